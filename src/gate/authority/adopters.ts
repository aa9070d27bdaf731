import { ownersOf, type CodeOwners } from '../../memory/codeowners.js';
import { pathMatches } from '../../memory/glob.js';
import type { Policy } from '../../memory/policy-shape.js';
import { isSameLogin, type Adopters } from './authority.js';

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
 * Who may adopt a fact: the last pattern of `adoption.paths` that matches its id, which holds alone; else the adopters,
 * and with `codeowners: true` whoever owns its file.
 *
 * @param path file of the fact.
 */
export function adoptersOf(
  factId: string,
  path: string,
  { adoption }: Policy,
  owners: CodeOwners | null,
): Adopters {
  const special = Object.entries(adoption.paths).findLast(([pattern]) =>
    pathMatches(pattern, factId),
  );
  if (special !== undefined) return adoptersAmong(special[1]);
  return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}

/** Who answers for agent files: the adopters, and with `codeowners: true` the owners of the file. */
export function keepersOf(path: string, { adoption }: Policy, owners: CodeOwners | null): Adopters {
  return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}

/** Who may change a file of the gate itself: the approvers that the policy names, else whoever keeps any other file. */
export function approversOf(rules: Policy, owners: CodeOwners | null, path: string): Adopters {
  const { approvers } = rules.policy;
  return approvers.length > 0 ? adoptersAmong(approvers) : keepersOf(path, rules, owners);
}

export function isNobody({ accounts, teams }: Adopters): boolean {
  return accounts.length === 0 && teams.length === 0;
}

export function isNamed(login: string | null, { accounts }: Adopters): boolean {
  return accounts.some((account) => isSameLogin(account, login));
}

export function isSameAdopters(a: Adopters, b: Adopters): boolean {
  return inOrder(a) === inOrder(b);
}

function inOrder({ accounts, teams }: Adopters): string {
  return JSON.stringify(
    [accounts, teams].map((names) => names.map((name) => name.toLowerCase()).toSorted()),
  );
}
