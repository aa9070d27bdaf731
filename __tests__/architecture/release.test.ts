/**
 * The release without GitHub: `scripts/release-dry-run.mjs` runs the steps of release.yml in a clone of a repository that
 * holds what is released.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { VERSION as PRODUCT_VERSION } from '../../src/report/project.js';

const ROOT = join(import.meta.dirname, '../..');
const DRY_RUN = join(ROOT, 'scripts/release-dry-run.mjs');
const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
const TAG = `v${VERSION}`;
const MAJOR = TAG.split('.')[0] ?? '';
const RELEASED = [
  '.ci/run',
  '.gitattributes',
  '.github/workflows/release.yml',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'action.yml',
  'comment',
  'dist',
  'package.json',
];
const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

let folder: string;
let template: string;
let source: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', source, ...AUTHOR, ...args], { encoding: 'utf8' }).trim();

function commit(message: string): string {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(source, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(source, path), text.replace(from, to));
}

function release(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [DRY_RUN, '--source', source, ...args],
    { encoding: 'utf8' },
  );
  return { code: status, stdout, stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memtrust-to-release-'));
  template = join(folder, 'template');
  source = template;
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', template]);
  for (const path of RELEASED) cpSync(join(ROOT, path), join(template, path), { recursive: true });
  commit('What is released');
});
beforeEach(() => {
  source = join(folder, 'source');
  rmSync(source, { recursive: true, force: true });
  cpSync(template, source, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', () => {
  test('of a first version prints its tag, tarballs and attested files, and creates the tag of the major version', () => {
    const head = git('rev-parse', 'HEAD');
    const { code, stdout, stderr } = release();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`would attest release/memtrust-${VERSION}.tgz sha256:`);
    expect(stdout).toContain(`would attest release/memtrust-action-${TAG}.tar.gz sha256:`);
    expect(stdout).toContain(`would:     release ${TAG} with `);
    expect(stdout).toContain(`publish memtrust@${VERSION} to npm: npm publish --provenance`);
    const summary = stdout.slice(stdout.lastIndexOf('\n\n') + 2);
    expect(summary).toContain(`tag:       ${TAG} at ${head}\n`);
    expect(summary).toMatch(
      /^tarball: {3}github\/release\/memtrust-action-\S+\.tar\.gz, \d\.\d\d MB$/m,
    );
    expect(summary).toMatch(/^tarball: {3}github\/release\/memtrust-\d\S+\.tgz, \d\.\d\d MB$/m);
    expect(summary).toContain('attested:  2 files\n');
    expect(summary).toContain(`major tag: ${MAJOR} is created at ${head}\n`);
  });

  test('moves the tag of the major version if there is one', () => {
    const before = git('rev-parse', 'HEAD');
    git('tag', MAJOR);
    const head = commit('The next version');
    const { code, stdout } = release();
    expect(code).toBe(0);
    expect(stdout).toContain(`major tag: ${MAJOR} moves from ${before} to ${head}\n`);
  });

  test('of an older version leaves the tag of the major version where it is', () => {
    const older = git('rev-parse', 'HEAD');
    const newer = commit('A newer version');
    git('tag', `${MAJOR}.999.0`);
    git('tag', MAJOR);
    git('checkout', '--quiet', '--detach', older);
    const { code, stdout } = release();
    expect(code).toBe(0);
    expect(stdout).toContain(`${MAJOR} stays where it is: ${MAJOR}.999.0 is newer than ${TAG}.`);
    expect(stdout).toContain(`major tag: ${MAJOR} stays at ${newer}\n`);
  });

  test('has the notes of its section in CHANGELOG.md, and of no other', () => {
    const changelog = `# Changelog

## [Unreleased]

- Comes later.

## [${VERSION}] - 2026-11-28

- First.
- Second.

## [0.0.1] - 2026-01-01

- Was before.

[${VERSION}]: https://example.com
`;
    writeFileSync(join(source, 'CHANGELOG.md'), changelog);
    commit('Short notes');
    expect(release().stdout).toContain(`release ${TAG} with 2 lines of notes`);
  });
});

describe('there is no release', () => {
  const refused = (reason: string, ...args: string[]): void => {
    const { code, stdout, stderr } = release(...args);
    expect([code, stderr]).toEqual([1, `No release: ${reason}\n`]);
    expect(stdout).not.toContain('major tag:');
  };

  test('without a section in CHANGELOG.md', () => {
    edit('CHANGELOG.md', `## [${VERSION}] - `, '## [9.9.9] - ');
    commit('No section');
    refused(`CHANGELOG.md has no section '## [${VERSION}] - YYYY-MM-DD'.`);
  });

  test('if the tag is not the version of the package', () => {
    refused(`The tag is v9.9.9, but the version in package.json is ${VERSION}.`, '--tag', 'v9.9.9');
  });

  test('of a commit that main does not have', () => {
    git('checkout', '--quiet', '-b', 'side');
    commit('Not merged');
    refused(`main does not contain the commit of ${TAG}. Merge it first.`);
  });

  test('from a workflow with an expression that the dry run does not know', () => {
    edit('.github/workflows/release.yml', '${{ github.ref_name }}', '${{ github.head_ref }}');
    commit('Another expression');
    refused('The dry run does not know the expression ${{ github.head_ref }}.');
  });
});

test('CHANGELOG.md has an empty section for what comes next, and a link for each section', () => {
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const sections = [...text.matchAll(/^## \[([^\]]+)\]/gm)].map(([, name = '']) => name);
  expect(sections[0]).toBe('Unreleased');
  expect(sections).toContain(VERSION);
  expect(sections.filter((name) => !text.includes(`\n[${name}]: https://`))).toEqual([]);
});

test('reports and the list of packages say the version of the package', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as unknown;
  expect([
    PRODUCT_VERSION,
    z.looseObject({ name: z.literal('memtrust'), version: z.string() }).parse(lock).version,
  ]).toEqual([VERSION, VERSION]);
});

test('everything that is released is there', () => {
  expect(RELEASED.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
