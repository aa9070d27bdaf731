export const id = 629;
export const ids = [629];
export const modules = {

  7423:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  bestAnchor)
  });
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2869);
  var _relevance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7901);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7759);
  var _whole_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5235);




const LONGEST_QUOTE = 160;
const LEAST_LETTERS = 12;
const ENOUGH_WORDS = 2;
function bestAnchor(source, statement) {
    const symbol = namedSymbol(source, statement);
    const best = bestLines(source, statement, symbol ?? { from: 0, to: source.text.length });
    const named = symbol?.name ?? null;
    const [chosen, another] = distinct(best.lines.map((line) => wholeAt(source, statement, line, named)));
    if (chosen !== null && chosen !== undefined && another === undefined)
        return { ...chosen, symbol: named, words: best.words };
    return { selector: symbol === null ? { kind: 'file' } : { kind: 'symbol', symbol: symbol.name }, lines: null, symbol: named, words: null };
}
function distinct(anchors) {
    return [...new Map(anchors.map((anchor) => [JSON.stringify(anchor), anchor])).values()];
}
function wholeAt(source, statement, line, symbol) {
    const whole = (0,_whole_statement_js__WEBPACK_IMPORTED_MODULE_2__  .P)(source, line, (statements) => mostNamed(source, statements, statement));
    if (whole !== null && whole.symbol !== null)
        return { selector: { kind: 'symbol', symbol: whole.symbol }, lines: null };
    const [first, last] = source.rangeOf(whole?.span ?? line);
    if (first !== last)
        return { selector: { kind: 'lines' }, lines: [first, last] };
    const quotes = [...(whole === null ? [] : [whole.span]), line].map((span) => source.slice(span));
    const quote = quotes.find((text) => lettersOf(text) >= LEAST_LETTERS && (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_3__  .T)(source.text, text).length === 1);
    return quote === undefined ? null : { selector: { kind: 'quote', quote, symbol }, lines: null };
}
function mostNamed(source, statements, claim) {
    const [best, second] = statements.map((span) => ({ span, words: (0,_relevance_js__WEBPACK_IMPORTED_MODULE_0__  .B)(claim, source.slice(span)) })).toSorted((a, b) => b.words - a.words);
    return best === undefined || best.words < ENOUGH_WORDS || best.words === second?.words ? null : best.span;
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
const MOST_TIES = 5;
function bestLines(source, statement, area) {
    const [first, last] = source.rangeOf(area);
    let words = ENOUGH_WORDS;
    let numbers = [];
    for (let number = first; source.encoding === 'utf8' && number <= last; number += 1) {
        const line = (source.lines[number - 1] ?? '').trim();
        if (lettersOf(line) < LEAST_LETTERS || line.length > LONGEST_QUOTE)
            continue;
        const shared = (0,_relevance_js__WEBPACK_IMPORTED_MODULE_0__  .B)(statement, line);
        if (shared < words)
            continue;
        if (shared > words)
            numbers = [];
        words = shared;
        numbers.push(number);
    }
    const lines = numbers.length > MOST_TIES ? [] : numbers.flatMap((number) => source.spanOf([number, number]) ?? []);
    return { lines: lines.map((line) => trimmed(source, line)), words };
}
function trimmed(source, span) {
    const text = source.slice(span);
    const from = span.from + (text.length - text.trimStart().length);
    return { from, to: from + text.trim().length };
}
function lettersOf(text) {
    return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
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
  var _source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9751);

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

  7901:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (  relevanceOf),
  B: () => (  sharedWords)
});

;
const WORDS = new Set(('not no never none nobody nothing nor neither without cannot must shall should may might can could will would only always except unless until before after all any every each both either optional required mandatory forbidden allowed disallowed deprecated more less least most at-least first last true false yes enable enabled disable disabled deny denied allow permit refuse refused ' +
    'nicht kein keine keinen keiner nie niemals ohne muss müssen soll sollte darf dürfen kann nur immer außer vor nach alle ' +
    'ne pas jamais aucun aucune sans doit doivent peut peuvent seulement toujours sauf avant après tous ' +
    'nunca ningún ninguna ninguno sin debe deben puede pueden solo sólo siempre excepto antes después todos não sem deve pode apenas sempre').split(' '));
