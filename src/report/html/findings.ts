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
  cut,
  longList,
  remark,
  type Room,
  SEVERITY_TONES,
  STATUS_TONES,
  type Tone,
} from './elements.js';
import { fullSentence, markup, type Markup, NOTHING, sentence, text } from './markup.js';
import type { PageNames, PageParts } from './names.js';
import type { Status } from '../../trust/entry.js';
import { type Effect, transition } from '../effects.js';

/* Findings and effects on trust, as cards and lists of the page. */

/** As in the JSON report. */
const DECODED_LIMIT = 8_000;
/** A reason beside a text may be any line. */
const REASON_LIMIT = 1_000;
const SEEN_OF_A_RULE = 6;

/** Each rule gets a share of the room, so that one rule does not hide another. */
export function findingCards(
  findings: readonly Finding[],
  page: PageParts,
  { rows, bytes }: Room,
): Markup {
  const groups = grouped(findings, ({ severity, rule }) => `${severity} ${rule}`);
  const share = { rows, bytes: Math.floor(bytes / Math.max(1, groups.size)) };
  return markup`${[...groups.values()].map((group) => card(group, page, share))}`;
}

function card(findings: readonly Finding[], page: PageParts, share: Room): Markup {
  const [first] = findings;
  if (first === undefined) return NOTHING;
  const { severity } = first;
  const rule = rules.find(({ code }) => code === first.rule);
  const count =
    findings.length === 1 ? NOTHING : markup` <span class="count">${findings.length}</span>`;
  const list = cut(findings, (finding) => findingCard(finding, page), share, page.anchors.show);
  const rows = longList(list.shown, (some) => markup`<ul>\n${some}</ul>\n`, SEEN_OF_A_RULE);
  return markup`<article class="card">\n
    <header>\n
      <h3>${chip(SEVERITY_TONES[severity], severity)} ${ruleLink(first)}${count}</h3>\n
      <p>${sentence([rule?.summary ?? ''])}</p>\n
    </header>\n
    ${rows}
    ${remark(list)}
    </article>\n`;
}

function ruleLink({ rule, name }: Pick<Finding, 'rule' | 'name'>): Markup {
  return markup`<a href="${text(ruleUrl({ code: rule, name }), 300)}">${rule} ${name}</a>`;
}

function findingCard(finding: Finding, { anchors, facets, names }: PageParts): Markup {
  const { message, remedy, decoded, severity, accepted, factId } = finding;
  const said = fullSentence(message, (phrase) => names.phrase(phrase, factId));
  const marks = { id: anchors.nameOf(finding), is: facets.ofFinding(finding) };
  const toDo = remedy.length === 0 || accepted !== null ? NOTHING : remedyLine(remedy);
  return markup`<li${attributes(marks)}>\n
    <p class="message">${said}${place(finding, names)}</p>\n
    ${toDo}
    ${accepted === null ? NOTHING : acceptance(accepted)}
    ${decoded === null ? NOTHING : hiddenText(decoded, severity)}
    </li>\n`;
}

function remedyLine(remedy: Phrase): Markup {
  return markup`<p class="remedy">
    <span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(remedy)}
    </p>\n`;
}

/** Empty if the message names the file and no line is known. */
function place({ path, line, column, message }: Finding, names: PageNames): Markup {
  if (
    path === null ||
    (line === null && message.some((part) => typeof part === 'object' && part.quoted === path))
  )
    return NOTHING;
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

export function effectList(effects: readonly Effect[], page: PageParts, room: Room): Markup {
  const list = cut(effects, (effect) => effectItem(effect, page), room);
  const rows = longList(list.shown, (some) => markup`<ul>\n${some}</ul>\n`);
  return markup`<div class="card">\n${rows}${remark(list)}</div>`;
}

function effectItem(effect: Effect, parts: PageParts): Markup {
  const { facets, names } = parts;
  const [from, to] = transition(effect);
  const [finding] = effect.says;
  const rule =
    finding === undefined ? NOTHING : markup` · ${ruleLink(finding)}${below(finding, parts)}`;
  const why =
    effect.why === null ? rule : markup`because ${names.phrase(effect.why, effect.id)}${rule}`;
  const remedy =
    effect.remedy === null || finding !== undefined ? NOTHING : remedyLine(effect.remedy);
  const before = chip(tone(effect.from), from);
  const after = chip(effect.onMerge ? 'good' : tone(effect.to), to);
  const becomes = markup`<span aria-hidden="true">→</span><span class="unseen">becomes</span>`;
  return markup`<li${facets.ofEffect(effect)}>\n
    <p class="transition">${names.entry(effect.id)} ${before} ${becomes} ${after}</p>\n
    ${why.html === '' ? NOTHING : markup`<p class="why">${why}</p>\n`}
    ${remedy}
    </li>\n`;
}

/** A link to the finding that has the remedy. */
function below(finding: Finding, { names }: PageParts): Markup {
  const link = names.finding(finding, 'what to do');
  return link.html === '' ? NOTHING : markup` · ${link}`;
}

function tone(status: Status | null): Tone {
  return status === null ? 'idle' : STATUS_TONES[status];
}
