import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  canonicalTokens,
  LANGUAGES,
  LAYOUT_LANGUAGES,
  lex,
  type LexedLanguage,
} from '../../../src/languages/code/languages.js';
import type { CanonicalToken } from '../../../src/languages/code/token.js';
import { PROGRAMS } from './canonical-programs.js';
import { tokensDigest } from './token-spans.js';
import { leftOut } from './read-tokens.js';

const ALL: readonly LexedLanguage[] = [...LANGUAGES, ...LAYOUT_LANGUAGES];

function digest(language: LexedLanguage, text: string): string {
  return tokensDigest(canonicalTokens(language, text, lex(language, text)));
}

/** Lines whose indentation belongs to a text, a tag or a comment of several lines. */
function fixedLines(language: LexedLanguage, text: string): ReadonlySet<number> {
  const fixed = new Set<number>();
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length - 1;
  for (const { kind, from, to } of lex(language, text)) {
    const own = text.slice(from, to);
    if (kind === 'comment' || !own.includes('\n')) continue;
    // The body of a heredoc begins with the blanks before it.
    const isBody = text.slice(0, from).split('\n').at(-1)?.trim() === '' && !/^["'`%$@]/.test(own);
    for (let line = lineOf(from) + (isBody ? 0 : 1); line <= lineOf(to - 1); line += 1)
      fixed.add(line);
  }
  return fixed;
}

/** Whether a token begins before the one before it ends, or ends before it begins. */
function isAstray({ from, to }: CanonicalToken, before: CanonicalToken | undefined): boolean {
  return from < (before?.to ?? 0) || to < from;
}

const BLANKS = ['', ' ', '  ', '    ', '\t', '\t\t', '      '];

describe('canonical tokens of whole programs', () => {
  it('is there for every language that it adds', () => {
    const added = ALL.filter(
      (language) =>
        language !== 'proto' &&
        ![
          'javascript',
          'jsx',
          'typescript',
          'tsx',
          'json',
          'css',
          'python',
          'go',
          'java',
          'rust',
          'c',
          'cpp',
        ].includes(language),
    );
    expect([...new Set(PROGRAMS.map(([language]) => language))].toSorted()).toEqual(
      [...added, 'proto'].toSorted(),
    );
    for (const [language, text] of PROGRAMS)
      expect([
        language,
        canonicalTokens(language, text, lex(language, text)).some((token) =>
          token.text.startsWith('l:'),
        ),
      ]).toEqual([language, false]);
  });

  it.each(PROGRAMS)(
    '%s: stays the same under any indentation, blank lines and blanks at line ends',
    (language, text) => {
      const fixed = fixedLines(language, text);
      const lines = text.split('\n');
      const before = digest(language, text);
      const change = fc.record({
        indent: fc.constantFrom(...BLANKS),
        blank: fc.integer({ min: 0, max: 4 }),
        trailing: fc.constantFrom('', '', ' ', '\t'),
      });
      fc.assert(
        fc.property(
          fc.array(change, { minLength: lines.length, maxLength: lines.length }),
          (changes) => {
            const written = lines.map((line, index) => {
              const { indent = '', blank = 1, trailing = '' } = changes[index] ?? {};
              const free = !fixed.has(index) && line.trim() !== '';
              // What begins a file may count only at its first character. A comment block at the
              // first column, and a heredoc's end, stand where they stand.
              const own =
                free && index > 0 && !/^(?:=begin|=end|__END__)/.test(line)
                  ? indent + line.trimStart()
                  : line;
              // Behind a backslash a blank says something, and in a text of Zig.
              const goesOn =
                fixed.has(index + 1) ||
                line.endsWith('\\') ||
                (language === 'zig' && line.includes('\\\\'));
              return `${own}${free && !goesOn ? trailing : ''}${blank === 0 && !goesOn ? '\n' : ''}`;
            });
            expect(digest(language, written.join('\n'))).toBe(before);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it.each(PROGRAMS)('%s: misses no token that is gone, doubled or another', (language, text) => {
    const before = digest(language, text);
    const tokens = lex(language, text);
    const step = Math.ceil(tokens.length / 250); // of a long program some of its tokens
    const missed = tokens
      .filter((_, index) => index % step === 0)
      .flatMap(({ kind, from, to }) => {
        const own = text.slice(from, to);
        // A script may leave it out.
        if (own === ';' && (language === 'html' || language === 'vue')) return [];
        const written = [
          '',
          kind === 'comment' || kind === 'markup' ? `${own}q` : `${own} ${own}`,
          kind === 'word' ? 'qq' : `${own}1`,
          `!${own}`,
        ];
        return written
          .filter((one) => digest(language, text.slice(0, from) + one + text.slice(to)) === before)
          .map((one) => `${own} as ${one} at ${from}`);
      });
    expect(missed).toEqual([]);
  });

  it.each(PROGRAMS)(
    '%s: misses no line that is gone, joined to the next or commented out',
    (language, text) => {
      const before = digest(language, text);
      const lines = text.split('\n');
      const missed = lines.flatMap((line, index) => {
        if (line.trim() === '') return [];
        const changed = [
          lines.toSpliced(index, 1),
          lines.with(index, `// ${line}`),
          lines.with(index, `# ${line}`),
          lines.with(index, `-- ${line}`),
        ];
        return changed
          .filter((one) => digest(language, one.join('\n')) === before)
          .map((one) => one[index] ?? '');
      });
      expect(missed).toEqual([]);
    },
  );

  it('answers for any text, in order and within the text', () => {
    const piece = fc.constantFrom(
      'a',
      '1',
      ' ',
      '\n',
      '\r\n',
      '\t',
      '"',
      "'",
      '`',
      '"""',
      '\\',
      '\\\n',
      '/',
      '//',
      '/*',
      '*/',
      '#',
      '#{',
      '${',
      '@{',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '<',
      '>',
      '<<A',
      'A\n',
      '<<~a\n',
      'a\n',
      '{{',
      '}}',
      '{%',
      '%}',
      '<%',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<style lang="scss">',
      '</style>',
      '<pre>',
      '</pre>',
      '<template>',
      '</template>',
      '<p :a="',
      '$$',
      '--',
      '--[[',
      ']]',
      '\\\\',
      "q'[",
      'GO\n',
      ';',
      ',',
      '.',
      ':',
      '=',
      '@if',
      '\u00a0',
      '\u2028',
      '😀',
      '\ud800',
      'é',
      '\r',
    );
    const text = fc.array(piece, { maxLength: 50 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...ALL), text, (language, given) => {
        const tokens = lex(language, given);
        expect(leftOut(given, tokens).filter((one) => one.trim() !== '')).toEqual([]);
        expect(tokens.filter(({ from, to }) => to <= from)).toEqual([]);
        const compared = canonicalTokens(language, given, tokens);
        expect(compared.filter((token, index) => isAstray(token, compared[index - 1]))).toEqual([]);
        expect(compared.at(-1)?.to ?? 0).toBeLessThanOrEqual(given.length);
      }),
      { numRuns: 4000 },
    );
  });

  /** What a rule might look at again and again. */
  const HOSTILE = [
    '"',
    "'",
    '`',
    '/*',
    '/* /*',
    '*/',
    '${',
    '#{',
    '"#{',
    '@{',
    '{',
    '<a ',
    '<a',
    '<a b="',
    '<!--',
    '<!',
    '<script>',
    '<pre>',
    '<template>',
    '</a',
    '{{',
    '{%',
    '<%',
    '@a ',
    '@a<',
    '$a$ ',
    '$$',
    '[a',
    '[',
    "q'[",
    '#a ',
    '# ',
    '--',
    '--[[',
    '--[==[',
    '[=[',
    '<<A\n',
    '<<a ',
    '\\\\',
    '\\\n',
    '\\',
    "'\\",
    '<<EOT\n',
    '(',
    ')',
    '\n',
    ' ',
    ' \n',
    'a\n',
    'GO\n',
    'set a\n',
    "'''",
    'r"',
    ';',
    '.',
    '\u00a0',
    '<x>',
    '<p :a="\n',
    ' class="\n',
    '/',
    '%',
    '?',
  ];

  it('takes time in proportion to the text', () => {
    const slow: string[] = [];
    for (const language of ALL.filter((one) => PROGRAMS.some(([known]) => known === one))) {
      for (const part of HOSTILE) {
        const text = part.repeat(20_000 / part.length);
        const begun = process.cpuUsage();
        canonicalTokens(language, text, lex(language, text));
        const took = process.cpuUsage(begun).user / 1000;
        if (took > 2_000) slow.push(`${language} ${JSON.stringify(part)}: ${took} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
