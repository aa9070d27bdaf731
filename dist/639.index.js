export const id = 639;
export const ids = [639];
export const modules = {

  30189:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GF: () => (  GRAMMAR),
    PR: () => (  wordsOfQuery),
    Z9: () => (  wordsOf)
  });
const NEWER = /[\u088f\u0897\u0c5c\u0cdc\u1acf-\u1aff\u1b4e\u1b4f\u1b7f\u1c89\u1c8a\u2ffc-\u2fff\u31e4\u31e5\u31ef\ua7cb-\ua7dc\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\u{1cc00}-\u{1ccff}]/gu;
const PAIRED = String.raw `\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}`;
const LETTERS = String.raw `[[\p{L}\p{M}\p{N}_]--[${PAIRED}\u{10000}-\u{10ffff}]]`;
const RUN = new RegExp(`([${PAIRED}]+)|${LETTERS}+`, 'gv');
const PLAIN_RUN = /[A-Za-z0-9_]+/g;
const PLAIN = /^[\0-\x7f]*$/;
const PART = /[A-Z]+(?![a-z\x80-\uffff])|[A-Z]?[a-z\x80-\uffff]+|\d+/g;
const LONGEST = 64;
function wordsOf(text) {
    const words = [];
    if (PLAIN.test(text)) {
        for (const [run] of text.matchAll(PLAIN_RUN))
            addIdentifier(run, words);
        return words;
    }
    for (const match of text.replace(NEWER, ' ').normalize('NFKC').matchAll(RUN)) {
        if (match[1] === undefined)
            addIdentifier(match[0], words);
        else
            addPairs(match[1], words);
    }
    return words;
}
const GRAMMAR = new Set('a an and are as at be by do doe for from how if in is it its of on or that the this to was what when where which who why with'.split(' '));
function wordsOfQuery(query) {
    const words = [...new Set(wordsOf(query))];
    const telling = words.filter((word) => !GRAMMAR.has(word));
    return telling.length === 0 ? words : telling;
}
function addPairs(run, words) {
    const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : null;
    const count = characters?.length ?? run.length;
    if (count === 1)
        words.push(run);
    for (let at = 0; at + 1 < count; at += 1)
        words.push(characters === null ? run.slice(at, at + 2) : characters.slice(at, at + 2).join(''));
}
function addIdentifier(run, words) {
    if (/^(?:[A-Z]?[a-z]+|\d+)$/.test(run)) {
        words.push(folded(run.toLowerCase()));
        return;
    }
    const parts = run.match(PART) ?? [];
    if (parts.length > 1 && run.length <= LONGEST)
        words.push(run.replace(/^_+|_+$/g, '').toLowerCase());
    if (parts.length > 6 && run.length < parts.length * 2.5)
        return;
    for (const part of parts)
        words.push(folded(part.toLowerCase()));
}
function folded(word) {
    if (word.length > LONGEST)
        return word.slice(0, LONGEST);
    if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word))
        return word;
    if (word.endsWith('ies') && word.length > 4)
        return `${word.slice(0, -3)}y`;
    return word.endsWith('sses') ? word.slice(0, -2) : word.slice(0, -1);
}


  }),

  50639:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  LikenessIndex: () => (  LikenessIndex),
  MOST: () => (  MOST)
});

;
const FIFTHS = 4;
const PART = 0.75;
const LEAST_SHARED = 3;
const MOST_LEFT_OUT = 0.3;
const MISSING = { ordinary: 0.2, all: 1 - (FIFTHS / 5) * (1 - MOST_LEFT_OUT) };
function overlapOf(one, other, weights) {
    const [mine, yours] = [one.codes, other.codes];
    let [shared, count, onlyMine, onlyYours, a, b] = [0, 0, 0, 0, 0, 0];
    while (a < mine.length || b < yours.length) {
        const left = a < mine.length ? (mine[a] ?? 0) : Infinity;
        const right = b < yours.length ? (yours[b] ?? 0) : Infinity;
        const [leftRank, rightRank] = [Math.floor(left / 2), Math.floor(right / 2)];
        if (leftRank === rightRank) {
            shared += weights.weightAt(leftRank);
            count += 1;
            a += 1;
            b += 1;
        }
        else if (leftRank < rightRank) {
            if (left % 2 === 1)
                onlyMine += weights.weightAt(leftRank);
            a += 1;
        }
        else {
            if (right % 2 === 1)
                onlyYours += weights.weightAt(rightRank);
            b += 1;
        }
    }
    return { shared, count, telling: [onlyMine, onlyYours] };
}
function shapeOf({ shared, count, telling: [small, large] }, smaller, larger) {
    if (shared * 5 >= FIFTHS * larger)
        return 'both';
    if (count < LEAST_SHARED || shared * 5 < FIFTHS * (smaller - Math.min(small, smaller * MOST_LEFT_OUT)))
        return null;
    if (shared * 5 >= FIFTHS * (larger - Math.min(large, larger * MOST_LEFT_OUT)))
        return 'framed';
    return smaller < PART * larger ? 'part' : 'framed';
}

