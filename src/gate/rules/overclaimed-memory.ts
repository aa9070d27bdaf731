import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which public pages promise too much? A page that says "guaranteed" of memory gives a finding at that place;
 * "12 of 12 cases" gives none. `release/` finds the claims, and here are those of kind `boast`. Safe error:
 * silence, since whoever is told off for a true sentence turns the rule off.
 * `__tests__/gate/rules/overclaimed-memory.test.ts` fails when this is wrong. Users accept one by code, path
 * and the claim's `key`, so message and remedy are free.
 */

/** Finds promises in public documents that no memory tool can keep. */
export const overclaimedMemory: Rule<'release'> = {
  code: 'MT803',
  name: 'overclaimed-memory',
  severity: 'error',
  summary:
    'A public document promises of memory what nobody can know, in words such as ' +
    '`proven`, `guaranteed`, `catches all` or `perfect recall`.',
  why:
    'Memory is what somebody adopted and what still stands where it cites, and a gate ' +
    'finds what it looks for. Whoever reads such a promise looks no more. A counted ' +
    'figure, such as 12 of 12 cases, is a measurement and passes; so do denials, ' +
    'questions, quotations and code.',
  remedy: 'Say what was measured, on how much; or say which fixture shows it.',
  fixed: false,
  releaseCondition: 'demos',
  *run({ release }) {
    for (const { path, claims } of release.head.pages) {
      for (const { kind, line, column, key } of claims) {
        if (kind === 'boast')
          yield {
            message: say`a sentence in ${path} promises more of memory than anybody can prove`,
            remedy: plain('Say what was measured, on how much; or say which fixture shows it.'),
            path,
            line,
            column,
            key,
          };
      }
    }
  },
};
