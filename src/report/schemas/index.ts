import { aitFixtureSchema, benchmarkCaseSchema, fixtureSchema } from './fixture.js';
import {
  attemptSchema,
  reviewFindingsSchema,
  reviewSchema,
  sessionEventSchema,
} from './session.js';
import { benchmarkSchema } from './benchmark.js';
import { contextManifestSchema } from './context-manifest.js';
import { factDetailsSchema, factSchema, ledgerEventSchema } from './fact.js';
import { policySchema } from './policy.js';
import { publish, type Publication, type PublishedSchema } from './published.js';
import { recallSchema } from './recall.js';
import { trustReportSchema } from './trust-report.js';
import { trustStatementSchema } from './trust-statement.js';

/* The published schemas, by the name that `memtrust explain --schema NAME` takes. */

const publications: Readonly<Record<string, Publication>> = {
  'trust-report': trustReportSchema,
  'trust-statement': trustStatementSchema,
  'context-manifest': contextManifestSchema,
  fact: factSchema,
  policy: policySchema,
  fixture: fixtureSchema,
  'ait-fixture': aitFixtureSchema,
  'ledger-event': ledgerEventSchema,
  recall: recallSchema,
  'fact-details': factDetailsSchema,
  attempt: attemptSchema,
  review: reviewSchema,
  'session-event': sessionEventSchema,
  'review-findings': reviewFindingsSchema,
  'benchmark-case': benchmarkCaseSchema,
  benchmark: benchmarkSchema,
};

/** By the name that `memtrust explain --schema NAME` and docs/schemas/ use. */
export const schemas: Readonly<Record<string, PublishedSchema>> = Object.fromEntries(
  Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]),
);
