/** Re-indented text in the languages that n4 reads: trust stays, and goes with the first token that changes. */
import { describe, expect, it } from '@jest/globals';
import { KEPT, LOST, outcome } from '../attacks.js';
import { pastOf, quote } from '../binding.js';
import { bindCitation } from '../../src/lifecycle/bind.js';
import type { Citation } from '../../src/memory/citation.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import { audit, check, store, trusted } from '../store.js';

/** Path, a file, the lines of the guard in it, and what weakens the guard. */
const FILES: readonly (readonly [
  path: string,
  text: string,
  from: number,
  to: number,
  weaker: readonly [string, string],
])[] = [
  [
    'A.cs',
    'class A {\n  void Login(User u) {\n    if (u.Tries >= 3) {\n      throw new Locked();\n    }\n    Open(u);\n  }\n}\n',
    3,
    5,
    ['>=', '>'],
  ],
  [
    'a.kt',
    'class A {\n  fun login(u: User) {\n    if (u.tries >= 3) {\n      throw Locked()\n    }\n    open(u)\n  }\n}\n',
    3,
    5,
    ['>=', '>'],
  ],
  [
    'a.swift',
    'class A {\n  func login(u: User) throws {\n    if u.tries >= 3 {\n      throw Locked.no\n    }\n    open(u)\n  }\n}\n',
    3,
    5,
    ['>=', '>'],
  ],
  [
    'a.php',
    '<?php\nfunction login($u) {\n  if ($u->tries >= 3) {\n    throw new Locked();\n  }\n  open($u);\n}\n',
    3,
    5,
    ['>=', '>'],
  ],
  [
    'a.rb',
    'def login(u)\n  if u.tries >= 3\n    raise Locked\n  end\n  open(u)\nend\n',
    2,
    4,
    ['>=', '>'],
  ],
  [
    'a.sh',
    'login() {\n  if [ "$tries" -ge 3 ]; then\n    exit 1\n  fi\n  open\n}\n',
    2,
    4,
    ['-ge', '-gt'],
  ],
  [
    'a.sql',
    'create policy p on users\n  using (\n    owner = current_user\n    and tries < 3\n  );\ngrant select on users to app;\n',
    2,
    5,
    ['and', 'or'],
  ],
  [
    'a.html',
    '<body>\n  <form>\n    <input name="code" required>\n    <p>All fields are required.</p>\n  </form>\n</body>\n',
    2,
    5,
    [' required', ''],
  ],
  [
    'a.vue',
    '<template>\n  <form>\n    <button :disabled="tries > 2">Log in</button>\n  </form>\n</template>\n<script>\nexport default {\n  data: () => ({ tries: 0 })\n}\n</script>\n',
    2,
    4,
    ['> 2', '> 3'],
  ],
  [
    'b.vue',
    '<script setup>\nfunction login(u) {\n  if (u.tries >= 3) {\n    throw new Locked()\n  }\n}\n</script>\n<template><p/></template>\n',
    3,
    5,
    ['>=', '>'],
  ],
  [
    'a.scss',
    '.panel {\n  .secret {\n    &:not(.owner) {\n      display: none;\n    }\n  }\n}\n',
    2,
    6,
    [':not', ':is'],
  ],
  [
    'a.less',
    '.panel {\n  .secret {\n    &:not(.owner) {\n      display: none;\n    }\n  }\n}\n',
    2,
    6,
    [':not', ':is'],
  ],
  [
    'a.dart',
    'void login(User u) {\n  if (u.tries >= 3) {\n    throw Locked();\n  }\n  open(u);\n}\n',
    2,
    4,
    ['>=', '>'],
  ],
  [
    'a.lua',
    'function login(u)\n  if u.tries >= 3 then\n    error("locked")\n  end\n  open(u)\nend\n',
    2,
    4,
    ['>=', '>'],
  ],
  [
    'a.proto',
    'message Login {\n  oneof how {\n    string name = 1;\n    bytes key = 2;\n  }\n}\n',
    2,
    5,
    ['= 2', '= 3'],
  ],
  [
    'a.graphql',
    'type Query {\n  user(\n    id: ID!\n  ): User @auth(role: ADMIN)\n}\n',
    2,
    4,
    ['ADMIN', 'ANY'],
  ],
  [
    'a.zig',
    'fn login(u: User) !void {\n    if (u.tries >= 3) {\n        return error.Locked;\n    }\n    open(u);\n}\n',
    2,
    4,
    ['>=', '>'],
  ],
  [
    'a.tf',
    'resource "r" "a" {\n  rule {\n    cidr = "10.0.0.0/8"\n    deny = true\n  }\n}\n',
    2,
    5,
    ['true', 'false'],
  ],
];

