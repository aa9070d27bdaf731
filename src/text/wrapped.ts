/*
 * How may a long text stand on several lines of code and still be one line? A line break of the
 * source, with the blanks behind it, stands for what the caller says, such as one blank.
 *
 *     unwrapping(' ')   "a" at the end of a line and "b" on the next   a b
 *     continued         "a\" at the end of a line and "b" on the next  ab
 *
 * Nothing of it is stored; but what counts as a break and what goes with it stays, or sentences and
 * pages all over the product change. `phrase.ts` makes its tag of it, and the pages of
 * `src/report/html/` are written with both. `__tests__/text/wrapped.test.ts` fails when this is
 * wrong.
 */

/**
 * For a tag whose templates are written over several lines: the texts of a template, in which each
 * line break of the source, with the white space behind it, stands for `between`. A line break that
 * is written as `\n` stays.
 */
export function unwrapping(between: string): (template: TemplateStringsArray) => readonly string[] {
  // A template is one object however often its line runs: it is read once.
  const known = new WeakMap<TemplateStringsArray, readonly string[]>();
  return (template) => {
    const found = known.get(template);
    if (found !== undefined) return found;
    const texts = unwrapped(template, between);
    known.set(template, texts);
    return texts;
  };
}

/**
 * The texts of one template. Only breaks of the source count, so the text is held against what was
 * written.
 */
function unwrapped(template: TemplateStringsArray, between: string): readonly string[] {
  return template.map((text, index) => {
    const written = template.raw[index] ?? '';
    if (!written.includes('\n')) return text;
    // Each line break of the text is one of these, in the same order.
    const breaks = (written.match(ESCAPE_OR_BREAK) ?? []).filter(
      (one) => one === '\n' || one === '\\n',
    );
    let next = 0;
    return text.replace(BREAK, (found) => (breaks[next++] === '\n' ? between : found));
  });
}

/** Of a template as it is written: `\\n` is no line break, nor is `\` at the end of a line. */
const ESCAPE_OR_BREAK = /\\[^]|\n/g;
/** A line break with the indentation behind it. */
const BREAK = /\n[ \t]*/g;

/**
 * A tag for a text of many lines, of which some are too long for one line of the source: behind `\`
 * at its end a line goes on in the next one, without the indentation of that.
 */
export function continued(text: TemplateStringsArray): string {
  return text.raw.join('').replace(/\\\n[ \t]*/g, '');
}
