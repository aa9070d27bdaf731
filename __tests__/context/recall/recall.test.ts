import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type Passage, PassageIndex, recall } from '../../../src/context/recall/passage-index.js';

const passage = (id: string, text: string, title: string = ''): Passage => ({
  id,
  kind: 'fact',
  entry: null,
  title,
  text,
});
const ids = (passages: readonly Passage[], query: string): string[] =>
  recall(passages, query).map((hit) => hit.passage.id);

const NOTES = [
  passage(
    'auth/owner',
    'Owner checks run before any private resource is returned.',
    'authorization',
  ),
  passage('billing/queue', 'Billing retries go through the durable queue.', 'billing'),
  passage('billing/retries', 'At most five retries: see maxRetries in src/retry.ts.', 'billing'),
  passage('zh/owner', '返回任何私有资源之前必须执行所有者检查。', '授权'),
];

describe('recall', () => {
  test('finds what speaks of the query, the best first', () => {
    expect(ids(NOTES, 'durable retry queue')).toEqual(['billing/queue', 'billing/retries']);
    expect(ids(NOTES, '所有者检查')).toEqual(['zh/owner']);
    expect(ids(NOTES, 'MAX_RETRIES')[0]).toBe('billing/retries');
  });

  test('finds nothing where no word is there, or none is asked for', () => {
    expect(ids(NOTES, 'kubernetes')).toEqual([]);
    expect(ids(NOTES, '')).toEqual([]);
    expect(recall([], 'owner')).toEqual([]);
  });

  test('counts a word of the title more', () => {
    expect(
      ids(
        [passage('a', 'The billing of it.', ''), passage('b', 'The rest of it.', 'billing')],
        'billing',
      ),
    ).toEqual(['b', 'a']);
  });

  test('puts equals in the order of their ids, however they came', () => {
    const twins = ['c', 'a', 'b'].map((id) => passage(id, 'the same words'));
    expect(ids(twins, 'same words')).toEqual(['a', 'b', 'c']);
  });

  test('knows words that are names of JavaScript', () => {
    expect(
      ids(
        [passage('a', 'constructor __proto__ toString'), passage('b', 'x')],
        '__proto__ constructor hasOwnProperty',
      ),
    ).toEqual(['a']);
  });

  test('explains a score by its words: they add up to it, the greatest first', () => {
    const [first] = recall(NOTES, 'owner private checks');
    expect(first?.passage.id).toBe('auth/owner');
    expect(first?.terms.map(({ term }) => term).toSorted()).toEqual(['check', 'owner', 'private']);
    expect(Math.round((first?.terms ?? []).reduce((sum, { score }) => sum + score, 0) * 1e6)).toBe(
      Math.round((first?.score ?? 0) * 1e6),
    );
  });

  test('gives the figures that BM25 gives', () => {
    // Three documents of two words, one of which has the word: ln(1 + 2.5 / 1.5), and a frequency
    // of 1 in a text of the usual length.
    const [hit] = recall(
      [passage('a', 'red blue'), passage('b', 'green blue'), passage('c', 'grey blue')],
      'red',
    );
    expect(hit).toMatchObject({
      score: 0.980829,
      terms: [{ term: 'red', frequency: 1, weight: 0.980829, score: 0.980829 }],
    });
  });
});

const anyNotes = fc
  .array(
    fc.tuple(
      fc.array(fc.constantFrom('a1', 'retry', 'queue', 'owner', '授权', 'x', 'y'), {
        maxLength: 12,
      }),
    ),
    { maxLength: 80 },
  )
  .map((all) => all.map(([words], index) => passage(`n${index}`, words.join(' '))));

describe('whatever the notes are', () => {
  test('their order changes nothing', () => {
    fc.assert(
      fc.property(anyNotes, fc.infiniteStream(fc.nat()), (notes, order) => {
        const shuffled = notes
          .map((note) => [order.next().value ?? 0, note] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, note]) => note);
        expect(recall(shuffled, 'retry 授权 x')).toEqual(recall(notes, 'retry 授权 x'));
      }),
    );
  });

  test('the best of a few are the first of all', () => {
    fc.assert(
      fc.property(anyNotes, fc.integer({ min: 0, max: 60 }), (notes, most) => {
        const index = new PassageIndex(notes);
        expect(index.search('retry owner y', most)).toEqual(
          index.search('retry owner y').slice(0, most),
        );
      }),
    );
  });
});

test('a note among thousands is found by its own words', () => {
  const words = Array.from(
    { length: 900 },
    (_, index) =>
      `${'bcdfgh'[index % 6]}${'aeiou'[index % 5]}${'lmnrt'[Math.floor(index / 30) % 5]}${'aeiou'[Math.floor(index / 150) % 5]}x${'bdgkp'[Math.floor(index / 7) % 5]}`,
  );
  const notes = Array.from({ length: 4_000 }, (_, note) =>
    passage(
      `n${note}`,
      Array.from(
        { length: 20 },
        (_word, at) => words[(note * 31 + at * at * 17 + note * at) % 900],
      ).join(' '),
    ),
  );
  const index = new PassageIndex(notes);
  const found = notes.filter(
    (note, at) =>
      at % 20 === 0 &&
      index
        .search(note.text.split(' ').slice(3, 9).join(' '), 10)
        .some((hit) => hit.passage === note),
  );
  expect(found.length / 200).toBeGreaterThanOrEqual(0.92);
});
