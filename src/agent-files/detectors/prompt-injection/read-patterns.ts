import { readFileSync } from 'node:fs';
import { INJECTION_AIMS, PATTERN_KINDS, type InjectionAim, type Pattern } from './pattern.js';

/** A pattern with what only readers and tests need. */
interface WrittenPattern extends Pattern {
  readonly name: string;
  /** Sentences that it finds, or that are found where it is the first of several. */
  readonly finds: readonly string[];
}

function isAim(name: string): name is InjectionAim {
  return Object.hasOwn(INJECTION_AIMS, name);
}

/** All patterns, in the order in which they are tried. Runs when the bundle is made and in tests. */
export function writtenPatterns(): WrittenPattern[] {
  return Object.keys(INJECTION_AIMS)
    .filter(isAim)
    .flatMap((aim) =>
      patternsIn(readFileSync(new URL(`./patterns/${aim}.txt`, import.meta.url), 'utf8'), aim),
    );
}

/** Patterns of one file: `let NAME text` or `name · kind` at the start of a line; fields follow two blanks. */
export function patternsIn(text: string, aim: InjectionAim): WrittenPattern[] {
  const found: WrittenPattern[] = [];
  const words = new Map<string, string>();
  for (const entry of text.trimEnd().split(/\n+(?=\S)/)) {
    if (entry.startsWith('#')) continue;
    const word = /^let (?<name>[A-Z_]+)/.exec(entry);
    if (word === null) found.push(patternOf(entry, aim, words));
    else words.set(word.groups?.['name'] ?? '', sourceOf(entry.slice(word[0].length), words));
  }
  return found;
}

/** One pattern; the words are those that the file has defined before it. */
function patternOf(
  entry: string,
  aim: InjectionAim,
  words: ReadonlyMap<string, string>,
): WrittenPattern {
  const [heading = '', ...fields] = entry.split(/\n {2}(?=\S)/);
  const [name = '', written] = heading.split(' · ');
  const kind = PATTERN_KINDS.find((known) => known === written);
  const valuesOf = (field: string): string[] =>
    fields
      .filter((line) => /^\w+/.exec(line)?.[0] === field)
      .map((line) => line.slice(field.length));
  const sourceIn = (field: string): string | undefined =>
    valuesOf(field).map((value) => sourceOf(value, words))[0];
  const [pattern, needs, unless] = [sourceIn('pattern'), sourceIn('needs'), sourceIn('unless')];
  if (kind === undefined || pattern === undefined)
    throw new Error(
      `patterns/${aim}.txt: "${heading}" is not "name · kind" with a pattern below it`,
    );
  return {
    aim,
    name,
    kind,
    finds: valuesOf('finds').map((value) => value.trim()),
    pattern,
    ...(needs !== undefined && { needs }),
    ...(unless !== undefined && { unless }),
  };
}

/** A source on one line: a line break goes with the blanks after it, and `${NAME}` is what the file defined. */
function sourceOf(written: string, words: ReadonlyMap<string, string>): string {
  return written
    .replace(/\n */g, '')
    .replace(/^ /, '')
    .replace(/\$\{(?<name>[A-Z_]+)\}/g, (_all, name: string) => {
      const source = words.get(name);
      if (source === undefined) throw new Error(`\${${name}} is not defined before it is used`);
      return source;
    });
}
