/* Version and addresses of memtrust. */

/** Where the project lives. */
export const PROJECT_URL = 'https://github.com/memtrust/memtrust';

const RULES_DOC_URL = `${PROJECT_URL}/blob/main/docs/rules.md`;

/** Where published schemas can be read by machines. */
export const SCHEMA_BASE_URL =
  'https://raw.githubusercontent.com/memtrust/memtrust/main/docs/schemas';

/**
 * The type of the predicate of a statement (`statement.ts`): a page that says what it is, with the version of the
 * format. Signed statements hold it, so it never changes.
 */
export const TRUST_REPORT_PREDICATE = `${PROJECT_URL}/blob/main/docs/trust-report/v1.md`;

/** The section of a rule in docs/rules.md: GitHub's anchor of its heading `MT201 silent-promotion`. */
export function ruleUrl(rule: { readonly code: string; readonly name: string }): string {
  return `${RULES_DOC_URL}#${rule.code.toLowerCase()}-${rule.name}`;
}

/** Version of the tool, as in package.json; a test keeps the two equal (the bundle cannot read that file). */
export const VERSION = '0.1.0';
