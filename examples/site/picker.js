// The deck, to press cards in.
import { make } from "./drawing.js";

export function drawDeck(box, { deck, suits }, pick) {
  for (const [suit, [symbol, word]] of Object.entries(suits)) {
    const group = make("div", "suit");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", word);
    for (const card of deck.filter((each) => each.suit === suit)) {
      const button = make("button", suit, card.rank, symbol);
      Object.assign(button, { type: "button", value: card.text, onclick: () => pick(card.text) });
      button.dataset.name = card.name;
      group.append(button);
    }
    box.append(group);
  }
}

// `cards` are those of the hand that is picked for, `others` those of the other one.
export function pressIn(box, cards, others) {
  for (const button of box.querySelectorAll("button")) {
    const isElsewhere = others.includes(button.value);
    button.setAttribute("aria-pressed", String(cards.includes(button.value)));
    button.classList.toggle("elsewhere", isElsewhere);
    button.setAttribute("aria-label", button.dataset.name + (isElsewhere ? ", in the other hand" : ""));
  }
}
