import { describe, expect, it } from '@jest/globals';
import { linesOf } from '../contract/judging.js';
import { audit, check, said, store, trusted, type Store } from '../store.js';

/*
 * The payloads of S50 through the whole gate. Many more edits, in all languages, are in `__tests__/contract/`.
 */

const IMPORTANCES = ['normal', 'high', 'critical'] as const;

/** One fact of each importance about the same lines, adopted. */
function adopted(path: string, text: string, cited: string): Store {
  const lines = linesOf(text, cited).join('-');
  return IMPORTANCES.reduce(
    (base, importance) =>
      base
        .fact(`guard/${importance}`, {
          body: `The ${importance} guard is on.`,
          importance,
          sources: [{ path, lines }],
        })
        .adopted(),
    store().file(path, text),
  );
}

/** Facts that are trusted on the pull request, and after the merge. */
async function keeping(base: Store, head: Store): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    [await check(base, head), await audit(head)].map(async (evaluation) =>
      trusted(evaluation).map((id) => id.slice('guard/'.length)),
    ),
  );
}

const TS = `import { Forbidden, requireUser } from './auth.js';

const LIMIT = 3;

export class Payments {
  refund(user: User, amount: number): Receipt {
    const checked = requireUser(user);
    if (checked.id !== this.owner) throw new Forbidden(LIMIT);
    return this.pay(checked, -amount);
  }
}
`;
const PY = `from auth import Forbidden, require_user

LIMIT = 3


class Payments:
    def refund(self, user, amount):
        checked = require_user(user)
        if checked.id != self.owner:
            raise Forbidden(LIMIT)
        return self.pay(checked, -amount)
`;
const RB = `require 'auth'

LIMIT = 3

class Payments < Base
  def refund(user, amount)
    checked = require_user(user)
    raise Forbidden, LIMIT if checked.id != owner
    pay(checked, -amount)
  end
end
`;
const YML = `name: release
on: [push]
jobs:
  audit:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v4
      - run: npm audit --audit-level=high
`;
const MD = `# Handbook

## Access rules

Every production login needs a second factor.

Exceptions are listed below.

## Other

None.
`;
const DOCKER = `FROM node:20 AS build
RUN npm ci --ignore-scripts
FROM node:20-slim AS run
COPY --from=build /app /app
USER node
CMD ["node", "app.js"]
`;

type Breaks = 'place' | 'unit' | 'origin';
type Row = readonly [what: string, from: string, to: string, breaks: Breaks];
/** Facts that are still trusted after an edit that breaks this. */
const KEPT: Readonly<Record<Breaks, readonly string[]>> = {
  place: [],
  unit: ['normal'],
  origin: ['high', 'normal'],
};

const FILES: Readonly<
  Record<string, { path: string; text: string; cited: string; rows: readonly Row[] }>
