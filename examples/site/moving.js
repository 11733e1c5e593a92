// A rule moves by pointer, by arrow keys on its handle, or by buttons that a press on it shows.

const FAR = 6; // pixels: less is a press and no drag

// `moved(name, at)` hears which rule was moved, and to which place in the list.
export function makeMovable(list, moved) {
  const at = (li) => [...list.children].indexOf(li);
  let dragged = false; // was the last press a drag? Then the click that ends it is none

  // The others move round it: what is taken out of the page loses the focus and the pointer.
  function shift(li, to) {
    const place = Math.max(0, Math.min(list.children.length - 1, to));
    while (at(li) > place) li.after(li.previousElementSibling);
    while (at(li) < place) li.before(li.nextElementSibling);
    moved(li.dataset.name, place);
  }

  list.addEventListener("keydown", (event) => {
    const li = event.target.closest(".handle")?.closest("li");
    const to = li && { ArrowUp: at(li) - 1, ArrowDown: at(li) + 1, Home: 0, End: list.children.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    shift(li, to);
  });

  list.addEventListener("click", (event) => {
    const li = event.target.closest("li");
    const pressed = event.target.closest("button");
    if (dragged || !li) return;
    if (pressed?.matches(".up, .down")) shift(li, at(li) + (pressed.matches(".up") ? -1 : 1));
    else if (!pressed || pressed.matches(".handle")) li.classList.toggle("lifted");
  });

  // The buttons of a row go when the reader goes elsewhere.
  const leave = ({ target }) => {
    for (const li of list.querySelectorAll(".lifted")) if (!li.contains(target)) li.classList.remove("lifted");
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);

  // A mouse takes a row anywhere, a finger by its handle alone: elsewhere it scrolls the page.
  list.addEventListener("pointerdown", (event) => {
    dragged = false;
    const li = event.target.closest("li");
    const pressed = event.target.closest("button");
    const isHandle = Boolean(pressed?.matches(".handle"));
    if (!li || event.button !== 0 || (!isHandle && (pressed || event.pointerType === "touch"))) return;
    event.preventDefault();
    const handle = li.querySelector(".handle");
    handle.focus({ preventScroll: true, focusVisible: false });
    const from = at(li);
    const ended = new AbortController();
    const on = (name, then) => li.addEventListener(name, then, { signal: ended.signal });
    const middle = (other) => other.offsetTop + other.offsetHeight / 2;

    li.setPointerCapture(event.pointerId);
    on("pointermove", (move) => {
      if (!dragged && Math.abs(move.clientY - event.clientY) < FAR) return;
      dragged = true;
      li.classList.add("dragged");
      const y = move.clientY - list.getBoundingClientRect().top;
      let before = li.previousElementSibling, after = li.nextElementSibling;
      for (; before && y < middle(before); before = li.previousElementSibling) li.after(before);
      for (; after && y > middle(after); after = li.nextElementSibling) li.before(after);
      if (move.clientY < 160) scrollBy(0, -12);
      if (move.clientY > innerHeight - 60) scrollBy(0, 12);
    });
    const end = (then) => () => {
      ended.abort();
      li.classList.remove("dragged");
      then();
    };
    on("pointercancel", end(() => shift(li, from)));
    on("pointerup", end(() => { if (at(li) !== from) shift(li, at(li)); }));
  });
}
