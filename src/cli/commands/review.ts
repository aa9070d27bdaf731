import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { reviewOf, type BriefLabel } from '../../gate/review/agent-review.js';
import { ownCases } from '../../fixtures/run.js';
import { evaluate, type Evaluation } from '../../gate/evaluate.js';
import { lightReview, type LightReview } from '../../gate/review/light-review.js';
import { ledgerPath } from '../../memory/layouts/memtrust.js';
import { renderJson } from '../../report/json.js';
import { bareName, terminalSafe } from '../../report/terminal.js';
import { reasonsText } from '../../report/status-text.js';
import { STATUSES, type Reason, reasonOf, REASONS } from '../../trust/entry.js';
import { labelsOf, type Labels } from '../../trust/labels.js';
import { enumerate, phraseText, say } from '../../text/phrase.js';
import { askingGit } from '../../tree/asking-git.js';
import { GitHistoryQueries } from '../../tree/history-queries.js';
import { remarkOn, reviewEvidence, reviewSections } from '../review-text.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { writeContext } from '../context-file.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseWhole } from '../arguments.js';
import { keepingOverflow } from '../overflow-record.js';
import { tellMovedOn } from '../local-base.js';
import { Workspace } from '../workspace.js';
import { writeChanges } from '../write.js';
import { submittedReviews } from './review/read-findings.js';

interface ReviewOptions {
  readonly base?: string;
  readonly head?: string;
  readonly format: string;
  readonly out?: string;
  readonly findings?: string;
  readonly cases?: string;
  readonly maxTokens?: number;
  readonly by?: string;
  readonly now?: string;
}

