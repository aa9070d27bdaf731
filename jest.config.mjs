/** @type {import('jest').Config} */
export default {
  runner: '<rootDir>/scripts/jest/runner.mjs',
  setupFiles: ['<rootDir>/scripts/jest/setup.mjs'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Built code holds copies of the sources; it is run by tests, never loaded into jest.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/lib/'],
  // Tests make real git repositories and start real processes, and wait for git a fifth of their time: one process more
  // than most machines have cores.
  maxWorkers: 3,
  reporters: ['default', '<rootDir>/scripts/count-tests.mjs'],
};
