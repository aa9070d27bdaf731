import type { Importance } from '../memory/envelope.js';

/** What an importance asks for besides text and place. */
export function asksFor(importance: Importance): {
  readonly unit: boolean;
  readonly origin: boolean;
} {
  return {
    unit: importance === 'high' || importance === 'critical',
    origin: importance === 'critical',
  };
}
