import { IMPORTANCES, type Importance } from '../memory/envelope.js';
import { FACT_ID, parseFact, type FactRecord } from '../memory/fact.js';
import { lineFeeds } from '../memory/front-matter.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { isRetired } from '../trust/adoption.js';
import { circlesOf } from '../trust/supersession.js';
import { ConfigurationError } from '../text/errors.js';
import { withoutLastLineEnds } from '../text/file-text.js';
import { say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, type EventContent, type Ledger, type Signature } from './append-events.js';
import { bindSource, type BindTarget, type BoundKeys } from './bind.js';
import type { NamedGround } from './cite-named.js';
import { editFrontMatter, yamlText } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';

/* How is a new fact written? As the file of a candidate, bound to its sources, and the events of its proposal. */

/** A new fact before it is checked. */
export interface Proposal {
  readonly id: string;
  readonly statement: string;
  readonly sources: readonly Pick<BindTarget, 'path' | 'lines' | 'selector'>[];
  /** Requested front matter; undefined keys are left out. */
  readonly front: Readonly<
    Record<'topic' | 'claim_key' | 'kind' | 'importance', string | undefined>
  > & { readonly confidence?: number | undefined };
  /** Further keys of the front matter, such as where a statement came from. */
  readonly marks?: Readonly<Record<`x-${string}`, string>>;
  readonly supersedes: readonly string[];
  /** Dates of validity, where they are known. */
  readonly validity?: { readonly from: string | null; readonly until: string | null };
  /** Where it was seen: a pull request, a run, a person; one event for each. Recorded, never checked. */
  readonly evidence: string | readonly string[] | null;
  /** Why it cites nothing. */
  readonly unbound: string | null;
  /** Where to find the things that it names, so that each is cited too; without it, only `sources` are. */
  readonly names?: NamedGround;
}

export interface Proposed {
  readonly record: FactRecord;
  readonly sources: readonly BoundKeys[];
  readonly changes: readonly FileChange[];
}

/**
 * Writes a candidate and the events `evidence.recorded` (where evidence is given) and `candidate.proposed`.
 *
 * @param ledger of this id, settled events included: a retired id does not return. Null for an id that never had one:
 * then only the file is written.
 */
export async function proposeFact(
  tree: Tree,
  known: readonly FactRecord[],
  proposal: Proposal,
  ledger: Ledger | null,
  signature: Signature,
): Promise<Proposed> {
  const { id, evidence, unbound } = proposal;
  checkNewId(id, known, ledger);
  refuseUnfounded(proposal);
  checkSupersedes(proposal, known);
  const sources: BoundKeys[] = [];
  for (const source of proposal.sources)
    sources.push(await bindSource(tree, source, proposal.statement, importanceOf(proposal)));

  const written = writtenFact(proposal);
  const content =
    sources.length === 0
      ? written
      : editFrontMatter(written, {
          sources: new Map(sources.map(({ keys }, index) => [index, keys])),
        });
  const record = await withNames(tree, parseFact(id, factPath(id), Buffer.from(content)), proposal);
  const { fact } = record;
  if (fact === null)
    throw new ConfigurationError(
      say`${id} would not be a valid fact: ${record.problems[0]?.message ?? ''}`,
      'Nothing was written.',
    );
  if (fact.sources.length === 0 && unbound === null) throw citesNothing(id);
  const { claim, binding } = fact;
  const events: EventContent[] = [
    ...[evidence ?? []]
      .flat()
      .map((seen) => ({ type: 'evidence.recorded', claim, binding, evidence: seen }) as const),
    { type: 'candidate.proposed', claim, binding, ...(unbound === null ? {} : { why: unbound }) },
  ];
  // The record first: an interrupted proposal can be made again.
  return {
    record,
    sources,
    changes: [
      ...(ledger === null ? [] : [appendEvents(ledger, signature, events)]),
      { path: record.path, content: record.text },
    ],
  };
}

