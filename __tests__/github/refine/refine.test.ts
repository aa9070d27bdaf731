import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createClient, type GitHub } from '../../../src/github/client.js';
import { NetworkBudget } from '../../../src/github/network-budget.js';
import { runnerEnvironment, type RunnerEnvironment } from '../../../src/github/environment.js';
import type { BranchEvent } from '../../../src/github/event.js';
import { judgeEvent, type Judged } from '../../../src/github/judge.js';
import type { RefinePlan } from '../../../src/github/refine/plan-refine.js';
import { refineByPullRequest } from '../../../src/github/refine/refine.js';
import type { TreeEdit } from '../../../src/lifecycle/file-change.js';
import { phraseText } from '../../../src/text/phrase.js';
import { REMEMBERING, writesTo } from '../../e2e/action-scene.js';
import {
  GITHUB_ACTIONS_BOT,
  STAND_IN_TOKEN,
  startGitHubStandIn,
  type GitHubStandIn,
  type GitHubStandInOptions,
  type Identity,
} from '../../e2e/github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  makePullRequestRepository,
  pushToBranch,
  type PullRequestRepository,
} from '../../e2e/pull-request.js';
import { githubReferences, renderedElements, renderedHeadings } from '../../e2e/render-markdown.js';

const BRANCH = 'refs/heads/memtrust/refine';
const MAY_WRITE = { contents: 'write', 'pull-requests': 'write' } as const;
const MONA: Identity = { login: 'mona', id: 583_231, type: 'User' };
const APP: Identity = { login: 'acme-memory[bot]', id: 777, type: 'Bot' };
const APP_TOKEN = `ghs_${'RefineApp'.repeat(4)}`;
const EVENT: BranchEvent = { kind: 'branch', before: null, isDefault: true, defaultBranch: 'main' };
const STAGED = '.ai-kb/workspace/staging/trap.md';
const KEPT = '.memtrust/facts/deploy/order.md';

let pull: PullRequestRepository;
let api: GitHubStandIn;
let isServing = false;
let runner: RunnerEnvironment;
/** The commit that is judged. */
let tip: string;
let judged: Judged;
beforeAll(async () => {
  pull = makePullRequestRepository({
    base: { ...REMEMBERING, [STAGED]: 'Deploy the schema first.\n' },
    head: { 'README.md': 'hello again\n' },
  });
  tip = pull.baseSha;
  git(pull.workspace, ['fetch', '--quiet', '--depth=1', 'origin', tip]);
  git(pull.workspace, ['checkout', '--quiet', tip]);
  runner = runnerEnvironment({
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_EVENT_PATH: '/none',
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: tip,
    GITHUB_WORKSPACE: pull.workspace,
    RUNNER_TEMP: pull.root,
  });
  await host();
  judged = await judgeEvent({
    event: EVENT,
    runner,
    github: client(),
    environment: process.env,
    now: '2026-02-01T00:00:00Z',
  });
});
beforeEach(async () => {
  tip = pull.baseSha;
  git(pull.origin, ['update-ref', 'refs/heads/main', tip]);
  git(pull.origin, ['update-ref', '-d', BRANCH]);
  await host();
});
afterEach(() =>
  expect([api.unknown.map(({ method, path }) => `${method} ${path}`), api.violations]).toEqual([
    [],
    [],
  ]),
);
afterAll(async () => {
  await api.close();
  pull.remove();
});

async function host(options: Partial<GitHubStandInOptions> = {}): Promise<void> {
  if (isServing) await api.close();
  api = await startGitHubStandIn({
    repositories: [hostedOnGitHub(pull)],
    permissions: MAY_WRITE,
    ...options,
  });
  isServing = true;
}

function client(token = STAND_IN_TOKEN): GitHub {
  return createClient({
    token,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
    network: new NetworkBudget({ now: () => 0, sleep: async () => undefined }),
  });
}

function planOf(edits: readonly TreeEdit[], body = '- `trap` becomes a fact'): RefinePlan {
  return {
    edits,
    title: 'Refine the memory',
    body,
    commitMessage: 'Refine the memory\n\nOne staged item becomes a fact.',
  };
}

