/**
 * Whatever ends a command in the middle of its writing, a kill or a power cut: each file is the old
 * one or the new one, and the next run ends well.
 */
import { cpSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writerOf } from '../../../src/tree/disk.js';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

const PRELOAD = pathToFileURL(resolve('__tests__/e2e/cli/power-cut.mjs')).href;
const SAID = ['--by', 'alice', '--now', '2026-03-01T00:00:00Z'];
const KEPT = 'Requests to the client time out after thirty seconds.';

let world: Sandbox;

beforeAll(async () => {
  world = new Sandbox();
  world.write('src/guard.ts', 'export const guard = true;\nexport const timeout = 30;\n');
  await world.done('init', '--solo', '--by', 'alice');
  await world.done(
    'propose',
    'client/timeout',
    '--text',
    KEPT,
    '--source',
    'src/guard.ts#L2',
    ...SAID,
  );
  await world.done(
    'propose',
    'client/timeout-minutes',
    '--text',
    'The client waits for a minute before it gives up.',
    '--source',
    'src/guard.ts',
    ...SAID,
  );
  await world.done(
    'propose',
    'guard/none',
    '--text',
    'There is no guard at all in this code.',
    '--source',
    'src/guard.ts',
    ...SAID,
  );
  await world.done('adopt', 'client/timeout-minutes', ...SAID);
  await world.done('retire', 'guard/none', '--why', 'there is one', ...SAID);
  world.commit('facts');
  await world.done('adopt', 'client/timeout', ...SAID);
  await world.done(
    'supersede',
    'client/timeout-minutes',
    'client/timeout',
    '--why',
    'it was measured',
    ...SAID,
  );
  await world.done('adopt', 'client/timeout', ...SAID);
  world
    .write('.memtrust/attempts/2026-03-01-0123456789ab.json', attempt(`fix this: ${KEPT}`))
    .write('.memtrust/context/context-1.md', `- ${KEPT}\n`);
  await world.done('notes', 'write', 'new_pattern', 'client timeout', '--text', KEPT, ...SAID);
  world.commit('one replaces another');
});

afterAll(() => world.dispose());

