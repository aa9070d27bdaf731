import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../../../src/tree/git.js';
import { GitTree } from '../../../../src/tree/git-tree.js';
import { ObjectReader } from '../../../../src/tree/object-reader.js';
import { phraseText } from '../../../../src/text/phrase.js';
import { AgentDocument } from '../../../../src/agent-files/document.js';
import { lookAtMentions } from '../../../../src/agent-files/detectors/references/index.js';
import { GitHistoryQueries, NO_HISTORY } from '../../../../src/tree/history-queries.js';
import { PathResolver } from '../../../../src/tree/resolve.js';
import { VirtualTree } from '../../../../src/tree/virtual-tree.js';
import { GIT_ENVIRONMENT, withRepository, type TestRepository } from '../../../repository.js';
import { lookAt, messages } from './look.js';

const code = (name: string): string =>
  Array.from({ length: 20 }, (_, at) => `${name} ${at}\n`).join('');

/** What is said of one text at the head of a repository. */
async function said(repo: TestRepository, text: string): Promise<string[]> {
  const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
  const objects = new ObjectReader(repository);
  try {
    const head = repo.git('rev-parse', 'HEAD').trim();
    const tree = await GitTree.open(repository, head, objects);
    const found = await lookAt(
      { 'AGENTS.md': text },
      { tree, past: new GitHistoryQueries(repository, objects, null, head) },
    );
    return found.map(({ severity, message }) => `${severity}: ${phraseText(message)}`);
  } finally {
    objects.close();
  }
}

