import { agentFileOf } from '../agent-files/agents.js';
import { citedFile } from '../anchors/cited-span.js';
import type { LineRange } from '../memory/citation.js';
import { isMemoryPath } from '../memory/layouts/index.js';
import type { Policy } from '../memory/policy-shape.js';
import { secretsIn } from '../text/secrets.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { blockOfName, saysExcluded } from '../trust/blocking.js';

/*
 * Which lines of a cited file may be shown? This is the one judge of that (SECURITY S28): no file that the policy keeps
 * out, no text that it excludes, no line of a secret. A page, which agents may read, shows no memory and no agent file
 * either; `facts --preview`, `adopt` and `reverify` show those to the person who asks in a terminal.
 */

/** Characters of a file that is looked at. */
const MOST_CHARACTERS = 400_000;

/** Lines of a file, with the number of the first. */
export interface QuotedLines {
  readonly first: number;
  readonly lines: readonly string[];
}

/** Why lines are not shown. What the policy keeps out may not be told from what `private` is. */
export type Unquoted = 'memory' | 'agent file' | 'secret' | 'private' | 'large' | 'gone';

/** Who reads it: a `page` is read by agents too; `terminal` is a person who asked for this one fact. */
type Reader = 'page' | 'terminal';

export function isQuoted(lines: QuotedLines | Unquoted): lines is QuotedLines {
  return typeof lines !== 'string';
}

/** Lines of a file as it is in a tree, to be shown to a person; or why they are not. */
export async function linesToShow(
  tree: Tree,
  path: string,
  range: LineRange,
  policies: readonly Policy[],
  reader: Reader,
): Promise<QuotedLines | Unquoted> {
  const file = await citedFile(tree, path);
  for (const policy of policies) {
    const why = await whyNotByName(path, tree, policy, reader);
    if (why !== null) return why;
    if (typeof file === 'string') continue;
    const found = showable(file.source.lines, range, policy);
    if (!isQuoted(found)) return disguised(found, policies);
  }
  if (typeof file === 'string') return 'gone';
  return { first: range[0], lines: file.source.lines.slice(range[0] - 1, range[1]) };
}

/** Where a policy excludes texts, a secret is not told from such a text: else "it is none" would tell of it. */
function disguised(why: Unquoted, policies: readonly Policy[]): Unquoted {
  return why === 'secret' && policies.some(({ exclude_text: texts }) => texts.length > 0)
    ? 'private'
    : why;
}

/** Why a file may not be quoted at all, by its name or by that of what it leads to in a tree; null where it may. */
export async function whyNotByName(
  path: string,
  tree: Tree,
  policy: Policy,
  reader: Reader,
): Promise<Unquoted | null> {
  const place = await new PathResolver(tree).resolve(path);
  const names = place.kind === 'file' ? [path, place.path] : [path];
  if (names.some((name) => blockOfName(name, policy) !== null)) return 'private';
  if (reader === 'terminal') return null;
  if (names.some(isMemoryPath)) return 'memory';
  return names.some((name) => agentFileOf(name) !== null) ? 'agent file' : null;
}

/** Lines of a file, unless they say what the policy excludes or hold a part of a secret, however long that is. */
export function showable(
  file: readonly string[],
  [from, to]: LineRange,
  policy: Policy,
): QuotedLines | Unquoted {
  const text = file.join('\n');
  if (text.length > MOST_CHARACTERS) return 'large';
  if (PRIVATE_KEY.test(text)) return 'secret';
  const lines = file.slice(from - 1, to);
  const begin = file.slice(0, from - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const end = begin + lines.join('\n').length;
  if (saysExcluded(lines.join('\n'), policy)) return 'private';
  return secretsIn(text).some((secret) => secret.from < end && secret.to > begin)
    ? 'secret'
    : { first: from, lines };
}

/** A file with a private key is not quoted at all, however much of the key is there. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY/;
