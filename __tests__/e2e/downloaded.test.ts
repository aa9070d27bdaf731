/** What a job downloads for `uses: memtrust/memtrust@v0`: GitHub's archive of the commit, unpacked in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commentsOn, REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { artifactEnvironment, startArtifactStandIn } from './artifact-stand-in.js';
import { LEAST, setCompanionStage } from './companion-stage.js';

const ROOT = join(import.meta.dirname, '../..');
const stage = setCompanionStage();

let folder: string;
let unpacked: string;
let compressed: number;

/** The archive of the files as they are now, committed or not. No object of it is written to this repository. */
function archiveOfNow(): Buffer {
  const gitDirectory = execFileSync(
    'git',
    ['rev-parse', '--path-format=absolute', '--git-common-dir'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  ).trim();
  const objects = join(folder, 'objects');
  mkdirSync(objects);
  const env = {
    ...process.env,
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDirectory, 'objects'),
  };
  const git = (...args: string[]): Buffer =>
    execFileSync('git', args, { cwd: ROOT, env, maxBuffer: 256 * 1024 * 1024 });
  git('read-tree', 'HEAD');
  git('add', '--all');
  return git('archive', '--format=tar', git('write-tree').toString().trim());
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memtrust-downloaded-'));
  const archive = archiveOfNow();
  compressed = gzipSync(archive).length;
  unpacked = join(folder, 'memtrust');
  mkdirSync(unpacked);
  execFileSync('tar', ['-x', '-C', unpacked], { input: archive });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what every job downloads', () => {
  test('is what runs, its licences and a page about it', () => {
    expect(readdirSync(unpacked).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'comment',
      'dist',
      'package.json',
    ]);
  });

  test('is at most 2.5 MB', () => {
    expect(compressed / 1e6).toBeLessThanOrEqual(2.5);
  });

  test('runs as the action, with its artifact and its comment', async () => {
    const artifacts = await startArtifactStandIn();
    stage.after(async () => artifacts.close());
    const pull = await stage.host({ base: REMEMBERING, head: SELF_DECLARED });
    const ran = await stage.run(pull, {
      program: join(unpacked, 'dist/index.js'),
      actionYml: join(unpacked, 'action.yml'),
      env: { ...artifactEnvironment(artifacts), GITHUB_RUN_ID: '9000000001' },
    });
    expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
    expect(artifacts.artifacts).toHaveLength(1);
    expect(commentsOn(stage.api)).toHaveLength(1);
  });

  test('runs as the companion', async () => {
    const fork = { headRepository: 'contributor/widgets-fork' };
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: SELF_DECLARED, ...fork },
      'failure',
      { permissions: LEAST },
    );
    const ran = await stage.follow(pull, gate, {
      program: join(unpacked, 'comment/../dist/comment/index.js'),
      actionYml: join(unpacked, 'comment/action.yml'),
    });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'fail']);
    expect(commentsOn(stage.api)).toHaveLength(1);
  });

  test('runs as the command line', () => {
    const version = execFileSync(process.execPath, ['dist/cli/index.js', '--version'], {
      cwd: unpacked,
      encoding: 'utf8',
    });
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
