import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { relativeToRoot } from '../../src/cli/arguments.js';

const root = mkdtempSync(join(tmpdir(), 'memtrust-root-path-'));
mkdirSync(join(root, 'src'));
writeFileSync(join(root, 'src/a.ts'), '');
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['a.ts', 'src/a.ts'],
  ['src/a.ts', 'src/a.ts'],
  ['gone.ts', 'gone.ts'],
  ['..', ''],
  ['../..', '../..'],
  [join(root, 'src/a.ts'), 'src/a.ts'],
])('below src, %s is a path from the root', (typed, expected) => {
  expect(relativeToRoot(join(root, 'src'), root, typed)).toBe(expected);
});
