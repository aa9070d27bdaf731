import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { format } from 'prettier';
import { stringify as stringifyToml } from 'smol-toml';
import { stringify as stringifyYaml } from 'yaml';
import { dataOutline, nodeAt } from '../../../src/languages/outline/data-outline.js';
import type { Outline, OutlineBlock, OutlineNode } from '../../../src/languages/outline/outline.js';

const FORMATS = ['a.json', 'a.jsonc', 'a.json5', 'a.yml', 'a.toml'];

const read = (path: string, text: string): Outline => {
  const outline = dataOutline(path, text);
  if (outline === null) throw new Error(`not read as data: ${text}`);
  return outline;
};

interface Step {
  readonly node: OutlineNode;
  readonly around: readonly OutlineNode[];
  /** What is said around the node. */
  readonly place: readonly (readonly string[])[];
}

/** All nodes of a block in the order of the text. */
const stepsOf = (
  block: OutlineBlock,
  around: readonly OutlineNode[] = [],
  place: readonly (readonly string[])[] = [],
): Step[] =>
  block.nodes.flatMap((node) => [
    { node, around, place },
    ...node.blocks.flatMap((inner) => stepsOf(inner, [...around, node], [...place, inner.says])),
  ]);

const sourcesOf = (path: string, text: string): string[] =>
  stepsOf(read(path, text).root).map(({ node: { span } }) => text.slice(span.from, span.to));

/** What is compared of a file: each node with its place and its unit, in any order. */
const meaningOf = (path: string, text: string): string[] => {
  const outline = read(path, text);
  return stepsOf(outline.root)
    .map(({ node, around, place }) =>
      JSON.stringify([node.texts, place, outline.unitOf(around, [node])]),
    )
    .sort();
};

/** The step of a pointer, which must find one node. */
const stepAt = (path: string, text: string, pointer: string) => {
  const outline = read(path, text);
  const found = nodeAt(outline, pointer);
  const node = found === null || found === 'twice' ? undefined : found.cited[0];
  const step = stepsOf(outline.root).find((each) => each.node === node);
  if (step === undefined) throw new Error(`${pointer} finds nothing`);
  expect(found).toEqual({ around: step.around, cited: [node] });
  return { ...step, unit: outline.unitOf(step.around, [step.node]) };
};

const WORKFLOW = [
  'name: CI # the gate',
  'on:',
  '  push:',
  '    branches: [main, dev]',
  'jobs:',
  '  # one job',
  '  # for all',
  '  test:',
  '    runs-on: ubuntu-latest',
  '    steps:',
  '      - uses: actions/checkout@v4',
  '      - name: Test',
  '        run: |',
  '          npm ci',
  '          npm test',
  '        env: {CI: true}',
  '  lint:',
  '    runs-on: ubuntu-latest',
  '',
].join('\n');

