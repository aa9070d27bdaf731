import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { builtInFixtures } from '../../../src/fixtures/built-in/index.js';
import { blocksOf, readPage, Terminal, withoutNames } from './guide.js';

/** Ignored by git. */
const PRINTED_TODAY = 'lib/guide-fixtures.md';

const open: Terminal[] = [];

afterAll(() => {
  for (const terminal of open) terminal.dispose();
});

const page = readPage('guide-fixtures.md');

test('every output in the guide is what is printed today', () => {
  let today = page;
  let terminal: Terminal | null = null;
  let section = '';
  for (const block of blocksOf(page)) {
    if (terminal === null || block.section !== section) open.push((terminal = new Terminal()));
    ({ section } = block);
    const printed = `${terminal.replay(block).trim()}\n`;
    if (withoutNames(printed) !== withoutNames(block.body)) today = today.replace(`${block.head}${block.body}`, () => `${block.head}${printed}`);
  }
  // So that the page is mended by a copy.
  mkdirSync(dirname(PRINTED_TODAY), { recursive: true });
  if (today !== page) writeFileSync(PRINTED_TODAY, today);
  expect({ page: today, copyFrom: PRINTED_TODAY }).toEqual({ page, copyFrom: PRINTED_TODAY });
}, 120_000);

test('the guide lists every built-in case, and no other', () => {
  const [, table = ''] = /\| built-in case \|.*\n\|---\|---\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const listed = table.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => `built-in/${name}`));
  expect(listed.toSorted()).toEqual([...builtInFixtures.map(({ fixture }) => fixture.id), 'built-in/contamination-is-counted'].toSorted());
});

test('the caps of the guide are those of the program', () => {
  const limits = readFileSync(new URL('../../../src/fixtures/limits.ts', import.meta.url), 'utf8');
  for (const [text, constant] of [['500 files, 8 MB', 'FIXTURE_COUNT = 500'], ['8 MB together', '8 * 1024 * 1024'], ['1,000 files, facts, sources, events and expectations a case', 'ENTRIES_OF_A_CASE = 1_000'], ['10,000 of all', 'ENTRIES_TOGETHER = 10_000']] as const) {
    expect([page.includes(text), limits.includes(constant)]).toEqual([true, true]);
  }
});
