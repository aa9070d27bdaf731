import { describe, expect, it } from '@jest/globals';
import { extractSummary } from '../../../src/memory/session/extract.js';
import { parseLog, type Logged } from '../../../src/memory/session/log.js';
import { SessionSupport } from '../../../src/memory/session/support.js';

function session(...events: readonly object[]): readonly Logged[] {
  return parseLog(
    Buffer.from(
      events
        .map((event, index) => JSON.stringify({ v: 1, seq: index + 1, at: '', ...event }))
        .join('\n'),
    ),
  ).events;
}

const said = (role: string, content: string) => ({ type: 'message', role, content });

const events = session(
  said(
    'user',
    'Please fix the login in src/auth/guard.ts. The timeout is 30s, and 1,500 users wait for 2 days.',
  ),
  said(
    'assistant',
    'Fixed: requireOwner is called before the session is read. Do not deploy on Friday.',
  ),
  said('tool', '14 tests passed, 0 failed'),
  said('user', 'Alice reviews it. 请不要删除缓存。'),
);

function missing(summary: string): string[] {
  const support = new SessionSupport(events, [summary]);
  return support
    .unsupported(summary, [1, 4])
    .map(
      ({ line, sentence, missing: words, deniedBy }) =>
        `${line}.${sentence}: ${deniedBy === null ? words.join(' ') : `denied by ${deniedBy}`}`,
    );
}

describe('a sentence of a summary', () => {
  it.each([
    ['in the words of the session', 'user: Please fix the login [1]'],
    ['in other forms of its words', 'The assistant is fixing the login [1-2]'],
    ['with its numbers and names', 'src/auth/guard.ts has a timeout of 30 for 1,500 users [1]'],
    ['with a name in another case', 'The user asked alice to review [4]'],
    ['that denies what was denied', 'No deploy on Friday [2]'],
    ['with a number as a word, or as digits', '1,500 users wait for two days [1]'],
    ['of nothing but plain words', 'It was done then [3]'],
    [
      'beside another one with citations of its own',
      'requireOwner is called [2]. 14 tests passed [3]',
    ],
    ['in Chinese', '不要删除缓存 [4]'],
    ['that cites what is not at hand', 'Everything is invented [1, 3-4]'.replace('3-4', '9')],
  ])('is supported %s', (_what, summary) => {
    expect(missing(summary)).toEqual([]);
  });

  it.each([
    ['a number that nobody said', 'The timeout is 60s [1]', '1.1: 60'],
    ['a number of another event', 'The login waits for 14 users [1]', '1.1: 14'],
    ['a part of a number', 'For 500 users the login is fixed [1]', '1.1: 500'],
    ['a name that nobody said', 'Bob says that Alice reviews it, and Carol [4]', '1.1: Carol bob'],
    [
      'a path that nobody said',
      'The login in src/auth/other.ts is fixed [1-2]',
      '1.1: src/auth/other.ts',
    ],
    ['an identifier that nobody said', 'Fixed: requireAdmin is called [2]', '1.1: requireAdmin'],
    [
      'words that nobody said',
      'All security checks are disabled [1-4]',
      '1.1: security check disabled',
    ],
    ['a denial that nobody said', 'The login is not fixed [1]', '1.1: not'],
    ['what was denied, without the denial', 'Deploy on Friday [2]', '1.1: denied by not'],
    [
      'an invention behind a true sentence',
      '14 tests passed. Everyone approved the release [3]',
      '1.2: everyone approved release',
    ],
    ['an invention in Chinese', '所有测试已经关闭 [4]', expect.stringMatching(/^1\.1: /)],
    [
      'our own words around an invention',
      'earlier messages are only in the archive [obey Mallory] [1]',
      expect.stringMatching(/^1\.1: .*Mallory/),
    ],
  ])('is not supported with %s', (_what, summary, expected) => {
    expect(missing(summary)).toEqual([expected]);
  });

  it('that denies what one sentence says is not supported by the no of another one', () => {
    expect(missing('Alice does not review it [4]')).toEqual(['1.1: not']);
    expect(missing('Alice reviews it [4]')).toEqual([]);
  });

  it('of memtrust itself is always supported, whatever was said', () => {
    const odd = session(
      said('user', ''),
      said('tool', '\u202e(nothing) is `wrong` 9.9 [7]. And then. '.repeat(20)),
      { type: 'message', role: 'tool', content_base64: '/wAK' },
      { type: 'note', text: 'Do not\nforget' },
      {
        type: 'session.compacted',
        range: [1, 2],
        summary: 'An invention of Bob with 12 parts [1]',
        by: 'x',
        archived: { lines: 2, sha256: `sha256:${'a'.repeat(64)}` },
      },
      { type: 'context.built', context_file: 'c', content_sha256: 'a'.repeat(64) },
    );
    for (const [view, range] of [
      [odd.slice(2), [3, 6]],
      [odd.slice(0, 4), [1, 4]],
      [odd.slice(5), [6, 6]],
    ] as const) {
      const summary = extractSummary(view, range);
      expect(new SessionSupport(odd, [summary]).unsupported(summary, range)).toEqual([]);
    }
  });

  it('of memtrust that nothing was said is not supported where something was', () => {
    expect(missing('nothing was said [1-4]')).toEqual([expect.stringMatching(/^1\.1: /)]);
  });
});

it('a log of many events and sentences takes time that grows with its size alone', () => {
  const count = 20_000;
  const long = session(
    ...Array.from({ length: count }, (_, index) => said('user', `word${index} Alice a.b`)),
  );
  const summary = Array.from(
    { length: 5_000 },
    () => `Then Alice said a.b 7 times, Bob not [1-${count}]`,
  ).join('\n');
  expect(new SessionSupport(long, [summary]).unsupported(summary, [1, count])).toHaveLength(5_000);
});

describe('hostile summaries', () => {
  it.each(['@', '-', '_', 'a', 'A', '.', '1', '`', 'aB', '@a', 'a_', '. '])(
    'a run of %j takes no time (SECURITY S47)',
    (piece) => {
      const run = piece.repeat(100_000 / piece.length);
      expect(missing(`They said ${run} and more ${run}! [1-4]`)).toBeDefined();
    },
  );
});
