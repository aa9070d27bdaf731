import type { Io } from '../../../src/cli/io.js';

/** What the server knows of the world in a talk; what it prints is kept. */
export function talkIo(root: string, print: (text: string) => void): Io {
  return {
    cwd: root,
    environment: {
      PATH: process.env['PATH'] ?? '',
      HOME: root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    now: '2026-06-01T00:00:00Z',
    color: false,
    columns: 120,
    input: { interactive: false, read: async () => new Uint8Array(), ask: async () => null },
    out: print,
    err: print,
  };
}
