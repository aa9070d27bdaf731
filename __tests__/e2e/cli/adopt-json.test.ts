/** `adopt --format json`: what became of each fact, with the labels that the judge gives it afterwards. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;
const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('.memtrust/policy.yml', 'version: 1\nexclude_paths: [".memtrust/facts/vault/**"]\n')
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write('.memtrust/facts/timeout.md', factFile('', 'Requests time out after 30 seconds.'))
    .write('.memtrust/facts/bare.md', factFile('', 'Nobody knows where this comes from.'))
    .write('.memtrust/facts/vault/x.md', factFile('', 'The canary sings.'))
    .write('.memtrust/facts/gone.md', factFile('status: rejected', 'Requests never time out.'));
  for (const id of ['timeout', 'gone']) await repository.done('bind', id, 'src/http.ts');
  repository.commit();
});
beforeEach(async () => {
  repository = await prepared();
});
afterEach(() => repository.dispose());

interface Printed {
  readonly base_sha: string | null;
  readonly facts: readonly Readonly<Record<string, unknown>>[];
}

/** What is printed as JSON, with the exit code. */
async function adopt(...args: string[]): Promise<Printed & { readonly code: number | null }> {
  const { code, stdout } = await repository.memtrust('adopt', ...args, '--format', 'json');
  return { code, ...JSON.parse(stdout) };
}

const CANDIDATE = {
  source_class: 'candidate_memory',
  status: 'candidate',
  trust_level: 'candidate',
};

it('one fact is recorded, and is a candidate until that is merged', async () => {
  const { code, base_sha, facts } = await adopt('timeout');
  expect([code, base_sha]).toEqual([0, repository.git('rev-parse', 'HEAD').trim()]);
  expect(facts).toEqual([
    {
      id: 'timeout',
      fact: '.memtrust/facts/timeout.md',
      outcome: 'recorded',
      why: null,
      remedy: null,
      ...CANDIDATE,
      reasons: ['adoption_unsettled'],
    },
  ]);
  repository.commit('adopted');
  expect((await adopt('timeout')).facts).toEqual([
    expect.objectContaining({
      outcome: 'adopted_already',
      source_class: 'accepted_memory',
      status: 'accepted',
      trust_level: 'trusted',
    }),
  ]);
});

it('of all says what was left out and what was refused, with the exit code of the text', async () => {
  const text = await repository.copy().memtrust('adopt', '--all');
  const { code, facts } = await adopt('--all');
  expect([text.code, code]).toEqual([2, 2]);
  expect(facts.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['bare', 'refused'],
    ['gone', 'left_out'],
    ['timeout', 'recorded'],
    [null, 'refused'],
  ]);
  const [bare, gone, , hidden] = facts;
  expect(bare).toMatchObject({
    why: expect.stringContaining('has no provenance'),
    remedy: expect.stringContaining('--unbound'),
    ...CANDIDATE,
  });
  expect(gone).toMatchObject({
    why: expect.any(String),
    status: 'rejected',
    trust_level: 'untrusted',
  });
  expect(hidden).toMatchObject({ fact: null, status: 'policy_blocked' });
  expect(JSON.stringify(facts)).not.toMatch(/vault|canary/);
});

it('says what stands against a fact that was recorded', async () => {
  for (const id of ['a', 'b']) {
    const statement = ['--text', `${id} is the limit.`, '--source', 'src/http.ts'];
    await repository.done('propose', id, ...statement, '--claim-key', 'http/limit');
  }
  await repository.done('adopt', 'a');
  expect((await adopt('b')).facts).toEqual([
    expect.objectContaining({
      outcome: 'recorded',
      why: expect.stringContaining('`a`'),
      remedy: expect.stringContaining('memtrust supersede'),
    }),
  ]);
});

it('a refusal by its id, and no fact at all', async () => {
  expect(await repository.memtrust('adopt', 'bare', '--format', 'json')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('has no provenance'),
  });
  repository.remove('.memtrust/facts');
  expect((await adopt('--all')).facts).toEqual([]);
});
