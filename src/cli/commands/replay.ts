import { Option } from 'commander';
import { resolve } from 'node:path';
import { archiveFaults } from '../../context/session/compact.js';
import { nextSequence } from '../../context/session/log.js';
import { written } from '../../context/session/summary.js';
import { missingUpTo, renderView, viewAt } from '../../context/session/view.js';
import { renderSession, renderSessionLines } from '../../report/session-text.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { Place } from '../../tree/place.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';

import { parseWhole } from '../whole-number.js';
import { writeWhole } from '../write.js';

/*
 * What does `memtrust replay --at 12` print? What a model saw after event 12 of a session, although the log was
 * compacted since: the originals are in the archive beside it.
 *
 * Listed in `index.ts`; `session-log.ts` reads both files, `context/session/` builds the view. Safe error:
 * exit 1 and no view. A view with a line missing or edited would look like what the model saw, so every
 * byte is checked against the digests of the compactions first. What is printed into a file is the log to
 * the byte; sentences on stderr are free. When it is wrong, `__tests__/e2e/cli/replay.test.ts` fails.
 */

interface ReplayOptions {
  readonly at: number;
  readonly format: string;
  readonly out?: string;
}

/** Shows what a model saw at a given point of a session, even if the log was compacted later. */
export const replay: CommandDefinition = (program, run) => {
  program
    .command('replay')
    .argument(
      '[file]',
      'the log of a session (default: .memtrust/context/session.jsonl); its archive is next to it',
    )
    .description('rebuild what a model saw after a given event')
    .requiredOption('--at <sequence>', 'the last event to include', parseWhole)
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'jsonl']).default('text'),
    )
    .option('--out <file>', 'write the exact bytes of the view to this file instead')
    .addHelpText(
      'after',
      examples([
        ['replay --at 12', 'the view after the twelfth event'],
        ['replay log.jsonl --at 12 --out view.jsonl', 'the same, to the byte'],
      ]) + '\n\nExit codes: 1 where log and archive no longer hold every byte of that view.',
    )
    .action(async (file: string | undefined, options: ReplayOptions) =>
      run(async (io) => replayAt(io, file, options)),
    );
};

/** All faults of log and archive are told before the command gives up, and the view is printed only without any. */
async function replayAt(
  io: Io,
  file: string | undefined,
  { at, format, out }: ReplayOptions,
): Promise<ExitCode> {
  const { SessionFiles } = await import('../session-log.js');
  const files = await SessionFiles.open(io, file);
  if (!files.isThere)
    throw new ConfigurationError(
      phraseText(say`No session log at ${files.path}`),
      'Give the path of one; `npx memtrust session append` starts one.',
    );
  const log = files.whole();
  const last = nextSequence(log) - 1;
  if (at > last)
    throw new ConfigurationError(
      phraseText(say`This session has no sequence ${at}`),
      phraseText(say`The last one is ${last}.`),
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
