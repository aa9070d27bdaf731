/** `retire --erase`: the body goes wherever it is stored, the id and the reason stay, and nothing of it is printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { attemptShape } from '../../../src/context/evidence/attempt.js';
import { parseLog } from '../../../src/memory/session/log.js';
import { fromSource } from './in-process.js';
import { factFile, Sandbox, type LooseReport, type Result } from './sandbox.js';

const BODY = 'The deploy key of the old cluster is kept in the vault under ops.';
const ID = 'ops/key';
const ATTEMPT = '.memtrust/attempts/2026-03-01-0123456789ab.json';
const WHY = ['--why', 'the cluster is gone', '--by', 'alice'];

let repository: Sandbox;

beforeEach(async () => {
  repository = new Sandbox();
  repository.write('src/guard.ts', 'export const guard = true;\n');
  await run('init', '--solo', '--by', 'alice');
  await run('propose', ID, '--text', BODY, '--source', 'src/guard.ts');
  await run('adopt', ID);
});

afterEach(() => repository.dispose());

async function run(...args: string[]): Promise<Result> {
  const result = await fromSource(repository.root, ...args);
  if (result.code !== 0) throw new Error(`${args.join(' ')}: ${result.code} ${result.stderr}`);
  return result;
}

async function report(): Promise<LooseReport> {
  return JSON.parse((await fromSource(repository.root, 'check', '--format', 'json')).stdout);
}

function attempt(query: string): string {
  const record = {
    schema: 'memtrust.attempt',
    schema_version: 1,
    id: '2026-03-01-0123456789ab',
    command: ['agent', '-p', `read: ${BODY}`],
    query,
    prompt: null,
    context_sha256: '0'.repeat(64),
    status: 'succeeded',
    exit_code: 0,
    signal: null,
    outcome: 'no_change',
    changed_files: [],
    commits: [],
    unlisted: 0,
    output: { stdout: null, stderr: null },
    trace: null,
    candidates: [],
    started_at: '',
    ended_at: '',
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Every file of the working tree that holds this. */
function holding(text: string): string[] {
  const files = readdirSync(repository.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return files
    .filter((path) => !path.includes('/.git/') && readFileSync(path, 'utf8').includes(text))
    .map((path) => path.slice(repository.root.length + 1))
    .toSorted();
}

const lines = (text: string): string[] => text.trimEnd().split('\n');

describe('retire --erase', () => {
  it('takes a fact out of every file of ours, names the others, and tells the commits', async () => {
    const first = repository.commit('the fact');
    const message = (content: string): string =>
      `${JSON.stringify({ v: 1, seq: 1, type: 'message', at: '', role: 'user', content })}\n`;
    repository
      .write(ATTEMPT, attempt(`${BODY}\nand more`))
      .write('.memtrust/sessions/a.jsonl', `${message(`first\n${BODY} last`)}not json\n`)
      .write('.memtrust/context/abc.md', `- ${BODY}\n`)
      .write('docs/data.json', JSON.stringify({ text: `it said:\n${BODY}` }))
      .write(
        'CLAUDE.md',
        '# Rules\n\n> The deploy key of the old cluster\n> is kept in the vault under ops.\n',
      )
      .write('docs/unrelated.md', 'The deploy key of the new cluster is kept elsewhere.\n');
    const second = repository.commit('copies of it');

    const dry = await run('retire', ID, '--erase', ...WHY, '--dry-run');
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(lines(dry.stdout)[0]).toBe(`would erase \`${ID}\`: its id and the reason stay`);

    const { stdout, stderr } = await run('retire', ID, '--erase', ...WHY);
    expect(lines(stdout)).toEqual([
      `erased \`${ID}\`: its id and the reason stay`,
      'removed `.memtrust/facts/ops/key.md`',
      'removed `.memtrust/context/abc.md`',
      `redacted \`${ATTEMPT}\``,
      'redacted `.memtrust/sessions/a.jsonl`',
      'still contains it: `CLAUDE.md`, line 3: edit it by hand: memtrust edits only its own files',
      'still contains it: `docs/data.json`: edit it by hand: memtrust edits only its own files',
      `2 commits added it to the history, which still contains it: ${second.slice(0, 12)}, ${first.slice(0, 12)}`,
    ]);
    expect(stderr).toContain('git filter-repo');
    expect(holding(BODY)).toEqual(['docs/data.json']);
    for (const told of [dry.stdout, dry.stderr, stdout, stderr])
      expect(told).not.toContain('vault');

    const kept = attemptShape.parse(JSON.parse(repository.read(ATTEMPT)));
    expect([kept.query, kept.command]).toEqual([
      `[erased: ${ID}]\nand more`,
      ['agent', '-p', `read: [erased: ${ID}]`],
    ]);
    const log = repository.read('.memtrust/sessions/a.jsonl');
    expect(log).toBe(`${message(`first\n[erased: ${ID}] last`)}not json\n`);
    expect(parseLog(Buffer.from(log)).events).toHaveLength(1);
    expect(
      JSON.parse(lines(repository.read('.memtrust/ledger/ops/key.jsonl')).at(-1) ?? ''),
    ).toMatchObject({ type: 'fact.retired', why: 'the cluster is gone' });

    // It only takes trust away: the gate says so and lets it pass.
    const { verdict, findings } = await report();
    expect({
      verdict,
      rollback: findings
        .filter(({ rule }) => rule === 'MT206')
        .map(({ severity, message: text }) => `${severity}: ${text}`),
    }).toEqual({ verdict: 'pass', rollback: [`notice: the adopted fact \`${ID}\` is removed`] });
    expect(
      (
        await fromSource(
          repository.root,
          'propose',
          ID,
          '--text',
          'Again.',
          '--source',
          'src/guard.ts',
        )
      ).stderr,
    ).toContain('a retired id does not return');

    const again = await run('retire', ID, '--erase', ...WHY);
    expect(lines(again.stdout)[0]).toBe(`\`${ID}\` is already erased`);
    expect(lines(again.stdout).slice(1)).toEqual(lines(stdout).slice(-3));
  });

  it('finds it in versions of long ago, under other names, and on branches that were never merged', async () => {
    const first = repository.commit('the fact');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('.memtrust/facts/other/name.md', factFile('', `Note well. ${BODY}`));
    const aside = repository.commit('a copy');
    repository.git('switch', '--quiet', 'main');
    repository
      .write(
        '.memtrust/facts/ops/key.md',
        factFile('', 'The key of the staging cluster lies in a drawer of the office.'),
      )
      .write(
        'CLAUDE.md',
        'Note that the key of the staging cluster lies in a drawer of the office.\n',
      );
    const edited = repository.commit('another text');
    const { stdout } = await run('retire', ID, '--erase', ...WHY);
    for (const commit of [first, aside, edited]) expect(stdout).toContain(commit.slice(0, 12));
    expect(stdout).toContain('still contains it: `CLAUDE.md`, line 1');
  });

  it('writes no digest of a secret that no ledger knows yet', async () => {
    const secret = ['ghp', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('_');
    repository
      .write('.memtrust/facts/ops/token.md', factFile('', `The token is ${secret}.`))
      .write('notes.txt', `x=${secret}\n`);
    repository.commit('a secret');
    const { stdout } = await run('retire', 'ops/token', '--erase', ...WHY);
    expect(stdout).toContain('still contains it: `notes.txt`, line 1');
    expect(holding(secret)).toEqual(['notes.txt']);
    expect(JSON.parse(repository.read('.memtrust/tombstones.jsonl'))).toEqual({
      v: 1,
      path: '.memtrust/facts/ops/token.md',
      why: 'the cluster is gone',
      at: '2026-06-01T00:00:00Z',
      by: 'alice',
    });
    expect(holding('sha256:').filter((path) => path.includes('token'))).toEqual([]);
    expect((await report()).findings.filter(({ path }) => path?.includes('archive'))).toEqual([]);
    expect((await run('retire', 'ops/token', '--erase', ...WHY)).stdout).toContain(
      'is already erased',
    );
  });

  it('of a blocked fact says no word, and no name that is blocked', async () => {
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {approvals: 0, adopters: [alice]}\nexclude_text: [old cluster]\n',
    );
    repository.commit('blocked');
    const { stdout, stderr } = await run('retire', ID, '--erase', ...WHY);
    expect(stdout).toContain(`erased \`${ID}\``);
    expect(`${stdout}${stderr}${repository.read('.memtrust/ledger/ops/key.jsonl')}`).not.toContain(
      'old cluster',
    );
    expect(holding(BODY)).toEqual([]);
  });

  it('of a record removes the file whole, and keeps a tombstone', async () => {
    repository.write(ATTEMPT, attempt('a customer'));
    const commit = repository.commit('an attempt');
    expect(lines((await run('retire', ATTEMPT, '--erase', ...WHY)).stdout)).toEqual([
      `erased \`${ATTEMPT}\`: its id and the reason stay`,
      `removed \`${ATTEMPT}\``,
      `1 commit added it to the history, which still contains it: ${commit.slice(0, 12)}`,
    ]);
    expect(repository.read('.memtrust/tombstones.jsonl')).toContain(`"path":"${ATTEMPT}"`);
  });

  it.each([
    {
      what: 'an agent file',
      args: ['CLAUDE.md', ...WHY],
      says: 'is neither a fact nor a record of memory',
    },
    { what: 'a typing error', args: ['ops/kye', ...WHY], says: 'Did you mean `ops/key`?' },
    { what: 'an empty reason', args: [ID, '--why', ' '], says: '--why is empty' },
    {
      what: 'a reason that says it again',
      args: [ID, '--why', `no more ${BODY.toUpperCase()}`],
      says: '--why repeats the text to erase',
    },
  ])('refuses $what, and touches nothing', async ({ args, says }) => {
    repository.write('CLAUDE.md', 'x\n').commit();
    const { code, stderr } = await fromSource(repository.root, 'retire', ...args, '--erase');
    expect({ code, says: stderr.includes(says), vault: stderr.includes('vault') }).toEqual({
      code: 2,
      says: true,
      vault: false,
    });
    expect(repository.git('status', '--porcelain')).toBe('');
  });
});
