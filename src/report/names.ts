import type { AnchorResult } from '../anchors/verdict.js';
import type { Finding } from '../gate/finding.js';
import type { Phrase } from '../text/phrase.js';
import { codeSpan, markdownPhrase } from './markdown.js';

/*
 * How does a comment write a name that is not ours? Whatever is a stranger's stands in a code span: a name must never
 * be a mention or a link of its own. `about` is only for links to lines that the fact cites: `plainNames` needs none.
 */

/** How a comment writes the names of an evaluation. What has them as links is loaded by the actions alone. */
export interface Names {
  /** The id of an entry. */
  entry(id: string): string;
  /**
   * A sentence with its names.
   *
   * @param about the fact that it is about.
   */
  phrase(phrase: Phrase, about?: string | null): string;
  /** `src/a.ts:3:7` */
  place(place: NamedPlace): string;
  /** ` (then, now, diff)`: what a source said before the change and says now; empty where nothing is linked. */
  versions(source: AnchorResult): string;
  /** `MT201 silent-promotion` */
  rule(finding: Pick<Finding, 'rule' | 'name'>): string;
}

export interface NamedPlace {
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
}

export function placeWords({ path, line, column }: NamedPlace): string {
  return [path, line ?? [], column ?? []].flat().join(':');
}

/** Every name in a code span, and no links. */
export const plainNames: Names = {
  entry: (id) => codeSpan(id),
  phrase: (phrase) => markdownPhrase(phrase),
  place: (place) => codeSpan(placeWords(place)),
  versions: () => '',
  rule: ({ rule, name }) => `${rule} ${name}`,
};
