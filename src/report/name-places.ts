import type { Evaluation } from '../gate/evaluate.js';
import type { AnchorResult } from '../anchors/verdict.js';
import type { LineRange } from '../memory/citation.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { pageOf, type Links } from './links.js';

/*
 * Which page of GitHub shows what a name of the evaluation stands for? `auth/owner` is its file at the judged commit, a
 * source that changed is its lines. A name that is no fact and no file of the evaluation has none. More or fewer names
 * may become links, but only those of facts and files of the evaluation, and never one that was `policy_blocked`, whose
 * name is kept unsaid.
 */

/** Where a name of the evaluation stands. */
interface Place {
  readonly path: string;
  readonly lines: LineRange | null;
}

/** The pages of facts and of files that an evaluation names; what else a sentence quotes is no place. */
export class NamePlaces {
  private readonly files = new Set<string>();
  private readonly facts = new Map<string, Place>();
  private readonly cited = new Map<string, readonly AnchorResult[]>();

  constructor(
    { entries, changes, findings }: Pick<Evaluation, 'entries' | 'changes' | 'findings'>,
    private readonly links: Links,
  ) {
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

  ofEntry(id: string): string | null {
    return this.pageOf(this.facts.get(id) ?? null);
  }

  /** @param about the fact that it is about, whose cited lines are then known. */
  ofName(name: string, about: string | null): string | null {
    return this.pageOf(this.placeOf(name, about));
  }

  ofLine(path: string, line: number | null): string | null {
    return this.pageOf({ path, lines: line === null ? null : [line, line] });
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
