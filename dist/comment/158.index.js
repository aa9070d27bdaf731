export const id = 158;
export const ids = [158];
export const modules = {

  158:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    replacedIn: () => (  replacedIn)
  });
  var _memory_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(137);
  var _promotion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6327);
  var _likeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8672);



async function replacedIn(base, events, facts) {
    const adopted = base.memory.facts.flatMap(({ id, fact }) => (fact !== null && base.judgement.adoptions.get(id)?.kind === 'adopted' ? [{ id, fact }] : []));
    const promotes = (event, fact) => fact !== null && (0,_promotion_js__WEBPACK_IMPORTED_MODULE_1__  .U)(event, fact, base.memory);
    const isAsked = adopted.length > 0 && events.some((event) => promotes(event, facts.get(event.fact) ?? null));
    const like = isAsked ? await (0,_likeness_js__WEBPACK_IMPORTED_MODULE_2__  .x)(adopted.map(({ fact }) => fact.statement)) : null;
    const letters = isAsked ? adopted.map(({ fact }) => lettersOf(fact.statement)) : [];
    return (event, fact) => {
        if (!_memory_ledger_js__WEBPACK_IMPORTED_MODULE_0__  .FU.has(event.type))
            return [];
        const found = new Set(base.memory.events.filter((one) => one.claim === event.claim && _memory_ledger_js__WEBPACK_IMPORTED_MODULE_0__  .FU.has(one.type)).map((one) => one.fact));
        for (const { id, fact: old } of adopted) {
            if (old.claim === event.claim || (fact !== null && (fact.supersedes.includes(id) || fact.statement.trim() === old.statement.trim() || (fact.claimKey !== null && fact.claimKey === old.claimKey))))
                found.add(id);
        }
        if (fact !== null && like !== null && promotes(event, fact)) {
            const same = lettersOf(fact.statement);
            for (const [index, { id }] of adopted.entries())
                if (holds(same, letters[index] ?? ''))
                    found.add(id);
            const { found: alike, isComplete } = like(fact.statement);
            for (const { id } of isComplete ? alike.flatMap(({ index }) => adopted[index] ?? []) : adopted)
                found.add(id);
        }
        found.delete(event.fact);
        return [...found].toSorted();
    };
}
const LEAST_LETTERS = 20;
function holds(a, b) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short !== '' && (short === long || (short.length >= LEAST_LETTERS && long.includes(short)));
}
function lettersOf(text) {
    return text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}


  })

};
