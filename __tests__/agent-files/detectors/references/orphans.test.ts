import { describe, expect, it } from '@jest/globals';
import { agentFileOf } from '../../../../src/agent-files/agents.js';
import { AgentDocument } from '../../../../src/agent-files/document.js';
import { lookAtMentions } from '../../../../src/agent-files/detectors/references/index.js';
import { phraseText } from '../../../../src/text/phrase.js';
import { openRepository } from '../../../../src/tree/git.js';
import { GitTree } from '../../../../src/tree/git-tree.js';
import { GitHistoryQueries } from '../../../../src/tree/history-queries.js';
import { ObjectReader } from '../../../../src/tree/object-reader.js';
import { PathResolver } from '../../../../src/tree/resolve.js';
import { GIT_ENVIRONMENT, withRepository, type TestRepository } from '../../../repository.js';

const code = (name: string): string =>
  Array.from({ length: 20 }, (_, at) => `${name} ${at}\n`).join('');

/** What is said of the agent files of a commit: as a change of its parent, or by itself. */
async function said(
  repo: TestRepository,
  how: 'change' | 'state',
  agentFiles: readonly string[] = ['AGENTS.md'],
): Promise<string[]> {
  const repository = await openRepository(repo.root, GIT_ENVIRONMENT);
  const objects = new ObjectReader(repository);
  try {
    const [head, base] = ['HEAD', 'HEAD^'].map((name) => repo.git('rev-parse', name).trim());
    const tree = await GitTree.open(repository, head ?? '', objects);
    const before = how === 'change' ? await GitTree.open(repository, base ?? '', objects) : null;
    const texts = await tree.read(agentFiles, 1_000_000);
    const documents = agentFiles.map((path) => {
      const content = texts.get(path);
      const known = agentFileOf(path);
      const text = content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
      return new AgentDocument(known?.agent ?? '', known?.kind ?? 'import', path, path, text);
    });
    const past = new GitHistoryQueries(
      repository,
      objects,
      (how === 'change' ? base : null) ?? null,
      head ?? null,
    );
    const { found } = await lookAtMentions(documents, {
      tree,
      before,
      resolver: new PathResolver(tree),
      past,
    });
    return found.map(
      ({ severity, message }) =>
        `${severity}: ${phraseText(message).replace(/ in [0-9a-f]{7}\b/, ' in COMMIT')}`,
    );
  } finally {
    objects.close();
  }
}

/** A repository whose agent file names a file or folder, and whose newest commit takes that out. */
async function afterRemoval(
  text: string,
  {
    gone = 'src/auth/guard.ts',
    path = 'AGENTS.md',
    how = 'change',
    also = () => {},
  }: {
    readonly gone?: string;
    readonly path?: string;
    readonly how?: 'change' | 'state';
    readonly also?: (repo: TestRepository) => void;
  } = {},
): Promise<string[]> {
  let found: string[] = [];
  await withRepository(async (repo) => {
    repo.write(gone, code('gone'));
    repo.write('src/index.ts', 'x');
    repo.write(path, text);
    repo.commit();
    repo.git('rm', '-q', gone);
    also(repo);
    repo.write('src/other.ts', 'y');
    repo.commit();
    found = await said(repo, how, [path]);
  });
  return found;
}

const GONE = 'warning: `src/auth/guard.ts` does not exist; this change removes it';

