export const id = 32;
export const ids = [32];
export const modules = {

  2629:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Rt: () => (  compareAll),
  Xt: () => (  settledKey),
  x3: () => (  settledSpans)
});

var digest = __webpack_require__(8973);
var limits = __webpack_require__(7713);
var memory_citation = __webpack_require__(5765);
var best_anchor = __webpack_require__(7423);
var dense_text = __webpack_require__(7810);
var anchors_around = __webpack_require__(9226);
var anchors_hints = __webpack_require__(1273);
var turn = __webpack_require__(9100);
var anchors_verdict = __webpack_require__(3794);
;




function faultOf({ citation, twin, source, oid, baseOid, placement, bound, isLenient }) {
    if ((0,anchors_verdict .F)(placement.verdict))
        return twin === null || isLenient ? null : 'the place that it names is of another version, and what it cites changed';
    const { span } = placement;
    if (span === null)
        return null;
    if (citation.blob !== null && citation.blob !== oid) {
        if (twin !== null)
            return 'its blob is not the file as it is now';
        if (!isLenient && citation.blob !== baseOid)
            return 'its blob is neither the file as it is now nor as the base has it';
        return bound === null ? null : wrongHint(citation, bound.source, bound.span, bound.source.rangeOf(bound.span));
    }
    if (twin !== null && (twin.context.length > citation.context.length || (twin.within !== null && citation.within === null) || (twin.as !== null && citation.as === null) || (twin.around !== null && citation.around === null) || (twin.blob !== null && citation.blob === null)))
        return 'hints that the base has were taken away';
    if (twin !== null && hasTurn(twin) && !hasTurn(citation) && (0,turn .L)(source, span) !== null)
        return 'its around no longer says which of several equal texts it is';
    const isHere = citation.blob !== null && citation.blob === oid;
    return wrongHint(citation, source, span, twin !== null || isHere ? source.rangeOf(span) : null);
}
function hasTurn({ around }) {
    return (0,anchors_around .C)(around).turn !== null;
}
function wrongHint(citation, source, span, lines) {
    const hints = (0,anchors_hints .A3)(source, span);
    if (lines !== null && citation.lines !== null && (citation.lines[0] !== lines[0] || citation.lines[1] !== lines[1]))
        return `it stands in lines ${lines[0]}-${lines[1]}, not where its lines say`;
    if (citation.raw !== null && citation.raw !== source.digestOf(source.slice(span)))
        return 'its raw digest is of another text';
    if (citation.context.length > 0 && citation.context.join() !== hints.context.join())
        return 'its context is not what stands around the text';
    if (citation.context.length > 0 || citation.within !== null)
        if (citation.within !== hints.within)
            return 'the text does not stand within what it names';
    if (citation.context.length > 0 || citation.as !== null)
        if (citation.as !== hints.as)
            return 'the text is not read as it says';
    const [told, now] = [(0,anchors_around .C)(citation.around), (0,anchors_around .C)(hints.around)];
    if (told.digest !== null && told.digest !== now.digest)
        return 'the code around the text is not what its digest says';
    if (told.turn !== null && (told.turn.turn !== now.turn?.turn || told.turn.count !== now.turn.count))
        return 'it is another one of several equal texts than its around says';
    return null;
}

var known_texts = __webpack_require__(6301);
var anchors_question = __webpack_require__(3043);
var readable = __webpack_require__(987);
var anchors_relevance = __webpack_require__(7901);
var result = __webpack_require__(4810);
var selectors = __webpack_require__(2590);
;













