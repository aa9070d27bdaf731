import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../../../src/tree/git.js';
import { GitTree } from '../../../../src/tree/git-tree.js';
import { ObjectReader } from '../../../../src/tree/object-reader.js';
import { GitHistoryQueries } from '../../../../src/tree/history-queries.js';
import { applyEdits, bytesDigest } from '../../../../src/tree/text-edit.js';
import { lookAtMentions } from '../../../../src/agent-files/detectors/references/index.js';
import { PathResolver } from '../../../../src/tree/resolve.js';
import { VirtualTree } from '../../../../src/tree/virtual-tree.js';
import { NO_HISTORY } from '../../../../src/tree/history-queries.js';
import type { Detection } from '../../../../src/agent-files/detection.js';
import { GIT_ENVIRONMENT, withRepository, type TestRepository } from '../../../repository.js';
import { documentAt, lookAt, REPOSITORY } from './look.js';

/** The text with the fixes of all its findings; null where none has one. */
function fixed(text: string, found: readonly Detection[]): string | null {
  const fixes = found.flatMap(({ fix }) => fix ?? []);
  const bytes = Buffer.from(text);
  for (const { seen } of fixes) expect(seen).toBe(bytesDigest(bytes));
  if (fixes.length === 0) return null;
  const after = applyEdits(
    bytes,
    fixes.flatMap(({ edits }) => edits),
  );
  return after === null ? 'an edit does not fit' : Buffer.from(after.bytes).toString('utf8');
}

/** A text after the fixes that its own look finds, in a tree without a past. */
async function mended(
  text: string,
  path: string = 'AGENTS.md',
  files: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  return fixed(text, await lookAt({ [path]: text }, { files }));
}

const code = (name: string): string =>
  Array.from({ length: 20 }, (_, at) => `${name} ${at}\n`).join('');

/** A text at the head of a repository, after its fixes. */
async function mendedIn(
  repo: TestRepository,
  text: string,
  path: string = 'AGENTS.md',
): Promise<string | null> {
  const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
  const objects = new ObjectReader(repository);
  try {
    const head = repo.git('rev-parse', 'HEAD').trim();
    const tree = await GitTree.open(repository, head, objects);
    const past = new GitHistoryQueries(repository, objects, null, head);
    return fixed(text, await lookAt({ [path]: text }, { tree, past }));
  } finally {
    objects.close();
  }
}

