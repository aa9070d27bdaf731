import { describe, expect, test } from '@jest/globals';
import { readUnsettled } from '../../src/context/reading.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import type { Policy } from '../../src/memory/policy-shape.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';
import { NOW, policyOf, store } from '../store.js';

type FileMap = Readonly<Record<string, string | VirtualFile>>;

/** What is seen of files that are there, beside those of the base and those that are committed. */
async function seen(
  now: FileMap,
  { base = {}, committed = base, policy = DEFAULT_POLICY, taken = [] }: Partial<Given> = {},
) {
  const { entries } = await readUnsettled(new VirtualTree(now), {
    base: new VirtualTree(base),
    committed: new VirtualTree(committed),
    policy,
    now: Date.parse(NOW),
    taken: new Set(taken),
  });
  return entries;
}

interface Given {
  readonly base: FileMap;
  readonly committed: FileMap;
  readonly policy: Policy;
  readonly taken: readonly string[];
}

const labels = async (...args: Parameters<typeof seen>) =>
  (await seen(...args)).map(({ entry }) => `${entry.id}: ${entry.origin}, ${entry.trustLevel}`);

const ATTEMPT = '.memtrust/attempts/1.json';

describe('what is not settled', () => {
  test('is labelled with where it was read', async () => {
    const base = { [ATTEMPT]: '{"query":"a"}', 'CLAUDE.md': 'a\n' };
    const committed = { ...base, '.memtrust/reviews/1.json': '{}' };
    const now = {
      ...committed,
      '.memtrust/workspace/staging/n.md': 'A note.\n',
      'AGENTS.md': 'b\n',
    };
    const taken = ['live:claude:CLAUDE.md'];
    expect(await labels(now, { base, committed, taken })).toEqual([
      '.memtrust/workspace/staging/n.md: uncommitted, candidate',
      'live:codex:AGENTS.md: uncommitted, advisory',
      'review:.memtrust/reviews/1.json: branch, evidence',
    ]);
    expect(await labels(base, { base })).toEqual([]);
  });

  test('is never trusted, whatever ledger stands beside it', async () => {
    const files = store()
      .file('src/a.ts', 'a\n')
      .fact('mine', { sources: ['src/a.ts'], body: 'Mine.' })
      .adopted()
      .fact('claims', { body: 'Accepted.' })
      .file('.memtrust/workspace/staging/n.md', '---\nstatus: accepted\n---\nA note.\n')
      .tree();
    const contents = await files.read(files.entries.keys(), 1_000_000);
    const map = Object.fromEntries(
      [...contents].map(([path, content]): [string, string] => [
        path,
        content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '',
      ]),
    );
    expect(await labels(map)).toEqual(['.memtrust/workspace/staging/n.md: uncommitted, candidate']);
  });

  test('has its origin before its id where the base has another text of that id', async () => {
    const base = { 'CLAUDE.md': 'a\n' };
    expect(
      await labels({ 'CLAUDE.md': 'b\n' }, { base, taken: ['live:claude:CLAUDE.md'] }),
    ).toEqual(['uncommitted:live:claude:CLAUDE.md: uncommitted, advisory']);
  });

  test('and what only a new file imports is seen, with the label of its own text', async () => {
    const base = { 'docs/a.md': 'Imported.\n' };
    const now = { ...base, 'CLAUDE.md': '@docs/a.md\n' };
    expect(await labels(now, { base })).toEqual([
      'live:claude:CLAUDE.md: uncommitted, advisory',
      'live:claude:docs/a.md: base, advisory',
    ]);
  });

  test('is read up to the cap on all memory together, and says what was not', async () => {
    const large: VirtualFile = { kind: 'file', bytes: Buffer.alloc(1_000_000, 'a') };
    const names = Array.from({ length: 120 }, (_, index) => `.memtrust/attempts/${100 + index}`);
    const { entries, incomplete } = await readUnsettled(
      new VirtualTree(Object.fromEntries(names.map((name) => [name, large]))),
      {
        base: null,
        committed: null,
        policy: DEFAULT_POLICY,
        now: Date.parse(NOW),
        taken: new Set(),
      },
    );
    expect(entries).toHaveLength(120);
    expect(entries.filter(({ text }) => text !== '').length).toBe(96);
    expect(incomplete).toEqual([expect.stringContaining('24 files were not read')]);
  });

  test('has no text where the policy blocks it, nor of a link, nor of a file past its cap', async () => {
    const link: VirtualFile = { kind: 'symlink', bytes: Buffer.from('../../.env') };
    const policy = policyOf({ exclude_text: ['canary'], sources: { block: ['live:codex:*'] } });
    const texts = await seen(
      {
        '.memtrust/attempts/a.json': '{"query":"a Canary"}',
        '.memtrust/attempts/b.json': link,
        '.memtrust/attempts/c.json': `"${'c'.repeat(1_100_000)}"`,
        '.memtrust/attempts/canary.json': '{}',
        '.memtrust/attempts/said.json': String.raw`{"output":{"stdout":{"body":"c\u0061nary"}}}`,
        '.memtrust/attempts/d.json': '{"query":"d"}',
        'AGENTS.md': 'Blocked.\n',
      },
      { policy },
    );
    expect(texts.filter(({ text }) => text !== '').map(({ entry }) => entry.id)).toEqual([
      'attempt:.memtrust/attempts/d.json',
    ]);
    expect(JSON.stringify(texts.map(({ entry }) => entry))).not.toMatch(/canary|\.env/i);
  });
});
