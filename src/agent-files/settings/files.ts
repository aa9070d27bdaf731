/*
 * Which settings file of which agent is at a path, and what may it contain?
 *     settingsFileOf('.claude/settings.json')   claude; all settings; plain JSON
 */

/** A settings file of a coding agent, and how its reader takes JSON. */
export interface SettingsFile {
  /** Under whose name it is listed. */
  readonly agent: string;
  /** Whose keys it has. */
  readonly client: 'claude' | 'codex' | 'cursor' | 'gemini' | 'opencode' | 'vscode' | 'other';
  /** What stands in it: hooks alone, servers alone, or all settings. */
  readonly holds: 'settings' | 'servers' | 'hooks';
  /** Matches a case-folded path. */
  readonly pattern: RegExp;
  readonly format: 'json' | 'toml';
  /** What is no JSON and is let pass all the same. */
  readonly lets: 'nothing' | 'comments' | 'comments-and-commas';
  /** Where the reader's own documentation or source says so. */
  readonly source: string;
}

/** A file of this name, in any folder. */
const name = (file: string): RegExp => new RegExp(`(?:^|/)${file}$`);

/** Settings files that lie next to memory: the rows of the table of agent files that are no prose. First match wins. */
export const SETTINGS_FILES: readonly SettingsFile[] = [
  {
    agent: 'claude',
    client: 'claude',
    holds: 'settings',
    pattern: name('\\.claude/settings(?:\\.local)?\\.json'),
    format: 'json',
    lets: 'nothing',
    source: 'https://code.claude.com/docs/en/settings',
  },
  {
    agent: 'mcp',
    client: 'claude',
    holds: 'servers',
    pattern: name('\\.mcp\\.json'),
    format: 'json',
    lets: 'nothing',
    source: 'https://code.claude.com/docs/en/mcp',
  },
  {
    agent: 'cursor',
    client: 'cursor',
    holds: 'hooks',
    pattern: name('\\.cursor/hooks\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://cursor.com/docs/agent/hooks',
  },
  {
    agent: 'cursor',
    client: 'cursor',
    holds: 'servers',
    pattern: name('\\.cursor/mcp\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://cursor.com/docs/context/mcp',
  },
  {
    agent: 'cursor',
    client: 'cursor',
    holds: 'settings',
    pattern: name('\\.cursor/cli\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://cursor.com/docs/cli/reference/configuration',
  },
  {
    agent: 'vscode',
    client: 'vscode',
    holds: 'servers',
    pattern: name('\\.vscode/mcp\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://code.visualstudio.com/docs/copilot/customization/mcp-servers',
  },
  {
    agent: 'vscode',
    client: 'vscode',
    holds: 'settings',
    pattern: name('\\.vscode/settings\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
  },
  {
    agent: 'codex',
    client: 'codex',
    holds: 'settings',
    pattern: name('\\.codex/config\\.toml'),
    format: 'toml',
    lets: 'nothing',
    source: 'https://developers.openai.com/codex/config-reference',
  },
  {
    agent: 'codex',
    client: 'codex',
    holds: 'hooks',
    pattern: name('\\.codex/hooks\\.json'),
    format: 'json',
    lets: 'nothing',
    source: 'https://developers.openai.com/codex/hooks',
  },
  {
    agent: 'gemini',
    client: 'gemini',
    holds: 'settings',
    pattern: name('\\.gemini/settings\\.json'),
    format: 'json',
    lets: 'comments',
    source: 'https://geminicli.com/docs/reference/configuration',
  },
  {
    agent: 'opencode',
    client: 'opencode',
    holds: 'settings',
    pattern: name('opencode\\.jsonc?'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://opencode.ai/docs/config',
  },
  {
    agent: 'kiro',
    client: 'other',
    holds: 'servers',
    pattern: name('\\.kiro/settings/mcp\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://kiro.dev/docs/mcp/configuration',
  },
  {
    agent: 'roo',
    client: 'other',
    holds: 'servers',
    pattern: name('\\.roo/mcp\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://docs.roocode.com/features/mcp/using-mcp-in-roo',
  },
  {
    agent: 'junie',
    client: 'other',
    holds: 'servers',
    pattern: name('\\.junie/mcp/mcp\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://www.jetbrains.com/help/junie',
  },
  {
    agent: 'mcp',
    client: 'other',
    holds: 'servers',
    pattern: name('\\.(?:amazonq|trae|windsurf|copilot|github)/mcp(?:[-_]config)?\\.json'),
    format: 'json',
    lets: 'comments-and-commas',
    source: 'https://modelcontextprotocol.io/clients',
  },
  {
    agent: 'copilot',
    client: 'vscode',
    holds: 'hooks',
    pattern: name('\\.github/hooks/[^/]+\\.json'),
    format: 'json',
    lets: 'comments',
    source: 'https://docs.github.com/en/copilot/reference/hooks-configuration',
  },
  {
    agent: 'claude',
    client: 'claude',
    holds: 'settings',
    pattern: name('\\.claude-plugin/plugin\\.json'),
    format: 'json',
    lets: 'nothing',
    source: 'https://code.claude.com/docs/en/plugins-reference',
  },
  // Hooks of plugins: several agents read a file of this name, each with events of its own.
  {
    agent: 'claude',
    client: 'other',
    holds: 'hooks',
    pattern: name('hooks/hooks\\.json'),
    format: 'json',
    lets: 'comments',
    source: 'https://code.claude.com/docs/en/plugins-reference',
  },
];

/** What a path is as a settings file, or null. */
export function settingsFileOf(path: string): SettingsFile | null {
  if (!/\.(?:jsonc?|toml)$/i.test(path)) return null;
  const folded = foldedName(path);
  return SETTINGS_FILES.find(({ pattern }) => pattern.test(folded)) ?? null;
}

/**
 * A name as file systems compare it that know no case: there `.curſor` opens as `.cursor`, by
 * Unicode's full folding.
 */
export function foldedName(path: string): string {
  return (/^[ -~]*$/.test(path) ? path : path.toUpperCase()).toLowerCase();
}
