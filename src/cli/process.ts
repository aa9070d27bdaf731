import { isoSeconds } from './judged.js';
import { EXIT } from './io.js';
import { main } from './main.js';

/** The edge of the command line: the process's own streams, environment, clock and exit code. */
export async function runProcess(): Promise<void> {
  // A reader that closes the pipe early (`| head`) is no fault of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.internal));
  process.exitCode = EXIT.internal;
  process.exitCode = await main(process.argv.slice(2), {
    cwd: process.cwd(),
    environment: process.env,
    now: isoSeconds(new Date()),
    color: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
