import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { format, type Options } from 'prettier';
import { canonicalTokens, type Language, lex } from '../../../src/languages/code/languages.js';
import type { CanonicalToken, Token } from '../../../src/languages/code/token.js';
import { spanTokens, tokensDigest } from './token-spans.js';

/** Reproducible numbers below a bound. Source: mulberry32. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function canonical(language: Language, text: string): readonly CanonicalToken[] {
  return canonicalTokens(language, text, lex(language, text));
}

/** Our own sources: real code that everybody who runs this has. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .toSorted()
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .filter((text) => text.length < 8000);

const HABITS: readonly Options[] = [
  { semi: false },
  { singleQuote: true, trailingComma: 'none' },
  {
    semi: false,
    singleQuote: true,
    arrowParens: 'avoid',
    trailingComma: 'none',
    printWidth: 120,
    useTabs: true,
  },
  { printWidth: 60, bracketSpacing: false, objectWrap: 'collapse', quoteProps: 'consistent' },
  {
    printWidth: 140,
    semi: false,
    trailingComma: 'es5',
    tabWidth: 4,
    endOfLine: 'crlf',
    experimentalOperatorPosition: 'start',
  },
  { printWidth: 120, quoteProps: 'preserve' },
];

/** Statements at the top of a file, by the lines on which they begin: formatters put them at the first column. */
function statements(text: string): readonly (readonly [from: number, to: number])[] {
  const significant = lex('typescript', text).filter(({ kind }) => kind !== 'comment');
  const begins = significant.flatMap(({ kind, from }, index) =>
    kind === 'word' && (from === 0 || text.charAt(from - 1) === '\n') ? [index] : [],
  );
  return begins.map((index, at) => [
    significant[index]?.from ?? 0,
    significant[(begins[at + 1] ?? significant.length) - 1]?.to ?? text.length,
  ]);
}

describe('canonical tokens under a formatter', () => {
  it('raises no alarm at other habits of layout', async () => {
    const next = dice(1);
    let compared = 0;
    const alarms: string[] = [];
    for (let files = 0; files < 30; files += 1) {
      const source = SOURCES[next(SOURCES.length)] ?? '';
      const one = await format(source, { parser: 'typescript' });
      const other = await format(source, {
        parser: 'typescript',
        ...HABITS[files % HABITS.length],
      });
      const [tokens, others] = [canonical('typescript', one), canonical('typescript', other)];
      const there = new Set(
        statements(other).map(([from, to]) => tokensDigest(spanTokens(others, from, to))),
      );
      for (const [from, to] of statements(one)) {
        compared += 1;
        if (!there.has(tokensDigest(spanTokens(tokens, from, to))))
          alarms.push(one.slice(from, to));
      }
    }
    expect(compared).toBeGreaterThan(200);
    expect(alarms.length / compared).toBeLessThan(0.02);
  });
});

const OTHER: ReadonlyMap<string, string> = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['++', '--'],
  ['--', '++'],
  ['+=', '-='],
  ['-=', '+='],
  ['??', '||'],
  ['?.', '.'],
  ['.', '?.'],
  ['=>', '='],
  ['(', '['],
  ['{', '('],
  [',', '+'],
  [':', '='],
  ['=', '=='],
  ['true', 'false'],
  ['false', 'true'],
  ['const', 'let'],
  ['let', 'const'],
  ['null', 'undefined'],
  ['if', 'while'],
  ['break', 'continue'],
  ['for', 'while'],
  ['return', 'throw'],
  ['some', 'every'],
]);

