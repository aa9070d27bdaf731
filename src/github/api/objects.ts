import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from '../answers.js';
import type { TreeEdit } from '../../lifecycle/file-change.js';

interface ListedEntry {
  readonly path: string;
  /** As in git: `100644` a file, `120000` a link, `040000` a folder, `160000` a submodule. */
  readonly mode: string;
  /** `blob`, `tree` or `commit`. */
  readonly type: string;
  readonly oid: string;
  /** Of a blob. */
  readonly size: number | null;
}

export interface Listing {
  readonly entries: readonly ListedEntry[];
  /** Whether GitHub cut the listing; then it must not be used. */
  readonly truncated: boolean;
}

const listingShape = z.object({
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
 * A `truncated` listing must not be used: missing files would look removed. @param recursive false for the root alone.
 */
export async function getTree(
  { octokit, at }: GitHub,
  commit: string,
  recursive: boolean,
): Promise<Listing> {
  // Any value of `recursive` means yes, also "false".
  const { data } = await octokit.rest.git.getTree({
    ...at,
    tree_sha: commit,
    ...(recursive ? { recursive: '1' } : {}),
  });
  const { truncated, tree } = answerOf(listingShape, data);
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

const blobShape = z.object({ content: z.string(), encoding: z.literal('base64') });

/** The caller checks their digest. */
export async function getBlob({ octokit, at }: GitHub, oid: string): Promise<Uint8Array> {
  const { data } = await octokit.rest.git.getBlob({ ...at, file_sha: oid });
  return Buffer.from(answerOf(blobShape, data).content, 'base64');
}

const commitTreeShape = z.object({ tree: z.object({ sha: z.string().min(1) }) });

export async function getTreeOfCommit({ octokit, at }: GitHub, commit: string): Promise<string> {
  const { data } = await octokit.rest.git.getCommit({ ...at, commit_sha: commit });
  return answerOf(commitTreeShape, data).tree.sha;
}

const idShape = z.object({ sha: z.string().min(1) });

/**
 * Makes a tree of another one and some edits. @returns its object id. @param base GitHub refuses to remove what is not
 * in it.
 */
export async function createTree(
  { octokit, at }: GitHub,
  base: string,
  edits: readonly TreeEdit[],
): Promise<string> {
  const tree = edits.map(({ path, content }) => ({
    path,
    mode: '100644' as const,
    type: 'blob' as const,
    ...(content === null ? { sha: null } : { content }),
  }));
  const { data } = await octokit.rest.git.createTree({ ...at, base_tree: base, tree });
  return answerOf(idShape, data).sha;
}

interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parent: string;
}

/** Makes a commit without a branch; GitHub signs it for an app. @returns its object id. */
export async function createCommit(
  { octokit, at }: GitHub,
  { message, tree, parent }: NewCommit,
): Promise<string> {
  const { data } = await octokit.rest.git.createCommit({ ...at, message, tree, parents: [parent] });
  return answerOf(idShape, data).sha;
}
