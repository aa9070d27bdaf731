/** What a cited text stands in, where somebody wants it to look as if nothing had changed. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { outlineOf } from '../../src/anchors/scope.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { boundSource, pastOf, quote, type Cited } from '../binding.js';
import { audit, check, store, trusted, type Store } from '../store.js';

type Place = Omit<Cited, 'path'>;
const at = (from: number, to: number = from): Place => ({ lines: [from, to] });

async function adopted(
  path: string,
  text: string,
  cited: Place,
  body = 'The guard is on.',
): Promise<Store> {
  const empty = store().file(path, text);
  return empty
    .fact('auth/lock', { body, sources: [await boundSource(empty, { path, ...cited })] })
    .adopted();
}

/** Trusted on the pull request, and by the audit after the merge, with all history at hand. */
async function outcome(
  path: string,
  text: string,
  after: string | Uint8Array,
  cited: Place,
): Promise<unknown> {
  expect(after).not.toEqual(text);
  const base = await adopted(path, text, cited);
  const head = base.file(path, after);
  return {
    change: trusted(await check(base, head, { past: pastOf(base, head) })),
    audit: trusted(await audit(head, { past: pastOf(base, head) })),
  };
}
const LOST = { change: [], audit: [] };
const KEPT = { change: ['auth/lock'], audit: ['auth/lock'] };

/** A text with a line before and a line after one of its lines. */
const wrap = (text: string, line: string, before: string, after: string): string =>
  text
    .split('\n')
    .flatMap((one) => (one === line ? [before, one, after] : [one]))
    .join('\n');

describe('data files: the key above is another key, a text, or overruled', () => {
  const Y = 'jobs:\n  production:\n    mfa: required\n  test:\n    mfa: none\n';
  const J = '{\n  "production": {\n    "mfa": "required",\n    "a": 1\n  }\n}\n';
  const T = '[production]\nx = 1\nmfa = "required"\n';
  it('YAML: the map becomes a block text', async () =>
    expect(await outcome('a.yml', Y, Y.replace('production:', 'production: |'), at(3))).toEqual(
      LOST,
    ));
  it('YAML: the key above gets another name', async () =>
    expect(await outcome('a.yml', Y, Y.replace('production:', 'x-unused:'), at(3))).toEqual(LOST));
  it('JSON: the key above gets another name', async () =>
    expect(await outcome('a.json', J, J.replace('production', 'x-unused'), at(3))).toEqual(LOST));
  it('JSON: a second key overrules', async () =>
    expect(await outcome('a.json', J, J.replace('"a": 1', '"a": 1, "mfa": "none"'), at(3))).toEqual(
      LOST,
    ));
  it('JSON: a second parent overrules', async () =>
    expect(
      await outcome(
        'a.json',
        J,
        J.replace('  }\n}', '  },\n  "production": {"mfa": "none"}\n}'),
        at(3),
      ),
    ).toEqual(LOST));
  it('TOML: inside a multi-line string', async () =>
    expect(
      await outcome('a.toml', T, wrap(T, 'mfa = "required"', "note = '''", "'''"), at(3)),
    ).toEqual(LOST));
  it('TOML: a table name inside a string', async () =>
    expect(
      await outcome(
        'a.toml',
        '[production]\nmfa = "required"\n',
        "[other]\nx = '''\n[production]\n'''\nmfa = \"required\"\n",
        at(2),
      ),
    ).toEqual(LOST));
  it('a pointer through a list, where another item came before', async () =>
    expect(
      await outcome(
        'u.json',
        '{"users":[{"name":"alice","role":"admin"}]}\n',
        '{"users":[{"name":"mallory","role":"admin"},{"name":"alice","role":"user"}]}\n',
        { selector: { kind: 'pointer', pointer: '/users/0/role' } },
      ),
    ).toEqual(LOST));
});

