import type { Evaluation } from '../gate/evaluate.js';
import type { AnchorResult } from '../anchors/verdict.js';
import type { Finding } from '../gate/finding.js';
import type { Phrase } from '../text/phrase.js';
import { comparePage, linkTo, pageOf, type Links } from './links.js';
import { markdownPhrase } from './markdown.js';
import { NamePlaces } from './name-places.js';
import { placeWords, type NamedPlace, type Names } from './names.js';
import { ruleUrl } from './project.js';

/*
 * Names in a comment as links: a fact to its file at the judged commit, a source that changed to its lines, a rule to
 * its documentation. A name that is neither a fact nor a file of the evaluation stays a code span.
 */

/**
 * The names of an evaluation as Markdown: each a code span, and a link where it is the name of a fact or of a file that
 * can be looked at. Only these are: what else a sentence quotes is no place, whatever it looks like.
 */
export class LinkedNames implements Names {
  private readonly places: NamePlaces;
  constructor(
    evaluation: Evaluation,
    private readonly links: Links,
  ) {
    this.places = new NamePlaces(evaluation, links);
  }

  entry(id: string): string {
    return linkTo(id, this.places.ofEntry(id));
  }

  /** @param about the fact that it is about, whose cited lines are then known. */
  phrase(phrase: Phrase, about: string | null = null): string {
    return markdownPhrase(phrase, (name) => linkTo(name, this.places.ofName(name, about)));
  }

  place(place: NamedPlace): string {
    return linkTo(placeWords(place), this.places.ofLine(place.path, place.line));
  }

  /** @param source a source of a fact whose text held at the base and does not at the head. */
  versions({ path, selector, movedTo, stood }: AnchorResult): string {
    const { repository, head, base } = this.links;
    if (base === null) return '';
    const at = movedTo?.path ?? path;
    // Of a whole file its beginning is shown, and what must not be there stands nowhere.
    const lines = /^(?:file$|absent|present$)/.test(selector) ? null : stood;
    const pages = [
      [
        'then',
        base.has(path)
          ? pageOf(repository, { sha: base.sha, path, lines: lines?.base ?? null })
          : null,
      ],
      [
        'now',
        head.has(at)
          ? pageOf(repository, { sha: head.sha, path: at, lines: lines?.here ?? null })
          : null,
      ],
      [
        'diff',
        comparePage(repository, { base: base.sha, head: head.sha }, head.has(at) ? at : path),
      ],
    ] as const;
    const links = pages.flatMap(([word, page]) => (page === null ? [] : [`[${word}](${page})`]));
    return links.length === 0 ? '' : ` (${links.join(', ')})`;
  }

  rule({ rule, name }: Pick<Finding, 'rule' | 'name'>): string {
    return `[${rule} ${name}](${ruleUrl({ code: rule, name })})`;
  }
}