/** A change of one token that makes another program, or none. Null where this place has none. */
function mutant(
  text: string,
  tokens: readonly Token[],
  index: number,
  next: (below: number) => number,
): string | null {
  const token = tokens[index];
  if (token === undefined) return null;
  const { kind, from, to } = token;
  const own = text.slice(from, to);
  const put = (written: string): string => text.slice(0, from) + written + text.slice(to);
  switch (kind) {
    case 'number':
      return put(`${own}1`);
    case 'string':
    case 'template':
    case 'regex': {
      if (own.length < 2) return null;
      const at = 1 + next(own.length - 1);
      const inside = own.charAt(at - 1) === '\\' || own.charAt(at - 1) === '$' ? at - 1 : at;
      return put(
        own.slice(0, Math.max(1, inside)) +
          (next(2) === 0 ? ' ' : 'q') +
          own.slice(Math.max(1, inside)),
      );
    }
    case 'comment':
      return own.startsWith('//') ? put('') : put(own.replace('*', '* @ts-ignore'));
    case 'markup':
      return null;
    case 'word': {
      if (
        own === 'await' ||
        own === 'return' ||
        own === 'else' ||
        own === 'new' ||
        own === 'typeof'
      )
        return put('');
      if (own === 'if') return put('while');
      return put(OTHER.get(own) ?? `${own}${next(2) === 0 ? 'X' : '1'}`);
    }
    case 'punctuator': {
      if (own === '!') return put('');
      const before = tokens[index - 1];
      // What ends the condition of `if (…)`; a semicolon there empties it.
      if (own === ')' && before !== undefined)
        return closesCondition(text, tokens, index) ? put(');') : put(') + 1');
      return OTHER.has(own) ? put(OTHER.get(own) ?? '') : null;
    }
  }
}

function closesCondition(text: string, tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (let at = index; at > 0; at -= 1) {
    const token = tokens[at];
    const own = token?.kind === 'punctuator' ? text.slice(token.from, token.to) : '';
    if (own === ')') depth += 1;
    if (own === '(') depth -= 1;
    const before = tokens[at - 1];
    if (depth === 0)
      return (
        before !== undefined && ['if', 'while', 'for'].includes(text.slice(before.from, before.to))
      );
  }
  return false;
}

