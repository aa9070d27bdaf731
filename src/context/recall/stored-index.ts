import { endianness } from 'node:os';
import { hexDigest, sha256, type Sha256 } from '../../tree/digest.js';
import { byPassageId, type IndexTables } from './passage-index.js';
import type { Passage } from './passage.js';

/*
 * How is the index of a search kept, so that a later one over the same passages need not make it again? One
 * line of JSON with the digests of the passages and of all that follows, then the words, then the tables.
 *
 * `cli/recall-index.ts` keeps the bytes in `.git/memtrust/`, where no pull request can write. An answer with a
 * stored index is byte for byte the answer without: it is of exactly these ids, titles and texts, or it is
 * null and made anew. So is one that is cut, damaged, of another version or machine. The layout is free: raise
 * `VERSION` with it, and with any change of `words.ts` or `passage-index.ts` that makes another index.
 * `__tests__/context/recall/stored-index.test.ts` fails when this is wrong.
 */

/** Raised with the layout, and with what makes an index. */
const VERSION = 1;

/** Words and folding come from Unicode's tables, which another version of Node may have otherwise. */
const MAKER = `${VERSION}/${process.versions['unicode'] ?? ''}/${endianness()}`;

interface Header {
  readonly maker: string;
  readonly passages: Sha256;
  readonly body: Sha256;
  /** Bytes of the words; numbers of words, of documents, and of places of words in documents. */
  readonly sizes: readonly [text: number, words: number, documents: number, places: number];
}

/** Digest of what an index is made of: the ids, titles and texts in their order. */
export function passagesDigest(passages: readonly Passage[]): Sha256 {
  return sha256(
    byPassageId(passages)
      .map(({ id, title, text }) => hexDigest(JSON.stringify([id, title, text])))
      .join('\n'),
  );
}

/** The bytes of an index. */
export function storeIndex(digest: Sha256, tables: IndexTables): Uint8Array {
  const { words, starts, documents, frequencies, norms } = tables;
  const text = Buffer.from(words.join('\n'));
  const body = Buffer.concat([
    text,
    ...[starts, documents, frequencies, norms].map((table) =>
      Buffer.from(table.buffer, table.byteOffset, table.byteLength),
    ),
  ]);
  const header: Header = {
    maker: MAKER,
    passages: digest,
    body: sha256(body),
    sizes: [text.length, words.length, norms.length, documents.length],
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
}

/** The index of exactly these passages; null where the bytes are anything else. */
export function readIndex(digest: Sha256, bytes: Uint8Array): IndexTables | null {
  const end = bytes.subarray(0, LONGEST_HEADER).indexOf(0x0a);
  if (end < 0) return null;
  const body = bytes.subarray(end + 1);
  // What follows is of the shape that was written: its digest says so.
  const sizes = sizesIn(Buffer.from(bytes.subarray(0, end)).toString('utf8'), digest, body);
  if (sizes === null) return null;
  const [text, words, documents, places] = sizes;
  let at = text;
  const next = (length: number): ArrayBuffer => {
    const copy = new Uint8Array(length);
    copy.set(body.subarray(at, at + length));
    at += length;
    return copy.buffer;
  };
  const tables: IndexTables = {
    words: text === 0 ? [] : Buffer.from(body.subarray(0, text)).toString('utf8').split('\n'),
    starts: new Uint32Array(next(4 * (words + 1))),
    documents: new Uint32Array(next(4 * places)),
    frequencies: new Uint32Array(next(4 * places)),
    norms: new Float64Array(next(8 * documents)),
  };
  return at === body.length && isSound(tables, words) ? tables : null;
}

/** A header is short; a longer first line is none of ours. */
const LONGEST_HEADER = 1_024;

/** The sizes that a header states, where it is of these passages and of this body. */
function sizesIn(line: string, digest: Sha256, body: Uint8Array): Header['sizes'] | null {
  let header: unknown;
  try {
    header = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof header !== 'object' || header === null || !('sizes' in header)) return null;
  const { sizes } = header;
  if (!Array.isArray(sizes) || !sizes.every((size) => Number.isSafeInteger(size) && size >= 0))
    return null;
  const [text = 0, words = 0, documents = 0, places = 0]: readonly number[] = sizes;
  const expected: Header = {
    maker: MAKER,
    passages: digest,
    body: sha256(body),
    sizes: [text, words, documents, places],
  };
  // Written by us it is the same to the byte.
  return line === JSON.stringify(expected) &&
    body.length === text + 4 * (words + 1) + 8 * places + 8 * documents
    ? expected.sizes
    : null;
}

/** Whether every row stays inside the tables: a wrong number must not become a wrong answer. */
function isSound(tables: IndexTables, words: number): boolean {
  const { starts, documents } = tables;
  if (tables.words.length !== words || new Set(tables.words).size !== words) return false;
  if (starts[0] !== 0 || starts[words] !== documents.length) return false;
  for (let word = 0; word < words; word += 1) {
    const [from = 0, to = 0] = [starts[word], starts[word + 1]];
    if (from >= to || to > documents.length || !isRow(tables, from, to)) return false;
  }
  return true;
}

/** Whether the documents of one word are there, ascending, and have the word. */
function isRow({ documents, frequencies, norms }: IndexTables, from: number, to: number): boolean {
  let before = -1;
  for (let place = from; place < to; place += 1) {
    const document = documents[place] ?? norms.length;
    if (document <= before || document >= norms.length || frequencies[place] === 0) return false;
    before = document;
  }
  return true;
}
