import { plain, say, type Phrase } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Rule, RuleContext } from '../rule.js';
import type { Snapshot } from '../snapshot.js';

/*
 * Which agent files does the change add, edit or remove? `CLAUDE.md` changed: "`CLAUDE.md`, which claude
 * reads, is changed", a notice; a warning where the author of a pull request may not write to the
 * repository.
 *
 * What an agent file links to or imports counts as well. Safe error: a notice too many. What the policy
 * blocks is named nowhere. When it is wrong, `__tests__/gate/rules/live-memory-changed.test.ts` fails. The
 * name of the agent is the `key` of the finding; which files count may grow.
 */

/** Tells reviewers which agent files a change adds, edits or removes. */
export const liveMemoryChanged: Rule<'authorMayWrite' | 'exported'> = {
  code: 'MT401',
  name: 'live-memory-changed',
  severity: 'notice',
  summary: 'The change adds, edits or removes a file that coding agents read.',
  why:
    'This file, or a file that it imports with `@path`, steers every agent that works here. It ' +
    'is advisory and never part of the trusted baseline. Review it as instructions, not as ' +
    'documentation.',
  remedy: 'Read the change as instructions that an agent will follow.',
  fixed: false,
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run(context) {
    yield* addedOrChanged(context);
    yield* removed(context);
  },
};

type Context = RuleContext<'authorMayWrite' | 'exported'>;

function* addedOrChanged(context: Context): Generator<Diagnostic> {
  const { base, head, exported } = context;
  // A block of adopted facts alone is no new instruction.
  const isChanged = new Set(
    [...context.changedPaths].filter((path) => !exported.onlyBlocks.has(path)),
  );
  const before = new Set(base.live.map((live) => live.path));
  for (const live of head.live) {
    const isTouched = live.paths.some((path) => isChanged.has(path)) && !live.settled;
    const isTouchedThroughImport =
      live.settled && live.paths.slice(1).some((path) => isChanged.has(path));
    if ((!isTouched && !isTouchedThroughImport) || isHidden(head, live.id)) continue;
    const wasThere =
      before.has(live.path) || (live.kind === 'import' && base.tree.entries.has(live.path));
    const what = wasThere ? 'is changed' : 'is added';
    yield {
      ...severityOf(context),
      message: say`${live.path}, which ${[readers(live.agent)]}, ${[what]}${byWhom(context)}`,
      remedy: plain('Read the change as instructions that an agent will follow.'),
      path: live.path,
      key: live.agent,
    };
  }
}

function* removed(context: Context): Generator<Diagnostic> {
  const { base, head } = context;
  const after = new Set(head.live.map((live) => live.path));
  for (const live of base.live) {
    // A file that is there and no longer imported is in no agent's way; that its importer changes is said.
    const stays = live.kind === 'import' && head.tree.entries.has(live.path);
    if (after.has(live.path) || stays || isHidden(base, live.id)) continue;
    yield {
      ...severityOf(context),
      message: say`${live.path}, which ${[readers(live.agent)]}, is removed${byWhom(context)}`,
      remedy: plain('Check that nothing relied on it.'),
      path: live.path,
      key: live.agent,
    };
  }
}

/** Whoever may not write here is a stranger to those who will obey the text. */
function isByStranger({ surface, authorMayWrite }: Context): boolean {
  return surface === 'pull-request' && authorMayWrite === false;
}

function severityOf(context: Context): Pick<Diagnostic, 'severity'> {
  return isByStranger(context) ? { severity: 'warning' } : {};
}

function byWhom(context: Context): Phrase {
  return isByStranger(context) ? plain(' by an author without write permission') : [];
}

/** What the policy blocks is named nowhere. */
function isHidden({ judgement }: Snapshot, id: string): boolean {
  return !judgement.entries.some((entry) => entry.id === id && entry.status !== 'policy_blocked');
}

/** Not every source is an agent of its own: some files are for whoever knows the format. */
function readers(agent: string): string {
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
