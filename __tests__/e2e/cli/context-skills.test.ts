/** The text of a skill comes into a context for its name alone; that it is there is said whatever is asked. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileManifest } from '../../../src/context/build/manifest.js';
import { parseContext } from '../../context/build/parse-context.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeAll(() => {
  repository = new Sandbox();
  for (const name of ['tag', 'notes', 'undo'])
    repository.write(
      `.claude/skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: How a release gets its ${name}.\n---\n# Release\n\nThe body of ${name} for a release.\n`,
    );
  repository
    .write('.claude/skills/tag/references/more.md', 'The body of more for a release.\n')
    .write('skills/link/SKILL.md', '---\nname: link\n---\nThe body of link for a release.\n')
    .link('.codex/skills', '../skills')
    .write('CLAUDE.md', '# Release\n\nA release is made on Mondays.\n')
    .commit();
});

afterAll(() => repository.dispose());

async function contextWith(...options: readonly string[]) {
  await repository.done('context', '--query', 'release body', '--out', 'out/c.md', ...options);
  const manifest: FileManifest = JSON.parse(repository.read('out/c.md.manifest.json'));
  const text = repository.read('out/c.md');
  const skills = parseContext(text)?.sections.find(({ name }) => name === 'skills')?.blocks ?? [];
  return { text, manifest, skills };
}

describe('a skill that a query finds', () => {
  it('is named and described, and its text stays out', async () => {
    const { text, manifest, skills } = await contextWith();
    expect(text).not.toContain('The body of');
    expect(text).toContain('> A release is made on Mondays.');
    expect(skills.map(({ attributes }) => new Map(attributes).get('about'))).toEqual(
      expect.arrayContaining(
        ['tag', 'notes', 'undo'].map((name) => `How a release gets its ${name}.`),
      ),
    );
    const rows = manifest.entries.filter(({ source_id: id }) => id.includes('skills/'));
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => row.body_included || row.bytes_included > 0)).toEqual([]);
  });

  it('comes with its text for its name, and counts as a skill', async () => {
    const { text, skills } = await contextWith('--skill', 'tag');
    expect(text.match(/The body of \w+/g)).toEqual(['The body of tag']);
    expect(skills.find(({ body }) => body !== null)?.body).toContain('The body of tag');
  });

  it('keeps to the limit of skills, whatever is found', async () => {
    const { text, manifest } = await contextWith('--skill', 'tag', '--limit', 'skills=5');
    expect(text).not.toContain('The body of');
    const parts = manifest.budget?.parts ?? [];
    expect(parts.find(({ part }) => part === 'skills')?.used).toBeLessThanOrEqual(5);
  });

  it('is found by recall as ever', async () => {
    const { stdout } = await repository.done('recall', 'release', '--limit', '20');
    expect(stdout).toContain('skills/tag/SKILL.md');
  });
});
