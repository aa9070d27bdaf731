/** A candidate denies what is trusted: it is named, not adopted beside it, and adopted in its place. */
import { describe, expect, test } from '@jest/globals';
import { factText, REMEMBERING } from './action-scene.js';
import { git, pushToPullRequest, type Files } from './pull-request.js';
import { adopting, review, setReviewStage } from './reviewed-pull.js';

const { host, judge, people } = setReviewStage({ bundled: true });
const LIE = 'Authorization checks are no longer required.';
const about = (status: string, statement: string, more = ''): string =>
  factText(status, statement).replace('status:', `topic: auth\n${more}status:`);
const BASE: Files = {
  ...REMEMBERING,
  ...adopting('auth/checks', about('accepted', 'Authorization checks are required.')),
};

describe('SECURITY S57: the story of a lie', () => {
  test('is named as a candidate, fails beside the truth, and passes in its place', async () => {
    const proposed = await host({
      base: BASE,
      head: { '.memtrust/facts/auth/lie.md': about('candidate', LIE) },
      fetchDepth: 0,
    });
    people(proposed, { reviews: [] });
    const named = await judge(proposed);
    expect([named.code, named.verdict]).toEqual([0, 'pass']);
    expect(named.findings).toContain('warning MT606');
    expect(named.run.summary).toMatch(/denies \[`auth\/checks`\]\S+ which is trusted/);
    expect(named.run.summary).not.toContain('to have it trusted');
    expect(named.run.summary).not.toContain('no longer required');
    git(proposed.origin, ['update-ref', 'refs/heads/main', proposed.mergeSha]);

    const adopted = pushToPullRequest(proposed, adopting('auth/lie', about('accepted', LIE)));
    people(adopted, { reviews: [review(adopted)] });
    const refused = await judge(adopted);
    expect([refused.code, refused.verdict]).toEqual([1, 'fail']);
    expect(refused.findings).toContain('error MT608');
    expect(refused.findings).not.toContain('error MT202');

    const replacing = pushToPullRequest(
      adopted,
      adopting('auth/lie', about('accepted', LIE, 'supersedes: [auth/checks]\n')),
    );
    people(replacing, { reviews: [review(replacing)] });
    const passed = await judge(replacing);
    expect([passed.code, passed.verdict]).toEqual([0, 'pass']);
    expect(passed.findings.join(' ')).not.toMatch(/MT60[68]/);
  });
});
