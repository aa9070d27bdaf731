import { describe, expect, it } from '@jest/globals';
import { sourceText } from '../../src/anchors/known-texts.js';

const read = (text: string, path = 'a.ts') => sourceText(Buffer.from(text), path);

describe('a text that is asked for again', () => {
  it('is the same object, so that it is read as code once', () => {
    expect(read('const a = 1;\n')).toBe(read('const a = 1;\n'));
  });

  it('is the same with other line ends, as it is read without them', () => {
    expect(read('const b = 1;\r\n')).toBe(read('const b = 1;\n'));
  });

  it('is another one under another name, which may be another language', () => {
    const [code, page] = [read('let c;\n', 'a.ts'), read('let c;\n', 'a.md')];
    expect([code.path, code.language, page.path, page.language]).toEqual([
      'a.ts',
      'typescript',
      'a.md',
      null,
    ]);
  });

  it('is another one in another encoding', () => {
    const [latin, utf8] = [sourceText(Buffer.from('é', 'latin1'), 'a.ts'), read('é')];
    expect([latin.text, latin.encoding, utf8.text, utf8.encoding]).toEqual([
      'é',
      'latin1',
      'é',
      'utf8',
    ]);
  });

  it('is forgotten when a million characters were asked for behind it', () => {
    const first = read('const d = 1;\n');
    for (let at = 0; at < 9; at += 1) read(`${at}`.repeat(120_000), 'a.txt');
    expect(read('const d = 1;\n')).not.toBe(first);
  });

  it('is kept while it is asked for in between', () => {
    const first = read('const e = 1;\n');
    for (let at = 0; at < 20; at += 1) {
      read(`${at}`.repeat(60_000), 'a.txt');
      expect(read('const e = 1;\n')).toBe(first);
    }
  });

  it('is not kept at all when it is longer than that, and puts nothing else out', () => {
    const first = read('const f = 1;\n');
    const long = 'x'.repeat(1_100_000);
    expect(read(long, 'a.txt')).not.toBe(read(long, 'a.txt'));
    expect(read('const f = 1;\n')).toBe(first);
  });
});