describe('nodes of data files', () => {
  it.each([
    [
      'a.json',
      '{"a": 1, "b": [true, {"c": null}]}',
      ['"a": 1', '"b": [true, {"c": null}]', 'true', '{"c": null}', '"c": null'],
    ],
    ['a.json', '{"a": {}, "b": []}', ['"a": {}', '"b": []']],
    ['a.json', '[1, "x"]', ['1', '"x"']],
    ['a.json', ' "x" ', ['"x"']],
    ['tsconfig.json', '{\n  // c\n  "a": 1,\n}', ['"a": 1']],
    ['a.json5', "{a: 'x', b: +.5,}", ["a: 'x'", 'b: +.5']],
    ['a.yml', 'a: 1\n"b": |\n  x\n  y\n\nc:\n', ['a: 1', '"b": |\n  x\n  y', 'c:']],
    [
      'a.yml',
      'a:\n- x\n-\n- k: v\n  l: w\n',
      ['a:\n- x\n-\n- k: v\n  l: w', '- x', '-', '- k: v\n  l: w', 'k: v', 'l: w'],
    ],
    ['a.yml', '{a: 1, "b": [x, y: 2]}', ['a: 1', '"b": [x, y: 2]', 'x', 'y: 2', 'y: 2']],
    ['a.yml', '? a\n: 1\n? b\n', ['a\n: 1', 'b']],
    [
      'a.yml',
      'a: &x\n  b: !t c\nd: # why\ne: *x\n',
      ['a: &x\n  b: !t c', 'b: !t c', 'd:', 'e: *x'],
    ],
    ['a.yml', '- &x\n  b: 1\n- !t c\n', ['- &x\n  b: 1', 'b: 1', '- !t c']],
    ['a.yml', 'a: 1\n---\nb: 2\n', ['a: 1', 'a: 1', 'b: 2', 'b: 2']],
    ['a.yml', '---\na: 1\n...\n', ['a: 1']],
    ['a.yml', '# nothing\n', []],
    ['a.yml', 'only text\n', ['only text']],
    [
      'a.toml',
      'a = 1\n"b" = [1, {c = 2}]\n',
      ['a = 1', '"b" = [1, {c = 2}]', '1', '{c = 2}', 'c = 2'],
    ],
    [
      'a.toml',
      '[t]\na = 1\n[t.u]\nb = 2\n',
      ['[t]\na = 1\n[t.u]\nb = 2', 'a = 1', '[t.u]\nb = 2', 'b = 2'],
    ],
    ['a.toml', '[[l]]\na = 1\n[[l]]\n', ['[[l]]\na = 1\n[[l]]', '[[l]]\na = 1', 'a = 1', '[[l]]']],
    ['a.toml', '[t.a]\n[x]\n[t.b]\n', ['[t.a]', '[t.a]', '[x]', '[t.b]', '[t.b]']],
    ['a.toml', '# nothing\n', []],
    [
      'Cargo.lock',
      '[[package]]\nname = "a"\n',
      ['[[package]]\nname = "a"', '[[package]]\nname = "a"', 'name = "a"'],
    ],
  ])('of %s %j', (path, text, expected) => {
    expect(sourcesOf(path, text)).toEqual(expected);
  });

  it.each([
    ['a.json', '{"a": }'],
    ['a.json', '{"a": 1} {"b": 2}'],
    ['a.json', "{a: 'x'}"],
    ['a.json5', '{a: 01}'],
    ['a.json5', "{a: '\\1'}"],
    ['a.json5', '{a b: 1}'],
    ['a.yml', 'image: {{ .Values.image }}\n'],
    ['a.yml', '{{- if .Values.on }}\na: 1\n{{- end }}\n'],
    ['a.yml', 'a: [1\n'],
    ['a.yml', '%YAML 1.1\n---\na: yes\n'],
    ['a.toml', 'a = \n'],
    ['a.toml', 'a = 1\na = 2\n'],
    ['a.ini', 'a = 1\n'],
    ['Makefile', 'a: b\n'],
  ])('are not there for %s %j', (path, text) => {
    expect(dataOutline(path, text)).toBeNull();
  });

  it('are declarations for keys, statements for items, and have no heads', () => {
    const { root } = read('a.json', '{"a": [1]}');
    expect(stepsOf(root).map(({ node: { kind, name, head } }) => [kind, name, head])).toEqual([
      ['declaration', 'a', null],
      ['statement', null, null],
    ]);
  });
});

