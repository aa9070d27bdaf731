import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Command } from 'commander';
import { commandsFor } from '../../src/cli/commands/index.js';
import { fromSource } from '../e2e/cli/in-process.js';
import { Sandbox } from '../e2e/cli/sandbox.js';

let repository: Sandbox;
let script: string;

beforeAll(async () => {
  repository = new Sandbox();
  repository
    .write('.memtrust/facts/auth/owner-checks.md', 'x')
    .write('.memtrust/facts/payments/currency.md', 'x')
    .write('.memtrust/facts/$(touch pwned).md', 'x')
    .write('.memtrust/facts/a b.md', 'x')
    .write('.memtrust/facts/`touch pwned`.md', 'x')
    .write('src/a b.ts', 'x')
    .commit();
  repository.git('branch', 'feature/x');
  repository.git('branch', 'feature/$(touch${IFS}pwned)');
  script = (await fromSource(repository.root, 'completion', 'bash')).stdout;
  repository.write('.git/completion.bash', script);
});

afterAll(() => repository.dispose());

/** What bash offers where the cursor is behind the last of these words. */
function offered(...words: readonly string[]): string[] {
  const out = execFileSync(
    'bash',
    [
      '--norc',
      '-c',
      'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _memtrust; printf "%s\\n" "${COMPREPLY[@]}"',
      join(repository.root, '.git/completion.bash'),
      'memtrust',
      ...words,
    ],
    {
      cwd: repository.root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: repository.root, GIT_CONFIG_NOSYSTEM: '1' },
    },
  );
  return out.split('\n').filter((line) => line !== '');
}

describe('completion in a real bash', () => {
  it('offers commands, by what is typed of them', () => {
    expect(offered('ch')).toEqual(['check']);
    expect(offered('')).toEqual(expect.arrayContaining(['check', 'adopt', 'completion', 'help']));
    expect(offered('session', '')).toEqual(['append', 'compact', 'show', 'brief', 'replay']);
    expect(offered('help', 'reve')).toEqual(['reverify']);
    expect(offered('--v')).toEqual(['--version']);
  });

  it('offers the options of that command, and no others', () => {
    expect(offered('check', '--f')).toEqual(expect.arrayContaining(['--format', '--fix']));
    expect(offered('check', '--s')).not.toContain('--still-true');
    expect(offered('session', 'append', '--n')).toContain('--note');
    expect(offered('retire', '-')).toEqual(expect.arrayContaining(['--by', '--now', '--help']));
    expect(offered('bind', '--m')).toEqual(['--moved']);
  });

  it('offers the choices of an option, also behind an equals sign', () => {
    expect(offered('check', '--format', 's')).toEqual(['sarif']);
    expect(offered('check', '--format', '=', 'sa')).toEqual(['sarif']);
    expect(offered('check', '--strict', '--format', '=')).toEqual(
      expect.arrayContaining(['text', 'json']),
    );
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(offered('explain', 'silent-p')).toEqual(['silent-promotion']);
    expect(offered('explain', 'stal')).toEqual(['stale-fact', 'stale']);
  });

  it('offers facts where an id is expected, and branches where a commit is', () => {
    expect(offered('facts', '')).toEqual(['auth/owner-checks', 'payments/currency']);
    expect(offered('facts', '--format', 'json', 'auth')).toEqual(['auth/owner-checks']);
    expect(offered('supersede', 'auth/owner-checks', 'pay')).toEqual(['payments/currency']);
    expect(offered('check', '--head', 'feature/')).toEqual(['feature/x']);
    expect(offered('check', '--by', '')).toEqual([]);
  });

  it('leaves files to the shell, and what stands behind -- as well', () => {
    expect(offered('bind', 'auth/owner-checks', 'src/')).toEqual([]);
    expect(offered('run', '--', 'np')).toEqual([]);
    expect(script).toContain('complete -o bashdefault -o default -F _memtrust memtrust');
  });

  it('runs nothing that a name says', () => {
    for (const words of [
      ['facts', ''],
      ['check', '--head', ''],
      ['$(touch pwned)', ''],
      ['check', '`touch pwned`'],
    ])
      offered(...words);
    expect(existsSync(join(repository.root, 'pwned'))).toBe(false);
  });
});

describe('the scripts', () => {
  it.each(['bash', 'zsh', 'fish'])('of %s name every command and option', async (shell) => {
    const { stdout, code } = await fromSource('/', 'completion', shell);
    expect(code).toBe(0);
    const program = new Command();
    for (const define of await commandsFor(undefined)) define(program, async () => {});
    for (const command of program.commands) {
      expect(stdout).toContain(command.name());
      for (const { long } of command.options)
        expect([
          command.name(),
          stdout.includes(shell === 'fish' ? `-l ${long?.slice(2)}` : `${long}`),
        ]).toEqual([command.name(), true]);
    }
  });

  it('are read without a complaint by the shells that are here', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { stdout } = await fromSource('/', 'completion', shell);
      const { error, status, stderr } = spawnSync(shell, ['-n'], {
        input: stdout,
        encoding: 'utf8',
      });
      if (error === undefined) expect([shell, status, stderr]).toEqual([shell, 0, '']);
    }
  });

  it('of another shell are none', async () => {
    const { code, stderr } = await fromSource('/', 'completion', 'cmd');
    expect([code, stderr]).toEqual([2, expect.stringContaining('bash, zsh, fish')]);
  });
});
