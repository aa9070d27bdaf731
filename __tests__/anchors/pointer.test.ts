import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { stringify as toml } from 'smol-toml';
import { stringify as yaml } from 'yaml';
import { bindFact } from '../../src/lifecycle/bind.js';
import { pointerSelector } from '../../src/anchors/pointer.js';
import type { Placement } from '../../src/anchors/selector.js';
import { SourceText } from '../../src/anchors/source-text.js';
import type { Normaliser } from '../../src/memory/citation.js';
import { parseFact } from '../../src/memory/fact.js';
import { sha256 } from '../../src/tree/digest.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const HINTS = {
  digest: null,
  lines: null,
  blob: null,
  raw: null,
  context: [],
  within: null,
  as: null,
  around: null,
} as const;
const citing = (path: string, pointer: string, norm: Normaliser = 'n3') => ({
  ...HINTS,
  path,
  norm,
  selector: { kind: 'pointer', pointer } as const,
});
const sourceOf = (path: string, text: string | Uint8Array): SourceText =>
  new SourceText(typeof text === 'string' ? Buffer.from(text) : text, path);

/** A binding to a value of a text, or why there is none. */
function bind(path: string, pointer: string, text: string, norm: Normaliser = 'n3') {
  const source = sourceOf(path, text);
  const selection = pointerSelector.select(source, citing(path, pointer, norm));
  if (typeof selection === 'string') return selection;
  if (selection.digest === undefined) throw new Error('a value has a digest of its own');
  return {
    source,
    span: selection.span,
    citation: {
      ...citing(path, pointer, norm),
      digest: selection.digest,
      lines: source.rangeOf(selection.span),
    },
  };
}

function placed(
  path: string,
  pointer: string,
  before: string,
  after: string,
  norm: Normaliser = 'n3',
): Placement {
  const bound = bind(path, pointer, before, norm);
  if (typeof bound === 'string') throw new Error(`not bound: ${bound}`);
  return pointerSelector.place(sourceOf(path, after), bound.citation, bound);
}

const verdict = (
  path: string,
  pointer: string,
  before: string,
  after: string,
  norm: Normaliser = 'n3',
): string => placed(path, pointer, before, after, norm).verdict;

/** The text to which a pointer leads, or why it leads to none. */
function textAt(path: string, pointer: string, text: string): string {
  const bound = bind(path, pointer, text);
  return typeof bound === 'string' ? `(${bound})` : bound.source.slice(bound.span);
}

/** What an unbound citation with some digest meets in a hostile text. */
const met = (path: string, pointer: string, text: string | Uint8Array): Placement =>
  pointerSelector.place(
    sourceOf(path, text),
    { ...citing(path, pointer), digest: sha256('x') },
    null,
  );

const KEEPS_TRUST = new Set(['fresh', 'moved', 'reformatted']);
const keepsTrust = (path: string, pointer: string, before: string, after: string): boolean =>
  KEEPS_TRUST.has(verdict(path, pointer, before, after));
const NOTHING =
  '(the pointer matches nothing in the file; write it like /scripts/test, with ~1 for / and ~0 for ~)';
const TWICE = '(a key on the path of the pointer, or in its value, occurs twice)';

const PACKAGE = '{\n  "name": "x",\n  "scripts": {\n    "test": "jest"\n  }\n}\n';

