import { ledgerPath } from '../../memory/layouts/memtrust.js';
import { parseLedger } from '../../memory/ledger.js';
import { say } from '../../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';
import type { ApprovalSubject } from './authority.js';
import type { Coverage } from './review-evidence.js';

/*
 * Was exactly what would be merged approved? `coverageOf` compares the files of a matter in the reviewed commit and in
 * the merge result; `touchesMatter` says whether a commit changed them. Asked by `required-approvals.ts` and by both
 * authorities in `github/reviews/`.
 */

/**
 * Whether all that a matter covers stands in one tree as it stands in another: files with their
 * links, by object id, and the line of its event, whose id is the digest of its content.
 *
 * @param reviewed tree of the commit that somebody approved.
 * @param judged tree that would be merged.
 */
export async function coverageOf(
  { paths, event }: ApprovalSubject,
  reviewed: Tree,
  judged: Tree,
): Promise<Coverage> {
  const [before, now] = [new PathResolver(reviewed), new PathResolver(judged)];
  for (const path of paths) {
    if (!isSame(await contentOf(path, reviewed, before), await contentOf(path, judged, now)))
      return {
        same: false,
        why: say`it approved something other than what would be merged: ${path} differs`,
      };
  }
  if (event !== null && !(await hasEvent(reviewed, event.fact, event.id)))
    return {
      same: false,
      why: say`it approved something other than what would be merged: the record of ${event.fact} was missing`,
    };
  return { same: true };
}

/**
 * Whether a commit changes what a matter covers: a path counts as changed where it differs from
 * every parent, so a merge that only brings what its parents have touches nothing.
 *
 * @param parents trees of its parents; none for a first commit.
 */
export async function touchesMatter(
  { paths, event }: ApprovalSubject,
  commit: Tree,
  parents: readonly Tree[],
): Promise<boolean> {
  const own = new PathResolver(commit);
  const before = parents.map((tree) => ({ tree, resolver: new PathResolver(tree) }));
  for (const path of [...paths, ...(event === null ? [] : [ledgerPath(event.fact)])]) {
    const here = await contentOf(path, commit, own);
    if (parents.length === 0 && here?.startsWith(MISSING) !== true) return true;
    const there = await Promise.all(
      before.map(async ({ tree, resolver }) => contentOf(path, tree, resolver)),
    );
    if (there.length > 0 && there.every((content) => !isSame(content, here))) return true;
  }
  return false;
}

/** How `contentOf` begins for a path that is not there: two trees that both lack it are the same. */
const MISSING = 'missing';

/** What is not known is never the same, not even as itself. */
function isSame(a: string | null, b: string | null): boolean {
  return a !== null && a === b;
}

/** What a path leads to, as a text that is equal where everything behind it is; null where that is not known. */
export async function contentOf(
  path: string,
  tree: Tree,
  resolver: PathResolver,
): Promise<string | null> {
  const place = await resolver.resolve(path);
  switch (place.kind) {
    case 'file':
      return place.entry.oid === null
        ? null
        : `file ${JSON.stringify(place.via)} ${place.path} ${place.entry.oid}`;
    case 'directory':
      return `directory ${JSON.stringify(place.via)} ${listing(place.path, tree)}`;
    case 'submodule':
      return `submodule ${place.path} ${tree.entries.get(place.path)?.oid ?? 'unknown'}`;
    case 'missing':
      return `${MISSING} ${place.path}`;
    case 'refused':
      return `refused ${place.why}`;
  }
}

/** Every entry below a folder with its object id, as one text to compare. */
function listing(folder: string, tree: Tree): string {
  const entries = [...tree.entries.values()].filter(
    ({ path }) => folder === '' || path.startsWith(`${folder}/`),
  );
  return JSON.stringify(entries.map(({ path, kind, oid }) => [path, kind, oid]));
}

/** Whether a tree has this line of a ledger. */
async function hasEvent(tree: Tree, factId: string, event: string): Promise<boolean> {
  const path = ledgerPath(factId);
  if (tree.entries.get(path)?.kind !== 'file') return false;
  const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
  return (
    content?.kind === 'bytes' &&
    parseLedger(factId, path, Buffer.from(content.bytes).toString('utf8')).events.some(
      ({ id }) => id === event,
    )
  );
}
