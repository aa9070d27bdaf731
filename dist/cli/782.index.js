export const id = 782;
export const ids = [782,189];
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

  6489:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  b: () => (  openReading),
  I: () => (  refuseBroken)
});

var context_reading = __webpack_require__(7528);
var memory_policy = __webpack_require__(2570);
var store = __webpack_require__(7303);
var stricter = __webpack_require__(8150);
var words = __webpack_require__(7066);
var errors = __webpack_require__(2795);
var phrase = __webpack_require__(8013);
var visible = __webpack_require__(8232);
var tree_commits = __webpack_require__(4779);
var git = __webpack_require__(1896);
var names = __webpack_require__(5345);
;


const MESSAGE_BYTES = 2 * 1024;
const COMMIT_FILES = 50;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function recentCommits(repository, from, most = 200) {
    if (!COMMIT_ID.test(from) || most < 1)
        return [];
    const shape = ['-z', '--name-only', '--no-renames', '--no-relative', '--no-show-signature', '--no-color', '--no-ext-diff', '--no-textconv', '--diff-merges=off', '--encoding=UTF-8', '--format=%x00%H%x00%B'];
    const log = await (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', ...shape, `--max-count=${Math.floor(most)}`, from, '--']);
    return log.code === 0 ? commitsIn((0,names .K5)(log.stdout)) : [];
}
function commitsIn(records) {
    const commits = [];
    for (let at = 0; at < records.length;) {
        const oid = records[at + 1]?.toString('latin1') ?? '';
        if (records[at]?.length !== 0 || !COMMIT_ID.test(oid)) {
            at += 1;
            continue;
        }
        const [subject = '', ...rest] = messageOf(records[at + 2] ?? Buffer.alloc(0)).split('\n');
        at += 3;
        const files = [];
        for (; at < records.length && records[at]?.length !== 0; at += 1) {
            if (files.length < COMMIT_FILES)
                files.push((0,names .e4)(records[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
        }
        commits.push({ oid, subject: subject.trim(), body: rest.join('\n').trim(), files });
    }
    return commits;
}
function messageOf(bytes) {
    const text = bytes.subarray(0, MESSAGE_BYTES).toString('utf8');
    return (bytes.length > MESSAGE_BYTES ? text.replace(/\uFFFD{1,3}$/, '') : text).replaceAll('\r\n', '\n').trim();
}

var past = __webpack_require__(565);
var virtual_tree = __webpack_require__(4008);
var cli_workspace = __webpack_require__(7321);
;













async function openReading(io, { trustWorktree = false, base: given, head: looked, now = io.now }) {
    const workspace = await cli_workspace .a.open(io);
    try {
        const { base, incomplete } = await workspace.settled({ base: given, head: looked });
        const opened = trustWorktree ? await worktreeReading(workspace, base, await workspace.workTree(), Date.parse(now)) : await settledReading(workspace, base, given !== undefined, Date.parse(now));
        return { ...opened, reading: { ...opened.reading, incomplete: [...incomplete, ...opened.reading.incomplete] }, workspace };
    }
    catch (error) {
        workspace.close();
        throw error;
    }
}
async function settledReading(workspace, base, isGiven, now) {
    const { repository, objects } = workspace;
    const commit = base?.commit ?? null;
    if (base === null || commit === null) {
        const reading = await (0,context_reading .G)(new virtual_tree .U({}), { now, past: new past .v(repository, objects, null, null) });
        return { reading, basis: 'no commit: nothing is settled before the first one', commit: null, commits: [] };
    }
    refuseBroken(await (0,store .T4)(base));
    const [reading, commits, branch] = await Promise.all([(0,context_reading .G)(base, { now, past: new past .v(repository, objects, commit, commit) }), recentCommits(repository, commit), workspace.defaultBranch()]);
    return { reading, basis: `base ${(0,words .Fu)(commit)}${isGiven ? ', as --base says' : branch === null ? '' : ` of ${(0,visible .RK)(branch)}`}`, commit, commits };
}
async function worktreeReading(workspace, base, tree, now) {
    const { repository, objects } = workspace;
    const own = await (0,store .T4)(tree);
    const settled = base === null ? null : await (0,store .T4)(base);
    for (const file of [own, ...(settled === null ? [] : [settled])])
        refuseBroken(file);
    const policy = settled === null ? { ...(0,stricter .G)(memory_policy .zj, own.policy), stores: own.policy.stores } : (0,stricter .G)(settled.policy, own.policy);
    const current = await (0,tree_commits .WL)(objects, 'HEAD');
    const [reading, commits] = await Promise.all([(0,context_reading .G)(tree, { now, policy, past: new past .v(repository, objects, base?.commit ?? null, null) }), current === null ? [] : recentCommits(repository, current)]);
    return { reading: { ...reading, policy: { ...reading.policy, policy, digest: (0,memory_policy .p1)(policy) } }, basis: 'the uncommitted working tree, trusted because --trust-worktree was given', commit: null, commits };
}
function refuseBroken({ origin, problems }) {
    if (origin !== 'broken')
        return;
    const [first] = problems;
    const what = first === undefined ? (0,phrase .cv) `` : (0,phrase .cv) `: ${first.message}`;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${memory_policy .l$} cannot be read${what}`), 'Mend it, where it is read from: memtrust check names the place.');
}


  }),

  2782:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  recallHere: () => (  recallHere)
});

var external_node_path_ = __webpack_require__(6760);
var recall_answer = __webpack_require__(9076);
var passages = __webpack_require__(7660);
var recall = __webpack_require__(5723);
var digest = __webpack_require__(8973);
;

function retrievalRecord(answer) {
    const { record_ref: _none, selected, ...rest } = answer;
    const record = {
        schema: 'memtrust.retrieval',
        schema_version: 1,
        ...rest,
        write_mode: 'record',
        selected: selected.map(({ text, ...passage }) => ({ ...passage, content_hash: (0,digest .w0)(text) })),
    };
    const content = `${JSON.stringify(record, null, 2)}\n`;
    return { path: `.memtrust/context/retrieval-${(0,digest .w0)(content).slice(0, 12)}.json`, content };
}

var words = __webpack_require__(189);
var json = __webpack_require__(4205);
var terminal = __webpack_require__(4759);
var report_words = __webpack_require__(7066);
var errors = __webpack_require__(2795);
var phrase = __webpack_require__(8013);
var visible = __webpack_require__(8232);
var cli_io = __webpack_require__(1905);
var cli_reading = __webpack_require__(6489);
var place = __webpack_require__(9838);
var write = __webpack_require__(1458);
;
















async function recallHere(io, query, options) {
    if (query.trim() === '')
        throw new errors .j('The query is empty', 'Say what to look for: memtrust recall "owner checks".');
    if ((0,words .Z9)(query).length === 0)
        throw new errors .j('The query has no word in it', 'Letters and digits are looked for, signs are not: memtrust recall "owner checks".');
    const { reading, basis, commits, workspace } = await (0,cli_reading .b)(io, options);
    try {
        const found = (0,recall_answer .c)(reading, (0,recall .I)((0,passages .T)(reading, commits), query), { query, budget: options.budget, limit: options.limit, basis });
        const answer = options.record === true ? recorded(workspace.repository.root, found) : found;
        if (options.format === 'json')
            io.out((0,json .h)(answer));
        else
            tell(io, answer);
        return cli_io .d.pass;
    }
    finally {
        workspace.close();
    }
}
function recorded(root, answer) {
    const { path, content } = retrievalRecord(answer);
    if ((0,place ._N)((0,external_node_path_.join)(root, path)) === undefined)
        (0,write .vB)(root, [{ path, content }]);
    else if ((0,write .yR)(root, path) !== content)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${path} is not what memtrust would have written there`), 'Look where it comes from, and remove it.');
    return { ...answer, write_mode: 'record', record_ref: path };
}
const MOST_LEFT_OUT = 5;
function tell(io, answer) {
    io.out(`from ${answer.basis}\n`);
    if (answer.selected.length === 0)
        io.out('nothing was found that may be told\n');
    for (const passage of answer.selected) {
        io.out(`${passage.trust_level.padEnd('candidate'.length)}  ${shownId(passage.id)}${placeOf(passage)}  ${passage.score.toFixed(3)}${passage.uncertain ? '  uncertain' : ''}\n`);
        for (const line of excerptOf(passage))
            io.out(`    ${(0,visible .RK)(line)}\n`);
    }
    const withheld = answer.skipped.filter(({ reason }) => reason !== 'not_selected' && reason !== 'not_selected_trusted_fact');
    for (const { id, reason } of withheld.slice(0, MOST_LEFT_OUT))
        io.out(`${'left out'.padEnd('candidate'.length)}  ${shownId(id)}  ${reason}\n`);
    if (withheld.length > MOST_LEFT_OUT)
        io.out(`and ${withheld.length - MOST_LEFT_OUT} more left out: --format json names them\n`);
    hint(io, answer.skipped, answer);
}
function hint(io, skipped, answer) {
    const rest = skipped.filter(({ reason }) => reason === 'not_selected' || reason === 'not_selected_trusted_fact').length;
    if (rest > 0)
        io.err(`${(0,report_words .jN)(rest, 'more hit')}: --limit\n`);
    if (answer.compacted)
        io.err(`The texts have room for ${answer.budget_chars} characters: --budget\n`);
    if (answer.record_ref !== null)
        io.err(`Recorded in ${answer.record_ref}\n`);
    for (const line of answer.incomplete)
        io.err(`incomplete: ${line}\n`);
}
function shownId(id) {
    const lines = /#L\d+-L\d+$/.exec(id)?.[0] ?? '';
    return `${(0,terminal .yZ)(id.slice(0, id.length - lines.length))}${lines}`;
}
function placeOf({ kind, path }) {
    return kind !== 'fact' || path === null ? '' : `  ${(0,terminal .yZ)(path)}`;
}
const EXCERPT_LINES = 3;
const LOOKED_AT = 500;
function excerptOf({ text, terms }) {
    const wanted = new Set(terms.map(({ term }) => term));
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    let [best, most] = [0, 0];
    for (const [index, line] of lines.slice(0, LOOKED_AT).entries()) {
        const count = new Set((0,words .Z9)(line.slice(0, 2_000)).filter((word) => wanted.has(word))).size;
        if (count > most)
            [best, most] = [index, count];
    }
    return lines.slice(best, best + EXCERPT_LINES).map((line) => line.trim());
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

  7528:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  readTrusted)
  });
  var _live_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2717);
  var _live_inventory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2359);
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4447);
  var _memory_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7303);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7713);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5562);
  var _trust_assess_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1627);
  var _trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5362);
  var _recall_record_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2251);