describe('a value of a JSON file', () => {
  it('is fresh where it stands, has moved with its lines, and is reformatted where it is only written otherwise', () => {
    expect(verdict('package.json', '/scripts/test', PACKAGE, PACKAGE)).toBe('fresh');
    expect(
      verdict(
        'package.json',
        '/scripts/test',
        PACKAGE,
        PACKAGE.replace('"x",', '"x",\n  "private": true,'),
      ),
    ).toBe('moved');
    expect(
      verdict('package.json', '/scripts/test', PACKAGE, PACKAGE.replace('"jest"', '"\\u006aest"')),
    ).toBe('reformatted');
    expect(verdict('package.json', '/scripts', PACKAGE, JSON.stringify(JSON.parse(PACKAGE)))).toBe(
      'reformatted',
    );
  });

  it('is changed with what stands there now, and missing where the key went', () => {
    const after = PACKAGE.replace('jest', 'exit 0');
    const { verdict: now, slot } = placed('package.json', '/scripts/test', PACKAGE, after);
    expect([now, slot === null ? null : after.slice(slot.from, slot.to)]).toEqual([
      'changed',
      '"exit 0"',
    ]);
    expect(
      verdict('package.json', '/scripts/test', PACKAGE, PACKAGE.replace('"test"', '"spec"')),
    ).toBe('missing');
    expect(verdict('package.json', '/scripts/test', PACKAGE, '{"scripts": "test"}')).toBe(
      'missing',
    );
  });

  it('is found by every pointer of RFC 6901, section 5', () => {
    const text =
      '{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, "k\\"l": 6, " ": 7, "m~n": 8}';
    const pointers = [
      '',
      '/foo',
      '/foo/0',
      '/',
      '/a~1b',
      '/c%d',
      '/e^f',
      '/g|h',
      '/i\\j',
      '/k"l',
      '/ ',
      '/m~0n',
    ];
    expect(pointers.map((pointer) => textAt('a.json', pointer, text))).toEqual([
      text,
      '["bar", "baz"]',
      '"bar"',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });

  it('is found by nothing that is no pointer, and by no other way to write an index', () => {
    const text = '{"list": [1, 2], "~2": 1, "list/0": 3, "~1": 4, "/": 5}';
    for (const pointer of [
      'list',
      '/~2',
      '/~',
      '/list/-',
      '/list/00',
      '/list/01',
      '/list/2',
      '/list/+1',
      '/list/1e0',
      '/list/length',
      '/list/0/0',
      '/list/',
    ])
      expect(textAt('a.json', pointer, text)).toBe(NOTHING);
    expect(textAt('a.json', '/list~10', text)).toBe('3');
    expect(textAt('a.json', '/~01', text)).toBe('4'); // ~0 is read after ~1: this is "~1", not "/"
    expect(textAt('a.json', '/~1', text)).toBe('5');
  });

  it('is ambiguous where a key on the way, or in it, is there twice, however it is escaped; elsewhere that does not matter', () => {
    for (const after of [
      '{"a": {"b": 1}, "a": {"b": 1}}',
      '{"a": {"b": 1, "\\u0062": 1}}',
      '{"a": {"b": 1, "b": 2}}',
      '{"a": {"b": 2, "b": 1}}',
    ])
      expect(verdict('a.json', '/a/b', '{"a": {"b": 1}}', after)).toBe('ambiguous');
    expect(verdict('a.json', '/a', '{"a": {"b": 1}}', '{"a": {"b": 1, "b": 1}}')).toBe('ambiguous');
    expect(textAt('a.json', '/a', '{"a": {"b": [{"c": 1, "c": 1}]}}')).toBe(TWICE);
    expect(verdict('a.json', '/a/b', '{"a": {"b": 1}}', '{"a": {"b": 1}, "c": 1, "c": 2}')).toBe(
      'fresh',
    );
  });

  it('with the name of what every object has is found where it stands, and only there', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(textAt('a.json', `/${name}`, '{}')).toBe(NOTHING);
      expect(textAt('a.json', `/${name}/x`, `{"${name}": {"x": 1}}`)).toBe('1');
      expect(verdict('a.json', '', `{"${name}": {"x": 1}}`, `{"${name}": {"x": 2}}`)).toBe(
        'changed',
      );
      expect(verdict('a.json', '', `{"${name}": {"x": 1}}`, '{}')).toBe('changed');
    }
  });

  it('keeps all digits of numbers, and no number equals a text', () => {
    const numbers = [
      '1',
      '1.0',
      '1e0',
      '12345678901234567890',
      '12345678901234567891',
      '0',
      '-0',
      '"1"',
      'true',
      '"true"',
      'null',
      '"null"',
      '[]',
      '{}',
      '[1]',
      '{"0": 1}',
      '["number","1"]',
      '[["number","1"]]',
      '"[\\"number\\",\\"1\\"]"',
      '["list"]',
      '["map"]',
      '{"number": "1"}',
      '""',
    ];
    for (const before of numbers)
      for (const after of numbers)
        expect([
          before,
          after,
          keepsTrust('a.json', '/v', `{"v": ${before}}`, `{"v": ${after}}`),
        ]).toEqual([before, after, before === after]);
  });

  it('may stand among comments and before a last comma, which change nothing', () => {
    const before = '{\n  // why\n  "strict": true, /* "strict": false, */\n}';
    for (const path of ['tsconfig.json', 'a.jsonc', 'A.JSON'])
      expect(verdict(path, '/strict', before, '\uFEFF{"strict": /* "x" */ true}')).not.toMatch(
        /changed|missing|ambiguous/,
      );
  });

  it('is never kept in a text that is no JSON', () => {
    for (const text of [
      '',
      ' ',
      '{"v": 1',
      '{"v": 1}}',
      '{"v": 1} 2',
      '{v: 1}',
      "{'v': 1}",
      '{"v": 01}',
      '{"v": +1}',
      '{"v": .5}',
      '{"v": 1.}',
      '{"v": NaN}',
      '{"v": truex}',
      '{"v": 1,,}',
      '{,"v": 1}',
      '[,]',
      '{"v": 1} /*',
      '{"v": 1} /',
      '{"v": "a\nb"}',
      '{"v": "\\x"}',
      '{"v": "\\ud800"}',
      '{"v" 1}',
      '{"v": }',
      '\u00a0{"v": 1}',
    ]) {
      expect([text, met('a.json', '/v', text)]).toEqual([
        text,
        { verdict: 'changed', span: null, slot: null, elsewhere: null },
      ]);
    }
    expect(
      met('a.json', '/v', Buffer.from([...Buffer.from('{"v": "'), 0xe9, ...Buffer.from('"}')])),
    ).toMatchObject({ verdict: 'changed', slot: null });
  });

  it('under norm n0 is its exact text', () => {
    expect(verdict('a.json', '/a', '{"a": [1, 2]}', '{ "b": 0,\n"a": [1, 2]}', 'n0')).toBe('moved');
    expect(verdict('a.json', '/a', '{"a": [1, 2]}', '{"a": [1,2]}', 'n0')).toBe('changed');
    expect(verdict('a.json', '/a', '{"a": [1, 2]}', '{"a": [1, 2], "a": [1, 2]}', 'n0')).toBe(
      'ambiguous',
    );
  });
});

