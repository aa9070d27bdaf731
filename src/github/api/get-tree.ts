import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

interface ListedEntry {
  readonly path: string;
  /** As git writes it: `100644` a file, `120000` a link, `040000` a folder, `160000` a submodule. */
  readonly mode: string;
  /** `blob`, `tree` or `commit`. */
  readonly type: string;
  readonly oid: string;
  /** Bytes of a blob. */
  readonly size: number | null;
}

/** What GitHub answers. */
export interface Listing {
  readonly entries: readonly ListedEntry[];
  /** True if GitHub cut the listing: then it must not be used. */
  readonly truncated: boolean;
}

const shape = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.string(),
      size: z.int().optional(),
    }),
  ),
});

/**
 * Entries of a commit's tree; of the root alone, or of every folder in it. `api-tree.ts` asks for all,
 * `ref-movement.ts` for the root. Both must refuse a listing that is `truncated`: what is missing in it would
 * look removed. `__tests__/github/api-tree.test.ts` ("that is cut is an error") and
 * `__tests__/e2e/action.test.ts` ("that GitHub lists only in part is an error") hold that. Nothing is stored:
 * fields may be added, and the order is GitHub's.
 *
 * @param recursive whether every folder is listed; false for the root alone.
 */
export async function getTree(
  { octokit, owner, repo }: GitHub,
  commit: string,
  recursive: boolean,
): Promise<Listing> {
  // Any value of `recursive` means yes, "false" too.
  const { data } = await octokit.rest.git.getTree({
    owner,
    repo,
    tree_sha: commit,
    ...(recursive ? { recursive: '1' } : {}),
  });
  const { truncated, tree } = answerOf(shape, data);
  return {
    truncated,
    entries: tree.map(({ path, mode, type, sha, size }) => ({
      path,
      mode,
      type,
      oid: sha,
      size: size ?? null,
    })),
  };
}
