import { POLICY_PATH } from '../memory/policy.js';
import type { FileChange } from './file-change.js';

const POLICY = `# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer
  adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
`;

const ATTRIBUTES_LINE = '.memtrust/ledger/**/*.jsonl merge=union';
const IGNORE_LINE = '.memtrust/context/';

/** What \`memtrust init\` writes, given what is there. Nothing that exists is overwritten; lines are added at the end. */
export function initialFiles(existing: ReadonlyMap<string, string>): FileChange[] {
  const changes: FileChange[] = [];
  if (!existing.has(POLICY_PATH)) changes.push({ path: POLICY_PATH, content: POLICY });
  for (const [path, line] of [['.gitattributes', ATTRIBUTES_LINE], ['.gitignore', IGNORE_LINE]] as const) {
    const before = existing.get(path) ?? '';
    if (before.split(/\r?\n/).some((known) => known.trim() === line)) continue;
    changes.push({ path, content: `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${line}\n` });
  }
  return changes;
}
