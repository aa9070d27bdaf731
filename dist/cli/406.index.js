export const id = 406;
export const ids = [406];
export const modules = {

  2406:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  renderComment: () => (  renderComment),
  renderSummary: () => (  renderSummary)
});

var phrase = __webpack_require__(8013);
var digest = __webpack_require__(8973);
var effects = __webpack_require__(617);
;
const NOTE_BYTES = 600;
function fit(lead, blocks, foot, limit) {
    const parts = [lead];
    const dropped = [];
    let used = bytes(lead) + bytes(foot) + NOTE_BYTES;
    for (const block of blocks) {
        const frame = bytes(block.open) + bytes(block.close) + bytes(moreRows(block.rows.length));
        let size = used + frame;
        let kept = 0;
        for (const row of block.rows) {
            if (size + bytes(row) > limit)
                break;
            size += bytes(row);
            kept += 1;
        }
        if (kept === 0 && block.rows.length > 0) {
            dropped.push(block.title);
            continue;
        }
        used = size;
        const left = block.rows.length - kept;
        parts.push(block.open, ...block.rows.slice(0, kept), ...(left === 0 ? [] : [moreRows(left)]), block.close);
    }
    if (dropped.length > 0)
        parts.push(`\nToo long for here and left out: ${dropped.join(', ')}. The whole report is \`trust-report.json\`.\n`);
    return [...parts, foot].join('');
}
function moreRows(count) {
    return `\n${count} more, too long for here: see \`trust-report.json\`.\n`;
}
function bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}

var markdown = __webpack_require__(5805);
;

function placeWords({ path, line, column }) {
    return [path, line ?? [], column ?? []].flat().join(':');
}
const plainNames = {
    entry: (id) => (0,markdown .SS)(id),
    phrase: (phrase) => (0,markdown .jV)(phrase),
    place: (place) => (0,markdown .SS)(placeWords(place)),
    rule: ({ rule, name }) => `${rule} ${name}`,
};

var verdict_line = __webpack_require__(5985);
var version = __webpack_require__(7747);
var words = __webpack_require__(7066);
;









