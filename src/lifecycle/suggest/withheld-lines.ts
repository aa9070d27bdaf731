import type { Detection, DetectionSubject } from '../../agent-files/detection.js';

/* May this line of an agent file become a suggestion? Not where a detector found something in it. */

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
