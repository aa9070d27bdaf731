import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

interface ListedEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  /** Bytes of a blob. */
  readonly size: number | null;
}

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

/** Entries of a commit's tree; of the root alone, or of every folder in it. */
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
