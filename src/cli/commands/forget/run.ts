import { factPath, ledgerPath, TOMBSTONES_PATH } from '../../../memory/layouts/memtrust.js';
import { FACT_ID, parseFact, type FactRecord } from '../../../memory/fact.js';
import { parseLedger, type LedgerEvent } from '../../../memory/ledger.js';
import type { FileChange, TreeEdit } from '../../../lifecycle/file-change.js';
import {
  forgottenPlaces,
  saysIt,
  type TextFile,
  type Rewritable,
} from '../../../lifecycle/forget/places.js';
import { SecretOccurrences } from '../../../lifecycle/forget/secret-occurrences.js';
import { layTombstones, tombstonesIn } from '../../../lifecycle/tombstone.js';
import { changedTrust, judgedWithout, namesOf } from '../../../lifecycle/trust-after.js';
import { retireFact } from '../../../lifecycle/withdraw.js';
import { numbered } from '../../../text/numbered.js';
import { isRetired } from '../../../trust/adoption.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, plain, say, type Phrase } from '../../../text/phrase.js';
import { secretsIn } from '../../../text/secrets.js';
import { normalisePath } from '../../../tree/path.js';
import { unknownFact } from '../show.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { OpenMemory, reason, type SignatureOptions } from '../../open-memory.js';
import { relativeToRoot } from '../../root-path.js';
import { contextFiles, textFiles } from './files.js';
import { PastTexts } from './past-texts.js';
import { tell } from './tell.js';
import { attemptShape } from '../../../context/evidence/attempt.js';
import { reviewShape } from '../../../context/review/reviewer-findings.js';
import { archiveFaults } from '../../../context/session/compact.js';
import { parseLog } from '../../../context/session/log.js';

/** Why a text is to be forgotten, and whether `memtrust forget` only shows what it would remove. */
export interface ForgetOptions extends SignatureOptions {
  readonly why: string;
  readonly dryRun?: boolean;
}

/** What is to be forgotten. */
interface Subject {
  /** Of a fact its id, of any other file its path. */
  readonly id: string;
  readonly isFact: boolean;
  /** Null where it is no fact, or its file is gone. */
  readonly record: FactRecord | null;
  /** Every place in the working tree that is its own: its file, and copies that were put aside. */
  readonly own: ReadonlySet<string>;
}

/**
 * `memtrust forget`: takes a text out of the working tree, and says where it still is. Nothing of
 * the text is printed.
 */
export async function runForget(io: Io, typed: string, options: ForgetOptions): Promise<ExitCode> {
  return OpenMemory.use(io, async (open) => {
    const why = reason('--why', options.why);
    const graves = open.text(TOMBSTONES_PATH) ?? '';
    const subject = subjectOf(io, open, typed, graves);
    const past = await PastTexts.open(open.workspace, subject.own);
    const spoken = await spokenBy(open, subject, past);
    if (spoken.spansIn(why).length > 0 || secretsIn(why).length > 0)
      throw new ConfigurationError(
        '--why repeats what is to be forgotten, or holds a secret',
        'The reason stays: say it in other words.',
      );
    const mark = open.isUnsayable(subject.id) ? '[forgotten]' : `[forgotten: ${subject.id}]`;
    const says = (file: TextFile): boolean => saysIt(file, spoken);
    const tracked = await textFiles(open.tree, (file) => !subject.own.has(file.path) && says(file));
    const generated = contextFiles(open.workspace.repository.root, open.tree, says);
    const places = forgottenPlaces(
      [...tracked.files, ...generated.files],
      spoken,
      REWRITABLE,
      mark,
    );
    const record = await recordOf(open, subject, why, graves, options);
    const files = [...subject.own].filter((path) => open.isThere(path));
    const edits: readonly TreeEdit[] = [
      ...(record === null ? [] : [record]),
      ...places.edits,
      ...files.map((path) => ({ path, content: null })),
    ];
    const trust = await trustAfter(open, subject, record, Date.parse(options.now ?? io.now));
    const commits = await past.commits(
      spoken,
      places.held.map(({ path }) => path),
    );
    const unread = tracked.unread + generated.unread;
    if (options.dryRun !== true) open.write(edits);
    const incomplete = [
      ...(spoken.isEmpty
        ? [
            subject.isFact
              ? 'it says too little to be looked for in other files'
              : 'what it says was not looked for in other files',
          ]
        : []),
      ...(spoken.isCut ? ['it has more sentences than are looked for one by one'] : []),
      ...(unread > 0
        ? [`${numbered(unread, 'file')} not looked at: larger than 1 MB, or beyond 256 MB together`]
        : []),
      ...past.incomplete,
    ];
    tell(
      io,
      {
        ...places,
        name: open.isUnsayable(subject.id)
          ? plain('what has a name that the policy keeps unsaid')
          : say`${subject.id}`,
        files,
        isRecorded: record !== null,
        trust,
        commits,
        incomplete,
      },
      { isDry: options.dryRun === true, isUnsayable: (path) => open.isUnsayable(path) },
    );
    return EXIT.pass;
  });
}

const RECORDS = /^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./;

