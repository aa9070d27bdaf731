export const id = 828;
export const ids = [828,90];
export const modules = {

  2218:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D: () => (  removeLeftovers),
    w: () => (  temporaryBeside)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  var _tree_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5908);
  var _tree_leftover_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2758);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9838);






function temporaryBeside(place) {
    return place.beside((0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_5__  .N)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(place.absolute), process.pid, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')));
}
const AT_WORK_MS = 60_000;
function removeLeftovers(place) {
    try {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place.folder.absolute)) {
            const writer = (0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_5__  .b)(name);
            if (writer === null || isRunning(writer))
                continue;
            const leftover = place.beside(name);
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(leftover.absolute);
            if (stat.isFile() && Date.now() - stat.mtimeMs > AT_WORK_MS)
                (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_3__  .nM)(leftover);
        }
    }
    catch {
    }
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_4__  .$N)(error) !== 'ESRCH';
    }
}


  }),

  1828:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    writeReports: () => (  writeReports)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  var _report_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2406);
  var _report_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3416);
  var _report_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4205);
  var _report_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6090);
  var _report_trust_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4544);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9838);
  var _write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1458);








function writeReports(folder, evaluation) {
    const files = {
        'trust-report.json': (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__  .h)((0,_report_trust_report_js__WEBPACK_IMPORTED_MODULE_5__.trustReport)(evaluation, { manifestPath: 'context-manifest.json' })),
        'context-manifest.json': (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__  .h)(evaluation.manifest),
        'trust-report.sarif': (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__.renderSarif)(evaluation),
        'trust-report.html': (0,_report_html_js__WEBPACK_IMPORTED_MODULE_2__.renderHtml)(evaluation),
        'comment.md': (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_1__.renderComment)(evaluation, { marker: '<!-- memtrust:report -->' }),
    };
    (0,_write_js__WEBPACK_IMPORTED_MODULE_7__  .EQ)(Object.entries(files).map(([name, content]) => ({ place: _tree_place_js__WEBPACK_IMPORTED_MODULE_6__  .YR.ofUser((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)), content })));
}


  }),

  1458:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EQ: () => (  writeTogether),
    bu: () => (  PlaceTaken),
    f8: () => (  writeWhole),
    vB: () => (  writeChanges),
    yR: () => (  readText)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8013);
  var _tree_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5908);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9838);
  var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2218);







function writeChanges(root, changes) {
    const placed = changes.map((change) => ({ change, place: _tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .YR.inRepository(root, change.path) }));
    writeTogether(placed.flatMap(({ change, place }) => (change.content === null ? [] : [{ place, content: change.content, isNew: change.isNew === true }])));
    const removed = placed.flatMap(({ change, place }) => (change.content === null ? [place] : []));
    for (const place of removed)
        remove(place);
    const folders = new Map(removed.map(({ folder }) => [folder.absolute, folder]));
    for (const folder of folders.values())
        if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)(folder.absolute)?.isDirectory() === true)
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)(folder);
}
function remove(place) {
    try {
        (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .nM)(place);
    }
    catch (error) {
        throw refused(error, (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${place.absolute} cannot be removed: ${[(0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error)]}`), 'Check the rights there, then run this again.');
    }
}
function writeWhole(place, content) {
    writeTogether([{ place, content }]);
}
function writeTogether(files) {
    const written = [];
    let current = '';
    try {
        for (const { place, content, isNew = false } of files) {
            current = place.absolute;
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .fc)(place.folder);
            const there = (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)(place.absolute);
            if (there !== undefined)
                (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .oP)(place.absolute, there);
            const temporary = (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__  .w)(place);
            written.push({ temporary, place, isNew });
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .EY)(temporary, content, there?.isFile() === true ? there.mode : undefined);
        }
        for (const [index, { temporary, place, isNew }] of written.entries()) {
            current = place.absolute;
            if (isNew)
                putNew(temporary, place);
            else
                (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .K9)(temporary, place);
            const next = written[index + 1];
            if (next === undefined || next.place.folder.absolute !== place.folder.absolute)
                (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)(place.folder);
        }
    }
    catch (error) {
        for (const { temporary } of written)
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .nM)(temporary);
        throw refused(error, (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${current} cannot be written: ${[(0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error)]}`), 'Check the rights and the space there, then run this again.');
    }
    for (const place of new Map(files.map((file) => [file.place.folder.absolute, file.place])).values())
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__  .D)(place);
}
function refused(error, message, remedy) {
    return error instanceof _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j || (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error) === 'unknown' ? error : new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j(message, remedy);
}
class PlaceTaken extends _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j {
}
function putNew(temporary, place) {
    try {
        (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .V4)(temporary, place);
    }
    catch (error) {
        if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)(place.absolute) !== undefined)
            throw new PlaceTaken((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${place.absolute} was written by somebody else in the meantime`), 'Run this again.');
        if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error) === 'unknown')
            throw error;
        return (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .K9)(temporary, place);
    }
    (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .nM)(temporary);
}
function readText(root, path) {
    if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
    }
    catch (error) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${path} cannot be read: ${[(0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error)]}`), 'Check its rights, then run this again.');
    }
}


  }),

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

  6090:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    renderSarif: () => (  renderSarif)
  });
  var _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6902);
  var _memory_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2570);
  var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4205);
  var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5805);
  var _project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7838);
  var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7747);
  var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);







