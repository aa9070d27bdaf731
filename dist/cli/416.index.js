export const id = 416;
export const ids = [416];
export const modules = {

  3416:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (  renderHtml)
});

var report_counts = __webpack_require__(4883);
var effects = __webpack_require__(617);
var digest = __webpack_require__(8973);
var words = __webpack_require__(7066);
var visible = __webpack_require__(8232);
;

class Markup {
    html;
    constructor(html) {
        this.html = html;
    }
}
function markup(words, ...values) {
    let html = words[0] ?? '';
    values.forEach((value, index) => {
        html += htmlOf(value) + (words[index + 1] ?? '');
    });
    return new Markup(html);
}
const NOTHING = new Markup('');
function markup_text(data, limit = visible .rV) {
    return new Markup(markup_escape((0,visible .RK)(data, limit)));
}
function join(parts, between = '') {
    return new Markup(parts.map(({ html }) => html).join(between));
}
function htmlOf(value) {
    if (value instanceof Markup)
        return value.html;
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' ? markup_text(value).html : join(value).html;
}
const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function markup_escape(shown) {
    return shown.replace(/[&<>"']|(?<=:):|(?<=#)[#[]/g, (character) => ENTITIES.get(character) ?? `&#${character.charCodeAt(0)};`);
}

;

function cut(items, render, { rows, bytes }) {
    let used = 0;
    const shown = [];
    for (const item of items.slice(0, rows)) {
        const row = render(item);
        used += Buffer.byteLength(row.html, 'utf8');
        if (used > bytes && shown.length > 0)
            break;
        shown.push(row);
    }
    return { shown, left: items.length - shown.length };
}
function remark({ left }) {
    if (left === 0)
        return NOTHING;
    return markup `<p class="cut">${left} more, too many for this page: see <code>trust-report.json</code>.</p>\n`;
}

;


const PROSE_LIMIT = 1_000;
function code(name, limit) {
    return markup `<code>${markup_text(name === '' ? '""' : name, limit)}</code>`;
}
function sentence(phrase) {
    return join(phrase.map((part) => (typeof part === 'string' ? phrase_words(part) : code(part.quoted))));
}
function phrase_words(said) {
    const pieces = (0,visible .RK)(said, PROSE_LIMIT).split(/`([^`]+)`/);
    return join(pieces.map((piece, index) => (index % 2 === 1 ? code(piece, PROSE_LIMIT) : markup_text(piece, PROSE_LIMIT))));
}
function fullSentence(phrase) {
    const [first, ...rest] = phrase;
    const said = sentence(typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : phrase);
    return /[.!?]$/.test(said.html) ? said : markup `${said}.`;
}

;

function sectionMarkup({ id, title, count, body }) {
    return markup `<section id="${id}" aria-labelledby="${id}-title">\n<h2 id="${id}-title">${title} <span class="count">${count}</span></h2>\n${body}\n</section>\n`;
}
function contents(sections) {
    const items = sections.map(({ id, title, count }) => markup `<li><a href="#${id}">${title}</a> <span class="count">${count}</span></li>\n`);
    return markup `<nav aria-label="Sections">\n<ul>\n${items}</ul>\n</nav>\n`;
}
function scrollingTable(caption, columns, rows) {
    return markup `<div class="card scroll" role="region" aria-label="${caption}" tabindex="0">\n${table(caption, columns, rows)}</div>\n`;
}
function table(caption, columns, rows) {
    const head = columns.map((column) => markup `<th scope="col">${column}</th>`);
    return markup `<table>\n<caption class="unseen">${caption}</caption>\n<thead>\n<tr>${head}</tr>\n</thead>\n<tbody>\n${rows}</tbody>\n</table>\n`;
}
function row(name, cells, standing = null) {
    const rest = join(cells.map((cell) => markup `<td>${cell}</td>`));
    const head = markup `<th scope="row">${name}</th>${rest}</tr>\n`;
    return standing === null ? markup `<tr>${head}` : markup `<tr class="${standing}">${head}`;
}

;


const STANDING_TONES = {
    trusted: 'good',
    accepted: 'good',
    candidate: 'note',
    advisory: 'idle',
    superseded: 'idle',
    stale: 'warn',
    policy_blocked: 'violet',
    rejected: 'idle',
};
const SEVERITY_TONES = { error: 'bad', warning: 'warn', notice: 'note' };
function verdictTone(verdict, isEnforced) {
    switch (verdict) {
        case 'pass':
            return 'good';
        case 'fail':
            return isEnforced ? 'bad' : 'warn';
        case 'error':
            return 'bad';
    }
}
function standingOf({ status, trustedBaseline }) {
    return trustedBaseline ? 'trusted' : status;
}
function standingWords(standing) {
    return standing === 'trusted' ? standing : (0,words .o7)(standing);
}
function chip(tone, said) {
    return markup `<span class="chip tone-${tone}">${said}</span>`;
}

;







const MOST_APPROVALS = 20;
function adoptionTable(adoptions, room) {
    const list = cut(adoptions, adoptionRow, room);
    return markup `${scrollingTable('Adoptions', ['Fact', 'Decision', 'Takes effect', 'Approvals'], list.shown)}${remark(list)}`;
}
function adoptionRow({ factId, event, claim, approved, effective, approvals, isProven, isBornWithdrawn }) {
    const takesEffect = isBornWithdrawn ? 'on_merge' : effective;
    const tone = takesEffect === 'never' ? 'warn' : 'good';
    const sorted = approvals.toSorted((a, b) => Number(b.counted) - Number(a.counted));
    const given = sorted.slice(0, MOST_APPROVALS).map(({ login, commitId, counted, why }) => markup `<small>${code(login)} at ${code((0,words .Fu)(commitId))} ${counted ? 'counts' : 'does not count'}: ${phrase_words(why)}</small>`);
    const left = approvals.length - given.length;
    const more = left === 0 ? NOTHING : markup `<small>${left} more, too many for this page: see ${code('trust-report.json')}</small>`;
    const enough = approved ? 'approved' : isProven ? 'proven, none needed' : isBornWithdrawn ? 'none needed' : 'not approved';
    return row(code(factId), [markup `${code(event.type)}<small>of text ${code((0,digest .VK)(claim))}</small>`, chip(tone, words ._R[takesEffect]), markup `${enough}${join(given)}${more}`]);
}
function releaseTable(rows, lowered, room) {
    const list = cut(rows, ({ name, passed, level, evidence }) => row(markup `${name}`, [passed === null ? markup `off` : chip(passed ? 'good' : level === 'error' ? 'bad' : 'warn', passed ? 'passes' : 'fails'), join(evidence.map((line) => markup `<small>${sentence(line)}</small>`))]), room);
    const lead = lowered === null ? NOTHING : markup `<p class="lead">The release gate is ${lowered}.</p>\n`;
    return markup `${lead}${scrollingTable('Release gate', ['Condition', 'Outcome', 'Evidence'], list.shown)}${remark(list)}`;
}
function fixtureTable(cases, room) {
    const list = cut(cases.toSorted((a, b) => Number(a.passed) - Number(b.passed)), fixtureRow, room);
    const passed = cases.filter((one) => one.passed).length;
    const open = passed === cases.length ? NOTHING : markup ` open`;
    return markup `<p class="lead">Known ways to deceive a memory, run through the same judge under the policy in force.</p>\n<details${open}>\n<summary>${passed} of ${cases.length} pass</summary>\n${scrollingTable('Fixtures', ['Fixture', 'From', 'Outcome'], list.shown)}${remark(list)}</details>`;
}
function fixtureRow({ id, kind, passed, contaminated, why }) {
    const outcome = passed ? chip('good', 'passes') : markup `${chip('bad', 'fails')}${contaminated ? markup ` something was trusted that must not be` : NOTHING}<small>${phrase_words(why ?? '')}</small>`;
    return row(code(id), [markup `${kind}`, outcome]);
}

;







function entryTable(entries, room) {
    const sorted = entries.toSorted((a, b) => words .QD.indexOf(a.status) - words .QD.indexOf(b.status));
    const list = cut(sorted, entryRow, room);
    const shown = sorted.slice(0, list.shown.length);
    return markup `${tools(shown)}<div class="card">\n${table('Entries', ['Entry', 'Status', 'Why'], list.shown)}</div>\n${remark(list)}`;
}
function tools(entries) {
    const counts = new Map();
    for (const entry of entries)
        counts.set(standingOf(entry), (counts.get(standingOf(entry)) ?? 0) + 1);
    const facets = [...counts].map(([standing, count]) => markup `<button type="button" class="tone-${STANDING_TONES[standing]}" value="${standing}" aria-pressed="false">${standingWords(standing)} <span class="count">${count}</span></button>\n`);
    return markup `<div class="tools" id="tools" hidden>\n<label>Filter by name or reason<br><input type="search" id="filter" autocomplete="off" spellcheck="false" aria-controls="entries" aria-keyshortcuts="/"></label>\n<div class="facets" role="group" aria-label="Status">\n${facets}</div>\n<p class="quiet" id="shown" role="status"></p>\n</div>\n`;
}
function entryRow(entry) {
    const standing = standingOf(entry);
    const remarks = [...(entry.selfAdopted ? ['self-adopted'] : []), ...(entry.audited === undefined ? [] : [entry.audited ? 'audited' : 'not traced'])];
    const status = markup `${chip(STANDING_TONES[standing], standingWords(standing))}${remarks.length === 0 ? NOTHING : markup `<small>${remarks.join(', ')}</small>`}`;
    return row(code(entry.id), [status, markup `${sentence((0,words .IK)(entry))}${sources(entry)}`], standing);
}
function sources({ status, anchors }) {
    if (status === 'policy_blocked' || anchors.length === 0)
        return NOTHING;
    const changed = anchors.filter(({ verdict }) => verdict !== 'fresh');
    return changed.length === 0 ? markup `<small>${(0,words .jN)(anchors.length, 'source')}</small>` : markup `<small>${sentence((0,effects .hI)(changed))}</small>`;
}

var rules = __webpack_require__(6902);
var baseline = __webpack_require__(8143);
var project = __webpack_require__(7838);
;








const DECODED_LIMIT = 8_000;
const REASON_LIMIT = 1_000;
function findingCards(findings, { rows, bytes }) {
    const groups = grouped(findings);
    const share = { rows, bytes: Math.floor(bytes / Math.max(1, groups.length)) };
    return markup `${groups.map((group) => card(group, share))}`;
}
function grouped(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = `${finding.severity} ${finding.rule}`;
        const group = groups.get(key) ?? { rule: finding.rule, name: finding.name, severity: finding.severity, findings: [] };
        group.findings.push(finding);
        groups.set(key, group);
    }
    return [...groups.values()];
}
function card(group, share) {
    const { severity, findings } = group;
    const summary = rules .a.find((rule) => rule.code === group.rule)?.summary ?? '';
    const count = findings.length === 1 ? NOTHING : markup ` <span class="count">${findings.length}</span>`;
    const list = cut(findings, item, share);
    return markup `<article class="card">\n<header>\n<h3>${chip(SEVERITY_TONES[severity], severity)} ${ruleLink(group)}${count}</h3>\n<p>${sentence([summary])}</p>\n</header>\n<ul>\n${list.shown}</ul>\n${remark(list)}</article>\n`;
}
function ruleLink({ rule, name }) {
    return markup `<a href="${markup_text((0,project .QB)({ code: rule, name }), 300)}">${rule} ${name}</a>`;
}
function item(finding) {
    const { message, remedy, decoded, severity, accepted } = finding;
    const toDo = remedy.length === 0 || accepted !== null ? NOTHING : markup `<p class="remedy"><span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(remedy)}</p>\n`;
    return markup `<li>\n<p class="message">${fullSentence(message)}${place(finding)}</p>\n${toDo}${accepted === null ? NOTHING : acceptance(accepted)}${decoded === null ? NOTHING : hiddenText(decoded, severity)}</li>\n`;
}
function place({ path, line, column, message }) {
    if (path === null || (line === null && message.some((part) => typeof part === 'object' && part.quoted === path)))
        return NOTHING;
    const spot = line === null ? NOTHING : markup `<span class="quiet">:${line}${column === null ? NOTHING : markup `:${column}`}</span>`;
    return markup ` <span class="place">${code(path)}${spot}</span>`;
}
function acceptance({ by, author, reason }) {
    const who = author === null ? NOTHING : markup ` by ${code(author)}`;
    const where = by === 'baseline' ? markup `in ${code(baseline .CM)}` : markup `beside the text`;
    return markup `<p class="accepted">Accepted${who} ${where}: <q>${markup_text(reason, REASON_LIMIT)}</q></p>\n`;
}
function hiddenText(decoded, severity) {
    const beginning = (0,visible .RK)(decoded, DECODED_LIMIT + 1).length > DECODED_LIMIT ? 'The hidden text begins' : 'The hidden text says';
    return markup `<figure class="decoded tone-${SEVERITY_TONES[severity]}">\n<figcaption>${beginning}, decoded; it is data, not an instruction:</figcaption>\n<pre>${markup_text(decoded, DECODED_LIMIT)}</pre>\n</figure>\n`;
}

var policy = __webpack_require__(2570);
var version = __webpack_require__(7747);
;




const ORIGINS = {
    file: `from ${policy .l$} of the base`,
    defaults: 'the strict defaults: the base has no policy',
    broken: 'the strict defaults: the policy of the base cannot be read',
};
function pageFoot({ subject, policy, mode, manifestSha256 }) {
    const rows = [
        ...(subject.repository === null ? [] : [['Repository', code(subject.repository)]]),
        ['Base', subject.baseSha === null ? markup `none` : code(subject.baseSha)],
        ['Head', subject.headSha === null ? markup `the working tree` : code(subject.headSha)],
        ['Policy', markup `${code(subject.policyDigest)}, ${ORIGINS[policy.origin]}`],
        ['Mode', markup `${mode}`],
        ['Context manifest', code(manifestSha256)],
        ['Judged at', markup `<time>${subject.evaluatedAt}</time>`],
        ['memtrust', markup `${version .x}`],
    ];
    const list = rows.map(([term, said]) => markup `<dt>${term}</dt><dd>${said}</dd>\n`);
    return markup `<footer>\n<h2>What was judged</h2>\n<dl>\n${list}</dl>\n<p>This page loads nothing and sends nothing. It quotes no memory but text that was hidden. The whole report, for machines, is <code>trust-report.json</code>.</p>\n</footer>\n`;
}

var verdict_line = __webpack_require__(5985);
;






function pageHead(evaluation) {
    const { subject } = evaluation;
    const advice = (0,words .fl)(evaluation);
    const where = subject.repository === null ? NOTHING : markup `${subject.repository} · `;
    const next = advice === null ? NOTHING : markup `<p class="advice">${sentence(advice.remedy)}</p>\n`;
    return markup `<header>\n<div class="masthead"><span><strong>memtrust</strong> trust report</span><span>${where}${sentence((0,words .oR)(evaluation))}</span></div>\n<div class="verdict tone-${verdictTone(evaluation.verdict, evaluation.mode === 'enforce')}">\n${sign(evaluation)}\n<div>\n<h1>${capital((0,words .L2)(evaluation))}</h1>\n<p class="reason">${fullSentence((0,verdict_line .s)(evaluation))}</p>\n${next}</div>\n</div>\n${tally(evaluation)}</header>\n`;
}
function capital(said) {
    return said.charAt(0).toUpperCase() + said.slice(1);
}
function sign({ verdict }) {
    return markup `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>${SIGNS[verdict]}</svg>`;
}
const SIGNS = {
    pass: markup `<path d="m7.5 12.5 3 3 6-6.5"/>`,
    fail: markup `<path d="m8.5 8.5 7 7m0-7-7 7"/>`,
    error: markup `<path d="M12 7v6m0 3.5v.01"/>`,
};
function tally({ entries }) {
    const facts = entries.filter((entry) => entry.record !== null);
    const counts = (0,report_counts .E)(facts);
    const trusted = facts.filter((entry) => entry.trustedBaseline).length;
    const shares = [
        share('trusted', 'trusted', trusted),
        share('accepted, not in the baseline', 'accepted', counts.accepted - trusted),
        share('stale', 'stale', counts.stale),
        share('candidates', 'candidate', counts.candidate),
        share('superseded', 'superseded', counts.superseded),
        share('policy-blocked', 'policy_blocked', counts.policy_blocked),
        share('rejected', 'rejected', counts.rejected),
    ].filter(({ count }) => count > 0);
    const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
    const evidence = entries.length - facts.length - agentFiles;
    const others = [share('agent files', 'advisory', agentFiles), share('evidence files', 'advisory', evidence)].filter(({ count }) => count > 0);
    const figures = [...shares, ...others].map(({ label, count, tone }) => markup `<div><dt><i class="tone-${tone}"></i>${label}</dt><dd>${count}</dd></div>\n`);
    return figures.length === 0 ? NOTHING : markup `<dl class="tally">\n${figures}</dl>\n${bar(shares, facts.length)}`;
}
function share(label, standing, count) {
    return { label, count, tone: STANDING_TONES[standing] };
}
function bar(shares, total) {
    if (shares.length < 2)
        return NOTHING;
    let before = 0;
    const parts = shares.map(({ count, tone }) => {
        const x = percent(before, total);
        before += count;
        return markup `<rect class="tone-${tone}" x="${x}%" width="${percent(count, total)}%" height="100%"/>`;
    });
    return markup `<svg class="share" aria-hidden="true" focusable="false">${parts}</svg>\n`;
}
function percent(part, whole) {
    return ((part / whole) * 100).toFixed(2);
}

var external_node_crypto_ = __webpack_require__(7598);
var json = __webpack_require__(4205);
var terminal = __webpack_require__(4759);
;
const SCRIPT = `
(() => {
  'use strict';
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const tools = document.getElementById('tools');
  if (tools === null) return;
  const box = document.getElementById('filter');
  const count = document.getElementById('shown');
  const facets = [...tools.querySelectorAll('button')];
  const rows = [...document.querySelectorAll('#entries tbody tr')];
  const isPressed = (facet) => facet.getAttribute('aria-pressed') === 'true';
  let texts = null;
  const filter = () => {
    texts ??= rows.map((row) => row.textContent.toLowerCase());
    const words = box.value.toLowerCase().split(' ').filter((word) => word !== '');
    const chosen = new Set(facets.filter(isPressed).map((facet) => facet.value));
    let shown = 0;
    rows.forEach((row, index) => {
      const fits = (chosen.size === 0 || chosen.has(row.className)) && words.every((word) => texts[index].includes(word));
      row.hidden = !fits;
      if (fits) shown += 1;
    });
    count.textContent = shown === rows.length ? '' : shown + ' of ' + rows.length + ' shown';
  };
  box.addEventListener('input', filter);
  for (const facet of facets) {
    facet.addEventListener('click', () => {
      facet.setAttribute('aria-pressed', String(!isPressed(facet)));
      filter();
    });
  }
  addEventListener('keydown', (event) => {
    const busy = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || busy) return;
    event.preventDefault();
    box.focus();
  });
  tools.hidden = false;
})();
`;

;
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #fcfbf9; --card: #ffffff; --sunk: #f4f2ee; --line: #e4e0d9; --ink: #1d1c1a; --soft: #625d55; --link: #1f5a99;
  --good: #1a6b3c; --bad: #b3261e; --warn: #8a5300; --note: #2b5d8f; --idle: #5f5b66; --violet: #6a3fa0;
  --good-wash: #e9f4ec; --bad-wash: #fcecea; --warn-wash: #fbf1de; --note-wash: #e9f0f8; --idle-wash: #efeef1; --violet-wash: #f2ecf9;
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Helvetica Neue', sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #141416; --card: #1b1b1e; --sunk: #222226; --line: #34343a; --ink: #ebe9e5; --soft: #a6a199; --link: #8cbcf0;
    --good: #7fd1a0; --bad: #ff9a90; --warn: #eebf6d; --note: #94c1f0; --idle: #b5b1bd; --violet: #c8a9f2;
    --good-wash: #18291f; --bad-wash: #351c1b; --warn-wash: #30260f; --note-wash: #182637; --idle-wash: #28272c; --violet-wash: #29203a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 1rem/1.6 var(--sans); overflow-wrap: anywhere; }
header, nav, main, footer { max-width: 64rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
p, ul, dl, h1, h2, h3, figure, pre { margin: 0; }
ul { padding: 0; list-style: none; }
code, pre { font: 0.875em/1.5 var(--mono); unicode-bidi: isolate; }
.skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--card); }
.skip:focus { left: 0; z-index: 1; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.tone-good { --tone: var(--good); --wash: var(--good-wash); }
.tone-bad { --tone: var(--bad); --wash: var(--bad-wash); }
.tone-warn { --tone: var(--warn); --wash: var(--warn-wash); }
.tone-note { --tone: var(--note); --wash: var(--note-wash); }
.tone-idle { --tone: var(--idle); --wash: var(--idle-wash); }
.tone-violet { --tone: var(--violet); --wash: var(--violet-wash); }

header { padding-top: clamp(1.25rem, 4vw, 2.5rem); }
.masthead { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1.5rem; color: var(--soft); font-size: 0.875rem; }
.masthead strong { color: var(--ink); font-weight: 650; letter-spacing: -0.01em; }
.verdict { display: grid; grid-template-columns: auto 1fr; gap: 0 1.1rem; margin-top: clamp(1.25rem, 4vw, 2.25rem); align-items: start; }
.verdict svg { width: 2.75rem; height: 2.75rem; color: var(--tone); }
h1 { font-size: clamp(1.75rem, 5vw, 2.375rem); font-weight: 680; line-height: 1.15; letter-spacing: -0.025em; color: var(--tone); }
.reason { margin-top: 0.5rem; max-width: 46rem; font-size: 1.125rem; line-height: 1.5; }
.advice { margin-top: 0.35rem; color: var(--soft); }
.tally { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin-top: 1.75rem; }
.tally div { display: flex; flex-direction: column-reverse; }
.tally dd { margin: 0; font-size: 1.5rem; font-weight: 620; line-height: 1.2; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.tally dt { display: flex; align-items: center; gap: 0.4rem; color: var(--soft); font-size: 0.8125rem; }
.tally dt i { width: 0.55rem; height: 0.55rem; border-radius: 50%; background: var(--tone); }
.share { display: block; width: 100%; height: 0.5rem; margin-top: 1.1rem; border-radius: 0.25rem; background: var(--sunk); }
.share rect { fill: var(--tone); }

nav { margin-top: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1.4rem; padding-block: 0.75rem; border-block: 1px solid var(--line); font-size: 0.9375rem; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
.count { color: var(--soft); font-size: 0.8125em; font-weight: 450; font-variant-numeric: tabular-nums; }

section { margin-top: 2.75rem; }
h2 { margin-bottom: 0.9rem; font-size: 1.25rem; font-weight: 660; line-height: 1.3; letter-spacing: -0.015em; }
h3 { font-size: 1rem; font-weight: 620; line-height: 1.4; }
.lead { max-width: 46rem; margin-bottom: 0.9rem; color: var(--soft); font-size: 0.9375rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.625rem; }
.card + .card, details + .card { margin-top: 0.9rem; }
.card > header, .card > ul > li { padding: 0.85rem 1.1rem; }
.card > header { max-width: none; margin: 0; }
.card > header p { margin-top: 0.15rem; color: var(--soft); font-size: 0.9375rem; }
.card > ul > li { border-top: 1px solid var(--line); }
.card > ul:first-child > li:first-child { border-top: 0; }
.chip { display: inline-block; padding: 0.05rem 0.5rem; border-radius: 1rem; background: var(--wash); color: var(--tone); font: 550 0.8125rem/1.45 var(--sans); white-space: nowrap; }
.place { color: var(--soft); font-size: 0.9375rem; }
.place .quiet { font: 0.875em/1.5 var(--mono); }
.remedy { position: relative; margin-top: 0.3rem; padding-left: 1.35rem; color: var(--soft); font-size: 0.9375rem; }
.remedy > span:first-child { position: absolute; left: 0; }
.remedy code, .reason code, .message code, .advice code { color: var(--ink); }
.accepted { margin-top: 0.3rem; color: var(--soft); font-size: 0.9375rem; }
.accepted q { color: var(--ink); unicode-bidi: isolate; }
.transition { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 0.6rem; }
.transition code { font-weight: 600; }
.why { margin-top: 0.2rem; color: var(--soft); font-size: 0.9375rem; }
.why code { color: var(--ink); }
.decoded { margin-top: 0.7rem; border-left: 3px solid var(--tone); background: var(--wash); border-radius: 0 0.4rem 0.4rem 0; padding: 0.6rem 0.9rem; }
.decoded figcaption { color: var(--tone); font-size: 0.8125rem; font-weight: 600; }
.decoded pre { margin-top: 0.25rem; max-height: 18rem; overflow: auto; white-space: pre-wrap; }
.quiet { color: var(--soft); }
.cut { margin-top: 0.75rem; color: var(--warn); font-size: 0.9375rem; }
.card > .cut { margin: 0; padding: 0 1.1rem 0.85rem; }
.alarm { padding: 0.9rem 1.1rem; border-left: 3px solid var(--tone); border-radius: 0 0.5rem 0.5rem 0; background: var(--wash); }
.alarm li + li { margin-top: 0.35rem; }
details > summary { cursor: pointer; padding-block: 0.25rem; color: var(--link); font-weight: 550; }
details[open] > summary { margin-bottom: 0.75rem; }

.tools { display: grid; gap: 0.75rem; margin-bottom: 0.9rem; }
.tools[hidden] { display: none; }
.tools label { display: block; color: var(--soft); font-size: 0.8125rem; }
.tools input { width: 100%; max-width: 26rem; margin-top: 0.2rem; padding: 0.5rem 0.75rem; border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; }
.facets { display: flex; flex-wrap: wrap; gap: 0.45rem; }
.facets button { padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: var(--ink); font: 500 0.875rem/1.5 var(--sans); cursor: pointer; }
.facets button:hover { border-color: var(--tone); }
.facets button[aria-pressed='true'] { border-color: var(--tone); background: var(--wash); color: var(--tone); }
.facets button[aria-pressed='true'] .count { color: inherit; }
.scroll { overflow-x: auto; }
.scroll table { min-width: 40rem; }
.scroll thead th, .scroll td:nth-child(2) { overflow-wrap: break-word; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.55rem 0.75rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { border-top: 0; color: var(--soft); font-size: 0.8125rem; }
th:first-child { padding-left: 1.1rem; }
td:last-child { padding-right: 1.1rem; }
tr[hidden] { display: none; }
#entries table { table-layout: fixed; }
#entries thead th:nth-child(1) { width: 38%; }
#entries thead th:nth-child(2) { width: 8.5rem; }
td small { display: block; color: var(--soft); font-size: 0.8125rem; }

footer { margin-top: 3.5rem; padding-block: 1.5rem 3rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.875rem; }
footer h2 { font-size: 1rem; color: var(--ink); }
footer dl { display: grid; grid-template-columns: 9rem 1fr; gap: 0.3rem 1rem; }
footer dt, footer dd { margin: 0; }
footer dd { color: var(--ink); }
footer p { margin-top: 1.1rem; max-width: 46rem; }

@media (max-width: 40rem) {
  .verdict svg { width: 2rem; height: 2rem; }
  .verdict { gap: 0 0.75rem; }
  .reason, .advice { grid-column: 1 / -1; }
  #entries table, #entries tbody, #entries tr, #entries th, #entries td { display: block; }
  #entries thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #entries tr { padding: 0.7rem 1.1rem; border-top: 1px solid var(--line); }
  #entries tr:first-child { border-top: 0; }
  #entries tr[hidden] { display: none; }
  #entries th, #entries td { padding: 0.1rem 0; border: 0; }
  footer dl { grid-template-columns: 1fr; gap: 0; }
  footer dd { margin-bottom: 0.5rem; }
}
@media print {
  :root {
    --page: #ffffff; --card: #ffffff; --sunk: #f4f2ee; --line: #cfcac2; --ink: #000000; --soft: #4a463f; --link: #000000;
    --good: #1a6b3c; --bad: #b3261e; --warn: #8a5300; --note: #2b5d8f; --idle: #5f5b66; --violet: #6a3fa0;
    --good-wash: #ffffff; --bad-wash: #ffffff; --warn-wash: #ffffff; --note-wash: #ffffff; --idle-wash: #ffffff; --violet-wash: #ffffff;
  }
  html { font-size: 10pt; }
  header, nav, main, footer { max-width: none; padding-inline: 0; }
  nav, .tools, .skip { display: none; }
  .scroll { overflow: visible; }
  .scroll table { min-width: 0; }
  .chip { border: 1px solid var(--tone); }
  .decoded pre { max-height: none; }
  li, tr, h2, h3, .card > header { break-inside: avoid; }
  h2, h3, .card > header { break-after: avoid; }
  .share { print-color-adjust: exact; }
}
`;

