import { codeUnits } from './behaviour/code-units.js';
import { settingLines, settingsComment } from './behaviour/data-lines.js';
import { withSortedImports } from './behaviour/imports.js';
import { renaming } from './behaviour/locals.js';
import { withoutMessages } from './behaviour/messages.js';
import { plainUnits } from './behaviour/plain-units.js';
import { isProse, proseMarks } from './behaviour/prose-marks.js';
import { withoutDocstrings, withoutHints } from './behaviour/python-hints.js';
import { withoutTypes } from './behaviour/typescript-types.js';
import type { Unit } from './behaviour/unit.js';
import type { SourceText, Span } from './source-text.js';

/** A stretch of a file. */
export interface Passage {
  readonly source: SourceText;
  readonly span: Span;
}

/** What a change does to a passage: the names of locals that it gives other names to, if that is all; null if it does more. */
export type Rewording = ReadonlyMap<string, string> | null;

/** Characters above which a passage is not looked into: nobody reads such a change either. */
const MOST_COMPARED = 128 * 1024;

/**
 * Whether two versions of a passage do the same: they differ in nothing but remarks, layout, the order of imports, types
 * that nothing reads when it runs, words that people are told, and names of locals. Everything else is a change of
 * behaviour: operators, negation, literals, conditions, exits, calls, assigned names, modifiers. When in doubt it is one.
 * Of settings keys and values count; of prose negations, how binding it is, numbers, and what is quoted as code.
 */
export function rewordingOf(old: Passage, now: Passage): Rewording {
  const { language, path } = old.source;
  const none = new Map<string, string>();
  if (old.span.to - old.span.from > MOST_COMPARED || now.span.to - now.span.from > MOST_COMPARED) return null;
  if (language !== null) {
    if (now.source.language === null) return null;
    const [before, after] = [unitsOf(old), unitsOf(now)];
    // What cites a remark cites what it says.
    if (before.length === 0) return after.length === 0 && equal(proseMarks(textOf(old)), proseMarks(textOf(now))) ? none : null;
    return renaming(before, after, language);
  }
  if (isProse(path)) return equal(proseMarks(textOf(old)), proseMarks(textOf(now))) ? none : null;
  const comment = settingsComment(path);
  if (comment !== null) return equal(settingLines(textOf(old), comment), settingLines(textOf(now), comment)) ? none : null;
  return renaming(plainUnits(old.source, old.span), plainUnits(now.source, now.span), null);
}

function unitsOf({ source, span }: Passage): readonly Unit[] {
  const { language } = source;
  if (language === null) return [];
  const units = codeUnits(source, span, language);
  switch (language) {
    case 'json':
    case 'css':
      return units;
    case 'javascript':
    case 'jsx':
    case 'typescript':
    case 'tsx':
      return withoutMessages(withSortedImports(withoutTypes(units), language));
    case 'python':
      return withoutMessages(withSortedImports(withoutHints(withoutDocstrings(units)), language));
    default:
      return withoutMessages(withSortedImports(units, language));
  }
}

function textOf({ source, span }: Passage): string {
  return source.slice(span);
}

function equal(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
