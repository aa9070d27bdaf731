import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

const shape = z.object({ content: z.string(), encoding: z.literal('base64') });

/** Bytes of a blob. */
export async function getBlob({ octokit, owner, repo }: GitHub, oid: string): Promise<Uint8Array> {
  const { data } = await octokit.rest.git.getBlob({ owner, repo, file_sha: oid });
  return Buffer.from(answerOf(shape, data).content, 'base64');
}
