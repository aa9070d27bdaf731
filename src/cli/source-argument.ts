import { type LineRange, parseLines, type Selector } from '../memory/citation.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { citedFile } from '../anchors/cited-span.js';
import { relativeToRoot } from './arguments.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/** `src/a.ts#L10-L24`, split into path and place. */
interface TypedSource {
  readonly path: string;
  readonly lines: LineRange | null;
  readonly selector: Selector | null;
}

/** `src/a.ts`, `src/a.ts#L10-L24` or `package.json#/scripts/test`. Any other `#` belongs to the name: `notes#1.md`. */
export function parseSource(written: string): TypedSource {
  // A key begins with a slash after the first `#`.
  const key = /^([^#]+)#(\/.*)$/.exec(written);
  if (key?.[1] !== undefined && key[2] !== undefined)
    return { path: key[1], lines: null, selector: { kind: 'pointer', pointer: key[2] } };
  const elsewhere = /^(.+?):(\d+)(?:-(\d+)|:\d+)?$/.exec(written);
  if (elsewhere !== null) {
    const [, path, from, to] = elsewhere;
    throw new ConfigurationError(
      say`${written} is not a way to cite lines`,
      say`Cite them as ${`${path}#L${from}${to === undefined ? '' : `-L${to}`}`}.`,
    );
  }
  // `src/a.ts#L10-L24`, `src/a.ts#L10-24` and `src/a.ts#L10`.
  const match = /^(.+)#L(\d+)(?:-L?(\d+))?$/.exec(written);
  if (match?.[1] === undefined) return { path: written, lines: null, selector: null };
  const lines = parseLines(`${match[2]}-${match[3] ?? match[2]}`);
  if (lines === null)
    throw new ConfigurationError(
      say`${written} is not a range of lines`,
      'Write them as PATH#L10-L24: lines begin at 1, and the first is not after the last.',
    );
  return { path: match[1], lines, selector: null };
}

export interface CiteOptions {
  readonly quote?: string;
  readonly symbol?: string;
  readonly heading?: string;
  readonly pointer?: string;
  readonly absent?: string | true;
  readonly present?: boolean;
  readonly wholeFile?: boolean;
}

/** Rows of the table of a command. */
export const CITE_OPTIONS = `
  --quote <text> | cite this text of the source
  --symbol <name> | cite this function, class or method (AuthService.login); with --quote: the text inside it
  --heading <title> | cite this section of a Markdown file
  --pointer <pointer> | cite this value of a JSON, YAML or TOML file (/scripts/test)
  --absent [text] | cite that this text, or the file itself, does not exist
  --present | cite that this file or folder is there, whatever it says
  --whole-file | cite the whole file
`;

/** Null if no option names one. `--symbol` and `--quote` together are a quote inside that symbol. */
export function selectorOf(options: CiteOptions): Selector | null {
  const { quote, symbol, heading, pointer, absent, present, wholeFile } = options;
  const named = [heading, pointer, absent, present, wholeFile, quote ?? symbol].filter(
    (one) => one !== undefined,
  );
  if (named.length > 1)
    throw new ConfigurationError(
      'There is more than one thing to cite',
      'Give one of --quote, --symbol, --heading, --pointer, --absent, --present and --whole-file; ' +
        'only --quote and --symbol go together.',
    );
  if (quote !== undefined) return { kind: 'quote', quote, symbol: symbol ?? null };
  if (symbol !== undefined) return { kind: 'symbol', symbol };
  if (heading !== undefined) return { kind: 'heading', heading };
  if (pointer !== undefined) return { kind: 'pointer', pointer };
  if (absent !== undefined) return { kind: 'absent', absent };
  if (present === true) return { kind: 'present' };
  return wholeFile === true ? { kind: 'file' } : null;
}

/** The place may be given only once: `a.ts#L3 --quote x` is an error. */
export function citedBy(written: string, options: CiteOptions): TypedSource {
  const source = parseSource(written);
  const selector = selectorOf(options);
  if (selector !== null && (source.selector !== null || source.lines !== null))
    throw new ConfigurationError(
      say`${written} already names a place`,
      'Give the place once: in the path, or by an option.',
    );
  return { ...source, selector: selector ?? source.selector };
}

/**
 * Refuses `src/a.ts#Store.get` if `src/a.ts` is a file, and suggests the option for a symbol or section.
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
    say`${written} does not exist; ${[what]} is not cited with ${'#'}`,
    say`Run ${`${command} ${path} ${option} ${typed}`}.`,
  );
}
