import { anchorKind, type AnchorCase, type Files, type Meaning } from './case.js';
import { anchorsOf, type Placed } from './site-text.js';
import type { Labels, Transformation } from './transformation.js';

/** A file that nobody touches, so that the little repository is one. */
const README = { 'README.md': '# Example\n\nNothing here is cited.\n' };

/**
 * What a change of the whole repository makes of it; `path` is where the cited file is afterwards,
 * null if it is gone.
 */
export interface Outcome {
  readonly after: Files;
  readonly renames?: Readonly<Record<string, string>>;
}

/** One case for each anchor of the site that the labels name. */
export function casesFor(
  placed: Placed,
  kind: string,
  labels: Labels,
  { after, renames }: Outcome,
  before: Files = {},
): readonly AnchorCase[] {
  const { site, text } = placed;
  return anchorsOf(placed).flatMap((cite): AnchorCase[] => {
    const label = labels[anchorKind(cite)];
    if (label === undefined) return [];
    const meaning: Meaning = label.startsWith('kept') ? 'kept' : 'changed';
    return [
      {
        name: `${site.path} ${site.symbol}, ${anchorKind(cite)}: ${kind}`,
        kind,
        language: site.language,
        before: { ...README, [site.path]: text, ...before },
        cite,
        after: { ...README, ...after },
        ...(renames === undefined ? {} : { renames }),
        meaning,
        ...(label.endsWith('?') ? { debatable: true } : {}),
      },
    ];
  });
}

export function labelsAt(placed: Placed, { labels }: Transformation): Labels {
  return typeof labels === 'function' ? labels(placed) : labels;
}

/** The cases of a change that leaves the file where it is. */
export function transformed(placed: Placed, change: Transformation): readonly AnchorCase[] {
  const text = change.text(placed);
  if (text === null) return [];
  return casesFor(placed, change.kind, labelsAt(placed, change), {
    after: { [placed.site.path]: text, ...change.beside?.(placed) },
  });
}