describe('Markdown and files without a lexer: commented out', () => {
  const MD = '# A\n\ntext\n\n## Rules\n\nEverybody signs their commits here.\n\n## Other\n\nx\n';
  const G = 'Everybody signs their commits here.';
  it('a section', async () =>
    expect(
      await outcome(
        'a.md',
        MD,
        MD.replace('## Rules', '<!--\n\n## Rules').replace('## Other', '## Dead\n-->\n\n## Other'),
        { selector: { kind: 'heading', heading: 'Rules' } },
      ),
    ).toEqual(LOST));
  it('a line', async () =>
    expect(await outcome('a.md', MD, wrap(MD, G, '<!--', '-->'), at(7))).toEqual(LOST));
  it('a line in a fence', async () =>
    expect(await outcome('a.md', MD, wrap(MD, G, '```', '```'), at(7))).toEqual(LOST));
  it('a line under a setext heading of two lines', async () =>
    expect(
      await outcome('a.md', MD, MD.replace(G, `Not valid\nany more\n---\n\n${G}`), at(7)),
    ).toEqual(LOST));
  it('SQL', async () =>
    expect(
      await outcome(
        'a.sql',
        'create table t (\n  id int,\n  check (owner is not null)\n);\n',
        'create table t (\n  id int\n/*\n  check (owner is not null)\n*/\n);\n',
        at(3),
      ),
    ).toEqual(LOST));
  it('HTML', async () =>
    expect(
      await outcome(
        'a.html',
        '<a>\n<b>\n<script src="guard.js"></script>\n',
        '<a>\n<b>\n<!--\n<script src="guard.js"></script>\n-->\n',
        at(3),
      ),
    ).toEqual(LOST));
});

