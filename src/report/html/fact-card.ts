import type { Evaluation } from '../../gate/evaluate.js';
import type { AdoptionRow } from '../../gate/adoptions.js';
import type { CoverageRow } from '../../gate/coverage.js';
import type { Finding } from '../../gate/finding.js';
import { staleFact } from '../../gate/rules/stale-fact.js';
import { unsettledAdoption } from '../../gate/rules/unsettled-adoption.js';
import type { Histories } from '../../gate/histories.js';
import type { ThenAndNow } from '../../gate/then-and-now.js';
import { numbered } from '../../text/visible.js';
import { isUncertain } from '../../trust/reader-trust.js';
import { type Entry, reasonOf, type Status } from '../../trust/entry.js';
import { type Effect, sourceWords, transition } from '../effects.js';
import { oneOfEachFirst, reasonWords, statusWords } from '../words.js';
import { citedCode } from './cited.js';
import { decision, historyList } from './decisions.js';
import {
  attributes,
  chip,
  cut,
  remark,
  STATUS_TONES,
  statusBadgeOf,
  type Tone,
} from './elements.js';
import { findingOfFact, remedyLine, ruleOfFact } from './findings.js';
import { join, markup, type Markup, NOTHING, text } from './markup.js';
import type { EventArrival, PageParts } from './names.js';

/* Everything about one fact, once: its change, statement, reason, remedy, findings, decisions, code and history. */

export interface FactOnPage {
  readonly id: string;
  /** Null if the head does not have it. */
  readonly entry: Entry | null;
  readonly effect: Effect | null;
  /** Of two with one id the first is meant by it; what is known by the id is about that one. */
  readonly isMeant: boolean;
  /** Those of this change first. */
  readonly findings: readonly Finding[];
}

/** What is known of facts, by their ids. */
export interface CardEvidence {
  readonly statements: Evaluation['statements'];
  readonly cited: ReadonlyMap<string, readonly ThenAndNow[]>;
  readonly adoptions: ReadonlyMap<string, readonly AdoptionRow[]>;
  readonly coverage: ReadonlyMap<string, CoverageRow>;
  readonly histories: Histories;
  readonly arrivals: ReadonlyMap<string, EventArrival>;
  /** Findings that the verdict is about. */
  readonly current: ReadonlySet<Finding>;
  readonly space: Space;
}

/** Bytes that statements, cited code and histories of a page may take. */
export class Space {
  /** Facts of which something did not fit. */
  readonly without = new Set<string>();
  private used = 0;
  constructor(private readonly bytes: number) {}

  take(id: string, part: Markup): Markup {
    const size = Buffer.byteLength(part.html, 'utf8');
    if (this.used + size > this.bytes) {
      this.without.add(id);
      return NOTHING;
    }
    this.used += size;
    return part;
  }
}

const FINDINGS_ROOM = { rows: 50, bytes: 200_000 };
const DECISIONS_ROOM = { rows: 20, bytes: 60_000 };
/** As long as a statement may be, and what makes its odd characters visible. */
const MOST_OF_A_STATEMENT = 320;

export function factCard(fact: FactOnPage, page: PageParts, details: CardEvidence): Markup {
  const { entry, findings } = fact;
  const { anchors, facets } = page;
  const marks = {
    id: entry === null ? null : anchors.nameOf(entry),
    is: facets.of(entry, findings),
  };
  return markup`<li${attributes(marks)}>\n
    ${heading(fact, page)}
    ${fact.isMeant ? statement(fact, details) : NOTHING}
    ${whyAndFindings(fact, page, details, fact.isMeant ? decisions(fact, details) : NOTHING)}
    ${fact.isMeant ? evidence(fact, details) : NOTHING}
    </li>\n`;
}

/** The name, its status before and after, `uncertain`, `self-adopted` or `audited`, and where it can be read. */
function heading(fact: FactOnPage, page: PageParts): Markup {
  const { id, entry, effect } = fact;
  const { names } = page;
  if (entry === null)
    return markup`<p class="transition">${names.entry(id)} ${becomes(effect)}</p>\n`;
  const status = effect === null ? statusChip(entry) : becomes(effect);
  const small = [
    ...remarksOf(entry).map((said) => markup`${said}`),
    ...(effect === null ? state(fact, page) : []),
    names.file(entry),
  ].filter(({ html }) => html !== '');
  return markup`<p class="transition">${names.own(entry)} ${status} <small>${join(small, ' · ')}</small></p>\n`;
}

function becomes(effect: Effect | null): Markup {
  if (effect === null) return NOTHING;
  const [from, to] = transition(effect);
  return markup`${chip(tone(effect.from), from)}
    ${' '}<span aria-hidden="true">→</span><span class="unseen">becomes</span>
    ${' '}${chip(effect.onMerge ? 'good' : tone(effect.to), to)}`;
}

