/** A fact that cites a sentence of an agent file, and whose statement alone is changed. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import type { Sandbox } from './sandbox.js';

const FACT = '.memtrust/facts/retries.md';
const OLD = 'Requests to the billing service are retried three times before the job fails.';
const NEW = 'Requests to the billing service are never retried.';
const SAYS =
  'warning: the statement of `retries` changed, but it still cites the old sentence at `CLAUDE.md:5`';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('CLAUDE.md', `# Rules\n\nFirst of all.\n\n${OLD}\n`);
  await repository.done('init', '--solo', '--by', 'alice');
  await repository.done('propose', 'retries', '--text', OLD, '--source', 'CLAUDE.md#L5-L5');
  await repository.done('adopt', 'retries', '--by', 'alice');
  repository.commit('adopted');
  repository.git('switch', '--quiet', '--create', 'work');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

it('adopt, bind and check name the sentence that says the contrary', async () => {
  repository.write(FACT, repository.read(FACT).replace(OLD, NEW));
  expect((await repository.done('bind', 'retries')).stderr).toContain(SAYS);
  expect((await repository.done('adopt', 'retries', '--by', 'alice')).stderr).toContain(SAYS);
  const { report } = await repository.report();
  expect(report.findings.filter(({ rule }) => rule === 'MT112')).toMatchObject([
    { path: 'CLAUDE.md', line: 5, severity: 'warning', introduced: true },
  ]);
});

it('nothing is said once that sentence is corrected too', async () => {
  repository.write(FACT, repository.read(FACT).replace(OLD, NEW));
  repository.write('CLAUDE.md', repository.read('CLAUDE.md').replace(OLD, NEW));
  expect((await repository.done('bind', 'retries')).stderr).toBe(
    'Next: `npx memtrust adopt retries`\n',
  );
  expect((await repository.done('adopt', 'retries', '--by', 'alice')).stderr).not.toContain(
    'warning',
  );
});
