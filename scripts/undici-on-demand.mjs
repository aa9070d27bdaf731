// Takes the place of undici in the bundles (`build.mjs` says so to the bundler). `@actions/core` and `@actions/github` load
// undici at every start, a third of what the action would read, for two names: `fetch`, which Node.js has itself, and
// `ProxyAgent`, which only a request through a proxy needs. Here undici is a chunk that such a request loads.

/** Stands for an agent of undici until a request goes through it. */
export class ProxyAgent {
  #options;
  #agent = null;

  /** @param options as undici takes them: `uri` of the proxy, `token` … */
  constructor(options) {
    this.#options = options;
  }

  /** @param {{ProxyAgent: new (options: unknown) => unknown}} undici */
  agentOf(undici) {
    this.#agent ??= new undici.ProxyAgent(this.#options);
    return this.#agent;
  }
}

/** `fetch`; through a proxy where `dispatcher` is one. Both are undici's: Node.js has it built in. */
export async function fetch(resource, { dispatcher, ...options } = {}) {
  if (dispatcher === undefined) return globalThis.fetch(resource, options);
  const { default: undici } = await import('undici/index.js');
  return undici.fetch(resource, { ...options, dispatcher: dispatcher.agentOf(undici) });
}
