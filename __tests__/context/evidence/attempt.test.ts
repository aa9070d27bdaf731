import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  attemptName,
  attemptOf,
  attemptShape,
  LISTED,
  type ObservedRun,
} from '../../../src/context/evidence/attempt.js';
import { ProposalReader } from '../../../src/context/evidence/inferred.js';
import { policyOf } from '../../store.js';

const SEEN: ObservedRun = {
  command: ['node', 'a.js'],
  query: '',
  prompt: null,
  recordBodies: false,
  contextSha256: 'a'.repeat(64),
  ended: { exitCode: 0, signal: null },
  exitCode: 0,
  changedFiles: [],
  commits: [],
  output: { stdout: null, stderr: null },
  trace: null,
};
const AT = '2026-06-01T00:00:00Z';

function record(seen: Partial<ObservedRun>, policy: Readonly<Record<string, unknown>> = {}) {
  const made = attemptOf({ ...SEEN, ...seen }, policyOf(policy));
  return attemptShape.parse({
    ...made,
    id: attemptName(made, AT),
    candidates: [],
    started_at: AT,
    ended_at: AT,
  });
}

describe('the record of a run', () => {
  it.each<[string, Partial<ObservedRun>, string, string]>([
    ['did its work', { changedFiles: ['a'] }, 'succeeded', 'applied'],
    ['left nothing', {}, 'succeeded', 'no_change'],
    [
      'failed, and its files are there',
      { ended: { exitCode: 2, signal: null }, exitCode: 2, changedFiles: ['a'] },
      'failed',
      'recovered',
    ],
    [
      'failed, and its commits are there',
      { ended: { exitCode: 2, signal: null }, exitCode: 2, commits: ['a'.repeat(40)] },
      'failed',
      'recovered',
    ],
    [
      'was killed',
      { ended: { exitCode: 0, signal: 'SIGKILL' }, exitCode: 137 },
      'killed',
      'no_change',
    ],
    ['never began', { ended: null, exitCode: 127 }, 'not_started', 'no_change'],
  ])('of a command that %s', (_what, seen, status, outcome) => {
    expect(record(seen)).toMatchObject({ status, outcome });
  });

  it('holds no secret, also where only the option before it tells', () => {
    const [token, key] = [
      ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join(''),
      ['q8Zr', 'T1mWxVb6NyLp2HsDgQa7'].join(''),
    ];
    const { command, prompt } = record({
      command: ['agent', `--env=${token}`, '--api-key', key, 'last'],
      prompt: Buffer.from(`use ${token}`),
      recordBodies: true,
    });
    expect(JSON.stringify([command, prompt])).not.toContain(token);
    expect(JSON.stringify(command)).not.toContain(key);
    expect([command[0], command.at(-1)]).toEqual(['agent', 'last']);
  });

  it.each([
    [
      ['psql', 'password=hunter2'],
      ['psql', 'password=withheld'],
    ],
    [
      ['sh', '-c', 'PGPASSWORD=hunter2 psql'],
      ['sh', '-c', 'PGPASSWORD=withheld psql'],
    ],
    [
      ['login', '--password', 'hunter'],
      ['login', '--password', 'withheld'],
    ],
    [
      ['curl', 'https://a:pw1@example.com'],
      ['curl', 'https://a:withheld@example.com'],
    ],
    [
      ['curl', '-H', 'Authorization: Bearer abcd12'],
      ['curl', '-H', 'Authorization: Bearer withheld'],
    ],
    [
      ['grep', 'password: required', 'a'],
      ['grep', 'password: required', 'a'],
    ],
  ])('of %j has what its outputs would have: %j', (command, kept) => {
    expect(record({ command, query: command.join(' ') })).toMatchObject({
      command: kept,
      query: kept.join(' '),
    });
  });

  it('says nothing that the policy keeps unsaid, not even a digest', () => {
    const made = record(
      {
        command: ['agent', 'say Canary'],
        query: 'canary',
        prompt: Buffer.from('a CANARY'),
        recordBodies: true,
        changedFiles: ['secrets/x', 'b'],
      },
      { exclude_text: ['canary'], exclude_paths: ['secrets/**'] },
    );
    expect(made).toMatchObject({
      command: ['agent', 'policy_blocked'],
      query: 'policy_blocked',
      prompt: null,
      changed_files: ['b'],
      unlisted: 1,
    });
  });

  it('keeps the prompt only where that is asked for', () => {
    expect(record({ prompt: Buffer.from('task') }).prompt).toMatchObject({ body: null });
    expect(record({ prompt: Buffer.from('task'), recordBodies: true }).prompt).toMatchObject({
      body: 'task',
    });
  });

  it('counts what it does not list', () => {
    const { changed_files, commits, unlisted } = record({
      changedFiles: Array.from({ length: LISTED + 5 }, (_, index) => `f${index}`),
      commits: Array.from({ length: LISTED + 2 }, () => 'a'.repeat(40)),
    });
    expect([changed_files.length, commits.length, unlisted]).toEqual([LISTED, LISTED, 7]);
  });
});

describe('what a run proposes', () => {
  const read = (...chunks: readonly (string | Buffer)[]) => {
    const reader = new ProposalReader();
    for (const chunk of chunks) reader.read(Buffer.from(chunk));
    return reader.end();
  };

  it('is a line of exactly one form, wherever the chunks of the output end', () => {
    const text =
      'hello\nmemtrust: propose auth/x: Owners are checked.\r\n memtrust: propose b: x\nmemtrust: propose B: x\nmemtrust: propose c:\nmemtrust: propose auth/x: again\nmemtrust: propose d: ü';
    const found = [
      { id: 'auth/x', statement: 'Owners are checked.' },
      { id: 'd', statement: 'ü' },
    ];
    expect(read(text)).toEqual(found);
    fc.assert(
      fc.property(fc.array(fc.nat(Buffer.byteLength(text))), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), Buffer.byteLength(text)];
        expect(
          read(
            ...places.slice(1).map((to, index) => Buffer.from(text).subarray(places[index], to)),
          ),
        ).toEqual(found);
      }),
    );
  });

  it('counts the lines that are almost one, and keeps none of them', () => {
    const ignored = (text: string) => {
      const reader = new ProposalReader();
      reader.read(Buffer.from(text));
      reader.end();
      return reader.ignored;
    };
    for (const line of [
      'memtrust: propose BAD ID: foo',
      ' memtrust: propose b: x',
      'Memtrust: Propose b: x',
      'memtrust: propose c:',
      'memtrust: propose',
      `memtrust: propose d: ${'x'.repeat(10_000)}`,
      'memtrust: propose a: x\nmemtrust: propose a: another',
    ])
      expect([line.slice(0, 40), ignored(`${line}\n`)]).toEqual([line.slice(0, 40), 1]);
    for (const line of [
      'memtrust: propose a: x',
      'memtrust: propose a: x\nmemtrust: propose a: x',
      'npx memtrust propose a',
      'memtrust: proposed a',
      `${'x'.repeat(10_000)}memtrust: propose BAD ID: foo`,
    ])
      expect([line.slice(0, 40), ignored(line)]).toEqual([line.slice(0, 40), 0]);
  });

  it('is at most twenty, and no line without end is kept', () => {
    expect(
      read(Array.from({ length: 30 }, (_, index) => `memtrust: propose a${index}: x\n`).join(''))
        .length,
    ).toBe(20);
    expect(
      read('memtrust: propose a: ', 'x'.repeat(10_000_000), '\nmemtrust: propose b: y\n'),
    ).toEqual([{ id: 'b', statement: 'y' }]);
  });
});
