import type { Evaluation } from '../../gate/evaluate.js';
import { countEntries } from '../counts.js';
import { verdictReason } from '../verdict-line.js';
import { noFactsAdvice, subjectWords, verdictWords } from '../words.js';
import { markup, NOTHING, type Markup } from './markup.js';
import { fullSentence, sentence } from './phrase.js';
import { STATUS_TONES, verdictTone, type StatusBadge, type Tone } from './tone.js';

/*
 * The top of the page: the verdict with its sign, the reason in a sentence, what to do in a new repository, and how the
 * facts stand: "12 trusted, 1 stale", with a bar. Sign and bar are hidden from screen readers, for words say the same.
 */

/** The verdict, its reason, and how the facts stand: what a reader sees first. @param trend how they came there. */
export function pageHead(evaluation: Evaluation, trend: Markup): Markup {
  const { subject } = evaluation;
  const advice = noFactsAdvice(evaluation);
  const where = subject.repository === null ? NOTHING : markup`${subject.repository} · `;
  const next =
    advice === null ? NOTHING : markup`<p class="advice">${sentence(advice.remedy)}</p>\n`;
  const tone = verdictTone(evaluation.verdict, evaluation.mode === 'enforce');
  return markup`<header>\n
    <div class="masthead">
      <span><strong>memtrust</strong> trust report</span>
      <span>${where}${sentence(subjectWords(evaluation))}</span>
    </div>\n
    <div class="verdict tone-${tone}">\n
      ${sign(evaluation)}\n
      <div>\n
        <h1>${capital(verdictWords(evaluation))}</h1>\n
        <p class="reason">${fullSentence(verdictReason(evaluation))}</p>\n
        ${next}
      </div>\n
    </div>\n
    ${tally(evaluation)}${trend}
    </header>\n`;
}

function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A tick, a cross or an exclamation mark, drawn in the page: it loads no picture. */
function sign({ verdict }: Evaluation): Markup {
  const strokes = markup`stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  const unseen = markup`aria-hidden="true" focusable="false"`;
  return markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" ${strokes} ${unseen}>
    <circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>
    ${SIGNS[verdict]}
    </svg>`;
}

const SIGNS: Readonly<Record<Evaluation['verdict'], Markup>> = {
  pass: markup`<path d="m7.5 12.5 3 3 6-6.5"/>`,
  fail: markup`<path d="m8.5 8.5 7 7m0-7-7 7"/>`,
  error: markup`<path d="M12 7v6m0 3.5v.01"/>`,
};

/** A part of the facts, or a count beside them. */
interface Share {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

/** The counts, and a bar of what the facts are: each as wide as its share. */
function tally(evaluation: Evaluation): Markup {
  const { entries } = evaluation;
  const facts = entries.filter((entry) => entry.record !== null);
  const counts = countEntries(facts);
  const trusted = facts.filter((entry) => entry.trustedBaseline).length;
  const shares = [
    share('trusted', 'trusted', trusted),
    share('not in the baseline', 'accepted', counts.accepted - trusted),
    share('stale', 'stale', counts.stale),
    share('candidates', 'candidate', counts.candidate),
    share('superseded', 'superseded', counts.superseded),
    share('policy-blocked', 'policy_blocked', counts.policy_blocked),
    share('rejected', 'rejected', counts.rejected),
  ].filter(({ count }) => count > 0);
  const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
  const evidence = entries.length - facts.length - agentFiles;
  const others = [
    share('agent files', 'advisory', agentFiles),
    share('evidence files', 'advisory', evidence),
  ].filter(({ count }) => count > 0);
  const figures = [...shares, ...others].map(
    ({ label, count, tone }) =>
      markup`<div><dt><i class="tone-${tone}"></i>${label}</dt><dd>${count}</dd></div>\n`,
  );
  return figures.length === 0
    ? NOTHING
    : markup`<dl class="tally">\n${figures}</dl>\n${bar(shares, facts.length)}`;
}

function share(label: string, standing: StatusBadge, count: number): Share {
  return { label, count, tone: STATUS_TONES[standing] };
}

/** One rectangle a share, side by side; none where there is only one kind. */
function bar(shares: readonly Share[], total: number): Markup {
  if (shares.length < 2) return NOTHING;
  let before = 0;
  const parts = shares.map(({ count, tone }) => {
    const x = percent(before, total);
    before += count;
    return markup`<rect class="tone-${tone}" x="${x}%" width="${percent(count, total)}%" height="100%"/>`;
  });
  return markup`<svg class="share" aria-hidden="true" focusable="false">${parts}</svg>\n`;
}

function percent(part: number, whole: number): string {
  return ((part / whole) * 100).toFixed(2);
}
