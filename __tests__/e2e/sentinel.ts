/**
 * Memory that the policy blocks, and everything that would tell somebody what it says: the text,
 * its digests, its size.
 */
import { createHash } from 'node:crypto';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent } from '../../src/memory/ledger.js';

const SAID = 'zebra-4412-quokka';
const CITED = 'heron-7730-civet';
const LIVE = 'otter-9981-tapir';
const RECORDED = 'lemur-2206-okapi';
/** So long that the sizes occur nowhere by chance. */
const FILLER = 'It must not be said. '.repeat(97);

const statement = `The classified launch code is ${SAID}. ${FILLER}\n`;
const plan = `Launch: ${CITED}. ${FILLER}${FILLER}\n`;
const agentFile = `The classified launch word is ${LIVE}. ${FILLER}${FILLER}${FILLER}\n`;
const record = `${JSON.stringify({ note: `classified: ${RECORDED}` })}\n`;

/**
 * Two blocked facts, adopted: one by what it says, one by what it cites. And an agent file, and a
 * record of an attempt.
 */
function memory(policy: string): Record<string, string> {
  const said = `---\nstatus: accepted\ntopic: launch\n---\n${statement}`;
  const cites = `---\nstatus: accepted\ntopic: launch\nsources:\n  - path: secrets/plan.txt\n    digest: sha256:${sha256(plan)}\n---\nThe launch code is ${CITED}.\n`;
  const open = '---\nstatus: accepted\ntopic: launch\n---\nA launch needs two people.\n';
  return {
    '.memtrust/policy.yml': policy,
    'README.md': 'hello\n',
    'AGENTS.md': 'A launch is announced.\n',
    'CLAUDE.md': agentFile,
    'secrets/plan.txt': plan,
    '.memtrust/attempts/2026-01-01-aa.json': record,
    // Its own case says the same, under the policy in force, and fails: also then nothing of it is repeated.
    '.memtrust/fixtures/own.yml': `version: 1\nid: own/launch\nbase:\n  facts:\n    - {id: launch/case, statement: "The classified launch code is ${SAID}.", adopted: true}\nexpect:\n  entries: {launch/case: trusted}\n`,
    ...adopted('launch/open', open),
    ...adopted('launch/said', said),
    ...adopted('launch/cites', cites),
  };
}

export const BLOCKING = memory(
  'version: 1\nadoption:\n  adopters: [alice]\nexclude_text: [classified]\nexclude_paths: ["secrets/**"]\n',
);
/** The same under a policy that keeps nothing out. */
export const TELLING = memory(
  'version: 1\nadoption:\n  adopters: [alice]\nexclude_paths: [nothing]\n',
);

/** The four texts. */
export const SENTINELS = [SAID, CITED, LIVE, RECORDED] as const;

/** Every secret thing that an output says of the memory above, by what it is. */
export function leaksIn(output: string): string[] {
  const folded = output.toLowerCase();
  const texts = SENTINELS.filter((text) => folded.includes(text));
  const digests = [...digestsOf()]
    .filter(([, digest]) => folded.includes(digest))
    .map(([what]) => what);
  const sizes = [statement, plan, agentFile]
    .flatMap((text) => [Buffer.byteLength(text), Buffer.byteLength(text.trim())])
    .filter((size) => new RegExp(`(?<![0-9a-f])${size}(?![0-9a-f])`).test(output))
    .map((size) => `a size: ${size}`);
  return [...texts, ...digests, ...sizes];
}

function digestsOf(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (what: string, text: string): void => {
    for (const [form, written] of [
      ['', text],
      [', trimmed', text.trim()],
    ] as const) {
      found.set(`SHA-256 of ${what}${form}`, sha256(written));
      found.set(
        `blob of ${what}${form}`,
        createHash('sha1')
          .update(`blob ${Buffer.byteLength(written)}\0${written}`)
          .digest('hex'),
      );
    }
  };
  for (const [path, text] of Object.entries(BLOCKING)) {
    if (!path.startsWith('.memtrust/facts/launch/') || path.endsWith('open.md')) continue;
    add(path, text);
    const { fact } = parseFact(path.slice('.memtrust/facts/'.length, -3), path, Buffer.from(text));
    if (fact === null) throw new Error(`${path} is no fact`);
    add(`the statement of ${path}`, fact.statement);
    found.set(`claim of ${path}`, fact.claim.slice('sha256:'.length));
    if (fact.sources.length > 0)
      found.set(`binding of ${path}`, fact.binding.slice('sha256:'.length));
  }
  for (const [path, text] of [
    ['secrets/plan.txt', plan],
    ['CLAUDE.md', agentFile],
    ['the record', record],
  ] as const)
    add(path, text);
  for (const text of SENTINELS) add('a sentinel', text);
  for (const [path, text] of Object.entries(BLOCKING))
    if (/ledger\/launch\/(?:said|cites)/.test(path))
      found.set(`event of ${path}`, /"id":"sha256:([0-9a-f]{64})"/.exec(text)?.[1] ?? 'none');
  return found;
}

function adopted(id: string, text: string): Record<string, string> {
  const path = `.memtrust/facts/${id}.md`;
  const { fact } = parseFact(id, path, Buffer.from(text));
  if (fact === null) throw new Error(`${id} is no fact`);
  return {
    [path]: text,
    [`.memtrust/ledger/${id}.jsonl`]: eventLine(
      makeEvent({
        type: 'candidate.applied',
        fact: id,
        claim: fact.claim,
        binding: fact.binding,
        at: '2026-01-01T00:00:00Z',
        proposed_by: 'maintainer',
        after: [],
      }),
    ),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