const MOST_RESULTS = 5_000;
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function renderSarif(evaluation, limit = MOST_RESULTS) {
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .Oe)(evaluation);
    const shown = findings.slice(0, limit);
    const used = _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_0__  .a.filter((rule) => shown.some((finding) => finding.rule === rule.code));
    const left = findings.length - shown.length;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_2__  .h)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'memtrust', semanticVersion: _version_js__WEBPACK_IMPORTED_MODULE_5__  .x, informationUri: _project_js__WEBPACK_IMPORTED_MODULE_6__  .w5, rules: used.map(ruleObject) } },
                automationDetails: { id: 'memtrust/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: evaluation.verdict !== 'error',
                        toolExecutionNotifications: [
                            ...evaluation.incomplete.map((line) => ({ level: 'error', message: { text: plainText((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__  .CS)(line)) } })),
                            ...(left === 0 ? [] : [{ level: 'warning', message: { text: `${left} more results are not here: code scanning takes ${limit}. The whole report is trust-report.json.` } }]),
                        ],
                    },
                ],
                results: shown.map((finding) => result(finding, used.findIndex((rule) => rule.code === finding.rule))),
            },
        ],
    });
}
const ROOT = 'SRCROOT';
function ruleObject(rule) {
    const { code, name, severity, summary, why, remedy } = rule;
    return {
        id: code,
        name: name.replace(/(?:^|-)([a-z])/g, (_all, letter) => letter.toUpperCase()),
        shortDescription: { text: plainText(summary) },
        fullDescription: { text: plainText(`${summary} ${why}`) },
        help: { text: plainText(`${why}\n\nWhat to do. ${remedy}`), markdown: `${why}\n\n**What to do.** ${remedy}` },
        helpUri: (0,_project_js__WEBPACK_IMPORTED_MODULE_6__  .QB)(rule),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: { tags: ['agent-memory', 'security'], precision: 'very-high' },
    };
}
function result(finding, ruleIndex) {
    const { rule, severity, message, remedy, path, line, column, fingerprint } = finding;
    return {
        ruleId: rule,
        ruleIndex,
        level: LEVELS[severity],
        message: { text: plainText(sentence(message, remedy)) },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path ?? _memory_policy_js__WEBPACK_IMPORTED_MODULE_1__  .l$), uriBaseId: ROOT }, ...(path === null || line === null ? {} : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } }) } }],
        partialFingerprints: { primaryLocationLineHash: `${fingerprint.replace('sha256:', '')}:1`, 'memtrustFinding/v1': fingerprint },
    };
}
function sentence(message, remedy) {
    const said = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__  .jV)(message);
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__  .jV)(remedy)}`.trim();
}
function plainText(text) {
    return text.replaceAll('](', '] (').replace(/\{(?=\d+\})/g, '{ ');
}
function uriOf(path) {
    return [...Buffer.from(path)].map((byte) => (/[A-Za-z0-9._~/-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)).join('');
}


  })

};
