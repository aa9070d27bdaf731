import type { Io } from '../../../src/cli/io.js';
import { main } from '../../../src/cli/main.js';
import type { Result } from './sandbox.js';

/** What a person at a terminal saw, and was asked. */
export interface Typed extends Result {
  readonly questions: readonly string[];
}

/**
 * Runs a command from the sources for a person who types: one answer for each question, in their order. After the
 * last one the input is at its end.
 */
export async function typing(
  world: Pick<Io, 'cwd'> & { readonly environment?: Io['environment'] },
  args: readonly string[],
  answers: readonly string[],
): Promise<Typed> {
  let [stdout, stderr] = ['', ''];
  const questions: string[] = [];
  const code = await main(args, {
    cwd: world.cwd,
    environment: {
      PATH: process.env['PATH'],
      HOME: world.cwd,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      ...world.environment,
    },
    now: '2026-01-01T00:00:00Z',
    color: false,
    columns: 100,
    input: {
      interactive: true,
      read: async () => new Uint8Array(),
      ask: async (question) => {
        questions.push(question);
        return answers[questions.length - 1] ?? null;
      },
    },
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
  });
  return { code, stdout, stderr, questions };
}
