// What the reader looks at, in the address: hands, ranking and order in the query, so that a link
// opens just this; the code of own rules in the fragment, which no server is sent.

export function readAddress(opening) {
  const query = new URLSearchParams(location.search);
  const anchor = document.getElementById(decoded(location.hash.slice(1)));
  const fragment = new URLSearchParams(anchor ? "" : location.hash.slice(1));
  const [one, other] = opening.examples[0].request.hands;
  const named = query.get("ranking") ?? "standard";
  const known = opening.rankings.some(({ name }) => name === named);
  const odd = [...query.keys()].filter((key) => !["a", "b", "ranking", "rule"].includes(key));
  odd.push(...[...fragment.keys()].filter((key) => key !== "code"));
  const faults = [];
  if (odd.length) faults.push(`This page knows nothing of “${odd.join("”, “")}” in its address.`);
  if (!known) faults.push(`The address names rules that are not here, “${named}”: these are the standard ones.`);
  return {
    hands: [query.get("a") ?? one, query.get("b") ?? other],
    ranking: known ? named : "standard",
    order: known && query.has("rule") ? query.getAll("rule") : null,
    codes: fragment.getAll("code"),
    faults,
  };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function addressOf({ hands, ranking, order, codes }) {
  const query = new URLSearchParams({ a: hands[0], b: hands[1], ranking });
  for (const name of order ?? []) query.append("rule", name);
  const fragment = new URLSearchParams(codes.map((code) => ["code", code]));
  return `?${query}${codes.length ? `#${fragment}` : ""}`;
}
