import { matcherOf } from '../../memory/glob.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which files in memory folders are read by nobody? `.memtrust/facts/auth.txt` is one, since facts end with `.md`. The
 * readers in `memory/layouts/` say which are strays; a broken one (`stray.broken`) is left to `invalid-record.ts`. A
 * notice only: it costs no trust.
 */

/** Finds files in memory folders that memtrust does not read, so that nobody relies on them. */
export const strayFile: Rule = {
  code: 'MT107',
  name: 'stray-file',
  severity: 'notice',
  summary: 'A file is in a memory folder, but memtrust does not read it.',
  why:
    'Every file that memtrust skips is named. A file in `.memtrust/` that it does not read, or a ' +
    'second `.memtrust/` in a subfolder, may hold memory that someone relies on. ' +
    'What `ignore:` in the policy matches, such as a repository that is an example, is not named.',
  remedy: 'Move it to where it belongs, or remove it.',
  *run({ head, policy }) {
    const isIgnored = matcherOf(policy.ignore ?? []);
    for (const stray of head.memory.strays) {
      if (!stray.broken && isIgnored(stray.path) === null)
        yield {
          message: say`${stray.path}: ${stray.message}`,
          remedy: 'Move it to where it belongs, or remove it.',
          path: stray.path,
        };
    }
  },
};
