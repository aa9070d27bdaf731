import { selectorText } from '../../memory/citation.js';
import { writtenIn } from '../../memory/fact.js';
import { phraseText } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import { shortDigest } from '../../tree/digest.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { judgeWorkspace, parseNow, type JudgeOptions } from '../judge-workspace.js';
import { unknownFact } from '../unknown-fact.js';

/*
 * What does `memtrust show ID` print? The status of one fact with every reason for it, the verdict on each of its
 * sources, and its text.
 *
 * Listed in `index.ts`; the gate judges, through `judge-workspace.ts`. Of a fact that the policy blocks only
 * the first lines are printed, and no word of what it says (SECURITY S28). It writes nothing. The text is
 * free: programs read the trust report. When it is wrong, `__tests__/e2e/cli/blocked-text.test.ts` and
 * `__tests__/security/S28-hidden-names.test.ts` fail.
 */

/** Explains one fact: its text, the state of each source, and the reasons for its status. */
export const show: CommandDefinition = (program, run) => {
  program
    .command('show')
    .argument('<id>', 'id of a fact: its path below .memtrust/facts/ without .md')
    .description('show one fact: what it says, what it cites, and why it is trusted or not')
    .option('--base <ref>', 'what is settled')
    .option('--head <ref>', 'the commit that is read (default: the working tree)')
    .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([['show authorization/owner-checks', 'one fact with its sources']]),
    )
    .action(async (id: string, options: JudgeOptions) =>
      run(async (io) => {
        const evaluation = await judgeWorkspace(io, options);
        const entry = evaluation.entries.find((known) => known.id === id);
        if (entry === undefined)
          throw unknownFact(
            id,
            evaluation.entries.map((known) => known.id),
          );
        const lines = [
          `${visible(entry.id, 1_000)}: ${entry.status} (${entry.reasons.join(', ')})`,
        ];
        if (entry.path !== null) lines.push(`  file      ${visible(entry.path, 1_000)}`);
        if (entry.supersededBy !== null) lines.push(`  successor ${visible(entry.supersededBy)}`);
        const { record } = entry;
        if (entry.status !== 'policy_blocked' && record !== null) {
          for (const problem of record.problems)
            lines.push(`  problem   line ${problem.line ?? '?'}: ${phraseText(problem.message)}`);
          if (record.fact !== null) {
            lines.push(
              `  claim     ${shortDigest(record.fact.claim)}   binding ${shortDigest(record.fact.binding)}`,
            );
            record.fact.sources.forEach((source, index) => {
              lines.push(
                `  source    ${visible(source.path, 1_000)} ` +
                  `(${visible(selectorText(source))}): ` +
                  (entry.anchors[index]?.verdict ?? 'unbound'),
              );
            });
          }
          lines.push(
            '',
            ...writtenIn(record)
              .trimEnd()
              .split('\n')
              .map((line) => `  | ${visible(line, 10_000)}`),
          );
        }
        io.out(`${lines.join('\n')}\n`);
        return EXIT.pass;
      }),
    );
};
