import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planExport, UNREADABLE, type FileText, type ExportPlan } from '../gate/exported/plan.js';
import { snapshotPair } from '../gate/snapshot-pair.js';
import type { Policy } from '../memory/policy-shape.js';
import { readPolicy } from '../memory/store.js';
import { ConfigurationError } from '../text/errors.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { statOf } from '../tree/place.js';
import type { Tree } from '../tree/tree.js';
import { documentsOf } from '../agent-files/documents.js';
import { inventory } from '../agent-files/inventory.js';
import { mayHoldBlock } from '../gate/exported/markers.js';
import { blockOfName } from '../trust/blocking.js';
import { judge } from '../trust/judge.js';
import { refuseBroken } from './reading.js';
import type { Workspace } from './workspace.js';

/*
 * What would `memtrust export` write into the files of this working tree? The facts are those that the gate trusts
 * here: settled at the local base, and not made untrue by what the working tree changed.
 */

export interface ExportHere {
  readonly workspace: Workspace;
  /** What is settled; null before the first commit. */
  readonly base: Tree | null;
  readonly head: Tree;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** @param chooseNamed the files that the user means, once it is known what the policy names and which have a block. */
export async function exportHere(
  { workspace, base, head, now }: ExportHere,
  chooseNamed: (
    exports: Policy['exports'],
    withBlock: readonly string[],
    root: string,
  ) => readonly string[],
): Promise<ExportPlan> {
  const own = await readPolicy(head);
  refuseBroken(own);
  if (base !== null) refuseBroken(await readPolicy(base));
  const { repository, objects } = workspace;
  const pair = await snapshotPair({
    base,
    head,
    now,
    judge,
    past: new GitHistoryQueries(repository, objects, base?.commit ?? null, head.commit),
    isAudit: false,
    ...(own.origin === 'file' ? { alsoUnder: own.policy } : {}),
  });
  const { policy } = pair.sight;
  const exports = own.policy.exports ?? policy.exports;
  return planExport({
    entries: pair.head.judgement.entries,
    exports,
    named: chooseNamed(
      exports,
      exports === undefined
        ? (await filesWithBlock(head)).filter((path) => blockOfName(path, policy) === null)
        : [],
      repository.root,
    ),
    tree: head,
    textOf: async (path) => textOnDisk(repository.root, path),
    isBlocked: (path) => blockOfName(path, policy) !== null,
  });
}

/** As it is on disk, also where git ignores it: nothing of a user's is written over unseen. */
function textOnDisk(root: string, path: string): FileText {
  const stat = statOf(join(root, path));
  if (stat === undefined) return null;
  if (!stat.isFile() || stat.size > MEMORY_FILE_BYTES) return UNREADABLE;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      readFileSync(join(root, path)),
    );
  } catch {
    return UNREADABLE;
  }
}

/** Agent files that hold a block already. */
async function filesWithBlock(tree: Tree): Promise<readonly string[]> {
  const { documents } = await documentsOf(tree, await inventory(tree, null, false));
  return documents.flatMap(({ path, place, text }) =>
    path === place && mayHoldBlock(text) ? [path] : [],
  );
}

/** Where neither user nor policy names a file: those that have a block, else `AGENTS.md` if it is there. */
export function defaultFiles(
  exports: Policy['exports'],
  withBlock: readonly string[],
  root: string,
): readonly string[] {
  if (exports !== undefined) return [];
  if (withBlock.length > 0) return withBlock;
  if (statOf(join(root, DEFAULT_FILE)) !== undefined) return [DEFAULT_FILE];
  throw new ConfigurationError(
    `there is no ${DEFAULT_FILE} here, and .memtrust/policy.yml lists no file under \`exports:\``,
    `Name the file: \`npx memtrust export ${DEFAULT_FILE}\` makes it; or list files under \`exports:\`.`,
  );
}

const DEFAULT_FILE = 'AGENTS.md';
