import { describe, expect, it } from '@jest/globals';
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
        const evaluation = await check(base, head, circumstances);
        expect(said(evaluation, code)).toEqual(says);
        for (const finding of findings(evaluation, code)) expect(finding.name).toBe(name);
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
