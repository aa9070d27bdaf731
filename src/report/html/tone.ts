import type { Severity } from '../../gate/finding.js';
import type { Verdict } from '../../gate/verdict.js';
import type { Entry, Status } from '../../trust/entry.js';
import { markup, type Markup } from './markup.js';

/*
 * Which colour has a status, a severity or a verdict? `stale` is `warn`, `trusted` is `good`; the colours themselves
 * are in `style.ts`, as `tone-warn` and so on. The parts of the page ask. A colour only repeats what is said in words,
 * so a wrong one misleads nobody who reads.
 */

/** Colours of the style sheet. None stands for anything that is not said in words as well. */
export type Tone = 'good' | 'bad' | 'warn' | 'note' | 'idle' | 'violet';

/** What an entry counts as: its status, and whether it belongs to the trusted baseline. */
export type StatusBadge = Status | 'trusted';

export const STATUS_TONES: Readonly<Record<StatusBadge, Tone>> = {
  trusted: 'good',
  accepted: 'good',
  candidate: 'note',
  advisory: 'idle',
  superseded: 'idle',
  stale: 'warn',
  policy_blocked: 'violet',
  rejected: 'idle',
};

export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = {
  error: 'bad',
  warning: 'warn',
  notice: 'note',
};

/** A failure in report mode is a warning: it stops no pull request. */
export function verdictTone(verdict: Verdict, isEnforced: boolean): Tone {
  switch (verdict) {
    case 'pass':
      return 'good';
    case 'fail':
      return isEnforced ? 'bad' : 'warn';
    case 'error':
      return 'bad';
  }
}

export function statusBadgeOf({ status, trustedBaseline }: Entry): StatusBadge {
  return trustedBaseline ? 'trusted' : status;
}

/** A word on a coloured ground. @param said our own words. */
export function chip(tone: Tone, said: string): Markup {
  return markup`<span class="chip tone-${tone}">${said}</span>`;
}
