import { InvalidArgumentError, Option } from 'commander';
import { backfillFacts, type Backfilled, type LeftWhy } from '../../lifecycle/backfill.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { renderJson } from '../../report/json.js';
import { bareName } from '../../report/terminal.js';
import { visible } from '../../text/visible.js';
import { labelsOfLive, labelsOfProposal } from '../../trust/labels.js';
import { agentTextsIn, type SkippedFile, type SkippedWhy } from '../agent-texts.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../now-argument.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { useMemory } from '../use-memory.js';
import { relativeToRoot } from '../root-path.js';
import { candidateSteps } from '../suggestions.js';

/*
 * What does `memtrust backfill` do? It turns each statement of the agent files into a candidate that
 * cites its own sentence, and lists what is left out, with the reason.
 *
 * Listed in `index.ts`; `lifecycle/backfill.ts` decides. Nothing is adopted. `SHOWN`, `MOST` and the
 * sentences of `LEFT` and `SKIPPED` may be changed, their keys not (values in JSON); nothing is written
 * without `--import`, and that may not. When it is wrong, `__tests__/e2e/cli/backfill.test.ts` fails.
 */

interface BackfillOptions extends SignatureOptions {
  readonly import?: boolean;
  readonly limit: number;
  readonly path?: string;
  readonly format: 'text' | 'json';
}

/** Turns what agent files already say into candidate facts, each citing its own sentence. */
export const backfill: CommandDefinition = (program, run) => {
  program
    .command('backfill')
    .description('turn every sentence of agent files into a candidate')
    .addOption(
      new Option(
        '--dry-run',
        'list what would be imported, and why the rest would not; writes nothing (the default)',
      ).conflicts('import'),
    )
    .option('--import', 'write the candidates, each bound to its own sentence')
    .option('--path <file>', 'this agent file alone')
    .option(
      '--limit <number>',
      'how many candidates, in the order of files and lines',
      parseLimit,
      200,
    )
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--by <login>', "who imports them (default: git's user)")
    .option('--now <time>', 'time of the records, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['backfill', 'what would be imported, with the reason for each sentence'],
        ['backfill --import --path CLAUDE.md', 'candidates out of one file'],
      ]),
    )
    .action(async (options: BackfillOptions) =>
      run(async (io) => useMemory(io, async (open) => backfillIn(io, open, options))),
    );
};

/** Lists every sentence with its decision; writes only with `--import`. */
async function backfillIn(io: Io, open: OpenMemory, options: BackfillOptions): Promise<ExitCode> {
  const path =
    options.path === undefined
      ? null
      : relativeToRoot(io.cwd, open.workspace.repository.root, options.path);
  const { request, skipped, incomplete } = await agentTextsIn(open, { ...options, path });
  const { passages, isCut } = await backfillFacts(request);
  for (const what of incomplete) io.err(`warning: ${what}\n`);
  if (isCut)
    io.err(
      `warning: agent files say more than one run reads; the rest was left out. Name one with --path.\n`,
    );
  const writes = options.import === true;
  const taken = passages.flatMap((one) => (one.decision === 'import' ? [one] : []));
  if (writes && taken.length > 0) {
    io.err(
      'warning: this writes candidates into .memtrust; recall and context read agent ' +
        'files live, and do not need it. Nothing is trusted until it is adopted.\n',
    );
    open.write(taken.flatMap(({ changes }) => changes));
  }
  if (options.format === 'json') {
    io.out(
      renderJson({
        written: writes && taken.length > 0,
        imports: taken.length,
        leaves: passages.length - taken.length,
        passages: passages.map(passageRow),
        skipped: skipped.map(({ path: file, why }) => ({
          path: file === null ? null : visible(file, 1_000),
          reason: why,
          ...labelsOfLive(why === 'policy_blocked'),
        })),
      }),
    );
    return EXIT.pass;
  }
  io.out(listing(passages, skipped));
  io.out(
    `${taken.length} of ${passages.length} ` +
      `${passages.length === 1 ? 'sentence' : 'sentences'} ` +
      `${writes ? 'written as candidates' : 'would be candidates'}\n`,
  );
  const [first] = taken;
  if (first === undefined) return EXIT.pass;
  io.err(
    writes
      ? candidateSteps(first.id)
      : 'Nothing was written; `npx memtrust backfill --import` writes them. Nothing is trusted until it is adopted.\n',
  );
  return EXIT.pass;
}

/** A sentence for programs; the keys are public. */
function passageRow(one: Backfilled): unknown {
  const said_in = { path: visible(one.said.path, 1_000), lines: one.said.lines };
  if (one.decision === 'import')
    return {
      said_in,
      decision: one.decision,
      reason: 'new_statement',
      statement: visible(one.statement, 1_000),
      id: one.id,
      fact: factPath(one.id),
      kind: one.kind,
      topic: one.topic,
      ...labelsOfProposal(),
    };
  return {
    said_in,
    decision: one.decision,
    reason: one.why,
    statement: one.statement === null ? null : visible(one.statement, 1_000),
    subject: one.subject,
    detail: one.detail,
    ...labelsOfLive(one.why === 'policy_blocked'),
  };
}

/** Characters of a sentence that are shown in a list: with its place and its reason it still fits on a line. */
const SHOWN = 60;

/** The sentences for a person, file by file, and then the files that were left out. */
function listing(passages: readonly Backfilled[], skipped: readonly SkippedFile[]): string {
  const lines: string[] = [];
  let file: string | null = null;
  for (const one of passages) {
    if (one.said.path !== file) lines.push(bareName(one.said.path));
    file = one.said.path;
    const place = `  ${String(one.said.lines[0]).padStart(4)}`;
    if (one.decision === 'import')
      lines.push(`${place}  import  ${visible(one.statement, SHOWN)}`, `        as      ${one.id}`);
    else
      lines.push(
        `${place}  leave   ${one.statement === null ? '' : `${visible(one.statement, SHOWN)}: `}${reasonOf(one)}`,
      );
  }
  for (const { path, why } of skipped)
    lines.push(`${path === null ? 'a file' : bareName(path)}: ${SKIPPED[why]}`);
  return lines.map((line) => `${line}\n`).join('');
}

function reasonOf({ why, subject, detail }: Extract<Backfilled, { decision: 'leave' }>): string {
  if (subject !== null) return `${LEFT[why]} (${subject})`;
  return detail === null ? LEFT[why] : `${LEFT[why]}: ${detail}`;
}

/** Why a sentence is left, in words; `lifecycle/backfill.ts` decides it. */
const LEFT: Readonly<Record<LeftWhy, string>> = {
  too_short: 'too short to say something by itself',
  too_long: 'too long: it says several things',
  not_by_itself: 'no statement that can be understood by itself',
  finding: 'something was found on its line; `npx memtrust check` names it',
  already_stated: 'a fact already states or cites it',
  said_before: 'an earlier line says the same',
  policy_blocked: 'the policy blocks it',
  not_citable: 'it cannot be cited',
  over_limit: 'more than --limit',
};

/** Why a whole file is left out; `agent-texts.ts` decides it. */
const SKIPPED: Readonly<Record<SkippedWhy, string>> = {
  policy_blocked: 'the policy blocks it',
  other_kind: 'settings, skills and imported files are read only where --path names one',
  other_name: 'another name for a file that is read',
  no_prose: 'it is not prose',
  not_read: 'too large, binary, or not here',
};

/** More at once nobody reviews; what is asked for is asked for. */
const MOST = 1_000;

/** A whole number from 1 to `MOST`. */
function parseLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`It must be a number from 1 to ${MOST}.`);
  return limit;
}