async function readTrusted(tree, { now, past, policy, settledTree, judge }) {
    const memory = await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_3__  .S1)(tree, policy);
    const inForce = policy ?? memory.policy.policy;
    const settled = settledTree === undefined ? memory : await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_3__  .S1)(settledTree, policy);
    const live = await (0,_live_inventory_js__WEBPACK_IMPORTED_MODULE_1__  .p)(tree, settledTree ?? tree, true);
    const anchors = await (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_2__  .B)(tree, memory.facts, { past, blobs: 'spare-reading' });
    const judgement = await (0,_trust_assess_js__WEBPACK_IMPORTED_MODULE_4__  .n)({ tree, memory, live, anchors, settled: settled.events, settledLinks: new Map() }, inForce, now, judge);
    const open = new Set(judgement.entries.filter(({ status }) => status !== 'policy_blocked').map(({ id }) => id));
    const { documents } = await (0,_live_documents_js__WEBPACK_IMPORTED_MODULE_0__  .u)(tree, live.filter(({ id }) => open.has(id)));
    const texts = new Map(documents.map((document) => [document.path, document.text]));
    const linked = linkedFiles(documents, new Set(live.map(({ path }) => path)), inForce);
    const records = await recordTexts(tree, judgement.entries.filter(({ sourceClass, status }) => status !== 'policy_blocked' && (sourceClass === 'attempt_evidence' || sourceClass === 'review_evidence')), inForce);
    const textOf = (entry) => {
        if (entry.status === 'policy_blocked')
            return '';
        if (entry.record !== null)
            return entry.record.fact?.statement ?? '';
        return entry.path === null ? '' : (texts.get(entry.path) ?? records.get(entry.path) ?? '');
    };
    return { tree, policy: memory.policy, entries: judgement.entries.map((entry) => ({ entry, text: textOf(entry), linked: linked.get(entry.path ?? '') ?? [] })).toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1)), incomplete: memory.incomplete };
}
function linkedFiles(documents, sources, policy) {
    const found = new Map();
    for (const { agent, path, place, text } of documents) {
        const link = sources.has(path) ? undefined : (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__  .Zv)(path).findLast((folder) => sources.has(folder));
        if (link === undefined || (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .vf)([path, place], `live:${agent}:${path}`, text, policy) !== null)
            continue;
        found.set(link, [...(found.get(link) ?? []), { path, text }]);
    }
    return found;
}
async function recordTexts(tree, entries, policy) {
    const contents = await tree.read(entries.flatMap(({ path }) => path ?? []), _tree_limits_js__WEBPACK_IMPORTED_MODULE_8__  .nx);
    return new Map([...contents].flatMap(([path, content]) => {
        const text = content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
        return (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .jC)(text, policy) || (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .jC)((0,_recall_record_text_js__WEBPACK_IMPORTED_MODULE_6__  .P)(text).text, policy) ? [] : [[path, text]];
    }));
}


  }),

  9076:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  recallAnswer)
  });
  var _text_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9423);
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8232);
  var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8606);