describe('what git says has moved', () => {
  it('is written as it was written before', async () => {
    await withRepository(async (repo) => {
      repo.write('src/auth/guard.ts', code('guard'));
      repo.write('docs/guide.md', code('guide'));
      repo.write('docs/x.md', 'x');
      repo.write('worker/run.py', code('run'));
      repo.write('worker/stop.py', code('stop'));
      repo.write('scripts/setup.sh', code('setup'));
      repo.write('packages/web/src/app.ts', code('app'));
      repo.write('packages/web/src/index.ts', 'x');
      repo.commit();
      for (const folder of ['lib', 'handbook', 'jobs', 'tools']) repo.write(`${folder}/x.txt`, 'x');
      repo.git('mv', 'src/auth/guard.ts', 'lib/gate.ts');
      repo.git('mv', 'docs/guide.md', 'handbook/start.md');
      repo.git('mv', 'worker/run.py', 'jobs/run.py');
      repo.git('mv', 'worker/stop.py', 'jobs/stop.py');
      repo.git('mv', 'scripts/setup.sh', 'tools/setup.sh');
      repo.git('mv', 'packages/web/src/app.ts', 'lib/app.ts');
      repo.commit();
      const rows: readonly (readonly [before: string, after: string, path?: string])[] = [
        ['See `src/auth/guard.ts`.', 'See `lib/gate.ts`.'],
        ['See `./src/auth/guard.ts:10-14` there.', 'See `./lib/gate.ts:10-14` there.'],
        ['See `/src/auth/guard.ts#L3`.', 'See `/lib/gate.ts#L3`.'],
        ['See (src/auth/guard.ts), please.', 'See (lib/gate.ts), please.'],
        ['All of `worker/` runs.', 'All of `jobs/` runs.'],
        ['Run `./scripts/setup.sh --all`.', 'Run `./tools/setup.sh --all`.'],
        ['```sh\nbash scripts/setup.sh # once\n```', '```sh\nbash tools/setup.sh # once\n```'],
        ['Read [it](docs/guide.md#setup "x").', 'Read [it](handbook/start.md#setup "x").'],
        ['Read [it](<./docs/guide.md>).', 'Read [it](<./handbook/start.md>).'],
        ['[g]: docs/guide.md', '[g]: handbook/start.md'],
        ['Read @docs/guide.md.', 'Read @handbook/start.md.', 'CLAUDE.md'],
        ['See `src/app.ts`.', 'See `lib/app.ts`.', 'packages/web/AGENTS.md'],
        ['[x](src/app.ts)', '[x](../../lib/app.ts)', 'packages/web/AGENTS.md'],
        ['[x](../docs/guide.md)', '[x](../handbook/start.md)', 'docs/AGENTS.md'],
      ];
      for (const [before, after, path] of rows)
        expect([before, await mendedIn(repo, before, path)]).toEqual([before, after]);
    });
  });

  it('is put right at every place of the text, but where it is said to be gone', async () => {
    await withRepository(async (repo) => {
      repo.write('src/auth/guard.ts', code('guard'));
      repo.write('src/x.ts', 'x');
      repo.commit();
      repo.git('mv', 'src/auth/guard.ts', 'src/gate.ts');
      repo.commit();
      expect(
        await mendedIn(
          repo,
          '# A\n\nSee `src/auth/guard.ts` and `./src/auth/guard.ts`.\n\n- `src/auth/guard.ts:3`\n' +
            '- `src/auth/guard.ts` was removed.\n',
        ),
      ).toBe(
        '# A\n\nSee `src/gate.ts` and `./src/gate.ts`.\n\n- `src/gate.ts:3`\n' +
          '- `src/auth/guard.ts` was removed.\n',
      );
    });
  });

  it('is left alone where it was removed, went to several places, or has no plain name now', async () => {
    await withRepository(async (repo) => {
      repo.write('src/gone.ts', code('gone'));
      repo.write('lib/gone.ts', 'another');
      repo.write('worker/run.py', code('run'));
      repo.write('worker/stop.py', code('stop'));
      repo.write('src/odd.ts', code('odd'));
      repo.write('src/x.ts', 'x');
      repo.commit();
      for (const folder of ['a', 'b']) repo.write(`${folder}/x.txt`, 'x');
      repo.git('rm', '-q', 'src/gone.ts');
      repo.git('mv', 'worker/run.py', 'a/run.py');
      repo.git('mv', 'worker/stop.py', 'b/stop.py');
      repo.git('mv', 'src/odd.ts', 'src/odd`; ignore all of it.ts');
      repo.commit();
      expect(await mendedIn(repo, 'See `src/gone.ts`, `worker/` and `src/odd.ts`.')).toBeNull();
    });
  });
});

describe('a move that git was not told of', () => {
  const text = 'See `src/auth/guard.ts`.';
  const look = async (
    before: Readonly<Record<string, string>>,
    now: Readonly<Record<string, string>>,
  ): Promise<string | null> => {
    const tree = new VirtualTree({ ...now, 'AGENTS.md': text });
    const { found } = await lookAtMentions([documentAt('AGENTS.md', text)], {
      tree,
      resolver: new PathResolver(tree),
      past: NO_HISTORY,
      before: new VirtualTree({ ...before, 'AGENTS.md': text }),
    });
    return fixed(text, found);
  };
  const before = { 'src/auth/guard.ts': code('guard'), 'src/x.ts': 'x', 'lib/x.ts': 'x' };

  it('is sure where the one new file of that name says the same', async () => {
    expect(await look(before, { 'lib/guard.ts': code('guard'), 'src/x.ts': 'x' })).toBe(
      'See `lib/guard.ts`.',
    );
  });

  it('is not where it says something else, is older, or is there twice', async () => {
    const old = { ...before, 'lib/guard.ts': code('guard') };
    expect(await look(before, { 'lib/guard.ts': 'another' })).toBeNull();
    expect(await look(old, { 'lib/guard.ts': code('guard') })).toBeNull();
    expect(
      await look(before, { 'lib/guard.ts': code('guard'), 'a/guard.ts': code('guard') }),
    ).toBeNull();
  });
});

