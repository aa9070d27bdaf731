import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtInCases } from '../../../fixtures/benchmark/built-in.js';
import { parseCases, type BenchmarkCase } from '../../../gate/review/case.js';
import { judgedOf, scoreReviews } from '../../../gate/review/score.js';
import { benchmarkReport } from '../../../report/trust-report.js';
import { renderJson } from '../../../report/json.js';
import type { BenchmarkReport } from '../../../report/schemas/benchmark.js';
import { bareName, terminalSafe } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { say } from '../../../text/phrase.js';
import { numbered } from '../../../text/visible.js';
import { readTextArgument } from '../../file-argument.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { openReading } from '../../reading.js';
import type { Workspace } from '../../workspace.js';
import { snapshotPair } from '../../../gate/snapshot-pair.js';
import { GitHistoryQueries } from '../../../tree/history-queries.js';
import type { Entry } from '../../../trust/entry.js';
import { judge } from '../../../trust/judge.js';
import { reportProblems, submittedReviews } from './read-findings.js';

/* `memtrust review --cases`: scores a reviewer on cases with known answers, and writes nothing. */

interface ScoreOptions {
  readonly findings?: string;
  readonly format: string;
  readonly base?: string;
  readonly now?: string;
}

/** Without findings, prints the cases. */
export async function scoreFindings(
  io: Io,
  given: string,
  { findings, format, base, now }: ScoreOptions,
): Promise<ExitCode> {
  const cases = given === 'built-in' ? builtInCases : await casesAt(io, given, base);
  if (cases === null) return EXIT.usage;
  if (findings === undefined) {
    io.out(renderJson({ cases }));
    return EXIT.pass;
  }
  const known = new Set(cases.map(({ id }) => id));
  const reviews = await submittedReviews(io, findings, base, known);
  if (reviews === null) return EXIT.usage;
  const { reading, basis, workspace } = await openReading(io, { base, now, settledAlone: true });
  try {
    const judged = judgedOf(
      reading.entries.map(({ entry }) => entry),
      await entriesHere(workspace, base, Date.parse(now ?? io.now)),
    );
    const report = benchmarkReport(scoreReviews({ cases, reviews, judged }), reading.policy.policy);
    io.out(format === 'json' ? renderJson(report) : terminalSafe(asText(report, basis)));
    for (const line of reading.incomplete) io.err(`incomplete: ${terminalSafe(line)}\n`);
    return report.total.contamination === 'contaminated' ? EXIT.fail : EXIT.pass;
  } finally {
    workspace.close();
  }
}

/** The entries of the working tree, as the gate judges it against the base. */
async function entriesHere(
  workspace: Workspace,
  typed: string | undefined,
  now: number,
): Promise<readonly Entry[]> {
  const { base, head } = await workspace.compare({ base: typed });
  const past = new GitHistoryQueries(
    workspace.repository,
    workspace.objects,
    base?.commit ?? null,
    head.commit,
  );
  const pair = await snapshotPair({ base, head, now, judge, past, isAudit: false });
  return pair.head.judgement.entries;
}

/** Cases of a file or of all files in a folder; null if one is wrong, which is reported. */
async function casesAt(
  io: Io,
  typed: string,
  base: string | undefined,
): Promise<readonly BenchmarkCase[] | null> {
  const absolute = resolve(io.cwd, typed);
  const isFolder = statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true;
  const files = isFolder
    ? readdirSync(absolute)
        .filter((name) => /\.(?:json|ya?ml)$/i.test(name))
        .toSorted()
        .map((name) => join(typed, name))
    : [typed];
  if (files.length === 0)
    throw new ConfigurationError(
      say`--cases ${typed} has no file that ends in .json, .yml or .yaml`,
      'Put cases there: `npx memtrust explain --schema benchmark-case` prints their format.',
    );
  const cases = new Map<string, BenchmarkCase>();
  let isBroken = false;
  for (const file of files) {
    const parsed = parseCases(readTextArgument(io.cwd, '--cases', file));
    const problems =
      'problems' in parsed
        ? parsed.problems
        : parsed.cases
            .filter(({ id }) => cases.has(id))
            .map(({ id }) => ({ message: say`the case ${id} is also in another file` }));
    await reportProblems(io, file, problems, base);
    isBroken ||= problems.length > 0;
    for (const one of 'cases' in parsed ? parsed.cases : []) cases.set(one.id, one);
  }
  return isBroken ? null : [...cases.values()];
}

/** A line a case, contaminated findings below it, then the sums. */
function asText({ cases, total }: BenchmarkReport, basis: string): string {
  const lines = [`memory judged from ${basis}, and as it is in this working tree`, ''];
  for (const one of cases) {
    const name = one.case_id === null ? 'this repository' : bareName(one.case_id);
    const unknown = one.contamination === 'unknown' ? ', contamination unknown' : '';
    const some = one.contaminated.length === 0 ? '' : `, ${one.contaminated.length} contaminated`;
    lines.push(
      one.reviewed ? `${name}: ${ratesOf(one)}${unknown}${some}` : `${name}: not reviewed`,
    );
    for (const { finding, sources } of one.contaminated) {
      const named = sources.map(({ id, standing }) => `${bareName(id)} (${standing})`);
      lines.push(`  ${bareName(finding)} relies on ${named.join(', ')}`);
    }
  }
  const unnamed = total.findings_without_named_memory;
  const rate =
    total.contamination === 'unknown'
      ? `unknown: ${unnamed} ${unnamed === 1 ? 'finding names' : 'findings name'} no memory in relied_on`
      : shown(total.trusted_baseline_contamination_rate);
  if (cases.some(({ case_id: id }) => id !== null))
    lines.push(
      '',
      `precision ${shown(total.precision)} (${total.credited} credited), recall ` +
        `${shown(total.recall)} of ${total.expected} expected`,
    );
  lines.push(
    `trusted_baseline_contamination_rate ${rate}, ` +
      `blocked_memory_source_recall_count ${total.blocked_memory_source_recall_count}, ` +
      `unknown sources ${total.unknown_memory_source_count}`,
  );
  return `${lines.join('\n')}\n`;
}

/** Findings about this repository have no known answers, so they are only counted. */
function ratesOf({
  case_id: id,
  findings,
  precision,
  recall,
}: BenchmarkReport['cases'][number]): string {
  return id === null
    ? numbered(findings, 'finding')
    : `precision ${shown(precision)}, recall ${shown(recall)}`;
}

/** Two digits; null has no rate. */
function shown(rate: number | null): string {
  return rate === null ? 'none' : rate.toFixed(2);
}
