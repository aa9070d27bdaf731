import type { z } from 'zod';
import { sha256, type Sha256 } from '../tree/digest.js';
import { normalisePath } from '../tree/path.js';
import { withoutLastLineEnds } from '../text/file-text.js';
import { plain, say } from '../text/phrase.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import { identityOf, type Citation } from './citation.js';
import {
  factShape,
  FACT_ID,
  type DeclaredStatus,
  type FACT_KINDS,
  type Importance,
} from './envelope.js';
import { FRONT_MATTER_BYTES } from '../tree/limits.js';
import {
  type Front,
  lastLineOf,
  lineFeeds,
  readPlainFront,
  splitFrontMatter,
} from './front-matter.js';
import { lazy } from '../text/collections.js';
import { explained, notUtf8 } from './misread.js';
import { isNoSource } from './notes/home.js';
import { readPlainYaml } from './plain-yaml.js';
import type { Problem } from './problem.js';
import { shapeProblems } from './shape.js';
import { parseYaml, type Effort, type YamlPlace, type YamlResult } from './yaml.js';
import { wordList } from '../text/words.js';

/*
 * What does a fact file say, and by which digests does an adoption know its exact text? `claimDigest` is over what it
 * states, `bindingDigest` over what it cites, in any order.
 */

export {
  FACT_ID,
  FACT_KINDS,
  factShape,
  IMPORTANCES,
  type DeclaredStatus,
  type Importance,
} from './envelope.js';

/** A statement with its envelope, valid by its schema. */
export interface Fact {
  readonly status: DeclaredStatus;
  readonly topic: string | null;
  readonly claimKey: string | null;
  readonly kind: (typeof FACT_KINDS)[number] | null;
  readonly confidence: number | null;
  readonly importance: Importance;
  readonly sources: readonly Citation[];
  readonly supersedes: readonly string[];
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly reviewBy: string | null;
  /** `x-source-ref`: where the statement came from, for `sources.allow` and `sources.block` of the policy. */
  readonly sourceRef: string | null;
  readonly statement: string;
  /** Digest of everything claimed: front matter but `status` and `sources`, comments, body. */
  readonly claim: Sha256;
  /** Digest of what the claim depends on: everything that its sources say. */
  readonly binding: Sha256;
}

/**
 * A file below `facts/`. A broken one is kept, with its problems: a fault takes trust away and never hides the file.
 */
export interface FactRecord {
  /** From the path: below `facts/`, without `.md`. */
  readonly id: string;
  readonly path: string;
  readonly fact: Fact | null;
  readonly problems: readonly Problem[];
  /** The `id:` in the file where it is not the one of its path, as far as it could be read. */
  readonly statedId: string | null;
  /** First line in its file, where that holds several records; 1-based. */
  readonly line?: number;
  /** `x-contradicts`: the fact that this candidate contradicts; a person decides which of the two holds. */
  readonly contradicts?: string;
  /** `x-agents`: the agents that it is for; absent where it is for all. */
  readonly agents?: readonly string[];
  /** Whether its store withholds it: nothing of it may be shown (SECURITY S28). */
  readonly withheld?: boolean;
  /** `x-source-ref` of an invalid record, as its `fact` has none. */
  readonly statedRef?: string;
  /** `superseded_by` of a note that calls itself superseded: its own word, where it is the id of a fact. */
  readonly saysReplacedBy?: string;
  /** The text as it is, lossy where the bytes are not UTF-8. What may be shown of it is `writtenIn`. */
  readonly text: string;
}

/** What a record says: its statement; for a broken one everything below its front matter. */
export function writtenIn({ fact, text }: Pick<FactRecord, 'fact' | 'text'>): string {
  if (fact !== null) return fact.statement;
  const parts = text.startsWith('---\n') ? splitFrontMatter(text) : null;
  if (parts === null) return text;
  // Where the front matter ends is not known: enough text to find what the policy blocks.
  return 'message' in parts ? text.slice(0, FRONT_MATTER_BYTES) : parts.body;
}

/** Every key of a fact and of its sources, for "did you mean". */
const knownKeys = lazy(() => [
  ...Object.keys(factShape().shape),
  ...wordList(`
    path symbol quote pointer heading absent lines digest place unit origin reader blob
  `),
]);

