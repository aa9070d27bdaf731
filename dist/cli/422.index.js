export const id = 422;
export const ids = [422];
export const modules = {

  2422:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  migrateHere: () => (  migrateHere)
});

var external_node_util_ = __webpack_require__(7975);
var ait_file = __webpack_require__(3153);
var readable = __webpack_require__(987);
var ait_record = __webpack_require__(982);
var fact = __webpack_require__(721);
var ait = __webpack_require__(7588);
var memtrust = __webpack_require__(289);
var layout = __webpack_require__(7672);
var phrase = __webpack_require__(8013);
var digest = __webpack_require__(8973);
var limits = __webpack_require__(7713);
var blocking = __webpack_require__(5362);
var append_events = __webpack_require__(8785);
var fact_id = __webpack_require__(3943);
var migrate_original = __webpack_require__(7298);
;















const WORKSPACE = { session: '.memtrust/workspace/session/', staging: '.memtrust/workspace/staging/', report: '.memtrust/workspace/reports/' };
async function planMigration(files, terms) {
    const planner = new Planner(terms);
    for await (const file of files)
        planner.add(file);
    return planner.moves;
}
function holds(expected, written) {
    if (written === null)
        return false;
    return expected.kind === 'copy' ? written === expected.text : (0,migrate_original .Yf)(expected.original, (0,migrate_original .zW)(written));
}
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
class Planner {
    terms;
    moves = [];
    given = new Set();
    byRef;
    total = 0;
    constructor(terms) {
        this.terms = terms;
        this.byRef = new Map(terms.known.map((record) => [record.fact?.sourceRef ?? '', record]));
    }
    add({ entry, content }) {
        const { path } = entry;
        if (this.hides(path))
            return void this.moves.push({ kind: 'refused', from: `policy_blocked#${this.moves.length + 1}`, file: null, why: BLOCKED });
        if (this.terms.policies.some((policy) => (0,blocking .uE)(path, policy) !== null))
            return this.refuse(path, path, BLOCKED);
        if (layout .iX.test(path))
            return this.keep(path, (0,phrase .pj)('it is for readers of the folder, and no memory'));
        if (!this.terms.layout.reads(entry))
            return this.keep(path, (0,phrase .pj)('it is no file of this store that holds memory'));
        const bytes = content?.kind === 'bytes' ? content.bytes : null;
        if (bytes !== null && (0,readable .NS)(bytes))
            return this.refuse(path, path, (0,phrase .pj)('it is kept in Git LFS, and its text is not here'));
        this.total += bytes?.length ?? 0;
        if (this.total > limits .$4)
            return this.refuse(path, path, (0,phrase .pj)(`the store is larger than ${limits .$4 / 1024 / 1024} MB; move what is before it first, with --remove`));
        if (this.terms.home === null)
            return this.addExport({ entry, content }, bytes);
        const file = (0,layout .YC)(this.terms.home, entry, content);
        if (file.kind !== 'note' || bytes === null)
            return this.refuse(path, path, (0,phrase .pj)(file.kind === 'unread' ? file.why : 'it cannot be read'));
        this.addNote(this.terms.home, file.note, file.record, bytes);
    }
    addNote(home, note, record, bytes) {
        const { path, place } = note;
        if (record !== null && this.isBlocked(record))
            return this.refuse(path, path, BLOCKED);
        let text;
        try {
            text = utf8.decode(bytes);
        }
        catch {
            return this.refuse(path, path, (0,phrase .pj)('the file is not UTF-8 text'));
        }
        const relative = path.slice(home.folders.find(([folder]) => path.startsWith(folder))?.[0].length);
        if (place === 'session' || place === 'staging' || place === 'report')
            return this.copy(path, `${WORKSPACE[place]}${relative}`, text);
        if (record === null)
            return this.refuse(path, path, (0,phrase .pj)('it states nothing'));
        if (text.startsWith('\uFEFF'))
            return this.refuse(path, path, (0,phrase .cv) `it begins with a byte-order mark, which a fact must not; ${`memtrust verify-store --layout ${home.layout} --write`} takes it away`);
        const [problem] = note.problems;
        if (problem !== undefined)
            return this.refuse(path, path, [...problem.message, ...(problem.line === undefined ? [] : (0,phrase .pj)(` (line ${problem.line})`))]);
        if (record.fact === null)
            return this.refuse(path, path, (0,phrase .pj)('it cannot be read'));
        const hasFront = /^---[\r\n]/.test(text);
        const original = { keys: hasFront ? note.keys : null, comments: note.comments, body: hasFront ? (0,migrate_original .EN)(text) : text };
        const name = relative.replace(/\.[A-Za-z]+$/, '').split('/');
        this.addFact({ from: path, file: path, original, record, fact: record.fact, parts: home.layout === 'ai-runtime' ? [place, ...name] : name, notes: {}, digest: (0,digest .sc)(bytes) });
    }
    addExport({ entry, content }, bytes) {
        const { path } = entry;
        const parsed = ait .p.parse(entry, content);
        if (parsed.kind !== 'several' || bytes === null)
            return this.refuse(path, path, (0,phrase .pj)(parsed.kind === 'unread' ? parsed.why : 'it cannot be read'));
        const file = (0,ait_file .Vr)(bytes);
        if (file.kind === 'manifest')
            return this.keep(path, (0,phrase .pj)('it says what a context was made of, and states nothing'));
        if (file.kind !== 'facts')
            return;
        for (const why of file.left)
            this.refuse(path, path, (0,phrase .pj)(why));
        file.items.forEach((item, index) => {
            const record = (0,ait_record .V6)(path, item);
            const around = index === 0 && file.around !== null ? { 'x-around': file.around } : {};
            this.addItem(path, item, record, { ...around, ...(file.list === null ? {} : { 'x-list': file.list }) }, (0,digest .sc)(bytes));
        });
    }
    addItem(path, item, record, around, digest) {
        const textKey = item.keys === null ? null : (0,ait_file .e2)(item.keys);
        if (this.isBlocked(record))
            return this.refuse(record.id, path, BLOCKED);
        if (record.fact === null || item.keys === null || textKey === null)
            return this.refuse(record.id, path, record.problems[0]?.message ?? (0,phrase .pj)('it states nothing'));
        const keys = Object.fromEntries(Object.entries(item.keys).filter(([key]) => key !== textKey));
        const original = { keys, comments: [], body: record.fact.statement };
        const parts = item.name.startsWith('/') ? ['ait', `${path.slice('.ait/'.length, -'.json'.length)}${item.name}`] : ['ait', item.name];
        const notes = { 'x-place': item.place, ...(textKey === 'body' ? {} : { 'x-text-key': textKey }), ...around };
        this.addFact({ from: record.id, file: path, original, record, fact: record.fact, parts, notes, digest });
    }
    addFact({ from, file, original, record, fact, parts, notes, digest }) {
        if (this.isBlocked(record))
            return this.refuse(from, file, BLOCKED);
        const sourceRef = `${this.terms.layout.name}:${from}`;
        const expected = { kind: 'fact', original };
        const before = this.byRef.get(sourceRef);
        if (before !== undefined) {
            if (!holds(expected, this.terms.textAt(before.path)))
                return this.refuse(from, file, (0,phrase .cv) `it was moved to ${before.path} before, and one of the two was changed since`);
            return void this.moves.push({ kind: 'move', from, file, to: before.path, as: 'fact', changes: [], expected });
        }
        const id = (0,fact_id .v)(parts, (one) => this.given.has(one) || this.terms.isTaken(one));
        const path = (0,memtrust .qC)(id);
        const { text, record: native } = this.nativeOf(id, path, original, madeOf(fact), sourceRef, notes);
        if (native.fact === null)
            return this.refuse(from, file, (0,phrase .cv) `it would be no valid fact: ${native.problems[0]?.message ?? ''}`);
        if (Buffer.byteLength(text) > limits .nx)
            return this.refuse(from, file, (0,phrase .pj)('as a fact it would be larger than 1 MB'));
        if (!holds(expected, text))
            return this.refuse(from, file, (0,phrase .pj)('a fact cannot hold all of it: what is read back is not what it says'));
        if (this.isBlocked(native))
            return this.refuse(from, file, BLOCKED);
        const { claim, binding } = native.fact;
        const events = (0,append_events .I)(this.terms.ledger(id), this.terms.signature, [{ type: 'candidate.proposed', claim, binding, evidence: `${sourceRef.slice(0, 3_900)} ${digest}` }]);
        this.given.add(id);
        this.moves.push({ kind: 'move', from, file, to: path, as: 'fact', changes: [{ path, content: text }, events], expected });
    }
    nativeOf(id, path, original, made, sourceRef, notes) {
        const write = (text) => ({ text, record: (0,fact .a9)(id, path, Buffer.from(text)) });
        const first = write((0,migrate_original .Vo)(original, { sourceRef, made, notes, aside: [] }));
        if (first.record.fact !== null)
            return first;
        const { sources: _none, ...others } = made;
        const second = write((0,migrate_original .Vo)(original, { sourceRef, made: others, notes, aside: ['sources'] }));
        return second.record.fact === null ? first : second;
    }
    copy(from, to, text) {
        const there = this.terms.textAt(to);
        const isGiven = this.given.has(to);
        if ((there !== null && there !== text) || isGiven)
            return this.refuse(from, from, (0,phrase .cv) `there is another file at ${to}`);
        this.given.add(to);
        this.moves.push({ kind: 'move', from, file: from, to, as: 'file', changes: there === null ? [{ path: to, content: text }] : [], expected: { kind: 'copy', text } });
    }
    isBlocked(record) {
        return this.terms.policies.some((policy) => (0,blocking .Zg)(record, policy) !== null);
    }
    hides(path) {
        return this.terms.policies.some((policy) => (0,blocking .uE)(path, policy)?.hidesName === true);
    }
    refuse(from, file, why) {
        this.moves.push({ kind: 'refused', from: this.hides(from) ? `${file}#policy_blocked` : from, file, why });
    }
    keep(from, why) {
        this.moves.push({ kind: 'kept', from, file: from, why });
    }
}
const BLOCKED = (0,phrase .pj)('the policy blocks it');
function madeOf({ topic, importance, validFrom, validUntil, sources }) {
    return Object.fromEntries(Object.entries({
        topic: topic === null || topic === '' || topic.length > 200 ? undefined : topic,
        importance: importance === 'normal' ? undefined : importance,
        valid_from: validFrom ?? undefined,
        valid_until: validUntil ?? undefined,
        sources: sources.length === 0 || sources.some(({ selector }) => selector.kind !== 'file') ? undefined : sources.map(({ path, digest }) => ({ path, ...(digest === null ? {} : { digest }) })),
    }).filter(([, value]) => value !== undefined));
}
function removable(moves, exports, isSafe, textAt) {
    const files = new Map();
    for (const move of moves)
        if (move.file !== null)
            files.set(move.file, [...(files.get(move.file) ?? []), move]);
    return [...files].flatMap(([file, own]) => {
        if (!own.every((move) => move.kind === 'move' && isSafe(move)))
            return [];
        const original = exports.get(file);
        return original === undefined || (0,external_node_util_.isDeepStrictEqual)(JSON.parse(original), exportOf(own.flatMap((move) => (move.kind === 'move' ? (textAt(move.to) ?? '') : [])))) ? [file] : [];
    });
}
function exportOf(texts) {
    const facts = texts.flatMap((text) => {
        const original = (0,migrate_original .zW)(text);
        const front = (0,migrate_original .CI)(text)?.keys ?? {};
        const place = typeof front['x-place'] === 'string' ? front['x-place'] : '';
        const textKey = typeof front['x-text-key'] === 'string' ? front['x-text-key'] : 'body';
        return original === null ? [] : [{ front, at: Number(/\d+$/.exec(place)?.[0] ?? NaN), value: { ...original.keys, [textKey]: original.body } }];
    });
    const inOrder = facts.toSorted((a, b) => a.at - b.at);
    if (inOrder.some(({ at }, index) => at !== index))
        return undefined;
    const items = inOrder.map(({ value }) => value);
    const [first] = inOrder;
    const around = first?.front['x-around'];
    const list = first?.front['x-list'];
    return typeof list === 'string' && typeof around === 'object' && around !== null ? { ...around, [list]: items } : items;
}

