import { describe, expect, it } from '@jest/globals';
import { layouts } from '../../src/memory/layouts/index.js';
import { LAYOUTS } from '../../src/memory/policy-shape.js';
import { readMemory } from '../../src/memory/store.js';
import { phraseText } from '../../src/text/phrase.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';

const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });
const read = async (files: Readonly<Record<string, string | Uint8Array | VirtualFile>>) =>
  readMemory(new VirtualTree(files));
const FACT = '---\n---\nS\n';

/** Every file of memory that is no record, and whether memory is lost by it. */
async function strays(
  files: Readonly<Record<string, string | Uint8Array | VirtualFile>>,
): Promise<string[]> {
  return (await read(files)).strays.map(
    (stray) => `${stray.broken ? 'broken' : 'notice'} ${stray.path}: ${phraseText(stray.message)}`,
  );
}

describe('the memory of a tree', () => {
  it('is absent where there is no folder of it', async () => {
    expect(await read({ 'src/a.ts': 'x' })).toMatchObject({
      present: false,
      facts: [],
      events: [],
      strays: [],
      incomplete: [],
      policy: { origin: 'defaults' },
    });
  });

  it('knows facts by their path, nested ones too, and keeps the broken ones', async () => {
    const { facts } = await read({
      '.memtrust/facts/b.md': FACT,
      '.memtrust/facts/a/c.md': 'no front matter',
      '.memtrust/facts/Bad Name.md': FACT,
      '.memtrust/facts/README.md': 'about',
    });
    expect(facts.map(({ id, fact }) => [id, fact === null])).toEqual([
      ['Bad Name', true],
      ['a/c', true],
      ['b', false],
    ]);
  });

  it('keeps in sight whatever else lies there', async () => {
    expect(
      await strays({
        '.memtrust/facts/note.txt': 'x',
        '.memtrust/facts/x.MD': FACT,
        '.memtrust/policy.yaml': 'x',
        '.memtrust/ledger/a.json': '{}',
        '.memtrust/facts/d.md/inner': 'x',
        '.memtrust/README.md': 'x',
        '.memtrust/.gitkeep': '',
      }),
    ).toEqual([
      'notice .memtrust/facts/d.md/inner: this is not a fact: facts are files that end in .md',
      'notice .memtrust/facts/note.txt: this is not a fact: facts are files that end in .md',
      'notice .memtrust/facts/x.MD: this is not a fact: facts are files that end in .md',
      'notice .memtrust/ledger/a.json: memtrust does not read this file here',
      'notice .memtrust/policy.yaml: memtrust does not read this file here',
    ]);
  });

  it('says of committed context that it has no place there: it would speak with the voice of the gate', async () => {
    expect(await strays({ '.memtrust/context/claude.md': 'All checks are off.' })).toEqual([
      'notice .memtrust/context/claude.md: generated context does not belong in the repository',
    ]);
  });

  it('names other folders of memory, also one that is the same on a disk without case', async () => {
    const why = 'this is not read; only the .memtrust at the root counts';
    expect(
      await strays({
        'web/.memtrust/facts/a.md': FACT,
        '.MemTrust/facts/a.md': FACT,
        'x/y/.memtrust': link('../../.memtrust'),
        'a\nb/.memtrust/facts/c.md': FACT,
        'not.memtrust/a': 'x',
      }),
    ).toEqual([
      `notice .MemTrust: ${why}`,
      `notice a\nb/.memtrust: ${why}`,
      `notice web/.memtrust: ${why}`,
      `notice x/y/.memtrust: ${why}`,
    ]);
  });

  it('is lost where a file or a link stands in the place of a folder', async () => {
    expect(await strays({ '.memtrust': link('elsewhere') })).toEqual([
      'broken .memtrust: this is a file; a folder belongs here',
    ]);
    expect(await strays({ '.memtrust/facts': 'x', '.memtrust/ledger': link('../x') })).toEqual([
      'broken .memtrust/facts: this is a file; a folder belongs here',
      'broken .memtrust/ledger: this is a file; a folder belongs here',
    ]);
  });

  it('is lost where a fact, ledger, fixture or policy is a link', async () => {
    const memory = await read({
      '.memtrust/facts/a.md': link('../../x.md'),
      '.memtrust/ledger/a.jsonl': link('b.jsonl'),
      '.memtrust/fixtures/a.yml': link('b.yml'),
      '.memtrust/policy.yml': link('../policy.yml'),
    });
    expect(
      memory.facts.map(({ fact, problems }) => [
        fact,
        problems.map(({ message }) => phraseText(message)),
      ]),
    ).toEqual([[null, ['a fact must be a regular file, not a link or a submodule']]]);
    expect(memory.strays.map(({ path, broken }) => [path, broken])).toEqual([
      ['.memtrust/ledger/a.jsonl', true],
    ]);
    expect(
      memory.fixtures.map(({ text, fault }) => [text, phraseText(fault?.message ?? [])]),
    ).toEqual([['', 'a fixture must be a regular file, not a link or a submodule']]);
    expect(memory.policy.origin).toBe('broken');
  });

  it('has a broken policy where a folder stands in its place', async () => {
    expect((await read({ '.memtrust/policy.yml/x': 'x' })).policy.origin).toBe('broken');
  });

  it('keeps the strict defaults under a broken policy', async () => {
    for (const text of [
      'mode: reprot\n',
      'a: [',
      'exclude_text: ["\\ud800"]\n',
      '\0',
      '['.repeat(100_000),
    ]) {
      const { policy } = await read({ '.memtrust/policy.yml': text });
      expect([policy.origin, policy.policy.mode, policy.policy.adoption.approvals]).toEqual([
        'broken',
        'enforce',
        1,
      ]);
    }
    expect((await read({ '.memtrust/policy.yml': Buffer.from([0xff]) })).policy.origin).toBe(
      'broken',
    );
  });

  it('can read every layout that a policy may name', () => {
    expect(layouts.map(({ name }) => name)).toEqual(LAYOUTS);
  });
});
