// A jest reporter: writes "passed failed" to the file that TEST_COUNTS names, and does nothing without it.
// .ci/run needs the numbers, and `npm cit` hands no arguments on to jest.
import { writeFileSync } from 'node:fs';

export default class CountTests {
  onRunComplete(_contexts, results) {
    const file = process.env.TEST_COUNTS;
    if (!file) return;
    // A test file that could not be loaded ran no test: it counts as one that failed.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    writeFileSync(file, `${results.numPassedTests} ${failed}\n`);
  }
}
