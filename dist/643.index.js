export const id = 643;
export const ids = [643];
export const modules = {

/***/ 7643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createClient: () => (/* binding */ createClient)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1329);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5182);



const PASSING = new Set([500, 502, 503, 504]);
const PAUSES_MS = [500, 2_000];
const silent = () => undefined;
function createClient({ token, apiUrl, repository, version, remark }) {
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(token, { baseUrl: apiUrl, userAgent: `memtrust/${version}`, log: { debug: silent, info: silent, warn: remark, error: remark } });
    octokit.hook.wrap('request', async (request, options) => {
        for (const pause of PAUSES_MS) {
            try {
                return await request(options);
            }
            catch (error) {
                const status = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c)(error);
                if (options.method !== 'GET' || status === null || !PASSING.has(status))
                    throw error;
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
            }
        }
        return request(options);
    });
    return { octokit, ...repository };
}


/***/ })

};
