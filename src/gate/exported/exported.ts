import { mayHoldBlock } from './markers.js';
import type { AgentDocument } from '../../agent-files/document.js';
import { documentsOf } from '../../agent-files/documents.js';
import type { Policy } from '../../memory/policy-shape.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';
import { blockOfName } from '../../trust/blocking.js';
import type { ScanResult } from '../scan.js';
import { blockedSources, type Snapshot } from '../snapshot.js';
import { judgeFiles, type JudgedBlock, type JudgedFile, type MarkedText } from './judge-files.js';
import { onlyBlocks } from './only-blocks.js';

/*
 * Which files of a change hold blocks of `memtrust export`, and what is wrong with them? The agent files that were read
 * anyway, and the files of `exports:`; of files that the policy blocks only that one is there. A file without a marker
 * costs one search.
 */

/** What the blocks of one tree are. */
export interface ExportedFiles {
  readonly files: readonly JudgedFile[];
  /** Agent files that the policy blocks, and that have a marker. */
  readonly blocked: readonly string[];
}

export interface ExportedBlocks {
  readonly base: ExportedFiles;
  readonly head: ExportedFiles;
  /** Files in which the change differs from the base by a right block alone. */
  readonly onlyBlocks: ReadonlySet<string>;
}

const NO_EXPORTS: ExportedFiles = { files: [], blocked: [] };

export async function exportedBlocks(
  {
    base,
    head,
    policy,
  }: { readonly base: Snapshot; readonly head: Snapshot; readonly policy: Policy },
  documents: readonly AgentDocument[],
): Promise<ExportedBlocks> {
  const texts = await markedTexts(documents, head, policy);
  const blocked = await blockedFiles(head);
  if (texts.length === 0 && blocked.length === 0)
    return { base: NO_EXPORTS, head: NO_EXPORTS, onlyBlocks: new Set() };
  const before =
    base === head
      ? placesOf(texts)
      : await textsAt(
          base.tree,
          texts.map(({ place }) => place),
        );
  const judged = { files: await judgeFiles(texts, { base, head, policy, before }), blocked };
  if (base === head) return { base: judged, head: judged, onlyBlocks: new Set() };
  const old = texts.flatMap(({ path, place }) => {
    const text = before.get(place);
    return text === undefined || !mayHoldBlock(text) ? [] : [{ path, place, text }];
  });
  const then = {
    files: await judgeFiles(old, { base, head: base, policy, before }),
    blocked: await blockedFiles(base),
  };
  return {
    base: then,
    head: judged,
    onlyBlocks: await onlyBlocks(judged.files, then.files, before, { base, head, policy }),
  };
}

/** By their place; of two names of one file the first. */
async function markedTexts(
  documents: readonly AgentDocument[],
  snapshot: Snapshot,
  policy: Policy,
): Promise<readonly MarkedText[]> {
  const { tree, memory } = snapshot;
  const blocked = new Set(blockedSources(snapshot).flatMap(({ paths }) => paths));
  const found = new Map<string, MarkedText>();
  for (const { kind, path, place, text } of documents)
    if (kind !== 'fact' && !found.has(place) && mayHoldBlock(text))
      found.set(place, { path, place, text });
  // Not every file of `exports:` is one that an agent is known to read.
  const named = [policy.exports, memory.policy.policy.exports].flatMap((exports) =>
    (exports ?? []).map(({ file }) => file),
  );
  const resolver = PathResolver.of(tree);
  for (const path of new Set(named)) {
    const place = await resolver.resolve(path);
    if (place.kind !== 'file' || found.has(place.path) || blocked.has(place.path)) continue;
    if (blockOfName(place.path, policy) !== null) continue;
    const text = (await textsAt(tree, [place.path])).get(place.path) ?? '';
    if (mayHoldBlock(text)) found.set(place.path, { path, place: place.path, text });
  }
  return [...found.values()];
}

/** Files that may not be told of: that one has a marker is all that is said. */
async function blockedFiles(snapshot: Snapshot): Promise<readonly string[]> {
  const sources = blockedSources(snapshot);
  if (sources.length === 0) return [];
  const { documents } = await documentsOf(snapshot.tree, sources);
  return documents.flatMap(({ path, text }) => (mayHoldBlock(text) ? [path] : []));
}

function placesOf(texts: readonly MarkedText[]): ReadonlyMap<string, string> {
  return new Map(texts.map(({ place, text }) => [place, text]));
}

/** The texts of regular files, as detectors read them. */
async function textsAt(
  tree: Tree,
  places: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const files = places.filter((place) => tree.entries.get(place)?.kind === 'file');
  const contents = await tree.read(files, MEMORY_FILE_BYTES);
  return new Map(
    [...contents].flatMap(([path, content]) =>
      content.kind === 'bytes' ? [[path, Buffer.from(content.bytes).toString('utf8')]] : [],
    ),
  );
}

/**
 * A scan without what was found inside of right blocks: their lines are trusted facts, which have rules of their own.
 * In a block with any fault nothing is left out.
 */
export function outsideBlocks(seen: ScanResult, { files }: ExportedFiles): ScanResult {
  const ranges = new Map(
    files.map(({ path, blocks, markers }) => [
      path,
      markers.length === 0 ? blocks.filter(isRight).map(linesOf) : [],
    ]),
  );
  const isOutside = ({ path, line }: { readonly path: string; readonly line: number }): boolean =>
    !(ranges.get(path) ?? []).some(([from, to]) => line > from && line < to);
  return { ...seen, observations: seen.observations.filter(isOutside) };
}

function isRight({ faults }: JudgedBlock): boolean {
  return faults.length === 0;
}

/** The lines of its markers. */
function linesOf({ block: { line, inner } }: JudgedBlock): readonly [from: number, to: number] {
  return [line, line + inner.split('\n').length];
}
