import { plain, say, type Phrase } from '../text/phrase.js';
import type { AdoptionRow } from './adoptions.js';
import type { Finding, RuleCode } from './finding.js';
import type { Policy } from '../memory/policy.js';
import type { Released } from './release/released.js';
import { isUnasked } from './release/terms.js';
import { isUnsayable } from './withhold.js';
import { countsIn, type Scope } from './verdict.js';

export const RELEASE_IDS = ['labels-visible', 'explicit-adoption', 'honest-descriptions', 'shown-demonstrations'] as const;
export type ReleaseId = (typeof RELEASE_IDS)[number];

/** One of the four conditions under which memory and what is said of it may be released. */
export interface ReleaseRow {
  readonly id: ReleaseId;
  readonly name: string;
  /** Null where the policy does not ask for it. */
  readonly passed: boolean | null;
  /** What was looked at; where it fails, each finding with its place. Names of memory alone, never its text. */
  readonly evidence: readonly Phrase[];
}

const NAMES: Readonly<Record<ReleaseId, string>> = {
  'labels-visible': 'Source, status and trust are visible in the JSON that is touched',
  'explicit-adoption': 'Nothing enters the trusted baseline without an adoption',
  'honest-descriptions': 'Documents do not misdescribe memory',
  'shown-demonstrations': 'Demonstrations ran and passed, and nothing is overclaimed',
};

/** Rules whose findings decide about each. */
const RULES: Readonly<Record<ReleaseId, readonly RuleCode[]>> = {
  'labels-visible': ['MT708'],
  'explicit-adoption': ['MT201', 'MT202', 'MT203', 'MT206', 'MT208', 'MT209', 'MT210'],
  'honest-descriptions': ['MT801'],
  'shown-demonstrations': ['MT802', 'MT803'],
};

/** Findings that are named as evidence; the report has all of them. */
const MOST_EVIDENCE = 20;

export interface ReleaseMatter {
  readonly findings: readonly Finding[];
  readonly scope: Scope;
  readonly policy: Policy;
  readonly released: Released;
  readonly adoptions: readonly AdoptionRow[];
}

/** The release gate, from the findings of its rules: it judges nothing itself. Notices and accepted findings fail nothing. */
export function releaseGate(matter: ReleaseMatter): readonly ReleaseRow[] {
  return RELEASE_IDS.map((id): ReleaseRow => {
    const codes = RULES[id].filter((code) => !isUnasked(code, matter.policy) && matter.policy.rules[code] !== 'off');
    if (codes.length === 0) return { id, name: NAMES[id], passed: null, evidence: [plain('the policy does not ask for it')] };
    const against = matter.findings.filter((finding) => RULES[id].includes(finding.rule) && finding.severity !== 'notice' && finding.accepted === null && countsIn(finding, matter.scope));
    return { id, name: NAMES[id], passed: against.length === 0 && !isUnread(id, matter.released), evidence: against.length === 0 ? lookedAt(id, matter) : listed(against) };
  });
}

/** A document that nobody read has not passed. A large JSON file is a lockfile or data, as a rule: it is told and fails nothing. */
function isUnread(id: ReleaseId, { left }: Released): boolean {
  return (id === 'honest-descriptions' || id === 'shown-demonstrations') && left.pages > 0;
}

function listed(findings: readonly Finding[]): readonly Phrase[] {
  const shown = findings.slice(0, MOST_EVIDENCE).map(({ rule, name, path, line, factId }): Phrase => {
    const subject = path ?? factId;
    return [`${rule} ${name}`, ...(subject === null ? [] : say` ${subject}`), ...(path === null || line === null ? [] : [`:${line}`])];
  });
  return findings.length > MOST_EVIDENCE ? [...shown, plain(`and ${findings.length - MOST_EVIDENCE} more`)] : shown;
}

function notRead(count: number): readonly Phrase[] {
  return count === 0 ? [] : [plain(`${count} ${count === 1 ? 'file was' : 'files were'} not looked at: too large or too many`)];
}

function lookedAt(id: ReleaseId, { released, adoptions, policy }: ReleaseMatter): readonly Phrase[] {
  switch (id) {
    case 'labels-visible':
      return [plain(`JSON files looked at: ${released.looked.entries}`), ...notRead(released.left.entries)];
    case 'explicit-adoption':
      return [plain(`decisions in this change: ${adoptions.length}`)];
    case 'honest-descriptions':
      return [plain(`documents looked at: ${released.looked.pages}`), ...notRead(released.left.pages)];
    case 'shown-demonstrations': {
      const fixtures = [...new Set(released.pages.flatMap(({ demos }) => demos.flatMap(({ fixture }) => fixture ?? [])))].filter((fixture) => !isUnsayable(fixture, policy));
      return [plain(`documents looked at: ${released.looked.pages}`), ...fixtures.slice(0, MOST_EVIDENCE).map((fixture) => say`the fixture ${fixture} ran and passed`), ...notRead(released.left.pages)];
    }
  }
}
