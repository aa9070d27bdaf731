import { openRepository, repositoryEnvironment } from '../../tree/git.js';
import { workTreeState } from '../../tree/work-tree-state.js';
import type { Io } from '../io.js';
import { trunkRefs } from '../local-base.js';

/*
 * Does what was judged still stand? A text that changes with the base, with what is checked out, and with any file of
 * the working tree. `live-reading.ts` asks before each answer. The repository is opened anew each time, as git's
 * configuration may name a program by now that must not run (SECURITY S46). Safe error: another text, which costs a
 * judgement. `__tests__/e2e/cli/mcp-change.test.ts` fails when a change is not seen.
 */

/** A look at a repository that is under way. */
export interface Look {
  readonly state: Promise<string>;
}

/**
 * Begins to ask what an answer depends on beside the time. git is at work once this has resolved, so whoever waits can
 * work too. @throws ConfigurationError where there is no repository.
 */
export async function lookAt({ cwd, environment }: Io): Promise<Look> {
  const repository = await openRepository(cwd, environment);
  const { root, gitDir, shallow } = repository;
  await repositoryEnvironment(repository);
  const asked = Promise.all([trunkRefs(repository), workTreeState(repository)]);
  // Both are started within this turn.
  await new Promise(setImmediate);
  const state = asked.then(([refs, files]) =>
    [root, gitDir, String(shallow), refs.toString('latin1'), files].join('\n'),
  );
  state.catch(() => {});
  return { state };
}
