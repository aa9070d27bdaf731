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
import { showSchema } from './show.js';
import { reviewSchema } from './review.js';
import { sessionEventSchema } from './session-event.js';
import { reviewFindingsSchema } from './review-findings.js';
import { trustReportSchema } from './trust-report.js';
import { trustStatementSchema } from './trust-statement.js';

/*
 * Which formats have a published schema? One line each, by the name that `memtrust schema NAME` takes.
 *
 * `cli/commands/schema.ts` and `npm run docs` (`report/docs.ts`) read the list. A format that others read or
 * write and that is not here has no contract. Users type the names, and files name the `$id`s made of them:
 * none may be renamed. `__tests__/report/schemas.test.ts` names all of them, and
 * `__tests__/report/docs.test.ts` fails where `docs/schemas/` differs.
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
  show: showSchema,
  attempt: attemptSchema,
  review: reviewSchema,
  'session-event': sessionEventSchema,
  'review-findings': reviewFindingsSchema,
  'benchmark-case': benchmarkCaseSchema,
  benchmark: benchmarkSchema,
};

/**
 * Every format with a published JSON Schema, by the name that `memtrust schema NAME` and docs/schemas/ use.
 * Adding one is a file beside this one and a line above.
 */
export const schemas: Readonly<Record<string, PublishedSchema>> = Object.fromEntries(
  Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]),
);
