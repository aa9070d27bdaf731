import { nearest } from '../../../text/nearest.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import { entriesOf, nodeText, under, type SettingEntry } from '../../settings/node.js';
import { openSettings, type OpenSettings } from '../../settings/read.js';
import { shownName } from '../settings/check.js';
import type { Fault, FormCheck } from './fault.js';

/*
 * Which hooks never run? `PreToolUs` is no event but is like `PreToolUse`: a warning, with the name that is
 * meant. Of `OnDeploy` nothing is said: it may be newer than these lists. `index.ts` lists the check.
 *
 * You may add an event to the list of its agent: while it is missing, a hook of a name that is like a
 * known one is called dead though it runs. "hooks" in
 * `__tests__/agent-files/detectors/settings.test.ts` fails when this is wrong.
 */

/**
 * The events of Claude Code; those of the other agents follow. Sources:
 * code.claude.com/docs/en/hooks, cursor.com/docs/agent/hooks, geminicli.com/docs/hooks/reference,
 * developers.openai.com/codex/hooks, docs.github.com/copilot (hooks).
 */
const CLAUDE_EVENTS: readonly string[] = [
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PostToolBatch',
  'PermissionRequest',
  'PermissionDenied',
  'Notification',
  'UserPromptSubmit',
  'UserPromptExpansion',
  'Stop',
  'StopFailure',
  'SubagentStart',
  'SubagentStop',
  'PreCompact',
  'PostCompact',
  'Elicitation',
  'ElicitationResult',
  'TeammateIdle',
  'TaskCreated',
  'TaskCompleted',
  'Setup',
  'InstructionsLoaded',
  'CwdChanged',
  'FileChanged',
  'ConfigChange',
  'WorktreeCreate',
  'WorktreeRemove',
  'SessionStart',
  'SessionEnd',
  'PreModelSwitch',
  'PostModelSwitch',
  'MessageDisplay',
  'DirectoryAdded',
];

const CURSOR_EVENTS: readonly string[] = [
  'sessionStart',
  'sessionEnd',
  'preToolUse',
  'postToolUse',
  'postToolUseFailure',
  'subagentStart',
  'subagentStop',
  'beforeShellExecution',
  'afterShellExecution',
  'beforeMCPExecution',
  'afterMCPExecution',
  'beforeReadFile',
  'afterFileEdit',
  'beforeSubmitPrompt',
  'preCompact',
  'stop',
  'afterAgentResponse',
  'afterAgentThought',
  'beforeTabFileRead',
  'afterTabFileEdit',
  'workspaceOpen',
];

const GEMINI_EVENTS: readonly string[] = [
  'BeforeTool',
  'AfterTool',
  'BeforeAgent',
  'AfterAgent',
  'Notification',
  'SessionStart',
  'SessionEnd',
  'PreCompress',
  'BeforeModel',
  'AfterModel',
  'BeforeToolSelection',
];

/** Keys of Gemini's `hooks` that are no events. */
const GEMINI_FIELDS: readonly string[] = ['enabled', 'disabled', 'notifications', 'hooks'];

const COPILOT_EVENTS: readonly string[] = [
  'sessionStart',
  'sessionEnd',
  'userPromptSubmitted',
  'preToolUse',
  'postToolUse',
  'postToolUseFailure',
  'agentStop',
  'subagentStart',
  'subagentStop',
  'errorOccurred',
  'preCompact',
  'permissionRequest',
  'notification',
];

/** A fault by its offset. */
type DeadHook = Omit<Fault, 'line' | 'column'> & { readonly at: number };

/** Hooks that never run: an event that nobody sends, or a shape that the agent does not read. */
export const deadHooks: FormCheck = function* (document) {
  const settings = openSettings(document);
  if (settings === null) return;
  for (const { at, ...found } of deadIn(settings)) yield { ...found, ...settings.placeOf(at) };
};

