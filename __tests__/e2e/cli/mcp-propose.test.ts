/** The tool `propose` of `memtrust mcp`: there only where the user allows it, and it writes a candidate and nothing else. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ask, snapshot, talk, type Talk } from './mcp-talk.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;
let agent: Talk;

beforeEach(async () => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'version: 1\nexclude_text: [classified]\n')
    .write('src/guard.ts', 'export function guard(user) {\n  return user.owner;\n}\n')
    .commit('code');
  agent = await talk(repository.root, { allowPropose: true });
});

afterEach(async () => {
  await agent.end();
  repository.dispose();
});

/** In pieces, so that nobody takes this file for a leak. */
const TOKEN = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');

const CANDIDATE = {
  id: 'auth/guard',
  text: 'The guard asks for the owner.',
  source: ['src/guard.ts#L1-L3'],
  topic: 'auth',
  claim_key: 'auth/guard',
};

it('is not there unless it is allowed', async () => {
  const looking = await talk(repository.root);
  const { tools } = await looking.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['recall', 'facts', 'why', 'context', 'citing']);
  for (const { annotations } of tools)
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  await looking.end();
  const allowed = (await agent.client.listTools()).tools;
  expect(allowed.map(({ name }) => name)).toContain('propose');
  expect(allowed.at(-1)?.annotations).toMatchObject({
    readOnlyHint: false,
    destructiveHint: false,
  });
});

it('writes what the command writes, and trusts nothing', async () => {
  const before = snapshot(repository.root);
  expect(await ask(agent, 'propose', CANDIDATE)).toMatchObject({
    structured: {
      id: 'auth/guard',
      path: '.memtrust/facts/auth/guard.md',
      status: 'candidate',
      warnings: [],
    },
    isError: false,
  });
  const written = snapshot(repository.root)
    .filter((line) => !before.includes(line))
    .map((line) => line.split(' ')[0])
    .filter((path) => path !== '.memtrust');
  expect(written).toEqual([
    '.memtrust/facts',
    '.memtrust/facts/auth',
    '.memtrust/facts/auth/guard.md',
    '.memtrust/ledger',
    '.memtrust/ledger/auth',
    '.memtrust/ledger/auth/guard.jsonl',
  ]);
  const file = repository.read('.memtrust/facts/auth/guard.md');
  expect(file).toContain('status: candidate');
  expect(repository.read('.memtrust/ledger/auth/guard.jsonl')).not.toContain('candidate.applied');
  const twin = new Sandbox();
  twin.write('src/guard.ts', repository.read('src/guard.ts')).commit('code');
  await twin.done(
    'propose',
    CANDIDATE.id,
    '--text',
    CANDIDATE.text,
    '--source',
    'src/guard.ts#L1-L3',
    '--topic',
    'auth',
    '--claim-key',
    'auth/guard',
  );
  expect(twin.read('.memtrust/facts/auth/guard.md')).toBe(file);
  twin.dispose();
  // Committed to the base it is a candidate, and no more.
  repository.commit('proposed');
  expect((await ask(agent, 'why', { id: 'auth/guard' })).structured).toMatchObject({
    status: 'candidate',
    trusted_baseline: false,
  });
});

it.each([
  ['an id that is taken', { id: 'taken' }, 'already'],
  ['a file that is not there', { source: ['src/none.ts'] }, '`src/none.ts`'],
  ['a file outside', { source: ['../../etc/passwd'] }, 'passwd'],
  ['nothing to cite', { source: [] }, 'has no provenance'],
  ['an address', { source: ['https://example.org'] }, 'cannot be checked'],
  ['a secret', { text: `It is ${TOKEN}.` }, 'what looks like'],
  ['what the policy blocks', { text: 'The classified guard.' }, 'blocked by the policy'],
  ['an id that is none', { id: '../outside' }, 'outside'],
  ['a status', { status: 'accepted' }, 'is not an argument'],
  ['two places', { quote: 'x', heading: 'y' }, 'more than one thing'],
])('refuses %s, and writes nothing', async (_what, wrong, message) => {
  await ask(agent, 'propose', { ...CANDIDATE, id: 'taken' });
  const before = snapshot(repository.root);
  expect(await ask(agent, 'propose', { ...CANDIDATE, ...wrong })).toMatchObject({
    text: expect.stringContaining(message),
    isError: true,
  });
  expect(snapshot(repository.root)).toEqual(before);
});

it('goes through the one door: a link in its way is refused', async () => {
  const outside = new Sandbox();
  repository.link('.memtrust/facts', outside.root);
  const before = snapshot(outside.root);
  expect((await ask(agent, 'propose', CANDIDATE)).isError).toBe(true);
  expect(snapshot(outside.root)).toEqual(before);
  outside.dispose();
});
