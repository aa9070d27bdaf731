import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unifiedPatch } from '../../src/text/unified-patch.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memtrust-patch-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What git makes of a file with the patch of it. */
function appliedByGit(path: string, before: string, after: string): string {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, before);
  execFileSync('git', ['apply', '--whitespace=nowarn', '-'], {
    cwd: folder,
    input: unifiedPatch(path, before, after),
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], GIT_CEILING_DIRECTORIES: dirname(folder) },
  });
  return readFileSync(place, 'utf8');
}

const long = (name: string): string[] => Array.from({ length: 30 }, (_, at) => `${name} ${at}`);

describe('a patch', () => {
  it('shows the lines that change with three around them', () => {
    expect(unifiedPatch('a.md', '1\n2\n3\n4\n5\n6\n', '1\n2\n3\n4\nfive\n6\n')).toBe(
      'diff --git a/a.md b/a.md\n--- a/a.md\n+++ b/a.md\n@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-5\n+five\n 6\n',
    );
    expect(unifiedPatch('a.md', 'x\n', 'x\n')).toBe('');
  });

  it.each([
    ['one line', 'a\n', 'b\n'],
    ['no end of the last line', 'a\nb', 'a\nc'],
    ['a last line without end beside it', 'a\nb', 'c\nb'],
    ['CRLF', 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
    ['mixed line ends', 'a\r\nb\nc\rd\n', 'x\r\nb\ny\rd\n'],
    ['a byte-order mark', '\uFEFFa\nb\n', '\uFEFFx\nb\n'],
    ['two far apart', long('a').join('\n'), long('a').with(2, 'x').with(25, 'y').join('\n')],
    ['two near', long('a').join('\n'), long('a').with(2, 'x').with(8, 'y').join('\n')],
    ['neighbours', long('a').join('\n'), long('a').with(2, 'x').with(3, 'y').join('\n')],
    [
      'the first and the last',
      long('a').join('\n'),
      long('a').with(0, 'x').with(29, 'y').join('\n'),
    ],
    ['lines that look like a patch', '--- a\n+++ b\n@@ -1 +1 @@\n', '--- a\n+++ c\n@@ -1 +1 @@\n'],
  ])('is one that git applies: %s', (_name, before, after) => {
    expect(appliedByGit('a.md', before, after)).toBe(after);
  });

  it.each(['with blank.md', 'ä/ö.md', 'quo"te.md', 'back\\slash.md', 'tab\there.md', 'a/b/c.md'])(
    'names %s as git does',
    (path) => {
      expect(appliedByGit(path, 'a\nb\n', 'a\nc\n')).toBe('a\nc\n');
    },
  );
});