async function withNames(tree: Tree, record: FactRecord, { names }: Proposal): Promise<FactRecord> {
  if (names === undefined || record.fact === null) return record;
  const { citeNamed } = await import('./cite-named.js');
  const { text } = await citeNamed(tree, record, names);
  return text === record.text ? record : parseFact(record.id, record.path, Buffer.from(text));
}

function citesNothing(id: string): ConfigurationError {
  return new ConfigurationError(
    say`${id} has no provenance: it cites nothing, and names nothing of this repository`,
    'Cite its source with --source PATH#L1-L9, or give the reason why nothing can be cited: --unbound "why".',
  );
}

/** A fact states something, and either cites its sources or says why it cannot. */
function refuseUnfounded(proposal: Proposal): void {
  const { id, unbound } = proposal;
  if (proposal.statement.trim() === '')
    throw new ConfigurationError(
      say`${id} has an empty text`,
      say`Give it: ${`npx memtrust propose ${id} "text"`}.`,
    );
  if (proposal.sources.length === 0 && unbound === null && proposal.names === undefined)
    throw citesNothing(id);
  if (proposal.sources.length > 0 && unbound !== null)
    throw new ConfigurationError(
      '--unbound says that nothing is cited, but --source cites something',
      'Give one of them.',
    );
}

function writtenFact(proposal: Proposal): string {
  const { topic, claim_key, kind, importance, confidence } = proposal.front;
  const { supersedes, validity } = proposal;
  const dates = {
    valid_from: validity?.from ?? undefined,
    valid_until: validity?.until ?? undefined,
  };
  const front = Object.entries({
    topic,
    claim_key,
    kind,
    status: 'candidate',
    confidence,
    importance,
    ...dates,
    supersedes: supersedes.length === 0 ? undefined : [...new Set(supersedes)].toSorted(),
    ...proposal.marks,
  });
  const yaml = yamlText(Object.fromEntries(front.filter(([, value]) => value !== undefined)));
  return `---\n${yaml}---\n${withoutLastLineEnds(lineFeeds(proposal.statement))}\n`;
}

/** Refuses an invalid, taken or retired id; for a misspelt one it offers the nearest. */
export function checkNewId(id: string, known: readonly FactRecord[], ledger: Ledger | null): void {
  if (!FACT_ID.test(id) || id.length > 200) {
    const meant = id
      .toLowerCase()
      .replace(/\.md$/, '')
      .replace(/[^a-z0-9/-]+/g, '-')
      .replace(/\/[/-]*/g, '/')
      .replace(/^[/-]+|[/-]+$/g, '')
      .slice(0, 200);
    throw new ConfigurationError(
      say`${id} is not a fact id: use lower-case letters, digits, - and /`,
      FACT_ID.test(meant) ? say`Did you mean ${meant}?` : say`Such as ${'auth/owner-checks'}.`,
    );
  }
  if (known.some((record) => record.id === id))
    throw new ConfigurationError(
      say`The fact ${id} already exists`,
      say`Edit ${factPath(id)} and run ${`npx memtrust facts ${id} --preview`}, or choose another id.`,
    );
  if (ledger !== null && isRetired(ledger.events))
    throw new ConfigurationError(
      say`${id} was retired, and a retired id does not return`,
      'Choose another id.',
    );
}

/** Refuses links to itself and in a circle, which would have no effect. */
function checkSupersedes({ id, supersedes }: Proposal, known: readonly FactRecord[]): void {
  if (supersedes.length === 0) return;
  if (supersedes.includes(id))
    throw new ConfigurationError(say`${id} cannot supersede itself`, 'Name another fact.');
  const inCircle = circlesOf(
    new Map([
      ...known.map((record) => [record.id, record.fact?.supersedes ?? []] as const),
      [id, supersedes] as const,
    ]),
  );
  const circular = supersedes.find((old) => inCircle(id, old));
  if (circular !== undefined)
    throw new ConfigurationError(
      say`${circular} supersedes ${id} too; a circular chain has no effect`,
      'Leave one of the two links out.',
    );
}

/** An invalid importance is refused with the rest of the file. */
function importanceOf({ front }: Proposal): Importance {
  return IMPORTANCES.find((one) => one === front.importance) ?? 'normal';
}
