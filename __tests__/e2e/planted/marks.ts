/** A place in a repository. */
export interface Place {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** Files without their marks, and where each mark stood. */
export interface Marked {
  readonly files: Readonly<Record<string, string>>;
  readonly marks: ReadonlyMap<string, Place>;
}

/** Lines as a file. */
export function text(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Takes the marks `⟦name⟧` out of drafts. Lines of a defect are found this way and not counted by hand, so that they
 * stay right when a file is edited.
 */
export function readMarks(drafts: Readonly<Record<string, string>>): Marked {
  const marks = new Map<string, Place>();
  const files: Record<string, string> = {};
  for (const [path, draft] of Object.entries(drafts)) {
    const lines = draft.split('\n').map((line, index) =>
      line.replace(/⟦([^⟧]+)⟧/g, (_, name: string) => {
        if (marks.has(name)) throw new Error(`${path}: the mark ${name} is there twice`);
        marks.set(name, { path, line: index + 1 });
        return '';
      }),
    );
    files[path] = lines.join('\n');
  }
  return { files, marks };
}
