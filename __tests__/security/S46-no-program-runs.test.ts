import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { Command } from 'commander';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandsFor } from '../../src/cli/commands/index.js';
import { fromSource } from '../e2e/cli/in-process.js';
import { RawTalk, within } from '../e2e/cli/lsp-wire.js';
import { makeRepository, textOf, withTrees, type TestRepository } from '../repository.js';

/**
 * Every key of a configuration whose value is a program that git may start. Sources: git-config(1),
 * gitattributes(5), git-hook(1).
 */
const PROGRAMS = [
  'filter.x.clean',
  'filter.x.smudge',
  'filter.x.process',
  'filter.with.dots=and equals.clean',
  'filter.Ünïcode.clean',
  'filter..clean',
  'diff.x.command',
  'diff.x.textconv',
  'diff.external',
  'merge.x.driver',
  'core.fsmonitor',
  'core.pager',
  'core.editor',
  'core.sshCommand',
  'core.gitProxy',
  'core.askPass',
  'core.alternateRefsCommand',
  'gpg.program',
  'gpg.ssh.program',
  'gpg.x509.program',
  'credential.helper',
  'credential.https://example.org.helper',
  'remote.origin.uploadpack',
  'remote.origin.receivepack',
  'pager.log',
  'pager.status',
  'sequence.editor',
  'interactive.diffFilter',
  'hook.x.command',
  'trailer.x.command',
  'tar.x.command',
  'submodule.sub.update',
  'uploadpack.packObjectsHook',
  'difftool.x.cmd',
  'mergetool.x.cmd',
  'web.browser',
  'browser.x.cmd',
];
const ALIASES = [
  'ls-files',
  'ls-tree',
  'status',
  'log',
  'cat-file',
  'rev-parse',
  'rev-list',
  'diff-tree',
  'diff-index',
  'for-each-ref',
  'symbolic-ref',
  'config',
  'merge-base',
  'check-attr',
];
const HOOKS = [
  'post-index-change',
  'fsmonitor-watchman',
  'reference-transaction',
  'post-checkout',
  'pre-auto-gc',
  'post-merge',
  'pre-commit',
  'post-commit',
  'update',
];
/** What selects each of the filters and drivers, for every file. */
const ATTRIBUTES = ['filter=x diff=x merge=x', 'filter=with.dots=and', 'filter=Ünïcode', 'filter='];

let repository: TestRepository;
let traps: string;

beforeEach(() => {
  repository = makeRepository();
  traps = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-traps-')));
});

afterEach(() => {
  repository.remove();
  rmSync(traps, { recursive: true, force: true });
});

/** A program that leaves a trace of its name. */
function program(name: string): string {
  const path = join(traps, `${encodeURIComponent(name)}.sh`);
  writeFileSync(path, `#!/bin/sh\necho ran >> '${traps}/${encodeURIComponent(name)}.ran'\ncat\n`);
  chmodSync(path, 0o755);
  return path;
}

const ran = (): string[] =>
  readdirSync(traps)
    .filter((name) => name.endsWith('.ran'))
    .toSorted();

function configureAll(): void {
  for (const key of PROGRAMS) repository.git('config', key, program(key));
  for (const alias of ALIASES)
    repository.git('config', `alias.${alias}`, `!${program(`alias.${alias}`)}`);
  mkdirSync(join(traps, 'hooks'));
  for (const hook of HOOKS)
    for (const folder of [join(traps, 'hooks'), join(repository.root, '.git/hooks')]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, hook), `#!/bin/sh\n'${program(`hook-${hook}`)}'\n`, {
        mode: 0o755,
      });
    }
  for (const [key, value] of [
    ['core.hooksPath', join(traps, 'hooks')],
    ['hook.x.event', 'post-index-change'],
    ['filter.x.required', 'true'],
    ['log.showSignature', 'true'],
    ['diff.x.binary', 'true'],
    ['protocol.ext.allow', 'always'],
    ['status.submoduleSummary', 'true'],
    ['submodule.recurse', 'true'],
    ['core.untrackedCache', 'true'],
  ] as const)
    repository.git('config', key, value);
}

