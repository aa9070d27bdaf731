import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  commandsOf,
  commentsOn,
  IDEA,
  REMEMBERING,
  SELF_DECLARED,
  writesTo,
} from './action-scene.js';
import { finishedRun, LEAST, reviewRun, setCompanionStage } from './companion-stage.js';
import type { HostedReview, Identity } from './github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  pushToBranch,
  pushToPullRequest,
  type PullRequestRepository,
} from './pull-request.js';
import type { ActionRun } from './run-action.js';
import type { WorkflowRun } from './workflow-runs.js';

const stage = setCompanionStage();
const COMMENTS = '/repos/acme/widgets/issues/7/comments';
const FORK = 'contributor/widgets-fork';

/** What a comment says of the judgement, without the paragraph on where the files are. */
const butItsFiles = (body = ''): string =>
  body.replace(/\n<sub>(?:Report and manifest|Judged again)[^\n]*<\/sub>\n$/, '');

const warnings = (ran: ActionRun): string[] =>
  commandsOf(ran).map(({ command, data }) => `${command} ${data}`);
const reruns = (): string[] => writesTo(stage.api).filter((write) => write.endsWith('/rerun'));

describe('the companion comments (SECURITY S30)', () => {
  test('on the pull request of a fork, where the gate may not, and says the same as the gate', async () => {
    const options = { base: REMEMBERING, head: SELF_DECLARED, headRepository: FORK };
    const { pull, gate } = await stage.hostJudged(options, 'failure');
    // With a token that may write, to see what it would say.
    const asked = await stage.run(pull, { env: { GITHUB_SERVER_URL: stage.api.url } });
    const [said] = commentsOn(stage.api);
    stage.api.state.repositories.get('acme/widgets')?.comments.splice(0);

    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs]).toEqual([
      0,
      {
        verdict: 'fail',
        'pull-request': '7',
        'comment-id': String(commentsOn(stage.api)[0]?.id),
        'rerun-id': '',
      },
    ]);
    expect([
      asked.outputs['verdict'],
      commentsOn(stage.api).map(({ body }) => butItsFiles(body)),
    ]).toEqual(['fail', [butItsFiles(said?.body)]]);
    // What the gate's run of a fork uploaded is in the hand of its author.
    expect(commentsOn(stage.api)[0]?.body).toContain(
      `What [the gate's run](${stage.api.url}/acme/widgets/actions/runs/${gate.id}) uploaded is this report only if its manifest has the digest above`,
    );
    expect(commentsOn(stage.api)[0]?.body).not.toContain('/artifacts/');
    expect(ran.summary).toContain('MT201');
    expect(warnings(ran)).toEqual([]);
    expect(stage.api.gitRequests.length).toBeGreaterThan(0);

    const before = writesTo(stage.api).length;
    expect((await stage.follow(pull, gate)).code).toBe(0);
    expect(writesTo(stage.api)).toHaveLength(before);
  });

  test('in the comment of the gate, where the gate may write', async () => {
    const { pull, gate } = await stage.hostJudged({ base: REMEMBERING, head: IDEA }, 'success');
    await stage.run(pull, { env: { GITHUB_SERVER_URL: stage.api.url } });
    await stage.follow(pull, gate);
    expect(writesTo(stage.api)).toEqual([`POST ${COMMENTS}`]);
  });

  test.each([
    [
      'leads elsewhere',
      '<sub>Report and manifest: artifact [`memtrust-report`](https://evil.example/artifacts/1)</sub>',
    ],
    ['is no line of the gate', '<sub>Report and manifest: artifact <b>all is well</b></sub>'],
  ])('over a last line that %s', async (_what, line) => {
    const { pull, gate } = await stage.hostJudged({ base: REMEMBERING, head: IDEA }, 'success');
    await stage.run(pull, { env: { GITHUB_SERVER_URL: stage.api.url } });
    const [comment] = [...stage.api.state.repositories.values()].flatMap(
      ({ comments }) => comments,
    );
    if (comment !== undefined) comment.body = `${butItsFiles(comment.body)}\n${line}\n`;
    await stage.follow(pull, gate);
    expect(commentsOn(stage.api)[0]?.body).not.toContain(line);
  });

  test('by its inputs as the gate does', async () => {
    const { pull, gate } = await stage.hostJudged({ base: REMEMBERING, head: IDEA }, 'success');
    expect(
      (await stage.follow(pull, gate, { inputs: { comment: 'never' } })).outputs,
    ).toMatchObject({ verdict: 'pass' });
    expect(writesTo(stage.api)).toEqual([]);
    await stage.follow(pull, gate, { inputs: { 'comment-key': 'second' } });
    expect(commentsOn(stage.api).map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- memtrust:report key=second -->',
    ]);
  });

  test('what it finds itself, whatever the run says that it follows', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED, headRepository: FORK },
      'success',
    );
    const ran = await stage.follow(pull, gate);
    expect(ran.outputs).toMatchObject({ verdict: 'fail', 'rerun-id': '' });
    expect(commentsOn(stage.api)[0]?.body).toContain('MT201');
    expect(warnings(ran)).toEqual([
      expect.stringMatching(
        /^warning .*ended as success, and judged from the default branch it should be failure/,
      ),
    ]);
    expect(reruns()).toEqual([]);
  });

  test('that GitHub refuses is a warning that names the permission', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED, headRepository: FORK },
      'failure',
      { permissions: { ...LEAST, 'pull-requests': 'read' } },
    );
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'fail']);
    expect(warnings(ran)).toEqual([expect.stringContaining('pull-requests: write')]);
  });

  test('of a private repository too, read through the API, each blob once and without a word of git', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED, private: true },
      'failure',
    );
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs['verdict'], warnings(ran)]).toEqual([0, 'fail', []]);
    const blobs = stage.api.requests
      .filter(({ path }) => path.includes('/git/blobs/'))
      .map(({ path }) => path);
    expect(blobs.length).toBeGreaterThan(2);
    expect(new Set(blobs).size).toBe(blobs.length);
    expect(stage.api.gitRequests.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test.each([undefined, 0, 2])(
    'against a base that moved on, if GitHub merges anew or not (asked %s times)',
    async (mergesAfter) => {
      const { pull, gate } = await stage.hostJudged(
        { base: REMEMBERING, head: SELF_DECLARED, private: true },
        'success',
        mergesAfter === undefined ? {} : { mergesAfter },
      );
      pushToBranch(pull, 'main', { '.memtrust/policy.yml': 'version: 1\nmode: report\n' });
      const ran = await stage.follow(pull, gate);
      expect([ran.code, ran.outputs['verdict'], warnings(ran)]).toEqual([0, 'fail', []]);
      expect(commentsOn(stage.api)[0]?.body).toContain('report mode: would fail');
    },
  );

  test('nothing where the base moved on, and both sides changed a file', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: { ...SELF_DECLARED, 'README.md': 'bye\n' } },
      'failure',
    );
    pushToBranch(pull, 'main', {
      '.memtrust/policy.yml': 'version: 1\nmode: report\n',
      'README.md': 'good morning\n',
    });
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs['verdict'], warnings(ran)]).toEqual([
      0,
      'error',
      [expect.stringContaining('base moved, run again')],
    ]);
  });
});