describe('a path that a change takes out while a text still names it', () => {
  it.each([
    ['plainly', 'Guards are in `src/auth/guard.ts`.'],
    ['as an example', 'Small files, for example `src/auth/guard.ts`, are good.'],
    ['under a title about old things', '# A\n\n## Legacy V1 Code\n\nSee `src/auth/guard.ts`.'],
    ['under a title about others', '# A\n\n## Upstream sync\n\nKeep `src/auth/guard.ts`.'],
    ['among examples', '# A\n\n## Examples\n\n- `src/auth/guard.ts`'],
    ['in a table', '| File | For |\n| --- | --- |\n| `src/auth/guard.ts` | who may |'],
    ['as what a program needs', 'Old notes can be migrated with `src/auth/guard.ts`.'],
    ['with a condition', 'If a check in `src/auth/guard.ts` is renamed, tell the others.'],
    ['in a command', 'Run `node src/auth/guard.ts --all` first.'],
    ['among the words of a command', 'Run `./bin/x.sh --file src/auth/guard.ts --all`.'],
    ['as where something comes from', 'The page is generated from `src/auth/guard.ts`.'],
    [
      'again, after a place that says that it may be missing',
      'Read `src/auth/guard.ts` if it exists.\n\nThe guard is in `src/auth/guard.ts`.',
    ],
    ['in a list of steps', 'Do as follows, for example:\n\n- Run `node src/auth/guard.ts`.'],
    ['in a link', '# A\n\n## Examples\n\nE.g. [the guard](src/auth/guard.ts).'],
    ['as optional', 'Optionally look at `src/auth/guard.ts`.'],
    ['as the place of something', 'The first guard is located in `src/auth/guard.ts`.'],
    ['under a title of what belongs here', '# A\n\n## What belongs here\n\n- `src/auth/guard.ts`'],
  ])('is found where it is named %s', async (_, text) => {
    expect(await afterRemoval(text)).toEqual([
      text.includes('](')
        ? 'warning: The link to `src/auth/guard.ts` is broken; this change removes it'
        : GONE,
    ]);
  });

  it('is found in a skill of the repository, whichever agent reads it', async () => {
    for (const path of [
      '.claude/skills/auth/SKILL.md',
      '.agents/skills/auth/SKILL.md',
      '.gemini/skills/auth/SKILL.md',
      '.codex/skills/auth/SKILL.md',
    ])
      expect(await afterRemoval('Read `src/auth/guard.ts` first.', { path })).toEqual([GONE]);
  });

  it('is found where a file of that name stays elsewhere', async () => {
    const also = (repo: TestRepository): void =>
      repo.write('packages/web/src/auth/guard.ts', 'another\n');
    expect(await afterRemoval('See `src/auth/guard.ts`.', { also })).toEqual([GONE]);
  });

  it('is found where git ignores what stands beside it', async () => {
    const also = (repo: TestRepository): void =>
      repo.write('.gitignore', '.claude/*\n!.claude/rules/\n*.log\n');
    const path = '.claude/rules/auth.md';
    expect(await afterRemoval('See `src/auth/guard.ts`.', { also, path })).toEqual([GONE]);
  });

  it('says where it went', async () => {
    const also = (repo: TestRepository): void => repo.write('lib/guard.ts', code('gone'));
    expect(await afterRemoval('See `src/auth/guard.ts`.', { also })).toEqual([
      'warning: `src/auth/guard.ts` does not exist; this change moves it to `lib/guard.ts`',
    ]);
  });

  it('may be a folder, a file beside the text, or a name without an ending', async () => {
    expect(await afterRemoval('Code is in `auth/`.', { gone: 'auth/a.ts' })).toEqual([
      'warning: There is no folder `auth/`; this change removes it',
    ]);
    expect(
      await afterRemoval('See `notes.md`.', { gone: 'lib/notes.md', path: 'lib/AGENTS.md' }),
    ).toEqual(['warning: `notes.md` does not exist; this change removes it']);
    expect(await afterRemoval('Use the `Justfile`.', { gone: 'Justfile' })).toEqual([
      'warning: `Justfile` does not exist; this change removes it',
    ]);
  });

  it.each([
    ['that it is gone', 'The file `src/auth/guard.ts` was removed in version 2.'],
    ['that it is no more', 'We no longer use `src/auth/guard.ts`.'],
    ['what came instead', 'Use sessions instead of `src/auth/guard.ts`.'],
    ['that it may be missing', 'Read `src/auth/guard.ts` if it exists.'],
    ['that a program makes it', 'The script generates `src/auth/guard.ts`.'],
    ['that it is elsewhere', "In your project's own package look at `src/auth/guard.ts`."],
    ['where it went', '`src/auth/guard.ts` → `src/session.ts`'],
    ['that it shows an example', '- Example: `src/auth/guard.ts` has 12 branches.'],
    ['what to look for', 'Look for a `README.md` or `src/auth/guard.ts`.'],
    ['on what it depends', 'When guards are available in `src/auth/guard.ts`, use them.'],
    ['how it is made', '`src/auth/guard.ts` - from the schema, auto-generated by `make`.'],
    ['so in a list of changes', '# A\n\n## Changelog\n\n- Added `src/auth/guard.ts`.'],
    ['where it was', 'The first guard was located in `src/auth/guard.ts`.'],
    [
      'that it does not belong here',
      '# A\n\n## What does NOT belong here\n\n- `src/auth/guard.ts`',
    ],
  ])('is no finding where the text says %s', async (_, text) => {
    expect(await afterRemoval(text)).toEqual([]);
  });

  it('is no finding in a text that is put aside', async () => {
    const path = 'archive/2024/CLAUDE.md';
    expect(await afterRemoval('See `src/auth/guard.ts`.', { path })).toEqual([]);
  });

  it('is no finding where it is one of several names of one other folder', async () => {
    const gone = 'guide/a.md';
    const also = (repo: TestRepository): void => {
      for (const folder of ['guide', 'api', 'learn']) repo.write(`docs/${folder}/a.md`, 'x\n');
    };
    const alone = 'Docs are in `guide/`.';
    const listed = 'The docs have `api/`, `guide/`, and `learn/`.';
    expect(await afterRemoval(alone, { gone, also })).toHaveLength(1);
    expect(await afterRemoval(listed, { gone, also })).toEqual([]);
  });

  it('is found where all names of a list moved to one other folder', async () => {
    await withRepository(async (repo) => {
      for (const folder of ['api', 'guide', 'learn']) repo.write(`${folder}/a.md`, code(folder));
      repo.write('AGENTS.md', 'The docs have `api/`, `guide/`, and `learn/`.');
      repo.commit();
      for (const folder of ['api', 'guide', 'learn']) {
        repo.write(`docs/${folder}/a.md`, code(folder));
        repo.git('rm', '-q', `${folder}/a.md`);
      }
      repo.commit();
      const found = ['api', 'guide', 'learn'].map(
        (name) =>
          `warning: There is no folder \`${name}/\`; this change moves it to \`docs/${name}\``,
      );
      expect(await said(repo, 'change')).toEqual(found);
    });
  });

  it('is no finding where it is the name of settings that each user has', async () => {
    const path = '.claude/rules/hooks.md';
    for (const how of ['change', 'state'] as const) {
      expect(
        await afterRemoval('Mark hooks in `settings.json`.', {
          path,
          gone: '.claude/settings.json',
          how,
        }),
      ).toEqual([]);
      expect(
        await afterRemoval('Mark hooks in `hooks.json`.', {
          path,
          gone: '.claude/hooks.json',
          how,
        }),
      ).toHaveLength(1);
    }
  });

  it('is no finding where git ignores it from now on', async () => {
    const also = (repo: TestRepository): void => repo.write('.gitignore', '/src/auth/\n');
    expect(await afterRemoval('See `src/auth/guard.ts`.', { also })).toEqual([]);
  });

  it('is no finding where the text comes with the change', async () => {
    const also = (repo: TestRepository): void =>
      repo.write('AGENTS.md', 'For example `src/auth/guard.ts` went away.\n');
    expect(await afterRemoval('Nothing.', { also })).toEqual([]);
  });

  it('is no finding in a skill that is made for others, but for what only one repository has', async () => {
    const path = 'skills/auth/SKILL.md';
    expect(await afterRemoval('Read `guard.ts` first.', { path, gone: 'guard.ts' })).toEqual([]);
    expect(
      await afterRemoval('Edit `.claude/settings.json`.', { path, gone: '.claude/settings.json' }),
    ).toEqual([]);
    expect(await afterRemoval('Read `src/auth/guard.ts` first.', { path })).toEqual([GONE]);
    const reference = 'skills/auth/references/more.md';
    expect(
      await afterRemoval('See `references/other.md`.', {
        path: reference,
        gone: 'skills/auth/references/other.md',
      }),
    ).toEqual(['warning: `references/other.md` does not exist; this change removes it']);
    expect(
      await afterRemoval('Read `auth/guard.md` first.', {
        path,
        gone: 'skills/auth/auth/guard.md',
      }),
    ).toEqual(['warning: `auth/guard.md` does not exist; this change removes it']);
  });
});

