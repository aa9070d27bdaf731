import { describe, expect, it } from '@jest/globals';
import { check, entryOf, store, type Store } from '../store.js';
import { boundSource, pastOf, quote } from '../binding.js';
import { cutsWord } from '../../src/anchors/word-edges.js';

describe('a quote whose last word or number goes on', () => {
  it.each([
    [
      'a number in code',
      'a.ts',
      'export const RETRIES = 3;\n',
      'const RETRIES = 3',
      'export const RETRIES = 30;\n',
      'changed',
    ],
    [
      'a fraction',
      'a.ts',
      'export const RETRIES = 3;\n',
      'const RETRIES = 3',
      'export const RETRIES = 3.5;\n',
      'changed',
    ],
    [
      'a number in data',
      'a.yml',
      'retries-at-most: 3\n',
      'retries-at-most: 3',
      'retries-at-most: 300\n',
      'changed',
    ],
    [
      'a name',
      'a.ts',
      'if (user.isAdmin && isOpen) enter();\n',
      'if (user.isAdmin',
      'if (user.isAdminOrGuest && isOpen) enter();\n',
      'changed',
    ],
    [
      'a name that begins earlier',
      'a.ts',
      'run(retriesAllowed, 3);\n',
      'retriesAllowed, 3',
      'run(noretriesAllowed, 3);\n',
      'changed',
    ],
    [
      'a word',
      'a.md',
      'Retries are not available here.\n',
      'Retries are not available',
      'Retries are not availableish here.\n',
      'changed',
    ],
    [
      'what stands behind a whole word',
      'a.md',
      'Retries are not available here.\n',
      'Retries are not available',
      'Retries are not available, here or there.\n',
      'fresh',
    ],
    [
      'a quote that ended within a word',
      'a.md',
      'Retries are not available here.\n',
      'Retries are not avail',
      'Retries are not availed here.\n',
      'fresh',
    ],
    [
      'a script without blanks between words',
      'a.md',
      '最多重试三次然后放弃等待人工处理。\n',
      '最多重试三次然后放弃等待人工',
      '最多重试三次然后放弃等待人工的处理。\n',
      'fresh',
    ],
  ])('%s', async (_what, path, text, cited, now, verdict) => {
    const files = store().file(path, text);
    const base: Store = files
      .fact('a', { sources: [await boundSource(files, { path, selector: quote(cited) })] })
      .adopted();
    const head = base.file(path, now);
    expect(entryOf(await check(base, head), 'a').anchors.map((anchor) => anchor.verdict)).toEqual([
      verdict,
    ]);
    expect(
      entryOf(await check(head, head, { scope: 'state', past: pastOf(base) }), 'a').anchors.map(
        (anchor) => anchor.verdict,
      ),
    ).toEqual([verdict]);
  });

  it('knows where a word or a number is cut, and where it ends', () => {
    const cut = (text: string): boolean => cutsWord(text.replace('|', ''), text.indexOf('|'));
    expect(['3|0', '3|.5', '3.|5', '1|,000', 'a|b', 'é|e', '_|x', '\u{1D7D8}|0'].map(cut)).toEqual(
      Array(8).fill(true),
    );
    expect(
      ['|a', 'a|', 'a| b', '3|.', '3|. Then', 'a|.b', '(|a', '三|次', '3|次', '3| 0'].map(cut),
    ).toEqual(Array(10).fill(false));
  });
});
