import type { TreeEdit } from '../../lifecycle/file-change.js';
import { blobOid } from '../../tree/digest.js';
import type { Tree } from '../../tree/tree.js';

/*
 * Which of the planned edits make a difference, and does a commit make exactly these? `refine.ts` asks the
 * first before anything is offered, `keep-pull.ts` the second: of its own commit, to leave it alone, and of a
 * declined pull request, not to offer the same again. It compares object ids, so messages, authors and times
 * of a commit are free to change. `__tests__/github/refine/refine.test.ts` ("without what makes no
 * difference", "to the same change, whatever else happens to the default branch") fails when this is wrong.
 */

/** What edits do to a tree. */
export interface BranchEdits {
  /** One a path, in the order of paths; each makes a difference. */
  readonly edits: readonly TreeEdit[];
  /** By path the object id of what is written, or null for what goes. */
  readonly oids: ReadonlyMap<string, string | null>;
}

/** The edits that make a difference to a tree; of several to one path the last counts. */
export function changeOf(edits: readonly TreeEdit[], tree: Tree): BranchEdits {
  const last = new Map(edits.map((edit) => [edit.path, edit]));
  const effective = [...last.values()]
    .map((edit) => ({
      edit,
      oid: edit.content === null ? null : blobOid(Buffer.from(edit.content), tree.objectFormat),
    }))
    .filter(({ edit: { path }, oid }) => {
      const entry = tree.entries.get(path);
      return oid === null ? entry !== undefined : entry?.oid !== oid || entry.kind !== 'file';
    })
    .toSorted((a, b) => (a.edit.path < b.edit.path ? -1 : 1));
  return {
    edits: effective.map(({ edit }) => edit),
    oids: new Map(effective.map(({ edit, oid }) => [edit.path, oid])),
  };
}

/**
 * Whether a commit does the same. Trees are not compared: the base goes on, and a change that
 * somebody declined would be another one with every commit to it.
 *
 * @param made null where it is not known in full, which is never the same.
 */
export function isSameChange(
  { oids }: BranchEdits,
  made: ReadonlyMap<string, string | null> | null,
): boolean {
  return (
    made !== null &&
    made.size === oids.size &&
    [...oids].every(([path, oid]) => made.get(path) === oid)
  );
}
