import { z } from 'zod';
import { RELEASE_IDS } from '../../gate/release/conditions.js';
import { RELEASE_LEVELS } from '../../memory/policy-levels.js';
import { ANCHOR_VERDICTS } from '../../anchors/verdict.js';
import { REASONS, SOURCE_CLASSES, STATUSES, TRUST_LEVELS } from '../../trust/entry.js';
import { benchmarkShape } from './benchmark.js';
import type { Publication } from './published.js';

/*
 * The published schema of `memtrust check --format json`. `entries`: what is trusted now. `changes`: what this change
 * did to it.
 */

const sha256 = z
  .string()
  .regex(/^sha256:[0-9a-f]{64}$/)
  .describe('SHA-256: `sha256:` and 64 lower-case hexadecimal digits.');
const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = z.number().int().min(0);
const line = z.number().int().min(1);
/** Names are cut at this length where the report is made (`NAME_LIMIT`). */
const name = z.string().max(1_000);
const status = z.enum(STATUSES);
const scope = name.describe('Folder of the scope it belongs to; absent for the whole repository.');

/** The same keys in entries and changes. */
const cited = {
  path: name.describe('What the fact cites, as it writes it.'),
  selector: name.describe(
    '`file`, `lines:10-24`, `quote`, `symbol:Name`, `pointer:/a/b`, `heading:Setup` or `absent:…`.',
  ),
  verdict: z
    .enum(ANCHOR_VERDICTS)
    .describe(
      '`fresh` and `moved` keep trust; `changed`, `unit_changed`, `origin_changed`, `missing`, ' +
        '`ambiguous` and `unreadable` make the fact stale; `unbound` cannot be checked.',
    ),
};

const anchor = z.object({
  ...cited,
  moved_to: z
    .object({
      path: name.describe('File that holds the span now.'),
      lines: z.tuple([line, line]).describe('First and last line, 1-based, inclusive.'),
    })
    .optional()
    .describe('Present if the span is not where it was cited.'),
  found_at: name
    .optional()
    .describe('Where the same text is now, as `path:from-to`: a hint, never an identity.'),
});

export const entryShape = z.object({
  id: name.describe('A fact id, `live:<agent>:<path>`, `attempt:<path>` or `review:<path>`.'),
  source_class: z.enum(SOURCE_CLASSES).describe('Where the entry comes from.'),
  settled: z.boolean().describe('Whether the event that decides about it is in the base.'),
  audited: z.boolean().optional().describe('Its adoption was traced to an approved pull request.'),
  self_adopted: z
    .boolean()
    .optional()
    .describe('Adopted under a policy that asks for no approval.'),
  status: status.describe('Effective status, computed at this evaluation.'),
  trust_level: z.enum(TRUST_LEVELS).describe('How far to trust it.'),
  trusted_baseline: z.boolean().describe('It counts as baseline evidence.'),
  uncertain: z.boolean().optional().describe('It states a confidence below 0.7.'),
  reason: z.enum(REASONS).describe('The first of `reasons`.'),
  reasons: z.array(z.enum(REASONS)).min(1).describe('All reasons, in order of precedence.'),
  path: name.nullable().describe('Its file; null if even the name is policy-blocked.'),
  anchors: z.array(anchor).describe('One verdict for each cited source; empty if policy-blocked.'),
  scope: scope.optional(),
});

const change = z.object({
  id: name.describe('The entry.'),
  from: status.nullable().describe('Status at the base; null if it did not exist.'),
  to: status.nullable().describe('Status at the head; null if it is gone.'),
  because: z.array(z.object(cited)).describe('The sources behind it, where it was the sources.'),
});

