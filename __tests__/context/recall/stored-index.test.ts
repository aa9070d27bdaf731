import { describe, expect, it } from '@jest/globals';
import { array, assert, property, record, string, uint8Array } from 'fast-check';
import { PassageIndex, type IndexTables } from '../../../src/context/recall/passage-index.js';
import type { Passage } from '../../../src/context/recall/passage.js';
import { passagesDigest, readIndex, storeIndex } from '../../../src/context/recall/stored-index.js';

const passage = (id: string, title: string, text: string): Passage => ({
  id,
  kind: 'fact',
  entry: null,
  title,
  text,
});
const PASSAGES = [
  passage('b', 'Retries', 'The queue retries three times.'),
  passage('a', '连接池', '连接必须复用, never three.'),
];
const digest = passagesDigest(PASSAGES);
const { tables } = new PassageIndex(PASSAGES);

describe('a stored index', () => {
  it('gives the answers of the one that was stored, whatever the passages are', () => {
    assert(
      property(
        array(record({ id: string(), title: string(), text: string({ unit: 'grapheme' }) }), {
          maxLength: 8,
        }),
        string(),
        (made, query) => {
          const passages = made.map(({ id, title, text }, at) =>
            passage(`${id}#${at}`, title, text),
          );
          const fresh = new PassageIndex(passages);
          const key = passagesDigest(passages);
          const stored = readIndex(key, storeIndex(key, fresh.tables));
          expect(stored).toEqual(fresh.tables);
          const asked = `${query} ${made[0]?.text ?? ''}`;
          expect(new PassageIndex(passages, stored).search(asked)).toEqual(fresh.search(asked));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is of exactly these passages, in any order of theirs', () => {
    const bytes = storeIndex(digest, tables);
    expect(readIndex(passagesDigest(PASSAGES.toReversed()), bytes)).toEqual(tables);
    for (const other of [
      PASSAGES.slice(1),
      [...PASSAGES, passage('c', '', '')],
      PASSAGES.map((one) => ({ ...one, title: `${one.title}.` })),
      PASSAGES.map((one) => ({ ...one, text: `${one.text}.` })),
      PASSAGES.map((one) => ({ ...one, id: `${one.id}.` })),
    ])
      expect(readIndex(passagesDigest(other), bytes)).toBeNull();
  });

  it.each<[string, Partial<IndexTables>]>([
    ['a document that is not there', { documents: tables.documents.map(() => 7) }],
    ['a document twice in a row', { documents: tables.documents.map(() => 0) }],
    ['a word that is nowhere', { starts: tables.starts.map((at, word) => (word === 1 ? 0 : at)) }],
    ['rows that end elsewhere', { starts: tables.starts.map((at) => at + 1) }],
    ['a frequency of nothing', { frequencies: tables.frequencies.map(() => 0) }],
    ['a word twice', { words: tables.words.map(() => 'three') }],
  ])('with %s is none, also where its digests are right', (_what, forged) => {
    expect(readIndex(digest, storeIndex(digest, { ...tables, ...forged }))).toBeNull();
  });

  it('is none where it is any other bytes', () => {
    assert(
      property(uint8Array({ maxLength: 3_000 }), (bytes) => readIndex(digest, bytes) === null),
    );
    const good = storeIndex(digest, tables);
    for (let at = 0; at < good.length; at += 1) {
      const bad = Uint8Array.from(good);
      bad[at] = (bad[at] ?? 0) ^ 1;
      expect([at, readIndex(digest, bad)]).toEqual([at, null]);
    }
  });
});
