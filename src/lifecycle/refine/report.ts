import type { NoteHome } from '../../memory/notes/home.js';
import { type Phrase, phraseText, say } from '../../text/phrase.js';
import type { FileChange } from '../file-change.js';
import { outcomeWords, type RefinedItem, type RefineOutcome } from './outcome.js';
import type { RefinedMemory } from './short-term.js';
import { dateOf, ENOUGH, type Note } from '../../memory/notes/note.js';

/* The report of a run of `refine`, and which old reports are removed. It names files and facts and quotes no note. */

export function refineReport(
  path: string,
  day: string,
  {
    items,
    cleared,
    memories,
    reverified,
  }: {
    readonly items: readonly RefinedItem[];
    readonly cleared: readonly string[];
    readonly memories: readonly RefinedMemory[];
    readonly reverified: readonly string[];
  },
): FileChange {
  const rows = items.map(
    ({ path: staged, outcome }) =>
      '- ' +
      `${staged === null ? 'a note that the policy blocks' : phraseText(say`${staged}`)}: ` +
      `${outcomeWords(outcome, ENOUGH)}; ${phraseText(whyOf(outcome))}\n`,
  );
  const gone =
    cleared.length === 0
      ? ''
      : `\n## Cleared\n\n${cleared.map((one) => phraseText(say`- ${one}\n`)).join('')}`;
  const moves = memories.map((one) => phraseText(say`- ${one.path}: ${memoryWords(one)}\n`));
  const moved = moves.length === 0 ? '' : `\n## Short-term memory\n\n${moves.join('')}`;
  const again = reverified.map((id) => phraseText(say`- ${id}\n`)).join('');
  const verified = again === '' ? '' : `\n## Verified again\n\n${again}`;
  return {
    path,
    content:
      `---\ntype: refine_report\ntimestamp: ${day}\n---\n# Staging report of ` +
      `${day}\n\n${rows.length === 0 ? 'Nothing was staged.\n' : rows.join('')}${moved}${verified}${gone}`,
  };
}

export function memoryWords({ outcome, to, why }: RefinedMemory): Phrase {
  return to === null ? say`${[outcome]}: ${[why]}` : say`${[outcome]} as ${to}: ${[why]}`;
}

/** The path of the report: the folder of reports, with the date. */
export function reportPath(
  { folders }: NoteHome,
  day: string,
  isThere: (path: string) => boolean,
): string {
  const folder = folders.find(([, place]) => place === 'report')?.[0] ?? '';
  for (let number = 1; ; number += 1) {
    const path = `${folder}staging-${day}-refine${number === 1 ? '' : `-${number}`}.md`;
    if (!isThere(path)) return path;
  }
}

/**
 * Why an outcome is what it is, in one line, with names of files and facts alone: text of a note is never repeated
 * (SECURITY S26).
 */
export function whyOf(outcome: RefineOutcome): Phrase {
  switch (outcome.kind) {
    case 'duplicate': {
      const { words, similarity } = outcome.shared;
      if (similarity < COPY) return say`${outcome.of} says the same, and more`;
      const alike = words.length === 0 ? '' : ` (${Math.round(similarity * 100)} % alike)`;
      return say`${outcome.of} already says it${[alike]}`;
    }
    case 'too_narrow':
      return outcome.fact === null
        ? say`it is about only one place, and nothing there can be cited`
        : say`it is about only one place; kept as the candidate ${outcome.fact}, which cites it`;
    case 'corrects':
      return say`${[outcome.because]} ${outcome.target}; kept as the candidate ${outcome.fact},
        which is not proposed for adoption`;
    case 'eligible':
      return say`proposed as ${outcome.fact}; ${[seen(outcome)]}`;
    case 'observed':
      return say`${[seen(outcome)]}`;
    case 'not_a_candidate':
      return say`${[outcome.why]}`;
  }
}

/** Below this share one text is a part of the other, and a percentage would mislead. */
const COPY = 0.8;

function seen({
  sightings,
  like,
}: Extract<RefineOutcome, { readonly kind: 'eligible' | 'observed' }>): string {
  const { counted, uncounted } = sightings;
  const commits = counted.map(
    ({ witness }) =>
      `${witness.commit.slice(0, 10)}${witness.pull === null ? '' : ` (pull request ${witness.pull})`}`,
  );
  const others =
    like === 0
      ? ''
      : `, with ${like} note${like === 1 ? '' : 's'} that say${like === 1 ? 's' : ''} the same`;
  const left = new Map<string, number>();
  for (const { why } of uncounted) left.set(why, (left.get(why) ?? 0) + 1);
  const not = [...left].map(([why, count]) => `${count} not counted: ${why}`);
  return [
    `seen in ${commits.length === 0 ? 'no known commit' : commits.join(', ')}${others}`,
    ...not,
  ].join('; ');
}

/** Reports that are kept, the newest by their own date. */
const KEPT_REPORTS = 5;

/**
 * Reports that are no longer kept: in each folder all but the newest five by their date. One without a date is kept.
 *
 * @param coming folder into which this run writes one more, the newest; null where it writes none.
 */
export function agedReports(notes: readonly Note[], coming: string | null): Note[] {
  const groups = new Map<string, { readonly note: Note; readonly date: number }[]>();
  for (const note of notes) {
    if (note.place !== 'report') continue;
    const date = dateOf(note);
    const group = groupOf(
      note.path.slice(0, note.path.lastIndexOf('/')),
      note.kind === 'refine_report',
    );
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

function groupOf(folder: string, ours: boolean): string {
  return `${ours ? 'refine' : 'other'} ${folder}`;
}
