import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/*
 * How is a file shown in the user's browser? By the program that each system has for it, started with an array of
 * arguments: no shell reads the path.
 *
 * `process.ts` gives it to commands as `Io.browse`, so that tests open nothing. It does not wait for the browser.
 * Safe error: nothing opens, and the command says the path in any case. `__tests__/cli/browse.test.ts` fails when
 * this is wrong.
 */

/** A program and its arguments. */
export interface Opener {
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * What opens a file on a system. On Windows `start` is a word of the shell, so its own program is asked, by its whole
 * path: by its name alone one of the same name in the current folder would be started.
 */
export function openerOf(
  platform: NodeJS.Platform,
  path: string,
  systemRoot: string = 'C:\\Windows',
): Opener {
  // An address begins with a scheme, so that no path can be taken for an option.
  const url = pathToFileURL(path, { windows: platform === 'win32' }).href;
  if (platform === 'darwin') return { command: 'open', args: [url] };
  if (platform === 'win32')
    return {
      command: `${systemRoot}\\System32\\rundll32.exe`,
      args: ['url.dll,FileProtocolHandler', url],
    };
  return { command: 'xdg-open', args: [url] };
}

/** Opens a file, and fails where there is no program that does. */
export async function browse(
  path: string,
  opener: (platform: NodeJS.Platform, path: string) => Opener = (platform, file) =>
    openerOf(platform, file, process.env['SystemRoot']),
): Promise<void> {
  const { command, args } = opener(process.platform, path);
  await new Promise<void>((done, failed) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true, shell: false });
    child.once('error', failed);
    child.once('spawn', () => {
      child.unref();
      done();
    });
  });
}
