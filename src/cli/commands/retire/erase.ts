import { FACT_ID, type FactRecord, parseFact } from '../../../memory/fact.js';
import { factPath, ledgerPath, TOMBSTONES_PATH } from '../../../memory/layouts/memtrust.js';
import { layTombstones, tombstonesIn } from '../../../lifecycle/tombstone.js';
import { ConfigurationError } from '../../../text/errors.js';
import { type Phrase, phraseText, plain, say } from '../../../text/phrase.js';
import { normalisePath } from '../../../tree/path.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { reason, relativeToRoot } from '../../arguments.js';
import { unknownFact } from '../../unknown-fact.js';
import type { FileChange, TreeEdit } from '../../../lifecycle/file-change.js';
import {
  erasedPlaces,
  type ErasedPlaces,
  containsErased,
} from '../../../lifecycle/erase/places.js';
import { SecretOccurrences } from '../../../lifecycle/erase/secret-occurrences.js';
import { retireFact } from '../../../lifecycle/withdraw.js';
import { numbered } from '../../../text/visible.js';
import { secretsIn } from '../../../text/secrets.js';
import { isRetired } from '../../../trust/adoption.js';
import { useMemory } from '../../command.js';
import { filesSaying, PastTexts } from './files.js';
import type { RetireOptions } from './withdraw.js';

/* `memtrust retire --erase`: removes a text from all files, and says where it still is. */

interface EraseSubject {
  /** The id of a fact, or the path of any other file. */
  readonly id: string;
  readonly isFact: boolean;
  /** Null if it is no fact, or its file is gone. */
  readonly record: FactRecord | null;
  /** Its file and archived copies. */
  readonly own: ReadonlySet<string>;
}

/** Evidence that can be erased: `.memtrust/attempts/a.json`, not the folder. */
const RECORDS = /^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./;

export function subjectOf(
  io: Io,
  open: OpenMemory,
  typed: string,
  tombstones: string,
): EraseSubject {
  const path = relativeToRoot(io.cwd, open.workspace.repository.root, typed);
  // `.memtrust/facts/ops/key.md` is `ops/key`; anything else may be an id.
  const id = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1] ?? typed;
  const record = open.memory.facts.find((known) => known.id === id || known.path === path) ?? null;
  const stones = tombstonesIn(tombstones);
  const isFact =
    record === null
      ? FACT_ID.test(id) &&
        (open.ledger(id).events.length > 0 || stones.some((stone) => stone.path === factPath(id)))
      : record.path === factPath(record.id);
  if (isFact)
    return { id, isFact, record, own: new Set([factPath(id), ...aside(stones, factPath(id))]) };
  const isThere = open.tree.entries.get(path)?.kind === 'file';
  const isErased = stones.some((stone) => stone.path === path);
  if (
    record !== null ||
    (isThere && (RECORDS.test(path) || open.memory.notes.some((note) => note.path === path))) ||
    isErased
  )
    return { id: path, isFact, record, own: new Set([path, ...aside(stones, path)]) };
  if (isThere)
    throw new ConfigurationError(
      say`${path} is neither a fact nor a record of memory`,
      'memtrust edits only its own files: edit this one by hand.',
    );
  throw unknownFact(typed, open.knownIds());
}

/** The archived place. Anyone can write a tombstone, so other places are ignored. */
function aside(stones: ReturnType<typeof tombstonesIn>, path: string): string[] {
  return stones.flatMap(({ path: of, to }) =>
    of === path && to?.startsWith('.memtrust/archive/') === true && normalisePath(to) === to
      ? [to]
      : [],
  );
}

/**
 * Removes a text, such as a secret, from the working tree, and lists the files and commits that still have it. Id and
 * reason stay; the text is not printed.
 */