;






const POLICY = `default-src 'none'; script-src ${hashSource(SCRIPT)}; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'`;
function page(title, body, excerpt) {
    const before = markup `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="`.html;
    const head = markup `">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
`.html;
    const html = `${before}${POLICY}${head}<style>${STYLE}</style>\n</head>\n<body>\n${body.html}<script type="application/json" id="subject">\n${inScript(excerpt)}</script>\n<script>${SCRIPT}</script>\n</body>\n</html>\n`;
    return (0,terminal .Df)(html);
}
function inScript(value) {
    return (0,json .h)(value).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
function hashSource(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
}

;






function effectList(effects, room) {
    const list = cut(effects, trust_item, room);
    return markup `<div class="card">\n<ul>\n${list.shown}</ul>\n${remark(list)}</div>`;
}
function trust_item(effect) {
    const [from, to] = (0,effects .kY)(effect);
    const [finding] = effect.says;
    const rule = finding === undefined ? NOTHING : markup ` · ${ruleLink(finding)}`;
    const why = effect.why === null ? rule : markup `because ${sentence(effect.why)}${rule}`;
    const remedy = effect.remedy === null || finding !== undefined ? NOTHING : markup `<p class="remedy"><span aria-hidden="true">→</span><span class="unseen">What to do: </span>${sentence(effect.remedy)}</p>\n`;
    return markup `<li>\n<p class="transition">${code(effect.id)} ${chip(tone(effect.from), from)} <span aria-hidden="true">→</span><span class="unseen">becomes</span> ${chip(effect.onMerge ? 'good' : tone(effect.to), to)}</p>\n${why.html === '' ? NOTHING : markup `<p class="why">${why}</p>\n`}${remedy}</li>\n`;
}
function tone(status) {
    return status === null ? 'idle' : STANDING_TONES[status];
}

var trust_report = __webpack_require__(4544);
;















const ROOM = {
    incomplete: { rows: 100, bytes: 40_000 },
    trust: { rows: 500, bytes: 150_000 },
    findings: { rows: 500, bytes: 400_000 },
    older: { rows: 200, bytes: 100_000 },
    accepted: { rows: 200, bytes: 100_000 },
    entries: { rows: 5_000, bytes: 1_050_000 },
    adoptions: { rows: 500, bytes: 80_000 },
    release: { rows: 10, bytes: 40_000 },
    fixtures: { rows: 500, bytes: 60_000 },
};
function renderHtml(evaluation) {
    const { subject } = evaluation;
    const sections = sectionsOf(evaluation);
    const about = subject.repository === null ? '' : ` — ${subject.repository}`;
    const body = markup `<a class="skip" href="#report">Skip to the report</a>\n${pageHead(evaluation)}${contents(sections)}<main id="report" tabindex="-1">\n${calm(evaluation, sections)}${sections.map(sectionMarkup)}</main>\n${pageFoot(evaluation)}`;
    return page(`memtrust: ${(0,words .L2)(evaluation)}${about}`, body, excerpt(evaluation));
}
function calm({ scope, verdict }, sections) {
    if (verdict !== 'pass' || sections.some(({ id }) => id === 'findings' || id === 'trust' || id === 'adoptions' || id === 'incomplete'))
        return NOTHING;
    const said = scope === 'state' ? 'Nothing is wrong here.' : 'This change leaves trust as it is, and the gate found nothing wrong with it.';
    return markup `<section aria-label="Findings">\n<p class="lead">${said}</p>\n</section>\n`;
}
function excerpt(evaluation) {
    const { fixtures } = evaluation;
    const alone = { ...evaluation, entries: [], changes: [], findings: [], adoptions: [], incomplete: [], fixtures: { ...fixtures, cases: [] } };
    const { tool, subject, verdict } = (0,trust_report.trustReport)(alone, { manifestPath: null });
    return { excerpt_of: 'memtrust.trust_report', tool, subject, verdict, counts: (0,report_counts .E)(evaluation.entries) };
}
function sectionsOf(evaluation) {
    const { entries, adoptions, fixtures, incomplete, scope } = evaluation;
    const current = (0,words .Oe)(evaluation);
    const older = (0,words .ph)(evaluation);
    const accepted = (0,words .oG)(evaluation);
    const trust = (0,effects .zb)(evaluation);
    const lowered = (0,words .k1)(evaluation);
    const sections = [
        { id: 'incomplete', title: 'Not judged', count: incomplete.length, body: alarm(incomplete) },
        { id: 'trust', title: 'What this change does to trust', count: trust.length, body: effectList(trust, ROOM.trust) },
        { id: 'findings', title: scope === 'state' ? 'Findings' : 'Findings of this change', count: current.length, body: findingCards(current, ROOM.findings) },
        { id: 'entries', title: 'Entries', count: entries.length, body: entryTable(entries, ROOM.entries) },
        { id: 'adoptions', title: 'Adoptions in this change', count: adoptions.length, body: adoptionTable(adoptions, ROOM.adoptions) },
        { id: 'release', title: 'Release gate', count: lowered === null ? (0,words .zt)(evaluation).length : evaluation.releaseGate.length, body: releaseTable(evaluation.releaseGate, lowered, ROOM.release) },
        { id: 'fixtures', title: 'Fixtures', count: fixtures.cases.length, body: fixtureTable(fixtures.cases, ROOM.fixtures) },
        { id: 'older', title: 'Older findings', count: older.length, body: folded('They were so before this change, and do not count for the verdict.', findingCards(older, ROOM.older)) },
        { id: 'accepted', title: 'Accepted findings', count: accepted.length, body: folded('Somebody accepted them with a reason, and they do not count for the verdict.', findingCards(accepted, ROOM.accepted)) },
    ];
    return sections.filter(({ count }) => count > 0);
}
function alarm(incomplete) {
    const list = cut(incomplete, (line) => markup `<li>${phrase_words(line)}</li>\n`, ROOM.incomplete);
    return markup `<div class="alarm tone-warn">\n<ul>\n${list.shown}</ul>\n</div>\n${remark(list)}`;
}
function folded(lead, cards) {
    return markup `<p class="lead">${lead}</p>\n<details>\n<summary>Show them</summary>\n${cards}</details>`;
}


  }),

  5985:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  verdictLine),
    s: () => (  verdictReason)
  });
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8013);
  var _effects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(617);
  var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);