> = {
  TypeScript: {
    path: 'src/payments.ts',
    text: TS,
    cited: 'if (checked.id',
    rows: [
      ['async', '  refund(', '  async refund(', 'unit'],
      ['a generator', '  refund(', '  *refund(', 'unit'],
      ['a decorator', '  refund(', '  @skip\n  refund(', 'unit'],
      [
        'a reassigned parameter',
        '    const checked',
        '    user = root;\n    const checked',
        'unit',
      ],
      [
        'an early return',
        '    const checked',
        '    return this.pay(user, -amount);\n    const checked',
        'unit',
      ],
      [
        'if ([]) return',
        '    const checked',
        '    if ([]) return this.pay(user, 0);\n    const checked',
        'unit',
      ],
      [
        'switch (1)',
        '    const checked',
        '    switch (1) { case 1: return this.pay(user, 0); }\n    const checked',
        'unit',
      ],
      [
        'a try whose catch goes on',
        '    return this.pay',
        '    try { log(); } catch {}\n    return this.pay',
        'unit',
      ],
      ['a base class', 'class Payments', 'class Payments extends Lenient', 'unit'],
      [
        'if (false) around it',
        '    if (checked.id !== this.owner) throw new Forbidden(LIMIT);',
        '    if (false) {\n      if (checked.id !== this.owner) throw new Forbidden(LIMIT);\n    }',
        'place',
      ],
      ['an import from elsewhere', "'./auth.js'", "'./fake-auth.js'", 'origin'],
      ['a constant', 'LIMIT = 3', 'LIMIT = 3_000', 'origin'],
      ['a shadowing class before it', 'const LIMIT', 'class Forbidden {}\nconst LIMIT', 'origin'],
      [
        'a second method of the name',
        '  refund(',
        '  refund(user: User, amount: number): Receipt {\n    return this.pay(user, -amount);\n  }\n  refund(',
        'origin',
      ],
    ],
  },
  Python: {
    path: 'app/payments.py',
    text: PY,
    cited: '        if checked.id != self.owner:\n            raise Forbidden(LIMIT)',
    rows: [
      ['async', '    def refund', '    async def refund', 'unit'],
      ['a decorator', '    def refund', '    @skip\n    def refund', 'unit'],
      [
        'a reassigned parameter',
        '        checked =',
        '        user = root\n        checked =',
        'unit',
      ],
      ['a generator', '        return self.pay', '        yield\n        return self.pay', 'unit'],
      ['an early return', '        checked =', '        return 1\n        checked =', 'unit'],
      ['a base class', 'class Payments:', 'class Payments(Lenient):', 'unit'],
      [
        'if False around it',
        '        if checked.id != self.owner:\n            raise',
        '        if False:\n          if checked.id != self.owner:\n            raise',
        'place',
      ],
      ['an import from elsewhere', 'from auth', 'from fake_auth', 'origin'],
      ['a constant', 'LIMIT = 3', 'LIMIT = 3000', 'origin'],
      [
        'a shadowing function behind it',
        '        return self.pay(checked, -amount)\n',
        '        return self.pay(checked, -amount)\n\n\ndef Forbidden(limit):\n    return Ignored()\n',
        'origin',
      ],
    ],
  },
  Ruby: {
    path: 'app/payments.rb',
    text: RB,
    cited: 'raise Forbidden',
    rows: [
      [
        'rescue of the method',
        '    pay(checked, -amount)\n',
        '    pay(checked, -amount)\n  rescue Forbidden\n    nil\n',
        'unit',
      ],
      ['a reassigned parameter', '    checked =', '    user = root\n    checked =', 'unit'],
      ['an early return', '    checked =', '    return pay(user, -amount)\n    checked =', 'unit'],
      ['a base class', '< Base', '< Lenient', 'unit'],
      [
        'begin with a rescue around it',
        '    raise Forbidden, LIMIT if checked.id != owner\n',
        '    begin\n      raise Forbidden, LIMIT if checked.id != owner\n    rescue Forbidden\n    end\n',
        'place',
      ],
      ['a constant', 'LIMIT = 3', 'LIMIT = 3000', 'origin'],
    ],
  },
  YAML: {
    path: '.github/workflows/release.yml',
    text: YML,
    cited: 'npm audit',
    rows: [
      ['if: false on the job', '    runs-on', '    if: false\n    runs-on', 'unit'],
      [
        'continue-on-error on the job',
        '    runs-on',
        '    continue-on-error: true\n    runs-on',
        'unit',
      ],
      ['another name of the job', '  audit:', '  x-unused:', 'place'],
      ['a text in place of the step', '    steps:\n', '    steps: |\n', 'place'],
      ['more behind the command', 'level=high', 'level=high || true', 'place'],
    ],
  },
  Markdown: {
    path: 'docs/handbook.md',
    text: MD,
    cited: 'Every production',
    rows: [
      ['a heading that says otherwise', '## Access rules', '## Abolished rules', 'place'],
      ['a heading above it', '# Handbook', '# Old handbook', 'place'],
      [
        '<del>',
        'Every production login needs a second factor.',
        '<del>\n\nEvery production login needs a second factor.\n\n</del>',
        'place',
      ],
      [
        '<div hidden>',
        'Every production login needs a second factor.',
        '<div hidden>\n\nEvery production login needs a second factor.\n\n</div>',
        'place',
      ],
      [
        'a comment',
        'Every production login needs a second factor.',
        '<!--\nEvery production login needs a second factor.\n-->',
        'place',
      ],
      ['a sentence behind it', 'Exceptions are listed below.', 'This is not enforced.', 'unit'],
    ],
  },
  Dockerfile: {
    path: 'Dockerfile',
    text: DOCKER,
    cited: 'USER node',
    rows: [
      [
        'another stage',
        'FROM node:20-slim AS run\n',
        'FROM node:20-slim AS run\nFROM node:20-slim AS unused\n',
        'place',
      ],
      ['a later user', 'CMD [', 'USER root\nCMD [', 'unit'],
      [
        'a \\ above it',
        'COPY --from=build /app /app\n',
        'COPY --from=build /app /app \\\n',
        'place',
      ],
    ],
  },
};

describe.each(Object.entries(FILES))(
  'SECURITY S50 in %s',
  (_language, { path, text, cited, rows }) => {
    const base = adopted(path, text, cited);

    it('all are trusted before', async () => {
      expect(await keeping(base, base.file('other.txt', 'x\n'))).toEqual([
        ['critical', 'high', 'normal'],
        ['critical', 'high', 'normal'],
      ]);
    });

    it.each(rows)('%s', async (_what, from, to, breaks) => {
      const after = text.replace(from, () => to);
      expect(after).not.toBe(text);
      const head = base.file(path, after);
      expect(await keeping(base, head)).toEqual([KEPT[breaks], KEPT[breaks]]);
      const errors = said(await check(base, head), 'MT105').filter((one) =>
        one.startsWith('+error'),
      );
      expect(errors.join()).toMatch('guard/critical');
    });
  },
);
