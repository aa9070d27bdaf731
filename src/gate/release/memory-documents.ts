import { normalise } from '../../agent-files/prose/normal.js';
import { layouts } from '../../memory/layouts/index.js';
import { pathMatches } from '../../memory/glob.js';
import type { Policy } from '../../memory/policy-shape.js';

/**
 * Which files does the release gate read? Documents that name memtrust, that `release: {documents: …}` lists or that
 * are in a store; and JSON and YAML. What an AI product writes of its own memory elsewhere is not looked at.
 */

/** Documents for people: `README.md`, `docs/guide.rst`. */
const PROSE = /\.(?:md|mdx|mdc|markdown|txt|rst|adoc)$|(?:^|\/)README$/i;
const DATA = /\.(?:jsonl?|ndjson|ya?ml)$/i;
/** Our own records are read as what they are, and have rules of their own; generated context is not. */
const OWN_RECORDS = /^\.memtrust\/(?!context\/)/;
/** What a fact states is for its adopters to judge, and its subject may well have candidates and memory of its own. */
const FACTS = /^\.memtrust\/(?:facts|archive)\//;
/** Marks, elements and letters of no width that may be within a word. */
const WITHIN_WORDS = /[*_~`\\]|<[^<>\n]{0,100}>|[\p{Cf}\p{DI}]/gu;

export function isProse(path: string, policy: Policy): boolean {
  return PROSE.test(path) && !FACTS.test(path) && !isExcluded(path, policy);
}

export function isData(path: string, policy: Policy): boolean {
  return DATA.test(path) && !OWN_RECORDS.test(path) && !isExcluded(path, policy);
}

/** Whether a file is about memory whatever it says. */
export function isKnownMemory(path: string, policy: Policy): boolean {
  return (
    isInStore(path, policy) ||
    (policy.release?.documents ?? []).some((pattern) => pathMatches(pattern, path))
  );
}

export function isInStore(path: string, { stores }: Policy): boolean {
  return layouts.some(
    (layout) =>
      (layout.name === 'memtrust' || stores.some((store) => store.layout === layout.name)) &&
      layout.owns(path),
  );
}

/** Whether a document names memtrust or `.memtrust/`, in code and links as well. */
export function namesMemtrust(text: string): boolean {
  if (/memtrust/i.test(text)) return true;
  const plain = text.replace(WITHIN_WORDS, '');
  return /memtrust/i.test(/[^\0-\x7f]/.test(plain) ? normalise(plain) : plain);
}

function isExcluded(path: string, { exclude_paths: excluded }: Policy): boolean {
  return excluded.some((pattern) => pathMatches(pattern, path));
}
