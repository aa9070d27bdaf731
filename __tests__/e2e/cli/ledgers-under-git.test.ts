/** What ordinary git does to facts and ledgers: each row of the table in docs/adopting.md is a test here. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';

const FACT = '.memtrust/facts/timeout.md';
const LEDGER = '.memtrust/ledger/timeout.jsonl';

let started: Sandbox;
let repository: Sandbox;

beforeAll(async () => {
  started = new Sandbox();
  repository = started;
  repository.write('src/client.ts', 'export const timeout = 30;\nexport const retries = 3;\n');
  await repository.done('init', '--solo', '--by', 'alice');
  await propose('timeout', 'Requests time out after 30 seconds.', 'src/client.ts#L1-L1');
  await repository.done('adopt', 'timeout');
  repository.commit('the first fact');
});

beforeEach(() => {
  repository = started.copy();
});

afterEach(() => repository.dispose());

afterAll(() => started.dispose());

async function propose(id: string, text: string, source: string): Promise<void> {
  await repository.done('propose', id, '--text', text, '--source', source);
}

/** A branch with its commits; leaves the repository on main. */
async function branch(name: string, work: () => Promise<void>, from = 'main'): Promise<void> {
  repository.git('switch', '--quiet', '--create', name, from);
  await work();
  repository.git('switch', '--quiet', 'main');
}

/** Edits the fact and has the edit adopted, each in a commit of its own. */
async function rewrite(statement: string): Promise<void> {
  const [front] = repository.read(FACT).split('\n---\n');
  repository.write(FACT, `${front}\n---\n${statement}\n`).commit('edit');
  await repository.done('adopt', 'timeout');
  repository.commit('adopt the edit');
}

async function retries(): Promise<void> {
  await propose('retries', 'Requests are tried three times.', 'src/client.ts#L2-L2');
  repository.commit('propose');
  await repository.done('adopt', 'retries');
  repository.commit('adopt');
}

/** What counts on main as it is: one commit, judged by itself. */
async function trustedOnMain(): Promise<string[]> {
  const { report } = await repository.report('--base', 'main', '--head', 'main');
  return report.entries.filter((entry) => entry.trusted_baseline).map((entry) => entry.id);
}

/** What the gate says of a branch as a pull request onto main that nobody approved: introduced errors and notices. */
async function asPullRequest(
  name: string,
): Promise<{ readonly verdict: string; readonly rules: readonly string[] }> {
  const { report } = await repository.report('--base', 'main', '--head', name, '--strict');
  return {
    verdict: report.verdict,
    rules: [
      ...new Set(
        report.findings.filter((one) => one.introduced).map((one) => `${one.severity} ${one.rule}`),
      ),
    ].toSorted(),
  };
}

/** Merges and resolves a conflict in the fact by this text; the ledger has to merge by itself. */
function mergeWith(name: string, resolved: string): void {
  expect(() => repository.git('merge', '--quiet', '--no-edit', name)).toThrow();
  expect(repository.git('diff', '--name-only', '--diff-filter=U').trim()).toBe(FACT);
  repository.write(FACT, resolved).commit('merge');
}

const events = (): string[] =>
  repository
    .read(LEDGER)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).type);

describe('what moves commits about', () => {
  beforeEach(async () => branch('feature', retries));

  it('squash: the record names digests and no commit, so it holds', async () => {
    repository.git('merge', '--quiet', '--squash', 'feature');
    repository.commit('squashed');
    expect(await trustedOnMain()).toEqual(['retries', 'timeout']);
  });

  it('rebase: the same', async () => {
    repository.write('docs/other.md', 'x\n').commit('main moves on');
    repository.git('rebase', '--quiet', 'main', 'feature');
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--ff-only', 'feature');
    expect(await trustedOnMain()).toEqual(['retries', 'timeout']);
  });

  it('cherry-pick: of fact and record, it holds', async () => {
    repository.git('cherry-pick', 'feature~1', 'feature');
    expect(await trustedOnMain()).toEqual(['retries', 'timeout']);
  });

  it('cherry-pick: of the record alone, the gate fails, and nothing is trusted', async () => {
    await branch('half', async () => {
      repository
        .write(
          '.memtrust/ledger/retries.jsonl',
          repository.git('show', 'feature:.memtrust/ledger/retries.jsonl'),
        )
        .commit('the record, without its fact');
    });
    expect(await asPullRequest('half')).toEqual({
      verdict: 'fail',
      rules: expect.arrayContaining(['error MT202', 'error MT208']),
    });
    repository.git('merge', '--quiet', 'half');
    expect(await trustedOnMain()).toEqual(['timeout']);
  });
});

