import { describe, expect, test } from '@jest/globals';
import { factText } from './action-scene.js';
import type { HostedPeople } from './github-stand-in.js';
import { git, hostedOnGitHub, type PullRequestRepository } from './pull-request.js';
import {
  adopting,
  ALICE,
  BOB,
  FACT_ID,
  FACT_TEXT,
  PASSED,
  REFUSED,
  review,
  setReviewStage,
  under,
} from './reviewed-pull.js';

/** Whoever makes the commits of the base. */
const MAINTAINER = { login: 'maintainer', id: 501, type: 'User' } as const;
const NOTE = '.memtrust/workspace/staging/new-pattern-waits.md';
const BASE = {
  ...under('adoption:\n  adopters: [alice, bob, maintainer]\n'),
  [NOTE]: 'Between tries it waits.\n',
};

const { stage, host, people, judge } = setReviewStage();

/** What GitHub was asked about who staged something, beside which notes were there once. */
const asked = (): string[] =>
  stage.api.requests
    .filter(({ path }) => /\/commits(?:\/[0-9a-f]+\/pulls)?$/.test(path))
    .map(({ path, query }) => query['path'] ?? path)
    .filter((path) => !path.endsWith('/staging'));

/** The note came to the base with a pull request of its own. */
const broughtBy = (
  pull: PullRequestRepository,
  login: string,
  given: HostedPeople,
  commit: string = pull.baseSha,
): void => {
  const [own] = hostedOnGitHub(pull).pullRequests ?? [];
  if (own === undefined) throw new Error('no pull request');
  stage.api.host({
    ...hostedOnGitHub(pull),
    pullRequests: [
      own,
      {
        ...own,
        number: 5,
        state: 'closed',
        merged: true,
        merged_at: '2026-01-01T00:00:00Z',
        user: { ...own.user, login },
      },
    ],
  });
  people(pull, { pullsOfCommit: { [commit]: [5] }, ...given });
};

describe('an account that introduced a staged note does not approve what was made of it (SECURITY S20)', () => {
  test.each([
    [
      'named by the fact, in other words',
      factText('accepted', 'It waits between tries.').replace(
        'status:',
        `x-source-ref: staged:${NOTE}\nstatus:`,
      ),
    ],
    ['not named, in the same words', FACT_TEXT],
  ])('%s', async (_what, text) => {
    const pull = await host({ base: BASE, head: adopting(FACT_ID, text) });
    people(pull, { reviews: [review(pull, { user: MAINTAINER })] });
    const refused = await judge(pull);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.approvals[0]).toMatch(
      /^maintainer does not: the account is the committer of `[0-9a-f]{7}`, which changed `.*new-pattern-waits.md`, the source of the change; this relies on/,
    );
    people(pull, { reviews: [review(pull, { user: MAINTAINER }), review(pull)] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('nor does who opened the pull request that brought it, whatever name its commits bear', async () => {
    const pull = await host({
      base: BASE,
      head: { ...adopting(FACT_ID, FACT_TEXT), [NOTE]: null },
    });
    broughtBy(pull, 'alice', { reviews: [review(pull)] });
    const refused = await judge(pull);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.approvals).toEqual([
      `alice does not: the account opened pull request #5, which added \`${NOTE}\`, the source of the change`,
    ]);
    broughtBy(pull, 'alice', { reviews: [review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('nor of a note that was refined before, and is gone: who took it away had no part in it', async () => {
    const text = FACT_TEXT.replace('status:', `x-source-ref: staged:${NOTE}\nstatus:`);
    const pull = await host({
      base: BASE,
      baseAfter: { [NOTE]: null },
      head: adopting(FACT_ID, text),
    });
    const staged = git(pull.origin, ['rev-parse', `${pull.baseSha}^`]).trim();
    broughtBy(pull, 'alice', { reviews: [review(pull)] }, staged);
    expect(await judge(pull)).toMatchObject({
      ...REFUSED,
      approvals: [
        `alice does not: the account opened pull request #5, which added \`${NOTE}\`, the source of the change`,
      ],
    });
    broughtBy(pull, 'alice', { reviews: [review(pull)] }, pull.baseSha);
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test.each<readonly [string, string | null]>([
    ['removed in an earlier change', null],
    ['given another text in an earlier change', 'Nobody waits.\n'],
  ])('nor of a note that was %s, and that nothing names', async (_what, after) => {
    const pull = await host({
      base: BASE,
      baseAfter: { [NOTE]: after },
      head: adopting(FACT_ID, FACT_TEXT.replace('tries it', 'tries  it')),
    });
    const staged = git(pull.origin, ['rev-parse', `${pull.baseSha}^`]).trim();
    broughtBy(pull, 'alice', { reviews: [review(pull)] }, staged);
    expect(await judge(pull)).toMatchObject({
      ...REFUSED,
      approvals: [
        `alice does not: the account opened pull request #5, which added \`${NOTE}\`, the source of the change`,
      ],
    });
    broughtBy(pull, 'alice', { reviews: [review(pull, { user: BOB })] }, staged);
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('and nobody does where GitHub does not tell which notes were there once', async () => {
    const pull = await host({
      base: BASE,
      baseAfter: { [NOTE]: null },
      head: adopting(FACT_ID, FACT_TEXT),
    });
    people(pull, { reviews: [review(pull)] });
    stage.api.failNext('GET', /\/commits$/, { status: 404 });
    const seen = await judge(pull);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toContain(
      'GitHub did not say which staged notes were changed or removed before',
    );
  });

  test.each([
    ['the commits of the note', /\/commits$/],
    ['the pull requests that brought it', /\/commits\/[0-9a-f]+\/pulls$/],
  ])('and nobody does where GitHub does not tell %s', async (_what, path) => {
    const pull = await host({ base: BASE, head: adopting(FACT_ID, FACT_TEXT) });
    people(pull, { reviews: [review(pull)] });
    stage.api.failNext('GET', path, { status: 403, times: 5 });
    const seen = await judge(pull);
    expect(seen).toMatchObject({
      ...REFUSED,
      approvals: [
        `alice does not: GitHub did not say who introduced \`${NOTE}\`, a source of the change`,
      ],
    });
  });
});

describe('who staged something is asked only where it matters', () => {
  test('not where the adoption was made of nothing staged', async () => {
    const other = await host({
      base: { ...BASE, [NOTE]: 'Nobody waits.\n' },
      head: adopting(FACT_ID, FACT_TEXT),
    });
    people(other, { reviews: [review(other, { user: MAINTAINER })] });
    expect(await judge(other)).toMatchObject(PASSED);
    expect(asked()).toEqual([]);
  });

  test('once for all who approve, up to the base', async () => {
    const pull = await host({ base: BASE, head: adopting(FACT_ID, FACT_TEXT) });
    people(pull, { reviews: [review(pull), review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(PASSED);
    expect(asked()).toEqual([NOTE, `/repos/acme/widgets/commits/${pull.baseSha}/pulls`]);
    expect(stage.api.requests.find(({ query }) => query['path'] === NOTE)?.query['sha']).toBe(
      pull.baseSha,
    );
  });

  test('not about an approval that counts for nothing anyway', async () => {
    const pull = await host({ base: BASE, head: adopting(FACT_ID, FACT_TEXT) });
    people(pull, { reviews: [review(pull, { user: { ...ALICE, login: 'stranger' } })] });
    expect(await judge(pull)).toMatchObject(REFUSED);
    expect(asked()).toEqual([]);
  });
});
