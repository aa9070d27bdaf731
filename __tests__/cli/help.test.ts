import { describe, expect, test } from '@jest/globals';
import { commandsFor } from '../../src/cli/commands/index.js';
import { fromSource } from '../e2e/cli/in-process.js';

/** The commands that a help lists, each on a line of its own. */
const listed = (help: string): string[] =>
  help
    .split(/^Options:\n(?: .*\n)+/m)
    .join('')
    .split('\n')
    .flatMap((line) => /^ {2}(\S+) {2,}\S/.exec(line)?.[1] ?? []);

describe('memtrust --help', () => {
  test('fits on a screen: the nine daily commands, each on a line, and where the rest is', async () => {
    const { code, stdout } = await fromSource('/', '--help');
    const lines = stdout.trimEnd().split('\n');
    expect([code, lines.length <= 25, lines.every(({ length }) => length <= 80)]).toEqual([
      0,
      true,
      true,
    ]);
    expect(listed(stdout)).toEqual([
      'check',
      'init',
      'facts',
      'suggest',
      'bind',
      'adopt',
      'reverify',
      'export',
      'explain',
    ]);
    expect(lines.at(-1)).toBe('`memtrust help --all` lists the rest.');
    expect((await fromSource('/')).stderr).toBe(stdout);
  });

  test('help --all lists every command once, in groups, each on a line', async () => {
    const { code, stdout } = await fromSource('/', 'help', '--all');
    const names = listed(stdout);
    expect([code, stdout.split('\n').every(({ length }) => length <= 80)]).toEqual([0, true]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(25);
    expect(names.length).toBe((await commandsFor(undefined)).length);
    for (const name of names) {
      const { stdout: help } = await fromSource('/', 'help', name);
      for (const other of names.filter((one) => one !== name))
        expect(help.split('\n\n')[1]).not.toMatch(new RegExp(`\`(?:npx memtrust )?${other}\``));
    }
  });

  test('a default that is nothing is not shown', async () => {
    for (const name of ['context', 'propose'])
      expect((await fromSource('/', 'help', name)).stdout).not.toMatch(
        /\(default: (?:\[\]|\{\}|"")\)/,
      );
  });

  test.each([['check'], ['session'], ['notes']])(
    'help %s is the help of that command',
    async (name) => {
      const asked = await fromSource('/', 'help', name);
      const option = await fromSource('/', name, '--help');
      expect([asked.code, asked.stdout]).toEqual([0, option.stdout]);
    },
  );

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
