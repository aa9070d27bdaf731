import type { Evaluation } from '../gate/evaluate.js';
import type { Finding, Severity } from '../gate/finding.js';
import { staleFact } from '../gate/rules/stale-fact.js';
import { grouped } from '../text/collections.js';
import { enumerate, type Phrase, say } from '../text/phrase.js';
import { currentFindings, oneOfEachFirst } from './words.js';

/*
 * Findings as notes beside the code: at the line of the diff that brought them. Facts that cite one changed place share
 * one note, "`auth/owner-checks`, `auth/sessions` cite this line, so they are stale".
 */

export interface DiffNote {
  readonly rule: Finding['rule'];
  readonly name: string;
  /** `MT105 stale-fact` */
  readonly title: string;
  readonly severity: Severity;
  readonly message: Phrase;
  readonly remedy: Phrase;
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** Ids that one note names; the others are counted. */
const MOST_IDS = 10;

/** What the verdict is about, by severity, and of each severity one of each rule first. */
export function notesOf(evaluation: Evaluation): DiffNote[] {
  const notes = byPlace(currentFindings(evaluation)).flatMap(noteOf);
  return (['error', 'warning', 'notice'] as const).flatMap((level) =>
    oneOfEachFirst(notes.filter(({ severity }) => severity === level)),
  );
}

/** The notes at places that are not those of their findings, each with them: where a change made facts stale. */
export function notesBeside(
  findings: readonly Finding[],
): { readonly note: DiffNote; readonly findings: readonly Finding[] }[] {
  return byPlace(findings.filter(({ changedAt }) => changedAt !== null)).flatMap((together) =>
    noteOf(together).map((note) => ({ note, findings: together })),
  );
}

function byPlace(findings: readonly Finding[]): (readonly Finding[])[] {
  const groups = grouped(findings, ({ rule, severity, changedAt, fingerprint }) =>
    changedAt === null ? fingerprint : [rule, severity, changedAt.path, changedAt.line].join('\0'),
  );
  return [...groups.values()];
}

function noteOf(findings: readonly Finding[]): DiffNote[] {
  const [finding] = findings;
  if (finding === undefined) return [];
  const { rule, name, severity, message, remedy, changedAt, path, line, column } = finding;
  const common = { rule, name, severity, title: `${rule} ${name}` };
  if (changedAt === null) return [{ ...common, message, remedy, path, line, column }];
  const ids = [...new Set(findings.flatMap(({ factId }) => factId ?? []))];
  return [
    {
      ...common,
      message: citing(finding, ids),
      remedy: ids.length > 1 ? remedyOfAll(finding, ids) : remedy,
      path: changedAt.path,
      line: changedAt.line,
      column: null,
    },
  ];
}

/** For one fact, and for several. */
const CITING = {
  cited: ['cites this line', 'cite this line'],
  gone: ['cites what was here', 'cite what was here'],
  around: ['relies on this line', 'rely on this line'],
  renamed: ['cites this file by its old path', 'cite this file by its old path'],
} as const;

function citing({ rule, message, changedAt }: Finding, ids: readonly string[]): Phrase {
  if (changedAt === null) return message;
  const [one, many] = CITING[changedAt.how];
  const isStale = rule === staleFact.code;
  return ids.length > 1
    ? say`${enumerate(ids, MOST_IDS)} ${[many]}${[isStale ? ', so they are stale' : '']}`
    : say`${enumerate(ids)} ${[one]}${[isStale ? ', so it is stale' : '']}`;
}

function remedyOfAll({ rule, remedy }: Finding, ids: readonly string[]): Phrase {
  if (rule !== staleFact.code) return remedy;
  const named = ids.slice(0, MOST_IDS).join(' ');
  return say`Run ${`npx memtrust reverify ${named}`} if they still hold; otherwise correct their files.`;
}

/** The place of a finding in the views that show it beside the code. */
export function placeInDiff({ changedAt, path, line, column }: Finding): {
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
} {
  return changedAt === null
    ? { path, line, column }
    : { path: changedAt.path, line: changedAt.line, column: null };
}
