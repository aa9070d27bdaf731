import type { Normaliser } from '../memory/citation.js';
import type { Language } from '../languages/code/language.js';
import { codeUnits, type UnitForm } from './behaviour/code-units.js';
import { settingLines, settingsComment } from './behaviour/data-lines.js';
import { withSortedImports } from './behaviour/imports.js';
import { renaming } from './behaviour/locals.js';
import { withoutLogs } from './behaviour/logs.js';
import { withoutMessages } from './behaviour/messages.js';
import { plainUnits } from './behaviour/plain-units.js';
import { isProse, proseMarks } from './behaviour/prose-marks.js';
import { withoutDocstrings, withoutHints } from './behaviour/python-hints.js';
import { withLet, withoutTypes } from './behaviour/typescript-types.js';
import { isPunctuator, isWord, type BehaviourUnit } from './behaviour/unit.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Do two versions of a passage do the same? With another comment, order of imports, message or name
 * of a local they do; with `!==` for `===` they do not, and the answer is null.
 *
 * `relevance.ts` asks; nothing of it is stored. Null by mistake is a false alarm, the safe error;
 * the other error makes a change of behaviour look like one of words. A new kind of difference
 * that decides nothing is a file in `src/anchors/behaviour/` that takes it out of both versions.
 * `__tests__/anchors/relevance.test.ts` fails when this is wrong: add rows for what must count and
 * for what must not.
 */

/** A stretch of a file. */
export interface CodePassage {
  readonly source: SourceText;
  readonly span: Span;
}

/** A change of a passage that leaves what it does. */
export interface Rewording {
  /** New names of locals, by the old ones. */
  readonly names: ReadonlyMap<string, string>;
  /** Set where it writes other lines to a log, which is what it does if the statement speaks of that. */
  readonly logsOtherwise: boolean;
}

/** They do the same, under the same names. */
const SAME: Rewording = { names: new Map(), logsOtherwise: false };

/** Characters above which a passage is not looked into: nobody reads such a change either. */
const MOST_COMPARED = 128 * 1024;

/**
 * Whether two versions of a passage do the same: they differ in nothing but remarks, layout, the
 * order of imports, types that nothing reads when it runs, words that people are told, names of
 * locals, and lines of a log. Everything else is a change of behaviour: operators, negation,
 * literals, conditions, exits, calls, assigned names, modifiers. When in doubt it is one. Of
 * settings keys and values count; of prose negations, how binding it is, numbers, and what is
 * quoted as code.
 */
export function rewordingOf(
  old: CodePassage,
  now: CodePassage,
  norm: Normaliser,
): Rewording | null {
  const { language, path } = old.source;
  if (old.span.to - old.span.from > MOST_COMPARED || now.span.to - now.span.from > MOST_COMPARED)
    return null;
  if (language !== null) {
    if (now.source.language === null) return null;
    // Of an anchor on bytes the canonical form, which takes long, only confirms what the tokens say.
    if (norm === 'n0' && rewordingOfCode(old, now, language, 'plain') === null) return null;
    return rewordingOfCode(old, now, language, 'canonical');
  }
  if (isProse(path)) return equal(proseMarks(textOf(old)), proseMarks(textOf(now))) ? SAME : null;
  const comment = settingsComment(path);
  if (comment !== null)
    return equal(settingLines(textOf(old), comment), settingLines(textOf(now), comment))
      ? SAME
      : null;
  const names = renaming(plainUnits(old.source, old.span), plainUnits(now.source, now.span), null);
  return names === null ? null : { names, logsOtherwise: false };
}

/** The same of code: first with lines of logs, then without them, which is told. */
function rewordingOfCode(
  old: CodePassage,
  now: CodePassage,
  language: Language,
  form: UnitForm,
): Rewording | null {
  const [before, after] = [unitsOf(old, form), unitsOf(now, form)];
  // What cites a remark cites what it says.
  if (before.length === 0)
    return after.length === 0 && equal(proseMarks(textOf(old)), proseMarks(textOf(now)))
      ? SAME
      : null;
  const names = renaming(before, after, language);
  if (names !== null) return { names, logsOtherwise: false };
  const quietly = renaming(withoutLogs(before, language), withoutLogs(after, language), language);
  return quietly === null ? null : { names: quietly, logsOtherwise: true };
}

/** The units of a passage without what decides nothing in its language. */
function unitsOf({ source, span }: CodePassage, form: UnitForm): readonly BehaviourUnit[] {
  const { language } = source;
  if (language === null) return [];
  const units = codeUnits(source, span, language, form);
  switch (language) {
    case 'json':
    case 'css':
      return units;
    case 'javascript':
    case 'jsx':
      return withoutMessages(withSortedImports(withLet(units), language));
    case 'typescript':
    case 'tsx':
      return withoutMessages(withSortedImports(withLet(withoutTypes(units)), language));
    case 'go':
      return withoutMessages(withSortedImports(withAny(units), language));
    case 'python':
      return withoutMessages(withSortedImports(withoutHints(withoutDocstrings(units)), language));
    default:
      return withoutMessages(withSortedImports(units, language));
  }
}

/** Go's `interface{}` as `any`: two names of one type. */
function withAny(units: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  const named: BehaviourUnit[] = [];
  for (const unit of units) {
    named.push(unit);
    if (
      !isPunctuator(unit, '}') ||
      !isPunctuator(named.at(-2), '{') ||
      !isWord(named.at(-3), 'interface')
    )
      continue;
    named.splice(-3, 3, { kind: 'word', text: 'any' });
  }
  return named;
}

function textOf({ source, span }: CodePassage): string {
  return source.slice(span);
}

function equal(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
