import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which proofs does a change weaken or take away? A fixture that the change deletes gives a warning; one that it adds
 * gives none, since it proves more. It is no error: fixtures are edited for good reasons too, and those of the base
 * were run (SECURITY S01). No `key`: the path alone tells two findings apart, and nobody can accept a fixed rule.
 */

/** Finds edited or deleted fixtures, because the gate may prove less after the merge. */
export const fixtureChanged: Rule = {
  code: 'MT303',
  name: 'fixture-changed',
  severity: 'warning',
  summary: 'The change edits or removes a fixture of the base.',
  why:
    'The fixtures of the base branch check this change. After the merge, the new fixtures count. ' +
    'A weaker or missing fixture proves less from then on.',
  remedy: 'Ask someone responsible for the policy to review it.',
  fixed: true,
  *run({ base, head }) {
    const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
    for (const { path, text } of base.memory.fixtures) {
      if (after.get(path) === text) continue;
      yield {
        message: say`the fixture ${path} is ${[after.has(path) ? 'edited' : 'removed']}; until the merge the
          version in the base branch counts`,
        remedy: 'Ask someone responsible for the policy to review it.',
        path,
      };
    }
  },
};