const CHARACTERS = /不得|不能|不要|不可|不会|没有|禁止|必须|应该|应当|可以|允许|只能|只有|仅|总是|从不|除非|之前|之后|所有|每个|任何|不|没|无|未|勿|非|需|ない|ません|禁止|必ず|べき|のみ|だけ|常に|不要|않|없|반드시|항상|오직|금지/gu;
function proseMarks(text) {
    const marks = [];
    const shown = withoutRemarks(text);
    for (const [, code, number, word] of shown.matchAll(/(`{1,9}[^`]{1,5000}`{1,9})|(\p{N}[\p{N}.,:%]*(?<![.,:]))|([\p{L}]+(?:['’]t\b)?)|[^]/gu)) {
        if (code !== undefined)
            marks.push(code.replaceAll(/\s+/g, ' '));
        else if (number !== undefined)
            marks.push(number);
        else if (word !== undefined) {
            const lower = word.toLowerCase();
            if (WORDS.has(lower))
                marks.push(lower);
            else if (/n['’]t$/.test(lower))
                marks.push('not');
            else
                marks.push(...(lower.match(CHARACTERS) ?? []));
        }
    }
    return marks;
}
function withoutRemarks(text) {
    const parts = [];
    let at = 0;
    for (let open = text.indexOf('<!--'); open !== -1; open = text.indexOf('<!--', at)) {
        parts.push(text.slice(at, open));
        const close = text.indexOf('-->', open);
        if (close === -1)
            return parts.join('');
        at = close + 3;
    }
    return parts.join('') + text.slice(at);
}
const PROSE = new Set(['md', 'markdown', 'mdx', 'mdc', 'rst', 'txt', 'adoc', 'asciidoc', 'org', 'tex']);
function isProse(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return name.includes('.')
        ? PROSE.has(name.slice(name.lastIndexOf('.') + 1))
        : /^(?:readme|license|licence|changelog|contributing|notice|authors|todo|security|codeofconduct)/.test(name);
}

var canonical_tokens = __webpack_require__(9599);
var token_places = __webpack_require__(8884);
;


const DIRECTIVE = /^(?:#!|\/\/go:|\/\/ ?\+build|# *frozen_string_literal)/;
function codeUnits(source, span, language, form) {
    const canonical = form === 'canonical' && source.isReadByN3 ? source.canonical : null;
    return canonical === null ? plainUnits(source, span, language) : canonicalUnits(source, span, canonical);
}
function canonicalUnits(source, span, canonical) {
    const units = [];
    for (const { text, from, to } of (0,canonical_tokens .hb)(canonical, span.from, span.to)) {
        if (from === to) {
            units.push({ kind: 'layout', text });
            continue;
        }
        const token = tokenAt(source, from);
        const own = text.startsWith('cut:') ? text : text.replace(/^[strm]:/, '');
        if (token === null)
            units.push({ kind: 'markup', text: own });
        else if (token.kind !== 'comment')
            units.push({ kind: token.kind, text: own });
        else if (DIRECTIVE.test(source.text.slice(token.from, token.to)))
            units.push({ kind: 'markup', text: own });
    }
    return units;
}
function tokenAt({ tokens }, from) {
    const at = (0,token_places .YR)(tokens, from);
    const token = tokens[at];
    if (token?.from === from)
        return token;
    const before = tokens[at - 1];
    return before?.kind === 'punctuator' && before.to > from ? before : null;
}
const BLANKS_COUNT = new Set(['shell']);
function plainUnits(source, span, language) {
    const { tokens, text } = source;
    const units = [];
    const first = (0,token_places .YR)(tokens, span.from);
    const cut = tokens[first - 1];
    let end = span.from;
    for (let at = cut !== undefined && cut.to > span.from ? first - 1 : first; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token === undefined || token.from >= span.to)
            break;
        const own = text.slice(Math.max(token.from, span.from), Math.min(token.to, span.to));
        if (token.kind === 'comment' && !DIRECTIVE.test(own))
            continue;
        const gap = text.slice(end, Math.max(token.from, end));
        if (BLANKS_COUNT.has(language) && gap !== '' && units.length > 0)
            units.push({ kind: 'layout', text: gap.includes('\n') ? '\n' : ' ' });
        units.push({ kind: token.kind === 'comment' ? 'markup' : token.kind, text: own });
        end = token.to;
    }
    return units;
}

;
const HASH = 'yml yaml toml env conf tf hcl tfvars dockerfile mk gitignore gitattributes dockerignore'.split(' ');
const SEMICOLON = 'ini cfg properties editorconfig npmrc gitconfig'.split(' ');
const NO_COMMENTS = 'csv tsv lock'.split(' ');
const ENDINGS = new Map([
    ...HASH.map((ending) => [ending, /^#/]),
    ...SEMICOLON.map((ending) => [ending, /^[;#]/]),
    ...NO_COMMENTS.map((ending) => [ending, /^(?!)/]),
]);
const NAMES = new Map([
    ['dockerfile', 'dockerfile'],
    ['makefile', 'mk'],
    ['codeowners', 'conf'],
]);
function settingsComment(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return ENDINGS.get(NAMES.get(name) ?? name.slice(name.lastIndexOf('.') + 1)) ?? null;
}
function settingLines(text, comment) {
    const lines = text
        .split('\n')
        .map((line) => withoutComment(line, comment))
        .filter((line) => line.trim() !== '');
    const common = lines.reduce((least, line) => Math.min(least, line.search(/\S/)), Number.MAX_SAFE_INTEGER);
    return lines.map((line) => line.slice(common));
}
function withoutComment(line, comment) {
    let quote = '';
    for (let at = 0; at < line.length; at += 1) {
        const character = line.charAt(at);
        if (quote !== '') {
            if (character === quote)
                quote = '';
            continue;
        }
        const begins = at === 0 || /\s/.test(line.charAt(at - 1));
        if ((character === '"' || character === "'") && (begins || /[=:,[{(]/.test(line.charAt(at - 1))))
            quote = character;
        else if (begins && comment.test(character))
            return line.slice(0, at).trimEnd();
    }
    return line.trimEnd();
}

;
const isPunctuator = (unit, ...texts) => unit !== undefined && unit.kind === 'punctuator' && texts.includes(unit.text);
const isWord = (unit, ...texts) => unit !== undefined && unit.kind === 'word' && (texts.length === 0 || texts.includes(unit.text));
const endsStatement = (unit) => unit === undefined || (unit.kind === 'layout' && /^[;\n]/.test(unit.text)) || isPunctuator(unit, ';');
const CLOSING = new Map([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
]);
function bracketPairs(units) {
    const pairs = new Int32Array(units.length).fill(-1);
    const open = [];
    for (const [at, unit] of units.entries()) {
        if (unit.kind !== 'punctuator')
            continue;
        if (CLOSING.has(unit.text))
            open.push(at);
        else if (unit.text === ')' || unit.text === ']' || unit.text === '}') {
            const last = open.pop();
            if (last === undefined)
                continue;
            pairs[last] = at;
            pairs[at] = last;
        }
    }
    return pairs;
}
function openingAfter(units, at, bracket) {
    for (let next = at + 1; next < units.length && next <= at + SOON; next += 1)
        if (isPunctuator(units[next], bracket))
            return next;
    return -1;
}
const SOON = 200;

;

const IMPORTING = {
    javascript: ['import'],
    jsx: ['import'],
    typescript: ['import'],
    tsx: ['import'],
    python: ['import', 'from'],
    java: ['import'],
    rust: ['use'],
    go: ['import'],
};
function withSortedImports(units, language) {
    const words = IMPORTING[language];
    if (words === undefined || !units.some((unit) => isWord(unit, ...words)))
        return units;
    const sorted = [];
    let run = [];
    const flush = () => {
        sorted.push(...run.toSorted((a, b) => compare(textOf(a), textOf(b))).flat());
        run = [];
    };
    for (let at = 0; at < units.length;) {
        const unit = units[at];
        if (unit === undefined)
            break;
        const begins = (at === 0 || endsStatement(units[at - 1])) && isWord(unit, ...words) && !isPunctuator(units[at + 1], '(', '.');
        if (!begins) {
            flush();
            sorted.push(unit);
            at += 1;
            continue;
        }
        let end = at;
        while (end < units.length && !endsStatement(units[end]))
            end += 1;
        run.push(withSortedNames([...units.slice(at, end), { kind: 'layout', text: ';' }]));
        at = end + 1;
    }
    flush();
    return sorted;
}
function withSortedNames(statement) {
    const open = statement.findIndex((unit) => isPunctuator(unit, '{', '('));
    const from = isWord(statement[0], 'from') ? statement.findIndex((unit) => isWord(unit, 'import')) : open;
    if (from === -1)
        return statement;
    const end = statement.length - 1;
    const close = open === -1 ? end : statement.findLastIndex((unit) => isPunctuator(unit, '}', ')'));
    const begin = Math.max(from, open);
    const names = [[]];
    for (const unit of statement.slice(begin + 1, close === -1 ? end : close)) {
        if (isPunctuator(unit, ','))
            names.push([]);
        else
            names.at(-1)?.push(unit);
    }
    const ordered = names.filter((name) => name.length > 0).toSorted((a, b) => compare(textOf(a), textOf(b)));
    const comma = { kind: 'punctuator', text: ',' };
    const head = statement.slice(0, begin + 1).filter((unit) => !isPunctuator(unit, '('));
    return [
        ...head,
        ...ordered.flatMap((name) => [...name, comma]),
        ...statement.slice(close === -1 ? end : close).filter((unit) => !isPunctuator(unit, ')')),
    ];
}
function textOf(units) {
    return units.map(({ text }) => text).join(' ');
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;

const ECMASCRIPT = { words: ['let', 'const', 'var', 'catch'], functions: ['function'], arrows: true };
const TYPED = { typed: true, words: ['var', 'auto'] };
const PLAIN = { words: ['let', 'const', 'var', 'val', 'local', 'my', 'def'], assigns: [':='] };
const BY_LANGUAGE = {
    javascript: ECMASCRIPT,
    jsx: ECMASCRIPT,
    typescript: ECMASCRIPT,
    tsx: ECMASCRIPT,
    python: { words: ['for', 'as'], assigns: ['='] },
    go: { words: ['var', 'const'], assigns: [':='], functions: ['func'] },
    rust: { words: ['let', 'mut', 'for'], functions: ['fn'] },
    java: TYPED,
    c: TYPED,
    cpp: TYPED,
    csharp: TYPED,
    kotlin: { words: ['val', 'var', 'for'] },
    swift: { words: ['let', 'var', 'for'] },
    php: { assigns: ['='], words: ['as'] },
    ruby: { assigns: ['='] },
    shell: null,
    css: null,
    json: null,
};
const SEEN_OUTSIDE = new Set('export public private protected internal static extern global pub open override abstract readonly'.split(' '));
const NO_TYPE = new Set('return throw new else case goto import package delete in is as await yield using namespace typedef struct class enum interface if while for switch do not and or'.split(' '));
function localNames(units, language) {
    const how = language === null ? PLAIN : BY_LANGUAGE[language];
    if (how === null)
        return new Set();
    const declared = new Set();
    const counts = new Map();
    const pairs = bracketPairs(units);
    for (const [at, unit] of units.entries()) {
        if (unit.kind !== 'word' || isProperty(units, at))
            continue;
        counts.set(unit.text, (counts.get(unit.text) ?? 0) + 1);
        if (isDeclared(units, at, how))
            declared.add(unit.text);
        if (how.words?.includes(unit.text) === true && !isSeenOutside(units, at))
            for (const name of patternNames(units, pairs, at + 1))
                declared.add(name);
        if (how.functions?.includes(unit.text) === true)
            for (const name of parameterNames(units, pairs, openingAfter(units, at, '(')))
                declared.add(name);
    }
    if (how.arrows === true)
        for (const name of arrowNames(units, pairs))
            declared.add(name);
    for (const [at, unit] of units.entries())
        if (isWord(unit, 'global', 'nonlocal'))
            for (let next = at + 1; !endsStatement(units[next]); next += 1)
                declared.delete(units[next]?.text ?? '');
    return new Set([...declared].filter((name) => (counts.get(name) ?? 0) > 1));
}
function isProperty(units, at) {
    const before = units[at - 1];
    if (isPunctuator(before, '.', '?.', '->', '::', '@', '&.', '?->'))
        return true;
    const next = units[at + 1];
    if (isPunctuator(next, ':') && isPunctuator(before, '{', ','))
        return true;
    return isPunctuator(next, '=') && isPunctuator(before, '(', ',');
}
function isDeclared(units, at, { assigns = [], typed = false }) {
    const next = units[at + 1];
    const before = units[at - 1];
    const name = units[at]?.text ?? '';
    if (/^[@$](?![\p{L}_])|^@|^\$this$/u.test(name))
        return false;
    const begins = before === undefined ||
        endsStatement(before) ||
        isPunctuator(before, '{', '}', ')', ',', ';') ||
        isWord(before, 'do', 'then', 'else');
    if (next?.kind === 'punctuator' && assigns.includes(next.text) && (begins || next.text === '='))
        return true;
    if (next?.kind === 'punctuator' && assigns.includes(':=') && next.text === ',' && begins)
        return units.slice(at, at + 8).some((unit) => isPunctuator(unit, ':='));
    if (!typed || before === undefined)
        return false;
    const isType = (before.kind === 'word' && !NO_TYPE.has(before.text)) ||
        (isPunctuator(before, '>', ']', '*', '&') && isWord(units[at - 2]));
    return isType && isPunctuator(next, '=', ';', ',', ')', ':') && !isSeenOutside(units, at);
}
function isSeenOutside(units, at) {
    for (let before = at - 1; before >= 0 && before > at - 8; before -= 1) {
        const unit = units[before];
        if (endsStatement(unit) || isPunctuator(unit, '{', '}', '(', ','))
            return false;
        if (unit?.kind === 'word' && SEEN_OUTSIDE.has(unit.text))
            return true;
    }
    return false;
}
function patternNames(units, pairs, from) {
    const first = units[from];
    if (isWord(first)) {
        const names = [first?.text ?? ''];
        for (let at = from + 1; isPunctuator(units[at], ',') && isWord(units[at + 1]); at += 2)
            names.push(units[at + 1]?.text ?? '');
        return names;
    }
    if (!isPunctuator(first, '{', '[', '('))
        return [];
    const names = [];
    for (let at = from + 1; at < (pairs[from] ?? -1); at += 1) {
        const unit = units[at];
        if (isWord(unit) &&
            isPunctuator(units[at - 1], '[', ',', ':', '...', '(') &&
            isPunctuator(units[at + 1], ',', ']', '}', '=', ')') &&
            (!isPunctuator(first, '{') || isPunctuator(units[at - 1], ':', '...')))
            names.push(unit?.text ?? '');
    }
    return names;
}
function parameterNames(units, pairs, open) {
    const close = open === -1 ? -1 : (pairs[open] ?? -1);
    const names = [];
    for (let at = open + 1; at < close; at += 1) {
        const unit = units[at];
        if (isPunctuator(unit, '{', '[')) {
            names.push(...patternNames(units, pairs, at));
            at = Math.max(at, pairs[at] ?? at);
        }
        else if (isPunctuator(unit, '('))
            at = Math.max(at, pairs[at] ?? at);
        else if (isWord(unit) && isPunctuator(units[at - 1], '(', ',', '...'))
            names.push(unit?.text ?? '');
    }
    return names;
}
function arrowNames(units, pairs) {
    const names = [];
    for (const [at, unit] of units.entries()) {
        if (isPunctuator(unit, '=>')) {
            if (isWord(units[at - 1]))
                names.push(units[at - 1]?.text ?? '');
            else if (isPunctuator(units[at - 1], ')'))
                names.push(...parameterNames(units, pairs, pairs[at - 1] ?? -1));
        }
        else if (isPunctuator(unit, '{') && isPunctuator(units[at - 1], ')')) {
            const open = pairs[at - 1] ?? -1;
            const name = units[open - 1];
            if (isWord(name) && !isWord(name, 'if', 'for', 'while', 'switch', 'with', 'catch') && open > 0)
                names.push(...parameterNames(units, pairs, open));
        }
    }
    return names;
}
function renaming(old, now, language) {
    if (old.length !== now.length)
        return null;
    const differs = old.findIndex((unit, at) => unit.kind !== now[at]?.kind || unit.text !== now[at]?.text);
    if (differs === -1)
        return new Map();
    const [before, after] = [localNames(old, language), localNames(now, language)];
    const names = new Map();
    const taken = new Map();
    for (const [at, unit] of old.entries()) {
        const other = now[at];
        if (other === undefined || unit.kind !== other.kind)
            return null;
        if (unit.kind !== 'word' || isProperty(old, at)) {
            if (unit.text !== other.text)
                return null;
            continue;
        }
        if (unit.text !== other.text && (!before.has(unit.text) || !after.has(other.text)))
            return null;
        if ((names.get(unit.text) ?? other.text) !== other.text || (taken.get(other.text) ?? unit.text) !== unit.text)
            return null;
        names.set(unit.text, other.text);
        taken.set(other.text, unit.text);
    }
    return new Map([...names].filter(([from, to]) => from !== to));
}

;

const LOG = /^_?(?:\w+_)?(?:log|logger|logging|console|tracing|slog)$/i;
const LEVEL = /^(?:trace|debug|info|log|warn|warning|error|exception|verbose|notice|print(?:f|ln)?)f?$/i;
const HARMLESS = new Set([
    'str',
    'repr',
    'len',
    'format',
    'String',
    'stringify',
    'toString',
    'to_string',
    'join',
    'type',
    'Sprintf',
]);
const NO_LOG_WORDS = new Set(['await', 'yield', 'new', 'delete']);
function withoutLogs(units, language) {
    const pairs = bracketPairs(units);
    const kept = [];
    for (let at = 0; at < units.length;) {
        const end = logEnd(units, pairs, at, language);
        const before = kept.at(-1);
        const next = units[end];
        if (end === -1) {
            const unit = units[at];
            if (unit !== undefined)
                kept.push(unit);
            at += 1;
        }
        else if (next === undefined || isPunctuator(next, '}'))
            at = end;
        else if (!next.text.startsWith('\n') || next.text === '\n')
            at = end + 1;
        else if (before?.kind === 'layout' && before.text === '\n') {
            kept.pop();
            at = end;
        }
        else {
            kept.push(...units.slice(at, end));
            at = end;
        }
    }
    return kept;
}
function logEnd(units, pairs, from, language) {
    const before = units[from - 1];
    if (from > 0 && !endsStatement(before) && !isPunctuator(before, '{', '}'))
        return -1;
    const name = [];
    let at = from;
    while (units[at]?.kind === 'word' && name.length < 4) {
        name.push(units[at]?.text ?? '');
        at += 1;
        if (!isPunctuator(units[at], '.', '::'))
            break;
        at += 1;
    }
    const isMacro = isPunctuator(units[at], '!');
    if (isMacro)
        at += 1;
    const [level = '', receiver = ''] = name.toReversed();
    if (!isPunctuator(units[at], '(') || !LEVEL.test(level) || !(LOG.test(receiver) || (isMacro && name.length === 1)))
        return -1;
    const close = pairs[at] ?? -1;
    if (close === -1 || !(endsStatement(units[close + 1]) || isPunctuator(units[close + 1], '}')))
        return -1;
    for (let inside = at + 1; inside < close; inside += 1) {
        const unit = units[inside];
        if (unit?.kind === 'word' &&
            (NO_LOG_WORDS.has(unit.text) || (isPunctuator(units[inside + 1], '(') && !HARMLESS.has(unit.text))))
            return -1;
        if (unit?.kind === 'punctuator' &&
            /^(?:\+\+|--|=>|[^=!<>]?=)$/.test(unit.text) &&
            !(language === 'python' && isNamed(units, inside)))
            return -1;
    }
    return close + 1;
}
function isNamed(units, at) {
    return units[at]?.text === '=' && units[at - 1]?.kind === 'word' && isPunctuator(units[at - 2], ',', '(');
}

;

const TELLING = /(?:error|exception|warn|log(?:ger|f|ln)?$|debug|info$|trace|print|panic|fatal|fail|assert|message|notice|describe|help)/i;
const DEEPEST = 3;
function withoutMessages(units) {
    const open = [];
    return units.map((unit, at) => {
        if (isPunctuator(unit, '('))
            open.push({ telling: isTelling(units, at) });
        else if (isPunctuator(unit, '[', '{'))
            open.push({ telling: false });
        else if (isPunctuator(unit, ')', ']', '}'))
            open.pop();
        const isText = (unit.kind === 'string' || unit.kind === 'template') && isSentence(unit.text);
        if (!isText ||
            (!open.slice(-DEEPEST).some(({ telling }) => telling) &&
                !isWord(units[at - 1], 'throw', 'raise', 'echo', 'print')))
            return unit;
        return { kind: unit.kind, text: unit.kind === 'template' ? holesOf(unit.text) : '' };
    });
}
function isTelling(units, at) {
    let name = at - 1;
    if (isPunctuator(units[name], '!', '?'))
        name -= 1;
    const called = units[name];
    if (called?.kind !== 'word')
        return false;
    const receiver = isPunctuator(units[name - 1], '.', '::', '->') ? units[name - 2] : undefined;
    return TELLING.test(called.text) || (receiver?.kind === 'word' && TELLING.test(receiver.text));
}
function isSentence(text) {
    return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
}
function holesOf(text) {
    return (text.match(/\{[^{}]*\}|\$\w+/g) ?? []).join(' ');
}

var comment_signs = __webpack_require__(1464);
;

const COMMENT = /^(?:\/\/|\/\*|#|--(?!\[)|--\[\[|;|<!--|\{-|(?:script|style) comment)/;
const PIECE = /[\p{L}_$@][\p{L}\p{N}_$]*|\p{N}[\p{L}\p{N}_.]*|[=!<>]=+|&&|\|\||[-=]>|<-|:=|\?\?|\?\.|::|\.\.+|[-+*/%&|^]=|\S/gu;
function plain_units_plainUnits(source, span) {
    const units = [];
    const add = (from, to) => {
        for (const [text] of source.text.slice(from, to).matchAll(PIECE))
            units.push({ kind: /^\p{N}/u.test(text) ? 'number' : /^[\p{L}_$@]/u.test(text) ? 'word' : 'punctuator', text });
    };
    let at = span.from;
    for (const mark of (0,comment_signs .O)(source)) {
        if (mark.to <= span.from)
            continue;
        if (mark.from >= span.to)
            break;
        if (mark.sign === 'script' || mark.sign === 'style')
            continue;
        const [from, to] = [Math.max(mark.from, span.from), Math.min(mark.to, span.to)];
        add(at, from);
        if (!COMMENT.test(mark.sign))
            units.push({ kind: 'string', text: source.text.slice(from, to) });
        at = Math.max(at, to);
    }
    add(at, span.to);
    return units;
}

;

const BLIND_DECORATORS = new Set([
    'staticmethod',
    'classmethod',
    'property',
    'override',
    'abstractmethod',
    'overload',
    'cached_property',
    'contextmanager',
    'asynccontextmanager',
    'cache',
    'lru_cache',
    'setter',
    'wraps',
    'final',
    'fixture',
    'parametrize',
]);
function withoutHints(units) {
    const pairs = bracketPairs(units);
    const kept = [];
    const blocks = [];
    let header = null;
    let isRead = false;
    let at = 0;
    const copyTo = (end) => {
        for (; at < end && at < units.length; at += 1) {
            const unit = units[at];
            if (unit !== undefined)
                kept.push(unit);
        }
    };
    while (at < units.length) {
        const unit = units[at];
        const startsLine = at === 0 || units[at - 1]?.kind === 'layout';
        if (unit?.kind === 'layout') {
            const steps = unit.text.replace('\n', '');
            if (steps === '+')
                blocks.push(header ?? blocks.at(-1) ?? 'class');
            else
                for (const step of steps)
                    if (step === '-')
                        blocks.pop();
            header = null;
            copyTo(at + 1);
            continue;
        }
        if (startsLine && isPunctuator(unit, '@')) {
            let end = at + 1;
            while (end < units.length && units[end]?.kind !== 'layout' && !isPunctuator(units[end], '('))
                end += 1;
            isRead ||= !BLIND_DECORATORS.has(units[end - 1]?.text ?? '');
            copyTo(end);
            continue;
        }
        if (startsLine && isWord(unit, 'class')) {
            [header, isRead] = ['class', false];
        }
        else if (isWord(unit, 'def')) {
            header = 'function';
            const open = openingAfter(units, at, '(');
            const close = pairs[open] ?? -1;
            if (!isRead && open !== -1 && close !== -1) {
                copyTo(open + 1);
                copyParameters(units, pairs, open, close, kept);
                at = close;
                copyTo(close + 1);
                if (isPunctuator(units[at], '->'))
                    while (at < units.length && !isPunctuator(units[at], ':'))
                        at = skipGroup(pairs, at);
            }
            else
                copyTo(at + 1);
            isRead = false;
            continue;
        }
        else if (startsLine && blocks.at(-1) === 'function' && isWord(unit)) {
            const colon = nameEnd(units, at);
            if (isPunctuator(units[colon], ':') && !BLOCK_WORDS.has(unit?.text ?? '')) {
                let end = colon;
                while (end < units.length && units[end]?.kind !== 'layout' && !isPunctuator(units[end], '='))
                    end = skipGroup(pairs, end);
                if (isPunctuator(units[end], '='))
                    copyTo(colon);
                at = end;
                continue;
            }
        }
        copyTo(at + 1);
    }
    return kept;
}
const BLOCK_WORDS = new Set(['else', 'try', 'finally', 'except', 'lambda']);
function skipGroup(pairs, at) {
    const close = pairs[at] ?? -1;
    return close > at ? close + 1 : at + 1;
}
function nameEnd(units, from) {
    let at = from + 1;
    while (isPunctuator(units[at], '.') && isWord(units[at + 1]))
        at += 2;
    return at;
}
function copyParameters(units, pairs, open, close, kept) {
    let at = open + 1;
    let isValue = false;
    while (at < close) {
        const unit = units[at];
        if (unit === undefined)
            return;
        if (isPunctuator(unit, ','))
            isValue = false;
        else if (isPunctuator(unit, '='))
            isValue = true;
        if (isPunctuator(unit, ':') && !isValue) {
            while (at < close && !isPunctuator(units[at], ',', '='))
                at = skipGroup(pairs, at);
            continue;
        }
        const end = Math.min(skipGroup(pairs, at), close);
        for (; at < end; at += 1) {
            const one = units[at];
            if (one !== undefined)
                kept.push(one);
        }
    }
}
function withoutDocstrings(units) {
    return units.filter((unit, at) => unit.kind !== 'string' || !isEdge(units[at - 1]) || !isEdge(units[at + 1]));
}
function isEdge(unit) {
    return unit === undefined || unit.kind === 'layout';
}

;

const BEFORE_VALUE = new Set('return throw typeof void delete new in of instanceof yield await case else do extends default if while for switch with catch'.split(' '));
const frameOf = (kind) => ({ kind, ternaries: 0, label: false, declaring: false });
function withoutTypes(units) {
    return units.some((unit) => isPunctuator(unit, '@')) ? units : new Eraser(units).run();
}
function withLet(units) {
    return units.map((unit, at) => isWord(unit, 'const') && !isWord(units[at + 1], 'enum') && !isPunctuator(units[at - 1], '.', '<', ',')
        ? { kind: 'word', text: 'let' }
        : unit);
}
class Eraser {
    units;
    kept = [];
    frames = [frameOf('block')];
    pairs;
    classHeader = false;
    naming = false;
    at = 0;
    constructor(units) {
        this.units = units;
        this.pairs = bracketPairs(units);
    }
    run() {
        while (this.at < this.units.length) {
            const unit = this.units[this.at];
            if (unit === undefined)
                break;
            const from = this.at;
            const next = unit.kind === 'word'
                ? this.word(unit.text)
                : unit.kind === 'punctuator'
                    ? this.punctuator(unit.text)
                    : this.layout(unit);
            if (next > from)
                this.at = next;
            else
                this.keep();
        }
        return this.kept;
    }
    keep(unit = this.units[this.at]) {
        if (unit !== undefined)
            this.kept.push(unit);
        this.at += 1;
    }
    copyTo(end) {
        for (let at = this.at; at < end; at += 1) {
            const unit = this.units[at];
            if (unit !== undefined)
                this.kept.push(unit);
        }
        return end;
    }
    get frame() {
        return this.frames.at(-1) ?? frameOf('block');
    }
    peek(by) {
        return this.units[this.at + by];
    }
    layout(unit) {
        if (endsStatement(unit))
            this.endStatement();
        return this.at;
    }
    endStatement() {
        const { frame } = this;
        [frame.ternaries, frame.label, frame.declaring] = [0, false, false];
        this.naming = false;
    }
    word(text) {
        const before = this.kept.at(-1);
        if (isPunctuator(before, '.', '?.'))
            return this.at;
        const begins = before === undefined ||
            endsStatement(before) ||
            isPunctuator(before, '{', '}', ')') ||
            isWord(before, 'export', 'declare', 'default');
        switch (text) {
            case 'import':
            case 'export':
                if (isWord(this.peek(1), 'type') &&
                    (isPunctuator(this.peek(2), '{', '*') ||
                        (text === 'import' && isWord(this.peek(2)) && !isWord(this.peek(2), 'from'))))
                    return this.statementEnd();
                this.naming = text === 'import' || isPunctuator(this.peek(1), '{');
                return this.at;
            case 'type':
                if (this.naming && isWord(this.peek(1)))
                    return isWord(this.peek(2), 'as') ? this.at + 4 : this.at + 2;
                return begins && isWord(this.peek(1)) && isPunctuator(this.peek(2), '=', '<')
                    ? this.copyTo(this.statementEnd())
                    : this.at;
            case 'interface':
            case 'enum':
                return begins && isWord(this.peek(1)) ? this.copyTo(this.blockEnd()) : this.at;
            case 'class':
                this.classHeader ||= isWord(this.peek(1)) || isPunctuator(this.peek(1), '{', '<');
                return this.at;
            case 'implements':
                return this.classHeader ? this.headerEnd() : this.at;
            case 'readonly':
            case 'override':
                return isWord(this.peek(1)) && !isWord(this.peek(1), 'in', 'of', 'instanceof', 'as', 'is')
                    ? this.at + 1
                    : this.at;
            case 'as':
            case 'satisfies':
                return !this.naming &&
                    endsValue(before) &&
                    (isWord(this.peek(1)) || !isPunctuator(this.peek(1), ',', ')', '}', '=', '.', ':', ';', '(', '=>'))
                    ? typeEnd(this.units, this.pairs, this.at + 1, false)
                    : this.at;
            case 'const':
            case 'let':
            case 'var':
                this.frame.declaring = true;
                return this.at;
            case 'case':
            case 'default':
                this.frame.label = text === 'case' || isPunctuator(this.peek(1), ':');
                return this.at;
            default:
                return this.at;
        }
    }
    punctuator(text) {
        const { frame } = this;
        const before = this.kept.at(-1);
        switch (text) {
            case '(':
                this.frames.push(frameOf('round'));
                return this.at;
            case '[':
                this.frames.push(frameOf('square'));
                return this.at;
            case '{':
                this.frames.push(frameOf(this.classHeader ? 'class' : opensObject(before) ? 'object' : 'block'));
                this.classHeader = false;
                return this.at;
            case ')':
            case ']':
            case '}':
                if (this.frames.length > 1)
                    this.frames.pop();
                return this.at;
            case ';':
                this.endStatement();
                return this.at;
            case '=':
                frame.declaring = false;
                return this.at;
            case '?':
                if ((frame.kind === 'round' || frame.kind === 'class') &&
                    (isWord(before) || isPunctuator(before, ']', '}')) &&
                    isPunctuator(this.peek(1), ':', ')', ','))
                    return this.at + 1;
                frame.ternaries += 1;
                return this.at;
            case ':':
                return this.colon(frame, before);
            case '!':
                return isNonNull(before, this.peek(1)) ? this.at + 1 : this.at;
            case '<':
                return this.angle(before);
            default:
                return this.at;
        }
    }
    colon(frame, before) {
        if (frame.ternaries > 0) {
            frame.ternaries -= 1;
            return this.at;
        }
        if (frame.label) {
            frame.label = false;
            return this.at;
        }
        const isAnnotation = frame.kind === 'round' ||
            frame.kind === 'class' ||
            (frame.kind === 'block' && (frame.declaring || isPunctuator(before, ')'))) ||
            (frame.kind === 'object' && isPunctuator(before, ')'));
        return isAnnotation ? typeEnd(this.units, this.pairs, this.at + 1, isPunctuator(before, ')')) : this.at;
    }
    angle(before) {
        const end = angleEnd(this.units, this.pairs, this.at);
        if (end === -1)
            return this.at;
        const next = this.units[end];
        const isHead = this.classHeader && (isPunctuator(next, '{') || isWord(next, 'extends', 'implements'));
        const isArrow = !endsValue(before) && isPunctuator(next, '(');
        return isHead || isArrow || (isWord(before) && endsValue(before) && isPunctuator(next, '(')) ? end : this.at;
    }
    statementEnd() {
        let at = this.at;
        while (at < this.units.length && !endsStatement(this.units[at]))
            at = (this.pairs[at] ?? -1) > at ? (this.pairs[at] ?? at) + 1 : at + 1;
        return Math.min(at + 1, this.units.length);
    }
    blockEnd() {
        let at = this.at;
        while (at < this.units.length && !isPunctuator(this.units[at], '{'))
            at += 1;
        const close = this.pairs[at] ?? -1;
        return close === -1 ? this.units.length : close + 1;
    }
    headerEnd() {
        let at = this.at;
        while (at < this.units.length && !isPunctuator(this.units[at], '{'))
            at += 1;
        return at;
    }
}
function endsValue(unit) {
    if (unit === undefined || unit.kind === 'layout')
        return false;
    if (unit.kind === 'word')
        return !BEFORE_VALUE.has(unit.text);
    return unit.kind !== 'punctuator' || [')', ']', '}'].includes(unit.text);
}
function isNonNull(before, next) {
    if (!endsValue(before) || isPunctuator(before, '}'))
        return false;
    return (next === undefined ||
        endsStatement(next) ||
        isPunctuator(next, '.', ',', ')', ']', '}', ':', '=', '?.') ||
        (isWord(before) && isPunctuator(next, '[', '(')));
}
function opensObject(before) {
    return (isPunctuator(before, '=', '(', ',', '[', ':', '?', '&&', '||', '??', '...', '+=') ||
        isWord(before, 'return', 'default', 'yield', 'await', 'throw', 'in', 'of', 'const', 'let', 'var'));
}
const TYPE_PREFIXES = new Set([
    'keyof',
    'typeof',
    'readonly',
    'unique',
    'infer',
    'asserts',
    'new',
    'abstract',
]);
function typeEnd(units, pairs, from, isResult) {
    let at = from;
    for (;;) {
        while (isPunctuator(units[at], '|', '&', '-') ||
            (units[at]?.kind === 'word' &&
                TYPE_PREFIXES.has(units[at]?.text ?? '') &&
                (isWord(units[at + 1]) || isPunctuator(units[at + 1], '(', '[', '{'))))
            at += 1;
        const unit = units[at];
        if (unit === undefined)
            return at;
        if (isPunctuator(unit, '<')) {
            const end = angleEnd(units, pairs, at);
            if (end === -1)
                return at;
            at = end;
            continue;
        }
        if (isPunctuator(unit, '(', '[', '{')) {
            const close = pairs[at] ?? -1;
            if (close < at)
                return at;
            at = close + 1;
        }
        else if (unit.kind === 'word' || unit.kind === 'string' || unit.kind === 'number' || unit.kind === 'template') {
            at += 1;
            while (isPunctuator(units[at], '.') && isWord(units[at + 1]))
                at += 2;
            if (isWord(unit, 'import') && isPunctuator(units[at], '('))
                at = Math.max(at, (pairs[at] ?? -1) + 1);
            if (isPunctuator(units[at], '<')) {
                const end = angleEnd(units, pairs, at);
                if (end !== -1)
                    at = end;
            }
        }
        else
            return at;
        while (isPunctuator(units[at], '[') && (pairs[at] ?? -1) > at)
            at = (pairs[at] ?? at) + 1;
        if (isPunctuator(units[at], '=>') && isPunctuator(units[at - 1], ')')) {
            if (isResult)
                return at;
            at += 1;
        }
        else if (isPunctuator(units[at], '|', '&') || isWord(units[at], 'is', 'extends'))
            at += 1;
        else
            return at;
    }
}
const LONGEST_TYPES = 400;
function angleEnd(units, pairs, open) {
    let depth = 0;
    for (let at = open; at < units.length && at < open + LONGEST_TYPES; at += 1) {
        const unit = units[at];
        if (unit === undefined || unit.kind === 'layout' || unit.kind === 'regex' || unit.kind === 'markup')
            return -1;
        if (unit.kind !== 'punctuator')
            continue;
        if (unit.text === '<')
            depth += 1;
        else if (/^>+$/.test(unit.text)) {
            depth -= unit.text.length;
            if (depth <= 0)
                return depth === 0 ? at + 1 : -1;
        }
        else if (['(', '[', '{'].includes(unit.text)) {
            const close = pairs[at] ?? -1;
            if (close < at)
                return -1;
            at = close;
        }
        else if (!['.', ',', '|', '&', '=>', '=', '?', ':', '-', '...'].includes(unit.text))
            return -1;
    }
    return -1;
}

;











const SAME = { names: new Map(), logsOtherwise: false };
const MOST_COMPARED = 128 * 1024;
function rewordingOf(old, now, norm) {
    const { language, path } = old.source;
    if (old.span.to - old.span.from > MOST_COMPARED || now.span.to - now.span.from > MOST_COMPARED)
        return null;
    if (language !== null) {
        if (now.source.language === null)
            return null;
        if (norm === 'n0' && rewordingOfCode(old, now, language, 'plain') === null)
            return null;
        return rewordingOfCode(old, now, language, 'canonical');
    }
    if (isProse(path))
        return equal(proseMarks(behaviour_textOf(old)), proseMarks(behaviour_textOf(now))) ? SAME : null;
    const comment = settingsComment(path);
    if (comment !== null)
        return equal(settingLines(behaviour_textOf(old), comment), settingLines(behaviour_textOf(now), comment)) ? SAME : null;
    const names = renaming(plain_units_plainUnits(old.source, old.span), plain_units_plainUnits(now.source, now.span), null);
    return names === null ? null : { names, logsOtherwise: false };
}
function rewordingOfCode(old, now, language, form) {
    const [before, after] = [unitsOf(old, form), unitsOf(now, form)];
    if (before.length === 0)
        return after.length === 0 && equal(proseMarks(behaviour_textOf(old)), proseMarks(behaviour_textOf(now))) ? SAME : null;
    const names = renaming(before, after, language);
    if (names !== null)
        return { names, logsOtherwise: false };
    const quietly = renaming(withoutLogs(before, language), withoutLogs(after, language), language);
    return quietly === null ? null : { names: quietly, logsOtherwise: true };
}
function unitsOf({ source, span }, form) {
    const { language } = source;
    if (language === null)
        return [];
    const units = codeUnits(source, span, language, form);
    switch (language) {
        case 'json':
        case 'css':
            return units;
        case 'javascript':
        case 'jsx':
            return withoutMessages(withSortedImports(withLet(units), language));
        case 'typescript':
        case 'tsx':
            return withoutMessages(withSortedImports(withLet(withoutTypes(units)), language));
        case 'go':
            return withoutMessages(withSortedImports(withAny(units), language));
        case 'python':
            return withoutMessages(withSortedImports(withoutHints(withoutDocstrings(units)), language));
        default:
            return withoutMessages(withSortedImports(units, language));
    }
}
function withAny(units) {
    const named = [];
    for (const unit of units) {
        named.push(unit);
        if (!isPunctuator(unit, '}') || !isPunctuator(named.at(-2), '{') || !isWord(named.at(-3), 'interface'))
            continue;
        named.splice(-3, 3, { kind: 'word', text: 'any' });
    }
    return named;
}
function behaviour_textOf({ source, span }) {
    return source.slice(span);
}
function equal(one, other) {
    return one.length === other.length && one.every((text, index) => text === other[index]);
}

var line_map = __webpack_require__(9434);
;




const REWRITTEN = 0.4;
const MOST_WORDS = 3;
const LONGEST_WORD = 60;
function relevanceOf(statement, old, now, norm = 'n3') {
    const code = (0,token_places .sI)(old.source, old.span);
    const isRemark = code.trim() === '';
    const before = isRemark ? old.source.slice(old.span) : code;
    const after = now === null ? '' : isRemark ? now.source.slice(now.span) : (0,token_places .sI)(now.source, now.span);
    if (now === null || after.trim() === '')
        return { tier: 'A', vanished: [] };
    const claim = wordsOf(statement);
    const [wholeOld, wholeNow] = [wholeLines(old), wholeLines(now)];
    const rewording = rewordingOf(wholeOld, wholeNow, norm);
    const vanished = vanishedFrom(claim, before, rewording === null ? after : withOldNames(after, rewording.names));
    if (vanished.length > 0)
        return { tier: 'A', vanished: vanished.slice(0, MOST_WORDS) };
    const touches = (text) => tokensOf(text).some((token) => partsOf(token).some((part) => claim.has(part)));
    const isSame = saysTheSame(wholeOld, wholeNow, norm);
    const isAbout = () => changedLines(before, after).some(touches);
    if (rewording === null ||
        isSame ||
        (rewording.logsOtherwise && (LOGGING.test(statement) || isAbout())) ||
        (isProse(old.source.path) && isRewritten(before, after, touches)))
        return { tier: 'B', vanished: [] };
    return { tier: isAbout() ? 'C' : 'D', vanished: [] };
}
function saysTheSame(old, now, norm) {
    const [before, after] = [old.source.slice(old.span), now.source.slice(now.span)];
    if (before === after)
        return true;
    return norm !== 'n0' && old.source.canonical !== null && before.replaceAll(/\s/g, '') === after.replaceAll(/\s/g, '');
}
const LOGGING = /\b(?:log|audit|trace|record|report|warn|notif|print|emit)|日志|记录|審計|审计|ログ|로그/i;
function wholeLines({ source, span }) {
    return { source, span: source.spanOf(source.rangeOf(span)) ?? span };
}
function withOldNames(text, names) {
    if (names.size === 0)
        return text;
    const old = new Map([...names].map(([from, to]) => [to, from]));
    return text.replaceAll(/[\p{L}\p{N}_$]+/gu, (name) => old.get(name) ?? name);
}
function isRewritten(before, after, touches) {
    const [head, newHead] = [signatureOf(before), signatureOf(after)];
    if (head !== newHead && (touches(head) || touches(newHead)))
        return true;
    const tokens = tokensOf(before);
    const kept = (0,line_map .YX)(tokens, tokensOf(after)).to.filter((place) => place >= 0).length;
    return tokens.length > 0 && kept <= tokens.length * (1 - REWRITTEN);
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
    const { to } = (0,line_map .YX)(before, after);
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

  5235:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  wholeStatement)
  });
  var _scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7759);
  var _surroundings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5432);


const MOST_LINES = 40;
function wholeStatement(source, line, preferred) {
    const statements = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_1__  .WI)(source, line);
    const [first] = statements;
    const last = statements.at(-1);
    if (first === undefined || last === undefined)
        return null;
    const meant = statements.length === 1 ? first : preferred(statements);
    const span = meant ?? { from: Math.min(...statements.map(({ from }) => from)), to: Math.max(...statements.map(({ to }) => to)) };
    if (span.from >= line.from && span.to <= line.to && (meant === null || statements.length === 1))
        return null;
    const [from, to] = source.rangeOf(span);
    if (to - from >= MOST_LINES)
        return null;
    return { span, symbol: symbolOf(source, span) };
}
function symbolOf(source, span) {
    const all = (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__  .nv)(source);
    const own = all.find(({ from, to }) => from === span.from && to >= span.to - 1 && to <= span.to);
    return own !== undefined && all.filter(({ name }) => name === own.name).length === 1 ? own.name : null;
}


  })

};
