import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { codeSpan, markdownPhrase, prose, tableCell } from '../../src/report/markdown.js';
import { say } from '../../src/text/phrase.js';
import { visible } from '../../src/text/visible.js';
import { githubReferences, renderedElements, renderMarkdown } from '../e2e/render-markdown.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { hostileName } from './hostile.js';

/** What a reader sees in the code spans of a rendered text. */
function codes(html: string): string[] {
  return [...html.matchAll(/<code>([^]*?)<\/code>/g)].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
}

const shown = (name: string): string => visible(name).replaceAll('##[', String.raw`#\u{23}[`);

describe('a code span', () => {
  test.each([
    ['a plain name', 'src/a.ts', '`src/a.ts`'],
    ['backticks inside', 'a``b`c', '```a``b`c```'],
    ['a backtick at the end', 'a`', '`` a` ``'],
    ['nothing', '', '`""`'],
    ['a line feed', 'a\nb', '`a\\u{a}b`'],
  ])('holds %s', (_what, name, expected) => {
    expect(codeSpan(name)).toBe(expected);
  });

  test('shows the name and nothing else, whatever it holds', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const html = renderMarkdown(`- x ${codeSpan(name)} y`);
        expect(renderedElements(`- x ${codeSpan(name)} y`)).toEqual(['ul', 'li', 'code']);
        expect(codes(html)).toEqual([shown(name)]);
        expect(githubReferences(codeSpan(name))).toEqual([]);
        expect(parseRunnerCommands(codeSpan(name))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('stays in its cell of a table', () => {
    fc.assert(
      fc.property(hostileName, hostileName, (one, two) => {
        const row = `| a | b |\n| --- | --- |\n| ${tableCell(codeSpan(one))} | ${tableCell(codeSpan(two))} |\n`;
        expect(renderedElements(row)).toEqual([
          'table',
          'thead',
          'tr',
          'th',
          'th',
          'tbody',
          'tr',
          'td',
          'code',
          'td',
          'code',
        ]);
        expect(codes(renderMarkdown(row))).toEqual(
          [one, two].map((name) => shown(name).replaceAll('\\|', String.raw`\\u{7c}`)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('a phrase', () => {
  test('keeps our words and commands, and puts names into code', () => {
    expect(
      markdownPhrase(say`${'a|b'} is stale: run ${'npx memtrust bind'} (see ${3} lines)`),
    ).toBe('`a|b` is stale: run `npx memtrust bind` (see 3 lines)');
    expect(prose('Start with `npx memtrust init`; it is quick.')).toBe(
      'Start with `npx memtrust init`; it is quick.',
    );
  });

  test('never lets two names grow together', () => {
    expect(codes(renderMarkdown(markdownPhrase(say`${'a'}${'b'}`)))).toEqual(['a', 'b']);
  });

  test('stays text even where a lower floor wrote a name into our words', () => {
    fc.assert(
      fc.property(hostileName, hostileName, (one, two) => {
        const text = `x ${markdownPhrase([`the fixture \`${one}\` fails: ${two} `, { quoted: one }])}`;
        expect(renderedElements(text).filter((name) => name !== 'code')).toEqual(['p']);
        expect(githubReferences(text)).toEqual([]);
        expect(parseRunnerCommands(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
