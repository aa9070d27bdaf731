import type { AnyRule } from '../gate/rule.js';
import { rules } from '../gate/rules/index.js';
import { ConfigurationError } from '../text/errors.js';
import { nearest } from '../text/nearest.js';
import { phraseText, say } from '../text/phrase.js';

/*
 * Which rule did somebody type? `MT405`, `mt405`, `405` and `dead-reference` are one.
 *
 * `explain` and `check --rule` ask. More spellings may be accepted. `__tests__/cli/explain.test.ts` and
 * `__tests__/e2e/cli/narrowed-check.test.ts` fail when this is wrong.
 */

/** The rule of a code, of its number, or of a name. Throws a ConfigurationError that names the nearest one. */
export function ruleCalled(typed: string): AnyRule {
  const code = typed.toUpperCase().replace(/^(?=\d{3}$)/, 'MT');
  const name = typed.toLowerCase();
  const rule = rules.find((known) => known.code === code || known.name === name);
  if (rule !== undefined) return rule;
  const meant = nearest(
    typed,
    rules.flatMap((known) => [known.code, known.name]),
  );
  throw new ConfigurationError(
    phraseText(say`There is no rule ${typed}`),
    meant === null ? '`npx memtrust rules` lists them.' : phraseText(say`Did you mean ${meant}?`),
  );
}
