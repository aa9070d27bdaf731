export const id = 359;
export const ids = [359];
export const modules = {

  37359:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  planRefine: () => (  planRefine)
});

var limits = __webpack_require__(67713);
var resolve = __webpack_require__(5853);
;


function formerFilesIn(base, objects) {
    return async ({ path, blob }) => {
        const found = [];
        const place = base === null ? null : await new resolve .C(base).resolve(path);
        if (base !== null && place?.kind === 'file') {
            const content = (await base.read([place.path], limits .rX)).get(place.path);
            if (content?.kind === 'bytes')
                found.push(content.bytes);
        }
        const object = blob === null ? null : await objects.read(blob, limits .rX);
        if (object?.kind === 'object' && object.type === 'blob')
            found.push(object.bytes);
        return found;
    };
}

var memtrust = __webpack_require__(98141);
var home = __webpack_require__(58901);
var stricter = __webpack_require__(48150);
var errors = __webpack_require__(2795);
var tree_path = __webpack_require__(15562);
var assess = __webpack_require__(1627);
var blocking = __webpack_require__(75362);
var last_decisive = __webpack_require__(58655);
var memory_ledger = __webpack_require__(80137);
var phrase = __webpack_require__(68013);
;





function appendEvents(ledger, signature, contents) {
    const path = (0,memtrust .tf)(ledger.fact);
    const lines = nextEvents(ledger.fact, ledger.events, signature, contents).map(memory_ledger .V8).join('');
    const [fault] = (0,memory_ledger .h8)(ledger.fact, path, lines).faults;
    if (fault !== undefined)
        throw new errors .j(`The record could not be read again: ${(0,phrase .tN)(fault.problem.message)}`, 'Reasons and evidence have at most 4,000 characters, names 200.');
    const before = ledger.text === '' || ledger.text.endsWith('\n') ? ledger.text : `${ledger.text}\n`;
    return { path, content: before + lines };
}
function nextEvents(fact, known, { proposedBy, at }, contents) {
    const events = [...known];
    for (const { type, claim, binding, evidence, why } of contents) {
        events.push((0,memory_ledger .Ld)({ type, fact, claim, binding, at, proposed_by: proposedBy, after: tips(fact, events), ...(evidence === undefined ? {} : { evidence }), ...(why === undefined ? {} : { why }) }));
    }
    return events.slice(known.length);
}
function tips(fact, events) {
    const followed = new Set(events.flatMap((event) => event.after));
    const open = events.map((event) => event.id).filter((id) => !followed.has(id));
    if (open.length <= memory_ledger .T_)
        return open.toSorted();
    const last = (0,last_decisive .x)(events).map((event) => event.id);
    if (last.length > memory_ledger .T_) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${(0,memtrust .tf)(fact)} has ${last.length} last decisions side by side, and a new one can follow at most ${memory_ledger .T_}`), (0,phrase .tN)((0,phrase .cv) `Look with ${`git log -p -- ${(0,memtrust .tf)(fact)}`} who wrote them, and remove the lines that nobody approved.`));
    }
    return [...new Set([...last, ...open])].slice(0, memory_ledger .T_).toSorted();
}

var secrets = __webpack_require__(39423);
var visible = __webpack_require__(88232);
var likeness_index = __webpack_require__(50639);
;
function knownTexts(entries, notes) {
    return entries.flatMap(({ id, record, status }) => {
        if (record === null || record.fact === null || status === 'policy_blocked')
            return [];
        const note = notes.get(record.path) ?? null;
        const common = { text: record.fact.statement, note, supersedes: record.fact.supersedes, contradicts: record.contradicts ?? null, wasStaged: record.fact.sourceRef?.startsWith('staged:') === true };
        if (note === null)
            return status === 'superseded' ? [] : [{ ...common, id, isRejected: status === 'rejected', isSettled: status === 'accepted' || status === 'stale', covers: status !== 'stale' }];
        if (note.place !== 'permanent' && note.place !== 'long-term')
            return [];
        return note.front.status === 'superseded' ? [] : [{ ...common, id: record.path, isRejected: note.front.status === 'rejected', isSettled: true, covers: true }];
    });
}
function targetsOf(known) {
    const inForce = known.filter(({ isRejected }) => !isRejected);
    const [settled, proposed] = [byNameOf(inForce.filter(({ isSettled }) => isSettled)), byNameOf(inForce.filter(({ isSettled }) => !isSettled))];
    const only = (name) => {
        const [first, another] = settled.get(name) ?? proposed.get(name) ?? [];
        return another === undefined ? (first ?? null) : null;
    };
    return ({ front, name, kind }) => {
        if (front.corrects !== null)
            return only(front.corrects) ?? only(front.corrects.replace(/\.md$/, ''));
        if (kind !== 'correction')
            return null;
        const named = name.slice('correction-'.length);
        return only(named) ?? only(named.replace(/-\d+$/, ''));
    };
}
function byNameOf(known) {
    const byName = new Map();
    for (const one of known)
        for (const name of namesOf(one))
            byName.set(name, (byName.get(name) ?? new Set()).add(one));
    return byName;
}
function namesOf({ id, note }) {
    const own = note === null ? id : id.replace(/\.md$/, '').replace(/^(?:\.ai-kb\/atoms|(?:\.ai-runtime\/)?memory\/long-term)\//, '');
    return [id, own, own.slice(own.lastIndexOf('/') + 1), own.replaceAll('/', '-')];
}

var backticks = __webpack_require__(81692);
;

const LONGEST = 4_000;
const GENERAL = /\b(?:all|always|any|anywhere|anything|each|ever|every(?:thing|where|body|one)?|general(?:ly)?|in general|never|no(?:body| one| file| function| module)|whenever|wherever|usually|typically|throughout|across|everywhere|modules|files|functions|classes|services|projects|components|tests|callers)\b|任何|所有|一切|总是|總是|一律|每[个個次当當种種]|凡是|通常|一般|各[个個种種]|全部|永[远遠]|从不|從不/i;
const ENDINGS = 'c|h|cc|cpp|cxx|hpp|cs|go|rs|py|pyi|rb|js|jsx|ts|tsx|mts|cts|mjs|cjs|java|kt|kts|php|sh|bash|zsh|ps1|sql|html?|css|scss|less|md|mdx|rst|txt|json|jsonc|json5|ya?ml|toml|xml|ini|cfg|conf|env|lock|vue|svelte|swift|scala|proto|graphql|prisma|gradle|groovy|dart|exs?|erl|hs|ml|lua|pl|pm|r|jl|tf|nix|zig|s|asm|m|mm';
const FILE = new RegExp(String.raw `(?<![\w./-])(?:[\w.-]{1,100}\/){0,20}[\w-]{1,100}\.(?:${ENDINGS})(?![\w/-]|\.\w)`, 'gi');
const NO_CODE = /\.(?:html?|mdx?|rst|txt|json[c5]?|ya?ml|toml|xml|ini|cfg|conf|env|lock|gradle|nix)$/i;
const FUNCTION = /(?<![\w$.])[A-Za-z_$][\w$]{1,80}(?:(?:\.|::)[A-Za-z_$][\w$]{0,80}){0,4}(?=\(\))/g;
const IDENTIFIER = /^[A-Za-z_$][\w$]{1,80}(?:(?:\.|::|#)[A-Za-z_$][\w$]{0,80}){0,4}$/;
const NO_FILE = /^(?:e\.g|i\.e|etc|vs|node\.js|next\.js|vue\.js|d3\.js|three\.js|express\.js|nuxt\.js)$/i;
function narrowPlace(text) {
    if (text.length > LONGEST || GENERAL.test(text))
        return null;
    const files = new Set((text.match(FILE) ?? []).filter((name) => !NO_FILE.test(name)));
    const functions = new Set([...(text.match(FUNCTION) ?? []), ...(0,backticks .ix)(text.replaceAll('\n', ' ')).map((span) => span.text.trim()).filter((code) => IDENTIFIER.test(code) && isName(code) && !files.has(code))]);
    if (files.size > 1 || functions.size > 1)
        return null;
    const [file] = files;
    const [name] = [...files, ...functions];
    return name === undefined ? null : { name, isCode: file !== undefined && !NO_CODE.test(file) };
}
function isName(code) {
    return /[a-z][A-Z]|_|\.|::|^[A-Z][a-z]/.test(code);
}

;
const EMPTY = new Set('a an the and are as be do does is it its that this was which each every also then so please just simply very your our their these those there here will'.split(' '));
const MOST_STARTS = 50;
const TITLE = /^\s*#{1,6} [^\n]*/;
class SaysAll {
    wordsOf;
    read = new Map();
    constructor(wordsOf) {
        this.wordsOf = wordsOf;
    }
    of(known, note) {
        if (known.trim() === note.trim())
            return true;
        const said = this.saidIn(known);
        const title = TITLE.exec(note)?.[0] ?? '';
        return this.tokensOf(title).every((token) => said.all.has(token)) && sentencesOf(this.tokensOf(note.slice(title.length))).every((sentence) => isSaid(sentence, said));
    }
    saidIn(text) {
        const known = this.read.get(text);
        if (known !== undefined)
            return known;
        const tokens = this.tokensOf(text);
        const starts = new Map();
        for (const [index, token] of tokens.entries()) {
            if (token === '' || (index > 0 && tokens[index - 1] !== ''))
                continue;
            const own = starts.get(token);
            if (own === undefined)
                starts.set(token, [index]);
            else if (own.length < MOST_STARTS)
                own.push(index);
        }
        const said = { tokens, starts, all: new Set(['', ...tokens]) };
        this.read.set(text, said);
        return said;
    }
    tokensOf(text) {
        return this.wordsOf(text).flatMap(({ token, telling }) => (token === '' || telling !== null || !EMPTY.has(token) ? [token] : []));
    }
}
function sentencesOf(tokens) {
    const sentences = [[]];
    for (const token of tokens) {
        if (token === '')
            sentences.push([]);
        else
            sentences.at(-1)?.push(token);
    }
    return sentences.filter(({ length }) => length > 0);
}
function isSaid(sentence, { tokens, starts }) {
    return (starts.get(sentence[0] ?? '') ?? []).some((start) => standsAt(sentence, tokens, start));
}
function standsAt(sentence, tokens, start) {
    let at = start;
    for (const token of sentence) {
        while (tokens[at] === '')
            at += 1;
        if (tokens[at] !== token)
            return false;
        at += 1;
    }
    return (tokens[at] ?? '') === '';
}

;

const FIRST = ['corrects', 'eligible', 'too_narrow'];
function byText(notes) {
    const texts = new Map();
    for (const note of notes) {
        const others = texts.get(note.body.trim());
        if (others === undefined)
            texts.set(note.body.trim(), [note]);
        else
            others.push(note);
    }
    return [...texts.values()];
}
function settledAs(note, verdict) {
    return { note, verdict, says: [], isCorrection: false, target: null };
}
function nearlyProposed(as) {
    return `it waits, because ${(0,visible .RK)(as, 200)} says nearly the same and is proposed`;
}
function together(each) {
    const proposed = new Map();
    const repeated = new Map();
    const repeats = ({ note, verdict, says, isCorrection, target }) => {
        for (const { copies, shared, isAll } of says.toSorted((a, b) => Number(b.isAll) - Number(a.isAll))) {
            const as = proposed.get(copies)?.find((one) => !isCorrection || target?.isSettled !== true || one.target === target);
            if (as === undefined)
                continue;
            if (isAll)
                repeated.set(note.path, { kind: 'same', as: as.path, shared, otherwise: verdict });
            else if (verdict.kind !== 'observed')
                repeated.set(note.path, { kind: 'not_a_candidate', why: nearlyProposed(as.path) });
            return true;
        }
        return false;
    };
    const propose = ({ note: { path }, says: [own], target }) => {
        if (own !== undefined)
            proposed.set(own.copies, [...(proposed.get(own.copies) ?? []), { path, target }]);
    };
    for (const kind of FIRST)
        for (const one of each)
            if (one.verdict.kind === kind && !repeats(one))
                propose(one);
    for (const one of each)
        if (one.verdict.kind === 'observed')
            repeats(one);
    return each.map(({ note, verdict }) => ({ note, verdict: repeated.get(note.path) ?? verdict }));
}

var refine_sightings = __webpack_require__(47701);
;








const MOST_DENIED = 2;
const GONE = new Set(['source_digest_mismatch', 'source_missing', 'source_unreadable', 'source_out_of_tree']);
function decide(entries, notes, staged, provenance) {
    const known = new Map(knownTexts(entries, notes).map((one) => [one.id, one]));
    const changed = new Set(entries.flatMap(({ path, reasons }) => (path !== null && reasons.some((reason) => GONE.has(reason)) ? [path] : [])));
    const against = new Map(staged.map((note) => [note.path, reasonAgainst(note) ?? (changed.has(note.path) ? 'what it cites has changed since it was written' : null)]));
    const candidates = new Map(staged.filter(({ path }) => against.get(path) === null).map((note) => [note.path, note]));
    const witnesses = new refine_sightings .uo(provenance);
    const copies = byText([...candidates.values()]).map((same) => ({ notes: same, tellers: (0,refine_sightings .dr)(same, witnesses) }));
    const copiesOf = new Map(copies.flatMap((one) => one.notes.map(({ path }) => [path, one])));
    const first = new Map(copies.flatMap((one) => one.notes.slice(0, 1).map(({ path, body }) => [path, { copies: one, body }])));
    const alike = likenesses([...known.values()], [...first].map(([path, { body }]) => ({ id: path, text: body })));
    const targetOf = targetsOf([...known.values()]);
    const saysAll = new SaysAll(alike.wordsOf);
    const near = new Map();
    const alone = (note) => {
        const why = against.get(note.path);
        if (typeof why === 'string')
            return settledAs(note, { kind: 'not_a_candidate', why });
        const own = copiesOf.get(note.path) ?? { notes: [note], tellers: [note] };
        const hits = alike.of(own.notes[0]?.path ?? note.path);
        const held = hits.flatMap((hit) => [known.get(hit.other)].flatMap((text) => (text === undefined ? [] : [{ hit, text }])));
        const [closest] = held;
        if (closest !== undefined)
            near.set(note.path, { id: closest.text.id, shared: sharedOf(closest.hit) });
        const twins = hits.flatMap((hit) => (hit.kind === 'near' ? [] : [first.get(hit.other)].flatMap((one) => (one === undefined ? [] : [{ hit, copies: one.copies }]))));
        const sightings = (0,refine_sightings .YW)([note, ...[own, ...twins.map((twin) => twin.copies)].flatMap(({ tellers }) => tellers).filter((teller) => teller !== note)], witnesses);
        const like = [own, ...twins.map((twin) => twin.copies)].reduce((count, { notes: { length } }) => count + length, -1);
        const turnedDown = held.find(({ hit, text }) => text.isRejected && isCovered(hit));
        if (turnedDown !== undefined)
            return settledAs(note, { kind: 'not_a_candidate', why: `it was turned down before, as ${(0,visible .RK)(turnedDown.text.id, 200)}` });
        const inForce = held.filter(({ text }) => !text.isRejected && text.covers);
        const named = targetOf(note);
        const isCorrection = named !== null || callsItselfCorrection(note);
        const repeats = (text) => ((named === null || text === named) && text.text.trim() === note.body.trim()) || (named?.isSettled === true ? text.supersedes.includes(named.id) || text.contradicts === named.id : text.wasStaged && !text.isSettled);
        const same = inForce.filter(({ hit, text }) => isCovered(hit) && (!isCorrection || repeats(text)));
        const covered = same.find(({ text }) => saysAll.of(text.text, note.body));
        if (covered !== undefined)
            return settledAs(note, { kind: 'duplicate', of: covered.text, shared: sharedOf(covered.hit) });
        const awaited = same.find(({ text }) => text.wasStaged && !text.isSettled);
        if (awaited !== undefined)
            return settledAs(note, { kind: 'not_a_candidate', why: nearlyProposed(awaited.text.id) });
        const contrary = inForce.filter(({ hit }) => isDenied(hit));
        const meant = isCorrection ? inForce : contrary.length <= MOST_DENIED ? contrary : [];
        const target = named ?? meant.find(({ text }) => text.isSettled)?.text ?? null;
        const verdict = target?.isSettled === true ? { kind: 'corrects', target, because: isCorrection ? 'it corrects' : 'it contradicts', sightings } : ownVerdict(note, sightings, like);
        return { note, verdict, says: [{ copies: own, shared: { similarity: 1, words: [] }, isAll: true }, ...twins.flatMap((twin) => (isCovered(twin.hit) ? [{ copies: twin.copies, shared: sharedOf(twin.hit), isAll: saysAll.of(twin.copies.notes[0]?.body ?? '', note.body) }] : []))], isCorrection, target };
    };
    const each = staged.map(alone);
    return { decided: together(each), near, incomplete: alike.incomplete };
}
function ownVerdict(note, sightings, like) {
    const place = narrowPlace(note.body);
    const seen = { kind: sightings.counted.length < refine_sightings .Pl ? 'observed' : 'eligible', sightings, like };
    return place === null ? seen : { kind: 'too_narrow', place, otherwise: seen };
}
function likenesses(known, staged) {
    const texts = known.map(({ id, text }) => ({ id, text }));
    const byPath = new Map(staged.map((one) => [one.id, one]));
    const index = likeness_index.LikenessIndex.of(staged.length === 0 ? [] : [...texts, ...staged]);
    const pairs = index.pairs(new Set(byPath.keys()));
    let alone = null;
    const incomplete = staged.filter(({ id }) => pairs.get(id)?.isComplete === false).length;
    return {
        of: (path) => {
            const all = pairs.get(path);
            if (all === undefined)
                return [];
            const text = byPath.get(path);
            if (all.more === 0 || text === undefined)
                return all.found;
            alone ??= likeness_index.LikenessIndex.of(texts);
            return [...alone.like(text).found, ...all.found.filter(({ other }) => byPath.has(other))];
        },
        wordsOf: (text) => index.wordsOf(text),
        incomplete: incomplete === 0 ? [] : [`${incomplete} staged notes share nearly everything with thousands of others and were not compared with all`],
    };
}
function callsItselfCorrection({ kind, front }) {
    return kind === 'correction' || front.corrects !== null;
}
function reasonAgainst({ kind, problems, text }) {
    if (problems.length > 0)
        return 'its format is broken';
    if (/^<{7} /m.test(text) && /^>{7} /m.test(text))
        return 'it holds the marks of a merge conflict';
    if ((0,secrets .VY)(text).length > 0)
        return 'it holds what looks like a secret';
    switch (kind) {
        case 'new_trap':
        case 'new_pattern':
        case 'correction':
            return null;
        case 'failed_skill':
            return 'a skill that failed is no knowledge';
        case 'unresolved':
            return 'it is not resolved';
        case 'checkpoint':
        case 'decoded_text':
        case 'diff_compare':
        case 'critical_verification':
        case 'verify_report':
        case 'build_report':
        case 'other':
            return 'its name is of no kind that becomes memory';
    }
}
function isCovered({ kind, isPart }) {
    return kind === 'duplicate' || (kind === 'subsumed' && isPart);
}
function isDenied({ contradicts, vetoes }) {
    return contradicts && vetoes.some(({ by, here, there }) => by === 'negation' || by === 'number' || (by === 'opposite' && here.length > 0 && there.length > 0));
}
function sharedOf({ similarity, shared }) {
    return { similarity, words: shared.map(({ word, weight }) => ({ word, weight })) };
}

var digest = __webpack_require__(78973);
;

const fact_id_LONGEST = 180;
function factIdOf(parts, isTaken) {
    const whole = parts.map(slug).join('/') || slug('');
    const id = whole.length <= fact_id_LONGEST ? whole : `${whole.slice(0, fact_id_LONGEST - 9).replace(/[/-]+$/, '')}-${fact_id_short(whole)}`;
    if (!isTaken(id))
        return id;
    for (let number = 2;; number += 1)
        if (!isTaken(`${id}-${number}`))
            return `${id}-${number}`;
}
function slug(part) {
    const ascii = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const written = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
    return /[^\P{L}a-z]/u.test(ascii) || written === '' ? [written || 'note', fact_id_short(part)].join('-') : written;
}
function fact_id_short(text) {
    return (0,digest .w0)(text).slice(0, 8);
}

;

const FOLDERS = { new_trap: 'traps', new_pattern: 'patterns', correction: 'corrections' };
function promotedId({ name, kind }, staged, isTaken) {
    const first = name.replace(/-\d+$/, '');
    const described = (staged.has(first) ? first : name).replace(/^(?:new-trap|new-pattern|correction)-/, '');
    return factIdOf([FOLDERS[kind] ?? 'notes', described], isTaken);
}

var memory_fact = __webpack_require__(10721);
var bind = __webpack_require__(88024);
var edit_front_matter = __webpack_require__(3595);
;









const UNBOUND_TYPES = new Set(['candidate.proposed', 'candidate.applied']);
async function adoptFact(tree, request) {
    const { record, events } = request;
    (0,bind .re)(record);
    if (record.fact === null) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.path} is no valid fact: ${record.problems[0]?.message ?? ''}`), 'Mend the file first; `memtrust check` names the place.');
    }
    const last = (0,last_decisive .x)(events);
    if (events.some((event) => event.type === 'fact.retired')) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.id} was retired, and a retired id does not return`), 'State it again under another id.');
    }
    const wrong = await (0,bind .Qx)(tree, record);
    if (wrong.length > 0) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.id} cannot be adopted: ${[wrong.join('; ')]}`), (0,phrase .tN)((0,phrase .cv) `Bind its sources first: ${`npx memtrust bind ${record.id} ${record.fact.sources[0]?.path ?? 'PATH'}`}`));
    }
    const content = record.fact.status === 'accepted' ? record.text : (0,edit_front_matter .J)(record.text, { status: 'accepted' });
    const adopted = (0,memory_fact .a9)(record.id, record.path, Buffer.from(content)).fact;
    if (adopted === null || adopted.claim !== record.fact.claim || adopted.binding !== record.fact.binding) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.path} cannot be rewritten without changing its claim`), 'Set its status to accepted by hand, then adopt it.');
    }
    const { claim, binding } = adopted;
    const changes = content === record.text ? [] : [{ path: (0,memtrust .qC)(record.id), content }];
    if (last.some((event) => memory_ledger .FU.has(event.type) && event.claim === claim && event.binding === binding))
        return changes;
    const { unbound = null } = request;
    if (record.fact.sources.length > 0 && unbound !== null)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `--unbound says that nothing is cited, and ${record.id} cites something`), 'Leave --unbound out.');
    if (record.fact.sources.length === 0 && unbound === null && !events.some((event) => event.claim === claim && UNBOUND_TYPES.has(event.type) && event.why !== undefined)) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.id} has no provenance: it cites nothing`), (0,phrase .tN)((0,phrase .cv) `Cite what it rests on: ${`npx memtrust bind ${record.id} PATH`}. Or say why nothing can be cited: ${`npx memtrust adopt ${record.id} --unbound "why"`}.`));
    }
    const why = unbound === null ? {} : { why: unbound };
    const proposed = events.length === 0 ? [{ type: 'candidate.proposed', claim, binding }] : [];
    const ledger = { fact: record.id, text: request.ledger, events };
    return [...changes, appendEvents(ledger, request, [...proposed, { type: 'candidate.applied', claim, binding, ...why }])];
}

