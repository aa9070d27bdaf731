// jest's expect(), which makes only what is asked for. For each value jest makes six functions for every matcher that it
// has: 30 µs in Node.js 20, and the tests look at some hundred thousand values. Here jest is asked when a matcher is
// named, and told of that matcher alone. What passes, and what is said of what does not, stays jest's.
const held = globalThis[Symbol.for('$$jest-matchers-object')]; // where the package `expect` keeps its matchers

/** @param expect jest's own */
export function leanExpect(expect) {
  const all = held.matchers;
  const names = Object.keys(all);
  const asked = (name, value) => {
    const { stackTraceLimit } = Error;
    held.matchers = { [name]: all[name] };
    Error.stackTraceLimit = 0; // the error that is made here is for promises alone
    try {
      return expect(value);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      held.matchers = all;
    }
  };
  const expectation = withMatchers(names, (name, value) => asked(name, value)[name]);
  const opposite = withMatchers(names, (name, value) => asked(name, value).not[name]);
  define(expectation, 'not', (value) => of(opposite, value));
  define(expectation, 'resolves', (value) => expect(value).resolves);
  define(expectation, 'rejects', (value) => expect(value).rejects);
  return Object.assign((value) => of(expectation, value), expect);
}

function of(prototype, value) {
  const made = Object.create(prototype);
  made.value = value;
  return made;
}

function withMatchers(names, matcherOf) {
  const prototype = {};
  for (const name of names) define(prototype, name, (value) => matcherOf(name, value));
  return prototype;
}

function define(prototype, name, get) {
  Object.defineProperty(prototype, name, {
    get() {
      return get(this.value);
    },
  });
}
