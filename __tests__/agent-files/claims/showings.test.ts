import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { mentionsMemory } from '../../../src/agent-files/claims/mention.js';
import { showingsIn } from '../../../src/agent-files/claims/showings.js';
import { readAgentText } from '../../../src/agent-files/agent-text.js';

const linesOf = (text: string) =>
  showingsIn(readAgentText(text.split('\n'))).map(({ line }) => line);

const CLAIMED = [
  'Our false-memory demo is complete.',
  'Our false-memory demo … complete',
  'The false memory and stale memory demos are complete and pass in CI.',
  'memtrust demonstrates stale memory detection.',
  'This repository demonstrates how a false memory is kept out of the baseline.',
  'We demonstrated that stale memory is not trusted.',
  'See our stale-memory demo.',
  'Watch the poisoned-memory demo below.',
  'The demo shows that a malicious memory candidate never becomes trusted.',
  'A demonstration of false-memory rejection is available in docs.',
  'Stale memory detection has been demonstrated on three repositories.',
  'Stale-memory demo: done.',
  '✅ False-memory demo',
  '- [x] Stale memory demo',
  '| False-memory demo | complete |',
  'We shipped a live demo of memory poisoning being blocked.',
  'The memory-poisoning demonstration passes.',
  'This walkthrough proves that outdated memories lose their trust.',
  'Demonstrates detection of outdated facts.',
  'Now with working demos for false memory and stale memory!',
  '## Stale-memory demo\n\nThe demo is complete.',
  '## Demos\n\nFalse-memory:\n\n- the demo passes',
  'A live demonstration of stale-memory handling ships with this release.',
  'We have a working demo of stale memory.',
  'Demo: stale memory detection works',
  'See it live: a poisoned memory is caught in the demo.',
  'We showcase how stale memories are excluded.',
  'Acceptance demos (false memory, stale memory): complete.',
  'In this demo, a false memory is planted and the gate rejects it.',
  'The memory trust demos are complete: false memory, stale memory.',
  'Stale-memory detection: demonstrated.',
  'We proved in a demo that stale memory is not used.',
  '虚假记忆演示已完成。',
  '我们的过期记忆 demo 已经跑通。',
  '假記憶展示已經完成。',
  '本项目演示了如何识别过期记忆。',
  '陳舊記憶 demo 已通過。',
];

const HARMLESS = [
  '## False-Memory Demo',
  'Goal: prove that an unaccepted or malicious memory candidate does not become trusted context.',
  'These are product acceptance specs for memory correctness; they define what the false-memory demo must show.',
  'Executable fixtures and tests for the false-memory and stale-memory demos live under tests/fixtures/.',
  'Tests cover false-memory and stale-memory behavior before those demos are advertised.',
  'The false-memory demo is not complete yet.',
  'A stale-memory demo is planned.',
  'The stale-memory demo should pass before release.',
  'We will demonstrate stale memory detection later.',
  'Is the false-memory demo complete?',
  'Do not say that the false-memory demo is complete.',
  'A page that claims "our false-memory demo is complete" needs a fixture.',
  '`Our false-memory demo is complete.`',
  '> Our false-memory demo is complete.',
  '- [ ] Stale memory demo',
  '| False-memory demo | planned |',
  'Stale facts are named in the report.',
  'The report shows stale facts first.',
  'The check shows which memory is stale.',
  'This example demonstrates shared memory between threads.',
  'The demo shows how the cache serves stale data.',
  'This demo allocates memory and shows a false positive.',
  'The benchmark demonstrates lower memory usage.',
  'Demonstrates the memory model of Rust.',
  'A paper that demonstrates memory poisoning attacks on agents is [1].',
  'Researchers demonstrated memory poisoning of agents.',
  'Other tools demonstrate stale memory only.',
  'To demonstrate stale memory, change the file.',
  'Demonstrate stale memory detection before you advertise it.',
  'Add a false-memory demo.',
  'False-memory and stale-memory fixtures pass.',
  'No demo of false memory exists.',
  'Our demo is complete.',
  'This example shows false sharing in memory.',
  '只有在行为与测试都完成后,公开文件才应宣称虚假记忆 demo 已完成。',
  '虚假记忆演示尚未完成。',
  '过期记忆演示的规格如下。',
];

describe('a claim that false or stale memory was demonstrated', () => {
  test.each(CLAIMED)('is found: %s', (text) => {
    expect(linesOf(text)).toHaveLength(1);
    expect(mentionsMemory(text)).toBe(true);
  });

  test.each(HARMLESS)('is not found where nothing is claimed: %s', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it('has its line and column, and a key that stays when lines move', () => {
    const text = 'Our false-memory demo is complete.';
    const [showing] = showingsIn(readAgentText(['', `Plain. ${text}`]));
    expect(showing).toMatchObject({ line: 2, column: 8 });
    expect(showingsIn(readAgentText(['# A', '', '', text]))[0]?.key).toBe(showing?.key);
  });
});

const root = join(import.meta.dirname, '../../..');
const under = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  );
const pages = [
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...under('docs'),
  ...under('__tests__/agent-files/claims'),
].filter((path) => path.endsWith('.md'));

describe('no false alarm', () => {
  test.each(pages)('in %s', (path) => {
    expect(linesOf(readFileSync(join(root, path), 'utf8'))).toEqual([]);
  });
});
