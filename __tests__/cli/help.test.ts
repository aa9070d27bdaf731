import { describe, expect, test } from '@jest/globals';
import { fromSource } from '../e2e/cli/in-process.js';

describe('memtrust --help', () => {
  test('lists every command under what one wants to do', async () => {
    const { code, stdout } = await fromSource('/', '--help');
    const headings = [...stdout.matchAll(/^(\S.*):$/gm)].map(([, heading]) => heading);
    expect([code, headings]).toEqual([
      0,
      [
        'Options',
        'The gate',
        'Read what is remembered',
        'Write and adopt',
        'Keep it true and small',
        'Prove it',
        'Help',
        'Examples',
      ],
    ]);
    // Under the heading of commander stands its own help command, and no command that was forgotten.
    const [, others = ''] = /^Help:\n((?: .*\n)+)/m.exec(stdout) ?? [];
    expect(others.trim()).toMatch(/^help \[command\] .*$/);
  });

  test.each([
    ['suggest', '`backfill`'],
    ['backfill', '`suggest`'],
    ['verify', '`verify-store`'],
    ['verify-store', '`verify`'],
    ['write', '`propose`'],
  ])('%s says how it differs from the command that it is taken for', async (name, other) => {
    expect((await fromSource('/', 'help', name)).stdout.split('\n\n')[1]).toContain(other);
  });

  test('a default that is nothing is not shown', async () => {
    for (const name of ['context', 'propose', 'write'])
      expect((await fromSource('/', 'help', name)).stdout).not.toMatch(
        /\(default: (?:\[\]|\{\}|"")\)/,
      );
  });

  test.each([['check'], ['session']])('help %s is the help of that command', async (name) => {
    const asked = await fromSource('/', 'help', name);
    const option = await fromSource('/', name, '--help');
    expect([asked.code, asked.stdout]).toEqual([0, option.stdout]);
  });

  test.each([[['help']], [['help', 'adopt']], [['session', 'help']]])(
    '%j is asked for, so it is no error, whatever the code of the process is until then',
    async (args) => {
      process.exitCode = 3;
      try {
        const { code, stderr } = await fromSource('/', ...args);
        expect([code, stderr]).toEqual([0, '']);
        expect((await fromSource('/')).code).toBe(2);
        expect((await fromSource('/', 'session')).code).toBe(2);
      } finally {
        process.exitCode = undefined;
      }
    },
  );

  test.each([
    ['completion', 'bash, zsh, fish'],
    ['explain', '`npx memtrust rules` lists the rules'],
  ])('%s without an argument says what there is to choose from', async (name, choices) => {
    const { code, stdout, stderr } = await fromSource('/', name);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(choices);
  });

  test('help of what is no command is an error that names the nearest one', async () => {
    const { code, stdout, stderr } = await fromSource('/', 'help', 'chek');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('check');
  });

  test.each([['sources'], ['recall'], ['facts']])(
    'a command of AIT that begins with `memory` is told as it is written here: %s',
    async (name) => {
      const { code, stdout, stderr } = await fromSource('/', 'memory', name, 'a question');
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`Use \`npx memtrust ${name}\`: it is a separate command.`);
      expect((await fromSource('/', 'memory', 'nothing')).stderr).not.toContain('by itself');
    },
  );
});
