/** docs/words.md explains at most thirty notions, eight of them on the front page, and counts what there is now. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Command } from 'commander';
import { commandsFor } from '../../src/cli/commands/index.js';
import { rules } from '../../src/gate/rules/index.js';
import { REASONS } from '../../src/trust/entry.js';
import { DECISIVE_TYPES, OTHER_TYPES } from '../../src/memory/ledger.js';
import { schemas } from '../../src/cli/generated-docs.js';

const page = readFileSync('docs/words.md', 'utf8');
const [first = ''] = page.split('\n## ');
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(([, word = '']) => word);

test('thirty notions, eight of them on the front page', () => {
  const readme = readFileSync('README.md', 'utf8');
  // `superseded` is what a fact is after one was told to supersede it.
  const words = new Set(wordsIn(page).map((word) => word.replace(/^superseded$/, 'supersede')));
  expect(words.size).toBeLessThanOrEqual(30);
  expect(wordsIn(first)).toHaveLength(8);
  for (const word of wordsIn(first)) expect(readme).toContain(`**${word}`);
});

test('every reason has a row, in the order of precedence', () => {
  const [, section = ''] = page.split('\n### Reasons\n');
  const [table = ''] = section.split('\n### ');
  const explained = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  // A reader gives these, and they change no status.
  const others = /^`over_budget`.*$/m.exec(table)?.[0].match(/(?<=`)\w+(?=`)/g) ?? [];
  expect([...explained, ...others].toSorted()).toEqual([...REASONS].toSorted());
  expect(explained).toEqual(REASONS.filter((reason) => explained.includes(reason)));
});

/** Every key of a JSON Schema, below lists and maps too. */
function keysOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  return Object.entries(schema)
    .map(([key, value]: [string, unknown]) => {
      const below = keysOf(value);
      return key === 'properties' && typeof value === 'object' && value !== null
        ? below + Object.keys(value).length
        : below;
    })
    .reduce((sum, count) => sum + count, 0);
}

test('the table says how many commands, options, rules, events and keys there are', async () => {
  const program = new Command('memtrust');
  for (const define of await commandsFor(undefined)) define(program, async () => {});
  const all = program.commands.flatMap((command) => [command, ...command.commands]);
  const counts = {
    'commands (`help --all`)': program.commands.length,
    'options of all commands, without `--help`': all.flatMap(({ options }) => options).length,
    rules: rules.length,
    'events of the ledger': DECISIVE_TYPES.length + OTHER_TYPES.length,
    'keys of the policy': keysOf(schemas['policy']?.schema),
  };
  const said = [...page.matchAll(/^\| ([^|]+) \| \d+ \| (\d+) \|$/gm)].map(([, what, now]) => [
    what,
    Number(now),
  ]);
  expect(Object.fromEntries(said)).toMatchObject(counts);
});