;
function passageOf(small, large, weightOf, least) {
    const wanted = new Set(small.map(({ token }) => token));
    wanted.delete('');
    const width = 2 * small.length + 8;
    const counts = new Map();
    let [weight, best, end] = [0, 0, -1];
    for (const [index, word] of large.entries()) {
        if (wanted.has(word.token)) {
            const count = counts.get(word.token) ?? 0;
            counts.set(word.token, count + 1);
            if (count === 0)
                weight += weightOf(word);
        }
        const left = large[index - width];
        if (left !== undefined && wanted.has(left.token)) {
            const count = counts.get(left.token) ?? 0;
            counts.set(left.token, count - 1);
            if (count === 1)
                weight -= weightOf(left);
        }
        if (weight > best)
            [best, end] = [weight, index];
    }
    return best < least ? null : large.slice(Math.max(0, end - width + 1), end + 1);
}

var recall_words = __webpack_require__(30189);
;
const split = (words) => words.trim().split(/\s+/);
const NEGATIONS = split(`not no never none nor neither nobody nothing without cannot cant dont doesnt didnt isnt arent wasnt wont shouldnt mustnt non nowhere hardly
  nicht kein keine keinen nie niemals nunca jamais ne не никогда нельзя`);
const TURNING_VERBS = split('enable disable allow permit forbid prohibit disallow deny ban include exclude accept reject refuse approve revoke grant skip ignore avoid stop deprecate retire require remove replace');
const TURNING = split(`always only solely must shall should may mandatory optional optionally recommended all any some both either before after until since unless except instead least most more less fewer
  above below under minimum maximum min max first last true false yes off public private internal external sync async synchronous asynchronous obsolete forbidden`);
const NUMBERS = new Map(split('zero two three four five six seven eight nine ten eleven twelve').map((word, index) => [word, String(index === 0 ? 0 : index + 1)]));
const ALTERNATIVES = `
  add remove delete|create delete destroy|keep drop|start stop|open close|opened closed|read write|push pull|send receive|show hide|import export|encode decode|upgrade downgrade
  increase decrease|raise lower|pass fail|succeed fail|success failure|new old|high low|higher lower|fast slow|early late|earlier later|long short|longer shorter|small large|in out|up down|left right
  client server|parent child|single double|tab space|local remote global|light dark|ascending descending|hourly daily weekly monthly yearly|second minute hour day week month year
  production staging development|main master develop trunk|merge rebase squash|input output|source target|owner guest|admin user|warn warning error|default named|with without|same different|one two`
    .trim().split(/[|\n]/).map(split);
const OTHERS = new Map();
for (const row of ALTERNATIVES)
    for (const word of row)
        OTHERS.set(word, new Set([...(OTHERS.get(word) ?? []), ...row.filter((other) => other !== word)]));
const REVERSING = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'de', 'a', 'mis', 'anti'];
function oppositesOf(word) {
    if (word.length <= 3 || word.length > 40)
        return [...(OTHERS.get(word) ?? [])];
    return [
        ...(OTHERS.get(word) ?? []),
        ...REVERSING.map((prefix) => prefix + word),
        ...REVERSING.filter((prefix) => word.startsWith(prefix) && word.length > prefix.length + 3).map((prefix) => word.slice(prefix.length)),
    ];
}
const TOOLS = split(`yarn bun deno node jest vitest mocha jasmine ava pytest unittest nose prettier biome dprint eslint oxlint ruff black mypy pip poetry uv conda cargo maven gradle cmake bazel webpack vite
  rollup esbuild babel docker podman kubernetes helm terraform ansible postgres postgresql mysql mariadb sqlite mongodb redis memcached kafka rabbitmq nats elasticsearch python ruby java kotlin javascript
  typescript rust golang php swift scala react vue svelte angular github gitlab bitbucket jenkins linux windows macos ubuntu debian alpine aws azure cloudflare vercel heroku nginx apache caddy express
  fastify flask django rails chrome firefox safari git mercurial svn json yaml toml monday tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december`);
