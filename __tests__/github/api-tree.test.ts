import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiTree } from '../../src/github/api-tree.js';
import { createClient, type GitHub } from '../../src/github/client.js';
import { openRepository } from '../../src/tree/git.js';
import { GitTree } from '../../src/tree/git-tree.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { STAND_IN_TOKEN, startGitHubStandIn, type GitHubStandIn } from '../e2e/github-stand-in.js';
import {
  hostedOnGitHub,
  makePullRequestRepository,
  type PullRequestRepository,
} from '../e2e/pull-request.js';

const environment = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };
const CAP = 1_000;

let pull: PullRequestRepository;
beforeAll(() => {
  pull = makePullRequestRepository({
    base: {
      'same.txt': 'same\n',
      'changed.txt': 'before\n',
      'gone.bin': Buffer.from([0, 255, 10]),
      'large.txt': 'x'.repeat(CAP + 1),
      'a ::b\n.md': 'odd\n',
      'CLAUDE.md': { symlink: 'same.txt' },
      vendor: { submodule: 'c'.repeat(40) },
      'empty.txt': '',
    },
    head: { 'changed.txt': 'after\n', 'gone.bin': null, 'large.txt': null, 'empty.txt': null },
  });
});
afterAll(() => pull.remove());

let api: GitHubStandIn;
let objects: ObjectReader;
afterEach(async () => {
  objects.close();
  await api.close();
});

async function open(treeLimit = 1_000): Promise<{ github: GitHub; tree: ApiTree }> {
  api = await startGitHubStandIn({ repositories: [hostedOnGitHub(pull)], treeLimit });
  const github = createClient({
    token: STAND_IN_TOKEN,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
  });
  objects = new ObjectReader(await openRepository(pull.workspace, environment));
  return { github, tree: await ApiTree.open(github, pull.baseSha, objects, 'sha1') };
}

describe('a tree of the API', () => {
  test('has the entries and bytes that git has: links, submodules, odd names, binaries', async () => {
    const { tree } = await open();
    const origin = await openRepository(pull.workspace, environment);
    const reader = new ObjectReader({ ...origin, gitDir: pull.origin });
    const git = await GitTree.open({ ...origin, gitDir: pull.origin }, pull.baseSha, reader);
    expect([...tree.entries]).toEqual([...git.entries]);
    const paths = [...git.entries.keys(), 'not there'];
    const [ours, theirs] = [await tree.read(paths, CAP), await git.read(paths, CAP)];
    reader.close();
    expect(ours).toEqual(theirs);
    expect([
      tree.entries.get('CLAUDE.md')?.kind,
      tree.entries.get('vendor')?.kind,
      ours.get('large.txt')?.kind,
      ours.has('vendor'),
    ]).toEqual(['symlink', 'submodule', 'too-large', false]);
  });

  test('asks GitHub only for what the clone has not', async () => {
    const { tree } = await open();
    await tree.read(tree.entries.keys(), CAP);
    const asked = api.requests
      .filter(({ path }) => path.includes('/git/blobs/'))
      .map(({ path }) => path.split('/').at(-1));
    expect(asked).toHaveLength(3);
    expect(new Set(asked)).toEqual(
      new Set(['changed.txt', 'empty.txt', 'gone.bin'].map((path) => tree.entries.get(path)?.oid)),
    );
  });

  test('that is cut is an error', async () => {
    await expect(open(3)).rejects.toThrow('more files than GitHub lists');
  });

  test('that names two files alike is an error: one would hide the other', async () => {
    const { github } = await open();
    const file = { path: 'a\uFFFD.md', mode: '100644', type: 'blob', sha: 'a'.repeat(40), size: 1 };
    api.failNext('GET', /\/git\/trees\//, {
      status: 200,
      body: { sha: 'b'.repeat(40), url: '', truncated: false, tree: [file, file] },
    });
    await expect(ApiTree.open(github, pull.baseSha, objects, 'sha1')).rejects.toThrow(
      'two files that have the same name',
    );
  });

  test('does not take other bytes for a blob', async () => {
    const { tree } = await open();
    api.failNext('GET', /\/git\/blobs\//, {
      status: 200,
      body: { content: Buffer.from('other').toString('base64'), encoding: 'base64' },
    });
    await expect(tree.read(['changed.txt'], CAP)).rejects.toThrow(
      'another blob than the requested one',
    );
  });
});
