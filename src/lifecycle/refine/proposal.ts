import { codeSpansIn } from '../../agent-files/backticks.js';
import type { Statement } from '../../agent-files/statements.js';
import type { FactRecord } from '../../memory/fact.js';
import { ledgerPath } from '../../memory/layouts/memtrust.js';
import { parseLedger } from '../../memory/ledger.js';
import { isNoSource } from '../../memory/notes/home.js';
import type { Note, NoteKind } from '../../memory/notes/note.js';
import { baseName, foldersAbove, normalisePath } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import { adoptFact, NOTE_CITES_NOTHING } from '../adopt.js';
import { type NamedGround, uncitedLabels } from '../cite-named.js';
import type { Ledger, Signature } from '../append-events.js';
import type { FileChange } from '../file-change.js';
import { proposeFact } from '../propose.js';
import type { Anchor, Ground } from '../../agent-files/mentions/mention.js';
import { isWholeFile, suggestedAnchors } from '../suggest/anchors.js';
import { narrowPlace, type NarrowPlace } from './narrow.js';
import type { Sightings } from './sightings.js';

/*
 * How does a staged note become a proposed fact? `placesOf` says what it can cite, `promote` writes the fact with one
 * event for each observation; the last one proposes its adoption.
 */

/** Kinds of facts by kinds of notes. */
const FACT_KIND: Partial<Readonly<Record<NoteKind, string>>> = {
  new_trap: 'failure',
  new_pattern: 'rule',
};

/** The reason for names that no source cites: approvers of the adoption judge it. */
const NOTE_NAMES_MORE = 'a staged note that names more than could be cited';

export interface Promotion {
  readonly id: string;
  readonly note: Note;
  readonly sightings: Sightings;
  readonly supersedes: readonly string[];
  /** The atom that it replaces. */
  readonly replaces: string | null;
  /** The text that it contradicts: the id of a fact, or the path of an atom. */
  readonly contradicts: string | null;
  /** Whether its adoption is proposed too, so that merging adopts it; else it stays a candidate. */
  readonly asksAdoption: boolean;
}

interface Promoted {
  readonly record: FactRecord;
  readonly changes: readonly FileChange[];
}

/** A note as a statement, with the places that it names, in code or not. */
export function statementOfNote({ body }: Note): Statement {
  const text = body.trim().replace(/\s+/g, ' ');
  const heading = /^#{1,6} +(.{1,200})$/m.exec(body)?.[1] ?? '';
  // Paths without backquotes: `src/a.ts`, `docs/x/y.md:12`.
  const bare =
    text.match(/(?<![\w./`-])(?:[\w.-]{1,100}\/){1,20}[\w.-]{1,100}\.\w{1,8}(?::\d{1,7})?/g) ?? [];
  return {
    text,
    quote: body.trim(),
    first: 1,
    last: body.trimEnd().split('\n').length,
    heading,
    code: [
      ...placeNamed(body),
      ...codeSpansIn(text).map((span) => span.text.trim()),
      ...bare,
    ].slice(0, 50),
    targets: [],
  };
}

/** The one place of a note as a path: `MAGIC.C:42`; a document may be of any project. */
function placeNamed(body: string): string[] {
  const place = narrowPlace(body.trim());
  if (place === null || !isOfThisTree(place)) return [];
  return [place.lines === null ? place.name : `${place.name}:${place.lines.join('-')}`];
}

function isOfThisTree({ name, isOfLine, isCode }: NarrowPlace): boolean {
  return isOfLine || isCode || !name.includes('.');
}

/** What a note can cite: its own sources, else the places that it names. */
export async function placesOf(note: Note, ground: Ground): Promise<readonly Anchor[]> {
  // The same run may remove a file of the workspace.
  const own = note.front.sources.filter(({ path }) => !isNoSource(normalisePath(path) ?? path));
  if (own.length > 0)
    return own.map(({ path, lines, selector }) => ({
      path,
      lines: selector.kind === 'lines' ? lines : null,
      selector,
    }));
  const found = await suggestedAnchors(
    { statement: statementOfNote(note), folders: folderNamed(note, ground) },
    ground,
  );
  const anchors = found.length > 0 ? found : functionNamed(note, ground);
  // A missing line cannot be cited, and the rest of its file does not support the note.
  return (narrowPlace(note.body.trim())?.lines ?? null) === null
    ? anchors
    : anchors.filter((anchor) => !isWholeFile(anchor));
}

/** The plain word that a note is about as a function. */
export function plainFunctionOf({ body }: Note): string | null {
  const place = narrowPlace(body.trim());
  return place?.isFunction === true ? place.name : null;
}

/** The only exported definition of that word. */
function functionNamed(note: Note, { symbols }: Ground): Anchor[] {
  const own = plainFunctionOf(note);
  const place = own === null ? null : symbols.only({ name: own, own }, { folders: [], files: [] });
  return place === null
    ? []
    : [{ path: place.path, lines: null, selector: { kind: 'symbol', symbol: place.name } }];
}

/** The folder of the only file with the name of the note's place, which names no folder. */
function folderNamed({ body }: Note, { files }: Ground): string[] {
  const place = narrowPlace(body.trim());
  if (place === null || !isOfThisTree(place) || place.name.includes('/')) return [];
  const [only, another] = [...files.tree.entries.keys()].filter(
    (path) => baseName(path) === place.name,
  );
  return only === undefined || another !== undefined ? [] : foldersAbove(only).slice(-1);
}

/** Writes the fact of a note: one event for each observation, and the last one proposes its adoption. */
export async function promote(
  tree: Tree,
  known: readonly FactRecord[],
  { id, note, sightings, supersedes, replaces, contradicts, asksAdoption }: Promotion,
  places: readonly Anchor[],
  names: NamedGround,
  ledger: Ledger,
  signature: Signature,
): Promise<Promoted> {
  const [topic] = note.front.tags;
  const unbound = places.length === 0 ? NOTE_CITES_NOTHING : null;
  const { record, changes } = await proposeFact(
    tree,
    known,
    {
      id,
      statement: note.body.trim(),
      sources: places,
      front: {
        topic,
        claim_key: undefined,
        kind: FACT_KIND[note.kind],
        importance: note.front.importance ?? undefined,
        confidence: note.front.confidence ?? undefined,
      },
      marks: {
        'x-source-ref': `staged:${note.path}`,
        ...(replaces === null ? {} : { 'x-replaces': replaces }),
        ...(contradicts === null ? {} : { 'x-contradicts': contradicts }),
      },
      supersedes,
      evidence: [
        `staged:${note.path}`,
        ...sightings.counted.map(
          ({ path, witness }) =>
            `observed:commit:${witness.commit}${witness.pull === null ? '' : ` pull:${witness.pull}`} told by ${path}`,
        ),
      ],
      unbound,
      names,
    },
    ledger,
    signature,
  );
  if (!asksAdoption) return { record, changes };
  const path = ledgerPath(id);
  const written = changes.find((change) => change.path === path)?.content ?? '';
  const { isBlocked } = names.files;
  const left = record.fact === null ? [] : await uncitedLabels(tree, record.fact, isBlocked);
  const adopted = await adoptFact(tree, {
    record,
    events: parseLedger(id, path, written).events,
    ledger: written,
    // Several commits saw it, and its approver reads that it cites nothing.
    unbound,
    uncited: unbound !== null || left.length === 0 ? null : NOTE_NAMES_MORE,
    isBlocked,
    ...signature,
  });
  const last = new Map([...changes, ...adopted].map((change) => [change.path, change]));
  return { record, changes: [...last.values()] };
}
