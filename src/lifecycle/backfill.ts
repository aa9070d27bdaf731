import type { AgentDocument } from '../agent-files/document.js';
import type { DetectionSubject } from '../agent-files/detection.js';
import {
  statedPassages,
  type StatedPassage,
  type Statement,
  type Unstated,
} from '../agent-files/statements.js';
import { ConfigurationError } from '../text/errors.js';
import { secretsIn } from '../text/secrets.js';
import { blockOfFact } from '../trust/blocking.js';
import { sha256, type Sha256 } from '../tree/digest.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { FileChange } from './file-change.js';
import { proposeFact } from './propose.js';
import { MOST_STATEMENTS, type SuggestRequest } from './suggest.js';
import { saidOf, type SaidOfFile } from './migrate/agent-front.js';
import { agentProposal } from './suggest/agent-proposal.js';
import { KnownStatements } from './suggest/known-statements.js';
import { WithheldLines } from './suggest/withheld-lines.js';

/*
 * What does each statement of the agent files become? A candidate that cites its own sentence, or
 * nothing, with the reason (`LeftWhy`).
 *
 * `memtrust backfill` calls `backfillFacts`. Unlike `suggest.ts` it asks for no anchor in the code. Safe
 * error: a statement is left out and listed. Reasons may be added to `LeftWhy`, whose words are values in
 * JSON. When it is wrong, `__tests__/e2e/cli/backfill.test.ts` fails.
 */

/** Why a passage of an agent file is not imported. */
export type LeftWhy =
  | Exclude<Unstated, 'withheld'>
  | 'finding'
  | 'already_stated'
  | 'said_before'
  | 'policy_blocked'
  | 'not_citable'
  | 'over_limit';

/** One list item or sentence of an agent file, and what becomes of it. */
export type Backfilled = {
  /** The name by which agents read the file, and its lines, 1-based, inclusive. */
  readonly said: { readonly path: string; readonly lines: readonly [number, number] };
} & (
  | {
      readonly decision: 'import';
      readonly statement: string;
      readonly id: string;
      readonly kind: string | null;
      readonly topic: string | null;
      readonly changes: readonly FileChange[];
    }
  | {
      readonly decision: 'leave';
      readonly why: LeftWhy;
      /** Null where it may not be shown. */
      readonly statement: string | null;
      /** What was found on its lines. */
      readonly subject: DetectionSubject | null;
      /** Why it cannot be cited. */
      readonly detail: string | null;
    }
);

/** What a run would import and leave. */
export interface Backfill {
  /** In the order of files and lines. */
  readonly passages: readonly Backfilled[];
  /** Whether there were more statements than are looked at. */
  readonly isCut: boolean;
}

/**
 * Every statement of agent files as a candidate that cites its own sentence, so that an edit of the
 * agent file makes it stale. Nothing is adopted by it, and nothing is left out without a reason.
 * Unlike `suggestFacts` it asks for no anchor in the code.
 */
export async function backfillFacts(request: SuggestRequest): Promise<Backfill> {
  const { documents, observations } = request;
  const withheld = new WithheldLines(observations);
  const importer = new Importer(request, await digestsOf(request));
  const passages: Backfilled[] = [];
  for (const document of documents) {
    const found = withheld.of(document.path);
    const said = saidOf(document.text);
    for (const passage of statedPassages(document, found)) {
      if (passages.length >= MOST_STATEMENTS) return { passages, isCut: true };
      passages.push(await importer.take(document, passage, found, said));
    }
  }
  return { passages, isCut: false };
}

/** What one passage becomes depends on what was taken before it. */
class Importer {
  /** What memory says; and what this run has imported so far. */
  private readonly known: KnownStatements;
  private readonly before = new KnownStatements([]);
  private readonly ids = new Set<string>();

  constructor(
    private readonly request: SuggestRequest,
    private readonly digests: ReadonlyMap<string, Sha256>,
  ) {
    this.known = new KnownStatements(request.known);
  }