const FILES_AT_A_TIME = 16;
async function compareAll(questions, here) {
    return new Comparison(here).run(questions);
}
function settledSpans(here) {
    const comparison = new Comparison(here);
    return async (question) => comparison.settledVersion(question);
}
class Comparison {
    here;
    versions;
    dense = new dense_text .r();
    constructor(here) {
        this.here = here;
        this.versions = here.former ?? new Map();
    }
    async run(questions) {
        const byFile = new Map();
        for (const question of questions) {
            const known = byFile.get(question.path);
            if (known === undefined)
                byFile.set(question.path, [question]);
            else
                known.push(question);
        }
        const results = new Map();
        const files = [...byFile.keys()];
        for (let at = 0; at < files.length; at += FILES_AT_A_TIME) {
            const batch = files.slice(at, at + FILES_AT_A_TIME);
            const contents = await this.here.tree.read(batch, limits .rX);
            for (const path of batch) {
                const asked = byFile.get(path) ?? [];
                const bytes = this.comparable(contents.get(path));
                if (typeof bytes === 'string') {
                    for (const { citation } of asked)
                        results.set(citation, (0,result .O$)(citation, bytes));
                    continue;
                }
                if (this.here.former === undefined)
                    this.versions.clear();
                const source = (0,known_texts .r)(bytes, path);
                for (const question of asked)
                    results.set(question.citation, await this.compare(question, source, bytes));
            }
        }
        return results;
    }
    async compare(question, source, bytes) {
        const { citation, twin } = question;
        const reader = (0,selectors .p)(citation.selector.kind);
        if (reader === null)
            return (0,result .O$)(citation, `this version does not read ${citation.selector.kind} anchors`);
        const effective = twin?.citation ?? citation;
        const known = (await this.settledVersion(question)) ?? (await this.boundVersion(effective, question.oid));
        const placement = reader.place(source, effective, known);
        const isNew = this.here.settled !== null && (twin === null || (0,anchors_question .i)(citation) !== (0,anchors_question .i)(twin.citation));
        const oid = question.oid ?? (0,digest .IM)(bytes, this.here.tree.objectFormat);
        const { isAudit } = this.here;
        const fault = isNew || isAudit ? faultOf({ citation, twin: twin?.citation ?? null, source, oid, baseOid: this.here.settled?.tree.entries.get(citation.path)?.oid ?? null, placement, bound: await this.boundVersion(citation, oid), isLenient: isAudit && !isNew }) : null;
        return { ...this.resultOf(question, source, placement, known), fault, coarse: isNew ? coarsenessOf(question, source) : null };
    }
    resultOf({ statement, citation, path, renamed }, source, placement, known) {
        const { verdict, span, slot, elsewhere } = placement;
        const place = span ?? slot;
        const lines = place === null || citation.selector.kind === 'absent' ? null : source.rangeOf(place);
        const isElsewhere = lines !== null && (renamed || (citation.lines !== null && (citation.lines[0] !== lines[0] || citation.lines[1] !== lines[1])));
        const isKept = !(0,anchors_verdict .F)(verdict);
        const relevance = !this.here.tiers || isKept || known === null || verdict === 'ambiguous' ? null : (0,anchors_relevance .p)(statement, known, slot === null ? null : { source, span: slot }, citation.norm);
        return {
            ...(0,result .Hx)(citation),
            verdict: verdict === 'fresh' || verdict === 'moved' ? (isElsewhere ? 'moved' : 'fresh') : verdict,
            movedTo: isElsewhere ? { path, lines } : null,
            foundAt: elsewhere === null ? null : `${path}:${elsewhere.join('-')}`,
            tier: relevance?.tier ?? null,
            vanished: relevance?.vanished ?? [],
        };
    }
    async former(key, path, content) {
        const known = this.versions.get(key) ?? content().then((read) => this.sourceOf(read, path));
        this.versions.set(key, known);
        return known;
    }
    sourceOf(content, path) {
        const bytes = this.comparable(content);
        return typeof bytes === 'string' ? bytes : (0,known_texts .r)(bytes, path);
    }
    comparable(content) {
        const bytes = (0,readable .IV)(content);
        return typeof bytes === 'string' || this.dense.admits(bytes) ? bytes : dense_text .N;
    }
    async settledVersion({ citation, twin, oid }) {
        const { settled } = this.here;
        if (settled === null || twin === null || (0,anchors_verdict .F)(twin.result.verdict))
            return null;
        const place = await settled.resolver.resolve(twin.result.movedTo?.path ?? citation.path);
        if (place.kind !== 'file')
            return null;
        const source = await this.former(settledKey(place.path), place.path, async () => (await settled.tree.read([place.path], limits .rX)).get(place.path));
        if (typeof source === 'string')
            return null;
        const known = knownIn(source, twin.citation, null);
        if (known !== null)
            return known;
        const bound = await this.boundVersion(twin.citation, oid);
        return bound === null ? null : knownIn(source, twin.citation, bound);
    }
    async boundVersion(citation, oid) {
        const { blob } = citation;
        if (blob === null || blob === oid)
            return null;
        const source = await this.former(`${blob} ${citation.path}`, citation.path, async () => this.here.past.blob(blob, limits .rX));
        return typeof source === 'string' ? null : knownIn(source, citation, null);
    }
}
function settledKey(path) {
    return `base ${path}`;
}
function coarsenessOf({ citation, statement }, source) {
    const selection = (0,selectors .p)(citation.selector.kind)?.select(source, citation);
    if (selection === undefined || typeof selection === 'string' || selection.poor === null)
        return null;
    const better = (0,best_anchor .i)(source, statement);
    return { why: selection.poor, better: better.selector.kind === 'file' ? null : (0,memory_citation .nM)(better) };
}
function knownIn(source, citation, from) {
    const placement = (0,selectors .p)(citation.selector.kind)?.place(source, citation, from);
    return placement === undefined || placement.span === null || (0,anchors_verdict .F)(placement.verdict) ? null : { source, span: placement.span };
}


  }),

  6301:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  sourceText)
  });
  var _source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4532);

