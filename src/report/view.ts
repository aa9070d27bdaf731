import { numbered } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import { makeFinding, type Finding } from '../gate/finding.js';
import { plain, say } from '../text/phrase.js';
import type { Entry } from '../trust/entry.js';

/* The part of an evaluation that concerns one folder, with counts for the rest. The verdict is never narrowed. */

/**
 * An evaluation as one folder of the repository sees it: the entries whose file lies in it, the facts that cite a file
 * of it, and the findings about either. The verdict stays that of the whole repository; what lies outside is counted,
 * one finding a rule, so that a failure is never without its reason.
 * @param folder path from the root; empty for all of the repository.
 */
export function within(evaluation: Evaluation, folder: string): Evaluation {
  if (folder === '') return evaluation;
  const inside = (path: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const { shown, ...part } = concerning(evaluation, inside);
  return {
    ...evaluation,
    ...part,
    findings: [
      ...evaluation.findings.filter(shown),
      ...outside(
        evaluation.findings.filter((finding) => !shown(finding)),
        folder,
      ),
    ],
  };
}

/** The part of an evaluation that concerns some files, and whether a finding is of it. */
export interface ConcernedPart extends Pick<Evaluation, 'entries' | 'changes' | 'adoptions'> {
  /** A finding about neither file nor fact is about the evaluation itself, and always shown. */
  readonly shown: (finding: Finding) => boolean;
}

/** The entries whose file is inside, the facts that cite a file there, and which findings are about either. */
export function concerning(
  evaluation: Evaluation,
  isInside: (path: string) => boolean,
): ConcernedPart {
  const inside = (path: string | null): boolean => path !== null && isInside(path);
  const concerns = (entry: Entry): boolean =>
    inside(entry.path) || entry.anchors.some((anchor) => inside(anchor.path));
  const entries = evaluation.entries.filter(concerns);
  const cited = new Set(
    evaluation.changes
      .filter((change) => change.because.some((anchor) => inside(anchor.path)))
      .map((change) => change.id),
  );
  const ids = new Set([...entries.map((entry) => entry.id), ...cited]);
  return {
    entries,
    changes: evaluation.changes.filter((change) => ids.has(change.id)),
    adoptions: evaluation.adoptions.filter((row) => ids.has(row.factId)),
    shown: (finding) =>
      inside(finding.path) ||
      (finding.factId === null ? finding.path === null : ids.has(finding.factId)),
  };
}

/** Notices and what is accepted are left out: what does not matter elsewhere does not matter here. */
function outside(findings: readonly Finding[], folder: string): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.severity === 'notice' || finding.accepted !== null) continue;
    const key = [finding.rule, finding.severity, finding.introduced].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group): Finding[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { rule, name, severity, introduced } = first;
    const report = {
      message: say`${[numbered(group.length, severity)]} outside ${folder}`,
      remedy: plain('See `trust-report.json` for the whole report.'),
    };
    return [
      makeFinding({ code: rule, name }, report, {
        severity,
        introduced,
        identity: [severity, introduced, folder],
      }),
    ];
  });
}
