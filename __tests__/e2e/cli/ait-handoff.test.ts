import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  readAitContext,
  readAitManifest,
  readAitRecall,
  readAitSources,
  sidecarOf,
  type AitHandoff,
} from '../../ait-reader.js';
import { fromSource } from './in-process.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

/** One who comes from AIT reads what memtrust hands on with the programs that are there already. */

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write('.gitignore', '.memtrust/context/\n')
    .write('AGENTS.md', 'Timeout tests run with npm test.\n')
    .write('.memtrust/policy.yml', 'exclude_text: [canary]\n')
    .write(
      '.memtrust/facts/timeout.md',
      factFile('topic: http\nx-source-ref: reviewed:7', 'The timeout of a request is 30 seconds.'),
    )
    .write('.memtrust/facts/draft.md', factFile('', 'A timeout is retried twice.'))
    .write('.memtrust/facts/secret.md', factFile('', 'The canary sings at every timeout.'));
  await repository.done('bind', 'timeout', 'src/http.ts');
  await repository.done('adopt', 'timeout');
  repository.commit('The timeout is 30 seconds');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const at = (path: string): string => join(repository.root, path);

async function done(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await fromSource(repository.root, ...args);
  expect({ args, code, stderr }).toMatchObject({ code: 0 });
  return stdout;
}

/** A context that a command writes, as the next agent finds it. */
async function handedOn(...args: readonly string[]): Promise<AitHandoff> {
  await done(...args, '--out', 'out/context.md');
  return readAitContext(at('out/context.md'));
}

describe("a reader of AIT's", () => {
  it('finds the manifest beside the file that AIT_CONTEXT_FILE names', async () => {
    const looks = `
      const { readFileSync } = require('node:fs');
      const file = process.env.AIT_CONTEXT_FILE;
      const manifest = JSON.parse(readFileSync(file + '.manifest.json', 'utf8'));
      const ids = manifest.selected_memory.map((item) => item.id + ': ' + item.text);
      require('node:fs').writeFileSync('seen.json', JSON.stringify([file, manifest.owner_kind, ids]));
    `;
    await done('run', '--query', 'timeout seconds', '--', process.execPath, '-e', looks);
    const [file, owner, ids] = JSON.parse(repository.read('seen.json'));
    expect([owner, ids]).toEqual([
      'attempt',
      expect.arrayContaining(['timeout: The timeout of a request is 30 seconds.']),
    ]);
    expect(readAitContext(file).trusted).toEqual(['timeout']);
  });

  it('finds its own manifest there, also where another one has the same context', async () => {
    const briefOf = async (name: string): Promise<string> =>
      /^context +`(.+)`$/m.exec(await done('session', 'brief', '--participant', name))?.[1] ?? '';
    const first = await briefOf('ada');
    const other = await briefOf('bob');
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect([readAitContext(first).ownerId, readAitContext(other).ownerId]).toEqual(['ada', 'bob']);
    expect(await briefOf('ada')).toBe(first);
  });

  it('takes every item by its id, with text or with a reason', async () => {
    const { selected, skipped, trusted, sources } = await handedOn('context', '--query', 'timeout');
    expect(trusted).toEqual(['timeout']);
    expect(selected.get('timeout')).toBe('The timeout of a request is 30 seconds.');
    expect(selected.get('draft')).toBe('A timeout is retried twice.');
    expect(skipped.get('secret')).toBe('policy_blocked');
    expect(sources).toMatchObject([
      { id: 'live:codex:AGENTS.md', path: 'AGENTS.md', kind: 'agent_memory', skipReason: '' },
    ]);
    expect(repository.read(sidecarOf('out/context.md'))).not.toMatch(/canary/i);
  });

  it('knows whom a context is for', async () => {
    const owners: string[] = [];
    for (const command of [
      ['context', '--for', 'run'],
      ['context', '--for', 'review'],
      ['context', '--for', 'session'],
      ['review'],
      ['session', 'brief', '--participant', 'ada'],
    ])
      owners.push((await handedOn(...command)).ownerKind);
    expect(owners).toEqual([
      'attempt',
      'review',
      'session_participant',
      'review',
      'session_participant',
    ]);
  });

  it('sees commits and what the light review found among the entries, never as baseline', async () => {
    repository.git('switch', '--quiet', '--create', 'change');
    repository.write('src/http.ts', 'export const timeout = 10;\n').commit('Faster');
    const brief = await handedOn('review', '--base', 'main', '--head', 'change');
    const commit = `commit:${repository.git('rev-parse', 'main').trim()}`;
    const context = await handedOn('context', '--query', 'timeout seconds');
    expect([...brief.statuses].filter(([id]) => id.startsWith('light-review:'))).toEqual([
      ['light-review:contradicted', 'candidate'],
      ['light-review:made-stale', 'candidate'],
      ['light-review:touched', 'candidate'],
    ]);
    expect(brief.selected.get('light-review:made-stale')).toBe('timeout: what it cites is gone');
    expect(context.selected.get(commit)).toContain('The timeout is 30 seconds');
    for (const { trusted } of [brief, context])
      expect(trusted.filter((id) => /^(?:commit|light-review):/.test(id))).toEqual([]);
    // What had no room is named among what was skipped.
    const tight = await handedOn(
      'review',
      '--base',
      'main',
      '--head',
      'change',
      '--max-tokens',
      '1000',
    );
    expect([...tight.skipped.keys()].filter((id) => id.startsWith('light-review:'))).not.toEqual(
      [],
    );
  });

  it("reads the gate's manifest, which no context goes with", async () => {
    await done('check', '--out', 'report');
    const { ownerKind, selected } = readAitManifest(
      repository.read('report/context-manifest.json'),
    );
    expect([ownerKind, [...selected]]).toEqual(['check', [['timeout', '']]]);
  });

  it('reads what recall answers, and its record', async () => {
    const asked = ['recall', 'timeout', '--format', 'json'];
    const printed = readAitRecall(await done(...asked));
    expect(printed).toMatchObject({
      selected: expect.arrayContaining(['timeout', 'draft', 'live:codex:AGENTS.md#L1-L1']),
      isRecord: false,
    });
    expect(printed.skipped.get('secret')).toBe('policy_blocked');
    const { record_ref: record } = JSON.parse(await done(...asked, '--record'));
    expect(readAitRecall(repository.read(record))).toEqual({ ...printed, isRecord: true });
    // A text that is forgotten is in one place less.
    expect(repository.read(record)).not.toContain('30 seconds');
  });

  it('reads a bare list of sources, which creates nothing', async () => {
    const sources = readAitSources(await done('sources', '--format', 'json'));
    expect(sources).toEqual([
      {
        id: 'live:codex:AGENTS.md',
        path: 'AGENTS.md',
        kind: 'agent_memory',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        mtime: expect.any(Number),
        size: 33,
        policyStatus: 'allowed',
        skipReason: '',
      },
    ]);
    expect(existsSync(at('.memtrust/context'))).toBe(false);
  });
});
