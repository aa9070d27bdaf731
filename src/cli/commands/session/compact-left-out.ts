import { compactSession } from '../../../context/session/compact.js';
import { EXTRACT, LEFT_IN_ARCHIVE } from '../../../memory/session/extract.js';
import { written } from '../../../memory/session/summary.js';
import { terminalSafe } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say } from '../../../text/phrase.js';
import type { Io } from '../../io.js';
import type { SessionFiles } from '../../session-log.js';

/*
 * Messages that a context left out to keep to its budget go from the log to its archive, with `session.compacted`. The
 * view before can be replayed.
 */

/** A range that overlaps an earlier summary, or a log that has changed since, stays as it is, with a warning. */
export async function compactLeftOut(
  io: Io,
  files: SessionFiles,
  range: readonly [number, number],
  at: string,
): Promise<object> {
  const summary = `${LEFT_IN_ARCHIVE} [${written(range)}]`;
  try {
    const { seq } = await files.compact((log) =>
      compactSession(log, { range, summary, by: EXTRACT, at }),
    );
    io.err(
      terminalSafe(
        phraseText(
          say`session.compacted is sequence ${seq} of ${files.path}: ${written(range)} went to the archive\n`,
        ),
      ),
    );
    return { session_compacted: { seq, range } };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    io.err(terminalSafe(`warning: the compaction was not recorded: ${error.message}\n`));
    return {};
  }
}
