/* Version and addresses of memtrust. */

export const PROJECT_URL = 'https://github.com/memtrust/memtrust';

const RULES_DOC_URL = `${PROJECT_URL}/blob/main/docs/rules.md`;

export const SCHEMA_BASE_URL =
  'https://raw.githubusercontent.com/memtrust/memtrust/main/docs/schemas';

/** The predicate type of a statement. Signed statements contain it, so it never changes. */
export const TRUST_REPORT_PREDICATE = `${PROJECT_URL}/blob/main/docs/trust-report/v1.md`;

/** GitHub's anchor of the heading `MT201 silent-promotion` in docs/rules.md. */
export function ruleUrl(rule: { readonly code: string; readonly name: string }): string {
  return `${RULES_DOC_URL}#${rule.code.toLowerCase()}-${rule.name}`;
}

/** As in package.json, which the bundle cannot read. */
export const VERSION = '0.1.0';