const WORKFLOW =
  'on:\n  push:\n    branches: [main]\njobs:\n  test:\n    runs-on: ubuntu-latest # pinned?\n    steps:\n      - run: |\n          npm ci\n          npm test\n';

describe('a value of a YAML file', () => {
  it('is found in blocks and brackets', () => {
    expect(textAt('a.yml', '/on/push/branches/0', WORKFLOW)).toBe('main');
    expect(textAt('a.yml', '/jobs/test/runs-on', WORKFLOW)).toBe('ubuntu-latest');
    expect(textAt('a.yaml', '/jobs/test/steps/0/run', WORKFLOW)).toBe(
      '|\n          npm ci\n          npm test\n',
    );
    expect(textAt('a.yaml', '/on', WORKFLOW)).toBe('push:\n    branches: [main]');
    expect(textAt('a.yaml', '/nothing', 'nothing:\n')).toBe('');
  });

  it('keeps trust through comments, quotes and layout, and loses it with the value', () => {
    expect(
      verdict('a.yml', '/jobs/test/runs-on', WORKFLOW, WORKFLOW.replace('# pinned?', '# yes')),
    ).toBe('fresh');
    expect(verdict('a.yml', '/jobs/test/runs-on', WORKFLOW, `# CI\n${WORKFLOW}`)).toBe('moved');
    expect(verdict('a.yml', '/on', WORKFLOW, WORKFLOW.replace('[main]', '\n      - "main"'))).toBe(
      'reformatted',
    );
    expect(verdict('a.yml', '/on', WORKFLOW, WORKFLOW.replace('main', 'mian'))).toBe('changed');
    expect(
      verdict('a.yml', '/jobs', WORKFLOW, WORKFLOW.replace('npm test', 'npm test || true')),
    ).toBe('changed');
    expect(verdict('a.yml', '/on', WORKFLOW, WORKFLOW.replace('push', 'pull_request'))).toBe(
      'changed',
    );
  });

  it('tells apart what some version of YAML tells apart', () => {
    for (const word of [
      'on',
      'No',
      'y',
      '012',
      '1:30',
      '1_000',
      '0x10',
      '1.5',
      '2024-01-01',
      '.inf',
      '+1',
      'null',
      '~',
      'true',
    ])
      expect([word, keepsTrust('a.yml', '/v', `v: ${word}\n`, `v: "${word}"\n`)]).toEqual([
        word,
        false,
      ]);
    expect(keepsTrust('a.yml', '', '1: a\n', '"1": a\n')).toBe(false);
    expect(
      keepsTrust('a.yml', '/v', 'v: 12345678901234567890\n', 'v: 12345678901234567891\n'),
    ).toBe(false);
    for (const word of [
      'once',
      'nobody',
      'ubuntu-latest',
      'a b',
      './x',
      '1password',
      'info',
      '.github',
      '--flag',
    ])
      expect([word, keepsTrust('a.yml', '/v', `v: ${word}\n`, `v: '${word}'\n`)]).toEqual([
        word,
        true,
      ]);
    expect(keepsTrust('a.yml', '/v', 'v:\n', 'v: null\n')).toBe(true);
  });

  it('is ambiguous where a key occurs twice, in whatever form', () => {
    for (const after of ['v: 1\nv: 1\n', 'v: 1\n"v": 1\n', '{v: 1, v: 1}'])
      expect(verdict('a.yml', '/v', 'v: 1\n', after)).toBe('ambiguous');
    expect(verdict('a.yml', '/1', '1: a\n', '1: a\n"1": b\n')).toBe('ambiguous');
  });

  it('is never kept where readers of YAML may differ', () => {
    const doubtful = [
      'v: &x 1\n',
      'a: &x 1\nv: *x\n',
      'v: !!str 1\n',
      'v: !x 1\n',
      'b: &b {v: 1}\n<<: *b\n',
      '<<: {}\nv: 1\n',
      'v: 1\n---\nv: 1\n',
      '%YAML 1.1\n---\nv: 1\n',
      '? [a]\n: b\nv: 1\n',
      '0x1: a\nv: 1\n',
      '~: a\nv: 1\n',
      'on: a\ntrue: b\nv: 1\n',
      '&k v: 1\n',
      '!!str v: 1\n',
      'v: [\n',
      'v: "\n',
      'v: 1\n\tx: 2\n',
      'a: b: c\nv: 1\n',
      '!!map\nv: 1\n',
      '&root\nv: 1\n',
      '"\\ud800": 1\nv: 1\n',
    ];
    for (const text of doubtful)
      expect([text, met('a.yml', '/v', text)]).toEqual([
        text,
        { verdict: 'changed', span: null, slot: null, elsewhere: null },
      ]);
    expect(met('a.yml', '', 'v: [a, {b: *x}]\n')).toMatchObject({ verdict: 'changed', slot: null });
  });

  it('is read beside aliases, tags and merge keys that do not lead to it', () => {
    expect(
      textAt(
        'mkdocs.yml',
        '/site/name',
        'x: &x 1\n1password: y\ninfra: y\ny: *x\nz: !!python/name:a.b\nw:\n  <<: *x\nsite: {name: n}\n',
      ),
    ).toBe('n');
  });

  it('has no prototype', () => {
    expect(textAt('a.yml', '/__proto__/x', '__proto__: {x: 1}\n')).toBe('1');
    expect(verdict('a.yml', '', '__proto__: {x: 1}\n', '__proto__: {x: 2}\n')).toBe('changed');
    expect(textAt('a.yml', '/constructor', 'a: 1\n')).toBe(NOTHING);
  });
});