/** The hooks of a settings file that never run, each at its offset. */
function* deadIn({ file, root }: OpenSettings): Iterable<DeadHook> {
  const known = eventsOf(file);
  if (known === null) return;
  if (file.holds === 'hooks' && under(root, 'hooks').length === 0) {
    const bare = entriesOf(root).find(({ name }) => CLAUDE_EVENTS.includes(name));
    if (bare !== undefined)
      yield {
        severity: 'warning',
        at: bare.at,
        message: say`${bare.name} does not stand below the key ${'hooks'}, so its hooks never run`,
        remedy: plain('Write `{"hooks": {…}}` around the events.'),
        key: 'hooks/no-wrapper',
      };
  }
  for (const { value } of under(root, 'hooks')) {
    for (const event of entriesOf(value)) {
      if (file.client === 'gemini' && GEMINI_FIELDS.includes(event.name)) continue;
      if (!known.includes(event.name)) yield* misnamed(event, known);
      else if (file.client === 'gemini' || CLAUDE_EVENTS.includes(event.name))
        // Plugins of other agents may take another shape.
        yield* misshapen(event, file.client === 'other' ? 'notice' : 'warning');
    }
  }
}

/** The events of the agents that read a file; null where that is not known. */
function eventsOf({ client, holds }: SettingsFile): readonly string[] | null {
  if (client === 'claude') return CLAUDE_EVENTS;
  if (client === 'cursor') return CURSOR_EVENTS;
  if (client === 'gemini') return GEMINI_EVENTS;
  return client === 'other' && holds === 'hooks'
    ? [...CLAUDE_EVENTS, ...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS]
    : null;
}

/** Of a name that is like none of the known ones nothing is said: it may be newer than this list. */
function* misnamed({ name, at }: SettingEntry, known: readonly string[]): Iterable<DeadHook> {
  const meant =
    known.find((event) => event.toLowerCase() === name.toLowerCase()) ?? nearest(name, known);
  if (meant === null) return;
  yield {
    severity: 'warning',
    at,
    message: say`${shownName(name)} is no hook event, so its hooks never run`,
    remedy: say`Write ${meant}.`,
    key: `event/${name.slice(0, 100)}`,
  };
}

/**
 * The first fault in the shape of an event: no list, a hook outside of a group, one without a
 * command.
 */
function* misshapen(
  { name, at, value }: SettingEntry,
  severity: Fault['severity'],
): Iterable<DeadHook> {
  const wrong = (place: number, message: Phrase, remedy: string, key: string): DeadHook => ({
    severity,
    at: place,
    message,
    remedy: plain(remedy),
    key: `hooks/${name}/${key}`,
  });
  if (value.kind !== 'list') {
    yield wrong(
      at,
      say`the hooks of ${name} are no list, so they never run`,
      'Write a list of {"matcher": …, "hooks": […]}.',
      'no-list',
    );
    return;
  }
  for (const group of value.items) {
    const inner = under(group, 'hooks').at(-1)?.value;
    if (inner?.kind !== 'list') {
      yield wrong(
        group.at,
        say`a hook of ${name} stands outside of a list ${'hooks'}, so it never runs`,
        'Write {"matcher": …, "hooks": [{"type": "command", "command": …}]}.',
        'no-hooks',
      );
      return;
    }
    for (const hook of inner.items) {
      const type = nodeText(under(hook, 'type').at(-1)?.value);
      const isCommand =
        type === 'command' && nodeText(under(hook, 'command').at(-1)?.value) === null;
      if (type !== null && !isCommand) continue;
      yield wrong(
        hook.at,
        isCommand
          ? say`a hook of ${name} has no ${'command'}, so it never runs`
          : say`a hook of ${name} has no ${'type'}, so it never runs`,
        isCommand ? 'Write the command that it should run.' : 'Write "type": "command".',
        isCommand ? 'no-command' : 'no-type',
      );
      return;
    }
  }
}
