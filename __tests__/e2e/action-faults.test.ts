import { describe, expect, test } from '@jest/globals';
import {
  commandsOf,
  commentsOn,
  IDEA,
  REMEMBERING,
  SELF_DECLARED,
  writesTo,
} from './action-scene.js';
import { setStage } from './action-stage.js';

const stage = setStage();
const { host, run } = stage;

const PULL = /\/pulls\/7$/;
const REF = /\/git\/ref\//;
const COMMENTS = /\/issues\/7\/comments$/;
const asked = (path: RegExp): number =>
  stage.api.requests.filter((request) => path.test(request.path)).length;
const harmless = { base: REMEMBERING, head: IDEA };
const SECONDARY = {
  message:
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
};

describe('a fault of GitHub that passes is overcome', () => {
  test('500, 502, 429, and a secondary limit on the comment itself', async () => {
    const pull = await host(harmless);
    const { api } = stage;
    api.failNext('GET', PULL, { status: 500 });
    api.failNext('GET', REF, { status: 502 });
    api.failNext('GET', COMMENTS, { status: 429, headers: { 'retry-after': '1' } });
    api.failNext('POST', COMMENTS, {
      status: 403,
      headers: { 'retry-after': '1' },
      body: SECONDARY,
    });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], commentsOn(api).length]).toEqual([0, 'pass', 1]);
    expect(commandsOf(ran)).toEqual([]);
  });

  test('a dropped connection, and an answer that breaks off', async () => {
    const pull = await host(harmless);
    stage.api.failNext('GET', PULL, { status: 200, drop: true });
    stage.api.failNext('GET', REF, { status: 200, body: Buffer.from('{"object": {"sha": "') });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    for (const why of ['the connection broke', 'its answer cannot be read'])
      expect(ran.stdout).toContain(`${why}; asked again`);
  });

  test('and a failure stays one', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    stage.api.failNext('GET', PULL, { status: 503, headers: { 'retry-after': '1' } });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
  });

  test('a slow answer is not waited for', async () => {
    const pull = await host(harmless);
    stage.api.failNext('GET', PULL, { status: 200, after: 60_000 });
    const start = Date.now();
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expect(Date.now() - start).toBeLessThan(40_000);
    expect(ran.stdout).toContain('it took too long to answer; asked again');
  });
});

describe('a fault of GitHub that stays while the gate judges', () => {
  test.each([
    [
      'a rate limit that outlasts the run',
      { status: 429, headers: { 'retry-after': '3600' } },
      'its rate limit is reached (429)',
      1,
    ],
    [
      'a secondary limit that does',
      { status: 403, headers: { 'retry-after': '600' }, body: SECONDARY },
      'its rate limit is reached (403)',
      1,
    ],
    [
      'JSON of something else',
      { status: 200, body: { message: 'all is well', verdict: 'pass' } },
      'its answer does not have the documented format',
      1,
    ],
    [
      'JSON that is nothing',
      { status: 200, body: null },
      'its answer does not have the documented format',
      1,
    ],
  ])('is an error, never a pass: %s', async (_what, fault, why, requests) => {
    const pull = await host(harmless);
    stage.api.failNext('GET', PULL, { ...fault, times: 99 });
    const ran = await run(pull);
    expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
    expect(commandsOf(ran)).toMatchObject([
      {
        command: 'error',
        properties: { title: 'memtrust cannot check this' },
        data: expect.stringContaining(why),
      },
    ]);
    expect(ran.summary).toContain(why);
    expect([asked(PULL), writesTo(stage.api)]).toEqual([requests, []]);
  });

  test('is asked for four times, and then is an error: 502, a dropped connection, the page of a proxy, 504', async () => {
    const pull = await host(harmless);
    for (const fault of [
      { status: 502 },
      { status: 200, drop: true },
      { status: 200, body: Buffer.from('<html>Please log in</html>') },
      { status: 504 },
    ])
      stage.api.failNext('GET', PULL, fault);
    const ran = await run(pull);
    expect([ran.code, ran.outputs, asked(PULL)]).toEqual([1, { verdict: 'error' }, 4]);
    expect(ran.summary).toContain('it answered 504, 4 times');
  });
});

describe('a fault of GitHub while the comment is written changes no verdict', () => {
  test.each([
    ['pass', 0, harmless.head],
    ['fail', 1, SELF_DECLARED],
  ] as const)('%s stays what it is, with exit code %d', async (verdict, code, head) => {
    const pull = await host({ base: REMEMBERING, head });
    stage.api.failNext('GET', COMMENTS, {
      status: 429,
      headers: { 'retry-after': '3600' },
      times: 99,
    });
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict'], ran.outputs['comment-id']]).toEqual([
      code,
      verdict,
      undefined,
    ]);
    expect(
      commandsOf(ran)
        .filter(({ command }) => command === 'warning')
        .map(({ data }) => data),
    ).toEqual([
      expect.stringContaining(
        'The comment was not written: GitHub is not available: its rate limit is reached (429).',
      ),
    ]);
  });

  test('a connection that breaks as the comment is made leaves one comment', async () => {
    const pull = await host(harmless);
    stage.api.failNext('POST', COMMENTS, { status: 201, drop: true, done: true });
    const ran = await run(pull);
    const comments = commentsOn(stage.api);
    expect([ran.code, comments.length, ran.outputs['comment-id']]).toEqual([
      0,
      1,
      String(comments[0]?.id),
    ]);
    expect(commandsOf(ran)).toEqual([]);
  });

  test.each([
    [
      'a locked conversation is a notice',
      { status: 403, body: { message: 'Unable to create comment because issue is locked.' } },
      'The comment was not written: the conversation is locked (403).',
    ],
    [
      'a body that GitHub does not like is a warning',
      { status: 422 },
      'rejected the request (422)',
    ],
  ])('%s', async (what, fault, why) => {
    const pull = await host(harmless);
    stage.api.failNext('POST', COMMENTS, fault);
    const ran = await run(pull);
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expect(commandsOf(ran)).toMatchObject([
      { command: what.split(' ').at(-1), data: expect.stringContaining(why) },
    ]);
  });
});
