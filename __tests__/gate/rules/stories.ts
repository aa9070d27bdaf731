import { describe, expect, it, jest } from '@jest/globals';
import type { Diagnostic } from '../../../src/gate/finding.js';
import { rules } from '../../../src/gate/rules/index.js';
import type { RuleCode } from '../../../src/gate/finding.js';
import { check, findings, said, type Circumstances, type Store } from '../../store.js';

export interface Story {
  readonly what: string;
  readonly base: Store;
  readonly head: Store;
  readonly circumstances?: Circumstances;
}

export interface RuleStories {
  /**
   * What makes the rule speak, and what it says: `severity: message`, with a `+` where it is
   * introduced. None where a change alone cannot.
   */
  readonly fires: readonly (Story & { readonly says: readonly string[] })[];
  readonly silent: readonly Story[];
  /** Whether what it says of a change is still so once that is merged, and then no longer introduced. */
  readonly stands: boolean;
}

/** Words of ours: two that stand beside each other make a phrase, which a key must not have. */
const PHRASE = /[A-Za-z]{2,} [A-Za-z]{2,}/;

/** What of the sentences of a finding is in its key: reworded, they would make it another finding. */
export function proseInKey({ message, remedy, key = '' }: Diagnostic): readonly string[] {
  const ours = [message, remedy].flat().filter((part) => typeof part === 'string');
  return ours.filter((words) => PHRASE.test(words) && key.includes(words.trim()));
}

/** Everything that a rule yields while something runs. */
async function yielded(code: RuleCode, run: () => Promise<void>): Promise<readonly Diagnostic[]> {
  const rule = rules.find((one) => one.code === code);
  if (rule === undefined) throw new Error(`there is no rule ${code}`);
  const original = rule.run;
  const seen: Diagnostic[] = [];
  const spy = jest.spyOn(rule, 'run').mockImplementation(function* (context) {
    for (const diagnostic of original(context)) {
      seen.push(diagnostic);
      yield diagnostic;
    }
  });
  await run().finally(() => spy.mockRestore());
  return seen;
}

/**
 * The tests that every rule has: what makes it fire, what must not, and whether it says so of what
 * was there before.
 */
export function describeRule(
  code: RuleCode,
  name: string,
  { fires, silent, stands }: RuleStories,
): void {
  describe(`${code} ${name}`, () => {
    if (fires.length > 0) {
      it.each(fires)('fires: $what', async ({ base, head, circumstances, says }) => {
        const seen = await yielded(code, async () => {
          const evaluation = await check(base, head, circumstances);
          expect(said(evaluation, code)).toEqual(says);
          for (const finding of findings(evaluation, code)) expect(finding.name).toBe(name);
        });
        expect(seen.length).toBeGreaterThanOrEqual(says.length);
        expect(seen.flatMap(proseInKey)).toEqual([]);
      });

      it.each(fires)(
        'introduced, or there before: $what',
        async ({ base, head, circumstances, says }) => {
          const merged = await check(head, head.file('docs/unrelated.txt', 'x\n'), circumstances);
          expect(said(merged, code)).toEqual(
            stands ? says.map((line) => line.replace(/^\+/, '')) : [],
          );
          // Taking it back fails nothing either.
          if (stands)
            expect(
              findings(await check(head, base, circumstances), code).filter(
                (finding) => finding.introduced && finding.severity === 'error',
              ),
            ).toEqual([]);
        },
      );
    }

    it.each(silent)('does not fire: $what', async ({ base, head, circumstances }) => {
      expect(said(await check(base, head, circumstances), code)).toEqual([]);
    });

    it('is registered, and says what to do', () => {
      const rule = rules.find((one) => one.code === code);
      expect(rule?.name).toBe(name);
      for (const text of [rule?.summary, rule?.why, rule?.remedy]) expect(text).toMatch(/\.$/);
    });
  });
}
