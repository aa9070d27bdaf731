import type { Span } from '../../languages/outline/outline.js';
import type { Anchor } from './ground.js';

/* A mention is something that a statement names and that the repository has: a path, script, key or name of code. */

/** Where a mention is. */
export interface MentionPlace {
  readonly path: string;
  /** Texts of the file that say the name, any of which may be cited; null for the path itself. */
  readonly spans: readonly Span[] | null;
}

export interface Mention {
  /** As the statement has it; of a path the path from the root. */
  readonly name: string;
  /** One, or several where it is not clear which of them is meant. */
  readonly places: readonly MentionPlace[];
  /** What to cite for it; null where a person has to choose. */
  readonly cite: Anchor | null;
  /** Between what, where `cite` is null. */
  readonly choices: readonly Anchor[];
}

/** `src/cli.ts`, `main() in src/cli.ts`: equal labels are one mention. */
export function mentionLabel({ name, places }: Mention): string {
  const [only, another] = places;
  return only === undefined || only.spans === null || another !== undefined
    ? name
    : `${name} in ${only.path}`;
}
