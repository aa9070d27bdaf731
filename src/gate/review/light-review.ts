import {
  type ChangedText,
  type Contradiction,
  contradictions,
  type Stated,
} from './contradictions.js';
import { phraseText } from '../../text/phrase.js';
import { changedPaths } from '../../tree/changes.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { Tree } from '../../tree/tree.js';
import type { AnchorVerdict } from '../../anchors/verdict.js';
import type { Entry, Reason } from '../../trust/entry.js';
import { labelsOf, type Labels } from '../../trust/labels.js';
import { isHiddenName } from '../../trust/blocking.js';
import type { DenyingFact } from '../denials.js';
import type { Evaluation } from '../evaluate.js';
import { deadReference } from '../rules/observed.js';

/*
 * What does a change do to what is trusted, said without a model? Facts whose cited files it touches, facts that it
 * makes stale, facts that its candidates deny, and words that it replaced while memory still says the old ones.
 * `memtrust review` calls `lightReview`
 * with an evaluation; `cli/review-text.ts` prints it. It judges nothing again. The rows `touched`, `stale` and
 * `broken` go as they are into the JSON of `memtrust review`, so their fields are public.
 */

/**
 * What a change does to what is trusted, without a model: every row is one of the gate's own
 * answers, or a word that was replaced.
 */
export interface LightReview {
  /** Paths that differ, sorted; those that the policy hides are left out. */
  readonly changed: readonly string[];
  /** Facts trusted before the change whose cited files it touches, and what became of them. */
  readonly touched: readonly {
    readonly id: string;
    readonly labels: Labels;
    readonly sources: readonly {
      readonly path: string;
      readonly selector: string;
      readonly verdict: AnchorVerdict;
    }[];
  }[];
  /** Facts that the change makes stale. */
  readonly stale: readonly {
    readonly id: string;
    readonly labels: Labels;
    readonly reasons: readonly Reason[];
    readonly sources: readonly {
      readonly path: string;
      readonly selector: string;
      readonly verdict: AnchorVerdict;
    }[];
  }[];
  /** References of agent files that it breaks. */
  readonly broken: readonly {
    readonly path: string | null;
    readonly line: number | null;
    readonly message: string;
  }[];
  readonly contradicted: readonly Contradiction[];
  /** Facts of the change that deny others; the gate decided that. */
  readonly denied: readonly DenyingFact[];
  /** What was not looked at. */
  readonly incomplete: readonly string[];
}

/** Records and contexts of runs, which are no change of anybody's. */
const WRITTEN_BY_RUNS = /^\.memtrust\/(?:attempts|reviews|context)\//;

/** Changed files whose text is compared; beyond it a person reviews a part, or nothing. `incomplete` then says so. */
const MOST_FILES = 500;

/**
 * @param evaluation of the head against the base: what it found is put together here, and nothing is judged again.
 * @param base null before the first commit.
 */
export async function lightReview(
  evaluation: Evaluation,
  base: Tree | null,
  head: Tree,
): Promise<LightReview> {
  const { policy } = evaluation.policy;
  const paths =
    base === null
      ? []
      : [...changedPaths(base, head)]
          .filter((path) => !WRITTEN_BY_RUNS.test(path) && !isHiddenName(path, policy, true))
          .toSorted();
  const changed = new Set(paths);
  const from = new Map(evaluation.changes.map((change) => [change.id, change.from]));
  const trustedBefore = evaluation.entries.filter(
    (entry) =>
      (from.get(entry.id) ?? entry.status) === 'accepted' && entry.status !== 'policy_blocked',
  );
  const sourcesOf = ({ anchors }: Entry) =>
    anchors
      .filter(
        ({ path, movedTo }) => changed.has(path) || (movedTo !== null && changed.has(movedTo.path)),
      )
      .map(({ path, selector, verdict }) => ({ path, selector, verdict }));
  const texts =
    base === null
      ? []
      : await textsOf(
          base,
          head,
          paths.filter((path) => !path.startsWith('.memtrust/')).slice(0, MOST_FILES),
        );
  return {
    changed: paths,
    touched: trustedBefore
      .map((entry) => ({ id: entry.id, labels: labelsOf(entry), sources: sourcesOf(entry) }))
      .filter(({ sources }) => sources.length > 0),
    stale: evaluation.entries
      .filter(({ id, status }) => status === 'stale' && from.get(id) === 'accepted')
      .map((entry) => ({
        id: entry.id,
        labels: labelsOf(entry),
        reasons: entry.reasons,
        sources: sourcesOf(entry),
      })),
    broken: evaluation.findings
      .filter(
        ({ rule, introduced, accepted }) =>
          rule === deadReference.code && introduced && accepted === null,
      )
      .map(({ path, line, message }) => ({ path, line, message: phraseText(message) })),
    denied: evaluation.denials,
    contradicted: contradictions(trustedBefore.flatMap(stated), texts),
    incomplete: [
      ...evaluation.incomplete,
      ...(paths.length > MOST_FILES
        ? [`of ${paths.length} changed files, only ${MOST_FILES} were compared`]
        : []),
    ],
  };
}

/** A fact as `contradictions` compares it; nothing for an agent file or evidence. */
function stated({ id, record }: Entry): Stated[] {
  const fact = record?.fact ?? null;
  return fact === null
    ? []
    : [
        {
          id,
          topic: fact.topic ?? '',
          statement: fact.statement,
          cites: fact.sources.map(({ path }) => path),
        },
      ];
}

/** Texts before and after. A NUL in the first 8,000 bytes makes a file binary, as for git, and its text null. */
async function textsOf(base: Tree, head: Tree, paths: readonly string[]): Promise<ChangedText[]> {
  const [before, after] = await Promise.all([
    base.read(paths, MEMORY_FILE_BYTES),
    head.read(paths, MEMORY_FILE_BYTES),
  ]);
  const textIn = (contents: typeof before, tree: Tree, path: string): string | null => {
    const content = contents.get(path);
    if (content?.kind !== 'bytes' || tree.entries.get(path)?.kind !== 'file') return null;
    return content.bytes.subarray(0, 8_000).includes(0)
      ? null
      : Buffer.from(content.bytes).toString('utf8');
  };
  return paths.map((path) => ({
    path,
    before: textIn(before, base, path),
    after: textIn(after, head, path),
    isGone: base.entries.has(path) && !head.entries.has(path),
  }));
}
