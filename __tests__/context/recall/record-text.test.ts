/** How a record of an attempt or a review reads: in lines that nobody takes for something else. */
import { describe, expect, test } from '@jest/globals';
import { recordText, wordsOfRecord } from '../../../src/context/recall/record-text.js';
import { sha256 } from '../../../src/tree/digest.js';

const DIGEST = sha256('x');
const EMPTY = sha256('');

const linesOf = (record: unknown): readonly string[] =>
  recordText(JSON.stringify(record)).text.split('\n');

describe('a record of an attempt', () => {
  test('says of prompt and outputs in one line each whether they were kept, and nothing of what is empty', () => {
    const lines = linesOf({
      query: 'a',
      prompt: { digest: DIGEST, body: null, cut: false },
      output: {
        stdout: { digest: DIGEST, bytes: 22, body: 'said\n', cut: true },
        stderr: { digest: EMPTY, bytes: 0, body: null, cut: false },
      },
      exit_code: 0,
    });
    expect(lines).toEqual([
      'query: a',
      `prompt: not kept, ${DIGEST.slice(0, 19)}`,
      `stdout: 22 bytes, a part is kept, ${DIGEST.slice(0, 19)}`,
      'exit_code: 0',
    ]);
    expect(linesOf({ prompt: { digest: EMPTY } })).toEqual(['']);
    expect(linesOf({ output: { stdout: { digest: DIGEST, bytes: 1, body: 'a' } } })).toEqual([
      `stdout: 1 byte, kept, ${DIGEST.slice(0, 19)}`,
    ]);
    // Records of former versions have no bodies.
    expect(linesOf({ prompt: { digest: DIGEST } })).toEqual([
      `prompt: not kept, ${DIGEST.slice(0, 19)}`,
    ]);
  });

  test('keeps the words of what was kept, and what is no digest as it is', () => {
    const record = { output: { stdout: { digest: DIGEST, bytes: 5, body: 'said\n', cut: false } } };
    expect(recordText(JSON.stringify(record)).bodies).toEqual([{ name: 'stdout', text: 'said\n' }]);
    expect(wordsOfRecord(JSON.stringify(record))).toContain('said');
    expect(linesOf({ stdout: { digest: 'no digest', words: 'more' } })).toEqual([
      'digest: no digest',
      'words: more',
    ]);
    expect(linesOf({ stdout: { digest: DIGEST, words: 'more' } })).toContain('words: more');
  });

  test('says in one line why it was not started', () => {
    const breakdown = ['instructions', 'memory'].map((part) => ({ part, limit: 10, used: 20 }));
    expect(
      linesOf({
        status: 'not_started',
        events: [
          {
            type: 'turn.completed',
            stopReason: 'error',
            errorCode: 'context_overflow',
            ceiling: 4_000,
            used: 9_094,
            breakdown,
            over: [{ part: 'memory', limit: 10, used: 20, least: 0 }],
          },
        ],
      }),
    ).toEqual([
      'status: not_started',
      'turn.completed: context_overflow, 9094 tokens, and 4000 are allowed',
    ]);
    expect(linesOf({ events: [{ type: 'turn.completed', stopReason: 'error' }] })).toEqual([
      'turn.completed: error',
    ]);
  });
});

describe('a record of a review', () => {
  const finding = {
    id: 'f1',
    severity: 'high',
    path: 'src/a.ts',
    line: 3,
    message: 'The queue has no bound.\nNone at all.',
    relied_on: [
      {
        id: 'auth/owner-checks',
        status: 'accepted',
        trusted: true,
        reason: 'selected_trusted_memory',
      },
      { id: 'auth/wish', status: 'candidate', trusted: false, reason: 'candidate_not_adopted' },
    ],
    rests_on_untrusted: true,
  };

  test('never reads as if a finding were accepted or trusted because the memory is on which it rests', () => {
    const { text, title } = recordText(
      JSON.stringify({ schema: 'memtrust.review', findings: [finding] }),
    );
    expect(text.split('\n')).toEqual([
      'schema: memtrust.review',
      'finding f1 (high) at src/a.ts:3',
      'message: The queue has no bound.',
      'None at all.',
      'it relies on the memory auth/owner-checks, which was trusted when this was recorded',
      'it relies on the memory auth/wish, which was not trusted when this was recorded: candidate_not_adopted',
    ]);
    expect(title).toBe('src/a.ts');
    expect(text).not.toMatch(/^(?:status|trusted|id): /m);
  });

  test('by the shape of a finding alone, whatever is missing', () => {
    expect(linesOf([{ severity: 'low', message: 'm' }, { message: 'no finding' }])).toEqual([
      'finding (low)',
      'message: m',
      'message: no finding',
    ]);
    expect(linesOf({ severity: 'low', message: 'm', relied_on: ['a', { id: 7 }] })).toEqual([
      'finding (low)',
      'message: m',
      'it relies on the memory a',
    ]);
  });
});
