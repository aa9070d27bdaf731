/**
 * What the base trusts is given as trusted only while the tree that the next run reads still says what it cites: an
 * edit that is not committed takes trust away, and so does a commit of the branch. Neither gives any.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContextManifest } from '../../../src/trust/manifest.js';
import { parseContext } from '../../context/build/parse-context.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

const OLD = 'Sessions end after 30 seconds.';

let repository: Sandbox;

const prepared = preparedOnce(async (settled) => {
  settled
    .write('src/a.ts', 'export const seconds = 30;\n')
    .write('src/b.ts', 'export const owner = true;\n')
    .write('src/c.ts', 'export const retries = 5;\n')
    .write('.gitignore', '.memtrust/context/\nout/\n')
    .write('.memtrust/facts/a/old.md', factFile('topic: sessions', OLD))
    .write('.memtrust/facts/b/owner.md', factFile('topic: sessions', 'Sessions have an owner.'))
    .write(
      '.memtrust/facts/c/retries.md',
      factFile('topic: sessions', 'Sessions retry five times.'),
    )
    .write('.memtrust/facts/d/wish.md', factFile('topic: sessions', 'Sessions never end.'));
  await settled.done('bind', 'a/old', 'src/a.ts#L1');
  await settled.done('bind', 'b/owner', 'src/b.ts');
  await settled.done('bind', 'c/retries', 'src/c.ts');
  await settled.done('bind', 'd/wish', 'src/a.ts');
  for (const id of ['a/old', 'b/owner', 'c/retries']) await settled.done('adopt', id);
  settled.commit('Sessions');
  // What is stale at the base stays so, whatever a tree says.
  settled.write('src/c.ts', 'export const retries = 6;\n').commit('Six');
});

beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

interface Row {
  readonly id: string;
  readonly status: string;
  readonly trust_level: string;
  readonly trusted_baseline: boolean;
  readonly reason: string;
  readonly origin: string;
}

async function recalled(...options: readonly string[]) {
  const { stdout } = await repository.done(
    'recall',
    'sessions end seconds owner retry',
    '--limit',
    '100',
    '--format',
    'json',
    ...options,
  );
  const answer: { readonly selected: readonly Row[]; readonly skipped: readonly Row[] } =
    JSON.parse(stdout);
  return answer;
}

/** A context with its manifest, as a command writes it to `out/`. */
async function written(...command: readonly string[]) {
  await repository.done(...command, '--out', 'out/context.md');
  const manifest: ContextManifest = JSON.parse(repository.read('out/context.md.manifest.json'));
  const text = repository.read('out/context.md');
  const blocks = (parseContext(text)?.sections ?? []).flatMap(({ name, blocks: all }) =>
    all.map((block) => ({ ...block, section: name })),
  );
  return { manifest, text, blocks };
}

/** The working tree, and the branch, make the fact stale that the base trusts. */
async function edit(where: 'uncommitted' | 'branch'): Promise<void> {
  if (where === 'branch') repository.git('switch', '--quiet', '--create', 'feature');
  repository.write('src/a.ts', 'export const seconds = 10;\n');
  repository.write(
    '.memtrust/facts/a/new.md',
    factFile('topic: sessions', 'Sessions end after 10 seconds.'),
  );
  await repository.done('bind', 'a/new', 'src/a.ts#L1');
  await repository.done('adopt', 'a/new');
  if (where === 'branch') repository.commit('Ten seconds');
}

const STALE = {
  status: 'stale',
  trust_level: 'stale',
  trusted_baseline: false,
  reason: 'source_digest_mismatch',
};

const WORDS = {
  uncommitted: 'changed in this working tree since the base',
  branch: 'changed on this branch since the base',
};

