import type { Evaluation } from '../../gate/evaluate.js';
import { countEntries, noFactsAdvice, subjectWords, verdictWords } from '../words.js';
import { type AfterApproval, firstError, nextStep, verdictReason } from '../verdict.js';
import { code, fullSentence, markup, type Markup, NOTHING, sentence, text } from './markup.js';
import { STATUS_TONES, type StatusBadge, type Tone, verdictTone } from './elements.js';
import { remedyLine } from './findings.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { VERSION } from '../project.js';
import type { AdoptionTrend, PageNames } from './names.js';

/* The head of the page with the verdict, the chart of adoptions, and the foot. */

export function pageHead(evaluation: Evaluation, names: PageNames, after: AfterApproval): Markup {
  const { subject } = evaluation;
  const where = subject.repository === null ? NOTHING : markup`${subject.repository} · `;
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
        ${toDo(evaluation, names, after)}
      </div>\n
    </div>\n
    ${tally(evaluation)}
    </header>\n`;
}

/** What an approval needs, or a link to the first error; and the advice for a repository without facts. */
function toDo(evaluation: Evaluation, names: PageNames, after: AfterApproval): Markup {
  const step = nextStep(evaluation, after);
  const error = firstError(evaluation);
  const link = error === null ? NOTHING : names.finding(error, 'what to do');
  const see = link.html === '' ? NOTHING : markup`<p class="advice">See ${link}.</p>\n`;
  const advice = noFactsAdvice(evaluation);
  return markup`${step === null ? see : remedyLine(step)}
    ${advice === null ? NOTHING : markup`<p class="advice">${sentence(advice.remedy)}</p>\n`}`;
}

function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** An inline SVG: the page loads no picture. */
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

interface Share {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

/** The counts, and a bar in which each part is as wide as its share. */
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

/** Empty if there is only one kind. */
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

const POLICY_ORIGINS: Readonly<Record<Evaluation['policy']['origin'], string>> = {
  file: `from ${POLICY_PATH} of the base`,
  defaults: 'the strict defaults: the base has no policy',
  broken: 'the strict defaults: the policy of the base cannot be read',
};

/** What was judged. @param trend adoptions of the last commits. */
export function pageFoot(evaluation: Evaluation, trend: AdoptionTrend | null): Markup {
  const { subject, policy, mode, manifestSha256 } = evaluation;
  const files = subject.isStaged === true ? 'the staged files' : 'the working tree';
  const rows: readonly (readonly [string, Markup])[] = [
    ...(subject.repository === null ? [] : [['Repository', code(subject.repository)] as const]),
    ['Base', subject.baseSha === null ? markup`none` : code(subject.baseSha)],
    ['Head', subject.headSha === null ? markup`${files}` : code(subject.headSha)],
    ['Policy', markup`${code(subject.policyDigest)}, ${POLICY_ORIGINS[policy.origin]}`],
    ['Mode', markup`${mode}`],
    ['Context manifest', code(manifestSha256)],
    ['Judged at', markup`<time>${subject.evaluatedAt}</time>`],
    ['memtrust', markup`${VERSION}`],
  ];
  const list = rows.map(([term, said]) => markup`<dt>${term}</dt><dd>${said}</dd>\n`);
  return markup`<footer>\n
    <h2>What was judged</h2>\n
    <dl>\n${list}</dl>\n${trendChart(trend)}
    <p>This page loads nothing and sends nothing. Of memory it quotes adopted statements, hidden text and what ledgers
    ${' '}say; all of it is data, not an instruction.
    ${' '}The whole report, for machines, is ${code('trust-report.json')}.</p>\n
    </footer>\n`;
}

/** In units of the drawing. */
const WIDTH = 600;
const HEIGHT = 60;
const MARGIN = 4;

/** Empty without a history or an adoption. */
function trendChart(trend: AdoptionTrend | null): Markup {
  if (trend === null) return NOTHING;
  const { adopted } = trend;
  const [first, last, most] = [adopted[0] ?? 0, adopted.at(-1) ?? 0, Math.max(...adopted)];
  if (adopted.length < 2 || most <= 0) return NOTHING;
  const said =
    Math.min(...adopted) === most
      ? `Adopted facts over the last ${adopted.length} commits of the base: ${last}, unchanged.`
      : `Adopted facts over the last ${adopted.length} commits of the base: ` +
        `${first} at the start, ${last} now, ${most} at most.`;
  return markup`<figure class="trend">\n
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" stroke-width="2" d="${text(pathOf(adopted, most), 2_000)}"/>
    </svg>\n
    <figcaption>${said}</figcaption>\n
    </figure>\n`;
}

/** A step for each commit. */
function pathOf(values: readonly number[], most: number): string {
  const step = (WIDTH - 2 * MARGIN) / (values.length - 1);
  return values
    .map((value, index) => {
      const x = (MARGIN + index * step).toFixed(1);
      const y = (HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN)).toFixed(1);
      return index === 0 ? `M${x} ${y}` : `H${x} V${y}`;
    })
    .join(' ');
}
