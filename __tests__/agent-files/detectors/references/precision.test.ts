import { describe, expect, it } from '@jest/globals';
import { saidOfChange, lookAt, without } from './look.js';
import { phraseText } from '../../../../src/text/phrase.js';

const FILES = {
  'README.md': 'x',
  'package.json': '{}',
  '.changes/README.md': 'x',
  '.planner/state.md': 'x',
  '.claude/agents/planner.md': 'x',
  '.changes/minor.queue.md': 'a note',
  '.github/workflows/ci.yml': 'x',
  '.github/prompts/plan.md': 'a plan',
  'docs/guide.md': 'x',
  'docs/plans/queue.md': 'a plan',
  'docs/TEST_LOG.md': 'a log',
  'docs/overrides.yml': 'some',
  'docs/llms.txt': 'all',
  'src/index.ts': 'x',
  'src/auth/guard.ts': 'a guard',
  'integrations/list.ts': 'x',
  'data/rows.ts': 'rows',
  'packages/core/package.json': '{}',
  'packages/core/src/types/error.ts': 'errors',
  'packages/core/src/lib/data/rows.ts': 'other rows',
  'packages/web/package.json': '{}',
  'packages/web/src/main.tsx': 'x',
  'specs/queue/design.md': 'x',
};

type Row = readonly [title: string, text: string, gone?: string, path?: string];

/** Nothing is said of the text where the file never was there, nor where a change takes it out. */
const SILENT: readonly Row[] = [
  // Denied presence.
  [
    'kept out of a branch',
    'Plans (`docs/plans/`) are intentionally **not** kept on `main`.',
    'docs/plans/queue.md',
  ],
  ['never committed', 'Notes in `docs/plans/` are never committed.', 'docs/plans/queue.md'],
  ['kept outside', 'We keep `docs/plans/` out of the repository.', 'docs/plans/queue.md'],
  ['deliberately absent', 'There is deliberately no `docs/plans/` here.', 'docs/plans/queue.md'],
  ['said not to exist', '`docs/plans/queue.md` does not exist on purpose.', 'docs/plans/queue.md'],
  [
    'not checked in',
    'The file `docs/TEST_LOG.md` is local and not checked in.',
    'docs/TEST_LOG.md',
  ],
  [
    'living elsewhere',
    '`docs/plans/` live in the wiki, not in this repository.',
    'docs/plans/queue.md',
  ],
  // Transient.
  [
    'a change note',
    'For exports, edit `.changes/minor.queue.md` in place.',
    '.changes/minor.queue.md',
  ],
  ['a fragment of news', 'Extend `changelog.d/12.fix.md` in that case.'],
  ['a change set', 'See `.changeset/brave-lions-run.md`.'],
  // To be written.
  ['written to', 'Write results to `docs/TEST_LOG.md`.', 'docs/TEST_LOG.md'],
  ['recorded in', 'Record each failure in `docs/TEST_LOG.md`.', 'docs/TEST_LOG.md'],
  [
    'not there by default',
    'A team can supply `docs/overrides.yml` (not there by default).',
    'docs/overrides.yml',
  ],
  ['may be added', 'You may provide `docs/overrides.yml` to change that.', 'docs/overrides.yml'],
  ['to come', 'The queue is described in `docs/queue.md` (future).'],
  ['to come later', 'The queue will be described in `docs/queue.md` later.'],
  ['not written yet', '`docs/queue.md` (to be written)'],
  ['recorded after each run', 'After each run, extend `src/TEST_LOG.md` with what failed.'],
  ['documented in', 'Document results in `docs/TEST_LOG.md`.', 'docs/TEST_LOG.md'],
  ['of the user of a tool', 'Goals for the planner are in `.planner/goals.md`.'],
  // Base.
  [
    'from the sources of the package',
    '- `types/error.ts`: errors',
    'types/error.ts',
    'packages/core/AGENTS.md',
  ],
  [
    'from the heading',
    '## Library (`packages/core/src/lib/`)\n\n- `data/rows.ts`: rows',
    'data/rows.ts',
  ],
  [
    'from the heading without marks',
    '## packages/core/src/lib\n\n- `data/rows.ts`: rows',
    'data/rows.ts',
  ],
  [
    'from a folder in the sentence',
    'In `packages/core/src/lib`, `data/rows.ts` keeps rows.',
    'data/rows.ts',
  ],
  [
    'from a folder later in the sentence',
    'See `data/rows.ts` in `packages/core/src/lib/`.',
    'data/rows.ts',
  ],
  ['from the item above', '- `packages/core/src/lib/`\n  - `data/rows.ts`: rows', 'data/rows.ts'],
  [
    'from the line above the list',
    'In packages/core/src/lib:\n\n- `data/rows.ts`: rows',
    'data/rows.ts',
  ],
  [
    'from the other column',
    '| Folder | File |\n| --- | --- |\n| `packages/core/src/lib` | `data/rows.ts` |',
    'data/rows.ts',
  ],
  [
    'of each folder of a pattern',
    'For each `specs/<name>/`:\n\n1. Read `design.md`.\n2. Check `status.md`.',
  ],
  [
    'drawn as a pattern',
    'Each has:\n\n```\nspecs/<name>/\n├── design.md\n└── status.md\n```\n\n1. Read `status.md` first.',
  ],
  ['of any package', 'Each package has `src/` and `README.md`.', 'src/index.ts src/auth/guard.ts'],
  // Of another repository.
  ['in a template', 'Read `docs/guide.md` and `docs/prd.md`.', '', 'assets/AGENTS.md'],
  [
    'gone from the root',
    'See `docs/plans/queue.md`.',
    'docs/plans/queue.md',
    'assets/.roo/rules/a.md',
  ],
  ['what a tool writes', 'The tool writes `.github/prompts/`.', '.github/prompts/plan.md'],
  ['where an agent looks', '- Each command gets a file in `.github/prompts/`'],
  ['where another agent looks', '| Copilot | `.github/agents/` | Markdown |'],
  ['where it is installed', 'It is installed into `.vscode/tasks.json`.'],
  ['what is installed', 'Installs `docs/queue.md` with the defaults.'],
  ['an address', 'The site serves `/docs/llms.txt` and `/docs/all.json`.'],
  ['an address alone', 'Agents fetch `/docs/all.txt` first.'],
  ['ids of routes', 'Routes are `integrations/list-all` and `integrations/detail`.'],
  ['an id of a route', 'The route id is `integrations/detail`.'],
];

