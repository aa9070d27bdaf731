import type { Io } from '../../../src/cli/io.js';
import { main } from '../../../src/cli/main.js';
import { aitFilesIn, readAitFile } from '../../ait-reader.js';
import { manifestsOf, readNewManifests } from '../../manifests-on-disk.js';
import type { Result } from './sandbox.js';

/**
 * Runs a command from the sources, in this process: quicker than the bundle, and of the same code.
 * The clock stands still.
 */
export async function fromSource(cwd: string, ...args: string[]): Promise<Result> {
  const environment = {
    PATH: process.env['PATH'],
    HOME: cwd,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  return runHere(args, { cwd, environment, now: '2026-06-01T00:00:00Z' });
}

/**
 * The same in the environment, and at the time, that a test gives; nobody types, nothing is piped in. Every
 * manifest that it writes is one that a reader of AIT's and a reader of the documents can read.
 */
export async function runHere(
  args: readonly string[],
  {
    printed = () => {},
    ...world
  }: Pick<Io, 'cwd' | 'environment' | 'now' | 'milliseconds'> & {
    /** Is given both outputs as they come, as somebody at a terminal sees them. */
    readonly printed?: (text: string) => void;
  },
): Promise<Result> {
  let [stdout, stderr] = ['', ''];
  const before = aitFilesIn(world.cwd);
  const manifests = manifestsOf(world.cwd, args);
  const input = { interactive: false, read: async () => new Uint8Array(), ask: async () => null };
  const code = await main(args, {
    ...world,
    color: false,
    columns: 120,
    input,
    out: (text) => {
      stdout += text;
      printed(text);
    },
    err: (text) => {
      stderr += text;
      printed(text);
    },
  });
  for (const path of aitFilesIn(world.cwd)) if (!before.has(path)) readAitFile(path);
  readNewManifests(world.cwd, args, manifests);
  return { code, stdout, stderr };
}
