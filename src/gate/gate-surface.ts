import { contextManifest, type ContextManifest } from '../trust/manifest.js';
import type { CaseSurface, Outcome, Stage, EntryAnswer } from './proof.js';
import { policyDigest } from '../memory/policy.js';
import { NO_HISTORY } from '../tree/history-queries.js';
import { type Entry, reasonOf } from '../trust/entry.js';
import { snapshotPair } from './snapshot-pair.js';
import { phraseText } from '../text/phrase.js';
import type { Change } from '../trust/delta.js';
import type { AdoptionRow } from './adoptions.js';
import type { Finding } from './finding.js';
import type { Verdict } from './verdict.js';

/** What becomes of the entries of a case. */
interface JudgedStage {
  readonly entries: readonly Entry[];
  readonly manifest: ContextManifest;
}

/** Judges a case without the rules of the gate: most cases ask for no more, and they run at every start. */
export async function judgeStage({ base, head, now, judge }: Stage): Promise<JudgedStage> {
  const pair = await snapshotPair({
    base,
    head,
    now: Date.parse(now),
    judge,
    past: NO_HISTORY,
    isAudit: false,
  });
  const { entries } = pair.head.judgement;
  const owner = { ownerKind: 'fixture', ownerId: 'case' } as const;
  return {
    entries,
    manifest: contextManifest(entries, {
      ...owner,
      policyDigest: policyDigest(pair.snapshotOptions.policy),
      generatedAt: now,
    }),
  };
}

/** As much of an evaluation as a fixture asks for. */
interface Answer {
  readonly verdict: Verdict;
  readonly entries: readonly Entry[];
  readonly changes: readonly Change[];
  readonly findings: readonly Finding[];
  readonly adoptions: readonly AdoptionRow[];
  readonly releaseGate: readonly { readonly id: string; readonly passed: boolean | null }[];
  readonly incomplete: readonly string[];
  readonly manifest: ContextManifest;
}

/**
 * The gate as a surface of fixtures.
 *
 * @param evaluate judges a stage, without fixtures inside.
 * @param render every view of an evaluation, where somebody has them at hand; else what is searched
 *   is what views are made of.
 */
export function gateSurface<Evaluation extends Answer>(
  evaluate: (stage: Parameters<CaseSurface>[0]) => Promise<Evaluation>,
  render?: (evaluation: Evaluation) => Promise<string>,
): CaseSurface {
  return async (stage): Promise<Outcome> => {
    if (!stage.asksGate) {
      const { entries, manifest } = await judgeStage(stage);
      return {
        entries: answersOf(entries, manifest),
        verdict: null,
        release: NO_RELEASE,
        rules: new Set(),
        ...NOTHING_GIVEN,
        output: async () => '',
      };
    }
    const evaluation = await evaluate(stage);
    return {
      entries: answersOf(evaluation.entries, evaluation.manifest),
      verdict: evaluation.verdict,
      rules: new Set(evaluation.findings.map(({ rule }) => rule)),
      release: new Map(evaluation.releaseGate.map(({ id, passed }) => [id, passed])),
      ...NOTHING_GIVEN,
      output: async () =>
        `${shownText(evaluation)}\n${render === undefined ? '' : await render(evaluation)}`,
    };
  };
}

/** What only surfaces that give text to a reader have. */
const NOTHING_GIVEN = { placed: null, disagreements: new Map<string, string>() } as const;
/** The release gate was not asked. */
const NO_RELEASE: ReadonlyMap<string, boolean | null> = new Map();

/** What a case may expect of each entry, by its id. */
function answersOf(
  entries: readonly Entry[],
  manifest: ContextManifest,
): ReadonlyMap<string, EntryAnswer> {
  const rows = new Map(manifest.entries.map((row) => [row.source_id, row]));
  return new Map(
    entries.map((entry): [string, EntryAnswer] => {
      const row = rows.get(entry.id);
      return [
        entry.id,
        {
          status: entry.status,
          trustLevel: entry.trustLevel,
          reason: reasonOf(entry),
          inBaseline: entry.trustedBaseline || row?.trusted_baseline === true,
          inContext: row?.body_included === true,
        },
      ];
    }),
  );
}

/** Everything that a view could repeat. Statements are in the records, which no view shows. */
function shownText({
  entries,
  changes,
  findings,
  adoptions,
  incomplete,
  manifest,
}: Answer): string {
  const rows = entries.map(({ record: _record, ...entry }) => entry);
  const sentences = findings.map(({ message, remedy, ...finding }) => ({
    ...finding,
    message: phraseText(message),
    remedy: phraseText(remedy),
  }));
  return JSON.stringify({ rows, changes, sentences, adoptions, incomplete, manifest }, null, 1);
}
