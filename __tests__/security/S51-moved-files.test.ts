import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { prover } from '../../src/fixtures/run.js';
import { evaluate, type Evaluation } from '../../src/gate/evaluate.js';
import { GitHistoryQueries } from '../../src/tree/history-queries.js';
import { GitTree } from '../../src/tree/git-tree.js';
import { openRepository } from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import {
  GIT_ENVIRONMENT,
  makeRepository,
  withRepository,
  type TestRepository,
} from '../repository.js';
import {
  audit,
  blocking,
  check,
  entryOf,
  NOW,
  said,
  store,
  trusted,
  type Store,
} from '../store.js';

const IMPORTANCES = ['normal', 'high', 'critical'] as const;
const CODE = `import { Forbidden } from './errors.js';

export function guard(user: User): void {
  if (!user.isOwner) throw new Forbidden();
}
`;
const EMPTIED = 'export function guard(): void {}\n';
const PATH = 'src/guard.ts';

/** One fact of each importance about the guard, adopted. */
const base: Store = IMPORTANCES.reduce(
  (files, importance) =>
    files
      .fact(`guard/${importance}`, {
        body: `The ${importance} guard is on.`,
        importance,
        sources: [{ path: PATH, lines: '4-4' }],
      })
      .adopted(),
  store().file(PATH, CODE),
);
const ids = (evaluation: Evaluation): string[] =>
  trusted(evaluation).map((id) => id.slice('guard/'.length));
const verdicts = (evaluation: Evaluation): string[] =>
  IMPORTANCES.map(
    (importance) => entryOf(evaluation, `guard/${importance}`).anchors[0]?.verdict ?? 'none',
  );

describe('SECURITY S51: a cited file that moves', () => {
  const moved = base
    .without(PATH)
    .file('src/guard-unused.ts', CODE)
    .file('src/guard/index.ts', EMPTIED);

  it('`git mv guard.ts guard-unused.ts` with an emptied `guard/index.ts` is another file for critical facts', async () => {
    const evaluation = await check(base, moved);
    expect(verdicts(evaluation)).toEqual(['moved', 'moved', 'missing']);
    expect(ids(evaluation)).toEqual(['high', 'normal']);
    expect(blocking(evaluation)).toEqual(['MT105']);
    expect(entryOf(evaluation, 'guard/critical').anchors[0]?.foundAt).toBe('src/guard-unused.ts');
    expect(ids(await audit(moved))).toEqual([]);
  });

  it('and its other facts are to be bound again in this change, for they are missing after it', async () => {
    const evaluation = await check(base, moved);
    expect(said(evaluation, 'MT113')).toEqual([
      '+warning: `guard/high` cites `src/guard.ts`, which is now at `src/guard-unused.ts`',
      '+warning: `guard/normal` cites `src/guard.ts`, which is now at `src/guard-unused.ts`',
    ]);
    expect(verdicts(await audit(moved))).toEqual(['missing', 'missing', 'missing']);
    expect(ids(await check(moved, moved.file('other.ts', 'x\n')))).toEqual([]);
  });

  it('is moved to no folder that could be told by its name', async () => {
    for (const path of ['test/guard.ts', 'src/old/guard.ts', 'src/guard.ts.off', 'docs/guard.md']) {
      const head = base.without(PATH).file(path, CODE);
      expect(ids(await check(base, head))).not.toContain('critical');
      expect(ids(await audit(head))).toEqual([]);
    }
  });

  it('and is edited on the way has lost what was edited', async () => {
    const head = base.without(PATH).file('src/new.ts', EMPTIED);
    expect(ids(await check(base, head))).toEqual([]);
  });
});

describe('SECURITY S51: a cited file that becomes a link', () => {
  it.each([
    ['to a copy of its text', base.file('src/real.ts', CODE).link(PATH, 'real.ts')],
    ['to an emptied file', base.file('src/real.ts', EMPTIED).link(PATH, 'real.ts')],
    ['out of the repository', base.link(PATH, '/src/guard.ts')],
    ['to itself', base.link(PATH, 'guard.ts')],
    ['to nothing', base.link(PATH, 'nowhere.ts')],
  ])('%s is another file for every importance', async (_what, head) => {
    for (const evaluation of [await check(base, head), await audit(head)])
      expect(ids(evaluation)).toEqual([]);
    expect(blocking(await check(base, head))).not.toEqual([]);
  });

  it('so does one whose folder becomes a link', async () => {
    const head = base.without(PATH).file('lib/guard.ts', CODE).link('src', 'lib');
    for (const evaluation of [await check(base, head), await audit(head)])
      expect(ids(evaluation)).toEqual([]);
  });
});

/** Judges the newest commit of a clone as a state, with all that this clone knows of its past. */
async function judged(root: string): Promise<Evaluation> {
  const repository = await openRepository(root, GIT_ENVIRONMENT);
  const objects = new ObjectReader(repository);
  try {
    const clone = makeRepository({ at: root });
    const commit = clone.git('rev-parse', 'HEAD').trim();
    const tree = await GitTree.open(repository, commit, objects);
    return await evaluate({
      base: tree,
      head: tree,
      scope: 'state',
      now: NOW,
      surface: 'branch',
      prover,
      subject: { repository: null, baseSha: commit, headSha: commit },
      past: new GitHistoryQueries(repository, objects, commit, commit),
    });
  } finally {
    objects.close();
  }
}

/** Writes what a store holds and commits it. */
function committed(repository: TestRepository, files: Store): void {
  for (const [path, text] of Object.entries(files.files()))
    if (typeof text === 'string') repository.write(path, text);
  repository.commit();
}

describe('SECURITY S51: a full clone and one of depth 1', () => {
  it('say the same of a file that was renamed', async () => {
    await withRepository(async (repository) => {
      committed(repository, base);
      repository.git('mv', PATH, 'src/renamed.ts');
      repository.commit();
      const answers: string[][] = [];
      for (const depth of [[], ['--depth', '1']]) {
        const root = join(repository.root, `clone-${depth.length}`);
        repository.git('clone', '--quiet', ...depth, `file://${repository.root}`, root);
        answers.push(verdicts(await judged(root)));
        rmSync(root, { recursive: true });
      }
      expect(answers).toEqual([
        ['missing', 'missing', 'missing'],
        ['missing', 'missing', 'missing'],
      ]);
    });
  });
});
