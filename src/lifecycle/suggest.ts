import type { AgentDocument } from '../agent-files/document.js';
import type { Detection, DetectionSubject } from '../agent-files/detection.js';
import { isCritical, type Statement, statementsOf } from '../agent-files/statements.js';
import { selectorText } from '../memory/citation.js';
import type { FactRecord } from '../memory/fact.js';
import type { Policy } from '../memory/policy-shape.js';
import { blockOfFact } from '../trust/blocking.js';
import { ConfigurationError } from '../text/errors.js';
import { secretsIn } from '../text/secrets.js';
import { foldersAbove } from '../tree/path.js';
import type { Tree } from '../tree/tree.js';
import type { Signature } from './append-events.js';
import type { FileChange } from './file-change.js';
import { type Proposal, proposeFact } from './propose.js';
import type { ForeignStore } from './stores/foreign-store.js';
import { FOREIGN_STORES } from './stores/index.js';
import { claimsOfFile } from './suggest/agent-front.js';
import { agentProposal } from './suggest/agent-proposal.js';
import type { Anchor, Ground } from '../agent-files/mentions/mention.js';
import { firmness, groundFor, suggestedAnchors, supportingAnchors } from './suggest/anchors.js';
import { isEverythingNamed } from './suggest/everything-named.js';
import { KnownStatements, placesCited } from './suggest/known-statements.js';
import { codeSpansIn } from '../agent-files/backticks.js';
import { joined } from '../text/pattern.js';

/*
 * Which statements of agent files or of another store can become facts? Those that name something that exists, each
 * with the anchors that support it, best first.
 */

export interface SuggestRequest {
  readonly tree: Tree;
  /** Agent files that no policy blocks. */
  readonly documents: readonly AgentDocument[];
  /** Findings in them: a line with one is not suggested. */
  readonly observations: readonly Detection[];
  /** Every fact, of the base and of the working tree, whatever its status. */
  readonly known: readonly FactRecord[];
  /** Policies in force: what one of them blocks is neither cited nor written. */
  readonly policies: readonly Policy[];
  /** Whether a file or ledger of this id exists. */
  readonly isTaken: (id: string) => boolean;
  readonly signature: Signature;
  readonly limit: number;
  /** How to read texts that are not agent files. */
  readonly reading?: StatementReading;
}

/** How the files of another store are read. */
interface StatementReading {
  readonly statements: (
    document: AgentDocument,
    withheld: Pick<ReadonlySet<number>, 'has'>,
  ) => readonly Statement[];
  /** Folders that paths of a file are relative to; none for the root. */
  readonly foldersOf: (document: AgentDocument) => readonly string[];
  /** Whether the bare name of a file means that file in any folder. */
  readonly isNamedAnywhere: boolean;
  /** Whether a statement may be a candidate although it names nothing in the tree: it cites its own sentence alone. */
  readonly standsAlone: (statement: Statement, document: AgentDocument) => boolean;
  /** Whether broad and bare anchors are kept, because memory is taken over whole. */
  readonly takesWeak: boolean;
  /** Whether things that a statement names are cited; without it, only the sentence is. */
  readonly citesNames: boolean;
  /** Adds what the store says beside the statement. */
  readonly finish: (proposal: Proposal, document: AgentDocument) => Proposal;
}

/** A candidate names its store, `x-source-ref: serena:.serena/memories/style.md`, so that a policy can block by it. */
export function statementReadingOf(store: ForeignStore): StatementReading {
  return {
    statements: store.statements,
    foldersOf: ({ path }) => [store.folderOf(path)].filter((folder) => folder !== ''),
    // Agents often write the name of a file without its path.
    isNamedAnywhere: true,
    standsAlone: (statement, { path }) => store.standsAlone(statement, path),
    takesWeak: true,
    citesNames: true,
    finish: (proposal, { path }) => ({
      ...proposal,
      front: { ...proposal.front, kind: store.kind ?? proposal.front.kind },
      marks: { 'x-source-ref': `${store.name}:${path}` },
    }),
  };
}

export interface Suggestion {
  readonly id: string;
  readonly statement: string;
  readonly kind: string | null;
  /** Its file, by the name that agents use, and its lines, 1-based, inclusive. */
  readonly said: { readonly path: string; readonly lines: readonly [number, number] };
  /** Its other sources, selectors as in reports. */
  readonly restsOn: readonly { readonly path: string; readonly selector: string }[];
  readonly changes: readonly FileChange[];
}

export interface Suggestions {
  readonly best: readonly Suggestion[];
  /** Statements with anchors that are over the limit. */
  readonly others: readonly string[];
  readonly more: number;
  /** Whether there were more statements than the cap. */
  readonly isCut: boolean;
}

/** Statements of one run; it bounds the time. */
export const MOST_STATEMENTS = 5_000;

/**
 * Statements of agent files that name something that exists, as candidates: each cites the sentence itself, so that an
 * edit of the agent file makes it stale, and what it names. The order is by how firmly they are anchored, and always
 * the same.
 */
