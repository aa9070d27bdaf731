import { aitFixtureSchema } from './ait-fixture.js';
import { attemptSchema } from './attempt.js';
import { benchmarkSchema } from './benchmark.js';
import { benchmarkCaseSchema } from './benchmark-case.js';
import { contextManifestSchema } from './context-manifest.js';
import { factSchema } from './fact.js';
import { fixtureSchema } from './fixture.js';
import { ledgerEventSchema } from './ledger-event.js';
import { policySchema } from './policy.js';
import { publish, type Publication, type PublishedSchema } from './published.js';
import { recallSchema } from './recall.js';
import { factDetailsSchema } from './fact-details.js';
import { reviewSchema } from './review.js';
import { sessionEventSchema } from './session-event.js';
import { reviewFindingsSchema } from './review-findings.js';
import { trustReportSchema } from './trust-report.js';
import { trustStatementSchema } from './trust-statement.js';

/*
 * Which formats have a published schema? One line each, by the name that `memtrust explain --schema NAME` takes.
 */

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

/**
 * Every format with a published JSON Schema, by the name that `memtrust explain --schema NAME` and docs/schemas/ use.
 * Adding one is a file beside this one and a line above.
 */
export const schemas: Readonly<Record<string, PublishedSchema>> = Object.fromEntries(
  Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]),
);
