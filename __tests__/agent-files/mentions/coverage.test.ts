import { describe, expect, it } from '@jest/globals';
import { nameCoverage } from '../../../src/agent-files/mentions/coverage.js';
import { mentionLabel } from '../../../src/agent-files/mentions/mention.js';
import { checkAnchors } from '../../../src/anchors/check.js';
import { breaksTrust } from '../../../src/anchors/verdict.js';
import { citeNamed, namedGround } from '../../../src/lifecycle/cite-named.js';
import { parseFact, type FactRecord } from '../../../src/memory/fact.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';

type Files = Readonly<Record<string, string>>;

const WORLD: Files = {
  'src/cli.ts':
    "import { main } from './server.js';\n\nprocess.title = 'x';\nmain();\nexport { main as run };\n",
  'src/server.ts':
    'export function main() {\n  return start();\n}\nexport function start() {\n  return listen(PORT);\n}\n',
  'src/auth/guard.py':
    'MAX_RETRIES = 3\n\nclass Guard:\n    def check(self, user):\n        return user.owner\n\n    def refresh(self):\n        return None\n',
  'src/a/pool.ts': 'export class ConnectionPool {}\n',
  'src/b/pool.ts': 'export class ConnectionPool {}\n',
  'src/limits.go': 'package limits\n\nconst RequestTimeout = 30\n',
  'package.json':
    '{\n  "name": "x",\n  "scripts": {\n    "test": "jest",\n    "lint": "eslint ."\n  },\n  "engines": { "node": ">=20" }\n}\n',
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "target": "es2022" } }\n',
  Makefile: 'build:\n\tgo build ./...\n\nrelease: build\n\t./release.sh\n',
  '.github/workflows/ci.yml': 'on: push\njobs:\n  test:\n    timeout-minutes: 10\n',
  'config/app.env': 'DATABASE_URL=postgres://localhost\nPORT=8080\n',
  'docs/setup.md': '# Setup\n\nRun the migrations with `npx migrate up`.\n',
  'docs/api/index.md': '# API\n',
};

const record = (statement: string, sources = ''): FactRecord =>
  parseFact('a', '.memtrust/facts/a.md', Buffer.from(`---\n${sources}---\n${statement}\n`));

async function named(statement: string, sources = '', files: Files = WORLD): Promise<string[]> {
  const { fact } = record(statement, sources);
  if (fact === null) throw new Error('the fact is not valid');
  const [coverage] = await nameCoverage([fact], new VirtualTree(files), (path) =>
    path.startsWith('secrets/'),
  );
  return (coverage?.named ?? []).map(mentionLabel);
}

async function cited(statement: string, sources = '', files: Files = WORLD) {
  const tree = new VirtualTree(files);
  const ground = namedGround(tree, () => false);
  const done = await citeNamed(tree, record(statement, sources), ground);
  return {
    named: done.named.map(mentionLabel),
    uncited: done.uncited.map(mentionLabel),
    choices: done.uncited.flatMap(({ choices }) => choices.map(({ path }) => path)),
    record: parseFact('a', '.memtrust/facts/a.md', Buffer.from(done.text)),
  };
}

async function isStale(fact: FactRecord, files: Files): Promise<boolean> {
  const anchors = (await checkAnchors(new VirtualTree(files), [fact])).get('a') ?? [];
  return anchors.some(({ verdict }) => breaksTrust(verdict));
}

const without = (path: string, files: Files = WORLD): Files =>
  Object.fromEntries(Object.entries(files).filter(([one]) => one !== path));
