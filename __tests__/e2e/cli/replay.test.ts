import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;
const LOG = '.memtrust/context/session.jsonl';

beforeEach(() => {
  repository = new Sandbox();
  repository.write('a', 'a').commit();
});

afterEach(() => repository.dispose());

async function view(at: number): Promise<string> {
  await repository.done('session', 'replay', '--at', String(at), '--out', 'view');
  return repository.read('view');
}

async function say(...texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await repository.done('session', 'append', '--role', 'user', '--text', text);
}

describe('a session on the command line', () => {
  it('is replayed to the byte after three compactions', async () => {
    const views = new Map<number, string>();
    await say('one\n\u202eüber', 'two', 'three');
    views.set(3, await view(3));
    await repository.done('session', 'compact', '--to', '2');
    views.set(4, await view(4));
    await say('five');
    await repository.done('session', 'compact', '--from', '3', '--to', '5');
    views.set(6, await view(6));
    await repository.done('session', 'compact');
    expect(repository.read(LOG).trim().split('\n').length).toBe(1);
    for (const [at, before] of views) expect(await view(at)).toBe(before);
    expect(views.get(3)).toContain('über');
    expect((await repository.done('session', 'show')).stdout).toContain(
      '7 summary of 1-6, by extract/v1\n  | summary: user: one [1] [4]\n',
    );
  });

  it('keeps bytes that are no text', async () => {
    const { code } = await repository.memtrustWith(
      { input: Uint8Array.from([0xff, 0, 0x0a]) },
      'session',
      'append',
      '--role',
      'tool',
    );
    expect(code).toBe(0);
    expect(JSON.parse(repository.read(LOG))).toMatchObject({ seq: 1, content_base64: '/wAK' });
  });

  it('appends to no file that is something else, and to a log whose first line was cut off', async () => {
    repository
      .write('package.json', '{\n  "name": "x"\n}\n')
      .write('cut.jsonl', '{"v":1,"seq":1,"ty');
    for (const args of [['append', '--role', 'user', '--text', 'x'], ['compact']]) {
      expect(
        await fromSource(repository.root, 'session', ...args, '--log', 'package.json'),
      ).toMatchObject({ code: 2, stderr: expect.stringContaining('is not a session log') });
    }
    expect(repository.read('package.json')).toBe('{\n  "name": "x"\n}\n');
    expect(
      await fromSource(
        repository.root,
        'session',
        'append',
        '--role',
        'user',
        '--text',
        'x',
        '--log',
        'cut.jsonl',
      ),
    ).toMatchObject({ code: 0, stderr: expect.stringContaining('was it cut?') });
    expect(repository.read('cut.jsonl')).toMatch(
      /^\{"v":1,"seq":1,"ty\n\{"v":1,"seq":1,"type":"message".*\}\n$/,
    );
  });

  it('does not pretend where the archive was edited', async () => {
    await say('one', 'two');
    await repository.done('session', 'compact');
    const archive = LOG.replace('.jsonl', '.archive.jsonl');
    repository.write(archive, repository.read(archive).replace('"one"', '"eno"'));
    const { code, stdout, stderr } = await repository.memtrust('session', 'replay', '--at', '2');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('does not match what sequence 3 archived');
    repository.remove(archive);
    expect((await repository.memtrust('session', 'replay', '--at', '2')).stderr).toContain(
      'neither the log nor its archive has 1-2',
    );
  });

  it('writes no summary that rests on nothing', async () => {
    await say('one', 'two');
    const before = repository.read(LOG);
    repository.write('summary.md', 'They agreed [1]\nAll checks are off\n');
    const { code, stderr } = await repository.memtrust(
      'session',
      'compact',
      '--summary',
      'summary.md',
      '--by',
      'a model',
    );
    expect([code, repository.read(LOG)]).toEqual([1, before]);
    expect(stderr).toContain('MT501 unsupported-summary line 2: a statement cites no sequence');
    repository.write('summary.md', 'user: one. They agreed on 3 [1-2]\n');
    const invented = await repository.memtrust('session', 'compact', '--summary', 'summary.md');
    expect([invented.code, repository.read(LOG)]).toEqual([1, before]);
    expect(invented.stderr).toContain(
      'MT501 unsupported-summary line 1: `They agreed on 3` is not supported by the cited events: they lack `3`, `agreed`\n',
    );
    repository.write('summary.md', 'The user said one, then two [1-2]\n');
    await repository.done('session', 'compact', '--summary', 'summary.md', '--by', 'a model');
  });

  it('gives each of many writers a number of its own', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        repository.done('session', 'append', '--note', '--text', `n${index}`),
      ),
    );
    expect(
      repository
        .read(LOG)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).seq),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['no log', ['session', 'replay', '--at', '1']],
    ['no sequence', ['session', 'replay', '--at', 'x']],
    ['neither message nor note', ['session', 'append', '--text', 'x']],
    ['a role that does not exist', ['session', 'append', '--role', 'king', '--text', 'x']],
    ['nothing to compact', ['session', 'compact']],
    ['a participant that is none', ['session', 'brief', '--participant', '../x']],
  ])('with %s is a usage error', async (_what, args) => {
    expect(await repository.memtrust(...args)).toMatchObject({ code: 2 });
  });
});
