export const id = 629;
export const ids = [629];
export const modules = {

  5287:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  bestSelector)
  });
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2869);
  var _relevance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7901);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7759);



const LONGEST_QUOTE = 160;
const LEAST_LETTERS = 12;
const ENOUGH_WORDS = 2;
function bestSelector(source, statement) {
    const symbol = namedSymbol(source, statement);
    const quote = bestQuote(source, statement, symbol ?? { from: 0, to: source.text.length });
    if (quote !== null)
        return { kind: 'quote', quote, symbol: symbol?.name ?? null };
    return symbol === null ? { kind: 'file' } : { kind: 'symbol', symbol: symbol.name };
}
function namedSymbol(source, statement) {
    const said = new Set(statement.match(/[\p{L}_$#][\p{L}\p{N}_$]*(?:\.[\p{L}_$#][\p{L}\p{N}_$]*)*/gu) ?? []);
    const all = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .nv)(source);
    const isOnce = (symbol) => all.filter(({ name }) => name === symbol.name).length === 1;
    const byWholeName = all.filter((symbol) => symbol.name.includes('.') && said.has(symbol.name) && isOnce(symbol));
    const byOwnName = all.filter((symbol) => isWritten(ownName(symbol)) && said.has(ownName(symbol)) && isOnce(symbol));
    const [only, another] = byWholeName.length > 0 ? byWholeName : byOwnName;
    return only !== undefined && another === undefined ? only : null;
}
function ownName({ name }) {
    return name.slice(name.lastIndexOf('.') + 1);
}
function isWritten(name) {
    return /[\p{Lu}_$#\d]/u.test(name.slice(1)) || /^[_$#]/.test(name);
}
function bestQuote(source, statement, area) {
    const [first, last] = source.rangeOf(area);
    let best = null;
    let isTie = false;
    for (let line = first; line <= last; line += 1) {
        const quote = (source.lines[line - 1] ?? '').trim();
        const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
        if (letters < LEAST_LETTERS || quote.length > LONGEST_QUOTE)
            continue;
        const words = (0,_relevance_js__WEBPACK_IMPORTED_MODULE_0__  .BA)(statement, quote);
        if (words < ENOUGH_WORDS || words < (best?.words ?? 0))
            continue;
        isTie = words === best?.words;
        best = { quote, words };
    }
    return best !== null && !isTie && source.encoding === 'utf8' && (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__  .T)(source.text, best.quote).length === 1 ? best.quote : null;
}


  }),

  2629:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  compareAll: () => (  compareAll),
  X: () => (  settledKey)
});

var digest = __webpack_require__(8973);
var limits = __webpack_require__(7713);
var memory_citation = __webpack_require__(5765);
var best_selector = __webpack_require__(5287);
var dense_text = __webpack_require__(7810);
var anchors_hints = __webpack_require__(1273);
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
    const isHere = citation.blob !== null && citation.blob === oid;
    return wrongHint(citation, source, span, twin !== null || isHere ? source.rangeOf(span) : null);
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
    if (citation.around !== null && citation.around !== hints.around)
        return 'the code around the text is not what its digest says';
    return null;
}

var anchors_question = __webpack_require__(3043);
var readable = __webpack_require__(987);
var anchors_relevance = __webpack_require__(7901);
var result = __webpack_require__(4810);
var selectors = __webpack_require__(8082);
var source_text = __webpack_require__(2901);
;













const FILES_AT_A_TIME = 16;
async function compareAll(questions, here) {
    return new Comparison(here).run(questions);
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
                const source = new source_text .D(bytes, path);
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
        return { ...resultOf(question, source, placement, known), fault, coarse: isNew ? coarsenessOf(question, source) : null };
    }
    async former(key, path, content) {
        const known = this.versions.get(key) ?? content().then((read) => this.sourceOf(read, path));
        this.versions.set(key, known);
        return known;
    }
    sourceOf(content, path) {
        const bytes = this.comparable(content);
        return typeof bytes === 'string' ? bytes : new source_text .D(bytes, path);
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
    const selector = (0,best_selector .i)(source, statement);
    return { why: selection.poor, better: selector.kind === 'file' ? null : (0,memory_citation .nM)({ selector, lines: null }) };
}
function knownIn(source, citation, from) {
    const placement = (0,selectors .p)(citation.selector.kind)?.place(source, citation, from);
    return placement === undefined || placement.span === null || (0,anchors_verdict .F)(placement.verdict) ? null : { source, span: placement.span };
}
function resultOf({ statement, citation, path, renamed }, source, placement, known) {
    const { verdict, span, slot, elsewhere } = placement;
    const place = span ?? slot;
    const lines = place === null || citation.selector.kind === 'absent' ? null : source.rangeOf(place);
    const isElsewhere = lines !== null && (renamed || (citation.lines !== null && (citation.lines[0] !== lines[0] || citation.lines[1] !== lines[1])));
    const isKept = !(0,anchors_verdict .F)(verdict);
    const relevance = isKept || known === null || verdict === 'ambiguous' ? null : (0,anchors_relevance .pk)(statement, known, slot === null ? null : { source, span: slot }, citation.norm);
    return {
        ...(0,result .Hx)(citation),
        verdict: verdict === 'fresh' || verdict === 'moved' ? (isElsewhere ? 'moved' : 'fresh') : verdict,
        movedTo: isElsewhere ? { path, lines } : null,
        foundAt: elsewhere === null ? null : `${path}:${elsewhere.join('-')}`,
        tier: relevance?.tier ?? null,
        vanished: relevance?.vanished ?? [],
    };
}


  })

};
