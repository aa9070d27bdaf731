import type { Refinement } from '../../lifecycle/refine.js';
import { asksForAdoption, outcomeWords, type RefinedItem } from '../../lifecycle/refine/outcome.js';
import { memoryWords, whyOf } from '../../lifecycle/refine/report.js';
import { ENOUGH } from '../../memory/notes/note.js';
import { codeSpan, markdownPhrase, tableCell } from '../../report/markdown.js';
import { numbered } from '../../text/visible.js';

/*
 * Title and text of the pull request of refined notes, decisions first. It quotes no memory. Equal notes must give
 * equal text, or each run would write it again.
 */

/** The report in the change has all rows. */
const MOST_ROWS = 100;

export function refineTitle(
  { items, memories, reverified }: Refinement,
  exported: readonly string[] = [],
): string {
  const proposed = items.filter(({ outcome }) => asks(outcome)).length;
  const contrary = items.filter(({ outcome }) => outcome.kind === 'corrects').length;
  const consolidated = memories.filter(({ outcome }) => outcome === 'consolidated').length;
  const parts = [
    ...(proposed === 0 ? [] : [`${numbered(proposed, 'fact')} proposed`]),
    ...(contrary === 0 ? [] : [numbered(contrary, 'contradiction')]),
    ...(consolidated === 0 ? [] : [`${numbered(consolidated, 'note')} made long-term`]),
    ...(reverified.length === 0 ? [] : [`${numbered(reverified.length, 'fact')} to verify again`]),
    ...(exported.length === 0 ? [] : [`${numbered(exported.length, 'exported file')} updated`]),
  ];
  return `Refine memory${parts.length === 0 ? ': clean up staged notes' : `: ${parts.join(', ')}`}`;
}

/** What a reviewer reads. It quotes no memory; names are in code spans (SECURITY S26). */
export function refineBody(
  { items, cleared, memories, reverified, report, incomplete }: Refinement,
  exported: readonly string[] = [],
): string {
  const asked = items.filter(({ outcome }) => asks(outcome));
  const contrary = items.filter(({ outcome }) => outcome.kind === 'corrects');
  const done = items.filter(
    ({ outcome }) =>
      !asks(outcome) &&
      outcome.kind !== 'corrects' &&
      outcome.kind !== 'observed' &&
      outcome.kind !== 'not_a_candidate',
  );
  const staying = items.length - asked.length - contrary.length - done.length;
  return [
    asksForAdoption(items) || reverified.length > 0
      ? 'Merging this adopts what it proposes for the base branch. An adopter who did not add the ' +
        'notes must approve it. Close it to reject the proposals.\n'
      : 'Merging this adopts nothing: it only clears up. Close it to reject the change.\n',
    section('To decide', asked),
    contrary.length === 0
      ? ''
      : `${section('Contradictions', contrary)}\nMerging this adopts none of these. If ` +
        'the new one is right, adopt it by its id; it then replaces the old one. ' +
        'Otherwise discard it.\n',
    reverified.length === 0
      ? ''
      : '\n### To verify again\n\nThe sources of these facts have changed. They are bound to ' +
        `the new text: approve this if they are still true.\n\n${reverified
          .slice(0, MOST_ROWS)
          .map((id) => `- ${codeSpan(id)}\n`)
          .join('')}`,
    section('Cleaned up', done),
    memorySection(memories),
    exportSection(exported),
    cleared.length === 0
      ? ''
      : `\n${numbered(cleared.length, 'note')} of sessions and old reports are removed too.\n`,
    staying === 0
      ? ''
      : `\n${numbered(staying, 'staged note')} ${staying === 1 ? 'stays' : 'stay'} where ` +
        `${staying === 1 ? 'it is' : 'they are'}.\n`,
    report === null ? '' : `\nSee ${codeSpan(report)} for the whole list.\n`,
    ...incomplete.map((what) => `\n${what}.\n`),
  ].join('');
}

function section(title: string, items: readonly RefinedItem[]): string {
  if (items.length === 0) return '';
  const rows = items
    .slice(0, MOST_ROWS)
    .map(
      ({ path, outcome }) =>
        `| ${tableCell(codeSpan(path ?? 'policy_blocked'))} | ` +
        `${outcomeWords(outcome, ENOUGH)} | ${tableCell(markdownPhrase(whyOf(outcome)))} ` +
        '|\n',
    );
  const more = items.length > MOST_ROWS ? `\nand ${items.length - MOST_ROWS} more\n` : '';
  return `\n### ${title}\n\n| staged | outcome | why |\n|---|---|---|\n${rows.join('')}${more}`;
}

/** Short-term memories that move; none is trusted before or after. */
function memorySection(memories: Refinement['memories']): string {
  const moved = memories.filter(({ to }) => to !== null);
  if (moved.length === 0) return '';
  const rows = moved
    .slice(0, MOST_ROWS)
    .map(
      (one) =>
        `| ${tableCell(codeSpan(one.path))} | ${tableCell(markdownPhrase(memoryWords(one)))} |\n`,
    );
  const more = moved.length > MOST_ROWS ? `\nand ${moved.length - MOST_ROWS} more\n` : '';
  return (
    '\n### Short-term memory\n\nNotes that move to long-term memory stay candidates.\n\n' +
    `| memory | result |\n|---|---|\n${rows.join('')}${more}`
  );
}

/** Files whose block of trusted facts is updated. */
function exportSection(exported: readonly string[]): string {
  if (exported.length === 0) return '';
  const rows = exported.slice(0, MOST_ROWS).map((path) => `- ${codeSpan(path)}\n`);
  return (
    '\n### Exported facts\n\nThe block of trusted facts in these files is brought up to date. ' +
    `Nothing around it changes.\n\n${rows.join('')}`
  );
}

/** Whether someone has to agree. */
function asks({ kind }: RefinedItem['outcome']): boolean {
  return kind === 'eligible';
}
