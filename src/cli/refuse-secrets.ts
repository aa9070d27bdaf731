import { ConfigurationError } from '../text/errors.js';
import { secretsIn } from '../text/secrets.js';

/**
 * Refuses texts of which one looks like a secret, before anything is written: what is in git stays there. The message
 * says what kind it looks like, and repeats nothing of it. `write` and `propose` ask;
 * `__tests__/e2e/cli/write.test.ts` and `adoption-path.test.ts` beside it fail when this is wrong.
 */
export function refuseSecrets(texts: readonly (string | undefined)[]): void {
  const [secret] = texts.flatMap((text) => secretsIn(text ?? ''));
  if (secret !== undefined)
    throw new ConfigurationError(
      `Nothing was written: the text contains what looks like ${secret.label}`,
      'Remove it: what is committed to git stays in its history.',
    );
}
