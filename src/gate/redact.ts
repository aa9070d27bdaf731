import type { FixtureRun } from './proof.js';
import { agentFileOf } from '../agent-files/agents.js';
import type { HeldMention } from '../agent-files/detection.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import { isMemoryPath } from '../memory/layouts/index.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Phrase } from '../text/phrase.js';
import { blockOfName, isHiddenName, saysExcluded } from '../trust/blocking.js';
import type { AdoptionRow } from './adoptions.js';
import { isPrivate } from './base-statements.js';
import type { Finding } from './finding.js';
import { blockedFacts, type Snapshot } from './snapshot.js';

/*
 * Which words of a report must not be shown, because the policy keeps them unsaid? With
 * `exclude_paths: [secrets/**]` a finding about `secrets/rotation.md` stays, and its name is replaced
 * by `policy_blocked`.
 *
 * Everything that leaves an evaluation goes through here: `run-rules.ts`, `evaluate.ts`,
 * `release-gate.ts` and commands. Which question is asked depends on what is known of a string:
 *
 *   string                                            asked
 *   a path for sure: the path of a finding or of      `isHiddenName` of a path
 *     a fixture's fault, names that a finding about
 *     agent files quotes
 *   a name that may be a path, an id or a command     `isRedacted`, which lets `isHiddenName` take it for
 *                                                     a path only where it looks like one of memory or of
 *                                                     an agent
 *   our own sentence, with names in backticks         `redactNames`: `isRedacted` of each name
 *   hidden text that was decoded: no name             `isWithheld`: what it says, and the file it was in
 *
 * The word `policy_blocked` stands in reports and in fingerprints, and may not change.
 */

const UNSAID = 'policy_blocked';

/**
 * Takes names that the policy keeps unsaid out of a finding (SECURITY S28). The finding itself stays: what is wrong
 * under such a name must not pass unseen. The fingerprint is made anew, since a digest of a name can be guessed.
 *
 * @param place of the finding among all, which tells two of them apart.
 */
export function redact(
  found: Finding,
  place: number,
  { policy, isAboutAgentFiles }: { readonly policy: Policy; readonly isAboutAgentFiles: boolean },
): Finding {
  const finding = withoutPrivateParts(found, policy);
  // A finding's path is one whatever its name looks like: of a file that an agent file imports, too.
  const path =
    finding.path !== null && isHiddenName(finding.path, policy, true) ? finding.path : null;
  // What agent files name, and where history says that it went, is never a fact's id.
  const isAboutPaths = isAboutAgentFiles && finding.factId === null;
  const hides = (text: string): boolean =>
    (path !== null && text.includes(path)) ||
    isRedacted(text, policy) ||
    (isAboutPaths && isHiddenName(text, policy, true));
  const said = [...finding.message, ...finding.remedy];
  const message = redactPhrase(finding.message, policy, hides);
  const remedy = redactPhrase(finding.remedy, policy, hides);
  const factId = finding.factId !== null && hides(finding.factId) ? UNSAID : finding.factId;
  const decoded =
    finding.decoded !== null && isWithheld(finding.decoded, finding.path, policy)
      ? UNSAID
      : finding.decoded;
  if (
    path === null &&
    factId === finding.factId &&
    decoded === finding.decoded &&
    [...message, ...remedy].every((part, index) => part === said[index])
  )
    return finding;
  return {
    ...finding,
    message,
    remedy,
    path: path === null ? finding.path : null,
    decoded,
    statement: null,
    factId,
    changedAt: null,
    // What it would write is a name of the same sort.
    fix: null,
    fingerprint: canonicalDigest([finding.rule, UNSAID, place]),
  };
}

function withoutPrivateParts(finding: Finding, policy: Policy): Finding {
  const { statement, changedAt } = finding;
  const isHidden = changedAt !== null && isHiddenName(changedAt.path, policy, true);
  const isUnsaid = statement !== null && isPrivate(statement, policy);
  if (!isHidden && !isUnsaid) return finding;
  return {
    ...finding,
    statement: isUnsaid ? null : statement,
    changedAt: isHidden ? null : changedAt,
  };
}

/** Hidden text is text: it is kept back for what it says, and with the whole of a file that the policy keeps out. */
function isWithheld(decoded: string, path: string | null, policy: Policy): boolean {
  return saysExcluded(decoded, policy) || (path !== null && blockOfName(path, policy) !== null);
}

/** The digests of a blocked text appear nowhere (SECURITY S28); that its event needs approval is a finding. */
export function withholdAdoptions(
  rows: readonly AdoptionRow[],
  head: Snapshot,
  policy: Policy,
): readonly AdoptionRow[] {
  const blocked = blockedFacts(head);
  const shown = rows.filter(({ factId }) => !blocked.has(factId) && !isRedacted(factId, policy));
  return shown.map((row) => ({
    ...row,
    approvals: row.approvals.map((approval) => ({
      ...approval,
      why: redactNames(approval.why, policy),
    })),
  }));
}

/** The same for a sentence that is text already, with its names in backticks. */
export function redactNames(sentence: string, policy: Policy): string {
  return sentence.replace(/`([^`]*)`/g, (whole, name: string) =>
    isRedacted(name, policy) ? `\`${UNSAID}\`` : whole,
  );
}

/** Those that name nothing that the policy keeps unsaid. */
export function withoutHiddenMentions(
  held: readonly HeldMention[],
  policy: Policy,
): readonly HeldMention[] {
  return held.filter(
    ({ path, target }) => !isRedacted(path, policy) && !isRedacted(target, policy),
  );
}

/** @param hides whether a name is kept unsaid, where more is known of it than that it is one. */
export function redactPhrase(
  phrase: Phrase,
  policy: Policy,
  hides: (name: string) => boolean = (name) => isRedacted(name, policy),
): Phrase {
  return phrase.map((part) => {
    if (typeof part === 'string') return redactNames(part, policy);
    return hides(part.quoted) ? { quoted: UNSAID } : part;
  });
}

/**
 * The same for what the fixtures gave. A fault names paths and ids, and its own path may be
 * anywhere: each is held to be a path.
 */
export function redactFixtures({ cases, faults }: FixtureRun, policy: Policy): FixtureRun {
  const shownName = (name: string): string => (isRedacted(name, policy) ? UNSAID : name);
  return {
    cases: cases.map((one) => ({
      ...one,
      id: shownName(one.id),
      why: one.why === null ? null : redactNames(one.why, policy),
      misses: one.misses.map((miss) => ({
        ...miss,
        entry: miss.entry === null ? null : shownName(miss.entry),
      })),
    })),
    faults: faults.map(({ path, problem }) => {
      const hides = (name: string): boolean => isHiddenName(name, policy, true);
      return {
        path: hides(path) ? UNSAID : path,
        problem: { ...problem, message: redactPhrase(problem.message, policy, hides) },
      };
    }),
  };
}

/**
 * Excluded text hides any name; an excluded path hides paths, and the ids of the facts in them:
 * `secrets/**` is not about the fact `secrets/rotation`. A command is as unsayable as any of its
 * words.
 */
export function isRedacted(name: string, policy: Policy): boolean {
  const isPath = isMemoryPath(name) || agentFileOf(name) !== null;
  return (
    isHiddenName(name, policy, isPath) ||
    (name.includes('memtrust ') &&
      name.split(' ').some((word) => word !== name && isRedacted(word, policy)))
  );
}
