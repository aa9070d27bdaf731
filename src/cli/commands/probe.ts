import { Option } from 'commander';
import type { ProbeRun } from '../../fixtures/probes/probe.js';
import { isTouched, probeSnapshot as probeFacts, redactProbes } from '../../gate/probe-results.js';
import type { Snapshot } from '../../gate/snapshot.js';
import { snapshotPair } from '../../gate/snapshot-pair.js';
import { probesText } from '../../report/probes-text.js';
import { statusWord } from '../../report/told-standing.js';
import { ConfigurationError } from '../../text/errors.js';
import { numbered } from '../../text/numbered.js';
import { phraseText, say } from '../../text/phrase.js';
import { changedPaths } from '../../tree/changes.js';
import { GitHistoryQueries } from '../../tree/history-queries.js';
import { judge } from '../../trust/judge.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type Io } from '../io.js';
import { parseNow } from '../now-argument.js';
import { parseWhole } from '../whole-number.js';
import { Workspace } from '../workspace.js';
import { unknownFact } from '../unknown-fact.js';

/*
 * What does `memtrust probe` do? It changes in memory what facts cite, says which fact did not notice,
 * and which anchor would.
 *
 * Listed in `index.ts`; `gate/probe-results.ts` and `fixtures/probes/` do the work. No file is written. Its
 * JSON is `probes` of the trust report; `--seed` must repeat a run; sentences are free. When it is wrong,
 * `__tests__/e2e/cli/probe.test.ts` fails.
 */

interface ProbeOptions {
  readonly all?: boolean;
  readonly seed?: number;
  readonly base?: string;
  readonly head?: string;
  readonly now?: string;
  readonly format: 'text' | 'json';
}

/** Changes the cited code in memory, never on disk, and checks that each fact goes stale. */
export const probeCommand: CommandDefinition = (program, run) => {
  program
    .command('probe')
    .argument('[id...]', 'facts to probe (default: those that the change touches)')
    .description(
      'change a copy of the cited code, and check that the fact notices; no file is changed',
    )
    .option('--all', 'probe every trusted fact')
    .option('--seed <number>', 'seed of the random changes (default: 1)', parseWhole)
    .option(
      '--base <ref>',
      'the commit whose adoptions count (default: the merge base with the default branch)',
    )
    .option('--head <ref>', 'the commit that is probed (default: the working tree)')
    .option('--now <time>', 'judge as of this time, ISO 8601 (default: now)', parseNow)
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .addHelpText(
      'after',
      examples([
        [
          'probe',
          'the facts that this branch touches, in their file, their ledger or what they cite',
        ],
        ['probe --all', 'every trusted fact'],
        ['probe authorization/owner-checks', 'one fact'],
      ]) +
        ('\n\nExit codes: 0 every fact noticed every change, 1 some did not, 2 usage or ' +
          'configuration error. Nothing is written.'),
    )
    .action(async (ids: readonly string[], options: ProbeOptions) =>
      run(async (io) => {
        if (options.all === true && ids.length > 0)
          throw new ConfigurationError(
            'probe --all probes every fact, so it takes no ids',
            'Run `npx memtrust probe --all`, or `npx memtrust probe ID…`.',
          );
        const result = await probeHere(io, ids, options);
        const { probesReport } = await import('../../report/trust-report.js');
        io.out(
          options.format === 'json'
            ? `${JSON.stringify(probesReport(result), null, 2)}\n`
            : probesText(result, { isChosen: options.all === true || ids.length > 0 }),
        );
        return result.survived.length > 0 ? EXIT.fail : EXIT.pass;
      }),
    );
};

/** Probes what was asked for: all, the named facts, or those that the change touches. Blocked names are redacted. */
async function probeHere(io: Io, ids: readonly string[], options: ProbeOptions): Promise<ProbeRun> {
  const workspace = await Workspace.open(io);
  try {
    const { base: settled, head: tree } = await workspace.compare(options);
    const { base, head, sight } = await snapshotPair({
      base: settled,
      head: tree,
      now: Date.parse(options.now ?? io.now),
      judge,
      past: new GitHistoryQueries(
        workspace.repository,
        workspace.objects,
        settled?.commit ?? null,
        tree.commit,
      ),
      isAudit: false,
    });
    const changed =
      options.all === true || ids.length > 0 ? new Set<string>() : changedPaths(base.tree, tree);
    const facts = head.memory.facts.filter(
      (record) =>
        options.all === true || ids.includes(record.id) || isTouched(record, head, changed),
    );
    refuseUntrusted(ids, head);
    io.step?.(`probing ${numbered(facts.length, 'fact')}`);
    return redactProbes(
      await probeFacts(head, base, new Set(facts.map(({ id }) => id)), sight, options.seed),
      sight.policy,
    );
  } finally {
    workspace.close();
  }
}

/** Whoever names a fact wants to know why it is not probed. */
function refuseUntrusted(ids: readonly string[], { judgement }: Snapshot): void {
  for (const id of ids) {
    const entry = judgement.entries.find((one) => one.id === id && one.record !== null);
    if (entry === undefined)
      throw unknownFact(
        id,
        judgement.entries.flatMap((one) => (one.record === null ? [] : [one.id])),
      );
    if (!entry.trustedBaseline && entry.reasons[0] !== 'adoption_unsettled')
      throw new ConfigurationError(
        phraseText(
          say`${id} is not trusted (${[statusWord(entry.status)]}), so there is nothing to test`,
        ),
        phraseText(say`Run ${`npx memtrust show ${id}`} to see why.`),
      );
  }
}
