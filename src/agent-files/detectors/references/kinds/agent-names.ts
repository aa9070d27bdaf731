import { grouped, remembered } from '../../../../text/collections.js';
import { anyCase } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import type { InlineCode } from '../../../agent-text.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';
import { isPlaceholder } from '../shape.js';

/*
 * Does a text name an agent, a skill or a command that went? "Use the `code-reviewer` agent", "run `/release-notes`".
 * Users and programs bring their own, so a name that never was here is not wrong.
 */

/** Words by which a name is that of an agent, a skill or a command. */
const KIND_WORD = anyCase`
  \b(?:(?:sub-?)?agent(?:s|en|e|es)?|skills?|commands?|prompts?|personas?|workflows?|befehle?n?|habilidad(?:es)?
    |comandos?|commandes?)\b
  |代理|智能体|技能|命令|エージェント|スキル|コマンド|에이전트|스킬|명령`;

/** A name in code marks: `code-reviewer`, `@code-reviewer`, `$make-pr`, `/release-notes 1.2`, `team:deploy`. */
const IN_CODE = /^(?:([@$/])(?:agent-)?)?([a-z][a-z0-9]*(?:[-_:.][a-z0-9]+){0,8})(\s.*)?$/;

/** A name of several words beside one of these: "the code-reviewer agent". */
const IN_PROSE =
  /(?<![\w/.@-])([a-z][a-z0-9]*(?:-[a-z0-9]+){1,8})[*_]{0,2}\s(?:sub-?)?(?:agent|skill|command|prompt)s?\b/g;

/** `/release-notes` without code marks; a path goes on behind it. */
const SLASHED = /(?<=^|[\s(*])\/([a-z][a-z0-9]*(?:-[a-z0-9]+){1,8})(?![\w/.-])/g;

/** Agents, skills and commands that a text names. */
export const agentNames: MentionKind = {
  name: 'agent name',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    const spans = grouped(reading.document.markdown.code, ({ line }) => line);
    let title = '';
    for (const line of reading.lines) {
      if (line.kind === 'heading') title = line.text;
      if (line.kind === 'code' || line.kind === 'blank' || line.text.length > LONGEST) continue;
      const words = reading.wordsOf(line);
      const inMarks = spans.get(line.number) ?? [];
      const isOfKind =
        inMarks.length > 0 && (KIND_WORD.test(words) || KIND_WORD.test(title.slice(0, LONGEST)));
      const named = [...inCode(inMarks, isOfKind), ...inProse(words)];
      for (const one of named) if (!isPlaceholder(one.name)) yield mentionOf(one, line.number);
    }
  },
};

const LONGEST = 2_000;

interface NamedAgent {
  readonly name: string;
  /** 1-based. */
  readonly column: number;
  /** Written with a sign that only agents know, as `/release-notes` and `@code-reviewer`. */
  readonly isSigned: boolean;
}

/** @param isOfKind whether the words around say that it is one of these; a slash says so by itself */
function* inCode(spans: readonly InlineCode[], isOfKind: boolean): Generator<NamedAgent> {
  for (const { text, column } of spans) {
    const [, sign, name, rest] = IN_CODE.exec(text.trim().slice(0, LONGEST)) ?? [];
    // A word and what follows it is a command line; behind a slash it is a command of an agent.
    if (name === undefined || (rest !== undefined && sign !== '/')) continue;
    if (sign === '/' || (isOfKind && name.length > 2))
      yield { name, column, isSigned: sign !== undefined };
  }
}

function* inProse(words: string): Generator<NamedAgent> {
  if (!words.includes('-')) return; // either pattern asks for one
  for (const pattern of [IN_PROSE, SLASHED])
    for (const match of words.matchAll(pattern)) {
      const name = match[1] ?? '';
      const column = match.index + match[0].indexOf(name) + 1;
      yield { name, column, isSigned: pattern === SLASHED };
    }
}

function mentionOf({ name, column, isSigned }: NamedAgent, line: number): Mention {
  return {
    kind: 'agent name',
    target: name,
    line,
    column,
    isIn: async (scene) => {
      const here = await isHere(name, scene);
      return here === false && !isSigned && (await isCommandOfCode(name, scene)) ? null : here;
    },
    suspect: async () => null,
    lost: {
      message: say`No agent, skill or command here is called ${name}`,
      remedy: plain('Name one that is there, or remove it: agents look for it in vain.'),
    },
  };
}

/** Whether a tree has an agent, skill or command of a name; null where it had none before the change either. */
async function isHere(name: string, scene: ReferenceScene): Promise<boolean | null> {
  const known = nameOf(name);
  if (namesBy(scene).has(known)) return true;
  if (scene.before !== null && !namesBy(scene.before).has(known)) return null;
  return (await namesInside(scene)).has(known);
}

/** Whether code has a name of several words: it may be a command of the program that is written here. */
async function isCommandOfCode(name: string, { words }: ReferenceScene): Promise<boolean> {
  const how = name.includes('-') ? await words.has([nameOf(name)]) : null;
  return how !== null && how !== 'nowhere' && how !== 'said';
}

/** The names of a text that may be those of commands of a program; each is looked for in code. */
export function agentNamesAskedIn(reading: ReferenceReading): readonly string[] {
  return Array.from(agentNames.mentions(reading), ({ target }) => nameOf(target)).filter((name) =>
    name.includes('-'),
  );
}

/** `team:deploy` is `deploy` in a folder or plugin: the last part decides. */
function nameOf(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Files that define agents, skills and commands: the first group that is there is the name. */
const DEFINED = anyCase`
  (?:^|\/)(?:skills?\/(?:[^/]+\/){0,3}([^/]+)\/SKILL\.md
    |(?:agents?|commands?|prompts|chatmodes|workflows)\/(?:[^/]+\/){0,3}
      ([^/]+?)(?:\.(?:agent|prompt|chatmode))?\.(?:md|mdc|toml))$`;

/** Where agents look for them: below a folder of theirs, in a plugin, or in a repository that is made of them. */
const HOME = /^(?:agents|commands|prompts|skills)\/|(?:^|\/)(?:\.[\w-]+|plugins?)\//;

/** The names that the paths of a tree give. */
const namesBy = remembered((scene: ReferenceScene): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const path of definitionsIn(scene)) {
    const [, skill, other] = DEFINED.exec(path) ?? [];
    const name = skill ?? other;
    if (name !== undefined) names.add(name);
  }
  return names;
});

const definitionsIn = remembered((scene: ReferenceScene): readonly string[] =>
  [...scene.repository.tree.entries.keys()].filter(
    (path) => /\.(?:md|mdc|toml)$/i.test(path) && HOME.test(path) && DEFINED.test(path),
  ),
);

/** Files whose front matter is read for their name; with more of them the paths have to do. */
const MOST_DEFINITIONS = 500;

/** The names that the files themselves give: `name: code-reviewer`. */
const namesInside = remembered(async (scene: ReferenceScene): Promise<ReadonlySet<string>> => {
  const paths = definitionsIn(scene).slice(0, MOST_DEFINITIONS);
  const texts = await scene.read(paths);
  return new Set(
    [...texts.values()].flatMap((text) => {
      const head = (text ?? '').slice(0, 2_000);
      const name = /^name\s{0,9}[:=]\s{0,9}["']?([\w:.-]{1,100})/m.exec(head)?.[1];
      return name === undefined ? [] : [nameOf(name)];
    }),
  );
});
