/** What becomes a candidate of the memory of other tools, and what does not: an adapter at a time. */
import { describe, expect, it } from '@jest/globals';
import { AgentDocument } from '../../src/agent-files/document.js';
import { FOREIGN_STORES } from '../../src/lifecycle/stores/index.js';
import { STORE_NAMES, type StoreName } from '../../src/lifecycle/stores/foreign-store.js';
import { statementReadingOf, suggestFacts, type Suggestion } from '../../src/lifecycle/suggest.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const CODE = {
  'src/guard.ts':
    'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n',
  'src/env.js': 'export const env = process.env;\n',
  'package.json':
    '{"scripts": {"test": "jest", "lint": "oxlint"}, "dependencies": {"vite": "^7.2.2", "music-tags": "^2.0.0"}}\n',
  'src/deep/device_api.ts': 'export const poll = () => null;\n',
  'packages/web/src/page.tsx': 'export const Page = () => null;\n',
};

function storeNamed(name: StoreName) {
  const store = FOREIGN_STORES.find((one) => one.name === name);
  if (store === undefined) throw new Error(`no adapter for ${name}`);
  return store;
}

/** The candidates of one file of a store. */
async function candidates(name: StoreName, path: string, text: string): Promise<Suggestion[]> {
  const store = storeNamed(name);
  const tree = new VirtualTree({ ...CODE, [path]: text });
  const has = (other: string): boolean => tree.entries.has(other);
  if (!store.isFile(path, has)) return [];
  const { best } = await suggestFacts({
    tree,
    documents: [new AgentDocument(name, 'memory', path, path, text)],
    observations: [],
    known: [],
    policies: [DEFAULT_POLICY],
    isTaken: () => false,
    signature: { proposedBy: 'alice', at: '2026-01-01T00:00:00Z' },
    limit: 50,
    reading: statementReadingOf(store),
  });
  return [...best];
}

/** What they say, in the order of the file. */
async function said(name: StoreName, path: string, text: string): Promise<string[]> {
  return (await candidates(name, path, text))
    .toSorted((a, b) => a.said.lines[0] - b.said.lines[0])
    .map(({ statement }) => statement);
}

const OWNER = 'Owner checks run in `requireOwner` before a private resource is returned.';

