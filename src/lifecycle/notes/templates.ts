import type { NotePlace } from '../../memory/notes/home.js';
import { numbered } from '../../text/numbered.js';

/*
 * Which headings does a memory in Markdown begin with? Three names have a layout of their own, from the
 * document on Markdown memory: `consciousness` (short-term: what is being done now), `project-context`
 * (long-term: what stays true) and `timeline` (episodic: what happened); any other name has the general one of
 * its place.
 *
 * `memtrust notes write --template` asks. Only the wording of headings may be changed; the last two lines are read
 * again (`memory/notes/next-update.ts`). `isUnfilled` keeps a layout that nobody has filled in from becoming
 * memory.
 */

/** Places that have a layout. */
export type TemplatePlace = Extract<NotePlace, 'short-term' | 'long-term' | 'episodic'>;

export function isTemplatePlace(place: NotePlace): place is TemplatePlace {
  return place === 'short-term' || place === 'long-term' || place === 'episodic';
}

/** What a part of a layout holds until somebody fills it in. */
const UNFILLED = '[to be filled in]';

interface Template {
  readonly title: string;
  /** The first one takes the text that is given. */
  readonly parts: readonly string[];
}

const TEMPLATES: Readonly<Record<string, Template>> = {
  'short-term/consciousness': {
    title: 'Consciousness',
    parts: ['Current focus', 'Open questions', 'Next steps'],
  },
  'long-term/project-context': {
    title: 'Project context',
    parts: ['Core content', 'Why', 'What follows from it'],
  },
  'episodic/timeline': { title: 'Timeline', parts: ['Events'] },
};

const GENERAL: Readonly<Record<TemplatePlace, readonly string[]>> = {
  'short-term': ['Current focus', 'Next steps'],
  'long-term': ['Core content', 'Why', 'What follows from it'],
  episodic: ['Events'],
};

/** What a layout is filled with. */
export interface TemplateValues {
  readonly place: TemplatePlace;
  readonly name: string;
  /** ISO 8601, whole seconds, UTC. */
  readonly at: string;
  /** Empty where nothing is given yet. */
  readonly text: string;
  /** A date, or a condition in words; null where none is given. */
  readonly nextUpdate: string | null;
}

/** The body of a memory, with the text under the first heading. */
export function fillTemplate({ place, name, at, text, nextUpdate }: TemplateValues): string {
  const { title, parts } = TEMPLATES[`${place}/${name}`] ?? { title: name, parts: GENERAL[place] };
  const given = text.trim();
  const first = place === 'episodic' && given !== '' ? `- ${at.slice(0, 10)}: ${given}` : given;
  const sections = parts.map(
    (part, index) => `## ${part}\n\n${index === 0 && first !== '' ? first : UNFILLED}\n`,
  );
  return (
    `# ${title}\n\n${sections.join('\n')}\n---\n\n` +
    `**Last update**: ${at.slice(0, 10)}\n**Next update**: ${nextUpdate ?? 'when this changes'}\n`
  );
}

/** A line of a heading; what is fenced is rare enough in a memory. */
const PART = /^## \S/gm;

/**
 * What a memory with a layout of its own lacks of it: its title, or as many parts. The words of its headings
 * are free, in any language. Null where it lacks nothing, or has no layout of its own.
 */
export function missingOfTemplate(
  place: NotePlace,
  name: string,
  body: string,
): { readonly lacks: string; readonly parts: readonly string[] } | null {
  const template = TEMPLATES[`${place}/${name}`];
  if (template === undefined) return null;
  const { parts } = template;
  const lacks = [
    ...(/^# \S/m.test(body) ? [] : ['a title (# …)']),
    ...((body.match(PART) ?? []).length >= parts.length
      ? []
      : [numbered(parts.length, 'part') + ' (## …)']),
  ];
  return lacks.length === 0 ? null : { lacks: lacks.join(' and '), parts };
}

/** The last lines of a layout, as it is written here and in the document on Markdown memory. */
const LAST_UPDATE = /^(\*\*(?:Last update|最后更新|最後更新)\*\*[:：] ?)\d{4}-\d{2}-\d{2}.*$/gm;
const NEXT_UPDATE = /^(\*\*(?:Next update|下次更新)\*\*[:：] ?).*$/gm;

/**
 * The text of an edited memory with the dates at its end renewed, as its front matter is: a date that the former
 * text has as well is an old one, and another one was written by whoever edits it.
 *
 * @param next when it is to be looked at again, where that is given.
 */
export function renewedFooter(text: string, former: string, at: string, next: unknown): string {
  const end = text.lastIndexOf('\n---\n');
  if (end < 0) return text;
  const old = new Set(former.split('\n'));
  const footer = text
    .slice(end)
    .replace(LAST_UPDATE, (line, label: string) =>
      old.has(line) ? `${label}${at.slice(0, 10)}` : line,
    )
    .replace(NEXT_UPDATE, (line, label: string) =>
      typeof next === 'string' ? `${label}${next}` : line,
    );
  return text.slice(0, end) + footer;
}

/** Whether a text is a layout in which some part is still to be filled in. */
export function isUnfilled(text: string): boolean {
  return text.includes(UNFILLED);
}
