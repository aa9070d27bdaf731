/** @type {import('jest').Config} */
export default {
  // Test files run in plain Node.js and share what they load. Jest's own runner makes a world of its own for each
  // file: a thousand modules are read, linked and warmed up anew, and the process grows until starting git is slow.
  runner: 'jest-light-runner/child-process',
  setupFiles: ['<rootDir>/scripts/jest/setup.mjs'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Built code holds copies of the sources; it is run by tests, never loaded into jest.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/lib/'],
  // Tests make real git repositories and start real processes.
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/scripts/count-tests.mjs'],
};