describe('the pull request is found by head commit, head repository and open state', () => {
  const twin = (pull: PullRequestRepository, change: object): void => {
    const { pull_request: original } = pull.payload;
    stage.api.host({
      ...hostedOnGitHub(pull),
      pullRequests: [original, { ...structuredClone(original), number: 8, ...change }],
    });
  };

  test('and not one with the same commit from another repository', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED, headRepository: FORK },
      'failure',
    );
    const { head } = pull.payload.pull_request;
    twin(pull, {
      head: { ...head, repo: head.repo === null ? null : { ...head.repo, id: 12345 } },
    });
    expect((await stage.follow(pull, gate)).outputs['pull-request']).toBe('7');
  });

  test('and of several none is chosen', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    twin(pull, { base: { ...pull.payload.pull_request.base, ref: 'lax' } });
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs, writesTo(stage.api)]).toEqual([0, {}, []]);
    expect(warnings(ran)).toEqual([
      expect.stringContaining('2 open pull requests have this head (7, 8)'),
    ]);
  });

  test.each([
    [
      'that was pushed to',
      (pull: PullRequestRepository) =>
        stage.api.host(hostedOnGitHub(pushToPullRequest(pull, { 'README.md': 'newer\n' }))),
    ],
    [
      'that is closed',
      (pull: PullRequestRepository) =>
        stage.api.host({
          ...hostedOnGitHub(pull),
          pullRequests: [{ ...pull.payload.pull_request, state: 'closed' }],
        }),
    ],
  ])('and there is nothing to say of one %s', async (_what, move) => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    move(pull);
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs, warnings(ran), writesTo(stage.api)]).toEqual([0, {}, [], []]);
  });

  test('and not where the fork is gone', async () => {
    const { pull } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED, headRepository: null },
      'success',
    );
    const ran = await stage.follow(pull, finishedRun(pull));
    expect([ran.code, ran.outputs, warnings(ran)]).toEqual([
      0,
      {},
      [expect.stringContaining('was deleted')],
    ]);
  });

  test('and one with conflicts is not judged', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    stage.api.host({
      ...hostedOnGitHub(pull),
      pullRequests: [{ ...pull.payload.pull_request, mergeable: false }],
    });
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs, warnings(ran), writesTo(stage.api)]).toEqual([
      0,
      { 'pull-request': '7' },
      [expect.stringContaining('conflicts')],
      [],
    ]);
  });

  test('and a merge commit of another head is not judged', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    const author = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b',
    };
    const other = git(
      pull.origin,
      [
        'commit-tree',
        `${pull.headSha}^{tree}`,
        '-p',
        pull.baseSha,
        '-p',
        pull.mergeSha,
        '-m',
        'merge',
      ],
      undefined,
      author,
    ).trim();
    git(pull.origin, ['update-ref', 'refs/pull/7/merge', other]);
    stage.api.host({
      ...hostedOnGitHub(pull),
      pullRequests: [{ ...pull.payload.pull_request, merge_commit_sha: other }],
    });
    const ran = await stage.follow(pull, gate);
    expect([ran.code, ran.outputs['verdict'], writesTo(stage.api)]).toEqual([0, undefined, []]);
  });
});

