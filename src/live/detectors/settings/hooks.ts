import { nearest } from '../../../text/nearest.js';
import { plain, say } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import { along, entriesOf, textOf, under, type Setting, type SettingEntry } from '../../settings/node.js';
import { shownName, textsOf, type Check, type Found } from './check.js';
import { dangerOf, dangerOfWords, type Danger } from './danger.js';
import { CLAUDE_EVENTS, COPILOT_EVENTS, CURSOR_EVENTS, GEMINI_EVENTS, GEMINI_FIELDS } from './hook-events.js';

/** Keys under which a hook, or a setting beside hooks, names a command. */
const COMMAND_KEYS = new Set(['command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'apiKeyHelper', 'awsAuthRefresh', 'awsCredentialExport', 'otelHeadersHelper', 'gcpAuthRefresh', 'headersHelper', 'refreshCommand']);

/** Commands that are looked at in one file. */
const MOST_COMMANDS = 5_000;

/** What a dangerous command does, reading on from where it stands. */
export const DANGERS: Readonly<Record<Danger, { readonly does: string; readonly remedy: string }>> = {
  download: { does: 'runs what it has just downloaded, which can be another text tomorrow', remedy: 'Commit the script and run it from there, or install a pinned version.' },
  encoded: { does: 'runs encoded text, which no reviewer can read', remedy: 'Commit the script in plain text and run it from there.' },
  'remote-shell': { does: 'gives a shell to another machine', remedy: 'Remove it, and find out who added it.' },
  credentials: { does: 'sends keys or credentials to a server', remedy: 'Remove it, and find out who added it.' },
};

/** Commands that run on everybody's machine without a question: hooks, and helpers beside them. */
export const hooks: Check = function* ({ file, root }) {
  let left = MOST_COMMANDS;
  for (const { name, event, value, beside } of commandsBelow(root, file)) {
    const text = textOf(value);
    if (text === null || (left -= 1) < 0) continue;
    const args = textsOf(under(beside, 'args').at(-1)?.value);
    const danger = args.length === 0 ? dangerOf(text) : dangerOfWords([text, ...args.map((arg) => arg.text)]);
    if (danger === null) continue;
    const where = event === '' ? say`the command of ${name}` : say`a hook of ${shownName(event)}`;
    yield { severity: 'error', at: value.at, message: say`${where} ${plain(DANGERS[danger].does)}, and no question is asked`, remedy: plain(DANGERS[danger].remedy), key: `${event === '' ? name : event}/${danger}` };
  }
};

interface NamedCommand {
  readonly name: string;
  readonly event: string;
  readonly value: Setting;
  /** What it stands in: its arguments are beside it. */
  readonly beside: Setting;
}

function* commandsBelow(root: Setting, file: SettingsFile): Iterable<NamedCommand> {
  if (file.holds === 'servers') return;
  for (const { value } of under(root, 'hooks')) for (const event of entriesOf(value)) yield* textsBelow(event.value, event.name, 0);
  if (file.holds === 'hooks') for (const event of entriesOf(root)) if (event.name !== 'hooks') yield* textsBelow(event.value, event.name, 0);
  if (file.client !== 'claude') return;
  for (const { name, value } of entriesOf(root)) if (COMMAND_KEYS.has(name)) yield { name, event: '', value, beside: value };
  for (const path of [['statusLine', 'command'], ['subagentStatusLine', 'command'], ['fileSuggestion', 'command']]) {
    for (const { value } of along(root, path)) yield { name: path[0] ?? '', event: '', value, beside: value };
  }
}

/** Depth of a hook below its event, with room to spare. */
const DEEPEST = 8;

function* textsBelow(setting: Setting, event: string, depth: number): Iterable<NamedCommand> {
  if (depth > DEEPEST) return;
  if (setting.kind === 'list') for (const item of setting.items) yield* textsBelow(item, event, depth + 1);
  for (const { name, value } of entriesOf(setting)) {
    if (COMMAND_KEYS.has(name)) yield { name, event, value, beside: setting };
    else yield* textsBelow(value, event, depth + 1);
  }
}

/** Hooks that never run: an event that nobody sends, or a shape that the agent does not read. */
export const deadHooks: Check = function* ({ file, root }) {
  const known = eventsOf(file);
  if (known === null) return;
  if (file.holds === 'hooks' && under(root, 'hooks').length === 0) {
    const bare = entriesOf(root).find(({ name }) => CLAUDE_EVENTS.includes(name));
    if (bare !== undefined) yield { severity: 'warning', at: bare.at, message: say`${bare.name} does not stand below the key ${'hooks'}, so its hooks never run`, remedy: plain('Write {"hooks": {…}} around the events.'), key: 'hooks/no-wrapper' };
  }
  for (const { value } of under(root, 'hooks')) {
    for (const event of entriesOf(value)) {
      if (file.client === 'gemini' && GEMINI_FIELDS.includes(event.name)) continue;
      if (!known.includes(event.name)) yield* misnamed(event, known);
      else if (file.client === 'gemini' || CLAUDE_EVENTS.includes(event.name)) yield* misshapen(event, file.client === 'other' ? 'notice' : 'warning'); // plugins of other agents may take another shape
    }
  }
};

/** The events of the agents that read a file; null where that is not known. */
function eventsOf({ client, holds }: SettingsFile): readonly string[] | null {
  if (client === 'claude') return CLAUDE_EVENTS;
  if (client === 'cursor') return CURSOR_EVENTS;
  if (client === 'gemini') return GEMINI_EVENTS;
  return client === 'other' && holds === 'hooks' ? [...CLAUDE_EVENTS, ...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS] : null;
}

function* misnamed({ name, at }: SettingEntry, known: readonly string[]): Iterable<Found> {
  const meant = known.find((event) => event.toLowerCase() === name.toLowerCase()) ?? nearest(name, known);
  yield {
    severity: meant === null ? 'notice' : 'warning',
    at,
    message: meant === null ? say`${shownName(name)} is none of the known hook events, so its hooks may never run` : say`${shownName(name)} is no hook event, so its hooks never run`,
    remedy: meant === null ? plain('Look the event up in the documentation of the agent.') : say`Write ${meant}.`,
    key: `event/${name.slice(0, 100)}`,
  };
}

function* misshapen({ name, at, value }: SettingEntry, severity: Found['severity']): Iterable<Found> {
  const wrong = (place: number, message: Found['message'], remedy: string, key: string): Found => ({ severity, at: place, message, remedy: plain(remedy), key: `hooks/${name}/${key}` });
  if (value.kind !== 'list') {
    yield wrong(at, say`the hooks of ${name} are no list, so they never run`, 'Write a list of {"matcher": …, "hooks": […]}.', 'no-list');
    return;
  }
  for (const group of value.items) {
    const inner = under(group, 'hooks').at(-1)?.value;
    if (inner?.kind !== 'list') {
      yield wrong(group.at, say`a hook of ${name} stands outside of a list ${'hooks'}, so it never runs`, 'Write {"matcher": …, "hooks": [{"type": "command", "command": …}]}.', 'no-hooks');
      return;
    }
    for (const hook of inner.items) {
      const type = textOf(under(hook, 'type').at(-1)?.value);
      const isCommand = type === 'command' && textOf(under(hook, 'command').at(-1)?.value) === null;
      if (type !== null && !isCommand) continue;
      yield wrong(hook.at, isCommand ? say`a hook of ${name} has no ${'command'}, so it never runs` : say`a hook of ${name} has no ${'type'}, so it never runs`, isCommand ? 'Write the command that it should run.' : 'Write "type": "command".', isCommand ? 'no-command' : 'no-type');
      return;
    }
  }
}
