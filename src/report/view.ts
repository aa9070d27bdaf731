import { grouped } from '../text/collections.js';
import { numbered } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import { makeFinding, type Finding } from '../gate/finding.js';
import { plain, say } from '../text/phrase.js';
import type { Entry } from '../trust/entry.js';

/* The part of an evaluation that concerns one folder, with counts for the rest. The verdict is never narrowed. */

/**
 * The entries in one folder, the facts that cite a file there, and the findings about either. The verdict is that of
 * the whole repository; outside findings are counted by rule. @param folder from the root; empty for everything.
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

interface ConcernedPart extends Pick<Evaluation, 'entries' | 'changes' | 'adoptions'> {
  /** A finding about neither file nor fact is always shown. */
  readonly shown: (finding: Finding) => boolean;
}

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

/** Without notices and accepted findings. */
function outside(findings: readonly Finding[], folder: string): Finding[] {
  const groups = grouped(
    findings.filter(({ severity, accepted }) => severity !== 'notice' && accepted === null),
    ({ rule, severity, introduced }) => [rule, severity, introduced].join(' '),
  );
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