function statusChip(entry: Entry): Markup {
  const standing = statusBadgeOf(entry);
  return chip(
    STATUS_TONES[standing],
    standing === 'trusted' ? 'trusted' : statusWords(standing, reasonOf(entry)),
  );
}

function tone(status: Status | null): Tone {
  return status === null ? 'idle' : STATUS_TONES[status];
}

function remarksOf(entry: Entry): readonly string[] {
  return [
    ...(isUncertain(entry) ? ['uncertain'] : []),
    ...(entry.selfAdopted ? ['self-adopted'] : []),
    ...(entry.audited === undefined ? [] : [entry.audited ? 'audited' : 'not traced']),
  ];
}

/** What was adopted at the base, as text (SECURITY S55). */
function statement({ id, entry }: FactOnPage, { statements, space }: CardEvidence): Markup {
  const said = statements.get(id);
  if (said === undefined || entry?.status === 'policy_blocked') return NOTHING;
  const isEdited = entry !== null && entry.reasons.includes('adoption_digest_mismatch');
  const label = isEdited ? markup`Adopted text: ` : markup`<span class="unseen">Statement: </span>`;
  const quote = markup`<p class="statement">${label}<q>${text(said, MOST_OF_A_STATEMENT)}</q></p>\n`;
  return space.take(id, quote);
}

/**
 * A finding that the effect says in its own words is named and not repeated.
 * @param between what comes before the findings that are written out.
 */
function whyAndFindings(
  fact: FactOnPage,
  page: PageParts,
  details: CardEvidence,
  between: Markup,
): Markup {
  const { id, entry, effect, findings } = fact;
  const own = entry?.path ?? null;
  const { why = null, remedy = null } = effect ?? {};
  const said = new Set(effect === null ? [] : effect.says.filter((one) => isSaidBy(effect, one)));
  const rules = [...said].map((finding) => ruleOfFact(finding, page, own));
  const others = oneOfEachFirst(findings.filter((finding) => !said.has(finding)));
  const list = cut(
    others,
    (finding) =>
      findingOfFact(finding, page, own, details.current.has(finding) ? '' : older(finding)),
    FINDINGS_ROOM,
  );
  const clauses = [
    ...(why === null ? [] : [markup`because ${page.names.phrase(why, id)}`]),
    ...rules,
  ];
  const isRepeated = others.some((finding) => finding.remedy === remedy);
  return markup`${clauses.length === 0 ? NOTHING : markup`<p class="why">${join(clauses, ' · ')}</p>\n`}
    ${remedy === null || isRepeated ? NOTHING : remedyLine(remedy)}
    ${between}
    ${list.shown.length === 0 ? NOTHING : markup`<ul class="found">\n${list.shown}</ul>\n${remark(list)}`}`;
}

/** Whether an effect says all of a finding in its own words. */
function isSaidBy({ why, remedy, onMerge }: Effect, finding: Finding): boolean {
  if (onMerge) return finding.rule === unsettledAdoption.code;
  if (why === null || remedy === null || finding.decoded !== null) return false;
  return finding.rule === staleFact.code || why.at(-1) === finding.message.at(-1);
}

function older({ accepted }: Finding): string {
  return accepted === null ? 'older than this change' : 'accepted';
}

function saysWhy({ severity, accepted }: Finding): boolean {
  return severity !== 'notice' && accepted === null;
}

/** Why a fact is what it is, if no finding says it; and its sources, unless it is blocked. */
function state({ id, entry, findings }: FactOnPage, { names }: PageParts): readonly Markup[] {
  if (entry === null || findings.some(saysWhy)) return [];
  const { status, anchors } = entry;
  const why = names.phrase(reasonWords(entry), id);
  if (status === 'policy_blocked' || anchors.length === 0) return [why];
  const changed = anchors.filter(({ verdict }) => verdict !== 'fresh');
  return changed.length === 0
    ? [why, markup`${numbered(anchors.length, 'source')}`]
    : [why, names.phrase(sourceWords(changed), id)];
}

/** What this change decides. */
function decisions({ id }: FactOnPage, { adoptions, coverage }: CardEvidence): Markup {
  const rows = adoptions.get(id) ?? [];
  const list = cut(rows, (one) => decision(one, coverage.get(id)), DECISIONS_ROOM);
  return markup`${list.shown}${remark(list)}`;
}

/** The cited code, which is open for a stale fact, and the history. */
function evidence({ id, entry }: FactOnPage, details: CardEvidence): Markup {
  if (entry?.status === 'policy_blocked') return NOTHING;
  const { cited, space, histories, arrivals } = details;
  const adoptions = details.adoptions.get(id) ?? [];
  const parts = [
    ...(cited.get(id) ?? []).map((one) => citedCode(one, entry?.status === 'stale')),
    historyList(histories.get(id) ?? [], { adoptions, arrivals }),
  ];
  return markup`${parts.map((part) => space.take(id, part))}`;
}
