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

describe('the programs stay small, because their size is their start time', () => {
  const megabytes = (files: Iterable<string>): number =>
    [...files].reduce((sum, path) => sum + statSync(join(dist, path)).size, 0) / 1e6;
  const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8');
  const chunks = (): string[] =>
    filesIn(dist).filter((path) => /(?:^|\/)\d+\.index\.js$/.test(path));
  /** The Model Context Protocol, and what answers in it. */
  const serverChunks = (): string[] =>
    chunks().filter(
      (path) =>
        path.startsWith('cli/') && /notifications\/cancelled|structuredContent/.test(textOf(path)),
    );
  /** The files that a program reads to do what it is told, in an empty repository unless told otherwise. */
  function loadedBy(program: string, args: readonly string[], cwd?: string): Set<string> {
    const folder = mkdtempSync(join(tmpdir(), 'memtrust-start-'));
    try {
      execFileSync('git', ['init', '--quiet', folder]);
      const { stderr } = spawnSync(process.execPath, [join(dist, program), ...args], {
        cwd: cwd ?? folder,
        encoding: 'utf8',
        env: { NODE_DEBUG: 'esm', PATH: process.env['PATH'] },
      });
      const [...found] = stderr.matchAll(/\/dist\/((?:cli\/|comment\/)?[\w.]+\.js)/g);
      return new Set(found.map(([, path = '']) => path));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test.each(['index.js', 'comment/index.js'])(
    '%s, without the chunks that it loads when needed: 1.3 MB',
    (program) => {
      // Without an event it ends before it looks for any chunk.
      const loaded = loadedBy(program, []);
      expect(loaded.has('cli/programs.js')).toBe(true);
      expect(megabytes(loaded)).toBeLessThanOrEqual(1.3);
    },
  );

  test('what the command line loads to judge a repository in which no cited file has to be read: 1.3 MB', () => {
    const loaded = loadedBy('cli/index.js', ['check']);
    expect(loaded.has('cli/index.js')).toBe(true);
    expect(megabytes(loaded)).toBeLessThanOrEqual(1.3);
  });

  test('the server for agents: 0.1 MB, in two chunks of its own, with no validator of JSON Schema beside zod', () => {
    const server = serverChunks();
    expect(server).toHaveLength(2);
    expect(megabytes(server)).toBeLessThanOrEqual(0.1);
    const texts = server.map(textOf).join('');
    expect(texts).not.toMatch(/MissingRefError|class Ajv|express-rate-limit|hono/);
  });

  test('what is published on npm: 3 MB', () => {
    expect(megabytes(filesIn(dist).filter((path) => path.startsWith('cli/')))).toBeLessThanOrEqual(
      3,
    );
  });

  test('all programs together: 5 MB', () => {
    expect(megabytes(filesIn(dist))).toBeLessThanOrEqual(5);
  });

  test('a module that many chunks hold is in one file: small ones together, larger ones by who holds them', async () => {
    const all = await Promise.all(
      chunks().map(async (path) => (await import(join(dist, path))) as { modules: object }),
    );
    const holders = new Map<string, number>();
    for (const id of all.flatMap((chunk) => Object.keys(chunk.modules)))
      holders.set(id, (holders.get(id) ?? 0) + 1);
    const texts = filesIn(dist)
      .filter((path) => path.endsWith('.js'))
      .map(textOf);
    const copies = (id: string): number =>
      texts.filter((text) => text.includes(`,${id}:(`) || text.includes(`{${id}:(`)).length;
    const many = [...holders].filter(([, count]) => count > 3).map(([id]) => id);
    expect(many.length).toBeGreaterThan(30);
    expect(many.filter((id) => copies(id) !== 1)).toEqual([]);
    const shared = filesIn(dist).filter((path) => path.startsWith('cli/shared-'));
    expect(shared.length).toBeLessThanOrEqual(40);
    // Whoever reads one of them reads all of it.
    expect(shared.filter((path) => megabytes([path]) > 0.02)).toEqual([]);
  });

  /** Every chunk that a program may come to load, by the numbers in the texts. */
  function loadable(entry: string): ReadonlySet<string> {
    const paths = new Map(chunks().map((path) => [/(\d+)\.index\.js$/.exec(path)?.[1], path]));
    const found = new Set<string>();
    const open = [textOf('cli/programs.js').split(`const ${entry}=`)[1]?.split(';')[0] ?? ''];
    for (let text = open.pop(); text !== undefined; text = open.pop())
      for (const [, id] of text.matchAll(/\.e\((\d+)\)/g)) {
        const path = paths.get(id);
        if (path === undefined || found.has(path)) continue;
        found.add(path);
        open.push(textOf(path));
      }
    return found;
  }
  const naming = (words: string, paths: Iterable<string>): string[] =>
    [...paths].filter((path) => textOf(path).includes(words));

  test('the companion cannot read what another run left', () => {
    expect(naming('@actions/artifact', loadable('index'))).toHaveLength(1);
    expect(naming('@actions/artifact', loadable('companion'))).toEqual([]);
  });

  test('the command line is free of the runner toolkit, and published with all that it may load', () => {
    expect(loadable('cli').size).toBeGreaterThan(30);
    expect([...loadable('cli')].filter((path) => !path.startsWith('cli/'))).toEqual([]);
    expect(
      naming(
        '@actions/',
        filesIn(dist).filter((path) => path.startsWith('cli/')),
      ),
    ).toEqual([]);
  });
});
