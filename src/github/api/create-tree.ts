import { z } from 'zod';
import type { TreeEdit } from '../../lifecycle/file-change.js';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `keep-pull.ts` of refine asks, between reading the base and `create-commit.ts`. Text goes inline; a removal
 * is a null id. Mode 100644 always: refine writes no program and no link.
 * `__tests__/github/refine/refine.test.ts` fails when this is wrong. Order of edits means nothing.
 */

const shape = z.object({ sha: z.string().min(1) });

/**
 * Makes a tree out of another and some edits. Answers its object id. Nothing shows it until a commit does.
 *
 * @param base object id of a tree. GitHub refuses to take away what is not in it.
 */
export async function createTree(
  { octokit, owner, repo }: GitHub,
  base: string,
  edits: readonly TreeEdit[],
): Promise<string> {
  const tree = edits.map(({ path, content }) => ({
    path,
    mode: '100644' as const,
    type: 'blob' as const,
    ...(content === null ? { sha: null } : { content }),
  }));
  const { data } = await octokit.rest.git.createTree({ owner, repo, base_tree: base, tree });
  return answerOf(shape, data).sha;
}