describe('revert by button', () => {
  it('of an adoption: the fact is gone, which needs approval as a retirement does', async () => {
    await branch('feature', retries);
    repository.git('merge', '--quiet', '--no-ff', '--no-edit', 'feature');
    await branch('revert', async () => {
      repository.git('revert', '--no-edit', '-m', '1', 'HEAD');
    });
    const { verdict, rules } = await asPullRequest('revert');
    expect([verdict, new Set(rules)]).toEqual(['fail', new Set(['error MT206'])]);
    repository.git('merge', '--quiet', 'revert');
    expect(await trustedOnMain()).toEqual(['timeout']);
  });

  it('of that revert: the old record is new again, and needs approval like any other', async () => {
    await branch('feature', retries);
    repository.git('merge', '--quiet', '--no-ff', '--no-edit', 'feature');
    repository.git('revert', '--no-edit', '-m', '1', 'HEAD');
    await branch('again', async () => {
      repository.git('revert', '--no-edit', 'HEAD');
    });
    expect(await asPullRequest('again')).toEqual({
      verdict: 'fail',
      rules: expect.arrayContaining(['error MT202']),
    });
    repository.git('merge', '--quiet', 'again');
    expect(await trustedOnMain()).toEqual(['retries', 'timeout']);
  });

  it('of an edit: the older record would count again, so the gate fails until that text is adopted again', async () => {
    await rewrite('Requests time out after 30 seconds, then fail.');
    await branch('revert', async () => {
      repository.git('revert', '--no-edit', 'HEAD', 'HEAD~1');
    });
    expect(await asPullRequest('revert')).toEqual({
      verdict: 'fail',
      rules: expect.arrayContaining(['error MT206']),
    });
    // The way out: keep the ledger of main, take the old text, and adopt it anew.
    await branch('back', async () => {
      repository.git('checkout', 'main~2', '--', FACT);
      await repository.done('adopt', 'timeout');
      repository.commit('back to the old text');
    });
    expect(await asPullRequest('back')).toEqual({ verdict: 'fail', rules: ['error MT202'] });
    repository.git('merge', '--quiet', 'back');
    expect(await trustedOnMain()).toEqual(['timeout']);
  });

  it('of a retirement: the gate fails, and the id stays out under its own name', async () => {
    await repository.done('retire', 'timeout', '--why', 'there is no timeout any more');
    repository.commit('retire');
    await branch('revert', async () => {
      repository.git('revert', '--no-edit', 'HEAD');
    });
    expect(await asPullRequest('revert')).toEqual({
      verdict: 'fail',
      rules: expect.arrayContaining(['error MT206']),
    });
    expect(
      (await repository.report('--base', 'main', '--head', 'revert')).report.entries.find(
        (entry) => entry.id === 'timeout',
      )?.trusted_baseline,
    ).toBe(false);
  });
});

