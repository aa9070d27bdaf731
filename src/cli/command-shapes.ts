import type { Argument, Command, Option } from 'commander';
import { typedFactId } from './arguments.js';

/*
 * What may be typed after each command, read from the definitions: options, and what each option or argument expects.
 */

/** What stands in a place of the command line. */
export type ExpectedWord =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'fact' | 'file' | 'folder' | 'ref' | 'anything' };

export interface OptionShape {
  /** `-q` and `--quiet`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** What its value is; null where it takes none. */
  readonly value: ExpectedWord | null;
}

export interface CommandShape {
  /** `check`, `session append`; empty for memtrust itself. */
  readonly place: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  readonly expected: readonly ExpectedWord[];
  /** Whether the last argument may be given again. */
  readonly repeats: boolean;
  /** Names of the commands below it. */
  readonly below: readonly string[];
}

/** Words that the definition of a command does not have itself, by command and name of the argument. */
export type MoreWords = Readonly<Record<string, readonly string[]>>;

/** A program and all commands below it. */
export function commandShapes(program: Command, more: MoreWords): CommandShape[] {
  return [shapeOf(program, '', more), ...program.commands.flatMap((one) => below(one, '', more))];
}

function below(command: Command, above: string, more: MoreWords): CommandShape[] {
  const place = `${above} ${command.name()}`.trim();
  return [
    shapeOf(command, place, more),
    ...command.commands.flatMap((one) => below(one, place, more)),
  ];
}

function shapeOf(command: Command, place: string, more: MoreWords): CommandShape {
  const given = command.registeredArguments;
  return {
    place,
    description: command.description(),
    options: command
      .createHelp()
      .visibleOptions(command)
      .map((option) => ({
        flags: [option.short, option.long].flatMap((flag) => flag ?? []),
        description: option.description,
        value: option.required || option.optional ? valueOf(option) : null,
      })),
    expected: given.map((argument) => expectedOf(argument, place, more)),
    repeats: given.at(-1)?.variadic ?? false,
    below: command.commands.map((one) => one.name()),
  };
}

/** By the name in the angle brackets of `--head <ref>`. */
function valueOf({ argChoices, flags }: Option): ExpectedWord {
  if (argChoices !== undefined) return { kind: 'words', words: argChoices };
  return named(/[<[]([\w-]+)/.exec(flags)?.[1] ?? '');
}

function expectedOf(argument: Argument, place: string, more: MoreWords): ExpectedWord {
  const name = argument.name();
  const words = argument.argChoices ?? more[`${place} ${name}`];
  if (words !== undefined) return { kind: 'words', words };
  return argument.parseArg === typedFactId ? { kind: 'fact' } : named(name);
}

/** What a name of an argument stands for. */
function named(name: string): ExpectedWord {
  switch (name) {
    case 'id':
      return { kind: 'fact' };
    case 'file':
    case 'path':
    case 'paths':
    case 'findings':
      return { kind: 'file' };
    case 'dir':
      return { kind: 'folder' };
    case 'ref':
      return { kind: 'ref' };
    default:
      return { kind: 'anything' };
  }
}
