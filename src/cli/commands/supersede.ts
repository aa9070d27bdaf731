import { supersedeFact } from '../../lifecycle/supersede.js';
import { ledgerPath } from '../../memory/layouts/memtrust.js';
import { phraseText, say } from '../../text/phrase.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import {
  commitLine,
  type DecidedFact,
  decidedFactsJson,
  onceMerged,
  wroteLines,
} from '../decision-output.js';
import { reason } from '../arguments.js';
import { EXIT } from '../io.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';

/*
 * `memtrust supersede OLD NEW`: records in the new fact, and once that is adopted in the old one, which replaces which.
 */

interface SupersedeOptions extends SignatureOptions {
  readonly why?: string;
  readonly format: 'text' | 'json';
}

/** Puts a new fact in the place of an old one, and links the two in their files and ledgers. */
export const supersedeCommand: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'supersede',
    about: 'replace one fact with another',
    takes: `
      <old> | id of the fact that is replaced
      <new> | id of the fact that takes its place
      --why <why> | the reason (default: the id of the new one)
      --format <format> | what to print
      --by <login> | who decides this (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,
    examples: `
      supersede auth/owner-checks-2024 auth/owner-checks | the old one leaves the baseline once the new one is adopted
    `,
  }).action(async (oldId: string, newId: string, options: SupersedeOptions) =>
    run(async (io) =>
      useMemory(io, async (open) => {
        const signature = await open.signature(options);
        const kept = (id: string) => ({ record: open.record(id), ledger: open.ledger(id) });
        const why = `superseded by ${newId}${options.why === undefined ? '' : `: ${reason('--why', options.why)}`}`;
        const { changes, linked, adopted } = supersedeFact(
          kept(oldId),
          kept(newId),
          open.memory.facts,
          why,
          signature,
        );
        open.write(changes);
        if (options.format === 'json') {
          const rows = supersededRows(open, [oldId, newId], changes.length > 0, adopted);
          io.out(await decidedFactsJson(open, rows, signature.at));
        } else if (changes.length === 0 && adopted)
          io.out(phraseText(say`${newId} supersedes ${oldId} already\n`));
        else
          io.out(
            phraseText(say`${newId} ${[adopted ? 'supersedes' : 'is to supersede']} ${oldId}\n`),
          );
        const paths = changes.map(({ path }) => path);
        if (options.format !== 'json') io.out(wroteLines(open, paths));
        if (!adopted)
          io.err(
            phraseText(
              say`${newId} is not adopted, so this has no effect yet: ${oldId} stays as it
                    is.\nNext: ${`npx memtrust adopt ${newId}`}\n`,
            ),
          );
        else if (linked)
          io.err(
            phraseText(
              say`The text of ${newId} changed by the link, so its adoption no longer covers
                    it.\nNext: ${`npx memtrust adopt ${newId}`}, then commit both facts and their
                    ledgers, and open a pull request.\n`,
            ),
          );
        else if (changes.length > 0)
          io.err(
            onceMerged(open, 'it counts') +
              commitLine(io, open, filesOf(open, [oldId, newId]), `Supersede ${oldId} by ${newId}`),
          );
        return EXIT.pass;
      }),
    ),
  );
};

/** The new fact may have been adopted just before. */
function filesOf(open: OpenMemory, ids: readonly string[]): string[] {
  return ids
    .flatMap((id) => [open.record(id).path, ledgerPath(id)])
    .filter((path) => open.isThere(path));
}

/** The old fact first. */
function supersededRows(
  open: OpenMemory,
  ids: readonly string[],
  isChanged: boolean,
  isAdopted: boolean,
): DecidedFact[] {
  const words = isAdopted ? ['superseded', 'supersedes'] : ['to_be_superseded', 'to_supersede'];
  const already = isAdopted && !isChanged ? '_already' : '';
  return ids.map((id, at) => ({
    id,
    path: open.record(id).path,
    outcome: `${words[at]}${already}`,
  }));
}
