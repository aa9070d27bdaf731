import { withoutLastLineEnds } from '../text/file-text.js';
import { secretsIn } from '../text/secrets.js';
import { visible } from '../text/visible.js';
import type { Policy } from '../memory/policy-shape.js';
import { saysExcluded } from '../trust/blocking.js';
import { blockedFacts, openFacts, type Snapshot } from './snapshot.js';

/* Which statements may comment, summary and page quote? Those of facts that are adopted at the base (SECURITY S55). */

/** Characters of a statement that are quoted. */
const MOST_QUOTED = 300;

/** Statements by the id of their fact: one line, cut, hidden characters written out. Not escaped for a view. */
export type BaseStatements = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * The statements that a review let in, as they are at the base. What the policy blocks or excludes at the base or at
 * the head, and what may hold a secret, is left out.
 */
export function baseStatements(base: Snapshot, head: Snapshot, policy: Policy): BaseStatements {
  const blocked = blockedFacts(head);
  const adopted = new Map(
    openFacts(base)
      .filter(({ id }) => base.judgement.adoptions.get(id)?.kind === 'adopted')
      .map(({ id, record }) => [id, record.fact?.statement]),
  );
  return {
    get: (id) => {
      const statement = adopted.get(id);
      return statement === undefined || blocked.has(id) || isPrivate(statement, policy)
        ? undefined
        : oneLine(statement);
    },
  };
}

/** Whether a statement is left out: the policy excludes what it says, or it may hold a secret. */
export function isPrivate(statement: string, policy: Policy): boolean {
  return saysExcluded(statement, policy) || secretsIn(statement).length > 0;
}

/** A statement on one line, with hidden characters written out. */
export function oneLine(statement: string): string {
  return visible(withoutLastLineEnds(statement).replace(/\s+/g, ' '), MOST_QUOTED);
}
