export const id = 728;
export const ids = [728];
export const modules = {

  8024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $b: () => (  fillBinding),
    AX: () => (  citationKeys),
    Je: () => (  usable),
    Qx: () => (  unboundSources),
    Vx: () => (  bindSource),
    c5: () => (  citedFile),
    go: () => (  writeSources),
    re: () => (  refuseForeign),
    uK: () => (  bindFact),
    vQ: () => (  bindCitation)
  });
  var _memory_anchors_best_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5287);
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5396);
  var _memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(987);
  var _memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7712);
  var _memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1302);
  var _memory_anchors_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);
  var _memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9877);
  var _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4532);
  var _memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4353);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5765);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(289);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(721);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8013);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8973);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7713);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5562);
  var _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5853);
  var _edit_front_matter_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3595);



















async function bindFact(tree, record, target) {
    const fact = usable(record);
    const path = citedPath(target.path);
    const old = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_16__  .qb)(target.insteadOf ?? '');
    const index = fact.sources.findIndex((source) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_16__  .qb)(source.path) === (old ?? path));
    if (old !== null && index < 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.id} does not cite ${old}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `Run memtrust show ${record.id} to see what it cites.`));
    const known = fact.sources[index];
    const citation = known === undefined && isOpen(target) ? await bestCitation(tree, path, fact.statement) : citationOf(path, target, known);
    const bound = await bindFirmly(tree, citation, target);
    return {
        change: writeSources(record, new Map([[index < 0 ? fact.sources.length : index, bound.keys]])),
        cites: (0,_memory_citation_js__WEBPACK_IMPORTED_MODULE_8__  .nM)({ ...citation, lines: bound.lines }),
        lines: bound.lines,
        warnings: bound.poor === null ? [] : [bound.poor],
    };
}
function citationOf(path, { lines, selector }, known) {
    const chosen = selector ?? (lines !== null ? { kind: 'lines' } : (known?.selector ?? { kind: 'file' }));
    return { ...UNBOUND, path, selector: chosen, lines: lines ?? (selector === null ? (known?.lines ?? null) : null) };
}
const UNBOUND = { norm: 'n3', digest: null, ..._memory_citation_js__WEBPACK_IMPORTED_MODULE_8__  .fi };
function isOpen({ lines, selector }) {
    return lines === null && selector === null;
}
async function bestCitation(tree, path, statement) {
    const file = await citedFile(tree, path);
    const whole = { ...UNBOUND, path, selector: { kind: 'file' } };
    return typeof file === 'string' ? whole : { ...whole, selector: (0,_memory_anchors_best_selector_js__WEBPACK_IMPORTED_MODULE_0__  .i)(file.source, statement) };
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
            const bound = await bindCitation(tree, { ...source, norm: 'n3' });
            written.set(index, bound.keys);
            if (bound.poor !== null)
                warnings.push((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.id}: ${source.path}: ${[bound.poor]}`));
        }
        catch (error) {
            if (!(error instanceof _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j))
                throw error;
            failures.push((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.id}: ${[error.message]}`));
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
        return { lines: [1, 1], poor: null, keys: { path: citation.path, absent: true, digest: (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Io)(new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__  .D(new Uint8Array()), { from: 0, to: 0 }, citation.norm), ...(citation.norm === 'n0' ? {} : { norm: citation.norm }) } };
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
    const [near] = (0,_memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__  .LE)((0,_memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__  .n)(source), wanted);
    return near === undefined || near === wanted ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .pj)('Cite a name that is there once, with its class before it (AuthService.login), or a quote or lines.') : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `Did you mean ${near}?`;
}
function sourceKeys(citation, { source, blob }, { span, digest }, hints) {
    const { selector, norm } = citation;
    const isPlace = selector.kind === 'lines' || selector.kind === 'quote';
    return citationKeys({
        ...citation,
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
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
  var _memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2403);
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


  }),

  5287:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  bestSelector)
  });
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2869);
  var _relevance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8472);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7712);



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
    const all = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .n)(source);
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
        const words = (0,_relevance_js__WEBPACK_IMPORTED_MODULE_0__  .B)(statement, quote);
        if (words < ENOUGH_WORDS || words < (best?.words ?? 0))
            continue;
        isTie = words === best?.words;
        best = { quote, words };
    }
    return best !== null && !isTie && source.encoding === 'utf8' && (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__  .T)(source.text, best.quote).length === 1 ? best.quote : null;
}


  }),

  8472:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  sharedWords),
    p: () => (  relevanceOf)
  });
  var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9434);

