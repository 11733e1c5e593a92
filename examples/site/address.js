// What the reader looks at, in the address: hands, ranking and order in the query, so that a link
// opens just this; the code of own rules in the fragment, which no server is sent.

export function readAddress(opening) {
  const query = new URLSearchParams(location.search);
  const [one, other] = opening.examples[0].request.hands;
  const named = query.get("ranking") ?? "standard";
  const known = opening.rankings.some(({ name }) => name === named);
  return {
    hands: [query.get("a") ?? one, query.get("b") ?? other],
    ranking: known ? named : "standard",
    unknown: known ? null : named,
    order: query.has("rule") ? query.getAll("rule") : null,
    codes: new URLSearchParams(location.hash.slice(1)).getAll("code"),
  };
}

export function addressOf({ hands, ranking, order, codes }) {
  const query = new URLSearchParams({ a: hands[0], b: hands[1], ranking });
  for (const name of order ?? []) query.append("rule", name);
  const fragment = new URLSearchParams(codes.map((code) => ["code", code]));
  return `?${query}${codes.length ? `#${fragment}` : ""}`;
}
