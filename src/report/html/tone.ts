import type { Severity } from '../../gate/finding.js';
import type { Verdict } from '../../gate/verdict.js';
import type { Entry, Status } from '../../trust/entry.js';
import { statusWords } from '../words.js';
import { markup, type Markup } from './markup.js';

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

export function statusBadgeWords(standing: StatusBadge): string {
  return standing === 'trusted' ? standing : statusWords(standing);
}

/** @param said our own words. */
export function chip(tone: Tone, said: string): Markup {
  return markup`<span class="chip tone-${tone}">${said}</span>`;
}
