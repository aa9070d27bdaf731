/** The table of docs/workflow.md: what happens with each event, checkout, token and runner. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  commandsOf,
  commentsOn,
  pushOf,
  REMEMBERING,
  SELF_DECLARED,
  writesTo,
} from './action-scene.js';
import { setStage } from './action-stage.js';
import { moveCheckout, suspiciousGit } from './checkouts.js';
import { startEnterpriseServer } from './network.js';
import {
  git,
  hostedOnGitHub,
  pushToBranch,
  pushToPullRequest,
  type PullRequestRepository,
} from './pull-request.js';
import { under } from './reviewed-pull.js';
import type { ActionRun } from './run-action.js';
import { webhookExamples } from './webhook-examples.js';

const stage = setStage();
const { host, run } = stage;

const ROOT = join(import.meta.dirname, '../..');
const READ_ONLY = { permissions: { contents: 'read', 'pull-requests': 'read' } } as const;
const change = { base: REMEMBERING, head: SELF_DECLARED };
const harmless = { base: REMEMBERING, head: { 'README.md': 'hello again\n' } };
const LAX = { '.memtrust/policy.yml': 'version: 1\nmode: report\n' };
const QUEUE = 'refs/heads/gh-readonly-queue/main/pr-7';

interface Row {
  readonly verdict: string;
  readonly job: string;
  readonly comment: string;
}

/** The rows of the table by their first cell. */
function tableOf(page: string): ReadonlyMap<string, Row> {
  const [, section = ''] = page.split('## What happens where\n');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.slice(1).map((line) => {
      const [, situation = '', verdict = '', job = '', comment = ''] = line
        .split(' | ')
        .join('|')
        .split('|');
      return [
        situation.trim(),
        { verdict: verdict.trim(), job: job.trim(), comment: comment.trim() },
      ];
    }),
  );
}

const branch = (
  pull: PullRequestRepository,
  eventName: string,
  ref = 'refs/heads/main',
): object => ({
  eventName,
  ref,
  payload: eventName === 'push' ? pushOf(pull, { ref }) : { repository: pull.payload.repository },
});

interface Scene {
  readonly ran: ActionRun;
  /** In the log or the summary. */
  readonly says: string;
}