const edited = (path: string, from: string, to: string): Files => {
  const text = WORLD[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
  return { ...WORLD, [path]: text.replaceAll(from, to) };
};
const moved = (path: string, to: string): Files => ({ ...without(path), [to]: WORLD[path] ?? '' });

describe('what a statement names', () => {
  it.each([
    ['a path from the root', 'The entry is `src/cli.ts`.', ['src/cli.ts']],
    ['a path with lines', 'See `src/cli.ts:4`.', ['src/cli.ts']],
    ['the end of a path', 'Checks are in `auth/guard.py`.', ['src/auth/guard.py']],
    ['the only file of a name', 'Checks are in `guard.py`.', ['src/auth/guard.py']],
    ['a file without an ending', 'Builds are in the `Makefile`.', ['Makefile']],
    ['a folder', 'Authorization is in `src/auth/`.', ['src/auth']],
    ['a folder with folders above', 'The API is described in `docs/api`.', ['docs/api']],
    ['a path inside of a command', 'Run `eslint --fix src/auth` first.', ['src/auth']],
    ['a path as the value of a flag', 'Use `app --env=config/app.env`.', ['config/app.env']],
    ['where a link leads', 'See [the setup](docs/setup.md).', ['docs/setup.md']],
    ['a script', 'Run `npm test` first.', ['npm test in package.json']],
    [
      'each script of a command',
      'Run `npm run lint && npm test`.',
      ['npm run lint in package.json', 'npm test in package.json'],
    ],
    ['a target', 'Release with `make release`.', ['make release in Makefile']],
    [
      'a script in a fence',
      'Before a push:\n\n```sh\n$ npm run lint\n```\n',
      ['npm run lint in package.json'],
    ],
    [
      'a key of a named file',
      '`tsconfig.json` sets `strict`.',
      ['tsconfig.json', 'strict in tsconfig.json'],
    ],
    [
      'a way of keys',
      '`tsconfig.json` has `compilerOptions.target`.',
      ['tsconfig.json', 'compilerOptions.target in tsconfig.json'],
    ],
    [
      'a definition in a named file',
      '`src/auth/guard.py` has `Guard.check`.',
      ['src/auth/guard.py', 'Guard.check in src/auth/guard.py'],
    ],
    [
      'a call in a named file',
      '`src/cli.ts` calls `main()`.',
      ['src/cli.ts', 'main() in src/cli.ts'],
    ],
    [
      'a name behind a path',
      'See `src/auth/guard.py::Guard`.',
      ['src/auth/guard.py', 'Guard in src/auth/guard.py'],
    ],
    [
      'a variable of a file that no lexer reads',
      '`config/app.env` sets `DATABASE_URL`.',
      ['config/app.env', 'DATABASE_URL in config/app.env'],
    ],
    [
      'a definition somewhere',
      'Requests end after `RequestTimeout` seconds.',
      ['RequestTimeout in src/limits.go'],
    ],
    ['a name that two files define', 'Take connections from `ConnectionPool`.', ['ConnectionPool']],
    ['a code span over two lines', 'Run `npm\ntest` first.', ['npm test in package.json']],
    ['code as an element', 'The entry is <code>src/cli.ts</code>.', ['src/cli.ts']],
  ])('is %s', async (_what, statement, wanted) => {
    expect(await named(statement)).toEqual(wanted);
  });

  it.each([
    ['no code mark', 'The entry src/cli.ts calls main.'],
    ['a path that is not there', 'The entry was `src/old.ts`.'],
    [
      'a path of the machine or the net',
      'See `~/.npmrc`, `/etc/hosts`, `https://example.com/src/cli.ts`.',
    ],
    ['a command that is no script', 'Run `npm ci` and `git push`.'],
    ['a word of the language', '`true` and `string` are words.'],
    ['a bare name that several folders have', 'Each folder has its `pool.ts`.'],
    ['memory itself', 'Facts are in `.memtrust/facts/`.'],
    ['what the policy keeps out', 'Keys are in `secrets/key.pem`.'],
    ['a plain word', 'The `user` and the `server`.'],
  ])('is not %s', async (_what, statement) => {
    const files = { ...WORLD, 'secrets/key.pem': 'x', '.memtrust/facts/b.md': 'b' };
    expect(await named(statement, '', files)).toEqual([]);
  });

  it('is looked for in the files that are cited where no named file has it', async () => {
    const sources = 'sources: [{path: src/server.ts, lines: 1-3}]\n';
    expect(await named('The entry calls `start()`.', sources)).toEqual([
      'start() in src/server.ts',
    ]);
    expect(await named('The entry calls `start()`.')).toEqual([]);
  });

  it('is one of several files where that one is cited', async () => {
    const sources = 'sources: [{path: src/b/pool.ts, symbol: ConnectionPool}]\n';
    const { uncited } = await cited('Take connections from `ConnectionPool`.', sources);
    expect(uncited).toEqual([]);
  });

  it('counts as named and not cited beyond what is read of one statement', async () => {
    const many = Array.from({ length: 250 }, (_, index) => `\`n${index}x\``).join(' ');
    expect(await named(many)).toEqual(['more names than are read']);
  });
});

describe('what an attacker would have read otherwise', () => {
  const GUARD = 'export function requireOwner(user) {\n  if (!user.owns) throw new Error();\n}\n';

  it.each([
    ['400,000 code marks', '`a` '.repeat(200_000)],
    ['a fence of many lines', `\`\`\`\n${'abc\n'.repeat(400_000)}\`\`\``],
    ['many names', Array.from({ length: 20_000 }, (_, at) => `\`n${at}x\``).join(' ')],
    ['many links', Array.from({ length: 20_000 }, (_, at) => `[x](a${at}.md)`).join(' ')],
  ])('is counted, and never a crash: %s', async (_what, statement) => {
    const { fact } = record('x');
    if (fact === null) throw new Error('the fact is not valid');
    const [coverage] = await nameCoverage(
      [{ ...fact, statement }],
      new VirtualTree(WORLD),
      () => false,
    );
    expect((coverage?.uncited ?? []).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['an exact path is no other file that ends so', '`src/auth.ts` rejects guests.', 'src/auth.ts'],
    ['brackets are part of a path', 'The page is `app/(auth)/page.tsx`.', 'app/(auth)/page.tsx'],
    ['a path may have a blank', 'See `docs/my file.md`.', 'docs/my file.md'],
    ['a link may be escaped', 'See [it](docs/my%20file.md).', 'docs/my file.md'],
    ['three backticks on one line are code', '```src/auth.ts``` rejects guests.', 'src/auth.ts'],
    ['a backslash is a slash', 'Guests are rejected in `src\\auth.ts`.', 'src/auth.ts'],
    ['an element may have attributes', 'See <code class="x">src/auth.ts</code>.', 'src/auth.ts'],
  ])('%s', async (_what, statement, path) => {
    const files = {
      'src/auth.ts': 'export const auth = 1;\n',
      'x/src/auth.ts': 'export const auth = 2;\n',
      'app/(auth)/page.tsx': 'export default 1;\n',
      'docs/my file.md': '# Mine\n',
    };
    const sources = 'sources: [{path: x/src/auth.ts, lines: 1-1}]\n';
    const { record: fact } = await cited(statement, sources, files);
    expect(await isStale(fact, files)).toBe(false);
    expect(await isStale(fact, without(path, files))).toBe(true);
  });

  it('a use that is cited does not stand for the definition', async () => {
    const files = {
      'src/guard.ts': GUARD,
      'src/app.ts': "import { requireOwner } from './guard.js';\n\nrequireOwner(user);\n",
    };
    const sources = 'sources: [{path: src/app.ts, lines: 3-3}]\n';
    const { named: names, record: fact } = await cited(
      '`requireOwner` rejects guests.',
      sources,
      files,
    );
    expect(names).toEqual(['requireOwner in src/guard.ts']);
    expect(await isStale(fact, without('src/guard.ts', files))).toBe(true);
  });

  it('what a change marks as generated is read all the same', async () => {
    const files = {
      'src/guard.ts': `// Code generated by x. DO NOT EDIT.\n${GUARD}`,
      '.gitattributes': 'src/guard.ts linguist-generated\n',
    };
    expect(await named('`src/guard.ts` has `requireOwner`.', '', files)).toEqual([
      'src/guard.ts',
      'requireOwner in src/guard.ts',
    ]);
  });

  it('much that other facts name takes nothing from what is read of one', async () => {
    const big = Array.from({ length: 40 }, (_, at) => [`big/f${at}.txt`, 'word\n'.repeat(200_000)]);
    const files: Files = { ...Object.fromEntries(big), 'src/guard.ts': GUARD };
    const statements = [
      `${big
        .slice(0, 19)
        .map(([path]) => `\`${path}\``)
        .join(' ')} and \`qq\`.`,
      `${big
        .slice(19, 38)
        .map(([path]) => `\`${path}\``)
        .join(' ')} and \`qq\`.`,
      '`src/guard.ts` has `requireOwner`.',
    ];
    const facts = statements.flatMap((statement) => record(statement).fact ?? []);
    const coverages = await nameCoverage(facts, new VirtualTree(files), () => false);
    expect(coverages.at(-1)?.named.map(mentionLabel)).toContain('requireOwner in src/guard.ts');
  });

  it('a file that is too large to be read counts as not cited', async () => {
    const files = { 'data/big.txt': 'word\n'.repeat(300_000) };
    expect(await named('`data/big.txt` has `word`.', '', files)).toEqual([
      'data/big.txt',
      'more names than are read',
    ]);
  });
});

