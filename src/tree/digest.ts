import crypto from 'node:crypto';

/** `sha256:` and 64 lower-case hexadecimal digits (SECURITY S16). */
export type Sha256 = string & { readonly __digest: 'sha256' };

const SHA256 = /^sha256:[0-9a-f]{64}$/;

export function isSha256(value: unknown): value is Sha256 {
  return typeof value === 'string' && SHA256.test(value);
}

export function sha256(content: Uint8Array | string): Sha256 {
  const digest = `sha256:${hexDigest(content)}`;
  if (!isOwn(digest)) throw new Error('SHA-256 gave no digest');
  return digest;
}

/** A digest that was made here; what is read from outside is checked with `isSha256`. */
function isOwn(digest: string): digest is Sha256 {
  return digest.length === 'sha256:'.length + 64;
}

/** Since Node 20.12, and several times faster for short texts. */
const inOneGo: typeof crypto.hash | undefined = crypto.hash;

export function hexDigest(content: Uint8Array | string): string {
  return inOneGo === undefined
    ? crypto.createHash('sha256').update(content).digest('hex')
    : inOneGo('sha256', content, 'hex');
}

/** Twelve characters that a person can compare. */
export function shortDigest(digest: Sha256): string {
  return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}

export type ObjectFormat = 'sha1' | 'sha256';

/** A buffer that is used again: most blobs are small. */
const buffer = Buffer.allocUnsafe(16 * 1024);

/** Object id that git gives a blob of these bytes. Source: git-hash-object(1). */
export function blobOid(bytes: Uint8Array, format: ObjectFormat): string {
  const header = `blob ${bytes.length}\0`;
  if (inOneGo === undefined)
    return crypto.createHash(format).update(header).update(bytes).digest('hex');
  const end = header.length + bytes.length;
  if (end > buffer.length)
    return inOneGo(format, Buffer.concat([Buffer.from(header), bytes]), 'hex');
  buffer.write(header, 0, 'latin1');
  buffer.set(bytes, header.length);
  return inOneGo(format, buffer.subarray(0, end), 'hex');
}

/** Seven characters of a commit, as git abbreviates. */
export function shortSha(sha: string): string {
  return sha.slice(0, 7);
}
