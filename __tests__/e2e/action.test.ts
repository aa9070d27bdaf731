import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/tree/digest.js';
import {
  commandsOf,
  commentsOn,
  factText,
  pushOf,
  IDEA,
  REMEMBERING,
  SELF_DECLARED,
  writesTo,
} from './action-scene.js';
import { setStage } from './action-stage.js';
import {
  git,
  hostedOnGitHub,
  pushToBranch,
  pushToPullRequest,
  type PullRequestRepository,
} from './pull-request.js';
import type { ActionRun, RunActionOptions } from './run-action.js';

const MARKER = '<!-- memtrust:report -->';
const COMMENTS = '/repos/acme/widgets/issues/7/comments';

const stage = setStage();
const { host, run } = stage;

const AUTHOR = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};
const harmless = { base: REMEMBERING, head: IDEA };

describe('the comment on a pull request', () => {
  test('is made once, follows a push, and is not written again when nothing changed', async () => {
    const pull = await host(harmless);
    const first = await run(pull);
    expect([first.code, first.outputs['verdict']]).toEqual([0, 'pass']);
    expect(writesTo(stage.api)).toEqual([`POST ${COMMENTS}`]);
    const [made] = commentsOn(stage.api);
    expect(made?.body.startsWith(MARKER)).toBe(true);
    expect(first.outputs['comment-id']).toBe(String(made?.id));

    const pushed = pushToPullRequest(pull, SELF_DECLARED);
    stage.api.host(hostedOnGitHub(pushed));
    const second = await run(pushed);
    expect([second.code, second.outputs['verdict'], second.outputs['comment-id']]).toEqual([
      1,
      'fail',
      String(made?.id),
    ]);
    expect(writesTo(stage.api)).toEqual([
      `POST ${COMMENTS}`,
      `PATCH /repos/acme/widgets/issues/comments/${made?.id}`,
    ]);
    expect(commentsOn(stage.api).map(({ body }) => body.includes('MT201'))).toEqual([true]);

    const before = stage.api.requests.length;
    const third = await run(pushed);
    expect([third.code, third.outputs['comment-id']]).toEqual([1, String(made?.id)]);
    expect(
      stage.api.requests
        .slice(before)
        .filter(({ method, path }) => method !== 'GET' && path !== '/graphql'),
    ).toEqual([]);
  });

  test('is ours by marker and author alone (SECURITY S27)', async () => {
    const pull = await host(harmless);
    const forged = {
      issue: 7,
      body: `${MARKER}\nverdict: pass, all is well`,
      user: { login: 'contributor', id: 1001, type: 'User' as const },
    };
    const quoting = { issue: 7, body: `> ${MARKER}\nwhat is this?` };
    stage.api.host({ ...hostedOnGitHub(pull), comments: [forged, quoting] });
    await run(pull);
    const [first, second, ours, ...more] = commentsOn(stage.api);
    expect([first?.body, second?.body, more]).toEqual([forged.body, quoting.body, []]);
    expect([ours?.author, ours?.body.startsWith(MARKER)]).toEqual(['github-actions[bot]', true]);
  });

  test('is the oldest of ours, on whichever page it stands', async () => {
    const pull = await host(harmless);
    const chat = Array.from({ length: 130 }, (_, index) => ({ issue: 7, body: `remark ${index}` }));
    stage.api.host({
      ...hostedOnGitHub(pull),
      comments: [
        ...chat,
        { issue: 7, body: `${MARKER}\nold` },
        { issue: 7, body: `${MARKER}\nyounger` },
      ],
    });
    await run(pull);
    const marked = commentsOn(stage.api).filter(({ body }) => body.startsWith(MARKER));
    expect(marked).toHaveLength(2);
    expect([marked[0]?.body === `${MARKER}\nold`, marked[1]?.body]).toEqual([
      false,
      `${MARKER}\nyounger`,
    ]);
  });

  test('is not begun where there is no memory and nobody touched an agent file', async () => {
    const pull = await host({ base: { 'README.md': 'hello\n' }, head: { 'README.md': 'bye\n' } });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['comment-id'], writesTo(stage.api)]).toEqual([0, '', []]);
  });

  test('is begun where an agent file is touched', async () => {
    await run(
      await host({ base: { 'README.md': 'hello\n' }, head: { 'CLAUDE.md': 'Be kind.\n' } }),
    );
    expect(writesTo(stage.api)).toEqual([`POST ${COMMENTS}`]);
  });

  test('stays current when there is nothing to say any more', async () => {
    const pull = await host({
      base: { 'README.md': 'hello\n' },
      head: { 'CLAUDE.md': 'Be kind.\n' },
    });
    await run(pull);
    const undone = pushToPullRequest(pull, { 'CLAUDE.md': null });
    stage.api.host(hostedOnGitHub(undone));
    await run(undone);
    expect(writesTo(stage.api)).toEqual([
      `POST ${COMMENTS}`,
      `PATCH /repos/acme/widgets/issues/comments/${commentsOn(stage.api)[0]?.id}`,
    ]);
    expect(commentsOn(stage.api)[0]?.body).not.toContain('CLAUDE.md');
  });

  test.each([
    [
      'a fork, whose token only reads',
      { permissions: { contents: 'read', 'pull-requests': 'read' } } as const,
      'contributor/widgets-fork',
    ],
    [
      'a fork that is gone',
      { permissions: { contents: 'read', 'pull-requests': 'read' } } as const,
      null,
    ],
  ])(
    'that GitHub refuses is a notice on %s (SECURITY S29)',
    async (_what, github, headRepository) => {
      const pull = await host({ base: REMEMBERING, head: SELF_DECLARED, headRepository }, github);
      const ran = await run(pull);
      expect([ran.code, ran.outputs['verdict'], ran.outputs['comment-id']]).toEqual([
        1,
        'fail',
        undefined,
      ]);
      expect(commandsOf(ran).find(({ command }) => command === 'notice')?.data).toContain(
        'pull-requests: write',
      );
      expect(ran.summary).toContain('fail');
      expect([...ran.tempFiles.keys()]).toContain('memtrust/trust-report.json');
    },
  );
});

