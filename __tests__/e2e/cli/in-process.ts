import { main } from '../../../src/cli/main.js';
import type { Result } from './sandbox.js';

/**
 * Runs a command from the sources, in this process: quicker than the bundle, and of the same code.
 * The clock stands still.
 */
export async function fromSource(cwd: string, ...args: string[]): Promise<Result> {
  let [stdout, stderr] = ['', ''];
  const environment = {
    PATH: process.env['PATH'],
    HOME: cwd,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const input = { interactive: false, read: async () => new Uint8Array(), ask: async () => null };
  const code = await main(args, {
    cwd,
    environment,
    now: '2026-06-01T00:00:00Z',
    color: false,
    columns: 100,
    input,
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
  });
  return { code, stdout, stderr };
}
