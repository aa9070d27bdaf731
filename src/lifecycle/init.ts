import { POLICY_PATH } from '../memory/policy.js';
import type { FileChange } from './file-change.js';

/** A maintainer who adopts alone; null where the login is not known. */
export interface Solo {
  readonly login: string | null;
}

function policyText(solo: Solo | null): string {
  const [approvals, adopters] =
    solo === null
      ? ['approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer', 'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]']
      : [
          'approvals: 0           # adopters adopt alone; such facts are labelled self_adopted',
          solo.login === null ? 'adopters: []           # put your GitHub login here, such as [alice]: until then nobody can adopt' : `adopters: [${JSON.stringify(solo.login)}]`,
        ];
  return `# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${approvals}
  ${adopters}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
`;
}

const ATTRIBUTES_LINE = '.memtrust/ledger/**/*.jsonl merge=union';
const IGNORE_LINE = '.memtrust/context/';

/** What \`memtrust init\` writes, given what is there. Nothing that exists is overwritten; lines are added at the end. */
export function initialFiles(existing: ReadonlyMap<string, string>, solo: Solo | null = null): FileChange[] {
  const changes: FileChange[] = [];
  if (!existing.has(POLICY_PATH)) changes.push({ path: POLICY_PATH, content: policyText(solo) });
  for (const [path, line] of [['.gitattributes', ATTRIBUTES_LINE], ['.gitignore', IGNORE_LINE]] as const) {
    const before = existing.get(path) ?? '';
    if (before.split(/\r?\n/).some((known) => known.trim() === line)) continue;
    changes.push({ path, content: `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${line}\n` });
  }
  return changes;
}