describe('the place of a node', () => {
  it.each([
    ['a key', '/jobs/test/runs-on', [['"jobs"'], ['"test"']]],
    ['the key on', '/on/push', [['plain on']]],
    ['a list item', '/on/push/branches/1', [['plain on'], ['"push"'], ['"branches"']]],
    [
      'a key in a list item',
      '/jobs/test/steps/1/env/CI',
      [
        ['"jobs"'],
        ['"test"'],
        ['"steps"'],
        ['item', '"name"', '"Test"', '"run"', '"npm ci\\nnpm test\\n"'],
        ['"env"'],
      ],
    ],
  ])('of %s is its path, with list items by their own text', (_, pointer, expected) => {
    expect(stepAt('ci.yml', WORKFLOW, pointer).place).toEqual(expected);
  });

  it('knows an item that is a list by its scalars', () => {
    expect(stepAt('a.json', '[["env", {"a": {"b": 1}}]]', '/0/1/a').place).toEqual([
      ['item', '"env"'],
      ['item', '"a"'],
    ]);
  });

  it('knows an item without scalars by its keys', () => {
    expect(stepAt('a.yml', '- to: {b: 1}\n  from: [c]\n', '/0/to/b').place).toEqual([
      ['item', '"from"', '"to"'],
      ['"to"'],
    ]);
  });

  it('knows a document of Kubernetes by its name, too', () => {
    const text = 'kind: A\nmetadata: {name: b, labels: {c: d}}\nspec: {n: 1}\n---\nkind: B\n';
    expect(stepAt('a.yml', text, '/spec').place).toEqual([
      ['document', '"kind"', '"A"', 'metadata', '"name"', '"b"'],
    ]);
  });

  it('does not count items', () => {
    const place = (text: string, pointer: string) => stepAt('a.json', text, pointer).place;
    expect(place('[{"b": 1}, {"a": 1}]', '/1/a')).toEqual(place('[{"a": 1}]', '/0/a'));
  });

  it('says what is below a doubled key, and so do the keys themselves', () => {
    const steps = stepsOf(read('a.json', '{"a": {"b": 1}, "a": 2}').root);
    expect(steps.map(({ node, place }) => [node.texts.join(' '), place])).toEqual([
      ['"a" twice 1 of 2 { "b" number 1 }', []],
      ['"b" number 1', [['"a"', 'twice 1 of 2']]],
      ['"a" twice 2 of 2 number 2', []],
    ]);
  });

  it.each([
    ['on: 1\nyes: 2\n'],
    ['1: a\n"1": b\n'],
    ['16: a\n0x10: b\n'],
    ['<<: *a\n<<: *b\n'],
    ['true: a\n"true": b\n'],
  ])('calls keys doubled that are one to some readers: %j', (text) => {
    for (const { node } of stepsOf(read('a.yml', text).root))
      expect(node.texts[1]).toMatch(/^twice/);
  });

  it('says nothing of a single document, and the scalars of each of several', () => {
    const place = (text: string, pointer: string) => stepAt('a.yml', text, pointer).place;
    expect(place('kind: A\nspec: {n: 1}\n', '/spec/n')).toEqual([['"spec"']]);
    expect(place('kind: A\nspec: {n: 1}\n---\n', '/spec/n')).toEqual([['"spec"']]);
    expect(place('kind: A\nspec: {n: 1}\n---\nkind: B\n', '/spec/n')).toEqual([
      ['document', '"kind"', '"A"'],
      ['"spec"'],
    ]);
  });

  it('has the tag and the anchor of what is around', () => {
    expect(stepAt('a.yml', 'a: &x !t\n  b: 1\n', '/a/b').place).toEqual([
      ['"a"', 'tag !t', 'anchor x'],
    ]);
    expect(stepAt('a.yml', '--- !t\nb: 1\n', '/b').place).toEqual([
      ['document', 'tag !t', '"b"', 'number 1'],
    ]);
  });
});

