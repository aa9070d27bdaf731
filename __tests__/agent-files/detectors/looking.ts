import type { Detection, TextDetector } from '../../../src/agent-files/detection.js';
import { AgentDocument } from '../../../src/agent-files/document.js';
import { phraseText } from '../../../src/text/phrase.js';

/** What a detector says of a text under a name. */
export function lookAt(
  detector: TextDetector,
  text: string,
  path: string = 'CLAUDE.md',
): Detection[] {
  return [
    ...detector.look(
      new AgentDocument(
        'claude',
        /\.(?:json|toml)$/.test(path) ? 'settings' : 'memory',
        path,
        path,
        text,
      ),
    ),
  ];
}

/** `error 3:7`. */
export function places(observations: readonly Detection[]): string[] {
  return observations.map(({ severity, line, column }) => `${severity} ${line}:${column}`);
}

/** All that an observation shows to everybody: what is decoded is for the reader of the report alone. */
export function shown(observations: readonly Detection[]): string {
  return observations
    .map(
      ({ message, remedy, key, path }) =>
        `${phraseText(message)}\n${phraseText(remedy)}\n${key}\n${path}`,
    )
    .join('\n');
}

/** How long a look takes, in milliseconds. */
export function timed(look: () => unknown): number {
  const start = performance.now();
  look();
  return performance.now() - start;
}
