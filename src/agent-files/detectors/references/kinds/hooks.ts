import { plain, say } from '../../../../text/phrase.js';
import { normalisePath } from '../../../../tree/path.js';
import { LONGEST_LINE } from '../reading.js';
import type { ReferenceKind, Suspect } from '../reference.js';
import { namesakeHint } from '../scene.js';
import { isInvented } from '../shape.js';

/* Do the settings of Claude Code run a program that is not there? A command that first checks for the file is fine. */

/** Programs of the repository that the settings of Claude Code run as hooks or status line, where they are missing. */
export const hookReferences: ReferenceKind = {
  name: 'hook',
  async look(reading, scene) {
    const { document } = reading;
    if (document.kind !== 'settings' || reading.isSpecimen) return [];
    const found: Suspect[] = [];
    const project = document.path.replace(/(?:^|\/)\.claude\/[^/]*$/, '');
    for (const [index, line] of document.lines.entries()) {
      if (
        line.length > LONGEST_LINE ||
        !line.includes('/') ||
        !/"command"\s{0,5}:/.test(line) ||
        // It looks first whether the file is there, or says what to do where it is not.
        /\|\||\[ -[a-z] |test -[a-z] |2>\s?\/dev\/null/.test(line)
      )
        continue;
      // `$CLAUDE_PROJECT_DIR/a.sh`, `"./.claude/hooks/a.sh"`: what stands behind the folder is captured.
      for (const match of line.matchAll(
        /(?:\$\{?CLAUDE_PROJECT_DIR\}?\\?"?\/|(?<=[\s"'])(?:\.\/)?(?=\.claude\/))([\w.@/-]{1,300})/g,
      )) {
        if (!reading.spend()) return found;
        const written = match[1] ?? '';
        const tried = [
          ...new Set(
            [project, ''].flatMap(
              (folder) => normalisePath(`${folder}/${written}`.replace(/^\//, '')) ?? [],
            ),
          ),
        ];
        if (tried.length === 0 || !/\.[A-Za-z]{1,5}$/.test(written)) continue;
        const there = await Promise.all(
          tried.map(async (path) => (await scene.has(path)) || scene.isIgnored(path)),
        );
        if (there.includes(true) || isInvented(written.split('/'))) continue;
        found.push({
          kind: 'hook',
          target: written,
          line: index + 1,
          column: match.index + match[0].length - written.length + 1,
          gone: tried,
          severity: 'warning',
          message: say`The command runs ${written}, which does not exist`,
          hint: namesakeHint(written, reading.document.place, scene),
          remedy: plain(
            'Use the current path of the program, or remove the command: this hook ' +
              'does nothing at the moment.',
          ),
        });
      }
    }
    return found;
  },
};
