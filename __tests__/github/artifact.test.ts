import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a service that never answers is not waited for, and the log is as it was', async () => {
  service.answer(null);
  const before = Object.getOwnPropertyDescriptor(process.stdout, 'write');
  const files = [join(folder, 'a.txt')];
  const upload = { name: 'x', folder, files, retentionDays: null };
  expect(await uploadArtifact(upload, { artifacts: 'service' }, 300)).toEqual({
    why: 'the artifact service timed out',
    remedy: expect.stringContaining('run the job again'),
  });
  expect(Object.getOwnPropertyDescriptor(process.stdout, 'write')).toEqual(before);
});
