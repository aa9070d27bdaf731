export const id = 696;
export const ids = [696];
export const modules = {

  1150:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  strictText)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9838);



function strictText(root, path) {
    if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_2__  ._N)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
    }
    catch {
        return null;
    }
}


  }),

  6696:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  verifyStoreHere: () => (  verifyStoreHere)
});

var withhold = __webpack_require__(5845);
var ait_file = __webpack_require__(3153);
var record = __webpack_require__(982);
var fact = __webpack_require__(721);
var memtrust = __webpack_require__(289);
var notes_home = __webpack_require__(8901);
var notes_layout = __webpack_require__(7672);
var phrase = __webpack_require__(8013);
var adoption = __webpack_require__(2613);
var blocking = __webpack_require__(5362);
var external_node_util_ = __webpack_require__(7975);
var dist = __webpack_require__(3483);
var front_matter = __webpack_require__(2403);
var instant = __webpack_require__(9347);
var moment = __webpack_require__(7018);
var original = __webpack_require__(7298);
;
function confidenceMeant(written) {
    const text = written.trim();
    if (/^(?:0?\.\d{1,12}|0|1|1\.0{1,12})$/.test(text))
        return String(Number(text));
    const percent = /^(\d{1,3}(?:\.\d{1,6})?) ?%$/.exec(text);
    const value = percent === null ? null : Number(percent[1]);
    return value === null || value > 100 ? null : String(Number((value / 100).toPrecision(12)));
}
const IMPORTANCE_WORDS = new Map([['low', 'low'], ['normal', 'normal'], ['medium', 'normal'], ['high', 'high'], ['critical', 'critical']]);
function importanceMeant(written) {
    const meant = IMPORTANCE_WORDS.get(written.trim().toLowerCase()) ?? null;
    return meant === written ? null : meant;
}
const TIME = String.raw `(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?`;
const ZONE = String.raw ` ?(Z|UTC|[+-]\d{2}:?\d{2})?`;
const YEAR_FIRST = new RegExp(String.raw `^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|,? )${TIME}${ZONE})?$`, 'i');
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z|[+-]\d{2}:?\d{2})?)?$/;
const CHINESE = new RegExp(String.raw `^(\d{4})年(\d{1,2})月(\d{1,2})日(?: ?${TIME})?$`);
const DAY_FIRST = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
function momentMeant(written, isRead) {
    if (isRead(written))
        return null;
    const meant = spelled(written.trim());
    return meant !== null && isRead(meant) ? meant : null;
}
function spelled(text) {
    const first = YEAR_FIRST.exec(text);
    if (first !== null) {
        const [, year, , month, day, ...time] = first;
        return spelling_moment(year, month, day, time);
    }
    const compact = COMPACT.exec(text);
    if (compact !== null) {
        const [, year, month, day, hour, minute, second, zone] = compact;
        return spelling_moment(year, month, day, [hour, minute, second, undefined, zone]);
    }
    const chinese = CHINESE.exec(text);
    if (chinese !== null) {
        const [, year, month, day, ...time] = chinese;
        return spelling_moment(year, month, day, time);
    }
    const dayFirst = DAY_FIRST.exec(text);
    if (dayFirst !== null)
        return spelling_moment(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], []);
    const monthFirst = MONTH_FIRST.exec(text);
    return monthFirst === null ? null : spelling_moment(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2], []);
}
function monthOf(name = '') {
    const folded = name.toLowerCase();
    const index = MONTHS.findIndex((month) => month === folded || month.slice(0, 3) === folded);
    return index < 0 ? undefined : String(index + 1);
}
function spelling_moment(year, month, day, [hour, minute, second, fraction, zone]) {
    if (year === undefined || month === undefined || day === undefined)
        return null;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (hour === undefined || minute === undefined)
        return date;
    const time = `${hour.padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}${fraction ?? ''}`}`;
    if (zone === undefined)
        return `${date} ${time}`;
    return `${date}T${time}${/^(?:z|utc)$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`}`;
}

;








