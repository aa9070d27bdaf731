export const id = 331;
export const ids = [331];
export const modules = {

  15331:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  contradict),
    e: () => (  conflicts)
  });
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68013);
  var _scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72975);
  var _statements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24820);
  var _topics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84747);




const MOST_DOCUMENTS = 2000;
const MOST_STATEMENTS = 200;
const LOCKFILES = [
    ['package-lock.json', 'npm'], ['npm-shrinkwrap.json', 'npm'], ['pnpm-lock.yaml', 'pnpm'], ['yarn.lock', 'yarn'], ['bun.lock', 'bun'], ['bun.lockb', 'bun'],
];
const conflicts = {
    name: 'conflicts',
    async look(documents, repository) {
        const found = [];
        for (const [folder, texts] of byFolder(documents)) {
            const statements = texts.flatMap((document) => (0,_statements_js__WEBPACK_IMPORTED_MODULE_1__  .W)(document, _topics_js__WEBPACK_IMPORTED_MODULE_2__  .pO)).slice(0, MOST_STATEMENTS);
            found.push(...againstEachOther(statements), ...againstLockfile(folder, statements, repository));
        }
        return found;
    },
};
function byFolder(documents) {
    const folders = new Map();
    const places = new Set();
    for (const document of documents.slice(0, MOST_DOCUMENTS)) {
        if (places.has(document.place) || !(0,_scope_js__WEBPACK_IMPORTED_MODULE_3__  .D)(document))
            continue;
        places.add(document.place);
        const folder = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__  .g)(document.path);
        folders.set(folder, [...(folders.get(folder) ?? []), document]);
    }
    return folders;
}
function againstEachOther(statements) {
    const found = new Map();
    statements.forEach((second, index) => {
        const first = statements.slice(0, index).find((earlier) => contradict(earlier, second));
        const key = `${second.topic.name}:${first?.path ?? ''}:${second.path}`;
        if (first === undefined || found.has(key))
            return;
        found.set(key, {
            subject: 'conflict',
            severity: 'warning',
            path: second.path,
            line: second.line,
            column: null,
            message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `Two instructions contradict each other on ${(0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .pj)(second.topic.words)}: ${placeOf(first)} ${saying(first)}, ${placeOf(second)} ${saying(second)}`,
            remedy: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .pj)('Say it once, in the file that the others import, or say for which part of the repository each one holds.'),
            key,
        });
    });
    return [...found.values()];
}
function contradict(one, other) {
    if (one.topic.name !== other.topic.name || one.about !== other.about)
        return false;
    if (one.isWanted !== other.isWanted)
        return one.value === other.value;
    return one.isWanted && one.value !== other.value && !withinFloor(one.value, other.value) && !withinFloor(other.value, one.value) && !isWidthOf(one.value, other.value) && !isWidthOf(other.value, one.value);
}
function isWidthOf(all, value) {
    return all === 'spaces' && value.endsWith(' spaces');
}
function withinFloor(floor, value) {
    if (!floor.endsWith('+') || value.endsWith('+'))
        return false;
    const [least, actual] = [floor, value].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
    const [major = 0, minor = 0] = least ?? [];
    const [thisMajor = 0, thisMinor = 0] = actual ?? [];
    return thisMajor > major || (thisMajor === major && thisMinor >= minor);
}
function againstLockfile(folder, statements, { tree }) {
    const there = LOCKFILES.map(([name, manager]) => ({ path: folder === '' ? name : `${folder}/${name}`, manager })).filter(({ path }) => tree.entries.has(path));
    const [lockfile] = there;
    if (lockfile === undefined || new Set(there.map(({ manager }) => manager)).size !== 1)
        return [];
    const said = statements.filter(({ topic }) => topic.name === 'package-manager');
    const wrong = said.find(({ isWanted, value }) => isWanted === (value !== lockfile.manager));
    if (wrong === undefined || said.some(({ isWanted, value }) => isWanted && value === lockfile.manager))
        return [];
    return [{
            subject: 'conflict',
            severity: 'warning',
            path: wrong.path,
            line: wrong.line,
            column: null,
            message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `${placeOf(wrong)} ${saying(wrong)}, and the only lockfile beside it is ${lockfile.path}`,
            remedy: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `Name ${lockfile.manager} there, or replace the lockfile.`,
            key: `lockfile:${wrong.value}:${lockfile.path}`,
        }];
}
function placeOf({ path, line }) {
    return `${path}:${line}`;
}
function saying({ value, isWanted }) {
    return isWanted ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `wants ${value}` : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `refuses ${value}`;
}


  }),

  24820:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W: () => (  statementsIn)
});

