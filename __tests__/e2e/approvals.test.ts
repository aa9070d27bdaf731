import { describe, expect, test } from '@jest/globals';
import { commandsOf, commentsOn, factText } from './action-scene.js';
import type { TrustReport } from '../../src/report/trust-report.js';
import type { HostedPeople } from './github-stand-in.js';
import {
  pushManyCommits,
  pushToBranch,
  pushToPullRequest,
  updateBranch,
  type PullRequestRepository,
} from './pull-request.js';
import {
  ADOPTION,
  adopting,
  ALICE,
  BOB,
  CONTRIBUTOR,
  FACT_ID,
  FACT_TEXT,
  PASSED,
  REFUSED,
  review,
  setReviewStage,
  STRANGER,
  under,
} from './reviewed-pull.js';

const FACT = `.memtrust/facts/${FACT_ID}.md`;
const LEDGER = `.memtrust/ledger/${FACT_ID}.jsonl`;

const { stage, host, people, judge } = setReviewStage();

describe('a valid approval', () => {
  test('passes the gate, and the fact is trusted once merged', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull)] });
    const seen = await judge(pull);
    expect(seen).toMatchObject({
      ...PASSED,
      approvals: ['alice counts: an adopter with write permission approved exactly these bytes'],
    });
    expect(seen.run.outputs['trusted']).toBe('1');
    expect(commentsOn(stage.api)[0]?.body).toContain('trusted once merged');
  });

  test('is told as candidate.reviewed in the report, and in no ledger; a comment is not', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull, { user: STRANGER, state: 'COMMENTED' }), review(pull)] });
    const { run } = await judge(pull);
    const report: TrustReport = JSON.parse(String(run.tempFiles.get('memtrust/trust-report.json')));
    expect(report.adoption[0]?.events).toEqual([
      {
        type: 'candidate.reviewed',
        fact: FACT_ID,
        claim: report.adoption[0]?.claim,
        binding: report.adoption[0]?.binding,
        reviewed_by: 'alice',
        commit_id: pull.headSha,
      },
    ]);
  });

  test('is missing without a review', async () => {
    const pull = await host();
    people(pull, {});
    expect(await judge(pull)).toMatchObject({ ...REFUSED, approvals: [] });
  });

  test('is kept by "Update branch" where the covered bytes are the same', async () => {
    const pull = await host();
    pushToBranch(pull, 'main', { 'README.md': 'hello, all\n' });
    const updated = updateBranch(pull, ALICE);
    people(updated, {
      reviews: [review(pull)],
      pushes: [
        { ref: 'refs/heads/change', actor: 'alice', before: pull.headSha, after: updated.headSha },
      ],
    });
    expect(await judge(updated)).toMatchObject(PASSED);
  });

  test('is on the third page', async () => {
    const pull = await host();
    const chat = Array.from({ length: 230 }, () =>
      review(pull, { user: STRANGER, state: 'COMMENTED' }),
    );
    people(pull, { reviews: [...chat, review(pull)] });
    const seen = await judge(pull);
    expect(seen).toMatchObject(PASSED);
    expect(seen.approvals).toHaveLength(231);
  });

  test('is not made void by a forged Co-authored-by', async () => {
    const pull = await host();
    const forged = pushToPullRequest(
      pull,
      { [FACT]: `${FACT_TEXT}\n`, ...adopting(FACT_ID, `${FACT_TEXT}\n`) },
      { message: 'More\n\nCo-authored-by: alice <601+alice@users.noreply.github.com>' },
    );
    people(forged, { reviews: [review(forged)] });
    expect(await judge(forged)).toMatchObject(PASSED);
  });

  test('may be of somebody who wrote another part of the pull request', async () => {
    const pull = await host();
    const helped = pushToPullRequest(
      pull,
      { 'README.md': 'hello from alice\n' },
      { author: ALICE },
    );
    people(helped, {
      reviews: [review(helped)],
      pushes: [
        { ref: 'refs/heads/change', actor: 'alice', before: pull.headSha, after: helped.headSha },
      ],
    });
    expect(await judge(helped)).toMatchObject(PASSED);
  });

  test('of two that are asked for needs the other', async () => {
    const pull = await host({
      base: under('adoption:\n  approvals: 2\n  adopters: [alice, bob]\n'),
    });
    people(pull, { reviews: [review(pull), review(pull)] });
    expect(await judge(pull)).toMatchObject(REFUSED);
    people(pull, { reviews: [review(pull), review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('on a pull request of a fork counts the same', async () => {
    const pull = await host(
      { headRepository: 'contributor/widgets-fork' },
      { permissions: { contents: 'read', 'pull-requests': 'read' } },
    );
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('counts in a full clone too', async () => {
    const pull = await host({ fetchDepth: 0 });
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });
});

describe('an approval does not count (SECURITY S20)', () => {
  test.each<readonly [string, (pull: PullRequestRepository) => HostedPeople, string]>([
    [
      'dismissed',
      (pull) => ({ reviews: [review(pull, { state: 'DISMISSED' })] }),
      'it was dismissed',
    ],
    [
      'changes requested later',
      (pull) => ({ reviews: [review(pull), review(pull, { state: 'CHANGES_REQUESTED' })] }),
      'the same account asked for changes later',
    ],
    [
      'dismissed, then revived by an older one',
      (pull) => ({ reviews: [review(pull), review(pull, { state: 'DISMISSED' })] }),
      'which does not restore this one',
    ],
    [
      'of the author',
      (pull) => ({ reviews: [review(pull, { user: CONTRIBUTOR })] }),
      'the author of the pull request cannot approve it',
    ],
    [
      'of the pusher of it',
      (pull) => ({
        reviews: [review(pull)],
        pushes: [
          { ref: 'refs/heads/change', actor: 'alice', before: pull.baseSha, after: pull.headSha },
        ],
      }),
      'the account pushed',
    ],
    [
      'of a bot',
      (pull) => ({
        reviews: [review(pull, { user: { login: 'alice[bot]', id: 9, type: 'Bot' } })],
      }),
      'the account does not belong to a person',
    ],
    [
      'without write permission',
      (pull) => ({ reviews: [review(pull)], collaborators: { alice: 'read' } }),
      'the account may not write to this repository',
    ],
    [
      'of nobody who may adopt',
      (pull) => ({ reviews: [review(pull, { user: BOB })] }),
      'the account is not an adopter here',
    ],
    [
      'of a ghost',
      (pull) => ({ reviews: [review(pull, { user: null })] }),
      'the account was deleted',
    ],
  ])('%s', async (_what, given, why) => {
    const pull = await host();
    people(pull, given(pull));
    const seen = await judge(pull);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toContain(why);
    expect(seen.approvals.filter((line) => line.includes(' counts'))).toEqual([]);
  });

  test('of other bytes than those that would be merged', async () => {
    const pull = await host();
    const changed = factText('accepted', 'It never waits.');
    const pushed = pushToPullRequest(pull, adopting(FACT_ID, changed));
    people(pushed, { reviews: [review(pull)] });
    const seen = await judge(pushed);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toContain(
      'does not: it approved something other than what would be merged',
    );
  });

  test('of the text alone, before the record was there', async () => {
    const pull = await host({ head: { [FACT]: FACT_TEXT } });
    const { [LEDGER]: line = null } = ADOPTION;
    const recorded = pushToPullRequest(pull, { [LEDGER]: line });
    people(recorded, { reviews: [review(pull)] });
    const seen = await judge(recorded);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toContain('the record of `retry/backoff` was missing');
  });

  test('of what is cited, where that changed since', async () => {
    const pull = await host({
      head: {
        ...adopting(
          FACT_ID,
          FACT_TEXT.replace(
            'path: src/retry.ts\n',
            'path: src/retry.ts\n    quote: "retries = 3"\n',
          ).replace(
            /digest: \S+/,
            'digest: sha256:2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
          ),
        ),
      },
    });
    const pushed = pushToPullRequest(pull, {
      'src/retry.ts': 'export const retries = 3;\nexport const lie = true;\n',
    });
    people(pushed, { reviews: [review(pull)] });
    const seen = await judge(pushed);
    expect(seen.effective).not.toBe('on_merge');
    expect(seen.approvals[0]).toContain('what would be merged: `src/retry.ts` differs');
  });

  test('of who wrote a commit of it, under another name than the author of the pull request', async () => {
    const pull = await host({ head: { 'README.md': 'x\n' } });
    const written = pushToPullRequest(pull, ADOPTION, { author: ALICE });
    people(written, { reviews: [review(written)] });
    const seen = await judge(written);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toMatch(
      /the account is the committer of .* which touches what is approved; this relies on the e-mail address/,
    );
  });

  test('of no adopter for the path', async () => {
    const pull = await host({
      base: under('adoption:\n  adopters: [alice]\n  paths: {"retry/**": [bob]}\n'),
    });
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull)).toMatchObject({
      ...REFUSED,
      approvals: ['alice does not: the account is not an adopter here'],
    });
    people(pull, { reviews: [review(pull), review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('of a commit that GitHub gives nobody any more', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull, { commit: 'd'.repeat(40) })] });
    expect(await judge(pull)).toMatchObject({
      ...REFUSED,
      approvals: ['alice does not: the approved commit can no longer be read'],
    });
  });

  test.each([
    [
      'the permission',
      /\/collaborators\/alice\/permission$/,
      'GitHub did not say whether the account may write',
    ],
    ['the commits', /\/compare\//, 'not every commit of the pull request could be read'],
  ])('where the API refuses %s', async (_what, path, why) => {
    const pull = await host();
    people(pull, { reviews: [review(pull)] });
    stage.api.failNext('GET', path, { status: 403, times: 5 });
    const seen = await judge(pull);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toContain(why);
  });

  test('where the API refuses the reviews: nothing is judged', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull)] });
    stage.api.failNext('GET', /\/reviews$/, { status: 403, times: 5 });
    const { code, verdict, run } = await judge(pull);
    expect([code, verdict]).toEqual([1, 'error']);
    expect(
      commandsOf(run)
        .map(({ data }) => data)
        .join(' '),
    ).toContain('pull-requests');
  });
});

