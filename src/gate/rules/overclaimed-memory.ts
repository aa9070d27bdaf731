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
    'A public document promises too much about memory, such as `proven`, `guaranteed`, `catches ' +
    'all` or `perfect recall`.',
  why:
    'No tool can guarantee memory: a fact is what someone adopted, and a gate finds only what it ' +
    'looks for. People who read such a promise stop checking. A counted result, such as 12 of 12 ' +
    'cases, is a measurement and passes. So do denials, questions, quotations and code.',
  remedy: 'State what was measured and on how many cases, or name the fixture that shows it.',
  fixed: false,
  releaseCondition: 'demos',
  *run({ release }) {
    for (const { path, claims } of release.head.pages) {
      for (const { kind, line, column, key } of claims) {
        if (kind === 'boast')
          yield {
            message: say`a sentence in ${path} promises more about memory than anyone can prove`,
            remedy: plain(
              'State what was measured and on how many cases, or name the fixture that shows it.',
            ),
            path,
            line,
            column,
            key,
          };
      }
    }
  },
};
