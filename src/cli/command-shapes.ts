import type { Argument, Command, Option } from 'commander';
import { typedFactId } from './arguments.js';

/*
 * What may be typed after each command, read from the definitions: options, and what each option or argument expects.
 */

export type ExpectedWord =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'fact' | 'file' | 'folder' | 'ref' | 'anything' };

export interface OptionShape {
  /** `-q` and `--quiet`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Null if it takes no value. */
  readonly value: ExpectedWord | null;
}

export interface CommandShape {
  /** `check`, `session append`; empty for memtrust itself. */
  readonly place: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  readonly expected: readonly ExpectedWord[];
  /** Whether the last argument may be repeated. */
  readonly repeats: boolean;
  /** Names of its subcommands. */
  readonly below: readonly string[];
}

/** Choices that the definition does not have, by command and argument. */
type MoreWords = Readonly<Record<string, readonly string[]>>;

/** A program and all its commands. */
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

/** By the name in `--head <ref>`. */
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

/** What the name of an argument means. */
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