const unlinked = () => plainNames;
const COMMENT_LIMIT = 64_000;
const SUMMARY_LIMIT = 900_000;
const LINE_END = '\\';
const LINES_OPEN = 8;
const LINES_OPEN_AT_FIRST = 6;
function renderComment(evaluation, { marker, limit = COMMENT_LIMIT, names = unlinked }) {
    return comment_document(evaluation, `${marker}\n\n`, limit, names);
}
function renderSummary(evaluation, names = unlinked) {
    return comment_document(evaluation, '', SUMMARY_LIMIT, names);
}
function comment_document(evaluation, opening, limit, namesOf) {
    const advice = (0,words .fl)(evaluation);
    const names = namesOf(evaluation);
    const lead = `${opening}**memtrust: ${names.phrase((0,verdict_line .M)(evaluation))}**${advice === null ? '' : `${LINE_END}\n${(0,markdown .jV)(forReader(advice.remedy, evaluation))}`}\n`;
    return fit(lead, saysNothing(evaluation) ? [] : blocks(evaluation, names), `\n${footLine(evaluation)}\n`, limit);
}
function blocks(evaluation, names) {
    const current = (0,words .Oe)(evaluation);
    const trust = (0,effects .zb)(evaluation);
    const told = new Set(trust.flatMap((effect) => effect.says));
    const remedies = new Said(evaluation);
    const effectRows = trust.map((effect) => effectRow(effect, remedies, names));
    const findingRows = current.filter((finding) => !told.has(finding)).map((finding) => findingRow(finding, remedies, names));
    const most = evaluation.entries.some(({ record }) => record !== null) ? LINES_OPEN : LINES_OPEN_AT_FIRST;
    const openEffects = rowsWithin(effectRows, most);
    const openFindings = rowsWithin(findingRows, most - linesOf(effectRows.slice(0, openEffects)));
    const older = new Said(evaluation);
    return [
        list('what could not be judged', '**Not judged**', notJudged(evaluation, current)),
        list('changes of trust', '**What this change does to trust**', effectRows.slice(0, openEffects)),
        list('findings', told.size > 0 ? '**Other findings of this change**' : '**Findings**', findingRows.slice(0, openFindings)),
        folded('more changes of trust', effectRows.slice(openEffects)),
        folded('more findings', findingRows.slice(openFindings)),
        list('release gate', '**Release gate**', (0,words .zt)(evaluation).map(({ name, level }) => `- fails${level === 'error' ? '' : ', and the policy lowers it'}: ${(0,markdown .CS)(name)}\n`)),
        adoptions(evaluation, names),
        folded(evaluation.verdict === 'error' ? 'other findings' : 'older findings, not from this change', (0,words .ph)(evaluation).map((finding) => findingRow(finding, older, names))),
        entries(evaluation, names),
        fixtures(evaluation),
    ].filter((block) => block.rows.length > 0);
}
function rowsWithin(rows, lines) {
    let count = 0;
    while (count < rows.length && (count === 0 || linesOf(rows.slice(0, count + 1)) <= lines))
        count += 1;
    return count;
}
function linesOf(rows) {
    return rows.join('').split('\n').length - 1;
}
function notJudged({ incomplete }, current) {
    const said = new Set(current.map((finding) => (0,phrase .tN)(finding.message)));
    return incomplete.filter((line) => !said.has(line)).map((line) => `- ${(0,markdown .CS)(line)}\n`);
}
function saysNothing(evaluation) {
    const { verdict, incomplete } = evaluation;
    return verdict === 'pass' && incomplete.length === 0 && (0,words .Oe)(evaluation).length === 0 && (0,effects .zb)(evaluation).length === 0 && evaluation.adoptions.length === 0;
}
function footLine(evaluation) {
    const { subject, policy, probes, fixtures: { cases } } = evaluation;
    const older = (0,words .ph)(evaluation).length;
    const lowered = (0,words .k1)(evaluation);
    const parts = [
        ...((0,words .fl)(evaluation) === null ? [(0,markdown .jV)((0,words .JA)(evaluation))] : []),
        ...(older === 0 ? [] : [(0,words .jN)(older, 'older finding')]),
        ...(lowered === null ? [] : [`release gate ${lowered}`]),
        ...(cases.length === 0 ? [] : [`${cases.filter((one) => one.passed).length} of ${(0,words .jN)(cases.length, 'fixture')} pass`]),
        ...(probes.survived.length === 0 ? [] : [`${probes.falsifiable} of ${(0,words .jN)(probes.facts, 'probed fact')} falsifiable`]),
        (0,markdown .jV)((0,words .oR)(evaluation)),
        `policy ${(0,markdown .SS)((0,digest .VK)(subject.policyDigest))}${policy.origin === 'file' ? '' : ' (strict defaults)'}`,
        `memtrust ${version .x}`,
        `manifest ${(0,markdown .SS)(`sha256:${(0,digest .VK)(evaluation.manifestSha256)}`)}`,
    ];
    return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}