describe('a path that went earlier', () => {
  it('is found by whoever judges the whole branch', async () => {
    expect(
      await afterRemoval('# A\n\n## Legacy\n\nFor example `src/auth/guard.ts`.', { how: 'state' }),
    ).toEqual(['warning: `src/auth/guard.ts` does not exist; it was removed in COMMIT']);
  });

  it('is no finding where the text named it only afterwards', async () => {
    await withRepository(async (repo) => {
      repo.write('src/auth/guard.ts', code('gone'));
      repo.write('src/index.ts', 'x');
      repo.write('AGENTS.md', 'x\n');
      repo.commit();
      repo.git('rm', '-q', 'src/auth/guard.ts');
      repo.commit();
      repo.write('AGENTS.md', '# A\n\n## Legacy\n\nFor example `src/auth/guard.ts`.\n');
      repo.commit();
      expect(await said(repo, 'state')).toEqual([]);
    });
  });
});

describe('a file that comes and goes', () => {
  /** The note goes so often, and comes back in between. */
  async function afterReleases(times: number): Promise<string[]> {
    let found: string[] = [];
    await withRepository(async (repo) => {
      repo.write('AGENTS.md', 'Edit `notes/next.md` in place.\n');
      repo.write('notes/about.md', 'x');
      for (let release = 1; release <= times; release += 1) {
        repo.write('notes/next.md', code(`note ${release}`));
        repo.commit();
        repo.git('rm', '-q', 'notes/next.md');
        repo.commit();
      }
      found = await said(repo, 'state');
    });
    return found;
  }

  it('is no finding where history has seen it go and come back again and again', async () => {
    expect(await afterReleases(3)).toEqual([]);
  });

  it('is found where it went once, or was brought back by a revert alone', async () => {
    const gone = ['warning: `notes/next.md` does not exist; it was removed in COMMIT'];
    expect(await afterReleases(1)).toEqual(gone);
    expect(await afterReleases(2)).toEqual(gone);
  });
});

