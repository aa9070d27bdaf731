import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which lines of CODEOWNERS count for nothing? `*.md me@example.com` gives a finding at its line.
 * `memory/codeowners.ts` finds what GitHub skips; here is only how it is told. It is silent where the policy
 * lets no owner adopt (`owners` is null). `__tests__/gate/rules/codeowners-skipped.test.ts` fails when this
 * is wrong. The `key` holds the words of the warning and its line. Users may have accepted a finding, so
 * those words are frozen.
 */

/** Finds lines of CODEOWNERS that GitHub ignores, so that their owners cannot approve facts. */
export const codeownersSkipped: Rule<'owners'> = {
  code: 'MT706',
  name: 'codeowners-skipped',
  severity: 'warning',
  summary: 'The policy lets code owners adopt, and a line of CODEOWNERS counts for nothing.',
  why:
    'GitHub skips what it does not understand there, and so does the gate: `!`, `[ ]`, a ' +
    '`#` behind a backslash, words that are no account. It asks nobody whose an e-mail ' +
    'address is. Somebody meant to be an adopter then is none.',
  remedy: 'Name accounts as `@login` or `@organisation/team`, with patterns that GitHub supports.',
  fixed: false,
  *run({ owners }) {
    if (owners === null) return;
    const { path, warnings } = owners.head;
    for (const { message, line } of warnings)
      yield {
        message: say`${path ?? ''}: ${message}`,
        remedy: plain(
          'Name accounts as `@login` or `@organisation/team`, with patterns that GitHub supports.',
        ),
        path,
        line,
        key: `${JSON.stringify(message)} ${line ?? 0}`,
      };
  },
};