const SCENES: Readonly<Record<string, () => Promise<Scene>>> = {
  'a pull request that does not affect trust': async () => ({
    ran: await run(await host(harmless)),
    says: '**This change does not affect trust**',
  }),
  'a pull request with a fact that says of itself that it is accepted': async () => ({
    ran: await run(await host(change)),
    says: 'MT201',
  }),
  "the same, where the base's policy has `mode: report`": async () => ({
    ran: await run(await host({ ...change, base: { ...REMEMBERING, ...LAX } })),
    says: 'report mode: would fail',
  }),
  'the same, where only the workflow has `mode: report`': async () => ({
    ran: await run(await host(change), { inputs: { mode: 'report' } }),
    says: 'the input `mode: report` is ignored',
  }),
  'a pull request from a fork': async () => ({
    ran: await run(await host({ ...change, headRepository: 'contributor/widgets' }, READ_ONLY)),
    says: 'The comment was not written: the token may only read',
  }),
  'a pull request of Dependabot': async () => {
    const author = { login: 'dependabot[bot]', id: 49_699_333 };
    const pull = await host(
      { ...change, author, headRef: 'dependabot/npm_and_yarn/x-2' },
      READ_ONLY,
    );
    return { ran: await run(pull, { actor: author.login }), says: 'the token may only read' };
  },
  'a pull request against another branch than the default one': async () => {
    const pull = await host({
      ...change,
      base: under('mode: report\n'),
      baseRef: 'release',
      defaultBranch: 'main',
    });
    pushToBranch(pull, 'main', { '.memtrust/policy.yml': 'version: 1\n' });
    return { ran: await run(pull), says: 'MT201' };
  },
  'a review of a pull request': async () => {
    const pull = await host(change);
    const { pull_request: reviewed, repository } = pull.payload;
    const [example] = webhookExamples('pull_request_review');
    const payload = { ...example, pull_request: reviewed, repository };
    return { ran: await run(pull, { eventName: 'pull_request_review', payload }), says: 'MT201' };
  },
  'a pull request whose comment is there already': async () => {
    const pull = await host(change);
    await run(pull);
    const [path = ''] = Object.keys(SELF_DECLARED);
    const mended = pushToPullRequest(pull, { [path]: null });
    stage.api.host(hostedOnGitHub(mended));
    return { ran: await run(mended), says: 'does not affect trust' };
  },
  'a merge queue': async () => {
    const pull = await host(change);
    const group = {
      head_sha: pull.mergeSha,
      head_ref: QUEUE,
      base_sha: pull.baseSha,
      base_ref: 'refs/heads/main',
    };
    const payload = { action: 'checks_requested', merge_group: group };
    return {
      ran: await run(pull, { eventName: 'merge_group', payload, ref: QUEUE }),
      says: 'MT201',
    };
  },
  'a push to the default branch': async () => {
    const pull = await host(change);
    return { ran: await run(pull, branch(pull, 'push')), says: 'MT201' };
  },
  'a push to another branch': async () => {
    const pull = await host(change);
    return {
      ran: await run(pull, branch(pull, 'push', 'refs/heads/topic')),
      says: 'this run protects nothing',
    };
  },
  'a schedule': async () => {
    const pull = await host(change);
    return { ran: await run(pull, branch(pull, 'schedule')), says: 'MT201' };
  },
  'a start by hand': async () => {
    const pull = await host(change);
    return { ran: await run(pull, branch(pull, 'workflow_dispatch')), says: 'MT201' };
  },
  'a comment on an issue': async () => {
    const pull = await host(change);
    return { ran: await run(pull, branch(pull, 'issue_comment')), says: 'MT201' };
  },
  '`pull_request_target`': async () => ({
    ran: await run(await host(change), { eventName: 'pull_request_target' }),
    says: 'there the checkout is not the change',
  }),
  '`workflow_run`': async () => ({
    ran: await run(await host(change), { eventName: 'workflow_run' }),
    says: 'use the companion action memtrust/comment',
  }),
  'a checkout with `fetch-depth: 0`': async () => ({
    ran: await run(await host({ ...change, fetchDepth: 0 })),
    says: 'MT201',
  }),
  'a checkout with `ref:` of the head': async () => {
    const pull = await host({ ...change, fetchDepth: 0 });
    git(pull.workspace, ['checkout', '--quiet', '--force', pull.headSha]);
    return { ran: await run(pull, { sha: pull.headSha }), says: 'MT201' };
  },
  'a checkout with `path:`, and the input `path`': async () => ({
    ran: await run(moveCheckout(await host(change), 'source'), { inputs: { path: 'source' } }),
    says: 'MT201',
  }),
  'a checkout with `path:`, and no input `path`': async () => ({
    ran: await run(moveCheckout(await host(change), 'source')),
    says: 'give memtrust `path: source`',
  }),
  'no checkout': async () => {
    const pull = await host(change);
    rmSync(pull.workspace, { recursive: true });
    mkdirSync(pull.workspace);
    return { ran: await run(pull), says: 'Put a step `- uses: actions/checkout` before memtrust' };
  },
  'a checkout of another account, as in a container': async () => ({
    ran: await run(await host(change), { env: { PATH: suspiciousGit(stage) } }),
    says: 'MT201',
  }),
  'a run that is started again after other memory was merged': async () => {
    const pull = await host({ ...harmless, private: true });
    pushToBranch(pull, 'main', LAX);
    return { ran: await run(pull), says: 'does not affect trust' };
  },
  'the same, where both sides changed one file': async () => {
    const pull = await host({ ...harmless, private: true });
    pushToBranch(pull, 'main', { ...LAX, 'README.md': 'good morning\n' });
    return { ran: await run(pull), says: 'update the branch of the pull request' };
  },
  'a head that is pushed to during the run': async () => {
    const pull = await host(change);
    const push = (): void =>
      void stage.api.host(hostedOnGitHub(pushToPullRequest(pull, { 'README.md': 'newer\n' })));
    stage.api.afterNext('GET', /\/pulls\/7$/, push);
    return { ran: await run(pull), says: 'head moved, run again' };
  },
  'a token without `pull-requests: read` in a private repository': async () => ({
    ran: await run(await host({ ...change, private: true }, { permissions: { contents: 'read' } })),
    says: 'pull-requests: write',
  }),
  'a token whose requests are used up': async () => ({
    ran: await run(await host(change, { rateLimit: 0 })),
    says: 'its rate limit is reached',
  }),
  'GitHub Enterprise Server': async () => {
    const pull = await host(change);
    const server = await startEnterpriseServer(stage.api.url);
    stage.after(async () => server.close());
    const at = `http://127.0.0.1:${server.port}`;
    const env = { GITHUB_API_URL: `${at}/api/v3`, GITHUB_SERVER_URL: at };
    return { ran: await run(pull, { env }), says: 'GitHub Enterprise Server' };
  },
  'a summary that cannot be written': async () => {
    const env = { GITHUB_STEP_SUMMARY: join(tmpdir(), 'no', 'such', 'folder') };
    return { ran: await run(await host(change), { env }), says: 'the job summary' };
  },
};

describe('the table of docs/workflow.md', () => {
  const table = tableOf(readFileSync(join(ROOT, 'docs/workflow.md'), 'utf8'));

  test('has at least 25 rows, and a scene for each', () => {
    expect(table.size).toBeGreaterThanOrEqual(25);
    expect([...table.keys()]).toEqual(Object.keys(SCENES));
  });

  test.each(Object.entries(SCENES))('%s', async (situation, play) => {
    const { ran, says } = await play();
    const writes = writesTo(stage.api).filter((write) => write.includes('/comments'));
    const last = writes.at(-1)?.split(' ')[0];
    expect({
      verdict: ran.outputs['verdict'],
      job: ran.code === 0 ? 'green' : 'red',
      comment: commentsOn(stage.api).length === 0 ? 'none' : last === 'PATCH' ? 'updated' : 'new',
    }).toEqual(table.get(situation));
    const log = commandsOf(ran).map(({ data }) => data);
    expect([...log, ran.stdout, ran.summary].join('\n')).toContain(says);
    // Green only for a pass, but where the base's policy asks for reports alone.
    if (ran.code === 0 && ran.outputs['verdict'] !== 'pass') expect(says).toContain('report mode');
  });
});
