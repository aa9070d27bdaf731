import { createRequire } from 'node:module';

interface Definition {
  readonly name: string;
  readonly examples: readonly Payload[];
}

/** As GitHub once sent it. */
export type Payload = Readonly<Record<string, unknown>>;

/** Real payloads of an event, collected by the people of Octokit. */
export function webhookExamples(event: string): readonly Payload[] {
  const definitions = createRequire(import.meta.url)(
    '@octokit/webhooks-examples',
  ) as readonly Definition[];
  const found = definitions.find(({ name }) => name === event)?.examples ?? [];
  if (found.length === 0) throw new Error(`@octokit/webhooks-examples has no ${event}`);
  return found;
}
