export const id = 497;
export const ids = [497];
export const modules = {

  5497:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    o200kTokens: () => (  o200kTokens)
  });
  var gpt_tokenizer_encoding_o200k_base__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5627);

const AS_TEXT = { disallowedSpecial: new Set() };
const LONGEST_RUN = 192;
function o200kTokens(text) {
    return piecesOf(text).reduce((sum, piece) => sum + (0,gpt_tokenizer_encoding_o200k_base__WEBPACK_IMPORTED_MODULE_0__  .ih)(piece, AS_TEXT), 0);
}
function piecesOf(text) {
    const pieces = [];
    let [from, run, wasBlank] = [0, 0, false];
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const isBlank = code === 0x20 || (code >= 0x09 && code <= 0x0d);
        run = isBlank === wasBlank ? run + 1 : 1;
        wasBlank = isBlank;
        if (run <= LONGEST_RUN || (code >= 0xdc00 && code <= 0xdfff))
            continue;
        pieces.push(text.slice(from, at));
        [from, run] = [at, 1];
    }
    return [...pieces, text.slice(from)];
}


  })

};
