import { describe, expect, test } from '@jest/globals';
import { gateFiles } from '../../src/gate/authority/gate-files.js';
import { literalPieces, WorkflowReader } from '../../src/gate/authority/workflow-reader.js';
import { prover } from '../../src/fixtures/run.js';
import { evaluate, type Evaluation } from '../../src/gate/evaluate.js';
import { DenseText, TOO_DENSE } from '../../src/anchors/readable.js';
import { piecesOf } from '../../src/text/file-text.js';
import { parseLog } from '../../src/memory/session/log.js';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent, parseLedger } from '../../src/memory/ledger.js';
import { readMemory } from '../../src/memory/store.js';
import { parseYaml } from '../../src/memory/yaml.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';
import {
  AGENT_TEXT_PIECES,
  FRONT_MATTER_LEXEMES,
  MEMORY_FILE_BYTES,
  WORKFLOW_LEXEMES,
} from '../../src/tree/limits.js';
import { NO_ATTRIBUTES } from '../../src/tree/attributes.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const MEGABYTE = 1024 * 1024;
const NOW = '2026-01-01T00:00:00Z';
const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const GATE = 'jobs:\n  memtrust:\n    runs-on: x\n    steps:\n      - uses: acme/memtrust@v1\n';
const judged = async (
  base: Record<string, string>,
  head: Record<string, string>,
): Promise<Evaluation> =>
  evaluate({
    base: new VirtualTree(base),
    head: new VirtualTree({ ...base, ...head }),
    now: NOW,
    scope: 'change',
    surface: 'pull-request',
    prover,
    subject: { repository: null, baseSha: null, headSha: null },
  });

describe('security/S47 workflows', () => {
  const paths = Array.from({ length: 8 }, (_, index) => `.github/workflows/w${index}.yml`);
  const partsOf = async (text: string): Promise<readonly string[]> => {
    const base = new VirtualTree({ '.github/workflows/gate.yml': GATE });
    const head = new VirtualTree({
      '.github/workflows/gate.yml': GATE,
      ...Object.fromEntries(paths.map((path) => [path, text])),
    });
    return (await gateFiles(base, head, new Set(paths), { ask: NO_ATTRIBUTES, memory: [] })).map(
      ({ part }) => part,
    );
  };

  test.each([
    ['lines of a backslash', `jobs:\n  a:\n${repeated('\\\n', MEGABYTE - 20)}`],
    ['quotes', repeated('"', MEGABYTE)],
    ['quotes that are escaped', `a: "${repeated('\\\n ', MEGABYTE - 20)}"`],
    ['brackets, as deep as they are many', `# memtrust\n${repeated('[', MEGABYTE - 20)}`],
    ['closing brackets', `# memtrust\n${repeated(']', MEGABYTE - 20)}`],
    [
      'aliases',
      `# memtrust\na: &a 1\n${Array.from({ length: 60_000 }, (_, index) => `k${index}: *a\n`).join('')}`,
    ],
    [
      'expressions that no brace closes',
      `# memtrust\njobs:\n  a:\n    name: ${repeated('${{', MEGABYTE - 60)}\n`,
    ],
  ])(
    'eight of 1 MB of %s are counted as of the gate, and nobody waits for them',
    async (_what, text) => {
      expect(text.length).toBeLessThanOrEqual(MEMORY_FILE_BYTES);
      expect(await partsOf(text)).toEqual(paths.map(() => 'gate-workflow'));
    },
  );

  test('are read up to a cap on all of them, each text once', () => {
    const reader = new WorkflowReader(100);
    const small = 'a: 1\n';
    const [first, second] = [reader.read(small), reader.read(small)];
    expect(first).toEqual({ kind: 'read', value: { a: 1 } });
    expect(second).toBe(first);
    expect(reader.read(repeated('- a\n', 400))).toEqual({ kind: 'unread' });
    expect(reader.read('b: 2\n')).toEqual({ kind: 'unread' });
    expect(reader.read(small)).toBe(first);
  });

  test('of real size are far below it', () => {
    const step =
      '      - name: Run the tests of one package\n        run: |\n          npm ci\n          npm test -- --workspace a\n        env: {CI: "true", PATH_OF: ./a}\n';
    const workflow = `name: ci\non: [push]\njobs:\n  a:\n    runs-on: x\n    steps:\n${step.repeat(400)}`;
    const reader = new WorkflowReader(WORKFLOW_LEXEMES / 20);
    expect(reader.read(workflow).kind).toBe('read');
  });

  test('literal pieces are what stands around expressions', () => {
    expect(literalPieces('a')).toEqual(['a']);
    expect(literalPieces('a ${{ b }} c${{d}}')).toEqual(['a ', ' c', '']);
    expect(literalPieces('${{ a ${{ b }} c')).toEqual(['', ' c']);
    expect(literalPieces('a }} ${{ b')).toEqual(['a }} ${{ b']);
  });
});

