import { agentFileOf } from '../../agent-files/agents.js';
import type { LiveSource } from '../../agent-files/live-source.js';
import { readersOf } from '../../agent-files/readers.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Rule, RuleContext } from '../rule.js';
import type { Snapshot } from '../snapshot.js';

/*
 * A changed file that agents read where its name does not show it: `docs/a.md`, which `CLAUDE.md` imports or links to.
 * Of an author without write permission any changed agent file is reported, as a warning.
 */

/** Tells reviewers of agent files that they would not notice in the diff, or that a stranger changed. */
export const liveMemoryChanged: Rule<'authorMayWrite' | 'exported' | 'looked'> = {
  code: 'MT401',
  name: 'live-memory-changed',
  severity: 'notice',
  summary:
    'The change edits text that agents read through an import, link or settings, or an outsider ' +
    'changes an agent file.',
  why:
    'The diff does not show that agents follow this text: its name is not that of an agent file, ' +
    'or the diff of a link or submodule shows no text at all. Review it as instructions, not as ' +
    'documentation. An edit of an agent file itself is not reported unless the author of the ' +
    'pull request has no write permission; then it is a warning.',
  remedy: 'Read the change as instructions that an agent will follow.',
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run(context) {
    const byStranger = context.surface === 'pull-request' && context.authorMayWrite === false;
    yield* addedOrChanged(context, byStranger);
    if (byStranger) yield* removed(context);
  },
};

type Context = RuleContext<'authorMayWrite' | 'exported' | 'looked'>;

const BY_STRANGER = ' by an author without write permission';

function* addedOrChanged(context: Context, byStranger: boolean): Generator<Diagnostic> {
  const { base, head, exported, changedPaths, looked } = context;
  const before = new Set(base.live.map((live) => live.path));
  // A link that leads nowhere is reported as such, with the place where it leads.
  const dead = new Set(
    looked.head.observations.flatMap(({ subject, path }) =>
      subject === 'dead-reference' ? path : [],
    ),
  );
  const isTouched = ({ kind, path: name, paths }: LiveSource): boolean =>
    // A block of adopted facts alone is no new instruction.
    paths.some((path) => changedPaths.has(path) && !exported.onlyBlocks.has(path)) ||
    (kind === 'named' && !before.has(name));
  for (const live of head.live.filter(isTouched)) {
    const detour = detourTo(live, head);
    const isNews =
      byStranger || (detour !== null && !(live.broken !== null && dead.has(live.path)));
    if (!isNews || isHidden(head, live.id)) continue;
    const wasThere =
      before.has(live.path) || (live.kind === 'import' && base.tree.entries.has(live.path));
    const through: Phrase = detour === null ? [] : plain(` through ${detour}`);
    const what = `${wasThere ? 'is changed' : 'is added'}${byStranger ? BY_STRANGER : ''}`;
    yield {
      ...(byStranger ? { severity: 'warning' } : {}),
      message: say`${live.path}, which ${[readersIn(live)]}${through}, ${[what]}`,
      remedy: 'Read the change as instructions that an agent will follow.',
      path: live.path,
      key: live.agent,
    };
  }
}

function* removed({ base, head }: Context): Generator<Diagnostic> {
  const after = new Set(head.live.map((live) => live.path));
  for (const live of base.live) {
    // A file that is there and no longer imported is in no agent's way; the change of its importer is reported.
    const stays =
      (live.kind === 'import' || live.kind === 'named') && head.tree.entries.has(live.path);
    if (after.has(live.path) || stays || isHidden(base, live.id)) continue;
    yield {
      severity: 'warning',
      message: say`${live.path}, which ${[readersIn(live)]}, is removed${[BY_STRANGER]}`,
      remedy: 'Check that nothing relied on it.',
      path: live.path,
      key: live.agent,
    };
  }
}

/** By which way an agent comes to the text; null where the text is in a file with the name of an agent file. */
function detourTo({ kind, path, paths }: LiveSource, { tree }: Snapshot): string | null {
  if (kind === 'import') return 'an import';
  if (kind === 'named') return 'its settings';
  const end = paths.at(-1) ?? path;
  if (agentFileOf(end) !== null && tree.entries.get(end)?.kind === 'file') return null;
  return tree.entries.get(path)?.kind === 'submodule' ? 'a submodule' : 'a link';
}

/** What the policy blocks is named nowhere. */
function isHidden({ judgement }: Snapshot, id: string): boolean {
  return !judgement.entries.some((entry) => entry.id === id && entry.status !== 'policy_blocked');
}

/** Names that are shown; the others are counted. */
const MOST_NAMED = 4;

/** `claude reads`, or `codex, cursor, copilot, claude and 26 more read`. */
function readersIn(live: LiveSource): string {
  const readers = readersOf(live);
  const [first = ''] = readers;
  if (readers.length === 1) return oneReader(first);
  const named = readers.slice(0, MOST_NAMED);
  const others = readers.length - named.length;
  return others === 0
    ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''} read`
    : `${named.join(', ')} and ${others} more read`;
}

/** Not every source is an agent of its own: some files are for whoever knows the format. */
function oneReader(agent: string): string {
  switch (agent) {
    case 'mcp':
      return 'MCP clients read';
    case 'agents':
    case 'skill':
      return 'agents read';
    default:
      return `${agent} reads`;
  }
}