describe('two branches on one fact', () => {
  const texts = {
    left: 'Requests time out after 30 seconds, then fail.',
    right: 'Requests time out after 30 seconds, then are tried again.',
  };

  beforeEach(async () => {
    await branch('left', async () => rewrite(texts.left));
    await branch('right', async () => rewrite(texts.right));
    repository.git('merge', '--quiet', 'left');
  });

  it('the ledger merges by union, with both records', () => {
    mergeWith('right', repository.git('show', 'right:.memtrust/facts/timeout.md'));
    expect(events().filter((type) => type === 'candidate.applied')).toHaveLength(3);
    expect(repository.read(LEDGER)).not.toContain('<<<<');
  });

  it.each(['left', 'right'])(
    'the text of the %s one counts if that is what the file says',
    async (name) => {
      mergeWith('right', repository.git('show', `${name}:.memtrust/facts/timeout.md`));
      expect(await trustedOnMain()).toEqual(['timeout']);
    },
  );

  it('a text made of both was adopted by nobody', async () => {
    mergeWith(
      'right',
      repository
        .git('show', 'left:.memtrust/facts/timeout.md')
        .replace('then fail', 'then fail or are tried again'),
    );
    expect(await trustedOnMain()).toEqual([]);
    await repository.done('adopt', 'timeout');
    repository.commit('adopt what was merged');
    expect(await trustedOnMain()).toEqual(['timeout']);
    expect(JSON.parse(repository.read(LEDGER).trim().split('\n').at(-2) ?? '').after).toHaveLength(
      2,
    );
  });

  it('if one of them retires it, it is retired', async () => {
    await branch(
      'out',
      async () => {
        await repository.done('retire', 'timeout', '--why', 'no timeouts any more');
        repository.commit('retire');
      },
      'main~2',
    );
    repository.git('merge', '--quiet', '--no-edit', 'out');
    expect(repository.read(FACT)).toContain(texts.left);
    expect(await trustedOnMain()).toEqual([]);
  });

  it('without the merge rule there are markers in the ledger: named, and no line is lost', async () => {
    repository.write('.gitattributes', '').commit('no rule');
    expect(() => repository.git('merge', '--quiet', '--no-edit', 'right')).toThrow();
    repository
      .write(FACT, repository.git('show', 'right:.memtrust/facts/timeout.md'))
      .commit('merge with markers');
    expect(repository.read(LEDGER)).toContain('<<<<<<<');
    const { report } = await repository.report('--base', 'main', '--head', 'main');
    expect(report.findings.filter((one) => one.rule === 'MT110').map((one) => one.message)).toEqual(
      [expect.stringContaining('it has merge conflict markers: line 4')],
    );
    expect(await trustedOnMain()).toEqual(['timeout']);
  });
});

describe('a branch that comes back', () => {
  beforeEach(async () =>
    branch('old', async () => rewrite('Requests time out after 30 seconds, then fail.')),
  );

  it('its adoption needs approval as before: nothing is settled but what main has', async () => {
    repository.git('branch', '--quiet', 'restored', 'old');
    repository.git('branch', '--quiet', '-D', 'old');
    repository.write('docs/other.md', 'x\n').commit('main moves on');
    expect(await asPullRequest('restored')).toEqual({
      verdict: 'fail',
      rules: expect.arrayContaining(['error MT202']),
    });
  });

  it('after main retired the fact, the retirement holds', async () => {
    await repository.done('retire', 'timeout', '--why', 'no timeouts any more');
    repository.commit('retire');
    repository.git('merge', '--quiet', '--no-edit', 'old');
    expect(events()).toEqual(expect.arrayContaining(['fact.retired']));
    expect(await trustedOnMain()).toEqual([]);
  });

  it('after main adopted another text, main stays as it is until the branch is merged and approved', async () => {
    await rewrite('Requests never time out.');
    expect(await trustedOnMain()).toEqual(['timeout']);
    // Judged as it is, without being merged, the branch lacks a record of main.
    expect((await asPullRequest('old')).verdict).toBe('fail');
    mergeWith('old', repository.git('show', 'main:.memtrust/facts/timeout.md'));
    expect(await trustedOnMain()).toEqual(['timeout']);
  });
});

it('the table in the guide has a row for each of these', () => {
  const guide = readFileSync(new URL('../../../docs/adopting.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('## Ledgers under ordinary git\n');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| What git does')) ?? [];
  const here = readFileSync(new URL(import.meta.url), 'utf8').replaceAll(/\(\s+/g, '(');
  const named = rows.map((row) => /`([^`]+)` \|$/.exec(row)?.[1] ?? row);
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !here.includes(`('${name}'`))).toEqual([]);
});
