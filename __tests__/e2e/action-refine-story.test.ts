/** Refine over three pull requests, by the action on the default branch: observed 1/3, 2/3, proposed at 3, trusted by none of it. */
import { expect, test } from '@jest/globals';
import { REMEMBERING, writesTo } from './action-scene.js';
import { setStage } from './action-stage.js';
import type { ActionRun } from './run-action.js';
import {
  git,
  hostedOnGitHub,
  pushToPullRequest,
  type Files,
  type PullRequestRepository,
} from './pull-request.js';

const stage = setStage();
const MAY_WRITE = { permissions: { contents: 'write', 'pull-requests': 'write' } } as const;
const TRAP = '.memtrust/workspace/staging/new-trap-zones.md';
const STATEMENT = 'Time zones are converted at the edge of the system and never inside.';

/** The staged note, seen in these commits; one of none is seen in the commit that brings it. */
const note = (...commits: readonly string[]): Files => ({
  [TRAP]:
    commits.length === 0
      ? `${STATEMENT}\n`
      : `---\nobserved:\n${commits.map((commit) => `  - {commit: "${commit}"}\n`).join('')}---\n${STATEMENT}\n`,
});

/** The change is merged, and the action runs on the default branch at night. */
async function night(pull: PullRequestRepository): Promise<ActionRun> {
  git(pull.origin, ['update-ref', 'refs/heads/main', pull.mergeSha]);
  stage.api.host(hostedOnGitHub(pull));
  return stage.run(pull, {
    eventName: 'schedule',
    payload: { schedule: '0 3 * * 1' },
    sha: pull.mergeSha,
    ref: 'refs/heads/main',
    inputs: { refine: 'pull-request' },
  });
}

const work = (pull: PullRequestRepository, number: number): PullRequestRepository =>
  pushToPullRequest(pull, { 'README.md': `step ${number}\n` }, { message: `Work (#${number})` });

test('three commits of three pull requests saw it, and only then it is proposed', async () => {
  const first = await stage.host(
    { base: REMEMBERING, head: note(), title: 'A trap (#11)', fetchDepth: 0 },
    MAY_WRITE,
  );
  const one = await night(first);
  expect([one.code, one.outputs['verdict'], one.outputs['trusted'], writesTo(stage.api)]).toEqual([
    0,
    'pass',
    '1',
    [],
  ]);
  expect(one.stdout).toContain('refine: nothing to refine\n');

  const twelve = work(first, 12);
  const second = pushToPullRequest(twelve, note(first.headSha, twelve.headSha), {
    message: 'Seen again (#12)',
  });
  const two = await night(second);
  expect([two.outputs['trusted'], writesTo(stage.api)]).toEqual(['1', []]);
  expect(two.stdout).toContain('refine: nothing to refine\n');

  const thirteen = work(second, 13);
  const third = pushToPullRequest(thirteen, note(first.headSha, twelve.headSha, thirteen.headSha), {
    message: 'Seen again (#13)',
  });
  const three = await night(third);
  expect([three.code, three.outputs['trusted']]).toEqual([0, '1']);
  expect(three.outputs['refine-pull-request']).not.toBe('');
  const files = git(third.origin, ['ls-tree', '-r', '--name-only', 'refs/heads/memtrust/refine']);
  expect(files).toContain('.memtrust/facts/traps/zones.md\n');
  expect(files).not.toContain(TRAP);
  const ledger = git(third.origin, [
    'show',
    'refs/heads/memtrust/refine:.memtrust/ledger/traps/zones.jsonl',
  ]);
  for (const { headSha } of [first, twelve, thirteen])
    expect(ledger).toContain(`observed:commit:${headSha}`);

  // A second night makes the same plan, and pushes nothing.
  const before = writesTo(stage.api).length;
  const again = await night(third);
  expect([again.outputs['trusted'], writesTo(stage.api).slice(before)]).toEqual(['1', []]);
});

test('short-term memories that nobody updates are consolidated in the same way, as candidates', async () => {
  const policy =
    'version: 1\nadoption:\n  adopters: [alice]\nstores: [{layout: memtrust}, {layout: ai-runtime}]\n';
  const pull = await stage.host(
    {
      base: { ...REMEMBERING, '.memtrust/policy.yml': policy },
      head: {
        'memory/short-term/deploys.md':
          '---\ntimestamp: 2025-06-01\nimportance: high\n---\nDeploys go out on Tuesdays.\n',
        'memory/short-term/ticket.md': '---\ntimestamp: 2025-06-01\n---\nThe ticket is 42.\n',
      },
      fetchDepth: 0,
    },
    MAY_WRITE,
  );
  const ran = await night(pull);
  expect([ran.code, ran.outputs['trusted']]).toEqual([0, '1']);
  const branch = 'refs/heads/memtrust/refine';
  const files = git(pull.origin, ['ls-tree', '-r', '--name-only', branch]);
  expect(files).toContain('memory/long-term/deploys.md\n');
  expect(files).toContain('.memtrust/archive/memory/short-term/ticket.md\n');
  expect(files).not.toMatch(/^memory\/short-term/m);
  expect(git(pull.origin, ['show', `${branch}:.memtrust/tombstones.jsonl`])).not.toContain(
    'Tuesdays',
  );
  const before = writesTo(stage.api).length;
  await night(pull);
  expect(writesTo(stage.api).slice(before)).toEqual([]);
});
