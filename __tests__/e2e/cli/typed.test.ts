import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { givenBy } from './typed.js';

const PLAIN = [
  'npx memtrust',
  'npx memtrust check --base main --head first-fact --format json',
  'npx memtrust propose a/b --text "Owners go first." --source src/guard.ts#L1-L3,x=1 --by ada',
  `npx memtrust retire a --why 'no "reason", $HOME' --to=un"quo ted"end`,
  'npx memtrust facts ""',
];

it('reads a line of plain words and quotes as a shell does', () => {
  for (const line of PLAIN) {
    const script = `npx() { shift; [ $# = 0 ] || printf '%s\\0' "$@"; }; ${line}`;
    const words = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0');
    expect([line, givenBy(line)]).toEqual([line, words.slice(0, -1)]);
  }
});

it('leaves to a shell whatever means something to it', () => {
  for (const line of [
    'npx memtrust facts | head',
    'npx memtrust facts > facts.txt',
    'npx memtrust facts 2> /dev/null',
    'npx memtrust facts && npx memtrust check',
    'npx memtrust facts; ls',
    'npx memtrust facts &',
    'npx memtrust facts # all',
    'npx memtrust facts $ID',
    'npx memtrust facts "$ID"',
    'npx memtrust facts "`id`"',
    'npx memtrust facts *.md',
    'npx memtrust facts ~/a',
    'npx memtrust facts {a,b}',
    'npx memtrust facts a\\ b',
    'npx memtrust facts "a',
    'npx memtrust facts (a)',
    'npx memtrust facts\nls',
    'git status',
  ])
    expect([line, givenBy(line)]).toEqual([line, null]);
});
