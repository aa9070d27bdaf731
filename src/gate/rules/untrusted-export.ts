import { breaksTrust } from '../../anchors/verdict.js';
import { say } from '../../text/phrase.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { ScopeTerms } from '../../memory/scopes.js';
import { termsOfFact } from '../authority/placement.js';
import { staleSeverity } from '../blocking-stale.js';
import type { BlockFault } from '../exported/judge-block.js';
import type { Severity } from '../finding.js';
import type { Rule } from '../rule.js';
import { staleFact } from './stale-fact.js';

/*
 * Does a block of trusted memory list a fact that is not trusted? Its words are right, and the judge does not believe
 * the fact: its code changed, it was retired, nobody adopted it. The evidence `exported` has the facts; a stale one is
 * as grave here as in `stale-fact.ts`, and settled where an adopter let it go. What was adopted once and lost its trust
 * before this change is a warning, for a block can follow only after a merge.
 */

/** Finds facts in exported blocks that are not trusted now. */
export const untrustedExport: Rule<'exported' | 'approvedStaleFacts'> = {
  code: 'MT413',
  name: 'untrusted-export',
  severity: 'error',
  summary: 'A block of trusted memory lists a fact that is not trusted now.',
  why:
    'The fact became stale, was superseded, rejected or removed, or nobody adopted it. Agents would ' +
    'go on reading it as reviewed memory. A stale fact is as severe here as under MT105. A fact that ' +
    'lost its trust before this change is a warning; one that the change itself adds to the block is ' +
    'an error.',
  remedy: 'Run `npx memtrust export`, which removes the fact from the block.',
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run({ head, exported, approvedStaleFacts, policy }) {
    for (const { path, blocks } of exported.head.files)
      for (const { block, faults } of blocks)
        for (const fault of faults) {
          if (fault.kind !== 'untrusted') continue;
          const { id, entry } = fault;
          const status = entry?.status.replace('_', ' ') ?? 'gone';
          const isStale = entry?.status === 'stale';
          yield {
            path,
            line: block.line,
            factId: id,
            key: isStale ? 'stale' : status,
            severity: severityOf(fault, policy, termsOfFact(id, head.placements)),
            ...(approvedStaleFacts.has(id) ? { settled: true } : {}),
            message: say`the block of trusted memory in ${path} lists ${id}, which is ${[isStale ? 'stale' : status]}`,
            remedy: isStale
              ? 'Run `npx memtrust export`, which takes it out until somebody verifies it again.'
              : 'Run `npx memtrust export`, which takes it out.',
          };
        }
  },
};

function severityOf(
  { entry, isCarried, wasAdopted }: Extract<BlockFault, { readonly kind: 'untrusted' }>,
  policy: Policy,
  terms: ScopeTerms,
): Severity {
  const fact = entry?.record.fact ?? null;
  if (entry?.status !== 'stale' || fact === null) return wasAdopted ? 'warning' : 'error';
  // Nothing but a hand puts a stale fact into a block.
  if (!isCarried) return 'error';
  // A date that is past, or a rival, says so by rules of its own.
  if (!entry.anchors.some(({ verdict }) => breaksTrust(verdict))) return 'warning';
  return staleSeverity(fact, { policy, terms, rule: staleFact });
}
