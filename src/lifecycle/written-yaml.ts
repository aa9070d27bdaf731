import { Document, Scalar, visit, type Node } from 'yaml';

/*
 * How are values written as YAML, so that reading them gives the same values? Texts of several lines as
 * blocks, with one exception: a block of nothing but spaces and line ends loses the spaces when it is
 * read (`" \n"` would come back as `"\n"`), so it stands in quotes.
 *
 * Notes, candidates and edits of front matter are written through here. Stored texts hold its output, and
 * adoptions are over bytes: you may quote more, and change no text that is read back as it was.
 * `__tests__/lifecycle/written-yaml.test.ts` fails when this is wrong.
 */

/** The YAML of a mapping, with a line end after each key. Lines are never folded. */
export function yamlText(values: Readonly<Record<string, unknown>>): string {
  const document = new Document(values, { aliasDuplicateObjects: false });
  if (document.contents !== null) quoteBlankTexts(document.contents);
  return document.toString({ lineWidth: 0 });
}

/** Puts in quotes what a block would lose: texts of several lines without a word. */
export function quoteBlankTexts(node: Node): void {
  visit(node, {
    Scalar(_, scalar) {
      const { value } = scalar;
      if (typeof value === 'string' && value.includes('\n') && value.trim() === '')
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
}