describe('where it may be instead', () => {
  it('is what git says of the file, over several moves', async () => {
    await withRepository(async (repo) => {
      repo.write('src/auth/guard.ts', code('guard'));
      repo.write('src/gone.ts', code('gone'));
      repo.write('src/index.ts', 'x');
      repo.commit();
      repo.git('mv', 'src/auth/guard.ts', 'src/gate.ts');
      repo.commit();
      repo.write('lib/x.ts', 'x');
      repo.git('mv', 'src/gate.ts', 'lib/gate.ts');
      const moved = repo.commit();
      repo.git('rm', '-q', 'src/gone.ts');
      const removed = repo.commit();
      expect(
        await said(repo, 'See `src/auth/guard.ts`, `src/gone.ts` and `src/never.ts`.'),
      ).toEqual([
        `warning: \`src/auth/guard.ts\` does not exist; it moved to \`lib/gate.ts\` in ${moved.slice(0, 7)}`,
        `warning: \`src/gone.ts\` does not exist; it was removed in ${removed.slice(0, 7)}`,
        'warning: `src/never.ts` does not exist',
      ]);
    });
  });

  it('guesses no file that was there before the other one went', async () => {
    await withRepository(async (repo) => {
      repo.write('src/createQuery.ts', code('query'));
      repo.write('src/createSource.ts', code('source'));
      repo.write('src/makeSources.ts', code('sources'));
      repo.commit();
      repo.git('rm', '-q', 'src/createQuery.ts', 'src/makeSources.ts');
      repo.write('src/makeSource.ts', 'x');
      const removed = repo.commit().slice(0, 7);
      expect(await said(repo, 'See `src/createQuery.ts`, `src/makeSources.ts`.')).toEqual([
        `warning: \`src/createQuery.ts\` does not exist; it was removed in ${removed}`,
        `warning: \`src/makeSources.ts\` does not exist; it was removed in ${removed}, and ` +
          '`src/makeSource.ts` has a similar name',
      ]);
    });
  });

  it('makes of a bare name and of a folder a certain thing', async () => {
    await withRepository(async (repo) => {
      repo.write('worker/run.py', code('run'));
      repo.write('worker/stop.py', code('stop'));
      repo.write('setup.cfg', code('cfg'));
      repo.write('a.txt', 'x');
      repo.commit();
      repo.write('jobs/x.txt', 'x');
      repo.git('mv', 'worker/run.py', 'jobs/run.py');
      repo.git('mv', 'worker/stop.py', 'jobs/stop.py');
      repo.git('rm', '-q', 'setup.cfg');
      const commit = repo.commit();
      expect(
        await said(
          repo,
          'The `worker/` folder, `worker`, `setup.cfg`, and `other.cfg` in `elsewhere/`.',
        ),
      ).toEqual([
        `warning: There is no folder \`worker/\`; it moved to \`jobs\` in ${commit.slice(0, 7)}`,
        `warning: \`setup.cfg\` does not exist; it was removed in ${commit.slice(0, 7)}`,
      ]);
    });
  });

  it('is nothing of the past in a shallow clone', async () => {
    await withRepository(async (origin) => {
      origin.write('src/a.ts', code('a'));
      origin.write('src/b.ts', 'x');
      origin.commit();
      origin.git('mv', 'src/a.ts', 'src/c.ts');
      origin.commit();
      await withRepository(async (clone) => {
        clone.git('fetch', '--quiet', '--depth=1', `file://${origin.root}`, 'main');
        clone.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
        expect(await said(clone, 'See `src/a.ts`.')).toEqual([
          'warning: `src/a.ts` does not exist',
        ]);
      });
    });
  });

  it('is a file of that name elsewhere, or a name like it beside', async () => {
    expect(await messages('See `src/core/guard.ts`.')).toEqual([
      '`src/core/guard.ts` does not exist; a file of this name is at `src/auth/guard.ts`',
    ]);
    expect(await messages('See `src/auth/gaurd.ts`.')).toEqual([
      '`src/auth/gaurd.ts` does not exist; `src/auth/guard.ts` has a similar name',
    ]);
    expect(await messages('See [it](src/guide.md).')).toEqual([
      'The link to `src/guide.md` is broken; a file of this name is at `docs/guide.md`',
    ]);
  });

  it('is the one file beside it whose name begins so', async () => {
    const files = {
      'docs/adr/ADR-002-queue.md': 'x',
      'docs/adr/ADR-003-a.md': 'x',
      'docs/adr/ADR-003-b.md': 'x',
    };
    expect(
      await messages(
        'See [two](docs/adr/ADR-002.md), [three](docs/adr/ADR-003.md).',
        'AGENTS.md',
        files,
      ),
    ).toEqual([
      'The link to `docs/adr/ADR-002.md` is broken; the only file there whose name begins so is ' +
        '`docs/adr/ADR-002-queue.md`',
      'The link to `docs/adr/ADR-003.md` is broken',
    ]);
  });

  it.each([
    ['See `src/auth/README.md`.', 'README.md'],
    ['See `src/core/index.ts`.', 'src/index.ts'],
    ['See [it](src/overview.md).', 'packages/web/overview.md'],
    ['Tests share `tests/unit/conftest.py`.', 'src/server/py/conftest.py'],
  ])('is no file elsewhere whose name any folder may have: %s', async (text, other) => {
    const [message, ...rest] = await messages(text, 'AGENTS.md', { [other]: 'x' });
    expect([message, rest]).toEqual([expect.not.stringContaining('of this name'), []]);
  });

  it('is such a file where its folder has the same name too', async () => {
    const files = { 'lib/billing/README.md': 'x', 'packages/web/README.md': 'x' };
    expect(await messages('See `src/billing/README.md`.', 'AGENTS.md', files)).toEqual([
      '`src/billing/README.md` does not exist; a file of this name is at `lib/billing/README.md`',
    ]);
  });

  it('is the nearest script, target or heading', async () => {
    expect(await messages('Run `npm run test:units`.')).toEqual([
      'No package.json here has a script `test:units`; the nearest is `test:unit`',
    ]);
    expect(await messages('Run `make biuld`.')).toEqual([
      'No Makefile here has a target `biuld`; the nearest is `build`',
    ]);
    expect(await messages('[x](docs/guide.md#twise)')).toEqual([
      'No heading of `docs/guide.md` has the anchor `#twise`; the nearest is `#twice`',
    ]);
    expect(await messages('We use Node 18.')).toEqual([
      '`Node 18` is stated, but `package.json` says 20',
    ]);
  });
});

