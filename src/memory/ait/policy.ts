import { z } from 'zod';
import { MEMORY_FILE_BYTES, YAML_FILE_BYTES } from '../../tree/limits.js';
import type { Tree } from '../../tree/tree.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { canonicalDigest } from '../../languages/data/canonical.js';
import { idMatches } from '../glob.js';
import type { FactRecord } from '../fact.js';
import { brokenPolicy, type PolicyFile } from '../policy.js';

/*
 * What do the policies of AIT keep out of memory? A pattern of `exclude_paths` in `.ait/memory-policy.json` blocks
 * like one of our own policy; a key that admits something has no effect.
 */

/** Files in which AIT keeps what may not become memory: its memory policy, and the policy of a team. */
export const AIT_POLICY_PATHS = ['.ait/memory-policy.json', '.ait/policy.json'] as const;

/** Lists with caps that no real policy reaches. */
const patterns = z.array(z.string().min(1).max(500)).max(1_000).default([]);

/** Keys that exclude. Others are about transcripts, reviews and the like; a key that admits has no effect. */
const memoryPolicy = z.looseObject({
  exclude_paths: patterns,
  exclude_transcript_patterns: patterns,
  recall_source_allow: patterns,
  recall_source_block: patterns,
});
/** The policy of a team, `.ait/policy.json`: of it only `memory.block_paths` excludes. */
const teamPolicy = z.looseObject({ memory: z.looseObject({ block_paths: patterns }).prefault({}) });

interface Exclusions {
  readonly paths: readonly string[];
  /** Words that no text of memory may contain. */
  readonly texts: readonly string[];
  /** Sources that may not be recalled. */
  readonly sources: readonly string[];
  /** Sources that alone may be recalled, of those that have one; none means all. */
  readonly onlySources: readonly string[];
}

const NOTHING: Exclusions = { paths: [], texts: [], sources: [], onlySources: [] };

/**
 * A policy with what the policies of AIT exclude added. If one of them cannot be read, the whole policy counts as
 * broken.
 */
export async function withAitExclusions(tree: Tree, file: PolicyFile): Promise<PolicyFile> {
  const there = AIT_POLICY_PATHS.filter((path) => tree.entries.has(path));
  if (there.length === 0 || file.origin === 'broken') return file;
  const contents = await tree.read(
    there.filter((path) => tree.entries.get(path)?.kind === 'file'),
    MEMORY_FILE_BYTES,
  );
  const found: Exclusions[] = [];
  for (const path of there) {
    const content = contents.get(path);
    const read =
      content?.kind === 'bytes'
        ? readExclusions(path, content.bytes)
        : plain('it is too large, or not a regular file');
    if (!('paths' in read))
      return brokenPolicy([
        {
          kind: 'ait-policy',
          about: path,
          message: say`AIT's policy ${path} cannot be read: ${read}`,
        },
      ]);
    found.push(read);
  }
  const all = (key: keyof Exclusions): string[] => [...new Set(found.flatMap((one) => one[key]))];
  const { policy } = file;
  const narrowed = {
    ...policy,
    exclude_paths: [...new Set([...policy.exclude_paths, ...all('paths').flatMap(asPatterns)])],
    exclude_text: [...new Set([...policy.exclude_text, ...all('texts')])],
    sources: {
      ...policy.sources,
      block: [...new Set([...policy.sources.block, ...all('sources')])],
    },
  };
  const onlyAitSources = all('onlySources');
  return {
    ...file,
    policy: narrowed,
    digest: canonicalDigest({ policy: narrowed, onlyAitSources }),
    ...(onlyAitSources.length === 0 ? {} : { onlyAitSources }),
  };
}

/** A record of AIT under its own policy: withheld where its source may not be recalled. */
export function withheldBySource(record: FactRecord, only: readonly string[]): FactRecord {
  const ref = record.fact?.sourceRef ?? null;
  // A source is written `cursor` or `live:cursor`; a reference to a file, such as a trace, names none.
  if (
    ref === null ||
    !/^[a-z][\w-]*(?::|$)/i.test(ref) ||
    only.some((pattern) => idMatches(pattern, ref))
  )
    return record;
  return { ...record, withheld: true };
}

/** What one of the files excludes, or why it cannot be read. */
function readExclusions(
  path: (typeof AIT_POLICY_PATHS)[number],
  bytes: Uint8Array,
): Exclusions | Phrase {
  if (bytes.length > YAML_FILE_BYTES)
    return plain(`it is larger than ${YAML_FILE_BYTES / 1024} KiB`);
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return plain('it is not valid JSON');
  }
  const shaped = path === '.ait/policy.json' ? teamExclusions(data) : memoryExclusions(data);
  return shaped ?? plain('what it excludes must be lists of texts');
}

/** What `.ait/memory-policy.json` excludes; null where it has the wrong shape. */
function memoryExclusions(data: unknown): Exclusions | null {
  const { success, data: read } = memoryPolicy.safeParse(data);
  if (!success) return null;
  const texts = read.exclude_transcript_patterns.filter((text) => text.trim() !== '');
  return {
    paths: read.exclude_paths,
    texts,
    sources: read.recall_source_block,
    onlySources: read.recall_source_allow,
  };
}

/** The same of `.ait/policy.json`. */
function teamExclusions(data: unknown): Exclusions | null {
  const { success, data: read } = teamPolicy.safeParse(data);
  return success ? { ...NOTHING, paths: read.memory.block_paths } : null;
}

/**
 * A pattern of AIT in our own spelling: `./docs/*.md`, and the same with any folders after `docs`. AIT's `*` crosses
 * folders and its `[ab]` is one character; here it excludes more rather than less.
 */
function asPatterns(pattern: string): string[] {
  const plainPattern = pattern
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\[[^\]]+\]/g, '?');
  const deep = plainPattern.replace(/\/(?=[^/]*\*)(?!\*\*)/g, '/**/');
  return [...new Set([plainPattern, deep])];
}
