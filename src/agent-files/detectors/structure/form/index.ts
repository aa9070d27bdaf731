import { openSettings } from '../../../settings/read.js';
import { foldedName } from '../../../settings/files.js';
import type { FormCheck } from '../syntax.js';
import { formFaults } from './check.js';
import { CLAUDE_SETTINGS } from './claude.js';
import type { FormSchema } from './schema.js';

/* Which settings have a form that their agent does not take? Each kind of file has one schema. */

/** Adding one is a table beside this file and a name here. The first match wins. */
const SCHEMAS: readonly FormSchema[] = [CLAUDE_SETTINGS];

/** Settings that differ from their schema. A file that is no JSON or TOML has other faults. */
export const settingsForm: FormCheck = function* (document) {
  const settings = openSettings(document);
  if (settings === null || !settings.isWhole || settings.root.kind !== 'map') return;
  if (document.path !== document.place) return;
  const folded = foldedName(document.path);
  const schema = SCHEMAS.find(({ pattern }) => pattern.test(folded));
  if (schema === undefined) return;
  for (const { at, ...fault } of formFaults(settings.root, schema))
    yield { ...fault, ...settings.placeOf(at) };
};
