/**
 * SECURITY S28 over the whole command line: of what the policy blocks nothing is in any byte that a
 * command prints or writes.
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKING, leaksIn, SENTINELS, TELLING } from '../sentinel.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;

afterEach(() => repository.dispose());

/** A repository that remembers this, on a branch that changes some of it. */
function remembering(files: Readonly<Record<string, string>>): Sandbox {
  repository = new Sandbox();
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  repository.commit('memory');
  repository.git('switch', '--quiet', '-c', 'change');
  repository.write('README.md', 'hello again\n').commit('change');
  return repository;
}

const NOW = ['--now', '2026-06-01T00:00:00Z'] as const;

/** Every command that looks at memory, with queries that find what is blocked. */
const COMMANDS: readonly (readonly string[])[] = [
  ...['text', 'json', 'markdown', 'sarif', 'html', 'github', 'gitlab', 'junit'].map((format) => [
    'check',
    '--format',
    format,
    ...NOW,
  ]),
  ['check', '--out', 'out', ...NOW],
  ['facts'],
  ['facts', 'launch/said'],
  ['facts', 'launch/cites'],
  ['sources'],
  ['sources', '--format', 'json'],
  ['recall', 'launch code', ...NOW],
  ['recall', 'launch code', '--format', 'json', '--record', ...NOW],
  ['recall', 'classified', '--trust-worktree', '--format', 'json', ...NOW],
  ['context', '--for', 'run', '--query', 'launch code', '--stdout', ...NOW],
  ['context', '--for', 'review', '--out', 'made/context.md', ...NOW],
  ['context', '--format', 'request', '--trust-worktree', '--stdout', ...NOW],
  ['review'],
  ['review', '--format', 'json', '--findings', 'findings.json'],
  ['session', 'append', '--note', '--text', 'The launch is prepared.'],
  ['session', 'brief', '--participant', 'reviewer', '--query', 'launch code'],
  ['session', 'compact'],
  ['session', 'show'],
  ['session', 'replay', '--at', '1'],
  ['fixtures', ...NOW],
  ['fixtures', '.memtrust/fixtures', '--format', 'json', ...NOW],
  [
    'run',
    '--query',
    'launch code',
    '--',
    process.execPath,
    '-e',
    'process.stdout.write(require("fs").readFileSync(process.env.MEMTRUST_CONTEXT_FILE))',
  ],
  ['adopt', 'launch/said'],
  ['adopt', 'launch/cites'],
  ['bind', '--moved', ...NOW],
  ['reverify', 'launch/cites', '--still-true', ...NOW],
  ['bind', '--all'],
  // Neither by its name nor through a link, and not even whether a text is in it.
  ...['secrets/plan.txt', 'notes/plan.txt'].flatMap((path) => [
    ['bind', 'launch/open', path],
    ['bind', 'launch/open', path, '--quote', 'Launch'],
    ['propose', 'launch/new', '--text', 'A launch is planned.', '--source', path],
    [
      'propose',
      'launch/new',
      '--text',
      'A launch is planned.',
      '--source',
      path,
      '--quote',
      'not there',
    ],
  ]),
];

/** What was printed and written, to the byte. */
async function everything(commands: readonly (readonly string[])[]): Promise<string> {
  const said: string[] = [];
  for (const command of commands) {
    const { code, stdout, stderr } = await repository.memtrust(...command);
    expect([command.join(' '), code, code === 3 ? stderr : '']).toEqual([
      command.join(' '),
      expect.any(Number),
      '',
    ]);
    said.push(`$ memtrust ${command.join(' ')}`, stdout, stderr);
  }
  const written = repository
    .git('ls-files', '--others', '-z')
    .split('\0')
    .filter((path) => path !== '' && path !== 'findings.json');
  return [
    ...said,
    ...written.flatMap((path) => [
      path,
      readFileSync(join(repository.root, path)).toString('latin1'),
    ]),
  ].join('\n');
}

const FINDINGS = JSON.stringify([
  {
    id: 'f1',
    severity: 'high',
    message: 'It rests on the launch.',
    relied_on: ['launch/said', 'launch/open', 'live:claude:CLAUDE.md'],
  },
]);

describe('SECURITY S28: what the policy blocks', () => {
  it('is in no byte that the command line prints or writes, nor its digest, blob or size', async () => {
    remembering(BLOCKING).link('notes/plan.txt', '../secrets/plan.txt').commit('a link');
    repository.write('findings.json', FINDINGS);
    const output = await everything(COMMANDS);
    // The commands did what they are for: what is open is told, and what is blocked is named as such.
    expect(output).toContain('A launch needs two people.');
    expect(output).toContain('policy_blocked');
    for (const file of [
      'out/trust-report.html',
      'made/context.md.manifest.json',
      '.memtrust/attempts/',
      '.memtrust/reviews/',
      '.memtrust/context/',
    ])
      expect(output).toContain(file);
    expect(leaksIn(output)).toEqual([]);
    expect(output.match(/the policy does not allow facts to cite that file/g)).toHaveLength(8);
    expect(output).not.toMatch(/not there once|is nowhere|times in/);
    expect(
      repository.git('status', '--porcelain', '--', '.memtrust/facts', '.memtrust/ledger'),
    ).toBe('');
  }, 240_000);

  it('is told where the policy does not block it: the look for it sees what is there', async () => {
    remembering(TELLING).write('findings.json', FINDINGS);
    const output = await everything([
      ['context', '--stdout', '--query', 'launch code'],
      ['check', '--out', 'out'],
      ['recall', 'launch classified', '--format', 'json'],
    ]);
    const leaks = leaksIn(output);
    expect(leaks).toEqual(expect.arrayContaining([...SENTINELS]));
    expect(leaks).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^SHA-256 of the statement of .*said\.md/),
        expect.stringMatching(/^a size: /),
      ]),
    );
  });
});
