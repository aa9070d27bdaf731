import { wordList } from '../../text/words.js';
import { foldedName, oneOf, type TablePath, pathPatterns } from '../path-pattern.js';

/*
 * Which files do settings make an agent read? `"context": {"fileName": ["NOTES.txt"]}` of Gemini makes NOTES.txt memory
 * (SECURITY S52). A key is one row of the table.
 */

const WAYS = ['name', 'path', 'map', 'file', 'beside'] as const;
const WHENS = ['start', 'asked'] as const;

/** A key of a settings file that names files. */
export interface NamingKey {
  readonly agent: string;
  readonly settings: readonly TablePath[];
  /**
   * `name`: read in every folder that has one. `path`: a path or pattern, from the root or the settings. `map`: the
   * keys of a map are the paths, unless they are false. `file`: the paths of a text as `{file:x.md}` or `file://x.md`.
   * `beside`: a folder that the agent looks for by itself where it finds the settings.
   */
  readonly way: (typeof WAYS)[number];
  /** Whether the agent reads them when it starts, or when they are asked for. */
  readonly when: (typeof WHENS)[number];
  /** Keys from the root, with `*` for any key and `[]` for the items of a list. */
  readonly keys: readonly string[];
  /** What a file in a named folder has to end with; empty for all files, null where no folder can be named. */
  readonly ending: string | null;
}

const COPILOT = 'code.visualstudio.com/docs/copilot/reference/copilot-settings';

/** Instructions for one task each: `github.copilot.chat.codeGeneration.instructions`, a list with files. */
const TASKS_OF_COPILOT = wordList(`
  codeGeneration testGeneration reviewSelection commitMessageGeneration pullRequestDescriptionGeneration
`)
  .map((task) => `github.copilot.chat.${task}.instructions/[]/file`)
  .join('|');

/**
 * Agent, settings file, way, when, keys with `|` between them, ending in a folder, and where the agent's own
 * documentation says so.
 */
const ROWS = `
gemini .gemini/settings.json name start context/fileName|contextFileName - geminicli.com/docs/reference/configuration
qwen .qwen/settings.json name start context/fileName|contextFileName -
  qwenlm.github.io/qwen-code-docs/en/users/configuration/settings
gemini gemini-extension.json path start contextFileName - geminicli.com/docs/extensions/reference
qwen qwen-extension.json path start contextFileName - qwenlm.github.io/qwen-code-docs/en/users/extension/introduction
iflow .iflow/settings.json name start contextFileName -
  github.com/iflow-ai/iflow-cli/blob/main/docs_en/configuration/iflow.md
codex .codex/config.toml name start project_doc_fallback_filenames - developers.openai.com/codex/guides/agents-md
codex .codex/config.toml path start
  model_instructions_file|profiles/*/model_instructions_file|experimental_compact_prompt_file -
  developers.openai.com/codex/config-reference
codex .codex/config.toml path asked skills/config/[]/path skill.md developers.openai.com/codex/skills
opencode opencode.{json,jsonc} path start instructions .md opencode.ai/docs/rules
kilo {kilo,.kilo/kilo}.{json,jsonc} path start instructions .md kilo.ai/docs/customize/custom-rules
firebender firebender.json path asked agents .md docs.firebender.com/api-reference/agents
opencode opencode.{json,jsonc} file start ** - opencode.ai/docs/config
vscode .vscode/settings.json map start chat.instructionsFilesLocations .instructions.md ${COPILOT}
vscode .vscode/settings.json map asked chat.promptFilesLocations .prompt.md ${COPILOT}
vscode .vscode/settings.json map asked chat.modeFilesLocations .chatmode.md ${COPILOT}
vscode .vscode/settings.json map asked chat.agentFilesLocations .md ${COPILOT}
vscode .vscode/settings.json map asked chat.agentSkillsLocations skill.md ${COPILOT}
vscode .vscode/settings.json path start ${TASKS_OF_COPILOT} - ${COPILOT}
aider .aider.conf.yml path start read|--read * aider.chat/docs/config/aider_conf.html
aider .aider.conf.yml path start message-file|load - aider.chat/docs/config/aider_conf.html
claude .claude-plugin/plugin.json path asked commands|agents|skills|outputStyles .md
  code.claude.com/docs/en/plugins-reference
claude .claude-plugin/plugin.json beside asked commands|agents .md code.claude.com/docs/en/plugins-reference
kiro .kiro/agents/*.json file start resources/**|prompt - kiro.dev/docs/cli/custom-agents/configuration-reference
amazon-q .amazonq/cli-agents/*.json file start resources/**|prompt -
  github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md
crush {crush,.crush}.json path start options/context_paths * github.com/charmbracelet/crush
`;

export const NAMING_KEYS: readonly NamingKey[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .flatMap((row) => {
    const [agent = '', settings = '', way, when, keys = '', ending = ''] = row.split(/\s+/);
    return keys.split('|').map((key) => ({
      agent,
      settings: pathPatterns(settings),
      way: oneOf(WAYS, way),
      when: oneOf(WHENS, when),
      keys: key.split('/'),
      ending: ending === '-' ? null : ending.replace('*', ''),
    }));
  });

/** The keys of a settings file that name files; none of any other file. */
export function namingKeysOf(path: string): readonly NamingKey[] {
  if (!/\.(?:jsonc?|toml|yml)$/i.test(path)) return [];
  const folded = foldedName(path);
  return NAMING_KEYS.filter(({ settings }) =>
    settings.some((pattern) => pattern.matches(path, folded)),
  );
}

/** The folder that settings are for, with a slash behind it: `app/` of `app/.codex/config.toml`. */
export function projectOf(path: string): string {
  return path.replace(/(?:(?<=^|\/)\.[^/]+\/.*|[^/]+)$/, '');
}
