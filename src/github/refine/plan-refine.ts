import type { Evaluation } from '../../gate/evaluate.js';
import type { FileChange, TreeEdit } from '../../lifecycle/file-change.js';
import { formerFilesIn } from '../../lifecycle/former-files.js';
import { refine } from '../../lifecycle/refine.js';
import { checkAnchors } from '../../anchors/check.js';
import { NOTE_HOMES, placeFolders } from '../../memory/notes/home.js';
import { readMemory } from '../../memory/store.js';
import { refineBody, refineTitle } from '../../report/refine-body.js';
import { lastTouched } from '../../tree/history.js';
import { MEMORY_TOTAL_BYTES } from '../../tree/limits.js';
import { GitHistoryQueries } from '../../tree/history-queries.js';
import { provenanceOf } from '../../tree/provenance.js';
import type { Tree } from '../../tree/tree.js';
import type { Clone } from '../base.js';

/** What the records of the change say of who proposes it. */
const BY = 'memtrust refine';

/**
 * What is staged on the default branch, refined, with the facts whose sources changed: the plan behind the pull request
 * of the action. `run.ts` hands it to `refine.ts`, which keeps the pull request; what is proposed is decided in
 * `lifecycle`, as for the command `memtrust notes refine`.
 *
 * Two runs on one commit must make the same plan, to the byte: else each run would push again. So its records have the
 * time of the notes. `BY` is written into ledgers, for people alone, and may change for new records.
 */
export const planRefine: PlanRefine = async ({
  tree,
  commit,
  evaluation,
  clone: { repository, objects },
}) => {
  const memory = await readMemory(tree);
  const read = { tree, memory };
  // The time of the records is that of the notes: by the clock every run would make another change.
  const at =
    (await lastTouched(repository, commit, [
      ...NOTE_HOMES.flatMap(({ folders }) => folders.map(([folder]) => folder)),
      '.memtrust/facts',
    ])) ?? evaluation.subject.evaluatedAt;
  const past = new GitHistoryQueries(repository, objects, commit, commit);
  const refinement = await refine({
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
    // A ledger is read whole, however long: what is appended to half of one would be a rollback.
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
  const exported = await exportedBy(tree, evaluation);
  const files = exported.map(({ path }) => path);
  const title = refineTitle(refinement, files);
  return {
    edits: [...refinement.edits, ...exported],
    title,
    body: refineBody(refinement, files),
    commitMessage: title,
  };
};

/** The blocks of trusted memory as they should be, where the policy exports any; loaded only then. */
async function exportedBy(
  tree: Tree,
  { entries, policy: { policy } }: Evaluation,
): Promise<readonly FileChange[]> {
  if (policy.exports === undefined) return [];
  const { exportInTree } = await import('../../gate/exported/export-in-tree.js');
  return exportInTree(tree, entries, policy);
}

/** What a plan is made of. */
export interface RefineInput {
  /** The files of the default branch at `commit`. */
  readonly tree: Tree;
  /** The commit that was judged: the tip of the default branch. */
  readonly commit: string;
  /** The judgement of it, with the policy in force and the evaluation time. */
  readonly evaluation: Evaluation;
  /** For the history of the branch. */
  readonly clone: Clone;
}

/**
 * What is to be done about memory that has settled, as a change that a person reviews.
 *
 * Equal commits must give equal edits: what is written never depends on the time of the run, or each run would push
 * again and a pull request that somebody closed would come back.
 */
export interface RefinePlan {
  /** Files of the change; none where there is nothing to do. What leaves a file as it is does not count. */
  readonly edits: readonly TreeEdit[];
  /** One line of our own words. GitHub takes 256 characters. */
  readonly title: string;
  /** Markdown of ours: it never quotes memory, and names stand in code spans (SECURITY S26). */
  readonly body: string;
  readonly commitMessage: string;
}

export type PlanRefine = (input: RefineInput) => Promise<RefinePlan>;