describe('texts, places and units', () => {
  it.each([
    ['a.json', '{"a": 1, "b": "x"}', 'a.json', '{\n  "b": "\\u0078",\n  "a": 1\n}\n'],
    ['a.json', '{"a": [1]}', 'a.jsonc', '{"a": [ /* one */ 1, ] } // x'],
    ['a.json', '{"a": ["x", 1]}', 'a.json5', "{a: ['\\x78', 1,]}"],
    [
      'a.yml',
      'a: {b: 1, c: [x, z]}\n',
      'a.yml',
      '# t\na:\n    c:\n    - "x"\n    - \'z\'\n\n    b: 1 # u\n',
    ],
    ['a.yml', 'a: |\n  x\n', 'a.yml', 'a: "x\\n"\n'],
    ['a.yml', 'a: >\n  x\n  y\n', 'a.yml', 'a: |\n  x y\n'],
    ['a.yml', 'a: >-\n  x\n  y\n', 'a.yml', 'a: x\n  y\n'],
    ['a.yml', 'a:\nb: ~\n', 'a.yml', 'a: null\nb:\n'],
    ['a.yml', 'a: True\n', 'a.yml', 'a: true\n'],
    ['a.yml', '? a\n: 1\n', 'a.yml', '--- # x\n"a": 1\n...\n'],
    ['a.yml', 'a: &x {b: 1}\nc: *x\n', 'a.yml', 'a: &x\n  b: 1\nc:  *x\n'],
    ['a.toml', '[a]\nb.c = 1\n', 'a.toml', '# x\na = { "b" = { c = 1 } }\n'],
    ['a.toml', '[a.b]\nc = "x"\n', 'a.toml', "[a]\n[a.b]\n'c' = '''x'''"],
    [
      'a.toml',
      '[[l]]\na = 1\n[[l]]\na = 2\n',
      'a.toml',
      'l = [\n  {a = 1}, # one\n  {a = 2},\n]\n',
    ],
    ['a.json', '{"a": {"b": [1, true, "x", null]}}', 'a.yml', 'a:\n  b: [1, true, x, null]\n'],
    ['a.json', '{"a": {"b": [1, true, "x"]}}', 'a.toml', 'a.b = [1, true, "x"]\n'],
  ])('are the same in %s %j and %s %j', (path, text, otherPath, otherText) => {
    expect(meaningOf(otherPath, otherText)).toEqual(meaningOf(path, text));
  });

  it.each([
    ['a.json', '{"a": true}', '{"a": "true"}'],
    ['a.json', '{"a": 10}', '{"a": "10"}'],
    ['a.json', '{"a": 1}', '{"a": 1.0}'],
    ['a.json', '{"a": null}', '{"a": "null"}'],
    ['a.json', '{"a": [1, 2]}', '{"a": [2, 1]}'],
    ['a.json', '{"a": [1, [2]]}', '{"a": [[1], 2]}'],
    ['a.json', '{"a": {}}', '{"a": []}'],
    ['a.json', '{"a": "b"}', '{"a": {"b": null}}'],
    ['a.json', '{"a": "{ \\"b\\" }"}', '{"a": {"b": null}}'],
    ['a.json', '{"a": 1}', '{"a": 1, "a": 1}'],
    ['a.json', '{"a": 1, "a": 2}', '{"a": 2, "a": 1}'],
    ['a.json5', '{a: NaN}', '{a: "NaN"}'],
    ['a.yml', 'a: yes', 'a: true'],
    ['a.yml', 'a: yes', 'a: "yes"'],
    ['a.yml', 'a: on', 'a: "on"'],
    ['a.yml', 'on: a', '"on": a'],
    ['a.yml', 'on: a', 'true: a'],
    ['a.yml', 'a: 0o7', 'a: 7'],
    ['a.yml', 'a: 0o7', 'a: "0o7"'],
    ['a.yml', 'a: 07', 'a: 7'],
    ['a.yml', 'a: 07', 'a: "07"'],
    ['a.yml', 'a: 1:30', 'a: "1:30"'],
    ['a.yml', 'a: 2001-01-01', 'a: "2001-01-01"'],
    ['a.yml', 'a: 1_000', 'a: "1_000"'],
    ['a.yml', 'a: ~', 'a: "~"'],
    ['a.yml', 'a: =', 'a: "="'],
    ['a.yml', '<<: {a: 1}', '"<<": {a: 1}'],
    ['a.yml', 'a: !x b', 'a: b'],
    ['a.yml', 'a: !x b', 'a: !y b'],
    ['a.yml', 'a: !!str 1', 'a: 1'],
    ['a.yml', 'a: !!str 1', 'a: "1"'],
    ['a.yml', 'a: &x b', 'a: b'],
    ['a.yml', 'a: &x 1\nb: *x', 'a: &x 1\nb: 1'],
    ['a.yml', 'a: *x', 'a: "*x"'],
    ['a.yml', '*x : a', '"*x": a'],
    ['a.yml', 'a: |\n  x\n  y\n', 'a: >\n  x\n  y\n'],
    ['a.yml', 'a: |\n  x\n', 'a: |-\n  x\n'],
    ['a.yml', 'a: "x  y"', 'a: x y'],
    ['a.yml', '- a\n- b', '- a b'],
    ['a.yml', 'a: # b', 'a: "# b"'],
    ['a.toml', 'a = 1', 'a = "1"'],
    ['a.toml', 'a = 1', 'a = 1.0'],
    ['a.toml', 'a = 2001-01-01', 'a = "2001-01-01"'],
    ['a.toml', 'a = true', 'a = "true"'],
    ['a.toml', '[[a]]\nb = 1', '[a]\nb = 1'],
  ])('differ in %s between %j and %j', (path, text, other) => {
    expect(meaningOf(path, other)).not.toEqual(meaningOf(path, text));
  });

  it('of an alias change with what its anchor holds', () => {
    const text = 'a: &x {b: 1}\nc: *x\n';
    const at = (changed: string) => stepAt('a.yml', changed, '/c').node.texts;
    expect(at(text.replace('1', '2'))).not.toEqual(at(text));
    expect(at(`# t\n${text}`)).toEqual(at(text));
  });

  it('of all keys are the same after Prettier', async () => {
    for (const parser of ['yaml', 'json', 'json5'] as const) {
      const path = `a.${parser}`;
      const text =
        parser === 'yaml' ? WORKFLOW : '{"a":{"b":[1,{"c":"d"}]},\n// x\n"e":{"f":null}}';
      for (const options of [{ tabWidth: 4 }, { singleQuote: true, proseWrap: 'always' as const }])
        expect(meaningOf(path, await format(text, { parser, ...options }))).toEqual(
          meaningOf(path, text),
        );
    }
  });
});

