import { describe, expect, test } from '@jest/globals';
import { commandsOf, commentsOn, REMEMBERING, SELF_DECLARED, writesTo } from './action-scene.js';
import { setStage } from './action-stage.js';
import { hostedOnGitHub, pushToPullRequest } from './pull-request.js';
import { ADOPTION, ALICE } from './reviewed-pull.js';

const stage = setStage({ bundled: true });
const { host, run } = stage;

const FORK = 'contributor/widgets';
const READ_ONLY = { permissions: { contents: 'read', 'pull-requests': 'read' } } as const;
const harmless = { base: REMEMBERING, head: { 'README.md': 'hello again\n' } };

describe('a change that does not affect trust', () => {
  test.each([
    ['in the repository', {}, {}],
    ['from a fork', { headRepository: FORK }, READ_ONLY],
  ])(
    '%s gets no comment and no annotation, though there are facts',
    async (_where, options, github) => {
      const ran = await run(await host({ ...harmless, ...options }, github));
      expect([ran.code, ran.outputs['verdict'], ran.outputs['comment-id']]).toEqual([
        0,
        'pass',
        '',
      ]);
      expect([writesTo(stage.api), commandsOf(ran)]).toEqual([[], []]);
    },
  );

  test('gets one by `comment: always`', async () => {
    await run(await host(harmless), { inputs: { comment: 'always' } });
    expect(commentsOn(stage.api)[0]?.body).toContain('**This change does not affect trust**');
  });

  test('has the comment of an earlier commit say so', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    await run(pull);
    expect(commentsOn(stage.api)[0]?.body).toContain('MT201');
    const [path = ''] = Object.keys(SELF_DECLARED);
    const mended = pushToPullRequest(pull, { [path]: null });
    stage.api.host(hostedOnGitHub(mended));
    expect((await run(mended)).outputs['verdict']).toBe('pass');
    expect(commentsOn(stage.api).map(({ body }) => body)).toEqual([
      expect.stringContaining('**This change does not affect trust**'),
    ]);
  });
});

describe('a reviewer is told, though the verdict is pass, of', () => {
  test('a fact that the change makes stale', async () => {
    const ran = await run(
      await host({
        base: REMEMBERING,
        head: { 'src/retry.ts': 'export {};\n' },
      }),
    );
    expect(ran.outputs).toMatchObject({ verdict: 'pass', stale: '1' });
    expect(commentsOn(stage.api)[0]?.body).toContain('retry/three');
  });

  test('an adoption that is approved', async () => {
    const pull = await host({ base: REMEMBERING, head: ADOPTION });
    stage.api.host({
      ...hostedOnGitHub(pull),
      people: {
        collaborators: { alice: 'write' },
        reviews: [{ pull: 7, user: ALICE, state: 'APPROVED', commit: pull.headSha }],
      },
    });
    expect((await run(pull)).outputs['verdict']).toBe('pass');
    expect(commentsOn(stage.api)[0]?.body).toContain('trusted once merged');
  });
});

test('a token that only reads is a notice, and the summary has the report', async () => {
  const ran = await run(
    await host({ base: REMEMBERING, head: SELF_DECLARED, headRepository: FORK }, READ_ONLY),
  );
  const [notice] = commandsOf(ran).filter(({ command }) => command === 'notice');
  expect(notice?.data).toMatch(
    /^The comment was not written: the token may only read, as always from a fork or Dependabot \(403\)\. .* See the job summary for the report\.$/,
  );
  expect(commandsOf(ran).filter(({ command }) => command === 'warning')).toEqual([]);
  expect(ran.summary).toContain('MT201');
});
