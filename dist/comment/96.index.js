export const id = 96;
export const ids = [96];
export const modules = {

  4096:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createClient: () => (  createClient)
});

var utils = __webpack_require__(268);
var dist_bundle = __webpack_require__(4491);
var plugin_throttling_dist_bundle = __webpack_require__(2812);
var dist_src = __webpack_require__(5831);
var network_budget = __webpack_require__(2801);
var request_error_dist_src = __webpack_require__(9219);
var light = __webpack_require__(6503);
var schemas = __webpack_require__(3192);
;


const PASSING = new Set([500, 502, 503, 504]);
class UnreadableAnswer extends request_error_dist_src .G {
    constructor(request, response) {
        super('its answer cannot be read', 502, { request, response });
    }
}
function isPassing(status) {
    return PASSING.has(status);
}
const failure = schemas .Ikc({
    status: schemas .aig(),
    message: schemas .YjP(),
    response: schemas .Ikc({ headers: schemas .g1P(schemas .YjP(), schemas .L5J()) }).optional(),
    cause: schemas .L5J(),
});
function troubleOf(error, now) {
    if (isTimeout(error))
        return fault('it took too long to answer');
    if (error instanceof UnreadableAnswer)
        return fault(error.message);
    const { data } = failure.safeParse(error);
    if (data === undefined)
        return null;
    const { status, message, response, cause } = data;
    if (response === undefined) {
        if (status !== 500)
            return null;
        return fault(isTimeout(cause) ? 'it took too long to answer' : 'the connection broke');
    }
    const waitMs = waitOf(response.headers, now);
    if (isRateLimit(status, message, response.headers)) {
        return { what: `its rate limit is reached (${status})`, mayBeDone: false, isRateLimit: true, waitMs };
    }
    return isPassing(status) ? fault(`it answered ${status}`, waitMs) : null;
}
function fault(what, waitMs = null) {
    return { what, mayBeDone: true, isRateLimit: false, waitMs };
}
function isRateLimit(status, message, headers) {
    if (status === 429)
        return true;
    return (status === 403 &&
        (headers['retry-after'] !== undefined ||
            headers['x-ratelimit-remaining'] === '0' ||
            /secondary rate limit/i.test(message)));
}
function waitOf(headers, now) {
    const after = headers['retry-after'];
    if (typeof after === 'string' && after !== '') {
        const until = /^\d+$/.test(after) ? now + Number(after) * 1000 : Date.parse(after);
        if (!Number.isNaN(until))
            return Math.max(0, until - now);
    }
    const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset } = headers;
    return remaining === '0' && typeof reset === 'string' && /^\d+$/.test(reset)
        ? Math.max(0, Number(reset) * 1000 - now)
        : null;
}
function isTimeout(error) {
    return (typeof error === 'object' &&
        error !== null &&
        'name' in error &&
        (error.name === 'TimeoutError' || error.name === 'AbortError'));
}

var unavailable = __webpack_require__(1932);
;





const FAILURES = Array.from({ length: 200 }, (_, index) => 400 + index);
class Retries {
    options;
    asked = new WeakMap();
    constructor(options) {
        this.options = options;
    }
    retry = {
        retries: network_budget .fC,
        doNotRetry: FAILURES.filter((status) => !isPassing(status)),
        retryAfterBaseValue: 0,
    };
    throttle = {
        onRateLimit: (seconds, options) => this.afterRateLimit(options, seconds),
        onSecondaryRateLimit: (seconds, options) => this.afterRateLimit(options, seconds),
        retryAfterBaseValue: 0,
        write: new light.Group({ maxConcurrent: 1 }),
        notifications: new light.Group({ maxConcurrent: 1 }),
    };
    eachTry = (octokit) => {
        octokit.hook.wrap('request', async (request, options) => {
            const asking = this.askingOf(options);
            asking.tries += 1;
            asking.trouble = null;
            const { network, timeout, log } = this.options;
            try {
                return await network.spend("answers of GitHub's API", async (leftMs) => {
                    options.request = {
                        ...options.request,
                        log,
                        retries: 0,
                        signal: AbortSignal.timeout(Math.min(timeout, leftMs)),
                    };
                    const answer = await request(options);
                    const unread = typeof answer.data === 'string' && (answer.data !== '' || options.method === 'GET');
                    if (unread)
                        throw new UnreadableAnswer(options, answer);
                    return answer;
                });
            }
            catch (error) {
                asking.trouble = troubleOf(error, network.clock.now());
                if (asking.trouble?.isRateLimit === true)
                    throw inWordsOfThrottling(error);
                if (await this.mayAskAgain(options))
                    options.request = { ...options.request, retries: network_budget .fC };
                throw error;
            }
        });
    };
    wholeRequest(octokit) {
        octokit.hook.wrap('request', async (request, options) => {
            try {
                return await request(options);
            }
            catch (error) {
                const { tries, trouble } = this.askingOf(options);
                if (trouble === null)
                    throw error;
                if (this.options.network.left() === 0)
                    throw this.options.network.exhausted();
                throw new unavailable .k(`${trouble.what}${tries === 1 ? '' : `, ${tries} times`}`, trouble.mayBeDone);
            }
        });
    }
    async afterRateLimit(options, seconds) {
        const asking = this.askingOf(options);
        const what = 'its rate limit is reached (GraphQL)';
        asking.trouble ??= { what, mayBeDone: false, isRateLimit: true, waitMs: seconds === 0 ? null : seconds * 1_000 };
        return this.mayAskAgain(options);
    }
    async mayAskAgain(options) {
        const { tries, trouble } = this.askingOf(options);
        const { network, remark } = this.options;
        if (trouble === null || network.left() === 0)
            return false;
        if (trouble.mayBeDone && !canRepeat(options))
            return false;
        if (!(await network.pause(tries, trouble.waitMs)))
            return false;
        remark(`GitHub: ${trouble.what}; asked again`);
        return true;
    }
    askingOf(options) {
        const known = this.asked.get(options);
        if (known !== undefined)
            return known;
        const asking = { tries: 0, trouble: null };
        this.asked.set(options, asking);
        return asking;
    }
}
function canRepeat({ method, url }) {
    return method === 'GET' || method === 'PATCH' || method === 'DELETE' || url.endsWith('/graphql');
}
function inWordsOfThrottling(error) {
    if (!(error instanceof request_error_dist_src .G) || /\bsecondary rate\b/i.test(error.message))
        return error;
    const { status, request, response } = error;
    return new request_error_dist_src .G(`secondary rate limit: ${error.message}`, status, { request, response });
}

;






const TIMEOUT_MS = 10_000;
const silent = () => undefined;
function createClient({ token, apiUrl, repository, version, remark, network = new network_budget .o3(), timeout = TIMEOUT_MS, }) {
    const log = { debug: silent, info: silent, warn: remark, error: silent };
    const retries = new Retries({ network, remark, timeout, log });
    const Client = dist_src .E.plugin(retries.eachTry, dist_bundle .L, plugin_throttling_dist_bundle .A).defaults(utils .NT);
    const options = (0,utils .EG)(token, { baseUrl: apiUrl, userAgent: `memtrust/${version}`, log });
    const octokit = new Client({ ...options, retry: retries.retry, throttle: retries.throttle });
    retries.wholeRequest(octokit);
    return { octokit, ...repository, network };
}


  })

};
