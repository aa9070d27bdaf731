export const id = 92;
export const ids = [92];
export const modules = {

  3092:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runProbes: () => (  runProbes)
});


var bind = __webpack_require__(8024);
var scope = __webpack_require__(7759);
var anchors_verdict = __webpack_require__(3794);
var whole_statement = __webpack_require__(5235);
var memory_citation = __webpack_require__(5765);
var markdown = __webpack_require__(9306);
var symbols = __webpack_require__(8358);
var read_data = __webpack_require__(1795);
var errors = __webpack_require__(2795);
var overlay_tree = __webpack_require__(6005);
;










const MOST_LINES = 40;
const WIDER = [0, 1, 2, 3, 5, 8];
async function betterAnchor(tree, record, place, survived, trial) {
    const { citation, index } = place;
    if (record.fact.sources.findIndex(({ path }) => path === citation.path) !== index)
        return null;
    for (const { selector, lines } of candidates(place)) {
        const better = await bound(tree, { ...citation, path: place.path, norm: 'n4', digest: null, ...memory_citation .fi, selector, lines });
        if (better === null || (0,memory_citation .cu)(better) === (0,memory_citation .cu)(citation))
            continue;
        const sources = record.fact.sources.map((one, at) => (at === index ? better : one));
        if (await noticesAll(tree, { ...record, fact: { ...record.fact, sources } }, index, survived, trial))
            return bindCommand(record.id, citation.path, better);
    }
    return null;
}
async function noticesAll(tree, record, index, survived, trial) {
    for (const { change } of survived) {
        const result = (await trial.checked(new overlay_tree .F(tree, change), record, true))[index];
        if (result === undefined || !(0,anchors_verdict .F)(result.verdict))
            return false;
    }
    return true;
}
async function bound(tree, citation) {
    try {
        const parsed = memory_citation .J0.safeParse((await (0,bind .vQ)(tree, citation)).keys);
        return parsed.success ? parsed.data : null;
    }
    catch (error) {
        if (error instanceof errors .j)
            return null;
        throw error;
    }
}
function candidates({ source, span }) {
    if (span === null)
        return [];
    const [from, to] = source.rangeOf(span);
    const whole = (0,whole_statement .P)(source, span, () => null);
    const widened = WIDER.map((more) => [Math.max(1, from - more), Math.min(source.lines.length, to + more)]);
    const lines = whole === null ? widened : [source.rangeOf(whole.span), ...widened];
    return [...named(source, span).map(by), ...lines.map((range) => ({ selector: { kind: 'lines' }, lines: range })), ...(source.lines.length <= MOST_LINES ? [by({ kind: 'file' })] : [])];
}
function by(selector) {
    return { selector, lines: null };
}
function named(source, span) {
    const isShort = ({ from, to }) => {
        const [first, last] = source.rangeOf({ from, to });
        return last - first < MOST_LINES;
    };
    const data = (0,read_data .v)(source.path, source.text);
    const pointer = typeof data === 'string' ? null : pointerTo(data, span);
    const symbol = (0,symbols .py)((0,scope .nv)(source), span.from, span.to);
    const title = /\.(?:md|mdc|mdx|markdown)$/i.test(source.path) ? sectionOf(source, span) : null;
    return [
        ...(pointer === null ? [] : [{ kind: 'pointer', pointer }]),
        ...(symbol === null || !isShort(symbol) ? [] : [{ kind: 'symbol', symbol: symbol.name }]),
        ...(title === null ? [] : [{ kind: 'heading', heading: title }]),
    ];
}
function sectionOf(source, span) {
    const { line } = (0,scope .W4)(source).scopeOf(span);
    const section = (0,markdown .k)(source.lines).sections.find(({ from }) => from === line);
    return section === undefined || section.to - section.from >= MOST_LINES ? null : section.title;
}
function pointerTo(root, span) {
    let node = root;
    let way = '';
    for (;;) {
        const next = stepsOf(node).find(([, value]) => value.kind !== 'unclear' && value.span.to >= span.to && (value.span.from <= span.from || value.span.from < span.to));
        if (next === undefined)
            return way === '' ? null : way;
        way += `/${next[0].replaceAll('~', '~0').replaceAll('/', '~1')}`;
        node = next[1];
    }
}
function stepsOf(node) {
    return node.kind === 'map' ? [...node.entries].flatMap(([name, entry]) => (entry === 'twice' ? [] : [[name, entry.value]])) : [];
}
function bindCommand(id, path, { selector, lines }) {
    const command = (...words) => ['npx memtrust bind', id, ...words.map(shellWord)].join(' ');
    switch (selector.kind) {
        case 'pointer':
            return command(`${path}#${selector.pointer}`);
        case 'symbol':
            return command(path, '--symbol', selector.symbol);
        case 'heading':
            return command(path, '--heading', selector.heading);
        case 'lines':
            return command(lines === null ? path : `${path}#L${lines[0]}-L${lines[1]}`);
        case 'file':
            return command(path, '--whole-file');
        case 'quote':
        case 'absent':
            return command(path);
    }
}
function shellWord(word) {
    return /^[\w./#:@+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}

var compare = __webpack_require__(2629);
var known_texts = __webpack_require__(6301);
var question = __webpack_require__(3043);
var readable = __webpack_require__(987);
var selectors = __webpack_require__(2590);
var digest = __webpack_require__(8973);
var limits = __webpack_require__(7713);
var resolve = __webpack_require__(5853);
;









class PlaceFinder {
    tree;
    past;
    former;
    resolver;
    last = null;
    constructor(tree, past, former = new Map()) {
        this.tree = tree;
        this.past = past;
        this.former = former;
        this.resolver = new resolve .C(tree);
    }
    async find(citation, index, result) {
        if (!(0,question .V)(citation))
            return null;
        const place = await this.resolver.resolve(result?.movedTo?.path ?? citation.path);
        if (place.kind !== 'file')
            return null;
        const file = await this.read(place.path);
        if (file === null)
            return null;
        const span = await this.spanOf(citation, file.source, file.oid, result);
        return { index, citation, via: place.via, span, ...file };
    }
    async read(path) {
        if (this.last?.path === path)
            return this.last;
        const bytes = (0,readable .IV)((await this.tree.read([path], limits .rX)).get(path));
        if (typeof bytes === 'string')
            return null;
        this.last = { path, source: (0,known_texts .r)(bytes, path), oid: this.tree.entries.get(path)?.oid ?? (0,digest .IM)(bytes, this.tree.objectFormat), isCrlf: Buffer.from(bytes).includes('\r\n') };
        this.former.set((0,compare .Xt)(path), Promise.resolve(this.last.source));
        return this.last;
    }
    async spanOf(citation, source, oid, result) {
        const reader = (0,selectors .p)(citation.selector.kind);
        if (reader === null || citation.selector.kind === 'absent')
            return null;
        const known = citation.blob === null || citation.blob === oid ? null : await this.bound(citation, citation.blob);
        const spans = (known === null ? [null] : [known, null]).flatMap((from) => {
            const { verdict, span } = reader.place(source, citation, from);
            return span === null || (0,anchors_verdict .F)(verdict) ? [] : [span];
        });
        const lines = result?.movedTo?.lines ?? citation.lines;
        return spans.find((span) => lines !== null && source.rangeOf(span)[0] === lines[0]) ?? spans[0] ?? null;
    }
    async bound(citation, blob) {
        const bytes = (0,readable .IV)(await this.past.blob(blob, limits .rX));
        if (typeof bytes === 'string')
            return null;
        const source = (0,known_texts .r)(bytes, citation.path);
        const placement = (0,selectors .p)(citation.selector.kind)?.place(source, citation, null);
        return placement === undefined || placement.span === null || (0,anchors_verdict .F)(placement.verdict) ? null : { source, span: placement.span };
    }
}
function bytesOf({ source, isCrlf }, text) {
    return Buffer.from(isCrlf ? text.replaceAll('\n', '\r\n') : text, source.encoding);
}

var normal_digest = __webpack_require__(9877);
;


function isFolded({ change, stretch }, place) {
    const bytes = stretch === null ? null : change[stretch.path];
    if (stretch === null || place === null || bytes === null || bytes === undefined)
        return false;
    const { citation, source } = place;
    const now = (0,known_texts .r)(bytes, source.path);
    return (0,normal_digest .Io)(now, { from: stretch.span.from, to: Math.min(stretch.span.to, now.text.length) }, citation.norm) === citation.digest;
}

var memtrust = __webpack_require__(289);
;

function chosen(seed, subject, below) {
    return below <= 1 ? 0 : Number.parseInt((0,digest .w0)(`${seed}\0${subject}`).slice(0, 12), 16) % below;
}

var token_places = __webpack_require__(6503);
;

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_$])+/gu;
const OPERATORS = new Map([
    ['===', '!=='],
    ['!==', '==='],
    ['==', '!='],
    ['!=', '=='],
    ['<=', '>'],
    ['>=', '<'],
    ['&&', '||'],
    ['||', '&&'],
]);
const OPERATOR = /(?<![=!<>&|])(?:===|!==|==|!=|<=|>=|&&|\|\|)(?![=>&|])/g;
const OPPOSITES = new Map([['true', 'false'], ['True', 'False'], ['yes', 'no'], ['on', 'off'], ['and', 'or'], ['allow', 'deny'], ['always', 'never'], ['must', 'may']].flatMap(([one = '', other = '']) => [[one, other], [other, one]]));
const FORM = new Set('abstract async await break case catch class const continue def default do else end enum export extends final fn for from func function if impl import in interface let module new package private protected pub public return self static struct switch this throw try type use var void while with yield'.split(' '));
function placesOfMeaning(source, span) {
    const inCode = source.language === null ? [] : codePlaces(source, span);
    const places = inCode.length > 0 ? inCode : wordsIn(source.text, span);
    const telling = places.filter((place) => !FORM.has(source.slice(place)));
    if (telling.length > 0)
        return telling;
    return places.length > 0 ? places : signsIn(source.text, span);
}
function codePlaces({ text, tokens }, span) {
    const places = [];
    for (let at = (0,token_places .YR)(tokens, span.from); at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token === undefined || token.from >= span.to)
            break;
        const inside = { from: token.from, to: Math.min(token.to, span.to) };
        if (token.kind === 'punctuator') {
            if (!/[=!<>&|]/.test(text.charAt(token.from)))
                continue;
            const operator = [...OPERATORS.keys()].find((one) => text.startsWith(one, token.from));
            const isWhole = operator !== undefined && token.from + operator.length <= span.to && !/[=!<>&|]/.test(text.charAt(token.from - 1) + text.charAt(token.from + operator.length));
            if (isWhole)
                places.push({ from: token.from, to: token.from + operator.length });
        }
        else if (token.kind !== 'comment')
            places.push(...wordsIn(text, inside));
    }
    return places;
}
function wordsIn(text, { from, to }) {
    const slice = text.slice(from, to);
    const words = [...slice.matchAll(WORD)].flatMap(({ index, 0: word }) => {
        const start = from + index + (text[from + index - 1] === '\\' ? 1 : 0);
        return start < from + index + word.length ? [{ from: start, to: from + index + word.length }] : [];
    });
    const operators = [...slice.matchAll(OPERATOR)].map(({ index, 0: sign }) => ({ from: from + index, to: from + index + sign.length }));
    return [...words, ...operators].toSorted((a, b) => a.from - b.from);
}
function signsIn(text, { from, to }) {
    return [...text.slice(from, to).matchAll(/\S/gu)].map(({ index, 0: sign }) => ({ from: from + index, to: from + index + sign.length }));
}
function otherWord(word, turn) {
    const opposite = OPERATORS.get(word) ?? OPPOSITES.get(word);
    if (opposite !== undefined)
        return opposite;
    if (/^\d/.test(word))
        return word.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1 + (turn % 8)) % 10));
    const characters = [...word];
    return [...characters.slice(0, -1), otherCharacter(characters.at(-1) ?? '', turn)].join('');
}
function otherCharacter(character, turn) {
    for (const alphabet of ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789']) {
        const at = alphabet.indexOf(character);
        if (at >= 0)
            return alphabet.charAt((at + 1 + (turn % (alphabet.length - 1))) % alphabet.length);
    }
    if (/\p{Script=Han}/u.test(character))
        return character === '改' ? '变' : '改';
    return 'x';
}