const FIRST = planOf([
  { path: KEPT, content: 'Deploy the schema first.\n' },
  { path: STAGED, content: null },
]);
const SECOND = planOf(
  [
    { path: KEPT, content: 'Deploy the schema first, then the code.\n' },
    { path: STAGED, content: null },
  ],
  '- `trap` becomes another fact',
);
const NOTHING = planOf([]);

const broken = (): never => {
  throw new TypeError('broken');
};

interface Ran {
  readonly number: string | undefined;
  readonly summary: string;
  readonly log: readonly string[];
  /** What this run alone wrote: `POST git/trees`. */
  readonly writes: readonly string[];
}

async function run(
  plan: RefinePlan | (() => never),
  {
    app = false,
    ...more
  }: {
    readonly app?: boolean;
    readonly commit?: string;
    readonly runner?: RunnerEnvironment;
    readonly judged?: Judged;
  } = {},
): Promise<Ran> {
  const log: string[] = [];
  const says =
    (level: string) =>
    (message: Parameters<typeof phraseText>[0] | string): void =>
      void log.push(`${level} ${typeof message === 'string' ? message : phraseText(message)}`);
  const before = writesTo(api).length;
  const { outputs, summary } = await refineByPullRequest({
    judged: { ...judged, commit: more.commit ?? tip, ...more.judged },
    event: EVENT,
    runner: more.runner ?? runner,
    github: client(),
    app: app ? client(APP_TOKEN) : null,
    environment: process.env,
    plan: async () => (typeof plan === 'function' ? plan() : plan),
    log: {
      info: says('info'),
      notice: says('notice'),
      warning: says('warning'),
      error: says('error'),
    },
  });
  return {
    number: outputs['refine-pull-request'],
    summary,
    log,
    writes: writesTo(api)
      .slice(before)
      .map((write) => write.replace('/repos/acme/widgets/', '')),
  };
}

const at = (ref: string): string | null =>
  git(pull.origin, ['for-each-ref', '--format=%(objectname)', ref]).trim() || null;
const shown = (format: string): string =>
  git(pull.origin, ['show', '--no-patch', `--format=${format}`, BRANCH]).trim();
const changes = (): string[] =>
  git(pull.origin, ['diff', '--name-status', '--no-renames', tip, BRANCH]).trim().split('\n');
const hosted = (): ReturnType<GitHubStandIn['host']> =>
  api.host({ repository: pull.payload.repository });
const offered = (): {
  number: number;
  state: string;
  title: string;
  body: string;
  author: string;
  head: string;
}[] =>
  [...hosted().pulls.values()]
    .filter(({ head }) => head.ref === 'memtrust/refine')
    .map(({ number, state, title, body, user, head }) => ({
      number,
      state,
      title,
      body: body ?? '',
      author: user.login,
      head: head.sha,
    }));

/** A commit on our branch that no run of ours made. */
function pushAs(
  who: { readonly name: string; readonly email: string },
  {
    message = 'Mine',
    parent = at(BRANCH) ?? tip,
  }: { readonly message?: string; readonly parent?: string } = {},
): string {
  const env = {
    GIT_AUTHOR_NAME: who.name,
    GIT_AUTHOR_EMAIL: who.email,
    GIT_COMMITTER_NAME: who.name,
    GIT_COMMITTER_EMAIL: who.email,
  };
  const commit = git(
    pull.origin,
    ['commit-tree', `${parent}^{tree}`, '-p', parent, '-m', message],
    undefined,
    env,
  ).trim();
  git(pull.origin, ['update-ref', BRANCH, commit]);
  return commit;
}
const person = ({ login, id }: Identity): { name: string; email: string } => ({
  name: login,
  email: `${id}+${login}@users.noreply.github.com`,
});

function closeAs(who: Identity, number: number, more: object = {}): void {
  const { pulls, closers } = hosted();
  Object.assign(pulls.get(number) ?? {}, {
    state: 'closed',
    closed_at: '2026-01-02T00:00:00Z',
    ...more,
  });
  closers.set(number, who);
}

