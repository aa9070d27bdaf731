import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { gitAttributes } from '../../src/tree/git-attributes.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { fromSource } from '../e2e/cli/in-process.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';

const MARK = '\uFEFF';
const asked = async (text: string, name: string) =>
  gitAttributes(GIT_ENVIRONMENT)(new VirtualTree({ '.gitattributes': text }), [name]);
const UNSET = new Map([['diff', 'unset']]);

describe('SECURITY S53: a file of attributes that begins with a byte-order mark', () => {
  it('says what git in a checkout reads in it', async () => {
    await withRepository(async (repository) => {
      repository.write('.gitattributes', `${MARK}.memtrust/** -diff\n`);
      const name = '.memtrust/facts/a.md';
      const said = execFileSync('git', ['check-attr', 'diff', name], {
        cwd: repository.root,
        encoding: 'utf8',
      });
      expect(said).toBe(`${name}: diff: unset\n`);
      expect((await asked(`${MARK}.memtrust/** -diff\n`, name))?.get(name)).toEqual(UNSET);
    });
  });

  it('is a finding, also for a name that is not there yet', async () => {
    for (const line of ['.memtrust/** -diff', '.memtrust/facts/zz* -diff'])
      await withRepository(async (repository) => {
        await fromSource(repository.root, 'init', '--yes', '--no-candidates');
        repository.commit();
        repository.write('.gitattributes', `${MARK}${line}\n`);
        expect((await fromSource(repository.root, 'check')).stdout).toContain('MT705');
      });
  });
});

describe('SECURITY S53: patterns that git would try in too many ways', () => {
  const NAME = `.memtrust/facts/${'a'.repeat(60)}`;

  it.each([
    ['*a*a*a*a*a*a*a*b -diff'],
    ['"*a*a*a*a*a*a*a*b" -diff'],
    ['"\\052a\\052a\\052a\\052a\\052a\\052b" -diff'],
    ['x text\n.memtrust/*/*a*a*a*a*a*a*b -diff'],
    ['**/a/**/a/**/a/**/a/**/a/**/b -diff'],
  ])('are not asked: %j', async (text) => {
    expect(await asked(`${text}\n`, NAME)).toBeNull();
  });

  it.each([
    ['**/*.test.* -diff', 'src/a.test.ts'],
    ['.memtrust/*/*a*a* -diff', NAME],
    ['**/x/**/*.snap -diff', 'a/x/b/c.snap'],
  ])('that people write are asked: %j', async (text, name) => {
    expect((await asked(`${text}\n`, name))?.get(name)?.get('diff')).toBe('unset');
  });

  it('are a finding where they could hide something, and none where they could not', async () => {
    for (const [line, found] of [
      ['*a*a*a*a*a*a*a*b -diff', true],
      ['*a*a*a*a*a*a*a*b eol=lf', false],
    ] as const)
      await withRepository(async (repository) => {
        await fromSource(repository.root, 'init', '--yes', '--no-candidates');
        repository.write('docs/CLAUDE.md', 'x\n');
        repository.commit();
        repository.write('docs/.gitattributes', `${line}\n`);
        const { stdout } = await fromSource(repository.root, 'check');
        expect([line, stdout.includes('MT705')]).toEqual([line, found]);
      });
  });
});