const MOST_OF_NAME = 1_000;
const MOST_OF_QUERY = 10_000;
function recallAnswer(reading, hits, { query, budget, limit, basis }) {
    const selected = [];
    const skipped = [];
    const files = new Set();
    let rendered = 0;
    let compacted = false;
    for (const { passage, score, terms } of hits) {
        const standing = (0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .YP)(passage.entry);
        const skip = (reason) => skipped.push({ ...ranked(passage.id, passage.kind, standing, reason), score });
        if (!(0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .Wc)(standing)) {
            skip(standing.reason);
            continue;
        }
        if (selected.length >= limit) {
            skip((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(standing));
            continue;
        }
        const text = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .cT)(passage.text);
        if (rendered + text.length > budget) {
            compacted = true;
            skip('over_budget');
            continue;
        }
        rendered += text.length;
        if (passage.entry !== null)
            files.add(passage.entry.id);
        const { path } = standing;
        selected.push({ ...ranked(passage.id, passage.kind, standing, standing.reason), path: path === null ? null : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(path, MOST_OF_NAME), score, terms: terms.map((term) => ({ ...term, term: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(term.term) })), uncertain: standing.isUncertain, text });
    }
    for (const { entry } of reading.entries) {
        if (entry.status === 'policy_blocked')
            skipped.push({ ...ranked(entry.id, kindOf(entry.sourceClass), (0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .YP)(entry), 'policy_blocked'), score: null });
    }
    return {
        query: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(query, MOST_OF_QUERY),
        selected,
        skipped,
        budget_chars: budget,
        rendered_chars: rendered,
        compacted,
        source_manifest: reading.entries.flatMap(({ entry }) => entry.sourceClass === 'live_external'
            ? [{ source_id: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(entry.id, MOST_OF_NAME), path: entry.path === null ? null : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(entry.path, MOST_OF_NAME), allowed_by_policy: entry.status !== 'policy_blocked', selected: files.has(entry.id) }]
            : []),
        write_mode: 'read',
        record_ref: null,
        query_sources: ['manual query input'],
        basis,
        incomplete: reading.incomplete,
    };
}
function ranked(id, kind, { sourceClass, status, trustLevel, trustedBaseline }, reason) {
    return { id: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(id, MOST_OF_NAME), kind, source_class: sourceClass, status, trust_level: trustLevel, trusted_baseline: trustedBaseline, reason };
}
function kindOf(sourceClass) {
    switch (sourceClass) {
        case 'accepted_memory':
        case 'candidate_memory':
            return 'fact';
        case 'live_external':
            return 'live';
        case 'attempt_evidence':
            return 'attempt';
        case 'review_evidence':
            return 'review';
    }
}


  }),

  7660:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  T: () => (  passagesOf)
});

