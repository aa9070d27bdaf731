import { describe, expect, it } from '@jest/globals';
import { inventory } from '../../src/agent-files/inventory.js';
import { readMemory } from '../../src/memory/store.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';
import { withRepository, withTrees } from '../repository.js';

const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });

describe('security/S11 nothing is dropped without being listed', () => {
  it('of the agent files: nested ones, variants, other cases, links to files and to folders', async () => {
    const files = [
      'AGENTS.override.md',
      'Claude.Local.md',
      'CLAUDE.md',
      'a/very/deep/folder/AGENTS.md',
      'node_modules/x/CLAUDE.md',
      '.claude/agents/x/y.md',
      '.claude/settings.local.json',
      '.GitHub/Copilot-Instructions.md',
    ];
    const links = {
      'GEMINI.md': link('CLAUDE.md'),
      '.cursor/rules': link('../shared'),
      '.claude/skills': link('nowhere'),
    };
    const tree = new VirtualTree({
      ...Object.fromEntries(files.map((path) => [path, 'x'])),
      ...links,
      'shared/a.md': 'x',
    });
    expect((await inventory(tree, null, true)).map(({ path }) => path)).toEqual(
      [...files, ...Object.keys(links)].toSorted(),
    );
  });

  it('of what agent files import, to the fifth file, in circles, and in any case', async () => {
    const chain = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`docs/${n}.md`, `@${n + 1}.md and @../CLAUDE.md`]),
    );
    const tree = new VirtualTree({ 'CLAUDE.md': '@DOCS/1.MD', ...chain });
    expect((await inventory(tree, null, false)).map(({ path }) => path)).toEqual([
      'CLAUDE.md',
      ...[1, 2, 3, 4, 5].map((n) => `docs/${n}.md`),
    ]);
  });

  it('of the memory: every file is a record, evidence, a fixture, a ledger, or named as none of these', async () => {
    const named = [
      '.memtrust/attempts/a.json',
      '.memtrust/context/c.md',
      '.memtrust/facts/A B.md',
      '.memtrust/facts/a.md',
      '.memtrust/facts/l.md',
      '.memtrust/facts/note.txt',
      '.memtrust/fixtures/f.yml',
      '.memtrust/fixtures/f.txt',
      '.memtrust/ledger/broken.jsonl',
      '.memtrust/ledger/l.jsonl',
      '.memtrust/reviews/r.json',
      '.memtrust/x',
      'web/.memtrust',
    ];
    const files: Record<string, string | VirtualFile> = Object.fromEntries(
      named.map((path) => [path, 'x']),
    );
    files['.memtrust/facts/l.md'] = link('a.md');
    files['.memtrust/ledger/l.jsonl'] = link('broken.jsonl');
    const memory = await readMemory(new VirtualTree(files));
    const seen = [
      memory.facts,
      memory.evidence,
      memory.fixtures,
      memory.ledgerFaults,
      memory.strays,
    ].flatMap((records) => records.map(({ path }) => path));
    expect([...new Set(seen)].toSorted()).toEqual(named.toSorted());
  });

  it('of a working tree with names that are not UTF-8', async () => {
    await withRepository(async (repository) => {
      repository.write(Buffer.concat([Buffer.from([0xff]), Buffer.from('/CLAUDE.md')]), 'x');
      await withTrees(repository.root, async ({ work }) =>
        expect(
          (await inventory(await work(), null, true)).map(({ path, text }) => [path, text]),
        ).toEqual([['\\xff/CLAUDE.md', 'x']]),
      );
    });
  });
});
