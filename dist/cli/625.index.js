export const id = 625;
export const ids = [625];
export const modules = {

  8625:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  recallHere: () => (  recallHere)
});

var external_node_path_ = __webpack_require__(6760);
var secrets = __webpack_require__(9423);
var visible = __webpack_require__(8232);
var context_standing = __webpack_require__(8606);
;



const MOST_OF_NAME = 1_000;
const MOST_OF_QUERY = 10_000;
function recallAnswer(reading, hits, { query, budget, limit, basis }) {
    const selected = [];
    const skipped = [];
    const files = new Set();
    let rendered = 0;
    let compacted = false;
    for (const { passage, score, terms } of hits) {
        const standing = (0,context_standing .YP)(passage.entry);
        const skip = (reason) => skipped.push({ ...ranked(passage.id, passage.kind, standing, reason), score });
        if (!(0,context_standing .Wc)(standing)) {
            skip(standing.reason);
            continue;
        }
        if (selected.length >= limit) {
            skip((0,context_standing .L2)(standing));
            continue;
        }
        const text = (0,secrets .cT)(passage.text);
        if (rendered + text.length > budget) {
            compacted = true;
            skip('over_budget');
            continue;
        }
        rendered += text.length;
        if (passage.entry !== null)
            files.add(passage.entry.id);
        const { path } = standing;
        selected.push({ ...ranked(passage.id, passage.kind, standing, standing.reason), path: path === null ? null : (0,visible .RK)(path, MOST_OF_NAME), score, terms: terms.map((term) => ({ ...term, term: (0,visible .RK)(term.term) })), uncertain: standing.isUncertain, text });
    }
    for (const { entry } of reading.entries) {
        if (entry.status === 'policy_blocked')
            skipped.push({ ...ranked(entry.id, kindOf(entry.sourceClass), (0,context_standing .YP)(entry), 'policy_blocked'), score: null });
    }
    return {
        query: (0,visible .RK)(query, MOST_OF_QUERY),
        selected,
        skipped,
        budget_chars: budget,
        rendered_chars: rendered,
        compacted,
        source_manifest: reading.entries.flatMap(({ entry }) => entry.sourceClass === 'live_external'
            ? [{ source_id: (0,visible .RK)(entry.id, MOST_OF_NAME), path: entry.path === null ? null : (0,visible .RK)(entry.path, MOST_OF_NAME), allowed_by_policy: entry.status !== 'policy_blocked', selected: files.has(entry.id) }]
            : []),
        write_mode: 'read',
        record_ref: null,
        query_sources: ['manual query input'],
        basis,
        incomplete: reading.incomplete,
    };
}
function ranked(id, kind, { sourceClass, status, trustLevel, trustedBaseline }, reason) {
    return { id: (0,visible .RK)(id, MOST_OF_NAME), kind, source_class: sourceClass, status, trust_level: trustLevel, trusted_baseline: trustedBaseline, reason };
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
var cli_io = __webpack_require__(1905);
var cli_reading = __webpack_require__(404);
var write = __webpack_require__(1458);
;















async function recallHere(io, query, options) {
    if (query.trim() === '')
        throw new errors .j('The query is empty', 'Say what to look for: memtrust recall "owner checks".');
    if ((0,words .Z)(query).length === 0)
        throw new errors .j('The query has no word in it', 'Letters and digits are looked for, signs are not: memtrust recall "owner checks".');
    const { reading, basis, commits, workspace } = await (0,cli_reading .b)(io, options);
    try {
        const found = recallAnswer(reading, (0,recall .I)((0,passages .T)(reading, commits), query), { query, budget: options.budget, limit: options.limit, basis });
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
    if ((0,write ._N)((0,external_node_path_.join)(root, path)) === undefined)
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
        const count = new Set((0,words .Z)(line.slice(0, 2_000)).filter((word) => wanted.has(word))).size;
        if (count > most)
            [best, most] = [index, count];
    }
    return lines.slice(best, best + EXCERPT_LINES).map((line) => line.trim());
}


  })

};
