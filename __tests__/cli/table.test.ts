import { expect, it } from '@jest/globals';
import { examplesText } from '../../src/cli/command.js';
import { textTable } from '../../src/report/terminal.js';

it('columns are as wide as their widest cell, and no cell moves the cursor', () => {
  const table = textTable([
    ['CODE', 'NAME', 'WHAT'],
    ['a', 'a longer name', 'x'],
    ['b', '\u{1b}[2J', ''],
  ]);
  expect(table).not.toContain('\u{1b}');
  const [head = '', row = ''] = table.split('\n');
  expect([head.indexOf('WHAT'), row.indexOf('x')]).toEqual([21, 21]);
  expect(table.split('\n').filter((line) => line !== line.trimEnd())).toEqual([]);
});

it('columns of Chinese words stand straight: a character of Han takes two', () => {
  const table = textTable([
    ['代碼', '嚴重程度', 'x'],
    ['MT1', '提示', 'y'],
  ]);
  expect(table).toBe('代碼  嚴重程度  x\nMT1   提示      y\n');
});

it('what examples do stands in one column', () => {
  expect(
    examplesText(`
      a | one
      longer
        | two
    `),
  ).toBe('\nExamples:\n  $ npx memtrust a       one\n  $ npx memtrust longer  two');
});
