import { describe, expect, it } from '@jest/globals';
import { normalDigest, normToBind } from '../../src/anchors/normal-digest.js';
import { SourceText } from '../../src/anchors/source-text.js';

const of = (path: string, text: string): SourceText => new SourceText(Buffer.from(text), path);

function digest(path: string, text: string, norm: 'n3' | 'n4'): string {
  return normalDigest(of(path, text), { from: 0, to: text.length }, norm);
}

/** Of text that n3 does not read as tokens: without the blanks at the ends of its lines. */
const PLAIN_TEXT = 'sha256:f492addcca5b5c77e66fe681fbee42ae8d2de857de1087001755a07e4fc404e9';

/** What version 0.1.0 wrote: a published normaliser never answers differently. */
const PUBLISHED: readonly (readonly [path: string, digest: string])[] = [
  ['a.ts', 'sha256:1e01247755fb57fcc405bbe75c68185587163f51a21fe4b5aa7311ad4526e7eb'],
  ['a.go', 'sha256:1e01247755fb57fcc405bbe75c68185587163f51a21fe4b5aa7311ad4526e7eb'],
  ['a.py', 'sha256:89505c8ac2f70bc247f67626fb51b5138186b04d2b676adca8cffeb451b9f22c'],
  ['a.css', 'sha256:6a0f888db6eac499fa4c52205d45ab0864658bcf22103d97f645767a262ff4d4'],
  ...[
    'txt',
    'cs',
    'kt',
    'swift',
    'php',
    'rb',
    'sh',
    'sql',
    'html',
    'vue',
    'scss',
    'less',
    'dart',
    'lua',
    'proto',
    'graphql',
    'tf',
    'zig',
  ].map((ending) => [`a.${ending}`, PLAIN_TEXT] as const),
];

const CODE = 'f(a) {\n    return b;  \n}\n';

describe('a digest under n3', () => {
  it.each(PUBLISHED)('of %s stays what it was when it was bound', (path, published) => {
    expect(digest(path, CODE, 'n3')).toBe(published);
  });

  it('sees a re-indentation where n3 reads no tokens, and n4 does not', () => {
    const deeper = CODE.replaceAll(/^/gm, '  ');
    for (const path of ['a.cs', 'a.kt', 'a.swift', 'a.php', 'a.rb', 'a.sh']) {
      const [one, other] =
        path === 'a.php' ? [`<?php\n${CODE}`, `<?php\n${deeper}`] : [CODE, deeper];
      expect([
        path,
        digest(path, one, 'n3') === digest(path, other, 'n3'),
        digest(path, one, 'n4') === digest(path, other, 'n4'),
      ]).toEqual([path, false, true]);
    }
    expect(digest('a.ts', CODE, 'n3')).toBe(digest('a.ts', deeper, 'n3'));
    expect(digest('a.txt', CODE, 'n4')).not.toBe(digest('a.txt', deeper, 'n4'));
  });

  it('is that of n4 where both read the same', () => {
    for (const path of ['a.ts', 'a.py', 'a.txt', 'a.md', 'a'])
      expect(digest(path, CODE, 'n3')).toBe(digest(path, CODE, 'n4'));
  });
});

describe('the normaliser of a new binding', () => {
  const whole = { from: 0, to: CODE.length };

  it('is n4 where n4 reads more than n3, and n3 everywhere else', () => {
    expect(
      ['a.ts', 'a.go', 'a.txt', 'a.md', 'a.json'].map((path) => normToBind(of(path, CODE), whole)),
    ).toEqual(['n3', 'n3', 'n3', 'n3', 'n3']);
    expect(
      ['a.cs', 'a.kt', 'a.swift', 'a.php', 'a.rb', 'a.sh'].map((path) =>
        normToBind(of(path, CODE), whole),
      ),
    ).toEqual(['n4', 'n4', 'n4', 'n4', 'n4', 'n4']);
  });

  it('is n3 where a border cuts a token, so that there is only text to compare', () => {
    const text = 'x = <<~A\n  b\n  c\nA\n';
    const from = text.indexOf('  b');
    expect(normToBind(of('a.rb', text), { from, to: from + 3 })).toBe('n3');
  });
});
