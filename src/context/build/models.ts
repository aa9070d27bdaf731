import type { Policy } from '../../memory/policy-shape.js';

/*
 * How many tokens may a context have for a model of this name? Its context window less what it may
 * answer, so that question and answer fit together: 200,000 less 64,000 are 136,000 for
 * `claude-haiku-4-5`.
 *
 * `cli/context-file.ts` asks for `--model`. Safe error: too few, or a name that is not known, since a
 * provider that is given too much may hang. Names and numbers change with every model: add a row with
 * its source, or `context.models` in the policy, which counts first. When it is wrong,
 * `__tests__/context/build/models.test.ts` fails.
 */

/** Tokens of a model, as its provider publishes them. */
interface ModelWindow {
  /** Question and answer together. */
  readonly window: number;
  /** The longest answer: reserved, whatever is asked. */
  readonly output: number;
}

/*
 * Read on 2026-11-23. Where two sources differ, the smaller number stands here.
 *
 *  - Claude: https://platform.claude.com/docs/en/models/overview, and the page of each model below
 *    https://platform.claude.com/docs/en/models/
 *  - GPT-5.5 and 5.4: https://chatai.guide/models/context-window-comparison/ (400,000; others say
 *    1,050,000: https://docs.oxen.ai/inference-api/reference/models/gpt-5-5-2026-04-23)
 *  - GPT-5.2: https://vercel.com/ai-gateway/models/openai/gpt-5.2-fast.md
 *  - GPT-5, GPT-4o: https://docs.uipath.com/autopilot/other/latest/user-guide/supported-models-and-limits.md
 *  - GPT-4.1: https://contextwindows.dev/models/gpt-4-1
 *  - Gemini: https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/gemini/2-5-pro and
 *    https://cloud.google.com/vertex-ai/generative-ai/docs/models/gemini/2-5-flash
 */
const WINDOWS: ReadonlyMap<string, ModelWindow> = new Map([
  ['claude-opus-5-5', { window: 1_000_000, output: 128_000 }],
  ['claude-sonnet-5-5', { window: 1_000_000, output: 128_000 }],
  ['claude-sonnet-5', { window: 1_000_000, output: 128_000 }],
  ['claude-opus-4-7', { window: 1_000_000, output: 128_000 }],
  ['claude-sonnet-4-6', { window: 1_000_000, output: 64_000 }],
  ['claude-sonnet-4-5', { window: 200_000, output: 64_000 }],
  ['claude-haiku-4-5', { window: 200_000, output: 64_000 }],
  ['gpt-5.5', { window: 400_000, output: 128_000 }],
  ['gpt-5.4', { window: 400_000, output: 128_000 }],
  ['gpt-5.2', { window: 400_000, output: 128_000 }],
  ['gpt-5', { window: 400_000, output: 128_000 }],
  ['gpt-4.1', { window: 1_047_576, output: 32_768 }],
  ['gpt-4o', { window: 128_000, output: 16_384 }],
  ['gemini-2.5-pro', { window: 1_048_576, output: 65_535 }],
  ['gemini-2.5-flash', { window: 1_048_576, output: 65_535 }],
]);

/** A dated name, such as `claude-haiku-4-5-20251001` or `gpt-5.2-2025-12-11`, is the model without its date. */
const DATED = /-(?:\d{8}|\d{4}-\d{2}-\d{2})$/;

/** Tokens of the largest context for a model; null where nobody knows it. The policy counts first. */
export function modelCeiling(name: string, { context }: Policy): number | null {
  const own = new Map(Object.entries(context.models ?? {})).get(name);
  if (own !== undefined) return own;
  const known = WINDOWS.get(name) ?? WINDOWS.get(name.replace(DATED, ''));
  return known === undefined ? null : known.window - known.output;
}

/** Every name that is known, those of the policy first. */
export function knownModels({ context }: Policy): string[] {
  return [...new Set([...Object.keys(context.models ?? {}).toSorted(), ...WINDOWS.keys()])];
}
