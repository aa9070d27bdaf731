import type { AnyRule } from '../gate/rule.js';
import { rules } from '../gate/rules/index.js';
import { ConfigurationError } from '../text/errors.js';
import { nearest } from '../text/nearest.js';
import { enumerate, say } from '../text/phrase.js';

/* The rule that a user typed: `MT405`, `mt405`, `405` and `dead-reference` are the same. */

/** By code, number or name. */
export function findRule(typed: string): AnyRule | null {
  const code = typed.toUpperCase().replace(/^(?=\d{3}$)/, 'MT');
  const name = typed.toLowerCase();
  return rules.find((known) => known.code === code || known.name === name) ?? null;
}

/** @throws ConfigurationError with the nearest rules. */
export function ruleCalled(typed: string): AnyRule {
  const rule = findRule(typed);
  if (rule === null) throw unknownRule(typed);
  return rule;
}

/** @param others further words that could be meant. */
export function unknownRule(typed: string, others: readonly string[] = []): ConfigurationError {
  const meant = meantBy(typed.trim(), [
    ...rules.flatMap(({ code, name }) => [code, name]),
    ...others,
  ]);
  return new ConfigurationError(
    say`There is no rule ${typed}`,
    meant.length === 0
      ? '`npx memtrust explain` lists them.'
      : say`Did you mean ${enumerate(meant, 5)}?`,
  );
}

/** The nearest word, with letters in a code read as digits; else names that contain the word. */
function meantBy(typed: string, known: readonly string[]): readonly string[] {
  const digits = typed.replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1');
  const meant = nearest(/^MT\w{3}$/i.test(typed) ? digits : typed, known);
  if (meant !== null) return [meant];
  const word = typed.toLowerCase();
  return known.filter((name) => name.split(/[-_]/).includes(word));
}
