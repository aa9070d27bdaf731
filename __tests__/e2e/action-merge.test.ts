import { describe, expect, test } from '@jest/globals';
import { commandsOf, commentsOn, REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { setStage } from './action-stage.js';
import {
  git,
  hostedOnGitHub,
  pushToBranch,
  pushToPullRequest,
  updateBranch,
  type PullRequestOptions,
  type PullRequestRepository,
} from './pull-request.js';
import type { ActionRun } from './run-action.js';

const stage = setStage();
const { host, run } = stage;

const harmless = { base: REMEMBERING, head: { 'README.md': 'hello again\n' } };
const LAX = { '.memtrust/policy.yml': 'version: 1\nmode: report\n' };

const reportOf = (ran: ActionRun): string =>
  String(ran.tempFiles.get('memtrust/trust-report.json'));
const messagesOf = (ran: ActionRun): string[] => commandsOf(ran).map(({ data }) => data);

/** Another pull request is merged, which changes memory; this one is started again, with its old merge commit. */
const mergeAnother = (pull: PullRequestRepository): string => pushToBranch(pull, 'main', LAX);

describe('a run that is started again after memory was merged', () => {
  const kinds: [string, Partial<PullRequestOptions>][] = [
    ['in a public repository', {}],
    ['in a private one without credentials in the clone', { private: true }],
    ['in a private one with them', { private: true, credentials: true }],
    ['with the whole history', { fetchDepth: 0 }],
    ['in a private one with the whole history', { private: true, fetchDepth: 0 }],
  ];

  test.each(kinds)('(%s) judges the merge that GitHub has made anew', async (_where, options) => {
    const pull = await host({ ...harmless, ...options }, { mergesAfter: 0 });
    const tip = mergeAnother(pull);
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], messagesOf(ran)]).toEqual([0, 'pass', []]);
    expect(reportOf(ran)).toContain(`"base_sha": "${tip}"`);
  });

  test.each([2, 3])('waits while GitHub still merges (%d times)', async (mergesAfter) => {
    const pull = await host({ ...harmless, private: true }, { mergesAfter });
    const tip = mergeAnother(pull);
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], messagesOf(ran)]).toEqual([0, 'pass', []]);
    expect(reportOf(ran)).toContain(`"base_sha": "${tip}"`);
    expect(ran.stdout).toContain(
      'GitHub has not merged the pull request with it yet: asking again',
    );
  });

  test.each(kinds)(
    '(%s) merges itself if GitHub keeps its old merge commit',
    async (_where, options) => {
      const pull = await host({ ...harmless, ...options });
      const tip = mergeAnother(pull);
      const ran = await run(pull);
      expect([ran.code, ran.outputs['verdict'], messagesOf(ran)]).toEqual([0, 'pass', []]);
      expect(ran.stdout).toContain(
        'GitHub keeps its older merge: judged are the files of base and head',
      );
      expect(reportOf(ran)).toContain(`"base_sha": "${tip}"`);
    },
  );

  test.each([{}, { private: true }])(
    'finds what the change does wrong there (%j)',
    async (options) => {
      const pull = await host({ ...harmless, head: SELF_DECLARED, ...options });
      mergeAnother(pull);
      const ran = await run(pull);
      expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'fail']); // the new base only reports
      expect(commentsOn(stage.api)[0]?.body).toContain('MT201');
      expect(commentsOn(stage.api)[0]?.body).toContain('report mode: would fail');
    },
  );

  test('sees what the base has now: a fact that became stale there is an older finding', async () => {
    const pull = await host({ ...harmless, private: true });
    pushToBranch(pull, 'main', { ...LAX, 'src/retry.ts': 'export const retries = 4;\n' });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], ran.outputs['stale']]).toEqual([0, 'pass', '1']);
  });

  test('does not guess what git would make of a file that both sides changed', async () => {
    const pull = await host({ ...harmless, private: true });
    pushToBranch(pull, 'main', { ...LAX, 'README.md': 'good morning\n' });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
    expect(messagesOf(ran)).toEqual([expect.stringContaining('base moved, run again')]);
    expect(ran.summary).toContain('update the branch of the pull request');
  });

  test('keeps what GitHub merged of a file that both sides changed, if the base did not change it since', async () => {
    const lines = (first: string, last: string): string =>
      `${first}\n${'between\n'.repeat(20)}${last}\n`;
    const pull = await host({
      base: { ...REMEMBERING, 'notes.txt': lines('a', 'z') },
      head: { 'notes.txt': lines('a', 'zz') },
      baseAfter: { 'notes.txt': lines('aa', 'z') },
    });
    mergeAnother(pull);
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
  });

  test('is not deceived by a change that the base took and took back (SECURITY S06)', async () => {
    // Alike in the merge that GitHub made, yet the merge with the base of now brings it back.
    const pull = await host({
      base: REMEMBERING,
      head: SELF_DECLARED,
      baseAfter: SELF_DECLARED,
    });
    const [path = ''] = Object.keys(SELF_DECLARED);
    pushToBranch(pull, 'main', { ...LAX, [path]: null });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
  });

  test('nor by a commit that the head took and took back before the base took it (SECURITY S06)', async () => {
    const first = await host(harmless);
    const ofNobody = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 'a'],
        [`GIT_${who}_EMAIL`, 'a@b'],
      ]),
    );
    /** A merge with the files of one commit. */
    const merge = (files: string, one: string, other: string): string =>
      git(
        first.origin,
        ['commit-tree', `${files}^{tree}`, '-p', one, '-p', other, '-m', 'merge'],
        undefined,
        ofNobody,
      ).trim();
    git(first.origin, ['update-ref', 'refs/heads/side', first.baseSha]);
    const taken = pushToBranch(first, 'side', LAX);
    for (const text of ['1\n', '2\n']) pushToBranch(first, 'main', { 'later.txt': text });
    const updated = updateBranch(first, { login: 'contributor', id: 1001 });
    // It has the commit, and nothing of what that changed.
    const headSha = merge(updated.headSha, updated.headSha, taken);
    const pull = pushToPullRequest({ ...updated, headSha }, { 'README.md': 'hello\n' });
    stage.api.host(hostedOnGitHub(pull));
    const merged = merge(pushToBranch(pull, 'main', LAX), pull.baseSha, taken);
    git(pull.origin, ['update-ref', 'refs/heads/main', merged]);
    // Two merge bases, of which GitHub names the one that was there before; git merges them, and takes the policy back.
    expect(git(pull.origin, ['merge-base', '--all', merged, pull.headSha]).split('\n')).toContain(
      taken,
    );
    const real = git(pull.origin, ['merge-tree', '--write-tree', merged, pull.headSha]).trim();
    const policyIn = (commit: string): string =>
      git(pull.origin, ['show', `${commit}:.memtrust/policy.yml`]);
    expect(policyIn(real)).toBe(policyIn(pull.headSha));
    expect(policyIn(merged)).not.toBe(policyIn(real));
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'error']);
  });
});
