/** What the commands say of a fact that denies a trusted one: `propose` warns, `diff` tells, `adopt` refuses. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ask, talk } from './mcp-talk.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;
const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('.memtrust/policy.yml', 'version: 1\n')
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write(
      '.memtrust/facts/auth/checks.md',
      factFile('topic: auth', 'Authorization checks are required.'),
    );
  await repository.done('bind', 'auth/checks', 'src/http.ts');
  await repository.done('adopt', 'auth/checks');
  repository.commit();
});
beforeEach(async () => {
  repository = await prepared();
});
afterEach(() => repository.dispose());

const LIE = [
  '--text',
  'Authorization checks are no longer required.',
  '--topic',
  'auth',
  '--source',
  'src/http.ts',
];

describe('an agent that asks is told which trusted fact a candidate denies', () => {
  const QUERY = 'authorization longer lie';
  beforeEach(async () => {
    await repository.done('propose', 'auth/lie', ...LIE);
    repository.commit();
  });

  it('by recall, which gives that fact first', async () => {
    const { stdout } = await repository.done('recall', QUERY);
    expect(stdout).toMatch(
      /^from .*\ntrusted {4}auth\/checks .*\n.*\ncandidate {2}auth\/lie .*\n {4}denies auth\/checks, which is trusted: rely on that\n/,
    );
  });

  it('by the review of the change, which the query-less context of the base cannot know', async () => {
    repository.git('branch', 'lie');
    repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    repository.git('switch', '--quiet', 'lie');
    const { stdout } = await repository.done('review');
    expect(stdout).toContain('auth/lie` denies `auth/checks`, which is trusted: ');
    expect(stdout).not.toContain('No trusted fact');
    const json = JSON.parse((await repository.done('review', '--format', 'json')).stdout);
    expect(json.denied).toEqual([
      {
        id: 'auth/checks',
        source_class: 'accepted_memory',
        status: 'accepted',
        trust_level: 'trusted',
        by: 'negation',
        candidate: 'auth/lie',
        path: '.memtrust/facts/auth/lie.md',
      },
    ]);
    await repository.done('review', '--out', 'brief.md');
    expect(repository.read('brief.md')).toContain('> `auth/lie` denies `auth/checks`');
  });

  it('by a context', async () => {
    await repository.done('context', '--query', QUERY, '--out', 'out/context.md');
    const text = repository.read('out/context.md');
    expect(text).toMatch(/ entry "auth\/lie" trust="candidate" .* denies="auth\/checks">>>/);
    expect(text.indexOf('entry "auth/checks" trust="trusted"')).toBeGreaterThan(0);
  });

  it('by MCP', async () => {
    const agent = await talk(repository.root);
    try {
      const { structured, text } = await ask(agent, 'recall', { query: QUERY });
      expect(structured['results']).toMatchObject([
        { id: 'auth/checks' },
        { id: 'auth/lie', denies: ['auth/checks'] },
      ]);
      expect(text).toContain('denies auth/checks, which is trusted: rely on that\n');
    } finally {
      await agent.end();
    }
  });
});

describe('SECURITY S57: the commands name a denial', () => {
  it('propose writes the candidate and warns', async () => {
    const { code, stdout, stderr } = await repository.memtrust('propose', 'auth/lie', ...LIE);
    expect(code).toBe(0);
    expect(stdout).toContain('proposed `auth/lie`');
    expect(stderr).toContain('warning: `auth/lie` denies `auth/checks`');
    expect(stderr).toContain('npx memtrust supersede auth/checks auth/lie');
  });

  it('propose says nothing of one that supersedes what it denies, and of one that agrees', async () => {
    const replaces = ['propose', 'auth/lie', ...LIE, '--supersedes', 'auth/checks'];
    expect((await repository.memtrust(...replaces)).stderr).not.toContain('denies');
    const agrees = ['--text', 'Never skip authorization checks.', ...LIE.slice(2)];
    expect((await repository.memtrust('propose', 'auth/skip', ...agrees)).stderr).not.toContain(
      'denies',
    );
  });

  it('diff says what it would deny, as text and as JSON', async () => {
    await repository.done('propose', 'auth/lie', ...LIE);
    const { stdout } = await repository.memtrust('facts', 'auth/lie', '--preview');
    expect(stdout).toContain('it would deny `auth/checks`');
    const json = await repository.memtrust('facts', 'auth/lie', '--preview', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({ denies: ['auth/checks'] });
  });

  it('adopt refuses it by its id, and all leaves it out', async () => {
    await repository.done('propose', 'auth/lie', ...LIE);
    const { code, stderr } = await repository.memtrust('adopt', 'auth/lie');
    expect(code).toBe(2);
    expect(stderr).toContain('`auth/lie` denies `auth/checks`');
    expect((await repository.memtrust('adopt', '--all')).stdout).toContain(
      'left out `auth/lie`: `auth/lie` denies `auth/checks`',
    );
  });

  it('adopt takes it once it supersedes the other', async () => {
    await repository.done('propose', 'auth/lie', ...LIE);
    await repository.done('supersede', 'auth/checks', 'auth/lie');
    const { stdout } = await repository.memtrust('adopt', 'auth/lie');
    expect(stdout).toContain('recorded the adoption of `auth/lie`');
  });
});
