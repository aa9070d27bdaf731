import { isFactFile, TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import { AI_KB_HOME, NATIVE_HOME, type NoteHome } from '../memory/notes/home.js';
import type { Note } from '../memory/notes/note.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Memory } from '../memory/store.js';
import { mergeStrictest } from '../memory/merge-strictest.js';
import { ConfigurationError } from '../text/errors.js';
import { assess } from '../trust/assess.js';
import { blockedBy } from '../trust/blocking.js';
import type { Entry } from '../trust/entry.js';
import type { FileChange, TreeEdit } from './file-change.js';
import {
  carryOut,
  ledgerOf,
  MOST_PROPOSED,
  recordRepeats,
  type RefineRequest,
} from './refine/carry-out.js';
import { decideNote } from './refine/decide.js';
import type { RefinedItem } from './refine/outcome.js';
import { agedReports, refineReport, reportPath } from './refine/report.js';
import { refineShortTerm, type RefinedMemory } from './refine/short-term.js';
import { reverifyFact } from './reverify.js';
import { layTombstones } from './tombstone.js';

/*
 * What becomes of each staged note? A new statement that was seen often enough becomes a proposed fact; a known one is
 * a duplicate; a note that corrects a fact is left to a person.
 */

/** The changes of a run. */
export interface Refinement {
  /** One for each staged note, in the order of their paths; hidden ones last. */
  readonly items: readonly RefinedItem[];
  /** Used session notes and old reports, which are removed. */
  readonly cleared: readonly string[];
  /** Short-term memories that are no longer updated: where they move, or why they stay. */
  readonly memories: readonly RefinedMemory[];
  /** Adopted facts whose sources changed, bound to the new text. */
  readonly reverified: readonly string[];
  /** Path of the report of this run; null where nothing changes. */
  readonly report: string | null;
  /** Removals come last. */
  readonly edits: readonly TreeEdit[];
  readonly incomplete: readonly string[];
}

/**
 * Compares every staged note with what is known. A statement that was seen often enough is proposed with its evidence,
 * and becomes memory by a reviewed merge. The same tree gives the same result.
 */
export async function refine(request: RefineRequest): Promise<Refinement> {
  // In this order: which notes may be read; the verdict on each; its changes; files that are used up by it; facts to be
  // verified again; the report and the tombstones.
  const { head, signature } = request;
  const { notes, facts } = head.memory;
  const policies = policiesOf(request);
  const entries = await judged(request, policies);
  const open = new Set(
    entries.flatMap(({ path, status }) =>
      path === null || status === 'policy_blocked' ? [] : [path],
    ),
  );
  const readable = notes.filter(({ path }) => open.has(path));
  const staged = readable.filter(({ place }) => place === 'staging');
  const withheld = notes.filter(({ path, place }) => place === 'staging' && !open.has(path));
  const {
    decided,
    near,
    incomplete: uncompared,
  } = decideNote(
    entries,
    new Map(notes.map((note) => [note.path, note])),
    staged,
    request.provenance,
  );
  const done = await carryOut(request, policies, facts.filter(isFactFile), decided);
  const items: RefinedItem[] = [
    ...done.map(({ note, outcome }) => ({
      path: note.path,
      outcome,
      near: near.get(note.path) ?? null,
    })),
    ...withheld.map((): RefinedItem => ({
      path: null,
      outcome: { kind: 'not_a_candidate', why: 'the policy blocks it' },
      near: null,
    })),
  ];

  const tombstones = done.flatMap(({ tombstone }) => tombstone ?? []);
  const gone = new Set(tombstones.map(({ path }) => path));
  const waiting = staged.filter(({ path }) => !gone.has(path));
  const became = new Set(
    done.flatMap(({ note, outcome }) =>
      'fact' in outcome && outcome.fact !== null ? [note.path] : [],
    ),
  );
  const noted = new Set(notes.map(({ path }) => path));
  const kept = [
    ...readable.filter(
      ({ path, place }) => place !== 'session' && (place !== 'staging' || became.has(path)),
    ),
    ...facts.filter(({ path }) => open.has(path) && !noted.has(path)),
  ];
  const session = usedSession(
    readable,
    waiting,
    kept.map(({ text }) => text),
  );
  const shortTerm = await refineShortTerm(readable, {
    // The time of the records, which the action takes from history: equal commits must give equal edits.
    now: Date.parse(signature.at),
    facts: [...facts, ...(request.base?.memory.facts ?? [])],
    policies,
    textOf: request.textOf,
    isThere: request.isThere,
  });
  const again = request.reverifies ? await dueAgain(request, entries) : [];
  const changes = [
    ...lastOfEach(done.flatMap((one) => one.changes)),
    ...(await recordRepeats(request, done)),
    ...again.flatMap((one) => one.changes),
    ...shortTerm.changes,
  ];
  // Each run that changes something has a report, which counts among those that are kept.
  const old = [...tombstones, ...shortTerm.tombstones, ...session, ...agedReports(readable, null)];
  const report =
    changes.length + old.length === 0
      ? null
      : reportPath(homeOf(notes), signature.at.slice(0, 10), request.isThere);
  const aged =
    report === null ? [] : agedReports(readable, report.slice(0, report.lastIndexOf('/')));
  tombstones.push(
    ...shortTerm.tombstones,
    ...session.map(({ path }) => ({ path, why: 'a note of a session that was used', see: null })),
    ...aged.map(({ path }) => ({ path, why: 'older than the reports that are kept', see: null })),
  );

  const cleared = [...session, ...aged].map(({ path }) => path);
  const incomplete = [...request.provenance.incomplete, ...uncompared];
  const reverified = again.map(({ id }) => id);
  const { memories } = shortTerm;
  const reported =
    report === null
      ? []
      : [refineReport(report, signature.at.slice(0, 10), { items, cleared, memories, reverified })];
  const written =
    tombstones.length === 0
      ? []
      : [layTombstones(await request.textOf(TOMBSTONES_PATH), tombstones, signature)];
  return {
    items,
    cleared,
    memories,
    reverified,
    report,
    edits: [
      ...changes,
      ...reported,
      ...written,
      ...tombstones.map(({ path }) => ({ path, content: null })),
    ],
    incomplete,
  };
}

/** Policies in force: what one of them blocks is neither read nor named. */
function policiesOf({ head, base }: RefineRequest): readonly Policy[] {
  return [head.memory.policy.policy, ...(base === null ? [] : [base.memory.policy.policy])];
}

async function judged(
  { head, base, checks, now }: RefineRequest,
  policies: readonly Policy[],
): Promise<readonly Entry[]> {
  const policy = policies.reduce((one, other) => mergeStrictest(one, other));
  const settled = base?.memory.events ?? [];
  const links =
    base === null
      ? new Map<string, string>()
      : (
          await assess(
            { ...base, memory: factsOf(base.memory), live: [], settled, settledLinks: new Map() },
            policy,
            now,
          )
        ).supersession.inForce;
  return (
    await assess({ ...head, live: [], settled, settledLinks: links, anchors: checks }, policy, now)
  ).entries;
}

/** Notes supersede nothing. */
function factsOf(memory: Memory): Memory {
  return { ...memory, facts: memory.facts.filter(isFactFile), evidence: [] };
}

/** Adopted facts whose sources changed, bound again; those that cannot be followed are left to `check`. */
async function dueAgain(
  request: RefineRequest,
  entries: readonly Entry[],
): Promise<{ readonly id: string; readonly changes: readonly FileChange[] }[]> {
  const { head, base, checks, former, signature } = request;
  const found: { readonly id: string; readonly changes: readonly FileChange[] }[] = [];
  for (const { id, record, reasons, status } of entries) {
    if (
      found.length >= MOST_PROPOSED ||
      record === null ||
      status !== 'stale' ||
      !reasons.includes('source_digest_mismatch')
    )
      continue;
    const settled = base?.memory.facts.find((known) => known.id === id)?.fact ?? null;
    try {
      const outcome = await reverifyFact(
        head.tree,
        record,
        settled,
        await ledgerOf(request, id),
        checks.get(id) ?? [],
        former,
        signature,
        { isBlocked: blockedBy(policiesOf(request)) },
      );
      if (outcome.kind === 'changed') found.push({ id, changes: outcome.changes });
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
    }
  }
  return found;
}

/** The last of several changes of one file. */
function lastOfEach(changes: readonly FileChange[]): FileChange[] {
  return [...new Map(changes.map((change) => [change.path, change])).values()];
}

/** The store whose staging is refined: it gets the report. */
function homeOf(notes: readonly Note[]): NoteHome {
  return notes.some(({ layout }) => layout === 'ai-kb') ? AI_KB_HOME : NATIVE_HOME;
}

/* Which notes of a session can be deleted? `checkpoint-1.md`, unless a staged note still names it. */

/**
 * Used notes of a session. One stays while a waiting staged note names it; the record of a critical verification
 * until a kept text names it; and notes of unknown kinds stay.
 *
 * @param waiting staged notes that stay.
 * @param keeping texts of what stays or is written in this run: reports, facts, staged notes that became one.
 */
export function usedSession(
  notes: readonly Note[],
  waiting: readonly Note[],
  keeping: readonly string[],
): Note[] {
  const session = notes.filter(({ place }) => place === 'session');
  if (session.length === 0) return [];
  const asked = mentions(waiting.map(({ text }) => text));
  const kept = mentions(keeping);
  return session.filter(({ kind, name }) => {
    if (kind === 'other' || asked(name)) return false;
    return kind !== 'critical_verification' || kept(name);
  });
}

/** Beginnings of the names that this is about. */
const BEGINNING = /(?:checkpoint|decoded|diff|critical)-/;

/** Whether one of the texts contains a file name; in a language without blanks other words are next to it. */
function mentions(texts: readonly string[]): (name: string) => boolean {
  const runs = texts.flatMap((text) => [
    ...(text.match(/[\p{L}\p{N}._-]+/gu) ?? []),
    ...(text.match(/[A-Za-z0-9._-]+/g) ?? []),
  ]);
  const words = new Set(
    runs.flatMap((run) => [
      run,
      run.replace(/\.(?:md|txt)?\.?$/, ''),
      run.slice(Math.max(0, run.search(BEGINNING))).replace(/\.(?:md|txt).*$/, ''),
    ]),
  );
  return (name) => words.has(name);
}