function repairText(text, kind) {
    const repairs = [];
    let mended = text;
    if (isMarked(mended)) {
        mended = mended.slice(1);
        repairs.push({ line: 1, what: (0,phrase .pj)('a byte-order mark stands before the text') });
    }
    const crooked = mended.indexOf('\r');
    if (crooked >= 0) {
        repairs.push({ line: mended.slice(0, crooked).split('\n').length, what: (0,phrase .pj)('lines end with a carriage return') });
        mended = (0,front_matter .I)(mended);
    }
    if (mended !== '' && !mended.endsWith('\n')) {
        repairs.push({ line: mended.split('\n').length, what: (0,phrase .pj)('the last line has no end') });
        mended = `${mended}\n`;
    }
    if (!isOnlyThat(text, [], mended))
        return { repairs: [], text };
    const clean = mended;
    const edits = editsOf(clean, kind);
    const edited = edits.reduceRight((whole, { from, to, written }) => whole.slice(0, from) + written + whole.slice(to), clean);
    if (edits.length === 0 || !isOnlyThat(text, edits, edited))
        return { repairs, text: clean };
    return { repairs: [...repairs, ...edits.map(({ from, what }) => ({ line: clean.slice(0, from).split('\n').length, what }))], text: edited };
}
function isMarked(text) {
    return /^\uFEFF(?!\uFEFF)/.test(text);
}
function isOnlyThat(text, edits, mended) {
    const bare = (0,front_matter .I)(isMarked(text) ? text.slice(1) : text);
    if (edits.length === 0)
        return mended === bare || mended === `${bare}\n`;
    const [before, after] = [(0,original .CI)(bare), (0,original .CI)(mended)];
    if (before === null || after === null || !(0,external_node_util_.isDeepStrictEqual)(after.comments, before.comments))
        return false;
    if (after.body !== before.body && after.body !== `${before.body}\n`)
        return false;
    return (0,external_node_util_.isDeepStrictEqual)(edits.reduce((keys, { path, value }) => withValue(keys, path, value), before.keys), after.keys);
}
function withValue(holder, [key, ...rest], value) {
    if (key === undefined)
        return value;
    if (Array.isArray(holder))
        return holder.map((one, index) => (index === key ? withValue(one, rest, value) : one));
    if (typeof holder !== 'object' || holder === null)
        return holder;
    return Object.fromEntries(Object.entries(holder).map(([name, one]) => [name, name === key ? withValue(one, rest, value) : one]));
}
function editsOf(text, kind) {
    const parts = (0,front_matter .v)(text);
    if ('message' in parts || (0,original .CI)(text) === null)
        return [];
    const { contents } = (0,dist .Tp)(parts.yaml, { version: '1.2', prettyErrors: false });
    if (!(0,dist .jh)(contents))
        return [];
    const edits = [];
    const look = (path, node, meant) => {
        if (!(0,dist .jn)(node))
            return;
        const range = rangeOf(node);
        const found = range === null ? null : meant(node);
        if (range !== null && found !== null)
            edits.push({ path, from: range[0] + FENCE, to: range[1] + FENCE, written: found.written ?? String(found.value), value: found.value, what: found.what });
    };
    for (const { key, value } of contents.items) {
        const name = (0,dist .jn)(key) && typeof key.value === 'string' ? key.value : '';
        if (name === 'confidence')
            look([name], value, confidence);
        else if (name === 'importance')
            look([name], value, importance);
        else if ((kind === 'note' ? NOTE_MOMENTS : FACT_MOMENTS).includes(name))
            look([name], value, (scalar) => repair_moment(name, kind, scalar));
        else if (name === 'observed' && kind === 'note' && (0,dist .oP)(value)) {
            value.items.forEach((item, index) => {
                if (!(0,dist .jh)(item))
                    return;
                for (const pair of item.items) {
                    if (!(0,dist .jn)(pair.key))
                        continue;
                    if (pair.key.value === 'pull')
                        look([name, index, 'pull'], pair.value, pull);
                    else if (pair.key.value === 'commit')
                        look([name, index, 'commit'], pair.value, commit);
                }
            });
        }
    }
    return edits.toSorted((a, b) => a.from - b.from);
}
const FENCE = 4;
const NOTE_MOMENTS = ['timestamp'];
const FACT_MOMENTS = ['valid_from', 'valid_until', 'review_by'];
function confidence({ value }) {
    const meant = typeof value === 'string' ? confidenceMeant(value) : null;
    return meant === null ? null : { value: Number(meant), what: (0,phrase .cv) `${'confidence'} is ${[String(value).includes('%') ? 'in per cent' : 'a number in quotes']}; it is written from 0 to 1` };
}
function importance({ value }) {
    const meant = typeof value === 'string' ? importanceMeant(value) : null;
    return meant === null ? null : { value: meant, what: (0,phrase .cv) `${'importance'} is spelled in another way than ${meant}` };
}
function repair_moment(name, kind, { value, source }) {
    const isRead = kind === 'note' ? (text) => (0,moment .E)(text) !== null : (text) => (0,instant .GH)(text) !== null;
    const written = typeof value === 'string' ? value : typeof value === 'number' ? (source ?? '') : '';
    const meant = momentMeant(written, isRead);
    return meant === null ? null : { value: meant, what: (0,phrase .cv) `${name} is a date in another spelling than 2026-01-31` };
}
function pull({ value }) {
    const digits = typeof value === 'string' ? /^#?([1-9]\d{0,8})$/.exec(value)?.[1] : undefined;
    return digits === undefined ? null : { value: Number(digits), what: (0,phrase .cv) `${'pull'} is a number in quotes` };
}
function commit({ value, source }) {
    return typeof value === 'number' && source !== undefined && /^[0-9a-f]{7,64}$/.test(source) ? { value: source, written: `"${source}"`, what: (0,phrase .cv) `${'commit'} is an object id without quotes` } : null;
}
function rangeOf(node) {
    const range = node.range ?? null;
    return range === null || range[1] <= range[0] ? null : [range[0], range[1]];
}

