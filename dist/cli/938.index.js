export const id = 938;
export const ids = [938];
export const modules = {

  9938:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  forgetHere: () => (  forgetHere)
});

var memtrust = __webpack_require__(289);
var fact = __webpack_require__(721);
var ledger = __webpack_require__(137);
var text_phrase = __webpack_require__(8013);
;
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/g;
function redactJson(text, spoken, mark, isWhole) {
    const redacted = isWhole ? redactValue(text, spoken, mark) : redactLines(text, spoken, mark);
    return redacted === null || spoken.spansIn(redacted).length > 0 ? null : redacted;
}
function redactLines(text, spoken, mark) {
    const lines = [];
    for (const line of text.split('\n')) {
        const redacted = line.trim() === '' ? line : (redactValue(line, spoken, mark) ?? (spoken.spansIn(line).length === 0 ? line : null));
        if (redacted === null)
            return null;
        lines.push(redacted);
    }
    return lines.join('\n');
}
function redactValue(text, spoken, mark) {
    if (!isJson(text))
        return null;
    return text.replace(LITERAL, (literal) => {
        const value = JSON.parse(literal);
        const said = typeof value === 'string' ? redactText(value, spoken, mark) : null;
        return said === null ? literal : JSON.stringify(said);
    });
}
function redactText(text, spoken, mark) {
    let rest = '';
    let at = 0;
    for (const { from, to } of spoken.spansIn(text)) {
        rest += `${text.slice(at, from)}${mark}`;
        at = to;
    }
    return at === 0 ? null : rest + text.slice(at);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function meaning(text, isWhole) {
    if (!/\\[nrtu"\\/]/.test(text))
        return text;
    const values = isWhole ? [text] : text.split('\n');
    return values.flatMap((value) => (isJson(value) ? [...value.matchAll(LITERAL)].map(([literal]) => String(JSON.parse(literal))) : [value])).join('\n');
}

;


const CONTEXT = '.memtrust/context/';
function saysIt({ path, text }, spoken) {
    return spoken.spansIn(text).length > 0 || (/\.jsonl?$/.test(path) && spoken.spansIn(meaning(text, path.endsWith('.json'))).length > 0);
}
function placesOf(files, spoken, rewritable, mark) {
    const [edits, redacted, removed, held] = [[], [], [], []];
    for (const file of files) {
        if (!saysIt(file, spoken))
            continue;
        const { path, text, isExact } = file;
        const format = rewritable.find((one) => one.isOne(path));
        const rewritten = format === undefined || !isExact ? null : redactJson(text, spoken, mark, format.isWhole);
        if (rewritten !== null && format?.isValid(rewritten, text) === true) {
            edits.push({ path, content: rewritten });
            redacted.push(path);
        }
        else if (path.startsWith(CONTEXT) && !path.endsWith('.jsonl')) {
            edits.push({ path, content: null });
            removed.push(path);
        }
        else {
            held.push({ path, line: lineOf(text, spoken.spansIn(text)), advice: adviceFor(path) });
        }
    }
    return { edits, redacted, removed, held };
}
function lineOf(text, [first]) {
    return first === undefined ? null : text.slice(0, first.from).split('\n').length;
}
function adviceFor(path) {
    const fact = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1];
    if (fact !== undefined)
        return (0,text_phrase .cv) `another fact says it: ${`memtrust forget ${fact} --why "…"`}`;
    if (/^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./.test(path))
        return (0,text_phrase .cv) `it cannot be taken out of it: ${`memtrust forget ${path} --why "…"`} removes the whole file`;
    if (path.startsWith('.memtrust/ledger/'))
        return (0,text_phrase .pj)('an event repeats it, and no line of a ledger can be changed: only a rewrite of the history takes it out');
    if (path.startsWith('.memtrust/fixtures/'))
        return (0,text_phrase .pj)('edit the case by hand: another text may prove something else');
    if (path.startsWith(CONTEXT))
        return (0,text_phrase .pj)('the archive of a session is kept to the byte: remove the file by hand');
    return (0,text_phrase .pj)('edit it by hand: memtrust changes no file but its own');
}

var sentences = __webpack_require__(2864);
var secrets = __webpack_require__(9423);
;


const LEAST_WORDS = 5;
const LEAST_WHOLE = { words: 3, letters: 12 };
const MOST_SENTENCES = 500;
const WORD = /[\p{L}\p{N}_$]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
class Spoken {
    needles;
    secrets;
    isCut;
    constructor(statements, raw = []) {
        const parts = [...new Set(statements.flatMap(spoken_sentences))];
        this.isCut = parts.length > MOST_SENTENCES;
        const needles = [...statements.flatMap((text) => needleOf(text, true)), ...parts.slice(0, MOST_SENTENCES).flatMap((text) => needleOf(text, false))];
        this.needles = [...new Map(needles.map((needle) => [needle.words, needle])).values()];
        this.secrets = [...new Set([...statements, ...raw].flatMap((text) => (0,secrets .VY)(text).map(({ from, to }) => text.slice(from, to))))].slice(0, MOST_SENTENCES);
    }
    get isEmpty() {
        return this.needles.length === 0 && this.secrets.length === 0;
    }
    spansIn(text) {
        const spans = [];
        for (const secret of this.secrets) {
            for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length))
                spans.push({ from: at, to: at + secret.length });
        }
        const folded = text.toLowerCase();
        const likely = this.needles.filter(({ rarest }) => folded.includes(rarest));
        if (likely.length > 0)
            spans.push(...spansOf(text, likely));
        return merged(spans);
    }
}
function spoken_sentences(statement) {
    return paragraphs(statement).flatMap((paragraph) => (0,sentences .u)(paragraph).map(({ from, to }) => paragraph.slice(from, to)));
}
function paragraphs(text) {
    const found = [[]];
    for (const line of text.split('\n')) {
        if (line.trim() === '' || /^\s{0,12}(?:[-*+#>|]|\d{1,3}[.)])/.test(line))
            found.push([]);
        found.at(-1)?.push(line);
    }
    return found.map((lines) => lines.join('\n')).filter((paragraph) => paragraph.trim() !== '');
}
function needleOf(text, isWhole) {
    const matches = [...text.matchAll(WORD)];
    const words = matches.map(([word]) => word.toLowerCase());
    const [first, last] = [matches[0], matches.at(-1)];
    if (first === undefined || last === undefined)
        return [];
    const count = words.length + (text.match(UNSPACED)?.length ?? 0) / 2;
    const isLong = count >= LEAST_WORDS || (isWhole && count >= LEAST_WHOLE.words && words.join('').length >= LEAST_WHOLE.letters);
    if (!isLong)
        return [];
    return [
        {
            words: ` ${words.join(' ')} `,
            rarest: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
            head: /\S{0,40}$/.exec(text.slice(0, first.index))?.[0] ?? '',
            tail: /^\S{0,40}/.exec(text.slice(last.index + last[0].length))?.[0] ?? '',
        },
    ];
}
function spansOf(text, needles) {
    const places = [];
    const starts = [];
    const ends = [];
    const words = [];
    let length = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
        const folded = word.toLowerCase();
        places.push(length);
        starts.push(index);
        ends.push(index + word.length);
        words.push(folded);
        length += folded.length + 1;
    }
    const joined = ` ${words.join(' ')} `;
    const spans = [];
    for (const { words: wanted, head, tail } of needles) {
        const count = wanted.split(' ').length - 2;
        for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, at + wanted.length - 1)) {
            const word = indexOf(places, at);
            const [from, to] = [starts[word] ?? 0, ends[word + count - 1] ?? 0];
            spans.push({ from: text.startsWith(head, from - head.length) ? from - head.length : from, to: text.startsWith(tail, to) ? to + tail.length : to });
        }
    }
    return spans;
}
function indexOf(sorted, value) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function merged(spans) {
    const found = [];
    for (const span of spans.toSorted((a, b) => a.from - b.from)) {
        const last = found.at(-1);
        if (last === undefined || span.from > last.to)
            found.push(span);
        else
            found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    }
    return found;
}

