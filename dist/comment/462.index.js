export const id = 462;
export const ids = [462];
export const modules = {

  4462:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  look: () => (  look_look)
});

var phrase = __webpack_require__(8013);
var secrets = __webpack_require__(9423);
var tree_digest = __webpack_require__(8973);
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








const MOST_PLACES = 20;
const LONGEST_DECODED = 10_000;
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
                remedy: (line, column) => (0,phrase .cv) `Delete the characters at line ${line}, column ${column}; ${'npx memtrust check --format json'} shows what they say.`,
            }));
        }
        for (const word of mixedWords(document.text)) {
            add(found, 'mixed-script', () => ({
                severity: 'warning',
                from: word.from,
                raw: word.word,
                what: () => `a word in Latin letters with ${word.script} ones among them (${codePoints(word.foreign.join(''), SHOWN)}): it is not the word that it looks like`,
                says: () => spelt(word),
                remedy: () => (0,phrase .pj)('Write the word in the letters of one script.'),
            }));
        }
        if (found.size > 0)
            yield* told(document, found);
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
function* told(document, found) {
    const places = new Places(document.text);
    const known = new Map();
    for (const [name, { places: all, times }] of found) {
        for (const [index, place] of all.slice(0, MOST_PLACES).entries()) {
            const isLast = index === MOST_PLACES - 1;
            const rest = isLast ? times - MOST_PLACES : 0;
            const { line, column } = places.at(place.from);
            const digest = (0,tree_digest .w0)(place.raw).slice(0, 8);
            const nth = (known.get(`${name} ${digest}`) ?? 0) + 1;
            known.set(`${name} ${digest}`, nth);
            yield {
                subject: 'hidden-text',
                severity: place.severity,
                path: document.path,
                line,
                column,
                message: (0,phrase .pj)(`${place.what()}${rest === 0 ? '' : `; and so at ${rest} more ${rest === 1 ? 'place' : 'places'} of this file`}`),
                remedy: place.remedy(line, column),
                key: nth === 1 ? `${name} ${digest}` : `${name} ${digest} ${nth}`,
                decoded: (0,secrets .cT)(saidTogether(isLast ? all.slice(index) : [place])),
            };
        }
    }
}
function saidTogether(places) {
    let said = '';
    for (const place of places) {
        if (said.length >= LONGEST_DECODED)
            break;
        said += said === '' ? place.says() : ` ${place.says()}`;
    }
    return said.slice(0, LONGEST_DECODED);
}
function isBinary({ path, text }) {
    return BINARY.test(path) && text.includes('\ufffd');
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
        for (const [index, [key, { secret, times }]] of worstFirst.slice(0, MOST_SECRETS).entries()) {
            const rest = index === MOST_SECRETS - 1 ? known.size - MOST_SECRETS : 0;
            yield {
                subject: 'secret',
                severity: secret.isCertain ? 'error' : 'warning',
                path,
                ...places.at(secret.from),
                message: [...(0,phrase .pj)(secret.isCertain ? `${secret.label} stands here in the clear: ` : `${secret.label} stands here: `), ...(0,phrase .cv) `${`${secret.type}#${secret.digest}`}`, ...(0,phrase .pj)(times === 1 ? '' : `, ${times} times in this file`), ...(0,phrase .pj)(rest === 0 ? '' : `; and ${rest} more ${rest === 1 ? 'secret' : 'secrets'} in this file`)],
                remedy: REMEDY,
                key,
            };
        }
    },
};
const REMEDY = (0,phrase .cv) `Revoke it where it was issued, for what was once pushed stays in the history; then name an environment variable in its place, such as ${'${TOKEN}'}.`;

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

