import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readReviewFindings } from '../../src/github/inputs.js';
import { phraseText } from '../../src/text/phrase.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memtrust-review-'));
  for (const name of ['workspace', 'temp']) mkdirSync(join(folder, name));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the file of a review is read from the workspace and the temporary folder, and nowhere else', () => {
  const runner = { workspace: join(folder, 'workspace'), temp: join(folder, 'temp') };
  writeFileSync(join(runner.workspace, 'a.json'), '[]');
  writeFileSync(join(runner.temp, 'b.json'), '[]');
  writeFileSync(join(folder, 'secret'), 'x');
  writeFileSync(join(runner.workspace, 'latin'), Buffer.from([0xff]));
  symlinkSync(join(folder, 'secret'), join(runner.workspace, 'link'));
  symlinkSync(folder, join(runner.workspace, 'out'));
  const read = (path: string) => {
    const found = readReviewFindings(path, runner);
    return 'fault' in found ? phraseText(found.fault) : found.text;
  };
  expect([read('a.json'), read(join(runner.temp, 'b.json'))]).toEqual(['[]', '[]']);
  expect(read('../secret')).toContain('neither in the workspace');
  expect(read('/etc/passwd')).toContain('neither in the workspace');
  expect(
    [read('link'), read('gone.json'), read('.')].map((why) => why.split(' ').slice(0, 2).join(' ')),
  ).toEqual(['the file', 'the file', 'it is']);
  expect(read('out/secret')).toBe('its path contains a link');
  expect(read('latin')).toBe('it is not UTF-8 text');
});