describe('a change is offered', () => {
  test('as one commit on the commit that was judged, and one pull request', async () => {
    const ran = await run(FIRST);
    expect([ran.number, ran.writes]).toEqual([
      '8',
      ['POST git/trees', 'POST git/commits', 'POST git/refs', 'POST pulls'],
    ]);
    expect([shown('%P %an %cn'), changes()]).toEqual([
      `${tip} github-actions[bot] GitHub`,
      [`D\t${STAGED}`, `A\t${KEPT}`],
    ]);
    expect(shown('%B')).toBe(
      'Refine the memory\n\nOne staged item becomes a fact.\n\nMemtrust-Refine: pull-request',
    );
    expect(git(pull.origin, ['show', `${BRANCH}:${KEPT}`])).toBe('Deploy the schema first.\n');
    expect(offered()).toMatchObject([
      {
        number: 8,
        state: 'open',
        title: 'Refine the memory',
        author: 'github-actions[bot]',
        head: at(BRANCH),
      },
    ]);
    expect(ran.summary).toBe('**Refine:** opened pull request 8 with proposed clean-ups.\n');
  });

  test('and left alone by the next run, which finds it as it should be', async () => {
    await run(FIRST);
    const again = await run(FIRST);
    expect([again.number, again.writes]).toEqual(['8', []]);
    expect(again.log).toContain('info refine: pull request 8 is up to date');
  });

  test('and brought up to date when it is another one', async () => {
    await run(FIRST);
    const ran = await run(SECOND);
    expect([ran.number, ran.writes]).toEqual([
      '8',
      [
        'POST git/trees',
        'POST git/commits',
        'PATCH git/refs/heads/memtrust/refine',
        'PATCH pulls/8',
      ],
    ]);
    expect([shown('%P'), git(pull.origin, ['show', `${BRANCH}:${KEPT}`])]).toEqual([
      tip,
      'Deploy the schema first, then the code.\n',
    ]);
    expect(offered()).toMatchObject([
      {
        number: 8,
        state: 'open',
        body: expect.stringContaining('- `trap` becomes another fact'),
        head: at(BRANCH),
      },
    ]);
  });

  test('with its words alone written anew where only they differ', async () => {
    await run(FIRST);
    expect((await run({ ...FIRST, title: 'Refine one item' })).writes).toEqual(['PATCH pulls/8']);
  });

  test('anew on the tip of a default branch that went on', async () => {
    await run(FIRST);
    tip = pushToBranch(pull, 'main', { 'src/other.ts': 'export {};\n' });
    expect((await run(FIRST)).writes).toEqual([
      'POST git/trees',
      'POST git/commits',
      'PATCH git/refs/heads/memtrust/refine',
    ]);
    expect([shown('%P'), changes()]).toEqual([tip, [`D\t${STAGED}`, `A\t${KEPT}`]]);
  });

  test('without what makes no difference', async () => {
    const same = { path: 'README.md', content: 'hello\n' };
    expect((await run(planOf([same, { path: 'gone.md', content: null }]))).writes).toEqual([]);
    await run(
      planOf([
        same,
        { path: 'gone.md', content: null },
        { path: KEPT, content: 'An earlier word.\n' },
        ...FIRST.edits,
      ]),
    );
    expect(changes()).toEqual([`D\t${STAGED}`, `A\t${KEPT}`]);
  });

  test('and known again where GitHub shows it as a rename, or in pages', async () => {
    const many = planOf([
      ...FIRST.edits,
      ...Array.from({ length: 150 }, (_, index) => ({
        path: `.memtrust/facts/many/f${index}.md`,
        content: `${index}\n`,
      })),
    ]);
    await run(many);
    expect((await run(many)).writes).toEqual([]);
  });

  test('in words that name nobody and lead nowhere (SECURITY S26)', async () => {
    await run(FIRST);
    const body = offered()[0]?.body ?? '';
    expect([
      githubReferences(body),
      renderedHeadings(body),
      [...new Set(renderedElements(body))].toSorted(),
    ]).toEqual([[], [], ['code', 'li', 'p', 'strong', 'ul']]);
  });

  test('in no more words than GitHub takes', async () => {
    await run({ ...FIRST, title: 'é'.repeat(300), body: '- `a` is a duplicate\n'.repeat(5_000) });
    const [title, body] = [offered()[0]?.title ?? '', offered()[0]?.body ?? ''];
    expect([
      [...title].length,
      body.length < 65_536,
      body.trimEnd().endsWith('when nothing is left.'),
    ]).toEqual([256, true, true]);
    expect(body).toContain('- `a` is a duplicate\n\nThe rest does not fit here');
  });
});