var agents = __webpack_require__(8757);
var live_document = __webpack_require__(6854);
var blocking = __webpack_require__(5362);
var record_text = __webpack_require__(2251);
;
const SECTION_LINES = 400;
function sectionsOf(document) {
    const { lines, markdown } = document;
    const sections = [];
    const above = [];
    let from = 1;
    const end = (to) => {
        const headings = above.map(({ title }) => title);
        for (let first = from; first <= to; first += SECTION_LINES) {
            const section = trimmed(lines, first, Math.min(to, first + SECTION_LINES - 1));
            if (section !== null)
                sections.push({ ...section, headings });
        }
        from = to + 1;
    };
    let before = 0;
    for (const { line, level, title } of markdown.headings) {
        if (markdown.lines.slice(before, line - 1).some(saysSomething))
            end(line - 1);
        before = line;
        while ((above.at(-1)?.level ?? 0) >= level)
            above.pop();
        above.push({ level, title });
    }
    end(lines.length);
    return sections;
}
function saysSomething({ kind, raw }) {
    return kind !== 'blank' && kind !== 'heading' && !/^[ \t]{0,3}(?:=+|-+)[ \t]*$/.test(raw);
}
function trimmed(lines, from, to) {
    let [first, last] = [from, to];
    while (first <= last && (lines[first - 1] ?? '').trim() === '')
        first += 1;
    while (last >= first && (lines[last - 1] ?? '').trim() === '')
        last -= 1;
    return first > last ? null : { from: first, to: last, text: lines.slice(first - 1, last).join('\n') };
}

