// Which of the reader's rules it is that has no end.
import { Ended } from "./engine.js";

// Each is asked alone, by `ask(rule)`; null where none of them alone fails to end.
export async function endless(rules, ask) {
  if (rules.length === 1) return rules[0];
  for (const rule of rules) {
    try {
      await ask(rule);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return rule;
    }
  }
  return null;
}
