/** Which facts go into which file, in which order, and what is left alone. */
import { describe, expect, it } from '@jest/globals';
import { estimateTokens } from '../../../src/text/tokens.js';
import { type ExportPlan, planExport } from '../../../src/gate/exported/plan.js';
import { parseInner } from '../../../src/gate/exported/render.js';
import { exportedFrom, innerOf, textIn } from '../../exported.js';
import { audit, check, policyOf, store, type Store } from '../../store.js';

const AGENTS = 'AGENTS.md';
const facts = store()
  .file('src/api/a.ts', 'a\n')
  .file('src/web/b.ts', 'b\n')
  .fact('api/low', { importance: 'low', sources: ['src/api/a.ts'] })
  .adopted()
  .fact('api/high', { importance: 'high', topic: 'limits', sources: ['src/api/a.ts'] })
  .adopted()
  .fact('web/far', { sources: ['src/web/b.ts'] })
  .adopted()
  .fact('both', { sources: ['src/api/a.ts', 'src/web/b.ts'] })
  .adopted()
  .fact('nothing', { 'x-agents': 'codex, cursor' })
  .adopted()
  .fact('candidate', {});

const exporting = (...exports: readonly Readonly<Record<string, unknown>>[]): Store =>
  facts.policy({ exports });

async function listed(from: Store, file: string): Promise<readonly string[] | null> {
  const text = textIn(await exportedFrom(from), file);
  return text === null ? null : (parseInner(innerOf(text))?.entries ?? []).map(({ id }) => id);
}

async function plan(from: Store, named: readonly string[] = []): Promise<ExportPlan> {
  const { entries, policy } = await audit(from);
  return planExport({
    entries,
    exports: policy.policy.exports,
    named,
    tree: from.tree(),
    textOf: async (path) => textIn(from, path),
    isBlocked: (path) => path.startsWith('private/'),
  });
}

describe('the facts of a file', () => {
  it('stand by importance, then by how near they cite, then by id', async () => {
    expect(await listed(exporting({ file: AGENTS }), AGENTS)).toEqual([
      'api/high',
      'both',
      'web/far',
      'nothing',
      'api/low',
    ]);
    expect(await listed(exporting({ file: 'src/web/AGENTS.md' }), 'src/web/AGENTS.md')).toEqual([
      'api/high',
      'both',
      'web/far',
      'nothing',
      'api/low',
    ]);
    const near = exporting({ file: 'src/web/AGENTS.md' })
      .edit('both', { sources: ['src/api/a.ts'] })
      .adopted();
    expect(await listed(near, 'src/web/AGENTS.md')).toEqual([
      'api/high',
      'web/far',
      'both',
      'nothing',
      'api/low',
    ]);
  });

  it.each([
    [{ folders: ['src/api'] }, ['api/high', 'both', 'api/low']],
    [{ topics: ['limits', 'web/**'] }, ['api/high', 'web/far']],
    [{ agents: ['claude'] }, ['api/high', 'both', 'web/far', 'api/low']],
    [{ agents: ['claude', 'codex'], topics: ['nothing'] }, ['nothing']],
  ])('are those of %j', async (selection, ids) => {
    expect(await listed(exporting({ file: AGENTS, ...selection }), AGENTS)).toEqual(ids);
  });

  it('fit into the budget, and what does not is named', async () => {
    const [small] = (await plan(exporting({ file: AGENTS, budget: 500 }))).files;
    expect([small?.ids.length, small?.leftOut.length]).toEqual([5, 0]);
    const long = exporting({ file: AGENTS, budget: 400 })
      .fact('vital', { importance: 'critical', body: 'Long words are many. '.repeat(30) })
      .adopted();
    const [file] = (await plan(long)).files;
    expect(file?.leftOut).toEqual(['vital', 'api/low']);
    expect(estimateTokens(file?.content ?? '')).toBeLessThanOrEqual(400);
  });

  it('name nobody whose name the policy blocks (SECURITY S28)', async () => {
    const shy = facts.policy({ exports: [{ file: AGENTS }], exclude_text: ['somebody'] });
    const text = textIn(await exportedFrom(shy), AGENTS);
    expect(text).toContain('(cites `src/web/b.ts`)');
    expect(text).not.toContain('somebody');
    const [block] = (
      await check(shy.file(AGENTS, text ?? ''), shy.file(AGENTS, text ?? ''))
    ).findings.filter(({ rule }) => /^MT41[234]$/.test(rule));
    expect(block).toBeUndefined();
  });

  it('go to the folder that they cite, where the policy asks for nested files', async () => {
    const nested = exporting({ file: AGENTS, nested: true });
    expect(await listed(nested, AGENTS)).toEqual(['nothing']);
    expect(await listed(nested, 'src/AGENTS.md')).toEqual(['both']);
    expect(await listed(nested, 'src/api/AGENTS.md')).toEqual(['api/high', 'api/low']);
    // A nested file whose facts are gone keeps its block, which then has none.
    const written = (await exportedFrom(nested)).file('src/web/b.ts', 'x\n');
    expect(await listed(written, 'src/web/AGENTS.md')).toEqual([]);
  });
});

