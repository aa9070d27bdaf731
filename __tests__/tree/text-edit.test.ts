import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  applyEdits,
  bytesDigest,
  isSafeReplacement,
  textDigest,
  type TextEdit,
} from '../../src/tree/text-edit.js';

const edit = (line: number, column: number, old: string, replacement: string): TextEdit => ({
  line,
  column,
  old,
  replacement,
});

const applied = (text: string | Uint8Array, ...edits: TextEdit[]): string | null => {
  const after = applyEdits(Buffer.from(text), edits);
  return after === null ? null : Buffer.from(after.bytes).toString('latin1');
};

describe('an edit of a text', () => {
  it('changes what it names, and no other byte', () => {
    expect(applied('a b a\n', edit(1, 5, 'a', 'cc'))).toBe('a b cc\n');
    expect(applied('\uFEFFx\r\nsee y\r\nz', edit(2, 5, 'y', 'yy'))).toBe(
      Buffer.from('\uFEFFx\r\nsee yy\r\nz').toString('latin1'),
    );
    expect(applied('x\ry\rz', edit(2, 1, 'y', 'b'))).toBe('x\rb\rz');
    expect(applied('x', edit(1, 1, 'x', 'y'))).toBe('y');
  });

  it('counts columns in UTF-16 units, also behind bytes that are no UTF-8', () => {
    expect(applied('\u{1F600} a.ts\n', edit(1, 4, 'a.ts', 'b.ts'))).toBe(
      Buffer.from('\u{1F600} b.ts\n').toString('latin1'),
    );
    const latin1 = Buffer.from('caf\xe9 a.ts \xfc a.ts\n', 'latin1');
    const column = latin1.toString('utf8').lastIndexOf('a.ts') + 1;
    expect(applied(latin1, edit(1, column, 'a.ts', 'b.ts'))).toBe('caf\xe9 a.ts \xfc b.ts\n');
  });

  it('is not made where something else stands', () => {
    expect(applied('a b\n', edit(1, 1, 'b', 'c'))).toBeNull();
    expect(applied('a b\n', edit(1, 4, 'b', 'c'))).toBeNull();
    expect(applied('a b\n', edit(7, 1, 'a', 'c'))).toBeNull();
    expect(applied('a b\n', edit(1, 1, '', 'c'))).toBeNull();
    expect(applied('a b\n', edit(1, 3, 'b', 'c'), edit(2, 1, 'x', 'y'))).toBeNull();
  });

  it('puts nothing there but a name', () => {
    for (const text of [
      'x y',
      'x\ny',
      'x`',
      '',
      'a)',
      '"',
      '\u202e',
      'a\\',
      '<b>',
      'x'.repeat(301),
    ])
      expect([text, isSafeReplacement(text), applied('a', edit(1, 1, 'a', text))]).toEqual([
        text,
        false,
        null,
      ]);
    for (const text of ['src/a.ts', './docs/ä.md', '@docs/x.md', '10-14', '#setup', 'test:unit'])
      expect([text, isSafeReplacement(text)]).toEqual([text, true]);
  });

  it('leaves one that overlaps another for the next look', () => {
    const after = applyEdits(Buffer.from('abc'), [edit(1, 2, 'bc', 'x'), edit(1, 1, 'ab', 'y')]);
    expect(Buffer.from(after?.bytes ?? []).toString()).toBe('yc');
    expect(after?.edits).toEqual([edit(1, 1, 'ab', 'y')]);
  });

  it('keeps every line but its own, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 12 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.nat(7),
        (lines, end, place) => {
          const clean = lines.map((line) => line.filter((byte) => byte !== 10 && byte !== 13));
          const at = place % clean.length;
          const text = clean.map((line, index) =>
            index === at
              ? Buffer.concat([Buffer.from(line), Buffer.from(' src/a.ts')])
              : Buffer.from(line),
          );
          const joined = (rows: readonly Buffer[]): Buffer =>
            Buffer.concat(
              rows.flatMap((row, index) => (index === 0 ? [row] : [Buffer.from(end), row])),
            );
          const column = Buffer.concat([Buffer.from(clean[at] ?? []), Buffer.from(' ')]).toString(
            'utf8',
          ).length;
          const after = applyEdits(joined(text), [
            edit(at + 1, column + 1, 'src/a.ts', 'lib/b.ts'),
          ]);
          const wanted = text.map((row, index) =>
            index === at
              ? Buffer.concat([Buffer.from(clean[at] ?? []), Buffer.from(' lib/b.ts')])
              : row,
          );
          expect(Buffer.from(after?.bytes ?? []).equals(joined(wanted))).toBe(true);
        },
      ),
    );
  });
});

describe('the digest of a text', () => {
  it('is the same whatever its line ends are, and another for another text', () => {
    expect(textDigest('a\r\nb\r')).toBe(textDigest('a\nb\n'));
    expect(bytesDigest(Buffer.from('a\r\nb'))).toBe(textDigest('a\nb'));
    expect(textDigest('a\nb')).not.toBe(textDigest('a\n\nb'));
  });
});
