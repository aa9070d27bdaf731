/** What a cited text in settings, prose and other files is in, where somebody wants it to look as if nothing had changed. */
import { describe, expect, it } from '@jest/globals';
import { at, KEPT, LOST, outcome, wrap, type Place } from '../attacks.js';
import { quote } from '../binding.js';

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
    'YAML: a second document makes the first one of two',
    lost(
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
    'Markdown: the section above a fence gets another name',
    lost('a.md', `# A\n\n\`\`\`\n${G}\n\`\`\`\n`, `# B\n\n\`\`\`\n${G}\n\`\`\`\n`, at(4)),
  );

  it.each([
    ['a.vue', '<script>', '  if (attempts >= MAX) lockOut(user)', '/*', '*/'],
    ['a.vue', '<script>', '  if (attempts >= MAX) lockOut(user)', 'const x = `', '`'],
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
