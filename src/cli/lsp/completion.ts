import type { CompletionItem, CompletionItemKind, Position } from 'vscode-languageserver-protocol';
import { z } from 'zod';
import { POLICY_PATH } from '../../memory/policy.js';
import { policyShape } from '../../memory/policy-shape.js';
import { lazy } from '../../text/collections.js';
import { visible } from '../../text/visible.js';
import { blockOfName, isHiddenName } from '../../trust/blocking.js';
import type { Checked } from './live-check.js';
import { LINE_BREAK } from './places.js';
import { COMPLETION } from './protocol.js';
import { linesOf } from './texts.js';

/*
 * What an editor offers: paths in backticks and in the sources of facts, scripts behind `npm run`, ids of facts, keys
 * of the policy. Not offered is a name that the policy keeps unsaid (SECURITY S28), nor one that is not what it looks
 * like (SECURITY S24).
 */

const MOST = 200;

/** @param text of the document that is typed in. */
export async function completionsAt(
  checked: Checked,
  path: string,
  text: string,
  position: Position,
): Promise<CompletionItem[]> {
  const lines = text.split(LINE_BREAK);
  const { line, character } = position;
  const before = (lines[line] ?? '').slice(0, character);
  const { typed, labels } = await offered(checked, path, lines.slice(0, line), before);
  // Each editor has another idea of the word that is typed: `src/gu` is one here.
  const range = { start: { line, character: before.length - typed.length }, end: position };
  return [...labels].map(([label, kind]) => ({
    label,
    kind,
    filterText: label,
    textEdit: { range, newText: label },
  }));
}

/** What is typed so far, and what may stand in its place. */
interface Offer {
  readonly typed: string;
  readonly labels: ReadonlyMap<string, CompletionItemKind>;
}

const NOTHING: Offer = { typed: '', labels: new Map() };

/** @param above the lines above, and `before` what is typed of this one. */
async function offered(
  checked: Checked,
  path: string,
  above: readonly string[],
  before: string,
): Promise<Offer> {
  if (path === POLICY_PATH) return policyKeys(above, before);
  const [, script] = /\b(?:npm run|yarn|pnpm(?: run)?) ([\w:.-]*)$/.exec(before) ?? [];
  if (script !== undefined) return offer(script, await scriptsIn(checked), COMPLETION.function);
  const [, id] = ID.exec(before) ?? [];
  if (id !== undefined) return offer(id, factIds(checked), COMPLETION.reference);
  const [, typed] = /[`(\s"']([\w@./-]*)$/.exec(` ${before}`) ?? [];
  const isQuoted = (before.match(/`/g)?.length ?? 0) % 2 === 1 || isNamed(before);
  return typed === undefined || !isQuoted ? NOTHING : pathsFrom(checked, typed);
}

/** No two parts of it can take the same characters: a line may be as long as a file. */
const ID = /^\s*(?:supersedes|superseded_by|id):\s*(?:\[\s*)?(?:"?[\w/.-]+"?,\s*)*"?([\w/.-]*)$/;

/** Whether a path is typed: in a source of a fact, or in a link. */
function isNamed(before: string): boolean {
  const word = /^(?:.*\s)?/s.exec(before)?.[0].length ?? 0;
  return (
    /path:|\]\(/.test(before.slice(word)) || /(?:path:|\]\()$/.test(before.slice(0, word).trimEnd())
  );
}

/** The files and folders right in the folder that is typed. */
function pathsFrom({ evaluation, tree }: Checked, typed: string): Offer {
  const { policy } = evaluation.policy;
  const folder = typed.slice(0, typed.lastIndexOf('/') + 1);
  const found = new Map<string, CompletionItemKind>();
  for (const path of tree.entries.keys()) {
    if (!path.startsWith(typed)) continue;
    const end = path.indexOf('/', folder.length);
    const label = end < 0 ? path : path.slice(0, end + 1);
    if (found.has(label) || !isPlain(label) || isHiddenName(path, policy, true)) continue;
    found.set(label, end < 0 ? COMPLETION.file : COMPLETION.folder);
    if (found.size >= MOST) break;
  }
  return { typed, labels: found };
}

function factIds({ evaluation }: Checked): string[] {
  return evaluation.entries.flatMap(({ id, record, status }) =>
    record !== null && status !== 'policy_blocked' ? [id] : [],
  );
}

/** The scripts of the manifest in the root. */
async function scriptsIn({ evaluation, tree }: Checked): Promise<string[]> {
  const { policy } = evaluation.policy;
  if (blockOfName(MANIFEST, policy) !== null) return [];
  try {
    const read: unknown = JSON.parse(
      (await linesOf(tree, MANIFEST)).join('\n').replace(/^\uFEFF/, ''),
    );
    return Object.keys(manifestShape().parse(read).scripts).filter(
      (name) => !isHiddenName(name, policy, false),
    );
  } catch {
    return [];
  }
}

/** Whether a name is shown as it is: what is taken is written into the document. */
function isPlain(name: string): boolean {
  return visible(name, LONGEST_NAME) === name;
}

const LONGEST_NAME = 1_000;
const MANIFEST = 'package.json';
const manifestShape = lazy(() => z.object({ scripts: z.record(z.string(), z.unknown()) }));

/** The keys that the mapping around a line may have. @param above the lines before it. */
function policyKeys(above: readonly string[], before: string): Offer {
  if (!/^[\s-]*\w*$/.test(before)) return NOTHING;
  let indent = before.length - before.replace(/^[\s-]+/, '').length;
  const keys: string[] = [];
  for (const text of above.toReversed()) {
    const [, blank = '', key] = /^([\s-]*)(\w+):\s*(?:#.*)?$/.exec(text) ?? [];
    if (key === undefined || blank.length >= indent) continue;
    indent = blank.length;
    keys.unshift(key);
  }
  const typed = before.replace(/^[\s-]+/, '');
  return offer(typed, keysBelow(policySchema(), keys), COMPLETION.property);
}

/** What we need of a JSON schema. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
}

const schemaShape: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), schemaShape).optional(),
    items: schemaShape.optional(),
  }),
);

const policySchema = lazy(() => schemaShape.parse(z.toJSONSchema(policyShape(), { io: 'input' })));

function keysBelow(schema: Schema, path: readonly string[]): string[] {
  let here: Schema | undefined = schema;
  for (const key of path) here = listed(here?.properties?.[key]);
  return Object.keys(here?.properties ?? {});
}

/** For a list its members. */
function listed(schema: Schema | undefined): Schema | undefined {
  return schema?.items ?? schema;
}

function offer(typed: string, names: readonly string[], kind: CompletionItemKind): Offer {
  const fitting = names.filter((name) => name.startsWith(typed) && isPlain(name)).slice(0, MOST);
  return { typed, labels: new Map(fitting.map((name) => [name, kind])) };
}
