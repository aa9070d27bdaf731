import { againstDenial, deniedIfProposed } from '../lifecycle/denied.js';
import { namedGround } from '../lifecycle/cite-named.js';
import { type Proposed, proposeFact } from '../lifecycle/propose.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { type Phrase, phraseText, say } from '../text/phrase.js';
import { blockedBy } from '../trust/blocking.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';
import { reason, relativeToRoot } from './arguments.js';
import { refuseSecrets } from './file-argument.js';
import { citedBy, type CiteOptions, selectorOf } from './source-argument.js';
import type { Inferred } from '../context/evidence/inferred.js';
import { terminalSafe } from '../report/terminal.js';
import { secretsIn } from '../text/secrets.js';
import type { Io } from './io.js';
import { useMemory } from './command.js';

/* Writes a proposed fact as a candidate: for `propose`, for the MCP tool, and after a wrapped run. */

export interface CandidateOptions extends SignatureOptions, CiteOptions {
  /** Paths, with lines or key. */
  readonly source: readonly string[];
  readonly topic?: string;
  readonly kind?: string;
  readonly importance?: string;
  readonly confidence?: number;
  readonly claimKey?: string;
  readonly supersedes: readonly string[];
  readonly evidence?: string;
  readonly unbound?: string;
}

interface AskedCandidate extends CandidateOptions {
  readonly id: string;
  /** Called when everything else is valid: the text may have to be typed. */
  readonly readText: () => Promise<string>;
}

interface ProposedCandidate extends Proposed {
  /** Why it should not be adopted: it denies trusted facts. Null if it does not. */
  readonly denial: { readonly why: Phrase; readonly remedy: Phrase } | null;
}

/** @param cwd the folder that paths are relative to. @throws ConfigurationError before anything is written. */
export async function proposeCandidate(
  cwd: string,
  open: OpenMemory,
  asked: AskedCandidate,
): Promise<ProposedCandidate> {
  const { id } = asked;
  if (selectorOf(asked) !== null && asked.source.length !== 1)
    throw new ConfigurationError(
      'What to cite (--quote, --symbol, …) works with one source only',
      'Give exactly one --source; `npx memtrust bind` adds more.',
    );
  // A hidden name gets the same answer whether a fact has it or not (SECURITY S28).
  open.refuseHiddenName(id);
  if (open.isThere(factPath(id)) && !open.memory.facts.some((record) => record.id === id))
    throw new ConfigurationError(
      say`${factPath(id)} already exists`,
      'Choose another id, or move that file away; memtrust does not read files that git ignores.',
    );
  for (const old of asked.supersedes) if (old !== id) open.nameableRecord(old);
  const { root } = open.workspace.repository;
  const sources = asked.source.map((written) => {
    if (/^https?:\/\//i.test(written))
      throw new ConfigurationError(
        say`${written} cannot be checked: it is not a file of the repository`,
        'Cite a file, or use --evidence to say where it was seen and --unbound to say why nothing is cited.',
      );
    const { path, lines, selector } = citedBy(written, asked);
    return { path: relativeToRoot(cwd, root, path), lines, selector };
  });
  for (const { path } of sources) await open.refuseCiting(path);
  const statement = await asked.readText();
  const { topic, claimKey, evidence, unbound, by } = asked;
  refuseSecrets([id, statement, topic, claimKey, evidence, unbound, by]);
  const signature = await open.signature(asked);
  const proposed = await proposeFact(
    open.tree,
    open.memory.facts,
    {
      id,
      statement,
      sources,
      front: {
        topic,
        claim_key: claimKey,
        kind: asked.kind,
        importance: asked.importance,
        confidence: asked.confidence,
      },
      supersedes: asked.supersedes,
      evidence: evidence === undefined ? null : reason('--evidence', evidence),
      unbound: unbound === undefined ? null : reason('--unbound', unbound),
      ...(sources.length === 0 && unbound === undefined
        ? { names: namedGround(open.tree, blockedBy(open.policies)) }
        : {}),
    },
    open.ledger(id),
    signature,
  );
  await open.refuseBlocked(proposed.record);
  const scene = await open.scene(Date.parse(signature.at));
  const denied = await deniedIfProposed(scene, proposed.record);
  open.write(proposed.changes);
  return { ...proposed, denial: againstDenial(scene, id, denied) };
}

/**
 * Writes what a run proposed as candidates, with the attempt as evidence; failures are named and left out.
 * @returns the ids that were written.
 */
export async function proposeInferred(
  io: Io,
  inferred: readonly Inferred[],
  attempt: string,
): Promise<string[]> {
  const written: string[] = [];
  // In sequence: a later one with the same id is refused.
  for (const one of inferred) {
    try {
      await useMemory(io, async (open) => proposeOne(open, one, attempt));
      written.push(one.id);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      io.err(
        terminalSafe(
          phraseText(say`warning: the candidate ${one.id} was not written: ${[error.message]}\n`),
        ),
      );
    }
  }
  return written;
}

async function proposeOne(
  open: OpenMemory,
  { id, statement }: Inferred,
  attempt: string,
): Promise<void> {
  if (secretsIn(statement).length > 0)
    throw new ConfigurationError('it contains what looks like a secret', 'Remove it.');
  if (open.isThere(factPath(id)))
    throw new ConfigurationError('a fact has that name', 'Choose another id.');
  const proposal = {
    id,
    statement,
    sources: [],
    front: { topic: undefined, claim_key: undefined, kind: undefined, importance: undefined },
    supersedes: [],
    evidence: `attempt:${attempt}`,
    unbound: 'inferred by a wrapped run',
  };
  const { record, changes } = await proposeFact(
    open.tree,
    open.memory.facts,
    proposal,
    open.ledger(id),
    await open.signature({ by: 'memtrust run' }),
  );
  await open.refuseBlocked(record);
  open.write(changes);
}