const finding = z.object({
  rule: z.templateLiteral(['MT', z.number()]).describe('Code of the rule.'),
  name: z.string().describe('Name of the rule.'),
  severity: z
    .enum(['error', 'warning', 'notice'])
    .describe('Only errors fail, and in a pull request only introduced ones.'),
  message: z.string().describe('What is wrong and where. Names are in backticks.'),
  path: name.optional().describe('The file it is about.'),
  line: line.optional().describe('1-based.'),
  column: line.optional().describe('1-based, in UTF-16 code units.'),
  decoded: z
    .string()
    .optional()
    .describe(
      'What hidden text says, once decoded. It is untrusted: show it to people, never to an agent.',
    ),
  fact_id: name.optional().describe('The entry it is about.'),
  scope: scope.optional(),
  statement: z
    .string()
    .optional()
    .describe('What that fact says, where the finding cannot be judged without it.'),
  introduced: z.boolean().describe('True if it is at the head and not at the base.'),
  accepted: z
    .object({
      by: z.enum(['baseline', 'inline']).describe('Where the exception is written.'),
      reason: z.string().describe('In the words of the person who accepted it.'),
    })
    .optional()
    .describe(
      'An active exception covers it: it does not count, and only the HTML report shows it.',
    ),
  remedy: z.string().describe('What to do; a command where one exists.'),
  fix: z
    .object({
      path: name.describe('The file to change.'),
      edits: z
        .array(
          z.object({
            line: line.describe('1-based.'),
            column: line.describe('First column to replace; 1-based, in UTF-16 code units.'),
            end_column: line.describe('The column behind the last one to replace.'),
            replacement: z.string().describe('What belongs there: a path, an anchor or a name.'),
          }),
        )
        .describe('Changes of single lines, none of which overlap.'),
    })
    .optional()
    .describe('The one sure answer; `npx memtrust check --fix` writes it.'),
  docs: z.url().describe('The section of the rule in the documentation.'),
  fingerprint: sha256.describe('The same for the same finding in another evaluation.'),
});

const fixtures = z.object({
  total: count.describe('Cases that ran.'),
  passed: count.describe('Cases that passed.'),
  contaminated: count.describe('Cases in which something was trusted that must not be trusted.'),
  cases: z
    .array(
      z.object({
        id: name.describe('Id of the fixture.'),
        kind: z
          .enum(['built-in', 'repository', 'proposed'])
          .describe('`proposed` ones are new or edited in the head.'),
        passed: z.boolean().describe('Whether it passed.'),
        why: z.string().optional().describe('What went wrong.'),
      }),
    )
    .describe('Each case.'),
});

const adoption = z.object({
  fact_id: name.describe('The fact.'),
  event: sha256.describe('Id of the ledger event that the change adds.'),
  claim: sha256.describe('Digest of the statement that the event is about.'),
  binding: sha256.describe('Digest of the sources of the statement.'),
  approved: z
    .boolean()
    .describe(
      'Valid approvals cover exactly these bytes, as many as the policy asks for. A ' +
        'rebinding that the gate could recompute takes effect without.',
    ),
  effective: z.enum(['on_merge', 'never']).describe('When the event takes effect.'),
  approvals: z
    .array(
      z.object({
        login: name.describe('Who approved.'),
        commit_id: name.describe('The commit that was approved.'),
        counted: z.boolean().describe('Whether the approval counts.'),
        why: z.string().describe('Why it counts or does not.'),
      }),
    )
    .describe('Every approval that was checked.'),
  events: z
    .array(
      z.object({
        type: z.literal('candidate.reviewed').describe('That the candidate was reviewed.'),
        fact: name.describe('The fact.'),
        claim: sha256.describe('Digest of the statement.'),
        binding: sha256.describe('Digest of the sources of the statement.'),
        reviewed_by: name.describe('Who approved.'),
        commit_id: name.describe('The commit that was approved.'),
      }),
    )
    .optional()
    .describe(
      'One for each approval of a candidate that counts. The gate writes to no repository,  ' +
        'so they are only here and in no ledger; they decide nothing.',
    ),
});

const counts = z.object({
  accepted: count.describe('Trusted baseline.'),
  candidate: count.describe('Seen, not adopted.'),
  advisory: count.describe('Agent files.'),
  superseded: count.describe('Replaced by an adopted successor.'),
  stale: count.describe('Adopted, but the cited code changed, or their date is past.'),
  policy_blocked: count.describe('Kept out by the policy.'),
  rejected: count.describe('Discarded or retired.'),
  unverifiable: count.describe('Accepted entries without a bound source.'),
});

