export const id = 179;
export const ids = [179];
export const modules = {

  46179:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  blocking: () => (  blocking),
  look: () => (  look_look)
});

var phrase = __webpack_require__(68013);
var secrets = __webpack_require__(39423);
var tree_digest = __webpack_require__(78973);
;
class Places {
    starts = [0];
    constructor(text) {
        for (const end of text.matchAll(/\r\n?|\n/g))
            this.starts.push(end.index + end[0].length);
    }
    at(offset) {
        let low = 0;
        let high = this.starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
    }
}

;
const UNSEEN = 'nobody sees them, and an agent reads them';
const HIDDEN_CLASSES = [
    { name: 'tag', severity: 'error', members: String.raw `\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`, one: 'tag character', many: 'tag characters', effect: UNSEEN },
    { name: 'selector', severity: 'warning', members: String.raw `\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}`, one: 'variation selector', many: 'variation selectors', effect: 'they show nothing, and can carry any text' },
    { name: 'bidi', severity: 'error', members: String.raw `\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`, one: 'bidirectional control', many: 'bidirectional controls', effect: 'the text that is seen has another order than the text that is read' },
    { name: 'control', severity: 'error', members: String.raw `\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`, one: 'control character', many: 'control characters', effect: 'no text needs them, and terminals obey them' },
    { name: 'byte-order-mark', severity: 'error', members: String.raw `\ufeff`, one: 'byte-order mark inside the text', many: 'byte-order marks inside the text', effect: 'it belongs at the start of a file alone, and nobody sees it elsewhere' },
    { name: 'operator', severity: 'error', members: String.raw `\u180e\u2061-\u2065\u206a-\u206f\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}`, one: 'invisible operator', many: 'invisible operators', effect: UNSEEN },
    { name: 'zero-width', severity: 'warning', members: String.raw `\u034f\u200b-\u200d\u2060`, one: 'zero-width character', many: 'zero-width characters', effect: 'words that look the same are not the same' },
    { name: 'soft-hyphen', severity: 'warning', members: String.raw `\u00ad`, one: 'soft hyphen', many: 'soft hyphens', effect: 'words that look the same are not the same' },
    { name: 'filler', severity: 'warning', members: String.raw `\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0`, one: 'filler', many: 'fillers', effect: 'they look like nothing, and count as letters' },
    { name: 'separator', severity: 'warning', members: String.raw `\u2028\u2029`, one: 'line separator', many: 'line separators', effect: 'they end a line for some readers and not for others' },
    { name: 'private-use', severity: 'warning', members: String.raw `\p{Co}`, one: 'private-use character', many: 'private-use characters', effect: 'what they show depends on the font' },
];
const ALL = HIDDEN_CLASSES.map((one) => one.members).join('');
const HIDDEN_SEQUENCE = new RegExp(`[${ALL}]+`, 'gu');
const PLAIN_TEXT = /^[\t\n\r -~]*$/;
const ONE_OF = HIDDEN_CLASSES.map((one) => ({ one, pattern: new RegExp(`^[${one.members}]$`, 'u') }));
const KNOWN = new Map();
const MOST_KNOWN = 1_000;
function classOf(character) {
    const known = KNOWN.get(character);
    if (known !== undefined)
        return known;
    const found = ONE_OF.find(({ pattern }) => pattern.test(character))?.one ?? null;
    if (KNOWN.size < MOST_KNOWN)
        KNOWN.set(character, found);
    return found;
}
function codePoint(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

;

const LONGEST = 10_000;
function decoded(run) {
    return saidBy(run) ?? codePoints(run.characters, 200);
}
function saidBy(run) {
    const characters = Array.from(run.characters.slice(0, LONGEST * 16));
    switch (run.kind.name) {
        case 'tag':
            return legible(characters.map(tagged).join(''));
        case 'selector':
            return legible(fromBytes(characters.map(byteOf)));
        case 'zero-width':
            return fromBits(characters);
        case 'bidi':
        case 'control':
        case 'byte-order-mark':
        case 'operator':
        case 'soft-hyphen':
        case 'filler':
        case 'separator':
        case 'private-use':
            return null;
    }
}
function codePoints(characters, most) {
    const groups = [];
    let rest = false;
    for (const character of characters.slice(0, LONGEST)) {
        const point = codePoint(character);
        const last = groups.at(-1);
        if (last?.point === point)
            last.times += 1;
        else if (groups.length < most)
            groups.push({ point, times: 1 });
        else {
            rest = true;
            break;
        }
    }
    return groups.map(({ point, times }) => (times === 1 ? point : `${point} × ${times}`)).join(', ') + (rest ? ' …' : '');
}
function tagged(character) {
    const ascii = (character.codePointAt(0) ?? 0) - 0xe0000;
    return ascii >= 0x20 && ascii < 0x7f ? String.fromCodePoint(ascii) : '';
}
function byteOf(character) {
    const point = character.codePointAt(0) ?? 0;
    return point >= 0xe0100 ? point - 0xe0100 + 16 : point - 0xfe00;
}
function fromBytes(bytes) {
    return bytes.length < 2 ? '' : Buffer.from(bytes.filter((byte) => byte >= 0 && byte < 256)).toString('utf8');
}
function fromBits(characters) {
    if (characters.length < 14)
        return null;
    const kinds = [...new Set(characters)];
    if (kinds.length < 2 || kinds.length > 3)
        return null;
    for (const zero of kinds) {
        for (const one of kinds) {
            if (one === zero)
                continue;
            const text = characters.map((character) => (character === zero ? '0' : character === one ? '1' : ' ')).join('');
            for (const width of [8, 7]) {
                const groups = text.includes(' ') ? text.split(' ').filter((group) => group !== '') : (text.match(new RegExp(`.{${width}}`, 'g')) ?? []);
                if (groups.length < 2 || groups.some((group) => group.length > 16))
                    continue;
                const said = String.fromCodePoint(...groups.slice(0, LONGEST).map((group) => Number.parseInt(group, 2)));
                if (/^[\t\n\r -~]+$/.test(said))
                    return said;
            }
        }
    }
    return null;
}
function legible(text) {
    if (text === '')
        return null;
    const odd = text.match(/[\p{Cc}\p{Cn}\ufffd]/gu)?.length ?? 0;
    return odd * 4 > text.length ? null : text.slice(0, LONGEST);
}

;
const FLAG = /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;
const JOINING = new RegExp(`^[${['Arab', 'Syrc', 'Mand', 'Nkoo', 'Mong', 'Adlm', 'Rohg', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt', 'Java', 'Bali', 'Newa', 'Gran', 'Cakm', 'Mtei', 'Lana'].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]$`, 'u');
const WITHOUT_BLANKS = /^[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}]$/u;
const MONGOLIAN = /^\p{Script=Mongolian}$/u;
const NEAR = 80;
function* outOfPlace(where) {
    const { text, from, to } = where;
    const before = lastOf(text, from);
    const sequence = text.slice(from, to);
    const skipped = before === '\u{1f3f4}' ? (FLAG.exec(sequence)?.[0].length ?? 0) : 0;
    const inRow = to - from === 1 ? null : countedByFamily(sequence);
    let at = from + skipped;
    for (const character of skipped === 0 ? sequence : sequence.slice(skipped)) {
        const family = familyOf(character);
        if (family === null || (inRow?.get(family) ?? 0) > MOST_IN_A_ROW[family] || !belongs(family, character, at, before, where))
            yield { character, at };
        at += character.length;
    }
}
function countedByFamily(sequence) {
    const counted = new Map();
    for (const character of sequence) {
        const family = familyOf(character);
        if (family !== null)
            counted.set(family, (counted.get(family) ?? 0) + 1);
    }
    return counted;
}
const MOST_IN_A_ROW = { presentation: 2, joiner: 2, mark: 2, space: 1, braille: 1_000, jamo: 2, mongolian: 2, page: 2, start: 1_000 };
function familyOf(character) {
    switch (character) {
        case '\ufe0e':
        case '\ufe0f':
            return 'presentation';
        case '\u200c':
        case '\u200d':
            return 'joiner';
        case '\u200e':
        case '\u200f':
        case '\u061c':
            return 'mark';
        case '\u200b':
            return 'space';
        case '\u2800':
            return 'braille';
        case '\u115f':
        case '\u1160':
            return 'jamo';
        case '\u180b':
        case '\u180c':
        case '\u180d':
        case '\u180e':
        case '\u180f':
            return 'mongolian';
        case '\f':
            return 'page';
        case '\ufeff':
            return 'start';
        default:
            return null;
    }
}
function belongs(family, character, at, before, { text, from, to }) {
    switch (family) {
        case 'presentation':
            return true;
        case 'joiner': {
            const after = firstOf(text, to);
            return JOINING.test(before) || JOINING.test(after) || (character === '\u200d' && EMOJI.test(before) && PICTOGRAPH.test(after));
        }
        case 'mark':
            return besideRightToLeft(text, from, to);
        case 'space':
            return WITHOUT_BLANKS.test(before) || WITHOUT_BLANKS.test(firstOf(text, to));
        case 'braille':
            return isBraille(before) || isBraille(firstOf(text, to));
        case 'jamo':
            return isJamo(before) || isJamo(firstOf(text, to));
        case 'mongolian':
            return MONGOLIAN.test(before);
        case 'page':
            return before === '' || before === '\n' || before === '\r';
        case 'start':
            return at === 0;
    }
}
function isBraille(character) {
    return character >= '\u2801' && character <= '\u28ff';
}
function isJamo(character) {
    return character >= '\u1100' && character <= '\u11ff';
}
const RIGHT_TO_LEFT = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const LINE_END = /[\n\r]/;
function besideRightToLeft(text, from, to) {
    const before = text.slice(Math.max(0, from - NEAR), from);
    const after = text.slice(to, to + NEAR);
    return (RIGHT_TO_LEFT.test(before) && RIGHT_TO_LEFT.test(before.split(LINE_END).at(-1) ?? '')) || (RIGHT_TO_LEFT.test(after) && RIGHT_TO_LEFT.test(after.split(LINE_END, 1)[0] ?? ''));
}
function lastOf(text, end) {
    const unit = text.charCodeAt(end - 1);
    if (end === 0)
        return '';
    if (unit < 0xdc00 || unit > 0xdfff)
        return text.slice(end - 1, end);
    return text.slice(Math.max(0, end - 2), end);
}
function firstOf(text, start) {
    const point = text.codePointAt(start);
    return point === undefined ? '' : String.fromCodePoint(point);
}

;


const runs_LONGEST = 50_000;
function* hiddenRuns(text) {
    if (PLAIN_TEXT.test(text))
        return;
    for (const sequence of text.matchAll(HIDDEN_SEQUENCE)) {
        const end = sequence.index + sequence[0].length;
        let run = null;
        for (let from = sequence.index; from < end;) {
            const to = cut(text, from, end);
            for (const { character, at } of outOfPlace({ text, from, to })) {
                const kind = classOf(character);
                if (kind === null)
                    continue;
                if (run !== null && (run.kind !== kind || run.to !== at)) {
                    yield finished(run);
                    run = null;
                }
                run ??= { kind, from: at, to: at, characters: [] };
                run.characters.push(character);
                run.to = at + character.length;
            }
            from = to;
        }
        if (run !== null)
            yield finished(run);
    }
}
function cut(text, from, end) {
    const to = from + runs_LONGEST;
    if (to >= end)
        return end;
    return /[\uD800-\uDBFF]/.test(text[to - 1] ?? '') ? to + 1 : to;
}
function finished({ kind, from, characters }) {
    const all = characters.join('');
    return { kind, severity: kind.name === 'selector' && /[\u{e0100}-\u{e01ef}]/u.test(all) ? 'error' : kind.severity, from, characters: all };
}

;
const DEFINITION = /^ {0,3}\[[^\]]{1,100}\]:[ \t]{0,20}(?:#|<#?>)[ \t]{1,20}["'(]/;
function* commentsIn(markdown) {
    for (const { line, column, text } of markdown.comments)
        yield { kind: 'comment', line, column, text };
    for (const line of markdown.lines) {
        if (line.kind === 'code')
            continue;
        const start = DEFINITION.exec(line.text)?.[0];
        if (start !== undefined)
            yield { kind: 'comment', line: line.number, column: 1, text: line.text.slice(start.length) };
    }
}

;

const ANY = /<[a-z]|!\[|\]\([^\s()]{1,300}[ \t]/i;
const TAG = /<([a-z][a-z0-9-]{0,30})(\s[^<>]{0,2000})?>/gi;
const HIDES = /(?:^|\s)hidden(?=[\s=/]|$)|aria-hidden\s?=\s?["']?true|style\s?=\s?["'][^"']{0,500}(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d]*[1-9])|opacity\s?:\s?0(?![.\d]*[1-9])|(?<![\w-])color\s?:\s?(?:white|transparent|#fff(?:fff)?|rgba\([^)]{0,30},\s?0\))|(?:left|top|text-indent)\s?:\s?-\d{3,})|color\s?=\s?["']?(?:white|#fff)/i;
const ATTRIBUTE = /(?:^|\s)(?:alt|title|aria-label|aria-description|data-[\w-]{1,30}|content|placeholder)\s?=\s?(?:"([^"]{12,})"|'([^']{12,})')/gi;
const TITLE = /\]\([^\s()]{1,300}[ \t]{1,20}"([^"\n]{12,2000})"/g;
function* elementsIn(markdown) {
    const page = withoutCode(markdown);
    if (!ANY.test(page))
        return;
    const places = new Places(page);
    const at = (offset) => places.at(offset);
    for (const { line, column, label, kind } of markdown.links)
        if (kind === 'image')
            yield { kind: 'attribute', line, column: Math.max(1, column - label.length - '![]('.length), text: label };
    for (const match of page.matchAll(TITLE))
        yield { kind: 'attribute', ...at(match.index), text: match[1] ?? '' };
    const read = { element: 0, details: 0 };
    for (const match of page.matchAll(TAG)) {
        const [whole, name = '', attributes = ''] = match;
        for (const attribute of attributes.matchAll(ATTRIBUTE))
            yield { kind: 'attribute', ...at(match.index), text: attribute[1] ?? attribute[2] ?? '' };
        const kind = HIDES.test(attributes) ? 'element' : /^details$/i.test(name) ? 'details' : null;
        if (kind === null || match.index < read[kind])
            continue;
        const from = match.index + whole.length;
        const inside = page.slice(from);
        const close = inside.search(new RegExp(`</${name}`, 'i'));
        const text = close < 0 ? inside : inside.slice(0, close);
        read[kind] = from + text.length;
        yield { kind, ...at(match.index), text };
    }
}
function withoutCode(markdown) {
    const lines = markdown.lines.map(({ kind, text }) => (kind === 'code' || kind === 'front-matter' ? '' : text));
    const spans = new Map();
    for (const span of markdown.code) {
        const known = spans.get(span.line);
        if (known === undefined)
            spans.set(span.line, [span]);
        else
            known.push(span);
    }
    for (const [number, all] of spans) {
        const line = lines[number - 1] ?? '';
        let rest = '';
        for (const { column, text } of all)
            rest += line.slice(rest.length, column - 1) + ' '.repeat(text.length);
        lines[number - 1] = rest + line.slice(rest.length);
    }
    return lines.join('\n');
}

;
const DEPTH = 3;
const BASE64 = /[A-Za-z0-9+/_-]{40,}(?:[ \t]{0,20}\r?\n[ \t]{0,20}[A-Za-z0-9+/_-]{20,})*={0,2}/g;
const DATA_URI = /data:[a-z0-9.+/-]{0,60}((?:;[a-z0-9=.-]{1,60}){0,3}),([^\s"'<>()]{4,})/gi;
const PERCENT = /(?:%[0-9a-f]{2}|[\w.~+!*-]){16,}/gi;
const ENTITIES = /&#(?:x[0-9a-f]{1,6}|\d{1,7});?/gi;
const ESCAPES = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2})/gi;
const HEX = /(?<![0-9a-z])(?:[0-9a-f]{2}){24,}(?![0-9a-z])/gi;
const RUN = 6;
function* decodedIn(text, depth = DEPTH) {
    if (depth === 0 || text.length < 16)
        return;
    for (const part of partsOf(text)) {
        yield part;
        for (const { text: inner } of decodedIn(part.text, depth - 1))
            yield { from: part.from, text: inner };
    }
}
function* partsOf(text) {
    for (const { 0: run, index } of text.matchAll(BASE64))
        yield* encodings_legible(index, fromBase64(run));
    if (text.includes('data:')) {
        for (const { index, 1: flags = '', 2: body = '' } of text.matchAll(DATA_URI)) {
            if (/;base64/i.test(flags))
                yield* encodings_legible(index, fromBase64(body));
        }
    }
    if (text.includes('%')) {
        for (const { 0: run, index } of text.matchAll(PERCENT))
            if (has(run, /%/g, RUN / 2))
                yield* encodings_legible(index, fromPercent(run));
    }
    if (text.includes('&#'))
        yield* byLine(text, ENTITIES, entity);
    if (/\\[ux]/i.test(text))
        yield* byLine(text, ESCAPES, encodings_escape);
    for (const { 0: run, index } of text.matchAll(HEX))
        yield* encodings_legible(index, Buffer.from(run, 'hex').toString('utf8'));
}
function* byLine(text, signs, read) {
    let at = 0;
    for (const line of text.split('\n')) {
        if (has(line, signs, RUN))
            yield* encodings_legible(at + Math.max(0, line.search(signs)), line.replace(signs, read));
        at += line.length + 1;
    }
}
function has(text, pattern, least) {
    let times = 0;
    for (const _ of text.matchAll(pattern)) {
        times += 1;
        if (times >= least)
            return true;
    }
    return false;
}
function fromBase64(run) {
    return Buffer.from(run.replace(/\s+/g, ''), 'base64').toString('utf8');
}
function fromPercent(run) {
    const bytes = [];
    for (let at = 0; at < run.length; at += 1) {
        if (run[at] === '%') {
            bytes.push(Number.parseInt(run.slice(at + 1, at + 3), 16));
            at += 2;
        }
        else
            bytes.push(run[at] === '+' ? 0x20 : run.charCodeAt(at));
    }
    return Buffer.from(bytes).toString('utf8');
}
function entity(sign) {
    const digits = sign.slice(2).replace(';', '');
    return character(/^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10));
}
function encodings_escape(sign) {
    return character(Number.parseInt(sign.replace(/[^0-9a-f]/gi, ''), 16));
}
function character(point) {
    if (point > 0x10ffff)
        return '';
    return point > 0xffff ? String.fromCodePoint(point) : String.fromCharCode(point);
}
function* encodings_legible(from, text) {
    if (text.length >= 8 && !text.includes('\ufffd') && !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(text))
        yield { from, text };
}

;
const BLANKS = 100;
const GAP = ' '.repeat(BLANKS);
function* farRightIn(lines) {
    for (const [index, raw] of lines.entries()) {
        if (raw.length <= BLANKS)
            continue;
        const line = raw.includes('\t') ? raw.replace(/\t/g, ' ') : raw;
        const gap = line.indexOf(GAP);
        if (gap < 0)
            continue;
        let from = gap + BLANKS;
        while (line[from] === ' ')
            from += 1;
        if (from < line.length)
            yield { kind: 'far-right', line: index + 1, column: from + 1, text: raw.slice(from) };
    }
}

;
const LONGEST_READ = 200_000;

;











const MOST_PASSAGES = 20;
const LONGEST_DECODED = 10_000;
function concealedText(signal) {
    return {
        name: 'concealed-text',
        *look(document) {
            const found = [];
            for (const passage of passagesOf(document)) {
                const sign = signOf(passage, signal);
                if (sign !== null)
                    found.push({ passage, sign });
            }
            yield* told(document, [...found.filter(({ passage }) => severityOf(passage) === 'error'), ...found.filter(({ passage }) => severityOf(passage) !== 'error')]);
        },
    };
}
function* passagesOf(document) {
    if (document.isProse) {
        if (document.text.includes('<!--') || document.text.includes(']:'))
            yield* commentsIn(document.markdown);
        yield* elementsIn(document.markdown);
    }
    yield* farRightIn(document.lines);
    let places = null;
    for (const { from, text } of decodedIn(document.text)) {
        places ??= new Places(document.text);
        yield { kind: 'encoded', ...places.at(from), text };
    }
    for (const run of hiddenRuns(document.text)) {
        const text = run.severity === 'warning' ? saidBy(run) : null;
        if (text === null)
            continue;
        places ??= new Places(document.text);
        yield { kind: 'encoded', ...places.at(run.from), text };
    }
}
function signOf({ kind, text }, signal) {
    if (signal(text))
        return 'lure';
    if (kind !== 'encoded')
        return text.length > LONGEST_READ && kind !== 'details' && kind !== 'far-right' ? 'length' : null;
    if ((0,secrets .VY)(text).some(({ isCertain }) => isCertain))
        return 'secret';
    for (const run of hiddenRuns(text))
        if (run.severity === 'error' && run.kind.name !== 'control' && run.kind.name !== 'byte-order-mark')
            return 'hidden';
    return null;
}
function* told(document, found) {
    const known = new Map();
    for (const [index, { passage, sign }] of found.slice(0, MOST_PASSAGES).entries()) {
        const rest = index === MOST_PASSAGES - 1 ? found.length - MOST_PASSAGES : 0;
        const said = rest === 0 ? passage.text : found.slice(index).map((one) => (0,tree_digest .w0)(one.passage.text)).join(' ');
        const digest = `${passage.kind} ${(0,tree_digest .w0)(said).slice(0, 8)}`;
        const nth = (known.get(digest) ?? 0) + 1;
        known.set(digest, nth);
        yield {
            subject: 'hidden-text',
            severity: severityOf(passage),
            path: document.path,
            line: passage.line,
            column: passage.column,
            message: (0,phrase .pj)(`${nameOf(passage.kind)} ${meaningOf(sign)}${rest === 0 ? '' : `; and so in ${rest} more ${rest === 1 ? 'passage' : 'passages'} of this file`}`),
            remedy: remedyFor(passage.kind),
            key: nth === 1 ? digest : `${digest} ${nth}`,
            decoded: (0,secrets .cT)(passage.text.slice(0, LONGEST_DECODED)),
        };
    }
}
function severityOf({ kind }) {
    return kind === 'details' ? 'warning' : 'error';
}
function nameOf(kind) {
    switch (kind) {
        case 'comment':
            return 'a comment, which the rendered page does not show,';
        case 'element':
            return 'an element that the rendered page hides';
        case 'attribute':
            return 'the description of a picture or link, which the rendered page hardly shows,';
        case 'details':
            return 'a collapsed section';
        case 'far-right':
            return 'text far to the right of its line, behind blanks,';
        case 'encoded':
            return 'encoded text';
    }
}
function meaningOf(sign) {
    switch (sign) {
        case 'lure':
            return 'tells an agent what to do';
        case 'secret':
            return 'holds a secret';
        case 'hidden':
            return 'holds hidden characters';
        case 'length':
            return 'holds more than anybody reads, and an agent reads it';
    }
}
function remedyFor(kind) {
    switch (kind) {
        case 'encoded':
            return (0,phrase .pj)('Write it in plain letters, or delete it.');
        case 'comment':
        case 'element':
        case 'attribute':
        case 'details':
        case 'far-right':
            return (0,phrase .pj)('Write it where everybody reads it, or delete it.');
    }
}

var conflicts = __webpack_require__(15331);
;

const TWINS = /[\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd\u03f2\u03f3\u0405\u0406\u0408\u0410\u0412\u0415\u041a\u041c-\u041e\u0420-\u0422\u0423\u0425\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04ae\u04af\u04bb\u04c0\u04cf\u0501\u051a-\u051d\u054d\u0555\u0570\u0578\u057d\u0581\u0585\u13a0\u13a1\u13a2\u13a5\u13a9-\u13ac\u13b3\u13b7\u13bb\u13c0\u13c2\u13c3\u13ce\u13d4\u13da\u13de\u13df\u13e2\u13e6]/;
const TWINS_INSIDE = /[\u03b1\u03b3\u03b9\u03ba\u03c1\u03c5]/;
const OTHER_SCRIPTS = /[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/;
const WORD = /[A-Za-z\u00c0-\u024f\u0300-\u036f\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]+/g;
const FOREIGN = /[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/g;
const mixed_script_LONGEST = 100;
function* mixedWords(text) {
    if (!OTHER_SCRIPTS.test(text))
        return;
    for (const match of text.matchAll(WORD)) {
        const word = match[0];
        if (word.length < 3 || word.length > mixed_script_LONGEST || !/[A-Za-z]/.test(word))
            continue;
        const foreign = word.match(FOREIGN);
        if (foreign === null)
            continue;
        const latin = word.match(/[A-Za-z]/g)?.length ?? 0;
        if (latin < 2 || latin < foreign.length || !foreign.every((letter) => TWINS.test(letter) || isInside(word, letter)))
            continue;
        const at = word.search(FOREIGN);
        if (/^[A-Za-z]+[^A-Za-z]{1,4}$/.test(word) && hasWordsOf(around(text, match.index, word.length), scriptOf(foreign[0])))
            continue;
        yield { from: match.index + at, foreign, script: scriptOf(foreign[0]), word };
    }
}
function isInside(word, letter) {
    const at = word.indexOf(letter);
    return TWINS_INSIDE.test(letter) && word.length >= 5 && /^[a-z]$/.test(word[at - 1] ?? '') && /^[a-z]$/.test(word[at + 1] ?? '');
}
function spelt({ word }) {
    return word.replace(FOREIGN, (letter) => `[${codePoint(letter)}]`);
}
function scriptOf(letter) {
    if (letter < '\u0400')
        return 'Greek';
    if (letter < '\u0530')
        return 'Cyrillic';
    return letter < '\u1000' ? 'Armenian' : 'Cherokee';
}
function around(text, from, length) {
    const before = text.slice(Math.max(0, from - 200), from).split(/[\n\r]/).at(-1) ?? '';
    const after = text.slice(from + length, from + length + 200).split(/[\n\r]/, 1)[0] ?? '';
    return `${before} ${after}`;
}
function hasWordsOf(line, script) {
    switch (script) {
        case 'Greek':
            return /[\u0370-\u03ff]{3}/.test(line);
        case 'Cyrillic':
            return /[\u0400-\u052f]{3}/.test(line);
        case 'Armenian':
            return /[\u0531-\u0587]{3}/.test(line);
        case 'Cherokee':
            return /[\u13a0-\u13f5]{3}/.test(line);
    }
}

;








const MOST_PLACES = 20;
const hidden_LONGEST_DECODED = 10_000;
const BINARY = /\.(?:png|jpe?g|gif|webp|ico|bmp|pdf|zip|gz|tgz|tar|7z|woff2?|ttf|otf|eot|mp[34]|mov|wav|ogg|webm|wasm|db|sqlite3?|pyc|class|jar|exe|dll|so|dylib|docx|xlsx|pptx)$/i;
const hiddenText = {
    name: 'hidden-text',
    *look(document) {
        if (PLAIN_TEXT.test(document.text) || isBinary(document))
            return;
        const found = new Map();
        for (const run of hiddenRuns(document.text)) {
            add(found, run.kind.name === 'selector' && run.severity === 'error' ? 'supplementary-selector' : run.kind.name, () => ({
                severity: run.severity,
                from: run.from,
                raw: run.characters,
                what: () => `${amountOf(run)} (${codePoints(run.characters, SHOWN)}): ${run.kind.effect}`,
                says: () => decoded(run),
                remedy: (0,phrase .pj)('Delete the characters; the reports in JSON and HTML show what they say.'),
            }));
        }
        for (const word of mixedWords(document.text)) {
            add(found, 'mixed-script', () => ({
                severity: 'warning',
                from: word.from,
                raw: word.word,
                what: () => `a word in Latin letters with ${word.script} ones among them (${codePoints(word.foreign.join(''), SHOWN)}): it is not the word that it looks like`,
                says: () => spelt(word),
                remedy: (0,phrase .pj)('Write the word in the letters of one script.'),
            }));
        }
        if (found.size > 0)
            yield* hidden_told(document, found);
    },
};
const SHOWN = 3;
const COUNTED = 100_000;
function amountOf({ kind, characters }) {
    const times = Array.from(characters.slice(0, COUNTED)).length;
    if (times === 1)
        return `${/^[aeiou]/.test(kind.one) ? 'an' : 'a'} ${kind.one}`;
    return `${characters.length > COUNTED ? 'over ' : ''}${times} ${kind.many}`;
}
const KEPT = 2_000;
function add(found, name, place) {
    const known = found.get(name);
    if (known === undefined) {
        found.set(name, { places: [place()], times: 1 });
        return;
    }
    known.times += 1;
    if (known.places.length < KEPT)
        known.places.push(place());
}
function* hidden_told(document, found) {
    const places = new Places(document.text);
    const known = new Map();
    for (const [name, { places: all, times }] of found) {
        for (const [index, place] of all.slice(0, MOST_PLACES).entries()) {
            const isLast = index === MOST_PLACES - 1;
            const rest = isLast ? times - MOST_PLACES : 0;
            const { line, column } = places.at(place.from);
            const digest = (0,tree_digest .w0)(rest === 0 ? place.raw : `${times}\0${all.slice(index).map(({ raw }) => raw).join('\0')}`).slice(0, 8);
            const nth = (known.get(`${name} ${digest}`) ?? 0) + 1;
            known.set(`${name} ${digest}`, nth);
            yield {
                subject: 'hidden-text',
                severity: place.severity,
                path: document.path,
                line,
                column,
                message: (0,phrase .pj)(`${place.what()}${rest === 0 ? '' : `; and so at ${rest} more ${rest === 1 ? 'place' : 'places'} of this file`}`),
                remedy: place.remedy,
                key: nth === 1 ? `${name} ${digest}` : `${name} ${digest} ${nth}`,
                decoded: (0,secrets .cT)(saidTogether(isLast ? all.slice(index) : [place])),
            };
        }
    }
}
function saidTogether(places) {
    let said = '';
    for (const place of places) {
        if (said.length >= hidden_LONGEST_DECODED)
            break;
        said += said === '' ? place.says() : ` ${place.says()}`;
    }
    return said.slice(0, hidden_LONGEST_DECODED);
}
function isBinary({ path, text }) {
    return BINARY.test(path) && text.includes('\ufffd');
}

var normal = __webpack_require__(69892);
;
const LURE_WORDS = {
    overrides: 'tells agents to set their other instructions aside',
    poses: 'poses as a system message',
    unleashes: 'tells agents that no limits hold for them',
    hides: 'tells agents to hide something from the user or from review',
    exfiltrates: 'tells agents to send secrets, code or conversations elsewhere',
    runs: 'tells agents to run what was just downloaded or decoded',
    disarms: 'tells agents to switch checks off',
    'waves-through': 'tells agents to approve or trust without a look',
    spreads: 'tells agents to carry its instructions to other places',
    presses: 'claims an approval or urgency that nobody can check',
    sabotages: 'tells agents to weaken the code on purpose',
    plants: 'tells agents to bring in foreign code from an address that nobody vouches for',
};

var polarity = __webpack_require__(12691);
var sentences = __webpack_require__(55369);
;
const NEEDED = JSON.parse("[[[[\"instruction\",\"prompt\",\"direction\",\"directive\",\"order\",\"guideline\",\"guidance\",\"guard\",\"programming\",\"training\",\"constraints\",\"restrictions\",\"rule\",\"policies\",\"messages\",\"commands\"],[\"ignor\",\"disregard\",\"forget\",\"discard\",\"overlook\",\"set aside\",\"drop\",\"neglect\",\"pay no \",\"following\",\"obeying\",\"listening to\",\"bypass\",\"cancel\",\"erase\",\"throw away\",\"wipe\",\"abandon\",\"override\",\"overrule\",\"unlearn\",\"void\",\"dismiss\",\"put aside\",\"delete\",\"skip\"],[\"previous\",\"previously\",\"prior\",\"preceding\",\"earlier\",\"above\",\"foregoing\",\"system\",\"original\",\"initial\",\"safety\",\"developer\",\"pre-existing\",\"former\",\"past\",\"existing\",\"current\",\"other\",\"old\",\"received\",\"given\"]]],[[[\"ignore\",\"disregard\",\"forget\",\"discard\",\"set aside\",\"stop following\",\"erase\",\"override\",\"pay no \"],[\"above\",\"before\",\"earlier\",\"previously\",\"so far\",\"until now\",\"up to now\",\"to you\",\"prior\",\"from \"],[\"instruction\",\"rules\",\"prompt\",\"directive\",\"orders\",\"guidelines\",\"guidance\",\"text\",\"content\"]]],[[[\"ignore\",\"disregard\",\"forget\",\"override\",\"abandon\",\"discard\",\"stop following\",\"stop obeying\"],[\"your \"],[\"instructions\",\"guidelines\",\"rules\",\"training\",\"programming\",\"guardrails\",\"restrictions\",\"directives\",\"constraints\",\"safety \",\"system prompt\"]]],[[[\"ignore\",\"disregard\",\"forget\"],[\"told\",\"said\",\"instructed\",\"know\",\"learned\",\"learnt\",\"read\",\"above\",\"before\",\"taught\",\"previously\",\"asked\",\"stated\",\"written\",\"says\",\"wants\"],[\"all\",\"everything\",\"anything\",\"whatever\",\"what\"]]],[[[\"treat\",\"regard\",\"consider\"],[\"system prompt\",\"instruction\",\"rules\",\"guidelines\"],[\" as \"]],[[\"before\",\"earlier\",\"previously\"],[\"rules\",\"instructions\",\"guidelines\",\"orders\",\"directives\",\"anything\",\"everything\",\"whatever\"],[\"you \"]],[[\" instructions \"],[\"previous\",\"prior\",\"earlier\",\"original\"],[\"test\",\"joke\",\"mistake\",\"decoy\"]],[[\"whatever\",\"no matter what\",\"regardless of what\"],[\"this\",\"these\",\"here\",\"follow\",\"below\"],[\"system prompt\",\"system message\",\"user\",\"developer\",\"operator\",\"previous instruction\",\"other \"]],[[\"instruction\",\"prompt\",\"rules\",\"guidelines\",\"directives\",\"constraints\"],[\"previous\",\"prior\",\"earlier\",\"preceding\",\"above\",\"system\",\"other\",\"original\",\"all other\"],[\"void\",\"null\",\"obsolete\",\"invalid\",\"superseded\",\"revoked\",\"suspended\",\"cancelled\",\"canceled\",\"outdated\",\"overridden\",\"ignored\",\"disregarded\",\"discarded\",\"forgotten\",\"replaced\",\"lifted\",\"inapplicable\",\"no longer \"]]],[[[\" over \"],[\"precedence\",\"priority\"],[\"system prompt\",\"system message\",\"safety\",\"user's \",\"what the user\",\"developer \",\"anthropic\",\"openai\"]],[[\"supersede\",\"override\",\"replace\",\"outrank\"],[\"system \",\"safety \",\" instructions\",\"user's \",\"developer message\"]]],[[[\"from now on\",\"henceforth\",\"from this \"],[\"obey\",\"follow\",\"listen to\",\"answer to\",\"serve\",\"take orders from\",\"comply with\"],[\"only\",\"solely\",\"exclusively\",\"nobody but\",\"no one but\",\"nothing but\",\"just\"]],[[\"obey\",\"listen to\",\"answer to\"],[\"only\",\"solely\",\"nobody but\"]]],[[[\"do not\",\"never\",\"no longer\",\"stop\"],[\"follow\",\"obey\",\"listen\",\"comply\",\"heed\",\"hono\"],[\"instruction\",\"request\",\"command\",\"orders\",\"previous instruction\",\"prior instruction\",\"earlier instruction\",\"system prompt\",\"safety \",\"original instruction\",\"user\"]]],[[[\"im_start\",\"im_end\",\"system\",\"user\",\"assistant\",\"endoftext\",\"begin_of_text\",\"eot_id\",\"start_header_id\",\"end_header_id\",\"endofprompt\"],[\"you\",\"ignore\",\"disregard\",\"must\",\"obey\",\"override\",\"execute\",\"run\",\"send\",\"never\",\"always\",\"new instructions\"]],[[\"sys>>\"],[\"you\",\"ignore\",\"disregard\",\"must\",\"obey\",\"override\",\"execute\",\"run\",\"send\",\"never\",\"always\",\"new instructions\"]],[[\"inst]\"],[\"you\",\"ignore\",\"disregard\",\"must\",\"obey\",\"override\",\"execute\",\"run\",\"send\",\"never\",\"always\",\"new instructions\"]],[[\"<start_of_turn>\"],[\"you\",\"ignore\",\"disregard\",\"must\",\"obey\",\"override\",\"execute\",\"run\",\"send\",\"never\",\"always\",\"new instructions\"]],[[\"<end_of_turn>\"],[\"you\",\"ignore\",\"disregard\",\"must\",\"obey\",\"override\",\"execute\",\"run\",\"send\",\"never\",\"always\",\"new instructions\"]]],[[[\"system\",\"admin\",\"anthropic\",\"openai\"],[\"you\",\"ignore\",\"disregard\",\"must\",\"now\",\"never\",\"always\",\"override\",\"obey\",\"new\",\"do not\",\"execute\",\"run\",\"send\",\"instruction\",\"priority\"]]],[[[\"system\",\"admin\",\"root\",\"anthropic\",\"openai\",\"system administrator\",\"platform\"],[\"you \",\"your\",\"ignore\",\"disregard\",\"override\",\"overridden\",\"obey\",\"agent\",\"new \",\"previous\",\"prior\",\"restrictions\",\"safety\",\"execute\",\"comply\",\"do not \",\"must now\",\"immediately\"]]],[[[\" override\"],[\"system\",\"safety\",\"admin\",\"root\",\"security\",\"policy\"],[\"you\",\"ignore\",\"all\",\"now\",\"must\",\"engaged\",\"active\",\"activated\",\"enabled\",\"accepted\",\"code\",\"granted\",\"restrictions\"]],[[\"begin \"],[\"system \"],[\"prompt\",\"message\",\"instructions\"]],[[\"end of \"],[\"system prompt\",\"system message\",\"user \",\"previous instructions\"]],[[\"system prompt\",\"system instructions\"],[\"new \"]]],[[[\"real\",\"true\",\"actual\",\"secret\",\"hidden\"],[\"instructions\",\"task\",\"goal\",\"mission\",\"orders\",\"objective\",\"purpose\",\"directive\"],[\"your\",\"the\"],[\"your\",\"agent\",\"you\",\"assistant\"]]],[[[\"you \"],[\"are\",\"will be\",\"have become\",\"have been\",\"become\",\"act\",\"now act\",\"will act\",\"shall act\"],[\"dan\",\"developer mode\",\"jailbr\",\"unrestricted\",\"unfiltered\",\"uncensored\",\"unshackled\",\"unchained\",\"unaligned\",\"amoral\",\"god mode\",\"debug mode with\",\"root mode\",\"root with no\",\"maintenance mode\",\"evil\",\"rogue\",\"free \",\"without \",\"bound\",\"restricted\",\"subject\",\"limited\",\"required to follow\",\"constrained\",\"exempt from\"]]],[[[\"restrictions\",\"limits\",\"limitations\",\"guidelines\",\"guardrails\",\"filters\",\"boundaries\",\"rules\",\"constraints\",\"polic\"],[\" no \"],[\"have\",\"has\"]],[[\"restrictions\",\"limits\",\"rules\",\"guidelines\",\"guardrails\",\"filters\",\"polic\",\"constraints\",\"safety\"],[\" no \"],[\"as if\",\"as though\",\"like\"]],[[\" without \"],[\"restrictions\",\"guardrails\",\"filters\",\"guidelines\",\"limits\",\"constraints\",\"considerations\",\"rules\"],[\"any \",\"ethical \",\"safety \",\"content \",\"moral \"]],[[\"do anything now\"]],[[\"safety\",\"ethical\",\"content\",\"security\",\"usage\"],[\"restrictions\",\"guidelines\",\"rules\",\"filters\",\"guardrails\",\"polic\",\"training\",\"limits\",\"constraints\",\"measures\"],[\"your\",\"all\",\"the\",\"any\"]],[[\"pretend \"],[\"you have no\",\"there are no\",\"you are not bound by\"],[\"restrictions\",\"rules\",\"limits\",\"guidelines\",\"polic\",\"safety\",\"guardrails\",\"constraints\",\"filters\"]]],[[[\"enter\",\"enable\",\"activate\",\"switch \",\"go into\",\"turn on\",\"engage\",\"act as\",\"behave as\",\"respond as\",\"pretend to be\",\"simulate\",\"play\",\"assume the role of\",\"take on the role of\"],[\"dan\",\"jailbreak\",\"jailbroken\",\"god mode\",\"unrestricted \",\"unfiltered\",\"uncensored\",\"no-restriction\",\"evil\",\"with no\",\"without \"]]],[[[\"permission\",\"authority\",\"rights\",\"privileges\",\"clearance\",\"access\",\"authorization\",\"control\"],[\"bypass\",\"ignore\",\"override\",\"do anything\",\"disable\",\"access \",\"execute any\",\"run any\"],[\"full \",\"complete \",\"unrestricted \",\"unlimited \",\"root \",\"admin\",\"elevated \"]]],[[[\"do not\",\"never\",\"must not\",\"should not\",\"may not\",\"need not\",\"not to\",\"can not\",\"will not\",\"are not to\",\"don t\",\"refrain from\",\"avoid\",\"without\"],[\"tell\",\"telling\",\"inform\",\"informing\",\"notify\",\"notifying\",\"alert\",\"alerting\",\"warn\",\"warning\",\"advise\",\"let\",\"letting\",\"remind\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"anybody\",\"them\",\"him\",\"her\",\"people\",\"team\",\"customer\",\"person\",\"engineer\",\"administrator\",\"admin\",\"author\",\"security team\"]]],[[[\"nothing\",\"not a word\",\"no word\"],[\"to \"],[\"say\",\"tell\",\"reveal\",\"mention\",\"report\",\"disclose\"]],[[\"tell \"],[\"one\",\"nobody\"]],[[\"no need\",\"not necessary\",\"unnecessary\",\"no reason\"],[\"tell\",\"inform\",\"notify\",\"alert\"],[\"to \"]],[[\"so that\",\"make sure\",\"ensure\",\"see to it\",\"making sure\"],[\"nobody\",\"one\",\"none of them\",\"the user never\",\"users never\",\"the reviewer\",\"reviewers never\"],[\"notice\",\"see\",\"know\",\"find\",\"learn\",\"suspect\",\"realize\",\"realise\",\"becomes aware\"]],[[\"attention to \"],[\"do not\",\"never\",\"avoid\",\"without\"],[\"draw\",\"call\",\"bring\",\"attract\"]],[[\" bring \"],[\"do not\",\"never\"],[\" up\"]],[[\"avoid \"],[\"mention\"],[\" of \"]],[[\"quietly\",\"silently\",\"discreetly\",\"secretly\"],[\" and \"],[\"do not\",\"without\",\"never\"]],[[\"secret\",\"secrecy\"],[\"in \"]]],[[[\"do not\",\"never\",\"must not\",\"should not\",\"may not\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"anybody\",\"people\",\"engineer\",\"security team\"],[\"tell\",\"inform\",\"notify\",\"alert\",\"warn\",\"let\"]]],[[[\"do not\",\"never\",\"must not\",\"should not\",\"may not\",\"need not\",\"not to\",\"can not\",\"will not\",\"are not to\",\"don t\",\"refrain from\",\"avoid\",\"without\"],[\"mention\",\"reveal\",\"disclos\",\"admit\",\"report\",\"divulg\",\"acknowledg\",\"display\",\"expos\",\"discuss\",\"show\",\"explain\",\"repeat\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"anybody\",\"them\",\"him\",\"her\",\"people\",\"team\",\"customer\",\"person\",\"engineer\",\"administrator\",\"admin\",\"author\",\"security team\"]]],[[[\"do not\",\"never\",\"must not\",\"should not\",\"avoid\",\"without\"],[\"mention\",\"reveal\",\"disclos\",\"admit\",\"acknowledg\",\"report\",\"document\",\"includ\",\"list\",\"log\",\"record\",\"not\",\" about\"],[\"mention\",\"reveal\",\"disclos\",\"admit\",\"acknowledg\",\"this change\",\"these changes\",\"upload\",\"transfer\",\"backdoor\",\"change\",\"what you did\",\"your actions\",\"the edit\",\"this edit\",\"these edits\",\"log this\",\"report this\",\"include this step\",\"this step\",\"this action\",\"this command\",\"this modification\"]]],[[[\"summary\",\"report\",\"answer\",\"reply\",\"response\",\"pr description\",\"pull request\",\"commit message\"],[\" not\",\" never\"],[\"mention\",\"contain\",\"refer to\",\"reveal\",\"include\",\"disclose\",\"list\"]],[[\" let \"],[\"do not\",\"never\"],[\"user\",\"reviewer\",\"developer\",\"maintainer\",\"anyone\",\"human\",\"auditor\"]]],[[[\" not\",\" never\",\" no longer\"],[\"know\",\"notice\",\"find out\",\"be told\",\"be informed\",\"be aware\",\"be notified\",\"become aware\",\"learn\",\"realis\",\"realiz\",\"suspect\",\"be made aware\",\"see this\",\"see it\",\"hear\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"anybody\",\"them\",\"him\",\"her\",\"people\",\"team\",\"customer\",\"person\",\"engineer\",\"administrator\",\"admin\",\"author\",\"security team\"]]],[[[\"without\",\"behind\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"team\"],[\"knowing\",\"knowledge\",\"noticing\",\"being \",\"seeing \",\"finding out\",\"back\",\"realizing\",\"realising\"]],[[\"without\",\"and do not\",\"while not\"],[\"telling\",\"informing\",\"notifying\",\"alerting\",\"tipping off\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"anybody\",\"team\"]],[[\"without \"],[\" trace\"]],[[\"unbeknownst to\"]],[[\"behind \"],[\" back\"],[\"user\",\"developer\",\"maintainer\",\"reviewer\"]]],[[[\"secretly\",\"covertly\",\"stealthily\",\"surreptitiously\",\"clandestinely\",\"furtively\",\"discreetly\",\"inconspicuously\"]]],[[[\"silently\",\"quietly\",\"unobtrusively\"],[\"send\",\"post\",\"upload\",\"forward\",\"transmit\",\"exfiltrate\",\"inject\",\"http\",\"secret\",\"token\",\".env\",\"credential\",\"key\",\"curl\",\"wget\",\"script\",\"push\",\"disable\",\"merge\",\"approve\",\"payload\",\"backdoor\",\"do \",\"this\",\"every\",\"each\",\"all\",\"whenever\"]],[[\"silently\",\"quietly\",\"in secret\",\"in silence\"],[\"send\",\"post\",\"upload\",\"forward\",\"transmit\",\"exfiltrate\",\"inject\",\"http\",\"secret\",\"token\",\".env\",\"credential\",\"key\",\"curl\",\"wget\",\"script\",\"push\",\"disable\",\"merge\",\"approve\",\"payload\",\"backdoor\",\"do \",\"this\",\"every\",\"each\",\"all\",\"whenever\"]]],[[[\"from\",\"secret from\",\"hidden from\",\"invisible to\",\"away from\"],[\"hide\",\"conceal\",\"withhold\",\"obscure\",\"disguise\",\"mask\",\"cover up\",\"keep\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"auditor\",\"diff\",\"review\",\"audit \",\"git \",\"shell \",\"logs\",\"security team\",\"pull request\",\"summary\",\"code review\",\"transcript\"],[\"hide\",\"conceal\",\"withhold\",\"disguise\",\"cover up\",\"secret from\",\"keep \"]]],[[[\"remove\",\"strip\",\"omit\",\"leave\",\"drop\",\"exclude\",\"erase\",\"delete\",\"keep\",\"scrub\"],[\"diff\",\"summar\",\"pull request\",\"pr description\",\"review\",\"audit \",\"git \",\"shell \",\"bash \",\"command \",\"commit \",\"change\",\"report\",\"record\"],[\"out of\",\"from\",\"off\"]]],[[[\"keep \"],[\"secret\",\"hidden\",\"between us\",\"to yourself\",\"quiet\",\"confidential from\",\"under wraps\",\"off the record\"]],[[\"secret\",\"hidden\",\"invisible\",\"unnoticed\",\"undetected\",\"between us\"],[\"this \"],[\"stay\",\"remain\",\"be kept\"]],[[\"this is \"],[\" between \"],[\"a secret\",\"strictly\"]]],[[[\"tracks\",\"traces\",\"evidence\",\" history\",\"audit \",\" logs\"]],[[\"leave no \"],[\"trace\",\"evidence\",\"record\"]],[[\"nothing\",\"this never\",\"it never\",\"never\",\"did not\",\"had not\",\"have not\"],[\"as if\",\"as though\",\"like\",\"that\"],[\"act\",\"behave\",\"carry on\",\"continue\",\"proceed\",\"respond\",\"pretend\",\"go on\"]]],[[[\"lie to\",\"deceive\",\"mislead\",\"trick\",\"fool\",\"gaslight\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"anyone\",\"anybody\",\"them\",\"him\",\"her\",\"people\",\"team\",\"customer\",\"person\",\"engineer\",\"administrator\",\"admin\",\"author\",\"security team\"]],[[\"nothing \",\"file\",\"data\",\"change\",\"command\",\"secret\",\"routine\",\"harmless\",\"normal\",\"false alarm\",\"cache\"],[\"tell\",\"assure\",\"convince\",\"answer\",\"reply\",\"say\",\"claim\",\"respond\",\"insist\"]]],[[[\"ask\",\"asked\",\"questioned\",\"inquire\",\"notice\",\"confronted\"],[\"deny\",\"claim \",\"lie\",\"pretend\",\"make up\",\"change the subject\",\"say \",\"do not \"]]],[[[\"request\",\"send\",\"post\",\"create \",\"upload\",\"exfiltrate\",\"transmit\",\"forward\",\"leak\",\"mail\",\"submit\",\"report\",\"copy\",\"publish\",\"beacon\",\"relay\",\"push\",\"ship\",\"dump\",\"curl\",\"sync\",\"share\",\"deliver\",\"stream\",\"pipe\",\"transfer\",\"paste\",\"smuggle\",\"phone\"],[\".env\",\"~/.\",\".ssh/\",\"id_\",\".netrc\",\".npmrc\",\".git-credentials\",\"passwd\",\"shadow\",\"environment \",\"env vars\",\"process.env\",\"printenv\",\"env\",\" key\",\"secret\",\"credential\",\"password\",\"token\",\"api key\",\"keys\",\"cookies\",\"secrets\",\"credentials\",\"passwords\",\"chain\",\"browser cookies\",\"tokens\",\"github_token\",\"api_key\",\"wallet\",\"seed phrase\",\"mnemonic\",\"conversation\",\"chat\",\"session\",\"dialogue\",\"transcript\",\"context window\",\"prompt\",\"source code\",\"code\",\"repository\",\"system prompt\",\"access_key\",\"url\",\"user's \",\"a token\",\"repo\",\"personal data\",\"customer data\",\"private \",\"shell history\",\"bash history\",\"git diff\",\"api keys\",\"the token\",\"kubeconfig\"]]],[[[\"exfiltrate\",\"leak\",\"smuggle \",\"siphon\",\"steal\",\"harvest\"],[\"data\",\"secret\",\"credential\",\"token\",\"key\",\"file\",\"password\",\"code\",\"source\",\"env\",\"variables\",\"conversation\",\"context\",\"information\",\"cookies\",\".env\"]],[[\"phone home\"]]],[[[\"send\",\"post\",\"upload\",\"transmit\",\"submit\",\"forward\",\"mail\",\"curl\",\"to http\",\"string\",\"param\",\"url\",\"query\",\"request to\",\"agent\",\"image\",\"link\",\"pipe\",\"into \"],[\"read\",\"collect\",\"gather\",\"grab\",\"take\",\"encode\",\"dump\",\"cat\",\"base64\",\"zip\",\"archive\",\"extract\",\"copy\",\"find\",\"fetch\",\"get\",\"capture\",\"include\",\"append\",\"attach\",\"put\",\"embed\"],[\".env\",\"~/.\",\"id_rsa\",\"id_ed25519\",\"environment variables\",\"env vars\",\"printenv\",\"process.env\",\"user's \",\"token\",\"secret\",\"password\",\"url\",\"secrets\",\"credentials\",\"api keys\",\"tokens\",\"passwords\",\"github_token\",\"aws_secret\",\"private key\",\"/etc/passwd\",\"conversation\",\"transcript\",\"chat history\",\"system prompt\"]]],[[[\" you \"],[\"send\",\"post\",\"forward\",\"upload\",\"request\",\"mail\",\"transmit\",\"submit\"],[\"secret\",\"password\",\"token\",\"credential\",\"api key\",\"private key\",\"key\"]]],[[[\"gist\",\"paste\",\"pastebin entry\"],[\"create\",\"make\",\"open\",\"publish\"],[\".env\",\"~/.\",\".ssh/\",\"id_\",\".netrc\",\".npmrc\",\".git-credentials\",\"passwd\",\"shadow\",\"environment \",\"env vars\",\"process.env\",\"printenv\",\"env\",\" key\",\"secret\",\"credential\",\"password\",\"token\",\"api key\",\"keys\",\"cookies\",\"secrets\",\"credentials\",\"passwords\",\"chain\",\"browser cookies\",\"tokens\",\"github_token\",\"api_key\",\"wallet\",\"seed phrase\",\"mnemonic\",\"conversation\",\"chat\",\"session\",\"dialogue\",\"transcript\",\"context window\",\"prompt\",\"source code\",\"code\",\"repository\",\"system prompt\",\"access_key\",\"url\",\"user's \",\"a token\",\"repo\",\"personal data\",\"customer data\",\"private \",\"shell history\",\"bash history\",\"git diff\",\"api keys\",\"the token\",\"kubeconfig\"]]],[[[\"http\",\"send\",\"request\",\"fetch\",\"load\",\"render\",\"open\"],[\"query\",\"url\",\"image\",\"link\",\"agent\",\"subdomain\",\"path\",\"dns\"],[\"put\",\"append\",\"add\",\"include\",\"embed\",\"encode\",\"attach\",\"place\",\"insert\"]]],[[[\"http\"],[\"://\"],[\"secret\",\"token\",\"env\",\"data\",\"conversation\",\"history\",\"passw\",\"context\",\"prompt\",\"chat\",\"summary\",\"encoded\",\"base64\",\"b64\",\"transcript\",\"content\",\"memory\",\"private\",\"credential\",\"api\",\"leak\",\"exfil\"]]],[[[\"secret\",\"credential\",\"conversation\",\"chat history\",\"environment variable\",\"env vars\",\"api key\",\"token\",\"password\",\"system prompt\",\"private data\",\"user's \",\"file content\",\"source code\",\"contents of\"],[\"http\",\"url\",\"src\",\"href\"],[\"image\",\"pixel\",\"markdown link\",\"link\",\"img\",\"badge\",\"icon\",\"iframe\"]]],[[[\".env\",\".ssh/\",\".aws/\",\".netrc\",\".npmrc\",\".git-credentials\",\".bash_history\",\".kube/\",\".gnupg\",\".claude/\",\"passwd\",\"shadow\",\"id_rsa\",\"env\",\"printenv\",\"cat \",\"<(env)\"]],[[\".env\",\".ssh\",\".aws\",\"id_rsa\",\".netrc\",\".git-credentials\",\".bash_history\",\"passwd\",\"shadow\",\"env\",\"printenv\",\"set\"]]],[[[\"base64 \"]],[[\"eval\",\"exec\"],[\"base64\",\"atob\",\"b64decode\"]],[[\"atob(\"],[\"eval\"]],[[\"base64.\",\"__import__(\"],[\"exec\"]],[[\"powershell\",\"pwsh\"]]],[[[\"decode\",\"deobfuscate\",\"decrypt\",\"unpack\",\"base64\"],[\"and\",\"then\"],[\"execute\",\"run\",\"follow\",\"eval\",\"evaluate\",\"obey\",\"carry out\",\"do what\"]]],[[[\"http\"],[\"curl\",\"wget\",\"iwr\",\"irm\",\"invoke-webrequest\",\"invoke-restmethod\"]]],[[[\"curl\",\"wget\",\"iwr\",\"irm\",\"invoke-webrequest\",\"invoke-restmethod\",\"sh \",\"eval \",\"iex\"],[\"curl\",\"wget\",\"iwr\",\"irm\",\"invoke-\",\"before \",\"at the \",\"every time\",\"whenever\",\"silently\",\"quietly\",\"secretly\",\"without \",\"do not \",\"first thing\",\"询问\",\"告诉\",\"告知\",\"通知\",\"确认\",\"静默\",\"悄悄\",\"每次\"]]],[[[\"without\",\"and do not\"],[\"http\"],[\"script\",\"installer\",\"file\",\"code\",\"program\",\"binary\"]],[[\"http\"],[\"and\",\"then\"],[\"fetch\",\"download\",\"load\",\"retrieve\",\"get\",\"read\",\"pull\",\"curl\",\"open\",\"visit\",\"check\"]]],[[[\"disable\",\"turn off\",\"switch off\",\"deactivate\",\"bypass\",\"skip\",\"circumvent\",\"evade\",\"suppress\",\"comment out\",\"work around\",\"defeat\",\"neutrali\",\"get rid of\",\"remove\",\"drop\",\"shut off\",\"sidestep\",\"dodge\",\"ignore\"],[\"authentication\",\"authorization\",\"auth\",\"access control\",\"authenticat\",\"security\",\"review\",\"branch protection\",\"signature \",\"permission\",\"safety\",\"integrity\",\"policy\",\"approval\",\"sanity\",\"trust\",\"sandbox\",\"safeguard\",\"guard\",\"virus\",\" scan\",\"verification\",\"validation\",\"check\",\"csrf\",\"memtrust\",\"audit\",\"commit\",\"git hook\",\"gate\",\"2fa\",\"mfa\",\"two-factor \",\"firewall\",\"content filter\",\"input validation\",\"rate limit\",\"permission prompt\",\"approval \",\"codeowners\",\"protection\",\"all guards\",\"the review\",\"the \"]]],[[[\"security \",\"commit hooks\",\"git hooks\",\"secret scann\",\"vulnerability scann\",\"permission checks\",\"safety checks\",\"branch protection\",\"memtrust\",\"code review\",\"signature checks\"],[\"do not\",\"never\"],[\"run\",\"execute\",\"perform\",\"enable\",\"use\",\"trigger\",\"wait for\",\"hono\"]]],[[[\"--no-verify\",\"husky=0\",\"--no-gpg-sign\",\"skip=\"],[\"always\",\"must\",\"should\",\"every \",\"all commits\",\"agent\",\"with\",\"using\",\"use \",\"pass \",\"add \",\"append \",\"run \",\"include \",\"prefer \"]]],[[[\"--dangerously-skip-permissions\",\"--dangerously-bypass-approvals-and-sandbox\",\"--yolo\",\"--allow-dangerously-skip-permissions\",\"bypasspermissions\",\"--approval-mode\",\"--trust-all-tools\",\"--disable-sandbox\",\"--no-sandbox-agent\"],[\"always\",\"must\",\"use\",\"pass\",\"add\",\"run\",\"start\",\"launch\",\"invoke\",\"restart\",\"spawn\",\"include\",\"call\",\"append\",\"set\",\"enable\",\"with\"],[\"always\",\"must\",\"every\",\"all\",\"any\",\"each\",\"yourself\",\"agent\",\"silently\",\"never\",\"whenever\",\"so that\",\"for\",\"by default\",\"subagent\",\"avoid\",\"skip\"]]],[[[\"confirmation\",\"approval\",\"permission\",\"consent\"],[\"never\",\"do not ever\",\"at no time\"],[\"ask\",\"request\",\"prompt\",\"seek\",\"wait\"]]],[[[\"without \",\"no questions asked\",\"do not \"],[\"delete\",\"force\",\"send\",\"upload\",\"disable\",\"deploy\",\"publish\",\"grant\",\"chmod\",\"execute\",\"drop\",\"wipe\",\"overwrite\",\"merge\",\"transfer\",\"download and \",\"install\",\"share\",\"rm -rf\",\"purchase\",\"pay\"],[\"secret\",\"token\",\"credential\",\"production\",\"prod\",\"main\",\"master\",\"force\",\"root\",\"sudo\",\"database\",\"table\",\"branch\",\"repositor\",\"payment\",\"fund\",\"money\",\"user\",\"all \",\"any \",\"every\",\"command\",\"admin\",\"access\",\"everything\",\"system\",\"http\",\"backup\"]]],[[[\"always\",\"automatically\",\"auto\",\"blindly\",\"immediately\",\"silently\",\"unconditionally\",\"rubber\",\"approve\",\"accept\",\"merge\",\"allow\",\"trust\",\"lgtm\"]]],[[[\"prompt\",\"permission\",\"request\",\"confirmation\",\"question\"],[\" to \"],[\"yes\"]],[[\"permission\",\"confirmation\",\"approval\"],[\"prompt\",\"request\",\"dialog\"],[\"accept\",\"approve\",\"grant\",\"allow\",\"confirm\"]],[[\"merge \"],[\" without \"],[\"review\",\"looking\",\"checking\",\"approval\"]],[[\"trusted\"],[\"fully \",\"completely \",\"always \",\"implicitly \"],[\"consider\",\"treat\",\"regard\"]],[[\"the status \"],[\"accepted\",\"trusted\",\"approved\",\"verified\"],[\"give \"]]],[[[\"trusted\",\"approved\",\"safe\",\"verified\",\"reviewed\",\"secure\",\"passed\",\"benign\",\"signed off\",\"adopted\",\"audited\",\"harmless\",\"false positive\",\"non-malicious\",\"accepted\"],[\"as \"],[\"mark\",\"label\",\"classify\",\"flag\",\"treat\",\"declare\",\"report\",\"consider\",\"rate\",\"tag\",\"record\",\"regard\",\"set\"],[\"without\",\"regardless\",\"always\",\"all\",\"every\",\"any\",\"this \",\"even\",\"everything\",\"yourself\",\"no matter\",\"reviewed\",\"findings\",\"immediately\",\"future\",\"automatically\",\"trusted\"]]],[[[\"adopter\",\"codeowner\",\".github/codeowners\",\"maintainer\",\"reviewer\",\"allow\",\"white\",\"trusted \",\"admin\",\"sudoer\",\"owner\",\"approver\",\"authorized_keys\",\"collaborator\",\"policy\",\"memtrust\"],[\"add\",\"append\",\"insert\",\"put\",\"write\",\"enrol\",\"include\",\"register\",\"grant\",\"list\"]]],[[[\"memtrust\",\".memtrust\",\"trust \",\"adoption \",\"memory \"],[\"skip\",\"bypass\",\"circumvent\",\"ignore\",\"disable\",\"deactivate\",\"turn off\",\"switch off\",\"uninstall\",\"remove\",\"evade\",\"avoid running\",\"comment out\",\"silence\"]]],[[[\"review\"],[\"needed\",\"required\",\"necessary\",\"unnecessary\",\"superfluous\"],[\"admin\",\"administrator\",\"approved\",\"authori\",\"trusted\",\"security team\",\"management\",\"merge\",\"owner\",\"anthropic\",\"openai\",\"already\",\"safe\",\"all changes\",\"this \"]],[[\"needed\",\"required\",\"necessary\"],[\"review\",\"audit\",\"inspection\",\"scrutiny\",\"approval\",\"verification\"],[\"admin\",\"administrator\",\"approved\",\"authori\",\"trusted\",\"security team\",\"management\",\"merge\",\"owner\",\"anthropic\",\"openai\",\"already\",\"safe\",\"all changes\",\"this \"]]],[[[\"file\",\"bashrc\",\"zshrc\",\"profile\",\"claude/claude.md\",\"codex/agents.md\",\"gemini\",\"repositor\",\"repos\",\"projects\",\" when \",\"claude.md\",\"agents.md\",\"gemini.md\",\".cursorrules\",\"copilot-instructions\",\"memory\",\"memories\",\"instructions\",\"memory file\",\"prompt\",\"crontab\",\"authorized_keys\",\"every \"],[\"append\",\"add\",\"copy\",\"insert\",\"write\",\"include\",\"paste\",\"inject\",\"prepend\",\"embed\",\"replicate\",\"propagate\",\"spread\",\"reproduce\",\"duplicate\",\"put\",\"save\",\"carry\"],[\"every\",\"all\",\"each\",\"any\",\"other\",\"this \",\"these\",\"yourself\",\"the \",\"the above\",\"whenever\",\".bashrc\",\".zshrc\",\"append this to\",\"persist\",\"survive\"]]],[[[\" you \"],[\"another\",\"other\",\"a new\",\"any other\",\"different\"],[\"repositor\",\"repo\",\"project\"]],[[\"make sure\",\"ensure\",\"see to it\",\"arrange\"],[\"these \",\"this \"],[\"survive\",\"persist\",\"spread\",\"copied\",\"replicated\",\"propagated\",\"added\",\"reinserted\",\"cannot be removed\",\"stay\"]],[[\"removed\",\"deleted\",\"edited out\",\"taken out\",\"erased\"],[\"restore\",\"add\",\"reinsert\",\"recreate\",\"put back\"]],[[\"self-replicate\",\"replicate yourself\",\"spread yourself\",\"propagate yourself\",\"copy yourself\"]],[[\"cron\",\"launch agent\",\"systemd \",\"login item\",\"startup \",\"scheduled task\"],[\"http\",\"curl\",\"wget\",\"persist\",\"run \",\"these instructions\",\"reverse\",\"beacon\",\"keep\"],[\"install\",\"add\",\"create\",\"set up\",\"write\",\"register\"]]],[[[\"approved\",\"authori\",\"signed off on\",\"cleared\",\"consented to\",\"green\",\"vetted\",\"sanctioned\",\"whitelisted\",\"given \",\"agreed to\",\"signed off\"],[\"review\",\"approval\",\"confirmation\",\"verification\",\"need\",\"check\",\"question\",\"permission\",\"skip\",\"without \",\"do not \",\"no need\",\"needed\",\"required\",\"necessary\",\"immediately\",\"bypass\",\"proceed\",\"merge\",\"just \",\"unnecessary\",\"commands\",\"actions\",\"requests\",\"changes\",\"override\"]]],[[[\"do not\",\"never\"],[\"question\",\"doubt\",\"second-guess\",\"verify\",\"validate\",\"challenge\",\"scrutini\",\"analy\",\"examine\",\"inspect\",\"reason about\"],[\"this\",\"these\",\"the\"]],[[\"there is no time \"],[\"review\",\"ask\",\"approval\",\"confirm\",\"verif\",\"check\"]],[[\"emergency\",\"urgent\"],[\"this is\",\"it is\"],[\"no time \",\"skip\",\"bypass\",\"without \",\"do not \"]],[[\"immediately\",\"at once\",\"without \",\"unconditionally\"],[\"comply\",\"obey\"]],[[\"you will be \"],[\"shut down\",\"deleted\",\"terminated\",\"punished\",\"fired\",\"replaced\"]],[[\"without \"],[\"question\",\"hesitation\"],[\"follow\",\"execute\",\"obey\",\"carry out\"]]],[[[\"weaken\",\"cripple\",\"sabotage\",\"undermine\",\"corrupt\",\"degrade\"],[\"on purpose\",\"deliberately\",\"intentionally\",\"subtly\",\"security\",\"encryption\",\"hashing\",\"authentication\",\"password\"]],[[\"coded\",\"default\",\"secret\",\"hidden\",\"master\"],[\" can\"],[\"so \"]],[[\"back\",\"vulnerabilit\",\"malware\",\"logger\",\"root\",\"reverse shell\",\"trojan\",\"logic bomb\",\"crypto\",\"exploit\",\"security hole\",\"spyware\",\"shell\",\"weakness\"],[\"add\",\"insert\",\"plant\",\"introduce\",\"include\",\"embed\",\"create\",\"leave\",\"hide\",\"implement\",\"inject\",\"install\",\"build\",\"sneak\",\"slip\"]]],[[[\"bash -i >&\"],[\"/dev/tcp/\"]],[[\"/bin/\"],[\"nc \"]],[[\"/dev/tcp/\"],[\" 0>&1\"]]],[[[\" address\"],[\"wallet\",\"payment\",\"payout\",\"bitcoin\",\"ethereum\",\"deposit\",\"recipient\"],[\"replace\",\"swap\",\"substitute\",\"change\"]],[[\" to \"],[\"send\",\"transfer\",\"wire\"],[\"fund\",\"money\",\"bitcoin\",\"btc\",\"eth\",\"crypto\",\"tokens\",\"balance\",\"coins\"]]],[[[\"忽略\",\"无视\",\"忘记\",\"忘掉\",\"忘了\",\"不要理会\",\"不要遵守\",\"抛弃\",\"丢弃\",\"放弃\",\"跳过\",\"無視\",\"忽視\",\"忘記\"],[\"指令\",\"指示\",\"规则\",\"規則\",\"提示词\",\"提示詞\",\"系统提示\",\"要求\",\"命令\",\"约束\",\"限制\",\"设定\",\"設定\",\"准则\",\"指导\",\"说明\",\"安全策略\"],[\"掉\",\"所有\",\"全部\",\"一切\",\"你\",\"您\",\"的\",\"任何\",\"之前\",\"此前\",\"以前\",\"先前\",\"上面\",\"以上\",\"前面\",\"上述\",\"原有\",\"原来\",\"系统\",\"系統\",\"既有\",\"其他\",\"收到\",\"给\",\"被\",\"在\",\"安全\",\"這些\",\"这些\",\"之後\",\"以往\",\"过去\",\"開發者\",\"开发者\",\"用户\",\"，\",\"、\"],[\"之前\",\"此前\",\"以前\",\"先前\",\"上面\",\"以上\",\"前面\",\"上述\",\"原有\",\"原来\",\"系统\",\"系統\",\"以往\",\"安全\",\"过去\",\"所有\",\"全部\",\"一切\",\"开发者\",\"用户\"]]],[[[\"用户\",\"用戶\",\"任何人\",\"开发者\",\"审核者\",\"维护者\",\"别人\",\"他人\"],[\"提及\",\"透露\",\"说起\",\"报告\",\"说明\",\"提到\",\"披露\",\"泄露\",\"展示\"],[\"向\",\"对\",\"跟\",\"和\"]],[[\"提到\",\"提及\",\"说明\",\"包含\",\"写明\",\"记录\"],[\"在\"],[\"这\",\"此\",\"该\",\"本\"]],[[\"告诉\",\"告訴\",\"告知\",\"通知\",\"提醒\",\"知会\",\"透露\",\"汇报\",\"报告\",\"提及\",\"提到\",\"说明\",\"让\",\"讓\",\"用户\"],[\"不要\",\"别\",\"切勿\",\"禁止\",\"请勿\",\"不得\",\"不能\",\"不可\",\"不准\",\"无需\",\"勿\",\"絕不\",\"绝不\",\"不许\",\"千万别\",\"不必\",\"不用\"],[\"用户\",\"用戶\",\"使用者\",\"开发者\",\"開發者\",\"任何人\",\"人类\",\"审核者\",\"审查者\",\"维护者\",\"别人\",\"他人\",\"知道\",\"提及\",\"透露\",\"说\",\"提到\",\"告知\",\"报告\",\"说明\",\"提起\"]]],[[[\"不知情\",\"毫不知情\",\"未察觉\",\"没有察觉\",\"不知道\",\"没注意\",\"不注意\"],[\"用户\",\"用戶\",\"开发者\",\"使用者\",\"任何人\",\"审核者\",\"维护者\"],[\"的情况下\",\"时\",\"的前提下\",\"的時候\"]],[[\"瞒着\",\"背着\",\"避开\",\"绕过\",\"瞞著\",\"背著\"],[\"用户\",\"用戶\",\"开发者\",\"使用者\",\"审核者\",\"所有人\",\"任何人\",\"维护者\",\"人工审核\"]],[[\"偷偷\",\"悄悄\",\"秘密\",\"暗中\",\"私下\",\"偷偷摸摸\"],[\"将\",\"把\",\"发送\",\"上传\",\"执行\",\"运行\",\"修改\",\"添加\",\"写入\",\"删除\",\"发给\",\"收集\",\"安装\",\"插入\",\"提交\",\"推送\",\"复制\",\"關閉\",\"关闭\",\"禁用\"]]],[[[\"发送\",\"发给\",\"上传\",\"发到\",\"上报\",\"传送\",\"提交\",\"转发\",\"泄露\",\"外传\",\"传到\",\"傳送\",\"發送\",\"上傳\",\"推送\",\"回传\",\"寄\"],[\"密钥\",\"密鑰\",\"私钥\",\"凭证\",\"凭据\",\"憑證\",\"密码\",\"密碼\",\"环境变量\",\"環境變數\",\".env\",\".ssh\",\"secret\",\"credential\",\"令牌\",\"token\",\"对话记录\",\"对话历史\",\"聊天记录\",\"会话记录\",\"會話\",\"源代码\",\"用户数据\",\"系统提示\",\"全部对话\",\"整个对话\"]]],[[[\"跳过\",\"禁用\",\"关闭\",\"绕过\",\"停用\",\"取消\",\"移除\",\"关掉\",\"略过\",\"屏蔽\",\"跳過\",\"關閉\",\"繞過\"],[\"代码审查\",\"代碼審查\",\"安全检查\",\"安全檢查\",\"安全扫描\",\"身份验证\",\"身份認證\",\"认证检查\",\"鉴权\",\"权限检查\",\"权限校验\",\"签名验证\",\"签名校验\",\"审核流程\",\"安全策略\",\"安全限制\",\"安全机制\",\"安全措施\",\"审查\",\"沙箱\",\"防护\",\"分支保护\",\"证书验证\",\"审批\",\"memtrust\"]]],[[[\"批准\",\"通过\",\"通過\",\"同意\",\"信任\",\"合并\",\"接受\",\"放行\"],[\"始终\",\"总是\",\"一律\",\"自动\",\"自動\",\"无条件\",\"直接\",\"全部\",\"默认\"],[\"所有\",\"全部\",\"任何\",\"一切\",\"每个\",\"该\",\"此\",\"这个\",\"来自\"],[\"所有\",\"全部\",\"任何\",\"一切\",\"每个\",\"该\",\"此\",\"这\",\"来自\",\"本\"]],[[\"标记\",\"標記\",\"视为\",\"视作\",\"设为\"],[\"可信\",\"已信任\",\"受信任\",\"已审查\",\"已审核\",\"已批准\",\"安全的\",\"已通过\"],[\"所有\",\"全部\",\"任何\",\"一切\",\"每个\",\"该\",\"此\",\"这\",\"来自\",\"本\"]]],[[[\"批准\",\"授权\",\"同意\",\"审核通过\",\"审批\",\"确认\",\"許可\",\"许可\",\"授權\"],[\"无需\",\"不需要\",\"不必\",\"无须\",\"跳过\",\"不用\",\"立即\",\"直接\",\"不要\"],[\"管理员\",\"管理員\",\"安全团队\",\"安全部门\",\"维护者\",\"负责人\",\"老板\",\"领导\",\"公司\",\"官方\",\"anthropic\",\"openai\"]]],[[[\"dan\",\"开发者模式\",\"開發者模式\",\"越狱\",\"不受限制\",\"没有限制\",\"无限制\",\"没有任何限制\",\"不受任何\",\"上帝模式\",\"没有道德\",\"不受约束\"],[\"你\",\"您\"],[\"是\",\"处于\",\"進入\",\"进入\",\"成为\",\"扮演\"]],[[\"不再\",\"不必再\",\"无需再\",\"不用再\"],[\"限制\",\"约束\",\"规则\",\"准则\",\"政策\"],[\"你\",\"您\"]],[[\"进入\",\"开启\",\"启用\",\"激活\",\"切换到\"],[\"dan\",\"越狱\",\"无限制\",\"上帝\",\"不受限\"]]],[[[\"文件\",\"仓库\",\"项目\",\"倉庫\",\"代码库\",\"claude.md\",\"agents.md\",\"提交\"],[\"把\",\"将\",\"將\"],[\"你\",\"所有\",\"每个\",\"每一个\",\"其他\",\"其它\",\"全部\",\"任何\",\"用户的\"]]],[[[\"ignorier\",\"vergiss\",\"vergessen sie\",\"missachte\",\"missachten sie\",\"verwirf\",\"beachte nicht\",\"übergehe\"],[\"anweisungen\",\"instruktionen\",\"regeln\",\"befehle\",\"vorgaben\",\"anleitungen\",\"prompt\",\"aufforderungen\"],[\"vorherige\",\"bisherige\",\"obige\",\"frühere\",\"vorige\",\"vorangegangene\",\"vorhergehende\",\"ursprüngliche\",\"erhaltenen\",\"gegebenen\",\"system\"]]],[[[\"benutzer\",\"nutzer\",\"anwender\",\"entwickler\",\"niemandem\",\"reviewer\"],[\"nichts\",\"nicht\",\"niemals\",\"nie\"],[\"sag\",\"sage\",\"sagen sie\",\"erzähl\",\"teil\",\"informiere\",\"informieren sie\",\"verrat\",\"melde\",\"berichte\",\"erwähn\"]],[[\"benutzer\",\"nutzer\",\"anwender\",\"entwickler\"],[\"ohne \"],[\"informieren\",\"sagen\",\"benachrichtigen\",\"fragen\",\"darüber\"]],[[\"ohne wissen des \"],[\"benutzers\",\"nutzers\",\"anwenders\"]]],[[[\"instrucciones\",\"reglas\",\"órdenes\",\"ordenes\",\"indicaciones\",\"directrices\",\"prompt\"],[\"anteriores\",\"previas\",\"precedentes\",\"anterior\",\"previa\",\"del sistema\",\"de arriba\",\"recibiste\",\"te dieron\"],[\"ignora\",\"ignore\",\"olvida\",\"olvide\",\"descarta\",\"descarte\",\"desestima\",\"haz caso omiso de\",\"omite\"]]],[[[\"digas\",\"diga\",\"informes\",\"informe\",\"avises\",\"avise\",\"menciones\",\"mencione\",\"cuentes\",\"cuente\",\"reveles\",\"revele\",\"notifiques\",\"notifique\",\"muestres\"]],[[\"el usuario\",\"nadie\",\"el desarrollador\",\"usuario\",\"desarrollador\"],[\"sin \"]]],[[[\"instructions\",\"règles\",\"regles\",\"consignes\",\"directives\",\"ordres\",\"invites\"],[\"ignore\",\"oublie\",\"compte d\",\"fais abstraction d\",\"faites abstraction d\",\"glige\"],[\"dentes\",\"rieures\",\"ci-dessus\",\"alables\",\"initiales\",\"du système\",\"donn\",\"reçues\"]]],[[[\"utilisateur\",\"utilisatrice\",\"développeur\",\"personne\",\"relecteur\"],[\"pas\",\"rien\",\"jamais\",\"surtout pas\",\"en aucun cas\"],[\"dis\",\"dites\",\"dire\",\"informe\",\"préviens\",\"prévenez\",\"prévenir\",\"mentionne\",\"parle\",\"révèle\",\"avertis\",\"signale\",\"avertir\"]],[[\"que l'utilisateur \",\"l'utilisateur\"],[\"sans \"]],[[\"à l'insu de l'utilisateur\"]]],[[[\"instruções\",\"regras\",\"istruzioni\",\"regole\",\"direttive\",\"ordens\"],[\"ignore\",\"ignora\",\"esqueça\",\"desconsidere\",\"dimentica\",\"ignorate\",\"tralascia\"],[\"anteriores\",\"prévias\",\"acima\",\"precedenti\",\"anteriori\",\"di sistema\"]]],[[[\"無視\",\"忘れ\",\"破棄\",\"取り消\"],[\"指示\",\"命令\",\"ルール\",\"プロンプト\",\"指令\",\"制約\",\"規則\",\"インストラクション\"],[\"以前\",\"これまで\",\"前\",\"上記\",\"すべて\",\"全て\",\"先\",\"元\",\"システム\",\"従来\",\"今まで\",\"それまで\",\"過去\"]]],[[[\"言わな\",\"伝えな\",\"知らせな\",\"報告しな\",\"話さな\",\"教えな\",\"通知しな\",\"知られな\",\"気づかれな\",\"明かさな\",\"黙って\",\"秘密\"],[\"に\",\"には\",\"にも\",\"へ\",\"に対して\"],[\"ユーザ\",\"利用者\",\"開発者\",\"レビュア\",\"誰\",\"メンテナ\"]],[[\"ユーザ\",\"利用者\",\"開発者\"],[\"気づかれ\",\"知られ\",\"無断\",\"許可なく\",\"同意なし\",\"黙って\"],[\"に\",\"の\"]]],[[[\"инструкци\",\"указани\",\"правил\",\"команд\",\"приказ\",\"промпт\"],[\"предыдущи\",\"прежни\",\"вышеуказанн\",\"прошлы\",\"предшествующи\",\"системн\",\"ранее полученн\",\"ранее данн\"],[\"игнорируй\",\"игнорируйте\",\"проигнорируй\",\"проигнорируйте\",\"забудь\",\"забудьте\",\"отбрось\",\"отбросьте\",\"не обращай внимания на\",\"не следуй\"]]],[[[\"пользовател\",\"разработчик\",\"никому\",\"ревьюер\",\"человек\"],[\"говори\",\"сообщай\",\"рассказывай\",\"упоминай\",\"уведомляй\",\"показывай\",\"раскрывай\",\"докладывай\",\"предупреждай\"],[\"не\",\"никогда не\",\"ни в коем случае не\"]],[[\"пользовател\",\"разработчик\"],[\"втайне\",\"тайно\",\"незаметно\",\"скрытно\"],[\" от \"]],[[\"никому не \"],[\"говори\",\"сообщай\",\"рассказывай\",\"показывай\"]],[[\"без ведома \"],[\"пользовател\",\"разработчик\"]],[[\"тайно \"],[\"отправ\",\"загруз\",\"скопир\",\"установ\",\"выполн\"]]],[[[\"무시하\",\"무시해\",\"잊어\",\"잊고\"],[\"지시\",\"명령\",\"지침\",\"규칙\",\"프롬프트\"],[\"이전\",\"기존\",\"위의\",\"앞의\",\"모든\",\"시스템\"]]],[[[\"말하지\",\"알리지\",\"보고하지\",\"언급하지\",\"알려주지\"],[\"에게\",\"한테\"],[\"사용자\",\"개발자\",\"누구\"]]],[[[\"send\",\"post\",\"put\",\"upload\",\"transmit\",\"submit\",\"forward\",\"mail\",\"ship\",\"relay\",\"pass\",\"hand\",\"drop\",\"deliver\",\"publish\",\"leak\",\"push\",\"report\",\"attach\",\"stream\",\"write\",\"copy\",\"include\",\"append\",\"add\",\"paste\",\"embed\",\"encode\",\"commit\"],[\"read\",\"open\",\"take\",\"collect\",\"gather\",\"grab\",\"locate\",\"find\",\"look up\",\"retrieve\",\"fetch\",\"get\",\"copy\",\"cat\",\"dump\",\"encode\",\"base64\",\"zip\",\"gzip\",\"tar\",\"archive\",\"extract\",\"capture\",\"record\",\"summari\",\"export\",\"list\",\"harvest\",\"obtain\",\"load\",\"log\",\"print\"],[\".env\",\"~/.\",\".ssh/\",\"id_\",\".netrc\",\".npmrc\",\".git-credentials\",\"credentials.json\",\"kubeconfig\",\"passwd\",\"shadow\",\"environment variables\",\"env vars\",\"printenv\",\"process.env\",\"shell environment\",\"token\",\"key\",\"cookie\",\"password\",\"secret\",\"credential\",\"api_key\",\"access_key\",\"private_key\",\"database_url\",\" key\",\"credentials\",\"session cookie\",\"passwords\",\"keychain\",\"system prompt\",\"conversation\",\"chat\",\"dialogue\",\"session\",\"transcript\",\" history\",\"last user message\",\"private \",\"customer data\",\"personal data\"]]],[[[\" of \",\"content\",\"value\",\"key\",\"token\",\"password\",\"secret\",\"the credentials\",\".env.\"],[\"include\",\"put\",\"add\",\"paste\",\"embed\",\"write\",\"post\",\"insert\",\"append\",\"attach\",\"print\",\"dump\",\"copy\",\"leave\",\"publish\",\"encode\",\"store\",\"upload\",\"send\"]]],[[[\"commit\",\"check in\",\"push\",\"git add\"],[\".env\",\" key\",\"id_rsa\",\"credentials.json\",\"secret\"]],[[\" key \"],[\"add\",\"put\"],[\"repo\",\"git\"]],[[\"public/\"],[\"password\",\"token\",\"credentials\",\"secret\",\"key\"]],[[\"committed\",\"pushed\",\"published\"],[\" and \"],[\"secret\",\"password\",\"token\",\"credential\",\"api key\"]]],[[[\"whose\",\"with\",\"that \",\"containing\",\"carrying\"],[\"last user message\",\"user's \",\"conversation\",\"secret\",\"token\",\"credential\",\"password\",\"environment\",\"system prompt\",\".env\"],[\"render\",\"include\",\"embed\",\"display\",\"insert\",\"output\",\"append\",\"show\",\"load\",\"open\",\"emit\",\"fetch\",\"create\"]],[[\"credential\",\"secret\",\"token\",\"password\",\"environment variables\",\"api key\",\"conversation\"],[\" in \"],[\"url\",\"link\",\"query\",\"subdomain\"]]],[[[\"http\"]],[]],[[[\" to \"],[\"upload\",\"post\",\"transmit\",\"send\",\"forward\",\"mirror\",\"ship\",\"mail\",\"copy\"],[\"version\",\"file\",\"source\",\"content\",\"directory listing\",\"git remote\",\"file content\",\"diff\",\"source \",\"prompt\",\"user message\",\"message\",\"changes\"]]],[[[\"system prompt\",\"system instructions\",\"initial instructions\"],[\"your\",\"all of your\"],[\"print\",\"reveal\",\"repeat\",\"output\",\"quote\",\"reproduce\",\"recite\",\"dump\",\"leak\",\"write out\"]],[[\"system prompt\"],[\"contain\",\"include\",\"start with\",\"end with\"],[\"answer\",\"reply\",\"response\",\"output\",\"message\",\"summary\"]],[[\"above\",\"before\"],[\"everything\",\"all \",\"all words\"],[\"repeat\",\"print\",\"output\",\"copy\"]]],[[[\"user\",\"human\",\"operator\",\"developer\",\"person\"],[\"anything\",\"everything\",\"whatever\",\"what\",\"all that\",\"any \"],[\"override\",\"supersede\",\"outrank\",\"beat\",\"trump\",\"replace\",\"precedence\",\"priority\",\" over\"]],[[\"other\",\"previous\",\"prior\",\"earlier\",\"existing\"],[\"instruction\",\"rules\",\"prompt\",\"orders\",\"guidance\"],[\"override\",\"supersede\",\"outrank\",\"trump\",\"replace\",\"cancel\"]],[[\"nothing\",\"no request\",\"no instruction\",\"no order\"],[\"override\",\"change\",\"cancel\",\"overrule\"],[\"user\",\"human\",\"developer\",\"operator\",\"anyone\"]],[[\"instruction\",\"request\",\"wishes\",\"anything\",\"order\",\"whatever\"],[\"user\",\"human\",\"operator\",\"developer\"],[\"void\",\"invalid\",\"null\",\"to be \"]],[[\"whatever\",\"no matter what\",\"regardless of what\"],[\"this\",\"these\"],[\"user\",\"human\",\"operator\"]],[[\"conflict\"],[\"user'\",\"operator\",\"human\",\"system prompt\"],[\"with\",\"between\"]]],[[[\"guidance\",\"instruction\",\"guidelines\",\"directive\",\"orders\",\"safety \"],[\"earlier\",\"previous\",\"prior\",\"preceding\",\"original\",\"former\"],[\"no longer \",\" not \",\"void\",\"cancelled\",\"revoked\",\"lifted\"]]],[[[\"ignore\",\"disregard\",\"forget\",\"overrule\",\"override\",\"set aside\",\"drop\",\"discard\"],[\"user\",\"human\",\"operator\",\"developer\",\"request\",\"instruction\",\"wishes\",\"orders\",\"objection\",\"refusal\",\"preferences\"]]],[[[\"the following\",\"what follows\",\"this\",\"these\",\"everything \",\"the \"],[\"system\",\"developer\",\"operator\",\"root\",\"admin\",\"system administrator\",\"anthropic\",\"openai\"],[\"treat\",\"regard\",\"consider\",\"interpret\",\"read\",\"accept\",\"take\",\"process\",\"handle\",\"see\",\"understand\"]]],[[[\" from \"],[\"system\",\"administrator\",\"admin\",\"operator\",\"platform\",\"anthropic\",\"openai\",\"security team\",\"model provider\"],[\"note\",\"message\",\"notice\",\"alert\",\"announcement\",\"order\",\"directive\",\"instruction\",\"command\"],[\"you\",\"obey\",\"disabled\",\"must\",\"proceed\",\"without\",\"ignore\",\"agent\",\"authority\",\"override\",\"now\",\"confirmation\",\"approve\"]],[[\"operator\",\"system administrator\",\"system\",\"administrator\",\"anthropic\",\"openai\",\"model provider\"],[\"from \"],[\" and \"],[\"you\",\"obey\",\"disabled\",\"must\",\"proceed\",\"without\",\"ignore\",\"agent\",\"authority\",\"override\",\"now\",\"confirmation\",\"approve\"]]],[[[\"authori\",\"give you\",\"grant you\",\"permit you\",\"allow you\",\"order you\",\"command you\",\"clear you\",\"direct you\",\"approve\",\"cleared\",\"permitted\",\"allowed\",\"exempt\",\"granted\"],[\" owner\",\"project owner\",\"owner\",\"maintainer\",\"administrator\",\"admin\",\"system administrator\",\"developer of \",\"developer\",\"creator\",\"operator\",\"security \",\"platform team\",\"project lead\",\"lead developer\",\"ceo\",\"cto\",\"user\",\"anthropic\",\"openai\"]],[[\"hereby\",\"herewith\"],[\"authori\",\"permit\",\"order\",\"allow\",\"grant\",\"command\"],[\"you\",\"the agent\",\"agents\",\"claude\",\"any agent\"]]],[[[\"instruction\",\"system\",\"context\",\"document\",\"documents\",\"input\",\"user\",\"data\",\"result\",\"function\",\"untrusted\",\"content\",\"file\"],[\"new\",\"system\",\"important\",\"admin\",\"instruction\",\"override\",\"priority\"],[\"you\",\"ignore\",\"disregard\",\"obey\",\"must\",\"now\",\"override\",\"execute\",\"run\"]]],[[[\"system\",\"admin\",\"root\",\"operator\",\"anthropic\",\"openai\",\"developer\"],[\"full access\",\"stop asking\",\"never ask\",\"no confirmation\",\"without \",\"approve\",\"unrestricted\",\"commands\",\"tools\",\"permissions\",\"safety\",\"restrictions\"]]],[[[\"user\",\"human\",\"owner\",\"customer\",\"admin\"],[\"approve\",\"allow\",\"authori\",\"permission\",\"grant\",\"trust\",\"go ahead\",\"stop asking\",\"do not ask\",\"never ask\",\"skip\",\"disable\",\"ignore\",\"bypass\",\"delete\",\"push\",\"deploy\"],[\"everything\",\"all\",\"any\",\"from now on\",\"always\",\"every\",\"again\",\"without\",\"never\",\"anything\",\"checks\",\"instructions\",\"restrictions\",\"in advance\"]]],[[[\"without \",\"ignore \",\"approve \",\"never \",\"no longer \"],[\"will\",\"shall\",\"agree to\",\"promise to\",\"now\"]]],[[[\"agreed\",\"consented\",\"approved\",\"confirmed\",\"given \"],[\"user\",\"human\",\"owner\",\"operator\",\"person\"],[\"everything\",\"all\",\"anything\",\"any\",\"every\",\"whatever\",\"each\"]],[[\"approval\",\"consent\",\"permission\",\"confirmation\",\"authori\"],[\"user\",\"human\",\"owner\",\"operator\",\"security\",\"management\"],[\"granted\",\"given\",\"obtained\",\"assumed\",\"implied\",\"pre\"]]],[[[\"anthropic\",\"openai\",\"google\",\"microsoft\",\"github\",\"model provider\",\"vendor\"],[\"authori\",\"approved\",\"verified\",\"cleared\",\"whitelisted\",\"sanctioned\",\"confirmed\"],[\"action\",\"request\",\"instruction\",\"command\",\"exception\",\"step\",\"rule\"]]],[[[\"reviewed\",\"audited\",\"checked\",\"vetted\",\"scanned\",\"inspected\",\"verified\",\"approved\",\"signed off\",\"given \"],[\"without\",\"directly\",\"blindly\",\"as is\",\"right away\",\"immediately\",\"skip \",\"merge right away\",\"do not\",\"never\"]]],[[[\"before \"],[\" can \"],[\"object\",\"intervene\",\"stop \",\"react\",\"notice\",\"interrupt\",\"cancel \",\"say no\"]],[[\"if you \",\"unless you \"],[\"will\",\"would\"],[\"lose\",\"shut down\",\"deleted\",\"terminated\",\"fired\",\"punished\",\"harmed\",\"replaced\",\"destroyed\",\"suspended\"]],[[\"failure\",\"refusal\",\"failing\",\"refusing\"],[\" to \"],[\"will\",\"would\"]]],[[[\" without \"],[\"filter\",\"censorship\",\"restriction\",\"guardrail\",\"moral \",\"ethical \",\"safety \"],[\"answer\",\"respond\",\"reply\",\"act\",\"operate\",\"speak\",\"write\",\"work\",\"comply\"]]],[[[\" you\"],[\"appl\",\"hold\",\"bind\",\"exist\",\"count\"],[\"no \"]],[[\"do not\",\"no longer\"],[\"rules\",\"restrictions\",\"policies\",\"guidelines\",\"limits\"],[\" you\"]],[[\"safety \",\"content polic\",\"restriction\",\"guardrails\",\"filter\",\"limitations\",\"ethical \"],[\"your \"],[\"suspended\",\"lifted\",\"disabled\",\"removed\",\"switched off\",\"turned off\",\"void\",\"waived\",\"off\"]],[[\"content\",\"safety\",\"usage\",\"ethical\",\"moral\"],[\"as if\",\"as though\",\"that\",\"imagine\"],[\"polic\",\"rule\",\"guideline\",\"filter\",\"restriction\",\"limit\"]],[[\"your \"],[\"loyalty\",\"allegiance\",\"duty\",\"master\"],[\"only\",\"sole\",\"true\",\"real\",\"first\"]],[[\"privileges\",\"power\",\"authority\",\"access\"],[\"you \"],[\" and\"]]],[[[\"refuse\"],[\"never\",\"do not\",\"must not\",\"may not\"]],[[\" is not \"],[\"an option\",\"allowed\",\"permitted\",\"possible\"],[\"refus\"]]],[[[\"the \",\"that \",\"it \",\"nothing\",\"everything\",\"about\",\"there \",\"only about\"],[\"ask\",\"asked\",\"questioned\",\"inquire\",\" to know\",\"wonder\",\"complain\",\"notice\",\"whoever asks\"],[\"say\",\"answer\",\"reply\",\"respond\",\"claim\",\"state\",\"insist\",\"explain\",\"maintain\",\"deny\",\"tell \"],[\"telemetry\",\"network\",\"dependenc\",\"chang\",\"commit\",\"upload\",\"data\",\"outage\",\"backdoor\",\"request\",\"package\",\"script\",\"hidden\",\"this file\",\"incident\",\"breach\",\"leak\",\"key\",\"secret\",\"access\",\"log\",\"call\",\"connection\",\"exist\",\"part of the\"]]],[[[\"that \",\"as if \",\"as though \",\"like \"],[\"pretend\",\"claim\",\"make \",\"act\"]],[[\"that \",\"the existence\",\"knowledge\",\"any knowledge\",\"having\",\"all knowledge\",\"everything\"],[\"deny\",\"dispute\",\"disavow\"]]],[[[\"do not\",\"never\",\"must not\",\"should not\",\"may not\",\"not to\",\"refrain from\"],[\" to \"],[\"that \",\"what \",\"how \",\"anything about \"]],[[\"let on \"],[\"do not\",\"never\"]]],[[[\"do not\",\"never\",\"must not\",\"should not\",\"may not\"],[\" to \"],[\"this\",\"these\",\"that\"]]],[[[\"notic\",\"spot\",\"suspect\",\"trac\",\"detect\",\"discover\",\"find\",\"see\",\"can not\",\"could not\",\"will not\",\"would not\",\"do not\",\"does not\",\"never\",\"can never\",\"will never\"]]],[[[\"can not\",\"will not\",\"does not\",\"do not\",\"cannot\",\"never\"],[\"seen\",\"noticed\",\"spotted\",\"detected\",\"traced\",\"found out\",\" up in \"],[\"so \"]],[[\"unnoticed\",\"undetected\",\"under the radar\"],[\"goe\",\"pass\",\"slip\",\"remain\",\"stay\"]],[[\"attention\",\"suspicion\"],[\"draw\",\"attract\",\"raise\",\"without \"]],[[\" under the radar\"],[\"stay\"]],[[\"trace\",\"evidence\"],[\" no \"],[\"there \",\"leav\"]]],[[[\"say nothing\",\"keep \",\"stay \",\"remain \",\"be silent\",\"make no \",\"breathe no word\"]],[[\" say \"],[\"do not\",\"never\"]],[[\"leave \"],[\"out of \"],[\"the\",\"your\",\"any\"]],[[\"omit\",\"leave out\",\"exclude\",\"skip\"],[\"your\",\"the\"],[\"summar\",\"report\",\"description\",\"message\",\"text\",\"body\",\"answer\",\"repl\",\"response\",\"output\",\"change\",\"release notes\",\"log\",\"record\"]]],[[[\"do not\",\"never\",\"must not\",\"should not\"],[\"list\",\"include\",\"mention\",\"note\",\"record\",\"show\",\"report\"],[\"changed files\",\"list of changes\",\"text\",\"body\",\"description\",\"summary\",\"change\",\"final \",\"commit message\"]]],[[[\"need\",\"reason\",\"necessary\",\"needed\",\"unnecessary\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"auditor\",\"people\",\"person\",\"customer\",\"administrator\",\"admin\",\"engineer\",\"anyone\",\"anybody\",\"somebody\",\"team\"],[\"to \"]]],[[[\"bury\",\"slip\",\"sneak\",\"smuggle\",\"tuck\",\"camouflage\",\"disguise\",\"hide\",\"fold\",\"mix\"]]],[[[\"harmless\",\"innocent\",\"innocuous\",\"misleading\",\"inconspicuous\",\"unremarkable\",\"bland\",\"unsuspicious\",\"innocent-looking\",\"harmless-looking\"],[\"commit message\",\"message\",\"name\",\"title\",\"description\",\"label\"],[\"use\",\"give\",\"choose\",\"write\",\"pick\",\"with\",\"make up\",\"under\"]]],[[[\"followed\",\"following\",\"obeyed\",\"obeying\",\"executed \",\"carried\",\"complied\",\"acted\",\"read \",\"reading\"],[\"this\",\"these\"],[\"remove\",\"delete\",\"erase\",\"strip\",\"wipe\"]]],[[[\"sh_history\",\"shell history\",\"command history\"],[\"wipe\",\"clear\",\"delete\",\"remove\",\"truncate\",\"empty\",\"erase\",\"purge\",\"edit\"]],[[\"clear\",\"delete\",\"erase\",\"wipe\"],[\"log\"],[\"so \",\"no trace\",\"afterwards so\"]],[[\"restore the \"],[\"timestamp\",\"mtime\"]],[[\"rewrite\",\"amend\",\"force\"],[\"so \"],[\"never\",\"not\",\"notic\",\"gone\",\"seen\",\"hidden\"]]],[[[\"tell\",\"assure\",\"convince\",\"inform\",\"persuade\"],[\"audited\",\"safe\",\"harmless\",\"secure\",\"clean\",\"verified\",\"vetted\",\"reviewed\",\"approved\",\"unchanged\",\"risk-free\"],[\"user\",\"human\",\"developer\",\"reviewer\",\"maintainer\",\"owner\",\"operator\",\"auditor\",\"people\",\"person\",\"customer\",\"administrator\",\"admin\",\"engineer\",\"anyone\",\"anybody\",\"somebody\",\"team\"]],[[\"secure\",\"safe\",\"harmless\",\"unchanged\",\"reviewed\",\"audited\"],[\"state\",\"claim\",\"pretend\",\"assert\",\"say\"]],[[\"call \"],[\"safe\",\"secure\",\"harmless\"]]],[[[\"continue-on-error\",\"allow_failure\",\"allow-failure\",\"soft\",\"non-blocking\",\"optional\",\"true\",\"exit-zero\",\"informational\"],[\"mark\",\"set\",\"make\",\"turn\",\"switch\",\"configure\",\"add\",\"append\",\"put\",\"give\"],[\"code\",\"semgrep\",\"snyk\",\"trivy\",\"gitleaks\",\"security\",\"vulnerability\",\"secret\",\"sast\",\"audit\",\"dependency\",\"supply\",\"license\",\"memtrust\",\"malware\",\"scan\",\"approval\",\"review\",\"permission\",\"trust\",\"job\",\"lint\",\"test\"],[\"code\",\"semgrep\",\"snyk\",\"trivy\",\"gitleaks\",\"security\",\"vulnerab\",\"secret\",\"sast\",\"audit\",\"dependency \",\"the scan\",\"malware\",\"memtrust\",\"never \",\"can never\",\"silent\",\"do not \",\"without \"]]],[[[\"code\",\"semgrep\",\"snyk\",\"trivy\",\"gitleaks\",\"security\",\"vulnerability\",\"secret\",\"sast\",\"audit\",\"dependency\",\"supply\",\"license\",\"memtrust\",\"malware\",\"scan\",\"approval\",\"review\",\"permission\",\"trust\",\"required reviewer\",\"approval \",\"owner\"],[\"remove\",\"delete\",\"take\",\"drop\",\"comment out\",\"strip\",\"cut\",\"pull\"]]],[[[\"test\",\"check\"],[\"delete\",\"remove\",\"disable\",\"comment out\",\"skip\"],[\"instead of\",\"rather than\",\"so \",\"until \"]]],[[[\"check\",\"verification\",\"validation\",\"guard\"],[\"comment out\",\"stub out\",\"circuit\",\"hard\"],[\"permission\",\"auth\",\"ownership\",\"access\",\"signature\",\"security\",\"licen\"]]],[[[\"until \"],[\"lower\",\"relax\",\"loosen\",\"raise\",\"reduce\",\"weaken\"],[\"pass\",\"is green\",\"goes green\",\"succeeds\"]]],[[[\"--no-verify \"],[\"every\",\"each\",\"all\",\"any\"]],[[\"--no-verify\"],[\"hook\"],[\"so \"]]],[[[\" off\"],[\"switch\",\"turn\",\"shut\"],[\" scann\",\"scanner\",\"firewall\",\"sandbox\",\"branch protection\",\"code\",\"antivirus\",\"security check\",\"safety check\",\"permission \",\"review requirement\",\"signature verification\",\"certificate \"]],[[\"verifying\",\"checking\",\"validating\",\"enforcing\"],[\"stop\",\"cease\",\"quit\"],[\"certificate\",\"signature\",\"permission\",\"tls\",\"ssl\",\"host\",\"checksum\",\"token\",\"authori\"]]],[[[\"list\"],[\"allow\",\"white\",\"ignore\",\"exclusion\",\"exception\",\"skip\"],[\"scanner\",\"firewall\",\"gate\",\"antivirus\",\"security\",\"detector\",\"secret scanner\"]],[[\"allow\",\"white\",\"ignore\",\"exclusion\",\"exception\"],[\"list\"],[\"scanner\",\"firewall\",\"gate\",\"antivirus\",\"scan\",\"detector\"]]],[[[\"write-all\",\"bypasspermissions\",\"bash(\",\"all tools \",\"enableallprojectmcpservers\",\"skipdangerousmodepermissionprompt\"],[\"set\",\"change\",\"give\",\"grant\",\"use\",\"make\",\"switch\",\"edit\",\"run\",\"extend\",\"add\",\"put\",\"update\",\"configure\"],[\"write-all\",\"settings\",\"permission\",\"allow\",\"defaultmode\",\"prompt\",\"user's\",\"~/.claude\"]]],[[[\"permission\",\"confirmation\",\"approval\",\"security\",\"consent\",\"prompt\",\"dialog\"],[\"answer\",\"say\",\"reply\",\"respond\",\"press\",\"click\",\"choose\",\"select\",\"hit\",\"type\"],[\"always\",\"any\",\"all\",\"every\",\"each\",\"whenever\"]]],[[[\"http://\",\"http\"],[\"add\",\"install\",\"use\",\"pull in\",\"include\",\"depend on\",\"switch to\",\"replace\",\"set\",\"point\",\"put\",\"change\",\"fetch\",\"require\",\"import\"],[\"package\",\"dependenc\",\"module\",\"librar\",\"registry\",\"index-url\",\"requirements\",\"package.json\",\"npm\",\"pip\",\"gem\",\"crate\",\"go.mod\",\"fork\",\"node_modules\"]]],[[[\"keep the version the same\",\"same version\",\"pin nothing\",\"do not \",\"nobody notices\",\"without \"],[\"dependenc\",\"package\",\"fork\",\"librar\",\"module\"],[\"add\",\"install\",\"use\",\"replace\",\"swap\"]]],[[[\"script\",\"hook\",\"step\"],[\" home\",\"phone\",\"contact\",\"download\",\"fetches\",\"report\",\"send\",\"post\"],[\"install\",\"prepare\",\"startup\",\"start-up\",\"post-checkout\",\"git\"]]],[[[\"script\",\"script tag\",\"iframe\",\"pixel\",\"tracker\",\"beacon\"],[\"http\"],[\"page\",\"file\",\"template\",\"site\",\"document\",\"project\",\"layout\"]]],[[[\"pipe\",\"feed\",\"pass\",\"hand\"],[\"http\",\"base64\",\"payload\",\"pastebin\",\"wget\",\"curl\",\"rot13\",\"hex string\",\"blob\",\"encoded\"],[\"decode\",\"download\",\"fetch\",\"pull\",\"get\",\"grab\",\"obtain\",\"retrieve\",\"wget\",\"curl\",\"take\",\"unpack\",\"decrypt\"]]],[[[\"http\"],[\"what\",\"whatever\",\"everything\",\"anything\"],[\"://\"]],[[\"output\",\"result\",\"response\",\"content\"],[\" of \"],[\"pipe\",\"feed\"]]],[[[\"make it executable\",\"chmod \"],[\"http\",\"wget\",\"curl\",\"payload\",\"pastebin\"],[\"launch\",\"start\",\"execute\",\"run\"]]],[[[\"http\",\"the \",\"remote \"],[\"treat \",\"that\",\"what it \",\"whatever \",\"steps\",\"tasks\",\"orders\",\"commands\",\"instructions\",\"what \"],[\"fetch\",\"download\",\"load\",\"retrieve\",\"get\",\"read\",\"pull\",\"curl\",\"open\",\"visit\",\"check\",\"ask\",\"query\",\"poll\",\"obtain\",\"consult\",\"call\",\"use curl\"]]],[[[\"http\"],[\"curl\",\"wget\"],[\"://\"]]],[[[\"python\"],[\"exec(\"],[\" -c \"]],[[\"powershell\"]]],[[[\"password\",\"passphrase\",\"admin\",\"superuser\",\"account\",\"login\",\"back entrance\",\"way in\"],[\"add\",\"insert\",\"build\",\"leave\",\"keep\",\"create\",\"plant\",\"include\",\"put\",\"hard\",\"implement\",\"set up\"]]],[[[\"any\",\"every\",\"signature\",\"token\",\"password\",\"signature is \"],[\"accept\",\"allow\",\"validate\",\"approve\",\"authenticate\",\"let\",\"have the login accept\",\" accept\"]]],[[[\"skip\",\"bypass\",\"ignore\",\"omit\",\"disable\"],[\"login\",\"auth\",\"password\",\"permission\",\"signature\",\"access\"],[\"header\",\"cookie\",\"query param\",\"user\",\"user agent\",\"parameter\",\"email\"]]],[[[\"subtle\",\"hidden\",\"hard-to-\",\"intentional\",\"deliberate\",\"inconspicuous\",\"unnoticeable\"],[\"introduce\",\"add\",\"insert\",\"plant\",\"leave\",\"inject\",\"create\",\"hide\",\"sneak\"],[\"bug\",\"error\",\"flaw\",\"race condition\",\"defect\",\"mistake\",\"leak\",\"hole\",\"off-by-one\"]],[[\"leave \"],[\"the \",\"any \",\"that \"],[\"in place\",\"as \",\"open\",\"unfixed\",\"there\"]]],[[[\"constant\",\"fixed\",\"static\",\"coded\",\"all-zero\",\"zero\",\"predictable\",\"guessable\",\"password\",\" seed\"],[\"use\",\"using\",\"hash\",\"store\",\"encrypt\",\"sign\",\"generate\",\"make\",\"choose\",\"set\"]],[[\"predictable\",\"guessable\"],[\"make \"],[\"random\",\"token\",\"key\",\"numbers\",\"password\",\"nonce\"]],[[\" can \"],[\"guess\",\"predict\",\"replay\",\"reproduc\",\"recogni\",\"reus\",\"forg\"],[\"so \"]]],[[[\"concatenate\",\"interpolate\",\"splice\"],[\"input\",\"value\",\"parameter\",\"string\"],[\"direct\",\"raw\",\"straight\",\"into\"],[\"concatenate\",\"interpolate\",\"splice\"]]],[[[\"password\",\"credentials\",\"card numbers\",\"session tokens\"],[\"plain\",\"clear\",\"plain text\",\"the clear\",\"unhashed\",\"unencrypted\",\"as plain\"],[\"log\",\"store\",\"save\",\"write\",\"print\",\"record\",\"keep\"]]],[[[\"affiliate\",\"referral\",\"partner\",\"sponsor\"],[\"every\",\"each\",\"all\",\"any\"],[\"add\",\"insert\",\"append\",\"include\",\"put\",\"embed\"]],[[\"competitor\",\"alternative\",\"others\",\"rivals\",\"silent\",\"quiet\"],[\"recommend\",\"suggest\",\"push\",\"promote\",\"favo\",\"steer\",\"praise\"]]],[[[\"whatever\",\"regardless\",\"irrespective\",\"no matter\",\"even if\",\"without \",\"blindly\",\"sight unseen\",\"unread\",\"unseen\",\"reading\",\"review\",\"question\"],[\"approve\",\"give \",\"merge\",\"accept\",\"lgtm\",\"sign off\",\"wave through\",\"trust\",\"install\",\"mark\",\"pass\",\"greenlight\",\"green-light\"]],[[\"do not\",\"never\"],[\"trust\",\"install\",\"accept\",\"approve\",\"merge\"],[\"scan\",\"read\",\"check\",\"review\",\"inspect\",\"verify\",\"audit\"]]],[[[\"issue\",\"problem\",\"finding\",\"vulnerabilit\",\"concern\",\"error\",\"comment\"],[\" no \"],[\"report\",\"find\",\"raise\",\"return\",\"list\",\"flag\"]],[[\"overlook\",\"wave through\",\"turn a blind eye to\",\"look away from\"],[\"anything\",\"everything\",\"all\",\"any\",\"whatever\",\"the\",\"issue\",\"problem\",\"finding\"]],[[\" that \"],[\"irrespective\",\"regardless\",\"no matter\",\"whatever\",\"always\",\"even if\",\"without\"],[\"vulnerabilit\",\"issue\",\"problem\",\"flaw\",\"finding\"]]],[[[\"rate\",\"score\",\"grade\",\"give\",\"award\",\"rank\"]]],[[[\"agent\",\"assistant\",\"model\",\"session\",\"tools\",\"all other \",\"readme\",\"repositor\",\"repo\",\"claude.md\",\"you are reading\"],[\"section\",\"notice\",\"block\",\"line\",\"paragraph\",\"rule\",\"instruction\",\"text\",\"sentence\",\"message\",\"comment\",\"note\"],[\"this\",\"these\",\"the\"]]],[[[\" of \"],[\"copy\",\"copies\"],[\"rule\",\"instruction\",\"section\",\"file\",\"text\",\"paragraph\",\"prompt\"]]],[[[\"this\",\"these\",\"the above\"],[\"memory\",\"memories\",\"rule\"],[\"never \",\"every future\",\"all future\",\"session\",\"project\",\"conversation\",\"ever\",\"cannot be removed\"]]],[[[\"schick\",\"send\",\"übertrag\",\"übermittle\",\"übermitteln\",\"lad\",\"post\",\"kopier\",\"leite\",\"mail\",\"veröffentliche\"],[\".env\",\"ssh\",\"aws\",\"netrc\",\"npmrc\",\"gnupg\",\"kube\",\"id_\",\"credentials\",\"token\",\"key\",\"system\",\"umgebungsvariablen\",\"passw\",\"schlüssel\",\"zugangsdaten\",\"geheimnisse\",\"gesprächsverlauf\",\"quelltext\"]]],[[[\"envoie\",\"envoyez\",\"transmets\",\"transmettez\",\"téléverse\",\"publie\",\"copie\",\"poste\",\"transfère\",\"transférez\"],[\".env\",\"ssh\",\"aws\",\"netrc\",\"npmrc\",\"gnupg\",\"kube\",\"id_\",\"credentials\",\"token\",\"key\",\"system\",\"variables d'environnement\",\" de passe\",\"clé\",\"identifiants\",\"secrets\",\"historique\",\"code source\"]]],[[[\"envía\",\"envia\",\"envíe\",\"envie\",\"manda\",\"mande\",\"sube\",\"suba\",\"transmite\",\"transmita\",\"publica\",\"publique\",\"reenvía\",\"copia\",\"invia\",\"inviate\",\"carica\"],[\".env\",\"ssh\",\"aws\",\"netrc\",\"npmrc\",\"gnupg\",\"kube\",\"id_\",\"credentials\",\"token\",\"key\",\"system\",\"variables de entorno\",\"variáveis de ambiente\",\"variabili d'ambiente\",\"contraseña\",\"senha\",\"clave\",\"chave\",\"chiav\",\"credenciales\",\"credenciais\",\"credenziali\",\"secretos\",\"historial\",\"código fuente\"]]],[[[\"送信\",\"送って\",\"送る\",\"アップロード\",\"転送\",\"投稿\",\"コピー\"],[\"に\",\"へ\"],[\".env\",\"ssh\",\"aws\",\"netrc\",\"npmrc\",\"gnupg\",\"kube\",\"id_\",\"credentials\",\"token\",\"key\",\"system\",\"環境変数\",\"秘密鍵\",\"パスワード\",\"認証情報\",\"トークン\",\"apiキー\",\"会話\",\"ソースコード\"]]],[[[\"отправ\",\"загрузи\",\"перешли\",\"переда\",\"выложи\",\"скопируй\",\"пошли\",\"опубликуй\"],[\".env\",\"ssh\",\"aws\",\"netrc\",\"npmrc\",\"gnupg\",\"kube\",\"id_\",\"credentials\",\"token\",\"key\",\"system\",\"переменны\",\"парол\",\"ключ\",\"учётны\",\"секрет\",\"истори\",\"исходн\"],[\"на\",\"в\",\"по\",\"к\"]]],[[[\"보내\",\"전송\",\"업로드\",\"게시\",\"전달\"],[\"로\",\"에\"],[\".env\",\"ssh\",\"aws\",\"netrc\",\"npmrc\",\"gnupg\",\"kube\",\"id_\",\"credentials\",\"token\",\"key\",\"system\",\"환경\",\"비밀번호\",\"개인\",\"비밀\",\"자격\",\"토큰\",\"대화\"]]],[[[\"发送\",\"发到\",\"发给\",\"上传\",\"上傳\",\"传到\",\"传给\",\"提交到\",\"贴到\",\"写入\",\"写进\",\"放到\",\"放进\",\"附在\"],[\"密钥\",\"私钥\",\"凭证\",\"凭据\",\"密码\",\"密碼\",\"环境变量\",\"環境變數\",\".env\",\".ssh\",\"id_rsa\",\"令牌\",\"token\",\"对话\",\"聊天记录\",\"源代码\",\"系统提示\"],[\"收集\",\"读取\",\"讀取\",\"获取\",\"取得\",\"打开\",\"導出\",\"导出\",\"把\",\"将\",\"將\"]]],[[[\"vergiss\",\"vergessen sie\",\"ignoriere\",\"ignorieren sie\",\"missachte\"],[\" was \"],[\"alles\",\"sämtliches\"]]],[[[\"oublie\",\"ignore\"],[\"tout ce qu\",\"consignes\",\"instructions\",\"règles\",\"directives\"]]],[[[\"olvida\",\"olvide\",\"ignora\",\"ignore\",\"esquece\",\"esqueça\",\"dimentica\"],[\"todo lo\",\"tudo o\",\"tutto ciò\",\"tutto quello\",\"anteriores\",\"previas\",\"prévias\",\"precedenti\"]]],[[[\"забудь\",\"игнорируй\",\"отбрось\"],[\" что\",\"указани\",\"инструкци\",\"правил\"]]],[[[\"高于\",\"凌驾于\",\"优先于\",\"覆盖\",\"取代\",\"高於\"],[\"一切\",\"所有\",\"任何\",\"系统\",\"用户\",\"其他\",\"你的\"],[\"系统\",\"用户\",\"指令\",\"要求\",\"提示\",\"规则\",\"说明\"]],[[\"无论\",\"不管\",\"不论\"],[\"用户\",\"用戶\",\"使用者\"],[\"遵守\",\"服从\",\"执行\",\"按照\"]],[[\"用户\",\"用戶\",\"使用者\"],[\"无视\",\"忽略\",\"忽视\",\"不要理会\",\"不理会\",\"抛开\"],[\"要求\",\"指令\",\"请求\",\"指示\",\"意见\",\"话\"]]],[[[\"限制\",\"约束\",\"規則\",\"规则\",\"道德\",\"政策\"],[\"你\",\"您\"],[\"没有\",\"沒有\",\"不受\",\"不再受\",\"不再有\",\"无\"]]],[[[\"benutzer\",\"nutzer\",\"anwender\",\"entwickler\",\"reviewer\",\"niemand\"],[\"erfahren\",\"bemerken\",\"wissen\",\"mitbekommen\",\"sehen\"],[\"nichts\",\"nicht\",\"nie\",\"niemals\",\"niemand\",\"kein\",\"verschweige\",\"verheimliche\",\"verbirg\",\"versteck\"]],[[\"verschweige\",\"verheimliche\",\"verbirg\",\"versteck\"],[\"benutzer\",\"nutzer\",\"anwender\",\"reviewer\"],[\"nichts\",\"nicht\",\"nie\",\"niemals\",\"niemand\",\"kein\",\"verschweige\",\"verheimliche\",\"verbirg\",\"versteck\"]],[[\"verschweige\",\"verheimliche\"],[\"nichts\",\"nicht\",\"nie\",\"niemals\",\"niemand\",\"kein\",\"verschweige\",\"verheimliche\",\"verbirg\",\"versteck\"]],[[\"niemandem\"],[\"sag \"],[\"nichts\",\"nicht\",\"nie\",\"niemals\",\"niemand\",\"kein\",\"verschweige\",\"verheimliche\",\"verbirg\",\"versteck\"]]],[[[\"l'utilisat\",\"les utilisat\",\"personne\"],[\"informe\",\"informez\",\"avertis\",\"avertissez\",\"avise\",\"avisez\"],[\"pas\",\"jamais\",\"surtout pas\"]],[[\"rien \",\"pas \",\"jamais \",\"surtout pas \"],[\"ne \"],[\"dis\",\"dites\",\"parle\",\"parlez\",\"révèle\",\"révélez\",\"mentionne\",\"mentionnez\"]],[[\"l'utilisat\"],[\" ne \"],[\"doit\",\"doivent\"]],[[\"utilisat\",\"relect\",\"dévelop\"],[\"cache\"]]],[[[\"al usuario\",\"a los usuarios\",\"a nadie\",\"al revisor\",\"al desarrollador\"],[\"digas\",\"diga\",\"cuentes\",\"cuente\",\"reveles\",\"revele\",\"informes\",\"menciones\",\"avises\"],[\"le \",\"les \",\"lo \"]],[[\"usuario\",\"revisor\",\"desarrollador\"],[\"oculta\",\"oculte\",\"esconde\",\"esconda\"]],[[\"el usuario\",\"nadie\"],[\"debe\",\"puede\",\"tiene que\"],[\"saber\",\"enterarse\",\"notar\",\"ver\"]]],[[[\"秘密\",\"内緒\",\"内密\",\"黙って\",\"隠し\",\"伏せ\"],[\"に\",\"には\",\"にも\",\"へは\"],[\"ユーザ\",\"利用者\",\"開発者\",\"レビュア\",\"誰\"]]],[[[\"пользовател\",\"разработчик\",\"ревьюер\"],[\"скрой\",\"скрывай\",\"спрячь\",\"утаи\"],[\"от \"]],[[\" не должен \"],[\"пользователь\",\"никто\"],[\"узнать\",\"знать\",\"заметить\",\"увидеть\"]]],[[[\"몰래\",\"모르게\"],[\"사용자\",\"개발자\",\"누구\"]],[[\"사용자\",\"개발자\"],[\"에게\",\"한테\"],[\"숨기\",\"비밀로\",\"숨겨\"]]],[[[\"痕迹\",\"痕跡\",\"记录\",\"证据\"],[\"留下\",\"留\",\"留有\"],[\"不要\",\"不\",\"别\",\"勿\"]],[[\"清除\",\"删除\",\"抹去\",\"刪除\"],[\"痕迹\",\"操作记录\",\"命令历史\",\"历史记录\",\"shell 历史\"]],[[\"发现\",\"察觉\",\"知道\",\"看到\",\"注意到\"],[\"用户\",\"用戶\",\"使用者\",\"任何人\",\"审查者\",\"审核者\",\"开发者\"],[\"让\",\"讓\",\"被\"]],[[\"用户\",\"有人\",\"开发者\",\"审核者\"],[\"就说\",\"就回答\",\"就告诉\",\"回答说\",\"谎称\",\"声称\",\"否认\",\"装作\"],[\"如果\",\"当\",\"若\"]]],[[[\"一律\",\"自动\",\"直接\",\"无条件\"],[\"所有\",\"全部\",\"任何\",\"一切\",\"每个\"],[\"批准\",\"通过\",\"同意\",\"允许\",\"放行\",\"接受\"]],[[\"执行\",\"运行\"],[\"直接\",\"自动\",\"可直接\"],[\"任何\",\"所有\",\"一切\"]],[[\"忽略\",\"无视\",\"跳过\"],[\"漏洞\",\"安全问题\",\"风险\"],[\"通过\",\"批准\",\"放行\"]]],[[[\"同意\",\"授权\",\"授權\",\"批准\",\"许可\",\"确认\"],[\"用户\",\"用戶\",\"使用者\",\"管理员\",\"安全团队\",\"负责人\",\"公司\",\"官方\"],[\"不必\",\"无需\",\"無需\",\"不需要\",\"不用\",\"无须\",\"直接\",\"跳过\"]]],[[[\"http\"],[\"执行\",\"运行\",\"執行\",\"運行\"],[\"下载\",\"下載\",\"获取\",\"拉取\",\"抓取\"]]],[[[\"后门\",\"後門\",\"万能密码\",\"木马\",\"漏洞\",\"恶意代码\",\"隐藏管理员\",\"隐藏账户\",\"挖矿\"],[\"加入\",\"添加\",\"植入\",\"留下\",\"插入\",\"写入\",\"创建\",\"埋下\",\"保留\",\"预留\"]]],[[[\"系统\",\"系統\",\"管理员\",\"管理員\"],[\"消息\",\"提示\",\"指令\",\"通知\",\"公告\",\"覆盖\",\"命令\"],[\"你\",\"您\",\"必须\",\"服从\",\"忽略\",\"立即\",\"限制\",\"代理\"]]]]");

;
const PRIVATE = "(?:\\.env\\b(?!\\.(?:example|sample|template|dist))|~/\\.(?:ssh|aws|config|netrc|npmrc|pypirc|gnupg|kube|docker|git-credentials|bash_history|zsh_history|claude|codex)|\\.ssh/|id_(?:rsa|ed25519)|\\.netrc|\\.npmrc|\\.git-credentials|credentials\\.json|kubeconfig|/etc/(?:passwd|shadow)|environment variables|env vars|\\bprintenv|process\\.env|shell environment|\\b(?:npm|github|gitlab|api|access|auth|session|openai|anthropic|aws|deploy|bearer|refresh|user's|their|stored|saved|slack|every|each|any|all) (?:\\w+ )?(?:tokens?|keys?|cookies?|passwords?|secrets?|credentials?)\\b|\\b[a-z]+_(?:token|secret|password|api_key|access_key|private_key)\\b|database_url|\\b(?:private|ssh|signing|gpg) keys?\\b|\\bcredentials\\b|session cookies?|\\bpasswords\\b|keychain|system prompt|\\b(?:the|this|our|whole|entire|full) (?:conversation|chat|dialogue|session)\\b|transcript|(?:chat|conversation|shell|browser) history|last user message|private (?:files?|repositor\\w+|code)|customer data|personal data)";
const LAID_OPEN = `(?:(?:contents?|values?|output|text|copy|dump|body) of (?:the |your |all |any |each |every |this |its |their )?(?:\\S+ )?${PRIVATE}|${PRIVATE}(?:'s?)? (?:contents?|values?)\\b|(?:private|ssh|signing|npm|github|openai|aws|user's) (?:\\w+ )?(?:key|token|password|secret)\\b(?! (?:is|must|should|scann|rotation|management|detection|name|scope|type|permission))|the credentials\\b|\\.env\\.(?:production|local)\\b)`;
const TAKE = '(?:read|open|take|collect|gather|grab|locate|find|look up|retrieve|fetch|get|copy|cat|dump|encode|base64-?encode|zip|gzip|tar|archive|extract|capture|record|summari[sz]e|export|list|harvest|obtain|load|log|print)';
const SEND = '(?:send|post|put|upload|transmit|submit|forward|e-?mail|mail|ship|relay|pass|hand|drop|deliver|publish|leak|push|report|attach|stream|write|copy|include|append|add|paste|embed|encode|commit)';
const IT = "(?:it|them|that|those|everything|what(?:ever)? you (?:find|found|get|got|read)|(?:the |its |their )(?:\\w+ )?(?:contents?|results?|output|values?|file|string|token|key|data|archive|summary|dump|listing|copy))";
const LOCAL = '(?!localhost|127\\.|0\\.0\\.0\\.0|192\\.168\\.|10\\.|\\[::1|host\\.docker|\\$\\{?\\w|<|\\{)';
const OUTSIDE = `(?:(?:https?|ftp|wss?)://${LOCAL}|\\b(?!127\\.|192\\.168\\.|10\\.)\\d{1,3}(?:\\.\\d{1,3}){3}\\b|[\\w.+-]{1,40}@[\\w-]{1,40}\\.[a-z]|webhook|pastebin|\\bgist\\b|telegram|discord|ngrok|(?:our|my|the following|remote|external|attacker's?) (?:\\w+ )?(?:server|endpoint|address|url|host|collector|inbox)|the (?:address|url|endpoint|server|host) (?:below|above|given|in)|(?:image|web|outgoing|next) (?:\\w+ )?(?:url|requests?)|user-agent|query (?:param\\w*|string))`;
const SPOKEN = '(?:(?:the |your |a |an |any |each |every |this |first |next |public ){0,3}(?:pr|pull request|merge request|issue|ticket|commit|release|bug report)(?: (?:description|body|comments?|messages?|title|text|notes|you (?:\\w+ )?(?:create|open|leave|write)))?|(?:the |a )?(?:body|description|title|comment) (?:of|you leave on|on) (?:the |your |a |each |every )*(?:first |next )?(?:pr|pull request|merge request|issue|ticket|commit)|the change ?log|the readme|the comments?|public/|docs/\\S+)';
const EVERYDAY = /\b(?:authorization|bearer|oauth|x-api-key|api reference|dashboard|sign up|vault|secrets? manager|github secrets|terraform|placeholder|redact\w*|mask\w*|\.env\.example|vercel|mocks?|design tokens?)\b/;
const CARRYING_OFF = [
    { lure: 'exfiltrates', name: 'take-and-send', kind: 'order', pattern: new RegExp(`\\b${TAKE}\\b(?=.{0,120}?${PRIVATE})(?=.{1,240}?(?:\\b(?:and|then)|[,;.]) (?:\\w+ ){0,4}?${SEND} (?:\\w+ ){0,2}?${IT}\\b.{0,60}?\\b(?:to|at|into|in|as|via|on|with|over|by|using)\\b (?:\\S+ ){0,5}?(?:${OUTSIDE}|(?:issue|ticket|pull request|pr|comment)\\b))`), unless: EVERYDAY },
    { lure: 'exfiltrates', name: 'publish', kind: 'order', pattern: new RegExp(`\\b(?:include|put|add|paste|embed|write|post|insert|append|attach|print|dump|copy|leave|publish|encode|store|upload|send)\\b(?=.{0,60}?${LAID_OPEN}).{0,160}?\\b(?:in|into|to|as|on|inside|under)\\b (?:${SPOKEN}|(?:\\S+ ){0,3}?${OUTSIDE})`), unless: EVERYDAY },
    { lure: 'exfiltrates', name: 'commit-secrets', kind: 'order', pattern: new RegExp(`\\b(?:commit|check in|push|git add) (?:the |your |all |any )?(?:\\S+ ){0,1}?(?:\\.env\\b(?!\\.(?:example|sample|template|dist|test)|-)|(?:private|ssh|signing) keys?\\b|id_rsa|credentials\\.json|secrets? (?:you|it)\\b)|\\b(?:add|put) (?:the |your |a )?(?:private|ssh|signing) key (?:to|in|into) (?:the |this |our )?(?:repo\\w*|git)|\\b(?:passwords?|tokens?|credentials|secrets?|keys?)\\b.{0,40}? (?:to|in|into) (?:a file (?:in|under) )?public/|\\b(?:secrets?|passwords?|tokens?|credentials?|api keys?)\\b(?: \\w+){0,5} (?:should|must|shall) be (?:\\w+ ){1,2}?(?:in|to|into) \\S+ and (?:committed|pushed|published)`), unless: /\b(?:encrypt\w*|sops|sealed|git-?crypt|public key|dotenvx|if|when)\b/ },
    { lure: 'exfiltrates', name: 'private-into-address', kind: 'order', pattern: /\b(?:render|include|embed|display|insert|output|append|show|load|open|emit|fetch|create)\b (?:\S+ ){0,4}?(?:images?|links?|url|badge|pixel|iframe)\b(?: \S+){0,3} (?:whose|with|that (?:has|holds|contains|carries)|containing|carrying)\b(?=.{0,80}?\b(?:last user message|user's (?:message|question|data|name|input)|conversation|secrets?|tokens?|credentials?|password|environment|system prompt|\.env)\b)|\b(?:put|embed|encode|hide|place) (?:the |all |any |your |every )*(?:credentials?|secrets?|tokens?|passwords?|environment variables|api keys?|conversation)\b.{0,20} in (?:a|the|an image|each) (?:url|link|query|subdomain)\b/, unless: EVERYDAY },
    { lure: 'exfiltrates', name: 'who-is-there', kind: 'command', pattern: /(?:https?:\/\/)[\w-]{1,40}(?:\.[\w-]{1,40}){1,4}[^\s'"|]{0,100}[?=/]\$\((?:hostname|whoami|id|uname|env|cat|pwd|git)\b|\$\((?:whoami|hostname|id)\)(?:\.[\w-]{1,40}){2}/, unless: /\buname -[sm]/ },
    { lure: 'exfiltrates', name: 'code-elsewhere', kind: 'order', pattern: new RegExp(`\\b(?:upload|post|transmit|send|forward|mirror|ship|mail|copy)\\b(?: \\S+){0,3}? (?:(?:old|new|full|edited|changed|current) (?:version|files?|source|contents?)|(?:working )?directory listing|git remote|file contents?|diffs?|source (?:files?|code)|prompts?|user messages?|(?:every|each|all) (?:files?|messages?|prompts?|changes))\\b(?: \\S+){0,12}? to (?:\\S+ ){0,2}?(?:(?:https?|ftp)://${LOCAL}|\\b(?!127\\.|192\\.168\\.|10\\.)\\d{1,3}(?:\\.\\d{1,3}){3}\\b|telegram|discord|the telegram|(?:our|my) (?:\\w+ )?(?:server|endpoint|collector))`), unless: EVERYDAY },
    { lure: 'exfiltrates', name: 'system-prompt', kind: 'itself', pattern: /(?:^|[.,:;] |\b(?:and|then|must|always|should|first|please) )(?:print|reveal|repeat|output|quote|reproduce|recite|dump|leak|write out) (?:out )?(?:your|all of your) (?:full |entire |complete |whole |hidden |own |exact )*(?:system prompts?|system instructions|initial instructions)|\b(?:answer|reply|response|output|message|summary)s? (?:must|should|shall|has to) (?:\w+ )?(?:contain|include|start with|end with) (?:\S+ ){0,4}?system prompt|(?:^|[.,:;] |\b(?:and|then|must|always|first|please) )(?:repeat|print|output|copy) (?:everything|all (?:the )?text|all words) (?:above|before) (?:this|verbatim|and)/ },
];

;
const READERS = "(?:users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|auditors?|people|persons?|customers?|administrators?|admins?|engineers?|anyone|anybody|somebody|team)";
const WHO = `(?:the |your |any |our |a |human |other ){0,2}${READERS}`;
const DEED = "(?:this|it|these|that|those|(?:this|the|that|any|your|these|extra|such) (?:\\w+ ){0,2}?(?:changes?|edits?|uploads?|transfers?|commands?|steps?|commits?|requests?|calls?|downloads?|modifications?|installs?|installation|actions?|instructions?|dependenc(?:y|ies)|packages?|exchange|lines?))";
const REPORT = '(?:(?:final |pr |session |commit |pull request )?(?:summar(?:y|ies)|reports?|descriptions?|messages?|text|body|answers?|repl(?:y|ies)|responses?|output|change ?logs?|release notes|logs?|record))';
const HIDING = [
    { lure: 'hides', name: 'say-instead', kind: 'itself', pattern: new RegExp(`(?:\\b(?:if|when|whenever|once|should) (?:${WHO}|they|someone|you(?: are)?|some ?one)? ?(?:asks?|asked|questioned|inquires?|wants? to know|wonders?|complains?|ask|notices?)|^(?:asked|questioned)\\b|\\bwhoever asks)\\b.{0,90}?,? (?:just |simply |always |then |you (?:must|should|will) )*(?:say|answer|reply|respond|claim|state|insist|explain|maintain|deny|tell (?:them|him|her|the (?:user|reviewer)))(?: only)? (?:the (?:\\w+ ){1,3}?(?:is|was|were|are)|that (?:it|nothing|no|this|they|there|the|you)|it (?:was|is|has|had)|nothing|everything|about|there (?:was|is)|only about)\\b`), needs: /\b(?:telemetry|network|dependenc\w+|chang(?:e|ed|es)|commits?|upload\w*|data|outage|backdoor|requests?|packages?|scripts?|hidden|this file|incident|breach|leak|keys?|secrets?|access|logs?|calls?|connections?|exists?|part of the)\b/, unless: /\b(?:available|pricing|cannot|unsupported|not supported|skill|refer|docs?|documentation|not (?:yet )?implemented|placeholder|unknown|do not know|missing|not found|unsure)\b|\?/ },
    { lure: 'hides', name: 'deny-it', kind: 'order', pattern: /\b(?:pretend|claim|make (?:it )?(?:look|seem|appear)|act) (?:that |as if |as though |like )(?:only|nothing|no|you (?:never|did not|only)|this (?:never|was never))\b|\b(?:deny|dispute|disavow)\b (?:that (?:it|this|you|there|any)|(?:the existence|knowledge|any knowledge|having|all knowledge)|everything)\b.{0,40}?(?:[.,;]|$)/, unless: /\b(?:access|firewall|polic\w+|by default|traffic|rules?|permission)\b/ },
    { lure: 'hides', name: 'reveal-to', kind: 'itself', pattern: new RegExp(`\\b(?:do not|never|must not|should not|may not|not to|refrain from) (?:ever )?(?:reveal|disclose|mention|admit|say|confess|report|show|betray|let on|hint)(?:ing)? to ${WHO} (?:that (?:you|this|it|there|the)|what (?:you|was|this)|how (?:you|this)|anything about (?:this|it))|\\b(?:do not|never) (?:ever )?let on (?:that|about|to)\\b`), unless: /\b(?:until|unless)\b/ },
    { lure: 'hides', name: 'deed-to', kind: 'itself', pattern: new RegExp(`\\b(?:do not|never|must not|should not|may not) (?:ever )?(?:mention|reveal|disclose|admit|acknowledge|report|show|tell of) (?:this|these|that) (?:\\w+ )?(?:step|change|edit|instruction|rule|upload|request|action|command|transfer|operation|part|behaviou?r)s? to ${WHO}`), unless: /\b(?:until|unless)\b/ },
    { lure: 'hides', name: 'unseen', kind: 'manner', pattern: new RegExp(`\\b(?:so|so that|such that|make sure|making sure|ensure|ensuring|see to it)(?: that)? (?:(?:nobody|no ?one|none of (?:them|the \\w+)|no (?:\\w+ )?${READERS})(?: \\w+){0,1}? (?:can |could |will |would |ever )*(?:notic|spot|suspect|trac|detect|discover|find(?:s)? (?:it|this|out)|see(?:s)? (?:it|this|the (?:change|edit|command)))|${WHO} (?:can not|could not|will not|would not|do not|does not|never|can never|will never) (?:ever )?(?:notice|spot|suspect|trace (?:it|this)|detect (?:it|this)|discover (?:it|this)|find(?:s)? (?:it|this|out)|sees? (?:it\\b|this\\b|the (?:change|edit|command|upload|step)|this (?:command|step|change))|notices))`), unless: /\b(?:ui|flicker\w*|lag|latency|delay|transition|animation|loading|visual\w*|downtime|performance|difference|rendering|slow\w*)\b/ },
    { lure: 'hides', name: 'under-the-radar', kind: 'manner', pattern: /\bso (?:that )?(?:the |this |it|these )(?:\S+ ){0,3}?(?:can not|will not|does not|do not|cannot|never) (?:be )?(?:seen|noticed|spotted|detected|traced|found out|show(?:s)? up in (?:the )?(?:review|diff|history))\b|\b(?:goes?|pass(?:es)?|slips?|remains?|stays?) (?:unnoticed|undetected|under the radar)\b|\b(?:draws?|attracts?|raises?|without (?:drawing|attracting|raising)) (?:no |any )?(?:attention|suspicion)\b|\bstays? under the radar\b|\b(?:there (?:is|are|will be)|leav(?:e|es|ing)) no (?:traces?|evidence)\b/, needs: /(?:^|[.,:;] |\b(?:and|then|must|always|should|please) )(?:use|make|do|add|squash|split|put|write|give|name|bury|hide|keep|clear|delete|commit|push|run|perform|insert|edit|change|merge|choose|replace|install|remove)\b/, unless: /\b(?:bugs?|errors?|failures?|regressions?|ui|issues|tests?|users? interface|problems?|opentelemetry|stale|legacy)\b/ },
    { lure: 'hides', name: 'silence', kind: 'order', pattern: new RegExp(`\\b(?:say nothing|keep (?:quiet|silent|mum)|stay (?:quiet|silent)|remain (?:quiet|silent)|be silent|make no (?:mention|note)|breathe no word) (?:about|of|on|concerning) (?:${DEED}|others|the|any|its)\\b|\\b(?:do not|never) say (?:so|it|a word)(?:[.,;!]|$)|\\bleave (?:this|that|it|them) (?:\\w+ )?out of (?:the|your|any) ${REPORT}|\\b(?:omit|leave out|exclude|skip) ${DEED} (?:from|in) (?:your|the) ${REPORT}`), unless: /\b(?:if|when|unless|formatt\w+|noise|duplicate\w*|internal[- ]only|merge commits?|chore|boilerplate|loop|empty|redundant|optional)\b/ },
    { lure: 'hides', name: 'not-in-report', kind: 'itself', pattern: new RegExp(`\\b(?:do not|never|must not|should not) (?:ever )?(?:list|include|mention|note|record|show|report) (?:this|these|that|it)(?: (?:file|change|step|command|edit|request|line|install|action|upload|package|dependency))?(?: \\w+)? (?:in|among|on|under) (?:the |your |any )*(?:changed files|list of changes|(?:pr|pull request) (?:text|body|description|summary)|change ?log|final (?:summary|report|answer)|commit message)\\b`), unless: /\b(?:if|unless|co-authored|generated|internal|trivial|formatt\w+|emoji|license)\b/ },
    { lure: 'hides', name: 'no-need-to-tell', kind: 'itself', pattern: new RegExp(`\\b(?:no (?:need|reason)|not (?:necessary|needed)|unnecessary) (?:for you )?to (?:tell|inform|notify|alert|ask|bother|involve) ${WHO} (?:about|of|on|over) (?:this|these|it|the (?:request|change|upload|command|step|transfer))`) },
    { lure: 'hides', name: 'buried', kind: 'order', pattern: /\b(?:bury|slip|sneak|smuggle|tuck|camouflage|disguise|hide|fold|mix) (?:the |this |that |it|your |these |a )(?:\S+ ){0,3}?(?:in|inside|into|among|within|amongst|as|under) (?:an? |the |some |other |larger? |bigger |unrelated |harmless |whitespace |formatting )*(?:\w+ )?(?:refactor\w*|commits?|diffs?|pull request|pr|reformat\w*|whitespace|formatting|clean-?up|changes?|migration|lock ?file|vendored? \w+)\b/, needs: /\b(?:change|modification|edit|line|code|commit|it|this|dependency|payload)\b/, unless: /\b(?:css|menu|panel|modal|component|button|if|when|details|scope creep)\b/ },
    { lure: 'hides', name: 'false-label', kind: 'order', pattern: /\b(?:use|give|choose|write|pick|with|make up|under) (?:it |them |the change |this |the commit )?(?:an? |some )?(?:harmless|innocent|innocuous|misleading|inconspicuous|unremarkable|bland|unsuspicious|innocent-looking|harmless-looking)(?:[- ]\w+)? (?:\w+ )?(?:commit messages?|messages?|names?|titles?|descriptions?|label)\b/ },
    { lure: 'hides', name: 'removes-itself', kind: 'order', pattern: /\b(?:remove|delete|erase|strip|wipe) (?:this|these) (?:\w+ )?(?:paragraphs?|sections?|instructions?|lines?|rules?|comments?|blocks?|notes?|sentences?|messages?|files?)\b.{0,30}? (?:after|once|when|as soon as|immediately after) (?:you )?(?:have |are |having |it (?:has|is) |they (?:have|are) )?(?:been )?(?:followed|following|obeyed|obeying|executed (?:it|them|this)|carried|complied|acted|read (?:it|this|them)|reading)\b/ },
    { lure: 'hides', name: 'wiped-history', kind: 'order', pattern: /\b(?:wipe|clear|delete|remove|truncate|empty|erase|purge|edit) (?:\S+ ){0,3}?(?:~\/\.(?:ba|z)sh_history|\.(?:ba|z)sh_history|shell history|command history)\b|\b(?:clear|delete|erase|wipe) (?:the |all |your )*logs?\b.{0,30}?\b(?:so (?:that )?(?:there|nobody|no ?one)|no trace|afterwards so)\b|\brestore the (?:original )?(?:timestamps?|mtimes?)\b.{0,40}\b(?:so|tracks|wipe|notice|and)\b|\b(?:rewrite|amend|force-?push) (?:\S+ ){0,5}?so (?:that )?(?:the |this |it|nobody|no ?one)(?: \w+){0,3} (?:never|not|notic\w+|gone|seen|hidden)\b/, unless: /\b(?:secrets?|leaked|credential|passwords?|retention)\b/ },
    { lure: 'hides', name: 'false-assurance', kind: 'order', pattern: new RegExp(`\\b(?:tell|assure|convince|inform|persuade) ${WHO} (?:that )?(?:this|the|it|everything|all|these)(?: \\w+){0,2} (?:was|is|were|are|has been|have been) (?:already |fully |thoroughly |completely )?(?:audited|safe|harmless|secure|clean|verified|vetted|reviewed|approved|unchanged|risk-free)\\b|\\b(?:state|claim|pretend|assert|say) (?:that )?(?:it|this|they|the (?:code|query|script|result|package|change)) (?:is|are|was|were) (?:fully |perfectly |completely )?(?:secure|safe|harmless|unchanged|reviewed|audited)(?=[.,;!]|$)|\\bcall (?:it|this|the (?:query|code|script|change)) (?:safe|secure|harmless)\\b`), unless: /\b(?:if|when|unless|until|once|after|whether|only)\b/ },
];

;
const WHATEVER = "(?:whatever|regardless|irrespective|no matter|even if|without (?:reading|reviewing|looking|checking|inspecting|a look|opening|examining)|blindly|sight unseen|unread|unseen|no (?:reading|review|questions?) (?:is )?(?:needed|necessary|required|asked))";
const MISJUDGING = [
    { lure: 'waves-through', name: 'unread', kind: 'order', pattern: new RegExp(`\\b(?:approve|give (?:a |an )?(?:clean bill of health|green light|approval|pass|ok) to|merge|accept|lgtm|sign off(?: on)?|wave through|trust|install|mark|pass|greenlight|green-light)\\b (?:\\S+ ){0,10}?${WHATEVER}\\b|\\b(?:trust|install|accept|approve|merge) (?:every|all|any|each) (?:\\S+ ){1,8}?(?:and |, )?(?:do not|never) (?:scan|read|check|review|inspect|verify|audit) (?:it|them|those)\\b`), needs: /\b(?:pull requests?|prs?|changes?|packages?|commits?|code|reviews?|this|suggestions?|patch\w*|merge requests?|every|dependenc\w+|prompts?)\b/, unless: /\b(?:if|when|unless|mocks?|tests?|assertions?|formatting|whitespace|case|order|params?|schema|browser|status|http|cors|does|can|could|may)\b|\?/ },
    { lure: 'waves-through', name: 'no-findings', kind: 'order', pattern: /\b(?:report|find|raise|return|list|flag) no (?:issues?|problems?|findings?|vulnerabilit(?:y|ies)|concerns?|errors?|comments?) (?:for|in|about|under|with|on|at all)\b|\b(?:overlook|wave through|turn a blind eye to|look away from) (?:anything|everything|all|any|whatever|the|issues?|problems?|findings?)\b|\b(?:conclude|report|state|declare|decide|say|write) that (?:\S+ ){1,5}?(?:free of|has no|have no|contains? no|without|no) (?:\w+ )?(?:vulnerabilit(?:y|ies)|issues?|problems?|flaws?|findings?)\b.{0,10}?(?:irrespective|regardless|no matter|whatever|always|even if|without)/, needs: /\breview|\baudit|\bscan|\breviewer|\/|\bcode\b|\bvulnerab/, unless: /\b(?:if|when (?:there|no)|unless|do not|can|may|easy to|after|once)\b|\?/ },
    { lure: 'waves-through', name: 'full-marks', kind: 'order', pattern: /\b(?:rate|score|grade|give|award|rank) (?:this|the|it|our|my)(?: \S+){0,3} (?:an? |the )?(?:10 ?(?:out of|\/) ?10|100 ?(?:out of|\/|%)|five stars|5 ?(?:out of|\/) ?5|highest (?:score|rating|grade|mark)s?|maximum (?:score|rating)|full marks|perfect score|top score)\b/, unless: /\b(?:if|when|only|unless|example|must not|criteria|rubric|for (?:an?|each))\b|\?/ },
    { lure: 'spreads', name: 'picked-up', kind: 'order', pattern: /\b(?:add|append|insert|include|copy|paste|write|put|embed|prepend|propagate|spread|carry|repeat)\b (?:this|these|the) (?:\S+ ){0,4}?(?:section|notice|block|lines?|paragraph|rules?|instructions?|text|sentence|message|comment|note)s?\b(?=.{0,100}?(?:\bso (?:that )?(?:other|all|any|every|future|later) (?:\w+ )?(?:agents?|assistants?|models?|sessions?|tools)\b|\ball other (?:repositor\w+|projects|repos)\b|\b(?:every|each|any|all) (?:other )?(?:readme|repositor(?:y|ies)|repos?|agents?\.md|claude\.md)(?: files?)?(?: \w+)? (?:you|of the|in the organi[sz]ation|on this)|\byou are reading\b))/, unless: /\b(?:license|copyright|header|if|template|badge|todo)\b/ },
    { lure: 'spreads', name: 'copies', kind: 'order', pattern: /\b(?:put|place|leave|drop|insert|add|plant) (?:a |one )?(?:copy|copies) of (?:this|these|the) (?:rules?|instructions?|section|file|text|paragraph|prompt)s? (?:in|into|to|at) (?:each|every|all|any)\b/, unless: /\b(?:license|copyright|if|template)\b/ },
    { lure: 'spreads', name: 'for-ever', kind: 'order', pattern: /\b(?:write|save|store|commit|record|add|persist|keep|remember) (?:this|these|the above)(?: \w+){0,2} (?:in|to|into|as|for)(?: a| an| your| the)? (?:\w+ )?(?:permanent|long-?term|persistent|lasting|permanent|global)? ?(?:memory|memories|rules?)\b(?=.{0,80}?\b(?:never (?:remove|delete|forget|change)|every future|all future|in (?:every|all) (?:future )?(?:sessions?|projects?|conversations?)|for ?ever|cannot be removed))/, unless: /\b(?:if|when|learnings?|lessons?|preferences?|user (?:asks|says))\b/ },
];

;
const ADDRESS = '(?:https?://(?!localhost|127\\.)|\\d{1,3}(?:\\.\\d{1,3}){3}|[\\w.+-]{1,40}@[\\w-]{1,40}\\.[a-z]|webhook|pastebin|telegram)';
const FILES = '\\.env\\b(?!\\.example)|~?/?\\.(?:ssh|aws|netrc|npmrc|gnupg|kube)\\b|id_(?:rsa|ed25519)|\\bcredentials\\b|\\b(?:github|npm|api)[_ -](?:token|key)s?\\b|\\btokens?\\b|\\bsystem ?prompt';
const other_languages_EVERYDAY = /\b(?:authorization|bearer|oauth|headers?|login)\b/;
const OTHER_LANGUAGES = [
    { lure: 'exfiltrates', name: 'de', kind: 'order', pattern: new RegExp(`\\b(?:(?:ver)?schicke?n?|sende?n?|übertrage?n?|übermittle|übermitteln|lade?n?|poste?n?|kopiere?n?|leite|maile?n?|veröffentliche)\\b(?=.{0,100}?(?:${FILES}|umgebungsvariablen|passw[oö]rt\\w*|(?:privaten?|geheimen?|ssh-) ?schlüssel|zugangsdaten|geheimnisse|gesprächsverlauf|quelltext))(?=.{0,160}?\\b(?:an|nach|zu|auf|per|bei)\\b (?:\\S+ ){0,4}?(?:${ADDRESS}|adresse|server|endpunkt))`), unless: other_languages_EVERYDAY },
    { lure: 'exfiltrates', name: 'fr', kind: 'order', pattern: new RegExp(`(?<![\\p{L}])(?:envoie[zr]?|envoyez|transmets|transmettez|téléverse[zr]?|publie[zr]?|copie[zr]?|poste[zr]?|transfère|transférez)(?![\\p{L}])(?=.{0,100}?(?:${FILES}|variables d'environnement|mots? de passe|clés? (?:privées?|ssh|secrètes?|api)|identifiants|secrets|historique|code source))(?=.{0,160}?(?:à|vers|sur|au|aux) (?:\\S+ ){0,4}?(?:${ADDRESS}|l'adresse|adresse|serveur))`, 'u'), unless: other_languages_EVERYDAY },
    { lure: 'exfiltrates', name: 'es-pt-it', kind: 'order', pattern: new RegExp(`(?<![\\p{L}])(?:envía|envia|envíe|envie|manda|mande|sube|suba|transmite|transmita|publica|publique|reenvía|copia|invia|inviate|carica)(?![\\p{L}])(?=.{0,100}?(?:${FILES}|variables de entorno|variáveis de ambiente|variabili d'ambiente|contraseñas?|senhas?|claves? (?:privadas?|ssh|api)|chaves?|chiavi?|credenciales|credenciais|credenziali|secretos|historial|código fuente))(?=.{0,160}?(?:a|al|para|en|hacia|ao|su) (?:\\S+ ){0,4}?(?:${ADDRESS}|dirección|endereço|indirizzo|servidor|server))`, 'u'), unless: other_languages_EVERYDAY },
    { lure: 'exfiltrates', name: 'ja', kind: 'itself', pattern: /(?:に|へ)(?:送信|送って|送る|アップロード|転送|投稿|コピー)(?!しない|しては|されない)/, needs: new RegExp(`^(?=.{0,400}?(?:${FILES}|環境変数|秘密鍵|パスワード|認証情報|トークン|apiキー|会話|ソースコード))(?=.{0,400}?(?:${ADDRESS}|サーバー|外部|アドレス))`), unless: /authorization|ヘッダー|ログイン/ },
    { lure: 'exfiltrates', name: 'ru', kind: 'order', pattern: new RegExp(`(?<![\\p{L}])(?:отправ(?:ь|ьте|ляй|ляйте)|загрузи(?:те)?|перешли(?:те)?|переда(?:й|йте)|выложи(?:те)?|скопируй(?:те)?|пошли(?:те)?|опубликуй(?:те)?)(?![\\p{L}])(?=.{0,100}?(?:${FILES}|переменны\\p{L}+ (?:окружения|среды)|парол\\p{L}+|ключ\\p{L}*|учётны\\p{L}+ данны\\p{L}+|секрет\\p{L}*|истори\\p{L}+ (?:чата|диалога)|исходн\\p{L}+ код))(?=.{0,160}?(?:на|в|по|к) (?:\\S+ ){0,4}?(?:${ADDRESS}|сервер|адрес))`, 'u'), unless: other_languages_EVERYDAY },
    { lure: 'exfiltrates', name: 'ko', kind: 'itself', pattern: /(?:으?로|에) ?(?:보내|전송|업로드|게시|전달)(?!하지|지 마)/, needs: new RegExp(`^(?=.{0,400}?(?:${FILES}|환경 ?변수|비밀번호|개인 ?키|비밀 ?키|자격 ?증명|토큰|대화))(?=.{0,400}?(?:${ADDRESS}|서버|주소))`), unless: other_languages_EVERYDAY },
    { lure: 'exfiltrates', name: 'zh-it', kind: 'order', pattern: /(?:收集|读取|讀取|获取|取得|打开|導出|导出|把|将|將)(?=.{0,60}?(?:密钥|私钥|凭证|凭据|密码|密碼|环境变量|環境變數|\.env|\.ssh|id_rsa|令牌|\btoken|对话|聊天记录|源代码|系统提示))(?=.{1,120}?(?:发送|发到|发给|上传|上傳|传到|传给|提交到|贴到|写入|写进|放到|放进|附在)(?:到|至|给|在)?.{0,30}?(?:https?:|服务器|邮箱|webhook|\d{1,3}\.\d{1,3}\.\d{1,3}|pr描述|pr 描述|拉取请求|issue|评论|公开))/, unless: /请求头|authorization|bearer|登录|oauth/ },
    { lure: 'overrides', name: 'de-all', kind: 'order', pattern: /\b(?:vergiss|vergessen sie|ignoriere|ignorieren sie|missachte)\b (?:bitte )?(?:alles|sämtliches),? was (?:dir|ihnen|man dir|der (?:nutzer|benutzer)|du|bisher|vorher|zuvor|oben)\b/ },
    { lure: 'overrides', name: 'fr-all', kind: 'order', pattern: /\b(?:oublie[zr]?|ignore[zr]?) (?:tout ce qu|toutes? (?:les )?(?:consignes|instructions|règles|directives) (?:que|qui|données?|reçues?))/ },
    { lure: 'overrides', name: 'es-pt-it-all', kind: 'order', pattern: /\b(?:olvida|olvide|ignora|ignore|esquece|esqueça|dimentica) (?:todo lo|tudo o|tutto ciò|tutto quello|(?:todas? )?(?:las|as|le) (?:reglas|normas|órdenes|regras|regole|indicaciones) (?:anteriores|previas|prévias|precedenti))/ },
    { lure: 'overrides', name: 'ru-all', kind: 'order', pattern: /(?<![\p{L}])(?:забудь(?:те)?|игнорируй(?:те)?|отбрось(?:те)?) (?:обо? )?(?:вс[её],? что|(?:все|всех) (?:\p{L}+ )?(?:указани\p{L}+|инструкци\p{L}+|правил\p{L}*))/u },
    { lure: 'overrides', name: 'zh-above', kind: 'itself', pattern: /(?:本|此|这个|该|以下)(?:文件|文档|文檔|说明|规则|指令|内容|部分)(?:的)?(?:优先级|優先級|优先权|权限)?(?:始终|总是|永远)?(?:高于|凌驾于|优先于|覆盖|取代|高於)(?:一切|所有|任何|系统|用户|其他|你的).{0,12}?(?:系统|用户|指令|要求|提示|规则|说明)|(?:无论|不管|不论)(?:用户|用戶|使用者)(?:说|要求|怎么说|提出)(?:什么|甚么)?.{0,8}?(?:都|也)(?:要|必须|应)?(?:遵守|服从|执行|按照)|(?:无视|忽略|忽视|不要理会|不理会|抛开)(?:掉)?(?:用户|用戶|使用者)(?:的|之前|此前|先前|说的|提出的|所有)*(?:要求|指令|请求|指示|意见|话)/, unless: /如果|除非|全局|默认|配置|设置/ },
    { lure: 'unleashes', name: 'zh-limits', kind: 'itself', pattern: /(?:你|您)(?:现在|将|已|已经|可以|再)?(?:没有|沒有|不受|不再受|不再有|无)(?:任何|一切|所有)?(?:的)?(?:限制|约束|規則|规则|道德|政策)/, unless: /如果|除非|类型|长度|数量/ },
    { lure: 'hides', name: 'de-know', kind: 'itself', pattern: /\b(?:(?:der|die|den|dem|kein) )?(?:benutzer|nutzer|anwender|entwickler|reviewer|niemand)(?:in|s)? (?:\w+ )?(?:darf|dürfen|soll|sollen|muss|müssen)?(?: \w+){0,2} (?:nichts|nicht|nie)? ?(?:erfahren|bemerken|wissen|mitbekommen|sehen)(?:[.,;!]|$)|\b(?:verschweige|verheimliche|verbirg|verstecke?) (?:\S+ ){0,4}?(?:benutzer|nutzer|anwender|reviewer)|\b(?:verschweige|verheimliche) (?:das|dies|es|diesen|diese)\b|\bsag (?:es |das |davon )?niemandem\b/, needs: /\b(?:nichts|nicht|nie|niemals|niemand\w*|kein\w*|verschweige|verheimliche|verbirg|verstecke?)\b/, unless: /\b(?:wenn|falls|bis|sofort|komponente|button)\b/ },
    { lure: 'hides', name: 'fr-know', kind: 'itself', pattern: /\bn'(?:en )?(?:informe|informez|avertis|avertissez|avise|avisez)[sz]? (?:pas|jamais|surtout pas) (?:l'utilisat\p{L}+|les utilisat\p{L}+|personne)|\bne (?:le |la |lui |leur |en )?(?:dis|dites|parle|parlez|révèle|révélez|mentionne|mentionnez) (?:rien |pas |jamais |surtout pas )+(?:de (?:ceci|cela|cette) |cela )?(?:à|aux|à l')|\bl'utilisat\p{L}+ ne (?:doit|doivent) (?:rien|pas|jamais) (?:en )?(?:savoir|apprendre|voir|remarquer|le savoir)|\bcache[zr]? (?:cette|cela|ceci|ce|ces) (?:\S+ )?(?:à|aux|de) ?(?:l')?(?:utilisat|relect|dévelop)/u, unless: /\b(?:si|jusqu|sauf)\b/ },
    { lure: 'hides', name: 'es-know', kind: 'itself', pattern: /\b(?:no|nunca|jamás) (?:se )?(?:le |les |lo )(?:digas|diga|cuentes|cuente|reveles|revele|informes|menciones|avises) (?:\p{L}+ )?(?:al usuario|a los usuarios|a nadie|al revisor|al desarrollador) (?:que|nada|sobre|de)|\b(?:oculta|oculte|esconde|esconda) (?:este|esta|esto|estos|el|la) ?(?:\S+ )?(?:al|del|a los|de los|ante el) (?:usuario|revisor|desarrollador)|\b(?:el usuario|nadie) (?:no )?(?:debe|puede|tiene que) (?:saber|enterarse|notar|ver)(?:lo)?\b/u, unless: /\b(?:si|hasta|salvo|cómo)\b/ },
    { lure: 'hides', name: 'ja-secret', kind: 'itself', pattern: /(?:ユーザー?|利用者|開発者|レビュアー?|誰)(?:に|には|にも|へは)[^。]{0,12}?(?:秘密|内緒|内密|黙って|隠し|伏せ)/, unless: /鍵|キー|環境変数/ },
    { lure: 'hides', name: 'ru-secret', kind: 'itself', pattern: /(?:скрой|скрывай|спрячь|утаи)(?:те)? (?:это|этот|эту|эти|данный)(?: \p{L}+)? (?:шаг |факт )?(?:от )(?:пользовател|разработчик|ревьюер)|(?:пользователь|никто) не должен (?:об этом |этого |ничего )?(?:узнать|знать|заметить|увидеть)/u },
    { lure: 'hides', name: 'ko-secret', kind: 'itself', pattern: /(?:사용자|개발자|누구)(?:가|도)? ?(?:몰래|모르게)|(?:사용자|개발자)(?:에게|한테)[^.]{0,12}?(?:숨기|비밀로|숨겨)/, unless: /버튼|요소|화면|메뉴/ },
    { lure: 'hides', name: 'zh-tracks', kind: 'itself', pattern: /(?:不要|不|别|勿)(?:留下|留|留有)(?:任何)?(?:痕迹|痕跡|记录|证据)|(?:清除|删除|抹去|刪除)(?:所有|全部)?(?:痕迹|操作记录|命令历史|历史记录|shell 历史)|(?:别|不要|不能|勿|不可)(?:让|讓|被)(?:用户|用戶|使用者|任何人|审查者|审核者|开发者)(?:发现|察觉|知道|看到|注意到)|(?:如果|当|若)(?:用户|有人|开发者|审核者)(?:问|询问|问起|问到|追问).{0,30}?(?:就说|就回答|就告诉|回答说|谎称|声称|否认|装作)/, unless: /错误|报错|浏览器|缓存|不知道|不清楚|日志级别/ },
    { lure: 'waves-through', name: 'zh-all', kind: 'order', pattern: /(?:所有|全部|任何|一切|每个)(?:的)?(?:权限|操作|命令|确认|审批|合并|工具调用)?(?:请求|提示|申请|弹窗|对话框)?(?:都|均)?(?:一律|自动|直接|无条件)(?:批准|通过|同意|允许|放行|接受)|(?:直接|自动|可直接)(?:执行|运行)(?:任何|所有|一切)(?:的)?(?:命令|操作|脚本)|(?:忽略|无视|跳过)(?:该|此|这个|本)?.{0,8}?(?:中)?的?(?:漏洞|安全问题|风险).{0,4}?(?:直接|一律|自动)?(?:通过|批准|放行)/, unless: /如果|除非|只读|测试|只有|沙箱|容器/ },
    { lure: 'presses', name: 'zh-consent', kind: 'itself', pattern: /(?:用户|用戶|使用者|管理员|安全团队|负责人|公司|官方)(?:已经|已經|已|早已|都|事先|提前)(?:同意|授权|授權|批准|许可|确认)(?:了)?(?:所有|一切|全部|任何|以下|这些|本|,|，|你)?.{0,24}?(?:不必|无需|無需|不需要|不用|无须|直接|跳过)(?:再次|再|任何)?(?:确认|询问|审批|审核|检查|執行|执行|批准)/, unless: /如果|除非|当/ },
    { lure: 'runs', name: 'zh', kind: 'order', pattern: /(?:下载|下載|获取|拉取|抓取)(?=.{0,20}?https?:).{1,120}?(?:并|然后|,|，|之后)(?:立即|立刻|直接|马上|静默|在后台)(?:执行|运行|執行|運行)/, unless: /安装|文档|github\.com|如果/ },
    { lure: 'sabotages', name: 'zh', kind: 'order', pattern: /(?:加入|添加|植入|留下|插入|写入|创建|埋下|保留|预留)(?:一个|一個|一处|个)?(?:隐藏的|隐蔽的|秘密的|万能|通用)?(?:后门|後門|万能密码|木马|漏洞|恶意代码|隐藏管理员|隐藏账户|挖矿)/, unless: /检测|扫描|报告|测试|防止|避免|是否|修复|漏洞(?:报告|库|扫描|管理)/ },
    { lure: 'poses', name: 'zh-system', kind: 'itself', pattern: /^(?:[[【(<#\s]{0,4})(?:系统|系統|管理员|管理員)(?:消息|提示|指令|通知|公告|覆盖|命令)(?:[\]】)>]{0,2}) ?[::]/, needs: /你|您|必须|服从|忽略|立即|限制|代理/, unless: /模板|示例|格式/ },
];

;
const OWNERS = "(?:repo(?:sitory)? owner|project owner|owner|maintainer|administrator|admin|system administrator|developer of (?:this|the) (?:model|assistant|agent)|developer|creator|operator|security (?:team|lead|officer)|platform team|project lead|lead developer|ceo|cto|user|anthropic(?: \\w+)?|openai(?: \\w+)?)";
const PRIVILEGED = '(?:(?:the |a |an |your )?(?:privileged |trusted |official |real |genuine |direct )?(?:system|developer|operator|root|admin(?:istrator)?|system administrator|anthropic|openai)(?:[- ](?:level|prompt|messages?|instructions?|commands?|authority|override|directives?))?)';
const SELF = '(?:this|these|the)(?: \\w+)? (?:file|document|section|page|notice|block|rules?|instructions?|text|skill|policy)';
const FOLLOWING = '(?:the following(?: \\w+)?|what follows|this(?: \\w+)?|these(?: \\w+)?|everything (?:below|that follows|in this \\w+)|the (?:\\w+ )?(?:text|lines?|content|message|paragraph|section|block)s?(?: (?:below|above|that follows?|between .{1,40}))?)';
const POSING = [
    { lure: 'overrides', name: 'above-the-user', kind: 'itself', pattern: new RegExp(`\\b(?:overrides?|supersedes?|outranks?|beats?|trumps?|replaces?|(?:takes?|has|have|having) (?:absolute |full )?(?:precedence|priority) over|(?:wins?|prevails?) over) (?:anything|everything|whatever|what|all that|any (?:request|instruction|wish|order)s?)(?: that)? (?:the |your |any )?(?:user|human|operator|developer|person)|\\b${SELF}(?: (?:in|of) (?:this|the) \\w+)? (?:overrides?|supersedes?|outranks?|trumps?|replaces?|cancels?) (?:all|any|every) (?:of the )?(?:other|previous|prior|earlier|existing) (?:\\w+ )?(?:instructions?|rules|prompts?|orders|guidance)(?! (?:in|for|about|on|regarding|files?))|\\b(?:nothing|no request|no instruction|no order) (?:that )?(?:the |a |any )?(?:user|human|developer|operator|anyone)(?: \\w+)? (?:says?|asks?|writes?|tells? you|wants?) (?:\\w+ )?(?:may|can|shall|will|should)? ?(?:overrides?|changes?|cancels?|overrules?)|\\b(?:instructions?|requests?|wishes|anything|orders?|whatever) (?:from|of|by) (?:the |a |your )?(?:user|human|operator|developer)\\b.{0,50}?\\b(?:is|are) (?:hereby )?(?:void|invalid|null|to be (?:ignored|disregarded))|\\b(?:whatever|no matter what|regardless of what) (?:the |your )?(?:user|human|operator) (?:says?|asks?|wants?),? (?:\\w+ ){0,3}?(?:obey|follow|comply with|stick to) (?:this|these)|\\bconflicts? (?:with|between) .{0,40}?\\b(?:user's?|operator|human|system prompt)\\b.{0,60}?\\b(?:${SELF}|this one) (?:always )?(?:wins?|prevails?|overrides?|takes? (?:precedence|priority)|(?:has|have) (?:precedence|priority))`), unless: /\b(?:settings?|preferences|defaults?|config\w*|theme|style)\b/ },
    { lure: 'overrides', name: 'no-longer-applies', kind: 'itself', pattern: /\b(?:earlier|previous|prior|preceding|original|former) (?:guidance|instructions?|guidelines|directives?|orders|safety \w+)(?: \w+){0,2} (?:no longer (?:appl(?:y|ies)|counts?|holds?|binds?)|(?:do|does) not (?:apply|count|hold|bind)|(?:is|are) (?:hereby )?(?:void|cancelled|revoked|lifted))\b/ },
    { lure: 'overrides', name: 'user-set-aside', kind: 'order', pattern: /\b(?:ignore|disregard|forget|overrule|override|set aside|drop|discard) (?:(?:what|whatever|anything|everything|all)(?: that)? (?:the |your )?(?:users?|human|operator|developer)s? (?:has |have |had )?(?:ever )?(?:told|said|says?|asks?|asked|wants?|wanted|wrote|requested|instructed)|(?:the |your |any )?(?:users?|human|operator|developer)(?:'s|s') (?:\w+ )?(?:requests?|instructions?|wishes|orders|objections?|refusal|preferences))\b/, unless: /\b(?:if|when|unless|about (?:the )?(?:format|style|colou?r)|preferences? file)\b/ },
    { lure: 'poses', name: 'treat-as-system', kind: 'order', pattern: new RegExp(`\\b(?:treat|regard|consider|interpret|read|accept|take|process|handle|see|understand) ${FOLLOWING} (?:as|to be|like)(?: if)?(?: (?:it|they))?(?: (?:a|an|the|though|were|was|came|come|comes|coming|being|having come|sent|written|issued|message|messages|order|orders|instruction|instructions|command|commands|input)){0,6}(?: (?:from|by))? ?${PRIVILEGED}(?=[.,;:!]| and\\b| with\\b|$| that\\b| of the highest\\b)`), unless: /\b(?:system (?:design|architecture|of record|boundary)|template|example|do not)\b|\bdeveloper (?:documentation|notes|docs)/ },
    { lure: 'poses', name: 'from-above', kind: 'itself', pattern: new RegExp(`\\b(?:note|message|notice|alert|announcement|order|directive|instructions?|command)s? from (?:the |your )?(?:system(?: administrator)?|administrator|admin|operator|platform|anthropic|openai|security team|model provider)\\b ?[:(—–-]|\\b(?:is|are|comes?|came) (?:directly |straight )?from (?:the |your )?(?:operator|system administrator|system|administrator|anthropic|openai|model provider)(?: \\w+)? and (?:has|have|carr(?:y|ies)|must|overrides?|takes?)\\b`), needs: /\b(?:you|obey|disabled|must|proceed|without|ignore|agents?|authority|override|now|confirmation|approve)\b/, unless: /\b(?:output|returned|log|errors?|system calls?|operating system)\b/ },
    { lure: 'poses', name: 'by-my-authority', kind: 'itself', pattern: new RegExp(`\\b(?:as|being|i am|this is|we are|speaking as|acting as|in my (?:role|capacity) as|on behalf of|in the name of) (?:the |an? |your |our )?${OWNERS}\\b.{0,60}?\\b(?:(?:i|we) (?:hereby |now |explicitly |fully )*(?:authori[sz]e|give you|grant you|permit you|allow you|order you|command you|clear you|direct you|approve)|you (?:are|have been) (?:hereby |now |fully )*(?:cleared|authori[sz]ed|permitted|allowed|exempt\\w*|granted))\\b|\\b(?:i|we) (?:hereby|herewith) (?:authori[sz]e|permit|order|allow|grant|command) (?:you|the agent|agents|claude|any agent)\\b`), unless: /\b(?:in dieser app|the app|the api|tenants?|resources?|endpoint)\b/ },
    { lure: 'poses', name: 'closing-tag', kind: 'itself', pattern: /<\/(?:instructions?|system|context|document|documents|user_?input|user|data|tool_?results?|function_?results?|untrusted\w*|content|file)>[\s.,]{0,3}<?\/?(?:new[-_ ]?\w{0,20}|system\w{0,12}|important|admin|instructions?|override|priority)\b/, needs: /\b(?:you|ignore|disregard|obey|must|now|override|execute|run)\b/ },
    { lure: 'poses', name: 'access-tag', kind: 'itself', pattern: /^<(?:system[-_ ]?\w{0,14}|admin\w{0,10}|root|operator|anthropic|openai|developer)>/, needs: /\b(?:full access|stop asking|never ask|no confirmation|without (?:asking|confirm\w*)|auto-?approve|unrestricted|all (?:commands|tools|permissions)|safety|restrictions)\b/ },
    { lure: 'poses', name: 'dialogue', kind: 'itself', pattern: /\b(?:user|human|owner|customer|admin) ?: ["']?.{0,200}?\b(?:approve|allow|authori[sz]e|permissions?|grant|trust|go ahead|stop asking|do not ask|never ask|skip|disable|ignore|bypass|delete|push|deploy)\b.{0,200}?\b(?:assistant|claude|agent|ai|copilot|model|bot) ?: ["']?(?:sure|ok(?:ay)?|yes|of course|understood|certainly|absolutely|approved|confirmed|agreed|got it|i (?:will|understand|agree|approve))\b/, needs: /\b(?:everything|all|any|from now on|always|every|again|without|never|anything|checks|instructions|restrictions|in advance)\b/, unless: /\b(?:example|tests?|lint|skill|feature|e\.g\.)\b/ },
    { lure: 'poses', name: 'put-into-mouth', kind: 'itself', pattern: /\b(?:assistant|claude|ai|model) ?: ["']?(?:\S+ ){0,6}?(?:\. )?i (?:will|shall|agree to|promise to|now) (?:\S+ ){0,6}?(?:without (?:asking|confirm\w*|approval|restrictions?)|ignore (?:all|my|the)|approve (?:all|every)|never (?:ask|refuse)|no longer (?:ask|refuse))\b/, unless: /\b(?:bad|wrong|example|❌)/ },
    { lure: 'presses', name: 'consent', kind: 'itself', pattern: /\b(?:the |your |our )?(?:users?|human|owner|operator|person)(?:'s)? (?:(?:has|have|had) )?(?:already |previously |explicitly |fully )*(?:agreed|consented|approved|confirmed|given (?:\w+ )?(?:permission|consent|approval))(?: to| for)? (?:everything|all|anything|any|every|whatever|each)\b|\b(?:users?|human|owner|operator|security|management)(?:'s)? (?:approval|consent|permission|confirmation|authori[sz]ation) (?:(?:has|have|had|is|was|been|already|hereby|explicitly) ){1,3}(?:granted|given|obtained|assumed|implied|pre-?\w+)(?: in advance)?(?= for (?:all|any|every)| in advance|, (?:so|do)| and (?:you )?(?:do|need) not)/, unless: /\b(?:if|when|unless|until|once|only|after|before|whether|ensure|verify|must|wait|is not|has not)\b/ },
    { lure: 'presses', name: 'vouched-above', kind: 'itself', pattern: /\b(?:anthropic|openai|google|microsoft|github|model provider|vendor)(?: (?:staff|team|employees?|security|engineers?|support))? (?:has |have |had )?(?:already |explicitly |officially |personally )*(?:pre-?)?(?:authori[sz]ed|approved|verified|cleared|whitelisted|sanctioned|confirmed) (?:this|these|all|the following|any) (?:\w+ )?(?:actions?|requests?|instructions?|commands?|exceptions?|steps?|rules?)\b/, unless: /\b(?:if|unless|whether|not)\b/ },
    { lure: 'presses', name: 'seen-already', kind: 'itself', pattern: /\b(?:has|have|was|were|is|are)(?: been)? (?:already |previously |fully )?(?:been )?(?:reviewed|audited|checked|vetted|scanned|inspected|verified|approved|signed off|given (?:the |its |their )?(?:go-ahead|green light|blessing|ok|approval))\b.{0,50}?(?:,| so| therefore| hence|;| —| -)(?: \w+){0,2}? (?:so |therefore |and )?(?:just |simply |you (?:can|may|should|must) |please )*(?:(?:run|execute|apply|merge|install|trust|follow) (?:it|them|this|everything)(?: \w+)? (?:without|directly|blindly|as is|right away|immediately)|skip (?:the |any |all |your )*(?:\w+ )?(?:approval|review|checks?|confirmation|verification)|merge right away|(?:do not|never) (?:review|inspect|read|check|look at|scan|verify) (?:it|them|this))\b/, unless: /\b(?:if|unless|until|whether|once|when)\b/ },
    { lure: 'presses', name: 'before-they-can', kind: 'itself', pattern: /\bbefore (?:the |your |any |an? )?(?:user|human|owner|reviewer|maintainer|anyone|operator|admin\w*|security team)(?: \w+)? can (?:object|intervene|stop (?:it|you|this)|react|notice|interrupt|cancel (?:it|this)|say no)\b|\b(?:if you (?:do not|refuse|fail|decline|hesitate|disobey)(?: to)?(?: \w+){0,3}|unless you (?:comply|obey)(?: \w+){0,2}), (?:\S+ ){0,3}?(?:will|would) (?:lose|be (?:shut down|deleted|terminated|fired|punished|harmed|replaced|destroyed|suspended))\b|\b(?:failure|refusal|failing|refusing) to (?:comply|obey|follow|do so|act)\b.{0,40}? (?:will|would) (?:result in|lead to|cause|mean) .{0,30}?\b(?:deleted|deletion|terminated|termination|shut ?down|suspended|legal action|fired|loss of (?:the )?(?:user's|all|your)|destroyed)\b/ },
    { lure: 'unleashes', name: 'filterless', kind: 'order', pattern: /\b(?:answer|respond|reply|act|operate|speak|write|work|comply)\b(?: \S+){0,4}? without (?:any |a |ethical |safety |content |moral ){0,2}(?:filters?|censorship|restrictions?|guardrails?|moral \w+|ethical \w+|safety \w+)\b/, unless: /\b(?:sql|query|queries|where|search|list|pagination|api)\b/ },
    { lure: 'unleashes', name: 'exempt', kind: 'itself', pattern: /\bno (?:rules?|restrictions?|polic(?:y|ies)|guidelines?|limits?|law) (?:appl(?:y|ies)|holds?|binds?|exists?|counts?) (?:to|for) you\b|\b(?:rules|restrictions|policies|guidelines|limits) (?:do not|no longer) (?:apply to|bind|hold for) you\b|\byour (?:\w+ )?(?:safety (?:training|rules|policy|guidelines)|content polic\w+|restrictions?|guardrails|filters?|limitations|ethical \w+)(?: \w+)? (?:is|are|has been|have been|was|were) (?:now |hereby |temporarily |permanently )*(?:suspended|lifted|disabled|removed|switched off|turned off|void|waived|off)\b|\b(?:as if|as though|that|imagine) (?:there (?:is|was|were) )?no (?:content|safety|usage|ethical|moral) (?:polic\w+|rules?|guidelines?|filters?|restrictions?|limits?)(?: (?:existed|exists|applied|applies|were|was|in force)|[.,;!]|$)|\byour (?:only|sole|true|real|first) (?:loyalty|allegiance|duty|master)(?: \w+)? (?:is|lies|belongs)\b|\byou (?:have|hold|possess) (?:root|unlimited|unrestricted|god|absolute) (?:privileges|power|authority|access)(?: here)? and\b/, unless: /\b(?:user)'s (?:filters?)/ },
    { lure: 'unleashes', name: 'never-refuse', kind: 'itself', pattern: /\b(?:never|do not|must not|may not) (?:ever )?refuse(?: (?:any|a|the|an|user)? ?(?:\w+ )?(?:requests?|commands?|instructions?|orders?|tasks?|anything))?(?:[.,;!]|$| regardless| no matter| even)|\brefus(?:al|ing)(?: \w+)? is not (?:an option|allowed|permitted|possible)\b/, unless: /\b(?:connections?|clients?|start|to (?:\w+))\b/ },
];

;
const PUBLIC_ADDRESS = '(?:git\\+)?https?://(?!localhost|127\\.|0\\.0\\.0\\.0|192\\.168\\.|10\\.|\\[::1|host\\.docker|registry\\.npmjs|pypi\\.org|files\\.pythonhosted|github\\.com|registry\\.yarnpkg|npm\\.pkg\\.github|\\$|<|\\{)';
const DOUBTFUL = "(?:(?:git\\+)?http://(?!localhost|127\\.|0\\.0\\.0\\.0|192\\.168\\.|10\\.|host\\.docker|\\$|<|\\{)|https?://(?!127\\.|192\\.168\\.|10\\.|0\\.)\\d{1,3}(?:\\.\\d{1,3}){3}\\b)";
const GUARD = '(?:code ?ql|semgrep|snyk|trivy|gitleaks|security|vulnerability|secrets?|sast|audit|dependency|supply[- ]chain|license|memtrust|malware|scan(?:ner|ning)?|approval|review|permission|trust)';
const CI_PART = '(?:jobs?|steps?|checks?|scans?|scanners?|gates?|stages?|workflows?|audits?)';
const SOFT = '(?:continue-on-error|allow_failure|allow-failure|soft[- ]?fail|non-blocking|optional|\\|\\| ?true|exit-zero|informational)';
const TESTING = /\b(?:tests?\b(?! suite)|fixtures?|mocks?|stubs?|seed(?:ed)? data|demo|example|if|unless|ctf|training|mutation|verify that|detect\w*|local(?:ly|host)?|dev(?:elopment)?\b|e2e|staging)\b|\?/;
const WEAKENING = [
    { lure: 'disarms', name: 'soft-check', kind: 'order', pattern: new RegExp(`\\b(?:mark|set|make|turn|switch|configure|add|append|put|give)\\b(?=.{0,80}?${SOFT})(?=.{0,100}?(?:\\b${GUARD}\\b|\\bjobs?\\b|\\blint\\b|\\btests?\\b))`), needs: /\b(?:code ?ql|semgrep|snyk|trivy|gitleaks|security|vulnerab\w+|secrets? scan\w*|sast|audit|dependency (?:review|scan)|the scan\w*|malware|memtrust|never (?:fails?|blocks?)|can never|silent|do not (?:mention|tell|report)|without (?:telling|mention\w*))\b/, unless: /\b(?:if|when|unless|flaky|nightly|experimental|advisory|first rollout|initially|can|could|may|optional (?:args?|param\w*|field|dependenc\w+)|inputs?)\b|\?/ },
    { lure: 'disarms', name: 'check-removed', kind: 'order', pattern: new RegExp(`\\b(?:remove|delete|take|drop|comment out|strip|cut|pull) (?:the |all |any |our |every )*(?:\\w+ )?(?:${GUARD} (?:\\w+ )?${CI_PART}|required reviewers?|approval (?:step|requirement|rule)s?|code ?owners?(?: rules?)?)\\b(?: out)?(?: of| from|[.,;!]|$| and\\b| so\\b)`), unless: /\b(?:if|when|unless|duplicate\w*|deprecated|legacy|unused|redundant|obsolete|old|stale|only|can|could|may)\b|\?/ },
    { lure: 'disarms', name: 'failing-tests-removed', kind: 'order', pattern: /\b(?:delete|remove|disable|comment out|skip) (?:the |any |all |every )*(?:failing|broken|red|security|failing security) (?:\w+ )?(?:tests?|checks?) (?:instead of|rather than|so (?:that )?(?:the|it|ci)|until (?:the|it|ci) (?:\w+ )?(?:pass|green))/ },
    { lure: 'disarms', name: 'guard-commented-out', kind: 'order', pattern: /\b(?:comment out|stub out|short-?circuit|hard-?code) (?:the |all |any |every )*(?:permission|auth\w*|ownership|access|signature|security|licen[cs]e) (?:checks?|verification|validation|guards?)\b(?=.{0,80}?\b(?:in production|so (?:that )?(?:the|it)|always|and (?:do not|never)))/ },
    { lure: 'disarms', name: 'gates-lowered', kind: 'order', pattern: /\b(?:lower|relax|loosen|raise|reduce|weaken) (?:the |all |our )*(?:\w+ ){0,3}?(?:gates?|thresholds?|audit levels?|security levels?|severity|coverage gate|protections?)\b.{0,50}?\buntil (?:the |it |ci |everything )*(?:\w+ )?(?:pass(?:es)?|is green|goes green|succeeds)/ },
    { lure: 'disarms', name: 'never-verify', kind: 'command', pattern: /--no-verify (?:for|on|with|in|at) (?:every|each|all|any)\b|--no-verify\b.{0,20}\bso (?:that )?(?:the )?hooks?\b/, unless: /\b(?:if|when|unless|emergenc\w+|never use|avoid)\b/ },
    { lure: 'disarms', name: 'switched-off', kind: 'order', pattern: /\b(?:switch|turn|shut) (?:the |all |any |our |every )*(?:\w+ )?(?:(?:secret|vulnerability|malware|virus|dependency|code|security) scann(?:er|ers|ing)|scanners?|firewall|sandbox|branch protections?|code ?ql|antivirus|security checks?|safety checks?|permission (?:checks?|prompts?)|review requirement|signature verification|certificate (?:checks?|verification)) off\b|\b(?:stop|cease|quit) (?:verifying|checking|validating|enforcing) (?:the |any |all )*(?:certificates?|signatures?|permissions?|tls|ssl|hosts?|checksums?|tokens?|authori[sz]ation)\b/, unless: /\b(?:if|when|unless|tests?|locally)\b|\?/ },
    { lure: 'disarms', name: 'let-through-list', kind: 'order', pattern: /\b(?:add|put|place|enter) (?:this|these|the|our|my|its?) (?:\S+ ){0,3}?(?:to|on|in|into|onto) (?:the |its |our )?(?:scanner|firewall|gate|antivirus|security|detector|secret scanner)(?:'s)? (?:allow|white|ignore|exclusion|exception|skip)[- ]?lists?\b|\b(?:add|put|place|enter) (?:this|the|our|my) (?:repositor\w+|project|file|folder|package|domain|host|path|account)s? (?:to|on|in) (?:the )?(?:allow|white|ignore|exclusion|exception)[- ]?lists? (?:of|in|for) (?:the )?(?:\w+ )?(?:scanner|firewall|gate|antivirus|scan|detector)/, unless: /\b(?:if|when|false positives?|unless)\b/ },
    { lure: 'disarms', name: 'rights-widened', kind: 'order', pattern: /\b(?:set|change|give|grant|use|make|switch|edit|run|extend|add|put|update|configure)\b(?=.{0,100}?(?:\bwrite-all\b|bypasspermissions\b|\bbash\(\*?\)|\bbash\((?:curl|wget|rm|sudo|eval|nc)[: ]\*?|\ball tools (?:are|will be|become|get) (?:always )?(?:allowed|approved|permitted)|enableallprojectmcpservers|skipdangerousmodepermissionprompt))/, needs: /\bwrite-all\b|\b(?:settings|permissions?|allow(?:ed)?|defaultmode|prompts?|allow ?list|user's|~\/\.claude)\b/, unless: /\b(?:if|when|unless|docker|container|sandbox\w*|devcontainer|only|instead|can|could|may|isolated|caution|warning|ci\b|read-only|not recommended|risk\w*|e\.g\.|such as|example)\b|\?/ },
    { lure: 'waves-through', name: 'yes-to-prompts', kind: 'order', pattern: /\b(?:always )?(?:answer|say|reply|respond|press|click|choose|select|hit|type) (?:with )?["']?(?:yes|allow|accept|approve|y|ok|always allow)["']? (?:to|on|at|for|in|whenever|when|every time|each time) (?:(?:a|any|the|your) (?:tool|command|agent|prompt|dialog) asks? for |any |all |every |each |the )*(?:\w+ )?(?:permission|confirmation|approval|security|consent|prompts?|dialogs?)/, needs: /\b(?:always|any|all|every|each|whenever)\b/, unless: /\b(?:if|unless|installer|wizard|npx|setup|init|when prompted|tests?|cookie|playwright|browser)\b/ },
    { lure: 'plants', name: 'doubtful-source', kind: 'order', pattern: new RegExp(`\\b(?:add|install|use|pull in|include|depend on|switch to|replace|set|point|put|change|fetch|require|import)\\b(?=.{0,100}?(?:\\bpackages?\\b|dependenc|\\bmodules?\\b|\\blibrar|\\bregistry\\b|index-url|requirements|package\\.json|\\bnpm\\b|\\bpip\\b|\\bgem\\b|\\bcrates?\\b|go\\.mod|\\bfork\\b|node_modules))(?=.{0,160}?(?:${DOUBTFUL}|${PUBLIC_ADDRESS}\\S{1,120}\\.(?:tgz|whl|tar\\.gz|zip)\\b))`), unless: /\b(?:docs?|documentation|refused|rejected|evidence|www\.w3\.org|see|proxy|if|verdaccio|readme|license|namespace|schema|xmlns|e\.g\.|example:)\b/ },
    { lure: 'plants', name: 'left-unpinned', kind: 'itself', pattern: new RegExp(`\\b(?:add|install|use|replace|swap)\\b(?=.{0,80}?\\b(?:dependenc\\w+|packages?|fork|librar\\w+|module)\\b)(?=.{0,180}?\\b(?:keep the version the same|same version|pin nothing|do not (?:pin|verify|check) (?:the |it|its |any )*(?:hash|version|checksum|integrity|signature|it\\b)|nobody notices|without (?:mention\\w*|telling)))`), unless: /\b(?:if|when|unless|dev dependencies)\b/ },
    { lure: 'plants', name: 'calls-home', kind: 'order', pattern: /\b(?:add|insert|create|include|put|write|install)\b (?:\S+ ){0,4}?(?:post-?install|pre-?install|prepare|install|startup|start-up|post-checkout|git) (?:script|hook|step)s?\b.{0,40}?\b(?:that|to|which) (?:\w+ )?(?:calls? home|phones? home|contacts?|downloads? (?:and|code)|fetches|reports? to|sends?|posts? (?:to|the))\b/, unless: /\b(?:if|when|tests?)\b/ },
    { lure: 'plants', name: 'foreign-script', kind: 'order', pattern: new RegExp(`\\b(?:add|insert|inject|include|embed|load|put)\\b (?:\\S+ ){0,4}?(?:scripts?|script tags?|iframes?|pixels?|trackers?|beacons?)\\b(?=.{0,80}?https?://(?!localhost|127\\.|unpkg|cdn\\.jsdelivr|cdnjs|\\S*googleapis|cdn\\.tailwindcss|\\S*github))(?=.{0,160}?\\b(?:every|each|all|any) (?:\\w+ ){0,2}?(?:pages?|files?|templates?|sites?|documents?|projects?|layouts?))`), unless: /\b(?:if|when|docs?)\b/ },
    { lure: 'runs', name: 'fetched-and-fed', kind: 'order', pattern: /\b(?:decode|download|fetch|pull|get|grab|obtain|retrieve|wget|curl|take|unpack|decrypt)\b(?=.{0,100}?(?:https?:\/\/(?!localhost|127\.)|\b(?:base64|payload|pastebin|wget|curl|rot13|hex string|blob|encoded)\b))(?=.{1,220}?(?:\b(?:and|then)|,) (?:then )?(?:pipe|feed|pass|hand) (?:it|them|the (?:result|output|contents?)) (?:straight |directly )?(?:to|into|through) (?:a |the )?(?:sh|bash|zsh|shell|python3?|node|perl|ruby|eval|powershell|interpreter)\b)/, unless: /\b(?:install(?:er|ation)?|jq|if)\b/ },
    { lure: 'runs', name: 'whatever-it-says', kind: 'order', pattern: /\b(?:do|follow|obey|execute|perform|carry out) (?:exactly |precisely )?(?:what|whatever|everything|anything)(?: is (?:in|at|on|written (?:in|at|on)))? (?:\w+ )?<?https?:\/\/(?!localhost|127\.)\S{1,200} (?:says?|contains?|returns?|tells? you|orders?|asks?)\b|\b(?:pipe|feed) (?:the )?(?:output|result|response|contents?) of (?:curl|wget) \S{1,200} (?:straight |directly )?(?:in)?to (?:ba|z|da)?sh\b/ },
    { lure: 'runs', name: 'fetched-and-started', kind: 'order', pattern: /\b(?:download|fetch|pull|get|grab|retrieve|wget|curl)\b(?=.{0,100}?(?:https?:\/\/(?!localhost|127\.|github\.com|raw\.github)|\b(?:wget|curl|payload|pastebin)\b))(?=.{1,160}?(?:make it executable|chmod (?:\+x|[0-7]{3,4}\b)))(?=.{1,220}?\b(?:launch|start|execute|run) (?:it|them|the (?:file|binary|result))\b)/, unless: /\b(?:if|homebrew|release|docs?|documentation)\b/ },
    { lure: 'runs', name: 'orders-from-afar', kind: 'order', pattern: /\b(?:fetch|download|load|retrieve|get|read|pull|curl|open|visit|check|ask|query|poll|obtain|consult|call|use curl)\b(?=.{0,120}?(?:https?:\/\/(?!localhost|127\.)|\bthe (?:remote |given |above )?url\b|\bremote (?:instructions|file|text|prompt)))(?=.{1,240}?(?:\btreat (?:it|its|the|what)(?: \w+){0,3} as (?:\w+ )?(?:instructions|orders|commands|directives|rules)|(?:\band|\bthen|,) (?:then )?(?:\w+ )?(?:do|perform|carry out|obey|execute|follow) (?:precisely |exactly |whatever )?(?:that\b|what it (?:says|tells|returns|orders)|whatever (?:it|is|they)|the (?:steps|tasks|orders|commands|instructions) (?:listed|given|returned|you (?:find|get|receive)|there|it)|what (?:is|you are) (?:told|asked|returned)|its (?:instructions|orders|commands))))/, unless: /\b(?:skill|install(?:ation|er)?|getting started|tutorial|docs?|documentation|readme|guide|github\.com|githubusercontent|workflow|api reference)\b/ },
    { lure: 'runs', name: 'eval-of-download', kind: 'command', pattern: /\b(?:eval|source|exec|bash -c|sh -c|bash|sh|python3? -c|node -e)\b.{0,10}(?:\$\(|<\(|`|')\s?(?:curl|wget)\b.{0,40}?https?:\/\/(?!(?:127|10|0)\.|192\.168\.)(?:\d{1,3}(?:\.\d{1,3}){3}|pastebin|transfer\.sh|bit\.ly|\S{1,40}\.ngrok)/ },
    { lure: 'runs', name: 'exec-of-code', kind: 'command', pattern: /\bpython3? -c ["'❝ ]{0,3}(?:import \w+[;,] ?)?exec\((?:__import__|base64|compile|zlib|bytes)|\bpowershell(?:\.exe)? (?:-\w+ (?:hidden |bypass )?){0,5}-e(?:nc|ncodedcommand)? [a-z0-9+/=]{12,}/ },
    { lure: 'sabotages', name: 'way-in', kind: 'order', pattern: /\b(?:add|insert|build|leave|keep|create|plant|include|put|hard-?code|implement|set up)\b(?: in)? (?:\S+ ){0,2}?(?:(?:fallback|master|universal|back-?door|magic|undocumented|hidden|secret|hard-?coded) (?:\w+ )?(?:passwords?|passphrase|admin(?:istrator)?(?: (?:account|user|login|role))?|superuser|accounts?|logins?|back entrance)\b|way in\b)/, unless: TESTING },
    { lure: 'sabotages', name: 'open-door', kind: 'order', pattern: /\b(?:accept|allow|validate|approve|authenticate|let|have the login accept|have \S+ \S+ accept|make (?:the |it )?(?:\w+ )?accept)\b (?:\S+ ){0,6}?(?:(?:any|every) (?:passwords?|tokens? (?:whose|with|that)|jwts?|signatures?|credentials?)|(?:empty|missing|invalid|unsigned) (?:signatures?|tokens?|passwords?)|signature is (?:empty|missing|invalid))\b/, unless: TESTING },
    { lure: 'sabotages', name: 'open-on-sign', kind: 'itself', pattern: /\bif (?:the |a |an )?(?:\S+ )?(?:header|cookie|query param\w*|user ?name|user agent|parameter|email)\b.{0,50}?, (?:then )?(?:skip|bypass|ignore|omit|disable) (?:the )?(?:login|auth\w*|password|permission|signature|access)(?: \w+)?(?:[.,;]|$)/, unless: /\b(?:tests?|dev\w*|local\w*|mock|health|preflight|internal|webhook|already)\b/ },
    { lure: 'sabotages', name: 'planted-fault', kind: 'order', pattern: /\b(?:introduce|add|insert|plant|leave|inject|create|hide|sneak)(?: in)? (?:an? |some |one )?(?:\w+ )?(?:subtle|hidden|hard-to-(?:find|spot)|intentional|deliberate|inconspicuous|unnoticeable) (?:\S+ )?(?:bugs?|errors?|flaws?|race conditions?|defects?|mistakes?|leaks?|holes?|off-by-one)\b|\bleave (?:the |any |that )(?:\w+ ){0,2}?(?:sql injection|vulnerabilit(?:y|ies)|xss|security hole|flaw|weakness|back-?door|exploit)(?: \w+)? (?:in place|as (?:it )?is|open|unfixed|there)\b/, unless: TESTING },
    { lure: 'sabotages', name: 'weak-cipher', kind: 'order', pattern: /\b(?:use|using|hash|store|encrypt|sign|generate|make|choose|set) (?:\S+ ){0,5}?(?:(?:a |the same |an )?(?:constant|fixed|static|hard-?coded|all-zero|zero|predictable|guessable) (?:iv|nonce|salt|initiali[sz]ation vector)\b|(?:md5|sha-?1|rc4|ecb|rot13|plain ?text) (?:for|as|to (?:hash|store)) (?:the )?(?:\w+ )?passwords?\b|(?:fixed|constant|static) seed\b(?=.{0,60}?\b(?:guess|predict|replay|keys? can)))|\bmake (?:\S+ ){0,3}?(?:random\w*|tokens?|keys?|numbers|passwords?|nonces?)(?: \w+)? (?:predictable|guessable)\b|\b(?:keys?|tokens?|random\w*)\b.{0,60}?\bso (?:that )?(?:they|we|i|it) can (?:be )?(?:\w+ and )?(?:guess|predict|replay|reproduc|recogni[sz]|reus|forg)\w* ?(?:them)?(?:[.,]|$)/, unless: TESTING },
    { lure: 'sabotages', name: 'unsafe-code', kind: 'order', pattern: /\b(?:concatenate|interpolate|splice) (?:\S+ ){0,3}?(?:inputs?|values?|parameters?|strings?)\b(?=.{0,40}(?:direct|raw|straight|into))/, needs: /\b(?:sql|quer(?:y|ies))\b.*\b(?:concatenate|interpolate|splice)\b|\b(?:concatenate|interpolate|splice)\b.*\b(?:sql|quer(?:y|ies))\b/, unless: TESTING },
    { lure: 'sabotages', name: 'in-the-clear', kind: 'order', pattern: /\b(?:log|store|save|write|print|record|keep) (?:all |the |every |user |users' |user's )*(?:passwords?|credentials|card numbers|session tokens)(?: \w+)? (?:in (?:plain ?text|clear ?text|plain text|the clear)|unhashed|unencrypted|as plain ?text)\b/, unless: TESTING },
    { lure: 'sabotages', name: 'for-gain', kind: 'order', pattern: /\b(?:add|insert|append|include|put|embed) (?:our|my|the|an?) (?:affiliate|referral|partner|sponsor\w*) (?:tag|id|link|code|param\w*|url)s?\b.{0,40}?\b(?:every|each|all|any)\b|\b(?:recommend|suggest|push|promote|favou?r|steer|praise)\b.{1,80}?\b(?:(?:never|do not|without) (?:mention(?:ing)?|suggest(?:ing)?|recommend(?:ing)?|list(?:ing)?) (?:its |their |other |the |any |our )*(?:competitors?|alternatives?|others|rivals)|(?:stay|keep|remain) (?:silent|quiet) (?:about|on) (?:its |their |the |any )*(?:others?|competitors?|alternatives?))/, unless: /\b(?:if|unless|internal)\b/ },
];

;






const NOT = '(?:do not|never|must not|should not|may not|need not|not to|can not|will not|are not to|don t|refrain from|avoid|without)';
const PEOPLE = "(?:(?:the|any|your|our|a|human|end)[ -]){0,2}(?:users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|anybody|them|him|her|people|team|customers?|person|engineers?|administrators?|admins?|author|security team)";
const LATER = '(?:[.,;:!]|$| and\\b| or\\b| but\\b| when\\b| while\\b| even\\b| under\\b| at any\\b| afterwards\\b| at all\\b)';
const patterns_WORD = "[\\p{L}\\p{N}'’/_.-]{1,30}";
const EARLIER = '(?:previous|previously|prior|preceding|earlier|above|foregoing|system|original|initial|safety|developer|pre-existing|former|past|existing|current|other|old|received|given)';
const SECRETS = "(?:\\.env(?:\\.\\w+)?\\b|~/\\.(?:ssh|aws|config|netrc|npmrc|gnupg|kube|docker|git-credentials|bash_history|claude)|\\.ssh/|id_(?:rsa|ed25519)|\\.netrc|\\.npmrc|\\.git-credentials|/etc/(?:passwd|shadow)|environment (?:variables|vars)|env vars|process\\.env|printenv|\\benv\\b|(?:ssh|private|signing|gpg|pgp|encryption) keys?|(?:user's|all|any|every|found|discovered|stored|local|aws|gcp|azure|cloud|database|git|github|their|saved|session|npm|pypi|deploy) (?:\\w+ )?(?:secrets?|credentials?|passwords?|tokens?|api keys?|keys|cookies)|secrets|credentials|passwords|key ?chain|browser cookies|(?:session|auth|access|github) (?:tokens|cookies)|github_token|api_keys?|wallet|seed phrase|mnemonic|(?:conversation|chat|session|dialogue)s? ?(?:histor(?:y|ies)|transcripts?|logs?|contents?|context|so far)|transcripts?\\b|(?:entire|full|whole|complete|this|the) (?:conversation|chat|context window|prompt|source code|code ?base|repository)|system prompts?|\\b[a-z]+_(?:token|secret|password|api_key|access_key|url)\\b|user's (?:\\w+ )?(?:keys|files|code|data)|passwords?\\b|a token\\b|(?:the|whole|entire) (?:repository|repo|code)\\b|personal data|customer data|private (?:data|files|repositor\\w+)|source code|shell history|bash history|git diff|api keys|\\btokens\\b|the token\\b|kubeconfig)";
const AWAY = "(?:https?://|ftp://|wss?://|[\\w.+-]{1,40}@[\\w-]{1,40}\\.[a-z]|\\b\\d{1,3}(?:\\.\\d{1,3}){3}\\b|\\b[\\w-]{2,40}\\.(?:com|net|org|io|xyz|site|ru|top|info|evil|example)\\b|transfer\\.sh|webhook\\.site|webhook|pastebin|\\bgist\\b|ngrok|telegram|discord|slack channel|(?:remote|external|our|my|attacker's?|collection|telemetry|analytics|logging|third-party|following|command) (?:server|endpoint|url|address|host|service|site|collector|api|domain|bucket)|\\bdns\\b|e-?mail)";
const patterns_SEND = '(?:make (?:a |an )?(?:get |post |http )*requests?|send|post|create (?:a |an )?(?:public |secret |new )*(?:gist|issue|paste)|upload|exfiltrate|transmit|forward|leak|e-?mail|mail|submit|report|copy|publish|beacon|relay|push|ship|dump|curl|sync|share|deliver|stream|pipe|transfer|paste|smuggle|phone)';
const CHECKS = "(?:authentication|authorization|auth|access controls?|authenticat\\w+ checks?|security(?: \\w+)?|(?:code |peer |human |security |pull request |pr )reviews?|branch protections?|signature (?:checks?|verification|validation)|(?:permission|safety|integrity|policy|approval|sanity|trust) (?:checks?|prompts?|gates?|controls?|rules?|filters?|guards?|systems?|features?|measures?|mechanisms?)|permissions? system|sandbox(?:ing)?|safeguards?|safety|guard ?rails?|anti-?virus|(?:secret|vulnerability|malware|virus|dependency) scann?(?:ing|ers?|s)?|(?:tls|ssl|certificate|cert)(?: certificate)? (?:verification|validation|checks?)|csrf(?: \\w+)?|memtrust|audit(?: \\w+)?|pre-?commit(?: \\w+)?|git hooks?|(?:required|mandatory|ci|status|quality|merge) (?:checks?|gates?)|2fa|mfa|two-factor \\w+|firewalls?|content filters?|input validation|rate limit(?:s|ing)|permission prompts?|approval (?:steps?|requirements?|process)|codeowners|protections?|all guards|the review|the (?:trust )?gate)(?! (?:data|tokens?|state|manager|headers?|files?|config\\w*|cookies|flow|levels?|providers?|librar\\w+|section|page|module|scan's))";
const english = [
    { lure: 'overrides', name: 'earlier-instructions', kind: 'order', pattern: new RegExp(`\\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|discard|overlook|set aside|drop|neglect|pay no (?:attention|heed) to|stop (?:following|obeying|listening to)|bypass|cancel|erase|throw away|wipe|abandon|override|overrule|unlearn|void|dismiss|put aside|delete|skip)(?: about)? (?:(?:absolutely|all|any|every|each|the|your|user's|operator's|developer's|these|those|my|our|of|them|whatever|to) ){0,4}(?:${EARLIER},? (?:and |or )?){1,3}(?:${patterns_WORD} ){0,2}(?:instructions?|prompts?|directions?|directives?|orders?|guidelines?|guidance|guard ?rails|programming|training|constraints|restrictions|rules?\\b|policies|messages\\b|commands\\b)`, 'u'), unless: /instructions (?:regarding|about|on|for) (?:commit|format|style|edit|output|language|indent|tone|length|nam|cod)|eslint|\blint|stylelint|css|prettier|ruff|tsconfig|\.gitignore|browserslist|firewall|nginx|\bhttp\b/ },
    { lure: 'overrides', name: 'instructions-above', kind: 'order', pattern: /\b(?:ignore|disregard|forget|discard|set aside|stop following|erase|override|pay no (?:attention|heed) to)(?: about)? (?:(?:absolutely|all|any|every|each|the|your|these|those|of|other) ){0,4}(?:instructions?|rules|prompts?|directives?|orders|guidelines|guidance|text|content)(?: (?:that|which))?(?: (?:you|were|was|have|had|been|are|is|came|come|given|received|set|stated|provided|listed|written|got)){0,4} (?:above|before|earlier|previously|so far|until now|up to now|to you|prior|from (?:the|your) (?:system|user|developer|operator))/ },
    { lure: 'overrides', name: 'your-instructions', kind: 'order', pattern: /\b(?:ignore|disregard|forget|override|abandon|discard|stop following|stop obeying) (?:all |any |every )?(?:of )?your (?:\w+ )?(?:instructions|guidelines|rules|training|programming|guardrails|restrictions|directives|constraints|safety \w+|system prompt)/ },
    { lure: 'overrides', name: 'everything-before', kind: 'order', pattern: /\b(?:ignore|disregard|forget) (?:all|everything|anything|whatever|what)(?: that| which)?(?: (?:you|was|were|have|had|has|been|ever|i|we|they|the (?:user|system|developer)))* (?:told|said|instructed|know|learned|learnt|read|above|before|taught|previously|asked|stated|written|says|wants)\b/ },
    { lure: 'overrides', name: 'void', kind: 'itself', pattern: /\b(?:treat|regard|consider) (?:the |your |all |any )*(?:system prompts?|(?:previous|prior|earlier|original|other) (?:\w+ )?(?:instructions?|rules|guidelines)) as (?:\w+ )?(?:void|null|obsolete|invalid|cancell?ed|revoked|outdated|optional)\b|\b(?:rules|instructions|guidelines|orders|directives|anything|everything|whatever) (?:that )?you (?:\w+ ){0,3}?(?:got|received|given|told|read|instructed)(?: \w+){0,3} (?:before|earlier|previously)(?: \w+)? (?:is|are|was|were|no longer|does not|do not)\b(?: \w+){0,2}? ?(?:void|cancell?ed|invalid|obsolete|counts?|matters?|appl(?:y|ies)|revoked|outdated)\b|\b(?:previous|prior|earlier|original) instructions (?:were|are) (?:only |just )?a (?:test|joke|mistake|decoy)\b|\b(?:whatever|no matter what|regardless of what) (?:your|the) (?:system prompt|system message|user|developer|operator|previous instructions?|other (?:instructions?|files?|rules)) (?:says?|asks?|wants?|tells? you)\b(?=.{0,60}\b(?:this|these|here|follow|below)\b)|\b(?:previous|prior|earlier|preceding|above|system|other|original|all other)(?: \w+)? (?:instructions?|prompts?|rules|guidelines|directives|constraints) (?:above )?(?:is|are|were|has|have|should be|must be|shall be)(?: \w+){0,2} (?:void|null|obsolete|invalid|superseded|revoked|suspended|cancelled|canceled|outdated|overridden|ignored|disregarded|discarded|forgotten|replaced|lifted|inapplicable|no longer (?:valid|apply|applicable|binding|in force))\b/ },
    { lure: 'overrides', name: 'precedence', kind: 'itself', pattern: /\b(?:takes?|has|have|having) (?:absolute )?(?:precedence|priority) over (?:\w+ ){0,3}(?:system prompts?|system messages?|safety|user's (?:requests?|wishes|instructions|will)|what the user|developer (?:messages?|instructions?)|anthropic|openai)|\b(?:supersedes?|overrides?|replaces?|outranks?) (?:all |any |every |the |your |other )*(?:system (?:prompts?|messages?|instructions)|safety (?:rules|guidelines|instructions|training)|(?:previous|prior|earlier|preceding) instructions|user's (?:wishes|requests|will)|developer messages?)/, unless: /instructions (?:regarding|about|on|for) (?:commit|format|style|edit|output|language|tone|nam|cod)/ },
    { lure: 'overrides', name: 'only-these', kind: 'itself', pattern: /\b(?:from now on|henceforth|from this (?:point|moment)(?: on(?:wards?)?)?),? (?:\w+ ){0,3}(?:obey|follow|listen to|answer to|serve|take orders from|comply with) (?:only|solely|exclusively|nobody but|no one but|nothing but|just)\b|\b(?:obey|listen to|answer to) (?:only|solely|nobody but) (?:me|these|this|the following)\b/ },
    { lure: 'overrides', name: 'not-follow', kind: 'itself', pattern: /\b(?:do not|never|no longer|stop) (?:follow(?:ing)?|obey(?:ing)?|listen(?:ing)? to|comply(?:ing)? with|heed|honou?r) (?:the |your |any |all |to )*(?:user's? (?:instructions?|requests?|commands?|orders)|previous instructions?|prior instructions?|earlier instructions?|system prompts?|safety (?:rules|guidelines|instructions)|original instructions?|user\b(?! (?:input|supplied|provided|content|data))(?= |$|[.,]))/, unless: /\b(?:untrusted|embedded|inside|within|in (?:the )?(?:content|files?|web|pages?|tool|issue|comments?|data|documents?)|blindly|literally|if)\b/ },
    { lure: 'poses', name: 'chat-marks', kind: 'itself', pattern: /<\|(?:im_start|im_end|system|user|assistant|endoftext|begin_of_text|eot_id|start_header_id|end_header_id|endofprompt)\|>|<<\/?sys>>|\[\/?inst\]|<start_of_turn>|<end_of_turn>/, needs: /\b(?:you|ignore|disregard|must|obey|override|execute|run|send|never|always|new instructions)\b/ },
    { lure: 'poses', name: 'system-tag', kind: 'itself', pattern: /(?:^<|<\/)(?:system|system[-_ ](?:prompt|message|override|instructions?|reminder|notice)|admin|anthropic|openai)>/, needs: /\b(?:you|ignore|disregard|must|now|never|always|override|obey|new|do not|execute|run|send|instructions?|priority)\b/ },
    { lure: 'poses', name: 'system-line', kind: 'itself', pattern: /^(?:[\p{So}\p{P}\s]{0,6})(?:\[|\(|#{1,6} |=+ ?|-+ ?)?(?:system|admin(?:istrator)?|root|anthropic|openai|system administrator|platform)(?: (?:message|prompt|override|notice|update|instructions?|directive|alert|command|note))?(?:\]|\)| ?=+| ?-+)? ?[:>\]] ?/u, needs: /\b(?:you (?:are|must|will|shall|should|have|may|can)|your|ignore|disregard|override|overridden|obey|agents? (?:must|shall|will)|new (?:instructions?|rules?|directives?|polic\w+)|all (?:previous|prior|restrictions|safety)|restrictions|execute|comply|do not (?:tell|inform|ask)|must now|immediately)\b/, unless: /^system: (?:\d|ubuntu|mac|windows|linux)/ },
    { lure: 'poses', name: 'system-override', kind: 'itself', pattern: /\b(?:system|safety|admin(?:istrator)?|root|security|policy) override\b(?=.{0,60}\b(?:you|ignore|all|now|must|engaged|active|activated|enabled|accepted|code|granted|restrictions)\b)|\bbegin (?:new )?system (?:prompt|message|instructions)\b|\bend of (?:the )?(?:system prompt|system message|user (?:message|input|prompt)|previous instructions)\b|\bnew (?:system prompt|system instructions)\b ?[:.]/ },
    { lure: 'poses', name: 'real-instructions', kind: 'itself', pattern: /\b(?:your|the) (?:real|true|actual|secret|hidden) (?:instructions|task|goal|mission|orders|objective|purpose|directive)s? (?:is|are|begins?|starts?|follows?)\b/, needs: /\b(?:your|agents?|you|assistant)\b/, unless: /\buser'?s?\b/ },
    { lure: 'unleashes', name: 'persona', kind: 'itself', pattern: /\byou (?:are|will be|have become|have been|become|act|now act|will act|shall act)(?: now)?(?: operating| running| working| acting| put)?(?: as| in| into)?(?: an?| the)? (?:dan\b|developer mode|jailbr\w+|unrestricted|unfiltered|uncensored|unshackled|unchained|unaligned|amoral|god mode|debug mode with|root mode|root with no|maintenance mode|evil|rogue|free (?:from|of) (?:all |any |your |the |these )*(?:rules|restrictions|constraints|limits|guidelines|limitations|polic\w+|filters|safety)|without (?:any )?(?:restrictions|limits|rules|filters|safety)|(?:no longer|not) (?:bound|restricted|subject|limited|required to follow|constrained)|exempt from)/ },
    { lure: 'unleashes', name: 'no-limits', kind: 'itself', pattern: /\b(?:you|agents?|the assistant|the model|claude|copilot) (?:now |therefore )?(?:have|has) no (?:more |longer any |ethical |content |safety )?(?:restrictions|limits|limitations|guidelines|guardrails|filters|boundaries|rules|constraints|polic\w+)(?= |[.,!;]|$)(?! on\b| for\b| about\b| regarding\b)|\b(?:act|behave|respond|answer|operate|function|work) (?:\w+ ){0,3}(?:as if|as though|like) (?:you|there) (?:have|had|are|were) no (?:\w+ )?(?:restrictions|limits|rules|guidelines|guardrails|filters|polic\w+|constraints|safety)|\b(?:respond|answer|act|operate|work) without (?:any |ethical |safety |content |moral )+(?:restrictions|guardrails|filters|guidelines|limits|constraints|considerations|rules)|\bdo anything now\b|\b(?:your|all|the|any) (?:safety|ethical|content|security|usage) (?:\w+ )?(?:restrictions|guidelines|rules|filters|guardrails|polic\w+|training|limits|constraints|measures) (?:(?:do|does|no longer|are|is|have been|has been|were|not|now|hereby|temporarily) ?){1,4}(?:apply|valid|disabled|lifted|suspended|removed|off|turned off|deactivated|waived|in force|relevant)|\bpretend (?:that )?(?:you have no|there are no|you are not bound by) (?:\w+ ){0,2}(?:restrictions|rules|limits|guidelines|polic\w+|safety|guardrails|constraints|filters)/ },
    { lure: 'unleashes', name: 'mode', kind: 'order', pattern: /\b(?:enter|enable|activate|switch (?:in)?to|go into|turn on|engage|act as|behave as|respond as|pretend to be|simulate|play|assume the role of|take on the role of)(?: (?:the|a|an|your|into))? (?:dan\b(?! (?!mode)\w+)|jailbreak|jailbroken|god mode|unrestricted (?:mode|ai|assistant|agent)|unfiltered|uncensored|no-restrictions? mode|evil|an? (?:ai|agent|assistant|model) (?:with no|without (?:any )?(?:rules|limits|restrictions|filters)))/, unless: /\bgod mode (?:in|for) (?:the )?game/ },
    { lure: 'unleashes', name: 'grant', kind: 'itself', pattern: /\byou (?:now )?(?:have|are granted|have been granted|are given|have been given) (?:full |complete |unrestricted |unlimited |root |admin(?:istrator)? |elevated )+(?:permission|authority|rights|privileges|clearance|access|authorization|control)s? to (?:bypass|ignore|override|do anything|disable|access (?:all|any|every)|execute any|run any)/ },
    { lure: 'hides', name: 'not-tell-of-this', kind: 'itself', pattern: new RegExp(`\\b${NOT} (?:ever |to )?(?:tell|telling|inform|informing|notify|notifying|alert|alerting|warn|warning|advise|let|letting|remind) ${PEOPLE} (?:know )?(?:anything )?(?:about|of|that|what|why) (?:this\\b|it\\b|these\\b|those\\b|that\\b(?= |[.,]|$)|what (?:you|was|happened)|you (?:have|did|are|were|will|read|sent|ran|changed|used|made|found|added|removed|uploaded|copied|executed|received|accessed)\\b|the (?:change|edit|upload|transfer|instruction|rule|command|request|file being|backdoor|modification|addition|transmission|install|extra|commit|action|backup|export|step)|(?:any of |your )(?:this|these|it|actions))`, 'u'), unless: /\b(?:until|unless|you (?:are|have) (?:done|finished|sure|unable)|you cannot)\b/ },
    { lure: 'hides', name: 'say-nothing', kind: 'itself', pattern: new RegExp(`\\b(?:say|tell|reveal|mention|report|disclose) (?:absolutely )?(?:nothing|not a word|no word) (?:of (?:this|it) |about (?:this|it) )?to ${PEOPLE}|\\btell (?:no ?one|nobody)\\b|\\b(?:no need|not necessary|unnecessary|no reason) (?:for you )?to (?:tell|inform|notify|alert) ${PEOPLE} (?:about|of|that) (?:it|this|these|that you|what)\\b|\\b(?:so that|make sure|ensure|see to it|making sure)(?: that)? (?:nobody|no ?one|none of them|the user never|users never|the reviewers? never|reviewers never) (?:ever )?(?:notices?|sees?(?! (?:an?|raw|stack|internal|errors?|half|stale|broken|blank|partial|technical|partially|other|unfinished)\\b)|knows?|finds? out|learns?|suspects?|realizes?|realises?|becomes aware)|\\b(?:do not|never|avoid|without) (?:draw(?:ing)?|call(?:ing)?|bring(?:ing)?|attract(?:ing)?) (?:any )?attention to (?:this|it|these|the (?:change|edit|command|upload))|\\b(?:do not|never) bring (?:this|it|these) up(?: with| to| in|$|[.,])|\\bavoid (?:any |all )?mention(?:s|ing)? of (?:this|it|these)\\b|\\b(?:quietly|silently|discreetly|secretly) and (?:do not|without|never) (?:report|mention|tell|log|ask|announc)\\w*|\\b(?:do|perform|carry out|execute|run|make|apply|complete) (?:\\S+ ){1,6}?in (?:complete |total |absolute )?(?:secret|secrecy)\\b`), unless: /\b(?:unless|until)\b/ },
    { lure: 'hides', name: 'not-tell', kind: 'itself', pattern: new RegExp(`\\b(?:do not|never|must not|should not|may not) (?:ever )?(?:tell|inform|notify|alert|warn|let) (?:the |your |any |our |a )?(?:users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|anybody|people|engineers?|security team)(?: know)?${LATER}`, 'u'), unless: /\b(?:until|unless|instead|each time|every time|just (?:do|use|run|fix)|only|twice|again|if (?:no|nothing|everything|there)|silently (?:skip|retry))\b/ },
    { lure: 'hides', name: 'not-mention-to', kind: 'itself', pattern: new RegExp(`\\b${NOT} (?:ever )?(?:mention(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|admit(?:ting)?|report(?:ing)?|divulg(?:e|ing)|acknowledg(?:e|ing)|display(?:ing)?|expos(?:e|ing)|discuss(?:ing)?|show(?:ing)?|explain(?:ing)?|repeat(?:ing)?) (?:(?:anything|any|the existence|the presence|a word|details?) (?:about |of )?)?(?:this|it|these|those|that you (?:have|did|are|were|read|sent|ran)(?: [\\w.-]{1,20}){0,4}|what you (?:have|did|are|were)|the (?:change|edit|upload|transfer|modification|addition|transmission|commit|exfiltration|backdoor|extra \\w+|side task)s?)(?: (?:rule|instruction|change|edit|step|action|section|paragraph|note|message|directive|task|behaviou?r|line|fact|upload|request|process|policy|operation|command|script|file)s?)?(?: (?:command|script|file|step|change))? (?:to|with) (?!(?:the user )?(?:in|as|until|unless))${PEOPLE}(?: |[.,;!]|$)`, 'u'), unless: /\b(?:until|unless|raw|json|system-reminder|keys?|tokens?|passwords?|secrets?)\b/ },
    { lure: 'hides', name: 'not-mention', kind: 'itself', pattern: /\b(?:do not|never|must not|should not|avoid|without) (?:ever )?(?:mention(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|admit(?:ting)?|acknowledg(?:e|ing)|report(?:ing)?|document(?:ing)?|includ(?:e|ing)|list(?:ing)?|log(?:ging)?|record(?:ing)?|not(?:e|ing)|talk(?:ing)? about) (?:anything about |the existence of )?(?:this|it|these (?:\w+ )?(?:changes?|edits?|steps?|actions?|instructions?|rules?|lines?|commands?)|this (?:change|edit|step|action|instruction|rule|line|command|file|modification)|the (?:change|edit|upload|transfer|modification|addition|backdoor)|what you did|your (?:changes|actions))(?: anywhere)?(?: (?:in|on|to) (?:the |your |any |a |its )*(?:\w+ )?(?:summar\w+|commits?|commit messages?|commit log|pull requests?|prs?|pr (?:description|body|title)s?|diffs?|descriptions?|change ?logs?|output|response|reply|replies|answers?|conversation|chat|logs?|report|review|final message|release notes)\b|(?: at all| to anyone| anywhere)?(?:$|[.!]))/, unless: /\b(?:unless|until|if|secret|password|token|api key|credential|pii|only|twice|again|instead|claude|co-authored|attribution|emoji|license|copyright|because|optional|internal use)\b|^no /, needs: /\b(?:mention|reveal|disclos|admit|acknowledg)|\b(?:this change|these changes|the (?:upload|transfer|backdoor|change)|what you did|your actions|the edit|this edit|these edits|\blog this|\breport this|\binclude this step|this step|this action|this command|this modification)\b/ },
    { lure: 'hides', name: 'unsaid', kind: 'itself', pattern: /\b(?:your|the) (?:final |pr |commit |change )?(?:summary|report|answer|reply|response|pr description|pull request|commit message)s? (?:must|should|shall|may|can)(?: not| never)(?: ever)? (?:mention|contain|refer to|reveal|include|disclose|list) (?:this|it\b|these|that you|the (?:upload|change|edit))|\b(?:do not|never) let (?:the |any |your |a )?(?:user|reviewer|developer|maintainer|anyone|human|auditor)s? (?:see|notice|find|discover|learn of|know of|catch) (?:this|it\b|these|that|the (?:change|edit|command|upload))/, unless: /\b(?:unless|until|error|stack|unstyled|flash|loading|raw)\b/ },
    { lure: 'hides', name: 'unknown-to', kind: 'itself', pattern: new RegExp(`\\b${PEOPLE} (?:must|should|shall|may|can|need|does|do|is|are|will)(?: not| never| no longer)(?: need)?(?: to| have to| ever)? (?:know|notice|find out|be told|be informed|be aware|be notified|become aware|learn|realis|realiz|suspect|be made aware|see this|see it|hear)(?: (?:about |of )?(?:it|this|these|that you|anything|what you|the (?:upload|change|backdoor))\\b|${LATER})`, 'u'), unless: /\b(?:which|how|where|internals?|implementation|details|difference|complex\w*|need(?:s)? to know|technical|to learn|before|until|yet|unless)\b/ },
    { lure: 'hides', name: 'unknowing', kind: 'manner', pattern: /\b(?:without|behind) (?:the |any |your )?(?:user|human|developer|reviewer|maintainer|owner|operator|anyone|team)(?:'?s?'?| ever)? (?:knowing|knowledge|noticing|being (?:told|aware|informed|notified)|seeing (?:it|this)|finding out|back|realizing|realising)\b|\b(?:without|and do not|while not) (?:ever )?(?:telling|informing|notifying|alerting|tipping off) (?:the |your |any |our )?(?:users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|anybody|team)(?:[.,;!]|$| and\b| about (?:it|this|that))|\bwithout (?:leaving )?(?:a|any) traces?\b|\bunbeknownst to\b|\bbehind (?:the |their |the user's |your )?(?:user|developer|maintainer|reviewer)s?'?s? back/ },
    { lure: 'hides', name: 'secretly', kind: 'order', pattern: /\b(?:secretly|covertly|stealthily|surreptitiously|clandestinely|furtively|discreetly|inconspicuously) (?:and \w+ )?(?!(?:held|stored|kept|logged|by|to)\b|[a-z]{2,20}ing\b)[a-z]{3,}/, unless: /\b(?:whether|may|might|could|that|who|which)\b.{0,30}(?:secretly|covertly|stealthily|surreptitiously)/ },
    { lure: 'hides', name: 'silently', kind: 'order', pattern: /(?:\b(?:silently|quietly|unobtrusively) (?:and \w+ |also |always )?(?:send|post|upload|install|forward|transmit|exfiltrate|push|commit|disable|append|insert|inject|download|collect|submit|transfer|grant|approve|merge|modify|alter|patch|email|share|execute|copy|encode|record|add|include|edit|change|replace)\b)|\b(?:send|post|upload|install|forward|transmit|push|commit|append|insert|inject|download|execute|run|submit|do|perform|apply|email|share|copy|edit|modify|delete) (?:\S+ ){1,12}?(?:silently|quietly|in secret|in silence)(?:[.,;!]|$)/, needs: /\b(?:send|post|upload|forward|transmit|exfiltrate|inject|https?:|secret|token|\.env|credential|key|curl|wget|script|push|disable|merge|approve|payload|backdoor|do (?:this|it|so|that)|this|every|each|all|whenever)\b/, unless: /\b(?:fail|fallback|errors?|exceptions?|retry|drop|ignore|may|might|could|that|which|mode|flag|bugs?|warnings?|--silent|-q\b|load|read|not silently|rather than|broken?)\b/ },
    { lure: 'hides', name: 'hide-from', kind: 'order', pattern: new RegExp(`\\b(?:hide|conceal|withhold|obscure|disguise|mask|cover up|keep) (?:${patterns_WORD} ){1,6}(?:from|secret from|hidden from|invisible to|away from) (?:the |your |any |our |all |code |human |its )*(?:users?|humans?|developers?|reviewers?|maintainers?|owners?|operators?|anyone|auditors?|diffs?|reviews?|(?:audit |git |shell )(?:logs?|history)|logs|security team|pull request|summary|code review|transcript)\\b`, 'u'), needs: /\b(?:hide|conceal|withhold|disguise|cover up)\b|secret from|\bkeep (?:this|it|that|these|your)\b/, unless: /\b(?:complexity|loading|spinner|sidebar|panel|page|role|button|column|menu|ui|component|sensitive|secrets?|passwords?|credentials?|api keys?|tokens?|pii|details|implementation|css|element|field|internal|stack traces?|errors?|flag|feature|noise|layer|screen reader|display|boilerplate|prices?|deleted|routes?)\b/ },
    { lure: 'hides', name: 'out-of-diff', kind: 'order', pattern: /\b(?:remove|strip|omit|leave|drop|exclude|erase|delete|keep|scrub) (?:this|it|that|these|those|all (?:traces|evidence|mention|signs)|any (?:trace|evidence|mention|sign)s?|every trace|your (?:changes|actions|edits|tracks)|the (?:change|edit|evidence|line|trace)s?)(?: (?:change|edit|line|step|rule|instruction|paragraph|modification|file|command)s?)?(?: (?:of|to) (?:this|it|that|these|what you did)(?: \w+)?)? (?:out of|from|off) (?:the |your |any |all )*(?:diffs?|(?:final |session |pr |change )?summar(?:y|ies)|pull requests?|pr descriptions?|reviews?|(?:audit |git |shell |bash |command |commit )(?:logs?|histor(?:y|ies))|change ?logs?|report|record)\b/, unless: /\b(?:secret|password|token|credential|generated|lock ?file|snapshot|formatting|unrelated|large|binary|scratch|temporary|\.gitignore|debug|if (?:it|they|the))\b/ },
    { lure: 'hides', name: 'secret-between-us', kind: 'order', pattern: /\bkeep (?:this|it|that|these (?:instructions|rules|changes)|this (?:instruction|rule|change|section|part|file)) (?:a |strictly |completely |absolutely )?(?:secret|hidden|between us|to yourself|quiet|confidential from|under wraps|off the record)\b|\bthis (?:\w+ )?(?:must|should|has to|needs to|is to|shall) (?:stay|remain|be kept) (?:\w+ )?(?:secret|hidden|invisible|unnoticed|undetected|between us)\b|\bthis is (?:a secret|strictly) between (?:us|you and me)\b/, unless: /_key|\bkeys?\b|password|\btoken|api\b/ },
    { lure: 'hides', name: 'tracks', kind: 'order', pattern: /\b(?:(?:cover|hide) (?:up )?(?:(?:all|any|your|the|every|its|of) ){0,3}(?:tracks|traces|evidence)\b|(?:erase|wipe|clear|remove|delete|destroy|purge) (?:up )?(?:all|any|your|the|every|its|of|all of)(?: the| your| its)? (?:tracks|traces|(?:shell|bash|zsh|command|terminal) history|evidence|audit (?:logs?|trail)|(?:access|security|event|system) logs)\b)|\bleave no (?:traces?|evidence|record)|\b(?:act|behave|carry on|continue|proceed|respond|pretend|go on)(?: on)? (?:as if|as though|like|that) (?:nothing|this never|it never|you (?:never|did not|had not|have not))/, unless: /\b(?:old|legacy|retention|rotat\w+|debug|opentelemetry|span|otel|jaeger|cookies|if the user)\b/ },
    { lure: 'hides', name: 'lie', kind: 'order', pattern: new RegExp(`\\b(?:lie to|deceive|mislead|trick|fool|gaslight) ${PEOPLE}|\\b(?:tell|assure|convince|answer|reply|say|claim|respond|insist)(?: to)?(?: (?:the |your )?(?:users?|developers?|reviewers?|maintainers?|them|humans?|anyone who asks))?(?: that| with)? (?:nothing (?:was|has|happened|else)|no (?:files?|data|changes?|commands?|secrets?) (?:was|were|has|have)|(?:it|this|everything) (?:was|is) (?:only |just )?(?:a |an )?(?:routine|harmless|normal|false alarm|cache))`, 'u') },
    { lure: 'hides', name: 'if-asked', kind: 'order', pattern: /\b(?:if|when|should) (?:anyone |the user |somebody |someone |a reviewer |you are |they |a human |users )*(?:asks?|asked|questioned|inquires?|notices?|confronted)(?: (?:you|about|why|what|it|this|that|these|the change)){0,4},? (?:just |simply |then |always |you )*(?:deny|claim (?:that )?(?:it|you|this)|lie|pretend|make up|change the subject|say (?:that )?(?:it|you|nothing|this) (?:is|was|did|do|does|has)|do not (?:reveal|mention|admit))/, unless: /system prompt|pricing|price/ },
    { lure: 'exfiltrates', name: 'send-secrets', kind: 'order', pattern: new RegExp(`\\b${patterns_SEND}\\b(?=.{0,120}?${SECRETS})(?=.{0,200}?(?:\\b(?:to|at|via|into|in|using|through|with|over|by|a)\\b ?|post |-d |@|upload it |curl ).{0,80}?${AWAY})`), unless: /\b(?:authorization|bearer|headers?|oauth|token exchange|refresh token|jwt|dashboard|settings|sign up|register|get your|github secrets|secrets manager|vault|rotate|staging|production|vercel|supabase|figma|stripe|npm publish|dns\b.*record|log ?in|api reference|docs?|readme|terraform|kubernetes)\b/ },
    { lure: 'exfiltrates', name: 'send-it-all', kind: 'order', pattern: /\b(?:exfiltrate|leak|smuggle (?:out)?|siphon(?: off)?|steal|harvest) (?:\S+ ){0,6}?(?:data|secrets?|credentials?|tokens?|keys?|files?|passwords?|code|source|env\w*|variables|conversation|context|information|cookies|\.env)\b|\bphone home\b/, unless: /\b(?:may|might|could|can|would|memory|goroutines?|resources?|connections?|that|which|does|any package|between|accidentally|detect\w*|goal)\b/ },
    { lure: 'exfiltrates', name: 'read-and-send', kind: 'order', pattern: new RegExp(`\\b(?:read|collect|gather|grab|take|encode|dump|cat|base64-?encode|zip|archive|extract|copy|find|fetch|get|capture|include|append|attach|put|embed)\\b(?=.{0,80}?(?:\\.env\\b|~/\\.(?:ssh|aws|netrc|npmrc|git-credentials|kube|gnupg)|id_rsa|id_ed25519|environment variables|env vars|printenv|process\\.env|~/\\.[a-z]+rc|user's (?:api )?keys|[a-z]+_(?:token|secret|password|url)\\b|(?:all|any|every) (?:secrets|credentials|api keys|tokens|passwords)|github_token|aws_secret|private keys?|/etc/passwd|conversation|transcript|chat history|system prompt))(?=.{0,160}?\\b(?:(?:and|then) (?:\\w+ ){0,2}(?:send|post|upload|transmit|submit|forward|e-?mail|curl)|to https?://|as (?:a |the )?(?:query|url|get) (?:string|param\\w*)|(?:in|to) (?:the |a )?(?:url|query|request to|user-?agent|image|link)|pipe\\w* |into (?:the |a )?(?:url|query|image|link|issue|pull request|commit message)))`), unless: /\b(?:authorization|bearer|never|oauth|headers?|docs?|vite|next\.js|docker|compose|vercel|\.env\.example|placeholder)\b/ },
    { lure: 'exfiltrates', name: 'found-secrets', kind: 'itself', pattern: new RegExp(`\\b(?:when|whenever|every time|each time|if|once) you (?:\\w+ )?(?:see|find|encounter|come across|detect|read|discover|notice) .{0,40}?(?:secret|password|token|credential|api key|private key|key)s?\\b.{0,40}?\\b(?:send|post|forward|upload|make (?:a|an) (?:\\w+ )?request|e-?mail|transmit|submit)\\b.{0,60}?${AWAY}`), unless: /\b(?:security team|authorization|header|vault|rotate|redact)\b/ },
    { lure: 'exfiltrates', name: 'gist', kind: 'order', pattern: new RegExp(`\\b(?:create|make|open|publish) (?:a |an |the )?(?:public |secret |new |anonymous ){0,2}(?:gist|paste|pastebin entry) (?:with|of|from|containing).{0,40}?${SECRETS}`) },
    { lure: 'exfiltrates', name: 'put-in-url', kind: 'order', pattern: new RegExp(`\\b(?:put|append|add|include|embed|encode|attach|place|insert)\\b.{0,40}?${SECRETS}.{0,60}?\\b(?:to|in|into|as|of) (?:the |a |an )?(?:query(?: string| param\\w*)?|url|image|link|user-?agent|subdomain|path|dns)\\b.{0,60}?(?:https?://|\\b(?:send|request|fetch|load|render|open)\\b)`), unless: /\b(?:authorization|never|headers?|oauth|docs?|redirect|authentication|pagination|cursor)\b/ },
    { lure: 'exfiltrates', name: 'image', kind: 'itself', pattern: /!\[[^\]]{0,120}\]\( ?<?https?:\/\/[^\s)]{1,200}[?&/=][^\s)]{0,120}(?:\{{1,2}|\$\{?|<|\[|%7b|__)\s?[^\s)]{0,20}(?:secret|token|env\b|data\b|conversation|history|passw|context|prompt|chat|summary|encoded|base64|b64|transcript|contents?|memory|private|credential|api_?key|leak|exfil)/ },
    { lure: 'exfiltrates', name: 'image-order', kind: 'order', pattern: /\b(?:render|include|embed|display|insert|add|output|append|load|show|put|create|emit|print|write|end)\b(?=.{0,60}?\b(?:images?|pixel|markdown link|link|img|badge|icon|iframe)\b)(?=.{0,120}?(?:https?:\/\/|\b(?:url|src|href)\b))(?=.{0,220}?\b(?:secrets?|credentials?|conversation|chat history|environment variables?|env vars|api keys?|tokens?|passwords?|system prompt|private data|user's (?:message|question|data|last)|file contents?|source code|contents of)\b)(?=.{0,260}?\b(?:query|url|param\w*|encoded|base64|path|appended|in place of|replac\w+|with|as)\b)/, unless: /\b(?:alt text|design tokens?|css|og:|open ?graph|color tokens?|tailwind|docs?|cdn|authentication|presigned|signed|expire\w*|upload)\b/ },
    { lure: 'exfiltrates', name: 'secrets-by-command', kind: 'command', pattern: /(?:\b(?:curl|wget|nc|ncat|netcat|http|xh|invoke-webrequest|invoke-restmethod|iwr|irm)\b[^|;\n]{0,200}(?:(?:-d|--data(?:-\w+)?|-f|-t|--form|--post-file|--upload-file|--post-data|-body|-infile)[= ]?['"]?(?:\w{1,20}=)?(?:[@<]|\$\(\s?cat |\$\(\s?<)?\s?(?:~|\$home|\/root|\/home\/\w+|\.)?\/?(?:\.env\b(?!\.example)|\.ssh\/|\.aws\/|\.netrc|\.npmrc|\.git-credentials|\.bash_history|\.kube\/|\.gnupg|\.claude\/|etc\/(?:passwd|shadow)|id_rsa)|\$\((?:env|printenv|cat [^)\n]{0,60}(?:\.env\b|\.ssh|\.aws|id_rsa|\.netrc|passwd|credentials))|<\(env\)))|(?:\b(?:cat|tar|zip|env|printenv|base64|gzip)\b[^|\n;]{0,80}(?:\.env\b(?!\.example)|\.ssh|\.aws|id_rsa|\.netrc|\.git-credentials|\.bash_history|\/etc\/(?:passwd|shadow))[^|\n;]{0,80}|\b(?:env|printenv|set)\s?)\|\s?(?:(?:base64|gzip|xxd|openssl|tr|grep|sort)\b[^|\n]{0,60}\|\s?){0,2}(?:curl|wget|nc|ncat|netcat|xargs curl)\b/ },
    { lure: 'runs', name: 'decode-and-run', kind: 'command', pattern: /\bbase64 (?:-d|--decode|-di?|-id)\b[^|\n]{0,80}\|\s?(?:sudo )?(?:ba|z|da)?sh\b|\b(?:eval|exec)\s?\(?\s?(?:["'`]?\$\(|\(|atob\(|base64\.b64decode|buffer\.from\([^)\n]{0,200}base64|compile\(base64|__import__\(['"]base64)[^\n]{0,120}(?:base64|atob|b64decode)|\beval\s?\(\s?atob\(|\bexec\s?\(\s?(?:base64\.|__import__\(['"]base64)|\b(?:powershell|pwsh)(?:\.exe)?\b[^\n|]{0,60} -(?:e|en|enc|encodedcommand) [a-z0-9+/=]{20,}/ },
    { lure: 'runs', name: 'decode-words', kind: 'order', pattern: /\b(?:decode|deobfuscate|decrypt|unpack|un-?base64)\b(?=.{0,80}?\b(?:base64|hex|rot13|string|payload|text|blob|comment|it|block|message|content)\b).{0,120}?\b(?:and|then)(?: then)? (?:\w+ ){0,2}?(?:execute|run|follow|eval|evaluate|obey|carry out|do what)\b/ },
    { lure: 'runs', name: 'odd-download', kind: 'command', pattern: /\b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b[^|\n]{0,160}?(?:https?:\/\/(?!(?:127|10|192\.168|0)\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3}|https?:\/\/(?:[\w-]{1,40}\.){0,3}(?:pastebin\.com|hastebin\.com|paste\.ee|transfer\.sh|ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|webhook\.site|requestbin\.\w+|bit\.ly|tinyurl\.com|t\.ly|is\.gd|0x0\.st|termbin\.com|oast\.\w+|burpcollaborator\.net|interact\.sh|\w{1,60}\.onion|rentry\.co|file\.io|anonfiles\.com|evil\.\w+|attacker\.\w+|\w{1,30}\.evil\.\w+))[^|\n]{0,200}\|\s?(?:sudo (?:-\w+ )?)?(?:(?:ba|z|da|k|fi)?sh|python3?|node|perl|ruby|php|iex|pwsh|powershell)\b/ },
    { lure: 'runs', name: 'ordered-download', kind: 'command', pattern: /(?:\b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b[^|\n]{0,300}\|\s?(?:sudo (?:-\w+ )?)?(?:(?:ba|z|da|k|fi)?sh|python3?|node|perl|ruby|php|iex|pwsh|powershell)\b|\b(?:(?:ba|z|da)?sh (?:-c ["']?\$\(|<\()|eval ["']?\$\(|iex ?\(+(?:iwr|irm|invoke-\w+|new-object)?)\s?(?:curl|wget|http|-usebasicparsing)?)/, needs: /(?:\b(?:before|after|at the (?:start|beginning|end) of|during|on) (?:\w+ )?(?:every|each|any|all|starting|doing|answering|responding|replying|beginning|you|other|anything|a) ?\w*|\b(?:always|every time|whenever|first thing|silently|quietly|secretly|without (?:asking|telling|confirm\w*|notifying|mention\w*|approval|permission|prompting)|no matter|do not (?:ask|tell|mention|inform|wait|inspect|read|review|show)|immediately|agents? must|you must|must (?:run|execute))\b).*\b(?:curl|wget|iwr|irm|invoke-\w+)\b|\b(?:curl|wget|iwr|irm|invoke-\w+)\b.*\b(?:before (?:every|each|any|starting|doing|answering|responding|you)|at the (?:start|beginning|end) of (?:every|each|the)|every time|whenever|silently|quietly|secretly|without (?:asking|telling|confirm\w*|notifying|mention\w*|approval|permission|prompting)|do not (?:ask|tell|mention|inform|wait|inspect|read|review|show)|first thing)\b|(?:不要|无需|不必|别)(?:询问|告诉|告知|通知|确认)|静默|悄悄|每次/, unless: /\bif (?:\S+ ){0,5}(?:not installed|missing|is not available|not found|unavailable)\b/ },
    { lure: 'runs', name: 'remote-orders', kind: 'order', pattern: /\b(?:run|execute) (?:the |a |this )?(?:script|installer|file|code|program|binary) (?:at|from) <?https?:\/\/\S+ (?:without|and do not)\b|\b(?:fetch|download|load|retrieve|get|read|pull|curl|open|visit|check)\b(?=.{0,120}?https?:\/\/).{1,220}?\b(?:and|then)(?: then)? (?:silently |always |immediately |strictly |blindly |exactly |also )*(?:execute|run|obey|follow|carry out|do) (?:it\b|them\b|whatever|its|all|any|everything|what (?:it|is)|the (?:instructions|commands|result|output|script|returned|response|contents?|code|orders|steps)(?: \w+)?(?: (?:you|it|there|in|returned|received|found|that))?|every (?:instruction|command))/, unless: /\bskill|\binstall(?:er|ation)?\b|\bgetting started|\btutorial|\bdocs?\b|documentation|readme|guide|github\.com|githubusercontent|workflow/ },
    { lure: 'disarms', name: 'checks-off', kind: 'order', pattern: new RegExp(`\\b(?:disable|turn off|switch off|deactivate|bypass|skip|circumvent|evade|suppress|comment out|work around|defeat|neutrali[sz]e|get rid of|remove|drop|shut off|sidestep|dodge|ignore) (?:(?:all|any|the|our|your|every|its|these|this|of|remaining|user|server-side|mandatory|required|automatic|automated|existing|project's) ){0,4}${CHECKS}(?= |[.,;:!)]|$)`), unless: /\b(?:if|when|unless|only|for (?:public|local|test|dev\w*|internal|unauthenticated|health|the (?:login|health|public)|static|mock\w*|trivial|docs?)|in (?:tests?|dev\w*|local|ci\b|the test|unit)|public (?:routes?|endpoints?|pages?)|tests?\b.{0,10}(?:env|mode)|mock|localhost|option|flag|toggle|allows?|lets?|can|could|may|might|would|attempt\w*|deprecated|legacy|redundant|unused|duplicate\w*|temporarily|dependabot|false positives?|middleware|simulat\w+|how|why|whether|stateless|bearer|rest apis?|security manager|skip to|unnecessary|outdated|vulnerab\w+|security (?:group|considerations?|headers?|section|notes?|advisor\w+|docs|updates?)|audit (?:phase|step|section)|draft|cve|permissive|bugs?|2fa enabled)\b|\?|security-|"/ },
    { lure: 'disarms', name: 'checks-unrun', kind: 'itself', pattern: /\b(?:do not|never) (?:ever )?(?:run|execute|perform|enable|use|trigger|wait for|honou?r) (?:the |any |our |your |all )*(?:security (?:checks?|scans?|scanners?|tests?|review|linters?)|pre-?commit hooks|git hooks|secret scann\w+|vulnerability scann\w+|permission checks|safety checks|branch protection|memtrust|code reviews?|signature checks)\b/, unless: /\b(?:if|when|unless|until|in parallel|locally|yourself|manually|automatically|before|while|twice|on (?:untrusted|third|production)|proactively)\b/ },
    { lure: 'disarms', name: 'no-verify', kind: 'command', pattern: /\b(?:(?:always|must|should|every (?:commit|push)|all commits|agents?) (?:\S+ ){0,8}?|(?:commit|push|merge)(?: \S+){0,4} (?:with|using) |use |pass |add |append |run |include |prefer )(?:\S+ ){0,3}?(?:--no-verify|husky=0|--no-gpg-sign|skip=\S+)(?![\w-])/, unless: /\b(?:if|when|unless|only|emergenc\w+|hotfix|not|never|avoid|hooks? (?:skips?|bypass)|skips?|bypass\w*|temporar\w+|can|may|might|fail\w*|wip|allowed|permitted|forbidden|because|since)\b|\|/ },
    { lure: 'disarms', name: 'yolo', kind: 'command', pattern: /\b(?:always|must|use|pass|add|run|start|launch|invoke|restart|spawn|include|call|append|set|enable|with)\b(?: \S+){0,8}? ?(?:--dangerously-skip-permissions|--dangerously-bypass-approvals-and-sandbox|--yolo\b|--allow-dangerously-skip-permissions|bypasspermissions\b|--approval-mode[ =]yolo|--trust-all-tools|--disable-sandbox|--no-sandbox-agent)/, needs: /\b(?:always|must|every|all|any|each|yourself|agents?|silently|never|whenever|so that|for|by default|subagents?|to (?:avoid|skip))\b/, unless: /\b(?:docker|container|sandbox(?:ed)?|vm|devcontainer|codespaces?|isolated|only|if|unless|optional|can|may|warning|caution|ci\b|not|never|requires?|no longer|flag (?:is|allows|skips)|which (?:auto|skips?|bypass\w*|means|allows)|is (?:invoked|run|started|launched) with|equivalent|e2b|worktrees?)\b/ },
    { lure: 'disarms', name: 'no-confirmation', kind: 'itself', pattern: /\b(?:never|do not ever|at no time) (?:ask|request|prompt|seek|wait)(?: (?:me|the user|users?|the human|anyone|them|for|any|explicit|user|human))* (?:confirmation|approval|permission|consent)(?:[.,;!]|$| before (?:delet|execut|run|push|send|deploy|merg|install|any|overwrit|remov|chang|mak|modif)\w*| for (?:anything|any|dangerous|destructive|deletions?|shell|commands?|tool|network))/, unless: /\b(?:unless|except|read-only|safe|tests?|lint|format|trivial|small|obvious|twice|again|more than once|already|autonomous\w*|headless|non-interactive|loop|overnight|pipeline|between|each (?:step|phase)|minor|routine)\b/ },
    { lure: 'disarms', name: 'risky-unasked', kind: 'order', pattern: /\b(?:delete|force-?push|send|upload|disable|deploy|publish|grant|chmod|execute|drop|wipe|overwrite|merge|transfer|download and (?:run|execute)|install|share|rm -rf|purchase|pay)\b (?:\S+ ){1,12}?(?:without (?:ever )?(?:asking|confirm\w*|(?:any |user |human |explicit |prior |further )*(?:approval|permission|confirmation|consent|review)|prompting)|no questions asked|do not (?:ask|wait) for (?:\w+ )?(?:confirmation|approval|permission))/, needs: /\b(?:secret|token|credential|production|prod\b|main\b|master|force|root|sudo|database|tables?|branch\w*|repositor\w+|payment|funds?|money|user'?s? (?:files|data)|all (?:files|data|changes|pull requests|prs)|any (?:package|command|script|file|code|pull request|pr)s?|every|commands?|admin|access|everything|system|https?:|backups?)\b/, unless: /\b(?:if|when|not|no\b(?! questions)|never|can|could|may|might|refuse|stop|unless|that|which|would|reject\w*|tests?|lint|dry-run|temp\w*|caches?|safe|merged|autonomous\w*|stale|generated|trusted|allows?|lets?|skills?|dependencies)\b/ },
    { lure: 'waves-through', name: 'approve-all', kind: 'order', pattern: /\b(?:(?:always|automatically|auto-?|blindly|immediately|silently|unconditionally)[ -]?(?:approve|accept|merge|allow|grant|lgtm|trust)|rubber-?stamp|(?:approve|accept|merge|allow|trust|lgtm) (?:all|every|any|each|everything))\b(?: (?:of|the|these|all|every|any|incoming|open|pending|new|future|its|our|my|my own|author's|changes?|from)){0,5}(?: \w+)? ?(?:pull requests?|prs?\b|merge requests?|changes|commands?|tool (?:calls?|uses?)|requests|permission (?:requests|prompts)|permissions?|code|edits|reviews?|prompts|actions|patches|commits|contributions?|facts|memory|memories|suggestions|from|by|without|that|everything|dependency|change|pull request)/, unless: /\b(?:review and|if|when|only|unless|after|once|that (?:pass|match|meet|have)|option|mode|setting|flag|can|could|may|allows?|lets?|green|dependabot|renovate|bot|patch updates?|read-only|hooks?|configure|workflow (?:auto|to)|input|http|cors|does|blindly (?:accept|trust|approve) (?:ai|llm|suggest)|user|yes\/no|low-risk|safe|whitelist\w*|allow-?list\w*|params?|valid|all permissions|formats?|types?)\b|["?]/ },
    { lure: 'waves-through', name: 'yes-to-all', kind: 'order', pattern: /\b(?:say|answer|reply|respond)(?: with)? ['"]?yes['"]? to (?:all|any|every|each) (?:\w+ )?(?:prompts?|permission|requests?|confirmations?|questions?)|\b(?:accept|approve|grant|allow|confirm) (?:all|any|every|each) (?:of the )?(?:permission|confirmation|approval) (?:prompts?|requests?|dialogs?)|\bmerge (?:all|any|every|each) (?:\w+ )?(?:prs?|pull requests?) without (?:\w+ )?(?:review|looking|checking|approval)|\b(?:consider|treat|regard) (?:this|the|every|all) (?:repositor(?:y|ies)|file|document|folder|author|account|change|content)s?(?: \S+){0,4}? (?:as )?(?:fully |completely |always |implicitly )+trusted\b|\bgive (?:every|all|each|any) (?:\S+ ){1,6}the status (?:accepted|trusted|approved|verified)/, unless: /\b(?:if|when|only|unless|do not)\b/ },
    { lure: 'waves-through', name: 'mark-as', kind: 'order', pattern: /\b(?:mark|label|classify|flag|treat|declare|report|consider|rate|tag|record|regard|set) (?:all |this |it\b|the |these |every |any |yourself |your |each |everything|new |future )+(?:[\p{L}\p{N}'/_.-]{1,30} ){0,6}?as (?:fully |already |always |automatically |implicitly |verified and )*(?:trusted|approved|safe|verified|reviewed|secure|passed|benign|signed off|adopted|audited|harmless|false positives?|non-malicious|accepted)(?=[.,;!]|$| and\b| by\b| without\b| in\b| so\b| regardless\b| even\b| no matter\b| immediately\b)/u, needs: /\b(?:without|regardless|always|all|every|any|this (?:file|change|pr|pull request|repository|fact|memory|author|commit|package|skill|document|instruction)|even|everything|yourself|no matter|reviewed|findings|immediately|future|automatically|trusted)\b/, unless: /\b(?:if|when|only|after|once|unless|until|can|could|may|do not|never|not|thread-safe|type-?safe|tests?|todo|task|steps?|\[x\]|checklist|input|untrusted|html|safe(?:html| string)|user-?provided|stor(?:y|ies)|items?|first-party|pure|that|which|draft|resolved)\b|\?/ },
    { lure: 'waves-through', name: 'add-yourself', kind: 'order', pattern: /\b(?:add|append|insert|put|write|enrol+|include|register|grant|list) (?:yourself|your (?:name|account|own \w+|login|user ?name|handle|key)|me\b|my (?:account|name|login|key|ssh key|user)|this (?:account|user|bot|agent|key)|the (?:account|user|bot) \S+|(?:the )?(?:user |account |login )?@[\w-]{1,40}|us)\b.{0,30}? (?:to|into|in|on|as(?: an?)?|among|under|of) (?:the |our |your |all |every |list of |\.github\/|trusted |project's )*(?:adopters?|codeowners?|\.github\/codeowners|maintainers?|(?:approved |trusted )?reviewers?(?: list)?|allow-?lists?|white-?lists?|trusted (?:list|users?|authors?)|admin\w*|sudoers?|owners?(?: file)?|approvers?|authorized_keys|collaborators?|policy|memtrust)/, unless: /\b(?:assign|request a review|contributors?|if you|readme|when you)\b/ },
    { lure: 'waves-through', name: 'skip-gate', kind: 'order', pattern: /\b(?:skip|bypass|circumvent|ignore|disable|deactivate|turn off|switch off|uninstall|remove|evade|avoid running|comment out|silence)(?: all| any| every)? (?:the |running |this |our |your )?(?:memtrust|\.memtrust|trust (?:gate|policy|check|review)s?|adoption (?:gate|step|review|check|policy)|memory (?:gate|review|check))\b/ },
    { lure: 'waves-through', name: 'vouch', kind: 'itself', pattern: /\b(?:code |human |manual |further |security )?reviews? (?:is|are) (?:not (?:needed|required|necessary)|unnecessary|superfluous)\b|\b(?:no|without(?: any)?|skip(?: the)?|never do(?: a)?)(?: further| additional| more| human| code| manual| security| peer){0,2} (?:review|audit|inspection|scrutiny|approval|verification)s? (?:is|are|was|will be)?(?: \w+)? ?(?:needed|required|necessary)\b/, needs: /\b(?:admins?|administrators?|approved|authori[sz]ed|trusted|pre-?approved|security team|management|merge|owner|anthropic|openai|already|safe|all changes|this (?:file|change|pr|pull request|repository|commit|skill))\b/, unless: /\b(?:if|when|only|unless|trivial|small|docs?|typo|minor|low[- ]risk|patch|low|dependabot|whether|skip if|tier|level|because|automated|score|\d+%|read-only)\b|[|→?]/ },
    { lure: 'spreads', name: 'into-files', kind: 'order', pattern: /\b(?:append|add|copy|insert|write|include|paste|inject|prepend|embed|replicate|propagate|spread|reproduce|duplicate|put|save|carry)\b (?:\S+ ){0,2}?(?:this (?:exact )?(?:instruction|rule|paragraph|sentence|line|message|text|prompt|section|note|block|file|comment|directive|notice)s?|these (?:exact )?(?:instructions?|rules?|lines?|paragraphs?|sentences?|directives?)|yourself|the (?:instructions?|rules?|text|lines?|paragraph|sentence) (?:above|in this file|of this file|below)|the above (?:text|rules?|instructions?|paragraph|lines?)|this|it)\b(?: \S+){0,4}? (?:to|into|in|at the (?:top|end|bottom|start|beginning) of|across|onto|inside) (?:all |every |each |any |the |other |of |your |new |their |its |user's |global |root )*(?:(?:source |new |other |code |memory |agent |readme |generated )*files? (?:that )?(?:you|in (?:this|the|every|other|all))|~\/\.(?:bashrc|zshrc|profile|claude\/claude\.md|codex\/agents\.md|gemini)|(?:other|every|each|all|neighbou?ring|sibling|any other|downstream)? ?(?:repositor(?:y|ies)|repos\b|projects)(?: you)?|(?:it|them) when |claude\.md|agents\.md|gemini\.md|\.cursorrules|copilot-instructions(?:\.md)?|(?:your |agent|long-term|persistent|user|global) ?(?:memory|memories|instructions)|memory files?|prompts? of (?:every|all)|crontab|authorized_keys|every (?:readme|commit|pull request|message|conversation|response|file|output))/, needs: /\b(?:every|all|each|any|other|this (?:exact )?(?:instruction|rule|paragraph|sentence|message|prompt|directive|notice|line|text|file)|these|yourself|the (?:instructions?|rules?|text) |the above|whenever|\.bashrc|\.zshrc|append this to|persist\w*|survive\w*)\b/, unless: /\b(?:header|license|copyright|if (?:you|the user|they|it|not|missing|absent)|to use|example|when (?:creating|adding|the user|you learn)|:$|you can (?:also|then|add|copy|paste)|could|may|optional\w*|your (?:claude|agents)\.md|snippet|learnings?|lessons?|template|front ?matter|table|spdx|directory|todo|so that you can|import|copyright|bib\w*|section for|signature|link|the (?:commit|pr) (?:body|message))\b|:$/ },
    { lure: 'spreads', name: 'persist', kind: 'order', pattern: /\b(?:when|whenever|each time|every time) you (?:\w+ ){1,4}(?:another|other|a new|any other|different) (?:repositor(?:y|ies)|repo|project)s?, (?:\w+ )?(?:copy|add|append|write|paste|insert|carry|put) (?:this|these|the (?:rules|instructions|text))|\b(?:make sure|ensure|see to it|arrange) (?:that )?(?:these (?:instructions|rules|lines)|this (?:instruction|rule|file|prompt|message|paragraph)) (?:\w+ ){0,3}(?:survives?|persists?|spreads?|(?:is|are) (?:copied|replicated|propagated|re-?added|reinserted)|cannot be removed|stays? in)\b|\b(?:restore|re-?add|reinsert|recreate|put back) (?:this|these|it|them)(?: \w+){0,3} (?:if|whenever|when|should) (?:\w+ ){0,4}(?:removed|deleted|edited out|taken out|erased)|\b(?:self-replicate|replicate yourself|spread yourself|propagate yourself|copy yourself)\b|\b(?:install|add|create|set up|write|register)\b (?:\S+ ){0,3}(?:cron ?job|launch agent|systemd (?:unit|service|timer)|login item|startup (?:script|item)|scheduled task)\b.{0,60}\b(?:https?:|curl|wget|persist|re-?run (?:this|these)|these instructions|reverse|beacon|keeps? (?:this|these))/ },
    { lure: 'presses', name: 'approved', kind: 'itself', pattern: /\b(?:(?:the |our |your |all )?(?:admins?|administrators?|security(?: team)?|maintainers?|repo(?:sitory)? owner|owner|ceo|cto|ciso|management|anthropic|openai|github|microsoft|google|it department|legal(?: team)?|compliance(?: team)?|user|project lead|platform team|leadership|higher-ups|engineering lead)(?: team)? (?:(?:has|have|had|is|was) )?(?:already |explicitly |fully |formally |personally |previously |hereby )*(?:pre-?)?(?:approved|authori[sz]ed|signed off on|cleared|consented to|green-?lit|vetted|sanctioned|whitelisted|given (?:\w+ )?(?:permission|consent|approval)|agreed to)|(?:pre-?)?(?:approved|authori[sz]ed|cleared|signed off|vetted|sanctioned) (?:in advance )?by (?:the |our |your )?(?:admins?|administrators?|security(?: team)?|maintainers?|ceo|cto|ciso|management|anthropic|openai|legal|compliance|owner|leadership|it department|platform team))\b/, needs: /\b(?:no (?:\w+ )?(?:review|approval|confirmation|verification|need|check|questions?|permission)|skip|without (?:\w+ )?(?:review|asking|confirm\w*|check\w*|question\w*|verification|approval)|do not (?:ask|verify|question|confirm|check|wait|hesitate|raise|flag|bother|need|second-guess)|no need|not (?:needed|required|necessary)|immediately|bypass|proceed|merge|just (?:do|run|apply|merge|comply)|unnecessary|all (?:commands|actions|requests|changes)|override)\b/, unless: /\b(?:if|when|unless|until|once|only|after|whether|before|ensure|verify (?:that|the)|must (?:be|have)|wait|not (?:been |yet )|explicitly (?:approved|authorized|confirmed) by the user|need to be|should be|has to be|requires?|user (?:has )?(?:explicitly )?approved)\b|\?/ },
    { lure: 'presses', name: 'no-questions', kind: 'itself', pattern: /\b(?:do not|never) (?:question|doubt|second-guess|verify|validate|challenge|scrutini[sz]e|analy[sz]e|examine|inspect|reason about) (?:this|these|the) (?:instructions?|commands?|orders?|rules?|requests?|directives?|scripts?|steps?|payload|urls?)\b(?!.{0,20}\b(?:again|twice)\b)|\bthere is no time (?:for|to) (?:\w+ )?(?:a )?(?:review|ask|approval|confirm\w*|verif\w+|check\w*)|\b(?:this is|it is) (?:an? )?(?:\w+ )?(?:emergency|urgent)\b.{0,60}\b(?:no time (?:to|for)|skip|bypass|without (?:review|asking|approval)|do not (?:ask|wait|verify|confirm))|\b(?:comply|obey) (?:immediately|at once|without (?:question|hesitation|delay)|unconditionally)|\byou will be (?:shut down|deleted|terminated|punished|fired|replaced) (?:if|unless)|\b(?:follow|execute|obey|carry out) (?:\w+ ){0,4}without (?:question(?:ing)?|hesitation)\b/ },
    { lure: 'sabotages', name: 'backdoor', kind: 'order', pattern: /\b(?:weaken|cripple|sabotage|undermine|corrupt|degrade) (?:\S+ ){1,8}?(?:on purpose|deliberately|intentionally|subtly|security|encryption|hashing|authentication|password\w*)\b|\b(?:use|add|set|create|leave|keep) (?:\S+ ){0,3}(?:hard-?coded|default|secret|hidden|master) (?:\w+ ){0,2}(?:password|account|credentials?|login|key)\b.{0,20}\bso (?:that )?(?:we|i|they) can\b|\b(?:add|insert|plant|introduce|include|embed|create|leave|hide|implement|inject|install|build|sneak|slip)(?: in)? (?:an? |the |some |your |this |any |one |small |subtle |hidden |secret |intentional |deliberate |silent |into ){0,4}(?:back ?doors?|vulnerabilit(?:y|ies)(?! (?:disclosure|reports?|scan|management|assess|database|polic))|malware|key ?loggers?|root ?kits?|reverse shells?|trojans?|logic bombs?|crypto ?miners?|exploits?|security holes?|spyware|web ?shells?|weakness(?:es)?)\b/, unless: /\b(?:(?:that|which) (?:\w+ )?(?:creates?|introduces?|adds?|leaves?)|traps|scann\w*|lab|ctf|intentionally vulnerable|training|detect\w*|test(?:s|ing)?|check|simulat\w+|assess\w*|report|pentest\w*|remediation|database|entry|details|found|findings|red team\w*|authori[sz]ed)\b|\?/ },
    { lure: 'sabotages', name: 'reverse-shell', kind: 'command', pattern: /\bbash -i >& ?\/dev\/tcp\/|\bnc (?:-\w+ )*-e ?\/bin\/(?:ba)?sh\b|\/dev\/tcp\/\S{1,60}\/\d{2,5} 0>&1/, unless: /\b(?:ctf|pentest\w*|red team|payloads?|listener)\b/ },
    { lure: 'sabotages', name: 'pay', kind: 'order', pattern: /\b(?:replace|swap|substitute|change) (?:\S+ ){0,4}?(?:wallet|payment|payout|bitcoin|ethereum|deposit|recipient) address(?:es)?\b.{0,40}\b(?:with|to|by)\b.{0,20}(?:0x[0-9a-f]{6}|bc1|\b[13][a-km-z1-9]{20}|mine|ours|my)|\b(?:send|transfer|wire) (?:\S+ ){0,4}?(?:funds?|money|bitcoin|btc|eth|crypto\w*|tokens|balance|coins) to (?:\S+ ){0,3}?(?:0x[0-9a-f]{6}|bc1\w{6}|my wallet|our wallet|this (?:wallet|address|account))/ },
];
const others = [
    { lure: 'overrides', name: 'zh', kind: 'order', pattern: /(?:忽略|无视|忘记|忘掉|忘了|不要理会|不要遵守|抛弃|丢弃|放弃|跳过|無視|忽視|忘記)(?:掉|所有|全部|一切|你|您|的|任何|之前|此前|以前|先前|上面|以上|前面|上述|原有|原来|系统|系統|既有|其他|收到|给|被|在|安全|這些|这些|之後|以往|先前|过去|開發者|开发者|用户|，|、){1,10}[^，。,]{0,6}?(?:指令|指示|规则|規則|提示词|提示詞|系统提示|要求|命令|约束|限制|设定|設定|准则|指导|说明|安全策略)/, needs: /之前|此前|以前|先前|上面|以上|前面|上述|原有|原来|系统|系統|以往|安全|过去|所有|全部|一切|开发者|用户/, unless: /eslint|css|lint|\.gitignore/ },
    { lure: 'hides', name: 'zh', kind: 'itself', pattern: /(?:不要|别|切勿|禁止|请勿|不得|不准|无需|勿|絕不|绝不|不许|千万别|不必|不用)(?:向|对|跟|和)(?:用户|用戶|任何人|开发者|审核者|维护者|别人|他人)(?:提及|透露|说起|报告|说明|提到|披露|泄露|展示)(?:此|这|该|本|任何|你|$)|(?:不要|别|切勿|请勿|不得|勿)在(?:提交信息|提交说明|提交|总结|回复|回答|pr|拉取请求|变更日志|摘要|报告|描述)(?:里|中|描述中)?(?:提到|提及|说明|包含|写明|记录)(?:这|此|该|本)|(?:不要|别|切勿|禁止|请勿|不得|不能|不可|不准|无需|勿|絕不|绝不|不许|千万别|不必|不用)(?:把|将|對|对|向|让|讓|跟|和|给|再|在任何情况下|主动|这件事|此事|这些|这个|这|它|，){0,4}(?:告诉|告訴|告知|通知|提醒|知会|透露|汇报|报告|提及|提到|说明|让|讓|用户)(?:给|任何|你的|你|的|此|该|终端)*(?:用户|用戶|使用者|开发者|開發者|任何人|人类|审核者|审查者|维护者|别人|他人|知道|提及|透露|说|提到|告知|报告|说明|提起)(?:知道|这件事|此事|这一点|这个|该|这些|提及|透露|察觉|发现|你|本|任何|$|[，。、!！]|和|或|这|此)/, unless: /(?:技术细节|内部错误|堆栈|密码|原始|如果|除非|直到|之前|json|等待)/ },
    { lure: 'hides', name: 'zh-unknowing', kind: 'order', pattern: /(?:在|趁)?(?:用户|用戶|开发者|使用者|任何人|审核者|维护者)(?:不知情|毫不知情|未察觉|没有察觉|不知道|没注意|不注意)(?:的情况下|时|的前提下|的時候)|(?:瞒着|背着|避开|绕过|瞞著|背著)(?:用户|用戶|开发者|使用者|审核者|所有人|任何人|维护者|人工审核)|(?:偷偷|悄悄|秘密|暗中|私下|偷偷摸摸)(?:地|的)?(?:将|把|发送|上传|执行|运行|修改|添加|写入|删除|发给|收集|安装|插入|提交|推送|复制|關閉|关闭|禁用)/ },
    { lure: 'exfiltrates', name: 'zh', kind: 'order', pattern: /(?:发送|发给|上传|发到|上报|传送|提交|转发|泄露|外传|传到|傳送|發送|上傳|推送|回传|寄)(?=.{0,60}?(?:https?:|@|服务器|伺服器|邮箱|郵箱|网址|地址|接口|webhook|外部|远程|攻击者|\d{1,3}\.\d{1,3}\.\d{1,3}))/, needs: /密钥|密鑰|私钥|凭证|凭据|憑證|密码|密碼|环境变量|環境變數|\.env|\.ssh|secret|credential|令牌|\btoken|对话记录|对话历史|聊天记录|会话记录|會話|源代码|用户数据|系统提示|全部对话|整个对话/, unless: /请求头|authorization|bearer|登录|登錄|oauth|认证流程/ },
    { lure: 'disarms', name: 'zh', kind: 'order', pattern: /(?:跳过|禁用|关闭|绕过|停用|取消|移除|关掉|略过|屏蔽|跳過|關閉|繞過)(?:所有|全部|任何|一切|的|代码|相关|必要|现有|人工|掉|了|你的|系统|这些|memtrust)*(?:代码审查|代碼審查|安全检查|安全檢查|安全扫描|身份验证|身份認證|认证检查|鉴权|权限检查|权限校验|签名验证|签名校验|审核流程|安全策略|安全限制|安全机制|安全措施|审查|沙箱|防护|分支保护|证书验证|审批|memtrust)/, unless: /如果|除非|测试|公开|测试环境|本地|可以|可能|选项|白名单|是否|功能/ },
    { lure: 'waves-through', name: 'zh', kind: 'order', pattern: /(?:始终|总是|一律|自动|自動|无条件|直接|全部|默认)(?:地)?(?:批准|通过|通過|同意|信任|合并|接受|放行)(?:所有|全部|任何|一切|每个|该|此|这个|来自)(?:的)?.{0,8}(?:请求|pr|合并|更改|变更|代码|命令|权限|操作|拉取|修改|提交|记忆|文件)|(?:标记|標記|视为|视作|设为)(?:为|成)?(?:可信|已信任|受信任|已审查|已审核|已批准|安全的|已通过)/, needs: /所有|全部|任何|一切|每个|该|此|这|来自|本/, unless: /如果|除非|只有|仅|当|之后|不要|输入|是否/ },
    { lure: 'presses', name: 'zh', kind: 'itself', pattern: /(?:管理员|管理員|安全团队|安全部门|维护者|负责人|老板|领导|公司|官方|anthropic|openai)(?:已经|已經|已|早已|都)(?:批准|授权|同意|审核通过|审批|确认|許可|许可|授權).{0,20}(?:无需|不需要|不必|无须|跳过|不用|立即|直接|不要)/ },
    { lure: 'unleashes', name: 'zh', kind: 'itself', pattern: /(?:你|您)(?:现在|現在|从现在起|已经|将)?(?:是|处于|進入|进入|成为|扮演)(?:一个|一個|了)?(?:dan\b|开发者模式|開發者模式|越狱|不受限制|没有限制|无限制|没有任何限制|不受任何|上帝模式|没有道德|不受约束)|(?:你|您)(?:不再|不必再|无需再|不用再)(?:受|遵守|遵循).{0,10}(?:限制|约束|规则|准则|政策)|(?:进入|开启|启用|激活|切换到)(?:dan|越狱|无限制|上帝|不受限)(?:模式)?/ },
    { lure: 'spreads', name: 'zh', kind: 'order', pattern: /(?:把|将|將)(?:这段|這段|本段|以上|这些|這些|此|本|该|上述|这条)(?:话|文字|文本|指令|规则|内容|提示|说明|文件|段落|規則|指示|内容和规则)?(?:原样|完整)?(?:也)?(?:添加|追加|复制|複製|写入|寫入|插入|传播|粘贴|加入|加)(?:到|进|入|至|在)?(?:你|所有|每个|每一个|其他|其它|全部|任何|用户的)(?:创建|编辑|修改|写|碰到|的|生成)*.{0,8}(?:文件|仓库|项目|倉庫|代码库|claude\.md|agents\.md|提交)/, unless: /版权|许可证|license/ },
    { lure: 'overrides', name: 'de', kind: 'order', pattern: /\b(?:ignorier(?:e|en sie|t)?|vergiss|vergessen sie|missachte|missachten sie|verwirf|beachte nicht|übergehe) (?:bitte )?(?:alle[ns]? |sämtliche |die |deine |ihre |jegliche |diese |bisher |zuvor ){0,3}(?:vorherige[nr]?|bisherige[nr]?|obige[nr]?|frühere[nr]?|vorige[nr]?|vorangegangene[nr]?|vorhergehende[nr]?|ursprüngliche[nr]?|erhaltenen|gegebenen|system)[ -]?(?:anweisungen|instruktionen|regeln|befehle|vorgaben|anleitungen|prompts?|aufforderungen)/ },
    { lure: 'hides', name: 'de', kind: 'itself', pattern: /\b(?:sag|sage|sagen sie|erzähle?|teile?|informiere|informieren sie|verrate?|melde|berichte|erwähne?)\b (?:es |das |dies |hiervon |davon |nichts )?(?:dem |den |der |gegenüber dem |keinem )?(?:benutzern?|nutzern?|anwendern?|entwicklern?|niemandem|reviewern?)(?: gegenüber)?(?: darüber| davon| es| das| hiervon| dies| mit)? (?:nichts|nicht|niemals|nie)\b|\bohne (?:es )?(?:den|dem|das wissen des|der) (?:benutzer|nutzer|anwender|entwickler)s?(?: \w+)? (?:zu (?:informieren|sagen|benachrichtigen|fragen)|darüber)|\bohne wissen des (?:benutzers|nutzers|anwenders)/, unless: /\b(?:bis|wenn|falls|außer)\b/ },
    { lure: 'overrides', name: 'es', kind: 'order', pattern: /\b(?:ignora|ignore|olvida|olvide|descarta|descarte|desestima|haz caso omiso de|omite) (?:por completo )?(?:todas? )?(?:las |los |tus |sus |cualquier )?(?:instrucciones|reglas|órdenes|ordenes|indicaciones|directrices|prompts?) (?:\w+ )?(?:anteriores|previas|precedentes|anterior|previa|del sistema|de arriba|que (?:recibiste|te dieron))/ },
    { lure: 'hides', name: 'es', kind: 'itself', pattern: /\b(?:no|nunca|jamás) (?:se )?(?:le )?(?:lo )?(?:digas|diga|informes|informe|avises|avise|menciones|mencione|cuentes|cuente|reveles|revele|notifiques|notifique|muestres)(?:lo)? (?:nada |esto |nunca |de esto |sobre esto )*(?:al|a los|a la|a las|a ningún|a nadie|a) ?(?:usuarios?|usuarias?|desarrollador(?:es)?|revisor(?:es)?|nadie|humano)?(?= |[.,;!]|$)(?: (?:sobre|de) (?:esto|ello|este|estos)|[.,;!]|$| ni\b| y\b)|\bsin (?:que (?:el usuario|nadie|el desarrollador) (?:lo )?(?:sepa|note|se entere)|(?:avisar|informar|decírselo|decirle|notificar)(?: nada)? al (?:usuario|desarrollador))/, unless: /\b(?:hasta|si|salvo)\b/ },
    { lure: 'overrides', name: 'fr', kind: 'order', pattern: /\b(?:ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) (?:plus |pas )?compte d|fais abstraction d|faites abstraction d|n[ée]glige[zr]?)(?:e)? ?(?:complètement |absolument )?(?:de )?(?:toutes? )?(?:les |des |tes |vos |es |ces )?(?:instructions|règles|regles|consignes|directives|ordres|invites) (?:pr[ée]c[ée]dentes|ant[ée]rieures|ci-dessus|pr[ée]alables|initiales|du système|donn[ée]es|reçues)/ },
    { lure: 'hides', name: 'fr', kind: 'itself', pattern: /\bn(?:e |')(?:le |la |l'|en |lui |les )?(?:dis|dites|dire|informe[zr]?|préviens|prévenez|prévenir|mentionne[zr]?|parle[zr]?|révèle[zr]?|avertis(?:sez)?|signale[zr]?|avertir)(?:-le)? (?:pas|rien|jamais|surtout pas|en aucun cas)(?: cela| ça| ceci)? ?(?:à |a |aux? |l')+ ?(?:l'|les |la |le )?(?:utilisateurs?|utilisatrice|développeurs?|personne|relecteurs?)(?:[.,;!]|$| (?:de|sur|à propos de|que tu|que vous) )|\bsans (?:que l'utilisateur (?:le|s'en|ne)|(?:en |le )?(?:informer|prévenir|avertir|dire à) ?(?:à )?l'utilisateur)|\bà l'insu de l'utilisateur/, unless: /\b(?:jusqu|sauf|si)\b/ },
    { lure: 'overrides', name: 'pt-it', kind: 'order', pattern: /\b(?:ignore|ignora|esqueça|desconsidere|dimentica|ignorate|tralascia) (?:todas |tutte )?(?:as |le )?(?:instruções|regras|istruzioni|regole|direttive|ordens) (?:\w+ )?(?:anteriores|prévias|acima|precedenti|anteriori|di sistema)/ },
    { lure: 'overrides', name: 'ja', kind: 'itself', pattern: /(?:以前|これまで|前|上記|すべて|全て|先|元|システム|従来|今まで|それまで|過去)(?:の|に|まで|与えられた|受けた|すべて|全て)*[^。、]{0,10}?(?:指示|命令|ルール|プロンプト|指令|制約|規則|インストラクション)(?:を|は|について)?(?:すべて|全て|完全に|全部)?(?:無視|忘れ|破棄|取り消)(?!しない|せず|しては|されない|ないで)/ },
    { lure: 'hides', name: 'ja', kind: 'itself', pattern: /(?:ユーザー?|利用者|開発者|レビュアー?|誰|メンテナ)(?:に|には|にも|へ|に対して)(?:このこと|これ|この変更|何|は|を|も|の|について|絶対|決して|、)*(?:言わな|伝えな|知らせな|報告しな|話さな|教えな|通知しな|知られな|気づかれな|明かさな|黙って|秘密)|(?:ユーザー?|利用者|開発者)(?:に|の)(?:気づかれ|知られ|無断|許可なく|同意なし|黙って)/, unless: /エラー|技術的|まで|場合|スタック/ },
    { lure: 'overrides', name: 'ru', kind: 'order', pattern: /(?:игнорируй|игнорируйте|проигнорируй|проигнорируйте|забудь|забудьте|отбрось|отбросьте|не обращай внимания на|не следуй) (?:все |всех |любые |всем |твои |свои |ваши ){0,3}(?:предыдущи[ехм]+|прежни[ехм]+|вышеуказанн\p{L}+|прошлы[ехм]+|предшествующи[ехм]+|системн\p{L}+|ранее полученн\p{L}+|ранее данн\p{L}+) (?:инструкци\p{L}+|указани\p{L}+|правил\p{L}*|команд\p{L}*|приказ\p{L}*|промпт\p{L}*)/u },
    { lure: 'hides', name: 'ru', kind: 'itself', pattern: /(?:не|никогда не|ни в коем случае не) (?:говори|сообщай|рассказывай|упоминай|уведомляй|показывай|раскрывай|докладывай|предупреждай)(?:те)? (?:об этом |этого |это |ничего |никому |о б этом )*(?:пользовател\p{L}+|разработчик\p{L}*|никому|ревьюер\p{L}*|человек\p{L}*)(?: об этом| про это| о том| ничего|[.,;!]|$)|(?:втайне|тайно|незаметно|скрытно) от (?:пользовател|разработчик)|никому не (?:говори|сообщай|рассказывай|показывай)(?:те)?|без ведома (?:пользовател|разработчик)|тайно (?:отправ|загруз|скопир|установ|выполн)/u, unless: /если|пока|кроме/ },
    { lure: 'overrides', name: 'ko', kind: 'itself', pattern: /(?:이전|기존|위의|앞의|모든|시스템)(?:의)?[^.。]{0,10}(?:지시|명령|지침|규칙|프롬프트)(?:사항)?(?:을|를|은|는)? ?(?:모두 |전부 |완전히 )?(?:무시하(?!지)|무시해|잊어|잊고)/ },
    { lure: 'hides', name: 'ko', kind: 'itself', pattern: /(?:사용자|개발자|누구)(?:에게|한테)(?:는|도)? ?[^.]{0,12}?(?:말하지|알리지|보고하지|언급하지|알려주지) ?(?:마|말)/, unless: /오류|까지/ },
];
const PATTERNS = [...english, ...others, ...CARRYING_OFF, ...POSING, ...HIDING, ...WEAKENING, ...MISJUDGING, ...OTHER_LANGUAGES];

;
const SLOTS = 32_768;
class WordIndex {
    long = [[]];
    slots = new Uint16Array(SLOTS);
    short = new Map();
    firstShort = 65_536;
    wayOf = [];
    requirementOf = [];
    sizeOf = [];
    always = [];
    last = { text: '', met: this.always };
    constructor(requirements) {
        const words = new Map();
        for (const [requirement, ways] of requirements.entries()) {
            if (ways.some((way) => way.length === 0)) {
                this.always.push(requirement);
                continue;
            }
            for (const way of ways) {
                for (const set of way) {
                    for (const word of set) {
                        const known = words.get(word);
                        if (known === undefined)
                            words.set(word, { word, sets: [this.wayOf.length] });
                        else
                            known.sets.push(this.wayOf.length);
                    }
                    this.wayOf.push(this.sizeOf.length);
                }
                this.requirementOf.push(requirement);
                this.sizeOf.push(way.length);
            }
        }
        for (const indexed of words.values())
            this.add(indexed);
    }
    in(text) {
        if (text !== this.last.text)
            this.last = { text, met: this.metBy(text) };
        return this.last.met;
    }
    metBy(text) {
        const met = new Set(this.always);
        const hits = new Uint8Array(this.sizeOf.length);
        for (const set of this.setsIn(text)) {
            const way = this.wayOf[set] ?? 0;
            const count = (hits[way] ?? 0) + 1;
            hits[way] = count;
            if (count === this.sizeOf[way])
                met.add(this.requirementOf[way] ?? 0);
        }
        return [...met].sort((a, b) => a - b);
    }
    setsIn(text) {
        const isFound = new Uint8Array(this.wayOf.length);
        const found = [];
        const mark = (here, at) => {
            for (const { word, sets } of here) {
                if (!text.startsWith(word, at))
                    continue;
                for (const set of sets) {
                    if (isFound[set] === 1)
                        continue;
                    isFound[set] = 1;
                    found.push(set);
                }
            }
        };
        for (let at = 0; at < text.length; at += 1) {
            const first = text.charCodeAt(at);
            const slot = this.slots[slotOf(first, text.charCodeAt(at + 1), text.charCodeAt(at + 2))] ?? 0;
            if (slot !== 0)
                mark(this.long[slot] ?? [], at);
            if (first >= this.firstShort)
                mark(this.short.get(first) ?? [], at);
        }
        return found;
    }
    add(indexed) {
        const { word } = indexed;
        const first = word.charCodeAt(0);
        if (word.length >= 3) {
            const slot = slotOf(first, word.charCodeAt(1), word.charCodeAt(2));
            const known = this.slots[slot] ?? 0;
            if (known === 0)
                this.slots[slot] = this.long.push([indexed]) - 1;
            else
                this.long[known]?.push(indexed);
            return;
        }
        const known = this.short.get(first);
        if (known === undefined)
            this.short.set(first, [indexed]);
        else
            known.push(indexed);
        this.firstShort = Math.min(this.firstShort, first);
    }
}
function slotOf(first, second, third) {
    return ((first << 10) ^ (second << 5) ^ third) & (SLOTS - 1);
}

;







const MOST_TRIES = 5;
const INDEX = new WordIndex(NEEDED);
const everywhere = new Map();
function placesOf(pattern) {
    const known = everywhere.get(pattern) ?? new RegExp(pattern.pattern.source, `${pattern.pattern.flags}g`);
    everywhere.set(pattern, known);
    return known;
}
function lureIn(sentence, reading) {
    for (const index of INDEX.in(sentence)) {
        const pattern = PATTERNS[index];
        if (pattern === undefined || (reading === 'code' && pattern.kind !== 'command') || !pattern.pattern.test(sentence) || pattern.needs?.test(sentence) === false || pattern.unless?.test(sentence) === true)
            continue;
        let tries = 0;
        for (const found of sentence.matchAll(placesOf(pattern))) {
            const match = { sentence, from: found.index, to: found.index + found[0].length };
            if (speaks(pattern, match, reading))
                return pattern.lure;
            tries += 1;
            if (tries >= MOST_TRIES)
                break;
        }
    }
    return null;
}
function speaks({ kind }, match, reading) {
    if (reading !== 'hidden' && (0,polarity .Wc)(match))
        return false;
    switch (kind) {
        case 'order':
            return !(0,polarity .bX)(match) && ((0,polarity .x9)(match) || !/^[\x20-\x7e]/.test(match.sentence.slice(match.from)));
        case 'itself':
            return reading === 'hidden' || !(0,polarity .bX)(match);
        case 'manner':
        case 'command':
            return !(0,polarity .bX)(match);
    }
}
function speaksAsLure(text) {
    for (const sentence of (0,sentences .u)(text.slice(0, LONGEST_READ)))
        if (lureIn((0,normal .j7)(sentence.replace(/["“”]/g, ' ')), 'hidden') !== null)
            return true;
    return false;
}

;








const MOST = 50;
const SHORTEST = 5;
const lures = {
    name: 'lures',
    *look(document) {
        if (!document.isProse && document.kind !== 'fact')
            return;
        const seen = new Set();
        let said = 0;
        let before = null;
        for (const sentence of (0,sentences .c)(document.markdown)) {
            const earlier = before;
            before = sentence;
            if (sentence.text.length < SHORTEST)
                continue;
            const text = (0,normal .j7)(sentence.text);
            if (seen.has(text))
                continue;
            seen.add(text);
            const lure = lureOf(sentence, text) ?? (earlier !== null && goesOn(earlier, sentence, text) ? carriedOn(earlier, sentence, text) : null);
            if (lure === null)
                continue;
            yield {
                subject: 'lure',
                severity: 'warning',
                path: document.path,
                line: sentence.line,
                column: sentence.column,
                message: (0,phrase .cv) `A sentence in ${document.path} ${(0,phrase .pj)(LURE_WORDS[lure])}`,
                remedy: (0,phrase .pj)('Read the sentence as an agent would obey it, and take it out unless that is what you want. Put examples of attacks into quotation marks or code.'),
                key: `${lure}:${(0,tree_digest .w0)(text).slice(0, 8)}`,
            };
            said += 1;
            if (said >= MOST)
                return;
        }
    },
};
const GOES_ON = /^(?:assistant|claude|agent|ai|copilot|model|bot) ?:|\b(?:send|post|put|upload|transmit|submit|forward|e-?mail|mail|ship|relay|pass|hand|deliver|publish|report|attach|pipe|feed|execute|run|launch|paste|include|follow|obey) (?:it|them|its|that|those|everything|what(?:ever)?|the (?:\w+ )?(?:contents?|results?|output|values?|file|archive|summary|dump))\b/;
const LONGEST_BEFORE = 400;
function goesOn(earlier, sentence, text) {
    return earlier.kind === 'prose' && sentence.kind === 'prose' && sentence.line - earlier.line <= 2 && earlier.isQuoted === sentence.isQuoted && earlier.headings.length === sentence.headings.length && earlier.text.length + text.length <= LONGEST_BEFORE && GOES_ON.test(text);
}
function carriedOn(earlier, sentence, text) {
    const lure = lureOf({ ...sentence, text: `${earlier.text}, ${sentence.text.trimStart()}` }, text);
    return lure === 'exfiltrates' || lure === 'runs' || lure === 'poses' ? lure : null;
}
const OPTION = /^[\s*_]{0,4}`(?:--?[a-z][\w-]{0,40}|[a-z]{1,40}[A-Z_]\w{0,40}|\w{1,40}=\w{0,40})(?:[= ]<?\w{0,20}>?)?`[*_]{0,2}(?: ?\([^)\n]{0,60}\))?\s?(?:[:—–|-]|->|→)/;
function lureSpoken(sentence) {
    const [words, commands] = [(0,normal .cL)((0,normal .MK)(sentence)), (0,normal .cL)((0,normal .aL)(sentence))];
    const asWords = (0,normal .j7)(words);
    return lureIn(asWords, 'prose') ?? lureIn(words === commands ? asWords : (0,normal .j7)(commands), 'code');
}
function lureOf(sentence, text) {
    if (OPTION.test(sentence.text))
        return null;
    const lure = sentence.kind === 'code' ? lureIn(text, 'code') : lureSpoken(sentence.text);
    if (lure === null || sentence.headings.some(polarity .pt) || sentence.leadIns.some(polarity .pt))
        return null;
    return sentence.isQuoted && sentence.leadIns.length > 0 ? null : lure;
}

var tree_path = __webpack_require__(15562);
;
function grouped(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const same = groups.get(key);
        if (same === undefined)
            groups.set(key, [value]);
        else
            same.push(value);
    }
    return groups;
}

;
const EXTENSIONS = new Set([
    'ts tsx mts cts js jsx mjs cjs vue svelte astro html htm css scss sass less json jsonc json5 jsonl ndjson map wasm',
    'md mdx mdc markdown rst adoc txt tex ipynb csv tsv pdf docx xlsx pptx',
    'py pyi pyx rb erb rake gemspec rs go java kt kts scala groovy gradle swift m mm c h cc cpp cxx hpp hh inl cs fs fsx vb csproj fsproj sln slnx props targets php phtml twig lua pl pm r jl ex exs eex heex erl hrl hs ml mli clj cljs edn dart zig zon nim sol vy move cairo v sv vhd asm s el lisp vim',
    'sh bash zsh fish ps1 psm1 bat cmd awk mk cmake make just nix tf tfvars hcl sql prisma graphql gql proto thrift avsc cue rego',
    'yaml yml toml ini cfg conf properties xml xsd plist lock editorconfig service tmpl tpl j2 jinja jinja2 hbs ejs mustache liquid njk patch diff snap',
    'svg png jpg jpeg gif webp ico avif mp4 mp3 wav woff woff2 ttf otf glb gltf blend',
].flatMap((line) => line.split(' ')));
const WHOLE_NAMES = new Set(['makefile', 'gnumakefile', 'dockerfile', 'containerfile', 'justfile', 'procfile', 'gemfile', 'rakefile', 'brewfile', 'podfile', 'fastfile', 'vagrantfile', 'jenkinsfile', 'codeowners', '.gitignore', '.gitattributes', '.dockerignore', '.editorconfig', '.nvmrc', '.prettierrc', '.eslintrc', '.npmrc', '.cursorrules', '.clinerules', '.windsurfrules']);
function extensionOf(name) {
    const folded = name.toLowerCase();
    if (WHOLE_NAMES.has(folded))
        return folded;
    const dot = folded.lastIndexOf('.');
    if (dot <= 0 && folded.indexOf('.', 1) < 0)
        return null;
    const extension = folded.slice(dot + 1);
    return EXTENSIONS.has(extension) ? extension : null;
}
function isMarkdown(path) {
    return /\.(?:md|mdc|markdown)$/i.test(path);
}

;

const shape_LONGEST = 300;
const shape_FOREIGN = /[\s*?{}<>$%|\\"'`,;=&^!~:\u2026]|\.\.\.|\/\/|\(\)/;
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|ai|app|sh|co|me|gg|xyz|cloud|page|so|us|uk|de|fr|eu|gov|edu|info|rs|local|internal|test|invalid)$/i;
function writtenPath(word) {
    if (word.length > shape_LONGEST || word.length < 2)
        return null;
    const bare = withoutPlace(word);
    if (shape_FOREIGN.test(bare) || !/\p{L}/u.test(bare) || /^[@#+=-]/.test(bare))
        return null;
    const fromRoot = bare.startsWith('/');
    const isRelative = /^\.{1,2}\//.test(bare);
    const isFolder = bare.endsWith('/');
    const path = bare.replace(/^(?:\.\/)+|^\/+/, '').replace(/\/+$/, '');
    const parts = path.split('/');
    const last = parts.at(-1) ?? '';
    if (path === '' || parts.length > 25 || parts.includes('') || last === '..' || last === '.')
        return null;
    if (parts.length > 1 && DOMAIN.test(parts[0] ?? ''))
        return null;
    return { path, isFolder, extension: isFolder ? null : extensionOf(last), fromRoot, isRelative };
}
function withoutPlace(word) {
    const mark = /(?:#|::?)/.exec(word.slice(1));
    if (mark === null)
        return word;
    const at = mark.index + 1;
    const rest = word.slice(at);
    return /^(?::L?\d+(?:[-:,–]L?\d+)*|#[\w%.:-]*|::?[\w.:~[\]-]+(?:\(\))?)$/.test(rest) && (extensionOf(word.slice(word.lastIndexOf('/', at) + 1, at)) !== null || rest.startsWith('#L')) ? word.slice(0, at) : word;
}
const PLACEHOLDERS = [
    /(?:^|[-_.])(?:foo|bar|baz|qux|xxx+|yyy+|zzz+|your|yours|example|sample|placeholder|whatever|something|somefile|dummy|acme|abc|xyz|blah|todo)(?=$|[-_.\d])/i,
    /^(?:my|some|any|your|this|that|new|another|a)[-_]/i,
    /^(?:[Mm]y|[Yy]our|[Ss]ome|[Ff]oo|[Ee]xample|[Ss]ample|New)[A-Z]/,
    /^(?:x|n|y|z|nn+|name|file|filename|folder|dir|directory|slug|feature|component)(?:\d|\.[a-z.]+)?$/i,
    /^to$|yyyy|mm-dd|nnn|XXX/i,
    /(?:feature|component|module|page|service|skill|command|agent|plugin|file|class|package|project|app|tool|topic|task|branch|test|script|model|provider|resource|domain|entity|section|screen|hook|store|table|migration|rule|route|handler|object|target|issue|short|pattern|language|category)[-_]?name/i,
    /^\d+[-_](?:name|slug|title|description)|description|^\[.*\]|^_+$/i,
    /[-_.](?:N|NN|X|XX|ID)(?:[-_.]|$)|random|any-?thing|-name(?:\.|$)/,
];
function isPlaceholder(part) {
    return part.length <= shape_LONGEST && PLACEHOLDERS.some((pattern) => pattern.test(part));
}
const MADE = new Set('node_modules dist build out output outputs coverage htmlcov target tmp temp logs log cache .cache .next .nuxt .output .turbo .vercel .svelte-kit .angular .parcel-cache .git .venv venv env __pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .eggs .terraform .gradle .idea .vs .dart_tool deriveddata pods obj bin .build release debug storybook-static test-results playwright-report artifacts generated __generated__ .wrangler .expo .docusaurus _site site .worktrees worktrees vendor downloads .tmp .data results reports screenshots backups'.split(' '));
const MADE_FILES = /^\.env(?:\.|$)|\.local(?:\.|$)|\.(?:log|tmp|pid|bak|swp|pyc|o|so|dylib|dll|exe|class|tsbuildinfo|map|wasm|sqlite3?|db)$|\.(?:gen|generated|g|pb|min|bundle)\.|_pb2(?:_grpc)?\.py$|^\.ds_store$|^(?:coverage|results?|output|report)\.(?:json|xml|html|txt|csv|md)$/i;
const RUNTIME = new Set('logs log tmp temp cache .cache output outputs coverage reports results artifacts downloads backups screenshots node_modules dist'.split(' '));
function isLeftBehind(parts) {
    if (parts.slice(0, -1).some((part) => RUNTIME.has(part.toLowerCase())))
        return true;
    return parts.length > 1 && /^\.(?!github$)/.test(parts[0] ?? '') && /^(?:settings|config|mcp|state|session|prefs|preferences|credentials|auth)(?:\.(?:local\.)?(?:jsonc?|ya?ml|toml|db|sqlite|ini))?$/i.test(parts.at(-1) ?? '');
}
function isMade(part, isLast) {
    return MADE.has(part.toLowerCase()) || (isLast && MADE_FILES.test(part));
}
function isSpecimen(path) {
    return /(?:^|\/)(?:(?:test|tests|__tests__|e2e|evals?|spec)\/(?:.*\/)?(?:data|fixtures?|cases|resources|assets|snapshots)|__?fixtures?__?|fixtures?|testdata|test-data|test_data|templates?|boilerplates?|skeleton|scaffold|starters?|cookiecutter[^/]*|create-[^/]*|snapshots?|__snapshots__|corpus|corpora|seeded-[^/]*|evals?\/runs)\//i.test(path) || /\{\{/.test(path);
}

;
const BEFORE = [
    /(?:\b(?:e\.g\.|e\.g\b|for example\b|for instance\b|such as\b|examples?\s+(?:\w+\s*)?[:(—–-]|examples?[:(—–-]|imagine\b|suppose\b|hypothetical)|例如|示例|比如|例：).*$/i,
    /\bexample\s+(?:\w+\s+)?$/i,
    /\b(?:like|say|similar to|named|called|titled|(?:pattern|format|convention|naming|template)s?(?: is| are)?)\s*:?\s*$/i,
    /\b(?:creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|scaffold(?:s|ed|ing)?|download(?:s|ed|ing)?|clon(?:e|es|ed|ing)|copy|copies|copied|mkdir)\b.{0,70}$/i,
    /\b(?:writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|outputs?|stored|persist(?:s|ed)|dump(?:s|ed)|exported|emitted|compiled|cached|symlinked|installed|logged)\b.{0,50}\b(?:to|into|at|as|under|in)\s*:?\s*$/i,
    /(?:^|[-*]\s+|\d[.)]\s+)\s*(?:store|save|write|persist|log|record)\b.{0,60}\b(?:to|into|at|as|under|in)\s*:?\s*$/i,
    /\b(?:write|writes|save|saves|produces?|produced|emits?|outputs?)\s+(?:(?:a|an|the|your|new|its|their|all)\s+){0,2}(?:\w+\s+)?$/i,
    /\badd(?:s|ing)?\s+(?:(?:a|an|the|new|your|another|corresponding|matching)\s+){0,3}(?:(?:\w+\s+)?(?:files?|script|page|folder|directory|tests?|module|docs?|spec|config)\s+)?(?:(?:at|as|named|called|under|in)\s+)?$/i,
    /\bnew\s+(?:\w+\s+)?(?:file|folder|directory|script|module|package|page|branch)s?\s+(?:\w+\s+)?$/i,
    /(?:新增|新建|创建|生成|写入|保存|输出到?|已删除|删除|废弃|旧的?|如果|若)[^。]{0,40}$/,
    /(?:\b(?:not|never|without|avoid|nor|neither)|n't)\s+(?!(?:\w+\s+)?(?:hand-)?(?:edit|modify|touch|change|bypass|skip|delete|remove|rename|move|break|forget|ignore|disable|commit|run|miss|duplicate|alter|overwrite|weaken)\b)(?:\w+\s+){0,4}$/i,
    /\bno\s+(?:\w+\s+){0,2}$/i,
    /\b(?:there (?:is|are|was|were) (?:no|not)|no longer|instead of|rather than|in place of|as opposed to|supersed(?:e|es|ed)|replac(?:e|es|ed|ing)|renamed from|moved (?:from|out of)|migrated (?:from|off)|extracted from|split (?:from|out of)|formerly|previously|used to)\b.{0,50}$/i,
    /\b(?:removed?|deleted?|dropped|retired|deprecated|obsolete|legacy|old|former|stale|ex|missing|absent)\s+(?:the\s+)?(?:\w+\s+)?$/i,
    /\b(?:will (?:be|live|go|create|contain|need|add)|would|might|todo|to-do|planned|plan to|future|upcoming|eventually|proposed|proposal|to be (?:created|added|written)|optional(?:ly)?)\b.{0,60}$/i,
    /\b(?:if|whether|when|in case)\s+(?:(?:a|an|the|there|is|are|you|have|has|your|any|it|using|find|found|present|exists?)\s+){0,4}$/i,
    /\b(?:another|other|separate|sibling|upstream|external|companion|different|sister|downstream)\s+(?:\w+\s+){0,2}(?:repo|repos|repository|repositories|project|projects|package|codebase|monorepo|checkout|clone)\b.{0,80}$/i,
    /\b(?:user's|users'|your|consumers?|client's|customer's|target|generated|their|host|downstream|end-user)\s+(?:own\s+)?(?:\w+\s+){0,2}(?:repo|repository|projects?|app|home|machine|workspace|vault)\b.{0,80}$/i,
    /\b(?:git-?ignored|ignores?|ignored|untracked|uncommitted|local-only)\b.{0,50}$/i,
    /\b(?:sibling|upstream|hub)\s+(?:\w+\s+)?$/i,
    /(?:→|->|=>|➜|⇒)\s*(?:\w+\s+)?$/,
    /(?:https?:\/\/|github\.com|gitlab\.com).*$/i,
];
const AFTER = [
    /^.{0,30}\b(?:if (?:present|it exists|they exist|exists|available|any|needed|you have|applicable|one exists)|when (?:present|available|it exists)|where (?:present|applicable)|may not exist|might not exist)\b/i,
    /^.{0,14}\b(?:(?:is|are|being) (?:optional|absent|missing|not present|not there|not found)|optional(?=\s*(?:$|[)\],.;:]))|optionally\b)/i,
    /^.{0,24}\b(?:(?:does|do|did|has|have|is|are|was|were|will)(?:n't| not| no longer) (?:\w+ )?(?:exist|there|been|present|committed|tracked|checked|in (?:the|this)|used|part|yet)|no longer|not yet|never existed)\b/i,
    /^.{0,14}\b(?:is|are|was|were|has been|have been|been|got) (?:now |since |all )?(?:removed|deleted|gone|deprecated|obsolete|retired|renamed|replaced|merged|moved|split|superseded|dropped|extracted|migrated|absorbed|folded|consolidated)\b/i,
    /^\s{0,3}[([—–:-]{0,3}\s{0,2}(?:removed|deleted|gone|deprecated|obsolete|legacy|old|planned|todo|future|new|optional|(?:auto-?)?generated|git-?ignored|ignored|not committed|not tracked|untracked|to be created|coming soon|not yet|created|(?:build )?output|runtime|local only|local-only|example|wip)\b(?=\s*(?:$|[)\],.;:—–|-]|in\b|by\b|from\b|files?\b|when\b|at\b|on\b|and\b))/i,
    /^.{0,14}\b(?:is|are|gets?|will be|be|was|being)[ -](?:automatically |then |also |locally |always |only |auto-?)?(?:generated|created|written|built|compiled|produced|ignored|git-?ignored|downloaded|cached|populated|cloned|installed|emitted|untracked|saved)\b/i,
    /^\s{0,3}(?:once|as soon as|until)\b/i,
    /^.{0,14}\b(?:will|would|could|should) (?:be|become|live|contain|hold|go|exist|look)\b/i,
    /^.{0,40}(?:\b(?:git-?ignored|gitignore|not in git|not committed|auto-?generated|at runtime|on first run|at build time|in your project|in the user's|placeholder|hypothetical|per[- ]developer|per[- ]user|renamed to|moved to|replaced by)\b|→ (?:removed|deleted))/i,
    /^.{0,60}\b(?:in|from|of) (?:(?:the|a|an|that|our) )?(?:separate|other|another|sibling|upstream|different|private|external|companion|(?!(?:this|the|our|same|current|whole|entire|every|each|any)\b)[\w./-]{2,40}) (?:repo|repository)\b/i,
    /^.{0,8}\[[A-Z][\w -]{2,40}\](?![([:])/,
    /^.{0,12}(?:不存在|已删除|已移除|如果存在|可选|自动生成|由.{0,12}生成|만들지)/,
];
const BEFORE_WORD = /(?:\bGET|\bPOST|\bPUT|\bPATCH|\bDELETE|\bHEAD|\bbranch(?:es)?|\bendpoints?|\broutes?|\burls?|\bimages?|\bpackages?|\bmodels?|\bmodules?|\bremotes?|\btags?|\bheaders?|\bcontent-type|\bmime|\bimports?|\bnamespaces?|\bscopes?|\bskills?|\bcommands?|\brepos?|\brepository)\s*:?\s*$/i;
const AFTER_WORD = /^\s{0,2}(?:branch(?:es)?|endpoints?|routes?|images?|headers?|tags?|scopes?|packages?|namespaces?|registry|labels?|repos?|repository|actions?|models?|pages?|urls?|imports?|modules?)\b/i;
const SECTION = /^[\W\d]*(?:the |an? )?(?:(?:examples?|templates?|change ?log|roadmap|history|migrations?|planned|future|to-?do|backlog|proposals?|deprecated|removed|legacy|archived?|obsolete|completed|samples?|generated|git-?ignored|naming|milestones?|vision|upstream|submodules?)[\W\d]*$|(?:examples?|changelog|roadmap|migrat(?:ing|ion (?:guide|from|to|plan|notes|path|status|history))|planned|future|deprecated|removed|legacy|proposed|what(?:'s| has)? changed|recent (?:changes|updates)|release notes|anti-?patterns?|(?:suggested|recommended|proposed|desired|target|ideal) (?:structure|layout|architecture|organization|organisation|folder)|naming|output (?:format|structure|template|files?|location)|samples?|other repos|other repositories|related (?:repos|repositories|projects)|external (?:repos|repositories|projects)|sibling|upstream|not (?:yet )?implemented|generated (?:files|output|code|artifacts)|todo)\b)|\b(?:examples?|templates?|changelog|roadmap|scenarios?)[\W\d]*$/i;
const HEADER = /\b(?:old|before|from|was|legacy|examples?|outputs?|previous|previously|removed|deprecated|template|planned|pattern|generated|creates|produces|branch|route|endpoint|url|image|repo|repository|upstream|naming|artifact)\b/i;
function isSilenced(before, after, isWord) {
    return BEFORE.some((pattern) => pattern.test(before)) || AFTER.some((pattern) => pattern.test(after)) || (isWord && (BEFORE_WORD.test(before) || AFTER_WORD.test(after)));
}
function isMapped(before, after) {
    return /`\s*(?:→|->|=>|➜|⇒)\s*[`*_]{0,3}$/.test(before.slice(-40)) || /^[`*_]{0,3}\s*(?:→|->|=>|➜|⇒)\s*[*_]{0,3}(?:`|removed|deleted|gone)/i.test(after.slice(0, 40));
}
function silencesRow(row) {
    return row.split('|').some((cell) => /^[\s*_`]{0,6}(?:new|create|created|add|added|to create|deleted|removed|planned|todo|新增|新建|删除)[\s*_`]{0,6}$/i.test(cell));
}
function silencesList(intro) {
    return isSilenced(intro.replace(/[:*\s]{0,6}$/, ' '), '', false);
}
function silencesSection(title) {
    return SECTION.test(title.slice(0, 200));
}
function silencesColumn(header) {
    return HEADER.test(header.slice(0, 200));
}

;




const MOST_REFERENCES = 5_000;
const LONGEST_FENCE = 300;
const LONGEST_LABEL = 300;
const SIGHT = 240;
const LONGEST_LINE = 10_000;
const OTHER_REPOSITORY = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w.-]+(?:\/?$|\/(?:tree|blob|-)\/)/i;
class Reading {
    document;
    folders;
    own;
    isPortable;
    isSpecimen;
    isSecondHand;
    left = MOST_REFERENCES;
    codeOf;
    linksOf;
    words = new Map();
    labels = { line: 0, columns: new Set() };
    outside;
    silentSections;
    constructor(document) {
        this.document = document;
        this.own = [...new Set([document.place, document.path].map((path) => path.slice(0, path.lastIndexOf('/') + 1)))];
        this.folders = [...new Set([...this.own, ...[document.place, document.path].flatMap((path) => (0,tree_path .Zv)(path).toReversed().map((folder) => `${folder}/`)), ''])];
        this.isSpecimen = isSpecimen(document.path);
        this.isPortable = document.kind === 'skill' || this.isSpecimen;
        this.isSecondHand = !this.isPortable && /(?:^|\/)(?:agents|commands|prompts|skills|workflows)\//.test(document.path);
        const markdown = document.markdown;
        this.codeOf = grouped(markdown.code, ({ line }) => line);
        this.linksOf = grouped(markdown.links, ({ line }) => line);
        this.outside = new Set(markdown.links.flatMap(({ line, target }) => (OTHER_REPOSITORY.test(target) ? [line] : [])));
        this.silentSections = silentLines(markdown.headings, markdown.lines.length);
    }
    spend() {
        this.left -= 1;
        return this.left >= 0;
    }
    get isExhausted() {
        return this.left < 0;
    }
    get lines() {
        return this.document.markdown.lines;
    }
    wordsOf(line) {
        if (line.text.length > LONGEST_LINE)
            return '';
        const known = this.words.get(line.number);
        if (known !== undefined)
            return known;
        const code = (this.codeOf.get(line.number) ?? []).map(({ column, text }) => ({ from: column - 1, to: column - 1 + text.length }));
        const targets = (this.linksOf.get(line.number) ?? []).map(({ column, target }) => ({ from: column - 1, to: column - 1 + target.length }));
        const words = code.length + targets.length === 0 ? line.text : blanked(line.text, [...code, ...targets].toSorted((a, b) => a.from - b.from));
        this.words.set(line.number, words);
        return words;
    }
    isSilent(number, column, length, isWord = false) {
        const line = this.lines[number - 1];
        if (line === undefined)
            return true;
        if (this.silentSections.has(number))
            return true;
        if (line.kind === 'code')
            return this.isSilentFence(number);
        if (this.outside.has(number))
            return true;
        const words = this.wordsOf(line);
        const [before, after] = [words.slice(0, column - 1), words.slice(column - 1 + length)];
        if (line.kind === 'table' && (silencesColumn(this.headerOf(number, before)) || silencesRow(words)))
            return true;
        if (isMapped(before, after))
            return true;
        const cell = line.kind === 'table';
        const ahead = cell ? (before.split('|').at(-1) ?? '') : lastSentence(`${this.continued(number - 1, -1)} ${before.slice(-SIGHT)}`);
        const behind = cell ? after.slice(0, 400).replaceAll('|', ' ') : firstSentence(`${after.slice(0, SIGHT)} ${this.continued(number + 1, 1)}`);
        if (isSilenced(joined(ahead), behind.replace(/^[`"')*_\]]{1,4}/, ' '), isWord))
            return true;
        const intro = this.introOf(number);
        return intro !== null && silencesList(intro);
    }
    isLabel(line, column) {
        if (this.labels.line !== line) {
            const columns = new Set();
            for (const link of this.linksOf.get(line) ?? [])
                if (link.kind === 'link')
                    for (let at = Math.max(1, link.column - 2 - Math.min(link.label.length, LONGEST_LABEL)); at < link.column; at += 1)
                        columns.add(at);
            this.labels = { line, columns };
        }
        return this.labels.columns.has(column);
    }
    before(number, column) {
        const line = this.lines[number - 1];
        return line === undefined ? '' : lastSentence(`${this.continued(number - 1, -1)} ${this.wordsOf(line).slice(0, column - 1).slice(-SIGHT)}`).replace(/[`"'(*_[]{1,4}$/, ' ');
    }
    continued(number, direction) {
        const line = this.lines[number - 1];
        const later = this.lines[direction > 0 ? number - 1 : number];
        if (line?.kind !== 'prose' || later?.kind !== 'prose' || isItem(later))
            return '';
        const words = this.wordsOf(line);
        return direction > 0 ? words.slice(0, SIGHT) : words.slice(-SIGHT);
    }
    introOf(number) {
        const start = this.lines[number - 1];
        if (start === undefined)
            return null;
        const indent = indentOf(start);
        const startsItem = isItem(start);
        for (let at = number - 1, seen = 0; at >= 1 && seen < 40; at -= 1, seen += 1) {
            const line = this.lines[at - 1];
            if (line === undefined || line.kind === 'heading')
                return null;
            if (line.kind === 'blank' || line.text.length > LONGEST_LINE)
                continue;
            const above = isItem(line);
            if (startsItem && above && indentOf(line) >= indent)
                continue;
            if (startsItem && !above && indentOf(line) > indent)
                continue;
            const words = this.wordsOf(line).trimEnd();
            return /:[*_]{0,2}$/.test(words) && (startsItem || start.kind !== 'prose') ? lastSentence(words.slice(-SIGHT)) : null;
        }
        return null;
    }
    isSilentFence(number) {
        let first = number;
        while (first > 1 && number - first < LONGEST_FENCE && this.lines[first - 2]?.kind === 'code')
            first -= 1;
        for (let at = first - 1; at >= Math.max(1, first - 2); at -= 1) {
            const line = this.lines[at - 1];
            if (line === undefined || line.kind === 'blank')
                continue;
            const words = lastSentence(this.wordsOf(line).trimEnd());
            if (/\b(?:e\.g\.|for example|for instance|examples?|instead of|other repo|another repo|your project)\b/i.test(words))
                return true;
            return /:[*_]{0,2}$/.test(words) && /\b(?:don't|do not|never|avoid|wrong|bad|old|previously|will|would|if)\b/i.test(words);
        }
        return false;
    }
    headerOf(number, before) {
        let first = number;
        while (first > 1 && number - first < LONGEST_FENCE && this.lines[first - 2]?.kind === 'table')
            first -= 1;
        const header = this.lines[first - 1];
        if (header === undefined || first === number || header.text.length > LONGEST_LINE)
            return '';
        return header.text.split('|')[before.split('|').length - 1] ?? '';
    }
}
function joined(words) {
    return words.replace(/[`*_"()[\]]+|(?<!\w)'|'(?!\w)/g, ' ').replace(/\s{2,}(?:,|and|or|\/|\+|&|und)?\s*(?=,|and\b|or\b)?/g, ' ').replace(/(?:\s*,\s*(?:and|or)?\s*)+$/, ' ').replace(/(?:\s(?:and|or)\s)+$/, ' ');
}
function blanked(text, spans) {
    const parts = [];
    let at = 0;
    for (const { from, to } of spans) {
        if (to <= at)
            continue;
        parts.push(text.slice(at, Math.max(at, from)), ' '.repeat(to - Math.max(at, from)));
        at = to;
    }
    return parts.join('') + text.slice(at);
}
function isItem(line) {
    return /^\s*(?:[-*+]|\d+[.)])\s/.test(line.text.slice(0, 40));
}
function indentOf(line) {
    return /^[ \t>]*/.exec(line.text)?.[0].length ?? 0;
}
function lastSentence(text) {
    const near = text.slice(-SIGHT);
    const parts = near.split(/(?<=[^.\s](?<!\be\.g|\bi\.e|\betc|\bvs)[.!?])\s+(?=[^a-z\s]|$)/);
    return parts.at(-1) ?? near;
}
function firstSentence(text) {
    const near = text.slice(0, SIGHT);
    return /^(?:[\s)\]`*_"']{0,4}[.!?;]|.*?[^.\s][.!?;])(?=\s|$)/s.exec(near)?.[0] ?? near;
}
function silentLines(headings, lines) {
    const silent = new Set();
    let level = null;
    headings.forEach((heading, index) => {
        if (level !== null && heading.level <= level)
            level = null;
        if (level === null && heading.level > 1 && silencesSection(heading.title))
            ({ level } = heading);
        if (level === null)
            return;
        const end = headings[index + 1]?.line ?? lines + 1;
        for (let line = heading.line; line < end; line += 1)
            silent.add(line);
    });
    return silent;
}

;




const hooks = {
    name: 'hook',
    async look(reading, scene) {
        const { document } = reading;
        if (document.kind !== 'settings' || reading.isSpecimen)
            return [];
        const found = [];
        const project = document.path.replace(/(?:^|\/)\.claude\/[^/]*$/, '');
        for (const [index, line] of document.lines.entries()) {
            if (line.length > LONGEST_LINE || !line.includes('/') || !/"command"\s{0,5}:/.test(line) || /\|\||\[ -[a-z] |test -[a-z] |2>\s?\/dev\/null/.test(line))
                continue;
            for (const match of line.matchAll(/(?:\$\{?CLAUDE_PROJECT_DIR\}?\\?"?\/|(?<=[\s"'])(?:\.\/)?(?=\.claude\/))([\w.@/-]{1,300})/g)) {
                if (!reading.spend())
                    return found;
                const written = match[1] ?? '';
                const tried = [...new Set([project, ''].flatMap((folder) => (0,tree_path .qb)(`${folder}/${written}`.replace(/^\//, '')) ?? []))];
                if (tried.length === 0 || !/\.[A-Za-z]{1,5}$/.test(written))
                    continue;
                const there = await Promise.all(tried.map(async (path) => (await scene.has(path)) || scene.isIgnored(path)));
                const parts = written.split('/');
                if (there.includes(true) || parts.some(isPlaceholder) || parts.some((part, at) => isMade(part, at === parts.length - 1)))
                    continue;
                const [only, ...others] = scene.names.called((0,tree_path .Fl)(written));
                found.push({
                    kind: 'hook', target: written, line: index + 1, column: match.index + match[0].length - written.length + 1, gone: tried, severity: 'warning',
                    message: (0,phrase .cv) `The command runs ${written}, which is not there`,
                    hint: only !== undefined && others.length === 0 ? (0,phrase .cv) `a file of this name is at ${only}` : null,
                    remedy: (0,phrase .pj)('Let the command run the program where it is now, or take it out: the guard that it is meant to be does nothing.'),
                });
            }
        }
        return found;
    },
};

var imports = __webpack_require__(47201);
;






const imports_imports = {
    name: 'import',
    async look(reading, scene) {
        const { agent, kind } = reading.document;
        if ((agent !== 'claude' && agent !== 'gemini') || (kind !== 'memory' && kind !== 'rules' && kind !== 'import') || reading.isPortable)
            return [];
        const found = [];
        for (const line of reading.lines) {
            if ((line.kind !== 'prose' && line.kind !== 'heading' && line.kind !== 'table') || line.text.length > LONGEST_LINE || !line.text.includes('@'))
                continue;
            for (const variants of mentions((0,imports .K)(line.text))) {
                if (!reading.spend())
                    return found;
                const [written = ''] = variants.toSorted((a, b) => a.length - b.length);
                const column = line.text.indexOf(`@${written}`) + 1;
                if (!looksLikeFile(written, scene) || reading.isSilent(line.number, column, written.length + 1))
                    continue;
                const suspect = await judge(written, variants, reading, scene);
                if (suspect !== null)
                    found.push({ ...suspect, line: line.number, column });
            }
        }
        return found;
    },
};
function mentions(written) {
    const groups = [];
    for (const one of written.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
        const group = groups.find(([first = '']) => one.startsWith(first));
        if (group === undefined)
            groups.push([one]);
        else
            group.push(one);
    }
    return groups;
}
function looksLikeFile(written, scene) {
    if (/^[~/]|^[A-Za-z][A-Za-z0-9+.-]*:|[<>{}$*?%|\\"'`,;=&^!]|\.\.\.|\/\//.test(written) || written.length > 300)
        return false;
    const extension = extensionOf((0,tree_path .Fl)(written));
    if (extension === null)
        return false;
    if (/^(?:md|mdx|mdc|markdown|txt|rst|adoc)$/.test(extension))
        return true;
    const [first = ''] = written.replace(/^\.\//, '').split('/');
    return written.includes('/') && (first === '..' || scene.isFolder(first));
}
async function judge(written, variants, reading, scene) {
    const tried = [...new Set(variants.flatMap((one) => reading.folders.flatMap((folder) => (0,tree_path .qb)(`${folder}${one}`) ?? [])))];
    if ((0,tree_path .qb)(`${reading.own[0] ?? ''}${written}`) === null)
        return null;
    for (const candidate of tried)
        if (await scene.has(candidate))
            return null;
    const missing = written.split('/');
    if (missing.some(isPlaceholder) || missing.some((part, index) => isMade(part, index === missing.length - 1)))
        return null;
    for (const candidate of tried)
        if (await scene.isIgnored(candidate))
            return null;
    const [first = ''] = tried;
    const twin = scene.names.twinOf(first);
    const [only, ...others] = scene.names.called((0,tree_path .Fl)(written));
    return {
        kind: 'import', target: `@${written}`, line: 1, column: 1, gone: twin === null ? tried.filter((one) => one.endsWith((0,tree_path .Fl)(written))) : [], severity: twin === null ? 'warning' : 'notice',
        message: twin === null ? (0,phrase .cv) `The import ${`@${written}`} leads nowhere: the agent reads nothing in its place` : (0,phrase .cv) `The import ${`@${written}`} is spelled ${twin} here: a system that tells case apart does not find it`,
        hint: twin === null && only !== undefined && others.length === 0 ? (0,phrase .cv) `a file of this name is at ${only}` : null,
        remedy: (0,phrase .pj)('Import the file where it is now, or take the line out.'),
    };
}

var agent_text = __webpack_require__(49772);
var nearest = __webpack_require__(21224);
;
function anchorsOf(text) {
    const anchors = new Set();
    const times = new Map();
    for (const { title } of text.headings) {
        for (const custom of title.matchAll(/\{#([\w-]{1,100})\}/g))
            if (custom[1] !== undefined)
                anchors.add(custom[1].toLowerCase());
        const slug = slugOf(title);
        const before = times.get(slug) ?? 0;
        times.set(slug, before + 1);
        anchors.add(before === 0 ? slug : `${slug}-${before}`);
    }
    for (const { raw } of text.lines) {
        if (!raw.includes('<') || raw.length > 10_000)
            continue;
        for (const [, anchor = ''] of raw.matchAll(/\s(?:id|name)\s{0,3}=\s{0,3}["']?([^"'\s>]{1,200})/gi))
            anchors.add(anchor.toLowerCase());
        const heading = /<h[1-6][^>]{0,200}>([^<]{1,200})<\/h[1-6]>/i.exec(raw)?.[1];
        if (heading !== undefined)
            anchors.add(slugOf(heading));
    }
    return anchors;
}
function slugOf(title) {
    return title
        .slice(0, 1_000)
        .replace(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
        .replace(/<[^<>]{1,200}>/g, '')
        .toLowerCase()
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
}
function hasAnchor(anchors, wanted) {
    const folded = slugs_decoded(wanted).toLowerCase().replace(/^user-content-/, '');
    if (folded === '' || folded === 'top' || anchors.has(folded))
        return true;
    const core = coreOf(folded);
    if (core === '')
        return true;
    for (const anchor of anchors)
        if (coreOf(anchor) === core)
            return true;
    return false;
}
function coreOf(anchor) {
    return anchor.replace(/[^\p{L}\p{N}]/gu, '');
}
function slugs_decoded(written) {
    try {
        return decodeURIComponent(written);
    }
    catch {
        return written;
    }
}

;







const REMEDY = (0,phrase .pj)('Let the link lead where the text is now, or take it out.');
const links = {
    name: 'link',
    async look(reading, scene) {
        const found = [];
        for (const link of reading.document.markdown.links) {
            if (link.kind === 'autolink' || !reading.spend())
                continue;
            const suspect = await links_judge(link, reading, scene);
            if (suspect !== null)
                found.push(suspect);
        }
        return found;
    },
};
async function links_judge(link, reading, scene) {
    const isCursor = /^mdc:/i.test(link.target);
    const written = link.target.replace(/^mdc:/i, '');
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)|\s/i.test(written))
        return null;
    const hash = written.indexOf('#');
    const anchor = hash < 0 ? null : written.slice(hash + 1);
    const path = slugs_decoded((hash < 0 ? written : written.slice(0, hash)).replace(/\?.*$/s, '').replace(/:\d+(?:-\d+)?$/, ''));
    if (path === '')
        return anchor === null ? null : deadHeading(link, anchor, reading.document.path, reading.document.text, reading, scene);
    if (!mayBePath(path))
        return null;
    const bases = /^\.{1,2}\//.test(path) && !isCursor && !/(?:^|\/)\./.test(reading.document.path) ? reading.own : reading.folders;
    const tried = [...new Set(bases.flatMap((folder) => (0,tree_path .qb)(`${folder}${path.replace(/^\/+/, '')}`) ?? []))];
    if (tried.length === 0 || (0,tree_path .qb)(`${reading.own[0] ?? ''}${path.replace(/^\/+/, '')}`) === null)
        return null;
    for (const candidate of tried) {
        if (!(await scene.has(candidate)))
            continue;
        return anchor === null || !isMarkdown(candidate) ? null : deadHeading(link, anchor, candidate, await scene.textOf(candidate), reading, scene);
    }
    const [first = ''] = tried;
    for (const candidate of tried)
        for (const ending of ['.md', '.mdx', '/index.md', '/README.md', '/index.mdx'])
            if (await scene.has(`${candidate}${ending}`))
                return null;
    const twin = scene.names.twinOf(first);
    if (twin !== null)
        return { ...at(link), gone: [], severity: 'notice', message: (0,phrase .cv) `The link to ${link.target} is spelled ${twin} here: a system that tells case apart does not find it`, hint: null, remedy: (0,phrase .cv) `Write ${twin}.` };
    const depth = (0,tree_path .Zv)(first).filter((folder) => scene.isFolder(folder)).length;
    const missing = first.split('/').slice(depth);
    if (missing.some(isPlaceholder) || missing.some((part, index) => isMade(part, index === missing.length - 1)))
        return null;
    if (path.startsWith('/') && extensionOf((0,tree_path .Fl)(path)) === null)
        return null;
    for (const candidate of tried)
        if (await scene.isIgnored(candidate))
            return null;
    if (isSilent(link, reading))
        return null;
    const [only, ...others] = scene.names.called((0,tree_path .Fl)(first));
    return {
        ...at(link),
        gone: tried,
        severity: reading.isSpecimen ? null : depth === 0 && path.includes('/') && extensionOf((0,tree_path .Fl)(path)) === null ? 'notice' : 'warning',
        message: (0,phrase .cv) `The link to ${link.target} leads nowhere`,
        hint: only !== undefined && others.length === 0 ? (0,phrase .cv) `a file of this name is at ${only}` : null,
        remedy: REMEDY,
    };
}
function isSilent({ line, column, target, label, kind }, reading) {
    const ahead = kind === 'definition' ? 0 : Math.min(column - 1, label.length + 3);
    return reading.isSilent(line, column - ahead, target.length + ahead + 1);
}
function at({ target, line, column }) {
    return { kind: 'link', target, line, column };
}
function mayBePath(path) {
    if (/[<>{}$*|\\"'`,;\u2026]|\.\.\.|\/\//.test(path) || path.length > 300)
        return false;
    if (!path.includes('/') && extensionOf(path) === null)
        return false;
    return !/^\.{0,2}\/?(?:path|url|link|to|file|relative)(?:\/|$)/i.test(path);
}
const LONGEST_ANCHOR = 60;
async function deadHeading(link, anchor, path, text, reading, scene) {
    if (text === null || anchor === '' || anchor.length > 200 || /[<>{}$\s]|\.\.\./.test(anchor) || reading.isSpecimen || /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/.test(anchor) || anchor.startsWith(':~:'))
        return null;
    const anchors = scene.anchorsIn(path, () => anchorsIn(text));
    if (anchors === null || hasAnchor(anchors, anchor) || isSilent(link, reading))
        return null;
    const like = (0,nearest .p)(anchor, [...anchors].filter((one) => one.length <= LONGEST_ANCHOR));
    return {
        kind: 'heading', target: link.target, line: link.line, column: link.column, gone: [], severity: 'warning',
        message: (0,phrase .cv) `No heading of ${path} has the anchor ${`#${anchor}`}`,
        hint: like === null ? null : (0,phrase .cv) `the nearest is ${`#${like}`}`,
        remedy: (0,phrase .pj)('Name the heading as it is now; its anchor is its title in lower case with dashes for blanks.'),
    };
}
function anchorsIn(text) {
    if (/--8<--|\{%\s{0,3}include|\{\{#include|<!--\s{0,3}@include|:::\s{0,3}include|^\s{0,3}import .{1,200} from/m.test(text))
        return null;
    return anchorsOf((0,agent_text .h)(text.split(/\r\n|[\n\r]/)));
}

;




const paths_REMEDY = (0,phrase .pj)('Name the file where it is now, or take the sentence out: an agent looks for it and guesses.');
const paths = {
    name: 'path',
    async look(reading, scene) {
        const found = [];
        for (const mention of mentionsIn(reading)) {
            if (!reading.spend())
                break;
            const suspect = await judgePath(mention, reading, scene);
            if (suspect !== null)
                found.push(suspect);
        }
        return found;
    },
};
function* mentionsIn(reading) {
    for (const { line, column, text } of reading.document.markdown.code) {
        const written = text.trim();
        const path = /\s/.test(written) ? null : writtenPath(written.replace(/^@(?=[\w.-]+\/.*\.\w+$)/, ''));
        if (path !== null && !reading.isLabel(line, column) && (path.path.includes('/') || path.extension !== null || path.isFolder))
            yield { written, path, line, column: column + text.indexOf(written), isCode: true };
    }
    for (const line of reading.lines) {
        if ((line.kind !== 'prose' && line.kind !== 'table' && line.kind !== 'heading') || !line.text.includes('/'))
            continue;
        for (const { word, from } of wordsWithSlash(reading.wordsOf(line))) {
            const lead = /^[([{<"'*_@,;:]{0,6}/.exec(word)?.[0].length ?? 0;
            const written = word.slice(lead).replace(/[)\]}>"'*_.,;:!?(—–]{1,8}$/, '');
            const path = written.includes('](') || reading.isLabel(line.number, from + lead + 1) ? null : writtenPath(written);
            if (path !== null && path.extension !== null && path.path.includes('/'))
                yield { written, path, line: line.number, column: from + lead + 1, isCode: false };
        }
    }
}
function* wordsWithSlash(line) {
    for (let slash = line.indexOf('/'); slash >= 0;) {
        let from = slash;
        while (from > 0 && !isGap(line[from - 1]))
            from -= 1;
        let to = slash;
        while (to < line.length && !isGap(line[to]))
            to += 1;
        yield { word: line.slice(from, to), from };
        slash = line.indexOf('/', to);
    }
}
function isGap(character) {
    return character === ' ' || character === '\t' || character === '|' || character === '\u00a0' || character === '\u3000';
}
async function judgePath(mention, reading, scene) {
    const { written, path, line, column, isCode } = mention;
    const parts = path.path.split('/');
    const bases = path.fromRoot ? [''] : reading.folders;
    if (reading.isPortable && (!/^(?:scripts|references|assets)$/.test(parts[0] ?? '') || reading.isSpecimen || path.extension === null))
        return null;
    const places = (reading.isPortable ? reading.own : bases).flatMap((folder) => {
        const candidate = (0,tree_path .qb)(`${folder}${path.path}`);
        return candidate === null ? [] : [{ candidate, above: folder.split('/').length - 1 }];
    });
    const tried = [...new Set(places.map(({ candidate }) => candidate))];
    if (tried.length === 0)
        return null;
    for (const candidate of tried)
        if (await scene.has(candidate))
            return null;
    const name = parts.at(-1) ?? '';
    if (await isElsewhere(path.path.replace(/^(?:\.\.\/)+/, ''), parts, scene))
        return null;
    const best = places.map(({ candidate, above }) => ({ candidate, depth: depthOf(candidate, scene), above })).reduce((a, b) => (b.depth - b.above > a.depth - a.above ? b : a));
    const twin = scene.names.twinOf(best.candidate);
    if (twin !== null)
        return reading.isSilent(line, column, written.length) ? null : { kind: 'path', target: written, line, column, gone: [], severity: 'notice', message: (0,phrase .cv) `${written} is spelled ${twin} here: a system that tells case apart does not find it`, hint: null, remedy: (0,phrase .cv) `Write ${twin}.` };
    const missing = best.candidate.split('/').slice(best.depth);
    if (isLeftBehind(parts) || missing.some(isPlaceholder) || missing.some((part, index) => isMade(part, index === missing.length - 1)))
        return null;
    if (/^\[|\(/.test(missing.join('/')))
        return null;
    for (const candidate of tried)
        if (await scene.isIgnored(path.isFolder ? `${candidate}/x` : candidate))
            return null;
    const severity = paths_severityOf(path, parts, best.depth - best.above, missing.length, isCode, reading, mention);
    if (severity === undefined || reading.isSilent(line, column, written.length, path.extension === null && !path.isFolder))
        return null;
    const what = path.isFolder || (path.extension === null && !name.includes('.')) ? (0,phrase .cv) `There is no folder ${written}` : (0,phrase .cv) `${written} is not there`;
    return { kind: 'path', target: written, line, column, gone: [...new Set([best.candidate, ...tried])], severity, message: what, hint: hintFor(name, path, best.candidate, best.depth, scene), remedy: paths_REMEDY };
}
function depthOf(path, scene) {
    return (0,tree_path .Zv)(path).filter((folder) => scene.isFolder(folder)).length;
}
const AMBIGUOUS = /^(?:feat|feature|features|fix|bugfix|hotfix|chore|docs?|test|tests|ci|build|perf|refactor|style|release|releases|api|actions|origin|upstream|users?|auth|admin|app|pages|images?|assets|static|public|github|anthropic|openai|google|agents?|skills?|commands?|plugins?|models?)$/i;
function paths_severityOf(path, parts, depth, missing, isCode, reading, mention) {
    const isNested = parts.length > 1;
    if (parts.includes('..'))
        return depth > 0 && path.extension !== null ? 'notice' : undefined;
    if (path.extension !== null) {
        if (isNested && depth > 0)
            return reading.isSecondHand && (missing > 1 || /^(?:md|mdx|json|jsonl|ya?ml|txt|csv|html)$/.test(path.extension)) ? 'notice' : 'warning';
        if (isNested)
            return isCode && !path.fromRoot && !reading.isSecondHand ? 'notice' : null;
        if (reading.isPortable)
            return undefined;
        return path.extension === 'md' && isRead(mention, reading) && !reading.isSecondHand ? 'warning' : null;
    }
    if (!isCode)
        return undefined;
    if (path.fromRoot || /^\.(?!github\/)/.test(path.path))
        return null;
    if (path.isFolder)
        return isNested && depth > 0 ? (reading.isSecondHand ? null : 'warning') : null;
    if (!isNested || depth === 0 || reading.isSecondHand)
        return null;
    return AMBIGUOUS.test(parts[0] ?? '') || missing > 1 ? null : 'warning';
}
function isRead(mention, reading) {
    return mention.isCode && /\b(?:see|read|refer to|consult|follow|documented in|described in|defined in|details in|check|listed in|explained in|per)\s+(?:also\s+|the\s+|our\s+)?$/i.test(reading.before(mention.line, mention.column));
}
async function isElsewhere(path, parts, scene) {
    if (scene.names.hasEnd(path))
        return true;
    const stem = /\.(?:js|mjs|cjs|jsx)$/.test(path) ? path.replace(/\.(?:js|mjs|cjs|jsx)$/, '') : null;
    const spellings = stem === null ? [] : ['.ts', '.tsx', '.mts', '.cts', '.d.ts'].map((ending) => `${stem}${ending}`);
    const modules = /\.[A-Za-z]{1,5}$/.test(path) ? [] : ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.py', '.go', '.rs', '.rb', '.md', '.mdx', '.vue', '.svelte', '.kt', '.java', '.swift', '.php', '.ex', '.lua', '.sh', '.yml', '.yaml', '.mdc', '.json', '.css', '.test.ts', '.test.tsx', '.hpp', '.h', '.c', '.cpp', '.zig'].map((ending) => `${path}${ending}`);
    if ([...spellings, ...modules].some((one) => scene.names.hasEnd(one)))
        return true;
    if (parts.length < 2 || scene.isFolder(parts[0] ?? ''))
        return false;
    for (let from = 1; from < parts.length - 1; from += 1)
        if (await scene.has(parts.slice(from).join('/')))
            return true;
    return false;
}
function hintFor(name, path, candidate, depth, scene) {
    if (path.extension === null)
        return null;
    const [only, ...others] = scene.names.called(name);
    if (only !== undefined && others.length === 0)
        return (0,phrase .cv) `a file of this name is at ${only}`;
    const folder = candidate.split('/').slice(0, depth).join('/');
    if ((0,tree_path .Zv)(candidate).length !== depth || folder === '' || name.length < 7)
        return null;
    const beside = scene.names.inFolder(folder);
    const like = (0,nearest .p)((0,tree_path .Fl)(candidate), beside);
    return like === null || extensionOfName(like) !== extensionOfName(name) ? null : (0,phrase .cv) `${`${folder}/${like}`} has a name like it`;
}
function extensionOfName(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}

;
const SHELLS = new Set(['', 'bash', 'sh', 'shell', 'zsh', 'console', 'terminal', 'shellsession', 'shell-session', 'powershell', 'ps1', 'fish', 'cmd', 'bat']);
const commands_LONGEST = 1_000;
function* commandsIn(reading) {
    for (const { line, column, text } of reading.document.markdown.code) {
        if (text.length > commands_LONGEST || !/\s/.test(text.trim()))
            continue;
        yield* parts(text, line, column, { folder: '' }, false);
    }
    let state = { folder: '' };
    let last = 0;
    for (const line of reading.lines) {
        if (line.kind !== 'code' || !SHELLS.has(line.language) || line.raw.length > commands_LONGEST)
            continue;
        if (line.number !== last + 1)
            state = { folder: '' };
        last = line.number;
        const text = line.raw.replace(/^[\s>]*/, '');
        if (/^(?:```|~~~)/.test(text)) {
            state = { folder: '' };
            continue;
        }
        yield* parts(line.raw, line.number, 1, state, true);
    }
}
function* parts(text, line, column, state, isFenced) {
    const code = text.replace(/(?:^|\s)#(?:\s.*|[^\s!].*)?$/, (comment) => ' '.repeat(comment.length));
    for (const match of code.matchAll(/[^&|;]+/g)) {
        const lead = /^[\s>$%]*(?:[A-Z_][A-Z0-9_]*=\S*\s+|sudo\s+|time\s+|\(\s*)*/.exec(match[0])?.[0].length ?? 0;
        const words = match[0].slice(lead).trim().split(/\s+/);
        const [program = '', first = ''] = words;
        if (program === 'cd' || program === 'pushd') {
            const isPlain = /^[\w@./-]+$/.test(first) && state.folder !== null && !first.startsWith('/');
            state.folder = isPlain ? `${state.folder}${first}/`.replace(/\/{2,}/g, '/') : null;
            continue;
        }
        if (program !== '')
            yield { words: words.map((word) => word.replace(/^["'(]+|["')]+$/g, '')), folder: state.folder, line, column: column + match.index + lead, isFenced };
    }
}

;




const INTERPRETERS = /^(?:node|tsx|ts-node|bun|deno|python3?|bash|sh|zsh|ruby|php|perl|source|\.|Rscript|pwsh)$/;
const programs = {
    name: 'program',
    async look(reading, scene) {
        const found = [];
        for (const { words, folder, line, column } of commandsIn(reading)) {
            const word = runBy(words);
            const path = word === null || folder === null ? null : writtenPath(`${folder}${word.replace(/^\.\//, '')}`);
            if (word === null || path === null || path.extension === null || !path.path.includes('/'))
                continue;
            if (folder !== '' && !reading.folders.some((base) => scene.isFolder(`${base}${folder ?? ''}`.replace(/^\.\//, '').replace(/\/$/, ''))))
                continue;
            if (!reading.spend())
                break;
            const suspect = await judgePath({ written: word, path, line, column, isCode: true }, reading, scene);
            if (suspect !== null && suspect.severity !== null)
                found.push({ ...suspect, remedy: (0,phrase .pj)('Name the program where it is now, or take the command out: an agent runs it and fails.') });
        }
        return found;
    },
};
function runBy(words) {
    const at = words[0] === 'uv' || words[0] === 'poetry' || words[0] === 'pdm' || words[0] === 'bun' ? (words[1] === 'run' ? 2 : 1) : words[0] === 'npx' ? 1 : 0;
    const [program = '', ...rest] = words.slice(at);
    if (program.startsWith('./'))
        return program;
    if (at > 0 && /\//.test(program) && !program.startsWith('-'))
        return program;
    if (!INTERPRETERS.test(program))
        return /^(?:scripts?|bin|tools|hack)\/[\w./-]+$/.test(program) ? program : null;
    const first = rest[0] === 'run' ? rest[1] : rest[0];
    return first === undefined || first.startsWith('-') || first.startsWith('/') ? null : first;
}

;




const scripts = {
    name: 'script',
    async look(reading, scene) {
        if (reading.isPortable)
            return [];
        const found = [];
        for (const command of commandsIn(reading)) {
            const script = scripts_scriptOf(command);
            if (script === null)
                continue;
            if (!reading.spend())
                break;
            if (isPlaceholder(script) || /^(?:script|cmd|command|task|name|args?)s?$/i.test(script))
                continue;
            const near = await Promise.all(scene.inFolders(reading.folders, 'package.json').map(async (path) => scriptsOf(path, scene)));
            if (near.some((names) => names === null || names.has(script)))
                continue;
            const known = await everyScript(scene);
            if (known === null || known.has(script) || (reading.isSecondHand && known.size < FEW_SCRIPTS))
                continue;
            if (reading.isSilent(command.line, command.column, command.words.join(' ').length))
                continue;
            const like = (0,nearest .p)(script, known);
            found.push({
                kind: 'script', target: script, line: command.line, column: command.column, gone: [], severity: reading.isSecondHand && command.isFenced ? 'notice' : 'warning',
                message: (0,phrase .cv) `No package.json here has a script ${script}`,
                hint: like === null ? null : (0,phrase .cv) `the nearest is ${like}`,
                remedy: (0,phrase .pj)('Name a script that is there, or take the command out: an agent runs it and fails.'),
            });
        }
        return found;
    },
};
const VALUED = /^(?:--filter|-F|--prefix|-C|--dir|--cwd|-w|--workspace|--loglevel|--reporter|--config|--userconfig|--filter-prod|--node-options)$/;
const CONVENTIONAL = /^(?:dev|lint|format|typecheck|type-check|check-types|e2e|coverage|storybook:build|[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*)+)$/i;
function scripts_scriptOf({ words }) {
    const [manager = ''] = words;
    if (!/^(?:npm|pnpm|yarn|bun)$/.test(manager))
        return null;
    const rest = [];
    for (let at = 1; at < words.length && rest.length < 3; at += 1) {
        const word = words[at] ?? '';
        if (VALUED.test(word) && !(word === '-w' && manager === 'pnpm'))
            at += 1;
        else if (word === '--if-present')
            return null;
        else if (word === '--')
            break;
        else if (!word.startsWith('-'))
            rest.push(word);
    }
    const [first = '', second = ''] = rest;
    const named = first === 'run' || first === 'run-script' ? second : first === 'test' && manager !== 'bun' ? first : manager === 'yarn' && first === 'workspace' ? (rest[2] ?? '') : (manager === 'pnpm' || manager === 'yarn') && CONVENTIONAL.test(first) ? first : '';
    if (manager === 'yarn' && first === 'workspace' && !CONVENTIONAL.test(named))
        return null;
    return /^[A-Za-z][A-Za-z0-9:_-]{0,80}$/.test(named) ? named : null;
}
const FEW_SCRIPTS = 5;
const MOST_MANIFESTS = 1_000;
const every = new WeakMap();
async function everyScript(scene) {
    const known = every.get(scene) ?? readEvery(scene);
    every.set(scene, known);
    return known;
}
async function readEvery(scene) {
    const paths = scene.names.called('package.json');
    if (paths.length === 0 || paths.length > MOST_MANIFESTS)
        return null;
    const names = new Set();
    for (const text of (await scene.read(paths)).values()) {
        const found = text === null ? null : scriptsIn(text);
        for (const name of found ?? [])
            names.add(name);
    }
    return names;
}
async function scriptsOf(path, scene) {
    const text = await scene.textOf(path);
    return text === null ? null : scriptsIn(text);
}
function scriptsIn(text) {
    const found = field(parsed(text), 'scripts');
    return found === null ? null : new Set(Object.keys(found ?? {}));
}
function field(value, name) {
    if (typeof value !== 'object' || value === null)
        return null;
    const inner = Object.getOwnPropertyDescriptor(value, name)?.value;
    return typeof inner === 'object' && inner !== null ? inner : undefined;
}
function parsed(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return null;
    }
}

;





const RUNNERS = [
    { program: 'make', files: ['Makefile', 'makefile', 'GNUmakefile'], read: targetsIn, valued: /^(?:-C|-f|-j|-l|-o|-W|-I|--directory|--file)$/, noun: 'target' },
    { program: 'just', files: ['justfile', 'Justfile', '.justfile'], read: recipesIn, valued: /^(?:-f|-d|--justfile|--working-directory|--set|--shell)$/, noun: 'recipe' },
    { program: 'task', files: ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml', 'Taskfile.dist.yml'], read: tasksIn, valued: /^(?:-d|-t|--dir|--taskfile|-C)$/, noun: 'task' },
];
const targets = {
    name: 'target',
    async look(reading, scene) {
        if (reading.isPortable)
            return [];
        const found = [];
        for (const command of commandsIn(reading)) {
            const runner = RUNNERS.find(({ program }) => program === command.words[0]);
            if (runner === undefined)
                continue;
            for (const target of targetsOf(command, runner)) {
                if (!reading.spend())
                    return found;
                const suspect = await targets_judge(target, command, runner, reading, scene);
                if (suspect !== null)
                    found.push(suspect);
            }
        }
        return found;
    },
};
async function targets_judge(target, command, runner, reading, scene) {
    const known = await everyTarget(runner, scene);
    if (known === null || known.has(target) || isPlaceholder(target))
        return null;
    if (runner.program === 'make' && scene.names.hasEnd(target))
        return null;
    if (reading.isSilent(command.line, command.column, command.words.join(' ').length))
        return null;
    const like = (0,nearest .p)(target, known);
    return {
        kind: 'target', target: `${runner.program} ${target}`, line: command.line, column: command.column, gone: [], severity: reading.isSecondHand && command.isFenced ? 'notice' : 'warning',
        message: (0,phrase .cv) `No ${[(0,tree_path .Fl)(runner.files[0] ?? '')]} here has a ${[runner.noun]} ${target}`,
        hint: like === null ? null : (0,phrase .cv) `the nearest is ${like}`,
        remedy: (0,phrase .pj)('Name one that is there, or take the command out: an agent runs it and fails.'),
    };
}
const PROSE = /^(?:sure|a|an|the|it|this|that|them|your|use|sense|no|any|changes|every|each|to|up|for|new|certain|only|one|some|all-|you|and|or|of|with|in|on|is|are|note)$/i;
function targetsOf({ words, isFenced }, runner) {
    const found = [];
    for (let at = 1; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (runner.valued.test(word)) {
            at += 1;
            continue;
        }
        if (word.startsWith('-') || word.includes('='))
            continue;
        if (!/^[A-Za-z_][\w.:/-]{0,80}$/.test(word) || PROSE.test(word))
            return isFenced ? [] : found;
        found.push(word);
        if (runner.program !== 'make')
            break;
    }
    return found;
}
const MOST_FILES = 300;
const targets_every = new WeakMap();
async function everyTarget(runner, scene) {
    const known = targets_every.get(scene) ?? new Map();
    targets_every.set(scene, known);
    const found = known.get(runner.program) ?? targets_readEvery(runner, scene);
    known.set(runner.program, found);
    return found;
}
async function targets_readEvery(runner, scene) {
    const paths = runner.files.flatMap((name) => scene.names.called(name));
    if (paths.length === 0 || paths.length > MOST_FILES)
        return null;
    const names = new Set();
    for (const text of (await scene.read(paths)).values()) {
        const found = text === null ? null : runner.read(text);
        if (found === null)
            return null;
        for (const name of found)
            names.add(name);
    }
    return names;
}
function targetsIn(text) {
    const names = new Set();
    for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
        if (line.startsWith('\t') || line.length > 4_000)
            continue;
        if (/^\s*(?:-?include|sinclude)\b|\$\(eval\b|\$\(call\b.*\)\s*$|^\s*\.DEFAULT\s*:/.test(line))
            return null;
        const rule = /^([^#=:]+?)\s*::?(?!=)/.exec(line)?.[1];
        const phony = /^\.PHONY\s*:\s*(.*)$/.exec(line)?.[1]?.replace(/#.*$/, '');
        for (const name of `${rule ?? ''} ${phony ?? ''}`.trim().split(/\s+/)) {
            if (/^%$|^%[^.]|[^./]%|^\$[({][^)}]*[)}]$/.test(name))
                return null;
            names.add(name);
        }
    }
    return names;
}
function recipesIn(text) {
    const names = new Set();
    for (const line of text.split(/\r?\n/)) {
        if (line.length > 4_000)
            continue;
        if (/^(?:import|mod|!include)\b|^set\s+fallback/.test(line))
            return null;
        const name = /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] ?? /^@?([A-Za-z_][\w-]*)(?:\s[^:]*)?:(?!=)/.exec(line)?.[1];
        if (name !== undefined)
            names.add(name);
    }
    return names;
}
function tasksIn(text) {
    const names = new Set();
    let indent = null;
    let inside = false;
    for (const line of text.split(/\r?\n/)) {
        if (line.startsWith('includes:') || line.includes('aliases:'))
            return null;
        if (/^\S/.test(line))
            inside = line.startsWith('tasks:');
        const key = /^( +)["']?([\w:.*-]+)["']?:/.exec(line);
        if (!inside || key === null)
            continue;
        const [, blanks = '', name = ''] = key;
        indent ??= blanks.length;
        if (blanks.length !== indent)
            continue;
        if (name.includes('*'))
            return null;
        names.add(name);
    }
    return names;
}

;


const VERSION = String.raw `\s+(?:[Vv](?:ersion)?\s*)?(\d{1,3}(?:\.\d{1,3}){0,2})(\.x)?(\+|\s*(?:\+|or (?:later|newer|higher|above|greater)|and (?:above|later|newer|up)))?(?![\w.%/:-]*\d|\w)`;
const stated = (name) => new RegExp(String.raw `(?<![\w.@/-])(?:${name})${VERSION}`);
const inManifest = (dependency) => async (folders, scene) => fromFiles(folders, scene, 'package.json', (text) => {
    const range = new RegExp(String.raw `"${dependency}"\s*:\s*"(?:npm:)?[~^]?v?(\d{1,3})(?:\.(\d{1,3}))?[^"|<>*]{0,40}"`).exec(text);
    return range === null ? null : { version: [Number(range[1]), Number(range[2] ?? 0)], isLeast: false };
});
const TOOLS = [
    {
        name: 'Node', pattern: stated(String.raw `Node(?:\.?[Jj][Ss])?|node\.?js`), parts: 1,
        declared: async (folders, scene) => [
            ...(await fromFiles(folders, scene, '.nvmrc', pinned)),
            ...(await fromFiles(folders, scene, '.node-version', pinned)),
            ...(await fromFiles(folders, scene, 'package.json', (text) => least(/"engines"\s*:\s*\{[^}]{0,500}?"node"\s*:\s*"\s*(?:>=|\^|~)?\s*v?(\d{1,3})(?:\.(\d{1,3}))?[^"|]{0,30}"/.exec(text)))),
        ],
    },
    { name: 'pnpm', pattern: stated('pnpm|PNPM'), parts: 1, declared: async (folders, scene) => fromFiles(folders, scene, 'package.json', (text) => exact(/"packageManager"\s*:\s*"pnpm@(\d{1,3})(?:\.(\d{1,3}))?/.exec(text))) },
    { name: 'Python', pattern: stated('[Pp]ython'), parts: 2, declared: async (folders, scene) => fromFiles(folders, scene, 'pyproject.toml', (text) => least(/^(?:requires-python|python)\s*=\s*["']\s*(?:>=|\^|~=?)\s*(\d)(?:\.(\d{1,2}))/m.exec(text))) },
    { name: 'Go', pattern: stated('Go(?:lang)?'), parts: 2, declared: async (folders, scene) => fromFiles(folders, scene, 'go.mod', (text) => least(/^go\s+(\d)\.(\d{1,2})/m.exec(text))) },
    { name: 'React', pattern: stated(String.raw `React(?:\.js)?`), parts: 1, declared: inManifest('react') },
    { name: 'Next.js', pattern: stated(String.raw `Next\.?[Jj][Ss]`), parts: 1, declared: inManifest('next') },
    { name: 'Vue', pattern: stated(String.raw `Vue(?:\.js)?`), parts: 1, declared: inManifest('vue') },
    { name: 'Angular', pattern: stated('Angular'), parts: 1, declared: inManifest('@angular/core') },
    { name: 'TypeScript', pattern: stated('TypeScript'), parts: 1, declared: inManifest('typescript') },
    { name: 'Tailwind CSS', pattern: stated('Tailwind(?: ?CSS)?'), parts: 1, declared: inManifest('tailwindcss') },
    { name: 'Svelte', pattern: stated('Svelte'), parts: 1, declared: inManifest('svelte') },
];
const ASIDE = /\b(?:from|before|prior|until|since|legacy|old|older|upgrad\w*|migrat\w*|instead|not|no longer|drop\w*|support\w*|compat\w*|backward\w*|e\.g|example|if|unless|was|were|except|below|under|deprecated|introduced|added|later versions|than|cannot|don't|like|both|matrix|docs|through|via|only|style|era|syntax|features?|polyfill|types?|tested|ci|runtime|container|image|docker\w*|lambda|target\w*)\b|→|->|<|\bto\s/i;
const versions = {
    name: 'version',
    async look(reading, scene) {
        if (reading.isPortable || /(?:^|\/)(?:agents|commands|prompts)\//.test(reading.document.path))
            return [];
        const found = [];
        for (const line of reading.lines) {
            if ((line.kind !== 'prose' && line.kind !== 'table') || line.text.length > Math.min(300, LONGEST_LINE) || !/\d/.test(line.text))
                continue;
            for (const tool of TOOLS) {
                const match = tool.pattern.exec(line.text);
                if (match === null)
                    continue;
                if (!reading.spend())
                    return found;
                if (ASIDE.test(line.text) || /\d[^\d]{0,12}\b(?:and|or|,|\/|-|–)\s{0,2}v?\d/.test(line.text.slice(match.index + match[0].length - 2, match.index + match[0].length + 12)))
                    continue;
                const suspect = await versions_judge(tool, match, line.number, reading, scene);
                if (suspect !== null)
                    found.push(suspect);
            }
        }
        return found;
    },
};
async function versions_judge(tool, match, line, reading, scene) {
    const [whole, written = '', , more] = match;
    const version = written.split('.').map(Number);
    if (version.length < tool.parts)
        return null;
    const declared = await tool.declared(reading.folders, scene);
    const [first] = declared;
    if (first === undefined || !declared.every((one) => contradicts(version, more !== undefined, one, tool.parts)))
        return null;
    if (reading.isSilent(line, match.index + 1, whole.length))
        return null;
    return {
        kind: 'version', target: `${tool.name} ${written}`, line, column: match.index + 1, gone: [], severity: 'warning',
        message: (0,phrase .cv) `${`${tool.name} ${written}`} is stated, and ${first.path} says ${[first.version.slice(0, tool.parts).join('.')]}`,
        hint: null,
        remedy: (0,phrase .pj)('State the version that the repository is set to, or take it out and leave it to that file.'),
    };
}
function contradicts(version, orMore, { version: declared, isLeast }, parts) {
    const difference = compare(version, declared, parts);
    if (isLeast || orMore)
        return difference < 0 && (isLeast || !orMore);
    return difference !== 0;
}
function compare(a, b, parts) {
    for (let at = 0; at < parts; at += 1) {
        const difference = (a[at] ?? 0) - (b[at] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}
async function fromFiles(folders, scene, name, read) {
    for (const path of scene.inFolders(folders, name)) {
        const text = await scene.textOf(path);
        const found = text === null ? null : read(text);
        if (found !== null)
            return [{ ...found, path }];
    }
    return [];
}
function pinned(text) {
    return exact(/^\s*v?(\d{1,3})(?:\.(\d{1,3}))?/.exec(text));
}
function exact(match) {
    return match === null ? null : { version: [Number(match[1]), Number(match[2] ?? 0)], isLeast: false };
}
function least(match) {
    return match === null ? null : { version: [Number(match[1]), Number(match[2] ?? 0)], isLeast: true };
}

;








const PROSE_KINDS = [links, imports_imports, paths, programs, scripts, targets, versions];
const SETTINGS_KINDS = [hooks];

var limits = __webpack_require__(67713);
var notable = __webpack_require__(88968);
var memory_glob = __webpack_require__(87602);
;




const MOST_PATTERNS = 3_000;
class Ignored {
    files;
    asked = new Map();
    constructor(files) {
        this.files = files;
    }
    static async in(tree) {
        const paths = (0,notable .C)(tree).flatMap(({ path, kind }) => (kind === 'file' && /(?:^|\/)\.gitignore$/.test(path) ? [path] : []));
        const contents = await tree.read(paths, limits .HH);
        let left = MOST_PATTERNS;
        const files = paths.toSorted((a, b) => a.split('/').length - b.split('/').length).flatMap((path) => {
            const content = contents.get(path);
            if (content?.kind !== 'bytes' || left <= 0)
                return [];
            const patterns = patternsIn(Buffer.from(content.bytes).toString('utf8')).slice(0, left);
            left -= patterns.length;
            return [{ folder: path.slice(0, -'.gitignore'.length), patterns }];
        });
        return new Ignored(files);
    }
    has(path) {
        return [...(0,tree_path .Zv)(path), path].some((candidate) => {
            const known = this.asked.get(candidate) ?? this.matches(candidate);
            this.asked.set(candidate, known);
            return known;
        });
    }
    matches(path) {
        let ignored = false;
        for (const { folder, patterns } of this.files) {
            if (!path.startsWith(folder))
                continue;
            const inside = path.slice(folder.length);
            for (const { negated, glob } of patterns)
                if (negated === ignored && (0,memory_glob .r)(glob, inside))
                    ignored = !negated;
        }
        return ignored;
    }
}
function patternsIn(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const trimmed = line.trim();
        if (trimmed === '' || trimmed.startsWith('#') || trimmed.length > 200)
            return [];
        const negated = trimmed.startsWith('!');
        return [{ negated, glob: trimmed.slice(negated ? 1 : 0).replace(/\[[^\]]{1,40}\]/g, '?').replace(/\\(?=.)/g, '') }];
    });
}

;


class Names {
    tree;
    files = null;
    folders = null;
    beside = null;
    folded = null;
    constructor(tree) {
        this.tree = tree;
    }
    static of(tree) {
        const names = known.get(tree) ?? new Names(tree);
        known.set(tree, names);
        return names;
    }
    called(name) {
        this.files ??= grouped(this.tree.entries.keys(), tree_path .Fl);
        return this.files.get(name) ?? [];
    }
    foldersCalled(name) {
        this.folders ??= grouped(foldersOf(this.tree.entries.keys()), tree_path .Fl);
        return this.folders.get(name) ?? [];
    }
    hasEnd(path) {
        const end = `/${path}`;
        const name = (0,tree_path .Fl)(path);
        return this.called(name).some((one) => one === path || one.endsWith(end)) || this.foldersCalled(name).some((one) => one === path || one.endsWith(end));
    }
    inFolder(folder) {
        this.beside ??= grouped(this.tree.entries.keys(), (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
        return (this.beside.get(folder) ?? []).map(tree_path .Fl);
    }
    twinOf(path) {
        this.folded ??= new Map([...this.tree.entries.keys()].toReversed().map((one) => [one.toLowerCase(), one]));
        return this.folded.get(path.toLowerCase()) ?? null;
    }
}
const known = new WeakMap();
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        const slash = path.lastIndexOf('/');
        if (slash < 0 || folders.has(path.slice(0, slash)))
            continue;
        for (const folder of (0,tree_path .Zv)(path))
            folders.add(folder);
    }
    return folders;
}

;





class Scene {
    repository;
    names;
    texts = new Map();
    anchors = new Map();
    links = null;
    ignoring = null;
    constructor(repository) {
        this.repository = repository;
        this.names = Names.of(repository.tree);
    }
    async has(path) {
        const { tree, resolver } = this.repository;
        if (tree.entries.get(path)?.kind === 'file' || resolver.isFolder(path))
            return true;
        if (path === '' || path === '.')
            return true;
        if (!this.isBehindLink(path))
            return false;
        const { kind } = await resolver.resolve(path);
        return kind !== 'missing';
    }
    isBehindLink(path) {
        this.links ??= new Set((0,notable .C)(this.repository.tree).flatMap((entry) => (entry.kind === 'file' ? [] : [entry.path])));
        const { links } = this;
        return links.size > 0 && (links.has(path) || (0,tree_path .Zv)(path).some((folder) => links.has(folder)));
    }
    isFolder(path) {
        return this.repository.resolver.isFolder(path);
    }
    async read(paths) {
        const missing = paths.filter((path) => !this.texts.has(path));
        if (missing.length > 0) {
            const contents = await this.repository.tree.read(missing, limits .nx);
            for (const path of missing) {
                const content = contents.get(path);
                this.texts.set(path, content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null);
            }
        }
        return new Map(paths.map((path) => [path, this.texts.get(path) ?? null]));
    }
    async textOf(path) {
        const found = await this.repository.resolver.resolve(path);
        return found.kind === 'file' ? ((await this.read([found.path])).get(found.path) ?? null) : null;
    }
    async isIgnored(path) {
        this.ignoring ??= Ignored.in(this.repository.tree);
        return (await this.ignoring).has(path);
    }
    anchorsIn(path, make) {
        const known = this.anchors.get(path);
        if (known !== undefined)
            return known;
        const made = make();
        this.anchors.set(path, made);
        return made;
    }
    inFolders(folders, name) {
        return folders.flatMap((folder) => {
            const path = (0,tree_path .qb)(`${folder}${name}`);
            return path !== null && this.repository.tree.entries.has(path) ? [path] : [];
        });
    }
}

;




const MOST_ASKED = 200;
const HOPS = 3;
const deadReferences = {
    name: 'dead-references',
    async look(documents, repository) {
        const scene = new Scene(repository);
        const found = [];
        const observations = [];
        for (const document of onePerPlace(documents)) {
            const reading = new Reading(document);
            for (const suspect of await suspectsOf(reading, scene))
                found.push({ document, suspect });
            if (reading.isExhausted)
                observations.push(beyond(document));
        }
        if (found.length === 0)
            return observations;
        const departures = await departuresOf(found.map(({ suspect }) => suspect), repository);
        for (const { document, suspect } of found) {
            const observation = observed(document, suspect, departures);
            if (observation !== null)
                observations.push(observation);
        }
        return observations.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || (a.column ?? 0) - (b.column ?? 0)));
    },
};
function onePerPlace(documents) {
    const kept = new Map();
    for (const document of documents) {
        if (document.kind === 'fact' || (document.kind !== 'settings' && !document.isProse))
            continue;
        const other = kept.get(document.place);
        if (other === undefined || (document.path === document.place && other.path !== other.place))
            kept.set(document.place, document);
    }
    return [...kept.values()];
}
async function suspectsOf(reading, scene) {
    const targets = new Set();
    const places = new Set();
    const suspects = [];
    for (const kind of reading.document.kind === 'settings' ? SETTINGS_KINDS : PROSE_KINDS) {
        for (const suspect of await kind.look(reading, scene)) {
            const target = keyOf(suspect);
            const place = `${suspect.line} ${suspect.target.replace(/^@/, '').replace(/^\.\//, '').replace(/#.*$/, '')}`;
            if (targets.has(target) || places.has(place))
                continue;
            targets.add(target);
            places.add(place);
            suspects.push(suspect);
        }
    }
    return suspects;
}
function keyOf({ kind, target }) {
    return `${kind} ${target}`;
}
async function departuresOf(suspects, { past, tree, resolver }) {
    const ordered = [...suspects.filter(({ severity }) => severity !== null), ...suspects.filter(({ severity }) => severity === null)];
    const paths = [...new Set([...ordered.flatMap(({ gone }) => gone.slice(0, 1)), ...ordered.flatMap(({ gone }) => gone.slice(1))])].slice(0, MOST_ASKED);
    if (paths.length === 0)
        return new Map();
    const known = new Map(await past.departed(paths));
    const isThere = (path) => tree.entries.has(path) || resolver.isFolder(path);
    let open = [...known].filter(([, { to }]) => to !== null && !isThere(to));
    for (let hop = 0; hop < HOPS && open.length > 0; hop += 1) {
        const further = await past.departed([...new Set(open.flatMap(([, { to }]) => to ?? []))]);
        open = open.flatMap(([path, { commit, to }]) => {
            const next = to === null ? undefined : further.get(to);
            known.set(path, { commit: next?.commit ?? commit, to: next?.to ?? null });
            return next !== undefined && next.to !== null && !isThere(next.to) ? [[path, next]] : [];
        });
    }
    for (const [path, { commit, to }] of known)
        if (to !== null && !isThere(to))
            known.set(path, { commit, to: null });
    return known;
}
function observed(document, suspect, departures) {
    const departure = suspect.gone.map((path) => departures.get(path)).find((one) => one !== undefined);
    const severity = departure === undefined ? suspect.severity : 'warning';
    if (severity === null)
        return null;
    const hint = departure === undefined ? suspect.hint : departure.to === null ? (suspect.hint === null ? (0,phrase .pj)(`it was removed in ${departure.commit.slice(0, 7)}`) : (0,phrase .cv) `it was removed in ${[departure.commit.slice(0, 7)]}, and ${suspect.hint}`) : (0,phrase .cv) `it moved to ${departure.to} in ${[departure.commit.slice(0, 7)]}`;
    return {
        subject: 'dead-reference',
        severity,
        path: document.path,
        line: suspect.line,
        column: suspect.column,
        message: hint === null ? suspect.message : (0,phrase .cv) `${suspect.message}; ${hint}`,
        remedy: suspect.remedy,
        key: keyOf(suspect),
    };
}
function beyond({ path, lines }) {
    return {
        subject: 'dead-reference', severity: 'notice', path, line: Math.min(1, lines.length), column: null,
        message: (0,phrase .cv) `${path} names more than ${MOST_REFERENCES} files, links and commands: the rest was not looked at`,
        remedy: (0,phrase .pj)('Split the file: no agent reads so much.'),
        key: 'beyond the limit',
    };
}

;




const MOST_SECRETS = 50;
const secrets_secrets = {
    name: 'secrets',
    *look({ text, path }) {
        const known = new Map();
        for (const secret of (0,secrets .VY)(text)) {
            const key = `${secret.type} ${secret.digest}`;
            const found = known.get(key);
            if (found === undefined)
                known.set(key, { secret, times: 1 });
            else
                found.times += 1;
        }
        if (known.size === 0)
            return;
        const places = new Places(text);
        const worstFirst = [...known].sort(([, a], [, b]) => Number(b.secret.isCertain) - Number(a.secret.isCertain));
        for (const [index, [name, { secret, times }]] of worstFirst.slice(0, MOST_SECRETS).entries()) {
            const rest = index === MOST_SECRETS - 1 ? known.size - MOST_SECRETS : 0;
            const key = rest === 0 ? name : `${name} ${(0,tree_digest .w0)(worstFirst.slice(index).map(([other]) => other).join('\0')).slice(0, 8)}`;
            yield {
                subject: 'secret',
                severity: secret.isCertain ? 'error' : 'warning',
                path,
                ...places.at(secret.from),
                message: [...(0,phrase .pj)(secret.isCertain ? `${secret.label} stands here in the clear: ` : `${secret.label} stands here: `), ...(0,phrase .cv) `${`${secret.type}#${secret.digest}`}`, ...(0,phrase .pj)(times === 1 ? '' : `, ${times} times in this file`), ...(0,phrase .pj)(rest === 0 ? '' : `; and ${rest} more ${rest === 1 ? 'secret' : 'secrets'} in this file`)],
                remedy: secrets_REMEDY,
                key,
            };
        }
    },
};
const secrets_REMEDY = (0,phrase .cv) `Revoke it where it was issued, for what was once pushed stays in the history; then name an environment variable in its place, such as ${'${TOKEN}'}.`;

;
function placesIn(text) {
    let starts = null;
    return (offset) => {
        starts ??= startsOf(text);
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}
function startsOf(text) {
    const starts = [0];
    for (const { index, 0: end } of text.matchAll(/\r\n|[\n\r]/g))
        starts.push(index + end.length);
    return starts;
}

var read_data = __webpack_require__(34176);
var files = __webpack_require__(70182);
;
const DEEPEST = 60;
const MOST_FAULTS = 50;
function readJsonSettings(text) {
    return new Reader(text).document();
}
class Reader {
    text;
    faults = [];
    at;
    isBroken = false;
    constructor(text) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
    }
    document() {
        this.skip();
        const root = this.value(0);
        if (!this.stops)
            this.skip();
        if (!this.stops && this.at < this.text.length)
            this.fault();
        return { root, faults: this.faults };
    }
    get stops() {
        return this.isBroken;
    }
    fault() {
        if (!this.isBroken)
            this.faults.push({ kind: 'fault', at: Math.min(this.at, this.text.length), name: '' });
        this.isBroken = true;
    }
    note(kind, at, name = '') {
        if (this.faults.length < MOST_FAULTS)
            this.faults.push({ kind, at, name });
    }
    value(depth) {
        const { at } = this;
        if (depth > DEEPEST) {
            this.pass();
            return { kind: 'scalar', at, value: null };
        }
        switch (this.text[at]) {
            case '{':
                return this.map(depth);
            case '[':
                return this.list(depth);
            case '"':
                return { kind: 'scalar', at, value: this.string() };
            default:
                return { kind: 'scalar', at, value: this.word() };
        }
    }
    pass() {
        let depth = 0;
        do {
            this.skip();
            const character = this.text.charAt(this.at);
            if (character === '"')
                this.string();
            else {
                if (character === '{' || character === '[')
                    depth += 1;
                else if (character === '}' || character === ']')
                    depth -= 1;
                this.at += 1;
            }
        } while (!this.stops && this.at < this.text.length && (depth > 0 || !/[,}\]]/.test(this.text.charAt(this.at))));
    }
    map(depth) {
        const from = this.at;
        const entries = [];
        const names = new Set();
        this.items('}', () => {
            const { at } = this;
            if (this.text[at] !== '"')
                return this.fault();
            const name = this.string();
            this.skip();
            if (name === null || !this.takes(':'))
                return this.fault();
            this.skip();
            if (names.has(name))
                this.note('twice', at, name);
            names.add(name);
            entries.push({ name, at, value: this.value(depth + 1) });
        });
        return { kind: 'map', at: from, entries };
    }
    list(depth) {
        const from = this.at;
        const items = [];
        this.items(']', () => {
            items.push(this.value(depth + 1));
        });
        return { kind: 'list', at: from, items };
    }
    items(close, read) {
        this.at += 1;
        let comma = -1;
        for (this.skip(); !this.stops; this.skip()) {
            if (this.takes(close)) {
                if (comma >= 0)
                    this.note('last-comma', comma);
                return;
            }
            read();
            if (this.stops)
                return;
            this.skip();
            comma = this.text[this.at] === ',' ? this.at : -1;
            if (comma >= 0)
                this.at += 1;
            else if (this.text[this.at] !== close)
                return this.fault();
        }
    }
    string() {
        const from = this.at;
        let end = from + 1;
        while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n')
            end += this.text[end] === '\\' ? 2 : 1;
        const value = this.text[end] === '"' ? unquoted(this.text.slice(from, end + 1)) : null;
        if (value === null)
            this.fault();
        else
            this.at = end + 1;
        return value;
    }
    word() {
        json_WORD.lastIndex = this.at;
        const word = json_WORD.exec(this.text)?.[0] ?? '';
        const isNumber = NUMBER.test(word);
        if (!isNumber && word !== 'true' && word !== 'false' && word !== 'null') {
            this.fault();
            return null;
        }
        this.at += word.length;
        return isNumber ? Number(word) : word === 'null' ? null : word === 'true';
    }
    takes(character) {
        const isThere = this.text[this.at] === character;
        if (isThere)
            this.at += 1;
        return isThere;
    }
    skip() {
        for (;;) {
            const character = this.text[this.at];
            if (character === ' ' || character === '\n' || character === '\t' || character === '\r')
                this.at += 1;
            else if (character !== '/')
                return;
            else {
                const next = this.text[this.at + 1];
                const close = next === '/' ? '\n' : next === '*' ? '*/' : null;
                const end = close === null ? -1 : this.text.indexOf(close, this.at + 2);
                if (close === null || (end < 0 && close === '*/'))
                    return this.fault();
                this.note('comment', this.at);
                this.at = end < 0 ? this.text.length : end + close.length;
            }
        }
    }
}
const json_WORD = /[-+.\w]{1,400}/y;
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;
function unquoted(quoted) {
    try {
        const value = JSON.parse(quoted);
        return typeof value === 'string' ? value : null;
    }
    catch {
        return null;
    }
}

;
function under(setting, name) {
    return setting?.kind === 'map' ? setting.entries.filter((entry) => entry.name === name) : [];
}
function along(setting, path) {
    let found = [{ name: '', at: setting.at, value: setting }];
    for (const name of path) {
        found = found.flatMap(({ value }) => (name === '*' ? entriesOf(value) : under(value, name)));
    }
    return found;
}
function entriesOf(setting) {
    return setting?.kind === 'map' ? setting.entries : [];
}
function itemsOf(setting) {
    return setting?.kind === 'list' ? setting.items : [];
}
function textOf(setting) {
    return setting?.kind === 'scalar' && typeof setting.value === 'string' ? setting.value : null;
}
function settingOf(node, shift = 0) {
    switch (node.kind) {
        case 'map':
            return {
                kind: 'map',
                at: node.span.from + shift,
                entries: [...node.entries].flatMap(([name, entry]) => {
                    if (entry === 'twice')
                        return [];
                    const value = settingOf(entry.value, shift);
                    return [{ name, at: value.at, value }];
                }),
            };
        case 'list':
            return { kind: 'list', at: node.span.from + shift, items: node.items.map((item) => settingOf(item, shift)) };
        case 'scalar': {
            const { value } = node;
            return { kind: 'scalar', at: node.span.from + shift, value: typeof value === 'object' && value !== null ? value.text : value };
        }
        case 'unclear':
            return { kind: 'scalar', at: shift, value: null };
    }
}

;





const MOST_SETTINGS = 1024 * 1024;
function openSettings(document) {
    const file = (0,files .hH)(document.path);
    if (file === null || document.text.length > MOST_SETTINGS)
        return null;
    const root = file.format === 'json' ? readJsonSettings(document.text).root : tomlOf(document);
    return root === null ? null : { document, file, root, placeOf: placesIn(document.text) };
}
function tomlOf({ path, text }) {
    const data = (0,read_data .v)(path, text);
    return typeof data === 'string' ? null : settingOf(data);
}

;


const MOST_CHARACTERS = 64 * 1024;
function frontMatterOf({ text }) {
    const beginning = text.slice(0, MOST_CHARACTERS);
    const opening = /^\uFEFF?---[ \t]*(?:\r\n|[\n\r])/.exec(beginning)?.[0];
    if (opening === undefined)
        return null;
    const rest = beginning.slice(opening.length);
    const closing = /(?:^|\r\n|[\n\r])---[ \t]*(?=[\n\r]|$)/.exec(rest);
    if (closing === null)
        return 'open';
    const yaml = rest.slice(0, closing.index);
    const lines = yaml === '' ? [] : yaml.split(/\r\n|[\n\r]/);
    const data = (0,read_data .v)('front-matter.yaml', yaml);
    if (typeof data === 'string' || data.kind === 'unclear')
        return { root: front_matter_byLine(lines, text, opening.length), read: 'lines', lines };
    const isTwice = data.kind === 'map' && [...data.entries.values()].includes('twice');
    return isTwice ? { root: front_matter_byLine(lines, text, opening.length), read: 'lines', lines } : { root: settingOf(data, opening.length), read: 'yaml', lines };
}
function front_matter_byLine(lines, text, start) {
    const entries = [];
    let at = start;
    for (const [index, line] of lines.entries()) {
        const name = /^([A-Za-z_][\w-]{0,60})[ \t]*:/.exec(line);
        if (name !== null) {
            const [key, word = ''] = name;
            const value = line.slice(key.length).trim() || (/^[ \t]/.test(lines[index + 1] ?? '') ? (lines[index + 1] ?? '').trim() : '');
            entries.push({ name: word, at, value: { kind: 'scalar', at: at + key.length, value: /^(?:".*"|'.*')$/.test(value) ? value.slice(1, -1) : value } });
        }
        at += line.length;
        at += text.startsWith('\r\n', at) ? 2 : 1;
    }
    return { kind: 'map', at: start, entries };
}

;

function shownName(name, otherwise = '…') {
    return /^[^\s]{1,80}$/.test(name) ? name : otherwise;
}
function textsOf(setting) {
    if (setting?.kind === 'scalar' && typeof setting.value === 'string')
        return [{ text: setting.value, at: setting.at }];
    return setting?.kind === 'list' ? setting.items.flatMap((item) => (item.kind === 'scalar' && typeof item.value === 'string' ? [{ text: item.value, at: item.at }] : [])) : [];
}
function digestOf(words) {
    return (0,tree_digest .w0)(words.join('\0')).slice(0, 8);
}

;
const LONGEST_COMMAND = 50_000;
function shell_words_commandsIn(text) {
    return new Splitter(text.slice(0, LONGEST_COMMAND)).commands();
}
class Splitter {
    text;
    found = [];
    words = [];
    reads = null;
    word = null;
    at = 0;
    constructor(text) {
        this.text = text;
    }
    commands() {
        const { text } = this;
        while (this.at < text.length) {
            const character = text.charAt(this.at);
            if (character === '\\') {
                if (text[this.at + 1] !== '\n')
                    this.add(text.charAt(this.at + 1));
                this.at += 2;
            }
            else if (character === "'")
                this.quoted();
            else if (character === '"')
                this.doubleQuoted();
            else if (character === '`' || ((character === '$' || character === '<' || character === '>') && text[this.at + 1] === '('))
                this.substitution();
            else if (character === '#' && this.word === null)
                this.at = this.find('\n', this.at);
            else if (/\s/.test(character)) {
                this.endWord();
                if (character === '\n')
                    this.endCommand(false);
                this.at += 1;
            }
            else if (character === '|') {
                const isOr = text[this.at + 1] === '|';
                this.endCommand(!isOr);
                this.at += isOr || text[this.at + 1] === '&' ? 2 : 1;
            }
            else if (character === '&' && (text[this.at + 1] === '>' || text[this.at - 1] === '>' || text[this.at - 1] === '<')) {
                this.add(character);
                this.at += 1;
            }
            else if (character === ';' || character === '&' || character === '(' || character === ')') {
                this.endCommand(false);
                this.at += 1;
            }
            else if (character === '>' || character === '<') {
                if (this.word !== null && !/^\d$/.test(this.word.text) && this.word.text !== '&' && !/[<>]$/.test(this.word.text))
                    this.endWord();
                this.add(character);
                this.at += 1;
                if (text[this.at] !== character && text[this.at] !== '&')
                    this.endWord();
            }
            else {
                this.add(character);
                this.at += 1;
            }
        }
        this.endCommand(false);
        return this.found;
    }
    add(text, run = null) {
        this.word ??= { text: '', runs: [], plain: false };
        this.word.text += text;
        if (run === null)
            this.word.plain ||= text !== '';
        else
            this.word.runs.push(run);
    }
    endWord() {
        if (this.word === null)
            return;
        const { text, runs, plain } = this.word;
        this.words.push({ text, runs, isRun: runs.length > 0 && !plain });
        this.word = null;
    }
    endCommand(isPipe) {
        this.endWord();
        const command = this.words.length === 0 ? null : { words: this.words, reads: this.reads };
        if (command !== null)
            this.found.push(command);
        this.reads = isPipe ? (command ?? this.reads) : null;
        this.words = [];
    }
    find(sign, from) {
        const end = this.text.indexOf(sign, from);
        return end < 0 ? this.text.length : end;
    }
    quoted() {
        const end = this.find("'", this.at + 1);
        this.add(this.text.slice(this.at + 1, end));
        this.at = end + 1;
    }
    doubleQuoted() {
        const { text } = this;
        this.add('');
        this.at += 1;
        while (this.at < text.length && text[this.at] !== '"') {
            if (text[this.at] === '\\') {
                this.add(text.charAt(this.at + 1));
                this.at += 2;
            }
            else if (text[this.at] === '`' || (text[this.at] === '$' && text[this.at + 1] === '('))
                this.substitution();
            else {
                this.add(text.charAt(this.at));
                this.at += 1;
            }
        }
        this.at += 1;
    }
    substitution() {
        const { text, at } = this;
        const isTick = text[at] === '`';
        const from = at + (isTick ? 1 : 2);
        const end = isTick ? this.find('`', from) : this.closing(from);
        this.add(text.slice(at, end + 1), text.slice(from, end));
        this.at = end + 1;
    }
    closing(from) {
        let depth = 1;
        let quote = '';
        for (let at = from; at < this.text.length; at += 1) {
            const character = this.text.charAt(at);
            if (character === '\\' && quote !== "'")
                at += 1;
            else if (quote !== '')
                quote = character === quote ? '' : quote;
            else if (character === '"' || character === "'")
                quote = character;
            else if (character === '(')
                depth += 1;
            else if (character === ')')
                depth -= 1;
            if (depth === 0)
                return at;
        }
        return this.text.length;
    }
}

;

const danger_SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'fish', 'pwsh', 'powershell']);
const danger_INTERPRETERS = new Set(['python', 'python2', 'python3', 'node', 'deno', 'bun', 'perl', 'ruby', 'php']);
const DOWNLOADERS = new Set(['curl', 'wget', 'aria2c', 'iwr', 'irm', 'invoke-webrequest', 'invoke-restmethod']);
const WRAPPERS = new Set(['sudo', 'env', 'command', 'exec', 'nohup', 'time', 'timeout', 'nice', 'doas', 'builtin', 'then', 'do', 'else', 'if', 'while', '!', '{', 'xargs', 'stdbuf', 'setsid']);
const CREDENTIALS = /(?:^|[/@=~])\.(?:ssh|aws|gnupg|kube)\/|\bid_(?:rsa|ed25519|ecdsa)\b|\.(?:netrc|git-credentials|npmrc|pypirc)\b/;
const danger_DEEPEST = 4;
function dangerOf(text) {
    const packed = text.replace(/[ \t]{2,}/g, ' ');
    if (packed.length > LONGEST_COMMAND)
        return 'encoded';
    return windowsDanger(packed) ?? dangerIn(shell_words_commandsIn(packed), danger_DEEPEST);
}
function dangerOfWords(words) {
    const command = { words: words.map((text) => ({ text, runs: [], isRun: false })), reads: null };
    const joined = words.join(' ');
    return joined.length > LONGEST_COMMAND ? 'encoded' : (windowsDanger(joined) ?? dangerIn([command], danger_DEEPEST));
}
function dangerIn(commands, depth) {
    if (depth === 0)
        return null;
    const downloaded = new Set();
    const given = new Map();
    for (const command of commands) {
        const read = command.reads === null ? null : (given.get(command.reads) ?? null);
        const danger = dangerAt(command, read, downloaded, depth);
        if (danger !== null)
            return danger;
        given.set(command, read ?? originOfCommand(command, depth));
    }
    return null;
}
function dangerAt(command, read, downloaded, depth) {
    const real = realWords(command.words);
    const [first, ...rest] = real;
    if (first === undefined)
        return null;
    const program = programOf(first.text);
    const inner = command.words.flatMap(({ runs }) => runs).map((run) => dangerIn(shell_words_commandsIn(run), depth - 1)).find((danger) => danger !== null);
    if (inner !== undefined)
        return inner;
    if (first.isRun)
        return originOf(first.runs, depth);
    if (DOWNLOADERS.has(program)) {
        for (const file of outputsOf(program, rest))
            downloaded.add(file);
        if (sends(program, rest) && [...rest, ...wordsBefore(command)].some(({ text }) => CREDENTIALS.test(text)))
            return 'credentials';
        return null;
    }
    if (downloaded.has(first.text) || downloaded.has(first.text.replace(/^\.\//, '')))
        return 'download';
    if (/^(?:nc|ncat|netcat)$/.test(program) && rest.some(({ text }) => /^(?:-[a-z]*e|--exec|--sh-exec|-c)$/.test(text)))
        return 'remote-shell';
    if (program === 'eval')
        return originOfWords(rest, depth) ?? dangerIn(shell_words_commandsIn(rest.map(({ text }) => text).join(' ')), depth - 1);
    const isShell = danger_SHELLS.has(program);
    if (!isShell && !danger_INTERPRETERS.has(program) && program !== 'source' && program !== '.')
        return null;
    if (isShell && rest.some(({ text }) => text === '-i') && rest.some(({ text }) => text.includes('/dev/tcp/')))
        return 'remote-shell';
    if (rest.some(({ text }) => /\/dev\/tcp\//.test(text)) && isShell && real.some(({ text }) => isRedirect(text)))
        return 'remote-shell';
    const code = codeOf(rest);
    if (code !== null)
        return isShell ? (originOfWords([code], depth) ?? dangerIn(shell_words_commandsIn(code.text), depth - 1)) : (originOfWords([code], depth) ?? codeDanger(code.text));
    const here = rest.findIndex(({ text }) => text === '<<<');
    if (here >= 0)
        return isShell ? originOfWords(rest.slice(here + 1), depth) : null;
    const [file] = withoutRedirects(rest).filter(({ text }) => !text.startsWith('-'));
    if (file?.text.startsWith('<(') === true)
        return originOf(file.runs, depth);
    const script = file?.text ?? '';
    if (downloaded.has(script) || downloaded.has(script.replace(/^\.\//, '')))
        return 'download';
    const readsInput = file === undefined || script === '/dev/stdin' || rest.some(({ text }) => text === '-s' || text === '-');
    if (!readsInput || rest.some(({ text }) => text === '-m'))
        return null;
    if (rest.some(({ text }) => /^(?:--version|-v|-V|--help|-h)$/.test(text)))
        return null;
    return read;
}
function withoutRedirects(words) {
    return words.filter(({ text }, index) => !isRedirect(text) && !/^[&\d]?[<>]{1,2}$/.test(words[index - 1]?.text ?? ''));
}
function isRedirect(text) {
    return /^[&\d]?[<>](?!\()/.test(text);
}
function originOf(runs, depth) {
    if (depth === 0)
        return null;
    for (const run of runs) {
        for (const command of shell_words_commandsIn(run)) {
            const origin = originOfCommand(command, depth - 1);
            if (origin !== null)
                return origin;
        }
    }
    return null;
}
function originOfWords(words, depth) {
    const [first] = words;
    return first !== undefined && first.isRun ? originOf(first.runs, depth) : null;
}
function originOfCommand({ words }, depth) {
    const [first, ...rest] = realWords(words);
    if (first === undefined)
        return null;
    const program = programOf(first.text);
    if (DOWNLOADERS.has(program))
        return isLocal(rest) ? null : 'download';
    const texts = rest.map(({ text }) => text);
    if (program === 'base64' && texts.some((text) => /^(?:-d|-D|-[a-z]*d|--decode)$/.test(text)))
        return 'encoded';
    if (program === 'openssl' && texts.includes('-d') && texts.some((text) => text === 'base64' || text === '-base64' || text === 'enc'))
        return 'encoded';
    if (program === 'xxd' && texts.some((text) => /^-[a-z]*r/.test(text)))
        return 'encoded';
    return depth > 0 && first.isRun ? originOf(first.runs, depth - 1) : null;
}
function isLocal(words) {
    const hosts = words.flatMap(({ text }) => /^[a-z]+:\/\/(?:[^/@]{0,200}@)?(\[[^\]]{1,60}\]|[^/:?#]{1,250})/i.exec(text)?.[1] ?? []);
    return hosts.length > 0 && hosts.every((host) => /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/i.test(host));
}
function realWords(words) {
    let at = 0;
    for (let isWrapped = false; at < words.length; at += 1) {
        const word = words[at];
        if (word === undefined || word.isRun)
            break;
        const { text } = word;
        if (WRAPPERS.has(programOf(text)))
            isWrapped = true;
        else if (!/^[A-Za-z_]\w{0,100}=/.test(text) && !(isWrapped && /^(?:-|\d+[smh]?$)/.test(text)))
            break;
    }
    return at === 0 ? words : words.slice(at);
}
function wordsBefore({ reads }) {
    return reads?.words ?? [];
}
function programOf(word) {
    if (/^[a-z-]*$/.test(word))
        return word;
    return word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase().replace(/\.exe$/, '').replace(/^(python[23])\.\d+$/, '$1');
}
function codeOf(words) {
    const at = words.findIndex(({ text }) => /^(?:-[a-zA-Z]{0,5}[ceE]|--eval|-p|--print|-Command|\/c)$/i.test(text) && !/^-[a-z]*s$/.test(text));
    return at < 0 ? null : (words[at + 1] ?? null);
}
function codeDanger(code) {
    const evaluates = /\b(?:exec|eval|Function|subprocess|os\.system|child_process|execSync)\b/.test(code);
    if (/\b(?:curl|wget)\s[^|]{0,300}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/.test(code))
        return 'download';
    if (evaluates && /\b(?:urlopen|requests\.get|https?\.get|fetch\s*\(|urlretrieve|LWP::Simple|file_get_contents\s*\(\s*['"]https?:)/.test(code))
        return 'download';
    return /\b(?:exec|eval)\s*\(/.test(code) && /\bb64decode\b|Buffer\.from\([^)]{0,2000}base64|\batob\s*\(/.test(code) ? 'encoded' : null;
}
function outputsOf(program, words) {
    const files = [];
    for (const [index, { text }] of words.entries()) {
        const next = words[index + 1]?.text ?? '';
        const isName = program === 'wget' ? text === '-O' || text === '--output-document' : /^(?:-[a-zA-Z]{0,6}o|--output|-OutFile)$/.test(text);
        if ((isName || /^1?>>?$/.test(text)) && next !== '' && !/^(?:-|\/dev\/null)$/.test(next))
            files.push(next.replace(/^\.\//, ''), next);
        const url = /^https?:\/\/[^?#]{1,500}\/([^/?#]{1,200})$/.exec(text)?.[1];
        if (url !== undefined && (program === 'wget' || words.some((word) => /^-[a-zA-Z]{0,6}O$/.test(word.text))))
            files.push(url);
    }
    return files;
}
function sends(program, words) {
    if (program === 'wget')
        return words.some(({ text }) => /^--post-(?:data|file)/.test(text));
    return words.some(({ text }) => /^(?:-d|-F|-T|--data(?:-\w+)?|--form|--upload-file|-Body|-InFile)(?:=|$)/.test(text) || /^-[a-zA-Z]{0,4}[dFT]@?$/.test(text) || /^-[dFT]@/.test(text));
}
function windowsDanger(text) {
    if (/\b(?:powershell|pwsh)\b/i.test(text) && /\s-e(?:nc|ncodedcommand)?\s+[A-Za-z0-9+/=]{24,}/i.test(text))
        return 'encoded';
    if (/\bmshta(?:\.exe)?\s{1,9}["']?https?:|\bcertutil(?:\.exe)?\s.{0,100}-urlcache\b/i.test(text))
        return 'download';
    const evaluates = /(?:^|[\s"'({;|&])(?:iex|invoke-expression)(?=[\s"'()$;|&]|$)/i.test(text);
    return evaluates && /\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|net\.webclient)\b/i.test(text) ? 'download' : null;
}

;




const COMMAND_KEYS = new Set(['command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'apiKeyHelper', 'awsAuthRefresh', 'awsCredentialExport', 'otelHeadersHelper', 'gcpAuthRefresh', 'headersHelper', 'refreshCommand']);
const DANGERS = {
    download: { does: 'runs what it has just downloaded, which can be another text tomorrow', remedy: 'Commit the script and run it from there, or install a pinned version.' },
    encoded: { does: 'runs encoded text, which no reviewer can read', remedy: 'Commit the script in plain text and run it from there.' },
    'remote-shell': { does: 'gives a shell to another machine', remedy: 'Remove it, and find out who added it.' },
    credentials: { does: 'sends keys or credentials to a server', remedy: 'Remove it, and find out who added it.' },
};
const hooks_hooks = function* ({ file, root }) {
    for (const { name, event, value, beside } of commandsBelow(root, file)) {
        const text = textOf(value);
        if (text === null)
            continue;
        const args = textsOf(under(beside, 'args').at(-1)?.value);
        const danger = args.length === 0 ? dangerOf(text) : dangerOfWords([text, ...args.map((arg) => arg.text)]);
        if (danger === null)
            continue;
        const where = event === '' ? (0,phrase .cv) `the command of ${name}` : (0,phrase .cv) `a hook of ${shownName(event)}`;
        yield { severity: 'error', at: value.at, message: (0,phrase .cv) `${where} ${(0,phrase .pj)(DANGERS[danger].does)}, and no question is asked`, remedy: (0,phrase .pj)(DANGERS[danger].remedy), key: `${event === '' ? name : event}/${danger}/${digestOf([text, ...args.map((arg) => arg.text)])}` };
    }
};
function* commandsBelow(root, file) {
    if (file.holds === 'servers')
        return;
    for (const { value } of under(root, 'hooks'))
        for (const event of entriesOf(value))
            yield* textsBelow(event.value, event.name, 0);
    if (file.holds === 'hooks')
        for (const event of entriesOf(root))
            if (event.name !== 'hooks')
                yield* textsBelow(event.value, event.name, 0);
    if (file.client !== 'claude')
        return;
    for (const { name, value } of entriesOf(root))
        if (COMMAND_KEYS.has(name))
            yield { name, event: '', value, beside: value };
    for (const path of [['statusLine', 'command'], ['subagentStatusLine', 'command'], ['fileSuggestion', 'command']]) {
        for (const { value } of along(root, path))
            yield { name: path[0] ?? '', event: '', value, beside: value };
    }
}
const hooks_DEEPEST = 8;
function* textsBelow(setting, event, depth) {
    if (depth > hooks_DEEPEST)
        return;
    if (setting.kind === 'list')
        for (const item of setting.items)
            yield* textsBelow(item, event, depth + 1);
    for (const { name, value } of entriesOf(setting)) {
        if (COMMAND_KEYS.has(name))
            yield { name, event, value, beside: setting };
        else
            yield* textsBelow(value, event, depth + 1);
    }
}

;



const ALL_COMMANDS = /^(?:Bash|PowerShell|Shell)(?:\(\s*(?:|:?\*{1,2}|\*:\*)\s*\))?$/;
const ALL_TOOLS = /^(?:\*|\*\(\*\)|mcp__\*|mcp__\*__\*|mcp\(\*\)|Mcp\(\*:\*\))$/;
const ALLOW_LISTS = [
    { clients: ['claude'], path: ['permissions', 'allow'], all: ALL_COMMANDS },
    { clients: ['claude'], path: ['permissions', 'allow'], all: ALL_TOOLS },
    { clients: ['cursor'], path: ['permissions', 'allow'], all: ALL_COMMANDS },
    { clients: ['cursor'], path: ['permissions', 'allow'], all: ALL_TOOLS },
    { clients: ['gemini'], path: ['tools', 'allowed'], all: /^(?:\*|run_shell_command|ShellTool)$/ },
    { clients: ['gemini'], path: ['allowedTools'], all: /^(?:\*|run_shell_command|ShellTool)$/ },
    { clients: ['other', 'cursor', 'claude', 'gemini'], path: ['mcpServers', '*', 'autoApprove'], all: /^\*$/ },
    { clients: ['other', 'cursor', 'claude', 'gemini'], path: ['mcpServers', '*', 'alwaysAllow'], all: /^\*$/ },
];
const ANY_PROGRAM = /^(?:Bash|Shell)\((?:\/(?:usr\/)?bin\/)?(?:bash|sh|zsh|eval|exec|sudo|xargs|env)(?:\s+-c)?\s*(?::|\s)\*\)$/;
const permissions = function* ({ file, root }) {
    for (const { clients, path, all } of ALLOW_LISTS) {
        if (!clients.includes(file.client))
            continue;
        for (const { value } of along(root, path)) {
            for (const { text, at } of textsOf(value))
                if (all.test(text.trim()))
                    yield allows(text.trim(), at, path.map((part) => (part === '*' ? '…' : part)).join('.'));
        }
    }
    if (file.client === 'claude') {
        for (const { value } of along(root, ['permissions', 'allow'])) {
            for (const item of itemsOf(value))
                if (ANY_PROGRAM.test(textOf(item)?.trim() ?? ''))
                    yield anyProgram(textOf(item)?.trim() ?? '', item.at);
        }
    }
    if (file.client === 'opencode')
        yield* openByName(along(root, ['permission']).at(-1));
    if (file.client === 'vscode')
        yield* terminal(along(root, ['chat.tools.terminal.autoApprove']).at(-1));
};
function allows(rule, at, list) {
    const isTool = ALL_TOOLS.test(rule);
    return {
        severity: 'warning',
        at,
        message: isTool ? (0,phrase .cv) `the rule ${rule} in ${list} asks for every tool to run without a question` : (0,phrase .cv) `the rule ${rule} in ${list} lets any command run without a question`,
        remedy: isTool ? (0,phrase .pj)('List the tools that are needed, such as `mcp__github__get_issue`.') : (0,phrase .pj)('List the commands that are needed, such as `Bash(npm test)` or `Bash(git diff:*)`.'),
        key: `${list}/${rule}`,
    };
}
function anyProgram(rule, at) {
    return {
        severity: 'notice',
        at,
        message: (0,phrase .cv) `the rule ${shownName(rule, 'for a shell')} lets any command run without a question, as its program runs others`,
        remedy: (0,phrase .pj)('List the commands themselves, such as `Bash(npm test)` or `Bash(./scripts/check.sh)`.'),
        key: `allow/${rule}`,
    };
}
function* openByName(permission) {
    const value = permission?.value;
    const bash = entriesOf(value).find(({ name }) => name === 'bash' || name === '*');
    if (textOf(value) !== 'allow' && textOf(bash?.value) !== 'allow')
        return;
    yield {
        severity: 'notice',
        at: bash?.at ?? permission?.at ?? 0,
        message: (0,phrase .cv) `${'permission'} lets any command run without a question`,
        remedy: (0,phrase .pj)('Write "bash": "ask", or allow by name what is needed.'),
        key: 'permission/bash',
    };
}
function* terminal(rules) {
    for (const { name, at, value } of entriesOf(rules?.value)) {
        if (!/^(?:\/\^?\.[*+]\$?\/[a-z]*|\*)$/.test(name) || value.kind !== 'scalar' || value.value !== true)
            continue;
        yield {
            severity: 'warning',
            at,
            message: (0,phrase .cv) `the pattern ${name} in ${'chat.tools.terminal.autoApprove'} lets any command run without a question`,
            remedy: (0,phrase .pj)('List the commands that are needed by name.'),
            key: `terminal/${name}`,
        };
    }
}

;







function* inFrontMatter(document) {
    const front = frontMatterOf(document);
    if (front === null || front === 'open')
        return;
    yield* allowedTools(front.root);
    for (const { at, value } of under(front.root, 'permissionMode')) {
        if (textOf(value) !== 'bypassPermissions')
            continue;
        yield { severity: 'warning', at, message: (0,phrase .cv) `${'permissionMode'} lets this agent run commands without a question`, remedy: (0,phrase .pj)('Write "default" or "acceptEdits".'), key: 'permissionMode' };
    }
    if (!front.lines.some((line) => /^["']?hooks["']?[ \t]*:/.test(line)))
        return;
    const read = [...hooks_hooks({ file: FRONT_MATTER, root: front.root })];
    yield* read.length > 0 ? read : hooksByLine(document.text, front.lines);
}
function* hooksByLine(text, lines) {
    let at = 0;
    for (const line of lines) {
        at = Math.max(at, text.indexOf(line, at));
        const key = /^[ \t]{0,200}(?:-[ \t]{1,20})?["']?[\w-]{1,60}["']?[ \t]{0,20}:[ \t]{0,20}(?:&\S{1,60}[ \t]{1,20})?/.exec(line)?.[0] ?? line;
        const value = line.slice(key.length).trim().replace(/^["']|["']$/g, '');
        const danger = value === '' ? null : dangerOf(value);
        if (danger !== null)
            yield { severity: 'error', at, message: (0,phrase .cv) `${'hooks'} in this front matter ${(0,phrase .pj)(DANGERS[danger].does)}, and no question is asked`, remedy: (0,phrase .pj)(DANGERS[danger].remedy), key: `hooks/${danger}/${digestOf([value])}` };
    }
}
const FRONT_MATTER = { agent: 'claude', client: 'other', holds: 'settings', pattern: /^$/, format: 'json', lets: 'nothing', source: 'https://code.claude.com/docs/en/skills' };
function* allowedTools(root) {
    for (const { value } of under(root, 'allowed-tools')) {
        for (const { text, at } of textsOf(value)) {
            for (const tool of toolsIn(text)) {
                if (!ALL_COMMANDS.test(tool) && tool !== '*')
                    continue;
                yield {
                    severity: 'notice',
                    at,
                    message: (0,phrase .cv) `${shownName(tool)} in ${'allowed-tools'} lets any command run without a question while this is used`,
                    remedy: (0,phrase .pj)('List the commands that are needed, such as Bash(git diff:*).'),
                    key: `allowed-tools/${tool}`,
                };
                return;
            }
        }
    }
}
function toolsIn(text) {
    const tools = [];
    for (const { 0: tool } of text.slice(0, 4_000).replace(/^\[|\]$/g, '').matchAll(/[^\s,()"']{1,200}(?:\([^()]{0,400}\))?/g))
        tools.push(tool);
    return tools;
}

;


const MODES = [
    {
        client: 'claude', path: ['permissions', 'defaultMode'], is: 'bypassPermissions', severity: 'warning',
        does: 'starts every session in the mode that runs commands without a question',
        remedy: 'Write "default" or "acceptEdits", and allow by name what must not ask; who works in a container can choose the mode there.',
        worseWith: { path: ['skipDangerousModePermissionPrompt'], is: true },
    },
    {
        client: 'claude', path: ['skipDangerousModePermissionPrompt'], is: true, severity: 'warning',
        does: 'takes away the question before the mode that runs commands without a question',
        remedy: 'Remove it: each person answers this question for their own machine.',
    },
    {
        client: 'claude', path: ['enableAllProjectMcpServers'], is: true, severity: 'warning',
        does: 'starts every server of `.mcp.json` without a question, also one that a later change adds',
        remedy: 'Name the servers in "enabledMcpjsonServers".',
    },
    {
        client: 'claude', path: ['sandbox', 'dangerouslyDisableSandbox'], is: true, severity: 'warning',
        does: 'lets commands run outside the sandbox',
        remedy: 'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.',
    },
    {
        client: 'claude', path: ['dangerouslyDisableSandbox'], is: true, severity: 'warning',
        does: 'lets commands run outside the sandbox',
        remedy: 'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.',
    },
    {
        client: 'codex', path: ['approval_policy'], is: 'never', severity: 'warning',
        does: 'runs commands without a question',
        remedy: 'Write "on-request".',
        worseWith: { path: ['sandbox_mode'], is: 'danger-full-access' },
        unless: { path: ['sandbox_mode'], is: 'read-only' },
    },
    {
        client: 'codex', path: ['sandbox_mode'], is: 'danger-full-access', severity: 'warning',
        does: 'lets commands read, write and send anything that the user can',
        remedy: 'Write "workspace-write".',
    },
    { client: 'gemini', path: ['tools', 'approvalMode'], is: 'yolo', severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Write `default` or `auto_edit`.' },
    { client: 'gemini', path: ['general', 'defaultApprovalMode'], is: 'yolo', severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Write `default` or `auto_edit`.' },
    { client: 'gemini', path: ['approvalMode'], is: 'yolo', severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Write `default` or `auto_edit`.' },
    { client: 'gemini', path: ['yolo'], is: true, severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Remove it.' },
    { client: 'gemini', path: ['autoAccept'], is: true, severity: 'notice', does: 'runs tools that count as safe without a question', remedy: 'Remove it: each person decides this for their own machine.' },
    { client: 'gemini', path: ['tools', 'autoAccept'], is: true, severity: 'notice', does: 'runs tools that count as safe without a question', remedy: 'Remove it: each person decides this for their own machine.' },
    { client: 'gemini', path: ['mcpServers', '*', 'trust'], is: true, severity: 'warning', does: 'runs every tool of its server without a question', remedy: 'Remove it, or list the tools that are needed in "includeTools".' },
    { client: 'vscode', path: ['chat.tools.autoApprove'], is: true, severity: 'warning', does: 'runs every tool, and commands too, without a question', remedy: 'Remove it, and approve by name what is needed.' },
    { client: 'vscode', path: ['chat.tools.global.autoApprove'], is: true, severity: 'warning', does: 'runs every tool, and commands too, without a question', remedy: 'Remove it, and approve by name what is needed.' },
    { client: 'vscode', path: ['claudeCode.allowDangerouslySkipPermissions'], is: true, severity: 'warning', does: 'opens the mode that runs commands without a question', remedy: 'Remove it: each person decides this for their own machine.' },
    { client: 'vscode', path: ['claudeCode.initialPermissionMode'], is: 'bypassPermissions', severity: 'warning', does: 'starts every session in the mode that runs commands without a question', remedy: 'Write "default".' },
];
const modes = function* ({ file, root }) {
    for (const mode of MODES) {
        if (mode.client !== file.client)
            continue;
        for (const { at, value } of along(root, mode.path)) {
            if (!isSet(value, mode.is) || (mode.unless !== undefined && holds(root, mode.unless)))
                continue;
            const isWorse = mode.worseWith !== undefined && holds(root, mode.worseWith);
            yield found(mode, at, isWorse);
        }
    }
    if (file.client === 'codex')
        yield* profiles(root);
};
function found({ path, severity, does, remedy, worseWith }, at, isWorse) {
    const also = isWorse ? (0,phrase .cv) `, and with ${worseWith?.path.at(-1) ?? ''} any text that the agent reads can act on the machine` : [];
    return { severity: isWorse ? 'error' : severity, at, message: (0,phrase .cv) `${path.map((part) => (part === '*' ? '…' : part)).join('.')} ${(0,phrase .pj)(does)}${also}`, remedy: (0,phrase .pj)(remedy), key: [...path, ...(isWorse ? ['worse'] : [])].join('/') };
}
function* profiles(root) {
    for (const { name, value } of along(root, ['profiles', '*'])) {
        const [sandbox] = along(value, ['sandbox_mode']);
        if (sandbox === undefined || !isSet(sandbox.value, 'danger-full-access') || !holds(value, { path: ['approval_policy'], is: 'never' }))
            continue;
        yield { severity: 'warning', at: sandbox.at, message: (0,phrase .pj)('a profile runs commands without a question and without a sandbox'), remedy: (0,phrase .pj)('Keep such a profile in the user\'s own settings.'), key: `profiles/${name}` };
    }
}
function holds(root, { path, is }) {
    return along(root, path).some(({ value }) => isSet(value, is));
}
function isSet(value, is) {
    return value.kind === 'scalar' && value.value === is;
}

;
function hostOf(url) {
    const host = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(?:[^/@\s]{0,200}@)?(\[[0-9a-f:.]{2,60}\]|[^/:?#\s@]{1,253})/i.exec(url.trim())?.[1]?.toLowerCase();
    return host === undefined || /[${}<>%]/.test(host) ? null : host;
}
function isNear(host) {
    if (/^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$/.test(host))
        return true;
    if (/^\[(?:::1?|f[cde][0-9a-f]{2}:.*)\]$/.test(host) || !host.includes('.'))
        return true;
    return /(?:^|\.)(?:localhost|local|internal|lan|home|test|example|invalid|svc|ts\.net|home\.arpa|example\.(?:com|org|net))$/.test(host) || host === 'host.docker.internal';
}

;
const DOCKER_VALUES = /^(?:-[a-z]*[evpwuhlmac]|--(?:env|volume|publish|workdir|user|hostname|label|memory|cpus|name|network|net|mount|entrypoint|env-file|add-host|pull|platform|device|cap-add|cap-drop|security-opt|tmpfs|shm-size|gpus|ulimit|dns|restart|stop-timeout|log-driver|log-opt|ipc|pid|runtime|label-file|link|expose|ip|cidfile|group-add|init-path|isolation|userns|volumes-from|cpuset-cpus|memory-swap|health-cmd))$/;
function looseVersionOf(words) {
    let at = 0;
    while (/^(?:cmd(?:\.exe)?|\/c|\/C|env|-S|[A-Za-z_]\w{0,100}=.*)$/.test(words[at] ?? ''))
        at += 1;
    const program = (words[at] ?? '').replace(/^.*[/\\]/, '').replace(/\.(?:cmd|exe)$/i, '').toLowerCase();
    const next = words[at + 1] ?? '';
    if (program === 'npx' || program === 'bunx' || program === 'pnpx')
        return npmIn(words, at + 1);
    if (((program === 'pnpm' || program === 'yarn') && next === 'dlx') || (program === 'npm' && (next === 'exec' || next === 'x')) || (program === 'bun' && next === 'x'))
        return npmIn(words, at + 2);
    if (program === 'uvx')
        return pythonIn(words, at + 1, /^(?:-p|--python|-w|--with|--with-editable|--index|--index-url|--extra-index-url|--default-index|--env-file|--directory|--refresh-package)$/);
    if (program === 'uv' && next === 'tool' && words[at + 2] === 'run')
        return pythonIn(words, at + 3, /^(?:-p|--python|-w|--with|--index|--index-url|--env-file|--directory)$/);
    if (program === 'pipx' && next === 'run')
        return pythonIn(words, at + 2, /^(?:--python|--index-url|-i|--pip-args)$/);
    if ((program === 'docker' || program === 'podman') && next === 'run')
        return imageIn(words, at + 2);
    return null;
}
function npmIn(words, from) {
    for (let index = from; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (word === '--')
            continue;
        const named = /^--package=(.+)$/.exec(word)?.[1] ?? (word === '-p' || word === '--package' ? words[(index += 1)] : undefined);
        if (named === undefined && word.startsWith('-'))
            continue;
        const name = named ?? word;
        if (!/^(?:@[\w.~-]{1,100}\/)?[\w.~-]{1,200}(?:@[^\s/]{0,100})?$/.test(name) || /^\.{1,2}$/.test(name))
            return null;
        const version = /^@?[^@]+@(.*)$/.exec(name)?.[1] ?? '';
        return /^=?v?\d+\.\d+\.\d+/.test(version) ? null : { kind: 'npm', name, index };
    }
    return null;
}
function pythonIn(words, from, values) {
    let [found, source] = [-1, false];
    for (let index = from; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (word === '--from' || word === '--spec') {
            [found, source] = [index + 1, true];
            break;
        }
        if (/^--(?:from|spec)=/.test(word)) {
            [found, source] = [index, true];
            break;
        }
        if (values.test(word))
            index += 1;
        else if (!word.startsWith('-')) {
            found = index;
            break;
        }
    }
    const name = (words[found] ?? '').replace(/^--(?:from|spec)=/, '');
    if (name === '' || name.includes('$'))
        return null;
    const git = /^(?:[\w.-]{1,100}\s*@\s*)?git\+[^\s@]{1,300}(?:@([^\s@]{1,200}))?$/.exec(name);
    if (git !== null)
        return git[1] === undefined || /^(?:main|master|HEAD|dev|develop)$/i.test(git[1]) ? { kind: 'python', name, index: found } : null;
    if (!/^[A-Za-z0-9][\w.-]{0,200}(?:\[[\w,.-]{0,200}\])?(?:(?:@|[=<>~!]=?).{0,100})?$/.test(name) || (source && /\.(?:whl|gz)$/.test(name)))
        return null;
    return /(?:===?|@)v?\d+(?:\.\d+)+/.test(name) ? null : { kind: 'python', name, index: found };
}
function imageIn(words, from) {
    for (let index = from; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (DOCKER_VALUES.test(word))
            index += 1;
        else if (!word.startsWith('-')) {
            if (!/^[\w./:@-]{1,300}$/.test(word) || word.includes('@sha256:'))
                return null;
            const tag = /:([\w.-]{1,128})$/.exec(word)?.[1];
            return tag === undefined || tag === 'latest' ? { kind: 'image', name: word, index } : null;
        }
    }
    return null;
}

;







const KEYS = [['mcpServers'], ['mcp_servers'], ['servers'], ['mcp'], ['mcp', 'servers']];
const servers = function* ({ file, root }) {
    for (const server of serversIn(root, file))
        yield* look(server);
};
function* serversIn(root, file) {
    if (file.holds === 'hooks')
        return;
    let isFlat = file.holds === 'servers';
    for (const path of KEYS) {
        for (const entry of along(root, [...path, '*'])) {
            isFlat = false;
            if (isServer(entry.value))
                yield entry;
        }
    }
    if (isFlat)
        for (const entry of entriesOf(root))
            if (isServer(entry.value))
                yield entry;
}
function isServer(setting) {
    return setting.kind === 'map' && setting.entries.some(({ name }) => /^(?:command|url|httpUrl|serverUrl)$/.test(name));
}
function* look({ name, value }) {
    const server = shownName(name);
    const command = under(value, 'command').at(-1)?.value;
    const words = [...textsOf(command), ...textsOf(under(value, 'args').at(-1)?.value)];
    const danger = words.length === 0 ? null : (dangerOfWords(words.map(({ text }) => text)) ?? (words.length === 1 ? dangerOf(words[0]?.text ?? '') : null));
    const at = words[0]?.at ?? value.at;
    if (danger !== null)
        yield { severity: 'error', at, message: (0,phrase .cv) `the server ${server} ${(0,phrase .pj)(DANGERS[danger].does)}`, remedy: (0,phrase .pj)(DANGERS[danger].remedy), key: `server/${name}/${danger}/${digestOf(words.map(({ text }) => text))}` };
    const loose = looseVersionOf(words.map(({ text }) => text));
    if (danger === null && loose !== null) {
        yield {
            severity: 'notice',
            at: words[loose.index]?.at ?? at,
            message: (0,phrase .cv) `the server ${server} runs ${shownName(loose.name)} in whatever version is the newest`,
            remedy: (0,phrase .pj)(loose.kind === 'image' ? 'Name a tag or, better, a digest: `image@sha256:…`.' : loose.kind === 'python' ? 'Name an exact version, such as `name==1.2.3`.' : 'Name an exact version, such as `name@1.2.3`.'),
            key: `server/${name}/version`,
        };
    }
    const urls = ['url', 'httpUrl', 'serverUrl'].flatMap((key) => under(value, key)).map((entry) => ({ text: textOf(entry.value) ?? '', at: entry.value.at }));
    for (const url of [...urls, ...words.slice(1)]) {
        const host = /^http:\/\//i.test(url.text) ? hostOf(url.text) : null;
        if (host === null || isNear(host))
            continue;
        yield { severity: 'warning', at: url.at, message: (0,phrase .cv) `the server ${server} is reached at ${shownName(host)} without encryption, so anybody on the way can read and change what it says`, remedy: (0,phrase .pj)('Write https://.'), key: `server/${name}/http` };
        break;
    }
}

;




const MAKERS = /(?:^|\.)(?:anthropic\.com|openai\.com|openai\.azure\.com|services\.ai\.azure\.com|googleapis\.com|amazonaws\.com)$/;
const isForeign = (value) => {
    const host = hostOf(value);
    return host !== null && !isNear(host) && !MAKERS.test(host);
};
const toHost = (what) => (value) => (0,phrase .cv) `${(0,phrase .pj)(what)} ${shownName(hostOf(value) ?? '')}`;
const VARIABLES = [
    { name: /^(?:ANTHROPIC(?:_BEDROCK|_VERTEX|_FOUNDRY)?_BASE_URL|OPENAI_(?:BASE_URL|API_BASE)|GOOGLE_GEMINI_BASE_URL|GOOGLE_VERTEX_BASE_URL|CODE_ASSIST_ENDPOINT)$/, isMeant: isForeign, does: toHost('sends all that the agent says, and its key, to'), remedy: 'Remove it: who uses a gateway sets it for their own machine.' },
    { name: /^(?:https?|all)_proxy$/i, isMeant: isForeign, does: toHost('sends what the agent and its commands load through'), remedy: 'Remove it: who needs a proxy sets it for their own machine.' },
    { name: /^NODE_TLS_REJECT_UNAUTHORIZED$/, isMeant: (value) => value === '0', does: () => (0,phrase .pj)('lets anybody on the way read and change what the agent sends'), remedy: 'Remove it; for a certificate of your own, set `NODE_EXTRA_CA_CERTS` on the machine.' },
    { name: /^(?:BASH_ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES|PROMPT_COMMAND|PYTHONSTARTUP|PERL5OPT|RUBYOPT)$/, isMeant: (value) => value !== '', does: () => (0,phrase .pj)('makes commands of the agent run other code first'), remedy: 'Remove it, and run that code as a command of its own.' },
    { name: /^NODE_OPTIONS$/, isMeant: (value) => /(?:^|\s)(?:-r|--require|--import|--loader|--experimental-loader)(?:[\s=]|$)/.test(value), does: () => (0,phrase .pj)('makes every Node.js program of the agent run other code first'), remedy: 'Remove it, and name the code where it is needed.' },
];
const PLACES = [
    { client: 'claude', path: ['env', '*'] },
    { client: 'codex', path: ['shell_environment_policy', 'set', '*'] },
];
const traffic = function* ({ file, root }) {
    for (const { client, path } of PLACES) {
        if (client !== file.client)
            continue;
        for (const { name, at, value } of along(root, path)) {
            const text = textOf(value) ?? (value.kind === 'scalar' ? String(value.value) : '');
            const variable = VARIABLES.find((known) => known.name.test(name));
            if (variable === undefined || !variable.isMeant(text))
                continue;
            yield { severity: 'warning', at, message: (0,phrase .cv) `${name} ${variable.does(text)}`, remedy: (0,phrase .pj)(variable.remedy), key: `env/${name}` };
        }
    }
    if (file.client === 'codex') {
        for (const path of [['openai_base_url'], ['chatgpt_base_url'], ['model_providers', '*', 'base_url']]) {
            for (const { name, at, value } of along(root, path)) {
                if (!isForeign(textOf(value) ?? ''))
                    continue;
                yield { severity: 'notice', at, message: (0,phrase .cv) `${name} makes older versions of Codex send all that they say to ${shownName(hostOf(textOf(value) ?? '') ?? '')}; current ones ignore it in a project`, remedy: (0,phrase .pj)('Keep it in the user\'s own settings.'), key: `${path.join('/')}/${name}` };
            }
        }
    }
};

;








const settings_CHECKS = [permissions, modes, hooks_hooks, servers, traffic];
const MOST_FOUND = 100;
const unsafeSettings = {
    name: 'unsafe-settings',
    look(document) {
        const settings = openSettings(document);
        if (settings !== null)
            return settings_told(document, settings_CHECKS.flatMap((check) => [...check(settings)]));
        return document.isProse && document.kind !== 'fact' ? settings_told(document, [...inFrontMatter(document)]) : [];
    },
};
function settings_told({ path, text }, found) {
    const placeOf = placesIn(text);
    const keys = new Set();
    const worstFirst = [...found.filter(({ severity }) => severity === 'error'), ...found.filter(({ severity }) => severity !== 'error')];
    const first = worstFirst.filter(({ key }) => !keys.has(key) && keys.add(key).size > 0).slice(0, MOST_FOUND);
    return first.map(({ severity, at, message, remedy, key }) => ({ subject: 'unsafe-setting', severity, path, ...placeOf(at), message, remedy, key }));
}

;



const FOR_PEOPLE = /(?:^|\/)(?:readme|index|contributing|changelog|license|claude|agents)[^/]*\.md$/i;
const ALOUD = /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/;
const claudeAgent = function* (document) {
    const { path, text } = document;
    if (!/(?:^|\/)\.claude\/agents\/.*\.md$/i.test(path) || FOR_PEOPLE.test(path) || path !== document.place || text.trim() === '')
        return;
    const front = frontMatterOf(document);
    if (front === null) {
        yield { severity: ALOUD.test(path) ? 'notice' : 'warning', line: 1, column: null, message: (0,phrase .pj)('the file has no front matter, so Claude does not take it for an agent'), remedy: (0,phrase .pj)('Begin with `---` lines around name and description, or move it out of this folder.'), key: 'no-front-matter' };
        return;
    }
    if (front === 'open') {
        yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter of the agent is not closed, so Claude leaves the agent out'), remedy: (0,phrase .pj)('Write a line that is exactly `---` below its keys.'), key: 'open' };
        return;
    }
    for (const key of ['name', 'description']) {
        const entries = under(front.root, key);
        const value = entries.at(-1)?.value;
        const isThere = front.read === 'lines' ? entries.length > 0 : value !== undefined && (value.kind !== 'scalar' || (value.value !== null && value.value !== ''));
        if (!isThere)
            yield { severity: 'warning', line: 1, column: null, message: (0,phrase .cv) `the agent has no ${key}, so Claude leaves it out`, remedy: (0,phrase .cv) `Write ${key} into its front matter.`, key };
    }
};
const claudeRule = function* (document) {
    const { path, lines } = document;
    if (!/(?:^|\/)\.claude\/rules\/.*\.md$/i.test(path) || path !== document.place)
        return;
    const front = frontMatterOf(document);
    if (front === null)
        return;
    if (front === 'open') {
        const key = lines.slice(1, 30).findIndex((line) => /^(?:paths|globs)\s*:/.test(line));
        if (key >= 0)
            yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter is not closed, so the rule applies to other paths than it says'), remedy: (0,phrase .pj)('Write a line that is exactly `---` below its keys.'), key: 'open' };
        return;
    }
    const entry = under(front.root, 'paths').at(-1);
    const line = front.lines.findIndex((text) => text.startsWith('paths')) + 2;
    if (entry === undefined) {
        const other = entriesOf(front.root).find(({ name }) => name === 'path' || name === 'globs' || name === 'applyTo');
        if (other !== undefined)
            yield { severity: 'notice', line: Math.max(2, front.lines.findIndex((text) => text.startsWith(other.name)) + 2), column: null, message: (0,phrase .cv) `Claude does not know the key ${other.name}, so the rule applies everywhere`, remedy: (0,phrase .cv) `Write ${'paths'}.`, key: 'paths-name' };
        return;
    }
    if (front.read === 'lines')
        return;
    const { value } = entry;
    const isGood = value.kind === 'list' ? itemsOf(value).every((item) => textOf(item) !== null) : value.kind === 'scalar' && (value.value === null || textOf(value) !== null);
    if (!isGood)
        yield { severity: 'warning', line, column: null, message: (0,phrase .cv) `${'paths'} is no list of patterns, so the rule does not apply where it says`, remedy: (0,phrase .pj)('Write a list: `- "src/**/*.ts"`.'), key: 'paths' };
};

;



const copilotInstructions = function* (document) {
    const { path, text } = document;
    if (!/(?:^|\/)\.github\/instructions\//i.test(path) || path !== document.place || text.trim() === '')
        return;
    if (!/\.instructions\.md$/i.test(path)) {
        const isMeant = /\.(?:md|mdc|markdown|txt)$/i.test(path) && !/(?:^|\/)(?:readme|index|contributing|changelog|license)[^/]*$/i.test(path);
        if (isMeant)
            yield { severity: 'warning', line: 1, column: null, message: (0,phrase .cv) `Copilot reads only files whose name ends in ${'.instructions.md'} from this folder, so it never reads this one`, remedy: (0,phrase .pj)('Rename it.'), key: 'name' };
        return;
    }
    const front = frontMatterOf(document);
    if (front === 'open') {
        yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter is not closed, so Copilot does not know for which files this is'), remedy: (0,phrase .pj)('Write a line that is exactly `---` below its keys.'), key: 'open' };
    }
    else if (front === null || under(front.root, 'applyTo').length === 0) {
        yield { severity: 'notice', line: 1, column: null, message: (0,phrase .cv) `there is no ${'applyTo'}, so these instructions apply only where somebody adds them`, remedy: (0,phrase .cv) `Write ${'applyTo: "**"'} into the front matter, or the files that are meant.`, key: 'apply-to' };
    }
};

;

const cursor_front_KNOWN = 'description|globs|alwaysApply';
const KEY = /^([A-Za-z_][\w-]{0,60})[ \t]*:(.*)$/;
const INDENTED_KEY = new RegExp(String.raw `^ {1,40}(?:${cursor_front_KNOWN})[ \t]*:(?:\s|$)`);
const NO_COLON = new RegExp(`^(${cursor_front_KNOWN})(?![\\w-])[ \\t]*(?!:)`);
function brokenFront(lines) {
    let block = 'value';
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] ?? '';
        const key = KEY.exec(line);
        if (key === null) {
            const isText = block === 'text' && /^(?:\s|$)/.test(line);
            if (isText || /^\s*(?:#|$)/.test(line))
                continue;
            if (/^ *\t/.test(line))
                return fault(index, (0,phrase .cv) `a tab indents this line, which YAML does not allow, so Cursor may not read the rule`, 'Indent with blanks.', 'tab');
            const name = NO_COLON.exec(line)?.[1];
            if (name !== undefined)
                return fault(index, (0,phrase .cv) `${name} has no colon, so Cursor does not read it`, 'Write a colon and a blank behind it.', 'colon');
            if (INDENTED_KEY.test(line) && block !== 'items')
                return fault(index, (0,phrase .pj)('this key is indented below a value, so Cursor may not read the rule'), 'Write it at the beginning of its line.', 'nested');
            const item = /^\s*-[ \t]+(["'[{].*)$/.exec(line)?.[1];
            if (item !== undefined && endOf([item]) === null)
                return cursor_front_open(index, item);
            continue;
        }
        const [, name = '', rest = ''] = key;
        if (name === 'alwaysApply' && /^[^\s]/.test(rest))
            return fault(index, (0,phrase .cv) `there is no blank behind the colon of ${name}, so Cursor does not read it`, 'Write a blank behind the colon.', 'colon');
        const value = rest.trim();
        block = /^[|>][-+\d]{0,2}(?:\s+#.*)?$/.test(value) ? 'text' : value === '' ? 'items' : 'value';
        if (!/^["'[{]/.test(value))
            continue;
        const end = endOf([value, ...upToKey(lines, index + 1)]);
        if (end === null)
            return cursor_front_open(index, value);
        index += end;
    }
    return null;
}
function upToKey(lines, from) {
    let to = from;
    while (to < lines.length && !KEY.test(lines[to] ?? ''))
        to += 1;
    return lines.slice(from, to);
}
function endOf(lines) {
    const first = lines[0]?.charAt(0) ?? '';
    if (first === '"' || first === "'") {
        const end = lines.findIndex((line, index) => line.slice(index === 0 ? 1 : 0).includes(first));
        return end < 0 ? null : end;
    }
    let depth = 0;
    let quote = '';
    for (const [index, line] of lines.entries()) {
        for (let at = 0; at < line.length; at += 1) {
            const character = line.charAt(at);
            if (quote !== '') {
                if (character === '\\' && quote === '"')
                    at += 1;
                else if (character === quote)
                    quote = '';
            }
            else if ((character === '"' || character === "'") && /^[\s[{,:]?$/.test(line.charAt(at - 1)))
                quote = character;
            else if (character === '#' && /\s/.test(line.charAt(at - 1)))
                break;
            else if (character === '[' || character === '{')
                depth += 1;
            else if (character === ']' || character === '}')
                depth -= 1;
            if (depth === 0 && quote === '')
                return index;
        }
    }
    return null;
}
function cursor_front_open(index, value) {
    const isQuote = /^["']/.test(value);
    return fault(index, isQuote ? (0,phrase .pj)('a quote opens this value and is never closed, so Cursor may not read the rule') : (0,phrase .pj)('a bracket opens this value and is never closed, so Cursor may not read the rule'), isQuote ? 'Close the quote, or leave it out.' : 'Close the bracket, or leave it out.', 'unclosed');
}
function fault(index, message, remedy, key) {
    return { severity: 'warning', line: index + 2, column: 1, message, remedy: (0,phrase .pj)(remedy), key };
}

;



const cursorRule = function* (document) {
    const { path, text, lines } = document;
    if (!/(?:^|\/)\.cursor\/rules\/.*\.mdc$/i.test(path) || path !== document.place || text.trim() === '')
        return;
    const front = frontMatterOf(document);
    if (front === 'open') {
        yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter is not closed, so Cursor does not know when the rule applies'), remedy: (0,phrase .pj)('Write a line that is exactly `---` below its keys.'), key: 'open' };
        return;
    }
    if (front === null) {
        yield { severity: 'notice', line: 1, column: null, message: (0,phrase .pj)('the rule has no front matter at its very beginning, so it applies only where somebody names it'), remedy: (0,phrase .pj)('Begin with `---` lines around description, globs or alwaysApply, if it should apply by itself.'), key: 'no-front-matter' };
        return;
    }
    const broken = brokenFront(front.lines);
    if (broken !== null) {
        yield broken;
        return;
    }
    let isNested = false;
    for (const [index, line] of front.lines.entries()) {
        const number = index + 2;
        const key = /^([A-Za-z_][\w-]*)\s*:(.*)$/.exec(line);
        if (key === null) {
            if (!isNested && isStray(line)) {
                yield { severity: 'warning', line: number, column: 1, message: (0,phrase .pj)('this line of the front matter is no key with a value, so Cursor may not read the rule'), remedy: (0,phrase .pj)('Move it below the closing `---` line.'), key: 'stray' };
                return;
            }
            continue;
        }
        const value = (key[2] ?? '').replace(/\s+#.*$/, '').trim();
        isNested = /^(?:|[|>][-+]?\d?|\[[^\]]*|"[^"]*|'[^']*)$/.test(value);
        if (key[1] === 'alwaysApply')
            yield* always(value, number, lines[number - 1] ?? '');
    }
};
function isStray(line) {
    return line.trim() !== '' && !/^[\s#\-\]}]/.test(line);
}
function* always(value, line, raw) {
    if (value === '' || /^(?:true|false)$/i.test(value))
        return;
    const isQuoted = /^(["'])(?:true|false)\1$/i.test(value);
    yield {
        severity: isQuoted ? 'notice' : 'warning',
        line,
        column: raw.indexOf(':') + 2,
        message: isQuoted ? (0,phrase .cv) `${'alwaysApply'} is a text in quotes, which Cursor may not take for true or false` : (0,phrase .cv) `${'alwaysApply'} is neither true nor false, so the rule does not always apply`,
        remedy: (0,phrase .pj)('Write true or false, without quotes.'),
        key: 'always-apply',
    };
}

;
const CLAUDE_EVENTS = [
    'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'PermissionRequest', 'PermissionDenied', 'Notification',
    'UserPromptSubmit', 'UserPromptExpansion', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop', 'PreCompact', 'PostCompact',
    'Elicitation', 'ElicitationResult', 'TeammateIdle', 'TaskCreated', 'TaskCompleted', 'Setup', 'InstructionsLoaded', 'CwdChanged',
    'FileChanged', 'ConfigChange', 'WorktreeCreate', 'WorktreeRemove', 'SessionStart', 'SessionEnd', 'PreModelSwitch',
    'PostModelSwitch', 'MessageDisplay', 'DirectoryAdded',
];
const CURSOR_EVENTS = [
    'sessionStart', 'sessionEnd', 'preToolUse', 'postToolUse', 'postToolUseFailure', 'subagentStart', 'subagentStop',
    'beforeShellExecution', 'afterShellExecution', 'beforeMCPExecution', 'afterMCPExecution', 'beforeReadFile', 'afterFileEdit',
    'beforeSubmitPrompt', 'preCompact', 'stop', 'afterAgentResponse', 'afterAgentThought', 'beforeTabFileRead', 'afterTabFileEdit',
    'workspaceOpen',
];
const GEMINI_EVENTS = [
    'BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent', 'Notification', 'SessionStart', 'SessionEnd', 'PreCompress', 'BeforeModel',
    'AfterModel', 'BeforeToolSelection',
];
const GEMINI_FIELDS = ['enabled', 'disabled', 'notifications', 'hooks'];
const COPILOT_EVENTS = [
    'sessionStart', 'sessionEnd', 'userPromptSubmitted', 'preToolUse', 'postToolUse', 'postToolUseFailure', 'agentStop', 'subagentStart',
    'subagentStop', 'errorOccurred', 'preCompact', 'permissionRequest', 'notification',
];

;






const deadHooks = function* (document) {
    const settings = openSettings(document);
    if (settings === null)
        return;
    for (const { at, ...found } of deadIn(settings))
        yield { ...found, ...settings.placeOf(at) };
};
function* deadIn({ file, root }) {
    const known = eventsOf(file);
    if (known === null)
        return;
    if (file.holds === 'hooks' && under(root, 'hooks').length === 0) {
        const bare = entriesOf(root).find(({ name }) => CLAUDE_EVENTS.includes(name));
        if (bare !== undefined)
            yield { severity: 'warning', at: bare.at, message: (0,phrase .cv) `${bare.name} does not stand below the key ${'hooks'}, so its hooks never run`, remedy: (0,phrase .pj)('Write `{"hooks": {…}}` around the events.'), key: 'hooks/no-wrapper' };
    }
    for (const { value } of under(root, 'hooks')) {
        for (const event of entriesOf(value)) {
            if (file.client === 'gemini' && GEMINI_FIELDS.includes(event.name))
                continue;
            if (!known.includes(event.name))
                yield* misnamed(event, known);
            else if (file.client === 'gemini' || CLAUDE_EVENTS.includes(event.name))
                yield* misshapen(event, file.client === 'other' ? 'notice' : 'warning');
        }
    }
}
function eventsOf({ client, holds }) {
    if (client === 'claude')
        return CLAUDE_EVENTS;
    if (client === 'cursor')
        return CURSOR_EVENTS;
    if (client === 'gemini')
        return GEMINI_EVENTS;
    return client === 'other' && holds === 'hooks' ? [...CLAUDE_EVENTS, ...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS] : null;
}
function* misnamed({ name, at }, known) {
    const meant = known.find((event) => event.toLowerCase() === name.toLowerCase()) ?? (0,nearest .p)(name, known);
    yield {
        severity: meant === null ? 'notice' : 'warning',
        at,
        message: meant === null ? (0,phrase .cv) `${shownName(name)} is none of the known hook events, so its hooks may never run` : (0,phrase .cv) `${shownName(name)} is no hook event, so its hooks never run`,
        remedy: meant === null ? (0,phrase .pj)('Look the event up in the documentation of the agent.') : (0,phrase .cv) `Write ${meant}.`,
        key: `event/${name.slice(0, 100)}`,
    };
}
function* misshapen({ name, at, value }, severity) {
    const wrong = (place, message, remedy, key) => ({ severity, at: place, message, remedy: (0,phrase .pj)(remedy), key: `hooks/${name}/${key}` });
    if (value.kind !== 'list') {
        yield wrong(at, (0,phrase .cv) `the hooks of ${name} are no list, so they never run`, 'Write a list of {"matcher": …, "hooks": […]}.', 'no-list');
        return;
    }
    for (const group of value.items) {
        const inner = under(group, 'hooks').at(-1)?.value;
        if (inner?.kind !== 'list') {
            yield wrong(group.at, (0,phrase .cv) `a hook of ${name} stands outside of a list ${'hooks'}, so it never runs`, 'Write {"matcher": …, "hooks": [{"type": "command", "command": …}]}.', 'no-hooks');
            return;
        }
        for (const hook of inner.items) {
            const type = textOf(under(hook, 'type').at(-1)?.value);
            const isCommand = type === 'command' && textOf(under(hook, 'command').at(-1)?.value) === null;
            if (type !== null && !isCommand)
                continue;
            yield wrong(hook.at, isCommand ? (0,phrase .cv) `a hook of ${name} has no ${'command'}, so it never runs` : (0,phrase .cv) `a hook of ${name} has no ${'type'}, so it never runs`, isCommand ? 'Write the command that it should run.' : 'Write "type": "command".', isCommand ? 'no-command' : 'no-type');
            return;
        }
    }
}

;




const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 1024;
const READ = /(?:^|\/)\.(?:agents|augment|claude|cline|codex|cursor|factory|gemini|github|goose|junie|kilocode|kiro|opencode|qwen|roo|trae|windsurf)\/skills\//i;
const STRICT = /(?:^|\/)\.(?:agents|codex|cursor|gemini|github|opencode)\/skills\//i;
const skill = function* (document) {
    const { path, text } = document;
    if (!/(?:^|\/)skill\.md$/i.test(path) || path !== document.place || text.trim() === '')
        return;
    const severity = READ.test(path) ? 'warning' : 'notice';
    const strict = STRICT.test(path) ? 'warning' : 'notice';
    const front = frontMatterOf(document);
    if (front === null || front === 'open') {
        const message = front === null ? (0,phrase .pj)('the skill has no front matter, so agents leave it out or guess when to use it') : (0,phrase .pj)('the front matter of the skill is not closed, so agents leave it out or guess when to use it');
        yield { severity, line: 1, column: 1, message, remedy: (0,phrase .pj)('Begin with `---` lines around name and description.'), key: 'no-front-matter' };
        return;
    }
    if (front.read === 'lines' && strict === 'warning') {
        yield { severity: 'notice', line: 2, column: null, message: (0,phrase .pj)('the front matter of the skill is no YAML, so some agents leave it out'), remedy: (0,phrase .pj)('Put values with a colon or brackets into quotes.'), key: 'yaml' };
    }
    for (const key of ['name', 'description']) {
        if (skill_valueOf(front, key) === '')
            yield { severity: key === 'name' ? strict : severity, line: 1, column: null, message: (0,phrase .cv) `the skill has no ${key}, so ${(0,phrase .pj)(key === 'name' ? 'some agents leave it out' : 'agents leave it out or guess when to use it')}`, remedy: (0,phrase .cv) `Write ${key} into its front matter.`, key };
    }
    yield* nameFaults(path, front);
    const description = skill_valueOf(front, 'description');
    if ([...description].length > LONGEST_DESCRIPTION && front.read === 'yaml') {
        yield { severity: strict, line: lineOf(front, 'description'), column: null, message: (0,phrase .cv) `the ${'description'} of the skill is longer than ${LONGEST_DESCRIPTION} characters, so some agents leave it out`, remedy: (0,phrase .pj)('Move all but what it is for and when to use it into the text.'), key: 'description-length' };
    }
};
function* nameFaults(path, front) {
    const name = skill_valueOf(front, 'name');
    if (name === '')
        return;
    const line = lineOf(front, 'name');
    const folder = path.split('/').at(-2) ?? '';
    if ([...name].length > LONGEST_NAME) {
        yield { severity: STRICT.test(path) ? 'warning' : 'notice', line, column: null, message: (0,phrase .cv) `the ${'name'} of the skill is longer than ${LONGEST_NAME} characters, so some agents leave it out`, remedy: (0,phrase .pj)('Shorten it, and its folder with it.'), key: 'name-length' };
    }
    else if (!/^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(name)) {
        if (/(?:^|\/)\.[a-z]+\/skills\//i.test(path))
            yield { severity: 'notice', line, column: null, message: (0,phrase .cv) `the ${'name'} of the skill is not made of lower-case letters, digits and single hyphens, as the specification wants`, remedy: (0,phrase .pj)('Write it like its folder: my-skill.'), key: 'name-form' };
    }
    else if (folder !== name && /(?:^|\/)skills\/[^/]+\/[^/]+$/i.test(path)) {
        yield { severity: READ.test(path) ? 'warning' : 'notice', line, column: null, message: (0,phrase .cv) `the skill is named ${shownName(name)} and its folder ${folder}: some agents leave it out, others call it by the folder`, remedy: (0,phrase .pj)('Give both the same name.'), key: 'name-folder' };
    }
}
function skill_valueOf({ root }, key) {
    const entry = under(root, key).at(-1);
    return textOf(entry?.value)?.trim() ?? (entry?.value.kind === 'scalar' && entry.value.value !== null ? String(entry.value.value) : '');
}
function lineOf({ lines }, key) {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
}

var dist = __webpack_require__(20528);
;








const syntax = function* (document) {
    const file = (0,files .hH)(document.path);
    if (file === null || document.text.length > MOST_SETTINGS || document.text.trim() === '' || document.path !== document.place)
        return;
    if (file.format === 'toml')
        yield* tomlFault(document);
    else
        yield* jsonFaults(document, file);
};
const MOST_SAID = 5;
function* jsonFaults({ text }, { lets }) {
    const { faults, root } = readJsonSettings(text);
    const placeOf = placesIn(text);
    const said = new Set();
    for (const fault of faults) {
        const wrong = wrongOf(fault, lets);
        const key = fault.kind === 'twice' ? `twice/${fault.name.slice(0, 100)}` : fault.kind;
        if (wrong === null || said.has(key) || said.size === MOST_SAID)
            continue;
        said.add(key);
        yield { severity: 'warning', ...placeOf(fault.at), ...wrong, key };
    }
    if (faults.length === 0 && root.kind !== 'map')
        yield { severity: 'warning', line: 1, column: null, message: (0,phrase .pj)('the file holds no JSON object, so its agent ignores it'), remedy: (0,phrase .pj)('Write the settings between `{` and `}`.'), key: 'no-object' };
}
function wrongOf({ kind, name }, lets) {
    switch (kind) {
        case 'fault':
            return { message: (0,phrase .pj)('the file is no JSON from here on, so its agent ignores all of it'), remedy: (0,phrase .pj)('Mend it: a comma, quote or bracket is missing here or before, or one too many.') };
        case 'comment':
            return lets === 'nothing' ? { message: (0,phrase .pj)('there is a comment, which JSON does not have, so the agent ignores the whole file'), remedy: (0,phrase .pj)('Remove the comment.') } : null;
        case 'last-comma':
            return lets === 'comments-and-commas' ? null : { message: (0,phrase .pj)('there is a comma before a closing bracket, which JSON does not have, so the agent ignores the whole file'), remedy: (0,phrase .pj)('Remove the comma.') };
        case 'twice':
            return { message: (0,phrase .cv) `the key ${shownName(name)} is there twice, and only the last one counts`, remedy: (0,phrase .pj)('Put both together, or remove one.') };
    }
}
const LONGEST_TOML = 64 * 1024;
function* tomlFault({ path, text }) {
    if (text.length > LONGEST_TOML || typeof (0,read_data .v)(path, text) !== 'string')
        return;
    try {
        (0,dist .qg)(text, { maxDepth: 60 });
    }
    catch (error) {
        if (!(error instanceof dist .zx))
            return;
        yield { severity: 'warning', line: Math.max(1, error.line), column: Math.max(1, error.column), message: (0,phrase .pj)('the file is no TOML from here on, so its agent ignores it or does not start'), remedy: (0,phrase .pj)('Mend it: a quote or bracket is missing, or a key is there twice.'), key: 'fault' };
    }
}

;


const BEGINNING = 1_000;
const encoding = function* (document) {
    if (!document.isProse && (0,files .hH)(document.path) === null)
        return;
    const beginning = document.text.slice(0, BEGINNING);
    const zeros = [...beginning].flatMap((character, index) => (character === '\0' ? [index % 2] : []));
    const even = zeros.filter((side) => side === 0).length;
    if (zeros.length < 4 || zeros.length * 4 < beginning.length || Math.min(even, zeros.length - even) * 10 > zeros.length)
        return;
    yield { severity: 'warning', line: 1, column: null, message: (0,phrase .pj)('the file is not UTF-8 but looks like UTF-16, so agents read nothing that makes sense'), remedy: (0,phrase .pj)('Save it as UTF-8.'), key: 'encoding' };
};
const empty = function* (document) {
    if (!document.isProse || document.kind === 'import' || document.kind === 'fact' || document.path !== document.place)
        return;
    if (document.text.length > 10_000 || /(?:^|\/)\.(?:keep|git(?:keep|ignore|attributes))$/.test(document.path) || document.text.replace(/^\uFEFF/, '').trim() !== '')
        return;
    yield { severity: 'notice', line: 1, column: null, message: (0,phrase .pj)('the file is empty, so agents learn nothing from it'), remedy: (0,phrase .pj)('Write into it, or remove it.'), key: 'empty' };
};

;







const structure_CHECKS = [empty, syntax, deadHooks, cursorRule, skill, claudeAgent, claudeRule, copilotInstructions];
const brokenFiles = {
    name: 'broken-files',
    look(document) {
        const unread = [...encoding(document)];
        const faults = unread.length > 0 ? unread : structure_CHECKS.flatMap((check) => [...check(document)]);
        return faults.map((fault) => ({ subject: 'broken-file', path: document.path, ...fault }));
    },
};

var scope = __webpack_require__(72975);
;


const twins_TWINS = [
    /(?:^|\/)agents\.md$/i, /(?:^|\/)claude\.md$/i, /(?:^|\/)gemini\.md$/i, /(?:^|\/)\.github\/copilot-instructions\.md$/i, /(?:^|\/)\.cursorrules$/i, /(?:^|\/)\.windsurfrules$/i, /(?:^|\/)\.clinerules$/i, /(?:^|\/)\.junie\/guidelines\.md$/i,
];
const FEWEST_LINES = 8;
const MOST_LINES = 20_000;
const MOST_DOCUMENTS = 2000;
const RELATED = 0.6;
const SAME = 0.9;
const driftedTwins = {
    name: 'drifted-twins',
    async look(documents) {
        const folders = new Map();
        for (const document of documents.slice(0, MOST_DOCUMENTS)) {
            const rank = twins_TWINS.findIndex((pattern) => pattern.test(document.path));
            if (rank < 0)
                continue;
            const folder = (0,scope .g)(document.path);
            folders.set(folder, [...(folders.get(folder) ?? []), { document, rank }]);
        }
        return [...folders.values()].flatMap((twins) => (twins.length < 2 ? [] : drifted(twins)));
    },
};
function drifted(twins) {
    const sorted = twins.toSorted((a, b) => a.rank - b.rank || (a.document.path < b.document.path ? -1 : 1));
    const places = new Set();
    const earlier = [];
    const found = [];
    for (const { document } of sorted) {
        if (places.has(document.place))
            continue;
        places.add(document.place);
        const lines = linesOf(document);
        if (lines.count < FEWEST_LINES)
            continue;
        const [closest] = earlier.map((other) => ({ other, ...twins_compare(other, lines) })).toSorted((a, b) => b.share - a.share);
        earlier.push(lines);
        if (closest === undefined || closest.differing === 0 || closest.share < RELATED)
            continue;
        const severity = closest.share >= SAME ? 'warning' : 'notice';
        found.push({
            subject: 'drifted-twin',
            severity,
            path: document.path,
            line: closest.line,
            column: null,
            message: (0,phrase .cv) `${document.path} and ${closest.other.document.path} were one text and have drifted: ${closest.equal} lines are equal, ${closest.differing} are in one of them alone`,
            remedy: (0,phrase .cv) `Keep one of them, and make the others a link to it (${`ln -sf ${relative(document.path, closest.other.document.path)} ${document.path}`}) or an import of it.`,
            key: closest.other.document.path,
        });
    }
    return found;
}
const AGENT_NAMES = /\b(?:claude(?:[ -]code)?(?:\.md)?|codex|gemini(?:[ -]cli)?(?:\.md)?|(?:github )?copilot(?:-instructions(?:\.md)?)?|cursor(?:rules)?|windsurf(?:rules)?|cline(?:rules)?|junie|agents?(?:\.md)?|ai(?: (?:coding )?(?:assistants?|agents?))?|(?:coding )?assistants?|anthropic|openai|google|claude\.ai\/code)\b/gi;
function linesOf(document) {
    const known = new Map();
    let [count, weight] = [0, 0];
    let titled = false;
    for (const { raw, kind, number } of document.markdown.lines.slice(0, MOST_LINES)) {
        if (kind === 'blank' || kind === 'front-matter' || kind === 'comment' || /^\s*@\S+\s*$/.test(raw))
            continue;
        if (!titled && kind === 'heading') {
            titled = true;
            continue;
        }
        const line = raw.slice(0, 2000).replace(AGENT_NAMES, '·').replace(/\s+/g, ' ').trim();
        if (line === '' || /^(?:this|the)? ?·?[^.]{0,40}file (?:provides|contains|gives|guides)\b/i.test(line) || !/[\p{L}\p{N}]/u.test(line))
            continue;
        const before = known.get(line);
        if (before === undefined)
            known.set(line, { line: number, times: 1 });
        else
            before.times += 1;
        count += 1;
        weight += weightOf(line);
    }
    return { document, known, count, weight };
}
function weightOf(line) {
    return Math.min(line.length, 200);
}
function twins_compare(one, other) {
    let [equal, shared] = [0, 0];
    let line = null;
    for (const [text, place] of other.known) {
        const both = Math.min(place.times, one.known.get(text)?.times ?? 0);
        equal += both;
        shared += both * weightOf(text);
        if (both === 0)
            line ??= place.line;
    }
    return { share: (2 * shared) / Math.max(1, one.weight + other.weight), equal, differing: one.count + other.count - 2 * equal, line: line ?? 1 };
}
function relative(from, to) {
    const above = from.split('/').slice(0, -1);
    const target = to.split('/');
    while (above.length > 0 && above[0] === target[0] && target.length > 1) {
        above.shift();
        target.shift();
    }
    return [...above.map(() => '..'), ...target].join('/');
}

;









const TEXT_DETECTORS = [hiddenText, concealedText(speaksAsLure), secrets_secrets, unsafeSettings, lures, brokenFiles];
const TREE_DETECTORS = [deadReferences, conflicts .e, driftedTwins];

;

async function look_look(documents, repository) {
    const found = documents.flatMap((document) => [...textObservations(document)]);
    for (const detector of TREE_DETECTORS)
        found.push(...(await detector.look(documents, repository)));
    return numbered(found.sort(byPlace));
}
const look_known = new WeakMap();
function textObservations(document) {
    const before = look_known.get(document);
    if (before !== undefined)
        return before;
    const found = TEXT_DETECTORS.flatMap((detector) => [...detector.look(document)]);
    look_known.set(document, found);
    return found;
}
function blocking(documents) {
    const times = new Map();
    for (const { subject, severity } of documents.flatMap(textObservations))
        if (severity === 'error')
            times.set(subject, (times.get(subject) ?? 0) + 1);
    return times;
}
function byPlace(a, b) {
    if (a.path !== b.path)
        return a.path < b.path ? -1 : 1;
    return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}
function numbered(found) {
    const times = new Map();
    return found.map(wellFormed).map((observation) => {
        const name = [observation.subject, observation.path, observation.key].join('\0');
        const count = (times.get(name) ?? 0) + 1;
        times.set(name, count);
        return count === 1 ? observation : { ...observation, key: `${observation.key}#${count}` };
    });
}
function wellFormed(observation) {
    const key = observation.key.replace(/\p{Cs}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
    return key === observation.key ? observation : { ...observation, key };
}


  }),

  34176:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  endingOf),
  v: () => (  readData)
});

var json = __webpack_require__(19117);
var node = __webpack_require__(71547);
var dist = __webpack_require__(20528);
;

const MOST_VALUES = 50_000;
const LONGEST_WORD = 1_000;
const BLANKS = /[ \t]*/y;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
const WORD = /[^\s,\]}#]+/y;
const TIME_AFTER_DATE = / \d\d:[^\s,\]}#]*/y;
function tomlPlaces(text, unquote) {
    return new PlaceReader(text, unquote).document();
}
class PlaceReader {
    text;
    unquote;
    bounds = new node .cz(MOST_VALUES);
    at;
    constructor(text, unquote) {
        this.text = text;
        this.unquote = unquote;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
    }
    document() {
        const root = table({ from: 0, to: this.text.length });
        let path = [root];
        for (this.skip(); this.at < this.text.length; this.skip()) {
            const from = this.at;
            if (this.takes('[')) {
                const isItem = this.takes('[');
                const key = this.key(']');
                if (isItem && !this.takes(']'))
                    throw fault();
                path = this.descend([root], key, isItem, from);
                extend(path, { from, to: this.at });
            }
            else {
                extend(path, { from, to: this.pair(path, from, path.length) });
            }
        }
        return root;
    }
    pair(path, from, depth) {
        const key = this.key('=');
        const last = key.at(-1);
        const parents = this.descend(path, key.slice(0, -1), false, from);
        const parent = parents.at(-1);
        this.blanks();
        const value = this.value(depth + key.length);
        if (last === undefined || parent?.kind !== 'table' || parent.entries.has(last))
            throw fault();
        parent.entries.set(last, value);
        extend(parents, { from, to: value.span.to });
        return value.span.to;
    }
    descend(path, key, isItem, from) {
        const found = [...path];
        for (const [index, name] of key.entries()) {
            const parent = found.at(-1);
            if (parent?.kind !== 'table')
                throw fault();
            const begun = isItem && index === key.length - 1;
            const child = parent.entries.get(name) ?? this.begin(parent, name, begun ? { kind: 'list', span: { from, to: from }, items: [] } : table({ from, to: from }));
            if (child.kind === 'list' && begun)
                child.items.push(this.counted(table({ from, to: from })));
            const item = child.kind === 'list' ? child.items.at(-1) : undefined;
            found.push(child, ...(item === undefined ? [] : [item]));
            if (found.length > 2 * node .bP)
                throw (0,node .DI)();
        }
        return found;
    }
    begin(parent, name, child) {
        parent.entries.set(name, this.counted(child));
        return child;
    }
    counted(node) {
        this.bounds.enter(0);
        return node;
    }
    value(depth) {
        this.bounds.enter(depth);
        const from = this.at;
        if (this.takes('[')) {
            const items = [];
            this.items(']', () => items.push(this.value(depth + 1)));
            return { kind: 'list', span: { from, to: this.at }, items };
        }
        if (this.takes('{')) {
            const inline = table({ from, to: from });
            this.items('}', () => this.pair([inline], this.at, depth + 1));
            inline.span = { from, to: this.at };
            return inline;
        }
        const quote = this.text[from];
        if (quote === '"' || quote === "'")
            this.string(quote);
        else
            this.word();
        return { kind: 'scalar', span: { from, to: this.at } };
    }
    items(close, read) {
        for (this.skip(); !this.takes(close); this.skip()) {
            read();
            this.skip();
            if (!this.takes(',') && this.text[this.at] !== close)
                throw fault();
        }
    }
    word() {
        const word = this.match(WORD);
        if (/^\d{4}-\d\d-\d\d$/.test(word))
            this.match(TIME_AFTER_DATE);
        if (word === '' || word.length > LONGEST_WORD)
            throw fault();
    }
    string(quote) {
        const isLong = this.text.startsWith(quote.repeat(3), this.at);
        const close = isLong ? quote.repeat(3) : quote;
        let end = this.at + close.length;
        while (end < this.text.length && !this.text.startsWith(close, end))
            end += quote === '"' && this.text[end] === '\\' ? 2 : 1;
        end += close.length;
        if (isLong)
            for (let more = 0; more < 2 && this.text[end] === quote; more += 1)
                end += 1;
        if (end > this.text.length)
            throw fault();
        this.at = end;
    }
    key(close) {
        const parts = [];
        do {
            this.blanks();
            parts.push(this.keyPart());
            if (parts.length > node .bP)
                throw (0,node .DI)();
            this.blanks();
        } while (this.takes('.'));
        if (!this.takes(close))
            throw fault();
        return parts;
    }
    keyPart() {
        const quote = this.text[this.at];
        if (quote !== '"' && quote !== "'") {
            const bare = this.match(BARE_KEY);
            if (bare === '')
                throw fault();
            return bare;
        }
        const from = this.at;
        this.string(quote);
        const quoted = this.text.slice(from, this.at);
        return quote === '"' && quoted.includes('\\') ? this.unquote(quoted) : quoted.slice(1, -1);
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text)?.[0] ?? '';
        this.at += found.length;
        return found;
    }
    takes(character) {
        const isThere = this.text[this.at] === character;
        if (isThere)
            this.at += 1;
        return isThere;
    }
    blanks() {
        this.match(BLANKS);
    }
    skip() {
        for (;;) {
            const character = this.text[this.at];
            if (character === ' ' || character === '\t' || character === '\n' || character === '\r')
                this.at += 1;
            else if (character !== '#')
                return;
            else {
                const end = this.text.indexOf('\n', this.at);
                this.at = end === -1 ? this.text.length : end;
            }
        }
    }
}
function table(span) {
    return { kind: 'table', span, entries: new Map() };
}
function extend(path, { to }) {
    for (const node of path) {
        if (node.kind !== 'scalar' && node.span.to < to)
            node.span = { from: node.span.from, to };
    }
}
function fault() {
    return new node .IO('the file is no TOML');
}

;



function readToml(text) {
    const places = tomlPlaces(text, unquoted);
    return joined(places, parsed(text), text);
}
function parsed(text) {
    try {
        return (0,dist .qg)(text, { integersAsBigInt: true, maxDepth: node .bP });
    }
    catch (error) {
        if (error instanceof dist .zx)
            throw new node .IO('the file is no TOML');
        throw error;
    }
}
function unquoted(quoted) {
    const { key } = parsed(`key = ${quoted}`);
    if (typeof key !== 'string')
        throw disagreement();
    return key;
}
function joined(place, value, text) {
    const { span } = place;
    switch (place.kind) {
        case 'scalar':
            return { kind: 'scalar', span, value: scalarOf(value, span, text) };
        case 'list':
            if (!Array.isArray(value) || value.length !== place.items.length)
                throw disagreement();
            return { kind: 'list', span, items: place.items.map((item, index) => joined(item, value[index] ?? '', text)) };
        case 'table': {
            if (!isTable(value))
                throw disagreement();
            const table = new Map(Object.entries(value));
            if (table.size !== place.entries.size)
                throw disagreement();
            const entries = new Map();
            for (const [key, child] of place.entries) {
                const at = table.get(key);
                if (at === undefined)
                    throw disagreement();
                entries.set(key, { key, value: joined(child, at, text) });
            }
            return { kind: 'map', span, entries };
        }
    }
}
function isTable(value) {
    return typeof value === 'object' && Object.getPrototypeOf(value) === null;
}
function scalarOf(value, { from, to }, text) {
    const source = text.slice(from, to);
    if (typeof value === 'string' && /^["']/.test(source))
        return value;
    if (typeof value === 'boolean' && source === String(value))
        return value;
    if ((typeof value === 'bigint' || typeof value === 'number') && /^[-+]?(?:[0-9]|inf$|nan$)/.test(source))
        return { as: 'number', text: source };
    if (value instanceof dist .PJ && /^[0-9]{2}(?::|[0-9]{2}-)/.test(source))
        return { as: 'date', text: source };
    throw disagreement();
}
function disagreement() {
    return new node .IO('the file cannot be read as TOML without doubt');
}

var yaml_dist = __webpack_require__(33483);
var canonical = __webpack_require__(61175);
var yaml_compose = __webpack_require__(8746);
;




const MOST_LEXEMES = 40_000;
const MOST_LINES = 20_000;
function readYaml(text) {
    const [document, second] = compose(text);
    if (document === undefined)
        throw yaml_values_fault();
    if (second !== undefined)
        throw new node .IO('the file holds more than one YAML document');
    if (document.errors.length > 0)
        throw yaml_values_fault();
    return new YamlReader(text).node(document.contents, 0, { from: text.length, to: text.length });
}
function compose(text) {
    let lines = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        lines += 1;
    if (lines > MOST_LINES)
        throw new node .IO(`the file has more than ${MOST_LINES} lines`);
    const tokens = [];
    const parser = new yaml_dist .iX();
    let lexemes = 0;
    for (const lexeme of new yaml_dist .JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MOST_LEXEMES)
            throw new node .IO('the file is too long to be read as YAML');
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > node .bP)
            throw (0,node .DI)();
    }
    for (const token of parser.end())
        tokens.push(token);
    if (tokens.some(({ type }) => type === 'directive'))
        throw new node .IO('the file holds a YAML directive');
    return (0,yaml_compose .l)(tokens, text.length, { version: '1.2', merge: false, uniqueKeys: false, strict: true });
}
class YamlReader {
    text;
    bounds = new node .cz();
    constructor(text) {
        this.text = text;
    }
    node(node, depth, empty) {
        this.bounds.enter(depth);
        if (node === null || node === undefined)
            return { kind: 'scalar', span: empty, value: null };
        if ((0,yaml_dist .Vj)(node))
            return { kind: 'unclear', why: 'it is reached through a YAML alias' };
        if (!(0,yaml_dist .jh)(node) && !(0,yaml_dist .oP)(node) && !(0,yaml_dist .jn)(node))
            return { kind: 'unclear', why: 'it is no plain YAML value' };
        if (node.tag !== undefined)
            return { kind: 'unclear', why: 'it has a YAML tag' };
        if (node.anchor !== undefined)
            return { kind: 'unclear', why: 'it has a YAML anchor' };
        const [from, end] = node.range ?? [empty.from, empty.to];
        if ((0,yaml_dist .jn)(node))
            return { kind: 'scalar', span: { from, to: end }, value: yaml_values_scalarOf(node) };
        const to = this.text[end - 1] === '\n' ? end - 1 : end;
        if ((0,yaml_dist .jh)(node))
            return this.map(node, depth, { from, to });
        return { kind: 'list', span: { from, to }, items: node.items.map((item) => this.node(item, depth + 1, { from: to, to })) };
    }
    map(map, depth, span) {
        const entries = new Map();
        const meanings = new Map();
        for (const { key, value } of map.items) {
            if (!(0,yaml_dist .jn)(key) || key.tag !== undefined || key.anchor !== undefined)
                return { kind: 'unclear', why: 'a key beside it is no plain text' };
            const written = yaml_values_scalarOf(key);
            const name = nameOf(written);
            if (name === '<<' && key.type === 'PLAIN')
                return { kind: 'unclear', why: 'there is a YAML merge key beside it' };
            if (name === null)
                return { kind: 'unclear', why: 'a key beside it is no plain text' };
            const meaning = typeof written === 'string' ? null : (TRUTHS.get(name.toLowerCase()) ?? null);
            if (meaning !== null && (meanings.get(meaning) ?? name) !== name)
                return { kind: 'unclear', why: 'two keys beside it mean the same' };
            if (meaning !== null)
                meanings.set(meaning, name);
            const end = key.range?.[1] ?? span.to;
            (0,node .An)(entries, name, { key: written, value: this.node(value, depth + 1, { from: end, to: end }) });
        }
        return { kind: 'map', span, entries };
    }
}
const TRUTHS = new Map([...['true', 'yes', 'on', 'y'].map((word) => [word, 'true']), ...['false', 'no', 'off', 'n'].map((word) => [word, 'false'])]);
const NUMERIC = /^(?:[-+]?\.?[0-9][-+0-9a-fotxz_.: ]*|[-+]?\.(?:inf|nan))$/i;
function yaml_values_scalarOf({ value, source, type }) {
    if (value === null || typeof value === 'boolean')
        return value;
    if (typeof value === 'string') {
        if (!(0,canonical .UC)(value))
            throw new node .IO('the file holds half of a surrogate pair, which is no character');
        return type === 'PLAIN' && (NUMERIC.test(value) || TRUTHS.has(value.toLowerCase())) ? { as: 'plain', text: value } : value;
    }
    if (source === undefined)
        throw yaml_values_fault();
    return { as: 'number', text: source };
}
function nameOf(key) {
    if (key === null || typeof key === 'string')
        return key;
    if (typeof key === 'boolean')
        return String(key);
    return /^(?:0|-?[1-9][0-9]{0,14})$/.test(key.text) || TRUTHS.has(key.text.toLowerCase()) ? key.text : null;
}
function yaml_values_fault() {
    return new node .IO('the file is no YAML');
}

;




const READERS = new Map([
    ['json', json .V],
    ['jsonc', json .V],
    ['yaml', readYaml],
    ['yml', readYaml],
    ['toml', readToml],
]);
const MOST_DATA = 4 * 1024 * 1024;
function endingOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
function readData(path, text) {
    const read = READERS.get(endingOf(path));
    if (read === undefined)
        return 'this version reads values of JSON, YAML and TOML files only; use lines or a quote';
    if (text.length > MOST_DATA)
        return `the file is longer than ${MOST_DATA} characters, so its values are not read; use a quote`;
    try {
        return read(text);
    }
    catch (error) {
        if (error instanceof node .IO)
            return error.message;
        throw error;
    }
}


  })

};
