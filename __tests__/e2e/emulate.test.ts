import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from '../../src/github/client.js';
import { changeOf, keepPull, type KeptPull } from '../../src/github/refine/keep-pull.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { IDEA, REMEMBERING } from './action-scene.js';
import { builtBundles } from './built-action.js';
import { startEmulator, type Emulator } from './emulate.js';
import { makePullRequestRepository, type PullRequestRepository } from './pull-request.js';
import { HAS_NODE_24, runAction, type ActionRun } from './run-action.js';

/** The emulator does not start on an older Node. */
const describeOnNode24 = HAS_NODE_24 ? describe : describe.skip;

describeOnNode24('the emulator of other people', () => {
  let emulator: Emulator;
  const removals: (() => void)[] = [];
  beforeAll(async () => {
    builtBundles();
    emulator = await startEmulator('acme/widgets');
  });
  afterAll(() => {
    emulator.close();
    for (const remove of removals) remove();
  });

  async function run(pull: PullRequestRepository): Promise<ActionRun> {
    const ran = await runAction({
      ...pull.trigger,
      apiUrl: emulator.url,
      token: emulator.token,
      program: join(builtBundles(), 'index.js'),
    });
    removals.push(() => ran.remove());
    return ran;
  }

  interface Comment {
    readonly id: number;
    readonly body: string;
    readonly updated_at: string;
    readonly user: { readonly login: string };
  }

  test('the comment is made, left alone and brought up to date by the emulator of other people too', async () => {
    const pull = makePullRequestRepository({
      base: REMEMBERING,
      head: IDEA,
      number: 1,
    });
    removals.push(() => pull.remove());
    expect(await emulator.open(pull)).toBe(1);
    const comments = async (): Promise<Comment[]> =>
      (await emulator.ask('GET', '/repos/acme/widgets/issues/1/comments')) as Comment[];

    const first = await run(pull);
    expect([first.code, first.outputs['verdict'], first.stderr]).toEqual([0, 'pass', '']);
    const [made, ...more] = await comments();
    expect([made?.user.login, made?.body.startsWith('<!-- memtrust:report -->'), more]).toEqual([
      'github-actions[bot]',
      true,
      [],
    ]);
    expect(first.outputs['comment-id']).toBe(String(made?.id));

    const again = await run(pull);
    expect([again.code, await comments()]).toEqual([0, [made]]);

    // A push does not move the head of a pull request there, so something else has to make the comment out of date.
    await emulator.ask('PATCH', `/repos/acme/widgets/issues/comments/${made?.id}`, {
      body: '<!-- memtrust:report -->\nout of date',
    });
    const second = await run(pull);
    expect([second.code, second.outputs['comment-id']]).toEqual([0, String(made?.id)]);
    expect(
      (await comments()).map(({ id, body, user }) => ({ id, body, user: user.login })),
    ).toEqual([{ id: made?.id, body: made?.body, user: 'github-actions[bot]' }]);
  });

  interface Offered {
    readonly state: string;
    readonly title: string;
    readonly user: { readonly login: string };
    readonly base: { readonly ref: string };
  }

  test('a change to memory is offered, left alone, brought up to date and taken back there', async () => {
    const { object } = (await emulator.ask('GET', '/repos/acme/widgets/git/ref/heads/main')) as {
      object: { sha: string };
    };
    const github = createClient({
      token: emulator.token,
      apiUrl: emulator.url,
      repository: { owner: 'acme', repo: 'widgets' },
      version: '0',
      remark: () => undefined,
    });
    const keep = async (
      files: Readonly<Record<string, string>>,
      title = 'Refine',
    ): Promise<KeptPull> => {
      const change = changeOf(
        Object.entries(files).map(([path, content]) => ({ path, content })),
        new VirtualTree({}),
      );
      return keepPull(github, {
        change,
        title,
        body: 'One item.',
        commitMessage: 'Refine',
        base: 'main',
        commit: object.sha,
        selves: new Set(['github-actions[bot]']),
      });
    };
    const file = async (): Promise<string> => {
      const { content } = (await emulator.ask(
        'GET',
        '/repos/acme/widgets/contents/notes/a.md?ref=memtrust/refine',
      )) as { content: string };
      return Buffer.from(content, 'base64').toString();
    };

    const opened = await keep({ 'notes/a.md': 'first\n' });
    if (opened.kind !== 'opened') throw new Error(`it was ${opened.kind}`);
    const { number } = opened;
    const offered = async (): Promise<Offered> =>
      (await emulator.ask('GET', `/repos/acme/widgets/pulls/${number}`)) as Offered;
    expect(await offered()).toMatchObject({
      state: 'open',
      title: 'Refine',
      user: { login: 'github-actions[bot]' },
      base: { ref: 'main' },
    });
    expect(await keep({ 'notes/a.md': 'first\n' })).toEqual({ kind: 'current', number });
    expect(await keep({ 'notes/a.md': 'second\n' }, 'Refine anew')).toEqual({
      kind: 'updated',
      number,
    });
    expect([await file(), (await offered()).title]).toEqual(['second\n', 'Refine anew']);
    expect(await keep({})).toEqual({ kind: 'closed', number });
    expect((await offered()).state).toBe('closed');
    await expect(file()).rejects.toThrow('404');
    expect(await keep({})).toEqual({ kind: 'nothing' });
  });
});
