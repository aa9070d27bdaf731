import { InvalidArgumentError } from 'commander';
import {
  citationShape,
  parseLines,
  type Citation,
  type LineRange,
} from '../../../memory/citation.js';
import { IMPORTANCES, type Importance } from '../../../memory/fact.js';
import { NOTE_HOMES, type NoteHome } from '../../../memory/notes/home.js';
import { recordOfNote } from '../../../memory/notes/note-record.js';
import { bindSource } from '../../../lifecycle/bind.js';
import {
  ALLOWED_IN_NAMES,
  NOTE_TYPES,
  noteName,
  noteType,
  type NoteType,
} from '../../../lifecycle/notes/types.js';
import { isTemplatePlace } from '../../../lifecycle/notes/templates.js';
import {
  type NoteRequest,
  writeNote,
  type WrittenNote,
} from '../../../lifecycle/notes/write-note.js';
import { barePhrase } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { startOf } from '../../../memory/instant.js';
import { nearest } from '../../../text/nearest.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import { numbered } from '../../../text/visible.js';
import { resolveCommit } from '../../../tree/commits.js';
import { addCommand, type CommandDefinition, useMemory } from '../../command.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import {
  CONFIDENCE_HELP,
  parseConfidence,
  parseWhole,
  repeated,
  relativeToRoot,
} from '../../arguments.js';
import {
  broughtBy,
  occupantsOf,
  placeFor,
  refuseBlockedNote,
  refuseLoss,
  warnOfUnreadStore,
} from '../../note-store.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { readStatement, refuseSecrets, type StatementOptions } from '../../file-argument.js';
import { parseSource } from '../../source-argument.js';
import { PlaceTaken } from '../../write.js';

/* `memtrust notes write`: saves one note, finding or report of an agent. Nothing that it writes is trusted. */

interface WriteOptions extends SignatureOptions, StatementOptions {
  readonly layout?: NoteHome['layout'];
  readonly lines?: LineRange;
  readonly confidence?: number;
  readonly importance?: Importance;
  readonly tag: readonly string[];
  readonly source: readonly string[];
  readonly corrects?: string;
  readonly pull?: number;
  readonly edit?: boolean;
  readonly template?: boolean;
  readonly nextUpdate?: string;
}

/** For the example, which is long. */
const CITED_LINES = '--source src/pool.ts#L10-L24';

/** Saves a note, finding or report of an agent session in the folder for its type. */
export const write: CommandDefinition = (group, run) => {
  addCommand(group, {
    name: 'write',
    about: 'save a note in the folder for its type',
    takes: `
      <type> | what it is: ${NOTE_TYPES.map(({ type }) => type).join(', ')}
      <name> | the topic; the file is named after it
      [text] | - reads the text from standard input; else give --text or --file
      --text <text> | the text
      --file <file> | a file that holds the text
      --edit | change the note of this name; git keeps its former text
      --template | write the headings of a memory, with its text and the given one below the first
      --next-update <when> | when to review it: a date, of which check reminds you, or a condition
      --layout <layout> | the store (default: .ai-kb if it exists, else .memtrust/workspace)
      --lines <range> | the lines that were decoded: 10-24
      --confidence <number> | ${CONFIDENCE_HELP}
      --importance <importance> | how much it matters
      --tag <tag> | a word to find it by; may be repeated
      --source <path> | a file that it is about, whole or by lines: src/a.ts#L10-L24; may be repeated
      --corrects <id> | the fact or note that a correction corrects (default: its name)
      --pull <number> | the pull request in which it was seen
      --by <login> | who saw it (default: git's user)
      --now <time> | time of the note, ISO 8601 (default: now)
    `,
    options: {
      layout: (option) => option.choices(NOTE_HOMES.map(({ layout }) => layout)),
      lines: (option) => option.argParser(parseRange),
      confidence: (option) => option.argParser(parseConfidence),
      importance: (option) => option.choices(IMPORTANCES),
      tag: repeated,
      source: repeated,
      pull: (option) => option.argParser(parseWhole),
      nextUpdate: (option) => option.argParser(parseWhen),
    },
    examples: `
      notes write new-trap "pool leaks on abort" --text "An aborted query keeps its connection." ${CITED_LINES}
        | a finding to refine, seen in this commit
      notes write checkpoint PLAN - < plan.md | the state of the session
      notes write decoded-text main.c --lines 10-24 --file out.txt | a text that was decoded
      notes write verify-report main.c --file report.md | a report
      notes write long-term project-context --layout ai-runtime --text "The server runs on Node 20."
        | a memory in Markdown; written again, it is updated
      notes write short-term consciousness --layout ai-runtime --template --next-update 2026-07-01
        | the headings of a memory, for you to fill in
    `,
  }).action(async (type: string, name: string, text: string | undefined, options: WriteOptions) =>
    run(async (io) =>
      useMemory(io, async (open) =>
        writeIn(io, open, { type: typeOf(type), typed: name, text }, options),
      ),
    ),
  );
};

