export const id = 10;
export const ids = [10];
export const modules = {

  1464:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  O: () => (  marksOf)
});

var lex = __webpack_require__(121);
var read_data = __webpack_require__(4176);
;
function readSigns(text, signs) {
    return new SignReader(text, signs).marks();
}
class SignReader {
    text;
    signs;
    found = [];
    firsts;
    gone = new Set();
    end;
    at = 0;
    isLineStart = true;
    constructor(text, signs) {
        this.text = text;
        this.signs = signs;
        const { line = [], block = [], quotes = '', longQuotes = '', stretches = [] } = signs;
        this.end = text.length;
        this.firsts = new Set([
            ...[...line, ...block.map(([open]) => open)].map((sign) => sign.charAt(0)),
            ...stretches.flatMap(({ first }) => [...first]),
            ...(signs.literal?.first ?? ''),
            ...quotes,
            ...longQuotes,
            ...(signs.heredocs === true ? ['<'] : []),
            ...(signs.levels === true ? ['['] : []),
        ]);
    }
    marks() {
        while (this.at < this.end) {
            const from = this.at;
            const character = this.text.charAt(from);
            const isFirst = this.isLineStart && character !== ' ' && character !== '\t' && character !== '\n';
            const sign = this.firsts.has(character) || (isFirst && this.signs.starts !== undefined) ? this.read(from, isFirst) : null;
            if (sign !== null)
                this.found.push({ from, to: this.at, sign });
            else if (this.at === from)
                this.at = from + 1;
            const isBlank = character === ' ' || character === '\t';
            this.isLineStart = this.text.charAt(this.at - 1) === '\n' || (this.isLineStart && isBlank && this.at === from + 1);
        }
        return this.found;
    }
    read(from, isFirst) {
        const { line = [], block = [], quotes = '', longQuotes = '', nested = false, starts = [], literal, stretches = [] } = this.signs;
        const start = isFirst ? starts.find((one) => this.matches(one)) : undefined;
        if (start !== undefined)
            return this.rest(this.text.slice(from, start.lastIndex).trim());
        if (literal !== undefined && literal.first.includes(this.text.charAt(from)) && this.matches(literal.pattern)) {
            this.at = literal.pattern.lastIndex;
            return null;
        }
        for (const stretch of stretches)
            if (this.stretch(stretch))
                return stretch.sign;
        const sign = line.find((one) => this.text.startsWith(one, from));
        if (sign !== undefined && this.signs.levels === true && this.level(from + sign.length))
            return `${sign}[[`;
        const pair = block.find(([open]) => this.text.startsWith(open, from));
        if (pair !== undefined)
            return this.block(pair, nested);
        if (sign !== undefined)
            return this.lineSign(sign, from, isFirst);
        const character = this.text.charAt(from);
        if (character === '[' && this.signs.levels === true)
            return this.level(from) ? '[[' : null;
        if (quotes.includes(character))
            return this.quoted(character, false);
        if (longQuotes.includes(character))
            return this.quoted(character, true);
        return this.heredoc();
    }
    matches(pattern) {
        pattern.lastIndex = this.at;
        return pattern.test(this.text);
    }
    lineSign(sign, from, isFirst) {
        if (this.signs.atStart === true && !isFirst)
            return null;
        if (this.signs.atWord === true && from > 0 && !/[\s;(){}|,&]/.test(this.text.charAt(from - 1)))
            return null;
        return this.rest(sign);
    }
    rest(sign) {
        this.at = this.lineEnd(this.at);
        return sign;
    }
    stretch({ first, open, close, mustClose }) {
        if (!first.includes(this.text.charAt(this.at)))
            return false;
        open.lastIndex = this.at;
        const opening = open.exec(this.text);
        if (opening === null)
            return false;
        const closing = close(opening);
        const pattern = new RegExp(closing, 'gm');
        pattern.lastIndex = open.lastIndex;
        const found = this.gone.has(closing) ? null : pattern.exec(this.text);
        if (found === null)
            this.gone.add(closing);
        if (found === null && mustClose === true)
            return false;
        this.at = found === null ? this.end : Math.max(this.at + 1, found.index + found[0].length);
        return true;
    }
    block([open, close], nested) {
        this.at += open.length;
        for (let depth = 1; depth > 0 && this.at < this.end;) {
            const character = this.text.charAt(this.at);
            if (this.text.startsWith(close, this.at)) {
                depth -= 1;
                this.at += close.length;
            }
            else if (nested && this.text.startsWith(open, this.at)) {
                depth += 1;
                this.at += open.length;
            }
            else if (this.signs.textsInBlocks === true && character === '"')
                this.quoted(character, true);
            else if (this.signs.textsInBlocks === true && character === "'" && this.signs.literal !== undefined && this.matches(this.signs.literal.pattern))
                this.at = this.signs.literal.pattern.lastIndex;
            else
                this.at += 1;
        }
        return open;
    }
    quoted(quote, isLong) {
        const triple = quote.repeat(3);
        if (this.signs.triple === true && this.text.startsWith(triple, this.at))
            return this.tripled(triple);
        const escape = this.signs.escape ?? (this.signs.escapes === true ? '\\' : '');
        for (this.at += 1; this.at < this.end; this.at += 1) {
            const character = this.text.charAt(this.at);
            if (character === '\n' && !isLong)
                return quote;
            if (escape === character)
                this.at += 1;
            else if (character === quote)
                break;
        }
        this.at = Math.min(this.at + 1, this.end);
        return quote;
    }
    tripled(triple) {
        const end = this.text.indexOf(triple, this.at + 3);
        this.at = end === -1 ? this.end : end + 3;
        return triple;
    }
    level(from) {
        const open = /\[(={0,100})\[/y;
        open.lastIndex = from;
        const level = open.exec(this.text)?.[1];
        if (level === undefined)
            return false;
        const close = this.text.indexOf(`]${level}]`, open.lastIndex);
        this.at = close === -1 ? this.end : close + level.length + 2;
        return true;
    }
    heredoc() {
        const open = /<<[-~]?(["']?)([A-Za-z_]\w{0,100})\1/y;
        open.lastIndex = this.at;
        const word = this.signs.heredocs === true ? open.exec(this.text)?.[2] : undefined;
        if (word === undefined)
            return null;
        this.at = this.lineEnd(this.at);
        while (this.at < this.end) {
            const next = this.lineEnd(this.at + 1);
            const line = this.text.slice(this.at, next).trim();
            this.at = next;
            if (line === word)
                break;
        }
        return '<<';
    }
    lineEnd(from) {
        const end = this.text.indexOf('\n', from);
        return end === -1 ? this.end : end;
    }
}

;
const SLASHES = [['/*', '*/']];
const PARENTHESES = [['(*', '*)']];
const C_LIKE = { line: ['//'], block: SLASHES, quotes: '"\'', longQuotes: '`', escapes: true };
const NESTED = { ...C_LIKE, nested: true };
const TRIPLE = { ...C_LIKE, triple: true };
const ENGINES = [['{{!--', '--}}'], ['{#', '#}'], ['<%--', '--%>']];
const MARKUP = { templates: ENGINES };
const HANDLEBARS = { templates: [...ENGINES, ['{{!', '}}']] };
const RUBY_PAGE = { templates: [...ENGINES, ['<%#', '%>']] };
const RAZOR = { templates: [...ENGINES, ['@*', '*@']] };
const SVELTE = { templates: [] };
const DOLLAR = { sign: '$$', first: '$', open: /\$(?:[A-Za-z_]\w{0,60})?\$/y, close: ([tag]) => escaped(tag), mustClose: true };
const SQL = { line: ['--'], starts: [/#[ \t]/y], block: [...SLASHES, ['{#', '#}']], stretches: [DOLLAR], longQuotes: '\'"`', nested: true };
const HCL = { line: ['#', '//'], block: SLASHES, quotes: '"', escapes: true, heredocs: true };
const LUA = { line: ['--'], quotes: '"\'', escapes: true, levels: true };
const INI = { line: [';', '#'], atStart: true };
const HASH = { line: ['#'], atStart: true, heredocs: true };
const HASH_ALONE = { line: ['#'], atStart: true };
const CHARACTER = { first: "'", pattern: /'(?:\\[^\n]{1,8}?|[^'\\\n])'/uy };
const HASKELL = { stretches: [{ sign: '--', first: '-', open: /(?<![!#$%&*+./<=>?@\\^|~:-])--+(?![!#$%&*+./<=>?@\\^|~:-])/y, close: () => '$' }], block: [['{-', '-}']], literal: CHARACTER, quotes: '"', escapes: true, nested: true };
const OCAML_TEXT = { sign: '{|', first: '{', open: /\{(%?[a-z_.]{0,60})\|/y, close: ([, name = '']) => escaped(`|${name.replace(/^%.*/, '')}}`), mustClose: true };
const OCAML = { block: PARENTHESES, stretches: [OCAML_TEXT], literal: CHARACTER, longQuotes: '"', escapes: true, nested: true, textsInBlocks: true };
const FSHARP = { line: ['//'], block: PARENTHESES, stretches: [{ sign: '@"', first: '@', open: /@"/y, close: () => '"(?!")' }], literal: { first: "'(", pattern: /'(?:\\[^\n]{1,8}?|[^'\\\n])'|\(\*\)/uy }, longQuotes: '"', triple: true, escapes: true, nested: true, textsInBlocks: true };
const HERE_STRING = { sign: '@"', first: '@', open: /@(["'])[ \t]*\n/y, close: ([, quote = '']) => `^${quote}@` };
const POWERSHELL = { line: ['#'], atWord: true, block: [['<#', '#>']], stretches: [HERE_STRING], literal: { first: '`', pattern: /`[^]/y }, longQuotes: '"\'', escape: '`' };
const POD = { sign: '=pod', first: '=', open: /(?<![^\n])=[A-Za-z]\w*/y, close: () => '^=cut\\b.*$' };
const PERL_END = { sign: '__END__', first: '_', open: /(?<![^\n])__(?:END|DATA)__[ \t]*(?=\n|$)/y, close: () => '(?!)' };
const PERL_TEXT = { sign: '<<', first: '<', open: /<<~?(?:(["'])([A-Za-z_]\w{0,100})\1|([A-Z_]{2,100}))[^\n]*\n/y, close: ([, , quoted, bare]) => `^[ \\t]*${quoted ?? bare ?? ''}$`, mustClose: true };
const PERL = { line: ['#'], atStart: true, stretches: [POD, PERL_END, PERL_TEXT] };
const RUBY_BLOCK = { sign: '=begin', first: '=', open: /(?<![^\n])=begin\b/y, close: () => '^=end\\b.*$' };
const RUBY = { line: ['#'], atStart: true, stretches: [RUBY_BLOCK, PERL_END], heredocs: true };
const JULIA = { line: ['#'], block: [['#=', '=#']], literal: CHARACTER, longQuotes: '"', triple: true, escapes: true, nested: true };
const NIM = { line: ['#'], block: [['##[', ']##'], ['#[', ']#']], literal: CHARACTER, quotes: '"', triple: true, escapes: true, nested: true };
const R_TEXT = { sign: 'r"', first: 'rR', open: /(?<!\w)[rR](["'])(-{0,20})([([{])/y, close: ([, quote = '', dashes = '', open = '']) => `${escaped(')]}'.charAt('([{'.indexOf(open)))}${dashes}${quote}` };
const R = { line: ['#'], stretches: [R_TEXT], longQuotes: '"\'`', escapes: true };
const SIGIL = { sign: '~', first: '~', open: /~[A-Za-z]{1,20}("""|'''|["'/|([{<])/y, close: ([, open = '']) => (open.length === 3 ? `^[ \\t]*${open}` : escaped('([{<'.includes(open) ? ')]}>'.charAt('([{<'.indexOf(open)) : open)) };
const ELIXIR = { line: ['#'], stretches: [SIGIL], literal: { first: '?', pattern: /\?(?:\\.|["'#])/y }, longQuotes: '"\'', triple: true, escapes: true };
const ERLANG = { line: ['%'], literal: { first: '$', pattern: /\$(?:\\.|[^\s])/uy }, longQuotes: '"\'', triple: true, escapes: true };
const FORTRAN = { line: ['!'], quotes: '"\'' };
const FIXED_FORTRAN = { ...FORTRAN, stretches: [{ sign: 'C', first: 'cC*dD', open: /(?<![^\n])[cC*dD]/y, close: () => '$' }] };
const LISP = { line: [';'], block: [['#|', '|#']], literal: { first: '#\\?', pattern: /#\\[^]|\\[^]|\?\\?[";]/y }, longQuotes: '"', escapes: true, nested: true };
const EMACS = { ...LISP, block: [] };
const MATLAB_BLOCK = { sign: '%{', first: '%#', open: /(?<=^|\n)([%#])\{[ \t]*(?=\n)|(?<=\n[ \t]{1,99})([%#])\{[ \t]*(?=\n)/y, close: ([, sign, indented]) => `^[ \\t]*${sign ?? indented ?? '%'}\\}[ \\t]*$` };
const MATLAB = { line: ['%', '#'], atStart: true, stretches: [MATLAB_BLOCK] };
const OBJECTIVE_C = C_LIKE;
const CMAKE = { line: ['#'], levels: true, longQuotes: '"', escapes: true };
const PASCAL = { line: ['//'], block: [['{', '}'], ...PARENTHESES], quotes: "'" };
const BATCH = { starts: [/@?rem(?![\w.])/iy, /::/y] };
const BASIC = { line: ["'"], starts: [/rem(?!\w)/iy], quotes: '"' };
const DASHES = { line: ['--'], quotes: '"', literal: CHARACTER };
const COBOL = { line: ['*>'], quotes: '"\'', stretches: [{ sign: '*', first: '*/', open: /(?<=(?:^|\n)[^\n]{6})[*/]/y, close: () => '$' }] };
const NIX = { line: ['#'], block: SLASHES, stretches: [{ sign: "''", first: "'", open: /''/y, close: () => "''(?!['$\\\\])" }], longQuotes: '"', escapes: true };
const COFFEE = { line: ['#'], block: [['###', '###']], longQuotes: '"\'', triple: true, escapes: true };
const STARLARK = { line: ['#'], quotes: '"\'', triple: true, escapes: true };
const HASHES_AND_SLASHES = { line: ['#', '//'], block: SLASHES, quotes: '"\'', longQuotes: '`', escapes: true };
const D = { ...C_LIKE, block: [...SLASHES, ['/+', '+/']] };
const WAT = { line: [';;'], block: [['(;', ';)']], quotes: '"', escapes: true, nested: true };
const TEX = { line: ['%'], literal: { first: '\\', pattern: /\\%/y }, block: [['\\begin{comment}', '\\end{comment}'], ['\\iffalse', '\\fi']] };
const ASCIIDOC = { starts: [/\/\/(?!\/)/y], stretches: [{ sign: '////', first: '/', open: /(?<![^\n])\/{4,}[ \t]*(?=\n)/y, close: () => '^/{4,}[ \\t]*$' }] };
function escaped(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
const of = (signs, endings) => endings.split(' ').map((ending) => [ending, signs]);
const BY_ENDING = new Map([
    ...of(MARKUP, 'html htm xhtml xml svg vue xsd xsl csproj props targets plist j2 jinja jinja2 twig njk liquid jsp jspx aspx ascx'),
    ...of(HANDLEBARS, 'hbs handlebars mustache'),
    ...of(RUBY_PAGE, 'erb ejs'),
    ...of(SVELTE, 'svelte astro'),
    ...of(RAZOR, 'cshtml razor'),
    ...of(SQL, 'sql psql ddl'),
    ...of(HCL, 'tf tfvars hcl'),
    ...of(LUA, 'lua'),
    ...of(INI, 'ini cfg conf properties env editorconfig'),
    ...of(HASH, 'mk dockerfile zsh ksh'),
    ...of(HASH_ALONE, 'fish tcl awk sed gitignore dockerignore'),
    ...of(HASKELL, 'hs elm purs agda idr'),
    ...of(OCAML, 'ml mli mll mly'),
    ...of(FSHARP, 'fs fsi fsx'),
    ...of(POWERSHELL, 'ps1 psm1 psd1'),
    ...of(PERL, 'pl pm pod'),
    ...of(RUBY, 'rb rake gemspec ru cr'),
    ...of(JULIA, 'jl'),
    ...of(NIM, 'nim nims'),
    ...of(R, 'r'),
    ...of(ELIXIR, 'ex exs'),
    ...of(ERLANG, 'erl hrl'),
    ...of(FORTRAN, 'f90 f95 f03 f08'),
    ...of(FIXED_FORTRAN, 'f for f77'),
    ...of(LISP, 'lisp lsp cl scm ss rkt clj cljs cljc edn'),
    ...of(EMACS, 'el'),
    ...of(CMAKE, 'cmake'),
    ...of(PASCAL, 'pas dpr lpr'),
    ...of(BATCH, 'bat cmd'),
    ...of(BASIC, 'vb vbs bas'),
    ...of(DASHES, 'adb ads vhd vhdl'),
    ...of(COBOL, 'cob cbl'),
    ...of(NIX, 'nix'),
    ...of(COFFEE, 'coffee'),
    ...of(STARLARK, 'bzl star pyx gd rego graphql gql py pyi'),
    ...of(HASHES_AND_SLASHES, 'jsonnet libsonnet thrift'),
    ...of(WAT, 'wat'),
    ...of(TEX, 'tex sty'),
    ...of(ASCIIDOC, 'adoc asciidoc'),
    ...of(D, 'd'),
    ...of(C_LIKE, 'js mjs cjs jsx ts mts cts tsx css scss sass less styl go java c h cc cpp cxx hpp hh hxx cs php proto zig sol mm cu cuh ino sv svh vh glsl hlsl wgsl metal frag vert hx vala prisma cue qml'),
    ...of(TRIPLE, 'groovy gradle bicep'),
    ...of(NESTED, 'rs kt kts swift dart'),
    ...of({ ...NESTED, triple: true }, 'scala sbt'),
]);
const BY_NAME = new Map([
    ...of(HASH, 'dockerfile makefile gnumakefile justfile .bashrc .zshrc .profile .bash_profile'),
    ...of(HASH_ALONE, 'codeowners .gitattributes'),
    ...of(INI, '.env .editorconfig .npmrc .gitconfig'),
    ...of(CMAKE, 'cmakelists.txt'),
    ...of(RUBY, 'rakefile gemfile vagrantfile'),
    ...of(TRIPLE, 'jenkinsfile'),
    ...of(STARLARK, 'build workspace tiltfile'),
]);

;




function marksOf({ path, text }) {
    const signs = signsOf(path, text);
    if (signs === undefined)
        return [];
    return signs.templates === undefined ? readSigns(text, signs) : markupMarks(text, signs.templates);
}
function signsOf(path, text) {
    const ending = (0,read_data .z)(path);
    if (ending === 'm')
        return /^[ \t]*(?:#(?:import|include)|@(?:interface|implementation|import|class|protocol)|\/[/*])/m.test(text) ? OBJECTIVE_C : MATLAB;
    return BY_NAME.get(path.slice(path.lastIndexOf('/') + 1).toLowerCase()) ?? BY_ENDING.get(ending);
}
const BLOCK_TAG = /\{%-?\s{0,9}comment\b/y;
function markupMarks(text, templates) {
    const marks = [];
    const gone = new Set();
    const behind = (close, from) => {
        const at = gone.has(close) ? -1 : text.indexOf(close, from);
        if (at === -1)
            gone.add(close);
        return at === -1 ? null : at + close.length;
    };
    const opening = /<!--|<!\[CDATA\[|<\?|<(script|style)\b|\{\{!|\{[#%]|<%[#-]|@\*/gi;
    for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
        const [sign, element] = found;
        const from = found.index;
        if (element !== undefined) {
            const inside = text.indexOf('>', opening.lastIndex) + 1;
            if (inside === 0)
                break;
            const name = element.toLowerCase() === 'style' ? 'style' : 'script';
            const end = name === 'style' ? /<\/style/gi : /<\/script/gi;
            end.lastIndex = inside;
            const to = end.exec(text)?.index ?? text.length;
            marks.push(...embedded(text.slice(inside, to), inside, name));
            opening.lastIndex = to;
            continue;
        }
        const isMarkup = sign.startsWith('<') && !sign.startsWith('<%');
        const pair = isMarkup ? markupPair(sign) : templatePair(text, from, templates);
        if (pair === null)
            continue;
        const close = behind(pair[1], from + (sign === '<!--' ? 2 : pair[0].length));
        if (close === null && !isMarkup)
            continue;
        const to = close ?? text.length;
        marks.push({ from, to, sign: pair[0] });
        opening.lastIndex = to;
    }
    return marks;
}
function markupPair(sign) {
    return [sign, sign === '<!--' ? '-->' : sign === '<?' ? '?>' : ']]>'];
}
function templatePair(text, from, templates) {
    BLOCK_TAG.lastIndex = from;
    if (templates.length > 0 && BLOCK_TAG.test(text))
        return ['{% comment', 'endcomment'];
    return templates.find(([open]) => text.startsWith(open, from)) ?? null;
}
function embedded(inside, from, element) {
    const marks = [];
    let at = from;
    const code = (to) => {
        if (to > at)
            marks.push({ from: at - 1, to, sign: element });
    };
    for (const token of (0,lex .I)(element === 'style' ? 'css' : 'typescript', inside)) {
        if (token.kind !== 'comment' && token.kind !== 'string' && token.kind !== 'template')
            continue;
        code(from + token.from + 1);
        marks.push({ from: from + token.from, to: from + token.to, sign: `${element} ${token.kind}` });
        at = from + token.to;
    }
    code(from + inside.length);
    return marks;
}


  }),

  5856:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  e: () => (  follow)
});

var gate = __webpack_require__(9421);
var anchors_places = __webpack_require__(9684);
var token_places = __webpack_require__(8884);
;



function isJoinedByNothing({ source: old, span: was }, source, span) {
    if (source.lexedAs === null || old.lexedAs === null || (0,token_places .Ii)(source, span.from) === 'comment')
        return true;
    const [line, whole] = [(0,anchors_places .zo)(old, was), (0,anchors_places .zo)(source, span)];
    if (old.slice(line) === source.slice(whole))
        return true;
    const [left, right] = [codeBetween(source, whole.from, span.from), codeBetween(source, span.to, whole.to)];
    if (left.length === 0 && right.length === 0)
        return true;
    const isLeft = [codeBetween(old, line.from, was.from), codeBetween(old, 0, was.from)].some((all) => endsWith(all, left));
    const isShape = endsWith((0,gate .F5)(codeBetween(old, was.to, line.to)).toReversed(), (0,gate .F5)(right).toReversed());
    return isLeft && (isShape || endsWith(codeBetween(old, was.to, old.text.length).toReversed(), right.toReversed()));
}
function codeBetween({ text, lexed, canonical }, from, to) {
    const known = canonical === null ? lexed.map((token) => ({ ...token, text: token.kind === 'comment' ? 'c:' : text.slice(token.from, token.to) })) : canonical;
    const found = [];
    for (const token of known) {
        if (token.from >= to)
            break;
        if (token.to <= from || token.from === token.to || /^[cC]:/.test(token.text))
            continue;
        const isWhole = token.from >= from && token.to <= to;
        const own = isWhole ? token.text : text.slice(Math.max(from, token.from), Math.min(to, token.to)).trim();
        if (own !== '' && own !== ';')
            found.push(own);
    }
    return found;
}
function endsWith(all, end) {
    return end.length <= all.length && end.every((text, index) => text === all[all.length - end.length + index]);
}

var line_map = __webpack_require__(9434);
var scope = __webpack_require__(7759);
var surroundings = __webpack_require__(5432);
var text_maps = __webpack_require__(8434);
var twins = __webpack_require__(7200);
var word_edges = __webpack_require__(1312);
;









function follow(known, source, norm, unit) {
    const exact = followIn(known, source, unit, true);
    if (exact.kind !== 'lost' || norm === 'n0')
        return exact;
    const other = followIn(known, source, unit, false);
    return other.kind === 'lost' ? { kind: 'lost', slot: exact.slot ?? other.slot, elsewhere: exact.elsewhere ?? other.elsewhere } : other;
}
function followIn(known, source, unit, exactly) {
    const old = (0,scope .W4)(known.source).scopeOf(known.span);
    const range = known.source.rangeOf(known.span);
    const map = exactly ? (0,text_maps .d5)(known.source, source) : (0,text_maps .nZ)(known.source, source);
    const slotLines = (0,line_map .SW)(map, range, source.lines.length);
    const slot = slotLines === null ? null : source.spanOf(slotLines);
    const places = exactly ? (0,anchors_places .mO)(known, source, unit) : (0,anchors_places .P6)(known, source, unit);
    const mapped = exactly ? mappedSpan(known, source, map, range) : mappedPlace(places, source, map, range);
    const holds = (span) => isSameThing(known, old, source, span, map, mapped?.from === span.from) && (unit === 'lines' || isJoinedByNothing(known, source, span));
    const found = (span) => ({ kind: 'found', span, exactly });
    const stayed = mapped !== null && holds(mapped) ? mapped : null;
    if (stayed !== null && (0,twins .hF)(known, source, stayed, unit, exactly))
        return { kind: 'ambiguous' };
    if (stayed !== null && places.length === 1)
        return found(stayed);
    const good = places.filter((span) => holds(span) && !(0,twins .Ft)(known, source, span, range));
    if (stayed !== null)
        return found((0,twins .qw)(good, stayed, known, source));
    const inSlot = slot === null ? [] : good.filter((span) => span.from >= slot.from && span.to <= slot.to);
    const chosen = inSlot.length === 1 ? inSlot[0] : good.length === 1 ? good[0] : (0,twins .al)(good, known, unit, exactly);
    if (chosen !== undefined)
        return found(chosen);
    return good.length > 1 ? { kind: 'ambiguous' } : { kind: 'lost', slot, elsewhere: places[0] ?? null };
}
function mappedSpan({ source: old, span }, source, map, range) {
    const lines = (0,line_map .BP)(map, range);
    const now = lines === null ? null : source.spanOf(lines);
    const before = old.spanOf(range);
    return now === null || before === null ? null : { from: now.from + span.from - before.from, to: now.from + span.to - before.from };
}
function mappedPlace(places, source, { to }, [from, last]) {
    const [first, end] = [to[from - 1] ?? -1, to[last - 1] ?? -1];
    return places.find((span) => source.lineAt(span.from) === first + 1 && source.rangeOf(span)[1] === end + 1) ?? null;
}
const REDEFINES = new Set(['javascript', 'jsx', 'python', 'ruby', 'shell']);
function isSameThing(known, old, source, span, map, isMapped) {
    if (!isReadAlike(known, source, span) || goesOn(known, source, span))
        return false;
    if (!(0,surroundings .Vu)(known.source, known.span, source, span))
        return false;
    const before = (0,scope .W4)(known.source);
    const now = (0,scope .W4)(source);
    const here = now.scopeOf(span);
    if (old.name !== here.name)
        return isMapped && isRenamed(old, here, before, now);
    if (!now.isCode || here.own === '' || now.count(here.own) <= Math.max(1, before.count(old.own)))
        return true;
    return !REDEFINES.has(source.language ?? '') && map.to[old.line - 1] === here.line - 1;
}
function goesOn({ source: old, span: was }, source, span) {
    return ((0,word_edges .Q)(source.text, span.from) && !(0,word_edges .Q)(old.text, was.from)) || ((0,word_edges .Q)(source.text, span.to) && !(0,word_edges .Q)(old.text, was.to));
}
function isReadAlike({ source: old, span: was }, source, span) {
    if (old.language === null)
        return true;
    if (source.language === null)
        return false;
    if (source.language !== old.language)
        return (0,token_places .Ii)(source, span.from) === (0,token_places .Ii)(old, was.from) && (0,token_places .Ii)(source, span.to - 1) === (0,token_places .Ii)(old, was.to - 1);
    return source.slice(span) !== old.slice(was) || (0,token_places .MU)(source, span) === (0,token_places .MU)(old, was);
}
function isRenamed(old, here, before, now) {
    if (!now.renames || old.own === '' || here.own === '' || old.sign !== here.sign)
        return false;
    if (!now.isCode)
        return now.count(old.own) === 0 && before.count(here.own) === 0;
    const [was, is] = [old.name.split('.'), here.name.split('.')];
    const depth = was.findIndex((name, index) => name !== is[index]) + 1;
    return was.length === is.length && now.count(was.slice(0, depth).join('.')) === 0 && before.count(is.slice(0, depth).join('.')) === 0;
}


  }),

  1273:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A3: () => (  hintsAt),
    O_: () => (  closeness),
    sY: () => (  areComplete),
    vP: () => (  contextAt),
    yX: () => (  isInScope),
    z6: () => (  agreement)
  });
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7759);
  var _around_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9226);
  var _surroundings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5432);
  var _token_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8884);
  var _turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9100);






const AROUND = 3;
const SHORT = 8;
function hintsAt(source, span) {
    const lines = source.rangeOf(span);
    return { lines, context: contextAt(source, lines), within: withinAt(source, span), as: kindOf(source, span), around: (0,_around_js__WEBPACK_IMPORTED_MODULE_4__  .L)({ digest: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_2__  .MC)(source, span), turn: (0,_turn_js__WEBPACK_IMPORTED_MODULE_3__  .L)(source, span) }) };
}
function contextAt(source, [from, to]) {
    const places = [...Array.from({ length: AROUND }, (_, index) => from - AROUND + index), ...Array.from({ length: AROUND }, (_, index) => to + 1 + index)];
    return places.map((line) => shortOf(source.lines[line - 1] ?? ''));
}
function agreement(source, range, context) {
    return agreeing(source, range, context).length;
}
function closeness(source, range, context) {
    return agreeing(source, range, context).reduce((sum, index) => sum + (index < AROUND ? 2 : 1), 0);
}
function agreeing(source, range, context) {
    const [from, to] = range;
    return contextAt(source, range).flatMap((digest, index) => {
        const line = index < AROUND ? from - AROUND + index : to + 1 + index - AROUND;
        return digest === context[index] && /[\p{L}\p{N}]{3}/u.test(source.lines[line - 1] ?? '') ? [index] : [];
    });
}
function areComplete({ context, norm }) {
    return context.length > 0 || norm !== 'n0';
}
function isInScope(source, span, citation) {
    const { within, as, context } = citation;
    const { digest, turn } = (0,_around_js__WEBPACK_IMPORTED_MODULE_4__  .C)(citation.around);
    const isTold = areComplete(citation);
    if ((within !== null || isTold) && withinAt(source, span) !== within)
        return false;
    if (digest !== null && !(0,_surroundings_js__WEBPACK_IMPORTED_MODULE_2__  .i3)(source, span, digest))
        return false;
    if (turn !== null && !isItsTurn(source, span, turn, context))
        return false;
    return (as === null && !isTold) || kindOf(source, span) === as;
}
function isItsTurn(source, span, { turn, count }, context) {
    const now = (0,_turn_js__WEBPACK_IMPORTED_MODULE_3__  .L)(source, span) ?? { turn: 1, count: 1 };
    if (now.count > count)
        return true;
    if (now.count === count)
        return now.turn === turn;
    const isKept = contextAt(source, source.rangeOf(span)).map((digest, index) => digest === context[index]);
    const [before, after] = [isKept.slice(0, AROUND), isKept.slice(AROUND)];
    return isKept[AROUND - 1] === true && isKept[AROUND] === true && (before.every(Boolean) || after.every(Boolean));
}
const LONGEST = 200;
function withinAt(source, span) {
    if (source.language === 'json' || /\.(?:ya?ml|toml|jsonc|json5)$/i.test(source.path))
        return null;
    const { name } = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .W4)(source).scopeOf(span);
    if (name === '')
        return null;
    return name.length > LONGEST ? `#${(0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .VK)((0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(name))}` : name;
}
function kindOf(source, span) {
    const text = source.slice(span);
    const kind = (0,_token_places_js__WEBPACK_IMPORTED_MODULE_5__  .Ii)(source, span.from + (text.length - text.trimStart().length));
    return kind === 'code' ? null : kind;
}
function shortOf(line) {
    return (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .VK)((0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(line.trim())).slice(0, SHORT);
}


  }),

  9434:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BP: () => (  unchangedRange),
    SW: () => (  slotOf),
    YX: () => (  mapLines)
  });
  var _mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5050);

const MOST_STEPS = 8_000_000;
const MOST_LINES = 400_000;
const FEW_PAIRS = 250_000;
function mapLines(before, after) {
    if (before.length + after.length > MOST_LINES)
        return { to: mapEnds(before, after) };
    const codes = new Map();
    const code = (line) => {
        const known = codes.get(line);
        if (known !== undefined)
            return known;
        codes.set(line, codes.size);
        return codes.size - 1;
    };
    const numbered = (lines) => Int32Array.from(lines, code);
    const [old, now] = [numbered(before), numbered(after)];
    const to = new Int32Array(old.length).fill(-1);
    let steps = 0;
    const ahead = [{ from: 0, to: old.length, start: 0, end: now.length }];
    for (let stretch = ahead.pop(); stretch !== undefined; stretch = ahead.pop()) {
        const { from, to: end, start, end: stop } = trimmed(stretch, old, now, to);
        steps += end - from + stop - start;
        if (steps > MOST_STEPS)
            break;
        const pairs = (end - from) * (stop - start);
        const fixed = pairs <= FEW_PAIRS ? [] : fixedPoints(old, now, { from, to: end, start, end: stop });
        if (fixed.length === 0) {
            if (steps + pairs > MOST_STEPS)
                continue;
            steps += pairs;
            longestCommon(old, now, { from, to: end, start, end: stop }, to);
            continue;
        }
        let [row, column] = [from, start];
        for (const [oldLine, newLine] of fixed) {
            to[oldLine] = newLine;
            ahead.push({ from: row, to: oldLine, start: column, end: newLine });
            [row, column] = [oldLine + 1, newLine + 1];
        }
        ahead.push({ from: row, to: end, start: column, end: stop });
    }
    return { to };
}
function mapEnds(before, after) {
    const to = new Int32Array(before.length).fill(-1);
    const most = Math.min(before.length, after.length);
    let head = 0;
    while (head < most && before[head] === after[head]) {
        to[head] = head;
        head += 1;
    }
    for (let tail = 1; tail <= most - head && before[before.length - tail] === after[after.length - tail]; tail += 1)
        to[before.length - tail] = after.length - tail;
    return to;
}
function unchangedRange({ to }, [from, last]) {
    const first = to[from - 1] ?? -1;
    if (first === -1)
        return null;
    for (let line = from; line <= last; line += 1)
        if (to[line - 1] !== first + line - from)
            return null;
    return [first + 1, first + 1 + last - from];
}
function slotOf({ to }, [from, last], newLines) {
    const [first, end] = [to[from - 1] ?? -1, to[last - 1] ?? -1];
    const above = to.subarray(0, from).findLast(stayed) ?? -1;
    const below = to.subarray(last).find(stayed) ?? newLines;
    const range = [(first === -1 ? above + 1 : first) + 1, (end === -1 ? below - 1 : end) + 1];
    return range[0] <= range[1] ? range : null;
}
function stayed(place) {
    return place !== -1;
}
function trimmed(stretch, old, now, to) {
    let { from, to: end, start, end: stop } = stretch;
    while (from < end && start < stop && old[from] === now[start])
        to[from++] = start++;
    while (from < end && start < stop && old[end - 1] === now[stop - 1])
        to[--end] = --stop;
    return { from, to: end, start, end: stop };
}
function fixedPoints(old, now, { from, to, start, end }) {
    const places = new Map();
    for (const [index, line] of old.subarray(from, to).entries()) {
        const known = places.get(line);
        if (known === undefined)
            places.set(line, { old: from + index, now: -1 });
        else
            known.old = -2;
    }
    for (const [index, line] of now.subarray(start, end).entries()) {
        const known = places.get(line);
        if (known !== undefined)
            known.now = known.now === -1 ? start + index : -2;
    }
    return longestIncreasing([...places.values()].filter((one) => one.old >= 0 && one.now >= 0).map((one) => [one.old, one.now]));
}
function longestIncreasing(pairs) {
    const best = [];
    for (const pair of pairs) {
        const length = (0,_mark_js__WEBPACK_IMPORTED_MODULE_0__  .nT)(best.length, (index) => (best[index]?.pair[1] ?? 0) >= pair[1]);
        best[length] = { pair, before: best[length - 1] };
    }
    const chosen = [];
    for (let last = best.at(-1); last !== undefined; last = last.before)
        chosen.push(last.pair);
    return chosen.toReversed();
}
function longestCommon(old, now, { from, to: end, start, end: stop }, to) {
    const width = stop - start + 1;
    const lengths = new Uint32Array((end - from + 1) * width);
    for (let row = end - from - 1; row >= 0; row -= 1) {
        for (let column = stop - start - 1; column >= 0; column -= 1) {
            const at = row * width + column;
            lengths[at] = old[from + row] === now[start + column] ? 1 + (lengths[at + width + 1] ?? 0) : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
        }
    }
    let [row, column] = [0, 0];
    while (row < end - from && column < stop - start) {
        const at = row * width + column;
        if (old[from + row] === now[start + column]) {
            to[from + row] = start + column;
            row += 1;
            column += 1;
        }
        else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))
            row += 1;
        else
            column += 1;
    }
}


  }),

  5050:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Wy: () => (  labelOf),
    nT: () => (  firstFrom),
    pw: () => (  signAt)
  });
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);

function signAt(marks, offset) {
    const mark = marks[firstFrom(marks.length, (index) => (marks[index]?.from ?? 0) >= offset) - 1];
    return mark !== undefined && offset < mark.to ? mark.sign : '';
}
function firstFrom(count, isTrue) {
    let [low, high] = [0, count];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (isTrue(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
const LONGEST = 200;
function labelOf(name) {
    return name.length <= LONGEST ? name : `${name.slice(0, 40)}…${(0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(name)}`;
}


  }),

  9306:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  readMarkdown)
  });
function readMarkdown(lines) {
    const reader = new MarkdownReader(lines);
    reader.read();
    return { sections: sectionsFrom(reader.headings, lines.length), marks: reader.marks };
}
const HTML_OPENING = /^ {0,3}(<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?:script|pre|style|textarea)(?=[\s>]|$))/i;
const CONTAINER = /^ {0,3}(?:>|[-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/;
const INTERRUPTS = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|>|[-+*][ \t]|1[.)][ \t]|=+[ \t]*$|-+[ \t]*$)/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
class MarkdownReader {
    lines;
    headings = [];
    marks = [];
    fence = null;
    html = null;
    paragraph = null;
    inList = false;
    at = 0;
    unclosed = 0;
    constructor(lines) {
        this.lines = lines;
    }
    read() {
        const front = frontMatterOf(this.lines);
        for (const [index, line] of this.lines.entries()) {
            if (index === front)
                this.marks.push({ from: 0, to: this.at + line.length, sign: '---' });
            if (index > front)
                this.line(line, index);
            this.at += line.length + 1;
        }
        const open = this.fence ?? this.html;
        if (open !== null)
            this.marks.push({ from: open.from, to: this.at, sign: open.sign });
    }
    line(line, index) {
        if (this.fence !== null)
            this.inFence(line, this.fence);
        else if (this.html !== null)
            this.inHtml(line, index, 0);
        else if (!this.opens(line, index)) {
            this.block(line, index);
            this.comments(line, index, 0);
        }
    }
    inFence(line, fence) {
        const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
        if (mark?.startsWith(fence.sign) !== true)
            return;
        this.marks.push({ from: fence.from, to: this.at + line.length, sign: fence.sign });
        this.fence = null;
    }
    inHtml(line, index, from) {
        const { html } = this;
        if (html === null)
            return;
        const end = endOf(line, html.close, from);
        if (end === null)
            return;
        this.marks.push({ from: html.from, to: this.at + end, sign: html.sign });
        this.html = null;
        this.comments(line, index, end);
    }
    opens(line, index) {
        const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
        if (fence !== undefined) {
            this.fence = { sign: fence, from: this.at + line.length };
            this.paragraph = null;
            return true;
        }
        const sign = HTML_OPENING.exec(line)?.[1];
        if (sign === undefined)
            return false;
        this.paragraph = null;
        const from = line.indexOf(sign);
        this.html = { sign: sign.toLowerCase(), close: closeOf(sign), from: this.at + from };
        this.inHtml(line, index, from);
        return true;
    }
    comments(line, index, from) {
        for (let at = line.indexOf('<!--', from); at !== -1; at = line.indexOf('<!--', at)) {
            const close = line.indexOf('-->', at);
            if (close === -1) {
                if (from > 0 || /^[\s>*+\-0-9.)]*$/.test(line.slice(0, at)) || this.isClosed(index))
                    this.html = { sign: '<!--', close: /-->/g, from: this.at + at };
                return;
            }
            this.marks.push({ from: this.at + at, to: this.at + close + 3, sign: '<!--' });
            at = close + 3;
        }
    }
    isClosed(index) {
        if (index < this.unclosed)
            return false;
        for (let next = index + 1;; next += 1) {
            const line = this.lines[next];
            if (line === undefined || line.trim() === '' || INTERRUPTS.test(line)) {
                this.unclosed = next;
                return false;
            }
            if (line.includes('-->'))
                return true;
        }
    }
    block(line, index) {
        if (line.trim() === '') {
            this.paragraph = null;
            return;
        }
        const { paragraph } = this;
        const atx = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
        if (atx !== undefined) {
            this.headings.push({ level: atx.length, title: titleOf(line), line: index + 1 });
            this.paragraph = null;
        }
        else if (paragraph?.isContained === false && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
            const title = this.lines.slice(paragraph.from, index).map((one) => one.trim());
            this.headings.push({ level: line.includes('=') ? 1 : 2, title: title.join(' '), line: paragraph.from + 1 });
            this.paragraph = null;
        }
        else if (RULE.test(line)) {
            this.paragraph = null;
        }
        else if (CONTAINER.test(line) && !(paragraph !== null && /^ {0,3}(?!1[.)])\d/.test(line))) {
            this.paragraph = { from: index, isContained: true };
            this.inList ||= !/^ {0,3}>/.test(line);
        }
        else {
            this.text(line, index, paragraph);
        }
    }
    text(line, index, open) {
        if (open === null) {
            this.inList &&= /^(?: {2}|\t)/.test(line);
            this.paragraph = /^(?: {4}| {0,3}\t)/.test(line) ? null : { from: index, isContained: this.inList };
        }
        const isTable = /^ {0,3}(?:\||:?-+:?[ \t]*\|)/.test(line);
        if (isTable && this.paragraph !== null)
            this.paragraph = { ...this.paragraph, isContained: true };
    }
}
function frontMatterOf(lines) {
    if (lines[0]?.trimEnd() !== '---')
        return -1;
    const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
    const isYaml = lines.slice(1, end).every((line) => /^(?:$|#|\s|- )/.test(line) || line.includes(':'));
    return isYaml ? end : -1;
}
function closeOf(sign) {
    if (sign === '<!--')
        return /-->/g;
    if (sign === '<?')
        return /\?>/g;
    if (sign.startsWith('<!['))
        return /\]\]>/g;
    return sign.startsWith('<!') ? />/g : /<\/(?:script|pre|style|textarea)>/gi;
}
function endOf(line, close, from) {
    close.lastIndex = from;
    return close.test(line) ? close.lastIndex : null;
}
function sectionsFrom(headings, last) {
    const all = [];
    const open = [];
    const close = (level, to) => {
        for (let inner = open.at(-1); inner !== undefined && inner.level >= level; inner = open.at(-1)) {
            const section = all[inner.at];
            if (section !== undefined)
                all[inner.at] = { ...section, to };
            open.pop();
        }
    };
    for (const { level, title, line } of headings) {
        close(level, line - 1);
        open.push({ level, at: all.length });
        all.push({ level, title, from: line, to: line });
    }
    close(0, last);
    return all;
}
function titleOf(line) {
    return withoutClosing(line.trim().replace(/^#{1,6}/, '').trim());
}
function withoutClosing(title) {
    let end = title.length;
    while (title[end - 1] === '#')
        end -= 1;
    return end === title.length || (end > 0 && title[end - 1] !== ' ' && title[end - 1] !== '\t') ? title : title.slice(0, end).trim();
}


  }),

  9877:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $9: () => (  canonicalSlice),
    Hh: () => (  normToBind),
    Io: () => (  normalDigest),
    hT: () => (  withoutTrailing),
    ui: () => (  isReformatted)
  });
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);
  var _code_canonical_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9599);
  var _token_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8884);



function normalDigest(source, span, norm) {
    switch (norm) {
        case 'n0':
            return source.digestOf(source.slice(span));
        case 'n3':
            return digestOf(source, span, source.isReadByN3 ? canonicalSlice(source, span) : null);
        case 'n4':
            return digestOf(source, span, canonicalSlice(source, span));
    }
}
function digestOf(source, span, tokens) {
    if (tokens !== null)
        return (0,_code_canonical_tokens_js__WEBPACK_IMPORTED_MODULE_1__  .ji)(tokens);
    const text = Buffer.from(withoutTrailingBlanks(source.slice(span)), source.encoding);
    return (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(Buffer.concat([Buffer.from('n3 text\n'), text]));
}
function normToBind(source, span) {
    return source.isReadByN3 || canonicalSlice(source, span) === null ? 'n3' : 'n4';
}
function isReformatted(known, source, span, norm) {
    return norm !== 'n0' && !(norm === 'n3' && known.source.isReadByN3 && source.isReadByN3) && normalDigest(known.source, known.span, 'n4') === normalDigest(source, span, 'n4');
}
function canonicalSlice(source, span) {
    const { canonical } = source;
    if (canonical === null || cutsToken(source, span.from) || cutsToken(source, span.to))
        return null;
    const slice = (0,_code_canonical_tokens_js__WEBPACK_IMPORTED_MODULE_1__  .hb)(canonical, span.from, span.to);
    return slice.length === 0 ? null : slice;
}
function withoutTrailingBlanks(text) {
    return text.split('\n').map(withoutTrailing).join('\n');
}
function withoutTrailing(line) {
    let end = line.length;
    while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t'))
        end -= 1;
    return line[end - 1] === '\\' ? line : line.slice(0, end);
}
function cutsToken({ lexed }, offset) {
    const before = lexed[(0,_token_places_js__WEBPACK_IMPORTED_MODULE_2__  .YR)(lexed, offset) - 1];
    return before !== undefined && before.from < offset && before.to > offset;
}


  }),

  2869:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  occurrences)
  });
const MOST_PLACES = 1_000;
function occurrences(hay, needle) {
    const found = [];
    if (needle.length === 0 || needle.length > hay.length)
        return found;
    const borders = bordersOf(needle);
    const start = startsOf(hay, needle);
    let matched = 0;
    for (let at = 0; at < hay.length && found.length < MOST_PLACES; at += 1) {
        if (matched === 0)
            at = start(at);
        while (matched > 0 && hay[at] !== needle[matched])
            matched = borders[matched - 1] ?? 0;
        if (hay[at] === needle[matched])
            matched += 1;
        if (matched < needle.length)
            continue;
        found.push(at - needle.length + 1);
        matched = borders[matched - 1] ?? 0;
    }
    return found;
}
const HEAD = 64;
function startsOf(hay, needle) {
    const orEnd = (next) => (next < 0 ? hay.length : next);
    if (typeof hay === 'string' && typeof needle === 'string') {
        const head = needle.slice(0, HEAD);
        return (at) => orEnd(hay.indexOf(head, at));
    }
    if (typeof hay === 'string' || typeof needle === 'string')
        return (at) => at;
    const [first] = needle;
    return first === undefined ? (at) => at : (at) => orEnd(hay.indexOf(first, at));
}
function bordersOf(needle) {
    const borders = new Uint32Array(needle.length);
    let length = 0;
    for (let at = 1; at < needle.length; at += 1) {
        while (length > 0 && needle[at] !== needle[length])
            length = borders[length - 1] ?? 0;
        if (needle[at] === needle[length])
            length += 1;
        borders[at] = length;
    }
    return borders;
}


  }),

  9684:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P6: () => (  equalPlaces),
    mO: () => (  exactPlaces),
    zo: () => (  wholeLines)
  });
  var _normal_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9877);
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2869);


function exactPlaces({ source: old, span }, source, unit) {
    const text = old.slice(span);
    if (unit === 'lines')
        return linePlaces(source, source.lines, text.split('\n'));
    return (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_1__  .T)(source.text, text).map((from) => ({ from, to: from + text.length }));
}
function equalPlaces(known, source, unit) {
    const tokens = (0,_normal_digest_js__WEBPACK_IMPORTED_MODULE_0__  .$9)(known.source, known.span);
    const { canonical } = source;
    if (tokens === null || canonical === null)
        return unit === 'lines' ? linePlaces(source, source.lines.map(_normal_digest_js__WEBPACK_IMPORTED_MODULE_0__  .hT), known.source.slice(known.span).split('\n').map(_normal_digest_js__WEBPACK_IMPORTED_MODULE_0__  .hT)) : [];
    const places = (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_1__  .T)(canonical.map(({ text }) => text), tokens.map(({ text }) => text));
    return places.flatMap((at) => {
        const [first, last] = [canonical[at], canonical[at + tokens.length - 1]];
        if (first === undefined || last === undefined)
            return [];
        const span = { from: first.from, to: last.to };
        if (unit === 'characters')
            return [span];
        const whole = wholeLines(source, span);
        return hasSameNeighbours(known.source, tokens, canonical, at, whole) ? [whole] : [];
    });
}
function hasSameNeighbours(old, tokens, canonical, at, whole) {
    const before = old.canonical ?? [];
    const [first] = tokens;
    const start = first === undefined ? -1 : before.indexOf(first);
    if (start < 0)
        return false;
    const isEqual = (index) => before[start + index - at]?.text === canonical[index]?.text;
    for (let index = at - 1; (canonical[index]?.from ?? -1) >= whole.from; index -= 1)
        if (!isEqual(index))
            return false;
    for (let index = at + tokens.length; (canonical[index]?.to ?? Infinity) <= whole.to; index += 1)
        if (!isEqual(index))
            return false;
    return true;
}
function linePlaces(source, lines, wanted) {
    return (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_1__  .T)(lines, wanted).flatMap((at) => source.spanOf([at + 1, at + wanted.length]) ?? []);
}
function wholeLines(source, span) {
    return source.spanOf(source.rangeOf(span)) ?? span;
}


  }),

  3163:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CO: () => (  LEAST_LETTERS),
    bi: () => (  lettersOf),
    uj: () => (  quoteSelector)
  });
  var _follow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
  var _hints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1273);
  var _normal_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9877);
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2869);
  var _selector_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2582);
  var _symbol_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(539);






const LEAST_LETTERS = 12;
const quoteSelector = {
    kind: 'quote',
    place(source, citation, known) {
        const area = areaOf(source, citation);
        if (area === 'ambiguous')
            return (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)('ambiguous');
        if (known !== null) {
            const followed = (0,_follow_js__WEBPACK_IMPORTED_MODULE_0__  .e)(known, source, citation.norm, 'characters');
            switch (followed.kind) {
                case 'found':
                    return area !== null && isInside(followed.span, area) ? (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .yb)(source, citation, followed.span, followed.exactly) : (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)('changed', followed.span, source.rangeOf(followed.span));
                case 'ambiguous':
                    return (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)('ambiguous');
                case 'lost':
                    return (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)(followed.slot === null ? 'missing' : 'changed', followed.slot, followed.elsewhere === null ? null : source.rangeOf(followed.elsewhere));
            }
        }
        return area === null ? (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)('missing') : searched(source, citation, area);
    },
    select(source, citation) {
        const area = areaOf(source, citation);
        if (area === null)
            return 'there is no symbol of this name in the file';
        if (area === 'ambiguous')
            return 'there is more than one symbol of this name in the file';
        const places = placesOf(source, citation).filter((span) => isInside(span, area));
        const [first] = places;
        if (first === undefined)
            return symbolOf(citation) === null ? 'the quote is not in the file' : 'the quote is not inside of that symbol';
        const chosen = places.length === 1 ? first : places.find((span) => beginsAt(source, span, citation));
        if (chosen === undefined)
            return 'the quote is in the file more than once; quote more, so that it is unique';
        return { span: chosen, poor: lettersOf(source.slice(chosen), source.encoding) < LEAST_LETTERS ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more` : null };
    },
};
function searched(source, citation, area) {
    const literal = placesOf(source, citation).filter((span) => isInside(span, area));
    const places = literal.filter((span) => (0,_normal_digest_js__WEBPACK_IMPORTED_MODULE_2__  .Io)(source, span, citation.norm) === citation.digest);
    const good = places.filter((span) => (0,_hints_js__WEBPACK_IMPORTED_MODULE_1__  .yX)(source, span, citation));
    const there = good.find((span) => beginsAt(source, span, citation));
    if (there !== undefined)
        return (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .yb)(source, citation, there, true);
    const [only] = good;
    if (only !== undefined && good.length === 1)
        return (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .yb)(source, citation, only, true);
    if (good.length > 1) {
        const near = good.filter((span) => (0,_hints_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(source, source.rangeOf(span), citation.context) >= NEAR);
        return near[0] !== undefined && near.length === 1 ? (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .yb)(source, citation, near[0], true) : (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)('ambiguous');
    }
    const slot = (citation.lines === null ? null : source.spanOf(citation.lines)) ?? literal[0] ?? null;
    const [first] = places;
    return (0,_selector_js__WEBPACK_IMPORTED_MODULE_4__  .DU)(slot === null ? 'missing' : 'changed', slot, first === undefined ? null : source.rangeOf(first));
}
const NEAR = 4;
function placesOf(source, citation) {
    const quote = citation.selector.kind === 'quote' ? source.literal(citation.selector.quote) : '';
    return (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__  .T)(source.text, quote).map((from) => ({ from, to: from + quote.length }));
}
function areaOf(source, citation) {
    const symbol = symbolOf(citation);
    return symbol === null ? { from: 0, to: source.text.length } : (0,_symbol_js__WEBPACK_IMPORTED_MODULE_3__  .a)(source, symbol);
}
function symbolOf({ selector }) {
    return selector.kind === 'quote' ? selector.symbol : null;
}
function isInside(span, area) {
    return span.from >= area.from && span.to <= area.to;
}
function beginsAt(source, span, { lines }) {
    return lines !== null && source.lineAt(span.from) === lines[0];
}
function lettersOf(text, encoding) {
    return Buffer.from(text, encoding).toString('utf8').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}


  }),

  7759:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  ry: () => (  codeIn),
  W4: () => (  outlineOf),
  nv: () => (  symbolsIn)
});

var symbols = __webpack_require__(8358);
var comment_signs = __webpack_require__(1464);
var anchors_mark = __webpack_require__(5050);
;

const DEEPEST = 32;
function readJsonKeys(text) {
    const reader = new KeyReader(text);
    reader.read();
    return { marks: reader.marks, wayOf: (from, to) => reader.wayOf(from, to) };
}
class KeyReader {
    text;
    marks = [];
    containers = [{ parent: -1, from: 0, key: -1, depth: 0 }];
    keys = [];
    steps = [];
    named = new Map();
    labels = new Map();
    twice = [];
    container = 0;
    key = -1;
    constructor(text) {
        this.text = text;
    }
    wayOf(from, to) {
        const step = this.steps[(0,anchors_mark .nT)(this.steps.length, (index) => (this.steps[index]?.from ?? 0) >= from) - 1];
        const inner = this.containers[step?.container ?? 0];
        if (step === undefined || inner === undefined)
            return null;
        const own = this.twiceIn(from, to) ?? this.keys[step.key];
        const mark = own === undefined || own.peers.count < 2 ? '' : twiceText(own);
        if (inner.depth < 2)
            return mark === '' ? null : { name: mark, own: mark, from: inner.from };
        const parts = [];
        for (let at = inner; at !== undefined && at.depth > 1 && parts.length < DEEPEST; at = this.containers[at.parent])
            parts.push(this.labelOf(at));
        return { name: `${parts.toReversed().join(' > ')}${mark}`, own: parts[0] ?? '', from: inner.from };
    }
    labelOf({ key }) {
        const found = this.keys[key];
        if (found === undefined)
            return '[]';
        const label = this.labels.get(key) ?? `${(0,anchors_mark .Wy)(JSON.stringify(found.name))}${found.peers.count < 2 ? '' : twiceText(found)}`;
        this.labels.set(key, label);
        return label;
    }
    twiceIn(from, to) {
        const key = this.twice[(0,anchors_mark .nT)(this.twice.length, (index) => (this.twice[index]?.from ?? 0) >= from)];
        return key !== undefined && key.from < to ? key : undefined;
    }
    read() {
        const { text } = this;
        const token = /"|'|\/\/|\/\*|[{}[\],]|[A-Za-z_$][\w$]*/g;
        for (let found = token.exec(text); found !== null; found = token.exec(text)) {
            const [sign] = found;
            const from = found.index;
            const to = this.endOf(sign, from);
            if (/^["'/]/.test(sign))
                this.marks.push({ from, to, sign });
            if (sign === '{' || sign === '[')
                this.open(from);
            else if (sign === '}' || sign === ']')
                this.close(from);
            else if (sign === ',')
                this.step(from, -1);
            else if (!sign.startsWith('/') && this.isKey(to))
                this.found(from, nameOf(text.slice(from, to)));
            token.lastIndex = to;
        }
        this.twice = this.keys.filter(({ peers }) => peers.count > 1);
    }
    endOf(sign, from) {
        const { text } = this;
        if (sign === '//' || sign === '/*') {
            const end = text.indexOf(sign === '//' ? '\n' : '*/', from + 2);
            return end === -1 ? text.length : end + (sign === '//' ? 0 : 2);
        }
        if (sign !== '"' && sign !== "'")
            return from + sign.length;
        let end = from + 1;
        while (end < text.length && text[end] !== sign && text[end] !== '\n')
            end += text[end] === '\\' ? 2 : 1;
        return Math.min(text.length, end + 1);
    }
    isKey(from) {
        const { text } = this;
        for (let at = from; at < text.length;) {
            const comment = text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*') ? text.slice(at, at + 2) : null;
            if (comment !== null)
                at = this.endOf(comment, at);
            else if (/\s/.test(text.charAt(at)))
                at += 1;
            else
                return text[at] === ':';
        }
        return false;
    }
    open(from) {
        const depth = (this.containers[this.container]?.depth ?? 0) + 1;
        this.containers.push({ parent: this.container, from, key: this.key, depth });
        this.container = this.containers.length - 1;
        this.step(from, -1);
    }
    close(from) {
        const inner = this.containers[this.container];
        if (inner === undefined || inner.parent < 0)
            return;
        this.container = inner.parent;
        this.step(from, inner.key);
    }
    found(from, name) {
        const place = `${this.container} ${name}`;
        const peers = this.named.get(place) ?? { count: 0 };
        peers.count += 1;
        this.named.set(place, peers);
        this.keys.push({ name, from, nth: peers.count, peers });
        this.step(from, this.keys.length - 1);
    }
    step(from, key) {
        this.key = key;
        this.steps.push({ from, container: this.container, key });
    }
}
function twiceText({ nth, peers }) {
    return ` (${nth} of ${peers.count})`;
}
function nameOf(written) {
    if (!/^["']/.test(written))
        return written;
    if (!written.includes('\\'))
        return written.slice(1, -1);
    try {
        const name = JSON.parse(`"${written.slice(1, -1).replaceAll("\\'", "'")}"`);
        return typeof name === 'string' ? name : written;
    }
    catch {
        return written;
    }
}

var markdown = __webpack_require__(9306);
;
const DECORATED = /^@(?:[\w.]+\.)?(setter|getter|deleter|property|cached_property|overload)\b/;
const ACCESSOR = /^(?:(?:public|private|protected|internal|static|override|abstract|async)\s+)*(get|set)\s/;
function scopeName({ name, from }, text) {
    const head = text.slice(from, from + 120);
    const kind = (DECORATED.exec(head) ?? ACCESSOR.exec(head))?.[1];
    return kind === undefined ? name : `${name} (${kind})`;
}

;

function readTomlLines(lines) {
    const marks = [];
    const parents = [0];
    const open = [];
    let quote = null;
    let [header, at] = [0, 0];
    for (const [index, line] of lines.entries()) {
        const isHeader = quote === null && open.length === 0 && /^\s*\[/.test(line);
        parents.push(isHeader ? 0 : (open.at(-1) ?? header));
        for (let column = 0; column < line.length; column += 1) {
            const character = line.charAt(column);
            if (quote !== null) {
                if (character === '\\' && quote.sign.startsWith('"'))
                    column += 1;
                else if (line.startsWith(quote.sign, column)) {
                    column += quote.sign.length - 1;
                    while (quote.sign.length === 3 && line[column + 1] === character)
                        column += 1;
                    marks.push({ from: quote.from, to: at + column + 1, sign: quote.sign });
                    quote = null;
                }
            }
            else if (character === '#') {
                marks.push({ from: at + column, to: at + line.length, sign: '#' });
                break;
            }
            else if (character === '"' || character === "'") {
                const sign = line.startsWith(character.repeat(3), column) ? character.repeat(3) : character;
                quote = { sign, from: at + column };
                column += sign.length - 1;
            }
            else if (!isHeader && (character === '[' || character === '{'))
                open.push(index + 1);
            else if (!isHeader && (character === ']' || character === '}'))
                open.pop();
        }
        if (quote?.sign.length === 1)
            quote = null;
        if (isHeader)
            header = index + 1;
        at += line.length + 1;
    }
    if (quote !== null)
        marks.push({ from: quote.from, to: at, sign: quote.sign });
    return { parents, marks, twice: [], labelOf: (line) => (0,anchors_mark .Wy)(withoutComment(lines[line - 1] ?? '')) };
}
function withoutComment(line) {
    const text = line.trim();
    const comment = text.indexOf('#');
    return comment === -1 || /["']/.test(text.slice(0, comment)) ? text : text.slice(0, comment).trimEnd();
}

;

function readYamlLines(lines) {
    const { marks, flows } = readTexts(lines);
    const parents = [0];
    const open = [];
    const keys = new Map();
    const keyed = [];
    let [at, document] = [0, 0];
    for (const [index, line] of lines.entries()) {
        const indent = line.length - line.trimStart().length;
        const text = line.trim();
        const isItem = text === '-' || text.startsWith('- ');
        const isSaid = text !== '' && (0,anchors_mark .pw)(marks, at + indent) === '';
        const isSeparator = isSaid && indent === 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(line);
        if (isSeparator)
            document += 1;
        const isAside = text === '' || text.startsWith('#');
        if (!isAside)
            closeTo(open, indent, isItem);
        const parent = isAside ? (open[(0,anchors_mark .nT)(open.length, (one) => (open[one]?.indent ?? 0) >= indent) - 1]?.line ?? 0) : (open.at(-1)?.line ?? 0);
        parents.push(flows[index] ?? parent);
        const isInItem = open.at(-1)?.isItem === true;
        if (!isAside && !isSeparator)
            open.push({ line: index + 1, indent, isItem });
        const key = isSaid ? keyOf(isItem ? text.slice(1).trimStart() : text) : null;
        if (key !== null) {
            const place = `${document} ${isItem ? `- ${index}` : isInItem ? `- ${parent - 1}` : parent} ${key}`;
            const peers = keys.get(place) ?? { count: 0 };
            peers.count += 1;
            keys.set(place, peers);
            keyed.push({ line: index + 1, nth: peers.count, peers });
        }
        at += line.length + 1;
    }
    const twice = keyed.flatMap(({ line, nth, peers }) => (peers.count < 2 ? [] : [{ line, text: ` (${nth} of ${peers.count})` }]));
    const named = new Map(twice.map(({ line, text }) => [line, text]));
    return { parents, marks, twice, labelOf: (line) => `${(0,anchors_mark .Wy)(yaml_lines_withoutComment(lines[line - 1] ?? ''))}${named.get(line) ?? ''}` };
}
function closeTo(open, indent, isItem) {
    const stays = ({ indent: outer, isItem: isOther }) => outer < indent || (outer === indent && isItem && !isOther);
    for (let top = open.at(-1); top !== undefined && !stays(top); top = open.at(-1))
        open.pop();
}
function keyOf(text) {
    const colon = text.search(/:(?:\s|$)/);
    if (colon <= 0 || /^[#{[]/.test(text))
        return null;
    const key = text.slice(0, colon).trimEnd();
    return /^(?:"[^"\\]*"|'[^']*')$/.test(key) ? key.slice(1, -1) : key;
}
function yaml_lines_withoutComment(line) {
    const text = line.trim();
    const comment = text.search(/\s#/);
    return comment === -1 || /["']/.test(text.slice(0, comment)) ? text : text.slice(0, comment).trimEnd();
}
function readTexts(lines) {
    const reader = new TextReader();
    const flows = [];
    let block = null;
    let [at, above] = [0, -1];
    for (const [index, line] of lines.entries()) {
        const text = line.trim();
        const indent = line.length - line.trimStart().length;
        if (block !== null && text !== '' && indent <= block.indent) {
            reader.marks.push({ from: block.from, to: at, sign: block.sign });
            block = null;
        }
        flows.push(reader.flow);
        if (block === null) {
            reader.line(line, at, index + 1);
            const sign = reader.isInText ? null : blockSignOf(line, reader.marks, at);
            if (text !== '' && !text.startsWith('#') && !/^(?:[!&]\S*\s+)*[|>][-+0-9]{0,2}(?:\s|$)/.test(text))
                above = indentOf(line, text);
            if (sign !== null)
                block = { sign, from: at + line.length, indent: above };
        }
        at += line.length + 1;
    }
    if (block !== null)
        reader.marks.push({ from: block.from, to: at, sign: block.sign });
    reader.end(at);
    return { marks: reader.marks, flows };
}
function indentOf(line, text) {
    return text.startsWith('- ') && !/:(?:\s|$)/.test(text) ? line.length - line.trimStart().length : indentOfKey(line);
}
function indentOfKey(line) {
    const items = /^(?:\s*-(?=\s))*\s*/.exec(line)?.[0] ?? '';
    return items.length;
}
function blockSignOf(line, marks, at) {
    const text = yaml_lines_withoutComment(line);
    const sign = /(?:^|[\s])([|>])[-+0-9]{0,2}$/.exec(text.slice(-8))?.[1];
    if (sign === undefined)
        return null;
    const offset = at + line.lastIndexOf(sign, line.indexOf(text) + text.length);
    return (0,anchors_mark .pw)(marks, offset) === '' ? sign : null;
}
class TextReader {
    marks = [];
    quote = null;
    open = [];
    get isInText() {
        return this.quote !== null;
    }
    get flow() {
        return this.open.at(-1);
    }
    line(line, at, number) {
        let before = ':';
        for (let column = 0; column < line.length; column += 1) {
            const character = line.charAt(column);
            const isValue = ':-?,[{'.includes(before);
            if (this.quote !== null) {
                column = this.inQuote(line, column, at, this.quote);
                before = 'x';
            }
            else if (character === '#' && (column === 0 || /\s/.test(line.charAt(column - 1)))) {
                this.marks.push({ from: at + column, to: at + line.length, sign: '#' });
                return;
            }
            else if ((character === '"' || character === "'") && isValue)
                this.quote = { sign: character, from: at + column };
            else if ((character === '[' || character === '{') && isValue) {
                this.open.push(number);
                before = character;
            }
            else if (character === ']' || character === '}') {
                this.open.pop();
                before = 'x';
            }
            else if (!/\s/.test(character))
                before = character;
        }
    }
    end(at) {
        if (this.quote !== null)
            this.marks.push({ from: this.quote.from, to: at, sign: this.quote.sign });
    }
    inQuote(line, column, at, { sign, from }) {
        const character = line.charAt(column);
        if (character === '\\' && sign === '"')
            return column + 1;
        if (character !== sign)
            return column;
        if (sign === "'" && line[column + 1] === sign)
            return column + 1;
        this.marks.push({ from, to: at + column + 1, sign });
        this.quote = null;
        return column;
    }
}

;








const TOP = { name: '', own: '', line: 0, sign: '' };
const outlines = new WeakMap();
function outlineOf(source) {
    const known = outlines.get(source);
    if (known !== undefined)
        return known;
    const outline = readOutline(source);
    outlines.set(source, outline);
    return outline;
}
const codes = new WeakMap();
function codeIn(source) {
    const known = codes.get(source);
    if (known !== undefined || source.lexedAs === null)
        return known ?? null;
    const code = (0,symbols .wr)(source.lexedAs, source.text, source.lexed);
    codes.set(source, code);
    return code;
}
const scope_symbols = new WeakMap();
function symbolsIn(source) {
    const known = scope_symbols.get(source);
    if (known !== undefined)
        return known;
    const code = source.language === null ? null : codeIn(source);
    const found = code === null ? [] : (0,symbols .ZR)(code);
    scope_symbols.set(source, found);
    return found;
}
function readOutline(source) {
    if (/\.(?:md|mdx|mdc|markdown)$/i.test(source.path))
        return sections(source);
    if (/\.(?:json|jsonc|json5)$/i.test(source.path))
        return keys(source);
    if (/\.ya?ml$/i.test(source.path))
        return lineTree(source, readYamlLines(source.lines));
    if (/\.toml$/i.test(source.path))
        return lineTree(source, readTomlLines(source.lines));
    return source.language === null ? plain(source) : codeOutline(source, symbolsIn(source));
}
function plain(source) {
    const marks = (0,comment_signs .O)(source);
    return { isCode: false, renames: false, count: () => 0, scopeOf: ({ from }) => inside(TOP, (0,anchors_mark .pw)(marks, from)) };
}
function inside(scope, sign) {
    return sign === '' ? scope : { ...scope, name: `${scope.name} > ${sign}`.trimStart(), sign };
}
function enclosing(all) {
    const open = [];
    return all.map(({ from }, index) => {
        for (let top = open.at(-1); top !== undefined && (all[top]?.to ?? 0) < from; top = open.at(-1))
            open.pop();
        const outer = open.at(-1) ?? -1;
        open.push(index);
        return outer;
    });
}
function codeOutline(source, all) {
    const counts = countsOf(all.map((symbol) => scopeName(symbol, source.text)));
    const outer = enclosing(all);
    return {
        isCode: true,
        renames: true,
        count: (own) => counts.get(own) ?? 0,
        scopeOf({ from, to }) {
            for (let at = (0,anchors_mark .nT)(all.length, (index) => (all[index]?.from ?? 0) > from) - 1; at >= 0; at = outer[at] ?? -1) {
                const symbol = all[at];
                if (symbol === undefined || symbol.to < to || symbol.to - symbol.from <= to - from || isItself(symbol, { from, to }, source.text))
                    continue;
                const name = scopeName(symbol, source.text);
                return { name, own: name, line: source.lineAt(symbol.from), sign: '' };
            }
            return TOP;
        },
    };
}
const ANNOTATIONS = /^(?:(?:@[\w.]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?|#?\[(?:[^[\]]|\[[^[\]]*\])*\])\s*)+$/;
const MOST_ANNOTATIONS = 2_000;
function isItself(symbol, { from, to }, text) {
    return symbol.to <= to && from - symbol.from <= MOST_ANNOTATIONS && ANNOTATIONS.test(text.slice(symbol.from, from));
}
function sections(source) {
    const { sections: all, marks } = (0,markdown .k)(source.lines);
    const counts = countsOf(all.map(({ title }) => title));
    const labels = all.map(({ title }) => (0,anchors_mark .Wy)(title));
    const outer = enclosing(all);
    return {
        isCode: false,
        renames: true,
        count: (own) => counts.get(own) ?? 0,
        scopeOf(span) {
            const [from, to] = source.rangeOf(span);
            const titles = [];
            let scope = TOP;
            for (let at = (0,anchors_mark .nT)(all.length, (index) => (all[index]?.from ?? 0) > from) - 1; at >= 0; at = outer[at] ?? -1) {
                const section = all[at];
                if (section === undefined || section.to < to || section.to - section.from <= to - from)
                    continue;
                if (titles.length === 0)
                    scope = { ...TOP, own: section.title, line: section.from };
                titles.push(labels[at] ?? '');
            }
            return inside({ ...scope, name: titles.toReversed().join(' > ') }, (0,anchors_mark .pw)(marks, span.from));
        },
    };
}
function keys(source) {
    const { marks, wayOf } = readJsonKeys(source.text);
    return {
        isCode: false,
        renames: false,
        count: () => 0,
        scopeOf({ from, to }) {
            const way = wayOf(from, to);
            return inside(way === null ? TOP : { name: way.name, own: way.own, line: source.lineAt(way.from), sign: '' }, (0,anchors_mark .pw)(marks, from));
        },
    };
}
const scope_DEEPEST = 32;
function lineTree(source, { parents, labelOf: label, twice, marks }) {
    const labels = new Map();
    const labelAt = (line) => {
        const known = labels.get(line) ?? label(line);
        labels.set(line, known);
        return known;
    };
    return {
        isCode: false,
        renames: false,
        count: () => 0,
        scopeOf(span) {
            const [first, last] = source.rangeOf(span);
            const chain = [];
            for (let line = parents[first] ?? 0; line > 0 && chain.length < scope_DEEPEST; line = parents[line] ?? 0)
                chain.push(labelAt(line));
            const key = twice[(0,anchors_mark .nT)(twice.length, (index) => (twice[index]?.line ?? 0) >= first)];
            const name = `${chain.toReversed().join(' > ')}${key !== undefined && key.line <= last ? key.text : ''}`;
            return inside({ name, own: chain[0] ?? '', line: parents[first] ?? 0, sign: '' }, (0,anchors_mark .pw)(marks, span.from));
        },
    };
}
function countsOf(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
}


  }),

  2582:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DU: () => (  lost),
    F9: () => (  found),
    yb: () => (  foundAt)
  });
function found(verdict, span) {
    return { verdict, span, slot: null, elsewhere: null };
}
function lost(verdict, slot = null, elsewhere = null) {
    return { verdict, span: null, slot, elsewhere };
}
function foundAt(source, { lines }, span, exactly) {
    if (!exactly)
        return found('reformatted', span);
    return found(lines === null || lines[0] === source.rangeOf(span)[0] ? 'fresh' : 'moved', span);
}


  }),

  2590:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (  selectorReader)
});

var occurrences = __webpack_require__(2869);
var anchors_selector = __webpack_require__(2582);
;


const NOTHING = { from: 0, to: 0 };
const absentSelector = {
    kind: 'absent',
    place(source, { selector }) {
        if (selector.kind !== 'absent' || selector.absent === true)
            return (0,anchors_selector .DU)('changed', { from: 0, to: source.text.length });
        const text = source.literal(selector.absent);
        const [at] = (0,occurrences .T)(source.text, text);
        return at === undefined ? (0,anchors_selector .F9)('fresh', NOTHING) : (0,anchors_selector .DU)('changed', { from: at, to: at + text.length });
    },
    select(source, { selector }) {
        if (selector.kind !== 'absent' || selector.absent === true)
            return 'the file is there';
        return (0,occurrences .T)(source.text, source.literal(selector.absent)).length > 0 ? 'the text is in the file' : { span: NOTHING, poor: null };
    },
};

var normal_digest = __webpack_require__(9877);
;


const COARSE_LINES = 40;
const fileSelector = {
    kind: 'file',
    place(source, citation, known) {
        const whole = wholeOf(source, citation.norm);
        if (known !== null && known.source.text === source.text)
            return (0,anchors_selector .F9)('fresh', whole);
        const isKept = (0,normal_digest .Io)(source, whole, citation.norm) === citation.digest || (known !== null && (0,normal_digest .ui)(known, source, whole, citation.norm));
        if (!isKept)
            return (0,anchors_selector .DU)('changed', whole);
        const isOther = citation.raw === null ? known !== null : source.digestOf(source.slice(whole)) !== citation.raw;
        return (0,anchors_selector .F9)(isOther ? 'reformatted' : 'fresh', whole);
    },
    select(source, { norm }) {
        if (source.text.trim() === '')
            return 'the file is empty';
        const count = source.lines.length;
        return { span: wholeOf(source, norm), poor: count > COARSE_LINES ? `it cites a whole file of ${count} lines, so every edit makes it stale; cite a symbol, lines or a quote` : null };
    },
};
function wholeOf({ text }, norm) {
    return { from: 0, to: norm === 'n0' ? text.length : text.trimEnd().length };
}

var markdown = __webpack_require__(9306);
;



const headingSelector = {
    kind: 'heading',
    place(source, citation, known) {
        const span = findSection(source, citation.selector.kind === 'heading' ? citation.selector.heading : '');
        if (span === null)
            return (0,anchors_selector .DU)(known === null ? 'missing' : 'changed', known === null ? null : sameLines(known, source));
        if (span === 'ambiguous')
            return (0,anchors_selector .DU)('ambiguous');
        const isEqual = known !== null && known.source.slice(known.span) === source.slice(span);
        if (!isEqual && (0,normal_digest .Io)(source, span, citation.norm) !== citation.digest)
            return (0,anchors_selector .DU)('changed', span);
        return (0,anchors_selector .yb)(source, citation, span, known === null || isEqual);
    },
    select(source, citation) {
        const span = findSection(source, citation.selector.kind === 'heading' ? citation.selector.heading : '');
        if (span === 'ambiguous')
            return 'there is more than one heading of this name in the file; use a quote';
        return span === null ? 'there is no such heading in the file' : { span, poor: null };
    },
};
function findSection(source, heading) {
    const title = heading.replace(/^#{1,6}\s+/, '').trim();
    const found = (0,markdown .k)(source.lines).sections.filter((section) => section.title === source.literal(title));
    const [only] = found;
    if (only === undefined)
        return null;
    if (found.length > 1)
        return 'ambiguous';
    let last = only.to;
    while (last > only.from && (source.lines[last - 1] ?? '').trim() === '')
        last -= 1;
    return source.spanOf([only.from, last]);
}
function sameLines(known, source) {
    const [from, to] = known.source.rangeOf(known.span);
    return source.spanOf([Math.min(from, source.lines.length), Math.min(to, source.lines.length)]);
}

var around = __webpack_require__(9226);
var follow = __webpack_require__(5856);
var hints = __webpack_require__(1273);
;





const SEARCH_LENGTH = 8 * 1024 * 1024;
const MOST_PLACES = 20;
const ENOUGH = 2;
const linesSelector = {
    kind: 'lines',
    place(source, citation, known) {
        if (known !== null) {
            const followed = (0,follow .e)(known, source, citation.norm, 'lines');
            switch (followed.kind) {
                case 'found':
                    return (0,anchors_selector .yb)(source, citation, followed.span, followed.exactly);
                case 'ambiguous':
                    return (0,anchors_selector .DU)('ambiguous');
                case 'lost':
                    return (0,anchors_selector .DU)(followed.slot === null ? 'missing' : 'changed', followed.slot, followed.elsewhere === null ? null : source.rangeOf(followed.elsewhere));
            }
        }
        return searched(source, citation);
    },
    select(source, citation) {
        if (citation.lines === null)
            return 'it names no lines';
        const span = source.spanOf(citation.lines);
        if (span === null)
            return `the file has only ${source.lines.length} lines`;
        return source.slice(span).trim() === '' ? 'these lines are blank' : { span, poor: null };
    },
};
function searched(source, citation) {
    const hint = citation.lines ?? [1, 1];
    const there = source.spanOf(hint);
    const isThere = there !== null && (0,normal_digest .Io)(source, there, citation.norm) === citation.digest;
    if (isThere && (0,hints .yX)(source, there, citation))
        return (0,anchors_selector .F9)('fresh', there);
    const places = windows(source, citation, hint[1] - hint[0] + 1);
    const good = places.filter((span) => (0,hints .yX)(source, span, citation));
    const known = !(0,hints .sY)(citation) ? good : good.filter((span) => (citation.within !== null || (0,around .C)(citation.around).digest !== null) && good.length === 1 ? true : (0,hints .z6)(source, source.rangeOf(span), citation.context) >= ENOUGH);
    const [only] = known;
    if (only !== undefined)
        return known.length > 1 ? (0,anchors_selector .DU)('ambiguous') : (0,anchors_selector .yb)(source, citation, only, true);
    const [first] = places;
    return (0,anchors_selector .DU)(there === null ? 'missing' : 'changed', there, first === undefined ? null : source.rangeOf(first));
}
function windows(source, citation, count) {
    const places = [];
    let hashed = 0;
    for (let from = 1; from + count - 1 <= source.lines.length && places.length < MOST_PLACES; from += 1) {
        const span = source.spanOf([from, from + count - 1]);
        if (span === null)
            continue;
        hashed += span.to - span.from + 64;
        if (hashed > SEARCH_LENGTH)
            return [];
        if ((0,normal_digest .Io)(source, span, citation.norm) === citation.digest)
            places.push(span);
    }
    return places;
}

var json_pointer = __webpack_require__(4274);
var read_data = __webpack_require__(4176);
var digest = __webpack_require__(8973);
var canonical = __webpack_require__(1175);
;


function valueDigest(node) {
    const value = formOf(node);
    return value instanceof Doubt ? value.why : { digest: (0,digest .sc)(`n3 value\n${value}`) };
}
class Doubt {
    why;
    constructor(why) {
        this.why = why;
    }
}
function formOf(node) {
    switch (node.kind) {
        case 'unclear':
            return new Doubt({ unclear: node.why });
        case 'scalar':
            return scalarForm(node.value);
        case 'list':
            return joined('list', node.items.map(formOf));
        case 'map':
            return mapForm(node.entries);
    }
}
function mapForm(entries) {
    const pairs = [];
    for (const entry of entries.values()) {
        if (entry === 'twice')
            return new Doubt('twice');
        const value = formOf(entry.value);
        if (value instanceof Doubt)
            return value;
        pairs.push([scalarForm(entry.key), value]);
    }
    return joined('map', pairs.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `[${key},${value}]`));
}
function joined(kind, parts) {
    const texts = [`"${kind}"`];
    for (const part of parts) {
        if (part instanceof Doubt)
            return part;
        texts.push(part);
    }
    return `[${texts.join(',')}]`;
}
function scalarForm(value) {
    return (0,canonical .A4)(value !== null && typeof value === 'object' ? [value.as, value.text] : value);
}

;




const pointerSelector = {
    kind: 'pointer',
    place(source, citation, known) {
        const cited = findValue(source, citation);
        if (cited.kind !== 'found')
            return (0,anchors_selector .DU)(cited.kind === 'unclear' ? 'changed' : cited.kind);
        const { span, digest } = cited;
        if (digest !== citation.digest || (known !== null && !isSameItem(source, known.source, citation)))
            return (0,anchors_selector .DU)('changed', span);
        return (0,anchors_selector .yb)(source, citation, span, known === null || known.source.slice(known.span) === source.slice(span));
    },
    select(source, citation) {
        const cited = findValue(source, citation);
        switch (cited.kind) {
            case 'missing':
                return 'the pointer leads to nothing in the file; it is written like /scripts/test, with ~1 for / and ~0 for ~';
            case 'ambiguous':
                return 'a key on the way of the pointer, or in its value, is there twice';
            case 'unclear':
                return cited.why;
            case 'found': {
                const { span, digest } = cited;
                return { span, digest, poor: poorness(source, citation) };
            }
        }
    },
};
function poorness(source, citation) {
    if (pointerOf(citation) === '')
        return 'it cites a whole file, so every edit makes it stale; cite a value in it';
    return itemsOf(source, citation).length > 0 ? 'it counts places of a list, and another item can come in that place; cite a value by its keys, or a quote' : null;
}
function isSameItem(source, before, citation) {
    const [now, then] = [itemsOf(source, citation), itemsOf(before, citation)];
    return now.length === then.length && now.every((item, index) => isEqualItem(item, then[index], index === now.length - 1));
}
function isEqualItem(item, other, isWhole) {
    if (other === undefined)
        return false;
    const [now, then] = [valueDigest(isWhole ? item : ownOf(item)), valueDigest(isWhole ? other : ownOf(other))];
    return typeof now === 'object' && typeof then === 'object' && 'digest' in now && 'digest' in then && now.digest === then.digest;
}
function ownOf(node) {
    if (node.kind === 'list')
        return { ...node, items: [] };
    if (node.kind !== 'map')
        return node;
    const entries = new Map([...node.entries].filter(([, entry]) => entry === 'twice' || entry.value.kind === 'scalar'));
    return { ...node, entries };
}
function itemsOf(source, citation) {
    const data = dataOf(source);
    const tokens = (0,json_pointer .Mr)(pointerOf(citation));
    return typeof data === 'string' || tokens === null ? [] : (0,json_pointer .HY)(data, tokens);
}
function findValue(source, citation) {
    const data = dataOf(source);
    if (typeof data === 'string')
        return { kind: 'unclear', why: data };
    const tokens = (0,json_pointer .Mr)(pointerOf(citation));
    const node = tokens === null ? null : (0,json_pointer .cj)(data, tokens);
    if (node === null)
        return { kind: 'missing' };
    if (node === 'twice')
        return { kind: 'ambiguous' };
    if (node.kind === 'unclear')
        return node;
    const value = valueDigest(node);
    if (value === 'twice')
        return { kind: 'ambiguous' };
    if ('unclear' in value)
        return { kind: 'unclear', why: value.unclear };
    switch (citation.norm) {
        case 'n3':
        case 'n4':
            return { kind: 'found', span: node.span, digest: value.digest };
        case 'n0':
            if ((0,read_data .z)(source.path) === 'toml')
                return { kind: 'unclear', why: 'values of TOML files are compared under norm n3 only' };
            return { kind: 'found', span: node.span, digest: source.digestOf(source.slice(node.span)) };
    }
}
const read = new WeakMap();
function dataOf(source) {
    const known = read.get(source);
    if (known !== undefined)
        return known;
    const data = source.encoding === 'utf8' ? (0,read_data .v)(source.path, source.text) : 'the file is not UTF-8';
    read.set(source, data);
    return data;
}
function pointerOf({ selector }) {
    return selector.kind === 'pointer' ? selector.pointer : '';
}

var quote = __webpack_require__(3163);
var symbol = __webpack_require__(539);
;







const readers = [fileSelector, linesSelector, quote .uj, symbol .m, headingSelector, pointerSelector, absentSelector];
function selectorReader(kind) {
    return readers.find((reader) => reader.kind === kind) ?? null;
}


  }),

  9751:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  D: () => (  SourceText)
});

var external_node_buffer_ = __webpack_require__(4573);
var digest = __webpack_require__(8973);
var canonical_tokens = __webpack_require__(9599);
;
const LANGUAGES = (  null && (['javascript', 'jsx', 'typescript', 'tsx', 'json', 'css', 'python', 'go', 'java', 'rust', 'c', 'cpp', 'csharp', 'ruby', 'php', 'kotlin', 'swift', 'shell']));
const LAYOUT_LANGUAGES = (  null && (['sql', 'html', 'vue', 'scss', 'less', 'dart', 'lua', 'proto', 'graphql', 'zig', 'hcl']));
const BY_EXTENSION = new Map([
    ['js', 'jsx'],
    ['mjs', 'javascript'],
    ['cjs', 'javascript'],
    ['jsx', 'jsx'],
    ['ts', 'typescript'],
    ['mts', 'typescript'],
    ['cts', 'typescript'],
    ['tsx', 'tsx'],
    ['json', 'json'],
    ['css', 'css'],
    ['py', 'python'],
    ['pyi', 'python'],
    ['go', 'go'],
    ['java', 'java'],
    ['rs', 'rust'],
    ['c', 'c'],
    ['h', 'cpp'],
    ['cc', 'cpp'],
    ['cpp', 'cpp'],
    ['cxx', 'cpp'],
    ['hpp', 'cpp'],
    ['hh', 'cpp'],
    ['hxx', 'cpp'],
    ['cs', 'csharp'],
    ['rb', 'ruby'],
    ['rake', 'ruby'],
    ['php', 'php'],
    ['kt', 'kotlin'],
    ['kts', 'kotlin'],
    ['swift', 'swift'],
    ['sh', 'shell'],
    ['bash', 'shell'],
]);
const LAYOUT_BY_EXTENSION = new Map([
    ['sql', 'sql'],
    ['psql', 'sql'],
    ['ddl', 'sql'],
    ['html', 'html'],
    ['htm', 'html'],
    ['vue', 'vue'],
    ['scss', 'scss'],
    ['less', 'less'],
    ['dart', 'dart'],
    ['lua', 'lua'],
    ['proto', 'proto'],
    ['graphql', 'graphql'],
    ['gql', 'graphql'],
    ['zig', 'zig'],
    ['tf', 'hcl'],
    ['tfvars', 'hcl'],
    ['hcl', 'hcl'],
]);
function languageOf(path) {
    return BY_EXTENSION.get(extensionOf(path)) ?? null;
}
function layoutLanguageOf(path) {
    return LAYOUT_BY_EXTENSION.get(extensionOf(path)) ?? null;
}
function extensionOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

var lex = __webpack_require__(121);
var n4_tokens = __webpack_require__(6862);
;






const MOST_CODE = 512 * 1024;
const MOST_TOKENS = 200_000;
function readingOf(text, language) {
    const tokens = language === null ? [] : (0,lex .I)(language, text);
    return tokens.length > MOST_TOKENS ? { language: null, tokens: [] } : { language, tokens };
}
class SourceText {
    path;
    text;
    lines;
    encoding;
    starts;
    reading = null;
    layoutReading = null;
    readCanonical = undefined;
    constructor(bytes, path = '') {
        this.path = path;
        this.encoding = (0,external_node_buffer_.isUtf8)(bytes) ? 'utf8' : 'latin1';
        const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(this.encoding);
        this.text = view.includes('\r') ? view.replaceAll('\r\n', '\n') : view;
        const lines = this.text.split('\n');
        if (lines.at(-1) === '')
            lines.pop();
        this.lines = lines;
        let at = 0;
        this.starts = lines.map((line) => {
            const start = at;
            at += line.length + 1;
            return start;
        });
    }
    get language() {
        return this.read().language;
    }
    get tokens() {
        return this.read().tokens;
    }
    get lexed() {
        return this.readLayout().tokens;
    }
    get lexedAs() {
        return this.readLayout().language;
    }
    get isReadByN3() {
        return this.language !== null && (0,canonical_tokens .xL)(this.language);
    }
    get isShortCode() {
        return this.encoding === 'utf8' && this.text.length <= MOST_CODE;
    }
    read() {
        this.reading ??= readingOf(this.text, this.isShortCode ? languageOf(this.path) : null);
        return this.reading;
    }
    readLayout() {
        this.layoutReading ??= this.language === null && this.isShortCode ? readingOf(this.text, layoutLanguageOf(this.path)) : this.read();
        return this.layoutReading;
    }
    get canonical() {
        if (this.readCanonical === undefined) {
            const { language, tokens } = this.readLayout();
            this.readCanonical = language === null ? null : (0,n4_tokens .J)(language, this.text, tokens);
        }
        return this.readCanonical;
    }
    span(range) {
        const span = this.spanOf(range);
        return span === null ? null : this.slice(span);
    }
    slice({ from, to }) {
        return this.text.slice(from, to);
    }
    spanOf([from, to]) {
        const first = this.starts[from - 1];
        const last = this.starts[to - 1];
        return first === undefined || last === undefined || from > to ? null : { from: first, to: last + (this.lines[to - 1] ?? '').length };
    }
    rangeOf({ from, to }) {
        return [this.lineAt(from), this.lineAt(to > from && this.text[to - 1] === '\n' ? to : Math.max(from, to - 1))];
    }
    lineAt(offset) {
        let [low, high] = [0, this.starts.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return Math.max(1, low);
    }
    literal(text) {
        const lines = text.replaceAll('\r\n', '\n');
        return this.encoding === 'utf8' ? lines : Buffer.from(lines, 'utf8').toString('latin1');
    }
    digestOf(text) {
        return (0,digest .sc)(Buffer.from(text, this.encoding));
    }
}


  }),

  5432:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  i3: () => (  isSurroundedAs),
  Vu: () => (  standAlike),
  WI: () => (  statementsIn),
  MC: () => (  surroundingsDigest)
});

var lex = __webpack_require__(121);
var n4_tokens = __webpack_require__(6862);
var code_symbols = __webpack_require__(8358);
;
const LONGEST_STATEMENT = 4_000;
function statementStart(layout, i) {
    let first = i;
    for (let steps = 0; steps < LONGEST_STATEMENT && !layout.begins(first); steps += 1) {
        const mate = layout.mate(first - 1);
        if (mate >= first)
            return first;
        first = mate >= 0 ? mate : first - 1;
    }
    return first;
}
function sorted(regions) {
    return regions.toSorted((a, b) => a.body.from - b.body.from || b.body.to - a.body.to);
}

;

class WithBlocks {
    brackets;
    beginsHere;
    goesOn;
    blocks;
    mates = new Map();
    constructor(brackets, blocks, beginsHere, isPaired, goesOn = () => false) {
        this.brackets = brackets;
        this.beginsHere = beginsHere;
        this.goesOn = goesOn;
        this.blocks = new Map(blocks.map((block) => [{ body: block.body, opener: block.opener, end: block.end, note: block.note ?? '' }, block]));
        if (isPaired) {
            for (const { opener, end } of blocks)
                this.mates.set(opener, end - 1).set(end - 1, opener);
        }
    }
    around(i) {
        return sorted([...this.brackets.around(i), ...[...this.blocks.keys()].filter(({ body }) => body.from <= i && i < body.to)]);
    }
    headOf(region) {
        return this.blocks.get(region)?.head ?? [{ from: statementStart(this, region.opener), to: region.opener }];
    }
    begins(i) {
        return this.beginsHere(i) || (this.brackets.begins(i) && !this.goesOn(i));
    }
    mate(i) {
        return this.mates.get(i) ?? this.brackets.mate(i);
    }
    labelOf(i) {
        return this.brackets.labelOf(i);
    }
}

var lines = __webpack_require__(8371);
;


const CARRIES_ON = new Set(['else', 'elseif', 'catch', 'finally', 'in', 'instanceof', 'as', 'is', 'satisfies', 'where']);
const BEFORE_BLOCK = new Set(['else', 'do', 'try', 'finally', 'unsafe', 'loop', 'defer', 'get', 'set', 'init', 'static']);
const MOST_PARAMETERS = 40;
const CALLS = new Set(['call', 'apply', 'invoke']);
const BEFORE_CLAUSES = new Set(['if', 'for', 'switch', 'while']);
const MOST_CLAUSES = 200;
const BEFORE_CONDITION = new Set(['if', 'while', 'for']);
const BRACKETS = new Set(['{', '}', '(', ')', '[', ']'].map((bracket) => bracket.charCodeAt(0)));
const LONGEST_LABEL = 200;
const HAS_STATEMENT = 1;
const HAS_COMMA = 2;
function bracketLayout(code, style) {
    return new Brackets(code, style);
}
class Brackets {
    code;
    style;
    outer;
    holds;
    labels;
    colons;
    constructor(code, style) {
        this.code = code;
        this.style = style;
        this.outer = new Int32Array(code.length).fill(-1);
        this.holds = new Uint8Array(code.length);
        this.labels = new Int32Array(code.length).fill(-1);
        this.colons = new Int32Array(code.length).fill(-1);
        this.read();
    }
    around(i) {
        const found = [];
        for (let open = this.outer[i] ?? -1; open >= 0; open = this.outer[open] ?? -1) {
            const element = this.style.elements?.at(open) ?? null;
            if (element === null)
                found.push(this.regionOf(open));
            else
                found.push(...this.regionOfElement(element, i));
        }
        return found.toReversed();
    }
    headOf({ opener }) {
        return [{ from: this.headFrom(opener), to: opener }];
    }
    mate(i) {
        const last = this.style.elements?.mate(i) ?? -1;
        if (last >= 0)
            return last;
        return this.isBracket(i) ? this.code.mate(i) : -1;
    }
    labelOf(i) {
        const from = this.labels[i] ?? -1;
        return from < 0 || this.isList(this.outer[i] ?? -1) ? null : { from, to: this.colons[from] ?? from };
    }
    begins(i) {
        const { code, style } = this;
        const before = i - 1;
        if (before < 0 || before === this.outer[i] || this.labels[i] === i)
            return true;
        const element = style.elements?.at(this.outer[i] ?? -1) ?? null;
        if (element !== null && style.elements !== null)
            return style.elements.begins(i, element);
        if (code.is(before, ';'))
            return true;
        if (code.is(before, ','))
            return this.style.commas || this.isList(this.outer[i] ?? -1);
        if (code.is(before, ':') && this.colons[this.labels[i] ?? -1] === before)
            return true;
        if (style.ends.has(code.to(before)))
            return true;
        if (code.kind(before) === 'markup' && !this.isBracket(before) && !this.endsElement(before))
            return true;
        if (code.is(before, '}') && this.isBracket(before))
            return this.endsBlock(before);
        if (style.parameters !== null && this.parametersEnd(this.outer[i] ?? -1) === i)
            return true;
        if (!style.lines || !code.newline(i))
            return false;
        if (code.is(before, 'return') && !code.is(before - 1, '.'))
            return true;
        return (0,lines .Nx)(code, i) && !this.closesCondition(before) && !this.isOpen(before);
    }
    isEmptyElement(i) {
        return this.style.elements?.isEmptyAt(i) ?? false;
    }
    endsElement(i) {
        return (this.style.elements?.endingAt(i) ?? null) !== null;
    }
    isOpen(i) {
        const { code } = this;
        return (code.is(i, '!') || code.is(i, '?')) && !code.glued(i);
    }
    parametersEnd(open) {
        const { code, style } = this;
        if (open < 0 || style.parameters === null || !code.is(open, '{'))
            return -1;
        for (let at = open + 1; at < open + MOST_PARAMETERS && !code.newline(at); at = code.past(at)) {
            if (code.is(at, style.parameters))
                return at + style.parameters.replace(/\w+/, '_').length;
            const isSigned = [',', ':', '(', '[', '<', '>', '?', '&', '.', '@', '->'].some((sign) => code.is(at, sign));
            if (!code.isWord(at) && !isSigned && !code.is(at - 1, '->'))
                return -1;
        }
        return -1;
    }
    closesCondition(i) {
        const { code } = this;
        return code.is(i, ')') && code.isAny(code.mate(i) - 1, BEFORE_CONDITION);
    }
    endsBlock(i) {
        const { code } = this;
        if (this.style.rules)
            return true;
        const next = i + 1;
        const kind = code.kind(next);
        if (kind === 'word')
            return !code.isAny(next, CARRIES_ON) && !(code.is(next, 'while') && code.is(code.mate(i) - 1, 'do'));
        if (kind !== 'punctuator')
            return kind !== 'template' || code.text[code.from(next)] === '`';
        if (code.is(next, '{') && this.style.literalHeads && !code.newline(next))
            return false;
        if (code.is(next, '{') || code.is(next, '@') || code.is(next, '#') || code.is(next, '~'))
            return true;
        return code.newline(next) && ['*', '&', '(', '[', '!', '<'].some((mark) => code.is(next, mark)) && !code.is(next, '&&');
    }
    isList(open) {
        const { code } = this;
        if (open < 0)
            return false;
        if (!code.is(open, '{'))
            return true;
        if (code.is(open - 1, ')') || code.is(open - 1, '=>') || code.isAny(open - 1, BEFORE_BLOCK))
            return false;
        return ((this.holds[open] ?? 0) & HAS_STATEMENT) === 0 && ((this.holds[open] ?? 0) & HAS_COMMA) !== 0;
    }
    isBracket(i) {
        const { code } = this;
        const kind = code.kind(i);
        if (kind === 'template')
            return true;
        return (kind === 'punctuator' || kind === 'markup') && code.to(i) - code.from(i) === 1 && BRACKETS.has(code.text.charCodeAt(code.from(i)));
    }
    read() {
        const { code } = this;
        const open = [];
        const label = [-1];
        for (let i = 0; i < code.length; i += 1) {
            const mate = this.mate(i);
            if (mate >= 0 && mate < i && open.at(-1) === mate) {
                open.pop();
                label.pop();
            }
            const around = open.at(-1) ?? -1;
            this.outer[i] = around;
            if (around >= 0) {
                if (this.endsStatement(i, around))
                    this.holds[around] = (this.holds[around] ?? 0) | HAS_STATEMENT;
                else if (code.is(i, ','))
                    this.holds[around] = (this.holds[around] ?? 0) | HAS_COMMA;
                if (code.is(around, '{') && (code.is(i, 'case') || code.is(i, 'default')) && this.beginsLabel(i))
                    label[label.length - 1] = i;
            }
            this.labels[i] = label.at(-1) ?? -1;
            if (mate > i && mate < (around < 0 ? code.length : this.mate(around))) {
                open.push(i);
                label.push(-1);
            }
        }
    }
    endsStatement(i, around) {
        const { code, style } = this;
        if (code.is(i, ';'))
            return true;
        return style.ends.has(code.to(i)) && !code.is(i + 1, ',') && i + 1 !== code.mate(around);
    }
    beginsLabel(i) {
        const { code } = this;
        if (!code.newline(i) && !['{', ';', '}', ':'].some((mark) => code.is(i - 1, mark)))
            return false;
        for (let at = i + 1; at < i + LONGEST_LABEL; at = code.past(at)) {
            if (this.style.lines && (0,lines .Nx)(code, at))
                return false;
            if (code.is(at, ':') && !code.is(at, '::')) {
                this.colons[i] = at;
                return true;
            }
            if (code.is(at, ':'))
                at += 1;
            else if (code.is(at, ';') || code.is(at, '}') || code.is(at, '{'))
                return false;
        }
        return false;
    }
    regionOfElement({ open, name, tagEnd, closing, last }, i) {
        if (i >= closing && i > tagEnd)
            return [];
        if (i <= tagEnd)
            return [{ body: { from: open + 1, to: tagEnd }, opener: -1, end: tagEnd + 1, note: `<${name}` }];
        const attributes = this.style.elements?.attributes({ open, name, tagEnd, closing, last }) ?? [];
        const body = { from: tagEnd + 1, to: closing };
        return [{ body, opener: -1, end: last + 1, note: '', element: { name, attributes } }];
    }
    regionOf(open) {
        const { code } = this;
        const attribute = this.style.elements?.attributeBefore(open) ?? '';
        if (attribute !== '') {
            const end = this.mate(open);
            return { body: { from: open + 1, to: end }, opener: open, end: end + 1, note: ` ${attribute}=` };
        }
        const mate = code.mate(open);
        const isCalled = (code.is(mate + 1, '(') && code.glued(mate + 1)) || (code.is(mate + 1, '.') && code.isAny(mate + 2, CALLS));
        return { body: { from: open + 1, to: mate }, opener: open, end: mate + 1, note: isCalled ? '()' : '' };
    }
    pastCommas(start) {
        let first = start;
        while (this.code.is(first - 1, ','))
            first = statementStart(this, first - 2);
        return first;
    }
    headFrom(open) {
        const { code } = this;
        const start = statementStart(this, open);
        if (!code.is(open, '{'))
            return start;
        if (this.style.rules)
            return this.pastCommas(start);
        let at = open;
        for (let steps = 0; steps < MOST_CLAUSES && !code.newline(at) && at > 0; steps += 1) {
            const mate = this.mate(at - 1);
            at = mate >= 0 && mate < at ? mate : at - 1;
        }
        if (at < start && code.is(start - 1, ';') && code.isAny(at, BEFORE_CLAUSES))
            return at;
        return start;
    }
}

;
const BUILD_TAG = /^\/\/(?:go:build| ?\+build)\s/;
function conditionRegions(language, tokens, code, layout) {
    if (language === 'go')
        return buildTags(tokens, code);
    return language === 'rust' && code.text.includes('#!') ? innerAttributes(code, layout) : [];
}
function buildTags(tokens, code) {
    const tags = [];
    for (const { kind, from, to } of tokens) {
        if (kind !== 'comment')
            break;
        const text = code.text.slice(from, to);
        if (BUILD_TAG.test(text))
            tags.push(text.replaceAll(/\s+/g, ' ').trim());
    }
    const body = { from: 0, to: code.length };
    return tags.length === 0 ? [] : [{ body, opener: -1, end: body.to, note: tags.join(' ') }];
}
function innerAttributes(code, layout) {
    const regions = [];
    for (let i = 0; i < code.length; i += 1) {
        if (!code.is(i, '#') || !code.is(i + 1, '!') || !code.is(i + 2, '[') || !code.is(i + 3, 'cfg'))
            continue;
        const body = layout.around(i).at(-1)?.body ?? { from: 0, to: code.length };
        const end = code.close(i + 2, code.length);
        const texts = Array.from({ length: end - i }, (_, index) => code.slice(i + index));
        regions.push({ body, opener: -1, end: body.to, note: texts.join(' ') });
    }
    return regions;
}

;
const CONDITIONAL = /^#\s*(if|ifdef|ifndef|elif|elifdef|elifndef|elseif|else|endif)\b/;
function directiveRegions(text, tokens, code) {
    const regions = [];
    const open = [];
    const add = (note, from, to) => {
        const body = { from: indexFrom(code, from), to: indexFrom(code, to) };
        if (body.to > body.from)
            regions.push({ body, opener: -1, end: body.to, note });
    };
    const all = directivesOf(text, tokens);
    for (const [index, { from, to, text: own }] of all.entries()) {
        const word = CONDITIONAL.exec(own)?.[1];
        if (word === undefined)
            continue;
        if (word.startsWith('if')) {
            open.push({ conditions: [own], at: to, isGuard: indexFrom(code, from) === 0 && isFirst(all, index) && isGuard(own, all[index + 1]?.text) });
            continue;
        }
        const top = open.at(-1);
        if (top === undefined)
            continue;
        const isWhole = top.isGuard && top.conditions.length === 1 && word === 'endif' && indexFrom(code, to) === code.length;
        if (!isWhole)
            add(top.conditions.join(' '), top.at, from);
        if (word === 'endif')
            open.pop();
        else {
            top.conditions.push(own);
            top.at = to;
        }
    }
    for (const { conditions, at, isGuard: skipped } of open)
        if (!skipped)
            add(conditions.join(' '), at, text.length);
    return regions.toSorted((a, b) => a.body.from - b.body.from || b.body.to - a.body.to);
}
function isFirst(all, index) {
    return all.slice(0, index).every(({ text }) => /^# ?pragma\b/.test(text));
}
function isGuard(own, next) {
    const name = /^# ?ifndef (\w+)$/.exec(own)?.[1] ?? /^# ?if ! ?defined ?\(? ?(\w+) ?\)?$/.exec(own)?.[1];
    return name !== undefined && new RegExp(`^# ?define ${name}\\b`).test(next ?? '');
}
function directivesOf(text, tokens) {
    const found = [];
    for (const { kind, from, to } of tokens) {
        if (text[from] !== '#' || (kind !== 'markup' && kind !== 'word'))
            continue;
        const end = kind === 'markup' ? to : endOfLine(text, from);
        const own = text.slice(from, end).replaceAll(/\\[ \t]*\n/g, '').replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, ' ').replaceAll(/[\s\\]+/g, ' ').trim();
        if (kind === 'markup' || CONDITIONAL.test(own))
            found.push({ from, to: end, text: own });
    }
    return found;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function indexFrom(code, offset) {
    let [low, high] = [0, code.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (code.from(middle) < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;
class JsxElements {
    code;
    byOpen = new Map();
    byLast = new Map();
    emptyTags = new Set();
    constructor(code) {
        this.code = code;
        this.read();
    }
    get isEmpty() {
        return this.byOpen.size === 0;
    }
    at(open) {
        return this.byOpen.get(open) ?? null;
    }
    endingAt(last) {
        return this.byLast.get(last) ?? null;
    }
    isEmptyAt(i) {
        return this.sign(i, '>') && this.emptyTags.has(i);
    }
    mate(i) {
        return this.byOpen.get(i)?.last ?? this.byLast.get(i)?.open ?? -1;
    }
    begins(i, { tagEnd, closing }) {
        if (i === tagEnd || i >= closing || i > tagEnd)
            return !this.sign(i, '}');
        if (this.sign(i, '{'))
            return !this.sign(i - 1, '=');
        return this.isName(i) && !['=', ':', '.'].some((sign) => this.sign(i - 1, sign));
    }
    attributeBefore(i) {
        if (this.code.kind(i) !== 'markup' || !this.sign(i - 1, '='))
            return '';
        return this.nameEndingAt(i - 2);
    }
    attributes({ open, tagEnd }) {
        const found = [];
        let at = this.pastName(open + 1);
        while (at < tagEnd) {
            if (this.sign(at, '{')) {
                const end = this.valueEnd(at, tagEnd);
                found.push({ name: '', value: { from: at + 1, to: end - 1 } });
                at = end;
            }
            else if (this.isName(at)) {
                const equals = this.pastName(at);
                const name = this.written(at, equals);
                if (!this.sign(equals, '=')) {
                    found.push({ name, value: { from: equals, to: equals } });
                    at = equals;
                    continue;
                }
                const end = this.valueEnd(equals + 1, tagEnd);
                const edge = this.sign(equals + 1, '{') ? 1 : 0;
                found.push({ name, value: { from: equals + 1 + edge, to: end - edge } });
                at = end;
            }
            else
                at += 1;
        }
        return found;
    }
    read() {
        const { code } = this;
        const frames = [];
        for (let i = 0; i < code.length; i += 1) {
            if (code.kind(i) !== 'markup' || code.to(i) - code.from(i) !== 1)
                continue;
            const top = frames.at(-1);
            const isContent = top !== undefined && !top.isBrace && top.tagEnd >= 0;
            if (this.sign(i, '{'))
                frames.push({ open: i, isBrace: true, tagEnd: -1, closing: -1 });
            else if (this.sign(i, '}')) {
                while (frames.length > 0 && frames.pop()?.isBrace !== true)
                    ;
            }
            else if (this.sign(i, '<')) {
                if (isContent && this.sign(i + 1, '/'))
                    top.closing = i;
                else
                    frames.push({ open: i, isBrace: false, tagEnd: -1, closing: -1 });
            }
            else if (this.sign(i, '>') && top !== undefined && !top.isBrace) {
                if (top.closing >= 0)
                    this.add(top, top.closing, i);
                else if (top.tagEnd >= 0)
                    continue;
                else if (!this.sign(i - 1, '/')) {
                    top.tagEnd = i;
                    continue;
                }
                else {
                    top.tagEnd = i;
                    this.add(top, i, i);
                }
                frames.pop();
            }
        }
    }
    add({ open, tagEnd }, closing, last) {
        const element = { open, name: this.written(open + 1, this.pastName(open + 1)), tagEnd, closing, last };
        this.byOpen.set(open, element);
        this.byLast.set(last, element);
        if (closing === tagEnd + 1)
            this.emptyTags.add(tagEnd);
    }
    sign(i, sign) {
        const { code } = this;
        return code.kind(i) === 'markup' && code.to(i) - code.from(i) === 1 && code.text[code.from(i)] === sign;
    }
    isName(i) {
        const { code } = this;
        return code.kind(i) === 'markup' && /[\p{L}_$]/u.test(code.text.charAt(code.from(i)));
    }
    pastName(from) {
        let at = this.isName(from) ? from + 1 : from;
        while (at > from && (this.sign(at, '.') || this.sign(at, ':')) && this.isName(at + 1))
            at += 2;
        return at;
    }
    nameEndingAt(last) {
        let from = last;
        while (this.sign(from - 1, ':') && this.isName(from - 2))
            from -= 2;
        return this.written(from, last + 1);
    }
    written(from, to) {
        let name = '';
        for (let at = from; at < to; at += 1)
            name += this.code.slice(at);
        return name;
    }
    valueEnd(i, tagEnd) {
        const mate = Math.max(this.mate(i), this.sign(i, '{') ? this.code.mate(i) : -1);
        return mate > i && mate < tagEnd ? mate + 1 : i + 1;
    }
}

;
function openBlocks(code) {
    const blocks = [];
    const open = [];
    let isBroken = false;
    const begin = (top, from) => {
        top.bodies.push({ heads: [...top.heads], from, to: code.length });
        top.isOpen = true;
    };
    const end = (top, to) => {
        const last = top.bodies.at(-1);
        if (top.isOpen && last !== undefined)
            last.to = to;
        top.isOpen = false;
    };
    return {
        open(opener, heads = [], body = -1, note = '') {
            const opened = { opener, note, heads: [...heads], bodies: [], head: opener, isOpen: false };
            open.push(opened);
            if (body >= 0)
                begin(opened, body);
        },
        begin(headTo, body) {
            const top = open.at(-1);
            if (top === undefined || top.isOpen)
                return;
            top.heads.push({ from: top.head, to: headTo });
            begin(top, body);
        },
        branch(head) {
            const top = open.at(-1);
            if (top === undefined)
                return;
            end(top, head);
            top.head = head;
        },
        close(bodyTo, to) {
            const top = open.pop();
            if (top === undefined) {
                isBroken = true;
                return;
            }
            end(top, bodyTo);
            for (const { heads, from, to: last } of top.bodies)
                if (from < last)
                    blocks.push({ body: { from, to: last }, opener: top.opener, end: to, head: heads, note: top.note });
        },
        opener: () => open.at(-1)?.opener ?? -1,
        all: () => (isBroken || open.length > 0 ? [] : blocks),
    };
}

;

const OPEN = new Set(['and', 'or', 'not', 'return', 'local', 'in', 'if', 'elseif', 'while', 'until', 'for', 'function', 'goto']);
const BEFORE_BODY = new Set(['then', 'do', 'else', 'repeat']);
const CLOSES = new Set([')', ']', '}']);
function luaBlocks(code, startOf) {
    const blocks = openBlocks(code);
    let hasDo = false;
    for (let i = 0; i < code.length; i += 1) {
        if (!code.isWord(i) || code.is(i - 1, '.') || (code.is(i - 1, ':') && !code.is(i - 2, ':')))
            continue;
        const word = code.slice(i);
        if (word === 'function') {
            const parameters = parametersAt(code, i);
            const body = code.close(parameters, code.length) + 1;
            const name = Array.from({ length: parameters - i - 1 }, (_, index) => code.slice(i + 1 + index)).join('');
            const isNamed = name !== '';
            blocks.open(i, [{ from: isNamed ? i : startOf(i), to: isNamed ? i : parameters }], body, isNamed ? `function ${name}` : '');
        }
        else if (word === 'if')
            blocks.open(i);
        else if (word === 'then')
            blocks.begin(i, i + 1);
        else if (word === 'elseif' || word === 'else') {
            blocks.branch(i);
            if (word === 'else')
                blocks.begin(i + 1, i + 1);
        }
        else if (word === 'while' || word === 'for') {
            blocks.open(i);
            hasDo = true;
        }
        else if (word === 'do') {
            if (!hasDo)
                blocks.open(i);
            blocks.begin(hasDo ? i : i + 1, i + 1);
            hasDo = false;
        }
        else if (word === 'repeat') {
            blocks.open(i);
            blocks.begin(i + 1, i + 1);
        }
        else if (word === 'end' || word === 'until')
            blocks.close(i, i + 1);
    }
    return blocks.all();
}
function parametersAt(code, i) {
    let at = i + 1;
    while (at < code.length && !code.is(at, '(') && (code.isWord(at) || code.is(at, '.') || code.is(at, ':')))
        at += 1;
    return at;
}
function beginsLua(code, i) {
    const before = i - 1;
    if (code.isAny(before, BEFORE_BODY))
        return true;
    if (!code.newline(i))
        return false;
    if (code.isWord(i) ? code.is(i, 'and') || code.is(i, 'or') : !code.is(i, '::') && code.kind(i) === 'punctuator')
        return false;
    if (code.isWord(before))
        return !OPEN.has(code.slice(before));
    return code.kind(before) !== 'punctuator' || code.isAny(before, CLOSES) || code.is(before - 1, '::');
}

var html = __webpack_require__(7771);
;
const NEUTRAL = new Set((' html div span section article main header footer nav aside p ul ol li dl dt dd figure figcaption ' +
    'table thead tbody tfoot tr td th colgroup strong em b i u s small big center font blockquote address hgroup ' +
    'h1 h2 h3 h4 h5 h6 label a fieldset fragment react.fragment').split(' '));
const LOOKS_OF_ELEMENTS = new Set(('id key ref title alt lang dir role tabindex width height align valign bgcolor border cellpadding cellspacing ' +
    'colspan rowspan color size href target rel placeholder autofocus nonce integrity crossorigin charset xmlns ' +
    'itemscope itemtype itemprop translate draggable spellcheck for htmlfor').split(' '));
const LOOKS_OF_COMPONENTS = new Set(['key', 'ref']);
const HANDLER = /^(?:on[A-Z]\w*|@[\w.:-]+|v-on:[\w.:-]+|\([\w.]+\))$/;
const HANDLER_OF_ELEMENTS = /^on[a-z]+$/i;
const NOTES = /^(?:data-(?!(?:ng|x|v|hx)-)|aria-(?!hidden|disabled)|x-on:|x-ref$)/i;
const CLASS = /^(?::|v-bind:|x-bind:|ng-|\[)?class(?:name)?\]?$/i;
const STYLE = /^(?::|v-bind:|x-bind:|ng-|\[)?(?:ng)?style\]?$/i;
const HIDING_CLASS = /(?<![\w-])(?:\w{1,20}[:-])?(?:hidden|hide|invisible|d-none|display-none|disabled|inert|collapse|sr-only)(?![\w-])/g;
const HIDING_STYLE = /(?:display|visibility|content-?visibility|pointer-?events|opacity|clip-?path)['"]?\s*:\s*['"]?[\w.%()-]+/gi;
function elementSays(name, attributes) {
    const isComponent = /[A-Z.-]/.test(name) && !NEUTRAL.has(name.toLowerCase());
    const said = attributes.flatMap((attribute) => attributeSays(attribute, isComponent) ?? []).toSorted();
    const isNeutral = !isComponent && NEUTRAL.has(name.toLowerCase());
    if (isNeutral)
        return said.length === 0 ? null : `< ${said.join(' ')}>`;
    return `<${[isComponent ? name : name.toLowerCase(), ...said].join(' ')}>`;
}
function attributeSays({ name, value }, isComponent) {
    const own = name.replace(/^(?::|v-bind:)(?=[\w-])/, '').toLowerCase();
    if (CLASS.test(name))
        return words(name, value.match(HIDING_CLASS));
    if (STYLE.test(name))
        return words(name, value.match(HIDING_STYLE));
    if (HANDLER.test(name) || NOTES.test(own))
        return null;
    if ((isComponent ? LOOKS_OF_COMPONENTS : LOOKS_OF_ELEMENTS).has(own))
        return null;
    if (!isComponent && HANDLER_OF_ELEMENTS.test(name))
        return null;
    return value === '' ? name : `${name}=${value.replaceAll(/\s+/g, ' ')}`;
}
function words(name, found) {
    return found === null ? null : `${name}=${found.map((word) => word.replaceAll(/[\s'"]/g, '')).join(' ')}`;
}

;
const BRACES = '%{';
const ANGULAR = '%@';
const WORDS = 'if|ifchanged|unless|for|foreach|each|while|with|switch|case|block|comment|raw|verbatim|autoescape|filter|defer|let|macro|cache';
const OPENS = new RegExp(`^(?:\\{%[-~]?\\s*|\\{\\{~?#\\s*|<\\?(?:php|=)?\\s*|<%[-_]?\\s*|@)(${WORDS})\\b`);
const page_blocks_CLOSES = /^(?:\{%[-~]?\s*end(\w+)|\{\{~?\/\s*(\w+)|<\?(?:php)?\s*(?:end(\w+)|\}\s*\?>)|<%[-_]?\s*(?:end\b|\}\s*[-_]?%>))/;
const PARTS = /^(?:\{%[-~]?\s*(?:el(?:se|if|sif|seif)|empty|when)\b|\{\{~?\s*else\b|<\?(?:php)?\s*\}?\s*else|<%[-_]?\s*\}?\s*els|@(?:else|case|default|empty|placeholder)\b)/;
function blockSign(own) {
    if (own === '}')
        return { does: 'close', name: ANGULAR };
    if (own.startsWith('@')) {
        return own.endsWith('{') && (PARTS.test(own) || OPENS.test(own)) ? { does: 'open', name: ANGULAR } : null;
    }
    if (PARTS.test(own))
        return { does: 'part', name: usesBraces(own) ? BRACES : '%if' };
    const closed = page_blocks_CLOSES.exec(own);
    if (closed !== null) {
        const word = closed[1] ?? closed[2] ?? closed[3];
        return { does: 'close', name: word === undefined ? BRACES : `%${word}` };
    }
    const word = OPENS.exec(own)?.[1];
    return word === undefined ? null : { does: 'open', name: usesBraces(own) ? BRACES : `%${word}` };
}
function isBlock(name) {
    return name.startsWith('%');
}
function usesBraces(own) {
    return (own.startsWith('<%') || own.startsWith('<?')) && !/:\s*\?>$/.test(own);
}

;


const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const CLOSED_BY_NEXT = new Map([
    ['p', 'p'],
    ['li', 'li'],
    ['dt', 'dt dd'],
    ['dd', 'dt dd'],
    ['tr', 'tr'],
    ['td', 'td th'],
    ['th', 'td th'],
    ['option', 'option'],
]);
const TAG = /^<\/?[A-Za-z]/;
const ALWAYS = /(?:^|;)\s*(?:true|!0|!false|[1-9]\d*)\s*(?:;|$)/;
class PageElements {
    text;
    tokens;
    dialect;
    all = [];
    open = [];
    counts = new Map();
    branches = new Map();
    constructor(text, tokens, dialect) {
        this.text = text;
        this.tokens = tokens;
        this.dialect = dialect;
        for (let i = 0; i < tokens.length; i += 1)
            i = this.read(i);
        for (const index of this.open)
            this.leave(index, text.length);
    }
    lastBefore(offset) {
        let [low, high] = [0, this.all.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.all[middle]?.from ?? 0) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low - 1;
    }
    saysOf({ name, says, otherwise }) {
        if (typeof says === 'string')
            return says;
        const said = elementSays(name, this.attributesOf(...says).filter((attribute) => attribute.name !== 'v-else'));
        return otherwise === '' ? said : `${otherwise}${said ?? ''}`;
    }
    read(i) {
        const token = this.tokens[i];
        if (token === undefined)
            return i;
        const own = this.text.slice(token.from, token.to);
        if (token.kind === 'markup' && TAG.test(own))
            return this.readTag(own, token, i);
        if (token.kind === 'template' || own === '}' || own.startsWith('<?'))
            this.readBlock(own, token);
        return i;
    }
    readTag(own, { from }, i) {
        const last = this.tagEnd(i);
        const written = own.replace(/^<\/?/, '');
        const name = this.dialect === 'html' ? written.toLowerCase() : written;
        if (own.startsWith('</')) {
            this.close(name, from);
            return last;
        }
        const tagTo = this.tokens[last]?.to ?? this.text.length;
        const isClosed = VOID.has(name.toLowerCase()) || (this.text.startsWith('/>', tagTo - 2) && this.closesItself(written));
        const otherwise = this.dialect === 'vue' ? this.otherwise(this.attributesOf(i + 1, last)) : '';
        const top = this.all[this.open.at(-1) ?? -1]?.name ?? '';
        if (this.dialect === 'html' && CLOSED_BY_NEXT.get(top)?.split(' ').includes(name) === true)
            this.close(top, from);
        this.push({ name, from, tagTo, says: [i + 1, last], otherwise }, isClosed);
        return last;
    }
    closesItself(name) {
        const isForeign = (this.counts.get('svg') ?? 0) + (this.counts.get('math') ?? 0) > 0;
        return this.dialect === 'vue' || isForeign || /[A-Z.-]/.test(name);
    }
    readBlock(own, { from, to }) {
        const sign = blockSign(own);
        if (sign === null)
            return;
        const says = own.replaceAll(/\s+/g, ' ');
        if (sign.does === 'open')
            this.push({ name: sign.name, from, tagTo: to, says, otherwise: '' }, false);
        else {
            const closed = this.close(sign.name, from);
            if (sign.does === 'close' || closed === null)
                return;
            this.push({ name: sign.name, from, tagTo: to, says: `${typeof closed.says === 'string' ? closed.says : ''} ${says}`, otherwise: '' }, false);
        }
    }
    push(element, isClosed) {
        this.all.push({ ...element, to: isClosed ? element.tagTo : this.text.length, outer: this.open.at(-1) ?? -1 });
        if (isClosed)
            return;
        this.open.push(this.all.length - 1);
        this.counts.set(element.name, (this.counts.get(element.name) ?? 0) + 1);
    }
    close(name, at) {
        if ((this.counts.get(name) ?? 0) === 0)
            return null;
        for (let index = this.open.pop(); index !== undefined; index = this.open.pop()) {
            const element = this.all[index];
            if (element === undefined)
                continue;
            this.counts.set(element.name, (this.counts.get(element.name) ?? 1) - 1);
            if (element.name === name) {
                element.to = at;
                return element;
            }
            this.leave(index, at);
        }
        return null;
    }
    leave(index, at) {
        const element = this.all[index];
        if (element !== undefined)
            element.to = isBlock(element.name) ? element.tagTo : at;
    }
    tagEnd(from) {
        for (let i = from + 1; i < this.tokens.length; i += 1) {
            const token = this.tokens[i];
            if (token?.kind !== 'markup')
                continue;
            const own = this.text.slice(token.from, token.to);
            if (own === '>' || own === '/>')
                return i;
            if (TAG.test(own))
                return i - 1;
        }
        return this.tokens.length - 1;
    }
    attributesOf(from, to) {
        const { text, tokens } = this;
        const found = [];
        for (let i = from; i < to; i += 1) {
            const [name, equals, value] = [tokens[i], tokens[i + 1], tokens[i + 2]];
            if (name === undefined || (name.kind !== 'word' && name.kind !== 'template'))
                continue;
            const hasValue = equals?.kind === 'punctuator' && value !== undefined && i + 2 < to;
            const written = hasValue ? text.slice(value.from, value.to).replaceAll(/^["']|["']$/g, '') : '';
            found.push({ name: text.slice(name.from, name.to), value: written });
            if (hasValue)
                i += 2;
        }
        return found;
    }
    otherwise(attributes) {
        const outer = this.open.at(-1) ?? -1;
        const before = this.branches.get(outer) ?? '';
        const condition = attributes.find(({ name }) => name === 'v-if' || name === 'v-else-if');
        const own = condition?.value.replaceAll(/\s+/g, ' ') ?? '';
        this.branches.set(outer, condition?.name === 'v-else-if' ? `${before};${own}` : own);
        if (attributes.some(({ name }) => name === 'v-else'))
            return `else of ${before}`;
        return condition?.name === 'v-else-if' && ALWAYS.test(before) ? 'else of true' : '';
    }
}

;


const MOST_LEVELS = 2_000;
class PageStructure {
    text;
    readCode;
    elements;
    regions;
    codes = new Map();
    constructor(text, dialect, readCode) {
        this.text = text;
        this.readCode = readCode;
        const { tokens, regions } = (0,html .S)(text, dialect);
        this.regions = regions;
        this.elements = new PageElements(text, tokens, dialect);
    }
    around(from, to) {
        const blanks = /\s*/y;
        blanks.lastIndex = from;
        const first = Math.min(from + (blanks.exec(this.text)?.[0].length ?? 0), to);
        const { ancestors, before } = this.elementsAround(first);
        const region = this.regionAt(first);
        const code = region === undefined ? null : this.codeOf(region);
        if (region === undefined || code === null)
            return { ancestors, before, after: '', isUnreachable: false };
        const inside = code.around(first - region.from, Math.min(to, region.to) - region.from);
        return { ...inside, ancestors: [...ancestors, ...inside.ancestors] };
    }
    statementsBefore(from, most, isOnLine) {
        const region = this.regionAt(from);
        const code = region === undefined ? null : this.codeOf(region);
        return region === undefined || code === null ? [] : code.statementsBefore(from - region.from, most, isOnLine);
    }
    statementsIn(from, to) {
        const region = this.regionAt(from);
        const code = region === undefined ? null : this.codeOf(region);
        if (region === undefined || code === null)
            return [];
        return code.statementsIn(from - region.from, Math.min(to, region.to) - region.from).map((one) => ({ from: one.from + region.from, to: one.to + region.from }));
    }
    regionAt(offset) {
        return this.regions.find((one) => one.from <= offset && offset < one.to);
    }
    elementsAround(offset) {
        const { elements } = this;
        const ancestors = [];
        let before = '';
        let levels = 0;
        for (let at = elements.lastBefore(offset); at >= 0 && levels < MOST_LEVELS; at = elements.all[at]?.outer ?? -1) {
            levels += 1;
            const element = elements.all[at];
            if (element === undefined || offset >= element.to)
                continue;
            if (element.from === offset)
                before = element.otherwise;
            else if (offset < element.tagTo)
                ancestors.push(`<${element.name}`);
            else
                ancestors.push(...[elements.saysOf(element) ?? []].flat());
        }
        return { ancestors: ancestors.toReversed(), before };
    }
    codeOf(region) {
        const known = this.codes.get(region);
        if (known !== undefined || region.language === null)
            return known ?? null;
        const code = this.readCode(region.language, this.text.slice(region.from, region.to));
        this.codes.set(region, code);
        return code;
    }
}
function isPage(language) {
    return language === 'html' || language === 'vue';
}

;
const php_CLOSES = new Map([['if', 'endif'], ['while', 'endwhile'], ['for', 'endfor'], ['foreach', 'endforeach'], ['switch', 'endswitch'], ['declare', 'enddeclare']]);
function phpBlocks(code) {
    const blocks = [];
    const open = [];
    for (let i = 0; i < code.length; i += 1) {
        if (!code.isWord(i))
            continue;
        const word = code.slice(i).toLowerCase();
        const top = open.at(-1);
        const colon = code.is(i + 1, '(') && code.mate(i + 1) > i ? code.mate(i + 1) + 1 : i + 1;
        const close = php_CLOSES.get(word);
        if (top !== undefined && word === top.close) {
            open.pop();
            top.bodies.push({ body: { from: top.from, to: i }, head: top.heads });
            for (const body of top.bodies)
                if (body.body.to > body.body.from)
                    blocks.push({ ...body, opener: top.opener, end: i + 1 });
        }
        else if (close !== undefined && colon > i + 1 && code.is(colon, ':')) {
            open.push({ opener: i, close, heads: [{ from: i, to: colon }], from: colon + 1, bodies: [] });
        }
        else if (top?.close === 'endif' && (word === 'else' || word === 'elseif') && code.is(colon, ':')) {
            top.bodies.push({ body: { from: top.from, to: i }, head: top.heads });
            top.heads = [...top.heads, { from: i, to: colon }];
            top.from = colon + 1;
        }
    }
    return blocks;
}

var python = __webpack_require__(6940);
;

const BRANCHES = new Set(['elif', 'else', 'except', 'finally']);
function pythonBlocks(code) {
    const blocks = [];
    const starts = new Set();
    const open = [];
    const close = (indent, at) => {
        let last;
        for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
            open.pop();
            last = top;
            if (top.to < at)
                blocks.push({ body: { from: top.to, to: at }, opener: top.from, end: at, head: top.heads });
        }
        return last?.indent === indent ? last : undefined;
    };
    for (let i = 0; i < code.length && !code.exhausted;) {
        const end = Math.max(i + 1, (0,python .kd)(code, i));
        const indent = (0,python .oY)(code.text, code.from(i));
        const before = close(indent, i);
        const own = { from: i, to: end };
        starts.add(i);
        open.push({ ...own, indent, heads: [...(before !== undefined && BRANCHES.has(code.slice(i)) ? before.heads : []), own] });
        i = end;
    }
    close(-1, code.length);
    return { blocks, starts };
}

var ruby = __webpack_require__(5846);
;

const ruby_ALWAYS = new Set(['begin', 'case', 'for', 'class', 'module']);
const CONDITIONS = new Set(['if', 'unless', 'while', 'until']);
const LOOPS = new Set(['while', 'until', 'for']);
const ELSE = new Set(['else', 'elsif']);
const ruby_BRANCHES = new Set([...ELSE, 'when', 'in', 'rescue', 'ensure']);
const ruby_BEFORE_BODY = new Set(['then', 'do', 'else', 'begin', 'ensure']);
function rubyBlocks(code, startOf) {
    const blocks = [];
    const open = [];
    let isLoop = false;
    const beginBody = (i) => {
        const top = open.at(-1);
        if (top === undefined || top.head === null)
            return;
        const own = { from: top.head, to: i };
        const before = top.branches.at(-1)?.heads ?? [];
        const first = top.branches[0]?.heads ?? [];
        const heads = top.branches.length === 0 ? [own] : [...(ELSE.has(code.slice(own.from)) ? before : first), own];
        top.branches.push({ heads, from: i, to: code.length });
        top.head = null;
    };
    for (let i = 0; i < code.length; i += 1) {
        const begins = (0,ruby .A3)(code, i);
        if (begins || isBodyWord(code, i - 1))
            beginBody(i);
        if (begins)
            isLoop = false;
        if (!code.isWord(i) || (0,ruby .Eo)(code, i))
            continue;
        const word = code.slice(i);
        const top = open.at(-1);
        if (word === 'end') {
            beginBody(i);
            const closed = open.pop();
            for (const { heads, from, to } of closed?.branches ?? []) {
                if (closed !== undefined && from < Math.min(to, i))
                    blocks.push({ body: { from, to: Math.min(to, i) }, opener: closed.opener, end: i + 1, head: heads });
            }
        }
        else if (ruby_BRANCHES.has(word) && top !== undefined && top.head === null && (begins || ELSE.has(word))) {
            const last = top.branches.at(-1);
            if (last !== undefined)
                last.to = i;
            top.head = i;
        }
        else if (word === 'def') {
            const method = (0,ruby .Bg)(code, i);
            if (method !== null && !method.endless)
                open.push({ opener: i, branches: [], head: i });
        }
        else if (word === 'do') {
            if (!isLoop)
                open.push({ opener: i, branches: [], head: startOf(i) });
            isLoop = false;
        }
        else if (ruby_ALWAYS.has(word) || (CONDITIONS.has(word) && !(0,ruby .Yn)(code, i))) {
            open.push({ opener: i, branches: [], head: startOf(i) });
            if (LOOPS.has(word))
                isLoop = true;
        }
    }
    return blocks;
}
function beginsRuby(code, i) {
    if ((0,ruby .A3)(code, i) || isBodyWord(code, i - 1))
        return true;
    return code.is(i - 1, '|') && code.newline(i);
}
function goesOnRuby(code, i) {
    return code.is(i - 1, '}') && !code.newline(i);
}
function isBodyWord(code, i) {
    return code.isWord(i) && ruby_BEFORE_BODY.has(code.slice(i)) && !(0,ruby .Eo)(code, i);
}

;
const shell_OPENS = new Map([['if', 'fi'], ['while', 'done'], ['until', 'done'], ['for', 'done'], ['select', 'done'], ['case', 'esac']]);
const BODY = new Set(['then', 'do', 'else']);
const BEFORE_COMMAND = new Set([';', '&', '|', '(', ')', '{', '!', 'then', 'do', 'else', 'elif', 'if', 'while', 'until']);
const SEPARATES = new Set([';', '{', '(', 'then', 'do', 'else']);
function shellBlocks(code) {
    const blocks = [];
    const open = [];
    const found = [];
    const closeBranch = (opened, i) => {
        if (opened.body !== null && opened.body < i)
            found.push({ opened, body: { from: opened.body, to: i }, head: opened.heads });
        opened.body = null;
    };
    const ends = new Map();
    for (let i = 0; i < code.length; i += 1) {
        const top = open.at(-1);
        if (top?.close === 'esac' && top.body === null && code.is(i, ')')) {
            top.heads = [...top.heads.slice(0, 1), { from: top.headFrom, to: i + 1 }];
            top.body = i + 1;
            continue;
        }
        const mark = top?.close === 'esac' && code.is(i, ';') ? caseEnd(code, i) : 0;
        if (top !== undefined && mark > 0) {
            closeBranch(top, i);
            top.headFrom = code.is(i + 1, ';') && mark === 2 ? i + 2 : patternOf(top);
            i += mark - 1;
            continue;
        }
        if (!code.isWord(i))
            continue;
        const word = code.slice(i);
        if (top?.close === 'esac' && top.heads.length === 0 && word === 'in') {
            top.heads = [{ from: top.opener, to: i + 1 }];
            top.headFrom = i + 1;
            continue;
        }
        if (!isCommand(code, i))
            continue;
        const close = shell_OPENS.get(word);
        if (close !== undefined)
            open.push({ opener: i, close, heads: [], headFrom: i, body: null });
        else if (top !== undefined && word === top.close) {
            closeBranch(top, i);
            ends.set(top, i + 1);
            open.pop();
        }
        else if (top !== undefined && top.close !== 'esac' && BODY.has(word)) {
            closeBranch(top, i);
            top.heads = [...top.heads, { from: word === 'else' ? i : top.headFrom, to: i }];
            top.body = i + 1;
        }
        else if (top !== undefined && word === 'elif') {
            closeBranch(top, i);
            top.headFrom = i;
        }
    }
    for (const { opened, body, head } of found) {
        const end = ends.get(opened);
        if (end !== undefined)
            blocks.push({ body, opener: opened.opener, end, head });
    }
    return blocks;
}
function caseEnd(code, i) {
    if (code.is(i + 1, ';'))
        return code.is(i + 2, '&') && code.glued(i + 2) ? 3 : 2;
    return code.is(i + 1, '&') ? 2 : 0;
}
function patternOf({ heads, headFrom }) {
    return heads.at(-1)?.from ?? headFrom;
}
function isCommand(code, i) {
    return i === 0 || (code.newline(i) && !code.is(i - 1, '\\')) || code.isAny(i - 1, BEFORE_COMMAND);
}
function beginsShell(code, i) {
    const before = i - 1;
    if (code.is(i, '&') || code.is(i, '|'))
        return false;
    if (code.is(before, '&') || code.is(before, '|'))
        return code.is(before, '&') && !code.is(before - 1, '&') && !code.is(before - 1, '>');
    if (code.newline(i) && !code.is(before, '\\'))
        return true;
    return code.isAny(before, SEPARATES) || (code.is(before, ')') && code.mate(before) < 0);
}

var code = __webpack_require__(9028);
;



const TRANSACTIONS = new Set([';', 'TRANSACTION', 'TRAN', 'WORK', 'ISOLATION', 'READ', 'DEFERRED', 'IMMEDIATE', 'EXCLUSIVE', 'DISTRIBUTED', '']);
const BEFORE_STATEMENT = new Set(['BEGIN', 'THEN', 'ELSE', 'LOOP', 'DO', 'REPEAT', 'TRY', 'CATCH']);
const BEHIND_END = new Set(['IF', 'LOOP', 'WHILE', 'CASE', 'REPEAT', 'FOR', 'TRY', 'CATCH']);
const ROUTINES = new Set(['FUNCTION', 'PROCEDURE', 'PROC', 'TRIGGER', 'DO']);
const FURTHER = new Set(['ELSE', 'ELSIF', 'ELSEIF']);
const LONGEST_CONDITION = 400;
function isRoutine(literal) {
    return literal.startsWith('$') && /\bbegin\b[^]*\bend\b/i.test(literal);
}
function withRoutines(text, tokens) {
    if (!text.includes('$'))
        return null;
    let isFound = false;
    const all = tokens.flatMap((token) => {
        const { kind, from, to } = token;
        if (kind !== 'string' || !isRoutine(text.slice(from, to)))
            return [token];
        isFound = true;
        const tag = text.indexOf('$', from + 1) + 1 - from;
        const inside = (0,lex .I)('sql', text.slice(from + tag, to - tag)).map((inner) => ({ ...inner, from: inner.from + from + tag, to: inner.to + from + tag }));
        return [{ kind: 'markup', from, to: from + tag }, ...inside, { kind: 'markup', from: to - tag, to }];
    });
    return isFound ? new code .C(text, all) : null;
}
function beginsSql(code, i) {
    return code.isWord(i - 1) && BEFORE_STATEMENT.has(wordAt(code, i - 1));
}
function sqlBlocks(code, startOf) {
    const blocks = openBlocks(code);
    const handlers = new Set();
    let isInside = false;
    for (let i = 0; i < code.length; i += 1) {
        if (code.kind(i) === 'markup' && code.slice(i).startsWith('$')) {
            if (isInside)
                blocks.close(i, i + 1);
            else
                blocks.open(i, [], i + 1, routineAt(code, startOf(i), i));
            isInside = !isInside;
        }
        if (!code.isWord(i) || code.is(i - 1, '.'))
            continue;
        const word = wordAt(code, i);
        const opener = wordAt(code, blocks.opener());
        if (word === 'BEGIN' && !TRANSACTIONS.has(wordAt(code, i + 1))) {
            const start = startOf(i);
            const isAsked = ['IF', 'WHILE', 'ELSE'].includes(wordAt(code, start));
            const isPart = ['TRY', 'CATCH'].includes(wordAt(code, i + 1));
            const heads = isAsked ? [{ from: start, to: i }] : isPart ? [{ from: i + 1, to: i + 2 }] : [];
            blocks.open(i, heads, isPart ? i + 2 : i + 1, isAsked ? '' : routineAt(code, start, i));
        }
        else if (word === 'CASE' || (word === 'REPEAT' && sql_isFirst(code, i) && !code.is(i + 1, '('))) {
            blocks.open(i);
            if (word === 'REPEAT')
                blocks.begin(i + 1, i + 1);
        }
        else if (word === 'IF' && sql_isFirst(code, i) && hasThen(code, i))
            blocks.open(i);
        else if (word === 'EXCEPTION' && opener === 'BEGIN' && sql_isFirst(code, i)) {
            handlers.add(blocks.opener());
            blocks.branch(i);
        }
        else if (word === 'WHEN' && (opener === 'CASE' || handlers.has(blocks.opener())))
            blocks.branch(i);
        else if (word === 'THEN')
            blocks.begin(i, i + 1);
        else if (FURTHER.has(word) && (opener === 'IF' || opener === 'CASE')) {
            blocks.branch(i);
            if (word === 'ELSE')
                blocks.begin(i + 1, i + 1);
        }
        else if (word === 'LOOP' || (word === 'DO' && wordAt(code, startOf(i)) === 'WHILE')) {
            blocks.open(i, [{ from: startOf(i), to: i + 1 }], i + 1);
        }
        else if (word === 'END') {
            const end = BEHIND_END.has(wordAt(code, i + 1)) ? i + 2 : i + 1;
            blocks.close(i, end);
            i = end - 1;
        }
    }
    return blocks.all();
}
function routineAt(code, from, to) {
    for (let i = from; i < to; i += 1) {
        const word = wordAt(code, i);
        if (!code.isWord(i) || !ROUTINES.has(word))
            continue;
        let name = code.slice(i + 1);
        for (let at = i + 2; code.is(at, '.') && at < to; at += 2)
            name += `.${code.slice(at + 1)}`;
        return `procedure ${word === 'DO' ? 'do' : name}`;
    }
    return '';
}
function sql_isFirst(code, i) {
    return i === 0 || code.kind(i - 1) === 'markup' || [';', ':', '>'].some((sign) => code.is(i - 1, sign)) || beginsSql(code, i);
}
function hasThen(code, i) {
    for (let at = i + 1; at < i + LONGEST_CONDITION && !code.is(at, ';'); at += 1) {
        if (wordAt(code, at) === 'THEN')
            return true;
        if (wordAt(code, at) === 'BEGIN')
            return false;
    }
    return false;
}
function wordAt(code, i) {
    return i < 0 ? '' : code.slice(i).toUpperCase();
}

;

function statementsBefore(code, layout, i, most, isOnLine) {
    const found = [];
    const block = blockOf(layout, i);
    const label = layout.labelOf(i);
    const least = Math.max(block, label === null ? 0 : label.to + 1);
    const first = statementStart(layout, i);
    for (let to = first; to > least && found.length < most && first - to < LONGEST_STATEMENT;) {
        if (code.is(to - 1, ',') || (isOnLine && code.newline(to)))
            break;
        const from = statementStart(layout, beginOf(layout, code.is(to - 1, ';') && to - 2 >= least ? to - 2 : to - 1));
        if (from >= to || from < least || blockOf(layout, from) !== block)
            break;
        found.push({ from, to });
        to = from;
    }
    return found;
}
function blockOf(layout, i) {
    return layout.around(i).at(-1)?.body.from ?? 0;
}
function beginOf(layout, i) {
    const mate = layout.mate(i);
    return mate >= 0 && mate < i ? mate : i;
}

;
const OPENING = '([{';
const CLOSING = ')]}';
const LONGEST = 400;
const TRUE = /^(?:true|yes|:|0*[1-9]\d*|"[^"]+"|'[^']+')$/i;
const FALSE = /^(?:false|null|nil|none|undefined|0+|""|'')$/i;
const COMPARED = /^(-?\d+|"[^"]*"|'[^']*'|true|false|[\p{L}_$][\p{L}\p{N}_$.]*) ?(===?|!==?|<>|<=|>=|<|>|=|-eq|-ne) ?(-?\d+|"[^"]*"|'[^']*'|true|false|[\p{L}_$][\p{L}\p{N}_$.]*)$/iu;
function constantOf(condition) {
    if (condition.length > LONGEST)
        return null;
    const text = withoutBrackets(condition.trim());
    const any = split(text, ['||', ' or ']).map((part) => part.trim());
    if (any.length > 1)
        return joined(any.map(constantOf), true);
    const all = split(text, ['&&', ' and ']).map((part) => part.trim());
    if (all.length > 1)
        return joined(all.map(constantOf), false);
    const negated = /^(?:!(?!=) ?|not\b)([^]+)$/i.exec(text)?.[1];
    if (negated !== undefined) {
        const value = constantOf(negated);
        return value === null ? null : !value;
    }
    if (TRUE.test(text))
        return true;
    return FALSE.test(text) ? false : comparisonOf(text);
}
function joined(parts, decisive) {
    if (parts.includes(decisive))
        return decisive;
    return parts.includes(null) ? null : !decisive;
}
function comparisonOf(text) {
    const [, left = '', sign = '', right = ''] = COMPARED.exec(text) ?? [];
    if (sign === '')
        return null;
    const isLiteral = [left, right].every((side) => /^(?:-?\d+$|["']|(?:true|false)$)/i.test(side));
    if (!isLiteral)
        return left === right && /^(?:===?|-eq)$/.test(sign) ? true : null;
    if (/^(?:===?|=|-eq)$/.test(sign))
        return left === right;
    if (/^(?:!==?|<>|-ne)$/.test(sign))
        return left !== right;
    const [a, b] = [Number(left), Number(right)];
    if (Number.isNaN(a) || Number.isNaN(b))
        return null;
    if (a === b)
        return sign.length === 2;
    return sign.startsWith('<') === a < b;
}
function withoutBrackets(condition) {
    let text = condition;
    while (text !== '' && OPENING.includes(text.charAt(0)) && !text.startsWith('{') && closeOf(text) === text.length - 1)
        text = text.slice(1, -1).trim();
    return text.replace(/^test /, '');
}
function closeOf(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        if (OPENING.includes(text.charAt(at)))
            depth += 1;
        else if (CLOSING.includes(text.charAt(at)))
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return -1;
}
function split(text, signs) {
    const parts = [];
    let [depth, from, quote] = [0, 0, ''];
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '"' || character === "'")
            quote = character;
        else if (OPENING.includes(character))
            depth += 1;
        else if (CLOSING.includes(character))
            depth -= 1;
        const sign = depth === 0 && quote === '' ? signs.find((own) => text.startsWith(own, at)) : undefined;
        if (sign === undefined)
            continue;
        parts.push(text.slice(from, at));
        from = at + sign.length;
        at = from - 1;
    }
    return [...parts, text.slice(from)];
}

;
const MOST = 200;
function plainText(code, from, to) {
    let text = '';
    for (let i = from; i < Math.min(to, from + MOST); i += 1)
        text += `${i > from && !code.glued(i) ? ' ' : ''}${code.slice(i)}`;
    return text.replaceAll(/\s+/g, ' ');
}

;



const passages_FURTHER = new Set(['else', 'elif', 'elsif', 'elseif', 'catch', 'except', 'rescue', 'finally', 'ensure']);
const CATCHES = new Set(['catch', 'except', 'rescue']);
const LOOP_EXITS = new Set(['break', 'continue', 'next']);
const WITHOUT_BARE = new Set(['kotlin', 'swift', 'ruby', 'python', 'lua', 'css', 'scss', 'less', 'hcl', 'graphql', 'proto']);
const IF = /^(?:else ?)?(?:if|elif|elsif|elseif)\b([^]*)$/i;
const UNLESS = /^unless\b([^]*)$/;
const LABEL = /^'?[\p{L}_$][\p{L}\p{N}_$]*:$/u;
const LABELLED = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'java', 'c', 'cpp', 'csharp', 'go', 'php', 'dart', 'swift', 'rust']);
const HOLDS = /^(?:unsafe|checked|unchecked|run|@?autoreleasepool|(?:async )?with\b[^]*|(?:await )?using\b[^]*|lock ?\([^]*|synchronized ?\([^]*|fixed ?\([^]*)$/;
const SWALLOWS = /suppress|ignor|raises|assert|catch|skip/i;
const LONGEST_HEAD = 200;
function branchesOf(code, layout, region, language) {
    const ranges = layout.headOf(region);
    if (!code.is(region.opener, '{')) {
        return ranges.map((range, index) => ({ head: headText(code, range, language), body: { from: range.to, to: ranges[index + 1]?.from ?? region.body.to } }));
    }
    const branches = [];
    for (const { from, to } of ranges) {
        let head = from;
        for (let i = from; i < to; i += 1) {
            const mate = layout.mate(i);
            if (mate <= i || mate >= to)
                continue;
            if (code.is(i, '{') && code.isAny(mate + 1, passages_FURTHER)) {
                branches.push({ head: plainText(code, head, i), body: { from: i + 1, to: mate } });
                head = mate + 1;
            }
            i = mate;
        }
        branches.push({ head: plainText(code, head, to), body: region.body });
    }
    return branches;
}
function lastHead(code, layout, region, language) {
    if (!code.is(region.opener, '{')) {
        const range = layout.headOf(region).at(-1);
        return range === undefined ? '' : headText(code, range, language);
    }
    let from = region.opener;
    for (let steps = 0; steps < LONGEST_HEAD && !layout.begins(from) && !(code.is(from - 1, '}') && code.isAny(from, passages_FURTHER)); steps += 1) {
        const mate = layout.mate(from - 1);
        if (mate >= from)
            break;
        from = mate >= 0 ? mate : from - 1;
    }
    return plainText(code, from, region.opener);
}
function headText(code, { from, to }, language) {
    return plainText(code, from, to).replace(language === 'python' ? / ?:$/ : /(?: ?;| then| do)+$/i, '');
}
function isLabel(head, language) {
    return LABELLED.has(language) && LABEL.test(head) && (language !== 'rust' || head.startsWith("'"));
}
function alwaysRuns(head, language) {
    const joined = /^([^]*?) ?(&&|\|\||\band|\bor)$/.exec(head);
    if (joined !== null)
        return constantOf(joined[1] ?? '') === (joined[2] === '&&' || joined[2] === 'and');
    const text = head.replace(/ ?(?::|then)$/, '');
    const asked = IF.exec(text)?.[1];
    if (asked !== undefined)
        return !text.startsWith('el') && constantOf(asked) === true;
    const denied = UNLESS.exec(text)?.[1];
    if (denied !== undefined)
        return constantOf(denied) === false;
    return text === 'do' || isLabel(head, language) || /^(?:\( ?void ?\)|void|await)$/.test(head);
}
class Passages {
    code;
    layout;
    language;
    leavesBody;
    constructor(code, layout, language, leavesBody) {
        this.code = code;
        this.layout = layout;
        this.language = language;
        this.leavesBody = leavesBody;
    }
    isPassed(region, leaving) {
        const { code, layout, language } = this;
        if (code.is(region.opener, '(') || code.is(region.opener, '[') || this.isDetached(region))
            return false;
        const head = lastHead(code, layout, region, language);
        if (head === '')
            return this.isBare(region);
        if (isLabel(head, language))
            return leaving.word !== 'break';
        if (head === 'else' || head === 'ELSE')
            return this.isNothingLeft(region, 1);
        if (IF.test(head) || UNLESS.test(head))
            return conditionOf(head) === true && this.isNothingLeft(region, 0);
        if (/^(?:try|begin|do|repeat|@try)\b/i.test(head))
            return this.isTryPassed(region, leaving);
        if (/^(?:finally|ensure)$/.test(head))
            return true;
        if (CATCHES.has(/^\w+/.exec(head)?.[0] ?? ''))
            return !code.isAny(this.next(region), CATCHES) && this.isNothingLeft(region, 1);
        return HOLDS.test(head) && !(leaving.word !== 'return' || SWALLOWS.test(head) ? language === 'python' : false);
    }
    isNothingLeft(region, least) {
        const before = branchesOf(this.code, this.layout, region, this.language).slice(0, -1);
        return before.length >= least && before.every((branch) => conditionOf(branch.head) === false || this.leavesBody(branch.body));
    }
    isBare({ opener, note }) {
        const { code, language } = this;
        if (language === 'sql')
            return note === '' && /^begin$/i.test(code.slice(opener));
        return !WITHOUT_BARE.has(language) && ![',', '(', '['].some((sign) => code.is(opener - 1, sign));
    }
    isTryPassed(region, leaving) {
        const { code } = this;
        const next = this.next(region);
        if (code.isAny(next, CATCHES))
            return leaving.isPlain;
        const isLoop = code.is(next, 'while') || code.is(next, 'until') || code.is(region.opener, 'repeat');
        return !isLoop || !LOOP_EXITS.has(leaving.word);
    }
    next({ opener, end, body }) {
        return this.code.is(opener, '{') ? end : body.to;
    }
    isDetached({ opener, end }) {
        const { code, layout, language } = this;
        if (language !== 'shell' && language !== 'ruby')
            return false;
        if (end >= code.length || layout.begins(end) || layout.mate(end) >= 0 || code.is(end, ';'))
            return false;
        const isList = (code.is(end, '&&') || code.is(end, '||')) && statementStart(layout, opener) === opener;
        return language === 'ruby' || !isList;
    }
}
function conditionOf(head) {
    const asked = IF.exec(head)?.[1];
    if (asked !== undefined)
        return constantOf(asked);
    const denied = UNLESS.exec(head)?.[1];
    const value = denied === undefined ? null : constantOf(denied);
    return value === null ? null : !value;
}

;



const LOOP_WORD = /\b(?:while|until|loop|select|for(?=\s*(?:\(\s*(?:[^;()]*)\s*;\s*(?:true|1)?\s*;|\{|;|true\b)))\b/gi;
const BARE = new Set(['python', 'ruby', 'swift', 'rust', 'shell', 'lua', 'sql', 'go']);
const endless_BODY = new Set(['{', 'do', ';', 'LOOP', 'loop', 'DO']);
const ENDS = new Set(['break', 'goto', 'last', 'leave', 'exit', 'LEAVE', 'EXIT', 'StopIteration', 'peek']);
function isEndless(code, layout, language, at, from, to) {
    const word = code.slice(at).toLowerCase();
    if (!isForEver(code, layout, language, at, word, from))
        return false;
    const isEnumerated = language === 'ruby' && word === 'loop';
    for (let i = from; i < to; i += 1) {
        if (!code.isWord(i))
            continue;
        const own = code.slice(i);
        if (ENDS.has(own) && (language === 'sql' || own.toLowerCase() !== 'exit'))
            return false;
        if (isEnumerated && own === 'next' && code.is(i - 1, '.'))
            return false;
    }
    return true;
}
function isForEver(code, layout, language, at, word, from) {
    if (from !== at) {
        const isTail = (code.is(from, 'do') || code.is(from, 'repeat')) && (layout.mate(from + 1) === at - 1 || layout.mate(from) === at);
        if (!isTail)
            return isLabel(plainText(code, from, at), language) && isForEver(code, layout, language, at, word, at);
    }
    if (word === 'select')
        return language === 'go' && code.is(at + 1, '{') && layout.mate(at + 1) === at + 2;
    if (word === 'loop')
        return ['rust', 'ruby', 'sql'].includes(language) && (code.is(at + 1, '{') || code.is(at + 1, 'do') || language === 'sql');
    if (word === 'for')
        return true;
    const paren = code.is(at + 1, '(') ? layout.mate(at + 1) : -1;
    let end = paren > at && !BARE.has(language) ? paren + 1 : at + 1;
    while (paren < 0 || BARE.has(language) ? end < code.length && !code.isAny(end, endless_BODY) && !(language === 'python' && code.is(end, ':')) && !layout.begins(end) : false) {
        const mate = layout.mate(end);
        end = mate > end ? mate + 1 : end + 1;
    }
    return constantOf(plainText(code, at + 1, end)) === (word === 'while');
}

;





const LEAVES = new RegExp('^(?:return|throw|raise|break|continue|exit!?|die|goto|panic!?|abort|todo!|unimplemented!|unreachable!?|fatalError|preconditionFailure' +
    '|exitProcess|TODO|_exit|_Exit|quick_exit|__builtin_unreachable|co_return|yieldbreak|quit(?=\\()' +
    '|(?:(?:::)?std::process|java\\.lang\\.System|global::System\\.Environment|System\\.Environment|sys|os|syscall|System|process|Process|Kernel|Environment|Deno|Runtime\\.getRuntime\\(\\))' +
    '(?:\\.|::)(?:exit!?|_exit|Exit|abort|halt|FailFast|raise|throw)' +
    '|[tb]\\.(?:Fatalf?|FailNow|Skip(?:f|Now)?)|pytest\\.(?:skip|fail|exit|xfail)|self\\.skipTest|runtime\\.Goexit|kotlin\\.system\\.exitProcess|(?:Foundation|Darwin|Glibc)\\.exit|log\\.(?:Fatal|Panic)\\w*|@panic' +
    '|(?:std|core)::(?:panic!|unreachable!|todo!|unimplemented!)|(?:::)?std::(?:terminate|abort|exit|quick_exit|_Exit|unreachable)|::(?:exit|abort|_exit))' +
    '(?![\\w$]|=[^=]|\\.[a-z]|:)');
const LEAVES_TOO = {
    ruby: /^(?:next|fail|exit!|abort)(?![\w$]|=[^=]|\.)/,
    shell: /^exec(?![\w$=-])/,
    php: /^(?:return|die|exit|throw)(?![\w$]|=[^=])/i,
    lua: /^(?:error|os\.exit) ?\(/,
};
const LEAVES_ONLY = {
    sql: /^(?:return(?! (?:next|query)\b)|leave|iterate|signal|throw|goto|(?:exit|continue)(?! when|(?: \w+)? when)|raise(?! (?:notice|warning|info|log|debug)\b)|raise_application_error)(?![\w$])/i,
};
const MODIFIERS = new Set(['if', 'unless', 'while', 'until', 'rescue']);
const KEYWORDS = new Set(['return', 'raise', 'break', 'continue']);
const DECLARES = new Set(['{', ':', '=>', 'throws', 'async']);
const LABELS = new Set(['c', 'cpp', 'go', 'csharp', 'php', 'lua', 'sql']);
const FIRST_WORD = /\b(?:[tb](?=\.(?:Fatal|FailNow|Skip))|pytest(?=\.)|self(?=\.skipTest))|@?\b(?:return|throw|raise|break|continue|exit|die|goto|panic|abort|todo|unimplemented|unreachable|fatalError|preconditionFailure|exitProcess|quick_exit|quit|_exit|__builtin_unreachable|co_return|yield|sys|os|syscall|system|process|kernel|environment|deno|runtime|java|global|kotlin|foundation|darwin|glibc|std|core|log|next|fail|exec|error|leave|iterate|signal|raise_application_error)\b/gi;
const exits_LONGEST = 4_000;
const BEGINNING = 12;
const PLAIN = 2;
const MOST_PASSED = 32;
class Exits {
    code;
    layout;
    language;
    hasGoto;
    passages;
    known = new Map();
    left = new Map();
    found = null;
    constructor(code, layout, language) {
        this.code = code;
        this.layout = layout;
        this.language = language;
        this.hasGoto = LABELS.has(language) && /\bgoto\b/i.test(code.text);
        this.passages = new Passages(code, layout, language, (body) => this.leavesBody(body));
    }
    leaveBefore(at, { body }) {
        const { layout } = this;
        const label = layout.labelOf(at);
        return this.leaveBetween({ from: Math.max(body.from, label === null ? 0 : label.to + 1), to: statementStart(layout, at) }, body.from);
    }
    leaveBetween({ from, to }, body) {
        const candidates = this.candidates();
        for (let index = firstFrom(candidates, from); index < candidates.length; index += 1) {
            const candidate = candidates[index] ?? to;
            if (candidate >= to)
                return false;
            const isLeft = this.exitsAt(candidate).some((exit) => exit.body === body && exit.from >= from && exit.end <= to && !(this.hasGoto && this.isLabelled(exit.end, to)));
            if (isLeft)
                return true;
        }
        return false;
    }
    leavesBody({ from, to }) {
        const known = this.left.get(from);
        if (known !== undefined)
            return known;
        const isLeft = this.leaveBetween({ from, to }, from) || this.leaveBetween({ from: from + 1, to }, from + 1);
        this.left.set(from, isLeft);
        return isLeft;
    }
    candidates() {
        const { code } = this;
        this.found ??= [...code.text.matchAll(FIRST_WORD), ...code.text.matchAll(LOOP_WORD)]
            .map(({ index }) => this.tokenAt(index))
            .filter((i) => i >= 0)
            .toSorted((a, b) => a - b);
        return this.found;
    }
    tokenAt(offset) {
        const { code } = this;
        let [low, high] = [0, code.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (code.from(middle) < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return code.from(low) === offset && low < code.length ? low : -1;
    }
    exitsAt(at) {
        const known = this.known.get(at);
        if (known !== undefined)
            return known;
        const exits = this.readExits(at);
        this.known.set(at, exits);
        return exits;
    }
    readExits(at) {
        const { code, layout } = this;
        const own = this.exitAt(at);
        if (own === null)
            return [];
        const regions = layout.around(own.from).toReversed();
        const found = [{ from: own.from, end: Math.min(own.end, regions[0]?.body.to ?? own.end), body: regions[0]?.body.from ?? 0 }];
        const isPlain = own.end - at - (code.is(own.end - 1, ';') ? 1 : 0) <= PLAIN;
        for (const [index, region] of regions.slice(0, MOST_PASSED).entries()) {
            if (!this.passages.isPassed(region, { word: code.slice(at), isPlain }))
                break;
            const from = statementStart(layout, region.opener);
            found.push({ from, end: this.endOfAll(region, from), body: regions[index + 1]?.body.from ?? 0 });
        }
        return found;
    }
    exitAt(at) {
        const { code, layout, language } = this;
        const isBracketed = code.is(at - 1, '(') && code.is(at + 1, ')');
        let start = isBracketed ? at - 1 : at;
        if (code.is(start - 1, ':') && code.is(start - 2, ':') && !code.isWord(start - 3))
            start -= 2;
        const opener = layout.mate(at);
        const from = opener >= 0 && opener < at ? opener : layout.begins(start) ? start : statementStart(layout, start);
        const end = this.endFrom(from);
        if (isEndless(code, layout, language, at, from, end))
            return { from, end };
        if (from !== start && !alwaysRuns(plainText(code, from, start), language))
            return null;
        return this.leaves(start, this.endFrom(start)) ? { from, end } : null;
    }
    endFrom(start) {
        const { code, layout } = this;
        const mate = layout.mate(start);
        const end = this.statementEnd(mate > start ? mate : start, code.length);
        if (this.language !== 'python')
            return end;
        return layout.around(end).find(({ opener }) => opener === start)?.body.to ?? end;
    }
    endOfAll(region, from) {
        const { code, layout } = this;
        if (code.is(region.opener, '{'))
            return this.statementEnd(from, code.length);
        let end = region.end;
        while (this.language === 'python' && /^(?:else|elif|except|finally)$/.test(code.slice(end)) && layout.begins(end)) {
            const next = this.endFrom(end);
            if (next <= end)
                break;
            end = next;
        }
        return end;
    }
    statementEnd(start, most) {
        const { layout } = this;
        let end = start + 1;
        for (let steps = 0; end < most && steps < exits_LONGEST && !layout.begins(end); steps += 1) {
            const mate = layout.mate(end);
            if (mate >= 0 && mate < start)
                break;
            end = mate > end ? mate + 1 : end + 1;
        }
        return Math.min(end, most);
    }
    isLabelled(from, to) {
        const { code } = this;
        for (let at = from; at < to; at += 1) {
            if (code.isWord(at) && code.is(at + 1, ':') && !code.is(at + 1, '::') && this.layout.begins(at))
                return true;
            if (code.is(at, '::') || code.is(at, '<<'))
                return true;
        }
        return false;
    }
    leaves(start, end) {
        const { code, language } = this;
        const spaced = plainText(code, start, Math.min(start + BEGINNING, end)).replace(/^\( ?(\w+) ?\) ?\(/, '$1(');
        const only = LEAVES_ONLY[language];
        const isLeft = only === undefined ? LEAVES.test(spaced) || LEAVES.test(spaced.replaceAll(' ', '')) || LEAVES_TOO[language]?.test(spaced) === true : only.test(spaced);
        return isLeft && !this.isDeclaration(start) && !this.isConditional(start, end);
    }
    isDeclaration(start) {
        const { code, layout } = this;
        const mate = code.is(start + 1, '(') ? layout.mate(start + 1) : -1;
        return mate > start && code.isAny(mate + 1, DECLARES) && !KEYWORDS.has(code.slice(start));
    }
    isConditional(start, end) {
        const { code, layout, language } = this;
        if (language === 'ruby' || (language === 'python' && !KEYWORDS.has(code.slice(start)))) {
            for (let at = start + 1; at < end; at += 1) {
                if (code.isWord(at) && MODIFIERS.has(code.slice(at)) && !code.is(at - 1, '.') && !code.is(at - 1, ':'))
                    return !this.holds(at, end);
                const mate = layout.mate(at);
                if (mate > at && mate < end)
                    at = mate;
            }
        }
        if (language !== 'shell')
            return false;
        for (let at = start + 1; at < end; at += 1) {
            const isJoined = code.is(at + 1, '&') || code.is(at - 1, '&') || code.is(at - 1, '>') || code.is(at - 1, '<') || code.is(at + 1, '>');
            if (code.is(at, '&') && !isJoined)
                return true;
            if (code.is(at, '|') && !code.is(at + 1, '|') && !code.is(at - 1, '|'))
                return true;
            if ((code.is(at, '&') || code.is(at, '|')) && code.is(at + 1, code.slice(at)))
                return false;
        }
        return false;
    }
    holds(at, end) {
        const word = this.code.slice(at);
        const value = constantOf(plainText(this.code, at + 1, end).replace(/ ?;$/, ''));
        return (word === 'if' && value === true) || (word === 'unless' && value === false);
    }
}
function firstFrom(numbers, least) {
    let [low, high] = [0, numbers.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((numbers[middle] ?? least) < least)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

var gate = __webpack_require__(9421);
;
const labels_MOST = 64;
function labelsAt(layout, at, runsOn) {
    const found = [];
    for (let label = layout.labelOf(at); label !== null && found.length < labels_MOST;) {
        found.push(label);
        const last = label.from - 1;
        if (last < 0 || layout.mate(last) > last)
            break;
        const previous = layout.labelOf(last);
        if (previous === null || previous.from >= label.from)
            break;
        const between = { from: previous.to + 1, to: label.from };
        if (between.from < between.to && !runsOn(between))
            break;
        label = previous;
    }
    return found;
}

;
const DECLARING = new Set(['const', 'let', 'var']);
const BY_WORD = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'swift']);
const BY_TYPE = new Set(['c', 'cpp', 'java', 'csharp', 'dart']);
const NO_TYPE = new Set(('return throw case default goto delete new else if for while do switch try catch using yield await co_return ' +
    'co_yield co_await public private protected assert typedef template operator').split(' '));
const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const TYPE_PART = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\[[^]*\]|::|[<>*&.?]|@|,)$/u;
function withoutSiblings(texts, language) {
    const comma = texts.lastIndexOf(',');
    const own = texts.slice(comma + 1);
    if (own.filter((text) => text === '>').length > own.filter((text) => text === '<').length)
        return null;
    const from = language === 'cpp' ? initialisersAt(texts) : -1;
    if (from >= 0)
        return [':', ...texts.slice(Math.max(from, comma) + 1)];
    if (comma < 0)
        return null;
    const heading = headingOf(texts, language);
    return heading === null ? null : [...heading, ...own];
}
function initialisersAt(texts) {
    const at = texts.indexOf(':');
    const parameters = texts[at - 1] === 'noexcept' ? at - 2 : at - 1;
    const isConstructor = texts[parameters]?.startsWith('(') === true && WORD.test(texts[parameters - 1] ?? '');
    if (at < 0 || !isConstructor || NO_TYPE.has(texts[0] ?? ''))
        return -1;
    return texts.slice(0, at).some((text) => text === '?' || text === '=') ? -1 : at;
}
function headingOf(texts, language) {
    if (BY_WORD.has(language)) {
        const word = texts.findIndex((text) => DECLARING.has(text));
        const isDeclaration = word >= 0 && texts.slice(0, word).every((text) => WORD.test(text) && !NO_TYPE.has(text));
        return isDeclaration ? texts.slice(0, word + 1) : null;
    }
    if (!BY_TYPE.has(language) || NO_TYPE.has(texts[0] ?? ''))
        return null;
    const end = texts.findIndex((text, index) => text === '=' || (text === ',' && !isBetweenTypes(texts.slice(0, index))));
    const type = texts.slice(0, Math.max(end - 1, 0));
    const isType = type.some((text) => WORD.test(text)) && type.every((text) => TYPE_PART.test(text));
    return isType && WORD.test(texts[end - 1] ?? '') ? type : null;
}
function isBetweenTypes(texts) {
    return texts.filter((text) => text === '<').length > texts.filter((text) => text === '>').length;
}

;

const MOST_ON_A_LINE = 50;
const GROUPS = new Set(['const', 'var', 'import', 'type']);
const statements_BRANCHES = new Set(['elif', 'else', 'except', 'finally']);
function statementsOf(code, layout, { from, to }) {
    const found = [];
    for (let at = from; at < to && found.length < MOST_ON_A_LINE;) {
        const start = startOf(code, layout, at);
        const end = endOf(code, layout, start);
        found.push({ from: start, to: end });
        at = Math.max(end, at + 1);
        while (at < to && (code.is(at, ',') || closes(layout, at)))
            at += 1;
    }
    return found;
}
function startOf(code, layout, i) {
    let at = closes(layout, i) ? layout.mate(i) : i;
    for (let steps = 0; steps < LONGEST_STATEMENT; steps += 1) {
        const start = statementStart(layout, at);
        const around = layout.around(start).filter(({ opener }) => opener >= 0).at(-1);
        if (around === undefined || !isArguments(code, layout, around.opener))
            return start;
        at = around.opener;
    }
    return at;
}
function isArguments(code, layout, opener) {
    if (code.kind(opener) === 'template')
        return true;
    return code.is(opener, '(') && !code.isAny(opener - 1, GROUPS) && !/^create$/i.test(code.slice(statementStart(layout, opener)));
}
function endOf(code, layout, start) {
    let end = start;
    do {
        const mate = layout.mate(end);
        end = mate > end ? mate + 1 : end + 1;
        const block = end < code.length && layout.begins(end) && layout.mate(start) < 0 ? layout.around(end).find(({ opener, body }) => opener >= start && opener < end && body.from === end && layout.mate(opener) < 0) : undefined;
        if (block !== undefined)
            end = block.end;
    } while (end < code.length && end - start < LONGEST_STATEMENT && !isEnd(code, layout, start, end));
    return end;
}
function isEnd(code, layout, start, end) {
    if (code.is(end - 1, ';'))
        return true;
    if (code.is(end, ';'))
        return false;
    if (closes(layout, end))
        return true;
    if (code.is(end, ','))
        return layout.begins(end + 1) || closes(layout, end + 1);
    const isBranch = code.isAny(end, statements_BRANCHES) && layout.begins(end) && layout.around(end).at(-1)?.body.from === layout.around(start).at(-1)?.body.from;
    return layout.begins(end) && !isBranch;
}
function closes(layout, i) {
    const mate = layout.mate(i);
    return mate >= 0 && mate < i;
}

;








const DECLARED = new Set(['function', 'class', 'interface', 'type', 'enum', 'fn', 'func', 'def', 'struct']);
const FUNCTION = /(?:=>\*?(?:\(\))?|^(?:def|class|module)|^(?:function|procedure) .*)$/;
const structure_NO_TYPE = new Set('await return throw new else if while for foreach switch using lock fixed catch in is yield case goto do var'.split(' '));
const LONGEST_SIGNATURE = 40;
const FALLS_THROUGH = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'java', 'c', 'cpp', 'php']);
const structure_FURTHER = new Set(['else', 'elif', 'elsif', 'elseif', 'catch', 'except', 'rescue', 'finally', 'ensure', 'while']);
const structure_LONGEST_CONDITION = 60;
const LONGEST_TAIL = 100;
class Structure {
    code;
    layout;
    branches;
    textAt;
    dialect;
    named;
    exits;
    constructor(code, layout, branches, textAt, symbols, dialect) {
        this.code = code;
        this.layout = layout;
        this.branches = branches;
        this.textAt = textAt;
        this.dialect = dialect;
        this.named = this.bodiesOf(symbols);
        this.exits = new Exits(code, layout, dialect.language);
    }
    around(from, to) {
        const first = this.tokenAt(from);
        const branches = this.branches.filter(({ body }) => body.from <= first && first < body.to);
        const around = this.layout.around(first);
        const regions = branches.length === 0 ? around : sorted([...branches, ...around]);
        return {
            ancestors: regions.flatMap((region, index) => this.describe(region, regions.slice(index + 1), first)),
            before: this.textBefore(first, from),
            after: this.textAfter(to),
            isUnreachable: this.isUnreachable(first, regions),
        };
    }
    statementsBefore(from, most, isOnLine) {
        const first = this.tokenAt(from);
        const start = statementStart(this.layout, first);
        if (this.isDeclared(start))
            return [];
        return statementsBefore(this.code, this.layout, first, most, isOnLine).map((range) => this.textOf(range));
    }
    statementsIn(from, to) {
        const first = this.tokenAt(from);
        let end = this.tokenAt(to);
        if (this.code.from(end) < to && end < this.code.length)
            end += 1;
        return statementsOf(this.code, this.layout, { from: first, to: end }).map((range) => ({ from: this.code.from(range.from), to: this.code.to(range.to - 1) }));
    }
    textOf({ from, to }) {
        let end = to;
        while (end > from && this.code.is(end - 1, ';'))
            end -= 1;
        return Array.from({ length: end - from }, (_, index) => this.textAt(from + index)).filter((text) => text !== '').join(' ');
    }
    tokenAt(offset) {
        let [low, high] = [0, this.code.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.code.to(middle) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    describe(region, inside, first) {
        const { code, layout } = this;
        if (region.element !== undefined)
            return this.elementSays(region.element);
        const inner = inside.find(({ opener }) => opener >= region.body.from);
        const said = [this.gateOf(region)];
        if (inner !== undefined && code.is(region.opener, '(') && code.is(inner.opener, '{')) {
            const start = statementStart(layout, inner.opener);
            const behind = { from: inner.end, to: region.body.to };
            if (this.dialect.language === 'php' && behind.from < behind.to)
                said.push(this.render(behind).join(' '));
            if (start > region.body.from)
                said[0] = `${said[0] ?? ''} ${this.render({ from: region.body.from, to: start }).join(' ')}`;
        }
        const labels = this.labelsOf(region, inner === undefined ? first : inner.opener);
        return labels === '' ? said : [...said, labels];
    }
    labelsOf(region, at) {
        const labels = labelsAt(this.layout, at, (between) => this.runsOn(between, region));
        return labels.filter(({ from }) => from >= region.body.from).map((label) => this.render(label).join(' ')).toSorted().join(', ');
    }
    runsOn(between, { body }) {
        const { language } = this.dialect;
        if (!FALLS_THROUGH.has(language))
            return this.code.is(between.to - 1, 'fallthrough') || this.code.is(between.to - 2, 'fallthrough');
        return !this.exits.leaveBetween(between, body.from);
    }
    elementSays({ name, attributes }) {
        const said = attributes.map((attribute) => ({
            name: attribute.name,
            value: this.renderValue(attribute.value).join(' ').replaceAll(/^(?:m:)?["']|["']$/g, ''),
        }));
        return [elementSays(name, said) ?? []].flat();
    }
    renderValue({ from, to }) {
        const { code, layout, textAt } = this;
        const rendered = [];
        for (let i = from; i < to; i += 1) {
            const mate = layout.mate(i);
            const isBody = mate > i && mate < to && code.is(i, '{') && (code.is(i - 1, ')') || code.is(i - 2, '=>'));
            rendered.push(isBody ? '{}' : textAt(i));
            if (isBody)
                i = mate;
        }
        return rendered.filter((text) => text !== '');
    }
    gateOf(region) {
        if (region.opener < 0)
            return region.note;
        const head = this.layout.headOf(region).flatMap((range) => this.render(range));
        return `${(0,gate .Rv)(head, this.named.has(region.opener), this.dialect)}${region.note}${this.dialect.hasTails ? this.tailOf(region) : ''}`;
    }
    tailOf({ end }) {
        let to = end;
        while (to < this.code.length && to - end < LONGEST_TAIL && !this.layout.begins(to) && !this.code.is(to, ';') && this.layout.mate(to) < 0)
            to += 1;
        return to === end ? '' : ` ${this.render({ from: end, to }).join(' ')}`;
    }
    render({ from, to }) {
        const { code, layout, textAt } = this;
        const rendered = [];
        for (let i = from; i < to; i += 1) {
            const mate = layout.mate(i);
            const text = textAt(i);
            if (mate <= i || mate >= to || (text === '' && code.is(i, '('))) {
                if (text !== '')
                    rendered.push(text);
                continue;
            }
            const isBrace = !code.is(i, '(') && !code.is(i, '[');
            rendered.push(isBrace && !this.isCondition(i, mate) ? '{}' : [code.slice(i), ...this.render({ from: i + 1, to: mate }), code.slice(mate)].join(' '));
            i = mate;
        }
        return rendered;
    }
    isCondition(open, mate) {
        const { code, layout } = this;
        if (mate - open > structure_LONGEST_CONDITION || mate === open + 1 || !code.is(open, '{') || code.isAny(mate + 1, structure_FURTHER))
            return false;
        for (let i = open + 1; i < mate; i += 1) {
            if (code.is(i, ';') && i + 1 < mate)
                return false;
            if (i > open + 1 && layout.begins(i) && !code.is(i - 1, ',') && !code.is(i, ';') && !this.isParameterEnd(i - 1, open))
                return false;
            const inner = layout.mate(i);
            if (inner > i && inner < mate)
                i = inner;
        }
        return true;
    }
    isParameterEnd(i, open) {
        const { code } = this;
        return i > open && (code.is(i, 'in') || code.is(i, '|') || code.is(i, '>'));
    }
    textBefore(first, from) {
        const mate = this.layout.mate(first);
        const end = mate >= 0 && mate < first ? mate : first;
        const start = statementStart(this.layout, end);
        const cut = this.code.from(first) < from && !this.isText(first) ? this.code.text.slice(this.code.from(first), from) : '';
        const texts = this.render({ from: start, to: end });
        const own = this.isConstant(start)
            ? texts.slice(texts.lastIndexOf(',') + 1)
            : (withoutSiblings(texts, this.dialect.language) ?? texts);
        return [...(0,gate .Jz)(own), cut].join(' ').trim();
    }
    isElement(i) {
        const start = statementStart(this.layout, i);
        const texts = [...this.render({ from: start, to: i }), ','];
        return this.isConstant(start) || withoutSiblings(texts, this.dialect.language) !== null;
    }
    isConstant(start) {
        const { language } = this.dialect;
        if (language !== 'java' && language !== 'kotlin')
            return false;
        const around = this.layout.around(start).at(-1);
        if (around === undefined || around.body.from !== start || !this.code.is(around.opener, '{'))
            return false;
        return this.gateOf(around) === 'enum';
    }
    textAfter(to) {
        const { code, layout } = this;
        let next = this.tokenAt(to);
        let cut = '';
        if (code.from(next) < to) {
            cut = this.isText(next) ? '' : code.text.slice(to, code.to(next));
            next += 1;
        }
        if (layout.isEmptyElement?.(next - 1) === true)
            return `${cut}</>`;
        if (code.is(next - 1, '{') || code.is(next - 1, ';'))
            return cut;
        if (code.is(next - 1, ',') && this.isElement(next - 1))
            return cut;
        const start = next;
        let isList = null;
        for (let steps = 0; next < code.length && steps < LONGEST_STATEMENT; steps += 1) {
            if (code.is(next, ';') || (next > 0 && layout.begins(next)))
                break;
            if (code.is(next, ',')) {
                isList ??= this.isElement(next);
                if (isList || layout.begins(next + 1))
                    break;
            }
            const mate = layout.mate(next);
            if (mate >= 0 && mate < start)
                break;
            next = mate > next ? mate + 1 : next + 1;
        }
        return [cut, ...(0,gate .F5)(this.render({ from: start, to: next }))].join(' ').trim();
    }
    isText(i) {
        const kind = this.code.kind(i);
        return kind === 'string' || kind === 'template' || kind === 'markup';
    }
    isUnreachable(first, regions) {
        const start = statementStart(this.layout, first);
        if (this.isDeclared(start))
            return false;
        let at = first;
        for (const region of regions.toReversed()) {
            if (region.opener < 0)
                continue;
            if (this.exits.leaveBefore(at, region))
                return true;
            if (this.named.has(region.opener) || FUNCTION.test(this.gateOf(region)))
                return false;
            at = region.opener;
        }
        return this.exits.leaveBefore(at, { body: { from: 0, to: this.code.length } });
    }
    isDeclared(start) {
        if (this.dialect.language === 'csharp' && this.isLocalFunction(start))
            return true;
        return this.code.isAny(start, DECLARED) || (this.code.is(start, 'async') && this.code.isAny(start + 1, DECLARED));
    }
    isLocalFunction(start) {
        const { code } = this;
        let words = 0;
        let at = start;
        for (; at < start + LONGEST_SIGNATURE && !code.is(at, '('); at += 1) {
            if (code.isWord(at))
                words += 1;
            else if (!['<', '>', ',', '.', '?', '[', ']'].some((sign) => code.is(at, sign)))
                return false;
            if (code.isAny(at, structure_NO_TYPE))
                return false;
        }
        const end = code.mate(at) + 1;
        return words > 1 && end > at && (code.is(end, '{') || code.is(end, '=>') || code.is(end, 'where'));
    }
    bodiesOf(symbols) {
        const named = new Set();
        for (const symbol of symbols) {
            let last = this.tokenAt(symbol.to) - 1;
            while (last >= 0 && (this.code.is(last, ';') || this.code.is(last, ',')))
                last -= 1;
            const opener = this.code.is(last, ')') || this.code.is(last, ']') ? -1 : this.layout.mate(last);
            if (opener >= 0 && opener < last && this.code.from(opener) >= symbol.from)
                named.add(opener);
        }
        return named;
    }
}

;

















const BY_LINES = new Set(['kotlin', 'swift', 'hcl', 'graphql']);
const BY_LINES_AT_LEAST = new Set(['go', 'javascript', 'jsx', 'typescript', 'tsx']);
const BY_RULES = new Set(['css', 'scss', 'less']);
const WITHOUT = new Set(['json']);
const read_structure_CONDITIONAL = new Set(['c', 'cpp', 'csharp', 'swift']);
const ARROWS = new Map([['javascript', '=>'], ['jsx', '=>'], ['typescript', '=>'], ['tsx', '=>'], ['csharp', '=>'], ['dart', '=>'], ['java', '->']]);
const PARAMETERS = new Map([['kotlin', '->'], ['swift', 'in']]);
const TAILS = new Set(['ruby', 'shell']);
const BLOCKS = new Map([
    [
        'python',
        (code, brackets) => {
            const { blocks, starts } = pythonBlocks(code);
            return new WithBlocks(brackets, blocks, (i) => starts.has(i), false);
        },
    ],
    [
        'ruby',
        (code, brackets) => {
            const begins = (i) => beginsRuby(code, i);
            const statements = new WithBlocks(brackets, [], begins, false);
            return new WithBlocks(brackets, rubyBlocks(code, (i) => statementStart(statements, i)), begins, true, (i) => goesOnRuby(code, i));
        },
    ],
    ['shell', (code, brackets) => new WithBlocks(brackets, shellBlocks(code), (i) => beginsShell(code, i), true)],
    ['lua', (code, brackets) => withStarts(code, brackets, luaBlocks, beginsLua, true)],
    ['sql', (code, brackets) => withStarts(code, brackets, sqlBlocks, beginsSql, false)],
    ['php', (code, brackets) => withStarts(code, brackets, phpBlocks, () => false, false)],
]);
function withStarts(code, brackets, read, begins, always) {
    const statements = new WithBlocks(brackets, [], (i) => begins(code, i), false);
    const blocks = read(code, (i) => statementStart(statements, i));
    const starts = new Set(blocks.map(({ body }) => body.from));
    return new WithBlocks(brackets, blocks, (i) => starts.has(i) || (always && begins(code, i)), true);
}
function readStructure(read, canonical, symbols) {
    const { language, tokens } = read;
    if (isPage(language)) {
        return new PageStructure(read.code.text, language, (inside, text) => readEmbedded(inside, text, canonical !== null));
    }
    if (WITHOUT.has(language))
        return null;
    const routines = language === 'sql' ? withRoutines(read.code.text, tokens) : null;
    const code = routines ?? read.code;
    const isRaw = canonical?.[0]?.text.startsWith('l:') === true;
    const known = canonical === null || isRaw || routines !== null ? [] : canonical;
    const lines = BY_LINES.has(language) || (isRaw && BY_LINES_AT_LEAST.has(language));
    const commas = language === 'sql' || BY_RULES.has(language);
    const brackets = bracketLayout(code, {
        lines,
        rules: BY_RULES.has(language),
        commas,
        parameters: PARAMETERS.get(language) ?? null,
        ends: endsOf(known),
        elements: elementsOf(read),
        literalHeads: language === 'go',
    });
    const layout = BLOCKS.get(language)?.(code, brackets) ?? brackets;
    const branches = read_structure_CONDITIONAL.has(language) ? directiveRegions(code.text, tokens, code) : conditionRegions(language, tokens, code, layout);
    const dialect = { language, arrow: ARROWS.get(language) ?? null, hasTails: TAILS.has(language) };
    return new Structure(code, layout, branches, textsOf({ ...read, code }, known), symbols, dialect);
}
function readEmbedded(language, text, isCanonical) {
    const tokens = (0,lex .I)(language, text);
    const read = (0,code_symbols .wr)(language, text, tokens);
    const symbols = (0,code_symbols .ZR)(read);
    const structure = readStructure(read, isCanonical ? (0,n4_tokens .J)(language, text, tokens) : null, symbols);
    if (structure === null)
        return null;
    return {
        around(from, to) {
            const surroundings = structure.around(from, to);
            const name = (0,code_symbols .py)(symbols, from, to)?.name;
            return name === undefined ? surroundings : { ...surroundings, ancestors: [...surroundings.ancestors, name] };
        },
        statementsBefore: (from, most, isOnLine) => structure.statementsBefore(from, most, isOnLine),
        statementsIn: (from, to) => structure.statementsIn(from, to),
    };
}
function elementsOf({ language, code, tokens }) {
    if ((language !== 'jsx' && language !== 'tsx') || !tokens.some(({ kind }) => kind === 'markup'))
        return null;
    const elements = new JsxElements(code);
    return elements.isEmpty ? null : elements;
}
function endsOf(canonical) {
    return new Set(canonical.filter(({ text, from, to }) => from === to && text === ';').map(({ from }) => from));
}
function textsOf({ code, tokens }, canonical) {
    if (canonical.length > 0) {
        const texts = new Map(canonical.filter(({ from, to }) => to > from).map(({ from, text }) => [from, text]));
        return (i) => texts.get(code.from(i)) ?? '';
    }
    const texts = new Map();
    for (const { kind, from, to } of tokens) {
        if (kind !== 'punctuator' || to - from === 1)
            continue;
        texts.set(from, code.text.slice(from, to));
        for (let at = from + 1; at < to; at += 1)
            texts.set(at, '');
    }
    return (i) => texts.get(code.from(i)) ?? code.slice(i);
}

var digest = __webpack_require__(8973);
var scope = __webpack_require__(7759);
var token_places = __webpack_require__(8884);
;





const structures = { written: new WeakMap(), canonical: new WeakMap() };
function structureOf(source, form) {
    const known = structures[form].get(source);
    if (known !== undefined)
        return known;
    const code = (0,scope .ry)(source);
    const structure = code === null ? null : readStructure(code, form === 'canonical' ? source.canonical : null, (0,scope .nv)(source));
    structures[form].set(source, structure);
    return structure;
}
function statementsIn(source, span) {
    return kindOf(source, span) === 'code' ? (structureOf(source, 'canonical')?.statementsIn(span.from, span.to) ?? []) : [];
}
function surroundingsOf(source, span, form) {
    const structure = structureOf(source, form);
    if (structure === null)
        return null;
    const readAs = kindOf(source, span);
    const surroundings = structure.around(span.from, span.to);
    return readAs === 'code' ? { ...surroundings, readAs } : { ...surroundings, before: '', after: '', isUnreachable: false, readAs };
}
function standAlike(old, was, source, span) {
    return ['written', 'canonical'].some((form) => {
        const [before, now] = [surroundingsOf(old, was, form), surroundingsOf(source, span, form)];
        return before === null || now === null || (saidOf(before) === saidOf(now) && (before.isUnreachable || !now.isUnreachable));
    });
}
const SHORT = 16;
const MOST_BESIDE = 20;
function surroundingsDigest(source, span) {
    const surroundings = surroundingsOf(source, span, 'canonical');
    return surroundings === null ? null : digestOf(surroundings, surroundings_statementsBefore(source, span, true));
}
function isSurroundedAs(source, span, digest) {
    const surroundings = surroundingsOf(source, span, 'canonical');
    if (surroundings === null)
        return false;
    const beside = surroundings_statementsBefore(source, span, true);
    if (digestOf(surroundings, beside) === digest)
        return true;
    const before = surroundings_statementsBefore(source, span, false);
    return before.some((_, index) => index >= beside.length && digestOf(surroundings, before.slice(0, index + 1)) === digest);
}
function surroundings_statementsBefore(source, span, isOnLine) {
    const structure = structureOf(source, 'canonical');
    if (structure === null || kindOf(source, span) !== 'code')
        return [];
    if ((0,scope .nv)(source).some(({ from, to }) => from === span.from && to === span.to))
        return [];
    return structure.statementsBefore(span.from, MOST_BESIDE, isOnLine);
}
function digestOf(surroundings, beside) {
    const told = `${saidOf(surroundings)} ${surroundings.isUnreachable}${beside.length === 0 ? '' : ` ${JSON.stringify(beside)}`}`;
    return (0,digest .sc)(told).slice('sha256:'.length, 'sha256:'.length + SHORT);
}
function saidOf({ ancestors, before, after, readAs }) {
    return JSON.stringify([ancestors, before, after, ...(readAs === 'code' ? [] : [readAs])]);
}
function kindOf({ lexed, lexedAs, text }, { from, to }) {
    for (let at = Math.max(0, (0,token_places .YR)(lexed, from) - 1); at < lexed.length; at += 1) {
        const token = lexed[at];
        if (token === undefined || token.from >= to)
            return 'comment';
        if (token.to <= from || token.kind === 'comment')
            continue;
        const isPart = token.from < from && token.to > to;
        return isPart && !(lexedAs === 'sql' && isRoutine(text.slice(token.from, token.to))) ? 'text' : 'code';
    }
    return 'comment';
}


  }),

  539:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  findSymbol),
    m: () => (  symbolSelector)
  });
  var _code_symbols_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8358);
  var _around_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9226);
  var _line_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9434);
  var _normal_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9877);
  var _scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7759);
  var _selector_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2582);
  var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5432);







const symbolSelector = {
    kind: 'symbol',
    place(source, citation, known) {
        const name = citation.selector.kind === 'symbol' ? citation.selector.symbol : '';
        const span = findSymbol(source, name);
        if (span === 'ambiguous')
            return (0,_selector_js__WEBPACK_IMPORTED_MODULE_5__  .DU)('ambiguous');
        if (span === null) {
            const slot = known === null ? null : slotIn(known, source);
            return (0,_selector_js__WEBPACK_IMPORTED_MODULE_5__  .DU)(slot === null ? 'missing' : 'changed', slot);
        }
        const stays = known === null ? isAround(source, span, citation.around) : (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__  .Vu)(known.source, known.span, source, span);
        if (!stays)
            return (0,_selector_js__WEBPACK_IMPORTED_MODULE_5__  .DU)('changed', span);
        const isEqual = known !== null && known.source.slice(known.span) === source.slice(span);
        const isSaid = isEqual || (0,_normal_digest_js__WEBPACK_IMPORTED_MODULE_2__  .Io)(source, span, citation.norm) === citation.digest || (known !== null && (0,_normal_digest_js__WEBPACK_IMPORTED_MODULE_2__  .ui)(known, source, span, citation.norm));
        if (!isSaid)
            return (0,_selector_js__WEBPACK_IMPORTED_MODULE_5__  .DU)('changed', span);
        const isOther = known === null ? citation.raw !== null && source.digestOf(source.slice(span)) !== citation.raw : !isEqual;
        return (0,_selector_js__WEBPACK_IMPORTED_MODULE_5__  .yb)(source, citation, span, !isOther);
    },
    select(source, citation) {
        const name = citation.selector.kind === 'symbol' ? citation.selector.symbol : '';
        if (source.language === null)
            return 'this version reads no symbols in such a file; use lines or a quote';
        const span = findSymbol(source, name);
        if (span === 'ambiguous')
            return 'there is more than one symbol of this name in the file; use a quote or lines';
        return span === null ? 'there is no symbol of this name in the file' : { span, poor: null };
    },
};
function isAround(source, span, around) {
    const { digest } = (0,_around_js__WEBPACK_IMPORTED_MODULE_6__  .C)(around);
    return digest === null || (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__  .i3)(source, span, digest);
}
function findSymbol(source, name) {
    const found = (0,_code_symbols_js__WEBPACK_IMPORTED_MODULE_0__  .dL)((0,_scope_js__WEBPACK_IMPORTED_MODULE_3__  .nv)(source), name);
    const [only] = found;
    if (only === undefined)
        return null;
    return found.length > 1 ? 'ambiguous' : { from: only.from, to: only.to };
}
function slotIn(known, source) {
    const lines = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__  .SW)((0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__  .YX)(known.source.lines, source.lines), known.source.rangeOf(known.span), source.lines.length);
    return lines === null ? null : source.spanOf(lines);
}


  }),

  8434:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    d5: () => (  mapBetween),
    dK: () => (  foldBlanks),
    nZ: () => (  foldedMapBetween)
  });
  var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9434);

function mapBetween(old, now) {
    return mapOnce(exactMaps, old, now, ({ lines }) => lines);
}
function foldedMapBetween(old, now) {
    return mapOnce(foldedMaps, old, now, ({ lines }) => lines.map(foldBlanks));
}
function mapOnce(maps, old, now, linesOf) {
    const known = maps.get(old)?.get(now);
    if (known !== undefined)
        return known;
    const map = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__  .YX)(linesOf(old), linesOf(now));
    const of = maps.get(old) ?? new WeakMap();
    of.set(now, map);
    maps.set(old, of);
    return map;
}
const exactMaps = new WeakMap();
const foldedMaps = new WeakMap();
function foldBlanks(line) {
    return line.replaceAll(/\s+/g, '');
}


  }),

  8884:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ii: () => (  kindAt),
    MU: () => (  readingOf),
    YR: () => (  firstTokenAfter),
    sI: () => (  withoutProse)
  });
function firstTokenAfter(tokens, offset) {
    let [low, high] = [0, tokens.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.from ?? 0) < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function kindAt(source, offset) {
    const { tokens } = source;
    const index = firstTokenAfter(tokens, offset);
    const cut = tokens[index - 1];
    if (cut !== undefined && cut.to > offset)
        return cut.kind;
    const next = tokens[index];
    return next?.from === offset ? classOf(next, source.text) : 'code';
}
function readingOf(source, span) {
    const { tokens } = source;
    const parts = [kindAt(source, span.from)];
    for (let at = firstTokenAfter(tokens, span.from); at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token === undefined || token.from >= span.to)
            break;
        parts.push(`${token.kind}${token.from - span.from}-${Math.min(token.to, span.to) - span.from}`);
    }
    return parts.join(' ');
}
function classOf({ kind, from }, text) {
    if (kind === 'comment')
        return kind;
    return (kind === 'string' || kind === 'template') && !/^[\w$@#]{0,4}["'`%]/.test(text.slice(from, from + 5)) ? kind : 'code';
}
function withoutProse(source, span) {
    if (source.language === null)
        return source.slice(span);
    const parts = [];
    let at = span.from;
    for (let index = firstTokenAfter(source.tokens, span.from); index < source.tokens.length; index += 1) {
        const token = source.tokens[index];
        if (token === undefined || token.from >= span.to)
            break;
        const isProse = token.kind === 'comment' || ((token.kind === 'string' || token.kind === 'template') && /\s/.test(source.text.slice(token.from, token.to)));
        if (!isProse)
            continue;
        parts.push(source.text.slice(at, token.from));
        at = token.to;
    }
    return parts.join('') + source.text.slice(Math.min(at, span.to), span.to);
}


  }),

  9100:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  turnOf)
  });
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2869);
  var _scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7759);
  var _surroundings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5432);
  var _text_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8434);
  var _token_places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8884);





const MOST_EQUAL = 1_000;
const MOST_IN_SCOPE = 100;
function turnOf(source, span) {
    if (!/[\p{L}\p{N}]/u.test(source.slice(span)))
        return null;
    const equal = equalStretches(source, span);
    if (equal.length < 2 || equal.length >= MOST_EQUAL)
        return null;
    const outline = (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__  .W4)(source);
    const scope = outline.scopeOf(span).name;
    const inScope = equal.filter((one) => one.from === span.from || outline.scopeOf(one).name === scope);
    if (inScope.length < 2 || inScope.length > MOST_IN_SCOPE)
        return null;
    const place = placeOf(source, span);
    const twins = inScope.filter((one) => one.from === span.from || placeOf(source, one) === place);
    const turn = twins.findIndex(({ from }) => from === span.from) + 1;
    return turn === 0 || twins.length < 2 ? null : { turn, count: twins.length };
}
function equalStretches(source, span) {
    const [first, last] = source.rangeOf(span);
    const whole = source.spanOf([first, last]);
    if (whole === null)
        return [];
    const text = source.slice(span);
    if (source.slice(whole).trim() !== text.trim())
        return partsLike(source, text);
    const folded = foldedLines(source);
    const wanted = folded.lines.slice(first - 1, last);
    return (folded.byText.get(wanted[0] ?? '') ?? []).flatMap((line) => {
        if (line === first)
            return [span];
        const isEqual = wanted.every((one, index) => folded.lines[line - 1 + index] === one);
        return isEqual ? (source.spanOf([line, line + last - first]) ?? []) : [];
    });
}
function partsLike({ text }, part) {
    return (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_3__  .T)(text, part).map((from) => ({ from, to: from + part.length }));
}
function placeOf(source, span) {
    const text = source.slice(span);
    const from = span.from + (text.length - text.trimStart().length);
    return JSON.stringify([(0,_token_places_js__WEBPACK_IMPORTED_MODULE_4__  .Ii)(source, from), (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_1__  .MC)(source, { from, to: span.to })]);
}
const known = new WeakMap();
function foldedLines(source) {
    const found = known.get(source);
    if (found !== undefined)
        return found;
    const lines = source.lines.map(_text_maps_js__WEBPACK_IMPORTED_MODULE_2__  .dK);
    const byText = new Map();
    for (const [index, line] of lines.entries()) {
        const same = byText.get(line);
        if (same === undefined)
            byText.set(line, [index + 1]);
        else
            same.push(index + 1);
    }
    const folded = { lines, byText };
    known.set(source, folded);
    return folded;
}


  }),

  7200:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ft: () => (  isOfOthers),
    al: () => (  inOrder),
    hF: () => (  hasFewerTwins),
    qw: () => (  nearestOf),
    vr: () => (  hasNewLine)
  });
  var _hints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1273);
  var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9684);
  var _scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7759);
  var _surroundings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5432);
  var _text_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8434);





const MOST_COMPARED = 50;
function nearestOf(places, stayed, known, source) {
    if (places.length < 2 || places.length > MOST_COMPARED)
        return stayed;
    const context = (0,_hints_js__WEBPACK_IMPORTED_MODULE_0__  .vP)(known.source, known.source.rangeOf(known.span));
    const score = (span) => (0,_hints_js__WEBPACK_IMPORTED_MODULE_0__  .O_)(source, source.rangeOf(span), context);
    const [best, second] = places.map((span) => ({ span, score: score(span) })).toSorted((a, b) => b.score - a.score);
    return best === undefined || best.score === second?.score || best.score <= score(stayed) ? stayed : best.span;
}
function inOrder(places, known, unit, exactly) {
    if (places.length < 2)
        return undefined;
    const { source, span } = known;
    const before = (exactly ? (0,_places_js__WEBPACK_IMPORTED_MODULE_1__  .mO)(known, source, unit) : (0,_places_js__WEBPACK_IMPORTED_MODULE_1__  .P6)(known, source, unit)).filter((place) => (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_3__  .Vu)(source, span, source, place));
    return before.length === places.length ? places[before.findIndex(({ from }) => from === span.from)] : undefined;
}
function hasFewerTwins(known, source, span, unit, exactly) {
    const { source: old, span: was } = known;
    const before = twinsAround(old, old.rangeOf(was));
    if (before === 0 || twinsAround(source, source.rangeOf(span)) >= before)
        return false;
    const [then, now] = [old, source].map((text) => (exactly ? (0,_places_js__WEBPACK_IMPORTED_MODULE_1__  .mO)(known, text, unit) : (0,_places_js__WEBPACK_IMPORTED_MODULE_1__  .P6)(known, text, unit)));
    if (then === undefined || now === undefined || now.length < then.length || now.length > MOST_COMPARED)
        return true;
    const count = (text, places) => places.filter((place) => (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_3__  .Vu)(old, was, text, place)).length;
    return count(source, now) < count(old, then);
}
const MOST_TWINS = 100;
function twinsAround({ lines }, [from, to]) {
    const height = to - from + 1;
    if (!lines.slice(from - 1, to).some((line) => /[\p{L}\p{N}]/u.test(line)))
        return 0;
    const isTwin = (start) => Array.from({ length: height }, (_, index) => (0,_text_maps_js__WEBPACK_IMPORTED_MODULE_4__  .dK)(lines[start + index] ?? '')).every((line, index) => line === (0,_text_maps_js__WEBPACK_IMPORTED_MODULE_4__  .dK)(lines[from - 1 + index] ?? ''));
    let count = 0;
    for (let start = from - 1 - height; start >= 0 && count < MOST_TWINS && isTwin(start); start -= height)
        count += 1;
    for (let start = to; start + height <= lines.length && count < 2 * MOST_TWINS && isTwin(start); start += height)
        count += 1;
    return count;
}
function isOfOthers({ source: old }, source, span, [from, last]) {
    const [first, end] = source.rangeOf(span);
    const origins = originsOf((0,_text_maps_js__WEBPACK_IMPORTED_MODULE_4__  .nZ)(old, source), source.lines.length);
    const lines = [];
    for (let line = first; line <= end; line += 1) {
        if (!/[\p{L}\p{N}]/u.test(source.lines[line - 1] ?? '') && first !== end)
            continue;
        const origin = (origins[line - 1] ?? -1) + 1;
        if (origin === 0 || (origin >= from && origin <= last))
            return false;
        lines.push(origin);
    }
    const [least, most] = [lines[0], lines.at(-1)];
    const was = least === undefined || most === undefined ? null : old.spanOf([least, most]);
    if (was === null)
        return false;
    return (0,_scope_js__WEBPACK_IMPORTED_MODULE_2__  .W4)(old).scopeOf(was).name === (0,_scope_js__WEBPACK_IMPORTED_MODULE_2__  .W4)(source).scopeOf(span).name;
}
function hasNewLine(old, source, span) {
    const [first, end] = source.rangeOf(span);
    const before = originsOf((0,_text_maps_js__WEBPACK_IMPORTED_MODULE_4__  .nZ)(old, source), source.lines.length);
    for (let line = first; line <= end; line += 1) {
        if ((before[line - 1] ?? -1) < 0 && /[\p{L}\p{N}]/u.test(source.lines[line - 1] ?? ''))
            return true;
    }
    return false;
}
function originsOf(map, count) {
    const known = origins.get(map);
    if (known !== undefined)
        return known;
    const found = new Int32Array(count).fill(-1);
    for (const [line, place] of map.to.entries())
        if (place >= 0)
            found[place] = line;
    origins.set(map, found);
    return found;
}
const origins = new WeakMap();


  }),

  1312:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  cutsWord)
  });
const INSIDE_WORD = /^[\p{L}\p{N}\p{M}_$]{2}$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
function cutsWord(text, offset) {
    if (offset <= 0 || offset >= text.length)
        return false;
    const [before, behind] = [characterBefore(text, offset), String.fromCodePoint(text.codePointAt(offset) ?? 0)];
    if (UNSPACED.test(before) || UNSPACED.test(behind))
        return false;
    if (INSIDE_WORD.test(before + behind))
        return true;
    return (isPoint(behind) && isDigit(before) && isDigit(text.charAt(offset + 1))) || (isPoint(before) && isDigit(behind) && isDigit(text.charAt(offset - 2)));
}
function characterBefore(text, offset) {
    const unit = text.charCodeAt(offset - 1);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    return isLow && offset >= 2 ? text.slice(offset - 2, offset) : text.charAt(offset - 1);
}
function isDigit(character) {
    return /^\p{N}$/u.test(character);
}
function isPoint(character) {
    return character === '.' || character === ',';
}


  }),

  9599:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  F3: () => (  canonicalTokens),
  xL: () => (  isReadByN3),
  hb: () => (  spanTokens),
  ji: () => (  tokensDigest)
});

var digest = __webpack_require__(8973);
var css = __webpack_require__(6680);
var canonical_piece = __webpack_require__(8321);
var raw_lines = __webpack_require__(2139);
;


const KEYWORDS = new Set(['case', 'chan', 'const', 'default', 'defer', 'else', 'for', 'func', 'go', 'goto', 'if', 'import', 'interface', 'map', 'package', 'range', 'select', 'struct', 'switch', 'type', 'var']);
const DIRECTIVE = /^\/\/(?:go:|export |line |extern |[ \t]*\+build)/;
function goCanonical(text, pieces) {
    if (pieces.some((piece) => piece.text === '"C"'))
        return (0,raw_lines .E)(text);
    const canonical = [];
    const significant = pieces.filter(({ kind }) => kind !== 'comment');
    let reached = 0;
    let closed = false;
    pieces.forEach((piece, index) => {
        if (piece.kind === 'comment') {
            const blankLine = DIRECTIVE.test(piece.text) && /\n[ \t]*\n/.test(pieces[index + 1]?.gap ?? '');
            canonical.push(...(0,canonical_piece .ls)(pieces, index, piece), ...(blankLine ? [(0,canonical_piece .Gy)('\n\n', piece.to)] : []));
            return;
        }
        reached += 1;
        if (closed)
            closed = false;
        else
            canonical.push(...(0,canonical_piece .ls)(pieces, index, piece));
        const next = significant[reached];
        if (!endsStatement(piece))
            return;
        const explicit = next?.kind === 'punctuator' && next.text === ';';
        const after = explicit ? significant[reached + 1] : next;
        if (after?.kind === 'punctuator' && after.text === ')')
            closed = explicit;
        else if (explicit || next === undefined || next.newline || (next.kind === 'punctuator' && next.text === '}')) {
            canonical.push((0,canonical_piece .Gy)(';', piece.to));
            closed = explicit;
        }
    });
    return canonical;
}
function endsStatement({ kind, text }) {
    if (kind === 'word')
        return !KEYWORDS.has(text);
    return kind === 'number' || kind === 'string' || (kind === 'punctuator' && ['++', '--', ')', ']', '}'].includes(text));
}

;
const BEFORE_STATEMENT = new Set(['else', 'do', 'try', 'finally']);
const HEADERS = new Set(['if', 'while', 'for', 'with']);
function framesOf(tokens) {
    const around = [];
    const opened = new Map();
    const closed = new Map();
    const frameAt = (kind, opener) => ({
        kind,
        opener,
        header: kind === 'paren' && isHeader(tokens, opener, closed),
        isDo: kind === 'block' && wordAt(tokens, opener - 1) === 'do',
        isStatement: kind === 'block' && (closed.get(opener - 1)?.header === true || BEFORE_STATEMENT.has(wordAt(tokens, opener - 1) ?? '')),
        comma: false,
        choice: false,
        declares: false,
        closer: opener,
    });
    const file = frameAt('block', -1);
    const stack = [file];
    for (const [index, token] of tokens.entries()) {
        const closing = closes(token);
        if (closing !== null) {
            const frame = stack.pop();
            if (frame === undefined || frame === file || frame.kind !== closing)
                return null;
            frame.closer = index;
            closed.set(index, frame);
        }
        const top = stack.at(-1) ?? file;
        around.push(top);
        if (token.kind === 'punctuator' && token.text === ',')
            top.comma = true;
        if (token.kind === 'punctuator' && token.text === '?')
            top.choice = true;
        const opening = opens(token);
        if (opening !== null) {
            const frame = frameAt(opening, index);
            opened.set(index, frame);
            stack.push(frame);
        }
    }
    return stack.length === 1 ? { around, opened, closed } : null;
}
function opens({ kind, text }) {
    if (kind === 'template')
        return text.endsWith('${') ? 'template' : null;
    if (kind === 'markup')
        return text === '{' ? 'jsx' : null;
    if (kind !== 'punctuator')
        return null;
    return text === '{' ? 'block' : text === '(' ? 'paren' : text === '[' ? 'square' : null;
}
function closes({ kind, text }) {
    if (kind === 'template')
        return text.startsWith('}') ? 'template' : null;
    if (kind === 'markup')
        return text === '}' ? 'jsx' : null;
    if (kind !== 'punctuator')
        return null;
    return text === '}' ? 'block' : text === ')' ? 'paren' : text === ']' ? 'square' : null;
}
function wordAt(tokens, index) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (token?.kind !== 'word')
        return null;
    return before?.kind === 'punctuator' && (before.text === '.' || before.text === '?.') ? null : token.text;
}
function isHeader(tokens, index, closed) {
    const word = wordAt(tokens, index - 1);
    if (word === 'await')
        return wordAt(tokens, index - 2) === 'for';
    if (word === 'while' && closed.get(index - 2)?.isDo === true)
        return false;
    return word !== null && HEADERS.has(word);
}

;
class Markup {
    inTag = false;
    depth = 0;
    closing = false;
    outer = [];
    last = null;
    read(piece) {
        const before = this.last;
        this.last = piece;
        if (piece.kind !== 'markup')
            return [null, null];
        const isText = !this.inTag && this.depth > 0;
        const afterMarkup = before?.kind === 'markup';
        const gap = isText && afterMarkup && piece.gap !== '' && !/^[ \t]*\n[ \t\n]*$/.test(piece.gap) ? `m:${piece.gap}` : null;
        this.step(piece.text, before);
        return [gap, `m:${isText ? folded(piece.text) : piece.text.replace(/^'([^'"]*)'$/, '"$1"')}`];
    }
    step(text, before) {
        if (text === '{') {
            this.outer.push({ inTag: this.inTag, depth: this.depth });
            this.depth = 0;
        }
        else if (text === '}') {
            const outer = this.outer.pop();
            if (outer !== undefined)
                ({ inTag: this.inTag, depth: this.depth } = outer);
        }
        else if (text === '<') {
            this.inTag = true;
            this.closing = false;
        }
        else if (text === '/' && this.inTag && before?.text === '<')
            this.closing = true;
        else if (text === '>' && this.inTag) {
            this.inTag = false;
            if (this.closing)
                this.depth -= 1;
            else if (!(before?.kind === 'markup' && before.text === '/'))
                this.depth += 1;
        }
    }
}
function folded(text) {
    return text.replaceAll(/[ \t]*\n[ \t\n]*/g, ' ');
}

;

function needlessParentheses(tokens, frames, statements) {
    const needless = new Set();
    for (const [open, frame] of frames.opened) {
        if (frame.kind === 'paren' && isNeedless(tokens, open, frame, frames, statements))
            needless.add(open).add(frame.closer);
    }
    return needless;
}
function isNeedless(tokens, open, frame, frames, statements) {
    const close = frame.closer;
    const next = tokens[close + 1];
    const first = tokens[open + 1];
    const before = tokens[open - 1];
    const isCall = statements.ends[open - 1] === true;
    if (first === undefined || close === open + 1 || (before !== undefined && tokens[open]?.commented !== false))
        return false;
    if (isArrow(next))
        return close === open + 2 && first.kind === 'word' && !first.commented && tokens[close]?.commented === false && (!isCall || wordAt(tokens, open - 1) === 'async');
    if (isCall || frame.header)
        return false;
    if (isElement(tokens, open + 1, close - 1, frames))
        return true;
    const ended = statements.after.get(close) === ';';
    const word = wordAt(tokens, open - 1);
    if (word === 'return' || word === 'throw')
        return ended && tokens[open]?.newline === false;
    if (isMark(before, '?') && isMark(next, ':'))
        return frame.choice && !frame.comma;
    if (!isArrow(before) || frame.comma || (first.kind === 'punctuator' && first.text === '{') || frames.around[open]?.header === true)
        return false;
    return ended || (next?.kind === 'markup' && next.text === '}') || (next?.kind === 'punctuator' && !statements.after.has(close) && [',', ')', ']', '}', ';'].includes(next.text));
}
function isMark(token, text) {
    return token?.kind === 'punctuator' && token.text === text;
}
function isArrow(token) {
    return isMark(token, '=>');
}
function isElement(tokens, from, to, frames) {
    if (tokens[from]?.kind !== 'markup')
        return false;
    let depth = 0;
    let inTag = false;
    for (let at = from; at <= to; at += 1) {
        const token = tokens[at];
        if (token?.kind !== 'markup')
            return false;
        if (token.text === '{')
            at = frames.opened.get(at)?.closer ?? to;
        else if (token.text === '<') {
            if (inTag)
                return false;
            inTag = true;
            const closes = isSlash(tokens[at + 1]);
            depth += closes ? -1 : 1;
        }
        else if (token.text === '>' && inTag) {
            inTag = false;
            if (isSlash(tokens[at - 1]))
                depth -= 1;
            if (depth <= 0)
                return at === to;
        }
    }
    return false;
}
function isSlash(token) {
    return token?.kind === 'markup' && token.text === '/';
}

;

const OPEN_WORDS = new Set(['var', 'const', 'function', 'class', 'new', 'typeof', 'void', 'delete', 'in', 'instanceof', 'case', 'default', 'extends', 'import', 'export', 'else', 'do', 'try', 'finally', 'if', 'for', 'while', 'with', 'switch', 'enum', 'catch']);
const RESTRICTED = new Set(['return', 'throw', 'break', 'continue', 'yield']);
const UNSURE = new Set(['let', 'await', 'keyof', 'infer', 'unique', 'readonly', 'asserts', 'is']);
const UNSURE_AT_START = new Set(['abstract', 'accessor', 'async', 'declare', 'get', 'global', 'interface', 'module', 'namespace', 'override', 'private', 'protected', 'public', 'set', 'static', 'type', 'using']);
const BEFORE_VALUE = new Set(['return', 'throw', 'yield', 'await', 'new', 'typeof', 'void', 'delete', 'in', 'instanceof', 'case']);
const BEFORE_DECLARATION = new Set(['export', 'default', 'declare', 'abstract', 'async']);
const DECLARATIONS = new Set(['function', 'class', 'interface', 'namespace', 'enum']);
const OFFENDING = new Set(['++', '--', '!', '~', '@']);
const HAZARDS = new Set(['(', '[', '/', '/=', '{', '<', '*']);
function statementsOf(tokens, frames, types) {
    const after = new Map();
    const semicolons = new Set();
    const ends = [];
    const angles = closingAngles(tokens, types);
    let heading = false;
    if (guardsStart(tokens, 0))
        semicolons.add(0);
    for (const [index, token] of tokens.entries()) {
        ends.push(endsValue(tokens, index, frames, ends, angles, types));
        const word = wordAt(tokens, index);
        const frame = frames.around[index];
        if (frame !== undefined && !frames.closed.has(index) && beginsStatement(tokens, index, after))
            frame.declares = declares(tokens, index);
        if (word === 'class' || word === 'interface')
            heading = true;
        else if (token.kind === 'punctuator' && (token.text === '{' || token.text === '}' || token.text === ';'))
            heading = false;
        if (semicolons.has(index))
            continue;
        if (frames.opened.get(index)?.kind === 'block' && guardsStart(tokens, index + 1))
            semicolons.add(index + 1);
        const next = tokens[index + 1];
        const inBlock = frame?.kind === 'block';
        const closing = next === undefined || frames.closed.get(index + 1)?.kind === 'block';
        const canEnd = ends[index] === true || (word !== null && (RESTRICTED.has(word) || (types && word === 'void')));
        if (inBlock && canEnd && next?.kind === 'punctuator' && next.text === ';') {
            semicolons.add(index + 1);
            if (!goesOnAfterBlock(token, wordAt(tokens, index + 2)))
                after.set(index, ';');
        }
        else if (closing) {
            if (canEnd)
                after.set(index, ';');
        }
        else if (next.newline) {
            const mark = lineEndMark(tokens, index, next, {
                heading,
                closed: frames.closed.get(index),
                standsAlone: closesDeclaration(tokens, frames.closed.get(index), frame) || (javascript_statements_isMark(next, '[') && isTypeBody(tokens, frame)),
                inBlock,
                canEnd,
            });
            if (mark !== null)
                after.set(index, mark);
        }
    }
    return { after, semicolons, ends, angles };
}
function guardsStart(tokens, index) {
    const token = tokens[index];
    const next = tokens[index + 1];
    return token?.kind === 'punctuator' && token.text === ';' && next?.kind === 'punctuator' && (next.text === '(' || next.text === '[');
}
function lineEndMark(tokens, index, next, { heading, closed, standsAlone, inBlock, canEnd }) {
    const token = tokens[index];
    if (token === undefined || !canEnd)
        return null;
    const word = wordAt(tokens, index);
    if (word !== null && RESTRICTED.has(word))
        return inBlock ? ';' : '\n';
    const begins = beginning(next);
    if (begins === 'no')
        return null;
    if (word !== null && isUnsure(tokens, index, word))
        return '\n';
    if (begins === 'hazard' && inBlock && (standsAlone || closed?.isStatement === true))
        return ';';
    if (begins === 'hazard')
        return next.text === '{' && heading ? null : '\n';
    if (begins === 'offending' || next.kind !== 'word')
        return inBlock ? ';' : '\n';
    const operator = next.text === 'in' || next.text === 'instanceof';
    const named = javascript_statements_isMark(tokens[index + 2], ':') || javascript_statements_isMark(tokens[index + 2], '?');
    if (!inBlock || (operator && !named))
        return null;
    if (heading && (next.text === 'extends' || next.text === 'implements'))
        return null;
    return goesOnAfterBlock(token, next.text) || (next.text === 'while' && closed?.isDo === true) ? null : ';';
}
function beginsStatement(tokens, index, after) {
    const before = tokens[index - 1];
    return before === undefined || javascript_statements_isMark(before, '{') || javascript_statements_isMark(before, ';') || after.get(index - 1) === ';';
}
function declares(tokens, index) {
    let at = index;
    for (; BEFORE_DECLARATION.has(wordAt(tokens, at) ?? ''); at += 1) {
        if (wordAt(tokens, at) === 'declare')
            return true;
    }
    return DECLARATIONS.has(wordAt(tokens, at) ?? '');
}
function closesDeclaration(tokens, closed, around) {
    const before = closed?.kind === 'block' ? tokens[closed.opener - 1] : undefined;
    return around?.declares === true && before !== undefined && (before.kind === 'word' || javascript_statements_isMark(before, ')') || javascript_statements_isMark(before, '>') || javascript_statements_isMark(before, ']'));
}
function isTypeBody(tokens, frame) {
    if (frame === undefined)
        return false;
    if (wordAt(tokens, frame.opener - 3) === 'type' && javascript_statements_isMark(tokens[frame.opener - 1], '='))
        return true;
    return wordAt(tokens, frame.opener - 2) === 'interface';
}
function javascript_statements_isMark(token, text) {
    return token?.kind === 'punctuator' && token.text === text;
}
function goesOnAfterBlock(token, word) {
    return token.kind === 'punctuator' && token.text === '}' && (word === 'else' || word === 'catch' || word === 'finally');
}
function isUnsure(tokens, index, word) {
    if (UNSURE.has(word))
        return true;
    if (!UNSURE_AT_START.has(word))
        return false;
    const before = tokens[index - 1];
    if (before === undefined || tokens[index]?.newline === true)
        return true;
    if (before.kind === 'word')
        return !BEFORE_VALUE.has(before.text);
    return before.kind === 'punctuator' && [';', '{', '}', ')', ':'].includes(before.text);
}
function beginning(next) {
    switch (next.kind) {
        case 'word':
        case 'number':
        case 'string':
            return 'value';
        case 'template':
            return next.text.startsWith('`') ? 'hazard' : 'no';
        case 'regex':
            return 'hazard';
        case 'markup':
            return next.text === '<' ? 'hazard' : 'no';
        case 'punctuator':
            return OFFENDING.has(next.text) ? 'offending' : HAZARDS.has(next.text) ? 'hazard' : 'no';
        case 'comment':
            return 'no';
    }
}
function endsValue(tokens, index, frames, ends, angles, types) {
    const token = tokens[index];
    if (token === undefined)
        return false;
    switch (token.kind) {
        case 'number':
        case 'string':
        case 'regex':
            return true;
        case 'template':
            return token.text.endsWith('`');
        case 'markup':
            return token.text === '>' && tokens[index + 1]?.kind !== 'markup';
        case 'word': {
            const word = wordAt(tokens, index);
            if ((word === 'as' || word === 'satisfies') && ends[index - 1] === true && !token.newline)
                return false;
            return word === null || (!OPEN_WORDS.has(word) && !RESTRICTED.has(word)) || (word === 'const' && wordAt(tokens, index - 1) === 'as');
        }
        case 'punctuator':
            if (token.text === ')')
                return frames.closed.get(index)?.header !== true;
            if (token.text === ']' || token.text === '}')
                return true;
            if (token.text === '++' || token.text === '--' || (token.text === '!' && types))
                return ends[index - 1] === true && !token.newline;
            return angles.has(index);
        case 'comment':
            return false;
    }
}
function closingAngles(tokens, types) {
    const closing = new Set();
    if (!types)
        return closing;
    let open = 0;
    const outer = [];
    for (const [index, { kind, text, gap }] of tokens.entries()) {
        if (kind !== 'punctuator')
            continue;
        if (text === '(' || text === '[' || text === '{') {
            outer.push(open);
            open = 0;
        }
        else if (text === ')' || text === ']' || text === '}')
            open = outer.pop() ?? 0;
        else if (text === ';')
            open = 0;
        else if (text === '<' && gap === '' && tokens[index - 1]?.kind === 'word')
            open += 1;
        else if (/^>{1,3}$/.test(text) && open >= text.length) {
            open -= text.length;
            closing.add(index);
        }
    }
    return closing;
}

;






function javascriptCanonical(language, text, pieces) {
    const types = language === 'typescript' || language === 'tsx';
    const jsx = language === 'jsx' || language === 'tsx';
    if (isDoubtful(text, pieces, { types, jsx }))
        return (0,raw_lines .E)(text);
    const tokens = withoutNeedless(pieces.filter(({ kind }) => kind !== 'comment'), language);
    const frames = framesOf(tokens);
    if (frames === null)
        return (0,raw_lines .E)(text);
    const statements = statementsOf(tokens, frames, types);
    const parentheses = needlessParentheses(tokens, frames, statements);
    const keys = quotedKeys(tokens, frames);
    const markup = new Markup();
    const canonical = [];
    let reached = 0;
    pieces.forEach((piece, index) => {
        const odd = (0,canonical_piece .OH)(piece);
        if (piece.kind === 'comment') {
            if (odd !== null)
                canonical.push((0,canonical_piece .Gy)(odd, pieces[index - 1]?.to ?? 0));
            canonical.push({ text: (0,canonical_piece .wh)(piece, (0,canonical_piece .pX)(pieces, index)), from: piece.from, to: piece.to });
            return;
        }
        if (tokens[reached]?.from !== piece.from)
            return;
        const [gap, inMarkup] = markup.read(piece);
        const blanks = gap ?? odd;
        if (blanks !== null)
            canonical.push((0,canonical_piece .Gy)(blanks, pieces[index - 1]?.to ?? 0));
        if (statements.angles.has(reached)) {
            for (let at = piece.from; at < piece.to; at += 1)
                canonical.push({ text: '>', from: at, to: at + 1 });
        }
        else if (!statements.semicolons.has(reached) && !parentheses.has(reached)) {
            canonical.push({ text: inMarkup ?? (keys.has(reached) ? piece.text.slice(1, -1) : textOf(piece)), from: piece.from, to: piece.to });
        }
        const after = statements.after.get(reached);
        if (after !== undefined)
            canonical.push((0,canonical_piece .Gy)(after, piece.to));
        reached += 1;
    });
    return canonical;
}
function textOf(piece) {
    return piece.kind === 'string' && isPlainString(piece.text) ? `s:"${piece.text.slice(1, -1)}"` : (0,canonical_piece .wh)(piece, false);
}
function isPlainString(literal) {
    return /^(?:"[^"']*"|'[^"']*')$/.test(literal);
}
function withoutNeedless(pieces, language) {
    const tokens = [];
    let newline = false;
    let commented = false;
    pieces.forEach((piece, index) => {
        const before = tokens.at(-1);
        const next = pieces[index + 1];
        newline ||= piece.newline;
        commented ||= piece.commented;
        if (isTrailingComma(before, piece, next, tokens.at(-2), language) || isFirstBar(before, piece, language))
            return;
        tokens.push(newline === piece.newline && commented === piece.commented ? piece : { ...piece, newline, commented });
        newline = false;
        commented = false;
    });
    return tokens;
}
function isTrailingComma(before, piece, next, secondBefore, language) {
    if (!javascript_isMark(piece, ',') || before === undefined || next?.kind !== 'punctuator')
        return false;
    if (before.kind === 'punctuator' && [',', '(', '[', '{', '<'].includes(before.text))
        return false;
    if (next.text === '>')
        return language === 'typescript' || (language === 'tsx' && !(secondBefore !== undefined && javascript_isMark(secondBefore, '<')));
    return next.text === ')' || next.text === ']' || next.text === '}';
}
function isFirstBar(before, piece, language) {
    if ((language !== 'typescript' && language !== 'tsx') || before?.kind !== 'punctuator')
        return false;
    return (javascript_isMark(piece, '|') || javascript_isMark(piece, '&')) && ['=', ':', '(', '<', ',', '=>', '['].includes(before.text);
}
function javascript_isMark(piece, text) {
    return piece.kind === 'punctuator' && piece.text === text;
}
function quotedKeys(tokens, frames) {
    const keys = new Set();
    let inCase = false;
    for (const [index, piece] of tokens.entries()) {
        if (wordAt(tokens, index) === 'case')
            inCase = true;
        const next = tokens[index + 1];
        const before = tokens[index - 1];
        if (piece.kind === 'string' && !inCase && next !== undefined && before !== undefined && javascript_isMark(next, ':')) {
            const opens = javascript_isMark(before, '{') || javascript_isMark(before, ',');
            if (opens && frames.around[index]?.kind === 'block' && /^.[A-Za-z_$][\w$]*.$/.test(piece.text))
                keys.add(index);
        }
        if (javascript_isMark(piece, ':'))
            inCase = false;
    }
    return keys;
}
const ODD_LINE_END = /[\u2028\u2029]|\u00e2\u0080[\u00a8\u00a9]/;
function isDoubtful(text, pieces, { types, jsx }) {
    if (ODD_LINE_END.test(text))
        return true;
    return pieces.some((piece, index) => {
        const before = pieces[index - 1];
        switch (piece.kind) {
            case 'string':
                return piece.text.length < 2 || !piece.text.endsWith(piece.text.charAt(0));
            case 'template':
                return piece.text.length < 2 || !(piece.text.endsWith('`') || piece.text.endsWith('${'));
            case 'regex':
                return piece.text.lastIndexOf('/') === 0 || (types && before !== undefined && (javascript_isMark(before, '!') || javascript_isMark(before, '>')) && !isNegation(pieces, index - 1));
            case 'comment':
                return piece.text.startsWith('/*') && (piece.text.length < 4 || !piece.text.endsWith('*/'));
            case 'markup':
                return !jsx || (index === pieces.length - 1 && piece.text !== '>');
            case 'punctuator':
                return before !== undefined && piece.gap === '' && isHtmlComment(before, piece);
            case 'word':
            case 'number':
                return false;
        }
    });
}
function isNegation(pieces, index) {
    const piece = pieces[index];
    const before = pieces[index - 1];
    if (piece === undefined || !javascript_isMark(piece, '!'))
        return false;
    return before === undefined || piece.gap !== '' || (before.kind === 'punctuator' && ![')', ']', '}', '>'].includes(before.text));
}
function isHtmlComment(before, piece) {
    return (javascript_isMark(before, '!') && javascript_isMark(piece, '--')) || (javascript_isMark(before, '--') && javascript_isMark(piece, '>') && before.newline);
}

;


function plainCanonical(language, text, pieces) {
    if (plain_isDoubtful(language, text, pieces))
        return (0,raw_lines .E)(text);
    const canonical = [];
    let before = null;
    for (const [index, piece] of pieces.entries()) {
        const own = sort(piece);
        if (own !== null && own === before && piece.gap === '')
            canonical.push({ text: `~${(0,canonical_piece .wh)(piece, false)}`, from: piece.from, to: piece.to });
        else
            canonical.push(...(0,canonical_piece .ls)(pieces, index, piece));
        before = own;
    }
    return canonical;
}
function sort(piece) {
    if (piece.kind === 'comment' || piece.kind === 'markup')
        return null;
    if (piece.kind !== 'punctuator')
        return 'operand';
    return '()[]{},;'.includes(piece.text) ? null : 'operator';
}
function plain_isDoubtful(language, text, pieces) {
    if (language === 'java')
        return /\\u+00[0-7]/.test(text);
    if (language === 'c' || language === 'cpp')
        return text.includes('??/') || pieces.some(({ kind, text: own }) => kind === 'punctuator' && own === '\\');
    return false;
}

;


const python_KEYWORDS = new Set([
    'and', 'as', 'assert', 'async', 'await', 'break', 'case', 'class', 'continue', 'def', 'del', 'elif', 'else', 'except', 'finally', 'for', 'from', 'global',
    'if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield',
    'match', 'type', 'print', 'exec',
]);
const OPENING = new Map([['(', ')'], ['[', ']'], ['{', '}']]);
function pythonCanonical(text, pieces) {
    const canonical = [];
    const levels = [''];
    const brackets = [];
    const significant = pieces.filter(({ kind }) => kind !== 'comment');
    let reached = 0;
    let before = null;
    let comments = [];
    for (const [index, piece] of pieces.entries()) {
        if (piece.kind === 'comment') {
            comments.push(...(0,canonical_piece .ls)(pieces, index, piece));
            continue;
        }
        reached += 1;
        const beginsLine = brackets.length === 0 && (before === null || (piece.newline && !(pieces[index - 1] === before && isSpliced(before, piece))));
        if (beginsLine) {
            const step = stepTo(levels, indentation(text, piece.from));
            if (step === null)
                return (0,raw_lines .E)(text);
            if (before !== null || step !== '')
                canonical.push((0,canonical_piece .Gy)(`\n${step}`, before?.to ?? 0));
        }
        canonical.push(...comments);
        comments = [];
        const bracket = brackets.at(-1);
        if (piece.kind === 'punctuator') {
            if (OPENING.has(piece.text))
                brackets.push({ open: piece.text, follows: !beginsLine && before !== null && isValue(before), commas: 0 });
            else if (piece.text === ')' || piece.text === ']' || piece.text === '}') {
                if (bracket === undefined || OPENING.get(bracket.open) !== piece.text)
                    return (0,raw_lines .E)(text);
                brackets.pop();
            }
            else if (piece.text === ',' && bracket !== undefined) {
                const next = significant[reached];
                if (next !== undefined && next.kind === 'punctuator' && next.text === OPENING.get(bracket.open) && python_isNeedless(bracket, before))
                    continue;
                bracket.commas += 1;
            }
        }
        before = piece;
        canonical.push(...(0,canonical_piece .ls)(pieces, index, piece.kind === 'string' ? { ...piece, text: unquoted(piece.text) } : piece));
    }
    return brackets.length > 0 ? (0,raw_lines .E)(text) : [...canonical, ...comments];
}
function isSpliced(before, piece) {
    return before.text === '\\' && before.kind === 'punctuator' && /^\n[ \t]*$/.test(piece.gap);
}
function indentation(text, at) {
    return text.slice(text.lastIndexOf('\n', at) + 1, at);
}
function stepTo(levels, indent) {
    const top = levels.at(-1) ?? '';
    if (indent === top)
        return '';
    if (indent.startsWith(top)) {
        levels.push(indent);
        return '+';
    }
    const level = levels.indexOf(indent);
    return level < 0 ? null : '-'.repeat(levels.splice(level + 1).length);
}
function python_isNeedless({ open, follows, commas }, before) {
    if (before === null || (before.kind === 'punctuator' && (before.text === ',' || before.text === open)))
        return false;
    return commas > 0 || open === '{' || (open === '(' ? follows : !follows);
}
function isValue({ kind, text }) {
    if (kind === 'punctuator')
        return text === ')' || text === ']' || text === '}';
    return kind !== 'word' || !python_KEYWORDS.has(text);
}
function unquoted(literal) {
    return literal.replace(/^([a-zA-Z]{0,2})'((?:[^'"\\\n]|\\[^'"\n])*)'$/, '$1"$2"');
}

;








function canonicalTokens(language, text, tokens) {
    if (!isReadByN3(language))
        return null;
    if (/\r(?!\n)/.test(text))
        return (0,raw_lines .E)(text);
    const pieces = (0,canonical_piece .Xe)(text, tokens);
    switch (language) {
        case 'javascript':
        case 'jsx':
        case 'typescript':
        case 'tsx':
            return javascriptCanonical(language, text, pieces);
        case 'python':
            return pythonCanonical(text, pieces);
        case 'go':
            return goCanonical(text, pieces);
        case 'css':
            return (0,css .Y)(pieces);
        case 'json':
        case 'java':
        case 'rust':
        case 'c':
        case 'cpp':
            return plainCanonical(language, text, pieces);
    }
}
const BY_N3 = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'json', 'css', 'python', 'go', 'java', 'rust', 'c', 'cpp']);
function isReadByN3(language) {
    return BY_N3.has(language);
}
function firstEndingAfter(tokens, offset) {
    let low = 0;
    let high = tokens.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.to ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function spanTokens(tokens, from, to) {
    const found = [];
    for (let index = firstEndingAfter(tokens, from); index < tokens.length; index += 1) {
        const token = tokens[index];
        if (token === undefined || token.from > to || (token.from === to && token.to > to))
            break;
        const before = Math.max(0, from - token.from);
        const behind = Math.max(0, token.to - to);
        found.push(before + behind === 0 ? token : { ...token, text: `cut:${before}:${behind}:${token.text}` });
    }
    while (isLineEnd(found.at(-1)))
        found.pop();
    let first = 0;
    while (isLineEnd(found[first]))
        first += 1;
    return found.slice(first);
}
function isLineEnd(token) {
    return token !== undefined && token.from === token.to && /^[\n ]/.test(token.text);
}
function tokensDigest(tokens) {
    return (0,digest .sc)(JSON.stringify(tokens.map(({ text }) => text)));
}


  }),

  6680:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  cssCanonical)
  });
  var _piece_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8321);

const BLANK_FREE = new Set(['{', '}', ';', ',']);
const ESCAPE_AT_END = /\\[\da-fA-F]{1,6}$/;
function cssCanonical(pieces) {
    const canonical = [];
    let custom = null;
    pieces.forEach((piece, index) => {
        const before = pieces[index - 1];
        if (before !== undefined && piece.gap !== '') {
            const exact = custom !== null || ESCAPE_AT_END.test(before.text);
            if (exact)
                canonical.push((0,_piece_js__WEBPACK_IMPORTED_MODULE_0__  .Gy)(`g:${piece.gap}`, before.to));
            else if (!isFree(before) && !isFree(piece))
                canonical.push((0,_piece_js__WEBPACK_IMPORTED_MODULE_0__  .Gy)(' ', before.to));
        }
        canonical.push(...(0,_piece_js__WEBPACK_IMPORTED_MODULE_0__  .ls)(pieces, index, piece));
        if (custom === null)
            custom = piece.text === ':' && before?.text.startsWith('--') === true ? 0 : null;
        else
            custom = depthAfter(piece, custom);
    });
    return canonical;
}
function depthAfter({ kind, text }, depth) {
    if (kind !== 'punctuator')
        return depth;
    if ('{[('.includes(text))
        return depth + 1;
    if (depth > 0)
        return '}])'.includes(text) ? depth - 1 : depth;
    return text === ';' || text === '}' ? null : depth;
}
function isFree(piece) {
    return piece.kind === 'punctuator' && BLANK_FREE.has(piece.text);
}


  }),

  8321:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gy: () => (  mark),
    OH: () => (  oddGap),
    Xe: () => (  piecesOf),
    ls: () => (  plainTokens),
    pX: () => (  standsAlone),
    wh: () => (  plainText)
  });
function piecesOf(text, tokens) {
    let at = 0;
    let newline = false;
    let commented = false;
    return tokens.map((token) => {
        const gap = withLf(text.slice(at, token.from));
        const own = withLf(text.slice(token.from, token.to));
        at = token.to;
        newline ||= gap.includes('\n');
        const piece = { kind: token.kind, from: token.from, to: token.to, text: own, gap, newline, commented };
        commented = token.kind === 'comment';
        newline = token.kind === 'comment' ? newline || own.includes('\n') : false;
        return piece;
    });
}
function withLf(text) {
    return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}
const USUAL = /^[ \t\n]*$/;
function oddGap(piece) {
    return piece.gap === '' || USUAL.test(piece.gap) ? null : `g:${piece.gap}`;
}
function plainText(piece, alone) {
    switch (piece.kind) {
        case 'word':
        case 'number':
        case 'punctuator':
            return piece.text;
        case 'string':
            return `s:${piece.text}`;
        case 'template':
            return `t:${piece.text}`;
        case 'regex':
            return `r:${piece.text}`;
        case 'markup':
            return `m:${piece.text}`;
        case 'comment':
            return `${alone ? 'C' : 'c'}:${piece.text.replaceAll(/[ \t\n]+/g, ' ')}`;
    }
}
function standsAlone(pieces, index) {
    const next = pieces[index + 1];
    return (index === 0 || pieces[index]?.gap.includes('\n') === true) && (next === undefined || next.gap.includes('\n'));
}
function plainTokens(pieces, index, piece) {
    const alone = piece.kind === 'comment' && standsAlone(pieces, index);
    const token = { text: plainText(piece, alone), from: piece.from, to: piece.to };
    const gap = oddGap(piece);
    return gap === null ? [token] : [mark(gap, pieces[index - 1]?.to ?? 0), token];
}
function mark(text, at) {
    return { text, from: at, to: at };
}


  }),

  2139:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  rawLines)
  });
function rawLines(text) {
    const tokens = [];
    for (let at = 0; at < text.length;) {
        const found = text.indexOf('\n', at);
        const end = found === -1 ? text.length : found;
        const to = text.charAt(found - 1) === '\r' ? found - 1 : end;
        tokens.push({ text: `l:${text.slice(at, to)}`, from: at, to });
        at = end + 1;
    }
    return tokens;
}


  }),

  121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  lex)
});

var scanner = __webpack_require__(6962);
;

const DIRECTIVE = /#[ \t]*([a-z]+)/y;
const NEVER = /^(?:0+[uUlL]*|0[xX]0+|false|!1)(?:$|&&)/;
const ALWAYS = /^(?:1|!0)$/;
const COMMENT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;
function constant(condition, truth) {
    const plain = condition.replaceAll(COMMENT, '').replaceAll(/[\s()\\]/g, '');
    if (NEVER.test(plain) && !plain.includes('||') && !plain.includes('?'))
        return false;
    if (truth && plain === '!true')
        return false;
    return ALWAYS.test(plain) || (truth && (plain === 'true' || plain === '!false')) ? true : null;
}
function deadBranches({ directiveEnd, nextLine, truth }) {
    const taken = [];
    let isDead = false;
    let liveUntil = 0;
    return (text, at, { lineStart }) => {
        if (isDead && at >= liveUntil) {
            isDead = false;
            const end = (0,scanner .Al)(text, at, branchEnd(text, at, nextLine));
            if (end > at)
                return { kind: 'comment', to: end };
        }
        if (!lineStart || text.charAt(at) !== '#')
            return null;
        DIRECTIVE.lastIndex = at;
        const [head = '', word = ''] = DIRECTIVE.exec(text) ?? [];
        const end = directiveEnd(text, at);
        const condition = text.slice(at + head.length, end);
        if (word === 'endif')
            taken.pop();
        else if (word.startsWith('if')) {
            const value = word === 'if' ? constant(condition, truth) : null;
            taken.push(value === true);
            isDead = value === false;
        }
        else if (word.startsWith('el')) {
            isDead = taken.at(-1) === true;
            if (!isDead && word === 'elif') {
                const value = constant(condition, truth);
                isDead = value === false;
                if (value === true && taken.pop() !== undefined)
                    taken.push(true);
            }
        }
        if (isDead)
            liveUntil = end;
        return null;
    };
}
function branchEnd(text, from, nextLine) {
    let open = 0;
    for (let at = from; at < text.length; at = nextLine(text, at)) {
        const begin = (0,scanner .pw)(text, at, (0,scanner .kd)(text, at));
        DIRECTIVE.lastIndex = begin;
        const word = DIRECTIVE.exec(text)?.[1] ?? '';
        if (word.startsWith('if'))
            open += 1;
        else if (open === 0 && (word.startsWith('el') || word === 'endif'))
            return begin;
        else if (word === 'endif')
            open -= 1;
    }
    return text.length;
}

;

const DEEPEST = 50;
function stringEnd(text, from, quote, nested, depth = 0) {
    const { close, holes = [] } = quote;
    let at = from;
    while (at < text.length) {
        if (text.startsWith(close, at)) {
            if (quote.doubled === true && text.startsWith(close, at + close.length)) {
                at += 2 * close.length;
                continue;
            }
            let end = at + close.length;
            while (quote.extra === true && text.startsWith(close.charAt(0), end))
                end += 1;
            return end;
        }
        const hole = depth < DEEPEST ? holes.find((one) => text.startsWith(one.open, at)) : undefined;
        if (hole !== undefined) {
            at = hole.text !== undefined && text.startsWith(hole.text, at) ? at + hole.text.length : holeEnd(text, at + hole.open.length, hole, nested, depth);
            continue;
        }
        const character = text.charAt(at);
        if (character === '\n' && quote.lines !== true)
            return (0,scanner .Al)(text, from, at);
        if (character === '\\' && quote.backslash === true)
            at += text.startsWith('\r\n', at + 1) ? 3 : 2;
        else
            at += 1;
    }
    return text.length;
}
function holeEnd(text, from, hole, nested, depth = 0) {
    const close = hole.bracket === '{' ? '}' : ')';
    let open = 0;
    let at = from;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === close && open === 0)
            return at + 1;
        if (character === hole.bracket)
            open += 1;
        else if (character === close)
            open -= 1;
        const quote = nested.find((one) => text.startsWith(one.open, at));
        at = quote === undefined ? at + 1 : stringEnd(text, at + quote.open.length, quote, nested, depth + 1);
    }
    return text.length;
}
function quoted(quotes, nested = quotes) {
    return (text, at) => {
        const quote = quotes.find((one) => text.startsWith(one.open, at));
        if (quote === undefined)
            return null;
        const kind = quote.holes === undefined ? 'string' : 'template';
        return { kind, to: stringEnd(text, at + quote.open.length, quote, nested) };
    };
}
function lineComment(open, spliced = false) {
    return (text, at) => {
        if (!text.startsWith(open, at))
            return null;
        let end = (0,scanner .kd)(text, at);
        if (spliced)
            while (end < text.length && endsWithBackslash(text, end))
                end = (0,scanner .kd)(text, end + 1);
        return { kind: 'comment', to: (0,scanner .Al)(text, at, end) };
    };
}
function endsWithBackslash(text, end) {
    let at = end - 1;
    while (' \t\r\f\v'.includes(text.charAt(at) || 'x'))
        at -= 1;
    return text.charAt(at) === '\\';
}
function blockComment(open, close, nests) {
    return (text, at) => (text.startsWith(open, at) ? { kind: 'comment', to: commentEnd(text, at, open, close, nests) } : null);
}
function commentEnd(text, from, open, close, nests) {
    let at = from + open.length;
    if (!nests) {
        const end = text.indexOf(close, at);
        return end === -1 ? (0,scanner .Al)(text, from, text.length) : end + close.length;
    }
    for (let depth = 1; at < text.length;) {
        if (text.startsWith(close, at)) {
            depth -= 1;
            at += close.length;
            if (depth === 0)
                return at;
        }
        else if (text.startsWith(open, at)) {
            depth += 1;
            at += open.length;
        }
        else
            at += 1;
    }
    return (0,scanner .Al)(text, from, text.length);
}

;



const OPERATORS = ['<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '...', '->'];
const DOUBLE = { open: '"', close: '"', backslash: true };
const SINGLE = { open: "'", close: "'", backslash: true };
const GO_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([DOUBLE, SINGLE, { open: '`', close: '`', lines: true }])],
    number: /0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?\d+)?\w*|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*/y,
    word: /[\p{L}_][\p{L}\p{Nd}_]*/uy,
    operators: [...OPERATORS.filter((one) => one !== '->'), '++', '--', '<-', ':=', '&^', '&^='],
};
const CHARACTER = /b?'(?:[^\\'\n\r]|[\x80-\xff]{2,4}|\\u\{[\da-fA-F_]{1,8}\}|\\x[\da-fA-F]{2}|\\.)'/uy;
const LIFETIME = /'[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const apostrophe = (text, at) => {
    const character = (0,scanner .XS)(CHARACTER, text, at);
    if (character !== -1)
        return { kind: 'string', to: character };
    const lifetime = (0,scanner .XS)(LIFETIME, text, at);
    return lifetime === -1 ? null : { kind: 'word', to: lifetime };
};
const RUST_RAW = /(?:b|c)?r(#{0,255})"/y;
const rustRaw = (text, at) => {
    RUST_RAW.lastIndex = at;
    const match = RUST_RAW.exec(text);
    if (match === null)
        return null;
    const close = `"${match[1] ?? ''}`;
    const end = text.indexOf(close, RUST_RAW.lastIndex);
    return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};
const SCRIPT = /#!(?!\s*\[).*/y;
const script = (text, at) => {
    const to = at === 0 ? (0,scanner .XS)(SCRIPT, text, at) : -1;
    return to === -1 ? null : { kind: 'comment', to: (0,scanner .Al)(text, at, to) };
};
const RUST_TABLE = {
    rules: [
        script,
        lineComment('//'),
        blockComment('/*', '*/', true),
        rustRaw,
        quoted([{ open: '"', close: '"', backslash: true, lines: true }, { open: 'b"', close: '"', backslash: true, lines: true }, { open: 'c"', close: '"', backslash: true, lines: true }]),
        apostrophe,
    ],
    number: scanner .uk,
    word: /(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
    operators: [...OPERATORS, '=>', '::', '..', '..='],
};
const DOLLAR = { open: '${', bracket: '{' };
const KOTLIN_TABLE = {
    rules: [
        lineComment('//'),
        lineComment('#!'),
        blockComment('/*', '*/', true),
        quoted([{ open: '"""', close: '"""', lines: true, holes: [DOLLAR], extra: true }, { ...DOUBLE, holes: [DOLLAR] }, SINGLE]),
    ],
    number: scanner .uk,
    word: /[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
    operators: [...OPERATORS, '++', '--', '===', '!==', '!!', '?.', '?:', '::', '..', '..<'],
};
const PAREN = { open: '\\(', bracket: '(' };
const SWIFT_QUOTES = [
    { open: '"""', close: '"""', backslash: true, lines: true, holes: [PAREN] },
    { open: '"', close: '"', backslash: true, holes: [PAREN] },
];
const HASHES = /(#{1,255})("{3}|")/y;
const swiftRaw = (text, at, seen) => {
    HASHES.lastIndex = at;
    const match = HASHES.exec(text);
    if (match === null)
        return null;
    const [, hashes = '', quote = ''] = match;
    const raw = { open: match[0], close: quote + hashes, lines: quote.length === 3, holes: [{ open: `\\${hashes}(`, bracket: '(' }] };
    return quoted([raw], SWIFT_QUOTES)(text, at, seen);
};
const HASHED_REGEX = /(#{1,255})\//y;
const swiftRegex = (text, at) => {
    HASHED_REGEX.lastIndex = at;
    const match = HASHED_REGEX.exec(text);
    if (match === null)
        return null;
    const from = at + match[0].length;
    const end = text.indexOf(`/${match[1] ?? ''}`, from);
    const line = (0,scanner .kd)(text, from);
    const many = text.slice(from, line).trim() === '';
    if (end === -1 || (!many && end > line))
        return { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) };
    return { kind: 'regex', to: end + match[0].length };
};
const SLASHED = /\/(?!\s)(?:[^\\/\n]|\\[^\n]){0,1000}\//y;
const swiftSlash = (text, at, { previous, lineStart }) => {
    const before = lineStart || (previous?.kind === 'punctuator' && !')]}!?'.includes(text.charAt(previous.to - 1))) || (previous?.kind === 'word' && BEFORE_REGEX.has(text.slice(previous.from, previous.to)));
    const to = before ? (0,scanner .XS)(SLASHED, text, at) : -1;
    return to === -1 ? null : { kind: 'regex', to };
};
const BEFORE_REGEX = new Set(['return', 'in', 'case', 'try', 'await', 'throw', 'if', 'while', 'else']);
function swiftLine(text, from) {
    let at = from;
    let end = (0,scanner .kd)(text, from);
    for (;;) {
        const comment = text.slice(at, end).search(/\/[*/]/);
        if (comment === -1 || text.startsWith('//', at + comment))
            return end + 1;
        const close = text.indexOf('*/', at + comment + 2);
        if (close === -1)
            return text.length;
        at = close + 2;
        if (at > end)
            end = (0,scanner .kd)(text, at);
    }
}
const SWIFT_TABLE = {
    fresh: () => deadBranches({ directiveEnd: scanner .kd, nextLine: swiftLine, truth: true }),
    rules: [lineComment('//'), blockComment('/*', '*/', true), swiftRaw, swiftRegex, swiftSlash, quoted(SWIFT_QUOTES)],
    number: scanner .uk,
    word: /[#@]?[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
    operators: [...OPERATORS, '===', '!==', '??', '?.', '..<', '&+', '&-', '&*', '=>'],
};

;



const c_family_OPERATORS = ['++', '--', '->', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '...'];
const QUOTES = [
    { open: '"', close: '"', backslash: true },
    { open: "'", close: "'", backslash: true },
];
const ENCODED = /(?:u8|[uUL])(?=["'])/y;
const encoded = (text, at, seen) => {
    ENCODED.lastIndex = at;
    return ENCODED.test(text) ? quoted(QUOTES)(text, ENCODED.lastIndex, seen) : null;
};
const RAW = /(?:u8|[uUL])?R"([^\s()\\"]{0,16})\(/y;
const raw = (text, at) => {
    RAW.lastIndex = at;
    const match = RAW.exec(text);
    if (match === null)
        return null;
    const close = `)${match[1] ?? ''}"`;
    const end = text.indexOf(close, RAW.lastIndex);
    return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};
function splicedEnd(text, from) {
    let to = from;
    let end = (0,scanner .kd)(text, from);
    for (;;) {
        const comment = openComment(text, to, end);
        if (comment !== null)
            to = comment;
        else if (end < text.length && endsWithBackslash(text, end))
            to = end + 1;
        else
            return end;
        if (to > end)
            end = (0,scanner .kd)(text, to);
    }
}
const directive = (text, at, { lineStart }) => {
    if (!lineStart || text.charAt(at) !== '#')
        return null;
    const end = splicedEnd(text, at);
    return HIDDEN_COMMENT.test(text.slice(at, end)) ? rest(text, at) : { kind: 'markup', to: (0,scanner .Al)(text, at, end) };
};
function rest(text, at) {
    return { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) };
}
const HIDDEN_COMMENT = /\/(?:(?:\\|\?\?\/)[ \t\f\v\r]*\n)+[/*]|\*(?:(?:\\|\?\?\/)[ \t\f\v\r]*\n)+\//;
const SPLICE = /\\[ \t\f\v\r]*\n|\?\?\/|%:/y;
const BLANKS_THEN_CODE = /^[ \t]+[^\s#%/?\\]/;
const splice = (text, at, { lineStart }) => {
    SPLICE.lastIndex = at;
    if (!SPLICE.test(text) || (text.charAt(at) === '%' && !lineStart))
        return null;
    return text.charAt(at) === '\\' && (0,scanner .ML)(text, at - 1) && BLANKS_THEN_CODE.test(text.slice(SPLICE.lastIndex, SPLICE.lastIndex + 200)) ? null : rest(text, at);
};
function sure(rule) {
    return (text, at, seen) => {
        const piece = rule(text, at, seen);
        if (piece === null)
            return null;
        const own = text.slice(at, piece.to);
        return isSure(own, piece.kind) ? piece : rest(text, at);
    };
}
function isSure(own, kind) {
    if (kind !== 'comment')
        return own.endsWith(own.charAt(own.search(/["']/))) && !own.includes('??/');
    return own.startsWith('//') ? !own.endsWith('??/') : !HIDDEN_COMMENT.test(own);
}
function openComment(text, from, end) {
    let quote = '';
    for (let at = from; at < end; at += 1) {
        const character = text.charAt(at);
        if (character === '\\')
            at += 1;
        else if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '"' || character === "'")
            quote = character;
        else if (text.startsWith('//', at))
            return null;
        else if (text.startsWith('/*', at)) {
            const close = text.indexOf('*/', at + 2);
            return close === -1 ? text.length : close + 2;
        }
    }
    return null;
}
const C_TABLE = {
    fresh: () => deadBranches({ directiveEnd: splicedEnd, nextLine: (text, from) => splicedEnd(text, from) + 1, truth: false }),
    rules: [directive, splice, sure(lineComment('//', true)), sure(blockComment('/*', '*/', false)), sure(quoted(QUOTES)), sure(encoded)],
    number: /(?:\d|\.\d)(?:[eEpP][+-]|\.(?!\.)|'(?=\w)|\w){0,5000}/y,
    word: scanner .f7,
    operators: [...c_family_OPERATORS, '##'],
};
const CPP_TABLE = { ...C_TABLE, rules: [raw, ...C_TABLE.rules], operators: [...C_TABLE.operators, '::', '->*', '.*', '<=>'] };
const ESCAPED_MARK = /\\u+00(?:2[27fFaA]|5[cC]|0[aAdD])/y;
const ANY_ESCAPED_MARK = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*${ESCAPED_MARK.source}`);
const escapedMark = (text, at) => {
    ESCAPED_MARK.lastIndex = at;
    return ESCAPED_MARK.test(text) ? rest(text, at) : null;
};
function unescaped(rule) {
    return (text, at, seen) => {
        const piece = rule(text, at, seen);
        return piece !== null && ANY_ESCAPED_MARK.test(text.slice(at, piece.to)) ? rest(text, at) : piece;
    };
}
const JAVA_TABLE = {
    rules: [escapedMark, ...[lineComment('//'), blockComment('/*', '*/', false), quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, ...QUOTES])].map(unescaped)],
    number: scanner .uk,
    word: scanner .f7,
    operators: [...c_family_OPERATORS, '::', '>>>', '>>>='],
};
const HOLE = { open: '{', bracket: '{', text: '{{' };
const CSHARP_QUOTES = [
    { open: '$@"', close: '"', doubled: true, lines: true, holes: [HOLE] },
    { open: '@$"', close: '"', doubled: true, lines: true, holes: [HOLE] },
    { open: '@"', close: '"', doubled: true, lines: true },
    { open: '$"', close: '"', backslash: true, holes: [HOLE] },
    ...QUOTES,
];
const MANY_QUOTES = /(\${0,100})("{3,})/y;
const rawString = (text, at) => {
    MANY_QUOTES.lastIndex = at;
    const match = MANY_QUOTES.exec(text);
    if (match === null)
        return null;
    const [, dollars = '', quotes = ''] = match;
    const end = text.indexOf(quotes, MANY_QUOTES.lastIndex);
    let to = end === -1 ? text.length : end + quotes.length;
    while (text.charAt(to) === '"')
        to += 1;
    return { kind: dollars === '' ? 'string' : 'template', to };
};
const csharpDirective = (text, at, { lineStart }) => lineStart && text.charAt(at) === '#' ? { kind: 'markup', to: (0,scanner .Al)(text, at, (0,scanner .kd)(text, at)) } : null;
const CSHARP_TABLE = {
    fresh: () => deadBranches({ directiveEnd: scanner .kd, nextLine: (text, from) => (0,scanner .kd)(text, from) + 1, truth: true }),
    rules: [csharpDirective, lineComment('//'), blockComment('/*', '*/', false), rawString, quoted(CSHARP_QUOTES)],
    number: scanner .uk,
    word: /@?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
    operators: [...c_family_OPERATORS, '=>', '::', '??', '??=', '?.', '..', '>>>', '>>>='],
};

;

const JSON_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([{ open: '"', close: '"', backslash: true }])],
    number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
    word: /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy,
    operators: [],
};
const url = (text, at) => {
    if (!/^url\($/i.test(text.slice(at, at + 4)))
        return null;
    let inside = at + 4;
    while (inside < text.length && ' \t\r\n\f'.includes(text.charAt(inside)))
        inside += 1;
    if (inside >= text.length)
        return { kind: 'string', to: at + 4 };
    return '"\''.includes(text.charAt(inside)) ? null : { kind: 'string', to: stringEnd(text, inside, { open: 'url(', close: ')', backslash: true, lines: true }, []) };
};
const CSS_TABLE = {
    rules: [blockComment('/*', '*/', false), quoted([{ open: '"', close: '"', backslash: true }, { open: "'", close: "'", backslash: true }]), url],
    number: /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?(?:%|[-\w\u0080-\uffff]|\\[^\n]){0,5000}/y,
    word: /[@#]?(?:[-\w\u0080-\uffff]|\\[^\n]){1,5000}/y,
    operators: ['::', '>=', '<=', '~=', '|=', '^=', '$=', '*=', '||'],
};

var html = __webpack_require__(7771);
;
var HashbangComment, Identifier, JSXIdentifier, JSXPunctuator, JSXString, JSXText, KeywordsWithExpressionAfter, KeywordsWithNoLineTerminatorAfter, LineTerminatorSequence, MultiLineComment, Newline, NumericLiteral, Punctuator, RegularExpressionLiteral, SingleLineComment, StringLiteral, Template, TokensNotPrecedingObjectLiteral, TokensPrecedingExpression, WhiteSpace, jsTokens;
RegularExpressionLiteral = /\/(?![*\/])(?:\[(?:[^\]\\\n\r\u2028\u2029]+|\\.)*\]?|[^\/[\\\n\r\u2028\u2029]+|\\.)*(\/[$_\u200C\u200D\p{ID_Continue}]*|\\)?/yu;
Punctuator = /--|\+\+|=>|\.{3}|\??\.(?!\d)|(?:&&|\|\||\?\?|[+\-%&|^]|\*{1,2}|<{1,2}|>{1,3}|!=?|={1,2}|\/(?![\/*]))=?|[?~,:;[\](){}]/y;
Identifier = /(\x23?)(?=[$_\p{ID_Start}\\])(?:[$_\u200C\u200D\p{ID_Continue}]+|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})+/yu;
StringLiteral = /(['"])(?:[^'"\\\n\r]+|(?!\1)['"]|\\(?:\r\n|[^]))*(\1)?/y;
NumericLiteral = /(?:0[xX][\da-fA-F](?:_?[\da-fA-F])*|0[oO][0-7](?:_?[0-7])*|0[bB][01](?:_?[01])*)n?|0n|[1-9](?:_?\d)*n|(?:(?:0(?!\d)|0\d*[89]\d*|[1-9](?:_?\d)*)(?:\.(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?|0[0-7]+/y;
Template = /[`}](?:[^`\\$]+|\\[^]|\$(?!\{))*(`|\$\{)?/y;
WhiteSpace = /[\t\v\f\ufeff\p{Zs}]+/yu;
LineTerminatorSequence = /\r?\n|[\r\u2028\u2029]/y;
MultiLineComment = /\/\*(?:[^*]+|\*(?!\/))*(\*\/)?/y;
SingleLineComment = /\/\/.*/y;
HashbangComment = /^#!.*/;
JSXPunctuator = /[<>.:={}]|\/(?![\/*])/y;
JSXIdentifier = /[$_\p{ID_Start}][$_\u200C\u200D\p{ID_Continue}-]*/yu;
JSXString = /(['"])(?:[^'"]+|(?!\1)['"])*(\1)?/y;
JSXText = /[^<>{}]+/y;
TokensPrecedingExpression = /^(?:[\/+-]|\.{3}|\?(?:InterpolationIn(?:JSX|Template)|NoLineTerminatorHere|NonExpressionParenEnd|UnaryIncDec))?$|[{}([,;<>=*%&|^!~?:]$/;
TokensNotPrecedingObjectLiteral = /^(?:=>|[;\]){}]|else|\?(?:NoLineTerminatorHere|NonExpressionParenEnd))?$/;
KeywordsWithExpressionAfter = /^(?:await|case|default|delete|do|else|instanceof|new|return|throw|typeof|void|yield)$/;
KeywordsWithNoLineTerminatorAfter = /^(?:return|throw|yield)$/;
Newline = RegExp(LineTerminatorSequence.source);
jsTokens = function*(input, {jsx = false} = {}) {
	var braces, firstCodePoint, isExpression, lastIndex, lastSignificantToken, length, match, mode, nextLastIndex, nextLastSignificantToken, parenNesting, postfixIncDec, punctuator, stack;
	({length} = input);
	lastIndex = 0;
	lastSignificantToken = "";
	stack = [
		{tag: "JS"}
	];
	braces = [];
	parenNesting = 0;
	postfixIncDec = false;
	if (match = HashbangComment.exec(input)) {
		yield ({
			type: "HashbangComment",
			value: match[0]
		});
		lastIndex = match[0].length;
	}
	while (lastIndex < length) {
		mode = stack[stack.length - 1];
		switch (mode.tag) {
			case "JS":
			case "JSNonExpressionParen":
			case "InterpolationInTemplate":
			case "InterpolationInJSX":
				if (input[lastIndex] === "/" && (TokensPrecedingExpression.test(lastSignificantToken) || KeywordsWithExpressionAfter.test(lastSignificantToken))) {
					RegularExpressionLiteral.lastIndex = lastIndex;
					if (match = RegularExpressionLiteral.exec(input)) {
						lastIndex = RegularExpressionLiteral.lastIndex;
						lastSignificantToken = match[0];
						postfixIncDec = true;
						yield ({
							type: "RegularExpressionLiteral",
							value: match[0],
							closed: match[1] !== void 0 && match[1] !== "\\"
						});
						continue;
					}
				}
				Punctuator.lastIndex = lastIndex;
				if (match = Punctuator.exec(input)) {
					punctuator = match[0];
					nextLastIndex = Punctuator.lastIndex;
					nextLastSignificantToken = punctuator;
					switch (punctuator) {
						case "(":
							if (lastSignificantToken === "?NonExpressionParenKeyword") {
								stack.push({
									tag: "JSNonExpressionParen",
									nesting: parenNesting
								});
							}
							parenNesting++;
							postfixIncDec = false;
							break;
						case ")":
							parenNesting--;
							postfixIncDec = true;
							if (mode.tag === "JSNonExpressionParen" && parenNesting === mode.nesting) {
								stack.pop();
								nextLastSignificantToken = "?NonExpressionParenEnd";
								postfixIncDec = false;
							}
							break;
						case "{":
							Punctuator.lastIndex = 0;
							isExpression = !TokensNotPrecedingObjectLiteral.test(lastSignificantToken) && (TokensPrecedingExpression.test(lastSignificantToken) || KeywordsWithExpressionAfter.test(lastSignificantToken));
							braces.push(isExpression);
							postfixIncDec = false;
							break;
						case "}":
							switch (mode.tag) {
								case "InterpolationInTemplate":
									if (braces.length === mode.nesting) {
										Template.lastIndex = lastIndex;
										match = Template.exec(input);
										lastIndex = Template.lastIndex;
										lastSignificantToken = match[0];
										if (match[1] === "${") {
											lastSignificantToken = "?InterpolationInTemplate";
											postfixIncDec = false;
											yield ({
												type: "TemplateMiddle",
												value: match[0]
											});
										} else {
											stack.pop();
											postfixIncDec = true;
											yield ({
												type: "TemplateTail",
												value: match[0],
												closed: match[1] === "`"
											});
										}
										continue;
									}
									break;
								case "InterpolationInJSX":
									if (braces.length === mode.nesting) {
										stack.pop();
										lastIndex += 1;
										lastSignificantToken = "}";
										yield ({
											type: "JSXPunctuator",
											value: "}"
										});
										continue;
									}
							}
							postfixIncDec = braces.pop();
							nextLastSignificantToken = postfixIncDec ? "?ExpressionBraceEnd" : "}";
							break;
						case "]":
							postfixIncDec = true;
							break;
						case "++":
						case "--":
							nextLastSignificantToken = postfixIncDec ? "?PostfixIncDec" : "?UnaryIncDec";
							break;
						case "<":
							if (jsx && (TokensPrecedingExpression.test(lastSignificantToken) || KeywordsWithExpressionAfter.test(lastSignificantToken))) {
								stack.push({tag: "JSXTag"});
								lastIndex += 1;
								lastSignificantToken = "<";
								yield ({
									type: "JSXPunctuator",
									value: punctuator
								});
								continue;
							}
							postfixIncDec = false;
							break;
						default:
							postfixIncDec = false;
					}
					lastIndex = nextLastIndex;
					lastSignificantToken = nextLastSignificantToken;
					yield ({
						type: "Punctuator",
						value: punctuator
					});
					continue;
				}
				Identifier.lastIndex = lastIndex;
				if (match = Identifier.exec(input)) {
					lastIndex = Identifier.lastIndex;
					nextLastSignificantToken = match[0];
					switch (match[0]) {
						case "for":
						case "if":
						case "while":
						case "with":
							if (lastSignificantToken !== "." && lastSignificantToken !== "?.") {
								nextLastSignificantToken = "?NonExpressionParenKeyword";
							}
					}
					lastSignificantToken = nextLastSignificantToken;
					postfixIncDec = !KeywordsWithExpressionAfter.test(match[0]);
					yield ({
						type: match[1] === "#" ? "PrivateIdentifier" : "IdentifierName",
						value: match[0]
					});
					continue;
				}
				StringLiteral.lastIndex = lastIndex;
				if (match = StringLiteral.exec(input)) {
					lastIndex = StringLiteral.lastIndex;
					lastSignificantToken = match[0];
					postfixIncDec = true;
					yield ({
						type: "StringLiteral",
						value: match[0],
						closed: match[2] !== void 0
					});
					continue;
				}
				NumericLiteral.lastIndex = lastIndex;
				if (match = NumericLiteral.exec(input)) {
					lastIndex = NumericLiteral.lastIndex;
					lastSignificantToken = match[0];
					postfixIncDec = true;
					yield ({
						type: "NumericLiteral",
						value: match[0]
					});
					continue;
				}
				Template.lastIndex = lastIndex;
				if (match = Template.exec(input)) {
					lastIndex = Template.lastIndex;
					lastSignificantToken = match[0];
					if (match[1] === "${") {
						lastSignificantToken = "?InterpolationInTemplate";
						stack.push({
							tag: "InterpolationInTemplate",
							nesting: braces.length
						});
						postfixIncDec = false;
						yield ({
							type: "TemplateHead",
							value: match[0]
						});
					} else {
						postfixIncDec = true;
						yield ({
							type: "NoSubstitutionTemplate",
							value: match[0],
							closed: match[1] === "`"
						});
					}
					continue;
				}
				break;
			case "JSXTag":
			case "JSXTagEnd":
				JSXPunctuator.lastIndex = lastIndex;
				if (match = JSXPunctuator.exec(input)) {
					lastIndex = JSXPunctuator.lastIndex;
					nextLastSignificantToken = match[0];
					switch (match[0]) {
						case "<":
							stack.push({tag: "JSXTag"});
							break;
						case ">":
							stack.pop();
							if (lastSignificantToken === "/" || mode.tag === "JSXTagEnd") {
								nextLastSignificantToken = "?JSX";
								postfixIncDec = true;
							} else {
								stack.push({tag: "JSXChildren"});
							}
							break;
						case "{":
							stack.push({
								tag: "InterpolationInJSX",
								nesting: braces.length
							});
							nextLastSignificantToken = "?InterpolationInJSX";
							postfixIncDec = false;
							break;
						case "/":
							if (lastSignificantToken === "<") {
								stack.pop();
								if (stack[stack.length - 1].tag === "JSXChildren") {
									stack.pop();
								}
								stack.push({tag: "JSXTagEnd"});
							}
					}
					lastSignificantToken = nextLastSignificantToken;
					yield ({
						type: "JSXPunctuator",
						value: match[0]
					});
					continue;
				}
				JSXIdentifier.lastIndex = lastIndex;
				if (match = JSXIdentifier.exec(input)) {
					lastIndex = JSXIdentifier.lastIndex;
					lastSignificantToken = match[0];
					yield ({
						type: "JSXIdentifier",
						value: match[0]
					});
					continue;
				}
				JSXString.lastIndex = lastIndex;
				if (match = JSXString.exec(input)) {
					lastIndex = JSXString.lastIndex;
					lastSignificantToken = match[0];
					yield ({
						type: "JSXString",
						value: match[0],
						closed: match[2] !== void 0
					});
					continue;
				}
				break;
			case "JSXChildren":
				JSXText.lastIndex = lastIndex;
				if (match = JSXText.exec(input)) {
					lastIndex = JSXText.lastIndex;
					lastSignificantToken = match[0];
					yield ({
						type: "JSXText",
						value: match[0]
					});
					continue;
				}
				switch (input[lastIndex]) {
					case "<":
						stack.push({tag: "JSXTag"});
						lastIndex++;
						lastSignificantToken = "<";
						yield ({
							type: "JSXPunctuator",
							value: "<"
						});
						continue;
					case "{":
						stack.push({
							tag: "InterpolationInJSX",
							nesting: braces.length
						});
						lastIndex++;
						lastSignificantToken = "?InterpolationInJSX";
						postfixIncDec = false;
						yield ({
							type: "JSXPunctuator",
							value: "{"
						});
						continue;
				}
		}
		WhiteSpace.lastIndex = lastIndex;
		if (match = WhiteSpace.exec(input)) {
			lastIndex = WhiteSpace.lastIndex;
			yield ({
				type: "WhiteSpace",
				value: match[0]
			});
			continue;
		}
		LineTerminatorSequence.lastIndex = lastIndex;
		if (match = LineTerminatorSequence.exec(input)) {
			lastIndex = LineTerminatorSequence.lastIndex;
			postfixIncDec = false;
			if (KeywordsWithNoLineTerminatorAfter.test(lastSignificantToken)) {
				lastSignificantToken = "?NoLineTerminatorHere";
			}
			yield ({
				type: "LineTerminatorSequence",
				value: match[0]
			});
			continue;
		}
		MultiLineComment.lastIndex = lastIndex;
		if (match = MultiLineComment.exec(input)) {
			lastIndex = MultiLineComment.lastIndex;
			if (Newline.test(match[0])) {
				postfixIncDec = false;
				if (KeywordsWithNoLineTerminatorAfter.test(lastSignificantToken)) {
					lastSignificantToken = "?NoLineTerminatorHere";
				}
			}
			yield ({
				type: "MultiLineComment",
				value: match[0],
				closed: match[1] !== void 0
			});
			continue;
		}
		SingleLineComment.lastIndex = lastIndex;
		if (match = SingleLineComment.exec(input)) {
			lastIndex = SingleLineComment.lastIndex;
			postfixIncDec = false;
			yield ({
				type: "SingleLineComment",
				value: match[0]
			});
			continue;
		}
		firstCodePoint = String.fromCodePoint(input.codePointAt(lastIndex));
		lastIndex += firstCodePoint.length;
		lastSignificantToken = firstCodePoint;
		postfixIncDec = false;
		yield ({
			type: mode.tag.startsWith("JSX") ? "JSXInvalid" : "Invalid",
			value: firstCodePoint
		});
	}
	return void 0;
};
  const js_tokens = (jsTokens);

;
const BEFORE_VALUE = new Set(['await', 'case', 'default', 'delete', 'do', 'else', 'extends', 'in', 'instanceof', 'new', 'of', 'return', 'throw', 'typeof', 'void', 'yield']);
const NAMES_IN_SCRIPTS = new Set(['await', 'yield']);
const TYPES = new Set(['void']);
const NO_REGEX_AFTER = new Set(['in', 'of', 'extends']);
const BEFORE_CONDITION = new Set(['if', 'for', 'while', 'with']);
const PROPERTY = /(?<!\.\.)\.\s*(?:await|case|default|delete|do|else|instanceof|new|return|throw|typeof|void|yield)(?![\p{ID_Continue}$\\])/gu;
const BANG = /!(?=\s*[/<])/g;
const LAST_WORD = /(?:^|[^\p{ID_Continue}$])([a-z]+)$/u;
function withoutMisleading(text, types) {
    const named = text.replaceAll(PROPERTY, (match) => `${match.slice(0, -1)}_`);
    if (!types)
        return named;
    return named.replaceAll(BANG, (bang, at) => {
        if (!/[\p{ID_Continue}$)\]]/u.test(named.charAt(at - 1)))
            return bang;
        const word = LAST_WORD.exec(named.slice(Math.max(0, at - 11), at))?.[1] ?? '';
        return BEFORE_VALUE.has(word) ? bang : '_';
    });
}
class Doubts {
    text;
    types;
    kind = null;
    last = '';
    afterDot = false;
    endsValue = false;
    newline = true;
    parentheses = [];
    beforeLast = '';
    closed = 'value';
    constructor(text, types) {
        this.text = text;
        this.types = types;
    }
    at({ type }, value, at) {
        switch (type) {
            case 'WhiteSpace':
                return false;
            case 'LineTerminatorSequence':
                this.newline = true;
                return false;
            case 'MultiLineComment':
                this.newline ||= /[\n\r\u2028\u2029]/.test(value);
                return false;
            case 'SingleLineComment':
            case 'HashbangComment':
                return false;
            case 'RegularExpressionLiteral':
                if (this.noValueBegins())
                    return true;
                this.is('value', value, true);
                return false;
            case 'JSXPunctuator':
                if (value === '<' && ((this.kind !== 'markup' && this.noValueBegins()) || this.isHtmlComment(value, at)))
                    return true;
                this.is('markup', value, true);
                return false;
            case 'JSXString':
            case 'JSXText':
            case 'JSXIdentifier':
            case 'JSXInvalid':
                this.is('markup', value, true);
                return false;
            case 'StringLiteral':
            case 'NumericLiteral':
            case 'NoSubstitutionTemplate':
            case 'TemplateTail':
                this.is('value', value, true);
                return false;
            case 'TemplateHead':
            case 'TemplateMiddle':
                this.is('value', value, false);
                return false;
            case 'IdentifierName':
            case 'PrivateIdentifier': {
                const afterDot = this.kind === 'mark' && (this.last === '.' || this.last === '?.');
                this.is('word', value, afterDot || !BEFORE_VALUE.has(value));
                this.afterDot = afterDot;
                return false;
            }
            case 'Punctuator':
            case 'Invalid':
                return this.mark(value, at);
        }
    }
    hidden() {
        if (!this.endsValue)
            return true;
        this.is('mark', '!', true);
        return false;
    }
    mark(value, at) {
        if ((value === '/' || value === '/=') && this.mayBeRegex())
            return true;
        if (this.isHtmlComment(value, at))
            return true;
        if (value === '(') {
            const condition = this.kind === 'word' && !this.afterDot && BEFORE_CONDITION.has(this.last);
            const awaited = this.kind === 'word' && this.last === 'await' && this.beforeLast === 'for';
            this.parentheses.push(condition ? 'statement' : awaited ? 'unknown' : 'value');
        }
        else if (value === ')')
            this.closed = this.parentheses.pop() ?? 'value';
        this.is('mark', value, this.valueEndsWith(value));
        return false;
    }
    valueEndsWith(mark) {
        switch (mark) {
            case ')':
                return this.closed !== 'statement';
            case ']':
            case '}':
                return true;
            case '>':
                return this.types;
            case '!':
                return this.types && this.endsValue && !this.newline;
            default:
                return false;
        }
    }
    noValueBegins() {
        if (this.kind === 'word')
            return this.afterDot || (this.types ? TYPES : NAMES_IN_SCRIPTS).has(this.last);
        return this.kind === 'mark' && (this.last === '}' || this.last === '++' || this.last === '--' || ((this.last === '!' || this.last === '>') && this.endsValue));
    }
    mayBeRegex() {
        if (this.kind === 'word')
            return !this.afterDot && NO_REGEX_AFTER.has(this.last);
        return this.kind === 'mark' && (this.last === '}' || (this.last === ')' && this.closed === 'unknown'));
    }
    isHtmlComment(value, at) {
        if (this.types)
            return false;
        return value === '<' ? this.text.startsWith('<!--', at) : value === '--' && this.newline && this.text.startsWith('-->', at);
    }
    is(kind, value, endsValue) {
        this.beforeLast = this.last;
        this.kind = kind;
        this.last = value;
        this.afterDot = false;
        this.endsValue = endsValue;
        this.newline = false;
    }
}

;



const KIND = {
    StringLiteral: 'string',
    NoSubstitutionTemplate: 'template',
    TemplateHead: 'template',
    TemplateMiddle: 'template',
    TemplateTail: 'template',
    RegularExpressionLiteral: 'regex',
    MultiLineComment: 'comment',
    SingleLineComment: 'comment',
    HashbangComment: 'comment',
    IdentifierName: 'word',
    PrivateIdentifier: 'word',
    NumericLiteral: 'number',
    Punctuator: 'punctuator',
    WhiteSpace: null,
    LineTerminatorSequence: null,
    Invalid: 'punctuator',
    JSXString: 'markup',
    JSXText: 'markup',
    JSXIdentifier: 'markup',
    JSXPunctuator: 'markup',
    JSXInvalid: 'markup',
};
const MOST_LOOKED_AT_AGAIN = 50_000_000;
function lexJavaScript(text, { jsx, types }) {
    const shown = withoutMisleading(text, types);
    const input = jsx && types ? withoutTypeParameters(shown) : shown;
    const doubts = new Doubts(text, types);
    const tokens = [];
    let at = 0;
    let last = 0;
    let lookedAt = 0;
    const rest = () => {
        const from = (0,scanner .pw)(text, at, text.length);
        if (from < text.length)
            tokens.push({ kind: 'markup', from, to: (0,scanner .Al)(text, from, text.length) });
    };
    try {
        for (const token of jsx ? js_tokens(input, { jsx }) : js_tokens(input)) {
            const { type, value } = token;
            const kind = KIND[type];
            const end = at + value.length;
            const bang = value.endsWith('_') && text.charAt(end - 1) === '!' && (kind === 'word' || kind === 'regex');
            const own = bang ? end - 1 : end;
            if (own > at) {
                if (doubts.at(token, text.slice(at, own), at)) {
                    rest();
                    break;
                }
                if (bang && kind !== null)
                    push(tokens, text, kind, at, own);
            }
            if (bang) {
                at = own;
                if (doubts.hidden()) {
                    rest();
                    break;
                }
                tokens.push({ kind: 'punctuator', from: own, to: end });
                at = end;
                last = value.length;
                continue;
            }
            if (kind === 'comment')
                lookedAt += last;
            else if (kind !== null)
                last = value.length;
            if (kind !== null)
                push(tokens, text, kind, at, end);
            at = end;
            if (lookedAt > MOST_LOOKED_AT_AGAIN) {
                rest();
                break;
            }
        }
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        rest();
    }
    return tokens;
}
function push(tokens, text, kind, from, to) {
    if (kind !== 'comment' && kind !== 'markup' && kind !== 'string' && kind !== 'template' && kind !== 'regex') {
        tokens.push({ kind, from, to });
        return;
    }
    const start = kind === 'markup' ? (0,scanner .pw)(text, from, to) : from;
    const end = (0,scanner .Al)(text, start, to);
    if (start < end)
        tokens.push({ kind, from: start, to: end });
}
function withoutTypeParameters(text) {
    const closed = new Set(Array.from(text.matchAll(/<\/\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu), (match) => match[1]));
    return text.replaceAll(/<(?=(?:const\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:(,|extends\s+[\w{('"`[]|=\s)|>\s?\())/gu, (open, name, sure) => sure !== undefined || !closed.has(name) ? ',' : open);
}

;


const php_HOLE = { open: '{$', bracket: '{' };
const php_QUOTES = [
    { open: '"', close: '"', backslash: true, lines: true, holes: [php_HOLE] },
    { open: "'", close: "'", backslash: true, lines: true },
    { open: '`', close: '`', backslash: true, lines: true, holes: [php_HOLE] },
];
const OPEN_TAG = /<\?(?:php(?=\s|$)|=)/gi;
const markup = (text, at, { previous }) => {
    if (previous !== null && !text.startsWith('?>', at))
        return null;
    OPEN_TAG.lastIndex = at;
    return { kind: 'markup', to: OPEN_TAG.test(text) ? OPEN_TAG.lastIndex : (0,scanner .Al)(text, at, text.length) };
};
const HALT = /__halt_compiler(?![\w\u0080-\uffff])/iy;
const halt = (text, at, { previous }) => {
    HALT.lastIndex = at;
    if (!HALT.test(text) || (previous !== null && /^(?:->|\?->|::|\$)$/.test(text.slice(previous.from, previous.to))))
        return null;
    return { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) };
};
const COMMENT_END = /\n|\?>/g;
const comment = (text, at) => {
    if (!text.startsWith('//', at) && (text.charAt(at) !== '#' || text.charAt(at + 1) === '['))
        return null;
    COMMENT_END.lastIndex = at;
    return { kind: 'comment', to: (0,scanner .Al)(text, at, COMMENT_END.exec(text)?.index ?? text.length) };
};
const OPENING = /<<<[ \t]*(["']?)([a-zA-Z_]\w{0,99})\1\r?\n/y;
const heredoc = (text, at) => {
    OPENING.lastIndex = at;
    const match = OPENING.exec(text);
    if (match === null)
        return null;
    const [, quote = '', name = ''] = match;
    const closing = new RegExp(`^[ \\t]*${name}\\b`, 'gm');
    closing.lastIndex = OPENING.lastIndex;
    return { kind: quote === "'" ? 'string' : 'template', to: closing.test(text) ? closing.lastIndex : text.length };
};
const PHP_TABLE = {
    rules: [markup, halt, comment, blockComment('/*', '*/', false), heredoc, quoted(php_QUOTES)],
    number: scanner .uk,
    word: /\$?[\p{ID_Start}_\u0080-\uffff][\p{ID_Continue}\u0080-\uffff]*/uy,
    operators: ['++', '--', '->', '?->', '=>', '::', '==', '===', '!=', '!==', '<>', '<=', '>=', '<=>', '&&', '||', '??', '??=', '+=', '-=', '*=', '/=', '.=', '%=', '**', '**=', '<<', '>>', '<<=', '>>=', '&=', '|=', '^=', '...'],
};

;

function heredoc_heredoc(text, places, after, { name, indented }, kind) {
    const found = (indented ? places.trimmed : places.exact).get(name) ?? [];
    const end = (from) => {
        const place = found[firstFrom(found, from)];
        return place === undefined ? null : (0,scanner .Al)(text, place, (0,scanner .kd)(text, place));
    };
    return end(after) === null ? null : { kind, end };
}
function firstFrom(places, from) {
    let low = 0;
    let high = places.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((places[middle] ?? 0) < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;



const plain_OPERATORS = ['++', '--', '->', '=>', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '..', '...'];
const plain_DOUBLE = { open: '"', close: '"', backslash: true };
const plain_SINGLE = { open: "'", close: "'", backslash: true };
const plain_script = (text, at) => (at === 0 && text.startsWith('#!') ? { kind: 'comment', to: (0,scanner .Al)(text, 0, (0,scanner .kd)(text, 0)) } : null);
const DART_HOLE = { open: '${', bracket: '{' };
const DART_TEMPLATES = [
    ...["'''", '"""'].map((quote) => ({ open: quote, close: quote, backslash: true, lines: true, holes: [DART_HOLE] })),
    { ...plain_SINGLE, holes: [DART_HOLE] },
    { ...plain_DOUBLE, holes: [DART_HOLE] },
];
const DART_RAW = ["'''", '"""', "'", '"'].map((quote) => ({ open: `r${quote}`, close: quote, lines: quote.length === 3 }));
const DART_QUOTES = [...DART_RAW, ...DART_TEMPLATES];
const DART_TABLE = {
    rules: [plain_script, lineComment('//'), blockComment('/*', '*/', true), quoted(DART_QUOTES)],
    number: scanner .uk,
    word: scanner .f7,
    operators: [...plain_OPERATORS, '~/', '~/=', '??', '??=', '?.', '?..', '...?', '>>>', '>>>='],
};
const LONG_BRACKET = /(?:--)?\[(={0,100})\[/y;
const longBracket = (text, at) => {
    LONG_BRACKET.lastIndex = at;
    const match = LONG_BRACKET.exec(text);
    if (match === null)
        return null;
    const close = `]${match[1] ?? ''}]`;
    const end = text.indexOf(close, LONG_BRACKET.lastIndex);
    if (end === -1)
        return { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) };
    return { kind: match[0].startsWith('--') ? 'comment' : 'string', to: end + close.length };
};
const LUA_TABLE = {
    rules: [plain_script, longBracket, lineComment('--'), quoted([plain_DOUBLE, plain_SINGLE])],
    number: scanner .uk,
    word: /[A-Za-z_]\w*/y,
    operators: ['==', '~=', '<=', '>=', '<<', '>>', '//', '::', '..', '...'],
};
const PROTO_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([plain_DOUBLE, plain_SINGLE])],
    number: scanner .uk,
    word: /[A-Za-z_]\w*/y,
    operators: [],
};
const GRAPHQL_TABLE = {
    rules: [lineComment('#'), quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, plain_DOUBLE])],
    number: /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\w*/y,
    word: /[A-Za-z_]\w*/y,
    operators: ['...'],
};
const zigLine = (text, at) => (text.startsWith('\\\\', at) ? { kind: 'string', to: (0,scanner .kd)(text, at) } : null);
const ZIG_TABLE = {
    rules: [lineComment('//'), zigLine, quoted([plain_DOUBLE, plain_SINGLE])],
    number: scanner .uk,
    word: /[A-Za-z_]\w*/y,
    operators: [...plain_OPERATORS, '**', '.*', '.?', '+%', '-%', '*%', '+|', '-|', '*|', '<<|'].filter((one) => one !== '++' && one !== '--' && one !== '&&'),
};
const HCL_STRING = { ...plain_DOUBLE, holes: [{ open: '${', bracket: '{' }, { open: '%{', bracket: '{' }] };
const HCL_HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]{0,99})[ \t\r]*(?=\n)/uy;
const hclHeredoc = (text, at, seen) => {
    HCL_HEREDOC.lastIndex = at;
    const match = HCL_HEREDOC.exec(text);
    if (match === null)
        return null;
    const body = heredoc_heredoc(text, seen.lines(), at, { name: match[1] ?? '', indented: true }, 'template');
    if (body === null)
        return { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) };
    seen.awaited.push(body);
    return { kind: 'string', to: (0,scanner .Al)(text, at, HCL_HEREDOC.lastIndex) };
};
const HCL_TABLE = {
    rules: [lineComment('#'), lineComment('//'), blockComment('/*', '*/', false), quoted([HCL_STRING]), hclHeredoc],
    number: /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
    word: /[\p{ID_Start}_][\p{ID_Continue}-]*/uy,
    operators: ['==', '!=', '<=', '>=', '&&', '||', '=>', '...', '::'],
};

;


const python_OPENING = /([a-zA-Z]{0,2})("""|'''|"|')/y;
const python_DEEPEST = 50;
const string = (text, at) => {
    const opened = opening(text, at);
    return opened === null ? null : { kind: opened.holes ? 'template' : 'string', to: python_stringEnd(text, opened, 0) };
};
function opening(text, at) {
    python_OPENING.lastIndex = at;
    const match = python_OPENING.exec(text);
    if (match === null)
        return null;
    const [whole, prefix = '', close = ''] = match;
    if (!/^(?:[rbuft]|br|rb|fr|rf|tr|rt)?$/i.test(prefix))
        return null;
    return { inside: at + whole.length, close, holes: /[ft]/i.test(prefix) };
}
function python_stringEnd(text, { inside, close, holes }, depth) {
    let at = inside;
    while (at < text.length) {
        if (text.startsWith(close, at))
            return at + close.length;
        const character = text.charAt(at);
        if (character === '\n' && close.length === 1)
            return (0,scanner .Al)(text, inside, at);
        if (character === '\\')
            at += text.startsWith('\r\n', at + 1) ? 3 : holes && text.charAt(at + 1) === '{' ? 1 : 2;
        else if (holes && character === '{' && depth < python_DEEPEST)
            at = text.startsWith('{{', at) ? at + 2 : fieldEnd(text, at + 1, close, depth + 1);
        else
            at += 1;
    }
    return text.length;
}
function fieldEnd(text, from, close, depth) {
    let open = 0;
    let format = false;
    let at = from;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === '}' && open === 0)
            return at + 1;
        if (format) {
            if (character === '\n' || text.startsWith(close, at))
                return at;
            at = character === '{' && depth < python_DEEPEST ? fieldEnd(text, at + 1, close, depth + 1) : at + 1;
            continue;
        }
        const nested = opening(text, at);
        if (nested !== null) {
            at = python_stringEnd(text, nested, depth);
            continue;
        }
        if ('([{'.includes(character))
            open += 1;
        else if (')]}'.includes(character))
            open -= 1;
        else if (character === '#')
            at = (0,scanner .kd)(text, at);
        else if (character === ':' && open === 0)
            format = true;
        at += 1;
    }
    return text.length;
}
const PYTHON_TABLE = {
    rules: [lineComment('#'), string],
    number: scanner .uk,
    word: /[\p{ID_Start}_][\p{ID_Continue}]*/uy,
    operators: ['**', '//', '<<', '>>', '<=', '>=', '==', '!=', '->', ':=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '@=', '**=', '//=', '<<=', '>>=', '...'],
};

;



const ruby_HOLE = { open: '#{', bracket: '{' };
const ruby_QUOTES = [
    { open: '"', close: '"', backslash: true, lines: true, holes: [ruby_HOLE] },
    { open: "'", close: "'", backslash: true, lines: true },
    { open: '`', close: '`', backslash: true, lines: true, holes: [ruby_HOLE] },
];
const ruby_BEFORE_VALUE = new Set(['and', 'begin', 'case', 'do', 'else', 'elsif', 'ensure', 'if', 'in', 'not', 'or', 'puts', 'raise', 'return', 'then', 'unless', 'until', 'when', 'while', 'yield']);
const BEFORE_SYMBOL = new Set(['(', '[', ',', '&']);
const NO_VALUE = new Set([')', ']', '}', '.', '&.']);
function valueBeginsForSure({ previous, lineStart }, text) {
    if (previous === null || lineStart)
        return true;
    const word = text.slice(previous.from, previous.to);
    if (previous.kind === 'punctuator')
        return !NO_VALUE.has(word);
    if (previous.kind !== 'word' || word === 'def')
        return false;
    return ruby_BEFORE_VALUE.has(word) ? true : null;
}
function valueBegins(text, at, seen, width) {
    const sure = valueBeginsForSure(seen, text);
    if (sure !== null)
        return sure;
    return /^[a-z_]/.test(text.charAt(seen.previous?.from ?? at)) && (0,scanner .ML)(text, at - 1) && !(0,scanner .ML)(text, at + width) && text.charAt(at + width) !== '=';
}
const CLOSING = new Map([['(', ')'], ['[', ']'], ['{', '}'], ['<', '>']]);
const PERCENT = /%([qQwWiIxrs]?)([^A-Za-z0-9])/y;
const percent = (text, at, seen) => {
    PERCENT.lastIndex = at;
    const match = PERCENT.exec(text);
    if (match === null)
        return null;
    const [whole, letter = '', open = ''] = match;
    if (!(/[\s_=]/.test(open) ? valueBeginsForSure(seen, text) === true : valueBegins(text, at, seen, 1)))
        return null;
    const close = CLOSING.get(open);
    const kind = letter === 'r' ? 'regex' : 'qwis'.includes(letter) && letter !== '' ? 'string' : 'template';
    if (close === undefined)
        return { kind, to: stringEnd(text, at + whole.length, { open, close: open, backslash: true, lines: true, ...(kind === 'string' ? {} : { holes: [ruby_HOLE] }) }, ruby_QUOTES) };
    let depth = 1;
    let to = at + whole.length;
    for (; to < text.length && depth > 0; to += 1) {
        if (kind !== 'string' && text.startsWith(ruby_HOLE.open, to)) {
            to = holeEnd(text, to + ruby_HOLE.open.length, ruby_HOLE, ruby_QUOTES) - 1;
            continue;
        }
        const character = text.charAt(to);
        if (character === '\\')
            to += 1;
        else if (character === open)
            depth += 1;
        else if (character === close)
            depth -= 1;
    }
    return { kind, to };
};
const FLAGS = /[a-z]*/y;
const regex = (text, at, seen) => {
    if (text.charAt(at) !== '/' || !valueBegins(text, at, seen, 1))
        return null;
    const end = stringEnd(text, at + 1, { open: '/', close: '/', backslash: true, lines: seen.previous?.kind !== 'word', holes: [ruby_HOLE] }, ruby_QUOTES);
    return { kind: 'regex', to: Math.max(end, (0,scanner .XS)(FLAGS, text, end)) };
};
const ruby_OPENING = /<<([~-]?)(?:(["'`])([\w ]{1,100})\2|([A-Za-z_]\w{0,99}))/y;
const heredocOpening = (text, at, seen) => {
    ruby_OPENING.lastIndex = at;
    const match = ruby_OPENING.exec(text);
    if (match === null)
        return null;
    const [whole, indent = '', quote = '', named, bare] = match;
    if (indent === '' && !valueBegins(text, at, seen, 2))
        return null;
    const body = heredoc_heredoc(text, seen.lines(), at, { name: named ?? bare ?? '', indented: indent !== '' }, quote === "'" ? 'string' : 'template');
    if (body === null)
        return null;
    seen.awaited.push(body);
    return { kind: 'string', to: at + whole.length };
};
const OPERATOR_SYMBOL = /:[/%`]/y;
const symbol = (text, at, { previous }) => {
    const to = (0,scanner .XS)(OPERATOR_SYMBOL, text, at);
    return to !== -1 && previous !== null && BEFORE_SYMBOL.has(text.slice(previous.from, previous.to)) ? { kind: 'punctuator', to } : null;
};
const ruby_CHARACTER = /\?(?:\\.|[^\s\\])(?![\w?])/uy;
const character = (text, at, seen) => {
    const to = (0,scanner .XS)(ruby_CHARACTER, text, at);
    return to === -1 || seen.previous?.kind === 'word' || valueBeginsForSure(seen, text) !== true ? null : { kind: 'string', to };
};
const BLOCK_END = /^=end\b.*$/gm;
const block = (text, at) => {
    if (at > 0 && text.charAt(at - 1) !== '\n')
        return null;
    if (/^__END__\r?(?:\n|$)/.test(text.slice(at, at + 9)))
        return { kind: 'comment', to: (0,scanner .Al)(text, at, text.length) };
    if (!/^=begin(?:\s|$)/.test(text.slice(at, at + 7)))
        return null;
    BLOCK_END.lastIndex = at;
    const match = BLOCK_END.exec(text);
    return { kind: 'comment', to: (0,scanner .Al)(text, at, match === null ? text.length : match.index + match[0].length) };
};
const RUBY_TABLE = {
    rules: [block, lineComment('#'), symbol, quoted(ruby_QUOTES), percent, regex, heredocOpening, character],
    number: scanner .uk,
    word: /(?:@@?|\$)?[\p{ID_Start}_][\p{ID_Continue}]*(?:[?!](?!=(?!=|~|>)))?|\$[\d!@&~`'+*$?:"<>,./\\;=-]/uy,
    operators: ['**', '<=>', '==', '===', '=~', '!~', '!=', '<=', '>=', '&&', '||', '<<', '>>', '+=', '-=', '*=', '/=', '%=', '**=', '&=', '|=', '^=', '||=', '&&=', '<<=', '>>=', '..', '...', '::', '->', '=>', '&.'],
};

;


const shell_words_DEEPEST = 50;
function singleEnd(text, from) {
    const end = text.indexOf("'", from);
    return end === -1 ? null : end + 1;
}
function ansiEnd(text, from) {
    for (let at = from; at < text.length; at += 1) {
        if (text.charAt(at) === '\\')
            at += 1;
        else if (text.charAt(at) === "'")
            return at + 1;
    }
    return null;
}
function doubleEnd(reading, from, depth = 0) {
    const { text } = reading;
    let at = from;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === '"')
            return at + 1;
        if (character === '\\')
            at += 2;
        else
            at = dollarEnd(reading, at, true, depth) ?? at + 1;
        if (at === UNSURE)
            return null;
    }
    return null;
}
const UNSURE = Infinity;
function dollarEnd(reading, at, quoted, depth) {
    const { text } = reading;
    if (!'$`'.includes(text.charAt(at)))
        return undefined;
    if (depth >= shell_words_DEEPEST)
        return UNSURE;
    if (text.startsWith('${', at))
        return parameterEnd(reading, at + 2, quoted, depth + 1) ?? UNSURE;
    if (text.startsWith('$((', at)) {
        const end = arithmeticEnd(reading, at + 3, depth + 1);
        return typeof end === 'number' ? end : UNSURE;
    }
    if (text.startsWith('$(', at))
        return commandEnd(reading, at + 2, depth + 1) ?? UNSURE;
    return text.charAt(at) === '`' ? (backquoteEnd(reading, at + 1) ?? UNSURE) : undefined;
}
function backquoteEnd({ text }, from) {
    for (let at = from; at < text.length; at += 1) {
        if (text.charAt(at) === '\\')
            at += 1;
        else if (text.charAt(at) === '`')
            return at + 1;
    }
    return null;
}
const PATTERN = /[!#]?(?:\w{1,200}(?:\[[^\]\n]{0,200}\])?|[@*#?$!-])([#%/^,@]|:?[-=+?])/y;
const PLAIN = /[^'}"\\$`\n]*'/y;
function parameterEnd(reading, from, quoted, depth = 0) {
    const { text } = reading;
    PATTERN.lastIndex = from;
    const operator = PATTERN.exec(text)?.[1] ?? '';
    const apostrophes = !quoted || /^[#%/^,@]$/.test(operator);
    let at = from;
    while (at !== null && at < text.length) {
        const character = text.charAt(at);
        if (character === '}')
            return at + 1;
        if (character === '\\')
            at += 2;
        else if (character === '"')
            at = depth >= shell_words_DEEPEST ? null : doubleEnd(reading, at + 1, depth + 1);
        else if (character === "'") {
            if (apostrophes)
                at = singleEnd(text, at + 1);
            else {
                PLAIN.lastIndex = at + 1;
                at = PLAIN.test(text) ? PLAIN.lastIndex : null;
            }
        }
        else if (!quoted && text.startsWith("$'", at))
            at = ansiEnd(text, at + 2);
        else
            at = dollarEnd(reading, at, quoted, depth) ?? at + 1;
        if (at === UNSURE)
            return null;
    }
    return null;
}
const LONGEST_COMMAND = 2_000;
function arithmeticEnd(reading, from, depth = 0) {
    const { text } = reading;
    let open = 0;
    let at = from;
    while (at !== null && at < text.length) {
        const character = text.charAt(at);
        if (character === '(')
            open += 1;
        else if (character === ')') {
            if (open === 0)
                return text.charAt(at + 1) === ')' ? at + 2 : at - from > LONGEST_COMMAND ? null : 'commands';
            open -= 1;
        }
        if (character === '\\')
            at += 2;
        else if (character === '"')
            at = depth >= shell_words_DEEPEST ? null : doubleEnd(reading, at + 1, depth + 1);
        else if (character === "'")
            at = singleEnd(text, at + 1);
        else
            at = dollarEnd(reading, at, true, depth) ?? at + 1;
        if (at === UNSURE)
            return null;
    }
    return null;
}
const CASE = /(?:case|esac)(?![^\s;&|<>()])/y;
function commandEnd(reading, from, depth = 0) {
    const { text } = reading;
    const bodies = [];
    let open = 0;
    let cases = 0;
    let at = from;
    while (at !== null && at < text.length) {
        const character = text.charAt(at);
        const begins = at === from || ' \t\n;&|()`'.includes(text.charAt(at - 1));
        if (character === ')' && open === 0 && cases === 0)
            return at + 1;
        if (character === '(')
            open += 1;
        else if (character === ')' && open > 0)
            open -= 1;
        if (character === '\n') {
            at += 1;
            for (const body of bodies.splice(0))
                at = at === null ? null : (bodyEnd(reading, body, at)?.to ?? null);
        }
        else if (character === '#' && begins)
            at = (0,scanner .kd)(text, at);
        else if (character === '\\')
            at += 2;
        else if (character === '"')
            at = depth >= shell_words_DEEPEST ? null : doubleEnd(reading, at + 1, depth + 1);
        else if (text.startsWith("$'", at))
            at = ansiEnd(text, at + 2);
        else if (character === "'")
            at = singleEnd(text, at + 1);
        else if (text.startsWith('<<<', at))
            at += 3;
        else if (text.startsWith('<<', at)) {
            const opened = shell_words_opening(text, at);
            if (opened === null)
                return null;
            bodies.push(opened);
            at = opened.to;
        }
        else if (begins && (character === 'c' || character === 'e')) {
            CASE.lastIndex = at;
            if (CASE.test(text)) {
                cases = Math.max(0, cases + (character === 'c' ? 1 : -1));
                at += 4;
            }
            else
                at += 1;
        }
        else
            at = dollarEnd(reading, at, false, depth) ?? at + 1;
        if (at === UNSURE)
            return null;
    }
    return null;
}
const MOST_NAME = 200;
function shell_words_opening(text, at) {
    const tabs = text.charAt(at + 2) === '-';
    let to = at + (tabs ? 3 : 2);
    while (text.charAt(to) === ' ' || text.charAt(to) === '\t')
        to += 1;
    const begin = to;
    let name = '';
    let plain = false;
    for (; to < text.length && !/[\s;&|<>()]/.test(text.charAt(to)); to += 1) {
        const character = text.charAt(to);
        if (to - begin > MOST_NAME)
            return null;
        if (character === '`' || (character === '$' && `{('"`.includes(text.charAt(to + 1) || ' ')))
            return null;
        if (character === '\\') {
            to += 1;
            if (to >= text.length || text.charAt(to) === '\n')
                return null;
            plain = true;
            name += text.charAt(to);
        }
        else if (character === "'" || character === '"') {
            const end = text.indexOf(character, to + 1);
            const inside = end === -1 || end - to > MOST_NAME ? '\n' : text.slice(to + 1, end);
            if (/[\n\\$`]/.test(inside))
                return null;
            plain = true;
            name += inside;
            to = end;
        }
        else
            name += character;
    }
    return to === begin ? null : { to, name, tabs, plain };
}
function bodyEnd({ text, lines }, { name, tabs }, from) {
    const places = (tabs ? lines().tabbed : lines().exact).get(name) ?? [];
    const at = places[firstFrom(places, from)];
    return at === undefined ? null : { at, to: (0,scanner .kd)(text, at) };
}

;


function piece(kind, text, at, end) {
    return end === null ? { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) } : { kind, to: end };
}
const quotes = (text, at, { lines }) => {
    const reading = { text, lines };
    if (text.startsWith("$'", at))
        return piece('string', text, at, ansiEnd(text, at + 2));
    if (text.startsWith('$"', at))
        return piece('template', text, at, doubleEnd(reading, at + 2));
    if (text.startsWith('"', at))
        return piece('template', text, at, doubleEnd(reading, at + 1));
    return text.startsWith("'", at) ? piece('string', text, at, singleEnd(text, at + 1)) : null;
};
const expansion = (text, at, { lines }) => (text.startsWith('${', at) ? piece('template', text, at, parameterEnd({ text, lines }, at + 2, false)) : null);
const arithmetic = (text, at, { lines }) => {
    const dollar = text.startsWith('$((', at);
    if (!dollar && !text.startsWith('((', at))
        return null;
    const end = arithmeticEnd({ text, lines }, at + (dollar ? 3 : 2));
    if (end === 'commands')
        return null;
    if (end === null)
        return piece('template', text, at, null);
    return piece('template', text, at, !dollar && hasHeredoc(text, at, end, lines) ? null : end);
};
function hasHeredoc(text, from, end, lines) {
    for (let at = text.indexOf('<<', from); at !== -1 && at < end; at = text.indexOf('<<', at + 2)) {
        const opened = shell_words_opening(text, at);
        if (opened !== null && bodyEnd({ text, lines }, opened, at) !== null)
            return true;
    }
    return false;
}
function beginsWord(text, at) {
    return (0,scanner .ML)(text, at - 1) || ';&|()`'.includes(text.charAt(at - 1));
}
const shell_splice = (text, at) => {
    if ('<$('.includes(text.charAt(at)) && text.startsWith('\\\n', at + 1) && '<({\'"\\'.includes(text.charAt(at + 3)))
        return piece('word', text, at, null);
    return text.startsWith('\\\n', at) && beginsWord(text, at) ? { kind: 'punctuator', to: at + 1 } : null;
};
const shell_comment = (text, at) => {
    return text.charAt(at) === '#' && beginsWord(text, at) ? { kind: 'comment', to: (0,scanner .Al)(text, at, (0,scanner .kd)(text, at)) } : null;
};
const SUBSCRIPT = /[\w$]\[[^\]\n]*$/;
const shell_heredoc = (text, at, seen) => {
    if (!text.startsWith('<<', at))
        return null;
    if (text.startsWith('<<<', at))
        return { kind: 'punctuator', to: at + 3 };
    const opened = shell_words_opening(text, at);
    if (opened === null || SUBSCRIPT.test(text.slice(Math.max(0, at - 200), at)))
        return piece('string', text, at, null);
    const kind = opened.plain ? 'string' : 'template';
    seen.awaited.push({ kind, end: (from) => bodyEnd({ text, lines: seen.lines }, opened, from)?.to ?? text.length });
    return { kind: 'string', to: opened.to };
};
const backquotes = (text, at, { lines }) => {
    if (text.charAt(at) !== '`')
        return null;
    const end = backquoteEnd({ text, lines }, at + 1);
    return end === null ? piece('template', text, at, null) : { kind: 'template', to: end };
};
const VARIABLE = /\$(?:\w+|[#?$!@*-])/y;
const variable = (text, at) => {
    const to = (0,scanner .XS)(VARIABLE, text, at);
    return to === -1 ? null : { kind: 'word', to };
};
const SHELL_TABLE = {
    rules: [shell_comment, shell_splice, quotes, expansion, arithmetic, backquotes, variable, shell_heredoc],
    number: /\d+(?![^\s;&|<>()])/y,
    word: /(?:[^\s"'`$\\;&|<>(){}]|\\[^]){1,5000}/y,
    operators: ['&&', '||', ';;', '<<', '>>', '&>', '>&', '<&', ';&', '|&', '[['],
};

;


function sql_rest(text, at) {
    return { kind: 'markup', to: (0,scanner .Al)(text, at, text.length) };
}
const ANY_LINE = /(?:go(?:[ \t]+\d+)?|delimiter[ \t]+\S+|\/)[ \t\r]*$|\\.*$/imy;
const FIRST_LINE = /(?:@|!!|:\w|rem(?:ark)?\b|prompt\b).*$/imy;
const clientLine = (text, at, seen) => {
    if (!seen.lineStart)
        return null;
    const any = (0,scanner .XS)(ANY_LINE, text, at);
    const end = any === -1 && beginsStatement(text, seen) ? (0,scanner .XS)(FIRST_LINE, text, at) : any;
    return end === -1 ? null : { kind: 'markup', to: Math.max(at + 1, (0,scanner .Al)(text, at, end)) };
};
function beginsStatement(text, { previous }) {
    return previous === null || previous.kind === 'markup' || text.charAt(previous.from) === ';';
}
const sql_comment = (text, at) => {
    if (text.startsWith('--', at))
        return { kind: 'comment', to: (0,scanner .Al)(text, at, (0,scanner .kd)(text, at)) };
    if (!text.startsWith('/*', at))
        return null;
    const close = text.indexOf('*/', at + 2);
    return close === -1 || text.slice(at + 2, close).includes('/*') ? sql_rest(text, at) : { kind: 'comment', to: close + 2 };
};
const HASH_NAME = /#{1,2}[\p{L}_][^\n"'`[$/]{0,500}(?:\n|$)/uy;
const HASH_OPERATOR = /#(?:>>|>|-)/y;
const hash = (text, at, { lineStart }) => {
    if (text.charAt(at) !== '#')
        return null;
    const operator = (0,scanner .XS)(HASH_OPERATOR, text, at);
    if (operator !== -1)
        return { kind: 'punctuator', to: operator };
    return !lineStart && (0,scanner .XS)(HASH_NAME, text, at) !== -1 ? null : sql_rest(text, at);
};
const ESCAPED_QUOTE = /(?<!\\)(?:\\\\)*\\["'`]/;
const sql_string = (text, at) => {
    const quote = text.charAt(at);
    if (quote !== "'" && quote !== '"' && quote !== '`')
        return null;
    const to = stringEnd(text, at + 1, { open: quote, close: quote, doubled: true, lines: true }, []);
    const own = text.slice(at, to);
    const isTriple = own.startsWith(quote.repeat(3)) && own !== quote.repeat(4);
    return isTriple || ESCAPED_QUOTE.test(own) ? sql_rest(text, at) : { kind: 'string', to };
};
const ORACLE_QUOTE = /n?q'([^\s])/iy;
const sql_CLOSING = new Map([['[', ']'], ['(', ')'], ['{', '}'], ['<', '>']]);
const oracleString = (text, at) => {
    ORACLE_QUOTE.lastIndex = at;
    const open = ORACLE_QUOTE.exec(text)?.[1];
    if (open === undefined)
        return null;
    const close = `${sql_CLOSING.get(open) ?? open}'`;
    const end = text.indexOf(close, ORACLE_QUOTE.lastIndex);
    return end === -1 ? sql_rest(text, at) : { kind: 'string', to: end + close.length };
};
const DOLLAR_QUOTE = /\$(?:[A-Za-z_]\w{0,60})?\$/y;
const dollarString = (text, at) => {
    const from = (0,scanner .XS)(DOLLAR_QUOTE, text, at);
    if (from === -1)
        return null;
    const tag = text.slice(at, from);
    const end = text.indexOf(tag, from);
    return end === -1 ? sql_rest(text, at) : { kind: 'string', to: end + tag.length };
};
const BRACKETED = /\[([^[\]\n]{0,300})\]/y;
const bracketed = (text, at) => {
    if (text.charAt(at) !== '[')
        return null;
    BRACKETED.lastIndex = at;
    const inside = BRACKETED.exec(text)?.[1];
    if (inside === undefined)
        return null;
    const kind = 'string';
    if (!/["'`]/.test(inside))
        return { kind, to: BRACKETED.lastIndex };
    return ["'", '"', '`'].some((quote) => inside.split(quote).length % 2 === 0) ? sql_rest(text, at) : null;
};
const SQL_TABLE = {
    rules: [clientLine, sql_comment, hash, oracleString, sql_string, dollarString, bracketed],
    number: scanner .uk,
    word: /[@#]{0,2}[\p{ID_Start}_][\p{ID_Continue}$#@]*/uy,
    operators: ['<>', '!=', '<=', '>=', '||', '::', ':=', '->', '->>', '=>', '<=>', '@>', '<@', '#>', '#>>', '&&', '<<', '>>', '~*', '!~', '!~*'],
};

;


function interpolation(hole, quotes) {
    return (text, at) => (text.startsWith(hole.open, at) ? { kind: 'template', to: holeEnd(text, at + hole.open.length, hole, quotes) } : null);
}
function stylesheet(hole, more) {
    const own = ['"', "'"].map((quote) => ({ open: quote, close: quote, backslash: true, holes: [hole] }));
    const quotes = [...own, ...more];
    return { ...CSS_TABLE, rules: [blockComment('/*', '*/', false), lineComment('//'), interpolation(hole, quotes), quoted(quotes), url] };
}
const SCSS_TABLE = stylesheet({ open: '#{', bracket: '{' }, []);
const LESS_TABLE = stylesheet({ open: '@{', bracket: '{' }, [{ open: '`', close: '`', lines: true }]);

;













const byTable = (table) => (text) => (0,scanner .SQ)(table, text);
const LEXERS = {
    javascript: (text) => lexJavaScript(text, { jsx: false, types: false }),
    jsx: (text) => lexJavaScript(text, { jsx: true, types: false }),
    typescript: (text) => lexJavaScript(text, { jsx: false, types: true }),
    tsx: (text) => lexJavaScript(text, { jsx: true, types: true }),
    json: byTable(JSON_TABLE),
    css: byTable(CSS_TABLE),
    python: byTable(PYTHON_TABLE),
    go: byTable(GO_TABLE),
    java: byTable(JAVA_TABLE),
    rust: byTable(RUST_TABLE),
    c: byTable(C_TABLE),
    cpp: byTable(CPP_TABLE),
    csharp: byTable(CSHARP_TABLE),
    ruby: byTable(RUBY_TABLE),
    php: byTable(PHP_TABLE),
    kotlin: byTable(KOTLIN_TABLE),
    swift: byTable(SWIFT_TABLE),
    shell: byTable(SHELL_TABLE),
    sql: byTable(SQL_TABLE),
    html: (text) => (0,html .T)(text, 'html', lex),
    vue: (text) => (0,html .T)(text, 'vue', lex),
    scss: byTable(SCSS_TABLE),
    less: byTable(LESS_TABLE),
    dart: byTable(DART_TABLE),
    lua: byTable(LUA_TABLE),
    proto: byTable(PROTO_TABLE),
    graphql: byTable(GRAPHQL_TABLE),
    zig: byTable(ZIG_TABLE),
    hcl: byTable(HCL_TABLE),
};
function lex(language, text) {
    return LEXERS[language](text);
}


  }),

  7771:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  readPage),
    T: () => (  lexPage)
  });
  var _scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6962);

function readPage(text, dialect) {
    return new PageReader(text, dialect).read();
}
const HOLES = [['{{', '}}'], ['{%', '%}'], ['{#', '#}'], ['<%', '%>'], ['<?', '?>'], ['${', '}']];
const EXACT = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext', 'iframe', 'noembed', 'noframes']);
const TAG = /<\/?[A-Za-z][^\s/>"'=<]*/y;
const ATTRIBUTE = /[^\s"'<>/=]+/y;
const UNQUOTED = /[^\s>]+/y;
const CONTROL = /@[a-z][^\n<]*/y;
class PageReader {
    text;
    dialect;
    tokens = [];
    regions = [];
    gone = new Set();
    at = 0;
    depth = 0;
    constructor(text, dialect) {
        this.text = text;
        this.dialect = dialect;
    }
    read() {
        for (;;) {
            this.at = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .pw)(this.text, this.at, this.text.length);
            if (this.at >= this.text.length)
                return { tokens: this.tokens, regions: this.regions };
            if (!this.special())
                this.word();
        }
    }
    push(kind, to) {
        this.tokens.push({ kind, from: this.at, to });
        this.at = to;
    }
    isAt(sign) {
        return this.text.startsWith(sign, this.at);
    }
    behind(close, from) {
        if (this.gone.has(close))
            return null;
        const end = this.text.indexOf(close, from);
        if (end !== -1)
            return end + close.length;
        this.gone.add(close);
        return null;
    }
    rest() {
        return (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .Al)(this.text, this.at, this.text.length);
    }
    special() {
        const first = this.text.charAt(this.at);
        if (first === '<') {
            if (this.isAt('<!--'))
                this.push('comment', this.behind('-->', this.at + 2) ?? this.rest());
            else if (this.isAt('<![CDATA['))
                this.push('markup', this.behind(']]>', this.at) ?? this.rest());
            else if (this.isAt('<!'))
                this.push('markup', this.behind('>', this.at) ?? this.rest());
            else if (this.hole())
                return true;
            else
                return this.tag();
            return true;
        }
        const control = first === '@' && this.dialect === 'html' ? (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .XS)(CONTROL, this.text, this.at) : -1;
        if (control === -1)
            return this.hole();
        this.push('template', (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .Al)(this.text, this.at, control));
        return true;
    }
    hole() {
        const hole = HOLES.find(([open]) => this.isAt(open));
        if (hole === undefined)
            return false;
        const to = this.behind(hole[1], this.at + hole[0].length);
        if (to === null)
            return false;
        this.push(hole[0] === '{#' ? 'comment' : 'template', to);
        return true;
    }
    word() {
        let to = this.at + 1;
        while (to < this.text.length && !(0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .ML)(this.text, to) && !'<{$'.includes(this.text.charAt(to)))
            to += 1;
        this.push('word', to);
    }
    tag() {
        const end = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .XS)(TAG, this.text, this.at);
        if (end === -1)
            return false;
        const name = this.text.slice(this.at + 1, end).toLowerCase();
        this.push('markup', end);
        const from = this.tokens.length;
        const isClosed = this.attributes();
        if (this.dialect === 'vue' && name === '/template')
            this.depth = Math.max(0, this.depth - 1);
        if (isClosed && !name.startsWith('/'))
            this.content(name, this.attributesSince(from));
        return true;
    }
    attributes() {
        const { text } = this;
        let isValue = false;
        while ((this.at = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .pw)(text, this.at, text.length)) < text.length) {
            const first = text.charAt(this.at);
            if (first === '>') {
                this.push('markup', this.at + 1);
                return true;
            }
            if (isValue && first !== '"' && first !== "'") {
                this.push('string', (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .XS)(UNQUOTED, text, this.at));
                isValue = false;
                continue;
            }
            if (this.isAt('/>')) {
                this.push('markup', this.at + 2);
                return false;
            }
            if (first === '"' || first === "'") {
                this.push('string', this.behind(first, this.at + 1) ?? this.rest());
                isValue = false;
            }
            else if (first === '=') {
                this.push('punctuator', this.at + 1);
                isValue = true;
            }
            else if (!this.hole()) {
                const name = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .XS)(ATTRIBUTE, text, this.at);
                this.push('word', name === -1 ? this.at + 1 : name);
            }
        }
        return false;
    }
    attributesSince(first) {
        const found = new Map();
        for (let index = first; index < this.tokens.length; index += 1) {
            const [name, equals, value] = [this.tokens[index], this.tokens[index + 1], this.tokens[index + 2]];
            if (name?.kind !== 'word')
                continue;
            const own = this.text.slice(name.from, name.to).toLowerCase();
            found.set(own, equals?.kind === 'punctuator' && value?.kind === 'string' ? this.text.slice(value.from, value.to).replaceAll(/^["']|["']$/g, '') : '');
        }
        return found;
    }
    content(name, attributes) {
        const isBlock = this.dialect === 'vue' && this.depth === 0;
        const isTemplate = name === 'template';
        if (this.dialect === 'vue' && isTemplate)
            this.depth += 1;
        const isPlainTemplate = isTemplate && (!isBlock || (attributes.get('lang') ?? 'html') === 'html');
        const isCode = name === 'script' || name === 'style';
        if (isPlainTemplate || !(isCode || EXACT.has(name) || isBlock))
            return;
        const end = this.closing(name);
        const inside = this.text.slice(this.at, end);
        const language = isCode ? languageOf(name, attributes) : null;
        const isGenerated = this.dialect === 'html' && /\{\{|\{%|<%|<\?|<!--/.test(inside);
        this.regions.push({ from: this.at, to: end, language: isGenerated ? null : language });
        const from = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .pw)(this.text, this.at, end);
        if (language === null || isGenerated)
            if (from < end)
                this.tokens.push({ kind: 'template', from, to: (0,_scanner_js__WEBPACK_IMPORTED_MODULE_0__  .Al)(this.text, from, end) });
        this.at = end;
    }
    closing(name) {
        const key = `</${name}`;
        if (name === 'plaintext' || this.gone.has(key))
            return this.text.length;
        const close = new RegExp(`</${name.replaceAll(/[^a-z0-9]/g, '[^]')}(?![a-z0-9-])`, 'gi');
        close.lastIndex = this.at;
        const found = close.exec(this.text);
        if (found !== null)
            return found.index;
        this.gone.add(key);
        return this.text.length;
    }
}
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript))$/i;
const SCRIPT_LANGUAGES = new Map([['', 'javascript'], ['js', 'javascript'], ['javascript', 'javascript'], ['ts', 'typescript'], ['typescript', 'typescript'], ['jsx', 'jsx'], ['tsx', 'tsx']]);
const STYLE_LANGUAGES = new Map([['', 'css'], ['css', 'css'], ['postcss', 'css'], ['scss', 'scss'], ['less', 'less']]);
function languageOf(element, attributes) {
    const lang = (attributes.get('lang') ?? '').toLowerCase();
    if (element === 'style')
        return STYLE_LANGUAGES.get(lang) ?? null;
    return SCRIPT_TYPES.test(attributes.get('type') ?? '') ? (SCRIPT_LANGUAGES.get(lang) ?? null) : null;
}
function lexPage(text, dialect, lex) {
    const { tokens, regions } = readPage(text, dialect);
    const all = [];
    let index = 0;
    for (const { from, to, language } of regions) {
        for (let token = tokens[index]; token !== undefined && token.from < from; token = tokens[index]) {
            all.push(token);
            index += 1;
        }
        if (language === null)
            continue;
        for (const token of lex(language, text.slice(from, to)))
            all.push({ kind: token.kind, from: token.from + from, to: token.to + from });
    }
    for (; index < tokens.length; index += 1) {
        const token = tokens[index];
        if (token !== undefined)
            all.push(token);
    }
    return all;
}


  }),

  6962:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Al: () => (  withoutBlanks),
    ML: () => (  isBlankAt),
    SQ: () => (  scan),
    XS: () => (  matchEnd),
    f7: () => (  WORD),
    kd: () => (  lineEnd),
    pw: () => (  skipBlanks),
    uk: () => (  NUMBER)
  });
const BLANK = /\s/u;
function isBlankAt(text, at) {
    const code = text.charCodeAt(at);
    return code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 160 && BLANK.test(text.charAt(at));
}
function matchEnd(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}
function skipBlanks(text, from, to) {
    let at = from;
    while (at < to && isBlankAt(text, at))
        at += 1;
    return at;
}
function withoutBlanks(text, from, to) {
    let end = to;
    while (end > from && isBlankAt(text, end - 1))
        end -= 1;
    return end;
}
function scan(table, text) {
    const tokens = [];
    const operators = byFirstCharacter(table.operators);
    const rules = table.fresh === undefined ? table.rules : [table.fresh(), ...table.rules];
    const awaited = [];
    let places = null;
    const lines = () => (places ??= linePlaces(text));
    let previous = null;
    let lineStart = true;
    let at = 0;
    while (at < text.length) {
        if (isBlankAt(text, at)) {
            const newLine = text.charAt(at) === '\n';
            at += 1;
            if (!newLine)
                continue;
            lineStart = true;
            for (const { kind, end } of awaited.length === 0 ? [] : awaited.splice(0)) {
                const to = end(at);
                if (to === null)
                    continue;
                const from = skipBlanks(text, at, to);
                if (from < to)
                    tokens.push({ kind, from, to });
                at = Math.max(at, to);
            }
            continue;
        }
        const piece = pieceAt(table, rules, operators, text, at, { previous, lineStart, awaited, lines });
        const token = { kind: piece.kind, from: at, to: Math.min(text.length, Math.max(piece.to, at + 1)) };
        tokens.push(token);
        at = token.to;
        if (token.kind === 'comment')
            continue;
        previous = token;
        lineStart = false;
    }
    return tokens;
}
function pieceAt(table, rules, operators, text, at, seen) {
    for (const rule of rules) {
        const piece = rule(text, at, seen);
        if (piece !== null)
            return piece;
    }
    const number = matchEnd(table.number, text, at);
    if (number !== -1)
        return { kind: 'number', to: number };
    const word = matchEnd(table.word, text, at);
    if (word !== -1)
        return { kind: 'word', to: word };
    const operator = operators.get(text.charAt(at))?.find((known) => text.startsWith(known, at));
    const wide = text.codePointAt(at) !== text.charCodeAt(at);
    return { kind: 'punctuator', to: at + (operator?.length ?? (wide ? 2 : 1)) };
}
function linePlaces(text) {
    const exact = new Map();
    const trimmed = new Map();
    const tabbed = new Map();
    for (let at = 0; at < text.length;) {
        const end = lineEnd(text, at);
        const line = text.slice(at, text.charAt(end - 1) === '\r' ? end - 1 : end);
        add(exact, line, at);
        add(trimmed, line.replace(/^[ \t\v\f\r]+/, ''), at);
        add(tabbed, line.replace(/^\t+/, ''), at);
        at = end + 1;
    }
    return { exact, trimmed, tabbed };
}
function add(places, line, at) {
    const found = places.get(line);
    if (found === undefined)
        places.set(line, [at]);
    else
        found.push(at);
}
function byFirstCharacter(operators) {
    const found = new Map();
    for (const operator of operators.toSorted((a, b) => b.length - a.length)) {
        const first = operator.charAt(0);
        found.set(first, [...(found.get(first) ?? []), operator]);
    }
    return found;
}
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]+)?(?:[pP][+-]?\d+)?\w*|(?:\d[\d_]*(?:\.\d[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*/y;


  }),

  6862:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  J: () => (  n4Tokens)
});

var canonical_tokens = __webpack_require__(9599);
var css = __webpack_require__(6680);
var lex = __webpack_require__(121);
var html = __webpack_require__(7771);
var canonical_piece = __webpack_require__(8321);
;



const SHOWN_BLANKS = /white-?space[^;{}<>"']{0,20}(?:pre|break-spaces)|xml:space/i;
const TAG = /^<\/?[A-Za-z]/;
const EXACT_COMMENT = /^(?:<!--(?:\[|#|<!)|\{#)/;
function pageCanonical(text, dialect, embedded) {
    const { tokens, regions } = (0,html .S)(text, dialect);
    const pieces = (0,canonical_piece .Xe)(text, tokens);
    const isExact = SHOWN_BLANKS.test(text);
    const canonical = [];
    let region = 0;
    let isInTag = false;
    for (const [index, piece] of pieces.entries()) {
        const before = pieces[index - 1];
        let isInExact = false;
        let isBehindCode = false;
        for (let one = regions[region]; one !== undefined && one.from <= piece.from; one = regions[region]) {
            isInExact ||= one.language === null;
            isBehindCode ||= one.language !== null;
            if (one.language !== null)
                canonical.push(...shifted(embedded(one.language, text.slice(one.from, one.to)), one.from));
            if (one.to > piece.from)
                break;
            region += 1;
        }
        if (!isBehindCode)
            canonical.push(...gapTokens(piece, before, isInExact || (isExact && !isInTag)));
        canonical.push({ text: written(pieces, index, piece, dialect), from: piece.from, to: piece.to });
        if (piece.kind === 'markup')
            isInTag = TAG.test(piece.text);
    }
    for (const { from, to, language } of regions.slice(region))
        if (language !== null)
            canonical.push(...shifted(embedded(language, text.slice(from, to)), from));
    return canonical;
}
function shifted(tokens, by) {
    return tokens.map(({ text, from, to }) => ({ text, from: from + by, to: to + by }));
}
function gapTokens(piece, before, isExact) {
    if (before === undefined || piece.gap === '')
        return [];
    const exact = isExact ? `g:${piece.gap}` : (0,canonical_piece .OH)(piece);
    if (exact !== null)
        return [(0,canonical_piece .Gy)(exact, before.to)];
    const endsTag = piece.kind === 'markup' && (piece.text === '>' || piece.text === '/>');
    return endsTag ? [] : [(0,canonical_piece .Gy)(' ', before.to)];
}
const LIST = /^class(?:name)?$/i;
const CODE = /^(?:[:@#]|v-)/;
function written(pieces, index, piece, dialect) {
    if (piece.kind === 'comment' && EXACT_COMMENT.test(piece.text))
        return `x:${piece.text}`;
    const name = pieces[index - 1]?.text === '=' ? pieces[index - 2]?.text : undefined;
    if (piece.kind === 'string' && name !== undefined && /^["']/.test(piece.text)) {
        if (LIST.test(name))
            return `s:${piece.text.replaceAll(/[ \t]*\n[ \t\n]*/g, '\n')}`;
        if (dialect === 'vue' && CODE.test(name))
            return `s:${codeText(piece.text, 1)}`;
    }
    if (piece.kind === 'template' && piece.text.startsWith('{{'))
        return `t:${codeText(piece.text, 2)}`;
    return (0,canonical_piece .wh)(piece, piece.kind === 'comment' && (0,canonical_piece .pX)(pieces, index));
}
const DOUBTFUL = /[`\\/]|&[#\w]/;
function codeText(text, edge) {
    const inside = text.slice(edge, text.length - edge);
    if (!inside.includes('\n') || DOUBTFUL.test(inside))
        return text;
    const tokens = (0,lex .I)('typescript', inside);
    const parts = (0,canonical_piece .Xe)(inside, tokens).map(({ text: own, gap }) => `${gap === '' ? '' : gap.includes('\n') ? '\n' : ' '}${own}`);
    const isOpen = tokens.some(({ kind, from, to }) => kind === 'string' && (to - from < 2 || inside.charAt(to - 1) !== inside.charAt(from)));
    return isOpen ? text : `${text.slice(0, edge)}${parts.join('')}${/\n\s*$/.test(inside) ? '\n' : ''}${text.slice(text.length - edge)}`;
}

var raw_lines = __webpack_require__(2139);
;


const OPENING = '([{';
const CLOSING = ')]}';
function layoutCanonical(text, pieces, layout) {
    return new LayoutReader(pieces, layout).read() ?? (0,raw_lines .E)(text);
}
class LayoutReader {
    pieces;
    layout;
    canonical = [];
    brackets = [];
    before = null;
    comments = [];
    lineEndAt = null;
    openHeredocs = 0;
    isDoubtful = false;
    constructor(pieces, layout) {
        this.pieces = pieces;
        this.layout = layout;
    }
    read() {
        for (const [index, piece] of this.pieces.entries()) {
            if (piece.kind === 'comment')
                this.comment(piece, index);
            else if (!this.token(piece, index))
                return null;
        }
        if (this.layout.brackets === true && this.brackets.length > 0)
            return null;
        return [...this.canonical, ...this.comments];
    }
    comment(piece, index) {
        if (piece.gap.includes('\n'))
            this.lineEndAt ??= this.comments.length;
        const tokens = (0,canonical_piece .ls)(this.pieces, index, piece);
        if (this.layout.exactComments?.test(piece.text) === true)
            tokens.push((0,canonical_piece .Gy)(`x:${piece.text}`, piece.to));
        this.comments.push(...tokens);
    }
    token(piece, index) {
        const isBody = this.isHeredocBody(piece);
        if (!isBody && isUnclosed(piece))
            return false;
        if (piece.gap.includes('\n'))
            this.isDoubtful = false;
        this.join(piece, isBody);
        const isPunctuator = piece.kind === 'punctuator';
        if (isPunctuator && !this.bracket(piece.text))
            return false;
        if (isPunctuator && this.layout.doubtful?.test(piece.text) === true)
            this.isDoubtful = true;
        if (!isBody && this.layout.heredocs === true && piece.kind === 'string' && piece.text.startsWith('<<'))
            this.openHeredocs += 1;
        const written = isBody ? piece.text : (this.layout.written?.(piece) ?? piece.text);
        this.canonical.push(...(0,canonical_piece .ls)(this.pieces, index, written === piece.text ? piece : { ...piece, text: written }));
        this.before = piece;
        return true;
    }
    join(piece, isBody) {
        const { before, comments } = this;
        const at = this.lineEndAt ?? (piece.newline ? comments.length : 0);
        const text = before === null ? '' : isBody ? `g:${piece.gap.slice(piece.gap.indexOf('\n'))}` : this.between(before, piece);
        const marks = text === '' ? [] : [(0,canonical_piece .Gy)(text, comments[at - 1]?.to ?? before?.to ?? 0)];
        this.canonical.push(...comments.slice(0, at), ...marks, ...comments.slice(at));
        this.comments = [];
        this.lineEndAt = null;
    }
    between(before, piece) {
        if (this.isDoubtful && piece.gap !== '' && !piece.newline)
            return `g:${piece.gap}`;
        return this.layout.between({ before, piece, apart: piece.gap !== '' || piece.commented, newline: piece.newline, bracket: this.brackets.at(-1) ?? '' });
    }
    bracket(text) {
        if (this.layout.brackets !== true || text.length !== 1)
            return true;
        if (OPENING.includes(text))
            this.brackets.push(text);
        else if (CLOSING.includes(text))
            return this.brackets.pop() === OPENING.charAt(CLOSING.indexOf(text));
        return true;
    }
    isHeredocBody({ kind, gap }) {
        if (this.openHeredocs === 0 || !gap.includes('\n') || (kind !== 'string' && kind !== 'template'))
            return false;
        this.openHeredocs -= 1;
        return true;
    }
}
const QUOTE = /^[A-Za-z@$]*(#*)(["'`])/;
function isUnclosed({ kind, text }) {
    if (kind === 'regex')
        return text.startsWith('/') && !/^\/[^]*\/[a-z]*$/.test(text);
    if (kind !== 'string' && kind !== 'template')
        return false;
    const match = QUOTE.exec(text);
    if (match === null)
        return false;
    const [opening, hashes = '', quote = ''] = match;
    return text.length < opening.length + 1 + hashes.length || !text.endsWith(`${quote}${hashes}`);
}
function isSign({ kind, text }, signs) {
    return kind === 'punctuator' && signs.has(text);
}
const BRACKETS = '()[]{},;';
function isOperator({ kind, text }) {
    return kind === 'punctuator' && !BRACKETS.includes(text);
}
function isOperand({ kind }) {
    return kind !== 'punctuator' && kind !== 'markup';
}
function lineEndAfter(before, piece) {
    return before.kind === 'punctuator' && before.text === '\\' && /\n[ \t]*\n/.test(piece.gap) ? '\n\n' : '\n';
}

;

const signs = (text) => new Set(text.split(' '));
function parting({ before, piece, apart }) {
    const alike = (isOperator(before) && isOperator(piece)) || (isOperand(before) && isOperand(piece));
    return alike && apart ? ' ' : '';
}
const CSHARP = { between: parting };
const PHP = {
    between: (join) => (join.apart && (join.before.text === '\\' || join.piece.text === '\\') ? ' ' : parting(join)),
};
const CONDITIONS = signs('if while for when switch catch guard return');
function mayBeArguments(before, piece) {
    if (piece.kind !== 'punctuator' || (piece.text !== '(' && piece.text !== '['))
        return false;
    return isOperand(before) ? !CONDITIONS.has(before.text) : ')]}>'.includes(before.text);
}
const KOTLIN_GOES_ON = signs(', ; ( [ { = == != === !== <= >= && || + - / % += -= *= /= %= -> . ?. :: ?: .. ..< :');
const KOTLIN_COMES_FROM = signs('. ?. ?: && || }');
const KOTLIN_FREE = signs('( ) [ ] { } , ; : = -> + - * / % && || == != === !== <= >= += -= *= /= %= . ?. ?: :: ++ --');
function isOther(piece, free) {
    return piece.kind === 'punctuator' && !free.has(piece.text);
}
const KOTLIN = {
    brackets: true,
    between(join) {
        const { before, piece, apart, newline, bracket } = join;
        const ends = newline && bracket !== '(' && bracket !== '[' && !isSign(before, KOTLIN_GOES_ON) && !isSign(piece, KOTLIN_COMES_FROM);
        if (ends)
            return '\n';
        return apart && (isOther(before, KOTLIN_FREE) || isOther(piece, KOTLIN_FREE) || mayBeArguments(before, piece)) ? ' ' : parting(join);
    },
};
const SWIFT_GOES_ON = signs(', ; ( [ { : ->');
const SWIFT_BETWEEN = signs('= == != === !== <= >= && || + - * % += -= *= /= %= ??');
const SWIFT_COMES_FROM = signs('}');
const SWIFT_FREE = signs('( ) [ ] { } , ; :');
const SWIFT_DIRECTIVE = /^#(?:if|elseif|else|endif|error|warning|sourceLocation)$/;
function swiftLayout() {
    let inDirective = false;
    return {
        brackets: true,
        doubtful: /\//,
        between(join) {
            const { before, piece, apart, newline, bracket } = join;
            inDirective ||= SWIFT_DIRECTIVE.test(before.text);
            const isExact = inDirective || SWIFT_DIRECTIVE.test(piece.text);
            if (newline)
                inDirective = false;
            if (newline && isExact)
                return '\n';
            if (newline && piece.kind === 'punctuator' && piece.text === '.')
                return '';
            const goesOn = isSign(before, SWIFT_GOES_ON) || (before.gap !== '' && isSign(before, SWIFT_BETWEEN)) || isSign(piece, SWIFT_COMES_FROM);
            if (newline && bracket !== '(' && bracket !== '[' && !goesOn)
                return '\n';
            return apart && (isOther(before, SWIFT_FREE) || isOther(piece, SWIFT_FREE) || mayBeArguments(before, piece)) ? ' ' : parting(join);
        },
    };
}
const RUBY_OPENS = signs(', ( [ {');
const RUBY_CLOSES = signs(') ] }');
const RUBY_GOES_ON = signs('&& ||');
const RUBY_CALLS = signs('. &.');
const WORDS = /^%[wi][^\\]*$/;
const RUBY = {
    heredocs: true,
    doubtful: /^(?:\/|%|\?|<<|\/=|%=)$/,
    exactComments: /^__END__/,
    written: ({ kind, text }) => (kind === 'string' && WORDS.test(text) ? text.replaceAll(/[ \t\n]+/g, ' ') : text),
    between({ before, piece, apart, newline }) {
        if (isSign(before, RUBY_OPENS) || isSign(piece, RUBY_CLOSES))
            return '';
        if (newline && isSign(piece, RUBY_CALLS))
            return '';
        if (newline && !isSign(before, RUBY_GOES_ON))
            return lineEndAfter(before, piece);
        return apart ? ' ' : '';
    },
};
const SHELL_GOES_ON = signs('| |& || &&');
const SHELL = {
    heredocs: true,
    between({ before, piece, apart, newline }) {
        if (newline && !isSign(before, SHELL_GOES_ON))
            return lineEndAfter(before, piece);
        return apart ? ' ' : '';
    },
};
const DART = { between: parting };
const PROTO = { between: parting };
const GRAPHQL = { between: parting };
const ZIG = { between: parting };
const LUA_EXACT = /^(?:\.{1,3}|\[|\]|:{1,2})$/;
const LUA = {
    between: (join) => (join.apart && (LUA_EXACT.test(join.before.text) || LUA_EXACT.test(join.piece.text)) ? ' ' : parting(join)),
};
const HCL_OPENS = signs('( [ ,');
const HCL_CLOSES = signs(') ]');
const HCL_ASSIGNS = signs('=');
const HCL = {
    heredocs: true,
    brackets: true,
    between({ before, piece, apart, newline, bracket }) {
        if (isSign(before, HCL_OPENS) || isSign(piece, HCL_CLOSES))
            return '';
        if (newline && bracket !== '(')
            return '\n';
        if (isSign(before, HCL_ASSIGNS) ? !isOperator(piece) : isSign(piece, HCL_ASSIGNS) && !isOperator(before))
            return '';
        return apart ? ' ' : '';
    },
};
const SQL_OPENS = signs('( , ;');
const SQL_CLOSES = signs(') , ;');
const SQL_COMPARES = signs('= <> != <= >= < >');
const SQL_COMMAND = /^(?:set|spool|define|undefine|accept|column|col|whenever|ttitle|btitle|break|compute|execute|exec|show|variable|var|print|connect|conn|host|start|timing|clear|pause|exit|quit|desc|describe|use|source)$/i;
function sqlLayout() {
    let inCommand = false;
    let isFirst = true;
    return {
        exactComments: /^(?:\/\*[!+]|--\+)/,
        between({ before, piece, apart, newline }) {
            inCommand ||= (isFirst && SQL_COMMAND.test(before.text)) || before.text.startsWith('#');
            if (before.text === ';')
                inCommand = false;
            const ends = newline && inCommand;
            if (newline)
                inCommand = false;
            isFirst = before.text === ';' || before.kind === 'markup' || ends;
            if (ends)
                return '\n';
            if (before.kind === 'string' && piece.kind === 'string' && newline)
                return '\n';
            if (isSign(before, SQL_OPENS) || isSign(piece, SQL_CLOSES))
                return '';
            if (isSign(before, SQL_COMPARES) ? !isOperator(piece) : isSign(piece, SQL_COMPARES) && !isOperator(before))
                return '';
            return apart ? ' ' : '';
        },
    };
}

;








function n4Tokens(language, text, tokens) {
    switch (language) {
        case 'csharp':
            return byLayout(text, tokens, CSHARP);
        case 'kotlin':
            return byLayout(text, tokens, KOTLIN);
        case 'swift':
            return byLayout(text, tokens, swiftLayout());
        case 'ruby':
            return byLayout(text, tokens, RUBY);
        case 'shell':
            return byLayout(text, tokens, SHELL);
        case 'php':
            return aroundMarkup(text, (0,canonical_piece .Xe)(text, tokens), byLayout(text, tokens, PHP));
        case 'sql':
            return /\bfrom\s+stdin\b/i.test(text) ? (0,raw_lines .E)(text) : byLayout(text, tokens, sqlLayout());
        case 'html':
        case 'vue':
            return hasLoneCr(text) ? (0,raw_lines .E)(text) : pageCanonical(text, language, (embedded, inside) => n4Tokens(embedded, inside, (0,lex .I)(embedded, inside)));
        case 'scss':
        case 'less': {
            const pieces = (0,canonical_piece .Xe)(text, tokens);
            return hasLoneCr(text) || pieces.some(isUnclosed) ? (0,raw_lines .E)(text) : (0,css .Y)(pieces);
        }
        case 'dart':
            return byLayout(text, tokens, DART);
        case 'lua':
            return byLayout(text, tokens, LUA);
        case 'proto':
            return byLayout(text, tokens, PROTO);
        case 'graphql':
            return byLayout(text, tokens, GRAPHQL);
        case 'zig':
            return byLayout(text, tokens, ZIG);
        case 'hcl':
            return byLayout(text, tokens, HCL);
        default:
            return (0,canonical_tokens .F3)(language, text, tokens) ?? (0,raw_lines .E)(text);
    }
}
function hasLoneCr(text) {
    return /\r(?!\n)/.test(text);
}
function byLayout(text, tokens, layout) {
    return hasLoneCr(text) ? (0,raw_lines .E)(text) : layoutCanonical(text, (0,canonical_piece .Xe)(text, tokens), layout);
}
function aroundMarkup(text, pieces, canonical) {
    const [first, last] = [pieces[0], pieces.at(-1)];
    const isRaw = canonical[0]?.text.startsWith('l:') === true;
    if (first === undefined || last === undefined || isRaw)
        return canonical;
    const end = text.slice(last.to).replaceAll('\r\n', '\n');
    const before = first.gap === '' ? [] : [(0,canonical_piece .Gy)(`g:${first.gap}`, 0)];
    return [...before, ...canonical, ...(last.kind === 'markup' && end !== '' ? [(0,canonical_piece .Gy)(`g:${end}`, last.to)] : [])];
}


  }),

  9421:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Rv: () => (  gateOf),
  F5: () => (  shapeOf),
  Jz: () => (  withoutAnnotations)
});

;
const SPECIFIERS = new Set(['mutable', 'constexpr', 'consteval', 'noexcept', 'static']);
const TYPE_PART = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|[([][^]*[)\]]|::|[<>,.*&?!])$/u;
const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const BEFORE_VALUE = new Set('return co_return co_yield throw case else in and or not new await yield'.split(' '));
const NO_BINDING = new Set('ref mut true false box self crate super as if in _'.split(' '));
function withoutParameters(head, language) {
    switch (language) {
        case 'cpp':
            return cppLambda(head);
        case 'rust':
            return rustClosure(head);
        case 'ruby':
            return rubyLambda(head);
        case 'zig':
            return zigFunction(head);
        case 'dart':
            return dartFunction(head);
        default:
            return null;
    }
}
function withoutGenerics(head) {
    if (head.at(-2) !== '>' || !/^=>\*?$/.test(head.at(-1) ?? ''))
        return head;
    let depth = 0;
    for (let at = head.length - 2; at >= 0; at -= 1) {
        if (head[at] === '>')
            depth += 1;
        else if (head[at] === '<')
            depth -= 1;
        if (depth !== 0)
            continue;
        const isComparison = isOperand(head[at - 1]) && head[at - 1] !== 'async';
        return isComparison ? head : [...head.slice(0, at).filter((text) => text !== 'async'), '=>'];
    }
    return head;
}
function isOperand(text) {
    return text !== undefined && (/^[\p{L}\p{N}_$"')\]]/u.test(text) || /[)\]]$/.test(text)) && !BEFORE_VALUE.has(text);
}
function cppLambda(head) {
    let end = head.length;
    const arrow = head.lastIndexOf('->');
    if (arrow > 0 && head.slice(arrow + 1).every((text) => TYPE_PART.test(text)))
        end = arrow;
    while (end > 0 && SPECIFIERS.has(head[end - 1] ?? ''))
        end -= 1;
    if (head[end - 1]?.startsWith('(') === true)
        end -= 1;
    if (head[end - 1] === '>') {
        const from = head.lastIndexOf('<', end);
        if (head[from - 1]?.startsWith('[') === true)
            end = from;
    }
    const before = head.slice(0, end - 1);
    return head[end - 1]?.startsWith('[') === true && !isOperand(before.at(-1)) ? [...before, '=>'] : null;
}
function withoutMove(before) {
    return before.at(-1) === 'move' ? before.slice(0, -1) : before;
}
function rustClosure(head) {
    const arrow = head.lastIndexOf('->');
    const own = arrow > 0 && head.slice(arrow + 1).every((text) => TYPE_PART.test(text)) ? head.slice(0, arrow) : head;
    if (own.at(-1) === '||' && !isOperand(own.at(-2) === 'move' ? undefined : own.at(-2)))
        return [...withoutMove(own.slice(0, -1)), '=>'];
    if (own.at(-1) !== '|' || own === head)
        return null;
    const from = own.lastIndexOf('|', -2);
    return from < 0 ? null : [...withoutMove(own.slice(0, from)), '=>'];
}
function rubyLambda(head) {
    const arrow = head.lastIndexOf('->');
    const parameters = head.slice(arrow + 1, head.at(-1) === 'do' ? -1 : undefined);
    const isListed = parameters.length === 1 && parameters[0]?.startsWith('(') === true;
    const isLambda = arrow >= 0 && (isListed || parameters.every((text) => WORD.test(text) || text === ','));
    return isLambda ? [...head.slice(0, arrow), '=>'] : null;
}
function zigFunction(head) {
    const word = head.indexOf('fn');
    const isFunction = word >= 0 && head.slice(0, word).every((text) => WORD.test(text) || /^(?:s:|")/.test(text));
    return isFunction ? ['fn', head[word + 1] ?? '', '=>'] : null;
}
function dartFunction(head) {
    let end = head.length;
    while (['async', 'sync', '*', 'async*', 'sync*'].includes(head[end - 1] ?? ''))
        end -= 1;
    if (head[end - 1]?.startsWith('(') !== true)
        return null;
    const name = head[end - 2] ?? '';
    return WORD.test(name) && !BEFORE_VALUE.has(name) ? [name, '=>'] : [...head.slice(0, end - 1), '=>'];
}
function withoutBindings(head, language) {
    if (language === 'zig' && head.at(-1) === '|') {
        const from = head.lastIndexOf('|', -2);
        return head.map((text, index) => (from >= 0 && index > from && WORD.test(text) ? '_' : text));
    }
    if (language === 'dart') {
        const initialisers = head.findIndex((text, index) => text === ':' && head[index - 1]?.startsWith('(') === true);
        return initialisers < 0 || head.slice(0, initialisers).includes('?') ? head : head.slice(0, initialisers);
    }
    if (language !== 'rust')
        return head;
    const pattern = rustPattern(head);
    if (pattern === null)
        return head;
    const bound = head.slice(pattern.from, pattern.to).flatMap((text) => text.split(' '));
    const after = head.slice(pattern.to).flatMap((text) => text.split(' '));
    const names = bound.filter((text, index) => isBinding(text, bound[index - 1], bound[index + 1]));
    const used = new Map(names.filter((name) => after.includes(name)).map((name, index) => [name, `_${index}`]));
    const renamed = (text) => used.get(text) ?? (names.includes(text) ? '_' : text);
    const isName = (text, index) => isBinding(text, bound[index - 1], bound[index + 1]);
    const patternTexts = bound.map((text, index) => (isName(text, index) ? renamed(text) : text));
    const condition = after.map((text, index) => (after[index - 1] === '.' ? text : (used.get(text) ?? text)));
    return [...head.slice(0, pattern.from), ...patternTexts, ...condition];
}
function rustPattern(head) {
    if (head.at(-1) === '=>') {
        const condition = head.indexOf('if');
        return { from: 0, to: condition < 0 ? head.length - 1 : condition };
    }
    const [first] = head;
    const from = first === 'if' || first === 'while' ? head.lastIndexOf('let') : -1;
    const to = head.indexOf('=', from);
    return from < 0 || to < 0 ? null : { from: from + 1, to };
}
function isBinding(text, before, after) {
    if (!/^[a-z_][\p{L}\p{N}_]*$/u.test(text) || NO_BINDING.has(text))
        return false;
    if (before === '::' || before === '.')
        return false;
    return !['::', '!', '.', '{}'].includes(after ?? '') && after?.startsWith('(') !== true;
}

;

const CONTROL = new Set('if else elif elsif elseif unless while until for foreach do switch match when case catch except rescue try finally ensure with using lock synchronized guard loop select go defer namespace extern test repeat'.split(' '));
const DECLARES = new Set('function func fun fn def class struct interface trait enum module mod record object protocol extension union actor type impl namespace'.split(' '));
const DEFINES = new Set(['def', 'class', 'module']);
const FUNCTIONS = new Set(['function', 'func', 'fun', 'fn']);
const TARGET = /^(?:[\p{L}_$@][\p{L}\p{N}_$]*|[([][^]*[)\]]|\{\}|[:<>.,*&?|])$/u;
const TYPE = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|[([][^]*[)\]]|\{\}|[:<>|&.,]|[st]:[^]*)$/u;
const CONDITIONAL = /^\[[^]*\b(?:cfg|cfg_attr|test|Conditional)\b/;
function gateOf(whole, isNamed, { language, arrow }) {
    const head = withoutBindings(whole, language);
    const first = head.find((text) => text !== '{}' && text !== '#' && !text.startsWith('['));
    if (!isNamed && first !== undefined && CONTROL.has(first))
        return branchOf(head).join(' ');
    if (!isNamed && DEFINES.has((first === 'async' ? head[1] : first) ?? '') && !head.includes('<'))
        return head.find((text) => DEFINES.has(text)) ?? '';
    const conditions = head.filter((text) => CONDITIONAL.test(text));
    const assigned = head.indexOf('=');
    const declared = head.findIndex((text) => DECLARES.has(text));
    const target = head.slice(0, Math.max(assigned, 0));
    const isOpen = target.filter((text) => text === '<').length > target.filter((text) => text === '>').length;
    const colon = target.indexOf(':');
    const isPlain = target.every((text, index) => TARGET.test(text) || (text === '=>' && colon >= 0 && colon < index));
    const isTarget = assigned >= 0 && !isOpen && (declared < 0 || declared > assigned) && isPlain;
    if (isNamed && !isTarget) {
        const word = head[declared] ?? '';
        const isGenerator = /^(?:async |static |export |default )*(?:function )?\*/.test(head.join(' '));
        return [...conditions, FUNCTIONS.has(word) ? '' : word, isGenerator ? '*' : ''].join(' ').trim();
    }
    const value = isTarget ? head.slice(assigned + 1) : head;
    return [...conditions, ...(withoutParameters(value, language) ?? withoutGenerics(withoutSignature(value, arrow)))].join(' ');
}
const BRANCHES = new Set(['else', 'elif', 'elsif', 'elseif']);
const CONSTANT = /^(?:\( )?(?:(?:true|True|false|False|nil|None|null|not|!|\d+|:|;|\{\}|then|if|else|elif|elsif|elseif|\[|\]|\(|\)) ?)+$/;
function branchOf(head) {
    const begins = [0, ...head.flatMap((text, index) => (index > 0 && BRANCHES.has(text) ? [index] : []))];
    const branches = begins.map((from, index) => head.slice(from, begins[index + 1]));
    const last = branches.at(-1) ?? [];
    const isBare = last[0] === 'else' && last[1] !== 'if';
    return isBare ? head : [...branches.slice(0, -1).filter((branch) => CONSTANT.test(branch.join(' '))), last].flat();
}
function withoutSignature(head, arrow) {
    const word = head.findIndex((text) => FUNCTIONS.has(text));
    if (word >= 0)
        return [...withoutAsync(head.slice(0, word)), head[word + 1] === '*' ? '=>*' : '=>'];
    if (head.at(-1) === '|')
        return [...gate_withoutMove(head.slice(0, head.lastIndexOf('|', -2))), '=>'];
    if (arrow === null || head.at(-1) !== arrow)
        return head;
    const before = head.slice(0, -1);
    const last = before.at(-1) ?? '';
    if (last.startsWith('('))
        return [...withoutAsync(before.slice(0, -1)), '=>'];
    const typed = before.findLastIndex((text, index) => text.startsWith('(') && before[index + 1] === ':');
    if (typed >= 0 && before.slice(typed + 1).every((text) => TYPE.test(text)))
        return [...withoutAsync(before.slice(0, typed)), '=>'];
    return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(last) && before.at(-2) !== '.' ? [...withoutAsync(before.slice(0, -1)), '=>'] : head;
}
function withoutAsync(head) {
    return head.at(-1) === 'async' || head.at(-1) === 'static' ? head.slice(0, -1) : head;
}
function gate_withoutMove(head) {
    return head.at(-1) === 'move' ? head.slice(0, -1) : head;
}
function withoutAnnotations(texts) {
    let from = 0;
    for (;;) {
        const [text = '', next = ''] = texts.slice(from, from + 2);
        if (/^@./.test(text))
            from += 1;
        else if (text === '@' && next !== '')
            from += 2;
        else if (text === '#' && next.startsWith('[') && !CONDITIONAL.test(next))
            from += 2;
        else if (text.startsWith('[') && text.endsWith(']') && !CONDITIONAL.test(text))
            from += 1;
        else
            return texts.slice(from);
        while (texts[from] === '.' && texts[from + 1] !== undefined)
            from += 2;
        if (texts[from]?.startsWith('(') === true)
            from += 1;
    }
}
const OPERATORS = new Set('and or not in is as if unless else elif elsif rescue ensure then do while until for where when case default catch finally await async yield return throw raise new typeof void delete instanceof satisfies export public private protected internal static const let var val final override true false null nil undefined None True False try guard except with'.split(' '));
function shapeOf(texts) {
    return texts.map((text) => (/^(?:[\p{L}\p{N}_$"'`]|[str]:)/u.test(text) && !OPERATORS.has(text) ? '_' : text));
}


  }),

  8358:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  py: () => (  enclosingSymbol),
  dL: () => (  findSymbols),
  LE: () => (  nearestNames),
  wr: () => (  readCode),
  ZR: () => (  symbolsOf)
});

var nearest = __webpack_require__(1224);
var code = __webpack_require__(9028);
;
const NO_NAMES = new Set(['alignas', '__declspec', '__attribute__', '__attribute', '_Alignas', 'decltype', 'explicit', 'noexcept', 'throw', 'requires', 'sizeof', 'typeof', '__typeof__', 'static_assert', '_Static_assert', 'if', 'while', 'for', 'switch', 'return', 'asm', '__asm__', 'catch', 'defined', 'else', 'do']);
const QUALIFIERS = new Set(['const', 'volatile', 'noexcept', 'override', 'final', 'throw', 'try', 'requires', 'mutable', '__attribute__', '__asm__', 'asm', 'abstract']);
function functionHead(code, first, end, mayOmit) {
    let restart = null;
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, ';') || code.is(i, '{') || code.is(i, '}') || code.is(i, '=') || code.is(i, ','))
            return null;
        if (code.is(i, 'operator'))
            return operatorHead(code, first, i, end, restart);
        if (!code.is(i, '(') || code.isAny(i - 1, NO_NAMES) || !(code.isWord(i - 1) || code.is(i - 1, '>'))) {
            i = code.pastTypes(i);
            continue;
        }
        const after = code.past(i);
        if (code.is(i + 1, '*') && code.is(i + 3, '(')) {
            const tail = tailOf(code, i, end);
            return tail === null ? null : { name: code.slice(i + 2), parameters: i + 3, restart, ...tail };
        }
        if (code.is(i + 1, '*') || code.is(i + 1, '&') || (code.is(after, '(') && code.is(after - 3, '*')) || after === i + 1)
            return null;
        const name = nameBefore(code, i - 1, restart ?? first);
        if (name.from <= (restart ?? first) && mayOmit && code.isWord(after) && !code.isAny(after, QUALIFIERS) && !isOldStyle(code, i, end)) {
            restart = after;
            i = after;
            continue;
        }
        const tail = tailOf(code, i, end);
        return tail === null ? null : { name: name.text, parameters: i, restart, ...tail };
    }
    return null;
}
function operatorHead(code, first, at, end, restart) {
    let i = at + 1;
    if (code.is(i, '('))
        i += 2;
    while (code.within(i, end) && !code.is(i, '(') && !code.is(i, ';') && !code.is(i, '{'))
        i += 1;
    if (!code.is(i, '('))
        return null;
    const tail = tailOf(code, i, end);
    const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
    const scope = code.is(at - 1, ':') ? nameBefore(code, at - 3, first).text : '';
    return tail === null || sign.length > 80 ? null : { name: scope === '' ? sign : `${scope}.${sign}`, parameters: i, restart, ...tail };
}
function nameBefore(code, last, first) {
    const parts = [];
    let i = last;
    for (;;) {
        if (code.is(i, '>'))
            i = code.mate(i) - 1;
        if (!code.isWord(i))
            break;
        const tilde = code.is(i - 1, '~');
        parts.push((tilde ? '~' : '') + code.slice(i));
        if (tilde)
            i -= 1;
        if (!code.is(i - 2, '::') || i - 3 < first)
            break;
        i -= 3;
    }
    return { text: parts.toReversed().join('.'), from: i };
}
function tailOf(code, parameters, end) {
    let i = code.past(parameters);
    const old = isOldStyle(code, parameters, end);
    let initialisers = false;
    while (code.within(i, end)) {
        if (code.is(i, '{')) {
            const value = initialisers && (code.isWord(i - 1) || code.is(i - 1, '>'));
            if (!value)
                return { end: handlersEnd(code, code.close(i, end) + 1, end), hasBody: true };
        }
        else if (code.is(i, ';') && !old)
            return { end: i + 1, hasBody: code.is(i - 1, 'default') || code.is(i - 1, 'delete') };
        else if (code.is(i, '}'))
            return null;
        else if (code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':'))
            initialisers = true;
        else if (code.is(i, ',') && !initialisers && !old)
            return null;
        i = code.pastTypes(i);
    }
    return null;
}
function handlersEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && code.is(j, 'catch') && code.is(j + 1, '(')) {
        const body = code.past(j + 1);
        if (!code.is(body, '{'))
            break;
        j = code.close(body, end) + 1;
    }
    return Math.min(j, end);
}
function isOldStyle(code, parameters, end) {
    const after = code.past(parameters);
    if (!code.isWord(after))
        return false;
    for (let i = after; code.within(i, end); i = code.past(i)) {
        if (code.is(i, '{'))
            return code.is(i - 1, ';');
        if (!code.isWord(i) && !code.is(i, '*') && !code.is(i, ',') && !code.is(i, ';') && !code.is(i, '['))
            return false;
    }
    return false;
}

var symbols_found = __webpack_require__(6876);
;
function walk(code, mode, step) {
    const scopes = [{ mode, name: '', start: 0, end: code.length }];
    const open = (inner, name, start, end) => {
        const limit = scopes.at(-1)?.end ?? code.length;
        scopes.push({ mode: inner, name, start, end: Math.min(end, limit) });
    };
    let i = 0;
    while (!code.exhausted) {
        let scope = scopes.at(-1);
        while (scope !== undefined && scope.end <= i) {
            scopes.pop();
            scope = scopes.at(-1);
        }
        if (scope === undefined)
            return;
        const next = step(scope, i, open);
        i = Math.max(i + 1, next, scopes.at(-1)?.start ?? i);
    }
}

;



const KEYS = new Set(['class', 'struct', 'union', 'enum']);
function cppSymbols(code, found) {
    const declared = [];
    const defined = new Set();
    const reader = new Reader(code, found, (name, first, end, hasBody) => {
        if (hasBody) {
            defined.add(name);
            found.add(name, first, end);
        }
        else
            declared.push({ name, first, end });
    });
    walk(code, 'file', (scope, i, open) => (scope.mode === 'local' ? reader.local(scope, i, open) : reader.declaration(scope, i, open)));
    for (const { name, first, end } of declared)
        if (!defined.has(name))
            found.add(name, first, end);
}
class Reader {
    code;
    found;
    addFunction;
    constructor(code, found, addFunction) {
        this.code = code;
        this.found = found;
        this.addFunction = addFunction;
    }
    declaration(scope, first, open) {
        const { code } = this;
        if (code.is(first, ')'))
            return first;
        if (scope.mode === 'members') {
            const colon = code.isWord(first + 1) ? first + 2 : first + 1;
            if (code.is(colon, ':') && !code.is(colon, '::') && /^(?:public|protected|private|signals|slots|Q_SIGNALS)$/.test(code.slice(first)))
                return colon + 1;
        }
        const wrapper = this.wrapper(scope, first);
        if (wrapper !== null)
            return wrapper;
        let i = first;
        while (code.within(i, scope.end) && code.is(i, 'template') && code.is(i + 1, '<')) {
            i = code.pastTypes(i + 1);
            if (code.is(i, 'requires'))
                i = code.past(i + 1);
            if (code.is(i, '<'))
                i = code.pastTypes(i);
        }
        if (code.is(i, 'using'))
            return this.alias(scope, first, i);
        const type = this.typeAt(scope, first, i, open);
        if (type !== null)
            return type;
        if (code.is(i, 'typedef'))
            return this.typedef(scope, first, i);
        const head = functionHead(code, i, scope.end, scope.mode === 'file');
        if (head !== null)
            return this.functionAt(scope, first, head, open);
        return this.variable(scope, first, i, open);
    }
    local(scope, i, open) {
        const { code } = this;
        const begins = code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}');
        return (begins ? this.typeAt(scope, i, i, open) : null) ?? i;
    }
    wrapper(scope, first) {
        const { code } = this;
        let i = code.is(first, 'inline') ? first + 1 : first;
        if (code.is(i, 'extern') && code.is(i + 2, '{'))
            return i + 3;
        if (!code.is(i, 'namespace'))
            return null;
        while (code.within(i, scope.end) && !code.is(i, '{') && !code.is(i, ';'))
            i = code.past(i);
        return i + 1;
    }
    alias(scope, first, at) {
        const { code } = this;
        const end = this.statementEnd(at, scope.end);
        if (code.is(at + 2, '='))
            this.found.add((0,symbols_found .P)(scope.name, code.slice(at + 1)), first, this.withSemicolon(end));
        return end;
    }
    typedef(scope, first, at) {
        const { code } = this;
        const end = this.statementEnd(at, scope.end);
        const word = this.declaredAt(end - 1);
        if (code.isWord(word) && word > at + 1)
            this.found.add((0,symbols_found .P)(scope.name, code.slice(word)), first, this.withSemicolon(end));
        return end;
    }
    statementEnd(i, limit) {
        const { code } = this;
        let end = i;
        while (code.within(end, limit) && !code.is(end, ';') && !code.is(end, '}'))
            end = code.past(end);
        return end;
    }
    withSemicolon(end) {
        return this.code.is(end, ';') ? end + 1 : end;
    }
    declaredAt(last) {
        const { code } = this;
        let word = last;
        while (code.is(word, ']') || code.is(word, ')') || code.isAny(word, ATTRIBUTES)) {
            const inner = code.isWord(word) || (code.is(word, ')') && (code.is(word + 1, '(') || code.is(word + 1, '[')));
            word = (inner ? word : code.mate(word)) - 1;
        }
        return word;
    }
    typeAt(scope, first, at, open) {
        const { code } = this;
        let i = at;
        const isTypedef = code.is(i, 'typedef');
        while (code.within(i, scope.end) && code.isAny(i, BEFORE_KEY))
            i += 1;
        if (!code.isAny(i, KEYS))
            return null;
        const isEnum = code.is(i, 'enum');
        let name = '';
        let bases = false;
        i += 1;
        while (code.within(i, scope.end) && !code.is(i, '{')) {
            if (code.is(i, ':') && !code.is(i, '::'))
                bases = true;
            else if (code.is(i, '::')) {
                i += 2;
                continue;
            }
            else if (!bases && code.isWord(i) && !code.is(i, 'final') && !code.is(i + 1, '('))
                name = code.is(i - 2, '::') ? `${name}.${code.slice(i)}` : code.slice(i);
            else if (!bases && code.is(i, '(') && !code.isAny(i - 1, ATTRIBUTES) && !this.isMacro(i))
                return null;
            else if (code.is(i, ';') || code.is(i, '='))
                return null;
            i = code.pastTypes(i);
        }
        if (!code.is(i, '{'))
            return null;
        const body = i;
        const close = code.close(body, scope.end);
        const end = this.declaratorsEnd(close + 1, scope.end, isTypedef);
        if (code.is(end, '('))
            return null;
        const whole = this.withSemicolon(end);
        const aliased = this.declaredAt(end - 1);
        const alias = isTypedef && code.isWord(aliased) ? code.slice(aliased) : '';
        const full = name === '' && alias === '' ? scope.name : (0,symbols_found .P)(scope.name, name === '' ? alias : name);
        if (full !== scope.name)
            this.found.add(full, first, whole);
        if (alias !== '' && name !== '' && alias !== name)
            this.found.add((0,symbols_found .P)(scope.name, alias), first, whole);
        open('local', scope.name, close, whole);
        open(isEnum ? 'local' : 'members', full, body, close);
        return body + 1;
    }
    isMacro(i) {
        return /^[A-Z_\d]+$/.test(this.code.slice(i - 1)) && this.code.isWord(this.code.past(i));
    }
    declaratorsEnd(i, end, isTypedef) {
        const { code } = this;
        let j = i;
        while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}')) {
            if (!isTypedef && code.newline(j))
                break;
            j = code.past(j);
        }
        return j;
    }
    functionAt(scope, first, head, open) {
        const begin = head.restart ?? first;
        const name = (0,symbols_found .P)(scope.name, head.name);
        this.addFunction(name, begin, head.end, head.hasBody);
        open('local', name, head.parameters, head.end);
        return head.parameters;
    }
    variable(scope, first, at, open) {
        const { code } = this;
        let end = at;
        let name = null;
        let several = false;
        let valued = false;
        let called = false;
        while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}')) {
            const ends = code.is(end, '=') || code.is(end, '{') || (code.is(end, '[') && code.isWord(end - 1)) || (code.is(end, ':') && !code.is(end, '::') && !code.is(end - 1, ':'));
            if (ends && name === null)
                name = end - 1;
            if (code.is(end, '=') || code.is(end, '{'))
                valued = true;
            if (code.is(end, ','))
                several = true;
            if (code.is(end, '(') && !valued && !code.isAny(end - 1, ATTRIBUTES))
                called = true;
            end = code.is(end, '<') && !valued ? code.pastTypes(end) : code.past(end);
            if (code.is(end - 1, '}') && code.newline(end) && name !== null && !code.is(name + 1, '='))
                break;
        }
        name ??= end - 1;
        const whole = this.withSemicolon(end);
        const wanted = code.isWord(name) && name > at && !several && !called && (valued || scope.mode === 'members') && !code.is(at, 'friend') && !code.is(name, 'const');
        if (wanted)
            this.found.add((0,symbols_found .P)(scope.name, code.slice(name)), first, whole);
        open('local', wanted ? (0,symbols_found .P)(scope.name, code.slice(name)) : scope.name, at, whole);
        return at;
    }
}
const BEFORE_KEY = new Set(['typedef', 'static', 'const', 'constexpr', 'volatile', 'extern', 'inline', 'friend']);
const ATTRIBUTES = new Set(['alignas', '__declspec', '__attribute__', '__attribute', '_Alignas', 'decltype', 'typeof', '__typeof__']);

;


const MODIFIERS = new Set(['public', 'protected', 'private', 'internal', 'static', 'abstract', 'sealed', 'virtual', 'override', 'readonly', 'const', 'extern', 'unsafe', 'async', 'partial', 'new', 'volatile', 'required', 'file', 'ref', 'event', 'fixed', 'implicit', 'explicit', 'scoped', 'global', 'delegate']);
const TYPES = new Set(['class', 'struct', 'interface', 'enum', 'record']);
const TYPE_SIGNS = new Set(['.', ':', '<', '[', '?', '*']);
const NO_TYPE = new Set(['return', 'await', 'new', 'throw', 'else', 'yield', 'using', 'lock', 'if', 'while', 'for', 'foreach', 'switch', 'goto', 'case', 'do', 'try', 'catch', 'finally', 'in', 'is', 'as', 'out', 'when', 'nameof', 'typeof', 'checked', 'unchecked', 'base', 'this', 'default', 'not', 'and', 'or', 'from', 'select', 'where', 'stackalloc', 'sizeof']);
function csharpSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => (scope.mode === 'local' ? local(code, found, scope, i, open) : member(code, found, scope, i, open)));
}
function pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '['))
            i = code.past(i);
        else if (code.isAny(i, MODIFIERS))
            i += 1;
        else
            break;
    }
    return i;
}
function member(code, found, scope, first, open) {
    const isFile = scope.mode === 'file';
    if (isFile && code.is(first, 'namespace')) {
        let i = first;
        while (code.within(i, scope.end) && !code.is(i, '{') && !code.is(i, ';'))
            i += 1;
        return i + 1;
    }
    if (isFile && code.is(first, '[') && code.is(first + 2, ':') && !code.is(first + 2, '::'))
        return code.past(first);
    let i = pastModifiers(code, first, scope.end);
    const type = typeAt(code, found, scope, first, i, open);
    if (type !== null)
        return type;
    if (code.is(i, '('))
        i = code.past(i);
    while (code.within(i, scope.end)) {
        if (code.is(i, 'operator'))
            return operatorAt(code, found, scope, first, i, open);
        if (code.is(i, '(')) {
            const name = csharp_nameBefore(code, i);
            if (name !== null && (!isFile || isLocalFunction(code, first, name)))
                return methodAt(code, found, scope, first, name, i, open);
            open('local', scope.name, i, code.close(i, scope.end));
            return i;
        }
        if (code.is(i, 'this'))
            return propertyAt(code, found, scope, first, 'this', i, open);
        if (code.is(i, '{') || code.is(i, '=>')) {
            if (!isFile && code.isWord(i - 1))
                return propertyAt(code, found, scope, first, code.slice(i - 1), i, open);
            if (code.is(i, '{'))
                open('local', scope.name, i, code.close(i, scope.end));
            return i;
        }
        if (code.is(i, '=') || code.is(i, ',') || code.is(i, ';'))
            return isFile ? past(code, i, scope.end) : fieldsAt(code, found, scope, first, i, open);
        if (code.is(i, '}') || code.is(i, ')'))
            return i;
        i = code.pastTypes(i);
    }
    return i;
}
function past(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}'))
        j = code.past(j);
    return code.is(j, ';') ? j + 1 : j;
}
function csharp_nameBefore(code, i) {
    const name = code.is(i - 1, '>') ? code.mate(i - 1) - 1 : i - 1;
    return code.isWord(name) ? name : null;
}
function typeAt(code, found, scope, first, at, open) {
    if (!code.isAny(at, TYPES))
        return null;
    const word = code.is(at + 1, 'struct') || code.is(at + 1, 'class') ? at + 2 : at + 1;
    if (!code.isWord(word) || code.is(word + 1, '='))
        return null;
    let body = word;
    while (code.within(body, scope.end) && !code.is(body, '{') && !code.is(body, ';')) {
        if (code.is(body, '}'))
            return null;
        body = code.pastTypes(body);
    }
    if (body >= scope.end)
        return null;
    const name = (0,symbols_found .P)(scope.name, code.slice(word));
    const end = code.is(body, '{') ? code.close(body, scope.end) : body;
    found.add(name, first, end + 1);
    if (code.is(body, '{'))
        open(code.is(at, 'enum') ? 'local' : 'members', name, body + 1, end);
    return body;
}
function bodyEnd(code, i, end) {
    let j = i;
    let arrow = false;
    while (code.within(j, end) && !code.is(j, '}')) {
        if (code.is(j, ';'))
            return j + 1;
        if (code.is(j, '=>'))
            arrow = true;
        else if (code.is(j, '{') && !arrow)
            return code.close(j, end) + 1;
        j = code.past(j);
    }
    return Math.min(j, end);
}
function methodAt(code, found, scope, first, word, parameters, open) {
    const destructor = code.is(word - 1, '~') ? '~' : '';
    const name = (0,symbols_found .P)(scope.name, destructor + code.slice(word));
    const end = bodyEnd(code, code.past(parameters), scope.end);
    found.add(name, first, end);
    open('local', name, parameters, end);
    return first;
}
function operatorAt(code, found, scope, first, at, open) {
    let i = at;
    while (code.within(i, scope.end) && !code.is(i, '(') && !code.is(i, ';') && !code.is(i, '}'))
        i += 1;
    const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
    const name = (0,symbols_found .P)(scope.name, sign.length > 60 ? 'operator' : sign);
    const end = bodyEnd(code, code.past(i), scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    return first;
}
function propertyAt(code, found, scope, first, word, i, open) {
    const name = (0,symbols_found .P)(scope.name, word);
    let end = bodyEnd(code, i, scope.end);
    if (code.is(i, '{') && code.is(end, '='))
        end = past(code, end, scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    return first;
}
function fieldsAt(code, found, scope, first, i, open) {
    const fields = [];
    let at = i;
    while (code.within(at, scope.end)) {
        const word = code.is(at - 1, ']') ? code.mate(at - 1) - 1 : at - 1;
        while (code.within(at, scope.end) && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = isTypes(code, at) ? code.pastTypes(at) : code.past(at);
        if (code.isWord(word) && word > first)
            fields.push({ name: code.slice(word), from: word, to: at });
        if (!code.is(at, ','))
            break;
        at += 1;
        while (code.within(at, scope.end) && !code.is(at, '=') && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.past(at);
    }
    const end = code.is(at, ';') ? at + 1 : at;
    const only = fields.length === 1 ? fields[0] : undefined;
    for (const field of fields)
        found.add((0,symbols_found .P)(scope.name, field.name), only === undefined ? field.from : first, only === undefined ? field.to : end);
    open('local', only === undefined ? scope.name : (0,symbols_found .P)(scope.name, only.name), i, at);
    return first;
}
function isTypes(code, i) {
    return code.is(i, '<') && code.isWord(i - 1) && code.kind(code.mate(i) + 1) === 'punctuator';
}
function local(code, found, scope, i, open) {
    if (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) {
        const at = csharp_functionHead(code, i, scope.end);
        if (at !== null)
            return methodAt(code, found, scope, i, at.name, at.parameters, open);
    }
    return i;
}
function csharp_functionHead(code, first, end) {
    const type = pastModifiers(code, first, end);
    let i = code.is(type, '(') ? code.past(type) : type;
    while (code.within(i, end) && !code.is(i, '(')) {
        if ((!code.isWord(i) && !code.isAny(i, TYPE_SIGNS)) || code.isAny(i, NO_TYPE))
            return null;
        i = code.pastTypes(i);
    }
    const name = csharp_nameBefore(code, i);
    if (name === null || name <= type || !isLocalFunction(code, first, name))
        return null;
    const after = code.past(i);
    return code.is(after, '{') || code.is(after, '=>') || code.is(after, 'where') ? { name, parameters: i } : null;
}
function isLocalFunction(code, first, name) {
    const before = name - 1;
    if (before < first || code.isAny(first, NO_TYPE))
        return false;
    return (code.isWord(before) && !NO_TYPE.has(code.slice(before))) || code.is(before, '>') || code.is(before, ']') || code.is(before, '?') || code.is(before, '*') || code.is(before, ')');
}

;
const OPEN_WORDS = new Set(['typeof', 'delete', 'new', 'in', 'instanceof', 'as', 'satisfies', 'keyof', 'extends', 'await', 'function', 'class', 'case', 'implements']);
const OPEN_TYPE_WORDS = new Set(['is', 'extends', 'keyof', 'readonly', 'asserts']);
const LINKS = new Set(['in', 'instanceof', 'as', 'satisfies', 'extends', 'implements', 'is']);
const CONTINUING = '.([+-*/%,?:&|^<>=`)]}';
function newStatement(code, i) {
    if (!code.newline(i))
        return false;
    const before = i - 1;
    if (code.isWord(before) && !code.is(before - 1, '.') && OPEN_WORDS.has(code.slice(before)))
        return false;
    if (code.kind(before) === 'punctuator' && !endsOperand(code, before))
        return false;
    if (code.isWord(i))
        return !LINKS.has(code.slice(i));
    if (code.kind(i) === 'markup' || code.kind(i) === 'template')
        return false;
    if (code.kind(i) !== 'punctuator')
        return true;
    if (code.is(i, '++') || code.is(i, '--'))
        return true;
    return code.is(i, '!') ? !code.is(i, '!=') : !CONTINUING.includes(code.slice(i));
}
function endsOperand(code, i) {
    switch (code.slice(i)) {
        case ')':
        case ']':
        case '}':
            return true;
        case '+':
        case '-':
            return code.glued(i) && code.slice(i - 1) === code.slice(i);
        case '!':
            return code.glued(i);
        case '>':
            return code.mate(i) >= 0;
        default:
            return false;
    }
}
function expressionEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ',') || stops(code, j) || (j > i && newStatement(code, j)))
            return j;
        j = code.is(j, '<') && isTypeList(code, j) ? code.pastTypes(j) : code.past(j);
    }
    return Math.min(j, end);
}
function typeEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ',') || stops(code, j) || (code.is(j, '=') && !code.is(j, '=>')) || (j > i && newStatement(code, j)))
            return j;
        if (code.is(j, '{') && !opensType(code, i, j))
            return j;
        j = code.is(j, '=>') ? j + 2 : code.pastTypes(j);
    }
    return Math.min(j, end);
}
function stops(code, i) {
    return code.is(i, ';') || code.is(i, ')') || code.is(i, ']') || code.is(i, '}');
}
function opensType(code, start, i) {
    if (i === start)
        return true;
    const before = i - 1;
    if (code.isWord(before))
        return OPEN_TYPE_WORDS.has(code.slice(before));
    return code.is(before, '|') || code.is(before, '&') || code.is(before, '?') || code.is(before, ':') || (code.is(before, '>') && code.is(before - 1, '=>'));
}
function isTypeList(code, i) {
    const close = code.mate(i);
    if (close < 0)
        return false;
    return code.is(close + 1, '(') || code.is(i - 2, 'as') || code.is(i - 2, 'satisfies') || code.is(i - 2, 'new');
}

;
function classify(code, i, end) {
    const other = { sort: 'other', body: null, from: i };
    if (code.is(i, 'class'))
        return { ...other, sort: 'class' };
    if (code.is(i, '{'))
        return { ...other, sort: 'object' };
    const j = code.is(i, 'async') && !code.is(i + 1, '=>') ? i + 1 : i;
    if (code.is(j, 'function'))
        return { ...other, sort: 'function' };
    if (code.isWord(j) && code.is(j + 1, '=>'))
        return arrow(code, j + 1);
    const open = code.is(j, '<') ? code.pastTypes(j) : j;
    if (!code.is(open, '('))
        return other;
    const after = code.past(open);
    if (code.is(after, '=>'))
        return arrow(code, after);
    if (!code.is(after, ':'))
        return other;
    for (let at = after; code.within(at, end); at = code.pastTypes(at)) {
        if (code.is(at, '=>'))
            return arrow(code, at);
        if (code.is(at, ';') || code.is(at, ','))
            return other;
    }
    return other;
}
function arrow(code, at) {
    return { sort: 'function', body: code.is(at + 2, '{') ? at + 2 : null, from: at + 2 };
}
function literalKey(code, i) {
    const text = code.slice(i);
    switch (code.kind(i)) {
        case 'number':
            return text;
        case 'string':
        case 'template':
            return text.includes('\\') ? '' : text.slice(1, -1);
        default:
            return '';
    }
}
function nameAt(code, i) {
    return unescaped(code.slice(i));
}
function unescaped(name) {
    if (!name.includes('\\'))
        return name;
    return name.replaceAll(/\\u(?:([\da-fA-F]{4})|\{([\da-fA-F]{1,8})\})/g, (escape, four, braced) => {
        const point = Number.parseInt(four ?? braced ?? '', 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : escape;
    });
}

;


function statementEnd(code, i, end) {
    return i < end && code.is(i, ';') ? i + 1 : i;
}
function pastDecorator(code, at) {
    let i = at + 1;
    if (code.is(i, '('))
        return code.past(i);
    i += 1;
    while (code.is(i, '.') && code.within(i, code.length))
        i += 2;
    return code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
}
function braceAfter(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, '{')) {
            if (!code.is(j - 1, 'extends') && !(code.is(j - 1, ',') && !code.newline(j)))
                return j;
        }
        else if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')'))
            return null;
        j = code.pastTypes(j);
    }
    return null;
}
function ecmascript_scopes_bodyEnd(code, i, end) {
    const j = code.is(i, ':') ? typeEnd(code, i + 1, end) : i;
    return code.is(j, '{') ? code.close(j, end) + 1 : statementEnd(code, j, end);
}
function openValue(code, name, level, i, end, open) {
    const { sort } = classify(code, i, end);
    open('local', name, i, end);
    if (sort === 'object' && level === 'module') {
        open('object', name, i, code.close(i, end));
        return i + 1;
    }
    const body = sort === 'class' ? braceAfter(code, i, end) : null;
    if (body === null)
        return i;
    open('class', name, body, code.close(body, end));
    return body + 1;
}
function valueEnd(code, i, end) {
    const { body, from } = classify(code, i, end);
    return body !== null && code.mate(body) > body ? Math.min(code.mate(body) + 1, end) : expressionEnd(code, from, end);
}

;




const ecmascript_members_MODIFIERS = new Set(['public', 'private', 'protected', 'static', 'readonly', 'abstract', 'override', 'declare', 'async', 'accessor', 'get', 'set']);
const ACROSS_LINES = new Set(['static', 'get', 'set']);
const ENDS_NAME = '(=;:?!<,}';
function ecmascript_members_member(code, found, scope, first, open) {
    let i = first;
    while (code.within(i, scope.end)) {
        if (code.is(i, '@'))
            i = pastDecorator(code, i);
        else if (code.is(i, '*'))
            i += 1;
        else if (code.isAny(i, ecmascript_members_MODIFIERS) && !endsName(code, i + 1, scope.end) && (!code.newline(i + 1) || code.isAny(i, ACROSS_LINES)))
            i += 1;
        else
            break;
    }
    if (code.is(i, '{')) {
        open('local', scope.name, i, code.close(i, scope.end));
        return i + 1;
    }
    const key = keyAt(code, i, scope);
    if (key === null)
        return i;
    const { name } = key;
    let after = key.after;
    if (code.is(after, '?') || code.is(after, '!'))
        after += 1;
    if (code.is(after, '<'))
        after = code.pastTypes(after);
    if (code.is(after, '('))
        return ecmascript_members_methodAt(code, found, name, first, after, scope.end, open, key.scope);
    const typed = code.is(after, ':') ? typeEnd(code, after + 1, scope.end) : after;
    if (code.is(typed, '=')) {
        const end = valueEnd(code, typed + 1, scope.end);
        found.add(name, first, statementEnd(code, end, scope.end));
        return openValue(code, key.scope, 'module', typed + 1, end, open);
    }
    found.add(name, first, statementEnd(code, typed, scope.end));
    return typed;
}
function ecmascript_members_methodAt(code, found, name, first, parameters, limit, open, inner) {
    const end = ecmascript_scopes_bodyEnd(code, code.past(parameters), limit);
    found.add(name, first, end);
    open('local', inner, parameters, end);
    return parameters;
}
function endsName(code, i, end) {
    return i >= end || (code.kind(i) === 'punctuator' && ENDS_NAME.includes(code.slice(i)));
}
function keyAt(code, i, scope) {
    const key = (literal, after) => {
        const name = literal === '' ? '' : (0,symbols_found .P)(scope.name, literal);
        return { name, scope: name === '' ? scope.name : name, after };
    };
    if (code.isWord(i))
        return key(nameAt(code, i), i + 1);
    if (code.kind(i) === 'string' || code.kind(i) === 'number')
        return key(literalKey(code, i), i + 1);
    if (!code.is(i, '['))
        return null;
    const after = code.past(i);
    return key(after === i + 3 ? literalKey(code, i + 1) : '', after);
}
function entry(code, found, scope, first, open) {
    let i = first;
    while (code.within(i, scope.end) && (code.is(i, '*') || ((code.is(i, 'async') || code.is(i, 'get') || code.is(i, 'set')) && !endsName(code, i + 1, scope.end))))
        i += 1;
    const key = keyAt(code, i, scope);
    const after = key === null ? i : code.is(key.after, '<') ? code.pastTypes(key.after) : key.after;
    if (key !== null && code.is(after, '('))
        return ecmascript_members_methodAt(code, found, key.name, first, after, scope.end, open, key.scope);
    if (key !== null && code.is(key.after, ':')) {
        const end = valueEnd(code, key.after + 1, scope.end);
        const { sort } = classify(code, key.after + 1, end);
        if (sort === 'function' || sort === 'class')
            found.add(key.name, first, end);
        return openValue(code, sort === 'other' ? scope.name : key.scope, 'module', key.after + 1, end, open);
    }
    const end = expressionEnd(code, first, scope.end);
    open('local', scope.name, first, Math.max(end, first + 1));
    return first;
}

;






const PREFIXES = new Set(['export', 'default', 'declare', 'abstract', 'async']);
function ecmascriptSymbols(code, found) {
    walk(code, 'module', (scope, i, open) => {
        switch (scope.mode) {
            case 'class':
                return ecmascript_members_member(code, found, scope, i, open);
            case 'object':
                return entry(code, found, scope, i, open);
            case 'module-names':
            case 'local-names':
                return declarator(code, found, scope, i, open);
            case 'module':
            case 'local':
                return statement(code, found, scope, i, open);
        }
    });
}
function statement(code, found, scope, i, open) {
    if ((code.isWord(i) || code.is(i, '@')) && beginsStatement(code, i)) {
        const next = declaration(code, found, scope, i, open) ?? assignment(code, found, scope, i, open);
        if (next !== null)
            return next;
    }
    if (code.is(i, 'class') && !code.is(i - 1, '.') && (code.is(i + 1, '{') || code.isWord(i + 1))) {
        const body = braceAfter(code, i, scope.end);
        if (body !== null) {
            open('class', scope.name, body, code.close(body, scope.end));
            return body + 1;
        }
    }
    if (code.is(i, '{') || code.is(i, '(') || code.is(i, '['))
        open('local', scope.name, i, code.close(i, scope.end));
    return i;
}
function beginsStatement(code, i) {
    if (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}'))
        return true;
    if (code.is(i - 1, ':'))
        return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
    return newStatement(code, i);
}
function declaration(code, found, scope, first, open) {
    let i = first;
    let isDefault = false;
    while (code.within(i, scope.end)) {
        if (code.is(i, '@'))
            i = pastDecorator(code, i);
        else if (code.isAny(i, PREFIXES) && (!code.is(i, 'default') || code.is(i - 1, 'export'))) {
            isDefault ||= code.is(i, 'default');
            i += 1;
        }
        else
            break;
    }
    if (code.is(i, 'function'))
        return functionAt(code, found, scope, first, i, isDefault, open);
    const called = code.isWord(i + 1) && !code.is(i + 1, 'extends');
    if (code.is(i, 'class') && (called || isDefault))
        return classAt(code, found, (0,symbols_found .P)(scope.name, called ? nameAt(code, i + 1) : 'default'), first, i, scope.end, open);
    if (isDefault)
        return code.is(i, 'interface') ? null : defaultAt(code, found, scope, first, i, open);
    if (code.is(i, 'const') && code.is(i + 1, 'enum'))
        i += 1;
    const named = code.isWord(i + 1) && !code.newline(i + 1);
    if (code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var'))
        return variables(code, scope, first, i, open);
    if (!named)
        return (code.is(i, 'namespace') || code.is(i, 'module') || code.is(i, 'global')) ? namespaceAt(code, found, scope, first, i, open) : null;
    const name = (0,symbols_found .P)(scope.name, nameAt(code, i + 1));
    if (code.is(i, 'interface') || code.is(i, 'enum')) {
        const body = braceAfter(code, i, scope.end);
        if (body === null)
            return null;
        const end = code.close(body, scope.end);
        found.add(name, first, end + 1);
        return code.is(i, 'interface') ? end : body;
    }
    if (code.is(i, 'type') && (code.is(i + 2, '=') || code.is(i + 2, '<'))) {
        const is = code.is(i + 2, '<') ? code.pastTypes(i + 2) : i + 2;
        if (!code.is(is, '='))
            return null;
        const end = statementEnd(code, typeEnd(code, is + 1, scope.end), scope.end);
        found.add(name, first, end);
        return end;
    }
    if (code.is(i, 'namespace') || code.is(i, 'module'))
        return namespaceAt(code, found, scope, first, i, open);
    return null;
}
function functionAt(code, found, scope, first, at, isDefault, open) {
    let i = at + 1;
    if (code.is(i, '*'))
        i += 1;
    const named = code.isWord(i);
    if (!named && !isDefault)
        return null;
    const name = (0,symbols_found .P)(scope.name, named ? nameAt(code, i) : 'default');
    if (named)
        i += 1;
    if (code.is(i, '<'))
        i = code.pastTypes(i);
    if (!code.is(i, '('))
        return null;
    const end = ecmascript_scopes_bodyEnd(code, code.past(i), scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    return i;
}
function classAt(code, found, name, first, at, limit, open) {
    const body = braceAfter(code, at, limit);
    if (body === null)
        return null;
    const end = code.close(body, limit);
    found.add(name, first, end + 1);
    open('class', name, body, end);
    return body + 1;
}
function defaultAt(code, found, scope, first, i, open) {
    const end = valueEnd(code, i, scope.end);
    const name = (0,symbols_found .P)(scope.name, 'default');
    found.add(name, first, statementEnd(code, end, scope.end));
    return openValue(code, name, 'module', i, end, open);
}
function namespaceAt(code, found, scope, first, at, open) {
    let i = at + 1;
    let name = scope.name;
    if (code.isWord(i) && !code.is(at, 'global')) {
        name = (0,symbols_found .P)(name, nameAt(code, i));
        i += 1;
        while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) {
            name = (0,symbols_found .P)(name, nameAt(code, i + 1));
            i += 2;
        }
    }
    else if (code.kind(i) === 'string')
        i += 1;
    if (!code.is(i, '{'))
        return null;
    const end = code.close(i, scope.end);
    if (name !== scope.name)
        found.add(name, first, end + 1);
    open('module', name, i, end);
    return i + 1;
}
function variables(code, scope, first, at, open) {
    let end = at + 1;
    while (code.within(end, scope.end)) {
        end = declaratorEnd(code, end, scope.end);
        if (!code.is(end, ','))
            break;
        end += 1;
    }
    open(scope.mode === 'module' ? 'module-names' : 'local-names', scope.name, first, statementEnd(code, end, scope.end));
    return at + 1;
}
function declaratorValue(code, i, end) {
    let j = code.isWord(i) ? i + 1 : code.past(i);
    if (code.is(j, '!'))
        j += 1;
    if (code.is(j, ':'))
        j = typeEnd(code, j + 1, end);
    return j;
}
function declaratorEnd(code, i, end) {
    const is = declaratorValue(code, i, end);
    return code.is(is, '=') ? valueEnd(code, is + 1, end) : is;
}
function declarator(code, found, scope, i, open) {
    const is = declaratorValue(code, i, scope.end);
    const valued = code.is(is, '=');
    const end = valued ? valueEnd(code, is + 1, scope.end) : is;
    const level = scope.mode === 'module-names' ? 'module' : 'local';
    const sort = valued ? classify(code, is + 1, end).sort : 'other';
    const wanted = code.isWord(i) && (level === 'module' || sort === 'function' || sort === 'class');
    const name = wanted ? (0,symbols_found .P)(scope.name, nameAt(code, i)) : scope.name;
    const alone = (code.is(i - 1, 'const') || code.is(i - 1, 'let') || code.is(i - 1, 'var')) && end >= scope.end - 1 && !code.is(end, ',');
    if (wanted)
        found.add(name, alone ? scope.start : i, alone ? scope.end : end);
    return !valued ? is : openValue(code, name, wanted ? level : 'local', is + 1, end, open);
}
function assignment(code, found, scope, first, open) {
    if (!code.isWord(first) || code.is(first, 'this') || !code.is(first + 1, '.'))
        return null;
    let i = first + 1;
    while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end))
        i += 2;
    if (!code.is(i, '='))
        return null;
    const path = unescaped(code.text.slice(code.from(first), code.to(i - 1)).replace(/\s+/g, ''));
    const exported = path === 'module.exports' || path === 'exports';
    const end = valueEnd(code, i + 1, scope.end);
    const { sort } = classify(code, i + 1, end);
    if (sort === 'other' || (sort === 'object' && scope.mode !== 'module') || path.length > 200)
        return null;
    const name = exported ? scope.name : (0,symbols_found .P)(scope.name, path.replace(/^(?:module\.)?exports\./, ''));
    if (!exported)
        found.add(name, first, statementEnd(code, end, scope.end));
    return openValue(code, name, sort === 'object' ? 'module' : 'local', i + 1, end, open);
}

;


function goSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => {
        switch (scope.mode) {
            case 'group':
            case 'local-group':
                return spec(code, found, scope, i, open);
            case 'file':
            case 'local':
                return go_statement(code, found, scope, i, open);
        }
    });
}
function go_statement(code, found, scope, i, open) {
    if (code.isWord(i) && (code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{'))) {
        if (code.is(i, 'func') && scope.mode === 'file')
            return go_functionAt(code, found, i, open) ?? i;
        const types = code.is(i, 'type');
        if (types || code.is(i, 'const') || code.is(i, 'var'))
            return declarations(code, scope, i, types, open);
        if (code.is(i + 1, ':=') && code.is(i + 3, 'func')) {
            const name = (0,symbols_found .P)(scope.name, code.slice(i));
            const end = go_statementEnd(code, i + 3, scope.end);
            if (code.is(end - 1, '}'))
                found.add(name, i, end);
            open('local', code.is(end - 1, '}') ? name : scope.name, i, end);
            return i + 3;
        }
    }
    if (code.is(i, '{') || code.is(i, '('))
        open('local', scope.name, i, code.close(i, scope.end));
    return i;
}
function go_functionAt(code, found, at, open) {
    let i = at + 1;
    let receiver = '';
    if (code.is(i, '(')) {
        receiver = receiverType(code, i);
        i = code.past(i);
    }
    if (!code.isWord(i))
        return null;
    const name = (0,symbols_found .P)(receiver, code.slice(i));
    i += 1;
    if (code.is(i, '['))
        i = code.past(i);
    if (!code.is(i, '('))
        return null;
    const parameters = i;
    i = code.past(i);
    while (code.within(i, code.length) && !code.is(i, ';') && !lineEnds(code, i)) {
        if (code.is(i, '{') && !code.is(i - 1, 'struct') && !code.is(i - 1, 'interface')) {
            i = code.close(i, code.length) + 1;
            break;
        }
        i = code.past(i);
    }
    found.add(name, at, i);
    open('local', name, parameters, i);
    return parameters;
}
function receiverType(code, open) {
    const end = code.mate(open);
    let type = '';
    for (let i = open + 1; code.within(i, end); i = code.past(i))
        if (code.isWord(i))
            type = code.slice(i);
    return type;
}
function declarations(code, scope, at, types, open) {
    const wanted = types || scope.mode === 'file';
    const isGroup = code.is(at + 1, '(');
    open(wanted ? 'group' : 'local-group', scope.name, isGroup ? at + 1 : at, isGroup ? code.close(at + 1, scope.end) : go_statementEnd(code, at + 1, scope.end));
    return at;
}
function spec(code, found, scope, i, open) {
    if (!code.isWord(i))
        return i;
    const end = go_statementEnd(code, i, scope.end);
    const first = code.is(scope.start, '(') ? i : scope.start;
    let name = scope.name;
    let j = i;
    while (code.within(j, end) && code.isWord(j)) {
        const wanted = scope.mode === 'group' || (j === i && code.is(j + 1, '=') && code.is(j + 2, 'func') && code.is(end - 1, '}'));
        name = wanted && !code.is(j, '_') ? (0,symbols_found .P)(scope.name, code.slice(j)) : scope.name;
        if (name !== scope.name)
            found.add(name, first, end);
        if (!code.is(j + 1, ','))
            break;
        j += 2;
    }
    open('local', name, i, end);
    return j;
}
function lineEnds(code, i) {
    if (!code.newline(i))
        return false;
    if (code.kind(i - 1) !== 'punctuator')
        return true;
    return code.is(i - 1, ')') || code.is(i - 1, ']') || code.is(i - 1, '}');
}
function go_statementEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !(j > i && lineEnds(code, j)))
        j = code.past(j);
    return Math.min(j, end);
}

;


const java_TYPES = new Set(['class', 'interface', 'enum', 'record']);
const java_MODIFIERS = new Set(['public', 'protected', 'private', 'static', 'abstract', 'final', 'strictfp', 'sealed', 'non', '-', 'default', 'synchronized', 'native', 'transient', 'volatile']);
function javaSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => {
        switch (scope.mode) {
            case 'file':
            case 'members':
                return java_member(code, found, scope, i, open);
            case 'constants':
                return constant(code, scope, i, open);
            case 'local':
                return java_local(code, found, scope, i, open);
        }
    });
}
function java_pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '@') && !code.is(i + 1, 'interface'))
            i = pastAnnotation(code, i, end);
        else if (code.isAny(i, java_MODIFIERS))
            i += 1;
        else
            break;
    }
    return i;
}
function pastAnnotation(code, at, end) {
    let i = at + 2;
    while (code.within(i, end) && code.is(i, '.'))
        i += 2;
    return code.is(i, '(') ? code.past(i) : i;
}
function java_member(code, found, scope, first, open) {
    if (scope.mode === 'file' && code.is(first, 'import'))
        return java_past(code, first, scope.end);
    let i = java_pastModifiers(code, first, scope.end);
    if (java_typeAt(code, found, scope, first, i, open))
        return first;
    if (scope.mode === 'file' && (code.is(i, 'package') || code.is(i, 'module') || code.is(i, 'open')))
        return java_past(code, i, scope.end);
    if (code.is(i, '<'))
        i = code.pastTypes(i);
    while (code.within(i, scope.end)) {
        if (code.is(i, '(') && code.isWord(i - 1))
            return java_methodAt(code, found, scope, first, i, open);
        if (code.is(i, '{'))
            return blockAt(code, found, scope, first, i, open);
        if (code.is(i, '=') || code.is(i, ',') || code.is(i, ';'))
            return java_fieldsAt(code, found, scope, first, i, open);
        if (code.is(i, '}') || code.is(i, ')'))
            return i;
        i = code.is(i, '@') ? pastAnnotation(code, i, scope.end) : code.pastTypes(i);
    }
    return i;
}
function java_past(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '{'))
        j += 1;
    return code.past(j);
}
function java_typeAt(code, found, scope, first, at, open) {
    const keyword = code.is(at, '@') ? at + 1 : at;
    if (!code.isAny(keyword, java_TYPES) || !code.isWord(keyword + 1))
        return false;
    if (code.is(keyword, 'record') && !code.is(keyword + 2, '(') && !code.is(keyword + 2, '<'))
        return false;
    let body = keyword + 2;
    while (code.within(body, scope.end) && !code.is(body, '{') && !code.is(body, ';') && !code.is(body, '}'))
        body = code.pastTypes(body);
    if (!code.is(body, '{'))
        return true;
    const name = (0,symbols_found .P)(scope.name, code.slice(keyword + 1));
    const end = code.close(body, scope.end);
    found.add(name, first, end + 1);
    open('members', name, body + 1, end);
    if (code.is(keyword, 'enum'))
        open('constants', name, body + 1, constantsEnd(code, body + 1, end));
    return true;
}
function constantsEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';'))
        j = code.past(j);
    return Math.min(j, end);
}
function java_methodAt(code, found, scope, first, parameters, open) {
    const name = (0,symbols_found .P)(scope.name, code.slice(parameters - 1));
    let end = code.past(parameters);
    while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}')) {
        if (code.is(end, '{') && !code.is(end - 1, 'default')) {
            end = code.close(end, scope.end);
            break;
        }
        end = code.past(end);
    }
    found.add(name, first, end + 1);
    open('local', name, parameters, end);
    return first;
}
function blockAt(code, found, scope, first, body, open) {
    const end = code.close(body, scope.end);
    const named = code.isWord(body - 1) && !code.is(body - 1, 'static');
    const name = named ? (0,symbols_found .P)(scope.name, code.slice(body - 1)) : scope.name;
    if (named)
        found.add(name, first, end + 1);
    open('local', name, body, end);
    return first;
}
function java_fieldsAt(code, found, scope, first, i, open) {
    const fields = [];
    let at = i;
    while (code.within(at, scope.end)) {
        let word = at - 1;
        while (code.is(word, ']'))
            word = code.mate(word) - 1;
        while (code.within(at, scope.end) && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.is(at, '<') && !code.isWord(at - 1) ? at + 1 : code.pastTypes(at);
        if (code.isWord(word) && word > first)
            fields.push({ name: code.slice(word), from: word, to: at });
        if (!code.is(at, ','))
            break;
        at += 1;
        while (code.within(at, scope.end) && !code.is(at, '=') && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.past(at);
    }
    const end = code.is(at, ';') ? at + 1 : at;
    const only = fields.length === 1 ? fields[0] : undefined;
    for (const field of fields)
        found.add((0,symbols_found .P)(scope.name, field.name), only === undefined ? field.from : first, only === undefined ? field.to : end);
    open('local', only === undefined ? scope.name : (0,symbols_found .P)(scope.name, only.name), i, at);
    return first;
}
function constant(code, scope, i, open) {
    if (code.is(i, '@'))
        return pastAnnotation(code, i, scope.end);
    if (code.is(i, '(') || code.is(i, '{')) {
        const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
        const name = code.isWord(word) ? (0,symbols_found .P)(scope.name, code.slice(word)) : scope.name;
        open(code.is(i, '{') ? 'members' : 'local', name, i, code.close(i, scope.end));
    }
    return i;
}
function java_local(code, found, scope, i, open) {
    if ((code.isWord(i) || code.is(i, '@')) && !code.is(i - 1, '.')) {
        java_typeAt(code, found, scope, i, java_pastModifiers(code, i, scope.end), open);
    }
    if (code.is(i, '{'))
        open(isAnonymous(code, i) ? 'members' : 'local', scope.name, i, code.close(i, scope.end));
    return i;
}
function isAnonymous(code, i) {
    if (!code.is(i - 1, ')'))
        return false;
    let j = code.mate(i - 1) - 1;
    while (code.within(j, i) && !code.is(j, 'new')) {
        if (code.is(j, '>'))
            j = code.mate(j) - 1;
        else if (code.isWord(j) || code.is(j, '.') || code.is(j, '@'))
            j -= 1;
        else
            return false;
    }
    return code.is(j, 'new');
}

var lines = __webpack_require__(8371);
;



const kotlin_MODIFIERS = new Set(['public', 'private', 'protected', 'internal', 'open', 'abstract', 'final', 'sealed', 'data', 'enum', 'annotation', 'inner', 'value', 'inline', 'companion', 'override', 'suspend', 'operator', 'infix', 'tailrec', 'external', 'const', 'lateinit', 'vararg', 'noinline', 'crossinline', 'expect', 'actual']);
function kotlinSymbols(code, found) {
    walk(code, 'members', (scope, i, open) => {
        if (scope.mode === 'constants')
            return kotlin_constant(code, scope, i, open);
        if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{')) {
            const next = kotlin_declaration(code, found, scope, i, open);
            if (next !== null)
                return next;
        }
        if (code.is(i, '{') || code.is(i, '('))
            open('local', scope.name, i, code.close(i, scope.end));
        return i;
    });
}
function kotlin_pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '@')) {
            i += 1;
            while (code.within(i, end) && (code.is(i + 1, '.') || code.is(i + 1, ':')))
                i += 2;
            if (!code.is(i, '['))
                i += 1;
            if (code.is(i, '[') || code.is(i, '('))
                i = code.past(i);
        }
        else if (code.isAny(i, kotlin_MODIFIERS))
            i += 1;
        else
            break;
    }
    return i;
}
function kotlin_declaration(code, found, scope, first, open) {
    const i = kotlin_pastModifiers(code, first, scope.end);
    const at = code.is(i, 'fun') && code.is(i + 1, 'interface') ? i + 1 : i;
    if (code.is(at, 'fun'))
        return kotlin_functionAt(code, found, scope, first, at, open);
    if (code.is(at, 'class') || code.is(at, 'interface') || code.is(at, 'object')) {
        const named = code.isWord(at + 1) && !code.newline(at + 1);
        if (!named && !code.is(at - 1, 'companion'))
            return null;
        return kotlin_typeAt(code, found, (0,symbols_found .P)(scope.name, named ? code.slice(at + 1) : 'Companion'), scope, first, at, open);
    }
    if (scope.mode === 'local')
        return null;
    if (code.is(i, 'constructor'))
        return bodied(code, found, (0,symbols_found .P)(scope.name, 'constructor'), scope, first, i + 1, open);
    if (code.is(i, 'typealias') && code.isWord(i + 1)) {
        const end = (0,lines .XZ)(code, i, scope.end);
        found.add((0,symbols_found .P)(scope.name, code.slice(i + 1)), first, end);
        return end;
    }
    if (code.is(i, 'val') || code.is(i, 'var'))
        return kotlin_propertyAt(code, found, scope, first, i, open);
    return null;
}
function kotlin_typeAt(code, found, name, scope, first, at, open) {
    const body = (0,lines .PZ)(code, at + 1, scope.end);
    if (body === null) {
        const end = (0,lines .WO)(code, at + 1, scope.end);
        found.add(name, first, end);
        return end;
    }
    const end = code.close(body, scope.end);
    found.add(name, first, end + 1);
    open('members', name, body + 1, end);
    if (code.is(at - 1, 'enum')) {
        let last = body + 1;
        while (code.within(last, end) && !code.is(last, ';'))
            last = code.past(last);
        open('constants', name, body + 1, last);
    }
    return first;
}
function kotlin_constant(code, scope, i, open) {
    if (code.is(i, '(') || code.is(i, '{')) {
        const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
        open(code.is(i, '{') ? 'members' : 'local', code.isWord(word) ? (0,symbols_found .P)(scope.name, code.slice(word)) : scope.name, i, code.close(i, scope.end));
    }
    return i;
}
function kotlin_functionAt(code, found, scope, first, at, open) {
    let i = at + 1;
    const parts = [];
    while (code.within(i, scope.end) && !code.is(i, '(')) {
        if (code.isWord(i))
            parts.push(code.slice(i).replaceAll('`', ''));
        else if (!code.is(i, '.') && !code.is(i, '<') && !code.is(i, '?'))
            return null;
        i = code.pastTypes(i);
    }
    if (parts.length === 0 || !code.is(i, '('))
        return null;
    return bodied(code, found, (0,symbols_found .P)(scope.name, parts.join('.')), scope, first, i, open);
}
function bodied(code, found, name, scope, first, i, open) {
    const after = code.past(i);
    const body = (0,lines .PZ)(code, after, scope.end);
    const last = body === null ? (0,lines .WO)(code, after, scope.end) : code.close(body, scope.end) + 1;
    found.add(name, first, last);
    open('local', name, i, last);
    return first;
}
function kotlin_propertyAt(code, found, scope, first, at, open) {
    let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
    let name = '';
    while (code.within(i, scope.end) && code.isWord(i)) {
        name = (0,symbols_found .P)(name, code.slice(i).replaceAll('`', ''));
        i += 1;
        if (code.is(i, '<'))
            i = code.pastTypes(i);
        if (code.is(i, '?'))
            i += 1;
        if (!code.is(i, '.'))
            break;
        i += 1;
    }
    if (name === '')
        return null;
    let end = (0,lines .XZ)(code, at, scope.end);
    while (code.within(end, scope.end)) {
        const accessor = kotlin_pastModifiers(code, code.is(end, ';') ? end + 1 : end, scope.end);
        if (!code.is(accessor, 'get') && !code.is(accessor, 'set'))
            break;
        const last = (0,lines .XZ)(code, accessor, scope.end);
        if (!code.is(accessor + 1, '(') && last > accessor + 1)
            break;
        end = last;
    }
    const full = (0,symbols_found .P)(scope.name, name);
    found.add(full, first, end);
    open('local', full, at, end);
    return first;
}

;


const php_TYPES = new Set(['class', 'interface', 'trait', 'enum']);
const php_MODIFIERS = new Set(['abstract', 'final', 'readonly', 'public', 'protected', 'private', 'static', 'var']);
const BEFORE_STATEMENT = new Set([';', '{', '}', ':']);
const STATEMENT_END = new Set([';', '}']);
const VALUE_END = new Set([',', ';', '{', '}']);
const BEFORE_CLASS = new Set(['new', 'readonly']);
const IN_HEAD = new Set([')', ',', '\\']);
function phpSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => (scope.mode === 'members' ? php_member(code, found, scope, i, open) : php_statement(code, found, scope, i, open)));
}
const lower = (code, i) => (code.isWord(i) ? code.slice(i).toLowerCase() : '');
function begins(code, i) {
    return code.kind(i - 1) === 'markup' || code.isAny(i - 1, BEFORE_STATEMENT);
}
function php_pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '#'))
            i = code.past(i + 1);
        else if (php_MODIFIERS.has(lower(code, i))) {
            i += 1;
            if (code.is(i, '('))
                i = code.past(i);
        }
        else
            break;
    }
    return i;
}
function php_statement(code, found, scope, first, open) {
    if ((code.isWord(first) || code.is(first, '#')) && begins(code, first)) {
        const i = php_pastModifiers(code, first, scope.end);
        const word = lower(code, i);
        if (word === 'function') {
            const name = code.is(i + 1, '&') ? i + 2 : i + 1;
            if (code.isWord(name))
                return php_functionAt(code, found, scope, first, name, open);
        }
        if (php_TYPES.has(word) && code.isWord(i + 1)) {
            const next = php_typeAt(code, found, scope, first, i, open);
            if (next !== null)
                return next;
        }
        if (word === 'const' && scope.mode === 'file')
            return namesAt(code, found, scope, first, i + 1, open);
        if (word.startsWith('$') && code.is(i + 1, '=')) {
            const value = lower(code, i + 2) === 'static' ? i + 3 : i + 2;
            if (lower(code, value) === 'function' || lower(code, value) === 'fn') {
                const name = (0,symbols_found .P)(scope.name, code.slice(i).slice(1));
                const end = php_past(code, value, scope.end);
                found.add(name, first, end);
                open('local', name, value, end);
                return value;
            }
        }
    }
    if (code.is(first, '{')) {
        open(php_isAnonymous(code, first) ? 'members' : scope.mode, scope.name, first, code.close(first, scope.end));
    }
    else if (code.is(first, '(') || code.is(first, '['))
        open('local', scope.name, first, code.close(first, scope.end));
    return first;
}
function php_past(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.isAny(j, STATEMENT_END) && code.kind(j) !== 'markup')
        j = code.past(j);
    return code.is(j, ';') ? j + 1 : j;
}
function php_isAnonymous(code, i) {
    let j = i - 1;
    while (code.within(j, i) && lower(code, j) !== 'class' && (code.isWord(j) || code.isAny(j, IN_HEAD)))
        j = (code.is(j, ')') ? code.mate(j) : j) - 1;
    return lower(code, j) === 'class' && (code.is(j - 1, ']') || BEFORE_CLASS.has(lower(code, j - 1)));
}
function php_typeAt(code, found, scope, first, at, open) {
    let body = at + 2;
    while (code.within(body, scope.end) && !code.is(body, '{')) {
        if (!code.isWord(body) && !code.is(body, ',') && !code.is(body, '\\') && !code.is(body, ':'))
            return null;
        body += 1;
    }
    if (!code.is(body, '{'))
        return null;
    const name = (0,symbols_found .P)(scope.name, code.slice(at + 1));
    const end = code.close(body, scope.end);
    found.add(name, first, end + 1);
    open('members', name, body, end);
    return body + 1;
}
function php_functionAt(code, found, scope, first, word, open) {
    const name = (0,symbols_found .P)(scope.name, code.slice(word));
    let end = word;
    while (code.within(end, scope.end) && !code.is(end, '{') && !code.is(end, ';') && !code.is(end, '}'))
        end = code.past(end);
    end = (code.is(end, '{') ? code.close(end, scope.end) : end) + 1;
    found.add(name, first, end);
    open('local', name, word, end);
    return word;
}
function php_member(code, found, scope, first, open) {
    const i = php_pastModifiers(code, first, scope.end);
    const word = lower(code, i);
    if (word === 'function') {
        const name = code.is(i + 1, '&') ? i + 2 : i + 1;
        return code.isWord(name) ? php_functionAt(code, found, scope, first, name, open) : i;
    }
    if (word === 'const' || word === 'case')
        return namesAt(code, found, scope, first, i + 1, open);
    if (word === 'use') {
        let end = i;
        while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '{'))
            end = code.past(end);
        return code.past(end);
    }
    return namesAt(code, found, scope, first, i, open);
}
function namesAt(code, found, scope, first, i, open) {
    const fields = [];
    let at = i;
    while (code.within(at, scope.end)) {
        while (code.within(at, scope.end) && !code.is(at, '=') && !endsValue(code, at))
            at = code.past(at);
        const word = at - 1;
        while (code.within(at, scope.end) && !endsValue(code, at))
            at = code.past(at);
        if (code.isWord(word) && word >= i)
            fields.push({ name: code.slice(word).replace(/^\$/, ''), from: word, to: at });
        if (!code.is(at, ','))
            break;
        at += 1;
    }
    const end = code.is(at, '{') ? code.close(at, scope.end) + 1 : code.is(at, ';') ? at + 1 : at;
    const only = fields.length === 1 ? fields[0] : undefined;
    for (const field of fields)
        found.add((0,symbols_found .P)(scope.name, field.name), only === undefined ? field.from : first, only === undefined ? field.to : end);
    open('local', only === undefined ? scope.name : (0,symbols_found .P)(scope.name, only.name), i, end);
    return i;
}
function endsValue(code, i) {
    return code.isAny(i, VALUE_END) || code.kind(i) === 'markup';
}

;
const DIRECTIVE = /#\s*([a-z]+)/y;
const MACRO = /#\s*define\s+([\p{ID_Start}_$][\p{ID_Continue}$]*)/uy;
function preprocess(text, tokens) {
    const branches = [];
    const macros = [];
    const rest = [];
    for (const token of tokens) {
        if (token.kind !== 'markup') {
            rest.push(token);
            continue;
        }
        DIRECTIVE.lastIndex = token.from;
        const word = DIRECTIVE.exec(text)?.[1] ?? '';
        if (word.startsWith('if'))
            branches.push({ at: token.from, kind: 'if' });
        else if (word.startsWith('el'))
            branches.push({ at: token.from, kind: 'else' });
        else if (word === 'endif')
            branches.push({ at: token.from, kind: 'end' });
        else if (word === 'define') {
            MACRO.lastIndex = token.from;
            const name = MACRO.exec(text)?.[1];
            if (name !== undefined)
                macros.push({ name, from: token.from, to: token.to });
        }
    }
    return { tokens: rest, branches, macros };
}

var python = __webpack_require__(6940);
var ruby = __webpack_require__(5846);
;


const rust_MODIFIERS = new Set(['pub', 'default', 'async', 'unsafe', 'extern', 'safe']);
const rust_TYPES = new Set(['struct', 'enum', 'union', 'trait']);
function rustSymbols(code, found) {
    walk(code, 'items', (scope, i, open) => item(code, found, scope, i, open));
}
function item(code, found, scope, first, open) {
    if (beginsItem(code, first)) {
        const next = rust_declaration(code, found, scope, first, open);
        if (next !== null)
            return next;
    }
    if (code.is(first, '{'))
        open('local', scope.name, first, code.close(first, scope.end));
    return first;
}
function beginsItem(code, i) {
    return i === 0 || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}');
}
function rust_declaration(code, found, scope, begin, open) {
    let [first, i] = [begin, begin];
    while (code.within(i, scope.end)) {
        if (code.is(i, '#') && code.is(i + 1, '['))
            i = code.past(i + 1);
        else if (code.is(i, '#') && code.is(i + 2, '[')) {
            i = code.past(i + 2);
            first = i;
        }
        else if (code.isAny(i, rust_MODIFIERS)) {
            i += 1;
            if (code.is(i, '(') && code.is(i - 1, 'pub'))
                i = code.past(i);
            if (code.kind(i) === 'string')
                i += 1;
        }
        else if (code.is(i, 'const') && (code.is(i + 1, 'fn') || code.is(i + 1, 'unsafe') || code.is(i + 1, 'async') || code.is(i + 1, 'extern')))
            i += 1;
        else
            break;
    }
    const named = code.isWord(i + 1);
    const name = named ? (0,symbols_found .P)(scope.name, code.slice(i + 1)) : scope.name;
    if (code.is(i, 'fn') && named)
        return rust_functionAt(code, found, name, first, i + 2, scope.end, open);
    if (code.isAny(i, rust_TYPES) && named) {
        const end = itemEnd(code, i + 2, scope.end);
        if (code.is(i, 'union') && !code.is(i + 2, '{') && !code.is(i + 2, '<'))
            return null;
        found.add(name, first, end);
        return code.is(i, 'trait') ? bodyAt(code, name, i + 2, end, open) : end;
    }
    if (code.is(i, 'mod') && named && code.is(i + 2, '{')) {
        found.add(name, first, code.close(i + 2, scope.end) + 1);
        return bodyAt(code, name, i + 2, scope.end, open);
    }
    if (code.is(i, 'impl'))
        return implAt(code, scope, i, open);
    if (code.is(i, 'macro_rules') && code.is(i + 1, '!') && code.isWord(i + 2)) {
        const end = itemEnd(code, i + 3, scope.end);
        found.add((0,symbols_found .P)(scope.name, code.slice(i + 2)), first, end);
        return end;
    }
    if (code.is(i, 'type') && named) {
        const end = itemEnd(code, i + 2, scope.end);
        found.add(name, first, end);
        return end;
    }
    if (code.is(i, 'const') || code.is(i, 'static'))
        return constantAt(code, found, scope, first, i, open);
    return code.is(i, 'let') ? closureAt(code, found, scope, first, i, open) : null;
}
function closureAt(code, found, scope, first, i, open) {
    const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
    const value = code.is(word + 2, 'move') ? word + 3 : word + 2;
    if (!code.is(word + 1, '=') || !code.is(value, '|'))
        return null;
    const end = rust_valueEnd(code, value, scope.end);
    const name = (0,symbols_found .P)(scope.name, code.slice(word));
    found.add(name, first, end);
    open('local', name, value, end);
    return value;
}
function constantAt(code, found, scope, first, i, open) {
    const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
    if (!code.isWord(word))
        return null;
    const end = rust_valueEnd(code, word, scope.end);
    const wanted = scope.mode === 'items' && !code.is(word, '_');
    const name = wanted ? (0,symbols_found .P)(scope.name, code.slice(word)) : scope.name;
    if (wanted)
        found.add(name, first, end);
    open('local', name, word, end);
    return word;
}
function rust_valueEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}'))
        j = code.past(j);
    return code.is(j, ';') ? j + 1 : j;
}
function rust_functionAt(code, found, name, first, i, limit, open) {
    const end = itemEnd(code, i, limit);
    found.add(name, first, end);
    open('local', name, i, end);
    return i;
}
function itemEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ';'))
            return j + 1;
        if (code.is(j, '{'))
            return code.close(j, end) + 1;
        if (code.is(j, '}'))
            return j;
        j = code.past(j);
    }
    return Math.min(j, end);
}
function bodyAt(code, name, i, end, open) {
    let body = i;
    while (code.within(body, end) && !code.is(body, '{'))
        body = code.past(body);
    if (!code.is(body, '{'))
        return body;
    open('items', name, body, code.close(body, end));
    return body + 1;
}
function implAt(code, scope, at, open) {
    let i = at + 1;
    let type = '';
    let ended = false;
    let bracket = -1;
    while (code.within(i, scope.end) && !code.is(i, '{')) {
        if (code.is(i, ';') && i < bracket)
            i = bracket;
        if (code.is(i, ';') || code.is(i, '}'))
            return null;
        if (code.is(i, '['))
            bracket = code.mate(i);
        if (code.is(i, 'where'))
            ended = true;
        else if (!ended && code.is(i, 'for'))
            type = '';
        else if (!ended && code.isWord(i) && !code.slice(i).startsWith("'"))
            type = code.slice(i);
        i = code.is(i, '[') || code.is(i, '(') ? i + 1 : code.pastTypes(i);
    }
    if (!code.is(i, '{'))
        return null;
    open('items', type === '' ? scope.name : (0,symbols_found .P)(scope.name, type), i, code.close(i, scope.end));
    return i + 1;
}

;


const BEFORE_COMMAND = new Set([';', '{', '&', '|', '(', ')', 'then', 'do', 'else']);
function shellSymbols(code, found) {
    walk(code, 'script', (scope, i, open) => {
        if (!code.isWord(i) || !(code.newline(i) || code.isAny(i - 1, BEFORE_COMMAND)))
            return i;
        const keyword = code.is(i, 'function') && code.isWord(i + 1) && !code.newline(i + 1);
        const word = keyword ? i + 1 : i;
        const called = code.is(word + 1, '(') && code.is(word + 2, ')');
        if (!called && !keyword)
            return i;
        const body = called ? word + 3 : word + 1;
        const last = code.is(body, '{') || code.is(body, '(') ? code.mate(body) : -1;
        if (last === -1)
            return i;
        const name = (0,symbols_found .P)(scope.name, code.slice(word));
        found.add(name, i, last + 1);
        open('script', name, body, last);
        return body;
    });
}

;



const swift_MODIFIERS = new Set(['public', 'private', 'fileprivate', 'internal', 'open', 'package', 'static', 'class', 'final', 'override', 'mutating', 'nonmutating', 'convenience', 'required', 'lazy', 'weak', 'unowned', 'dynamic', 'optional', 'indirect', 'nonisolated', 'prefix', 'postfix', 'infix', 'isolated', 'distributed', 'borrowing', 'consuming', 'async']);
const MODIFIED = new Set([...swift_MODIFIERS, 'func', 'var', 'let', 'subscript']);
const swift_TYPES = new Set(['class', 'struct', 'enum', 'protocol', 'extension', 'actor']);
function swiftSymbols(code, found) {
    walk(code, 'members', (scope, i, open) => {
        if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{')) {
            const next = swift_declaration(code, found, scope, i, open);
            if (next !== null)
                return next;
        }
        if (code.is(i, '{') || code.is(i, '('))
            open('local', scope.name, i, code.close(i, scope.end));
        return i;
    });
}
function swift_pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        const attribute = code.text[code.from(i)] === '@';
        if (!attribute && !code.isAny(i, swift_MODIFIERS))
            break;
        if (code.is(i, 'class') && !code.isAny(i + 1, MODIFIED))
            break;
        i += 1;
        if (code.is(i, '('))
            i = code.past(i);
    }
    return i;
}
function swift_declaration(code, found, scope, first, open) {
    const i = swift_pastModifiers(code, first, scope.end);
    if (code.isAny(i, swift_TYPES) && code.isWord(i + 1))
        return swift_typeAt(code, found, scope, first, i, open);
    if (code.is(i, 'func'))
        return swift_functionAt(code, found, scope, first, i, open);
    if (scope.mode === 'local')
        return null;
    if (code.is(i, 'init') || code.is(i, 'subscript') || code.is(i, 'deinit'))
        return swift_bodied(code, found, (0,symbols_found .P)(scope.name, code.slice(i)), scope, first, i + 1, open);
    if ((code.is(i, 'typealias') || code.is(i, 'associatedtype')) && code.isWord(i + 1)) {
        const end = (0,lines .XZ)(code, i, scope.end);
        found.add((0,symbols_found .P)(scope.name, code.slice(i + 1)), first, end);
        return end;
    }
    if ((code.is(i, 'let') || code.is(i, 'var')) && code.isWord(i + 1)) {
        const name = (0,symbols_found .P)(scope.name, code.slice(i + 1).replaceAll('`', ''));
        const end = (0,lines .XZ)(code, i, scope.end);
        found.add(name, first, end);
        open('local', name, i, end);
        return first;
    }
    return null;
}
function swift_typeAt(code, found, scope, first, at, open) {
    let name = code.slice(at + 1);
    let i = at + 2;
    while (code.within(i, scope.end) && code.is(i, '.')) {
        name = (0,symbols_found .P)(name, code.slice(i + 1));
        i += 2;
    }
    const body = (0,lines .PZ)(code, i, scope.end);
    if (body === null)
        return null;
    const full = (0,symbols_found .P)(scope.name, name);
    const end = code.close(body, scope.end);
    found.add(full, first, end + 1);
    open('members', full, body + 1, end);
    return first;
}
function swift_functionAt(code, found, scope, first, at, open) {
    if (code.is(at + 1, '('))
        return null;
    let i = at + 2;
    if (!code.isWord(at + 1))
        while (code.within(i, scope.end) && !code.is(i, '(') && code.glued(i))
            i += 1;
    const name = code.text.slice(code.from(at + 1), code.to(i - 1)).replaceAll('`', '');
    return swift_bodied(code, found, (0,symbols_found .P)(scope.name, name), scope, first, i, open);
}
function swift_bodied(code, found, name, scope, first, i, open) {
    const body = (0,lines .PZ)(code, i, scope.end);
    const end = body === null ? (0,lines .WO)(code, i, scope.end) : code.close(body, scope.end) + 1;
    found.add(name, first, end);
    open('local', name, i, end);
    return first;
}

;
















const READERS = new Map([
    ['javascript', ecmascriptSymbols],
    ['jsx', ecmascriptSymbols],
    ['typescript', ecmascriptSymbols],
    ['tsx', ecmascriptSymbols],
    ['python', python .Gs],
    ['go', goSymbols],
    ['java', javaSymbols],
    ['rust', rustSymbols],
    ['c', cppSymbols],
    ['cpp', cppSymbols],
    ['csharp', csharpSymbols],
    ['php', phpSymbols],
    ['ruby', ruby .EY],
    ['kotlin', kotlinSymbols],
    ['swift', swiftSymbols],
    ['shell', shellSymbols],
]);
const PREPROCESSED = new Set(['c', 'cpp', 'csharp']);
function readCode(language, text, tokens) {
    const directives = PREPROCESSED.has(language) ? preprocess(text, tokens) : null;
    return { language, code: new code .C(text, directives?.tokens ?? tokens, directives?.branches), tokens, macros: directives?.macros ?? [] };
}
function symbolsOf({ language, code, tokens, macros }) {
    const reader = READERS.get(language);
    if (reader === undefined)
        return [];
    const found = new symbols_found .z(code);
    if (language !== 'csharp')
        for (const { name, from, to } of macros)
            found.addSpan(name, from, to);
    reader(code, found, tokens);
    return code.exhausted ? [] : found.all();
}
function findSymbols(symbols, name) {
    return symbols.filter((symbol) => symbol.name === name);
}
function enclosingSymbol(symbols, from, to) {
    let innermost = null;
    for (const symbol of symbols) {
        if (symbol.from > from || symbol.to < to)
            continue;
        if (innermost === null || symbol.to - symbol.from < innermost.to - innermost.from)
            innermost = symbol;
    }
    return innermost;
}
function nearestNames(symbols, name, most = 3) {
    const names = new Set(symbols.map((symbol) => symbol.name));
    const last = name.slice(name.lastIndexOf('.') + 1);
    const ending = [...names].filter((known) => known === last || known.endsWith(`.${last}`));
    if (ending.length > 0)
        return ending.slice(0, most);
    const near = (0,nearest .p)(name, names);
    return near === null ? [] : [near];
}


  }),

  9028:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  C: () => (  Code)
});

;
const NONE = -1;
const MOST_LEFT_OPEN = 8;
const MOST_BRANCHES = 8;
class Links {
    below;
    nearest;
    constructor(count) {
        this.below = new Int32Array(count);
        this.nearest = { brace: new Int32Array(count), template: new Int32Array(count), solid: new Int32Array(count) };
    }
    open(at, below, sort) {
        this.below[at] = below;
        this.nearest.brace[at] = sort === '{' ? at : this.of('brace', below);
        this.nearest.template[at] = sort === '`' ? at : this.of('template', below);
        this.nearest.solid[at] = sort === '<' ? this.of('solid', below) : at;
        return at;
    }
    since(before, from) {
        const open = [];
        for (let at = from; at !== before; at = this.around(at)) {
            if (at === NONE || open.length === MOST_LEFT_OPEN)
                return [];
            open.push(at);
        }
        return open;
    }
    around(at) {
        return this.below[at] ?? NONE;
    }
    of(sort, at) {
        return at === NONE ? NONE : (this.nearest[sort][at] ?? NONE);
    }
}
function pair(text, starts, ends, kinds, branches) {
    const mates = new Int32Array(starts.length).fill(NONE);
    const links = new Links(starts.length);
    const conditions = [];
    const twins = new Map();
    let top = NONE;
    let branch = 0;
    const settle = (open, close) => {
        if (open === NONE)
            return;
        for (const twin of twins.get(open) ?? [])
            mates[twin] = close;
        mates[open] = close;
        mates[close] = open;
        top = links.around(open);
    };
    const charAt = (i) => (i === NONE ? '' : (text[starts[i] ?? 0] ?? ''));
    for (let i = 0; i < starts.length; i += 1) {
        const from = starts[i] ?? 0;
        for (let next = branches[branch]; next !== undefined && next.at <= from; next = branches[branch]) {
            branch += 1;
            const condition = conditions.at(-1);
            if (next.kind === 'if')
                conditions.push({ before: top, ends: [] });
            else if (condition !== undefined && next.kind === 'else') {
                if (condition.ends.length < MOST_BRANCHES)
                    condition.ends.push(top);
                top = condition.before;
            }
            else if (condition !== undefined) {
                conditions.pop();
                const left = links.since(condition.before, top);
                const others = condition.ends.map((end) => links.since(condition.before, end));
                for (const [index, open] of left.entries())
                    twins.set(open, others.flatMap((other) => other.at(index - left.length) ?? []));
            }
        }
        const kind = kinds[i];
        if (kind !== 'punctuator' && kind !== 'template' && kind !== 'markup')
            continue;
        const character = text[from] ?? '';
        if (kind === 'template') {
            const last = text[(ends[i] ?? 0) - 1];
            if (character === '`' && last === '{')
                top = links.open(i, top, '`');
            else if (character === '}' && last === '`')
                settle(links.of('template', top), i);
            continue;
        }
        if (kind === 'markup' && ((ends[i] ?? 0) - from !== 1 || (character !== '{' && character !== '}')))
            continue;
        switch (character) {
            case ';':
                if (charAt(top) === '<')
                    top = links.of('solid', top);
                break;
            case '<':
                if (text[from + 1] !== '=' && text[from + 1] !== '<' && text[from - 1] !== '<')
                    top = links.open(i, top, '<');
                break;
            case '>':
                if (charAt(top) === '<' && text[from - 1] !== '=' && text[from - 1] !== '-')
                    settle(top, i);
                break;
            case '{':
                top = links.open(i, top, '{');
                break;
            case '(':
            case '[':
                top = links.open(i, top, '(');
                break;
            case ')':
            case ']': {
                const open = links.of('solid', top);
                if (charAt(open) === (character === ')' ? '(' : '['))
                    settle(open, i);
                break;
            }
            case '}':
                settle(links.of('brace', top), i);
                break;
        }
    }
    return mates;
}

;

const LOOKS_A_TOKEN = 10;
class Code {
    text;
    length;
    starts;
    ends;
    kinds = [];
    heads;
    mates;
    lines;
    looks;
    constructor(text, tokens, branches = []) {
        this.text = text;
        let count = 0;
        for (const { kind, from, to } of tokens)
            if (kind !== 'comment')
                count += kind === 'punctuator' ? to - from : 1;
        this.length = count;
        this.starts = new Int32Array(count);
        this.ends = new Int32Array(count);
        this.heads = new Uint16Array(count);
        let next = 0;
        for (const { kind, from, to } of tokens) {
            if (kind === 'comment')
                continue;
            const split = kind === 'punctuator';
            for (let at = from; at < (split ? to : from + 1); at += 1) {
                this.starts[next] = at;
                this.ends[next] = split ? at + 1 : to;
                this.heads[next] = split || kind === 'word' ? text.charCodeAt(at) : 0;
                this.kinds.push(kind);
                next += 1;
            }
        }
        this.lines = firstOfLines(text, this.starts, this.ends);
        this.mates = pair(text, this.starts, this.ends, this.kinds, branches);
        this.looks = LOOKS_A_TOKEN * count + 1000;
    }
    within(i, end) {
        this.looks -= 1;
        return i < end && i < this.length && this.looks > 0;
    }
    get exhausted() {
        return this.looks <= 0;
    }
    from(i) {
        return this.starts[i] ?? this.text.length;
    }
    to(i) {
        return this.ends[i] ?? this.text.length;
    }
    kind(i) {
        return this.kinds[i] ?? null;
    }
    slice(i) {
        return this.text.slice(this.from(i), this.to(i));
    }
    isWord(i) {
        return this.kinds[i] === 'word';
    }
    is(i, what) {
        if (this.heads[i] !== what.charCodeAt(0))
            return false;
        const from = this.from(i);
        if (!this.text.startsWith(what, from))
            return false;
        return this.kinds[i] === 'punctuator' || this.to(i) - from === what.length;
    }
    isAny(i, words) {
        return (this.kinds[i] === 'word' || this.kinds[i] === 'punctuator') && words.has(this.slice(i));
    }
    glued(i) {
        return this.from(i) === this.to(i - 1);
    }
    newline(i) {
        return this.lines[i] === 1;
    }
    mate(i) {
        return this.mates[i] ?? -1;
    }
    close(i, end) {
        const mate = this.mate(i);
        return mate > i && mate < end ? mate : end;
    }
    past(i) {
        return this.is(i, '<') ? i + 1 : this.pastTypes(i);
    }
    pastTypes(i) {
        const mate = this.mate(i);
        return mate > i ? mate + 1 : i + 1;
    }
}
function firstOfLines(text, starts, ends) {
    const first = new Uint8Array(starts.length);
    starts.forEach((start, i) => {
        for (let at = ends[i - 1] ?? start; at < start && first[i] === 0; at += 1)
            if (text[at] === '\n' || text[at] === '\r')
                first[i] = 1;
    });
    first[0] = 1;
    return first;
}


  }),

  6876:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  scoped),
    z: () => (  Found)
  });
const LONGEST_NAME = 500;
class Found {
    code;
    symbols = [];
    constructor(code) {
        this.code = code;
    }
    add(name, first, end) {
        this.addSpan(name, this.code.from(first), this.code.to(Math.max(first, end - 1)));
    }
    addSpan(name, from, to) {
        if (name !== '' && name.length <= LONGEST_NAME)
            this.symbols.push({ name, from, to });
    }
    all() {
        const lines = lineStarts(this.code.text);
        return this.symbols
            .toSorted((a, b) => a.from - b.from || b.to - a.to)
            .map(({ name, from, to }) => ({ name, from, to, lines: [lineAt(lines, from), lineAt(lines, Math.max(from, to - 1))] }));
    }
}
function scoped(outer, inner) {
    return outer === '' ? inner : outer.length > LONGEST_NAME ? outer : `${outer}.${inner}`;
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function lineAt(starts, offset) {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low + 1;
}


  }),

  8371:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nx: () => (  newLine),
    PZ: () => (  bodyAfter),
    WO: () => (  headEnd),
    XZ: () => (  lineStatementEnd)
  });
const LINKS = new Set(['as', 'is', 'in', 'else', 'where', 'by', 'throws', 'rethrows', 'async', 'catch', 'finally']);
const CONTINUES = new Set(['.', '?', ':', '=', '&', '|', '<', '>', '*', '/', ',', ')', ']', '-']);
const OPEN = new Set(['as', 'is', 'in', 'else', 'where', 'by', 'return', 'throw', 'try', 'await', 'if', 'when']);
const CLOSES = new Set([')', ']', '}', '!']);
function newLine(code, i) {
    if (!code.newline(i))
        return false;
    if (code.isWord(i - 1)) {
        if (OPEN.has(code.slice(i - 1)) && !code.is(i - 2, '.'))
            return false;
    }
    else if (code.kind(i - 1) === 'punctuator') {
        const types = code.is(i - 1, '>') && code.mate(i - 1) >= 0;
        const optional = code.is(i - 1, '?') && code.glued(i - 1);
        if (!types && !optional && !code.isAny(i - 1, CLOSES))
            return false;
    }
    return !code.isAny(i, code.isWord(i) ? LINKS : CONTINUES);
}
function lineStatementEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')') || code.is(j, ']') || (j > i && newLine(code, j)))
            return j;
        j = code.past(j);
    }
    return Math.min(j, end);
}
function bodyAfter(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, '{'))
            return j;
        if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')') || isValue(code, j) || newLine(code, j))
            return null;
        j = code.pastTypes(j);
    }
    return null;
}
function isValue(code, i) {
    return code.is(i, '=') && !code.is(i, '==') && !code.is(i - 1, '=');
}
function headEnd(code, i, end) {
    return newLine(code, i) ? Math.min(i, end) : lineStatementEnd(code, i, end);
}


  }),

  6940:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gs: () => (  pythonSymbols),
    kd: () => (  lineEnd),
    oY: () => (  indentAt)
  });
  var _found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6876);

const TAB = 8;
function pythonSymbols(code, found, tokens) {
    const comments = tokens.filter((token) => token.kind === 'comment');
    const blocks = [{ indent: -1, name: '', first: 0, attributes: true }];
    let comment = 0;
    let decorators = null;
    const close = (indent, last, next) => {
        if ((blocks.at(-1)?.indent ?? -1) < indent)
            return;
        const trailing = [];
        let least = Infinity;
        while ((comments[comment]?.from ?? Infinity) < code.to(last))
            comment += 1;
        for (let one = comments[comment]; one !== undefined && one.from < next; one = comments[comment]) {
            comment += 1;
            if (ownLine(code.text, one.from))
                least = Math.min(least, indentAt(code.text, one.from));
            trailing.push({ indent: least, to: one.to });
        }
        let reached = code.to(last);
        for (let top = blocks.at(-1); top !== undefined && top.indent >= indent; top = blocks.at(-1)) {
            blocks.pop();
            for (let one = trailing[0]; one !== undefined && one.indent > top.indent; one = trailing[0]) {
                trailing.shift();
                reached = one.to;
            }
            found.addSpan(top.name, code.from(top.first), reached);
        }
    };
    let i = 0;
    while (i < code.length && !code.exhausted) {
        const end = lineEnd(code, i);
        const indent = indentAt(code.text, code.from(i));
        close(indent, i - 1, code.from(i));
        const outer = blocks.at(-1);
        if (outer === undefined)
            return;
        if (code.is(i, '@')) {
            decorators ??= i;
            i = end;
            continue;
        }
        const first = decorators ?? i;
        decorators = null;
        const at = code.is(i, 'async') ? i + 1 : i;
        const word = code.is(at + 1, '\\') ? at + 2 : at + 1;
        const definition = (code.is(at, 'def') || code.is(at, 'class')) && code.isWord(word);
        const colon = suite(code, i, end);
        if (definition && colon !== null) {
            const name = (0,_found_js__WEBPACK_IMPORTED_MODULE_0__  .P)(outer.name, nameAt(code, word));
            const attributes = code.is(at, 'class');
            if (colon + 1 < end) {
                found.addSpan(name, code.from(first), lineTail(code, comments, end));
                if (attributes)
                    assignments(code, found, name, colon + 1, end);
            }
            else
                blocks.push({ indent, name, first, attributes });
        }
        else if (outer.attributes)
            assignments(code, found, outer.name, colon !== null && isCompound(code, at, colon) ? colon + 1 : i, end);
        i = end;
    }
    close(0, code.length - 1, code.text.length);
}
function isCompound(code, i, colon) {
    return KEYWORDS.has(code.slice(i)) || (code.is(i, 'case') && colon > i + 1);
}
function lineEnd(code, i) {
    let j = code.past(i);
    while (code.within(j, code.length) && !(code.newline(j) && !code.is(j - 1, '\\')))
        j = code.past(j);
    return j;
}
function suite(code, i, end) {
    let lambdas = 0;
    for (let j = i; code.within(j, end); j = code.past(j)) {
        if (code.is(j, 'lambda'))
            lambdas += 1;
        else if (code.is(j, ':') && !code.is(j, ':=')) {
            if (lambdas === 0)
                return j;
            lambdas -= 1;
        }
    }
    return null;
}
function assignments(code, found, outer, i, end) {
    let first = i;
    for (let j = i; code.within(j, end); j = code.past(j)) {
        if (!code.is(j, ';'))
            continue;
        assignment(code, found, outer, first, j);
        first = j + 1;
    }
    assignment(code, found, outer, first, end);
}
function assignment(code, found, outer, first, end) {
    const at = code.is(first, 'type') && code.isWord(first + 1) ? first + 1 : first;
    const after = at > first && code.is(at + 1, '[') ? code.past(at + 1) : at + 1;
    const assigned = (code.is(after, '=') && !code.is(after, '==')) || (code.is(after, ':') && at === first);
    if (code.isWord(at) && after < end && assigned && !KEYWORDS.has(code.slice(at)))
        found.add((0,_found_js__WEBPACK_IMPORTED_MODULE_0__  .P)(outer, nameAt(code, at)), first, end);
}
function nameAt(code, i) {
    return code.slice(i).normalize('NFKC');
}
const KEYWORDS = new Set(['if', 'else', 'elif', 'for', 'while', 'try', 'except', 'finally', 'with', 'lambda', 'return', 'class', 'def']);
function lineTail(code, comments, end) {
    const to = code.to(end - 1);
    let [low, high] = [0, comments.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((comments[middle]?.from ?? 0) < to)
            low = middle + 1;
        else
            high = middle;
    }
    const comment = comments[low];
    return comment !== undefined && comment.from < code.from(end) && !ownLine(code.text, comment.from) ? comment.to : to;
}
function ownLine(text, offset) {
    let at = offset - 1;
    while (text[at] === ' ' || text[at] === '\t' || text[at] === '\f')
        at -= 1;
    return at < 0 || text[at] === '\n' || text[at] === '\r';
}
function indentAt(text, offset) {
    let begin = offset;
    while (text[begin - 1] === ' ' || text[begin - 1] === '\t')
        begin -= 1;
    let column = 0;
    for (let at = begin; at < offset; at += 1)
        column += text[at] === '\t' ? TAB - (column % TAB) : 1;
    return column;
}


  }),

  5846:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A3: () => (  beginsStatement),
    Bg: () => (  methodAt),
    EY: () => (  rubySymbols),
    Eo: () => (  isName),
    Yn: () => (  isModifier)
  });
  var _found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6876);

const ALWAYS = new Set(['begin', 'case', 'for']);
const MODIFIERS = new Set(['if', 'unless', 'while', 'until']);
const LOOPS = new Set(['while', 'until', 'for']);
const BEFORE_STATEMENT = new Set(['then', 'else', 'do', 'begin', 'and', 'or', 'not', 'ensure', 'elsif', 'when', 'in', 'if', 'unless', 'while', 'until']);
const CARRIED = new Set(['and', 'or', 'not']);
const VALUE_END = new Set([')', ']', '}']);
function rubySymbols(code, found) {
    const open = [];
    let bracketed = -1;
    let loop = false;
    const scope = () => open.at(-1)?.name ?? '';
    const close = (end) => {
        const top = open.pop();
        if (top !== undefined && top.first !== null)
            found.add(top.name, top.first, end);
    };
    const closeLines = (end) => {
        while (open.at(-1)?.kind === 'line')
            close(end);
    };
    let i = 0;
    while (code.within(i, code.length)) {
        const begins = beginsStatement(code, i);
        if (begins && i > bracketed)
            closeLines(i);
        if (begins)
            loop = false;
        if (!code.is(i, '<'))
            bracketed = Math.max(bracketed, code.mate(i));
        if (!code.isWord(i) || isName(code, i)) {
            i += 1;
            continue;
        }
        const word = code.slice(i);
        if (word === 'end') {
            closeLines(i);
            close(i + 1);
        }
        else if (word === 'def') {
            const method = methodAt(code, i);
            if (method !== null) {
                open.push({ kind: method.endless ? 'line' : 'method', name: (0,_found_js__WEBPACK_IMPORTED_MODULE_0__  .P)(scope(), method.name), first: i });
                i = method.after;
                continue;
            }
        }
        else if ((word === 'class' || word === 'module') && (code.isWord(i + 1) || code.is(i + 1, '::') || code.is(i + 1, '<<'))) {
            const path = pathAt(code, i + 1);
            open.push({ kind: 'type', name: path.name === '' ? scope() : (0,_found_js__WEBPACK_IMPORTED_MODULE_0__  .P)(scope(), path.name), first: path.name === '' ? null : i });
            i = path.after;
            continue;
        }
        else if (word === 'do') {
            if (!loop)
                open.push({ kind: 'block', name: scope(), first: null });
            loop = false;
        }
        else if (ALWAYS.has(word) || (MODIFIERS.has(word) && !isModifier(code, i))) {
            open.push({ kind: 'block', name: scope(), first: null });
            if (LOOPS.has(word))
                loop = true;
        }
        else if (begins && isConstant(code, i, word) && ['type', undefined].includes(open.at(-1)?.kind))
            open.push({ kind: 'line', name: (0,_found_js__WEBPACK_IMPORTED_MODULE_0__  .P)(scope(), word), first: i });
        i += 1;
    }
    while (open.length > 0)
        close(code.length);
}
function isConstant(code, i, word) {
    return /^\p{Lu}/u.test(word) && code.is(i + 1, '=') && !code.is(i + 1, '==') && !code.is(i + 1, '=>') && !code.is(i + 1, '=~');
}
function isName(code, i) {
    if (code.is(i - 1, '.') && !code.is(i - 2, '..'))
        return true;
    if (code.is(i - 1, ':') && code.glued(i))
        return true;
    return code.is(i + 1, ':') && code.glued(i + 1) && !code.is(i + 1, '::');
}
function beginsStatement(code, i) {
    if (code.is(i - 1, ';'))
        return true;
    if (!code.newline(i))
        return false;
    if (code.is(i, '.') && !code.is(i, '..'))
        return false;
    if (code.is(i, '&.'))
        return false;
    return code.kind(i - 1) === 'punctuator' ? code.isAny(i - 1, VALUE_END) || code.is(i - 1, '|') : !code.isAny(i - 1, CARRIED);
}
function isModifier(code, i) {
    const carried = code.is(i - 1, '\\');
    if (code.newline(i) && !carried)
        return false;
    const before = carried ? i - 2 : i - 1;
    if (code.isWord(before))
        return isName(code, before) || !BEFORE_STATEMENT.has(code.slice(before));
    return code.kind(before) !== 'punctuator' || code.isAny(before, VALUE_END);
}
function pathAt(code, at) {
    if (code.is(at, '<<'))
        return { name: '', after: at + 3 };
    let i = code.is(at, '::') ? at + 2 : at;
    let name = code.slice(i);
    i += 1;
    while (code.is(i, '::') && code.isWord(i + 2) && code.within(i, code.length)) {
        name = `${name}.${code.slice(i + 2)}`;
        i += 3;
    }
    return { name, after: i };
}
function methodAt(code, at) {
    let i = at + 1;
    const dot = code.past(i);
    if ((code.isWord(i) || code.is(i, '(')) && !code.newline(dot) && (code.is(dot, '.') || code.is(dot, '::')))
        i = code.is(dot, '.') ? dot + 1 : dot + 2;
    let name = code.slice(i);
    if (code.isWord(i)) {
        i += 1;
        if (code.is(i, '=') && code.glued(i)) {
            name = `${name}=`;
            i += 1;
        }
    }
    else {
        if (code.kind(i) !== 'punctuator' || code.is(i, '('))
            return null;
        const first = i;
        i += 1;
        while (code.within(i, first + 3) && code.glued(i) && code.kind(i) === 'punctuator' && !code.is(i, '(') && !code.is(i, ';'))
            i += 1;
        name = code.text.slice(code.from(first), code.to(i - 1));
    }
    const after = code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
    return { name, after: i, endless: code.is(after, '=') && !code.newline(after) && !code.is(after, '==') };
}


  }),

  4274:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HY: () => (  countedItems),
    Mr: () => (  pointerTokens),
    cj: () => (  resolvePointer)
  });
function pointerTokens(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return null;
    return pointer.slice(1).split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function resolvePointer(root, tokens) {
    let node = root;
    for (const token of tokens) {
        const next = step(node, token);
        if (next === null || next === 'twice')
            return next;
        if (next.kind === 'unclear')
            return next;
        node = next;
    }
    return node;
}
function countedItems(root, tokens) {
    const items = [];
    let node = root;
    for (const token of tokens) {
        const next = step(node, token);
        if (next === null || next === 'twice')
            return items;
        if (node.kind === 'list')
            items.push(next);
        node = next;
    }
    return items;
}
function step(node, token) {
    switch (node.kind) {
        case 'map': {
            const entry = node.entries.get(token);
            return entry === undefined ? null : entry === 'twice' ? entry : entry.value;
        }
        case 'list':
            return /^(?:0|[1-9][0-9]{0,9})$/.test(token) ? (node.items[Number(token)] ?? null) : null;
        case 'scalar':
            return null;
        case 'unclear':
            return node;
    }
}


  }),

  4176:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  endingOf),
  v: () => (  readData)
});

var json = __webpack_require__(9117);
var node = __webpack_require__(1547);
var dist = __webpack_require__(528);
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

var yaml_dist = __webpack_require__(3483);
var canonical = __webpack_require__(1175);
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
