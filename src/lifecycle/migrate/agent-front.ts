import { parseEnvelope } from '../../memory/fact.js';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';
import { statedValidity, type StatedValidity } from '../../memory/validity-words.js';
import { joined } from '../../text/pattern.js';
import { phraseText, say } from '../../text/phrase.js';
import { storedStatusOf, type StoredStatus } from './stored-status.js';

/*
 * What does an agent file say of itself as a whole, in its front matter? `status: deprecated` takes every
 * statement of the file out of force, `expires: 2026-01-31` ends them all on that day.
 *
 * `backfill.ts` asks of each agent file that it imports. A date that cannot be read is told in `unclear`,
 * and then nothing of the file is imported: the safe error. A key more of LINE needs an agent that reads
 * it, and a file without it in the tests; none goes, since statements would come into force by it.
 * `__tests__/e2e/cli/imports.test.ts` ("are taken out of force where their file is, and end when it does")
 * fails when this is wrong.
 */

/** What the front matter of an agent file says of all that the file states. */
export interface SaidOfFile {
  readonly standing: StoredStatus;
  readonly validity: StatedValidity;
  /** Why it cannot be said when it holds; null where it can. */
  readonly unclear: string | null;
}

/** Keys that matter here; where front matter is no YAML (`globs: *.ts`), they are read line by line. */
const LINE = new RegExp(joined`
  ^(
    status|trust_level|superseded_by|replaced_by|valid_from|valid_until|valid_to|expires_at
    |expires
  )[ \t]*:[ \t]*(.*)$`);

/** Reads what an agent file says of itself; without front matter it is in force as it stands. */
export function saidOf(text: string): SaidOfFile {
  const keys = keysOf(text);
  const validity = statedValidity(keys);
  const [key] = validity.unclear;
  return {
    standing: storedStatusOf(keys, 'permanent'),
    validity,
    unclear:
      key === undefined
        ? null
        : phraseText(say`the ${key} of its file is not a date such as 2026-01-31`),
  };
}

/** The keys of the front matter; where that is no YAML, those of our keys that stand on a line of their own. */
function keysOf(text: string): Readonly<Record<string, unknown>> {
  const lines = lineFeeds(text);
  const parts = lines.startsWith('---\n') ? splitFrontMatter(lines) : null;
  if (parts === null || 'message' in parts) return {};
  const yaml = parseEnvelope(parts.yaml);
  if (yaml.ok && typeof yaml.data === 'object' && yaml.data !== null && !Array.isArray(yaml.data))
    return { ...yaml.data };
  return Object.fromEntries(
    parts.yaml.split('\n').flatMap((line) => {
      const [, key = '', value = ''] = LINE.exec(line) ?? [];
      return key === '' ? [] : [[key, value.trim().replace(/^(["'])(.*)\1$/, '$2')] as const];
    }),
  );
}
