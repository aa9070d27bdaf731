import { ConfigurationError } from '../text/errors.js';

/*
 * Which options of `check` contradict one another? What would be taken for more than it is, or would say nothing,
 * is refused with the way out.
 */

/** The options that do not go with all others, as they were typed. */
export interface Combination {
  readonly paths: readonly string[];
  readonly rule?: readonly string[];
  readonly quiet?: boolean;
  readonly out?: string;
  readonly head?: string;
  readonly staged?: boolean;
  readonly updateBaseline?: boolean;
  readonly reason?: string;
  readonly by?: string;
  readonly expires?: string;
}

/** Throws a ConfigurationError where options contradict one another. */
export function refuseContradictions(
  typed: Combination,
  format: { readonly name: string; readonly showsParts?: true },
): void {
  if (typed.updateBaseline === true) return refusePartOfBaseline(typed);
  refuseStrayOptions(typed);
  if (typed.staged === true && typed.head !== undefined)
    throw new ConfigurationError(
      '--staged checks what would be committed, and --head a commit',
      'Leave out one of the two.',
    );
  const part = partOf(typed);
  if (part !== null && typed.out !== undefined)
    throw new ConfigurationError(
      `--out writes the whole report, and ${part} asks for a part of it`,
      `Leave out --out, or ${part}.`,
    );
  const less = part ?? (typed.quiet === true && typed.out === undefined ? '--quiet' : null);
  if (less !== null && format.showsParts !== true)
    throw new ConfigurationError(
      `--format ${format.name} is the whole report, and ${less} asks for a part of it`,
      `Leave out --format ${format.name}, or ${less}.`,
    );
}

/** What asks for a part of the repository; null where nothing does. */
function partOf({ paths, rule = [] }: Combination): string | null {
  if (paths.length > 0) return 'a path';
  return rule.length > 0 ? '--rule' : null;
}

/** All present findings are accepted; who types a part of them would get more than that. */
function refusePartOfBaseline(typed: Combination): void {
  const part =
    partOf(typed) ??
    (typed.quiet === true ? '--quiet' : null) ??
    (typed.staged === true ? '--staged' : null);
  if (part !== null)
    throw new ConfigurationError(
      `--update-baseline accepts all findings of the working tree, and does not go with ${part}`,
      `Leave out ${part}. To accept one finding: \`npx memtrust explain CODE\`.`,
    );
}

/** An option that says nothing here is refused: who types `--reason` believes that something is accepted. */
function refuseStrayOptions({ reason, by, expires }: Combination): void {
  const stray = [
    ['--reason', reason],
    ['--by', by],
    ['--expires', expires],
  ].find(([, value]) => value !== undefined)?.[0];
  if (stray !== undefined)
    throw new ConfigurationError(
      `${stray} only works with --update-baseline`,
      `Add --update-baseline, or leave ${stray} out.`,
    );
}
