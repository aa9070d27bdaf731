import { Option } from 'commander';
import { formats, type FormatName } from '../../report/formats.js';
import type { Evaluation } from '../../gate/evaluate.js';
import { ConfigurationError } from '../../text/errors.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode } from '../io.js';
import { judgeWorkspace, parseNow } from '../judge-workspace.js';

/*
 * What does `memtrust check` do? It runs the gate on the repository around the user and prints the
 * verdict with its findings, in the format that is asked for.
 *
 * Listed in `index.ts`; `judge-workspace.ts` judges, `report/formats.ts` lists the formats. With `mode:
 * report` a failing gate exits 0; one that cannot judge never does. Formats and names of files are frozen
 * in `report/formats.ts` and `write-reports.ts`; an option may be added. When it is wrong,
 * `__tests__/e2e/cli/stories.test.ts` and `__tests__/e2e/cli/bad-input.test.ts` fail.
 */

interface CheckOptions {
  readonly base?: string;
  readonly head?: string;
  readonly format: FormatName;
  readonly out?: string;
  readonly open?: boolean;
  readonly now?: string;
  readonly strict?: boolean;
  readonly updateBaseline?: boolean;
  readonly reason?: string;
  readonly by?: string;
  readonly expires?: string;
}

/** Runs the gate on the user's repository and prints the verdict with all findings. */
export const check: CommandDefinition = (program, run) => {
  program
    .command('check')
    .description('check the memory of this repository: the gate')
    .option(
      '--base <ref>',
      'the commit whose records count as settled (default: the merge base with the default branch)',
    )
    .option('--head <ref>', 'the commit to check (default: the working tree)')
    .addOption(
      new Option('--format <format>', 'what to print')
        .choices(formats.map((format) => format.name))
        .default('text'),
    )
    .option(
      '--out <dir>',
      'also write the report as JSON and HTML, the manifest, SARIF and the comment into this folder',
    )
    .option('--open', 'open the HTML report of --out in the browser')
    .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
    .option('--strict', 'fail on adoptions that are not settled')
    .option(
      '--update-baseline',
      'accept all present findings, in .memtrust/baseline.yml; needs --reason',
    )
    .option('--reason <why>', 'why it is accepted, with --update-baseline')
    .option('--by <login>', "who accepts it, with --update-baseline (default: git's user)")
    .option('--expires <date>', 'when the findings come back, with --update-baseline: 2027-01-31')
    .addHelpText(
      'after',
      examples([
        ['check', 'the working tree against the default branch'],
        ['check --base main --head my-branch', 'one branch against another'],
        ['check --base HEAD --head HEAD', 'one commit by itself'],
        [
          'check --update-baseline --reason "before memtrust"',
          'start from what is there: only what is new counts',
        ],
        ['check --format json --out report', 'the trust report on stdout, all files in report/'],
      ]) +
        '\n\nExit codes: 0 pass, 1 the gate fails, 2 usage or configuration error, 3 internal error.',
    )
    .action(async (options: CheckOptions) =>
      run(async (io) => {
        if (options.updateBaseline === true)
          return (await import('../accept-findings.js')).acceptFindings(io, options);
        refuseStrayOptions(options);
        const { out } = options;
        const evaluation =
          out === undefined
            ? await judgeWorkspace(io, options)
            : await (await import('../write-reports.js')).judgeAndWrite(io, { ...options, out });
        const format = formats.find((known) => known.name === options.format);
        if (format === undefined) throw new Error(`no view for the format ${options.format}`);
        io.out(
          await format.render(evaluation, {
            color: io.color,
            manifestPath: options.out === undefined ? null : 'context-manifest.json',
          }),
        );
        return exitCodeOf(evaluation);
      }),
    );
};

/** An option that says nothing here is refused: who types `--reason` believes that something is accepted. */
function refuseStrayOptions({ reason, by, expires, open, out }: CheckOptions): void {
  if (open === true && out === undefined)
    throw new ConfigurationError(
      '--open needs --out',
      'Add --out DIR: the report is written there.',
    );
  const stray = [
    ['--reason', reason],
    ['--by', by],
    ['--expires', expires],
  ].find(([, value]) => value !== undefined)?.[0];
  if (stray !== undefined)
    throw new ConfigurationError(
      `${stray} says something about --update-baseline, which is not there`,
      'Add --update-baseline, or leave it out.',
    );
}

/** `mode: report` makes a failing gate exit 0; a gate that cannot judge is an error in every mode. */
function exitCodeOf(evaluation: Evaluation): ExitCode {
  switch (evaluation.verdict) {
    case 'pass':
      return EXIT.pass;
    case 'fail':
      return evaluation.mode === 'report' ? EXIT.pass : EXIT.fail;
    case 'error':
      return EXIT.usage;
  }
}