describe('security/S47 front matter', () => {
  const files = (count: number, text: string): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `.memtrust/facts/f${index}.md`,
        `---\nid: f${index}\n${text}\n---\nS\n`,
      ]),
    );

  test('3,900 facts with 12 KiB each are not all read, and the verdict says so', async () => {
    const tree = files(
      3_900,
      Array.from({ length: 1_000 }, (_, index) => `k${index}: ${index}`).join('\n'),
    );
    const { verdict, incomplete, entries } = await judged({}, tree);
    expect(verdict).toBe('fail');
    expect(incomplete).toEqual([
      expect.stringMatching(
        new RegExp(
          `^the front matter of memory has more than ${FRONT_MATTER_LEXEMES} pieces; files not read: \\d+$`,
        ),
      ),
    ]);
    expect(entries).toHaveLength(3_900);
  });

  test('20,000 facts of usual size with comments, numbers and nested lists are read', async () => {
    const front =
      'topic: owners\nkind: rule\nstatus: accepted # as agreed\nconfidence: 0.95\nimportance: high\nsources:\n  - path: src/auth/guard.ts\n    symbol: requireOwner\nreview_by: 2026-09-01';
    const { facts, incomplete } = await readMemory(new VirtualTree(files(20_000, front)));
    expect([facts.length, facts.every(({ fact }) => fact !== null), incomplete]).toEqual([
      20_000,
      true,
      [],
    ]);
  });

  test('what it took is counted, and twice as much takes twice as long', () => {
    const taken = (text: string): number => {
      const effort = { lexemes: 0 };
      parseYaml(text, 1, effort);
      return effort.lexemes;
    };
    const [one, two] = [taken(repeated('a: b\n', 5_000)), taken(repeated('a: b\n', 10_000))];
    expect(two / one).toBeCloseTo(2, 1);
    const plain = { lexemes: 0 };
    parseFact('a', '.memtrust/facts/a.md', Buffer.from('---\nid: a\nkind: rule\n---\nS\n'), plain);
    expect(plain.lexemes).toBe(0);
  });

  test('a text of faults lists the first of them, and counts the rest', () => {
    const result = parseYaml(repeated('"a"', 9_000));
    expect(result.ok ? 0 : result.problems).toHaveLength(21);
    expect(Error.stackTraceLimit).toBeGreaterThan(0);
  });
});

describe('security/S47 cited files', () => {
  const cite = (index: number): string =>
    `---\nid: f${index}\nstatus: accepted\nsources:\n  - path: src/f${index}.ts\n    lines: "1"\n    digest: sha256:${'0'.repeat(64)}\n---\nS\n`;
  const tree = (count: number, text: string): Record<string, string> =>
    Object.fromEntries(
      Array.from(
        { length: count },
        (_, index) =>
          [
            [`.memtrust/facts/f${index}.md`, cite(index)],
            [`src/f${index}.ts`, text],
          ] as const,
      ).flat(),
    );

  test('of nothing but marks are compared up to a cap on all of them, and the verdict says so', async () => {
    const { verdict, incomplete } = await judged({}, tree(20, repeated('a\n', MEGABYTE / 8)));
    expect(verdict).toBe('fail');
    expect(incomplete).toEqual([TOO_DENSE]);
  });

  test('of nothing but marks block no change that leaves them alone, and one that edits them', async () => {
    const base = tree(20, repeated('a\n', MEGABYTE / 8));
    const beside = await judged(base, { ...base, 'README.md': 'x\n' });
    expect([beside.verdict, beside.incomplete]).toEqual(['pass', [TOO_DENSE]]);
    expect((await judged(base, { ...base, 'src/f19.ts': 'b\n' })).verdict).toBe('fail');
  });

  test('of code are compared, however much there is, and minified code too', () => {
    const code = Buffer.from(
      repeated('  const owner = await ownerOf(document, { cached: true });\n', MEGABYTE),
    );
    const minified = Buffer.from(
      repeated('function ab(cd,ef){return cd.owner===ef?true:gh(ef.name,null)}', MEGABYTE),
    );
    const few = new DenseText(10);
    expect([
      few.admits(code),
      few.admits(minified),
      few.admits(Buffer.from('a\n'.repeat(100))),
    ]).toEqual([true, true, false]);
  });
});