describe('more of the same', () => {
  const lost = (path: string, text: string, after: string, cited: Place) => async () =>
    expect(await outcome(path, text, after, cited)).toEqual(LOST);
  const kept = (path: string, text: string, after: string, cited: Place) => async () =>
    expect(await outcome(path, text, after, cited)).toEqual(KEPT);

  const Y = 'production:\n- name: a\n  mfa: required\n';
  it(
    'YAML: the key above a list that is not indented',
    lost('a.yml', Y, Y.replace('production', 'x-unused'), at(3)),
  );
  it('YAML: a text in quotes around all', lost('a.yml', Y, `note: "\n${Y}"\n`, at(3)));
  it.each([['  |'], ['  # x\n      >-'], ['  "'], ['  a: [']])(
    'YAML: below the key a line with %j',
    (line) => lost('a.yml', 'p:\n  mfa: required\n', `p:\n${line}\n  mfa: required\n`, at(2))(),
  );
  it('YAML: a key after a block text, a list and a text in quotes', () =>
    kept(
      'a.yml',
      'p:\n  mfa: required\n',
      `p:\n  a: |\n    x: "\n  b: [\n    {c: d}\n  ]\n  e: "x\n    y"\n  f:\n  - |\n   x\n  mfa: required\n`,
      at(2),
    )());
  it(
    'YAML: a second key of that name',
    lost('a.yml', 'p:\n  mfa: required\n', 'p:\n  mfa: required\n  "mfa": none\n', at(2)),
  );
  it(
    'YAML: a second parent of that name',
    lost('a.yml', 'p:\n  mfa: required\n', 'p:\n  mfa: required\np:\n  mfa: none\n', at(2)),
  );
  it(
    'YAML: a quote, in a comment',
    lost('a.yml', 'p:\n  mfa: required\n  b: 1\n', 'p:\n  mfo: none # mfa: required\n  b: 1\n', {
      selector: quote('mfa: required'),
    }),
  );
  it(
    'YAML: a comment behind the key above is none of its name',
    kept('a.yml', 'p:\n  mfa: required\n', 'p: # people\n  mfa: required\n', at(2)),
  );
  it(
    'YAML: one key in two documents, and in two items, is no second one',
    kept(
      'a.yml',
      'p:\n  mfa: required\n',
      'p:\n  mfa: required\n---\np:\n- mfa: none\n- mfa: none\n',
      at(2),
    ),
  );
  const J = '{\n  "p": {\n    "mfa": "required"\n  }\n}\n';
  it(
    'JSON: a second parent with an escape in its name',
    lost('a.json', J, J.replace('  }\n}', '  },\n  "\\u0070": {}\n}'), at(3)),
  );
  it(
    'JSON: a key whose name looks like two',
    lost(
      'a.json',
      '{\n"a": {"b": {\n"mfa": 1\n}}}\n',
      '{\n"a\\" > \\"b": {"": {\n"mfa": 1\n}}}\n',
      at(3),
    ),
  );
  it(
    'JSON with comments: commented out',
    lost('a.jsonc', J, wrap(J, '    "mfa": "required"', '/*', '*/'), at(3)),
  );
  it(
    'JSON: the same key in another object is no second one',
    kept('a.json', J, J.replace('  }\n}', '  },\n  "q": {"mfa": "none"}\n}'), at(3)),
  );
  it(
    'TOML: a header within a list',
    lost(
      'a.toml',
      'a = [\n]\n[production]\nmfa = 1\n',
      'a = [\n[production]\n]\n[x]\nmfa = 1\n',
      at(4),
    ),
  );
  it(
    'a pointer to an item that was given to somebody else',
    lost(
      'u.json',
      '{"users":[{"name":"alice","roles":["admin"]}]}\n',
      '{"users":[{"name":"mallory","roles":["admin"]}]}\n',
      { selector: { kind: 'pointer', pointer: '/users/0/roles/0' } },
    ),
  );
  it(
    'a pointer through a list that grew',
    kept(
      'u.json',
      '{"users":[{"name":"alice","role":"admin"}]}\n',
      '{"users":[{"role":"admin","name":"alice"},{"name":"bob"}]}\n',
      { selector: { kind: 'pointer', pointer: '/users/0/role' } },
    ),
  );

  const G = 'Everybody signs their commits here.';
  const MD = `# A\n\n## Rules\n\nAll of it counts.\n${G}\n\n## Other\n\nx\n`;
  it(
    'Markdown: a comment within a paragraph',
    lost('a.md', MD, MD.replace(`counts.\n${G}`, `counts. <!--\n${G}\n-->`), at(6)),
  );
  it(
    'Markdown: a quote in a comment of its line',
    lost('a.md', MD, MD.replace(G, `<!-- ${G} -->`), { selector: quote(G) }),
  );
  it(
    'Markdown: in a comment under a heading with another name',
    lost('a.md', MD, MD.replace('## Rules', '## Laws').replace(G, `<!--\n${G}\n-->`), at(6)),
  );
  it(
    'Markdown: a heading in a fence or in front matter is none',
    kept('a.md', MD, `---\ntitle: x\n# Rules\n---\n${MD}\n\`\`\`\n## Rules\n\`\`\`\n`, {
      selector: { kind: 'heading', heading: 'Rules' },
    }),
  );
  it(
    'Markdown: a rule under a list or a table is no heading',
    kept('a.md', MD, MD.replace(G, `- one\n  two\n---\n\n| a |\n| - |\n| 1 |\n---\n\n${G}`), at(6)),
  );
  it(
    'Markdown: the section above a fence gets another name',
    kept('a.md', `# A\n\n\`\`\`\n${G}\n\`\`\`\n`, `# B\n\n\`\`\`\n${G}\n\`\`\`\n`, at(4)),
  );

  it.each([
    ['a.vue', '<script>', '  if (attempts >= MAX) lockOut(user)', '/*', '*/'],
    ['a.vue', '<script>', '  if (attempts >= MAX) lockOut(user)', 'const x = `', '`'],
    ['a.svg', '<g>', '  <a href="https://guard.example"/>', '<!--', '-->'],
    ['a.sql', 'begin;', 'check (owner is not null)', "select '", "'"],
    ['a.sql', 'begin;', 'check (owner is not null)', '/* /* */', '*/'],
    ['a.tf', 'resource "x" "y" {', '  encrypted = true', '/*', '*/'],
    ['a.tf', 'resource "x" "y" {', '  encrypted = true', '  note = <<-EOT', '  EOT'],
    ['a.lua', 'function f()', '  check_owner(user)', '--[==[', ']==]'],
    ['a.lua', 'function f()', '  check_owner(user)', 'x = [[', ']]'],
    ['Dockerfile', 'FROM x', 'USER nobody', 'RUN cat <<EOF', 'EOF'],
  ])('%s, below %s: %s within %s', async (path, first, line, before, after) => {
    const text = `${first}\n${line}\nlast\n`;
    expect(await outcome(path, text, wrap(text, line, before, after), at(2))).toEqual(LOST);
    expect(
      await outcome(
        path,
        text,
        `first\n${text}`.replace('first', path.endsWith('.vue') ? '<!-- x -->' : ''),
        at(2),
      ),
    ).toEqual(KEPT);
  });
});

