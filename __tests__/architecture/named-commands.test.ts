/** Does every command that a message or a page names exist, with its subcommand and its options? */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Command } from 'commander';
import { commandsFor } from '../../src/cli/commands/index.js';
import { stringsOf, textOf, typeScriptFiles } from './sources.js';

const root = join(import.meta.dirname, '../..');
let program: Command;

beforeAll(async () => {
  program = new Command('memtrust').option('-V, --version').option('--help').option('--all');
  for (const define of await commandsFor(undefined)) define(program, async () => {});
});

/** What is wrong with the words behind `npx memtrust`; null where nothing is. */
function faultIn(words: readonly string[]): string | null {
  const [name = '', next = ''] = words;
  // What is filled in, or stands for any command: `…`, `COMMAND`.
  if (name === 'help') return faultIn(words.slice(1));
  if (!/^[a-z]/.test(name)) return name.startsWith('--') ? unknownOption(program, words) : null;
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined) return `unknown command ${name}`;
  if (command.commands.length === 0 || !/^[a-z]+$/.test(next)) return unknownOption(command, words);
  const own = command.commands.find((one) => one.name() === next);
  return own === undefined ? `unknown command ${name} ${next}` : unknownOption(own, words);
}

function unknownOption(command: Command, words: readonly string[]): string | null {
  // A wrapped command has its own options.
  const end = words.indexOf('--');
  const [unknown] = (end < 0 ? words : words.slice(0, end))
    .flatMap((word) => /^--[a-z][a-z-]*/.exec(word)?.[0] ?? [])
    .filter(
      (option) => option !== '--help' && !command.options.some(({ long }) => long === option),
    );
  return unknown === undefined ? null : `unknown option ${unknown} of ${command.name()}`;
}

/**
 * The commands in a text: each ends at a backtick, a bracket, a quote, another command or the end of its line. In a
 * code span the program may be left out where a subcommand or an option follows: `notes repair`, `check --strict`.
 */
function commandsIn(text: string): readonly (readonly string[])[] {
  const names = program.commands.map((command) => command.name()).join('|');
  const groups = program.commands.filter(({ commands }) => commands.length > 0);
  const grouped = groups.map((command) => command.name()).join('|');
  const pattern = new RegExp(
    `(?:npx memtrust |\`memtrust |\`(?=(?:(?:${names}) (?:[a-zA-Z]+ )?--|(?:${grouped}) [a-z])))` +
      '([^\\n`\'"()|;&>\\\\]+)',
    'g',
  );
  return [...text.matchAll(pattern)].map(([, words = '']) =>
    words.split(/[\s,]/).filter((word) => word !== ''),
  );
}

const faultsOf = (text: string): readonly string[] =>
  commandsIn(text).flatMap((words) => {
    const fault = faultIn(words);
    return fault === null ? [] : [`${fault}: ${words.join(' ').slice(0, 100)}`];
  });

/** A page, without the former names that docs/words.md lists in the first column of its tables. */
function pageOf(path: string): string {
  const text = readFileSync(join(root, path), 'utf8');
  return path === 'docs/words.md' ? text.replaceAll(/^\| [^|\n]+/gm, '') : text;
}

describe('commands that are named', () => {
  it('in messages exist', () => {
    const found = typeScriptFiles().flatMap((path) =>
      stringsOf(textOf(path)).flatMap((text) => faultsOf(text).map((fault) => `${path}: ${fault}`)),
    );
    expect(found).toEqual([]);
  });

  it('on pages and in examples of the help exist', () => {
    const docs = readdirSync(join(root, 'docs')).map((name) => `docs/${name}`);
    const pages = ['README.md', 'examples/demos.md', ...docs];
    const found = pages
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => faultsOf(pageOf(path)).map((fault) => `${path}: ${fault}`));
    expect(found).toEqual([]);
  });

  it('are found with what is wrong', () => {
    expect(
      [
        'npx memtrust schema fixture',
        'Run `npx memtrust notes check --layout … --write`.',
        'npx memtrust notes mend',
        'npx memtrust check --strict and `npx memtrust run --no-such -- claude --print`',
        'Run `check --open` or `memtrust notes refine --apply`, and see `check` -- or `export`.',
        'npx memtrust help check',
        'npx memtrust --version',
      ].flatMap(faultsOf),
    ).toEqual([
      'unknown command schema: schema fixture',
      'unknown option --write of check: notes check --layout … --write',
      'unknown command notes mend: notes mend',
      'unknown option --no-such of run: run --no-such -- claude --print',
      'unknown option --open of check: check --open',
    ]);
  });
});
