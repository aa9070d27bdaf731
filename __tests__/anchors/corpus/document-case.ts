import type { AnchorCase, Cite, Files, Language, Meaning } from './case.js';

/** What becomes of a citation when its document is edited so. */
export type Row = readonly [
  kind: string,
  after: string | Files,
  meaning: Meaning,
  more?: { readonly debatable?: true; readonly renames?: Readonly<Record<string, string>> },
];

/**
 * Cases of one citation of a document; `after` is the new content, or the whole repository where
 * the path changes too.
 */
export function documentCases(
  language: Language,
  text: string,
  cite: Cite,
  rows: readonly Row[],
): readonly AnchorCase[] {
  const { path, ...selector } = cite;
  return rows.map(([kind, after, meaning, more = {}]) => ({
    name: `${path} ${JSON.stringify(selector)}: ${kind}`,
    kind,
    language,
    before: { LICENSE: 'All rights reserved.\n', [path]: text },
    cite,
    after: {
      LICENSE: 'All rights reserved.\n',
      ...(typeof after === 'string' ? { [path]: after } : after),
    },
    meaning,
    ...more,
  }));
}
