import { selectorText, type Citation } from '../../memory/citation.js';
import type { AnchorChecks } from '../../anchors/check.js';
import type { Ground } from '../../agent-files/mentions/mention.js';
import type { FactRecord } from '../../memory/fact.js';
import { factPath, ledgerPath } from '../../memory/layouts/memtrust.js';
import type { Note } from '../../memory/notes/note.js';
import type { Policy } from '../../memory/policy-shape.js';
import { ConfigurationError } from '../../text/errors.js';
import { baseName } from '../../tree/path.js';
import type { Provenance } from '../../tree/provenance.js';
import { blockedBy, blockOfFact } from '../../trust/blocking.js';
import { appendEvents, type Ledger, type Signature } from '../append-events.js';
import type { FormerFiles } from '../../anchors/cited-span.js';
import { namedGround } from '../cite-named.js';
import { promotedId } from '../fact-id.js';
import type { FileChange } from '../file-change.js';
import type { ReadTree } from '../preview.js';
import { groundFor } from '../suggest/anchors.js';
import type { Tombstone } from '../tombstone.js';
import { atomOf, atomPath } from './atom.js';
import { callsItselfCorrection } from './decide.js';
import type { NarrowPlace } from './narrow.js';
import type { Decided, NoteVerdict, RefineOutcome, Shared } from './outcome.js';
import { placesOf, plainFunctionOf, promote, statementOfNote, type Promotion } from './proposal.js';

/* Carries out what was decided of staged notes: which facts are proposed, and which files go. */

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

/** A decision that was carried out: the file removedNote where there is a tombstone for it. */
export interface Done {
  readonly note: Note;
  readonly outcome: RefineOutcome;
  readonly changes: readonly FileChange[];
  readonly tombstone: Tombstone | null;
}

/** No one reviews more at once. */
export const MOST_PROPOSED = 100;

/** Carries the decisions out in order: a later one sees the ids that an earlier one took. */
export async function carryOut(
  request: RefineRequest,
  policies: readonly Policy[],
  facts: readonly FactRecord[],
  decided: readonly Decided[],
): Promise<Done[]> {
  const promoted = decided
    .filter(({ verdict }) => mayPropose(verdict.kind === 'same' ? verdict.otherwise : verdict))
    .map(({ note }) => note);
  const ground =
    promoted.length === 0
      ? null
      : await groundFor(request.head.tree, policies, promoted.map(statementOfNote), {
          words: promoted.flatMap((note) => plainFunctionOf(note) ?? []),
        });
  const files = new Set(
    promoted.length === 0
      ? []
      : [...request.head.tree.entries.keys()].map((path) => baseName(path).toLowerCase()),
  );
  const names = new Set(decided.map(({ note }) => note.name));
  const proposals = new Proposals(request, policies, facts, ground, names, files);
  const own = withSourcesOfRepeats(decided);
  // A repeated note depends on the outcome of the other one, so it comes last.
  const [first, last] = [
    own.filter(({ verdict }) => verdict.kind !== 'same'),
    own.filter(({ verdict }) => verdict.kind === 'same'),
  ];
  const done: Done[] = [];
  for (const { note, verdict } of [...first, ...last])
    done.push(await proposals.carryOut(note, verdict));
  const order = new Map(decided.map(({ note }, index) => [note.path, index]));
  return done.toSorted((a, b) => (order.get(a.note.path) ?? 0) - (order.get(b.note.path) ?? 0));
}

/** The ledger of a fact, with the events of base and head. */
export async function ledgerOf({ head, base, textOf }: RefineRequest, id: string): Promise<Ledger> {
  const events = [...(base?.memory.events ?? []), ...head.memory.events].filter(
    ({ fact }) => fact === id,
  );
  return {
    fact: id,
    text: (await textOf(ledgerPath(id))) ?? '',
    events: [...new Map(events.map((event) => [event.id, event])).values()],
  };
}

