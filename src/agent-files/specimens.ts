import { joined } from '../text/pattern.js';

/*
 * Which agent files are test data, or patterns to copy? `tests/fixtures/CLAUDE.md` and `templates/app/AGENTS.md`
 * are: no agent works by them, and what they name is of no file of this repository.
 *
 *   isSpecimen('fixtures/CLAUDE.md')                 true: test data
 *   isSpecimen('.claude/plan-template.md')           true: to be copied
 *   isSpecimen('.claude/skills/create-pr/SKILL.md')  false: a skill of that name
 *
 * `detectors/references/` and `detectors/structure/` ask, and say less or nothing of them; what is hidden in a
 * text or unsafe in settings is found there as everywhere. Safe error: no. A folder may be added, with a file in
 * it that people copy. When it is wrong, `__tests__/agent-files/specimens.test.ts` fails.
 */

/**
 * Folders of test data and patterns: `tests/fixtures/`, `templates/`, `create-app/`,
 * `__snapshots__/`.
 */
const FOLDER_OF_SPECIMENS = new RegExp(
  joined`
    (?:^|\/)(?:
      (?:test|tests|__tests__|e2e|evals?|spec)\/(?:.*\/)?
        (?:data|fixtures?|cases|resources|assets|snapshots)
      |__?fixtures?__?|fixtures?|testdata|test-data|test_data|templates?|boilerplates?|skeleton
      |scaffold|starters?|cookiecutter[^/]*|create-[^/]*|snapshots|__snapshots__|corpus|corpora
      |seeded-[^/]*|evals?\/runs
    )\/`,
  'i',
);

/** A template by name, or where a skill keeps them: `plan-template.md`, `assets/plan.md`, `references/examples/`. */
const TEMPLATE = new RegExp(
  joined`
    (?:^|[/_.-])template[_.-][^/]*$
    |(?:^|\/)skills\/(?:[^/]+\/){1,3}(?:assets|(?:references|resources)\/examples)\/`,
  'i',
);

/** A folder that is named after one skill, command or agent: `skills/create-pr/`, which is no pattern of a skill. */
const OWN_FOLDER = /((?:^|\/)(?:agents|commands|prompts|rules|skills)\/)[^/]+\//g;

/** Whether an agent file is test data or a pattern to copy, by its path from the root. */
export function isSpecimen(path: string): boolean {
  return (
    FOLDER_OF_SPECIMENS.test(path.replace(OWN_FOLDER, '$1_/')) ||
    TEMPLATE.test(path) ||
    /\{\{/.test(path)
  );
}