describe('how it is found', () => {
  it('does not ask history where nothing is dead', async () => {
    const past = {
      blob: async () => Promise.reject(new Error('asked')),
      renamed: async () => Promise.reject(new Error('asked')),
      renamedBefore: async () => Promise.reject(new Error('asked')),
      departed: async () => Promise.reject(new Error('asked')),
      renames: async () => Promise.reject(new Error('asked')),
      textsBefore: async () => Promise.reject(new Error('asked')),
      touched: async () => Promise.reject(new Error('asked')),
    };
    expect(
      await lookAt(
        { 'AGENTS.md': 'See `src/index.ts` and [x](docs/guide.md#guide). Run `npm run build`.' },
        { past },
      ),
    ).toEqual([]);
  });

  it('looks at a text of several names once', async () => {
    const text = 'See `src/gone.ts`.';
    const tree = new VirtualTree({
      'AGENTS.md': text,
      'src/index.ts': 'x',
      'CLAUDE.md': { kind: 'symlink', bytes: Buffer.from('AGENTS.md') },
    });
    const documents = [
      new AgentDocument('claude', 'memory', 'CLAUDE.md', 'AGENTS.md', text),
      new AgentDocument('codex', 'memory', 'AGENTS.md', 'AGENTS.md', text),
    ];
    const { found } = await lookAtMentions(documents, {
      tree,
      resolver: new PathResolver(tree),
      past: NO_HISTORY,
    });
    expect(found.map(({ path, line, column, key }) => [path, line, column, key])).toEqual([
      ['AGENTS.md', 1, 6, 'path src/gone.ts'],
    ]);
  });

  it('is behind links to folders, and nobody knows of a submodule', async () => {
    const text =
      'See `linked/auth/guard.ts`, `linked/gone.ts`, `module/any.ts` and `out/there.ts`.';
    const tree = new VirtualTree({
      'AGENTS.md': text,
      'src/auth/guard.ts': 'x',
      linked: { kind: 'symlink', bytes: Buffer.from('src') },
      out: { kind: 'symlink', bytes: Buffer.from('../elsewhere') },
      module: { kind: 'submodule', bytes: new Uint8Array() },
    });
    const { found } = await lookAtMentions(
      [new AgentDocument('codex', 'memory', 'AGENTS.md', 'AGENTS.md', text)],
      { tree, resolver: new PathResolver(tree), past: NO_HISTORY },
    );
    expect(found.map(({ key }) => key)).toEqual(['path linked/gone.ts']);
  });

  it('says where it stops, and takes about as long as it takes to read, for a megabyte of anything', async () => {
    const texts = [
      '`src/gone.ts` ',
      'src/gone.ts ',
      'src/gone.ts\n',
      '[x](docs/gone.md)\n',
      '`npm run x` ',
      '@docs/a.md ',
      '[',
      '(',
      '`',
      '@',
      ' ',
      '\t',
      '.',
      'a/',
      '../',
      '/',
      'e.g. ',
      '| a ',
      '- a:\n',
      '# a\n',
      'not ',
      'if ',
      'Node 18 ',
      '<h1 ',
      '`make a b c`\n',
      '```\nmake a\n```\n',
      '→',
      'a, ',
      '\\',
    ];
    for (const text of new Set([...texts, ...texts.map((one) => `${one.trim()}\n`)])) {
      const before = process.cpuUsage();
      const found = await lookAt({ 'CLAUDE.md': text.repeat(Math.ceil(1_000_000 / text.length)) });
      expect([text, found.length < 5_100]).toEqual([text, true]);
      expect([text, process.cpuUsage(before).user < 10_000_000]).toEqual([text, true]);
    }
    const many = Array.from({ length: 100_000 }, (_, at) => `\`src/gone${at}.ts\``);
    const before = process.cpuUsage();
    const found = await lookAt({ 'CLAUDE.md': many.join('\n') });
    expect(process.cpuUsage(before).user).toBeLessThan(8_000_000);
    expect(
      found
        .filter(({ key }) => key === 'beyond-the-limit')
        .map(({ severity, message }) => [severity, phraseText(message)]),
    ).toEqual([
      [
        'notice',
        '`CLAUDE.md` names more than 5000 files, links and commands; the rest was not checked',
      ],
    ]);
  });
});