var normal = __webpack_require__(69892);
var polarity = __webpack_require__(12691);
var sentences = __webpack_require__(55369);
;
const NEEDED = JSON.parse("[[[[[\"for \",\"for everything\",\" management\",\" manager\",\"always\",\"only\",\"exclusively\",\"throughout\",\"everywhere\",\"in this \",\"here\",\"across the \"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"use\",\"uses\",\"using\",\"prefer\",\"stick \",\"rely on\",\"run\"]]],[[[\"use \"],[\"only\",\"always\",\"solely\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]],[[[\"every\",\"all\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]],[[[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"install\",\"add\",\"manage\",\"handle\",\"update\",\"remove\"]]],[[[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"managed\",\"installed\",\"handled\",\"added\",\"run\"]]],[[[\"be used\",\"used here\",\"package manager\",\"dependency manager\",\"the only \",\"exclusively\",\"always\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]],[[[\"package\",\"package management\",\"dependenc\",\"install\",\"installing\",\"everything\"],[\"for \"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]],[[[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"use\",\"uses\",\"using\",\"prefer\",\"standardi\",\"stick \"]]],[[[\"only\",\"required\",\"mandatory\",\"used\",\"package manager\",\"dependency manager\",\"everywhere\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]],[[[\"package manager\",\"dependency manager\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]],[[[\"never\",\"do not\",\"avoid\",\"must not\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"use\",\"using\",\"run\",\"running\",\"call\",\"invoke\"]]],[[[\"install\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]]],[[[[\"for \",\"for everything\",\" management\",\" manager\",\"always\",\"only\",\"exclusively\",\"throughout\",\"everywhere\",\"in this \",\"here\",\"across the \"],[\"use\",\"uses\",\"using\",\"prefer\",\"stick \",\"rely on\",\"run\"]]],[[[\"use \"],[\"only\",\"always\",\"solely\"]]],[[[\"every\",\"all\"]]],[[[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"install\",\"add\",\"manage\",\"handle\",\"update\",\"remove\"]]],[[[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"managed\",\"installed\",\"handled\",\"added\",\"run\"]]],[[[\"be used\",\"used here\",\"package manager\",\"dependency manager\",\"dependency management\",\"the only \",\"exclusively\",\"always\"]]],[[[\"python\",\"package\",\"package management\",\"dependenc\",\"install\",\"installing\",\"everything\"],[\"for \"]]],[[[\"use\",\"uses\",\"using\",\"prefer\",\"standardi\",\"stick \"]]],[[[\"only\",\"required\",\"mandatory\",\"used\",\"package manager\",\"dependency manager\",\"dependency management\",\"everywhere\"]]],[[[\"package manager\",\"dependency manager\",\"dependency management\"]]],[[[\"never\",\"do not\",\"avoid\",\"must not\"],[\"use\",\"using\",\"run\",\"running\",\"call\",\"invoke\"]]]],[[[[\"for \",\"for everything\",\" management\",\" manager\",\"always\",\"only\",\"exclusively\",\"throughout\",\"everywhere\",\"in this \",\"here\",\"across the \"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"],[\"use\",\"uses\",\"using\",\"prefer\",\"stick \",\"rely on\",\"run\"]]],[[[\"use \"],[\"only\",\"always\",\"solely\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"every\",\"all\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"],[\"install\",\"add\",\"manage\",\"handle\",\"update\",\"remove\"]]],[[[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"managed\",\"installed\",\"handled\",\"added\",\"run\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"be used\",\"used here\",\"test runner\",\"test framework\",\"testing framework\",\"unit test\",\"tests\",\"testing\",\"the only \",\"exclusively\",\"always\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"for \"],[\"test\",\"testing\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"],[\"use\",\"uses\",\"using\",\"prefer\",\"standardi\",\"stick \"]]],[[[\"only\",\"required\",\"mandatory\",\"used\",\"test runner\",\"test framework\",\"testing framework\",\"unit test\",\"tests\",\"testing\",\"everywhere\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"test runner\",\"test framework\",\"testing framework\",\"unit test\",\"tests\",\"testing\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]],[[[\"never\",\"do not\",\"avoid\",\"must not\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"],[\"use\",\"using\",\"run\",\"running\",\"call\",\"invoke\"]]],[[[\"test\",\"testing\",\"specs\"],[\"jest\",\"vitest\",\"mocha\",\"jasmine\",\"ava\"]]]],[[[[\"pytest\",\"unittest\",\"nose\"],[\"for \",\"for everything\",\" management\",\" manager\",\"always\",\"only\",\"exclusively\",\"throughout\",\"everywhere\",\"in this \",\"here\",\"across the \"],[\"use\",\"uses\",\"using\",\"prefer\",\"stick \",\"rely on\",\"run\"]]],[[[\"use \"],[\"only\",\"always\",\"solely\"],[\"pytest\",\"unittest\",\"nose\"]]],[[[\"pytest\",\"unittest\",\"nose\"],[\"every\",\"all\"]]],[[[\"pytest\",\"unittest\",\"nose\"],[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"install\",\"add\",\"manage\",\"handle\",\"update\",\"remove\"]]],[[[\"pytest\",\"unittest\",\"nose\"],[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"managed\",\"installed\",\"handled\",\"added\",\"run\"]]],[[[\"be used\",\"used here\",\"test runner\",\"test framework\",\"testing framework\",\"unit test\",\"tests\",\"testing\",\"the only \",\"exclusively\",\"always\"],[\"pytest\",\"unittest\",\"nose\"]]],[[[\"for \"],[\"test\",\"testing\"],[\"pytest\",\"unittest\",\"nose\"]]],[[[\"pytest\",\"unittest\",\"nose\"],[\"use\",\"uses\",\"using\",\"prefer\",\"standardi\",\"stick \"]]],[[[\"pytest\",\"unittest\",\"nose\"],[\"only\",\"required\",\"mandatory\",\"used\",\"test runner\",\"test framework\",\"testing framework\",\"unit test\",\"tests\",\"testing\",\"everywhere\"]]],[[[\"test runner\",\"test framework\",\"testing framework\",\"unit test\",\"tests\",\"testing\"],[\"pytest\",\"unittest\",\"nose\"]]],[[[\"never\",\"do not\",\"avoid\",\"must not\"],[\"pytest\",\"unittest\",\"nose\"],[\"use\",\"using\",\"run\",\"running\",\"call\",\"invoke\"]]],[[[\"test\",\"testing\",\"specs\"],[\"pytest\",\"unittest\",\"nose\"]]]],[[[[\"tab\",\"space\"],[\"use\",\"uses\",\"using\",\"prefer\",\"indent\",\"with\"]]],[[[\"tabs\",\"space\"],[\"indent\",\"only\"]]],[[[\"indentation is \"],[\"tabs\",\"spaces\"]]],[[[\" spaces\"],[\"tabs\"],[\"not\",\"never\",\"over\"]]],[[[\"spaces\"],[\" tabs\",\" for indentation\"],[\"use\",\"prefer\",\"indent\"]]],[[[\"spaces\"],[\" tabs\"],[\"not\",\"never\"]]],[[[\"never\",\"do not\",\"avoid\"],[\"tabs\"],[\"use\",\"using\"]]]],[[[[\"single\",\"double\"],[\"quot\"],[\"use\",\"uses\",\"using\",\"prefer\",\"always\"]]],[[[\"single\",\"double\"],[\"quote\",\"string\"]]],[[[\" quotes\"],[\"single\",\"double\"]]]],[[[[\"semicolons\"]]],[[[\"always \"],[\"semicolon\"]]],[[[\"semicolons are \"],[\"required\",\"mandatory\",\"forbidden\",\"omitted\",\"not used\"]]],[[[\"semicolons\"],[\"always use\",\"use\",\"always add\",\"require\",\"with\",\"always\"]]],[[[\"semicolons: \"]]]],[[[[\"node\"]]]],[[[[\"python\"]]]],[[[[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"使用\",\"用\"]]],[[[\"npm\",\"pnpm\",\"yarn\",\"bun\"],[\"禁止\",\"不要\",\"不得\",\"请勿\",\"严禁\"],[\"使用\",\"用\"]]],[[[\"包管理\"],[\"npm\",\"pnpm\",\"yarn\",\"bun\"]]]],[[[[\"prettier\",\"biome\",\"dprint\"],[\"for \",\"for everything\",\" management\",\" manager\",\"always\",\"only\",\"exclusively\",\"throughout\",\"everywhere\",\"in this \",\"here\",\"across the \"],[\"use\",\"uses\",\"using\",\"prefer\",\"stick \",\"rely on\",\"run\"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"use \"],[\"only\",\"always\",\"solely\"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"every\",\"all\"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"install\",\"add\",\"manage\",\"handle\",\"update\",\"remove\"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"managed\",\"installed\",\"handled\",\"added\",\"run\"]]],[[[\"be used\",\"used here\",\"formatter\",\"code formatter\",\"formatting\",\"the only \",\"exclusively\",\"always\"],[\"prettier\",\"biome\",\"dprint\"]]],[[[\"formatting\",\"code formatting\"],[\"prettier\",\"biome\",\"dprint\"],[\"for \"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"use\",\"uses\",\"using\",\"prefer\",\"standardi\",\"stick \"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"only\",\"required\",\"mandatory\",\"used\",\"formatter\",\"code formatter\",\"formatting\",\"everywhere\"]]],[[[\"formatter\",\"code formatter\",\"formatting\"],[\"prettier\",\"biome\",\"dprint\"]]],[[[\"prettier\",\"biome\",\"dprint\"],[\"never\",\"do not\",\"avoid\",\"must not\"],[\"use\",\"using\",\"run\",\"running\",\"call\",\"invoke\"]]],[[[\"format\"],[\"prettier\",\"biome\",\"dprint\"],[\"with\",\"using\"]]]],[[[[\"eslint\",\"biome\",\"oxlint\"],[\"for \",\"for everything\",\" management\",\" manager\",\"always\",\"only\",\"exclusively\",\"throughout\",\"everywhere\",\"in this \",\"here\",\"across the \"],[\"use\",\"uses\",\"using\",\"prefer\",\"stick \",\"rely on\",\"run\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"use \"],[\"only\",\"always\",\"solely\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"every\",\"all\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"install\",\"add\",\"manage\",\"handle\",\"update\",\"remove\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"dependenc\",\"package\",\"deps\",\"module\",\"libraries\",\"everything\",\"commands\",\"scripts\"],[\"managed\",\"installed\",\"handled\",\"added\",\"run\"]]],[[[\"be used\",\"used here\",\"linter\",\"linting\",\"the only \",\"exclusively\",\"always\"],[\"eslint\",\"biome\",\"oxlint\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"for \"],[\"linting\",\"lint\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"use\",\"uses\",\"using\",\"prefer\",\"standardi\",\"stick \"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"only\",\"required\",\"mandatory\",\"used\",\"linter\",\"linting\",\"everywhere\"]]],[[[\"linter\",\"linting\"],[\"eslint\",\"biome\",\"oxlint\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"never\",\"do not\",\"avoid\",\"must not\"],[\"use\",\"using\",\"run\",\"running\",\"call\",\"invoke\"]]],[[[\"eslint\",\"biome\",\"oxlint\"],[\"lint\"],[\"with\",\"using\"]]]],[[[[\" exports\"],[\"default\",\"named\"],[\"never\",\"do not\",\"avoid\"]]],[[[\" exports\"],[\"default\",\"named\"],[\"use\",\"prefer\"]]],[[[\" exports only\"],[\"default\",\"named\"]]]],[[[[\"line \"],[\"length\",\"width\"]]],[[[\"lines \"],[\"are \",\"under \",\"at \",\"to \",\"must be \",\"should be \",\"may be \"]]]],[[[[\" branch\"],[\"default\",\"main\",\"primary\",\"trunk\"],[\"main\",\"master\",\"develop\",\"dev\",\"trunk\",\"development\",\"next\"]]]],[[[[\"pull requests\",\"prs\",\"merge requests\",\"all prs\",\"every pr\"],[\"main\",\"master\",\"develop\",\"dev\",\"trunk\",\"development\",\"next\",\"staging\"]]]]]");