  /** Decides on one passage. Reasons that hide its text come first, so that nothing of it is shown. */
  async take(
    document: AgentDocument,
    { quote, first, last, says }: StatedPassage,
    found: ReadonlyMap<number, DetectionSubject>,
    whole: SaidOfFile,
  ): Promise<Backfilled> {
    const said = { path: document.path, lines: [first, last] } as const;
    const leave = (why: LeftWhy, detail: string | null = null): Backfilled => ({
      said,
      decision: 'leave',
      why,
      statement: typeof says === 'string' ? quote : says.text,
      subject: null,
      detail,
    });
    const withhold = (subject: DetectionSubject | null): Backfilled => ({
      said,
      decision: 'leave',
      why: 'finding',
      statement: null,
      subject,
      detail: null,
    });
    if (says === 'withheld')
      return withhold([...found].find(([line]) => line >= first && line <= last)?.[1] ?? null);
    if (secretsIn(quote).length > 0) return withhold('secret');
    if (typeof says === 'string') return leave(says);
    if (this.known.isQuoted(document.place, quote) || this.known.isSaid(says.text))
      return leave('already_stated');
    if (this.before.isSaid(says.text)) return leave('said_before');
    if (this.ids.size >= this.request.limit) return leave('over_limit');
    if (whole.unclear !== null) return leave('not_citable', whole.unclear);
    try {
      const candidate = await this.candidateOf(document, says, whole);
      if (candidate === null)
        return {
          said,
          decision: 'leave',
          why: 'policy_blocked',
          statement: null,
          subject: null,
          detail: null,
        };
      this.before.add(says.text);
      this.ids.add(candidate.id);
      return { said, decision: 'import', statement: says.text, ...candidate };
    } catch (error) {
      // A sentence that is there twice is nothing that could be found again.
      if (error instanceof ConfigurationError) return leave('not_citable', error.message);
      throw error;
    }
  }

  /** The candidate of a statement, and the files that it takes; null where the policy blocks it. */
  private async candidateOf(
    document: AgentDocument,
    statement: Statement,
    { standing, validity }: SaidOfFile,
  ): Promise<{
    readonly id: string;
    readonly kind: string | null;
    readonly topic: string | null;
    readonly changes: readonly FileChange[];
  } | null> {
    const { tree, known, policies, ledger, signature, isTaken } = this.request;
    const plain = agentProposal(document, statement, [], (id) => this.ids.has(id) || isTaken(id));
    const digest = this.digests.get(document.place);
    const marks = {
      'x-provenance': 'imported_external',
      'x-source-ref': `live:${document.agent}:${document.path}`,
      'x-imported-path': document.path,
      ...(digest === undefined ? {} : { 'x-imported-digest': digest }),
      // What a file says of itself it says of each of its statements.
      ...(standing.word === null ? {} : { 'x-status': standing.word }),
    };
    const withdrawn =
      standing.kind === 'superseded' || standing.kind === 'rejected'
        ? { as: standing.kind, why: `${standing.kind} in its agent file` }
        : null;
    const { record, changes } = await proposeFact(
      tree,
      known,
      { ...plain, marks, validity, withdrawn },
      ledger(plain.id),
      signature,
    );
    if (policies.some((policy) => blockOfFact(record, policy) !== null)) return null;
    return {
      id: plain.id,
      kind: plain.front.kind ?? null,
      topic: plain.front.topic ?? null,
      changes,
    };
  }
}

/** Digests of whole files, by place: what the file was when it was imported. */
async function digestsOf({
  tree,
  documents,
}: SuggestRequest): Promise<ReadonlyMap<string, Sha256>> {
  const contents = await tree.read(
    documents.map(({ place }) => place),
    MEMORY_FILE_BYTES,
  );
  return new Map(
    [...contents].flatMap(([path, content]) =>
      content.kind === 'bytes' ? [[path, sha256(content.bytes)] as const] : [],
    ),
  );
}
