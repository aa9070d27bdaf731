import { afterAll, expect, test } from '@jest/globals';
import { Sandbox } from '../e2e/cli/sandbox.js';

/*
 * What `bind` writes lies in repositories of users. Digests and hints that change here make every binding of their
 * kind stale, or lose what moved: do not mend the text below, mend the code.
 */
const box = new Sandbox();
afterAll(() => box.dispose());

const CODE = `export class Queue {
  /** The newest is last. */
  push(item: string): number {
    const room = 3 * 7;
    this.items.push(item);
    return room - this.items.length;
  }
}

export function drain(queue: Queue): void {
  while (queue.pop() !== null) continue;
}
`;

test('what a source of each kind is bound to is written as it always was', async () => {
  box
    .write('src/queue.ts', CODE)
    .write(
      'guide.md',
      '# Guide\n\n## Retries\n\nThree tries, then it fails.\n\n## Limits\n\nNone.\n',
    )
    .write(
      'package.json',
      '{\n  "name": "w",\n  "scripts": { "test": "jest --ci", "lint": "ox" }\n}\n',
    )
    .write('ci.yml', 'jobs:\n  test:\n    steps: [lint, test]\n    timeout: 30\n');
  const ways: readonly (readonly [string, ...string[]])[] = [
    ['file', 'src/queue.ts', '--whole-file'],
    ['lines', 'src/queue.ts#L3-L7'],
    ['symbol', 'src/queue.ts', '--symbol', 'Queue.push'],
    ['quote', 'src/queue.ts', '--quote', 'return room - this.items.length;'],
    ['quote-in-symbol', 'src/queue.ts', '--symbol', 'drain', '--quote', 'queue.pop() !== null'],
    ['heading', 'guide.md', '--heading', 'Retries'],
    ['pointer', 'package.json#/scripts/test'],
    ['yaml', 'ci.yml', '--pointer', '/jobs/test/steps'],
    ['absent', 'src/queue.ts', '--absent', 'setTimeout'],
    ['gone', 'src/old.ts', '--absent'],
  ];
  box.commit();
  for (const [id, ...place] of ways) {
    box.write(`.memtrust/facts/${id}.md`, '---\nstatus: candidate\n---\nIt is so.\n');
    await box.done('bind', id, ...place);
  }
  const written = ways.map(([id]) => box.read(`.memtrust/facts/${id}.md`)).join('');
  const sources = written
    .replaceAll('---\nstatus: candidate\nsources:\n', '')
    .replaceAll('---\nIt is so.\n', '');
  expect(sources).toBe(STORED);
});

const STORED = `  - path: src/queue.ts
    digest: sha256:9981b750e6aefe6a5cef0cfeaf549afc35f4ddd87a8e5541403310c19a22311b
    norm: n3
    blob: "32be7ea332c62cecf0c7adf26e9bf5355e147e06"
    raw: sha256:734a8411f324360b9e5652f41acb22e1ae398e58ea9e162cc9de8078ae2ab4c3
  - path: src/queue.ts
    lines: 3-7
    digest: sha256:1aab2eb5bef668b2c5a53c0c2739001126a758c61e9fc3154fc5799654c07418
    norm: n3
    blob: "32be7ea332c62cecf0c7adf26e9bf5355e147e06"
    context: ["e3b0c442", "e343185c", "06ecc663", "d10b36aa", "e3b0c442", "3572f927"]
    within: Queue
    around: "fff32b39232d34f0"
  - path: src/queue.ts
    symbol: Queue.push
    lines: 3-7
    digest: sha256:1aab2eb5bef668b2c5a53c0c2739001126a758c61e9fc3154fc5799654c07418
    norm: n3
    blob: "32be7ea332c62cecf0c7adf26e9bf5355e147e06"
    raw: sha256:ccfb9a7d40ae688fc815f5b5b2170bb39ce14722892e5278122cfe3df8ed7132
    around: "fff32b39232d34f0"
  - path: src/queue.ts
    quote: return room - this.items.length;
    lines: 6-6
    digest: sha256:3a75377fd5d57c76b76b4f4739975348941bc4ee4c7df6b3a5ff08c14478f671
    norm: n3
    blob: "32be7ea332c62cecf0c7adf26e9bf5355e147e06"
    context: ["0d98b56e", "ebb4c9d3", "657dbdc7", "d10b36aa", "d10b36aa", "e3b0c442"]
    within: Queue.push
    around: "55d5abd5cd41ff7d"
  - path: src/queue.ts
    symbol: drain
    quote: queue.pop() !== null
    lines: 11-11
    digest: sha256:3ccb1073f0d9484e75256212d7f10fe0eea44eca8ae5844618060b00f83e3727
    norm: n3
    blob: "32be7ea332c62cecf0c7adf26e9bf5355e147e06"
    context: ["d10b36aa", "e3b0c442", "3572f927", "d10b36aa", "e3b0c442", "e3b0c442"]
    within: drain
    around: "131c7a817ecbdb32"
  - path: guide.md
    heading: Retries
    lines: 3-5
    digest: sha256:6accf5acfaf9c87649e7d3040ac9d488681f6bcc48a71fb987fb5349ee9158c2
    norm: n3
    blob: "9f9c2632f08738000cf84d8d8f0f516f644f8bfd"
  - path: package.json
    pointer: /scripts/test
    lines: 3-3
    digest: sha256:926c33cfc2346748eeab66114c4bb1a5246d1639db77db1ca886219726778de5
    norm: n3
    blob: "350f0d535f16652fca17c2c7ff869d9572645666"
  - path: ci.yml
    pointer: /jobs/test/steps
    lines: 3-3
    digest: sha256:bcd5830f1ac1bfe319c42cedc97878068a9acbd5cc90ee39400435465997d8fa
    norm: n3
    blob: "ba1ee36380c250663d5f41b8063545f8c9677a04"
  - path: src/queue.ts
    absent: setTimeout
    digest: sha256:96687cbbc25c75889925f3d1fb2da37b147540c01d275b2a49330ba1e1bb5724
    norm: n3
    blob: "32be7ea332c62cecf0c7adf26e9bf5355e147e06"
  - path: src/old.ts
    absent: true
    digest: sha256:96687cbbc25c75889925f3d1fb2da37b147540c01d275b2a49330ba1e1bb5724
    norm: n3
`;
