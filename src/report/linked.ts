import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import type { AnchorResult } from '../anchors/verdict.js';
import type { LineRange } from '../memory/citation.js';
import { factPath } from '../memory/layouts/memtrust.js';
import type { Phrase } from '../text/phrase.js';
import { comparePage, linkTo, pageOf, type Links } from './links.js';
import { markdownPhrase } from './markdown.js';
import { placeWords, type NamedPlace, type Names } from './names.js';
import { ruleUrl } from './project.js';

/*
 * How does a comment show a name as a link? `auth/owner` links to its file at the judged commit, the
 * source that changed to its lines, a rule to its documentation. A name that is no fact and no file of the
 * evaluation stays a code span.
 *
 * `github/links.ts` makes one for each evaluation; where nothing is linked, `names.ts` has the plain form.
 * Safe error: no link. More or fewer names may become links, but only those of facts and files of the
 * evaluation, and never one that was `policy_blocked`, whose name is kept unsaid; how a name is escaped
 * does not change. When it is wrong, `__tests__/report/links.test.ts` fails.
 */

/** Where a name of the evaluation stands. */
interface Place {
  readonly path: string;
  readonly lines: LineRange | null;
}

/**
 * The names of an evaluation as Markdown: each a code span, and a link where it is the name of a fact or of a file that
 * can be looked at. Only these are: what else a sentence quotes is no place, whatever it looks like.
 */
export class LinkedNames implements Names {
  private readonly files = new Set<string>();
  private readonly facts = new Map<string, Place>();
  private readonly cited = new Map<string, readonly AnchorResult[]>();

  constructor(
    evaluation: Evaluation,
    private readonly links: Links,
  ) {
    const { entries, changes, findings } = evaluation;
    for (const { id, path, record, anchors } of entries) {
      this.cited.set(id, anchors);
      if (path === null) continue;
      this.files.add(path);
      const line = record?.line;
      this.facts.set(id, { path, lines: line === undefined ? null : [line, line] });
    }
    const known = new Set(entries.map(({ id }) => id));
    for (const { id, from, because } of changes) {
      if (because.length > 0) this.cited.set(id, because);
      // What the head has no more was a fact of the base, unless even its name is kept unsaid.
      if (!known.has(id) && from !== 'policy_blocked')
        this.facts.set(id, { path: factPath(id), lines: null });
    }
    for (const { path } of findings) if (path !== null) this.files.add(path);
    for (const anchors of this.cited.values()) {
      for (const { path, movedTo } of anchors) {
        this.files.add(path);
        if (movedTo !== null) this.files.add(movedTo.path);
      }
    }
  }

  entry(id: string): string {
    return linkTo(id, this.pageOf(this.facts.get(id) ?? null));
  }

  /** @param about the fact that it is about, whose cited lines are then known. */
  phrase(phrase: Phrase, about: string | null = null): string {
    return markdownPhrase(phrase, (name) => linkTo(name, this.pageOf(this.placeOf(name, about))));
  }

  place(place: NamedPlace): string {
    const { path, line } = place;
    return linkTo(
      placeWords(place),
      this.pageOf({ path, lines: line === null ? null : [line, line] }),
    );
  }

  /** @param source a source of a fact whose text held at the base and does not at the head. */
  versions({ path, selector, movedTo, stood }: AnchorResult): string {
    const { repository, head, base } = this.links;
    if (base === null) return '';
    const at = movedTo?.path ?? path;
    // Of a whole file its beginning is shown, and what must not be there stands nowhere.
    const lines = /^(?:file$|absent)/.test(selector) ? null : stood;
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

  /** Where a name stands: a cited source of the fact in question first, since that has lines. */
  private placeOf(name: string, about: string | null): Place | null {
    const anchors = about === null ? [] : (this.cited.get(about) ?? []);
    for (const anchor of anchors) {
      if (anchor.movedTo?.path === name) return anchor.movedTo;
      if (anchor.path === name) return { path: name, lines: linesOf(anchor.selector) };
    }
    return this.facts.get(name) ?? (this.files.has(name) ? { path: name, lines: null } : null);
  }

  /** In the head where it is there, else in the base, which shows what is gone. */
  private pageOf(place: Place | null): string | null {
    if (place === null) return null;
    const { repository, head, base } = this.links;
    const files = head.has(place.path) ? head : base;
    return files?.has(place.path) === true
      ? pageOf(repository, { sha: files.sha, ...place })
      : null;
  }
}

/** The lines that a selector names: 3 and 9 of `lines:3-9`. What stands elsewhere by now has its own. */
function linesOf(selector: string): LineRange | null {
  const [, from, to] = /^lines:(\d+)-(\d+)$/.exec(selector) ?? [];
  return from === undefined || to === undefined ? null : [Number(from), Number(to)];
}