interface Asked {
  readonly type: NoteType;
  readonly typed: string;
  readonly text: string | undefined;
}

/**
 * Everything that can be refused is refused before the note is made. The policy is asked last, about the final note
 * (`put`).
 */
async function writeIn(
  io: Io,
  open: OpenMemory,
  { type, typed, text }: Asked,
  options: WriteOptions,
): Promise<ExitCode> {
  const name = nameOf(typed);
  checkOptions(type, options);
  const { home, folder } = placeFor(open, type, options.layout);
  const { proposedBy, at } = await open.signature(options);
  const body = await bodyOf(io, text, options);
  refuseSecrets([
    typed,
    body ?? '',
    ...options.tag,
    options.corrects,
    options.by,
    options.nextUpdate,
  ]);
  const request: NoteRequest = {
    home,
    folder,
    type,
    name,
    lines: options.lines ?? null,
    at,
    body,
    front: {
      confidence: options.confidence ?? null,
      importance: options.importance ?? null,
      tags: options.tag,
      sources: await sourcesOf(io, open, options.source, body ?? ''),
      corrects: type.type === 'correction' ? (options.corrects ?? typed) : null,
    },
    sighting: {
      // `unknown` is our word for a missing name.
      by: options.by === undefined && proposedBy === 'unknown' ? null : proposedBy,
      commit: await resolveCommit(open.workspace.objects, 'HEAD'),
      pull: options.pull ?? null,
    },
    occupant: occupantsOf(open, folder),
    broughtBy: await broughtBy(open, type, folder),
    keys: options.nextUpdate === undefined ? {} : { next_update: options.nextUpdate },
    edits: options.edit === true,
    fills: options.template === true,
  };
  const { note, outcome } = await put(open, request);
  await tell(io, open, { note, outcome }, options);
  warnOfUnreadStore(io, open, home);
  if (type.place !== 'session' && type.place !== 'report')
    io.err(
      'It is not trusted: it is a candidate until a fact with the same statement is proposed and adopted.\n',
    );
  return EXIT.pass;
}

async function tell(
  io: Io,
  open: OpenMemory,
  { note, outcome }: Pick<WrittenNote, 'note' | 'outcome'>,
  options: WriteOptions,
): Promise<void> {
  if (options.corrects !== undefined) warnOfUnknown(io, open, options.corrects);
  io.out(barePhrase(outcomeLine(note, outcome)));
  if ((outcome === 'seen-again' || outcome === 'known') && hasFront(options))
    io.err(
      'warning: the existing note keeps its own front matter; the other options were ignored\n',
    );
  if (outcome === 'written' && note.place === 'staging') await tellOfSame(io, open, note);
}

/** With `--template` the text is put below headings, and may be empty. Null if `--edit` changes only keys. */
async function bodyOf(
  io: Io,
  text: string | undefined,
  options: WriteOptions,
): Promise<string | null> {
  const isGiven = [text, options.text, options.file].some((one) => one !== undefined);
  const isEmptyTemplate = options.template === true && !isGiven;
  const mayKeep = !isGiven && editsKeys(options);
  if (mayKeep && io.input.interactive) return null;
  const body = isEmptyTemplate ? '' : await readStatement(io, text, options);
  if (body.trim() === '' && mayKeep) return null;
  if (body.trim() === '' && !isEmptyTemplate)
    throw new ConfigurationError(
      'Nothing to write: the text is empty',
      'Give it with --text, --file, or on standard input.',
    );
  return body;
}

function editsKeys(options: WriteOptions): boolean {
  return (
    options.edit === true &&
    options.template !== true &&
    (hasFront(options) || options.nextUpdate !== undefined)
  );
}

/** The same text may be staged under another name. */
async function tellOfSame(
  io: Io,
  open: OpenMemory,
  { path, body }: WrittenNote['note'],
): Promise<void> {
  const other = open.memory.notes.find(
    (one) => one.place === 'staging' && one.path !== path && one.body.trim() === body.trim(),
  );
  if (other !== undefined && !(await open.isBlocked(recordOfNote(other))))
    io.err(phraseText(say`${other.path} says the same: refine counts the two as one statement.\n`));
}

function outcomeLine(note: WrittenNote['note'], outcome: WrittenNote['outcome']): Phrase {
  switch (outcome) {
    case 'written':
      return say`wrote ${note.path}\n`;
    case 'updated':
      return say`updated ${note.path}\n`;
    case 'seen-again': {
      const sightings = numbered(note.front.observed.length, 'sighting');
      return say`seen again: ${note.path} says the same, and has ${[sightings]} now\n`;
    }
    case 'known':
      return note.place === 'staging'
        ? say`nothing to write: ${note.path} says the same, and this sighting is in its list\n`
        : say`nothing to write: ${note.path} says the same\n`;
  }
}

