import { openRepository } from '../../tree/git.js';
import { workTreeState } from '../../tree/work-tree-state.js';
import type { Io } from '../io.js';
import { trunkRefs } from '../local-base.js';

/*
 * Does what was judged still stand? A text that changes with the base, with what is checked out, and with any file of
 * the working tree. `live-reading.ts` asks before each answer. The repository is opened anew each time, as git's
 * configuration may name a program by now that must not run (SECURITY S46). Safe error: another text, which costs a
 * judgement. `__tests__/e2e/cli/mcp-change.test.ts` fails when a change is not seen.
 */

/** What an answer depends on beside the time. @throws ConfigurationError where there is no repository. */
export async function repositoryState({ cwd, environment }: Io): Promise<string> {
  const repository = await openRepository(cwd, environment);
  const { root, gitDir, shallow } = repository;
  const [refs, files] = await Promise.all([trunkRefs(repository), workTreeState(repository)]);
  return [root, gitDir, String(shallow), refs.toString('latin1'), files].join('\n');
}
