import { ownersOf, type CodeOwners } from '../../memory/codeowners.js';
import { pathMatches } from '../../memory/glob.js';
import type { Policy } from '../../memory/policy-shape.js';
import { type Adopters, isSameLogin } from './authority.js';
import type { ScopedPlace } from './placement.js';

/*
 * Who may answer for what? By the policy of the base:
 *
 *   a fact              the last matching pattern of `adoption.paths` alone, else `adoption.adopters` and owners
 *   an agent file       `adoption.adopters` and owners
 *   a file of the gate  `policy.approvers`, else as for an agent file
 *
 * In a scope that names adopters these alone answer for its agent files and facts, and for a fact that a
 * pattern of `adoption.paths` matches the people of that pattern have to agree as well. A file of the gate
 * belongs to no scope.
 *
 * Owners are those of CODEOWNERS, where `codeowners: true`. `../adoptions.ts`, `required-approvals.ts` and the
 * authorities ask. Of `adoption.paths` the last match counts, so the order in which users wrote it must be kept.
 */

/**
 * Parts a list as the policy or CODEOWNERS writes it, `alice` or `@alice` or `@acme/platform`, into
 * accounts and teams.
 */
function adoptersAmong(names: readonly string[]): Adopters {
  const bare = [...new Set(names.map((name) => name.replace(/^@/, '')))];
  return {
    accounts: bare.filter((name) => !name.includes('/')),
    teams: bare.filter((name) => name.includes('/')),
  };
}

/**
 * The sets that each have to agree to a fact. Whoever writes it chooses what it cites, so a scope takes no fact
 * out of the hands of those whom `adoption.paths` names.
 *
 * @param path file of the fact.
 */
export function setsOfFact(
  factId: string,
  path: string,
  policy: Policy,
  owners: CodeOwners | null,
  place: ScopedPlace | null,
): readonly Adopters[] {
  const adopters = place?.home.adopters ?? null;
  if (adopters === null) return [adoptersOf(factId, path, policy, owners)];
  const special = namedByPath(factId, policy);
  return [adoptersAmong(adopters), ...(special === null ? [] : [adoptersAmong(special)])];
}

/**
 * Who may adopt a fact: the last pattern of `adoption.paths` that matches its id, which holds alone; else the adopters,
 * and with `codeowners: true` whoever owns its file.
 *
 * @param path file of the fact.
 */
function adoptersOf(
  factId: string,
  path: string,
  policy: Policy,
  owners: CodeOwners | null,
): Adopters {
  const special = namedByPath(factId, policy);
  return special === null ? keepersOf(path, policy, owners, null) : adoptersAmong(special);
}

/** Whom the last pattern of `adoption.paths` names that matches the id of a fact; null where none does. */
function namedByPath(factId: string, { adoption }: Policy): readonly string[] | null {
  const found = Object.entries(adoption.paths).findLast(([pattern]) =>
    pathMatches(pattern, factId),
  );
  return found?.[1] ?? null;
}

/**
 * Who answers for agent files: the adopters of the scope, or else those of the policy, and with `codeowners: true` the
 * owners of the file.
 */
export function keepersOf(
  path: string,
  { adoption }: Policy,
  owners: CodeOwners | null,
  place: ScopedPlace | null,
): Adopters {
  const adopters = place?.home.adopters ?? null;
  if (adopters !== null) return adoptersAmong(adopters);
  return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}

/** Who may change a file of the gate itself: the approvers that the policy names, else whoever keeps any other file. */
export function approversOf(rules: Policy, owners: CodeOwners | null, path: string): Adopters {
  const { approvers } = rules.policy;
  return approvers.length > 0 ? adoptersAmong(approvers) : keepersOf(path, rules, owners, null);
}

/** Whether nobody could approve: a change is then told, and not blocked for want of an approval. */
export function isNobody({ accounts, teams }: Adopters): boolean {
  return accounts.length === 0 && teams.length === 0;
}

/** Whether an account is named itself; who is in a team only GitHub knows. */
export function isNamed(login: string | null, { accounts }: Adopters): boolean {
  return accounts.some((account) => isSameLogin(account, login));
}

/** Whether two sets are one, so that it is asked once. Order and case say nothing. */
export function isSameAdopters(a: Adopters, b: Adopters): boolean {
  return inOrder(a) === inOrder(b);
}

function inOrder({ accounts, teams }: Adopters): string {
  return JSON.stringify(
    [accounts, teams].map((names) => names.map((name) => name.toLowerCase()).toSorted()),
  );
}
