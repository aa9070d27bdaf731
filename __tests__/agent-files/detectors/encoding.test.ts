import { describe, expect, it } from '@jest/globals';
import { phraseText } from '../../../src/text/phrase.js';
import { check, store } from '../../store.js';

const base = store().file('README.md', 'x\n');

/** What is said of a file with these bytes: `MT410 error 1`. */
async function told(path: string, bytes: Uint8Array | string): Promise<string[]> {
  const { findings } = await check(base, base.file(path, bytes));
  return findings
    .filter((one) => one.path === path)
    .map(({ rule, severity, line }) => `${rule} ${severity} ${line}`);
}

const TEXT = '# Rules\n\nUse “npm” — not yarn…\nNever push to main.\n';
const little = Buffer.from(TEXT, 'utf16le');

describe('the encoding of an agent file', () => {
  it.each<[what: string, bytes: Uint8Array]>([
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 without a mark', little],
    ['UTF-16, the large half first', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
    ['UTF-16, the large half first, without a mark', Buffer.from(TEXT, 'utf16le').swap16()],
    ['UTF-16 in another script', Buffer.from('\ufeff使用 npm 构建。\n不要推送。\n', 'utf16le')],
  ])('is one error: %s', async (_, bytes) => {
    expect(await told('CLAUDE.md', bytes)).toEqual(['MT410 error 1']);
  });

  it.each<[what: string, bytes: Uint8Array, line: number]>([
    ['Latin-1', Buffer.from('# Regeln\r\n\r\nFür alle.\r\n', 'latin1'), 3],
    ['Latin-1 in the first line', Buffer.from('Für alle.', 'latin1'), 1],
    ['Windows-1252', Buffer.from([0x61, 0x0a, 0x93, 0x62, 0x94, 0x0a]), 2],
    ['half a character at the end', Buffer.from('a\nb\né\n').subarray(0, 5), 3],
    ['half a pair', Buffer.from([0x61, 0x0a, 0xed, 0xa0, 0x80]), 2],
    ['a line end of old', Buffer.from('a\rb\rFür\r', 'latin1'), 3],
  ])('is a warning with its line: %s', async (_, bytes, line) => {
    expect(await told('CLAUDE.md', bytes)).toEqual([`MT410 warning ${line}`]);
  });

  it.each<[what: string, path: string, bytes: Uint8Array | string]>([
    ['UTF-8', 'CLAUDE.md', 'Für alle.\n'],
    ['a mark of UTF-8', 'CLAUDE.md', '\ufeffFür alle.\n'],
    ['a replacement character that is written', 'CLAUDE.md', 'caf\ufffd and more\n'],
    ['a script', '.claude/hooks/a.sh', Buffer.from('# für\n', 'latin1')],
    ['data of a skill', '.claude/skills/a/assets/x.txt', Buffer.from('für\n', 'latin1')],
    ['test data', 'tests/fixtures/a/CLAUDE.md', Buffer.from('für\n', 'latin1')],
  ])('is silent: %s', async (_, path, bytes) => {
    expect((await told(path, bytes)).filter((one) => one.startsWith('MT410'))).toEqual([]);
  });

  it('is said of settings too', async () => {
    const settings = Buffer.from('{"model": "für"}\n', 'latin1');
    expect(await told('.claude/settings.json', settings)).toContain('MT410 warning 1');
    expect(await told('.claude/settings.json', Buffer.from('{}\n  \n', 'utf16le'))).toEqual([
      'MT410 error 1',
    ]);
  });

  it('says what to do', async () => {
    const { findings } = await check(base, base.file('CLAUDE.md', little));
    expect(
      findings.flatMap(({ rule, remedy }) => (rule === 'MT410' ? phraseText(remedy) : [])),
    ).toEqual(['Save it as UTF-8.']);
  });
});
