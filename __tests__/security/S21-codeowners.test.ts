import { describe, expect, test } from '@jest/globals';
import { commandsOf, REMEMBERING } from '../e2e/action-scene.js';
import {
  ADOPTION,
  BOB,
  PASSED,
  REFUSED,
  review,
  setReviewStage,
  STRANGER,
  under,
} from '../e2e/reviewed-pull.js';

const MEMBERS_TOKEN = `ghp_${'Members0'.repeat(4)}Only`;

const { stage, host, people, judge } = setReviewStage();

describe('SECURITY S21: a team', () => {
  const base = under('adoption:\n  adopters: [bob, "@acme/platform"]\n');
  const teams = { 'acme/platform': { alice: 'active' } } as const;

  test('cannot be asked with the token of the workflow: the verdict is an error that names the input', async () => {
    const pull = await host({ base });
    people(pull, { reviews: [review(pull)], teams });
    const { code, verdict, run } = await judge(pull);
    expect([code, verdict]).toEqual([1, 'error']);
    expect(
      commandsOf(run)
        .map(({ data }) => data)
        .join(' '),
    ).toMatch(/`@acme\/platform`.*members-token/);
  });

  test('is not asked about where nothing depends on it', async () => {
    const pull = await host({ base });
    people(pull, { reviews: [review(pull), review(pull, { user: BOB })], teams });
    expect(await judge(pull)).toMatchObject(PASSED);
    people(pull, { reviews: [review(pull, { user: STRANGER })], teams });
    expect(await judge(pull)).toMatchObject(REFUSED);
    expect(stage.api.requests.filter(({ path }) => path.startsWith('/orgs/'))).toEqual([]);
  });

  test.each([
    ['an active member counts', teams, PASSED],
    ['an invited one does not', { 'acme/platform': { alice: 'pending' } } as const, REFUSED],
    ['somebody else does not', { 'acme/platform': { carol: 'active' } } as const, REFUSED],
  ])('can be asked with members-token: %s', async (_what, given, expected) => {
    const pull = await host({ base }, { membersToken: MEMBERS_TOKEN });
    people(pull, { reviews: [review(pull)], teams: given });
    const seen = await judge(pull, { inputs: { 'members-token': MEMBERS_TOKEN } });
    expect(seen).toMatchObject(expected);
    expect(
      [seen.run.stdout, seen.run.summary, ...[...seen.run.tempFiles.values()].map(String)].join(
        '\n',
      ),
    ).not.toContain(MEMBERS_TOKEN);
  });
});

describe('SECURITY S21: CODEOWNERS', () => {
  const base = {
    ...REMEMBERING,
    '.memtrust/policy.yml': 'version: 1\nadoption:\n  codeowners: true\n',
    '.github/CODEOWNERS': '* @bob\n.memtrust/facts/retry/ @alice\n',
  };

  test('of the base names adopters', async () => {
    const pull = await host({ base });
    people(pull, { reviews: [review(pull)] });
    expect(await judge(pull)).toMatchObject(PASSED);
    people(pull, { reviews: [review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(REFUSED);
  });

  test('of the head names nobody', async () => {
    const pull = await host({ base, head: { ...ADOPTION, '.github/CODEOWNERS': '* @bob\n' } });
    people(pull, { reviews: [review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(REFUSED);
  });
});