describe('security/S47 texts that agents read', () => {
  test('are looked at up to a cap on all of them, and the verdict says so', async () => {
    const text = repeated('# \n', MEGABYTE);
    const count = Math.ceil(AGENT_TEXT_PIECES / piecesOf(text)) + 2;
    const { verdict, incomplete } = await judged(
      {},
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`p${index}/AGENTS.md`, text]),
      ),
    );
    expect(verdict).toBe('fail');
    expect(incomplete).toEqual([
      `the texts that agents read have more than ${AGENT_TEXT_PIECES} words and marks together; 3 of ${count} were not checked`,
    ]);
  });

  test('pieces are words, marks, lines, and every character of a script without blanks', () => {
    expect(
      ['', 'one two', 'one, two.\n', '## a', '漢字', '\u200b\u200b', 'naïve слово'].map(piecesOf),
    ).toEqual([0, 2, 5, 3, 2, 2, 2]);
  });

  test('8 MB of prose are below the cap', () => {
    expect(
      piecesOf(
        repeated(
          'The owner of a document is asked before anything of it is shown to others.\n',
          8 * MEGABYTE,
        ),
      ),
    ).toBeLessThanOrEqual(AGENT_TEXT_PIECES);
  });
});

describe('security/S47 lines of a ledger and of a session', () => {
  const short = repeated('{}\n', MEGABYTE - 1_024);
  const count = short.trimEnd().split('\n').length;

  test('that are too short for an event are counted, not looked into one by one, and what stands among them counts', () => {
    const event = makeEvent({
      type: 'candidate.applied',
      fact: 'a',
      claim: sha256('a'),
      binding: sha256('b'),
      at: NOW,
      proposed_by: 'x',
      after: [],
    });
    const { events, faults } = parseLedger(
      'a',
      'a.jsonl',
      `${short.trimEnd()}\n ${eventLine(event)}`,
    );
    expect(events).toEqual([event]);
    expect(phraseText(faults.at(-1)?.problem.message ?? [])).toBe(
      `and ${count - 20} more problems`,
    );
  });

  test('also in a session', () => {
    const event =
      '{"v":1,"seq":7,"type":"message","at":"2026-01-01T00:00:00Z","role":"user","content":"a"}';
    const { events, faults } = parseLog(Buffer.from(`${short.trimEnd()}\n${event}\n`));
    expect(events.map(({ line }) => line)).toEqual([event]);
    expect(phraseText(faults.at(-1)?.message ?? [])).toBe(`and ${count - 20} more problems`);
  });
});

describe('security/S47 paths that an agent file names', () => {
  const named = (path: (index: number) => string): string =>
    Array.from({ length: 3_000 }, (_, index) => `- Read \`${path(index)}\` first.\n`).join('');

  test('are not each held against a whole manifest', async () => {
    const base = {
      'package.json': `{"dependencies": {${'"a", '.repeat(160_000)}"b": "1"}}`,
      'a/index.ts': 'x\n',
      'AGENTS.md': 'x\n',
    };
    const { findings } = await judged(base, { 'AGENTS.md': named((index) => `a/part${index}`) });
    expect(findings.length).toBeGreaterThan(1);
  });

  test('are not each held against all files of their name', async () => {
    const base = {
      'AGENTS.md': 'x\n',
      ...Object.fromEntries(
        Array.from({ length: 20_000 }, (_, index) => [`src/d${index}/index.ts`, 'x\n']),
      ),
    };
    const head = { 'AGENTS.md': named((index) => `src/e${index}/index.ts`) };
    expect((await judged(base, head)).findings.length).toBeGreaterThan(1);
  });
});