describe('where nothing is left', () => {
  test('nothing is done, and nothing is said loudly', async () => {
    expect(await run(NOTHING)).toEqual({
      number: '',
      writes: [],
      log: ['info refine: nothing to refine'],
      summary: '**Refine:** nothing to refine.\n',
    });
  });

  test('the pull request is closed and the branch taken away; the change may come back in a new one', async () => {
    await run(FIRST);
    const ran = await run(NOTHING);
    expect([ran.number, ran.writes, at(BRANCH)]).toEqual([
      '',
      ['PATCH pulls/8', 'DELETE git/refs/heads/memtrust/refine'],
      null,
    ]);
    expect(ran.log).toEqual(['info refine: closed pull request 8: nothing is left to refine']);
    expect(offered()).toMatchObject([{ number: 8, state: 'closed', title: 'Refine the memory' }]);
    expect((await run(FIRST)).number).toBe('9');
  });

  test('the branch of a merged one goes too, or carries the next change', async () => {
    await run(FIRST);
    closeAs(MONA, 8, { merged: true, merged_at: '2026-01-02T00:00:00Z' });
    tip = pushToBranch(pull, 'main', { [KEPT]: 'Deploy the schema first.\n', [STAGED]: null });
    const next = await run(SECOND);
    expect([next.number, next.writes.at(-1), shown('%P')]).toEqual(['9', 'POST pulls', tip]);
    closeAs(MONA, 9, { merged: true, merged_at: '2026-01-03T00:00:00Z' });
    expect((await run(NOTHING)).writes).toEqual(['DELETE git/refs/heads/memtrust/refine']);
  });

  test('the branch stays where somebody opened another pull request from it', async () => {
    await run(FIRST);
    const { pulls } = hosted();
    const ours = pulls.get(8);
    if (ours === undefined) throw new Error('it was not opened');
    pulls.set(11, { ...ours, number: 11, base: { ...ours.base, ref: 'release' } });
    expect((await run(NOTHING)).writes).toEqual(['PATCH pulls/8']);
  });
});

