export const id = 57;
export const ids = [57];
export const modules = {

  9057:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    benchmarkHere: () => (  benchmarkHere)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _fixtures_benchmark_built_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8244);
  var _fixtures_benchmark_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6603);
  var _fixtures_benchmark_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3869);
  var _fixtures_benchmark_standing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4399);
  var _fixtures_benchmark_submission_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9867);
  var _gate_withhold_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5845);
  var _memory_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2570);
  var _memory_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7303);
  var _report_benchmark_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4308);
  var _report_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4205);
  var _report_terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4759);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8013);
  var _file_argument_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4363);
  var _io_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1905);
  var _reading_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6489);
  var _workspace_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7321);



















async function benchmarkHere(io, findings, options) {
    const cases = options.cases === undefined ? _fixtures_benchmark_built_in_js__WEBPACK_IMPORTED_MODULE_2__  .V : await casesAt(io, options.cases, options.base);
    if (cases === null)
        return _io_js__WEBPACK_IMPORTED_MODULE_16__  .d.usage;
    if (options.printCases === true) {
        io.out((0,_report_json_js__WEBPACK_IMPORTED_MODULE_11__  .h)({ cases }));
        return _io_js__WEBPACK_IMPORTED_MODULE_16__  .d.pass;
    }
    if (findings === undefined)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_13__  .j('There are no findings to score', 'Name the file: memtrust benchmark findings.json; `memtrust schema review-findings` prints its format.');
    const submission = (0,_fixtures_benchmark_submission_js__WEBPACK_IMPORTED_MODULE_6__  .U)((0,_file_argument_js__WEBPACK_IMPORTED_MODULE_15__  .x)(io.cwd, 'the findings', findings), new Set(cases.map(({ id }) => id)));
    if ('problems' in submission) {
        await tell(io, findings, submission.problems, options.base);
        return _io_js__WEBPACK_IMPORTED_MODULE_16__  .d.usage;
    }
    const { reading, basis, workspace } = await (0,_reading_js__WEBPACK_IMPORTED_MODULE_17__  .b)(io, { base: options.base, now: options.now });
    try {
        const benchmark = (0,_fixtures_benchmark_score_js__WEBPACK_IMPORTED_MODULE_4__.scoreReviews)({ cases, reviews: submission.reviews, judged: (0,_fixtures_benchmark_standing_js__WEBPACK_IMPORTED_MODULE_5__  .B8)(reading.entries.map(({ entry }) => entry)) });
        const report = (0,_report_benchmark_js__WEBPACK_IMPORTED_MODULE_10__  .A)(benchmark, reading.policy.policy);
        const below = missedOf(benchmark, options);
        io.out(options.format === 'json' ? (0,_report_json_js__WEBPACK_IMPORTED_MODULE_11__  .h)(report) : (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_12__  .kJ)(asText(report, basis, below)));
        for (const line of reading.incomplete)
            io.err(`incomplete: ${(0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_12__  .kJ)(line)}\n`);
        return (benchmark.total.contaminationRate ?? 0) > 0 || below.length > 0 ? _io_js__WEBPACK_IMPORTED_MODULE_16__  .d.fail : _io_js__WEBPACK_IMPORTED_MODULE_16__  .d.pass;
    }
    finally {
        workspace.close();
    }
}
async function casesAt(io, typed, base) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, typed);
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolute, { throwIfNoEntry: false })?.isDirectory() === true;
    const files = isFolder ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(absolute).filter((name) => /\.(?:json|ya?ml)$/i.test(name)).toSorted().map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(typed, name)) : [typed];
    if (files.length === 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_13__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_14__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_14__  .cv) `--cases ${typed} holds no file that ends in .json, .yml or .yaml`), 'Put cases there: `memtrust schema benchmark-case` prints their format.');
    const cases = new Map();
    let broken = false;
    for (const file of files) {
        const parsed = (0,_fixtures_benchmark_case_js__WEBPACK_IMPORTED_MODULE_3__  .Bq)((0,_file_argument_js__WEBPACK_IMPORTED_MODULE_15__  .x)(io.cwd, '--cases', file));
        const problems = 'problems' in parsed ? parsed.problems : parsed.cases.filter(({ id }) => cases.has(id)).map(({ id }) => ({ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_14__  .cv) `the case ${id} is in another file too` }));
        await tell(io, file, problems, base);
        broken ||= problems.length > 0;
        for (const one of 'cases' in parsed ? parsed.cases : [])
            cases.set(one.id, one);
    }
    return broken ? null : [...cases.values()];
}
async function tell(io, file, problems, base) {
    if (problems.length === 0)
        return;
    const policy = await policyAt(io, base);
    const text = (phrase) => (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_14__  .tN)((0,_gate_withhold_js__WEBPACK_IMPORTED_MODULE_7__  .fP)(phrase, policy));
    for (const { message, line, column } of problems)
        io.err(`error: ${text((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_14__  .cv) `${file}`)}${line === undefined ? '' : ` line ${line}${column === undefined ? '' : `:${column}`}`}: ${text(message)}\n`);
}
async function policyAt(io, base) {
    const workspace = await _workspace_js__WEBPACK_IMPORTED_MODULE_18__  .a.open(io);
    try {
        const settled = (await workspace.settled({ base })).base;
        if (settled === null)
            return _memory_policy_js__WEBPACK_IMPORTED_MODULE_8__  .zj;
        const file = await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_9__  .T4)(settled);
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_17__  .I)(file);
        return file.policy;
    }
    finally {
        workspace.close();
    }
}
function missedOf({ total }, { minPrecision, minRecall }) {
    return [...missed('precision', total.precision, minPrecision), ...missed('recall', total.recall, minRecall)];
}
function missed(name, rate, least) {
    return least === undefined || (rate !== null && rate >= least) ? [] : [`${name} is ${shown(rate)}, and must be at least ${least}`];
}
function asText({ cases, total }, basis, below) {
    const lines = [`memory judged from ${basis}`, ''];
    for (const one of cases) {
        const name = one.case_id === null ? 'this repository' : (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_12__  .yZ)(one.case_id);
        if (!one.reviewed)
            lines.push(`${name}: not reviewed`);
        else
            lines.push(`${name}: precision ${shown(one.precision)}, recall ${shown(one.recall)}${one.contaminated.length === 0 ? '' : `, ${one.contaminated.length} contaminated`}`);
        for (const { finding, sources } of one.contaminated)
            lines.push(`  ${(0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_12__  .yZ)(finding)} rests on ${sources.map(({ id, standing }) => `${(0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_12__  .yZ)(id)} (${standing})`).join(', ')}`);
    }
    lines.push('', `precision ${shown(total.precision)} (${total.credited} credited), recall ${shown(total.recall)} of ${total.expected} expected`, `trusted_baseline_contamination_rate ${shown(total.trusted_baseline_contamination_rate)}, blocked_memory_source_recall_count ${total.blocked_memory_source_recall_count}, unknown sources ${total.unknown_memory_source_count}`);
    return `${[...lines, ...below].join('\n')}\n`;
}
function shown(rate) {
    return rate === null ? 'none' : rate.toFixed(2);
}


  }),

  4363:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  readFileArgument),
    x: () => (  readTextArgument)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8013);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7713);





function readFileArgument(cwd, option, typed) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, typed);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolute, { throwIfNoEntry: false });
        if (!stat?.isFile())
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} is no file`), 'Give the path of a file that is there.');
        if (stat.size > _tree_limits_js__WEBPACK_IMPORTED_MODULE_4__  .nx)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} is larger than 1 MB`), 'Give a shorter one.');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolute);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} cannot be read: ${[String(error.code)]}`), 'Check its rights.');
        throw error;
    }
}
function readTextArgument(cwd, option, typed) {
    const bytes = readFileArgument(cwd, option, typed);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} is not UTF-8 text`), 'Save it as UTF-8.');
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


  })

};
