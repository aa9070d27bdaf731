import type { AgentText } from '../agent-text.js';

/**
 * A demonstration that a document advertises: `<!-- memtrust:demo fixture=ID -->` (`docs/formats.md`).
 * `gate/release/scan-files.ts` looks for them, and the rule `demo-without-fixture` asks for the fixture;
 * `__tests__/gate/rules/demo-without-fixture.test.ts` fails when this is wrong. Users' documents hold
 * the marker, so its form may not change.
 */
export interface Demo {
  /** The fixture that shows it; null where the marker names none. */
  readonly fixture: string | null;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** A text without it advertises no demonstration by a marker, and is not read for one. */
export const DEMO_MARKER = 'memtrust:demo';

/** Matches "memtrust:demo fixture=x"; not "memtrust:demos". */
const MARKER = /^\s*memtrust:demo(?![\w-])/;
/** The fixtures that a marker names: `fixture=a`, `fixture="a b"`. */
const NAMED = /\bfixture=(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"']{1,300}))/g;

/** The demonstrations of a document, one a fixture that a marker names. What stands in code is an example. */
export function demosIn(text: AgentText): readonly Demo[] {
  return text.comments.flatMap(({ text: comment, line, column }): Demo[] => {
    if (!MARKER.test(comment)) return [];
    const fixtures = [...comment.matchAll(NAMED)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    );
    return fixtures.length === 0
      ? [{ fixture: null, line, column }]
      : fixtures.map((fixture) => ({ fixture, line, column }));
  });
}
