import { z } from 'zod';
import { isSha256, type Sha256 } from '../tree/digest.js';
import { canonicalText } from '../languages/data/canonical.js';
import { madeOnce } from './made-once.js';

/*
 * What does a fact cite, and in which words? One entry of `sources:` has a path, a selector
 * (`lines:10-24`, `symbol:login`, a quote), a normaliser with a digest, and hints. `identityOf` is
 * all but the hints: two citations with the same identity cite the same.
 *
 * Facts hold these keys, and everything in `src/anchors/` reads them. No key changes its meaning. A new one
 * goes into `citationShape`, `plain-front.ts`, the published schema and `docs/formats.md`; then `npm run
 * docs`. `__tests__/memory/fact.test.ts` and `plain-front.test.ts` beside it fail when this is wrong. What
 * `identityOf` gives is in every adopted binding digest; hints may be added beside it. A pattern may take
 * more and never less, a cap may rise, READ_AS and NORMALISERS may gain a word.
 */

/** What a fact cites: one entry of `sources:`. */
export interface Citation {
  readonly path: string;
  readonly selector: Selector;
  /** Names the normaliser behind `digest`; a published one is never reinterpreted. */
  readonly norm: Normaliser;
  /** Digest of the selected span, normalised; null while the fact has not been bound. */
  readonly digest: Sha256 | null;
  // From here on hints: they speed up or explain, and decide nothing.
  /** Where the span stood; of a selector by lines it says which. */
  readonly lines: LineRange | null;
  /** Object id of the file to which it was bound. */
  readonly blob: string | null;
  /** Digest of the span letter by letter, to tell `fresh` from `reformatted`. */
  readonly raw: Sha256 | null;
  /** Short digests of the lines around the span. */
  readonly context: readonly string[];
  /** The symbol or section that the span stands in; null where it is not told. */
  readonly within: string | null;
  /** What the span is a part of, where that is no code. */
  readonly as: ReadAs | null;
  /**
   * Digest of the constructs around the span and of what else its statement and its line say, and
   * which of its twins there it is; null where it is not told.
   */
  readonly around: string | null;
}

/** The hints of a citation that was not bound. */
export const NO_HINTS = {
  lines: null,
  blob: null,
  raw: null,
  context: [],
  within: null,
  as: null,
  around: null,
} as const;

/** What a span can be a part of; the kinds of tokens. */
export const READ_AS = [
  'comment',
  'string',
  'template',
  'regex',
  'markup',
  'word',
  'number',
  'punctuator',
] as const;
export type ReadAs = (typeof READ_AS)[number];

/** 1-based, inclusive. */
export type LineRange = readonly [from: number, to: number];

/** What a digest is over: n0 the letters, n3 and n4 tokens (see `src/anchors/normal-digest.ts`). */
export const NORMALISERS = ['n0', 'n3', 'n4'] as const;
export type Normaliser = (typeof NORMALISERS)[number];

/** How a citation names its place in the file. */
export type Selector =
  | { readonly kind: 'file' }
  | { readonly kind: 'lines' }
  | { readonly kind: 'quote'; readonly quote: string; readonly symbol: string | null }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'pointer'; readonly pointer: string }
  | { readonly kind: 'heading'; readonly heading: string }
  | { readonly kind: 'absent'; readonly absent: string | true };

/** `10-24`, or `10` for one line. */
export const LINES = /^(\d{1,7})(?:-(\d{1,7}))?$/;

/** A range of lines from its text; null for what is none, such as `24-10`. */
export function parseLines(text: string): LineRange | null {
  const match = LINES.exec(text);
  if (match?.[1] === undefined) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from >= 1 && from <= to ? [from, to] : null;
}

/** A digest as a value of a schema. */
export const digest = z.custom<Sha256>(isSha256, {
  error: 'must be sha256: and 64 lower-case hexadecimal digits',
});

/** Unquoted hexadecimal can be read as a number (12e4); that is refused as such, with the advice to quote it. */
const quotedHex = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, { error: `must be ${what} in quotes` });

/** Full ids of git objects, of SHA-1 and SHA-256. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** A digest of a line around a span, such as `a1b2c3d4`. */
export const SHORT_DIGEST = /^[0-9a-f]{2,64}$/;
/** Lines around a span that are remembered: three above, three below. */
export const MOST_CONTEXT = 6;
/** Characters of a path, a name, a quote. */
export const MOST_TEXT = 4_000;
/** Characters of the name of what a span stands in. */
export const MOST_WITHIN = 200;

/** A short digest of the surroundings of a span, which of its twins there it is, or both: `0123456789abcdef 1/2`. */
export const AROUND =
  /^(?:[0-9a-f]{16}(?: [1-9]\d{0,2}\/[1-9]\d{0,2})?|[1-9]\d{0,2}\/[1-9]\d{0,2})$/;