export async function eraseText(io: Io, typed: string, options: RetireOptions): Promise<ExitCode> {
  return useMemory(io, async (open) => {
    const why = reason('--why', options.why);
    const tombstones = open.text(TOMBSTONES_PATH) ?? '';
    const subject = subjectOf(io, open, typed, tombstones);
    const past = await PastTexts.open(open.workspace, subject.own);
    const spoken = await spokenBy(open, subject, past);
    if (spoken.spansIn(why).length > 0 || secretsIn(why).length > 0)
      throw new ConfigurationError(
        '--why repeats the text to erase, or contains a secret',
        'The reason is kept in git, so write it in other words.',
      );
    const isHidden = open.isHiddenByPolicy(subject.id);
    const { files: saying, unread } = await filesSaying(
      open.workspace.repository.root,
      open.tree,
      (file) => !subject.own.has(file.path) && containsErased(file, spoken),
    );
    const places = erasedPlaces(saying, spoken, isHidden ? '[erased]' : `[erased: ${subject.id}]`);
    const trace = await traceOf(open, subject, why, tombstones, options);
    const files = [...subject.own].filter((path) => open.isThere(path));
    const edits: readonly TreeEdit[] = [
      ...(trace === null ? [] : [trace]),
      ...places.edits,
      ...files.map((path) => ({ path, content: null })),
    ];
    const commits = await past.commits(
      spoken,
      places.held.map(({ path }) => path),
    );
    const isDry = options.dryRun === true;
    if (!isDry) open.write(edits);
    const incomplete = [
      ...unsearched(subject, spoken),
      ...(unread > 0
        ? [`${numbered(unread, 'file')} not checked: larger than 1 MB, or beyond 256 MB together`]
        : []),
      ...past.incomplete,
    ];
    const name = isHidden ? plain('something whose name the policy blocks') : say`${subject.id}`;
    reportErased(
      io,
      { ...places, name, files, isRecorded: trace !== null, commits, incomplete },
      { isDry, isHiddenByPolicy: (path) => open.isHiddenByPolicy(path) },
    );
    return EXIT.pass;
  });
}

/** All its texts: in the working tree, at the base, and in history. */
async function spokenBy(
  open: OpenMemory,
  { id, isFact, record, own }: EraseSubject,
  past: PastTexts,
): Promise<SecretOccurrences> {
  const onDisk = [...own].flatMap((path) => open.text(path) ?? []);
  const texts = [...new Set([...onDisk, ...(await past.ownTexts())])];
  if (!isFact)
    return new SecretOccurrences(
      [
        ...(record?.fact === null || record === null ? [] : [record.fact.statement]),
        // A JSON record as a whole is not searched for elsewhere.
        ...([...own].every((path) => !/\.jsonl?$/.test(path)) ? texts : []),
      ],
      texts,
    );
  const statements = texts.map(
    (text) => parseFact(id, factPath(id), Buffer.from(text)).fact?.statement ?? text,
  );
  return new SecretOccurrences(statements, texts);
}

function unsearched({ isFact }: EraseSubject, spoken: SecretOccurrences): string[] {
  const missing = isFact
    ? 'it is too short to be searched for in other files'
    : 'other files were not searched for its text';
  return [
    ...(spoken.isEmpty ? [missing] : []),
    ...(spoken.isCut ? ['it is too long to search for all of it'] : []),
  ];
}

/**
 * The event or tombstone that keeps id and reason; null if there is one. An event has digests of the text, so a
 * tombstone replaces it for a secret or blocked text without a recorded digest (SECURITY S28).
 */
