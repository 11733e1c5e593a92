// The order of the rules: names, the strongest first, some of them of the ranking, some the reader's.

// The order under another ranking: what is not of the old one keeps its place, and stays last if it
// was last.
export function carried(order, from, to) {
  const result = [...to];
  order.forEach((name, at) => {
    if (from.includes(name)) return;
    const isLast = !order.slice(at).some((later) => from.includes(later));
    result.splice(isLast ? result.length : at, 0, name);
  });
  return result;
}
