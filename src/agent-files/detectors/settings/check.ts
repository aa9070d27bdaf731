import type { Phrase } from '../../../text/phrase.js';
import { hexDigest } from '../../../tree/digest.js';
import type { Detection } from '../../detection.js';
import { nodeText, type OpenSettings, type Setting } from '../../settings/read.js';

/* What does a check of settings give, and how may it show names? */

export interface FoundSetting {
  readonly severity: Detection['severity'];
  /** Offset of the key or value that is meant. */
  readonly at: number;
  readonly message: Phrase;
  readonly remedy: Phrase;
  /** Tells two findings of one file apart: a path of keys and, where needed, a name. */
  readonly key: string;
}

export type Check = (settings: Pick<OpenSettings, 'file' | 'root'>) => Iterable<FoundSetting>;

/** A name out of the text that may be shown: one token without blanks, of bounded length. */
export function shownName(name: string, otherwise: string = '…'): string {
  // A sentence has blanks; 80 characters are more than any name of a server or event.
  return /^[^\s]{1,80}$/.test(name) ? name : otherwise;
}

/** A path of keys as it is shown: `mcpServers.….trust`. */
export function shownPath(path: readonly string[]): string {
  return path.map((part) => (part === '*' ? '…' : part)).join('.');
}

/** A list of the text of settings, each with its place. */
export function textsOf(
  setting: Setting | undefined,
): readonly { readonly text: string; readonly at: number }[] {
  const all = setting?.kind === 'list' ? setting.items : [setting];
  return all.flatMap((item) => {
    const text = nodeText(item);
    return item === undefined || text === null ? [] : [{ text, at: item.at }];
  });
}

/** A short digest of a dangerous command: with another one in its place, the finding is another one too. */
export function digestOf(words: readonly string[]): string {
  return hexDigest(words.join('\0')).slice(0, 8);
}
