// Takes the place of undici in the bundles (`build.mjs` says so to the bundler). `@actions/core` and `@actions/github` load
// it at every start, a third of what the action would read, and nothing of it is used: requests of Octokit go by
// `@actions/http-client` (`src/github/client.ts`), through proxies too.

/** An agent that no request is given: made, and never asked. */
export class ProxyAgent {
  isAsked = false;
}

/** Only for requests that nobody makes; so that one that comes with a later version of a package fails loudly. */
export async function fetch() {
  throw new Error('undici is not part of the bundles of memtrust; see scripts/no-undici.mjs');
}
