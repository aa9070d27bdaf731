import { type DatedGap, gapKey, gapSentences, type Gap, CITED_FILE_BYTES } from '../tree/limits.js';
import { importsAnything } from '../agent-files/imports.js';
import { settingsFileOf } from '../agent-files/settings/files.js';
import { TOO_DENSE } from '../anchors/readable.js';
import { isMemoryPath } from '../memory/layouts/index.js';
import { foldersAbove, normalisePath } from '../tree/path.js';
import { MOST_AUDITED, type Audit } from './audit.js';
import type { Core } from './core.js';
import type { ScanResult } from './scan.js';
import type { Snapshot } from './snapshot.js';

/*
 * What did an evaluation not read, trace or compare? One sentence each, such as "decisive events not traced: 12 (one
 * audit traces at most 200)". Whatever is left out anywhere must come in here, or a report would claim that all was
 * looked at. A sentence may be added.
 */

/** Where an evaluation may have left something out. */
interface Seen {
  readonly base: Snapshot;
  readonly head: Snapshot;
  /** The look at the texts of the head. */
  readonly looked: ScanResult;
  readonly audit: Audit;
  /** What the shell could not do. */
  readonly given: readonly string[];
}

/** Everything that an evaluation did not read, trace or compare, in sentences. */
export function leftOut({ base, head, looked, audit, given }: Seen): readonly string[] {
  const known = gapSentences(base.memory.incomplete);
  const unread = gapSentences(head.memory.incomplete).filter((line) => !known.includes(line));
  return [
    ...given,
    ...untraced(audit),
    ...known,
    ...unread,
    ...gapSentences([...uncompared(head), ...looked.incomplete]),
  ];
}

/** Decisions that an audit of the branch did not get to. */
function untraced({ left }: Audit): readonly string[] {
  if (left === 0) return [];
  return [`decisive events not traced: ${left} (one audit traces at most ${MOST_AUDITED})`];
}

/** What of the cited files was too much to be compared. */
export function uncompared({ checks }: Snapshot): readonly Gap[] {
  return [...checks.values()].some((results) => results.some(({ why }) => why === TOO_DENSE))
    ? [{ kind: 'dense-citations', sentence: TOO_DENSE }]
    : [];
}

type Change = Pick<Core, 'base' | 'head' | 'changedPaths'>;
type IsOlder = (gap: Gap, change: Change) => boolean | Promise<boolean>;

/** Large agent files are read again for their imports. With more gaps than this none counts as older. */
const MOST_GAPS = 20;

/**
 * Which gaps are older than the change: the base has the same, and the change touches nothing of what was left out.
 * Where that cannot be told, a gap counts as the change's own: a limit must not hide what a change adds (SECURITY S12).
 */
export async function datedGaps(gaps: readonly Gap[], change: Change): Promise<DatedGap[]> {
  if (gaps.length > MOST_GAPS) return gaps.map((gap) => ({ ...gap, isOlder: false }));
  return Promise.all(
    gaps.map(async (gap) => ({ ...gap, isOlder: await IS_OLDER[gap.kind](gap, change) })),
  );
}

const whole: IsOlder = (gap, change) => isAtBase(gap, change) && !touchesMemory(change);
/** What agents read through these files is unknown: anything that changes may be part of it. */
const never: IsOlder = () => false;

const IS_OLDER: Readonly<Record<Gap['kind'], IsOlder>> = {
  // A ledger that is not read decides about other files, and a file may hold what was rejected.
  'memory-file-size': whole,
  'memory-files': whole,
  'memory-size': whole,
  'memory-front-matter': whole,
  'dense-citations': (_gap, change) => !touchesMemory(change) && !touchesCited(change),
  'agent-texts': (_gap, change) => !touchesMemory(change) && !touchesAgentFiles(change),
  // Another agent file, or a new link, may make agents read what they did not read before.
  'agent-file-size': ({ about }, change) =>
    isSameFile(about, change) && !touchesAgentFiles(change) && importsNothing(about, change),
  'agent-file-lfs': never,
  'agent-files-size': never,
  'agent-files-linked': never,
  'blocked-agent-files': never,
};

function isAtBase(gap: Gap, { base }: Change): boolean {
  return base.memory.incomplete.some((known) => gapKey(known) === gapKey(gap));
}

/** A file that is no link, with the same object in both trees. */
function isSameFile(
  path: string | undefined,
  { base, head, changedPaths }: Change,
): path is string {
  return (
    path !== undefined &&
    !changedPaths.has(path) &&
    [base, head].every(({ tree }) => tree.entries.get(path)?.kind === 'file')
  );
}

function touchesMemory({ changedPaths }: Change): boolean {
  return [...changedPaths].some(isMemoryPath);
}

function touchesAgentFiles({ base, head, changedPaths }: Change): boolean {
  const read = new Set([...base.live, ...head.live].flatMap(({ paths }) => paths));
  return [...changedPaths].some((path) =>
    [path, ...foldersAbove(path)].some((place) => read.has(place)),
  );
}

/** A source that is a link or not a file may lead anywhere, so it counts as touched. */
function touchesCited(change: Change): boolean {
  const sources = change.head.memory.facts.flatMap(({ fact }) => fact?.sources ?? []);
  return sources.some(({ path }) => !isSameFile(normalisePath(path) ?? undefined, change));
}

/** Settings name files in other ways, and a file may be too large even for this. */
async function importsNothing(path: string, { head }: Change): Promise<boolean> {
  if (settingsFileOf(path) !== null) return false;
  const content = (await head.tree.read([path], CITED_FILE_BYTES)).get(path);
  return (
    content?.kind === 'bytes' &&
    !importsAnything(head.tree, path, Buffer.from(content.bytes).toString('utf8'))
  );
}
