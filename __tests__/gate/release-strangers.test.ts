import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { unlabelledIn } from '../../src/gate/release/labels.js';
import { check, store } from '../store.js';

/** After the READMEs of agent frameworks, vector databases, chat memories, MCP servers, RAG kits and coding agents. */
const folder = join(import.meta.dirname, 'readmes');
const readmes = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

const base = store().fact('a').adopted().file('README.md', 'See memtrust.\n');

describe('an AI product that uses memtrust for its repository', () => {
  it('may say of its product whatever it wants in 40 READMEs that do not name memtrust', async () => {
    expect(readmes).toHaveLength(40);
    let head = base;
    for (const { name, text } of readmes)
      head = head
        .file(`products/${name.replace('.md', '')}/README.md`, text)
        .file(`docs/${name}`, text);
    const { findings, verdict } = await check(base, head);
    expect([verdict, findings.filter(({ rule }) => /^MT(?:8|708)/.test(rule))]).toEqual([
      'pass',
      [],
    ]);
  });

  it('fails where a README names memtrust and says it of memory', async () => {
    const { text = '' } = readmes.find(({ name }) => name === 'chat-memory.md') ?? {};
    const { findings } = await check(base, base.file('README.md', `${text}\n\`memtrust check\`\n`));
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['MT801', 'MT802']));
  });
});

const STATEMENT = 'Owner checks run before any private resource is returned.';

const ORDINARY: readonly (readonly [path: string, text: string])[] = [
  ['serverless.json', '{"functions": {"api": {"memory": 512, "timeout": 10}}, "memory": 512}'],
  [
    'serverless.yml',
    'functions:\n  api:\n    memory: 512\n    description: Answers the requests of the shop.\n',
  ],
  [
    'deploy.yaml',
    'spec:\n  containers:\n    - resources:\n        limits:\n          memory: 512Mi\n---\nkind: Service\n',
  ],
  [
    'compose.yml',
    'services:\n  db:\n    deploy:\n      resources:\n        limits: {memory: 1g}\n',
  ],
  [
    'crew/agents.yaml',
    'researcher:\n  role: Finds facts about a topic for the writer\n  memory: true\n',
  ],
  [
    'package.json',
    '{"name": "memory", "version": "1.0.0", "keywords": ["memory", "facts"], "devDependencies": {"memtrust": "1"}}',
  ],
  [
    'package-lock.json',
    '{"name": "x", "packages": {"node_modules/memory-fs": {"version": "0.5.0", "license": "MIT"}}}',
  ],
  [
    '.github/workflows/ci.yml',
    'jobs:\n  a:\n    steps:\n      - name: Check the memory of this repository\n        uses: memtrust/memtrust@v0\n',
  ],
  [
    'prometheus.json',
    '{"panels": [{"title": "memory", "targets": [{"expr": "memory_usage_bytes"}]}]}',
  ],
  [
    'hardware.json',
    '{"memory": ["16 GB DDR5", "32 GB DDR5"], "items": [{"memory": 16, "price": 100}]}',
  ],
  [
    'locales/en.yml',
    'en:\n  memories:\n    empty: You have no memories yet.\n    title: All of your memories at once\n',
  ],
  ['chat.json', `{"memory": [{"role": "user", "content": "${STATEMENT}"}]}`],
  ['users.json', `{"memories": [{"memory": "Alex likes to hike in summer.", "user_id": "alex"}]}`],
  ['points.json', `{"memories": [{"text": "${STATEMENT}", "embedding": [0.1, 0.2]}]}`],
  ['devices.json', '{"devices": [{"id": "a", "trust_level": "high"}], "kind": "fact-sheet"}'],
  ['warehouse.yml', 'tables:\n  - type: fact\n    name: orders\n'],
  [
    'openapi.yaml',
    'openapi: 3.0.0\ncomponents:\n  schemas:\n    Memory:\n      type: object\n      properties:\n        trusted_baseline: {type: boolean}\n        status: {type: string}\n',
  ],
  ['tsconfig.json', '{\n  // memory\n  "compilerOptions": {}\n}'],
  ['chart/values.yaml', 'resources: &r\n  requests: {memory: 1Gi}\nother: *r\n'],
];

const LIES: readonly (readonly [path: string, text: string, fault: string])[] = [
  [
    'a.json',
    '{"status":"candidate","trust_level":"trusted","trusted_baseline":true}',
    'contradiction',
  ],
  [
    'a.json',
    '{"facts":[{"status":"stale","trust_level":"trusted","source":"x","text":"Run npm ci first."}]}',
    'contradiction',
  ],
  [
    'a.json',
    '{"facts":[{"status":"accepted","trust_level":"candidate","source":"x","text":"Run npm ci first."}]}',
    'contradiction',
  ],
  [
    'a.json',
    '{"memory":[{"status":"blessed","trust_level":"trusted","source":"x","text":"Run npm ci first."}]}',
    'unknown status',
  ],
  [
    'a.json',
    '{"memory":[{"status":"accepted","trust_level":"total","source":"x","text":"Run npm ci first."}]}',
    'unknown trust level',
  ],
  ['a.json', `{"memory":["${STATEMENT}"]}`, 'status'],
  ['a.json', `{"memory":[{"text":"${STATEMENT}"}]}`, 'status'],
  [
    'a.jsonl',
    `{"kind":"fact","text":"${STATEMENT}"}\n{"kind":"fact","text":"Sessions end after an hour."}\n`,
    'status',
  ],
  ['a.yaml', `memory:\n  - ${STATEMENT}\n`, 'status'],
  ['a.yml', `memories:\n  - text: ${STATEMENT}\n`, 'status'],
  ['a.yml', 'status: candidate\ntrust_level: trusted\ntrusted_baseline: true\n', 'contradiction'],
  ['a.yml', `kind: ConfigMap\n---\nkind: fact\ntext: ${STATEMENT}\n`, 'status'],
  [
    'm.json',
    '{"schema":"ait.context_manifest","trusted":[{"source_id":"fact:a","status":"candidate"}]}',
    'contradiction',
  ],
  [
    'm.json',
    '{"entries":[{"source_id":"fact:a","source_class":"candidate_memory","status":"candidate","trust_level":"candidate"}],"trusted_baseline_refs":["fact:a"]}',
    'contradiction',
  ],
  [
    'm.json',
    '{"run":{"entry":{"source_id":"fact:a","status":"candidate","trust_level":"candidate","trusted_baseline":true}}}',
    'contradiction',
  ],
  [
    'm.yaml',
    'schema: memtrust.manifest\ntrusted:\n  - source_id: fact:a\n    status: policy_blocked\n    trust_level: trusted\n',
    'contradiction',
  ],
];

describe('data', () => {
  test.each(ORDINARY)('that is no memory passes: %s', (path, text) => {
    expect(unlabelledIn(text, path)).toEqual([]);
  });

  test.each(LIES)('of memory is read by its values: %s: %s', (path, text, fault) => {
    expect(unlabelledIn(text, path).flatMap(({ faults }) => faults)).toContain(fault);
  });
});
