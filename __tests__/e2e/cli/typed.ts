import { isoSeconds } from '../../../src/text/visible.js';
import { runHere } from './in-process.js';
import type { Result } from './sandbox.js';

/** Characters that mean nothing to a shell, and quotes in which nothing does. */
const PLAIN = String.raw`[\w.,:/=@%+-]|"[^"\\$` + '`' + String.raw`]*"|'[^']*'`;
const WORD = `(?:${PLAIN})(?:${PLAIN}|#)*`;
const LINE = new RegExp(`^npx memtrust((?: ${WORD})*)$`);

/** What memtrust is given by a line that a person types; null where it takes a shell to read the line. */
export function givenBy(line: string): readonly string[] | null {
  const [, given] = LINE.exec(line) ?? [];
  if (given === undefined) return null;
  return [...given.matchAll(new RegExp(WORD, 'g'))].map(([word]) =>
    word.replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.slice(1, -1)),
  );
}

/** The same command in this process: no shell and no program have to be started for it. `printed` is both outputs. */
export async function typed(
  given: readonly string[],
  world: { readonly cwd: string; readonly environment: Readonly<Record<string, string>> },
): Promise<Result & { readonly printed: string }> {
  let printed = '';
  const result = await runHere(given, {
    ...world,
    now: isoSeconds(Date.now()),
    milliseconds: () => performance.now(),
    printed: (text) => void (printed += text),
  });
  return { ...result, printed };
}