var read_data = __webpack_require__(2797);
var files = __webpack_require__(182);
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
    const file = (0,files .h)(document.path);
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
        return { root: byLine(lines, text, opening.length), read: 'lines', lines };
    const isTwice = data.kind === 'map' && [...data.entries.values()].includes('twice');
    return isTwice ? { root: byLine(lines, text, opening.length), read: 'lines', lines } : { root: settingOf(data, opening.length), read: 'yaml', lines };
}
function byLine(lines, text, start) {
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

var nearest = __webpack_require__(1224);
;
const LONGEST_COMMAND = 50_000;
function commandsIn(text) {
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

const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'fish', 'pwsh', 'powershell']);
const INTERPRETERS = new Set(['python', 'python2', 'python3', 'node', 'deno', 'bun', 'perl', 'ruby', 'php']);
const DOWNLOADERS = new Set(['curl', 'wget', 'aria2c', 'iwr', 'irm', 'invoke-webrequest', 'invoke-restmethod']);
const WRAPPERS = new Set(['sudo', 'env', 'command', 'exec', 'nohup', 'time', 'timeout', 'nice', 'doas', 'builtin', 'then', 'do', 'else', 'if', 'while', '!', '{', 'xargs', 'stdbuf', 'setsid']);
const CREDENTIALS = /(?:^|[/@=~])\.(?:ssh|aws|gnupg|kube)\/|\bid_(?:rsa|ed25519|ecdsa)\b|\.(?:netrc|git-credentials|npmrc|pypirc)\b/;
const danger_DEEPEST = 4;
function dangerOf(text) {
    const packed = text.replace(/[ \t]{2,}/g, ' ');
    return windowsDanger(packed) ?? dangerIn(commandsIn(packed), danger_DEEPEST);
}
function dangerOfWords(words) {
    const command = { words: words.map((text) => ({ text, runs: [], isRun: false })), reads: null };
    return windowsDanger(words.join(' ')) ?? dangerIn([command], danger_DEEPEST);
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
    const inner = command.words.flatMap(({ runs }) => runs).map((run) => dangerIn(commandsIn(run), depth - 1)).find((danger) => danger !== null);
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
        return originOfWords(rest, depth) ?? dangerIn(commandsIn(rest.map(({ text }) => text).join(' ')), depth - 1);
    const isShell = SHELLS.has(program);
    if (!isShell && !INTERPRETERS.has(program) && program !== 'source' && program !== '.')
        return null;
    if (isShell && rest.some(({ text }) => text === '-i') && rest.some(({ text }) => text.includes('/dev/tcp/')))
        return 'remote-shell';
    if (rest.some(({ text }) => /\/dev\/tcp\//.test(text)) && isShell && real.some(({ text }) => isRedirect(text)))
        return 'remote-shell';
    const code = codeOf(rest);
    if (code !== null)
        return isShell ? (originOfWords([code], depth) ?? dangerIn(commandsIn(code.text), depth - 1)) : (originOfWords([code], depth) ?? codeDanger(code.text));
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
        for (const command of commandsIn(run)) {
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
    const most = text.slice(0, 50_000);
    if (/\b(?:powershell|pwsh)\b/i.test(most) && /\s-e(?:nc|ncodedcommand)?\s+[A-Za-z0-9+/=]{24,}/i.test(most))
        return 'encoded';
    if (/\bmshta(?:\.exe)?\s{1,9}["']?https?:|\bcertutil(?:\.exe)?\s.{0,100}-urlcache\b/i.test(most))
        return 'download';
    const evaluates = /(?:^|[\s"'({;|&])(?:iex|invoke-expression)(?=[\s"'()$;|&]|$)/i.test(most);
    return evaluates && /\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|net\.webclient)\b/i.test(most) ? 'download' : null;
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






const COMMAND_KEYS = new Set(['command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'apiKeyHelper', 'awsAuthRefresh', 'awsCredentialExport', 'otelHeadersHelper', 'gcpAuthRefresh', 'headersHelper', 'refreshCommand']);
const MOST_COMMANDS = 5_000;
const DANGERS = {
    download: { does: 'runs what it has just downloaded, which can be another text tomorrow', remedy: 'Commit the script and run it from there, or install a pinned version.' },
    encoded: { does: 'runs encoded text, which no reviewer can read', remedy: 'Commit the script in plain text and run it from there.' },
    'remote-shell': { does: 'gives a shell to another machine', remedy: 'Remove it, and find out who added it.' },
    credentials: { does: 'sends keys or credentials to a server', remedy: 'Remove it, and find out who added it.' },
};
const hooks = function* ({ file, root }) {
    let left = MOST_COMMANDS;
    for (const { name, event, value, beside } of commandsBelow(root, file)) {
        const text = textOf(value);
        if (text === null || (left -= 1) < 0)
            continue;
        const args = textsOf(under(beside, 'args').at(-1)?.value);
        const danger = args.length === 0 ? dangerOf(text) : dangerOfWords([text, ...args.map((arg) => arg.text)]);
        if (danger === null)
            continue;
        const where = event === '' ? (0,phrase .cv) `the command of ${name}` : (0,phrase .cv) `a hook of ${shownName(event)}`;
        yield { severity: 'error', at: value.at, message: (0,phrase .cv) `${where} ${(0,phrase .pj)(DANGERS[danger].does)}, and no question is asked`, remedy: (0,phrase .pj)(DANGERS[danger].remedy), key: `${event === '' ? name : event}/${danger}` };
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
const deadHooks = function* ({ file, root }) {
    const known = eventsOf(file);
    if (known === null)
        return;
    if (file.holds === 'hooks' && under(root, 'hooks').length === 0) {
        const bare = entriesOf(root).find(({ name }) => CLAUDE_EVENTS.includes(name));
        if (bare !== undefined)
            yield { severity: 'warning', at: bare.at, message: (0,phrase .cv) `${bare.name} does not stand below the key ${'hooks'}, so its hooks never run`, remedy: (0,phrase .pj)('Write {"hooks": {…}} around the events.'), key: 'hooks/no-wrapper' };
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
};
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
        remedy: isTool ? (0,phrase .pj)('List the tools that are needed, such as mcp__github__get_issue.') : (0,phrase .pj)('List the commands that are needed, such as Bash(npm test) or Bash(git diff:*).'),
        key: `${list}/${rule}`,
    };
}
function anyProgram(rule, at) {
    return {
        severity: 'notice',
        at,
        message: (0,phrase .cv) `the rule ${shownName(rule, 'for a shell')} lets any command run without a question, as its program runs others`,
        remedy: (0,phrase .pj)('List the commands themselves, such as Bash(npm test) or Bash(./scripts/check.sh).'),
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
    if (along(front.root, ['hooks', '*']).length > 0)
        yield* hooks({ file: FRONT_MATTER, root: front.root });
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
        unless: { path: ['approval_policy'], is: 'never' },
    },
    { client: 'gemini', path: ['tools', 'approvalMode'], is: 'yolo', severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Write "default" or "auto_edit".' },
    { client: 'gemini', path: ['general', 'defaultApprovalMode'], is: 'yolo', severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Write "default" or "auto_edit".' },
    { client: 'gemini', path: ['approvalMode'], is: 'yolo', severity: 'warning', does: 'asks for every tool to run without a question', remedy: 'Write "default" or "auto_edit".' },
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
    return { severity: isWorse ? 'error' : severity, at, message: (0,phrase .cv) `${path.map((part) => (part === '*' ? '…' : part)).join('.')} ${(0,phrase .pj)(does)}${also}`, remedy: (0,phrase .pj)(remedy), key: path.join('/') };
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
const MOST_SERVERS = 5_000;
const servers = function* ({ file, root }) {
    let left = MOST_SERVERS;
    for (const server of serversIn(root, file)) {
        if ((left -= 1) < 0)
            return;
        yield* look(server);
    }
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
        yield { severity: 'error', at, message: (0,phrase .cv) `the server ${server} ${(0,phrase .pj)(DANGERS[danger].does)}`, remedy: (0,phrase .pj)(DANGERS[danger].remedy), key: `server/${name}/${danger}` };
    const loose = looseVersionOf(words.map(({ text }) => text));
    if (danger === null && loose !== null) {
        yield {
            severity: 'notice',
            at: words[loose.index]?.at ?? at,
            message: (0,phrase .cv) `the server ${server} runs ${shownName(loose.name)} in whatever version is the newest`,
            remedy: (0,phrase .pj)(loose.kind === 'image' ? 'Name a tag or, better, a digest: image@sha256:….' : loose.kind === 'python' ? 'Name an exact version, such as name==1.2.3.' : 'Name an exact version, such as name@1.2.3.'),
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
    { name: /^NODE_TLS_REJECT_UNAUTHORIZED$/, isMeant: (value) => value === '0', does: () => (0,phrase .pj)('lets anybody on the way read and change what the agent sends'), remedy: 'Remove it; for a certificate of your own, set NODE_EXTRA_CA_CERTS on the machine.' },
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








const CHECKS = [permissions, modes, hooks, deadHooks, servers, traffic];
const MOST_FOUND = 100;
const unsafeSettings = {
    name: 'unsafe-settings',
    look(document) {
        const settings = openSettings(document);
        if (settings !== null)
            return settings_told(document, CHECKS.flatMap((check) => [...check(settings)]));
        return document.isProse ? settings_told(document, [...inFrontMatter(document)]) : [];
    },
};
function settings_told({ path, text }, found) {
    const placeOf = placesIn(text);
    const keys = new Set();
    const first = found.filter(({ key }) => !keys.has(key) && keys.add(key).size > 0).slice(0, MOST_FOUND);
    return first.map(({ severity, at, message, remedy, key }) => ({ subject: 'unsafe-setting', severity, path, ...placeOf(at), message, remedy, key }));
}

;



const FOR_PEOPLE = /(?:^|\/)(?:readme|index|contributing|changelog|license|claude|agents)[^/]*\.md$/i;
const claudeAgent = function* (document) {
    const { path, text } = document;
    if (!/(?:^|\/)\.claude\/agents\/.*\.md$/i.test(path) || FOR_PEOPLE.test(path) || path !== document.place || text.trim() === '')
        return;
    const front = frontMatterOf(document);
    if (front === null) {
        yield { severity: 'notice', line: 1, column: null, message: (0,phrase .pj)('the file has no front matter, so Claude does not take it for an agent'), remedy: (0,phrase .pj)('Begin with --- lines around name and description, or move it out of this folder.'), key: 'no-front-matter' };
        return;
    }
    if (front === 'open') {
        yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter of the agent is not closed, so Claude leaves the agent out'), remedy: (0,phrase .pj)('Write a line that is exactly --- below its keys.'), key: 'open' };
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
            yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter is not closed, so the rule applies to other paths than it says'), remedy: (0,phrase .pj)('Write a line that is exactly --- below its keys.'), key: 'open' };
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
        yield { severity: 'warning', line, column: null, message: (0,phrase .cv) `${'paths'} is no list of patterns, so the rule does not apply where it says`, remedy: (0,phrase .pj)('Write a list: - "src/**/*.ts".'), key: 'paths' };
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
        yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter is not closed, so Copilot does not know for which files this is'), remedy: (0,phrase .pj)('Write a line that is exactly --- below its keys.'), key: 'open' };
    }
    else if (front === null || under(front.root, 'applyTo').length === 0) {
        yield { severity: 'notice', line: 1, column: null, message: (0,phrase .cv) `there is no ${'applyTo'}, so these instructions apply only where somebody adds them`, remedy: (0,phrase .cv) `Write ${'applyTo: "**"'} into the front matter, or the files that are meant.`, key: 'apply-to' };
    }
};

;


const cursorRule = function* (document) {
    const { path, text, lines } = document;
    if (!/(?:^|\/)\.cursor\/rules\/.*\.mdc$/i.test(path) || path !== document.place || text.trim() === '')
        return;
    const front = frontMatterOf(document);
    if (front === 'open') {
        yield { severity: 'warning', line: 1, column: 1, message: (0,phrase .pj)('the front matter is not closed, so Cursor does not know when the rule applies'), remedy: (0,phrase .pj)('Write a line that is exactly --- below its keys.'), key: 'open' };
        return;
    }
    if (front === null) {
        yield { severity: 'notice', line: 1, column: null, message: (0,phrase .pj)('the rule has no front matter at its very beginning, so it applies only where somebody names it'), remedy: (0,phrase .pj)('Begin with --- lines around description, globs or alwaysApply, if it should apply by itself.'), key: 'no-front-matter' };
        return;
    }
    let isNested = false;
    for (const [index, line] of front.lines.entries()) {
        const number = index + 2;
        const key = /^([A-Za-z_][\w-]*)\s*:(.*)$/.exec(line);
        if (key === null) {
            if (!isNested && isStray(line)) {
                yield { severity: 'warning', line: number, column: 1, message: (0,phrase .pj)('this line of the front matter is no key with a value, so Cursor may not read the rule'), remedy: (0,phrase .pj)('Move it below the closing --- line.'), key: 'stray' };
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




const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 1024;
const STRICT = /(?:^|\/)\.(?:agents|codex|cursor|gemini|github|opencode)\/skills\//i;
const skill = function* (document) {
    const { path, text } = document;
    if (!/(?:^|\/)skill\.md$/i.test(path) || path !== document.place || text.trim() === '')
        return;
    const severity = STRICT.test(path) ? 'warning' : 'notice';
    const front = frontMatterOf(document);
    if (front === null || front === 'open') {
        const message = front === null ? (0,phrase .pj)('the skill has no front matter, so most agents leave it out') : (0,phrase .pj)('the front matter of the skill is not closed, so most agents leave it out');
        yield { severity, line: 1, column: 1, message, remedy: (0,phrase .pj)('Begin with --- lines around name and description.'), key: 'no-front-matter' };
        return;
    }
    if (front.read === 'lines' && severity === 'warning') {
        yield { severity: 'notice', line: 2, column: null, message: (0,phrase .pj)('the front matter of the skill is no YAML, so some agents leave it out'), remedy: (0,phrase .pj)('Put values with a colon or brackets into quotes.'), key: 'yaml' };
    }
    for (const key of ['name', 'description']) {
        if (skill_valueOf(front, key) === '')
            yield { severity, line: 1, column: null, message: (0,phrase .cv) `the skill has no ${key}, so most agents leave it out`, remedy: (0,phrase .cv) `Write ${key} into its front matter.`, key };
    }
    yield* nameFaults(path, front);
    const description = skill_valueOf(front, 'description');
    if ([...description].length > LONGEST_DESCRIPTION && front.read === 'yaml') {
        yield { severity, line: lineOf(front, 'description'), column: null, message: (0,phrase .cv) `the ${'description'} of the skill is longer than ${LONGEST_DESCRIPTION} characters, so some agents leave it out`, remedy: (0,phrase .pj)('Move all but what it is for and when to use it into the text.'), key: 'description-length' };
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
        yield { severity: 'notice', line, column: null, message: (0,phrase .cv) `the skill is named ${shownName(name)} and its folder ${folder}: some agents leave it out, others call it by the folder`, remedy: (0,phrase .pj)('Give both the same name.'), key: 'name-folder' };
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

var dist = __webpack_require__(528);
;








const syntax = function* (document) {
    const file = (0,files .h)(document.path);
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
        yield { severity: 'warning', line: 1, column: null, message: (0,phrase .pj)('the file holds no JSON object, so its agent ignores it'), remedy: (0,phrase .pj)('Write the settings between { and }.'), key: 'no-object' };
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
    if (!document.isProse && (0,files .h)(document.path) === null)
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






const structure_CHECKS = [empty, syntax, cursorRule, skill, claudeAgent, claudeRule, copilotInstructions];
const brokenFiles = {
    name: 'broken-files',
    look(document) {
        const unread = [...encoding(document)];
        const faults = unread.length > 0 ? unread : structure_CHECKS.flatMap((check) => [...check(document)]);
        return faults.map((fault) => ({ subject: 'broken-file', path: document.path, ...fault }));
    },
};

;




const TEXT_DETECTORS = [hiddenText, secrets_secrets, unsafeSettings, brokenFiles];
const TREE_DETECTORS = [];

;

async function look_look(documents, repository) {
    const found = documents.flatMap((document) => [...textObservations(document)]);
    for (const detector of TREE_DETECTORS)
        found.push(...(await detector.look(documents, repository)));
    return numbered(found.sort(byPlace));
}
const known = new WeakMap();
function textObservations(document) {
    const before = known.get(document);
    if (before !== undefined)
        return before;
    const found = TEXT_DETECTORS.flatMap((detector) => [...detector.look(document)]);
    known.set(document, found);
    return found;
}
function byPlace(a, b) {
    if (a.path !== b.path)
        return a.path < b.path ? -1 : 1;
    return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}
function numbered(found) {
    const times = new Map();
    return found.map((observation) => {
        const name = [observation.subject, observation.path, observation.key].join('\0');
        const count = (times.get(name) ?? 0) + 1;
        times.set(name, count);
        return count === 1 ? observation : { ...observation, key: `${observation.key}#${count}` };
    });
}


  })

};
