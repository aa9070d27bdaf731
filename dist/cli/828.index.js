export const id = 828;
export const ids = [828,90];
export const modules = {

  2218:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DA: () => (  removeLeftovers),
    EY: () => (  writeSynced),
    Yw: () => (  syncFolder),
    fc: () => (  makeFolder),
    w6: () => (  temporaryBeside)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  var _tree_leftover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2758);




const NOT_HERE = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
const NO_RIGHTS = new Set([...NOT_HERE, 'EPERM', 'EACCES']);
const NO_FOLDERS = new Set([...NO_RIGHTS, 'EISDIR', 'EBADF']);
function temporaryBeside(absolute) {
    return (0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_3__  .N)(absolute, process.pid, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex'));
}
function writeSynced(absolute, content, mode) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(absolute, 'wx');
    try {
        if (mode !== undefined)
            asFarAsItCan(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, mode & 0o777), NO_RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, content);
        asFarAsItCan(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file), NOT_HERE);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function makeFolder(folder) {
    const first = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    if (first === undefined)
        return;
    for (let made = folder; made.length >= first.length && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(made) !== made; made = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(made))
        syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(made));
}
function syncFolder(folder) {
    asFarAsItCan(() => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }, NO_FOLDERS);
}
function asFarAsItCan(act, notHere) {
    try {
        act();
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && notHere.has(error.code)))
            throw error;
    }
}
const AT_WORK_MS = 60_000;
function removeLeftovers(folder) {
    try {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const writer = (0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_3__  .b)(name);
            if (writer === null || isRunning(writer))
                continue;
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
            if (stat.isFile() && Date.now() - stat.mtimeMs > AT_WORK_MS)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
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
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
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
  var _report_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
  var _report_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3416);
  var _report_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4205);
  var _report_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6090);
  var _report_trust_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4544);
  var _write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1458);







function writeReports(folder, evaluation) {
    (0,_write_js__WEBPACK_IMPORTED_MODULE_6__  .f8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'trust-report.json'), (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__  .h)((0,_report_trust_report_js__WEBPACK_IMPORTED_MODULE_5__.trustReport)(evaluation, { manifestPath: 'context-manifest.json' })));
    (0,_write_js__WEBPACK_IMPORTED_MODULE_6__  .f8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'context-manifest.json'), (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__  .h)(evaluation.manifest));
    (0,_write_js__WEBPACK_IMPORTED_MODULE_6__  .f8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'trust-report.sarif'), (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__.renderSarif)(evaluation));
    (0,_write_js__WEBPACK_IMPORTED_MODULE_6__  .f8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'trust-report.html'), (0,_report_html_js__WEBPACK_IMPORTED_MODULE_2__.renderHtml)(evaluation));
    (0,_write_js__WEBPACK_IMPORTED_MODULE_6__  .f8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'comment.md'), (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_1__.renderComment)(evaluation, { marker: '<!-- memtrust:report -->' }));
}


  }),

  1458:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EL: () => (  refuseOutput),
    EQ: () => (  writeTogether),
    UA: () => (  refuseLinks),
    _N: () => (  statOf),
    bu: () => (  PlaceTaken),
    f8: () => (  writeWhole),
    vB: () => (  writeChanges),
    yR: () => (  readText)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8013);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5562);
  var _durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2218);






