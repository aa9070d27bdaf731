import { againstDenial, deniedIfProposed } from '../lifecycle/denied.js';
import { namedGround } from '../lifecycle/cite-named.js';
import { proposeFact, type Proposed } from '../lifecycle/propose.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say, type Phrase } from '../text/phrase.js';
import { blockedBy } from '../trust/blocking.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';
import { reason } from './reason.js';
import { refuseSecrets } from './refuse-secrets.js';
import { relativeToRoot } from './root-path.js';
import { citedBy, selectorOf, type CiteOptions } from './source-argument.js';

/* What the command and the MCP tool `propose` refuse before they write: bad sources, secrets, blocked text. */

/** A new fact as somebody asks for it, but for its id and its text. */
export interface CandidateOptions extends SignatureOptions, CiteOptions {
  /** Paths, each with its lines or its key. */
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

/** All of it. */
export interface AskedCandidate extends CandidateOptions {
  readonly id: string;
  /** Called once nothing else is wrong: the text may have to be typed. */
  readonly readText: () => Promise<string>;
}

/** A candidate that was written. */
export interface ProposedCandidate extends Proposed {
  /** What stands against adopting it: it denies trusted facts. Null where it denies none. */
  readonly denial: { readonly why: Phrase; readonly remedy: Phrase } | null;
}

/**
 * Checks a proposal, and writes the candidate and its ledger.
 *
 * @param cwd the folder from which paths are meant.
 * @throws ConfigurationError before anything is written.
 */
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
  // A name that the policy hides gets one answer, whether a fact has it or not (SECURITY S28).
  open.refuseHiddenName(id);
  if (open.isThere(factPath(id)) && !open.memory.facts.some((record) => record.id === id))
    throw new ConfigurationError(
      phraseText(say`${factPath(id)} already exists`),
      'Choose another id, or move that file away; memtrust does not read files that git ignores.',
    );
  for (const old of asked.supersedes) if (old !== id) open.nameableRecord(old);
  const { root } = open.workspace.repository;
  const sources = asked.source.map((written) => {
    if (/^https?:\/\//i.test(written))
      throw new ConfigurationError(
        phraseText(say`${written} cannot be checked: it is not a file of the repository`),
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
