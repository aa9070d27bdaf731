import { citedFile } from '../anchors/cited-span.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { relativeToRoot } from './root-path.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/**
 * Refuses `src/a.ts#Store.get` where `src/a.ts` is a file and the whole is none: a symbol or a section is cited with
 * an option, and the remedy is the command with it.
 *
 * `bind` asks, before it looks for the file. A file whose name has a `#` is one. Which names mean a section may be
 * changed. `__tests__/e2e/cli/bind-kept.test.ts` fails when this is wrong.
 *
 * @param command what was typed before the path.
 */
export async function refuseSymbolInPath(
  io: Pick<Io, 'cwd'>,
  open: OpenMemory,
  written: string,
  command: string,
): Promise<void> {
  const match = /^([^#]+)#([^#/][^#]*)$/.exec(written);
  if (match?.[1] === undefined || match[2] === undefined) return;
  const [, path, name] = match;
  const { root } = open.workspace.repository;
  if (typeof (await citedFile(open.tree, relativeToRoot(io.cwd, root, written))) !== 'string')
    return;
  const target = relativeToRoot(io.cwd, root, path);
  await open.refuseCiting(target);
  if (typeof (await citedFile(open.tree, target)) === 'string') return;
  const [what, option] = /\.mdx?$/i.test(path)
    ? (['a section', '--heading'] as const)
    : (['a symbol', '--symbol'] as const);
  const typed = /^[\w.$-]+$/.test(name) ? name : JSON.stringify(name);
  throw new ConfigurationError(
    phraseText(say`${written} does not exist; ${[what]} is not cited with ${'#'}`),
    phraseText(say`Run ${`${command} ${path} ${option} ${typed}`}.`),
  );
}