var dist = __webpack_require__(33483);
var front_matter = __webpack_require__(32403);
var adoption = __webpack_require__(72613);
var circles = __webpack_require__(34416);
var line_ends = __webpack_require__(63973);
;












async function proposeFact(tree, known, proposal, ledger, signature) {
    const { id, evidence, unbound } = proposal;
    checkId(id, known, ledger);
    if (proposal.statement.trim() === '')
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} would state nothing: the text is empty`), 'Give it with --text, --file, or on standard input.');
    if (proposal.sources.length === 0 && unbound === null) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} has no provenance: it cites nothing`), 'Cite what it rests on with --source PATH#L1-L9, or say why nothing can be cited: --unbound "why".');
    }
    if (proposal.sources.length > 0 && unbound !== null)
        throw new errors .j('--unbound says that nothing is cited, and --source cites something', 'Give one of them.');
    checkSupersedes(proposal, known);
    const sources = [];
    for (const source of proposal.sources)
        sources.push(await (0,bind .Vx)(tree, source, proposal.statement));
    const { topic, claim_key, kind, importance, confidence } = proposal.front;
    const { supersedes, validity, withdrawn = null } = proposal;
    const dates = { valid_from: validity?.from ?? undefined, valid_until: validity?.until ?? undefined };
    const front = Object.entries({ topic, claim_key, kind, status: withdrawn?.as ?? 'candidate', confidence, importance, ...dates, supersedes: supersedes.length === 0 ? undefined : [...new Set(supersedes)].toSorted(), ...proposal.marks });
    const yaml = (0,dist .As)(Object.fromEntries(front.filter(([, value]) => value !== undefined)), { lineWidth: 0 });
    const written = `---\n${yaml}---\n${(0,line_ends .J)((0,front_matter .I)(proposal.statement))}\n`;
    const content = sources.length === 0 ? written : (0,edit_front_matter .J)(written, { sources: new Map(sources.map(({ keys }, index) => [index, keys])) });
    const record = (0,memory_fact .a9)(id, (0,memtrust .qC)(id), Buffer.from(content));
    const { fact } = record;
    if (fact === null)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} would be no valid fact: ${record.problems[0]?.message ?? ''}`), 'Nothing was written.');
    const { claim, binding } = fact;
    const events = [
        ...[evidence ?? []].flat().map((seen) => ({ type: 'evidence.recorded', claim, binding, evidence: seen })),
        { type: 'candidate.proposed', claim, binding, ...(unbound === null ? {} : { why: unbound }) },
        ...(withdrawn === null ? [] : [{ type: withdrawn.as === 'superseded' ? 'fact.superseded' : 'candidate.discarded', claim, binding, why: withdrawn.why }]),
    ];
    return { record, sources, changes: [appendEvents(ledger, signature, events), { path: record.path, content }] };
}
function checkId(id, known, ledger) {
    if (!memory_fact .pm.test(id) || id.length > 200) {
        const meant = id.toLowerCase().replace(/\.md$/, '').replace(/[^a-z0-9/-]+/g, '-').replace(/\/[/-]*/g, '/').replace(/^[/-]+|[/-]+$/g, '').slice(0, 200);
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} is no fact id: lower-case letters, digits, - and /`), memory_fact .pm.test(meant) ? (0,phrase .tN)((0,phrase .cv) `Did you mean ${meant}?`) : (0,phrase .tN)((0,phrase .cv) `Such as ${'auth/owner-checks'}.`));
    }
    if (known.some((record) => record.id === id))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `There is a fact ${id} already`), (0,phrase .tN)((0,phrase .cv) `Edit ${(0,memtrust .qC)(id)} and run ${`memtrust diff ${id}`}, or choose another id.`));
    if ((0,adoption .aZ)(ledger.events))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} was retired, and a retired id does not return`), 'Choose another id.');
}
function checkSupersedes({ id, supersedes }, known) {
    if (supersedes.length === 0)
        return;
    if (supersedes.includes(id))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} cannot supersede itself`), 'Name another fact.');
    const inCircle = (0,circles .$)(new Map([...known.map((record) => [record.id, record.fact?.supersedes ?? []]), [id, supersedes]]));
    const circular = supersedes.find((old) => inCircle(id, old));
    if (circular !== undefined)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${circular} supersedes ${id} in turn; a circle has no effect`), 'Leave one of the two links out.');
}

;
const DOCUMENT = /\.(?:mdx?|markdown|rst|adoc|txt)$/i;
function firmness({ path, selector, lines }) {
    if (DOCUMENT.test(path))
        return selector === null && lines === null ? 0 : 1;
    if (selector === null)
        return lines === null ? 1 : 2;
    switch (selector.kind) {
        case 'symbol':
            return 4;
        case 'pointer':
            return 3;
        case 'quote':
            return selector.symbol === null ? 2 : 4;
        case 'heading':
        case 'lines':
            return 2;
        case 'absent':
        case 'file':
            return 1;
    }
}
function foldersUpFrom(folder) {
    const folders = [];
    for (let at = folder; at !== ''; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '')
        folders.push(at);
    return [...folders, ''];
}

var agents = __webpack_require__(38757);
var readable = __webpack_require__(90987);
var source_text = __webpack_require__(84532);
var path_pattern = __webpack_require__(17468);
;








const MOST_BYTES = 32 * 1024 * 1024;
class CitableFiles {
    tree;
    policies;
    generated;
    resolver;
    texts = new Map();
    names = null;
    left = MOST_BYTES;
    constructor(tree, policies, generated) {
        this.tree = tree;
        this.policies = policies;
        this.generated = generated;
        this.resolver = new resolve .C(tree);
    }
    static async open(tree, policies) {
        const attributes = (await tree.read(['.gitattributes'], limits .nx)).get('.gitattributes');
        return new CitableFiles(tree, policies, attributes?.kind === 'bytes' ? generatedPatterns(Buffer.from(attributes.bytes).toString('utf8')) : []);
    }
    isCitable(path) {
        return (this.resolver.plainFile(path) !== null &&
            !path.startsWith('.memtrust/') &&
            (0,agents .Zi)(path) === null &&
            !isMadeByTools(path) &&
            !this.generated.some((pattern) => (0,path_pattern .z)(pattern, path)) &&
            this.policies.every((policy) => (0,blocking .uE)(path, policy) === null));
    }
    find(written, folders) {
        const fromRoot = folders.length === 0 || written.includes('/') || this.timesNamed(written) === 1;
        for (const folder of fromRoot ? [...folders, ''] : folders) {
            const path = (0,tree_path .qb)(folder === '' ? written : `${folder}/${written}`);
            if (path !== null && this.isCitable(path))
                return path;
        }
        return null;
    }
    timesNamed(name) {
        if (this.names === null) {
            this.names = new Map();
            for (const path of this.tree.entries.keys())
                this.names.set((0,tree_path .Fl)(path), (this.names.get((0,tree_path .Fl)(path)) ?? 0) + 1);
        }
        return this.names.get(name) ?? 0;
    }
    async read(path) {
        const known = this.texts.get(path);
        if (known !== undefined || this.left <= 0)
            return known ?? null;
        const content = this.isCitable(path) ? (await this.tree.read([path], limits .nx)).get(path) : undefined;
        const bytes = content?.kind === 'bytes' ? content.bytes : null;
        this.left -= bytes?.length ?? 0;
        const text = bytes === null || (0,readable .vm)(bytes) !== null || saysGenerated(bytes) ? null : new source_text .D(bytes, path);
        this.texts.set(path, text);
        return text;
    }
}
function generatedPatterns(attributes) {
    return attributes.split(/\r?\n/).slice(0, 1_000).flatMap((line) => {
        const [pattern = '', ...marks] = line.trim().split(/\s+/);
        return pattern !== '' && !pattern.startsWith('#') && marks.some((mark) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(mark)) ? [pattern] : [];
    });
}
const citable_files_FOLDERS = /(?:^|\/)(?:node_modules|vendor|third[-_]party|dist|build|out|target|coverage|generated|__generated__|__snapshots__|\.next|\.venv|site-packages)\//i;
const NAMES = /(?:^|\/)(?:[^/]+\.(?:lock|min\.js|min\.css|map|snap|svg|pb\.go|g\.dart|d\.ts)|[^/]+(?:[._]generated|\.gen|_pb2)\.[a-z]+|package-lock\.json|pnpm-lock\.yaml|npm-shrinkwrap\.json|go\.sum|change(?:s|log)[^/]*|history[^/]*|licen[cs]e[^/]*)$/i;
function isMadeByTools(path) {
    return citable_files_FOLDERS.test(path) || NAMES.test(path);
}
function saysGenerated(bytes) {
    return /@generated\b|code generated .{0,200}do not edit|auto-?generated (?:file|by)|this file (?:is|was) (?:auto-?matically |auto-?)?generated/i.test(Buffer.from(bytes.subarray(0, 1_000)).toString('latin1'));
}

;
const identifiers_LONGEST = 120;
function identifierIn(code) {
    if (code.length > identifiers_LONGEST)
        return null;
    const bare = code.replace(/^(?:new |await |@)/, '').replace(/\([^()]*\)$/, '').replace(/<[^<>]*>$/, '').replace(/\(\)$/, '');
    if (!/^[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*[!?]?$/.test(bare))
        return null;
    const name = bare.replace(/::|#/g, '.');
    return { name, own: name.slice(name.lastIndexOf('.') + 1) };
}
function isTelling({ name, own }) {
    return (own.match(/[A-Za-z]/g)?.length ?? 0) >= 6 && (/[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name) || /^[A-Z][a-z]/.test(name));
}

var best_anchor = __webpack_require__(47423);
var scope = __webpack_require__(67759);
var read_data = __webpack_require__(34176);
var json_pointer = __webpack_require__(61893);
;


const DEEPEST = 6;
const MOST_PLACES = 20_000;
function valuesNamed(source, code, text) {
    const data = dataOf(source);
    if (data === null)
        return [];
    const pointers = code.flatMap((one) => {
        const name = one.replace(/^["']|["']$|:$/g, '');
        if (!/^[A-Za-z@_][\w@./-]{1,80}$/.test(name))
            return [];
        const direct = ['/', '.'].flatMap((mark) => [name.split(mark)]).filter((way) => way.every((part) => part !== '') && valueAt(data, way) !== null);
        const way = direct.find((one_) => one_.length > 1) ?? onlyWay(data, name);
        return way !== null && agrees(valueAt(data, way), text) ? [pointerOf(way)] : [];
    });
    return [...new Set(pointers)];
}
function pointerOf(way) {
    return way.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
const known = new WeakMap();
function dataOf(source) {
    const before = known.get(source);
    if (before !== undefined)
        return before;
    const data = (0,read_data .v)(source.path, source.text);
    const read = typeof data === 'string' ? null : data;
    known.set(source, read);
    return read;
}
function valueAt(data, way) {
    const node = (0,json_pointer .cj)(data, way);
    return node === null || node === 'twice' || node.kind === 'unclear' ? null : node;
}
function wordOf(node) {
    if (node?.kind !== 'scalar')
        return null;
    const { value } = node;
    return typeof value === 'string' ? value : typeof value === 'object' && value !== null ? value.text : null;
}
function onlyWay(data, name) {
    const found = [];
    const ahead = [{ node: data, way: [] }];
    for (let at = 0; at < ahead.length && at < MOST_PLACES; at += 1) {
        const { node, way } = ahead[at] ?? { node: data, way: [] };
        if (node.kind !== 'map' || way.length >= DEEPEST)
            continue;
        for (const [key, entry] of node.entries) {
            if (key === name)
                found.push([...way, key]);
            if (entry !== 'twice')
                ahead.push({ node: entry.value, way: [...way, key] });
        }
    }
    const [only, another] = found;
    return only !== undefined && another === undefined && valueAt(data, only) !== null ? only : null;
}
function agrees(node, text) {
    if (node?.kind !== 'scalar' || typeof node.value !== 'boolean')
        return node !== null;
    const [on, off] = [/\b(?:on|enabled|true|enables?|turned on)\b/i.test(text), /\b(?:off|disabled|false|disables?|turned off)\b/i.test(text)];
    return on === off || on === node.value;
}

;





const ENOUGH_WORDS = 3;
const MANIFEST = /(?:^|\/)(?:package\.json|composer\.json|Cargo\.toml|pyproject\.toml|go\.mod|Gemfile|pom\.xml|requirements[^/]*\.txt)$/;
const MOST_ANCHORS = 2;
const namedFiles = async ({ statement, folders }, { files }) => {
    const found = [];
    const seen = new Set();
    for (const written of [...statement.code.flatMap((code) => code.split(/\s+/)), ...statement.targets]) {
        const named = readPath(written);
        const path = named === null ? null : files.find(named.path, folders);
        if (named === null || path === null || seen.has(path))
            continue;
        seen.add(path);
        const source = await files.read(path);
        if (source === null || source.encoding !== 'utf8')
            continue;
        if (named.lines !== null && source.spanOf(named.lines) !== null)
            found.push({ path, lines: named.lines, selector: { kind: 'lines' } });
        else
            found.push(...inFile(path, source, [...statement.code, ...named.names], withoutPaths(statement.text), pathsIn(statement.code) === 1));
    }
    return found;
};
function inFile(path, source, code, text, isOnly) {
    const at = (selector) => ({ path, lines: null, selector });
    const symbols = [...new Set(code.flatMap((one) => symbolNamed(source, one, isOnly)))];
    if (symbols.length > 0)
        return symbols.slice(0, MOST_ANCHORS).map((symbol) => at({ kind: 'symbol', symbol }));
    if (/^(?:jsonc?|ya?ml|toml)$/.test((0,read_data .z)(path))) {
        const pointers = valuesNamed(source, code, text);
        if (pointers.length > 0)
            return pointers.slice(0, MOST_ANCHORS).map((pointer) => at({ kind: 'pointer', pointer }));
    }
    const best = (0,best_anchor .i)(source, text);
    const whole = MANIFEST.test(path) ? [] : [at(null)];
    if (best.selector.kind === 'file')
        return whole;
    if (best.words === null || best.words >= ENOUGH_WORDS)
        return [{ path, lines: best.lines, selector: best.selector }];
    return best.symbol === null ? whole : [at({ kind: 'symbol', symbol: best.symbol })];
}
function pathsIn(code) {
    return code.filter((one) => readPath(one) !== null).length;
}
function symbolNamed(source, code, isOnly) {
    const identifier = identifierIn(code);
    if (identifier === null || identifier.own.length < 3 || (!isOnly && !/[A-Z_(]/.test(code)))
        return [];
    const fitting = (0,scope .nv)(source).filter(({ name }) => name === identifier.name || name.endsWith(`.${identifier.name}`));
    const exact = fitting.filter(({ name }) => name === identifier.name);
    const [only, another] = exact.length > 0 ? exact : fitting;
    return only !== undefined && another === undefined ? [only.name] : [];
}
function readPath(written) {
    if (written.length > 300 || /[*{}<>|$?"'`\\]|:\/\//.test(written))
        return null;
    const [, path = '', from, to, name] = /^@?([^:#\s]+?)(?:(?::|#L)(\d{1,7})(?:(?::\d+)?|-L?(\d{1,7}))|(?:::|#)([\w.:-]+))?[.,;]?$/.exec(written) ?? [];
    if (!/[^/.]\.[A-Za-z0-9]{1,8}$|\/[^/]+$|^(?:\.[a-z]|[A-Za-z]*file$)/.test(path) || path.endsWith('/'))
        return null;
    const lines = from === undefined ? null : [Number(from), Math.max(Number(from), Number(to ?? from))];
    return { path, lines, names: name === undefined ? [] : [name] };
}
function withoutPaths(text) {
    return text.replace(/`[^`\s]*[./][^`\s]*`/g, (code) => (identifierIn(code.slice(1, -1)) === null ? ' ' : code));
}

;

const namedSymbols = async ({ statement }, { symbols }) => {
    const found = statement.code.flatMap((code) => {
        const identifier = identifierIn(code);
        const place = identifier === null || !isTelling(identifier) ? null : symbols.only(identifier);
        return place === null ? [] : [{ path: place.path, lines: null, selector: { kind: 'symbol', symbol: place.name } }];
    });
    return found;
};

;


const NAME = String.raw `(?<name>[A-Za-z0-9][\w:./-]{0,79})`;
const OWN_COMMANDS = new Set('run install i ci add remove rm uninstall update up upgrade link unlink exec dlx x create init publish pack audit why list ls store config env import rebuild prune patch outdated root bin setup version view login info cache dedupe deploy fetch licenses node npx workspace workspaces self-update global set get help tool pip sync lock python'.split(' '));
const RUNNERS = [
    { command: new RegExp(String.raw `^(?:npm|pnpm|yarn|bun)(?: --silent| -s)? run(?: --silent| -s)? ${NAME}(?= |$)`), files: ['package.json'], way: ['scripts'] },
    { command: /^npm (?<name>test|start|stop|restart)(?= |$)/, files: ['package.json'], way: ['scripts'] },
    { command: new RegExp(String.raw `^(?:pnpm|yarn) ${NAME}(?= |$)`), files: ['package.json'], way: ['scripts'] },
    { command: new RegExp(String.raw `^composer (?:run(?:-script)? )?${NAME}(?= |$)`), files: ['composer.json'], way: ['scripts'] },
    { command: new RegExp(String.raw `^deno task ${NAME}(?= |$)`), files: ['deno.json', 'deno.jsonc'], way: ['tasks'] },
    { command: new RegExp(String.raw `^(?:uv run |poetry run )?poe ${NAME}(?= |$)`), files: ['pyproject.toml'], way: ['tool', 'poe', 'tasks'] },
    { command: new RegExp(String.raw `^pdm run ${NAME}(?= |$)`), files: ['pyproject.toml'], way: ['tool', 'pdm', 'scripts'] },
    { command: new RegExp(String.raw `^pixi run ${NAME}(?= |$)`), files: ['pixi.toml'], way: ['tasks'] },
    { command: new RegExp(String.raw `^mise run ${NAME}(?= |$)`), files: ['mise.toml', '.mise.toml'], way: ['tasks'] },
];
const TARGET_FILES = [
    { command: /^make (?<name>[A-Za-z0-9][\w./-]{0,79})(?= |$)/, files: ['Makefile', 'makefile', 'GNUmakefile'] },
    { command: /^just (?<name>[A-Za-z0-9][\w-]{0,79})(?= |$)/, files: ['justfile', 'Justfile', '.justfile'] },
];
const namedScripts = async ({ statement, folders }, ground) => {
    const found = [];
    for (const code of statement.code) {
        for (const command of code.split(/ ?(?:&&|\|\||[;|]) ?/))
            found.push(...(await ofRunner(command.trim(), folders, ground)), ...(await ofTarget(command.trim(), folders, ground)));
    }
    return found;
};
async function ofRunner(command, folders, { files }) {
    if (/ (?:--?(?:filter|prefix|workspace|cwd|dir|recursive)\b|-[CFwr]\b)/.test(command))
        return [];
    for (const runner of RUNNERS) {
        const name = runner.command.exec(command)?.groups?.['name'];
        if (name === undefined || (OWN_COMMANDS.has(name) && !command.includes(' run ')))
            continue;
        for (const path of pathsUp(folders, runner.files)) {
            const source = files.isCitable(path) ? await files.read(path) : null;
            const data = source === null ? null : dataOf(source);
            if (data !== null && valueAt(data, [...runner.way, name]) !== null)
                return [{ path, lines: null, selector: { kind: 'pointer', pointer: pointerOf([...runner.way, name]) } }];
        }
    }
    return [];
}
async function ofTarget(command, folders, { files }) {
    if (/ (?:-C|--directory|-f|--file|--justfile)\b/.test(command))
        return [];
    for (const { command: pattern, files: names } of TARGET_FILES) {
        const name = pattern.exec(command)?.groups?.['name'];
        if (name === undefined)
            continue;
        for (const path of pathsUp(folders, names)) {
            const source = files.isCitable(path) ? await files.read(path) : null;
            const lines = source === null ? null : recipeOf(source, name);
            if (lines !== null)
                return [{ path, lines, selector: { kind: 'lines' } }];
        }
    }
    return [];
}
const LONGEST_RECIPE = 30;
function recipeOf(source, name) {
    const heads = source.lines.flatMap((line, index) => (line.startsWith(name) && /^[^\S\n]*(?:[\w'"=.+*$@ -]{0,200})::?(?!=)/.test(line.slice(name.length)) ? [index + 1] : []));
    const [first, another] = heads;
    if (first === undefined || another !== undefined)
        return null;
    let last = first;
    while (last < first + LONGEST_RECIPE && /^[\t ]+\S/.test(source.lines[last] ?? ''))
        last += 1;
    return [first, last];
}
function pathsUp(folders, names) {
    const all = (folders.length === 0 ? [''] : folders).flatMap((folder) => foldersUpFrom(folder));
    return [...new Set(all)].flatMap((folder) => names.map((name) => (folder === '' ? name : `${folder}/${name}`)));
}

var code_language = __webpack_require__(95166);
;





const MOST_FILES = 2_000;
const symbol_index_MOST_BYTES = 32 * 1024 * 1024;
const LARGEST_FILE = 512 * 1024;
const BATCH = 100;
const ASIDE = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|fixtures?|__fixtures__|__mocks__|mocks?|testdata|test-data|examples?|samples?|demos?|docs?|website|benchmarks?|templates?|scratch)\/|(?:[._-](?:test|spec|stories|mock|config|setup)\.[a-z]+|(?:^|\/)(?:test_[^/]+|conftest)\.py|_test\.go)$/i;
class SymbolIndex {
    places;
    constructor(places) {
        this.places = places;
    }
    static async build(files, wanted) {
        const places = new Map();
        if (wanted.size === 0)
            return new SymbolIndex(places);
        const paths = [...files.tree.entries.keys()].filter((path) => isSource(path) && files.isCitable(path)).slice(0, MOST_FILES);
        let left = symbol_index_MOST_BYTES;
        for (let from = 0; from < paths.length && left > 0; from += BATCH) {
            const batch = paths.slice(from, from + BATCH);
            const contents = await files.tree.read(batch, LARGEST_FILE);
            for (const path of batch) {
                const content = contents.get(path);
                if (content?.kind !== 'bytes')
                    continue;
                left -= content.bytes.length;
                if ((0,readable .vm)(content.bytes) !== null || saysGenerated(content.bytes))
                    continue;
                const source = new source_text .D(content.bytes, path);
                if (!mayDefine(source.text, wanted))
                    continue;
                for (const { name } of (0,scope .nv)(source)) {
                    const own = name.slice(name.lastIndexOf('.') + 1);
                    if (wanted.has(own))
                        places.set(own, [...(places.get(own) ?? []).slice(0, symbol_index_MOST_PLACES), { path, name }]);
                }
            }
        }
        return new SymbolIndex(places);
    }
    only({ name, own }) {
        const all = (this.places.get(own) ?? []).filter((place) => name === own || place.name === name || place.name.endsWith(`.${name}`));
        const [only, another] = all;
        return only !== undefined && another === undefined ? only : null;
    }
}
const symbol_index_MOST_PLACES = 50;
function isSource(path) {
    const language = (0,code_language .eX)(path);
    return language !== null && language !== 'json' && language !== 'css' && !ASIDE.test(path);
}
function mayDefine(text, wanted) {
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]{5,}/g))
        if (wanted.has(word))
            return true;
    return false;
}

;


const SAID = /(?<![\w./-])(@?[A-Za-z][\w./-]{1,40}(?: (?:Query|Router|Native|ORM|CSS|UI|CLI|Boot))?)[`*]{0,3}(?: (?:version|is|at|on))?[:]? ?[`*(]{0,3}(?:>=|≥|\^|~|==?|v)? ?v?(\d{1,3}(?:\.\d{1,3}){0,2})(?:\+|\.x)?(?![\w%])/g;
const LONGEST_LIST = 8;
const TOOLS = new Map([
    ['node', [{ file: 'package.json', way: ['engines', 'node'] }, { file: '.nvmrc', way: null }, { file: '.node-version', way: null }]],
    ['pnpm', [{ file: 'package.json', way: ['packageManager'] }, { file: 'package.json', way: ['engines', 'pnpm'] }]],
    ['yarn', [{ file: 'package.json', way: ['packageManager'] }]],
    ['bun', [{ file: 'package.json', way: ['packageManager'] }, { file: 'package.json', way: ['engines', 'bun'] }]],
    ['npm', [{ file: 'package.json', way: ['packageManager'] }, { file: 'package.json', way: ['engines', 'npm'] }]],
    ['python', [{ file: 'pyproject.toml', way: ['project', 'requires-python'] }, { file: 'pyproject.toml', way: ['tool', 'poetry', 'dependencies', 'python'] }, { file: '.python-version', way: null }]],
    ['go', [{ file: 'go.mod', way: null, line: /^go \d/ }]],
    ['rust', [{ file: 'Cargo.toml', way: ['package', 'rust-version'] }, { file: 'Cargo.toml', way: ['workspace', 'package', 'rust-version'] }, { file: 'rust-toolchain.toml', way: ['toolchain', 'channel'] }]],
    ['php', [{ file: 'composer.json', way: ['require', 'php'] }]],
    ['zig', [{ file: 'build.zig.zon', way: null, line: /^\s*\.minimum_zig_version/ }]],
]);
const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies'];
const statedVersions = async ({ statement, folders }, { files }) => {
    const found = [];
    const up = [...new Set((folders.length === 0 ? [''] : folders).flatMap((folder) => foldersUpFrom(folder)))];
    for (const [, name = '', version = ''] of [...statement.text.matchAll(SAID)].slice(0, LONGEST_LIST)) {
        const place = placesOf(name).flatMap((one) => up.map((folder) => ({ ...one, path: folder === '' ? one.file : `${folder}/${one.file}` })));
        for (const { path, way, line } of place) {
            const source = files.isCitable(path) ? await files.read(path) : null;
            if (source === null)
                continue;
            const number = line === undefined ? 1 : source.lines.findIndex((text) => line.test(text)) + 1;
            const data = way === null ? null : dataOf(source);
            const value = way === null ? (source.lines[number - 1] ?? null) : data === null ? null : wordOf(valueAt(data, way));
            if (value === null || !isSame(version, value, name))
                continue;
            const selector = way === null ? (line === undefined ? null : { kind: 'lines' }) : { kind: 'pointer', pointer: pointerOf(way) };
            found.push({ path, selector, lines: selector?.kind === 'lines' ? [number, number] : null });
            break;
        }
    }
    return found;
};
function placesOf(name) {
    const folded = name.toLowerCase().replace(/\.?js$/, '').replace(/[`*:.]+$/, '');
    const tool = TOOLS.get(folded) ?? TOOLS.get(folded.replace(/ cli$/, ''));
    if (tool !== undefined)
        return tool;
    const dashed = folded.replaceAll(' ', '-');
    const names = new Set([name, dashed, `${dashed}js`, `${dashed}.js`, `@${dashed}/${dashed}`, folded.replaceAll(' ', ''), dashed.replace(/-css$/, 'css')]);
    return [...names].flatMap((one) => DEPENDENCIES.map((list) => ({ file: 'package.json', way: [list, one] })));
}
function isSame(said, value, name) {
    const [, manager, rest] = /^([a-z]+)@(.*)$/.exec(value) ?? [];
    if (manager !== undefined && manager !== name.toLowerCase())
        return false;
    const numbers = (rest ?? value).match(/\d{1,6}(?:\.\d{1,6})*/g) ?? [];
    return numbers.some((number) => number === said || number.startsWith(`${said}.`) || (said.startsWith(`${number}.`) && said.slice(number.length).replace(/\.0/g, '') === ''));
}

;








const FINDERS = [namedFiles, namedScripts, statedVersions, namedSymbols];
const anchors_MOST_ANCHORS = 3;
async function groundFor(tree, policies, statements) {
    const files = await CitableFiles.open(tree, policies);
    const names = statements.flatMap(({ code }) => code.flatMap((one) => identifierIn(one) ?? []));
    return { files, symbols: await SymbolIndex.build(files, new Set(names.filter(isTelling).map(({ own }) => own))) };
}
async function anchorsOf(placed, ground) {
    const found = [];
    for (const finder of FINDERS)
        found.push(...(await finder(placed, ground)));
    const byFirmness = found.map((anchor, index) => ({ anchor, index })).sort((a, b) => firmness(b.anchor) - firmness(a.anchor) || a.index - b.index);
    const kept = new Map();
    for (const { anchor } of byFirmness) {
        const isWhole = anchor.selector === null && anchor.lines === null;
        if (isWhole && [...kept.values()].some(({ path }) => path === anchor.path))
            continue;
        const name = `${anchor.path}\0${JSON.stringify(anchor.selector)}\0${anchor.lines?.join('-') ?? ''}`;
        if (!kept.has(name))
            kept.set(name, anchor);
    }
    const all = [...kept.values()];
    const firm = all.filter((anchor) => firmness(anchor) > 1);
    return (firm.length > 0 ? firm : all).slice(0, anchors_MOST_ANCHORS);
}

;






const FACT_KIND = { new_trap: 'failure', new_pattern: 'rule' };
function statementOfNote({ body }) {
    const text = body.trim().replace(/\s+/g, ' ');
    const heading = /^#{1,6} +(.{1,200})$/m.exec(body)?.[1] ?? '';
    const bare = text.match(/(?<![\w./`-])(?:[\w.-]{1,100}\/){1,20}[\w.-]{1,100}\.\w{1,8}(?::\d{1,7})?/g) ?? [];
    return { text, quote: body.trim(), first: 1, last: body.trimEnd().split('\n').length, heading, code: [...(0,backticks .ix)(text).map((span) => span.text.trim()), ...bare].slice(0, 50), targets: [] };
}
async function proposal_placesOf(note, ground) {
    if (note.front.sources.length > 0)
        return note.front.sources.map(({ path, lines, selector }) => ({ path, lines: selector.kind === 'lines' ? lines : null, selector }));
    return anchorsOf({ statement: statementOfNote(note), folders: [] }, ground);
}
async function promote(tree, known, { id, note, sightings, supersedes, replaces, contradicts, asksAdoption }, places, ledger, signature) {
    const [topic] = note.front.tags;
    const { record, changes } = await proposeFact(tree, known, {
        id,
        statement: note.body.trim(),
        sources: places,
        front: { topic, claim_key: undefined, kind: FACT_KIND[note.kind], importance: note.front.importance ?? undefined, confidence: note.front.confidence ?? undefined },
        marks: { 'x-source-ref': `staged:${note.path}`, ...(replaces === null ? {} : { 'x-replaces': replaces }), ...(contradicts === null ? {} : { 'x-contradicts': contradicts }) },
        supersedes,
        evidence: [`staged:${note.path}`, ...sightings.counted.map(({ path, witness }) => `observed:commit:${witness.commit}${witness.pull === null ? '' : ` pull:${witness.pull}`} told by ${path}`)],
        unbound: places.length === 0 ? 'a staged note that cites nothing' : null,
    }, ledger, signature);
    if (!asksAdoption)
        return { record, changes };
    const path = (0,memtrust .tf)(id);
    const written = changes.find((change) => change.path === path)?.content ?? '';
    const adopted = await adoptFact(tree, { record, events: (0,memory_ledger .h8)(id, path, written).events, ledger: written, ...signature });
    const last = new Map([...changes, ...adopted].map((change) => [change.path, change]));
    return { record, changes: [...last.values()] };
}

;
function outcomeWords(outcome, enough) {
    switch (outcome.kind) {
        case 'duplicate':
            return 'duplicate';
        case 'too_narrow':
            return 'too narrow';
        case 'corrects':
            return 'corrects';
        case 'eligible':
            return 'eligible';
        case 'observed':
            return `observed ${outcome.sightings.counted.length}/${enough}`;
        case 'not_a_candidate':
            return 'not a candidate';
    }
}

;



function refineReport(path, day, items, cleared) {
    const rows = items.map(({ path: staged, outcome }) => `- ${staged === null ? 'a note that the policy blocks' : (0,phrase .tN)((0,phrase .cv) `${staged}`)}: ${outcomeWords(outcome, refine_sightings .Pl)}; ${(0,phrase .tN)(whyOf(outcome))}\n`);
    const gone = cleared.length === 0 ? '' : `\n## Cleared\n\n${cleared.map((one) => (0,phrase .tN)((0,phrase .cv) `- ${one}\n`)).join('')}`;
    return { path, content: `---\ntype: refine_report\ntimestamp: ${day}\n---\n# Staging report of ${day}\n\n${rows.length === 0 ? 'Nothing was staged.\n' : rows.join('')}${gone}` };
}
function reportPath({ folders }, day, isThere) {
    const folder = folders.find(([, place]) => place === 'report')?.[0] ?? '';
    for (let number = 1;; number += 1) {
        const path = `${folder}staging-${day}-refine${number === 1 ? '' : `-${number}`}.md`;
        if (!isThere(path))
            return path;
    }
}
function whyOf(outcome) {
    switch (outcome.kind) {
        case 'duplicate':
            return (0,phrase .cv) `${outcome.of} says it already${[outcome.shared.words.length === 0 ? '' : ` (${percent(outcome.shared.similarity)} alike)`]}`;
        case 'too_narrow':
            return outcome.fact === null ? (0,phrase .cv) `it is about one place alone, and nothing there can be cited` : (0,phrase .cv) `it is about one place alone; kept as the candidate ${outcome.fact}, which cites it`;
        case 'corrects':
            return (0,phrase .cv) `${[outcome.because]} ${outcome.target}; kept as the candidate ${outcome.fact}, and nothing asks for its adoption`;
        case 'eligible':
            return (0,phrase .cv) `proposed as ${outcome.fact}; ${[seen(outcome)]}`;
        case 'observed':
            return (0,phrase .cv) `${[seen(outcome)]}`;
        case 'not_a_candidate':
            return (0,phrase .cv) `${[outcome.why]}`;
    }
}
function seen({ sightings, like }) {
    const { counted, uncounted } = sightings;
    const commits = counted.map(({ witness }) => `${witness.commit.slice(0, 10)}${witness.pull === null ? '' : ` (pull request ${witness.pull})`}`);
    const others = like === 0 ? '' : `, with ${like} note${like === 1 ? '' : 's'} that say${like === 1 ? 's' : ''} the same`;
    const left = new Map();
    for (const { why } of uncounted)
        left.set(why, (left.get(why) ?? 0) + 1);
    const not = [...left].map(([why, count]) => `${count} not counted: ${why}`);
    return [`seen in ${commits.length === 0 ? 'no commit that is known' : commits.join(', ')}${others}`, ...not].join('; ');
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}

var moment = __webpack_require__(37018);
;

function dateOf({ front, name }) {
    const [, year, month, day] = [...name.matchAll(/(?<!\d)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g)].at(-1) ?? [];
    return (front.timestamp === null ? null : (0,moment .E)(front.timestamp)) ?? (year === undefined ? null : (0,moment .E)(`${year}-${month ?? ''}-${day ?? ''}`));
}

;

const KEPT_REPORTS = 5;
function agedReports(notes, coming) {
    const folders = new Map();
    for (const note of notes) {
        if (note.place !== 'report')
            continue;
        const date = dateOf(note);
        const folder = note.path.slice(0, note.path.lastIndexOf('/'));
        if (date !== null)
            folders.set(folder, [...(folders.get(folder) ?? []), { note, date }]);
    }
    return [...folders].flatMap(([folder, reports]) => reports.sort((a, b) => b.date - a.date || (a.note.path < b.note.path ? 1 : -1)).slice(KEPT_REPORTS - (folder === coming ? 1 : 0)).map(({ note }) => note));
}

;
function usedSession(notes, waiting, keeping) {
    const session = notes.filter(({ place }) => place === 'session');
    if (session.length === 0)
        return [];
    const asked = mentions(waiting.map(({ text }) => text));
    const kept = mentions(keeping);
    return session.filter(({ kind, name }) => {
        if (kind === 'other' || asked(name))
            return false;
        return kind !== 'critical_verification' || kept(name);
    });
}
const BEGINNING = /(?:checkpoint|decoded|diff|critical)-/;
function mentions(texts) {
    const runs = texts.flatMap((text) => [...(text.match(/[\p{L}\p{N}._-]+/gu) ?? []), ...(text.match(/[A-Za-z0-9._-]+/g) ?? [])]);
    const words = new Set(runs.flatMap((run) => [run, run.replace(/\.(?:md|txt)?\.?$/, ''), run.slice(Math.max(0, run.search(BEGINNING))).replace(/\.(?:md|txt).*$/, '')]));
    return (name) => words.has(name);
}

var selectors = __webpack_require__(12590);
var line_map = __webpack_require__(59434);
var verdict = __webpack_require__(83794);
var memory_citation = __webpack_require__(85765);
;













async function reverifyFact(tree, record, settled, ledger, anchors, former, signature, again = false) {
    const fact = (0,bind .Je)(record);
    if ((0,adoption .aZ)(ledger.events))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.id} is retired`), 'There is nothing left to verify.');
    const adopting = (0,last_decisive .x)(ledger.events).filter((event) => memory_ledger .FU.has(event.type) && event.claim === fact.claim);
    if (adopting.length === 0)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.id} is not adopted as it stands, so there is nothing to verify again`), (0,phrase .tN)((0,phrase .cv) `Run ${`memtrust adopt ${record.id}`}.`));
    const known = settled?.claim === fact.claim ? settled : null;
    const adopted = adopting.some((event) => event.binding === fact.binding) ? (known?.binding === fact.binding ? known : fact) : adopting.some((event) => event.binding === settled?.binding && event.claim === settled.claim) ? settled : null;
    const bound = new Map();
    for (const [index, citation] of fact.sources.entries()) {
        const verdict = anchors[index]?.verdict ?? 'unbound';
        if (verdict === 'changed') {
            const place = await replaced(tree, record.id, citation, twinOf(citation, adopted) ?? citation, former);
            bound.set(index, await (0,bind .vQ)(tree, place.norm === 'n3' ? { ...place, norm: 'n4', digest: null } : place));
        }
        else if (verdict !== 'fresh' && verdict !== 'moved' && verdict !== 'reformatted')
            throw cannotFollow(record.id, citation, verdict);
    }
    if (bound.size === 0 && adopted?.binding === fact.binding && !again)
        return { kind: 'holds', moved: anchors.some(({ verdict }) => verdict !== 'fresh') };
    const change = bound.size === 0 ? null : (0,bind .go)(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
    const after = change === null ? fact : (0,bind .Je)((0,memory_fact .a9)(record.id, record.path, Buffer.from(change.content)));
    return {
        kind: 'changed',
        fact,
        spans: await spanChanges(tree, adopted?.sources ?? [], after.sources, former),
        changes: [...(change === null ? [] : [change]), appendEvents(ledger, signature, [{ type: 'fact.reverified', claim: after.claim, binding: after.binding }])],
    };
}
async function replaced(tree, id, citation, adopted, former) {
    if (citation.selector.kind === 'quote')
        throw cannotFollow(id, citation, 'changed');
    if (citation.selector.kind !== 'lines')
        return citation;
    const [now, old] = [await (0,bind .c5)(tree, citation.path), await formerSpan(adopted, former)];
    if (typeof now === 'string' || old === null || old.span.lines === null)
        return citation;
    const lines = (0,line_map .SW)((0,line_map .YX)(old.file, now.source.lines), old.span.lines, now.source.lines.length);
    if (lines === null)
        throw cannotFollow(id, citation, 'missing');
    return { ...citation, lines };
}
function twinOf(citation, fact) {
    return fact?.sources.find((source) => (0,memory_citation .cu)(source) === (0,memory_citation .cu)(citation));
}
function cannotFollow(id, citation, verdict) {
    const { path } = citation;
    const what = citation.selector.kind === 'quote' ? 'the quote' : 'the cited text';
    const gone = verdict === 'changed' || verdict === 'missing';
    const why = gone ? (0,phrase .cv) `${[what]} is no longer in ${path}` : verdict === 'ambiguous' ? (0,phrase .cv) `${[what]} is in ${path} more than once` : verdict === 'unbound' ? (0,phrase .cv) `${path} has no digest yet` : (0,phrase .cv) `${path} cannot be checked`;
    return new errors .j((0,phrase .tN)((0,phrase .cv) `${id}: ${why}`), (0,phrase .tN)((0,phrase .cv) `Say what the fact rests on now, then run this again: ${`memtrust bind ${id} PATH#L1-L9`} (with ${'--instead-of'} after a rename).`));
}
async function spanChanges(tree, before, after, former) {
    const [known, kept] = [new Set(before.map(memory_citation .cu)), new Set(after.map(memory_citation .cu))];
    const changes = [];
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        const [old, now] = [before[index], after[index]];
        const isKept = old === undefined || kept.has((0,memory_citation .cu)(old));
        const isKnown = now === undefined || known.has((0,memory_citation .cu)(now));
        if (isKept && isKnown)
            continue;
        changes.push({
            before: old === undefined || isKept ? null : ((await formerSpan(old, former))?.span ?? { path: old.path, lines: old.lines, text: null }),
            after: now === undefined || isKnown ? null : await presentSpan(tree, now),
        });
    }
    return changes;
}
async function formerSpan(citation, former) {
    for (const bytes of await former(citation)) {
        const source = new source_text .D(bytes, citation.path);
        const span = spanIn(source, citation);
        if (span !== null)
            return { span, file: source.lines };
    }
    const { selector } = citation;
    return selector.kind === 'quote' ? { span: { path: citation.path, lines: citation.lines, text: selector.quote.split('\n') }, file: [] } : null;
}
async function presentSpan(tree, citation) {
    const file = await (0,bind .c5)(tree, citation.path);
    return (typeof file === 'string' ? null : spanIn(file.source, citation)) ?? { path: citation.path, lines: citation.lines, text: null };
}
function spanIn(source, citation) {
    const { digest, path, selector } = citation;
    if (digest === null)
        return null;
    const placement = (0,selectors .p)(selector.kind)?.place(source, { ...citation, digest }, null);
    if (placement === undefined || placement.span === null || (0,verdict .F)(placement.verdict))
        return null;
    const text = Buffer.from(source.slice(placement.span), source.encoding).toString('utf8');
    return { path, lines: selector.kind === 'file' ? null : source.rangeOf(placement.span), text: text.replace(/\n$/, '').split('\n') };
}

var schemas = __webpack_require__(29143);
var canonical = __webpack_require__(61175);
;



function layTombstones(before, tombstones, { proposedBy, at }) {
    const lines = tombstones.map(({ path, why, see, to }) => `${(0,canonical .A4)({ v: 1, path, why, ...(see === null ? {} : { see }), ...(to === undefined ? {} : { to }), at, by: proposedBy })}\n`);
    const kept = before === null || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
    return { path: memtrust .LX, content: kept + lines.join('') };
}
const shape = schemas .Ikc({ v: schemas .euz(1), path: schemas .YjP().max(4_096), to: schemas .YjP().max(4_096).optional() });
function tombstonesIn(text) {
    return text.split('\n').flatMap((line) => {
        try {
            const shaped = shape.safeParse(JSON.parse(line));
            return shaped.success ? [shaped.data] : [];
        }
        catch {
            return [];
        }
    });
}

;

















async function refine(request) {
    const { head, signature } = request;
    const { notes, facts } = head.memory;
    const policies = policiesOf(request);
    const entries = await judged(request, policies);
    const open = new Set(entries.flatMap(({ path, status }) => (path === null || status === 'policy_blocked' ? [] : [path])));
    const readable = notes.filter(({ path }) => open.has(path));
    const staged = readable.filter(({ place }) => place === 'staging');
    const withheld = notes.filter(({ path, place }) => place === 'staging' && !open.has(path));
    const { decided, near, incomplete: uncompared } = decide(entries, new Map(notes.map((note) => [note.path, note])), staged, request.provenance);
    const done = await carryOut({ ...request, policies, facts: facts.filter(memtrust .ty) }, decided);
    const items = [...done.map(({ note, outcome }) => ({ path: note.path, outcome, near: near.get(note.path) ?? null })), ...withheld.map(() => ({ path: null, outcome: { kind: 'not_a_candidate', why: 'the policy blocks it' }, near: null }))];
    const graves = done.flatMap(({ grave }) => grave ?? []);
    const gone = new Set(graves.map(({ path }) => path));
    const waiting = staged.filter(({ path }) => !gone.has(path));
    const became = new Set(done.flatMap(({ note, outcome }) => ('fact' in outcome && outcome.fact !== null ? [note.path] : [])));
    const noted = new Set(notes.map(({ path }) => path));
    const kept = [...readable.filter(({ path, place }) => place !== 'session' && (place !== 'staging' || became.has(path))), ...facts.filter(({ path }) => open.has(path) && !noted.has(path))];
    const session = usedSession(readable, waiting, kept.map(({ text }) => text));
    const report = graves.length + session.length === 0 ? null : reportPath(homeOf(notes), signature.at.slice(0, 10), request.isThere);
    const aged = agedReports(readable, report === null ? null : report.slice(0, report.lastIndexOf('/')));
    graves.push(...session.map(({ path }) => ({ path, why: 'a note of a session that was used', see: null })), ...aged.map(({ path }) => ({ path, why: 'older than the reports that are kept', see: null })));
    const cleared = [...session, ...aged].map(({ path }) => path);
    const again = request.reverifies ? await dueAgain(request, entries) : [];
    const changes = [...lastOfEach(done.flatMap((one) => one.changes)), ...(await repeated(request, done)), ...again.flatMap((one) => one.changes)];
    const incomplete = [...request.provenance.incomplete, ...uncompared];
    const reverified = again.map(({ id }) => id);
    if (changes.length === 0 && graves.length === 0)
        return { items, cleared, reverified, report: null, edits: [], incomplete };
    const reported = report === null ? [] : [refineReport(report, signature.at.slice(0, 10), items, cleared)];
    const tombstones = graves.length === 0 ? [] : [layTombstones(await request.textOf(memtrust .LX), graves, signature)];
    return { items, cleared, reverified, report, edits: [...changes, ...reported, ...tombstones, ...graves.map(({ path }) => ({ path, content: null }))], incomplete };
}
function policiesOf({ head, base }) {
    return [head.memory.policy.policy, ...(base === null ? [] : [base.memory.policy.policy])];
}
async function judged({ head, base, checks, now }, policies) {
    const policy = policies.reduce((one, other) => (0,stricter .G)(one, other));
    const settled = base?.memory.events ?? [];
    const links = base === null ? new Map() : (await (0,assess .n)({ ...base, memory: factsOf(base.memory), live: [], settled, settledLinks: new Map() }, policy, now)).supersession.inForce;
    return (await (0,assess .n)({ ...head, live: [], settled, settledLinks: links, anchors: checks }, policy, now)).entries;
}
function factsOf(memory) {
    return { ...memory, facts: memory.facts.filter(memtrust .ty), evidence: [] };
}
async function dueAgain(request, entries) {
    const { head, base, checks, former, signature } = request;
    const found = [];
    for (const { id, record, reasons, status } of entries) {
        if (found.length >= MOST_PROPOSED || record === null || status !== 'stale' || !reasons.includes('source_digest_mismatch'))
            continue;
        const settled = base?.memory.facts.find((known) => known.id === id)?.fact ?? null;
        try {
            const outcome = await reverifyFact(head.tree, record, settled, await ledgerOf(request, id), checks.get(id) ?? [], former, signature);
            if (outcome.kind === 'changed')
                found.push({ id, changes: outcome.changes });
        }
        catch (error) {
            if (!(error instanceof errors .j))
                throw error;
        }
    }
    return found;
}
async function ledgerOf({ head, base, textOf }, id) {
    const events = [...(base?.memory.events ?? []), ...head.memory.events].filter(({ fact }) => fact === id);
    return { fact: id, text: (await textOf((0,memtrust .tf)(id))) ?? '', events: [...new Map(events.map((event) => [event.id, event])).values()] };
}
async function carryOut(request, decided) {
    const promoted = decided.filter(({ verdict }) => promoting(verdict.kind === 'same' ? verdict.otherwise : verdict)).map(({ note }) => note);
    const ground = promoted.length === 0 ? null : await groundFor(request.head.tree, request.policies, promoted.map(statementOfNote));
    const taken = new Map();
    const ids = new Set();
    const names = new Set(decided.map(({ note }) => note.name));
    const files = new Set(promoted.length === 0 ? [] : [...request.head.tree.entries.keys()].map((path) => (0,tree_path .Fl)(path).toLowerCase()));
    const done = [];
    const [first, last] = [decided.filter(({ verdict }) => verdict.kind !== 'same'), decided.filter(({ verdict }) => verdict.kind === 'same')];
    for (const one of [...first, ...last])
        done.push(await carryOutOne(request, one, ground, { taken, ids, names, files }));
    const order = new Map(decided.map(({ note }, index) => [note.path, index]));
    return done.toSorted((a, b) => (order.get(a.note.path) ?? 0) - (order.get(b.note.path) ?? 0));
}
const MOST_PROPOSED = 100;
function promoting({ kind }) {
    return kind === 'corrects' || kind === 'eligible' || kind === 'too_narrow';
}
function stays(note, why) {
    return { note, outcome: { kind: 'not_a_candidate', why }, changes: [], grave: null };
}
async function carryOutOne(request, { note, verdict }, ground, proposed) {
    const { taken, ids, names, files } = proposed;
    const { path } = note;
    if (ids.size >= MOST_PROPOSED && promoting(verdict))
        return stays(note, `left for the next run: ${MOST_PROPOSED} are proposed at a time`);
    const id = () => promotedId(note, names, (wanted) => ids.has(wanted) || [(0,memtrust .qC)(wanted), (0,memtrust .tf)(wanted)].some(request.isThere));
    const take = (fact) => {
        taken.set(path, fact);
        ids.add(fact);
    };
    const gone = (outcome, changes, why, see) => ({ note, outcome, changes, grave: { path, why, see } });
    switch (verdict.kind) {
        case 'not_a_candidate':
        case 'observed':
            return { note, outcome: verdict, changes: [], grave: null };
        case 'duplicate':
            return gone({ kind: 'duplicate', of: verdict.of.id, shared: verdict.shared }, [], 'a duplicate', verdict.of.id);
        case 'same': {
            const as = taken.get(verdict.as);
            if (as === undefined)
                return carryOutOne(request, { note, verdict: verdict.otherwise }, ground, proposed);
            return gone({ kind: 'duplicate', of: as, shared: verdict.shared }, [], 'a duplicate', as);
        }
        case 'too_narrow': {
            const promotion = { id: id(), note, sightings: { counted: [], uncounted: [] }, supersedes: [], replaces: null, contradicts: null, asksAdoption: false };
            const fact = await propose(request, promotion, ground, true);
            if (typeof fact === 'string')
                return stays(note, fact);
            if (fact === null && callsItselfCorrection(note))
                return stays(note, 'what it corrects is not known, and nothing that it is about can be cited');
            if (fact === null && !isLost(verdict.place, files))
                return carryOutOne(request, { note, verdict: verdict.otherwise }, ground, proposed);
            if (fact === null && !request.provenance.introduced.has(path))
                return stays(note, 'it is about one place that is not there, and goes once a commit holds it');
            if (fact === null)
                return gone({ kind: 'too_narrow', fact: null }, [], 'too narrow, and nothing there can be cited', null);
            take(promotion.id);
            return gone({ kind: 'too_narrow', fact: promotion.id }, fact, 'kept as a narrow fact', promotion.id);
        }
        case 'corrects': {
            const { target, sightings, because } = verdict;
            const promotion = { id: id(), note, sightings, supersedes: target.note === null ? [target.id] : [], replaces: target.note?.path ?? null, contradicts: target.id, asksAdoption: false };
            const fact = await propose(request, promotion, ground, false);
            if (fact === null || typeof fact === 'string')
                return stays(note, fact ?? 'it states nothing');
            take(promotion.id);
            return gone({ kind: 'corrects', target: target.id, because, fact: promotion.id, sightings }, fact, 'kept as a candidate that contradicts', promotion.id);
        }
        case 'eligible': {
            const { sightings, like } = verdict;
            const promotion = { id: id(), note, sightings, supersedes: [], replaces: null, contradicts: null, asksAdoption: true };
            const fact = await propose(request, promotion, ground, false);
            if (fact === null || typeof fact === 'string')
                return stays(note, fact ?? 'it states nothing');
            take(promotion.id);
            return gone({ kind: 'eligible', fact: promotion.id, sightings, like }, fact, 'proposed as a fact', promotion.id);
        }
    }
}
function isLost({ name, isCode }, files) {
    return isCode && !files.has((0,tree_path .Fl)(name).toLowerCase());
}
async function propose(request, promotion, ground, mustCite) {
    const { head, policies, signature } = request;
    try {
        const places = ground === null ? [] : await proposal_placesOf(promotion.note, ground);
        if (mustCite && places.length === 0)
            return null;
        const { record, changes } = await promote(head.tree, request.facts, promotion, places, await ledgerOf(request, promotion.id), signature);
        return policies.some((policy) => (0,blocking .Zg)(record, policy) !== null) ? 'the policy blocks what it would cite' : changes;
    }
    catch (error) {
        if (error instanceof errors .j)
            return error.message;
        throw error;
    }
}
async function repeated(request, done) {
    const facts = new Map(request.head.memory.facts.flatMap(({ id, fact, path }) => (fact === null || path !== (0,memtrust .qC)(id) ? [] : [[id, fact]])));
    const by = new Map();
    for (const { note, outcome } of done)
        if (outcome.kind === 'duplicate' && facts.has(outcome.of))
            by.set(outcome.of, [...(by.get(outcome.of) ?? []), note.path]);
    const changes = [];
    for (const [id, paths] of by) {
        const fact = facts.get(id);
        if (fact !== undefined)
            changes.push(appendEvents(await ledgerOf(request, id), request.signature, paths.map((path) => ({ type: 'evidence.recorded', claim: fact.claim, binding: fact.binding, evidence: `staged:${path} said it again` }))));
    }
    return changes;
}
function lastOfEach(changes) {
    return [...new Map(changes.map((change) => [change.path, change])).values()];
}
function homeOf(notes) {
    return notes.some(({ layout }) => layout === 'ai-kb') ? home .vd : home .qI;
}

var check = __webpack_require__(4447);
var store = __webpack_require__(67303);
var markdown = __webpack_require__(68186);
var words = __webpack_require__(27066);
;





const MOST_ROWS = 100;
function refineTitle({ items, reverified }) {
    const proposed = items.filter(({ outcome }) => asks(outcome)).length;
    const contrary = items.filter(({ outcome }) => outcome.kind === 'corrects').length;
    const parts = [...(proposed === 0 ? [] : [`${(0,words .jN)(proposed, 'fact')} proposed`]), ...(contrary === 0 ? [] : [(0,words .jN)(contrary, 'contradiction')]), ...(reverified.length === 0 ? [] : [`${(0,words .jN)(reverified.length, 'fact')} to verify again`])];
    return `Refine memory${parts.length === 0 ? ': the staging is cleared up' : `: ${parts.join(', ')}`}`;
}
function refineBody({ items, cleared, reverified, report, incomplete }) {
    const asked = items.filter(({ outcome }) => asks(outcome));
    const contrary = items.filter(({ outcome }) => outcome.kind === 'corrects');
    const done = items.filter(({ outcome }) => !asks(outcome) && outcome.kind !== 'corrects' && outcome.kind !== 'observed' && outcome.kind !== 'not_a_candidate');
    const staying = items.length - asked.length - contrary.length - done.length;
    return [
        'Merging this adopts what it proposes, for the base branch and with the approval of an adopter who did not bring the notes. To turn it down, close it.\n',
        section('To decide', asked),
        contrary.length === 0 ? '' : `${section('Contradictions', contrary)}\nMerging this adopts none of these. Where the new one holds, adopt it by its id: it takes the place of the old one then. Else discard it.\n`,
        reverified.length === 0 ? '' : `\n### To verify again\n\nWhat these facts cite has changed. They are bound to what it says now: approve if they are still true.\n\n${reverified.slice(0, MOST_ROWS).map((id) => `- ${(0,markdown .SS)(id)}\n`).join('')}`,
        section('Cleared up', done),
        cleared.length === 0 ? '' : `\n${(0,words .jN)(cleared.length, 'note')} of sessions and old reports go too.\n`,
        staying === 0 ? '' : `\n${(0,words .jN)(staying, 'staged note')} ${staying === 1 ? 'stays' : 'stay'} where ${staying === 1 ? 'it is' : 'they are'}.\n`,
        report === null ? '' : `\nThe whole list is in ${(0,markdown .SS)(report)}.\n`,
        ...incomplete.map((what) => `\n${what}.\n`),
    ].join('');
}
function section(title, items) {
    if (items.length === 0)
        return '';
    const rows = items.slice(0, MOST_ROWS).map(({ path, outcome }) => `| ${(0,markdown .xR)((0,markdown .SS)(path ?? 'policy_blocked'))} | ${outcomeWords(outcome, refine_sightings .Pl)} | ${(0,markdown .xR)((0,markdown .jV)(whyOf(outcome)))} |\n`);
    const more = items.length > MOST_ROWS ? `\nand ${items.length - MOST_ROWS} more\n` : '';
    return `\n### ${title}\n\n| staged | outcome | why |\n|---|---|---|\n${rows.join('')}${more}`;
}
function asks({ kind }) {
    return kind === 'eligible';
}

var git = __webpack_require__(31896);
;

async function lastTouched(repository, from, paths) {
    const log = await (0,git .EO)(repository, ['log', '-1', '--no-show-signature', '--no-color', '--format=%ct', from, '--', ...paths]);
    const seconds = log.code === 0 ? /^(\d{1,12})\s*$/.exec(log.stdout.toString('latin1'))?.[1] : undefined;
    return seconds === undefined ? null : `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;
}

var tree_past = __webpack_require__(30565);
var tree_names = __webpack_require__(25345);
;


const NO_PROVENANCE = { commits: new Map(), introduced: new Map(), incomplete: [] };
const MOST_COMMITS = 50_000;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function provenanceOf(repository, from, folders) {
    if (from === null || !COMMIT_ID.test(from) || folders.length === 0)
        return NO_PROVENANCE;
    const shape = ['-z', '--no-show-signature', '--no-color', '--no-ext-diff', '--no-textconv', '--no-relative', '--encoding=UTF-8', '--format=%x00%H%x00%an%x00%s'];
    const [history, added] = await Promise.all([
        (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', ...shape, `--max-count=${MOST_COMMITS + 1}`, from, '--']),
        (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', ...shape, '--diff-filter=A', '--no-renames', '--diff-merges=off', '--name-only', from, '--', ...folders]),
    ]);
    if (history.code !== 0 || added.code !== 0)
        return { ...NO_PROVENANCE, incomplete: ['history cannot be read, so no commit counts as an observation'] };
    const all = recordsOf((0,tree_names .K5)(history.stdout));
    const introduced = new Map();
    for (const { witness, names } of recordsOf((0,tree_names .K5)(added.stdout)))
        for (const name of names)
            if (!introduced.has(name))
                introduced.set(name, witness);
    return {
        commits: new Map(all.slice(0, MOST_COMMITS).map(({ witness }) => [witness.commit, witness])),
        introduced,
        incomplete: all.length > MOST_COMMITS ? [`history has more than ${MOST_COMMITS} commits; older ones witness no observation`] : [],
    };
}
function recordsOf(parts) {
    const records = [];
    for (let at = 0; at < parts.length;) {
        const commit = parts[at + 1]?.toString('latin1') ?? '';
        if (parts[at]?.length !== 0 || !COMMIT_ID.test(commit)) {
            at += 1;
            continue;
        }
        const subject = parts[at + 3]?.toString('utf8') ?? '';
        const names = [];
        const witness = { commit, author: parts[at + 2]?.toString('utf8') ?? '', pull: pullIn(subject) };
        for (at += 4; at < parts.length && parts[at]?.length !== 0; at += 1)
            names.push((0,tree_names .e4)(parts[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
        records.push({ witness, names });
    }
    return records;
}
function pullIn(subject) {
    const [, merged, squashed] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
    const number = merged ?? squashed;
    return number === undefined ? null : Number(number);
}

;










const BY = 'memtrust refine';
const planRefine = async ({ tree, commit, evaluation, clone: { repository, objects } }) => {
    const memory = await (0,store .S1)(tree);
    const read = { tree, memory };
    const at = (await lastTouched(repository, commit, [...home .mf.flatMap(({ folders }) => folders.map(([folder]) => folder)), '.memtrust/facts'])) ?? evaluation.subject.evaluatedAt;
    const past = new tree_past .v(repository, objects, commit, commit);
    const refinement = await refine({
        head: read,
        base: read,
        now: Date.parse(evaluation.subject.evaluatedAt),
        checks: await (0,check .B)(tree, memory.facts, { past, blobs: 'spare-reading' }),
        provenance: await provenanceOf(repository, commit, memory.notes.some(({ place }) => place === 'staging') ? (0,home .xI)('staging') : []),
        former: formerFilesIn(tree, objects),
        textOf: async (path) => {
            const content = tree.entries.get(path)?.kind === 'file' ? (await tree.read([path], limits .$4)).get(path) : undefined;
            return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
        },
        isThere: (path) => tree.entries.has(path),
        reverifies: true,
        signature: { proposedBy: BY, at },
    });
    const title = refineTitle(refinement);
    return { edits: refinement.edits, title, body: refineBody(refinement), commitMessage: title };
};


  }),

  88024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Je: () => (  usable),
    Qx: () => (  unboundSources),
    Vx: () => (  bindSource),
    c5: () => (  citedFile),
    go: () => (  writeSources),
    re: () => (  refuseForeign),
    vQ: () => (  bindCitation)
  });
  var _memory_anchors_best_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47423);
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
  var _memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(90987);
  var _memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67759);
  var _memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12590);
  var _memory_anchors_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41273);
  var _memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89877);
  var _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84532);
  var _memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58358);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85765);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98141);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10721);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68013);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(78973);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(67713);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(15562);
  var _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5853);
  var _edit_front_matter_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3595);



















async function bindFact(tree, record, target) {
    const fact = usable(record);
    const path = citedPath(target.path);
    const old = normalisePath(target.insteadOf ?? '');
    const index = fact.sources.findIndex((source) => normalisePath(source.path) === (old ?? path));
    if (old !== null && index < 0)
        throw new ConfigurationError(phraseText(say `${record.id} does not cite ${old}`), phraseText(say `Run memtrust show ${record.id} to see what it cites.`));
    const known = fact.sources[index];
    const citation = known === undefined && isOpen(target) ? await bestCitation(tree, path, fact.statement) : citationOf(path, target, known);
    const bound = await bindFirmly(tree, citation, target);
    return {
        change: writeSources(record, new Map([[index < 0 ? fact.sources.length : index, bound.keys]])),
        cites: selectorText({ ...citation, lines: bound.lines }),
        lines: bound.lines,
        warnings: bound.poor === null ? [] : [bound.poor],
    };
}
function citationOf(path, { lines, selector }, known) {
    const chosen = selector ?? (lines !== null ? { kind: 'lines' } : (known?.selector ?? { kind: 'file' }));
    return { ...UNBOUND, path, selector: chosen, lines: lines ?? (selector === null ? (known?.lines ?? null) : null) };
}
const UNBOUND = { norm: 'n4', digest: null, ..._memory_citation_js__WEBPACK_IMPORTED_MODULE_8__  .fi };
function isOpen({ lines, selector }) {
    return lines === null && selector === null;
}
async function bestCitation(tree, path, statement) {
    const file = await citedFile(tree, path);
    const whole = { ...UNBOUND, path, selector: { kind: 'file' } };
    if (typeof file === 'string')
        return whole;
    const { selector, lines } = (0,_memory_anchors_best_anchor_js__WEBPACK_IMPORTED_MODULE_0__  .i)(file.source, statement);
    return { ...whole, selector, lines };
}
async function bindFirmly(tree, citation, { selector }) {
    const bound = await bindCitation(tree, citation);
    if (bound.poor !== null && selector?.kind === 'quote')
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j(`Not bound: ${bound.poor}`, 'Give a longer quote, or cite lines: PATH#L10-L24.');
    return bound;
}
function citedPath(written) {
    const path = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_16__  .qb)(written);
    if (path === null)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${written} lies outside the repository`), 'Cite a file of the repository, as a path from its root.');
    if (path.startsWith('.memtrust/'))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j('A fact cannot cite memory as its source', 'Cite the code or document that it is about.');
    return path;
}
async function bindSource(tree, target, statement) {
    const path = citedPath(target.path);
    return bindFirmly(tree, isOpen(target) ? await bestCitation(tree, path, statement) : citationOf(path, target), target);
}
async function fillBinding(tree, record) {
    const warnings = [];
    const failures = [];
    const written = new Map();
    for (const [index, source] of (record.fact?.sources ?? []).entries()) {
        if (source.digest !== null)
            continue;
        try {
            const bound = await bindCitation(tree, { ...source, norm: 'n4' });
            written.set(index, bound.keys);
            if (bound.poor !== null)
                warnings.push(phraseText(say `${record.id}: ${source.path}: ${[bound.poor]}`));
        }
        catch (error) {
            if (!(error instanceof ConfigurationError))
                throw error;
            failures.push(phraseText(say `${record.id}: ${[error.message]}`));
        }
    }
    return { change: written.size === 0 ? null : writeSources(record, written), filled: written.size, warnings, failures };
}
async function citedFile(tree, path) {
    const place = await new _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__  .C(tree).resolve(path);
    if (place.kind === 'missing')
        return 'there is no such file';
    if (place.kind === 'directory')
        return 'it is a folder';
    if (place.kind === 'submodule')
        return 'it lies in a submodule';
    if (place.kind === 'refused')
        return place.why === 'cyclic' ? 'it is a link that leads in a circle' : 'it lies outside the repository';
    if ((0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .J)(place))
        return 'it is a link into .memtrust, and memory proves no memory';
    const content = (await tree.read([place.path], _tree_limits_js__WEBPACK_IMPORTED_MODULE_17__  .rX)).get(place.path);
    if (content?.kind !== 'bytes')
        return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
    return (0,_memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_18__  .vm)(content.bytes) ?? { source: new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__  .D(content.bytes, place.path), blob: place.entry.oid ?? (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_13__  .IM)(content.bytes, tree.objectFormat) };
}
async function bindCitation(tree, citation) {
    const fail = (why) => {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${citation.path} cannot be bound: ${[why]}`), 'Cite a text file of the repository that is there.');
    };
    if (citation.selector.kind === 'absent' && citation.selector.absent === true) {
        if ((await new _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__  .C(tree).resolve(citation.path)).kind !== 'missing')
            return fail('there is something at this path');
        const norm = citation.digest === null && citation.norm === 'n4' ? 'n3' : citation.norm;
        const digest = (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Io)(new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__  .D(new Uint8Array()), { from: 0, to: 0 }, norm);
        return { lines: [1, 1], poor: null, keys: { path: citation.path, absent: true, digest, ...(norm === 'n0' ? {} : { norm }) } };
    }
    const file = await citedFile(tree, citation.path);
    if (typeof file === 'string')
        return fail(file);
    const reader = (0,_memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_3__  .p)(citation.selector.kind);
    if (reader === null)
        return fail(`this version does not bind ${citation.selector.kind} anchors; use a quote or lines`);
    const selection = reader.select(file.source, citation);
    if (typeof selection === 'string')
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${citation.path} cannot be bound: ${[selection]}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)(remedyOf(citation, file.source)));
    const hints = (0,_memory_anchors_hints_js__WEBPACK_IMPORTED_MODULE_4__  .A3)(file.source, selection.span);
    return { lines: hints.lines, poor: selection.poor, keys: sourceKeys(citation, file, selection, hints) };
}
function remedyOf({ selector }, source) {
    const wanted = selector.kind === 'symbol' ? selector.symbol : selector.kind === 'quote' ? selector.symbol : null;
    if (wanted === null)
        return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .pj)('Cite what the file has now: PATH#L10-L24, --quote, --symbol, --heading, or PATH#/key.');
    const [near] = (0,_memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__  .LE)((0,_memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__  .nv)(source), wanted);
    return near === undefined || near === wanted ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .pj)('Cite a name that is there once, with its class before it (AuthService.login), or a quote or lines.') : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `Did you mean ${near}?`;
}
function sourceKeys(citation, { source, blob }, { span, digest }, hints) {
    const { selector } = citation;
    const norm = citation.digest === null && citation.norm === 'n4' ? (digest === undefined ? (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Hh)(source, span) : 'n3') : citation.norm;
    const isPlace = selector.kind === 'lines' || selector.kind === 'quote';
    return citationKeys({
        ...citation,
        norm,
        digest: digest ?? (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Io)(source, span, norm),
        blob,
        lines: selector.kind === 'file' || selector.kind === 'absent' ? null : hints.lines,
        raw: selector.kind === 'file' || selector.kind === 'symbol' ? source.digestOf(source.slice(span)) : null,
        context: isPlace ? hints.context : [],
        within: isPlace ? hints.within : null,
        as: isPlace ? hints.as : null,
        around: isPlace || selector.kind === 'symbol' ? hints.around : null,
    });
}
function citationKeys({ path, selector, norm, digest, lines, blob, raw, context, within, as, around }) {
    return {
        path,
        ...(selector.kind === 'quote' && selector.symbol !== null ? { symbol: selector.symbol } : {}),
        ...(selector.kind === 'quote' ? { quote: selector.quote } : {}),
        ...(selector.kind === 'symbol' ? { symbol: selector.symbol } : {}),
        ...(selector.kind === 'pointer' ? { pointer: selector.pointer } : {}),
        ...(selector.kind === 'heading' ? { heading: selector.heading } : {}),
        ...(selector.kind === 'absent' ? { absent: selector.absent } : {}),
        ...(lines === null ? {} : { lines: `${lines[0]}-${lines[1]}` }),
        ...(digest === null ? {} : { digest }),
        ...(norm === 'n0' ? {} : { norm }),
        ...(blob === null ? {} : { blob }),
        ...(raw === null ? {} : { raw }),
        ...(context.length === 0 ? {} : { context }),
        ...(within === null ? {} : { within }),
        ...(as === null ? {} : { as }),
        ...(around === null ? {} : { around }),
    };
}
function usable(record) {
    refuseForeign(record);
    if (record.fact !== null)
        return record.fact;
    const [problem] = record.problems;
    throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.path} is no valid fact: ${problem?.message ?? ''}`), 'Mend the file first; `memtrust check` names the place.');
}
function refuseForeign(record) {
    if (!(0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_9__  .ty)(record))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.path} is a note of another store, and no fact`), 'State it as a fact: `memtrust propose`, or `memtrust migrate` for the whole store.');
}
function writeSources(record, sources) {
    const content = (0,_edit_front_matter_js__WEBPACK_IMPORTED_MODULE_15__  .J)(record.text, { sources });
    const after = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_10__  .a9)(record.id, record.path, Buffer.from(content));
    if (after.fact === null || after.fact.claim !== record.fact?.claim) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.path} cannot be rewritten without changing its claim`), 'Write the sources by hand, then run `memtrust bind --all`.');
    }
    return { path: record.path, content };
}
async function unboundSources(tree, record) {
    const results = (await (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .B)(tree, [record])).get(record.id) ?? [];
    return results.flatMap((anchor) => {
        const name = (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${anchor.path}`);
        switch (anchor.verdict) {
            case 'fresh':
            case 'reformatted':
            case 'moved':
                return [];
            case 'unbound':
                return [`${name} has no digest`];
            case 'unreadable':
                return [`${name} cannot be checked: ${anchor.why ?? ''}`];
            case 'changed':
            case 'missing':
            case 'ambiguous':
                return [`${name} is ${anchor.verdict} since it was bound`];
        }
    });
}


  }),

  3595:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  editFrontMatter)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
  var _memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32403);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);



const ALWAYS_QUOTED = ['blob', 'context', 'around'];
function editFrontMatter(text, edit) {
    const parts = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__  .v)((0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__  .I)(text));
    if ('message' in parts)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j('The file has no front matter that can be edited', 'Run `memtrust check` to see what is wrong with it.');
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Tp)(parts.yaml, { version: '1.2', prettyErrors: false });
    if (edit.status !== undefined)
        setStatus(document, edit.status);
    for (const id of edit.supersedes ?? []) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(document.get('supersedes')))
            document.set('supersedes', document.createNode([]));
        document.addIn(['supersedes'], id);
    }
    for (const [index, keys] of edit.sources ?? []) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(document.get('sources')))
            document.set('sources', document.createNode([]));
        const node = document.createNode(keys);
        for (const key of ALWAYS_QUOTED)
            for (const value of [node.get(key, true)].flatMap((one) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(one) ? one.items : [one])))
                if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(value))
                    value.type = yaml__WEBPACK_IMPORTED_MODULE_0__  .X5.QUOTE_DOUBLE;
        const context = node.get('context', true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(context))
            context.flow = true;
        const known = document.getIn(['sources', index], true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(known))
            exchangeKeys(known, node);
        else
            document.setIn(['sources', index], node);
    }
    for (const sighting of edit.observed ?? []) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(document.get('observed')))
            document.set('observed', document.createNode([]));
        document.addIn(['observed'], sightingNode(document, sighting));
    }
    return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}`;
}
function sightingNode(document, { by, commit, pull }) {
    const node = document.createNode({ ...(by === null ? {} : { by }), ...(commit === null ? {} : { commit }), ...(pull === null ? {} : { pull }) }, { flow: true });
    const hex = node.get('commit', true);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(hex))
        hex.type = yaml__WEBPACK_IMPORTED_MODULE_0__  .X5.QUOTE_DOUBLE;
    return node;
}
function exchangeKeys(known, wanted) {
    known.items = known.items.filter(({ key }) => wanted.has(key));
    for (const { key, value } of wanted.items) {
        const old = known.get(key, true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(old) && (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(value))
            Object.assign(value, { comment: old.comment, commentBefore: old.commentBefore });
        known.set(key, value);
    }
}
function setStatus(document, status) {
    const { contents } = document;
    const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(contents) ? contents.items.findIndex(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(key) && key.value === 'sources') : -1;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(contents) || contents.has('status') || at < 0)
        document.set('status', status);
    else
        contents.items.splice(at, 0, document.createPair('status', status));
}


  })

};
