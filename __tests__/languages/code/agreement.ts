import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';
import type { Oracle } from './oracle.js';

export interface Agreement {
  /** Symbols of tree-sitter that count, and how many of them we have with equal name and equal range. */
  readonly total: number;
  readonly agreed: number;
  /** Symbols of ours that it does not have. */
  readonly extra: number;
  readonly files: number;
  /** Files that its own tree has errors in: not measured. */
  readonly skipped: number;
  readonly disagreements: readonly string[];
}

/**
 * How far our symbols agree with those of tree-sitter over files, by their language. `all`: its
 * constants and fields count too.
 */
export function measure(
  oracle: Oracle,
  files: readonly { readonly path: string; readonly text: string }[],
  only: Language,
  all = false,
): Agreement {
  let [total, agreed, extra, measured, skipped] = [0, 0, 0, 0, 0];
  const disagreements: string[] = [];
  for (const { path, text } of files) {
    const theirs = oracle.symbols(only, text);
    if (theirs === null) {
      skipped += 1;
      continue;
    }
    measured += 1;
    const key = (one: {
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }): string => `${one.name} ${one.from} ${trimmedEnd(text, one.to)}`;
    const ours = new Set(symbolsOf(readCode(only, text, lex(only, text))).map(key));
    const known = new Set(theirs.map(key));
    const line = (offset: number): number => text.slice(0, offset).split('\n').length;
    for (const one of theirs.filter(({ core }) => core || all)) {
      total += 1;
      if (ours.has(key(one))) agreed += 1;
      else
        disagreements.push(
          `${path}:${line(one.from)} lacks ${one.name} (${one.type}) to line ${line(one.to)}`,
        );
    }
    for (const one of ours) {
      if (known.has(one)) continue;
      extra += 1;
      const [, from = '0', to = '0'] = /(\d+) (\d+)$/.exec(one) ?? [];
      disagreements.push(
        `${path}:${line(Number(from))} has ${one.replace(/ \d+ \d+$/, '')} to line ${line(Number(to))}`,
      );
    }
  }
  return { total, agreed, extra, files: measured, skipped, disagreements };
}

/** A semicolon at the end is of the declaration for us, and beside it in some grammars. */
function trimmedEnd(text: string, to: number): number {
  let end = to;
  while (end > 0 && /[;\s]/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** All files of a language under a folder, by path; links are followed at its root only. */
export function filesUnder(
  folder: string,
  wanted: (path: string) => boolean,
  most = Infinity,
): readonly { readonly path: string; readonly text: string }[] {
  const found: { path: string; text: string }[] = [];
  const visit = (at: string): void => {
    for (const name of readdirSync(at).sort()) {
      if (name === '.git' || found.length >= most) continue;
      const path = join(at, name);
      const stat = lstatSync(path, { throwIfNoEntry: false });
      if (stat?.isDirectory() === true) visit(path);
      else if (stat?.isFile() === true && stat.size < 400_000 && wanted(path))
        found.push({ path, text: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') });
    }
  };
  visit(realpathSync(folder));
  return found;
}

export const isOf =
  (language: Language) =>
  (path: string): boolean =>
    languageOf(path) === language && !path.endsWith('.d.ts');