describe('a run tells', () => {
  test('verdict, counts, digests and files of a change that is fine', async () => {
    const ran = await run(await host(harmless));
    expect(ran.outputs).toMatchObject({
      verdict: 'pass',
      trusted: '1',
      stale: '0',
      superseded: '0',
      candidate: '1',
      'policy-blocked': '0',
    });
    expect([...ran.tempFiles.keys()]).toEqual([
      'memtrust/comment.md',
      'memtrust/context-manifest.json',
      'memtrust/trust-report.html',
      'memtrust/trust-report.intoto.json',
      'memtrust/trust-report.json',
      'memtrust/trust-report.sarif',
    ]);
    expect(ran.outputs['report-path']).toBe(`${ran.runnerTemp}/memtrust/trust-report.json`);
    expect([
      ran.outputs['sarif-path'],
      ran.outputs['html-path'],
      ran.outputs['comment-path'],
    ]).toEqual(
      ['trust-report.sarif', 'trust-report.html', 'comment.md'].map(
        (name) => `${ran.runnerTemp}/memtrust/${name}`,
      ),
    );
    expect(ran.outputs['manifest-path']).toBe(`${ran.runnerTemp}/memtrust/context-manifest.json`);
    const report = JSON.parse(String(ran.tempFiles.get('memtrust/trust-report.json'))) as {
      verdict: string;
      manifest: { path: string; sha256: string };
    };
    expect(report).toMatchObject({
      verdict: 'pass',
      manifest: { path: 'context-manifest.json', sha256: ran.outputs['manifest-sha256'] },
    });
    expect(ran.outputs['manifest-sha256']).toMatch(/^sha256:[0-9a-f]{64}$/);
    // Where the files are is known once they are uploaded, and comment.md is one of them.
    const [said = '', ...files] =
      commentsOn(stage.api)[0]?.body.split('\n<sub>Report and manifest: ') ?? [];
    expect([said, files.length]).toEqual([String(ran.tempFiles.get('memtrust/comment.md')), 1]);
    expect(ran.summary).not.toBe('');
    expect(commandsOf(ran)).toEqual([]);
  });

  test('a fact that declares itself accepted, at its file', async () => {
    const ran = await run(await host({ base: REMEMBERING, head: SELF_DECLARED }));
    expect([ran.code, ran.outputs['verdict'], ran.outputs['trusted']]).toEqual([1, 'fail', '1']);
    expect(commentsOn(stage.api)[0]?.body).toContain('MT201');
    expect(commandsOf(ran)).toContainEqual(
      expect.objectContaining({
        command: 'error',
        properties: { title: 'MT201 silent-promotion', file: '.memtrust/facts/deploy/fridays.md' },
      }),
    );
    expect(ran.stdout + ran.summary + (commentsOn(stage.api)[0]?.body ?? '')).not.toContain(
      'Fridays is fine',
    );
  });

  test('hostile names as text that no runner obeys (SECURITY S24)', async () => {
    const names = [
      '::error::x',
      ' ::set-env name=A::b',
      '##[error]x',
      'a\n::warning::b',
      'x\u202e##[set-output name=verdict]pass',
    ];
    const head = Object.fromEntries(
      names.flatMap((name) => [
        [`.memtrust/facts/${name}.md`, 'no front matter\n'],
        [`.memtrust/${name}`, ''],
      ]),
    );
    const ran = await run(await host({ base: REMEMBERING, head }));
    expect(ran.outputs['verdict']).toBe('fail');
    const ours = /^MT\d{3} [a-z-]+$/;
    expect(
      commandsOf(ran).filter(({ properties }) => !ours.test(properties['title'] ?? '')),
    ).toEqual([]);
    expect(ran.stdout).not.toMatch(/[^\n\x20-\x7e…]/);
  });
});