/** A byte-order mark stays in the text, where it is refused (SECURITY S13). */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads one fact. Never throws: what is wrong is in `problems`, and then `fact` is null.
 *
 * @param effort grows by what its front matter took; one of the usual shape takes nothing.
 */
export function parseFact(
  id: string,
  path: string,
  bytes: Uint8Array,
  effort?: Effort,
): FactRecord {
  const text = textOf(bytes);
  if (text === null)
    return {
      id,
      path,
      fact: null,
      statedId: null,
      text: Buffer.from(bytes).toString('utf8'),
      problems: [notUtf8(bytes)],
    };
  const broken = (problems: readonly Problem[], statedId: string | null = null): FactRecord => ({
    id,
    path,
    fact: null,
    problems,
    statedId,
    text,
  });
  if (!FACT_ID.test(id))
    return broken([
      {
        kind: 'bad-id',
        about: id,
        message: say`the file name gives the id ${id}, but an id has only lower-case letters, digits, - and /`,
      },
    ]);
  const parts = splitFrontMatter(text);
  if ('message' in parts) return broken(explained(bytes, [parts]));
  const yaml = parseEnvelope(parts.yaml, effort);
  if (!yaml.ok) return broken(explained(bytes, yaml.problems, lastLineOf(parts)));
  const envelope = yaml.data ?? {}; // nothing between the dashes is an empty one
  if (typeof envelope !== 'object' || Array.isArray(envelope))
    return broken([
      {
        kind: 'not-a-mapping',
        message: plain('the front matter must be a mapping (key: value)'),
        line: 2,
      },
    ]);

  const { known, extensions, claimed } = keysByUse(envelope);
  const sourceRef = textOrNull(extensions['x-source-ref']);
  const wrong = (problems: readonly Problem[], statedId: string | null): FactRecord => ({
    ...broken(problems, statedId),
    ...(sourceRef === null ? {} : { statedRef: sourceRef }),
  });
  const shaped = shapeOf(known);
  if (!shaped.success)
    return wrong(
      shapeProblems(shaped.error, known, yaml.place, knownKeys()),
      textOrNull(known['id']),
    );
  const front = shaped.data;
  const statedId = front.id ?? null;
  const problems = [
    ...idProblems(front, id, yaml.place),
    ...bodyProblems(parts.body, text),
    ...sourceProblems(front, path, yaml.place),
  ];
  if (problems.length > 0) return wrong(problems, statedId);

  const contradicts = textOrNull(extensions['x-contradicts']);
  const agents = namesIn(extensions['x-agents']);
  return {
    id,
    path,
    text,
    problems: [],
    statedId,
    ...(contradicts === null ? {} : { contradicts }),
    ...(agents === null ? {} : { agents }),
    fact: factOf(front, sourceRef, parts.body, claimDigest(claimed, yaml.comments, parts.body)),
  };
}

/** The keys of a fact as its schema has them, on the fast path where they have the usual shape. */
function shapeOf(
  known: Readonly<Record<string, unknown>>,
): z.ZodSafeParseSuccess<Front> | ReturnType<ReturnType<typeof factShape>['safeParse']> {
  const data = readPlainFront(known);
  return data === null ? factShape().safeParse(known) : { success: true, data };
}

type PlaceOf = (path: readonly PropertyKey[]) => YamlPlace;

/** The text of a file with LF line ends; null where it is not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return lineFeeds(utf8.decode(bytes));
  } catch {
    return null;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** `[claude, codex]` or `claude, codex`; null for anything else. */
function namesIn(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return value.split(/[\s,]+/).filter((name) => name !== '');
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null;
}

/** Keys that the schema knows, those of others (`x-…`), and those that the claim covers. */
interface KeysByUse {
  readonly known: Readonly<Record<string, unknown>>;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly claimed: Readonly<Record<string, unknown>>;
}