;










const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ADOPTED = (0,phrase .pj)('; it is adopted as it is, so it is left alone: mend it by hand and adopt it again');
function inspect(file, terms) {
    const { entry, content } = file;
    const { path } = entry;
    const { policies, layout, home } = terms;
    const names = policies.map((policy) => (0,blocking .uE)(path, policy));
    if (names.some((block) => block !== null))
        return { kind: 'blocked', name: names.some((block) => block?.hidesName === true) ? null : path };
    const bytes = content?.kind === 'bytes' ? content.bytes : null;
    const seen = (open, repaired = null, text = null) => {
        const mended = repaired !== null && repaired.repairs.length > 0;
        return { kind: 'seen', path, repairs: repaired?.repairs ?? [], open, before: mended ? text : null, after: mended ? repaired.text : null };
    };
    if (bytes === null && policies.some(({ exclude_text }) => exclude_text.length > 0))
        return { kind: 'blocked', name: path };
    const isFact = layout.name === 'memtrust' && path.startsWith((0,memtrust .qC)('').slice(0, -'.md'.length)) && path.endsWith('.md') && !notes_layout .iX.test(path);
    const note = home !== null && (0,notes_layout .p0)(home, path);
    if (notes_layout .iX.test(path) || (!isFact && !note && (layout.name !== 'ait' || !layout.reads(entry))))
        return seen(layout.name === 'memtrust' || notes_layout .iX.test(path) || (home !== null && (0,notes_home .VV)(home, path) === null) ? [] : [{ message: (0,phrase .pj)('it is no file of this store that holds memory') }]);
    if (bytes === null)
        return seen([{ message: (0,phrase .pj)(content?.kind === 'too-large' ? 'it is larger than 1 MB, and is not read' : 'it cannot be read: it must be a regular file') }]);
    if (isBlocked(file, terms, bytes))
        return { kind: 'blocked', name: path };
    let text;
    try {
        text = utf8.decode(bytes);
    }
    catch {
        return seen([{ message: (0,phrase .pj)('the file is not UTF-8 text') }]);
    }
    if (isFact)
        return inspectFact(path, text, terms, seen);
    if (home !== null)
        return inspectNote(home, file, text, seen);
    const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
    const repaired = { text: bare, repairs: bare === text ? [] : [{ line: 1, what: (0,phrase .pj)('a byte-order mark stands before the text') }] };
    return seen(problemsOfExport(path, Buffer.from(bare), policies), repaired, text);
}
function inspectNote(home, { entry, content }, text, seen) {
    const repaired = entry.path.endsWith('.md') ? repairText(text, 'note') : { repairs: [], text };
    const file = (0,notes_layout .YC)(home, entry, repaired.repairs.length === 0 ? content : { kind: 'bytes', bytes: Buffer.from(repaired.text) });
    return seen(file.kind === 'note' ? [...file.note.problems.map((problem) => advised(problem, file.note)), ...misnamed(file.note)] : [{ message: (0,phrase .pj)(file.kind === 'unread' ? file.why : 'it cannot be read') }], repaired, text);
}
function advised(problem, { keys }) {
    const { confidence } = keys;
    if (typeof confidence !== 'number' || confidence <= 1 || confidence > 100 || !(0,phrase .tN)(problem.message).startsWith('`confidence`'))
        return problem;
    return { ...problem, message: [...problem.message, ...(0,phrase .pj)('; if it is meant in per cent, write it with the sign, as 95%')] };
}
function misnamed({ place, kind }) {
    if (kind !== 'other' || (place !== 'session' && place !== 'staging' && place !== 'report'))
        return [];
    return [{ message: (0,phrase .cv) `its name says no kind of ${[place === 'report' ? 'a report' : place === 'staging' ? 'a staged item' : 'session data']}, as ${{ session: 'checkpoint-…', staging: 'new-trap-…', report: '…-verify' }[place]} does` }];
}
function inspectFact(path, text, { events }, seen) {
    const id = path.slice((0,memtrust .qC)('').length - '.md'.length, -'.md'.length);
    const repaired = repairText(text, 'fact');
    const before = (0,fact .a9)(id, path, Buffer.from(text));
    const after = (0,fact .a9)(id, path, Buffer.from(repaired.text));
    if (repaired.repairs.length === 0 || mayRepair(before, after, (0,adoption .xk)(events(id))))
        return seen(after.problems, repaired, text);
    return seen([...before.problems, ...repaired.repairs.map(({ line, what }) => ({ line, message: [...what, ...ADOPTED] }))]);
}
function mayRepair(before, after, adopted) {
    if (adopted.length === 0)
        return true;
    if (after.fact === null)
        return false;
    const { claim, binding } = after.fact;
    return (before.fact?.claim === claim && before.fact.binding === binding) || adopted.some((event) => event.claim === claim && event.binding === binding);
}
function problemsOfExport(path, bytes, policies) {
    const file = (0,ait_file .Vr)(bytes);
    switch (file.kind) {
        case 'none':
            return [{ message: (0,phrase .pj)(file.why) }];
        case 'manifest':
            return [];
        case 'facts':
            return [...file.left.map((why) => ({ message: (0,phrase .pj)(why) })), ...file.items.map((item) => (0,record .V6)(path, item)).flatMap((record) => (policies.some((policy) => (0,blocking .Zg)(record, policy) !== null) ? [] : record.problems))];
    }
}
function isBlocked({ entry, content }, { layout, home, policies }, bytes) {
    if (layout.name === 'ait')
        return false;
    const file = home !== null && (0,notes_home .VV)(home, entry.path) !== null ? (0,notes_layout .YC)(home, entry, content) : layout.parse(entry, content);
    const record = file.kind === 'note' || file.kind === 'fact' ? file.record : null;
    const text = Buffer.from(bytes).toString('utf8');
    return policies.some((policy) => (0,blocking .jC)(text, policy) || (record !== null && (0,blocking .Zg)(record, policy) !== null));
}

