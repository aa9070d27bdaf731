import { z } from 'zod';
import { readable, quotedLines } from '../../text/quote.js';
import { readerTrustOf, type UntrustedKeys } from '../../trust/reader-trust.js';
import { visible } from '../../text/visible.js';
import {
  ENTRY_ORIGINS,
  READER_CLASSES,
  STATUSES,
  TRUST_LEVELS,
  type Entry,
  REASONS,
} from '../../trust/entry.js';
import { reasonsText, trustWord } from '../../report/status-text.js';
import type { JudgedMemory } from './live-reading.js';
import { MOST_LINE, MOST_NAME, MOST_PARTS } from './tool.js';

/* The parts of every MCP answer: the base it is for, and the status, trust and reasons of each entry. */

export const basisShape = {
  settled_at: z
    .string()
    .nullable()
    .describe('The base commit, which decides what is trusted; null before the first commit.'),
  basis: z.string().describe('The same in words.'),
  incomplete: z.array(z.string()).describe('What could not be read, and why.'),
};

export const trustShape = {
  id: z.string().describe('Ask `why` with it.'),
  source_class: z.enum(READER_CLASSES).describe('What sort of source it is.'),
  status: z.enum(STATUSES).describe('Its effective status.'),
  trust_level: z.enum(TRUST_LEVELS).describe('How far to trust it. Rely on `trusted` alone.'),
  trusted_baseline: z.boolean().describe('Whether it is settled and trusted.'),
  reason: z.enum(REASONS).describe('The first of `reasons`.'),
  reasons: z.array(z.enum(REASONS)).describe('Why it has this status, the gravest first.'),
  origin: z.enum(ENTRY_ORIGINS).describe('Where it was read. Only the base can be trusted.'),
  uncertain: z.boolean().describe('Its author is not sure.'),
  path: z.string().nullable().describe('Its file; null if the policy hides even the name.'),
  topic: z.string().describe('What it is about; empty if it does not say.'),
};

const standing = z.object(trustShape);
export type EntryTrust = z.output<typeof standing>;

export function basisOf({ opened }: JudgedMemory): {
  settled_at: string | null;
  basis: string;
  incomplete: string[];
} {
  return {
    settled_at: opened.commit,
    basis: opened.basis,
    incomplete: opened.reading.incomplete
      .slice(0, MOST_PARTS)
      .map((line) => visible(line, MOST_NAME)),
  };
}

export function entryTrustOf(entry: Entry): EntryTrust {
  const trust = readerTrustOf(entry);
  return {
    id: shownId(entry),
    source_class: trust.sourceClass,
    status: trust.status,
    trust_level: trust.trustLevel,
    trusted_baseline: trust.trustedBaseline,
    reason: trust.reason,
    reasons: [...trust.reasons],
    origin: entry.origin ?? 'base',
    uncertain: trust.isUncertain,
    path: trust.path === null ? null : visible(trust.path, MOST_NAME),
    topic: isBlocked(entry) ? '' : visible(entry.record?.fact?.topic ?? '', MOST_LINE),
  };
}

type UntrustedRow = NonNullable<UntrustedKeys['untrusted_sentences']>[number];

/** The keys of marked sentences as an answer of the protocol has them, which may be changed. */
export function untrustedIn({ untrusted_sentences: sentences }: UntrustedKeys): {
  untrusted_sentences?: { -readonly [Key in keyof UntrustedRow]: UntrustedRow[Key] }[];
} {
  return sentences === undefined
    ? {}
    : { untrusted_sentences: sentences.map((one) => ({ ...one })) };
}

/** The printed id, which is also accepted as input. */
export function shownId({ id }: Pick<Entry, 'id'>): string {
  return visible(id, MOST_NAME);
}

export function isBlocked({ status }: Pick<Entry, 'status'>): boolean {
  return status === 'policy_blocked';
}

/** Not an agent file or evidence. */
export function isFact({ record }: Pick<Entry, 'record'>): boolean {
  return record !== null;
}

export function trustLine({
  id,
  trust_level: trust,
  reasons,
  origin,
  uncertain,
  topic,
}: EntryTrust): string {
  return [
    `${trustWord(trust)}  ${id}  (${reasonsText(reasons)})`,
    ...(origin === 'base' ? [] : [origin]),
    ...(uncertain ? ['uncertain'] : []),
    ...(topic === '' ? [] : [`topic: ${topic}`]),
  ].join('  ');
}

/** First line of every text. */
export function basisLine({ opened }: JudgedMemory): string {
  return `Trusted as of: ${opened.basis}`;
}

/** Last lines of every text. */
export function incompleteLines(judged: JudgedMemory): string[] {
  return basisOf(judged).incomplete.map((line) => `Incomplete: ${line}`);
}

/** Cut if it is too long, with invisible characters written out. */
export function quotedText(text: string, most: number): { text: string; isCut: boolean } {
  const shown = readable(text);
  const cut = shown.length > most;
  return { text: cut ? wholeCharacters(shown.slice(0, most)) : shown, isCut: cut };
}

/** Each line of others begins with `> `, and none of ours does. */
export function quotation(text: string): string[] {
  return quotedLines(text);
}

/** Does not end in half a surrogate pair. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
