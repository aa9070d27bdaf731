import {
  type CompletionItem,
  CompletionItemKind,
  type Position,
} from 'vscode-languageserver-protocol';
import { POLICY_PATH } from '../../memory/policy.js';
import { policyShape } from '../../memory/policy-shape.js';
import type { Checked } from './live-check.js';

/* What an editor offers: paths in backticks, scripts behind `npm run`, ids of facts, keys of the policy. */

const MOST = 200;

/** @param scripts of the package.json in the root. */
export function completionsAt(
  { evaluation, tree }: Checked,
  path: string,
  before: string,
  scripts: readonly string[],
): CompletionItem[] {
  if (path === POLICY_PATH)
    return /^\w*$/.test(before)
      ? items(Object.keys(policyShape().shape), CompletionItemKind.Property)
      : [];
  const [, script] = /\b(?:npm run|yarn|pnpm(?: run)?) ([\w:.-]*)$/.exec(before) ?? [];
  if (script !== undefined)
    return items(
      scripts.filter((name) => name.startsWith(script)),
      CompletionItemKind.Function,
    );
  const [, id] = /^\s*(?:supersedes|superseded_by|id):\s*(?:\[?\s*)?([\w/.-]*)$/.exec(before) ?? [];
  if (id !== undefined) {
    const ids = evaluation.entries.flatMap((entry) =>
      entry.record !== null && entry.status !== 'policy_blocked' ? [entry.id] : [],
    );
    return items(
      ids.filter((one) => one.startsWith(id)),
      CompletionItemKind.Reference,
    );
  }
  const [, typed] = /[`(\s"']([\w@.-]+\/[\w@./-]*|[\w@.-]*)$/.exec(` ${before}`) ?? [];
  const isQuoted =
    (before.match(/`/g)?.length ?? 0) % 2 === 1 || /(?:path:|\]\()\s*\S*$/.test(before);
  return typed === undefined || !isQuoted ? [] : pathsFrom(tree.entries.keys(), typed);
}

/** The files and folders in the folder that is typed. */
function pathsFrom(paths: Iterable<string>, typed: string): CompletionItem[] {
  const folder = typed.slice(0, typed.lastIndexOf('/') + 1);
  const found = new Map<string, CompletionItemKind>();
  for (const path of paths) {
    if (!path.startsWith(typed)) continue;
    const rest = path.slice(folder.length);
    const end = rest.indexOf('/');
    if (end < 0) found.set(path, CompletionItemKind.File);
    else found.set(`${folder}${rest.slice(0, end)}/`, CompletionItemKind.Folder);
    if (found.size >= MOST) break;
  }
  return [...found].map(([label, kind]) => ({ label, kind, filterText: label }));
}

function items(labels: readonly string[], kind: CompletionItemKind): CompletionItem[] {
  return labels.slice(0, MOST).map((label) => ({ label, kind }));
}

/** The text of the line in front of a position. */
export function lineBefore(text: string, { line, character }: Position): string {
  return (text.split(/\r\n|[\n\r]/)[line] ?? '').slice(0, character);
}
