/* Which commands are in a line of shell, and of which words? Variables are not filled in; what is unknown is text. */

/** A word of a shell command, without its quotes. */
export interface ShellWord {
  readonly text: string;
  /** What `$(…)`, backticks and `<(…)` in it run, as far as they are not in single quotes. */
  readonly runs: readonly string[];
  /** It is one such substitution and nothing else. */
  readonly isRun: boolean;
}

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** The command before it in the same pipe, whose output it reads. */
  readonly reads: ShellCommand | null;
}

/** Characters of a command that are looked at; hooks of people have hundreds. */
export const LONGEST_COMMAND = 50_000;

/** Splits shell text into commands: words, quotes, pipes, substitutions. What it does not know stays as it is. */
export function shellCommandsIn(text: string): readonly ShellCommand[] {
  return new Splitter(text.slice(0, LONGEST_COMMAND)).commands();
}

const ENDS_COMMAND: ReadonlySet<string> = new Set([';', '&', '(', ')']);

/** `&>`, `>&` and `<&`. */
function isOfRedirect(text: string, at: number): boolean {
  return text[at] === '&' && (text[at + 1] === '>' || text[at - 1] === '>' || text[at - 1] === '<');
}

/** A backquote, `$(`, `<(` or `>(`. */
function beginsSubstitution(text: string, at: number): boolean {
  return text[at] === '`' || (/[$<>]/.test(text.charAt(at)) && text[at + 1] === '(');
}

/** Goes through a text once; `at` is where it stands. */
class Splitter {
  private readonly found: ShellCommand[] = [];
  /** The words of the command that is being read, and the command that it reads. */
  private words: ShellWord[] = [];
  private reads: ShellCommand | null = null;
  /** The word that is being read; `plain` where it has characters outside of substitutions. */
  private word: { text: string; runs: string[]; plain: boolean } | null = null;
  private at = 0;

  constructor(private readonly text: string) {}

  commands(): readonly ShellCommand[] {
    const { text } = this;
    while (this.at < text.length) {
      const character = text.charAt(this.at);
      if (character === '\\') this.escaped();
      else if (character === "'") this.quoted();
      else if (character === '"') this.doubleQuoted();
      else if (beginsSubstitution(text, this.at)) this.substitution();
      else if (character === '#' && this.word === null) this.at = this.find('\n', this.at);
      else if (/\s/.test(character)) {
        this.endWord();
        if (character === '\n') this.endCommand(false);
        this.at += 1;
      } else if (character === '|') this.pipe();
      else if (character === '>' || character === '<') this.redirect(character);
      else {
        if (ENDS_COMMAND.has(character) && !isOfRedirect(text, this.at)) this.endCommand(false);
        else this.add(character);
        this.at += 1;
      }
    }
    this.endCommand(false);
    return this.found;
  }

  /** A backslash before a line end continues the line. */
  private escaped(): void {
    if (this.text[this.at + 1] !== '\n') this.add(this.text.charAt(this.at + 1));
    this.at += 2;
  }

  /** `|` and `|&` hand on what a command prints; `||` only ends it. */
  private pipe(): void {
    const next = this.text[this.at + 1];
    this.endCommand(next !== '|');
    this.at += next === '|' || next === '&' ? 2 : 1;
  }

  /** A sign of redirection, as a word of its own or with its number: `2>`. */
  private redirect(sign: '<' | '>'): void {
    // `2>`, `&>` and `>>` are one word.
    if (this.word !== null && !/^\d$|^&$|[<>]$/.test(this.word.text)) this.endWord();
    this.add(sign);
    this.at += 1;
    if (this.text[this.at] !== sign && this.text[this.at] !== '&') this.endWord();
  }

  /** Adds to the word that is being read, and begins one if there is none. */
  private add(text: string, run: string | null = null): void {
    this.word ??= { text: '', runs: [], plain: false };
    this.word.text += text;
    if (run === null) this.word.plain ||= text !== '';
    else this.word.runs.push(run);
  }

  private endWord(): void {
    if (this.word === null) return;
    const { text, runs, plain } = this.word;
    this.words.push({ text, runs, isRun: runs.length > 0 && !plain });
    this.word = null;
  }

  private endCommand(isPipe: boolean): void {
    this.endWord();
    const command: ShellCommand | null =
      this.words.length === 0 ? null : { words: this.words, reads: this.reads };
    if (command !== null) this.found.push(command);
    this.reads = isPipe ? (command ?? this.reads) : null;
    this.words = [];
  }

  /** The place of a sign, or the end of the text. */
  private find(sign: string, from: number): number {
    const end = this.text.indexOf(sign, from);
    return end < 0 ? this.text.length : end;
  }

  /** `'…'` */
  private quoted(): void {
    const end = this.find("'", this.at + 1);
    this.add(this.text.slice(this.at + 1, end));
    this.at = end + 1;
  }

  /** `"…"`, in which substitutions still run. */
  private doubleQuoted(): void {
    const { text } = this;
    this.add('');
    this.at += 1;
    while (this.at < text.length && text[this.at] !== '"') {
      if (text[this.at] === '\\') {
        this.add(text.charAt(this.at + 1));
        this.at += 2;
      } else if (text[this.at] === '`' || (text[this.at] === '$' && text[this.at + 1] === '('))
        this.substitution();
      else {
        this.add(text.charAt(this.at));
        this.at += 1;
      }
    }
    this.at += 1;
  }

  /** `$(…)`, `<(…)` or a command in backquotes: what it runs is kept beside its text. */
  private substitution(): void {
    const { text, at } = this;
    const isTick = text[at] === '`';
    const from = at + (isTick ? 1 : 2);
    const end = isTick ? this.find('`', from) : this.closing(from);
    this.add(text.slice(at, end + 1), text.slice(from, end));
    this.at = end + 1;
  }

  /** Offset of the parenthesis that closes one; quotes inside are heeded. */
  private closing(from: number): number {
    let depth = 1;
    let quote = '';
    for (let at = from; at < this.text.length; at += 1) {
      const character = this.text.charAt(at);
      if (character === '\\' && quote !== "'") at += 1;
      else if (quote !== '') quote = character === quote ? '' : quote;
      else if (character === '"' || character === "'") quote = character;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
      if (depth === 0) return at;
    }
    return this.text.length;
  }
}
