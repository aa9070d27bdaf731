import { z } from 'zod';
import { isSha256, type Sha256 } from '../tree/digest.js';
import { canonicalText } from '../languages/data/canonical.js';
import { lazy } from '../text/collections.js';

/*
 * What does a fact cite? One entry of `sources:` has a path, a selector (`lines:10-24`, `symbol:login`, a quote), and
 * the digests of the cited text, its place, its unit and its origin.
 */

export interface Citation {
  readonly path: string;
  readonly selector: Selector;
  /** Digest of the cited text; null while the fact has not been bound. */
  readonly digest: Sha256 | null;
  /** Digest of the constructs around it, and which of equal texts there it is; null where no text is cited. */
  readonly place: string | null;
  /** Digest of the unit around it: `high` and `critical` facts have one. */
  readonly unit: Sha256 | null;
  /** Digest of the declarations that its names come from: `critical` facts have one. */
  readonly origin: Sha256 | null;
  /** Which reader made the digests. */
  readonly reader: number;
  // Hints: they tell people where to look, and decide nothing.
  /** Where the text was; of a selector by lines it says which. */
  readonly lines: LineRange | null;
  /** Object id of the file to which it was bound. */
  readonly blob: string | null;
}

/** The reader of this version: it changes when any digest changes (`__tests__/contract/digests.test.ts`). */
export const READER = 1;

/** A citation without digests. */
export const UNBOUND = {
  digest: null,
  place: null,
  unit: null,
  origin: null,
  reader: READER,
  lines: null,
  blob: null,
} as const;

/** 1-based, inclusive. */
export type LineRange = readonly [from: number, to: number];

/** How a citation names its place in the file. */
export type Selector =
  | { readonly kind: 'file' }
  | { readonly kind: 'lines' }
  | { readonly kind: 'quote'; readonly quote: string; readonly symbol: string | null }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'pointer'; readonly pointer: string }
  | { readonly kind: 'heading'; readonly heading: string }
  | { readonly kind: 'absent'; readonly absent: string | true }
  | { readonly kind: 'present' };

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

export const digest = z.custom<Sha256>(isSha256, {
  error: 'must be sha256: and 64 lower-case hexadecimal digits',
});

/** Unquoted hexadecimal can be read as a number (12e4); that is refused as such, with the advice to quote it. */
const quotedHex = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, { error: `must be ${what} in quotes` });

/** Full ids of git objects, of SHA-1 and SHA-256. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
export const MOST_READER = 1_000;
/** Characters of a path, a name, a quote. */
export const MOST_TEXT = 4_000;
/** `sha256:… 1/2 x3`: the constructs around a text, which of equal texts there it is, and what it is made of. */
export const PLACE =
  /^(sha256:[0-9a-f]{64}) ([1-9]\d{0,3})\/([1-9]\d{0,3})(?: (head|comment|x([2-9]|[1-9]\d{1,5})))?$/;

/** One entry of `sources:` as a schema. At most one selector; a quote may stand beside a symbol. */
export const citationShape = lazy(() => {
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
      present: z.literal(true).optional(),
      lines: lines.optional(),
      digest: digest.optional(),
      place: z
        .string()
        .regex(PLACE, { error: 'must be a digest and a count such as 1/1' })
        .optional(),
      unit: digest.optional(),
      origin: digest.optional(),
      reader: z.int().min(1).max(MOST_READER).optional(),
      blob: quotedHex(OBJECT_ID, 'a git object id').optional(),
    })
    .refine(
      (source) =>
        [source.symbol, source.pointer, source.heading, source.absent, source.present].filter(
          (one) => one !== undefined,
        ).length <= 1,
      {
        error: 'may have one of symbol, pointer, heading, absent, present',
      },
    )
    .refine(
      (source) =>
        source.quote === undefined ||
        (source.pointer ?? source.heading ?? source.absent ?? source.present) === undefined,
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
  readonly present?: true | undefined;
  readonly lines?: LineRange | null | undefined;
}

export interface CitedKeys extends SelectorKeys {
  readonly path: string;
  readonly digest?: Sha256 | undefined;
  readonly place?: string | undefined;
  readonly unit?: Sha256 | undefined;
  readonly origin?: Sha256 | undefined;
  readonly reader?: number | undefined;
  readonly blob?: string | undefined;
}

/** The citation of an entry: absent keys say nothing. */
export function citationOf(source: CitedKeys): Citation {
  return {
    path: source.path,
    selector: selectorOf(source),
    digest: source.digest ?? null,
    place: source.place ?? null,
    unit: source.unit ?? null,
    origin: source.origin ?? null,
    reader: source.reader ?? 1,
    lines: source.lines ?? null,
    blob: source.blob ?? null,
  };
}

/** The selector that the keys name. Lines alone are a selector; beside another they are a hint. */
function selectorOf(source: SelectorKeys): Selector {
  if (source.quote !== undefined)
    return { kind: 'quote', quote: source.quote, symbol: source.symbol ?? null };
  if (source.symbol !== undefined) return { kind: 'symbol', symbol: source.symbol };
  if (source.pointer !== undefined) return { kind: 'pointer', pointer: source.pointer };
  if (source.heading !== undefined) return { kind: 'heading', heading: source.heading };
  if (source.absent !== undefined) return { kind: 'absent', absent: source.absent };
  if (source.present !== undefined) return { kind: 'present' };
  return source.lines ? { kind: 'lines' } : { kind: 'file' };
}

/**
 * A selector as reports write it: `file`, `lines:10-24`, `quote`, `symbol:Name`, `pointer:/a/b`,
 * `heading:Setup`, `absent:…`, `present`.
 */
export function selectorText(citation: Pick<Citation, 'selector' | 'lines'>): string {
  const { selector, lines: range } = citation;
  switch (selector.kind) {
    case 'file':
    case 'quote':
    case 'present':
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

/** Everything that a citation says, for `binding_digest`: any change makes another binding. */
function citationIdentity(citation: Citation): Readonly<Record<string, string | true>> {
  const { selector, lines, reader } = citation;
  const written: Record<string, string | true> = { path: citation.path };
  for (const key of ['digest', 'place', 'unit', 'origin', 'blob'] as const) {
    const value = citation[key];
    if (value !== null) written[key] = value;
  }
  if (reader !== 1) written['reader'] = String(reader);
  if (lines !== null) written['lines'] = `${lines[0]}-${lines[1]}`;
  switch (selector.kind) {
    case 'file':
    case 'lines':
      break;
    case 'quote':
      written['quote'] = selector.quote;
      if (selector.symbol !== null) written['symbol'] = selector.symbol;
      break;
    case 'symbol':
      written['symbol'] = selector.symbol;
      break;
    case 'pointer':
      written['pointer'] = selector.pointer;
      break;
    case 'heading':
      written['heading'] = selector.heading;
      break;
    case 'absent':
      written['absent'] = selector.absent;
      break;
    case 'present':
      written['present'] = true;
      break;
  }
  return written;
}

/** Two citations with one identity are the same, hints included. */
export function identityOf(citation: Citation): string {
  return canonicalText(citationIdentity(citation));
}

/** The same without its path: it stays equal when a cited file is renamed. */
export function identityElsewhere(citation: Citation): string {
  return canonicalText({ ...citationIdentity({ ...citation, lines: null, blob: null }), path: '' });
}
