import { describe, expect, test } from '@jest/globals';
import { createClient } from '../../src/github/client.js';
import { changeOf, keepPull, type KeptPull } from '../../src/github/refine/keep-pull.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { REMEMBERING, writesTo } from './action-scene.js';
import { setStage } from './action-stage.js';
import type { HostedReview } from './github-stand-in.js';
import { git, hostedOnGitHub, type PullRequestRepository } from './pull-request.js';
import { ADOPTION, review } from './reviewed-pull.js';
import type { RunActionOptions } from './run-action.js';
import { webhookExamples } from './webhook-examples.js';

const stage = setStage();
const { host, run } = stage;

const REFINE = { refine: 'pull-request' };
const MAY_WRITE = { permissions: { contents: 'write', 'pull-requests': 'write' } } as const;
/** The token is put together, and a canary for leaks. */
const APP = {
  token: `ghs_${'RefineApp'.repeat(4)}`,
  identity: { login: 'acme-memory[bot]', id: 777, type: 'Bot' },
  ...MAY_WRITE,
} as const;
const settled = { base: REMEMBERING, head: { 'README.md': 'hello again\n' } };

/** A run on the default branch, whose tip is what is checked out. */
function onSchedule(pull: PullRequestRepository): Partial<RunActionOptions> {
  git(pull.origin, ['update-ref', 'refs/heads/main', pull.mergeSha]);
  return {
    eventName: 'schedule',
    payload: { schedule: '0 3 * * 1' },
    sha: pull.mergeSha,
    ref: 'refs/heads/main',
    inputs: REFINE,
  };
}

/** What an earlier run offered, with the token of the app. */
async function offerFiles(
  pull: PullRequestRepository,
  files: Readonly<Record<string, string>>,
): Promise<KeptPull> {
  const github = createClient({
    token: APP.token,
    apiUrl: stage.api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
  });
  const change = changeOf(
    Object.entries(files).map(([path, content]) => ({ path, content })),
    new VirtualTree({}),
  );
  return keepPull(github, {
    change,
    title: 'Refine',
    body: 'One item.',
    commitMessage: 'Refine',
    base: 'main',
    commit: pull.mergeSha,
    selves: new Set([APP.identity.login]),
  });
}

