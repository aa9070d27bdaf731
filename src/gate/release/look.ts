import { claimsIn, type Claim } from '../../live/claims/claims.js';
import { demosIn, type Demo } from '../../live/claims/demos.js';
import { readAgentText } from '../../live/agent-text.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { Tree } from '../../tree/tree.js';
import type { Released } from './released.js';
import { unlabelledIn } from './unlabelled.js';

/** What to look at, by path. */
export interface ReleaseFiles {
  /** Documents that the change touches. */
  readonly claimed: readonly string[];
  /** Every document: a demonstration may lose its fixture without a change of its page. */
  readonly documents: readonly string[];
  readonly entries: readonly string[];
}

/** Looks at public documents and JSON files of one tree. */
export async function lookAtFiles(tree: Tree, { claimed, documents, entries }: ReleaseFiles): Promise<Released> {
  const texts = await textsOf(tree, new Set([...claimed, ...documents, ...entries]));
  const touched = new Set(claimed);
  const pages: { readonly path: string; readonly claims: readonly Claim[]; readonly demos: readonly Demo[] }[] = [];
  for (const path of documents) {
    const text = texts.get(path);
    if (text === undefined || (!touched.has(path) && !text.includes('memtrust:demo'))) continue;
    const read = readAgentText(text.split(/\r\n|[\n\r]/));
    pages.push({ path, claims: touched.has(path) ? claimsIn(read) : [], demos: text.includes('memtrust:demo') ? demosIn(read) : [] });
  }
  return {
    pages,
    entries: entries.flatMap((path) => unlabelledIn(texts.get(path) ?? '').map((list) => ({ path, ...list }))),
    looked: { pages: claimed.filter((path) => texts.has(path)).length, entries: entries.filter((path) => texts.has(path)).length },
    left: [...new Set([...documents, ...entries])].filter((path) => !texts.has(path)).length,
  };
}

async function textsOf(tree: Tree, paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const contents = await tree.read([...paths], MEMORY_FILE_BYTES);
  return new Map([...contents].flatMap(([path, content]): [string, string][] => (content.kind === 'bytes' ? [[path, Buffer.from(content.bytes).toString('utf8')]] : [])));
}
