import { describe, expect, test } from '@jest/globals';
import type { TrustReport } from '../../src/report/schemas/trust-report.js';
import { pushOf, REMEMBERING } from './action-scene.js';
import type { HostedPeople } from './github-stand-in.js';
import {
  git,
  hostedOnGitHub,
  pushToPullRequest,
  type PullRequestRepository,
} from './pull-request.js';
import {
  ADOPTION,
  CONTRIBUTOR,
  FACT_ID,
  FACT_TEXT,
  review,
  setReviewStage,
  under,
} from './reviewed-pull.js';
import type { RunActionOptions } from './run-action.js';

const { stage, host } = setReviewStage();

const PULLS = /\/commits\/[0-9a-f]{40}\/pulls$/;
const WRITERS = { alice: 'write', contributor: 'write', maintainer: 'admin' } as const;
const REQUIRE = 'adoption: {adopters: [alice]}\nbase_audit: require\n';

/** The pull request is merged: what was its merge commit is the tip of the branch, and GitHub knows who did what. */
function merged(pull: PullRequestRepository, people: HostedPeople = {}, more: object = {}): void {
  git(pull.origin, ['update-ref', 'refs/heads/main', pull.mergeSha]);
  const hosted = hostedOnGitHub(pull);
  const pullRequests = (hosted.pullRequests ?? []).map((one) => ({
    ...one,
    state: 'closed' as const,
    merged: true,
    merged_at: '2026-02-02T00:00:00Z',
    merge_commit_sha: pull.mergeSha,
    ...more,
  }));
  stage.api.host({
    ...hosted,
    pullRequests,
    people: { collaborators: WRITERS, pullsOfCommit: { [pull.mergeSha]: [7] }, ...people },
  });
}

interface Audited {
  readonly code: number | null;
  readonly audited: boolean | undefined;
  readonly says: readonly string[];
}

async function audit(
  pull: PullRequestRepository,
  options: Partial<RunActionOptions> = {},
): Promise<Audited> {
  const run = await stage.run(pull, {
    eventName: 'push',
    ref: 'refs/heads/main',
    payload: pushOf(pull, { before: pull.baseSha }),
    sha: pull.mergeSha,
    ...options,
  });
  const report = JSON.parse(String(run.tempFiles.get('memtrust/trust-report.json'))) as TrustReport;
  return {
    code: run.code,
    audited: report.entries.find(({ id }) => id === FACT_ID)?.audited,
    says: report.findings
      .filter(({ rule }) => rule === 'MT707')
      .map(({ severity, message }) => `${severity} ${message}`),
  };
}

const schedule = (pull: PullRequestRepository): Partial<RunActionOptions> => ({
  eventName: 'schedule',
  payload: { schedule: '0 3 * * *' },
  sha: pull.mergeSha,
});

describe('a merged pull request', () => {
  test('with a valid approval is audited, with few questions, also from a shallow clone', async () => {
    for (const fetchDepth of [0, 1]) {
      const pull = await host({ base: under(REQUIRE), fetchDepth });
      merged(pull, { reviews: [review(pull)] });
      expect(await audit(pull)).toEqual({ code: 0, audited: true, says: [] });
      const paths = stage.api.requests.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.length).toBeLessThanOrEqual(6);
    }
  });

  test.each([
    ['warning', 0, 'adoption: {adopters: [alice]}\n'],
    ['error', 1, REQUIRE],
  ])('that an admin merged without one is not (%s)', async (severity, code, policy) => {
    const pull = await host({ base: under(policy), fetchDepth: 0 });
    merged(pull, {
      reviews: [review(pull, { user: { login: 'maintainer', id: 501, type: 'User' } })],
    });
    expect(await audit(pull)).toEqual({
      code,
      audited: false,
      says: [
        `${severity} the adoption of \`${FACT_ID}\` is not audited: pull request #7 merged without a valid approval`,
      ],
    });
  });

  test('is not by an approval of other bytes', async () => {
    const first = await host({
      base: under(REQUIRE),
      head: {
        ...ADOPTION,
        [`.memtrust/facts/${FACT_ID}.md`]: FACT_TEXT.replace('waits', 'never waits'),
      },
    });
    const pull = pushToPullRequest(first, { [`.memtrust/facts/${FACT_ID}.md`]: FACT_TEXT });
    stage.after(() => pull.remove());
    merged(pull, { reviews: [review(first)] });
    expect(await audit(pull)).toMatchObject({ code: 1, audited: false });
  });

  test('is not by an approval of who staged what it adopts', async () => {
    const pull = await host({
      base: {
        ...under(REQUIRE),
        '.memtrust/workspace/staging/new-pattern-waits.md': 'Between tries it waits.\n',
      },
      fetchDepth: 0,
    });
    for (const [login, audited] of [
      ['alice', false],
      ['contributor', true],
    ] as const) {
      const [one] = hostedOnGitHub(pull).pullRequests ?? [];
      merged(pull, {
        reviews: [review(pull)],
        pullsOfCommit: { [pull.mergeSha]: [7], [pull.baseSha]: [5] },
      });
      if (one !== undefined)
        stage.api.host({
          ...hostedOnGitHub(pull),
          pullRequests: [
            {
              ...one,
              number: 5,
              state: 'closed',
              merged: true,
              merged_at: '2026-01-01T00:00:00Z',
              user: { ...one.user, login },
            },
          ],
        });
      expect(await audit(pull)).toMatchObject({ code: audited ? 0 : 1, audited });
    }
  });

  test('into another branch is not', async () => {
    const pull = await host({ base: under(REQUIRE), fetchDepth: 0 });
    const [one] = hostedOnGitHub(pull).pullRequests ?? [];
    merged(pull, { reviews: [review(pull)] }, { base: { ...one?.base, ref: 'develop' } });
    expect(await audit(pull)).toMatchObject({
      code: 1,
      audited: false,
      says: [expect.stringContaining('#7, which was merged into `develop` and not into `main`')],
    });
  });

  test('of an adopter under approvals: 0 is; of anybody else not', async () => {
    for (const [login, audited] of [
      ['contributor', true],
      ['alice', false],
    ] as const) {
      const pull = await host({
        base: under(`adoption: {approvals: 0, adopters: [${login}]}\nbase_audit: require\n`),
        author: CONTRIBUTOR,
        fetchDepth: 0,
      });
      merged(pull);
      expect(await audit(pull)).toMatchObject({ code: audited ? 0 : 1, audited });
    }
  });
});