;





function passagesOf(reading, commits) {
    const { policy } = reading.policy;
    const own = reading.entries.flatMap((readable) => (readable.entry.status === 'policy_blocked' ? [] : passagesOfEntry(readable)));
    return [...own, ...commits.flatMap((commit) => commitPassage(commit, policy) ?? [])];
}
function passagesOfEntry({ entry, text, linked }) {
    switch (entry.sourceClass) {
        case 'accepted_memory':
        case 'candidate_memory':
            return [factPassage(entry, text)];
        case 'live_external':
            return [...livePassages(entry, entry.path ?? '', text), ...linked.flatMap((file) => livePassages(entry, file.path, file.text))];
        case 'attempt_evidence':
            return recordPassages(entry, 'attempt', text);
        case 'review_evidence':
            return recordPassages(entry, 'review', text);
    }
}
function factPassage(entry, text) {
    const fact = entry.record?.fact ?? null;
    const title = [fact?.topic ?? '', fact?.claimKey ?? '', entry.id, ...(fact?.sources ?? []).map(({ path }) => path)].filter((part) => part !== '').join('\n');
    return { id: entry.id, kind: 'fact', entry, title, text: text.trim() };
}
function livePassages(entry, path, text) {
    if (path === '' || text.trim() === '')
        return [];
    const agent = entry.id.split(':')[1] ?? '';
    const document = new live_document .P(agent, (0,agents .Zi)(path)?.kind ?? 'import', path, path, text);
    if (!document.isProse)
        return [];
    return sectionsOf(document).map((section) => ({ id: `live:${agent}:${path}#L${section.from}-L${section.to}`, kind: 'live', entry, title: [...section.headings, path].join('\n'), text: section.text }));
}
function recordPassages(entry, kind, text) {
    const record = (0,record_text .P)(text);
    if (record.text.trim() === '')
        return [];
    return [{ id: entry.id, kind, entry, title: [record.title, entry.path ?? ''].filter((part) => part !== '').join('\n'), text: record.text.trim() }];
}
function commitPassage({ oid, subject, body, files }, policy) {
    const message = body === '' ? subject : `${subject}\n\n${body}`;
    const shown = files.filter((path) => (0,blocking .uE)(path, policy) === null);
    if ((0,blocking .jC)(message, policy) || files.some((path) => !shown.includes(path) && message.includes(lastPart(path))))
        return null;
    const changed = shown.filter((path) => !path.startsWith('.memtrust/'));
    return { id: `commit:${oid}`, kind: 'commit', entry: null, title: changed.join('\n'), text: message };
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


  }),

  5723:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  recall)
});

