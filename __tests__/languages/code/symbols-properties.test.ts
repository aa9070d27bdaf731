import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { type Language, LANGUAGES, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';
import type { CodeSymbol } from '../../../src/languages/code/symbols/reader.js';

const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  ';',
  ':',
  ',',
  '=',
  '=>',
  '::',
  '.',
  '@',
  '#',
  '~',
  '*',
  '"',
  "'",
  '`',
  '${',
  '\n',
  '\n  ',
  '\n    ',
  ' ',
  '\\',
  '|',
  '&',
  '?',
  '!',
  '/',
  '//',
  '/*',
  '*/',
  '#if A\n',
  '#else\n',
  '#endif\n',
  '#define A 1\n',
  '<?php ',
  '?>',
  'class',
  'interface',
  'enum',
  'record',
  'struct',
  'function',
  'func',
  'fn',
  'fun',
  'def',
  'end',
  'do',
  'if',
  'while',
  'impl',
  'trait',
  'mod',
  'namespace',
  'module',
  'type',
  'const',
  'let',
  'var',
  'val',
  'new',
  'static',
  'public',
  'async',
  'get',
  'export',
  'default',
  'template',
  'typedef',
  'operator',
  'using',
  'lambda',
  'companion',
  'object',
  'extension',
  'init',
  'a',
  'B',
  '__proto__',
  'constructor',
  'é',
  '1',
  '<<A\n',
];
const text = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .chain((pieces) => fc.constantFrom(' ', '').map((gap) => pieces.join(gap)));
const language = fc.constantFrom<Language>(...LANGUAGES);

const symbols = (of: Language, source: string): readonly CodeSymbol[] =>
  symbolsOf(readCode(of, source, lex(of, source)));

describe('symbols of any text', () => {
  it('are in order, have names, lie in the text, and know their lines', () => {
    fc.assert(
      fc.property(language, text, (of, source) => {
        let before = -1;
        for (const { name, from, to, lines } of symbols(of, source)) {
          expect(name).not.toBe('');
          expect([from >= before, from < to, to <= source.length]).toEqual([true, true, true]);
          expect(lines).toEqual([
            source.slice(0, from).split('\n').length,
            source.slice(0, to - 1).split('\n').length,
          ]);
          before = from;
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('are the same each time', () => {
    fc.assert(
      fc.property(language, text, (of, source) => {
        expect(symbols(of, source)).toEqual(symbols(of, source));
      }),
      { numRuns: 200 },
    );
  });
});

/** One language for each reader. */
const READ: readonly Language[] = [
  'tsx',
  'python',
  'go',
  'java',
  'rust',
  'cpp',
  'csharp',
  'ruby',
  'php',
  'kotlin',
  'swift',
  'shell',
];
const UNITS = [
  '{',
  '(',
  '<',
  '[',
  '}',
  'class a{',
  'a<',
  'const a={} ',
  'function a(',
  'def a:\n ',
  'fn a(',
  'int a(',
  '@a ',
  'a.b=',
  'template<',
  '#if a\n{\n',
  '#else\n}\n',
  'do\n',
  'def a;end;',
  'case a:\n',
  'new a(){',
  'x=[',
  'int a,',
  'var a\n',
  '`${',
  'static ',
  'a => ',
];

describe('symbols of a text that was made to be slow', () => {
  it.each(READ)('cost time in step with its length in %s', (of) => {
    for (const unit of UNITS) {
      const tokens = (length: number): readonly [string, ReturnType<typeof lex>] => {
        const source =
          (of === 'php' ? '<?php ' : '') + unit.repeat(Math.ceil(length / unit.length));
        return [source, lex(of, source)];
      };
      const cost = (length: number): number => {
        const [source, lexed] = tokens(length);
        const start = process.cpuUsage();
        symbolsOf(readCode(of, source, lexed));
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      };
      // What grows with the square of the length takes many seconds of this.
      expect([unit, Math.min(cost(25_000), 500)]).not.toEqual([unit, 500]);
    }
  });

  it('are none when they would need endless looking ahead, and never a few', () => {
    const source = 'const a = {} '.repeat(5000);
    expect(symbols('typescript', source)).toEqual([]);
    expect(symbols('typescript', source.replaceAll('} ', '}\n'))).toHaveLength(5000);
  });

  it('have no names longer than anybody writes, however deep they nest', () => {
    for (const { name } of symbols('java', 'class abc { '.repeat(20_000)))
      expect(name.length).toBeLessThanOrEqual(500);
    expect(symbols('java', 'class abc { '.repeat(20_000)).length).toBeGreaterThan(50);
  });
});
