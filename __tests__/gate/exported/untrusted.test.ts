/** What has become of the facts of a block, over several changes: which of them fails, and which only says so. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportedFrom, textIn } from '../../exported.js';
import { approvedBy, audit, blocking, check, said, store, type Store } from '../../store.js';

const AGENTS = 'AGENTS.md';
const RULES = ['MT412', 'MT413', 'MT414'] as const;
const facts = store()
  .policy({ adoption: { adopters: ['alice'] }, exports: [{ file: AGENTS }] })
  .file('src/a.ts', 'a\n')
  .file('src/b.ts', 'b\n')
  .fact('vital', { body: 'Vital is so.', importance: 'critical', sources: ['src/a.ts'] })
  .adopted()
  .fact('usual', { body: 'Usual is so.', sources: ['src/b.ts'] })
  .adopted()
  .fact('edited', { body: 'It was so.' })
  .adopted()
  .file(AGENTS, '# Agents\n');

let exported: Store;
beforeAll(async () => {
  exported = await exportedFrom(facts);
});

async function says(base: Store, head: Store, approved = false): Promise<string[]> {
  const evaluation = await check(base, head, approved ? { authority: approvedBy('alice') } : {});
  return RULES.flatMap((rule) => said(evaluation, rule));
}
const stands = async (settled: Store): Promise<string[]> => {
  const evaluation = await audit(settled);
  return RULES.flatMap((rule) => said(evaluation, rule));
};
const lists = (id: string, what: string): string =>
  `the block of trusted memory in \`AGENTS.md\` lists \`${id}\`, which is ${what}`;

describe('a fact of a block', () => {
  it('that the change makes stale is as grave as the fact', async () => {
    expect(await says(exported, exported.file('src/a.ts', 'x\n'))).toEqual([
      `+error: ${lists('vital', 'stale')}`,
    ]);
    expect(await says(exported, exported.file('src/b.ts', 'x\n'))).toEqual([
      `+warning: ${lists('usual', 'stale')}`,
    ]);
    const noted = exported.policy({
      stale: { note: ['normal'] },
      exports: [{ file: AGENTS }],
    });
    expect(await says(noted, noted.file('src/b.ts', 'x\n'))).toEqual([
      `+notice: ${lists('usual', 'stale')}`,
    ]);
  });

  it('that an adopter lets go is settled', async () => {
    expect(await says(exported, exported.file('src/a.ts', 'x\n'), true)).toEqual([
      `+notice: ${lists('vital', 'stale')}`,
    ]);
  });

  it('that is stale since then fails no other change, and the default branch says so', async () => {
    const stale = exported.file('src/a.ts', 'x\n');
    expect(await says(stale, stale.file('y.txt', 'y\n'))).toEqual([
      `error: ${lists('vital', 'stale')}`,
    ]);
    expect(blocking(await check(stale, stale.file('y.txt', 'y\n')))).toEqual([]);
    expect(await stands(stale)).toEqual([`error: ${lists('vital', 'stale')}`]);
  });

  it('is out of the block with one export, and nothing is left to say', async () => {
    const stale = exported.file('src/a.ts', 'x\n');
    const again = await exportedFrom(stale);
    expect(textIn(again, AGENTS)).not.toContain('`vital`');
    expect(await stands(again)).toEqual([]);
    // On the branch that changes the code, too.
    expect(await says(exported, await exportedFrom(stale, { base: exported }))).toEqual([]);
  });

  it('that is edited and adopted anew says nothing until the merge, and then that it is older', async () => {
    const edited = exported.edit('edited', { body: 'It is so.' }).adopted();
    expect(await says(exported, edited, true)).toEqual([]);
    expect(await says(exported, edited)).toEqual([]);
    expect(await stands(edited)).toEqual([
      'warning: the block of trusted memory in `AGENTS.md` has an older text of `edited`',
    ]);
    expect(blocking(await check(edited, edited.file('y.txt', 'y\n')))).toEqual([]);
    expect(await stands(await exportedFrom(edited))).toEqual([]);
  });

  it('that is verified anew over changed code says nothing until the merge, nor after it', async () => {
    const code = exported.file('src/b.ts', 'x\n');
    const anew = code.edit('usual', {}).reverified();
    expect(await says(exported, anew, true)).toEqual([]);
    expect(await stands(anew)).toEqual([]);
  });

  it('that is new is not missed until the merge', async () => {
    const more = exported.fact('new', { body: 'New is so.' }).adopted();
    expect(await says(exported, more, true)).toEqual([]);
    expect(await stands(more)).toEqual([
      'warning: the block of trusted memory in `AGENTS.md` is not what would be exported now',
    ]);
  });

  it('that another one replaces is believed until the merge, and is a warning then', async () => {
    const successor = exported
      .fact('next', { body: 'It is otherwise.', supersedes: ['edited'] })
      .adopted();
    expect(await says(exported, successor, true)).toEqual([]);
    expect(await stands(successor)).toEqual([`warning: ${lists('edited', 'superseded')}`]);
  });

  it('that is retired is a warning once that is settled', async () => {
    const retired = exported.about('edited').retired();
    expect(await says(exported, retired, true)).toEqual([]);
    const merged = await stands(retired);
    expect(merged).toEqual([`warning: ${lists('edited', 'rejected')}`]);
    expect(await stands(await exportedFrom(retired))).toEqual([]);
  });

  it('that the policy blocks from now on is not named', async () => {
    const blocked = exported.policy({ exclude_text: ['vital is'], exports: [{ file: AGENTS }] });
    expect(await stands(blocked)).toEqual([
      'error: the policy blocks this file, and it has a block of `npx memtrust export`',
    ]);
  });
});

describe('the file of a block', () => {
  it('may be any agent file where the policy lists none', async () => {
    const free = facts.policy({ adoption: { adopters: ['alice'] } });
    const head = await exportedFrom(free, { files: ['CLAUDE.md', AGENTS] });
    expect(await says(free, head)).toEqual([]);
    expect(await stands(head)).toEqual([]);
  });

  it('may be listed by the same change', async () => {
    const before = exported.policy({ adoption: { adopters: ['alice'] }, exports: [] });
    const change = exported.policy({
      adoption: { adopters: ['alice'] },
      exports: [{ file: AGENTS }],
    });
    expect(await says(before, change)).toEqual([]);
    expect(await says(before, before.file('y.txt', 'y\n'))).toEqual([
      'warning: `AGENTS.md` has a block of trusted memory, but the policy does not export to this file',
    ]);
  });

  it('may be one that no agent is known to read, if the policy lists it', async () => {
    const listed = facts.policy({ exports: [{ file: 'docs/memory.txt' }] });
    const head = await exportedFrom(listed);
    expect(await stands(head)).toEqual([]);
    const forged = (textIn(head, 'docs/memory.txt') ?? '').replace('Vital', 'Fatal');
    expect(await says(head, head.file('docs/memory.txt', forged))).toEqual([
      '+error: the block of trusted memory in `docs/memory.txt` was edited: its text does not have the digest in its marker',
    ]);
  });
});
