import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { uploadArtifact } from '../../src/github/artifact.js';
import {
  artifactEnvironment,
  startArtifactStandIn,
  type ArtifactStandIn,
} from '../e2e/artifact-stand-in.js';

const environment = { ...process.env };

let service: ArtifactStandIn;
let folder: string;
beforeEach(async () => {
  service = await startArtifactStandIn();
  folder = mkdtempSync(join(tmpdir(), 'memtrust-artifact-'));
  writeFileSync(join(folder, 'a.txt'), 'a');
  Object.assign(process.env, artifactEnvironment(service));
});
afterEach(async () => {
  for (const name of Object.keys(artifactEnvironment(service))) delete process.env[name];
  Object.assign(process.env, environment);
  await service.close();
  rmSync(folder, { recursive: true });
});

/** What is written to standard output meanwhile. */
async function writtenDuring(action: () => Promise<unknown>): Promise<string> {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  try {
    await action();
  } finally {
    spy.mockRestore();
  }
  return written.join('');
}

test('a service that never answers is not waited for, and our own log goes on', async () => {
  service.answer(null);
  const upload = { name: 'x', folder, files: [join(folder, 'a.txt')], retentionDays: null };
  const log = await writtenDuring(async () => {
    expect(await uploadArtifact(upload, { artifacts: 'service' }, 300)).toEqual({
      why: 'the artifact service timed out',
      remedy: expect.stringContaining('run the job again'),
    });
    process.stdout.write('ours\n');
  });
  expect(log).toBe('ours\n');
});

test('what the client logs after the job went on without it is dropped too (SECURITY S24)', async () => {
  service.answer(429);
  const upload = { name: 'x', folder, files: [join(folder, 'a.txt')], retentionDays: null };
  const log = await writtenDuring(async () => {
    expect(await uploadArtifact(upload, { artifacts: 'service' }, 1)).toMatchObject({
      why: 'the artifact service timed out',
    });
    await setTimeout(500); // by now it has logged that it was refused
  });
  expect(log).toBe('');
});
