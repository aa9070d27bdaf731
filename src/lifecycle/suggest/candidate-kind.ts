import type { FACT_KINDS } from '../../memory/fact.js';

type Kind = (typeof FACT_KINDS)[number];

/** What the words of a statement show it to be, the first that fits; nothing where none does. */
const CUES: readonly (readonly [Kind, RegExp])[] = [
  ['decision', /\b(?:we (?:use|chose|decided|prefer|rely)|chosen|decided|decision|instead of|rather than|in favou?r of|because)\b/i],
  ['rule', /\b(?:must|never|always|do not|don['’]t|should|shall|avoid|prefer|required?|mandatory|forbidden|only|ensure|make sure)\b/i],
  ['workflow', /^(?:run|execute|start|build|test|install|before|after|when|to)\b|`(?:npm|pnpm|yarn|bun|make|just|uv|poetry|cargo|go|deno|composer|\.\/)[ /]/i],
  ['rule', /^(?:use|add|keep|write|place|put|follow|name|import|export|call|wrap|define|declare|handle|return|create|update|register|include|treat|validate|check|set|store|pass)\b/i],
];

export function candidateKind(text: string): Kind | undefined {
  const bare = text.replace(/^[\s*_]+/, '');
  return CUES.find(([, cue]) => cue.test(bare))?.[0];
}