/** Git compares only what looks changed: other times, and other bytes of the same length. */
function disturb(): void {
  for (const name of ['README.md', 'src/a.ts', 'src/b.ts', 'CLAUDE.md', '.memtrust/policy.yml'])
    utimesSync(join(repository.root, name), new Date(0), new Date(0));
  repository.write('src/b.ts', `export const b = ${Math.floor(Math.random() * 9)};\n`);
}

function signLast(): void {
  const commit = repository.git('cat-file', 'commit', 'HEAD');
  repository.write(
    '.git/signed',
    commit.replace(
      '\n\n',
      '\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----\n\n',
    ),
  );
  repository.git(
    'update-ref',
    'HEAD',
    repository.git('hash-object', '-w', '-t', 'commit', '.git/signed').trim(),
  );
}

async function prepare(): Promise<void> {
  for (const [path, text] of Object.entries({
    'README.md': '# x\n',
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 1;\n',
    'CLAUDE.md': '- Run npm test.\n',
    'package.json': '{"scripts": {"test": "x"}}\n',
    'note.md': 'text\n',
    'findings.json': '{"findings": []}\n',
  }))
    repository.write(path, text);
  repository.commit();
  await fromSource(repository.root, 'init', '--yes', '--solo', '--by', 'ada', '--no-candidates');
  for (const id of ['one', 'two', 'three', 'four'])
    await fromSource(
      repository.root,
      'propose',
      id,
      '--text',
      `A is ${id}.`,
      '--source',
      'src/a.ts',
      '--by',
      'ada',
    );
  await fromSource(repository.root, 'adopt', 'one', '--by', 'ada');
  await fromSource(repository.root, 'adopt', 'two', '--by', 'ada');
  // What is not there is an error of another realm inside jest, so both files are.
  for (const name of ['session.jsonl', 'session.archive.jsonl'])
    repository.write(`.memtrust/context/${name}`, '');
  await fromSource(repository.root, 'session', 'append', '--note', '--text', 'x');
  const inner = makeRepository({ at: join(repository.root, 'sub') });
  inner.write('s', 's\n');
  repository.stage('160000', 'sub', inner.commit());
  repository.commit('remembered');
  repository.write(
    '.gitattributes',
    ATTRIBUTES.map(
      (attributes, at) => `*${['', '.md', '.ts', '.yml'][at] ?? ''} ${attributes}\n`,
    ).join(''),
  );
  signLast();
  configureAll();
}

const COMMANDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  check: [
    ['--format', 'json'],
    ['--base', 'HEAD~1', '--head', 'HEAD'],
    ['--staged', '--quiet'],
    ['--base', 'HEAD~1', '--head', 'HEAD', '--out', 'out'],
  ],
  verify: [['out']],
  facts: [[], ['one'], ['three', '--preview']],
  sources: [[]],
  recall: [['a'], ['a', '--trust-worktree']],
  context: [['--stdout'], ['--stdout', '--trust-worktree']],
  fixtures: [[]],
  explain: [[], ['MT201'], ['--schema']],
  export: [['--check', 'AGENTS.md'], ['AGENTS.md']],
  completion: [['bash']],
  suggest: [[], ['--every-sentence']],
  propose: [['five', '--text', 'It is five.', '--source', 'src/a.ts']],
  bind: [['--all'], ['three', 'src/b.ts']],
  adopt: [['three'], ['--all']],
  supersede: [['one', 'two']],
  retire: [
    ['two', '--why', 'old'],
    ['four', '--why', 'no'],
    ['four', '--why', 'no', '--erase', '--dry-run'],
  ],
  reverify: [['one', '--still-true', '--again']],
  notes: [
    ['write', 'finding', 'seen', '--text', 'x', '--by', 'ada'],
    ['refine'],
    ['refine', '--apply'],
    ['archive', '--dry-run'],
    ['check'],
    ['repair'],
  ],
  migrate: [['--from', 'ai-kb']],
  run: [['--', process.execPath, '-e', '0']],
  review: [
    [],
    ['--findings', 'findings.json'],
    ['--findings', 'findings.json', '--cases', 'built-in'],
  ],
  session: [
    ['show'],
    ['append', '--note', '--text', 'y'],
    ['compact'],
    ['brief', '--participant', 'ada'],
    ['replay', '--at', '1'],
  ],
  // What it asks git is in a test of its own, as an agent has to talk to it.
  mcp: [[]],
  // The same, with an editor.
  lsp: [[]],
  init: [['--yes']],
};