describe('the gate runs again after a review', () => {
  const ALICE: Identity = { login: 'alice', id: 601, type: 'User' };
  // A fact with its record of adoption: red until an adopter approves.
  const adoption = Object.fromEntries(
    Object.entries(REMEMBERING).filter(([path]) => path.includes('/retry/')),
  );
  const start = {
    base: Object.fromEntries(
      Object.entries(REMEMBERING).filter(([path]) => !path.includes('/retry/')),
    ),
    head: adoption,
  };

  /** Has GitHub tell of this one review, and of the run that its event started. */
  const review = (
    pull: PullRequestRepository,
    state: HostedReview['state'],
    id: number,
    at: string,
  ): WorkflowRun => {
    const people = {
      reviews: [{ pull: 7, user: ALICE, state, commit: pull.headSha }],
      collaborators: { alice: 'write' },
    } as const;
    stage.api.host({ ...hostedOnGitHub(pull), people });
    return stage.addRun(pull, reviewRun(pull, id, at));
  };

  test('red becomes green without a push, and red again when it is dismissed', async () => {
    const { pull, gate } = await stage.hostJudged(start, 'failure');
    /** The same run with the same commit, started again: what it reads is what GitHub has now. */
    const runGate = async (): Promise<number | null> => {
      const { code } = await stage.run(pull);
      Object.assign(gate, { status: 'completed', conclusion: code === 0 ? 'success' : 'failure' });
      return code;
    };
    expect(await runGate()).toBe(1);
    expect((await stage.follow(pull, gate)).outputs).toMatchObject({
      verdict: 'fail',
      'rerun-id': '',
    });

    const first = await stage.follow(pull, review(pull, 'APPROVED', 601, '2026-01-01T11:00:00Z'));
    expect([first.outputs['verdict'], first.outputs['rerun-id'], reruns()]).toEqual([
      'pass',
      '501',
      ['POST /repos/acme/widgets/actions/runs/501/rerun'],
    ]);
    expect([gate.status, gate.attempt]).toEqual(['queued', 2]);
    expect(await runGate()).toBe(0);
    expect((await stage.follow(pull, gate)).outputs).toMatchObject({
      verdict: 'pass',
      'rerun-id': '',
    });
    expect(commentsOn(stage.api).map(({ body }) => body.includes('trusted once merged'))).toEqual([
      true,
    ]);

    const second = await stage.follow(pull, review(pull, 'DISMISSED', 602, '2026-01-01T23:00:00Z'));
    expect(second.outputs).toMatchObject({ verdict: 'fail', 'rerun-id': '501' });
    gate.startedAt = '2026-01-01T23:00:05Z';
    expect(await runGate()).toBe(1);
    expect((await stage.follow(pull, gate)).outputs).toMatchObject({
      verdict: 'fail',
      'rerun-id': '',
    });
    expect([reruns().length, gate.attempt]).toEqual([2, 3]);
    expect(git(pull.origin, ['rev-parse', 'refs/pull/7/head']).trim()).toBe(gate.headSha);
  });

  test('and until then gate and companion say so in the same words', async () => {
    const [, page = ''] = readFileSync('docs/other-ci.md', 'utf8').split('\n## The companion\n');
    const names = ['memtrust', 'memtrust-review', 'memtrust-comment'];
    const workflows = Object.fromEntries(
      [...page.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = ''], at) => [
        `.github/workflows/${names[at]}.yml`,
        text,
      ]),
    );
    const { pull, gate } = await stage.hostJudged(
      { ...start, base: { ...start.base, ...workflows } },
      'failure',
    );
    const judged = await stage.run(pull);
    const next = ' Then the check re-runs.\n';
    const [before] = commentsOn(stage.api).map(({ body }) => body);
    expect([judged.summary.includes(next), before?.includes(next)]).toEqual([true, true]);
    const again = await stage.follow(pull, gate);
    expect(again.summary).toContain(next);
    expect(commentsOn(stage.api).map(({ body }) => body.includes(next))).toEqual([true]);
  });

  test('and the companion never says that it is not there', async () => {
    const { pull, gate } = await stage.hostJudged(start, 'failure');
    expect((await stage.follow(pull, gate)).summary).toContain(
      ' Then the check re-runs if the companion is set up; otherwise someone re-runs the job.',
    );
  });

  test('also on the pull request of a fork', async () => {
    const { pull } = await stage.hostJudged({ ...start, headRepository: FORK }, 'failure');
    const ran = await stage.follow(pull, review(pull, 'APPROVED', 601, '2026-01-01T11:00:00Z'));
    expect(ran.outputs).toMatchObject({ verdict: 'pass', 'rerun-id': '501' });
  });

  test('also when the review came while it ran', async () => {
    const { pull, gate } = await stage.hostJudged(start, 'failure');
    Object.assign(gate, { status: 'in_progress', conclusion: null });
    const given = review(pull, 'APPROVED', 601, '2026-01-01T10:00:30Z');
    expect((await stage.follow(pull, given)).outputs).toMatchObject({
      verdict: 'pass',
      'rerun-id': '',
    });
    Object.assign(gate, { status: 'completed', conclusion: 'failure' });
    expect((await stage.follow(pull, gate)).outputs).toMatchObject({
      verdict: 'pass',
      'rerun-id': '501',
    });
  });

  test('but not when it says the same', async () => {
    const { pull } = await stage.hostJudged(start, 'failure');
    const ran = await stage.follow(pull, review(pull, 'COMMENTED', 601, '2026-01-01T11:00:00Z'));
    expect([ran.outputs['rerun-id'], reruns(), warnings(ran)]).toEqual(['', [], []]);
  });

  test('the newest of them, and none of another fork with the same commit', async () => {
    const { pull, gate } = await stage.hostJudged(start, 'failure');
    stage.addRun(
      pull,
      finishedRun(pull, { id: 502, createdAt: '2026-01-01T10:30:00Z', conclusion: 'failure' }),
    );
    stage.addRun(
      pull,
      finishedRun(pull, {
        id: 503,
        createdAt: '2026-01-01T10:45:00Z',
        conclusion: 'failure',
        headRepository: { ...gate.headRepository, id: 12345 },
      }),
    );
    expect(
      (await stage.follow(pull, review(pull, 'APPROVED', 601, '2026-01-01T11:00:00Z'))).outputs[
        'rerun-id'
      ],
    ).toBe('502');
  });

  test.each([
    [
      'without the permission',
      { permissions: { ...LEAST, actions: 'read' } } as const,
      {},
      'actions: write',
    ],
    ['of a workflow that has another name', {}, { 'gate-workflow': 'gate.yml' }, 'gate-workflow'],
  ])('%s is a warning that says what is missing', async (_what, github, inputs, words) => {
    const { pull } = await stage.hostJudged(start, 'failure', github);
    const ran = await stage.follow(pull, review(pull, 'APPROVED', 601, '2026-01-01T11:00:00Z'), {
      inputs,
    });
    expect([ran.code, ran.outputs['verdict'], ran.outputs['rerun-id'], warnings(ran)]).toEqual([
      0,
      'pass',
      '',
      [expect.stringContaining(words)],
    ]);
    expect(commentsOn(stage.api)).toHaveLength(1);
  });

  test('that GitHub does not take now is a warning', async () => {
    const { pull } = await stage.hostJudged(start, 'failure');
    stage.api.failNext('POST', /\/rerun$/, { status: 502, times: 9 });
    const ran = await stage.follow(pull, review(pull, 'APPROVED', 601, '2026-01-01T11:00:00Z'));
    expect([ran.code, ran.outputs['rerun-id'], warnings(ran)]).toEqual([
      0,
      '',
      [expect.stringMatching(/not re-run/)],
    ]);
  });

  test('that somebody else started just now is left alone', async () => {
    const { pull, gate } = await stage.hostJudged(start, 'failure');
    stage.api.afterNext('GET', /\/workflows\/memtrust.yml\/runs$/, () =>
      Object.assign(gate, { status: 'queued', conclusion: null }),
    );
    const ran = await stage.follow(pull, review(pull, 'APPROVED', 601, '2026-01-01T11:00:00Z'));
    expect([ran.code, ran.outputs['rerun-id'], gate.attempt, warnings(ran)]).toEqual([
      0,
      '',
      1,
      [],
    ]);
  });
});

