import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromSource } from '../e2e/cli/in-process.js';
import { makeRepository, type TestRepository } from '../repository.js';

let repository: TestRepository;
let outside: string;

beforeEach(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-outside-')));
  repository = makeRepository();
});

afterEach(() => {
  repository.remove();
  rmSync(outside, { recursive: true, force: true });
});

/** Everything that lies somewhere: names, and what files hold. */
function state(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map(
      (name) =>
        `${name}: ${lstatSync(join(folder, name)).isFile() ? readFileSync(join(folder, name), 'utf8') : ''}`,
    );
}

async function prepare(): Promise<void> {
  for (const [path, text] of Object.entries({
    'src/a.ts': 'export const a = 1;\n',
    'CLAUDE.md': '- Run npm test.\n',
    'package.json': '{"scripts": {"test": "x"}}\n',
    'findings.json': '{"findings": []}\n',
    '.ai-kb/atoms/db/a.md': 'It is so.\n',
  }))
    repository.write(path, text);
  repository.commit();
  await fromSource(
    repository.root,
    'init',
    '--yes',
    '--solo',
    '--by',
    'ada',
    '--no-candidates',
    '--no-workflow',
  );
  for (const id of ['one', 'two'])
    await fromSource(
      repository.root,
      'propose',
      id,
      '--text',
      `A is ${id}.`,
      '--source',
      'src/a.ts',
      '--by',
      'ada',
    );
  await fromSource(repository.root, 'adopt', 'one', '--by', 'ada');
  for (const name of ['session.jsonl', 'session.archive.jsonl'])
    repository.write(`.memtrust/context/${name}`, '');
  await fromSource(repository.root, 'session', 'append', '--note', '--text', 'x');
  await fromSource(
    repository.root,
    'notes',
    'write',
    'finding',
    'seen',
    '--text',
    'It is one.',
    '--by',
    'ada',
  );
  repository.commit('remembered');
}

const LOG = [
  ['session', 'append', '--note', '--text', 'y'],
  ['session', 'compact'],
  ['session', 'show'],
];
const OUT = [
  ['session', 'append', '--note', '--text', 'y', '--log', 'out/log.jsonl'],
  ['session', 'brief', '--participant', 'ada', '--out', 'out/x.md', '--log', 'out/log.jsonl'],
  ['session', 'replay', '--at', '1', '--out', 'out/x.md'],
  ['check', '--out', 'out'],
  ['check', '--out', 'out/deeper'],
  ['context', '--out', 'out/x.md'],
  ['review', '--out', 'out/x.md'],
];
const EVIDENCE = [
  ['review', '--findings', 'findings.json'],
  ['run', '--', process.execPath, '-e', '0'],
];
const ONE = [
  ['reverify', 'one', '--still-true', '--again'],
  ['supersede', 'one', 'two'],
  ['bind', 'one', 'src/a.ts'],
  ['retire', 'one', '--why', 'old'],
  ['retire', 'one', '--erase', '--why', 'no'],
];
const FACTS = [
  ['propose', 'three', '--text', 'A is three.', '--source', 'src/a.ts'],
  ['adopt', 'two'],
  ['bind', '--all'],
  ['retire', 'two', '--why', 'no'],
  ['notes', 'refine', '--apply'],
  ['suggest', '--yes'],
  ['suggest', '--every-sentence', '--yes'],
  ['notes', 'archive'],
  ['notes', 'repair'],
  ...ONE,
];
const NOTES = [
  ['notes', 'write', 'finding', 'more', '--text', 'x'],
  ['notes', 'refine', '--apply'],
  ['migrate', '--from', 'ai-kb', '--apply', '--remove'],
];
const INIT = [['init', '--yes']];

/**
 * What somebody committed a link in the place of, and the commands that write there. What it leads
 * to is a copy of what was there, so that no command misses anything.
 */
const LINKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '.memtrust': [
    ...LOG,
    ...FACTS,
    ...NOTES,
    ...EVIDENCE,
    ...INIT,
    ['context'],
    ['recall', 'one', '--record'],
    ['check', '--update-baseline', '--reason', 'so'],
  ],
  '.memtrust/context': [
    ...LOG,
    ['context'],
    ['recall', 'one', '--record'],
    ['review', '--findings', 'findings.json'],
  ],
  '.memtrust/context/session.jsonl': LOG,
  '.memtrust/context/session.archive.jsonl': LOG,
  '.memtrust/facts': FACTS,
  '.memtrust/facts/one.md': ONE,
  '.memtrust/ledger': FACTS,
  '.memtrust/ledger/one.jsonl': ONE,
  '.memtrust/workspace': NOTES,
  '.memtrust/attempts': EVIDENCE,
  '.memtrust/reviews': EVIDENCE,
  '.memtrust/archive': [['notes', 'archive']],
  '.memtrust/baseline.yml': [['check', '--update-baseline', '--reason', 'so']],
  '.memtrust/tombstones.jsonl': [
    ['retire', 'two', '--erase', '--why', 'no'],
    ['notes', 'refine', '--apply'],
  ],
  '.github': INIT,
  '.gitattributes': INIT,
  '.gitignore': INIT,
  out: OUT,
  'out/x.md': OUT,
  'out/log.jsonl': OUT,
  'out/trust-report.json': OUT,
};

describe('security/S48: all writing goes through one door that follows no link out of the repository', () => {
  test('whatever is a link there, and whichever command writes', async () => {
    await prepare();
    const prepared = repository;
    for (const format of ['json', 'markdown', 'sarif', 'html', 'github', 'gitlab', 'junit'])
      await fromSource(prepared.root, 'check', '--format', format);
    const through: string[] = [];
    for (const [link, commands] of Object.entries(LINKS)) {
      const copied = makeRepository();
      cpSync(prepared.root, copied.root, { recursive: true });
      const target = join(outside, 'target');
      try {
        const place = join(copied.root, link);
        if (
          readdirSync(dirname(join(prepared.root, link)).replace(/\/out$/, '')).includes(
            link.split('/').at(-1) ?? '',
          )
        )
          cpSync(place, target, { recursive: true });
        else if (!/\.(?:md|jsonl|yml|lock)$/.test(link)) mkdirSync(target);
        rmSync(place, { recursive: true, force: true });
        mkdirSync(dirname(place), { recursive: true });
        symlinkSync(target, place);
        copied.commit('a link');
        const before = state(outside);
        for (const command of commands) {
          const { code, stderr } = await fromSource(copied.root, ...command);
          if (code === 3) throw new Error(`${command.join(' ')} with ${link}: ${stderr}`);
          if (state(outside).join() !== before.join()) {
            through.push(`${command.join(' ')} through ${link}`);
            rmSync(target, { recursive: true, force: true });
            break;
          }
        }
      } finally {
        copied.remove();
        rmSync(target, { recursive: true, force: true });
      }
    }
    expect(through).toEqual([]);
  }, 600_000);

  test('a log of a session is neither read nor written through a link, in the folder or at its end', async () => {
    await prepare();
    cpSync(join(repository.root, '.memtrust/context'), join(outside, 'context'), {
      recursive: true,
    });
    rmSync(join(repository.root, '.memtrust/context'), { recursive: true });
    symlinkSync(join(outside, 'context'), join(repository.root, '.memtrust/context'));
    for (const command of LOG)
      expect(await fromSource(repository.root, ...command)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('`.memtrust/context` is a symbolic link'),
      });
  });

  test("an output may go through a link that stays in the repository, or that the user's own machine has", async () => {
    await prepare();
    mkdirSync(join(repository.root, 'build/reports'), { recursive: true });
    symlinkSync('build/reports', join(repository.root, 'reports'));
    expect(await fromSource(repository.root, 'context', '--out', 'reports/x.md')).toMatchObject({
      code: 0,
    });
    symlinkSync(outside, `${outside}-link`);
    try {
      expect(
        await fromSource(repository.root, 'context', '--out', `${outside}-link/x.md`),
      ).toMatchObject({ code: 0 });
    } finally {
      rmSync(`${outside}-link`);
    }
    // A folder of another repository is as much outside as any.
    const other = makeRepository();
    try {
      symlinkSync(other.root, join(repository.root, 'other'));
      expect(await fromSource(repository.root, 'context', '--out', 'other/x.md')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('out of the repository'),
      });
    } finally {
      other.remove();
    }
  });
});