var words = __webpack_require__(189);
;

const K1 = 1.2;
const B = 0.75;
const TITLE_WEIGHT = 3;
const MILLIONTHS = 1_000_000;
const NOWHERE = { documents: new Uint32Array(), frequencies: new Uint32Array() };
class PassageIndex {
    passages;
    numbers = new Map();
    starts;
    documents;
    frequencies;
    norms;
    constructor(passages) {
        this.passages = passages.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
        const found = { words: [], documents: [], frequencies: [] };
        const last = [];
        const lengths = this.passages.map((passage, document) => {
            const before = found.words.length;
            const add = (words, weight) => {
                for (const word of words) {
                    const number = this.numbers.get(word) ?? this.numbers.size;
                    if (number === this.numbers.size)
                        this.numbers.set(word, number);
                    const place = last[number] ?? -1;
                    if (place >= before) {
                        found.frequencies[place] = (found.frequencies[place] ?? 0) + weight;
                    }
                    else {
                        last[number] = found.words.push(number) - 1;
                        found.documents.push(document);
                        found.frequencies.push(weight);
                    }
                }
                return words.length;
            };
            return add((0,words .Z9)(passage.title), TITLE_WEIGHT) + add((0,words .Z9)(passage.text), 1);
        });
        const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
        this.norms = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / Math.max(1, average)));
        this.starts = new Uint32Array(this.numbers.size + 1);
        for (const number of found.words)
            this.starts[number + 1] = (this.starts[number + 1] ?? 0) + 1;
        for (let number = 0; number < this.numbers.size; number += 1)
            this.starts[number + 1] = (this.starts[number + 1] ?? 0) + (this.starts[number] ?? 0);
        const free = this.starts.slice();
        this.documents = new Uint32Array(found.words.length);
        this.frequencies = new Uint32Array(found.words.length);
        for (const [at, number] of found.words.entries()) {
            const place = free[number] ?? 0;
            free[number] = place + 1;
            this.documents[place] = found.documents[at] ?? 0;
            this.frequencies[place] = found.frequencies[at] ?? 0;
        }
    }
    search(query, most = Infinity) {
        const terms = (0,words .PR)(query).filter((term) => this.numbers.has(term));
        const scores = new Float64Array(this.passages.length);
        for (const term of terms) {
            const { documents, frequencies } = this.postingsOf(term);
            const weight = this.weightOf(documents.length);
            for (let at = 0; at < documents.length; at += 1) {
                const document = documents[at] ?? 0;
                scores[document] = (scores[document] ?? 0) + this.partOf(weight, frequencies[at] ?? 0, document);
            }
        }
        const best = bestOf(scores, most);
        const parts = this.explain(terms, best);
        return best.flatMap((document) => {
            const passage = this.passages[document];
            return passage === undefined ? [] : [{ passage, score: (scores[document] ?? 0) / MILLIONTHS, terms: parts.get(document) ?? [] }];
        });
    }
    postingsOf(term) {
        const number = this.numbers.get(term);
        if (number === undefined)
            return NOWHERE;
        const [from, to] = [this.starts[number], this.starts[number + 1]];
        return { documents: this.documents.subarray(from, to), frequencies: this.frequencies.subarray(from, to) };
    }
    weightOf(documents) {
        return Math.log(1 + (this.passages.length - documents + 0.5) / (documents + 0.5));
    }
    partOf(weight, frequency, document) {
        return Math.round(((weight * frequency * (K1 + 1)) / (frequency + (this.norms[document] ?? 0))) * MILLIONTHS);
    }
    explain(terms, documents) {
        const parts = new Map(documents.map((document) => [document, []]));
        for (const term of terms) {
            const postings = this.postingsOf(term);
            const weight = this.weightOf(postings.documents.length);
            for (const [document, own] of parts) {
                const frequency = frequencyIn(postings, document);
                if (frequency > 0)
                    own.push({ term, frequency, weight: Math.round(weight * MILLIONTHS) / MILLIONTHS, score: this.partOf(weight, frequency, document) / MILLIONTHS });
            }
        }
        for (const own of parts.values())
            own.sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1));
        return parts;
    }
}
const FEW = 50;
function bestOf(scores, most) {
    const byScore = (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
    const best = [];
    let least = 0;
    for (let document = 0; document < scores.length; document += 1) {
        if ((scores[document] ?? 0) <= least)
            continue;
        best.push(document);
        if (most > FEW || best.length < most)
            continue;
        best.sort(byScore).length = Math.max(0, most);
        least = scores[best.at(-1) ?? document] ?? 0;
    }
    return best.sort(byScore).slice(0, Math.max(0, most));
}
function frequencyIn({ documents, frequencies }, document) {
    let low = 0;
    let high = documents.length - 1;
    while (low <= high) {
        const middle = (low + high) >> 1;
        const there = documents[middle] ?? 0;
        if (there === document)
            return frequencies[middle] ?? 0;
        if (there < document)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return 0;
}

;

function recall(passages, query) {
    return new PassageIndex(passages).search(query);
}


  }),

  2251:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  recordText)
  });
