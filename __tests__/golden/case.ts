import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const GOLDEN = import.meta.dirname;
const CASES = join(GOLDEN, 'cases');
const REPOSITORIES = join(GOLDEN, 'repositories');

const files = z.record(z.string(), z.string());

/** One change of a repository; each has exactly one key. */
const step = z.union([
  z.strictObject({ write: files }),
  /** Path to [text, new text]; the text must occur exactly once. */
  z.strictObject({ replace: z.record(z.string(), z.tuple([z.string(), z.string()])) }),
  /** Old path to new path. */
  z.strictObject({ move: files }),
  z.strictObject({ remove: z.array(z.string()) }),
  /** A command of memtrust that must succeed. */
  z.strictObject({ run: z.string() }),
  z.strictObject({ branch: z.string() }),
  z.strictObject({ commit: z.string() }),
]);
export type Step = z.infer<typeof step>;

const repository = z.strictObject({
  about: z.string(),
  /** The repository that this one continues. */
  start: z.string().optional(),
  steps: z.array(step),
});
export type Repository = z.infer<typeof repository>;

const goldenCase = z.strictObject({
  title: z.string(),
  /** A file of `repositories/`, or `planted` or `benign`; an empty repository if it is missing. */
  start: z.string().optional(),
  steps: z.array(step).default([]),
  /** Command lines; `> name` keeps the standard output in a file of that name. */
  run: z.array(z.string()).min(1),
  /** Name in `expected/` to the path of a file that the commands wrote. */
  keep: files.default({}),
});
export type GoldenCase = z.infer<typeof goldenCase>;

function read<T>(path: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${relative('.', path)} is not valid:\n${why}`, { cause: error });
  }
}

export function caseNames(): string[] {
  return readdirSync(CASES).toSorted();
}

export function readCase(name: string): GoldenCase {
  return read(join(CASES, name, 'case.yml'), goldenCase);
}

export function readRepository(name: string): Repository {
  return read(join(REPOSITORIES, `${name}.yml`), repository);
}

export function expectedFolder(name: string): string {
  return join(CASES, name, 'expected');
}

/** What a case must print, by file name. */
export function readExpected(name: string): ReadonlyMap<string, string> {
  const folder = expectedFolder(name);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
  );
}