describe('canonical tokens under changes of meaning', () => {
  it('misses no change of one token', () => {
    const next = dice(2);
    const missed: string[] = [];
    let made = 0;
    const small = SOURCES.filter((text) => text.length < 2500);
    for (let files = 0; files < 40; files += 1) {
      const text = small[next(small.length)] ?? '';
      const before = tokensDigest(canonical('typescript', text));
      const tokens = lex('typescript', text);
      for (let tries = 0; tries < 60; tries += 1) {
        const changed = mutant(text, tokens, next(tokens.length), next);
        if (changed === null || changed === text) continue;
        made += 1;
        if (tokensDigest(canonical('typescript', changed)) === before) missed.push(changed);
      }
    }
    expect(made).toBeGreaterThan(1500);
    expect(missed).toEqual([]);
  });

  it('misses no statement that is gone, and no line end that ends one', () => {
    const next = dice(3);
    const missed: string[] = [];
    let made = 0;
    for (const text of SOURCES) {
      const lines = text.split('\n');
      const before = tokensDigest(canonical('typescript', text));
      const whole = lines.flatMap((line, index) =>
        /^\s*(?:return|const|await|break|continue|throw|[\w.]+\()[^{}()]*(?:\([^{}()]*\))?;$/.test(
          line,
        )
          ? [index]
          : [],
      );
      const index = whole[next(Math.max(1, whole.length))];
      if (index === undefined) continue;
      const line = lines[index] ?? '';
      const without = lines.toSpliced(index, 1);
      const broken = lines.toSpliced(index, 1, line.replace(/\b(return|throw) (?=.)/, '$1\n'));
      for (const changed of [without, broken]) {
        if (changed.join('\n') === text) continue;
        made += 1;
        if (tokensDigest(canonical('typescript', changed.join('\n'))) === before) missed.push(line);
      }
    }
    expect(made).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  /** Small programs in which each token counts. */
  const PROGRAMS: readonly (readonly [Language, string])[] = [
    [
      'python',
      'import os\n\n\n@cache\nasync def login(name, *, tries=3):\n    # noqa: E501\n    if name and not tries:\n        return {"a": [1, 2], \'b\': (name,)}\n    x: int = await f(f"{name!r}", r"\\d") - -1\n    while x <= 2 ** 3:\n        x += 1; y = x[1:2]\n    else:\n        raise ValueError("no  name") from None\n    return lambda z: z if x else y\n',
    ],
    [
      'go',
      'package main\n\nimport "fmt"\n\n//go:noinline\nfunc Login(a, b int) (int, error) {\n\tif x := a - -b; x < 3 && !ok {\n\t\treturn x, nil\n\t}\n\tfor i := range list {\n\t\tch <- i\n\t\ti++\n\t}\n\ts := []string{`a  b`, "c\\n"}\n\tdefer func() { *p = &q }()\n\treturn 0, fmt.Errorf("no", s...)\n}\n',
    ],
    [
      'java',
      'package a.b;\n@Override\npublic final class A<T extends B> implements C {\n  // NOSONAR\n  private static int x = 0x1F;\n  int f(int a) throws E {\n    if (a >= 1 && !b) { return a++ - --b; }\n    for (;;) { x >>>= 2; }\n    return map.get("a  b").stream().map(v -> v.c).size() + \'c\';\n  }\n}\n',
    ],
    [
      'rust',
      '#[derive(Debug)]\npub fn login<\'a>(x: &\'a mut T) -> Result<u8, E> {\n  // SAFETY: checked\n  let y = x.iter().map(|v| *v as u8).collect::<Vec<_>>()?;\n  match y { A { b, .. } => 1..=2, _ => return Err(b"x  y"), }\n  if a && !b { f(\'c\'); } else { unsafe { g(r#"h"#) } }\n}\n',
    ],
    [
      'c',
      '#include <a.h>\n#define MAX(a, b) ((a) > (b))\nstatic int f(const char *a, unsigned b) {\n  /* NOLINT */\n  if (a && !b) { goto out; }\n  x->y = *p++ - -1.5e-3f;\n  switch (b) { case \'c\': return a[b] << 2 | ~3; default:; }\nout:\n  return sizeof(int) ? "s  t" "u" : 0;\n}\n',
    ],
    [
      'cpp',
      'template <typename T> class A : public B {\n public:\n  A(A &&a) noexcept : b_(std::move(a.b_)) {}\n  auto f() const -> int { return this->b_ <=> 1\'000 ? 2 : 3; }\n  std::vector<std::vector<T>> c = {{R"(a  b)"}};\n};\n',
    ],
    [
      'css',
      '@media (min-width: 10px) and (color) {\n  /* stylelint-disable */\n  .a > .b .c, #d:hover::before {\n    margin: 0 auto -1px;\n    content: "a  b";\n    --x: {a: b};\n    background: url(a//b.png) no-repeat;\n  }\n}\n',
    ],
    ['json', '{ "a": [1, -2.5e3, true, null], "b": { "c  d": "e" } }\n'],
    [
      'jsx',
      'const a = (b) => (\n  <c d={e} f="g  h" {...i}>\n    j k {l ? <m /> : "n"}\n  </c>\n);\n',
    ],
  ];

  it.each(PROGRAMS)('misses no token that is gone, doubled or another in %s', (language, text) => {
    const before = tokensDigest(canonical(language, text));
    const missed = lex(language, text).flatMap(({ kind, from, to }) => {
      const own = text.slice(from, to);
      // These may be left out: see the equal programs.
      const free =
        (language === 'jsx' && (own === ';' || own === '(' || own === ')')) ||
        (language === 'python' && (own === '(' || own === ')'));
      const doubled =
        kind === 'comment' || (language === 'go' && own === ';') ? `${own}q` : `${own} ${own}`;
      const written = [...(free ? [] : ['']), doubled, kind === 'word' ? 'qq' : `${own}1`];
      return written
        .filter(
          (one) =>
            tokensDigest(canonical(language, text.slice(0, from) + one + text.slice(to))) ===
            before,
        )
        .map((one) => `${own} as ${one} at ${from}`);
    });
    expect(missed).toEqual([]);
  });

  it('misses no line of Python that moves in or out, or joins another', () => {
    const text = PROGRAMS[0]?.[1] ?? '';
    const lines = text.split('\n');
    const before = tokensDigest(canonical('python', text));
    const missed = lines.flatMap((line, index) => {
      const following = lines[index + 1] ?? '';
      if (line.trim() === '' || line.trim().startsWith('#')) return [];
      const changed: (readonly string[])[] = [];
      if (line.startsWith('    ')) changed.push(lines.with(index, line.slice(4)));
      if (following.trim() !== '')
        changed.push(lines.toSpliced(index, 2, `${line} ${following.trim()}`));
      // The only line of a block may stand as deep as it likes.
      if (!lines[index - 1]?.endsWith(':')) changed.push(lines.with(index, `  ${line}`));
      return changed
        .map((one) => one.join('\n'))
        .filter((one) => tokensDigest(canonical('python', one)) === before);
    });
    expect(missed).toEqual([]);
  });
});
