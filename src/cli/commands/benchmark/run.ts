import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtInCases } from '../../../fixtures/benchmark/built-in.js';
import { parseCases, type BenchmarkCase } from '../../../fixtures/benchmark/case.js';
import { scoreReviews, type Benchmark } from '../../../fixtures/benchmark/score.js';
import { judgedOf } from '../../../fixtures/benchmark/evidence-trust.js';
import { parseSubmission } from '../../../fixtures/benchmark/submission.js';
import { redactPhrase } from '../../../gate/redact.js';
import { DEFAULT_POLICY } from '../../../memory/default-policy.js';
import type { Policy } from '../../../memory/policy-shape.js';
import type { PlacedMessage } from '../../../memory/problem.js';
import { readPolicy } from '../../../memory/store.js';
import { benchmarkReport } from '../../../report/benchmark.js';
import { renderJson } from '../../../report/json.js';
import type { BenchmarkReport } from '../../../report/schemas/benchmark.js';
import { bareName, terminalSafe } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import { readTextArgument } from '../../file-argument.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { openReading, refuseBroken } from '../../reading.js';
import { Workspace } from '../../workspace.js';

/*
 * What does `memtrust benchmark` do? It scores a reviewer's findings against cases and against what is
 * trusted at the base, and fails below the rates that the user asks for.
 *
 * `fixtures/benchmark/score.ts` scores; here are files, options and printing. It writes nothing. Its JSON is
 * a published format (`report/schemas/benchmark.ts`); the text is free. When it is wrong,
 * `__tests__/e2e/cli/benchmark.test.ts` fails.
 */

/** What `memtrust benchmark` scores against, and the rates below which it fails. */
export interface BenchmarkOptions {
  readonly cases?: string;
  readonly format: string;
  readonly base?: string;
  readonly minPrecision?: number;
  readonly minRecall?: number;
  readonly printCases?: boolean;
  readonly now?: string;
}

/** Scores a reviewer's findings against the cases and what is trusted at the base. Writes nothing. */
export async function runBenchmark(
  io: Io,
  findings: string | undefined,
  options: BenchmarkOptions,
): Promise<ExitCode> {
  const cases =
    options.cases === undefined ? builtInCases : await casesAt(io, options.cases, options.base);
  if (cases === null) return EXIT.usage;
  if (options.printCases === true) {
    io.out(renderJson({ cases }));
    return EXIT.pass;
  }
  if (findings === undefined)
    throw new ConfigurationError(
      'There are no findings to score',
      'Give a file: `npx memtrust benchmark findings.json`; `npx memtrust explain --schema review-findings` prints its format.',
    );
  const submission = parseSubmission(
    readTextArgument(io.cwd, 'the findings', findings),
    new Set(cases.map(({ id }) => id)),
  );
  if ('problems' in submission) {
    await tell(io, findings, submission.problems, options.base);
    return EXIT.usage;
  }
  const { reading, basis, workspace } = await openReading(io, {
    base: options.base,
    now: options.now,
    settledAlone: true,
  });
  try {
    const benchmark = scoreReviews({
      cases,
      reviews: submission.reviews,
      judged: judgedOf(reading.entries.map(({ entry }) => entry)),
    });
    const report = benchmarkReport(benchmark, reading.policy.policy);
    const below = missedOf(benchmark, options);
    io.out(
      options.format === 'json' ? renderJson(report) : terminalSafe(asText(report, basis, below)),
    );
    for (const line of reading.incomplete) io.err(`incomplete: ${terminalSafe(line)}\n`);
    return (benchmark.total.contaminationRate ?? 0) > 0 || below.length > 0 ? EXIT.fail : EXIT.pass;
  } finally {
    workspace.close();
  }
}

/** The cases of a file, or of every file in a folder; null where one is broken, which is told. */
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
      phraseText(say`--cases ${typed} holds no file that ends in .json, .yml or .yaml`),
      'Put cases there: `npx memtrust explain --schema benchmark-case` prints their format.',
    );
  const cases = new Map<string, BenchmarkCase>();
  let broken = false;
  for (const file of files) {
    const parsed = parseCases(readTextArgument(io.cwd, '--cases', file));
    const problems =
      'problems' in parsed
        ? parsed.problems
        : parsed.cases
            .filter(({ id }) => cases.has(id))
            .map(({ id }) => ({ message: say`the case ${id} is also in another file` }));
    await tell(io, file, problems, base);
    broken ||= problems.length > 0;
    for (const one of 'cases' in parsed ? parsed.cases : []) cases.set(one.id, one);
  }
  return broken ? null : [...cases.values()];
}

