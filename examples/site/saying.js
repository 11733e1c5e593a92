// What is said of a fold, before and after it is over, in words.

export function verdict(told, shown) {
  if (shown >= told.asked) return told.sentence;
  if (!shown) return "Who wins? Guess, or step through the rules.";
  return `${told.rules[shown - 1].name}: tie. Ask the next.`;
}

// `guess` is 1, -1 or 0, or null for none; so is `sign`, where a rule could not judge.
export function guessed(guess, sign) {
  if (guess === null || sign === null) return "";
  const said = guess ? `hand ${guess > 0 ? 1 : 2}` : "a tie";
  return `You said ${said}: ${guess === sign ? "right." : "not this time."}`;
}
