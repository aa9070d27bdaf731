import { plain, say, type Phrase } from '../text/phrase.js';
import type { AdoptionRow } from './adoptions.js';
import type { Scope } from './evaluation-input.js';
import type { Finding } from './finding.js';
import type { Policy } from '../memory/policy-shape.js';
import type { ReleaseLevel } from '../memory/policy-levels.js';
import { conditionLevel, rulesOf } from './release/condition-rules.js';
import { CONDITIONS, type ReleaseId } from './release/conditions.js';
import type { ReleaseScan } from './release/scan-change.js';
import { isRedacted } from './redact.js';
import { countsIn } from './verdict.js';

/*
 * May memory, and what is said of it in public, be released? Four conditions, each a `ReleaseRow` that passes, fails,
 * or is off by the policy.
 */

/** One of the four conditions under which memory and what is said of it may be released. */
export interface ReleaseRow {
  readonly id: ReleaseId;
  readonly name: string;
  /** What a failure of it is under the policy: an `error` fails a pull request. */
  readonly level: ReleaseLevel;
  /** Null where the policy turns it off. */
  readonly passed: boolean | null;
  /** What was looked at; where it fails, each finding with its place. Names of memory alone, never its text. */
  readonly evidence: readonly Phrase[];
}

/** Findings that are named as evidence, as many as somebody reads in a row; the report has all of them. */
const MOST_EVIDENCE = 20;

/** What the conditions are read off. */
export interface ReleaseMatter {
  readonly findings: readonly Finding[];
  readonly scope: Scope;
  readonly policy: Policy;
  readonly released: ReleaseScan;
  readonly adoptions: readonly AdoptionRow[];
}

/**
 * The release gate, from the findings of its rules: it judges nothing itself. A condition fails by
 * what fails the verdict; where the policy lowers it, by the same findings as warnings. Accepted
 * findings fail nothing.
 */
export function releaseGate(matter: ReleaseMatter): readonly ReleaseRow[] {
  return CONDITIONS.map((condition): ReleaseRow => {
    const { id, name } = condition;
    const codes = new Set(rulesOf(condition).map(({ code }) => code));
    const level = conditionLevel(condition, matter.policy);
    if (level === 'off')
      return { id, name, level, passed: null, evidence: [plain('the policy turns it off')] };
    const counts = ({ severity }: Finding): boolean =>
      severity === 'error' || (severity === 'warning' && level === 'warning');
    const against = matter.findings.filter(
      (finding) =>
        codes.has(finding.rule) &&
        counts(finding) &&
        finding.accepted === null &&
        countsIn(finding, matter.scope),
    );
    return {
      id,
      name,
      level,
      passed: against.length === 0 && !isUnread(id, matter),
      evidence: against.length === 0 ? lookedAt(id, matter) : listed(against),
    };
  });
}

/**
 * A changed document that nobody read has not passed. A large JSON file is a lockfile or data, as a
 * rule: it is told and fails nothing.
 */
function isUnread(id: ReleaseId, { released, scope }: ReleaseMatter): boolean {
  return (
    (id === 'honest-descriptions' || id === 'shown-demonstrations') &&
    scope === 'change' &&
    released.unread.length > 0
  );
}

/** `MT801 misdescribed-memory README.md:3`: the rule and its place, without the message. */
function listed(findings: readonly Finding[]): readonly Phrase[] {
  const shown = findings
    .slice(0, MOST_EVIDENCE)
    .map(({ rule, name, path, line, factId }): Phrase => {
      const subject = path ?? factId;
      return [
        `${rule} ${name}`,
        ...(subject === null ? [] : say` ${subject}`),
        ...(path === null || line === null ? [] : [`:${line}`]),
      ];
    });
  return findings.length > MOST_EVIDENCE
    ? [...shown, plain(`and ${findings.length - MOST_EVIDENCE} more`)]
    : shown;
}

/** A sentence on files that were not looked at; none where all were. */
function notRead(count: number): readonly Phrase[] {
  return count === 0
    ? []
    : [
        plain(
          `${count} ${count === 1 ? 'file was' : 'files were'} not checked: too large or too many`,
        ),
      ];
}

/** What a condition that passes rests on, so that "passes" is not taken for "nothing was looked at". */
function lookedAt(
  id: ReleaseId,
  { released, adoptions, policy }: ReleaseMatter,
): readonly Phrase[] {
  switch (id) {
    case 'labels-visible':
      return [
        plain(`JSON and YAML files checked: ${released.looked.entries}`),
        ...notRead(released.left.entries),
      ];
    case 'explicit-adoption':
      return [plain(`decisions in this change: ${adoptions.length}`)];
    case 'honest-descriptions':
      return [
        plain(`memory documents checked: ${released.looked.pages}`),
        ...notRead(released.left.pages),
      ];
    case 'shown-demonstrations': {
      const fixtures = [
        ...new Set(
          released.pages.flatMap(({ demos }) => demos.flatMap(({ fixture }) => fixture ?? [])),
        ),
      ].filter((fixture) => !isRedacted(fixture, policy));
      return [
        plain(`memory documents checked: ${released.looked.pages}`),
        ...fixtures
          .slice(0, MOST_EVIDENCE)
          .map((fixture) => say`the fixture ${fixture} ran and passed`),
        ...notRead(released.left.pages),
      ];
    }
  }
}