;


function editedStatement({ id, text, fact }, seed) {
    const bytes = Buffer.from(text);
    const start = bytes.length - Buffer.byteLength(fact.statement);
    const places = [...bytes.subarray(start)].flatMap((byte, at) => (isEditable(byte) ? [start + at] : []));
    const at = places[chosen(seed, `${id}\0statement`, places.length)];
    const byte = at === undefined ? undefined : bytes[at];
    if (at === undefined || byte === undefined)
        return null;
    bytes[at] = byte >= 0x80 ? byte ^ 1 : otherWord(String.fromCharCode(byte), seed).charCodeAt(0);
    return bytes;
}
function isEditable(byte) {
    return (byte > 0x20 && byte < 0x7f) || (byte >= 0x80 && byte < 0xc0);
}

var word_edges = __webpack_require__(1312);
;






function textChanges(place, span, seed, subject) {
    const { source, citation } = place;
    const { kind } = citation.selector;
    const places = placesOfMeaning(source, span);
    const turn = chosen(seed, `${subject}\0turn`, 1_000);
    const word = (kindOfProbe, at) => (at === undefined ? [] : [replaced(place, span, kindOfProbe, at, otherWord(source.slice(at), turn))]);
    const inner = places.slice(1, -1);
    return [
        ...word('first-change', places[0]),
        ...word('middle-change', inner[chosen(seed, `${subject}\0middle`, inner.length)]),
        ...word('last-change', places.length > 1 ? places.at(-1) : undefined),
        ...(kind === 'quote' ? longerWords(place, span) : []),
        ...lineRemoved(place, span, places, seed, subject),
        ...spanRemoved(place, span),
        ...(kind === 'file' || kind === 'heading' ? [] : commentedOut(place, span)),
    ];
}
function replaced(place, span, kind, at, by) {
    const { text } = place.source;
    return probe(place, kind, text.slice(0, at.from) + by + text.slice(at.to), { from: span.from, to: span.to + by.length - (at.to - at.from) });
}
function probe(place, kind, text, span) {
    return { kind, source: place.index, change: { [place.path]: bytesOf(place, text) }, stretch: span === null ? null : { path: place.path, span } };
}
function longerWords(place, { from, to }) {
    const { text } = place.source;
    const grown = [
        { at: to, by: /\d/.test(text.charAt(to - 1)) ? '0' : 'x' },
        { at: from, by: /\d/.test(text.charAt(from)) ? '1' : 'x' },
    ].map(({ at, by }) => ({ at, text: text.slice(0, at) + by + text.slice(at) }));
    return grown.flatMap(({ at, text: now }) => {
        const edge = at === to ? at : at + 1;
        return !(0,word_edges .Q)(text, at) && (0,word_edges .Q)(now, edge) ? [probe(place, 'longer-word', now, null)] : [];
    });
}
function lineRemoved(place, span, places, seed, subject) {
    const { source } = place;
    const telling = [...new Set(places.map(({ from }) => source.lineAt(from)))];
    if (telling.length < 2)
        return [];
    const line = telling[1 + chosen(seed, `${subject}\0line`, telling.length - 1)];
    const at = line === undefined ? null : linesAt(source, [line, line]);
    return at === null ? [] : [replaced(place, span, 'line-removed', { from: Math.max(at.from, span.from), to: Math.min(at.to, span.to) }, '')];
}
function spanRemoved(place, span) {
    const { source, citation } = place;
    const at = citation.selector.kind === 'symbol' ? span : linesAt(source, source.rangeOf(span));
    return at === null ? [] : [probe(place, 'span-removed', source.text.slice(0, at.from) + source.text.slice(at.to), null)];
}
function linesAt(source, range) {
    const span = source.spanOf(range);
    return span === null ? null : { from: span.from, to: Math.min(span.to + 1, source.text.length) };
}
const HASH = new Set(['python', 'ruby', 'shell']);
const NO_LINE_COMMENT = new Set(['json', 'css']);
function commentedOut(place, span) {
    const { source, path } = place;
    const range = source.rangeOf(span);
    const at = source.spanOf(range);
    if (at === null)
        return [];
    const lines = source.slice(at).split('\n');
    const around = (inside) => [probe(place, 'commented-out', source.text.slice(0, at.from) + inside + source.text.slice(at.to), null)];
    if (source.language !== null) {
        if (NO_LINE_COMMENT.has(source.language) || (0,token_places .Ii)(source, span.from) === 'comment' || !everyLineIsCode(source, range))
            return [];
        const sign = HASH.has(source.language) ? '#' : '//';
        return around(lines.map((line) => (line.trim() === '' ? line : `${sign} ${line}`)).join('\n'));
    }
    if ((0,scope .W4)(source).scopeOf(span).sign !== '')
        return [];
    if (/\.(?:ya?ml|toml)$/i.test(path))
        return around(lines.map((line) => (line.trim() === '' ? line : `# ${line}`)).join('\n'));
    return /\.(?:md|mdc|markdown)$/i.test(path) && !lines.some((line) => line.includes('--')) ? around(`<!--\n${lines.join('\n')}\n-->`) : [];
}
function everyLineIsCode(source, [from, to]) {
    for (let line = from; line <= to; line += 1) {
        const at = source.spanOf([line, line]);
        if (at === null || isInside(source, at.from))
            return false;
    }
    return true;
}
function isInside(source, offset) {
    const kind = (0,token_places .Ii)(source, offset);
    return kind === 'comment' || kind === 'string' || kind === 'template' || kind === 'markup' || kind === 'regex';
}

