import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  commandsOf,
  commentsOn,
  IDEA,
  REMEMBERING,
  SELF_DECLARED,
  writesTo,
} from './action-scene.js';
import { setStage } from './action-stage.js';
import { builtBundles } from './built-action.js';
import { COMMENT_LIMIT } from './github-stand-in.js';
import { hostedOnGitHub, pushToPullRequest, type Files } from './pull-request.js';

const stage = setStage();
beforeAll(() => void builtBundles());
const { host, run } = stage;

const COMMENTS = '/repos/acme/widgets/issues/7/comments';
const harmless = { base: REMEMBERING, head: IDEA };
const nothing = { base: { 'README.md': 'hello\n' }, head: { 'README.md': 'bye\n' } };
/** GitHub's own limit for what one step adds. */
const SUMMARY_LIMIT = 1024 * 1024;

/** So many broken facts, each in its own way: what differs in its place alone would be one row. */
function manyClaims(count: number, name = 'claim'): Files {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `.memtrust/facts/${name}-${index}.md`,
      `---\nother_${index}: accepted\n---\nSo it is.\n`,
    ]),
  );
}

describe('the input comment', () => {
  test('never: none is written, and the one that is there is left alone', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    stage.api.host({
      ...hostedOnGitHub(pull),
      comments: [{ issue: 7, body: '<!-- memtrust:report -->\nold' }],
    });
    const ran = await run(pull, { inputs: { comment: 'never' } });
    expect([
      ran.code,
      ran.outputs['verdict'],
      ran.outputs['comment-id'],
      writesTo(stage.api),
    ]).toEqual([1, 'fail', undefined, []]);
    expect(String(ran.tempFiles.get('memtrust/comment.md'))).toContain('MT201');
  });

  test('always: one is written even where there is nothing to say', async () => {
    await run(await host(nothing), { inputs: { comment: 'always' } });
    expect(writesTo(stage.api)).toEqual([`POST ${COMMENTS}`]);
  });
});

describe('comments on one pull request', () => {
  test('have a key each, and each is kept current', async () => {
    const pull = await host(harmless);
    for (const key of ['web', 'api', 'web']) await run(pull, { inputs: { 'comment-key': key } });
    expect(commentsOn(stage.api).map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- memtrust:report key=web -->',
      '<!-- memtrust:report key=api -->',
    ]);
    const pushed = pushToPullRequest(pull, SELF_DECLARED);
    stage.api.host(hostedOnGitHub(pushed));
    await run(pushed, { inputs: { 'comment-key': 'api' } });
    expect(commentsOn(stage.api).map(({ body }) => body.includes('MT201'))).toEqual([false, true]);
  });

  test('of ours that somebody edits are written again', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    await run(pull);
    const [comment] = [...stage.api.state.repositories.values()].flatMap(
      ({ comments }) => comments,
    );
    const { body } = comment ?? { body: '' };
    if (comment !== undefined) comment.body = body.replace('fail', 'pass');
    await run(pull);
    expect([comment?.body, commentsOn(stage.api).length]).toEqual([body, 1]);
  });

  test('are one, though two runs begin it at once', async () => {
    const pull = await host(harmless);
    const program = join(builtBundles(), 'index.js'); // as runners do: each in a process of its own
    const ran = await Promise.all([1, 2, 3].map(() => run(pull, { program })));
    const comments = commentsOn(stage.api);
    expect([ran.map(({ code }) => code), comments.length]).toEqual([[0, 0, 0], 1]);
    expect(ran.map(({ outputs }) => outputs['comment-id'])).toEqual(
      comments.flatMap(({ id }) => [String(id), String(id), String(id)]),
    );
  });

  test('are not written for a head that is no longer the head', async () => {
    const pull = await host(harmless);
    const { api } = stage;
    // The last question before the files are written is about the base branch; after it the author pushes by force.
    api.afterNext('GET', /\/git\/ref\//, () => {
      api.afterNext(
        'GET',
        /\/git\/ref\//,
        () => void api.host(hostedOnGitHub(pushToPullRequest(pull, { 'README.md': 'forced\n' }))),
      );
    });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], ran.outputs['comment-id'], writesTo(api)]).toEqual([
      0,
      'pass',
      undefined,
      [],
    ]);
    expect(ran.stdout).toContain('a newer commit by now');
  });

  test('are refused to Dependabot, which is a notice', async () => {
    const author = { login: 'dependabot[bot]', id: 49_699_333 };
    const pull = await host(
      { ...harmless, author, headRef: 'dependabot/npm_and_yarn/x-2' },
      { permissions: { contents: 'read', 'pull-requests': 'read' } },
    );
    const ran = await run(pull, { actor: author.login });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expect(commandsOf(ran)).toMatchObject([
      {
        command: 'notice',
        data: expect.stringMatching(
          /the token may only read, as always from a fork or Dependabot \(403\).*pull-requests: write/,
        ),
      },
    ]);
  });
});