const REWRITTEN = 0.4;
const MOST_WORDS = 3;
const LONGEST_WORD = 60;
function relevanceOf(statement, old, now) {
    const claim = wordsOf(statement);
    const vanished = now === null ? [] : vanishedFrom(claim, old, now);
    if (now === null || now.trim() === '' || vanished.length > 0)
        return { tier: 'A', vanished: vanished.slice(0, MOST_WORDS) };
    const touches = (text) => tokensOf(text).some((token) => partsOf(token).some((part) => claim.has(part)));
    const [before, after] = [signatureOf(old), signatureOf(now)];
    if (before !== after && (touches(before) || touches(after)))
        return { tier: 'B', vanished: [] };
    const tokens = tokensOf(old);
    const kept = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__  .YX)(tokens, tokensOf(now)).to.filter((place) => place >= 0).length;
    if (tokens.length > 0 && kept <= tokens.length * (1 - REWRITTEN))
        return { tier: 'B', vanished: [] };
    return { tier: changedLines(old, now).some(touches) ? 'C' : 'D', vanished: [] };
}
function vanishedFrom(claim, old, now) {
    const left = wordsOf(now);
    const gone = new Map();
    for (const token of tokensOf(old)) {
        const part = partsOf(token).find((one) => claim.has(one) && !left.has(one));
        if (part !== undefined && !gone.has(part) && token.length <= LONGEST_WORD)
            gone.set(part, claim.has(token.toLowerCase()) ? token : part);
    }
    return [...new Set(gone.values())].toSorted();
}
function changedLines(old, now) {
    const [before, after] = [old.split('\n'), now.split('\n')];
    const { to } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__  .YX)(before, after);
    const kept = new Set(to);
    return [...before.filter((_, index) => to[index] === -1), ...after.filter((_, index) => !kept.has(index))];
}
function signatureOf(text) {
    const start = text.trimStart();
    const end = start.search(/[{\n]/);
    return (end < 0 ? start : start.slice(0, end)).replace(/\s+/g, ' ').trim();
}
function tokensOf(text) {
    return text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}
function wordsOf(text) {
    return new Set((text.match(/[\p{L}\p{N}_$]+/gu) ?? []).flatMap(partsOf));
}
function partsOf(token) {
    const parts = token.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
    return [...new Set([token, ...parts].map((part) => part.toLowerCase()))].filter((part) => /^\d+$/.test(part) || (part.length >= 3 && !STOP_WORDS.has(part)));
}
const STOP_WORDS = new Set('the and for with this that from into not are was were been has have had its any all but can may must will one two when then than only also each other before after function const let var return class interface type import export default public private static void new else true false null none self def end async await string number boolean int'.split(' '));
function sharedWords(statement, text) {
    const words = wordsOf(statement);
    return new Set(tokensOf(text).filter((token) => partsOf(token).some((part) => words.has(part)))).size;
}


  }),

  6005:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  F: () => (  OverlayTree)
});

;
class LayeredEntries {
    under;
    over;
    whole = null;
    constructor(under, over) {
        this.under = under;
        this.over = over;
    }
    get(path) {
        const own = this.over.get(path);
        return own === undefined ? this.under.get(path) : (own ?? undefined);
    }
    has(path) {
        return this.get(path) !== undefined;
    }
    get size() {
        return this.all().size;
    }
    forEach(callback, self) {
        for (const [path, entry] of this.all())
            callback.call(self, entry, path, this);
    }
    entries() {
        return this.all().entries();
    }
    keys() {
        return this.all().keys();
    }
    values() {
        return this.all().values();
    }
    [Symbol.iterator]() {
        return this.all().entries();
    }
    all() {
        this.whole ??= this.merged();
        return this.whole;
    }
    merged() {
        const entries = new Map(this.under);
        for (const [path, entry] of this.over) {
            if (entry === null)
                entries.delete(path);
            else
                entries.set(path, entry);
        }
        return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    }
}

var virtual_tree = __webpack_require__(4008);
;


class OverlayTree {
    under;
    commit = null;
    objectFormat;
    entries;
    madeOf;
    over;
    constructor(under, files) {
        this.under = under;
        this.objectFormat = under.objectFormat;
        const written = {};
        const layer = new Map();
        for (const [path, file] of Object.entries(files)) {
            if (file === null)
                layer.set(path, null);
            else
                written[path] = file;
        }
        this.over = new virtual_tree .U(written, under.objectFormat);
        for (const [path, entry] of this.over.entries)
            layer.set(path, entry);
        this.entries = new LayeredEntries(under.entries, layer);
        this.madeOf = { tree: under, changed: new Set([...layer].filter(([path, entry]) => differs(under.entries.get(path), entry)).map(([path]) => path)) };
    }
    async read(paths, cap) {
        const wanted = [...paths].filter((path) => this.entries.has(path));
        const [under, over] = await Promise.all([
            this.under.read(wanted.filter((path) => !this.over.entries.has(path)), cap),
            this.over.read(wanted, cap),
        ]);
        return new Map([...under, ...over]);
    }
}
function differs(before, now) {
    return before === undefined ? now !== null : now === null || before.kind !== now.kind || before.oid === null || before.oid !== now.oid;
}


  })

};
