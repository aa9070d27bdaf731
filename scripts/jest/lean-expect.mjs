// jest's expect(), which makes only what is asked for. For each value jest makes six functions for every matcher that it
// has: 30 µs in Node.js 20, and the tests look at some hundred thousand values. Here jest is asked when a matcher is
// named, and told of that matcher alone. What passes, and what is said of what does not, stays jest's.
const held = globalThis[Symbol.for('$$jest-matchers-object')]; // where the package `expect` keeps its matchers

/** @param expect jest's own */
export function leanExpect(expect) {
  const all = held.matchers;
  const names = Object.keys(all);
  const asked = (name, value) => {
    held.matchers = { [name]: all[name] };
    try {
      return expect(value);
    } finally {
      held.matchers = all;
    }
  };
  const Expectation = withMatchers(names, (name, value) => asked(name, value)[name]);
  const Opposite = withMatchers(names, (name, value) => asked(name, value).not[name]);
  const properties = {
    not: (value) => new Opposite(value),
    resolves: (value) => expect(value).resolves,
    rejects: (value) => expect(value).rejects,
  };
  for (const [name, get] of Object.entries(properties)) define(Expectation, name, get);
  return Object.assign((value) => new Expectation(value), expect);
}

function withMatchers(names, matcherOf) {
  class Asked {
    constructor(value) {
      this.value = value;
    }
  }
  for (const name of names) define(Asked, name, (value) => matcherOf(name, value));
  return Asked;
}

function define(Asked, name, get) {
  Object.defineProperty(Asked.prototype, name, {
    get() {
      return get(this.value);
    },
  });
}
