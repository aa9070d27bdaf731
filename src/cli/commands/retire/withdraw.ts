import { withdrawFact } from '../../../lifecycle/withdraw.js';
import { isFactFile } from '../../../memory/layouts/memtrust.js';
import { phraseText, say } from '../../../text/phrase.js';
import {
  commitLine,
  decidedFactsJson,
  decisionTitle,
  onceMerged,
  wroteLines,
} from '../../decision-output.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { SignatureOptions } from '../../open-memory.js';
import { reason } from '../../arguments.js';
import { useMemory } from '../../command.js';

export interface RetireOptions extends SignatureOptions {
  readonly why: string;
  readonly erase?: boolean;
  readonly dryRun?: boolean;
  readonly format: 'text' | 'json';
}

/** Discards a candidate, so that another may be proposed; withdraws a fact for good. */
export async function withdraw(io: Io, id: string, options: RetireOptions): Promise<ExitCode> {
  return useMemory(io, async (open) => {
    const signature = await open.signature(options);
    const ledger = open.ledger(id);
    // A fact whose file is gone can come back with it, so its ledger is enough. A note of another store with its id is
    // not it.
    const own = open.memory.facts.find((known) => known.id === id && isFactFile(known));
    const record = own ?? (ledger.events.length > 0 ? null : open.record(id));
    const { kind, changes } = withdrawFact(
      { id, record, ledger, why: reason('--why', options.why), ...signature },
      open.settledEvents(id),
    );
    open.write(changes);
    const paths = changes.map(({ path }) => path);
    if (options.format === 'json') {
      const outcome = changes.length === 0 ? `${kind}_already` : kind;
      const rows = [{ id, path: own?.path ?? null, outcome }];
      io.out(await decidedFactsJson(open, rows, signature.at));
    } else {
      const done =
        kind === 'discarded'
          ? say`discarded ${id}; another text may be proposed\n`
          : say`retired ${id}; this id cannot be used again\n`;
      io.out(phraseText(changes.length === 0 ? say`${id} is already ${[kind]}\n` : done));
      io.out(wroteLines(open, paths));
    }
    if (changes.length > 0)
      io.err(
        onceMerged(
          open,
          kind === 'discarded'
            ? 'this text is rejected'
            : 'the fact is out of the trusted baseline',
        ) +
          commitLine(
            io,
            open,
            own === undefined ? paths : [own.path, ...paths],
            decisionTitle(kind === 'discarded' ? 'Discard' : 'Retire', [id]),
          ),
      );
    return EXIT.pass;
  });
}
