import { agentFileOf } from '../../agent-files/agents.js';
import { CODEOWNERS_PATHS } from '../../memory/codeowners.js';

/*
 * A pattern of `.gitattributes` can hide a change from reviewers, also of a file that does not exist yet: `zz*` hides a
 * fact `zz.md` that a later change brings. For each pattern this gives names that it could match; git is then asked.
 */

/** Lines of one file that may propose names; a real one has a few dozen. What is beyond proposes none. */
const MOST_LINES = 2_000;

/** Folders of memory that a pattern may mean by wildcards at its beginning. */
const MEMORY_FOLDERS = ['.memtrust', '.memtrust/facts', '.memtrust/ledger'];

/**
 * Names of memory that the patterns of a file of attributes could match, whether these files exist or not. Whether a
 * pattern really matches a name is for git to say (SECURITY S44).
 *
 * @param folder of the file; empty at the root, else ending in a slash.
 */
export function proposedNames(folder: string, text: string): string[] {
  const patterns = text.split('\n', MOST_LINES).flatMap((line) => patternOf(line) ?? []);
  return patterns.flatMap((pattern) =>
    (pattern.includes('/') ? anchored(pattern) : loose(pattern))
      .map((name) => `${folder}${name}`)
      .filter((name) => !name.endsWith('/') && isMemoryName(name)),
  );
}

/** Memory, an agent file, or a file of the gate: only changes of these must not be hidden. */
function isMemoryName(name: string): boolean {
  return (
    name.startsWith('.memtrust/') ||
    agentFileOf(name) !== null ||
    CODEOWNERS_PATHS.some((known) => known === name) ||
    /^\.github\/workflows\/[^/]+\.ya?ml$/.test(name)
  );
}

/**
 * Names for a pattern with a slash, which matches from its folder on: `/a/zz*` gives `a/zz.md`. Its first one
 * or two parts may be wildcards that stand for the folders of memory.
 */
function anchored(pattern: string): string[] {
  const parts = pattern.replace(/^\//, '').split('/');
  const names = parts.map(samples);
  const whole = (from: number): string[] =>
    [0, 1, 2].map((take) =>
      names
        .slice(from)
        .map((one) => one[take] ?? one[0] ?? '')
        .filter((part) => part !== '')
        .join('/'),
    );
  const [first = '', second = ''] = parts;
  // `**/generated/**` is about generated code, though it matches below any folder.
  const speaks = !/^\*+$/.test(first) || /^(?:facts|ledger)$/.test(names[1]?.[0] ?? second);
  const meant = speaks
    ? MEMORY_FOLDERS.flatMap((memory) =>
        [1, 2].flatMap((from) => whole(from).map((rest) => `${memory}/${rest}`)),
      )
    : [];
  return [...whole(0), ...meant];
}

/** A pattern without a slash matches in every folder: it is proposed as itself, and as the fact that it could name. */
function loose(pattern: string): string[] {
  return samples(pattern).flatMap((name) =>
    /^[a-z0-9][a-z0-9-]*\.md$/.test(name) ? [name, `.memtrust/facts/${name}`] : [name],
  );
}

/**
 * The pattern of a line; one in quotes is unescaped. Source: gitattributes(5). Null for a
 * comment, a macro, an empty line.
 */
function patternOf(line: string): string | null {
  const text = line.replace(/^[ \t\r]+/, '');
  if (text === '' || /^(?:#|!|\[attr\])/.test(text)) return null;
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return quoted === undefined ? (/^\S+/.exec(text)?.[0] ?? null) : unquoted(quoted);
}

/** C quoting: `\t` is a tab; `\"` stands for the character itself. */
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** `a\040b` is `a b`. */
function unquoted(text: string): string {
  return text.replace(/\\([0-3][0-7]{2}|.)/gs, (_whole, escape: string) =>
    escape.length === 3
      ? String.fromCharCode(Number.parseInt(escape, 8))
      : (ESCAPES[escape] ?? escape),
  );
}

/**
 * Names that a part of a pattern could match: `*` as a letter, as nothing, and as a letter with the
 * ending of a fact. `zz*` gives `zza`, `zz` and `zza.md`. Pieces are, in this order: an escaped character, stars, a
 * question mark, a list in brackets, and any other character.
 */
function samples(part: string): string[] {
  const pieces = [
    ...part.matchAll(
      /\\(.)|(\*+)|(\?)|\[((?:\[:\w+:\]|\\.|[^\]\\])(?:\[:\w+:\]|\\.|[^\]\\])*)\]|(.)/gsu,
    ),
  ];
  return ['a', '', 'a.md'].map((star) =>
    pieces
      .map(([, escaped, stars, question, list, plain]) => {
        if (stars !== undefined) return star;
        if (question !== undefined) return 'a';
        return list === undefined ? (escaped ?? plain ?? '') : member(list);
      })
      .join(''),
  );
}

/** A character of each named class; of those that are not here, such as `[:alpha:]`, `a` is one. */
const CLASSES: Readonly<Record<string, string>> = {
  digit: '0',
  xdigit: '0',
  punct: '-',
  upper: 'A',
  space: ' ',
  blank: ' ',
};

/** A character that a list such as `a-c`, `!b` or `[:alpha:]` means. */
function member(list: string): string {
  const negated = /^[!^]/.test(list);
  const items = negated ? list.slice(1) : list;
  if (!negated) {
    const [, named] = /^\[:(\w+):\]/.exec(items) ?? [];
    if (named !== undefined) return CLASSES[named] ?? 'a';
    return items[items.startsWith('\\') ? 1 : 0] ?? '';
  }
  return ['a', 'z', '0', '9', '-', '_', '.', 'Z'].find((one) => !items.includes(one)) ?? 'a';
}
