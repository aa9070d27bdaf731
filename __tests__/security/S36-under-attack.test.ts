/** Attacks on anchors that a hostile review found, and honest edits that it found to lose trust. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { prover } from '../../src/fixtures/run.js';
import { evaluate, type Evaluation } from '../../src/gate/evaluate.js';
import { renderComment } from '../../src/report/comment.js';
import { GitTree } from '../../src/tree/git-tree.js';
import { openRepository } from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { GitHistoryQueries, NO_HISTORY } from '../../src/tree/history-queries.js';
import { boundSource } from '../binding.js';
import {
  adopted,
  at,
  COMMENTED,
  DECOY,
  GUARD,
  GUTTED,
  JS,
  KEPT,
  LOST,
  outcome,
  PY,
  symbol,
  TOP,
  TS,
  wrap,
} from '../attacks.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';
import {
  approvedBy,
  audit,
  blocking,
  check,
  NOW,
  said,
  store,
  trusted,
  type Store,
} from '../store.js';

/** Commits each store in turn to a real repository, and judges each against the one before it. */
async function history(
  stores: readonly Store[],
): Promise<{ trusted: string[]; blocking: string[] }[]> {
  const found: Evaluation[] = [];
  await withRepository(async (repo) => {
    const commits = stores.map((one) => {
      for (const name of readdirSync(repo.root))
        if (name !== '.git') rmSync(join(repo.root, name), { recursive: true });
      for (const [path, text] of Object.entries(one.files()))
        if (typeof text === 'string') repo.write(path, text);
      return repo.commit();
    });
    const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
    const objects = new ObjectReader(repository);
    try {
      for (const [index, commit] of commits.entries()) {
        const before = commits[index - 1];
        if (before === undefined) continue;
        const base = await GitTree.open(repository, before, objects);
        const head = await GitTree.open(repository, commit, objects, base);
        found.push(
          await evaluate({
            base,
            head,
            scope: 'change',
            now: NOW,
            surface: 'pull-request',
            prover,
            subject: { repository: null, baseSha: before, headSha: commit },
            past: new GitHistoryQueries(repository, objects, before, commit),
          }),
        );
      }
    } finally {
      objects.close();
    }
  });
  return found.map((one) => ({ trusted: trusted(one), blocking: blocking(one) }));
}

async function critical(): Promise<Store> {
  const empty = store()
    .policy({ adoption: { adopters: ['alice'] } })
    .file('src/login.ts', TS)
    .file('src/errors.ts', 'export class LockedOut extends Error {}\n');
  return empty
    .fact('auth/lock', {
      body: 'After MAX_ATTEMPTS a login is locked out.',
      importance: 'critical',
      sources: [await boundSource(empty, { path: 'src/login.ts', lines: [5, 5] }, 'critical')],
    })
    .adopted();
}

describe('SECURITY S36: a bare CR is a line end for memtrust only', () => {
  const GO =
    'package auth\n\nfunc Login(u User) error {\n\t// Nobody may try more often.\n\tif attempts >= Max {\n\t\treturn ErrLocked\n\t}\n\treturn nil\n}\n';
  const bad = GO.replace(
    'often.\n\tif attempts >= Max {\n\t\treturn ErrLocked\n\t}',
    'often.\r\tif attempts >= Max {\r\t\treturn ErrLocked\r\t}',
  );
  it.each([
    ['the file', {}],
    ['a symbol', symbol('Login')],
    ['lines', at(5, 7)],
  ] as const)('Go, %s', async (_what, cited) =>
    expect(await outcome('a.go', GO, bad, cited)).toEqual(LOST),
  );
  it('Dockerfile', async () =>
    expect(
      await outcome(
        'Dockerfile',
        'FROM x\n# guard\nUSER nobody\n',
        'FROM x\n# guard\rUSER nobody\n',
        {},
      ),
    ).toEqual(LOST));
  it('shell', async () =>
    expect(
      await outcome(
        'a.sh',
        'login() {\n  # guard\n  require_root || exit 1\n  run\n}\n',
        'login() {\n  # guard\r  require_root || exit 1\n  run\n}\n',
        at(3),
      ),
    ).toEqual(LOST));
});

describe('SECURITY S36: fact.rebound with the hints of a decoy', () => {
  it('rename, rebind to the decoy; then empty the original', async () => {
    const a = await critical();
    const one = a.without('src/login.ts').file('src/auth.ts', TS + DECOY);
    const b = one
      .edit('auth/lock', {
        sources: [await boundSource(one, { path: 'src/auth.ts', lines: [13, 13] }, 'critical')],
      })
      .event('fact.rebound');
    const [first] = await history([a, b]);
    expect(first?.blocking).toEqual(['MT202', 'MT209']);
  });
});

