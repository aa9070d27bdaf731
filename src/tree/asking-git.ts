import type { AskAttributes } from './attributes.js';
import type { Environment } from './git.js';

/*
 * `cli/judge-workspace.ts`, `cli/commands/review.ts` and `github/judge.ts` hand it to the gate. It
 * keeps nothing: each question is asked anew. The `import()` keeps `git-attributes.ts` out of runs
 * in which no file of attributes changed. `__tests__/security/S44-hidden-diffs.test.ts` fails when
 * this is wrong.
 */

/** Asks git itself; what does so is read only where something is asked. */
export function askingGit(environment: Environment): AskAttributes {
  return async (tree, paths) =>
    (await import('./git-attributes.js')).gitAttributes(environment)(tree, paths);
}