function writeChanges(root, changes) {
    refuseLinks(root, changes.map(({ path }) => path));
    writeTogether(changes.flatMap((change) => (change.content === null ? [] : [{ absolute: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, change.path), content: change.content, isNew: change.isNew === true }])));
    const removed = changes.flatMap(({ path, content }) => (content === null ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)] : []));
    for (const absolute of removed)
        remove(absolute);
    for (const folder of new Set(removed.map((absolute) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute))))
        if (statOf(folder)?.isDirectory() === true)
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)(folder);
}
function remove(absolute) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(absolute, { force: true });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} cannot be removed: ${[codeOf(error)]}`), 'Check the rights there, then run this again.');
        throw error;
    }
}
function refuseLinks(root, paths) {
    for (const path of paths) {
        for (const part of [...(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__  .Zv)(path), path]) {
            if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part))?.isSymbolicLink()) {
                throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
            }
        }
    }
}
function refuseOutput(absolute) {
    const there = statOf(absolute);
    if (there?.isSymbolicLink())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is a symbolic link; memtrust does not write through it`), 'Name the file that it leads to, or another one.');
    if (there !== undefined)
        refuseNoFile(absolute, there);
    if (realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((name) => name.toLowerCase() === '.git'))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is in a folder of git's own`), 'Name a place outside of it.');
}
function refuseNoFile(absolute, there) {
    if (there.isDirectory())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is a folder; a file belongs there`), 'Move it away.');
    if (!there.isFile() && !there.isSymbolicLink())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is no regular file`), 'Name a file, or print it with --stdout where the command can.');
}
function realFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}
function writeWhole(absolute, content) {
    writeTogether([{ absolute, content }]);
}
function writeTogether(files) {
    const written = [];
    let current = '';
    try {
        for (const { absolute, content, isNew = false } of files) {
            current = absolute;
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute));
            const there = statOf(absolute);
            if (there !== undefined)
                refuseNoFile(absolute, there);
            const temporary = (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .w6)(absolute);
            written.push({ temporary, absolute, isNew });
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .EY)(temporary, content, there?.isFile() === true ? there.mode : undefined);
        }
        for (const [index, { temporary, absolute, isNew }] of written.entries()) {
            current = absolute;
            if (isNew)
                putNew(temporary, absolute);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, absolute);
            const next = written[index + 1];
            if (next === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(next.absolute) !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute))
                (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute));
        }
    }
    catch (error) {
        for (const { temporary } of written)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        if (error instanceof Error && 'code' in error)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${current} cannot be written: ${[codeOf(error)]}`), 'Check the rights and the space there, then run this again.');
        throw error;
    }
    for (const folder of new Set(files.map(({ absolute }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute))))
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .DA)(folder);
}
class PlaceTaken extends _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j {
}
function putNew(temporary, absolute) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(temporary, absolute);
    }
    catch (error) {
        if (statOf(absolute) !== undefined)
            throw new PlaceTaken((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} was written by somebody else in the meantime`), 'Run this again.');
        if (!(error instanceof Error && 'code' in error))
            throw error;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, absolute);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
}
function readText(root, path) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
    }
    catch (error) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${path} cannot be read: ${[codeOf(error)]}`), 'Check its rights, then run this again.');
    }
}
function statOf(absolute) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { throwIfNoEntry: false });
    }
    catch (error) {
        if (codeOf(error) === 'ENOTDIR')
            return undefined;
        throw error;
    }
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}


  }),

  4343:
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
var verdict_line = __webpack_require__(5985);
var version = __webpack_require__(7747);
var words = __webpack_require__(7066);
;








const COMMENT_LIMIT = 64_000;
const SUMMARY_LIMIT = 900_000;
const LINE_END = '\\';
const LINES_OPEN = 8;
const LINES_OPEN_AT_FIRST = 6;
function renderComment(evaluation, { marker, limit = COMMENT_LIMIT }) {
    return comment_document(evaluation, `${marker}\n\n`, limit);
}
function renderSummary(evaluation) {
    return comment_document(evaluation, '', SUMMARY_LIMIT);
}
function comment_document(evaluation, opening, limit) {
    const advice = (0,words .fl)(evaluation);
    const lead = `${opening}**memtrust: ${(0,markdown .jV)((0,verdict_line .M)(evaluation))}**${advice === null ? '' : `${LINE_END}\n${(0,markdown .jV)(forReader(advice.remedy, evaluation))}`}\n`;
    return fit(lead, saysNothing(evaluation) ? [] : blocks(evaluation), `\n${footLine(evaluation)}\n`, limit);
}
function blocks(evaluation) {
    const current = (0,words .Oe)(evaluation);
    const trust = (0,effects .zb)(evaluation);
    const told = new Set(trust.flatMap((effect) => effect.says));
    const remedies = new Said(evaluation);
    const effectRows = trust.map((effect) => effectRow(effect, remedies));
    const findingRows = current.filter((finding) => !told.has(finding)).map((finding) => findingRow(finding, remedies));
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
        list('release gate', '**Release gate**', (0,words .zt)(evaluation).map(({ name }) => `- fails: ${(0,markdown .CS)(name)}\n`)),
        adoptions(evaluation),
        folded(evaluation.verdict === 'error' ? 'other findings' : 'older findings, not from this change', (0,words .ph)(evaluation).map((finding) => findingRow(finding, older))),
        entries(evaluation),
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
    const parts = [
        ...((0,words .fl)(evaluation) === null ? [(0,markdown .jV)((0,words .JA)(evaluation))] : []),
        ...(older === 0 ? [] : [(0,words .jN)(older, 'older finding')]),
        ...(cases.length === 0 ? [] : [`${cases.filter((one) => one.passed).length} of ${(0,words .jN)(cases.length, 'fixture')} pass`]),
        ...(probes.survived.length === 0 ? [] : [`${probes.falsifiable} of ${(0,words .jN)(probes.facts, 'probed fact')} falsifiable`]),
        (0,markdown .jV)((0,words .oR)(evaluation)),
        `policy ${(0,markdown .SS)((0,digest .VK)(subject.policyDigest))}${policy.origin === 'file' ? '' : ' (strict defaults)'}`,
        `memtrust ${version .x}`,
    ];
    return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}
function effectRow(effect, remedies) {
    const [from, to] = (0,effects .kY)(effect);
    const [finding] = effect.says;
    const severity = finding === undefined || finding.severity === 'notice' ? '' : `**${finding.severity}** `;
    const why = effect.why === null ? '' : `, because ${(0,markdown .jV)(effect.why)}`;
    const rule = finding === undefined ? '' : ` · ${finding.rule} ${finding.name}`;
    return `- ${severity}${(0,markdown .SS)(effect.id)}: ${from} → **${to}**${why}${rule}${remedies.line(effect.remedy)}\n`;
}
function findingRow(finding, remedies) {
    const { rule, name, severity, path, line, column, message } = finding;
    const named = line === null && message.some((part) => typeof part === 'object' && part.quoted === path);
    const place = path === null || named ? '' : ` · ${(0,markdown .SS)([path, line ?? [], column ?? []].flat().join(':'))}`;
    return `- **${severity}** ${(0,markdown .jV)(message)}${place} · ${rule} ${name}${remedies.line(finding.remedy)}\n`;
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
function adoptions(evaluation) {
    const rows = evaluation.adoptions.map((row) => [(0,markdown .SS)(row.factId), (0,markdown .SS)(row.event.type), row.approved ? 'yes' : 'no', words ._R[row.effective], approvals(row)]);
    return table('adoptions in this change', ['Fact', 'Event', 'Approved', 'Takes effect', 'Approvals'], rows);
}
function approvals({ approvals: given }) {
    if (given.length === 0)
        return 'none';
    return given.map(({ login, commitId, counted, why }) => `${(0,markdown .SS)(login)} at ${(0,markdown .SS)((0,words .Fu)(commitId))} ${counted ? 'counts' : 'does not count'}: ${(0,markdown .CS)(why)}`).join('<br>');
}
function entries({ entries: all }) {
    const telling = all.filter(({ status }) => status !== 'advisory');
    const sorted = (telling.length === 0 ? [] : all).toSorted((a, b) => words .QD.indexOf(a.status) - words .QD.indexOf(b.status));
    return table('all entries', ['Entry', 'Status', 'Why'], sorted.map((entry) => [(0,markdown .SS)(entry.id), statusCell(entry), (0,markdown .jV)((0,words .IK)(entry))]));
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
function markdownPhrase(phrase) {
    return joinSpans(phrase.map((part) => (typeof part === 'string' ? prose(part) : codeSpan(part.quoted))));
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
    for (const part of parts)
        joined += joined.endsWith('`') && part.startsWith('`') ? ` ${part}` : part;
    return joined;
}


  }),

  6090:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    renderSarif: () => (  renderSarif)
  });
  var _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1637);
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
