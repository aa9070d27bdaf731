import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FixtureCase } from '../fixtures/fixture-case.js';
import {
  ALL_AT_WORK,
  runFixtures,
  type FixtureFault,
  type FixtureInput,
  type FixtureRun,
} from '../fixtures/run.js';
import { evaluateStage, type Evaluation } from '../gate/evaluate.js';
import { gateSurface } from '../gate/gate-surface.js';
import { rules } from '../gate/rules/index.js';
import { redactFixtures } from '../gate/withhold.js';
import { fixtureFile } from '../memory/layouts/memtrust.js';
import type { FixtureFile } from '../memory/records.js';
import { readMemory } from '../memory/store.js';
import { formats } from '../report/formats.js';
import { renderJson } from '../report/json.js';
import { terminalSafe } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { visible } from '../text/visible.js';
import { YAML_FILE_BYTES } from '../tree/limits.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { Workspace } from './workspace.js';
import { statOf } from '../tree/place.js';

export interface FixtureOptions {
  readonly format: 'text' | 'json';
  readonly now?: string;
}

/** `memtrust fixtures`: every surface is asked, and what the gate puts out is searched in every format. */
export async function runFixturesCommand(
  io: Io,
  path: string | undefined,
  { format, now = io.now }: FixtureOptions,
): Promise<ExitCode> {
  const workspace = await Workspace.open(io);
  try {
    const { base, head } = await workspace.compare({});
    const { policy } = (await readMemory(base ?? head)).policy;
    const files =
      path === undefined
        ? (await readMemory(head, policy)).fixtures.map((file): FixtureInput => ({
            ...file,
            origin: 'repository',
            replaced: false,
          }))
        : given(io.cwd, path).map((file): FixtureInput => ({
            ...file,
            origin: 'proposed',
            replaced: false,
          }));
    const surfaces = {
      gate: gateSurface(evaluateStage, everyView),
      rules: new Set<string>(rules.map(({ code }) => code)),
    };
    const result = redactFixtures(
      await runFixtures(files, { policy, now: Date.parse(now), surfaces, atWork: ALL_AT_WORK }),
      policy,
    );
    if (format === 'json') io.out(renderJson(asJson(result)));
    else tell(io, result);
    if (result.faults.length > 0) return EXIT.usage;
    return result.cases.every((one) => one.passed) ? EXIT.pass : EXIT.fail;
  } finally {
    workspace.close();
  }
}

async function everyView(evaluation: Evaluation): Promise<string> {
  return (
    await Promise.all(
      formats.map(async ({ render }) => render(evaluation, { color: false, manifestPath: null })),
    )
  ).join('\n');
}

/** The file that a user names, or all files of a folder that end as fixtures do. */
function given(cwd: string, typed: string): FixtureFile[] {
  const absolute = resolve(cwd, typed);
  const stat = statOf(absolute);
  if (stat?.isFile() === true) return [readFixture(absolute, typed)];
  if (stat?.isDirectory() !== true)
    throw new ConfigurationError(
      phraseText(say`${typed} is no file and no folder`),
      'Give the path of a fixture in YAML or JSON, or of a folder of them.',
    );
  const names = readdirSync(absolute)
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .toSorted();
  if (names.length === 0)
    throw new ConfigurationError(
      phraseText(say`${typed} has no fixture`),
      'Fixtures are files that end in .yml, .yaml or .json.',
    );
  return names.map((name) => readFixture(join(absolute, name), join(typed, name)));
}

function readFixture(absolute: string, path: string): FixtureFile {
  const stat = statOf(absolute);
  if (stat?.isFile() !== true)
    return { path, text: '', fault: 'a fixture must be a regular file, not a link or a folder' };
  if (stat.size > YAML_FILE_BYTES)
    return { path, text: '', fault: `the file is larger than ${YAML_FILE_BYTES / 1024} KiB` };
  return fixtureFile(path, readFileSync(absolute));
}

function asJson({ cases, faults }: FixtureRun): object {
  return {
    passed: cases.filter(({ passed }) => passed).length,
    total: cases.length,
    cases: cases.map(({ id, kind, passed, contaminated, misses }) => ({
      id: visible(id, 1_000),
      kind,
      passed,
      contaminated,
      misses: misses.map(({ surface, entry, expected, got }) => ({
        surface,
        entry: entry === null ? null : visible(entry, 1_000),
        expected,
        got,
      })),
    })),
    faults: faults.map(({ path, problem }) => ({
      path: visible(path, 1_000),
      ...(problem.line === undefined ? {} : { line: problem.line }),
      message: phraseText(problem.message),
    })),
  };
}

function tell(io: Io, { cases, faults }: FixtureRun): void {
  for (const one of cases) io.out(terminalSafe(lineOf(one)));
  for (const fault of faults)
    io.err(terminalSafe(`error: ${placeOf(fault)}: ${phraseText(fault.problem.message)}\n`));
  const failed = cases.filter(({ passed }) => !passed).length;
  io.out(
    `${cases.length - failed} of ${cases.length} pass${faults.length === 0 ? '' : `; ${faults.length} ${faults.length === 1 ? 'problem' : 'problems'} in files that cannot be run`}\n`,
  );
}

function lineOf({ id, kind, passed, misses }: FixtureCase): string {
  const rows = misses.map(
    ({ surface, entry, expected, got }) =>
      `      ${surface}  ${entry === null ? 'the whole' : phraseText(say`${entry}`)}: expected ${expected}, got ${got}\n`,
  );
  return `${passed ? 'pass' : 'FAIL'}  ${visible(id)} (${kind})\n${rows.join('')}`;
}

function placeOf({ path, problem: { line } }: FixtureFault): string {
  return `${phraseText(say`${path}`)}${line === undefined ? '' : ` line ${line}`}`;
}
