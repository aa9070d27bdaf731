import { describe, expect, test } from '@jest/globals';
import type { RunActionOptions } from '../e2e/run-action.js';
import { pushToPullRequest, type PullRequestRepository } from '../e2e/pull-request.js';
import {
  ALICE,
  CONTRIBUTOR,
  PASSED,
  REFUSED,
  review,
  setReviewStage,
  under,
} from '../e2e/reviewed-pull.js';

const { stage, host, people, judge } = setReviewStage();

/** What a runner gets when the queue is about to merge the pull request as it stands. */
function queue(
  pull: PullRequestRepository,
  headRef: string = `refs/heads/gh-readonly-queue/main/pr-7-${pull.baseSha}`,
  baseRef: string = 'refs/heads/main',
): Partial<RunActionOptions> {
  const group = {
    head_sha: pull.mergeSha,
    head_ref: headRef,
    base_sha: pull.baseSha,
    base_ref: baseRef,
  };
  return {
    eventName: 'merge_group',
    ref: headRef,
    payload: {
      action: 'checks_requested',
      merge_group: group,
      repository: pull.payload.repository,
      sender: pull.payload.sender,
    },
  };
}

describe('SECURITY S38: in a merge queue', () => {
  test('an approval of the pull request counts', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull, queue(pull))).toMatchObject({
      ...PASSED,
      approvals: ['alice counts: an adopter with write permission approved exactly these bytes'],
    });
  });

  test('none fails as on the pull request', async () => {
    const pull = await host();
    people(pull, {});
    expect(await judge(pull, queue(pull))).toMatchObject(REFUSED);
  });

  test('an approval of its author does not count', async () => {
    const pull = await host();
    people(pull, {
      reviews: [review(pull, { user: CONTRIBUTOR })],
      collaborators: { contributor: 'admin', alice: 'write' },
    });
    expect(await judge(pull, queue(pull))).toMatchObject({
      ...REFUSED,
      approvals: [expect.stringContaining('does not')],
    });
  });

  test('an approval of other bytes than those in the queue does not count', async () => {
    const pull = await host();
    const pushed = pushToPullRequest(pull, {
      '.memtrust/facts/retry/backoff.md': '---\nstatus: candidate\n---\nOtherwise.\n',
    });
    // The queue still has what was there before.
    people(pushed, { reviews: [review(pull)] });
    const seen = await judge(pull, queue(pull));
    expect(seen).toMatchObject({
      ...REFUSED,
      approvals: [
        'alice does not: pull request 7 has other content at its head than the queue would merge',
      ],
    });
  });

  test('the commits of the queue name the pull request too', async () => {
    const pull = await host();
    people(pull, { reviews: [review(pull)], pullsOfCommit: { [pull.headSha]: [7] } });
    expect(await judge(pull, queue(pull, 'refs/heads/some-other-queue'))).toMatchObject(PASSED);
  });

  test.each([
    ['that is closed', 'closed', 'refs/heads/main'],
    ['into another branch', 'open', 'refs/heads/lax'],
  ] as const)('a pull request %s approves nothing', async (_what, state, baseRef) => {
    const pull = await host();
    Object.assign(pull.payload.pull_request, { state });
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull, queue(pull, undefined, baseRef))).toMatchObject({
      ...REFUSED,
      approvals: [],
    });
  });

  test('with approvals: 0 the author of the pull request adopts alone', async () => {
    const pull = await host({
      base: under('adoption:\n  approvals: 0\n  adopters: [alice]\n'),
      author: ALICE,
    });
    people(pull, {});
    expect(await judge(pull, queue(pull))).toMatchObject(PASSED);
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('and nobody else does', async () => {
    const pull = await host({ base: under('adoption:\n  approvals: 0\n  adopters: [alice]\n') });
    people(pull, {});
    expect(await judge(pull, queue(pull))).toMatchObject(REFUSED);
    expect(await judge(pull)).toMatchObject(REFUSED);
    expect(stage.api.requests.filter(({ path }) => path.startsWith('/orgs/'))).toEqual([]);
  });
});
