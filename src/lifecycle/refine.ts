import type { AnchorChecks } from '../anchors/check.js';
import { selectorText, type Citation } from '../memory/citation.js';
import { factPath, isFactFile, ledgerPath, TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import { AI_KB_HOME, NATIVE_HOME, type NoteHome } from '../memory/notes/home.js';
import type { Note } from '../memory/notes/note.js';
import type { Policy } from '../memory/policy-shape.js';
import type { FactRecord } from '../memory/fact.js';
import type { Memory } from '../memory/store.js';
import { mergeStrictest } from '../memory/merge-strictest.js';
import { ConfigurationError } from '../text/errors.js';
import { baseName } from '../tree/path.js';
import type { Provenance } from '../tree/provenance.js';
import { assess } from '../trust/assess.js';
import { blockedBy, blockOfFact } from '../trust/blocking.js';
import type { Entry } from '../trust/entry.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import type { FileChange, TreeEdit } from './file-change.js';
import type { ReadTree } from './preview.js';
import { callsItselfCorrection, decideNote } from './refine/decide.js';
import { promotedId } from './fact-id.js';
import type { NarrowPlace } from './refine/narrow.js';
import type { Decided, NoteVerdict, RefinedItem, RefineOutcome } from './refine/outcome.js';
import { placesOf, promote, statementOfNote, type Promotion } from './refine/proposal.js';
import { agedReports, refineReport, reportPath } from './refine/report.js';
import { refineShortTerm, type RefinedMemory } from './refine/short-term.js';
import { usedSession } from './refine/session.js';
import type { Ground } from '../agent-files/mentions/mention.js';
import { groundFor } from './suggest/anchors.js';
import type { FormerFiles } from '../anchors/cited-span.js';
import { namedGround } from './cite-named.js';
import { reverifyFact } from './reverify.js';
import { layTombstones, type Tombstone } from './tombstone.js';

/*
 * What becomes of each staged note? A new statement that was seen often enough becomes a proposed fact; a known one is
 * a duplicate; a note that corrects a fact is left to a person.
 */

export interface RefineRequest {
  readonly head: ReadTree;
  readonly base: ReadTree | null;
  /** Evaluation time in milliseconds since 1970. */
  readonly now: number;
  readonly checks: AnchorChecks;
  readonly provenance: Provenance;
  /** Finds earlier texts of cited files. */
  readonly former: FormerFiles;
  /** The text of a file at the place where the changes are written; null where there is none. */
  readonly textOf: (path: string) => Promise<string | null>;
  /** Whether a path exists there, also one that git ignores. */
  readonly isThere: (path: string) => boolean;
  /** Whether facts whose sources changed are bound again, for a review. */
  readonly reverifies: boolean;
  readonly signature: Signature;
}

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

/** A decision that was carried out: the file goes where there is a tombstone for it. */
interface Done {
  readonly note: Note;
  readonly outcome: RefineOutcome;
  readonly changes: readonly FileChange[];
  readonly grave: Tombstone | null;
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
  const done = await carryOut({ ...request, policies, facts: facts.filter(isFactFile) }, decided);
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

  const graves = done.flatMap(({ grave }) => grave ?? []);
  const gone = new Set(graves.map(({ path }) => path));
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
  // Without changes of the staging no report is needed.
  const report =
    graves.length + session.length + shortTerm.graves.length === 0
      ? null
      : reportPath(homeOf(notes), signature.at.slice(0, 10), request.isThere);
  const aged = agedReports(
    readable,
    report === null ? null : report.slice(0, report.lastIndexOf('/')),
  );
  graves.push(
    ...shortTerm.graves,
    ...session.map(({ path }) => ({ path, why: 'a note of a session that was used', see: null })),
    ...aged.map(({ path }) => ({ path, why: 'older than the reports that are kept', see: null })),
  );

  const cleared = [...session, ...aged].map(({ path }) => path);
  const again = request.reverifies ? await dueAgain(request, entries) : [];
  const changes = [
    ...lastOfEach(done.flatMap((one) => one.changes)),
    ...(await repeated(request, done)),
    ...again.flatMap((one) => one.changes),
    ...shortTerm.changes,
  ];
  const incomplete = [...request.provenance.incomplete, ...uncompared];
  const reverified = again.map(({ id }) => id);
  const { memories } = shortTerm;
  if (changes.length === 0 && graves.length === 0)
    return { items, cleared, memories, reverified, report: null, edits: [], incomplete };
  const reported =
    report === null
      ? []
      : [refineReport(report, signature.at.slice(0, 10), { items, cleared, memories })];
  const tombstones =
    graves.length === 0
      ? []
      : [layTombstones(await request.textOf(TOMBSTONES_PATH), graves, signature)];
  return {
    items,
    cleared,
    memories,
    reverified,
    report,
    edits: [
      ...changes,
      ...reported,
      ...tombstones,
      ...graves.map(({ path }) => ({ path, content: null })),
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

async function ledgerOf({ head, base, textOf }: RefineRequest, id: string): Promise<Ledger> {
  const events = [...(base?.memory.events ?? []), ...head.memory.events].filter(
    ({ fact }) => fact === id,
  );
  return {
    fact: id,
    text: (await textOf(ledgerPath(id))) ?? '',
    events: [...new Map(events.map((event) => [event.id, event])).values()],
  };
}

/** Carries the decisions out in order: a later one sees the ids that an earlier one took. */
async function carryOut(request: Carrying, decided: readonly Decided[]): Promise<Done[]> {
  const promoted = decided
    .filter(({ verdict }) => promoting(verdict.kind === 'same' ? verdict.otherwise : verdict))
    .map(({ note }) => note);
  const ground =
    promoted.length === 0
      ? null
      : await groundFor(request.head.tree, request.policies, promoted.map(statementOfNote));
  const taken = new Map<string, string>();
  const ids = new Set<string>();
  const names = new Set(decided.map(({ note }) => note.name));
  const files = new Set(
    promoted.length === 0
      ? []
      : [...request.head.tree.entries.keys()].map((path) => baseName(path).toLowerCase()),
  );
  const done: Done[] = [];
  const own = withSourcesOfRepeats(decided);
  // A repeated note depends on the outcome of the other one, so it comes last.
  const [first, last] = [
    own.filter(({ verdict }) => verdict.kind !== 'same'),
    own.filter(({ verdict }) => verdict.kind === 'same'),
  ];
  for (const one of [...first, ...last])
    done.push(await carryOutOne(request, one, ground, { taken, ids, names, files }));
  const order = new Map(decided.map(({ note }, index) => [note.path, index]));
  return done.toSorted((a, b) => (order.get(a.note.path) ?? 0) - (order.get(b.note.path) ?? 0));
}

/** Notes with the sources of the notes that repeat them, whose files go. */
function withSourcesOfRepeats(decided: readonly Decided[]): readonly Decided[] {
  const given = new Map<string, readonly Citation[]>();
  for (const { note, verdict } of decided)
    if (verdict.kind === 'same')
      given.set(verdict.as, [...(given.get(verdict.as) ?? []), ...note.front.sources]);
  return decided.map((one) => {
    const { note } = one;
    const sources = [...note.front.sources, ...(given.get(note.path) ?? [])];
    const last = new Map(
      sources.map((source) => [`${source.path} ${selectorText(source)}`, source]),
    );
    return { ...one, note: { ...note, front: { ...note.front, sources: [...last.values()] } } };
  });
}

type Carrying = RefineRequest & {
  readonly policies: readonly Policy[];
  /** Everything that may have taken an id. */
  readonly facts: readonly FactRecord[];
};

/** No one reviews more at once. */
const MOST_PROPOSED = 100;

/** Whether a verdict may propose a fact. */
function promoting({ kind }: NoteVerdict): boolean {
  return kind === 'corrects' || kind === 'eligible' || kind === 'too_narrow';
}

function stays(note: Note, why: string): Done {
  return { note, outcome: { kind: 'not_a_candidate', why }, changes: [], grave: null };
}

/** What this run proposes: facts by their staged note, and all their ids. */
interface Proposed {
  readonly taken: Map<string, string>;
  readonly ids: Set<string>;
  /** Names of all staged notes. */
  readonly names: ReadonlySet<string>;
  /** Names of all files, without their folders and in lower case. */
  readonly files: ReadonlySet<string>;
}

function goes(
  note: Note,
  outcome: RefineOutcome,
  changes: readonly FileChange[],
  why: string,
  see: string | null,
): Done {
  return { note, outcome, changes, grave: { path: note.path, why, see } };
}

/** Carries out one decision; each kind decides on the note and its file. */
async function carryOutOne(
  request: Carrying,
  { note, verdict }: Decided,
  ground: Ground | null,
  proposed: Proposed,
): Promise<Done> {
  if (proposed.ids.size >= MOST_PROPOSED && promoting(verdict))
    return stays(note, `left for the next run: ${MOST_PROPOSED} are proposed at a time`);
  switch (verdict.kind) {
    case 'not_a_candidate':
    case 'observed':
      return { note, outcome: verdict, changes: [], grave: null };
    case 'duplicate':
      return goes(
        note,
        { kind: 'duplicate', of: verdict.of.id, shared: verdict.shared },
        [],
        'a duplicate',
        verdict.of.id,
      );
    case 'same': {
      const as = proposed.taken.get(verdict.as);
      // The note that it repeats could not be proposed.
      if (as === undefined)
        return carryOutOne(request, { note, verdict: verdict.otherwise }, ground, proposed);
      return goes(
        note,
        { kind: 'duplicate', of: as, shared: verdict.shared },
        [],
        'a duplicate',
        as,
      );
    }
    case 'too_narrow':
      return carryOutNarrow(request, note, verdict, ground, proposed);
    case 'corrects':
      return carryOutCorrection(request, note, verdict, ground, proposed);
    case 'eligible':
      return carryOutEligible(request, note, verdict, ground, proposed);
  }
}

type VerdictOf<K extends NoteVerdict['kind']> = Extract<NoteVerdict, { readonly kind: K }>;

/**
 * A note about one place: a fact that cites the place, if it can; removed, if the place is gone or it is about a line
 * alone; else judged as any other.
 */
async function carryOutNarrow(
  request: Carrying,
  note: Note,
  { place, otherwise }: VerdictOf<'too_narrow'>,
  ground: Ground | null,
  proposed: Proposed,
): Promise<Done> {
  const made = await propose(request, note, ground, proposed, { mustCite: true });
  if (typeof made === 'string') return stays(note, made);
  if (made !== null) {
    const outcome = { kind: 'too_narrow', fact: made.id } as const;
    return goes(note, outcome, made.changes, 'kept as a narrow fact', made.id);
  }
  if (callsItselfCorrection(note))
    return stays(note, 'memtrust cannot tell what it corrects, and nothing in it can be cited');
  if (!place.isOfLine && !isLost(place, proposed.files))
    return carryOutOne(request, { note, verdict: otherwise }, ground, proposed);
  // No other file has its text, so it must be in history.
  if (!request.provenance.introduced.has(note.path))
    return stays(
      note,
      'it is about one place that cannot be cited, and is removed once it is committed',
    );
  const outcome = { kind: 'too_narrow', fact: null } as const;
  return goes(note, outcome, [], 'too narrow, and nothing there can be cited', null);
}

/** A person decides which of the two holds: a merge alone must not. */
async function carryOutCorrection(
  request: Carrying,
  note: Note,
  { target, sightings, because }: VerdictOf<'corrects'>,
  ground: Ground | null,
  proposed: Proposed,
): Promise<Done> {
  const made = await propose(request, note, ground, proposed, {
    sightings,
    supersedes: target.note === null ? [target.id] : [],
    replaces: target.note?.path ?? null,
    contradicts: target.id,
  });
  if (made === null || typeof made === 'string') return stays(note, made ?? 'it states nothing');
  const fact = made.id;
  return goes(
    note,
    { kind: 'corrects', target: target.id, because, fact, sightings },
    made.changes,
    'kept as a candidate that contradicts',
    fact,
  );
}

/** A statement that was seen often enough: a proposed fact with a proposed adoption. */
async function carryOutEligible(
  request: Carrying,
  note: Note,
  { sightings, like }: VerdictOf<'eligible'>,
  ground: Ground | null,
  proposed: Proposed,
): Promise<Done> {
  const made = await propose(request, note, ground, proposed, { sightings, asksAdoption: true });
  if (made === null || typeof made === 'string') return stays(note, made ?? 'it states nothing');
  const fact = made.id;
  const outcome = { kind: 'eligible', fact, sightings, like } as const;
  return goes(note, outcome, made.changes, 'proposed as a fact', fact);
}

/**
 * Whether a place is a file of code that does not exist. An existing one that cannot be cited, or one of another
 * project, may still be worth knowing.
 */
function isLost({ name, isCode }: NarrowPlace, files: ReadonlySet<string>): boolean {
  return isCode && !files.has(baseName(name).toLowerCase());
}

/**
 * The changes that propose a note as a fact, under a free id; null where it must cite something and cannot; a sentence
 * why it cannot be written.
 */
async function propose(
  request: Carrying,
  note: Note,
  ground: Ground | null,
  { taken, ids, names }: Proposed,
  { mustCite = false, ...terms }: Partial<Promotion> & { readonly mustCite?: boolean },
): Promise<{ readonly id: string; readonly changes: readonly FileChange[] } | string | null> {
  const { head, policies, signature, isThere } = request;
  const id = promotedId(
    note,
    names,
    (wanted) => ids.has(wanted) || [factPath(wanted), ledgerPath(wanted)].some(isThere),
  );
  try {
    const places = ground === null ? [] : await placesOf(note, ground);
    if (mustCite && places.length === 0) return null;
    const { record, changes } = await promote(
      head.tree,
      request.facts,
      {
        id,
        note,
        sightings: { counted: [], uncounted: [] },
        supersedes: [],
        replaces: null,
        contradicts: null,
        asksAdoption: false,
        ...terms,
      },
      places,
      ground === null
        ? namedGround(head.tree, blockedBy(policies))
        : { files: ground.files, symbols: null },
      await ledgerOf(request, id),
      signature,
    );
    if (policies.some((policy) => blockOfFact(record, policy) !== null))
      return 'the policy blocks what it would cite';
    taken.set(note.path, id);
    ids.add(id);
    return { id, changes };
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

/** A fact that was noticed again gets this into its ledger before the staged file goes. */
async function repeated(request: RefineRequest, done: readonly Done[]): Promise<FileChange[]> {
  const facts = new Map(
    request.head.memory.facts.flatMap(({ id, fact, path }) =>
      fact === null || path !== factPath(id) ? [] : [[id, fact] as const],
    ),
  );
  const by = new Map<string, string[]>();
  for (const { note, outcome } of done)
    if (outcome.kind === 'duplicate' && facts.has(outcome.of))
      by.set(outcome.of, [...(by.get(outcome.of) ?? []), note.path]);
  const changes: FileChange[] = [];
  for (const [id, paths] of by) {
    const fact = facts.get(id);
    if (fact !== undefined)
      changes.push(
        appendEvents(
          await ledgerOf(request, id),
          request.signature,
          paths.map((path) => ({
            type: 'evidence.recorded',
            claim: fact.claim,
            binding: fact.binding,
            evidence: `staged:${path} said it again`,
          })),
        ),
      );
  }
  return changes;
}

/** The last of several changes of one file. */
function lastOfEach(changes: readonly FileChange[]): FileChange[] {
  return [...new Map(changes.map((change) => [change.path, change])).values()];
}

/** The store whose staging is refined: it gets the report. */
function homeOf(notes: readonly Note[]): NoteHome {
  return notes.some(({ layout }) => layout === 'ai-kb') ? AI_KB_HOME : NATIVE_HOME;
}
