import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const MARKS = `<!-- picture: written by \`npm run docs\` from the imports of src/; do not edit it here. -->
<!-- end of the picture -->
`;

interface Drawn {
  readonly status: number | null;
  readonly output: string;
}

function draw(folder: string, ...options: readonly string[]): Drawn {
  const script = join(folder, 'scripts/architecture.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

test('the picture of the rooms is what the imports say (else run npm run docs)', () => {
  expect(draw(root, '--check')).toEqual({ status: 0, output: '' });
});

describe('a small house', () => {
  let house: string;

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'memtrust-house-'));
    mkdirSync(join(house, 'scripts'));
    cpSync(join(root, 'scripts/architecture.mjs'), join(house, 'scripts/architecture.mjs'));
    write('src/README.md', `# House\n\n${MARKS}\nThe end.\n`);
    write('src/index.ts', "import { gate } from './gate/gate.js';");
    write(
      'src/gate/gate.ts',
      "import { read } from '../tree/deep/read.js';\nimport type { Word } from '../text/word.js';",
    );
    write(
      'src/tree/deep/read.ts',
      "// import { gate } from '../../gate/gate.js';\nconst word = await import('../../text/word.js');",
    );
    write('src/text/word.ts', 'export type Word = string;');
  });

  afterEach(() => rmSync(house, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }

  const page = (): string => readFileSync(join(house, 'src/README.md'), 'utf8');

  test('is drawn from the top, without the arrows that others lead to anyway', () => {
    expect(draw(house).status).toBe(0);
    expect(page()).toContain(
      'graph TD\n  entries(["entries"])\n  gate["gate/"]\n  tree["tree/"]\n  text["text/"]\n' +
        '  entries --> gate\n  gate --> tree\n  tree --> text\n```\n',
    );
    expect(page()).toMatch(/^# House\n[\s\S]*\nThe end\.\n$/);
    expect(draw(house, '--check')).toEqual({ status: 0, output: '' });
  });

  test('whose imports changed is out of date, and a check writes nothing', () => {
    draw(house);
    const before = page();
    write('src/trust/judge.ts', "import type { Word } from '../text/word.js';");
    expect(draw(house, '--check')).toEqual({
      status: 1,
      output: expect.stringContaining('Run npm run docs.'),
    });
    expect(page()).toBe(before);
  });

  test('with a circle is not drawn, and the room is named', () => {
    write('src/text/up.ts', "import { gate } from '../gate/gate.js';");
    expect(draw(house)).toEqual({
      status: 1,
      output: expect.stringContaining('imports itself through other rooms'),
    });
  });

  test('without a place for the picture says what to put back', () => {
    write('src/README.md', '# House\n');
    expect(draw(house)).toEqual({
      status: 1,
      output: expect.stringContaining('put both marks back'),
    });
  });
});