async function traceOf(
  open: OpenMemory,
  { id, isFact, record, own }: EraseSubject,
  why: string,
  tombstones: string,
  options: SignatureOptions,
): Promise<FileChange | null> {
  const signature = await open.signature(options);
  const path = record?.path ?? [...own][0] ?? id;
  if (isFact) {
    const ledger = open.ledger(id);
    if (isRetired(ledger.events)) return null;
    const isPlain =
      record !== null &&
      record.fact !== null &&
      !(await open.isBlocked(record)) &&
      secretsIn(record.text).length === 0;
    if (ledger.events.length > 0 || isPlain)
      return (
        retireFact({
          id,
          record: ledger.events.length > 0 ? null : record,
          ledger,
          why,
          ...signature,
        }).find((change) => change.path === ledgerPath(id)) ?? null
      );
  }
  const isThere = [...own].some((place) => open.isThere(place));
  if (
    !isThere &&
    tombstonesIn(tombstones).some((stone) => stone.path === path && stone.to === undefined)
  )
    return null;
  return layTombstones(tombstones, [{ path, why, see: null }], signature);
}

interface ErasedText extends ErasedPlaces {
  readonly name: Phrase;
  readonly files: readonly string[];
  /** Whether a new event or tombstone is written. */
  readonly isRecorded: boolean;
  readonly commits: readonly string[];
  readonly incomplete: readonly string[];
}

/** About a screen; the rest is counted. */
const LISTED = 20;
const LISTED_COMMITS = 10;

interface Terms {
  /** `--dry-run`: the words are those of a plan. */
  readonly isDry: boolean;
  readonly isHiddenByPolicy: (path: string) => boolean;
}

/** Places and numbers, no word of the text. */
function reportErased(
  io: Io,
  { name, files, redacted, removed, held, isRecorded, commits, incomplete }: ErasedText,
  { isDry, isHiddenByPolicy }: Terms,
): void {
  const shown = (path: string): Phrase =>
    isHiddenByPolicy(path) ? plain('a file whose name the policy blocks') : say`${path}`;
  const line = (phrase: Phrase): void => io.out(`${phraseText(phrase)}\n`);
  const changed = files.length + redacted.length + removed.length;
  const isDone = isRecorded || changed > 0;
  line(headline(name, isDone, isDry));
  for (const [what, paths] of [
    ['removed', [...files, ...removed]],
    ['redacted', redacted],
  ] as const) {
    for (const path of paths.slice(0, LISTED))
      line(say`${[isDry ? `would be ${what}` : what]} ${shown(path)}`);
    if (paths.length > LISTED) line(plain(`${what} ${paths.length - LISTED} more`));
  }
  for (const place of held.slice(0, LISTED))
    line(say`still contains it: ${shown(place.path)}${[lineWords(place.line)]}: ${place.advice}`);
  if (held.length > LISTED)
    line(plain(`still contains it: ${numbered(held.length - LISTED, 'more file')}`));
  line(plain(historyWords(commits)));
  if (commits.length > 0) {
    io.err(
      'to remove it from git, rewrite the history (git filter-repo) in every clone and fork, ' +
        'and at the host; revoke a pushed secret first.\n',
    );
  }
  for (const missing of incomplete) io.err(`incomplete: ${missing}\n`);
  if (!isDry && isDone)
    io.err(
      'Next: run `npx memtrust check`, commit it, and open a pull request. Run this again to see what is left.\n',
    );
}

/** In a second run nothing is left to do. */
function headline(name: ErasedText['name'], isDone: boolean, isDry: boolean): Phrase {
  if (!isDone) return say`${name} is already erased`;
  return say`${[isDry ? 'would erase' : 'erased']} ${name}: its id and the reason stay`;
}

function lineWords(line: number | null): string {
  return line === null ? '' : `, line ${line}`;
}

/** Newest first, as short ids. */
function historyWords(commits: readonly string[]): string {
  if (commits.length === 0) return 'no commit that a ref of this clone reaches contains it';
  const listed = commits
    .slice(0, LISTED_COMMITS)
    .map((commit) => commit.slice(0, 12))
    .join(', ');
  const more =
    commits.length > LISTED_COMMITS ? ` and ${commits.length - LISTED_COMMITS} more` : '';
  return (
    `${numbered(commits.length, 'commit')} added it to the history, which still contains ` +
    `it: ${listed}${more}`
  );
}