function effectRow(effect, remedies, names) {
    const [from, to] = (0,effects .kY)(effect);
    const [finding] = effect.says;
    const severity = finding === undefined || finding.severity === 'notice' ? '' : `**${finding.severity}** `;
    const why = effect.why === null ? '' : `, because ${names.phrase(effect.why, effect.id)}`;
    const rule = finding === undefined ? '' : ` · ${names.rule(finding)}`;
    return `- ${severity}${names.entry(effect.id)}: ${from} → **${to}**${why}${rule}${remedies.line(effect.remedy)}\n`;
}
function findingRow(finding, remedies, names) {
    const { severity, path, line, column, message, factId } = finding;
    const named = line === null && message.some((part) => typeof part === 'object' && part.quoted === path);
    const place = path === null || named ? '' : ` · ${names.place({ path, line, column })}`;
    return `- **${severity}** ${names.phrase(message, factId)}${place} · ${names.rule(finding)}${remedies.line(finding.remedy)}\n`;
}
class Said {
    evaluation;
    texts = new Set();
    constructor(evaluation) {
        this.evaluation = evaluation;
    }
    line(remedy) {
        const text = remedy === null ? '' : (0,markdown .jV)(forReader(remedy, this.evaluation));
        if (text === '' || this.texts.has(text))
            return '';
        this.texts.add(text);
        return `${LINE_END}\n  ${text}`;
    }
}
function forReader(remedy, { authorMayWrite }) {
    if (authorMayWrite !== false || !(0,phrase .tN)(remedy).includes('npx memtrust'))
        return remedy;
    return (0,phrase .pj)('A maintainer can settle this; nothing is asked of you.');
}
function list(title, heading, rows) {
    return { title, open: `\n${heading}\n\n`, rows, close: '' };
}
function folded(title, rows) {
    return { title, open: `\n<details><summary>${capital(title)} (${rows.length})</summary>\n\n`, rows, close: '\n</details>\n' };
}
function table(title, columns, rows) {
    const { open, close } = folded(title, rows.map(String));
    return { title, open: `${open}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`, rows: rows.map(tableRow), close };
}
function tableRow(cells) {
    return `| ${cells.map(markdown .xR).join(' | ')} |\n`;
}
function adoptions(evaluation, names) {
    const rows = evaluation.adoptions.map((row) => [names.entry(row.factId), (0,markdown .SS)(row.event.type), ...decision(row), approvals(row)]);
    return table('adoptions in this change', ['Fact', 'Event', 'Approved', 'Takes effect', 'Approvals'], rows);
}
function decision({ isBornWithdrawn, approved, effective }) {
    return isBornWithdrawn ? ['not needed', words ._R['on_merge']] : [approved ? 'yes' : 'no', words ._R[effective]];
}
function approvals({ approvals: given }) {
    if (given.length === 0)
        return 'none';
    return given.map(({ login, commitId, counted, why }) => `${(0,markdown .SS)(login)} at ${(0,markdown .SS)((0,words .Fu)(commitId))} ${counted ? 'counts' : 'does not count'}: ${(0,markdown .CS)(why)}`).join('<br>');
}
function entries({ entries: all }, names) {
    const telling = all.filter(({ status }) => status !== 'advisory');
    const sorted = (telling.length === 0 ? [] : all).toSorted((a, b) => words .QD.indexOf(a.status) - words .QD.indexOf(b.status));
    return table('all entries', ['Entry', 'Status', 'Why'], sorted.map((entry) => [names.entry(entry.id), statusCell(entry), names.phrase((0,words .IK)(entry), entry.id)]));
}
function statusCell({ status, trustedBaseline, selfAdopted }) {
    return `${trustedBaseline ? '**trusted**' : (0,words .o7)(status)}${selfAdopted ? ', self-adopted' : ''}`;
}
function fixtures({ fixtures: { cases } }) {
    const shown = cases.filter((one) => !one.passed || one.kind !== 'built-in');
    const rows = shown.toSorted((a, b) => Number(a.passed) - Number(b.passed)).map(({ id, kind, passed, why }) => [(0,markdown .SS)(id), kind, passed ? 'passes' : `**fails**: ${(0,markdown .CS)(why ?? '')}`]);
    return table('fixtures', ['Fixture', 'From', 'Outcome'], rows);
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


  }),

  5805:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    SS: () => (  codeSpan),
    jV: () => (  markdownPhrase),
    xR: () => (  tableCell)
  });
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8232);

const PROSE_LIMIT = 1_000;
function codeSpan(name) {
    const shown = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__  .RK)(name).replaceAll('##[', String.raw `#\u{23}[`);
    if (shown === '')
        return '`""`';
    const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function markdownPhrase(phrase, span = codeSpan) {
    return joinSpans(phrase.map((part) => (typeof part === 'string' ? prose(part) : span(part.quoted))));
}
function prose(text) {
    const pieces = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__  .RK)(text, PROSE_LIMIT).split(/(`[^`]+`)/);
    return joinSpans(pieces.flatMap((piece, index) => {
        if (index % 2 === 1)
            return [codeSpan(piece.slice(1, -1))];
        return piece.split(/( +)/).map((word) => (isCalm(word) ? word : codeSpan(word)));
    }));
}
function tableCell(markdown) {
    return markdown.replace(/(\\?)\|/g, (_all, before) => (before === '' ? String.raw `\|` : String.raw `\\u{7c}`));
}
const CALM = /^[\p{L}\p{N} .,;:!?'"()%→—…+=/-]*$/u;
const REFERENCE = /:\/\/|www\.|\bgh-\d|\b[0-9a-f]{7,}\b/i;
function isCalm(word) {
    return CALM.test(word) && !REFERENCE.test(word);
}
function joinSpans(parts) {
    let joined = '';
    for (const part of parts) {
        const growTogether = (joined.endsWith('`') && part.startsWith('`')) || (joined.endsWith('!') && part.startsWith('['));
        joined += growTogether ? ` ${part}` : part;
    }
    return joined;
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
