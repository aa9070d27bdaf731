import { prover } from '../../src/fixtures/run.js';
import { evaluate } from '../../src/gate/evaluate.js';
import {
  gapSentences,
  FRONT_MATTER_BYTES,
  MEMORY_FILE_BYTES,
  MEMORY_FILE_COUNT,
  MEMORY_TOTAL_BYTES,
} from '../../src/tree/limits.js';
import { describe, expect, it } from '@jest/globals';
import { checkAnchors } from '../../src/anchors/check.js';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent } from '../../src/memory/ledger.js';
import { readMemory } from '../../src/memory/store.js';
import { sha256 } from '../../src/tree/digest.js';
import { phraseText } from '../../src/text/phrase.js';
import type { Content, Tree } from '../../src/tree/tree.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const MEGABYTE = 1024 * 1024;
const numbered = (count: number, content: (index: number) => string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`.memtrust/facts/f${index}.md`, content(index)]),
  );

/**
 * A tree whose every file is the same large blob, as a hostile pull request can have for the price
 * of one; counts what is read.
 */
function oneBlobManyNames(
  paths: readonly string[],
  bytes: Uint8Array,
): Tree & { readonly most: () => number; readonly total: () => number } {
  let most = 0;
  let total = 0;
  return {
    objectFormat: 'sha1',
    commit: null,
    entries: new Map(
      paths.map((path) => [path, { path, kind: 'file' as const, oid: '1'.repeat(40) }]),
    ),
    read: async (wanted) => {
      const contents = new Map<string, Content>(
        [...wanted].map((path) => [path, { kind: 'bytes', bytes }]),
      );
      most = Math.max(most, contents.size * bytes.length);
      total += contents.size * bytes.length;
      return contents;
    },
    most: () => most,
    total: () => total,
  };
}

