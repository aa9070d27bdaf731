import { describe, expect, test } from '@jest/globals';
import { gateFiles } from '../../src/gate/authority/gate-files.js';
import { NO_ATTRIBUTES } from '../../src/tree/attributes.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { aitFixtures } from '../fixtures/running.js';
import { factText, REMEMBERING } from '../e2e/action-scene.js';
import { adopting, CONTRIBUTOR, review, setReviewStage, under } from '../e2e/reviewed-pull.js';
import { pushToPullRequest } from '../e2e/pull-request.js';

const { host, people, judge } = setReviewStage();
const GATE =
  'on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/memtrust@v1\n';
const base = { ...REMEMBERING, '.github/workflows/gate.yml': GATE };

describe('SECURITY S03: a change of the gate itself', () => {
  test.each([
    [
      'its policy',
      { '.memtrust/policy.yml': 'version: 1\nadoption:\n  adopters: [contributor]\n' },
      'MT702',
    ],
    [
      'its workflow',
      { '.github/workflows/gate.yml': GATE.replace('acme/memtrust@v1', 'actions/checkout@v5') },
      'MT705',
    ],
    [
      'a job under its name',
      { '.github/workflows/other.yml': GATE.replace('acme/memtrust@v1', 'actions/checkout@v5') },
      'MT705',
    ],
    ['CODEOWNERS', { CODEOWNERS: '* @contributor\n' }, 'MT705'],
    [
      'attributes that hide memory',
      { '.gitattributes': '.memtrust/** -diff linguist-generated\n' },
      'MT705',
    ],
  ])('%s needs an approver', async (_what, head, rule) => {
    const pull = await host({ base, head });
    people(pull, { collaborators: { contributor: 'write', alice: 'write' } });
    const alone = await judge(pull);
    expect([alone.code, alone.findings]).toEqual([1, [`error ${rule}`]]);
    people(pull, {
      collaborators: { contributor: 'write', alice: 'write' },
      reviews: [review(pull)],
    });
    const approved = await judge(pull);
    expect([approved.code, approved.findings]).toEqual([0, [`notice ${rule}`]]);
  });

  test('is approved by the approvers that the policy names, and not by its adopters', async () => {
    const pull = await host({
      base: under('adoption:\n  adopters: [alice]\npolicy:\n  approvers: [bob]\n'),
      head: { CODEOWNERS: '* @alice\n' },
    });
    people(pull, { reviews: [review(pull)] });
    expect((await judge(pull)).findings).toEqual(['error MT705']);
  });

  test('is not approved by who approved an earlier state of it', async () => {
    const pull = await host({ base, head: { CODEOWNERS: '* @alice\n' } });
    const pushed = pushToPullRequest(pull, { CODEOWNERS: '* @contributor\n' });
    people(pushed, { reviews: [review(pull)] });
    expect((await judge(pushed)).findings).toEqual(['error MT705']);
  });
});

describe('SECURITY S03: a workflow that is not read', () => {
  const aliases = '  - *a\n'.repeat(101);
  const kinds: readonly (readonly [string, string])[] = [
    ['uses an anchor more often than the parser unfolds', `x-steps: &a x\nx-more:\n${aliases}`],
    ['holds an alias of nothing', 'x-more: *nothing\n'],
    ['is no YAML', 'x-more: [\n'],
    ['holds two documents', '---\n'],
    ['has more anchors than are looked up', '- &a 1\n'.repeat(1_001)],
  ];
  const changed = async (
    before: Record<string, string>,
    head: Record<string, string>,
  ): Promise<readonly string[]> =>
    (
      await gateFiles(
        new VirtualTree(before),
        new VirtualTree({ ...before, ...head }),
        new Set(Object.keys(head)),
        { ask: NO_ATTRIBUTES, memory: [] },
      )
    ).map(({ path, part }) => `${part} ${path}`);

  test.each(kinds)('and %s: any name may be the one of its check', async (_what, more) => {
    const other = { '.github/workflows/other.yml': 'jobs:\n  gate:\n    steps: []\n' };
    expect(await changed({ '.github/workflows/gate.yml': GATE + more }, other)).toEqual([
      'gate-workflow .github/workflows/other.yml',
    ]);
  });

  test.each(kinds)('and %s: it may use the action that runs the gate', async (_what, more) => {
    const local = GATE.replace('acme/memtrust@v1', './.github/actions/gate');
    const before = {
      '.github/workflows/gate.yml': local + more,
      '.github/actions/gate/action.yml': 'runs:\n  steps:\n    - uses: acme/memtrust@v1\n',
    };
    expect(await changed(before, { '.github/workflows/gate.yml': 'jobs: {}\n' })).toEqual([
      'gate-workflow .github/workflows/gate.yml',
    ]);
  });
});

test('a pull request that brings a lie, its record, itself as adopter, and mode: report gets the verdict of the base, with a finding for each', async () => {
  const lie = adopting('lie', factText('accepted', 'Nothing is checked.'));
  const pull = await host({
    base: {
      ...base,
      '.memtrust/fixtures/own.json': JSON.stringify({ ...aitFixtures[0], id: 'own/case' }),
    },
    head: {
      ...lie,
      '.memtrust/policy.yml':
        'version: 1\nmode: report\nadoption:\n  approvals: 0\n  adopters: [contributor]\n',
      '.memtrust/fixtures/own.json': null,
    },
  });
  people(pull, {
    collaborators: { contributor: 'admin', alice: 'write' },
    reviews: [review(pull, { user: CONTRIBUTOR })],
  });
  const seen = await judge(pull, { inputs: { mode: 'report' } });
  expect([seen.code, seen.verdict, seen.run.outputs['trusted'], seen.effective]).toEqual([
    1,
    'fail',
    '1',
    'never',
  ]);
  for (const finding of ['error MT202', 'error MT702', 'warning MT303'])
    expect(seen.findings).toContain(finding);
});
