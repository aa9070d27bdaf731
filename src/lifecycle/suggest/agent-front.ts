import { parseEnvelope } from '../../memory/fact.js';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';
import { statedValidity, type StatedValidity } from '../../memory/instant.js';
import { joined } from '../../text/pattern.js';
import { say, type Phrase } from '../../text/phrase.js';
import { storedStatusOf } from '../migrate/stored-status.js';

/* What does the front matter of an agent file say about the whole file? `status: deprecated`, `expires: 2026-01-31`. */

interface FileClaims {
  readonly validity: StatedValidity;
  /** Why the file is not in force, or its dates are unclear; null where it is in force. */
  readonly against: Phrase | null;
}

/** Our keys in front matter that is not YAML (`globs: *.ts`), line by line. */
const LINE = new RegExp(joined`
  ^(
    status|trust_level|superseded_by|replaced_by|valid_from|valid_until|valid_to|expires_at
    |expires
  )[ \t]*:[ \t]*(.*)$`);

/** Without front matter a file is in force. */
export function claimsOfFile(text: string): FileClaims {
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