var source_text = __webpack_require__(4532);
var json_pointer = __webpack_require__(4274);
;








function valueChanges(place, seed, subject) {
    const { source, citation } = place;
    const data = (0,read_data .v)(source.path, source.text);
    const tokens = citation.selector.kind === 'pointer' ? (0,json_pointer .Mr)(citation.selector.pointer) : null;
    const node = typeof data === 'string' || tokens === null ? null : (0,json_pointer .cj)(data, tokens);
    if (node === null || node === 'twice' || node.kind === 'unclear')
        return [];
    const scalars = scalarsIn(node);
    if (scalars.length === 0)
        return changed(place, 'first-change', node.span, ['0', ' 0', 'x']);
    const inner = scalars.slice(1, -1);
    const turn = chosen(seed, `${subject}\0turn`, 1_000);
    const one = (kind, scalar) => (scalar === undefined ? [] : otherScalar(place, kind, scalar, turn));
    return [
        ...one('first-change', scalars[0]),
        ...one('middle-change', inner[chosen(seed, `${subject}\0middle`, inner.length)]),
        ...one('last-change', scalars.length > 1 ? scalars.at(-1) : undefined),
    ];
}
function otherScalar(place, kind, { span }, turn) {
    const { text } = place.source;
    const written = text.slice(span.from, span.to);
    const plain = new source_text .D(Buffer.from(written), '');
    const words = placesOfMeaning(plain, { from: 0, to: written.length }).filter((word) => /[\p{L}\p{N}]/u.test(plain.slice(word)));
    const last = words.at(-1);
    const other = last === undefined ? [] : [written.slice(0, last.from) + otherWord(plain.slice(last), turn) + written.slice(last.to)];
    return changed(place, kind, span, [...other, '"x"', '0', ' 0']);
}
function changed(place, kind, { from, to }, writings) {
    const { source, citation, index, path } = place;
    const reader = (0,selectors .p)('pointer');
    for (const by of writings) {
        const text = source.text.slice(0, from) + by + source.text.slice(to);
        const selection = reader?.select((0,known_texts .r)(Buffer.from(text, source.encoding), source.path), citation);
        const isOther = typeof selection === 'object' && selection.digest !== undefined && selection.digest !== citation.digest;
        if (isOther)
            return [{ kind, source: index, change: { [path]: bytesOf(place, text) }, stretch: null }];
    }
    return [];
}
function scalarsIn(node) {
    const found = [];
    const walk = (one) => {
        switch (one.kind) {
            case 'scalar':
                found.push(one);
                break;
            case 'list':
                one.items.forEach(walk);
                break;
            case 'map':
                for (const entry of one.entries.values())
                    if (entry !== 'twice')
                        walk(entry.value);
                break;
            case 'unclear':
                break;
        }
    };
    walk(node);
    return found;
}