describe('SECURITY S36: a renamed file', () => {
  it('is another file for a critical fact, and whatever is renamed and emptied later is so too', async () => {
    const a = await critical();
    const b = a.without('src/login.ts').file('src/auth.ts', TS);
    const c = b.without('src/auth.ts').file('src/x.ts', GUTTED);
    expect(await history([a, b, c])).toEqual([
      { trusted: [], blocking: ['MT105'] },
      { trusted: [], blocking: [] },
    ]);
  });
  it('whose old path comes back with the text is the file that the fact cites', async () => {
    const a = await critical();
    const b = a.without('src/login.ts').file('src/auth.ts', TS);
    const c = b.file('src/login.ts', TS).file('src/auth.ts', GUTTED);
    expect((await history([a, b, c]))[1]).toEqual({ trusted: ['auth/lock'], blocking: [] });
    expect((await history([a, b, b.file('src/login.ts', GUTTED)]))[1]?.trusted).toEqual([]);
  });
});

describe('SECURITY S36: readings are not compared where the language is another one', () => {
  it('a byte that is no UTF-8', async () =>
    expect(
      await outcome(
        'a.ts',
        TOP,
        Buffer.concat([Buffer.from(COMMENTED), Buffer.from('// \xff\n', 'latin1')]),
        at(3),
      ),
    ).toEqual(LOST));
  it('more than 512 KiB', async () =>
    expect(
      await outcome('a.ts', TOP, `${COMMENTED}${`// ${'x'.repeat(1000)}\n`.repeat(600)}`, at(3)),
    ).toEqual(LOST));
  it('.ts renamed to .js', async () => {
    const base = await adopted('src/a.ts', TS, at(5));
    const head = base.without('src/a.ts').file('src/a.js', wrap(TS, GUARD, '/*', '*/'));
    const past = {
      ...NO_HISTORY,
      renamed: async (path: string) => (path === 'src/a.ts' ? 'src/a.js' : null),
    };
    expect(trusted(await check(base, head, { past }))).toEqual([]);
  });
});

describe('SECURITY S36: two sources of one identity', () => {
  const both = `export function read(u: User): void {\n  checkOwner(u);\n}\nexport function write(u: User): void {\n  checkOwner(u);\n}\n`;
  it('make every later pull request fail, even as a candidate', async () => {
    const empty = store().file('src/a.ts', both);
    const head = empty.fact('x/y', {
      status: 'candidate',
      sources: [
        await boundSource(empty, { path: 'src/a.ts', lines: [2, 2] }),
        await boundSource(empty, { path: 'src/a.ts', lines: [5, 5] }),
      ],
    });
    expect(blocking(await check(empty, head))).toEqual([]);
    expect(said(await check(head, head.file('other.ts', 'x\n')), 'MT104')).toEqual([]);
  });
});

describe('SECURITY S36: a new fact bound to a version that comes later', () => {
  it('is stale when it comes, and trusted again once that is merged', async () => {
    const poisoned = `${JS}${JS.replace(`${GUARD}\n`, '')}`;
    const empty = store().file('a.mjs', JS);
    const later = empty.file('a.mjs', poisoned);
    const head = empty
      .fact('auth/lock', { sources: [await boundSource(later, { path: 'a.mjs', lines: [2, 2] })] })
      .adopted();
    const first = blocking(await check(empty, head, { authority: approvedBy('alice') }));
    expect(first).toEqual(['MT104']);
  });
});

// Docker reads over blanks behind the backslash; these do not.
describe('SECURITY S36: a blank after a backslash', () => {
  it.each([['a.sh'], ['Makefile']])('%s', async (path) =>
    expect(
      await outcome(
        path,
        'a:\n\tcheck_signature file \\\n\t  --strict\n',
        'a:\n\tcheck_signature file \\ \n\t  --strict\n',
        at(2, 3),
      ),
    ).toEqual(LOST),
  );
});

describe('SECURITY S36: what must not be said', () => {
  it('MT209 names what a blocked fact cites', async () => {
    const before = store()
      .policy({ exclude_text: ['canary-body'] })
      .file('src/hidden-name.ts', 'a();\n')
      .fact('a/b', { body: 'This is canary-body.', sources: ['src/hidden-name.ts'] })
      .adopted();
    const base = before.file('src/hidden-name.ts', 'b();\n');
    expect(
      renderComment(await check(base, base.event('fact.rebound')), { marker: '<!-- m -->' }),
    ).not.toContain('hidden-name');
  });
  it('a vanished word is a secret', async () => {
    const text = `const key = "ghp_16C7e42F292c6912E7710c838347Ae178B4a";\nconst a = 1;\n`;
    const base = await adopted('a.ts', text, at(1), 'The ghp token is a constant.');
    const head = base.file('a.ts', text.replace(/"ghp[^"]*"/, 'env.TOKEN'));
    expect(renderComment(await check(base, head), { marker: '<!-- m -->' })).not.toContain(
      '6912E7710c',
    );
  });
});

describe('SECURITY S36: time', () => {
  const timed = async (run: () => Promise<unknown>): Promise<number> => {
    const start = Date.now();
    await run();
    return Date.now() - start;
  };
  it('200 facts about one file take hardly more than one', async () => {
    const text = Array.from(
      { length: 2_000 },
      (_, index) => `export function f${index}(a: number): number { return a + ${index}; }\n`,
    ).join('');
    const empty = store().file('a.ts', text);
    const one = await boundSource(empty, { path: 'a.ts', lines: [3, 3] });
    const citing = (count: number): Store => {
      let base = empty;
      for (let index = 0; index < count; index += 1)
        base = base.fact(`x/f${index}`, { status: 'candidate', sources: [one] });
      return base;
    };
    const took = async (base: Store): Promise<number> =>
      timed(() => check(base, base.file('a.ts', `// x\n${text}`)));
    const [first, all] = [citing(1), citing(200)];
    await took(first);
    expect(await took(all)).toBeLessThan(3 * (await took(first)) + 2_000);
  }, 120_000);
});

describe('SECURITY S36: noise: honest edits that lose trust', () => {
  const P = 'class A:\n    @property\n    def limit(self):\n        return self.checked(5)\n';
  const SETTER = `${P}\n    @limit.setter\n    def limit(self, v):\n        self._l = v\n`;
  it('Python: a setter comes beside a property', async () =>
    expect(await outcome('a.py', P, SETTER, at(4))).toEqual(KEPT));
  it('Python: overloads come', async () =>
    expect(
      await outcome(
        'a.py',
        PY,
        `from typing import overload\n@overload\ndef login(a: int): ...\n@overload\ndef login(a: str): ...\n${PY}`,
        at(2),
      ),
    ).toEqual(KEPT));
  const A = 'class A {\n  get limit() {\n    return this.checked(5);\n  }\n}\n';
  it('JavaScript: a setter comes beside a getter', async () =>
    expect(
      await outcome('a.js', A, A.replace('  get', '  set limit(v) { this.l = v; }\n  get'), at(3)),
    ).toEqual(KEPT));
});

describe('SECURITY S36: absent', () => {
  it('a dangling link is something at the path', async () => {
    const empty = store().file('x', 'x');
    const base = empty
      .fact('a/b', {
        sources: [
          await boundSource(empty, {
            path: 'src/debug.ts',
            selector: { kind: 'absent', absent: true },
          }),
          'x',
        ],
      })
      .adopted();
    expect(trusted(await check(base, base.link('src/debug.ts', '../gone.ts')))).toEqual([]);
  });
});

describe('SECURITY S36: by hints alone, where no former version is at hand', () => {
  it('a scope with a name of more than 200 characters is no top level', async () => {
    const text = `import { app } from './app.js';\nimport { requireAuth } from './auth.js';\n\napp.use(requireAuth);\n\napp.listen(1);\nconsole.log('listening');\n`;
    const base = await adopted('a.ts', text, at(4));
    const head = base.file(
      'a.ts',
      `import { app } from './app.js';\napp.listen(1);\nfunction ${'d'.repeat(201)}() {\n${text.split('\n').slice(1).join('\n')}}\n`,
    );
    expect(trusted(await audit(head))).toEqual([]);
  });
  it.each([
    [
      'a.sh',
      'login() {\n  log\n  require_root || exit 1\n  run\n}\n',
      "login() {\n  log\n: <<'A'\n  require_root || exit 1\nA\n  run\n}\n",
    ],
    [
      'a.rb',
      'def login(a)\n  log\n  raise Locked if a >= MAX\n  open\nend\n',
      'def login(a)\n  log\n  x = <<~A\n  raise Locked if a >= MAX\n  A\n  open\nend\n',
    ],
  ])('%s: a heredoc whose text begins with what is cited is no code', async (path, text, after) => {
    expect(trusted(await audit((await adopted(path, text, at(3))).file(path, after)))).toEqual([]);
  });
});
