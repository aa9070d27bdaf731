export const id = 858;
export const ids = [858];
export const modules = {

  1858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  migrateHere: () => (  migrateHere)
});

var external_node_util_ = __webpack_require__(7975);
var ait_file = __webpack_require__(3153);
var readable = __webpack_require__(987);
var policy = __webpack_require__(7986);
var ait_record = __webpack_require__(982);
var fact = __webpack_require__(721);
var ait = __webpack_require__(7588);
var memtrust = __webpack_require__(289);
var layout = __webpack_require__(7672);
var validity_words = __webpack_require__(8082);
var phrase = __webpack_require__(8013);
var digest = __webpack_require__(8973);
var limits = __webpack_require__(7713);
var blocking = __webpack_require__(5362);
var append_events = __webpack_require__(8785);
var fact_id = __webpack_require__(3943);
var circles = __webpack_require__(4416);
;

const MOST_LINKS = 100;
class EntryNames {
    everywhere = new Map();
    inFile = new Map();
    add(file, names, id) {
        const own = this.inFile.get(file) ?? new Map();
        this.inFile.set(file, own);
        for (const known of [this.everywhere, own])
            for (const name of names)
                known.set(name, (known.get(name) ?? new Set()).add(id));
    }
    find(file, name) {
        const plain = name.replace(/^\.\//, '').replace(/\.md$/, '');
        return only(this.inFile.get(file)?.get(name)) ?? only(this.everywhere.get(name)) ?? only(this.everywhere.get(plain));
    }
}
function only(ids) {
    const [id = null] = ids?.size === 1 ? ids : [];
    return id;
}
function linksOf(entries, names, known) {
    const own = new Set(known.map(({ id }) => id));
    const imported = new Map(entries.map((entry) => [entry.id, entry]));
    const find = (file, name) => names.find(file, name) ?? (own.has(name) ? name : null);
    const links = new Map();
    const replaced = new Map();
    const link = (by, old) => {
        if (by !== old && imported.has(by))
            links.set(by, (links.get(by) ?? new Set()).add(old));
    };
    for (const { id, standing, entry: { file } } of entries) {
        for (const name of standing.supersededBy) {
            const by = find(file, name);
            if (by !== null)
                link(by, id);
            if (by !== id)
                replaced.set(id, replaced.get(id) ?? by);
        }
        for (const name of standing.supersedes) {
            const old = find(file, name);
            if (old === null || old === id)
                continue;
            link(id, old);
            if (standing.kind === 'accepted' && imported.has(old))
                replaced.set(old, replaced.get(old) ?? id);
        }
    }
    const inCircle = (0,circles .$)(new Map([...known.map(({ id, fact }) => [id, fact?.supersedes ?? []]), ...[...links].map(([by, olds]) => [by, [...olds]])]));
    const supersedes = [...links].map(([by, olds]) => [by, [...olds].filter((old) => !inCircle(by, old)).toSorted().slice(0, MOST_LINKS)]);
    return { supersedes: new Map(supersedes), replaced };
}

var migrate_original = __webpack_require__(7298);
var standing = __webpack_require__(2981);
;



















const WORKSPACE = { session: '.memtrust/workspace/session/', staging: '.memtrust/workspace/staging/', report: '.memtrust/workspace/reports/' };
async function planMigration(files, terms) {
    const planner = new Planner(terms);
    for await (const file of files)
        planner.add(file);
    return planner.finish();
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
    names = new EntryNames();
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
        if ((0,ait .$)(path))
            return this.keep(path, (0,phrase .pj)('it is a policy of AIT, and no memory; what it excludes is not moved'));
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
        const unclear = (0,validity_words .m)(note.keys).unclear[0];
        if (unclear !== undefined)
            return this.refuse(path, path, (0,phrase .cv) `its ${unclear} is no date such as 2026-01-31, so nobody can say until when it holds`);
        const hasFront = /^---[\r\n]/.test(text);
        const original = { keys: hasFront ? note.keys : null, comments: note.comments, body: hasFront ? (0,migrate_original .EN)(text) : text };
        const name = relative.replace(/\.[A-Za-z]+$/, '').split('/');
        const names = [path, path.replace(/\.[A-Za-z]+$/, ''), relative, name.join('/'), name.join('-'), name.at(-1) ?? '', ...(note.front.id === null ? [] : [note.front.id])];
        this.addFact({ from: path, file: path, names, standing: (0,standing .Y)(note.keys, place), original, record, fact: record.fact, parts: home.layout === 'ai-runtime' ? [place, ...name] : name, notes: {}, digest: (0,digest .sc)(bytes) });
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
            const record = this.sourced((0,ait_record .V6)(path, item));
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
        const names = [record.id, item.name, ...ait_file .fx.flatMap((key) => (typeof keys[key] === 'string' || typeof keys[key] === 'number' ? [String(keys[key])] : []))];
        this.addFact({ from: record.id, file: path, names, standing: (0,standing .Y)(item.keys, null), original, record, fact: record.fact, parts, notes, digest });
    }
    addFact(entry) {
        const { from, file, original, record, fact, parts, notes, standing } = entry;
        if (this.isBlocked(record))
            return this.refuse(from, file, BLOCKED);
        const sourceRef = `${this.terms.layout.name}:${from}`;
        const expected = { kind: 'fact', original };
        const before = this.byRef.get(sourceRef);
        if (before !== undefined) {
            if (!holds(expected, this.terms.textAt(before.path)))
                return this.refuse(from, file, (0,phrase .cv) `it was moved to ${before.path} before, and one of the two was changed since`);
            this.names.add(file, entry.names, before.id);
            return void this.moves.push({ kind: 'move', from, file, to: before.path, as: 'fact', changes: [], expected });
        }
        const id = (0,fact_id .v)(parts, (one) => this.given.has(one) || this.terms.isTaken(one));
        const path = (0,memtrust .qC)(id);
        const front = { sourceRef, made: madeOf(fact), notes, aside: untrueDates(original.keys ?? {}, fact) };
        const { text, record: native } = this.nativeOf(id, path, original, front);
        if (native.fact === null)
            return this.refuse(from, file, (0,phrase .cv) `it would be no valid fact: ${native.problems[0]?.message ?? ''}`);
        if (Buffer.byteLength(text) > limits .nx - ROOM_FOR_LINKS)
            return this.refuse(from, file, (0,phrase .pj)('as a fact it would be larger than 1 MB'));
        if (!holds(expected, text))
            return this.refuse(from, file, (0,phrase .pj)('a fact cannot hold all of it: what is read back is not what it says'));
        if (this.isBlocked(native))
            return this.refuse(from, file, BLOCKED);
        this.given.add(id);
        this.names.add(file, entry.names, id);
        this.moves.push({ kind: 'draft', id, path, entry, front, expected, standing });
    }
    finish() {
        const drafts = this.moves.flatMap((move) => (move.kind === 'draft' ? [move] : []));
        const links = linksOf(drafts, this.names, this.terms.known);
        return this.moves.map((move) => (move.kind === 'draft' ? this.moveOf(move, links) : move));
    }
    moveOf({ id, path, entry, front, expected, standing }, links) {
        const { from, file, original, digest } = entry;
        const { name } = this.terms.layout;
        const kind = standing.kind !== 'rejected' && links.replaced.has(id) ? 'superseded' : standing.kind;
        const withdrawn = kind === 'superseded' || kind === 'rejected' ? kind : null;
        const { text, record } = this.nativeOf(id, path, original, { ...front, supersedes: links.supersedes.get(id) ?? [], ...(withdrawn === null ? {} : { status: withdrawn }) });
        if (record.fact === null)
            return { kind: 'refused', from, file, why: (0,phrase .cv) `it would be no valid fact: ${record.problems[0]?.message ?? ''}` };
        const { claim, binding, sources } = record.fact;
        const unbound = sources.length === 0 ? { why: `moved from ${name}, where it cites nothing` } : {};
        const successor = links.replaced.get(id) ?? null;
        const by = successor === null ? '' : `, by ${successor}`;
        const events = (0,append_events .I)(this.terms.ledger(id), this.terms.signature, [
            { type: 'candidate.proposed', claim, binding, evidence: `${front.sourceRef.slice(0, 3_900)} ${digest}`, ...unbound },
            ...(withdrawn === 'superseded' ? [{ type: 'fact.superseded', claim, binding, why: `superseded in ${name}${by}` }] : []),
            ...(withdrawn === 'rejected' ? [{ type: 'candidate.discarded', claim, binding, why: `rejected in ${name}` }] : []),
        ]);
        return { kind: 'move', from, file, to: path, as: 'fact', changes: [{ path, content: text }, events], expected, ...(withdrawn === null ? {} : { withdrawn }) };
    }
    nativeOf(id, path, original, front) {
        const write = (text) => ({ text, record: (0,fact .a9)(id, path, Buffer.from(text)) });
        const first = write((0,migrate_original .Vo)(original, front));
        if (first.record.fact !== null)
            return first;
        const { sources: _none, ...others } = front.made;
        const second = write((0,migrate_original .Vo)(original, { ...front, made: others, aside: [...front.aside, 'sources'] }));
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
    sourced(record) {
        const { onlyAitSources = [] } = this.terms;
        return onlyAitSources.length === 0 ? record : (0,policy .M6)(record, onlyAitSources);
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
const ROOM_FOR_LINKS = 32 * 1024;
function untrueDates(keys, { validUntil }) {
    return Object.hasOwn(keys, 'valid_until') && keys['valid_until'] !== validUntil ? ['valid_until'] : [];
}
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
var reading = __webpack_require__(6489);
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
    const stated = [open.memory.policy, ...(open.settled === null ? [] : [open.settled.policy])];
    const excluding = from === 'ait' ? [...stated, await (0,policy .oh)(open.tree, open.memory.policy)] : stated;
    const broken = from === 'ait' ? excluding.find(({ origin }) => origin === 'broken') : undefined;
    if (broken !== undefined)
        (0,reading .I)(broken);
    const moves = await planMigration((0,store_files .k)(open.tree, entries), {
        layout,
        home: home .mf.find((home) => home.layout === from) ?? null,
        known: open.memory.facts.filter(({ id, path }) => path === (0,memtrust .qC)(id)),
        policies: excluding.map(({ policy }) => policy),
        onlyAitSources: excluding.flatMap(({ onlyAitSources = [] }) => onlyAitSources),
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
                const there = move.withdrawn === undefined ? '' : `  (${move.withdrawn} there, and stays so)`;
                io.out((0,terminal .yK)((0,phrase .cv) `${[what]}  ${move.from} → ${move.to}${[there]}${[went.has(move.file) ? '  (original removed)' : '']}\n`));
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
    const [first] = moves.flatMap((move) => (move.kind === 'move' && move.as === 'fact' && move.withdrawn === undefined ? [move.to.slice((0,memtrust .qC)('').length - '.md'.length, -'.md'.length)] : []));
    if (apply && moves.some((move) => move.kind === 'move' && move.withdrawn !== undefined))
        io.err(`What ${from} calls superseded or rejected has that in its ledger: \`memtrust adopt --all\` leaves it out.\n`);
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
        moves: moves.flatMap((move) => (move.kind === 'move' ? [{ from: migrate_here_name(move.from), to: migrate_here_name(move.to), as: move.as, withdrawn: move.withdrawn ?? null, new: move.changes.length > 0, read_back: apply ? !lost.includes(move) : null, original_removed: went.has(move.file) }] : [])),
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
