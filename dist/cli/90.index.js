export const id = 90;
export const ids = [90];
export const modules = {

  5805:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    SS: () => (  codeSpan),
    jV: () => (  markdownPhrase),
    xR: () => (  tableCell)
  });
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8232);

const PROSE_LIMIT = 1_000;
function codeSpan(name) {
    const shown = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__  .RK)(name).replaceAll('##[', String.raw `#\u{23}[`);
    if (shown === '')
        return '`""`';
    const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function markdownPhrase(phrase, span = codeSpan) {
    return joinSpans(phrase.map((part) => (typeof part === 'string' ? prose(part) : span(part.quoted))));
}
function prose(text) {
    const pieces = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__  .RK)(text, PROSE_LIMIT).split(/(`[^`]+`)/);
    return joinSpans(pieces.flatMap((piece, index) => {
        if (index % 2 === 1)
            return [codeSpan(piece.slice(1, -1))];
        return piece.split(/( +)/).map((word) => (isCalm(word) ? word : codeSpan(word)));
    }));
}
function tableCell(markdown) {
    return markdown.replace(/(\\?)\|/g, (_all, before) => (before === '' ? String.raw `\|` : String.raw `\\u{7c}`));
}
const CALM = /^[\p{L}\p{N} .,;:!?'"()%→—…+=/-]*$/u;
const REFERENCE = /:\/\/|www\.|\bgh-\d|\b[0-9a-f]{7,}\b/i;
function isCalm(word) {
    return CALM.test(word) && !REFERENCE.test(word);
}
function joinSpans(parts) {
    let joined = '';
    for (const part of parts) {
        const growTogether = (joined.endsWith('`') && part.startsWith('`')) || (joined.endsWith('!') && part.startsWith('['));
        joined += growTogether ? ` ${part}` : part;
    }
    return joined;
}


  }),

  6090:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    renderSarif: () => (  renderSarif)
  });
  var _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6902);
  var _memory_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2570);
  var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4205);
  var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5805);
  var _project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7838);
  var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7747);
  var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);







const MOST_RESULTS = 5_000;
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function renderSarif(evaluation, limit = MOST_RESULTS) {
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .Oe)(evaluation);
    const shown = findings.slice(0, limit);
    const used = _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_0__  .a.filter((rule) => shown.some((finding) => finding.rule === rule.code));
    const left = findings.length - shown.length;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_2__  .h)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'memtrust', semanticVersion: _version_js__WEBPACK_IMPORTED_MODULE_5__  .x, informationUri: _project_js__WEBPACK_IMPORTED_MODULE_6__  .w5, rules: used.map(ruleObject) } },
                automationDetails: { id: 'memtrust/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: evaluation.verdict !== 'error',
                        toolExecutionNotifications: [
                            ...evaluation.incomplete.map((line) => ({ level: 'error', message: { text: plainText((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__  .CS)(line)) } })),
                            ...(left === 0 ? [] : [{ level: 'warning', message: { text: `${left} more results are not here: code scanning takes ${limit}. The whole report is trust-report.json.` } }]),
                        ],
                    },
                ],
                results: shown.map((finding) => result(finding, used.findIndex((rule) => rule.code === finding.rule))),
            },
        ],
    });
}
const ROOT = 'SRCROOT';
function ruleObject(rule) {
    const { code, name, severity, summary, why, remedy } = rule;
    return {
        id: code,
        name: name.replace(/(?:^|-)([a-z])/g, (_all, letter) => letter.toUpperCase()),
        shortDescription: { text: plainText(summary) },
        fullDescription: { text: plainText(`${summary} ${why}`) },
        help: { text: plainText(`${why}\n\nWhat to do. ${remedy}`), markdown: `${why}\n\n**What to do.** ${remedy}` },
        helpUri: (0,_project_js__WEBPACK_IMPORTED_MODULE_6__  .QB)(rule),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: { tags: ['agent-memory', 'security'], precision: 'very-high' },
    };
}
function result(finding, ruleIndex) {
    const { rule, severity, message, remedy, path, line, column, fingerprint } = finding;
    return {
        ruleId: rule,
        ruleIndex,
        level: LEVELS[severity],
        message: { text: plainText(sentence(message, remedy)) },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path ?? _memory_policy_js__WEBPACK_IMPORTED_MODULE_1__  .l$), uriBaseId: ROOT }, ...(path === null || line === null ? {} : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } }) } }],
        partialFingerprints: { primaryLocationLineHash: `${fingerprint.replace('sha256:', '')}:1`, 'memtrustFinding/v1': fingerprint },
    };
}
function sentence(message, remedy) {
    const said = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__  .jV)(message);
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__  .jV)(remedy)}`.trim();
}
function plainText(text) {
    return text.replaceAll('](', '] (').replace(/\{(?=\d+\})/g, '{ ');
}
function uriOf(path) {
    return [...Buffer.from(path)].map((byte) => (/[A-Za-z0-9._~/-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)).join('');
}


  })

};
