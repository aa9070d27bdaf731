export const id = 712;
export const ids = [712];
export const modules = {

  3331:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createClient: () => (  createClient)
});

var github = __webpack_require__(1329);
var network_budget = __webpack_require__(2801);
var schemas = __webpack_require__(3192);
var unavailable = __webpack_require__(1932);
;


const PASSING = new Set([500, 502, 503, 504]);
const failure = schemas .Ikc({
    status: schemas .aig(),
    message: schemas .YjP(),
    response: schemas .Ikc({ headers: schemas .g1P(schemas .YjP(), schemas .L5J()) }).optional(),
    cause: schemas .L5J(),
});
function troubleOf(error, now) {
    if (isTimeout(error))
        return { what: 'it took too long to answer', mayBeDone: true, waitMs: null };
    if (error instanceof unavailable .k)
        return { what: error.what, mayBeDone: error.mayBeDone, waitMs: null };
    const { data } = failure.safeParse(error);
    if (data === undefined)
        return null;
    const { status, message, response, cause } = data;
    if (response === undefined)
        return status === 500 ? { what: isTimeout(cause) ? 'it took too long to answer' : 'the connection broke', mayBeDone: true, waitMs: null } : null;
    if (isRateLimit(status, message, response.headers))
        return { what: `its rate limit is reached (${status})`, mayBeDone: false, waitMs: waitOf(response.headers, now) };
    return PASSING.has(status) ? { what: `it answered ${status}`, mayBeDone: true, waitMs: waitOf(response.headers, now) } : null;
}
function isRateLimit(status, message, headers) {
    if (status === 429)
        return true;
    return status === 403 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /secondary rate limit/i.test(message));
}
function waitOf(headers, now) {
    const after = headers['retry-after'];
    if (typeof after === 'string' && after !== '') {
        const until = /^\d+$/.test(after) ? now + Number(after) * 1000 : Date.parse(after);
        if (!Number.isNaN(until))
            return Math.max(0, until - now);
    }
    const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset } = headers;
    return remaining === '0' && typeof reset === 'string' && /^\d+$/.test(reset) ? Math.max(0, Number(reset) * 1000 - now) : null;
}
function isTimeout(error) {
    return typeof error === 'object' && error !== null && 'name' in error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

;




const TIMEOUT_MS = 10_000;
const silent = () => undefined;
function createClient({ token, apiUrl, repository, version, remark, network = new network_budget .o(), timeout = TIMEOUT_MS }) {
    const log = { debug: silent, info: silent, warn: remark, error: remark };
    const octokit = (0,github .Q)(token, { baseUrl: apiUrl, userAgent: `memtrust/${version}`, log });
    octokit.hook.wrap('request', async (request, options) => {
        const ask = async (leftMs) => {
            options.request = { ...options.request, log, signal: AbortSignal.timeout(Math.min(timeout, leftMs)) };
            const answer = await request(options);
            if (typeof answer.data === 'string' && (answer.data !== '' || options.method === 'GET'))
                throw new unavailable .k('its answer cannot be read', true);
            return answer;
        };
        return askAgain(ask, canRepeat(options.method, options.url), network, remark);
    });
    return { octokit, ...repository, network };
}
function canRepeat(method, url) {
    return method === 'GET' || method === 'PATCH' || method === 'DELETE' || url.endsWith('/graphql');
}
async function askAgain(ask, repeatable, network, remark) {
    for (let tries = 1;; tries += 1) {
        try {
            return await network.spend("answers of GitHub's API", ask);
        }
        catch (error) {
            const trouble = troubleOf(error, network.clock.now());
            if (trouble === null)
                throw error;
            if (network.left() === 0)
                throw network.exhausted();
            const again = (repeatable || !trouble.mayBeDone) && (await network.pause(tries, trouble.waitMs));
            if (!again)
                throw new unavailable .k(`${trouble.what}${tries === 1 ? '' : `, ${tries} times`}`, trouble.mayBeDone);
            remark(`GitHub: ${trouble.what}; asked again`);
        }
    }
}


  })

};
