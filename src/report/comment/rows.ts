import type { Evaluation } from '../../gate/evaluate.js';
import type { Finding, Severity } from '../../gate/finding.js';
import { plain, phraseText, type Phrase } from '../../text/phrase.js';
import { sourceClause, SOURCES_NAMED, transition, whenReplaced, type Effect } from '../effects.js';
import { type Alike, alikeEffects, alikeTogether, type ScopePart } from '../grouping.js';
import type { Names } from '../links.js';
import { codeSpan, markdownPhrase } from '../markdown.js';
import { capital } from './tables.js';

/* The rows of the comment: one change of trust, one finding, or several that are alike; each remedy once. */

/** A plain line end is a blank in a job's summary. */
export const LINE_END = '\\';

export const ICONS: Readonly<Record<Severity, string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️',
};

/** The icon of the most severe of some findings. */
export function iconOf(findings: readonly Finding[]): string {
  const worst = SEVERITIES.find((severity) => findings.some((one) => one.severity === severity));
  return ICONS[worst ?? 'notice'];
}

const SEVERITIES = ['error', 'warning', 'notice'] as const satisfies readonly Severity[];

/**
 * The rows of changes of trust, and those of findings.
 *
 * @param told a finding that is said already: its row only says what is new.
 */
export function partRows(
  { effects: trust, findings }: Pick<ScopePart, 'effects' | 'findings'>,
  remedies: Remedies,
  names: Names,
  told: Finding | null = null,
): readonly [effects: string[], findings: string[]] {
  return [
    alikeEffects(trust).map((alike) => effectRow(alike, remedies, names, told)),
    findingRows(findings, remedies, names, told),
  ];
}

/** `- ❌ auth/owner: trusted → **stale**, because … · MT105 stale-fact`, and the remedy below. */
function effectRow(
  { first, others }: Alike<Effect>,
  remedies: Remedies,
  names: Names,
  told: Finding | null,
): string {
  const [finding] = first.says;
  const effect = finding !== undefined && finding === told ? { ...first, why: null } : first;
  const icon =
    finding === undefined || finding.severity === 'notice' ? '' : `${ICONS[finding.severity]} `;
  const rule =
    finding === undefined || finding.severity === 'notice' ? '' : ` · ${names.rule(finding)}`;
  const more = moreLine(others.map(({ id }) => names.entry(id)));
  return `- ${icon}${effectWords(effect, names)}${rule}${remedies.line(effect.remedy)}${more}\n`;
}

function effectWords(effect: Effect, names: Names): string {
  const { id, replacedBy, why } = effect;
  if (replacedBy !== null)
    return `${names.entry(id)} is replaced by ${names.entry(replacedBy)} **${whenReplaced(effect)}**`;
  const [from, to] = transition(effect);
  const because = why === null ? '' : `, because ${whyOf(why, effect, names)}`;
  return `${names.entry(id)}: ${from} → **${to}**${because}`;
}

/** The reason, with links to each source before and after the change. */
function whyOf(why: Phrase, { id, sources }: Effect, names: Names): string {
  if (sources.length === 0) return names.phrase(why, id);
  const shown = sources
    .slice(0, SOURCES_NAMED)
    .map((source) => `${names.phrase(sourceClause(source), id)}${names.versions(source)}`);
  const more = sources.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

/** Places named for a group of similar rows; the reports have them all. */
const PLACES_NAMED = 3;

export function findingRows(
  findings: readonly Finding[],
  remedies: Remedies,
  names: Names,
  told: Finding | null = null,
): string[] {
  return alikeTogether(findings).flatMap(({ first, others, folder }) => {
    const places = others.map((finding) => placeOf(finding, names));
    if (first === told)
      return others.length === 0
        ? []
        : [
            `- ${ICONS[first.severity]} The other ${listed(places, folder)} · ${names.rule(first)}\n`,
          ];
    const more = moreLine(places, folder);
    return `${findingRow(first, remedies, names)}${more}\n`;
  });
}

/** The fact or the place of a finding. */
function placeOf({ factId, path, line, column }: Finding, names: Names): string {
  if (factId !== null) return names.entry(factId);
  return path === null ? '' : names.place({ path, line, column });
}

/** `12 more like it in docs: docs/a.md:3, docs/a.md:7, docs/b.md:1 …`, or nothing. */
function moreLine(others: readonly string[], folder: string = ''): string {
  return others.length === 0 ? '' : `${LINE_END}\n  ${listed(others, folder, ' more like it')}`;
}

/** `39 more like it in packages: a.md, b.md, c.md …` */
function listed(others: readonly string[], folder: string, what = ''): string {
  const places = others.slice(0, PLACES_NAMED).join(', ');
  const rest = others.length > PLACES_NAMED ? ' …' : '';
  const where = folder === '' ? '' : ` in ${codeSpan(folder)}`;
  return `${others.length}${what}${where}: ${places}${rest}`;
}

/** `- ⚠️ message · src/a.ts:3 · MT405 …` */
function findingRow(finding: Finding, remedies: Remedies, names: Names): string {
  const { severity, message, factId, remedy } = finding;
  return (
    `- ${ICONS[severity]} ${capital(names.phrase(message, factId))}` +
    `${placeBehind(finding, names)} · ` +
    `${names.rule(finding)}${remedies.line(remedy)}`
  );
}

/** ` · src/a.ts:3`; nothing where the message names the file. */
export function placeBehind({ path, line, column, message }: Finding, names: Names): string {
  const named =
    line === null && message.some((part) => typeof part === 'object' && part.quoted === path);
  return path === null || named ? '' : ` · ${names.place({ path, line, column })}`;
}

/** Remedies that were mentioned already. */
export class Remedies {
  private readonly texts = new Set<string>();
  constructor(private readonly evaluation: Evaluation) {}

  /** A remedy as its own line, or nothing. */
  line(remedy: Phrase | null): string {
    const text = remedy === null ? '' : this.text(remedy);
    return text === '' ? '' : `${LINE_END}\n  ${text}`;
  }

  /** Empty where it was said already. */
  text(remedy: Phrase): string {
    const text = markdownPhrase(forReader(remedy, this.evaluation));
    if (this.texts.has(text)) return '';
    this.texts.add(text);
    return text;
  }
}

/** Who may not write is told what others can do, and is asked to run nothing (SECURITY S39). */
export function forReader(remedy: Phrase, evaluation: Evaluation): Phrase {
  if (evaluation.authorMayWrite !== false || !phraseText(remedy).includes('npx memtrust'))
    return remedy;
  return plain('A maintainer can resolve this.');
}
