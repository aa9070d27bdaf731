import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * How is a commit made without a clone? `github/refine/keep-pull.ts` calls it and moves its own branch to it.
 * It takes one parent, so nothing is ever merged by it. `__tests__/github/refine/refine.test.ts` fails when
 * this is wrong. The message comes from `keep-pull.ts`, whose last line is frozen; here nothing is stored.
 */

const shape = z.object({ sha: z.string().min(1) });

interface NewCommit {
  readonly message: string;
  /** Object id. */
  readonly tree: string;
  readonly parent: string;
}

/**
 * Makes a commit that no branch has yet. Answers its object id. Without an author of ours it is the
 * account's own, and GitHub signs it for an app.
 */
export async function createCommit(
  { octokit, owner, repo }: GitHub,
  { message, tree, parent }: NewCommit,
): Promise<string> {
  const { data } = await octokit.rest.git.createCommit({
    owner,
    repo,
    message,
    tree,
    parents: [parent],
  });
  return answerOf(shape, data).sha;
}
