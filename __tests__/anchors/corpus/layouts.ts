import { format, type Options } from 'prettier';
import type { Placed } from './site-text.js';
import { linesOf, replaceIn, take } from './text-edits.js';
import { KEPT, type Labels, type Transformation } from './transformation.js';

/** Styles that teams really switch between, as options of Prettier. */
const STYLES: readonly (readonly [name: string, options: Options])[] = [
  ['defaults', {}],
  [
    'wide, tabs, no semicolons',
    {
      printWidth: 160,
      useTabs: true,
      semi: false,
      singleQuote: true,
      arrowParens: 'avoid',
      trailingComma: 'none',
    },
  ],
  [
    'four blanks, single quotes',
    { printWidth: 100, tabWidth: 4, singleQuote: true, trailingComma: 'all' },
  ],
  ['narrow', { printWidth: 50, singleQuote: true, bracketSpacing: false, trailingComma: 'es5' }],
  [
    'narrow, no semicolons, operators first',
    { printWidth: 60, semi: false, experimentalOperatorPosition: 'start', objectWrap: 'collapse' },
  ],
];

/** The texts that Prettier makes of a site, computed beforehand because it answers later. */
export async function prettierLayouts(placed: Placed): Promise<readonly Transformation[]> {
  const { parser } = placed.dialect;
  if (parser === null) return [];
  const texts = await Promise.all(
    STYLES.map(
      async ([name, options]) =>
        [name, await format(placed.text, { ...options, parser, quoteProps: 'preserve' })] as const,
    ),
  );
  // A style that a base already has changes nothing.
  return texts
    .filter(([, text]) => text !== placed.text)
    .flatMap(([name, text]) => [
      { kind: `reformat (Prettier: ${name})`, text: () => text, labels: labelsOf(placed, text) },
      {
        kind: `reformat (Prettier: ${name}) with CRLF`,
        text: () => text.replaceAll('\n', '\r\n'),
        labels: labelsOf(placed, text),
      },
    ]);
}

/**
 * Prettier is trusted to keep the meaning, but n3 promises less: it knows nothing of parentheses
 * that change nothing, of a `|` before the first member of a union, nor of quote marks in CSS.
 * Where a cited part got any of these, the case is not asserted. The label comes from no
 * normaliser: the part is looked for without its blanks, `;`, `,` and quote marks.
 */
function labelsOf({ site, text, unit, spanText }: Placed, formatted: string): Labels {
  const bare = (part: string) =>
    part
      .replace(/\(([\w$]+)\)\s*=>/g, '$1=>')
      .replace(site.language === 'css' ? /\s/g : /[\s;,'"]/g, '');
  const whole = bare(formatted);
  if (bare(text).replace(/[()|'"]/g, '') !== whole.replace(/[()|'"]/g, ''))
    throw new Error(`Prettier did more to ${site.base} than to lay it out`);
  const kept = (part: string) => (whole.includes(bare(part)) ? 'kept' : 'kept?');
  const inUnit = kept(take(text, unit).join('\n'));
  return {
    lines: kept(spanText),
    quote: kept(site.quote),
    symbol: inUnit,
    'symbol + quote': kept(site.quote),
    file: kept(text),
  };
}

/** Other layouts of the same program, by hand and for every lexed language. */
export function handLayouts({ site }: Placed): readonly Transformation[] {
  return [
    ...site.layouts.map(([from, to], index): Transformation => ({
      kind: `reformat (by hand ${index + 1})`,
      text: ({ text, span }) => replaceIn(text, span, from, to),
      // One file has one style, so a file changed in one place alone is no switch of style; it
      // means the same all the same.
      labels: KEPT,
    })),
    {
      kind: 're-indent',
      labels: KEPT,
      text: ({ text, dialect }) => (dialect.lexed ? reindent(text) : null),
    },
    {
      kind: 're-indent with CRLF',
      labels: KEPT,
      text: ({ text, dialect }) => (dialect.lexed ? reindent(text).replaceAll('\n', '\r\n') : null),
    },
  ];
}

/**
 * Tabs become two blanks; blanks become tabs, one for each level of the base. No base has a literal
 * of several lines.
 */
export function reindent(text: string): string {
  const step = /^ {4}/m.test(text) && !/^ {2}\S/m.test(text) ? '    ' : '  ';
  const lines = linesOf(text).map((line) =>
    line.startsWith('\t')
      ? line.replace(/^\t+/, (tabs) => '  '.repeat(tabs.length))
      : line.replace(
          /^ +/,
          (blanks) =>
            '\t'.repeat(blanks.length / step.length) + ' '.repeat(blanks.length % step.length),
        ),
  );
  return `${lines.join('\n')}\n`;
}