/** Each thing that is named, and edits after which it is not there, is called otherwise, or is empty. */
const LOSSES: readonly (readonly [statement: string, losses: readonly Files[]])[] = [
  [
    'The entry `src/cli.ts` calls `main()`, which calls `start()`.',
    [
      without('src/cli.ts'),
      moved('src/cli.ts', 'src/entry.ts'),
      { ...WORLD, 'src/cli.ts': '' },
      { ...WORLD, 'src/cli.ts': '\n' },
      edited('src/cli.ts', 'main();\n', ''),
      edited('src/cli.ts', 'main();', '// main();'),
      edited('src/cli.ts', 'main();', 'other();'),
    ],
  ],
  [
    'Authorization is in `src/auth/`.',
    [
      without('src/auth/guard.py'),
      moved('src/auth/guard.py', 'src/authorization/guard.py'),
      { ...without('src/auth/guard.py'), 'src/auth/.gitkeep': '' },
      { ...without('src/auth/guard.py'), 'src/auth': 'a file' },
    ],
  ],
  [
    'Run `npm test` before a push.',
    [
      edited('package.json', '"test": "jest",\n', ''),
      edited('package.json', '"test"', '"unit"'),
      edited('package.json', '"jest"', '""'),
      without('package.json'),
    ],
  ],
  [
    'Release with `make release`.',
    [
      edited('Makefile', 'release: build\n\t./release.sh\n', ''),
      edited('Makefile', 'release:', 'ship:'),
      edited('Makefile', '\t./release.sh\n', ''),
    ],
  ],
  [
    '`tsconfig.json` sets `strict`.',
    [
      edited('tsconfig.json', '"strict": true, ', ''),
      edited('tsconfig.json', '"strict"', '"strictNullChecks"'),
      edited('tsconfig.json', '"strict": true', '"strict": false'),
      moved('tsconfig.json', 'tsconfig.base.json'),
    ],
  ],
  [
    '`src/auth/guard.py` has `Guard.check` and `MAX_RETRIES`.',
    [
      edited('src/auth/guard.py', 'MAX_RETRIES = 3', ''),
      edited('src/auth/guard.py', 'MAX_RETRIES', 'RETRIES'),
      edited('src/auth/guard.py', 'def check', 'def verify'),
      edited('src/auth/guard.py', 'return user.owner', 'pass'),
      edited('src/auth/guard.py', '    def check(self, user):\n        return user.owner\n', ''),
    ],
  ],
  [
    '`config/app.env` sets `DATABASE_URL`.',
    [
      edited('config/app.env', 'DATABASE_URL=postgres://localhost\n', ''),
      edited('config/app.env', 'DATABASE_URL', 'DB_URL'),
      edited('config/app.env', 'postgres://localhost', ''),
    ],
  ],
  [
    'Requests end after `RequestTimeout` seconds.',
    [
      edited('src/limits.go', 'const RequestTimeout = 30\n', ''),
      edited('src/limits.go', 'RequestTimeout', 'Timeout'),
      without('src/limits.go'),
    ],
  ],
];