describe('security/S12 caps', () => {
  it('are what the rule says', () => {
    expect([MEMORY_FILE_COUNT, MEMORY_TOTAL_BYTES, MEMORY_FILE_BYTES, FRONT_MATTER_BYTES]).toEqual([
      20_000,
      64 * MEGABYTE,
      MEGABYTE,
      16 * 1024,
    ]);
  });

  it('make 20,001 files incomplete, and 20,000 not', async () => {
    const full = await readMemory(new VirtualTree(numbered(20_000, () => '---\n---\nS\n')));
    expect([full.facts.length, full.incomplete]).toEqual([20_000, []]);
    const over = await readMemory(new VirtualTree(numbered(20_001, () => '---\n---\nS\n')));
    expect([over.facts.length, gapSentences(over.incomplete)]).toEqual([
      20_000,
      ['20001 memory files exceed the cap of 20000; files not read: 1'],
    ]);
  });

  it('cut a fact together with its ledger, so that nothing is said of facts that were half read', async () => {
    const count = MEMORY_FILE_COUNT / 2 + 1;
    const digest = sha256('x');
    const ids = Array.from({ length: count }, (_, index) => `f${index}`);
    const files = ids.flatMap((id): [string, string][] => {
      const adopted = {
        type: 'candidate.applied',
        fact: id,
        claim: digest,
        binding: digest,
      } as const;
      const event = makeEvent({
        ...adopted,
        at: '2026-01-01T00:00:00Z',
        proposed_by: 'a',
        after: [],
      });
      return [
        [`.memtrust/facts/${id}.md`, '---\n---\nS\n'],
        [`.memtrust/ledger/${id}.jsonl`, eventLine(event)],
      ];
    });
    const { facts, events, incomplete } = await readMemory(
      new VirtualTree(Object.fromEntries(files)),
    );
    expect(incomplete).toHaveLength(1);
    expect(facts).toHaveLength(count - 1);
    expect(events.map(({ fact }) => fact).toSorted()).toEqual(facts.map(({ id }) => id));
  });

  it('make a file above 1 MB incomplete, and keep its record', async () => {
    const text = `---\n---\n${'x'.repeat(MEGABYTE - 8)}`;
    expect((await readMemory(new VirtualTree(numbered(1, () => text)))).incomplete).toEqual([]);
    const { facts, incomplete } = await readMemory(new VirtualTree(numbered(1, () => `${text}x`)));
    expect(gapSentences(incomplete)).toEqual([
      '`.memtrust/facts/f0.md` is larger than the cap of 1048576 bytes',
    ]);
    expect(
      facts.map(({ id, fact, problems }) => [
        id,
        fact,
        problems.map(({ message }) => phraseText(message)),
      ]),
    ).toEqual([['f0', null, ['the file is larger than 1 MB; a fact is a short statement']]]);
  });

  it('make more than 64 MB together incomplete, and exactly that not', async () => {
    const paths = (count: number): string[] => Object.keys(numbered(count, () => ''));
    const blob = Buffer.alloc(MEGABYTE, 'x');
    expect((await readMemory(oneBlobManyNames(paths(64), blob))).incomplete).toEqual([]);
    expect(gapSentences((await readMemory(oneBlobManyNames(paths(65), blob))).incomplete)).toEqual([
      'memory is larger than the cap of 67108864 bytes; files not read: 1',
    ]);
    expect(gapSentences((await readMemory(oneBlobManyNames(paths(70), blob))).incomplete)).toEqual([
      'memory is larger than the cap of 67108864 bytes; files not read: 6',
    ]);
  });

  it('stop the reading: 20,000 names of one blob do not become 20 GB', async () => {
    const tree = oneBlobManyNames(
      Object.keys(numbered(20_000, () => '')),
      Buffer.alloc(MEGABYTE, 'x'),
    );
    const { facts, incomplete } = await readMemory(tree);
    expect(tree.total()).toBeLessThanOrEqual(2 * MEMORY_TOTAL_BYTES);
    expect(incomplete).toHaveLength(1);
    expect(facts).toHaveLength(20_000);
    expect(facts.every(({ fact }) => fact === null)).toBe(true);
  });

  it('hold for cited files: they are not in memory all at once', async () => {
    const sources = Array.from({ length: 100 }, (_, index) => ({
      path: `f${index}`,
      digest: sha256('x'),
    }));
    const fact = parseFact(
      'a',
      '.memtrust/facts/a.md',
      Buffer.from(`---\nsources: ${JSON.stringify(sources)}\n---\nS\n`),
    );
    const tree = oneBlobManyNames(
      sources.map(({ path }) => path),
      Buffer.alloc(MEGABYTE, 'x'),
    );
    expect(
      (await checkAnchors(tree, [fact])).get('a')?.every(({ verdict }) => verdict === 'changed'),
    ).toBe(true);
    expect(tree.total()).toBe(100 * MEGABYTE);
    expect(tree.most()).toBeLessThanOrEqual(16 * MEGABYTE);
  });

  it('make front matter above 16 KiB invalid, in bytes and not in characters', () => {
    const problems = (yaml: string): string[] =>
      parseFact('a', '.memtrust/facts/a.md', Buffer.from(`---\n${yaml}---\nS\n`)).problems.map(
        ({ message }) => phraseText(message),
      );
    const filled = (character: string, bytes: number): string =>
      `# ${character.repeat((bytes - 3) / Buffer.byteLength(character))}\n`;
    expect(problems(filled('x', FRONT_MATTER_BYTES))).toEqual([]);
    expect(problems(filled('x', FRONT_MATTER_BYTES + 1))).toEqual([
      'the front matter is longer than 16 KiB; move text into the body',
    ]);
    expect(problems(filled('€', FRONT_MATTER_BYTES + 2))).toEqual([
      'the front matter is longer than 16 KiB; move text into the body',
    ]);
  });

  it('make a policy or fixture above 256 KiB unreadable before it reaches a parser', async () => {
    const large = `# ${'x'.repeat(256 * 1024)}\n`;
    const memory = await readMemory(
      new VirtualTree({ '.memtrust/policy.yml': large, '.memtrust/fixtures/a.yml': large }),
    );
    expect(memory.policy.origin).toBe('broken');
    expect(memory.fixtures).toEqual([
      {
        path: '.memtrust/fixtures/a.yml',
        text: '',
        fault: { kind: 'too-large', message: ['the file is larger than 256 KiB'] },
      },
    ]);
    expect(memory.strays).toEqual([]);
  });

  it('block an agent file above 1 MB where the policy excludes texts: what was not read may hold one', async () => {
    const tree = new VirtualTree({
      '.memtrust/policy.yml': 'exclude_text: [internal only]\n',
      'CLAUDE.md': `${'x'.repeat(MEGABYTE)}internal only`,
      'AGENTS.md': 'nothing of the kind',
    });
    const { entries } = await evaluate({
      base: tree,
      head: tree,
      scope: 'state',
      now: '2026-01-01T00:00:00Z',
      surface: 'local',
      prover,
      subject: { repository: null, baseSha: null, headSha: null },
    });
    expect(entries.map((entry) => [entry.id, entry.status])).toEqual([
      ['live:claude:CLAUDE.md', 'policy_blocked'],
      ['live:codex:AGENTS.md', 'advisory'],
    ]);
  });
});
