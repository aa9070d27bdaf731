// What a test imports from '@jest/globals'. The runner that the tests have ends no test that takes too long, so that
// is done here: by the limit that a test or hook gives, or by the one of all tests.
const LIMIT_MS = 60_000;
const { describe, expect, jest } = globalThis;

function limited(run, limit = LIMIT_MS) {
  return async (...given) => {
    let timer;
    const tooLong = new Promise((_, reject) => {
      const error = new Error(`took longer than ${limit} ms`);
      timer = setTimeout(() => reject(error), limit);
    });
    try {
      await Promise.race([run(...given), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const test = (title, run, limit) => globalThis.test(title, limited(run, limit), limit);
test.each =
  (...table) =>
  (title, run, limit) =>
    globalThis.test.each(...table)(title, limited(run, limit), limit);

const hook = (name) => (run, limit) => globalThis[name](limited(run, limit), limit);
const beforeAll = hook('beforeAll');
const beforeEach = hook('beforeEach');
const afterEach = hook('afterEach');
const afterAll = hook('afterAll');

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test as it, jest, test };