var size = __webpack_require__(3964);
var layouts = __webpack_require__(5553);
var store_files = __webpack_require__(3825);
var json = __webpack_require__(4205);
var terminal = __webpack_require__(4759);
var words = __webpack_require__(7066);
var visible = __webpack_require__(8232);
var cli_io = __webpack_require__(1905);
var strict_text = __webpack_require__(1150);
;














async function verifyStoreHere(io, open, options) {
    const { memory, settled, tree } = open;
    const names = new Set(['memtrust', ...memory.policy.policy.stores.map(({ layout }) => layout), ...(options.layout === undefined ? [] : [options.layout])]);
    const policies = [memory.policy.policy, ...(settled === null ? [] : [settled.policy.policy])];
    const figures = [];
    const rows = [];
    const mendable = [];
    for (const layout of layouts .Y.filter(({ name }) => names.has(name))) {
        const { entries, unread } = (0,store_files .f)(tree, layout);
        const counted = [];
        let unsaid = 0;
        const home = notes_home .mf.find((one) => one.layout === layout.name) ?? null;
        for await (const file of (0,store_files .k)(tree, entries)) {
            const inspection = inspect(file, { layout, home, policies, events: (id) => open.ledger(id).events });
            if (inspection.kind === 'blocked') {
                unsaid += 1;
                continue;
            }
            counted.push(inspection.path);
            rows.push(...inspection.open.map((problem) => rowOf(inspection.path, problem)));
            if (inspection.after !== null)
                mendable.push(inspection);
        }
        figures.push({ layout: layout.name, files: counted.length, bytes: await bytesOf(tree, counted), unsaid, unread });
    }
    for (const { path, problem } of memory.ledgerFaults)
        if (policies.every((policy) => (0,blocking .uE)(path, policy) === null))
            rows.push(rowOf(path, problem));
    const mended = options.write === true ? mend(open, mendable) : new Set();
    for (const { path, repairs } of mendable)
        rows.push(...repairs.map(({ line, what }) => ({ path, line, what, state: mended.has(path) ? 'repaired' : 'repairable' })));
    rows.sort((a, b) => (a.path === b.path ? (a.line ?? 0) - (b.line ?? 0) : a.path < b.path ? -1 : 1));
    const said = rows.map((row) => ({ ...row, what: policies.reduce((what, policy) => (0,withhold .fP)(what, policy), row.what) }));
    if (options.format === 'json')
        io.out((0,json .h)(jsonOf(figures, said)));
    else
        print(io, figures, said);
    return rows.every(({ state }) => state === 'repaired') && figures.every(({ unread }) => unread === 0) ? cli_io .d.pass : cli_io .d.fail;
}
function mend(open, mendable) {
    const { root } = open.workspace.repository;
    const same = mendable.filter(({ path, before }) => before !== null && (0,strict_text .F)(root, path) === before);
    open.write(same.flatMap(({ path, after }) => (after === null ? [] : [{ path, content: after }])));
    return new Set(same.flatMap(({ path, after }) => ((0,strict_text .F)(root, path) === after ? [path] : [])));
}
function rowOf(path, { message, line }) {
    return { path, line: line ?? null, what: message, state: 'open' };
}
async function bytesOf(tree, paths) {
    const contents = await tree.read(paths.filter((path) => tree.entries.get(path)?.kind === 'file'), 0);
    return [...contents.values()].reduce((sum, content) => sum + (content.kind === 'too-large' ? content.size : 0), 0);
}
const WORDS = { open: '', repairable: ' (can be mended with --write)', repaired: ' (mended)' };
function print(io, figures, rows) {
    for (const { path, line, what, state } of rows)
        io.out(`${(0,terminal .yZ)(path)}${line === null ? '' : `:${line}`}: ${(0,terminal .yK)([...what, ...(0,phrase .pj)(WORDS[state])])}\n`);
    for (const store of figures) {
        const { layout, files, bytes, unsaid, unread } = store;
        const rest = [...(unsaid > 0 ? [`${unsaid} that the policy blocks are not counted`] : []), ...(unread > 0 ? [`${unread} beyond the cap were not read`] : [])];
        io.out(`${layout}: ${(0,words .jN)(files, 'file')}, ${(0,size .lP)(bytes)} together, ${(0,size .lP)((0,size .hm)(store))} on average${rest.map((one) => `; ${one}`).join('')}\n`);
        for (const notice of (0,size .jF)(store))
            io.out(`notice: ${layout}: ${notice}\n`);
    }
    const count = (state) => rows.filter((row) => row.state === state).length;
    if (rows.length === 0)
        io.err('All is well.\n');
    else
        io.err(`${(0,words .jN)(rows.length, 'problem')}: ${count('repaired')} mended, ${count('repairable')} can be mended, ${count('open')} to mend by hand.\n`);
}
function jsonOf(figures, rows) {
    return {
        stores: figures.map((store) => ({ layout: store.layout, files: store.files, bytes: store.bytes, mean_bytes: (0,size .hm)(store), not_counted: store.unsaid, not_read: store.unread, notices: (0,size .jF)(store) })),
        problems: rows.map(({ path, line, what, state }) => ({ path: (0,visible .RK)(path, 1_000), line, what: (0,phrase .tN)(what), state })),
    };
}


  }),

  3825:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  entriesOfStore),
    k: () => (  filesOfStore)
  });
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
  var _tree_notable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);


const BATCH = 32;
function entriesOfStore(tree, layout) {
    const all = (0,_tree_notable_js__WEBPACK_IMPORTED_MODULE_0__  .C)(tree).filter(({ path }) => layout.owns(path));
    return { entries: all.slice(0, _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__  .Zc), unread: Math.max(0, all.length - _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__  .Zc) };
}
async function* filesOfStore(tree, entries) {
    for (let from = 0; from < entries.length; from += BATCH) {
        const batch = entries.slice(from, from + BATCH);
        const contents = await tree.read(batch.filter(({ kind }) => kind === 'file').map(({ path }) => path), _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__  .nx);
        for (const entry of batch)
            yield { entry, content: contents.get(entry.path) };
    }
}


  })

};