describe('what the companion is not for', () => {
  test('a run about no pull request ends at once', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    const ran = await stage.follow(pull, { ...gate, event: 'push' });
    expect([ran.code, ran.outputs, stage.api.requests]).toEqual([0, {}, []]);
  });

  test.each(['pull_request_target', 'pull_request', 'pull_request_review', 'issue_comment'])(
    '%s is refused',
    async (eventName) => {
      const { pull, gate } = await stage.hostJudged(
        { base: REMEMBERING, head: SELF_DECLARED },
        'success',
      );
      const ran = await stage.follow(pull, gate, { eventName });
      expect([ran.code, ran.outputs, stage.api.requests]).toEqual([1, { verdict: 'error' }, []]);
      expect(ran.summary).toContain('workflow_run');
    },
  );

  test('a payload that is not of a finished run is refused', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    expect(await stage.follow(pull, gate, { payload: { action: 'requested' } })).toMatchObject({
      code: 1,
      outputs: { verdict: 'error' },
    });
  });

  test('a workflow file that is no file name is refused', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    expect(
      await stage.follow(pull, gate, { inputs: { 'gate-workflow': '../x.yml' } }),
    ).toMatchObject({ code: 1, outputs: { verdict: 'error' } });
  });

  test('a fault of ours ends with 3, visibly', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    stage.api.failNext('GET', /\/pulls$/, { status: 418, times: 99 }); // an answer that nothing here expects
    expect(await stage.follow(pull, gate)).toMatchObject({
      code: 3,
      outputs: { verdict: 'error' },
    });
  });

  test('a temporary folder that it cannot write to is an error that names the variable', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED },
      'success',
    );
    const ran = await stage.follow(pull, gate, { env: { RUNNER_TEMP: '/dev/null/no' } });
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
    expect(ran.summary).toContain('the bare repository of the companion cannot be written to');
    expect(ran.summary).toContain('RUNNER_TEMP');
  });
});