export const trustReportShape = z.object({
  schema: z.literal('memtrust.trust_report').describe('Always this name.'),
  schema_version: z
    .literal(1)
    .describe(
      'Readers ignore keys that they do not know; a change that breaks them gets another number.',
    ),
  tool: z
    .object({
      name: z.literal('memtrust').describe('The tool.'),
      version: z.string().describe('Its version.'),
    })
    .describe('What wrote the report.'),
  subject: z
    .object({
      repository: name.nullable().describe('owner/name, where known.'),
      base_sha: commit.nullable().describe('The commit that settles; null before the first one.'),
      head_sha: commit.nullable().describe('The commit that is judged; null for a working tree.'),
      policy_digest: sha256.describe('Digest of the policy in force.'),
      evaluated_at: z
        .string()
        .describe('ISO 8601, whole seconds. Outside everything that is hashed.'),
    })
    .describe('What was judged.'),
  verdict: z
    .enum(['pass', 'fail', 'error'])
    .describe('`error`: the gate could not judge. It never counts as a pass.'),
  counts: counts.describe('Entries by effective status.'),
  entries: z.array(entryShape).describe('Every memory entry of the head, judged, sorted by id.'),
  changes: z
    .array(change)
    .describe('Entries whose status differs between base and head, sorted by id.'),
  findings: z
    .array(finding)
    .describe('What the rules found: introduced ones first, then by severity.'),
  fixtures: fixtures.describe(
    'False-memory and stale-memory fixtures, run through the same judge.',
  ),
  release_gate: z
    .array(
      z.object({
        id: z.enum(RELEASE_IDS).describe('Which condition.'),
        name: z.string().describe('What it asks for.'),
        level: z
          .enum(RELEASE_LEVELS)
          .optional()
          .describe(
            'Severity of a failure under the policy: an `error` fails a pull request. Older ' +
              'reports do not have it.',
          ),
        passed: z.boolean().nullable().describe('Null if the policy switches it off.'),
        evidence: z
          .array(z.string().describe('One line.'))
          .describe('What was checked; if it fails, each finding with its place.'),
      }),
    )
    .optional()
    .describe('The release gate: the four conditions for releasing memory and claims about it.'),
  benchmark: benchmarkShape
    .nullable()
    .optional()
    .describe(
      'Score of the review that the action was given; null if there is none, or if it cannot be read.',
    ),
  adoption: z.array(adoption).describe('Decisive ledger events that the change adds.'),
  coverage: z
    .object({
      named: z
        .number()
        .int()
        .min(0)
        .describe('Paths, scripts, keys and names of code that they name.'),
      cited: z.number().int().min(0).describe('Those that a source cites.'),
      uncited: z
        .array(
          z.object({
            fact_id: name.describe('The fact.'),
            name: name.describe('What it names.'),
          }),
        )
        .describe('Those that no source cites; an adoption lists them with a reason.'),
    })
    .optional()
    .describe('What the facts that the change brings name and cite.'),
  held: z
    .record(z.string(), z.number().int().min(1))
    .describe(
      'How many things that agent files name are there, by kind: path, command, link, symbol.',
    ),
  ignored: z
    .array(name)
    .optional()
    .describe('Agent files that `ignore` of the policy takes out; they were not checked.'),
  incomplete: z
    .array(z.string())
    .describe('What could not be checked: limits that were exceeded, a missing base.'),
  manifest: z
    .object({
      path: name.nullable().describe('File name of the context manifest, where one was written.'),
      sha256: sha256.describe('Digest of the manifest without its time.'),
    })
    .describe('The context manifest of this evaluation.'),
});

export type TrustReport = z.output<typeof trustReportShape>;

export const trustReportSchema: Publication = {
  title: 'memtrust trust report',
  description: 'What the gate found: the output of `npx memtrust check --format json`.',
  shape: trustReportShape,
};
