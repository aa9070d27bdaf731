import type { NotePlace } from './home.js';

/*
 * What is a note, by the name of its file? `new-trap-pool-timeout` in a folder of staging is a `new_trap`.
 * `note.ts` asks; `lifecycle/refine/` promotes and deletes by it. The names stand in the documentation, so
 * agents write them: none changes. Safe error: `other`, which nothing deletes or promotes.
 * `__tests__/lifecycle/notes/types.test.ts` fails when this is wrong. A kind and a row may be added; the
 * first row that fits counts. The words of NOTE_KINDS stand in no file of users.
 */

/** What a note is, by its name: the file names of the lifecycle document, or anything else. */
export const NOTE_KINDS = [
  'checkpoint',
  'decoded_text',
  'diff_compare',
  'critical_verification',
  'new_trap',
  'new_pattern',
  'correction',
  'failed_skill',
  'unresolved',
  'verify_report',
  'build_report',
  'refine_report',
  'other',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const NAMES: readonly (readonly [place: NotePlace, name: RegExp, kind: NoteKind])[] = [
  ['session', /^checkpoint-/, 'checkpoint'],
  ['session', /^decoded-/, 'decoded_text'],
  ['session', /^diff-/, 'diff_compare'],
  ['session', /^critical-/, 'critical_verification'],
  ['staging', /^new-trap-/, 'new_trap'],
  ['staging', /^new-pattern-/, 'new_pattern'],
  ['staging', /^correction-/, 'correction'],
  ['staging', /^failed-skill-/, 'failed_skill'],
  ['staging', /^unresolved-/, 'unresolved'],
  ['report', /-verify(?:-\d+)?$/, 'verify_report'],
  ['report', /-build(?:-\d+)?$/, 'build_report'],
  ['report', /^staging-\d{4}-\d{2}-\d{2}-refine(?:-\d+)?$/, 'refine_report'],
];

/** @param name of the file, without its ending. */
export function kindOf(place: NotePlace, name: string): NoteKind {
  return NAMES.find(([where, pattern]) => where === place && pattern.test(name))?.[2] ?? 'other';
}