export async function suggestFacts(request: SuggestRequest): Promise<Suggestions> {
  const known = new KnownStatements(request.known);
  const { citesNames } = request.reading ?? AS_AGENT_FILES;
  const ranked: Ranked[] = [];
  const { anchored, ground, isCut } = await anchoredIn(request);
  for (const one of anchored)
    if (!known.isQuoted(one.document.place, one.statement.quote)) ranked.push(one);
  const best: Suggestion[] = [];
  const ids = new Set<string>();
  const firsts = new Map(known.places());
  const others: string[] = [];
  for (const one of ranked.sort(byRank)) {
    // The same places in another file mean the same sentence in other words, or in another language.
    const { place } = one.document;
    const places = placesCited(one.anchors);
    // Where every sentence is taken, one word may be a denial.
    const { text } = one.statement;
    const isKnown = citesNames ? known.has(text) : known.isSaid(text);
    if (isKnown || (firsts.get(places) ?? place) !== place) continue;
    if (places !== '') firsts.set(places, place);
    if (best.length >= request.limit) {
      others.push(one.statement.text);
      known.add(one.statement.text);
      continue;
    }
    const suggestion = await candidateOf(one, request, citesNames ? ground : null, ids);
    if (suggestion === null) continue;
    known.add(one.statement.text);
    ids.add(suggestion.id);
    best.push(suggestion);
  }
  return { best, others, more: others.length, isCut };
}

/** Agent files for other projects, or test data. */
const TEMPLATE =
  /(?:^|\/)(?:templates?(?:-[\w-]+)?|__fixtures__|fixtures?|testdata|test-data|boilerplates?|assets|examples?)\//i;

interface Ranked {
  readonly document: AgentDocument;
  readonly statement: Statement;
  readonly anchors: readonly Anchor[];
  /** Whether its anchors say something of it besides the name. */
  readonly isSaid: boolean;
}

/** Statements that name something that exists. Lines with findings are left out. */
async function anchoredIn({
  tree,
  documents,
  observations,
  policies,
  reading = readingOfAgentFiles(tree),
}: SuggestRequest): Promise<{
  readonly anchored: Ranked[];
  readonly ground: Ground;
  readonly isCut: boolean;
}> {
  const withheld = new WithheldLines(observations);
  const all = documents
    .filter(({ path, place }) => !TEMPLATE.test(path) && !TEMPLATE.test(place))
    .flatMap((document) =>
      reading
        .statements(document, withheld.of(document.path))
        .filter(({ quote }) => secretsIn(quote).length === 0)
        .map((statement) => ({ document, statement })),
    );
  const said = all.slice(0, MOST_STATEMENTS);
  const ground = await groundFor(
    tree,
    policies,
    said.map(({ statement }) => statement),
    { isNamedAnywhere: reading.isNamedAnywhere },
  );
  const ranked: Ranked[] = [];
  for (const { document, statement } of said) {
    if (!reading.citesNames) {
      ranked.push({ document, statement, anchors: [], isSaid: false });
      continue;
    }
    const section = folderOf(statement.heading, tree);
    const folders = section === null ? reading.foldersOf(document) : [section];
    const placed = { statement: withoutExamples(statement), folders };
    const named = await suggestedAnchors(placed, ground);
    const { anchors, isSaid } = reading.takesWeak
      ? { anchors: named, isSaid: false }
      : await supportingAnchors(placed.statement.text, named, ground.files);
    // A skill may be written for any project: that the name of a symbol is here too is no proof.
    const isProven = isSaid || document.kind !== 'skill' || !anchors.every(isSymbol);
    const isFounded = (anchors.length > 0 && isProven) || reading.standsAlone(statement, document);
    if (isFounded && (await isEverythingNamed(placed, named, ground)))
      ranked.push({ document, statement, anchors, isSaid });
  }
  return { anchored: ranked, ground, isCut: said.length < all.length };
}

function isSymbol({ selector }: Anchor): boolean {
  return selector?.kind === 'symbol';
}

/** The folder that a heading names: "Web application (`apps/web/`)"; null where it names none. */
function folderOf(heading: string, tree: Tree): string | null {
  const written = /[`(]([\w@.-]+(?:\/[\w@.-]+)+)\/?[`)]/.exec(heading)?.[1];
  if (written === undefined) return null;
  for (const path of tree.entries.keys()) if (path.startsWith(`${written}/`)) return written;
  return null;
}

/** Agent files; those of another tool are read as its store, without logs and plans. */
function readingOfAgentFiles(tree: Tree): StatementReading {
  const has = (path: string): boolean => tree.entries.get(path)?.kind === 'file';
  return {
    ...AS_AGENT_FILES,
    statements: (document, withheld) => {
      const store = FOREIGN_STORES.find(({ name }) => name === document.agent);
      if (store === undefined) return statementsOf(document, withheld);
      return store.isFile(document.place, has) ? store.statements(document, withheld) : [];
    },
  };
}

