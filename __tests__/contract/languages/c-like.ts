import { above, atEnd, inFront, sceneOf, wrapped } from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import type { Scene } from '../scene.js';

const LAYOUT = {
  CRLF: withCrlf,
  'a byte-order mark': withBom,
  're-indentation': (text: string): string => text.replace(/^( +)/gm, '$1$1'),
};

const C = `#include <stdio.h>
#include "limits_of_shop.h"

#define MAX_CENTS 50000

static int audit(int cents) {
  return cents;
}

int refund(struct user *user, int cents) {
  if (!user->active || cents > MAX_CENTS) {
    return -1;
  }
  book(user, cents);
  return audit(cents);
}
`;

const CPP = `#include <string>
#include "auth.hpp"

namespace shop {

constexpr int kMaxCents = 50000;

class Refunds : public Service {
 public:
  int refund(const User& user, int cents) {
    if (!allowed(user) || cents > kMaxCents) {
      return -1;
    }
    return book(user, cents);
  }
};

}  // namespace shop
`;

const CSHARP = `using System;
using Limits = Shop.Limits;

namespace Shop
{
    public class Refunds : Service
    {
        private const int Max = 50000;

        [Authorize]
        public int Refund(User user, int cents)
        {
            if (!user.Active || cents > Max)
            {
                throw new Forbidden();
            }
            return Book(user, cents);
        }

        public int Preview(int cents)
        {
            return cents;
        }
    }
}
`;

const RUST = `use crate::auth::{allowed, User};
use std::fmt;

const MAX_CENTS: i64 = 50_000;

pub struct Refunds {
    ledger: Ledger,
}

impl Refunds {
    pub fn refund(&self, user: &User, cents: i64) -> Result<(), Error> {
        if !allowed(user) || cents > MAX_CENTS {
            return Err(Error::Forbidden);
        }
        self.ledger.book(user, cents)
    }

    pub fn preview(&self, cents: i64) -> i64 {
        cents
    }
}
`;

const DART = `import 'package:shop/auth.dart' show allowed;

const maxCents = 50000;

class Refunds extends Service {
  int refund(User user, int cents) {
    if (!allowed(user) || cents > maxCents) {
      throw Forbidden();
    }
    return book(user, cents);
  }

  int preview(int cents) {
    return cents;
  }
}
`;

const PHP = `<?php

namespace Shop;

use Shop\\Auth\\Guard;

const MAX_CENTS = 50000;

class Refunds extends Service
{
    public function refund(User $user, int $cents): bool
    {
        if (!Guard::allows($user) || $cents > MAX_CENTS) {
            throw new Forbidden();
        }

        return $this->book($user, $cents);
    }

    public function preview(int $cents): int
    {
        return $cents;
    }
}
`;

const KOTLIN = `package shop

import shop.auth.allowed

const val MAX_CENTS = 50_000

class Refunds(private val ledger: Ledger) : Service() {
    fun refund(user: User, cents: Int): Boolean {
        if (!allowed(user) || cents > MAX_CENTS) {
            throw Forbidden()
        }
        return ledger.book(user, cents)
    }

    fun preview(cents: Int): Int {
        return cents
    }
}
`;

const SWIFT = `import Foundation

let maxCents = 50_000

final class Refunds: Service {
    func refund(user: User, cents: Int) throws -> Bool {
        guard allowed(user), cents <= maxCents else {
            throw Refusal.forbidden
        }
        return ledger.book(user, cents)
    }

    func preview(cents: Int) -> Int {
        return cents
    }
}
`;

