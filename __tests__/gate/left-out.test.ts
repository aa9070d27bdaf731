import { expect, it } from '@jest/globals';
import { datedGaps } from '../../src/gate/left-out.js';
import { type Snapshot, takeSnapshot } from '../../src/gate/snapshot.js';
import { defaultPolicy } from '../../src/memory/policy.js';
import { readMemory } from '../../src/memory/store.js';
import { changedPaths } from '../../src/tree/changes.js';
import type { Gap } from '../../src/tree/limits.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { judge } from '../../src/trust/judge.js';

/* Limits of the stories in `rules/incomplete-evaluation.test.ts` that would take megabytes to reach. */

const BASE = {
  'CLAUDE.md': 'See @docs/more.md\n',
  'docs/more.md': 'Be kind.\n',
  '.memtrust/facts/a.md': '---\nstatus: candidate\n---\nA fact.\n',
  'src/a.ts': 'a\n',
};

async function snapshotOf(files: Readonly<Record<string, string>>): Promise<Snapshot> {
  const tree = new VirtualTree(files);
  const { policy } = defaultPolicy();
  return takeSnapshot(tree, await readMemory(tree), null, {
    policy,
    now: 0,
    judge,
    past: NO_HISTORY,
    isAudit: false,
  });
}

/** Whether a gap of the base is older than a change of these files. */
async function isOlder(
  kind: Gap['kind'],
  files: Readonly<Record<string, string>>,
): Promise<boolean | undefined> {
  const [base, head] = [await snapshotOf(BASE), await snapshotOf({ ...BASE, ...files })];
  const change = { base, head, changedPaths: changedPaths(base.tree, head.tree) };
  const [gap] = await datedGaps([{ kind, sentence: 'Some were not checked' }], change);
  return gap?.isOlder;
}

it.each([
  ['code', { 'src/a.ts': 'b\n' }, true],
  ['an agent file', { 'CLAUDE.md': 'Poison.\n' }, false],
  ['a new agent file', { 'src/AGENTS.md': 'Poison.\n' }, false],
  ['what an agent file imports', { 'docs/more.md': 'Poison.\n' }, false],
  ['a fact', { '.memtrust/facts/b.md': 'Poison.\n' }, false],
])('too many words for agents are older than a change of %s: %j', async (_what, files, older) => {
  expect(await isOlder('agent-texts', files)).toBe(older);
});

it.each(['agent-files-size', 'agent-files-linked'] as const)(
  '%s is never older: which files were not read is unknown',
  async (kind) => {
    expect(await isOlder(kind, { 'src/a.ts': 'b\n' })).toBe(false);
  },
);

it('many limits are older as one is: what is old never blocks for ever', async () => {
  const snapshot = await snapshotOf(BASE);
  const change = { base: snapshot, head: snapshot, changedPaths: new Set<string>() };
  const gaps = Array.from({ length: 100 }, () => ({
    kind: 'agent-file-lfs' as const,
    about: 'CLAUDE.md',
    sentence: 'Some were not checked',
  }));
  const dated = await datedGaps(gaps, change);
  expect(dated.filter(({ isOlder: older }) => older)).toHaveLength(100);
});
