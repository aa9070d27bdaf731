import type { NotePlace } from '../../memory/notes/home.js';
import { numbered } from '../../text/visible.js';

/*
 * Which headings does a memory in Markdown begin with? Three names have headings of their own, from the document on
 * Markdown memory: `consciousness`, `project-context` and `timeline`; any other has those of its place.
 */

/** Places that have a layout. */
export type TemplatePlace = Extract<NotePlace, 'short-term' | 'long-term' | 'episodic'>;

export function isTemplatePlace(place: NotePlace): place is TemplatePlace {
  return place === 'short-term' || place === 'long-term' || place === 'episodic';
}

/** What a part of a layout holds until somebody fills it in. */
export const UNFILLED = '[to be filled in]';

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

/** `- 2026-06-01: Moved to Markdown.`; further lines are indented, so that they stay in the entry. */
export function datedEntry(text: string, at: string): string {
  return `- ${at.slice(0, 10)}: ${text.trim().replaceAll(/\n(?=.)/g, '\n  ')}`;
}

/** The body of a memory, with the text under the first heading. */
export function fillTemplate({ place, name, at, text, nextUpdate }: TemplateValues): string {
  const { title, parts } = TEMPLATES[`${place}/${name}`] ?? { title: name, parts: GENERAL[place] };
  const given = text.trim();
  const first = place === 'episodic' && given !== '' ? datedEntry(given, at) : given;
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

/** Whether a text is a layout in which some part is still to be filled in. */
export function isUnfilled(text: string): boolean {
  return text.includes(UNFILLED);
}