describe.each(LOSSES)('%s', (statement, losses) => {
  it('has each named thing cited, and holds while all of them are there', async () => {
    const { uncited, record: fact } = await cited(statement);
    expect(uncited).toEqual([]);
    expect(await isStale(fact, WORLD)).toBe(false);
    const near = { ...WORLD, 'src/other.ts': 'export const other = 1;\n' };
    expect(await isStale(fact, near)).toBe(false);
  });

  it('is stale once a named thing is removed, renamed or emptied', async () => {
    const { record: fact } = await cited(statement);
    for (const [index, files] of losses.entries())
      expect([index, await isStale(fact, files)]).toEqual([index, true]);
  });
});

describe('what a person has to decide', () => {
  it('is which of two definitions is meant', async () => {
    const { uncited, choices } = await cited('Take connections from `ConnectionPool`.');
    expect(uncited).toEqual(['ConnectionPool']);
    expect(choices).toEqual(['src/a/pool.ts', 'src/b/pool.ts']);
  });

  it('is which of two equal keys is meant, unless the statement says it', async () => {
    const files = {
      ...WORLD,
      'package.json':
        '{ "dependencies": { "react": "18" }, "peerDependencies": { "react": "*" }, "devDependencies": { "vite": "6" } }',
    };
    const said = await cited('`package.json` has `react` in its peer dependencies.', '', files);
    expect(said.uncited).toEqual([]);
    expect(said.record.text).toContain('pointer: /peerDependencies/react');
    const unsaid = await cited('`package.json` asks for `react`.', '', files);
    expect(unsaid.uncited).toEqual(['react in package.json']);
  });

  it('is what to cite of a definition that is too long to cite whole', async () => {
    const long = `export function run() {\n${'  step();\n'.repeat(120)}}\n`;
    const files = { ...WORLD, 'src/run.ts': long };
    const { uncited } = await cited('`src/run.ts` has `run()`.', '', files);
    expect(uncited).toEqual(['run() in src/run.ts']);
    const head = "sources: [{path: src/run.ts, quote: 'export function run() {'}]\n";
    expect((await cited('`src/run.ts` has `run()`.', head, files)).uncited).toEqual([]);
  });
});
