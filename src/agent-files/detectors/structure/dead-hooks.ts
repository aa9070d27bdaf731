import { plain, say, type Phrase } from '../../../text/phrase.js';
import {
  entriesOf,
  nodeText,
  openSettings,
  type OpenSettings,
  type Setting,
  type SettingEntry,
  under,
} from '../../settings/read.js';
import { shownName } from '../settings/check.js';
import {
  CLAUDE_EVENTS,
  eventsOf,
  GEMINI_FIELDS,
  isDangerousHook,
  meantEvent,
} from '../settings/hooks.js';
import type { SettingsFile } from '../../settings/files.js';
import type { Fault, FormCheck } from './syntax.js';

/* Which hooks never run? `PreToolUs` is a typing error of `PreToolUse`; `OnDeploy` may be newer than our lists. */

type DeadHook = Omit<Fault, 'line' | 'column'> & { readonly at: number };

/** Hooks that never run: an event that nobody sends, or a shape that the agent does not read. */
export const deadHooks: FormCheck = function* (document) {
  const settings = openSettings(document);
  if (settings === null) return;
  for (const { at, ...found } of deadIn(settings)) yield { ...found, ...settings.placeOf(at) };
};

/** The same for hooks in front matter of Claude. */
export function deadHooksOf(root: Setting): Iterable<DeadHook> {
  return deadIn({ file: FRONT_MATTER_OF_CLAUDE, root });
}

const FRONT_MATTER_OF_CLAUDE: SettingsFile = {
  agent: 'claude',
  client: 'claude',
  holds: 'settings',
  lets: 'nothing',
  pattern: /^$/,
  format: 'json',
};

/** The hooks of a settings file that never run, each at its offset. */
function* deadIn({ file, root }: Pick<OpenSettings, 'file' | 'root'>): Iterable<DeadHook> {
  const known = eventsOf(file);
  if (known === null) return;
  if (file.holds === 'hooks' && under(root, 'hooks').length === 0) {
    const bare = entriesOf(root).find(({ name }) => CLAUDE_EVENTS.includes(name));
    if (bare !== undefined && !isDangerousHook(bare))
      yield {
        severity: 'warning',
        at: bare.at,
        message: say`${bare.name} is not under the key ${'hooks'}, so its hooks never run`,
        remedy: plain('Write `{"hooks": {…}}` around the events.'),
        key: 'hooks/no-wrapper',
      };
  }
  for (const { value } of under(root, 'hooks')) {
    for (const event of entriesOf(value)) {
      if (file.client === 'gemini' && GEMINI_FIELDS.includes(event.name)) continue;
      if (isDangerousHook(event)) continue;
      if (!known.includes(event.name)) yield* misnamed(event, known);
      else if (file.client === 'gemini' || CLAUDE_EVENTS.includes(event.name))
        // Plugins of other agents may take another shape.
        yield* misshapen(event, file.client === 'other' ? 'notice' : 'warning');
    }
  }
}

/** Of a name that is like none of the known ones nothing is said: it may be newer than this list. */
function* misnamed({ name, at }: SettingEntry, known: readonly string[]): Iterable<DeadHook> {
  const meant = meantEvent(name, known);
  if (meant === null) return;
  yield {
    severity: 'warning',
    at,
    message: say`${shownName(name)} is not a hook event, so its hooks never run`,
    remedy: say`Write ${meant}.`,
    key: `event/${name.slice(0, 100)}`,
  };
}

/** The first fault in the shape of an event: no list, a hook outside of a group, one without a command. */
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
      say`the hooks of ${name} are not a list, so they never run`,
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
        say`a hook of ${name} is outside a ${'hooks'} list, so it never runs`,
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
