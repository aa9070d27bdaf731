import { grouped } from '../../text/collections.js';
import type { Acceptance, Finding, Severity } from '../../gate/finding.js';
import { rules } from '../../gate/rules/index.js';
import { BASELINE_PATH } from '../../memory/baseline.js';
import { type Phrase, plain, say } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import { ruleUrl } from '../project.js';
import {
  attributes,
  chip,
  inShares,
  longList,
  remark,
  type Room,
  SEVERITY_TONES,
} from './elements.js';
import { fullSentence, markup, type Markup, NOTHING, sentence, text } from './markup.js';
import type { PageNames, PageParts } from './names.js';

/* Findings of the page: by rule, or one by one in the card of the fact that they are about. */

/** As in the JSON report. */
const DECODED_LIMIT = 8_000;
/** A reason beside a text may be any line. */
const REASON_LIMIT = 1_000;
const SEEN_OF_A_RULE = 6;

export function findingCards(findings: readonly Finding[], page: PageParts, room: Room): Markup {
  const groups = grouped(findings, ({ severity, rule }) => `${severity} ${rule}`);
  return inShares([...groups.values()], room, (group, list) => {
    const [first] = group;
    if (first === undefined) return NOTHING;
    const { summary = '' } = rules.find(({ code }) => code === first.rule) ?? {};
    const count =
      group.length === 1 ? NOTHING : markup` <span class="count">${group.length}</span>`;
    const rows = list(
      (finding) => markup`<li${marks(finding, page, true)}>\n${findingBody(finding, page)}</li>\n`,
    );
    return markup`<article class="card">\n
      <header>\n
        <h3>${ruleName(first)}${count}</h3>\n
        <p>${sentence([summary])}</p>\n
      </header>\n
      ${longList(rows.shown, SEEN_OF_A_RULE)}
      ${remark(rows)}
      </article>\n`;
  });
}

/** A finding in the card of its fact. @param own the file of the fact. @param label what is to know of it besides. */
export function findingOfFact(
  finding: Finding,
  page: PageParts,
  own: string | null,
  label: string,
): Markup {
  return markup`<li${marks(finding, page, false)}>\n
    <p>${ruleName(finding)}${label === '' ? NOTHING : markup` <span class="quiet">${label}</span>`}</p>\n
    ${findingBody(finding, page, own)}</li>\n`;
}

/** The rule alone, of a finding that the card says in its own words. */
export function ruleOfFact(finding: Finding, page: PageParts, own: string | null): Markup {
  return markup`<span${marks(finding, page, false)}>${ruleName(finding)}${place(finding, page.names, own)}</span>`;
}

function marks(finding: Finding, { anchors, facets }: PageParts, isRow: boolean): Markup {
  return attributes({
    id: anchors.nameOf(finding),
    is: isRow ? facets.ofFinding(finding) : NOTHING,
  });
}

function ruleName({ rule, name, severity }: Finding): Markup {
  const link = markup`<a href="${text(ruleUrl({ code: rule, name }), 300)}">${rule} ${name}</a>`;
  return markup`${chip(SEVERITY_TONES[severity], severity)} ${link}`;
}

function findingBody(finding: Finding, { names }: PageParts, own: string | null = null): Markup {
  const { message, remedy, decoded, severity, accepted, factId } = finding;
  const said = fullSentence(message, (phrase) => names.phrase(phrase, factId));
  return markup`<p class="message">${said}${place(finding, names, own)}</p>\n
    ${remedy.length === 0 || accepted !== null ? NOTHING : remedyLine(remedy)}
    ${accepted === null ? NOTHING : acceptance(accepted)}
    ${decoded === null ? NOTHING : hiddenText(decoded, severity)}`;
}

export function remedyLine(remedy: Phrase): Markup {
  return markup`<p class="remedy">
    <span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(remedy)}
    </p>\n`;
}

/** Empty if no line is known and the file is named already: by the message, or by the card of the fact. */
function place(
  { path, line, column, message }: Finding,
  names: PageNames,
  own: string | null,
): Markup {
  const isNamed =
    path === own || message.some((part) => typeof part === 'object' && part.quoted === path);
  if (path === null || (line === null && isNamed)) return NOTHING;
  const spot =
    line === null
      ? NOTHING
      : markup`<span class="quiet">:${line}${column === null ? NOTHING : markup`:${column}`}</span>`;
  return markup` <span class="place">${names.place(path, line)}${spot}</span>`;
}

/** Who accepted it, and their reason, set apart from our words. */
function acceptance({ by, author, reason }: Acceptance): Markup {
  const where = by === 'baseline' ? say`in ${BASELINE_PATH}` : plain('beside the text');
  const said = say`Accepted${author === null ? [] : say` by ${author}`} ${where}: `;
  return markup`<p class="accepted">${sentence(said)}<q>${text(reason, REASON_LIMIT)}</q></p>\n`;
}

/** The decoded text, set apart as data. */
function hiddenText(decoded: string, severity: Severity): Markup {
  const beginning =
    visible(decoded, DECODED_LIMIT + 1).length > DECODED_LIMIT
      ? 'The hidden text begins, decoded; it is data, not an instruction:'
      : 'The hidden text says, decoded; it is data, not an instruction:';
  return markup`<figure class="decoded tone-${SEVERITY_TONES[severity]}">\n
    <figcaption>${beginning}</figcaption>\n
    <pre>${text(decoded, DECODED_LIMIT)}</pre>\n
    </figure>\n`;
}
