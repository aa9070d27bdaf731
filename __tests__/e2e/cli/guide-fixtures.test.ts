import { expect, test } from '@jest/globals';
import {
  builtInFixtures,
  documentFixtures,
  exportFixtures,
} from '../../../src/fixtures/built-in/index.js';
import {
  ENTRIES_OF_A_CASE,
  ENTRIES_TOGETHER,
  FIXTURE_COUNT,
  FIXTURE_TOTAL_CHARACTERS,
} from '../../../src/fixtures/limits.js';
import { YAML_FILE_BYTES } from '../../../src/tree/limits.js';
import { readPage, today } from './guide.js';

const page = readPage('fixtures.md');

test('every output in the guide is what is printed today', async () => {
  const { printed } = await today('fixtures.md');
  expect(printed).toBe(page); // repaired by a copy of lib/fixtures.md
}, 120_000);

test('the guide lists every built-in case, and no other', () => {
  const [, table = ''] = /\| built-in case \|.*\n\|---\|---\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const listed = table
    .split('\n')
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => `built-in/${name}`),
    );
  expect(listed.toSorted()).toEqual(
    [
      ...[...builtInFixtures, ...documentFixtures, ...exportFixtures].map(
        ({ fixture }) => fixture.id,
      ),
      'built-in/contamination-is-counted',
    ].toSorted(),
  );
});

test('the caps of the guide are those of the program', () => {
  const whole = (count: number): string => count.toLocaleString('en');
  const [, caps] = /^The limits are (.*)\.$/m.exec(page) ?? [];
  expect(caps).toBe(
    [
      `${whole(FIXTURE_COUNT)} fixture files, ${whole(FIXTURE_TOTAL_CHARACTERS / 1024 / 1024)} MB in total and ${whole(YAML_FILE_BYTES / 1024)} KiB per file;`,
      `${whole(ENTRIES_OF_A_CASE)} files, facts, sources, events and expectations per case,`,
      `and ${whole(ENTRIES_TOGETHER)} in total`,
    ].join(' '),
  );
});