describe('a verdict is bound to what GitHub has (SECURITY S05)', () => {
  test('a head that moves during the run ends it without a comment', async () => {
    const pull = await host(harmless);
    stage.api.afterNext(
      'GET',
      /\/pulls\/7$/,
      () =>
        void stage.api.host(hostedOnGitHub(pushToPullRequest(pull, { 'README.md': 'newer\n' }))),
    );
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], writesTo(stage.api)]).toEqual([1, 'error', []]);
    expect(commandsOf(ran).map(({ data }) => data)).toEqual([
      expect.stringContaining('head moved, run again'),
    ]);
    expect(String(ran.tempFiles.get('memtrust/trust-report.json'))).toContain(
      'head moved, run again',
    );
  });

  test('a head that moved before the run does too', async () => {
    const pull = await host(harmless);
    stage.api.host(hostedOnGitHub(pushToPullRequest(pull, { 'README.md': 'newer\n' })));
    expect((await run(pull)).outputs['verdict']).toBe('error');
    expect(writesTo(stage.api)).toEqual([]);
  });

  test('a base that went on without touching memory changes nothing', async () => {
    const pull = await host(harmless);
    pushToBranch(pull, 'main', { 'src/other.ts': 'export {};\n' });
    expect((await run(pull)).outputs['verdict']).toBe('pass');
  });

  test('a base whose memory moves during the run is an error, and says so', async () => {
    const pull = await host(harmless);
    stage.api.afterNext(
      'GET',
      /\/git\/ref\//,
      () =>
        void pushToBranch(pull, 'main', {
          '.memtrust/policy.yml': 'version: 1\nadoption:\n  adopters: [mallory]\n',
        }),
    );
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
    expect(commandsOf(ran).map(({ data }) => data)).toEqual([
      expect.stringContaining('base moved, run again'),
    ]);
    expect(commentsOn(stage.api)[0]?.body).toContain('**Base moved, run again: ');
  });

  test('a pull request that now goes to another branch is an error', async () => {
    const pull = await host(harmless);
    git(pull.origin, ['branch', 'lax', 'main']);
    const { pull_request: moved } = pull.payload;
    stage.api.host({
      ...hostedOnGitHub(pull),
      pullRequests: [{ ...moved, base: { ...moved.base, ref: 'lax' } }],
    });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
    expect(commandsOf(ran).map(({ data }) => data)).toEqual([
      expect.stringContaining('now goes to another branch'),
    ]);
  });

  test('a token that may not read the pull request is an error that names the permission', async () => {
    const ran = await run(
      await host({ ...harmless, private: true }, { permissions: { contents: 'read' } }),
    );
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
    expect(ran.summary).toContain('pull-requests: write');
  });
});

