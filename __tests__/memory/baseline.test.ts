import { describe, expect, test } from '@jest/globals';
import { BASELINE_PATH, readBaseline, type Baseline } from '../../src/memory/baseline.js';
import { parseBaseline } from '../../src/memory/parse-baseline.js';
import { updateBaseline } from '../../src/lifecycle/baseline.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const parse = (text: string): Baseline =>
  parseBaseline({ kind: 'bytes', bytes: Buffer.from(text) });
const says = (text: string): string[] =>
  parse(text).problems.map(({ message, line }) => `${line ?? 0}: ${phraseText(message)}`);
const ENTRY = `  - rule: MT405\n    path: CLAUDE.md\n    fingerprint: ${sha256('x')}\n    reason: known\n    author: alice\n`;

describe('a baseline file', () => {
  test('gives its entries with their lines', () => {
    expect(parse(`version: 1\naccepted:\n${ENTRY}    expires: 2027-01-31\n`)).toEqual({
      problems: [],
      accepted: [
        {
          rule: 'MT405',
          path: 'CLAUDE.md',
          fingerprint: sha256('x'),
          reason: 'known',
          author: 'alice',
          expires: '2027-01-31',
          line: 3,
        },
      ],
    });
  });

  test.each([
    [
      'no reason',
      ENTRY.replace('reason: known', 'reason: " "'),
      '`accepted.0.reason` is too small or too short',
    ],
    ['no author', ENTRY.replace('    author: alice\n', ''), '`accepted.0.author` is missing'],
    [
      'a fingerprint that is none',
      ENTRY.replace('sha256:', 'sha1:'),
      'must be the fingerprint of a finding',
    ],
    ['a day that does not exist', `${ENTRY}    expires: 2026-02-30\n`, 'must be a date'],
    ['a misspelt key', ENTRY.replace('reason', 'raeson'), 'did you mean `reason`?'],
  ])('with %s accepts nothing, and says where', (_what, entry, message) => {
    expect(parse(`version: 1\naccepted:\n${entry}`).accepted).toEqual([]);
    expect(says(`version: 1\naccepted:\n${entry}`).join('\n')).toContain(message);
  });

  test.each([
    ['bytes that are no text', Buffer.from([0xff, 0xfe])],
    ['an alias', Buffer.from('version: 1\naccepted: *a\n')],
  ])('that is %s never throws', (_what, bytes) => {
    expect(parseBaseline({ kind: 'bytes', bytes })).toMatchObject({ accepted: [], problems: [{}] });
  });

  test('is read from the one path under which teams have committed it', async () => {
    const file = { kind: 'file', bytes: Buffer.from(`version: 1\naccepted:\n${ENTRY}`) } as const;
    const read = async (path: string): Promise<number> =>
      (await readBaseline(new VirtualTree({ [path]: file }))).accepted.length;
    expect([
      await read('.memtrust/baseline.yml'),
      await read('.memtrust/baseline.yaml'),
      await read('baseline.yml'),
    ]).toEqual([1, 0, 0]);
    expect(
      updateBaseline([], [{ rule: 'MT405', path: 'a', fingerprint: sha256('x') }], {
        reason: 'known',
        author: 'bob',
        expires: null,
      }).change?.path,
    ).toBe('.memtrust/baseline.yml');
  });

  test('must be a file', async () => {
    expect(
      await readBaseline(
        new VirtualTree({
          [BASELINE_PATH]: {
            kind: 'symlink',
            bytes: Buffer.from(`version: 1\naccepted:\n${ENTRY}`),
          },
        }),
      ),
    ).toMatchObject({ accepted: [], problems: [{}] });
    expect(await readBaseline(new VirtualTree({}))).toEqual({ accepted: [], problems: [] });
  });
});

describe('an update', () => {
  const acceptor = { reason: 'before memtrust', author: 'bob', expires: null };
  const [x, y] = ['x', 'y'].map((name) => ({
    rule: 'MT405',
    path: 'CLAUDE.md',
    fingerprint: sha256(name),
  }));
  if (x === undefined || y === undefined) throw new Error('two findings');

  test('writes what can be read again', () => {
    const { change, added } = updateBaseline([], [y, x], acceptor);
    expect(added).toBe(2);
    expect(
      parse(change?.content ?? '').accepted.map(
        ({ fingerprint, reason, author }) => `${fingerprint} ${reason} ${author}`,
      ),
    ).toEqual([x, y].map(({ fingerprint }) => `${fingerprint} before memtrust bob`).toSorted());
  });

  test('keeps the reasons that are there, and drops what covers nothing', () => {
    const before = parse(`version: 1\naccepted:\n${ENTRY}`).accepted;
    const { change, added, kept, removed } = updateBaseline(before, [x, y], acceptor);
    expect([added, kept, removed]).toEqual([1, 1, 0]);
    expect(
      parse(change?.content ?? '').accepted.find(
        ({ fingerprint }) => fingerprint === x.fingerprint,
      ),
    ).toMatchObject({ reason: 'known', author: 'alice' });
    expect(updateBaseline(before, [x], acceptor).change).toBeNull();
    expect(updateBaseline(before, [], acceptor)).toMatchObject({ removed: 1 });
  });
});
