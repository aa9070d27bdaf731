import { agentFileOf } from '../../../agent-files/agents.js';
import { deadReference } from '../../../gate/rules/observed.js';
import { numbered } from '../../../text/visible.js';
import type { Io } from '../../io.js';
import { judgeWorkspace } from '../../judge-workspace.js';
import type { OpenMemory } from '../../open-memory.js';

/* What do the agent files of a repository say on its first day that is not so? The history is asked, too. */

/** One line, or empty. It is an extra: what cannot be judged, `check` says. */
export async function goneMentionsLine(io: Io, { tree, base }: OpenMemory): Promise<string> {
  if (base === null || ![...tree.entries.keys()].some((path) => agentFileOf(path) !== null))
    return '';
  const judged = await judgeWorkspace(io, { history: true, quiet: true }).catch(() => null);
  const gone = judged?.findings.filter(
    ({ rule, severity }) => rule === deadReference.code && severity !== 'notice',
  );
  if (gone === undefined || gone.length === 0) return '';
  const { length } = gone;
  return (
    `Your agent files name ${numbered(length, 'thing')} that ${length === 1 ? 'is' : 'are'} not there: ` +
    '`npx memtrust check --history` shows them.\n'
  );
}
