import { Option } from 'commander';
import { isUncertain } from '../../context/reader-trust.js';
import { renderJson } from '../../report/json.js';
import { countEntries } from '../../report/counts.js';
import { reasonCell, statusWord } from '../../report/told-standing.js';
import { numbered } from '../../text/numbered.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { judgeWorkspace, type JudgeOptions } from '../judge-workspace.js';
import { parseNow } from '../now-argument.js';
import { textTable } from '../table.js';

/*
 * What does `memtrust facts` print? One row for each fact: its id, its status, the reasons for it, and its
 * topic.
 *
 * Listed in `index.ts`; the gate judges, through `judge-workspace.ts`. Agent files and evidence are no facts
 * and have no row. A fact whose very name the policy hides has one, without a word of what it is (SECURITY
 * S28). It writes nothing. Columns of the table may be added; the entries of its JSON are rows of the trust
 * report. When it is wrong, `__tests__/e2e/cli/blocked-text.test.ts`,
 * `__tests__/security/S28-hidden-names.test.ts` and `__tests__/e2e/cli/runner-commands.test.ts` fail.
 */

/** Lists all facts with their status, so that a user sees at a glance what is trusted. */
export const facts: CommandDefinition = (program, run) => {
  program
    .command('facts')
    .description('list every fact with its status and reason')
    .option('--base <ref>', 'the commit whose adoptions count')
    .option('--head <ref>', 'the commit to read (default: the working tree)')
    .option('--now <time>', 'judge as of this time, ISO 8601 (default: now)', parseNow)
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .addHelpText(
      'after',
      examples([
        ['facts', 'the facts of the working tree; what is merged in the base can be trusted'],
        ['facts --format json', 'the same as JSON'],
      ]),
    )
    .action(async (options: JudgeOptions & { readonly format: string }) =>
      run(async (io) => {
        const evaluation = await judgeWorkspace(io, options);
        const entries = evaluation.entries.filter((entry) => entry.record !== null);
        if (options.format === 'json') {
          const { entryRow } = await import('../../report/trust-report.js');
          io.out(
            renderJson({
              base_sha: evaluation.subject.baseSha,
              entries: entries.map(entryRow),
            }),
          );
          return EXIT.pass;
        }
        if (entries.length === 0) {
          io.out('no facts\n');
          io.err('Write one below .memtrust/facts/; `npx memtrust init` sets up the rest.\n');
          return EXIT.pass;
        }
        io.out(
          textTable([
            ['ID', 'STATUS', 'REASON', 'TOPIC'],
            ...entries.map((entry) => [
              entry.id,
              `${statusWord(entry.status)}${isUncertain(entry) ? ', uncertain' : ''}`,
              reasonCell(entry),
              entry.status === 'policy_blocked' ? '' : (entry.record?.fact?.topic ?? ''),
            ]),
          ]),
        );
        const { unverifiable } = countEntries(entries);
        if (unverifiable > 0)
          io.err(
            `${numbered(unverifiable, 'trusted fact')} ` +
              `${unverifiable === 1 ? 'cites' : 'cite'} nothing that can be checked, so memtrust ` +
              'cannot tell when it becomes false: `npx memtrust bind ID PATH`\n',
          );
        io.err(basisWords(evaluation.subject.baseSha));
        return EXIT.pass;
      }),
    );
};

/** Of which commit adoptions count. */
function basisWords(baseSha: string | null): string {
  return baseSha === null
    ? 'There is no commit yet, so no adoption counts.\n'
    : `Trust is that of the base, commit ${baseSha.slice(0, 12)}: an adoption counts once it is merged there.\n`;
}
