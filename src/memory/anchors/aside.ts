/** Folders and names of code that does not run in production: a guard that was moved there guards nothing. */
const FOLDERS = /(?:^|\/)(?:tests?|__tests__|specs?|vendor|vendored|third[_-]party|node_modules|docs?|examples?|samples?|fixtures?|testdata|mocks?|__mocks__|archived?|legacy|deprecated|attic)\//i;
const NAMES = /(?:\.(?:test|spec|bak|old|orig)\.[^/.]+|_test\.[^/.]+|\.(?:bak|old|orig|disabled|txt))$/i;

/** Whether a rename takes a file out of what runs. */
export function leadsAside(from: string, to: string): boolean {
  return isAside(to) && !isAside(from);
}

function isAside(path: string): boolean {
  return FOLDERS.test(path) || NAMES.test(path);
}
