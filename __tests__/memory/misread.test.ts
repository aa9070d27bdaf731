import { describe, expect, test } from '@jest/globals';
import { readFixtures } from '../../src/fixtures/read-fixtures.js';
import { parseBaseline } from '../../src/memory/parse-baseline.js';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent } from '../../src/memory/ledger.js';
import { fixtureFile, memtrustLayout } from '../../src/memory/layouts/memtrust.js';
import { parsePolicy } from '../../src/memory/policy.js';
import type { Problem } from '../../src/memory/problem.js';
import { conflictMarkers } from '../../src/text/file-text.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';

const EVENT = makeEvent({
  type: 'candidate.applied',
  fact: 'a',
  claim: sha256('claim'),
  binding: sha256('binding'),
  at: '2026-01-01T00:00:00Z',
  proposed_by: 'alice',
  after: [],
});
const LINE = eventLine(EVENT).trimEnd();

/** How each kind of file is read, a text of it with three lines or more, and what of it is readable. */
const KINDS: Readonly<
  Record<string, { readonly text: string; readonly read: (bytes: Buffer) => readonly Problem[] }>
> = {
  fact: {
    text: '---\ntopic: a\nkind: rule\n---\nThe guard runs first.\n',
    read: (bytes) => parseFact('a', '.memtrust/facts/a.md', bytes).problems,
  },
  ledger: {
    text: `${LINE}\n${LINE}\n${LINE}\n`,
    read: (bytes) => {
      const path = '.memtrust/ledger/a.jsonl';
      const parsed = memtrustLayout.parse(
        { path, kind: 'file', oid: null },
        { kind: 'bytes', bytes },
      );
      if (parsed.kind !== 'ledger') throw new Error(parsed.kind);
      return parsed.ledger.faults.map(({ problem }) => problem);
    },
  },
  policy: {
    text: 'version: 1\nadoption:\n  adopters: [alice]\n',
    read: (bytes) => parsePolicy(bytes).problems,
  },
  baseline: {
    text: 'version: 1\naccepted: []\n# end\n',
    read: (bytes) => parseBaseline({ kind: 'bytes', bytes }).problems,
  },
  fixture: {
    text: 'version: 1\nid: a\nbase: {}\nexpect: { verdict: pass }\n',
    read: (bytes) =>
      readFixtures([
        {
          ...fixtureFile('.memtrust/fixtures/a.yml', bytes),
          replaced: false,
          origin: 'repository',
        },
      ]).faults.map(({ problem }) => problem),
  },
};

function said(problems: readonly Problem[]): string[] {
  return problems.map(({ message, line }) => `${line}: ${phraseText(message)}`);
}

/** The second line once as it is, and once changed, as git leaves it. */
function merging(text: string): string {
  const [first = '', second = '', ...rest] = text.split('\n');
  return [first, '<<<<<<< HEAD', second, '=======', `${second} `, '>>>>>>> topic', ...rest].join(
    '\n',
  );
}

describe.each(Object.entries(KINDS))('a %s', (kind, { text, read }) => {
  test('is read', () => expect(said(read(Buffer.from(text)))).toEqual([]));

  test('with merge conflict markers says so, with the line and what to do', () => {
    const [first, ...others] = said(read(Buffer.from(merging(text))));
    expect(first).toMatch(
      /^2: it has merge conflict markers: line 2; keep what is right, and delete/,
    );
    expect(others).toEqual([]);
    expect(said(read(Buffer.from(merging(text).replaceAll('\n', '\r\n'))))[0]).toContain('line 2');
  });

  test.each([
    ['little-endian with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['big-endian with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['little-endian', Buffer.from(text, 'utf16le')],
    ['big-endian', Buffer.from(text, 'utf16le').swap16()],
  ])('in UTF-16, %s, says so once', (_, bytes) => {
    const problems = said(read(bytes));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('the file is UTF-16 text; save it as UTF-8');
  });

  if (kind !== 'ledger')
    test('in another encoding says where', () => {
      const [problem] = said(read(Buffer.from(`${text}# caf\u00e9\n`, 'latin1')));
      expect(problem).toContain('the file is not UTF-8 text');
    });

  if (kind !== 'fact')
    test('may begin with a byte-order mark', () => {
      expect(said(read(Buffer.from(`\uFEFF${text}`)))).toEqual([]);
    });
});

test('a fact that begins with a byte-order mark is refused by that name (SECURITY S13)', () => {
  const { text = '', read } = KINDS['fact'] ?? { read: () => [] };
  expect(said(read(Buffer.from(`\uFEFF${text}`)))).toEqual([
    '1: the file begins with a byte-order mark; save it as UTF-8 without one',
  ]);
});

test.each([['policy'], ['baseline'], ['fixture'], ['ledger']])(
  'a NUL byte that breaks a %s is named with its line',
  (kind) => {
    const { text = '', read = () => [] } = KINDS[kind] ?? {};
    const [first = '', second = '', ...rest] = text.split('\n');
    const broken = [first, `\0${second}`, ...rest].join('\n');
    expect(said(read(Buffer.from(broken)))).toEqual(['2: line 2 has a NUL byte; delete it']);
  },
);

test('a fact about merges is not taken for one', () => {
  const body = 'Resolve them:\n\n```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n```\n';
  const { read = () => [] } = KINDS['fact'] ?? {};
  expect(said(read(Buffer.from(`---\ntopic: a\n---\n${body}`)))).toEqual([]);
  expect(said(read(Buffer.from(`---\ntopic: [\n---\n${body}`)))[0]).not.toContain('merge');
});

test('a broken line of a ledger beside a merge is still told', () => {
  const { read = () => [] } = KINDS['ledger'] ?? {};
  const text = `<<<<<<< HEAD\n${LINE}\n=======\n{"v":1\n>>>>>>> topic\n`;
  expect(said(read(Buffer.from(text)))).toEqual([
    expect.stringContaining('1: it has merge conflict markers: line 1'),
    expect.stringContaining('4: this line is not complete JSON'),
  ]);
});

test.each([
  ['a heading that is underlined', 'Title\n=======\ntext', null],
  ['one marker', '<<<<<<< HEAD\na', null],
  ['no end', '<<<<<<< HEAD\na\n=======\nb', null],
  ['a wrong order', '>>>>>>> a\n=======\n<<<<<<< b', null],
  ['indented', '  <<<<<<< a\n  =======\n  >>>>>>> b', null],
  ['a conflict', '<<<<<<< a\nx\n=======\ny\n>>>>>>> b', [1, 3, 5]],
  ['one with its base', '<<<<<<< a\n||||||| c\n=======\n>>>>>>> b', [1, 3, 4]],
  ['two', '<<<<<<< a\n=======\n>>>>>>> b\n<<<<<<< a\n=======\n>>>>>>> b', [1, 2, 3, 4, 5, 6]],
  ['one that begins again', '<<<<<<< a\n<<<<<<< a\n=======\n>>>>>>> b', [2, 3, 4]],
])('%s', (_, text, lines) => {
  expect(conflictMarkers(text.split('\n'))).toEqual(lines);
});
