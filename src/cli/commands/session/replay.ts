import { resolve } from 'node:path';
import { archiveFaults } from '../../../context/session/compact.js';
import { nextSequence } from '../../../memory/session/log.js';
import { written } from '../../../memory/session/summary.js';
import { missingUpTo, renderView, viewAt } from '../../../context/session/view.js';
import { renderSession, renderSessionLines } from '../../../report/session-text.js';
import { terminalSafe } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say } from '../../../text/phrase.js';
import { Place } from '../../../tree/place.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { SessionFiles } from '../../session-log.js';
import { writeWhole } from '../../write.js';

/* `memtrust session replay`: what a model saw after an event, byte for byte, from the log and its archive. */

export interface ReplayOptions {
  readonly at: number;
  readonly format: string;
  readonly log?: string;
  readonly out?: string;
}

/** Broken lines of the log are warnings. Missing sequences or a changed archive are errors, and no view is printed. */
export async function replay(
  io: Io,
  { at, format, log: file, out }: ReplayOptions,
): Promise<ExitCode> {
  const files = await SessionFiles.open(io, file);
  if (!files.isThere)
    throw new ConfigurationError(
      say`No session log at ${files.path}`,
      'Give the path of one; `npx memtrust session append` starts one.',
    );
  const log = files.whole();
  const last = nextSequence(log) - 1;
  if (at > last)
    throw new ConfigurationError(
      say`This session has no sequence ${at}`,
      say`The last one is ${last}.`,
    );
  const missing = missingUpTo(log.events, at);
  const faults = missing.length === 0 ? archiveFaults(log.events) : [];
  for (const { line, message } of log.faults)
    io.err(`warning: ${line === undefined ? '' : `line ${line}: `}${phraseText(message)}\n`);
  for (const { message } of faults) io.err(`error: ${phraseText(message)}\n`);
  if (missing.length > 0)
    io.err(
      'error: neither the log nor its archive has ' +
        `${missing.slice(0, 10).map(written).join(', ')}${missing.length > 10 ? ' and more' : ''}\n`,
    );
  if (faults.length > 0 || missing.length > 0) {
    io.err('The view cannot be rebuilt as it was.\n');
    return EXIT.fail;
  }
  const view = viewAt(log.events, at);
  if (out !== undefined) {
    writeWhole(Place.ofUser(resolve(io.cwd, out)), renderView(view));
  } else io.out(format === 'text' ? terminalSafe(renderSession(view)) : renderSessionLines(view));
  return EXIT.pass;
}