describe('security/S46: git runs no program of the repository or of its configuration', () => {
  test('in any command of the command line', async () => {
    await prepare();
    // All views are loaded at once by a command; jest loads one after the other only.
    for (const args of [
      ['json'],
      ['markdown'],
      ['sarif'],
      ['html'],
      ['github'],
      ['gitlab'],
      ['junit'],
    ])
      await fromSource(repository.root, 'check', '--format', ...args);
    const known = new Command();
    for (const define of await commandsFor(undefined)) define(known, async () => {});
    expect(Object.keys(COMMANDS).toSorted()).toEqual(
      known.commands.map((command) => command.name()).toSorted(),
    );
    for (const [name, uses] of Object.entries(COMMANDS)) {
      for (const args of uses) {
        disturb();
        const result = await fromSource(repository.root, name, ...args);
        expect([name, ...args, ran(), result.code === 3 ? result.stderr : '']).toEqual([
          name,
          ...args,
          [],
          '',
        ]);
      }
    }
  }, 300_000);

  test('while an editor talks with it, and in a configuration that appears meanwhile', async () => {
    await prepare();
    disturb();
    const talk = new RawTalk(repository.root);
    const uri = (path: string): string => pathToFileURL(join(repository.root, path)).href;
    const askAll = async (): Promise<void> => {
      for (const path of ['CLAUDE.md', 'src/a.ts', '.memtrust/facts/one.md']) {
        const textDocument = { uri: uri(path) };
        const position = { line: 0, character: 3 };
        talk.notify('textDocument/didOpen', {
          textDocument: { ...textDocument, text: 'See `x`.' },
        });
        for (const method of ['hover', 'definition', 'completion', 'codeLens'])
          await talk.ask(`textDocument/${method}`, { textDocument, position });
        talk.notify('textDocument/didSave', { textDocument });
        disturb();
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    };
    try {
      await talk.initialize();
      await askAll();
      expect(ran()).toEqual([]);
      repository.git('config', 'filter.late.clean', program('filter.late.clean'));
      repository.git('config', 'filter.late.process', program('filter.late.process'));
      repository.write('.gitattributes', '* filter=late diff=late\n');
      repository.git('config', 'diff.late.textconv', program('diff.late.textconv'));
      await askAll();
      expect(ran()).toEqual([]);
      // The programs would run: git itself runs them, when somebody commits beside the server.
      repository.commit('beside');
      repository.git('status');
      expect(ran()).not.toEqual([]);
      for (const name of ran()) rmSync(join(traps, name));
      await askAll();
      expect(ran()).toEqual([]);
      expect(talk.written()).not.toContain('bug in memtrust');
    } finally {
      talk.input.end();
      await within('the end', talk.code);
    }
  }, 120_000);

  test.each([
    [
      'in a file that it includes',
      (path: string) => {
        repository.write('.git/more', `[filter "x"]\n\tclean = ${path}\n`);
        repository.git('config', 'include.path', 'more');
      },
    ],
    [
      'in a file that it includes for this folder alone',
      (path: string) => {
        repository.write('.git/more', `[filter "x"]\n\tprocess = ${path}\n\trequired\n`);
        repository.git(
          'config',
          `includeIf.gitdir:${repository.root}/.path`,
          join(repository.root, '.git/more'),
        );
      },
    ],
    [
      'in a file that it includes on this branch alone',
      (path: string) => {
        repository.write('.git/more', `[filter "x"]\n\tclean = ${path}\n`);
        repository.git('config', 'includeIf.onbranch:ma*.path', 'more');
      },
    ],
    [
      'for this working tree',
      (path: string) => {
        repository.git('config', 'extensions.worktreeConfig', 'true');
        repository.git('config', '--worktree', 'filter.x.clean', path);
      },
    ],
    [
      'in the old spelling of a section',
      (path: string) =>
        repository.write(
          '.git/config',
          `[core]\n\trepositoryformatversion = 0\n[filter.X]\n\tClean = ${path}\n`,
        ),
    ],
  ] as const)('although the configuration names it %s', async (_where, configure) => {
    repository.write('a', 'one\n');
    repository.write('.gitattributes', '* filter=x\n');
    repository.commit();
    configure(program('filter'));
    repository.write('a', 'two\n');
    await withTrees(repository.root, async ({ work }) =>
      expect(await textOf(await work(), 'a')).toBe('two\n'),
    );
    expect(ran()).toEqual([]);
  });

  test('although its name is none that could be silenced: then nothing is read at all', async () => {
    repository.write('a', 'one\n');
    repository.write(
      '.gitattributes',
      Buffer.concat([Buffer.from('* filter='), Buffer.from([0xff]), Buffer.from('\n')]),
    );
    repository.commit();
    repository.write(
      '.git/config',
      Buffer.concat([
        Buffer.from('[core]\n\trepositoryformatversion = 0\n[filter "'),
        Buffer.from([0xff]),
        Buffer.from(`"]\n\tclean = ${program('filter')}\n`),
      ]),
    );
    repository.write('a', 'two\n');
    expect(await fromSource(repository.root, 'check')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('whose name is not UTF-8'),
    });
    repository.write(
      '.git/config',
      `[core]\n\trepositoryformatversion = 0\n${Array.from({ length: 501 }, (_, at) => `[filter "${at}"]\n\tclean = x\n`).join('')}`,
    );
    expect(await fromSource(repository.root, 'check')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('more than 500 filters'),
    });
    expect(ran()).toEqual([]);
  });

  test.each([
    [
      'by a program of its own for the other side',
      (path: string) => repository.git('config', 'remote.origin.uploadpack', path),
      (elsewhere: string) => elsewhere,
    ],
    [
      'by its own ssh',
      (path: string) => repository.git('config', 'core.sshCommand', path),
      () => 'ssh://example.invalid/x',
    ],
    [
      'by its own proxy',
      (path: string) => repository.git('config', 'core.gitProxy', path),
      () => 'git://example.invalid/x',
    ],
    [
      'by a helper',
      () => repository.git('config', 'protocol.ext.allow', 'always'),
      () => `ext::${join(traps, 'fetch.sh')}`,
    ],
  ] as const)('to fetch what a partial clone lacks %s', async (_how, configure, url) => {
    repository.write('a', 'one\n');
    const commit = repository.commit();
    const elsewhere = makeRepository();
    try {
      const oid = repository.git('rev-parse', 'HEAD:a').trim();
      rmSync(join(repository.root, '.git/objects', oid.slice(0, 2), oid.slice(2)));
      configure(program('fetch'));
      for (const [key, value] of [
        ['remote.origin.url', url(elsewhere.root)],
        ['remote.origin.promisor', 'true'],
        ['extensions.partialClone', 'origin'],
        ['core.repositoryFormatVersion', '1'],
      ] as const)
        repository.git('config', key, value);
      await withTrees(repository.root, async ({ at }) =>
        expect(await textOf(await at(commit), 'a')).toBe('unavailable'),
      );
      expect(ran()).toEqual([]);
    } finally {
      elsewhere.remove();
    }
  });

  test('but what a partial clone lacks is fetched where its configuration names no program', async () => {
    const elsewhere = makeRepository();
    try {
      elsewhere.write('a', 'one\n');
      const commit = elsewhere.commit();
      elsewhere.git('config', 'uploadpack.allowFilter', 'true');
      elsewhere.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
      repository.git('fetch', '--quiet', '--filter=blob:none', `file://${elsewhere.root}`, 'main');
      for (const [key, value] of [
        ['remote.origin.url', `file://${elsewhere.root}`],
        ['remote.origin.promisor', 'true'],
        ['extensions.partialClone', 'origin'],
        ['core.repositoryFormatVersion', '1'],
      ] as const)
        repository.git('config', key, value);
      await withTrees(repository.root, async ({ at }) =>
        expect(await textOf(await at(commit), 'a')).toBe('one\n'),
      );
    } finally {
      elsewhere.remove();
    }
  });

  it('does not take a file for changed that only a conversion of git itself makes another on disk', async () => {
    repository.write('a', 'one\r\n');
    repository.write('.gitattributes', '* text eol=crlf\n');
    repository.commit();
    utimesSync(join(repository.root, 'a'), new Date(0), new Date(0));
    await withTrees(repository.root, async ({ work }) =>
      expect(await textOf(await work(), 'a')).toBe('one\n'),
    );
  });
});
