import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { withoutComments } from './floors.js';

const src = join(import.meta.dirname, '../../src');
const sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .toSorted()
    .map((path) => [
      path.replaceAll('\\', '/'),
      withoutComments(readFileSync(join(src, path), 'utf8')),
    ]),
);

/** The door, and what says which places it may be opened to. */
const WRITERS = ['tree/disk.ts', 'tree/place.ts'];
/** What starts git, and the command that a user gives to `run`. */
const STARTERS = ['cli/wrapped/child.ts', 'tree/git.ts', 'tree/object-reader.ts'];

const READING = new Set(
  'Stats closeSync constants existsSync fstatSync lstatSync openSync readFileSync readSync readdirSync readlinkSync realpathSync statSync'.split(
    ' ',
  ),
);

/** What of this text could change a file. */
function writes(text: string): string[] {
  const imports = [...text.matchAll(/import\s+([^;]*?)\s+from\s+'(?:node:)?fs(\/promises)?'/g)];
  const names = imports.flatMap(([, what = '', promises]) =>
    promises !== undefined || !what.startsWith('{')
      ? [what]
      : what
          .replace(/[{}]/g, '')
          .split(',')
          .map((name) => name.replace(/^\s*type\s/, '').trim()),
  );
  const otherwise =
    text.match(
      /(?:import|require)\s*\(\s*'(?:node:)?fs|\bO_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)\b|openSync\([^)]*'[^r]/g,
    ) ?? [];
  return [...names.filter((name) => name !== '' && !READING.has(name)), ...otherwise];
}

describe('SECURITY S48, S46: one door', () => {
  test('nothing but the door changes the file system', () => {
    const found = [...sources].flatMap(([path, text]) =>
      WRITERS.includes(path) ? [] : writes(text).map((name) => `src/${path}: ${name}`),
    );
    expect(found).toEqual([]);
    for (const path of WRITERS) expect(writes(sources.get(path) ?? '')).not.toEqual([]);
  });

  test('nothing but what starts git and the command of a user starts a program', () => {
    expect(
      [...sources]
        .filter(
          ([, text]) =>
            /child_process|\bexeca\b|worker_threads/.test(text) &&
            /^import (?!type\b).*\bfrom\s+'(?:node:)?(?:child_process|worker_threads)'/m.test(text),
        )
        .map(([path]) => path),
    ).toEqual(STARTERS);
  });

  test.each([
    ["import { writeFileSync } from 'node:fs';"],
    ["import fs from 'node:fs';"],
    ["import * as fs from 'fs';"],
    ["import { rm } from 'node:fs/promises';"],
    ["const fs = await import('node:fs');"],
    ["openSync(path, 'w')"],
    ['openSync(path, constants.O_WRONLY)'],
    ["import { readFileSync, type Stats, rmSync } from 'node:fs';"],
  ])('%s would be seen', (line) => {
    expect(writes(line)).not.toEqual([]);
  });
});
