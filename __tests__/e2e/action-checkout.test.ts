import { mkdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commandsOf, commentsOn, REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { setStage } from './action-stage.js';
import { moveCheckout, suspiciousGit } from './checkouts.js';
import type { ActionRun } from './run-action.js';

const stage = setStage({ bundled: true });
const { host, run } = stage;

const harmless = { base: REMEMBERING, head: { 'README.md': 'hello again\n' } };
const messagesOf = (ran: ActionRun): string[] =>
  commandsOf(ran).map(({ command, data }) => `${command}: ${data}`);

describe('a workspace', () => {
  test('without a checkout says which step is missing', async () => {
    const pull = await host(harmless);
    rmSync(pull.workspace, { recursive: true });
    mkdirSync(pull.workspace);
    const ran = await run(pull);
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(messagesOf(ran)).toEqual([
      expect.stringMatching(
        /^error: there is no checkout of the repository in .*widgets\. Put a step `- uses: actions\/checkout` before memtrust/,
      ),
    ]);
    expect(ran.stdout).not.toContain('git init');
  });

  test('is not taken for the repository that it happens to be in', async () => {
    const pull = await host(harmless);
    const workspace = join(pull.workspace, 'packages');
    mkdirSync(workspace);
    const ran = await run(pull, { workspace });
    expect(messagesOf(ran)).toEqual([
      expect.stringContaining('there is no checkout of the repository in'),
    ]);
  });

  test('with the checkout in a folder says which input is missing', async () => {
    const pull = moveCheckout(await host(harmless), 'source');
    const ran = await run(pull);
    expect(messagesOf(ran)).toEqual([
      expect.stringMatching(/If the checkout in source is meant, give memtrust `path: source`\.$/),
    ]);
  });
});

describe('the input path', () => {
  test.each(['source', './deep/source/'])('(%s) is the folder of the checkout', async (path) => {
    const pull = moveCheckout(await host({ ...harmless, head: SELF_DECLARED }), path);
    const ran = await run(pull, { inputs: { path } });
    expect([ran.code, ran.outputs['verdict'], commentsOn(stage.api).length]).toEqual([
      1,
      'fail',
      1,
    ]);
    // Annotations are relative to the repository, so that GitHub finds the lines.
    expect(commandsOf(ran)[0]?.properties['file']).toBe('.memtrust/facts/deploy/fridays.md');
  });

  test.each(['../elsewhere', '/etc'])('(%s) stays in the workspace', async (path) => {
    const ran = await run(await host(harmless), { inputs: { path } });
    expect(ran.outputs).toEqual({ verdict: 'error' });
    expect(ran.summary).toContain(`the input path cannot be ${path}`);
    expect(ran.summary).toContain('relative to the workspace, as in actions/checkout');
  });

  test('that is a folder without a checkout is an error', async () => {
    const ran = await run(await host({ ...harmless, base: { ...REMEMBERING, 'web/a': '' } }), {
      inputs: { path: 'web' },
    });
    expect(messagesOf(ran)).toEqual([
      expect.stringMatching(/no checkout of the repository in .*web/),
    ]);
  });
});

test('a checkout that another account owns is read, as in a container', async () => {
  const pull = await host(harmless);
  const PATH = suspiciousGit(stage);
  expect(() =>
    execFileSync('git', ['status'], { cwd: pull.workspace, stdio: 'pipe', env: { PATH } }),
  ).toThrow('dubious ownership');
  const ran = await run(pull, { env: { PATH } });
  expect([ran.code, ran.outputs['verdict'], messagesOf(ran)]).toEqual([0, 'pass', []]);
});
