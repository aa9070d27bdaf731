import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseRunnerCommands } from '../runner-commands.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('##[error]x/CLAUDE.md', 'Be kind.\n')
    .write('::error::x/AGENTS.md', 'Be kind.\n');
  repository.write(
    'src/a.ts',
    '::error::a line of code that a runner would obey\n##[error]another\n',
  );
  repository.write(
    '.memtrust/facts/a.md',
    factFile(
      'topic: "##[error]topic"\nsources:\n  - path: src/a.ts',
      '::error::stated\n##[error]stated',
    ),
  );
  repository.write(
    '.memtrust/fixtures/f.json',
    JSON.stringify({
      schema_version: 1,
      id: '##[error]fixture',
      query: '',
      policy: {},
      facts: [
        {
          source_id: '::x',
          status: 'accepted',
          trust_level: 'trusted',
          topic: 't',
          body: 'b',
          expected_in_context: false,
          expected_trusted: false,
        },
      ],
    }),
  );
  repository.commit();
});

afterEach(() => repository.dispose());

describe('security/S24 the command line in a log', () => {
  it.each([
    ['sources'],
    ['sources --format json'],
    ['facts'],
    ['facts --format json'],
    ['show a'],
    ['fixtures'],
    ['diff a'],
    ['bind --all'],
    ['adopt a'],
    ['check'],
    ['check --format json'],
    ['check --format markdown'],
    ['check --format sarif'],
    ['show ##[error]x'],
    ['check --base ::error::x'],
  ])('memtrust %s says nothing that a runner obeys', async (line) => {
    const { stdout, stderr } = await repository.memtrust(...line.split(' '));
    expect(`${stdout}${stderr}`).not.toBe('');
    expect(parseRunnerCommands(`${stdout}\n${stderr}`)).toEqual([]);
  });

  it('memtrust check --format github says annotations of findings, and nothing else', async () => {
    const { stdout, stderr } = await repository.memtrust('check', '--format', 'github');
    const commands = parseRunnerCommands(`${stdout}\n${stderr}`);
    expect(commands).not.toEqual([]);
    for (const { command, syntax, properties } of commands)
      expect([command, syntax, properties['title']]).toEqual([
        expect.stringMatching(/^(?:error|warning|notice)$/),
        '::',
        expect.stringMatching(/^MT\d{3} [a-z-]+$/),
      ]);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^memtrust: /);
  });
});