describe('what somebody else did is left alone', () => {
  const TRAILED = 'x\n\nMemtrust-Refine: pull-request';
  test.each([
    ['a commit on top of ours', () => pushAs(person(MONA))],
    ['a commit that only says that it is ours', () => pushAs(person(MONA), { message: TRAILED })],
    [
      'a commit of an account that nobody has',
      () => pushAs({ name: 'x', email: 'x@example.org' }, { message: TRAILED }),
    ],
    ['a commit of another workflow under our account', () => pushAs(person(GITHUB_ACTIONS_BOT))],
    ['a branch of this name that was never ours', () => pushAs(person(MONA), { parent: tip })],
  ])('%s', async (_what, push) => {
    await run(FIRST);
    const theirs = push();
    for (const plan of [SECOND, NOTHING]) {
      const ran = await run(plan);
      expect([ran.number, ran.writes, at(BRANCH)]).toEqual(['8', [], theirs]);
      expect(ran.log).toContain(
        'warning refine: the branch memtrust/refine has commits that are not ours, so it is not changed. Merge or close its pull request and delete the branch; the next run starts again',
      );
    }
  });

  test('a base that was merged into our branch by hand', async () => {
    await run(FIRST);
    const main = pushToBranch(pull, 'main', { 'src/other.ts': 'export {};\n' });
    const ours = at(BRANCH) ?? '';
    const env = {
      GIT_AUTHOR_NAME: 'mona',
      GIT_AUTHOR_EMAIL: person(MONA).email,
      GIT_COMMITTER_NAME: 'GitHub',
      GIT_COMMITTER_EMAIL: 'noreply@github.com',
    };
    const merge = git(
      pull.origin,
      ['commit-tree', `${ours}^{tree}`, '-p', ours, '-p', main, '-m', 'Merge'],
      undefined,
      env,
    ).trim();
    git(pull.origin, ['update-ref', BRANCH, merge]);
    tip = main;
    expect([(await run(SECOND)).writes, at(BRANCH)]).toEqual([[], merge]);
  });

  test('a branch without a pull request is no trouble while there is nothing to offer', async () => {
    pushAs(person(MONA), { parent: tip });
    expect((await run(NOTHING)).log).toEqual(['info refine: nothing to refine']);
  });

  test('words of a pull request that a person opened from our branch', async () => {
    await run(FIRST);
    Object.assign(hosted().pulls.get(8) ?? {}, {
      user: { ...pull.payload.sender, login: 'mona' },
      title: 'Mine',
    });
    expect((await run(SECOND)).writes).not.toContain('PATCH pulls/8');
  });

  test('a push in the very moment', async () => {
    await run(FIRST);
    let theirs = '';
    api.afterNext('POST', /\/git\/commits$/, () => (theirs = pushAs(person(MONA))));
    const ran = await run(SECOND);
    expect([ran.number, ran.writes, at(BRANCH)]).toEqual([
      '',
      ['POST git/trees', 'POST git/commits'],
      theirs,
    ]);
    expect(ran.log).toEqual([
      'warning refine: somebody pushed to the branch memtrust/refine in the meantime, so it was not changed',
    ]);
  });
});

describe('a pull request that somebody closed is a no', () => {
  test('to the same change, whatever else happens to the default branch', async () => {
    await run(FIRST);
    closeAs(MONA, 8);
    for (const step of ['now', 'later', 'without the branch'] as const) {
      if (step === 'later') tip = pushToBranch(pull, 'main', { 'src/other.ts': 'export {};\n' });
      if (step === 'without the branch') git(pull.origin, ['update-ref', '-d', BRANCH]);
      const ran = await run(FIRST);
      expect([ran.number, ran.writes]).toEqual(['', []]);
      expect(ran.log).toEqual([
        'info refine: pull request 8 with the same change was closed without being merged, so it is not proposed again. Reopen it if you want it after all',
      ]);
    }
  });

  test('but not to another change, nor for ever to it once that was declined too', async () => {
    await run(FIRST);
    closeAs(MONA, 8);
    expect((await run(SECOND)).number).toBe('9');
    closeAs(MONA, 9);
    expect((await run(FIRST)).log).toEqual([
      expect.stringContaining('pull request 8 with the same change'),
    ]);
  });
});

describe('the world moves between judging and writing (SECURITY S05)', () => {
  test('and nothing is pushed for a commit that is no tip any more', async () => {
    await run(FIRST);
    pushToBranch(pull, 'main', { 'src/other.ts': 'export {};\n' });
    for (const plan of [SECOND, NOTHING]) {
      const ran = await run(plan);
      expect([ran.number, ran.writes]).toEqual(['', []]);
      expect(ran.log).toEqual([expect.stringContaining('info refine: base moved')]);
    }
  });

  test('and of another branch, or of what could not be judged, no change is even made', async () => {
    const never = async (more: Parameters<typeof run>[1]): Promise<readonly string[]> =>
      (await run(broken, more)).log;
    expect(
      await never({
        runner: { ...runner, eventName: 'workflow_dispatch', ref: 'refs/heads/topic' },
      }),
    ).toEqual([
      'warning refine: nothing is refined, because the workflow was not started on the default branch',
    ]);
    for (const bad of [
      { ...judged, policyIsKnown: false },
      { ...judged, evaluation: { ...judged.evaluation, verdict: 'error' as const } },
    ])
      expect(await never({ judged: bad })).toEqual([
        'info refine: nothing is refined, because the gate could not judge',
      ]);
  });
});

