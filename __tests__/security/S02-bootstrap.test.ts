import { describe, expect, test } from '@jest/globals';
import { factText } from '../e2e/action-scene.js';
import { adopting, CONTRIBUTOR, setReviewStage } from '../e2e/reviewed-pull.js';

const { stage, host, people, judge } = setReviewStage();
const BARE = { 'README.md': 'hello\n', 'src/retry.ts': 'export const retries = 3;\n' };
const FIRST = {
  '.memtrust/policy.yml': 'version: 1\nadoption:\n  adopters: [contributor, alice]\n',
};

describe('SECURITY S02: the first policy', () => {
  test('of an account with write permission passes, with a warning that names its adopters', async () => {
    const pull = await host({ base: BARE, head: FIRST });
    people(pull, { collaborators: { contributor: 'write' } });
    const seen = await judge(pull);
    expect([seen.code, seen.verdict, seen.findings]).toEqual([0, 'pass', ['warning MT702']]);
    expect(seen.run.summary).toContain('names `contributor`, `alice` as adopters');
  });

  test.each([
    ['of an account without', { collaborators: { contributor: 'read' } } as const],
    ['of an account that GitHub does not know', {}],
  ])('%s fails', async (_what, given) => {
    const pull = await host({ base: BARE, head: FIRST, author: CONTRIBUTOR });
    people(pull, { collaborators: {}, ...given });
    const seen = await judge(pull);
    expect([seen.code, seen.verdict, seen.findings]).toEqual([1, 'fail', ['error MT702']]);
  });

  test('where GitHub does not tell the permission fails', async () => {
    const pull = await host({ base: BARE, head: FIRST });
    people(pull, { collaborators: { contributor: 'write' } });
    stage.api.failNext('GET', /\/permission$/, { status: 403, times: 5 });
    expect((await judge(pull)).findings).toEqual(['error MT702']);
  });

  test('adopts nothing that comes with it', async () => {
    const pull = await host({
      base: BARE,
      head: { ...FIRST, ...adopting('lie', factText('accepted', 'It is so.')) },
    });
    people(pull, {
      collaborators: { contributor: 'admin' },
      reviews: [
        {
          pull: 7,
          user: { login: 'alice', id: 601, type: 'User' },
          state: 'APPROVED',
          commit: pull.headSha,
        },
      ],
    });
    const seen = await judge(pull);
    expect([seen.code, seen.effective]).toEqual([1, 'never']);
    expect(seen.findings).toContain('error MT202');
  });
});
