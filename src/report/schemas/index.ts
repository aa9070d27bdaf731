import { aitFixtureSchema } from './ait-fixture.js';
import { contextManifestSchema } from './context-manifest.js';
import { factSchema } from './fact.js';
import { fixtureSchema } from './fixture.js';
import { ledgerEventSchema } from './ledger-event.js';
import { policySchema } from './policy.js';
import { publish, type Publication, type PublishedSchema } from './published.js';
import { recallSchema } from './recall.js';
import { trustReportSchema } from './trust-report.js';

const publications: Readonly<Record<string, Publication>> = {
  'trust-report': trustReportSchema,
  'context-manifest': contextManifestSchema,
  fact: factSchema,
  policy: policySchema,
  fixture: fixtureSchema,
  'ait-fixture': aitFixtureSchema,
  'ledger-event': ledgerEventSchema,
  recall: recallSchema,
};

/**
 * Every format with a published JSON Schema, by the name that `memtrust schema NAME` and docs/schemas/ use.
 * Adding one is a file beside this one and a line above.
 */
export const schemas: Readonly<Record<string, PublishedSchema>> = Object.fromEntries(Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]));
