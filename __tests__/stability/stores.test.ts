import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeStore, outcomeOf, readExpected, readStore, repositoryOf } from './store.js';

/* Whoever upgrades keeps their memory: repositories of each released version, read by the version of today. */

const toMake = process.env['STORE'];
const versions = readdirSync(join(import.meta.dirname, 'stores')).filter((name) =>
  /^\d/.test(name),
);

describe('the store of an older version', () => {
  if (toMake !== undefined)
    it(`is made for ${toMake}`, async () => {
      await makeStore(toMake);
    });

  it.each(versions.map((version) => [version]))(
    '%s: has the same status, digests, findings and exit codes',
    async (version) => {
      const repository = repositoryOf(readStore(version));
      try {
        expect(await outcomeOf(version, repository)).toEqual(readExpected(version));
      } finally {
        repository.dispose();
      }
    },
  );
});
