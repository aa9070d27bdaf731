import { GptEncoding } from 'gpt-tokenizer/GptEncoding';
import ranks from 'gpt-tokenizer/bpeRanks/o200k_base';

/*
 * How many tokens is a text, to the last one? `estimator.ts` beside it loads it where somebody asks for exact
 * tokens. The number is for a budget and decides no trust. `o200k` stands in policies and manifests for these
 * counts. They are those of the tokenizer but for runs of more than `LONGEST_RUN` characters, where they may
 * be a little too high, which is the safe error: so it may rise, as counts then come nearer to the tokenizer's,
 * as far as the time stays bounded. A lower one counts otherwise and needs another name in `estimator.ts`.
 * `__tests__/context/build/estimator.test.ts` fails when this is wrong.
 */

/** The table is named by itself, because the bundle holds it packed (`scripts/packed-table.mjs`). */
const o200k = GptEncoding.getEncodingApi('o200k_base', () => ranks);

/** Special tokens are text here: who quotes one says nothing to the model by it. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/**
 * The tokenizer takes quadratic time for what it does not divide, so runs of blanks or of others
 * are cut here, at the cost of a token each.
 */
const LONGEST_RUN = 192;

/** The tokens of OpenAI's models from GPT-4o on, exactly, but for runs of more than {@link LONGEST_RUN} characters. */
export function o200kTokens(text: string): number {
  return piecesOf(text).reduce((sum, piece) => sum + o200k.countTokens(piece, AS_TEXT), 0);
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let [from, run, wasBlank] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isBlank = code === 0x20 || (code >= 0x09 && code <= 0x0d);
    run = isBlank === wasBlank ? run + 1 : 1;
    wasBlank = isBlank;
    // Not between the two halves of one character.
    if (run <= LONGEST_RUN || (code >= 0xdc00 && code <= 0xdfff)) continue;
    pieces.push(text.slice(from, at));
    [from, run] = [at, 1];
  }
  return [...pieces, text.slice(from)];
}
