export const id = 307;
export const ids = [307];
export const modules = {

  1307:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    benchmarkOf: () => (  benchmarkOf)
  });
  var _built_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8244);
  var _score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3869);
  var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4399);
  var _submission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9867);




function benchmarkOf(text, entries) {
    const parsed = (0,_submission_js__WEBPACK_IMPORTED_MODULE_3__  .U)(text, new Set(_built_in_js__WEBPACK_IMPORTED_MODULE_0__  .V.map(({ id }) => id)));
    if ('problems' in parsed)
        return parsed;
    const reviewed = new Set(parsed.reviews.map(({ caseId }) => caseId));
    return { benchmark: (0,_score_js__WEBPACK_IMPORTED_MODULE_1__.scoreReviews)({ cases: _built_in_js__WEBPACK_IMPORTED_MODULE_0__  .V.filter(({ id }) => reviewed.has(id)), reviews: parsed.reviews, judged: (0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .B8)(entries) }) };
}


  })

};
