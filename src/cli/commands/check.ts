import { type FormatName, formats } from '../../report/formats.js';
import type { Evaluation } from '../../gate/evaluate.js';
import { addCommand, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { NarrowedCheck } from '../judge-narrowed.js';
import { ownRepository } from '../own-repository.js';
import { judgeWorkspace } from '../judge-workspace.js';
import { ConfigurationError } from '../../text/errors.js';
import { resolve } from 'node:path';

interface CheckOptions {
  readonly base?: string;
  readonly head?: string;
  readonly staged?: boolean;
  readonly format: FormatName;
  readonly rule?: readonly string[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly out?: string;
  readonly now?: string;
  readonly strict?: boolean;
  readonly history?: boolean;
  readonly updateBaseline?: boolean;
  readonly reason?: string;
  readonly by?: string;
  readonly expires?: string;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  /** Not typed: the folder that is judged by itself. */
  readonly folder?: string;
}

/** Runs the gate on the user's repository and prints the verdict with all findings. */
export const check: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'check',
    about: 'check the facts and agent files here, as the gate does',
    takes: `
      [path...] | show only findings in these files and folders, and of facts that cite them; one folder with a
        | .git or a .memtrust/policy.yml of its own is checked as a repository by itself
      What is checked:
      --base <ref> | the commit whose adoptions count, or where the branch left it (default: the merge base with the
        | default branch)
      --head <ref> | the commit to check (default: the working tree)
      --staged | check what git commit would commit, for a hook (see docs/workflow.md)
      --now <time> | judge as of this time, ISO 8601 (default: now)
      --strict | fail on adoptions that are not merged yet
      --history | also search the history for what agent files name: what was there once, and who removed it
      What is shown:
      --format <format> | what to print
      --rule <rule> | show only findings of this rule, by code, number or name; may be given again
      -q, --quiet | print only what fails: nothing where the exit code is 0
      -v, --verbose | also list what agent files name that is there
      --out <dir> | also write the whole report as JSON and HTML, the manifest, SARIF, the comment and a statement
        | about them into this folder
      Accept what is there:
      --update-baseline | accept all present findings, in .memtrust/baseline.yml; needs --reason
      --reason <why> | why it is accepted, with --update-baseline
      --by <login> | who accepts it, with --update-baseline (default: git's user)
      --fix | fix what has one sure answer, such as the path of a file that moved; then check again
      --dry-run | with --fix: print the changes as a patch for git apply, write nothing
      --expires <date> | when the findings come back, with --update-baseline: 2027-01-31
    `,
    options: {
      format: (option) => option.choices(formats.map((format) => format.name)).default('text'),
      rule: (option) =>
        option.argParser((value: string, before: string[] | undefined) => [
          ...(before ?? []),
          value,
        ]),
    },
    examples: `
      check | the working tree against the default branch
      check src/payments | only findings there, and of facts that cite it
      check examples/shop | a folder with its own .memtrust, as if you stood in it
      check --rule MT105 --rule dead-reference | only findings of these rules
      check --staged --quiet | in a git hook, before each commit
      check --base main --head my-branch | one branch against another
      check --base HEAD --head HEAD | one commit by itself
      check --history | what agent files name that is gone: symbols, flags and scripts too
      check --update-baseline --reason "before memtrust" | start from what is there: only what is new counts
      check --format github | annotations in a workflow that runs the command line
      check --format gitlab | the same for GitLab; junit for Azure, Jenkins (docs/other-ci.md)
      check --fix | fix what has one sure answer, and print what is left
      check --fix --dry-run > fixes.patch | the same as a patch; nothing is written
      check --format json --out report | the trust report on stdout, all files in report/
    `,
    after:
      'Paths and --rule filter what is shown. The exit code follows what is shown, one line counts the ' +
      'rest, and\nthe required check sees everything. They do not go with --out, nor with formats that are a ' +
      'whole report.' +
      '\n\nExit codes: 0 pass, 1 the gate fails, 2 usage or configuration error, 3 internal error.',
  }).action(async (typedPaths: string[], typedOptions: CheckOptions) =>
    run(async (around) => {
      const { io, paths, options } = repositoryOf(around, typedPaths, typedOptions);
      const format = formats.find((known) => known.name === options.format);
      if (format === undefined) throw new Error(`no view for the format ${options.format}`);
      refuseContradictions({ ...options, paths }, format);
      if (options.fix === true || options.dryRun === true) {
        const { fixFindings } = await import('../fix-findings.js');
        const preview = await fixFindings(io, { ...options, paths });
        if (preview !== null) return exitCodeOf(preview);
      }
      if (options.updateBaseline === true)
        return (await import('../accept-findings.js')).acceptFindings(io, options);
      const { evaluation, narrowing } = await judged(io, paths, options);
      const code = exitCodeOf(evaluation);
      if (options.quiet === true && code === EXIT.pass) return code;
      const text = await format.render(evaluation, {
        color: io.color,
        manifestPath: options.out === undefined ? null : 'context-manifest.json',
        narrowing,
        quiet: options.quiet ?? false,
        verbose: options.verbose ?? false,
      });
      if (format.hasCommands === true && io.outAnnotations !== undefined) io.outAnnotations(text);
      else io.out(text);
      return code;
    }),
  );
};