/** One entry of `sources:` as a schema. At most one selector; a quote may stand beside a symbol. */
export const citationShape = madeOnce(() => {
  const lines = z
    .union([z.string(), z.int()])
    .transform((value) => parseLines(String(value)))
    .refine((value) => value !== null, { error: 'must be a range of lines such as 10-24' });
  const text = z.string().min(1).max(MOST_TEXT);
  return z
    .strictObject({
      path: text,
      symbol: text.optional(),
      quote: text.optional(),
      pointer: z.string().max(MOST_TEXT).optional(),
      heading: text.optional(),
      absent: z.union([text, z.literal(true)]).optional(),
      lines: lines.optional(),
      norm: z.enum(NORMALISERS).optional(),
      digest: digest.optional(),
      raw: digest.optional(),
      blob: quotedHex(OBJECT_ID, 'a git object id').optional(),
      context: z.array(quotedHex(SHORT_DIGEST, 'a short digest')).max(MOST_CONTEXT).optional(),
      within: z.string().min(1).max(MOST_WITHIN).optional(),
      as: z.enum(READ_AS).optional(),
      around: quotedHex(AROUND, 'a short digest').optional(),
    })
    .refine(
      (source) =>
        [source.symbol, source.pointer, source.heading, source.absent].filter(
          (one) => one !== undefined,
        ).length <= 1,
      {
        error: 'may have one of symbol, pointer, heading, absent',
      },
    )
    .refine(
      (source) =>
        source.quote === undefined ||
        (source.pointer ?? source.heading ?? source.absent) === undefined,
      {
        error: 'may have a quote alone or with a symbol',
      },
    )
    .transform(citationOf);
});

/** The keys of an entry of which the selector is made. */
interface SelectorKeys {
  readonly symbol?: string | undefined;
  readonly quote?: string | undefined;
  readonly pointer?: string | undefined;
  readonly heading?: string | undefined;
  readonly absent?: string | true | undefined;
  readonly lines?: LineRange | null | undefined;
}

/** The keys of one entry of `sources:`, each as its schema wants it. */
export interface CitedKeys extends SelectorKeys {
  readonly path: string;
  readonly norm?: Normaliser | undefined;
  readonly digest?: Sha256 | undefined;
  readonly raw?: Sha256 | undefined;
  readonly blob?: string | undefined;
  readonly context?: readonly string[] | undefined;
  readonly within?: string | undefined;
  readonly as?: ReadAs | undefined;
  readonly around?: string | undefined;
}

/** What such an entry cites: keys that are left out say nothing. */
export function citationOf(source: CitedKeys): Citation {
  return {
    path: source.path,
    selector: selectorOf(source),
    norm: source.norm ?? 'n0',
    digest: source.digest ?? null,
    lines: source.lines ?? null,
    blob: source.blob ?? null,
    raw: source.raw ?? null,
    context: source.context ?? [],
    within: source.within ?? null,
    as: source.as ?? null,
    around: source.around ?? null,
  };
}

/** The selector that the keys name; lines alone are one, beside another they are a hint. */
function selectorOf(source: SelectorKeys): Selector {
  if (source.quote !== undefined)
    return { kind: 'quote', quote: source.quote, symbol: source.symbol ?? null };
  if (source.symbol !== undefined) return { kind: 'symbol', symbol: source.symbol };
  if (source.pointer !== undefined) return { kind: 'pointer', pointer: source.pointer };
  if (source.heading !== undefined) return { kind: 'heading', heading: source.heading };
  if (source.absent !== undefined) return { kind: 'absent', absent: source.absent };
  return source.lines ? { kind: 'lines' } : { kind: 'file' };
}

/**
 * A selector as reports write it: `file`, `lines:10-24`, `quote`, `symbol:Name`, `pointer:/a/b`,
 * `heading:Setup`, `absent:…`.
 */
export function selectorText(citation: Pick<Citation, 'selector' | 'lines'>): string {
  const { selector, lines: range } = citation;
  switch (selector.kind) {
    case 'file':
    case 'quote':
      return selector.kind;
    case 'lines':
      return range === null ? 'lines' : `lines:${range[0]}-${range[1]}`;
    case 'symbol':
      return `symbol:${selector.symbol}`;
    case 'pointer':
      return `pointer:${selector.pointer}`;
    case 'heading':
      return `heading:${selector.heading}`;
    case 'absent':
      return selector.absent === true ? 'absent' : `absent:${selector.absent}`;
  }
}

/**
 * The part of a citation that identifies what was cited, for `binding_digest`: path, selector, normaliser, digest.
 * `lines`, `blob`, `raw`, `context`, `within`, `as` and `around` are hints and left out.
 */
function citationIdentity(citation: Citation): Readonly<Record<string, string | true>> {
  const { selector } = citation;
  return {
    path: citation.path,
    norm: citation.norm,
    ...(citation.digest === null ? {} : { digest: citation.digest }),
    ...(selector.kind === 'quote'
      ? { quote: selector.quote, ...(selector.symbol === null ? {} : { symbol: selector.symbol }) }
      : {}),
    ...(selector.kind === 'symbol' ? { symbol: selector.symbol } : {}),
    ...(selector.kind === 'pointer' ? { pointer: selector.pointer } : {}),
    ...(selector.kind === 'heading' ? { heading: selector.heading } : {}),
    ...(selector.kind === 'absent' ? { absent: selector.absent } : {}),
  };
}

/** What two citations have in common that cite the same: everything but hints. */
export function identityOf(citation: Citation): string {
  const { selector, digest: cited, norm, path } = citation;
  // Of most there is no more to say, and this is its canonical form: thousands are written in each run.
  if (selector.kind === 'file' || selector.kind === 'lines')
    return `{${cited === null ? '' : `"digest":"${cited}",`}"norm":"${norm}","path":${canonicalText(path)}}`;
  return canonicalText(citationIdentity(citation));
}
