/** What npm publishes: the packed tarball, unpacked into an empty folder, as `npx memtrust` gets it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Sandbox } from './sandbox.js';

describe('the package', () => {
  let folder: string;
  let tarball: string;
  let repository: Sandbox;
  const unpacked = (): string => join(folder, 'package');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'memtrust-package-'));
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
      stdio: 'ignore',
    });
    tarball = join(folder, readdirSync(folder)[0] ?? '');
    execFileSync('tar', ['-xzf', tarball], { cwd: folder });
    repository = new Sandbox();
  });
  afterAll(() => {
    repository.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  test('checks a repository with nothing but what is in it', async () => {
    repository.write('CLAUDE.md', 'Read `docs/setup.md` first.\n').commit('an agent file');
    const { bin, dependencies } = JSON.parse(
      readFileSync(join(unpacked(), 'package.json'), 'utf8'),
    ) as { bin: { memtrust: string }; dependencies?: object };
    expect(dependencies).toBeUndefined();
    const cli = join(unpacked(), bin.memtrust);
    const { code, stdout } = await repository.memtrustWith({ cli }, 'check');
    expect([code, stdout]).toEqual([0, expect.stringContaining('`docs/setup.md` does not exist')]);
  });

  test('is at most 2.5 MB', () => {
    expect(statSync(tarball).size / 1e6).toBeLessThanOrEqual(2.5);
  });

  test('runs by npx in the repository of somebody else, without a network', () => {
    const there = new Sandbox();
    try {
      there.write('CLAUDE.md', 'Read `docs/setup.md` first.\n').commit('an agent file');
      const said = execFileSync(
        'npm',
        ['exec', '--yes', '--offline', `--package=${tarball}`, '--', 'memtrust', 'check'],
        {
          cwd: there.root,
          encoding: 'utf8',
          env: {
            PATH: process.env['PATH'],
            HOME: folder,
            npm_config_cache: join(folder, 'cache'),
            npm_config_update_notifier: 'false',
          },
        },
      );
      expect(said).toContain('memtrust: pass');
      expect(said).toContain('`docs/setup.md` does not exist');
    } finally {
      there.dispose();
    }
  });

  test('holds every file that its README links', () => {
    const readme = readFileSync(join(unpacked(), 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#\s]+)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !existsSync(join(unpacked(), link)))).toEqual([]);
  });
});