/** Two sessions may choose the same name; the second tries the next. More collisions are a bug. */
const MOST_ATTEMPTS = 20;

/** Tries another name if the place was taken meanwhile. */
async function put(open: OpenMemory, request: NoteRequest): Promise<WrittenNote> {
  for (let attempt = 1; ; attempt += 1) {
    const result = writeNote(request);
    await refuseBlockedNote(open, result.note);
    if (result.former !== null) await refuseLoss(open, result.note.path, result.former);
    try {
      if (result.change !== null) open.write([result.change]);
      return result;
    } catch (error) {
      if (!(error instanceof PlaceTaken) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** A mistyped type is an error with the nearest. */
function typeOf(typed: string): NoteType {
  const found = noteType(typed);
  if ('type' in found) return found;
  const known = `Types are ${NOTE_TYPES.map(({ type }) => type).join(', ')}.`;
  throw new ConfigurationError(
    say`${typed} is not a type of note`,
    found.nearest === null ? known : say`Did you mean ${found.nearest}? ${[known]}`,
  );
}

/** A name that every disk allows; else an error with a safe one. */
function nameOf(typed: string): string {
  const judged = noteName(typed);
  if (judged.ok) return judged.name;
  throw new ConfigurationError(
    say`${typed} cannot name the file of this note: ${[judged.why]}`,
    say`${[ALLOWED_IN_NAMES]} Such as ${judged.safe}.`,
  );
}

/** Options that the type does not have are refused: the note would silently say less. */
function checkOptions(type: NoteType, options: WriteOptions): void {
  if (type.hasLines === true && options.lines === undefined)
    throw new ConfigurationError(
      'It is not clear which lines were decoded',
      'Give them with --lines 10-24.',
    );
  if (type.hasLines !== true && options.lines !== undefined)
    throw new ConfigurationError(
      '--lines works only with a decoded text',
      'Cite lines of a file with --source PATH#L10-L24.',
    );
  if (type.type !== 'correction' && options.corrects !== undefined)
    throw new ConfigurationError(
      '--corrects works only with a correction',
      'Write it as a correction, or leave out --corrects.',
    );
  if (type.place !== 'staging' && options.pull !== undefined)
    throw new ConfigurationError('--pull works only with staged notes', 'Leave it out.');
  if (!isTemplatePlace(type.place) && options.template === true)
    throw new ConfigurationError(
      '--template works only with short-term, long-term and episodic memory',
      'Leave out --template.',
    );
  if (type.isPlain === true && (hasFront(options) || options.nextUpdate !== undefined))
    throw new ConfigurationError(
      'A decoded text is plain text, without front matter',
      'Leave out --confidence, --importance, --tag, --source and --next-update.',
    );
}

function hasFront({ confidence, importance, tag, source, corrects }: WriteOptions): boolean {
  return (
    confidence !== undefined ||
    importance !== undefined ||
    tag.length + source.length > 0 ||
    corrects !== undefined
  );
}

/** Sources with digests, and a warning for a place that will raise false alarms. */
async function sourcesOf(
  io: Io,
  open: OpenMemory,
  typed: readonly string[],
  body: string,
): Promise<Citation[]> {
  const sources: Citation[] = [];
  for (const written of typed) {
    const { path, lines, selector } = parseSource(written);
    const { keys, poor } = await bindSource(
      open.tree,
      { path: relativeToRoot(io.cwd, open.workspace.repository.root, path), lines, selector },
      body,
      'normal',
    );
    if (poor !== null) io.err(phraseText(say`warning: ${path}: ${[poor]}\n`));
    sources.push(citationShape().parse(keys));
  }
  return sources;
}

/** A correction of an unknown fact is written, with the nearest name as a hint. */
function warnOfUnknown(io: Io, open: OpenMemory, corrects: string): void {
  const notes = open.memory.notes.filter(({ path }) => !open.isHiddenByPolicy(path));
  const names = notes.map(({ name }) => name).filter((name) => !open.isHiddenByPolicy(name));
  const isThere =
    open.memory.facts.some(({ id }) => id === corrects) ||
    open.memory.notes.some(({ name }) => name === corrects);
  if (isThere) return;
  const meant = nearest(corrects, [...open.knownIds(), ...names]);
  const hint = meant === null ? [] : say`; did you mean ${meant}?`;
  io.err(phraseText(say`warning: found no fact or note ${corrects} to correct${hint}\n`));
}

function parseWhen(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must be a date or a condition.');
  if (/^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text) && startOf(text.trim()) === null)
    throw new InvalidArgumentError('This day is in no calendar; write a date such as 2026-01-31.');
  return text;
}

function parseRange(text: string): LineRange {
  const range = parseLines(text);
  if (range === null) throw new InvalidArgumentError('It must be a range of lines such as 10-24.');
  return range;
}
