import { z } from 'zod';
import type { Content } from '../tree/tree.js';
import { plain } from '../text/phrase.js';
import { lineFeeds } from './front-matter.js';
import { startOf } from './instant.js';
import { explained, notUtf8 } from './misread.js';
import type { Problem, ProblemKind } from './problem.js';
import { shapeProblems } from './shape.js';
import { parseYaml } from './yaml.js';

/*
 * Which findings has a repository accepted? `baseline.yml` lists them by fingerprint; a file that cannot be read
 * accepts nothing.
 */

export interface Accepted {
  readonly rule: string;
  /** The file that the finding is about; null where it is about none. */
  readonly path: string | null;
  readonly fingerprint: string;
  readonly reason: string;
  readonly author: string;
  /** A date, from which on it does not count any more. */
  readonly expires?: string | undefined;
  /** 1-based line of its entry. */
  readonly line: number;
}

export interface Baseline {
  readonly accepted: readonly Accepted[];
  readonly problems: readonly Problem[];
}

/** One entry of `accepted:`. The caps are far above real use. */
const entryShape = z.strictObject({
  rule: z.string().regex(/^MT\d{3}$/, { error: 'must be a rule code such as MT405' }),
  path: z.string().max(4_096).nullable().default(null),
  fingerprint: z.string().regex(/^sha256:[0-9a-f]{64}$/, {
    error: 'must be the fingerprint of a finding, as check --format json shows it',
  }),
  reason: z.string().trim().min(1, { error: 'must say why' }).max(500),
  author: z.string().trim().min(1, { error: 'must name who accepted it' }).max(100),
  expires: z
    .string()
    .refine((text) => startOf(text) !== null, {
      error: 'must be a date such as 2027-01-31, in quotes or not',
    })
    .optional(),
});

const baselineShape = z.strictObject({
  version: z.literal(1),
  accepted: z.array(entryShape).max(1_500).default([]),
});

/** For "did you mean". */
const KNOWN_KEYS = ['version', 'accepted', ...Object.keys(entryShape.shape)];

export function parseBaseline(content: Content | undefined): Baseline {
  if (content?.kind !== 'bytes')
    return broken('unreadable', 'the file cannot be read, or is too large');
  let text: string;
  try {
    text = lineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(content.bytes));
  } catch {
    return { accepted: [], problems: [notUtf8(content.bytes)] };
  }
  const yaml = parseYaml(text);
  if (!yaml.ok) return { accepted: [], problems: explained(content.bytes, yaml.problems) };
  const shaped = baselineShape.safeParse(yaml.data ?? {});
  if (!shaped.success)
    return {
      accepted: [],
      problems: explained(
        content.bytes,
        shapeProblems(shaped.error, yaml.data, yaml.place, KNOWN_KEYS),
      ),
    };
  return {
    accepted: shaped.data.accepted.map((one, index) => ({
      ...one,
      line: yaml.place(['accepted', index]).line ?? 1,
    })),
    problems: [],
  };
}

export function broken(kind: ProblemKind, why: string): Baseline {
  return { accepted: [], problems: [{ kind, message: plain(why) }] };
}
