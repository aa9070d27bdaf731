import { dateOf } from '../../memory/notes/date.js';
import type { Note } from '../../memory/notes/note.js';

/*
 * Which old reports may go? `lifecycle/refine.ts` deletes what it names. Of seven dated reports in a folder
 * the two oldest go. Our own reports of refining are counted apart, or five runs would push out all that was
 * verified. Safe error: to keep. `KEPT_REPORTS` is promised in docs/guide-lifecycle.md, and the reports are
 * the users': it may grow, with that page, and not shrink, as a run of a new version would delete what the
 * one before promised to keep. `__tests__/e2e/cli/refine-rows.test.ts` fails when this is wrong.
 */

/** Reports that are kept, the newest by their own date. */
const KEPT_REPORTS = 5;

/**
 * Reports that are no longer kept: in each folder all but the newest five by the date that they
 * state, or that is in their name. The time of a file says when git wrote it. One without a date is
 * kept: nobody knows how old it is. Reports of refining have five places of their own.
 *
 * @param coming folder into which this run writes one more, the newest; null where it writes none.
 */
export function agedReports(notes: readonly Note[], coming: string | null): Note[] {
  const groups = new Map<string, { readonly note: Note; readonly date: number }[]>();
  for (const note of notes) {
    if (note.place !== 'report') continue;
    const date = dateOf(note);
    const group = groupOf(note.path.slice(0, note.path.lastIndexOf('/')), isOurs(note));
    if (date !== null) groups.set(group, [...(groups.get(group) ?? []), { note, date }]);
  }
  const growing = coming === null ? null : groupOf(coming, true);
  return [...groups].flatMap(([group, reports]) =>
    reports
      .sort((a, b) => b.date - a.date || (a.note.path < b.note.path ? 1 : -1))
      .slice(KEPT_REPORTS - (group === growing ? 1 : 0))
      .map(({ note }) => note),
  );
}

/** Whether it is a report of a run of `refine`. */
function isOurs({ kind }: Note): boolean {
  return kind === 'refine_report';
}

function groupOf(folder: string, ours: boolean): string {
  return `${ours ? 'refine' : 'other'} ${folder}`;
}
