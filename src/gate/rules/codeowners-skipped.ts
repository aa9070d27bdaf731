import { problemKey } from '../../memory/problem.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which lines of CODEOWNERS count for nothing? `*.md me@example.com` gives a finding at its line.
 * `memory/codeowners.ts` finds what GitHub skips; here is only how it is told. It is silent where the policy lets no
 * owner adopt (`owners` is null). The `key` is the kind of the warning, what it is about and its line: users accept a
 * finding by it.
 */

/** Finds lines of CODEOWNERS that GitHub ignores, so that their owners cannot approve facts. */
export const codeownersSkipped: Rule<'owners'> = {
  code: 'MT706',
  name: 'codeowners-skipped',
  severity: 'warning',
  summary: 'A line of CODEOWNERS has no effect, so its owners cannot adopt facts.',
  why:
    'The policy lets code owners adopt facts. GitHub skips lines that it does not support, and ' +
    'so does the gate: `!`, `[ ]`, a `#` after a backslash, and names that are not accounts. ' +
    'Owners listed by e-mail address are ignored. People on such a line cannot adopt facts.',
  remedy:
    'Write accounts as `@login` or `@organisation/team`, and use patterns that GitHub supports.',
  *run({ owners }) {
    if (owners === null) return;
    const { path, warnings } = owners.head;
    for (const problem of warnings)
      yield {
        message: say`${path ?? ''}: ${problem.message}`,
        remedy:
          'Write accounts as `@login` or `@organisation/team`, and use patterns that GitHub supports.',
        path,
        line: problem.line,
        key: `${problemKey(problem)}\0${problem.line ?? 0}`,
      };
  },
};
