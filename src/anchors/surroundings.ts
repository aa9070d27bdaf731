import { readStructure } from '../languages/code/structure/read-structure.js';
import { isRoutine } from '../languages/code/structure/sql.js';
import type { Structured, Surroundings } from '../languages/code/structure/structure.js';
import { sha256 } from '../tree/digest.js';
import { codeIn, symbolsIn } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { firstTokenAfter } from './token-places.js';

/*
 * Does a place stand in the same constructs as before, and is it still reached? A guard that came
 * into `if (false) { … }` does not. `standAlike` holds two versions against each other,
 * `isSurroundedAs` one version against a stored digest.
 *
 * `follow.ts`, `hints.ts` and `symbol.ts` ask. Where a language has no structure, nothing is
 * compared. Facts hold `surroundingsDigest` in the hint `around`, so it must not answer otherwise
 * for code that stays; no test holds those bytes, as the two below compare what is made anew.
 * `__tests__/anchors/around.test.ts` and `heads.test.ts` beside it fail when this is wrong.
 */

/** How the code of a text is told: as it stands, or in its canonical form, in which layout makes no difference. */
type Form = 'written' | 'canonical';

const structures: Readonly<Record<Form, WeakMap<SourceText, Structured | null>>> = {
  written: new WeakMap(),
  canonical: new WeakMap(),
};

/** Read once for each text; null where its language has no structure that this version reads. */
function structureOf(source: SourceText, form: Form): Structured | null {
  const known = structures[form].get(source);
  if (known !== undefined) return known;
  const code = codeIn(source);
  const structure =
    code === null
      ? null
      : readStructure(code, form === 'canonical' ? source.canonical : null, symbolsIn(source));
  structures[form].set(source, structure);
  return structure;
}

/**
 * The statements that stand in a span of code, whole; none where the text has no structure, and in
 * comments and texts.
 */
export function statementsAround(source: SourceText, span: Span): readonly Span[] {
  return kindOf(source, span) === 'code'
    ? (structureOf(source, 'canonical')?.statementsIn(span.from, span.to) ?? [])
    : [];
}

/**
 * What stands around a span, and what it is read as; null where nothing is known of it. Of comments
 * and texts only the constructs around them.
 */
function surroundingsOf(
  source: SourceText,
  span: Span,
  form: Form,
): (Surroundings & { readonly readAs: ReadAs }) | null {
  const structure = structureOf(source, form);
  if (structure === null) return null;
  const readAs = kindOf(source, span);
  const surroundings = structure.around(span.from, span.to);
  return readAs === 'code'
    ? { ...surroundings, readAs }
    : { ...surroundings, before: '', after: '', isUnreachable: false, readAs };
}

/**
 * Whether two spans of one text stand in the same constructs, with nothing else joined to their
 * statements, and are reached as before. Where one of them cannot be read so, the other is not held
 * against it. What is the same as it stands is not asked for in its canonical form, which takes
 * several times as long.
 */
export function standAlike(old: SourceText, was: Span, source: SourceText, span: Span): boolean {
  return (['written', 'canonical'] as const).some((form) => {
    const [before, now] = [surroundingsOf(old, was, form), surroundingsOf(source, span, form)];
    return (
      before === null ||
      now === null ||
      (saidOf(before) === saidOf(now) && (before.isUnreachable || !now.isUnreachable))
    );
  });
}

/** Characters of the digest: enough to know a place again. Facts hold it, so it never changes. */
const SHORT = 16;

/** Statements beside a span that are told, so that a line of minified code stays bounded. It may not change either. */
const MOST_BESIDE = 20;

/**
 * A short digest of what stands around a span, to know it again where the text around it is not at
 * hand; null where nothing does.
 */
export function surroundingsDigest(source: SourceText, span: Span): string | null {
  const surroundings = surroundingsOf(source, span, 'canonical');
  return surroundings === null
    ? null
    : digestOf(surroundings, statementsBefore(source, span, true));
}

/**
 * Whether such a digest is of what stands around a span, or was before a formatter gave each
 * statement a line of its own.
 */
export function isSurroundedAs(source: SourceText, span: Span, digest: string): boolean {
  const surroundings = surroundingsOf(source, span, 'canonical');
  if (surroundings === null) return false;
  const beside = statementsBefore(source, span, true);
  if (digestOf(surroundings, beside) === digest) return true;
  const before = statementsBefore(source, span, false);
  return before.some(
    (_, index) =>
      index >= beside.length && digestOf(surroundings, before.slice(0, index + 1)) === digest,
  );
}

/** The statements before the one of a span: a symbol is the same whatever stands before it. */
function statementsBefore(source: SourceText, span: Span, isOnLine: boolean): readonly string[] {
  const structure = structureOf(source, 'canonical');
  if (structure === null || kindOf(source, span) !== 'code') return [];
  if (symbolsIn(source).some(({ from, to }) => from === span.from && to === span.to)) return [];
  return structure.statementsBefore(span.from, MOST_BESIDE, isOnLine);
}

/** Without statements beside a span its digest is as it was before these were told. */
function digestOf(
  surroundings: Surroundings & { readonly readAs: ReadAs },
  beside: readonly string[],
): string {
  const alone = `${saidOf(surroundings)} ${surroundings.isUnreachable}`;
  const told = beside.length === 0 ? alone : `${alone} ${JSON.stringify(beside)}`;
  return sha256(told).slice('sha256:'.length, 'sha256:'.length + SHORT);
}

/** What stands around a span, as one text to compare. Of code `readAs` is left out. */
function saidOf({
  ancestors,
  before,
  after,
  readAs,
}: Surroundings & { readonly readAs: ReadAs }): string {
  return JSON.stringify([ancestors, before, after, ...(readAs === 'code' ? [] : [readAs])]);
}

type ReadAs = 'code' | 'comment' | 'text';

/** What a span is read as: a part of one literal, nothing but comments, or code. */
function kindOf({ lexed, lexedAs, text }: SourceText, { from, to }: Span): ReadAs {
  for (let at = Math.max(0, firstTokenAfter(lexed, from) - 1); at < lexed.length; at += 1) {
    const token = lexed[at];
    if (token === undefined || token.from >= to) return 'comment';
    if (token.to <= from || token.kind === 'comment') continue;
    const isPart = token.from < from && token.to > to;
    return isPart && !(lexedAs === 'sql' && isRoutine(text.slice(token.from, token.to)))
      ? 'text'
      : 'code';
  }
  return 'comment';
}
