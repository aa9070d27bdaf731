import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { builtBundles } from '../e2e/built-action.js';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** Every file below a folder, by its path there. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

describe('the committed bundles', () => {
  let rebuilt: string;

  beforeAll(() => {
    rebuilt = builtBundles();
  });

  test('are what the sources build to, byte for byte', () => {
    const paths = new Set([...filesIn(dist), ...filesIn(rebuilt)]);
    const different = [...paths].filter((path) => {
      const [ours, built] = [join(dist, path), join(rebuilt, path)];
      return (
        !existsSync(ours) || !existsSync(built) || !readFileSync(ours).equals(readFileSync(built))
      );
    });
    expect(
      different.map((path) => `dist/${path} is not what src builds to: run npm run build`),
    ).toEqual([]);
  });

  test('start as a program from any folder', () => {
    const version = execFileSync(process.execPath, [join(dist, 'cli/index.js'), '--version'], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    expect(version).toMatch(/\d+\.\d+\.\d+/);
    expect(readFileSync(join(dist, 'cli/index.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(statSync(join(dist, 'cli/index.js')).mode & 0o111).toBe(0o111);
  });
});

describe('what the actions name', () => {
  test.each(['action.yml', 'comment/action.yml'])('%s starts a bundle that is there', (path) => {
    const { runs } = parse(readFileSync(join(root, path), 'utf8')) as {
      runs: { using: string; main: string };
    };
    expect([runs.using, existsSync(join(root, dirname(path), runs.main))]).toEqual([
      'node24',
      true,
    ]);
  });
});

describe('a bundle stays small, because its size is its start time', () => {
  const megabytes = (files: readonly string[]): number =>
    files.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0) / 1e6;
  const code = (path: string): boolean => path.endsWith('.js');
  /** The Model Context Protocol, and what answers in it. */
  const serverChunks = (): string[] =>
    filesIn(dist).filter(
      (path) =>
        /^cli\/\d+\.index\.js$/.test(path) &&
        /notifications\/cancelled|structuredContent/.test(readFileSync(join(dist, path), 'utf8')),
    );

  test('the entry of the action, without the chunks it loads when needed: 0.9 MB', () => {
    expect(megabytes(['index.js'])).toBeLessThanOrEqual(0.9);
  });

  test('what the command line loads to judge a repository in which no cited file has to be read: 1.3 MB', () => {
    const folder = mkdtempSync(join(tmpdir(), 'memtrust-start-'));
    execFileSync('git', ['init', '--quiet', folder]);
    const { status, stderr } = spawnSync(process.execPath, [join(dist, 'cli/index.js'), 'check'], {
      cwd: folder,
      encoding: 'utf8',
      env: { NODE_DEBUG: 'esm', PATH: process.env['PATH'] },
    });
    rmSync(folder, { recursive: true });
    const loaded = new Set(stderr.match(/cli\/[\w.]+\.js/g));
    expect([status, loaded.has('cli/index.js')]).toEqual([0, true]);
    expect(megabytes([...loaded])).toBeLessThanOrEqual(1.3);
  });

  test('the server for agents: 0.1 MB, in two chunks of its own, with no validator of JSON Schema beside zod', () => {
    const server = serverChunks();
    expect(server).toHaveLength(2);
    expect(megabytes(server)).toBeLessThanOrEqual(0.1);
    const texts = server.map((path) => readFileSync(join(dist, path), 'utf8')).join('');
    expect(texts).not.toMatch(/MissingRefError|class Ajv|express-rate-limit|hono/);
  });

  test('the command line with all of its chunks: 2.9 MB, but for the tables of the tokenizer and the server for agents, which are chunks of their own', () => {
    const files = filesIn(dist).filter(
      (path) => path.startsWith('cli') && code(path) && !serverChunks().includes(path),
    );
    const tables = files.filter((path) => statSync(join(dist, path)).size > 1.5e6);
    expect(tables).toHaveLength(1);
    expect(megabytes(tables)).toBeLessThanOrEqual(2.1);
    expect(megabytes(files.filter((path) => !tables.includes(path)))).toBeLessThanOrEqual(2.9);
    // Only a context whose policy names the tokenizer reads it.
    const { stderr } = spawnSync(
      process.execPath,
      [join(dist, 'cli/index.js'), 'context', '--stdout'],
      { encoding: 'utf8', env: { NODE_DEBUG: 'esm', PATH: process.env['PATH'] } },
    );
    const loaded = new Set(stderr.match(/cli\/[\w.]+\.js/g));
    expect(loaded.size).toBeGreaterThan(1);
    expect(tables.filter((path) => loaded.has(path))).toEqual([]);
  });

  test('a large chunk that two bundles hold is there once, and found by both', async () => {
    const chunks = filesIn(dist).filter((path) => /(?:^|\/)\d+\.index\.js$/.test(path));
    const shared = chunks.filter((path) =>
      /\}from'[^']+';\s*$/.test(readFileSync(join(dist, path), 'utf8')),
    );
    expect(shared.length).toBeGreaterThan(0);
    // The command line is published alone.
    expect(shared.filter((path) => path.startsWith('cli/'))).toEqual([]);
    for (const path of shared) {
      const chunk = (await import(join(dist, path))) as { modules: object };
      expect([path, Object.keys(chunk.modules).length > 0]).toEqual([path, true]);
    }
    expect(megabytes(filesIn(dist))).toBeLessThanOrEqual(11.5);
  });

  test('a module that many commands hold is there once, in one small file', async () => {
    const { modules } = (await import(join(dist, 'cli/shared.js'))) as { modules: object };
    const shared = Object.keys(modules);
    expect(shared.length).toBeGreaterThan(5);
    const chunks = filesIn(dist).filter((path) => /^cli\/\d+\.index\.js$/.test(path));
    const twice = chunks.flatMap((path) => {
      const text = readFileSync(join(dist, path), 'utf8');
      return shared.filter((id) => text.includes(`,${id}:(`) || text.includes(`{${id}:(`));
    });
    expect(twice).toEqual([]);
    expect(megabytes(['cli/shared.js'])).toBeLessThanOrEqual(0.06);
  });

  test('the companion, without the chunks it loads when needed: 0.9 MB', () => {
    expect(megabytes(['comment/index.js'])).toBeLessThanOrEqual(0.9);
  });

  test('the companion cannot read what another run left', () => {
    const withArtifacts = filesIn(join(dist, 'comment')).filter((path) =>
      readFileSync(join(dist, 'comment', path), 'utf8').includes('@actions/artifact'),
    );
    expect(withArtifacts).toEqual([]);
  });

  test('the command line is free of the runner toolkit', () => {
    const withToolkit = filesIn(join(dist, 'cli')).filter((path) =>
      readFileSync(join(dist, 'cli', path), 'utf8').includes('@actions/'),
    );
    expect(withToolkit).toEqual([]);
  });
});
