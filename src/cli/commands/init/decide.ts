import { companionFor } from '../../../lifecycle/initial-companion.js';
import type { FileChange } from '../../../lifecycle/file-change.js';
import type { FirstApproval } from '../../../lifecycle/init.js';
import { parsePolicy, POLICY_PATH } from '../../../memory/policy.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say } from '../../../text/phrase.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';
import { knownPeople, NOBODY_KNOWN, type KnownPeople } from './known-people.js';
import { askAdopters, askAlone, askCompanion, askLogin } from './questions.js';

/*
 * Who may approve, and are forks served? An option says it, else a person at the terminal, else the default. A
 * policy or a companion that is there is not asked about, since nothing is written over. With `--solo` only the
 * login is asked for.
 */

/** What the options say of the setup. */
export interface InitAnswers {
  /** Names of `--adopters` or `--by`; null where neither is given. */
  readonly adopters: readonly string[] | null;
  readonly solo: boolean | null;
  readonly companion: boolean | null;
  /** Whether somebody answers at a terminal. */
  readonly isAsked: boolean;
  /** Whether the default of a question counts where nobody answers; else the strict one does. */
  readonly takesDefaults: boolean;
}

/** Who may approve, and whether that is only a guess from the address of the remote. */
export interface ApprovalDecision extends FirstApproval {
  readonly isOwnerGuessed: boolean;
}

/** Who may approve, for a first policy. */
export async function decideApproval(
  io: Io,
  open: OpenMemory,
  given: InitAnswers,
): Promise<ApprovalDecision> {
  const wantsKnown = given.isAsked || given.takesDefaults || given.solo === true;
  const known = wantsKnown ? await knownPeople(open.workspace.repository) : NOBODY_KNOWN;
  const found = known.login ?? known.owner;
  const byDefault = found === null ? [] : [found];
  const ask = given.solo === true ? askLogin : askAdopters;
  const adopters = given.adopters ?? (given.isAsked ? await ask(io, byDefault) : byDefault);
  const isAlone = isProbablyAlone(adopters, known);
  const alone =
    given.solo ?? (given.isAsked ? await askAlone(io, isAlone) : given.takesDefaults && isAlone);
  return {
    adopters,
    alone,
    isOwnerGuessed: known.login === null && adopters.length === 1 && adopters[0] === known.owner,
  };
}

/** One account is named, one person wrote all commits, and the repository belongs to nobody else. */
function isProbablyAlone(
  adopters: readonly string[],
  { owner, isOneAuthor }: KnownPeople,
): boolean {
  const [one] = adopters;
  if (one === undefined || adopters.length > 1 || one.startsWith('@')) return false;
  return isOneAuthor && (owner === null || owner.toLowerCase() === one.toLowerCase());
}

/** A policy that is there is not touched, so it must say already what the options ask for. */
export function refuseOtherPolicy(policy: string, { adopters, solo }: InitAnswers): null {
  const there = parsePolicy(Buffer.from(policy)).policy.adoption;
  const isOther =
    (solo === true && there.approvals !== 0) ||
    (solo === false && there.approvals === 0) ||
    (adopters !== null && solo !== true && sorted(adopters) !== sorted(there.adopters));
  if (!isOther) return null;
  const wanted = [
    ...(solo === null ? [] : [`approvals: ${solo ? 0 : 1}`]),
    ...(adopters === null && solo !== true ? [] : ['who may approve as adopters']),
  ];
  throw new ConfigurationError(
    phraseText(say`${POLICY_PATH} is there already, and init overwrites nothing`),
    `Set ${wanted.join(' and ')} in it by hand.`,
  );
}

function sorted(names: readonly string[]): string {
  return names
    .map((name) => name.toLowerCase().replace(/^@/, ''))
    .toSorted()
    .join();
}

/**
 * The workflows for forks, where they are wanted.
 *
 * @param workflows those that are there, and the gate's own that is about to be written.
 */
export async function decideCompanion(
  io: Io,
  workflows: ReadonlyMap<string, string>,
  { companion, solo, isAsked }: InitAnswers,
): Promise<readonly FileChange[]> {
  const isOpen = companion === null && isAsked && solo !== true;
  if (companion === false || (companion === null && !isOpen)) return [];
  const plan = companionFor(workflows);
  if (plan.kind === 'files')
    return plan.files.length > 0 && (companion === true || (await askCompanion(io)))
      ? plan.files
      : [];
  if (companion === null) return [];
  throw plan.kind === 'no-gate'
    ? new ConfigurationError(
        '--companion needs the workflow of the gate, and none is here',
        'Leave out --no-workflow.',
      )
    : new ConfigurationError(
        phraseText(
          say`${plan.gate} has other jobs beside the gate, and the companion would start all of them again`,
        ),
        'Move the gate into a workflow of its own; docs/companion.md shows it.',
      );
}
