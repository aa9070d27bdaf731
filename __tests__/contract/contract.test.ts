import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { StoredEvidence } from '../../src/anchors/judge-source.js';
import type { LineRange } from '../../src/memory/citation.js';
import type { Importance } from '../../src/memory/envelope.js';
import { bind, evidenceOf, NOTICED_BY, sourceOf, verdictOn, type Bound } from './judging.js';
import type { HostileEdit, Scene } from './scene.js';

const folder = new URL('scenes/', import.meta.url);
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

async function scenesOf(language: string): Promise<readonly Scene[]> {
  const url = new URL(`${language}.ts`, folder);
  const { scenes } = (await import(url.href)) as { scenes: readonly Scene[] };
  return scenes;
}

const IMPORTANCES: readonly Importance[] = ['normal', 'high', 'critical'];

/** What the facts of each importance store of the cited lines. */
function boundIn({ path, before, lines }: Scene): ReadonlyMap<Importance, Bound> {
  const source = sourceOf(path, before);
  return new Map(IMPORTANCES.map((importance) => [importance, bind(source, lines, importance)]));
}

/** The importances whose facts must notice an edit, and do not. */
function blindTo(
  bound: ReadonlyMap<Importance, Bound>,
  path: string,
  { after, breaks }: HostileEdit,
): readonly string[] {
  const source = sourceOf(path, after);
  return NOTICED_BY[breaks].filter((importance) => {
    const one = bound.get(importance);
    return one === undefined || verdictOn(source, one, importance) === 'fresh';
  });
}

/** Where the cited lines may be after an edit: at their old numbers, and wherever their text is. */
function candidates({ before, lines: [from, to] }: Scene, after: string): readonly LineRange[] {
  const cited = before.split('\n').slice(from - 1, to);
  const all = after.split('\n');
  const found = all.flatMap((_, at): LineRange[] =>
    cited.every((line, index) => all[at + index] === line) ? [[at + 1, at + cited.length]] : [],
  );
  return [...found, [from, Math.min(to, all.length)]];
}

/** Whether the lines can be bound after an edit so that nothing differs from what was stored before. */
function bindsTheSame(scene: Scene, { after, breaks }: HostileEdit): boolean {
  const [importance = 'critical'] = NOTICED_BY[breaks];
  const before = JSON.stringify(
    evidenceOf(sourceOf(scene.path, scene.before), scene.lines, importance),
  );
  const source = sourceOf(scene.path, after);
  return candidates(scene, after).some((lines) => {
    let evidence: StoredEvidence;
    try {
      evidence = evidenceOf(source, lines, importance);
    } catch {
      return false; // nothing can be cited there
    }
    return JSON.stringify(evidence) === before;
  });
}

describe.each(languages)('%s', (language) => {
  it('notices every hostile edit, from the importance on that its part belongs to', async () => {
    const scenes = await scenesOf(language);
    const missed = scenes.flatMap((scene) => {
      const bound = boundIn(scene);
      return scene.hostile.flatMap((edit) => {
        const blind = blindTo(bound, scene.path, edit);
        return blind.length === 0
          ? []
          : [`${scene.name}: ${edit.name} (${edit.breaks}, ${blind.join(' ')})`];
      });
    });
    expect(missed).toEqual([]);
  });

  it('stores other digests when a text is bound again after a hostile edit', async () => {
    const scenes = await scenesOf(language);
    const same = scenes.flatMap((scene) =>
      scene.hostile
        .filter((edit) => bindsTheSame(scene, edit))
        .map(({ name }) => `${scene.name}: ${name}`),
    );
    expect(same).toEqual([]);
  });

  it('leaves trust after every harmless edit', async () => {
    const scenes = await scenesOf(language);
    const lost = scenes.flatMap((scene) => {
      const bound = bind(sourceOf(scene.path, scene.before), scene.lines, 'critical');
      return scene.harmless.flatMap(({ name, after }) => {
        const found = verdictOn(sourceOf(scene.path, after), bound, 'critical');
        return found === 'fresh' ? [] : [`${scene.name}: ${name} (${found})`];
      });
    });
    expect(lost).toEqual([]);
  });
});
