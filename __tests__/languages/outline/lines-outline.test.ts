import { describe, expect, it, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import { linesOutline } from '../../../src/languages/outline/lines-outline.js';
import type { OutlineNode } from '../../../src/languages/outline/outline.js';
import { outlineFaults, placeOf, rootTexts, shapeOf } from './outline-shapes.js';

const shape = (path: string, ...lines: readonly string[]): string[] =>
  shapeOf(linesOutline(path, lines.join('\n')));

describe('the nodes of a file without a lexer', () => {
  it.each<[string, string, string[], string[]]>([
    ['a line', 'a.xyz', ['a  b', '  c'], ['a  b', '  c']],
    ['a continued line', 'a.xyz', ['a\\', 'b', 'c'], ['a b', 'c']],
    ['no comment where the format has none', 'a.xyz', ['# a', 'b # c'], ['# a', 'b # c']],
    ['words of plain text', 'a.txt', ['a   b \\', 'c'], ['a b \\', 'c']],
    ['a pattern with its blanks', '.gitignore', ['# a', ' # b', 'c\\ '], [' # b', 'c\\']],
    ['owners', '.github/CODEOWNERS', ['*.js   @a # b', '# c'], ['*.js @a']],
    ['a variable', '.env.local', ['# a', 'A="b  # c"'], ['A="b  # c"']],
    [
      'stages',
      'Dockerfile',
      ['ARG A', 'from node:20@sha256:1 As b', 'run x', 'FROM r/y:1', 'RUN z'],
      ['ARG A', 'FROM b', '  RUN x', 'FROM r/y', '  RUN z'],
    ],
    [
      'a continued instruction',
      'Dockerfile.dev',
      ['RUN a \\', '  # c', '', '  b "c  d"'],
      ['RUN a b "c  d"'],
    ],
    [
      'a document',
      'x.dockerfile',
      ['RUN <<A cat <<-"B"', '# a', 'A', '\tB', 'RUN b'],
      ['RUN <<A cat <<-"B" # a A \tB', 'RUN b'],
    ],
    [
      'a directive',
      'Dockerfile',
      ['# Escape = `', 'RUN a `', ' b', '# check=x'],
      ['# escape=`', 'RUN a b'],
    ],
    [
      'rules',
      'Makefile',
      ['a b: c # d', '\t@x  y # z', 'A := b  c # d', 'e: ; f'],
      ['a b', '  \t @x y # z', 'A := = b  c', 'e'],
    ],
    ['a continued comment', 'x.mk', ['# a \\', 'b', 'c:'], ['c']],
    [
      'conditions',
      'Makefile',
      ['a:', 'ifdef X', '\tb', 'else', '\tc', 'endif', 'ifndef Y', 'd:', '\te', 'endif'],
      ['a', '  ifdef X', '    \t b', '  else', '    \t c', 'ifndef Y', '  d', '    \t e'],
    ],
    ['a definition', 'Makefile', ['define A', 'b: c', 'endef', 'd:'], ['define A b: c endef', 'd']],
    [
      'sections',
      'a.ini',
      ['a = b', '[c d]', '; e', 'f =', '  g', 'h=i ; j'],
      ['a = b', '[c d]', '  f = g', '  h = i ; j'],
    ],
    [
      'indented keys',
      '.gitconfig',
      ['[a "b"]', '\tc = d # e', '\tf=g'],
      ['[a "b"]', '  c = d', '  f = g'],
    ],
    [
      'units of systemd',
      'a.service',
      ['[Service]', 'ExecStart=a \\', '  b'],
      ['[Service]', '  ExecStart = a    b'],
    ],
    [
      'blocks',
      'nginx.conf',
      ['a b', '  c; # d', 'http { server {e;}', '}'],
      ['a b c;', 'http', '  server', '    e;'],
    ],
    [
      'blocks of lines',
      'a.tf',
      ['a "b" {', 'c = [', '1,', ']', 'd = "${e}"', 'f = <<X', ' {', 'X', '}'],
      ['a "b"', '  c = [ 1, ]', '  d = "${e}"', '  f = <<X  {X'],
    ],
  ])('%s', (_, path, lines, wanted) => {
    expect(shape(path, ...lines)).toEqual(wanted);
  });

  it('are not comments, which are joined over lines', () => {
    const text = '# a\n#  b\nX=1\n; c\n';
    const { comments } = linesOutline('a.ini', text);
    expect(comments.map(({ span, texts }) => [text.slice(span.from, span.to), texts])).toEqual([
      ['# a\n#  b', ['a', 'b']],
      ['; c', ['c']],
    ]);
  });

  it('can be cited without what they head only where they are stages', () => {
    const [stage] = linesOutline('Dockerfile', 'FROM a:1 AS b\nRUN c').root.nodes;
    expect([stage?.kind, stage?.name, stage?.head?.texts]).toEqual([
      'type',
      'b',
      ['FROM', 'a:1', 'AS', 'b'],
    ]);
    const [rule] = linesOutline('Makefile', 'a: b\n\tc').root.nodes;
    expect([rule?.kind, rule?.name, rule?.head]).toEqual(['function', 'a', null]);
  });

  it('know what is around them', () => {
    const text = 'http {\n  server {\n    location / {\n      rule;\n    }\n  }\n}\n';
    expect(placeOf(linesOutline('site.conf', text), text, 'rule')).toEqual([
      'http',
      'server',
      'location /',
    ]);
  });
});

describe('texts of one format', () => {
  it.each([
    ['Dockerfile', 'RUN a \\\n  b', 'run   a b'],
    ['Makefile', 'A:=b', 'A  :=  b # c'],
    ['Makefile', 'a: \\\n b\n\tc \\\n\t  d', 'a:   b\n\tc   d\n'],
    ['a.ini', 'a=b', 'a  =  b'],
    ['nginx.conf', 'a { b  c; }', 'a\n{\n\n  b c;\n}'],
    ['a.tf', 'a {\n  b   = c\n}', 'a {\nb = c # d\n}'],
  ])('%s: %j is the same as %j', (path, one, other) => {
    expect(rootTexts(linesOutline(path, one))).toEqual(rootTexts(linesOutline(path, other)));
  });

  it.each([
    ['Dockerfile', 'RUN rm -rf /tmp/x', 'RUN rm -rf / tmp/x'],
    ['Dockerfile', 'RUN "a  b"', 'RUN "a b"'],
    ['Dockerfile', 'FROM a:1', 'FROM a:2'],
    ['Dockerfile', 'RUN a', '# RUN a'],
    ['Dockerfile', 'RUN a # b', 'RUN a'],
    ['Makefile', 'a:\n\tb', 'a:\nb = c'],
    ['Makefile', 'a:\n\tb # c', 'a:\n\tb'],
    ['Makefile', 'A = b', 'A := b'],
    ['Makefile', 'A = b  c', 'A = b c'],
    ['a.ini', '[a]\nb=1', 'b=1\n[a]'],
    ['a.ini', 'a=b ; c', 'a=b'],
    ['nginx.conf', 'a { b; } c;', 'a { b; c; }'],
    ['nginx.conf', 'a "#b";', 'a #b";\n;'],
    ['a.tf', 'a = <<X\nb  c\nX', 'a = <<X\nb c\nX'],
    ['.gitignore', '!a', '! a'],
  ])('%s: %j differs from %j', (path, one, other) => {
    expect(rootTexts(linesOutline(path, one))).not.toEqual(rootTexts(linesOutline(path, other)));
  });
});

/** The nodes around the node at a path of indices, and that node. */
function at(
  nodes: readonly OutlineNode[],
  path: readonly number[],
): readonly [OutlineNode[], OutlineNode[]] {
  const around: OutlineNode[] = [];
  let list = nodes;
  for (const index of path.slice(0, -1)) {
    const node = list[index];
    if (node === undefined) throw new Error(`there is no node ${index}`);
    around.push(node);
    list = node.blocks.flatMap((block) => block.nodes);
  }
  return [around, list.slice(path.at(-1), (path.at(-1) ?? 0) + 1)];
}

const words = (texts: readonly string[] | null): string | null =>
  texts?.filter((text) => !text.startsWith('\n')).join(' ') ?? null;

describe('the unit', () => {
  const cases: [string, string, string, number[], string][] = [
    ['a stage', 'Dockerfile', 'ARG A\nFROM a\nRUN b\nRUN c\nFROM d', [1, 0], 'FROM a RUN b RUN c'],
    ['what is above the first stage', 'Dockerfile', 'ARG A\nARG B\nFROM a', [0], 'ARG A ARG B'],
    [
      'a rule with the conditions around it',
      'Makefile',
      'ifdef X\na: b\n\tc\n\td\nendif',
      [0, 0, 0],
      'ifdef X a : b \t c \t d',
    ],
    ['a section', 'a.ini', 'x=1\n[a]\nb=1\nc=2\n[d]', [1, 0], '[a] b 1 c 2'],
    ['the outermost block', 'nginx.conf', 'x;\na { b { c; } d; }', [1, 0, 0], 'a { b { c; d;'],
    ['the file without its blocks', 'nginx.conf', 'x;\na { b; }\ny;', [0], 'x; y;'],
    ['the file', 'a.xyz', 'a\nb', [1], 'a b'],
  ];
  it.each(cases)('is %s', (_, path, text, place, wanted) => {
    const outline = linesOutline(path, text);
    expect(words(outline.unitOf(...at(outline.root.nodes, place)))).toBe(wanted);
  });
});

describe('the origin', () => {
  const docker =
    'ARG V\nFROM a:$V AS b\nRUN x\nFROM z AS y\nFROM --platform=p b AS c\nCOPY --from=y q\nRUN r';
  const make = 'A := 1\nB = 2\ninclude c.mk\nd:\n\t$(A) $X ${X:b=c}\nX = 3\n';
  const nginx = 'include m;\nset $a 1;\nmap $q $b { c; }\nserver { root $b; x $a; }';
  const cases: [string, string, string, number[], string | null][] = [
    [
      'the stage with those that it and the text name',
      'Dockerfile',
      docker,
      [3, 0],
      'ARG V FROM a:$V AS b FROM z AS y FROM --platform=p b AS c',
    ],
    ['the stage alone', 'Dockerfile', docker, [1, 0], 'ARG V FROM a:$V AS b'],
    [
      'what is included, and the variables of the text',
      'Makefile',
      make,
      [3, 0],
      'include c.mk A := 1 X = 3',
    ],
    ['maps and variables of nginx', 'nginx.conf', nginx, [3, 0], 'include m; map $q $b { c;'],
    ['unknown elsewhere', 'a.ini', 'a=1', [0], null],
  ];
  it.each(cases)('is %s', (_, path, text, place, wanted) => {
    const outline = linesOutline(path, text);
    expect(words(outline.originOf(...at(outline.root.nodes, place)))).toBe(wanted);
  });
});

const PATHS = [
  'Dockerfile',
  'Makefile',
  'a.ini',
  '.gitconfig',
  'a.properties',
  'nginx.conf',
  'a.tf',
  'CODEOWNERS',
  '.env',
  'a.txt',
  'a',
];

test('any text has an outline whose nodes are in order, inside their blocks, and apart', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\n',
    '\t',
    '{',
    '}',
    ';',
    '"',
    "'",
    '\\\n',
    '#',
    '=',
    ':',
    '[',
    ']',
    '(',
    ')',
    '$',
    '${',
    '<<EOF',
    '\nEOF\n',
    'FROM ',
    'AS b',
    'RUN ',
    'ifdef a\n',
    'else\n',
    'endif\n',
    'define a\n',
    'endef\n',
    'a:\n',
    '\n\tb',
    '[a]\n',
    'include ',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: anyCharacter }).map((one) => one.replaceAll('\r', '')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), text, (path, one) => {
      const outline = linesOutline(path, one);
      expect(outlineFaults(outline, one)).toEqual([]);
      for (const node of outline.root.nodes) {
        outline.unitOf([], [node]);
        outline.originOf([], [node]);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('hostile texts are read in one pass', () => {
  const signs = [
    'a\n',
    'a {\n',
    '}\n',
    '"',
    "'\n",
    '\\\n',
    'FROM a AS a\n',
    'RUN <<EOF\n',
    'a:\n',
    'ifdef a\n',
    '$(',
    '[a]\n',
    'a <<EOF\n',
    '${',
  ];
  for (const path of PATHS) {
    for (const sign of signs) {
      const text = sign.repeat(Math.ceil(100_000 / sign.length));
      const outline = linesOutline(path, text);
      const [node] = outline.root.nodes;
      if (node !== undefined) outline.originOf([node], [node]);
      expect(outline.root.span.to).toBe(text.length);
    }
  }
});
