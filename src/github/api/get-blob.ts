import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `api-tree.ts` and `runner-past.ts` ask. Bytes are taken as they come; the callers compare their digest with
 * the id, and this must stay so. `__tests__/github/api-tree.test.ts` fails when this is wrong. No cap here:
 * callers have theirs.
 */

const shape = z.object({ content: z.string(), encoding: z.literal('base64') });

/** Bytes of a blob. */
export async function getBlob({ octokit, owner, repo }: GitHub, oid: string): Promise<Uint8Array> {
  const { data } = await octokit.rest.git.getBlob({ owner, repo, file_sha: oid });
  return Buffer.from(answerOf(shape, data).content, 'base64');
}