/** A fact that was noticed again gets this into its ledger before the staged file removedNote. */
export async function recordRepeats(
  request: RefineRequest,
  done: readonly Done[],
): Promise<FileChange[]> {
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

/** Whether a verdict may propose a fact. */
function mayPropose({ kind }: NoteVerdict): boolean {
  return kind === 'corrects' || kind === 'eligible' || kind === 'too_narrow';
}

function keptNote(note: Note, why: string): Done {
  return { note, outcome: { kind: 'not_a_candidate', why }, changes: [], tombstone: null };
}

function removedNote(
  note: Note,
  outcome: RefineOutcome,
  changes: readonly FileChange[],
  why: string,
  see: string | null,
): Done {
  return { note, outcome, changes, tombstone: { path: note.path, why, see } };
}

type VerdictOf<K extends NoteVerdict['kind']> = Extract<NoteVerdict, { readonly kind: K }>;

/** The facts that this run proposes. */
class Proposals {
  /** Ids of proposed facts by their staged note. */
  private readonly taken = new Map<string, string>();
  private readonly ids = new Set<string>();

  /**
   * @param facts everything that may have taken an id.
   * @param names of all staged notes.
   * @param files names of all files, without their folders and in lower case.
   */
  constructor(
    private readonly request: RefineRequest,
    private readonly policies: readonly Policy[],
    private readonly facts: readonly FactRecord[],
    private readonly ground: Ground | null,
    private readonly names: ReadonlySet<string>,
    private readonly files: ReadonlySet<string>,
  ) {}

  /** Carries out one decision; each kind decides on the note and its file. */
  async carryOut(note: Note, verdict: NoteVerdict): Promise<Done> {
    if (this.ids.size >= MOST_PROPOSED && mayPropose(verdict))
      return keptNote(note, `left for the next run: ${MOST_PROPOSED} are proposed at a time`);
    switch (verdict.kind) {
      case 'not_a_candidate':
      case 'observed':
        return { note, outcome: verdict, changes: [], tombstone: null };
      case 'duplicate':
        return duplicate(note, verdict.of.id, verdict.shared);
      case 'same': {
        const as = this.taken.get(verdict.as);
        // The note that it repeats could not be proposed.
        return as === undefined
          ? this.carryOut(note, verdict.otherwise)
          : duplicate(note, as, verdict.shared);
      }
      case 'too_narrow':
        return this.narrow(note, verdict);
      case 'corrects':
        return this.correction(note, verdict);
      case 'eligible':
        return this.eligible(note, verdict);
    }
  }

  /**
   * A note about one place: a fact that cites the place, if it can; removed, if the place is gone or it is about a line
   * alone; else judged as any other.
   */
  private async narrow(note: Note, { place, otherwise }: VerdictOf<'too_narrow'>): Promise<Done> {
    const made = await this.propose(note, { mustCite: true });
    if (typeof made === 'string') return keptNote(note, made);
    if (made !== null) {
      const outcome = { kind: 'too_narrow', fact: made.id } as const;
      return removedNote(note, outcome, made.changes, 'kept as a narrow fact', made.id);
    }
    if (callsItselfCorrection(note))
      return keptNote(
        note,
        'memtrust cannot tell what it corrects, and nothing in it can be cited',
      );
    if (!place.isOfLine && !isLost(place, this.files)) return this.carryOut(note, otherwise);
    // No other file has its text, so it must be in history.
    if (!this.request.provenance.introduced.has(note.path))
      return keptNote(
        note,
        'it is about one place that cannot be cited, and is removed once it is committed',
      );
    const outcome = { kind: 'too_narrow', fact: null } as const;
    return removedNote(note, outcome, [], 'too narrow, and nothing there can be cited', null);
  }

  /** A person decides which of the two holds: a merge alone must not. */
  private async correction(
    note: Note,
    { target, sightings, because }: VerdictOf<'corrects'>,
  ): Promise<Done> {
    const made = await this.propose(note, {
      sightings,
      supersedes: target.note === null ? [target.id] : [],
      replaces: target.note?.path ?? target.atom,
      contradicts: target.id,
    });
    if (made === null || typeof made === 'string')
      return keptNote(note, made ?? 'it states nothing');
    const fact = made.id;
    return removedNote(
      note,
      { kind: 'corrects', target: target.id, because, fact, sightings },
      made.changes,
      'kept as a candidate that contradicts',
      fact,
    );
  }

  /** A statement that was seen often enough: a proposed fact with a proposed adoption. */
  private async eligible(note: Note, { sightings, like }: VerdictOf<'eligible'>): Promise<Done> {
    const made = await this.propose(note, { sightings, asksAdoption: true });
    if (made === null || typeof made === 'string')
      return keptNote(note, made ?? 'it states nothing');
    const fact = made.id;
    const outcome = { kind: 'eligible', fact, sightings, like } as const;
    return removedNote(note, outcome, made.changes, 'proposed as a fact', fact);
  }

  /**
   * The changes that propose a note as a fact, under a free id; null where it must cite something and cannot; a
   * sentence why it cannot be written.
   */
  private async propose(
    note: Note,
    { mustCite = false, ...terms }: Partial<Promotion> & { readonly mustCite?: boolean },
  ): Promise<{ readonly id: string; readonly changes: readonly FileChange[] } | string | null> {
    const { head, signature, isThere } = this.request;
    const { ground, ids, policies } = this;
    const id = promotedId(
      note,
      this.names,
      (wanted) =>
        ids.has(wanted) ||
        [factPath(wanted), ledgerPath(wanted), atomPath(note, wanted) ?? []].flat().some(isThere),
    );
    const path = terms.asksAdoption === true ? atomPath(note, id) : null;
    const atom = path === null ? null : atomOf(note, path, head.tree);
    try {
      const places = ground === null ? [] : await placesOf(note, ground);
      if (mustCite && places.length === 0) return null;
      const { record, changes } = await promote(
        atom?.tree ?? head.tree,
        this.facts,
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
        [...(atom === null ? [] : [atom.anchor]), ...places],
        ground === null
          ? namedGround(head.tree, blockedBy(policies))
          : { files: ground.files, symbols: null },
        await ledgerOf(this.request, id),
        signature,
      );
      if (policies.some((policy) => blockOfFact(record, policy) !== null))
        return 'the policy blocks what it would cite';
      this.taken.set(note.path, id);
      ids.add(id);
      return { id, changes: [...(atom === null ? [] : [atom.change]), ...changes] };
    } catch (error) {
      if (error instanceof ConfigurationError) return error.message;
      throw error;
    }
  }
}

function duplicate(note: Note, of: string, shared: Shared): Done {
  return removedNote(note, { kind: 'duplicate', of, shared }, [], 'a duplicate', of);
}

/**
 * Whether a place is a file of code that does not exist. An existing one that cannot be cited, or one of another
 * project, may still be worth knowing.
 */
function isLost({ name, isCode }: NarrowPlace, files: ReadonlySet<string>): boolean {
  return isCode && !files.has(baseName(name).toLowerCase());
}
