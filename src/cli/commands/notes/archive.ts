import {
  archivableNotes,
  archiveEdits,
  type ArchivedFile,
  chooseArchivable,
} from '../../../lifecycle/archive.js';
import { judgedWithout, type TrustScene } from '../../../lifecycle/trust-after.js';
import {
  archivedNotePath,
  archivedPath,
  TOMBSTONES_PATH,
} from '../../../memory/layouts/memtrust.js';
import { renderJson } from '../../../report/json.js';
import { statusWord } from '../../../report/status-text.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import { labelsOf, labelsOfProposal, type Labels } from '../../../trust/labels.js';
import { addCommand, type CommandDefinition, useMemory } from '../../command.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { parseNow } from '../../arguments.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';

/*
 * `memtrust notes archive`: moves facts and notes that no longer count to an archive, except what other facts still
 * need.
 */

interface ArchiveOptions extends SignatureOptions {
  readonly before?: string;
  readonly dryRun?: boolean;
  readonly format: string;
}

/** Moves facts and notes that no longer count to an archive, and leaves what other facts need. */
export const archive: CommandDefinition = (group, run) => {
  addCommand(group, {
    name: 'archive',
    about: 'move rejected facts and old notes to .memtrust/archive/',
    takes: `
      --before <date> | only facts decided before this date, and episodes older than it
      --dry-run | list what would be moved, and write nothing
      --format <format> | what to print
      --by <login> | who decides this (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,
    options: { before: (option) => option.argParser(parseNow) },
    examples: `
      notes archive --dry-run | what would be moved, and what cannot be moved
      notes archive --before 2026-01-01 | what was decided before this year
    `,
  }).action(async (options: ArchiveOptions) =>
    run(async (io) => useMemory(io, async (open) => archiveIn(io, open, options))),
  );
};

async function archiveIn(io: Io, open: OpenMemory, options: ArchiveOptions): Promise<ExitCode> {
  const signature = await open.signature(options);
  const isDry = options.dryRun === true;
  const did = isDry ? 'would archive' : 'archived';
  const before = options.before === undefined ? null : Date.parse(options.before);
  const scene = await open.scene(Date.parse(options.now ?? io.now));
  const choice = await chooseArchivable(scene, before);
  const blocked = await blockedOf(open, [
    ...choice.chosen.map(({ record }) => record.id),
    ...choice.kept.map((one) => one.id),
  ]);
  const [chosen, kept] = [
    choice.chosen.filter(({ record }) => !blocked.has(record.id)),
    choice.kept.filter(({ id }) => !blocked.has(id)),
  ];
  const files: ArchivedFile[] = chosen.map(({ record: { id, path }, status, successor }) => ({
    from: path,
    to: archivedPath(id),
    content: open.text(path) ?? '',
    why: status,
    see: successor,
  }));
  const notes = archivableNotes(open.memory.notes, open.memory.facts, before);
  const isOpen = async (path: string): Promise<boolean> =>
    !(await open.isBlocked(open.record(path)));
  const old = [];
  for (const one of notes.chosen) if (await isOpen(one.note.path)) old.push(one);
  files.push(
    ...old.map(({ note: { path }, why }) => ({
      from: path,
      to: archivedNotePath(path),
      content: open.text(path) ?? '',
      why,
      see: null,
    })),
  );
  const edits = archiveEdits(
    files,
    open.text(TOMBSTONES_PATH),
    (path) => open.text(path),
    signature,
  );
  if (!isDry) open.write(edits);
  const stays: { readonly name: string; readonly why: Phrase }[] = [];
  for (const { path, by } of notes.kept)
    if (await isOpen(path)) stays.push({ name: path, why: say`${by} cites it` });
  stays.push(...kept.map(({ id, why }) => ({ name: id, why })));
  if (options.format === 'json') {
    const labels = await labelsBefore(scene);
    const archived = files.map(({ from, to, why, see }) => {
      return { path: from, to, why, see, ...labels(from) };
    });
    const notMoved = stays.map(({ name, why }) => {
      return { name, why: phraseText(why), ...labels(name) };
    });
    io.out(renderJson({ dry_run: isDry, archived, kept: notMoved }));
    return EXIT.pass;
  }
  for (const { record, status } of chosen)
    io.out(phraseText(say`${[did]} ${record.id}: ${[statusWord(status)]}\n`));
  for (const { note, why } of old) io.out(phraseText(say`${[did]} ${note.path}: ${[why]}\n`));
  for (const { name, why } of stays) io.out(phraseText([...say`kept ${name}: `, ...why, '\n']));
  tellNext(io, files, isDry);
  if (before === null) tellOfAge(io, open);
  return EXIT.pass;
}

/** By id or path, before anything is moved. */
async function labelsBefore(scene: TrustScene): Promise<(name: string) => Labels> {
  const { now } = await judgedWithout(scene);
  const entries = new Map(
    now.entries.flatMap((entry) => [
      [entry.id, entry] as const,
      ...(entry.record === null ? [] : [[entry.record.path, entry] as const]),
    ]),
  );
  return (name) => {
    const entry = entries.get(name);
    return entry === undefined ? labelsOfProposal() : labelsOf(entry);
  };
}

/** The moved notes are gone from the folders of their stores. */
function tellNext(io: Io, files: readonly ArchivedFile[], isDry: boolean): void {
  if (files.length === 0) io.out('nothing to archive\n');
  if (files.length === 0 || isDry) return;
  const folders = new Set([
    '.memtrust/',
    ...files.map(({ from }) => `${from.split('/')[0] ?? ''}/`),
  ]);
  io.err(`Next: commit ${[...folders].join(' and ')}. The ledgers stay in place.\n`);
}

/** Warns that facts without a date are never too old. */
function tellOfAge(io: Io, { memory }: OpenMemory): void {
  if (memory.notes.some(({ place }) => place === 'episodic'))
    io.err('Without --before, episodes stay: --before 2026-01-01 also moves older episodes.\n');
}

/** A stricter policy on disk counts too: what it blocks stays, unmentioned. */
async function blockedOf(open: OpenMemory, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const blocked = new Set<string>();
  for (const id of ids) if (await open.isBlocked(open.record(id))) blocked.add(id);
  return blocked;
}