/** Writes a brief for reviewers of a change, and names the trusted facts that it may break. */
export const review: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'review',
    about: 'write the brief for a reviewer of a change',
    takes: `
      --base <ref> | what to compare the change with, as in check (default: the merge base with the default branch)
      --head <ref> | the commit to review (default: the working tree)
      --format <format> | what to print
      --out <file> | where to write the brief; its manifest is next to it
      --findings <file> | reviewers' findings as JSON or YAML: kept in .memtrust/reviews/ as evidence
      --cases <path> | score the findings on cases with known answers, a file or folder or \`built-in\`; without
        | --findings, print the cases
      --max-tokens <number> | most tokens of the brief
      --by <login> | who reviews (default: git's user)
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    options: {
      cases: (option) => option.conflicts(['head', 'out', 'maxTokens', 'by']),
      maxTokens: (option) => option.argParser(parseWhole),
    },
    examples: `
      review --base main | what this branch changes about trusted facts
      review --findings findings.json | keep the findings of reviewers, with the memory they rely on
      review --findings findings.json --cases cases/ | precision, recall, and what relies on untrusted memory
    `,
    after:
      'It is evidence of a review, never proof that the code is right; the gate is `npx memtrust check`.\n' +
      'A new candidate of the working tree gets a candidate.reviewed event, which decides nothing.\n' +
      'With --cases it writes nothing, and fails if a finding relies on untrusted memory.',
  }).action(async (options: ReviewOptions) =>
    run(async (io) => {
      if (options.cases !== undefined)
        return (await import('./review/score.js')).scoreFindings(io, options.cases, options);
      return keepingOverflow(
        io,
        { log: null, now: options.now ?? io.now, asJson: options.format === 'json' },
        async () => reviewIn(io, options),
      );
    }),
  );
};

/**
 * Reads the findings (wrong ones stop everything), judges the change, writes the brief, and keeps the findings with the
 * labels of the brief.
 */
async function reviewIn(io: Io, options: ReviewOptions): Promise<ExitCode> {
  const reviews =
    options.findings === undefined
      ? []
      : await submittedReviews(io, options.findings, options.base, new Set());
  if (reviews === null) return EXIT.usage;
  const findings = options.findings === undefined ? null : reviews.flatMap((one) => one.findings);
  return Workspace.use(io, async (workspace) => {
    const { base, head, scope, incomplete, leftFrom } = await workspace.compare(options);
    tellMovedOn(io, base, leftFrom);
    const [from, to] = [base?.commit ?? null, head.commit];
    const now = options.now ?? io.now;
    const evaluation = await evaluate({
      base,
      head,
      scope,
      incomplete,
      now,
      surface: 'local',
      prover: ownCases,
      subject: { repository: null, baseSha: from, headSha: to },
      past: new GitHistoryQueries(workspace.repository, workspace.objects, from, to),
      attributes: askingGit(io.environment),
    });
    const light = await lightReview(evaluation, base, head);
    // Changed paths as a query; 200 are enough.
    const query = light.changed.slice(0, 200).join(' ').slice(0, 8_000);
    const brief = await writeContext(io, {
      purpose: 'review',
      query,
      ceiling: options.maxTokens,
      out: options.out,
      ownerId: to ?? 'working-tree',
      base: options.base,
      head: options.head,
      evidence: reviewEvidence(light),
      now,
    });
    const recorded =
      findings === null
        ? null
        : reviewOf(findings, labelsIn(brief.manifestFile, evaluation), evaluation.policy.policy, {
            baseSha: from,
            headSha: to,
            policyDigest: evaluation.policy.digest,
            contextSha256: brief.contentSha256,
            recordedAt: now,
          });
    const record = recorded === null ? null : `.memtrust/reviews/${recorded.id}.json`;
    if (record !== null)
      writeChanges(workspace.repository.root, [{ path: record, content: renderJson(recorded) }]);
    const untrusted =
      recorded?.findings
        .filter((finding) => finding.rests_on_untrusted)
        .map(({ id, relied_on }) => ({
          id,
          relied_on: relied_on.filter(({ trusted }) => !trusted),
        })) ?? [];
    io.out(
      options.format === 'json'
        ? renderJson({
            ...asJson(light, evaluation),
            content_sha256: brief.contentSha256,
            record,
            rests_on_untrusted: untrusted,
          })
        : terminalSafe(asText(light, brief.contextFile, record, untrusted)),
    );
    if (to === null) await remarkOnCandidates(io, light.changed, record, options);
    return EXIT.pass;
  });
}

/** Records in the ledgers of new candidates that they were reviewed. */
async function remarkOnCandidates(
  io: Io,
  changed: readonly string[],
  record: string | null,
  options: ReviewOptions,
): Promise<void> {
  const paths = new Set(changed.filter((path) => path.startsWith('.memtrust/')));
  if (paths.size === 0) return;
  await useMemory(io, async (open) => {
    const records = open.memory.facts.filter(
      ({ id, path }) => paths.has(path) || paths.has(ledgerPath(id)),
    );
    const evidence = record === null ? {} : { evidence: record };
    const ids = await remarkOn(
      io,
      open,
      records,
      { type: 'candidate.reviewed', ...evidence },
      options,
    );
    if (ids.length > 0)
      io.err(
        terminalSafe(phraseText(say`candidate.reviewed is in the ledger of ${enumerate(ids)}\n`)),
      );
  });
}

/** The part of the manifest that is read back. */
const labels = z.object({
  entries: z.array(
    z.object({
      source_id: z.string(),
      status: z.enum(STATUSES),
      trusted_baseline: z.boolean(),
      reason: z.enum(REASONS),
    }),
  ),
});

/** Reviewers are judged by the labels that they were given, and by what the change makes of what they trusted. */
function labelsIn(
  manifestFile: string,
  { entries: judged }: Evaluation,
): ReadonlyMap<string, BriefLabel> {
  const { entries } = labels.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const now = new Map(judged.map((entry) => [entry.id, entry]));
  return new Map(
    entries.map(({ source_id, status, trusted_baseline, reason }) => {
      const entry = trusted_baseline ? now.get(source_id) : undefined;
      return [
        source_id,
        entry === undefined || entry.trustedBaseline
          ? { status, trusted: trusted_baseline, reason }
          : { status: entry.status, trusted: false, reason: reasonOf(entry) },
      ];
    }),
  );
}

/** The keys are public. */
function asJson(light: LightReview, { subject, entries }: Evaluation): object {
  const { changed, touched, stale, broken, contradicted, denied, incomplete } = light;
  const labelsById = new Map(entries.map((entry) => [entry.id, labelsOf(entry)]));
  return {
    base_sha: subject.baseSha,
    head_sha: subject.headSha,
    changed,
    touched: touched.map(labelled),
    made_stale: stale.map(labelled),
    broken_references: broken,
    contradicted: contradicted.map(({ factId, by, named, path, line }) => ({
      id: factId,
      ...labelsById.get(factId),
      by,
      named,
      path,
      line,
    })),
    denied: denied.map(({ of, by, id, path }) => ({
      id: of,
      ...labelsById.get(of),
      by,
      candidate: id,
      path,
    })),
    incomplete,
  };
}

function labelled({ labels: own, ...row }: { readonly labels: Labels }): object {
  return { ...row, ...own };
}

/** Counts, then a section for each kind of row. */
function asText(
  light: LightReview,
  contextFile: string,
  record: string | null,
  untrusted: readonly {
    readonly id: string;
    readonly relied_on: readonly {
      readonly id: string;
      readonly reason: Reason | 'unknown_memory';
    }[];
  }[],
): string {
  const { changed } = light;
  const lines = [
    `${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}; the brief is ${bareName(contextFile)}`,
  ];
  const section = (title: string, rows: readonly string[]): void => {
    if (rows.length > 0) lines.push('', title, ...rows.map((row) => `  ${row}`));
  };
  for (const { title, rows } of reviewSections(light)) section(title, rows);
  section(
    'findings that rely on untrusted memory',
    untrusted.map(
      ({ id, relied_on }) =>
        `${bareName(id)}: ${relied_on.map((one) => `${bareName(one.id)} (${reliedWords(one.reason)})`).join(', ')}`,
    ),
  );
  if (lines.length === 1) lines.push('', 'No trusted fact cites what it changes.');
  if (record !== null) lines.push('', `the findings are kept in ${record}`);
  return `${lines.join('\n')}\n`;
}

/** Why cited memory is not trusted. */
function reliedWords(reason: Reason | 'unknown_memory'): string {
  return reason === 'unknown_memory' ? 'the brief does not have it' : reasonsText([reason]);
}
