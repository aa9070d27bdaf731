import { prover } from '../fixtures/run.js';
import { evaluate, type Evaluation } from '../gate/evaluate.js';
import { AIT_POLICY_PATHS } from '../memory/ait/policy.js';
import { POLICY_PATH } from '../memory/policy.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { OverlayTree } from '../tree/virtual-tree.js';
import type { Tree } from '../tree/tree.js';
import { delta, type Change } from '../trust/delta.js';

/* A branch that is judged by itself: under which policy, and how trust changed since an older commit. */

/**
 * A tree in which one file is the policy, for the input `policy`, which is refused on pull requests.
 * @param path null leaves the tree as it is.
 */
export async function withPolicy(tree: Tree, path: string | null): Promise<Tree> {
  if (path === null) return tree;
  const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
  if (tree.entries.get(path)?.kind !== 'file' || content?.kind !== 'bytes') {
    throw new ConfigurationError(
      say`the input policy names ${path}, but the checked commit has no such file`,
      'Name a regular file, relative to the root of the repository.',
    );
  }
  return new OverlayTree(tree, { [POLICY_PATH]: content.bytes });
}

/**
 * Changes of trust since an older commit. Both are judged under the newer policy, so that what it hides stays hidden
 * (SECURITY S28).
 */
export async function changesSince(
  older: Tree,
  newer: Tree,
  evaluation: Evaluation,
): Promise<readonly Change[]> {
  const paths = [POLICY_PATH, ...AIT_POLICY_PATHS];
  const contents = await newer.read(
    paths.filter((path) => newer.entries.get(path)?.kind === 'file'),
    MEMORY_FILE_BYTES,
  );
  const now = paths
    .map((path) => [path, contents.get(path)] as const)
    .filter(([path]) => newer.entries.has(path) || older.entries.has(path));
  const tree = new OverlayTree(
    older,
    Object.fromEntries(
      now.map(([path, content]) => [path, content?.kind === 'bytes' ? content.bytes : null]),
    ),
  );
  const { subject, scope } = evaluation;
  const before = await evaluate({
    base: tree,
    head: tree,
    scope,
    surface: 'branch',
    prover,
    now: subject.evaluatedAt,
    subject,
  });
  return delta(before.entries, evaluation.entries);
}
