import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeChanges } from '../../src/cli/write.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'memtrust-write-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a file that is replaced keeps its rights, and nothing is left beside it', () => {
  writeFileSync(join(root, 'a'), 'old');
  chmodSync(join(root, 'a'), 0o751);
  writeFileSync(join(root, 'b'), 'to go');
  writeChanges(root, [{ path: 'a', content: 'new' }, { path: 'b', content: null }, { path: 'c/d/e', content: 'made' }, { path: 'nowhere/f', content: null }]);
  expect([readFileSync(join(root, 'a'), 'utf8'), statSync(join(root, 'a')).mode & 0o777, readFileSync(join(root, 'c/d/e'), 'utf8'), readdirSync(root).toSorted()]).toEqual(['new', 0o751, 'made', ['a', 'c']]);
});