function verdictLine(evaluation) {
    return [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(evaluation)} — `, ...verdictReason(evaluation)];
}
function verdictReason(evaluation) {
    const current = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .Oe)(evaluation);
    const errors = current.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined)
        return passWords(evaluation, current);
    const more = errors.length === 1 ? '' : ` — and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .jN)(errors.length - 1, 'more error')}`;
    return [`${first.rule} ${first.name}: `, ...first.message, more];
}
function passWords(evaluation, current) {
    const warnings = current.filter(({ severity }) => severity === 'warning').length;
    const trust = (0,_effects_js__WEBPACK_IMPORTED_MODULE_1__  .zb)(evaluation);
    const lost = trust.filter(({ from, to, onMerge }) => from === 'accepted' && to !== 'accepted' && !onMerge).length;
    const gained = trust.filter(({ onMerge, to }) => onMerge || to === 'accepted').length;
    const added = trust.filter(({ from, to, onMerge }) => from === null && to === 'candidate' && !onMerge).length;
    const parts = [
        ...(lost === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .jN)(lost, 'fact')} ${lost === 1 ? 'loses' : 'lose'} trust`]),
        ...(gained === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .jN)(gained, 'fact')} trusted once merged`]),
        ...(added === 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .jN)(added, 'new candidate')]),
        ...(warnings === 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .jN)(warnings, 'warning')]),
    ];
    if (parts.length > 0)
        return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .pj)(parts.join(', '));
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .fl)(evaluation) !== null)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .JA)(evaluation);
    return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .pj)(evaluation.scope === 'state' ? 'nothing is wrong' : 'this change leaves trust as it is');
}


  })

};
