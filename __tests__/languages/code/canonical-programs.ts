/**
 * A program of each language whose blanks have a layout, with what is dangerous in it: texts of several lines,
 * comments, operators, continued lines.
 */
import { readFileSync } from 'node:fs';
import type { LexedLanguage } from '../../../src/languages/code/languages.js';

const sample = (name: string): string =>
  readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');

export const PROGRAMS: readonly (readonly [LexedLanguage, string])[] = [
  ['csharp', sample('Billing.cs')],
  ['php', sample('Mailer.php')],
  ['ruby', sample('library.rb')],
  ['shell', sample('deploy.sh')],
  [
    'kotlin',
    'package a.b\n\nimport c.d.*\n\n@Service(name = "x")\nclass Guard(\n    private val users: Users,\n    val limit: Int = 3,\n) : Base(), Checks<User> {\n    // who may log in\n    suspend fun login(name: String?): Result<User> {\n        if (name == null || users.tries(name) >= limit) {\n            throw Locked("no  ${name ?: "one"}")\n        }\n        val sql = """\n            select *\n              from a\n        """.trimIndent()\n        val all = users\n            .filter { it.age > 18 && !it.locked }\n            ?.map { user ->\n                user.copy(seen = now() - 1)\n            }\n        return when (val x = all?.size) {\n            null, 0 -> Result.failure(None)\n            in 1..9 -> run { ok(x!!) }\n            else -> return@login fail(\'\\n\')\n        }\n    }\n}\n',
  ],
  [
    'swift',
    'import A\n\n@available(iOS 13, *)\nfinal class Guard<T: Checks>: Base {\n    // who may log in\n    private var tries: [String: Int] = [:]\n    #if DEBUG\n    let limit = 9\n    #else\n    let limit = 3\n    #endif\n\n    func login(_ name: String?) async throws -> User? {\n        guard let name = name, tries[name, default: 0] < limit else {\n            throw Locked.no("x  \\(name ?? "none")")\n        }\n        let sql = """\n            select *\n              from a\n            """\n        let all = users\n            .filter { $0.age > 18 && !$0.locked }\n            .map { user in\n                user.copy(seen: now - 1)\n            }\n        switch all.count {\n        case 0: return nil\n        case 1...9: return try await first(all)!\n        default: break\n        }\n        let r = /a  b/\n        return x ? -y : z\n    }\n}\n',
  ],
  [
    'dart',
    "import 'package:a/b.dart';\n\n@immutable\nclass Guard<T extends Check> with Log {\n  // who may log in\n  final Map<String, int> tries = {};\n  static const limit = 3;\n\n  Future<User?> login(String? name, {int more = 0}) async {\n    if (name == null || (tries[name] ?? 0) >= limit + more) {\n      throw Locked('no  ${name ?? 'one'}');\n    }\n    final sql = '''\n      select *\n        from a''';\n    final all = users\n        .where((it) => it.age > 18 && !it.locked)\n        ..forEach((it) => it.seen = now - 1);\n    return all.isEmpty ? null : first(all)!..check(r'\\d');\n  }\n}\n",
  ],
  [
    'sql',
    "-- who may log in\nCREATE TABLE app.users (\n    id bigint PRIMARY KEY,\n    name varchar(80) NOT NULL DEFAULT 'no  one',\n    \"Full  Name\" text,\n    CHECK (id > 0 AND name <> '')\n);\n\n/* all\n   of them */\nCREATE OR REPLACE FUNCTION app.login(p_name text) RETURNS int AS $$\n  BEGIN\n    RETURN 1;\n  END\n$$ LANGUAGE plpgsql;\n\nSELECT u.id, count(*) AS n, u.data ->> 'a' AS a\n  FROM app.users u\n  LEFT JOIN [dbo].[Log  Entries] l ON l.id = u.id\n WHERE u.tries >= 3 AND u.name LIKE 'a%' || 'b'\n   AND u.seen BETWEEN now() - interval '1 day' AND now()\n ORDER BY 1 DESC;\nDELETE FROM app.users WHERE id = -1;\n",
  ],
  [
    'scss',
    '@use "sass:math";\n// colours\n$main: #fff !default;\n\n.panel {\n  &:hover > .a .b,\n  &-wide #{$x} .c {\n    width: calc(100% - #{$gap});\n    margin: -$gap auto 0 math.div($gap, 2);\n    background: url(//cdn/a  b.png) no-repeat;\n    --raw: {a: b};\n  }\n\n  @include media($min: 10px) {\n    content: "a  #{f("b  c")}";\n    @extend %base;\n  }\n  /* end */\n}\n@function f($a, $b: 1) {\n  @if $a == $b and not $c {\n    @return $a + $b;\n  }\n  @return null;\n}\n',
  ],
  [
    'less',
    '// colours\n@main: #fff;\n@plugin "x";\n\n.panel(@a; @b: 2) when (@a > 0) {\n  &:hover > .a .b,\n  .c-@{name} .d {\n    width: ~"calc(100% - @{gap})";\n    margin: -@gap auto;\n    .mixin(#fff; 1px) !important;\n    filter: ~`"a  b"`;\n  }\n  @media (min-width: 10px) and (color) {\n    color: fade(@main, 50%);\n  }\n  /* end */\n}\n',
  ],
  [
    'lua',
    '#!/usr/bin/lua\n-- who may log in\nlocal M, limit <const> = {}, 3\n\nfunction M.login(self, name, ...)\n  if not name or (self.tries[name] or 0) >= limit then\n    error("no  " .. name .. [[ a\n  b]])\n  end\n  --[[ all\n    of them ]]\n  for i = 1, #self.users do\n    local u = self.users[i]\n    u.seen = now() - 1; u.x = u.y ~= 2\n    goto next\n    ::next::\n  end\n  return { a = 1, ["b"] = \'c\', ... }, 2 ^ -3 // 4\nend\n\nreturn M\n',
  ],
  [
    'proto',
    'syntax = "proto3";\npackage a.b;\n\nimport "c/d.proto";\n\n// who may log in\nmessage Login {\n  string name = 1 [deprecated = true];\n  repeated int32 tries = 2;\n  oneof how {\n    bytes key = 3;\n  }\n  map<string, User> users = 4;\n  reserved 5, 7 to 9;\n}\n\n/* all\n   of it */\nservice Guard {\n  rpc Check(Login) returns (stream User) {\n    option (google.api.http) = { get: "/a/{b}" };\n  }\n}\n',
  ],
  [
    'graphql',
    '# who may log in\ntype User implements Node & Entity @key(fields: "id") {\n  id: ID!\n  """\n  All  of them\n  """\n  posts(first: Int = 10, after: [String!]): [Post!]! @auth(role: ADMIN)\n}\n\nunion Any = User | Post\n\nquery Q($id: ID!, $n: Float = -1.5) {\n  user(id: $id) {\n    ...Parts\n    ... on User {\n      name: title(text: "a  b")\n    }\n  }\n}\n',
  ],
  [
    'zig',
    'const std = @import("std");\n\n// who may log in\npub fn login(self: *Guard, name: ?[]const u8) !User {\n    if (name == null or self.tries.get(name.?) >= limit) {\n        return error.Locked;\n    }\n    const sql =\n        \\\\select *\n        \\\\  from a\n    ;\n    for (self.users, 0..) |*user, i| {\n        user.seen = now() - 1;\n        x +%= @as(u8, i);\n    }\n    defer self.close();\n    return .{ .a = \'b\', .c = "d  e", .sql = sql };\n}\n',
  ],
  [
    'hcl',
    '# who may log in\nterraform {\n  required_version = ">= 1.3"\n}\n\nresource "aws_iam_role" "guard" {\n  name  = "x-${var.name != "" ? var.name : "a  b"}"\n  count = var.on && !var.off ? 1 : 0\n\n  tags = {\n    a = -1\n    "b" = local.c[0]["d"]\n  }\n  /* all\n     of it */\n  list = [\n    for s in var.all : upper(s)\n    if s != ""\n  ]\n  policy = <<-EOT\n    { "a": "${b}" }\n      c\n  EOT\n  depends_on = [aws_x.y, aws_z.w] // last\n}\n',
  ],
  [
    'html',
    '<!DOCTYPE html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>Log in</title>\n    <style>\n      .a .b { margin: 0 auto; }\n    </style>\n    <script src="a.js" defer></script>\n    <script>\n      if (tries >= 3) {\n        throw new Error("no  one");\n      }\n      go()\n    </script>\n  </head>\n  <body class="a b">\n    <!-- who may\n      log in -->\n    <form action="/login?a=1" method=post onsubmit="return check(\'a  b\')">\n      <p>Name <b>or</b> {{ label | upper }} of\n        the user: <input name="n" required>\n      </p>\n      <pre>a\n  b</pre>\n      {% if a %}<button type="submit" disabled>Go</button>{% endif %}\n    </form>\n  </body>\n</html>\n',
  ],
  [
    'vue',
    '<script setup lang="ts">\nimport { ref } from "vue"\nconst tries = ref<number>(0)\nfunction login(name?: string): boolean {\n  if (!name || tries.value >= 3) return false\n  return ok(`a  ${name}`)\n}\n</script>\n\n<template>\n  <!-- who may log in -->\n  <form :class="{ a: tries > 2 }" @submit.prevent="login(name)">\n    <template v-if="name && !locked" #head="{ user }">\n      <p>Hello {{ user.name }}, of\n        {{ place }}</p>\n    </template>\n    <Field v-else v-model="name" :rules="[required]" />\n  </form>\n</template>\n\n<style lang="scss" scoped>\n.a {\n  &:hover .b { margin: -$x auto; }\n}\n</style>\n',
  ],
];
