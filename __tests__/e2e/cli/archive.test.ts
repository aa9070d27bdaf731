/** `archive`: what is out of trust moves aside with a tombstone, and nothing that is judged changes by it. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { factFile, Sandbox, type LooseReport, type Result } from './sandbox.js';

let repository: Sandbox;

beforeEach(async () => {
  repository = new Sandbox();
  repository.write('src/guard.ts', 'export const guard = true;\n');
  await run('init', '--solo', '--by', 'alice');
});

afterEach(() => repository.dispose());

async function run(...args: string[]): Promise<Result> {
  const result = await fromSource(repository.root, ...args);
  if (result.code !== 0) throw new Error(`${args.join(' ')}: ${result.code} ${result.stderr}`);
  return result;
}

async function fact(id: string, ...more: string[]): Promise<void> {
  await run(
    'propose',
    id,
    '--text',
    `This is what ${id} says.`,
    '--source',
    'src/guard.ts',
    ...more,
  );
}

async function adopted(id: string, ...more: string[]): Promise<void> {
  await fact(id, ...more);
  await run('adopt', id);
}

async function report(...args: string[]): Promise<LooseReport> {
  return JSON.parse(
    (await fromSource(repository.root, 'check', '--format', 'json', ...args)).stdout,
  );
}

const lines = (text: string): string[] => text.trimEnd().split('\n');
const statuses = ({ entries }: LooseReport): string[] =>
  entries.map(({ id, status, trusted_baseline }) => `${id} ${status} ${trusted_baseline}`);
const place = (id: string): string => `.memtrust/facts/${id}.md`;

describe('archive', () => {
  it('moves what is rejected or superseded, to the byte, and what is trusted stays as it is', async () => {
    await adopted('good');
    await adopted('old');
    await adopted('new', '--supersedes', 'old');
    await fact('bad');
    await run('retire', 'bad', '--why', 'not so');
    await fact('open');
    repository.commit('facts');
    const texts = { old: repository.read(place('old')), bad: repository.read(place('bad')) };
    const before = statuses(await report());

    expect(await run('notes', 'archive', '--dry-run')).toMatchObject({
      stdout: 'would archive `bad`: rejected\nwould archive `old`: superseded\n',
      stderr: '',
    });
    expect(
      JSON.parse((await run('notes', 'archive', '--dry-run', '--format', 'json')).stdout),
    ).toEqual({
      dry_run: true,
      archived: [
        {
          path: place('bad'),
          to: '.memtrust/archive/facts/bad.md',
          why: 'rejected',
          see: null,
          source_class: 'candidate_memory',
          status: 'rejected',
          trust_level: 'untrusted',
        },
        {
          path: place('old'),
          to: '.memtrust/archive/facts/old.md',
          why: 'superseded',
          see: 'new',
          source_class: 'accepted_memory',
          status: 'superseded',
          trust_level: 'superseded',
        },
      ],
      kept: [],
    });
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(lines((await run('notes', 'archive', '--by', 'alice')).stdout)).toEqual([
      'archived `bad`: rejected',
      'archived `old`: superseded',
    ]);
    for (const [id, text] of Object.entries(texts))
      expect([
        repository.read(`.memtrust/archive/facts/${id}.md`),
        repository.git('ls-files', '--deleted').includes(place(id)),
      ]).toEqual([text, true]);
    expect(
      lines(repository.read('.memtrust/tombstones.jsonl')).map((line) => JSON.parse(line)),
    ).toEqual([
      {
        v: 1,
        path: place('bad'),
        to: '.memtrust/archive/facts/bad.md',
        why: 'rejected',
        at: '2026-06-01T00:00:00Z',
        by: 'alice',
      },
      {
        v: 1,
        path: place('old'),
        to: '.memtrust/archive/facts/old.md',
        why: 'superseded',
        see: 'new',
        at: '2026-06-01T00:00:00Z',
        by: 'alice',
      },
    ]);

    const after = await report();
    expect([after.verdict, statuses(after)]).toEqual([
      'pass',
      before.filter((line) => !/^(?:old|bad) /.test(line)),
    ]);
    expect(after.findings.filter(({ path }) => path?.startsWith('.memtrust/archive'))).toEqual([]);
    repository.commit('archived');
    const settled = await report();
    expect([settled.verdict, statuses(settled), settled.findings]).toEqual([
      'pass',
      statuses(after),
      [],
    ]);
    expect((await run('notes', 'archive')).stdout).toBe('nothing to archive\n');
    expect((await run('recall', 'what bad says')).stdout).not.toContain('bad');

    // The ledgers stayed: neither text comes back by being put back.
    repository.git('mv', '.memtrust/archive/facts/old.md', place('old'));
    expect(statuses(await report())).toContain('old superseded false');
  });

  it('never what keeps another one out, nor what a link leads to that no ledger knows', async () => {
    await adopted('a');
    await adopted('b', '--supersedes', 'a');
    await adopted('c', '--supersedes', 'b');
    // As before adopt wrote down what a fact supersedes.
    for (const id of ['a', 'b']) {
      const ledger = `.memtrust/ledger/${id}.jsonl`;
      const kept = repository.read(ledger).split('\n');
      repository.write(ledger, kept.filter((line) => !line.includes('fact.superseded')).join('\n'));
    }
    repository
      .write(place('noted'), factFile('status: rejected', 'Nobody recorded this.'))
      .write(place('open'), factFile('supersedes: [noted]', 'This would replace it.'));
    repository.commit('a chain');
    // Without b, nothing but its missing file would keep a out: its ledger adopts it.
    expect(lines((await run('notes', 'archive')).stdout)).toEqual([
      'archived `a`: superseded',
      'kept `b`: it keeps `a` out of the baseline, and the ledger still adopts a text of it: retire that first',
      'kept `noted`: `open` lists it under supersedes, and no ledger records that',
    ]);
    repository.commit('archived');
    expect((await report()).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(lines((await run('notes', 'archive')).stdout)[0]).toContain('kept `b`');
    await run('retire', 'a', '--why', 'it is over');
    repository.commit('retired');
    expect(lines((await run('notes', 'archive')).stdout)[0]).toBe('archived `b`: superseded');
  });

  it('never what another fact cites: that one would be judged differently', async () => {
    await adopted('old');
    await adopted('new', '--supersedes', 'old');
    repository.commit('facts');
    const source = (path: string): string =>
      `  - {path: ${path}, digest: sha256:${createHash('sha256').update(repository.read(path)).digest('hex')}}`;
    repository.write(
      place('about'),
      factFile(
        ['sources:', source('src/guard.ts'), source(place('old'))].join('\n'),
        'The old fact is kept for the auditors.',
      ),
    );
    await run('adopt', 'about');
    repository.commit('a fact about a fact');
    expect(lines((await run('notes', 'archive')).stdout)).toEqual([
      'kept `old`: without it `about` would be judged differently',
      'nothing to archive',
    ]);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('keeps what was decided later than the date, and what no record dates', async () => {
    for (const [id, at] of [
      ['early', '2026-01-31T12:00:00Z'],
      ['late', '2026-02-01T00:00:00Z'],
    ] as const) {
      await fact(id);
      await run('retire', id, '--why', 'not so', '--now', at);
    }
    repository
      .write(place('undated'), factFile('status: rejected', 'Nobody recorded this.'))
      .commit('facts');
    expect((await run('notes', 'archive', '--before', '2026-02-01')).stdout).toBe(
      'archived `early`: rejected\n',
    );
  });

  it('moves notes of other stores that are given up, and episodes that are old, but none that a fact cites', async () => {
    const note = (status: string, timestamp: string): string =>
      `---\nstatus: ${status}\ntimestamp: ${timestamp}\n---\nText of it.\n`;
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {approvals: 0, adopters: [alice]}\nstores: [{layout: ai-runtime}]\n',
    );
    repository
      .write('memory/long-term/a.md', note('superseded', '2026-01-01'))
      .write('memory/long-term/b.md', note('current', '2025-01-01'))
      .write('memory/episodic/2025-03-01-launch.md', 'We launched.\n');
    repository
      .write('memory/episodic/c.md', note('done', '2025-02-01'))
      .write('memory/episodic/d.md', note('done', '2026-03-01'))
      .write('memory/episodic/undated.md', 'Once upon a time.\n')
      .commit('notes');
    await fact('launch', '--source', 'memory/episodic/c.md');
    const archived = await run('notes', 'archive', '--before', '2026-01-01');
    // What the advice names leaves nothing uncommitted.
    const [, folders = ''] = /^Next: commit ([^ ]+ and [^ ]+)\. /m.exec(archived.stderr) ?? [];
    repository.git('add', ...folders.split(' and '));
    expect(repository.git('status', '--porcelain', 'memory', '.memtrust')).not.toMatch(/^.[^ ]/m);
    expect(lines(archived.stdout)).toEqual([
      'archived `memory/episodic/2025-03-01-launch.md`: old',
      'archived `memory/long-term/a.md`: superseded',
      'kept `memory/episodic/c.md`: `launch` cites it',
    ]);
    expect(repository.read('.memtrust/archive/memory/episodic/2025-03-01-launch.md')).toBe(
      'We launched.\n',
    );
    expect((await run('notes', 'archive')).stdout).toBe('nothing to archive\n');
  });

  it('an id that comes back and goes again keeps both texts', async () => {
    for (const text of ['One text.', 'Another text.']) {
      await run('propose', 'again', '--text', text, '--source', 'src/guard.ts');
      await run('retire', 'again', '--why', 'not so');
      repository.commit(text);
      await run('notes', 'archive');
      repository.commit('archived');
    }
    expect(
      ['', '-2'].map((ending) =>
        repository.read(`.memtrust/archive/facts/again${ending}.md`).trimEnd().split('\n').at(-1),
      ),
    ).toEqual(['One text.', 'Another text.']);
    // Whoever forgets it forgets both.
    await run('retire', 'again', '--erase', '--why', 'no more');
    expect(repository.git('ls-files', '--deleted').trim().split('\n')).toEqual([
      '.memtrust/archive/facts/again-2.md',
      '.memtrust/archive/facts/again.md',
    ]);
  });
});
