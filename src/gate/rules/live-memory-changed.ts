import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/** Tells reviewers which agent files a change adds, edits or removes. */
export const liveMemoryChanged: Rule<'authorMayWrite'> = {
  code: 'MT401',
  name: 'live-memory-changed',
  severity: 'notice',
  summary: 'The change touches a file that coding agents read.',
  why: 'What stands in such a file, or in one that it imports with `@path`, steers every agent that works here. It is advisory and never in the trusted baseline, but a reviewer should read it as instructions, not as documentation.',
  remedy: 'Read the change as an agent would obey it.',
  fixed: false,
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run({ base, head, changedPaths, authorMayWrite, surface }) {
    // Whoever may not write here is a stranger to those who will obey the text.
    const common =
      surface === 'pull-request' && authorMayWrite === false
        ? ({ severity: 'warning' } as const)
        : {};
    const by = 'severity' in common ? plain(' by somebody without write permission') : [];
    const before = new Set(base.live.map((live) => live.path));
    const hidden = (snapshot: typeof head, id: string): boolean =>
      !snapshot.judgement.entries.some(
        (entry) => entry.id === id && entry.status !== 'policy_blocked',
      );
    for (const live of head.live) {
      const touched = live.paths.some((path) => changedPaths.has(path)) && !live.settled;
      const through = live.settled && live.paths.slice(1).some((path) => changedPaths.has(path));
      if ((!touched && !through) || hidden(head, live.id)) continue;
      const what =
        before.has(live.path) || (live.kind === 'import' && base.tree.entries.has(live.path))
          ? 'is changed'
          : 'is added';
      yield {
        ...common,
        message: say`${live.path}, which ${[readers(live.agent)]}, ${[what]}${by}`,
        remedy: plain('Read the change as an agent would obey it.'),
        path: live.path,
        key: live.agent,
      };
    }
    const after = new Set(head.live.map((live) => live.path));
    for (const live of base.live) {
      // A file that is there and no longer imported is in no agent's way; that its importer changes is said.
      const stays = live.kind === 'import' && head.tree.entries.has(live.path);
      if (!after.has(live.path) && !stays && !hidden(base, live.id))
        yield {
          ...common,
          message: say`${live.path}, which ${[readers(live.agent)]}, is removed${by}`,
          remedy: plain('Check that nothing relied on it.'),
          path: live.path,
          key: live.agent,
        };
    }
  },
};

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
