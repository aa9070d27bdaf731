import { foldedName, pathPatterns } from './path-pattern.js';
import type { LiveSource } from './live-source.js';

/* Which agents read a file? Many read the files of others: AGENTS.md, CLAUDE.md, the skills of Claude. */

/** A path, and who reads it: first the agent of the table, then those that most people use. Sources: docs/agents.md. */
const ROWS = `
AGENTS.md codex cursor copilot claude opencode windsurf amp jules zed warp factory kilo roo cline kiro augment devin
  openhands goose crush continue vibe kimi pi forge firebender gitlab-duo qoder mintlify ona
AGENT.md amp zed kilo devin continue
CLAUDE.md claude copilot cursor opencode amp zed augment devin openhands crush continue pi codebuff
GEMINI.md gemini copilot zed openhands crush
.github/copilot-instructions.md copilot zed crush
.cursorrules cursor cline zed devin crush
.cursor/rules/** cursor devin crush
.windsurfrules windsurf cline zed
.windsurf/rules/** windsurf devin
.clinerules cline zed kilo
.roorules roo kilo
.claude/skills/** claude cursor copilot opencode amp cline crush kilo warp kimi
.claude/agents/** claude cursor copilot
.codex/skills/** codex cursor warp kimi
.agents/skills/** codex cursor copilot gemini opencode amp openhands warp crush kilo vibe kimi pi
`;

export interface SharedFile {
  readonly path: string;
  readonly agents: readonly string[];
}

export const SHARED_FILES: readonly SharedFile[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [path = '', ...agents] = row.split(/\s+/);
    return { path, agents };
  });

const SHARED = SHARED_FILES.flatMap(({ path, agents }) =>
  pathPatterns(path).map((pattern) => ({ pattern, agents })),
);

/** The agents that read a file by its name, or the one whose file imports or names it. */
export function readersOf({
  agent,
  kind,
  path,
}: Pick<LiveSource, 'agent' | 'kind' | 'path'>): readonly string[] {
  const folded = foldedName(path);
  const shared =
    kind === 'import' || kind === 'named'
      ? undefined
      : SHARED.find(({ pattern }) => pattern.matches(path, folded));
  return shared?.agents ?? [agent];
}
