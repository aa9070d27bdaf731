import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { rules } from '../../../src/gate/rules/index.js';
import { RIDDLES } from '../../riddles.js';

/*
 * Do the texts of the rules stay plain? They are what a user reads in a finding, in docs/rules.md and in the
 * security tab of GitHub: a summary of one short sentence, a remedy that begins with what to do, and no riddle.
 */

const MOST_WORDS = 20;

/** What a remedy may begin with, unless it begins with a command in backticks. */
const VERBS: ReadonlySet<string> = new Set(
  (
    'Add Adopt Allow Ask Bind Cite Correct Delete Describe Fix Give Keep Merge Move Put Read Recompute Remove ' +
    'Rename Repeat Restore Revoke Run Set Start State Write'
  ).split(' '),
);

/** The words that a rule's file shows: its strings, without comments, imports, codes of findings and keys. */
function shownTexts(file: string): readonly string[] {
  const code = readFileSync(`src/gate/rules/${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?;$|^\s*key: .*$|\bname: .*$/gm, '')
    .replaceAll(/'\s*\+\s*'/g, '');
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => text.includes(' '));
}

const ownText = ({ summary, why, remedy }: (typeof rules)[number]): string =>
  `${summary} ${why} ${remedy}`;

const riddlesIn = (text: string): readonly string[] =>
  RIDDLES.flatMap((riddle) => riddle.exec(text)?.[0] ?? []);

describe('the texts of a rule', () => {
  test.each(rules.map((rule) => [rule.code, rule] as const))('%s', (_, rule) => {
    expect(rule.summary.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
    const [first = ''] = rule.remedy.split(/\s+/);
    expect(first.startsWith('`') || VERBS.has(first) ? 'a verb or a command' : first).toBe(
      'a verb or a command',
    );
    expect(riddlesIn(ownText(rule))).toEqual([]);
  });
});

test('messages and remedies of findings hold no riddle either', () => {
  const files = readdirSync('src/gate/rules').filter((file) => file.endsWith('.ts'));
  const codes = files.flatMap((file) =>
    [...readFileSync(`src/gate/rules/${file}`, 'utf8').matchAll(/code: '(MT\d+)'/g)].map(
      ([, code]) => code,
    ),
  );
  expect(new Set(codes)).toEqual(new Set(rules.map(({ code }) => code)));
  expect(codes.length).toBe(rules.length);
  expect(files.flatMap((file) => shownTexts(file).flatMap(riddlesIn))).toEqual([]);
});

test('the list finds what was read wrongly', () => {
  expect(riddlesIn('A file among the memory is none.')).toEqual(['is none']);
  expect(riddlesIn('It asks nobody whose an e-mail address is.')).toEqual(['nobody whose']);
  expect(riddlesIn('Mend the file at the place that the message names.')).toEqual(['Mend']);
  expect(riddlesIn('memtrust does not read this file.')).toEqual([]);
});
