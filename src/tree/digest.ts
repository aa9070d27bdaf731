import crypto from 'node:crypto';

/*
 * What are the digests of memtrust? `sha256('a')` is `sha256:` and 64 hexadecimal digits, over
 * UTF-8; `blobOid` is the object id that git gives to bytes.
 *
 * Records and reports hold them, and hints of facts hold parts that `shortDigest` cuts: none may
 * ever be another one for the same bytes. `__tests__/tree/paths.test.ts` ("a digest") fails when
 * this is wrong.
 */

/** `sha256:<64 lower-case hexadecimal digits>`; anything else is no digest (SECURITY S16). */
export type Sha256 = string & { readonly __digest: 'sha256' };

const SHA256 = /^sha256:[0-9a-f]{64}$/;

/** Whether something that was read is a digest in exactly the one form. */
export function isSha256(value: unknown): value is Sha256 {
  return typeof value === 'string' && SHA256.test(value);
}

/** Digest of bytes, or of the UTF-8 encoding of a string. */
export function sha256(content: Uint8Array | string): Sha256 {
  const digest = `sha256:${hexDigest(content)}`;
  if (!isOwn(digest)) throw new Error('SHA-256 gave no digest');
  return digest;
}

/**
 * Of a digest that was made here, thousands in a run, the length says enough; what is read is held
 * against the form.
 */
function isOwn(digest: string): digest is Sha256 {
  return digest.length === 'sha256:'.length + 64;
}

/** Since Node 20.12; several times as fast as an object for each of thousands of short texts. */
const inOneGo: typeof crypto.hash | undefined = crypto.hash;

/** SHA-256 in hexadecimal. */
export function hexDigest(content: Uint8Array | string): string {
  return inOneGo === undefined
    ? crypto.createHash('sha256').update(content).digest('hex')
    : inOneGo('sha256', content, 'hex');
}

/** Twelve characters that a person can compare. */
export function shortDigest(digest: Sha256): string {
  return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}

/** Which hash a repository names its objects by. */
export type ObjectFormat = 'sha1' | 'sha256';

/** Most blobs are small: they are hashed in this one place, so that none is copied into a buffer of its own. */
const desk = Buffer.allocUnsafe(16 * 1024);

/** Object id that git gives a blob of these bytes. Source: git-hash-object(1). */
export function blobOid(bytes: Uint8Array, format: ObjectFormat): string {
  const header = `blob ${bytes.length}\0`;
  if (inOneGo === undefined)
    return crypto.createHash(format).update(header).update(bytes).digest('hex');
  const end = header.length + bytes.length;
  if (end > desk.length) return inOneGo(format, Buffer.concat([Buffer.from(header), bytes]), 'hex');
  desk.write(header, 0, 'latin1');
  desk.set(bytes, header.length);
  return inOneGo(format, desk.subarray(0, end), 'hex');
}
