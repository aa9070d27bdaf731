import { isNamed } from './adopters.js';
import type {
  Adopters,
  Approval,
  ApprovalSubject,
  Authority,
  Doubt,
  StagedOrigin,
} from './authority.js';

/*
 * Is a matter approved: by enough people, of each set of adopters that has to agree? With `approvals: 0` an adopter who
 * is the author stands for it alone. `gate/adoptions.ts`, `required-approvals.ts` and the audit call `resolveApproval`.
 * Accounts are asked before teams, which cost a request: that order is about speed. `needed: 0` handed to an authority
 * means that no team need be asked.
 */

/** Whether somebody answers for a matter, and every review that was looked at. */
export interface Answer {
  readonly approved: boolean;
  readonly approvals: readonly Approval[];
  /** Why nobody's approval could count; null where that is not so, or where it is approved. */
  readonly doubt: Doubt | null;
}

/**
 * Asks whether a matter is approved: by as many people as are needed, of each of these sets. Where none is needed, an
 * author who is an adopter stands for it alone; anybody else's change then needs the approval of one (SECURITY S37).
 *
 * @param sets of adopters that must each agree; without any, nobody can.
 * @param needed approvals by the policy; 0 where an adopter may adopt alone.
 */
export async function resolveApproval(
  covered: Pick<ApprovalSubject, 'paths' | 'event' | 'staged' | 'statement'>,
  sets: readonly Adopters[],
  needed: number,
  authority: Authority,
): Promise<Answer> {
  let rows: readonly Approval[] = [];
  let approved = sets.length > 0;
  for (const adopters of sets) {
    const named =
      needed === 0 && (await isAlone({ ...covered, adopters, needed: 0 }, authority, false));
    const least = Math.max(needed, 1);
    const approvals = await authority.approvalsOf({
      ...covered,
      adopters,
      needed: named ? 0 : least,
    });
    rows = together(rows, approvals);
    const people = new Set(
      approvals
        .filter((approval) => approval.counted)
        .map((approval) => approval.login.toLowerCase()),
    );
    const agreed =
      named ||
      people.size >= least ||
      (needed === 0 && (await isAlone({ ...covered, adopters, needed: 0 }, authority, true)));
    approved &&= agreed;
  }
  return {
    approved,
    approvals: rows,
    doubt: approved ? null : ((await authority.doubt?.()) ?? null),
  };
}

/** One row a review, as every answer has it: where it counts for one set and not for another, that it counts. */
function together(rows: readonly Approval[], more: readonly Approval[]): Approval[] {
  return more.map((approval, index) => {
    const known = rows[index];
    return known?.counted === true ? known : approval;
  });
}

/**
 * Whether adopters alone brought a matter: its authors, and everybody else who is known to have
 * written or pushed of it. Names in commits can be forged, so this keeps out who is known, and
 * proves nothing of who is not.
 *
 * @param teams whether to ask about teams; only where the answer depends on them.
 */
async function isAlone(
  matter: ApprovalSubject,
  authority: Authority,
  teams: boolean,
): Promise<boolean> {
  const { adopters } = matter;
  if (teams && (adopters.teams.length === 0 || authority.belongsTo === undefined)) return false;
  const origin: StagedOrigin =
    authority.originOf === undefined
      ? { authors: authority.author === null ? [] : [authority.author], others: [] }
      : await authority.originOf(matter);
  if (
    origin.doubt !== undefined ||
    origin.authors.length === 0 ||
    (await authority.mayAuthorWrite?.()) === false
  )
    return false;
  for (const login of [...origin.authors, ...origin.others]) {
    if (isNamed(login, adopters)) continue;
    if (
      !teams ||
      authority.belongsTo === undefined ||
      !(await authority.belongsTo(login, adopters.teams))
    )
      return false;
  }
  return true;
}