describe('a file that looks like others', () => {
  /** Two files of one content; the first goes, and one more of that content comes. */
  async function replaced(content: string): Promise<string[]> {
    let found: string[] = [];
    await withRepository(async (repo) => {
      repo.write('AGENTS.md', 'See `src/auth/guard.py`.\n');
      repo.write('src/auth/guard.py', content);
      repo.write('src/auth/__init__.py', content);
      repo.write('src/index.py', 'x');
      repo.commit();
      repo.git('rm', '-q', 'src/auth/guard.py');
      repo.write('src/rows/__init__.py', content);
      repo.commit();
      found = await said(repo, 'change');
    });
    return found;
  }

  it('did not move to a new file that is as empty, or has what many have', async () => {
    const gone = ['warning: `src/auth/guard.py` does not exist; this change removes it'];
    expect(await replaced('')).toEqual(gone);
    expect(await replaced(code('licence'))).toEqual(gone);
  });

  it('moved where its folder did', async () => {
    await withRepository(async (repo) => {
      repo.write('AGENTS.md', 'See `src/auth/LICENSE.md`.\n');
      for (const path of ['LICENSE.md', 'src/auth/LICENSE.md']) repo.write(path, code('licence'));
      repo.write('src/auth/guard.py', code('guard'));
      repo.write('src/index.py', 'x');
      repo.commit();
      repo.git('mv', 'src/auth', 'src/login');
      repo.commit();
      expect(await said(repo, 'change')).toEqual([
        'warning: `src/auth/LICENSE.md` does not exist; this change moves it to `src/login/LICENSE.md`',
      ]);
    });
  });
});