it.each([
  '../AGENTS.md',
  '/AGENTS.md',
  'a/../b.md',
  '.git/x.md',
  '.memtrust/x.md',
  'package.json',
  'src',
  'a\\b.md',
])('no policy exports to %s', (file) => expect(() => policyOf({ exports: [{ file }] })).toThrow());

it.each([
  'AGENTS.md',
  '.cursor/rules/a.mdc',
  '.cursorrules',
  '.github/copilot-instructions.md',
  'docs/a b.txt',
])('a policy can export to %s', (file) =>
  expect(policyOf({ exports: [{ file }] }).exports).toEqual([{ file }]),
);

describe('a file', () => {
  it('is not made for nothing, and not written twice', async () => {
    const none = exporting({ file: AGENTS, topics: ['unknown'] });
    expect(await plan(none)).toEqual({ files: [], refused: [], unexportable: [] });
    const twice = exporting({ file: AGENTS }, { file: 'CLAUDE.md' })
      .file(AGENTS, 'x\n')
      .link('CLAUDE.md', AGENTS);
    expect((await plan(twice)).files.map(({ file }) => file)).toEqual([AGENTS]);
  });

  it.each<[string, Store, unknown]>([
    ['a folder', exporting({ file: 'x.md' }).file('x.md/a.txt', ''), 'no-file'],
    [
      'a link out of the repository',
      exporting({ file: AGENTS }).link(AGENTS, '../AGENTS.md'),
      'no-file',
    ],
    ['a link to nothing', exporting({ file: AGENTS }).link(AGENTS, 'gone.md'), 'no-file'],
    ['what the policy blocks', exporting({ file: 'private/AGENTS.md' }), 'blocked'],
    [
      'what a link leads to that it blocks',
      exporting({ file: AGENTS }).link(AGENTS, 'private/a.md').file('private/a.md', ''),
      'blocked',
    ],
    [
      'one with a broken marker',
      exporting({ file: AGENTS }).file(AGENTS, 'x\n<!-- memtrust:end -->\n'),
      { kind: 'unopened', line: 2 },
    ],
  ])('is refused: %s', async (_what, from, why) => {
    const { files, refused } = await plan(from);
    expect([files, refused.map((one) => one.why)]).toEqual([[], [why]]);
  });

  it('may be new behind a link to a folder', async () => {
    const linked = exporting({ file: 'web/AGENTS.md' }).link('web', 'src/web');
    expect((await plan(linked)).files.map(({ path }) => path)).toEqual(['src/web/AGENTS.md']);
  });

  it('is refused that the policy does not list', async () => {
    const { files, refused } = await plan(exporting({ file: AGENTS }), ['CLAUDE.md']);
    expect([files, refused]).toEqual([[], [{ file: 'CLAUDE.md', why: 'not-exported' }]]);
  });
});
