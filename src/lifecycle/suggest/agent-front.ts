import { parseEnvelope } from '../../memory/fact.js';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';
import { statedValidity, type StatedValidity } from '../../memory/validity-words.js';
import { joined } from '../../text/pattern.js';
import { say, type Phrase } from '../../text/phrase.js';
import { storedStatusOf } from '../migrate/stored-status.js';

/* What an agent file says of itself as a whole: `status: deprecated`, `expires: 2026-01-31`. */

/** What the front matter of an agent file says of all that the file states. */
export interface SaidOfFile {
  readonly validity: StatedValidity;
  /** Why nothing of it is in force, or when it holds is unclear; null where neither is so. */
  readonly against: Phrase | null;
}

/** Keys that matter here; where front matter is no YAML (`globs: *.ts`), they are read line by line. */
const LINE = new RegExp(joined`
  ^(
    status|trust_level|superseded_by|replaced_by|valid_from|valid_until|valid_to|expires_at
    |expires
  )[ \t]*:[ \t]*(.*)$`);

/** Reads what an agent file says of itself; without front matter it is in force as it is. */
export function saidOf(text: string): SaidOfFile {
  const keys = keysOf(text);
  const validity = statedValidity(keys);
  const [key] = validity.unclear;
  const { kind, word } = storedStatusOf(keys, 'permanent');
  if (kind !== 'accepted') return { validity, against: say`it calls itself ${word ?? kind}` };
  return {
    validity,
    against: key === undefined ? null : say`its ${key} is not a date such as 2026-01-31`,
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
