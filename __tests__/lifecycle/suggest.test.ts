import { describe, expect, it, test } from '@jest/globals';
import {
  EVERY_SENTENCE,
  suggestFacts,
  type Suggestion,
  type Suggestions,
  type SuggestRequest,
} from '../../src/lifecycle/suggest.js';
import { placesCited } from '../../src/lifecycle/suggest/known-statements.js';
import { AgentDocument } from '../../src/agent-files/document.js';
import { checkAnchors } from '../../src/anchors/check.js';
import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { policyShape } from '../../src/memory/policy-shape.js';
import { plain } from '../../src/text/phrase.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const CODE = {
  'src/guard.ts':
    'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n\nexport class SessionStore {\n  refresh(): void {}\n}\n',
  'src/client.ts':
    'export const timeout = 30;\n\nexport const MESSAGE = "Requests time out after thirty seconds of silence.";\nexport const SILENCE_LIMIT = timeout;\n',
  'package.json':
    '{"engines": {"node": ">=20.10"}, "packageManager": "pnpm@9.1.0", "scripts": {"test": "jest", "db:migrate": "prisma"}, "dependencies": {"react": "^18.2.0"}}\n',
  'tsconfig.json': '{"compilerOptions": {"strict": true, "module": "nodenext"}}\n',
  'README.md': 'A shop.\n',
  'app/pages/home/index.ts': 'export const home = 1;\n',
  'app/ui/package.json': '{"name": "@acme/ui", "exports": {"./icons": "./icons.js"}}\n',
  'app/errors/Cargo.toml': '[package]\nname = "shop-errors"\n',
  '.mise/tasks/seed': '#!/bin/sh\n',
  'bb.edn': '{:tasks\n {:requires ()\n  dev:lint (lint)}}\n',
  Makefile: 'all: build\n\nbuild:\n\tgo build ./...\n\ntest:\n\tgo test ./...\n',
};

const MARKDOWN = (text: string, path = 'CLAUDE.md'): AgentDocument =>
  new AgentDocument('claude', 'memory', path, path, text);

interface World {
  readonly files?: Readonly<Record<string, string>>;
  readonly documents?: readonly AgentDocument[];
  readonly more?: Partial<SuggestRequest>;
}

async function suggest({ files = CODE, documents = [], more = {} }: World): Promise<Suggestions> {
  const tree = new VirtualTree({
    ...files,
    ...Object.fromEntries(documents.map(({ place, text }) => [place, text])),
  });
  return suggestFacts({
    tree,
    documents,
    observations: [],
    known: [],
    policies: [DEFAULT_POLICY],
    isTaken: () => false,
    signature: { proposedBy: 'alice', at: '2026-01-01T00:00:00Z' },
    limit: 10,
    ...more,
  });
}

/** What the statements of one agent file rest on. */
async function restsOn(
  text: string,
  files: Readonly<Record<string, string>> = CODE,
  path = 'CLAUDE.md',
): Promise<string[][]> {
  const { best } = await suggest({ files, documents: [MARKDOWN(text, path)] });
  return best.map((one) => one.restsOn.map((anchor) => `${anchor.path} ${anchor.selector}`));
}

function factOf({ id, changes }: Suggestion): FactRecord {
  return parseFact(id, changes[0]?.path ?? '', Buffer.from(changes[0]?.content ?? ''));
}

