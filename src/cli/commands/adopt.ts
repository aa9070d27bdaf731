import { adoptFact } from '../../lifecycle/adopt.js';
import { markReplaced } from '../../lifecycle/refine/mark.js';
import { partsOf } from '../../lifecycle/migrate/original.js';
import { againstAdopting, leftOutOfAll } from '../../lifecycle/adopt-all.js';
import { isFactFile, ledgerPath } from '../../memory/layouts/memtrust.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say, type Phrase } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { typedFactId } from '../typed-fact-id.js';
import type { FactRecord } from '../../memory/fact.js';
import type { FileChange } from '../../lifecycle/file-change.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../judge-workspace.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { reason } from '../reason.js';
import { useMemory } from '../use-memory.js';

/*
 * What does `memtrust adopt` do? It proposes to trust facts exactly as they are: one by its id, or all
 * that nothing stands against. A merged pull request with an approval adopts them.
 *
 * Listed in `index.ts`; `lifecycle/adopt.ts` writes, `lifecycle/adopt-all.ts` says which are left out. Safe
 * error: a refusal. That `--all` goes on after a refusal and then ends with 2 is promised to scripts;
 * sentences are free. When it is wrong, `__tests__/e2e/cli/adoption-path.test.ts` and
 * `__tests__/e2e/cli/stories.test.ts` fail.
 */

interface AdoptOptions extends SignatureOptions {
  readonly all?: boolean;
  readonly unbound?: string;
}

/** Proposes to trust facts exactly as they are; approving the pull request adopts them. */
export const adopt: CommandDefinition = (program, run) => {
  program
    .command('adopt')
    .argument('[id]', 'id of a fact', typedFactId)
    .description('record the adoption of a fact exactly as it is now, for approval')
    .option(
      '--all',
      'every valid fact that is not adopted yet; lists rejected, superseded and conflicting ones and skips them',
    )
    .option('--unbound <why>', 'why the fact cites nothing; it cannot be checked later')
    .option('--by <login>', "who proposes it (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['adopt auth/owner-checks', 'one fact'],
        ['adopt --all --by alice', 'all that can be adopted'],
      ]),
    )
    .action(async (id: string | undefined, options: AdoptOptions) =>
      run(async (io) => {
        if (options.all === true && options.unbound !== undefined)
          throw new ConfigurationError(
            '--unbound is about one fact, and --all adopts many',
            'Run `memtrust adopt ID --unbound "why"` for each fact that cites nothing.',
          );
        if ((id === undefined) !== (options.all === true))
          throw new ConfigurationError(
            'adopt takes one fact, or --all',
            'Run `memtrust adopt ID`, or `memtrust adopt --all`.',
          );
        return useMemory(io, async (open) => adoptIn(io, open, id ?? null, options));
      }),
    );
};

/**
 * One fact by its id, or all. By its id a refusal is an error; with `--all` it is told, the others go on, and
 * the exit code is 2.
 */
async function adoptIn(
  io: Io,
  open: OpenMemory,
  id: string | null,
  options: AdoptOptions,
): Promise<ExitCode> {
  const chosen = id === null ? adoptableFacts(open) : [open.record(id)];
  const signature = await open.signature(options);
  const unbound = reasonOfUnbound(options);
  const scene = await open.scene(Date.parse(signature.at));
  const left = id === null ? await leftOutOfAll(scene, chosen) : new Map<string, Phrase>();
  let adopted = 0;
  let refused = 0;
  for (const record of chosen) {
    try {
      const why = left.get(record.id);
      if (why !== undefined) {
        // Of a blocked fact that nobody wants to adopt there is nothing to say.
        if (await open.isBlocked(record)) continue;
        io.out(phraseText(say`left out ${record.id}: ${why}\n`));
        continue;
      }
      await open.refuseBlocked(record);
      const events = open.memory.events.filter((event) => event.fact === record.id);
      const changes = await adoptFact(open.tree, {
        record,
        events,
        ledger: open.text(ledgerPath(record.id)) ?? '',
        unbound,
        ...signature,
      });
      if (changes.length === 0) {
        io.out(phraseText(say`${record.id} is adopted already, exactly as it is\n`));
        continue;
      }
      const against = id === null ? null : await againstAdopting(scene, record);
      open.write([...changes, ...replacedBy(open, record)]);
      io.out(phraseText(say`recorded the adoption of ${record.id}\n`));
      if (against !== null) io.err(phraseText(say`warning: ${against.why}\n  ${against.remedy}\n`));
      adopted += 1;
    } catch (error) {
      if (id !== null || !(error instanceof ConfigurationError)) throw error;
      io.err(`error: ${error.message}\n  ${error.remedy}\n`);
      refused += 1;
    }
  }
  if (chosen.length === 0) io.out('no fact to adopt\n');
  sayNext(io, left.size, adopted);
  return refused > 0 ? EXIT.usage : EXIT.pass;
}

/** For `--all`: valid facts of our own. Notes of other stores have to become facts first. */
function adoptableFacts(open: OpenMemory): readonly FactRecord[] {
  return open.memory.facts.filter((record) => isFactFile(record) && record.fact !== null);
}

function reasonOfUnbound({ unbound }: AdoptOptions): string | null {
  return unbound === undefined ? null : reason('--unbound', unbound);
}

/** What to do next: what is recorded here is trusted only once it is merged. */
function sayNext(io: Io, left: number, adopted: number): void {
  if (left > 0)
    io.err(
      'What was left out can be adopted by its id, with `memtrust adopt ID`, if somebody decides so.\n',
    );
  if (adopted > 0)
    io.err(
      'Next: commit the fact and its ledger, and open a pull request; it is trusted once ' +
        'that is approved and merged.\n',
    );
}

/**
 * The note of another store that an adopted correction replaces says so in its own words; it is no
 * fact, and loses no trust.
 */
function replacedBy(open: OpenMemory, record: FactRecord): FileChange[] {
  const path = partsOf(record.text)?.keys?.['x-replaces'];
  const note = open.memory.notes.find(
    (one) => one.path === path && (one.place === 'permanent' || one.place === 'long-term'),
  );
  if (note === undefined || !open.mayCite(note.path) || note.front.status !== null) return [];
  const mark = markReplaced(note, record.id);
  return mark === null ? [] : [mark];
}