describe('an approval does not count where it is not known who pushed (SECURITY S45)', () => {
  /** Alice pushed what she approves, under the name of somebody else. */
  const pushedByAlice = (pull: PullRequestRepository): HostedPeople => ({
    reviews: [review(pull)],
    pushes: [
      { ref: 'refs/heads/change', actor: 'alice', before: '0'.repeat(40), after: pull.headSha },
    ],
  });
  const unknown = (why: string): string =>
    `alice does not: memtrust cannot tell who pushed the approved commit: ${why}`;

  test.each([
    [
      500,
      'GitHub did not say who pushed to `acme/widgets` (it answered 500, 4 times). Run the job again.',
    ],
    [
      403,
      'GitHub did not say who pushed to `acme/widgets` (status 403). Give the job `permissions:` with `contents: read`.',
    ],
    [
      404,
      'GitHub did not say who pushed to `acme/widgets` (status 404). Give the job `permissions:` with `contents: read`.',
    ],
    [
      429,
      'GitHub did not say who pushed to `acme/widgets` (its rate limit is reached (429)). Run the job again.',
    ],
  ])('because GitHub answers %i', async (status, why) => {
    const pull = await host();
    people(pull, pushedByAlice(pull));
    stage.api.failNext('GET', /\/activity$/, {
      status,
      times: 9,
      ...(status === 429 ? { headers: { 'retry-after': '3600' } } : {}),
    });
    const seen = await judge(pull);
    expect(seen).toMatchObject({ ...REFUSED, approvals: [unknown(why)] });
    expect(
      commandsOf(seen.run)
        .map(({ data }) => data)
        .join(' '),
    ).toContain('is not approved, because its author is not known');
  });

  test('because the fork of its branch is gone', async () => {
    const pull = await host({ headRepository: null });
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull)).toMatchObject({
      ...REFUSED,
      approvals: [
        unknown(
          'the repository of its branch was deleted, so memtrust cannot tell who pushed to it. Push the commits to a new branch of this repository, and open the pull request from there.',
        ),
      ],
    });
  });

  test('because the fork cannot be read', async () => {
    const pull = await host({ headRepository: 'contributor/widgets-fork' });
    people(pull, { reviews: [review(pull)] });
    stage.api.failNext('GET', /widgets-fork\/activity$/, { status: 404 });
    const [why] = (await judge(pull)).approvals;
    expect(why).toContain(
      '`contributor/widgets-fork` (status 404). The token must be able to read the fork: make the fork public, or push the commits to a branch of this repository',
    );
  });

  test('but after a hundred later pushes it is: all pages are read', async () => {
    const pull = await host();
    const later = Array.from({ length: 250 }, () => ({
      ref: 'refs/heads/change',
      actor: 'contributor',
      before: pull.headSha,
      after: pull.headSha,
    }));
    people(pull, {
      ...pushedByAlice(pull),
      pushes: [...later, ...(pushedByAlice(pull).pushes ?? [])],
    });
    const seen = await judge(pull);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toMatch(
      /^alice does not: the account pushed `[0-9a-f]{7}`, which touches what is approved$/,
    );
    people(pull, { reviews: [review(pull)], pushes: later });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('because the list of pushes has a gap, or is empty', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull)], onlyPushes: true });
    expect((await judge(pull)).approvals[0]).toMatch(
      /GitHub has no record of the push that added `[0-9a-f]{7}` to the branch of the pull request\. Push the commits to a new branch/,
    );
    const pushed = pushToPullRequest(pull, { 'README.md': 'more\n' });
    people(pushed, {
      reviews: [review(pushed)],
      onlyPushes: true,
      pushes: [
        {
          ref: 'refs/heads/change',
          actor: 'contributor',
          before: pull.headSha,
          after: pushed.headSha,
        },
      ],
    });
    expect(await judge(pushed)).toMatchObject(REFUSED);
  });

  test('nor does an adopter adopt alone what is in such a pull request', async () => {
    const pull = await host({
      base: under('adoption:\n  approvals: 0\n  adopters: [contributor]\n'),
    });
    people(pull, { collaborators: { contributor: 'write' } });
    expect(await judge(pull)).toMatchObject(PASSED);
    stage.api.failNext('GET', /\/activity$/, { status: 403 });
    expect(await judge(pull)).toMatchObject(REFUSED);
  });
});

describe('251 commits', () => {
  test('are all looked through: the 130th is of the reviewer', async () => {
    const pull = await host({ head: { 'README.md': 'x\n' } });
    const many = pushManyCommits(pull, 250, { 130: ALICE }, { 130: ADOPTION });
    people(many, { reviews: [review(many)] });
    const seen = await judge(many);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.approvals[0]).toContain('which touches what is approved');
    // A page whose answer takes too long on a busy machine is asked for again.
    const pages = stage.api.requests
      .filter(({ path }) => path.includes('/compare/'))
      .map(({ query }) => query['page']);
    expect([...new Set(pages)]).toEqual(['1', '2', '3']);
  });

  test('and a valid approval of them counts', async () => {
    const pull = await host();
    const many = pushManyCommits(pull, 250, { 130: ALICE });
    people(many, { reviews: [review(many)] });
    expect(await judge(many)).toMatchObject(PASSED);
  });
});
