import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { attemptShape } from '../../../src/context/evidence/attempt.js';
import { hexDigest } from '../../../src/tree/digest.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;
const LOG = '.memtrust/context/session.jsonl';

beforeEach(() => {
  repository = new Sandbox();
  repository.write('prompt.md', 'word '.repeat(5_000)).commit();
});

afterEach(() => repository.dispose());

const TOO_LONG = ['--prompt', 'prompt.md', '--max-tokens', '4000'];

const EVENT = {
  type: 'turn.completed',
  stopReason: 'error',
  errorCode: 'context_overflow',
  ceiling: 4000,
};

function events(): { readonly type: string; readonly seq: number }[] {
  return repository
    .read(LOG)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a context that does not fit', () => {
  it('is an event as JSON, with exit code 1, and no file', async () => {
    const { code, stdout } = await repository.memtrust('context', '--format', 'json', ...TOO_LONG);
    expect(code).toBe(1);
    const event = JSON.parse(stdout);
    expect(event).toMatchObject({ ...EVENT, over: [] });
    expect(event.breakdown).toContainEqual({
      part: 'prompt',
      limit: null,
      used: expect.any(Number),
    });
    expect(event.used).toBeGreaterThan(4000);
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });

  it('names the part that cannot keep to its own limit, and the least that would do', async () => {
    const { code, stderr } = await repository.memtrust('context', '--limit', 'instructions=10');
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(
        'context_overflow: over the limit: instructions; nothing was written\n' +
          'instructions takes 273 tokens and its limit is 10; --limit instructions=273 is the smallest limit that works\n',
      ),
    ]);
    const json = await repository.memtrust(
      'context',
      '--limit',
      'instructions=10',
      '--format',
      'json',
    );
    expect(JSON.parse(json.stdout).over).toEqual([
      { part: 'instructions', limit: 10, used: 273, least: 273 },
    ]);
    await repository.done('context', '--limit', 'instructions=273');
  });

  it('is the next event of the log of the session, where there is one', async () => {
    await repository.memtrust('context', ...TOO_LONG);
    expect(existsSync(join(repository.root, LOG))).toBe(false);
    await repository.done('session', 'append', '--role', 'user', '--text', 'Go on');
    const { stderr } = await repository.memtrust('context', ...TOO_LONG);
    expect(stderr).toContain('turn.completed is sequence 2 of');
    expect(events()[1]).toMatchObject({ v: 1, seq: 2, ...EVENT });
    await repository.memtrust('context', '--for', 'run', ...TOO_LONG);
    await repository.memtrust('context', '--stdout', ...TOO_LONG);
    expect(events()).toHaveLength(2);
    // No model saw it, and a replay is what a model saw.
    expect((await repository.done('session', 'show')).stdout).toBe('1 user\n  | Go on\n');
  });

  it('is in the log that is named, as is a context that fits', async () => {
    await repository.memtrust('context', ...TOO_LONG, '--for', 'run', '--log', 'own.jsonl');
    await repository.done('context', '--log', 'own.jsonl', '--out', 'c.md');
    expect(
      repository
        .read('own.jsonl')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { seq: 1, ...EVENT },
      { seq: 2, type: 'context.built', context_file: join(repository.root, 'c.md') },
    ]);
  });

  it('is in the log that is named also where the context is only printed', async () => {
    const printed = await repository.done('context', '--stdout', '--log', 'own.jsonl');
    const json = ['--format', 'json', '--now', '2026-01-31T12:00:00Z'];
    await repository.done('context', '--stdout', '--log', 'own.jsonl', ...json);
    const built = { type: 'context.built', context_file: '-' };
    expect(
      repository
        .read('own.jsonl')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { seq: 1, ...built, content_sha256: hexDigest(printed.stdout) },
      { seq: 2, ...built, at: '2026-01-31T12:00:00Z' },
    ]);
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });

  it('of a participant is in the log that is named', async () => {
    repository.write('AGENTS.md', 'Use npm. '.repeat(2_000)).commit();
    const brief = ['session', 'brief', '--participant', 'a', '--max-tokens', '500'];
    const { code } = await repository.memtrust(...brief, '--log', 'own.jsonl');
    expect(code).toBe(1);
    expect(JSON.parse(repository.read('own.jsonl'))).toMatchObject({ ...EVENT, ceiling: 500 });
  });

  it('is recorded in the attempt of a run that was not started', async () => {
    const marker = 'require("fs").writeFileSync("ran", "")';
    const { code, stderr } = await repository.memtrust(
      'run',
      ...TOO_LONG,
      '--',
      process.execPath,
      '-e',
      marker,
    );
    expect([code, existsSync(join(repository.root, 'ran'))]).toEqual([1, false]);
    expect(stderr).toContain('memtrust: not started; recorded in .memtrust/attempts/');
    const [name = ''] = readdirSync(join(repository.root, '.memtrust/attempts'));
    const attempt = attemptShape.parse(JSON.parse(repository.read(`.memtrust/attempts/${name}`)));
    expect(attempt).toMatchObject({
      status: 'not_started',
      outcome: 'no_change',
      exit_code: 1,
      context_sha256: null,
      events: [EVENT],
    });
  });
});

describe('a context that fits, as JSON', () => {
  it('is what was written, with the same keys for its tokens', async () => {
    const { stdout } = await repository.done('context', '--format', 'json', '--out', 'c.md');
    const event = JSON.parse(stdout);
    expect(event).toMatchObject({
      type: 'context.built',
      context_file: join(repository.root, 'c.md'),
      manifest_file: join(repository.root, 'c.md.manifest.json'),
      ceiling: 16_000,
    });
    expect(event.breakdown.map(({ part }: { part: string }) => part)).toContain('memory');
    expect(repository.read('c.md')).toMatch(/^<<<memtrust:/);
    const printed = await repository.done('context', '--format', 'json', '--stdout');
    expect(JSON.parse(printed.stdout)).toMatchObject({
      context_file: null,
      text: repository.read('c.md'),
    });
  });
});
