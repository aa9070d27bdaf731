import { describe, expect, it } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renamesBetween } from '../../src/tree/changes.js';
import { gitArguments, gitEnvironment, openRepository } from '../../src/tree/git.js';
import {
  GIT_ENVIRONMENT,
  makeRepository,
  textOf,
  trap,
  withRepository,
  withTrees,
} from '../repository.js';

/** Commands that git would start if it believed the configuration around it. */
const hostile = (command: string, hooks: string): string =>
  `[core]\n\trepositoryformatversion = 0\n\tbare = true\n\tfsmonitor = ${command}\n\thooksPath = ${hooks}\n\tpager = ${command}\n\tsshCommand = ${command}\n[diff]\n\texternal = ${command}\n[filter "x"]\n\tclean = ${command}\n\tsmudge = ${command}\n[alias]\n\tls-tree = !${command}\n`;

describe('security/S08 git runs nothing of the repository', () => {
  it('is not led into a committed bare repository, from outside or from within', async () => {
    const outside = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-trap-')));
    const { command, trace } = trap(outside);
    try {
      await withRepository(async (repository) => {
        for (const [path, content] of Object.entries({
          HEAD: 'ref: refs/heads/main\n',
          config: hostile(command, outside),
          'objects/keep': '',
          'refs/keep': '',
        }))
          repository.write(`docs/bare/${path}`, content);
        repository.write('.gitattributes', '* filter=x diff=x\n');
        repository.write('a', 'x\n');
        const commit = repository.commit();
        repository.write('a', 'modified\n');
        await withTrees(join(repository.root, 'docs'), async ({ work, at }) => {
          expect(await textOf(await work(), 'a')).toBe('modified\n');
          expect(await textOf(await at(commit), 'a')).toBe('x\n');
        });
        await expect(
          openRepository(join(repository.root, 'docs/bare'), GIT_ENVIRONMENT),
        ).rejects.toThrow('bare git repository');
        // It says that it is not bare and has a working tree: all of the repository around it.
        repository.write(
          'docs/bare/config',
          hostile(command, outside).replace('bare = true', 'bare = false\n\tworktree = ../..'),
        );
        await expect(
          openRepository(join(repository.root, 'docs/bare'), GIT_ENVIRONMENT),
        ).rejects.toThrow('bare git repository');
        expect(existsSync(trace)).toBe(false);
      });
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  });

  it('starts no file system monitor, hook, external diff or text conversion that a configuration names', async () => {
    await withRepository(async (repository) => {
      repository.write('a', 'one\n'.repeat(20));
      const before = repository.commit();
      repository.git('mv', 'a', 'b');
      const after = repository.commit();
      repository.write('b', 'two\n');
      repository.write('.gitattributes', '* diff=x\n');
      const { command, trace } = trap(join(repository.root, '.git'));
      mkdirSync(join(repository.root, '.git/traps'));
      for (const hook of [
        'post-index-change',
        'fsmonitor-watchman',
        'reference-transaction',
        'post-checkout',
      ])
        symlinkSync(command, join(repository.root, '.git/traps', hook));
      for (const [key, value] of [
        ['core.fsmonitor', command],
        ['core.hooksPath', join(repository.root, '.git/traps')],
        ['core.pager', command],
        ['diff.external', command],
        ['diff.x.command', command],
        ['diff.x.textconv', command],
      ] as const)
        repository.git('config', key, value);
      await withTrees(repository.root, async ({ work, at }) => {
        expect(await textOf(await work(), 'b')).toBe('two\n');
        await at(after);
      });
      expect(
        await renamesBetween(await openRepository(repository.root, GIT_ENVIRONMENT), before, after),
      ).toEqual(new Map([['a', 'b']]));
      expect(existsSync(trace)).toBe(false);
    });
  });

  it('is told so on every command line', () => {
    expect(gitArguments({ gitDir: '/r/.git', root: '/r' }, ['status']).join(' ')).toBe(
      '--git-dir=/r/.git --work-tree=/r -c safe.bareRepository=explicit -c core.fsmonitor=false -c core.hooksPath=/dev/null -c core.quotePath=false -c protocol.ext.allow=never -c log.showSignature=false status',
    );
    expect(gitArguments(null, ['rev-parse'])[0]).toBe('-c');
  });

  it('starts nothing in a folder that stands in the place of a submodule', async () => {
    await withRepository(async (repository) => {
      const commit = repository.commit();
      const inner = makeRepository({ at: join(repository.root, 'sub') });
      const { command, trace } = trap(join(inner.root, '.git'));
      inner.write('.gitattributes', 'a filter=x\n');
      inner.write('a', 'one\n');
      inner.git(
        'update-index',
        '--add',
        '--cacheinfo',
        `100644,${inner.git('hash-object', '-w', '--no-filters', 'a').trim()},a`,
      );
      inner.git('config', 'filter.x.clean', command);
      inner.git('config', 'core.fsmonitor', command);
      repository.stage('160000', 'sub', commit);
      await withTrees(repository.root, async ({ work }) =>
        expect((await work()).entries.get('sub')?.kind).toBe('submodule'),
      );
      expect(existsSync(trace)).toBe(false);
    });
  });

  it('takes a file for a file, however much its name looks like an option', async () => {
    const names = ['--output=x', '-n', '--', '--no-index', ':(top)a', '*'];
    await withRepository(async (repository) => {
      for (const name of names) repository.write(name, `${name}\n`.repeat(10));
      const commit = repository.commit();
      for (const name of names)
        repository.git('mv', '--', `./${name}`, `./${name}.moved`.replace('*', 'star'));
      const moved = repository.commit();
      await withTrees(repository.root, async ({ work, at }) => {
        const tree = await at(commit);
        for (const name of names) expect(await textOf(tree, name)).toBe(`${name}\n`.repeat(10));
        expect((await work()).entries.size).toBe(names.length);
      });
      expect(
        [
          ...(
            await renamesBetween(
              await openRepository(repository.root, GIT_ENVIRONMENT),
              commit,
              moved,
            )
          ).keys(),
        ].toSorted(),
      ).toEqual(names.toSorted());
      expect(existsSync(join(repository.root, 'x'))).toBe(false);
    });
  });

  it('hands on nothing of the environment that would turn git around', async () => {
    const hostileEnvironment = {
      ...GIT_ENVIRONMENT,
      GIT_DIR: '/nowhere',
      GIT_WORK_TREE: '/etc',
      GIT_INDEX_FILE: '/dev/null',
      GIT_OBJECT_DIRECTORY: '/nowhere',
      GIT_ALTERNATE_OBJECT_DIRECTORIES: '/nowhere',
      GIT_NAMESPACE: 'x',
      GIT_EXTERNAL_DIFF: 'false',
      GIT_SSH_COMMAND: 'false',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: 'false',
      GIT_CONFIG_PARAMETERS: "'core.fsmonitor'='false'",
      GIT_TRACE: '1',
      GITHUB_TOKEN: 'secret',
      INPUT_TOKEN: 'secret',
      LD_PRELOAD: '/nowhere.so',
      NODE_OPTIONS: '--inspect',
    };
    expect(Object.keys(gitEnvironment(hostileEnvironment)).toSorted()).toEqual([
      'GIT_ASKPASS',
      'GIT_CONFIG_GLOBAL',
      'GIT_CONFIG_NOSYSTEM',
      'GIT_LITERAL_PATHSPECS',
      'GIT_NO_REPLACE_OBJECTS',
      'GIT_OPTIONAL_LOCKS',
      'GIT_PAGER',
      'GIT_TERMINAL_PROMPT',
      'HOME',
      'LC_ALL',
      'PATH',
      'SSH_ASKPASS_REQUIRE',
    ]);
    expect(gitEnvironment(hostileEnvironment)).toMatchObject({
      GIT_ASKPASS: '',
      SSH_ASKPASS_REQUIRE: 'never',
    });
    await withRepository(async (repository) => {
      repository.write('a', 'x\n');
      repository.commit();
      await withTrees(
        repository.root,
        async ({ work }) => expect(await textOf(await work(), 'a')).toBe('x\n'),
        hostileEnvironment,
      );
    });
  });

  it('hands on how the network is reached, and nothing that names a program or turns a check off', () => {
    const network = {
      https_proxy: 'http://proxy.example:3128',
      HTTPS_PROXY: 'http://proxy.example:3128',
      http_proxy: 'http://proxy.example:3128',
      HTTP_PROXY: 'http://proxy.example:3128',
      all_proxy: 'socks5://proxy.example',
      ALL_PROXY: 'socks5://proxy.example',
      no_proxy: 'localhost',
      NO_PROXY: 'localhost',
      GIT_SSL_CAINFO: '/etc/company.pem',
      GIT_SSL_CAPATH: '/etc/company',
      GIT_PROXY_SSL_CAINFO: '/etc/proxy.pem',
      SSL_CERT_FILE: '/etc/company.pem',
      SSL_CERT_DIR: '/etc/company',
    };
    const refused = {
      GIT_SSL_NO_VERIFY: '1',
      GIT_PROXY_COMMAND: 'false',
      GIT_SSH: 'false',
      NODE_EXTRA_CA_CERTS: '/etc/company.pem',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      SSLKEYLOGFILE: '/tmp/keys',
    };
    const plain = Object.keys(gitEnvironment({}));
    const given = Object.entries(gitEnvironment({ ...network, ...refused }));
    expect(Object.fromEntries(given.filter(([name]) => !plain.includes(name)))).toEqual(network);
  });

  it('writes nothing: index, status and times are the same before and after', async () => {
    await withRepository(async (repository) => {
      for (const name of ['a', 'b']) repository.write(name, `${name}\n`);
      repository.commit();
      // Times that differ from the index are what makes git want to rewrite it.
      writeFileSync(join(repository.root, 'a'), 'a\n');
      repository.write('b', 'modified\n');
      repository.write('c', 'new\n');
      const index = join(repository.root, '.git/index');
      const state = (): unknown => [
        readFileSync(index).toString('hex'),
        statSync(index, { bigint: true }).mtimeNs,
        statSync(join(repository.root, '.git'), { bigint: true }).mtimeNs,
      ];
      const before = state();
      await withTrees(repository.root, async ({ work }) => {
        const tree = await work();
        await tree.read(tree.entries.keys(), 1000);
        expect(
          [...tree.entries.values()].filter(({ oid }) => oid === null).map(({ path }) => path),
        ).toEqual(['b', 'c']);
      });
      expect(state()).toEqual(before);
    });
  });
});
