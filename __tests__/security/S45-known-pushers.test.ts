import { describe, expect, it } from '@jest/globals';
import type { GitHubCommit } from '../../src/gate/authority/commit.js';
import {
  doubtAboutPushes,
  type ListedPushes,
  type Push,
} from '../../src/gate/authority/pushers.js';
import type { ReviewEvidence } from '../../src/gate/authority/review-evidence.js';
import { evaluateReviews } from '../../src/gate/authority/reviews.js';
import { phraseText, plain } from '../../src/text/phrase.js';
import { approvedBy, check, said, store } from '../store.js';

const commit = (sha: string, ...parents: readonly string[]): GitHubCommit => ({
  sha,
  parents,
  author: 'mallory',
  committer: 'mallory',
  verified: false,
});
const push = (before: string | null, after: string, actor: string | null = 'mallory'): Push => ({
  before,
  after,
  actor,
});
/** base ─ c1 ─ c2 ─ c3 */
const COMMITS = [commit('c1', 'base'), commit('c2', 'c1'), commit('c3', 'c2')];
const doubt = (
  pushes: readonly Push[],
  more: { readonly isWhole?: boolean; readonly commits?: readonly GitHubCommit[] } = {},
): string | null => {
  const listed: ListedPushes = { pushes, isWhole: more.isWhole ?? true };
  const found = doubtAboutPushes(listed, 'c3', more.commits ?? COMMITS, 'base');
  return found === null ? null : phraseText(found.why);
};
const gap = (sha: string): string =>
  `GitHub has no record of the push that added \`${sha}\` to the branch of the pull request`;

describe('SECURITY S45: who pushed the commits of a pull request is known', () => {
  it.each<readonly [string, readonly Push[]]>([
    ['one push created the branch', [push(null, 'c3')]],
    ['several pushes, one after the other', [push('c2', 'c3'), push('c1', 'c2'), push(null, 'c1')]],
    ['the branch was created at a commit of the base', [push('base', 'c3'), push(null, 'base')]],
    [
      'the branch was set back to the base, and pushed to again',
      [push('base', 'c3'), push('gone', 'base'), push('older', 'gone')],
    ],
    ['a later push that is not judged yet', [push('c3', 'c4'), push(null, 'c3')]],
    ['pushed away and back again', [push('x', 'c3'), push('c3', 'x'), push(null, 'c3')]],
  ])('where %s', (_what, pushes) => {
    expect(doubt(pushes)).toBeNull();
  });

  it.each<readonly [string, readonly Push[], string]>([
    ['GitHub names no push at all', [], gap('c3')],
    ['the last push is missing', [push(null, 'c2')], gap('c3')],
    ['the first push is missing', [push('c2', 'c3')], gap('c2')],
    ['a push between them is missing', [push('c2', 'c3'), push(null, 'c1')], gap('c2')],
    ['what a force push wrote over is not there', [push('gone', 'c3')], gap('gone')],
    ['the pushes turn in a circle', [push('c2', 'c3'), push('c3', 'c2')], gap('c3')],
  ])('and is not where %s', (_what, pushes, why) => {
    expect(doubt(pushes)).toBe(why);
  });

  it('nor where the list was cut off before', () => {
    const pushes = Array.from({ length: 1_000 }, (_, index) =>
      push(index === 999 ? 'c1' : 'c3', 'c3'),
    );
    expect(doubt(pushes, { isWhole: false })).toBe(
      'the branch of the pull request was pushed to more than 1000 times; memtrust checks no more pushes',
    );
    // What is needed came before the end.
    expect(doubt([push(null, 'c3'), ...pushes], { isWhole: false })).toBeNull();
  });

  it('a merge of the base into the branch starts from what the branch had', () => {
    const commits = [...COMMITS.slice(0, 2), commit('c3', 'c2', 'newer base')];
    expect(doubt([push('c2', 'c3'), push(null, 'c2')], { commits })).toBeNull();
    expect(doubt([push('c2', 'c3')], { commits })).toBe(gap('c2'));
  });
});

describe('SECURITY S45: an approval does not count where that is unknown', () => {
  const given: ReviewEvidence = {
    reviews: [{ login: 'alice', human: true, state: 'APPROVED', commitId: 'c3' }],
    author: 'mallory',
    commits: COMMITS,
    pushes: [push(null, 'c3')],
    adopters: { accounts: ['alice'], teams: [] },
    needed: 1,
    mayWrite: new Map([['alice', true]]),
    touches: new Map([['..c3', true]]),
    coverage: new Map([['c3', { same: true }]]),
    members: new Map(),
    staged: [],
    introducers: new Map(),
  };
  const heard = (more: Partial<ReviewEvidence>): (readonly [boolean, string])[] =>
    evaluateReviews({ ...given, ...more }).approvals.map(({ counted, why }) => [counted, why]);

  it('says why and what to do', () => {
    expect(heard({})).toEqual([
      [true, 'an adopter with write permission approved exactly these bytes'],
    ]);
    expect(
      heard({ pushes: { why: plain('GitHub is silent'), remedy: plain('Run the job again.') } }),
    ).toEqual([
      [
        false,
        'memtrust cannot tell who pushed the approved commit: GitHub is silent. Run the job again.',
      ],
    ]);
    expect(heard({ author: null })).toEqual([
      [
        false,
        'memtrust cannot tell who opened the pull request; open it again from an existing account',
      ],
    ]);
  });

  it('and where GitHub does not name the account of a push that changes it', () => {
    const nameless = [push(null, 'c3', null)];
    expect(heard({ pushes: nameless })).toEqual([
      [
        false,
        'GitHub does not name the account that pushed `c3`, which touches what is approved; push it again from a known account',
      ],
    ]);
    expect(heard({ pushes: nameless, touches: new Map([['..c3', null]]) })).toEqual([
      [
        false,
        'GitHub does not name the account that pushed `c3`, which may touch what is approved; push it again from a known account',
      ],
    ]);
    expect(heard({ pushes: nameless, touches: new Map([['..c3', false]]) })).toEqual([
      [true, 'an adopter with write permission approved exactly these bytes'],
    ]);
  });

  it('nor does an adopter adopt alone what somebody unknown may have written', async () => {
    const base = store().policy({ adoption: { approvals: 0, adopters: ['alice'] } });
    const unknown = { why: plain('GitHub is silent'), remedy: plain('Run the job again.') };
    const authority = {
      ...approvedBy(),
      author: 'alice',
      originOf: async () => ({ authors: ['alice'], others: [], doubt: unknown }),
      doubt: async () => unknown,
    };
    const evaluation = await check(base, base.fact('x').adopted(), { authority });
    expect(said(evaluation, 'MT202')).toEqual([
      '+error: the adoption of `x` is not approved, because its author is not known: GitHub is silent',
    ]);
  });
});