describe('the unit of a key', () => {
  const unit = (text: string, pointer: string) => stepAt('ci.yml', text, pointer).unit;
  const RUN = '/jobs/test/steps/1/run';

  it.each([
    ['a neighbour in the same step', RUN, 'CI: true', 'CI: false'],
    ['a key of the job', RUN, '    runs-on', '    if: false\n    runs-on'],
    ['a value beside the steps', RUN, '    runs-on: ubuntu-latest', '    runs-on: windows'],
    ['a neighbour of a job', '/jobs/test', '  lint:', '  other: {}\n  lint:'],
    ['the order of items', '/on/push/branches/0', '[main, dev]', '[dev, main]'],
    ['a key beside a list', '/on/push/branches/0', 'branches:', 'tags: [v1]\n    branches:'],
  ])('changes with %s', (_, pointer, before, after) => {
    expect(WORKFLOW).toContain(before);
    expect(unit(WORKFLOW.replace(before, after), pointer)).not.toEqual(unit(WORKFLOW, pointer));
  });

  it.each([
    ['another step', RUN, 'checkout@v4', 'checkout@v5'],
    ['a key of the root', RUN, 'name: CI', 'name: Gate'],
    ['a key of the root, for one of the root', '/name', '  push:', '  pull_request:'],
    ['comments and layout', RUN, '{CI: true}', '# here\n          CI: true'],
    ['the order of keys', RUN, 'on:\n  push:\n    branches: [main, dev]\njobs:', 'jobs:'],
  ])('does not change with %s', (_, pointer, before, after) => {
    expect(WORKFLOW).toContain(before);
    expect(unit(WORKFLOW.replace(before, after), pointer)).toEqual(unit(WORKFLOW, pointer));
  });

  it('of items of a list at the root is the item, and of a root list of a key all of that key', () => {
    expect(stepAt('a.json', '[1, [2, 3]]', '/0').unit).toEqual(['number 1']);
    expect(stepAt('a.json', '[1, [2]]', '/1/0').unit).toEqual(['[', 'number 2', ']']);
    expect(stepAt('a.json', '{"a": [1, 2]}', '/a/0').unit).toEqual(
      stepAt('a.json', '{"a": [1, 2]}', '/a').node.texts,
    );
  });

  it('is the key alone at the root of a document, whatever is beside it', () => {
    const text = 'kind: A\nspec: {n: 1}\n---\nkind: B\n';
    expect(stepAt('a.yml', text, '/spec').unit).toEqual(stepAt('a.yml', text, '/spec').node.texts);
  });

  it('is the same for several root keys in any order', () => {
    const cited = (text: string) => {
      const outline = read('a.json', text);
      return outline.unitOf([], outline.root.nodes);
    };
    expect(cited('{"b": 2, "a": 1}')).toEqual(cited('{"a": 1, "b": 2}'));
    expect(cited('[1, 2]')).not.toEqual(cited('[2, 1]'));
  });

  it('is whole for tables of TOML that are written in pieces', () => {
    const text = '[t]\nz = 0\n[t.a]\nx = 1\n[o]\n[t.b]\ny = 2\n';
    const at = (changed: string) => stepAt('a.toml', changed, '/t/a/x').unit;
    expect(at(text.replace('y = 2', 'y = 3'))).not.toEqual(at(text));
    expect(at('[t]\nz = 0\n[o]\n[t.b]\ny = 2\n[t.a]\nx = 1\n')).toEqual(at(text));
  });

  it('has no neighbours of the same kind: maps in a map of nothing but maps', () => {
    const text = 'jobs:\n  a:\n    if: x\n    env: {b: 1}\n  c:\n    if: y\n';
    const at = (changed: string) => stepAt('a.yml', changed, '/jobs/a/env/b').unit;
    expect(at(text.replace('if: y', 'if: z'))).toEqual(at(text));
    expect(at(text.replace('if: x', 'if: z'))).not.toEqual(at(text));
    expect(at(`${text}  off: true\n`)).not.toEqual(at(text));
  });

  it('is one array for all keys of a map, and there is no origin', () => {
    const outline = read('a.json', '{"a": {"b": 1, "c": 2}}');
    const [a] = outline.root.nodes;
    const [b, c] = a?.blocks[0]?.nodes ?? [];
    if (a === undefined || b === undefined || c === undefined) throw new Error('no nodes');
    expect(outline.unitOf([a], [b])).toBe(outline.unitOf([a], [c]));
    expect(outline.originOf([a], [b])).toBeNull();
  });
});