/** A folder that is a repository by itself takes the place of the one around. @throws ConfigurationError */
function repositoryOf(
  io: Io,
  paths: readonly string[],
  options: CheckOptions,
): { readonly io: Io; readonly paths: readonly string[]; readonly options: CheckOptions } {
  const own = ownRepository(io.cwd, paths);
  if (own === null) return { io, paths, options };
  const out = options.out === undefined ? {} : { out: resolve(io.cwd, options.out) };
  const within = { ...io, cwd: own.folder };
  if (own.hasGit) return { io: within, paths: [], options: { ...options, ...out } };
  const writes = ['fix', 'dryRun', 'updateBaseline'] as const;
  if (writes.some((name) => options[name] === true))
    throw new ConfigurationError(
      'A folder with its own policy in this repository is only checked',
      'Leave out --fix, --dry-run and --update-baseline, or run git init in that folder.',
    );
  return { io: within, paths: [], options: { ...options, ...out, folder: own.folder } };
}

async function judged(
  io: Io,
  paths: readonly string[],
  options: CheckOptions,
): Promise<NarrowedCheck> {
  if (paths.length === 0 && options.rule === undefined) {
    const { out } = options;
    const whole =
      out === undefined
        ? await judgeWorkspace(io, options)
        : await (await import('../write-reports.js')).judgeAndWrite(io, { ...options, out });
    return { whole, evaluation: whole, narrowing: null };
  }
  const { judgeNarrowed } = await import('../judge-narrowed.js');
  return judgeNarrowed(io, paths, options);
}

/** With `mode: report` a failure exits with 0; a gate that cannot judge is always an error. */
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

/** As typed. */
type Combination = CheckOptions & { readonly paths: readonly string[] };

/** @throws ConfigurationError */
function refuseContradictions(
  typed: Combination,
  format: { readonly name: string; readonly showsParts?: true },
): void {
  if (typed.updateBaseline === true) return refusePartOfBaseline(typed);
  refuseStrayOptions(typed);
  if (typed.staged === true && typed.head !== undefined)
    throw new ConfigurationError(
      '--staged checks what would be committed, and --head a commit',
      'Leave out one of the two.',
    );
  const part = partOf(typed);
  if (part !== null && typed.out !== undefined)
    throw new ConfigurationError(
      `--out writes the whole report, and ${part} asks for a part of it`,
      `Leave out --out, or ${part}.`,
    );
  const less = part ?? (typed.quiet === true && typed.out === undefined ? '--quiet' : null);
  if (less !== null && format.showsParts !== true)
    throw new ConfigurationError(
      `--format ${format.name} is the whole report, and ${less} asks for a part of it`,
      `Leave out --format ${format.name}, or ${less}.`,
    );
}

/** Null if everything is asked for. */
function partOf({ paths, rule = [] }: Combination): string | null {
  if (paths.length > 0) return 'a path';
  return rule.length > 0 ? '--rule' : null;
}

/** The baseline accepts all findings, more than the typed part. */
function refusePartOfBaseline(typed: Combination): void {
  const part =
    partOf(typed) ??
    (typed.quiet === true ? '--quiet' : null) ??
    (typed.staged === true ? '--staged' : null);
  if (part !== null)
    throw new ConfigurationError(
      `--update-baseline accepts all findings of the working tree, and does not go with ${part}`,
      `Leave out ${part}. To accept one finding: \`npx memtrust explain CODE\`.`,
    );
}

/** An option without effect is refused: with `--reason` the user believes that something is accepted. */
function refuseStrayOptions({ reason, by, expires }: Combination): void {
  const stray = [
    ['--reason', reason],
    ['--by', by],
    ['--expires', expires],
  ].find(([, value]) => value !== undefined)?.[0];
  if (stray !== undefined)
    throw new ConfigurationError(
      `${stray} only works with --update-baseline`,
      `Add --update-baseline, or leave ${stray} out.`,
    );
}
