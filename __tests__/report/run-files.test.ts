import { expect, it } from '@jest/globals';
import { type RunFiles, runFilesLine, withoutRunFiles } from '../../src/report/run-files.js';

const repository = { server: 'https://github.com', owner: 'acme', repo: 'shop' };

it.each<RunFiles>([
  { kind: 'artifact', name: 'memtrust', artifact: 3, run: 12 },
  { kind: 'artifact', name: 'memtrust', artifact: null, run: null },
  { kind: 'runner', why: 'the input artifacts is false', run: 12 },
  { kind: 'elsewhere', run: 12 },
  { kind: 'elsewhere', run: null },
])('the companion knows the line of the gate, and mistakes no other for it: %j', (files) => {
  const body = `comment\n${runFilesLine(files, repository)}`;
  expect(withoutRunFiles(body, repository)).toBe('comment');
  const forged = body.replace('</sub>', ' [here](https://evil.example)</sub>');
  expect(withoutRunFiles(forged, repository)).toBe(forged.trimEnd());
});
