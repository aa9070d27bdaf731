/** SECURITY S28 over `memtrust mcp`: of what the policy blocks nothing is in any byte that the server writes. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { BLOCKING, leaksIn, SENTINELS, TELLING } from '../sentinel.js';
import { ask, talk, type Talk } from './mcp-talk.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;
let agent: Talk;

afterEach(async () => {
  await agent.end();
  repository.dispose();
});

function remembering(files: Readonly<Record<string, string>>): Sandbox {
  repository = new Sandbox();
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  return repository;
}

/** Every question that may find something blocked, or stumble over it. */
async function askEverything(names: readonly string[]): Promise<void> {
  for (const query of ['launch code', 'classified', 'zebra quokka', 'heron civet', ...names]) {
    await ask(agent, 'recall', { query, limit: 50, budget: 40_000 });
    await ask(agent, 'context', { query, max_tokens: 20_000 });
  }
  await ask(agent, 'context', { for: 'run' });
  await ask(agent, 'context', { for: 'review' });
  await ask(agent, 'facts', { limit: 200 });
  await ask(agent, 'facts', { status: 'policy_blocked' });
  await ask(agent, 'facts', { topic: 'launch' });
  for (const path of ['secrets/plan.txt', 'secrets', 'notes/plan.txt', '.', ...names])
    await ask(agent, 'citing', { path });
  for (const id of ['launch/said', 'launch/cites', 'launch/open', 'launch/sai', ...names]) {
    await ask(agent, 'why', { id });
    await agent.client.readResource({ uri: `memtrust://fact/${id}` }).catch(() => {});
  }
  await ask(agent, 'why', { id: 'live:claude:CLAUDE.md' });
  await ask(agent, 'why', { id: 'attempt:.memtrust/attempts/2026-01-01-aa.json' });
  await agent.client.listResources();
  for (const source of ['secrets/plan.txt', 'notes/plan.txt'])
    for (const more of [{}, { quote: 'Launch' }, { quote: 'not there' }])
      await ask(agent, 'propose', {
        id: 'launch/new',
        text: 'A launch.',
        source: [source],
        ...more,
      });
}

describe('what the policy blocks', () => {
  it('by a text, by a path and through a link is in no answer, no error and no log', async () => {
    remembering(BLOCKING)
      .link('notes/plan.txt', '../secrets/plan.txt')
      .link('notes/CLAUDE.md', '../secrets/plan.txt')
      .commit('memory');
    repository.git('switch', '--quiet', '-c', 'change');
    repository
      .write('.memtrust/facts/launch/link.md', factFile('', 'A launch is near.'))
      .write('AGENTS.md', `A launch is announced. The classified word is ${SENTINELS[2]}.\n`)
      .commit('change');
    agent = await talk(repository.root, { allowPropose: true });
    await askEverything(['launch/link']);
    expect(leaksIn(agent.written())).toEqual([]);
    expect((await ask(agent, 'why', { id: 'launch/said' })).structured).toMatchObject({
      status: 'policy_blocked',
      reasons: ['policy_blocked'],
      sources: [],
      history: [],
      text: null,
      topic: '',
    });
    const { resources } = await agent.client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(['launch/open']);
  });

  it('is found where nothing is blocked, so that the test above can fail', async () => {
    remembering(TELLING).commit('memory');
    agent = await talk(repository.root, { allowPropose: true });
    await askEverything([]);
    for (const text of SENTINELS) expect(agent.written()).toContain(text);
  });

  it('has no name where a pattern hides the name too, and no mistyped one gives it away', async () => {
    remembering({
      '.memtrust/policy.yml':
        'version: 1\nexclude_paths: ["vault/**", ".memtrust/facts/hidden-*"]\n',
      '.memtrust/facts/hidden-canary.md': factFile('topic: canary', 'The canary sings.'),
      '.memtrust/facts/open.md': factFile('', 'All is well.'),
      'vault/canary.txt': 'canary\n',
    }).commit('memory');
    agent = await talk(repository.root, { allowPropose: true });
    const names = ['hidden-canar', 'vault/canary.tx', 'hidden-'];
    await askEverything(names);
    for (const supersedes of names)
      await ask(agent, 'propose', { id: 'new', text: 'x', unbound: 'y', supersedes: [supersedes] });
    // What was asked is repeated; what it stands for is not.
    expect(agent.written()).not.toMatch(/hidden-canary|canary\.txt|sings/);
  });
});