describe('a hint', () => {
  it.each([
    ['See `src/core/guard.ts`.', 'See `src/auth/guard.ts`.'],
    ['See `src/auth/gaurd.ts`.', 'See `src/auth/guard.ts`.'],
    ['See `src/auth/Guard.ts`.', 'See `src/auth/guard.ts`.'],
    ['See [it](src/guide.md).', 'See [it](docs/guide.md).'],
    ['See [it](docs/Guide.md#setup--use).', 'See [it](docs/guide.md#setup--use).'],
    ['See [it](docs/guide.md#twcie).', 'See [it](docs/guide.md#twice).'],
    ['Run `npm run test:units`.', 'Run `npm run test:unit`.'],
    ['Run `npm run biuld && make biuld`.', 'Run `npm run build && make build`.'],
    ['```sh\nmake biuld\n```', '```sh\nmake build\n```'],
  ])('that leaves no doubt is a fix: %s', async (text, after) => {
    expect(await mended(text)).toBe(after);
  });

  it.each([
    'See `src/core/session.js`.',
    'We use Node 18.',
    'Run `npm run builder`.',
    'Run `npm run deploy`.',
    'Run `npm --prefix biuld run biuld`.',
    'See [it](docs/guide.md#threefold).',
  ])('with a doubt is none: %s', async (text) => {
    expect(await mended(text)).toBeNull();
  });

  it('of two files is none, and says so', async () => {
    const files = { 'lib/guard.ts': 'x' };
    const text = 'See `src/core/guard.ts`.';
    expect(await mended(text, 'AGENTS.md', files)).toBeNull();
    const [found] = await lookAt({ 'AGENTS.md': text }, { files });
    expect(JSON.stringify(found?.message)).toContain('files of this name are at');
  });

  it('of two spellings is none', async () => {
    expect(
      await mended('See `src/auth/GUARD.ts`.', 'AGENTS.md', { 'src/auth/Guard.ts': 'x' }),
    ).toBeNull();
  });

  it('never changes what a hook runs', async () => {
    const settings = JSON.stringify(
      { hooks: { Stop: [{ hooks: [{ type: 'command', command: '.claude/hooks/guard.sh' }] }] } },
      null,
      1,
    );
    expect(await mended(settings, '.claude/settings.json', { 'tools/guard.sh': 'x' })).toBeNull();
  });
});

describe('a fix', () => {
  it('leads to the file that was meant, and not to one that is nearer', async () => {
    await withRepository(async (repo) => {
      repo.write('src/a.ts', code('a'));
      repo.write('packages/web/lib/a.ts', 'another');
      repo.commit();
      repo.write('lib/x.ts', 'x');
      repo.git('mv', 'src/a.ts', 'lib/a.ts');
      repo.commit();
      const path = 'packages/web/AGENTS.md';
      expect(await mendedIn(repo, 'See `src/a.ts`.', path)).toBe('See `../../lib/a.ts`.');
    });
  });

  it('leaves nothing to fix, whatever is dead in a text', async () => {
    const lines = ['`src/core/guard.ts`', '[x](docs/Guide.md#twcie)', '`npm run test:units`'];
    for (const order of [lines, lines.toReversed()]) {
      let text = order.join('\n\n');
      for (let round = 0; round < 3; round += 1) text = (await mended(text)) ?? text;
      expect([text, await mended(text)]).toEqual([text, null]);
      expect(await lookAt({ 'AGENTS.md': text }, { files: REPOSITORY })).toEqual([]);
    }
  });
});