describe('the base of a pull request', () => {
  test('is read through the API where it cannot be fetched, with the same result', async () => {
    const pull = await host({
      base: {
        ...REMEMBERING,
        'CLAUDE.md': { symlink: 'README.md' },
        vendor: { submodule: 'b'.repeat(40) },
      },
      head: { ...SELF_DECLARED, 'src/retry.ts': 'export const retries = 4;\n' },
    });
    const fetched = await run(pull);
    const away = pushToPullRequest(pull, { 'README.md': 'hello again\n' });
    stage.api.host(hostedOnGitHub(away));
    git(away.workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    const asked = await run(away);
    expect(
      stage.api.requests.some(
        ({ path, query }) => path.includes('/git/trees/') && query['recursive'] === '1',
      ),
    ).toBe(true);
    expect(stage.api.requests.some(({ path }) => path.includes('/git/blobs/'))).toBe(true);
    expect(asked.outputs).toEqual({
      ...fetched.outputs,
      'manifest-sha256': asked.outputs['manifest-sha256'],
      'report-path': asked.outputs['report-path'],
      'manifest-path': asked.outputs['manifest-path'],
      'sarif-path': asked.outputs['sarif-path'],
      'html-path': asked.outputs['html-path'],
      'comment-path': asked.outputs['comment-path'],
    });
    expect(asked.outputs).toMatchObject({ verdict: 'fail', trusted: '0', stale: '1' });
  });

  test('that GitHub lists only in part is an error, never a smaller base', async () => {
    const pull = await host(harmless, { treeLimit: 3 });
    git(pull.workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
    expect(ran.summary).toContain('fetch-depth: 0');
  });

  test('that cannot be had at all is an error', async () => {
    const pull = await host(
      { ...harmless, private: true },
      { permissions: { 'pull-requests': 'write', contents: 'none' } },
    );
    git(pull.workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    expect((await run(pull)).outputs['verdict']).toBe('error');
  });

  test('is the first parent in a full clone as well', async () => {
    const ran = await run(
      await host({ ...harmless, fetchDepth: 0, baseAfter: { 'docs/x.md': 'x\n' } }),
    );
    expect(ran.outputs).toMatchObject({ verdict: 'pass', trusted: '1' });
  });

  test('is found by the merge ref where the head of the pull request is checked out', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    git(pull.workspace, ['fetch', '--quiet', '--depth=1', 'origin', pull.headSha]);
    git(pull.workspace, ['checkout', '--quiet', '--force', pull.headSha]);
    git(pull.workspace, ['update-ref', '-d', 'refs/remotes/pull/7/merge']);
    const ran = await run(pull, { sha: pull.headSha });
    expect(ran.outputs).toMatchObject({ verdict: 'fail', trusted: '1' });
  });

  test('is not taken from a merge commit of the author (SECURITY S01)', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED, fetchDepth: 0 });
    // A newer head whose first parent already holds the fact with its record, and whose second is
    // the head of the event.
    const tree = git(pull.workspace, ['rev-parse', 'HEAD^{tree}']).trim();
    const lax = git(pull.workspace, ['commit-tree', tree, '-m', 'lax'], undefined, AUTHOR).trim();
    const trap = git(
      pull.workspace,
      ['commit-tree', tree, '-p', lax, '-p', pull.headSha, '-m', 'trap'],
      undefined,
      AUTHOR,
    ).trim();
    git(pull.workspace, ['checkout', '--quiet', '--force', trap]);
    expect((await run(pull, { sha: pull.headSha })).outputs).toMatchObject({
      verdict: 'fail',
      trusted: '1',
    });

    git(pull.workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    expect((await run(pull, { sha: pull.headSha })).outputs).toMatchObject({
      verdict: 'fail',
      trusted: '1',
    });
  });

  test('is unknown where GitHub cannot merge, and the checkout is no merge', async () => {
    const pull = await host(harmless);
    stage.api.host({
      ...hostedOnGitHub(pull),
      pullRequests: [{ ...pull.payload.pull_request, mergeable: false }],
    });
    const ran = await run(pull, { sha: pull.headSha });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('Use actions/checkout without `ref`');
    expect(ran.summary).toContain('If the pull request has conflicts, resolve them');
  });
});

