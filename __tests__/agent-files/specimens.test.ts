import { describe, expect, it } from '@jest/globals';
import { brokenFiles } from '../../src/agent-files/detectors/structure/index.js';
import { AgentDocument } from '../../src/agent-files/document.js';
import { isSpecimen } from '../../src/agent-files/agents.js';

describe('test data and patterns to copy', () => {
  it.each([
    'tests/fixtures/CLAUDE.md',
    'tests/integration/fixtures/empty/.apm/skills/placeholder/SKILL.md',
    'templates/app/AGENTS.md',
    'packages/create-app/CLAUDE.md',
    '.claude/plan-template.md',
    '.claude/skills/plan/assets/plan.md',
    '.claude/skills/create-pr/templates/body.md',
    '.cursor/skills/agents/references/examples/web/AGENTS.md',
    'src/{{name}}/CLAUDE.md',
  ])('%s is one', (path) => {
    expect(isSpecimen(path)).toBe(true);
  });

  it.each([
    '.claude/skills/create-pr/SKILL.md',
    '.claude/skills/create-pr/reference/steps.md',
    '.claude/commands/create-issue/bug.md',
    '.agents/skills/scaffold/SKILL.md',
    'plugins/web/skills/templates/SKILL.md',
    '.cursor/rules/fixtures/style.mdc',
    'src/terminal/snapshot/AGENTS.md',
    'examples/web/AGENTS.md',
    'CLAUDE.md',
  ])('%s is not, whatever its folder is called', (path) => {
    expect(isSpecimen(path)).toBe(false);
  });

  it('have a form that nobody has to correct', () => {
    const keys = (path: string): readonly string[] =>
      [
        ...brokenFiles.look(new AgentDocument('claude', 'skill', path, path, 'No front matter.\n')),
      ].map(({ key }) => key);
    expect(keys('.claude/skills/create-pr/SKILL.md')).not.toEqual([]);
    expect(keys('tests/fixtures/a/.claude/skills/create-pr/SKILL.md')).toEqual([]);
  });
});
