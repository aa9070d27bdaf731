/** What becomes a candidate of the memory of other tools, and what does not: an adapter at a time. */
import { describe, expect, it } from '@jest/globals';
import { AgentDocument } from '../../src/agent-files/document.js';
import { FOREIGN_STORES } from '../../src/lifecycle/stores/index.js';
import { STORE_NAMES, type StoreName } from '../../src/lifecycle/stores/foreign-store.js';
import { statementReadingOf } from '../../src/lifecycle/stores/reading.js';
import { suggestFacts, type Suggestion } from '../../src/lifecycle/suggest.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const CODE = {
  'src/guard.ts':
    'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n',
  'src/env.js': 'export const env = process.env;\n',
  'package.json': '{"scripts": {"test": "jest", "lint": "oxlint"}}\n',
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
    ledger: (fact) => ({ fact, text: '', events: [] }),
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
    const event = one?.changes.find(({ path }) => path.endsWith('.jsonl'))?.content ?? '';
    expect(event).toContain('"evidence":"serena:.serena/memories/style.md#L3"');
    expect(event).not.toContain('candidate.applied');
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
  ])('leaves out %s', async (_what, text) => {
    expect(await take(`# Style\n\n- ${text}\n`)).toEqual([]);
    expect(await take(`# Style\n\n- ${OWNER}\n- ${text}\n`)).toEqual([OWNER]);
  });

  it.each([
    'Progress',
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
      id: 'decision/postgre-sql-chosen-option-postgre-sql',
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
