import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browse, openerOf } from '../../src/cli/browse.js';

const folder = mkdtempSync(join(tmpdir(), 'memtrust-browse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('opening a file in the browser', () => {
  test('asks the program of each system, with the file as one argument', () => {
    expect(openerOf('darwin', '/a b/r.html')).toEqual({
      command: 'open',
      args: ['file:///a%20b/r.html'],
    });
    expect(openerOf('linux', '/a/r.html')).toEqual({
      command: 'xdg-open',
      args: ['file:///a/r.html'],
    });
    expect(openerOf('win32', 'C:\\a & b\\r.html')).toEqual({
      command: 'C:\\Windows\\System32\\rundll32.exe',
      args: ['url.dll,FileProtocolHandler', 'file:///C:/a%20&%20b/r.html'],
    });
  });

  test('starts no shell, whatever the path says', async () => {
    const told = join(folder, 'told');
    await browse('/tmp/x; touch y $(touch z).html', (_platform, path) => ({
      command: process.execPath,
      args: ['-e', `require('fs').writeFileSync(${JSON.stringify(told)}, process.argv[1])`, path],
    }));
    const until = Date.now() + 10_000;
    while (!existsSync(told) && Date.now() < until)
      await new Promise((done) => setTimeout(done, 20));
    expect(existsSync(told)).toBe(true);
  });

  test('fails where there is no such program', async () => {
    await expect(
      browse('/tmp/x', () => ({ command: join(folder, 'no-such-program'), args: [] })),
    ).rejects.toThrow();
  });
});
