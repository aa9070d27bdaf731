import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlaceTaken, writeChanges } from '../../src/cli/write.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'memtrust-write-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('a file that is replaced keeps its rights, and nothing is left beside it', () => {
  writeFileSync(join(root, 'a'), 'old');
  chmodSync(join(root, 'a'), 0o751);
  writeFileSync(join(root, 'b'), 'to go');
  writeChanges(root, [
    { path: 'a', content: 'new' },
    { path: 'b', content: null },
    { path: 'c/d/e', content: 'made' },
    { path: 'nowhere/f', content: null },
  ]);
  expect([
    readFileSync(join(root, 'a'), 'utf8'),
    statSync(join(root, 'a')).mode & 0o777,
    readFileSync(join(root, 'c/d/e'), 'utf8'),
    readdirSync(root).toSorted(),
  ]).toEqual(['new', 0o751, 'made', ['a', 'c']]);
});

describe('a file that must be new', () => {
  it('is written whole, in folders that are made', () => {
    writeChanges(root, [{ path: 'a/b.md', content: 'mine\n', isNew: true }]);
    expect([readFileSync(join(root, 'a/b.md'), 'utf8'), readdirSync(join(root, 'a'))]).toEqual([
      'mine\n',
      ['b.md'],
    ]);
  });

  it('overwrites nothing that another session wrote in the meantime, and leaves nothing behind', () => {
    writeFileSync(join(root, 'a.md'), 'theirs\n');
    expect(() => writeChanges(root, [{ path: 'a.md', content: 'mine\n', isNew: true }])).toThrow(
      PlaceTaken,
    );
    expect([readFileSync(join(root, 'a.md'), 'utf8'), readdirSync(root)]).toEqual([
      'theirs\n',
      ['a.md'],
    ]);
  });
});
