import { parse, TomlError } from 'smol-toml';
import type { JsonFault } from '../../../languages/data/json-text.js';
import { readData } from '../../../languages/data/read-data.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import type { AgentDocument } from '../../document.js';
import { type SettingsFile, settingsFileOf } from '../../settings/files.js';
import { MOST_SETTINGS, readJsonSettings } from '../../settings/read.js';
import { type Detection, placesIn } from '../../detection.js';
import { isSkillData } from '../hidden/shown.js';
import { shownName } from '../settings/check.js';
import { conflictMarkers, RESOLVE } from '../../../text/file-text.js';

/* Which settings can their agent not read at all? `{"a": 1,}`: JSON has no last comma. */

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
  else if (file.format === 'json') yield* jsonFaults(document, file);
};

/** Faults of one file that are said, each of its own kind; a person mends a few at a time. */
const MOST_SAID = 5;

/** What is wrong with a JSON file, if its agent minds it. */
function* jsonFaults({ text }: AgentDocument, { lets }: SettingsFile): Iterable<Fault> {
  const { faults, root } = readJsonSettings(text);
  const placeOf = placesIn(text);
  const said = new Set<string>();
  for (const one of faults) {
    const wrong = wrongOf(one, lets);
    const key = one.kind === 'twice' ? `twice/${one.name.slice(0, 100)}` : one.kind;
    if (wrong === null || said.has(key) || said.size === MOST_SAID) continue;
    said.add(key);
    yield fault(key, ...wrong, placeOf(one.at));
  }
  if (faults.length === 0 && root.kind !== 'map')
    yield fault(
      'no-object',
      'the file does not contain a JSON object, so its agent ignores it',
      'Write the settings between `{` and `}`.',
    );
}

/** What a fault means for the agent, and what to do; null where the agent lets it pass. */
function wrongOf(
  { kind, name }: JsonFault,
  lets: SettingsFile['lets'],
): readonly [message: string | Phrase, remedy: string] | null {
  switch (kind) {
    case 'fault':
      return [
        'the file is not valid JSON from here on, so its agent ignores all of it',
        'Fix it: a comma, quote or bracket is missing or surplus, here or before.',
      ];
    case 'comment':
      return lets === 'nothing'
        ? [
            'JSON does not allow this comment, so the agent ignores the whole file',
            'Remove the comment.',
          ]
        : null;
    case 'last-comma':
      return lets === 'comments-and-commas'
        ? null
        : [
            'JSON does not allow a comma before a closing bracket, so the agent ignores the whole file',
            'Remove the comma.',
          ];
    case 'twice':
      // `//` is how people write comments in JSON.
      if (/^(?:\/\/|#|_*comment)/.test(name)) return null;
      return [
        say`the key ${shownName(name)} occurs twice, and only the last one counts`,
        'Merge both, or remove one.',
      ];
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
    yield fault(
      'fault',
      'the file is not valid TOML from here on, so its agent ignores it or does not start',
      'Fix it: a quote or bracket is missing, or a key occurs twice.',
      { line: Math.max(1, error.line), column: Math.max(1, error.column) },
    );
  }
}

export interface Fault {
  readonly severity: Detection['severity'];
  readonly line: number;
  readonly column: number | null;
  readonly message: Phrase;
  readonly remedy: Phrase;
  readonly key: string;
}

/** A fault of a file, at its beginning unless it is said where. */
export function fault(
  key: string,
  message: string | Phrase,
  remedy: string | Phrase,
  at: Partial<Pick<Fault, 'severity' | 'line' | 'column'>> = {},
): Fault {
  return {
    severity: 'warning',
    line: 1,
    column: null,
    ...at,
    message: typeof message === 'string' ? plain(message) : message,
    remedy: typeof remedy === 'string' ? plain(remedy) : remedy,
    key,
  };
}

/** Front matter whose closing line is missing. */
export function unclosed(message: Phrase): Fault {
  return fault('open', message, 'Add a line that is exactly `---` below its keys.', { column: 1 });
}

/** One kind of file, looked at for what its agent leaves out without a word. */
export type FormCheck = (document: AgentDocument) => Iterable<Fault>;

/** A file in UTF-16. Of such a file no diff shows anything, so that nobody reviews it. */
export const utf16: FormCheck = function* ({ miscoded }) {
  if (miscoded !== 'utf-16') return;
  yield fault(
    'encoding',
    'the file is UTF-16, not UTF-8: agents cannot read it, and no diff shows it',
    'Save it as UTF-8.',
    { severity: 'error' },
  );
};

/** A file with bytes that are not UTF-8: each is read as a replacement character. */
export const encoding: FormCheck = function* (document) {
  if (typeof document.miscoded !== 'number' || isSkillData(document)) return;
  yield fault(
    'encoding',
    'the file is not UTF-8 here, so agents lose letters',
    'Save it as UTF-8.',
    { line: document.miscoded },
  );
};

/** A file that was saved in the middle of a merge. An example in a block of code is fine. */
export const conflict: FormCheck = function* (document) {
  if (!document.text.includes('<<<<<<<')) return;
  const lines = document.isProse
    ? document.markdown.lines.map(({ kind, raw }) => (kind === 'code' ? '' : raw))
    : document.lines;
  const [line] = conflictMarkers(lines) ?? [];
  if (line === undefined) return;
  yield fault(
    'conflict',
    `the file has merge conflict markers: line ${line}`,
    `Resolve the conflict: ${RESOLVE}.`,
    { line, column: 1 },
  );
};

/** A file for agents in which nothing stands. */
export const empty: FormCheck = function* (document) {
  if (
    !document.isProse ||
    document.kind === 'import' ||
    document.kind === 'fact' ||
    document.path !== document.place
  )
    return;
  if (
    document.text.length > 10_000 || // a large file is not called empty
    /(?:^|\/)\.(?:keep|git(?:keep|ignore|attributes))$/.test(document.path) ||
    document.text.replace(/^\uFEFF/, '').trim() !== ''
  )
    return;
  yield fault(
    'empty',
    'the file is empty, so agents learn nothing from it',
    'Add content, or remove the file.',
    { severity: 'notice' },
  );
};