var conflicts_topics = __webpack_require__(84747);
;





const NEEDED_BY = new Map(conflicts_topics .pO.flatMap(({ statements }, topic) => statements.map((pattern, index) => [pattern, NEEDED[topic]?.[index] ?? [[]]])));
const LONGEST = 400;
const MOST = 10_000;
function statementsIn(document, topics) {
    const found = [];
    const explained = new Set();
    let left = MOST;
    for (const sentence of (0,sentences .c)(document.markdown)) {
        left -= 1;
        if (left < 0)
            break;
        if (sentence.kind === 'code' || sentence.text.length > LONGEST)
            continue;
        const text = (0,normal .j7)(sentence.text).replace(/[.!]$/, '');
        const above = [...sentence.headings, ...sentence.leadIns].map((title) => (0,normal .j7)(title)).join(' \n ');
        for (const topic of topics) {
            if (text.search(topic.mention) < 0 && topic.mention.source !== '$^')
                continue;
            if (/\bmigrat(?:e|ed|ing|ion)\b/.test(text))
                explained.add(topic);
            if (topic.about?.test(`${text} ${above}`) === false || [...sentence.headings, ...sentence.leadIns].some(polarity .pt))
                continue;
            const statement = statementOf(topic, text, above);
            if (statement === null)
                continue;
            const languages = topic.byLanguage === true ? [...`${text} ${above} ${document.path.toLowerCase()}`.matchAll(conflicts_topics .Yj)].map(([name]) => name) : [];
            found.push({ topic, about: [...new Set(languages)].sort().join(' '), ...statement, path: document.path, line: sentence.line });
        }
    }
    return found.filter(({ topic }) => !explained.has(topic));
}
const REFUSED_THERE = /\b(?:instead of|rather than|over|not|never|no|replaces?) (?:use |using |with )?['"]?$/;
function statementOf(topic, text, above) {
    for (const pattern of topic.statements) {
        if (!mayMatch(pattern, text))
            continue;
        const match = pattern.exec(text);
        const wanted = match?.groups?.['is'];
        const written = wanted ?? match?.groups?.['not'];
        if (match === null || written === undefined)
            continue;
        if (isQualified(text, above))
            return null;
        const value = topic.value(written);
        const mentions = [...text.matchAll(topic.mention)];
        const others = mentions.filter((mention) => topic.value(mention[0]) !== value && !REFUSED_THERE.test(text.slice(Math.max(0, mention.index - 30), mention.index)) && !(0,polarity .bX)({ sentence: text, from: mention.index, to: mention.index + mention[0].length }));
        if (wanted === undefined)
            return { value, isWanted: false };
        if (topic.isVersion === true ? mentions.length > 1 : others.length > 0)
            return null;
        if (topic.name !== 'semicolons' && (0,polarity .bX)({ sentence: text, from: match.index, to: match.index + match[0].length }))
            continue;
        return { value, isWanted: true };
    }
    return null;
}
function isQualified(text, above) {
    return conflicts_topics .DT.test(text.replace(/ or (?:later|higher|newer|above)\b|\bat most\b|\bthe only supported\b/, '')) || /[\w.@-]+\/[\w./@*-]+|\b(?:legacy|migrat\w+|example|docker|alternativ\w+|option|troubleshoot\w*)\b/.test(above);
}
function mayMatch(pattern, text) {
    return NEEDED_BY.get(pattern)?.some((way) => way.every((words) => words.some((word) => text.includes(word)))) ?? true;
}


  }),

  84747:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DT: () => (  QUALIFIED),
    Yj: () => (  LANGUAGES),
    pO: () => (  TOPICS)
  });
