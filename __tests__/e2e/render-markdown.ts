/** Renders GitHub-flavoured markdown, and finds what GitHub would turn into a link or a notification on top. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export interface GitHubReference {
  readonly kind: 'mention' | 'issue' | 'commit';
  readonly text: string;
}

/**
 * HTML of `markdown`, raw HTML left as it is: GitHub's sanitiser keeps `<a>`, `<img>` and headings,
 * so a test must see them. Links keep every protocol for the same reason.
 */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** The names of all elements in the rendered text, lower case, in order: `['h2', 'p', 'code']`. */
export function renderedElements(markdown: string): string[] {
  return elementsIn(renderMarkdown(markdown));
}

export function elementsIn(html: string): string[] {
  return tokens(html).flatMap((token) => (token.kind === 'open' ? [token.name] : []));
}

/** The headings of the rendered text, markdown's and raw HTML's alike. */
export function renderedHeadings(markdown: string): Heading[] {
  const headings: { level: number; text: string }[] = [];
  let open: { level: number; text: string } | undefined;
  for (const token of tokens(renderMarkdown(markdown))) {
    if (token.kind === 'text') {
      if (open !== undefined) open.text += token.text;
      continue;
    }
    const level = /^h([1-6])$/.exec(token.name)?.[1];
    if (level === undefined) continue;
    open = token.kind === 'open' ? { level: Number(level), text: '' } : undefined;
    if (open !== undefined) headings.push(open);
  }
  return headings;
}

/**
 * Where GitHub looks for references: rendered text outside these elements. A superset of its rules on purpose, since
 * they are not published: whatever stands before a reference, and whether its target exists, is not asked. So `#1`
 * after a word counts, and so does a number of seven digits.
 */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'script', 'style', 'tt']);
const REFERENCES: readonly { readonly kind: GitHubReference['kind']; readonly pattern: RegExp }[] =
  [
    {
      kind: 'mention',
      pattern: /(?<![A-Za-z0-9_])@[A-Za-z0-9][A-Za-z0-9-]*(?:\/[A-Za-z0-9._-]+)?/g,
    },
    { kind: 'issue', pattern: /(?:(?<![\w./-])[\w.-]+(?:\/[\w.-]+)?)?#\d+(?!\w)/g },
    { kind: 'issue', pattern: /(?<![A-Za-z0-9_])GH-\d+(?!\w)/gi },
    { kind: 'commit', pattern: /(?<!\w)[0-9a-f]{7,40}(?!\w)/gi },
  ];

/** Mentions, issue references and bare commit ids in the text that `markdown` renders to, outside code and links. */
export function githubReferences(markdown: string): GitHubReference[] {
  return referencesIn(renderMarkdown(markdown));
}

export function referencesIn(html: string): GitHubReference[] {
  const open = new Map<string, number>();
  const found: GitHubReference[] = [];
  for (const token of tokens(html)) {
    if (token.kind === 'text') {
      if ([...open.values()].some((depth) => depth > 0)) continue;
      for (const { kind, pattern } of REFERENCES) {
        for (const [text] of token.text.matchAll(pattern)) found.push({ kind, text });
      }
    } else if (NOT_SEARCHED.has(token.name)) {
      open.set(
        token.name,
        Math.max(0, (open.get(token.name) ?? 0) + (token.kind === 'open' ? 1 : -1)),
      );
    }
  }
  return found;
}

type Token =
  | { readonly kind: 'open' | 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Splits HTML into tags and decoded text; comments, declarations and processing instructions are left out. */
function tokens(html: string): Token[] {
  const pieces = html.matchAll(
    /<!--[^]*?(?:-->|$)|<[!?][^>]*>|<(?<close>\/?)(?<name>[A-Za-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|(?<text>[^<]+|<)/g,
  );
  return [...pieces].flatMap(({ groups = {} }): Token[] => {
    const { close, name, text } = groups;
    if (text !== undefined) return [{ kind: 'text', text: decode(text) }];
    return name === undefined
      ? []
      : [{ kind: close === '/' ? 'close' : 'open', name: name.toLowerCase() }];
  });
}

/** The named entities of characters that a reference can be made of, and those that HTML needs. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  commat: '@',
  gt: '>',
  lowbar: '_',
  lt: '<',
  nbsp: '\u00a0',
  NewLine: '\n',
  num: '#',
  period: '.',
  quot: '"',
  sol: '/',
  Tab: '\t',
  UnderBar: '_',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w+));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