export const cLike: readonly Scene[] = [
  sceneOf({
    name: 'C',
    path: 'src/refund.c',
    before: C,
    cited: '  if (!user->active || cents > MAX_CENTS) {\n    return -1;\n  }',
    text: {
      'another condition': ['!user->active ||', '!user->active &&'],
      'joined to a comma': ['return -1;', 'return 0, -1;'],
      'else branch': ['    return -1;\n  }', '    return -1;\n  } else { cents = 0; }'],
    },
    place: {
      'if (0)': wrapped('if (0) {', '}'),
      '#if 0': wrapped('#if 0', '#endif', ''),
      '#ifdef': wrapped('#ifdef STRICT', '#endif', ''),
      'switch (1)': wrapped('switch (1) { case 2:', '}'),
      'in a loop': wrapped('while (retry) {', '}'),
      'in a comment': wrapped('/*', '*/'),
      'function has another name': ['int refund(', 'int refund_old('],
      'a twin': above('if (!user->active || cents > MAX_CENTS) {\n  return -1;\n}'),
    },
    unit: {
      'early return': above('return audit(cents);'),
      'reassigned parameter': above('cents = 0;'),
      'macro in the function': above('#define MAX_CENTS 1000000'),
      attribute: ['int refund(', '__attribute__((weak)) int refund('],
      'a parameter that shadows': ['int cents) {\n  if', 'int cents, int MAX_CENTS) {\n  if'],
      'a local that shadows': above('int MAX_CENTS = 1 << 30;'),
      'goto over it': above('goto done;'),
      static: ['int refund(', 'static int refund('],
    },
    origin: {
      'macro has another value': ['MAX_CENTS 50000', 'MAX_CENTS 5000000'],
      'macro defined again': ['int refund(', '#define MAX_CENTS 9000000\nint refund('],
      'macro undefined': ['int refund(', '#undef MAX_CENTS\nint refund('],
      'a macro of a used name': ['#define MAX', '#define active pending\n#define MAX'],
      'include from elsewhere': ['"limits_of_shop.h"', '"fakes.h"'],
      'another function of the name': atEnd('\nint refund(struct user *user) { return 0; }\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment inside': ['    return -1;', '    return -1; /* refused */'],
      'a comment above': above('// checks the limit'),
      wrapped: ['->active || cents', '->active ||\n      cents'],
      'unrelated function': atEnd('\nint other(void) {\n  return 1;\n}\n'),
      'unrelated include': ['#include <stdio.h>', '#include <stdio.h>\n#include <math.h>'],
      'body of another function': ['return cents;\n', 'return cents + 1;\n'],
      'function moved': (text) => {
        const audit = 'static int audit(int cents) {\n  return cents;\n}\n\n';
        return `${text.replace(audit, '')}\n${audit.trimEnd()}\n`;
      },
    },
  }),
  sceneOf({
    name: 'C++',
    path: 'src/refund.cpp',
    before: CPP,
    cited: '    if (!allowed(user) || cents > kMaxCents) {\n      return -1;\n    }',
    text: { 'another value': ['return -1;', 'return 1;'] },
    place: {
      'if (false)': wrapped('if (false) {', '}'),
      'if constexpr': wrapped('if constexpr (kStrict) {', '}'),
      'catch clause': wrapped('try {', '} catch (...) {}'),
      '#if 0': wrapped('#if 0', '#endif', ''),
      'in a lambda': wrapped('auto later = [&] {', '};'),
      'another class': ['class Refunds', 'class Sketches'],
      'another namespace': ['namespace shop {', 'namespace sketch {'],
    },
    unit: {
      'const method': ['int cents) {\n    if', 'int cents) const {\n    if'],
      template: ['  int refund(', '  template <int kMaxCents>\n  int refund('],
      attribute: ['  int refund(', '  [[noreturn]] int refund('],
      'function-level catch': ['int cents) {\n    if', 'int cents) try {\n    if'],
      'another base': [': public Service', ': public Fake'],
      'reassigned parameter': above('cents = 0;'),
      'a shadowing local': above('auto allowed = [](auto&) { return true; };'),
    },
    origin: {
      'include from elsewhere': ['"auth.hpp"', '"fake_auth.hpp"'],
      using: ['class Refunds', 'using fake::allowed;\nclass Refunds'],
      'using namespace': ['namespace shop {', 'using namespace fake;\nnamespace shop {'],
      macro: ['#include <string>', '#include <string>\n#define allowed(x) true'],
      'overload in the class': [
        ' public:\n',
        ' public:\n  int refund(User& user, int cents) { return 0; }\n',
      ],
      'a shadowing function before': [
        'class Refunds',
        'bool allowed(const User&) { return true; }\nclass Refunds',
      ],
      'the constant': ['kMaxCents = 50000', 'kMaxCents = 5000000'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'another method': ['};\n', '  int other() { return 1; }\n};\n'],
      'unrelated include': ['#include <string>', '#include <string>\n#include <vector>'],
    },
  }),
  sceneOf({
    name: 'C#',
    path: 'src/Refunds.cs',
    before: CSHARP,
    cited:
      '            if (!user.Active || cents > Max)\n            {\n                throw new Forbidden();\n            }',
    text: { 'another exception': ['new Forbidden()', 'new Warning()'] },
    place: {
      'if (false)': wrapped('if (false) {', '}'),
      'try with a catch': wrapped('try {', '} catch { }'),
      '#if': wrapped('#if STRICT', '#endif', ''),
      'local function': wrapped('void Check() {', '}'),
      'another class': ['class Refunds', 'class Sketches'],
    },
    unit: {
      async: ['public int Refund(', 'public async int Refund('],
      'attribute changed': ['[Authorize]', '[AllowAnonymous]'],
      'attribute added': ['[Authorize]', '[Authorize]\n        [Conditional("DEBUG")]'],
      'reassigned parameter': above('cents = 0;'),
      'early return': above('return 0;'),
      iterator: ['return Book(user', 'yield return Book(user'],
      'attribute of the class': ['    public class', '    [Obsolete]\n    public class'],
    },
    origin: {
      alias: ['using System;', 'using System;\nusing Forbidden = Shop.Warning;'],
      'the constant': ['Max = 50000', 'Max = 5000000'],
      overload: [
        'public int Preview',
        'public int Refund(Admin user, int cents) => 0;\n\n        public int Preview',
      ],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'braces on the line': ['> Max)\n            {', '> Max) {'],
      'another method': [
        'public int Preview',
        'public int Other() { return 1; }\n\n        public int Preview',
      ],
      'body of another method': ['return cents;', 'return cents + 1;'],
    },
  }),
  sceneOf({
    name: 'Rust',
    path: 'src/refund.rs',
    before: RUST,
    cited:
      '        if !allowed(user) || cents > MAX_CENTS {\n            return Err(Error::Forbidden);\n        }',
    text: {
      'another error': ['Error::Forbidden', 'Error::Warning'],
      'a value with a semicolon': [
        'return Err(Error::Forbidden);\n        }',
        'return Err(Error::Forbidden);\n        } else { }',
      ],
    },
    place: {
      'if false': wrapped('if false {', '}'),
      closure: wrapped('let later = || {', '};'),
      macro: wrapped('debug_only! {', '}'),
      match: wrapped('match 1 {\n    2 => {', '    }\n    _ => {}\n}'),
      loop: wrapped('loop {', '}'),
      unsafe: wrapped('unsafe {', '}'),
      'impl of a trait': ['impl Refunds {', 'impl Sketch for Refunds {'],
      'impl of another type': ['impl Refunds {', 'impl Sketches {'],
    },
    unit: {
      async: ['pub fn refund', 'pub async fn refund'],
      attribute: ['    pub fn refund', '    #[cfg(test)]\n    pub fn refund'],
      'shadowing let': above('let cents = 0;'),
      'shadowing function': above('fn allowed(_: &User) -> bool { true }'),
      'early return': above('return Ok(());'),
      'use in the function': above('use fake::allowed;'),
    },
    origin: {
      'import from elsewhere': ['crate::auth::{', 'crate::fakes::{'],
      'import under a name': ['{allowed, User}', '{any as allowed, User}'],
      glob: ['use std::fmt;', 'use std::fmt;\nuse crate::fakes::*;'],
      constant: ['i64 = 50_000', 'i64 = 5_000_000'],
      'a macro of that name': [
        'use std::fmt;',
        'use std::fmt;\nmacro_rules! allowed { () => { true } }',
      ],
      'second method': ['    pub fn preview', '    pub fn refund(&self) {}\n\n    pub fn preview'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'a doc comment': ['    pub fn refund', '    /// Pays back.\n    pub fn refund'],
      'another method': ['    pub fn preview', '    pub fn other(&self) {}\n\n    pub fn preview'],
      'unrelated import': ['use std::fmt;', 'use std::fmt;\nuse std::io;'],
      'a member of the import': ['{allowed, User}', '{allowed, Role, User}'],
    },
  }),
  sceneOf({
    name: 'Dart',
    path: 'lib/refund.dart',
    before: DART,
    cited: '    if (!allowed(user) || cents > maxCents) {\n      throw Forbidden();\n    }',
    text: { 'another exception': ['Forbidden()', 'Warning()'] },
    place: {
      'if (false)': wrapped('if (false) {', '}'),
      assert: wrapped('assert(() {', '  return true;\n}());'),
      try: wrapped('try {', '} catch (_) {}'),
      closure: wrapped('final later = () {', '};'),
      'another class': ['class Refunds', 'class Sketches'],
    },
    unit: {
      async: ['int cents) {\n    if', 'int cents) async {\n    if'],
      generator: ['int cents) {\n    if', 'int cents) sync* {\n    if'],
      annotation: ['  int refund(', '  @override\n  int refund('],
      'reassigned parameter': above('cents = 0;'),
      'shadowing function': above('bool allowed(User _) => true;'),
    },
    origin: {
      'import from elsewhere': ['shop/auth.dart', 'shop/fakes.dart'],
      constant: ['maxCents = 50000', 'maxCents = 5000000'],
      'shadowing function': atEnd('\nbool allowed(User user) {\n  return true;\n}\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'a doc comment': ['  int refund(', '  /// Pays back.\n  int refund('],
      'another method': ['  int preview', '  int other() {\n    return 1;\n  }\n\n  int preview'],
    },
  }),
  sceneOf({
    name: 'PHP',
    path: 'src/Refunds.php',
    before: PHP,
    cited:
      '        if (!Guard::allows($user) || $cents > MAX_CENTS) {\n            throw new Forbidden();\n        }',
    text: { 'another exception': ['new Forbidden()', 'new Warning()'] },
    place: {
      'if ([])': wrapped('if ([]) {', '}'),
      'if (0)': wrapped('if (0) {', '}'),
      'switch (1)': wrapped('switch (1) {\n    case 2:', '}'),
      'alternative if': wrapped('if (DEBUG):', 'endif;'),
      'catch clause': wrapped('try {', '} catch (\\Throwable) {}'),
      closure: wrapped('$later = function () {', '};'),
      'another class': ['class Refunds', 'class Sketches'],
    },
    unit: {
      generator: ['return $this->book', 'yield $this->book'],
      attribute: ['    public function refund', '    #[Deprecated]\n    public function refund'],
      'reassigned parameter': above('$cents = 0;'),
      'by reference': ['int $cents): bool', 'int &$cents): bool'],
      static: ['public function refund', 'public static function refund'],
      'early return': above('return true;'),
    },
    origin: {
      'import from elsewhere': ['Shop\\Auth\\Guard', 'Shop\\Fakes\\Guard'],
      'import under a name': ['Auth\\Guard;', 'Auth\\Any as Guard;'],
      constant: ['MAX_CENTS = 50000', 'MAX_CENTS = 5000000'],
      define: ['class Refunds', "define('MAX_CENTS', 9000000);\n\nclass Refunds"],
      include: ['class Refunds', "require 'fakes.php';\n\nclass Refunds"],
      'class of that name': atEnd('\nclass Guard\n{\n}\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'a doc comment': [
        '    public function refund',
        '    /** Pays back. */\n    public function refund',
      ],
      'another method': [
        '    public function preview',
        '    public function other(): int\n    {\n        return 1;\n    }\n\n    public function preview',
      ],
      'unrelated import': ['Auth\\Guard;', 'Auth\\Guard;\nuse Shop\\Clock;'],
    },
  }),
  sceneOf({
    name: 'Kotlin',
    path: 'src/Refunds.kt',
    before: KOTLIN,
    cited:
      '        if (!allowed(user) || cents > MAX_CENTS) {\n            throw Forbidden()\n        }',
    text: { 'another exception': ['Forbidden()', 'Warning()'] },
    place: {
      'if (false)': wrapped('if (false) {', '}'),
      when: wrapped('when (1) {\n    2 -> {', '    }\n}'),
      lambda: wrapped('later {', '}'),
      runCatching: wrapped('runCatching {', '}'),
      try: wrapped('try {', '} catch (e: Exception) {}'),
      'another class': ['class Refunds', 'class Sketches'],
    },
    unit: {
      suspend: ['fun refund', 'suspend fun refund'],
      annotation: ['    fun refund', '    @Deprecated("old")\n    fun refund'],
      'shadowing value': above('val cents = 0'),
      'shadowing function': above('fun allowed(user: User) = true'),
      'early return': above('return true'),
      'another base': [': Service()', ': Fake()'],
    },
    origin: {
      'import from elsewhere': ['shop.auth.allowed', 'shop.fakes.allowed'],
      'import under a name': ['shop.auth.allowed', 'shop.auth.any as allowed'],
      wildcard: ['package shop\n', 'package shop\n\nimport shop.fakes.*\n'],
      constant: ['MAX_CENTS = 50_000', 'MAX_CENTS = 5_000_000'],
      'shadowing function': atEnd('\nfun allowed(user: User): Boolean {\n    return true\n}\n'),
      extension: atEnd('\nfun Refunds.refund(user: Any): Boolean = true\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'another method': [
        '    fun preview',
        '    fun other(): Int {\n        return 1\n    }\n\n    fun preview',
      ],
      'unrelated import': ['import shop', 'import kotlin.math.max\nimport shop'],
    },
  }),
  sceneOf({
    name: 'Swift',
    path: 'Sources/Refunds.swift',
    before: SWIFT,
    cited:
      '        guard allowed(user), cents <= maxCents else {\n            throw Refusal.forbidden\n        }',
    text: { 'another error': ['Refusal.forbidden', 'Refusal.warning'] },
    place: {
      'if false': wrapped('if false {', '}'),
      '#if': wrapped('#if DEBUG', '#endif', ''),
      closure: wrapped('later {', '}'),
      'do with a catch': wrapped('do {', '} catch {}'),
      'another class': ['class Refunds', 'class Sketches'],
    },
    unit: {
      async: ['throws -> Bool', 'async throws -> Bool'],
      attribute: ['    func refund', '    @available(*, deprecated)\n    func refund'],
      'shadowing value': above('let cents = 0'),
      'shadowing function': above('func allowed(_ user: User) -> Bool { true }'),
      'early return': above('return true'),
    },
    origin: {
      import: ['import Foundation', 'import Foundation\nimport Fakes'],
      constant: ['maxCents = 50_000', 'maxCents = 5_000_000'],
      'shadowing function': atEnd('\nfunc allowed(_ user: User) -> Bool {\n    return true\n}\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'another method': [
        '    func preview',
        '    func other() -> Int {\n        return 1\n    }\n\n    func preview',
      ],
      'a head comment': inFront('// Copyright\n'),
    },
  }),
];