var tombstone = __webpack_require__(3864);
var trust_after = __webpack_require__(6230);
var withdraw = __webpack_require__(6721);
var words = __webpack_require__(7066);
var adoption = __webpack_require__(2613);
var errors = __webpack_require__(2795);
var tree_path = __webpack_require__(5562);
var show = __webpack_require__(1023);
var cli_io = __webpack_require__(1905);
var open_memory = __webpack_require__(5533);
var root_path = __webpack_require__(8465);
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var limits = __webpack_require__(7713);
var place = __webpack_require__(9838);
;




const MEBIBYTE = 1024 * 1024;
const MOST_BYTES = 256 * MEBIBYTE;
const BATCH = 100;
const files_CONTEXT = '.memtrust/context';
async function textFiles(tree, keep) {
    const paths = [...tree.entries.values()].filter(({ kind }) => kind === 'file').map(({ path }) => path);
    const sorted = [...paths.filter((path) => path.startsWith('.memtrust/')), ...paths.filter((path) => !path.startsWith('.memtrust/'))];
    const files = [];
    let [unread, total] = [0, 0];
    for (let from = 0; from < sorted.length; from += BATCH) {
        const batch = sorted.slice(from, from + BATCH);
        if (total > MOST_BYTES) {
            unread += sorted.length - from;
            break;
        }
        for (const [path, content] of await tree.read(batch, limits .nx)) {
            if (content.kind !== 'bytes') {
                unread += 1;
                continue;
            }
            total += content.bytes.length;
            const file = textOf(path, content.bytes);
            if (file !== null && keep(file))
                files.push(file);
        }
    }
    return { files, unread };
}
function contextFiles(root, tree, keep) {
    if ((0,place ._N)((0,external_node_path_.join)(root, files_CONTEXT))?.isDirectory() !== true)
        return { files: [], unread: 0 };
    const files = [];
    let unread = 0;
    for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, files_CONTEXT), { withFileTypes: true })) {
        if (!entry.isFile() || tree.entries.has(`${files_CONTEXT}/${entry.name}`))
            continue;
        const absolute = (0,external_node_path_.join)(root, files_CONTEXT, entry.name);
        if (((0,place ._N)(absolute)?.size ?? 0) > 16 * MEBIBYTE) {
            unread += 1;
            continue;
        }
        const file = textOf(`${files_CONTEXT}/${entry.name}`, (0,external_node_fs_.readFileSync)(absolute));
        if (file !== null && keep(file))
            files.push(file);
    }
    return { files, unread };
}
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function textOf(path, bytes) {
    if (bytes.includes(0))
        return null;
    try {
        return { path, text: strict.decode(bytes), isExact: true };
    }
    catch {
        return { path, text: Buffer.from(bytes).toString('utf8'), isExact: false };
    }
}

