import { type DatedGap, gapKey, gapSentences, type Gap } from '../tree/gap.js';
import { importsAnything } from '../agent-files/imports.js';
import { settingsFileOf } from '../agent-files/settings/files.js';
import { TOO_DENSE } from '../anchors/readable.js';
import { isMemoryPath } from '../memory/layouts/index.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
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

/** Large agent files that are read again for their imports; with more of them none is older. */
const MOST_READ_AGAIN = 20;

/**
 * Which gaps are older than the change: the base has the same, and the change touches nothing of what was left out.
 * Where that cannot be told, a gap counts as the change's own: a limit must not hide what a change adds (SECURITY S12).
 */
export async function datedGaps(gaps: readonly Gap[], change: Change): Promise<DatedGap[]> {
  const isLone = gaps.filter(({ kind }) => kind === 'agent-file-size').length <= MOST_READ_AGAIN;
  return Promise.all(
    gaps.map(async (gap) => ({
      ...gap,
      isOlder: (isLone || gap.kind !== 'agent-file-size') && (await isOlder(gap, change)),
    })),
  );
}

async function isOlder(gap: Gap, change: Change): Promise<boolean> {
  const { base, head } = change;
  if (base === head) return false;
  const atBase = base.memory.incomplete.some((known) => gapKey(known) === gapKey(gap));
  switch (gap.kind) {
    case 'memory-file-size':
      return atBase && isSameFile(gap.about, change);
    case 'memory-files':
    case 'memory-size':
    case 'memory-front-matter':
      return atBase && !touchesMemory(change);
    case 'dense-citations':
      return uncompared(base).length > 0 && !touchesMemory(change) && !touchesCited(change);
    case 'agent-texts':
      return !touchesMemory(change) && !touchesAgentFiles(change);
    case 'agent-file-size':
      return isSameFile(gap.about, change) && importsNothing(gap.about, change);
    // What agents read through these files is unknown: anything that changes may be part of it.
    case 'agent-file-lfs':
    case 'agent-files-size':
    case 'agent-files-linked':
    case 'blocked-agent-files':
      return false;
  }
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