it('each name of a store has its adapter, with the page that documents it', () => {
  expect(FOREIGN_STORES.map(({ name }) => name)).toEqual([...STORE_NAMES]);
  for (const { source } of FOREIGN_STORES) expect(source).toMatch(/^https:\/\//);
});

describe('files of', () => {
  const there = new Set(['memory/MEMORY.md', '.claude/memory/MEMORY.md', 'tools/MEMORY.md']);
  test('claude-memory', [
    ['MEMORY.md', true],
    ['memory/MEMORY.md', true],
    ['memory/billing.md', true],
    ['.claude/memory/feedback_tests.md', true],
    ['.claude/agent-memory/reviewer/MEMORY.md', true],
    ['.claude/agent-memory/reviewer/patterns.md', true],
    ['.claude/agent-memory/reviewer/theme-review-calibration.md', false],
    ['.claude/agent-memory/reviewer/round_rulings.md', false],
    ['.claude/agent-memory/reviewer/gap-text-in-render.md', true],
    ['tools/memory/notes.md', true],
    ['docs/memory/layout.md', false],
    ['src/memory/README.txt', false],
    ['memory/2026-01-31.md', false],
    ['.claude/agent-memory/scanner/scan_2026_04_12_findings.md', false],
    ['.claude/agent-memory-local/reviewer/MEMORY.txt', false],
    ['docs/memory.md', false],
  ]);
  test('memory-bank', [
    ['memory-bank/systemPatterns.md', true],
    ['memory-bank/techContext.md', true],
    ['packages/web/memory-bank/techContext.md', true],
    ['memory-bank/projectbrief.md', false],
    ['memory-bank/productContext.md', false],
    ['memory-bank/activeContext.md', false],
    ['memory-bank/progress.md', false],
    ['memory-bank/tasks.md', false],
    ['memory-bank/archive-billing.md', false],
    ['memory-bank/journal/theme.md', false],
    ['journal/memory-bank/theme.md', true],
    ['memory-bank/diagram.png', false],
    ['docs/memory-bank.md', false],
    ['.kilocode/rules/memory-bank/architecture.md', true],
    ['.kilocode/rules/memory-bank/brief.md', false],
    ['.kilocode/rules/memory-bank/product.md', false],
    ['.kilocode/rules/memory-bank/context.md', false],
    ['memory-bank/contextual-help.md', true],
    ['memory-bank/README.md', false],
    ['memory-bank/systemPatterns-deprecated.md', false],
    ['memory-bank/deprecated-calls.md', true],
    ['memory-bank/snapshots/systemPatterns.md', false],
    ['memory-bank/search-prd.md', false],
    ['memory-bank/known-gaps.md', false],
    ['docs/history/memory-bank/systemPatterns.md', false],
    // Whether such a record is in force is read by the adapter of decision records.
    ['memory-bank/adrs/adr-002-time-zones.md', false],
    ['memory-bank/decisions/0001-time-zones.md', false],
    ['memory-bank/adrs/overview.md', true],
  ]);
  test('serena', [
    ['.serena/memories/project_overview.md', true],
    ['.serena/memories/modules/frontend.md', true],
    ['.serena/memories/task_completion_checklist.md', true],
    ['.serena/memories/when_task_is_completed.md', true],
    ['.serena/memories/session_2026-02-01.md', false],
    ['.serena/memories/refactor_progress.md', false],
    ['.serena/project.yml', false],
    ['memories/project_overview.md', false],
  ]);
  test('adr', [
    ['docs/adr/0001-record-architecture-decisions.md', true],
    ['docs/decisions/0003-use-postgres.md', true],
    ['doc/adr/3-use-postgres.md', true],
    ['docs/architecture/decisions/0003-use-postgres.md', true],
    ['packages/web/docs/adr/ADR-003_cache.md', true],
    ['memory-bank/decisions/0003-use-postgres.md', true],
    ['docs/adr/README.md', false],
    ['docs/adr/0000-template.md', false],
    ['docs/decisions/adr-template.md', false],
    ['src/decisions/0001-first.md', false],
    ['docs/adr/0001-notes.txt', false],
  ]);

  function test(name: StoreName, paths: readonly (readonly [path: string, isFile: boolean])[]) {
    it.each(paths)(`${name}: %s, %s`, (path, isFile) => {
      expect(storeNamed(name).isFile(path, (other) => there.has(other))).toBe(isFile);
    });
  }
});

describe('prose of agents', () => {
  const take = async (text: string) => said('serena', '.serena/memories/style.md', text);

  it('becomes a candidate where it names what is here, and cites its own sentence besides', async () => {
    const [one] = await candidates(
      'serena',
      '.serena/memories/style.md',
      `# Style\n\n- ${OWNER}\n`,
    );
    expect(one).toMatchObject({
      statement: OWNER,
      said: { path: '.serena/memories/style.md', lines: [3, 3] },
      restsOn: [{ path: 'src/guard.ts', selector: 'symbol:requireOwner' }],
    });
    const fact = one?.changes.find(({ path }) => path.endsWith('.md'))?.content ?? '';
    expect(fact).toContain('status: candidate\n');
    expect(fact).toContain('x-source-ref: serena:.serena/memories/style.md\n');
    expect(fact).toContain('path: .serena/memories/style.md\n');
    expect(one?.changes).toHaveLength(1);
  });

  it.each([
    ['a name without backticks', 'Secrets are read in src/env.js alone.', 'Secrets'],
    ['a script without backticks', 'Every change is checked by npm run lint.', 'Every change'],
    ['a rule that names something', 'Never pass `err.message` to a caller.', 'Never'],
    [
      'an order that holds each time',
      'Add `requireOwner` to every handler of a private resource.',
      'Add',
    ],
    ['a rule of one thing', 'A committed test must not read files from `data/`.', 'A committed'],
  ])('takes %s', async (_what, text, begins) => {
    const [one] = await take(`# Style\n\n- ${text}\n`);
    expect(one).toMatch(new RegExp(`^${begins}`));
  });

  it.each([
    ['what names nothing', 'The project is built with care and love.'],
    ['a file that is gone', 'Secrets are read in `src/secrets.ts` alone.'],
    ['what was done', 'Added `requireOwner` to all handlers of private resources.'],
    ['what has been done', 'The check `requireOwner` has been moved to the guard.'],
    ['what is done, without a verb', 'Justification added to `package.json`.'],
    ['what is to be done with a file', '`src/guard.ts` - Add the new owner check'],
    ['what was done with a file', '`src/guard.ts` - Added the owner check of groups'],
    ['a day', 'Since 2026-02-01 owner checks run in `requireOwner` of the guard.'],
    ['a plan', 'Owner checks will be part of `requireOwner` for all users.'],
    ['what is not so yet', 'Owner checks of groups are not part of `requireOwner` yet.'],
    ['an issue', 'Owner checks run in `requireOwner` because of issue #12.'],
    ['a file and names alone', 'src/guard.ts: Guard, Owner, Forbidden'],
    ['a count', 'The suite of `requireOwner` holds 120 tests in all.'],
    ['a count in parentheses', '`src/guard.ts` - Entry point of the checks (12 checks)'],
    ['an order for one time', 'Create `requireOwner` and its test in the guard.'],
    ['a folder of one machine', 'Run `npm run lint` in /Users/alice/shop before a push.'],
    ['what was', 'The check `requireOwner` was used by the gateway alone.'],
    ['the story of an incident', 'Root cause (proven): `requireOwner` returns before the check.'],
    [
      'what has the number of a case',
      '**`DEF-081`** — `requireOwner` is not called by the gateway.',
    ],
    [
      'what is too long',
      `Owner checks run in \`requireOwner\`${', and in one more place'.repeat(14)}.`,
    ],
    ['a todo', '[ ] Owner checks run in `requireOwner` before anything.'],
    ['a label whose subject is elsewhere', '**How to apply:** call `requireOwner` first.'],
    ['what the reader is told to add', 'The crate is not bundled — user must add `ron` by hand.'],
    ['what must be changed once', 'The import of `fastplot` must be updated in the client.'],
    ['a rule that names nothing', 'Never write bad code in this project.'],
    ['the number of a line', 'Owner checks run in `requireOwner` (lines 12-40 of the guard).'],
    ['the line of a file', 'Owner checks run in `requireOwner`, called in gateway.ts:65 alone.'],
    ['a line by its number alone', 'Owner checks run in `requireOwner` and its twin (~:28).'],
    ['a round of reviews', 'The guard rests on `requireOwner`, as round 19 has it.'],
    ['a pull request by its letter', 'Owner checks run in `requireOwner` once PR-B is in.'],
    ['what is struck out', '~~Owner checks run in `requireOwner` alone.~~ Closed by the gateway.'],
    ['a count of findings', 'The guard `requireOwner` has 5 instances of the old name.'],
    ['an issue in parentheses', 'Owner checks run in `requireOwner` (#17, the gateway too).'],
    ['a step of a plan', 'C3 (the guard): `requireOwner` takes the user from the token.'],
    ['a remedy', 'Fix (in `src/guard.ts`): `requireOwner` returns before the check.'],
    ['what was deleted', '`src/guard.ts` — canonical place of the guard (old one deleted)'],
    ['what was changed in a file', '`src/guard.ts`: Changed the owner check of groups'],
    ['what is to be added to a file', '`src/guard.ts` (add the owner check of groups)'],
    ['what must be done as well', 'The guard calls `requireOwner`. It must also check the group.'],
    ['what its author did not know', 'Owner checks likely run in `requireOwner` of the guard.'],
    ['what is going on', 'The check `requireOwner` is being moved into the gateway.'],
    ['what is done, in Chinese', '所有者检查已实现: `requireOwner` 在守卫中运行。'],
    ['what is not decided, in Chinese', '（待定）所有者检查: `requireOwner` 在守卫中运行。'],
    ['a cause, in Chinese', '根因: `requireOwner` 在检查之前返回。'],
    ['a gap', '**Gap:** `src/guard.ts` has a test, but the other routes have none.'],
    ['a wish of a review', '**Mitigation:** `requireOwner` should take the user as an argument.'],
    ['a pattern of faults', '**Pattern:** A handler calls `requireOwner` and goes on.'],
    ['a reference', 'Reference: src/guard.ts requireOwner of the gateway.'],
  ])('leaves out %s', async (_what, text) => {
    expect(await take(`# Style\n\n- ${text}\n`)).toEqual([]);
    expect(await take(`# Style\n\n- ${OWNER}\n- ${text}\n`)).toEqual([OWNER]);
  });

  it.each([
    ['a tool and its version', '**Vite 7.2.2**: Build tool and dev server'],
    ['a version alone', '**Vite**: ^7.2.2 (a complete set of tools)'],
    ['a tool of a kind, with a version', '**Bundler:** Vite v7.2 with strict typing'],
    ['a package and what it is for', '**music-tags**: Library for reading audio metadata'],
    ['names in a row', '**Guards**: `requireOwner`, `src/guard.ts`, mock in dev'],
    ['how, and not what', '**Owner checks**: Via `requireOwner` of the guard.'],
    ['an order without its verb', 'Never in a separate folder beside `src/guard.ts`.'],
    ['an order of what stands before', 'Do not merge it with `src/guard.ts` or its test.'],
    ['what lacks its subject', 'Lives in `src/guard.ts` — do not copy it to handlers.'],
    ['what lacks its object', '`requireOwner` extends it and must say so.'],
    ['one word and a name', 'Реализован в `src/guard.ts`.'],
    ['what points back', 'All handlers must enforce this; `requireOwner` does so.'],
    ['a place that stands before', 'Every handler with `requireOwner` goes there.'],
    ['one of many', 'The class must be `partial` beside `requireOwner`.'],
    ['a line of a tree', '`src/guard.ts` # owner checks of all resources'],
    ['names alone', '**`src/guard.ts`**, **`src/env.js`** (для ключей).'],
    ['the locked version of a package', '`vite` (`7.2.2`) for building the whole project'],
    ['a package and its version alone', '`vite`: 7.2.2 (the bundler of all packages)'],
    ['where to read', 'For the owner checks, read `requireOwner` in `src/guard.ts`.'],
    ['what lacks a verb', 'Bearer token auth using `requireOwner` (from `src/guard.ts`)'],
  ])('leaves out a piece of a sentence: %s', async (_what, text) => {
    expect(await take(`# Style\n\n- ${text}\n`)).toEqual([]);
    expect(await take(`# Style\n\n- ${OWNER}\n- ${text}\n`)).toEqual([OWNER]);
  });

  it.each([
    ['a version in a sentence', '**Vite 7.2.2**: Every page is built by it alone'],
    [
      'this, of what it names',
      '`requireOwner` guards rows — always use this, never a check of roles.',
    ],
    ['a passive', 'Owner checks registered in `src/guard.ts` for all handlers.'],
    ['names and their place', '**Owner guards**: `requireOwner`, `Forbidden` in `src/guard.ts`'],
    ['a locked version in a sentence', '`vite` (`7.2.2`) is used to build the whole project.'],
    ['this, with its noun', 'All handlers of this project call `requireOwner` first.'],
    ['a file and what it is', '`src/guard.ts`: Owner checks of all private resources'],
    ['a folder and what is in it', '**src/guard.ts**: Owner checks — `requireOwner`'],
    ['a label and a rule', 'Always check owners first: `requireOwner`, then groups in turn.'],
    ['commands in a row', 'Quick checks (in the container): `npm run test`, `npm run lint`.'],
    ['a command and what it does', '`npm run lint` (all rules and types of the shop).'],
    ['a choice', '**Owner checks:** Default `requireOwner`; configurable by the route'],
    ['a ban that names one thing', 'Never in a loop: call `requireOwner` once for all.'],
    ['an order of a thing', 'Merge groups with `requireOwner` before a check.'],
    ['a verb that is no list knows', 'All guards equal `requireOwner` in what gets in.'],
    ['Spanish', '**Vite 7.2.2**: construye la tienda para producción'],
    ['German', '**Vite 7.2.2**: baut die Seiten für den Betrieb'],
    ['a port', 'The gateway that calls `requireOwner` listens on `:3001`.'],
    ['an object store', 'S3 (the bucket of exports): `requireOwner` guards every download.'],
    ['what is deleted each time', '`requireOwner` ignores old rows (which are deleted)'],
    ['Chinese', '所有者检查: `requireOwner` 在守卫中运行。'],
    ['a pattern', '**Pattern:** `requireOwner` runs before every handler.'],
  ])('takes %s', async (_what, text) => {
    expect(await take(`# Style\n\n- ${text}\n`)).toHaveLength(1);
  });

  it.each([
    'Progress',
    'Issue: owner checks fail',
    'Files affected',
    'Files to change',
    'Technical design sketch',
    'Intended user experience',
    'Problems it solves',
    'Current status',
    'Recent changes',
    'Next steps',
    'TODO',
    'What works',
    'Session 2026-02-01',
    '✅ Guards',
    'Known issues',
    'Roadmap',
  ])('leaves out what stands below "%s", in sections of it too', async (title) => {
    const text = `## ${title}\n\n- ${OWNER}\n\n### Access\n\n- Secrets are read in src/env.js alone.\n`;
    expect(await take(text)).toEqual([]);
    expect(await take(text.replace(`## ${title}`, '## Access rules'))).toHaveLength(2);
  });

  it('reads numbered sections, and leaves out the numbered steps of a procedure', async () => {
    expect(await take(`## 2. Access\n\n- ${OWNER}\n`)).toEqual([OWNER]);
    expect(await take(`## Adding a guard\n\n1. ${OWNER}\n`)).toEqual([]);
    expect(await take(`## Patterns\n\n### 3. Access\n\n- ${OWNER}\n`)).toEqual([OWNER]);
    expect(await take(`## Adding a guard\n\n### 3. Access\n\n- ${OWNER}\n`)).toEqual([]);
  });

  it('finds a file by its bare name where only one is called so', async () => {
    const text = '# Layers\n\n- Every call to the device goes through `device_api.ts` alone.\n';
    const [one] = await candidates('serena', '.serena/memories/layers.md', text);
    expect(one?.restsOn).toEqual([expect.objectContaining({ path: 'src/deep/device_api.ts' })]);
    const page = '# Web\n\n- Every page of the web is rendered by `page.tsx` on the server.\n';
    const below = 'packages/api/memory-bank/techContext.md';
    expect(await candidates('memory-bank', below, page)).toEqual([]);
  });

  it('is out of force where its file says so', async () => {
    expect(await take(`---\nstatus: deprecated\n---\n# Style\n\n- ${OWNER}\n`)).toEqual([]);
    expect(await take(`---\nexpires: 2026-01-31\n---\n# Style\n\n- ${OWNER}\n`)).toEqual([]);
    expect(await take(`---\nname: style\n---\n# Style\n\n- ${OWNER}\n`)).toEqual([OWNER]);
  });

  it('sees paths from the folder that the store is about', async () => {
    const text = '# Web\n\n- Every page is rendered by `src/page.tsx` on the server.\n';
    const [one] = await candidates('memory-bank', 'packages/web/memory-bank/techContext.md', text);
    expect(one?.restsOn).toEqual([expect.objectContaining({ path: 'packages/web/src/page.tsx' })]);
  });
});

describe("Claude Code's memory", () => {
  const front = (type: string): string =>
    `---\nname: guards\ndescription: how access is checked\ntype: ${type}\n---\n\n${OWNER}\n`;

  it('gives what is about the project, and not what is about the person', async () => {
    const path = '.claude/agent-memory/reviewer/guards.md';
    expect(await said('claude-memory', path, front('project'))).toEqual([OWNER]);
    expect(await said('claude-memory', path, front('feedback'))).toEqual([OWNER]);
    expect(await said('claude-memory', path, front('user'))).toEqual([]);
  });

  it('states nothing by an index that only links', async () => {
    const index = '- [Guards](guards.md) — how access is checked, with `requireOwner`\n';
    expect(await said('claude-memory', 'memory/MEMORY.md', index)).toEqual([]);
  });
});

describe('a decision record', () => {
  const PATH = 'docs/decisions/0003-use-postgres.md';
  const take = async (text: string) => said('adr', PATH, text);
  const madr = (
    status: string,
    outcome = 'Chosen option: "PostgreSQL", because it is known here.',
  ) =>
    `---\nstatus: ${status}\n---\n# Use PostgreSQL\n\n## Context and Problem Statement\n\nWhere to keep orders?\n\n` +
    `## Considered Options\n\n* PostgreSQL\n* MongoDB\n\n## Decision Outcome\n\n${outcome}\n\n` +
    '### Consequences\n\n* Good, because backups are there.\n';
  const STATEMENT = 'Use PostgreSQL: Chosen option: "PostgreSQL", because it is known here.';

  it('states its decision under its title, and nothing else', async () => {
    const [one, ...others] = await candidates('adr', PATH, madr('accepted'));
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: 'decision/postgresql-chosen-option',
      statement: STATEMENT,
      kind: 'decision',
      said: { path: PATH, lines: [17, 17] },
    });
  });

  it.each(['accepted', '"accepted"', 'Approved', 'accepted, supersedes ADR-0001', 'implemented'])(
    'is in force with the status %s',
    async (status) => {
      expect(await take(madr(status))).toEqual([STATEMENT]);
    },
  );

  it.each([
    'superseded by ADR-0010',
    'Accepted, superseded by [10](0010-x.md)',
    'superceded by 10',
    'deprecated',
    'proposed',
    'rejected',
    'draft',
    'ongoing',
    '"{proposed | rejected | accepted | deprecated}"',
    'not accepted',
  ])('is left out with the status %s', async (status) => {
    expect(await take(madr(status))).toEqual([]);
  });

  it.each([
    ['a list', '# Use PostgreSQL\n\n* Status: STATUS\n* Date: 2026-01-01\n'],
    ['bold', '# Use PostgreSQL\n\n**Status:** STATUS\n'],
    ['a table', '# Use PostgreSQL\n\n| Status | STATUS |\n|---|---|\n'],
    ['a section', '# 3. Use PostgreSQL\n\nDate: 2026-01-01\n\n## Status\n\nSTATUS\n'],
    ['a section with a picture', '# ADR-003: Use PostgreSQL\n\n## 🚦 Status\n\nSTATUS\n'],
  ])('has its status in %s', async (_where, opening) => {
    const rest =
      '\n## Decision\n\nWe will keep orders in PostgreSQL.\n\n## Consequences\n\nFine.\n';
    const taken = ['Use PostgreSQL: We will keep orders in PostgreSQL.'];
    expect(await take(opening.replace('STATUS', 'Accepted') + rest)).toEqual(taken);
    expect(await take(opening.replace('STATUS', 'Superseded by ADR-9') + rest)).toEqual([]);
    expect(await take(opening.replace('STATUS', 'Proposed') + rest)).toEqual([]);
  });

  it('is in force where it has no status: MADR lets it out', async () => {
    expect(await take(madr('accepted').replace(/^---[^]*?---\n/, ''))).toEqual([STATEMENT]);
  });

  it('takes the list that a sentence leads to, and what is said before a long one', async () => {
    expect(
      await take(madr('accepted', 'We will:\n\n- keep orders in PostgreSQL\n- back it up')),
    ).toEqual(['Use PostgreSQL: We will: – keep orders in PostgreSQL – back it up']);
    const long = Array.from({ length: 12 }, (_, at) => `- reason ${at}`).join('\n');
    expect(
      await take(madr('accepted', `Chosen option: "Use PostgreSQL", because\n\n${long}`)),
    ).toEqual(['Use PostgreSQL: Chosen option: "Use PostgreSQL"']);
    expect(await take(madr('accepted', `We will:\n\n${long}`))).toEqual([]);
  });

  it.each([
    ['a template', 'Chosen option: "{title of option 1}", because {justification}.'],
    ['a number alone', 'Chosen option: "Option 2", because it comes out best.'],
    ['nothing yet', 'TBD, see the discussion of the team.'],
    ['a question', 'Shall we keep orders in PostgreSQL?'],
    ['a path that is gone', 'Orders are kept by `src/orders/store.ts` in PostgreSQL.'],
  ])('is left out where it decides %s', async (_what, outcome) => {
    expect(await take(madr('accepted', outcome))).toEqual([]);
  });

  it('cites the file that it names as well', async () => {
    const [one] = await candidates(
      'adr',
      PATH,
      madr('accepted', 'Access is checked by `requireOwner` in `src/guard.ts` alone.'),
    );
    expect(one?.restsOn).toEqual([{ path: 'src/guard.ts', selector: 'symbol:requireOwner' }]);
  });
});