describe('what GitHub refuses is a warning that says what to do (SECURITY S29)', () => {
  test('without the permission to push', async () => {
    await host({ permissions: { contents: 'read', 'pull-requests': 'write' } });
    const ran = await run(FIRST);
    expect([ran.number, at(BRANCH)]).toEqual(['', null]);
    expect(ran.log).toEqual([
      'warning refine: GitHub refused it (403). The job needs the permissions contents: write and pull-requests: write (GitHub names contents: write)',
    ]);
  });

  test('without that to open pull requests; what is pushed is not pushed again', async () => {
    await host({ permissions: { contents: 'write', 'pull-requests': 'read' } });
    expect((await run(FIRST)).log).toEqual([
      expect.stringContaining(
        'contents: write and pull-requests: write (GitHub names pull-requests: write)',
      ),
    ]);
    await host();
    expect((await run(FIRST)).writes).toEqual(['POST pulls']);
  });

  test.each([
    [
      {
        status: 403,
        body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
      },
      /workflows may not open pull requests here \(403\)\. Allow it in the settings/,
    ],
    [{ status: 404 }, /GitHub refused it \(404\)\. The job needs the permissions/],
    [{ status: 401 }, /does not know the token \(401\)/],
    [
      { status: 422 },
      /did not accept it \(422\)\. A rule of the repository may forbid the branch memtrust\/refine/,
    ],
    [{ status: 502 }, /was not updated: it answered 502.*The next run tries again/],
  ])('%j', async (fault, says) => {
    api.failNext('POST', /\/pulls$/, fault);
    const ran = await run(FIRST);
    expect([ran.number, ran.log]).toEqual(['', [expect.stringMatching(says)]]);
    expect((await run(FIRST)).number).toBe('8');
  });

  test('and a fault of ours is none', async () => {
    await expect(run(broken)).rejects.toThrow('broken');
  });
});

describe('the token that opens it', () => {
  const app = { token: APP_TOKEN, identity: APP, permissions: MAY_WRITE };

  test('of the workflow itself: log and body say that checks may not start, and name the remedy', async () => {
    const ran = await run(FIRST);
    expect(ran.log).toContain(
      "warning refine, pull request 8: its checks may not start automatically, because it was opened with the workflow's own token. Give the input refine-token the token of a GitHub App (actions/create-github-app-token)",
    );
    expect(offered()[0]?.body).toMatch(
      /^\*\*The checks of this pull request may not start automatically\*\*.*`actions\/create-github-app-token`/,
    );
  });

  test('of an app: it writes everything, and nothing is to be said', async () => {
    await host({ permissions: { contents: 'read', 'pull-requests': 'read' }, app });
    const ran = await run(FIRST, { app: true });
    expect([ran.number, ran.log]).toEqual([
      '8',
      ['info refine: opened pull request 8 with proposed clean-ups'],
    ]);
    expect([shown('%an'), offered()]).toEqual([
      APP.login,
      [expect.objectContaining({ author: APP.login, body: expect.stringMatching(/^- `trap`/) })],
    ]);
    expect(JSON.stringify(api.requests.map(({ body }) => body ?? null))).not.toContain(APP_TOKEN);
  });

  test('of an app goes on with what the workflow began', async () => {
    await host({ app });
    await run(FIRST);
    const ran = await run(SECOND, { app: true });
    expect([ran.number, shown('%an'), offered().length]).toEqual(['8', APP.login, 1]);
    expect(offered()[0]?.body).not.toContain('may not start');
  });

  test('of an app that may not: the warning names the app', async () => {
    await host({ app: { ...app, permissions: {} } });
    expect((await run(FIRST, { app: true })).log).toEqual([
      expect.stringContaining('The app behind refine-token needs the permissions contents: write'),
    ]);
  });
});
