import type { Evaluation } from '../../gate/evaluate.js';
import type { FileChange, TreeEdit } from '../../lifecycle/file-change.js';
import { formerFilesIn } from '../../lifecycle/former-files.js';
import { refine } from '../../lifecycle/refine.js';
import { checkAnchors } from '../../anchors/check.js';
import { NOTE_HOMES, placeFolders } from '../../memory/notes/home.js';
import { readMemory } from '../../memory/store.js';
import { refineBody, refineTitle } from './pull-body.js';
import { lastTouched } from '../../tree/history.js';
import { MEMORY_TOTAL_BYTES } from '../../tree/limits.js';
import { GitHistoryQueries } from '../../tree/history-queries.js';
import { provenanceOf } from '../../tree/provenance.js';
import type { Tree } from '../../tree/tree.js';
import type { Clone } from '../base.js';

/** The author of the records. */
const BY = 'memtrust refine';

/**
 * Plans the change that refining makes on the default branch: staged notes become facts or go, facts whose sources
 * changed are bound again. The change is offered, never adopted. Two runs on one commit must make the
 * same plan, or each would push again: so its records have the time of the notes.
 */
export const planRefine: PlanRefine = async ({
  tree,
  commit,
  evaluation,
  clone: { repository, objects },
}) => {
  const memory = await readMemory(tree);
  const read = { tree, memory };
  // Not the clock, or every run would make another change.
  const at =
    (await lastTouched(repository, commit, [
      ...NOTE_HOMES.flatMap(({ folders }) => folders.map(([folder]) => folder)),
      '.memtrust/facts',
    ])) ?? evaluation.subject.evaluatedAt;
  const past = new GitHistoryQueries(repository, objects, commit, commit);
  const refinement = await refine({
    // The branch is merged: it is its own base.
    head: read,
    base: read,
    now: Date.parse(evaluation.subject.evaluatedAt),
    checks: await checkAnchors(tree, memory.facts, { past }),
    provenance: await provenanceOf(
      repository,
      commit,
      memory.notes.some(({ place }) => place === 'staging') ? placeFolders('staging') : [],
    ),
    former: formerFilesIn(tree, objects, [memory.policy.policy]),
    // Whole: appending to half a ledger would be a rollback.
    textOf: async (path) => {
      const content =
        tree.entries.get(path)?.kind === 'file'
          ? (await tree.read([path], MEMORY_TOTAL_BYTES)).get(path)
          : undefined;
      return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
    },
    isThere: (path) => tree.entries.has(path),
    reverifies: true,
    signature: { proposedBy: BY, at },
  });
  const exported = await exportEdits(tree, evaluation);
  const files = exported.map(({ path }) => path);
  const title = refineTitle(refinement, files);
  return {
    edits: [...refinement.edits, ...exported],
    title,
    body: refineBody(refinement, files),
    commitMessage: title,
  };
};

/** The updated export blocks, if the policy exports any. */
async function exportEdits(
  tree: Tree,
  { entries, policy: { policy } }: Evaluation,
): Promise<readonly FileChange[]> {
  if (policy.exports === undefined) return [];
  const { exportInTree } = await import('../../gate/exported/plan.js');
  return exportInTree(tree, entries, policy);
}

interface RefineInput {
  /** The default branch at `commit`. */
  readonly tree: Tree;
  /** Tip of the default branch. */
  readonly commit: string;
  readonly evaluation: Evaluation;
  /** For the history of the branch. */
  readonly clone: Clone;
}

/**
 * A change of merged memory that a person reviews. Equal commits must give equal edits, or each run would push again.
 */
export interface RefinePlan {
  /** Without edits that change nothing. */
  readonly edits: readonly TreeEdit[];
  /** Our own words; GitHub takes 256 characters. */
  readonly title: string;
  /** It quotes no memory; names are in code spans (SECURITY S26). */
  readonly body: string;
  readonly commitMessage: string;
}

export type PlanRefine = (input: RefineInput) => Promise<RefinePlan>;