const PLAIN = new Set(split('vs mr dr ms st nd rd th nth hmm e.g i.e a.k.a and/or ok i a'));
const KNOWN = new Map([
    ...TOOLS.map((word) => [word, { token: word, telling: 'name' }]),
    ...[...NUMBERS].map(([word, digits]) => [word, { token: digits, telling: 'number' }]),
    ...TURNING.map((word) => [word, { token: word, telling: 'opposite' }]),
    ...TURNING_VERBS.flatMap((verb) => formsOf(verb).map((form) => [form, { token: verb, telling: 'opposite' }])),
    ...NEGATIONS.map((word) => [word, { token: 'not', telling: 'negation' }]),
]);
function formsOf(verb) {
    const stem = verb.replace(/e$/, '');
    const last = verb.slice(-1);
    const ends = [`${verb}s`, `${stem}ed`, `${stem}ing`, `${verb}${last}ed`, `${verb}${last}ing`];
    return [verb, ...ends, ...(verb.endsWith('y') ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : [])];
}
function tellingOf(word, isCode, isFirst) {
    const small = word.toLowerCase();
    const known = isCode ? undefined : KNOWN.get(small);
    if (known !== undefined)
        return known;
    if (!isCode && /^[a-z]+$/.test(word))
        return VOWELLESS.test(word) && !PLAIN.has(word) ? { token: word, telling: 'name' } : null;
    if (/^[^\p{L}\p{N}]*[vV]?\d/u.test(word))
        return { token: numberOf(small), telling: 'number' };
    if (!isCode && PLAIN.has(small))
        return null;
    if (/[\p{L}\p{N}_*~.@][/\\]|[/\\][\p{L}\p{N}_*~.@]/u.test(word) || /[\p{L}\p{N}_]\.\p{L}[\p{L}\p{N}]*$/u.test(word) || /^\.[\p{L}\p{N}]/u.test(word))
        return { token: small.replace(/^\.\//, ''), telling: 'path' };
    if (isCode || isName(word, isFirst))
        return { token: small, telling: 'name' };
    return null;
}
function numberOf(word) {
    return word.replace(/(?<=\d)[_,](?=\d{3})/g, '').replace(/^[v#~^]/, '');
}
const VOWELLESS = /^[b-df-hj-np-tv-xz]{2,20}$/;
function isName(word, isFirst) {
    const capital = isFirst ? /^\p{Lu}{2}/u : /^\p{Lu}[\p{L}\p{N}]/u;
    return capital.test(word) || /[\p{Ll}\p{N}]\p{Lu}|\p{L}\d|[_$@#=]|::|\(|^--?\p{L}/u.test(word);
}
const HARMLESS = '不同|不过|不過|不仅|不僅|不但|不断|不斷|不管|不论|不論|不少|不如|差不多|未来|未來|无论|無論|十分|千万|千萬|万一|三方|百分|少ない';
const DENYING = '不允许|不允許|不再|不得|不要|不能|不可|不应|不應|不会|不會|不准|不许|不必|不用|不是|无需|無需|无须|没有|沒有|尚未|切勿|请勿|請勿|严禁|嚴禁|禁止|绝不|从不|从未|不|没|沒|未|无|無|勿|ません|ない|않|금지|없';
const TURNED = '必须|必須|务必|務必|应该|應該|应当|可以|允许|允許|可选|可選|总是|總是|始终|始終|一律|仅|僅|只|所有|全部|任何|部分|之前|之后|之後|以前|以后|以後|以上|以下|启用|啟用|禁用|开启|開啟|关闭|關閉|最多|最少|至少|至多|最大|最小|除非|除了|直到|同步|异步|異步|公开|公開|私有|内部|內部|外部|增加|减少|減少|接受|拒绝|拒絕|包含|排除|避免|有効|無効|필수|항상';
const DIGITS = '零〇二两兩三四五六七八九十百千万萬亿';
const FRONTS = [...new Set(`${HARMLESS}|${DENYING}|${TURNED}`.split('|').map((word) => word.charAt(0)))].join('');
const DENSE = new RegExp(`(?=[${FRONTS}${DIGITS}])(?:(${HARMLESS})|(${DENYING})|(${TURNED})|([${DIGITS}]+))`, 'g');
function densePieces(run) {
    const pieces = [];
    let done = 0;
    for (const match of run.matchAll(DENSE)) {
        const [text, harmless, denying, turned] = match;
        if (harmless !== undefined)
            continue;
        if (match.index > done)
            pieces.push({ text: run.slice(done, match.index), known: null });
        const known = denying !== undefined ? { token: '不', telling: 'negation' } : { token: text, telling: turned !== undefined ? 'opposite' : 'number' };
        pieces.push({ text, known });
        done = match.index + text.length;
    }
    if (done < run.length)
        pieces.push({ text: run.slice(done), known: null });
    return pieces;
}

;


const reader_DENSE = /[\u3005-\u3007\u3041-\u30ff\u3105-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;
const DENSE_RUN = new RegExp(`(${reader_DENSE.source}+)|[^${reader_DENSE.source.slice(1)}+`, 'g');
const PAIRED = /^[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+$/;
const AROUND = new Set('.,;:!?()[]{}"\'*_~|…“”‘’«»<>，。；：！？（）【】「」『』、《》`');
const ENDS = /[.!?;:。！？；：][)"'”’*_]{0,3}$/;
const SIGNS = ',.;:!?';
const LINE_START = /^[\s>]*(?:[-*+|]|#{1,6}|\d{1,3}[.)])(?=\s)/;
const BLANKS = /[\s—–]/;
const OTHER_BLANKS = /[^\S ]|[—–]/;
const SMALL = /^[a-z]/;
const LONGEST_KEPT = 60;
const LONGEST_DENSE = 8;
const LONGEST_SPAN = 300;
const LONGEST_PIECE = 20_000;
class Reader {
    tokens = [];
    numbers = new Map();
    ordinary = new Map();
    pairs = new Map();
    known = new Map();
    atFront = new Map();
    inCode = new Map();
    end = { token: '', telling: null, written: '', number: -1 };
    ends = [this.end];
    wordsIn(text) {
        const found = [];
        const take = (words) => {
            for (const word of words)
                found.push(word);
        };
        const parts = text.split('`');
        let isFenced = false;
        let isFirst = true;
        for (const [index, part] of parts.entries()) {
            if (part === '' && parts[index + 1] === '' && index > 0)
                isFenced = !isFenced;
            const isCode = index % 2 === 1 && index < parts.length - 1 && (isFenced || (part.length <= LONGEST_SPAN && !part.includes('\n\n')));
            const lines = part.split('\n');
            for (const [at, line] of lines.entries()) {
                const start = isCode || (at === 0 && index > 0) ? undefined : LINE_START.exec(line)?.[0];
                const isBlank = at > 0 && at < lines.length - 1 && line.trim() === '';
                if (start !== undefined || isBlank) {
                    take(this.ends);
                    isFirst = true;
                }
                const isTitle = start?.includes('#') === true;
                for (const piece of (start === undefined ? line : line.slice(start.length)).split(OTHER_BLANKS.test(line) ? BLANKS : ' ')) {
                    if (piece === '')
                        continue;
                    const sign = isCode ? -1 : SIGNS.indexOf(piece.charAt(piece.length - 1));
                    const words = this.wordsOf(sign < 0 ? piece : piece.slice(0, -1), isCode, isFirst || isTitle);
                    take(words);
                    if (words.length > 0)
                        isFirst = words[words.length - 1] === this.end;
                    if (sign > 0) {
                        take(this.ends);
                        isFirst = true;
                    }
                }
                if (isTitle) {
                    take(this.ends);
                    isFirst = true;
                }
            }
        }
        return found;
    }
    wordsOf(piece, isCode, isFirst) {
        if (piece.length > LONGEST_KEPT)
            return this.cut(piece, isCode, isFirst);
        const kept = isCode ? this.inCode : isFirst && !SMALL.test(piece) ? this.atFront : this.known;
        const known = kept.get(piece);
        if (known !== undefined)
            return known;
        const words = this.cut(piece, isCode, isFirst);
        if (piece.length <= LONGEST_DENSE || !reader_DENSE.test(piece))
            kept.set(piece, words);
        return words;
    }
    cut(whole, isCode, isFirst) {
        const words = [];
        for (let at = 0; at < whole.length; at += LONGEST_PIECE) {
            const piece = whole.slice(at, at + LONGEST_PIECE).normalize('NFKC');
            if (reader_DENSE.test(piece)) {
                for (const [run, dense] of piece.matchAll(DENSE_RUN)) {
                    if (dense !== undefined)
                        this.addDense(dense, words);
                    else
                        this.addWord(run, isCode, isFirst, words);
                }
            }
            else {
                this.addWord(piece, isCode, isFirst, words);
            }
        }
        return words;
    }
    addWord(piece, isCode, isFirst, words) {
        const bare = withoutSignsAround(piece);
        if (bare !== '') {
            const told = tellingOf(bare, isCode, isFirst);
            if (told !== null && told.telling !== 'name') {
                words.push(this.word(told.token, told.telling, bare));
            }
            else if (told !== null) {
                const [token = told.token] = /^[A-Z]?[a-z]+$/.test(bare) ? (0,recall_words .Z9)(told.token) : [];
                words.push(this.word(token, 'name', bare));
            }
            else if (/['’]/.test(bare)) {
                this.addShortened(bare.toLowerCase(), words);
            }
            else if (bare.includes('-')) {
                for (const part of bare.split('-'))
                    if (part !== '')
                        this.addWord(part, isCode, true, words);
            }
            else {
                this.addOrdinary(bare.toLowerCase(), words);
            }
        }
        if (!isCode && ENDS.test(piece.slice(-4)))
            words.push(this.end);
    }
    addShortened(piece, words) {
        const denied = /^(\p{L}{1,10})n['’]t$/u.exec(piece)?.[1];
        this.addOrdinary(denied ?? piece.replace(/['’](?:s|re|ve|ll|d|m)?$/, ''), words);
        if (denied !== undefined)
            words.push(this.word('not', 'negation', piece));
    }
    addOrdinary(piece, words) {
        for (const token of (0,recall_words .Z9)(piece)) {
            let word = this.ordinary.get(token);
            if (word === undefined) {
                word = this.word(token, null, token);
                this.ordinary.set(token, word);
            }
            words.push(word);
        }
    }
    addDense(run, words) {
        const pieces = densePieces(run);
        let before = '';
        for (const { text, known } of pieces) {
            if (known !== null)
                words.push(this.word(known.token, known.telling, text));
            else {
                this.addPairs(before + text, words);
                before = text.slice(-1);
            }
        }
    }
    addPairs(run, words) {
        if (run.length < 2 || !PAIRED.test(run)) {
            this.addOrdinary(run, words);
            return;
        }
        for (let at = 0; at + 1 < run.length; at += 1) {
            const key = run.charCodeAt(at) * 0x10000 + run.charCodeAt(at + 1);
            let word = this.pairs.get(key);
            if (word === undefined) {
                const token = run.slice(at, at + 2);
                word = this.word(token, null, token);
                this.pairs.set(key, word);
            }
            words.push(word);
        }
    }
    word(token, telling, written) {
        let number = this.numbers.get(token);
        if (number === undefined) {
            number = this.tokens.push(token) - 1;
            this.numbers.set(token, number);
        }
        return { token, telling, written, number };
    }
}
function withoutSignsAround(piece) {
    let from = 0;
    let to = piece.length;
    while (to > from && AROUND.has(piece.charAt(to - 1)))
        to -= 1;
    while (from < to && AROUND.has(piece.charAt(from)) && !opensName(piece, from))
        from += 1;
    return piece.slice(from, to);
}
function opensName(piece, at) {
    const [sign, next] = [piece.charAt(at), piece.charAt(at + 1)];
    return (sign === '.' && /[\p{L}/]/u.test(next)) || ((sign === '<' || sign === '>') && /[\d=]/.test(next));
}

;

const RARITY = 0.25;
const FEW = 16;
const THOUSANDTHS = 1000;
const LONGEST_WORD = 80;
const NOTHING = { words: [], profile: { codes: new Int32Array(), weight: 0 } };
class Vocabulary {
    texts;
    size;
    reader = new Reader();
    places = [];
    ranks;
    numbers;
    weights;
    rare;
    constructor(texts) {
        const read = texts.map((text) => this.reader.wordsIn(text));
        const codes = [];
        const ends = read.map((words) => this.addCodes(words, codes));
        const counts = new Int32Array(this.reader.tokens.length);
        for (const code of codes)
            counts[code >> 1] = (counts[code >> 1] ?? 0) + 1;
        this.size = counts.length;
        this.numbers = byCount(counts);
        this.ranks = new Int32Array(counts.length);
        for (const [rank, number] of this.numbers.entries())
            this.ranks[number] = rank;
        this.weights = Uint32Array.from(this.numbers, (number) => weightIn(texts.length, counts[number] ?? 0));
        this.rare = weightIn(texts.length, 1);
        const ranked = Int32Array.from(codes);
        this.texts = read.map((words, index) => ({ words, profile: this.profileOf(ranked.subarray(ends[index - 1] ?? 0, ends[index])) }));
    }
    read(text) {
        const words = this.reader.wordsIn(text);
        const codes = [];
        this.addCodes(words, codes);
        return { words, profile: this.profileOf(Int32Array.from(codes)) };
    }
    weightAt(rank) {
        return this.weights[rank] ?? this.rare;
    }
    weightOf({ number }) {
        return this.weightAt(this.rankOf(number));
    }
    written(rank) {
        return (this.reader.tokens[this.numbers[rank] ?? rank] ?? '').slice(0, LONGEST_WORD);
    }
    rankOf(number) {
        return this.ranks[number] ?? number;
    }
    addCodes(words, codes) {
        const start = codes.length;
        for (const { number, telling } of words) {
            if (number < 0)
                continue;
            const place = number < this.places.length ? (this.places[number] ?? -1) : -1;
            const code = place >= start && place < codes.length ? (codes[place] ?? 0) : -1;
            if (code >> 1 !== number)
                this.places[number] = codes.push(2 * number + (telling === null ? 0 : 1)) - 1;
            else if (telling !== null)
                codes[place] = 2 * number + 1;
        }
        return codes.length;
    }
    profileOf(codes) {
        let weight = 0;
        for (const [at, code] of codes.entries()) {
            const rank = this.rankOf(code >> 1);
            codes[at] = 2 * rank + (code & 1);
            weight += this.weightAt(rank);
        }
        return { codes: codes.sort(), weight };
    }
}
function weightIn(texts, withToken) {
    return Math.round(THOUSANDTHS * (1 + RARITY * Math.log2((texts + FEW) / (Math.min(texts, Math.max(1, withToken)) + FEW))));
}
function byCount(counts) {
    const starts = new Int32Array(counts.reduce((most, count) => Math.max(most, count), 0) + 2);
    for (const count of counts)
        starts[count + 1] = (starts[count + 1] ?? 0) + 1;
    for (let count = 1; count < starts.length; count += 1)
        starts[count] = (starts[count] ?? 0) + (starts[count - 1] ?? 0);
    const sorted = new Int32Array(counts.length);
    for (const [number, count] of counts.entries()) {
        const at = starts[count] ?? 0;
        sorted[at] = number;
        starts[count] = at + 1;
    }
    return sorted;
}

;


const MOST_SHOWN = 5;
const LONGEST_SHOWN = 80;
const REACH = 2;
const MOST_HEADS = 50;
function statementOf(words) {
    const about = new Map();
    const heads = new Map();
    for (const [index, head] of words.entries()) {
        if (head.telling === null)
            continue;
        const reached = about.get(head.token) ?? new Set();
        about.set(head.token, reached);
        for (const { token } of followersOf(words, index, REACH)) {
            reached.add(token);
            const others = heads.get(token);
            if (others === undefined)
                heads.set(token, [head]);
            else if (others.length < MOST_HEADS)
                others.push(head);
        }
    }
    return { words, tokens: new Set(words.map(({ token }) => token)), about, heads };
}
function followersOf(words, index, most) {
    const found = [];
    for (let at = index + 1; at < words.length && at <= index + 8 && found.length < most; at += 1) {
        const word = words[at];
        if (word === undefined || word.token === '')
            break;
        if (!recall_words .GF.has(word.token))
            found.push(word);
    }
    return found;
}
function vetoesOf(here, there, isPart) {
    const found = new Map();
    const add = (by, side, written) => {
        const both = found.get(by) ?? { here: new Set(), there: new Set() };
        found.set(by, both);
        if (both[side].size < MOST_SHOWN)
            both[side].add(written.slice(0, LONGEST_SHOWN));
    };
    for (const { word, what } of missing(here, there, false))
        add(word, 'here', what);
    for (const { word, what } of missing(there, here, isPart))
        add(word, 'there', what);
    if (!isPart && !found.has('negation')) {
        const [mine, yours] = [denials(here), denials(there)];
        if (mine.length !== yours.length)
            add('negation', mine.length > yours.length ? 'here' : 'there', (mine.length > yours.length ? mine : yours).at(-1) ?? '');
    }
    const [mine, yours] = [plainOnly(here, there), plainOnly(there, here)];
    for (const [one, other] of opposed(mine, yours)) {
        add('opposite', 'here', one);
        add('opposite', 'there', other);
    }
    return ['negation', 'opposite', 'number', 'name', 'path'].flatMap((by) => {
        const both = found.get(by);
        return both === undefined ? [] : [{ by, here: [...both.here], there: [...both.there] }];
    });
}
function contradicts(vetoes) {
    return vetoes.some(({ by, here, there }) => by === 'negation' || by === 'opposite' || (here.length > 0 && there.length > 0));
}
function* missing(one, other, onlyTurning) {
    for (const [index, { token, telling, written }] of one.words.entries()) {
        if (telling === null || (onlyTurning && telling !== 'negation' && telling !== 'opposite'))
            continue;
        const reached = other.about.get(token);
        const followers = followersOf(one.words, index, onlyTurning ? REACH : 1);
        if (!other.tokens.has(token)) {
            if (!onlyTurning || followers.some((word) => other.tokens.has(word.token)))
                yield { word: telling, what: written };
            continue;
        }
        if (reached === undefined || followers.some((word) => reached.has(word.token)) || !hasAny(one.tokens, reached))
            continue;
        const isTurning = telling === 'negation' || telling === 'opposite';
        const left = followers.find((word) => (isTurning ? other.tokens.has(word.token) : other.heads.get(word.token)?.some((head) => head.telling === telling && head.token !== token && one.tokens.has(head.token)) === true));
        if (left !== undefined)
            yield { word: telling, what: `${written} ${left.written}` };
    }
}
function denials({ words }) {
    return words.flatMap(({ telling, written }) => (telling === 'negation' ? [written] : []));
}
function hasAny(tokens, some) {
    for (const token of some)
        if (tokens.has(token))
            return true;
    return false;
}
function plainOnly(one, other) {
    return new Set(one.words.flatMap(({ token, telling }) => (telling === null && token !== '' && !other.tokens.has(token) ? [token] : [])));
}
function* opposed(mine, yours) {
    for (const one of mine)
        for (const other of oppositesOf(one))
            if (yours.has(other))
                yield [one, other];
}

;




const MOST = 10;
const MOST_WORDS = 8;
const STEPS = 50_000_000;
const SHARES = 8;
const LEAST_STEPS = 2_000;
const WORD_STEPS = 10;
const SURPLUS = 0.07;
class LikenessIndex {
    vocabulary;
    all;
    byText = new Map();
    lists;
    constructor(texts) {
        const same = new Map();
        for (const { id, text } of texts.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.text < b.text ? -1 : 1))) {
            const ids = same.get(text);
            if (ids === undefined)
                same.set(text, [id]);
            else
                ids.push(id);
        }
        this.vocabulary = new Vocabulary([...same.keys()]);
        const profiles = [...same].map(([text, ids], index) => ({ ids, text, ...(this.vocabulary.texts[index] ?? NOTHING), index: -1, statement: null }));
        this.all = profiles.sort((a, b) => b.profile.weight - a.profile.weight);
        for (const [index, one] of profiles.entries()) {
            one.index = index;
            this.byText.set(one.text, one);
        }
        this.lists = listsOf(this.all, this.vocabulary.size);
    }
    static of(texts) {
        return new LikenessIndex(texts);
    }
    pairs(wanted = null, steps = STEPS) {
        const asked = wanted === null ? this.all : this.all.filter(({ ids }) => ids.some((id) => wanted.has(id)));
        const isAsked = new Set(asked);
        const askedLists = asked.length === this.all.length ? this.lists : listsOf(asked, this.vocabulary.size);
        const rows = this.all.map(() => ({ pairs: [], more: 0, isComplete: true }));
        const board = { scores: new Float64Array(this.all.length), touched: new Int32Array(this.all.length) };
        let left = steps;
        let cut = -1;
        for (const [index, small] of this.all.entries()) {
            const share = Math.min(left, Math.max(LEAST_STEPS, (SHARES * left) / (this.all.length - index)));
            const allowance = { left: share };
            const { candidates, isComplete } = this.candidatesOf(small.profile, index, isAsked.has(small) ? this.lists : askedLists, board, allowance);
            const row = rows[index];
            if (row === undefined)
                continue;
            if (!isComplete)
                cut = index;
            for (const candidate of candidates) {
                const large = this.all[candidate];
                if (large === undefined)
                    continue;
                if (allowance.left <= 0) {
                    row.isComplete = false;
                    const other = rows[candidate];
                    if (other !== undefined)
                        other.isComplete = false;
                    continue;
                }
                const pair = this.compare(small, large, allowance);
                if (pair === null)
                    continue;
                keep(row, small, pair);
                const other = rows[candidate];
                if (other !== undefined)
                    keep(other, large, pair);
            }
            left = Math.max(0, left - (share - allowance.left));
        }
        for (const row of rows.slice(0, cut + 1))
            row.isComplete = false;
        return new Map(asked.flatMap((one) => this.answersOf(one, rows[one.index], wanted)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }
    like({ id, text }, steps = STEPS) {
        const known = this.byText.get(text);
        const own = known ?? this.strange(id, text);
        const row = { pairs: [], more: 0, isComplete: true };
        const allowance = { left: steps };
        const shared = new Float64Array(this.all.length);
        for (const code of own.profile.codes) {
            const weight = this.vocabulary.weightAt(code >> 1);
            for (const index of this.withToken(code >> 1))
                shared[index] = (shared[index] ?? 0) + weight;
            allowance.left -= this.withToken(code >> 1).length;
        }
        for (const [index, other] of this.all.entries()) {
            const smaller = Math.min(own.profile.weight, other.profile.weight);
            if (other === own || smaller === 0 || (shared[index] ?? 0) < (1 - MISSING.all) * smaller - 1)
                continue;
            if (allowance.left <= 0) {
                row.isComplete = false;
                break;
            }
            const isSmall = known === undefined ? other.profile.weight > own.profile.weight || (other.profile.weight === own.profile.weight && (other.ids[0] ?? '') < id) : known.index > index;
            const pair = isSmall ? this.compare(own, other, allowance) : this.compare(other, own, allowance);
            if (pair !== null)
                keep(row, own, pair);
        }
        return this.answer(own, id, row);
    }
    strange(id, text) {
        return { ids: [id], text, ...this.vocabulary.read(text), index: -1, statement: null };
    }
    wordsOf(text) {
        return this.byText.get(text)?.words ?? this.vocabulary.read(text).words;
    }
    withToken(rank) {
        return rank >= this.vocabulary.size ? new Int32Array() : this.lists.postings.subarray(this.lists.starts[rank], this.lists.starts[rank + 1]);
    }
    candidatesOf({ codes, weight }, before, { starts, postings }, { scores, touched }, allowance) {
        let ordinary = 0;
        for (const code of codes)
            if (code % 2 === 0)
                ordinary += this.vocabulary.weightAt(code >> 1);
        const isOrdinary = ordinary >= (MISSING.ordinary + SURPLUS) * weight;
        const missing = (isOrdinary ? MISSING.ordinary : MISSING.all) * weight;
        const wanted = missing + SURPLUS * weight;
        let seen = 0;
        let count = 0;
        let isComplete = true;
        for (const code of codes) {
            if (seen >= wanted - 1)
                break;
            if (isOrdinary && code % 2 === 1)
                continue;
            if (allowance.left <= 0) {
                isComplete = false;
                break;
            }
            const rank = code >> 1;
            const own = this.vocabulary.weightAt(rank);
            seen += own;
            const to = starts[rank + 1] ?? 0;
            let at = starts[rank] ?? 0;
            for (; at < to; at += 1) {
                const index = postings[at] ?? 0;
                if (index >= before)
                    break;
                const score = scores[index] ?? 0;
                if (score === 0) {
                    touched[count] = index;
                    count += 1;
                }
                scores[index] = score + own;
            }
            allowance.left -= at - (starts[rank] ?? 0);
        }
        const least = seen - missing - 1;
        const candidates = [];
        for (const index of touched.subarray(0, count)) {
            if ((scores[index] ?? 0) >= least)
                candidates.push(index);
            scores[index] = 0;
        }
        return { candidates, isComplete };
    }
    compare(small, large, allowance) {
        allowance.left -= small.profile.codes.length + large.profile.codes.length;
        const overlap = overlapOf(small.profile, large.profile, this.vocabulary);
        const shape = shapeOf(overlap, small.profile.weight, large.profile.weight);
        if (shape === null)
            return null;
        const [here, there] = [this.statement(small), this.statement(large)];
        allowance.left -= WORD_STEPS * (here.words.length + there.words.length);
        const similarity = overlap.shared / (small.profile.weight + large.profile.weight - overlap.shared);
        const pair = { small, large, overlap, similarity };
        if (shape !== 'part') {
            const vetoes = vetoesOf(here, there, false);
            return { ...pair, vetoes, kind: vetoes.length > 0 || shape === 'framed' ? 'near' : 'duplicate' };
        }
        const passage = passageOf(here.words, there.words, (word) => this.vocabulary.weightOf(word), overlap.shared * PASSAGE);
        if (passage === null)
            return null;
        const vetoes = vetoesOf(here, statementOf(passage), true);
        return { ...pair, vetoes, kind: vetoes.length > 0 ? 'near' : 'subsumed' };
    }
    statement(one) {
        one.statement ??= statementOf(one.words);
        return one.statement;
    }
    answersOf(one, row, wanted) {
        if (row === undefined || (row.pairs.length === 0 && row.isComplete && one.ids.length === 1))
            return [];
        return one.ids.filter((id) => wanted === null || wanted.has(id)).map((id) => [id, this.answer(one, id, row)]);
    }
    answer(one, id, row) {
        const found = [];
        let more = row.more;
        const isIndexed = this.byText.get(one.text) === one;
        if (isIndexed) {
            const copies = one.ids.slice(0, MOST + 1).filter((other) => other !== id).slice(0, MOST);
            const whole = { small: one, large: one, overlap: overlapOf(one.profile, one.profile, this.vocabulary), similarity: 1, kind: 'duplicate', vetoes: [] };
            const likeness = this.seen(whole, true);
            for (const other of copies)
                found.push({ ...likeness, other });
            more += one.ids.length - (one.ids.includes(id) ? 1 : 0) - copies.length;
        }
        for (const pair of row.pairs) {
            const other = pair.small === one ? pair.large : pair.small;
            const ids = other.ids.filter((each) => each !== id);
            const likeness = this.seen(pair, pair.small === one);
            for (const each of ids.slice(0, MOST))
                found.push({ ...likeness, other: each });
            more += Math.max(0, ids.length - MOST);
        }
        found.sort((a, b) => b.similarity - a.similarity || (a.other < b.other ? -1 : 1));
        const counts = new Map();
        const listed = found.filter(({ kind }) => {
            const count = counts.get(kind) ?? 0;
            counts.set(kind, count + 1);
            return count < MOST;
        });
        return { found: listed, more: more + found.length - listed.length, isComplete: row.isComplete };
    }
    seen({ small, large, overlap, kind, similarity, vetoes }, fromSmall) {
        const inLarge = thousandths(shareOf(overlap.shared, small.profile.weight));
        const inSmall = thousandths(shareOf(overlap.shared, large.profile.weight));
        const [one, other] = fromSmall ? [small, large] : [large, small];
        return {
            kind,
            similarity: thousandths(similarity),
            containment: fromSmall ? [inLarge, inSmall] : [inSmall, inLarge],
            isPart: fromSmall && small.profile.weight < large.profile.weight,
            ...this.commonWords(one.profile, other.profile),
            vetoes: fromSmall ? vetoes : vetoes.map(({ by, here, there }) => ({ by, here: there, there: here })),
            contradicts: contradicts(vetoes),
        };
    }
    commonWords(one, other) {
        const [shared, here, there] = [[], [], []];
        const add = (side, rank) => {
            if (side.length < MOST_WORDS)
                side.push(this.vocabulary.written(rank));
        };
        let at = 0;
        for (const code of one.codes) {
            const rank = code >> 1;
            for (; at < other.codes.length && (other.codes[at] ?? 0) >> 1 < rank; at += 1)
                add(there, (other.codes[at] ?? 0) >> 1);
            if (at < other.codes.length && (other.codes[at] ?? 0) >> 1 === rank) {
                if (shared.length < MOST_WORDS)
                    shared.push({ word: this.vocabulary.written(rank), weight: this.vocabulary.weightAt(rank) / THOUSANDTHS });
                at += 1;
            }
            else
                add(here, rank);
        }
        for (; at < other.codes.length; at += 1)
            add(there, (other.codes[at] ?? 0) >> 1);
        return { shared, apart: { here, there } };
    }
}
const PASSAGE = 0.9;
function listsOf(texts, ranks) {
    const starts = new Int32Array(ranks + 1);
    for (const { profile } of texts)
        for (const code of profile.codes)
            starts[(code >> 1) + 1] = (starts[(code >> 1) + 1] ?? 0) + 1;
    for (let rank = 0; rank < ranks; rank += 1)
        starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
    const free = starts.slice();
    const postings = new Int32Array(starts[ranks] ?? 0);
    for (const { index, profile } of texts) {
        for (const code of profile.codes) {
            const at = free[code >> 1] ?? 0;
            postings[at] = index;
            free[code >> 1] = at + 1;
        }
    }
    return { starts, postings };
}
function keep(row, one, pair) {
    row.pairs.push(pair);
    if (row.pairs.length < 8 * MOST)
        return;
    const other = ({ small, large }) => (small === one ? large : small);
    const counts = new Map();
    row.pairs.sort((a, b) => b.similarity - a.similarity || ((other(a).ids[0] ?? '') < (other(b).ids[0] ?? '') ? -1 : 1));
    row.pairs = row.pairs.filter((each) => {
        const count = counts.get(each.kind) ?? 0;
        counts.set(each.kind, count + 1);
        if (count >= MOST)
            row.more += other(each).ids.length;
        return count < MOST;
    });
}
function shareOf(shared, weight) {
    return weight === 0 ? 1 : shared / weight;
}
function thousandths(share) {
    return Math.round(share * THOUSANDTHS) / THOUSANDTHS;
}


  })

};
