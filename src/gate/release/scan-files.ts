import { claimsIn } from '../../agent-files/claims/claims.js';
import { DEMO_MARKER, demosIn } from '../../agent-files/claims/demos.js';
import { mentionsMemory } from '../../agent-files/claims/mention.js';
import { showingsIn } from '../../agent-files/claims/showings.js';
import { readAgentText } from '../../agent-files/agent-text.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { Tree } from '../../tree/tree.js';
import type { Page, ReleaseScan } from './release-scan.js';
import { unlabelledIn } from './unlabelled.js';

/*
 * What do public documents and JSON files of one tree say of memory, and carry of it? `scanFiles`
 * reads them within a budget of characters, and counts what it did not read.
 *
 * `scan-change.ts` chooses the files. Safe error: a file counts as unread, which fails its condition.
 * When it is wrong, `__tests__/gate/release-gate.test.ts` fails. The budgets may change with new
 * times; they hold nothing that users stored.
 */

/** What to look at, by path. */
export interface ReleaseFiles {
  /** Documents that the change touches. */
  readonly claimed: readonly string[];
  /** Every document: a demonstration may lose its fixture without a change of its page. */
  readonly documents: readonly string[];
  readonly entries: readonly string[];
}

/**
 * Characters that are read, of documents and of JSON: patterns take a second for some megabyte of
 * prose. What is beyond is told.
 */
const MOST_PROSE = 8 * 1024 * 1024;
/**
 * Characters of documents that speak of memory, in one change: those are read sentence by sentence,
 * the worst of them slowly.
 */
const MOST_SPEAKING = 2 * 1024 * 1024;
/** More than of prose, since JSON is parsed and not searched with patterns; most files are not even parsed. */
const MOST_JSON = 32 * 1024 * 1024;

/** Files that are read at a time, so that a tree of thousands is not held in memory as a whole. */
const BATCH = 32;

/** Looks at public documents and JSON files of one tree. */
export async function scanFiles(
  tree: Tree,
  { claimed, documents, entries }: ReleaseFiles,
): Promise<ReleaseScan> {
  const touched = new Set(claimed);
  // What the change touches comes first, should there be too much.
  const prose = await textsOf(tree, [...new Set([...claimed, ...documents])], MOST_PROSE);
  const json = await textsOf(tree, entries, MOST_JSON);
  const unread = new Set(claimed.filter((path) => !prose.has(path)));
  let room = MOST_SPEAKING;
  const pages = documents.flatMap((path): Page[] => {
    const text = prose.get(path);
    if (text === undefined) return [];
    const isMarked = text.includes(DEMO_MARKER);
    const speaks = touched.has(path) && mentionsMemory(text);
    const mayClaim = speaks && text.length <= room;
    if (mayClaim) room -= text.length;
    else if (speaks) unread.add(path);
    if (!mayClaim && !isMarked) return [];
    const read = readAgentText(text.split(/\r\n|[\n\r]/));
    const [claims, showings] = mayClaim ? [claimsIn(read), showingsIn(read)] : [[], []];
    return [{ path, claims, showings, demos: isMarked ? demosIn(read) : [] }];
  });
  return {
    pages,
    entries: entries.flatMap((path) =>
      unlabelledIn(json.get(path) ?? '', path).map((list) => ({ path, ...list })),
    ),
    looked: { pages: claimed.filter((path) => !unread.has(path)).length, entries: json.size },
    unread: claimed.filter((path) => unread.has(path)),
    left: {
      pages: documents.filter((path) => !prose.has(path) || unread.has(path)).length,
      entries: entries.length - json.size,
    },
  };
}

/** As many as there is room for, in this order. */
async function textsOf(
  tree: Tree,
  paths: readonly string[],
  room: number,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let left = room;
  for (let from = 0; from < paths.length && left > 0; from += BATCH) {
    for (const [path, content] of await tree.read(
      paths.slice(from, from + BATCH),
      MEMORY_FILE_BYTES,
    )) {
      if (content.kind !== 'bytes' || content.bytes.length > left) continue;
      left -= content.bytes.length;
      texts.set(path, Buffer.from(content.bytes).toString('utf8'));
    }
  }
  return texts;
}
