import { describe, expect, it } from '@jest/globals';
import { inventory } from '../../src/agent-files/inventory.js';
import { readMemory } from '../../src/memory/store.js';
import { phraseText } from '../../src/text/phrase.js';
import { hasInvisible, visible } from '../../src/text/visible.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { withRepository, withTrees } from '../repository.js';

describe('security/S10 names', () => {
  it('with line ends, colons, quotes, controls and odd bytes survive from the disk to the record', async () => {
    const names = [
      'a\nb',
      '::error::x',
      '##[error]x',
      '"q"',
      "'q'",
      'tab\t',
      '\u001b[31m',
      '\u202egnp',
      '--flag',
      'ä',
      'a\u0308',
    ];
    await withRepository(async (repository) => {
      for (const name of names) {
        repository.write(`.memtrust/facts/${name}.md`, '---\n---\nS\n');
        repository.write(`docs/${name}/AGENTS.md`, 'x\n');
      }
      repository.write(
        Buffer.concat([Buffer.from('docs/'), Buffer.from([0xff]), Buffer.from('/AGENTS.md')]),
        'x\n',
      );
      const commit = repository.commit();
      await withTrees(repository.root, async ({ at, work }) => {
        for (const tree of [await at(commit), await work()]) {
          const memory = await readMemory(tree);
          expect(memory.facts.map(({ id }) => id)).toEqual(names.toSorted());
          expect(memory.facts.every(({ fact }) => fact === null)).toBe(true);
          expect((await inventory(tree, tree, false)).map(({ path }) => path)).toEqual(
            [...names, '\\xff'].toSorted().map((name) => `docs/${name}/AGENTS.md`),
          );
        }
      });
    });
  });

  it('that hide something are told from those that do not, and are shown on one line', () => {
    const hidden = ['a\u200bb', '\u202eab', 'a\u{e0041}', 'a\nb', 'a\u0000', 'a\u2066b', '\ufeffa'];
    expect(hidden.map(hasInvisible)).toEqual(hidden.map(() => true));
    expect(hidden.map((name) => hasInvisible(visible(name)))).toEqual(hidden.map(() => false));
    expect(['a b', 'ä', 'a\u0308', '日本', '::x', '😀'].map(hasInvisible)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  it('of two agent files that differ in case alone are both seen', async () => {
    const tree = new VirtualTree({ 'CLAUDE.md': 'a', 'claude.md': 'b', 'Agents.MD': 'c' });
    expect((await inventory(tree, null, false)).map(({ path }) => path)).toEqual([
      'Agents.MD',
      'CLAUDE.md',
      'claude.md',
    ]);
  });

  it('of memory folders in another case are named, since some disks make them one', async () => {
    const memory = await readMemory(
      new VirtualTree({
        '.memtrust/facts/a.md': '---\n---\nS\n',
        '.MEMTRUST/facts/a.md': '---\n---\nOther\n',
      }),
    );
    expect(memory.strays.map(({ path, message }) => `${path}: ${phraseText(message)}`)).toEqual([
      '.MEMTRUST: this is not read; only the .memtrust at the root counts',
    ]);
    expect(memory.facts).toHaveLength(1);
  });

  it('of two files never become one, also where one spells out the odd byte of the other', async () => {
    await withRepository(async (repository) => {
      repository.write(Buffer.concat([Buffer.from([0xe9]), Buffer.from('.md')]), 'bytes\n');
      repository.write('\\xe9.md', 'letters\n');
      const commit = repository.commit();
      await withTrees(repository.root, async ({ at }) =>
        expect([...(await at(commit)).entries.keys()]).toEqual(['\\x5cxe9.md', '\\xe9.md']),
      );
    });
  });
});
