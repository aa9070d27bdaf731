export const id = 980;
export const ids = [980];
export const modules = {

  8980:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    digestAt: () => (  digestAt)
  });
  var _memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9877);
  var _memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(987);
  var _memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2590);
  var _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9751);




function digestAt(bytes, path, citation) {
    const why = (0,_memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_3__  .vm)(bytes);
    if (why !== null)
        return why;
    const source = known.get(bytes) ?? new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_2__  .D(bytes, path);
    known.set(bytes, source);
    const selection = (0,_memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_1__  .p)(citation.selector.kind)?.select(source, citation) ?? 'this version does not read it';
    if (typeof selection === 'string')
        return selection;
    return selection.digest ?? (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_0__  .Io)(source, selection.span, citation.norm);
}
const known = new WeakMap();


  })

};