var store = __webpack_require__(7303);
var git = __webpack_require__(1896);
var names = __webpack_require__(5345);
;


const MOST_COMMITS = 10_000;
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function versionsOf(repository, paths) {
    const asked = paths.filter((path) => path !== '' && !path.includes('\0'));
    if (asked.length === 0)
        return { versions: [], incomplete: [] };
    const shape = ['-z', '--raw', '--no-abbrev', '--no-renames', '--no-relative', '--no-show-signature', '--no-color', '--no-ext-diff', '--no-textconv', '--diff-merges=combined', '--format=%x00%H'];
    const log = await (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', '--all', '--full-history', ...shape, `--max-count=${MOST_COMMITS + 1}`, '--', ...asked]);
    if (log.code !== 0)
        return { versions: [], incomplete: ['git could not list the history'] };
    const versions = [];
    const commits = new Set();
    let commit = '';
    const records = (0,names .K5)(log.stdout);
    for (let at = 0; at < records.length; at += 1) {
        const text = (records[at] ?? Buffer.alloc(0)).toString('latin1').trim();
        if (OBJECT_ID.test(text)) {
            commit = text;
            commits.add(commit);
        }
        else if (text.startsWith(':')) {
            const oid = newObject(text);
            const path = (0,names .e4)(records[at + 1] ?? Buffer.alloc(0));
            at += 1;
            if (oid !== null && commits.size <= MOST_COMMITS)
                versions.push({ commit, path, oid });
        }
    }
    const incomplete = [
        ...(commits.size > MOST_COMMITS ? [`only the newest ${MOST_COMMITS} commits that touch these files were looked at`] : []),
        ...(repository.shallow ? ['this clone is shallow: older commits were not looked at'] : []),
    ];
    return { versions, incomplete };
}
function newObject(record) {
    const parents = /^:+/.exec(record)?.[0].length ?? 0;
    const fields = record.slice(parents).split(' ');
    const [mode = '', oid = ''] = [fields[parents], fields[2 * parents + 1]];
    return mode.startsWith('100') && OBJECT_ID.test(oid) && !/^0+$/.test(oid) ? oid : null;
}

;




const MOST_OWN = 50;
const MOST_READ = 20_000;
const past_texts_BATCH = 200;
const MOST_PLACES = 200;
class PastTexts {
    workspace;
    versions;
    own;
    incomplete;
    constructor(workspace, versions, own, incomplete) {
        this.workspace = workspace;
        this.versions = versions;
        this.own = own;
        this.incomplete = [...incomplete];
    }
    static async open(workspace, own) {
        const { versions, incomplete } = await versionsOf(workspace.repository, [...own]);
        return new PastTexts(workspace, versions, own, incomplete);
    }
    async ownTexts() {
        const oids = [...new Set(this.versions.map(({ oid }) => oid))].slice(0, MOST_OWN);
        const read = await this.workspace.objects.readAll(oids, limits .nx);
        return read.flatMap((object) => (object.kind === 'object' ? [Buffer.from(object.bytes).toString('utf8')] : []));
    }
    async commits(spoken, places) {
        const own = this.versions.map(({ commit }) => commit);
        if (spoken.isEmpty)
            return [...new Set(own)];
        const { versions, incomplete } = await versionsOf(this.workspace.repository, [store .v, ...places.slice(0, MOST_PLACES)]);
        this.incomplete.push(...incomplete.filter((line) => !this.incomplete.includes(line)));
        const saying = await this.saying(spoken, [...new Set(versions.filter(({ path }) => !this.own.has(path)).map(({ oid }) => oid))]);
        const others = versions.filter(({ path, oid }) => this.own.has(path) || saying.has(oid)).map(({ commit }) => commit);
        return [...new Set([...others, ...own])];
    }
    async saying(spoken, oids) {
        if (oids.length > MOST_READ)
            this.incomplete.push(`${oids.length} versions of other files are more than the cap of ${MOST_READ}; ${oids.length - MOST_READ} were not looked at`);
        const saying = new Set();
        let total = 0;
        for (let from = 0; from < Math.min(oids.length, MOST_READ); from += past_texts_BATCH) {
            if (total > limits .$4) {
                this.incomplete.push(`versions of other files are larger than the cap of ${limits .$4} bytes together; ${oids.length - from} were not looked at`);
                break;
            }
            const batch = oids.slice(from, Math.min(from + past_texts_BATCH, MOST_READ));
            for (const [index, object] of (await this.workspace.objects.readAll(batch, limits .nx)).entries()) {
                if (object.kind !== 'object')
                    continue;
                total += object.bytes.length;
                const text = Buffer.from(object.bytes).toString('utf8');
                if ([text, meaning(text, true), meaning(text, false)].some((said) => spoken.spansIn(said).length > 0))
                    saying.add(batch[index] ?? '');
            }
        }
        return saying;
    }
}

var attempt = __webpack_require__(9853);
var reviewer_findings = __webpack_require__(821);
var compact = __webpack_require__(6926);
var session_log = __webpack_require__(1453);
;




const REWRITABLE = [
    { isOne: (path) => /^\.memtrust\/attempts\/.+\.json$/.test(path), isWhole: true, isValid: (text) => attempt .dT.safeParse(JSON.parse(text)).success },
    { isOne: (path) => /^\.memtrust\/reviews\/.+\.json$/.test(path), isWhole: true, isValid: (text) => reviewer_findings .w4.safeParse(JSON.parse(text)).success },
    { isOne: (path) => /^\.memtrust\/(?:sessions|context)\/.+\.jsonl$/.test(path) && !path.endsWith('.archive.jsonl'), isWhole: false, isValid: isSameLog },
];
function isSameLog(text, before) {
    const [now, then] = [text, before].map((log) => (0,session_log .g_)(Buffer.from(log)));
    return now !== undefined && then !== undefined && now.events.length === then.events.length && now.faults.length === then.faults.length && (0,compact .QB)(now.events).length === (0,compact .QB)(then.events).length;
}

;


const LISTED = 20;
const LISTED_COMMITS = 10;
function tell(io, { name, files, redacted, removed, held, isRecorded, trust, commits, incomplete }, { isDry, isUnsayable }) {
    const shown = (path) => (isUnsayable(path) ? (0,text_phrase .pj)('a file whose name the policy keeps unsaid') : (0,text_phrase .cv) `${path}`);
    const line = (phrase) => io.out(`${(0,text_phrase .tN)(phrase)}\n`);
    const changed = files.length + redacted.length + removed.length;
    if (!isRecorded && changed === 0)
        line((0,text_phrase .cv) `${name} is forgotten already`);
    else
        line((0,text_phrase .cv) `${[isDry ? 'would forget' : 'forgot']} ${name}: its id and the reason stay`);
    for (const [what, paths] of [['removed', [...files, ...removed]], ['redacted', redacted]]) {
        for (const path of paths.slice(0, LISTED))
            line((0,text_phrase .cv) `${[isDry ? `would be ${what}` : what]} ${shown(path)}`);
        if (paths.length > LISTED)
            line((0,text_phrase .pj)(`${what} ${paths.length - LISTED} more`));
    }
    for (const { path, line: at, advice } of held.slice(0, LISTED))
        line((0,text_phrase .cv) `still holds it: ${shown(path)}${[at === null ? '' : `, line ${at}`]}: ${advice}`);
    if (held.length > LISTED)
        line((0,text_phrase .pj)(`still holds it: ${(0,words .jN)(held.length - LISTED, 'more file')}`));
    if (trust !== null)
        line(trust);
    if (commits.length === 0)
        line((0,text_phrase .pj)('no commit that a ref of this clone leads to holds it'));
    else {
        const more = commits.length > LISTED_COMMITS ? ` and ${commits.length - LISTED_COMMITS} more` : '';
        line((0,text_phrase .pj)(`${(0,words .jN)(commits.length, 'commit')} brought it into the history, which holds it from there on: ${commits.slice(0, LISTED_COMMITS).map((commit) => commit.slice(0, 12)).join(', ')}${more}`));
        io.err('git forgets only by a rewrite of the history (git filter-repo), in every clone and fork, and at the host; a secret that was pushed must be revoked first.\n');
    }
    for (const missing of incomplete)
        io.err(`incomplete: ${missing}\n`);
    if (!isDry && (isRecorded || changed > 0))
        io.err('Next: commit it, and open a pull request. Run this again to see what is left.\n');
}

;






















async function forgetHere(io, typed, options) {
    return open_memory .s.use(io, async (open) => {
        const why = (0,open_memory .l)('--why', options.why);
        const graves = open.text(memtrust .LX) ?? '';
        const subject = subjectOf(io, open, typed, graves);
        const past = await PastTexts.open(open.workspace, subject.own);
        const spoken = await spokenBy(open, subject, past);
        if (spoken.spansIn(why).length > 0 || (0,secrets .VY)(why).length > 0)
            throw new errors .j('--why repeats what is to be forgotten, or holds a secret', 'The reason stays: say it in other words.');
        const mark = open.isUnsayable(subject.id) ? '[forgotten]' : `[forgotten: ${subject.id}]`;
        const says = (file) => saysIt(file, spoken);
        const tracked = await textFiles(open.tree, (file) => !subject.own.has(file.path) && says(file));
        const generated = contextFiles(open.workspace.repository.root, open.tree, says);
        const places = placesOf([...tracked.files, ...generated.files], spoken, REWRITABLE, mark);
        const record = await recordOf(open, subject, why, graves, options);
        const files = [...subject.own].filter((path) => open.isThere(path));
        const edits = [...(record === null ? [] : [record]), ...places.edits, ...files.map((path) => ({ path, content: null }))];
        const trust = await trustAfter(open, subject, record, Date.parse(options.now ?? io.now));
        const commits = await past.commits(spoken, places.held.map(({ path }) => path));
        const unread = tracked.unread + generated.unread;
        if (options.dryRun !== true)
            open.write(edits);
        const incomplete = [
            ...(spoken.isEmpty ? [subject.isFact ? 'it says too little to be looked for in other files' : 'what it says was not looked for in other files'] : []),
            ...(spoken.isCut ? ['it has more sentences than are looked for one by one'] : []),
            ...(unread > 0 ? [`${(0,words .jN)(unread, 'file')} not looked at: larger than 1 MB, or beyond 256 MB together`] : []),
            ...past.incomplete,
        ];
        tell(io, { ...places, name: open.isUnsayable(subject.id) ? (0,text_phrase .pj)('what has a name that the policy keeps unsaid') : (0,text_phrase .cv) `${subject.id}`, files, isRecorded: record !== null, trust, commits, incomplete }, { isDry: options.dryRun === true, isUnsayable: (path) => open.isUnsayable(path) });
        return cli_io .d.pass;
    });
}
const RECORDS = /^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./;
function subjectOf(io, open, typed, graves) {
    const path = (0,root_path .y)(io.cwd, open.workspace.repository.root, typed);
    const id = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1] ?? typed;
    const record = open.memory.facts.find((known) => known.id === id || known.path === path) ?? null;
    const stones = (0,tombstone .q)(graves);
    const isFact = record === null ? fact .pm.test(id) && (open.ledger(id).events.length > 0 || stones.some((stone) => stone.path === (0,memtrust .qC)(id))) : record.path === (0,memtrust .qC)(record.id);
    if (isFact)
        return { id, isFact, record, own: new Set([(0,memtrust .qC)(id), ...aside(stones, (0,memtrust .qC)(id))]) };
    const isThere = open.tree.entries.get(path)?.kind === 'file';
    const isForgotten = stones.some((stone) => stone.path === path);
    if (record !== null || (isThere && (RECORDS.test(path) || open.memory.notes.some((note) => note.path === path))) || isForgotten)
        return { id: path, isFact, record, own: new Set([path, ...aside(stones, path)]) };
    if (isThere)
        throw new errors .j((0,text_phrase .tN)((0,text_phrase .cv) `${path} is neither a fact nor a record of memory`), 'memtrust takes nothing out of files that are not its own: edit it by hand.');
    throw (0,show .p)(typed, open.memory.facts.filter((known) => !open.isUnsayable(known.id)).map((known) => known.id));
}
function aside(stones, path) {
    return stones.flatMap(({ path: of, to }) => (of === path && to?.startsWith('.memtrust/archive/') === true && (0,tree_path .qb)(to) === to ? [to] : []));
}
async function spokenBy(open, { id, isFact, record, own }, past) {
    const onDisk = [...own].flatMap((path) => open.text(path) ?? []);
    const texts = [...new Set([...onDisk, ...(await past.ownTexts())])];
    if (!isFact)
        return new Spoken([...(record?.fact === null || record === null ? [] : [record.fact.statement]), ...([...own].every((path) => !/\.jsonl?$/.test(path)) ? texts : [])], texts);
    const statements = texts.map((text) => (0,fact .a9)(id, (0,memtrust .qC)(id), Buffer.from(text)).fact?.statement ?? text);
    return new Spoken(statements, texts);
}
async function recordOf(open, { id, isFact, record, own }, why, graves, options) {
    const signature = await open.signature(options);
    const path = record?.path ?? [...own][0] ?? id;
    if (isFact) {
        const ledger = open.ledger(id);
        if ((0,adoption .aZ)(ledger.events))
            return null;
        const isPlain = record !== null && record.fact !== null && !(await open.isBlocked(record)) && (0,secrets .VY)(record.text).length === 0;
        if (ledger.events.length > 0 || isPlain)
            return (0,withdraw .yI)({ id, record: ledger.events.length > 0 ? null : record, ledger, why, ...signature }).find((change) => change.path === (0,memtrust .tf)(id)) ?? null;
    }
    const isThere = [...own].some((place) => open.isThere(place));
    if (!isThere && (0,tombstone .q)(graves).some((stone) => stone.path === path && stone.to === undefined))
        return null;
    return (0,tombstone .v)(graves, [{ path, why, see: null }], signature);
}
async function trustAfter(open, { id, isFact, record }, change, now) {
    if (!isFact || record === null)
        return null;
    const scene = await open.scene(now);
    const known = new Set(open.ledger(id).events.map((event) => event.id));
    const events = change?.path === (0,memtrust .tf)(id) ? (0,ledger .h8)(id, change.path, change.content).events.filter((event) => !known.has(event.id)) : [];
    const changed = (0,trust_after .dN)(await (0,trust_after .Qh)(scene), await (0,trust_after .Qh)(scene, new Set([id]), events));
    return changed.length === 0 ? null : (0,text_phrase .cv) `without it ${(0,trust_after .eZ)(scene, changed)} ${[changed.length === 1 ? 'is' : 'are']} judged otherwise: look with ${'memtrust check'}, and retire what must not come back`;
}


  })

};
