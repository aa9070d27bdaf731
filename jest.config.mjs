/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Built code holds copies of the sources; it is run by tests, never loaded into jest.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/lib/'],
  extensionsToTreatAsEsm: ['.ts'],
  // Sources import './x.js', as Node wants it of the emitted code; here that file is still x.ts.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } },
    ],
  },
  // Tests make real git repositories and start real processes.
  testTimeout: 60_000,
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/scripts/count-tests.mjs'],
};
