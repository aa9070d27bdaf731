import type { Outcome, Surface, Told } from '../fixtures/surface.js';
import type { ContextManifest } from '../context/manifest.js';
import { phraseText } from '../text/phrase.js';
import type { Change } from '../trust/delta.js';
import { reasonOf, type Entry } from '../trust/entry.js';
import type { AdoptionRow } from './adoptions.js';
import type { Finding } from './finding.js';
import type { Verdict } from './verdict.js';

/** As much of an evaluation as a fixture asks for. */
interface Answer {
  readonly verdict: Verdict;
  readonly entries: readonly Entry[];
  readonly changes: readonly Change[];
  readonly findings: readonly Finding[];
  readonly adoptions: readonly AdoptionRow[];
  readonly incomplete: readonly string[];
  readonly manifest: ContextManifest;
}

/**
 * The gate as a surface of fixtures.
 *
 * @param evaluate judges a stage, without fixtures inside.
 * @param render every view of an evaluation, where somebody has them at hand; else what is searched is what views are made of.
 */
export function gateSurface<Evaluation extends Answer>(evaluate: (stage: Parameters<Surface>[0]) => Promise<Evaluation>, render?: (evaluation: Evaluation) => Promise<string>): Surface {
  return async (stage): Promise<Outcome> => {
    const evaluation = await evaluate(stage);
    const rows = new Map(evaluation.manifest.entries.map((row) => [row.source_id, row]));
    return {
      entries: new Map(evaluation.entries.map((entry): [string, Told] => [entry.id, { status: entry.status, trustLevel: entry.trustLevel, reason: reasonOf(entry), inBaseline: entry.trustedBaseline || rows.get(entry.id)?.trusted_baseline === true, inContext: rows.get(entry.id)?.body_included === true }])),
      verdict: evaluation.verdict,
      rules: new Set(evaluation.findings.map(({ rule }) => rule)),
      output: async () => `${said(evaluation)}\n${render === undefined ? '' : await render(evaluation)}`,
    };
  };
}

/** Everything that a view could repeat. Statements are in the records, which no view shows. */
function said({ entries, changes, findings, adoptions, incomplete, manifest }: Answer): string {
  const rows = entries.map(({ record: _record, ...entry }) => entry);
  const sentences = findings.map(({ message, remedy, ...finding }) => ({ ...finding, message: phraseText(message), remedy: phraseText(remedy) }));
  return JSON.stringify({ rows, changes, sentences, adoptions, incomplete, manifest }, null, 1);
}
