import { remembered } from '../text/collections.js';
import type { AnchorChecks } from '../anchors/query.js';
import { type DatedGap, gapKey, gapSentences, type Gap, CITED_FILE_BYTES } from '../tree/limits.js';
import { namingKeysOf } from '../agent-files/settings/naming-keys.js';
import { TOO_DENSE } from '../anchors/readable.js';
import { isMemoryPath } from '../memory/layouts/index.js';
import { foldersAbove, normalisePath } from '../tree/path.js';
import { MOST_AUDITED, type Audit } from './audit.js';
import type { Core } from './core.js';
import type { ScanResult } from './scan.js';
import { blockedSources, type Snapshot } from './snapshot.js';

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
  return isTooDense(checks) ? [{ kind: 'dense-citations', sentence: TOO_DENSE }] : [];
}

const isTooDense = remembered((checks: AnchorChecks): boolean =>
  [...checks.values()].some((results) => results.some(({ why }) => why === TOO_DENSE)),
);

type Change = Pick<Core, 'base' | 'head' | 'changedPaths'>;
type IsOlder = (gap: Gap, change: Change) => boolean | Promise<boolean>;

/**
 * Which gaps are older than the change: the base has the same, and the change touches nothing of what was left out.
 * Where that cannot be told, a gap counts as the change's own: a limit must not hide what a change adds (SECURITY S12).
 * One after the other, as a large file is read again for its imports. A change cannot make it more: only what the base
 * has too is read.
 */
export async function datedGaps(gaps: readonly Gap[], change: Change): Promise<DatedGap[]> {
  const dated: DatedGap[] = [];
  for (const gap of gaps) dated.push({ ...gap, isOlder: await IS_OLDER[gap.kind](gap, change) });
  return dated;
}

const whole: IsOlder = (gap, change) => isAtBase(gap, change) && !touchesMemory(change);
/** Which files were not read is unknown: anything that changes may be one of them. */
const never: IsOlder = () => false;

const IS_OLDER: Readonly<Record<Gap['kind'], IsOlder>> = {
  // A ledger that is not read decides about other files, and a file may hold what was rejected.
  'memory-file-size': whole,
  'memory-files': whole,
  'memory-size': whole,
  'memory-front-matter': whole,
  'dense-citations': (_gap, change) => !touchesMemory(change) && !touchesCited(change),
  'agent-texts': (_gap, change) => !touchesMemory(change) && !touchesAgentFiles(change),
  'agent-file-size': async (gap, change) =>
    isReadAsBefore(gap, change) && (await isAskedForOthers(gap, change)),
  'agent-file-lfs': isReadAsBefore,
  'agent-file-part': isReadAsBefore,
  'agent-files-size': never,
  'agent-files-linked': never,
  'blocked-agent-files': (_gap, change) =>
    blockedSources(change.head).every(({ paths }) =>
      isReadAsBefore({ about: paths.at(-1) }, change),
    ),
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

/** The same file, and agents read it by the same names as before: no new link or import leads to it. */
function isReadAsBefore(
  { about }: { readonly about?: string | undefined },
  change: Change,
): boolean {
  if (!isSameFile(about, change)) return false;
  const before = namesFor(about, change.base);
  return namesFor(about, change.head).every((name) => before.includes(name));
}

/** The agents that read a file, each with the ways to it. */
function namesFor(path: string, { live }: Snapshot): readonly string[] {
  return live.flatMap(({ id, paths }) =>
    paths.some((place) => path === place || path.startsWith(`${place}/`))
      ? [[id, ...paths].join('\0')]
      : [],
  );
}

/** Whether it is known what a file makes agents read beside it: settings are too large to be asked sooner. */
async function isAskedForOthers({ about = '' }: Gap, { head }: Change): Promise<boolean> {
  if (namingKeysOf(about).length > 0) return false;
  return (await head.tree.read([about], CITED_FILE_BYTES)).get(about)?.kind === 'bytes';
}
