/**
 * Every list of memory says of each entry where it comes from, what it is, and how far to believe it: whatever a
 * command prints as JSON, and the manifests.
 */
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unlabelledIn } from '../../../src/gate/release/labels.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeAll(async () => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'version: 1\nstores: [{layout: ai-runtime}, {layout: ait}]\n')
    .write('src/http.ts', 'export const timeout = 30;\nexport function requireOwner() {}\n')
    .write(
      'CLAUDE.md',
      '- Owner checks must run in `requireOwner` before a resource is returned.\n',
    )
    .write('memory/short-term/day.md', 'The release branch is cut on every Monday.\n')
    .write('.memtrust/workspace/staging/note.md', 'The pool of connections leaks on an abort.\n')
    .write(
      '.ait/facts.json',
      JSON.stringify([
        { id: 'fact:old', status: 'superseded', body: 'Owner checks are done by the gateway.' },
        { id: 'fact:new', status: 'accepted', body: 'Owner checks are done by the server.' },
      ]),
    )
    .write('.memtrust/attempts/run.json', '{"query": "owner checks of the server"}')
    .write('.memtrust/facts/http/timeout.md', factFile('', 'Requests time out after 30 seconds.'))
    .write('.memtrust/facts/http/draft.md', factFile('', 'Requests are tried three times.'))
    .write('.memtrust/facts/http/spare.md', factFile('', 'Requests are never tried again.'))
    .write('.memtrust/facts/http/old.md', factFile('', 'Requests are tried again by hand.'))
    .write('.memtrust/facts/http/other.md', factFile('', 'Requests are tried again at night.'));
  await repository.done('bind', 'http/timeout', 'src/http.ts');
  await repository.done('adopt', 'http/timeout');
  repository.commit();
  repository.git('switch', '--quiet', '--create', 'feature');
  repository.write(
    'src/http.ts',
    'export const timeout = 60;\nexport function requireOwner() {}\n',
  );
});

afterAll(() => repository.dispose());

/** How each command that has `--format json` is asked. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  check: [],
  facts: [],
  sources: [],
  recall: ['owner checks'],
  context: ['--query', 'owner checks', '--out', 'context.md'],
  review: ['--out', 'brief.md'],
  suggest: [],
  adopt: ['--all'],
  retire: ['http/spare', '--why', 'x'],
  supersede: ['http/old', 'http/other'],
  'notes refine': [],
  migrate: ['--from', 'ait'],
  'notes archive': ['--dry-run'],
  'facts http/draft': [],
  'facts http/draft --preview': [],
  explain: ['MT201'],
  'notes check': [],
  'notes repair': [],
  fixtures: [],
};

const LABELS = ['source_class', 'status', 'trust_level'];

type Item = Readonly<Record<string, unknown>>;

/** Rows of lists that are about one entry of memory: by an id, a path of memory, or a statement. */
function* entriesIn(value: unknown, list: string): Generator<{ list: string; item: Item }> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) {
      if (isItem(item) && isEntry(item, list)) yield { list, item };
      yield* entriesIn(item, list);
    }
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* entriesIn(inner, key);
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rows about something else that name an entry: what a change did to it, a finding, a decision, lines of a file. */
const ABOUT = [
  'changes',
  'baseline',
  'findings',
  'blocks',
  'adoption',
  'events',
  'left_out',
  'edits',
  'sources',
  'problems',
  'misleading_memory',
];

function isEntry(item: Item, list: string): boolean {
  const named = ['id', 'source_id', 'fact', 'path', 'from'].map((key) => item[key]);
  return (
    !ABOUT.includes(list) &&
    (typeof item['statement'] === 'string' ||
      named.some(
        (name) =>
          typeof name === 'string' &&
          /^(?:live|attempt|review):|^http\/|^memory\/|^\.ait\/|^\.memtrust\/(?:facts|workspace)|^CLAUDE\.md$/.test(
            name,
          ),
      ))
  );
}

describe('lists of memory', () => {
  it('are looked at of every command that prints JSON', async () => {
    const commands = readdirSync(join(import.meta.dirname, '../../../src/cli/commands'))
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map((name) => name.slice(0, -'.ts'.length))
      .concat(['write', 'refine', 'archive', 'check', 'repair'].map((name) => `notes ${name}`));
    const printing: string[] = [];
    for (const name of commands) {
      const { stdout } = await repository.done(...name.split(' '), '--help');
      if (/--format .*(?:"json"|json)/.test(stdout.replace(/\n {10,}/g, ' '))) printing.push(name);
    }
    // `verify` prints what differs: no list of memory.
    expect(printing.filter((name) => !(name in ASKED))).toEqual(['verify']);
  });

  test.each(Object.entries(ASKED))(
    'have their labels in what %s prints',
    async (command, options) => {
      const { stdout } = await repository.memtrust(
        ...command.split(' '),
        ...options,
        '--format',
        'json',
      );
      const printed: unknown = JSON.parse(stdout);
      const bare = [...entriesIn(printed, '')].filter(
        ({ item }) => !LABELS.every((label) => typeof item[label] === 'string'),
      );
      expect(bare).toEqual([]);
      expect(unlabelledIn(stdout, `out/${command}.json`)).toEqual([]);
    },
  );

  it('have them in manifests too', async () => {
    await repository.done('context', '--query', 'owner checks', '--out', 'context.md');
    const text = repository.read('context.md.manifest.json');
    const found = [...entriesIn(JSON.parse(text), '')];
    expect(new Set(found.map(({ list }) => list))).toEqual(
      new Set(['entries', 'source_manifest', 'selected_memory', 'skipped_memory']),
    );
    for (const { item } of found)
      expect(LABELS.map((label) => typeof item[label])).toEqual(['string', 'string', 'string']);
  });

  it('show an entry that its store calls superseded as superseded, without its text', async () => {
    const { stdout } = await repository.done('recall', 'owner checks gateway', '--format', 'json');
    expect(JSON.parse(stdout).skipped).toContainEqual(
      expect.objectContaining({
        id: '.ait/facts.json#fact:old',
        status: 'superseded',
        trust_level: 'superseded',
        reason: 'superseded_fact',
      }),
    );
    expect(stdout).not.toContain('by the gateway');
    expect((await repository.done('facts')).stdout).toMatch(
      /^\.ait\/facts\.json#fact:old +superseded +another fact replaces it/m,
    );
  });
});

describe('a fact that a branch has just superseded', () => {
  it('is no drift of its status: the command wrote file and ledger alike', async () => {
    const own = repository.copy();
    own.git('checkout', '--quiet', '--', '.');
    own.write('.memtrust/facts/http/limit.md', factFile('', 'Requests time out after a minute.'));
    await own.done('bind', 'http/limit', 'src/http.ts');
    await own.done('adopt', 'http/limit');
    await own.done('supersede', 'http/timeout', 'http/limit', '--why', 'the limit was raised');
    own.commit();
    expect(own.read('.memtrust/facts/http/timeout.md')).toContain('status: superseded');
    const { report } = await own.report();
    expect(report.findings.filter(({ rule }) => rule === 'MT207')).toEqual([]);
    own.dispose();
  });
});
