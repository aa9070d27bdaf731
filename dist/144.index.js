export const id = 144;
export const ids = [144];
export const modules = {

  60144:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createClient: () => (  createClient)
});

var utils = __webpack_require__(17212);
var dist_bundle = __webpack_require__(54491);
var light = __webpack_require__(46503);
;


var VERSION = "0.0.0-development";

var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  const { pathname } = new URL(options.url, "http://github.test");
  const isAuth = isAuthRequest(options.method, pathname);
  const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
  const isSearch = options.method === "GET" && pathname.startsWith("/search/");
  const isGraphQL = pathname.startsWith("/graphql");
  const retryCount = ~~request.retryCount;
  const jobOptions = retryCount > 0 ? { priority: 0, weight: 0 } : {};
  if (state.clustering) {
    jobOptions.expiration = 1e3 * 60;
  }
  if (isWrite || isGraphQL) {
    await state.write.key(state.id).schedule(jobOptions, noop);
  }
  if (isWrite && state.triggersNotification(pathname)) {
    await state.notifications.key(state.id).schedule(jobOptions, noop);
  }
  if (isSearch) {
    await state.search.key(state.id).schedule(jobOptions, noop);
  }
  const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    const res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
      const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
      throw error;
    }
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && 
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && 
  (/^\/applications\/[^/]+\/token$/.test(pathname) || 
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || 
  pathname === "/login/oauth/access_token");
}

var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];

function routeMatcher(paths) {
  const regexes = paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  );
  const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}

var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  });
  groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  });
  groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  });
  groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  });
  groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  const {
    enabled = true,
    Bottleneck = light,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    connection
  } = octokitOptions.throttle || {};
  if (!enabled) {
    return {};
  }
  const common = { timeout };
  if (typeof connection !== "undefined") {
    common.connection = connection;
  }
  const state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  }
  let initialized = false;
  const initializeBottleneck = () => {
    if (initialized) {
      return;
    }
    initialized = true;
    if (groups.global == null) {
      createGroups(Bottleneck, common);
    }
    state.global = state.global ?? groups.global;
    state.auth = state.auth ?? groups.auth;
    state.search = state.search ?? groups.search;
    state.write = state.write ?? groups.write;
    state.notifications = state.notifications ?? groups.notifications;
    state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    const events = {};
    const emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit);
    events.on("rate-limit", state.onRateLimit);
    events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    );
    state.retryLimiter.on("failed", async function(error, info) {
      const [state2, request, options] = info.args;
      const { pathname } = new URL(options.url, "http://github.test");
      const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
      if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
        return;
      }
      const retryCount = ~~request.retryCount;
      request.retryCount = retryCount;
      options.request.retryCount = retryCount;
      const { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          const wantRetry2 = await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          const rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime();
          const retryAfter2 = Math.max(
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          const wantRetry2 = await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry) {
        request.retryCount++;
        return retryAfter * state2.retryAfterBaseValue;
      }
    });
  };
  octokit.hook.wrap("request", (request, options) => {
    initializeBottleneck();
    return wrapRequest(state, request, options);
  });
  return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;


var dist_src = __webpack_require__(51582);
var plugin_request_log_dist_src = __webpack_require__(78945);
var plugin_paginate_rest_dist_bundle = __webpack_require__(42847);
var plugin_rest_endpoint_methods_dist_src = __webpack_require__(23510);
;
const version_VERSION = "22.0.1";


;





const Octokit = dist_src .E.plugin(plugin_request_log_dist_src .M, plugin_rest_endpoint_methods_dist_src .T, plugin_paginate_rest_dist_bundle .ud).defaults(
  {
    userAgent: `octokit-rest.js/${version_VERSION}`
  }
);


var network_budget = __webpack_require__(99824);
var request_error_dist_src = __webpack_require__(39219);
var schemas = __webpack_require__(29143);
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

var unavailable = __webpack_require__(61932);
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
    const Client = Octokit.plugin(retries.eachTry, dist_bundle .L, throttling).defaults(utils .NT);
    const options = (0,utils .EG)(token, { baseUrl: apiUrl, userAgent: `memtrust/${version}`, log });
    const octokit = new Client({ ...options, retry: retries.retry, throttle: retries.throttle });
    retries.wholeRequest(octokit);
    return { octokit, ...repository, network };
}


  })

};