var layouts = __webpack_require__(5553);
var home = __webpack_require__(8901);
var store_files = __webpack_require__(3825);
var json = __webpack_require__(4205);
var terminal = __webpack_require__(4759);
var words = __webpack_require__(7066);
var errors = __webpack_require__(2795);
var visible = __webpack_require__(8232);
var cli_io = __webpack_require__(1905);
var strict_text = __webpack_require__(1150);
var write = __webpack_require__(1458);
;














async function migrateHere(io, open, options) {
    const { from, apply = false, remove = false } = options;
    if (remove && !apply)
        throw new errors .j('--remove takes files away, and without --apply nothing is written', 'Add --apply, or leave --remove out.');
    const layout = layouts .Y.find(({ name }) => name === from);
    if (layout === undefined)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${from} is no layout that can be moved`), 'Give ai-kb, ai-runtime or ait.');
    const { entries, unread } = (0,store_files .f)(open.tree, layout);
    const { root } = open.workspace.repository;
    const textAt = (path) => (0,write .yR)(root, path);
    const used = new Set([open.memory, ...(open.settled === null ? [] : [open.settled])].flatMap(({ facts, events }) => [...facts.map(({ id }) => id), ...events.map(({ fact }) => fact)]));
    const moves = await planMigration((0,store_files .k)(open.tree, entries), {
        layout,
        home: home .mf.find((home) => home.layout === from) ?? null,
        known: open.memory.facts.filter(({ id, path }) => path === (0,memtrust .qC)(id)),
        policies: [open.memory.policy.policy, ...(open.settled === null ? [] : [open.settled.policy.policy])],
        ledger: (id) => ({ fact: id, text: '', events: [] }),
        isTaken: (id) => used.has(id) || open.isThere((0,memtrust .qC)(id)) || open.isThere((0,memtrust .tf)(id)),
        textAt,
        signature: await open.signature(options),
    });
    if (apply)
        open.write(moves.flatMap((move) => (move.kind === 'move' ? move.changes : [])));
    const isSafe = (move) => move.kind === 'move' && holds(move.expected, (0,strict_text .F)(root, move.to));
    const lost = apply ? moves.filter((move) => move.kind === 'move' && !isSafe(move)) : [];
    const exports = new Map(from === 'ait' ? [...new Set(moves.flatMap(({ file }) => file ?? []))].flatMap((file) => [[file, textAt(file) ?? '']]) : []);
    const removed = remove ? removable(moves, exports, isSafe, textAt) : [];
    open.write(removed.map((path) => ({ path, content: null })));
    const outcome = { moves, lost, removed, unread, apply };
    if (options.format === 'json')
        io.out((0,json .h)(jsonOf(from, outcome)));
    else
        print(io, from, outcome);
    return lost.length > 0 || unread > 0 || moves.some(({ kind }) => kind === 'refused') ? cli_io .d.fail : cli_io .d.pass;
}
function print(io, from, { moves, lost, removed, unread, apply }) {
    if (moves.length === 0) {
        io.out(`nothing to move: there is no file of ${from} here\n`);
        io.err('Files that git ignores are not read.\n');
        return;
    }
    const went = new Set(removed);
    for (const move of moves) {
        switch (move.kind) {
            case 'move': {
                const what = move.changes.length === 0 ? 'there already' : lost.includes(move) ? 'LOST' : apply ? 'moved' : 'would move';
                io.out((0,terminal .yK)((0,phrase .cv) `${[what]}  ${move.from} → ${move.to}${[went.has(move.file) ? '  (original removed)' : '']}\n`));
                break;
            }
            case 'refused':
            case 'kept':
                io.out((0,terminal .yK)((0,phrase .cv) `${[move.kind]}  ${move.from}: ${move.why}\n`));
                break;
        }
    }
    const count = (kind) => moves.filter((move) => move.kind === kind).length;
    const fresh = moves.filter((move) => move.kind === 'move' && move.changes.length > 0).length;
    const rest = [
        ...(count('refused') > 0 ? [`${count('refused')} cannot be moved and ${count('refused') === 1 ? 'stays' : 'stay'} where ${count('refused') === 1 ? 'it is' : 'they are'}`] : []),
        ...(unread > 0 ? [`${unread} files are more than the cap and were not read`] : []),
        ...(lost.length > 0 ? [`${lost.length} could not be read back: their originals were kept`] : []),
    ].map((one) => `; ${one}`);
    io.err(`${(0,words .jN)(fresh, 'file')} ${apply ? 'moved' : 'would be moved'}${rest.join('')}.\n`);
    if (!apply && fresh > 0)
        io.err(`Nothing was written: \`memtrust migrate --from ${from} --apply\` does it.\n`);
    const [first] = moves.flatMap((move) => (move.kind === 'move' && move.as === 'fact' ? [move.to.slice((0,memtrust .qC)('').length - '.md'.length, -'.md'.length)] : []));
    if (apply && first !== undefined)
        io.err(`Each fact is a candidate: \`memtrust diff ${first}\` shows one of them, \`memtrust bind ${first} PATH\` says what it rests on.\n`);
}
const migrate_here_name = (text) => (0,visible .RK)(text, 1_000);
function jsonOf(from, { moves, lost, removed, unread, apply }) {
    const went = new Set(removed);
    return {
        layout: from,
        applied: apply,
        not_read: unread,
        moves: moves.flatMap((move) => (move.kind === 'move' ? [{ from: migrate_here_name(move.from), to: migrate_here_name(move.to), as: move.as, new: move.changes.length > 0, read_back: apply ? !lost.includes(move) : null, original_removed: went.has(move.file) }] : [])),
        refused: moves.flatMap((move) => (move.kind === 'refused' ? [{ from: migrate_here_name(move.from), why: (0,phrase .tN)(move.why) }] : [])),
        kept: moves.flatMap((move) => (move.kind === 'kept' ? [{ from: migrate_here_name(move.from), why: (0,phrase .tN)(move.why) }] : [])),
    };
}


  }),

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

  7298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CI: () => (  partsOf),
    EN: () => (  bodyOf),
    Vo: () => (  nativeText),
    Yf: () => (  isSameOriginal),
    zW: () => (  originalOf)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(721);
  var _memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2403);




