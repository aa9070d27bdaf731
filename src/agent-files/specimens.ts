import { joined } from '../text/pattern.js';

/*
 * Which agent files are test data or templates? No agent works by them, and what they name is not of this
 * repository.
 *     isSpecimen('fixtures/CLAUDE.md')                 true: test data
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