/** `status` and `sources` are not part of the claim: they change without the statement changing. */
function keysByUse(envelope: object): KeysByUse {
  const known: Record<string, unknown> = {};
  const extensions: Record<string, unknown> = {};
  const claimed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(envelope)) {
    if (key.startsWith('x-')) extensions[key] = value;
    else known[key] = value;
    if (key !== 'status' && key !== 'sources')
      claimed[key] =
        key === 'supersedes' && Array.isArray(value) ? value.map(String).toSorted() : value;
  }
  return { known, extensions, claimed };
}

/** An id that is not that of its path, as in a copied file. */
function idProblems(front: Front, id: string, place: PlaceOf): Problem[] {
  if (front.id === undefined || front.id === id) return [];
  return [
    {
      kind: 'other-id',
      about: front.id,
      message: say`it states the id ${front.id}, but its file name gives ${id}`,
      ...place(['id']),
    },
  ];
}

function bodyProblems(body: string, text: string): Problem[] {
  if (body.trim() !== '') return [];
  return [
    {
      kind: 'no-statement',
      message: plain('it states nothing: the text after the front matter is empty'),
      line: text.trimEnd().split('\n').length,
    },
  ];
}

/** Sources that prove nothing: memory, URLs, the fact itself. */
function sourceProblems({ sources = [] }: Front, path: string, place: PlaceOf): Problem[] {
  const problems: Problem[] = [];
  if (sources.length === 0) return problems;
  if (sources.every((source) => provesNothing(source.path)))
    problems.push({
      kind: 'cites-no-proof',
      message: plain(
        'it cites only .memtrust files, session or staged notes, reports or URLs, which prove nothing; ' +
          'cite the code or document it is about',
      ),
      ...place(['sources']),
    });
  if (sources.some((source) => normalisePath(source.path) === path))
    problems.push({
      kind: 'cites-itself',
      message: plain('it cites itself'),
      ...place(['sources']),
    });
  return problems;
}

/** A fact of a valid envelope, with defaults for absent keys. */
function factOf(front: Front, sourceRef: string | null, statement: string, claim: Sha256): Fact {
  const sources = front.sources ?? [];
  return {
    status: front.status ?? 'candidate',
    topic: front.topic ?? null,
    claimKey: front.claim_key ?? null,
    kind: front.kind ?? null,
    confidence: front.confidence ?? null,
    importance: front.importance ?? 'normal',
    sources,
    supersedes: [...(front.supersedes ?? [])].sort(),
    validFrom: front.valid_from ?? null,
    validUntil: front.valid_until ?? null,
    reviewBy: front.review_by ?? null,
    sourceRef,
    statement,
    claim,
    binding: bindingDigest(sources),
  };
}

/** Front matter, on the fast path where it has the usual shape. It begins on the second line of the file. */
export function parseEnvelope(text: string, effort?: Effort): YamlResult {
  const data = readPlainYaml(text);
  if (data === null) return parseYaml(text, 2, effort);
  // Places are needed only for problems.
  return { ok: true, data, comments: [], place: (path) => placesOf(text)(path) };
}

/** Places of a text that the fast reader took. */
function placesOf(text: string): PlaceOf {
  const yaml = parseYaml(text, 2);
  return yaml.ok ? yaml.place : () => ({});
}

/**
 * `claim_digest`: keys that are there but `status` and `sources`, YAML comments in order, body with
 * one trailing line end.
 */
export function claimDigest(
  front: Readonly<Record<string, unknown>>,
  comments: readonly string[],
  body: string,
): Sha256 {
  return canonicalDigest({ body: `${withoutLastLineEnds(body)}\n`, comments, front });
}

/** Most notes cite nothing. */
const BOUND_TO_NOTHING = sha256('[]');

/** `binding_digest`: the sources sorted by their canonical text, so that their order does not count. */
export function bindingDigest(sources: readonly Citation[]): Sha256 {
  // The canonical form of a list is that of its members, in brackets.
  return sources.length === 0
    ? BOUND_TO_NOTHING
    : sha256(
        `[${sources
          .map((source) => identityOf(source))
          .sort()
          .join(',')}]`,
      );
}

/** Something must be cited that can be a source (SECURITY S18): not `https://…`, `.memtrust/…` or a staged note. */
function provesNothing(path: string): boolean {
  const normal = normalisePath(path);
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(path) || (normal !== null && isNoSource(`${normal}/`));
}