;






async function probesOf(record, results, finder, seed) {
    const found = [];
    for (const [index, citation] of record.fact.sources.entries()) {
        const subject = `${record.id}\0${index}`;
        const { selector, path } = citation;
        if (citation.digest === null)
            continue;
        if (selector.kind === 'absent' && selector.absent === true) {
            found.push({ place: null, probe: { kind: 'inserted', source: index, change: { [path]: Buffer.from('It is there.\n') }, stretch: null } });
            continue;
        }
        const place = await finder.find(citation, index, results[index]);
        if (place === null)
            continue;
        const removed = [...new Set([place.path, ...place.via.slice(0, 1)])];
        const probes = [...changesAt(place, seed, subject), ...removed.map((gone) => ({ kind: 'source-removed', source: index, change: { [gone]: null }, stretch: null }))];
        found.push(...probes.map((probe) => ({ probe, place })));
    }
    const edited = editedStatement(record, seed);
    return edited === null ? found : [...found, { place: null, probe: { kind: 'statement-edited', source: null, change: { [(0,memtrust .qC)(record.id)]: edited }, stretch: null } }];
}
function changesAt(place, seed, subject) {
    const { selector } = place.citation;
    switch (selector.kind) {
        case 'pointer':
            return valueChanges(place, seed, subject);
        case 'absent':
            return selector.absent === true ? [] : [inserted(place, selector.absent, seed, subject)];
        case 'file':
        case 'lines':
        case 'quote':
        case 'symbol':
        case 'heading':
            return place.span === null ? [] : textChanges(place, place.span, seed, subject);
    }
}
function inserted(place, absent, seed, subject) {
    const { source, index, path } = place;
    const line = chosen(seed, `${subject}\0line`, source.lines.length + 1);
    const lines = [...source.lines.slice(0, line), source.literal(absent), ...source.lines.slice(line)];
    return { kind: 'inserted', source: index, change: { [path]: bytesOf(place, `${lines.join('\n')}\n`) }, stretch: null };
}

var tally = __webpack_require__(3380);
;





const DEFAULT_SEED = 1;
const realTools = ({ tree, past }, former) => {
    const finder = new PlaceFinder(tree, past, former);
    return {
        probesOf: async (record, results, seed) => probesOf(record, results, finder, seed),
        isFolded: isFolded,
        betterAnchor: async (record, place, survived, trial) => betterAnchor(tree, record, place, survived, trial),
        bindCommand: bindCommand,
    };
};
async function runProbes(scene, wanted, seed = DEFAULT_SEED) {
    return (0,tally .m)(scene, wanted, seed, realTools);
}


  }),

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
  var _memory_anchors_best_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7423);
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
  var _memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(987);
  var _memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7759);
  var _memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2590);
  var _memory_anchors_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);
  var _memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9877);
  var _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4532);
  var _memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8358);
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


  })

};