/** What stands beside it and is wrong all the same: a change takes it out, or it never was there. */
const SPEAKS: readonly Row[] = [
  ['kept on a branch', 'Plans (`docs/plans/`) are kept on `main`.', 'docs/plans/queue.md'],
  ['not to be changed', 'Do not change `docs/plans/queue.md`.', 'docs/plans/queue.md'],
  ['never to be edited', '`docs/plans/queue.md` is never edited by hand.', 'docs/plans/queue.md'],
  ['not only this', '`docs/plans/queue.md` is not the only plan.', 'docs/plans/queue.md'],
  [
    'the page about notes',
    'How notes are written is in `.changes/README.md`.',
    '.changes/README.md',
  ],
  ['read from', 'Read results from `docs/TEST_LOG.md`.', 'docs/TEST_LOG.md'],
  ['written in', 'The rules are written down in `docs/guide.md`.', 'docs/guide.md'],
  ['there by default', 'The tool reads `docs/overrides.yml` by default.', 'docs/overrides.yml'],
  [
    'from the root',
    '- `src/auth/guard.ts`: who may',
    'src/auth/guard.ts',
    'packages/core/AGENTS.md',
  ],
  ['from another heading', '## Web (`packages/web/`)\n\n- `data/rows.ts`: rows', 'data/rows.ts'],
  [
    'below the heading',
    '## Core (`packages/core/src/`)\n\n- `types/error.ts`',
    'packages/core/src/types/error.ts',
  ],
  [
    'in the folder of the sentence',
    'In `packages/core/src`, see `types/error.ts`.',
    'packages/core/src/types/error.ts',
  ],
  [
    'below the item above',
    '- `packages/core/src/`\n  - `types/error.ts`',
    'packages/core/src/types/error.ts',
  ],
  [
    'beside a pattern',
    'Each `specs/<name>/` has a plan. The rules are in `docs/guide.md`.',
    'docs/guide.md',
  ],
  ['a workflow', 'The tests run in `.github/workflows/ci.yml`.', '.github/workflows/ci.yml'],
  [
    'a folder of prompts that was there',
    'Prompts are in `.github/prompts/`.',
    '.github/prompts/plan.md',
  ],
  ['beside a template', 'Read `rules/queue.md`.', 'assets/rules/queue.md', 'assets/AGENTS.md'],
  ['from the root on', 'The guard is `/src/auth/guard.ts`.', 'src/auth/guard.ts'],
  ['a page from the root on', 'Pages are listed in `/docs/llms.txt`.', 'docs/llms.txt'],
  ['beside a pattern on its line', 'Code is in `packages/*`, charts in `charts/`.', 'charts/a.yml'],
  ['of an agent', 'See `.claude/agents/reviewer.md`.'],
  ['in the folder of a tool, once there', 'See `.planner/goals.md`.', '.planner/goals.md'],
  ['one bare name', 'The code is in `src/auth/guards`.'],
  ['a page to read', 'Read `DESIGN.md` first.'],
];

/** Takes some files, separated by blanks, out of the tree that has them, and looks at the text on both. */
async function said([, text, gone = '', path = 'AGENTS.md']: Row): Promise<string[]> {
  const names = gone.split(' ').filter((name) => name !== '');
  const before = { ...FILES, ...Object.fromEntries(names.map((name) => [name, 'what was here'])) };
  const after = without(FILES, ...names);
  const now = await lookAt({ [path]: text }, { files: after });
  return [
    ...(names.length === 0 ? [] : await saidOfChange(text, before, after, path)),
    ...now.map(({ severity, message }) => `${severity}: ${phraseText(message)}`),
  ].filter((line) => line.startsWith('warning'));
}

describe('a path that need not be in this repository', () => {
  it.each(SILENT)('is silent: %s', async (...row) => {
    expect(await said(row)).toEqual([]);
  });
});

describe('a path that the words around do not excuse', () => {
  it.each(SPEAKS)('speaks: %s', async (...row) => {
    expect((await said(row)).length).toBeGreaterThan(0);
  });
});
