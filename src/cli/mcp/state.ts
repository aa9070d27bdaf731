import { resolveCommit } from '../../tree/commits.js';
import { workTreeState } from '../../tree/work-tree-state.js';
import type { Io } from '../io.js';
import { localBase } from '../local-base.js';
import { Workspace } from '../workspace.js';

/*
 * Does what was judged still stand? A text that changes with the base, with what is checked out, and with any file of
 * the working tree. `live-reading.ts` asks before each answer. The repository is opened anew each time, as git's
 * configuration may name a program by now that must not run (SECURITY S46). Safe error: another text, which costs a
 * judgement. `__tests__/e2e/cli/mcp-change.test.ts` fails when a change is not seen.
 */

/** What an answer depends on beside the time. @throws ConfigurationError where there is no repository. */
export async function repositoryState(io: Io): Promise<string> {
  const workspace = await Workspace.open(io);
  const { repository, objects } = workspace;
  try {
    const [base, head, files] = await Promise.all([
      localBase(repository, objects, null),
      resolveCommit(objects, 'HEAD'),
      workTreeState(repository),
    ]);
    return [repository.root, base.commit, ...base.incomplete, head, files].join('\n');
  } finally {
    workspace.close();
  }
}
