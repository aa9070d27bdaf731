import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createClient } from '../../src/github/client.js';
import { RunnerPast } from '../../src/github/runner-past.js';
import { blobOid } from '../../src/tree/digest.js';
import { openRepository } from '../../src/tree/git.js';
import { ObjectReader } from '../../src/tree/object-reader.js';
import { STAND_IN_TOKEN, startGitHubStandIn, type GitHubStandIn } from '../e2e/github-stand-in.js';
import {
  hostedOnGitHub,
  makePullRequestRepository,
  type PullRequestRepository,
} from '../e2e/pull-request.js';

const CAP = 1_000;
const FORMER = Buffer.from('before\n');
const OID = blobOid(FORMER, 'sha1');

let pull: PullRequestRepository;
let api: GitHubStandIn;
let objects: ObjectReader;
let past: RunnerPast;

beforeAll(() => {
  pull = makePullRequestRepository({ base: { 'a.txt': FORMER }, head: { 'a.txt': 'after\n' } });
});
afterAll(() => pull.remove());

beforeEach(async () => {
  api = await startGitHubStandIn({ repositories: [hostedOnGitHub(pull)] });
  const github = createClient({
    token: STAND_IN_TOKEN,
    apiUrl: api.url,
    repository: { owner: 'acme', repo: 'widgets' },
    version: '0',
    remark: () => undefined,
  });
  const repository = await openRepository(pull.workspace, {
    PATH: process.env['PATH'],
    GIT_CONFIG_GLOBAL: '/dev/null',
  });
  objects = new ObjectReader(repository);
  past = new RunnerPast({ repository, objects }, github, pull.baseSha, pull.baseSha);
});
afterEach(async () => {
  objects.close();
  await api.close();
});

const asked = (): number => api.requests.filter(({ path }) => path.includes('/git/blobs/')).length;

test('a former version that the clone lacks is asked for once', async () => {
  const answers = [await past.blob(OID, CAP), await past.blob(OID, CAP)];
  expect(answers.map((one) => one.kind === 'bytes' && Buffer.from(one.bytes).toString())).toEqual([
    'before\n',
    'before\n',
  ]);
  expect(asked()).toBe(1);
});

test('other bytes than those that were asked for are none', async () => {
  api.failNext('GET', /\/git\/blobs\//, {
    status: 200,
    body: { content: Buffer.from('other').toString('base64'), encoding: 'base64' },
  });
  expect(await past.blob(OID, CAP)).toMatchObject({ kind: 'unavailable' });
});

test('a run asks for a hundred former versions and no more', async () => {
  const unknown = Array.from({ length: 120 }, (_, at) => at.toString(16).padStart(40, '0'));
  const answers = await Promise.all(unknown.map(async (oid) => past.blob(oid, CAP)));
  expect([new Set(answers.map(({ kind }) => kind)), asked()]).toEqual([
    new Set(['unavailable']),
    100,
  ]);
});