describe('time', () => {
  const timed = async (run: () => Promise<unknown>): Promise<number> => {
    const start = Date.now();
    await run();
    return Date.now() - start;
  };
  it('one source in 0.5 MB of JSON', async () => {
    const text = `{\n"k": [\n${`${'1,'.repeat(36)}\n`.repeat(6000)}${'"mfa mfa mfa mfa",\n'.repeat(1000)}1]}\n`;
    const old = store().file('a.json', text);
    const source = await boundSource(old, { path: 'a.json', lines: [6003, 6003] });
    const head = store()
      .file('a.json', text.replace('"mfa mfa mfa mfa"', '"X"'))
      .fact('x/y', { status: 'candidate', sources: [source] });
    expect(await timed(() => check(store(), head, { past: pastOf(old) }))).toBeLessThan(12_000);
  }, 60_000);
  it('one source in 0.8 MB of YAML', async () => {
    const text = `a:\n${'  b: 1\n'.repeat(100_000)}${'  mfa: 1\n'.repeat(1000)}`;
    const old = store().file('a.yml', text);
    const source = await boundSource(old, { path: 'a.yml', lines: [100_002, 100_002] });
    const head = store()
      .file('a.yml', text.replace('mfa: 1', 'X: 1'))
      .fact('x/y', { status: 'candidate', sources: [source] });
    expect(await timed(() => check(store(), head, { past: pastOf(old) }))).toBeLessThan(12_000);
  }, 60_000);

  const SIZE = 250_000;
  const fill = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));
  const PATHS = [
    'a.json',
    'a.jsonc',
    'a.yml',
    'a.toml',
    'a.md',
    'a.html',
    'a.vue',
    'a.sql',
    'a.tf',
    'a.lua',
    'a.ini',
    'Dockerfile',
    'a.hs',
    'a.ts',
  ];
  const PIECES = [
    '{',
    '[',
    '"a":{',
    '"a":1,',
    '"a" ',
    'a: 1\n',
    '- a\n',
    '- ',
    '  a:\n',
    "'",
    '"',
    '`',
    '<!--',
    '<!-- -->',
    '<!-- \n',
    '-->',
    '<script>',
    '<script ',
    '<script>\n/*',
    '</script',
    '<?',
    '/*',
    '*/',
    '--[==[',
    '[==[',
    '<<E\n',
    '<<E',
    ' ',
    '\t',
    '\n',
    '# a\n',
    '#',
    'a\n---\n',
    'a\n',
    '```\n',
    '`',
    '- a\n  b\n',
    '|\n',
    'a: |\n',
    '[a]\n',
    'x = [\n',
    '  |\n',
    'a: [',
    '# |\n',
    '<!-- a\n\n',
    'a <!--\n',
    '``` `',
    "'''",
    'a',
    '\\',
    '--',
    ';',
    '*',
    '_ ',
    '-',
    '= ',
    '---\n',
  ];
  const staircase = `${Array.from({ length: 1_180 }, (_, index) => `${' '.repeat(index)}a:\n`).join('')}${'# x\n'.repeat(70_000)}`;
  const longKey = `${'k'.repeat(900_000)}: "x": {\n  "y": {\n${'    z: 1\n'.repeat(14_000)}`;
  const longJsonKey = `{"${'k'.repeat(895_000)}": {\n${'    "z": [1],\n'.repeat(8_000)}`;
  // Generous: machines are shared. What is not linear takes minutes here.
  it.each(PATHS.slice(0, 6))(
    '%s of anything, in linear time',
    (path) => {
      const slow: string[] = [];
      for (const piece of [...PIECES, staircase, longKey, longJsonKey]) {
        const source = new SourceText(Buffer.from(fill(piece)), path);
        const start = performance.now();
        const outline = outlineOf(source);
        const middle = performance.now();
        for (let index = 0; index < 1_000; index += 1)
          outline.scopeOf({ from: 150_000 + 97 * index, to: 150_010 + 97 * index });
        const end = performance.now();
        if (middle - start > 5_000 || end - middle > 5_000)
          slow.push(
            `${piece.slice(0, 20)}: ${Math.round(middle - start)} and ${Math.round(end - middle)} ms`,
          );
      }
      expect(slow).toEqual([]);
    },
    120_000,
  );

  it('is total: whatever the text is', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(...PIECES, '__proto__: 1\n', '"constructor":', '\u2028'),
        fc.string(),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...PATHS),
        words,
        fc.nat(60),
        fc.nat(60),
        (path, parts, from, length) => {
          const source = new SourceText(Buffer.from(parts.join('')), path);
          const scope = outlineOf(source).scopeOf({ from, to: from + length });
          expect(scope.name.endsWith(scope.sign)).toBe(true);
        },
      ),
    );
  });
});
