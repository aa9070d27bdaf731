import { rebindFacts, type CitedLines } from '../../lifecycle/rebind.js';
import { phraseText, say, type Phrase } from '../../text/phrase.js';
import type { FactRecord } from '../../memory/fact.js';
import { isFactFile } from '../../memory/layouts/memtrust.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { parseNow } from '../now-argument.js';
import type { SignatureOptions } from '../open-memory.js';
import { useMemory } from '../use-memory.js';

/*
 * What does `memtrust rebind` do? For every fact whose cited text only stands elsewhere now, it writes the new
 * lines or the new path into its file, for example `lines: 1-3` → `lines: 3-5`.
 *
 * Listed in `index.ts`; `lifecycle/rebind.ts` decides what only moved. Safe error: a fact is left as it is;
 * then it goes stale, and everybody sees it. A text that changed is never followed: that is for
 * `reverify.ts`. A fact whose text went to a file that the policy lets nobody cite is left too, and named.
 * The sentences may be changed. When it is wrong, `__tests__/e2e/cli/adoption-path.test.ts` ("when the code
 * moves or changes") and `__tests__/e2e/cli/imports.test.ts` ("rebind") fail.
 */

/** Updates what facts cite after the code moved or was reformatted, so that they stay adopted. */
export const rebind: CommandDefinition = (program, run) => {
  program
    .command('rebind')
    .description(
      'update citations of code that only moved or was reformatted, or whose file was renamed; adoptions stay valid',
    )
    .option('--by <login>', "who proposes it (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: now)', parseNow)
    .addHelpText('after', examples([['rebind', 'every fact whose sources all still say the same']]))
    .action(async (options: SignatureOptions) =>
      run(async (io) =>
        useMemory(io, async (open) => {
          const records: FactRecord[] = [];
          for (const record of open.memory.facts)
            if (isFactFile(record) && !(await open.isBlocked(record))) records.push(record);
          const followed = await rebindFacts(
            open.tree,
            records,
            open.settled?.facts ?? [],
            await open.checks(records),
            (id) => open.settledEvents(id),
            (id) => open.ledger(id),
            await open.signature(options),
          );
          const found = followed.filter(({ moved }) =>
            moved.every(({ to }) => open.mayCite(to.path)),
          );
          for (const { id } of followed.filter((one) => !found.includes(one)))
            io.out(
              phraseText(
                say`${id}: what it cites moved to a file that the policy does not allow facts to cite, so
                  it was not changed\n`,
              ),
            );
          open.write(found.flatMap(({ changes }) => changes));
          for (const { id, moved, asksAgain } of found) {
            if (moved.length === 0)
              io.out(
                phraseText(
                  say`${id}: its sources changed, so their places are those of the base again\n`,
                ),
              );
            for (const one of moved)
              io.out(phraseText([...say`${id}: `, ...movedWords(one), '\n']));
            if (asksAgain)
              io.out(
                phraseText(say`${id}: its adoption is not merged yet, and is requested again\n`),
              );
          }
          if (followed.length === 0) io.out('nothing has moved\n');
          else if (found.some(({ asksAgain }) => asksAgain))
            io.err('Next: commit them. Adopted facts need no new approval; others still do.\n');
          else if (found.length > 0)
            io.err(
              'Next: commit them. The gate recomputes what moved, so no approval is needed.\n',
            );
          return EXIT.pass;
        }),
      ),
    );
};

/** `src/a.ts` lines 1-3 are lines 4-6 now; of a renamed file both names. */
function movedWords({ from, to }: { readonly from: CitedLines; readonly to: CitedLines }): Phrase {
  if (from.path === to.path)
    return say`${from.path} lines ${[linesOf(from)]} are lines ${[linesOf(to)]} now`;
  return say`${from.path} is ${to.path} now${[to.lines === null ? '' : `, lines ${linesOf(to)}`]}`;
}

/** `4-6`; `?` where only the file is known. */
function linesOf({ lines }: CitedLines): string {
  return lines === null ? '?' : lines.join('-');
}
