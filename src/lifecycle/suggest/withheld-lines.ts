import type { Detection, DetectionSubject } from '../../agent-files/detection.js';

/*
 * May this line of an agent file become a suggestion? Not where a detector found something in it, say a lure
 * or a secret in line 12. Findings on a whole file, such as a drifted twin, withhold no line.
 *
 * `suggest.ts` and `backfill.ts` ask. Safe error: a line too many is withheld. A subject that is about a
 * whole file is a line of `OF_FILES`, in any order; one that is about a line must not get there.
 * `__tests__/lifecycle/suggest.test.ts` fails when a line with a finding is suggested; none when whole-file
 * findings withhold a line.
 */

/** Observations that are about a file, and say nothing of a line. */
const OF_FILES: ReadonlySet<DetectionSubject> = new Set<DetectionSubject>([
  'drifted-twin',
  'broken-file',
]);

/** Lines of which something was found, with what: they are nothing to remember. */
export class WithheldLines {
  private readonly lines = new Map<string, Map<number, DetectionSubject>>();

  constructor(observations: readonly Detection[]) {
    for (const { path, line, subject } of observations) {
      if (OF_FILES.has(subject)) continue;
      const own = this.lines.get(path) ?? new Map<number, DetectionSubject>();
      if (!own.has(line)) own.set(line, subject);
      this.lines.set(path, own);
    }
  }

  /** Of a file, by the name by which an agent reads it; 1-based. */
  of(path: string): ReadonlyMap<number, DetectionSubject> {
    return this.lines.get(path) ?? new Map<number, DetectionSubject>();
  }
}