/** A name in a message may be what the policy keeps unsaid (SECURITY S28), so it is asked before anything is told. */
async function tell(
  io: Io,
  file: string,
  problems: readonly PlacedMessage[],
  base: string | undefined,
): Promise<void> {
  if (problems.length === 0) return;
  const policy = await policyAt(io, base);
  const text = (phrase: Phrase): string => phraseText(redactPhrase(phrase, policy));
  for (const { message, line, column } of problems) {
    const exactly = column === undefined ? '' : `:${column}`;
    const where = line === undefined ? '' : ` line ${line}${exactly}`;
    io.err(`error: ${text(say`${file}`)}${where}: ${text(message)}\n`);
  }
}

/** The policy under which the reading would be judged; the defaults before the first commit. */
async function policyAt(io: Io, base: string | undefined): Promise<Policy> {
  const workspace = await Workspace.open(io);
  try {
    const settled = (await workspace.settled({ base })).base;
    if (settled === null) return DEFAULT_POLICY;
    const file = await readPolicy(settled);
    refuseBroken(file);
    return file.policy;
  } finally {
    workspace.close();
  }
}

/** The bars that were missed, each in a sentence. A rate of nothing misses its bar: nothing was shown. */
function missedOf({ total }: Benchmark, { minPrecision, minRecall }: BenchmarkOptions): string[] {
  return [
    ...missed('precision', total.precision, minPrecision),
    ...missed('recall', total.recall, minRecall),
  ];
}

function missed(name: string, rate: number | null, least: number | undefined): string[] {
  return least === undefined || (rate !== null && rate >= least)
    ? []
    : [`${name} is ${shown(rate)}, and must be at least ${least}`];
}

/**
 * The scores for a person: a line a case, what is contaminated below it, then the sums and the bars that were
 * missed.
 */
function asText(
  { cases, total }: BenchmarkReport,
  basis: string,
  below: readonly string[],
): string {
  const lines = [`memory judged from ${basis}`, ''];
  for (const one of cases) {
    const name = one.case_id === null ? 'this repository' : bareName(one.case_id);
    const unknown = one.contamination === 'unknown' ? ', contamination unknown' : '';
    const some = one.contaminated.length === 0 ? '' : `, ${one.contaminated.length} contaminated`;
    if (!one.reviewed) lines.push(`${name}: not reviewed`);
    else
      lines.push(
        `${name}: precision ${shown(one.precision)}, recall ` +
          `${shown(one.recall)}${unknown}${some}`,
      );
    for (const { finding, sources } of one.contaminated)
      lines.push(
        `  ${bareName(finding)} relies on ` +
          sources.map(({ id, standing }) => `${bareName(id)} (${standing})`).join(', '),
      );
  }
  lines.push(
    '',
    `precision ${shown(total.precision)} (${total.credited} credited), recall ` +
      `${shown(total.recall)} of ${total.expected} expected`,
    `trusted_baseline_contamination_rate ${contaminationWords(total)}, ` +
      `blocked_memory_source_recall_count ${total.blocked_memory_source_recall_count}, ` +
      `unknown sources ${total.unknown_memory_source_count}`,
  );
  return `${[...lines, ...below].join('\n')}\n`;
}

/** A rate that is not known is no rate of 0.00. */
function contaminationWords({
  contamination,
  trusted_baseline_contamination_rate: rate,
  findings_without_named_memory: unnamed,
}: BenchmarkReport['total']): string {
  if (contamination !== 'unknown') return shown(rate);
  return `unknown: ${unnamed} ${unnamed === 1 ? 'finding names' : 'findings name'} no memory in relied_on`;
}

/** Two digits; a rate of nothing is none. */
function shown(rate: number | null): string {
  return rate === null ? 'none' : rate.toFixed(2);
}