function attempt(query: string): string {
  const digest = `sha256:${'0'.repeat(64)}`;
  const record = {
    schema: 'memtrust.attempt',
    schema_version: 1,
    id: '2026-03-01-0123456789ab',
    command: ['agent'],
    query,
    prompt: { digest, body: null },
    context_sha256: '0'.repeat(64),
    status: 'succeeded',
    exit_code: 0,
    signal: null,
    outcome: 'no_change',
    changed_files: [],
    commits: [],
    unlisted: 0,
    output: { stdout: null, stderr: null },
    trace: null,
    candidates: [],
    started_at: '',
    ended_at: '',
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Every file of a folder by its path, but for what a dead process left on its way. */
function filesOf(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.startsWith('.git/'));
  return new Map(
    paths
      .filter((path) => writerOf(path) === null)
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

async function cutting(
  repository: Sandbox,
  environment: Record<string, string>,
  args: readonly string[],
): Promise<Result> {
  return repository.memtrustWith(
    { env: { NODE_OPTIONS: `--import=${PRELOAD}`, CUT_ROOT: repository.root, ...environment } },
    ...args,
  );
}

/** The repository with a working tree that was found after the end of another. */
function found(state: string): Sandbox {
  const repository = world.copy();
  for (const name of readdirSync(repository.root)) if (name !== '.git') repository.remove(name);
  cpSync(state, repository.root, { recursive: true });
  return repository;
}

describe('a command that is cut short in the middle of any of its writes', () => {
  it.each([
    {
      args: [
        'propose',
        'guard/on',
        '--text',
        'The guard is on.',
        '--source',
        'src/guard.ts#L1',
        ...SAID,
      ],
      endsEqual: true,
    },
    { args: ['notes', 'archive', ...SAID], endsEqual: true },
    {
      args: ['retire', 'client/timeout', '--erase', '--why', 'it is no longer ours', ...SAID],
      endsEqual: true,
    },
    // A second run finds less to do, and reports that.
    { args: ['notes', 'refine', '--apply', ...SAID], endsEqual: false },
  ])(
    '$args.0: each file is the old one or the new one, and the next run ends well',
    async ({ args, endsEqual }) => {
      const before = filesOf(world.root);
      const whole = world.copy();
      const states = new Sandbox({ init: false });
      expect(await cutting(whole, { CUT_INTO: states.root }, args)).toMatchObject({ code: 0 });
      const after = filesOf(whole.root);
      expect(after).not.toEqual(before);

      const seen = new Set([JSON.stringify([...after])]);
      const cuts = readdirSync(states.root).toSorted(
        (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
      );
      expect(cuts.length).toBeGreaterThan(3 * 8);
      for (const cut of cuts) {
        const state = filesOf(join(states.root, cut));
        for (const path of new Set([...before.keys(), ...after.keys(), ...state.keys()])) {
          expect({
            cut,
            path,
            text: [before.get(path), after.get(path)].includes(state.get(path))
              ? 'old or new'
              : state.get(path),
          }).toEqual({ cut, path, text: 'old or new' });
        }
        // What goes is gone only where all that comes is there: a text may lie there twice, and never nowhere.
        const isGone = [...before.keys()].some((path) => !state.has(path));
        if (isGone)
          for (const [path, text] of after)
            expect({ cut, path, text: state.get(path) }).toEqual({ cut, path, text });
        const shape = JSON.stringify([...state]);
        if (seen.has(shape)) continue;
        seen.add(shape);
        const next = found(join(states.root, cut));
        expect(
          JSON.parse((await fromSource(next.root, 'check', '--format', 'json')).stdout),
        ).toMatchObject({ verdict: expect.stringMatching(/^(?:pass|fail)$/) });
        expect(await fromSource(next.root, ...args)).toMatchObject({ code: 0 });
        const ends = filesOf(next.root);
        if (endsEqual) expect([...ends.keys()]).toEqual([...after.keys()]);
        for (const [path, text] of ends)
          if (endsEqual && !path.startsWith('.memtrust/ledger/'))
            expect({ path, text }).toEqual({ path, text: after.get(path) });
        for (const path of before.keys())
          expect({ path, isThere: ends.has(path) }).toEqual({ path, isThere: after.has(path) });
        next.dispose();
      }
      for (const each of [whole, states]) each.dispose();
    },
  );

  it('is found so, where a real kill ended it', async () => {
    const args = [
      'propose',
      'guard/on',
      '--text',
      'The guard is on.',
      '--source',
      'src/guard.ts#L1',
      ...SAID,
    ];
    const broken = world.copy();
    // The second file is half written beside its place.
    expect((await cutting(broken, { CUT_AT: '7' }, args)).code).toBeNull();
    expect(filesOf(broken.root)).toEqual(filesOf(world.root));
    const left = broken.git('ls-files', '--others', '--exclude-standard').trim().split('\n');
    expect(left).toEqual([
      expect.stringMatching(/\.memtrust-tmp$/),
      expect.stringMatching(/\.memtrust-tmp$/),
    ]);
    const { report } = await broken.report();
    expect(
      report.findings
        .filter(({ rule }) => rule === 'MT107')
        .map(({ path, severity }) => ({ path, severity })),
    ).toEqual(left.map((path) => ({ path, severity: 'notice' })));

    // What is young may be somebody else's who writes now, behind the same folder and another kernel.
    await broken.done(...args);
    expect(left.every((path) => broken.read(path) !== '')).toBe(true);
    for (const path of left) utimesSync(join(broken.root, path), 0, 0);
    broken
      .write('.memtrust/facts/guard/on.md.1-0000000.memtrust-tmp', 'not of our naming')
      .write(
        `.memtrust/facts/guard/on.md.${process.pid}-00000000.memtrust-tmp`,
        'of a process that is there',
      );
    await broken.done('adopt', 'guard/on', ...SAID);
    expect(
      broken
        .git('ls-files', '--others', '--exclude-standard', '--', '*.memtrust-tmp')
        .trim()
        .split('\n'),
    ).toHaveLength(2);
    broken.dispose();
  });
});
