/* Which settings file of which agent is at a path, and what may it contain? */

const CLIENTS = ['claude', 'codex', 'cursor', 'gemini', 'opencode', 'vscode', 'other'] as const;
const HOLDS = ['settings', 'servers', 'hooks'] as const;
const LETS = ['nothing', 'comments', 'comments-and-commas'] as const;

/** A settings file of a coding agent, and how strictly that agent reads JSON. */
export interface SettingsFile {
  readonly agent: string;
  readonly client: (typeof CLIENTS)[number];
  /** Hooks alone, servers alone, or all settings. */
  readonly holds: (typeof HOLDS)[number];
  /** What is not JSON and is accepted all the same. */
  readonly lets: (typeof LETS)[number];
  readonly pattern: RegExp;
  readonly format: 'json' | 'toml' | 'yaml';
}

/**
 * Agent, client, what the file holds, what its reader lets pass, pattern, and where the reader's own documentation or
 * source says so. `hooks/hooks.json` of plugins is read by several agents, each with events of its own.
 */
const ROWS = String.raw`
claude claude settings nothing /\.claude/settings(?:\.local)?\.json$ code.claude.com/docs/en/settings
mcp claude servers nothing /\.mcp\.json$ code.claude.com/docs/en/mcp
cursor cursor hooks comments-and-commas /\.cursor/hooks\.json$ cursor.com/docs/agent/hooks
cursor cursor servers comments-and-commas /\.cursor/mcp\.json$ cursor.com/docs/context/mcp
cursor cursor settings comments-and-commas /\.cursor/cli\.json$ cursor.com/docs/cli/reference/configuration
vscode vscode servers comments-and-commas /\.vscode/mcp\.json$
  code.visualstudio.com/docs/copilot/customization/mcp-servers
vscode vscode settings comments-and-commas /\.vscode/settings\.json$
  code.visualstudio.com/docs/copilot/reference/copilot-settings
codex codex settings nothing /\.codex/config\.toml$ developers.openai.com/codex/config-reference
codex codex hooks nothing /\.codex/hooks\.json$ developers.openai.com/codex/hooks
gemini gemini settings comments /\.gemini/settings\.json$ geminicli.com/docs/reference/configuration
opencode opencode settings comments-and-commas /opencode\.jsonc?$ opencode.ai/docs/config
kiro other servers comments-and-commas /\.kiro/settings/mcp\.json$ kiro.dev/docs/mcp/configuration
roo other servers comments-and-commas /\.roo/mcp\.json$ docs.roocode.com/features/mcp/using-mcp-in-roo
junie other servers comments-and-commas /\.junie/mcp/mcp\.json$ www.jetbrains.com/help/junie
mcp other servers comments-and-commas /\.(?:amazonq|trae|windsurf|copilot|github)/mcp(?:[-_]config)?\.json$
  modelcontextprotocol.io/clients
copilot vscode hooks comments /\.github/hooks/[^/]+\.json$ docs.github.com/en/copilot/reference/hooks-configuration
claude claude settings nothing /\.claude-plugin/plugin\.json$ code.claude.com/docs/en/plugins-reference
claude claude settings nothing /\.claude-plugin/marketplace\.json$ code.claude.com/docs/en/plugin-marketplaces
gemini gemini settings nothing /gemini-extension\.json$ geminicli.com/docs/extensions/reference
aider other settings comments-and-commas /\.aider\.conf\.yml$ aider.chat/docs/config/aider_conf.html
roo other settings comments-and-commas /\.roomodes$ docs.roocode.com/features/custom-modes
amp other settings comments-and-commas /\.amp/settings\.jsonc?$ ampcode.com/manual
claude other hooks comments /hooks/hooks\.json$ code.claude.com/docs/en/plugins-reference
`;

/** Settings files next to memory. The first match wins. */
export const SETTINGS_FILES: readonly SettingsFile[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [agent = '', client, holds, lets, written = ''] = row.split(/\s+/);
    return {
      agent,
      client: oneOf(CLIENTS, client),
      holds: oneOf(HOLDS, holds),
      lets: oneOf(LETS, lets),
      pattern: writtenPattern(written),
      format: formatOf(written),
    };
  });

function formatOf(written: string): SettingsFile['format'] {
  if (written.endsWith('toml$')) return 'toml';
  return /json[c?]*\$$/.test(written) ? 'json' : 'yaml';
}

/** The cell of a row as one of the known words. */
export function oneOf<Word extends string>(known: readonly Word[], cell?: string): Word {
  const found = known.find((word) => word === cell);
  if (found === undefined)
    throw new Error(`${cell ?? 'nothing'} is not one of ${known.join(', ')}`);
  return found;
}

/** A pattern of paths; one that begins with `/` matches in any folder. */
export function writtenPattern(written: string): RegExp {
  return new RegExp(written.replace(/^\//, '(?:^|/)'));
}

export function settingsFileOf(path: string): SettingsFile | null {
  if (!/\.(?:jsonc?|toml|yml|roomodes)$/i.test(path)) return null;
  const folded = foldedName(path);
  return SETTINGS_FILES.find(({ pattern }) => pattern.test(folded)) ?? null;
}

/** A name as file systems without case compare it: `.curſor` opens as `.cursor`, by Unicode's full folding. */
export function foldedName(path: string): string {
  return (/^[ -~]*$/.test(path) ? path : path.toUpperCase()).toLowerCase();
}