/** A fact by its id or its file; a record of evidence, or a note of another store, by its path. */
function subjectOf(io: Io, open: OpenMemory, typed: string, graves: string): Subject {
  const path = relativeToRoot(io.cwd, open.workspace.repository.root, typed);
  const id = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1] ?? typed;
  const record = open.memory.facts.find((known) => known.id === id || known.path === path) ?? null;
  const stones = tombstonesIn(graves);
  const isFact =
    record === null
      ? FACT_ID.test(id) &&
        (open.ledger(id).events.length > 0 || stones.some((stone) => stone.path === factPath(id)))
      : record.path === factPath(record.id);
  if (isFact)
    return { id, isFact, record, own: new Set([factPath(id), ...aside(stones, factPath(id))]) };
  const isThere = open.tree.entries.get(path)?.kind === 'file';
  const isForgotten = stones.some((stone) => stone.path === path);
  if (
    record !== null ||
    (isThere && (RECORDS.test(path) || open.memory.notes.some((note) => note.path === path))) ||
    isForgotten
  )
    return { id: path, isFact, record, own: new Set([path, ...aside(stones, path)]) };
  if (isThere)
    throw new ConfigurationError(
      phraseText(say`${path} is neither a fact nor a record of memory`),
      'memtrust takes nothing out of files that are not its own: edit it by hand.',
    );
  throw unknownFact(
    typed,
    open.memory.facts.filter((known) => !open.isUnsayable(known.id)).map((known) => known.id),
  );
}

/** Where a file was put that is in the archive. A tombstone is anybody's: it leads nowhere else. */
function aside(stones: ReturnType<typeof tombstonesIn>, path: string): string[] {
  return stones.flatMap(({ path: of, to }) =>
    of === path && to?.startsWith('.memtrust/archive/') === true && normalisePath(to) === to
      ? [to]
      : [],
  );
}

/** All that it says or said: in the working tree, at the base, and in history. */
async function spokenBy(
  open: OpenMemory,
  { id, isFact, record, own }: Subject,
  past: PastTexts,
): Promise<SecretOccurrences> {
  const onDisk = [...own].flatMap((path) => open.text(path) ?? []);
  const texts = [...new Set([...onDisk, ...(await past.ownTexts())])];
  if (!isFact)
    return new SecretOccurrences(
      [
        ...(record?.fact === null || record === null ? [] : [record.fact.statement]),
        ...([...own].every((path) => !/\.jsonl?$/.test(path)) ? texts : []),
      ],
      texts,
    );
  const statements = texts.map(
    (text) => parseFact(id, factPath(id), Buffer.from(text)).fact?.statement ?? text,
  );
  return new SecretOccurrences(statements, texts);
}

/**
 * The event or the tombstone that keeps id and reason; null where one is there. An event names
 * digests of the text: where none was recorded yet, and the text is a secret or blocked, a
 * tombstone without any is written in its place (SECURITY S28).
 */
async function recordOf(
  open: OpenMemory,
  { id, isFact, record, own }: Subject,
  why: string,
  graves: string,
  options: ForgetOptions,
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
    tombstonesIn(graves).some((stone) => stone.path === path && stone.to === undefined)
  )
    return null;
  return layTombstones(graves, [{ path, why, see: null }], signature);
}

/** What the judge makes of the others without it, said before anybody merges it. */
async function trustAfter(
  open: OpenMemory,
  { id, isFact, record }: Subject,
  change: FileChange | null,
  now: number,
): Promise<Phrase | null> {
  if (!isFact || record === null) return null;
  const scene = await open.scene(now);
  const known = new Set(open.ledger(id).events.map((event) => event.id));
  const events: readonly LedgerEvent[] =
    change?.path === ledgerPath(id)
      ? parseLedger(id, change.path, change.content).events.filter((event) => !known.has(event.id))
      : [];
  const changed = changedTrust(
    await judgedWithout(scene),
    await judgedWithout(scene, new Set([id]), events),
  );
  if (changed.length === 0) return null;
  const are = changed.length === 1 ? 'is' : 'are';
  return say`without it ${namesOf(scene, changed)} ${[are]} judged otherwise: look with
    ${'memtrust check'}, and retire what must not come back`;
}

/** The records that may be redacted in place. An archive of a session may not: its log holds the digest of it. */
const REWRITABLE: readonly Rewritable[] = [
  {
    isOne: (path) => /^\.memtrust\/attempts\/.+\.json$/.test(path),
    isWhole: true,
    isValid: (text) => attemptShape.safeParse(JSON.parse(text)).success,
  },
  {
    isOne: (path) => /^\.memtrust\/reviews\/.+\.json$/.test(path),
    isWhole: true,
    isValid: (text) => reviewShape.safeParse(JSON.parse(text)).success,
  },
  {
    isOne: (path) =>
      /^\.memtrust\/(?:sessions|context)\/.+\.jsonl$/.test(path) &&
      !path.endsWith('.archive.jsonl'),
    isWhole: false,
    isValid: isSameLog,
  },
];

/** As many events as before, none broken that was whole. */
function isSameLog(text: string, before: string): boolean {
  const [now, then] = [text, before].map((log) => parseLog(Buffer.from(log)));
  return (
    now !== undefined &&
    then !== undefined &&
    now.events.length === then.events.length &&
    now.faults.length === then.faults.length &&
    archiveFaults(now.events).length === archiveFaults(then.events).length
  );
}