describe('what a statement rests on', () => {
  it.each([
    [
      'a symbol of the file that it names',
      '- Owner checks run in `requireOwner` of `src/guard.ts`.',
      ['src/guard.ts symbol:requireOwner'],
    ],
    [
      'a symbol behind a path',
      '- Owner checks run in `src/guard.ts#requireOwner` first.',
      ['src/guard.ts symbol:requireOwner'],
    ],
    [
      'lines behind a path',
      '- Sessions are refreshed in `src/guard.ts:6` and nowhere else.',
      ['src/guard.ts lines:6-6'],
    ],
    [
      'a symbol that is defined once',
      '- Owner checks run in `requireOwner()` before any read.',
      ['src/guard.ts symbol:requireOwner'],
    ],
    [
      'a method by its class',
      '- Sessions are kept alive by `SessionStore.refresh` alone.',
      ['src/guard.ts symbol:SessionStore.refresh'],
    ],
    [
      'where a link leads',
      '- Owner checks run in [the guard](src/guard.ts) with `requireOwner`.',
      ['src/guard.ts symbol:requireOwner'],
    ],
    [
      'a text of the file that says the same',
      '- In `src/client.ts` requests time out after thirty seconds.',
      ['src/client.ts quote'],
    ],
    [
      'the file, where nothing in it is named',
      '- The timeout of clients in `src/client.ts` is agreed.',
      ['src/client.ts file'],
    ],
    [
      'a folder where something is',
      '- All the code is kept in `src/` and nowhere else.',
      ['src present'],
    ],
    ['a folder and what is in it', '- `src/`: the guard and the client', ['src present']],
    ['a label and its folder', '- **Guards (`src/`)**: checks of owners', ['src present']],
    [
      'a folder before what varies',
      '- Pages live in `app/pages/<name>/` alone.',
      ['app/pages present'],
    ],
    ['a task that is a file', '- Run `mise run seed` after a reset.', ['.mise/tasks/seed present']],
    ['a task of Babashka', '- `bb dev:lint` runs all linters.', ['bb.edn lines:3-3']],
    [
      'a package by its name',
      '- Buttons come from `@acme/ui` on all pages.',
      ['app/ui/package.json pointer:/name'],
    ],
    [
      'what a package exports',
      '- `@acme/ui/icons` - the icons of all pages',
      ['app/ui/package.json pointer:/exports/.~1icons'],
    ],
    [
      'a package in words',
      '- Errors are those of the `shop-errors` crate.',
      ['app/errors/Cargo.toml pointer:/package/name'],
    ],
    [
      'a script',
      '- Run `pnpm test` before you push anything.',
      ['package.json pointer:/scripts/test'],
    ],
    [
      'a script with run, and what follows',
      '- Run `npm run db:migrate && npm test -- --watch` after a merge.',
      ['package.json pointer:/scripts/db:migrate', 'package.json pointer:/scripts/test'],
    ],
    [
      'a target with its recipe',
      '- Run `make test` before you push anything.',
      ['Makefile lines:6-7'],
    ],
    [
      'the version of Node',
      '- The server needs Node.js 20 or newer.',
      ['package.json pointer:/engines/node'],
    ],
    [
      'the version of a dependency',
      '- The client is written with React 18 and hooks.',
      ['package.json pointer:/dependencies/react'],
    ],
    [
      'the package manager',
      '- We use pnpm 9 for all packages here.',
      ['package.json pointer:/packageManager'],
    ],
    [
      'a value of a data file',
      '- `strict` is on in `tsconfig.json`, and stays on.',
      ['tsconfig.json pointer:/compilerOptions/strict'],
    ],
    [
      'a value by its way',
      '- `compilerOptions.module` in `tsconfig.json` must stay as it is.',
      ['tsconfig.json pointer:/compilerOptions/module'],
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await restsOn(text)).toEqual([expected]);
  });

  it.each([
    ['a path that is not there', '- Owner checks run in `src/gard.ts` first.'],
    ['a folder that is named by the way', '- The style of `src/` is that of the whole team.'],
    ['a document', '- The whole story is kept in `README.md` for readers.'],
    ['a version that is not that of the file', '- The server needs Node.js 18 or newer.'],
    ['a version of another dependency', '- The client is written with Preact 18 and hooks.'],
    ['a script that is not there', '- Run `pnpm deploy:all` before you push anything.'],
    ['a command of the package manager', '- Run `pnpm install` before you push anything.'],
    ['a script of another package', '- Run `pnpm run test --filter web` before you push.'],
    ['a value that is otherwise', '- `strict` is off in `package.json`, and stays off.'],
    ['a folder that is not there', '- Pages live in `app/sites/<name>/` alone.'],
    ['a task that is not there', '- Run `mise run plant` after a reset.'],
    ['a package of others', '- Buttons come from `@other/ui` on all pages.'],
    ['what a package does not export', '- `@acme/ui/sounds` - the sounds of all pages'],
    ['a skill that is called like a package', '- Load `shop-errors` to read the messages.'],
    ['a plain word', '- The `timeout` of a request must never be changed.'],
    ['a manifest as a whole', '- Dependencies are declared in `package.json` with care.'],
  ])('%s is no anchor', async (_what, text) => {
    expect(await restsOn(text)).toEqual([]);
  });

  it('what is on is not off', async () => {
    expect(await restsOn('- `strict` is turned off in `tsconfig.json`.')).toEqual([
      ['tsconfig.json file'],
    ]);
  });

  it('a name that is defined twice is none, and tests do not count', async () => {
    const text = '- Owner checks run in `requireOwner` before any read.';
    expect(
      await restsOn(text, { ...CODE, 'src/other.ts': 'export function requireOwner(): void {}\n' }),
    ).toEqual([]);
    expect(
      await restsOn(text, {
        ...CODE,
        '__tests__/other.ts': 'export function requireOwner(): void {}\n',
      }),
    ).toHaveLength(1);
  });

  it.each([
    'dist/guard.ts',
    'node_modules/a/guard.ts',
    '.env',
    'src/guard.generated.ts',
    'pnpm-lock.yaml',
    '.memtrust/facts/a.md',
    'AGENTS.md',
    'made/guard.ts',
    'src/says.ts',
  ])('%s is never cited', async (path) => {
    const files = {
      [path]: path.endsWith('says.ts') ? '// Code generated by x. DO NOT EDIT.\n' : 'x\n',
      '.gitattributes': 'made/** linguist-generated\n',
    };
    expect(await restsOn(`- Everything about access starts in \`${path}\`.`, files)).toEqual([]);
  });

  it('paths and scripts are seen from the folder of the agent file first', async () => {
    const files = {
      ...CODE,
      'web/package.json': '{"scripts": {"test": "vitest"}}',
      'web/src/guard.ts': 'export const requireOwner = 1;\n',
    };
    expect(
      await restsOn('- Run `npm test` and `npm run db:migrate` here.', files, 'web/CLAUDE.md'),
    ).toEqual([
      ['web/package.json pointer:/scripts/test', 'package.json pointer:/scripts/db:migrate'],
    ]);
    expect(
      await restsOn(
        '- Owner checks start in `src/guard.ts` with `requireOwner`.',
        files,
        'web/CLAUDE.md',
      ),
    ).toEqual([['web/src/guard.ts symbol:requireOwner']]);
    expect(
      await restsOn(
        '- `compilerOptions.strict` is on in `tsconfig.json` here.',
        { ...files, 'app/tsconfig.json': '{}' },
        'web/CLAUDE.md',
      ),
    ).toEqual([]);
  });
});