const TITLES = new Set(['title', 'topic', 'prompt', 'query', 'summary', 'path', 'file', 'files', 'changed_files', 'changedFiles']);
const MOST_VALUES = 2_000;
function recordText(text) {
    const value = parsed(text);
    if (value === null)
        return { title: '', text };
    const titles = [];
    const lines = [];
    const open = [{ key: '', value }];
    for (let next = open.pop(); next !== undefined && lines.length < MOST_VALUES; next = open.pop()) {
        const { key, value: one } = next;
        if (typeof one === 'object' && one !== null) {
            const inside = Array.isArray(one) ? one.map((each) => ({ key, value: each })) : Object.entries(one).map(([name, each]) => ({ key: name, value: each }));
            for (let at = inside.length - 1; at >= 0; at -= 1)
                open.push(inside[at] ?? { key, value: null });
        }
        else if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') {
            lines.push(key === '' ? String(one) : `${key}: ${one}`);
            if (typeof one === 'string' && TITLES.has(key))
                titles.push(one);
        }
    }
    return { title: titles.join('\n'), text: lines.join('\n') };
}
function parsed(text) {
    if (!/^\s*[[{]/.test(text.slice(0, 1_000)))
        return null;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' ? value : null;
    }
    catch {
        return null;
    }
}


  }),

  189:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GF: () => (  GRAMMAR),
    PR: () => (  wordsOfQuery),
    Z9: () => (  wordsOf)
  });
