/*
 * SARIF, reports, comments and `--version` name it. Raise it with `package.json` at a release.
 */

/** Version of the tool, as in package.json; a test keeps the two equal (the bundle cannot read that file). */
export const VERSION = '0.1.0';
