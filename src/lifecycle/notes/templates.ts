import type { NotePlace } from '../../memory/notes/home.js';
import { numbered } from '../../text/visible.js';

/*
 * Which headings does a memory in Markdown begin with? `consciousness`, `project-context` and `timeline` have their
 * own, from the document on Markdown memory; any other name has those of its place.
 */

export type TemplatePlace = Extract<NotePlace, 'short-term' | 'long-term' | 'episodic'>;

export function isTemplatePlace(place: NotePlace): place is TemplatePlace {
  return place === 'short-term' || place === 'long-term' || place === 'episodic';
}

/** Placeholder in a template. */
export const UNFILLED = '[to be filled in]';

interface Template {
  readonly title: string;
  /** The first one takes the given text. */
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

interface TemplateValues {
  readonly place: TemplatePlace;
  readonly name: string;
  /** ISO 8601, whole seconds, UTC. */
  readonly at: string;
  /** Empty where nothing is given yet. */
  readonly text: string;
  /** A date, or a condition in words; null where none is given. */
  readonly nextUpdate: string | null;
  /** The text of a memory that has none of this structure yet: it stays, above the given text. */
  readonly former: string;
}

/** `- 2026-06-01: Moved to Markdown.`; further lines are indented, so that they stay in the entry. */
export function datedEntry(text: string, at: string): string {
  return `- ${at.slice(0, 10)}: ${text.trim().replaceAll(/\n(?=.)/g, '\n  ')}`;
}

function templateOf(place: TemplatePlace, name: string): Template {
  return TEMPLATES[`${place}/${name}`] ?? { title: name, parts: GENERAL[place] };
}

/** The body of a memory, with the text under the first heading. */
export function fillTemplate(values: TemplateValues): string {
  const { place, name, at, text, nextUpdate, former } = values;
  const { title, parts } = templateOf(place, name);
  const [heading = `# ${title}`] = TITLE.exec(former) ?? [];
  const given = text.trim();
  const first = [
    former.replace(TITLE, '').trim(),
    place === 'episodic' && given !== '' ? datedEntry(given, at) : given,
  ]
    .filter((one) => one !== '')
    .join('\n\n');
  const sections = parts.map(
    (part, index) => `## ${part}\n\n${index === 0 && first !== '' ? first : UNFILLED}\n`,
  );
  return (
    `${heading}\n\n${sections.join('\n')}\n---\n\n` +
    `**Last update**: ${at.slice(0, 10)}\n**Next update**: ${nextUpdate ?? 'when this changes'}\n`
  );
}

/** A title above everything else. */
const TITLE = /^\s*# \S[^\n]*/;
/** Headings in fenced code are not excluded; memories rarely have any. */
const PART = /^## \S/gm;

/**
 * What a memory with its own template lacks: its title, or as many parts. Headings may have any words, in any
 * language. Null where it lacks nothing, or has no template.
 */
export function missingOfTemplate(
  place: NotePlace,
  name: string,
  body: string,
): { readonly lacks: string; readonly parts: readonly string[] } | null {
  if (!isTemplatePlace(place) || TEMPLATES[`${place}/${name}`] === undefined) return null;
  const { parts } = templateOf(place, name);
  const lacks = lackOf(parts, body);
  return lacks.length === 0 ? null : { lacks: lacks.join(' and '), parts };
}

/** Whether a memory has the structure of the template of its name or place. */
export function hasStructure(place: TemplatePlace, name: string, body: string): boolean {
  return lackOf(templateOf(place, name).parts, body).length === 0;
}

function lackOf(parts: readonly string[], body: string): string[] {
  return [
    ...(/^# \S/m.test(body) ? [] : ['a title (# …)']),
    ...((body.match(PART) ?? []).length >= parts.length
      ? []
      : [numbered(parts.length, 'part') + ' (## …)']),
  ];
}

/** Whether a template still has a part to be filled in. */
export function isUnfilled(text: string): boolean {
  return text.includes(UNFILLED);
}