describe('what a pointer finds', () => {
  const found = (path: string, text: string, pointer: string) => {
    const at = nodeAt(read(path, text), pointer);
    if (at === null || at === 'twice') return at;
    return at.cited.map(({ span }) => text.slice(span.from, span.to));
  };

  it.each([
    ['a.json', '{"a": 1, "b": 2}', '', ['"a": 1', '"b": 2']],
    ['a.json', '{}', '', null],
    ['a.json', '5', '', ['5']],
    ['a.json', '{"a/b": {"~": [1, 2]}}', '/a~1b/~0/1', ['2']],
    ['a.json', '{"a": [1]}', '/a/01', null],
    ['a.json', '{"a": [1]}', '/a/1', null],
    ['a.json', '{"a": 1}', '/a/b', null],
    ['a.json', '{"a": 1}', 'a', null],
    ['a.json', '{"__proto__": 1}', '/__proto__', ['"__proto__": 1']],
    ['a.json', '{}', '/constructor', null],
    ['a.json', '{"a": 1, "a": {"b": 1}}', '/a', 'twice'],
    ['a.json', '{"a": 1, "a": {"b": 1}}', '/a/b', 'twice'],
    ['a.yml', 'on: a\n', '/on', ['on: a']],
    ['a.yml', '1: a\n', '/1', ['1: a']],
    ['a.yml', 'on: a\nyes: b\n', '/on', 'twice'],
    ['a.yml', 'a: 1\n---\nb: 2\n', '/b', ['b: 2']],
    ['a.yml', 'a: 1\n---\na: 2\n', '/a', 'twice'],
    ['a.yml', 'a: 1\n---\nb: 2\n', '', ['a: 1', 'b: 2']],
    ['a.toml', '[t.a]\n[x]\n[t.b]\ny = 1\n', '/t/b/y', ['y = 1']],
    ['a.toml', '[t.a]\n[x]\n[t.b]\ny = 1\n', '/t', ['[t.a]']],
    ['a.toml', '[[l]]\na = 1\n[x]\n[[l]]\na = 2\n', '/l/1/a', ['a = 2']],
  ])('in %s %j by %j', (path, text, pointer, expected) => {
    expect(found(path, text, pointer)).toEqual(expected);
  });

  it('is nothing in an outline of another kind', () => {
    const { root, comments } = read('a.json', '1');
    const other: Outline = { root, comments, unitOf: () => [], originOf: () => null };
    expect(nodeAt(other, '')).toBeNull();
  });
});

describe('comments of data files', () => {
  it.each([
    [
      'a.yml',
      WORKFLOW,
      [
        ['the', 'gate'],
        ['one', 'job', 'for', 'all'],
      ],
    ],
    [
      'a.yml',
      '# a\n\n# b\nc: "# no"\nd: |\n  # no\ne: x#no\nf: |2 # g\n   x\n',
      [['a'], ['b'], ['g']],
    ],
    ['a.toml', '## a\n  # b\nc = "# no" # d\n# e\n', [['a', 'b'], ['d'], ['e']]],
    [
      'a.jsonc',
      '// a\n// b\n{"c": "// no" /* d\n * e */}',
      [
        ['a', 'b'],
        ['d', 'e'],
      ],
    ],
    ['a.json5', "{c: '/* no */'} // a", [['a']]],
  ])('in %s %j', (path, text, expected) => {
    const { comments } = read(path, text);
    expect(comments.map(({ texts }) => texts)).toEqual(expected);
    for (const { span, texts } of comments)
      expect(text.slice(span.from, span.to)).toContain(texts[0]);
  });
});

/** Faults in the order of a block: nodes are inside it, one after the other. */
const orderFaults = (block: OutlineBlock): string[] => {
  let { from } = block.span;
  return block.nodes.flatMap(({ span, blocks }) => {
    const faults =
      span.from < from || span.to < span.from || span.to > block.span.to ? ['a node'] : [];
    from = span.to;
    let start = span.from;
    for (const inner of blocks) {
      if (inner.span.from < start || inner.span.to > span.to) faults.push('a block');
      start = inner.span.to;
      faults.push(...orderFaults(inner));
    }
    return faults;
  });
};

const SIGNS =
  'a b on 1 - {  } [ ] [[ ]] , " \' | > : ? = . # // /* */ &x *x !t << --- ... null ~ true \\ \u001F \u0002';
const BLANKS = [' ', '\t', '\n', '\n  ', '- ', ': ', '? ', ' # c', '---\n', '"a"', "'b'"];
const PIECES = fc.constantFrom(...SIGNS.split(' '), ...BLANKS);
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(PIECES, { maxLength: 30 }).map((pieces) => pieces.join('')),
);