describe('a candidate names what is there, all of it', () => {
  const WIDE = {
    ...CODE,
    'src/queue.ts':
      'export function flushQueue(): void {}\nfunction drainSilently(): void {}\n' +
      'export function open(): void {\n  function innerLoop(): void {}\n}\n' +
      'const kPrivateBrand = 1;\nexport { lateExport };\nconst lateExport = useState(1);\n',
    'src/settings.py':
      'class Settings:\n    max_failures: int = 5\n    step_timeout: int = 120\n\n' +
      'def _hidden_helper():\n    pass\n\ndef public_helper():\n    def nested_helper():\n        pass\n',
    'src/crate.rs': 'pub fn open_store() {}\nfn close_store() {}\n',
    'src/run.go': 'package run\n\nfunc StartServer() {}\n\nfunc stopServer() {}\n',
    'pkg/a/package.json': '{"name": "a", "scripts": {"test": "jest"}}\n',
    'pkg/a/index.ts': 'export function sharedName(): void {}\nexport function onlyInA(): void {}\n',
    'pkg/b/package.json': '{"name": "b"}\n',
    'pkg/b/index.ts': 'export function sharedName(): void {}\nexport function onlyInB(): void {}\n',
    'pkg/b/__init__.py': 'value = 1\n',
    'pkg/b/sub/__init__.py': 'value = 2\n',
    'scripts/gh.sh': 'echo labels of the repository\n',
    'README.md': 'A shop that sells things to people.\n',
    'docs/style.md': 'How code is written in the shop.\n',
    'pyproject.toml': '[project]\nrequires-python = ">=3.10,<3.15"\n',
    'src/command.ts':
      'export function runCommand(): void {}\nexport function runProgram(): void {}\n',
    'src/observer.ts': 'export class Observer {\n  Option(): void {}\n}\n',
    '.kiro/hooks/gate.json': '{"then": {"type": "runCommand"}}\n',
    'src/page.py':
      'class Page:\n    def go_backwards(self):\n        pass\n\n    def go_forwards(self):\n        pass\n',
    'src/tools.py':
      'class Tools:\n    def __init__(self):\n        def go_backwards():\n            pass\n',
    justfile: 'alias f := format\n\nformat:\n    prettier .\n\nlint: format\n',
  };

  it.each([
    [
      'one of two names is gone',
      '- Queues are emptied by `flushQueue` and `drainEverything`.',
      '- Queues are emptied by `flushQueue` alone.',
    ],
    [
      'a name that is used here, though another project defines it, is not gone',
      '- The hook `useStatus` comes before `flushQueue` in a view.',
      '- The hook `useState` comes before `flushQueue` in a view.',
    ],
    [
      'one of two files is gone',
      '- The brand is in `src/queue.ts`, its tests in `src/queue.check.ts`.',
      '- The brand is in `src/queue.ts`, the timeout in `src/client.ts`.',
    ],
    [
      'one of two scripts is gone',
      '- Run `npm run test` and `npm run deploy:all` before you push.',
      '- Run `npm run test` and `npm run db:migrate` before you push.',
    ],
    [
      'a recipe that is gone beside one that is there',
      '- Run `just lint` or `just polish` before you push.',
      '- Run `just lint` or `just f` before you push.',
    ],
    [
      'a member that its class does not have',
      '- Sessions are kept alive by `SessionStore.prolong` in the guard `requireOwner`.',
      '- Sessions are kept alive by `SessionStore.refresh` in the guard `requireOwner`.',
    ],
    [
      'a private function of another file',
      '- The shutdown calls `drainSilently` at its end.',
      '- The shutdown calls `flushQueue` at its end.',
    ],
    [
      'a private constant of another file',
      '- Streams carry the brand `kPrivateBrand` from birth.',
      '- Streams carry the brand `lateExport` from birth.',
    ],
    [
      'a function inside of another one',
      '- The server stays in `innerLoop` until it is closed.',
      '- `innerLoop` of `src/queue.ts` goes on until it is closed.',
    ],
    [
      'a private function of Python',
      '- The settings call `_hidden_helper` when they load.',
      '- The settings call `public_helper` when they load.',
    ],
    [
      'a nested function of Python',
      '- The settings call `nested_helper` when they load.',
      '- The settings keep `step_timeout` when they load.',
    ],
    [
      'a private function of Rust',
      '- The store is closed by `close_store` when the program ends.',
      '- The store is opened by `open_store` when the program begins.',
    ],
    [
      'a private function of Go',
      '- The program calls `stopServer` when it ends.',
      '- The program calls `StartServer` when it begins.',
    ],
    [
      'a default that is another one now',
      '- `max_failures` (default: `3`): how often a step is tried.',
      '- `max_failures` (default: `5`): how often a step is tried.',
    ],
    [
      'a name in an example',
      '- Wrap names of code in backticks (e.g. `flushQueue`).',
      '- Wrap calls of `flushQueue` in a lock.',
    ],
    [
      'an example at the end',
      '- `name` (optional): the name of a task. Example: `flushQueue`',
      '- `flushQueue` takes the name of a task.',
    ],
    [
      'an argument of a command',
      '- Removed a feature? Never without `grep -r term docs/ README.md` first.',
      '- Never merge without the labels of `bash scripts/gh.sh`.',
    ],
    [
      'a pointer in parentheses',
      '- Labels of the repository do not change (see `scripts/gh.sh`).',
      '- Labels of the repository are printed by `scripts/gh.sh`.',
    ],
    [
      'an example after a colon',
      '- A brand has a file of its own; e.g `src/queue.ts` for streams.',
      '- The brand of streams is in `src/queue.ts`.',
    ],
    [
      'a name that is that of a setting as well',
      '- Reserve `runCommand` for hooks that need a terminal.',
      '- Reserve `runProgram` for hooks that need a terminal.',
    ],
    [
      'a word with a capital that is a part of something else',
      '- Values that may be missing are an `Option` of Rust.',
      '- Values that may be missing are an `Observer.Option` of the class.',
    ],
    [
      'a method that is a function elsewhere',
      '- The tool `go_backwards` goes one page back.',
      '- The tool `go_forwards` goes one page on.',
    ],
    [
      'one of two names that two files define',
      '- All requests go through `sharedName` and `flushQueue` first.',
      '- All requests go through `onlyInA` and `flushQueue` first.',
    ],
    [
      'a python that is a command',
      '- Retag all the memories with `python3 retag.py`.',
      '- The scripts need Python 3.10 or newer to run.',
    ],
    [
      'versions of a matrix',
      '- CI runs the tests on Python 3.10, 3.11, 3.12.',
      '- CI runs the tests on Python 3.10.',
    ],
    [
      'a range of versions of which one end is another one now',
      '- The root requires Python >= 3.10 and < 3.14 to run.',
      '- The root requires Python >= 3.10 and < 3.15 to run.',
    ],
    [
      'versions from one to another',
      '- The manager installs Python 3.10 through 3.13 for us.',
      '- The manager installs Python 3.10 for us.',
    ],
    [
      'a script of a folder that the command goes to',
      '- All changes are tested with `cd pkg/b && npm run test` first.',
      '- All changes are tested with `npm run test` first.',
    ],
    [
      'a statement about another name than the one that is there',
      '- `useState` is required for all that `flushQueue` takes.',
      '- `flushQueue` is required for all that `useState` takes.',
    ],
    [
      'a name behind a path that is gone',
      '- The limits are those of `src/queue.ts:SEARCH_TYPES` and of `flushQueue`.',
      '- The limits are those of `src/queue.ts:lateExport` and of `flushQueue`.',
    ],
    [
      'a link whose label says something else',
      '- The reviewer of a change judges [the labels](scripts/gh.sh) too.',
      '- The labels of a repository are in [scripts/gh.sh](scripts/gh.sh).',
    ],
  ])('%s', async (_what, bad, good) => {
    expect(await restsOn(bad, WIDE)).toEqual([]);
    expect(await restsOn(good, WIDE)).toHaveLength(1);
  });

  it('a line of a named file counts where it says most of the statement', async () => {
    const files = {
      ...WIDE,
      'src/hooks.ts': "log('The wrapper of hooks writes an error of run to the log of errors.');\n",
    };
    expect(
      await restsOn('- The wrapper of hooks in `src/hooks.ts` writes an error to the log.', files),
    ).toEqual([['src/hooks.ts quote']]);
    expect(
      await restsOn(
        '- Hooks normally read JSON, but those that `src/hooks.ts` starts can let the wrapper ' +
          'parse an event and decide what is run, and which of many other hooks comes next.',
        files,
      ),
    ).toEqual([]);
  });

  it('a line that says one word many times says one', async () => {
    const files = {
      ...WIDE,
      'shop.props':
        '<TestsSharedDir>$(ShopBuild.SharedPath(ShopBuildShared, Shared))</TestsSharedDir>\n',
    };
    expect(
      await restsOn('- **`shop.props`**: shared build properties across all projects', files),
    ).toEqual([['shop.props file']]);
  });

  it('a name is that of the same package', async () => {
    expect(await restsOn('- All requests go through `sharedName` at their start.', WIDE)).toEqual(
      [],
    );
    expect(
      await restsOn(
        '- All requests go through `sharedName` at their start.',
        WIDE,
        'pkg/a/CLAUDE.md',
      ),
    ).toEqual([['pkg/a/index.ts symbol:sharedName']]);
    expect(
      await restsOn('- All requests go through `onlyInB` at their start.', WIDE, 'pkg/a/CLAUDE.md'),
    ).toEqual([]);
  });

  it('what a file exports is read in one pass, however often it opens a list and repeats a name', async () => {
    const files = {
      'src/hostile.js': `${'function sharedName() {}\n'.repeat(3_000)}// ${'export {'.repeat(50_000)}`,
    };
    expect(await restsOn('- All requests go through `sharedName` at their start.', files)).toEqual(
      [],
    );
  });

  it('a script of the root is that of the root', async () => {
    expect(
      await restsOn('- Run `npm run test` at the repo root first.', WIDE, 'pkg/a/CLAUDE.md'),
    ).toEqual([['package.json pointer:/scripts/test']]);
    expect(
      await restsOn('- Run `npm run test` in the package first.', WIDE, 'pkg/a/CLAUDE.md'),
    ).toEqual([['pkg/a/package.json pointer:/scripts/test']]);
  });

  it('a script below the heading of a folder is that of the folder', async () => {
    const text = '- Start it all with `npm run test` first.';
    expect(await restsOn(`## The app (\`pkg/a/\`)\n\n${text}`, WIDE)).toEqual([
      ['pkg/a/package.json pointer:/scripts/test'],
    ]);
    expect(await restsOn(`## The app (\`pkg/z/\`)\n\n${text}`, WIDE)).toEqual([
      ['package.json pointer:/scripts/test'],
    ]);
  });

  it('a private name counts for the agent file of its folder', async () => {
    expect(
      await restsOn('- The shutdown calls `drainSilently` at its end.', WIDE, 'src/CLAUDE.md'),
    ).toEqual([['src/queue.ts symbol:drainSilently']]);
  });

  it('a bare name that several folders have is that of none', async () => {
    const text = '- The value of modules is in their `__init__.py` file.';
    expect(await restsOn(text, WIDE, 'pkg/b/CLAUDE.md')).toEqual([]);
    expect(await restsOn(text, WIDE, 'pkg/b/sub/CLAUDE.md')).toHaveLength(1);
  });

  it('a template of another project states nothing of this one', async () => {
    const text = '- Queues are emptied by `flushQueue` alone.';
    expect(await restsOn(text, WIDE, 'src/templates/AGENTS.md')).toEqual([]);
    expect(await restsOn(text, WIDE, 'src/AGENTS.md')).toHaveLength(1);
  });
});