const CARGO =
  '[package]\nname = "x"\nversion = "1.0.0" # now\n\n[dependencies]\nserde = { version = "1", features = [\n  "derive", # for us\n] }\nlog.version = "0.4"\n\n[[bin]]\nname = "a"\n\n[[bin]]\nname = "b"\n\n[package.metadata."a.b"]\nat = 1979-05-27 07:32:00.9999991Z\n';

describe('a value of a TOML file', () => {
  it('is found in tables, lists of tables, dotted keys and brackets', () => {
    expect(textAt('Cargo.toml', '/package/version', CARGO)).toBe('"1.0.0"');
    expect(textAt('Cargo.toml', '/dependencies/serde/features/0', CARGO)).toBe('"derive"');
    expect(textAt('Cargo.toml', '/dependencies/log/version', CARGO)).toBe('"0.4"');
    expect(textAt('Cargo.toml', '/bin/1', CARGO)).toBe('[[bin]]\nname = "b"');
    expect(textAt('Cargo.toml', '/bin/1/name', CARGO)).toBe('"b"');
    expect(textAt('Cargo.toml', '/package/metadata/a.b/at', CARGO)).toBe(
      '1979-05-27 07:32:00.9999991Z',
    );
    expect(textAt('Cargo.toml', '/dependencies', CARGO)).toMatch(/^\[dependencies\][^]*0\.4"$/);
    expect(textAt('Cargo.toml', '/bin/-', CARGO)).toBe(NOTHING);
  });

  it('is found behind every kind of text', () => {
    const text =
      'a = """\nx = 1 # "\\""" \\\nv = 2"""""\nb = \'\'\'\n[t]\nv = 3\'\'\'\'\nc = "[t] # \\" \\\\"\nd = \'\\\'\n"\\u0076" = 4 # v = 5\n"k.e" = 6\n\'l\' = 7\n';
    expect(textAt('a.toml', '/v', text)).toBe('4');
    expect(textAt('a.toml', '/k.e', text)).toBe('6');
    expect(textAt('a.toml', '/l', text)).toBe('7');
    expect(textAt('a.toml', '/d', text)).toBe("'\\'");
  });

  it('keeps trust through another layout, and loses it with the value', () => {
    expect(verdict('a.toml', '/package/version', CARGO, CARGO)).toBe('fresh');
    expect(verdict('a.toml', '/package/version', CARGO, `# by hand\n${CARGO}`)).toBe('moved');
    expect(
      verdict(
        'a.toml',
        '/dependencies',
        CARGO,
        CARGO.replace('log.version = "0.4"\n', "[dependencies.log]\nversion = '0.4'\n"),
      ),
    ).toBe('reformatted');
    expect(verdict('a.toml', '/package/version', CARGO, CARGO.replace('1.0.0', '1.0.1'))).toBe(
      'changed',
    );
    expect(verdict('a.toml', '/dependencies', CARGO, CARGO.replace('derive', 'rc'))).toBe(
      'changed',
    );
    expect(verdict('a.toml', '/package/metadata', CARGO, CARGO.replace('9991Z', '9992Z'))).toBe(
      'changed',
    );
    expect(
      verdict('a.toml', '/bin/1/name', CARGO, CARGO.replace('[[bin]]\nname = "a"\n', '')),
    ).toBe('missing');
  });

  it('keeps all digits, and no number or date equals a text', () => {
    const values = [
      '1',
      '1.0',
      '"1"',
      '12345678901234567890',
      '12345678901234567891',
      '0.1',
      '0.1000000000000000055',
      'inf',
      '-inf',
      'nan',
      '"nan"',
      '1979-05-27',
      '"1979-05-27"',
      '07:32:00',
      '[1]',
      '{ 0 = 1 }',
    ];
    for (const before of values)
      for (const after of values)
        expect([
          before,
          after,
          keepsTrust('a.toml', '/v', `v = ${before}`, `v = ${after}`),
        ]).toEqual([before, after, before === after]);
  });

  it('is never kept in a text that is no TOML, nor under norm n0', () => {
    for (const text of [
      'v = 1\nv = 1',
      'v = 1\n[v]',
      '[a]\n[a]\nv=1',
      'v = ',
      'v',
      '= 1',
      'v = 1 2',
      'v = "',
      'v = [1',
      'v = {',
      'v = 01',
      '[v',
      '[[v]',
      'v = 1\n[a]]',
      'a.b = 1\na = 2\nv = 1',
    ])
      expect([text, met('a.toml', '/v', text)]).toEqual([
        text,
        { verdict: 'changed', span: null, slot: null, elsewhere: null },
      ]);
    expect(bind('a.toml', '/v', 'v = 1', 'n0')).toBe('values of TOML files need norm n3');
  });

  it('has no prototype', () => {
    expect(textAt('a.toml', '/__proto__/x', '__proto__.x = 1\n')).toBe('1');
    expect(verdict('a.toml', '', '[__proto__]\nx = 1\n', '[__proto__]\nx = 2\n')).toBe('changed');
    expect(textAt('a.toml', '/constructor', 'a = 1\n')).toBe(NOTHING);
  });
});

describe('a value behind a counted place of a list', () => {
  const TEAMS =
    '[{"team": "a", "members": [{"name": "x", "role": "admin"}, {"name": "y", "role": "user"}], "tags": ["t"]}]';

  it.each<[string, string, string, string, boolean]>([
    ['is the same while nothing changes', '/0/members/0/role', 'x', 'x', true],
    ['is another one in another item', '/0/members/0/role', '"name": "x"', '"name": "z"', false],
    [
      'is another one in an item around it that says something else of itself',
      '/0/members/0/role',
      '"team": "a"',
      '"team": "b"',
      false,
    ],
    [
      'is the same whatever other lists an item around it holds',
      '/0/members/0/role',
      '["t"]',
      '["t", "u"]',
      true,
    ],
    [
      'is the same whatever other items its list holds',
      '/0/members/0/role',
      '"name": "y"',
      '"name": "z"',
      true,
    ],
    [
      'is another one if the item that holds it has another list',
      '/0/tags',
      '"role": "user"',
      '"role": "admin"',
      false,
    ],
    ['is the item itself', '/0/members/1', '"role": "admin"', '"role": "none"', true],
  ])('%s', (_what, pointer, before, after, isKept) => {
    for (const path of ['a.json', 'a.yml'])
      expect(keepsTrust(path, pointer, TEAMS, TEAMS.replace(before, after))).toBe(isKept);
  });

  it('is the same in a list of lists, whatever stands beside it', () => {
    expect(keepsTrust('a.json', '/0/1', '[[1, 2], [3]]', '[[9, 2, 4]]')).toBe(true);
    expect(keepsTrust('a.json', '/0/1', '[[1, 2], [3]]', '[[1, 4], [3]]')).toBe(false);
  });

  it('cannot be told to be the same in an item that has a key twice or a value that is unclear', () => {
    const twice = '[{"a": 1, "a": 2, "v": [{"x": 1}]}]';
    expect(verdict('a.json', '/0/v/0/x', twice, twice)).toBe('changed');
    expect(verdict('a.json', '/0/v/0/x', '[{"a": 1, "v": [{"x": 1}]}]', twice)).toBe('changed');
    expect(verdict('a.yml', '/0/x', '- a: !t 1\n  x: 1\n', '- a: !t 1\n  x: 1\n')).toBe('changed');
  });

  it('is bound with a warning, and one that keys lead to is not', () => {
    const poorOf = (pointer: string) => {
      const selection = pointerSelector.select(
        sourceOf('a.json', '{"a": [{"b": 1}]}'),
        citing('a.json', pointer),
      );
      return typeof selection === 'string' ? selection : selection.poor;
    };
    expect(poorOf('/a/0/b')).toMatch('counts positions in a list');
    expect(poorOf('/a')).toBeNull();
  });

  it('is fresh by its digest alone where the former text is not at hand', () => {
    const bound = bind('a.json', '/0/team', TEAMS);
    if (typeof bound === 'string') throw new Error(bound);
    expect(pointerSelector.place(bound.source, bound.citation, null).verdict).toBe('fresh');
    expect(
      pointerSelector.place(sourceOf('a.json', TEAMS.replace('"a"', '"b"')), bound.citation, null)
        .verdict,
    ).toBe('changed');
  });
});

describe('the end of a value', () => {
  it.each([
    ['a.json', '\uFEFF{"v": 1}', '1'],
    ['a.json', '{"v": 1 // w', '(the file is not valid JSON)'],
    ['a.json', '{"v": 1} // w', '1'],
    ['a.json', '{"v": 1} /* w', '(the file is not valid JSON)'],
    ['a.toml', 'v = """a""""\nw = 1\n', '"""a""""'],
    ['a.toml', 'v = """a"""""\nw = 1\n', '"""a"""""'],
    ['a.toml', "v = '''a''''\nw = 1\n", "'''a''''"],
    ['a.toml', "v = ''\nw = 1\n", "''"],
    ['a.toml', 'v = 1 # w', '1'],
    ['a.toml', 'v = 1979-05-27 07:32:00 # w\n', '1979-05-27 07:32:00'],
  ])('is found in %s: %j', (path, text, wanted) => {
    expect(textAt(path, '/v', text)).toBe(wanted);
  });

  it('tells the words of a format apart', () => {
    const words = ['true', 'false', 'null', '0', '-0', '1', '-1'];
    for (const before of words)
      for (const after of words)
        for (const path of ['a.json', 'a.yml'])
          expect([
            path,
            before,
            after,
            keepsTrust(path, '/v', `{"v": ${before}}`, `{"v": ${after}}`),
          ]).toEqual([path, before, after, before === after]);
  });
});

describe('binding to a value', () => {
  it('writes the digest of the value, which holds against the same value in other clothes', async () => {
    const record = parseFact('a', '.memtrust/facts/a.md', Buffer.from('---\n---\nS\n'));
    const { change, lines } = await bindFact(new VirtualTree({ 'package.json': PACKAGE }), record, {
      path: 'package.json',
      lines: null,
      selector: { kind: 'pointer', pointer: '/scripts/test' },
      insteadOf: null,
    });
    const bound = bind('package.json', '/scripts/test', '{"scripts":{"test":"jest"}}');
    expect(change.content).toContain(
      `digest: ${typeof bound === 'string' ? bound : bound.citation.digest}`,
    );
    expect(lines).toEqual([4, 4]);
  });

  it('says why a value cannot be bound', () => {
    expect(bind('a.txt', '/v', 'v: 1')).toMatch('JSON, YAML and TOML');
    expect(bind('json', '/v', '{"v": 1}')).toMatch('JSON, YAML and TOML');
    expect(bind('a.json', '/v', `{"v": "${'x'.repeat(4 * 1024 * 1024)}"}`)).toMatch('longer than');
    expect(bind('a.json', '/v', '[')).toBe('the file is not valid JSON');
    expect(bind('a.yml', '/v', 'v: *x\n')).toBe('it is reached through a YAML alias');
  });

  it('warns of a pointer to the whole file', () => {
    const selection = pointerSelector.select(sourceOf('a.json', '{}'), citing('a.json', ''));
    expect(typeof selection === 'string' ? selection : selection.poor).toMatch('whole file');
  });
});

/** A JSON value as its text in random formatting: blanks, comments, order of keys, escapes. */
function written(value: fc.JsonValue, dice: () => number): string {
  const blank = (): string =>
    ['', ' ', '\n', '\n    ', '\t', ' /* , */ ', '// ]}"\n'][dice() % 7] ?? '';
  const around = (text: string): string => blank() + text + blank();
  const escaped = (character: string): string =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join('');
  const quoted = (text: string): string =>
    `"${Array.from(text, (character) => (dice() % 5 === 0 ? escaped(character) : JSON.stringify(character).slice(1, -1))).join('')}"`;
  if (Array.isArray(value))
    return `[${value.map((item) => around(written(item, dice))).join(',')}${value.length > 0 && dice() % 2 === 0 ? ',' : ''}]`;
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value).map(
      ([key, item]) =>
        [dice(), `${around(quoted(key))}:${around(written(item ?? null, dice))}`] as const,
    );
    return `{${pairs
      .toSorted(([a], [b]) => a - b)
      .map(([, pair]) => pair)
      .join(',')}}`;
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'a/b', 'm~n', '', '0', 'on', '1e3'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const json = fc.letrec<{ value: fc.JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, '', '1', 'true', 'number', 'list', 'map'),
    fc.string({ maxLength: 5 }),
    fc.integer(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((one) => (Object.is(one, -0) ? 0 : one)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(name, tie('value')), { maxLength: 4 })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
})).value;

