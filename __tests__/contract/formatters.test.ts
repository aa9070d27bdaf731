import { readFileSync } from 'node:fs';
import { format, type Options } from 'prettier';
import { describe, expect, it } from '@jest/globals';
import { judgeSource, storedEvidence } from '../../src/anchors/judge-source.js';
import { select } from '../../src/anchors/select.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { UNBOUND } from '../../src/memory/citation.js';

/*
 * A run of Prettier takes trust from no critical fact. Named exceptions (docs/decisions/formatters.md): code that
 * Prettier formats inside of templates and fences, which `embeddedLanguageFormatting` turns off here.
 */

const WIDE: Options = {
  printWidth: 140,
  useTabs: true,
  singleQuote: false,
  trailingComma: 'all',
  proseWrap: 'never',
  embeddedLanguageFormatting: 'off',
};
const NARROW: Options = {
  printWidth: 50,
  semi: false,
  singleQuote: true,
  tabWidth: 4,
  trailingComma: 'none',
  arrowParens: 'avoid',
  proseWrap: 'always',
  embeddedLanguageFormatting: 'off',
};

const FILES = [
  'src/anchors/select.ts',
  'src/anchors/source-text.ts',
  'src/anchors/judge-source.ts',
  'src/languages/code/css.ts',
  'src/languages/code/canonical/layout.ts',
  'src/languages/code/canonical/piece.ts',
  'src/languages/code/python.ts',
  'src/languages/outline/code/origin.ts',
  'src/languages/outline/code/texts.ts',
  'src/languages/outline/outline.ts',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'src/languages/code/canonical/README.md',
  'src/languages/outline/README.md',
  'docs/decisions/hand-written-readers.md',
  '.github/workflows/ci.yml',
  'action.yml',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** Lines of a file whose critical facts lose trust when the file becomes `after`. */
function lostLines(path: string, before: string, after: string): readonly string[] {
  const text = new SourceText(Buffer.from(before), path);
  const formatted = new SourceText(Buffer.from(after), path);
  const step = Math.max(5, Math.floor(text.lines.length / 15));
  const lost: string[] = [];
  for (let line = 1; line <= text.lines.length; line += step) {
    const lines = [line, Math.min(text.lines.length, line + (line % 3))] as const;
    const selected = select(text, { selector: { kind: 'lines' }, lines });
    if ('why' in selected) continue;
    const evidence = storedEvidence(text, selected.passage, 'critical');
    if (typeof evidence === 'string') continue;
    const source = { ...UNBOUND, path, selector: { kind: 'lines' } as const, lines, ...evidence };
    const { verdict } = judgeSource(formatted, source, 'critical');
    if (verdict !== 'fresh') lost.push(`${path}:${line} ${verdict}`);
  }
  return lost;
}

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('critical facts after Prettier, %s', (_, options) => {
  it.each(FILES)('%s', async (path) => {
    const before = readFileSync(path, 'utf8');
    const after = await format(before, { ...options, filepath: path });
    expect(lostLines(path, before, after)).toEqual([]);
  });
});
