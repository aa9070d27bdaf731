import type { FileChange, TreeEdit } from '../../../lifecycle/file-change.js';
import { forgottenPlaces, saysIt, type TextFile } from '../../../lifecycle/forget/places.js';
import { SecretOccurrences } from '../../../lifecycle/forget/secret-occurrences.js';
import { changedTrust, judgedWithout, namesOf } from '../../../lifecycle/trust-after.js';
import { parseFact } from '../../../memory/fact.js';
import { factPath, ledgerPath, TOMBSTONES_PATH } from '../../../memory/layouts/memtrust.js';
import { parseLedger, type LedgerEvent } from '../../../memory/ledger.js';
import { ConfigurationError } from '../../../text/errors.js';
import { numbered } from '../../../text/numbered.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import { secretsIn } from '../../../text/secrets.js';
import { dropIndexes } from '../../recall-index.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { reason } from '../../reason.js';
import { useMemory } from '../../use-memory.js';
import { contextFiles, textFiles } from './files.js';
import { PastTexts } from './past-texts.js';
import { REWRITABLE_RECORDS } from './rewritable-records.js';
import { subjectOf, type ForgetSubject } from './subject.js';
import { tell } from './tell.js';
import { traceOf } from './trace.js';

/*
 * What does `memtrust forget` do? It takes a text, such as a secret, out of the working tree, and says
 * where it still is: in ledgers, records and history. Nothing of the text is printed.
 *
 * Loaded by `forget.ts`; where a text can be is in `lifecycle/forget/`. Safe error: a place is named and
 * left. The mark `[forgotten: ID]` stays in users' files, so that later runs and people know it; sentences
 * are free. When it is wrong, `__tests__/e2e/cli/forget.test.ts` fails.
 */

/** Why a text is to be forgotten, and whether `memtrust forget` only shows what it would remove. */
export interface ForgetOptions extends SignatureOptions {
  readonly why: string;
  readonly dryRun?: boolean;
}

/**
 * `memtrust forget`: takes a text out of the working tree, and says where it still is. Nothing of
 * the text is printed.
 */
export async function runForget(io: Io, typed: string, options: ForgetOptions): Promise<ExitCode> {
  return useMemory(io, async (open) => {
    const why = reason('--why', options.why);
    const graves = open.text(TOMBSTONES_PATH) ?? '';
    const subject = subjectOf(io, open, typed, graves);
    const past = await PastTexts.open(open.workspace, subject.own);
    const spoken = await spokenBy(open, subject, past);
    if (spoken.spansIn(why).length > 0 || secretsIn(why).length > 0)
      throw new ConfigurationError(
        '--why repeats the text to forget, or contains a secret',
        'The reason is kept in git, so write it in other words.',
      );
    const mark = open.isUnsayable(subject.id) ? '[forgotten]' : `[forgotten: ${subject.id}]`;
    const says = (file: TextFile): boolean => saysIt(file, spoken);
    const tracked = await textFiles(open.tree, (file) => !subject.own.has(file.path) && says(file));
    const generated = contextFiles(open.workspace.repository.root, open.tree, says);
    const places = forgottenPlaces(
      [...tracked.files, ...generated.files],
      spoken,
      REWRITABLE_RECORDS,
      mark,
    );
    const trace = await traceOf(open, subject, why, graves, options);
    const files = [...subject.own].filter((path) => open.isThere(path));
    const edits: readonly TreeEdit[] = [
      ...(trace === null ? [] : [trace]),
      ...places.edits,
      ...files.map((path) => ({ path, content: null })),
    ];
    const trust = await trustAfter(open, subject, trace, Date.parse(options.now ?? io.now));
    const commits = await past.commits(
      spoken,
      places.held.map(({ path }) => path),
    );
    const unread = tracked.unread + generated.unread;
    if (options.dryRun !== true) {
      open.write(edits);
      dropIndexes(open.workspace.repository);
    }
    const incomplete = [
      ...unsearched(subject, spoken),
      ...(unread > 0
        ? [`${numbered(unread, 'file')} not checked: larger than 1 MB, or beyond 256 MB together`]
        : []),
      ...past.incomplete,
    ];
    tell(
      io,
      {
        ...places,
        name: open.isUnsayable(subject.id)
          ? plain('something whose name the policy blocks')
          : say`${subject.id}`,
        files,
        isRecorded: trace !== null,
        trust,
        commits,
        incomplete,
      },
      { isDry: options.dryRun === true, isUnsayable: (path) => open.isUnsayable(path) },
    );
    return EXIT.pass;
  });
}

/** All that it says or said: in the working tree, at the base, and in history. */
async function spokenBy(
  open: OpenMemory,
  { id, isFact, record, own }: ForgetSubject,
  past: PastTexts,
): Promise<SecretOccurrences> {
  const onDisk = [...own].flatMap((path) => open.text(path) ?? []);
  const texts = [...new Set([...onDisk, ...(await past.ownTexts())])];
  if (!isFact)
    return new SecretOccurrences(
      [
        ...(record?.fact === null || record === null ? [] : [record.fact.statement]),
        // A record or a log in JSON is no one text: as a whole nobody repeats it.
        ...([...own].every((path) => !/\.jsonl?$/.test(path)) ? texts : []),
      ],
      texts,
    );
  const statements = texts.map(
    (text) => parseFact(id, factPath(id), Buffer.from(text)).fact?.statement ?? text,
  );
  return new SecretOccurrences(statements, texts);
}

/** What of it is not looked for in other files. */
function unsearched({ isFact }: ForgetSubject, spoken: SecretOccurrences): string[] {
  const missing = isFact
    ? 'it is too short to be searched for in other files'
    : 'other files were not searched for its text';
  return [
    ...(spoken.isEmpty ? [missing] : []),
    ...(spoken.isCut ? ['it has too many sentences to search for each'] : []),
  ];
}

/** What the judge makes of the others without it, said before anybody merges it. */
async function trustAfter(
  open: OpenMemory,
  { id, isFact, record }: ForgetSubject,
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
  return say`without it ${namesOf(scene, changed)} ${[are]} judged differently: run
    ${'npx memtrust check'}, and retire facts that must not come back`;
}
