import { aitFixtureSchema, fixtureSchema } from '../fixtures/schemas.js';
import {
  reviewFindingsSchema,
  reviewSchema,
  sessionEventSchema,
} from '../report/schemas/session.js';
import { attemptSchema } from '../context/evidence/attempt-schema.js';
import { benchmarkCaseSchema, benchmarkSchema } from '../report/schemas/benchmark.js';
import { contextManifestSchema } from '../context/build/manifest-schema.js';
import { factDetailsSchema, factSchema, ledgerEventSchema } from '../report/schemas/fact.js';
import { policySchema } from '../report/schemas/policy.js';
import { publish, type Publication, type PublishedSchema } from '../report/schemas/published.js';
import { recallSchema } from '../context/recall/schema.js';
import { trustReportSchema } from '../report/schemas/trust-report.js';
import { trustStatementSchema } from '../report/schemas/trust-statement.js';

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
