import type { GitHub } from '../client.js';

/** Bytes of a blob. */
export async function getBlob({ octokit, owner, repo }: GitHub, oid: string): Promise<Uint8Array> {
  const { data } = await octokit.rest.git.getBlob({ owner, repo, file_sha: oid });
  if (data.encoding !== 'base64') throw new Error(`GitHub sent a blob in the encoding ${data.encoding}`);
  return Buffer.from(data.content, 'base64');
}