describe.each(['uncommitted', 'branch'] as const)('a source that is another one, %s', (where) => {
  beforeEach(async () => edit(where));

  it('takes trust from its fact in recall, and says since when', async () => {
    const { selected, skipped } = await recalled();
    expect(skipped.find(({ id }) => id === 'a/old')).toMatchObject({ ...STALE, origin: where });
    expect(selected.filter((row) => row.trusted_baseline).map(({ id }) => id)).toEqual(['b/owner']);
    // What is adopted here alone is trusted by nobody.
    expect(JSON.stringify(selected)).not.toContain('10 seconds');
    expect(JSON.stringify(selected)).not.toContain(OLD);
    const { stdout } = await repository.done('recall', 'sessions end seconds');
    expect(stdout).toMatch(
      new RegExp(`^left out +${where} +a/old  what it cites changed, ${WORDS[where]}$`, 'm'),
    );
  });

  it.each([
    ['context', ['context', '--query', 'sessions end seconds']],
    ['context without a query', ['context']],
    ['session brief', ['session', 'brief', '--participant', 'p', '--query', 'sessions end']],
    ['review', ['review']],
  ])('and in the context of %s', async (_name, command) => {
    const { manifest, text, blocks } = await written(...command);
    expect(text).not.toContain(`> ${OLD}`);
    expect(manifest.trusted_baseline_refs).toEqual(['b/owner']);
    const row = manifest.entries.find(({ source_id }) => source_id === 'a/old');
    expect(row).toMatchObject({ ...STALE, origin: where, selected: false, body_included: false });
    expect(row?.anchors).toMatchObject([{ path: 'src/a.ts', verdict: 'changed' }]);
    expect(manifest.skipped_memory.find(({ id }) => id === 'a/old')).toMatchObject({
      status: 'stale',
      reason: 'source_digest_mismatch',
    });
    const [block, ...more] = blocks.filter(({ id }) => id === 'a/old');
    expect([block?.section, more]).toEqual(['excluded', []]);
    expect(block?.attributes).toEqual(
      expect.arrayContaining([
        ['trust', 'stale'],
        ['why', WORDS[where]],
      ]),
    );
  });

  it('and a finding that relies on it rests on memory that is not trusted', async () => {
    repository.write(
      'out/findings.json',
      JSON.stringify([{ id: 'f', severity: 'low', message: 'm', relied_on: ['a/old', 'b/owner'] }]),
    );
    const { stdout } = await repository.done('review', '--findings', 'out/findings.json');
    expect(stdout).toContain('f: a/old (what it cites changed)\n');
  });

  it('says of a candidate too that what it cites is another text', async () => {
    const { manifest } = await written('context', '--query', 'sessions end seconds');
    const row = manifest.entries.find(({ source_id }) => source_id === 'd/wish');
    expect(row).toMatchObject({ status: 'candidate', trust_level: 'candidate' });
    expect(row?.anchors).toMatchObject([{ verdict: 'changed' }]);
  });

  it('says the same as facts and show of the same tree', async () => {
    const { stdout } = await repository.done('facts', '--format', 'json');
    const { entries }: { entries: readonly Row[] } = JSON.parse(stdout);
    const { selected, skipped } = await recalled();
    const labels = (rows: readonly Row[]) =>
      rows
        .filter(({ id }) => ['a/old', 'b/owner', 'c/retries', 'd/wish'].includes(id))
        .map(({ id, status, trust_level: level, reason }) => [id, status, level, reason].join(' '))
        .toSorted();
    expect(labels([...selected, ...skipped])).toEqual(labels(entries));
    expect((await repository.done('facts', 'a/old')).stdout).toContain(
      'a/old: stale (what it cites changed)',
    );
  });

  it('is what --trust-worktree says as well, with where the change is', async () => {
    const { selected, skipped } = await recalled('--trust-worktree');
    expect(skipped.find(({ id }) => id === 'a/old')).toMatchObject({ ...STALE, origin: where });
    expect(selected.find(({ id }) => id === 'a/new')?.trusted_baseline).toBe(true);
    expect(skipped.find(({ id }) => id === 'c/retries')?.origin).toBe('base');
  });
});

describe('the tree that is here', () => {
  const trusted = async (): Promise<readonly string[]> =>
    (await recalled()).selected.filter((row) => row.trusted_baseline).map(({ id }) => id);

  it('takes trust away where the source is gone, and where a link took its place', async () => {
    repository.remove('src/a.ts');
    expect((await recalled()).skipped.find(({ id }) => id === 'a/old')).toMatchObject({
      ...STALE,
      reason: 'source_missing',
      origin: 'uncommitted',
    });
    repository.write('src/other.ts', 'export const seconds = 10;\n').link('src/a.ts', 'other.ts');
    expect(await trusted()).toEqual(['b/owner']);
    repository.git('switch', '--quiet', '--create', 'gone');
    repository.remove('src/a.ts').commit('Gone');
    expect((await recalled()).skipped.find(({ id }) => id === 'a/old')).toMatchObject({
      reason: 'source_missing',
      origin: 'branch',
    });
  });

  it('says nothing of what a link would show that the policy keeps out', async () => {
    repository.write('.env', 'TOKEN=canary\n').remove('src/a.ts').link('src/a.ts', '../.env');
    const { text, manifest } = await written('context');
    expect(text).not.toMatch(/30 seconds|canary/);
    expect(manifest.entries.find(({ source_id }) => source_id === 'a/old')).toMatchObject({
      status: 'policy_blocked',
      reason: 'policy_blocked',
      trusted_baseline: false,
      anchors: [],
    });
  });

  it('keeps trust where the cited text only moved, and after the edit is undone', async () => {
    repository.write('src/a.ts', '// Sessions.\nexport const seconds = 30;\n');
    expect(await trusted()).toEqual(expect.arrayContaining(['a/old', 'b/owner']));
    repository.write('src/a.ts', 'export const seconds = 10;\n');
    expect(await trusted()).toEqual(['b/owner']);
    repository.write('src/a.ts', 'export const seconds = 30;\n');
    expect(await trusted()).toEqual(expect.arrayContaining(['a/old', 'b/owner']));
  });

  it('gives no trust: what is stale at the base stays so where the tree has the old text again', async () => {
    repository.write('src/c.ts', 'export const retries = 5;\n');
    expect((await recalled()).skipped.find(({ id }) => id === 'c/retries')).toMatchObject({
      ...STALE,
      origin: 'base',
    });
  });

  it('takes trust away also while its policy cannot be read', async () => {
    repository.write('.memtrust/policy.yml', 'version: one\n');
    repository.write('src/a.ts', 'export const seconds = 10;\n');
    expect(await trusted()).toEqual(['b/owner']);
  });

  it('is the commit of --head, where a review looks at one', async () => {
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.write('src/a.ts', 'export const seconds = 10;\n').commit('Ten seconds');
    repository.write('src/b.ts', 'export const owner = false;\n');
    const { manifest } = await written('review', '--head', 'HEAD');
    expect(manifest.trusted_baseline_refs).toEqual(['b/owner']);
  });

  it('is that of a wrapped run too', async () => {
    repository.write('src/a.ts', 'export const seconds = 10;\n');
    const keep = 'require("fs").copyFileSync(process.env.AIT_CONTEXT_FILE, "out.md")';
    await repository.done('run', '--query', 'sessions end', '--', process.execPath, '-e', keep);
    expect(repository.read('out.md')).not.toContain(`> ${OLD}`);
  });
});
