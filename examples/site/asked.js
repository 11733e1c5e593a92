// What the reader looks at, as a question to Python: nothing here asks it, or draws.

export const same = (one, other) => String(one) === String(other);

export function askedOf(state, opening) {
  const rankingOf = (ranking) => opening.rankings.find(({ name }) => name === ranking);
  const names = () => rankingOf(state.ranking).rules;
  const ownNames = () => state.own.map(({ name }) => name);

  // The names in the list. A rule that came with the address and has not run keeps its place, unasked.
  function listed() {
    return (state.order ?? names()).filter((name) => [...ownNames(), ...names()].includes(name));
  }

  function request() {
    const order = listed();
    const own = state.own.filter(({ name }) => order.includes(name)).map(({ code }) => code);
    return { hands: state.hands, ranking: state.ranking, order: same(order, names()) ? null : order, own };
  }

  // The answer that was there before Python, if there is one.
  function answerAtHand() {
    const asked = JSON.stringify(request());
    return opening.examples.find((example) => JSON.stringify(example.request) === asked)?.answer;
  }

  return { rankingOf, names, ownNames, listed, request, answerAtHand };
}