const SHARED = ['topic', 'kind', 'confidence', 'importance', 'valid_from', 'valid_until', 'review_by', 'sources'];
const OURS = ['x-source-ref', 'x-as-is', 'x-keys', 'x-list', 'x-place', 'x-text-key', 'x-around', 'x-line-end'];
const SIMPLE = /^[A-Za-z][A-Za-z0-9_-]{0,99}$/;
function nativeText({ keys, comments, body }, { sourceRef, made, notes, aside }) {
    const own = Object.entries(keys ?? {});
    const asIs = SHARED.filter((key) => keys !== null && Object.hasOwn(keys, key) && !aside.includes(key) && isShared(key, keys[key]));
    const others = own.filter(([key]) => !asIs.some((one) => one === key));
    const plain = others.filter(([key]) => SIMPLE.test(key) && !OURS.some((ours) => ours === `x-${key}`));
    const odd = others.filter(([key]) => !plain.some(([one]) => one === key));
    const front = [
        ...SHARED.flatMap((key) => (asIs.includes(key) ? [[key, keys?.[key]]] : Object.hasOwn(made, key) ? [[key, made[key]]] : [])),
        ['status', 'candidate'],
        ['x-source-ref', sourceRef],
        ...Object.entries(notes),
        ...(asIs.length === 0 ? [] : [['x-as-is', asIs]]),
        ...plain.map(([key, value]) => [`x-${key}`, value]),
        ...(odd.length > 0 || (keys !== null && own.length === 0) ? [['x-keys', Object.fromEntries(odd)]] : []),
    ];
    const hasEnd = /[\r\n]$/.test(body);
    if (!hasEnd)
        front.push(['x-line-end', 'none']);
    const yaml = (0,yaml__WEBPACK_IMPORTED_MODULE_1__  .As)(Object.fromEntries(front), { lineWidth: 0, blockQuote: false, aliasDuplicateObjects: false });
    return `---\n${comments.map((comment) => `${comment}\n`).join('')}${yaml}---\n${body}${hasEnd ? '' : '\n'}`;
}
function isShared(key, value) {
    return value !== undefined && _memory_fact_js__WEBPACK_IMPORTED_MODULE_2__  .We.shape[key].safeParse(value).success;
}
function originalOf(text) {
    const written = partsOf(text);
    if (written?.keys === undefined || written.keys === null || typeof written.keys['x-source-ref'] !== 'string')
        return null;
    const { keys: front, comments, body } = written;
    const asIs = Array.isArray(front['x-as-is']) ? front['x-as-is'].filter((key) => typeof key === 'string' && Object.hasOwn(front, key)) : [];
    const odd = front['x-keys'];
    const keys = [
        ...asIs.map((key) => [key, front[key]]),
        ...Object.entries(front).flatMap(([key, value]) => (key.startsWith('x-') && !OURS.some((ours) => ours === key) ? [[key.slice(2), value]] : [])),
        ...(typeof odd === 'object' && odd !== null ? Object.entries(odd) : []),
    ];
    return { keys: keys.length === 0 && odd === undefined ? null : Object.fromEntries(keys), comments, body: front['x-line-end'] === 'none' ? body.replace(/\n$/, '') : body };
}
function isSameOriginal(one, other) {
    return other !== null && one.body === other.body && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one.comments, other.comments) && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one.keys, other.keys);
}
function partsOf(text) {
    const lines = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .I)(text);
    if (!lines.startsWith('---\n'))
        return { keys: null, comments: [], body: text };
    const parts = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .v)(lines);
    if ('message' in parts)
        return null;
    const yaml = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_2__  .mE)(parts.yaml);
    if (!yaml.ok)
        return null;
    const data = yaml.data ?? {};
    if (typeof data !== 'object' || Array.isArray(data))
        return null;
    return { keys: { ...data }, comments: yaml.comments, body: bodyOf(text) };
}
function bodyOf(text) {
    const lines = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .I)(text);
    const parts = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .v)(lines);
    if ('message' in parts)
        return '';
    const before = lines.slice(0, lines.length - parts.body.length);
    const ends = /\r\n?|\n/g;
    let from = 0;
    for (let left = before.split('\n').length - 1; left > 0 && ends.exec(text) !== null; left -= 1)
        from = ends.lastIndex;
    return before.endsWith('\n') ? text.slice(from) : '';
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
