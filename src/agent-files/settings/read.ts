import { readData } from '../../languages/data/read-data.js';
import type { AgentDocument } from '../document.js';
import { settingsFileOf, type SettingsFile } from './files.js';
import { readJsonSettings } from './json.js';
import { settingOfToml, type Setting } from './node.js';
import { placesIn, type LinePlace } from '../places.js';

/* What is set in the settings file of an agent? Read with the strictness of its agent. */

/** A settings file as it was read. */
export interface OpenSettings {
  readonly document: AgentDocument;
  readonly file: SettingsFile;
  readonly root: Setting;
  readonly placeOf: (offset: number) => LinePlace;
}

/** Characters above which nobody wrote the settings by hand; the rest is for no reader either. */
export const MOST_SETTINGS = 1024 * 1024;

/** The settings of a document; null where it is no settings file, or none that can be read. */
export function openSettings(document: AgentDocument): OpenSettings | null {
  const file = settingsFileOf(document.path);
  if (file === null || document.text.length > MOST_SETTINGS) return null;
  const root = file.format === 'json' ? readJsonSettings(document.text).root : tomlOf(document);
  return root === null ? null : { document, file, root, placeOf: placesIn(document.text) };
}

function tomlOf({ path, text }: AgentDocument): Setting | null {
  const data = readData(path, text);
  return typeof data === 'string' ? null : settingOfToml(data);
}
