import type { AgentText } from '../../agent-text.js';

/*
 * Which anchors has a Markdown text, and is one of them meant? Where renderers differ an anchor counts as there.
 *     # Set up, please              set-up-please
 */

/**
 * The anchors of a text as GitHub makes them of headings: lower case, without punctuation, `-` for blanks, `-1` behind
 * the second of a name; and those that are set by hand. Source: github-slugger, and the headings of github.com.
 */
export function headingAnchors(text: AgentText): ReadonlySet<string> {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  for (const { title } of text.headings) {
    for (const custom of title.matchAll(/\{#([\w-]{1,100})\}/g))
      if (custom[1] !== undefined) anchors.add(custom[1].toLowerCase());
    const slug = slugOf(title);
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  for (const { raw } of text.lines) {
    // A line of more than 10000 characters was not written by hand.
    if (!raw.includes('<') || raw.length > 10_000) continue;
    for (const [, anchor = ''] of raw.matchAll(
      /\s(?:id|name)\s{0,3}=\s{0,3}["']?([^"'\s>]{1,200})/gi,
    ))
      anchors.add(anchor.toLowerCase());
    const heading = /<h[1-6][^>]{0,200}>([^<]{1,200})<\/h[1-6]>/i.exec(raw)?.[1];
    if (heading !== undefined) anchors.add(slugOf(heading));
  }
  return anchors;
}

/**
 * The anchor of a heading, without number: the text of a link alone, no tags, no punctuation. A
 * title is cut at 1000 characters.
 */
function slugOf(title: string): string {
  return title
    .slice(0, 1_000)
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
    .replace(/<[^<>]{1,200}>/g, '')
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Whether an anchor is one of these. What differs in punctuation alone is forgiven: renderers differ there. */
export function hasAnchor(anchors: ReadonlySet<string>, wanted: string): boolean {
  const folded = decodedSlug(wanted)
    .toLowerCase()
    .replace(/^user-content-/, '');
  if (folded === '' || folded === 'top' || anchors.has(folded)) return true;
  const core = coreOf(folded);
  if (core === '') return true;
  for (const anchor of anchors) if (coreOf(anchor) === core) return true;
  return false;
}

/** Letters and digits alone. */
function coreOf(anchor: string): string {
  return anchor.replace(/[^\p{L}\p{N}]/gu, '');
}

/** `%20` as a blank; what cannot be decoded stays as it is. */
export function decodedSlug(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