/** Every value with one leaf made another. */
function* variants(value: fc.JsonValue): Generator<fc.JsonValue> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const other of variants(item)) yield value.with(index, other);
    yield [...value, null];
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      for (const other of variants(item ?? null))
        yield Object.fromEntries([
          ...Object.entries(value).filter(([one]) => one !== key),
          [key, other],
        ]);
  } else {
    yield typeof value === 'string' ? `${value}.` : String(value);
    yield [value];
    yield {};
  }
}

const rolling = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state >> 8;
  };
};

describe('any value', () => {
  it('keeps trust through any formatting, and loses it with any leaf', () => {
    fc.assert(
      fc.property(json, name, fc.nat(), fc.nat(), (value, key, one, two) => {
        const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}/0`;
        const text = (inner: fc.JsonValue, seed: number): string =>
          written(
            Object.fromEntries([
              ['x.y', 1],
              [key, [inner]],
            ]),
            rolling(seed),
          );
        expect(verdict('a.json', pointer, text(value, one), text(value, one))).toBe('fresh');
        expect(keepsTrust('a.json', pointer, text(value, one), text(value, two))).toBe(true);
        for (const other of variants(value))
          expect(keepsTrust('a.json', pointer, text(value, one), text(other, two))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('of JSON is the same in YAML, in blocks and in brackets', () => {
    fc.assert(
      fc.property(json, (value) => {
        const [flow, block] = [
          `{"v": ${JSON.stringify(value)}}`,
          yaml(
            { v: value },
            {
              defaultStringType: 'QUOTE_DOUBLE',
              defaultKeyType: 'QUOTE_DOUBLE',
              lineWidth: 0,
              aliasDuplicateObjects: false,
            },
          ),
        ];
        fc.pre(!/[0-9]e/.test(flow)); // the two write large numbers in different ways
        expect(keepsTrust('a.yml', '/v', flow, block)).toBe(true);
        for (const other of variants(value))
          expect(keepsTrust('a.yml', '/v', block, `{"v": ${JSON.stringify(other)}}`)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('of TOML is found where it stands, whatever stands around it', () => {
    const leaf = fc.oneof(
      fc.boolean(),
      fc.integer(),
      fc.string({ maxLength: 6 }),
      fc.constantFrom('"""', "'''", '\n[v]\n', '# ', '\\'),
    );
    const tree = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(leaf, { maxLength: 3 }),
        fc.array(fc.dictionary(name, tie('value'), { maxKeys: 3, minKeys: 1 }), { maxLength: 3 }),
        fc.dictionary(name, tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.dictionary(name, tree, { maxKeys: 4 }), fc.integer(), (around, value) => {
        const [before, after] = [
          toml({ ...around, v: { w: value } }),
          toml({ ...around, v: { w: value + 1 } }),
        ];
        expect(textAt('a.toml', '/v/w', before)).toBe(String(value));
        expect(verdict('a.toml', '/v/w', before, before)).toBe('fresh');
        expect(verdict('a.toml', '/v/w', before, after)).toBe('changed');
      }),
      { numRuns: 300 },
    );
  });
});

describe('a hostile file', () => {
  const paths = ['a.json', 'a.yml', 'a.toml'];
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '[[',
    ']]',
    ',',
    ':',
    '=',
    '.',
    '"',
    "'",
    '"""',
    "'''",
    '\\',
    '\n',
    ' ',
    '  ',
    '\t',
    '#',
    '//',
    '/*',
    '*/',
    'a',
    '1',
    '-',
    '- ',
    '? ',
    ': ',
    'a: ',
    'a = ',
    '&x ',
    '*x',
    '!t ',
    '|\n',
    '<<: ',
    '---\n',
    '1979-05-27',
    '\u0000',
    '\uD800',
    '\uFEFF',
    '__proto__',
    'true',
    'null',
    '\u00e9',
  ];

  it('never makes it throw, and is never trusted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.array(fc.constantFrom(...pieces), { maxLength: 25 }),
        fc.constantFrom('', '/a', '/a/0', '/0', '/a/a'),
        (path, parts, pointer) => {
          expect(KEEPS_TRUST.has(met(path, pointer, parts.join('')).verdict)).toBe(false);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each(paths)(
    'of a megabyte is answered in time: %s',
    (path) => {
      const repeated = [
        '[',
        '{"a":',
        '- - - -',
        '- - - -\n',
        '[[',
        '{a: ',
        '{a=',
        'a: &x [*x]',
        'a: &x [*x]\n',
        '"',
        '\\',
        '\n',
        '#\n',
        '? ',
        'a.',
        '[a]\n',
        '[[a]]\n',
        'a: b\n',
        'a = 1\n',
        '---\n',
        '1,',
        '9',
        '{"a": 1},',
        ' a\n',
      ];
      const slow: [string, string, number][] = [];
      for (const piece of repeated) {
        for (const start of ['', '[', 'a = [', 'a: |\n', '"']) {
          const text = start + piece.repeat(Math.ceil(1_000_000 / piece.length));
          const begin = process.cpuUsage().user;
          met(path, '/a', text);
          const ms = (process.cpuUsage().user - begin) / 1000;
          if (ms > 2_000) slow.push([start, piece, ms]); // a third of it is usual
        }
      }
      expect(slow).toEqual([]);
    },
    60_000,
  );

  it('with as many keys as are read is answered in time, and with more it is not read', () => {
    const many = (path: string, count: number): string => {
      const keys = Array.from({ length: count }, (_, index) => `key${index}`);
      if (path === 'a.json') return `{${keys.map((key) => `"${key}":1`).join()}}`;
      return keys.map((key) => (path === 'a.yml' ? `${key}: 1\n` : `${key} = 1\n`)).join('');
    };
    for (const [path, most] of [
      ['a.json', 150_000],
      ['a.yml', 5_000],
      ['a.toml', 45_000],
    ] as const) {
      const begin = process.cpuUsage().user;
      expect(textAt(path, '/key7', many(path, most))).toBe('1');
      expect((process.cpuUsage().user - begin) / 1000).toBeLessThan(8000);
      expect(bind(path, '/key7', many(path, most * 2))).toMatch(/more than|longer than|too long/);
    }
  });

  it('that is nested too deep is not read', () => {
    const deep = (count: number): string => `${'['.repeat(count)}1${']'.repeat(count)}`;
    for (const [path, start] of [
      ['a.json', ''],
      ['a.yml', ''],
      ['a.toml', 'v = '],
    ] as const) {
      expect(typeof bind(path, '', start + deep(90))).toBe('object');
      expect(bind(path, '', start + deep(110))).toMatch('nested more than');
    }
    expect(bind('a.toml', '', `${Array.from({ length: 110 }, () => 'a').join('.')} = 1`)).toMatch(
      'nested more than',
    );
    expect(
      bind(
        'a.toml',
        '',
        `[${Array.from({ length: 90 }, () => 'a').join('.')}]\n${Array.from({ length: 90 }, () => 'a').join('.')} = ${deep(50)}`,
      ),
    ).toMatch('nested more than');
  });
});