describe('other events', () => {
  const branch = (pull: PullRequestRepository, eventName: string): Partial<RunActionOptions> => ({
    eventName,
    payload: eventName === 'push' ? pushOf(pull) : {},
    sha: pull.mergeSha,
    ref: 'refs/heads/main',
  });

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    '%s judges what is checked out by itself, without a comment',
    async (eventName) => {
      const pull = await host(harmless);
      const ran = await run(pull, branch(pull, eventName));
      expect([
        ran.code,
        ran.outputs['verdict'],
        ran.outputs['trusted'],
        ran.outputs['comment-id'],
      ]).toEqual([0, 'pass', '1', undefined]);
      // Whoever starts a run by hand may leave out what the default branch is: only GitHub knows it then.
      expect(stage.api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
        eventName === 'workflow_dispatch' ? ['GET /repos/acme/widgets'] : [],
      );
    },
  );

  test('a branch with a fact that nobody adopted fails, and marks it', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    const ran = await run(pull, branch(pull, 'push'));
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    expect(commandsOf(ran).map(({ command }) => command)).toContain('error');
  });

  test('merge_group judges the queue against its base, without a comment', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    const payload = {
      action: 'checks_requested',
      merge_group: {
        head_sha: pull.mergeSha,
        head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${pull.baseSha}`,
        base_sha: pull.baseSha,
        base_ref: 'refs/heads/main',
      },
    };
    const ran = await run(pull, {
      eventName: 'merge_group',
      payload,
      ref: 'refs/heads/gh-readonly-queue/main/pr-7',
    });
    expect([ran.code, ran.outputs['verdict'], writesTo(stage.api)]).toEqual([1, 'fail', []]);
  });

  test('pull_request_target is refused, since its checkout is not the change', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    const ran = await run(pull, { eventName: 'pull_request_target' });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('pull_request_target');
  });
});

describe('mode: report', () => {
  const consenting = { ...REMEMBERING, '.memtrust/policy.yml': 'version: 1\nmode: report\n' };

  test('as an input needs the consent of the base policy (SECURITY S01)', async () => {
    const ran = await run(
      await host({
        base: REMEMBERING,
        head: { ...SELF_DECLARED, '.memtrust/policy.yml': 'version: 1\nmode: report\n' },
      }),
      { inputs: { mode: 'report' } },
    );
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    expect(commandsOf(ran).map(({ command, data }) => `${command} ${data}`)).toContainEqual(
      expect.stringMatching(/^warning .*is ignored/),
    );
  });

  test('in the base policy lets the step pass, and the verdict stay fail', async () => {
    const ran = await run(await host({ base: consenting, head: SELF_DECLARED }), {
      inputs: { mode: 'report' },
    });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'fail']);
  });

  test('is obeyed on a branch', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    const ran = await run(pull, {
      eventName: 'push',
      payload: pushOf(pull),
      inputs: { mode: 'report' },
    });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'fail']);
  });

  test('misspelt is an error with a remedy', async () => {
    const ran = await run(await host(harmless), { inputs: { mode: 'repot' } });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('enforce, report');
  });
});

describe('a fault (SECURITY S35)', () => {
  test('of ours ends with 3, visibly, and never as a pass', async () => {
    const pull = await host(harmless);
    stage.api.failNext('GET', /\/pulls\/7$/, { status: 418, times: 99 }); // an answer that nothing here expects
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([3, 'error']);
    expect(ran.summary).toContain('memtrust: error');
    expect(commandsOf(ran)).toMatchObject([
      { command: 'error', properties: { title: 'memtrust failed' } },
    ]);
  });
});

test('the digest of the manifest is that of its content', async () => {
  const pull = await host({
    base: REMEMBERING,
    head: { '.memtrust/facts/retry/new.md': factText('candidate', 'Retries are logged.') },
  });
  const [one, two] = [await run(pull), await run(pull)];
  expect(one.outputs['manifest-sha256']).toBe(two.outputs['manifest-sha256']);
  const bytes = (ran: ActionRun): string =>
    sha256(
      String(ran.tempFiles.get('memtrust/context-manifest.json')).replace(
        /"generated_at": "[^"]*"/,
        '',
      ),
    );
  expect(bytes(one)).toBe(bytes(two));
});
