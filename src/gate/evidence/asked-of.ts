import type { Asked } from '../authority/required-approvals.js';
import type { EvidenceInput } from './evidence.js';
import { owners } from './owners.js';

/**
 * The change, and who may answer for it: code owners are those of the base, where the policy lets them adopt.
 * No evidence itself; `adoptions.ts`, `approved-stale-facts.ts`, `audit.ts`, `gate.ts` and `live-changes.ts`
 * ask with it. Never the owners of the head: `__tests__/security/S21-codeowners.test.ts`. Nothing here is
 * stored; a new field of `Asked` is filled here alone.
 */
export async function askedOf(input: EvidenceInput): Promise<Asked> {
  const { base, head, policy, authority } = input;
  const found = await owners.collect(input);
  return { base, head, policy, authority, owners: found === null ? null : found.base };
}
