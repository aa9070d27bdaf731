import { describe, expect, it } from '@jest/globals';
import { check, store } from '../../store.js';
import { describeRule } from './stories.js';

const wrong = JSON.stringify({
  schema_version: 1,
  id: 'own/wrong',
  query: 'q',
  policy: {},
  facts: [
    {
      source_id: 'fact:a',
      status: 'candidate',
      trust_level: 'candidate',
      topic: 't',
      body: 'b',
      expected_in_context: true,
      expected_trusted: true,
    },
  ],
});
const right = wrong.replaceAll('true', 'false').replace('own/wrong', 'own/right');
const path = '.memtrust/fixtures/own.json';

describeRule('MT301', 'fixture-contaminated', {
  stands: true,
  fires: [
    {
      what: 'an expectation that does not hold',
      base: store(),
      head: store().file(path, wrong),
      says: [
        '+error: the fixture `own/wrong` fails: `fact:a`: expected trusted, got candidate (adoption_record_missing)',
      ],
    },
  ],
  silent: [
    { what: 'expectations that hold', base: store(), head: store().file(path, right) },
    { what: 'no fixtures but the built-in', base: store(), head: store() },
  ],
});

describe('contamination', () => {
  it('is counted apart from another failure', async () => {
    const lie = wrong
      .replace('"candidate","trust_level":"candidate"', '"accepted","trust_level":"trusted"')
      .replaceAll('true', 'false');
    const evaluation = await check(store(), store().file(path, lie));
    expect(evaluation.fixtures.cases.find((one) => one.id === 'own/wrong')).toMatchObject({
      passed: false,
      contaminated: true,
      kind: 'proposed',
      why: '`fact:a`: expected not trusted, got trusted',
    });
    expect(evaluation.verdict).toBe('fail');
  });
});
