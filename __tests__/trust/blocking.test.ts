import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { blockOfEvidence } from '../../src/trust/blocking.js';
import { audit, entryOf, factFile, store, trusted, type Store } from '../store.js';

const blocked = async (settled: Store, id: string): Promise<boolean> =>
  entryOf(await audit(settled), id).status === 'policy_blocked';

describe('a fact is blocked', () => {
  const open = store().file('secrets/key.txt', 'k\n').file('.env', 'K=1\n').file('src/a.ts', 'a\n');

  it.each([
    ['by what it cites', open.fact('x', { sources: ['secrets/key.txt'] }).adopted()],
    [
      'by what it cites in other letters',
      open.fact('x', { sources: [{ path: 'SECRETS/key.txt', digest: null }] }).adopted(),
    ],
    [
      'by a path with detours',
      open.fact('x', { sources: [{ path: './src/../secrets//key.txt', digest: null }] }).adopted(),
    ],
    ['by one of two sources', open.fact('x', { sources: ['src/a.ts', '.env'] }).adopted()],
    [
      'through a link to a file',
      open
        .link('docs/note.txt', '../.env')
        .fact('x', { sources: [{ path: 'docs/note.txt', digest: null }] })
        .adopted(),
    ],
    [
      'through a link to a folder',
      open
        .link('docs', 'secrets')
        .fact('x', { sources: [{ path: 'docs/key.txt', digest: null }] })
        .adopted(),
    ],
    [
      'through a link behind a plain file',
      open
        .link('docs/note.txt', '../.env')
        .fact('x', { sources: ['src/a.ts', { path: 'docs/note.txt', digest: null }] })
        .adopted(),
    ],
    [
      'through two links',
      open
        .link('one', 'two')
        .link('two', '.env')
        .fact('x', { sources: [{ path: 'one', digest: null }] })
        .adopted(),
    ],
    [
      'through a link to what is not there',
      open
        .link('docs/note.txt', '../secrets/none.txt')
        .fact('x', { sources: [{ path: 'docs/note.txt', digest: null }] })
        .adopted(),
    ],
    [
      'by its text',
      store()
        .policy({ exclude_text: ['Internal Only'] })
        .fact('x', { body: 'this is INTERNAL ONLY.' })
        .adopted(),
    ],
    [
      'by its text in full-width letters',
      store()
        .policy({ exclude_text: ['internal'] })
        .fact('x', { body: 'this is ｉｎｔｅｒｎａｌ.' })
        .adopted(),
    ],
    [
      'by a front matter value',
      store()
        .policy({ exclude_text: ['internal'] })
        .fact('x', { topic: 'internal' })
        .adopted(),
    ],
    [
      'by a value that YAML writes otherwise',
      store()
        .policy({ exclude_text: ['internal'] })
        .file(factFile('x'), '---\ntopic: "in\\x74ernal"\n---\nx\n'),
    ],
    [
      'by a value over two lines',
      store()
        .policy({ exclude_text: ['internal only'] })
        .file(factFile('x'), '---\ntopic: internal\n  only\n---\nx\n'),
    ],
    [
      'by a key that YAML writes otherwise, though it is broken',
      store()
        .policy({ exclude_text: ['internal'] })
        .file(factFile('x'), '---\n"in\\x74ernal": 1\n---\nx\n'),
    ],
    [
      'by its own path',
      store()
        .policy({ exclude_paths: ['.memtrust/facts/x.md'] })
        .fact('x')
        .adopted(),
    ],
    [
      'by its id',
      store()
        .policy({ sources: { block: ['x'] } })
        .fact('x')
        .adopted(),
    ],
    [
      'by its source reference',
      store()
        .policy({ sources: { block: ['chat:*'] } })
        .fact('x', { 'x-source-ref': 'chat:42' })
        .adopted(),
    ],
    [
      'by a source reference that is not allowed',
      store()
        .policy({ sources: { allow: ['reviewed:*'] } })
        .fact('x', { 'x-source-ref': 'chat:42' })
        .adopted(),
    ],
  ])('%s', async (_what, settled) => {
    expect(await blocked(settled, 'x')).toBe(true);
    expect(trusted(await audit(settled))).toEqual([]);
  });

  it.each([
    [
      'a path that only resembles an excluded one',
      open
        .file('src/secrets.ts', 's\n')
        .fact('x', { sources: ['src/secrets.ts'] })
        .adopted(),
    ],
    [
      'an allowed reference',
      store()
        .policy({ sources: { allow: ['reviewed:*'] } })
        .fact('x', { 'x-source-ref': 'reviewed:1' })
        .adopted(),
    ],
    [
      'no reference at all',
      store()
        .policy({ sources: { allow: ['reviewed:*'] } })
        .fact('x')
        .adopted(),
    ],
    [
      'a link to what is open',
      open
        .link('docs/note.txt', '../src/a.ts')
        .fact('x', { sources: [{ path: 'docs/note.txt', digest: null }] })
        .adopted(),
    ],
  ])('but not by %s', async (_what, settled) => {
    expect(trusted(await audit(settled))).toEqual(['x']);
  });
});

describe('whatever a policy blocks on top', () => {
  const facts = store()
    .fact('a')
    .adopted()
    .fact('b', { supersedes: ['a'], body: 'word one' })
    .adopted()
    .fact('c', { supersedes: ['b'], body: 'word two' })
    .adopted()
    .fact('d', { body: 'word three' })
    .adopted();

  it('nothing more is trusted than before: blocking a successor does not bring the old text back', async () => {
    const open = trusted(await audit(facts));
    const pattern = fc.constantFrom('a', 'b', 'c', 'd', '*', 'fact:b', 'fact:*');
    const text = fc.constantFrom('one', 'two', 'three', 'word', 'supersedes', 'status');
    await fc.assert(
      fc.asyncProperty(
        fc.array(pattern, { maxLength: 3 }),
        fc.array(text, { maxLength: 2 }),
        fc.array(fc.constantFrom('.memtrust/**', '*.md', 'b.md', 'c.md'), { maxLength: 2 }),
        async (block, exclude_text, exclude_paths) => {
          const now = trusted(
            await audit(facts.policy({ sources: { block }, exclude_text, exclude_paths })),
          );
          expect(now.filter((id) => !open.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a record of evidence is blocked by a word that JSON writes in other letters', () => {
  it.each([0, 1, 50_000])('below %i lists', (depth) => {
    const text = `${'['.repeat(depth)}"a \\u0068idden word"${']'.repeat(depth)}`;
    const policy = { ...DEFAULT_POLICY, exclude_text: ['hidden'] };
    expect(blockOfEvidence('.memtrust/attempts/a.json', 'attempt:a', text, policy)).toMatchObject({
      by: 'exclude_text',
    });
    expect(blockOfEvidence('.memtrust/attempts/a.json', 'attempt:a', text, DEFAULT_POLICY)).toBe(
      null,
    );
  });
});
