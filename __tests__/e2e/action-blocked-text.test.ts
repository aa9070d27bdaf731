/** SECURITY S28 over the whole action: what it prints, writes, and asks or tells GitHub. */
import { expect, test } from '@jest/globals';
import { pushOf } from './action-scene.js';
import { setStage } from './action-stage.js';
import type { GitHubStandIn } from './github-stand-in.js';
import type { ActionRun } from './run-action.js';
import { BLOCKING, leaksIn, SENTINELS, TELLING } from './sentinel.js';

const stage = setStage();

function everything(ran: ActionRun, api: GitHubStandIn): string {
  const files = [...ran.tempFiles].flatMap(([name, bytes]) => [name, bytes.toString('latin1')]);
  const requests = api.requests.map((request) => JSON.stringify(request));
  return [
    ran.stdout,
    ran.stderr,
    ran.summary,
    JSON.stringify(ran.outputs),
    ran.envFile,
    ran.pathFile,
    ran.stateFile,
    ...files,
    ...requests,
  ].join('\n');
}

test('of what the policy blocks nothing leaves a run on a pull request that changes it', async () => {
  const head = {
    '.memtrust/facts/launch/said.md': `${BLOCKING['.memtrust/facts/launch/said.md']}More.\n`,
    'secrets/plan.txt': 'changed\n',
    'README.md': 'bye\n',
    'CLAUDE.md': null,
  };
  const pull = await stage.host({ base: BLOCKING, head });
  const ran = await stage.run(pull, { inputs: { comment: 'always' } });
  const output = everything(ran, stage.api);
  expect(output).toContain('launch/said');
  expect(output).toContain('policy_blocked');
  expect(ran.tempFiles.size).toBeGreaterThan(4);
  expect(
    stage.api.requests.some(({ method, path }) => method === 'POST' && path.endsWith('/comments')),
  ).toBe(true);
  expect(leaksIn(output)).toEqual([]);
}, 60_000);

test('nor a run on the default branch', async () => {
  const pull = await stage.host({ base: BLOCKING, head: { 'README.md': 'bye\n' } });
  const ran = await stage.run(pull, {
    eventName: 'push',
    payload: pushOf(pull),
    ref: 'refs/heads/main',
  });
  const output = everything(ran, stage.api);
  expect(output).toContain('policy_blocked');
  expect(leaksIn(output)).toEqual([]);
}, 60_000);

test('the manifest of a run that blocks nothing holds digest and size, and so the look sees them', async () => {
  const pull = await stage.host({ base: TELLING, head: { 'README.md': 'bye\n' } });
  const leaks = leaksIn(everything(await stage.run(pull), stage.api));
  expect(leaks).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^SHA-256 of the statement of /),
      expect.stringMatching(/^a size: /),
    ]),
  );
  // Two are said by adopted facts, which may be quoted (SECURITY S55). No other text is in a report (SECURITY S26).
  expect(SENTINELS.filter((text) => leaks.includes(text))).toEqual(SENTINELS.slice(0, 2));
}, 60_000);
