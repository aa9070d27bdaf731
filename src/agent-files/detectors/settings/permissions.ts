import { plain, say } from '../../../text/phrase.js';
import {
  along,
  entriesOf,
  itemsOf,
  nodeText,
  type Setting,
  type SettingEntry,
} from '../../settings/read.js';
import { shownName, shownPath, textsOf, type Check, type FoundSetting } from './check.js';

/* Which lists of permissions let any command or tool run without asking? */

/** Tools that run commands without a limit: `Bash`, `Bash(*)`, `Bash(:*)`. Broad `Read` and `Edit` are usual. */
export const ALL_COMMANDS = /^(?:Bash|PowerShell|Shell)(?:\(\s*(?:|:?\*{1,2}|\*:\*)\s*\))?$/;
/** Any tool, or any tool of any server: `*`, `mcp__*`, `Mcp(*:*)`. */
export const ALL_TOOLS = /^(?:\*|\*\(\*\)|mcp__\*|mcp__\*__\*|mcp\(\*\)|Mcp\(\*:\*\))$/;

const GEMINI_COMMANDS = /^(?:\*|run_shell_command|ShellTool)$/;

/**
 * Lists of what may run without asking, by client, and which of their items are as wide as it gets. Source:
 * code.claude.com/docs/en/permissions, cursor.com/docs/cli/reference/permissions,
 * geminicli.com/docs/reference/configuration.
 */
const ALLOW_LISTS: readonly (readonly [clients: string, path: string, all: RegExp])[] = [
  ['claude cursor', 'permissions/allow', ALL_COMMANDS],
  ['claude cursor', 'permissions/allow', ALL_TOOLS],
  ['gemini', 'tools/allowed', GEMINI_COMMANDS],
  ['gemini', 'allowedTools', GEMINI_COMMANDS],
  ['other cursor claude gemini', 'mcpServers/*/autoApprove', /^\*$/],
  ['other cursor claude gemini', 'mcpServers/*/alwaysAllow', /^\*$/],
];

/** A rule for a program that runs any other, as wide as no limit: `Bash(bash -c:*)`, `Bash(sudo *)`. */
const ANY_PROGRAM =
  /^(?:Bash|Shell)\((?:\/(?:usr\/)?bin\/)?(?:bash|sh|zsh|eval|exec|sudo|xargs|env)(?:\s+-c)?\s*(?::|\s)\*\)$/;

/** Lists that let anything run without asking. Lists of what is denied or asked are no findings. */
export const permissions: Check = function* ({ file, root }) {
  for (const [clients, written, all] of ALLOW_LISTS) {
    if (!clients.split(' ').includes(file.client)) continue;
    const path = written.split('/');
    for (const { text, at } of along(root, path).flatMap(({ value }) => textsOf(value)))
      if (all.test(text.trim())) yield allows(text.trim(), at, shownPath(path));
  }
  if (file.client === 'claude')
    for (const { value } of along(root, ['permissions', 'allow']))
      for (const item of itemsOf(value)) {
        const rule = nodeText(item)?.trim() ?? '';
        if (ANY_PROGRAM.test(rule)) yield anyProgram(rule, item.at);
      }
  // A key that is there twice: each of its values, as the one that counts differs between readers.
  if (file.client === 'opencode')
    yield* along(root, ['permission']).flatMap((entry) => [...openByName(entry)]);
  if (file.client === 'vscode')
    for (const { value } of along(root, ['chat.tools.terminal.autoApprove']))
      yield* terminal(value);
};

/** The finding for a rule that is as wide as it gets. */
function allows(rule: string, at: number, list: string): FoundSetting {
  const isTool = ALL_TOOLS.test(rule);
  return {
    severity: 'warning',
    at,
    message: isTool
      ? say`the rule ${rule} in ${list} tells the agent to run every tool without asking`
      : say`the rule ${rule} in ${list} lets any command run without asking`,
    remedy: isTool
      ? plain('List the tools that are needed, such as `mcp__github__get_issue`.')
      : plain('List the commands that are needed, such as `Bash(npm test)` or `Bash(git diff:*)`.'),
    key: `${list}/${rule}`,
  };
}

function anyProgram(rule: string, at: number): FoundSetting {
  return {
    severity: 'notice',
    at,
    message: say`the rule ${shownName(rule, 'for a shell')} lets any command run without asking,
      as its program runs others`,
    remedy: plain(
      'List the commands themselves, such as `Bash(npm test)` or `Bash(./scripts/check.sh)`.',
    ),
    key: `allow/${rule}`,
  };
}

/** OpenCode: one word for everything, or one for commands. */
function* openByName({ at, value }: SettingEntry): Iterable<FoundSetting> {
  const open = entriesOf(value).find(
    (entry) => (entry.name === 'bash' || entry.name === '*') && nodeText(entry.value) === 'allow',
  );
  if (nodeText(value) !== 'allow' && open === undefined) return;
  yield {
    severity: 'notice',
    at: open?.at ?? at,
    message: say`${'permission'} lets any command run without asking`,
    remedy: plain('Write "bash": "ask", or allow by name what is needed.'),
    key: 'permission/bash',
  };
}

/** Patterns of commands that VS Code runs in the terminal without asking. */
function* terminal(rules: Setting): Iterable<FoundSetting> {
  for (const { name, at, value } of entriesOf(rules)) {
    if (
      !/^(?:\/\^?\.[*+]\$?\/[a-z]*|\*)$/.test(name) ||
      value.kind !== 'scalar' ||
      value.value !== true
    )
      continue;
    yield {
      severity: 'warning',
      at,
      message: say`the pattern ${name} in ${'chat.tools.terminal.autoApprove'} lets any command run without asking`,
      remedy: plain('List the needed commands by name.'),
      key: `terminal/${name}`,
    };
  }
}