describe('three hundred findings', () => {
  test('fit into comment, summary and annotations, and what is left out is said', async () => {
    // A finding of another rule must not drown among them.
    const pull = await host({
      base: REMEMBERING,
      head: {
        ...manyClaims(300, `${'long/'.repeat(30)}claim`),
        ...SELF_DECLARED,
      },
    });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], ran.outputs['candidate']]).toEqual([
      1,
      'fail',
      '301',
    ]);
    const [comment] = commentsOn(stage.api);
    expect([...(comment?.body ?? '')].length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(comment?.body).toMatch(
      /\d+ more did not fit: see `trust-report.json`|Left out because of the size limit/,
    );
    expect(comment?.body.match(/^- ❌/gm)?.length).toBeGreaterThan(9);

    const errors = commandsOf(ran).filter(({ command }) => command === 'error');
    const codes = errors.map(({ properties }) => properties['title']?.slice(0, 5));
    expect([errors.length <= 10, codes.includes('MT201'), codes.includes('MT101')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ran.stdout.match(/^\d+ more errors(?: and \d+ more warnings?)?: see the summary$/gm),
    ).toHaveLength(1);
    const report = JSON.parse(String(ran.tempFiles.get('memtrust/trust-report.json'))) as {
      findings: { severity: string; introduced: boolean }[];
    };
    const all = report.findings.filter(
      ({ severity, introduced }) => introduced && severity === 'error',
    ).length;
    expect(ran.stdout).toContain(`${all - errors.length} more errors`);
  });

  test('are not annotated where that is not wanted', async () => {
    const ran = await run(await host({ base: REMEMBERING, head: manyClaims(12) }), {
      inputs: { annotations: 'false' },
    });
    expect([ran.code, ran.outputs['verdict'], commandsOf(ran)]).toEqual([1, 'fail', []]);
    expect(ran.stdout).not.toContain('more errors');
  });

  test('by the thousand are cut in the summary, which says so', async () => {
    const ran = await run(
      await host({
        base: REMEMBERING,
        head: manyClaims(2_400, `${'very/long/name/'.repeat(12)}claim`),
      }),
    );
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    const size = Buffer.byteLength(ran.summary);
    expect([size > SUMMARY_LIMIT / 2, size < SUMMARY_LIMIT]).toEqual([true, true]);
    expect(ran.summary).toMatch(/did not fit|size limit/i);
    expect([...(commentsOn(stage.api)[0]?.body ?? '')].length).toBeLessThanOrEqual(COMMENT_LIMIT);
  });
});

describe('the input show-folder', () => {
  const inputs = { 'show-folder': 'packages/web' };

  test('shows what lies in it, and says that there is more', async () => {
    const pull = await host({
      base: { ...REMEMBERING, 'packages/web/GEMINI.md': 'Be kind.\n' },
      head: {
        ...SELF_DECLARED,
        'src/retry.ts': 'changed\n',
        'packages/web/GEMINI.md': 'Be quick.\n',
      },
    });
    const ran = await run(pull, { inputs });
    expect([ran.code, ran.outputs]).toEqual([
      1,
      expect.objectContaining({ verdict: 'fail', stale: '1', candidate: '1' }),
    ]);
    for (const view of [commentsOn(stage.api)[0]?.body ?? '', ran.summary]) {
      expect(view).toMatch(
        /\*\*1 error outside `packages\/web`\*\* · \[MT201 silent-promotion\]\(/,
      );
      expect(view).toContain('packages/web/GEMINI.md');
      for (const elsewhere of ['deploy/fridays', 'retry/three'])
        expect(view).not.toContain(elsewhere);
    }
    expect(
      commandsOf(ran).filter(
        ({ command, properties }) => command === 'error' && properties['file'] !== undefined,
      ),
    ).toEqual([]);
    expect(String(ran.tempFiles.get('memtrust/trust-report.json'))).toContain('deploy/fridays');
  });

  test('shows the facts that cite a file of it', async () => {
    const pull = await host({ base: REMEMBERING, head: { 'src/retry.ts': 'changed\n' } });
    const ran = await run(pull, { inputs: { 'show-folder': './src/' } });
    expect(ran.summary).toContain('retry/three');
    expect(ran.summary).not.toContain('outside');
  });

  test('that is no folder of the repository is an error', async () => {
    const ran = await run(await host(harmless), {
      inputs: { 'show-folder': '../elsewhere' },
    });
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(ran.summary).toContain('show-folder');
  });
});