describe('the input refine', () => {
  test('is refused where a change is judged: nothing is asked of GitHub, and nothing passes', async () => {
    const pull = await host(settled);
    const [reviewed] = webhookExamples('pull_request_review');
    const about = { pull_request: pull.payload.pull_request, repository: pull.payload.repository };
    for (const event of [
      {},
      { eventName: 'pull_request_review', payload: { ...reviewed, ...about } },
      { eventName: 'issue_comment', payload: about, ref: 'refs/heads/main' },
    ]) {
      const ran = await run(pull, { ...event, inputs: REFINE });
      expect([ran.code, ran.outputs, stage.api.requests]).toEqual([1, { verdict: 'error' }, []]);
      expect(ran.summary).toContain(
        `the input refine does not work on ${event.eventName ?? 'pull_request'}`,
      );
    }
  });

  test('that says something else is an error that names what it may say', async () => {
    const ran = await run(await host(settled), { inputs: { refine: 'yes' } });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('pull-request, or leave it out');
  });

  test('finds nothing to do where all is up to date, and writes nothing', async () => {
    const pull = await host(settled, MAY_WRITE);
    const ran = await run(pull, onSchedule(pull));
    expect([ran.outputs['refine-pull-request'], writesTo(stage.api)]).toEqual(['', []]);
    expect(ran.stdout).toContain('refine: nothing to refine\n');
    expect(ran.summary).toMatch(/\n\*\*Refine:\*\* nothing to refine\.\n$/);
  });

  test('closes the pull request of an earlier run with the token of the app alone, and leaves the verdict as it is', async () => {
    const pull = await host(settled, {
      permissions: { contents: 'read', 'pull-requests': 'read' },
      app: APP,
    });
    const schedule = onSchedule(pull);
    const without = await run(pull, { ...schedule, inputs: { 'refine-token': APP.token } });
    expect(without.outputs).not.toHaveProperty('refine-pull-request');
    expect(await offerFiles(pull, { 'notes.md': 'Refined.\n' })).toEqual({
      kind: 'opened',
      number: 8,
    });
    const before = writesTo(stage.api).length;

    const ran = await run(pull, { ...schedule, inputs: { ...REFINE, 'refine-token': APP.token } });
    expect(writesTo(stage.api).slice(before)).toEqual([
      'PATCH /repos/acme/widgets/pulls/8',
      'DELETE /repos/acme/widgets/git/refs/heads/memtrust/refine',
    ]);
    for (const name of ['verdict', 'trusted', 'stale', 'candidate'])
      expect([name, ran.outputs[name]]).toEqual([name, without.outputs[name]]);
    expect([ran.code, ran.outputs['refine-pull-request']]).toEqual([without.code, '']);
    expect(ran.stdout).toContain('refine: closed pull request 8: nothing is left to refine\n');
    expect(
      [
        ran.stdout,
        ran.summary,
        JSON.stringify(ran.outputs),
        ...[...ran.tempFiles.values()].map(String),
      ].join('\n'),
    ).not.toContain(APP.token);
  });

  test('may not write where the token may not: a warning, and the verdict stands', async () => {
    const pull = await host(settled, {
      permissions: { contents: 'read', 'pull-requests': 'read' },
    });
    const schedule = onSchedule(pull);
    git(pull.origin, ['update-ref', 'refs/heads/memtrust/refine', pull.headSha]);
    stage.api.failNext('GET', /\/pulls$/, {
      status: 403,
      headers: { 'x-accepted-github-permissions': 'pull_requests=read' },
    });
    const ran = await run(pull, schedule);
    expect([ran.outputs['verdict'], ran.outputs['refine-pull-request']]).toEqual(['pass', '']);
    expect(ran.stdout).toContain(
      '::warning::refine: GitHub refused it (403). The job needs the permissions contents: write and pull-requests: write (GitHub names pull-requests: read)',
    );
  });
});

describe('the pull request that is opened', () => {
  test('adopts what it brings only when an adopter approved it, as any other', async () => {
    const pull = await host(settled, { app: APP });
    onSchedule(pull);
    expect(await offerFiles(pull, ADOPTION)).toEqual({ kind: 'opened', number: 8 });
    const headSha = git(pull.origin, ['rev-parse', 'refs/heads/memtrust/refine']).trim();
    const tree = git(pull.origin, ['merge-tree', '--write-tree', pull.mergeSha, headSha]).trim();
    const author = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b',
    };
    const merge = git(
      pull.origin,
      ['commit-tree', tree, '-p', pull.mergeSha, '-p', headSha, '-m', 'merge'],
      undefined,
      author,
    ).trim();
    git(pull.workspace, ['fetch', '--quiet', '--depth=1', 'origin', merge]);
    git(pull.workspace, ['checkout', '--quiet', merge]);
    const judge = async (reviews: readonly HostedReview[]): Promise<unknown[]> => {
      const { pulls } = stage.api.host({
        ...hostedOnGitHub(pull),
        people: { collaborators: { alice: 'write' }, reviews },
      });
      const ran = await run(pull, {
        payload: { ...pull.payload, number: 8, pull_request: pulls.get(8) },
        sha: merge,
        ref: 'refs/pull/8/merge',
        headRef: 'memtrust/refine',
      });
      return [ran.code, ran.outputs['verdict'], ran.outputs['trusted']];
    };
    expect(await judge([])).toEqual([1, 'fail', '1']);
    expect(await judge([review(pull, { pull: 8, commit: headSha })])).toEqual([0, 'pass', '1']);
  });
});