describe('a direct push', () => {
  test.each([
    ['warning', 0, 'adoption: {adopters: [alice]}\n'],
    ['error', 1, REQUIRE],
  ])('is named with who pushed (%s)', async (severity, code, policy) => {
    const pull = await host({ base: under(policy), fetchDepth: 0 });
    merged(pull, {
      pullsOfCommit: {},
      pushes: [
        { ref: 'refs/heads/main', actor: 'mallory', before: pull.baseSha, after: pull.mergeSha },
      ],
    });
    expect(await audit(pull)).toEqual({
      code,
      audited: false,
      says: [
        `${severity} the adoption of \`${FACT_ID}\` is not audited: pushed directly by \`mallory\` in \`${pull.mergeSha.slice(0, 7)}\``,
      ],
    });
  });

  test('is found as well where the pull request of the commit is still open', async () => {
    const pull = await host({ base: under(REQUIRE), fetchDepth: 0 });
    merged(pull, { reviews: [review(pull)] }, { state: 'open', merged: false, merged_at: null });
    expect(await audit(pull)).toMatchObject({
      code: 1,
      audited: false,
      says: [expect.stringContaining('pushed directly in')],
    });
  });

  test('that brings no decision asks nothing', async () => {
    const pull = await host({ base: REMEMBERING, head: { 'README.md': 'hello again\n' } });
    expect(await audit(pull)).toMatchObject({ code: 0, says: [] });
    expect(stage.api.requests).toEqual([]);
  });
});

describe('a schedule', () => {
  test('asks about all of the branch', async () => {
    const pull = await host({ base: under(REQUIRE), fetchDepth: 0 });
    merged(pull, { reviews: [review(pull)] });
    expect(await audit(pull, schedule(pull))).toEqual({
      code: 1,
      audited: true,
      says: [
        'error the adoption of `retry/three` is not audited: it is in the first commit of the branch',
      ],
    });
  });

  test('without memory asks nothing', async () => {
    const pull = await host({
      base: { 'README.md': 'hello\n' },
      head: { 'README.md': 'hello again\n' },
    });
    expect(await audit(pull, schedule(pull))).toMatchObject({ code: 0, says: [] });
    expect(stage.api.requests).toEqual([]);
  });

  test('in a clone that cannot tell says so', async () => {
    const pull = await host({ base: under(REQUIRE), head: ADOPTION });
    const later = pushToPullRequest(pull, { 'README.md': 'hello again\n' });
    stage.after(() => later.remove());
    git(later.workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    merged(later);
    expect(await audit(later, schedule(later))).toMatchObject({
      code: 1,
      audited: false,
      says: [
        'error the decisions on `retry/backoff`, `retry/three` are not audited: history too shallow to audit',
      ],
    });
    expect(stage.api.requests).toEqual([]);
  });
});

describe('an answer that does not come', () => {
  test.each([
    ['a refusal', { status: 403, times: 9 }, 'GitHub did not say how it got there (status 403)'],
    ['no page', { status: 422, times: 9 }, 'GitHub did not say how it got there (status 422)'],
    ['no JSON', { status: 200, body: Buffer.from('<html>'), times: 9 }, 'GitHub did not answer'],
  ])('(%s) audits nothing', async (_what, fault, why) => {
    for (const [policy, code] of [
      ['adoption: {adopters: [alice]}\n', 0],
      [REQUIRE, 1],
    ] as const) {
      const pull = await host({ base: under(policy), fetchDepth: 0 });
      merged(pull, { reviews: [review(pull)] });
      stage.api.failNext('GET', PULLS, fault);
      expect(await audit(pull)).toMatchObject({
        code,
        audited: false,
        says: [expect.stringContaining(why)],
      });
    }
  });

  test('about reviews neither', async () => {
    const pull = await host({ base: under(REQUIRE), fetchDepth: 0 });
    merged(pull, { reviews: [review(pull)] });
    stage.api.failNext('GET', /\/reviews$/, { status: 403, times: 9 });
    expect(await audit(pull)).toMatchObject({
      code: 1,
      audited: false,
      says: [expect.stringContaining('GitHub does not show the reviews')],
    });
  });
});
