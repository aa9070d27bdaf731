import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;
const LEDGER = '.memtrust/ledger/retries.jsonl';

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('src/http.ts', 'export const retries = 2;\n').commit();
  repository.git('switch', '--quiet', '--create', 'change');
  repository.write('.memtrust/facts/retries.md', factFile('', 'Requests are retried twice.'));
  await repository.done('bind', 'retries', 'src/http.ts');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

function events(): { readonly type: string; readonly [key: string]: unknown }[] {
  if (!existsSync(join(repository.root, LEDGER))) return [];
  return repository
    .read(LEDGER)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const types = (): string[] => events().map(({ type }) => type);

describe('the ledger of a candidate', () => {
  it('has each step of its way: reviewed, diffed, applied', async () => {
    const { stderr } = await repository.done('review', '--by', 'carol');
    expect(stderr).toBe('candidate.reviewed is in the ledger of `retries`\n');
    await repository.done('review');
    expect(events()[0]).toMatchObject({ type: 'candidate.reviewed', proposed_by: 'carol' });
    repository.write('findings.json', '[{"id":"F1","severity":"low","message":"Say how long."}]');
    await repository.done('review', '--findings', 'findings.json');
    expect(events()[1]).toMatchObject({
      type: 'candidate.reviewed',
      evidence: expect.stringMatching(/^\.memtrust\/reviews\/.*\.json$/),
    });
    const { stdout } = await repository.done('adopt', 'retries', '--by', 'bob');
    expect(stdout).toMatch(/\+ Requests are retried twice\.[^]*it would be trusted/);
    expect(types().slice(2)).toEqual(['candidate.diffed', 'candidate.applied']);
    expect(events()[2]).toMatchObject({ type: 'candidate.diffed', proposed_by: 'bob' });
  });

  it('has one line for an adoption that showed no difference', async () => {
    await repository.done('adopt', '--all');
    expect(types()).toEqual(['candidate.applied']);
  });

  it('has nothing of a preview', async () => {
    await repository.done('facts', 'retries', '--preview');
    expect(types()).toEqual([]);
  });

  it('has no review that changes what is trusted', async () => {
    await repository.done('review');
    repository.commit();
    const { code, report } = await repository.report('--base', 'main', '--head', 'change');
    expect(code).toBe(0);
    expect(report.entries.find(({ id }) => id === 'retries')).toMatchObject({
      status: 'candidate',
      trusted_baseline: false,
    });
  });

  it('has none of a commit that is reviewed, nor of a fact that the change leaves alone', async () => {
    repository.commit();
    await repository.done('review', '--base', 'main', '--head', 'change');
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', 'change');
    repository.git('switch', '--quiet', '--create', 'later');
    repository.write('src/http.ts', 'export const retries = 3;\n');
    await repository.done('review');
    expect(types()).toEqual([]);
  });

  it('has none of a fact that is adopted as it is', async () => {
    await repository.done('adopt', 'retries');
    repository.commit();
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', 'change');
    const before = types();
    await repository.done('adopt', 'retries');
    expect(types()).toEqual(before);
  });
});
