import { describe, expect, it, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitAttributes } from '../../src/tree/git-attributes.js';
import { NO_ATTRIBUTES } from '../../src/tree/attributes.js';
import { OverlayTree, VirtualTree } from '../../src/tree/virtual-tree.js';
import { fromSource } from '../e2e/cli/in-process.js';
import { GIT_ENVIRONMENT, withRepository, withTrees } from '../repository.js';
import { check, findings, store, type Store } from '../store.js';

const base = store()
  .policy({ adoption: { adopters: ['alice'] } })
  .file('CLAUDE.md', '- Be kind.\n')
  .file('.github/workflows/gate.yml', 'jobs: {gate: {steps: [{uses: acme/memtrust@v1}]}}\n')
  .fact('a')
  .adopted();

async function listed(before: Store, after: Store): Promise<string[]> {
  return findings(await check(before, after), 'MT705').map(({ path }) => path ?? '');
}

describe('security/S44: what git or GitHub hide in a diff is asked of git', () => {
  test.each([
    // The attribute, in every spelling.
    ['.memtrust/** linguist-generated=1'],
    ['.memtrust/** linguist-generated=yes'],
    ['.memtrust/** linguist-generated=TRUE'],
    ['.memtrust/** linguist-generated=unset'],
    ['.memtrust/** linguist-vendored=on'],
    ['.memtrust/** diff=secret'],
    ['.memtrust/** diff=unset'],
    ['.memtrust/** merge=ours'],
    ['.memtrust/** -merge'],
    ['CLAUDE.md merge=union'],
    ['.memtrust/** ident'],
    ['.memtrust/** working-tree-encoding=UTF-16'],
    ['.memtrust/** filter=x'],
    ['.memtrust/** -crlf'],
    ['.memtrust/** text binary'],
    ['[attr]quiet -diff\n.memtrust/** quiet'],
    ['[attr]a -diff\n[attr]b a\n.memtrust/** b'],
    ['[attr]binary linguist-generated=1\n.memtrust/** binary'],
    // The pattern, in every spelling.
    ['.memtrus[t]/** -diff'],
    ['"\\056memtrust/**" -diff'],
    ['"\\056memtrus\\164/facts/a.md" -diff'],
    ['.mem\\trust/** -diff'],
    ['**/facts/** -diff'],
    ['/.memtrust/facts/[!b].md -diff'],
    ['.memtrust/facts/[[:alpha:]].md -diff'],
    ['[.]memtrust/*/?.md -diff'],
    ['* -diff'],
    ['   .memtrust/** -diff'],
    ['.memtrust/**\t-diff'],
    ['C*.md -diff'],
    ['claude.md text\nCLAUDE.m[d] -diff'],
    ['.github/workflows/*.yml -diff'],
    ['.gitattributes -diff'],
    ['CODEOWNERS -diff'],
    // Only what is not there yet, such as the fact that the next change brings.
    ['.memtrust/facts/zz* -diff'],
    ['.memtrus[t]/facts/zz-[a-c]* -diff'],
    ['.m*/facts/zz?.md -diff'],
    ['.memtrust/facts/zz[![:alpha:]].md -diff'],
    ['*/ledger/zz.jsonl -diff'],
    ['zz-*.md linguist-generated'],
    ['GEMINI.m[d] -diff'],
    ['.cursor/rules/secret.mdc -diff'],
    // What a later line of the same file gives back to a name that was asked for, it does not give to another one.
    ['.memtrust/** -diff\n.memtrust/policy.yml diff\n.memtrust/facts/a.md diff'],
  ])('%j', async (lines) => {
    expect(await listed(base, base.file('.gitattributes', `${lines}\n`))).toEqual([
      '.gitattributes',
    ]);
  });

  test.each([
    [
      'dist/** -diff linguist-generated\n*.png binary\n*.lock -diff\npackage-lock.json linguist-generated=true',
    ],
    ['.memtrust/ledger/**/*.jsonl merge=union\n.memtrust/tombstones.jsonl merge=union'],
    ['*.md diff=markdown\n*.py diff=python'],
    ['* text=auto eol=lf'],
    ['.memtrust/** -linguist-generated'],
    ['.memtrust/** linguist-generated=false'],
    ['.memtrust/** diff'],
    ['.memtrust/** -diff\n.memtrust/** !diff'],
    ['.memtrust/** -diff\n.memtrust/** diff'],
    ['.memtrust/ -diff'],
    ['# .memtrust/** -diff'],
    ['**/generated/** linguist-generated=true'],
    ['!.memtrust/** -diff'],
    ['CHANGELOG.md linguist-generated'],
  ])('%j hides nothing of memory', async (lines) => {
    expect(await listed(base, base.file('.gitattributes', `${lines}\n`))).toEqual([]);
  });

  test("what already held at the base is not this change's, and a line that is taken away may be what hides", async () => {
    const hidden = base.file('.gitattributes', '.memtrust/** -diff\n');
    expect(
      await listed(hidden, hidden.file('.gitattributes', '*.png binary\n.memtrust/** -diff\n')),
    ).toEqual([]);
    expect(await listed(hidden, hidden.file('.gitattributes', '.memtrust/** diff=x\n'))).toEqual([
      '.gitattributes',
    ]);
    expect(await listed(hidden, hidden.without('.gitattributes'))).toEqual([]);
    const spared = base
      .file('.gitattributes', '* -diff\n')
      .file('.memtrust/.gitattributes', '* diff\n')
      .file('sub/.gitattributes', 'x y\n');
    expect(
      await listed(
        spared,
        spared.without('.memtrust/.gitattributes').file('sub/.gitattributes', 'x z\n'),
      ),
    ).toEqual(['.memtrust/.gitattributes']);
  });

  test('a macro of the root hides with a line that the base had', async () => {
    const armed = base
      .file('.gitattributes', '[attr]quiet text\n.memtrust/facts/zz* quiet\n')
      .file('.memtrust/.gitattributes', 'facts/yy* quiet\n');
    expect(
      await listed(
        armed,
        armed.file('.gitattributes', '[attr]quiet -diff\n.memtrust/facts/zz* quiet\n'),
      ),
    ).toEqual(['.gitattributes']);
  });

  test('files that are read as attributes somewhere and cannot be read here are listed', async () => {
    expect(await listed(base, base.file('.gitattributes', '# long\n'.repeat(200_000)))).toEqual([
      '.gitattributes',
    ]);
    const link = new OverlayTree(base.tree(), {
      '.gitattributes': { kind: 'symlink', bytes: Buffer.from('docs/x') },
    });
    expect(await gitAttributes(GIT_ENVIRONMENT)(link, ['CLAUDE.md'])).toBeNull();
    const odd = new VirtualTree({ '.gitattributes': '* -diff\n' });
    expect(await gitAttributes(GIT_ENVIRONMENT)(odd, ['../outside'])).toBeNull();
  });

  test('where nobody can ask git, every line that could hide something counts', async () => {
    const asked = async (text: string): Promise<number> =>
      findings(
        await check(base, base.file('.gitattributes', text), { attributes: NO_ATTRIBUTES }),
        'MT705',
      ).length;
    expect([
      await asked('x.png -diff\n'),
      await asked('[attr]a text\n'),
      await asked('* text=auto\n'),
    ]).toEqual([1, 1, 0]);
  });

  it('asks nothing of the machine: not its configuration, not info/attributes, not the working tree', async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-home-')));
    try {
      await withRepository(async (repository) => {
        repository.write('.gitattributes', 'x text\n');
        repository.write('CLAUDE.md', 'x\n');
        const commit = repository.commit();
        repository.write('.git/info/attributes', '* -diff\n');
        repository.write('.gitattributes', '* -diff\n');
        mkdirSync(join(home, '.config/git'), { recursive: true });
        for (const path of ['.config/git/attributes', 'own'])
          writeFileSync(join(home, path), '* -diff\n');
        writeFileSync(
          join(home, '.gitconfig'),
          `[core]\n\tattributesFile = ${home}/own\n[attr]\n\ttree = HEAD\n`,
        );
        const environment = { PATH: process.env['PATH'], HOME: home, TMPDIR: home };
        const before = readdirSync(home).toSorted();
        await withTrees(repository.root, async ({ at, work }) => {
          expect(
            (await gitAttributes(environment)(await at(commit), ['CLAUDE.md']))?.get('CLAUDE.md'),
          ).toBeUndefined();
          expect(
            (await gitAttributes(environment)(await work(), ['CLAUDE.md']))?.get('CLAUDE.md'),
          ).toEqual(new Map([['diff', 'unset']]));
        });
        expect(readdirSync(home).toSorted()).toEqual(before);
      });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  it('is asked by the command line, of commits and of the working tree', async () => {
    await withRepository(async (repository) => {
      await fromSource(repository.root, 'init', '--yes', '--no-candidates');
      repository.write('CLAUDE.md', '- Be kind.\n');
      repository.commit();
      repository.git('switch', '--quiet', '-c', 'topic');
      repository.write('.gitattributes', 'CLAUDE.m[d] -diff\n');
      expect((await fromSource(repository.root, 'check')).stdout).toContain('MT705');
      repository.commit();
      expect((await fromSource(repository.root, 'check', '--head', 'HEAD')).stdout).toContain(
        'MT705',
      );
    });
  });

  it('answers as git does in a checkout', async () => {
    await withRepository(
      async (repository) => {
        const files = {
          '.gitattributes': '*.md diff=x\n[attr]m -diff ident\n"a\\040b" m\n',
          'a b': 'x',
          'sub/.gitattributes': 'c.md !diff y=1\nd.md m\n',
          'sub/c.md': 'x',
          'sub/d.md': 'x',
          'ü.md': 'x',
          'odd\nname.md': 'x',
        };
        for (const [path, text] of Object.entries(files)) repository.write(path, text);
        const commit = repository.commit();
        const asked = execFileSync('git', ['check-attr', '-z', '-a', '--', ...Object.keys(files)], {
          cwd: repository.root,
          encoding: 'utf8',
        }).split('\0');
        const expected = new Map<string, Map<string, string>>();
        for (let at = 0; at + 2 < asked.length; at += 3)
          expected.set(
            asked[at] ?? '',
            (expected.get(asked[at] ?? '') ?? new Map<string, string>()).set(
              asked[at + 1] ?? '',
              asked[at + 2] ?? '',
            ),
          );
        await withTrees(repository.root, async ({ at }) =>
          expect(
            await gitAttributes(GIT_ENVIRONMENT)(await at(commit), Object.keys(files)),
          ).toEqual(expected),
        );
      },
      { objectFormat: 'sha256' },
    );
  });
});