const MOST_KEPT = 1024 * 1024;
const texts = new Map();
let kept = 0;
function sourceText(bytes, path) {
    const made = new _source_text_js__WEBPACK_IMPORTED_MODULE_0__  .D(bytes, path);
    const known = texts.get(made.text);
    if (known !== undefined)
        forget(known);
    const source = known?.path === path && known.encoding === made.encoding ? known : made;
    if (source.text.length > MOST_KEPT)
        return source;
    texts.set(source.text, source);
    kept += source.text.length;
    for (const oldest of texts.values()) {
        if (kept <= MOST_KEPT)
            break;
        forget(oldest);
    }
    return source;
}
function forget({ text }) {
    texts.delete(text);
    kept -= text.length;
}


  }),

  1032:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  compareAll: () => (  compare .Rt),
  findElsewhere: () => (  findElsewhere)
});

var compare = __webpack_require__(2629);
var changes = __webpack_require__(1796);
var limits = __webpack_require__(7713);
var aside = __webpack_require__(615);
var known_texts = __webpack_require__(6301);
var anchors_places = __webpack_require__(9684);
var quote = __webpack_require__(3163);
var readable = __webpack_require__(987);
var twins = __webpack_require__(7200);
var word_edges = __webpack_require__(1312);
;










const SEARCHED_FILES = 64;
const SEARCHED_BYTES = 4 * 1024 * 1024;
const SEARCHED_SPANS = 200;
const MOST_WANTED = 1024 * 1024;
const MOST_COMPARED = 16 * 1024 * 1024;
const MOST_PLACES = 20;
async function findElsewhere(broken, scene) {
    const files = filesOf(scene, broken);
    if (files.length === 0)
        return new Map();
    const numbers = new Map();
    const wanted = await wantedTexts(broken, scene, numbers);
    if (wanted.length > 0)
        await new Search(scene, numbers).run(files, wanted);
    const found = new Map();
    for (const { best, citations } of wanted)
        if (best !== null)
            for (const citation of citations)
                found.set(citation, best.text);
    return found;
}
function filesOf({ tree, settled, mayBeSearched }, broken) {
    const cited = new Set(broken.map(({ citation }) => citation.path));
    const names = new Set(broken.map(({ citation }) => nameOf(citation.path)));
    const endings = new Set(broken.map(({ citation }) => (0,aside .z6)(citation.path)));
    const order = (path) => (names.has(nameOf(path)) ? 0 : 4) + ((0,aside .Zl)(path) ? 2 : 0) + (endings.has((0,aside .z6)(path)) ? 0 : 1);
    const isOther = (path) => cited.size > 1 || !cited.has(path);
    return [...(0,changes .vl)(settled.tree, tree)]
        .filter((path) => tree.entries.get(path)?.kind === 'file' && isOther(path) && mayBeSearched(path))
        .map((path) => ({ path, order: order(path) }))
        .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
        .slice(0, SEARCHED_FILES)
        .map(({ path }) => path);
}
async function wantedTexts(broken, scene, numbers) {
    const wanted = new Map();
    const sources = new Set();
    const spanOf = (0,compare .x3)(scene);
    let [left, leftToRead] = [MOST_WANTED, limits .rX];
    for (const { citation, question } of broken) {
        const unit = unitOf(citation);
        if (wanted.size === SEARCHED_SPANS || leftToRead < 0)
            break;
        if (unit === null || !scene.mayBeSearched(citation.path))
            continue;
        const found = await spanOf(question);
        if (found === null)
            continue;
        if (!sources.has(found.source))
            leftToRead -= found.source.text.length;
        sources.add(found.source);
        const known = { source: found.source, span: withoutLastLineEnd(found) };
        const text = known.source.slice(known.span);
        const exactly = citation.norm === 'n0';
        const key = JSON.stringify([exactly, unit, known.span.from, known.span.to, citation.path, known.source.path]);
        const same = wanted.get(key);
        if (same !== undefined) {
            same.citations.push(citation);
            continue;
        }
        if ((0,quote .bi)(text, known.source.encoding) < quote .CO || text.length > left)
            continue;
        left -= text.length;
        const words = wordsOf(known, numbers);
        wanted.set(key, { citations: [citation], path: citation.path, known, unit, words, exactly, best: null });
    }
    return [...wanted.values()];
}
class Search {
    scene;
    numbers;
    leftToRead = SEARCHED_BYTES;
    leftToCompare = MOST_COMPARED;
    constructor(scene, numbers) {
        this.scene = scene;
        this.numbers = numbers;
    }
    async run(files, wanted) {
        for (const path of files) {
            const source = await this.source(this.scene.tree, path);
            if (source === null)
                continue;
            const words = new Set();
            forEachWord(source.text, (word) => {
                const number = this.numbers.get(word);
                if (number !== undefined)
                    words.add(number);
            });
            const mayHave = wanted.filter((one) => one.path !== path && one.words.every((word) => words.has(word)));
            for (const one of mayHave)
                await this.look(one, path, source);
        }
    }
    async look(wanted, path, source) {
        const rank = ((0,aside .SG)(wanted.path, path) ? 2 : 0) + (nameOf(wanted.path) === nameOf(path) ? 0 : 1);
        const { best, known, unit, exactly } = wanted;
        if (best !== null && (best.rank < rank || (best.rank === rank && best.path < path)))
            return;
        this.leftToCompare -= source.text.length;
        if (this.leftToCompare < 0)
            return;
        const exact = (0,anchors_places .mO)(known, source, unit);
        const places = exact.length > 0 || exactly ? exact : (0,anchors_places .P6)(known, source, unit);
        const place = places.length === 0 ? null : await this.firstNew(places.slice(0, MOST_PLACES), path, source);
        if (place !== null)
            wanted.best = { path, rank, text: `${path}:${source.rangeOf(place).join('-')}` };
    }
    async firstNew(places, path, source) {
        const before = this.scene.settled.tree;
        if (before.entries.get(path)?.kind !== 'file')
            return places[0] ?? null;
        const old = await this.former(path);
        return old === null ? null : (places.find((place) => (0,twins .vr)(old, source, place)) ?? null);
    }
    formers = new Map();
    async former(path) {
        const known = this.formers.get(path);
        if (known !== undefined)
            return known;
        const source = await this.source(this.scene.settled.tree, path);
        this.formers.set(path, source);
        return source;
    }
    async source(tree, path) {
        const content = this.leftToRead <= 0 ? undefined : (await tree.read([path], this.leftToRead)).get(path);
        const bytes = (0,readable .IV)(content);
        if (typeof bytes === 'string')
            return null;
        this.leftToRead -= bytes.length;
        return (0,known_texts .r)(bytes, path);
    }
}
function unitOf({ selector }) {
    switch (selector.kind) {
        case 'file':
        case 'lines':
        case 'heading':
            return 'lines';
        case 'quote':
        case 'symbol':
        case 'pointer':
            return 'characters';
        case 'absent':
            return null;
    }
}
function withoutLastLineEnd({ source, span }) {
    let { to } = span;
    while (to > span.from && source.text[to - 1] === '\n')
        to -= 1;
    return { from: span.from, to };
}
function wordsOf({ source, span }, numbers) {
    const words = [];
    forEachWord(source.slice(span), (word) => words.push(word));
    if ((0,word_edges .Q)(source.text, span.from))
        words.shift();
    if ((0,word_edges .Q)(source.text, span.to))
        words.pop();
    const found = new Set();
    for (const word of words) {
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(word, number);
        found.add(number);
    }
    return [...found];
}
const WORD = /[A-Za-z0-9_\u00aa-\u1fff]+|[\u3040-\u9fff\uac00-\ud7af]/g;
function forEachWord(text, action) {
    for (const [word] of text.matchAll(WORD))
        action(word);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;




  })

};