const scalar = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.constantFrom(
    'yes',
    'on',
    '1',
    '',
    ' ',
    'null',
    '~',
    '<<',
    '#',
    'a: b',
    'x\ny\n',
    '- a',
    '0x1',
  ),
);
/** Two words for true are one key to some readers, and then their order counts: only `on` may come. */
const isTruth = (text: string): boolean => /^(?:y|n|yes|no|on|off)$/i.test(text);
const key = fc.oneof(
  fc.string().filter((text) => !isTruth(text)),
  fc.constantFrom('on', 'a', 'b', '1', 'true', '<<', 'a.b', ''),
);
type Data = string | number | boolean | Data[] | { [name: string]: Data };
const { data } = fc.letrec<{ data: Data }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(key, tie('data'), { maxKeys: 4 }),
  ),
}));
const table = fc.dictionary(key, data, { maxKeys: 4 });

/** The same data with the keys of all maps the other way round. */
const turned = (value: Data): Data => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, turned(inner)]),
  );
};

describe('any text', () => {
  it.each(FORMATS)('of %s has an outline or none, in order and without overlap', (path) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const outline = dataOutline(path, text);
        if (outline === null) return;
        expect(orderFaults(outline.root)).toEqual([]);
        for (const { node, around } of stepsOf(outline.root)) outline.unitOf(around, [node]);
        let end = 0;
        for (const { span } of outline.comments) {
          expect(span.from).toBeGreaterThanOrEqual(end);
          end = span.to;
          expect(text.slice(span.from, span.to)).toMatch(/^(?:#|\/[/*])/);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('means the same however its data are written', () => {
    fc.assert(
      fc.property(table, (value) => {
        const json = meaningOf('a.json', JSON.stringify(value));
        const others = [
          ['a.json', JSON.stringify(turned(value), null, 3)],
          ['a.json5', JSON.stringify(value, null, '\t')],
          [
            'a.yml',
            stringifyYaml(value, {
              defaultKeyType: 'QUOTE_DOUBLE',
              defaultStringType: 'QUOTE_DOUBLE',
            }),
          ],
          ['a.yml', JSON.stringify(turned(value))],
        ] as const;
        for (const [path, text] of others) expect(meaningOf(path, text)).toEqual(json);
      }),
    );
  });

  it('of YAML means the same in block and in flow style, and in any order of keys', () => {
    fc.assert(
      fc.property(table, (value) => {
        const plain = meaningOf('a.yml', stringifyYaml(value));
        expect(
          meaningOf('a.yml', stringifyYaml(turned(value), { indent: 5, lineWidth: 20 })),
        ).toEqual(plain);
        expect(
          meaningOf('a.yml', stringifyYaml(value, { collectionStyle: 'flow', lineWidth: 0 })),
        ).toEqual(plain);
      }),
    );
  });

  it('of TOML means the same as its JSON', () => {
    fc.assert(
      fc.property(table, (value) => {
        expect(meaningOf('a.toml', stringifyToml(value))).toEqual(
          meaningOf('a.json', JSON.stringify(value)),
        );
      }),
    );
  });

  it.each([
    ['a.json', (value: Data) => JSON.stringify(value)],
    ['a.yml', (value: Data) => stringifyYaml(value)],
    ['a.toml', (value: Data) => stringifyToml(value)],
  ] as const)('of %s has other texts for a node with any other scalar', (path, write) => {
    fc.assert(
      fc.property(table, scalar, scalar, (value, one, other) => {
        fc.pre(one !== other);
        const at = (inner: Data) => {
          const text = write({ ...value, k: [{ s: inner, t: 1 }] });
          return ['/k', '/k/0', '/k/0/s', '/k/0/t'].map((pointer) => stepAt(path, text, pointer));
        };
        const [before, after] = [at(one), at(other)];
        for (const index of [0, 1, 2])
          expect(after[index]?.node.texts).not.toEqual(before[index]?.node.texts);
        expect(after[3]?.node.texts).toEqual(before[3]?.node.texts);
        expect(after[3]?.place).not.toEqual(before[3]?.place);
      }),
    );
  });
});

describe('a hostile text', () => {
  const many = (count: number, line: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => line(at)).join('');
  const MB = 1_000_000;

  it.each([
    ['20,000 keys', 'a.json', `{${many(20_000, (at) => `"key${at}": ${at},\n`)}}`],
    ['20,000 keys', 'a.json5', `{${many(20_000, (at) => `key${at}: ${at},\n`)}}`],
    ['20,000 keys', 'a.yml', many(20_000, (at) => `key${at}: ${at}\n`)],
    ['20,000 keys', 'a.toml', many(20_000, (at) => `key${at} = ${at}\n`)],
    ['20,000 times one key', 'a.json', `{${many(20_000, () => '"a": 1,')}}`],
    ['20,000 items with a unit', 'a.json', `[${many(20_000, (at) => `{"a": {"b": ${at}}},`)}]`],
    [
      'a deep map with 20,000 keys',
      'a.json',
      `${'{"a":'.repeat(90)}{${many(20_000, (at) => `"k${at}":1,`)}}${'}'.repeat(90)}`,
    ],
    [
      'many anchors and aliases',
      'a.yml',
      many(5_000, (at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]\n`),
    ],
    ['many pieces of one table', 'a.toml', many(8_000, (at) => `[t.a${at}]\nx = 1\n[o${at}]\n`)],
  ])('with %s in %s is read and digested', (_, path, text) => {
    const outline = read(path, text);
    for (const { node, around } of stepsOf(outline.root)) {
      if (around.length < 3) outline.unitOf(around, [node]);
    }
    nodeAt(outline, '/key19999');
    expect(stepsOf(outline.root).length).toBeGreaterThan(0);
  });

  it.each([
    ['a.json', '['.repeat(MB)],
    ['a.json', '{"a":'.repeat(MB / 5)],
    ['a.json', `"${'x'.repeat(MB)}"`],
    ['a.json', ' '.repeat(MB)],
    ['a.json', '/**/'.repeat(MB / 4)],
    ['a.json', `[${'1,'.repeat(MB / 2)}]`],
    ['a.json5', '['.repeat(MB)],
    ['a.json5', `'${'\\n'.repeat(MB / 2)}'`],
    ['a.json5', `{${'a'.repeat(MB)}: 1}`],
    ['a.json5', `{${'\\u0061'.repeat(MB / 6)}: 1}`],
    ['a.json5', `/*${'*'.repeat(MB)}`],
    ['a.json5', '1'.repeat(MB)],
    ['a.yml', '['.repeat(MB)],
    ['a.yml', '- '.repeat(MB / 2)],
    ['a.yml', '? '.repeat(MB / 2)],
    ['a.yml', '\n'.repeat(MB)],
    ['a.yml', `a:${'\n'.repeat(39_000)}b: 1`],
    ['a.yml', ' '.repeat(MB)],
    ['a.yml', '# x\n'.repeat(39_000)],
    ['a.yml', '#'.repeat(MB)],
    ['a.yml', 'x '.repeat(MB / 2)],
    ['a.yml', `a: |\n${'  xxxxxxxxxxxxxxxxxxxx\n'.repeat(39_000)}`],
    ['a.yml', `a: ${'x\n  '.repeat(39_000)}`],
    ['a.yml', `a: "${'x\n  '.repeat(39_000)}"`],
    ['a.yml', `"${'\\n'.repeat(MB / 2)}"`],
    ['a.yml', `[${'a,'.repeat(MB / 2)}]`],
    ['a.yml', `[${'a,'.repeat(50_000)}]`],
    ['a.yml', `{${'&x ? ,'.repeat(20_000)}}`],
    ['a.yml', '-\n'.repeat(39_000)],
    ['a.yml', '---\n'.repeat(39_000)],
    ['a.yml', '*none: }'.repeat(MB / 8)],
    ['a.yml', ': '.repeat(MB / 2)],
    ['a.yml', '!t '.repeat(MB / 3)],
    ['a.yml', `- &a ${'\n'.repeat(30_000)}- b`],
    ['a.toml', `a = ${'['.repeat(MB)}`],
    ['a.toml', `a = "${'x'.repeat(MB)}"`],
    ['a.toml', `a = [${'1,'.repeat(MB / 2)}]`],
    ['a.toml', `[${'a.'.repeat(MB / 2)}a]`],
    ['a.toml', many(MB / 20, (at) => `[[a]]\nb = ${at}\n`)],
    ['a.toml', many(MB / 20, (at) => `a.b${at}.c = ${at}\n`)],
    ['a.toml', '# x\n'.repeat(MB / 4)],
  ])('%s of 1 MB takes no time: case %#', (path, text) => {
    const outline = dataOutline(path, text);
    expect(outline === null ? [] : orderFaults(outline.root)).toEqual([]);
  });
});
