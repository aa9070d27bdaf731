import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { builtInFixtures, documentFixtures } from '../../../src/fixtures/built-in/index.js';
import { readPage, today } from './guide.js';

const page = readPage('guide-fixtures.md');

test('every output in the guide is what is printed today', async () => {
  const { printed } = await today('guide-fixtures.md');
  expect(printed).toBe(page); // mended by a copy of lib/guide-fixtures.md
}, 120_000);

test('the guide lists every built-in case, and no other', () => {
  const [, table = ''] = /\| built-in case \|.*\n\|---\|---\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const listed = table.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => `built-in/${name}`));
  expect(listed.toSorted()).toEqual([...[...builtInFixtures, ...documentFixtures].map(({ fixture }) => fixture.id), ...['contamination-is-counted', 'probes-are-counted', 'survivor-is-found'].map((name) => `built-in/${name}`)].toSorted());
});

test('the caps of the guide are those of the program', () => {
  const limits = readFileSync(new URL('../../../src/fixtures/limits.ts', import.meta.url), 'utf8');
  for (const [text, constant] of [['500 files, 8 MB', 'FIXTURE_COUNT = 500'], ['8 MB together', '8 * 1024 * 1024'], ['1,000 files, facts, sources, events and expectations a case', 'ENTRIES_OF_A_CASE = 1_000'], ['10,000 of all', 'ENTRIES_TOGETHER = 10_000']] as const) {
    expect([page.includes(text), limits.includes(constant)]).toEqual([true, true]);
  }
});