describe('an anchor that tells nothing', () => {
  const LONG = (name: string, lines: number): string =>
    `export class ${name} {\n${'  step(): void {}\n'.repeat(lines)}}\n`;
  const PLACES = {
    ...CODE,
    'src/wide.ts': LONG('WideReader', 120),
    'src/narrow.ts': LONG('NarrowReader', 20),
    'src/whole.ts': `// The timeout of clients is agreed.\n${'\n'.repeat(150)}`,
    'src/other.ts': 'export const nothing = 1;\n',
    'docs/timeouts.md':
      'Read this.\n\nThe timeout of clients is agreed with those who run them.\n\nThat is all.\n',
    'ci.yml': `jobs:\n  deploy_all:\n${'    - x\n'.repeat(120)}  lint_all:\n    - x\n`,
  };

  it.each([
    [
      'a class that is too long to read',
      '- Rows are read by `WideReader` alone.',
      '- Rows are read by `NarrowReader` alone.',
    ],
    [
      'a long file',
      '- The timeout of clients in `src/whole.ts` is so.',
      '- The timeout of clients in `src/client.ts` is so.',
    ],
    [
      'a file that says nothing of it',
      '- The timeout of clients in `src/other.ts` is so.',
      '- The timeout of clients in `src/client.ts` is so.',
    ],
    [
      'a page as a whole',
      '- All who write code here read `docs/timeouts.md` once.',
      '- The timeout of clients is agreed with those who run them, in `docs/timeouts.md`.',
    ],
    [
      'a value of too many lines',
      '- The job `deploy_all` of `ci.yml` runs at night.',
      '- The job `lint_all` of `ci.yml` runs at night.',
    ],
    [
      'a list that the sentence tells to extend',
      '- Add users who are refused to `requireOwner`.',
      '- Users who are refused are known to `requireOwner`.',
    ],
    [
      'a name that a long sentence only mentions',
      '- A synthetic stream that includes a regular result must include what comes before, ' +
        'as `requireOwner` does, or else no realistic order of turns is ever exercised.',
      '- A synthetic stream that includes a regular result must include its user, who is ' +
        'forbidden by `requireOwner`, or else no realistic void is ever exercised.',
    ],
  ])('%s', async (_what, bad, good) => {
    expect(await restsOn(bad, PLACES)).toEqual([]);
    expect(await restsOn(good, PLACES)).toHaveLength(1);
  });

  it.each([
    ['begins the sentence', '`requireOwner` is optional'],
    ['is said with its file', 'The check `requireOwner` of `src/guard.ts` is optional'],
    ['is said with its class', 'The method `SessionStore.refresh` is optional'],
  ])('is not a name that %s', async (_what, start) => {
    const text = `- ${start}, because transports carry native events out of band and encode them at an edge that adapters never reach.`;
    expect(await restsOn(text, PLACES)).toHaveLength(1);
  });

  it('goes, and a narrow one beside it stays', async () => {
    expect(await restsOn('- `WideReader` and `NarrowReader` read rows.', PLACES)).toEqual([
      ['src/narrow.ts symbol:NarrowReader'],
    ]);
  });

  it('comes after one whose code says more of the statement', async () => {
    const text =
      '- Sessions of the shop are kept by `SessionStore`.\n- Users are refused by `requireOwner` if they are Forbidden.\n';
    expect(await restsOn(text, PLACES)).toEqual([
      ['src/guard.ts symbol:requireOwner'],
      ['src/guard.ts symbol:SessionStore'],
    ]);
  });
});

