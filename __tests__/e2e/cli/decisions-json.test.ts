/** `retire` and `supersede` with `--format json`: what became of the fact, and its labels afterwards. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import type { Sandbox } from './sandbox.js';

let repository: Sandbox;
const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('src/http.ts', 'export const timeout = 30;\n');
  for (const [id, text] of [
    ['timeout', 'Requests time out after 30 seconds.'],
    ['draft', 'Requests never time out.'],
  ] as const)
    await repository.done('propose', id, '--text', text, '--source', 'src/http.ts');
  await repository.done('adopt', 'timeout');
  repository.commit();
});
beforeEach(async () => {
  repository = await prepared();
});
afterEach(() => repository.dispose());

/** The rows that are printed; everything else goes to stderr. */
async function rows(...args: string[]): Promise<Readonly<Record<string, unknown>>[]> {
  const { stdout } = await repository.done(...args, '--format', 'json');
  const { base_sha, facts } = JSON.parse(stdout);
  expect(base_sha).toBe(repository.git('rev-parse', 'HEAD').trim());
  return facts;
}

const REJECTED = { status: 'rejected', trust_level: 'untrusted' };

it('retire of a candidate', async () => {
  const args = ['retire', 'draft', '--why', 'They do.'];
  expect(await rows(...args)).toEqual([
    {
      id: 'draft',
      fact: '.memtrust/facts/draft.md',
      outcome: 'discarded',
      why: null,
      remedy: null,
      source_class: 'candidate_memory',
      ...REJECTED,
      reasons: ['not_accepted'],
    },
  ]);
  expect(await rows(...args)).toEqual([expect.objectContaining({ outcome: 'discarded_already' })]);
});

it('retire of a fact, also of one whose file is gone', async () => {
  const args = ['retire', 'timeout', '--why', 'It moved.'];
  expect(await rows(...args)).toEqual([
    // What is retired stays in the baseline until that is merged.
    expect.objectContaining({ id: 'timeout', outcome: 'retired', status: 'accepted' }),
  ]);
  repository.remove('.memtrust/facts/timeout.md');
  expect(await rows(...args)).toEqual([
    expect.objectContaining({ fact: null, outcome: 'retired_already', ...REJECTED }),
  ]);
});

it('supersede, before and after the new one is adopted', async () => {
  const outcomes = async (): Promise<unknown> =>
    (await rows('supersede', 'timeout', 'draft')).map(({ id, outcome }) => [id, outcome]);
  expect(await outcomes()).toEqual([
    ['timeout', 'to_be_superseded'],
    ['draft', 'to_supersede'],
  ]);
  await repository.done('adopt', 'draft');
  // The adoption says it of the old one too.
  expect(await outcomes()).toEqual([
    ['timeout', 'superseded_already'],
    ['draft', 'supersedes_already'],
  ]);
});

it.each([
  ['retire', 'drft', '--why', 'x'],
  ['retire', 'draft', '--why', 'x', '--erase'],
  ['retire', 'draft', '--why', ''],
  ['supersede', 'draft', 'draft'],
])('a refusal prints no JSON: %s %s', async (...args) => {
  expect(await repository.memtrust(...args, '--format', 'json')).toMatchObject({
    code: 2,
    stdout: '',
  });
});