const NEWER = /[\u088f\u0897\u0c5c\u0cdc\u1acf-\u1aff\u1b4e\u1b4f\u1b7f\u1c89\u1c8a\u2ffc-\u2fff\u31e4\u31e5\u31ef\ua7cb-\ua7dc\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\u{1cc00}-\u{1ccff}]/gu;
const PAIRED = String.raw `\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}`;
const LETTERS = String.raw `[[\p{L}\p{M}\p{N}_]--[${PAIRED}\u{10000}-\u{10ffff}]]`;
const RUN = new RegExp(`([${PAIRED}]+)|${LETTERS}+`, 'gv');
const PLAIN_RUN = /[A-Za-z0-9_]+/g;
const PLAIN = /^[\0-\x7f]*$/;
const PART = /[A-Z]+(?![a-z\x80-\uffff])|[A-Z]?[a-z\x80-\uffff]+|\d+/g;
const LONGEST = 64;
function wordsOf(text) {
    const words = [];
    if (PLAIN.test(text)) {
        for (const [run] of text.matchAll(PLAIN_RUN))
            addIdentifier(run, words);
        return words;
    }
    for (const match of text.replace(NEWER, ' ').normalize('NFKC').matchAll(RUN)) {
        if (match[1] === undefined)
            addIdentifier(match[0], words);
        else
            addPairs(match[1], words);
    }
    return words;
}
const GRAMMAR = new Set('a an and are as at be by do doe for from how if in is it its of on or that the this to was what when where which who why with'.split(' '));
function wordsOfQuery(query) {
    const words = [...new Set(wordsOf(query))];
    const telling = words.filter((word) => !GRAMMAR.has(word));
    return telling.length === 0 ? words : telling;
}
function addPairs(run, words) {
    const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : null;
    const count = characters?.length ?? run.length;
    if (count === 1)
        words.push(run);
    for (let at = 0; at + 1 < count; at += 1)
        words.push(characters === null ? run.slice(at, at + 2) : characters.slice(at, at + 2).join(''));
}
function addIdentifier(run, words) {
    if (/^(?:[A-Z]?[a-z]+|\d+)$/.test(run)) {
        words.push(folded(run.toLowerCase()));
        return;
    }
    const parts = run.match(PART) ?? [];
    if (parts.length > 1 && run.length <= LONGEST)
        words.push(run.replace(/^_+|_+$/g, '').toLowerCase());
    if (parts.length > 6 && run.length < parts.length * 2.5)
        return;
    for (const part of parts)
        words.push(folded(part.toLowerCase()));
}
function folded(word) {
    if (word.length > LONGEST)
        return word.slice(0, LONGEST);
    if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word))
        return word;
    if (word.endsWith('ies') && word.length > 4)
        return `${word.slice(0, -3)}y`;
    return word.endsWith('sses') ? word.slice(0, -2) : word.slice(0, -1);
}


  }),

  8606:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L2: () => (  notSelected),
    Wc: () => (  isTold),
    YP: () => (  standingOf),
    qR: () => (  shelfOf)
  });
  var _trust_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6325);

const SHELVES = (  null && (['trusted', 'advisory', 'candidates', 'evidence', 'excluded']));
const CERTAIN = 0.7;
const COMMIT = { shelf: 'evidence', sourceClass: 'attempt_evidence', status: 'candidate', trustLevel: 'evidence', trustedBaseline: false, reason: 'attempt_evidence', reasons: ['attempt_evidence'], path: null, isUncertain: false };
function standingOf(entry) {
    if (entry === null)
        return COMMIT;
    const { sourceClass, status, trustLevel, trustedBaseline, reasons, path, record } = entry;
    return { shelf: shelfOf(entry), sourceClass, status, trustLevel, trustedBaseline, reason: (0,_trust_entry_js__WEBPACK_IMPORTED_MODULE_0__  .A3)(entry), reasons, path, isUncertain: (record?.fact?.confidence ?? 1) < CERTAIN };
}
function shelfOf({ trustLevel, trustedBaseline, status }) {
    switch (trustLevel) {
        case 'trusted':
            return trustedBaseline ? 'trusted' : 'excluded';
        case 'advisory':
            return 'advisory';
        case 'candidate':
            return status === 'candidate' ? 'candidates' : 'excluded';
        case 'evidence':
            return 'evidence';
        case 'superseded':
        case 'stale':
        case 'policy_blocked':
        case 'untrusted':
            return 'excluded';
    }
}
function isTold({ shelf }) {
    return shelf !== 'excluded';
}
function notSelected({ shelf }) {
    return shelf === 'trusted' ? 'not_selected_trusted_fact' : 'not_selected';
}


  })

};
