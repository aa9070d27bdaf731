import { rebindFacts, type CitedLines } from '../../../lifecycle/rebind.js';
import type { FactRecord } from '../../../memory/fact.js';
import { isFactFile } from '../../../memory/layouts/memtrust.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';

/**
 * `bind --moved`: facts whose cited files this change renamed get the new path, and stay adopted. Later nobody knows
 * where a file went, so it has to be in the same change.
 */
export async function bindMoved(
  io: Io,
  open: OpenMemory,
  options: SignatureOptions,
): Promise<ExitCode> {
  const records: FactRecord[] = [];
  for (const record of open.memory.facts)
    if (isFactFile(record) && !(await open.isBlocked(record))) records.push(record);
  const checks = await open.checks(records);
  const followed = await rebindFacts(
    open.tree,
    records,
    checks,
    (id) => open.settledEvents(id),
    (id) => open.ledger(id),
    await open.signature(options),
  );
  const found = followed.filter(({ moved }) => moved.every(({ to }) => open.mayCite(to.path)));
  for (const { id } of followed.filter((one) => !found.includes(one)))
    io.out(
      phraseText(
        say`${id}: what it cites moved to a file that the policy does not allow facts to cite, so
          it was not changed\n`,
      ),
    );
  open.write(found.flatMap(({ changes }) => changes));
  for (const { id, moved, asksAgain } of found) {
    for (const one of moved) io.out(phraseText([...say`${id}: `, ...movedWords(one), '\n']));
    if (asksAgain)
      io.out(phraseText(say`${id}: its adoption is not merged yet, and is requested again\n`));
  }
  // A statement that names a path does not follow it.
  const named = records.flatMap(({ id, path }) =>
    (checks.get(id) ?? [])
      .filter(({ selector, foundAt }) => selector === 'present' && foundAt !== null)
      .map((anchor) => ({ id, file: path, from: anchor.path, to: anchor.foundAt ?? '' })),
  );
  for (const { id, file, from, to } of named)
    if (open.mayCite(to))
      io.out(
        phraseText(say`${id} names ${from}, which is ${to} now: edit its statement in ${file}\n`),
      );
  if (followed.length === 0 && named.length === 0) io.out('no cited file was renamed\n');
  else if (found.some(({ asksAgain }) => asksAgain))
    io.err('Next: commit them. Adopted facts need no new approval; others still do.\n');
  else if (found.length > 0)
    io.err('Next: commit them. The gate recomputes what moved, so no approval is needed.\n');
  return EXIT.pass;
}

/** `src/a.ts` is `src/b.ts` now. */
function movedWords({ from, to }: { readonly from: CitedLines; readonly to: CitedLines }): Phrase {
  return say`${from.path} is ${to.path} now${[to.lines === null ? '' : `, lines ${to.lines.join('-')}`]}`;
}
