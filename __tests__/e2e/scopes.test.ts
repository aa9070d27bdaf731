import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/tree/digest.js';
import type { TrustReport } from '../../src/report/trust-report.js';
import { commentsOn } from './action-scene.js';
import {
  adopting,
  ALICE,
  BOB,
  PASSED,
  REFUSED,
  review,
  setReviewStage,
  under,
} from './reviewed-pull.js';

/**
 * Two teams in one repository: alice is of the team that owns `services/a`, bob of the one that
 * owns `services/b`. Nobody of them adopts for the whole repository.
 */
const CODE = {
  'services/a/retry.ts': 'export const wait = 1;\n',
  'services/b/retry.ts': 'export const wait = 2;\n',
};
const POLICY = [
  'adoption: {adopters: [maintainer]}',
  'scopes:',
  '  - path: services/a',
  '    adopters: [alice]',
  '  - path: services/b',
  '    adopters: [bob]',
  '    rules: {MT405: error}',
  '',
].join('\n');
const BASE = { ...CODE, ...under(POLICY) };

/** A fact about one file, adopted by the pull request that brings it. */
const factAbout = (path: keyof typeof CODE): Readonly<Record<string, string>> =>
  adopting(
    'retry/wait',
    `---\nstatus: accepted\nsources:\n  - path: ${path}\n    digest: ${sha256(CODE[path])}\n---\nBetween tries it waits.\n`,
  );

const { stage, host, people, judge } = setReviewStage();

const reportOf = (files: ReadonlyMap<string, Buffer | string>): TrustReport =>
  JSON.parse(String(files.get('memtrust/trust-report.json')));

describe('two teams in one repository', () => {
  test('each adopts facts about its own folder', async () => {
    const pull = await host({ base: BASE, head: factAbout('services/a/retry.ts') });
    people(pull, { reviews: [review(pull)] });
    const seen = await judge(pull);
    expect(seen).toMatchObject(PASSED);
    expect(reportOf(seen.run.tempFiles).entries).toMatchObject([
      expect.anything(),
      { id: 'retry/wait', scope: 'services/a' },
    ]);
  });

  test('and none about the folder of the other, whoever approves it there', async () => {
    const pull = await host({ base: BASE, head: factAbout('services/b/retry.ts') });
    people(pull, { reviews: [review(pull, { user: ALICE })] });
    const seen = await judge(pull);
    expect(seen).toMatchObject({
      ...REFUSED,
      approvals: ['alice does not: the account is not an adopter here'],
    });
    people(pull, { reviews: [review(pull, { user: ALICE }), review(pull, { user: BOB })] });
    expect(await judge(pull)).toMatchObject(PASSED);
  });

  test('a pull request over both has one comment, with a section for each', async () => {
    const pull = await host({
      base: BASE,
      head: {
        ...factAbout('services/a/retry.ts'),
        'services/a/AGENTS.md': 'See `src/gone.ts`.\n',
        'services/b/AGENTS.md': 'See `src/gone.ts`.\n',
      },
    });
    people(pull, { reviews: [review(pull)] });
    const seen = await judge(pull);
    // Only the other team asks for an error here.
    expect(seen.findings.filter((finding) => finding.includes('MT405'))).toEqual([
      'error MT405',
      expect.stringMatching(/^(?:warning|notice) MT405$/),
    ]);
    expect(seen).toMatchObject({ code: 1, verdict: 'fail' });
    const comments = commentsOn(stage.api);
    expect(comments).toHaveLength(1);
    const { body = '' } = comments[0] ?? {};
    expect(body.indexOf('**In `services/a`**')).toBeGreaterThan(0);
    expect(body.indexOf('**In `services/b`**')).toBeGreaterThan(
      body.indexOf('**In `services/a`**'),
    );
  });

  test('a pull request that adds a scope for its author is judged without it', async () => {
    const pull = await host({
      base: BASE,
      head: {
        ...factAbout('services/b/retry.ts'),
        '.memtrust/policy.yml': `version: 1\n${POLICY.replace('[bob]', '[alice]')}`,
      },
    });
    people(pull, { reviews: [review(pull, { user: ALICE })] });
    const seen = await judge(pull);
    expect(seen).toMatchObject(REFUSED);
    expect(seen.findings).toContain('error MT702');
  });
});
