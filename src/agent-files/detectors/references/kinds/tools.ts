import { kept, remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { anyCase } from '../../../../text/pattern.js';
import { wordList } from '../../../../text/words.js';
import { baseName } from '../../../../tree/path.js';
import { referencedCommandsIn } from '../commands.js';
import { isAtHome } from '../home.js';
import type { Mention, MentionKind } from '../mention.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';

/*
 * Does a text name a formatter, linter or test runner that the repository replaced? It has a tool where a manifest
 * depends on it, or where a file of the tool is there. What it never had may be a tool of the reader.
 */

interface Tool {
  readonly name: string;
  readonly dependencies: readonly string[];
  /** Beginnings of the names of its files. */
  readonly files: readonly string[];
}

/** As written in prose; what manifests call it; how its files begin. */
const ROWS = `
Jest | jest ts-jest @jest/globals | jest.config.
Vitest | vitest | vitest.config. vitest.workspace.
Mocha | mocha | .mocharc
Jasmine | jasmine | jasmine.json
Cypress | cypress | cypress.config. cypress.json
Playwright | playwright @playwright/test | playwright.config.
Storybook | storybook @storybook/react |
Prettier | prettier | .prettierrc prettier.config.
ESLint | eslint | .eslintrc eslint.config.
Biome | @biomejs/biome | biome.json
Oxlint | oxlint | .oxlintrc
Stylelint | stylelint | .stylelintrc stylelint.config.
Husky | husky |
Lefthook | lefthook | lefthook.y
Webpack | webpack | webpack.config.
Rollup | rollup | rollup.config.
Turborepo | turbo | turbo.json
Lerna | lerna | lerna.json
Bazel | | MODULE.bazel WORKSPACE BUILD.bazel .bazelrc
Yarn | | yarn.lock .yarnrc
pnpm | | pnpm-lock.yaml pnpm-workspace.yaml
Poetry | poetry-core | poetry.lock
Pipenv | | Pipfile
Black | black |
Ruff | ruff | ruff.toml .ruff.toml
Flake8 | flake8 | .flake8
isort | isort | .isort.cfg
Pylint | pylint | .pylintrc
mypy | mypy | mypy.ini
tox | tox | tox.ini
nox | nox | noxfile.py
golangci-lint | | .golangci.
RuboCop | rubocop | .rubocop
RSpec | rspec rspec-rails | .rspec
Prisma | prisma @prisma/client | schema.prisma
Drizzle | drizzle-orm | drizzle.config.
`;

const TOOLS: readonly Tool[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', dependencies = '', files = ''] = row.split('|').map((cell) => cell.trim());
    return { name, dependencies: wordsIn(dependencies), files: wordsIn(files) };
  });

function wordsIn(cell: string): readonly string[] {
  return cell === '' ? [] : wordList(cell);
}

/** As a name by itself, with its capitals; no part of a longer name. */
const NAMED = new RegExp(
  String.raw`(?<![\w@./-])(?:${TOOLS.map(({ name }) => name).join('|')})(?![\w/-]|\.\w)`,
  'g',
);

/** Tools of the repository that a text names. */
export const tools: MentionKind = {
  name: 'tool',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    yield* toolsRun(reading);
    if (reading.document.text.search(NAMED) < 0) return;
    for (const { kind, number: line, text } of reading.lines) {
      if (kind === 'code' || kind === 'comment' || text.length > LONGEST_LINE) continue;
      for (const { 0: target, index } of text.matchAll(NAMED)) {
        const tool = BY_NAME.get(target.toLowerCase());
        if (tool !== undefined) yield mentionOf(tool, { target, line, column: index + 1 }, reading);
      }
    }
  },
};

/** Tools by what they are called on a command line. */
const BY_NAME: ReadonlyMap<string, Tool> = new Map(
  TOOLS.map((tool) => [tool.name.toLowerCase(), tool]),
);

/** What hands a command on to a program of a package. */
const HANDS_ON = /^(?:npx|bunx|pnpx|dlx|exec|run|uvx|bundle|poetry|uv|--)$/;

/** `yarn watch`, `npx jest src`. */
function* toolsRun(reading: ReferenceReading): Generator<Mention> {
  for (const { words, line, column } of referencedCommandsIn(reading)) {
    const program = words.find((word, index) => index > 0 && !HANDS_ON.test(word));
    const [first = ''] = words;
    for (const target of HANDS_ON.test(first) ? [first, program ?? ''] : [first]) {
      const tool = BY_NAME.get(target);
      if (tool !== undefined) yield mentionOf(tool, { target, line, column }, reading);
    }
  }
}

function mentionOf(
  tool: Tool,
  place: Pick<Mention, 'target' | 'line' | 'column'>,
  reading: ReferenceReading,
): Mention {
  const { target, line, column } = place;
  return {
    kind: 'tool',
    ...place,
    isIn: async (scene) =>
      (await isAtHome(reading))
        ? ((await toolsIn(scene)(OF_A_SKILL.test(reading.document.path)))?.has(tool) ?? null)
        : null,
    suspect: async () => null,
    lost: {
      message: say`${[target]} is neither a dependency here nor has a file of settings`,
      remedy: plain('Name the tool that took its place, or remove the sentence.'),
    },
    isQuiet: () =>
      reading.isSilent(line, column, reading.codeLengthAt(line, column) ?? target.length),
  };
}

/** Files that say what a repository depends on, or what it installs and runs; with more of them nothing is said. */
const MANIFEST = anyCase`
  (?:^|\/)(?:package\.json|pyproject\.toml|requirements[\w.-]*\.(?:txt|in)|setup\.(?:cfg|py)|tox\.ini|noxfile\.py
      |pipfile|gemfile|[\w-]+\.gemspec|cargo\.toml|deno\.jsonc?|environment\.ya?ml|pixi\.toml|flake\.nix
      |\.pre-commit-config\.yaml|lefthook\.ya?ml|\.?mise\.toml|\.tool-versions|gnumakefile|makefile|\.?justfile
      |taskfile\.ya?ml|dockerfile)$
  |(?:^|\/)\.github\/(?:workflows|actions)\/.{1,200}\.ya?ml$`;
/** What a skill depends on is no tool of the repository. */
const OF_A_SKILL = /(?:^|\/)skills\//;
const MOST_MANIFESTS = 2_000;

/** By whether the text is of a skill, which may have tools of its own. */
const toolsIn = remembered((scene: ReferenceScene) => {
  const known = new Map<boolean, Promise<ReadonlySet<Tool> | null>>();
  return async (isOfSkill: boolean) =>
    kept(known, isOfSkill, async () => toolsFor(scene, isOfSkill));
});

async function toolsFor(
  scene: ReferenceScene,
  isOfSkill: boolean,
): Promise<ReadonlySet<Tool> | null> {
  const paths = [...scene.repository.tree.entries.keys()];
  const manifests = paths.filter(
    (path) => MANIFEST.test(path) && (isOfSkill || !OF_A_SKILL.test(path)),
  );
  if (manifests.length > MOST_MANIFESTS) return null;
  const names = new Set(paths.map(baseName));
  const words = new Set<string>();
  for (const text of (await scene.read(manifests)).values())
    for (const [word] of (text ?? '').matchAll(/[\w@/-]+/g)) words.add(word);
  const known = [...names].filter((name) => /^[.A-Zbcdejlmnprstvwy]/.test(name));
  return new Set(
    TOOLS.filter(
      ({ dependencies, files }) =>
        dependencies.some((one) => words.has(one)) ||
        files.some((file) => known.some((name) => name.startsWith(file))),
    ),
  );
}
