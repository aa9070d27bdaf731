import { expect, test } from '@jest/globals';
import { noticedIn } from '../../../src/lifecycle/notes/detect.js';

const finding = (message: string, path: string | null = 'src/pool.ts') => ({
  id: 'f',
  severity: 'low' as const,
  path,
  line: 3,
  message,
  relied_on: [],
  rests_on_untrusted: false,
});
const review = (head: string | null, ...findings: readonly ReturnType<typeof finding>[]) => ({
  id: (head ?? 'e').repeat(24),
  head_sha: head?.repeat(40) ?? null,
  findings,
});
const noticed = (reviews: readonly ReturnType<typeof review>[]) =>
  noticedIn({ proposed: [], reviews, knownIds: new Set() });

test('a line of a run is a new pattern; of a known id a correction of it', () => {
  const proposed = [
    { id: 'http/retries', statement: 'Requests are retried twice.' },
    { id: 'pool/size', statement: 'The pool has four workers.' },
  ];
  expect(noticedIn({ proposed, reviews: [], knownIds: new Set(['pool/size']) })).toMatchObject([
    {
      type: 'new_pattern',
      name: 'http-retries',
      text: 'Requests are retried twice.',
      corrects: null,
    },
    { type: 'correction', name: 'pool-size', corrects: 'pool/size', commits: [] },
  ]);
});

test('a finding counts once two reviews of different commits have it, whatever its line and blanks', () => {
  const leak = finding('The pool leaks on abort.');
  expect(noticed([review('a', leak, leak)])).toEqual([]);
  expect(noticed([review('a', leak), review('a', leak)])).toEqual([]);
  expect(
    noticed([
      review('b', leak),
      review('a', { ...leak, line: 9, message: 'the pool  leaks\non abort.' }),
    ]),
  ).toMatchObject([
    {
      type: 'new_trap',
      name: expect.stringMatching(/^found-pool\.ts-[0-9a-f]{8}$/),
      text: 'In `src/pool.ts`: The pool leaks on abort.',
      commits: ['a'.repeat(40), 'b'.repeat(40)],
    },
  ]);
});

test('another file, another text, and a text as long as a report are others', () => {
  const long = finding('x'.repeat(1_001));
  expect(
    noticed([
      review('a', finding('It leaks.'), finding('It waits.'), long),
      review('b', finding('It leaks.', 'src/queue.ts'), finding('It waits long.'), long),
    ]),
  ).toEqual([]);
});