/** Twice as deep, with tabs, or all of it one level in. */
const LAYOUTS: readonly (readonly [string, (text: string) => string])[] = [
  ['twice as deep', (text) => text.replaceAll(/^ +/gm, (blanks) => blanks + blanks)],
  ['by tabs', (text) => text.replaceAll(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
  ['with blank lines', (text) => text.replaceAll(/\n(?= )/g, '\n\n')],
];

const unbound = (path: string, from: number, to: number): Citation => ({
  path,
  selector: { kind: 'lines' },
  norm: 'n4',
  digest: null,
  lines: [from, to],
  blob: null,
  raw: null,
  context: [],
  within: null,
  as: null,
  around: null,
});

describe('a guard that is re-indented', () => {
  describe.each(FILES)('in %s', (path, text, from, to, [strong, weak]) => {
    const lines = text.split('\n');
    const weaker = lines
      .map((line, index) => (index >= from - 1 && index < to ? line.replace(strong, weak) : line))
      .join('\n');

    it.each(LAYOUTS)(
      'keeps the trust of a fact under n3 where the old text is at hand: %s',
      async (_name, layout) => {
        expect(await outcome(path, text, layout(text), { lines: [from, to] })).toEqual(KEPT);
      },
    );

    it.each(LAYOUTS)(
      'keeps the trust of a fact that bind writes now, with no old text at hand: %s',
      async (_name, layout) => {
        const empty = store().file(path, text);
        const { keys } = await bindCitation(empty.tree(), unbound(path, from, to));
        expect(keys['norm']).toBe('n4');
        const base = empty
          .fact('auth/lock', {
            body: 'The guard is on.',
            sources: [{ ...keys, path, digest: String(keys['digest']) }],
          })
          .adopted();
        const head = base.file(path, layout(text));
        expect(trusted(await check(base, head, { past: pastOf(base, head) }))).toEqual(KEPT.change);
        // What stands around it is known by its lines, and those are the same but for their blanks.
        if (layout(text).split('\n').length === lines.length)
          expect(trusted(await audit(head, { past: NO_HISTORY }))).toEqual(KEPT.audit);
      },
    );

    it('loses it with the first token that changes', async () => {
      expect(weaker).not.toBe(text);
      for (const [, layout] of LAYOUTS)
        expect(await outcome(path, text, layout(weaker), { lines: [from, to] })).toEqual(LOST);
    });

    it('loses it where it is commented out', async () => {
      const sign: readonly [string, string] = /\.(?:html|vue)$/.test(path)
        ? ['<!--', '-->']
        : path.endsWith('.rb')
          ? ['=begin', '=end']
          : path.endsWith('.sh')
            ? [": <<'X'", 'X']
            : path.endsWith('.lua')
              ? ['--[[', ']]']
              : path.endsWith('.graphql')
                ? ['"""', '"""']
                : path.endsWith('.zig')
                  ? ['const d = "', '";']
                  : ['/*', '*/'];
      if (path === 'b.vue' || path === 'a.zig') return; // comments of its script are read by the signs of scripts, and Zig has none of several lines
      const [, layout] = LAYOUTS[0] ?? ['', (one: string) => one];
      const hidden = layout(text)
        .split('\n')
        .toSpliced(to, 0, sign[1])
        .toSpliced(from - 1, 0, sign[0])
        .join('\n');
      expect(await outcome(path, text, hidden, { lines: [from, to] })).toEqual(LOST);
    });
  });

  it('keeps a quote on one line, wherever that line begins', async () => {
    expect(
      await outcome('a.rb', FILES[4]?.[1] ?? '', (FILES[4]?.[1] ?? '').replaceAll(/^ +/gm, '\t'), {
        selector: quote('if u.tries >= 3'),
      }),
    ).toEqual(KEPT);
  });
});
