import type { Finding } from '../../gate/finding.js';
import type { Status } from '../../trust/entry.js';
import { transition, type Effect } from '../effects.js';
import { cut, remark, type Room } from './cut.js';
import { remedyLine, ruleLink } from './findings.js';
import { longList } from './fold.js';
import { markup, NOTHING, type Markup } from './markup.js';
import type { PageParts } from './parts.js';
import { chip, STATUS_TONES, type Tone } from './tone.js';

/*
 * How does the page show what a change does to trust? It decides nothing. Ids go through `code`, or a name could be
 * markup (SECURITY S40).
 */

/** What the change does to trust, a card with a row for each fact. */
export function effectList(effects: readonly Effect[], page: PageParts, room: Room): Markup {
  const list = cut(effects, (effect) => item(effect, page), room);
  const rows = longList(list.shown, (some) => markup`<ul>\n${some}</ul>\n`);
  return markup`<div class="card">\n${rows}${remark(list)}</div>`;
}

function item(effect: Effect, parts: PageParts): Markup {
  const { facets, names } = parts;
  const [from, to] = transition(effect);
  const [finding] = effect.says;
  const rule =
    finding === undefined ? NOTHING : markup` · ${ruleLink(finding)}${below(finding, parts)}`;
  const why =
    effect.why === null ? rule : markup`because ${names.phrase(effect.why, effect.id)}${rule}`;
  // A finding says its remedy below.
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

/** Where the finding says what to do. */
function below(finding: Finding, { names }: PageParts): Markup {
  const link = names.finding(finding, 'what to do');
  return link.html === '' ? NOTHING : markup` · ${link}`;
}

function tone(status: Status | null): Tone {
  return status === null ? 'idle' : STATUS_TONES[status];
}