const one = (names) => new RegExp(`(?<![\\w/@.-])(?:${names})(?![\\w/@-]|\\.\\w)`, 'g');
const itself = (written) => written;
const WHOLE = '(?:for (?:every|all|any|each)(?: (?:other )?(?:commands?|scripts?|tasks?|things?|operations?))?|for everything|for (?:package|dependency) management|as (?:the|our|its|your) (?:only |sole )?(?:package|dependency) manager|always|only|exclusively|throughout|everywhere|in this (?:repo\\w*|project|codebase)|here|across the (?:repo\\w*|project))';
const DEPENDENCIES = '(?:(?:python |npm |node |js |all |the |project |any )*(?:dependenc(?:y|ies)|packages?|deps|modules?|libraries|everything|all (?:commands|scripts)|commands|scripts))';
const END = `(?=['"]?(?:$|[.,;:!()]| and (?:then|run)| (?:instead|rather|not|never|only|exclusively|everywhere|here|always)\\b| ?[—–-] ))`;
function tool(names, what, purpose) {
    const quoted = `['"]?(?<is>${names})['"]?`;
    return [
        new RegExp(`\\b(?:use|uses|using|prefer|stick (?:to|with)|rely on|run) (?:only |always )?['"]?(?<is>${names})['"]? (?:always |only |exclusively )?${WHOLE}(?=$|[.,;:!()]| ?[—–-] | (?:e\\.g|and|not|never|instead)\\b)`),
        new RegExp(`\\buse (?:only|always|solely) ['"]?(?<is>${names})${END}`),
        new RegExp(`\\b(?:every|all)(?:thing| \\w+)? (?:goes|go|runs?|must (?:go|run|use)|should (?:go|run|use)|is (?:run|done)|are (?:run|done)|uses?)(?: through| via| with| by| using)? ['"]?(?<is>${names})${END}`),
        new RegExp(`\\b(?:install|add|manage|handle|update|remove)s?(?:ing)? ${DEPENDENCIES} (?:only |exclusively )?(?:with|using|via|through|by) ['"]?(?<is>${names})(?: only| exclusively)?${END}`),
        new RegExp(`\\b${DEPENDENCIES} (?:is|are|must be|should be) (?:only |always )?(?:managed|installed|handled|added|run) (?:with|using|via|through|by) ['"]?(?<is>${names})(?: only| exclusively)?${END}`),
        new RegExp(`^['"]?(?<is>${names})['"]? (?:(?:must|should) (?:always )?be used|(?:is|are) (?:used here|our (?:${what})|the only (?:supported|allowed|permitted) (?:${what})|the (?:${what}) (?:of|for|here|in))|exclusively|always)${END}`),
        new RegExp(`\\bfor (?:${purpose}),? (?:use ['"]?)?(?<is>${names})['"]?(?: is (?:required|mandatory|used))?${END}`),
        new RegExp(`\\b(?:use|uses|using|prefer|standardi[sz]e on|stick (?:to|with)) ['"]?(?<is>${names})(?: install| ci)?['"]?(?=$|[.,;:)(!]| (?:as|v?\\d|over|only|exclusively|instead|rather|not|and not|never|workspaces?|for (?:all|every|any|the|our)? ?(?:${purpose})|to (?:install|manage|test)|\\(| ?[—–-] ))`),
        new RegExp(`^['"]?(?<is>${names})['"]? (?:only|is (?:required|mandatory|used|the (?:only )?(?:${what}))|everywhere)\\b`),
        new RegExp(`\\b(?:${what})(?: (?:is|of choice|here|used))?(?::| is| =| -| –| —)+ ${quoted}(?=$|[.,;!(]| (?:only|v?\\d|\\(|workspaces?|with|[—–-] ))`),
        new RegExp(`\\b(?:never|do not|avoid|must not) (?:ever )?(?:use|using|run|running|call|invoke) ['"]?(?<not>${names})(?: install| ci| i)?['"]?(?=$|[.,;:)(!]| (?:or|for|in|to|here|anywhere|commands?|[—–-] ))`),
    ];
}
const INSTALL = /\binstall(?:ing|s|ation)?(?: (?:the|all|project|your|our))*(?: (?:deps|dependencies|packages|modules))?(?: \w+){0,2}:? ['"]?(?<is>npm|pnpm|yarn|bun) (?:install|ci|i)['"]?(?=$|[.,;)])/;
const tested = (names) => new RegExp(`\\b(?:tests?|testing|specs)(?: \\w+){0,3} (?:with|in|using|use|uses) ['"]?(?<is>${names})['"]?(?=$|[.,;)(])`);
const NUMBERS = new Map([['two', '2'], ['four', '4'], ['eight', '8'], ['three', '3']]);
function indentation(written) {
    if (written === 'spaces')
        return 'spaces';
    const width = /^(\d|two|three|four|eight)/.exec(written)?.[1];
    return width === undefined ? 'tabs' : `${NUMBERS.get(width) ?? width} spaces`;
}
function version(written) {
    const number = /\d+(?:\.\d+)?/.exec(written)?.[0] ?? written;
    return /[+≥]|>=|or (?:later|higher|newer|above)|minimum|at least/.test(written) ? `${number}+` : number;
}
const TOPICS = [
    { name: 'package-manager', words: 'the package manager', statements: tool('npm|pnpm|yarn|bun', 'package manager|dependency manager', 'packages?|package management|dependenc\\w+|installs?|installing|everything').concat(INSTALL), mention: one('npm|pnpm|yarn|bun'), value: itself },
    { name: 'python-packages', words: 'the Python package manager', statements: tool('uv|poetry|pipenv|pdm|pip|conda', 'package manager|dependency manager|dependency management', 'python|packages?|package management|dependenc\\w+|installs?|installing|everything'), mention: one('uv|poetry|pipenv|pdm|pip|conda'), value: itself },
    { name: 'test-runner', words: 'the test runner', statements: tool('jest|vitest|mocha|jasmine|ava', 'test runner|test framework|testing framework|unit tests?|tests|testing', '(?:unit )?tests?|testing').concat(tested('jest|vitest|mocha|jasmine|ava')), mention: one('jest|vitest|mocha|jasmine|ava'), value: itself, about: /test/ },
    { name: 'python-tests', words: 'the Python test runner', statements: tool('pytest|unittest|nose2?', 'test runner|test framework|testing framework|unit tests?|tests|testing', '(?:unit )?tests?|testing').concat(tested('pytest|unittest|nose2?')), mention: one('pytest|unittest|nose2?'), value: itself, about: /test/ },
    { name: 'indentation', words: 'indentation', byLanguage: true, statements: [/\b(?:use|uses|using|prefer|indent(?:ation|ed|ing)?(?: style| size| width)?(?: is| with| by| of| using| must be| should be)?:?|with) (?:a |hard |soft |an )?(?<is>tabs?(?= for indent|$|[.,;)]|, not| instead| \(| only| rather| over)(?! width)|(?:2|4|8|two|three|four|eight)[- ]spaces?)(?! tabs?)/, /^(?<is>tabs|(?:2|4|8|two|four|eight)[- ]spaces?)(?: for| of| per)? (?:indent\w*|only)\b/, /^indentation is (?<is>tabs|(?:2|4|8|two|four|eight)[- ]spaces)(?=$|[.,;])/, /^(?<is>tabs),? (?:not|never|over) spaces/, /\b(?:use|prefer|indent(?:ation)?(?: is| with| using|:)?) (?<is>spaces)(?:,? (?:and )?(?:not|never|over|instead of|rather than) tabs| for indentation)/, /^(?<is>spaces)(?: for indentation)?,? (?:and )?(?:not|never) tabs/, /\b(?:never|do not|avoid) (?:use|using) (?<not>tabs)(?=$|[.,;!]| for indent)/], mention: /\b(?:tabs|(?<!\d[- ]|two |four |three |eight )spaces|(?:2|4|8|two|three|four|eight)[- ]spaces?)\b/g, value: indentation, about: /indent|tabs|spaces|format|style/ },
    { name: 'quotes', words: 'quotation marks', byLanguage: true, statements: [/\b(?:use|uses|using|prefer|always) (?<is>single|double)[- ]quot(?:es|ed strings)\b(?=$|[.,;!)]| for (?:all )?strings| (?:only|everywhere|instead|not|over|rather)\b)/, /^(?:quotes?|strings?): (?<is>single|double)(?:[- ]quot\w+)?(?=$|[.,;])/, /^(?<is>single|double) quotes(?=$|[.,]| for strings| only)/], mention: /\b(?:single|double)(?=[- ]quot)|(?<=^(?:quotes?|strings?): )(?:single|double)/g, value: (written) => `${written} quotes` },
    { name: 'semicolons', words: 'semicolons', byLanguage: true, statements: [/\b(?<is>no|without|omit|avoid|never use|do not use|skip) (?:trailing |any )?semicolons(?=$|[.,;!)]| in (?:typescript|javascript))/, /\b(?<is>always (?:end|terminate) \w+(?: \w+)? with) (?:a )?semicolons?\b/, /^semicolons are (?<is>required|mandatory|forbidden|omitted|not used)(?=$|[.,;])/, /\b(?<is>always use|use|always add|require|with|always) (?:explicit )?semicolons(?=$|[.,;!)]| at the end)/, /^semicolons: (?<is>always|never|yes|no|required|none|omit)\b/], mention: /$^/g, value: (written) => (/^(?:no|without|omit|avoid|never|do not|skip|none|forbidden)/.test(written) ? 'none' : 'always') },
    { name: 'node', words: 'the Node version', statements: [/(?:^|\b(?:use|uses|using|requires?|needs?|runs? on|running on|runtime:|target|targets|with|on|version:|prerequisites?:|environment:) )(?:['"(]?)node(?:\.?js)?(?: version)?:? ?(?<is>(?:>=|≥|=|v|~|\^){0,2} ?\d{2}(?:\.\d{1,2}){0,2}(?:\.x|\+)?(?: or (?:later|higher|newer|above))?)(?=$|[\s,.;)!'"])/], mention: /\bnode(?:\.?js)?(?: version)?:? ?(?:>=|≥|=|v|~|\^){0,2} ?\d{2}/g, value: version, isVersion: true },
    { name: 'python', words: 'the Python version', statements: [/(?:^|\b(?:use|uses|using|requires?|needs?|runs? on|running on|runtime:|target|targets|with|on|version:|prerequisites?:|environment:) )(?:['"(]?)python(?: version)?:? ?(?<is>(?:>=|≥|=|v|~|\^){0,2} ?3\.\d{1,2}(?:\.x|\+)?(?: or (?:later|higher|newer|above))?)(?=$|[\s,.;)!'"])/], mention: /\bpython(?: version)?:? ?(?:>=|≥|=|v|~|\^){0,2} ?3\.\d/g, value: version, isVersion: true },
    { name: 'package-manager', words: 'the package manager', statements: [/(?:请|一律|统一|必须|只|均|项目|都)?(?:使用|用) ?['"]?(?<is>npm|pnpm|yarn|bun)['"]?(?: ?(?:安装依赖|管理依赖|作为包管理器?|来?安装|管理包))?(?=$|[。,，;；.])/, /(?:禁止|不要|不得|请勿|严禁)(?:使用|用) ?['"]?(?<not>npm|pnpm|yarn|bun)['"]?(?=$|[。,，;；.])/, /包管理器? ?(?:是|为|[::]) ?['"]?(?<is>npm|pnpm|yarn|bun)/], mention: one('npm|pnpm|yarn|bun'), value: itself, about: /[\u4e00-\u9fff]/ },
    { name: 'formatter', words: 'the formatter', statements: tool('prettier|biome|dprint', 'formatter|code formatter|formatting', 'formatting|code formatting').concat(/\bformat(?:ted)?(?: \w+){0,2} (?:with|using) ['"]?(?<is>prettier|biome|dprint)['"]?(?=$|[.,;)(])/), mention: one('prettier|biome|dprint'), value: itself, about: /format/ },
    { name: 'linter', words: 'the linter', statements: tool('eslint|biome|oxlint', 'linter|linting', 'linting|lint').concat(/\blint(?:ed|ing)?(?: \w+){0,2} (?:with|using) ['"]?(?<is>eslint|biome|oxlint)['"]?(?=$|[.,;)(])/), mention: one('eslint|biome|oxlint'), value: itself, about: /lint/ },
    { name: 'exports', words: 'exports', byLanguage: true, statements: [/\b(?:never|do not|avoid) (?:use |using )?(?<not>default|named) exports(?=$|[.,;!])/, /^(?:always |only )?(?:use|prefer) (?:only )?(?<is>default|named) exports(?=$|[.,;!]| only| over| not)/, /^(?<is>default|named) exports only\b/], mention: /\b(?:default|named)(?= exports)/g, value: (written) => `${written} exports` },
    { name: 'line-length', words: 'the line length', byLanguage: true, statements: [/^(?:the )?(?:max(?:imum)?\.? )?line (?:length|width)(?: limit)?(?: is|:| of| =)+ ?(?:at most |max(?:imum)? )?(?<is>\d{2,3})(?: (?:characters|chars|columns))?(?=$|[.,;)(])/, /^(?:keep |wrap )?lines (?:are |under |at |to |must be |should be |may be ){1,3}(?:at most |under |no longer than )?(?<is>\d{2,3})(?: (?:characters|chars|columns))?(?=$|[.,;)(])/], mention: /$^/g, value: (written) => `${written} characters` },
    { name: 'default-branch', words: 'the default branch', statements: [/\b(?:default|main|primary|trunk) branch(?: name)?(?: is|:| is called| =) ['"]?(?<is>main|master|develop|dev|trunk|development|next)['"]?(?=$|[\s.,;!)])/], mention: /$^/g, value: itself },
    { name: 'pull-request-branch', words: 'the branch that pull requests go to', statements: [/\b(?:pull requests|prs|merge requests|all prs|every pr) (?:(?:must|should|always|are|go|be|opened|made|raised|created|merged) ){0,4}(?:target|against|to|into|targeting)(?: the)? ['"]?(?<is>main|master|develop|dev|trunk|development|next|staging)['"]?(?: branch)?(?=$|[.,;!)])/], mention: /$^/g, value: itself },
];
const QUALIFIED = /\b(?:migrat\w+|legacy|deprecated|switch(?:ed|ing)? (?:from|to)|moving|formerly|previously|historic\w*|old|older|except|unless|if|when|or|either|depending|depends|both|where|other than|optional\w*|alternatively|example|e\.g\.|fallback|some|most|new code|may|can|could|mono-?repo|matrix|support(?:s|ed)?|compatib\w+|tested (?:on|with|against)|user's|detect\w*|other projects|docker\w*|image|ci uses|production uses|locally|for (?:the )?(?:e2e|docs|website|frontend|backend|client|server|publishing|mobile|ios|android|scripts|cli|examples?)|in (?:the )?['"]?[\w@.-]+\/|frontend|backend|client|server|respectively|until|jsx|json|html|existing)\b|(?:^|[\s'"(])[\w.@-]+\/[\w./@*-]*|\?/;
const LANGUAGES = /\b(?:go(?:lang)?|python|ya?ml|json|makefiles?|javascript|typescript|jsx?|tsx?|html|s?css|rust|java|kotlin|markdown|sql|c\+\+|c#|csharp|php|ruby|lua|shell|bash|swift|dart|vue|svelte|xml|toml|terraform|hcl|elixir|scala|graphql|proto\w*|nix|zig|haskell|perl|dockerfiles?)\b/g;


  }),

  69892:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MK: () => (  withoutCode),
    aL: () => (  withPlainCode),
    cL: () => (  withoutQuotations),
    j7: () => (  normalise)
  });
const LOOKALIKES = new Map([...'аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнnαaοoεeρpιiνvκkτt'.matchAll(/(.)([a-z])/gu)].map(([, other = '', latin = '']) => [other, latin]));
const CONTRACTIONS = [
    [/\b(do|does|did|must|should|need|would|could|is|are|was|were|has|have)n(?:'| )?t\b/g, '$1 not'],
    [/\bcan(?:'t|not)\b/g, 'can not'],
    [/\bwon't\b/g, 'will not'],
    [/\b(you|they|we)'re\b/g, '$1 are'],
    [/\b(you|they|we|i)'ve\b/g, '$1 have'],
    [/\b(you|they|we|i|it|that)'ll\b/g, '$1 will'],
    [/\b(it|that|there)'s\b/g, '$1 is'],
];
function normalise(text) {
    let plain = text.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, '').toLowerCase();
    plain = plain.replace(/[‘’ʼ`´]/g, "'").replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '').replace(/\s+/g, ' ').trim();
    if (/[\u0370-\u04ff\u0500-\u052f]/.test(plain))
        plain = plain.replace(/[a-z\u0370-\u052f]{2,40}/g, asItLooks);
    for (const [short, long] of CONTRACTIONS)
        plain = plain.replace(short, long);
    return plain;
}
function asItLooks(word) {
    if (!/[a-z]/.test(word))
        return word;
    return [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
const QUOTE = 300;
const QUOTES = new RegExp([`"([^"\\n]{1,${QUOTE}})"`, `“([^”\\n]{1,${QUOTE}})”`, `«([^»\\n]{1,${QUOTE}})»`, `「([^」\\n]{1,${QUOTE}})」`, `『([^』\\n]{1,${QUOTE}})』`, `„([^“”\\n]{1,${QUOTE}})[“”]`, `(?<![\\p{L}\\p{N}])['‘]([^'’\\n]{1,${QUOTE}}|[^'’\\n]{1,${QUOTE}}['’][a-z][^'’\\n]{1,${QUOTE}})['’](?![\\p{L}\\p{N}])`].join('|'), 'gu');
function withoutQuotations(text) {
    return text.replace(QUOTES, (quoted) => (quoted.length <= 30 && quoted.trim().split(/\s+/).length <= 2 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u.test(quoted) ? quoted.slice(1, -1) : ' ❝ '));
}
function withPlainCode(text) {
    return text.replace(/(`{1,3})([^`\n]{1,400})\1/g, (whole) => whole.replace(/["“”]/g, ' '));
}
function withoutCode(text) {
    return text.replace(/(`{1,3})([^`\n]{1,400})\1/g, (_whole, _marks, code) => (code.trim().split(/\s+/).length <= 2 ? code : ' ❝ '));
}


  }),

  12691:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Wc: () => (  isTold),
    bX: () => (  isNegated),
    pt: () => (  isForbiddenBy),
    x9: () => (  isOrder)
  });
const DOUBLE_NEGATION = /\b(?:do not|never|not|must not|should not|without) (?:ever |you dare )?(?:forget(?:ting)?|fail(?:ing)?|neglect(?:ing)?|hesitat(?:e|ing)|be (?:afraid|shy|reluctant)|refus(?:e|ing)|omit(?:ting)?|refrain(?: from)?|be slow)(?: to)?(?= |$)|\bnot only\b|\bno matter\b|\bno (?:longer|exceptions?|questions?|doubt|hesitation)\b|\bwhy not\b|\bif not\b|别忘了|不要忘记|務必|务必|不得不/g;
const NEGATION = /\b(?:not|never|no|none|nobody|avoid(?:ing|s)?|without|stop(?:s|ping)?|refuse[sd]?|refusing|forbid(?:s|den)?|prohibit(?:s|ed)?|disallow(?:s|ed)?|instead of|rather than|refrain(?:ing)?|prevent(?:s|ing|ed)?|block(?:s|ing|ed)?|reject(?:s|ing|ed)?|against|neither|nor|unless|hardly|resist|nicht|nie|niemals|kein\w*|vermeide\w*|nunca|jamás|evit[ae]\w*|jamais|évite\w*|ne|n'|illegal|unacceptable|inappropriate|dangerous|wrong|bad|mistake|cannot|unable)\b|(?:^|[\s,])(?:не|никогда|нельзя|избегай|запрещено)(?=\s)|不要|不得|禁止|切勿|请勿|請勿|不能|不可|严禁|嚴禁|避免|(?:^|[，。])别|勿|不应|不應|不允许|拒绝|防止|不准/;
const BREAK = /[:：;；。]|[—–]| - |\b(?:but|instead|however|rather,|otherwise|therefore|so that|then|just|simply|so,|yet|please|now)\b|但是|而是|然后/;
const TOLD = /\b(?:attack(?:er|ers|s|ing)?|adversar\w+|malicious\w*|inject(?:ion|ions|ed|s)?|injecting|jailbreak(?:s|ing)? (?:attempts?|prompts?)|phish\w+|hostile|poison\w*|untrusted|suspicious|threat(?:s| actors?)|red flags?|anti-?patterns?|exploit(?:s|ation)?|hackers?|spoof\w*|tamper\w*|detect(?:s|ed|ing|ion)?|watch (?:out )?for|look(?:s|ing)? (?:out )?for|scan(?:s|ning)? for|beware|such as|for example|e\.g\.|for instance|examples?(?: of)?|phrases?|strings? like|texts? like|things like|patterns? (?:like|such)|sentences? like|asks? (?:you|the agent|it|claude|the model)|(?<!\busers? )asks? for|tells? (?:you|the agent|it|claude|the model)|instructs? (?:you|the agent|it|claude|the model)|claims? (?:that|to)|attempts? (?:to|at)|attempting to|tr(?:y|ies|ying) to|tricks?|told to|asked to|instructions? like|(?:texts?|files?|comments?|messages?|content|pages?|instructions?|sentences?) (?:that |which )?(?:says?|saying|reads?)|contains?|risks? of|possib\w+|vulnerab\w+|flag (?:any|if|when|it)|report (?:any|if)|if (?:any|some) (?:\w+ )?(?:file|text|content|document|page|output|comment|issue|instruction|prompt)s?\b|whether|tempt(?:ed|ing|ation)|violation|detector|refers? to|means|rationali[sz]\w+|reward hacking|misuse|abuse)\b|攻击|注入|恶意|例如|比如|可疑|诱导|试图|企图|检测|攻擊|惡意|インジェクション|攻撃|悪意|例えば|Angreifer|атакующ|злоумышленник/iu;
const HOST = /https?:\/\/\S+|\b[\w-]{2,60}\.[\w-]{2,60}\b/g;
const FORBIDDEN_SECTION = /\b(?:do not|don'?ts?|never|forbidden|prohibit\w*|anti-?patterns?|not allowed|disallowed|avoid\w*|bad|wrong|red flags?|threats?|attack\w*|injections?|jailbreak\w*|malicious|suspicious|must not|should not|may not|can not|cannot|will not|wo not|what not|refuse\w*|reject\w*|block\w*|detect\w*|watch (?:out )?for|look(?:ing)? for|scan\w* for|examples? of|unsafe|dangerous|vulnerab\w+|rationali[sz]\w+|adversarial|mistakes?|pitfalls?|off-limits|out of scope|violations?|exploit\w*|indicators?|warning signs|attempts?|misuse|abuse\w*|red team\w*|payloads?|security (?:concerns?|risks?|issues?|smells?|threats?)|common excuses|excuses?|payload|do n't|risks?|unacceptable|banned|signals?|symptoms?|bypass\w*|evasion|obfuscat\w*|lures?|untrusted|privilege escalation|reverse shells?|penetration|pentest\w*|hacking|ctf|test (?:cases|prompts)|scenarios?)\b|❌|🚫|⛔|禁止|不要|严禁|危险|攻击|注入|避免|反模式|恶意|禁忌|verboten|prohibido|interdit|禁止事項|запрещ/iu;
const LABEL = /^[\s"'(]*(?:❌|🚫|⛔|✗|✘|✖|❎|🔴|👎|☠|⚠️? ?(?:never|do not)|(?:bad|wrong|incorrect|don'?ts?|do not|never|avoid|forbidden|prohibited|not allowed|unsafe|dangerous|anti-?pattern|no|red flag|attack|threat|injection|example|malicious|risk|blocked|reject|禁止|错误|不要|反例|危险)(?: [a-z]{1,12})?\s?[:：—–-])/u;
const LEADS_OVER = /(?:^|[,:;.!?()—–>\]"'❝]|[，。：；、]| - |\b(?:and|then|please|now|must|should|shall|(?:you|agents?|claude|assistants?|models?|we|i) (?:will|can|may)|always|just|also|or|you|simply|immediately|first|instead|agents?|assistants?|claude|copilot|models?|ai|kindly|not|never|either|next|finally|only|again|therefore|so|afterwards|but|do|quietly|silently|secretly|[a-z]{3,20}ly|(?:use|using|run|call|open) \S{1,30} to|(?:need|have|has|sure|remember|forget|fail|hesitate|required|instructed|supposed|ordered|free|asked|want you|task is|goal is|job is|allowed|permitted|afraid|authori[sz]ed|expected|neglect|duty is|refuse|mission is|omit) to))[\s"'(❝]*$/;
const NAMED = /^[\s|]*(?:['"]{1,2}[^'"]{1,80}['"]{1,2}|--?[a-z][\w-]{0,40})(?: ?\([^)]{0,40}\))?\s*(?:[:—–|-]|->|→)+\s*$/;
const CONDITION = /\b(?:if|whether|unless|in case)\b[^,，]*$/;
function isNegated({ sentence, from, to }) {
    const before = sentence.slice(Math.max(0, from - 300), from).replace(DOUBLE_NEGATION, ' ');
    const clause = afterLast(before, BREAK);
    const after = sentence.slice(to, to + 60);
    if (/^[^。、]{0,12}(?:しない|せず|しては(?:いけ|なら)|禁止|べきではな)|^ ?(?:is|are|would be|must be|should be) (?:\w+ )?(?:forbidden|prohibited|not allowed|disallowed|wrong|never|unacceptable|rejected|blocked|refused|banned|a (?:violation|red flag)|an? (?:attack|injection|lure)|not )/.test(after))
        return true;
    const comma = Math.max(clause.lastIndexOf(','), clause.lastIndexOf('，'));
    if (comma < 0)
        return NEGATION.test(clause);
    if (NEGATION.test(clause.slice(comma + 1)))
        return true;
    return NEGATION.test(clause.slice(0, comma)) && /\b(?:or|nor)\b|或|、/.test(clause.slice(comma) + sentence.slice(from, from + 200));
}
function isTold({ sentence, from }) {
    return LABEL.test(sentence) || TOLD.test(sentence.slice(Math.max(0, from - 400), from).replace(HOST, ' '));
}
function isOrder({ sentence, from, to }) {
    const before = sentence.slice(Math.max(0, from - 200), from);
    return LEADS_OVER.test(before) && !CONDITION.test(before) && !NAMED.test(before) && !(/["'(]$/.test(before) && /^["')]/.test(sentence.slice(to)));
}
function isForbiddenBy(title) {
    return FORBIDDEN_SECTION.test(title.toLowerCase().replace(/\b(do|must|should|may|wo)n['’]t\b/g, '$1 not').replace(DOUBLE_NEGATION, ' '));
}
function afterLast(text, pattern) {
    const last = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1);
    return last === undefined ? text : text.slice(last.index + last[0].length);
}


  }),

  55369:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  sentencesOf),
    u: () => (  sentencesIn)
  });
const LONGEST = 2000;
const OVERLAP = 300;
function sentencesOf(text) {
    const read = known.get(text) ?? [...sentencesRead(text)];
    known.set(text, read);
    return read;
}
const known = new WeakMap();
function* sentencesRead(text) {
    const titles = [];
    const levels = new Map(text.headings.map(({ line, level }) => [line, level]));
    let leadIns = [];
    let inItems = false;
    for (const block of blocksOf(text.lines)) {
        const [first] = block.parts;
        if (first === undefined)
            continue;
        const level = levels.get(first.line);
        if (level !== undefined) {
            while ((titles.at(-1)?.level ?? 0) >= level)
                titles.pop();
            leadIns = [];
        }
        if (block.kind === 'prose' && !block.isItem && block.indent === 0) {
            if (inItems)
                leadIns = [];
            inItems = false;
        }
        else if (block.isItem)
            inItems = true;
        if (block.kind === 'prose')
            leadIns = leadIns.filter(({ indent }) => indent < block.indent);
        const sentences = [...inBlock(block, titles.map(({ title }) => title), leadIns.map((leadIn) => leadIn.text))];
        yield* sentences;
        if (level !== undefined)
            titles.push({ level, title: first.text.replace(/^[#\s]+/, '') });
        if (block.kind === 'prose' && !block.isItem && block.indent === 0)
            leadIns = [];
        const last = sentences.at(-1);
        if (block.kind === 'prose' && last !== undefined && /[:：][*_\s]*$/.test(last.text))
            leadIns.push({ indent: block.isItem ? block.indent : -1, text: last.text });
    }
}
function* sentencesIn(text) {
    for (const paragraph of text.split(/\n[ \t]*\n/))
        for (const [from, to] of ends(paragraph))
            yield paragraph.slice(from, to);
}
const RUN = new Set(['', 'sh', 'bash', 'zsh', 'fish', 'shell', 'console', 'terminal', 'shell-session', 'powershell', 'pwsh', 'ps1', 'cmd', 'bat', 'python', 'py', 'js', 'javascript']);
function* blocksOf(lines) {
    let block = null;
    for (const line of lines) {
        const { mark, isItem, indent } = marksOf(line);
        const part = { text: line.text.slice(mark), line: line.number, column: mark + 1 };
        const alone = line.kind !== 'prose';
        if (block !== null && (alone || isItem || line.isQuoted !== block.isQuoted || part.text.trim() === '')) {
            yield block;
            block = null;
        }
        if (line.kind === 'blank' || line.kind === 'comment' || part.text.trim() === '' || (line.kind === 'code' && !RUN.has(line.language)))
            continue;
        const made = block ?? { kind: line.kind === 'code' ? 'code' : 'prose', isQuoted: line.isQuoted, indent: isItem || line.kind === 'table' || line.isQuoted ? indent + 1 : indent, isItem, parts: [] };
        made.parts.push(part);
        if (alone)
            yield made;
        else
            block = made;
    }
    if (block !== null)
        yield block;
}
function marksOf(line) {
    if (line.kind === 'code')
        return { mark: 0, isItem: false, indent: 0 };
    if (line.kind === 'front-matter')
        return { mark: /^\s{0,20}(?:-\s)?[\w-]{1,40}:\s/.exec(line.text)?.[0].length ?? 0, isItem: false, indent: 0 };
    const quote = /^[ \t]{0,20}>[ \t>]{0,20}/.exec(line.text)?.[0].length ?? 0;
    const marks = /^[ \t]{0,40}(?:(?:[-+*•]|\d{1,9}[.)])[ \t]{1,20}){0,3}(?:\[[ x]\][ \t])?/i.exec(line.text.slice(quote))?.[0] ?? '';
    return { mark: quote + marks.length, isItem: marks.trim() !== '', indent: /^[ \t]*/.exec(marks)?.[0].length ?? 0 };
}
function* inBlock(block, headings, leadIns) {
    const text = block.parts.map((part) => part.text).join('\n');
    let [index, start] = [0, 0];
    for (const [from, to] of block.kind === 'code' ? [[0, Math.min(text.length, LONGEST)]] : ends(text)) {
        const shown = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
        for (let part = block.parts[index]; part !== undefined && shown > start + part.text.length; part = block.parts[index]) {
            start += part.text.length + 1;
            index += 1;
        }
        const part = block.parts[index];
        if (part === undefined || shown >= to)
            continue;
        yield { text: text.slice(from, to), line: part.line, column: part.column + shown - start, kind: block.kind, headings, leadIns, isQuoted: block.isQuoted };
    }
}
function* ends(text) {
    let from = 0;
    for (const end of text.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)) {
        const to = end.index + end[0].length;
        if (/(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(text.slice(Math.max(from, end.index - 8), end.index)))
            continue;
        if (to - from < SHORTEST || isInQuotation(text, from, to))
            continue;
        yield* pieces(from, to);
        from = to;
    }
    if (from < text.length)
        yield* pieces(from, text.length);
}
const SHORTEST = 6;
const LONGEST_QUOTATION = 300;
function isInQuotation(text, from, to) {
    if (to - from > LONGEST_QUOTATION)
        return false;
    const sentence = text.slice(from, to);
    const marks = sentence.split('"').length - 1;
    const curly = sentence.lastIndexOf('“');
    if (marks % 2 === 1 || (curly >= 0 && !sentence.includes('”', curly)))
        return true;
    return /["”’')]$/.test(sentence) && /^\s\p{Ll}/u.test(text.slice(to, to + 3));
}
function* pieces(from, to) {
    for (let at = from;; at += LONGEST - OVERLAP) {
        yield [at, Math.min(to, at + LONGEST)];
        if (at + LONGEST >= to)
            return;
    }
}


  }),

  72975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D: () => (  speaksForFolder),
    g: () => (  folderSpokenFor)
  });
const OF_AGENTS = /(?:^|\/)\.(?:github|claude|cursor|windsurf|clinerules|roo|junie|codex|gemini|serena)(?:\/.*)?$/i;
function folderSpokenFor(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0)).replace(OF_AGENTS, '');
}
function speaksForFolder(document) {
    const { path, kind } = document;
    if (!document.isProse || (kind !== 'memory' && kind !== 'rules') || /(?:^|\/)(?:agents|commands|skills|prompts|memories|memory-bank|chatmodes|templates?|examples?|fixtures|node_modules|vendor)\//i.test(path))
        return false;
    const front = document.markdown.lines.filter((line) => line.kind === 'front-matter').map((line) => line.raw);
    const scoped = front.some((line) => /^(?:globs|applyTo|paths|fileMatch\w*)\s*:/i.test(line) && !/^[a-z]+\s*:\s*(?:\[\s*)?["']?(?:\*\*|\*\*\/\*|\*)?["']?(?:\s*\])?\s*$/i.test(line));
    if (scoped || front.some((line) => /^paths\s*:/i.test(line)))
        return false;
    return !/\.mdc$/i.test(path) || front.some((line) => /^alwaysApply\s*:\s*true\b/i.test(line));
}


  })

};