describe('a candidate', () => {
  const TEXT =
    '# Shop\n\n## Access control\n\n- Owner checks must run in `requireOwner` before any\n  private resource is returned.\n';

  it('says what the file says, cites what it names and the sentence itself, in one file', async () => {
    const documents = [MARKDOWN(TEXT)];
    const { best, more } = await suggest({ documents });
    const [only] = best;
    expect([best.length, more]).toEqual([1, 0]);
    expect(only).toMatchObject({
      id: 'access-control/owner-checks-run',
      kind: 'rule',
      said: { path: 'CLAUDE.md', lines: [5, 6] },
    });
    if (only === undefined) return;
    const record = factOf(only);
    expect(record.fact).toMatchObject({
      status: 'candidate',
      confidence: null,
      statement:
        'Owner checks must run in `requireOwner` before any private resource is returned.\n',
    });
    expect(record.fact?.sources.map(({ path, selector }) => [path, selector.kind])).toEqual([
      ['src/guard.ts', 'symbol'],
      ['CLAUDE.md', 'quote'],
    ]);
    expect(only.changes.map(({ path }) => path)).toEqual([
      '.memtrust/facts/access-control/owner-checks-run.md',
    ]);

    const verdicts = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
      ((await checkAnchors(new VirtualTree(files), [record])).get(only.id) ?? []).map(
        ({ verdict }) => verdict,
      );
    expect(await verdicts({ ...CODE, 'CLAUDE.md': TEXT })).toEqual(['fresh', 'fresh']);
    expect(await verdicts({ ...CODE, 'CLAUDE.md': TEXT.replace('must run', 'may run') })).toEqual([
      'fresh',
      'missing',
    ]);
    expect(
      await verdicts({
        ...CODE,
        'src/guard.ts': CODE['src/guard.ts'].replace('!user', 'user'),
        'CLAUDE.md': TEXT,
      }),
    ).toEqual(['changed', 'fresh']);
  });

  it('is written once: not again under other words, nor out of a twin of the file', async () => {
    const documents = [MARKDOWN(TEXT)];
    const [only] = (await suggest({ documents })).best;
    if (only === undefined) throw new Error('there must be one');
    const record = factOf(only);
    expect((await suggest({ documents, more: { known: [record] } })).best).toEqual([]);
    const edited = parseFact(
      'a/b',
      '.memtrust/facts/a/b.md',
      Buffer.from(
        record.text.replace(
          'Owner checks must run',
          'It is held that every check of owners and more must be run',
        ),
      ),
    );
    expect((await suggest({ documents, more: { known: [edited] } })).best).toEqual([]);
    const near = parseFact(
      'a/b',
      '.memtrust/facts/a/b.md',
      Buffer.from(
        '---\n---\nOwner checks MUST run in requireOwner before any private resource is returned\n',
      ),
    );
    expect((await suggest({ documents, more: { known: [near] } })).best).toEqual([]);
    expect(
      (
        await suggest({
          documents: [...documents, MARKDOWN(TEXT.replace('any', 'a'), 'GEMINI.md')],
        })
      ).best,
    ).toHaveLength(1);
  });

  it('is not written again in other words of another file that cite the same places', async () => {
    const first = MARKDOWN('- Run `npm test` and `npm run db:migrate` before you push.');
    const [only] = (await suggest({ documents: [first] })).best;
    if (only === undefined) throw new Error('there must be one');
    expect(only.restsOn).toHaveLength(2);
    const known = [factOf(only)];
    const again = '- Done means that `npm run db:migrate` is run, then `npm test` for everything.';
    const other = MARKDOWN(again, 'GEMINI.md');
    expect((await suggest({ documents: [first, other] })).best).toHaveLength(1);
    expect((await suggest({ documents: [first, other], more: { known } })).best).toEqual([]);
    // The same file may say two things of the same places.
    const same = MARKDOWN(`${first.text}\n${again}`);
    expect((await suggest({ documents: [same], more: { known } })).best).toHaveLength(1);
  });

  it('tells two texts of one file apart, and not the order of places', () => {
    const quote = (text: string) => ({
      path: 'a.ts',
      lines: null,
      selector: { kind: 'quote' as const, quote: text, symbol: null },
    });
    const file = { path: 'b.ts', lines: null, selector: null };
    expect(placesCited([quote('x'), file])).toBe(placesCited([file, quote('x')]));
    expect(placesCited([quote('x'), file])).not.toBe(placesCited([quote('y'), file]));
    expect(placesCited([file])).toBe('');
  });

  const idOf = async (text: string, taken: readonly string[] = []): Promise<string | undefined> =>
    (
      await suggest({
        documents: [MARKDOWN(text)],
        more: { isTaken: (id) => taken.includes(id), reading: EVERY_SENTENCE },
      })
    ).best[0]?.id;

  it('never takes an id that is taken, and has one that a person can type', async () => {
    const first = 'access-control/owner-checks-run';
    expect(await idOf(TEXT, [first, `${first}-2`])).toBe(`${first}-3`);
    const long = `## ${'Extraordinarily long '.repeat(5)}\n\n- ${'Unquestionably '.repeat(9)} call \`requireOwner\` first.`;
    expect(await idOf(long)).toBe('extraordinarily-long/unquestionably-call-require');
  });

  test.each([
    [
      '## Interactive and non-interactive (CI)',
      'Interactive CI runs use the CI image.',
      'interactive/ci-runs-image',
    ],
    ['## Tests', 'Tests always run before the tests of CI do.', 'tests/run-before-ci'],
    ['## Setup', 'The server needs Node.js 20 or newer.', 'setup/server-needs-node'],
    [
      '# 规则',
      '所有私有资源在返回之前都必须先调用 `requireOwner` 函数进行检查。',
      'claude/require-owner',
    ],
    [
      '## Les règles',
      'L’accès à la base est réservé aux migrations.',
      /^les-regles\/acces-la-base$/,
    ],
    [
      '# 規則',
      '所有私有資源在返回之前都必須先檢查所有者的權限才行。',
      /^claude\/(?:rule|note)-[0-9a-f]{6}$/,
    ],
    [
      '# Правила',
      'Миграции выполняются только перед тестами и никогда после них.',
      /^claude\/note-[0-9a-f]{6}$/,
    ],
  ])('under %s: %s', async (heading, sentence, id) => {
    const text = `${heading}\n\n- ${sentence}\n`;
    const given = await idOf(text);
    expect(given).toMatch(typeof id === 'string' ? new RegExp(`^${id}$`) : id);
    expect(await idOf(`\n\n${text}\n- Another sentence which is about something else.\n`)).toBe(
      given,
    );
  });

  it('is not made of a sentence that is there twice, of a line with an observation, or of what the policy blocks', async () => {
    expect((await suggest({ documents: [MARKDOWN(`${TEXT}\n${TEXT}`)] })).best).toEqual([]);
    const observation = {
      subject: 'prompt-injection',
      severity: 'warning',
      path: 'CLAUDE.md',
      line: 6,
      column: null,
      message: plain('x'),
      remedy: plain('y'),
      key: 'k',
    } as const;
    expect(
      (await suggest({ documents: [MARKDOWN(TEXT)], more: { observations: [observation] } })).best,
    ).toEqual([]);
    expect(
      (
        await suggest({
          documents: [MARKDOWN(TEXT)],
          more: { policies: [DEFAULT_POLICY, policyShape().parse({ exclude_paths: ['src/**'] })] },
        })
      ).best,
    ).toEqual([]);
    expect(
      (
        await suggest({
          documents: [MARKDOWN(TEXT)],
          more: { policies: [policyShape().parse({ exclude_text: ['private resource'] })] },
        })
      ).best,
    ).toEqual([]);
  });
});

describe('the order', () => {
  it('is by how firmly they are anchored, then by critical words, and the same each time', async () => {
    const text =
      '- Run `npm test` before you push.\n- The timeout of clients in `src/client.ts` is agreed.\n- Owner checks run in `requireOwner` first.\n- Never call `SessionStore` in a loop.\n- You must run `npm run db:migrate` after a merge.\n';
    const run = async (limit: number): Promise<Suggestions> =>
      suggest({ documents: [MARKDOWN(text)], more: { limit } });
    const { best, more } = await run(10);
    expect(best.map(({ said }) => said.lines[0])).toEqual([4, 3, 5, 1, 2]);
    expect(more).toBe(0);
    const others = best.slice(2).map(({ statement }) => statement);
    expect(await run(2)).toEqual({ best: best.slice(0, 2), others, more: 3, isCut: false });
  });
});
