import type { Status } from '../../trust/entry.js';
import type { Words } from '../catalogue/catalogue.js';
import { transition, type Effect } from '../effects.js';
import { cut, remark, type Room } from './cut.js';
import { remedyLine, ruleLink } from './findings.js';
import { markup, NOTHING, type Markup } from './markup.js';
import { code, sentence } from './phrase.js';
import { chip, STATUS_TONES, type Tone } from './tone.js';

/*
 * How does the page show what a change does to trust? `html.ts` puts it into the page, with the effects that
 * `report/effects.ts` worked out. It decides nothing. Ids go through `code`, or a name could be markup
 * (SECURITY S40). The words come from `effects.ts`; order and look may be changed.
 * `__tests__/report/html.test.ts` fails when this is wrong.
 */

/** What the change does to trust, a card with a row for each fact. */
export function effectList(effects: readonly Effect[], room: Room, words: Words): Markup {
  const list = cut(effects, (effect) => item(effect, words), room);
  return markup`<div class="card">\n<ul>\n${list.shown}</ul>\n${remark(list, words)}</div>`;
}

function item(effect: Effect, words: Words): Markup {
  const [from, to] = transition(effect, words);
  const [finding] = effect.says;
  const rule = finding === undefined ? NOTHING : markup` · ${ruleLink(finding)}`;
  const why =
    effect.why === null ? rule : markup`${words.page.because}${sentence(effect.why)}${rule}`;
  // A finding says its remedy below.
  const remedy =
    effect.remedy === null || finding !== undefined ? NOTHING : remedyLine(effect.remedy, words);
  const before = chip(tone(effect.from), from);
  const after = chip(effect.onMerge ? 'good' : tone(effect.to), to);
  const becomes = markup`<span aria-hidden="true">→</span><span class="unseen">${words.page.becomes}</span>`;
  return markup`<li>\n
    <p class="transition">${code(effect.id)} ${before} ${becomes} ${after}</p>\n
    ${why.html === '' ? NOTHING : markup`<p class="why">${why}</p>\n`}
    ${remedy}
    </li>\n`;
}

function tone(status: Status | null): Tone {
  return status === null ? 'idle' : STATUS_TONES[status];
}
