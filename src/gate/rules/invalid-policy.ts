import { problemKey } from '../../memory/problem.js';
import { say } from '../../text/phrase.js';
import { POLICY_PATH } from '../../memory/policy.js';
import type { Rule } from '../rule.js';

/*
 * Can the policy be read, and does all of it have an effect? `adoptin:` in `.memtrust/policy.yml`: an error with its
 * line, and the verdict is `error`, because a gate that is not sure of its rules must not pass anything. An unknown
 * rule code, a fixed rule that it softens, or a scope that would soften: a warning. Problems come from
 * `memory/policy.ts`; the evidence `softened`, `strangers` and `mildScopes` has the rest. Where only the base is broken
 * and the change fixes it, it is a warning. The `key` of a broken policy is the kind of the problem and what it is
 * about.
 */

/** Stops the gate if its policy has a wrong format, and names settings that have no effect. */
export const invalidPolicy: Rule<'softened' | 'strangers' | 'mildScopes'> = {
  code: 'MT701',
  name: 'invalid-policy',
  severity: 'error',
  summary: 'The policy cannot be read.',
  why:
    'A gate without valid rules must not pass anything. Until the file is fixed, the strict ' +
    'defaults apply and the verdict is `error`.',
  remedy:
    'Fix `.memtrust/policy.yml` at the place that the message names. `npx memtrust explain --schema ' +
    'policy` prints the format.',
  fixed: true,
  stopsJudging: true,
  *run({ base, head, softened, strangers, mildScopes }) {
    for (const problem of head.memory.policy.problems) {
      const place =
        problem.line === undefined
          ? ''
          : `:${problem.line}${problem.column === undefined ? '' : `:${problem.column}`}`;
      yield {
        message: say`${POLICY_PATH}${[place]}: ${problem.message}`,
        remedy: 'Fix the file; `npx memtrust explain --schema policy` prints the format.',
        path: POLICY_PATH,
        line: problem.line,
        fix: problem.fix,
        key: problemKey(problem),
      };
    }
    if (
      base !== head &&
      base.memory.policy.origin === 'broken' &&
      head.memory.policy.origin !== 'broken'
    ) {
      yield {
        message: say`${POLICY_PATH} of the base branch cannot be read, so this change was
          checked with the strict defaults`,
        remedy: 'Nothing to do: this change fixes it.',
        path: POLICY_PATH,
        severity: 'warning',
        key: 'base',
      };
    }
    for (const code of strangers) {
      yield {
        message: say`${POLICY_PATH} names the rule ${code}, which does not exist`,
        remedy: 'Remove it from `rules`, or correct it. `npx memtrust explain` lists every rule.',
        path: POLICY_PATH,
        severity: 'warning',
        key: `unknown\0${code}`,
      };
    }
    for (const { path, key } of mildScopes) {
      yield {
        message: say`${POLICY_PATH} sets ${key} for ${path} to something weaker than the rest of the policy asks,
          so it has no effect`,
        remedy: say`Remove ${key} from the scope ${path}, or set it to something stricter.`,
        path: POLICY_PATH,
        severity: 'warning',
        key: `scope\0${path}\0${key}`,
      };
    }
    for (const code of softened) {
      yield {
        message: say`${POLICY_PATH} lowers ${[code]}, which no policy can lower`,
        remedy: say`Remove ${code} from rules.`,
        path: POLICY_PATH,
        severity: 'warning',
        key: code,
      };
    }
  },
};
