import { parse, TomlError } from 'smol-toml';
import type { JsonFault } from '../../../languages/data/json-text.js';
import { readData } from '../../../languages/data/read-data.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { AgentDocument } from '../../document.js';
import { settingsFileOf, type SettingsFile } from '../../settings/files.js';
import { readJsonSettings } from '../../settings/json.js';
import { placesIn } from '../../places.js';
import { MOST_SETTINGS } from '../../settings/read.js';
import { shownName } from '../settings/check.js';
import type { Fault, FormCheck } from './fault.js';

/*
 * Which settings can their agent not read at all? `{"a": 1,}` in `.claude/settings.json`: a warning, since JSON has
 * no last comma and the agent ignores the file.
 */

/** Settings that their agent cannot read, or reads otherwise than they look. */
export const syntax: FormCheck = function* (document) {
  const file = settingsFileOf(document.path);
  if (
    file === null ||
    document.text.length > MOST_SETTINGS ||
    document.text.trim() === '' ||
    document.path !== document.place
  )
    return;
  if (file.format === 'toml') yield* tomlFault(document);
  else yield* jsonFaults(document, file);
};

/** Faults of one file that are said, each of its own kind; a person mends a few at a time. */
const MOST_SAID = 5;

/** What is wrong with a JSON file, if its agent minds it. */
function* jsonFaults({ text }: AgentDocument, { lets }: SettingsFile): Iterable<Fault> {
  const { faults, root } = readJsonSettings(text);
  const placeOf = placesIn(text);
  const said = new Set<string>();
  for (const fault of faults) {
    const wrong = wrongOf(fault, lets);
    const key = fault.kind === 'twice' ? `twice/${fault.name.slice(0, 100)}` : fault.kind;
    if (wrong === null || said.has(key) || said.size === MOST_SAID) continue;
    said.add(key);
    yield { severity: 'warning', ...placeOf(fault.at), ...wrong, key };
  }
  if (faults.length === 0 && root.kind !== 'map')
    yield {
      severity: 'warning',
      line: 1,
      column: null,
      message: plain('the file does not contain a JSON object, so its agent ignores it'),
      remedy: plain('Write the settings between `{` and `}`.'),
      key: 'no-object',
    };
}

/** What a fault means for the agent; null where it lets it pass. */
function wrongOf(
  { kind, name }: JsonFault,
  lets: SettingsFile['lets'],
): { readonly message: Phrase; readonly remedy: Phrase } | null {
  switch (kind) {
    case 'fault':
      return {
        message: plain('the file is not valid JSON from here on, so its agent ignores all of it'),
        remedy: plain('Fix it: a comma, quote or bracket is missing or surplus, here or before.'),
      };
    case 'comment':
      return lets === 'nothing'
        ? {
            message: plain('JSON does not allow this comment, so the agent ignores the whole file'),
            remedy: plain('Remove the comment.'),
          }
        : null;
    case 'last-comma':
      return lets === 'comments-and-commas'
        ? null
        : {
            message: plain(
              'JSON does not allow a comma before a closing bracket, ' +
                'so the agent ignores the whole file',
            ),
            remedy: plain('Remove the comma.'),
          };
    case 'twice':
      return {
        message: say`the key ${shownName(name)} occurs twice, and only the last one counts`,
        remedy: plain('Merge both, or remove one.'),
      };
  }
}

/** Characters above which nobody wrote it by hand; the library that tells the place takes more than linear time. */
const LONGEST_TOML = 64 * 1024;

/** The first fault of a TOML file. A depth of 60 is more than settings have. */
function* tomlFault({ path, text }: AgentDocument): Iterable<Fault> {
  if (text.length > LONGEST_TOML || typeof readData(path, text) !== 'string') return;
  try {
    parse(text, { maxDepth: 60 });
  } catch (error) {
    if (!(error instanceof TomlError)) return;
    yield {
      severity: 'warning',
      line: Math.max(1, error.line),
      column: Math.max(1, error.column),
      message: plain(
        'the file is not valid TOML from here on, so its agent ignores it or does not start',
      ),
      remedy: plain('Fix it: a quote or bracket is missing, or a key occurs twice.'),
      key: 'fault',
    };
  }
}