const AS_AGENT_FILES: StatementReading = {
  statements: statementsOf,
  foldersOf,
  isNamedAnywhere: false,
  standsAlone: () => false,
  takesWeak: false,
  citesNames: true,
  finish: (proposal, { text }) => ({ ...proposal, validity: claimsOfFile(text).validity }),
};

/** Every sentence of an agent file, whatever it names; it cites itself alone. */
export const EVERY_SENTENCE: StatementReading = { ...AS_AGENT_FILES, citesNames: false };

/** Folders that paths of an agent file are relative to; none for the root. */
function foldersOf({ path, place }: AgentDocument): string[] {
  return [
    ...new Set(
      [place, path]
        // Rules of `web/.cursor/rules/` speak of `web`.
        .map((one) => (foldersAbove(one).at(-1) ?? '').replace(/(?:^|\/)\..*$/, ''))
        .filter((folder) => folder !== ''),
    ),
  ];
}

/**
 * What is for all work here; firmness of the best anchor, critical words, whether it says more than the name, number of
 * anchors; then nearer to the root, and first.
 */
function byRank(a: Ranked, b: Ranked): number {
  for (const value of [
    (one: Ranked) => -Number(one.document.kind === 'skill'),
    (one: Ranked) => firmest(one),
    (one: Ranked) => Number(isCritical(one.statement.text)),
    (one: Ranked) => Number(one.isSaid),
    (one: Ranked) => one.anchors.length,
    (one: Ranked) => -one.document.path.split('/').length,
  ]) {
    const difference = value(b) - value(a);
    if (difference !== 0) return difference;
  }
  if (a.document.path !== b.document.path) return a.document.path < b.document.path ? -1 : 1;
  return a.statement.first - b.statement.first;
}

/** The firmness of its best anchor; a statement with only its own sentence comes last. */
function firmest({ anchors }: Ranked): number {
  return Math.max(-1, ...anchors.map(firmness));
}

/** The candidate of a statement; null where it cannot be bound, or the policy blocks it. */
async function candidateOf(
  { document, statement, anchors }: Ranked,
  request: SuggestRequest,
  names: Ground | null,
  ids: ReadonlySet<string>,
): Promise<Suggestion | null> {
  const { text, first, last } = statement;
  const { finish } = request.reading ?? AS_AGENT_FILES;
  const isTaken = (taken: string): boolean => ids.has(taken) || request.isTaken(taken);
  const proposal = finish(agentProposal(document, statement, anchors, isTaken), document);
  const { id } = proposal;
  try {
    const { record, changes } = await proposeFact(
      request.tree,
      request.known,
      names === null ? proposal : { ...proposal, names },
      null,
      request.signature,
    );
    if (request.policies.some((policy) => blockOfFact(record, policy) !== null)) return null;
    const rests = (record.fact?.sources ?? []).filter((_, index) => index !== anchors.length);
    const read = new Set(
      rests.flatMap((one) => (one.selector.kind === 'present' ? [] : [one.path])),
    );
    const restsOn = rests
      // Citing a part of a file implies that the file exists.
      .filter(({ path, selector }) => selector.kind !== 'present' || !read.has(path))
      .map((source) => ({ path: source.path, selector: selectorText(source) }));
    return {
      id,
      statement: text,
      kind: proposal.front.kind ?? null,
      said: { path: document.path, lines: [first, last] },
      restsOn,
      changes,
    };
  } catch (error) {
    // An ambiguous sentence, or a file that changed meanwhile, is skipped.
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

/** Findings about a whole file. */
const OF_FILES: ReadonlySet<DetectionSubject> = new Set<DetectionSubject>([
  'drifted-twin',
  'broken-file',
  'over-budget',
]);

/** Lines with findings, and their subjects: they are not suggested. */
class WithheldLines {
  private readonly lines = new Map<string, Map<number, DetectionSubject>>();

  constructor(observations: readonly Detection[]) {
    for (const { path, line, subject } of observations) {
      if (OF_FILES.has(subject)) continue;
      const own = this.lines.get(path) ?? new Map<number, DetectionSubject>();
      if (!own.has(line)) own.set(line, subject);
      this.lines.set(path, own);
    }
  }

  /** 1-based lines of a file, by the name that agents use. */
  of(path: string): ReadonlyMap<number, DetectionSubject> {
    return this.lines.get(path) ?? new Map<number, DetectionSubject>();
  }
}

const EXAMPLES = new RegExp(
  joined`
    \((?:e\.?g\b|for example|for instance|such as|examples?\b|like\b|ex\b|see\b|cf\b)[^()]{0,300}\)
    |(?<![\w.])(?:e\.?g\b|for example\b|for instance\b|such as\b|examples?:)\.?[^;()]{0,300}`,
  'gi',
);

function withoutExamples(statement: Statement): Statement {
  const text = statement.text.replace(EXAMPLES, ' ');
  return text === statement.text
    ? statement
    : { ...statement, text, code: codeSpansIn(text).map((span) => span.text.trim()) };
}
