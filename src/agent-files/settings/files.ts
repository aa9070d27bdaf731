import { grouped } from '../../text/collections.js';
import { foldedName, oneOf, type TablePath, pathPatterns } from '../path-pattern.js';

/* Which settings file of which agent is at a path, and what may it contain? */

const CLIENTS = ['claude', 'codex', 'cursor', 'gemini', 'opencode', 'vscode', 'other'] as const;
const HOLDS = ['settings', 'servers', 'hooks', 'events'] as const;
const LETS = ['nothing', 'comments', 'comments-and-commas'] as const;

/** A settings file of a coding agent, and how strictly that agent reads JSON. */
export interface SettingsFile {
  readonly agent: string;
  readonly client: (typeof CLIENTS)[number];
  /** Hooks alone, hooks whose events have names of their own, servers alone, or all settings. */
  readonly holds: (typeof HOLDS)[number];
  /** What is not JSON and is accepted all the same; everything where its agent does not say. */
  readonly lets: (typeof LETS)[number];
  readonly format: 'json' | 'toml' | 'yaml';
  /** As the table writes it: `.claude/{settings,settings.local}.json`. */
  readonly path: string;
  readonly source: string;
}

/**
 * Agent, client, what the file holds, what its reader lets pass, path, and where the reader's own documentation or
 * source says so. `hooks/hooks.json` of plugins is read by several agents, each with events of its own.
 */
const ROWS = `
claude claude settings nothing .claude/{settings,settings.local}.json code.claude.com/docs/en/settings
mcp claude servers nothing .mcp.json code.claude.com/docs/en/mcp
cursor cursor hooks comments-and-commas .cursor/hooks.json cursor.com/docs/agent/hooks
cursor cursor servers comments-and-commas .cursor/mcp.json cursor.com/docs/context/mcp
cursor cursor settings comments-and-commas .cursor/cli.json cursor.com/docs/cli/reference/configuration
vscode vscode servers comments-and-commas .vscode/mcp.json
  code.visualstudio.com/docs/copilot/customization/mcp-servers
vscode vscode settings comments-and-commas .vscode/settings.json
  code.visualstudio.com/docs/copilot/reference/copilot-settings
codex codex settings nothing .codex/config.toml developers.openai.com/codex/config-reference
codex codex hooks nothing .codex/hooks.json developers.openai.com/codex/hooks
gemini gemini settings comments .gemini/settings.json geminicli.com/docs/reference/configuration
opencode opencode settings comments-and-commas opencode.{json,jsonc} opencode.ai/docs/config
kiro other servers comments-and-commas .kiro/settings/mcp.json kiro.dev/docs/mcp/configuration
roo other servers comments-and-commas .roo/mcp.json docs.roocode.com/features/mcp/using-mcp-in-roo
junie other servers comments-and-commas .junie/mcp/mcp.json www.jetbrains.com/help/junie
mcp other servers comments-and-commas .{amazonq,trae,windsurf,copilot,github}/{mcp,mcp-config,mcp_config}.json
  modelcontextprotocol.io/clients
copilot vscode hooks comments .github/hooks/*.json docs.github.com/en/copilot/reference/hooks-configuration
claude claude settings nothing .claude-plugin/plugin.json code.claude.com/docs/en/plugins-reference
claude claude settings nothing .claude-plugin/marketplace.json code.claude.com/docs/en/plugin-marketplaces
gemini gemini settings nothing gemini-extension.json geminicli.com/docs/extensions/reference
aider other settings comments-and-commas .aider.conf.yml aider.chat/docs/config/aider_conf.html
roo other settings comments-and-commas .roomodes docs.roocode.com/features/custom-modes
amp other settings comments-and-commas .amp/{settings.json,settings.jsonc} ampcode.com/manual
windsurf other events comments-and-commas .windsurf/hooks.json docs.windsurf.com/windsurf/cascade/hooks
kilo other settings comments-and-commas {kilo,.kilo/kilo}.{json,jsonc} kilo.ai/docs/customize/custom-rules
kilo other servers comments-and-commas .kilocode/mcp.json kilo.ai/docs/automate/mcp/using-in-kilo-code
qwen other settings comments-and-commas .qwen/settings.json
  qwenlm.github.io/qwen-code-docs/en/users/configuration/settings
iflow other settings comments-and-commas .iflow/settings.json
  github.com/iflow-ai/iflow-cli/blob/main/docs_en/configuration/settings.md
codebuddy other settings comments-and-commas .codebuddy/{settings,settings.local}.json
  cloud.tencent.com/document/product/1831/137016
factory other hooks comments-and-commas .factory/hooks.json docs.factory.ai/reference/hooks-reference
factory other servers comments-and-commas .factory/mcp.json docs.factory.ai/cli/configuration/mcp
factory other settings comments-and-commas .factory/{settings,settings.local}.json
  docs.factory.ai/cli/configuration/settings
openhands other events comments-and-commas .openhands/hooks.json
  docs.openhands.dev/openhands/usage/customization/hooks
vibe other settings nothing .vibe/{config,hooks}.toml github.com/mistralai/mistral-vibe
crush other settings comments-and-commas {crush,.crush}.json
  github.com/charmbracelet/crush/blob/main/docs/config/README.md
firebender other settings comments-and-commas firebender.json docs.firebender.com/api-reference/agents
firebase-studio other servers comments-and-commas .idx/mcp.json firebase.google.com/docs/studio/mcp-servers
gitlab-duo other servers comments-and-commas .gitlab/duo/mcp.json
  docs.gitlab.com/user/gitlab_duo/model_context_protocol/mcp_clients
continue other servers comments-and-commas .continue/mcpServers/*.json docs.continue.dev/customize/deep-dives/mcp
zed other settings comments-and-commas .zed/settings.json zed.dev/docs/ai/mcp
pi other settings comments-and-commas .pi/settings.json
  github.com/badlogic/pi-mono/blob/main/packages/coding-agent/docs/settings.md
claude other hooks comments hooks/hooks.json code.claude.com/docs/en/plugins-reference
`;

/** Settings files next to memory. The first match wins. */
export const SETTINGS_FILES: readonly SettingsFile[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [agent = '', client, holds, lets, path = '', source = ''] = row.split(/\s+/);
    return {
      agent,
      client: oneOf(CLIENTS, client),
      holds: oneOf(HOLDS, holds),
      lets: oneOf(LETS, lets),
      format: formatOf(path),
      path,
      source,
    };
  });

function formatOf(path: string): SettingsFile['format'] {
  if (path.endsWith('.toml')) return 'toml';
  return /jsonc?}?$/.test(path) ? 'json' : 'yaml';
}

/** By the name of the file, in lower case; by `*` where any name of a folder is meant. */
const BY_NAME = grouped(
  SETTINGS_FILES.flatMap((file) =>
    pathPatterns(file.path).map((pattern) => ({ file, pattern, name: nameOf(pattern) })),
  ),
  ({ name }) => name,
);

function nameOf({ path, fixedParts }: TablePath): string {
  return path.endsWith('/*.json') ? '*' : (fixedParts.at(-1) ?? '');
}

export function settingsFileOf(path: string): SettingsFile | null {
  if (!/\.(?:jsonc?|toml|yml|roomodes)$/i.test(path)) return null;
  const folded = foldedName(path);
  const name = folded.slice(folded.lastIndexOf('/') + 1);
  const candidates = [...(BY_NAME.get('*') ?? []), ...(BY_NAME.get(name) ?? [])];
  return candidates.find(({ pattern }) => pattern.matches(path, folded))?.file ?? null;
}
