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
import type { Identity } from './github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  pushToBranch,
  updateBranch,
  type Account,
  type PullRequestRepository,
} from './pull-request.js';
import { ADOPTION, ALICE, under } from './reviewed-pull.js';
import type { RunActionOptions } from './run-action.js';
import { webhookExamples } from './webhook-examples.js';

const stage = setStage();
const { host, run } = stage;

const harmless = { base: REMEMBERING, head: { 'README.md': 'hello again\n' } };
const STALE = { 'src/retry.ts': 'export const retries = 4;\n' };
const AUTHOR = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};

const push = (
  pull: PullRequestRepository,
  more: Parameters<typeof pushOf>[1] = {},
): Partial<RunActionOptions> => ({
  eventName: 'push',
  payload: pushOf(pull, more),
  ref: more.ref ?? 'refs/heads/main',
});

interface Change {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

const changesOf = (ran: { readonly tempFiles: ReadonlyMap<string, Buffer> }): Change[] =>
  (JSON.parse(String(ran.tempFiles.get('memtrust/trust-report.json'))) as { changes: Change[] })
    .changes;

describe('a review', () => {
  test.each(['pull_request_review', 'pull_request_review_comment'])(
    '(%s) has its pull request judged, and the comment kept current',
    async (eventName) => {
      const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
      const [example] = webhookExamples(eventName);
      const ran = await run(pull, {
        eventName,
        payload: {
          ...example,
          pull_request: pull.payload.pull_request,
          repository: pull.payload.repository,
        },
      });
      expect([ran.code, ran.outputs['verdict'], commentsOn(stage.api).length]).toEqual([
        1,
        'fail',
        1,
      ]);
    },
  );

  test('cannot bring a policy of its own (SECURITY S01)', async () => {
    const pull = await host({
      base: REMEMBERING,
      head: { ...SELF_DECLARED, '.github/lax.yml': 'version: 1\nmode: report\n' },
    });
    const payload = {
      ...webhookExamples('pull_request_review')[0],
      pull_request: pull.payload.pull_request,
    };
    const ran = await run(pull, {
      eventName: 'pull_request_review',
      payload,
      inputs: { policy: '.github/lax.yml' },
    });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('the policy of the base branch decides');
  });
});

describe('a pull request against a branch that is not the default one', () => {
  test('is judged under the stricter of both policies, so a lax branch is no way round (SECURITY S01)', async () => {
    const pull = await host({
      baseRef: 'release',
      defaultBranch: 'main',
      base: { 'README.md': 'hello\n', '.memtrust/policy.yml': 'version: 1\nmode: report\n' },
      head: SELF_DECLARED,
    });
    git(pull.origin, ['update-ref', 'refs/heads/main', pull.baseSha]);
    const lax = await run(pull);
    expect([lax.code, lax.outputs['verdict']]).toEqual([0, 'fail']);

    pushToBranch(pull, 'main', { '.memtrust/policy.yml': 'version: 1\n' });
    const strict = await run(pull);
    expect([strict.code, strict.outputs['verdict']]).toEqual([1, 'fail']);
  });
});

describe('a pull request against an unprotected branch (SECURITY S43)', () => {
  /** The default branch stays as it is; the branch of the pull request has what somebody pushed to it. */
  const settledElsewhere = async (): Promise<PullRequestRepository> =>
    host({
      baseRef: 'topic',
      defaultBranch: 'main',
      base: under('adoption:\n  adopters: [alice, maintainer]\n'),
      baseAfter: ADOPTION,
      head: { 'README.md': 'hello again\n' },
    });

  test('does not pass with a fact that is adopted on that branch alone', async () => {
    const pull = await settledElsewhere();
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    expect(ran.summary).toContain('is in the base branch but not in the default branch');
  });

  test('passes with it where an adopter approves it there, and not by who wrote what the default branch lacks', async () => {
    const pull = await settledElsewhere();
    const merged = updateBranch(pull, { login: 'contributor', id: 1001 });
    const approvedBy = (user: Account & Identity): void =>
      void stage.api.host({
        ...hostedOnGitHub(merged),
        people: {
          collaborators: { alice: 'write', maintainer: 'admin' },
          reviews: [{ pull: 7, user, state: 'APPROVED', commit: merged.headSha }],
        },
      });
    approvedBy({ login: 'maintainer', id: 501, type: 'User' });
    const own = await run(merged);
    expect(own.outputs['verdict']).toBe('fail');
    expect(String(own.tempFiles.get('memtrust/trust-report.json'))).toContain(
      'the account is the committer of',
    );
    approvedBy(ALICE);
    expect((await run(merged)).outputs['verdict']).toBe('pass');
  });

  test('passes with what the default branch has too', async () => {
    const pull = await settledElsewhere();
    pushToBranch(pull, 'main', ADOPTION);
    expect((await run(pull)).outputs['verdict']).toBe('pass');
  });

  test('does not pass where its policy cannot be told: the payload names no repository', async () => {
    const pull = await host({
      baseRef: 'release',
      defaultBranch: 'main',
      base: { 'README.md': 'hello\n', '.memtrust/policy.yml': 'version: 1\nmode: report\n' },
      head: SELF_DECLARED,
    });
    pushToBranch(pull, 'main', { '.memtrust/policy.yml': 'version: 1\n' });
    const ran = await run(pull, { payload: { ...pull.payload, repository: null } });
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    stage.api.failNext('GET', /\/repos\/acme\/widgets$/, { status: 403 });
    const unknown = await run(pull, { payload: { ...pull.payload, repository: null } });
    expect([unknown.code, unknown.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(unknown.summary).toContain(
      'the event does not name the default branch, and GitHub does not tell it to the token',
    );
    expect(unknown.summary).toContain('contents: read');
  });

  test('is no fault of ours where the default branch does not exist', async () => {
    const pull = await host({
      baseRef: 'release',
      defaultBranch: 'main',
      base: REMEMBERING,
      head: { 'README.md': 'hello again\n' },
    });
    git(pull.origin, ['update-ref', '-d', 'refs/heads/main']);
    const ran = await run(pull);
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain(
      'the default branch `main` of `acme/widgets` does not exist, or the token may not see it',
    );
    expect(ran.summary).toContain(
      'Push a branch `main`, or choose another default branch in the settings of the repository',
    );
  });
});

describe('a pull request that is retargeted', () => {
  test('is judged against the branch that it goes to now (edited)', async () => {
    const pull = await host({
      ...harmless,
      base: { 'README.md': 'hello\n', '.memtrust/policy.yml': 'version: 1\nmode: report\n' },
      head: SELF_DECLARED,
    });
    const lax = await run(pull);
    expect([lax.code, lax.outputs['verdict']]).toEqual([0, 'fail']);

    git(pull.origin, ['branch', 'strict', 'main']);
    const tip = pushToBranch(pull, 'strict', { '.memtrust/policy.yml': 'version: 1\n' });
    const tree = git(pull.origin, ['merge-tree', '--write-tree', tip, pull.headSha]).trim();
    const merge = git(
      pull.origin,
      ['commit-tree', tree, '-p', tip, '-p', pull.headSha, '-m', 'merge'],
      undefined,
      AUTHOR,
    ).trim();
    git(pull.origin, ['update-ref', 'refs/pull/7/merge', merge]);
    const { pull_request: before } = pull.payload;
    const pullRequest = { ...before, base: { ...before.base, ref: 'strict', sha: tip } };
    stage.api.host({ repository: pull.payload.repository, pullRequests: [pullRequest] });
    const payload = {
      ...pull.payload,
      action: 'edited',
      changes: { base: { ref: { from: 'main' }, sha: { from: pull.baseSha } } },
      pull_request: pullRequest,
    };
    const ran = await run(pull, { payload, sha: merge, baseRef: 'strict' });
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    expect(String(ran.tempFiles.get('memtrust/trust-report.json'))).toContain(
      `"base_sha": "${tip}"`,
    );
  });
});

describe('a push', () => {
  test('says what it did to trust, where the older commit is at hand', async () => {
    const pull = await host({ base: REMEMBERING, head: STALE, fetchDepth: 0 });
    const ran = await run(pull, push(pull, { before: pull.baseSha }));
    expect(changesOf(ran)).toMatchObject([{ id: 'retry/three', from: 'accepted', to: 'stale' }]);
    expect(ran.summary).toContain('retry/three');
    expect([ran.outputs['stale'], stage.api.requests]).toEqual(['1', []]);
  });

  test('has the same verdict where it is not', async () => {
    const pull = await host({ base: REMEMBERING, head: STALE });
    const [alone, compared] = [
      await run(pull, push(pull, { before: pull.baseSha })),
      await run(pull, push(pull)),
    ];
    expect([changesOf(alone), alone.code, alone.outputs['verdict']]).toEqual([
      [],
      compared.code,
      compared.outputs['verdict'],
    ]);
  });

  test('to some branch is judged, with the warning that this protects nothing', async () => {
    const pull = await host(harmless);
    const ran = await run(pull, push(pull, { ref: 'refs/heads/topic' }));
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expect(commandsOf(ran)).toMatchObject([
      { command: 'warning', data: expect.stringContaining('default branch only') },
    ]);
  });

  test('names in its changes nothing that the policy keeps unsaid (SECURITY S28)', async () => {
    const named = { '.memtrust/facts/ops/hush-canary.md': '---\nstatus: candidate\n---\nx\n' };
    const hushed = { '.memtrust/policy.yml': 'version: 1\nexclude_text: [hush-canary]\n' };
    const pull = await host({
      base: { ...REMEMBERING, ...named },
      head: { ...hushed, '.memtrust/facts/ops/hush-canary.md': null },
      fetchDepth: 0,
    });
    const ran = await run(pull, push(pull, { before: pull.baseSha }));
    expect(
      [ran.stdout, ran.summary, ...[...ran.tempFiles.values()].map(String)].join('\n'),
    ).not.toContain('hush-canary');
  });
});

describe('the input policy', () => {
  const LAX = { '.github/lax.yml': 'version: 1\nmode: report\n' };

  test('is read instead of the own one on a branch', async () => {
    const pull = await host({ base: REMEMBERING, head: { ...SELF_DECLARED, ...LAX } });
    const strict = await run(pull, push(pull));
    const lax = await run(pull, { ...push(pull), inputs: { policy: './.github/lax.yml' } });
    expect([strict.code, lax.code, lax.outputs['verdict']]).toEqual([1, 0, 'fail']);
  });

  test('that names no file is an error', async () => {
    const pull = await host(harmless);
    const ran = await run(pull, { ...push(pull), inputs: { policy: '.github/none.yml' } });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('.github/none.yml');
  });

  test.each(['pull_request', 'merge_group'])(
    'is refused on %s (SECURITY S01)',
    async (eventName) => {
      const pull = await host({ base: REMEMBERING, head: { ...SELF_DECLARED, ...LAX } });
      const payload =
        eventName === 'pull_request'
          ? pull.payload
          : {
              ...webhookExamples('merge_group')[0],
              merge_group: { head_sha: pull.mergeSha, base_sha: pull.baseSha },
            };
      const ran = await run(pull, { eventName, payload, inputs: { policy: '.github/lax.yml' } });
      expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    },
  );
});

describe('any other event', () => {
  test.each(['issue_comment', 'release'])(
    '(%s) judges what is checked out, without a comment',
    async (eventName) => {
      const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
      const ran = await run(pull, {
        eventName,
        payload: webhookExamples(eventName)[0] ?? {},
        sha: pull.baseSha,
      });
      expect([ran.code, ran.outputs['verdict'], stage.api.requests]).toEqual([1, 'fail', []]);
    },
  );

  test.each(['pull_request_target', 'workflow_run'])(
    '(%s) that runs with rights on behalf of a stranger is refused (SECURITY S04)',
    async (eventName) => {
      const pull = await host(harmless);
      const ran = await run(pull, { eventName });
      expect([ran.code, ran.outputs, writesTo(stage.api), stage.api.requests]).toEqual([
        1,
        { verdict: 'error' },
        [],
        [],
      ]);
      expect(ran.summary).toContain('on: pull_request, merge_group');
    },
  );
});
