import { entriesOf, openSettings, type Setting } from '../../../settings/read.js';
import { isDangerousHook } from '../../settings/hooks.js';
import { say } from '../../../../text/phrase.js';
import { fault, type FormCheck } from '../syntax.js';
import { formFaults } from './check.js';
import { AGENT_SCHEMAS } from './agents.js';
import { CLAUDE_SCHEMAS } from './claude.js';
import { HOOK_SCHEMAS } from './hooks.js';
import { SERVER_SCHEMAS } from './servers.js';
import type { FormSchema } from './schema.js';

/* Which settings have a form that their agent does not take? Each kind of file has one schema. */

/** The first match wins. */
const SCHEMAS: readonly FormSchema[] = [
  ...CLAUDE_SCHEMAS,
  ...AGENT_SCHEMAS,
  ...HOOK_SCHEMAS,
  ...SERVER_SCHEMAS,
];

/** Settings that differ from their schema. A file that is no JSON or TOML has other faults. */
export const settingsForm: FormCheck = function* (document) {
  if (document.path !== document.place) return;
  const schema = SCHEMAS.find(({ pattern }) => pattern.test(document.path));
  const settings = schema === undefined ? null : openSettings(document);
  if (schema === undefined || settings === null || !settings.isWhole) return;
  if (settings.root.kind !== 'map') return;
  const root = withoutDangers(settings.root, settings.file.holds === 'hooks');
  for (const { at, ...found } of formFaults(root, schema))
    yield { ...found, ...settings.placeOf(at) };
};

/**
 * Of a hook whose command is dangerous that is said, and not that it never runs: mending its form would start it.
 *
 * @param isBare whether events may stand at the top.
 */
export function withoutDangers(root: Setting, isBare: boolean): Setting {
  return {
    kind: 'map',
    at: root.at,
    entries: entriesOf(root).flatMap((entry) => {
      if (entry.name !== 'hooks') return isBare && isDangerousHook(entry) ? [] : [entry];
      if (entry.value.kind !== 'map') return [entry];
      const entries = entry.value.entries.filter((event) => !isDangerousHook(event));
      return [{ ...entry, value: { ...entry.value, entries } }];
    }),
  };
}

/** Where Claude does not look: parts of a plugin beside its manifest, servers in `.claude`. */
const MISPLACED = [
  [/(?:^|\/)\.claude-plugin\/(?:commands|agents|skills|hooks|output-styles)\/./i, '.claude-plugin'],
  [/(?:^|\/)\.claude\/\.?mcp\.json$/i, '.claude'],
] as const;

/** Sources: code.claude.com/docs/en/plugins-reference, code.claude.com/docs/en/debug-your-config. */
export const misplaced: FormCheck = function* ({ path, place }) {
  const [, folder] = MISPLACED.find(([pattern]) => pattern.test(path)) ?? [];
  if (path !== place || folder === undefined) return;
  yield fault(
    'misplaced',
    say`Claude does not look for this file inside ${folder}`,
    say`Move it out of ${folder}, beside that folder.`,
  );
};
