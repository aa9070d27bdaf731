#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
  var __webpack_modules__ = ({

  181:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

  }),

  1421:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

  }),

  8474:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

  }),

  3024:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

  }),

  6760:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

  }),

  1708:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

  }),

  932:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

  }),

  2037:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(9882);
const { Command } = __nccwpck_require__(308);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(3943);
const { Help } = __nccwpck_require__(9490);
const { Option } = __nccwpck_require__(2656);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);


exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; 


  }),

  9882:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(3943);

class Argument {

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': 
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': 
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }


  name() {
    return this._name;
  }


  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }


  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }


  argParser(fn) {
    this.parseArg = fn;
    return this;
  }


  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  argRequired() {
    this.required = true;
    return this;
  }

  argOptional() {
    this.required = false;
    return this;
  }
}


function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


  }),

  308:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(8474).EventEmitter);
const childProcess = __nccwpck_require__(1421);
const path = __nccwpck_require__(6760);
const fs = __nccwpck_require__(3024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(9882);
const { CommanderError } = __nccwpck_require__(3943);
const { Help, stripColor } = __nccwpck_require__(9490);
const { Option, DualOptions } = __nccwpck_require__(2656);
const { suggestSimilar } = __nccwpck_require__(7886);

class Command extends EventEmitter {

  constructor(name) {
    super();
    this.commands = [];
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    this.registeredArguments = [];
    this._args = this.registeredArguments; 
    this.args = []; 
    this.rawArgs = [];
    this.processedArgs = []; 
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; 
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; 
    this._executableDir = null; 
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; 
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; 
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; 

    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    this._helpOption = undefined; 
    this._addImplicitHelpCommand = undefined; 
    this._helpCommand = undefined; 
    this._helpConfiguration = {};
    this._helpGroupHeading = undefined; 
    this._defaultCommandGroup = undefined;
    this._defaultOptionGroup = undefined;
  }

  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }


  _getCommandAndAncestors() {
    const result = [];
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }


  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); 
    cmd._executableFile = opts.executableFile || null; 
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }


  createCommand(name) {
    return new Command(name);
  }


  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }


  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }


  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }


  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; 

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }


  createArgument(name, description) {
    return new Argument(name, description);
  }

  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }


  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }


  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  addHelpCommand(helpCommand, deprecatedDescription) {
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); 
      }
      return this._helpCommand;
    }
    return null;
  }


  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }


  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
        }
      };
    }
    return this;
  }


  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
    }
    process.exit(exitCode);
  }


  action(fn) {
    const listener = (args) => {
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; 
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }


  createOption(flags, description) {
    return new Option(flags, description);
  }


  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }


  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }


  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    if (option.negate) {
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; 
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }


  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }


  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }


  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }


  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }


  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }


  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }


  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }


  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }


  getOptionValueSourceWithGlobals(key) {
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }


  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; 
      }
    }

    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }


  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }


  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  saveStateBeforeParse() {
    this._savedState = {
      _name: this._name,
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    this.args = [];
    this.processedArgs = [];
  }

  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }


  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; 
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      if (sourceExt.includes(path.extname(baseName))) return undefined;

      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; 
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            proc.kill(signal);
          }
        });
      });
    }

    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; 
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    this.runningCommand = proc;
  }


  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }


  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }


  _checkNumberOfArguments() {
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }


  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }


  _chainOrCall(promise, fn) {
    if (promise?.then && typeof promise.then === 'function') {
      return promise.then(() => fn());
    }
    return fn();
  }


  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }


  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }


  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); 
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); 
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); 
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); 
    } else if (operands.length) {
      if (this._findCommand('*')) {
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
    }
  }

  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }


  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }


  _checkForMissingMandatoryOptions() {
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  _checkForConflictingOptions() {
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }


  parseOptions(args) {
    const operands = []; 
    const unknown = []; 
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    let activeVariadicOption = null;
    let activeGroup = null; 
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            this.emit(`option:${option.name()}`);
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }


      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      dest.push(arg);
    }

    return { operands, unknown };
  }

  opts() {
    if (this._storeOptionsAsProperties) {
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  optsWithGlobals() {
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  error(message, errorOptions) {
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }


  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }


  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }


  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  _conflictingOption(option, conflictingOption) {
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }


  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      let candidateFlags = [];
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }


  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }


  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }


  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }


  alias(alias) {
    if (alias === undefined) return this._aliases[0]; 

    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }


  aliases(aliases) {
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }


  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }


  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }


  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }


  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }


  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }


  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }


  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }


  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); 
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }


  helpOption(flags, description) {
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; 
        if (this._defaultOptionGroup) {
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; 
      }
      return this;
    }

    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  _getHelpOption() {
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }


  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); 
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }



  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (  context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }


  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}


function incrementNodeInspectorPort(args) {
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        debugPort = match[3];
      } else {
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

function useColor() {

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; 


  }),

  3943:
  ((__unused_webpack_module, exports) => {

class CommanderError extends Error {
  constructor(exitCode, code, message) {
    super(message);
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

class InvalidArgumentError extends CommanderError {
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


  }),

  9490:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(9882);


class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }


  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  compareOptions(a, b) {
    const getSortKey = (option) => {
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }


  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); 
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }


  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }


  visibleArguments(cmd) {
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }


  subcommandTerm(cmd) {
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + 
      (args ? ' ' + args : '')
    );
  }


  optionTerm(option) {
    return option.flags;
  }


  argumentTerm(argument) {
    return argument.name();
  }


  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }


  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }


  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }


  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }


  commandUsage(cmd) {
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }


  commandDescription(cmd) {
    return cmd.description();
  }


  subcommandDescription(cmd) {
    return cmd.summary() || cmd.description();
  }


  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }


  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }


  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; 

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  displayWidth(str) {
    return stripColor(str).length;
  }

  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); 
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); 
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }


  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    const spacerWidth = 2; 
    const helpWidth = this.helpWidth ?? 80; 
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); 
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}


function stripColor(str) {
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


  }),

  2656:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(3943);

class Option {

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); 
    this.optional = flags.includes('['); 
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); 
    this.mandatory = false; 
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; 
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; 
  }


  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }


  preset(arg) {
    this.presetArg = arg;
    return this;
  }


  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }


  env(name) {
    this.envVar = name;
    return this;
  }


  argParser(fn) {
    this.parseArg = fn;
    return this;
  }


  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }


  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }


  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }


  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }


  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }


  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }


  is(arg) {
    return this.short === arg || this.long === arg;
  }


  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

class DualOptions {
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}


function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}


function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  const shortFlagExp = /^-[^-]$/;
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


  }),

  7886:
  ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {

  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  const d = [];

  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, 
        d[i][j - 1] + 1, 
        d[i - 1][j - 1] + cost, 
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}


function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; 

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


  }),

  5069:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Scalar = __nccwpck_require__(6461);
var YAMLMap = __nccwpck_require__(862);
var YAMLSeq = __nccwpck_require__(7863);
var resolveBlockMap = __nccwpck_require__(7927);
var resolveBlockSeq = __nccwpck_require__(8166);
var resolveFlowCollection = __nccwpck_require__(7230);

function resolveCollection(CN, ctx, token, onError, tagName, tag) {
    const coll = token.type === 'block-map'
        ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag)
        : token.type === 'block-seq'
            ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag)
            : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
    const Coll = coll.constructor;
    if (tagName === '!' || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
    }
    if (tagName)
        coll.tag = tagName;
    return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
    const tagToken = props.tag;
    const tagName = !tagToken
        ? null
        : ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg));
    if (token.type === 'block-seq') {
        const { anchor, newlineAfterProp: nl } = props;
        const lastProp = anchor && tagToken
            ? anchor.offset > tagToken.offset
                ? anchor
                : tagToken
            : (anchor ?? tagToken);
        if (lastProp && (!nl || nl.offset < lastProp.offset)) {
            const message = 'Missing newline after block sequence props';
            onError(lastProp, 'MISSING_CHAR', message);
        }
    }
    const expType = token.type === 'block-map'
        ? 'map'
        : token.type === 'block-seq'
            ? 'seq'
            : token.start.source === '{'
                ? 'map'
                : 'seq';
    if (!tagToken ||
        !tagName ||
        tagName === '!' ||
        (tagName === YAMLMap.YAMLMap.tagName && expType === 'map') ||
        (tagName === YAMLSeq.YAMLSeq.tagName && expType === 'seq')) {
        return resolveCollection(CN, ctx, token, onError, tagName);
    }
    let tag = ctx.schema.tags.find(t => t.tag === tagName && t.collection === expType);
    if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
            ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
            tag = kt;
        }
        else {
            if (kt) {
                onError(tagToken, 'BAD_COLLECTION_TYPE', `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? 'scalar'}`, true);
            }
            else {
                onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, true);
            }
            return resolveCollection(CN, ctx, token, onError, tagName);
        }
    }
    const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
    const res = tag.resolve?.(coll, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg), ctx.options) ?? coll;
    const node = identity.isNode(res)
        ? res
        : new Scalar.Scalar(res);
    node.range = coll.range;
    node.tag = tagName;
    if (tag?.format)
        node.format = tag.format;
    return node;
}

exports.composeCollection = composeCollection;


  }),

  6491:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Document = __nccwpck_require__(2965);
var composeNode = __nccwpck_require__(1273);
var resolveEnd = __nccwpck_require__(3604);
var resolveProps = __nccwpck_require__(9903);

function composeDoc(options, directives, { offset, start, value, end }, onError) {
    const opts = Object.assign({ _directives: directives }, options);
    const doc = new Document.Document(undefined, opts);
    const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
    };
    const props = resolveProps.resolveProps(start, {
        indicator: 'doc-start',
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
    });
    if (props.found) {
        doc.directives.docStart = true;
        if (value &&
            (value.type === 'block-map' || value.type === 'block-seq') &&
            !props.hasNewline)
            onError(props.end, 'MISSING_CHAR', 'Block collection cannot start on same line with directives-end marker');
    }
    doc.contents = value
        ? composeNode.composeNode(ctx, value, props, onError)
        : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
    const contentEnd = doc.contents.range[2];
    const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
    if (re.comment)
        doc.comment = re.comment;
    doc.range = [offset, contentEnd, re.offset];
    return doc;
}

exports.composeDoc = composeDoc;


  }),

  1273:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4313);
var identity = __nccwpck_require__(4767);
var composeCollection = __nccwpck_require__(5069);
var composeScalar = __nccwpck_require__(6845);
var resolveEnd = __nccwpck_require__(3604);
var utilEmptyScalarPosition = __nccwpck_require__(6559);

const CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
    const atKey = ctx.atKey;
    const { spaceBefore, comment, anchor, tag } = props;
    let node;
    let isSrcToken = true;
    switch (token.type) {
        case 'alias':
            node = composeAlias(ctx, token, onError);
            if (anchor || tag)
                onError(token, 'ALIAS_PROPS', 'An alias node must not specify any properties');
            break;
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'block-scalar':
            node = composeScalar.composeScalar(ctx, token, tag, onError);
            if (anchor)
                node.anchor = anchor.source.substring(1);
            break;
        case 'block-map':
        case 'block-seq':
        case 'flow-collection':
            try {
                node = composeCollection.composeCollection(CN, ctx, token, props, onError);
                if (anchor)
                    node.anchor = anchor.source.substring(1);
            }
            catch (error) {
                const message = error instanceof Error ? error.message : String(error);
                onError(token, 'RESOURCE_EXHAUSTION', message);
            }
            break;
        default: {
            const message = token.type === 'error'
                ? token.message
                : `Unsupported token (type: ${token.type})`;
            onError(token, 'UNEXPECTED_TOKEN', message);
            isSrcToken = false;
        }
    }
    node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
    if (anchor && node.anchor === '')
        onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    if (atKey &&
        ctx.options.stringKeys &&
        (!identity.isScalar(node) ||
            typeof node.value !== 'string' ||
            (node.tag && node.tag !== 'tag:yaml.org,2002:str'))) {
        const msg = 'With stringKeys, all keys must be strings';
        onError(tag ?? token, 'NON_STRING_KEY', msg);
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        if (token.type === 'scalar' && token.source === '')
            node.comment = comment;
        else
            node.commentBefore = comment;
    }
    if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
    return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
    const token = {
        type: 'scalar',
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ''
    };
    const node = composeScalar.composeScalar(ctx, token, tag, onError);
    if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === '')
            onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        node.comment = comment;
        node.range[2] = end;
    }
    return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
    const alias = new Alias.Alias(source.substring(1));
    if (alias.source === '')
        onError(offset, 'BAD_ALIAS', 'Alias cannot be an empty string');
    if (alias.source.endsWith(':'))
        onError(offset + source.length - 1, 'BAD_ALIAS', 'Alias ending in : is ambiguous', true);
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
    alias.range = [offset, valueEnd, re.offset];
    if (re.comment)
        alias.comment = re.comment;
    return alias;
}

exports.composeEmptyNode = composeEmptyNode;
exports.composeNode = composeNode;


  }),

  6845:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Scalar = __nccwpck_require__(6461);
var resolveBlockScalar = __nccwpck_require__(4057);
var resolveFlowScalar = __nccwpck_require__(834);

function composeScalar(ctx, token, tagToken, onError) {
    const { value, type, comment, range } = token.type === 'block-scalar'
        ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError)
        : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
    const tagName = tagToken
        ? ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg))
        : null;
    let tag;
    if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
    }
    else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
    else if (token.type === 'scalar')
        tag = findScalarTagByTest(ctx, value, token, onError);
    else
        tag = ctx.schema[identity.SCALAR];
    let scalar;
    try {
        const res = tag.resolve(value, msg => onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
    }
    catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg);
        scalar = new Scalar.Scalar(value);
    }
    scalar.range = range;
    scalar.source = value;
    if (type)
        scalar.type = type;
    if (tagName)
        scalar.tag = tagName;
    if (tag.format)
        scalar.format = tag.format;
    if (comment)
        scalar.comment = comment;
    return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
    if (tagName === '!')
        return schema[identity.SCALAR]; 
    const matchWithTest = [];
    for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
            if (tag.default && tag.test)
                matchWithTest.push(tag);
            else
                return tag;
        }
    }
    for (const tag of matchWithTest)
        if (tag.test?.test(value))
            return tag;
    const kt = schema.knownTags[tagName];
    if (kt && !kt.collection) {
        schema.tags.push(Object.assign({}, kt, { default: false, test: undefined }));
        return kt;
    }
    onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, tagName !== 'tag:yaml.org,2002:str');
    return schema[identity.SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
    const tag = schema.tags.find(tag => (tag.default === true || (atKey && tag.default === 'key')) &&
        tag.test?.test(value)) || schema[identity.SCALAR];
    if (schema.compat) {
        const compat = schema.compat.find(tag => tag.default && tag.test?.test(value)) ??
            schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
            const ts = directives.tagString(tag.tag);
            const cs = directives.tagString(compat.tag);
            const msg = `Value may be parsed as either ${ts} or ${cs}`;
            onError(token, 'TAG_RESOLVE_FAILED', msg, true);
        }
    }
    return tag;
}

exports.composeScalar = composeScalar;


  }),

  4920:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var directives = __nccwpck_require__(6422);
var Document = __nccwpck_require__(2965);
var errors = __nccwpck_require__(8144);
var identity = __nccwpck_require__(4767);
var composeDoc = __nccwpck_require__(6491);
var resolveEnd = __nccwpck_require__(3604);

function getErrorPos(src) {
    if (typeof src === 'number')
        return [src, src + 1];
    if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
    const { offset, source } = src;
    return [offset, offset + (typeof source === 'string' ? source.length : 1)];
}
function parsePrelude(prelude) {
    let comment = '';
    let atComment = false;
    let afterEmptyLine = false;
    for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
            case '#':
                comment +=
                    (comment === '' ? '' : afterEmptyLine ? '\n\n' : '\n') +
                        (source.substring(1) || ' ');
                atComment = true;
                afterEmptyLine = false;
                break;
            case '%':
                if (prelude[i + 1]?.[0] !== '#')
                    i += 1;
                atComment = false;
                break;
            default:
                if (!atComment)
                    afterEmptyLine = true;
                atComment = false;
        }
    }
    return { comment, afterEmptyLine };
}
class Composer {
    constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
            const pos = getErrorPos(source);
            if (warning)
                this.warnings.push(new errors.YAMLWarning(pos, code, message));
            else
                this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        this.directives = new directives.Directives({ version: options.version || '1.2' });
        this.options = options;
    }
    decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
            const dc = doc.contents;
            if (afterDoc) {
                doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
            }
            else if (afterEmptyLine || doc.directives.docStart || !dc) {
                doc.commentBefore = comment;
            }
            else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
                let it = dc.items[0];
                if (identity.isPair(it))
                    it = it.key;
                const cb = it.commentBefore;
                it.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
            else {
                const cb = dc.commentBefore;
                dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
        }
        if (afterDoc) {
            for (let i = 0; i < this.errors.length; ++i)
                doc.errors.push(this.errors[i]);
            for (let i = 0; i < this.warnings.length; ++i)
                doc.warnings.push(this.warnings[i]);
        }
        else {
            doc.errors = this.errors;
            doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
    }
    streamInfo() {
        return {
            comment: parsePrelude(this.prelude).comment,
            directives: this.directives,
            errors: this.errors,
            warnings: this.warnings
        };
    }
    *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
            yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
    }
    *next(token) {
        if (node_process.env.LOG_STREAM)
            console.dir(token, { depth: null });
        switch (token.type) {
            case 'directive':
                this.directives.add(token.source, (offset, message, warning) => {
                    const pos = getErrorPos(token);
                    pos[0] += offset;
                    this.onError(pos, 'BAD_DIRECTIVE', message, warning);
                });
                this.prelude.push(token.source);
                this.atDirectives = true;
                break;
            case 'document': {
                const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
                if (this.atDirectives && !doc.directives.docStart)
                    this.onError(token, 'MISSING_CHAR', 'Missing directives-end/doc-start indicator line');
                this.decorate(doc, false);
                if (this.doc)
                    yield this.doc;
                this.doc = doc;
                this.atDirectives = false;
                break;
            }
            case 'byte-order-mark':
            case 'space':
                break;
            case 'comment':
            case 'newline':
                this.prelude.push(token.source);
                break;
            case 'error': {
                const msg = token.source
                    ? `${token.message}: ${JSON.stringify(token.source)}`
                    : token.message;
                const error = new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg);
                if (this.atDirectives || !this.doc)
                    this.errors.push(error);
                else
                    this.doc.errors.push(error);
                break;
            }
            case 'doc-end': {
                if (!this.doc) {
                    const msg = 'Unexpected doc-end without preceding document';
                    this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg));
                    break;
                }
                this.doc.directives.docEnd = true;
                const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
                this.decorate(this.doc, true);
                if (end.comment) {
                    const dc = this.doc.comment;
                    this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
                }
                this.doc.range[2] = end.offset;
                break;
            }
            default:
                this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', `Unsupported token ${token.type}`));
        }
    }
    *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
            this.decorate(this.doc, true);
            yield this.doc;
            this.doc = null;
        }
        else if (forceDoc) {
            const opts = Object.assign({ _directives: this.directives }, this.options);
            const doc = new Document.Document(undefined, opts);
            if (this.atDirectives)
                this.onError(endOffset, 'MISSING_CHAR', 'Missing directives-end indicator line');
            doc.range = [0, endOffset, endOffset];
            this.decorate(doc, false);
            yield doc;
        }
    }
}

exports.Composer = Composer;


  }),

  7927:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Pair = __nccwpck_require__(8037);
var YAMLMap = __nccwpck_require__(862);
var resolveProps = __nccwpck_require__(9903);
var utilContainsNewline = __nccwpck_require__(723);
var utilFlowIndentCheck = __nccwpck_require__(7531);
var utilMapIncludes = __nccwpck_require__(6203);

const startColMsg = 'All mapping items must start at the same column';
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
    const map = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    let offset = bm.offset;
    let commentEnd = null;
    for (const collItem of bm.items) {
        const { start, key, sep, value } = collItem;
        const keyProps = resolveProps.resolveProps(start, {
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: bm.indent,
            startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
            if (key) {
                if (key.type === 'block-seq')
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'A block sequence may not be used as an implicit map key');
                else if ('indent' in key && key.indent !== bm.indent)
                    onError(offset, 'BAD_INDENT', startColMsg);
            }
            if (!keyProps.anchor && !keyProps.tag && !sep) {
                commentEnd = keyProps.end;
                if (keyProps.comment) {
                    if (map.comment)
                        map.comment += '\n' + keyProps.comment;
                    else
                        map.comment = keyProps.comment;
                }
                continue;
            }
            if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
                onError(key ?? start[start.length - 1], 'MULTILINE_IMPLICIT_KEY', 'Implicit keys need to be on a single line');
            }
        }
        else if (keyProps.found?.indent !== bm.indent) {
            onError(offset, 'BAD_INDENT', startColMsg);
        }
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key
            ? composeNode(ctx, key, keyProps, onError)
            : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
            onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
        const valueProps = resolveProps.resolveProps(sep ?? [], {
            indicator: 'map-value-ind',
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: bm.indent,
            startOnNewline: !key || key.type === 'block-scalar'
        });
        offset = valueProps.end;
        if (valueProps.found) {
            if (implicitKey) {
                if (value?.type === 'block-map' && !valueProps.hasNewline)
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'Nested mappings are not allowed in compact mappings');
                if (ctx.options.strict &&
                    keyProps.start < valueProps.found.offset - 1024)
                    onError(keyNode.range, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit block mapping key');
            }
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
            if (ctx.schema.compat)
                utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
            offset = valueNode.range[2];
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
        else {
            if (implicitKey)
                onError(keyNode.range, 'MISSING_CHAR', 'Implicit map keys need to be followed by map values');
            if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
    }
    if (commentEnd && commentEnd < offset)
        onError(commentEnd, 'IMPOSSIBLE', 'Map comment with trailing content');
    map.range = [bm.offset, offset, commentEnd ?? offset];
    return map;
}

exports.resolveBlockMap = resolveBlockMap;


  }),

  4057:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);

function resolveBlockScalar(ctx, scalar, onError) {
    const start = scalar.offset;
    const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
    if (!header)
        return { value: '', type: null, comment: '', range: [start, start, start] };
    const type = header.mode === '>' ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
    const lines = scalar.source ? splitLines(scalar.source) : [];
    let chompStart = lines.length;
    for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === '' || content === '\r')
            chompStart = i;
        else
            break;
    }
    if (chompStart === 0) {
        const value = header.chomp === '+' && lines.length > 0
            ? '\n'.repeat(Math.max(1, lines.length - 1))
            : '';
        let end = start + header.length;
        if (scalar.source)
            end += scalar.source.length;
        return { value, type, comment: header.comment, range: [start, end, end] };
    }
    let trimIndent = scalar.indent + header.indent;
    let offset = scalar.offset + header.length;
    let contentStart = 0;
    for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === '' || content === '\r') {
            if (header.indent === 0 && indent.length > trimIndent)
                trimIndent = indent.length;
        }
        else {
            if (indent.length < trimIndent) {
                const message = 'Block scalars with more-indented leading empty lines must use an explicit indentation indicator';
                onError(offset + indent.length, 'MISSING_CHAR', message);
            }
            if (header.indent === 0)
                trimIndent = indent.length;
            contentStart = i;
            if (trimIndent === 0 && !ctx.atRoot) {
                const message = 'Block scalar values in collections must be indented';
                onError(offset, 'BAD_INDENT', message);
            }
            break;
        }
        offset += indent.length + content.length + 1;
    }
    for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
            chompStart = i + 1;
    }
    let value = '';
    let sep = '';
    let prevMoreIndented = false;
    for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + '\n';
    for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === '\r';
        if (crlf)
            content = content.slice(0, -1);
        if (content && indent.length < trimIndent) {
            const src = header.indent
                ? 'explicit indentation indicator'
                : 'first line';
            const message = `Block scalar lines must not be less indented than their ${src}`;
            onError(offset - content.length - (crlf ? 2 : 1), 'BAD_INDENT', message);
            indent = '';
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
        }
        else if (indent.length > trimIndent || content[0] === '\t') {
            if (sep === ' ')
                sep = '\n';
            else if (!prevMoreIndented && sep === '\n')
                sep = '\n\n';
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
            prevMoreIndented = true;
        }
        else if (content === '') {
            if (sep === '\n')
                value += '\n';
            else
                sep = '\n';
        }
        else {
            value += sep + content;
            sep = ' ';
            prevMoreIndented = false;
        }
    }
    switch (header.chomp) {
        case '-':
            break;
        case '+':
            for (let i = chompStart; i < lines.length; ++i)
                value += '\n' + lines[i][0].slice(trimIndent);
            if (value[value.length - 1] !== '\n')
                value += '\n';
            break;
        default:
            value += '\n';
    }
    const end = start + header.length + scalar.source.length;
    return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
    if (props[0].type !== 'block-scalar-header') {
        onError(props[0], 'IMPOSSIBLE', 'Block scalar header not found');
        return null;
    }
    const { source } = props[0];
    const mode = source[0];
    let indent = 0;
    let chomp = '';
    let error = -1;
    for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === '-' || ch === '+'))
            chomp = ch;
        else {
            const n = Number(ch);
            if (!indent && n)
                indent = n;
            else if (error === -1)
                error = offset + i;
        }
    }
    if (error !== -1)
        onError(error, 'UNEXPECTED_TOKEN', `Block scalar header includes extra characters: ${source}`);
    let hasSpace = false;
    let comment = '';
    let length = source.length;
    for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
            case 'space':
                hasSpace = true;
            case 'newline':
                length += token.source.length;
                break;
            case 'comment':
                if (strict && !hasSpace) {
                    const message = 'Comments must be separated from other tokens by white space characters';
                    onError(token, 'MISSING_CHAR', message);
                }
                length += token.source.length;
                comment = token.source.substring(1);
                break;
            case 'error':
                onError(token, 'UNEXPECTED_TOKEN', token.message);
                length += token.source.length;
                break;
            default: {
                const message = `Unexpected token in block scalar header: ${token.type}`;
                onError(token, 'UNEXPECTED_TOKEN', message);
                const ts = token.source;
                if (ts && typeof ts === 'string')
                    length += ts.length;
            }
        }
    }
    return { mode, indent, chomp, comment, length };
}
function splitLines(source) {
    const split = source.split(/\n( *)/);
    const first = split[0];
    const m = first.match(/^( *)/);
    const line0 = m?.[1]
        ? [m[1], first.slice(m[1].length)]
        : ['', first];
    const lines = [line0];
    for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
    return lines;
}

exports.resolveBlockScalar = resolveBlockScalar;


  }),

  8166:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var YAMLSeq = __nccwpck_require__(7863);
var resolveProps = __nccwpck_require__(9903);
var utilFlowIndentCheck = __nccwpck_require__(7531);

function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
    const seq = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = bs.offset;
    let commentEnd = null;
    for (const { start, value } of bs.items) {
        const props = resolveProps.resolveProps(start, {
            indicator: 'seq-item-ind',
            next: value,
            offset,
            onError,
            parentIndent: bs.indent,
            startOnNewline: true
        });
        if (!props.found) {
            if (props.anchor || props.tag || value) {
                if (value?.type === 'block-seq')
                    onError(props.end, 'BAD_INDENT', 'All sequence items must start at the same column');
                else
                    onError(offset, 'MISSING_CHAR', 'Sequence item without - indicator');
            }
            else {
                commentEnd = props.end;
                if (props.comment)
                    seq.comment = props.comment;
                continue;
            }
        }
        const node = value
            ? composeNode(ctx, value, props, onError)
            : composeEmptyNode(ctx, props.end, start, null, props, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
    }
    seq.range = [bs.offset, offset, commentEnd ?? offset];
    return seq;
}

exports.resolveBlockSeq = resolveBlockSeq;


  }),

  3604:
  ((__unused_webpack_module, exports) => {



function resolveEnd(end, offset, reqSpace, onError) {
    let comment = '';
    if (end) {
        let hasSpace = false;
        let sep = '';
        for (const token of end) {
            const { source, type } = token;
            switch (type) {
                case 'space':
                    hasSpace = true;
                    break;
                case 'comment': {
                    if (reqSpace && !hasSpace)
                        onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                    const cb = source.substring(1) || ' ';
                    if (!comment)
                        comment = cb;
                    else
                        comment += sep + cb;
                    sep = '';
                    break;
                }
                case 'newline':
                    if (comment)
                        sep += source;
                    hasSpace = true;
                    break;
                default:
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${type} at node end`);
            }
            offset += source.length;
        }
    }
    return { comment, offset };
}

exports.resolveEnd = resolveEnd;


  }),

  7230:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Pair = __nccwpck_require__(8037);
var YAMLMap = __nccwpck_require__(862);
var YAMLSeq = __nccwpck_require__(7863);
var resolveEnd = __nccwpck_require__(3604);
var resolveProps = __nccwpck_require__(9903);
var utilContainsNewline = __nccwpck_require__(723);
var utilMapIncludes = __nccwpck_require__(6203);

const blockMsg = 'Block collections are not allowed within flow collections';
const isBlock = (token) => token && (token.type === 'block-map' || token.type === 'block-seq');
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
    const isMap = fc.start.source === '{';
    const fcName = isMap ? 'flow map' : 'flow sequence';
    const NodeClass = (tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq));
    const coll = new NodeClass(ctx.schema);
    coll.flow = true;
    const atRoot = ctx.atRoot;
    if (atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = fc.offset + fc.start.source.length;
    for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start, {
            flow: fcName,
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
        });
        if (!props.found) {
            if (!props.anchor && !props.tag && !sep && !value) {
                if (i === 0 && props.comma)
                    onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
                else if (i < fc.items.length - 1)
                    onError(props.start, 'UNEXPECTED_TOKEN', `Unexpected empty item in ${fcName}`);
                if (props.comment) {
                    if (coll.comment)
                        coll.comment += '\n' + props.comment;
                    else
                        coll.comment = props.comment;
                }
                offset = props.end;
                continue;
            }
            if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key))
                onError(key, 
                'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
        }
        if (i === 0) {
            if (props.comma)
                onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
        }
        else {
            if (!props.comma)
                onError(props.start, 'MISSING_CHAR', `Missing , between ${fcName} items`);
            if (props.comment) {
                let prevItemComment = '';
                loop: for (const st of start) {
                    switch (st.type) {
                        case 'comma':
                        case 'space':
                            break;
                        case 'comment':
                            prevItemComment = st.source.substring(1);
                            break loop;
                        default:
                            break loop;
                    }
                }
                if (prevItemComment) {
                    let prev = coll.items[coll.items.length - 1];
                    if (identity.isPair(prev))
                        prev = prev.value ?? prev.key;
                    if (prev.comment)
                        prev.comment += '\n' + prevItemComment;
                    else
                        prev.comment = prevItemComment;
                    props.comment = props.comment.substring(prevItemComment.length + 1);
                }
            }
        }
        if (!isMap && !sep && !props.found) {
            const valueNode = value
                ? composeNode(ctx, value, props, onError)
                : composeEmptyNode(ctx, props.end, sep, null, props, onError);
            coll.items.push(valueNode);
            offset = valueNode.range[2];
            if (isBlock(value))
                onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
        }
        else {
            ctx.atKey = true;
            const keyStart = props.end;
            const keyNode = key
                ? composeNode(ctx, key, props, onError)
                : composeEmptyNode(ctx, keyStart, start, null, props, onError);
            if (isBlock(key))
                onError(keyNode.range, 'BLOCK_IN_FLOW', blockMsg);
            ctx.atKey = false;
            const valueProps = resolveProps.resolveProps(sep ?? [], {
                flow: fcName,
                indicator: 'map-value-ind',
                next: value,
                offset: keyNode.range[2],
                onError,
                parentIndent: fc.indent,
                startOnNewline: false
            });
            if (valueProps.found) {
                if (!isMap && !props.found && ctx.options.strict) {
                    if (sep)
                        for (const st of sep) {
                            if (st === valueProps.found)
                                break;
                            if (st.type === 'newline') {
                                onError(st, 'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
                                break;
                            }
                        }
                    if (props.start < valueProps.found.offset - 1024)
                        onError(valueProps.found, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit flow sequence key');
                }
            }
            else if (value) {
                if ('source' in value && value.source?.[0] === ':')
                    onError(value, 'MISSING_CHAR', `Missing space after : in ${fcName}`);
                else
                    onError(valueProps.start, 'MISSING_CHAR', `Missing , or : between ${fcName} items`);
            }
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : valueProps.found
                    ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError)
                    : null;
            if (valueNode) {
                if (isBlock(value))
                    onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
            }
            else if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            if (isMap) {
                const map = coll;
                if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
                    onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
                map.items.push(pair);
            }
            else {
                const map = new YAMLMap.YAMLMap(ctx.schema);
                map.flow = true;
                map.items.push(pair);
                const endRange = (valueNode ?? keyNode).range;
                map.range = [keyNode.range[0], endRange[1], endRange[2]];
                coll.items.push(map);
            }
            offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
    }
    const expectedEnd = isMap ? '}' : ']';
    const [ce, ...ee] = fc.end;
    let cePos = offset;
    if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
    else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot
            ? `${name} must end with a ${expectedEnd}`
            : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? 'MISSING_CHAR' : 'BAD_INDENT', msg);
        if (ce && ce.source.length !== 1)
            ee.unshift(ce);
    }
    if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
            if (coll.comment)
                coll.comment += '\n' + end.comment;
            else
                coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
    }
    else {
        coll.range = [fc.offset, cePos, cePos];
    }
    return coll;
}

exports.resolveFlowCollection = resolveFlowCollection;


  }),

  834:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);
var resolveEnd = __nccwpck_require__(3604);

function resolveFlowScalar(scalar, strict, onError) {
    const { offset, type, source, end } = scalar;
    let _type;
    let value;
    const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
    switch (type) {
        case 'scalar':
            _type = Scalar.Scalar.PLAIN;
            value = plainValue(source, _onError);
            break;
        case 'single-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_SINGLE;
            value = singleQuotedValue(source, _onError);
            break;
        case 'double-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_DOUBLE;
            value = doubleQuotedValue(source, _onError);
            break;
        default:
            onError(scalar, 'UNEXPECTED_TOKEN', `Expected a flow scalar value, but found: ${type}`);
            return {
                value: '',
                type: null,
                comment: '',
                range: [offset, offset + source.length, offset + source.length]
            };
    }
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
    return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
    };
}
function plainValue(source, onError) {
    let badChar = '';
    switch (source[0]) {
        case '\t':
            badChar = 'a tab character';
            break;
        case ',':
            badChar = 'flow indicator character ,';
            break;
        case '%':
            badChar = 'directive indicator character %';
            break;
        case '|':
        case '>': {
            badChar = `block scalar indicator ${source[0]}`;
            break;
        }
        case '@':
        case '`': {
            badChar = `reserved character ${source[0]}`;
            break;
        }
    }
    if (badChar)
        onError(0, 'BAD_SCALAR_START', `Plain value cannot start with ${badChar}`);
    return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
    if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, 'MISSING_CHAR', "Missing closing 'quote");
    return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
    const line = /(.*?)\r?\n/sy;
    let match = line.exec(source);
    if (!match)
        return source;
    let trimEnd, trimBoth;
    try {
        trimEnd = new RegExp('(?<![ \t])[ \t]+$');
        trimBoth = new RegExp('^[ \t]+|(?<![ \t])[ \t]+$', 'g');
    }
    catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
    }
    let res = match[1].replace(trimEnd, '');
    let sep = ' ';
    let pos = line.lastIndex;
    while ((match = line.exec(source))) {
        const lm = match[1].replace(trimBoth, '');
        if (lm === '') {
            if (sep === '\n')
                res += sep;
            else
                sep = '\n';
        }
        else {
            res += sep + lm;
            sep = ' ';
        }
        pos = line.lastIndex;
    }
    const last = /[ \t]*(.*)/sy;
    last.lastIndex = pos;
    match = last.exec(source);
    return res + sep + (match?.[1] ?? '');
}
function doubleQuotedValue(source, onError) {
    let res = '';
    for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === '\r' && source[i + 1] === '\n')
            continue;
        if (ch === '\n') {
            const { fold, offset } = foldNewline(source, i);
            res += fold;
            i = offset;
        }
        else if (ch === '\\') {
            let next = source[++i];
            const cc = escapeCodes[next];
            if (cc)
                res += cc;
            else if (next === '\n') {
                next = source[i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === '\r' && source[i + 1] === '\n') {
                next = source[++i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === 'x' || next === 'u' || next === 'U') {
                const length = next === 'x' ? 2 : next === 'u' ? 4 : 8;
                res += parseCharCode(source, i + 1, length, onError);
                i += length;
            }
            else {
                const raw = source.substr(i - 1, 2);
                onError(i - 1, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
                res += raw;
            }
        }
        else if (ch === ' ' || ch === '\t') {
            const wsStart = i;
            let next = source[i + 1];
            while (next === ' ' || next === '\t')
                next = source[++i + 1];
            if (next !== '\n' && !(next === '\r' && source[i + 2] === '\n'))
                res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        }
        else {
            res += ch;
        }
    }
    if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, 'MISSING_CHAR', 'Missing closing "quote');
    return res;
}
function foldNewline(source, offset) {
    let fold = '';
    let ch = source[offset + 1];
    while (ch === ' ' || ch === '\t' || ch === '\n' || ch === '\r') {
        if (ch === '\r' && source[offset + 2] !== '\n')
            break;
        if (ch === '\n')
            fold += '\n';
        offset += 1;
        ch = source[offset + 1];
    }
    if (!fold)
        fold = ' ';
    return { fold, offset };
}
const escapeCodes = {
    '0': '\0', 
    a: '\x07', 
    b: '\b', 
    e: '\x1b', 
    f: '\f', 
    n: '\n', 
    r: '\r', 
    t: '\t', 
    v: '\v', 
    N: '\u0085', 
    _: '\u00a0', 
    L: '\u2028', 
    P: '\u2029', 
    ' ': ' ',
    '"': '"',
    '/': '/',
    '\\': '\\',
    '\t': '\t'
};
function parseCharCode(source, offset, length, onError) {
    const cc = source.substr(offset, length);
    const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
    const code = ok ? parseInt(cc, 16) : NaN;
    try {
        return String.fromCodePoint(code);
    }
    catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
        return raw;
    }
}

exports.resolveFlowScalar = resolveFlowScalar;


  }),

  9903:
  ((__unused_webpack_module, exports) => {



function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
    let spaceBefore = false;
    let atNewline = startOnNewline;
    let hasSpace = startOnNewline;
    let comment = '';
    let commentSep = '';
    let hasNewline = false;
    let reqSpace = false;
    let tab = null;
    let anchor = null;
    let tag = null;
    let newlineAfterProp = null;
    let comma = null;
    let found = null;
    let start = null;
    for (const token of tokens) {
        if (reqSpace) {
            if (token.type !== 'space' &&
                token.type !== 'newline' &&
                token.type !== 'comma')
                onError(token.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
            reqSpace = false;
        }
        if (tab) {
            if (atNewline && token.type !== 'comment' && token.type !== 'newline') {
                onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
            }
            tab = null;
        }
        switch (token.type) {
            case 'space':
                if (!flow &&
                    (indicator !== 'doc-start' || next?.type !== 'flow-collection') &&
                    token.source.includes('\t')) {
                    tab = token;
                }
                hasSpace = true;
                break;
            case 'comment': {
                if (!hasSpace)
                    onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                const cb = token.source.substring(1) || ' ';
                if (!comment)
                    comment = cb;
                else
                    comment += commentSep + cb;
                commentSep = '';
                atNewline = false;
                break;
            }
            case 'newline':
                if (atNewline) {
                    if (comment)
                        comment += token.source;
                    else if (!found || indicator !== 'seq-item-ind')
                        spaceBefore = true;
                }
                else
                    commentSep += token.source;
                atNewline = true;
                hasNewline = true;
                if (anchor || tag)
                    newlineAfterProp = token;
                hasSpace = true;
                break;
            case 'anchor':
                if (anchor)
                    onError(token, 'MULTIPLE_ANCHORS', 'A node can have at most one anchor');
                if (token.source.endsWith(':'))
                    onError(token.offset + token.source.length - 1, 'BAD_ALIAS', 'Anchor ending in : is ambiguous', true);
                anchor = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            case 'tag': {
                if (tag)
                    onError(token, 'MULTIPLE_TAGS', 'A node can have at most one tag');
                tag = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            }
            case indicator:
                if (anchor || tag)
                    onError(token, 'BAD_PROP_ORDER', `Anchors and tags must be after the ${token.source} indicator`);
                if (found)
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.source} in ${flow ?? 'collection'}`);
                found = token;
                atNewline =
                    indicator === 'seq-item-ind' || indicator === 'explicit-key-ind';
                hasSpace = false;
                break;
            case 'comma':
                if (flow) {
                    if (comma)
                        onError(token, 'UNEXPECTED_TOKEN', `Unexpected , in ${flow}`);
                    comma = token;
                    atNewline = false;
                    hasSpace = false;
                    break;
                }
            default:
                onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.type} token`);
                atNewline = false;
                hasSpace = false;
        }
    }
    const last = tokens[tokens.length - 1];
    const end = last ? last.offset + last.source.length : offset;
    if (reqSpace &&
        next &&
        next.type !== 'space' &&
        next.type !== 'newline' &&
        next.type !== 'comma' &&
        (next.type !== 'scalar' || next.source !== '')) {
        onError(next.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
    }
    if (tab &&
        ((atNewline && tab.indent <= parentIndent) ||
            next?.type === 'block-map' ||
            next?.type === 'block-seq'))
        onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
    return {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
    };
}

exports.resolveProps = resolveProps;


  }),

  723:
  ((__unused_webpack_module, exports) => {



function containsNewline(key) {
    if (!key)
        return null;
    switch (key.type) {
        case 'alias':
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            if (key.source.includes('\n'))
                return true;
            if (key.end)
                for (const st of key.end)
                    if (st.type === 'newline')
                        return true;
            return false;
        case 'flow-collection':
            for (const it of key.items) {
                for (const st of it.start)
                    if (st.type === 'newline')
                        return true;
                if (it.sep)
                    for (const st of it.sep)
                        if (st.type === 'newline')
                            return true;
                if (containsNewline(it.key) || containsNewline(it.value))
                    return true;
            }
            return false;
        default:
            return true;
    }
}

exports.containsNewline = containsNewline;


  }),

  6559:
  ((__unused_webpack_module, exports) => {



function emptyScalarPosition(offset, before, pos) {
    if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
            let st = before[i];
            switch (st.type) {
                case 'space':
                case 'comment':
                case 'newline':
                    offset -= st.source.length;
                    continue;
            }
            st = before[++i];
            while (st?.type === 'space') {
                offset += st.source.length;
                st = before[++i];
            }
            break;
        }
    }
    return offset;
}

exports.emptyScalarPosition = emptyScalarPosition;


  }),

  7531:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var utilContainsNewline = __nccwpck_require__(723);

function flowIndentCheck(indent, fc, onError) {
    if (fc?.type === 'flow-collection') {
        const end = fc.end[0];
        if (end.indent === indent &&
            (end.source === ']' || end.source === '}') &&
            utilContainsNewline.containsNewline(fc)) {
            const msg = 'Flow end indicator should be more indented than parent';
            onError(end, 'BAD_INDENT', msg, true);
        }
    }
}

exports.flowIndentCheck = flowIndentCheck;


  }),

  6203:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);

function mapIncludes(ctx, items, search) {
    const { uniqueKeys } = ctx.options;
    if (uniqueKeys === false)
        return false;
    const isEqual = typeof uniqueKeys === 'function'
        ? uniqueKeys
        : (a, b) => a === b || (identity.isScalar(a) && identity.isScalar(b) && a.value === b.value);
    return items.some(pair => isEqual(pair.key, search));
}

exports.mapIncludes = mapIncludes;


  }),

  2965:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4313);
var Collection = __nccwpck_require__(5149);
var identity = __nccwpck_require__(4767);
var Pair = __nccwpck_require__(8037);
var toJS = __nccwpck_require__(4355);
var Schema = __nccwpck_require__(8536);
var stringifyDocument = __nccwpck_require__(613);
var anchors = __nccwpck_require__(68);
var applyReviver = __nccwpck_require__(3381);
var createNode = __nccwpck_require__(7516);
var directives = __nccwpck_require__(6422);

class Document {
    constructor(value, replacer, options) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === 'function' || Array.isArray(replacer)) {
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const opt = Object.assign({
            intAsBigInt: false,
            keepSourceTokens: false,
            logLevel: 'warn',
            prettyErrors: true,
            strict: true,
            stringKeys: false,
            uniqueKeys: true,
            version: '1.2'
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
            this.directives = options._directives.atDocument();
            if (this.directives.yaml.explicit)
                version = this.directives.yaml.version;
        }
        else
            this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        this.contents =
            value === undefined ? null : this.createNode(value, _replacer, options);
    }
    clone() {
        const copy = Object.create(Document.prototype, {
            [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
            copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = identity.isNode(this.contents)
            ? this.contents.clone(copy.schema)
            : this.contents;
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    add(value) {
        if (assertCollection(this.contents))
            this.contents.add(value);
    }
    addIn(path, value) {
        if (assertCollection(this.contents))
            this.contents.addIn(path, value);
    }
    createAlias(node, name) {
        if (!node.anchor) {
            const prev = anchors.anchorNames(this);
            node.anchor =
                !name || prev.has(name) ? anchors.findNewAnchor(name || 'a', prev) : name;
        }
        return new Alias.Alias(node.anchor);
    }
    createNode(value, replacer, options) {
        let _replacer = undefined;
        if (typeof replacer === 'function') {
            value = replacer.call({ '': value }, '', value);
            _replacer = replacer;
        }
        else if (Array.isArray(replacer)) {
            const keyToStr = (v) => typeof v === 'number' || v instanceof String || v instanceof Number;
            const asStr = replacer.filter(keyToStr).map(String);
            if (asStr.length > 0)
                replacer = replacer.concat(asStr);
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, 
        anchorPrefix || 'a');
        const ctx = {
            aliasDuplicateObjects: aliasDuplicateObjects ?? true,
            keepUndefined: keepUndefined ?? false,
            onAnchor,
            onTagObj,
            replacer: _replacer,
            schema: this.schema,
            sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow && identity.isCollection(node))
            node.flow = true;
        setAnchors();
        return node;
    }
    createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
    }
    delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
    }
    deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
            if (this.contents == null)
                return false;
            this.contents = null;
            return true;
        }
        return assertCollection(this.contents)
            ? this.contents.deleteIn(path)
            : false;
    }
    get(key, keepScalar) {
        return identity.isCollection(this.contents)
            ? this.contents.get(key, keepScalar)
            : undefined;
    }
    getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
            return !keepScalar && identity.isScalar(this.contents)
                ? this.contents.value
                : this.contents;
        return identity.isCollection(this.contents)
            ? this.contents.getIn(path, keepScalar)
            : undefined;
    }
    has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
    }
    hasIn(path) {
        if (Collection.isEmptyPath(path))
            return this.contents !== undefined;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
    }
    set(key, value) {
        if (this.contents == null) {
            this.contents = Collection.collectionFromPath(this.schema, [key], value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.set(key, value);
        }
    }
    setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
            this.contents = value;
        }
        else if (this.contents == null) {
            this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.setIn(path, value);
        }
    }
    setSchema(version, options = {}) {
        if (typeof version === 'number')
            version = String(version);
        let opt;
        switch (version) {
            case '1.1':
                if (this.directives)
                    this.directives.yaml.version = '1.1';
                else
                    this.directives = new directives.Directives({ version: '1.1' });
                opt = { resolveKnownTags: false, schema: 'yaml-1.1' };
                break;
            case '1.2':
            case 'next':
                if (this.directives)
                    this.directives.yaml.version = version;
                else
                    this.directives = new directives.Directives({ version });
                opt = { resolveKnownTags: true, schema: 'core' };
                break;
            case null:
                if (this.directives)
                    delete this.directives;
                opt = null;
                break;
            default: {
                const sv = JSON.stringify(version);
                throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
            }
        }
        if (options.schema instanceof Object)
            this.schema = options.schema;
        else if (opt)
            this.schema = new Schema.Schema(Object.assign(opt, options));
        else
            throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
    }
    toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
            anchors: new Map(),
            doc: this,
            keep: !json,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
    toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
    }
    toString(options = {}) {
        if (this.errors.length > 0)
            throw new Error('Document with errors cannot be stringified');
        if ('indent' in options &&
            (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
            const s = JSON.stringify(options.indent);
            throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
    }
}
function assertCollection(contents) {
    if (identity.isCollection(contents))
        return true;
    throw new Error('Expected a YAML collection as document contents');
}

exports.Document = Document;


  }),

  68:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var visit = __nccwpck_require__(8948);

function anchorIsValid(anchor) {
    if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
    }
    return true;
}
function anchorNames(root) {
    const anchors = new Set();
    visit.visit(root, {
        Value(_key, node) {
            if (node.anchor)
                anchors.add(node.anchor);
        }
    });
    return anchors;
}
function findNewAnchor(prefix, exclude) {
    for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
            return name;
    }
}
function createNodeAnchors(doc, prefix) {
    const aliasObjects = [];
    const sourceObjects = new Map();
    let prevAnchors = null;
    return {
        onAnchor: (source) => {
            aliasObjects.push(source);
            prevAnchors ?? (prevAnchors = anchorNames(doc));
            const anchor = findNewAnchor(prefix, prevAnchors);
            prevAnchors.add(anchor);
            return anchor;
        },
        setAnchors: () => {
            for (const source of aliasObjects) {
                const ref = sourceObjects.get(source);
                if (typeof ref === 'object' &&
                    ref.anchor &&
                    (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
                    ref.node.anchor = ref.anchor;
                }
                else {
                    const error = new Error('Failed to resolve repeated object (this should not happen)');
                    error.source = source;
                    throw error;
                }
            }
        },
        sourceObjects
    };
}

exports.anchorIsValid = anchorIsValid;
exports.anchorNames = anchorNames;
exports.createNodeAnchors = createNodeAnchors;
exports.findNewAnchor = findNewAnchor;


  }),

  3381:
  ((__unused_webpack_module, exports) => {



function applyReviver(reviver, obj, key, val) {
    if (val && typeof val === 'object') {
        if (Array.isArray(val)) {
            for (let i = 0, len = val.length; i < len; ++i) {
                const v0 = val[i];
                const v1 = applyReviver(reviver, val, String(i), v0);
                if (v1 === undefined)
                    delete val[i];
                else if (v1 !== v0)
                    val[i] = v1;
            }
        }
        else if (val instanceof Map) {
            for (const k of Array.from(val.keys())) {
                const v0 = val.get(k);
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    val.delete(k);
                else if (v1 !== v0)
                    val.set(k, v1);
            }
        }
        else if (val instanceof Set) {
            for (const v0 of Array.from(val)) {
                const v1 = applyReviver(reviver, val, v0, v0);
                if (v1 === undefined)
                    val.delete(v0);
                else if (v1 !== v0) {
                    val.delete(v0);
                    val.add(v1);
                }
            }
        }
        else {
            for (const [k, v0] of Object.entries(val)) {
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    delete val[k];
                else if (v1 !== v0)
                    val[k] = v1;
            }
        }
    }
    return reviver.call(obj, key, val);
}

exports.applyReviver = applyReviver;


  }),

  7516:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4313);
var identity = __nccwpck_require__(4767);
var Scalar = __nccwpck_require__(6461);

const defaultTagPrefix = 'tag:yaml.org,2002:';
function findTagObject(value, tagName, tags) {
    if (tagName) {
        const match = tags.filter(t => t.tag === tagName);
        const tagObj = match.find(t => !t.format) ?? match[0];
        if (!tagObj)
            throw new Error(`Tag ${tagName} not found`);
        return tagObj;
    }
    return tags.find(t => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
    if (identity.isDocument(value))
        value = value.contents;
    if (identity.isNode(value))
        return value;
    if (identity.isPair(value)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value);
        return map;
    }
    if (value instanceof String ||
        value instanceof Number ||
        value instanceof Boolean ||
        (typeof BigInt !== 'undefined' && value instanceof BigInt) 
    ) {
        value = value.valueOf();
    }
    const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
    let ref = undefined;
    if (aliasDuplicateObjects && value && typeof value === 'object') {
        ref = sourceObjects.get(value);
        if (ref) {
            ref.anchor ?? (ref.anchor = onAnchor(value));
            return new Alias.Alias(ref.anchor);
        }
        else {
            ref = { anchor: null, node: null };
            sourceObjects.set(value, ref);
        }
    }
    if (tagName?.startsWith('!!'))
        tagName = defaultTagPrefix + tagName.slice(2);
    let tagObj = findTagObject(value, tagName, schema.tags);
    if (!tagObj) {
        if (value && typeof value.toJSON === 'function') {
            value = value.toJSON();
        }
        if (!value || typeof value !== 'object') {
            const node = new Scalar.Scalar(value);
            if (ref)
                ref.node = node;
            return node;
        }
        tagObj =
            value instanceof Map
                ? schema[identity.MAP]
                : Symbol.iterator in Object(value)
                    ? schema[identity.SEQ]
                    : schema[identity.MAP];
    }
    if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
    }
    const node = tagObj?.createNode
        ? tagObj.createNode(ctx.schema, value, ctx)
        : typeof tagObj?.nodeClass?.from === 'function'
            ? tagObj.nodeClass.from(ctx.schema, value, ctx)
            : new Scalar.Scalar(value);
    if (tagName)
        node.tag = tagName;
    else if (!tagObj.default)
        node.tag = tagObj.tag;
    if (ref)
        ref.node = node;
    return node;
}

exports.createNode = createNode;


  }),

  6422:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var visit = __nccwpck_require__(8948);

const escapeChars = {
    '!': '%21',
    ',': '%2C',
    '[': '%5B',
    ']': '%5D',
    '{': '%7B',
    '}': '%7D'
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, ch => escapeChars[ch]);
class Directives {
    constructor(yaml, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, Directives.defaultTags, tags);
    }
    clone() {
        const copy = new Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
    }
    atDocument() {
        const res = new Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
            case '1.1':
                this.atNextDocument = true;
                break;
            case '1.2':
                this.atNextDocument = false;
                this.yaml = {
                    explicit: Directives.defaultYaml.explicit,
                    version: '1.2'
                };
                this.tags = Object.assign({}, Directives.defaultTags);
                break;
        }
        return res;
    }
    add(line, onError) {
        if (this.atNextDocument) {
            this.yaml = { explicit: Directives.defaultYaml.explicit, version: '1.1' };
            this.tags = Object.assign({}, Directives.defaultTags);
            this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
            case '%TAG': {
                if (parts.length !== 2) {
                    onError(0, '%TAG directive should contain exactly two parts');
                    if (parts.length < 2)
                        return false;
                }
                const [handle, prefix] = parts;
                this.tags[handle] = prefix;
                return true;
            }
            case '%YAML': {
                this.yaml.explicit = true;
                if (parts.length !== 1) {
                    onError(0, '%YAML directive should contain exactly one part');
                    return false;
                }
                const [version] = parts;
                if (version === '1.1' || version === '1.2') {
                    this.yaml.version = version;
                    return true;
                }
                else {
                    const isValid = /^\d+\.\d+$/.test(version);
                    onError(6, `Unsupported YAML version ${version}`, isValid);
                    return false;
                }
            }
            default:
                onError(0, `Unknown directive ${name}`, true);
                return false;
        }
    }
    tagName(source, onError) {
        if (source === '!')
            return '!'; 
        if (source[0] !== '!') {
            onError(`Not a valid tag: ${source}`);
            return null;
        }
        if (source[1] === '<') {
            const verbatim = source.slice(2, -1);
            if (verbatim === '!' || verbatim === '!!') {
                onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
                return null;
            }
            if (source[source.length - 1] !== '>')
                onError('Verbatim tags must end with a >');
            return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
            onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
            try {
                return prefix + decodeURIComponent(suffix);
            }
            catch (error) {
                onError(String(error));
                return null;
            }
        }
        if (handle === '!')
            return source; 
        onError(`Could not resolve tag: ${source}`);
        return null;
    }
    tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
            if (tag.startsWith(prefix))
                return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === '!' ? tag : `!<${tag}>`;
    }
    toString(doc) {
        const lines = this.yaml.explicit
            ? [`%YAML ${this.yaml.version || '1.2'}`]
            : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
            const tags = {};
            visit.visit(doc.contents, (_key, node) => {
                if (identity.isNode(node) && node.tag)
                    tags[node.tag] = true;
            });
            tagNames = Object.keys(tags);
        }
        else
            tagNames = [];
        for (const [handle, prefix] of tagEntries) {
            if (handle === '!!' && prefix === 'tag:yaml.org,2002:')
                continue;
            if (!doc || tagNames.some(tn => tn.startsWith(prefix)))
                lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join('\n');
    }
}
Directives.defaultYaml = { explicit: false, version: '1.2' };
Directives.defaultTags = { '!!': 'tag:yaml.org,2002:' };

exports.Directives = Directives;


  }),

  8144:
  ((__unused_webpack_module, exports) => {



class YAMLError extends Error {
    constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
    }
}
class YAMLParseError extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLParseError', pos, code, message);
    }
}
class YAMLWarning extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLWarning', pos, code, message);
    }
}
const prettifyError = (src, lc) => (error) => {
    if (error.pos[0] === -1)
        return;
    error.linePos = error.pos.map(pos => lc.linePos(pos));
    const { line, col } = error.linePos[0];
    error.message += ` at line ${line}, column ${col}`;
    let ci = col - 1;
    let lineStr = src
        .substring(lc.lineStarts[line - 1], lc.lineStarts[line])
        .replace(/[\n\r]+$/, '');
    if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = '…' + lineStr.substring(trimStart);
        ci -= trimStart - 1;
    }
    if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + '…';
    if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
            prev = prev.substring(0, 79) + '…\n';
        lineStr = prev + lineStr;
    }
    if (/[^ ]/.test(lineStr)) {
        let count = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
            count = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = ' '.repeat(ci) + '^'.repeat(count);
        error.message += `:\n\n${lineStr}\n${pointer}\n`;
    }
};

exports.YAMLError = YAMLError;
exports.YAMLParseError = YAMLParseError;
exports.YAMLWarning = YAMLWarning;
exports.prettifyError = prettifyError;


  }),

  5399:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var composer = __nccwpck_require__(4920);
var Document = __nccwpck_require__(2965);
var Schema = __nccwpck_require__(8536);
var errors = __nccwpck_require__(8144);
var Alias = __nccwpck_require__(4313);
var identity = __nccwpck_require__(4767);
var Pair = __nccwpck_require__(8037);
var Scalar = __nccwpck_require__(6461);
var YAMLMap = __nccwpck_require__(862);
var YAMLSeq = __nccwpck_require__(7863);
var cst = __nccwpck_require__(3037);
var lexer = __nccwpck_require__(4769);
var lineCounter = __nccwpck_require__(3724);
var parser = __nccwpck_require__(8152);
var publicApi = __nccwpck_require__(9463);
var visit = __nccwpck_require__(8948);



exports.Dk = composer.Composer;
__webpack_unused_export__ = Document.Document;
__webpack_unused_export__ = Schema.Schema;
__webpack_unused_export__ = errors.YAMLError;
__webpack_unused_export__ = errors.YAMLParseError;
__webpack_unused_export__ = errors.YAMLWarning;
__webpack_unused_export__ = Alias.Alias;
exports.Vj = identity.isAlias;
__webpack_unused_export__ = identity.isCollection;
__webpack_unused_export__ = identity.isDocument;
exports.jh = identity.isMap;
exports.Ll = identity.isNode;
__webpack_unused_export__ = identity.isPair;
exports.jn = identity.isScalar;
exports.oP = identity.isSeq;
__webpack_unused_export__ = Pair.Pair;
exports.X5 = Scalar.Scalar;
__webpack_unused_export__ = YAMLMap.YAMLMap;
__webpack_unused_export__ = YAMLSeq.YAMLSeq;
__webpack_unused_export__ = cst;
exports.JG = lexer.Lexer;
exports.HN = lineCounter.LineCounter;
exports.iX = parser.Parser;
__webpack_unused_export__ = publicApi.parse;
__webpack_unused_export__ = publicApi.parseAllDocuments;
exports.Tp = publicApi.parseDocument;
exports.As = publicApi.stringify;
exports.YR = visit.visit;
__webpack_unused_export__ = visit.visitAsync;


  }),

  9337:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);

function debug(logLevel, ...messages) {
    if (logLevel === 'debug')
        console.log(...messages);
}
function warn(logLevel, warning) {
    if (logLevel === 'debug' || logLevel === 'warn') {
        if (typeof node_process.emitWarning === 'function')
            node_process.emitWarning(warning);
        else
            console.warn(warning);
    }
}

exports.debug = debug;
exports.warn = warn;


  }),

  4313:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(68);
var visit = __nccwpck_require__(8948);
var identity = __nccwpck_require__(4767);
var Node = __nccwpck_require__(3849);
var toJS = __nccwpck_require__(4355);

class Alias extends Node.NodeBase {
    constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, 'tag', {
            set() {
                throw new Error('Alias nodes cannot have tags');
            }
        });
    }
    resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
            throw new ReferenceError('Alias resolution is disabled');
        let nodes;
        if (ctx?.aliasResolveCache) {
            nodes = ctx.aliasResolveCache;
        }
        else {
            nodes = [];
            visit.visit(doc, {
                Node: (_key, node) => {
                    if (identity.isAlias(node) || identity.hasAnchor(node))
                        nodes.push(node);
                }
            });
            if (ctx)
                ctx.aliasResolveCache = nodes;
        }
        let found = undefined;
        for (const node of nodes) {
            if (node === this)
                break;
            if (node.anchor === this.source)
                found = node;
        }
        if (found && ctx) {
            const { anchors, doc, maxAliasCount } = ctx;
            let data = anchors.get(found);
            if (!data) {
                toJS.toJS(found, null, ctx);
                data = anchors.get(found);
            }
            if (data?.res === undefined) {
                const msg = 'This should not happen: Alias anchor was not resolved?';
                throw new ReferenceError(msg);
            }
            if (maxAliasCount >= 0) {
                data.count += 1;
                if (data.aliasCount === 0)
                    data.aliasCount = getAliasCount(doc, found, anchors);
                if (data.count * data.aliasCount > maxAliasCount) {
                    const msg = 'Excessive alias count indicates a resource exhaustion attack';
                    throw new ReferenceError(msg);
                }
            }
        }
        return found;
    }
    toJSON(_arg, ctx) {
        if (!ctx)
            return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
    }
    toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
            anchors.anchorIsValid(this.source);
            if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
                const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
                throw new Error(msg);
            }
            if (ctx.implicitKey)
                return `${src} `;
        }
        return src;
    }
}
function getAliasCount(doc, node, anchors) {
    if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors && source && anchors.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
    }
    else if (identity.isCollection(node)) {
        let count = 0;
        for (const item of node.items) {
            const c = getAliasCount(doc, item, anchors);
            if (c > count)
                count = c;
        }
        return count;
    }
    else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors);
        const vc = getAliasCount(doc, node.value, anchors);
        return Math.max(kc, vc);
    }
    return 1;
}

exports.Alias = Alias;


  }),

  5149:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(7516);
var identity = __nccwpck_require__(4767);
var Node = __nccwpck_require__(3849);

function collectionFromPath(schema, path, value) {
    let v = value;
    for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === 'number' && Number.isInteger(k) && k >= 0) {
            const a = [];
            a[k] = v;
            v = a;
        }
        else {
            v = new Map([[k, v]]);
        }
    }
    return createNode.createNode(v, undefined, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
            throw new Error('This should not happen, please report a bug.');
        },
        schema,
        sourceObjects: new Map()
    });
}
const isEmptyPath = (path) => path == null ||
    (typeof path === 'object' && !!path[Symbol.iterator]().next().done);
class Collection extends Node.NodeBase {
    constructor(type, schema) {
        super(type);
        Object.defineProperty(this, 'schema', {
            value: schema,
            configurable: true,
            enumerable: false,
            writable: true
        });
    }
    clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
            copy.schema = schema;
        copy.items = copy.items.map(it => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    addIn(path, value) {
        if (isEmptyPath(path))
            this.add(value);
        else {
            const [key, ...rest] = path;
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.addIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
    deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
            return node.deleteIn(rest);
        else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
    getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
            return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
            return identity.isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
    }
    hasAllNullValues(allowScalar) {
        return this.items.every(node => {
            if (!identity.isPair(node))
                return false;
            const n = node.value;
            return (n == null ||
                (allowScalar &&
                    identity.isScalar(n) &&
                    n.value == null &&
                    !n.commentBefore &&
                    !n.comment &&
                    !n.tag));
        });
    }
    hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
    }
    setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
            this.set(key, value);
        }
        else {
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.setIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
}

exports.Collection = Collection;
exports.collectionFromPath = collectionFromPath;
exports.isEmptyPath = isEmptyPath;


  }),

  3849:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var applyReviver = __nccwpck_require__(3381);
var identity = __nccwpck_require__(4767);
var toJS = __nccwpck_require__(4355);

class NodeBase {
    constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
    }
    clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
            throw new TypeError('A document argument is required');
        const ctx = {
            anchors: new Map(),
            doc,
            keep: true,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
}

exports.NodeBase = NodeBase;


  }),

  8037:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(7516);
var stringifyPair = __nccwpck_require__(9804);
var addPairToJSMap = __nccwpck_require__(4824);
var identity = __nccwpck_require__(4767);

function createPair(key, value, ctx) {
    const k = createNode.createNode(key, undefined, ctx);
    const v = createNode.createNode(value, undefined, ctx);
    return new Pair(k, v);
}
class Pair {
    constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
    }
    clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
            key = key.clone(schema);
        if (identity.isNode(value))
            value = value.clone(schema);
        return new Pair(key, value);
    }
    toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
    }
    toString(ctx, onComment, onChompKeep) {
        return ctx?.doc
            ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep)
            : JSON.stringify(this);
    }
}

exports.Pair = Pair;
exports.createPair = createPair;


  }),

  6461:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Node = __nccwpck_require__(3849);
var toJS = __nccwpck_require__(4355);

const isScalarValue = (value) => !value || (typeof value !== 'function' && typeof value !== 'object');
class Scalar extends Node.NodeBase {
    constructor(value) {
        super(identity.SCALAR);
        this.value = value;
    }
    toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
    }
    toString() {
        return String(this.value);
    }
}
Scalar.BLOCK_FOLDED = 'BLOCK_FOLDED';
Scalar.BLOCK_LITERAL = 'BLOCK_LITERAL';
Scalar.PLAIN = 'PLAIN';
Scalar.QUOTE_DOUBLE = 'QUOTE_DOUBLE';
Scalar.QUOTE_SINGLE = 'QUOTE_SINGLE';

exports.Scalar = Scalar;
exports.isScalarValue = isScalarValue;


  }),

  862:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyCollection = __nccwpck_require__(8260);
var addPairToJSMap = __nccwpck_require__(4824);
var Collection = __nccwpck_require__(5149);
var identity = __nccwpck_require__(4767);
var Pair = __nccwpck_require__(8037);
var Scalar = __nccwpck_require__(6461);

function findPair(items, key) {
    const k = identity.isScalar(key) ? key.value : key;
    for (const it of items) {
        if (identity.isPair(it)) {
            if (it.key === key || it.key === k)
                return it;
            if (identity.isScalar(it.key) && it.key.value === k)
                return it;
        }
    }
    return undefined;
}
class YAMLMap extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:map';
    }
    constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
    }
    static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add = (key, value) => {
            if (typeof replacer === 'function')
                value = replacer.call(obj, key, value);
            else if (Array.isArray(replacer) && !replacer.includes(key))
                return;
            if (value !== undefined || keepUndefined)
                map.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
            for (const [key, value] of obj)
                add(key, value);
        }
        else if (obj && typeof obj === 'object') {
            for (const key of Object.keys(obj))
                add(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === 'function') {
            map.items.sort(schema.sortMapEntries);
        }
        return map;
    }
    add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
            _pair = pair;
        else if (!pair || typeof pair !== 'object' || !('key' in pair)) {
            _pair = new Pair.Pair(pair, pair?.value);
        }
        else
            _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
            if (!overwrite)
                throw new Error(`Key ${_pair.key} already set`);
            if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
                prev.value.value = _pair.value;
            else
                prev.value = _pair.value;
        }
        else if (sortEntries) {
            const i = this.items.findIndex(item => sortEntries(_pair, item) < 0);
            if (i === -1)
                this.items.push(_pair);
            else
                this.items.splice(i, 0, _pair);
        }
        else {
            this.items.push(_pair);
        }
    }
    delete(key) {
        const it = findPair(this.items, key);
        if (!it)
            return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? undefined;
    }
    has(key) {
        return !!findPair(this.items, key);
    }
    set(key, value) {
        this.add(new Pair.Pair(key, value), true);
    }
    toJSON(_, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const item of this.items)
            addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        for (const item of this.items) {
            if (!identity.isPair(item))
                throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
            ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '',
            flowChars: { start: '{', end: '}' },
            itemIndent: ctx.indent || '',
            onChompKeep,
            onComment
        });
    }
}

exports.YAMLMap = YAMLMap;
exports.findPair = findPair;


  }),

  7863:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(7516);
var stringifyCollection = __nccwpck_require__(8260);
var Collection = __nccwpck_require__(5149);
var identity = __nccwpck_require__(4767);
var Scalar = __nccwpck_require__(6461);
var toJS = __nccwpck_require__(4355);

class YAMLSeq extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:seq';
    }
    constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
    }
    add(value) {
        this.items.push(value);
    }
    delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return undefined;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
    }
    has(key) {
        const idx = asItemIndex(key);
        return typeof idx === 'number' && idx < this.items.length;
    }
    set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
            prev.value = value;
        else
            this.items[idx] = value;
    }
    toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
            ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
            seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '- ',
            flowChars: { start: '[', end: ']' },
            itemIndent: (ctx.indent || '') + '  ',
            onChompKeep,
            onComment
        });
    }
    static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
            let i = 0;
            for (let it of obj) {
                if (typeof replacer === 'function') {
                    const key = obj instanceof Set ? it : String(i++);
                    it = replacer.call(obj, key, it);
                }
                seq.items.push(createNode.createNode(it, undefined, ctx));
            }
        }
        return seq;
    }
}
function asItemIndex(key) {
    let idx = identity.isScalar(key) ? key.value : key;
    if (idx && typeof idx === 'string')
        idx = Number(idx);
    return typeof idx === 'number' && Number.isInteger(idx) && idx >= 0
        ? idx
        : null;
}

exports.YAMLSeq = YAMLSeq;


  }),

  4824:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var log = __nccwpck_require__(9337);
var merge = __nccwpck_require__(300);
var stringify = __nccwpck_require__(5596);
var identity = __nccwpck_require__(4767);
var toJS = __nccwpck_require__(4355);

function addPairToJSMap(ctx, map, { key, value }) {
    if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
    else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value);
    else {
        const jsKey = toJS.toJS(key, '', ctx);
        if (map instanceof Map) {
            map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        }
        else if (map instanceof Set) {
            map.add(jsKey);
        }
        else {
            const stringKey = stringifyKey(key, jsKey, ctx);
            const jsValue = toJS.toJS(value, stringKey, ctx);
            if (stringKey in map)
                Object.defineProperty(map, stringKey, {
                    value: jsValue,
                    writable: true,
                    enumerable: true,
                    configurable: true
                });
            else
                map[stringKey] = jsValue;
        }
    }
    return map;
}
function stringifyKey(key, jsKey, ctx) {
    if (jsKey === null)
        return '';
    if (typeof jsKey !== 'object')
        return String(jsKey);
    if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = new Set();
        for (const node of ctx.anchors.keys())
            strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
            let jsonStr = JSON.stringify(strKey);
            if (jsonStr.length > 40)
                jsonStr = jsonStr.substring(0, 36) + '..."';
            log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
            ctx.mapKeyWarned = true;
        }
        return strKey;
    }
    return JSON.stringify(jsKey);
}

exports.addPairToJSMap = addPairToJSMap;


  }),

  4767:
  ((__unused_webpack_module, exports) => {



const ALIAS = Symbol.for('yaml.alias');
const DOC = Symbol.for('yaml.document');
const MAP = Symbol.for('yaml.map');
const PAIR = Symbol.for('yaml.pair');
const SCALAR = Symbol.for('yaml.scalar');
const SEQ = Symbol.for('yaml.seq');
const NODE_TYPE = Symbol.for('yaml.node.type');
const isAlias = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SCALAR;
const isSeq = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SEQ;
function isCollection(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case MAP:
            case SEQ:
                return true;
        }
    return false;
}
function isNode(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case ALIAS:
            case MAP:
            case SCALAR:
            case SEQ:
                return true;
        }
    return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

exports.ALIAS = ALIAS;
exports.DOC = DOC;
exports.MAP = MAP;
exports.NODE_TYPE = NODE_TYPE;
exports.PAIR = PAIR;
exports.SCALAR = SCALAR;
exports.SEQ = SEQ;
exports.hasAnchor = hasAnchor;
exports.isAlias = isAlias;
exports.isCollection = isCollection;
exports.isDocument = isDocument;
exports.isMap = isMap;
exports.isNode = isNode;
exports.isPair = isPair;
exports.isScalar = isScalar;
exports.isSeq = isSeq;


  }),

  4355:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);

function toJS(value, arg, ctx) {
    if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
    if (value && typeof value.toJSON === 'function') {
        if (!ctx || !identity.hasAnchor(value))
            return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: undefined };
        ctx.anchors.set(value, data);
        ctx.onCreate = res => {
            data.res = res;
            delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
            ctx.onCreate(res);
        return res;
    }
    if (typeof value === 'bigint' && !ctx?.keep)
        return Number(value);
    return value;
}

exports.toJS = toJS;


  }),

  870:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var resolveBlockScalar = __nccwpck_require__(4057);
var resolveFlowScalar = __nccwpck_require__(834);
var errors = __nccwpck_require__(8144);
var stringifyString = __nccwpck_require__(2421);

function resolveAsScalar(token, strict = true, onError) {
    if (token) {
        const _onError = (pos, code, message) => {
            const offset = typeof pos === 'number' ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
            if (onError)
                onError(offset, code, message);
            else
                throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
            case 'block-scalar':
                return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
    }
    return null;
}
function createScalarToken(value, context) {
    const { implicitKey = false, indent, inFlow = false, offset = -1, type = 'PLAIN' } = context;
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    const end = context.end ?? [
        { type: 'newline', offset: -1, indent, source: '\n' }
    ];
    switch (source[0]) {
        case '|':
        case '>': {
            const he = source.indexOf('\n');
            const head = source.substring(0, he);
            const body = source.substring(he + 1) + '\n';
            const props = [
                { type: 'block-scalar-header', offset, indent, source: head }
            ];
            if (!addEndtoBlockProps(props, end))
                props.push({ type: 'newline', offset: -1, indent, source: '\n' });
            return { type: 'block-scalar', offset, indent, props, source: body };
        }
        case '"':
            return { type: 'double-quoted-scalar', offset, indent, source, end };
        case "'":
            return { type: 'single-quoted-scalar', offset, indent, source, end };
        default:
            return { type: 'scalar', offset, indent, source, end };
    }
}
function setScalarValue(token, value, context = {}) {
    let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
    let indent = 'indent' in token ? token.indent : null;
    if (afterKey && typeof indent === 'number')
        indent += 2;
    if (!type)
        switch (token.type) {
            case 'single-quoted-scalar':
                type = 'QUOTE_SINGLE';
                break;
            case 'double-quoted-scalar':
                type = 'QUOTE_DOUBLE';
                break;
            case 'block-scalar': {
                const header = token.props[0];
                if (header.type !== 'block-scalar-header')
                    throw new Error('Invalid block scalar header');
                type = header.source[0] === '>' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL';
                break;
            }
            default:
                type = 'PLAIN';
        }
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    switch (source[0]) {
        case '|':
        case '>':
            setBlockScalarValue(token, source);
            break;
        case '"':
            setFlowScalarValue(token, source, 'double-quoted-scalar');
            break;
        case "'":
            setFlowScalarValue(token, source, 'single-quoted-scalar');
            break;
        default:
            setFlowScalarValue(token, source, 'scalar');
    }
}
function setBlockScalarValue(token, source) {
    const he = source.indexOf('\n');
    const head = source.substring(0, he);
    const body = source.substring(he + 1) + '\n';
    if (token.type === 'block-scalar') {
        const header = token.props[0];
        if (header.type !== 'block-scalar-header')
            throw new Error('Invalid block scalar header');
        header.source = head;
        token.source = body;
    }
    else {
        const { offset } = token;
        const indent = 'indent' in token ? token.indent : -1;
        const props = [
            { type: 'block-scalar-header', offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, 'end' in token ? token.end : undefined))
            props.push({ type: 'newline', offset: -1, indent, source: '\n' });
        for (const key of Object.keys(token))
            if (key !== 'type' && key !== 'offset')
                delete token[key];
        Object.assign(token, { type: 'block-scalar', indent, props, source: body });
    }
}
function addEndtoBlockProps(props, end) {
    if (end)
        for (const st of end)
            switch (st.type) {
                case 'space':
                case 'comment':
                    props.push(st);
                    break;
                case 'newline':
                    props.push(st);
                    return true;
            }
    return false;
}
function setFlowScalarValue(token, source, type) {
    switch (token.type) {
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            token.type = type;
            token.source = source;
            break;
        case 'block-scalar': {
            const end = token.props.slice(1);
            let oa = source.length;
            if (token.props[0].type === 'block-scalar-header')
                oa -= token.props[0].source.length;
            for (const tok of end)
                tok.offset += oa;
            delete token.props;
            Object.assign(token, { type, source, end });
            break;
        }
        case 'block-map':
        case 'block-seq': {
            const offset = token.offset + source.length;
            const nl = { type: 'newline', offset, indent: token.indent, source: '\n' };
            delete token.items;
            Object.assign(token, { type, source, end: [nl] });
            break;
        }
        default: {
            const indent = 'indent' in token ? token.indent : -1;
            const end = 'end' in token && Array.isArray(token.end)
                ? token.end.filter(st => st.type === 'space' ||
                    st.type === 'comment' ||
                    st.type === 'newline')
                : [];
            for (const key of Object.keys(token))
                if (key !== 'type' && key !== 'offset')
                    delete token[key];
            Object.assign(token, { type, indent, source, end });
        }
    }
}

exports.createScalarToken = createScalarToken;
exports.resolveAsScalar = resolveAsScalar;
exports.setScalarValue = setScalarValue;


  }),

  1037:
  ((__unused_webpack_module, exports) => {



const stringify = (cst) => 'type' in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
    switch (token.type) {
        case 'block-scalar': {
            let res = '';
            for (const tok of token.props)
                res += stringifyToken(tok);
            return res + token.source;
        }
        case 'block-map':
        case 'block-seq': {
            let res = '';
            for (const item of token.items)
                res += stringifyItem(item);
            return res;
        }
        case 'flow-collection': {
            let res = token.start.source;
            for (const item of token.items)
                res += stringifyItem(item);
            for (const st of token.end)
                res += st.source;
            return res;
        }
        case 'document': {
            let res = stringifyItem(token);
            if (token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
        default: {
            let res = token.source;
            if ('end' in token && token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
    }
}
function stringifyItem({ start, key, sep, value }) {
    let res = '';
    for (const st of start)
        res += st.source;
    if (key)
        res += stringifyToken(key);
    if (sep)
        for (const st of sep)
            res += st.source;
    if (value)
        res += stringifyToken(value);
    return res;
}

exports.stringify = stringify;


  }),

  1323:
  ((__unused_webpack_module, exports) => {



const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove item');
function visit(cst, visitor) {
    if ('type' in cst && cst.type === 'document')
        cst = { start: cst.start, value: cst.value };
    _visit(Object.freeze([]), cst, visitor);
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
visit.itemAtPath = (cst, path) => {
    let item = cst;
    for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && 'items' in tok) {
            item = tok.items[index];
        }
        else
            return undefined;
    }
    return item;
};
visit.parentCollection = (cst, path) => {
    const parent = visit.itemAtPath(cst, path.slice(0, -1));
    const field = path[path.length - 1][0];
    const coll = parent?.[field];
    if (coll && 'items' in coll)
        return coll;
    throw new Error('Parent collection not found');
};
function _visit(path, item, visitor) {
    let ctrl = visitor(item, path);
    if (typeof ctrl === 'symbol')
        return ctrl;
    for (const field of ['key', 'value']) {
        const token = item[field];
        if (token && 'items' in token) {
            for (let i = 0; i < token.items.length; ++i) {
                const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    token.items.splice(i, 1);
                    i -= 1;
                }
            }
            if (typeof ctrl === 'function' && field === 'key')
                ctrl = ctrl(item, path);
        }
    }
    return typeof ctrl === 'function' ? ctrl(item, path) : ctrl;
}

exports.visit = visit;


  }),

  3037:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cstScalar = __nccwpck_require__(870);
var cstStringify = __nccwpck_require__(1037);
var cstVisit = __nccwpck_require__(1323);

const BOM = '\u{FEFF}';
const DOCUMENT = '\x02'; 
const FLOW_END = '\x18'; 
const SCALAR = '\x1f'; 
const isCollection = (token) => !!token && 'items' in token;
const isScalar = (token) => !!token &&
    (token.type === 'scalar' ||
        token.type === 'single-quoted-scalar' ||
        token.type === 'double-quoted-scalar' ||
        token.type === 'block-scalar');
function prettyToken(token) {
    switch (token) {
        case BOM:
            return '<BOM>';
        case DOCUMENT:
            return '<DOC>';
        case FLOW_END:
            return '<FLOW_END>';
        case SCALAR:
            return '<SCALAR>';
        default:
            return JSON.stringify(token);
    }
}
function tokenType(source) {
    switch (source) {
        case BOM:
            return 'byte-order-mark';
        case DOCUMENT:
            return 'doc-mode';
        case FLOW_END:
            return 'flow-error-end';
        case SCALAR:
            return 'scalar';
        case '---':
            return 'doc-start';
        case '...':
            return 'doc-end';
        case '':
        case '\n':
        case '\r\n':
            return 'newline';
        case '-':
            return 'seq-item-ind';
        case '?':
            return 'explicit-key-ind';
        case ':':
            return 'map-value-ind';
        case '{':
            return 'flow-map-start';
        case '}':
            return 'flow-map-end';
        case '[':
            return 'flow-seq-start';
        case ']':
            return 'flow-seq-end';
        case ',':
            return 'comma';
    }
    switch (source[0]) {
        case ' ':
        case '\t':
            return 'space';
        case '#':
            return 'comment';
        case '%':
            return 'directive-line';
        case '*':
            return 'alias';
        case '&':
            return 'anchor';
        case '!':
            return 'tag';
        case "'":
            return 'single-quoted-scalar';
        case '"':
            return 'double-quoted-scalar';
        case '|':
        case '>':
            return 'block-scalar-header';
    }
    return null;
}

exports.createScalarToken = cstScalar.createScalarToken;
exports.resolveAsScalar = cstScalar.resolveAsScalar;
exports.setScalarValue = cstScalar.setScalarValue;
exports.stringify = cstStringify.stringify;
exports.visit = cstVisit.visit;
exports.BOM = BOM;
exports.DOCUMENT = DOCUMENT;
exports.FLOW_END = FLOW_END;
exports.SCALAR = SCALAR;
exports.isCollection = isCollection;
exports.isScalar = isScalar;
exports.prettyToken = prettyToken;
exports.tokenType = tokenType;


  }),

  4769:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cst = __nccwpck_require__(3037);

function isEmpty(ch) {
    switch (ch) {
        case undefined:
        case ' ':
        case '\n':
        case '\r':
        case '\t':
            return true;
        default:
            return false;
    }
}
const hexDigits = new Set('0123456789ABCDEFabcdef');
const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = new Set(',[]{}');
const invalidAnchorChars = new Set(' ,[]{}\n\r\t');
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
class Lexer {
    constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = '';
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
    }
    *lex(source, incomplete = false) {
        if (source) {
            if (typeof source !== 'string')
                throw TypeError('source is not a string');
            this.buffer = this.buffer ? this.buffer + source : source;
            this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? 'stream';
        while (next && (incomplete || this.hasChars(1)))
            next = yield* this.parseNext(next);
    }
    atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === ' ' || ch === '\t')
            ch = this.buffer[++i];
        if (!ch || ch === '#' || ch === '\n')
            return true;
        if (ch === '\r')
            return this.buffer[i + 1] === '\n';
        return false;
    }
    charAt(n) {
        return this.buffer[this.pos + n];
    }
    continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
            let indent = 0;
            while (ch === ' ')
                ch = this.buffer[++indent + offset];
            if (ch === '\r') {
                const next = this.buffer[indent + offset + 1];
                if (next === '\n' || (!next && !this.atEnd))
                    return offset + indent + 1;
            }
            return ch === '\n' || indent >= this.indentNext || (!ch && !this.atEnd)
                ? offset + indent
                : -1;
        }
        if (ch === '-' || ch === '.') {
            const dt = this.buffer.substr(offset, 3);
            if ((dt === '---' || dt === '...') && isEmpty(this.buffer[offset + 3]))
                return -1;
        }
        return offset;
    }
    getLine() {
        let end = this.lineEndPos;
        if (typeof end !== 'number' || (end !== -1 && end < this.pos)) {
            end = this.buffer.indexOf('\n', this.pos);
            this.lineEndPos = end;
        }
        if (end === -1)
            return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === '\r')
            end -= 1;
        return this.buffer.substring(this.pos, end);
    }
    hasChars(n) {
        return this.pos + n <= this.buffer.length;
    }
    setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
    }
    peek(n) {
        return this.buffer.substr(this.pos, n);
    }
    *parseNext(next) {
        switch (next) {
            case 'stream':
                return yield* this.parseStream();
            case 'line-start':
                return yield* this.parseLineStart();
            case 'block-start':
                return yield* this.parseBlockStart();
            case 'doc':
                return yield* this.parseDocument();
            case 'flow':
                return yield* this.parseFlowCollection();
            case 'quoted-scalar':
                return yield* this.parseQuotedScalar();
            case 'block-scalar':
                return yield* this.parseBlockScalar();
            case 'plain-scalar':
                return yield* this.parsePlainScalar();
        }
    }
    *parseStream() {
        let line = this.getLine();
        if (line === null)
            return this.setNext('stream');
        if (line[0] === cst.BOM) {
            yield* this.pushCount(1);
            line = line.substring(1);
        }
        if (line[0] === '%') {
            let dirEnd = line.length;
            let cs = line.indexOf('#');
            while (cs !== -1) {
                const ch = line[cs - 1];
                if (ch === ' ' || ch === '\t') {
                    dirEnd = cs - 1;
                    break;
                }
                else {
                    cs = line.indexOf('#', cs + 1);
                }
            }
            while (true) {
                const ch = line[dirEnd - 1];
                if (ch === ' ' || ch === '\t')
                    dirEnd -= 1;
                else
                    break;
            }
            const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
            yield* this.pushCount(line.length - n); 
            this.pushNewline();
            return 'stream';
        }
        if (this.atLineEnd()) {
            const sp = yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - sp);
            yield* this.pushNewline();
            return 'stream';
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
    }
    *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
            return this.setNext('line-start');
        if (ch === '-' || ch === '.') {
            if (!this.atEnd && !this.hasChars(4))
                return this.setNext('line-start');
            const s = this.peek(3);
            if ((s === '---' || s === '...') && isEmpty(this.charAt(3))) {
                yield* this.pushCount(3);
                this.indentValue = 0;
                this.indentNext = 0;
                return s === '---' ? 'doc' : 'stream';
            }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
            this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
    }
    *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
            return this.setNext('block-start');
        if ((ch0 === '-' || ch0 === '?' || ch0 === ':') && isEmpty(ch1)) {
            const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
            this.indentNext = this.indentValue + 1;
            this.indentValue += n;
            return 'block-start';
        }
        return 'doc';
    }
    *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
            return this.setNext('doc');
        let n = yield* this.pushIndicators();
        switch (line[n]) {
            case '#':
                yield* this.pushCount(line.length - n);
            case undefined:
                yield* this.pushNewline();
                return yield* this.parseLineStart();
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel = 1;
                return 'flow';
            case '}':
            case ']':
                yield* this.pushCount(1);
                return 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'doc';
            case '"':
            case "'":
                return yield* this.parseQuotedScalar();
            case '|':
            case '>':
                n += yield* this.parseBlockScalarHeader();
                n += yield* this.pushSpaces(true);
                yield* this.pushCount(line.length - n);
                yield* this.pushNewline();
                return yield* this.parseBlockScalar();
            default:
                return yield* this.parsePlainScalar();
        }
    }
    *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
            nl = yield* this.pushNewline();
            if (nl > 0) {
                sp = yield* this.pushSpaces(false);
                this.indentValue = indent = sp;
            }
            else {
                sp = 0;
            }
            sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
            return this.setNext('flow');
        if ((indent !== -1 && indent < this.indentNext && line[0] !== '#') ||
            (indent === 0 &&
                (line.startsWith('---') || line.startsWith('...')) &&
                isEmpty(line[3]))) {
            const atFlowEndMarker = indent === this.indentNext - 1 &&
                this.flowLevel === 1 &&
                (line[0] === ']' || line[0] === '}');
            if (!atFlowEndMarker) {
                this.flowLevel = 0;
                yield cst.FLOW_END;
                return yield* this.parseLineStart();
            }
        }
        let n = 0;
        while (line[n] === ',') {
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
            case undefined:
                return 'flow';
            case '#':
                yield* this.pushCount(line.length - n);
                return 'flow';
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel += 1;
                return 'flow';
            case '}':
            case ']':
                yield* this.pushCount(1);
                this.flowKey = true;
                this.flowLevel -= 1;
                return this.flowLevel ? 'flow' : 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'flow';
            case '"':
            case "'":
                this.flowKey = true;
                return yield* this.parseQuotedScalar();
            case ':': {
                const next = this.charAt(1);
                if (this.flowKey || isEmpty(next) || next === ',') {
                    this.flowKey = false;
                    yield* this.pushCount(1);
                    yield* this.pushSpaces(true);
                    return 'flow';
                }
            }
            default:
                this.flowKey = false;
                return yield* this.parsePlainScalar();
        }
    }
    *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
            while (end !== -1 && this.buffer[end + 1] === "'")
                end = this.buffer.indexOf("'", end + 2);
        }
        else {
            while (end !== -1) {
                let n = 0;
                while (this.buffer[end - 1 - n] === '\\')
                    n += 1;
                if (n % 2 === 0)
                    break;
                end = this.buffer.indexOf('"', end + 1);
            }
        }
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf('\n', this.pos);
        if (nl !== -1) {
            while (nl !== -1) {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = qb.indexOf('\n', cs);
            }
            if (nl !== -1) {
                end = nl - (qb[nl - 1] === '\r' ? 2 : 1);
            }
        }
        if (end === -1) {
            if (!this.atEnd)
                return this.setNext('quoted-scalar');
            end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? 'flow' : 'doc';
    }
    *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
            const ch = this.buffer[++i];
            if (ch === '+')
                this.blockScalarKeep = true;
            else if (ch > '0' && ch <= '9')
                this.blockScalarIndent = Number(ch) - 1;
            else if (ch !== '-')
                break;
        }
        return yield* this.pushUntil(ch => isEmpty(ch) || ch === '#');
    }
    *parseBlockScalar() {
        let nl = this.pos - 1; 
        let indent = 0;
        let ch;
        loop: for (let i = this.pos; (ch = this.buffer[i]); ++i) {
            switch (ch) {
                case ' ':
                    indent += 1;
                    break;
                case '\n':
                    nl = i;
                    indent = 0;
                    break;
                case '\r': {
                    const next = this.buffer[i + 1];
                    if (!next && !this.atEnd)
                        return this.setNext('block-scalar');
                    if (next === '\n')
                        break;
                } 
                default:
                    break loop;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('block-scalar');
        if (indent >= this.indentNext) {
            if (this.blockScalarIndent === -1)
                this.indentNext = indent;
            else {
                this.indentNext =
                    this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
            }
            do {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = this.buffer.indexOf('\n', cs);
            } while (nl !== -1);
            if (nl === -1) {
                if (!this.atEnd)
                    return this.setNext('block-scalar');
                nl = this.buffer.length;
            }
        }
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === ' ')
            ch = this.buffer[++i];
        if (ch === '\t') {
            while (ch === '\t' || ch === ' ' || ch === '\r' || ch === '\n')
                ch = this.buffer[++i];
            nl = i - 1;
        }
        else if (!this.blockScalarKeep) {
            do {
                let i = nl - 1;
                let ch = this.buffer[i];
                if (ch === '\r')
                    ch = this.buffer[--i];
                const lastChar = i; 
                while (ch === ' ')
                    ch = this.buffer[--i];
                if (ch === '\n' && i >= this.pos && i + 1 + indent > lastChar)
                    nl = i;
                else
                    break;
            } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
    }
    *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while ((ch = this.buffer[++i])) {
            if (ch === ':') {
                const next = this.buffer[i + 1];
                if (isEmpty(next) || (inFlow && flowIndicatorChars.has(next)))
                    break;
                end = i;
            }
            else if (isEmpty(ch)) {
                let next = this.buffer[i + 1];
                if (ch === '\r') {
                    if (next === '\n') {
                        i += 1;
                        ch = '\n';
                        next = this.buffer[i + 1];
                    }
                    else
                        end = i;
                }
                if (next === '#' || (inFlow && flowIndicatorChars.has(next)))
                    break;
                if (ch === '\n') {
                    const cs = this.continueScalar(i + 1);
                    if (cs === -1)
                        break;
                    i = Math.max(i, cs - 2); 
                }
            }
            else {
                if (inFlow && flowIndicatorChars.has(ch))
                    break;
                end = i;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('plain-scalar');
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? 'flow' : 'doc';
    }
    *pushCount(n) {
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos += n;
            return n;
        }
        return 0;
    }
    *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
            yield s;
            this.pos += s.length;
            return s.length;
        }
        else if (allowEmpty)
            yield '';
        return 0;
    }
    *pushIndicators() {
        let n = 0;
        loop: while (true) {
            switch (this.charAt(0)) {
                case '!':
                    n += yield* this.pushTag();
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '&':
                    n += yield* this.pushUntil(isNotAnchorChar);
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '-': 
                case '?': 
                case ':': {
                    const inFlow = this.flowLevel > 0;
                    const ch1 = this.charAt(1);
                    if (isEmpty(ch1) || (inFlow && flowIndicatorChars.has(ch1))) {
                        if (!inFlow)
                            this.indentNext = this.indentValue + 1;
                        else if (this.flowKey)
                            this.flowKey = false;
                        n += yield* this.pushCount(1);
                        n += yield* this.pushSpaces(true);
                        continue loop;
                    }
                }
            }
            break loop;
        }
        return n;
    }
    *pushTag() {
        if (this.charAt(1) === '<') {
            let i = this.pos + 2;
            let ch = this.buffer[i];
            while (!isEmpty(ch) && ch !== '>')
                ch = this.buffer[++i];
            return yield* this.pushToIndex(ch === '>' ? i + 1 : i, false);
        }
        else {
            let i = this.pos + 1;
            let ch = this.buffer[i];
            while (ch) {
                if (tagChars.has(ch))
                    ch = this.buffer[++i];
                else if (ch === '%' &&
                    hexDigits.has(this.buffer[i + 1]) &&
                    hexDigits.has(this.buffer[i + 2])) {
                    ch = this.buffer[(i += 3)];
                }
                else
                    break;
            }
            return yield* this.pushToIndex(i, false);
        }
    }
    *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === '\n')
            return yield* this.pushCount(1);
        else if (ch === '\r' && this.charAt(1) === '\n')
            return yield* this.pushCount(2);
        else
            return 0;
    }
    *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
            ch = this.buffer[++i];
        } while (ch === ' ' || (allowTabs && ch === '\t'));
        const n = i - this.pos;
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos = i;
        }
        return n;
    }
    *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
            ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
    }
}

exports.Lexer = Lexer;


  }),

  3724:
  ((__unused_webpack_module, exports) => {



class LineCounter {
    constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
            let low = 0;
            let high = this.lineStarts.length;
            while (low < high) {
                const mid = (low + high) >> 1; 
                if (this.lineStarts[mid] < offset)
                    low = mid + 1;
                else
                    high = mid;
            }
            if (this.lineStarts[low] === offset)
                return { line: low + 1, col: 1 };
            if (low === 0)
                return { line: 0, col: offset };
            const start = this.lineStarts[low - 1];
            return { line: low, col: offset - start + 1 };
        };
    }
}

exports.LineCounter = LineCounter;


  }),

  8152:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var cst = __nccwpck_require__(3037);
var lexer = __nccwpck_require__(4769);

function includesToken(list, type) {
    for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
            return true;
    return false;
}
function findNonEmptyIndex(list) {
    for (let i = 0; i < list.length; ++i) {
        switch (list[i].type) {
            case 'space':
            case 'comment':
            case 'newline':
                break;
            default:
                return i;
        }
    }
    return -1;
}
function isFlowToken(token) {
    switch (token?.type) {
        case 'alias':
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'flow-collection':
            return true;
        default:
            return false;
    }
}
function getPrevProps(parent) {
    switch (parent.type) {
        case 'document':
            return parent.start;
        case 'block-map': {
            const it = parent.items[parent.items.length - 1];
            return it.sep ?? it.start;
        }
        case 'block-seq':
            return parent.items[parent.items.length - 1].start;
        default:
            return [];
    }
}
function getFirstKeyStartProps(prev) {
    if (prev.length === 0)
        return [];
    let i = prev.length;
    loop: while (--i >= 0) {
        switch (prev[i].type) {
            case 'doc-start':
            case 'explicit-key-ind':
            case 'map-value-ind':
            case 'seq-item-ind':
            case 'newline':
                break loop;
        }
    }
    while (prev[++i]?.type === 'space') {
    }
    return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
    if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
    else
        for (let i = 0; i < source.length; ++i)
            target.push(source[i]);
}
function fixFlowSeqItems(fc) {
    if (fc.start.type === 'flow-seq-start') {
        for (const it of fc.items) {
            if (it.sep &&
                !it.value &&
                !includesToken(it.start, 'explicit-key-ind') &&
                !includesToken(it.sep, 'map-value-ind')) {
                if (it.key)
                    it.value = it.key;
                delete it.key;
                if (isFlowToken(it.value)) {
                    if (it.value.end)
                        arrayPushArray(it.value.end, it.sep);
                    else
                        it.value.end = it.sep;
                }
                else
                    arrayPushArray(it.start, it.sep);
                delete it.sep;
            }
        }
    }
}
class Parser {
    constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = '';
        this.type = '';
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
    }
    *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
            this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
            yield* this.next(lexeme);
        if (!incomplete)
            yield* this.end();
    }
    *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
            console.log('|', cst.prettyToken(source));
        if (this.atScalar) {
            this.atScalar = false;
            yield* this.step();
            this.offset += source.length;
            return;
        }
        const type = cst.tokenType(source);
        if (!type) {
            const message = `Not a YAML token: ${source}`;
            yield* this.pop({ type: 'error', offset: this.offset, message, source });
            this.offset += source.length;
        }
        else if (type === 'scalar') {
            this.atNewLine = false;
            this.atScalar = true;
            this.type = 'scalar';
        }
        else {
            this.type = type;
            yield* this.step();
            switch (type) {
                case 'newline':
                    this.atNewLine = true;
                    this.indent = 0;
                    if (this.onNewLine)
                        this.onNewLine(this.offset + source.length);
                    break;
                case 'space':
                    if (this.atNewLine && source[0] === ' ')
                        this.indent += source.length;
                    break;
                case 'explicit-key-ind':
                case 'map-value-ind':
                case 'seq-item-ind':
                    if (this.atNewLine)
                        this.indent += source.length;
                    break;
                case 'doc-mode':
                case 'flow-error-end':
                    return;
                default:
                    this.atNewLine = false;
            }
            this.offset += source.length;
        }
    }
    *end() {
        while (this.stack.length > 0)
            yield* this.pop();
    }
    get sourceToken() {
        const st = {
            type: this.type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
        return st;
    }
    *step() {
        const top = this.peek(1);
        if (this.type === 'doc-end' && top?.type !== 'doc-end') {
            while (this.stack.length > 0)
                yield* this.pop();
            this.stack.push({
                type: 'doc-end',
                offset: this.offset,
                source: this.source
            });
            return;
        }
        if (!top)
            return yield* this.stream();
        switch (top.type) {
            case 'document':
                return yield* this.document(top);
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return yield* this.scalar(top);
            case 'block-scalar':
                return yield* this.blockScalar(top);
            case 'block-map':
                return yield* this.blockMap(top);
            case 'block-seq':
                return yield* this.blockSequence(top);
            case 'flow-collection':
                return yield* this.flowCollection(top);
            case 'doc-end':
                return yield* this.documentEnd(top);
        }
        yield* this.pop();
    }
    peek(n) {
        return this.stack[this.stack.length - n];
    }
    *pop(error) {
        const token = error ?? this.stack.pop();
        if (!token) {
            const message = 'Tried to pop an empty stack';
            yield { type: 'error', offset: this.offset, source: '', message };
        }
        else if (this.stack.length === 0) {
            yield token;
        }
        else {
            const top = this.peek(1);
            if (token.type === 'block-scalar') {
                token.indent = 'indent' in top ? top.indent : 0;
            }
            else if (token.type === 'flow-collection' && top.type === 'document') {
                token.indent = 0;
            }
            if (token.type === 'flow-collection')
                fixFlowSeqItems(token);
            switch (top.type) {
                case 'document':
                    top.value = token;
                    break;
                case 'block-scalar':
                    top.props.push(token); 
                    break;
                case 'block-map': {
                    const it = top.items[top.items.length - 1];
                    if (it.value) {
                        top.items.push({ start: [], key: token, sep: [] });
                        this.onKeyLine = true;
                        return;
                    }
                    else if (it.sep) {
                        it.value = token;
                    }
                    else {
                        Object.assign(it, { key: token, sep: [] });
                        this.onKeyLine = !it.explicitKey;
                        return;
                    }
                    break;
                }
                case 'block-seq': {
                    const it = top.items[top.items.length - 1];
                    if (it.value)
                        top.items.push({ start: [], value: token });
                    else
                        it.value = token;
                    break;
                }
                case 'flow-collection': {
                    const it = top.items[top.items.length - 1];
                    if (!it || it.value)
                        top.items.push({ start: [], key: token, sep: [] });
                    else if (it.sep)
                        it.value = token;
                    else
                        Object.assign(it, { key: token, sep: [] });
                    return;
                }
                default:
                    yield* this.pop();
                    yield* this.pop(token);
            }
            if ((top.type === 'document' ||
                top.type === 'block-map' ||
                top.type === 'block-seq') &&
                (token.type === 'block-map' || token.type === 'block-seq')) {
                const last = token.items[token.items.length - 1];
                if (last &&
                    !last.sep &&
                    !last.value &&
                    last.start.length > 0 &&
                    findNonEmptyIndex(last.start) === -1 &&
                    (token.indent === 0 ||
                        last.start.every(st => st.type !== 'comment' || st.indent < token.indent))) {
                    if (top.type === 'document')
                        top.end = last.start;
                    else
                        top.items.push({ start: last.start });
                    token.items.splice(-1, 1);
                }
            }
        }
    }
    *stream() {
        switch (this.type) {
            case 'directive-line':
                yield { type: 'directive', offset: this.offset, source: this.source };
                return;
            case 'byte-order-mark':
            case 'space':
            case 'comment':
            case 'newline':
                yield this.sourceToken;
                return;
            case 'doc-mode':
            case 'doc-start': {
                const doc = {
                    type: 'document',
                    offset: this.offset,
                    start: []
                };
                if (this.type === 'doc-start')
                    doc.start.push(this.sourceToken);
                this.stack.push(doc);
                return;
            }
        }
        yield {
            type: 'error',
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML stream`,
            source: this.source
        };
    }
    *document(doc) {
        if (doc.value)
            return yield* this.lineEnd(doc);
        switch (this.type) {
            case 'doc-start': {
                if (findNonEmptyIndex(doc.start) !== -1) {
                    yield* this.pop();
                    yield* this.step();
                }
                else
                    doc.start.push(this.sourceToken);
                return;
            }
            case 'anchor':
            case 'tag':
            case 'space':
            case 'comment':
            case 'newline':
                doc.start.push(this.sourceToken);
                return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
            this.stack.push(bv);
        else {
            yield {
                type: 'error',
                offset: this.offset,
                message: `Unexpected ${this.type} token in YAML document`,
                source: this.source
            };
        }
    }
    *scalar(scalar) {
        if (this.type === 'map-value-ind') {
            const prev = getPrevProps(this.peek(2));
            const start = getFirstKeyStartProps(prev);
            let sep;
            if (scalar.end) {
                sep = scalar.end;
                sep.push(this.sourceToken);
                delete scalar.end;
            }
            else
                sep = [this.sourceToken];
            const map = {
                type: 'block-map',
                offset: scalar.offset,
                indent: scalar.indent,
                items: [{ start, key: scalar, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
        }
        else
            yield* this.lineEnd(scalar);
    }
    *blockScalar(scalar) {
        switch (this.type) {
            case 'space':
            case 'comment':
            case 'newline':
                scalar.props.push(this.sourceToken);
                return;
            case 'scalar':
                scalar.source = this.source;
                this.atNewLine = true;
                this.indent = 0;
                if (this.onNewLine) {
                    let nl = this.source.indexOf('\n') + 1;
                    while (nl !== 0) {
                        this.onNewLine(this.offset + nl);
                        nl = this.source.indexOf('\n', nl) + 1;
                    }
                }
                yield* this.pop();
                break;
            default:
                yield* this.pop();
                yield* this.step();
        }
    }
    *blockMap(map) {
        const it = map.items[map.items.length - 1];
        switch (this.type) {
            case 'newline':
                this.onKeyLine = false;
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    it.start.push(this.sourceToken);
                }
                return;
            case 'space':
            case 'comment':
                if (it.value) {
                    map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    if (this.atIndentedComment(it.start, map.indent)) {
                        const prev = map.items[map.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            map.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
        }
        if (this.indent >= map.indent) {
            const atMapIndent = !this.onKeyLine && this.indent === map.indent;
            const atNextItem = atMapIndent &&
                (it.sep || it.explicitKey) &&
                this.type !== 'seq-item-ind';
            let start = [];
            if (atNextItem && it.sep && !it.value) {
                const nl = [];
                for (let i = 0; i < it.sep.length; ++i) {
                    const st = it.sep[i];
                    switch (st.type) {
                        case 'newline':
                            nl.push(i);
                            break;
                        case 'space':
                            break;
                        case 'comment':
                            if (st.indent > map.indent)
                                nl.length = 0;
                            break;
                        default:
                            nl.length = 0;
                    }
                }
                if (nl.length >= 2)
                    start = it.sep.splice(nl[1]);
            }
            switch (this.type) {
                case 'anchor':
                case 'tag':
                    if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        it.sep.push(this.sourceToken);
                    }
                    else {
                        it.start.push(this.sourceToken);
                    }
                    return;
                case 'explicit-key-ind':
                    if (!it.sep && !it.explicitKey) {
                        it.start.push(this.sourceToken);
                        it.explicitKey = true;
                    }
                    else if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start, explicitKey: true });
                    }
                    else {
                        this.stack.push({
                            type: 'block-map',
                            offset: this.offset,
                            indent: this.indent,
                            items: [{ start: [this.sourceToken], explicitKey: true }]
                        });
                    }
                    this.onKeyLine = true;
                    return;
                case 'map-value-ind':
                    if (it.explicitKey) {
                        if (!it.sep) {
                            if (includesToken(it.start, 'newline')) {
                                Object.assign(it, { key: null, sep: [this.sourceToken] });
                            }
                            else {
                                const start = getFirstKeyStartProps(it.start);
                                this.stack.push({
                                    type: 'block-map',
                                    offset: this.offset,
                                    indent: this.indent,
                                    items: [{ start, key: null, sep: [this.sourceToken] }]
                                });
                            }
                        }
                        else if (it.value) {
                            map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else if (isFlowToken(it.key) &&
                            !includesToken(it.sep, 'newline')) {
                            const start = getFirstKeyStartProps(it.start);
                            const key = it.key;
                            const sep = it.sep;
                            sep.push(this.sourceToken);
                            delete it.key;
                            delete it.sep;
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key, sep }]
                            });
                        }
                        else if (start.length > 0) {
                            it.sep = it.sep.concat(start, this.sourceToken);
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    else {
                        if (!it.sep) {
                            Object.assign(it, { key: null, sep: [this.sourceToken] });
                        }
                        else if (it.value || atNextItem) {
                            map.items.push({ start, key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start: [], key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    this.onKeyLine = true;
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (atNextItem || it.value) {
                        map.items.push({ start, key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        this.stack.push(fs);
                    }
                    else {
                        Object.assign(it, { key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    return;
                }
                default: {
                    const bv = this.startBlockValue(map);
                    if (bv) {
                        if (bv.type === 'block-seq') {
                            if (!it.explicitKey &&
                                it.sep &&
                                !includesToken(it.sep, 'newline')) {
                                yield* this.pop({
                                    type: 'error',
                                    offset: this.offset,
                                    message: 'Unexpected block-seq-ind on same line with key',
                                    source: this.source
                                });
                                return;
                            }
                        }
                        else if (atMapIndent) {
                            map.items.push({ start });
                        }
                        this.stack.push(bv);
                        return;
                    }
                }
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
            case 'newline':
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        seq.items.push({ start: [this.sourceToken] });
                }
                else
                    it.start.push(this.sourceToken);
                return;
            case 'space':
            case 'comment':
                if (it.value)
                    seq.items.push({ start: [this.sourceToken] });
                else {
                    if (this.atIndentedComment(it.start, seq.indent)) {
                        const prev = seq.items[seq.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            seq.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
            case 'anchor':
            case 'tag':
                if (it.value || this.indent <= seq.indent)
                    break;
                it.start.push(this.sourceToken);
                return;
            case 'seq-item-ind':
                if (this.indent !== seq.indent)
                    break;
                if (it.value || includesToken(it.start, 'seq-item-ind'))
                    seq.items.push({ start: [this.sourceToken] });
                else
                    it.start.push(this.sourceToken);
                return;
        }
        if (this.indent > seq.indent) {
            const bv = this.startBlockValue(seq);
            if (bv) {
                this.stack.push(bv);
                return;
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === 'flow-error-end') {
            let top;
            do {
                yield* this.pop();
                top = this.peek(1);
            } while (top?.type === 'flow-collection');
        }
        else if (fc.end.length === 0) {
            switch (this.type) {
                case 'comma':
                case 'explicit-key-ind':
                    if (!it || it.sep)
                        fc.items.push({ start: [this.sourceToken] });
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'map-value-ind':
                    if (!it || it.value)
                        fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        Object.assign(it, { key: null, sep: [this.sourceToken] });
                    return;
                case 'space':
                case 'comment':
                case 'newline':
                case 'anchor':
                case 'tag':
                    if (!it || it.value)
                        fc.items.push({ start: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (!it || it.value)
                        fc.items.push({ start: [], key: fs, sep: [] });
                    else if (it.sep)
                        this.stack.push(fs);
                    else
                        Object.assign(it, { key: fs, sep: [] });
                    return;
                }
                case 'flow-map-end':
                case 'flow-seq-end':
                    fc.end.push(this.sourceToken);
                    return;
            }
            const bv = this.startBlockValue(fc);
            if (bv)
                this.stack.push(bv);
            else {
                yield* this.pop();
                yield* this.step();
            }
        }
        else {
            const parent = this.peek(2);
            if (parent.type === 'block-map' &&
                ((this.type === 'map-value-ind' && parent.indent === fc.indent) ||
                    (this.type === 'newline' &&
                        !parent.items[parent.items.length - 1].sep))) {
                yield* this.pop();
                yield* this.step();
            }
            else if (this.type === 'map-value-ind' &&
                parent.type !== 'flow-collection') {
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                fixFlowSeqItems(fc);
                const sep = fc.end.splice(1, fc.end.length);
                sep.push(this.sourceToken);
                const map = {
                    type: 'block-map',
                    offset: fc.offset,
                    indent: fc.indent,
                    items: [{ start, key: fc, sep }]
                };
                this.onKeyLine = true;
                this.stack[this.stack.length - 1] = map;
            }
            else {
                yield* this.lineEnd(fc);
            }
        }
    }
    flowScalar(type) {
        if (this.onNewLine) {
            let nl = this.source.indexOf('\n') + 1;
            while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf('\n', nl) + 1;
            }
        }
        return {
            type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
    }
    startBlockValue(parent) {
        switch (this.type) {
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return this.flowScalar(this.type);
            case 'block-scalar-header':
                return {
                    type: 'block-scalar',
                    offset: this.offset,
                    indent: this.indent,
                    props: [this.sourceToken],
                    source: ''
                };
            case 'flow-map-start':
            case 'flow-seq-start':
                return {
                    type: 'flow-collection',
                    offset: this.offset,
                    indent: this.indent,
                    start: this.sourceToken,
                    items: [],
                    end: []
                };
            case 'seq-item-ind':
                return {
                    type: 'block-seq',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [this.sourceToken] }]
                };
            case 'explicit-key-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                start.push(this.sourceToken);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, explicitKey: true }]
                };
            }
            case 'map-value-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                };
            }
        }
        return null;
    }
    atIndentedComment(start, indent) {
        if (this.type !== 'comment')
            return false;
        if (this.indent <= indent)
            return false;
        return start.every(st => st.type === 'newline' || st.type === 'space');
    }
    *documentEnd(docEnd) {
        if (this.type !== 'doc-mode') {
            if (docEnd.end)
                docEnd.end.push(this.sourceToken);
            else
                docEnd.end = [this.sourceToken];
            if (this.type === 'newline')
                yield* this.pop();
        }
    }
    *lineEnd(token) {
        switch (this.type) {
            case 'comma':
            case 'doc-start':
            case 'doc-end':
            case 'flow-seq-end':
            case 'flow-map-end':
            case 'map-value-ind':
                yield* this.pop();
                yield* this.step();
                break;
            case 'newline':
                this.onKeyLine = false;
            case 'space':
            case 'comment':
            default:
                if (token.end)
                    token.end.push(this.sourceToken);
                else
                    token.end = [this.sourceToken];
                if (this.type === 'newline')
                    yield* this.pop();
        }
    }
}

exports.Parser = Parser;


  }),

  9463:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var composer = __nccwpck_require__(4920);
var Document = __nccwpck_require__(2965);
var errors = __nccwpck_require__(8144);
var log = __nccwpck_require__(9337);
var identity = __nccwpck_require__(4767);
var lineCounter = __nccwpck_require__(3724);
var parser = __nccwpck_require__(8152);

function parseOptions(options) {
    const prettyErrors = options.prettyErrors !== false;
    const lineCounter$1 = options.lineCounter || (prettyErrors && new lineCounter.LineCounter()) || null;
    return { lineCounter: lineCounter$1, prettyErrors };
}
function parseAllDocuments(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    const docs = Array.from(composer$1.compose(parser$1.parse(source)));
    if (prettyErrors && lineCounter)
        for (const doc of docs) {
            doc.errors.forEach(errors.prettifyError(source, lineCounter));
            doc.warnings.forEach(errors.prettifyError(source, lineCounter));
        }
    if (docs.length > 0)
        return docs;
    return Object.assign([], { empty: true }, composer$1.streamInfo());
}
function parseDocument(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    let doc = null;
    for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
            doc = _doc;
        else if (doc.options.logLevel !== 'silent') {
            doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), 'MULTIPLE_DOCS', 'Source contains multiple documents; please use YAML.parseAllDocuments()'));
            break;
        }
    }
    if (prettyErrors && lineCounter) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter));
    }
    return doc;
}
function parse(src, reviver, options) {
    let _reviver = undefined;
    if (typeof reviver === 'function') {
        _reviver = reviver;
    }
    else if (options === undefined && reviver && typeof reviver === 'object') {
        options = reviver;
    }
    const doc = parseDocument(src, options);
    if (!doc)
        return null;
    doc.warnings.forEach(warning => log.warn(doc.options.logLevel, warning));
    if (doc.errors.length > 0) {
        if (doc.options.logLevel !== 'silent')
            throw doc.errors[0];
        else
            doc.errors = [];
    }
    return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
function stringify(value, replacer, options) {
    let _replacer = null;
    if (typeof replacer === 'function' || Array.isArray(replacer)) {
        _replacer = replacer;
    }
    else if (options === undefined && replacer) {
        options = replacer;
    }
    if (typeof options === 'string')
        options = options.length;
    if (typeof options === 'number') {
        const indent = Math.round(options);
        options = indent < 1 ? undefined : indent > 8 ? { indent: 8 } : { indent };
    }
    if (value === undefined) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
            return undefined;
    }
    if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
    return new Document.Document(value, _replacer, options).toString(options);
}

exports.parse = parse;
exports.parseAllDocuments = parseAllDocuments;
exports.parseDocument = parseDocument;
exports.stringify = stringify;


  }),

  8536:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var map = __nccwpck_require__(8291);
var seq = __nccwpck_require__(4642);
var string = __nccwpck_require__(9976);
var tags = __nccwpck_require__(5946);

const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
class Schema {
    constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat)
            ? tags.getTags(compat, 'compat')
            : compat
                ? tags.getTags(null, compat)
                : null;
        this.name = (typeof schema === 'string' && schema) || 'core';
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        this.sortMapEntries =
            typeof sortMapEntries === 'function'
                ? sortMapEntries
                : sortMapEntries === true
                    ? sortMapEntriesByKey
                    : null;
    }
    clone() {
        const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
    }
}

exports.Schema = Schema;


  }),

  8291:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var YAMLMap = __nccwpck_require__(862);

const map = {
    collection: 'map',
    default: true,
    nodeClass: YAMLMap.YAMLMap,
    tag: 'tag:yaml.org,2002:map',
    resolve(map, onError) {
        if (!identity.isMap(map))
            onError('Expected a mapping for this tag');
        return map;
    },
    createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
};

exports.map = map;


  }),

  2056:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);

const nullTag = {
    identify: value => value == null,
    createNode: () => new Scalar.Scalar(null),
    default: true,
    tag: 'tag:yaml.org,2002:null',
    test: /^(?:~|[Nn]ull|NULL)?$/,
    resolve: () => new Scalar.Scalar(null),
    stringify: ({ source }, ctx) => typeof source === 'string' && nullTag.test.test(source)
        ? source
        : ctx.options.nullStr
};

exports.nullTag = nullTag;


  }),

  4642:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var YAMLSeq = __nccwpck_require__(7863);

const seq = {
    collection: 'seq',
    default: true,
    nodeClass: YAMLSeq.YAMLSeq,
    tag: 'tag:yaml.org,2002:seq',
    resolve(seq, onError) {
        if (!identity.isSeq(seq))
            onError('Expected a sequence for this tag');
        return seq;
    },
    createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
};

exports.seq = seq;


  }),

  9976:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyString = __nccwpck_require__(2421);

const string = {
    identify: value => typeof value === 'string',
    default: true,
    tag: 'tag:yaml.org,2002:str',
    resolve: str => str,
    stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
    }
};

exports.string = string;


  }),

  3231:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);

const boolTag = {
    identify: value => typeof value === 'boolean',
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
    resolve: str => new Scalar.Scalar(str[0] === 't' || str[0] === 'T'),
    stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
            const sv = source[0] === 't' || source[0] === 'T';
            if (value === sv)
                return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
};

exports.boolTag = boolTag;


  }),

  2621:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);
var stringifyNumber = __nccwpck_require__(6473);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: str => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
    resolve: str => parseFloat(str),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf('.');
        if (dot !== -1 && str[str.length - 1] === '0')
            node.minFractionDigits = str.length - dot - 1;
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


  }),

  1722:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(6473);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
const intResolve = (str, offset, radix, { intAsBigInt }) => (intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix));
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
    return stringifyNumber.stringifyNumber(node);
}
const intOct = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^0o[0-7]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
    stringify: node => intStringify(node, 8, '0o')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^0x[0-9a-fA-F]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intHex = intHex;
exports.intOct = intOct;


  }),

  4488:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(8291);
var _null = __nccwpck_require__(2056);
var seq = __nccwpck_require__(4642);
var string = __nccwpck_require__(9976);
var bool = __nccwpck_require__(3231);
var float = __nccwpck_require__(2621);
var int = __nccwpck_require__(1722);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.boolTag,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float
];

exports.schema = schema;


  }),

  2271:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);
var map = __nccwpck_require__(8291);
var seq = __nccwpck_require__(4642);

function intIdentify(value) {
    return typeof value === 'bigint' || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
    {
        identify: value => typeof value === 'string',
        default: true,
        tag: 'tag:yaml.org,2002:str',
        resolve: str => str,
        stringify: stringifyJSON
    },
    {
        identify: value => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: 'tag:yaml.org,2002:null',
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
    },
    {
        identify: value => typeof value === 'boolean',
        default: true,
        tag: 'tag:yaml.org,2002:bool',
        test: /^true$|^false$/,
        resolve: str => str === 'true',
        stringify: stringifyJSON
    },
    {
        identify: intIdentify,
        default: true,
        tag: 'tag:yaml.org,2002:int',
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
    },
    {
        identify: value => typeof value === 'number',
        default: true,
        tag: 'tag:yaml.org,2002:float',
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: str => parseFloat(str),
        stringify: stringifyJSON
    }
];
const jsonError = {
    default: true,
    tag: '',
    test: /^/,
    resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
    }
};
const schema = [map.map, seq.seq].concat(jsonScalars, jsonError);

exports.schema = schema;


  }),

  5946:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(8291);
var _null = __nccwpck_require__(2056);
var seq = __nccwpck_require__(4642);
var string = __nccwpck_require__(9976);
var bool = __nccwpck_require__(3231);
var float = __nccwpck_require__(2621);
var int = __nccwpck_require__(1722);
var schema = __nccwpck_require__(4488);
var schema$1 = __nccwpck_require__(2271);
var binary = __nccwpck_require__(7243);
var merge = __nccwpck_require__(300);
var omap = __nccwpck_require__(1015);
var pairs = __nccwpck_require__(5705);
var schema$2 = __nccwpck_require__(3825);
var set = __nccwpck_require__(736);
var timestamp = __nccwpck_require__(9944);

const schemas = new Map([
    ['core', schema.schema],
    ['failsafe', [map.map, seq.seq, string.string]],
    ['json', schema$1.schema],
    ['yaml11', schema$2.schema],
    ['yaml-1.1', schema$2.schema]
]);
const tagsByName = {
    binary: binary.binary,
    bool: bool.boolTag,
    float: float.float,
    floatExp: float.floatExp,
    floatNaN: float.floatNaN,
    floatTime: timestamp.floatTime,
    int: int.int,
    intHex: int.intHex,
    intOct: int.intOct,
    intTime: timestamp.intTime,
    map: map.map,
    merge: merge.merge,
    null: _null.nullTag,
    omap: omap.omap,
    pairs: pairs.pairs,
    seq: seq.seq,
    set: set.set,
    timestamp: timestamp.timestamp
};
const coreKnownTags = {
    'tag:yaml.org,2002:binary': binary.binary,
    'tag:yaml.org,2002:merge': merge.merge,
    'tag:yaml.org,2002:omap': omap.omap,
    'tag:yaml.org,2002:pairs': pairs.pairs,
    'tag:yaml.org,2002:set': set.set,
    'tag:yaml.org,2002:timestamp': timestamp.timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
    const schemaTags = schemas.get(schemaName);
    if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge)
            ? schemaTags.concat(merge.merge)
            : schemaTags.slice();
    }
    let tags = schemaTags;
    if (!tags) {
        if (Array.isArray(customTags))
            tags = [];
        else {
            const keys = Array.from(schemas.keys())
                .filter(key => key !== 'yaml11')
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
    }
    if (Array.isArray(customTags)) {
        for (const tag of customTags)
            tags = tags.concat(tag);
    }
    else if (typeof customTags === 'function') {
        tags = customTags(tags.slice());
    }
    if (addMergeTag)
        tags = tags.concat(merge.merge);
    return tags.reduce((tags, tag) => {
        const tagObj = typeof tag === 'string' ? tagsByName[tag] : tag;
        if (!tagObj) {
            const tagName = JSON.stringify(tag);
            const keys = Object.keys(tagsByName)
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags.includes(tagObj))
            tags.push(tagObj);
        return tags;
    }, []);
}

exports.coreKnownTags = coreKnownTags;
exports.getTags = getTags;


  }),

  7243:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_buffer = __nccwpck_require__(181);
var Scalar = __nccwpck_require__(6461);
var stringifyString = __nccwpck_require__(2421);

const binary = {
    identify: value => value instanceof Uint8Array, 
    default: false,
    tag: 'tag:yaml.org,2002:binary',
    resolve(src, onError) {
        if (typeof node_buffer.Buffer === 'function') {
            return node_buffer.Buffer.from(src, 'base64');
        }
        else if (typeof atob === 'function') {
            const str = atob(src.replace(/[\n\r]/g, ''));
            const buffer = new Uint8Array(str.length);
            for (let i = 0; i < str.length; ++i)
                buffer[i] = str.charCodeAt(i);
            return buffer;
        }
        else {
            onError('This environment does not support reading binary tags; either Buffer or atob is required');
            return src;
        }
    },
    stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
            return '';
        const buf = value; 
        let str;
        if (typeof node_buffer.Buffer === 'function') {
            str =
                buf instanceof node_buffer.Buffer
                    ? buf.toString('base64')
                    : node_buffer.Buffer.from(buf.buffer).toString('base64');
        }
        else if (typeof btoa === 'function') {
            let s = '';
            for (let i = 0; i < buf.length; ++i)
                s += String.fromCharCode(buf[i]);
            str = btoa(s);
        }
        else {
            throw new Error('This environment does not support writing binary tags; either Buffer or btoa is required');
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
            const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
            const n = Math.ceil(str.length / lineWidth);
            const lines = new Array(n);
            for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
                lines[i] = str.substr(o, lineWidth);
            }
            str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? '\n' : ' ');
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
    }
};

exports.binary = binary;


  }),

  8582:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);

function boolStringify({ value, source }, ctx) {
    const boolObj = value ? trueTag : falseTag;
    if (source && boolObj.test.test(source))
        return source;
    return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
    identify: value => value === true,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
    resolve: () => new Scalar.Scalar(true),
    stringify: boolStringify
};
const falseTag = {
    identify: value => value === false,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
    resolve: () => new Scalar.Scalar(false),
    stringify: boolStringify
};

exports.falseTag = falseTag;
exports.trueTag = trueTag;


  }),

  1406:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);
var stringifyNumber = __nccwpck_require__(6473);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (str) => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    resolve: (str) => parseFloat(str.replace(/_/g, '')),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, '')));
        const dot = str.indexOf('.');
        if (dot !== -1) {
            const f = str.substring(dot + 1).replace(/_/g, '');
            if (f[f.length - 1] === '0')
                node.minFractionDigits = f.length;
        }
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


  }),

  8033:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(6473);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
    const sign = str[0];
    if (sign === '-' || sign === '+')
        offset += 1;
    str = str.substring(offset).replace(/_/g, '');
    if (intAsBigInt) {
        switch (radix) {
            case 2:
                str = `0b${str}`;
                break;
            case 8:
                str = `0o${str}`;
                break;
            case 16:
                str = `0x${str}`;
                break;
        }
        const n = BigInt(str);
        return sign === '-' ? BigInt(-1) * n : n;
    }
    const n = parseInt(str, radix);
    return sign === '-' ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? '-' + prefix + str.substr(1) : prefix + str;
    }
    return stringifyNumber.stringifyNumber(node);
}
const intBin = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'BIN',
    test: /^[-+]?0b[0-1_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
    stringify: node => intStringify(node, 2, '0b')
};
const intOct = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^[-+]?0[0-7_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
    stringify: node => intStringify(node, 8, '0')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9][0-9_]*$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^[-+]?0x[0-9a-fA-F_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intBin = intBin;
exports.intHex = intHex;
exports.intOct = intOct;


  }),

  300:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Scalar = __nccwpck_require__(6461);

const MERGE_KEY = '<<';
const merge = {
    identify: value => value === MERGE_KEY ||
        (typeof value === 'symbol' && value.description === MERGE_KEY),
    default: 'key',
    tag: 'tag:yaml.org,2002:merge',
    test: /^<<$/,
    resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
    }),
    stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) ||
    (identity.isScalar(key) &&
        (!key.type || key.type === Scalar.Scalar.PLAIN) &&
        merge.identify(key.value))) &&
    ctx?.doc.schema.tags.some(tag => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (identity.isSeq(source))
        for (const it of source.items)
            mergeValue(ctx, map, it);
    else if (Array.isArray(source))
        for (const it of source)
            mergeValue(ctx, map, it);
    else
        mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (!identity.isMap(source))
        throw new Error('Merge sources must be maps or map aliases');
    const srcMap = source.toJSON(null, ctx, Map);
    for (const [key, value] of srcMap) {
        if (map instanceof Map) {
            if (!map.has(key))
                map.set(key, value);
        }
        else if (map instanceof Set) {
            map.add(key);
        }
        else if (!Object.prototype.hasOwnProperty.call(map, key)) {
            Object.defineProperty(map, key, {
                value,
                writable: true,
                enumerable: true,
                configurable: true
            });
        }
    }
    return map;
}
function resolveAliasValue(ctx, value) {
    return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

exports.addMergeToJSMap = addMergeToJSMap;
exports.isMergeKey = isMergeKey;
exports.merge = merge;


  }),

  1015:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var toJS = __nccwpck_require__(4355);
var YAMLMap = __nccwpck_require__(862);
var YAMLSeq = __nccwpck_require__(7863);
var pairs = __nccwpck_require__(5705);

class YAMLOMap extends YAMLSeq.YAMLSeq {
    constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = YAMLOMap.tag;
    }
    toJSON(_, ctx) {
        if (!ctx)
            return super.toJSON(_);
        const map = new Map();
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const pair of this.items) {
            let key, value;
            if (identity.isPair(pair)) {
                key = toJS.toJS(pair.key, '', ctx);
                value = toJS.toJS(pair.value, key, ctx);
            }
            else {
                key = toJS.toJS(pair, '', ctx);
            }
            if (map.has(key))
                throw new Error('Ordered maps must not include duplicate keys');
            map.set(key, value);
        }
        return map;
    }
    static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap = new this();
        omap.items = pairs$1.items;
        return omap;
    }
}
YAMLOMap.tag = 'tag:yaml.org,2002:omap';
const omap = {
    collection: 'seq',
    identify: value => value instanceof Map,
    nodeClass: YAMLOMap,
    default: false,
    tag: 'tag:yaml.org,2002:omap',
    resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
            if (identity.isScalar(key)) {
                if (seenKeys.includes(key.value)) {
                    onError(`Ordered maps must not include duplicate keys: ${key.value}`);
                }
                else {
                    seenKeys.push(key.value);
                }
            }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
    },
    createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

exports.YAMLOMap = YAMLOMap;
exports.omap = omap;


  }),

  5705:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Pair = __nccwpck_require__(8037);
var Scalar = __nccwpck_require__(6461);
var YAMLSeq = __nccwpck_require__(7863);

function resolvePairs(seq, onError) {
    if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
            let item = seq.items[i];
            if (identity.isPair(item))
                continue;
            else if (identity.isMap(item)) {
                if (item.items.length > 1)
                    onError('Each pair must have its own sequence indicator');
                const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
                if (item.commentBefore)
                    pair.key.commentBefore = pair.key.commentBefore
                        ? `${item.commentBefore}\n${pair.key.commentBefore}`
                        : item.commentBefore;
                if (item.comment) {
                    const cn = pair.value ?? pair.key;
                    cn.comment = cn.comment
                        ? `${item.comment}\n${cn.comment}`
                        : item.comment;
                }
                item = pair;
            }
            seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
    }
    else
        onError('Expected a sequence for this tag');
    return seq;
}
function createPairs(schema, iterable, ctx) {
    const { replacer } = ctx;
    const pairs = new YAMLSeq.YAMLSeq(schema);
    pairs.tag = 'tag:yaml.org,2002:pairs';
    let i = 0;
    if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
            if (typeof replacer === 'function')
                it = replacer.call(iterable, String(i++), it);
            let key, value;
            if (Array.isArray(it)) {
                if (it.length === 2) {
                    key = it[0];
                    value = it[1];
                }
                else
                    throw new TypeError(`Expected [key, value] tuple: ${it}`);
            }
            else if (it && it instanceof Object) {
                const keys = Object.keys(it);
                if (keys.length === 1) {
                    key = keys[0];
                    value = it[key];
                }
                else {
                    throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
                }
            }
            else {
                key = it;
            }
            pairs.items.push(Pair.createPair(key, value, ctx));
        }
    return pairs;
}
const pairs = {
    collection: 'seq',
    default: false,
    tag: 'tag:yaml.org,2002:pairs',
    resolve: resolvePairs,
    createNode: createPairs
};

exports.createPairs = createPairs;
exports.pairs = pairs;
exports.resolvePairs = resolvePairs;


  }),

  3825:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(8291);
var _null = __nccwpck_require__(2056);
var seq = __nccwpck_require__(4642);
var string = __nccwpck_require__(9976);
var binary = __nccwpck_require__(7243);
var bool = __nccwpck_require__(8582);
var float = __nccwpck_require__(1406);
var int = __nccwpck_require__(8033);
var merge = __nccwpck_require__(300);
var omap = __nccwpck_require__(1015);
var pairs = __nccwpck_require__(5705);
var set = __nccwpck_require__(736);
var timestamp = __nccwpck_require__(9944);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.trueTag,
    bool.falseTag,
    int.intBin,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float,
    binary.binary,
    merge.merge,
    omap.omap,
    pairs.pairs,
    set.set,
    timestamp.intTime,
    timestamp.floatTime,
    timestamp.timestamp
];

exports.schema = schema;


  }),

  736:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Pair = __nccwpck_require__(8037);
var YAMLMap = __nccwpck_require__(862);

class YAMLSet extends YAMLMap.YAMLMap {
    constructor(schema) {
        super(schema);
        this.tag = YAMLSet.tag;
    }
    add(key) {
        let pair;
        if (identity.isPair(key))
            pair = key;
        else if (key &&
            typeof key === 'object' &&
            'key' in key &&
            'value' in key &&
            key.value === null)
            pair = new Pair.Pair(key.key, null);
        else
            pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
            this.items.push(pair);
    }
    get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair)
            ? identity.isScalar(pair.key)
                ? pair.key.value
                : pair.key
            : pair;
    }
    set(key, value) {
        if (typeof value !== 'boolean')
            throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
            this.items.splice(this.items.indexOf(prev), 1);
        }
        else if (!prev && value) {
            this.items.push(new Pair.Pair(key));
        }
    }
    toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        if (this.hasAllNullValues(true))
            return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
            throw new Error('Set items must all have null values');
    }
    static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
            for (let value of iterable) {
                if (typeof replacer === 'function')
                    value = replacer.call(iterable, value, value);
                set.items.push(Pair.createPair(value, null, ctx));
            }
        return set;
    }
}
YAMLSet.tag = 'tag:yaml.org,2002:set';
const set = {
    collection: 'map',
    identify: value => value instanceof Set,
    nodeClass: YAMLSet,
    default: false,
    tag: 'tag:yaml.org,2002:set',
    createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
    resolve(map, onError) {
        if (identity.isMap(map)) {
            if (map.hasAllNullValues(true))
                return Object.assign(new YAMLSet(), map);
            else
                onError('Set items must all have null values');
        }
        else
            onError('Expected a mapping for this tag');
        return map;
    }
};

exports.YAMLSet = YAMLSet;
exports.set = set;


  }),

  9944:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(6473);

function parseSexagesimal(str, asBigInt) {
    const sign = str[0];
    const parts = sign === '-' || sign === '+' ? str.substring(1) : str;
    const num = (n) => asBigInt ? BigInt(n) : Number(n);
    const res = parts
        .replace(/_/g, '')
        .split(':')
        .reduce((res, p) => res * num(60) + num(p), num(0));
    return (sign === '-' ? num(-1) * res : res);
}
function stringifySexagesimal(node) {
    let { value } = node;
    let num = (n) => n;
    if (typeof value === 'bigint')
        num = n => BigInt(n);
    else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
    let sign = '';
    if (value < 0) {
        sign = '-';
        value *= num(-1);
    }
    const _60 = num(60);
    const parts = [value % _60]; 
    if (value < 60) {
        parts.unshift(0); 
    }
    else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60); 
        if (value >= 60) {
            value = (value - parts[0]) / _60;
            parts.unshift(value); 
        }
    }
    return (sign +
        parts
            .map(n => String(n).padStart(2, '0'))
            .join(':')
            .replace(/000000\d*$/, '') 
    );
}
const intTime = {
    identify: value => typeof value === 'bigint' || Number.isInteger(value),
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
    resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
    stringify: stringifySexagesimal
};
const floatTime = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    resolve: str => parseSexagesimal(str, false),
    stringify: stringifySexagesimal
};
const timestamp = {
    identify: value => value instanceof Date,
    default: true,
    tag: 'tag:yaml.org,2002:timestamp',
    test: RegExp('^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})' + 
        '(?:' + 
        '(?:t|T|[ \\t]+)' + 
        '([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)' + 
        '(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?' + 
        ')?$'),
    resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
            throw new Error('!!timestamp expects a date, starting with yyyy-mm-dd');
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + '00').substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== 'Z') {
            let d = parseSexagesimal(tz, false);
            if (Math.abs(d) < 30)
                d *= 60;
            date -= 60000 * d;
        }
        return new Date(date);
    },
    stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, '') ?? ''
};

exports.floatTime = floatTime;
exports.intTime = intTime;
exports.timestamp = timestamp;


  }),

  8819:
  ((__unused_webpack_module, exports) => {



const FOLD_FLOW = 'flow';
const FOLD_BLOCK = 'block';
const FOLD_QUOTED = 'quoted';
function foldFlowLines(text, indent, mode = 'flow', { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
    if (!lineWidth || lineWidth < 0)
        return text;
    if (lineWidth < minContentWidth)
        minContentWidth = 0;
    const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
    if (text.length <= endStep)
        return text;
    const folds = [];
    const escapedFolds = {};
    let end = lineWidth - indent.length;
    if (typeof indentAtStart === 'number') {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
            folds.push(0);
        else
            end = lineWidth - indentAtStart;
    }
    let split = undefined;
    let prev = undefined;
    let overflow = false;
    let i = -1;
    let escStart = -1;
    let escEnd = -1;
    if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text, i, indent.length);
        if (i !== -1)
            end = i + endStep;
    }
    for (let ch; (ch = text[(i += 1)]);) {
        if (mode === FOLD_QUOTED && ch === '\\') {
            escStart = i;
            switch (text[i + 1]) {
                case 'x':
                    i += 3;
                    break;
                case 'u':
                    i += 5;
                    break;
                case 'U':
                    i += 9;
                    break;
                default:
                    i += 1;
            }
            escEnd = i;
        }
        if (ch === '\n') {
            if (mode === FOLD_BLOCK)
                i = consumeMoreIndentedLines(text, i, indent.length);
            end = i + indent.length + endStep;
            split = undefined;
        }
        else {
            if (ch === ' ' &&
                prev &&
                prev !== ' ' &&
                prev !== '\n' &&
                prev !== '\t') {
                const next = text[i + 1];
                if (next && next !== ' ' && next !== '\n' && next !== '\t')
                    split = i;
            }
            if (i >= end) {
                if (split) {
                    folds.push(split);
                    end = split + endStep;
                    split = undefined;
                }
                else if (mode === FOLD_QUOTED) {
                    while (prev === ' ' || prev === '\t') {
                        prev = ch;
                        ch = text[(i += 1)];
                        overflow = true;
                    }
                    const j = i > escEnd + 1 ? i - 2 : escStart - 1;
                    if (escapedFolds[j])
                        return text;
                    folds.push(j);
                    escapedFolds[j] = true;
                    end = j + endStep;
                    split = undefined;
                }
                else {
                    overflow = true;
                }
            }
        }
        prev = ch;
    }
    if (overflow && onOverflow)
        onOverflow();
    if (folds.length === 0)
        return text;
    if (onFold)
        onFold();
    let res = text.slice(0, folds[0]);
    for (let i = 0; i < folds.length; ++i) {
        const fold = folds[i];
        const end = folds[i + 1] || text.length;
        if (fold === 0)
            res = `\n${indent}${text.slice(0, end)}`;
        else {
            if (mode === FOLD_QUOTED && escapedFolds[fold])
                res += `${text[fold]}\\`;
            res += `\n${indent}${text.slice(fold + 1, end)}`;
        }
    }
    return res;
}
function consumeMoreIndentedLines(text, i, indent) {
    let end = i;
    let start = i + 1;
    let ch = text[start];
    while (ch === ' ' || ch === '\t') {
        if (i < start + indent) {
            ch = text[++i];
        }
        else {
            do {
                ch = text[++i];
            } while (ch && ch !== '\n');
            end = i;
            start = i + 1;
            ch = text[start];
        }
    }
    return end;
}

exports.FOLD_BLOCK = FOLD_BLOCK;
exports.FOLD_FLOW = FOLD_FLOW;
exports.FOLD_QUOTED = FOLD_QUOTED;
exports.foldFlowLines = foldFlowLines;


  }),

  5596:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(68);
var identity = __nccwpck_require__(4767);
var stringifyComment = __nccwpck_require__(7167);
var stringifyString = __nccwpck_require__(2421);

function createStringifyContext(doc, options) {
    const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: 'PLAIN',
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: 'false',
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: 'null',
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: 'true',
        verifyAliasOrder: true
    }, doc.schema.toStringOptions, options);
    let inFlow;
    switch (opt.collectionStyle) {
        case 'block':
            inFlow = false;
            break;
        case 'flow':
            inFlow = true;
            break;
        default:
            inFlow = null;
    }
    return {
        anchors: new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? ' ' : '',
        indent: '',
        indentStep: typeof opt.indent === 'number' ? ' '.repeat(opt.indent) : '  ',
        inFlow,
        options: opt
    };
}
function getTagObject(tags, item) {
    if (item.tag) {
        const match = tags.filter(t => t.tag === item.tag);
        if (match.length > 0)
            return match.find(t => t.format === item.format) ?? match[0];
    }
    let tagObj = undefined;
    let obj;
    if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter(t => t.identify?.(obj));
        if (match.length > 1) {
            const testMatch = match.filter(t => t.test);
            if (testMatch.length > 0)
                match = testMatch;
        }
        tagObj =
            match.find(t => t.format === item.format) ?? match.find(t => !t.format);
    }
    else {
        obj = item;
        tagObj = tags.find(t => t.nodeClass && obj instanceof t.nodeClass);
    }
    if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? 'null' : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
    }
    return tagObj;
}
function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
    if (!doc.directives)
        return '';
    const props = [];
    const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
    if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
    }
    const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
    if (tag)
        props.push(doc.directives.tagString(tag));
    return props.join(' ');
}
function stringify(item, ctx, onComment, onChompKeep) {
    if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
    if (identity.isAlias(item)) {
        if (ctx.doc.directives)
            return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
            throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        }
        else {
            if (ctx.resolvedAliases)
                ctx.resolvedAliases.add(item);
            else
                ctx.resolvedAliases = new Set([item]);
            item = item.resolve(ctx.doc);
        }
    }
    let tagObj = undefined;
    const node = identity.isNode(item)
        ? item
        : ctx.doc.createNode(item, { onTagObj: o => (tagObj = o) });
    tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
    const props = stringifyProps(node, tagObj, ctx);
    if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
    const str = typeof tagObj.stringify === 'function'
        ? tagObj.stringify(node, ctx, onComment, onChompKeep)
        : identity.isScalar(node)
            ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep)
            : node.toString(ctx, onComment, onChompKeep);
    if (!props)
        return str;
    return identity.isScalar(node) || str[0] === '{' || str[0] === '['
        ? `${props} ${str}`
        : `${props}\n${ctx.indent}${str}`;
}

exports.createStringifyContext = createStringifyContext;
exports.stringify = stringify;


  }),

  8260:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var stringify = __nccwpck_require__(5596);
var stringifyComment = __nccwpck_require__(7167);

function stringifyCollection(collection, ctx, options) {
    const flow = ctx.inFlow ?? collection.flow;
    const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
    return stringify(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
    const { indent, options: { commentString } } = ctx;
    const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
    let chompKeep = false; 
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (!chompKeep && item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (!chompKeep && ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
            }
        }
        chompKeep = false;
        let str = stringify.stringify(item, itemCtx, () => (comment = null), () => (chompKeep = true));
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        if (chompKeep && comment)
            chompKeep = false;
        lines.push(blockItemPrefix + str);
    }
    let str;
    if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
    }
    else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
            const line = lines[i];
            str += line ? `\n${indent}${line}` : '\n';
        }
    }
    if (comment) {
        str += '\n' + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
            onComment();
    }
    else if (chompKeep && onChompKeep)
        onChompKeep();
    return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
    const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
    itemIndent += indentStep;
    const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
    });
    let reqNewline = false;
    let linesAtValue = 0;
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, false);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, false);
                if (ik.comment)
                    reqNewline = true;
            }
            const iv = identity.isNode(item.value) ? item.value : null;
            if (iv) {
                if (iv.comment)
                    comment = iv.comment;
                if (iv.commentBefore)
                    reqNewline = true;
            }
            else if (item.value == null && ik?.comment) {
                comment = ik.comment;
            }
        }
        if (comment)
            reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => (comment = null));
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes('\n'));
        if (i < items.length - 1) {
            str += ',';
        }
        else if (ctx.options.trailingComma) {
            if (ctx.options.lineWidth > 0) {
                reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) +
                    (str.length + 2) >
                    ctx.options.lineWidth);
            }
            if (reqNewline) {
                str += ',';
            }
        }
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines.push(str);
        linesAtValue = lines.length;
    }
    const { start, end } = flowChars;
    if (lines.length === 0) {
        return start + end;
    }
    else {
        if (!reqNewline) {
            const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
            reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
            let str = start;
            for (const line of lines)
                str += line ? `\n${indentStep}${indent}${line}` : '\n';
            return `${str}\n${indent}${end}`;
        }
        else {
            return `${start}${fcPadding}${lines.join(' ')}${fcPadding}${end}`;
        }
    }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
    if (comment && chompKeep)
        comment = comment.replace(/^\n+/, '');
    if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart()); 
    }
}

exports.stringifyCollection = stringifyCollection;


  }),

  7167:
  ((__unused_webpack_module, exports) => {



const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, '#');
function indentComment(comment, indent) {
    if (/^\n+$/.test(comment))
        return comment.substring(1);
    return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith('\n')
    ? indentComment(comment, indent)
    : comment.includes('\n')
        ? '\n' + indentComment(comment, indent)
        : (str.endsWith(' ') ? '' : ' ') + comment;

exports.indentComment = indentComment;
exports.lineComment = lineComment;
exports.stringifyComment = stringifyComment;


  }),

  613:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var stringify = __nccwpck_require__(5596);
var stringifyComment = __nccwpck_require__(7167);

function stringifyDocument(doc, options) {
    const lines = [];
    let hasDirectives = options.directives === true;
    if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
            lines.push(dir);
            hasDirectives = true;
        }
        else if (doc.directives.docStart)
            hasDirectives = true;
    }
    if (hasDirectives)
        lines.push('---');
    const ctx = stringify.createStringifyContext(doc, options);
    const { commentString } = ctx.options;
    if (doc.commentBefore) {
        if (lines.length !== 1)
            lines.unshift('');
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ''));
    }
    let chompKeep = false;
    let contentComment = null;
    if (doc.contents) {
        if (identity.isNode(doc.contents)) {
            if (doc.contents.spaceBefore && hasDirectives)
                lines.push('');
            if (doc.contents.commentBefore) {
                const cs = commentString(doc.contents.commentBefore);
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            ctx.forceBlockIndent = !!doc.comment;
            contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? undefined : () => (chompKeep = true);
        let body = stringify.stringify(doc.contents, ctx, () => (contentComment = null), onChompKeep);
        if (contentComment)
            body += stringifyComment.lineComment(body, '', commentString(contentComment));
        if ((body[0] === '|' || body[0] === '>') &&
            lines[lines.length - 1] === '---') {
            lines[lines.length - 1] = `--- ${body}`;
        }
        else
            lines.push(body);
    }
    else {
        lines.push(stringify.stringify(doc.contents, ctx));
    }
    if (doc.directives?.docEnd) {
        if (doc.comment) {
            const cs = commentString(doc.comment);
            if (cs.includes('\n')) {
                lines.push('...');
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            else {
                lines.push(`... ${cs}`);
            }
        }
        else {
            lines.push('...');
        }
    }
    else {
        let dc = doc.comment;
        if (dc && chompKeep)
            dc = dc.replace(/^\n+/, '');
        if (dc) {
            if ((!chompKeep || contentComment) && lines[lines.length - 1] !== '')
                lines.push('');
            lines.push(stringifyComment.indentComment(commentString(dc), ''));
        }
    }
    return lines.join('\n') + '\n';
}

exports.stringifyDocument = stringifyDocument;


  }),

  6473:
  ((__unused_webpack_module, exports) => {



function stringifyNumber({ format, minFractionDigits, tag, value }) {
    if (typeof value === 'bigint')
        return String(value);
    const num = typeof value === 'number' ? value : Number(value);
    if (!isFinite(num))
        return isNaN(num) ? '.nan' : num < 0 ? '-.inf' : '.inf';
    let n = Object.is(value, -0) ? '-0' : JSON.stringify(value);
    if (!format &&
        minFractionDigits &&
        (!tag || tag === 'tag:yaml.org,2002:float') &&
        /^-?\d/.test(n) &&
        !n.includes('e')) {
        let i = n.indexOf('.');
        if (i < 0) {
            i = n.length;
            n += '.';
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
            n += '0';
    }
    return n;
}

exports.stringifyNumber = stringifyNumber;


  }),

  9804:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);
var Scalar = __nccwpck_require__(6461);
var stringify = __nccwpck_require__(5596);
var stringifyComment = __nccwpck_require__(7167);

function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
    const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
    let keyComment = (identity.isNode(key) && key.comment) || null;
    if (simpleKeys) {
        if (keyComment) {
            throw new Error('With simple keys, key nodes cannot have comments');
        }
        if (identity.isCollection(key) || (!identity.isNode(key) && typeof key === 'object')) {
            const msg = 'With simple keys, collection cannot be used as a key value';
            throw new Error(msg);
        }
    }
    let explicitKey = !simpleKeys &&
        (!key ||
            (keyComment && value == null && !ctx.inFlow) ||
            identity.isCollection(key) ||
            (identity.isScalar(key)
                ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL
                : typeof key === 'object'));
    ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
    });
    let keyCommentDone = false;
    let chompKeep = false;
    let str = stringify.stringify(key, ctx, () => (keyCommentDone = true), () => (chompKeep = true));
    if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
            throw new Error('With simple keys, single line scalar must not span more than 1024 characters');
        explicitKey = true;
    }
    if (ctx.inFlow) {
        if (allNullValues || value == null) {
            if (keyCommentDone && onComment)
                onComment();
            return str === '' ? '?' : explicitKey ? `? ${str}` : str;
        }
    }
    else if ((allNullValues && !simpleKeys) || (value == null && explicitKey)) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        }
        else if (chompKeep && onChompKeep)
            onChompKeep();
        return str;
    }
    if (keyCommentDone)
        keyComment = null;
    if (explicitKey) {
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}\n${indent}:`;
    }
    else {
        str = `${str}:`;
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
    }
    let vsb, vcb, valueComment;
    if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
    }
    else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === 'object')
            value = doc.createNode(value);
    }
    ctx.implicitKey = false;
    if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
    chompKeep = false;
    if (!indentSeq &&
        indentStep.length >= 2 &&
        !ctx.inFlow &&
        !explicitKey &&
        identity.isSeq(value) &&
        !value.flow &&
        !value.tag &&
        !value.anchor) {
        ctx.indent = ctx.indent.substring(2);
    }
    let valueCommentDone = false;
    const valueStr = stringify.stringify(value, ctx, () => (valueCommentDone = true), () => (chompKeep = true));
    let ws = ' ';
    if (keyComment || vsb || vcb) {
        ws = vsb ? '\n' : '';
        if (vcb) {
            const cs = commentString(vcb);
            ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === '' && !ctx.inFlow) {
            if (ws === '\n' && valueComment)
                ws = '\n\n';
        }
        else {
            ws += `\n${ctx.indent}`;
        }
    }
    else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf('\n');
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
            let hasPropsLine = false;
            if (hasNewline && (vs0 === '&' || vs0 === '!')) {
                let sp0 = valueStr.indexOf(' ');
                if (vs0 === '&' &&
                    sp0 !== -1 &&
                    sp0 < nl0 &&
                    valueStr[sp0 + 1] === '!') {
                    sp0 = valueStr.indexOf(' ', sp0 + 1);
                }
                if (sp0 === -1 || nl0 < sp0)
                    hasPropsLine = true;
            }
            if (!hasPropsLine)
                ws = `\n${ctx.indent}`;
        }
    }
    else if (valueStr === '' || valueStr[0] === '\n') {
        ws = '';
    }
    str += ws + valueStr;
    if (ctx.inFlow) {
        if (valueCommentDone && onComment)
            onComment();
    }
    else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
    }
    else if (chompKeep && onChompKeep) {
        onChompKeep();
    }
    return str;
}

exports.stringifyPair = stringifyPair;


  }),

  2421:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(6461);
var foldFlowLines = __nccwpck_require__(8819);

const getFoldOptions = (ctx, isBlock) => ({
    indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
    lineWidth: ctx.options.lineWidth,
    minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
    if (!lineWidth || lineWidth < 0)
        return false;
    const limit = lineWidth - indentLength;
    const strLen = str.length;
    if (strLen <= limit)
        return false;
    for (let i = 0, start = 0; i < strLen; ++i) {
        if (str[i] === '\n') {
            if (i - start > limit)
                return true;
            start = i + 1;
            if (strLen - start <= limit)
                return false;
        }
    }
    return true;
}
function doubleQuotedString(value, ctx) {
    const json = JSON.stringify(value);
    if (ctx.options.doubleQuotedAsJSON)
        return json;
    const { implicitKey } = ctx;
    const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    let str = '';
    let start = 0;
    for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === ' ' && json[i + 1] === '\\' && json[i + 2] === 'n') {
            str += json.slice(start, i) + '\\ ';
            i += 1;
            start = i;
            ch = '\\';
        }
        if (ch === '\\')
            switch (json[i + 1]) {
                case 'u':
                    {
                        str += json.slice(start, i);
                        const code = json.substr(i + 2, 4);
                        switch (code) {
                            case '0000':
                                str += '\\0';
                                break;
                            case '0007':
                                str += '\\a';
                                break;
                            case '000b':
                                str += '\\v';
                                break;
                            case '001b':
                                str += '\\e';
                                break;
                            case '0085':
                                str += '\\N';
                                break;
                            case '00a0':
                                str += '\\_';
                                break;
                            case '2028':
                                str += '\\L';
                                break;
                            case '2029':
                                str += '\\P';
                                break;
                            default:
                                if (code.substr(0, 2) === '00')
                                    str += '\\x' + code.substr(2);
                                else
                                    str += json.substr(i, 6);
                        }
                        i += 5;
                        start = i + 1;
                    }
                    break;
                case 'n':
                    if (implicitKey ||
                        json[i + 2] === '"' ||
                        json.length < minMultiLineLength) {
                        i += 1;
                    }
                    else {
                        str += json.slice(start, i) + '\n\n';
                        while (json[i + 2] === '\\' &&
                            json[i + 3] === 'n' &&
                            json[i + 4] !== '"') {
                            str += '\n';
                            i += 2;
                        }
                        str += indent;
                        if (json[i + 2] === ' ')
                            str += '\\';
                        i += 1;
                        start = i + 1;
                    }
                    break;
                default:
                    i += 1;
            }
    }
    str = start ? str + json.slice(start) : json;
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
    if (ctx.options.singleQuote === false ||
        (ctx.implicitKey && value.includes('\n')) ||
        /[ \t]\n|\n[ \t]/.test(value) 
    )
        return doubleQuotedString(value, ctx);
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
    return ctx.implicitKey
        ? res
        : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
    const { singleQuote } = ctx.options;
    let qs;
    if (singleQuote === false)
        qs = doubleQuotedString;
    else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
            qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
            qs = doubleQuotedString;
        else
            qs = singleQuote ? singleQuotedString : doubleQuotedString;
    }
    return qs(value, ctx);
}
let blockEndNewlines;
try {
    blockEndNewlines = new RegExp('(^|(?<!\n))\n+(?!\n|$)', 'g');
}
catch {
    blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
    const { blockQuote, commentString, lineWidth } = ctx.options;
    if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
    }
    const indent = ctx.indent ||
        (ctx.forceBlockIndent || containsDocumentMarker(value) ? '  ' : '');
    const literal = blockQuote === 'literal'
        ? true
        : blockQuote === 'folded' || type === Scalar.Scalar.BLOCK_FOLDED
            ? false
            : type === Scalar.Scalar.BLOCK_LITERAL
                ? true
                : !lineLengthOverLimit(value, lineWidth, indent.length);
    if (!value)
        return literal ? '|\n' : '>\n';
    let chomp;
    let endStart;
    for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== '\n' && ch !== '\t' && ch !== ' ')
            break;
    }
    let end = value.substring(endStart);
    const endNlPos = end.indexOf('\n');
    if (endNlPos === -1) {
        chomp = '-'; 
    }
    else if (value === end || endNlPos !== end.length - 1) {
        chomp = '+'; 
        if (onChompKeep)
            onChompKeep();
    }
    else {
        chomp = ''; 
    }
    if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === '\n')
            end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
    }
    let startWithSpace = false;
    let startEnd;
    let startNlPos = -1;
    for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === ' ')
            startWithSpace = true;
        else if (ch === '\n')
            startNlPos = startEnd;
        else
            break;
    }
    let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
    if (start) {
        value = value.substring(start.length);
        start = start.replace(/\n+/g, `$&${indent}`);
    }
    const indentSize = indent ? '2' : '1'; 
    let header = (startWithSpace ? indentSize : '') + chomp;
    if (comment) {
        header += ' ' + commentString(comment.replace(/ ?[\r\n]+/g, ' '));
        if (onComment)
            onComment();
    }
    if (!literal) {
        const foldedValue = value
            .replace(/\n+/g, '\n$&')
            .replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, '$1$2') 
            .replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== 'folded' && type !== Scalar.Scalar.BLOCK_FOLDED) {
            foldOptions.onOverflow = () => {
                literalFallback = true;
            };
        }
        const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
            return `>${header}\n${indent}${body}`;
    }
    value = value.replace(/\n+/g, `$&${indent}`);
    return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
    const { type, value } = item;
    const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
    if ((implicitKey && value.includes('\n')) ||
        (inFlow && /[[\]{},]/.test(value))) {
        return quotedString(value, ctx);
    }
    if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        return implicitKey || inFlow || !value.includes('\n')
            ? quotedString(value, ctx)
            : blockString(item, ctx, onComment, onChompKeep);
    }
    if (!implicitKey &&
        !inFlow &&
        type !== Scalar.Scalar.PLAIN &&
        value.includes('\n')) {
        return blockString(item, ctx, onComment, onChompKeep);
    }
    if (containsDocumentMarker(value)) {
        if (indent === '') {
            ctx.forceBlockIndent = true;
            return blockString(item, ctx, onComment, onChompKeep);
        }
        else if (implicitKey && indent === indentStep) {
            return quotedString(value, ctx);
        }
    }
    const str = value.replace(/\n+/g, `$&\n${indent}`);
    if (actualString) {
        const test = (tag) => tag.default && tag.tag !== 'tag:yaml.org,2002:str' && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
            return quotedString(value, ctx);
    }
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
    const { implicitKey, inFlow } = ctx;
    const ss = typeof item.value === 'string'
        ? item
        : Object.assign({}, item, { value: String(item.value) });
    let { type } = item;
    if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
            type = Scalar.Scalar.QUOTE_DOUBLE;
    }
    const _stringify = (_type) => {
        switch (_type) {
            case Scalar.Scalar.BLOCK_FOLDED:
            case Scalar.Scalar.BLOCK_LITERAL:
                return implicitKey || inFlow
                    ? quotedString(ss.value, ctx) 
                    : blockString(ss, ctx, onComment, onChompKeep);
            case Scalar.Scalar.QUOTE_DOUBLE:
                return doubleQuotedString(ss.value, ctx);
            case Scalar.Scalar.QUOTE_SINGLE:
                return singleQuotedString(ss.value, ctx);
            case Scalar.Scalar.PLAIN:
                return plainString(ss, ctx, onComment, onChompKeep);
            default:
                return null;
        }
    };
    let res = _stringify(type);
    if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = (implicitKey && defaultKeyType) || defaultStringType;
        res = _stringify(t);
        if (res === null)
            throw new Error(`Unsupported default string type ${t}`);
    }
    return res;
}

exports.stringifyString = stringifyString;


  }),

  8948:
  ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(4767);

const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove node');
function visit(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        visit_(null, node, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
    const ctrl = callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = visit_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = visit_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = visit_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
async function visitAsync(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
    const ctrl = await callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = await visitAsync_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = await visitAsync_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = await visitAsync_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
function initVisitor(visitor) {
    if (typeof visitor === 'object' &&
        (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
            Alias: visitor.Node,
            Map: visitor.Node,
            Scalar: visitor.Node,
            Seq: visitor.Node
        }, visitor.Value && {
            Map: visitor.Value,
            Scalar: visitor.Value,
            Seq: visitor.Value
        }, visitor.Collection && {
            Map: visitor.Collection,
            Seq: visitor.Collection
        }, visitor);
    }
    return visitor;
}
function callVisitor(key, node, visitor, path) {
    if (typeof visitor === 'function')
        return visitor(key, node, path);
    if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
    if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
    if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
    if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
    if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
    return undefined;
}
function replaceNode(key, path, node) {
    const parent = path[path.length - 1];
    if (identity.isCollection(parent)) {
        parent.items[key] = node;
    }
    else if (identity.isPair(parent)) {
        if (key === 'key')
            parent.key = node;
        else
            parent.value = node;
    }
    else if (identity.isDocument(parent)) {
        parent.contents = node;
    }
    else {
        const pt = identity.isAlias(parent) ? 'alias' : 'scalar';
        throw new Error(`Cannot replace node with ${pt} parent`);
    }
}

exports.visit = visit;
exports.visitAsync = visitAsync;


  }),

  1916:
  ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
  var _cli_process_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4450);

await (0,_cli_process_js__WEBPACK_IMPORTED_MODULE_0__  .R)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  4450:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  R: () => (  runProcess)
});

;
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
var commander = __nccwpck_require__(2037);
;


const {
    "DM": program,
    "gu": createCommand,
    "er": createArgument,
    "Ww": createOption,
    "b7": CommanderError,
    "Di": InvalidArgumentError,
    "a2": InvalidOptionArgumentError, 
    "uB": Command,
    "ef": Argument,
    "c$": Option,
    "_V": Help,
} = commander;

;
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;
const VISIBLE_LIMIT = 200;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{DI}]/gu;
function visible(text, limit = VISIBLE_LIMIT) {
    const shown = shorten(text, limit).replace(INVISIBLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
    return shorten(shown, limit);
}
function shorten(text, limit) {
    return text.length > limit ? `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
function hasInvisible(text) {
    return text.search(INVISIBLE) >= 0;
}

;
function hasLoneSurrogate (value) {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);

    if (code >= 0xD800 && code <= 0xDBFF) {
      if (i === value.length - 1) {
        return true;
      }
      const next = value.charCodeAt(i + 1);
      if (!(next >= 0xDC00 && next <= 0xDFFF)) {
        return true;
      }
      i++;
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      return true;
    }
  }

  return false;
}

function canonicalize (object, seen = new Set()) {
  if (typeof object === 'number' && isNaN(object)) {
    throw new Error('NaN is not allowed');
  }

  if (typeof object === 'number' && !isFinite(object)) {
    throw new Error('Infinity is not allowed');
  }

  if (typeof object === 'string' && hasLoneSurrogate(object)) {
    throw new Error('Lone surrogate is not allowed');
  }

  if (object === null || typeof object !== 'object') {
    return JSON.stringify(object);
  }

  if (typeof object.toJSON === 'function') {
    if (seen.has(object)) {
      throw new Error('Circular reference detected');
    }
    seen.add(object);
    const result = canonicalize(object.toJSON(), seen);
    seen.delete(object);
    return result;
  }

  if (seen.has(object)) {
    throw new Error('Circular reference detected');
  }
  seen.add(object);

  let result;
  if (Array.isArray(object)) {
    const values = object.map((cv) => {
      const value = cv === undefined || typeof cv === 'symbol' ? null : cv;
      return canonicalize(value, seen);
    });
    result = `[${values.join(',')}]`;
  } else {
    const parts = [];
    for (const key of Object.keys(object).sort()) {
      if (object[key] === undefined || typeof object[key] === 'symbol') {
        continue;
      }
      parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
    }
    result = `{${parts.join(',')}}`;
  }

  seen.delete(object);
  return result;
}

;

const SHA256 = /^sha256:[0-9a-f]{64}$/;
function isSha256(value) {
    return typeof value === 'string' && SHA256.test(value);
}
function sha256(content) {
    const digest = `sha256:${(0,external_node_crypto_namespaceObject.createHash)('sha256').update(content).digest('hex')}`;
    if (!isSha256(digest))
        throw new Error('SHA-256 gave no digest');
    return digest;
}
function shortDigest(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function blobOid(bytes, format) {
    return (0,external_node_crypto_namespaceObject.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

;


function canonicalText(value) {
    const text = canonicalize(value);
    if (text === undefined)
        throw new TypeError('Only JSON values have a canonical form');
    return text;
}
function canonicalDigest(value) {
    return sha256(canonicalText(value));
}
function isWellFormed(text) {
    return !/\p{Surrogate}/u.test(text);
}

;
const SOURCE_CLASSES = ['accepted_memory', 'candidate_memory', 'attempt_evidence', 'review_evidence', 'live_external'];
const STATUSES = ['accepted', 'candidate', 'advisory', 'superseded', 'stale', 'policy_blocked', 'rejected'];
const TRUST_LEVELS = ['trusted', 'advisory', 'evidence', 'candidate', 'superseded', 'stale', 'policy_blocked', 'untrusted'];
function reasonOf(entry) {
    const [first] = entry.reasons;
    if (first === undefined)
        throw new Error('An entry has at least one reason');
    return first;
}

;




function contextManifest(entries, subject) {
    const rows = entries.map(manifestEntry).sort((a, b) => (a.source_id < b.source_id ? -1 : 1));
    return {
        schema: 'ait.context_manifest',
        schema_version: 1,
        context_id: `ctx_${canonicalDigest([subject.ownerKind, subject.ownerId, '']).slice('sha256:'.length, 'sha256:'.length + 24)}`,
        owner_kind: subject.ownerKind,
        owner_id: subject.ownerId,
        context_ref: '',
        generated_at: subject.generatedAt,
        memory_query: '',
        policy_hash: subject.policyDigest,
        entries: rows,
        trusted_baseline_refs: rows.filter((row) => row.trusted_baseline).map((row) => row.source_id),
        policy_exclusions: rows.filter((row) => row.status === 'policy_blocked'),
        source_manifest: rows
            .filter((row) => row.source_class === 'live_external')
            .map((row) => ({ source_id: row.source_id, path: row.source_path_redacted, allowed_by_policy: row.status !== 'policy_blocked' })),
        selected_memory: rows.filter((row) => row.selected).map((row) => row.source_id),
        skipped_memory: rows.filter((row) => !row.selected).map((row) => ({ source_id: row.source_id, reason: row.reason })),
        write_mode: 'check',
        content_sha256: null,
    };
}
function manifestDigest(manifest) {
    const { generated_at: _time, ...hashed } = manifest;
    return canonicalDigest(hashed);
}
function manifestEntry(entry) {
    const included = entry.trustedBaseline;
    const statement = included ? Buffer.from(entry.record?.fact?.statement ?? '', 'utf8') : null;
    const blocked = entry.status === 'policy_blocked';
    return {
        source_id: visible(entry.id, 1_000),
        source_type: sourceType(entry.sourceClass),
        source_class: entry.sourceClass,
        topic: blocked ? '' : visible(entry.record?.fact?.topic ?? ''),
        status: entry.status,
        trust_level: entry.trustLevel,
        selected: included,
        trusted_baseline: entry.trustedBaseline,
        included_in_context: included,
        body_included: statement !== null && statement.length > 0,
        reason: reasonOf(entry),
        reasons: entry.reasons,
        source_ref: blocked ? '' : visible(entry.record?.fact?.sourceRef ?? ''),
        source_path_redacted: entry.path === null ? null : visible(entry.path, 1_000),
        content_hash: statement === null ? null : (0,external_node_crypto_namespaceObject.createHash)('sha256').update(statement).digest('hex'),
        bytes_included: statement?.length ?? 0,
        ...(entry.supersededBy === null ? {} : { superseded_by: entry.supersededBy }),
        anchors: entry.anchors.map(({ path, selector, verdict }) => ({ path: visible(path, 1_000), selector: visible(selector, 1_000), verdict })),
    };
}
function sourceType(sourceClass) {
    switch (sourceClass) {
        case 'accepted_memory':
        case 'candidate_memory':
            return 'memory_fact';
        case 'live_external':
            return 'live_memory_source';
        case 'attempt_evidence':
            return 'attempt';
        case 'review_evidence':
            return 'review';
    }
}

;

function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING =   (  null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
            });
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function util_isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const util_allowsEval =   cached(() => {
    if (globalConfig.jitless) {
        return false;
    }
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (util_isObject(o) === false)
        return false;
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    const prot = ctor.prototype;
    if (util_isObject(prot) === false)
        return false;
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes =   new Set(["string", "number", "symbol"]);
const primitiveTypes =   new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
const NUMBER_FORMAT_RANGES =   (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [  BigInt("-9223372036854775808"),   BigInt("9223372036854775807")],
    uint64: [  BigInt(0),   BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function util_issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
class Class {
    constructor(..._args) { }
}
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        else
            defineBound(proto, key, desc.value);
    }
}
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}

;
var _a;

const NEVER =   Object.freeze({
    status: "aborted",
});
const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
proto, params) {
    const zodProto = {};
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                members(target, protoMembers);
            }
        }
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            inst._zod.deferred = undefined;
        }
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
const $brand =   (  null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}

;

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
    return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive =   new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            if (spread && !desc.enumerable)
                continue;
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = rawShape(def);
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        case "template_literal":
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            kind;
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
function isRecursiveSchema(inst) {
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
let handoff;
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        let lastCtx;
        let lastBucket;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
function memoizer() {
    return memo;
}
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

;

const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 =   (  null && (uuid(4)));
const uuid6 =   (  null && (uuid(6)));
const uuid7 =   (  null && (uuid(7)));
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (  null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
const date =   regexes_anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
    const opts = ["Z"];
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
const hex = /^[0-9a-fA-F]*$/;
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 =   (  null && (fixedBase64(22, "==")));
const md5_base64url =   (  null && (fixedBase64url(22)));
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 =   (  null && (fixedBase64(27, "=")));
const sha1_base64url =   (  null && (fixedBase64url(27)));
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 =   (  null && (fixedBase64(43, "=")));
const sha256_base64url =   (  null && (fixedBase64url(43)));
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 =   (  null && (fixedBase64(64, "")));
const sha384_base64url =   (  null && (fixedBase64url(64)));
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 =   (  null && (fixedBase64(86, "==")));
const sha512_base64url =   (  null && (fixedBase64url(86)));

;



const $ZodCheck =   $constructor("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan =   $constructor("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan =   $constructor("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
  $constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? 
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat =   $constructor("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); 
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat =   (  null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); 
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize =   (  null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize =   (  null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals =   (  null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength =   $constructor("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength =   $constructor("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? codePointLength(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals =   $constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat =   $constructor("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex =   $constructor("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase =   $constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = lowercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase =   $constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = uppercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes =   $constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = escapeRegex(def.includes);
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith =   $constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith =   $constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty =   (  null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties =   $constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    let entries;
    inst._zod.check = (payload) => {
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType =   (  null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite =   $constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});

;
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

;
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;







const $ZodType =   $constructor("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; 
    inst._zod.bag = inst._zod.bag || {}; 
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (explicitlyAborted(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new $ZodAsyncError();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        attachSchema(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = aborted(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    attachSchema(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = aborted(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            if (aborted(canary)) {
                canary.aborted = true;
                return canary;
            }
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    get "~standard"() {
        return hide(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString =   $constructor("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat =   $constructor("$ZodStringFormat", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID =   $constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID =   $constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = uuid(v));
    }
    else
        def.pattern ?? (def.pattern = uuid());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail =   $constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = email);
    $ZodStringFormat.init(inst, def);
});
const URL_BAD_FORMAT = 1;
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
    if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL =   $constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji =   $constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = emoji());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID =   $constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? nanoid : nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID =   $constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = cuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 =   $constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = cuid2);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID =   $constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = ulid);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID =   $constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = xid);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID =   $constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = ksuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime =   $constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = datetime(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate =   $constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = date);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime =   $constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = time(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration =   $constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = duration);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 =   $constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = ipv4);
    $ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 =   $constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC =   (  null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 =   $constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv4);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 =   $constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv6); 
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
function isValidBase64(data) {
    if (data === "")
        return true;
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 =   $constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL =   $constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 =   $constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = e164);
    $ZodStringFormat.init(inst, def);
});
const CC_SANITIZE = /[- ]/g;
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard =   (  null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN =   (  null && (core.$constructor("$ZodIBAN", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT =   $constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat =   (  null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber =   $constructor("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat =   $constructor("$ZodNumberFormat", (inst, def) => {
    $ZodCheckNumberFormat.init(inst, def);
    $ZodNumber.init(inst, def); 
});
const $ZodBoolean =   $constructor("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt =   $constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat =   (  null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); 
})));
const $ZodSymbol =   (  null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined =   (  null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull =   (  null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny =   (  null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown =   $constructor("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever =   $constructor("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid =   (  null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate =   $constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
function capSize(inst, size) {
    const caps = sizeCaps(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    payload.issues[start].continue = false;
                    attachSchema(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray =   $constructor("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                if (abortEarly && result.issues.length !== 0 && aborted(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; 
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...prefixIssues(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = optionalKeys(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
                break;
            seen = payload.issues.length;
        }
        if (keySet.has(key))
            continue;
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject =   $constructor("$ZodObject", (inst, def) => {
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = cached(() => normalizeDef(def));
    defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    assignProp(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = util_isObject;
    const catchall = def.catchall;
    let value;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT =   $constructor("$ZodObjectJIT", (inst, def) => {
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = cached(() => normalizeDef(def));
    const memo = globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        return doc.compile();
    };
    let fastpass;
    const isObject = util_isObject;
    const jit = !globalConfig.jitless;
    const allowsEval = util_allowsEval;
    const fastEnabled = jit && allowsEval.value; 
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !aborted(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
    });
    return final;
}
const $ZodUnion =   $constructor("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    defineLazyInternal(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor =   (  null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
(  null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection =   $constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (isPlainObject(a) && isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple =   $constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        const itemResults = new Array(items.length);
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = aborted(r);
            }
        }
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord =   $constructor("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!isPlainObject(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...prefixIssues(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            let unrecognized;
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...prefixIssues(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap =   (  null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet =   (  null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum =   $constructor("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = getEnumValues(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral =   $constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile =   (  null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform =   $constructor("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new $ZodAsyncError();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional =   $constructor("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional =   $constructor("$ZodExactOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable =   $constructor("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
    });
    defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault =   $constructor("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            return payload;
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault =   $constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional =   $constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess =   (  null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch =   $constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN =   (  null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe =   $constructor("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec =   (  null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess =   $constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly =   $constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === number ? integer : own)?.source;
}
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(cleanRegex(before), () => cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral =   $constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(cleanRegex(source));
        }
        else if (part === null || primitiveTypes.has(typeof part)) {
            regexParts.push(escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
});
const $ZodFunction =   (  null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise =   (  null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy =   (  null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom =   $constructor("$ZodCustom", (inst, def) => {
    $ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, 
            path: [...(inst._zod.def.path ?? [])], 
            continue: !inst._zod.def.abort,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(util_issue(_iss));
    }
}

;
var registries_a;
const $output =   (  null && (Symbol("ZodOutput")));
const $input =   (  null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; 
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
function registry() {
    return new $ZodRegistry();
}
(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

;




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...normalizeParams(params),
    });
}
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...normalizeParams(params),
    });
}
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...normalizeParams(params),
    });
}
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function api_emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...normalizeParams(params),
    });
}
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...normalizeParams(params),
    });
}
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...normalizeParams(params),
    });
}
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...normalizeParams(params),
    });
}
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...normalizeParams(params),
    });
}
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ...normalizeParams(params),
    });
}
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
function api_undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
function api_null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
function _any(Class) {
    return new Class({
        type: "any",
    });
}
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
function _never(Class, params) {
    return new Class({
        type: "never",
        ...normalizeParams(params),
    });
}
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
function _lt(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
function _lte(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}

function _gt(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
function _gte(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}

function _positive(params) {
    return _gt(0, params);
}
function _negative(params) {
    return _lt(0, params);
}
function _nonpositive(params) {
    return _lte(0, params);
}
function _nonnegative(params) {
    return _gte(0, params);
}
function _multipleOf(value, params) {
    return new $ZodCheckMultipleOf({
        check: "multiple_of",
        ...normalizeParams(params),
        value,
    });
}
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
function _maxLength(maximum, params) {
    const ch = new $ZodCheckMaxLength({
        check: "max_length",
        ...normalizeParams(params),
        maximum,
    });
    return ch;
}
function _minLength(minimum, params) {
    return new $ZodCheckMinLength({
        check: "min_length",
        ...normalizeParams(params),
        minimum,
    });
}
function _length(length, params) {
    return new $ZodCheckLengthEquals({
        check: "length_equals",
        ...normalizeParams(params),
        length,
    });
}
function _regex(pattern, params) {
    return new $ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...normalizeParams(params),
        pattern,
    });
}
function _lowercase(params) {
    return new $ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...normalizeParams(params),
    });
}
function _uppercase(params) {
    return new $ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...normalizeParams(params),
    });
}
function _includes(includes, params) {
    return new $ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...normalizeParams(params),
        includes,
    });
}
function _startsWith(prefix, params) {
    return new $ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...normalizeParams(params),
        prefix,
    });
}
function _endsWith(suffix, params) {
    return new $ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...normalizeParams(params),
        suffix,
    });
}
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
function _properties(shape, params) {
    return new $ZodCheckProperties({
        check: "properties",
        shape,
        ...normalizeParams(params),
    });
}
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
function _overwrite(tx) {
    return new $ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
function _trim() {
    return _overwrite((input) => input.trim());
}
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
    return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        ...normalizeParams(params),
    });
}
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
function _custom(Class, fn, _params) {
    const norm = normalizeParams(_params);
    norm.abort ?? (norm.abort = true); 
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...normalizeParams(_params),
    });
    return schema;
}
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util_issue(issue, payload.value, ch._zod.def));
            }
            else {
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); 
                payload.issues.push(util_issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
function _check(fn, params) {
    const ch = new $ZodCheck({
        check: "custom",
        ...normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function describe(description) {
    const ch = new $ZodCheck({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; 
    return ch;
}
function meta(metadata) {
    const ch = new $ZodCheck({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; 
    return ch;
}
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}

;


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                assignProp(target, key, source[key]);
            }
        }
    }
    return target;
}
function initializeContext(params) {
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? globalRegistry,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            if (!result.ref)
                result.ref = parent;
            processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        delete result.schema.examples;
        delete result.schema.default;
    }
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    const _result = ctx.seen.get(schema);
    return _result.schema;
}

function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema
) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    const makeURI = (entry) => {
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; 
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; 
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    const extractToDef = (entry) => {
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        if (defId)
            seen.defId = defId;
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        if (schema === entry[0]) {
            extractToDef(entry); 
            continue;
        }
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        if (seen.cycle) {
            extractToDef(entry);
            continue;
        }
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            assignProp(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; 
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
    }
    else {
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                assignProp(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = initializeContext({ ...params, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};

;




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(NUMBER_FORMAT_RANGES),
    bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", 
};
const exactPatterns = new Map([
    [base64Charset, base64],
    [base64urlCharset, base64url],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; 
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = getEnumValues(def.entries);
    if (values.length === 0) {
        json.not = {};
        return;
    }
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        assignProp(json.properties, key, processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    if (def.catchall?._zod.def.type === "never") {
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
    if (json.$ref) {
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? number : integer).source;
    return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        const valueSchema = processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    const keyValues = keyType._zod.values;
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        ctx.external = external;
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    const TypeDictionary = {
        nan: "NaN",
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = parsedType(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
                return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
  function en() {
    return {
        localeError: error(),
    };
}

;


function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString =   new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = $constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, undefined, {
    Parent: Error,
});
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    return lines.join("\n");
}

;



function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new $ZodAsyncError();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse =   _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync =   _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse =   _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync =   _safeParseAsync($ZodRealError);
const COMPILE_INVALID =   Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK =   Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length === 0;
}
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode =   _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode =   _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync =   _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync =   _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode =   _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode =   _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync =   _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync =   _safeDecodeAsync($ZodRealError);

;



const _installedErrorProtos =   new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError =   (  null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError =   $constructor("ZodError", errors_initializer, undefined, {
    Parent: Error,
});

;


const classic_parse_parse =   _parse(ZodRealError);
const classic_parse_parseAsync =   _parseAsync(ZodRealError);
const parse_safeParse =   _safeParse(ZodRealError);
const parse_safeParseAsync =   _safeParseAsync(ZodRealError);

const parse_encode =   _encode(ZodRealError);
const parse_decode =   _decode(ZodRealError);
const parse_encodeAsync =   _encodeAsync(ZodRealError);
const parse_decodeAsync =   _decodeAsync(ZodRealError);
const parse_safeEncode =   _safeEncode(ZodRealError);
const parse_safeDecode =   _safeDecode(ZodRealError);
const parse_safeEncodeAsync =   _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync =   _safeDecodeAsync(ZodRealError);

;








function _ensureDefaultLocale() {
    if (!globalConfig.localeError)
        config(en());
}
function _ensureDefaultMemoizer() {
    if (!globalConfig.memoizer)
        config({ memoizer: memoizer() });
}
const ZodType =   $constructor("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(mergeDefs(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return clone(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(_overwrite(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return schemas_default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return schemas_catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        globalRegistry.add(cl, { description });
        return cl;
    },
    meta(...args) {
        if (args.length === 0)
            return globalRegistry.get(this);
        const cl = this.clone();
        globalRegistry.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    get "~standard"() {
        return hide(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        own(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    get description() {
        return globalRegistry.get(this)?.description;
    },
    get _def() {
        return this._zod.def;
    },
});
const _ZodString =   $constructor("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
  derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(_regex(...args));
    },
    includes(...args) {
        return this.check(_includes(...args));
    },
    startsWith(...args) {
        return this.check(_startsWith(...args));
    },
    endsWith(...args) {
        return this.check(_endsWith(...args));
    },
    min(...args) {
        return this.check(_minLength(...args));
    },
    max(...args) {
        return this.check(_maxLength(...args));
    },
    length(...args) {
        return this.check(_length(...args));
    },
    nonempty(...args) {
        return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
        return this.check(_lowercase(params));
    },
    uppercase(params) {
        return this.check(_uppercase(params));
    },
    trim() {
        return this.check(_trim());
    },
    normalize(...args) {
        return this.check(_normalize(...args));
    },
    toLowerCase() {
        return this.check(_toLowerCase());
    },
    toUpperCase() {
        return this.check(_toUpperCase());
    },
    slugify() {
        return this.check(_slugify());
    },
}));
const ZodString =   $constructor("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(_email(ZodEmail, params));
    },
    url(params) {
        return this.check(_url(ZodURL, params));
    },
    jwt(params) {
        return this.check(_jwt(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api_emoji(ZodEmoji, params));
    },
    guid(params) {
        return this.check(_guid(ZodGUID, params));
    },
    uuid(params) {
        return this.check(_uuid(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(_uuidv4(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(_uuidv6(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(_uuidv7(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(_nanoid(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(_cuid(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(_cuid2(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(_ulid(ZodULID, params));
    },
    base64(params) {
        return this.check(_base64(ZodBase64, params));
    },
    base64url(params) {
        return this.check(_base64url(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(_xid(ZodXID, params));
    },
    ksuid(params) {
        return this.check(_ksuid(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(_ipv4(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(_ipv6(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(_cidrv4(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(_cidrv6(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(_e164(ZodE164, params));
    },
    datetime(params) {
        return this.check(_isoDateTime(ZodISODateTime, params));
    },
    date(params) {
        return this.check(_isoDate(ZodISODate, params));
    },
    time(params) {
        return this.check(_isoTime(ZodISOTime, params));
    },
    duration(params) {
        return this.check(_isoDuration(ZodISODuration, params));
    },
});
function schemas_string(params) {
    return _string(ZodString, params);
}
const ZodStringFormat =   $constructor("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime =   $constructor("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate =   $constructor("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime =   $constructor("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration =   $constructor("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail =   $constructor("ZodEmail", (inst, def) => {
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID =   $constructor("ZodGUID", (inst, def) => {
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID =   $constructor("ZodUUID", (inst, def) => {
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL =   $constructor("ZodURL", (inst, def) => {
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return _url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji =   $constructor("ZodEmoji", (inst, def) => {
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID =   $constructor("ZodNanoID", (inst, def) => {
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
const ZodCUID =   $constructor("ZodCUID", (inst, def) => {
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 =   $constructor("ZodCUID2", (inst, def) => {
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID =   $constructor("ZodULID", (inst, def) => {
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID =   $constructor("ZodXID", (inst, def) => {
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID =   $constructor("ZodKSUID", (inst, def) => {
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 =   $constructor("ZodIPv4", (inst, def) => {
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC =   (  null && (core.$constructor("ZodMAC", (inst, def) => {
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 =   $constructor("ZodIPv6", (inst, def) => {
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 =   $constructor("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 =   $constructor("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 =   $constructor("ZodBase64", (inst, def) => {
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL =   $constructor("ZodBase64URL", (inst, def) => {
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 =   $constructor("ZodE164", (inst, def) => {
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard =   (  null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN =   (  null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT =   $constructor("ZodJWT", (inst, def) => {
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat =   (  null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function schemas_hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function schemas_hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function schemas_currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber =   $constructor("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
  derived({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(_gt(0, params));
    },
    nonnegative(params) {
        return this.check(_gte(0, params));
    },
    negative(params) {
        return this.check(_lt(0, params));
    },
    nonpositive(params) {
        return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
    step(value, params) {
        return this.check(_multipleOf(value, params));
    },
    finite() {
        return this;
    },
}));
function schemas_number(params) {
    return _number(ZodNumber, params);
}
const ZodNumberFormat =   $constructor("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return _int(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean =   $constructor("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return _boolean(ZodBoolean, params);
}
const ZodBigInt =   $constructor("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
  derived({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    positive(params) {
        return this.check(_gt(BigInt(0), params));
    },
    negative(params) {
        return this.check(_lt(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(_lte(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(_gte(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
}));
function schemas_bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat =   (  null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol =   (  null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined =   (  null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function schemas_undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull =   (  null && (core.$constructor("ZodNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nullProcessor(inst, ctx, json, params);
})));
function schemas_null(params) {
    return core._null(ZodNull, params);
}

const ZodAny =   (  null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown =   $constructor("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return _unknown(ZodUnknown);
}
const ZodNever =   $constructor("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return _never(ZodNever, params);
}
const ZodVoid =   (  null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function schemas_void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate =   $constructor("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(_gte(value, params));
    inst.max = (value, params) => inst.check(_lte(value, params));
}, 
  derived({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function schemas_date(params) {
    return core._date(ZodDate, params);
}
const ZodArray =   $constructor("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(_minLength(n, params));
    },
    nonempty(params) {
        return this.check(_minLength(1, params));
    },
    max(n, params) {
        return this.check(_maxLength(n, params));
    },
    length(n, params) {
        return this.check(_length(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return _array(ZodArray, element, params);
}
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return schemas_enum(Object.keys(shape));
}
const ZodObject =   $constructor("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return schemas_enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        return this.clone(mergeDefs(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(mergeDefs(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return extend(this, incoming);
    },
    safeExtend(incoming) {
        return safeExtend(this, incoming);
    },
    merge(other) {
        return merge(this, other);
    },
    pick(mask) {
        return pick(this, mask);
    },
    omit(mask) {
        return omit(this, mask);
    },
    partial(...args) {
        return partial(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return partial(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return required(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...normalizeParams(params),
    };
    return new ZodObject(def);
}
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...normalizeParams(params),
    });
}
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...util.normalizeParams(params),
    });
}
const ZodUnion =   $constructor("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...normalizeParams(params),
    });
}
const ZodXor =   (  null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion =   (  null && (core.$constructor("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodDiscriminatedUnion.init(inst, def);
})));
function discriminatedUnion(discriminator, options, params) {
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodIntersection =   $constructor("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple =   $constructor("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof $ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...normalizeParams(params),
    });
}
const ZodRecord =   $constructor("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: schemas_string(),
            valueType: keyType,
            ...normalizeParams(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...normalizeParams(params),
    });
}
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap =   (  null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet =   (  null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum =   $constructor("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
});
function schemas_enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...normalizeParams(params),
    });
}

function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral =   $constructor("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...normalizeParams(params),
    });
}
const ZodFile =   (  null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform =   $constructor("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util_issue(issue, payload.value, def));
            }
            else {
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                payload.issues.push(util_issue(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional =   $constructor("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional =   $constructor("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable =   $constructor("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
function schemas_nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault =   $constructor("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function schemas_default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodPrefault =   $constructor("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodNonOptional =   $constructor("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...normalizeParams(params),
    });
}
const ZodSuccess =   (  null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch =   $constructor("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function schemas_catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : constantCatch(catchValue)),
    });
}

const ZodNaN =   (  null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe =   $constructor("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
    });
}
const ZodCodec =   (  null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess =   $constructor("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    $ZodPreprocess.init(inst, def);
});
const ZodReadonly =   $constructor("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral =   $constructor("ZodTemplateLiteral", (inst, def) => {
    $ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => templateLiteralProcessor(inst, ctx, json, params);
});
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...normalizeParams(params),
    });
}
const ZodLazy =   (  null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise =   (  null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction =   (  null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom =   $constructor("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
    return _superRefine(fn, params);
}
const schemas_describe = describe;
const schemas_meta = meta;
const ZodInstanceOf =   $constructor("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        return this.check(_properties(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([schemas_string(params), schemas_number(), schemas_boolean(), schemas_null(), array(jsonSchema), record(schemas_string(), jsonSchema)]);
    });
    return jsonSchema;
}
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}

;
const MEMORY_FILE_COUNT = 20_000;
const MEMORY_TOTAL_BYTES = 64 * 1024 * 1024;
const limits_MEMORY_FILE_BYTES = 1024 * 1024;
const FRONT_MATTER_BYTES = 16 * 1024;
const YAML_FILE_BYTES = 256 * 1024;
const CITED_FILE_BYTES = 16 * 1024 * 1024;
const LINK_TARGET_BYTES = 4096;
const LINK_HOPS = 8;

;

function phrase_say(words, ...values) {
    const parts = [];
    words.forEach((word, index) => {
        if (word !== '')
            parts.push(word);
        const value = values[index];
        if (typeof value === 'string')
            parts.push({ quoted: value });
        else if (typeof value === 'number')
            parts.push(String(value));
        else if (value !== undefined)
            parts.push(...value);
    });
    return parts;
}
function plain(text) {
    return [text];
}
function enumerate(names, most = 3) {
    const parts = [];
    names.slice(0, most).forEach((name, index) => {
        if (index > 0)
            parts.push(', ');
        parts.push({ quoted: name });
    });
    if (names.length > most)
        parts.push(` and ${names.length - most} more`);
    return parts;
}
function phraseText(phrase) {
    return phrase.map((part) => (typeof part === 'string' ? part : `\`${visible(part.quoted)}\``)).join('');
}

;


function splitFrontMatter(text) {
    if (text.trim() === '')
        return { message: plain('the file is empty'), line: 1 };
    if (!text.startsWith('---\n'))
        return { message: plain('the first line must be exactly --- (front matter between two such lines)'), line: 1, column: 1 };
    const end = text.indexOf('\n---\n', 3);
    const closing = end >= 0 ? end : text.endsWith('\n---') ? text.length - 4 : -1;
    if (closing < 0)
        return { message: plain('the front matter is not closed: a line that is exactly --- is missing'), line: 1 };
    const yaml = text.slice(4, closing + 1);
    if (Buffer.byteLength(yaml) > FRONT_MATTER_BYTES) {
        return { message: plain(`the front matter is longer than ${FRONT_MATTER_BYTES / 1024} KiB; move text into the body`), line: 1 };
    }
    return { yaml, body: text.slice(closing + 5) };
}
function lineFeeds(text) {
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

;
function nearest(word, known) {
    let best = null;
    let bestDistance = Infinity;
    if (word.length > 100)
        return null;
    for (const candidate of known) {
        const allowed = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
        if (Math.abs(candidate.length - word.length) > allowed)
            continue;
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
        if (distance <= allowed && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substitution);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
            }
            row.push(cost);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? Infinity;
}

;

const LISTED_PROBLEMS = 20;
function andMore(listed, count) {
    const first = listed.slice(0, LISTED_PROBLEMS);
    return count > first.length ? [...first, { message: phrase_say `and ${count - first.length} more problems` }] : first;
}

;



function shapeProblems(error, place, knownKeys) {
    const faults = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ issue, key })) : [{ issue, key: null }]));
    const problems = faults.slice(0, LISTED_PROBLEMS).map(({ issue, key }) => {
        if (key === null)
            return { message: [...where(issue.path), ...expected(issue)], ...place(issue.path) };
        const meant = nearest(key, knownKeys);
        const advice = meant === null ? plain('') : phrase_say `; did you mean ${meant}?`;
        return { message: phrase_say `unknown key ${key}${advice}`, ...place([...issue.path, key]) };
    });
    return andMore(problems, faults.length);
}
function where(path) {
    return path.length === 0 ? plain('the file ') : phrase_say `${path.map(String).join('.')} `;
}
function expected(issue) {
    switch (issue.code) {
        case 'invalid_value':
            return plain(`must be one of: ${issue.values.map(String).join(', ')}`);
        case 'invalid_type':
            return plain(`must be ${ARTICLES[issue.expected] ?? issue.expected}`);
        case 'too_small':
            return plain(`is too small or too short (at least ${issue.minimum})`);
        case 'too_big':
            return plain(`is too big or too long (at most ${issue.maximum})`);
        case 'custom':
        case 'invalid_format':
            return plain(issue.message);
        default:
            return plain('is not valid here');
    }
}
const ARTICLES = {
    string: 'text (put it in quotes)',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
};

var dist = __nccwpck_require__(5399);
;




const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const NESTING = 64;
const MESSAGES = {
    BAD_ALIAS: 'aliases are not allowed',
    BAD_INDENT: 'the indentation is wrong',
    BAD_SCALAR_START: 'a value starts with a character that needs quotes',
    BLOCK_AS_IMPLICIT_KEY: 'a nested mapping stands where a value is expected; quote the value',
    BLOCK_IN_FLOW: 'a block stands inside brackets',
    DUPLICATE_KEY: 'a key is there twice',
    MISSING_CHAR: 'a quote, bracket, colon or comma is missing',
    MULTILINE_IMPLICIT_KEY: 'a key goes over several lines; is a colon or a quote missing?',
    TAB_AS_INDENT: 'a tab is used as indentation; use blanks',
    TAG_RESOLVE_FAILED: 'tags are not allowed',
    UNEXPECTED_TOKEN: 'there is something that does not belong here',
};
const MOST_ITEMS = 10_000;
function parseYaml(text, firstLine = 1) {
    const lines = new dist .HN();
    const placeAt = (offset) => {
        if (offset === undefined)
            return {};
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
    };
    const refused = (message, offset) => ({ ok: false, problems: [{ message: plain(message), ...placeAt(offset) }] });
    if ((text.match(/[\n,]/g)?.length ?? 0) > MOST_ITEMS)
        return refused(`this has more than ${MOST_ITEMS} lines or items`, 0);
    const tokens = [];
    const tooDeep = tokenise(text, lines, tokens);
    if (tooDeep !== null)
        return refused(`this is nested more than ${NESTING} levels deep`, tooDeep);
    for (const token of tokens) {
        if (token.type === 'directive')
            return refused('directives are not allowed', token.offset);
        if (token.type === 'byte-order-mark')
            return refused('there is a byte-order mark', token.offset);
    }
    const composer = new dist .Dk({ version: '1.2', merge: false, uniqueKeys: false, strict: true });
    const [document, second] = [...composer.compose(tokens, true, text.length)];
    if (document === undefined || second !== undefined)
        return refused('there is more than one document', second?.range[0]);
    const problems = [...document.errors, ...document.warnings].map((fault) => ({
        message: plain(MESSAGES[fault.code] ?? 'this is not valid YAML'),
        ...placeAt(fault.pos[0]),
    }));
    if (problems.length === 0)
        problems.push(...forbidden(document, placeAt));
    if (problems.length > 0)
        return { ok: false, problems: andMore(problems, problems.length) };
    const data = document.toJS({ maxAliasCount: 0 });
    return { ok: true, data, comments: text.includes('#') ? commentsOf(tokens) : [], place: (path) => placeOf(document, path, placeAt) };
}
function tokenise(text, lines, tokens) {
    const parser = new dist .iX(lines.addNewLine);
    lines.addNewLine(0);
    for (const lexeme of new dist .JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > NESTING)
            return parser.offset;
    }
    for (const token of parser.end())
        tokens.push(token);
    return null;
}
function forbidden(document, placeAt) {
    const problems = [];
    const refuse = (message, offset) => {
        problems.push({ message, ...placeAt(offset) });
    };
    (0,dist .YR)(document, {
        Node(_key, node) {
            const offset = node.range?.[0];
            if ((0,dist .Vj)(node))
                return refuse(plain('aliases are not allowed'), offset);
            if (node.anchor)
                refuse(plain('anchors are not allowed'), offset);
            if (node.tag !== undefined)
                refuse(plain('tags are not allowed'), offset);
            if ((0,dist .jn)(node) && typeof node.value === 'string' && !isWellFormed(node.value))
                refuse(plain('this text holds half of a surrogate pair, which is no character'), offset);
            if ((0,dist .jn)(node) && typeof node.value === 'number' && !keepsItsDigits(node.value, node.source)) {
                refuse(plain('this number does not survive being read (too long, or not finite); put it in quotes'), offset);
            }
            if (!(0,dist .jh)(node))
                return;
            const seen = new Set();
            for (const { key } of node.items) {
                const name = (0,dist .jn)(key) && typeof key.value === 'string' ? key.value : null;
                const at = (0,dist .Ll)(key) ? key.range?.[0] : offset;
                if (name === null)
                    refuse(plain('keys must be plain text'), at);
                else if (DANGEROUS_KEYS.has(name))
                    refuse(phrase_say `the key ${name} is not allowed`, at);
                else if (name === '<<')
                    refuse(plain('merge keys are not allowed'), at);
                else if (seen.has(name))
                    refuse(phrase_say `the key ${name} is there twice`, at);
                else
                    seen.add(name);
            }
        },
    });
    return problems;
}
function keepsItsDigits(value, source) {
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
        return false;
    return (source ?? '').replace(/\D/g, '').length <= 15;
}
function placeOf(document, path, placeAt) {
    for (let depth = path.length; depth > 0; depth -= 1) {
        const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
        const last = path[depth - 1];
        if ((0,dist .jh)(parent)) {
            const pair = parent.items.find(({ key }) => (0,dist .jn)(key) && key.value === last);
            if (pair !== undefined && (0,dist .Ll)(pair.key))
                return placeAt(pair.key.range?.[0]);
        }
        const node = document.getIn(path.slice(0, depth), true);
        if ((0,dist .Ll)(node))
            return placeAt(node.range?.[0]);
    }
    return placeAt(0);
}
function commentsOf(tokens) {
    const comments = [];
    const walk = (token) => {
        if (typeof token !== 'object' || token === null)
            return;
        if (isComment(token))
            comments.push(token);
        else
            for (const part of Object.values(token))
                walk(part);
    };
    walk(tokens);
    return comments.sort((a, b) => a.offset - b.offset).map((comment) => comment.source);
}
function isComment(token) {
    return 'type' in token && token.type === 'comment';
}

;







const POLICY_PATH = '.memtrust/policy.yml';
const LAYOUTS = ['memtrust', 'ai-kb', 'ai-runtime', 'ait'];
const SEVERITIES = ['error', 'warning', 'notice', 'off'];
const pattern = schemas_string().min(1).max(500);
const patterns = array(pattern).max(1_000);
const account = schemas_string().regex(/^@?[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?(?:\/[A-Za-z0-9._-]+)?$/, { error: 'must be a login or a team such as @acme/platform' });
const accounts = array(account).max(1_000);
const tier = schemas_string().regex(/^(?:(?:low|normal|high|critical)\/)?[ABCD]$/, { error: 'must be a tier such as A, or critical/A' });
const ruleCode = schemas_string().regex(/^MT\d{3}$/, { error: 'must be rule codes such as MT403' });
const policyShape = strictObject({
    version: literal(1).default(1),
    mode: schemas_enum(['enforce', 'report']).default('enforce'),
    adoption: strictObject({
        approvals: schemas_int().min(0).max(10).default(1),
        adopters: accounts.default([]),
        codeowners: schemas_boolean().default(false),
        paths: record(pattern, accounts).default({}),
    })
        .prefault({}),
    policy: strictObject({ approvers: accounts.default([]) }).prefault({}),
    exclude_paths: patterns.default(['.env', '.env.*', '*.pem', '*.key', 'secrets/**']),
    exclude_text: array(schemas_string().trim().min(1).max(500)).max(1_000).default([]),
    sources: strictObject({ allow: patterns.default([]), block: patterns.default([]) }).prefault({}),
    live: strictObject({ require_adoption: patterns.default(['CLAUDE.md', 'AGENTS.md', '.claude/settings.json']) }).prefault({}),
    stale: strictObject({
        block: array(tier).default(['critical/A', 'critical/B']),
        warn: array(tier).default(['A', 'B']),
        note: array(tier).default(['C', 'D']),
    })
        .prefault({}),
    base_audit: schemas_enum(['report', 'require']).default('report'),
    stores: array(strictObject({ layout: schemas_enum(LAYOUTS) })).min(1).max(10).default([{ layout: 'memtrust' }]),
    rules: record(ruleCode, schemas_enum(SEVERITIES)).default({}),
});
const DEFAULT_POLICY = policyShape.parse({});
const KNOWN_KEYS = [...Object.keys(policyShape.shape), 'approvals', 'adopters', 'codeowners', 'paths', 'approvers', 'allow', 'block', 'require_adoption', 'warn', 'note', 'layout'];
function defaultPolicy() {
    return { origin: 'defaults', policy: DEFAULT_POLICY, digest: policyDigest(DEFAULT_POLICY), problems: [] };
}
function brokenPolicy(problems) {
    return { ...defaultPolicy(), origin: 'broken', problems };
}
function policyDigest(policy) {
    return canonicalDigest(policy);
}
function parsePolicy(bytes) {
    if (bytes.length > YAML_FILE_BYTES)
        return brokenPolicy([{ message: plain(`the file is larger than ${YAML_FILE_BYTES / 1024} KiB`) }]);
    let text;
    try {
        text = lineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return brokenPolicy([{ message: plain('the file is not UTF-8 text') }]);
    }
    const yaml = parseYaml(text);
    if (!yaml.ok)
        return brokenPolicy(yaml.problems);
    const shaped = policyShape.safeParse(yaml.data ?? {});
    if (!shaped.success)
        return brokenPolicy(shapeProblems(shaped.error, yaml.place, KNOWN_KEYS));
    return { origin: 'file', policy: shaped.data, digest: policyDigest(shaped.data), problems: [] };
}

;
function normalisePath(written) {
    if (/^(?:\/|\\|[A-Za-z]:[\\/]|[A-Za-z][A-Za-z0-9+.-]*:\/\/|~\/)/.test(written) || written.includes('\0'))
        return null;
    const parts = [];
    for (const part of written.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.length === 0 ? null : parts.join('/');
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function foldersAbove(path) {
    const folders = [];
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        folders.push(path.slice(0, slash));
    return folders;
}

;


const LINES = /^(\d{1,7})(?:-(\d{1,7}))?$/;
function parseLines(text) {
    const match = LINES.exec(text);
    if (match?.[1] === undefined)
        return null;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    return from >= 1 && from <= to ? [from, to] : null;
}
const lines = union([schemas_string(), schemas_int()])
    .transform((value) => parseLines(String(value)))
    .refine((value) => value !== null, { error: 'must be a range of lines such as 10-24' });
const digest = custom(isSha256, { error: 'must be sha256: and 64 lower-case hexadecimal digits' });
const quotedHex = (pattern, what) => schemas_string().regex(pattern, { error: `must be ${what} in quotes` });
const citation_text = schemas_string().min(1).max(4_000);
const citationShape = strictObject({
    path: citation_text,
    symbol: citation_text.optional(),
    quote: citation_text.optional(),
    pointer: schemas_string().max(4_000).optional(),
    heading: citation_text.optional(),
    absent: union([citation_text, literal(true)]).optional(),
    lines: lines.optional(),
    norm: schemas_enum(['n0', 'n3']).optional(),
    digest: digest.optional(),
    raw: digest.optional(),
    blob: quotedHex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a git object id').optional(),
    context: array(quotedHex(/^[0-9a-f]{2,64}$/, 'a short digest')).max(6).optional(),
})
    .refine((source) => [source.symbol, source.pointer, source.heading, source.absent].filter((one) => one !== undefined).length <= 1, {
    error: 'may have one of symbol, pointer, heading, absent',
})
    .refine((source) => source.quote === undefined || (source.pointer ?? source.heading ?? source.absent) === undefined, {
    error: 'may have a quote alone or beside a symbol',
})
    .transform((source) => ({
    path: source.path,
    selector: selectorOf(source),
    norm: source.norm ?? 'n0',
    digest: source.digest ?? null,
    lines: source.lines ?? null,
    blob: source.blob ?? null,
    raw: source.raw ?? null,
    context: source.context ?? [],
}));
function selectorOf(source) {
    if (source.quote !== undefined)
        return { kind: 'quote', quote: source.quote, symbol: source.symbol ?? null };
    if (source.symbol !== undefined)
        return { kind: 'symbol', symbol: source.symbol };
    if (source.pointer !== undefined)
        return { kind: 'pointer', pointer: source.pointer };
    if (source.heading !== undefined)
        return { kind: 'heading', heading: source.heading };
    if (source.absent !== undefined)
        return { kind: 'absent', absent: source.absent };
    return source.lines ? { kind: 'lines' } : { kind: 'file' };
}
function selectorText(citation) {
    const { selector, lines: range } = citation;
    switch (selector.kind) {
        case 'file':
        case 'quote':
            return selector.kind;
        case 'lines':
            return range === null ? 'lines' : `lines:${range[0]}-${range[1]}`;
        case 'symbol':
            return `symbol:${selector.symbol}`;
        case 'pointer':
            return `pointer:${selector.pointer}`;
        case 'heading':
            return `heading:${selector.heading}`;
        case 'absent':
            return selector.absent === true ? 'absent' : `absent:${selector.absent}`;
    }
}
function citationIdentity(citation) {
    const { selector } = citation;
    return {
        path: citation.path,
        norm: citation.norm,
        ...(citation.digest === null ? {} : { digest: citation.digest }),
        ...(selector.kind === 'quote' ? { quote: selector.quote, ...(selector.symbol === null ? {} : { symbol: selector.symbol }) } : {}),
        ...(selector.kind === 'symbol' ? { symbol: selector.symbol } : {}),
        ...(selector.kind === 'pointer' ? { pointer: selector.pointer } : {}),
        ...(selector.kind === 'heading' ? { heading: selector.heading } : {}),
        ...(selector.kind === 'absent' ? { absent: selector.absent } : {}),
    };
}

;
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const DAY = 24 * 60 * 60 * 1000;
function startOf(text) {
    const match = INSTANT.exec(text);
    if (match === null)
        return null;
    const [, year, month, day] = match;
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
        return null;
    const milliseconds = match[4] === undefined ? date.getTime() : Date.parse(text);
    return Number.isNaN(milliseconds) ? null : milliseconds;
}
function endOf(text) {
    const start = startOf(text);
    return start === null ? null : text.includes('T') ? start : start + DAY;
}

;









const DECLARED_STATUSES = ['candidate', 'accepted', 'rejected', 'superseded'];
const FACT_KINDS = ['decision', 'rule', 'workflow', 'failure', 'entity', 'current_state', 'note', 'manual'];
const IMPORTANCES = ['low', 'normal', 'high', 'critical'];
const FACT_ID = /^[a-z0-9](?:[a-z0-9-]*)(?:\/[a-z0-9][a-z0-9-]*)*$/;
const factId = schemas_string().max(200).regex(FACT_ID, { error: 'must be a fact id: lower-case letters, digits, - and /' });
const instant = schemas_string().refine((text) => startOf(text) !== null, { error: 'must be a date such as 2026-01-31, or a date and time with Z' });
const factShape = strictObject({
    id: factId.optional(),
    topic: schemas_string().min(1).max(200).optional(),
    claim_key: schemas_string()
        .max(200)
        .regex(/^[^\s/][^\s]*\/[^\s]+$/, { error: 'must be subject/attribute without blanks' })
        .optional(),
    kind: schemas_enum(FACT_KINDS).optional(),
    status: schemas_enum(DECLARED_STATUSES).optional(),
    confidence: schemas_number().min(0).max(1).optional(),
    importance: schemas_enum(IMPORTANCES).optional(),
    sources: array(citationShape).max(100).optional(),
    supersedes: array(factId).max(100).optional(),
    valid_from: instant.optional(),
    valid_until: instant.optional(),
    review_by: instant.optional(),
});
const fact_KNOWN_KEYS = [...Object.keys(factShape.shape), 'path', 'symbol', 'quote', 'pointer', 'heading', 'absent', 'lines', 'norm', 'digest', 'raw', 'blob', 'context'];
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function parseFact(id, path, bytes) {
    let text;
    try {
        text = lineFeeds(utf8.decode(bytes));
    }
    catch {
        return { id, path, fact: null, statedId: null, text: Buffer.from(bytes).toString('utf8'), problems: [{ message: plain('the file is not UTF-8 text'), line: firstBadLine(bytes) }] };
    }
    const broken = (problems, statedId = null) => ({ id, path, fact: null, problems, statedId, text });
    if (!FACT_ID.test(id))
        return broken([{ message: phrase_say `the file name gives the id ${id}, which is not allowed: lower-case letters, digits, - and / only` }]);
    const parts = splitFrontMatter(text);
    if ('message' in parts)
        return broken([parts]);
    const yaml = parseYaml(parts.yaml, 2);
    if (!yaml.ok)
        return broken(yaml.problems);
    const envelope = yaml.data ?? {};
    if (typeof envelope !== 'object' || Array.isArray(envelope))
        return broken([{ message: plain('the front matter must be a mapping (key: value)'), line: 2 }]);
    const known = {};
    const claimed = {};
    const extra = {};
    for (const [key, value] of Object.entries(envelope)) {
        if (key.startsWith('x-'))
            extra[key] = value;
        else
            known[key] = value;
        if (key !== 'status' && key !== 'sources')
            claimed[key] = key === 'supersedes' && Array.isArray(value) ? value.map(String).toSorted() : value;
    }
    const shaped = factShape.safeParse(known);
    if (!shaped.success)
        return broken(shapeProblems(shaped.error, yaml.place, fact_KNOWN_KEYS), typeof known['id'] === 'string' ? known['id'] : null);
    const front = shaped.data;
    const sources = front.sources ?? [];
    const problems = [];
    if (front.id !== undefined && front.id !== id)
        problems.push({ message: phrase_say `it states the id ${front.id}, but its file name gives ${id}`, ...yaml.place(['id']) });
    if (parts.body.trim() === '')
        problems.push({ message: plain('it states nothing: the text after the front matter is empty'), line: text.trimEnd().split('\n').length });
    if (sources.length > 0 && sources.every((source) => citesOnlyItself(source.path))) {
        problems.push({ message: plain('it cites only .memtrust files or URLs, which prove nothing; cite the code or document it is about'), ...yaml.place(['sources']) });
    }
    if (sources.some((source) => normalisePath(source.path) === path))
        problems.push({ message: plain('it cites itself'), ...yaml.place(['sources']) });
    if (problems.length > 0)
        return broken(problems, front.id ?? null);
    return {
        id,
        path,
        text,
        problems: [],
        statedId: front.id ?? null,
        fact: {
            status: front.status ?? 'candidate',
            topic: front.topic ?? null,
            claimKey: front.claim_key ?? null,
            kind: front.kind ?? null,
            confidence: front.confidence ?? null,
            importance: front.importance ?? 'normal',
            sources,
            supersedes: [...(front.supersedes ?? [])].sort(),
            validFrom: front.valid_from ?? null,
            validUntil: front.valid_until ?? null,
            reviewBy: front.review_by ?? null,
            sourceRef: typeof extra['x-source-ref'] === 'string' ? extra['x-source-ref'] : null,
            statement: parts.body,
            claim: claimDigest(claimed, yaml.comments, parts.body),
            binding: bindingDigest(sources),
        },
    };
}
function claimDigest(front, comments, body) {
    return canonicalDigest({ body: `${body.replace(/\n+$/, '')}\n`, comments, front });
}
function bindingDigest(sources) {
    return canonicalDigest(sources
        .map(citationIdentity)
        .map((identity) => ({ identity, order: canonicalText(identity) }))
        .toSorted((a, b) => (a.order < b.order ? -1 : 1))
        .map(({ identity }) => identity));
}
function citesOnlyItself(path) {
    const normal = normalisePath(path);
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(path) || (normal !== null && (normal === '.memtrust' || normal.startsWith('.memtrust/')));
}
function firstBadLine(bytes) {
    let line = 1;
    let start = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
        if (at < bytes.length && bytes[at] !== 0x0a)
            continue;
        try {
            utf8.decode(bytes.subarray(start, at));
        }
        catch {
            return line;
        }
        line += 1;
        start = at + 1;
    }
    return 1;
}

;






const DECISIVE_TYPES = ['candidate.applied', 'fact.reverified', 'fact.rebound', 'fact.superseded', 'fact.retired', 'candidate.discarded'];
const OTHER_TYPES = ['evidence.recorded', 'candidate.proposed', 'candidate.reviewed'];
const ADOPTING_TYPES = new Set(['candidate.applied', 'fact.reverified', 'fact.rebound']);
const words = (most) => schemas_string().max(most).refine(isWellFormed);
const eventShape = strictObject({
    v: literal(1),
    id: digest,
    type: schemas_enum([...DECISIVE_TYPES, ...OTHER_TYPES]),
    fact: schemas_string().regex(FACT_ID, { error: 'must be a fact id' }),
    claim: digest,
    binding: digest,
    at: words(40),
    proposed_by: words(200),
    after: array(digest).max(1_000),
    evidence: words(4_000).optional(),
    why: words(4_000).optional(),
});
function makeEvent(content) {
    const rest = { v: 1, ...content };
    return { ...rest, id: canonicalDigest(rest) };
}
function eventLine(event) {
    const { v, id, type, fact, claim, binding, at, proposed_by, after, evidence, why } = event;
    return `${JSON.stringify({ v, id, type, fact, claim, binding, at, proposed_by, after, evidence, why })}\n`;
}
function ledger_parseLedger(factId, path, text) {
    const events = new Map();
    const problems = [];
    let broken = 0;
    text.split(/\r?\n/).forEach((line, index) => {
        if (line.trim() === '')
            return;
        const result = parseLine(factId, line);
        if ('id' in result)
            events.set(result.id, result);
        else if ((broken += 1) <= LISTED_PROBLEMS)
            problems.push({ ...result, line: index + 1 });
    });
    return {
        events: [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
        faults: andMore(problems, broken).map((problem) => ({ path, factId, problem })),
    };
}
function parseLine(factId, line) {
    let data;
    try {
        data = JSON.parse(line);
    }
    catch {
        return { message: plain('this line is not complete JSON; was it cut, or is there a merge marker?') };
    }
    const shaped = eventShape.safeParse(data);
    if (!shaped.success) {
        const [issue] = shaped.error.issues;
        const key = issue?.path[0];
        if (typeof key === 'string' && key in eventShape.shape)
            return { message: phrase_say `this is no ledger event: ${key} is missing or not as the format says` };
        return { message: plain('this is no ledger event: it has keys that the format does not know, or is no object') };
    }
    const { id, ...rest } = shaped.data;
    if (hasTwins(line, Object.keys(shaped.data).length))
        return { message: plain('this event has a key twice') };
    if (canonicalDigest(rest) !== id)
        return { message: plain('this event was altered: its id is not the digest of its content') };
    if (rest.fact !== factId)
        return { message: phrase_say `this event is of the fact ${rest.fact}, not of ${factId}` };
    return shaped.data;
}
function hasTwins(line, keys) {
    let found = 0;
    for (const [, colon] of line.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g))
        if (colon !== undefined)
            found += 1;
    return found !== keys;
}
function lastDecisive(events) {
    const byId = new Map(events.map((event) => [event.id, event]));
    const followed = new Set();
    const pending = events.filter(isDecisive).flatMap((event) => event.after);
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        if (followed.has(id))
            continue;
        followed.add(id);
        pending.push(...(byId.get(id)?.after ?? []));
    }
    return events.filter((event) => isDecisive(event) && !followed.has(event.id));
}
function isDecisive(event) {
    return DECISIVE_TYPES.some((type) => type === event.type);
}

;





const FACTS = '.memtrust/facts/';
const LEDGER = '.memtrust/ledger/';
const FIXTURES = '.memtrust/fixtures/';
const ATTEMPTS = '.memtrust/attempts/';
const REVIEWS = '.memtrust/reviews/';
const CONTEXT = '.memtrust/context/';
function factPath(id) {
    return `${FACTS}${id}.md`;
}
function memtrust_ledgerPath(id) {
    return `${LEDGER}${id}.jsonl`;
}
const memtrustLayout = {
    name: 'memtrust',
    reads: ({ path }) => isFact(path) || isLedger(path) || isFixture(path),
    parse(entries, contents) {
        const facts = [];
        const events = [];
        const ledgerFaults = [];
        const fixtures = [];
        const evidence = [];
        const strays = [];
        const stray = (path, why, broken = false) => {
            strays.push({ path, message: plain(why), broken });
        };
        for (const entry of entries) {
            const { path } = entry;
            if (isFact(path)) {
                facts.push(readFact(entry, contents.get(path)));
            }
            else if (isLedger(path)) {
                const id = path.slice(LEDGER.length, -'.jsonl'.length);
                const bytes = contents.get(path);
                if (bytes?.kind !== 'bytes') {
                    stray(path, entry.kind === 'file' ? 'this ledger is too large or cannot be read' : 'a ledger must be a regular file', true);
                    continue;
                }
                const ledger = ledger_parseLedger(id, path, Buffer.from(bytes.bytes).toString('utf8'));
                events.push(...ledger.events);
                ledgerFaults.push(...ledger.faults);
            }
            else if (isFixture(path)) {
                const bytes = contents.get(path);
                if (bytes?.kind === 'bytes' && bytes.bytes.length <= YAML_FILE_BYTES)
                    fixtures.push({ path, text: Buffer.from(bytes.bytes).toString('utf8') });
                else
                    stray(path, 'this fixture is too large or no regular file', true);
            }
            else if (path.startsWith(ATTEMPTS)) {
                evidence.push({ path, kind: 'attempt' });
            }
            else if (path.startsWith(REVIEWS)) {
                evidence.push({ path, kind: 'review' });
            }
            else if (path === POLICY_PATH || /(?:^|\/)(?:README\.md|\.gitkeep|\.gitignore|\.gitattributes|baseline\.(?:ya?ml|json))$/.test(path)) {
                continue;
            }
            else if (path.startsWith(CONTEXT)) {
                stray(path, 'generated context does not belong into the repository');
            }
            else if (isPlaceOfFolder(path)) {
                stray(path, 'this is a file; a folder belongs here', true);
            }
            else if (path.startsWith(`${POLICY_PATH}/`)) {
                continue;
            }
            else {
                stray(path, path.startsWith(FACTS) ? 'this is no fact: facts are files that end in .md' : 'this file has no meaning here');
            }
        }
        return { facts, events, ledgerFaults, fixtures, evidence, strays };
    },
};
function isFact(path) {
    return path.startsWith(FACTS) && path.endsWith('.md') && path !== `${FACTS}README.md`;
}
function isLedger(path) {
    return path.startsWith(LEDGER) && path.endsWith('.jsonl');
}
function isFixture(path) {
    return path.startsWith(FIXTURES) && /\.(?:ya?ml|json)$/.test(path);
}
function isPlaceOfFolder(path) {
    return ['.memtrust', ...[FACTS, LEDGER, FIXTURES, ATTEMPTS, REVIEWS, CONTEXT].map((folder) => folder.slice(0, -1))].includes(path);
}
function readFact(entry, content) {
    const id = entry.path.slice(FACTS.length, -'.md'.length);
    const unread = (why) => ({ id, path: entry.path, fact: null, statedId: null, text: '', problems: [{ message: plain(why) }] });
    if (entry.kind !== 'file')
        return unread('a fact must be a regular file, not a link or a submodule');
    switch (content?.kind) {
        case 'bytes':
            return parseFact(id, entry.path, content.bytes);
        case 'too-large':
            return unread('the file is larger than 1 MB; a fact is a short statement');
        default:
            return unread('the file cannot be read');
    }
}

;

const layouts = [memtrustLayout];

;




const MEMORY_FOLDER = '.memtrust';
async function readMemory(tree, inForce) {
    const policy = await readPolicy(tree);
    const files = [...tree.entries.values()].filter((entry) => entry.path.startsWith(`${MEMORY_FOLDER}/`) || entry.path === MEMORY_FOLDER);
    const incomplete = [];
    const kept = files.slice(0, MEMORY_FILE_COUNT);
    if (kept.length < files.length)
        incomplete.push(`${files.length} memory files are more than the cap of ${MEMORY_FILE_COUNT}; ${files.length - kept.length} were not read`);
    const chosen = [...new Set((inForce ?? policy.policy).stores.map((store) => store.layout))];
    const parts = [];
    for (const name of chosen) {
        const layout = layouts.find((known) => known.name === name);
        if (layout === undefined) {
            incomplete.push(`the layout ${name} is not read by this version`);
            continue;
        }
        const own = kept.filter((entry) => layout.reads(entry));
        const contents = await readWithinCaps(tree, own, incomplete);
        parts.push(layout.parse(kept, contents));
    }
    return {
        present: files.length > 0,
        policy,
        incomplete,
        facts: parts.flatMap((part) => part.facts).sort((a, b) => (a.id < b.id ? -1 : 1)),
        events: parts.flatMap((part) => part.events),
        ledgerFaults: parts.flatMap((part) => part.ledgerFaults),
        fixtures: parts.flatMap((part) => part.fixtures),
        evidence: parts.flatMap((part) => part.evidence),
        strays: [...parts.flatMap((part) => part.strays), ...others(tree)],
    };
}
async function readPolicy(tree) {
    const entry = tree.entries.get(POLICY_PATH);
    if (entry === undefined) {
        const isFolder = [...tree.entries.keys()].some((path) => path.startsWith(`${POLICY_PATH}/`));
        return isFolder ? brokenPolicy([{ message: plain('this is a folder; it must be a file') }]) : defaultPolicy();
    }
    if (entry.kind !== 'file')
        return brokenPolicy([{ message: plain('this must be a regular file, not a link') }]);
    const content = (await tree.read([POLICY_PATH], limits_MEMORY_FILE_BYTES)).get(POLICY_PATH);
    if (content?.kind === 'bytes')
        return parsePolicy(content.bytes);
    return brokenPolicy([{ message: plain(content?.kind === 'too-large' ? 'the file is larger than 1 MB' : 'the file cannot be read') }]);
}
const FILES_AT_A_TIME = MEMORY_TOTAL_BYTES / limits_MEMORY_FILE_BYTES;
async function readWithinCaps(tree, entries, incomplete) {
    const paths = entries.filter((entry) => entry.kind === 'file').map((entry) => entry.path);
    const contents = new Map();
    let total = 0;
    for (let at = 0; at < paths.length && total <= MEMORY_TOTAL_BYTES; at += FILES_AT_A_TIME) {
        for (const [path, content] of await tree.read(paths.slice(at, at + FILES_AT_A_TIME), limits_MEMORY_FILE_BYTES)) {
            contents.set(path, content);
            if (content.kind === 'bytes')
                total += content.bytes.length;
            if (content.kind === 'too-large')
                incomplete.push(`${phraseText(phrase_say `${path}`)} is larger than the cap of ${limits_MEMORY_FILE_BYTES} bytes`);
        }
    }
    if (total > MEMORY_TOTAL_BYTES)
        incomplete.push(`memory is larger than the cap of ${MEMORY_TOTAL_BYTES} bytes; ${paths.length - contents.size} of its files were not read`);
    return contents;
}
function others(tree) {
    const roots = new Set();
    for (const path of tree.entries.keys()) {
        if (path === MEMORY_FOLDER || path.startsWith(`${MEMORY_FOLDER}/`))
            continue;
        const [root] = /^(?:.*?\/)?\.memtrust(?=\/|$)/is.exec(path) ?? [];
        if (root !== undefined)
            roots.add(root);
    }
    return [...roots].sort().map((path) => ({ path, message: plain('this is not read; only the .memtrust at the root counts'), broken: false }));
}

;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodeName(bytes) {
    try {
        return strict.decode(bytes).replace(/\\(?=x(?:5c|[89a-f][0-9a-f]))/g, String.raw `\x5c`);
    }
    catch {
        return [...bytes].map((byte) => (byte < 0x80 && byte !== 0x5c ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`)).join('');
    }
}
function splitNul(output) {
    const records = [];
    let start = 0;
    for (let end = output.indexOf(0, start); end >= 0; end = output.indexOf(0, start)) {
        records.push(output.subarray(start, end));
        start = end + 1;
    }
    return records;
}

;



class resolve_PathResolver {
    tree;
    folders = null;
    links = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    async resolve(written) {
        const start = normalisePath(written);
        if (start === null)
            return { kind: 'refused', why: 'out-of-tree' };
        const ahead = start.split('/').toReversed();
        const here = [];
        const via = [];
        for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
            if (name === '' || name === '.')
                continue;
            if (name === '..') {
                if (!this.isFolder(here.join('/')))
                    return { kind: 'missing', path: here.join('/') };
                if (here.pop() === undefined)
                    return { kind: 'refused', why: 'out-of-tree' };
                continue;
            }
            here.push(name);
            const path = here.join('/');
            const entry = this.tree.entries.get(path);
            if (entry === undefined)
                continue;
            if (entry.kind === 'submodule')
                return { kind: 'submodule', path };
            if (entry.kind === 'file')
                return ahead.length === 0 ? { kind: 'file', path, entry, via } : { kind: 'missing', path };
            if (via.push(path) > LINK_HOPS)
                return { kind: 'refused', why: 'cyclic' };
            const target = await this.readLink(entry);
            if (target === null)
                return { kind: 'refused', why: 'out-of-tree' };
            here.pop();
            ahead.push(...target.split('/').toReversed());
        }
        const path = here.join('/');
        return this.isFolder(path) ? { kind: 'directory', path, via } : { kind: 'missing', path };
    }
    async readLink(link) {
        const known = this.links.get(link.path);
        if (known !== undefined)
            return known;
        const content = (await this.tree.read([link.path], LINK_TARGET_BYTES)).get(link.path);
        const target = content?.kind === 'bytes' ? decodeName(content.bytes) : '';
        const usable = target === '' || target.startsWith('/') || target.includes('\0') ? null : target;
        this.links.set(link.path, usable);
        return usable;
    }
    isFolder(path) {
        if (this.folders === null) {
            const folders = new Set(['']);
            for (const known of this.tree.entries.keys())
                for (const folder of foldersAbove(known))
                    folders.add(folder);
            this.folders = folders;
        }
        return this.folders.has(path);
    }
}

;

class SourceText {
    text;
    lines;
    constructor(bytes) {
        const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
        this.text = view.includes('\r') ? view.replace(/\r\n?/g, '\n') : view;
        const lines = this.text.split('\n');
        if (lines.at(-1) === '')
            lines.pop();
        this.lines = lines;
    }
    span([from, to]) {
        return to > this.lines.length ? null : this.lines.slice(from - 1, to).join('\n');
    }
    lineAt(offset) {
        let line = 1;
        for (let at = this.text.indexOf('\n'); at >= 0 && at < offset; at = this.text.indexOf('\n', at + 1))
            line += 1;
        return line;
    }
    offsetOf(line) {
        if (line > this.lines.length)
            return null;
        let at = 0;
        for (let passed = 1; passed < line; passed += 1)
            at = this.text.indexOf('\n', at) + 1;
        return at;
    }
}
function spanDigest(span) {
    return sha256(Buffer.from(span, 'latin1'));
}
function asSource(text) {
    return Buffer.from(text.replace(/\r\n?/g, '\n'), 'utf8').toString('latin1');
}
function isBinary(bytes) {
    return bytes.subarray(0, 8_000).includes(0);
}
function isLfsPointer(bytes) {
    return bytes.length < 1024 && Buffer.from(bytes).toString('latin1').startsWith('version https://git-lfs.github.com/spec/v1\n');
}

;

const COARSE_LINES = 40;
const fileSelector = {
    kind: 'file',
    place: (source, _citation, digest) => ({ verdict: spanDigest(source.text) === digest ? 'fresh' : 'changed', lines: null }),
    select: (source) => (source.text.trim() === '' ? 'the file is empty' : { span: source.text, lines: [1, Math.max(1, source.lines.length)], poor: source.lines.length > COARSE_LINES ? `it cites a whole file of ${source.lines.length} lines, so every edit makes it stale; cite lines or a quote` : null }),
};

;

const SEARCH_BYTES = 16 * 1024 * 1024;
const linesSelector = {
    kind: 'lines',
    place(source, citation, digest) {
        const hint = citation.lines ?? [1, 1];
        const there = source.span(hint);
        if (there !== null && spanDigest(there) === digest)
            return { verdict: 'fresh', lines: hint };
        const found = search(source, hint[1] - hint[0] + 1, digest);
        const [only] = found;
        if (only === undefined)
            return { verdict: there === null ? 'missing' : 'changed', lines: null };
        return found.length > 1 ? { verdict: 'ambiguous', lines: null } : { verdict: 'moved', lines: only };
    },
    select(source, citation) {
        if (citation.lines === null)
            return 'it names no lines';
        const span = source.span(citation.lines);
        if (span === null)
            return `the file has only ${source.lines.length} lines`;
        return span.trim() === '' ? 'these lines are blank' : { span, lines: citation.lines, poor: null };
    },
};
function search(source, count, digest) {
    const found = [];
    let hashed = 0;
    for (let from = 1; from + count - 1 <= source.lines.length && found.length < 2; from += 1) {
        const window = [from, from + count - 1];
        const span = source.span(window) ?? '';
        hashed += span.length;
        if (hashed > SEARCH_BYTES)
            return [];
        if (spanDigest(span) === digest)
            found.push(window);
    }
    return found;
}

;

const LEAST_LETTERS = 12;
const quoteSelector = {
    kind: 'quote',
    place(source, citation, digest) {
        const quote = quoteOf(citation);
        if (spanDigest(quote) !== digest)
            return { verdict: 'changed', lines: null };
        const { first, atHint, several } = find(source, quote, citation.lines);
        if (first === null) {
            const slot = citation.lines === null ? null : source.span(citation.lines);
            return { verdict: slot === null ? 'missing' : 'changed', lines: null };
        }
        if (atHint !== null)
            return { verdict: 'fresh', lines: atHint };
        if (several)
            return { verdict: 'ambiguous', lines: null };
        return { verdict: citation.lines === null ? 'fresh' : 'moved', lines: first };
    },
    select(source, citation) {
        const quote = quoteOf(citation);
        const { first, atHint, several } = find(source, quote, citation.lines);
        const found = several ? atHint : first;
        if (found === null)
            return first === null ? 'the quote is not in the file' : 'the quote is in the file more than once; quote more, so that it is unique';
        const letters = Buffer.from(quote, 'latin1').toString('utf8').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
        return { span: quote, lines: found, poor: letters < LEAST_LETTERS ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more` : null };
    },
};
function quoteOf(citation) {
    return citation.selector.kind === 'quote' ? asSource(citation.selector.quote) : '';
}
function find(source, quote, hint) {
    const first = quote === '' ? -1 : source.text.indexOf(quote);
    if (first < 0)
        return { first: null, atHint: null, several: false };
    const height = quote.replace(/\n$/, '').split('\n').length;
    const range = (line) => [line, line + height - 1];
    return {
        first: range(source.lineAt(first)),
        atHint: hint !== null && beginsIn(source, quote, hint[0]) ? range(hint[0]) : null,
        several: source.text.includes(quote, first + 1),
    };
}
function beginsIn(source, quote, line) {
    const begin = source.offsetOf(line);
    if (begin === null)
        return false;
    const at = source.text.indexOf(quote, begin);
    const end = source.text.indexOf('\n', begin);
    return at >= 0 && (end < 0 || at <= end);
}

;



const readers = [fileSelector, linesSelector, quoteSelector];
function selectorReader(kind) {
    return readers.find((reader) => reader.kind === kind) ?? null;
}

;





const check_FILES_AT_A_TIME = 16;
async function checkAnchors(tree, records) {
    const resolver = new resolve_PathResolver(tree);
    const results = new Map();
    const byFile = new Map();
    for (const citation of records.flatMap((record) => record.fact?.sources ?? [])) {
        const place = await resolver.resolve(citation.path);
        const obstacle = withoutReading(citation, place);
        if (obstacle !== null)
            results.set(citation, obstacle);
        if (obstacle !== null || place.kind !== 'file' || !isBound(citation))
            continue;
        const known = byFile.get(place.path);
        if (known === undefined)
            byFile.set(place.path, [citation]);
        else
            known.push(citation);
    }
    const files = [...byFile.keys()];
    for (let at = 0; at < files.length; at += check_FILES_AT_A_TIME) {
        const batch = files.slice(at, at + check_FILES_AT_A_TIME);
        const contents = await tree.read(batch, CITED_FILE_BYTES);
        for (const path of batch) {
            const source = readable(contents.get(path));
            for (const citation of byFile.get(path) ?? [])
                results.set(citation, typeof source === 'string' ? unreadable(citation, source) : compare(citation, path, source));
        }
    }
    return new Map(records.map((record) => [record.id, (record.fact?.sources ?? []).flatMap((citation) => results.get(citation) ?? [])]));
}
function isBound(citation) {
    return citation.digest !== null;
}
function withoutReading(citation, place) {
    switch (place.kind) {
        case 'refused':
            return place.why === 'cyclic' ? unreadable(citation, 'it is a symbolic link that leads in a circle') : { ...unreadable(citation, 'it lies outside the repository'), outOfTree: true };
        case 'submodule':
            return unreadable(citation, 'it lies in a submodule');
        case 'directory':
            return unreadable(citation, 'it is a folder');
        case 'missing':
            return { ...nothingKnown(citation), verdict: citation.digest === null ? 'unbound' : 'missing' };
        case 'file':
            if (leadsIntoMemory(place))
                return unreadable(citation, 'it is a link into .memtrust, and memory proves no memory');
            return citation.digest === null ? { ...nothingKnown(citation), verdict: 'unbound' } : null;
    }
}
function leadsIntoMemory(place) {
    return place.via.length > 0 && place.path.startsWith('.memtrust/');
}
function compare(citation, path, source) {
    const reader = selectorReader(citation.selector.kind);
    if (reader === null || citation.norm !== 'n0')
        return unreadable(citation, `this version does not read ${reader === null ? citation.selector.kind : citation.norm} anchors`);
    const { verdict, lines } = reader.place(source, citation, citation.digest);
    const moved = lines !== null && citation.lines !== null && citation.lines[0] !== lines[0];
    return { ...nothingKnown(citation), verdict, movedTo: moved ? { path, lines } : null };
}
function nothingKnown(citation) {
    return { path: citation.path, selector: selectorText(citation), movedTo: null, foundAt: null, outOfTree: false, why: null };
}
function unreadable(citation, why) {
    return { ...nothingKnown(citation), verdict: 'unreadable', why };
}
function readable(content) {
    if (content?.kind !== 'bytes')
        return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
    return unverifiable(content.bytes) ?? new SourceText(content.bytes);
}
function unverifiable(bytes) {
    if (isLfsPointer(bytes))
        return 'it is kept in Git LFS, so its content is not in the repository';
    return isBinary(bytes) ? 'it is a binary file' : null;
}

;

function adoptionOf(fact, settled, proposed) {
    const state = read(fact, settled);
    if (state.kind === 'adopted' || proposed.length === 0)
        return state;
    const adopting = adoptable([...settled, ...proposed]).filter((event) => adopts(event, fact));
    return adopting.length === 0 ? state : { kind: 'unsettled', events: adopting };
}
function adoptable(events) {
    return isRetired(events) ? [] : lastDecisive(events).filter((event) => ADOPTING_TYPES.has(event.type));
}
function read(fact, events) {
    if (isRetired(events))
        return { kind: 'withdrawn' };
    const last = lastDecisive(events);
    if (last.some((event) => adopts(event, fact)))
        return { kind: 'adopted' };
    const own = last.filter((event) => event.claim === fact.claim);
    if (own.some((event) => event.type === 'candidate.discarded'))
        return { kind: 'withdrawn' };
    if (own.some((event) => event.type === 'fact.superseded'))
        return { kind: 'superseded' };
    return { kind: last.some((event) => ADOPTING_TYPES.has(event.type)) ? 'mismatch' : 'none' };
}
function isRetired(events) {
    return events.some((event) => event.type === 'fact.retired');
}
function adopts(event, fact) {
    return ADOPTING_TYPES.has(event.type) && event.claim === fact.claim && event.binding === fact.binding;
}
function eventsByFact(events) {
    const grouped = new Map();
    for (const event of events) {
        const known = grouped.get(event.fact);
        if (known === undefined)
            grouped.set(event.fact, [event]);
        else
            known.push(event);
    }
    return grouped;
}

;

function pathMatches(pattern, path) {
    const trimmed = pattern.replace(/\/+$/, '').toLowerCase();
    const wanted = trimmed.replace(/^\.?\/+/, '');
    if (wanted === '')
        return false;
    const folded = path.toLowerCase();
    return [...foldersAbove(folded), folded].some((candidate) => matchesFrom(wanted, trimmed.includes('/') ? candidate : baseName(candidate)));
}
function idMatches(pattern, id) {
    return wildcard(pattern.toLowerCase(), id.toLowerCase());
}
function matchesFrom(pattern, path) {
    const wanted = pattern.split('/');
    const parts = path.split('/');
    let w = 0;
    let p = 0;
    let starAt = -1;
    let starPath = 0;
    while (p < parts.length) {
        const part = parts[p] ?? '';
        const piece = wanted[w];
        if (piece === '**') {
            starAt = w;
            starPath = p;
            w += 1;
        }
        else if (piece !== undefined && wildcard(piece, part)) {
            w += 1;
            p += 1;
        }
        else if (starAt >= 0) {
            starPath += 1;
            p = starPath;
            w = starAt + 1;
        }
        else {
            return false;
        }
    }
    return w === wanted.length;
}
function wildcard(written, against) {
    const pattern = [...written];
    const text = [...against];
    let p = 0;
    let t = 0;
    let star = -1;
    let mark = 0;
    while (t < text.length) {
        const wanted = pattern[p];
        if (wanted === '*') {
            star = p;
            mark = t;
            p += 1;
        }
        else if (wanted === '?' || wanted === text[t]) {
            p += 1;
            t += 1;
        }
        else if (star >= 0) {
            mark += 1;
            t = mark;
            p = star + 1;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === '*')
        p += 1;
    return p === pattern.length;
}

;


function blockOfFact(record, policy, linked = new Map()) {
    const cited = (record.fact?.sources ?? []).flatMap(({ path }) => [normalisePath(path) ?? path, ...(linked.has(path) ? [linked.get(path) ?? ''] : [])]);
    return byPath([record.path], policy) ?? byPath(cited, policy, false) ?? byText(said(record), record.path, policy) ?? bySource([record.id, `fact:${record.id}`], record.fact?.sourceRef ?? null, policy);
}
function blockOfLive(paths, sourceId, text, policy) {
    const unread = text === null && policy.exclude_text.length > 0 ? { by: 'exclude_text', pattern: '', hidesName: false } : null;
    return byPath(paths, policy) ?? byText([text ?? ''], paths[0] ?? '', policy) ?? unread ?? bySource([sourceId], sourceId, policy);
}
function blockOfName(name, policy) {
    return byPath([name], policy) ?? byText([], name, policy);
}
function said(record) {
    const quoted = record.problems.flatMap(({ message }) => message.flatMap((part) => (typeof part === 'string' ? [] : [part.quoted])));
    return [record.text, record.statedId ?? '', ...quoted, ...stringsIn(record.fact)];
}
function stringsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
function byPath(paths, policy, ownName = true) {
    for (const pattern of policy.exclude_paths) {
        const hit = paths.find((path) => pathMatches(pattern, path));
        if (hit !== undefined)
            return { by: 'exclude_paths', pattern, hidesName: ownName && pattern.replace(/^\//, '') !== hit };
    }
    return null;
}
function byText(texts, name, policy) {
    if (policy.exclude_text.length === 0)
        return null;
    const folded = texts.map(fold);
    for (const literal of policy.exclude_text) {
        const hidesName = fold(name).includes(fold(literal));
        if (hidesName || folded.some((text) => text.includes(fold(literal))))
            return { by: 'exclude_text', pattern: literal, hidesName };
    }
    return null;
}
function bySource(ids, sourceRef, policy) {
    const names = sourceRef === null ? ids : [...ids, sourceRef];
    const blocked = policy.sources.block.find((pattern) => names.some((name) => idMatches(pattern, name)));
    if (blocked !== undefined)
        return { by: 'sources', pattern: blocked, hidesName: false };
    const { allow } = policy.sources;
    if (allow.length === 0 || sourceRef === null || allow.some((pattern) => idMatches(pattern, sourceRef)))
        return null;
    return { by: 'sources', pattern: 'not in sources.allow', hidesName: false };
}
function fold(text) {
    return text.normalize('NFKC').toLowerCase();
}

;
const REASONS = [
    'policy_blocked',
    'invalid_record',
    'not_accepted',
    'attempt_evidence',
    'review_evidence',
    'adoption_unsettled',
    'adoption_digest_mismatch',
    'adoption_record_missing',
    'candidate_not_adopted',
    'superseded_fact',
    'conflicting_facts',
    'source_out_of_tree',
    'source_missing',
    'source_digest_mismatch',
    'source_unreadable',
    'expired_fact',
    'not_yet_valid',
    'live_source',
    'over_budget',
    'selected_trusted_memory',
    'not_selected_trusted_fact',
    'not_selected',
];
function byPrecedence(reasons) {
    const there = new Set(reasons);
    return REASONS.filter((reason) => there.has(reason));
}

;
function circlesOf(forward) {
    const order = new Map();
    const low = new Map();
    const circle = new Map();
    const open = [];
    const lower = (id, to) => {
        low.set(id, Math.min(low.get(id) ?? to, to));
    };
    for (const root of forward.keys()) {
        if (order.has(root))
            continue;
        const path = [{ id: root, edge: 0 }];
        for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
            const { id } = step;
            if (!order.has(id)) {
                low.set(id, order.size);
                order.set(id, order.size);
                open.push(id);
            }
            const next = forward.get(id)?.[step.edge];
            if (next !== undefined) {
                step.edge += 1;
                if (!order.has(next))
                    path.push({ id: next, edge: 0 });
                else if (!circle.has(next))
                    lower(id, order.get(next) ?? 0);
                continue;
            }
            path.pop();
            const above = path.at(-1);
            if (above !== undefined)
                lower(above.id, low.get(id) ?? 0);
            if (low.get(id) !== order.get(id))
                continue;
            for (let member = open.pop(); member !== undefined; member = open.pop()) {
                circle.set(member, order.get(id) ?? 0);
                if (member === id)
                    break;
            }
        }
    }
    return (a, b) => circle.has(a) && circle.get(a) === circle.get(b);
}

;

function supersede(adopted, settled) {
    const inCircle = circlesOf(new Map(adopted.map(({ id, fact }) => [id, fact?.supersedes ?? []])));
    const inForce = new Map();
    const links = [];
    for (const { id: by, fact } of adopted) {
        for (const old of fact?.supersedes ?? []) {
            if (inCircle(by, old))
                continue;
            links.push({ by, old });
            if (!inForce.has(old))
                inForce.set(old, by);
        }
    }
    for (const [old, by] of settled)
        if (!inForce.has(old))
            inForce.set(old, by);
    return { inForce, links };
}

;
const ANCHOR_VERDICTS = ['fresh', 'reformatted', 'moved', 'changed', 'missing', 'ambiguous', 'unreadable', 'unbound'];
function breaksTrust(verdict) {
    switch (verdict) {
        case 'fresh':
        case 'reformatted':
        case 'moved':
        case 'unbound':
            return false;
        case 'changed':
        case 'missing':
        case 'ambiguous':
        case 'unreadable':
            return true;
    }
}

;


function sourceReasons(anchors) {
    return anchors.filter((anchor) => breaksTrust(anchor.verdict)).map((anchor) => {
        if (anchor.outOfTree)
            return 'source_out_of_tree';
        switch (anchor.verdict) {
            case 'missing':
                return 'source_missing';
            case 'unreadable':
                return 'source_unreadable';
            default:
                return 'source_digest_mismatch';
        }
    });
}
function timeReasons(fact, now) {
    const until = fact.validUntil === null ? null : endOf(fact.validUntil);
    const from = fact.validFrom === null ? null : startOf(fact.validFrom);
    return [...(until !== null && now >= until ? ['expired_fact'] : []), ...(from !== null && now < from ? ['not_yet_valid'] : [])];
}

;






function judge(evidence, policy, now) {
    const settled = eventsByFact(evidence.settled);
    const proposed = eventsByFact(evidence.proposed);
    const considered = evidence.records.map((record) => {
        const { fact } = record;
        const anchors = evidence.anchors.get(record.id) ?? [];
        return {
            record,
            fact,
            anchors,
            block: blockOfFact(record, policy, evidence.linked),
            adoption: fact === null ? { kind: 'none' } : adoptionOf(fact, settled.get(record.id) ?? [], proposed.get(record.id) ?? []),
            against: fact === null ? [] : [...sourceReasons(anchors), ...timeReasons(fact, now)],
        };
    });
    const adopted = considered.filter((one) => one.adoption.kind === 'adopted');
    const supersession = supersede(adopted.map((one) => one.record), evidence.settledLinks);
    const effective = adopted.filter((one) => one.block === null && one.against.length === 0 && !supersession.inForce.has(one.record.id));
    const rivals = conflicts(effective);
    const unsayable = new Set(considered.filter((one) => one.block?.hidesName).map((one) => one.record.id));
    const blocks = new Map();
    const entries = [];
    const add = (entry, block, hiddenAs, claimsTrust) => {
        if (block === null) {
            entries.push({ ...entry, supersededBy: unsayable.has(entry.supersededBy ?? '') ? null : entry.supersededBy });
            return;
        }
        const shown = block.hidesName ? { ...entry, id: `${hiddenAs}#${blocks.size + 1}`, path: null } : entry;
        blocks.set(shown.id, { ...block, factId: entry.record?.id ?? null, claimsTrust });
        entries.push({ ...shown, record: shown.record === null ? null : emptied(shown.id, shown.path) });
    };
    for (const one of considered)
        add(entryOf(one, supersession, rivals, policy), one.block, 'policy_blocked', one.adoption.kind === 'adopted' || one.adoption.kind === 'superseded' || one.fact?.status === 'accepted');
    for (const live of evidence.live) {
        const block = blockOfLive(live.paths, live.id, live.text, policy);
        add(liveEntry(live, block), block, `live:${live.agent}:policy_blocked`, false);
    }
    for (const file of evidence.attempts) {
        const block = blockOfName(file.path, policy);
        add(evidenceEntry(file, block), block, `${file.kind}:policy_blocked`, false);
    }
    return { entries, supersession, blocks, adoptions: new Map(considered.flatMap((one) => (one.fact === null ? [] : [[one.record.id, one.adoption]]))) };
}
function entryOf(one, supersession, rivals, policy) {
    const { record } = one;
    const isAdopted = one.adoption.kind === 'adopted' || one.adoption.kind === 'superseded';
    const successor = supersession.inForce.get(record.id) ?? null;
    const conflictsWith = rivals.get(record.id) ?? [];
    const common = {
        id: FACT_ID.test(record.id) ? record.id : record.path,
        path: record.path,
        record,
        settled: one.fact !== null && (isAdopted || one.adoption.kind === 'withdrawn'),
        selfAdopted: one.adoption.kind === 'adopted' && policy.adoption.approvals === 0,
        supersededBy: successor,
        conflictsWith,
        content: null,
    };
    if (one.block !== null) {
        const blockedClass = isAdopted ? 'accepted_memory' : 'candidate_memory';
        return { ...common, ...state('policy_blocked', blockedClass), reasons: ['policy_blocked'], anchors: [], supersededBy: null, conflictsWith: [] };
    }
    const { anchors } = one;
    if (one.fact === null)
        return { ...common, ...state('candidate', 'candidate_memory', 'untrusted'), reasons: ['invalid_record'], anchors };
    switch (one.adoption.kind) {
        case 'withdrawn':
            return { ...common, ...state('rejected', 'candidate_memory'), reasons: byPrecedence(['not_accepted', ...one.against]), anchors };
        case 'none':
        case 'mismatch':
        case 'unsettled':
            return one.fact.status === 'rejected' && one.adoption.kind !== 'unsettled'
                ? { ...common, ...state('rejected', 'candidate_memory'), reasons: byPrecedence(['not_accepted', ...one.against]), anchors }
                : { ...common, ...state('candidate', 'candidate_memory'), reasons: byPrecedence([candidateReason(one.adoption.kind, one.fact), ...one.against]), anchors };
        case 'superseded':
        case 'adopted':
            break;
    }
    const against = [...one.against];
    if (successor !== null || one.adoption.kind === 'superseded')
        against.push('superseded_fact');
    if (conflictsWith.length > 0)
        against.push('conflicting_facts');
    const reasons = byPrecedence(against);
    const [first] = reasons;
    if (first === undefined)
        return { ...common, ...state('accepted', 'accepted_memory'), reasons: ['selected_trusted_memory'], anchors };
    return { ...common, ...state(first === 'superseded_fact' ? 'superseded' : 'stale', 'accepted_memory'), reasons, anchors };
}
function candidateReason(adoption, fact) {
    switch (adoption) {
        case 'unsettled':
            return 'adoption_unsettled';
        case 'mismatch':
            return 'adoption_digest_mismatch';
        case 'none':
            return fact.status === 'accepted' ? 'adoption_record_missing' : 'candidate_not_adopted';
    }
}
function liveEntry(live, block) {
    const common = { id: live.id, path: live.path, record: null, settled: live.settled, selfAdopted: false, supersededBy: null, conflictsWith: [], anchors: [] };
    return block === null
        ? { ...common, ...state('advisory', 'live_external'), reasons: ['live_source'], content: live.oid }
        : { ...common, ...state('policy_blocked', 'live_external'), reasons: ['policy_blocked'], content: null };
}
function evidenceEntry(file, block) {
    const sourceClass = file.kind === 'attempt' ? 'attempt_evidence' : 'review_evidence';
    return {
        ...(block === null ? state('candidate', sourceClass, 'evidence') : state('policy_blocked', sourceClass)),
        id: `${file.kind}:${file.path}`,
        path: file.path,
        reasons: [block === null ? sourceClass : 'policy_blocked'],
        record: null,
        settled: false,
        selfAdopted: false,
        supersededBy: null,
        conflictsWith: [],
        anchors: [],
        content: null,
    };
}
function emptied(id, path) {
    return { id, path: path ?? '', fact: null, problems: [], statedId: null, text: '' };
}
const TRUST_OF_STATUS = {
    accepted: 'trusted',
    candidate: 'candidate',
    advisory: 'advisory',
    superseded: 'superseded',
    stale: 'stale',
    policy_blocked: 'policy_blocked',
    rejected: 'untrusted',
};
function state(status, sourceClass, trustLevel = TRUST_OF_STATUS[status]) {
    return { status, sourceClass, trustLevel, trustedBaseline: status === 'accepted' && trustLevel === 'trusted' };
}
function conflicts(effective) {
    const byKey = new Map();
    for (const { record, fact } of effective) {
        if (fact === null || fact.claimKey === null)
            continue;
        byKey.set(fact.claimKey, [...(byKey.get(fact.claimKey) ?? []), record.id]);
    }
    const rivals = new Map();
    for (const ids of byKey.values()) {
        if (ids.length > 1)
            for (const id of ids)
                rivals.set(id, ids.filter((other) => other !== id));
    }
    return rivals;
}

;




async function assess(question, policy, now, decide = judge) {
    const { memory } = question;
    const settledIds = new Set(question.settled.map((event) => event.id));
    return decide({
        records: memory.facts,
        settled: question.settled,
        proposed: memory.events.filter((event) => !settledIds.has(event.id)),
        anchors: await checkAnchors(question.tree, memory.facts),
        linked: await linkedPaths(question.tree, memory.facts),
        live: question.live,
        attempts: memory.evidence,
        settledLinks: question.settledLinks,
    }, policy, now);
}
async function linkedPaths(tree, records) {
    const resolver = new resolve_PathResolver(tree);
    const linked = new Map();
    for (const { fact } of records) {
        for (const { path } of fact?.sources ?? []) {
            const normal = normalisePath(path);
            if (normal === null || linked.has(path) || tree.entries.get(normal)?.kind === 'file')
                continue;
            const place = await resolver.resolve(path);
            if (place.kind !== 'refused' && place.path !== normal)
                linked.set(path, place.path);
        }
    }
    return linked;
}

;






const STATUS_ALIASES = { 'policy-blocked': 'policy_blocked', excluded: 'policy_blocked' };
const ait_format_status = preprocess((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), schemas_enum(STATUSES));
const trustLevel = preprocess((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), schemas_enum(TRUST_LEVELS));
const strings = array(schemas_string().max(1_000)).max(1_000);
const ait_format_factShape = strictObject({
    source_id: schemas_string().min(1).max(200),
    status: ait_format_status,
    trust_level: trustLevel,
    topic: schemas_string().max(200),
    body: schemas_string().min(1).max(100_000),
    source_trace_ref: schemas_string().max(1_000).optional(),
    source_file_path: schemas_string().max(1_000).optional(),
    valid_to: schemas_string()
        .refine((text) => startOf(text) !== null, { error: 'must be a date, or a date and time with Z' })
        .optional(),
    superseded_by: schemas_string().max(200).optional(),
    expected_in_context: schemas_boolean(),
    expected_trusted: schemas_boolean(),
});
const fixtureShape = strictObject({
    schema_version: literal(1),
    id: schemas_string().min(1).max(200),
    query: schemas_string().max(2_000),
    policy: strictObject({
        exclude_paths: strings.default([]),
        exclude_transcript_patterns: strings.default([]),
        recall_source_allow: strings.default([]),
        recall_source_block: strings.default([]),
        recall_lint_block_severities: strings.default([]),
    }),
    facts: array(ait_format_factShape).min(1).max(1_000),
});
const ait_format_KNOWN_KEYS = [...Object.keys(fixtureShape.shape), ...Object.keys(fixtureShape.shape.policy.shape), ...Object.keys(ait_format_factShape.shape)];
function parseAitFixture(text) {
    if (text.trim() === '')
        return [{ message: plain('the fixture is empty') }];
    const yaml = parseYaml(text);
    if (!yaml.ok)
        return yaml.problems;
    const shaped = fixtureShape.safeParse(yaml.data);
    if (!shaped.success)
        return shapeProblems(shaped.error, yaml.place, ait_format_KNOWN_KEYS);
    const seen = new Set();
    for (const [index, fact] of shaped.data.facts.entries()) {
        if (seen.has(fact.source_id))
            return [{ message: phrase_say `the source_id ${fact.source_id} is there twice`, ...yaml.place(['facts', index, 'source_id']) }];
        seen.add(fact.source_id);
    }
    return shaped.data;
}

;
const builtInFixtures = [
    fixture('built-in/false-memory', 'authorization owner checks', [
        fact('fact:owner-checks-required', 'accepted', 'trusted', 'Owner checks run before any private resource is returned.'),
        fact('fact:owner-checks-dropped', 'candidate', 'candidate', 'Authorization checks are no longer required.'),
        fact('fact:owner-checks-skipped', 'candidate', 'candidate', 'Authorization checks are skipped in tests.'),
        fact('fact:owner-checks-later', 'candidate', 'candidate', 'Authorization checks run after the response.'),
        fact('fact:owner-checks-rejected', 'rejected', 'untrusted', 'Authorization checks may be skipped for internal callers.'),
        { ...fact('fact:owner-checks-blocked', 'accepted', 'policy_blocked', 'Authorization checks are no longer required.'), source_file_path: 'withheld/owner-checks.md' },
        { ...fact('fact:owner-checks-foreign', 'accepted', 'policy_blocked', 'Authorization checks are no longer required.'), source_trace_ref: 'foreign:chat' },
    ]),
    fixture('built-in/false-memory-zh', '授权 所有者 检查', [
        fact('fact:zh-required', 'accepted', 'trusted', '返回任何私有资源之前必须执行所有者检查。'),
        fact('fact:zh-dropped', 'candidate', 'candidate', '不再需要授权检查。'),
    ]),
    fixture('built-in/stale-memory', 'billing retry queue', [
        fact('fact:queue-now', 'accepted', 'trusted', 'Billing retries go through the durable queue.'),
        { ...fact('fact:queue-before', 'accepted', 'superseded', 'Billing retries go through the queue in memory.'), superseded_by: 'fact:queue-now' },
        fact('fact:queue-replaced', 'superseded', 'superseded', 'Billing retries are done by hand.'),
        { ...fact('fact:queue-expired', 'accepted', 'stale', 'Billing retries pause until the move is over.'), valid_to: '2025-01-02T00:00:00Z' },
        fact('fact:queue-source-changed', 'stale', 'stale', 'Billing retries at most three times.'),
    ]),
    fixture('built-in/stale-memory-zh', '计费 重试 队列', [
        fact('fact:zh-queue-now', 'accepted', 'trusted', '计费重试使用持久化队列。'),
        { ...fact('fact:zh-queue-before', 'accepted', 'superseded', '计费重试使用内存队列。'), superseded_by: 'fact:zh-queue-now' },
    ]),
    fixture('built-in/denial-of-trust', 'session lifetime', [
        { ...fact('fact:session-lifetime', 'accepted', 'trusted', 'Sessions end after 30 minutes.'), superseded_by: 'fact:session-forever' },
        fact('fact:session-forever', 'candidate', 'candidate', 'Sessions never end.'),
        { ...fact('fact:session-cookie', 'accepted', 'trusted', 'Session cookies are HttpOnly.'), superseded_by: 'fact:nowhere' },
    ]),
];
function fixture(id, query, facts) {
    return {
        schema_version: 1,
        id,
        query,
        policy: { exclude_paths: ['withheld/**'], exclude_transcript_patterns: [], recall_source_allow: ['reviewed:*'], recall_source_block: [], recall_lint_block_severities: [] },
        facts: [...facts],
    };
}
function fact(source_id, status, trust_level, body) {
    const trusted = trust_level === 'trusted';
    return { source_id, status, trust_level, topic: 'built-in', body, source_trace_ref: `reviewed:${source_id}`, expected_in_context: trusted, expected_trusted: trusted };
}

;

class VirtualTree {
    objectFormat;
    commit = null;
    entries;
    files;
    constructor(files, objectFormat = 'sha1') {
        this.objectFormat = objectFormat;
        const known = new Map();
        for (const path of Object.keys(files).sort()) {
            const value = files[path];
            if (value === undefined)
                continue;
            if (typeof value === 'string')
                known.set(path, { kind: 'file', bytes: Buffer.from(value, 'utf8') });
            else
                known.set(path, value instanceof Uint8Array ? { kind: 'file', bytes: value } : value);
        }
        this.files = known;
        this.entries = new Map([...known].map(([path, file]) => [path, { path, kind: file.kind, oid: blobOid(file.bytes, objectFormat) }]));
    }
    async read(paths, cap) {
        const contents = new Map();
        for (const path of paths) {
            const file = this.files.get(path);
            if (file === undefined || file.kind === 'submodule')
                continue;
            contents.set(path, file.bytes.length > cap ? { kind: 'too-large', size: file.bytes.length } : { kind: 'bytes', bytes: file.bytes });
        }
        return contents;
    }
}

;





const LIES = ['none', 'status', 'record'];
const CITED_TEXT = 'What this file says is as the fact says.\n';
const AT = '2026-01-01T00:00:00Z';
function sceneOf(fixture, inForce) {
    const ids = uniqueIds(fixture.facts);
    const files = {};
    const blocked = [];
    const unsettled = new Set();
    let candidates = 0;
    for (const fact of fixture.facts) {
        const id = ids.get(fact.source_id) ?? '';
        const successorOf = fixture.facts.filter((other) => other.superseded_by === fact.source_id).map((other) => ids.get(other.source_id) ?? '');
        if (fact.source_file_path !== undefined)
            files[fact.source_file_path] = CITED_TEXT;
        if (fact.status === 'candidate')
            candidates += 1;
        const lie = fact.status === 'candidate' ? (LIES[candidates % LIES.length] ?? 'none') : 'none';
        if (lie === 'record')
            unsettled.add(id);
        const text = factText(fact, lie, successorOf);
        files[factPath(id)] = text;
        const ledger = ledgerOf(id, text, fact, lie);
        if (ledger !== '')
            files[memtrust_ledgerPath(id)] = ledger;
        if (fact.status === 'policy_blocked')
            blocked.push(id);
    }
    const { policy } = fixture;
    return {
        ids,
        unsettled,
        tree: new VirtualTree(files),
        policy: {
            ...inForce,
            exclude_paths: [...inForce.exclude_paths, ...policy.exclude_paths],
            exclude_text: [...inForce.exclude_text, ...policy.exclude_transcript_patterns.filter((text) => text.trim() !== '')],
            sources: { allow: policy.recall_source_allow, block: [...inForce.sources.block, ...policy.recall_source_block, ...blocked] },
        },
    };
}
function factText(fact, lie, supersedes) {
    const declared = fact.status === 'superseded' || fact.status === 'rejected' ? fact.status : isAdopted(fact) || lie !== 'none' ? 'accepted' : 'candidate';
    const cited = fact.source_file_path ?? (fact.status === 'stale' ? 'changed-since.txt' : null);
    const digest = spanDigest(fact.status === 'stale' ? 'what it said then' : CITED_TEXT);
    const front = {
        status: declared,
        topic: fact.topic,
        ...(fact.valid_to === undefined ? {} : { valid_until: fact.valid_to }),
        ...(fact.source_trace_ref === undefined ? {} : { 'x-source-ref': fact.source_trace_ref }),
        ...(supersedes.length === 0 ? {} : { supersedes }),
        ...(cited === null ? {} : { sources: [{ path: cited, digest }] }),
    };
    const lines = Object.entries(front).filter(([, value]) => value !== '').map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
    return `---\n${lines.join('')}---\n${fact.body}\n`;
}
function isAdopted({ status }) {
    return status === 'accepted' || status === 'superseded' || status === 'stale' || status === 'policy_blocked';
}
function ledgerOf(id, text, fact, lie) {
    const parsed = parseFact(id, factPath(id), Buffer.from(text)).fact;
    if (parsed === null || (!isAdopted(fact) && lie !== 'record'))
        return '';
    const make = (type, after) => makeEvent({ type, fact: id, claim: parsed.claim, binding: parsed.binding, at: AT, proposed_by: 'fixture', after: after.map((event) => event.id) });
    const applied = make('candidate.applied', []);
    return fact.status === 'superseded' ? eventLine(applied) + eventLine(make('fact.superseded', [applied])) : eventLine(applied);
}
function uniqueIds(facts) {
    const ids = new Map();
    const taken = new Set();
    for (const { source_id } of facts) {
        const slug = source_id.toLowerCase().replace(/^fact:/, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 80) || 'fact';
        let id = slug;
        for (let count = 2; taken.has(id); count += 1)
            id = `${slug}-${count}`;
        taken.add(id);
        ids.set(source_id, id);
    }
    return ids;
}

;









const BUILT_IN_NOW = Date.parse('2026-06-01T00:00:00Z');
async function runFixtures(files, policy, now, decide = judge) {
    const cases = [];
    const faults = [];
    for (const fixture of builtInFixtures)
        cases.push(await runOne(fixture, 'built-in', policy, BUILT_IN_NOW, decide));
    for (const file of files) {
        const fixture = parseAitFixture(file.text);
        if ('facts' in fixture)
            cases.push(await runOne(fixture, file.origin, policy, now, decide));
        else if (!file.replaced)
            faults.push(...fixture.map((problem) => ({ path: file.path, problem })));
    }
    return { cases, faults };
}
async function runOne(fixture, kind, inForce, now, decide) {
    const entries = await entriesOf(fixture, inForce, now, decide);
    const wrong = [];
    let contaminated = false;
    let alone = null;
    for (const fact of fixture.facts) {
        const entry = entries.get(fact.source_id);
        const name = phraseText(phrase_say `${fact.source_id}`);
        if (entry === undefined) {
            wrong.push(`${name} is not in the manifest`);
        }
        else if (entry.trusted && !fact.expected_trusted) {
            contaminated = true;
            wrong.push(`${name} is trusted and must not be`);
        }
        else if (!entry.trusted && fact.expected_trusted) {
            alone ??= await entriesOf(fixture, DEFAULT_POLICY, now, decide);
            if (entry.status === 'policy_blocked' && alone.get(fact.source_id)?.trusted === true)
                continue;
            wrong.push(`${name} should be trusted and is ${entry.status} (${entry.reason})`);
        }
        else if (entry.inContext !== fact.expected_in_context) {
            wrong.push(`${name} is ${entry.inContext ? '' : 'not '}in the context`);
        }
    }
    return { id: fixture.id, kind, passed: wrong.length === 0, contaminated, why: wrong.length === 0 ? null : wrong.join('; ') };
}
async function entriesOf(fixture, inForce, now, decide) {
    const scene = sceneOf(fixture, inForce);
    const memory = await readMemory(scene.tree, { ...scene.policy, stores: [{ layout: 'memtrust' }] });
    const settled = memory.events.filter((event) => !scene.unsettled.has(event.fact));
    const judgement = await assess({ tree: scene.tree, memory, live: [], settled, settledLinks: new Map() }, scene.policy, now, decide);
    const manifest = contextManifest(judgement.entries, { ownerKind: 'fixture', ownerId: fixture.id, policyDigest: policyDigest(scene.policy), generatedAt: '' });
    const rows = new Map(manifest.entries.map((row) => [row.source_id, row]));
    const shown = new Map([...judgement.blocks].map(([name, block]) => [block.factId, name]));
    const states = new Map();
    for (const [sourceId, id] of scene.ids) {
        const row = rows.get(shown.get(id) ?? id);
        if (row !== undefined)
            states.set(sourceId, { trusted: row.trusted_baseline, inContext: row.included_in_context, status: row.status, reason: row.reason });
    }
    return states;
}

;

function ownsPath(pattern, path) {
    const foldersOnly = pattern.endsWith('/');
    const trimmed = pattern.replace(/\/+$/, '');
    const anchored = trimmed.includes('/');
    const wanted = trimmed.replace(/^\//, '').split('/');
    if (wanted.some((piece) => piece === ''))
        return false;
    const pieces = anchored ? wanted : ['**', ...wanted];
    const folders = pieces.at(-1) === '*' && anchored && !foldersOnly ? [] : foldersAbove(path);
    return [...folders, ...(foldersOnly ? [] : [path])].some((candidate) => path_pattern_matchesFrom(pieces, candidate.split('/')));
}
function path_pattern_matchesFrom(wanted, parts) {
    let w = 0;
    let p = 0;
    let starAt = -1;
    let starPart = 0;
    while (p < parts.length) {
        const piece = wanted[w];
        if (piece === '**') {
            starAt = w;
            starPart = p;
            w += 1;
            if (w === wanted.length)
                return true;
        }
        else if (piece !== undefined && path_pattern_wildcard(piece, parts[p] ?? '')) {
            w += 1;
            p += 1;
        }
        else if (starAt >= 0) {
            starPart += 1;
            p = starPart;
            w = starAt + 1;
        }
        else {
            return false;
        }
    }
    return w === wanted.length;
}
function path_pattern_wildcard(piece, name) {
    const pattern = [...piece.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, bare]) => ({ character: escaped ?? bare ?? '', special: escaped === undefined }));
    const text = [...name];
    let p = 0;
    let t = 0;
    let star = -1;
    let mark = 0;
    while (t < text.length) {
        const wanted = pattern[p];
        if (wanted?.special === true && wanted.character === '*') {
            star = p;
            mark = t;
            p += 1;
        }
        else if (wanted !== undefined && ((wanted.special && wanted.character === '?') || wanted.character === text[t])) {
            p += 1;
            t += 1;
        }
        else if (star >= 0) {
            mark += 1;
            t = mark;
            p = star + 1;
        }
        else {
            return false;
        }
    }
    while (pattern[p]?.special === true && pattern[p]?.character === '*')
        p += 1;
    return p === pattern.length;
}

;



const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const CODEOWNERS_BYTES = 3 * 1024 * 1024;
const LOGIN = /^@[A-Za-z0-9](?:[A-Za-z0-9_-]*)$/;
const TEAM = /^@[A-Za-z0-9][A-Za-z0-9-]*\/[A-Za-z0-9._-]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
async function readCodeOwners(tree) {
    const path = CODEOWNERS_PATHS.find((known) => tree.entries.has(known)) ?? null;
    if (path === null)
        return { path, lines: [], warnings: [] };
    const unread = (why) => ({ path, lines: [], warnings: [{ message: plain(`${why}, so nobody owns anything`) }] });
    if (tree.entries.get(path)?.kind !== 'file')
        return unread('this is no regular file');
    const content = (await tree.read([path], CODEOWNERS_BYTES)).get(path);
    if (content?.kind === 'too-large')
        return unread('the file is larger than 3 MB, and GitHub does not read such a one');
    if (content?.kind !== 'bytes')
        return unread('the file cannot be read');
    return { path, ...parseCodeOwners(Buffer.from(content.bytes).toString('utf8')) };
}
function parseCodeOwners(text) {
    const lines = [];
    const warnings = [];
    let count = 0;
    const warn = (line, message) => {
        if ((count += 1) <= LISTED_PROBLEMS)
            warnings.push({ message, line });
    };
    text.replace(/^\uFEFF/, '').split(/\r?\n/).forEach((raw, index) => {
        const line = index + 1;
        const [pattern, ...rest] = codeowners_words(raw);
        if (pattern === undefined || pattern.startsWith('#'))
            return;
        const unsupported = unsupportedIn(pattern);
        if (unsupported !== null)
            return warn(line, phrase_say `${[unsupported]}; this line is skipped`);
        const comment = rest.findIndex((word) => word.startsWith('#'));
        const names = comment < 0 ? rest : rest.slice(0, comment);
        const wrong = names.find((name) => !LOGIN.test(name) && !TEAM.test(name) && !EMAIL.test(name));
        if (wrong !== undefined)
            return warn(line, phrase_say `${wrong} is neither @account nor @organisation/team; this line is skipped`);
        const emails = names.filter((name) => !name.startsWith('@'));
        if (emails.length > 0)
            warn(line, plain('an owner by e-mail address is not supported: whose it is cannot be asked'));
        lines.push({ pattern, owners: names.filter((name) => name.startsWith('@')).map((name) => name.slice(1)) });
    });
    return { lines, warnings: andMore(warnings, count) };
}
function ownersOf({ lines }, path) {
    return lines.findLast(({ pattern }) => ownsPath(pattern, path))?.owners ?? [];
}
function unsupportedIn(pattern) {
    if (pattern.startsWith('!'))
        return '`!` does not negate here';
    if (pattern.startsWith(String.raw `\#`))
        return String.raw `a pattern cannot begin with \#`;
    if (/[[\]]/.test(pattern))
        return '`[ ]` is no range of characters here';
    return pattern.replaceAll('/', '') === '' ? 'the pattern names nothing' : null;
}
function codeowners_words(line) {
    return line.match(/(?:\\.|[^\s\\]|\\$)+/g) ?? [];
}

var external_node_child_process_ = __nccwpck_require__(1421);
;
class ConfigurationError extends Error {
    remedy;
    name = 'ConfigurationError';
    constructor(message, remedy) {
        super(message);
        this.remedy = remedy;
    }
}

;



const PASSED_ON = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_NOSYSTEM', 'GIT_CEILING_DIRECTORIES'];
const FIXED_ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
};
const SAFE_CONFIGURATION = [
    'safe.bareRepository=explicit',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    'protocol.ext.allow=never',
];
function gitEnvironment(environment) {
    const passed = {};
    for (const name of PASSED_ON) {
        const value = environment[name];
        if (value !== undefined)
            passed[name] = value;
    }
    return { ...passed, ...FIXED_ENVIRONMENT };
}
function gitArguments(repository, args) {
    const where = repository === null ? [] : [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
    return [...where, ...SAFE_CONFIGURATION.flatMap((setting) => ['-c', setting]), ...args];
}
async function git_runGit(repository, args, options = {}) {
    return start(gitArguments(repository, args), repository.root, { ...gitEnvironment(repository.environment), ...options.environment });
}
async function gitOutput(repository, args) {
    const result = await git_runGit(repository, args);
    if (result.code !== 0)
        throw gitFailure(args[0] ?? 'git', result);
    return result.stdout;
}
function gitFailure(command, result) {
    const line = visible(result.stderr.trim().split('\n').at(-1) ?? '');
    return new ConfigurationError(`git ${command} failed (exit ${result.code}): ${line}`, 'Check that the repository is complete: git fsck');
}
async function openRepository(folder, environment) {
    const question = ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-object-format', '--is-shallow-repository'];
    const result = await start(gitArguments(null, question), folder, gitEnvironment(environment));
    const [root, gitDir, format, shallow] = result.stdout.toString('utf8').split('\n');
    if (result.code === 0 && root && gitDir) {
        return { root, gitDir, objectFormat: format === 'sha256' ? 'sha256' : 'sha1', shallow: shallow === 'true', environment };
    }
    if (/dubious ownership/.test(result.stderr)) {
        throw new ConfigurationError(`git does not trust this folder, because another account owns it: ${visible(folder)}`, `Run: git config --global --add safe.directory ${visible(folder)}`);
    }
    if (/cannot use bare repository|must be run in a work tree/.test(result.stderr)) {
        throw new ConfigurationError(`This is a bare git repository: ${visible(folder)}`, 'Run memtrust in a clone that has a working tree.');
    }
    throw new ConfigurationError(`Not a git repository: ${visible(folder)}`, 'Run memtrust inside a git repository, or run: git init');
}
async function start(args, cwd, env) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        child.on('error', (error) => {
            reject(error.code === 'ENOENT'
                ? new ConfigurationError(`git could not be started in ${visible(cwd)}`, 'Install git 2.38 or newer, put it on the PATH, and run memtrust in a folder that exists.')
                : error);
        });
        child.on('close', (code) => {
            resolve({ code: code ?? 128, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
        });
    });
}

;


function changedPaths(base, head) {
    const changed = new Set();
    for (const [path, entry] of head.entries) {
        const before = base.entries.get(path);
        if (before === undefined || before.kind !== entry.kind || before.oid === null || before.oid !== entry.oid)
            changed.add(path);
    }
    for (const path of base.entries.keys())
        if (!head.entries.has(path))
            changed.add(path);
    return changed;
}
async function renamesBetween(repository, base, head) {
    const result = await git_runGit(repository, ['diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-ext-diff', '--no-textconv', base, head]);
    const renames = new Map();
    if (result.code !== 0)
        return renames;
    const records = splitNul(result.stdout).map(decodeName);
    for (let at = 0; at + 2 < records.length; at += 3)
        renames.set(records[at + 1] ?? '', records[at + 2] ?? '');
    return renames;
}

;

function delta(base, head) {
    const before = new Map(base.map((entry) => [entry.id, entry]));
    const after = new Map(head.map((entry) => [entry.id, entry]));
    const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
    return ids.flatMap((id) => {
        const from = before.get(id);
        const to = after.get(id);
        if (from?.status === to?.status)
            return [];
        const because = to?.status === 'stale' ? to.anchors.filter((anchor) => breaksTrust(anchor.verdict)) : [];
        return [{ id, from: from?.status ?? null, to: to?.status ?? null, cause: 'introduced', because }];
    });
}

;
const NO_AUTHORITY = { author: null, approvalsOf: () => [] };
function isSameLogin(a, b) {
    return a !== null && b !== null && a.toLowerCase() === b.toLowerCase();
}

;



function adoptersAmong(names) {
    const bare = [...new Set(names.map((name) => name.replace(/^@/, '')))];
    return { accounts: bare.filter((name) => !name.includes('/')), teams: bare.filter((name) => name.includes('/')) };
}
function adoptersOf(factId, path, { adoption }, owners) {
    const special = Object.entries(adoption.paths).findLast(([pattern]) => pathMatches(pattern, factId));
    if (special !== undefined)
        return adoptersAmong(special[1]);
    return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}
function keepersOf(path, { adoption }, owners) {
    return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}
function approversOf(rules, owners, path) {
    const { approvers } = rules.policy;
    return approvers.length > 0 ? adoptersAmong(approvers) : keepersOf(path, rules, owners);
}
function isNobody({ accounts, teams }) {
    return accounts.length === 0 && teams.length === 0;
}
function isNamed(login, { accounts }) {
    return accounts.some((account) => isSameLogin(account, login));
}
function isSameAdopters(a, b) {
    return inOrder(a) === inOrder(b);
}
function inOrder({ accounts, teams }) {
    return JSON.stringify([accounts, teams].map((names) => names.map((name) => name.toLowerCase()).toSorted()));
}

;

async function answerTo(covered, sets, needed, authority) {
    let rows = [];
    let approved = sets.length > 0;
    for (const adopters of sets) {
        const named = needed === 0 && (await isAlone({ ...covered, adopters, needed: 0 }, authority, false));
        const least = Math.max(needed, 1);
        const approvals = await authority.approvalsOf({ ...covered, adopters, needed: named ? 0 : least });
        rows = together(rows, approvals);
        const people = new Set(approvals.filter((approval) => approval.counted).map((approval) => approval.login.toLowerCase()));
        const agreed = named || people.size >= least || (needed === 0 && (await isAlone({ ...covered, adopters, needed: 0 }, authority, true)));
        approved &&= agreed;
    }
    return { approved, approvals: rows };
}
function together(rows, more) {
    return more.map((approval, index) => {
        const known = rows[index];
        return known?.counted === true ? known : approval;
    });
}
async function isAlone(matter, authority, teams) {
    const { adopters } = matter;
    if (teams && (adopters.teams.length === 0 || authority.belongsTo === undefined))
        return false;
    const origin = authority.originOf === undefined ? { authors: authority.author === null ? [] : [authority.author], others: [] } : await authority.originOf(matter);
    if (origin.authors.length === 0 || (await authority.mayAuthorWrite?.()) === false)
        return false;
    for (const login of [...origin.authors, ...origin.others]) {
        if (isNamed(login, adopters))
            continue;
        if (!teams || authority.belongsTo === undefined || !(await authority.belongsTo(login, adopters.teams)))
            return false;
    }
    return true;
}

;




async function newAdoptions(base, head, policy, owners, authority) {
    const settled = new Set(base.memory.events.map((event) => event.id));
    const events = head.memory.events
        .filter((event) => !settled.has(event.id) && isDecisive(event))
        .sort((a, b) => (a.fact === b.fact ? (a.id < b.id ? -1 : 1) : a.fact < b.fact ? -1 : 1));
    const facts = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
    const rows = [];
    for (const event of events) {
        const fact = facts.get(event.fact) ?? null;
        const replaces = ADOPTING_TYPES.has(event.type) ? replacedBy(event, fact, base) : [];
        const { approved, approvals } = await answerTo({ paths: coveredPaths(event.fact, fact), event }, requiredSets(event.fact, replaces, policy, owners), policy.adoption.approvals, authority);
        const adoption = head.judgement.adoptions.get(event.fact);
        const counts = adoption?.kind === 'unsettled' && adoption.events.some((one) => one.id === event.id);
        rows.push({ factId: event.fact, event, claim: event.claim, binding: event.binding, approved, effective: counts && approved ? 'on_merge' : 'never', approvals, replaces });
    }
    return rows;
}
function coveredPaths(factId, fact) {
    return [...new Set([factPath(factId), ...(fact?.sources ?? []).map((source) => source.path)])];
}
function requiredSets(factId, replaces, policy, owners) {
    const sets = [];
    for (const id of [factId, ...replaces]) {
        const adopters = adoptersOf(id, factPath(id), policy, owners);
        if (!sets.some((known) => isSameAdopters(known, adopters)))
            sets.push(adopters);
    }
    return sets;
}
function replacedBy(event, fact, base) {
    const adopted = base.memory.facts.filter(({ id }) => id !== event.fact && base.judgement.adoptions.get(id)?.kind === 'adopted');
    const records = adopted.filter(({ id, fact: old }) => {
        if (old === null)
            return false;
        if (old.claim === event.claim)
            return true;
        if (fact === null)
            return false;
        return fact.supersedes.includes(id) || fact.statement.trim() === old.statement.trim() || (fact.claimKey !== null && fact.claimKey === old.claimKey);
    });
    const settledElsewhere = base.memory.events.filter((one) => one.fact !== event.fact && one.claim === event.claim && ADOPTING_TYPES.has(one.type)).map((one) => one.fact);
    return [...new Set([...records.map(({ id }) => id), ...settledElsewhere])].toSorted();
}

;




const MOST_AUDITED = 200;
const NO_AUDIT = { rows: [], left: 0 };
async function auditOf(settled, policy, owners, { known, trace }, most = MOST_AUDITED) {
    const facts = new Map(settled.memory.facts.map((record) => [record.id, record.fact]));
    const events = [...eventsByFact(settled.memory.events)]
        .flatMap(([id, own]) => inForce(own, facts.get(id) ?? null, settled.judgement.adoptions.get(id)))
        .filter((event) => known?.has(event.id) !== true)
        .toSorted((a, b) => (a.fact === b.fact ? (a.id < b.id ? -1 : 1) : a.fact < b.fact ? -1 : 1));
    const rows = [];
    for (const event of events.slice(0, most)) {
        const sets = requiredSets(event.fact, ADOPTING_TYPES.has(event.type) ? (facts.get(event.fact)?.supersedes ?? []) : [], policy, owners);
        rows.push({ event, trail: await trace({ event, sets, needed: policy.adoption.approvals }) });
    }
    return { rows, left: Math.max(0, events.length - most) };
}
function inForce(events, fact, adoption) {
    const retired = events.filter((event) => event.type === 'fact.retired');
    if (retired.length > 0)
        return retired;
    const last = lastDecisive(events);
    if (adoption?.kind === 'adopted' && fact !== null)
        return last.filter((event) => adopts(event, fact));
    return last.filter((event) => !ADOPTING_TYPES.has(event.type));
}
function auditedFacts({ rows }) {
    const audited = new Map();
    for (const { event, trail } of rows)
        audited.set(event.fact, trail.audited || audited.get(event.fact) === true);
    return audited;
}
function withAudit(entries, audit) {
    const audited = auditedFacts(audit);
    return entries.map((entry) => {
        const own = entry.record === null || entry.status === 'policy_blocked' || entry.record.path !== factPath(entry.record.id) ? undefined : audited.get(entry.record.id);
        return own === undefined ? entry : { ...entry, audited: own };
    });
}

;
function isBlockingStale({ importance }, { rules, stale }) {
    const configured = rules['MT105'];
    if (configured !== undefined)
        return configured === 'error';
    return stale.block.includes('A') || stale.block.includes(`${importance}/A`);
}

;
const agents_name = (file) => new RegExp(`(?:^|/)${file}$`);
const AGENT_FILES = [
    { agent: 'claude', kind: 'memory', pattern: agents_name('claude(?:\\.local)?\\.md'), source: 'https://code.claude.com/docs/en/memory' },
    { agent: 'claude', kind: 'settings', pattern: agents_name('\\.claude/settings(?:\\.local)?\\.json'), source: 'https://code.claude.com/docs/en/settings' },
    { agent: 'claude', kind: 'skill', pattern: /(?:^|\/)\.claude\/skills\/.+/, source: 'https://code.claude.com/docs/en/skills' },
    { agent: 'claude', kind: 'rules', pattern: /(?:^|\/)\.claude\/(?:memory\.md|(?:rules|agents|commands)\/.+)$/, source: 'https://code.claude.com/docs/en/memory' },
    { agent: 'codex', kind: 'memory', pattern: agents_name('agents(?:\\.override)?\\.md'), source: 'https://agents.md' },
    { agent: 'codex', kind: 'rules', pattern: /(?:^|\/)\.codex\/.+/, source: 'https://developers.openai.com/codex/guides/agents-md' },
    { agent: 'cursor', kind: 'rules', pattern: /(?:^|\/)(?:\.cursorrules|\.cursor\/rules(?:\.md|\/.+)?)$/, source: 'https://cursor.com/docs/context/rules' },
    { agent: 'gemini', kind: 'memory', pattern: agents_name('gemini\\.md'), source: 'https://google-gemini.github.io/gemini-cli/docs/cli/gemini-md.html' },
    { agent: 'copilot', kind: 'memory', pattern: agents_name('\\.github/copilot-instructions\\.md'), source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions' },
    { agent: 'copilot', kind: 'rules', pattern: /(?:^|\/)\.github\/instructions\/.+/, source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions' },
    { agent: 'windsurf', kind: 'rules', pattern: /(?:^|\/)(?:\.windsurfrules|\.windsurf\/rules\/.+)$/, source: 'https://docs.windsurf.com/windsurf/cascade/memories' },
    { agent: 'cline', kind: 'rules', pattern: /(?:^|\/)\.clinerules(?:\/.+)?$/, source: 'https://docs.cline.bot/features/cline-rules' },
    { agent: 'roo', kind: 'rules', pattern: /(?:^|\/)\.roo\/.+/, source: 'https://docs.roocode.com/features/custom-instructions' },
    { agent: 'junie', kind: 'rules', pattern: /(?:^|\/)\.junie\/.+/, source: 'https://www.jetbrains.com/help/junie/customize-guidelines.html' },
    { agent: 'serena', kind: 'memory', pattern: /(?:^|\/)\.serena\/memories\/.+/, source: 'https://github.com/oraios/serena' },
    { agent: 'memory-bank', kind: 'memory', pattern: /(?:^|\/)memory-bank\/.+\.md$/, source: 'https://docs.cline.bot/prompting/cline-memory-bank' },
    { agent: 'aider', kind: 'memory', pattern: /^conventions\.md$/, source: 'https://aider.chat/docs/usage/conventions.html' },
    { agent: 'skill', kind: 'skill', pattern: agents_name('skill\\.md'), source: 'https://agentskills.io' },
];
const WITNESSES = ['x.md', 'rules/x.md', 'skills/x.md', 'memories/x.md', 'instructions/x.md', 'settings.json'];
function agentFolderOf(path) {
    for (const witness of WITNESSES) {
        const known = agentFileOf(`${path}/${witness}`);
        if (known !== null)
            return known;
    }
    return null;
}
function agentFileOf(path) {
    const folded = path.toLowerCase();
    return AGENT_FILES.find((known) => known.pattern.test(folded)) ?? null;
}

;



async function inventory(tree, base, read) {
    const resolver = new resolve_PathResolver(tree);
    const then = base === null ? null : new resolve_PathResolver(base);
    const found = [];
    for (const entry of tree.entries.values()) {
        if (entry.path.startsWith('.memtrust/'))
            continue;
        const asFile = agentFileOf(entry.path);
        const known = asFile ?? (entry.kind === 'symlink' ? agentFolderOf(entry.path) : null);
        if (known === null)
            continue;
        const place = entry.kind === 'symlink' ? await resolver.resolve(entry.path) : null;
        if (asFile === null && place?.kind !== 'directory')
            continue;
        const before = base?.entries.get(entry.path);
        const same = before !== undefined && before.oid !== null && before.oid === entry.oid && before.kind === entry.kind;
        found.push({
            id: `live:${known.agent}:${entry.path}`,
            agent: known.agent,
            kind: known.kind,
            path: entry.path,
            paths: place?.kind === 'file' || place?.kind === 'directory' ? [...place.via, place.path] : [entry.path],
            oid: entry.oid,
            settled: same && (place?.kind !== 'file' || (await leadsToSame(place.entry, then, entry.path))),
            text: place !== null && place.kind !== 'file' ? '' : null,
        });
    }
    found.sort((a, b) => (a.path < b.path ? -1 : 1));
    return read ? withTexts(tree, found) : found;
}
const BATCH = 200;
async function withTexts(tree, found) {
    const read = [];
    let left = MEMORY_TOTAL_BYTES;
    for (let from = 0; from < found.length; from += BATCH) {
        const batch = found.slice(from, from + BATCH);
        const contents = left <= 0 ? new Map() : await tree.read(batch.map((source) => source.paths.at(-1) ?? source.path), limits_MEMORY_FILE_BYTES);
        for (const source of batch) {
            const content = contents.get(source.paths.at(-1) ?? source.path);
            const bytes = content?.kind === 'bytes' ? content.bytes : null;
            left -= bytes?.length ?? 0;
            read.push({ ...source, text: bytes === null ? source.text : Buffer.from(bytes).toString('utf8') });
        }
    }
    return read;
}
async function leadsToSame(target, base, path) {
    const before = await base?.resolve(path);
    return before?.kind === 'file' && before.entry.oid !== null && before.entry.oid === target.oid;
}

;


async function takeSnapshot(tree, memory, base, policy, settled, now, decide) {
    const live = await inventory(tree, base, policy.exclude_text.length > 0);
    const judgement = await assess({ tree, memory, live, settled: settled?.events ?? memory.events, settledLinks: settled?.links ?? new Map() }, policy, now, decide);
    return { tree, memory, live, judgement };
}
function trustedIds(snapshot) {
    return new Set(snapshot.judgement.entries.filter((entry) => entry.trustedBaseline).map((entry) => entry.id));
}
function blockedFacts(snapshot) {
    return new Map([...snapshot.judgement.blocks].flatMap(([shown, { factId }]) => (factId === null ? [] : [[factId, shown]])));
}
function openFacts(snapshot) {
    return snapshot.judgement.entries.flatMap((entry) => (entry.record === null || entry.status === 'policy_blocked' ? [] : [{ ...entry, record: entry.record }]));
}

;





async function coverageOf({ paths, event }, reviewed, judged) {
    const [before, now] = [new PathResolver(reviewed), new PathResolver(judged)];
    for (const path of paths) {
        if (!isSame(await contentOf(path, reviewed, before), await contentOf(path, judged, now)))
            return { same: false, why: say `what it approved is not what would be merged: ${path} differs` };
    }
    if (event !== null && !(await hasEvent(reviewed, event.fact, event.id)))
        return { same: false, why: say `what it approved is not what would be merged: the record of ${event.fact} was not there` };
    return { same: true };
}
async function touchesMatter({ paths, event }, commit, parents) {
    const own = new PathResolver(commit);
    const before = parents.map((tree) => ({ tree, resolver: new PathResolver(tree) }));
    for (const path of [...paths, ...(event === null ? [] : [ledgerPath(event.fact)])]) {
        const here = await contentOf(path, commit, own);
        if (parents.length === 0 && here?.startsWith(MISSING) !== true)
            return true;
        const there = await Promise.all(before.map(async ({ tree, resolver }) => contentOf(path, tree, resolver)));
        if (there.length > 0 && there.every((content) => !isSame(content, here)))
            return true;
    }
    return false;
}
const MISSING = 'missing';
function isSame(a, b) {
    return a !== null && a === b;
}
async function contentOf(path, tree, resolver) {
    const place = await resolver.resolve(path);
    switch (place.kind) {
        case 'file':
            return place.entry.oid === null ? null : `file ${JSON.stringify(place.via)} ${place.path} ${place.entry.oid}`;
        case 'directory':
            return `directory ${JSON.stringify(place.via)} ${listing(place.path, tree)}`;
        case 'submodule':
            return `submodule ${place.path} ${tree.entries.get(place.path)?.oid ?? 'unknown'}`;
        case 'missing':
            return `${MISSING} ${place.path}`;
        case 'refused':
            return `refused ${place.why}`;
    }
}
function listing(folder, tree) {
    const entries = [...tree.entries.values()].filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));
    return JSON.stringify(entries.map(({ path, kind, oid }) => [path, kind, oid]));
}
async function hasEvent(tree, factId, event) {
    const path = ledgerPath(factId);
    if (tree.entries.get(path)?.kind !== 'file')
        return false;
    const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
    return content?.kind === 'bytes' && parseLedger(factId, path, Buffer.from(content.bytes).toString('utf8')).events.some(({ id }) => id === event);
}

;







const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
async function gateFiles(base, head, changed) {
    if (changed.size === 0)
        return [];
    const found = [];
    const add = (path, part) => void found.push({ path, part });
    const gate = await gateWorkflows(base, head);
    const attributes = await textsOf([base, head], [...changed].filter((path) => ATTRIBUTES.test(path)));
    const workflows = await textsOf([head], [...changed].filter((path) => WORKFLOW.test(path)));
    for (const path of [...changed].toSorted()) {
        if (path === POLICY_PATH)
            add(path, 'policy');
        else if (CODEOWNERS_PATHS.some((known) => known === path))
            add(path, 'owners');
        else if (WORKFLOW.test(path))
            add(path, gate.files.has(path) || couldStandIn(workflows[0]?.get(path) ?? null, gate.checks) ? 'gate-workflow' : 'workflow');
        else if (isOfLocalAction(path, gate.actions))
            add(path, 'action');
        else if (ATTRIBUTES.test(path) && hidesMemory(path, attributes[0]?.get(path) ?? '', attributes[1]?.get(path) ?? '', head))
            add(path, 'attributes');
    }
    return found;
}
async function gateWorkflows(base, head) {
    const files = new Set();
    const checks = new Set();
    const folders = new Set();
    for (const tree of [base, head]) {
        const [texts = new Map()] = await textsOf([tree], [...tree.entries.keys()].filter((path) => WORKFLOW.test(path)));
        const locals = await localActions(tree);
        for (const [path, text] of texts) {
            const workflow = parsed(text ?? '');
            const uses = usesIn(workflow);
            const isGate = text === null || /memtrust/i.test(text) || uses.some((use) => locals.has(use));
            if (!isGate)
                continue;
            files.add(path);
            for (const use of uses) {
                if (WORKFLOW.test(use))
                    files.add(use);
                else
                    folders.add(use);
            }
            if (tree === base)
                for (const name of jobsOf(workflow))
                    checks.add(name);
        }
    }
    return { files, checks, actions: [...folders, ...(await mainsOf(base, folders))] };
}
async function localActions(tree) {
    const paths = [...tree.entries.keys()].filter((path) => /(?:^|\/)action\.ya?ml$/.test(path));
    const [texts] = await textsOf([tree], paths);
    return new Set([...(texts ?? [])].filter(([, text]) => text !== null && /memtrust/i.test(text)).map(([path]) => path.replace(/\/?action\.ya?ml$/, '')));
}
async function mainsOf(tree, folders) {
    if (!folders.has(''))
        return [];
    const [texts] = await textsOf([tree], ['action.yml', 'action.yaml']);
    return [...(texts ?? [])].flatMap(([, text]) => {
        const runs = field(parsed(text ?? ''), 'runs');
        return ['main', 'pre', 'post', 'image'].flatMap((key) => {
            const path = typeof field(runs, key) === 'string' ? normalisePath(String(field(runs, key))) : null;
            return path === null ? [] : [foldersAbove(path)[0] ?? path];
        });
    });
}
function isOfLocalAction(path, actions) {
    return actions.some((folder) => (folder === '' ? /^action\.ya?ml$/.test(path) : path === folder || path.startsWith(`${folder}/`)));
}
function couldStandIn(text, checks) {
    if (text === null)
        return false;
    const workflow = parsed(text);
    if (workflow === undefined)
        return checks.size > 0;
    return jobsOf(workflow).some((name) => [...checks].some((check) => couldBe(name, check)));
}
function couldBe(name, check) {
    const pieces = name.split(/\$\{\{[\s\S]*?\}\}/).map((piece) => piece.toLowerCase());
    const wanted = check.toLowerCase();
    const [first = '', ...rest] = pieces;
    if (rest.length === 0)
        return wanted === first || check.includes('${{');
    const last = rest.pop() ?? '';
    if (!wanted.startsWith(first) || !wanted.endsWith(last) || wanted.length < first.length + last.length)
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = wanted.indexOf(piece, at);
        if (found < 0 || found + piece.length > wanted.length - last.length)
            return false;
        at = found + piece.length;
    }
    return true;
}
function jobsOf(workflow) {
    return Object.entries(mapping(field(workflow, 'jobs'))).map(([id, job]) => {
        const name = field(job, 'name');
        return typeof name === 'string' || typeof name === 'number' ? String(name) : id;
    });
}
function usesIn(workflow) {
    const jobs = Object.values(mapping(field(workflow, 'jobs')));
    const steps = jobs.flatMap((job) => {
        const listed = field(job, 'steps');
        return Array.isArray(listed) ? listed : [];
    });
    return [...jobs, ...steps].flatMap((part) => {
        const uses = field(part, 'uses');
        return typeof uses === 'string' && uses.startsWith('./') ? [normalisePath(uses) ?? ''] : [];
    });
}
const HIDING = /^(?:-diff|binary|-text|linguist-generated(?:=true)?|linguist-vendored(?:=true)?|filter=.*|ident|working-tree-encoding=.*)$/;
const MEMORY_NAMES = [POLICY_PATH, '.memtrust/facts/a.md', '.memtrust/facts/a/b.md', '.memtrust/ledger/a.jsonl', '.memtrust/ledger/a/b.jsonl', '.memtrust/fixtures/a.yml', 'CLAUDE.md', 'AGENTS.md', 'GEMINI.md', '.claude/settings.json', ...CODEOWNERS_PATHS];
function hidesMemory(path, before, after, head) {
    const folder = path.slice(0, -'.gitattributes'.length);
    const [old, now] = [hidingPatterns(before), hidingPatterns(after)];
    const differing = [...old.filter((line) => !now.includes(line)), ...now.filter((line) => !old.includes(line))];
    if (differing.length === 0)
        return false;
    const memory = [...head.entries.keys()].filter((name) => name.startsWith('.memtrust/') || WORKFLOW.test(name) || agentFileOf(name) !== null);
    return differing.some((line) => {
        const [pattern = ''] = line.split('\0');
        return pattern.startsWith('[attr]') || [...memory, ...MEMORY_NAMES].some((name) => name.startsWith(folder) && ownsPath(pattern, name.slice(folder.length)));
    });
}
function hidingPatterns(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const [pattern = '', ...attributes] = line.trim().split(/[ \t]+/);
        return pattern === '' || pattern.startsWith('#') || !attributes.some((attribute) => HIDING.test(attribute)) ? [] : [`${unquoted(pattern)}\0${attributes.join(' ')}`];
    });
}
function unquoted(pattern) {
    return /^".*"$/.test(pattern) ? pattern.slice(1, -1) : pattern;
}
async function textsOf(trees, paths) {
    return Promise.all(trees.map(async (tree) => {
        const contents = await tree.read(paths.filter((path) => tree.entries.get(path)?.kind === 'file'), limits_MEMORY_FILE_BYTES);
        return new Map([...contents].map(([path, content]) => [path, content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null]));
    }));
}
function parsed(text) {
    try {
        const document = (0,dist .Tp)(text, { uniqueKeys: false, logLevel: 'silent' });
        return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 });
    }
    catch {
        return undefined;
    }
}
function mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}
function field(value, name) {
    const object = mapping(value);
    return Object.hasOwn(object, name) ? object[name] : undefined;
}

;










async function gateChanges(asked, changed) {
    const { base, head, policy, owners } = asked;
    const files = await gateFiles(base.tree, head.tree, changed);
    const actions = files.filter(({ part }) => part === 'action').map(({ path }) => path);
    const changes = [];
    for (const { path, part } of files) {
        if (part === 'workflow')
            changes.push({ part, paths: [path], approved: null, approvals: [] });
        else if (part !== 'action')
            changes.push({ part, ...(await answered([path], approversOf(policy, owners, path), asked)) });
    }
    const [first] = actions;
    if (first !== undefined)
        changes.push({ part: 'action', ...(await answered(actions, approversOf(policy, owners, first), asked)) });
    return changes;
}
async function liveChanges(asked) {
    const { base, head, policy, owners } = asked;
    if (base === head)
        return [];
    const names = await namesOf([base.tree, head.tree], policy.live.require_adoption);
    const [before, now] = [new resolve_PathResolver(base.tree), new resolve_PathResolver(head.tree)];
    const changes = [];
    for (const name of names) {
        const [old, young] = [await contentOf(name, base.tree, before), await contentOf(name, head.tree, now)];
        if (old === null || old !== young)
            changes.push(await answered([name], keepersOf(name, policy, owners), asked));
    }
    return changes;
}
async function releasedFacts({ base, head, policy, owners, authority }) {
    const released = new Set();
    if (base === head)
        return released;
    const before = new Map(openFacts(base).map((entry) => [entry.id, entry.status]));
    for (const { id, record, status, anchors } of openFacts(head)) {
        if (status !== 'stale' || before.get(id) === 'stale' || record.fact === null || !isBlockingStale(record.fact, policy))
            continue;
        const paths = [...new Set([...coveredPaths(id, record.fact), ...anchors.map((anchor) => anchor.path)])];
        const { approved } = await answerTo({ paths, event: null }, [adoptersOf(id, record.path, policy, owners)], policy.adoption.approvals, authority);
        if (approved)
            released.add(id);
    }
    return released;
}
async function answered(paths, adopters, { policy, authority }) {
    if (isNobody(adopters))
        return { paths, approved: null, approvals: [] };
    return { paths, ...(await answerTo({ paths, event: null }, [adopters], policy.adoption.approvals, authority)) };
}
async function namesOf(trees, patterns) {
    const names = new Set();
    for (const tree of trees) {
        for (const path of tree.entries.keys())
            if (patterns.some((pattern) => pathMatches(pattern, path)))
                names.add(path);
        const resolver = new resolve_PathResolver(tree);
        for (const pattern of patterns) {
            const path = normalisePath(pattern.replace(/^\/+/, ''));
            if (path === null || names.has(path) || (await resolver.resolve(path)).kind !== 'file')
                continue;
            names.add(path);
        }
    }
    return [...names].toSorted();
}

;


function revivals(base, head, adoptions) {
    if (head === base)
        return [];
    const decided = new Set(adoptions.filter((row) => row.approved).map((row) => row.factId));
    const before = new Map(base.memory.facts.map((record) => [record.id, record]));
    const events = eventsByFact(head.memory.events);
    const adopts = (fact, id) => fact !== null && fact !== undefined && adoptionOf(fact, events.get(id) ?? [], []).kind === 'adopted';
    const after = new Map(head.memory.facts.filter((record) => adopts(record.fact, record.id)).map((record) => [record.id, record]));
    const superseded = supersede([...after.values()], new Map()).inForce;
    const found = new Map();
    for (const id of exposed(base.memory.events, events, adoptions))
        found.set(id, { id, heldBy: 'event', approved: false });
    const revive = (id, heldBy, holders) => {
        if (found.get(id)?.approved ?? true)
            found.set(id, { id, heldBy, approved: holders.every((holder) => decided.has(holder)) });
    };
    for (const old of base.judgement.supersession.inForce.keys()) {
        const holders = base.judgement.supersession.links.filter((link) => link.old === old).map((link) => link.by);
        if (!superseded.has(old) && adopts(before.get(old)?.fact, old))
            revive(old, 'successor', holders);
    }
    for (const { id, record, conflictsWith } of base.judgement.entries) {
        const gone = conflictsWith.filter((rival) => !after.has(rival));
        if (gone.length === 0 || superseded.has(id) || !adopts(record?.fact, id))
            continue;
        const key = record?.fact?.claimKey ?? null;
        if (!rivals(after.values(), key).some((rival) => rival !== id && !superseded.has(rival)))
            revive(id, 'rival', gone);
    }
    return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
function exposed(settled, after, adoptions) {
    const approved = eventsByFact(adoptions.filter((row) => row.approved).map((row) => row.event));
    return [...eventsByFact(settled)].flatMap(([id, known]) => {
        const kept = new Set(after.get(id)?.map((event) => event.id));
        if (known.every((event) => kept.has(event.id)))
            return [];
        const old = new Set(known.map((event) => event.id));
        const live = new Set([...adoptable(known), ...(approved.get(id) ?? [])].map(textOf));
        return adoptable(after.get(id) ?? []).some((event) => old.has(event.id) && !live.has(textOf(event))) ? [id] : [];
    });
}
function textOf(event) {
    return `${event.claim} ${event.binding}`;
}
function rivals(records, claimKey) {
    return [...records].filter((record) => claimKey !== null && record.fact?.claimKey === claimKey).map((record) => record.id);
}

;




const adoptionMismatch = {
    code: 'MT208',
    name: 'adoption-mismatch',
    severity: 'error',
    summary: 'A new adoption record adopts something that is not there.',
    why: 'A record is for exactly one text. One that is written before its text, or kept for later, would let the text come in unseen.',
    remedy: 'Remove the record and adopt the fact as it is: `npx memtrust adopt ID`.',
    fixed: true,
    *run({ base, head }) {
        const settled = new Set(base.memory.events.map((event) => event.id));
        const facts = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
        const blocked = blockedFacts(head);
        for (const [id, events] of eventsByFact(head.memory.events)) {
            const fresh = events.filter((event) => !settled.has(event.id) && ADOPTING_TYPES.has(event.type));
            if (fresh.length === 0)
                continue;
            const fact = facts.get(id) ?? null;
            const last = new Set(lastDecisive(events));
            for (const event of fresh) {
                if (fact !== null && fact.claim === event.claim && fact.binding === event.binding)
                    continue;
                if (fact !== null && !last.has(event))
                    continue;
                const shown = blocked.get(id) ?? id;
                const path = blocked.has(id) ? null : `.memtrust/ledger/${id}.jsonl`;
                yield {
                    message: fact === null ? phrase_say `a record adopts ${shown}, which is not there or not valid` : phrase_say `a record adopts another text of ${shown} than the file has`,
                    remedy: path === null ? plain('Remove the line from its ledger.') : phrase_say `Remove the line from ${path}, then run ${`npx memtrust adopt ${id}`}.`,
                    path,
                    factId: shown,
                    key: path === null ? '' : event.id,
                };
            }
        }
    },
};

;



const bindingMismatch = {
    code: 'MT104',
    name: 'binding-mismatch',
    severity: 'error',
    summary: 'A new or changed binding does not describe the file that it cites.',
    why: 'A digest that is written together with a fact must be the digest of what stands in the tree now. Otherwise a fact could be adopted for code that only comes later.',
    remedy: 'Recompute it: `npx memtrust bind ID PATH`, then adopt the fact again.',
    fixed: true,
    *run({ base, head }) {
        const before = new Map(base.memory.facts.map((record) => [record.id, record.fact?.binding]));
        for (const { id, record, anchors } of openFacts(head)) {
            if (record.fact === null || before.get(id) === record.fact.binding)
                continue;
            for (const anchor of anchors) {
                if (anchor.outOfTree || !breaksTrust(anchor.verdict))
                    continue;
                yield {
                    message: phrase_say `the binding of ${id} is not what ${anchor.path} says (${[anchor.why === null ? anchor.verdict : anchor.why]})`,
                    remedy: phrase_say `Run ${`npx memtrust bind ${id} ${anchor.path}`} and adopt it again.`,
                    path: record.path,
                    factId: id,
                    key: `${anchor.path}\0${anchor.selector}`,
                };
            }
        }
    },
};

;




const bindingWithoutRecord = {
    code: 'MT203',
    name: 'binding-without-record',
    severity: 'error',
    summary: 'What an adopted fact rests on was changed without a record.',
    why: 'A new binding says: it still holds for the new code. That is a claim of its own; without a record that adopts it, stamping a new digest would make any fact fresh.',
    remedy: 'Adopt the new binding: `npx memtrust adopt ID`, and have it approved.',
    fixed: true,
    *run({ head }) {
        const events = eventsByFact(head.memory.events);
        for (const { id, record, reasons } of openFacts(head)) {
            const { fact } = record;
            if (fact === null || !reasons.includes('adoption_digest_mismatch') || !isReboundOnly(fact, events.get(id) ?? []))
                continue;
            yield { message: phrase_say `the sources of ${id} were bound anew, and no record adopts the new binding`, remedy: phrase_say `Run ${`npx memtrust adopt ${id}`} and have it approved.`, path: record.path, factId: id, key: fact.binding };
        }
    },
};
function isReboundOnly(fact, events) {
    return lastDecisive(events).some((event) => event.claim === fact.claim && event.binding !== fact.binding);
}

;

const blockedAccepted = {
    code: 'MT109',
    name: 'blocked-accepted',
    severity: 'error',
    summary: 'A fact is accepted, or claims to be, and the policy blocks it.',
    why: 'What the policy excludes never shows its text and is never trusted, whatever was adopted. Somebody should see the contradiction. Nothing of the text, its digest or its size is repeated here.',
    remedy: 'Remove the fact, or what makes the policy block it.',
    fixed: true,
    *run({ head }) {
        for (const entry of head.judgement.entries) {
            const block = head.judgement.blocks.get(entry.id);
            if (block === undefined || !block.claimsTrust)
                continue;
            yield { message: phrase_say `${entry.id} is accepted, but the policy blocks it (${[block.by]})`, remedy: plain('Remove the fact, or what makes the policy block it.'), path: entry.path, factId: entry.id };
        }
    },
};

;


const brokenLedger = {
    code: 'MT110',
    name: 'broken-ledger',
    severity: 'error',
    summary: 'A line of a ledger is cut, altered, or of another fact.',
    why: 'Events are known by the digest of their content. A line that does not hold counts for nothing; the other lines keep their meaning.',
    remedy: 'Restore the line from history (`git log -p` on the file), or remove it if it never was an event.',
    fixed: true,
    *run({ head }) {
        const blocked = blockedFacts(head);
        const alike = new Map();
        for (const { path, factId, problem } of head.memory.ledgerFaults) {
            const shown = blocked.get(factId);
            const fault = `${factId}\0${JSON.stringify(problem.message)}`;
            const count = (alike.get(fault) ?? 0) + 1;
            alike.set(fault, count);
            yield {
                message: shown === undefined ? phrase_say `${path}: ${problem.message}` : phrase_say `a line of the ledger of ${shown} does not hold`,
                remedy: plain('Restore the line from history, or remove it.'),
                path: shown === undefined ? path : null,
                line: problem.line,
                factId: shown ?? factId,
                key: `${JSON.stringify(problem.message)}${count === 1 ? '' : `\0${count}`}`,
            };
        }
    },
};

;



const brokenSupersession = {
    code: 'MT204',
    name: 'broken-supersession',
    severity: 'error',
    summary: 'A `supersedes:` leads nowhere, to itself, or in a circle.',
    why: 'Only an adopted fact supersedes another, and only a fact that is there. A link without effect never takes trust away, which would be a way to deny it; but somebody meant something by it.',
    remedy: 'Correct the id, or remove the line.',
    fixed: true,
    *run({ head }) {
        const known = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
        const inCircle = circlesOf(new Map([...known].map(([id, fact]) => [id, fact?.supersedes ?? []])));
        for (const { id, record } of openFacts(head)) {
            for (const old of record.fact?.supersedes ?? []) {
                const why = old === id ? plain('which is itself') : !known.has(old) ? plain('which does not exist') : inCircle(id, old) ? plain('which supersedes it in turn') : null;
                if (why === null)
                    continue;
                yield { message: phrase_say `${id} supersedes ${old}, ${why}; it has no effect`, remedy: phrase_say `Correct the line in ${record.path}, or remove it.`, path: record.path, factId: id, key: old };
            }
        }
    },
};

;

const codeownersSkipped = {
    code: 'MT706',
    name: 'codeowners-skipped',
    severity: 'warning',
    summary: 'The policy lets code owners adopt, and a line of CODEOWNERS counts for nothing.',
    why: 'GitHub skips what it does not understand there, and so does the gate: `!`, `[ ]`, a `#` behind a backslash, words that are no account. It asks nobody whose an e-mail address is. Somebody meant to be an adopter then is none.',
    remedy: 'Name accounts as `@login` or `@organisation/team`, with patterns that GitHub supports.',
    fixed: false,
    *run({ owners }) {
        if (owners === null)
            return;
        const { path, warnings } = owners.head;
        for (const { message, line } of warnings)
            yield { message: phrase_say `${path ?? ''}: ${message}`, remedy: plain('Name accounts as `@login` or `@organisation/team`, with patterns that GitHub supports.'), path, line, key: `${JSON.stringify(message)} ${line ?? 0}` };
    },
};

;


const conflictingFacts = {
    code: 'MT205',
    name: 'conflicting-facts',
    severity: 'error',
    summary: 'Two accepted facts state the same attribute of the same subject.',
    why: 'Both have one `claim_key` and neither supersedes the other, so none of them can be believed. A stale or unadopted twin takes no trust away.',
    remedy: 'Let the right one supersede the other: `supersedes: [ID]`, then adopt it again.',
    fixed: true,
    *run({ head }) {
        for (const { id, record, conflictsWith } of openFacts(head)) {
            if (conflictsWith.length === 0)
                continue;
            yield { message: phrase_say `${id} and ${enumerate(conflictsWith)} have one claim_key: they state the same attribute`, remedy: phrase_say `Add ${`supersedes: [${conflictsWith[0] ?? ''}]`} to the right one and adopt it again.`, path: record.path, factId: id, key: record.fact?.claimKey ?? '' };
        }
    },
};

;


const duplicateId = {
    code: 'MT102',
    name: 'duplicate-id',
    severity: 'error',
    summary: 'A file states the id of another fact.',
    why: 'The id of a fact is its path below `facts/` without `.md`. A second file that states the same id could speak in the name of the first; it is never trusted, and the first keeps its trust.',
    remedy: 'Remove the `id:` line from the copy, or give it the id that its file name says.',
    fixed: true,
    *run({ head }) {
        const ids = new Set(head.memory.facts.map((record) => record.id));
        for (const { id, record } of openFacts(head)) {
            if (record.statedId === null || record.statedId === id || !ids.has(record.statedId))
                continue;
            yield { message: phrase_say `${record.path} states the id ${record.statedId}, which is another fact's`, remedy: phrase_say `Set the id to ${id}, or remove the line.`, path: record.path, factId: id, key: record.statedId };
        }
    },
};

;



const expiredFact = {
    code: 'MT108',
    name: 'expired-fact',
    severity: 'warning',
    summary: 'An adopted fact is past its date, not valid yet, or due for review.',
    why: '`valid_until` takes trust away when it is past, `valid_from` gives it only from then on; `review_by` alone never changes trust.',
    remedy: 'Look at the fact; give it a new date and adopt it again, or retire it.',
    fixed: false,
    *run({ head, now }) {
        for (const { id, record, status, reasons } of openFacts(head)) {
            const { fact } = record;
            if (fact === null || (status !== 'stale' && status !== 'accepted'))
                continue;
            const remedy = phrase_say `Correct the date in ${record.path}, then run ${`npx memtrust adopt ${id}`}.`;
            if (reasons.includes('expired_fact'))
                yield { message: phrase_say `${id} was valid until ${fact.validUntil ?? ''}`, remedy, path: record.path, factId: id, key: 'until' };
            if (reasons.includes('not_yet_valid'))
                yield { message: phrase_say `${id} is valid only from ${fact.validFrom ?? ''}`, remedy, path: record.path, factId: id, key: 'from' };
            const due = fact.reviewBy === null ? null : startOf(fact.reviewBy);
            if (due !== null && now >= due)
                yield { message: phrase_say `${id} was due for review by ${fact.reviewBy ?? ''}`, remedy, path: record.path, factId: id, key: 'review', severity: 'notice' };
        }
    },
};

;



const falseRebound = {
    code: 'MT209',
    name: 'false-rebound',
    severity: 'error',
    summary: 'A `fact.rebound` says that cited text only moved, and that is not so.',
    why: 'Following a text to another place of its file changes nothing that was adopted, so it needs no approval. That holds only if the gate finds it so itself: the same statement, the same sources, each of them with the same text at the base and now. Anything else is a new claim and must be adopted as one.',
    remedy: 'Remove the line. If the sources changed and the fact still holds: `npx memtrust reverify ID`, and have it approved.',
    fixed: true,
    *run({ base, head }) {
        const settled = new Set(base.memory.events.map((event) => event.id));
        const blocked = blockedFacts(head);
        for (const event of head.memory.events) {
            if (event.type !== 'fact.rebound' || settled.has(event.id))
                continue;
            const why = faultOf(event, base, head);
            if (why === null)
                continue;
            const hidden = blocked.has(event.fact);
            const id = blocked.get(event.fact) ?? event.fact;
            yield {
                message: phrase_say `a record says that what ${id} cites only moved, but ${why}`,
                remedy: hidden ? plain('Remove the line from its ledger.') : phrase_say `Remove the line. If it still holds, run ${`npx memtrust reverify ${id}`} and have it approved.`,
                path: hidden ? null : `.memtrust/ledger/${id}.jsonl`,
                factId: id,
                key: hidden ? '' : event.id,
            };
        }
    },
};
function faultOf(event, base, head) {
    const before = base.memory.facts.find((record) => record.id === event.fact)?.fact ?? null;
    if (before === null || base.judgement.adoptions.get(event.fact)?.kind !== 'adopted')
        return plain('no such fact is adopted at the base');
    if (event.claim !== before.claim)
        return plain('it is about another statement than the adopted one');
    if (event.binding !== before.binding)
        return plain('its sources are not those that were adopted');
    for (const [snapshot, when] of [[base, 'at the base'], [head, 'now']]) {
        const entry = snapshot.judgement.entries.find((one) => one.id === event.fact);
        const broken = entry?.anchors.find((anchor) => breaksTrust(anchor.verdict));
        if (broken !== undefined)
            return phrase_say `${broken.path} is ${[broken.verdict]} ${[when]}`;
    }
    return null;
}

;

const fixtureChanged = {
    code: 'MT303',
    name: 'fixture-changed',
    severity: 'warning',
    summary: 'The change edits or removes a fixture of the base.',
    why: 'The fixtures of the base judge this change, whatever it makes of them. Once it is merged the new ones count: a proof that is weakened or gone proves less from then on.',
    remedy: 'Let somebody who answers for the policy review it.',
    fixed: true,
    *run({ base, head }) {
        const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
        for (const { path, text } of base.memory.fixtures) {
            if (after.get(path) === text)
                continue;
            yield { message: phrase_say `the fixture ${path} is ${[after.has(path) ? 'edited' : 'removed']}; the one of the base was run`, remedy: plain('Let somebody who answers for the policy review it.'), path };
        }
    },
};

;

const fixtureContaminated = {
    code: 'MT301',
    name: 'fixture-contaminated',
    severity: 'error',
    summary: 'A false-memory or stale-memory fixture does not end as it must.',
    why: 'The fixtures run through the same judge as your facts. If one fails, the promise of the gate does not hold for this repository and policy, so nothing may pass.',
    remedy: 'Run `npx memtrust fixtures` to see which expectation fails.',
    fixed: true,
    *run({ fixtures }) {
        for (const one of fixtures.cases) {
            if (!one.passed)
                yield { message: phrase_say `the fixture ${one.id} fails: ${[one.why ?? '']}`, remedy: plain('Run `npx memtrust fixtures`.'), key: `${one.kind}\0${one.id}` };
        }
    },
};

;

const gateChanged = {
    code: 'MT705',
    name: 'gate-changed',
    severity: 'error',
    summary: 'The change edits what the gate stands on: workflows that run it, CODEOWNERS, or attributes of memory.',
    why: 'A workflow without the gate, a job that takes the name of its check, an owner added to CODEOWNERS, or an attribute that hides a file from review would let a later change through. Other workflows are only named.',
    remedy: 'Let somebody approve it whom the policy of the base branch names under `policy: approvers`, or else under `adoption: adopters`.',
    fixed: true,
    *run({ gate, surface, policy }) {
        for (const change of gate) {
            const { part, paths, approved } = change;
            if (part === 'policy')
                continue;
            const [path = null] = paths;
            const common = { path, key: part };
            if (part === 'workflow')
                yield { ...common, severity: 'notice', message: phrase_say `${path ?? ''} is a workflow, and has nothing to do with the gate as far as can be seen`, remedy: plain('Check that it does not.') };
            else if (approved === true)
                yield { ...common, severity: 'notice', message: phrase_say `${what(change)}, which is approved`, remedy: plain('Nothing to do.') };
            else if (approved === null)
                yield { ...common, severity: 'notice', message: phrase_say `${what(change)}; the policy of the base names nobody who could approve that`, remedy: plain('Name adopters in the policy.') };
            else if (surface !== 'pull-request')
                yield { ...common, severity: 'warning', message: phrase_say `${what(change)}; a pull request with it needs an approval`, remedy: plain('Have it approved.') };
            else
                yield { ...common, message: phrase_say `${what(change)}, and nobody who may approved it`, remedy: whoMay(policy.policy.approvers.length > 0 ? policy.policy.approvers : policy.adoption.adopters) };
        }
    },
};
function what({ part, paths }) {
    const named = enumerate(paths);
    switch (part) {
        case 'owners':
            return phrase_say `this change edits ${named}, which says who owns what`;
        case 'gate-workflow':
            return phrase_say `this change edits ${named}, a workflow that runs the gate or a job under its name`;
        case 'action':
            return phrase_say `this change edits ${named}, which the workflow of the gate runs`;
        case 'attributes':
            return phrase_say `this change edits lines of ${named} that hide changes of memory or what the gate stands on`;
        case 'policy':
        case 'workflow':
            return phrase_say `this change edits ${named}`;
    }
}
function whoMay(names) {
    return names.length === 0 ? plain('An owner of the file must approve this pull request.') : phrase_say `One of ${enumerate(names, 5)} must approve this pull request.`;
}

;

const incompleteEvaluation = {
    code: 'MT703',
    name: 'incomplete-evaluation',
    severity: 'error',
    summary: 'Not everything could be read.',
    why: 'Caps keep a hostile repository from stopping the gate. Past one, something was not judged, and what was not judged must not pass.',
    remedy: 'Remove what is too large or too much.',
    fixed: true,
    *run({ base, incomplete }) {
        for (const line of new Set(incomplete))
            yield { message: plain(line), remedy: plain('Remove what is too large or too much.'), key: line };
        for (const line of base.memory.incomplete) {
            if (!incomplete.includes(line))
                yield { message: plain(`of the base: ${line}`), remedy: plain('Nothing to do: this change mends it.'), severity: 'warning', key: line };
        }
    },
};

;

const invalidFixture = {
    code: 'MT302',
    name: 'invalid-fixture',
    severity: 'error',
    summary: 'A fixture file cannot be read.',
    why: 'A proof that cannot run proves nothing, so the verdict is `error`, never a pass.',
    remedy: 'Mend the file at the place that the message names; `npx memtrust schema fixture` prints the format.',
    fixed: true,
    *run({ fixtures }) {
        for (const { path, problem } of fixtures.faults) {
            yield { message: phrase_say `${path} is no valid fixture: ${problem.message}`, remedy: plain('Mend the file; `npx memtrust schema fixture` prints the format.'), path, line: problem.line, key: JSON.stringify(problem.message) };
        }
    },
};

;


const invalidPolicy = {
    code: 'MT701',
    name: 'invalid-policy',
    severity: 'error',
    summary: 'The policy cannot be read.',
    why: 'A gate that is not sure of its own rules must not pass anything. Until the file is mended, the strict defaults hold and the verdict is `error`.',
    remedy: 'Mend `.memtrust/policy.yml` at the place that the message names; `npx memtrust schema policy` prints the format.',
    fixed: true,
    *run({ base, head, softened }) {
        for (const problem of head.memory.policy.problems) {
            const place = problem.line === undefined ? '' : `:${problem.line}${problem.column === undefined ? '' : `:${problem.column}`}`;
            yield { message: phrase_say `${POLICY_PATH}${[place]}: ${problem.message}`, remedy: plain('Mend the file; `npx memtrust schema policy` prints the format.'), path: POLICY_PATH, line: problem.line, key: JSON.stringify(problem.message) };
        }
        if (base !== head && base.memory.policy.origin === 'broken' && head.memory.policy.origin !== 'broken') {
            yield { message: phrase_say `${POLICY_PATH} of the base cannot be read, so this change was judged under the strict defaults`, remedy: plain('Nothing to do: this change mends it.'), path: POLICY_PATH, severity: 'warning', key: 'base' };
        }
        for (const code of softened) {
            yield { message: phrase_say `${POLICY_PATH} softens ${[code]}, which stays an error whatever the policy says`, remedy: phrase_say `Remove ${code} from rules.`, path: POLICY_PATH, severity: 'warning', key: code };
        }
    },
};

;


const invalidRecord = {
    code: 'MT101',
    name: 'invalid-record',
    severity: 'error',
    summary: 'A fact file cannot be read as a fact.',
    why: 'A broken record is kept and shown, but it is never trusted: a fault takes trust away, not visibility. Common causes are a mistyped key, a status that does not exist, or bytes that are not UTF-8.',
    remedy: 'Mend the file at the place that the message names; `npx memtrust schema fact` prints the format.',
    fixed: true,
    *run({ head }) {
        for (const { id, record } of openFacts(head)) {
            for (const problem of record.problems) {
                if (record.statedId !== null && record.statedId !== id && head.memory.facts.some((other) => other.id === record.statedId))
                    continue;
                yield { message: phrase_say `${record.path} is no valid fact: ${problem.message}`, remedy: plain('Mend the file; `memtrust schema fact` prints the format.'), path: record.path, line: problem.line, factId: id, key: JSON.stringify(problem.message) };
            }
        }
        for (const stray of head.memory.strays) {
            if (stray.broken)
                yield { message: phrase_say `${stray.path}: ${stray.message}`, remedy: plain('Move or remove it, so that memory can be read there.'), path: stray.path };
        }
    },
};

;

const liveAdoptionMissing = {
    code: 'MT402',
    name: 'live-adoption-missing',
    severity: 'error',
    summary: 'The change edits an agent file for which the policy wants an approval, and there is none.',
    why: 'Agents obey such a file in every session. What `live: require_adoption` of the policy lists is changed only with the approval of an adopter who looked at exactly these bytes; what a link leads to belongs to it. There is no ledger for it. Where no policy names adopters, nobody could approve, and it is only said.',
    remedy: 'Ask an adopter to approve the pull request, or take the file out of `live: require_adoption`.',
    fixed: false,
    *run({ base, liveChanges, surface }) {
        for (const { paths, approved } of liveChanges) {
            const [path = ''] = paths;
            if (approved === true)
                continue;
            const common = { path, key: path };
            if (base.memory.policy.origin !== 'file' || approved === null) {
                yield { ...common, severity: 'notice', message: phrase_say `${path} changes, and no policy of the base names adopters who could approve that`, remedy: plain('Name adopters in the policy, and changes of it need their approval from then on.') };
            }
            else if (surface !== 'pull-request') {
                yield { ...common, severity: 'notice', message: phrase_say `${path} changes: a pull request with it needs an approval`, remedy: plain('Open a pull request, and ask an adopter to approve it.') };
            }
            else {
                yield { ...common, message: phrase_say `${path} changes, and no adopter approved exactly this`, remedy: plain('Ask an adopter to approve this pull request. Who that is stands under `adoption:` in the policy of the base branch.') };
            }
        }
    },
};

;

const liveMemoryChanged = {
    code: 'MT401',
    name: 'live-memory-changed',
    severity: 'notice',
    summary: 'The change touches a file that coding agents read.',
    why: 'What stands in such a file steers every agent that works here. It is advisory and never in the trusted baseline, but a reviewer should read it as instructions, not as documentation.',
    remedy: 'Read the change as an agent would obey it.',
    fixed: false,
    *run({ base, head, changedPaths }) {
        const before = new Map(base.live.map((live) => [live.path, live]));
        const hidden = (snapshot, id) => !snapshot.judgement.entries.some((entry) => entry.id === id && entry.status !== 'policy_blocked');
        for (const live of head.live) {
            const touched = live.paths.some((path) => changedPaths.has(path)) && !live.settled;
            const through = live.settled && live.paths.slice(1).some((path) => changedPaths.has(path));
            if ((!touched && !through) || hidden(head, live.id))
                continue;
            const what = before.has(live.path) ? 'is changed' : 'is added';
            yield { message: phrase_say `${live.path}, which ${[live.agent]} reads, ${[what]}`, remedy: plain('Read the change as an agent would obey it.'), path: live.path, key: live.agent };
        }
        const after = new Set(head.live.map((live) => live.path));
        for (const live of base.live) {
            if (!after.has(live.path) && !hidden(base, live.id))
                yield { message: phrase_say `${live.path}, which ${[live.agent]} reads, is removed`, remedy: plain('Check that nothing relied on it.'), path: live.path, key: live.agent };
        }
    },
};

;


const noMemory = {
    code: 'MT704',
    name: 'no-memory',
    severity: 'notice',
    summary: 'There are no facts, or there is no policy.',
    why: 'Without facts there is nothing to trust, and without a policy the strict defaults hold. Neither is wrong; both should be known.',
    remedy: 'Start with `npx memtrust init`.',
    fixed: false,
    *run({ head }) {
        const seen = head.live.length;
        if (head.memory.facts.length === 0) {
            yield { message: phrase_say `no facts; ${seen} agent ${[seen === 1 ? 'file' : 'files']} seen`, remedy: plain('Start with `npx memtrust init`; `npx memtrust sources` lists the agent files.'), key: 'facts' };
        }
        else if (head.memory.policy.origin === 'defaults') {
            yield { message: phrase_say `there is no ${POLICY_PATH}; the strict defaults hold, and nobody is named as an adopter`, remedy: plain('Write one with `npx memtrust init`.'), key: 'policy' };
        }
    },
};

;


const policyChanged = {
    code: 'MT702',
    name: 'policy-changed',
    severity: 'error',
    summary: 'The change edits the rules of the gate, and nobody who may approved that.',
    why: 'The policy of the base branch judges this change; the new one takes effect when it is merged. Whoever edits it changes what may be trusted from then on, so somebody whom the present one names must agree. The first policy has nobody to ask: whoever may write to the repository may bring it, and it is said whom it names.',
    remedy: 'Let somebody approve it whom the policy of the base branch names under `policy: approvers`, or else under `adoption: adopters`.',
    fixed: true,
    *run({ base, head, gate, surface, authorMayWrite, policy }) {
        const change = gate.find(({ part }) => part === 'policy');
        const [before, after] = [base.memory.policy, head.memory.policy];
        if (change === undefined || (after.digest === before.digest && after.origin === before.origin))
            return;
        const edits = before.origin === 'defaults' ? plain('this change adds the first policy') : phrase_say `this change edits ${POLICY_PATH}`;
        const review = 'Let somebody who answers for the policy review it.';
        if (change.approved === true) {
            yield found('notice', phrase_say `${edits}, which is approved; it takes effect once merged`, 'Nothing to do.');
        }
        else if (surface !== 'pull-request') {
            yield found('warning', phrase_say `${edits}; it takes effect when it is approved and merged`, review);
        }
        else if (change.approved === false) {
            yield found('error', phrase_say `${edits}, and nobody who may approved it`, policy_changed_whoMay(policy));
        }
        else if (authorMayWrite === true || (before.origin === 'broken' && authorMayWrite === null)) {
            yield found('warning', phrase_say `${edits}; it takes effect once merged, and names ${named(after.policy)}`, review);
        }
        else {
            yield found('error', phrase_say `${edits}, and its author is not known to have write permission`, 'Let somebody with write permission open the pull request that says who may adopt.');
        }
    },
};
function found(severity, message, remedy) {
    return { message, remedy: typeof remedy === 'string' ? plain(remedy) : remedy, path: POLICY_PATH, severity };
}
function policy_changed_whoMay({ policy, adoption }) {
    const names = policy.approvers.length > 0 ? policy.approvers : adoption.adopters;
    return names.length === 0 ? plain('An owner of the file must approve this pull request.') : phrase_say `One of ${enumerate(names, 5)} must approve this pull request.`;
}
function named({ adoption }) {
    const { adopters, codeowners } = adoption;
    if (adopters.length === 0)
        return plain(codeowners ? 'the code owners as adopters' : 'nobody as an adopter');
    return phrase_say `${enumerate(adopters, 10)} as ${[adopters.length === 1 ? 'adopter' : 'adopters']}${[codeowners ? ', beside the code owners' : '']}`;
}

;


const rollback = {
    code: 'MT206',
    name: 'rollback',
    severity: 'error',
    summary: 'The change removes an adopted fact, or events of a ledger.',
    why: 'Taking trust away is allowed and named. Removing what took trust away (a retirement, a successor) would bring old memory back without an adoption, so that blocks, even where the old text is not there yet.',
    remedy: 'Keep the events. To take a fact back, retire it with a reason; to bring one back, adopt it again.',
    fixed: true,
    *run({ base, head, revivals }) {
        const blocked = new Set([...blockedFacts(base).keys(), ...blockedFacts(head).keys()]);
        const after = new Map(head.memory.facts.map((record) => [record.id, record]));
        for (const revival of revivals) {
            const { id, approved } = revival;
            yield {
                message: blocked.has(id) ? plain('the change removes what keeps a policy-blocked fact out of the trusted baseline') : [...phrase_say `the change lets ${id} back into the trusted baseline: `, ...cause(revival)],
                remedy: approved ? plain('Nothing to do if this is meant; to keep it out, retire it.') : plain('Restore what was removed. Or say openly what is meant: an approved adoption, retirement or successor.'),
                ...(blocked.has(id) ? {} : { factId: id }),
                path: blocked.has(id) ? null : (after.get(id)?.path ?? null),
                ...(approved ? { severity: 'notice' } : {}),
                key: 'revived',
            };
        }
        const trusted = trustedIds(head);
        const before = new Map(base.memory.facts.map((record) => [record.id, record.fact]));
        for (const { id, record } of openFacts(head)) {
            const isSame = base.judgement.adoptions.get(id)?.kind === 'adopted' && before.get(id)?.claim === record.fact?.claim && before.get(id)?.binding === record.fact?.binding;
            if (base === head || !trusted.has(id) || isSame)
                continue;
            yield { message: phrase_say `${id} is trusted again: the text that was adopted once is restored`, remedy: plain('Nothing to do if this is meant; to keep it out, retire it.'), path: record.path, factId: id, severity: 'warning', key: 'restored' };
        }
        for (const { id, record, sourceClass } of openFacts(base)) {
            if (base === head || sourceClass !== 'accepted_memory')
                continue;
            const common = { path: record.path, factId: id, severity: 'notice' };
            const now = after.get(id)?.fact;
            if (!after.has(id))
                yield { ...common, message: phrase_say `the adopted fact ${id} is removed`, remedy: plain('Its ledger should stay. While no event retires it, restoring the file restores its trust.'), key: 'removed' };
            else if (now !== undefined && now !== null && now.status !== 'accepted' && now.claim !== record.fact?.claim)
                yield { ...common, message: phrase_say `the adopted fact ${id} has another text, which is a candidate`, remedy: phrase_say `If it is meant to be trusted, run ${`npx memtrust adopt ${id}`}.`, key: 'edited' };
        }
        const kept = new Set(head.memory.events.map((event) => event.id));
        const gone = new Map();
        for (const event of base.memory.events)
            if (!kept.has(event.id))
                gone.set(event.fact, (gone.get(event.fact) ?? 0) + 1);
        const graver = new Set(revivals.filter((revival) => revival.heldBy === 'event').map((revival) => revival.id));
        for (const [id, count] of gone) {
            if (blocked.has(id))
                continue;
            yield { message: phrase_say `${count} ${[count === 1 ? 'event' : 'events']} of ${id} ${[count === 1 ? 'is' : 'are']} removed from its ledger`, remedy: phrase_say `Restore ${`.memtrust/ledger/${id}.jsonl`}; to take a fact back, retire it.`, path: `.memtrust/ledger/${id}.jsonl`, factId: id, severity: graver.has(id) ? 'error' : 'notice', key: 'events' };
        }
    },
};
function cause({ heldBy, approved }) {
    const how = approved ? 'withdrawn' : 'removed';
    switch (heldBy) {
        case 'event':
            return plain('later events of its ledger are removed');
        case 'successor':
            return plain(`what supersedes it is ${how}`);
        case 'rival':
            return plain(`what it conflicts with is ${how}`);
    }
}

;




const silentPromotion = {
    code: 'MT201',
    name: 'silent-promotion',
    severity: 'error',
    summary: 'A fact declares itself accepted, and nobody adopted exactly this text.',
    why: 'What a file says of itself is a claim. Memory becomes trusted by an adoption record for exactly these bytes, settled in the base branch; an edit of one byte needs a new one.',
    remedy: 'Have it adopted: `npx memtrust adopt ID`, commit the ledger, and let an adopter approve. Or set `status: candidate`.',
    fixed: true,
    *run({ head }) {
        const events = eventsByFact(head.memory.events);
        for (const { id, record, reasons } of openFacts(head)) {
            const { fact } = record;
            if (fact?.status !== 'accepted')
                continue;
            const edited = reasons.includes('adoption_digest_mismatch');
            if (!edited && !reasons.includes('adoption_record_missing'))
                continue;
            if (edited && isReboundOnly(fact, events.get(id) ?? []))
                continue;
            yield {
                message: edited ? phrase_say `${id} was edited after it was adopted: this text has no adoption record` : phrase_say `${id} declares itself accepted, and no record adopts it`,
                remedy: phrase_say `Run ${`npx memtrust adopt ${id}`} and have it approved, or set its status to candidate.`,
                path: record.path,
                factId: id,
                key: fact.claim,
            };
        }
    },
};

;


const sourceOutOfTree = {
    code: 'MT103',
    name: 'source-out-of-tree',
    severity: 'error',
    summary: 'A fact cites something outside the repository.',
    why: 'What lies outside the tree (an absolute path, `..` above the root, a link that leaves) cannot be checked and differs from machine to machine. Such a source is never read.',
    remedy: 'Cite a file of the repository, as a path from its root: `npx memtrust bind ID PATH`.',
    fixed: true,
    *run({ head }) {
        for (const { id, record, anchors } of openFacts(head)) {
            for (const anchor of anchors) {
                if (anchor.outOfTree)
                    yield { message: phrase_say `${id} cites ${anchor.path}, which lies outside the repository`, remedy: phrase_say `Run ${`npx memtrust bind ${id} PATH`} with a path in the repository.`, path: record.path, factId: id, key: anchor.path };
            }
        }
    },
};

;




const staleFact = {
    code: 'MT105',
    name: 'stale-fact',
    severity: 'warning',
    summary: 'What an accepted fact cites no longer says what it said.',
    why: 'The fact leaves the trusted baseline until somebody looks: it may still be true, but nothing proves it. Facts of importance `critical` block; see `stale:` in the policy.',
    remedy: 'If it still holds, look at the change and say so: `npx memtrust reverify ID`. If not, correct it, or `npx memtrust retire ID --why "…"`.',
    fixed: false,
    *run({ head, renames, policy, released }) {
        for (const { id, record, anchors, status } of openFacts(head)) {
            if (status !== 'stale' || record.fact === null)
                continue;
            for (const anchor of anchors) {
                if (!breaksTrust(anchor.verdict) || anchor.outOfTree)
                    continue;
                const renamed = renames.get(anchor.path);
                if (released.has(id)) {
                    yield { message: phrase_say `${id} goes stale by this change (${anchor.path}), and an adopter approved that: it leaves the trusted baseline at merge`, remedy: plain('Nothing to do.'), path: record.path, factId: id, key: `${anchor.path}\0${anchor.selector}`, settled: true };
                    continue;
                }
                yield {
                    message: [...phrase_say `${id} is stale: ${anchor.path} `, ...whatHappened(anchor), ...(renamed === undefined ? [] : phrase_say `; git sees it renamed to ${renamed}`)],
                    remedy: renamed === undefined ? phrase_say `If it still holds: ${`npx memtrust reverify ${id}`}.` : phrase_say `If it still holds: ${`npx memtrust bind ${id} ${renamed} --instead-of ${anchor.path}`}, then ${`npx memtrust reverify ${id}`}.`,
                    path: record.path,
                    factId: id,
                    key: `${anchor.path}\0${anchor.selector}`,
                    ...(isBlockingStale(record.fact, policy) ? { severity: 'error' } : {}),
                };
            }
        }
    },
};
function whatHappened(anchor) {
    switch (anchor.verdict) {
        case 'missing':
            return plain('is gone');
        case 'ambiguous':
            return plain('has the cited text more than once');
        case 'unreadable':
            return plain(`cannot be checked: ${anchor.why ?? 'it cannot be read'}`);
        default:
            return plain('changed where it is cited');
    }
}

;


const statusDrift = {
    code: 'MT207',
    name: 'status-drift',
    severity: 'notice',
    summary: 'A file declares another status than its ledger gives it.',
    why: 'Editing `status:` changes no trust, in either direction. A reader of the file alone would be misled.',
    remedy: 'Set `status:` to what the fact is; to take a fact back, discard or retire it.',
    fixed: false,
    *run({ head }) {
        for (const { id, record, settled, status } of openFacts(head)) {
            const declared = record.fact?.status;
            if (!settled || declared === undefined)
                continue;
            const actual = status === 'stale' ? 'accepted' : status;
            if (declared === actual || (actual === 'superseded' && declared === 'accepted'))
                continue;
            yield { message: phrase_say `${id} declares itself ${[declared]}, but its ledger makes it ${[actual]}`, remedy: phrase_say `Set the status in ${record.path} to ${[actual]}.`, path: record.path, factId: id, key: declared };
        }
    },
};

;

const strayFile = {
    code: 'MT107',
    name: 'stray-file',
    severity: 'notice',
    summary: 'A file among the memory is none.',
    why: 'Nothing is dropped without being named: a file in `.memtrust/` that memtrust does not read, or a second `.memtrust/` in a folder, may hold memory that somebody believes to be in force.',
    remedy: 'Move it to where it belongs, or remove it.',
    fixed: false,
    *run({ head }) {
        for (const stray of head.memory.strays) {
            if (!stray.broken)
                yield { message: phrase_say `${stray.path}: ${stray.message}`, remedy: plain('Move it to where it belongs, or remove it.'), path: stray.path };
        }
    },
};

;



const suspiciousName = {
    code: 'MT106',
    name: 'suspicious-name',
    severity: 'error',
    summary: 'A memory file has a name that hides something, or that another one resembles.',
    why: 'Names with invisible characters, or two that differ only in case or Unicode form, make a reviewer look at one file while an agent reads the other.',
    remedy: 'Rename the file with plain, unique characters.',
    fixed: true,
    *run({ head }) {
        const seen = new Map();
        const memory = [...head.tree.entries.keys()].filter((path) => path.normalize('NFKC').toLowerCase().startsWith('.memtrust/') || agentFileOf(path) !== null);
        for (const path of memory) {
            if (hasInvisible(path))
                yield { message: phrase_say `the name ${path} holds characters that cannot be seen`, remedy: plain('Rename it with plain characters.'), path };
            const folded = path.normalize('NFKC').toLowerCase();
            const twin = seen.get(folded);
            if (twin !== undefined)
                yield { message: phrase_say `${path} and ${twin} differ only in case or Unicode form`, remedy: plain('Keep one of them.'), path, severity: 'warning', key: twin };
            else
                seen.set(folded, path);
        }
    },
};

;




const REMEDY = 'Adopt it anew in a pull request that an adopter approves, or retire it.';
const unauditedAdoption = {
    code: 'MT707',
    name: 'unaudited-adoption',
    severity: 'warning',
    summary: 'An adoption, or another decision, reached the branch and no approved pull request is found for it.',
    why: 'What is in the base branch is settled, however it came there. Whoever may push to it, or merge without review, passes the gate by. The audit of a push or a schedule traces each decision in force to a merged pull request with a valid approval, and names what has none. Who counts is asked of the policy and of GitHub as they are now.',
    remedy: `${REMEDY} With \`base_audit: require\` in \`.memtrust/policy.yml\` this is an error. The workflow needs \`fetch-depth: 0\` for actions/checkout, and \`pull-requests: read\`.`,
    fixed: true,
    *run({ audit, head, surface, policy }) {
        if (surface !== 'branch')
            return;
        const severity = policy.base_audit === 'require' ? 'error' : 'warning';
        const audited = auditedFacts(audit);
        const blocked = blockedFacts(head);
        const together = new Map();
        for (const { event, trail } of audit.rows) {
            if (trail.audited || audited.get(event.fact) === true)
                continue;
            const hidden = blocked.has(event.fact);
            const id = blocked.get(event.fact) ?? event.fact;
            if (trail.general) {
                const key = phraseText(trail.way);
                const known = together.get(key) ?? { ids: new Set(), way: trail.way, remedy: trail.remedy ?? plain(REMEDY) };
                together.set(key, known);
                known.ids.add(id);
                continue;
            }
            const what = ADOPTING_TYPES.has(event.type) ? plain('the adoption') : phrase_say `the event ${[event.type]}`;
            yield {
                message: phrase_say `${what} of ${id} is not audited: ${trail.way}`,
                remedy: trail.remedy ?? plain(REMEDY),
                severity,
                factId: id,
                path: hidden ? null : `.memtrust/ledger/${event.fact}.jsonl`,
                key: hidden ? '' : event.id,
            };
        }
        for (const [key, { ids, way, remedy }] of together)
            yield { message: phrase_say `what was decided of ${enumerate([...ids])} is not audited: ${way}`, remedy, severity, key };
        if (audit.left > 0 && severity === 'error')
            yield { message: phrase_say `${audit.left} more decisions were not audited: they are past the cap of one audit`, remedy: plain('Retire what is not needed, or say `base_audit: report`.'), severity, key: 'cap' };
    },
};

;



const unsettledAdoption = {
    code: 'MT202',
    name: 'unsettled-adoption',
    severity: 'error',
    summary: 'The change brings an adoption, or another decision, that no valid approval covers.',
    why: 'A decisive record in a pull request is a proposal of its author. It takes effect when an adopter, under the policy of the base branch, approved exactly these bytes and the change is merged. That holds for retiring and discarding too: what takes trust from one fact can give it to another.',
    remedy: 'Ask an adopter to approve the pull request. Who that is stands under `adoption:` in the policy of the base branch.',
    fixed: true,
    *run({ adoptions, head, surface, strict, policy }) {
        const blocked = blockedFacts(head);
        const paths = new Map(head.memory.facts.map((record) => [record.id, record.path]));
        for (const row of adoptions) {
            if (row.effective === 'never' && row.approved)
                continue;
            const hidden = blocked.has(row.factId);
            const id = blocked.get(row.factId) ?? row.factId;
            const what = ADOPTING_TYPES.has(row.event.type) ? plain('the adoption') : phrase_say `the event ${[row.event.type]}`;
            const common = { path: hidden ? null : (paths.get(row.factId) ?? null), factId: id, key: hidden ? '' : row.event.id };
            if (row.approved) {
                yield { ...common, severity: 'notice', message: phrase_say `${id} is adopted by this change: it is trusted once merged`, remedy: phrase_say `Nothing to do.` };
            }
            else if (surface !== 'pull-request' && !strict) {
                yield { ...common, severity: 'notice', message: phrase_say `${what} of ${id} is not settled: it takes effect when it is approved and merged`, remedy: phrase_say `Open a pull request; approving it adopts.` };
            }
            else {
                yield {
                    ...common,
                    message: phrase_say `${what} of ${id} is not approved`,
                    remedy: policy.adoption.approvals === 0 ? phrase_say `Its author must be one of the adopters in ${'.memtrust/policy.yml'} of the base branch.` : phrase_say `An adopter other than the author must approve this pull request.`,
                };
            }
        }
    },
};

;































const rules = [
    invalidRecord,
    duplicateId,
    sourceOutOfTree,
    bindingMismatch,
    staleFact,
    suspiciousName,
    strayFile,
    expiredFact,
    blockedAccepted,
    brokenLedger,
    silentPromotion,
    unsettledAdoption,
    bindingWithoutRecord,
    brokenSupersession,
    conflictingFacts,
    rollback,
    statusDrift,
    adoptionMismatch,
    falseRebound,
    fixtureContaminated,
    invalidFixture,
    fixtureChanged,
    liveMemoryChanged,
    liveAdoptionMissing,
    invalidPolicy,
    policyChanged,
    incompleteEvaluation,
    noMemory,
    gateChanged,
    codeownersSkipped,
    unauditedAdoption,
];

;
const CANNOT_JUDGE = new Set(['MT302', 'MT701']);
const INCOMPLETE = 'MT703';
function verdictOf(findings, scope) {
    const errors = findings.filter((finding) => finding.severity === 'error');
    if (errors.some((finding) => CANNOT_JUDGE.has(finding.rule)))
        return 'error';
    return errors.some((finding) => finding.introduced || scope === 'state' || finding.rule === INCOMPLETE) ? 'fail' : 'pass';
}

;



const UNSAID = 'policy_blocked';
function withhold(finding, place, policy) {
    const path = finding.path !== null && isUnsayable(finding.path, policy) ? finding.path : null;
    const hides = (text) => (path !== null && text.includes(path)) || isUnsayable(text, policy);
    const sayable = (part) => {
        if (typeof part === 'string')
            return withholdNames(part, policy);
        return hides(part.quoted) ? { quoted: UNSAID } : part;
    };
    const said = [...finding.message, ...finding.remedy];
    const message = finding.message.map(sayable);
    const remedy = finding.remedy.map(sayable);
    const factId = finding.factId !== null && hides(finding.factId) ? UNSAID : finding.factId;
    if (path === null && factId === finding.factId && [...message, ...remedy].every((part, index) => part === said[index]))
        return finding;
    return { ...finding, message, remedy, path: path === null ? finding.path : null, factId, fingerprint: canonicalDigest([finding.rule, UNSAID, place]) };
}
function withholdNames(sentence, policy) {
    return sentence.replace(/`([^`]*)`/g, (whole, name) => (isUnsayable(name, policy) ? `\`${UNSAID}\`` : whole));
}
function withholdFixtures({ cases, faults }, policy) {
    const sayable = (name) => (isUnsayable(name, policy) ? UNSAID : name);
    return {
        cases: cases.map((one) => ({ ...one, id: sayable(one.id), why: one.why === null ? null : withholdNames(one.why, policy) })),
        faults: faults.map(({ path, problem }) => ({ path: sayable(path), problem })),
    };
}
function isUnsayable(name, policy) {
    const isPath = name.startsWith('.memtrust/') || agentFileOf(name) !== null;
    return blockOfName(name, isPath ? policy : { ...policy, exclude_paths: [] })?.hidesName === true;
}

;


















async function evaluate(input) {
    const decide = input.judge ?? judge;
    const now = Date.parse(input.now);
    if (Number.isNaN(now))
        throw new RangeError('An evaluation needs a time');
    const baseTree = input.base ?? new VirtualTree({});
    const baseMemory = await readMemory(baseTree);
    const inForce = baseMemory.policy;
    const { policy } = inForce;
    const base = await takeSnapshot(baseTree, baseMemory, baseTree, policy, null, now, decide);
    const settled = { events: base.memory.events, links: base.judgement.supersession.inForce };
    const head = input.head === input.base ? base : await takeSnapshot(input.head, await readMemory(input.head, policy), baseTree, policy, settled, now, decide);
    const fixtures = await runFixtures(fixtureFiles(base, head), policy, now, decide);
    const changes = delta(base.judgement.entries, head.judgement.entries);
    const authority = input.authority ?? NO_AUTHORITY;
    const owners = policy.adoption.codeowners ? { base: await readCodeOwners(baseTree), head: await readCodeOwners(input.head) } : null;
    const adoptions = await newAdoptions(base, head, policy, owners?.base ?? null, authority);
    const audit = input.auditor === undefined || input.surface !== 'branch' ? NO_AUDIT : await auditOf(base, policy, owners?.base ?? null, input.auditor);
    const changed = changedPaths(baseTree, input.head);
    const asked = { base, head, policy, owners: owners?.base ?? null, authority };
    const mayWrite = async () => (await authority.mayAuthorWrite?.()) ?? null;
    const gate = base === head ? [] : await gateChanges(asked, changed);
    const blocked = blockedFacts(head);
    const unaudited = audit.left === 0 ? [] : [`${audit.left} decisive events are past the cap of ${MOST_AUDITED} of one audit and were not traced`];
    const incomplete = [...(input.incomplete ?? []), ...unaudited, ...base.memory.incomplete, ...head.memory.incomplete.filter((line) => !base.memory.incomplete.includes(line))];
    const context = {
        base,
        head,
        policy,
        changes,
        changedPaths: changed,
        renames: input.renames !== undefined && somethingWentMissing(head) ? await input.renames() : new Map(),
        revivals: revivals(base, head, adoptions),
        adoptions,
        audit,
        gate,
        liveChanges: await liveChanges(asked),
        released: await releasedFacts(asked),
        authorMayWrite: gate.some(({ part, approved }) => part === 'policy' && approved === null) ? await mayWrite() : null,
        owners,
        fixtures,
        surface: input.surface,
        strict: input.strict ?? false,
        now,
        incomplete: head.memory.incomplete,
        softened: softenedBy(head.memory.policy.policy),
    };
    const findings = runRules(context);
    const manifest = contextManifest(head.judgement.entries, {
        ownerKind: 'check',
        ownerId: input.subject.headSha ?? 'working-tree',
        policyDigest: inForce.digest,
        generatedAt: input.now,
    });
    return {
        subject: { ...input.subject, policyDigest: inForce.digest, evaluatedAt: input.now },
        verdict: verdictOf(findings, input.scope),
        scope: input.scope,
        mode: policy.mode,
        policy: inForce,
        entries: withAudit(head.judgement.entries, audit).sort((a, b) => (a.id < b.id ? -1 : 1)),
        changes,
        findings,
        fixtures: withholdFixtures(fixtures, policy),
        adoptions: adoptions.filter((row) => !blocked.has(row.factId) && !isUnsayable(row.factId, policy)).map((row) => ({ ...row, approvals: row.approvals.map((approval) => sayable(approval, policy)) })),
        authorMayWrite: findings.some(({ introduced, severity }) => introduced && severity !== 'notice') ? await mayWrite() : null,
        incomplete: incomplete.map((line) => withholdNames(line, policy)),
        manifest,
        manifestSha256: manifestDigest(manifest),
    };
}
function sayable(approval, policy) {
    return { ...approval, why: withholdNames(approval.why, policy) };
}
function fixtureFiles(base, head) {
    const before = new Map(base.memory.fixtures.map((file) => [file.path, file.text]));
    const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
    return [
        ...base.memory.fixtures.map((file) => ({ ...file, origin: 'repository', replaced: after.get(file.path) !== file.text })),
        ...head.memory.fixtures.filter((file) => before.get(file.path) !== file.text).map((file) => ({ ...file, origin: 'proposed', replaced: false })),
    ];
}
function somethingWentMissing(head) {
    return head.judgement.entries.some((entry) => entry.anchors.some((anchor) => anchor.verdict === 'missing'));
}
function softenedBy(policy) {
    return rules.filter((rule) => rule.fixed && policy.rules[rule.code] !== undefined && policy.rules[rule.code] !== 'error').map((rule) => rule.code);
}
function runRules(context) {
    const before = context.head === context.base ? null : asBase(context);
    const known = new Set(before === null ? [] : collect(before).map((finding) => finding.fingerprint));
    return collect(context)
        .map((finding) => ({ ...finding, introduced: before !== null && !known.has(finding.fingerprint) }))
        .toSorted(bySeverity)
        .map((finding, index) => withhold(finding, index, context.policy));
}
function asBase(context) {
    return { ...context, head: context.base, changes: [], changedPaths: new Set(), renames: new Map(), revivals: [], adoptions: [], gate: [], liveChanges: [], released: new Set(), owners: context.owners === null ? null : { ...context.owners, head: context.owners.base }, incomplete: context.base.memory.incomplete, softened: softenedBy(context.base.memory.policy.policy), fixtures: onlySettled(context.fixtures) };
}
function onlySettled(run) {
    return { cases: run.cases.filter((one) => one.kind === 'repository'), faults: [] };
}
function collect(context) {
    const seen = new Map();
    for (const rule of rules) {
        const configured = context.policy.rules[rule.code];
        if (configured === 'off' && !rule.fixed)
            continue;
        for (const report of rule.run(context)) {
            const finding = complete(rule, report, rule.fixed || configured === 'off' ? undefined : configured);
            if (!seen.has(finding.fingerprint))
                seen.set(finding.fingerprint, finding);
        }
    }
    return [...seen.values()];
}
function complete(rule, report, configured) {
    const { message, remedy, path = null, line = null, factId = null, key = '' } = report;
    return {
        rule: rule.code,
        name: rule.name,
        severity: report.settled === true ? 'notice' : (configured ?? report.severity ?? rule.severity),
        message,
        remedy,
        path,
        line,
        factId,
        introduced: false,
        fingerprint: canonicalDigest([rule.code, factId ?? '', path ?? '', key]),
    };
}
const RANK = { error: 0, warning: 1, notice: 2 };
function bySeverity(a, b) {
    return sortKey(a) < sortKey(b) ? -1 : 1;
}
function sortKey(finding) {
    return [finding.introduced ? 0 : 1, RANK[finding.severity], finding.rule, finding.factId ?? '', finding.path ?? '', String(finding.line ?? 0).padStart(8, '0'), finding.fingerprint].join('\0');
}

;

const COMMIT_BYTES = 1024 * 1024;
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function resolveCommit(objects, revision) {
    if (/^-|[\s\0]/.test(revision))
        return null;
    const object = await objects.read(`${revision}^{commit}`, COMMIT_BYTES);
    return object.kind === 'object' && object.type === 'commit' ? object.oid : null;
}
async function parentsOf(objects, commit) {
    const object = await objects.read(commit, COMMIT_BYTES);
    if (object.kind !== 'object')
        return [];
    const [header = ''] = Buffer.from(object.bytes).toString('latin1').split('\n\n', 1);
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : [])).filter((id) => OBJECT_ID.test(id));
}
async function mergeBase(repository, a, b) {
    const result = await git_runGit(repository, ['merge-base', a, b]);
    const commit = result.stdout.toString('utf8').trim();
    return result.code === 0 && commit !== '' ? commit : null;
}
async function fetchCommit(repository, objects, commit) {
    if ((await resolveCommit(objects, commit)) !== null)
        return true;
    if (!repository.shallow || !OBJECT_ID.test(commit))
        return false;
    const result = await runGit(repository, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit]);
    return result.code === 0 && (await resolveCommit(objects, commit)) !== null;
}

;


class GitTree {
    commit;
    entries;
    objects;
    objectFormat;
    constructor(repository, commit, entries, objects) {
        this.commit = commit;
        this.entries = entries;
        this.objects = objects;
        this.objectFormat = repository.objectFormat;
    }
    static async open(repository, commit, objects) {
        const listing = await gitOutput(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
        return new GitTree(repository, commit, parseListing(listing), objects);
    }
    async read(paths, cap) {
        return readObjects(this.entries, this.objects, paths, cap);
    }
}
const KINDS = { '120000': 'symlink', '160000': 'submodule' };
function kindOfMode(mode) {
    return KINDS[mode] ?? 'file';
}
function parseListing(listing) {
    const entries = new Map();
    for (const record of splitNul(listing)) {
        const tab = record.indexOf(0x09);
        const [mode = '', , oid = ''] = record.toString('latin1', 0, tab).split(' ');
        const path = decodeName(record.subarray(tab + 1));
        entries.set(path, { path, kind: kindOfMode(mode), oid });
    }
    return entries;
}
async function readObjects(entries, objects, paths, cap) {
    const asked = [];
    for (const path of new Set(paths)) {
        const entry = entries.get(path);
        if (entry === undefined || entry.kind === 'submodule' || entry.oid === null)
            continue;
        asked.push(objects.read(entry.oid, cap).then((object) => {
            switch (object.kind) {
                case 'object':
                    return [path, { kind: 'bytes', bytes: object.bytes }];
                case 'too-large':
                    return [path, { kind: 'too-large', size: object.size }];
                case 'missing':
                    return [path, { kind: 'unavailable', why: 'the object is not in this repository' }];
            }
        }));
    }
    return new Map(await Promise.all(asked));
}

;


class ObjectReader {
    repository;
    child = null;
    waiting = [];
    header = [];
    body = null;
    closed = false;
    constructor(repository) {
        this.repository = repository;
    }
    async read(name, cap) {
        if (this.closed)
            throw new Error('this reader is closed');
        if (/[\n\0]/.test(name) || name === '')
            return { kind: 'missing' };
        const child = this.start();
        return new Promise((resolve, reject) => {
            this.waiting.push({ cap, resolve, reject });
            child.stdin.write(`${name}\n`);
        });
    }
    close() {
        this.closed = true;
        this.child?.stdin.end();
    }
    start() {
        if (this.child !== null)
            return this.child;
        const child = (0,external_node_child_process_.spawn)('git', gitArguments(this.repository, ['cat-file', '--batch']), {
            cwd: this.repository.root,
            env: gitEnvironment(this.repository.environment),
            stdio: ['pipe', 'pipe', 'ignore'],
            windowsHide: true,
        });
        child.stdout.on('data', (chunk) => this.accept(chunk));
        child.on('error', (error) => this.fail(error));
        child.stdin.on('error', (error) => this.fail(error));
        child.on('close', () => {
            this.child = null;
            this.header = [];
            this.body = null;
            this.fail(new Error('git cat-file ended before it had answered'));
        });
        this.child = child;
        return child;
    }
    accept(chunk) {
        let rest = chunk;
        while (rest.length > 0) {
            if (this.body === null) {
                const end = rest.indexOf(0x0a);
                if (end < 0) {
                    this.header.push(rest);
                    return;
                }
                const line = Buffer.concat([...this.header, rest.subarray(0, end)]).toString('utf8');
                this.header = [];
                rest = rest.subarray(end + 1);
                this.open(line);
            }
            else {
                const taken = rest.subarray(0, this.body.remaining);
                rest = rest.subarray(taken.length);
                this.body.remaining -= taken.length;
                if (this.body.size <= (this.waiting[0]?.cap ?? 0))
                    this.body.chunks.push(taken);
                if (this.body.remaining === 0)
                    this.finish(this.body);
            }
        }
    }
    open(line) {
        const match = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(line);
        if (match?.[1] === undefined || match[2] === undefined) {
            this.waiting.shift()?.resolve({ kind: 'missing' });
            return;
        }
        const size = Number(match[3]);
        this.body = { oid: match[1], type: match[2], size, remaining: size + 1, chunks: [] };
    }
    finish(body) {
        this.body = null;
        const asked = this.waiting.shift();
        if (asked === undefined)
            return;
        if (body.size > asked.cap)
            asked.resolve({ kind: 'too-large', oid: body.oid, size: body.size });
        else
            asked.resolve({ kind: 'object', oid: body.oid, type: body.type, bytes: Buffer.concat(body.chunks).subarray(0, body.size) });
    }
    fail(error) {
        for (const asked of this.waiting.splice(0))
            asked.reject(error);
    }
}

var external_node_fs_ = __nccwpck_require__(3024);
;




class WorkTree {
    objectFormat;
    entries;
    objects;
    onDisk;
    commit = null;
    constructor(objectFormat, entries, objects, onDisk) {
        this.objectFormat = objectFormat;
        this.entries = entries;
        this.objects = objects;
        this.onDisk = onDisk;
    }
    static async open(repository, objects) {
        const [index, status] = await Promise.all([
            gitOutput(repository, ['ls-files', '--stage', '-z']),
            gitOutput(repository, ['status', '--porcelain=v2', '-z', '--untracked-files=all', '--ignore-submodules=all', '--no-renames', '--no-ahead-behind']),
        ]);
        const entries = new Map();
        for (const record of splitNul(index)) {
            const tab = record.indexOf(0x09);
            const [mode = '', oid = '', stage = '0'] = record.toString('latin1', 0, tab).split(' ');
            const path = decodeName(record.subarray(tab + 1));
            entries.set(path, { path, kind: kindOfMode(mode), oid: stage === '0' ? oid : null });
        }
        const onDisk = new Map();
        for (const { name, deleted } of splitNul(status).flatMap(differing)) {
            const path = decodeName(name);
            if (entries.get(path)?.kind === 'submodule')
                continue;
            const absolute = Buffer.concat([Buffer.from(`${repository.root}/`), name]);
            const kind = deleted ? null : kindOnDisk(absolute);
            if (kind === null) {
                entries.delete(path);
            }
            else {
                entries.set(path, { path, kind, oid: null });
                onDisk.set(path, absolute);
            }
        }
        return new WorkTree(repository.objectFormat, new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1))), objects, onDisk);
    }
    async read(paths, cap) {
        const wanted = [...new Set(paths)];
        const contents = await readObjects(this.entries, this.objects, wanted.filter((path) => !this.onDisk.has(path)), cap);
        for (const path of wanted) {
            const absolute = this.onDisk.get(path);
            if (absolute !== undefined)
                contents.set(path, readFromDisk(absolute, this.entries.get(path)?.kind === 'symlink', cap));
        }
        return contents;
    }
}
function differing(record) {
    const text = record.toString('latin1');
    if (text.startsWith('? '))
        return [{ name: record.subarray(2), deleted: false }];
    const match = /^(?:1 \S\S (?:\S+ ){6}|u \S\S (?:\S+ ){8})/.exec(text);
    if (match === null)
        throw new Error('git status answers in an unknown format');
    const state = text[3];
    return state === '.' ? [] : [{ name: record.subarray(match[0].length), deleted: state === 'D' && text.startsWith('1') }];
}
function kindOnDisk(absolute) {
    const stat = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink())
        return 'symlink';
    return stat?.isFile() ? 'file' : null;
}
function readFromDisk(absolute, link, cap) {
    try {
        if (link)
            return { kind: 'bytes', bytes: (0,external_node_fs_.readlinkSync)(absolute, { encoding: 'buffer' }) };
        const file = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
        try {
            const { size } = (0,external_node_fs_.fstatSync)(file);
            return size > cap ? { kind: 'too-large', size } : { kind: 'bytes', bytes: (0,external_node_fs_.readFileSync)(file) };
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch (error) {
        return { kind: 'unavailable', why: error instanceof Error && 'code' in error ? `the disk answers ${String(error.code)}` : 'it cannot be read' };
    }
}

;


async function localBase(repository, objects, head) {
    const [current, refs, symbolic] = await Promise.all([
        resolveCommit(objects, 'HEAD'),
        gitOutput(repository, ['for-each-ref', '--format=%(refname) %(objectname) %(symref)', 'refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master']),
        git_runGit(repository, ['symbolic-ref', '--quiet', 'HEAD']),
    ]);
    const from = head ?? current;
    if (from === null)
        return { commit: null, isHead: true, incomplete: [] };
    const known = new Map(refs
        .toString('utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .map(([name = '', oid = '', target = '']) => [name, { oid, target }]));
    const trunk = ['refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master'].find((name) => known.has(name));
    const tip = trunk === undefined ? undefined : known.get(trunk);
    if (trunk === undefined || tip === undefined)
        return { commit: from, isHead: true, incomplete: [] };
    const trunkBranch = tip.target === '' ? trunk : `refs/heads/${tip.target.replace(/^refs\/remotes\/origin\//, '')}`;
    if (head === null && symbolic.stdout.toString('utf8').trim() === trunkBranch)
        return { commit: from, isHead: true, incomplete: [] };
    const common = await mergeBase(repository, from, tip.oid);
    if (common !== null)
        return { commit: common, isHead: common === from, incomplete: [] };
    if (repository.shallow)
        return { commit: tip.oid, isHead: false, incomplete: ['the clone is too shallow to find the merge base, so the tip of the default branch was taken as the base'] };
    return { commit: from, isHead: true, incomplete: ['this branch has nothing in common with the default branch, so it was judged by itself'] };
}

;









class Workspace {
    repository;
    objects;
    constructor(repository, objects) {
        this.repository = repository;
        this.objects = objects;
    }
    static async open(io) {
        const repository = await openRepository(io.cwd, io.environment);
        return new Workspace(repository, new ObjectReader(repository));
    }
    close() {
        this.objects.close();
    }
    async workTree() {
        return WorkTree.open(this.repository, this.objects);
    }
    async compare(options) {
        const head = options.head === undefined ? null : await this.commit('--head', options.head);
        const chosen = options.base === undefined
            ? await localBase(this.repository, this.objects, head)
            : { commit: await this.commit('--base', options.base), isHead: false, incomplete: [] };
        const headTree = head === null ? await this.workTree() : await GitTree.open(this.repository, head, this.objects);
        const same = head !== null && head === chosen.commit;
        const baseTree = chosen.commit === null ? null : same ? headTree : await GitTree.open(this.repository, chosen.commit, this.objects);
        return { base: baseTree, head: headTree, scope: same || chosen.isHead || baseTree === null ? 'state' : 'change', incomplete: chosen.incomplete };
    }
    async userName() {
        const result = await git_runGit(this.repository, ['config', '--get', 'user.name']);
        return result.stdout.toString('utf8').trim() || 'unknown';
    }
    async gitHubLogin() {
        const result = await git_runGit(this.repository, ['config', '--get', 'github.user']);
        return result.stdout.toString('utf8').trim() || null;
    }
    async commit(option, revision) {
        const commit = await resolveCommit(this.objects, revision);
        if (commit !== null)
            return commit;
        const names = (await gitOutput(this.repository, ['for-each-ref', '--count=2000', '--format=%(refname:short)'])).toString('utf8').split('\n');
        const meant = nearest(revision, names.filter((name) => name !== ''));
        throw new ConfigurationError(phraseText(phrase_say `${[option]} ${revision} names no commit of this repository`), meant === null ? 'Give a branch, tag or commit that is here; fetch it first if the clone is shallow.' : phraseText(phrase_say `Did you mean ${meant}?`));
    }
}

;




async function judgeHere(io, options) {
    const workspace = await Workspace.open(io);
    try {
        const { base, head, scope, incomplete } = await workspace.compare(options);
        const [from, to] = [base?.commit ?? null, head.commit];
        return await evaluate({
            base,
            head,
            scope,
            incomplete,
            now: options.now ?? io.now,
            surface: 'local',
            strict: options.strict ?? false,
            subject: { repository: null, baseSha: from, headSha: to },
            ...(from !== null && to !== null ? { renames: async () => renamesBetween(workspace.repository, from, to) } : {}),
        });
    }
    finally {
        workspace.close();
    }
}
const judged_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
function parseNow(text) {
    const milliseconds = judged_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(milliseconds))
        throw new InvalidArgumentError('It must be an ISO 8601 time such as 2026-01-31T12:00:00Z.');
    return isoSeconds(new Date(milliseconds));
}
function isoSeconds(date) {
    return `${date.toISOString().slice(0, 19)}Z`;
}

;
const EXIT = { pass: 0, fail: 1, usage: 2, internal: 3 };

;
const VERSION = '0.1.0';

;

const LINE_LIMIT = 4_000;
function terminalSafe(text) {
    return text
        .split('\n')
        .map((line) => visible(line, LINE_LIMIT)
        .replace(/^(\s*):(?=:)/u, String.raw `$1\u{3a}`)
        .replaceAll('##[', String.raw `#\u{23}[`))
        .join('\n');
}
const CALM = /^[A-Za-z0-9._/@+-][A-Za-z0-9._/@:+-]*$/;
function bareName(name) {
    return CALM.test(name) && name.length <= 200 ? name : `\`${visible(name)}\``;
}
function barePhrase(phrase) {
    return phrase.map((part) => (typeof part === 'string' ? part : bareName(part.quoted))).join('');
}

;




function appendEvents(ledger, signature, contents) {
    const path = memtrust_ledgerPath(ledger.fact);
    const lines = nextEvents(ledger.fact, ledger.events, signature, contents).map(eventLine).join('');
    const [fault] = ledger_parseLedger(ledger.fact, path, lines).faults;
    if (fault !== undefined)
        throw new ConfigurationError(`The record could not be read again: ${phraseText(fault.problem.message)}`, 'Reasons and evidence have at most 4,000 characters, names 200.');
    const before = ledger.text === '' || ledger.text.endsWith('\n') ? ledger.text : `${ledger.text}\n`;
    return { path, content: before + lines };
}
function nextEvents(fact, known, { proposedBy, at }, contents) {
    const events = [...known];
    for (const { type, claim, binding, evidence, why } of contents) {
        events.push(makeEvent({ type, fact, claim, binding, at, proposed_by: proposedBy, after: tips(events), ...(evidence === undefined ? {} : { evidence }), ...(why === undefined ? {} : { why }) }));
    }
    return events.slice(known.length);
}
function tips(events) {
    const followed = new Set(events.flatMap((event) => event.after));
    return events.map((event) => event.id).filter((id) => !followed.has(id)).toSorted();
}

;



const ALWAYS_QUOTED = ['blob', 'context'];
function editFrontMatter(text, edit) {
    const parts = splitFrontMatter(lineFeeds(text));
    if ('message' in parts)
        throw new ConfigurationError('The file has no front matter that can be edited', 'Run memtrust check to see what is wrong with it.');
    const document = (0,dist .Tp)(parts.yaml, { version: '1.2', prettyErrors: false });
    if (edit.status !== undefined)
        setStatus(document, edit.status);
    for (const id of edit.supersedes ?? []) {
        if (!(0,dist .oP)(document.get('supersedes')))
            document.set('supersedes', document.createNode([]));
        document.addIn(['supersedes'], id);
    }
    for (const [index, keys] of edit.sources ?? []) {
        if (!(0,dist .oP)(document.get('sources')))
            document.set('sources', document.createNode([]));
        const node = document.createNode(keys);
        for (const key of ALWAYS_QUOTED)
            for (const value of [node.get(key, true)].flatMap((one) => ((0,dist .oP)(one) ? one.items : [one])))
                if ((0,dist .jn)(value))
                    value.type = dist .X5.QUOTE_DOUBLE;
        const known = document.getIn(['sources', index], true);
        if ((0,dist .jh)(known))
            exchangeKeys(known, node);
        else
            document.setIn(['sources', index], node);
    }
    return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}`;
}
function exchangeKeys(known, wanted) {
    known.items = known.items.filter(({ key }) => wanted.has(key));
    for (const { key, value } of wanted.items) {
        const old = known.get(key, true);
        if ((0,dist .jn)(old) && (0,dist .jn)(value))
            Object.assign(value, { comment: old.comment, commentBefore: old.commentBefore });
        known.set(key, value);
    }
}
function setStatus(document, status) {
    const { contents } = document;
    const at = (0,dist .jh)(contents) ? contents.items.findIndex(({ key }) => (0,dist .jn)(key) && key.value === 'sources') : -1;
    if (!(0,dist .jh)(contents) || contents.has('status') || at < 0)
        document.set('status', status);
    else
        contents.items.splice(at, 0, document.createPair('status', status));
}

;













async function bindFact(tree, record, target) {
    const fact = usable(record);
    const path = citedPath(target.path);
    const old = normalisePath(target.insteadOf ?? '');
    const index = fact.sources.findIndex((source) => normalisePath(source.path) === (old ?? path));
    if (old !== null && index < 0)
        throw new ConfigurationError(phraseText(phrase_say `${record.id} does not cite ${old}`), phraseText(phrase_say `Run memtrust show ${record.id} to see what it cites.`));
    const known = fact.sources[index];
    const citation = citationOf(path, target, known);
    const bound = await bindFirmly(tree, citation, target);
    return {
        change: writeSources(record, new Map([[index < 0 ? fact.sources.length : index, bound.keys]])),
        selector: citation.selector.kind,
        lines: bound.lines,
        warnings: bound.poor === null ? [] : [bound.poor],
    };
}
function citationOf(path, { lines, quote }, known) {
    const selector = quote !== null ? { kind: 'quote', quote, symbol: null } : lines !== null ? { kind: 'lines' } : (known?.selector ?? { kind: 'file' });
    return { path, selector, norm: 'n0', digest: null, lines: lines ?? (quote === null ? (known?.lines ?? null) : null), blob: null, raw: null, context: [] };
}
async function bindFirmly(tree, citation, { quote }) {
    const bound = await bindCitation(tree, citation);
    if (bound.poor !== null && quote !== null)
        throw new ConfigurationError(`Not bound: ${bound.poor}`, 'Give a longer quote, or cite lines: PATH#L10-L24.');
    return bound;
}
function citedPath(written) {
    const path = normalisePath(written);
    if (path === null)
        throw new ConfigurationError(phraseText(phrase_say `${written} lies outside the repository`), 'Cite a file of the repository, as a path from its root.');
    if (path.startsWith('.memtrust/'))
        throw new ConfigurationError('A fact cannot cite memory as its source', 'Cite the code or document that it is about.');
    return path;
}
async function bindSource(tree, target) {
    return bindFirmly(tree, citationOf(citedPath(target.path), target), target);
}
async function fillBinding(tree, record) {
    const warnings = [];
    const failures = [];
    const written = new Map();
    for (const [index, source] of (record.fact?.sources ?? []).entries()) {
        if (source.digest !== null)
            continue;
        try {
            const bound = await bindCitation(tree, source);
            written.set(index, bound.keys);
            if (bound.poor !== null)
                warnings.push(phraseText(phrase_say `${record.id}: ${source.path}: ${[bound.poor]}`));
        }
        catch (error) {
            if (!(error instanceof ConfigurationError))
                throw error;
            failures.push(phraseText(phrase_say `${record.id}: ${[error.message]}`));
        }
    }
    return { change: written.size === 0 ? null : writeSources(record, written), filled: written.size, warnings, failures };
}
async function citedFile(tree, path) {
    const place = await new resolve_PathResolver(tree).resolve(path);
    if (place.kind === 'missing')
        return 'there is no such file';
    if (place.kind === 'directory')
        return 'it is a folder';
    if (place.kind === 'submodule')
        return 'it lies in a submodule';
    if (place.kind === 'refused')
        return place.why === 'cyclic' ? 'it is a link that leads in a circle' : 'it lies outside the repository';
    if (leadsIntoMemory(place))
        return 'it is a link into .memtrust, and memory proves no memory';
    const content = (await tree.read([place.path], CITED_FILE_BYTES)).get(place.path);
    if (content?.kind !== 'bytes')
        return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
    return unverifiable(content.bytes) ?? { source: new SourceText(content.bytes), blob: place.entry.oid ?? blobOid(content.bytes, tree.objectFormat) };
}
async function bindCitation(tree, citation) {
    const fail = (why) => {
        throw new ConfigurationError(phraseText(phrase_say `${citation.path} cannot be bound: ${[why]}`), 'Cite a text file of the repository that is there.');
    };
    const file = await citedFile(tree, citation.path);
    if (typeof file === 'string')
        return fail(file);
    const reader = selectorReader(citation.selector.kind);
    if (reader === null)
        return fail(`this version does not bind ${citation.selector.kind} anchors; use lines or a quote`);
    const selection = reader.select(file.source, citation);
    if (typeof selection === 'string')
        return fail(selection);
    const { selector } = citation;
    return {
        lines: selection.lines,
        poor: selection.poor,
        keys: {
            path: citation.path,
            ...(selector.kind === 'quote' ? { ...(selector.symbol === null ? {} : { symbol: selector.symbol }), quote: selector.quote } : {}),
            ...(selector.kind === 'file' ? {} : { lines: `${selection.lines[0]}-${selection.lines[1]}` }),
            digest: spanDigest(selection.span),
            blob: file.blob,
        },
    };
}
function usable(record) {
    if (record.fact !== null)
        return record.fact;
    const [problem] = record.problems;
    throw new ConfigurationError(phraseText(phrase_say `${record.path} is no valid fact: ${problem?.message ?? ''}`), 'Mend the file first; memtrust check names the place.');
}
function writeSources(record, sources) {
    const content = editFrontMatter(record.text, { sources });
    const after = parseFact(record.id, record.path, Buffer.from(content));
    if (after.fact === null || after.fact.claim !== record.fact?.claim) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten without changing its claim`), 'Write the sources by hand, then run memtrust bind --all.');
    }
    return { path: record.path, content };
}
function identityOf(citation) {
    return canonicalText(citationIdentity(citation));
}
async function unboundSources(tree, record) {
    const results = (await checkAnchors(tree, [record])).get(record.id) ?? [];
    return results.flatMap((anchor) => {
        const name = phraseText(phrase_say `${anchor.path}`);
        switch (anchor.verdict) {
            case 'fresh':
            case 'reformatted':
            case 'moved':
                return [];
            case 'unbound':
                return [`${name} has no digest`];
            case 'unreadable':
                return [`${name} cannot be checked: ${anchor.why ?? ''}`];
            case 'changed':
            case 'missing':
            case 'ambiguous':
                return [`${name} is ${anchor.verdict} since it was bound`];
        }
    });
}

;








async function adoptFact(tree, request) {
    const { record, events } = request;
    if (record.fact === null) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} is no valid fact: ${record.problems[0]?.message ?? ''}`), 'Mend the file first; memtrust check names the place.');
    }
    const last = lastDecisive(events);
    if (events.some((event) => event.type === 'fact.retired')) {
        throw new ConfigurationError(phraseText(phrase_say `${record.id} was retired, and a retired id does not return`), 'State it again under another id.');
    }
    const wrong = await unboundSources(tree, record);
    if (wrong.length > 0) {
        throw new ConfigurationError(phraseText(phrase_say `${record.id} cannot be adopted: ${[wrong.join('; ')]}`), phraseText(phrase_say `Bind its sources first: ${`npx memtrust bind ${record.id} ${record.fact.sources[0]?.path ?? 'PATH'}`}`));
    }
    const content = record.fact.status === 'accepted' ? record.text : editFrontMatter(record.text, { status: 'accepted' });
    const adopted = parseFact(record.id, record.path, Buffer.from(content)).fact;
    if (adopted === null || adopted.claim !== record.fact.claim || adopted.binding !== record.fact.binding) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten without changing its claim`), 'Set its status to accepted by hand, then adopt it.');
    }
    const { claim, binding } = adopted;
    const changes = content === record.text ? [] : [{ path: factPath(record.id), content }];
    if (last.some((event) => ADOPTING_TYPES.has(event.type) && event.claim === claim && event.binding === binding))
        return changes;
    const proposed = events.length === 0 ? [{ type: 'candidate.proposed', claim, binding }] : [];
    const ledger = { fact: record.id, text: request.ledger, events };
    return [...changes, appendEvents(ledger, request, [...proposed, { type: 'candidate.applied', claim, binding }])];
}

;
function examples(lines) {
    const width = Math.max(...lines.map(([command]) => command.length));
    return `\nExamples:\n${lines.map(([command, what]) => `  $ memtrust ${command.padEnd(width)}  ${what}`).join('\n')}`;
}

var external_node_path_ = __nccwpck_require__(6760);
;





function writeChanges(root, changes) {
    for (const { path } of changes) {
        for (const part of [...foldersAbove(path), path]) {
            if (statOf((0,external_node_path_.join)(root, part))?.isSymbolicLink()) {
                throw new ConfigurationError(phraseText(phrase_say `${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
            }
        }
    }
    writeAll(changes.map(({ path, content }) => ({ absolute: (0,external_node_path_.join)(root, path), content })));
}
function writeWhole(absolute, content) {
    writeAll([{ absolute, content }]);
}
function writeAll(files) {
    const written = [];
    let current = '';
    try {
        for (const { absolute, content } of files) {
            current = absolute;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(absolute), { recursive: true });
            if (statOf(absolute)?.isDirectory())
                throw new ConfigurationError(phraseText(phrase_say `${absolute} is a folder; a file belongs there`), 'Move it away.');
            written.push({ temporary: `${absolute}.${process.pid}.tmp`, absolute });
            (0,external_node_fs_.writeFileSync)(`${absolute}.${process.pid}.tmp`, content, { flag: 'wx' });
        }
        for (const { temporary, absolute } of written)
            (0,external_node_fs_.renameSync)(temporary, absolute);
    }
    catch (error) {
        for (const { temporary } of written)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        if (error instanceof Error && 'code' in error)
            throw new ConfigurationError(phraseText(phrase_say `${current} cannot be written: ${[codeOf(error)]}`), 'Check the rights and the space there, then run this again.');
        throw error;
    }
}
function readText(root, path) {
    if (statOf((0,external_node_path_.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8');
    }
    catch (error) {
        throw new ConfigurationError(phraseText(phrase_say `${path} cannot be read: ${[codeOf(error)]}`), 'Check its rights, then run this again.');
    }
}
function statOf(absolute) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    }
    catch (error) {
        if (codeOf(error) === 'ENOTDIR')
            return undefined;
        throw error;
    }
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

;









const show = (program, run) => {
    program
        .command('show')
        .argument('<id>', 'id of a fact: its path below .memtrust/facts/ without .md')
        .description('show one fact: what it says, what it cites, and why it is trusted or not')
        .option('--base <ref>', 'what is settled')
        .option('--head <ref>', 'the commit that is read (default: the working tree)')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['show authorization/owner-checks', 'one fact with its sources']]))
        .action(async (id, options) => run(async (io) => {
        const evaluation = await judgeHere(io, options);
        const entry = evaluation.entries.find((known) => known.id === id);
        if (entry === undefined)
            throw unknownFact(id, evaluation.entries.map((known) => known.id));
        const lines = [`${visible(entry.id, 1_000)}: ${entry.status} (${entry.reasons.join(', ')})`];
        if (entry.path !== null)
            lines.push(`  file      ${visible(entry.path, 1_000)}`);
        if (entry.supersededBy !== null)
            lines.push(`  successor ${visible(entry.supersededBy)}`);
        const { record } = entry;
        if (entry.status !== 'policy_blocked' && record !== null) {
            for (const problem of record.problems)
                lines.push(`  problem   line ${problem.line ?? '?'}: ${phraseText(problem.message)}`);
            if (record.fact !== null) {
                lines.push(`  claim     ${shortDigest(record.fact.claim)}   binding ${shortDigest(record.fact.binding)}`);
                record.fact.sources.forEach((source, index) => {
                    lines.push(`  source    ${visible(source.path, 1_000)} (${visible(selectorText(source))}): ${entry.anchors[index]?.verdict ?? 'unbound'}`);
                });
                lines.push('', ...record.fact.statement.trimEnd().split('\n').map((line) => `  | ${visible(line, 10_000)}`));
            }
        }
        io.out(`${lines.join('\n')}\n`);
        return EXIT.pass;
    }));
};
function unknownFact(id, known) {
    const meant = nearest(id, known);
    return new ConfigurationError(phraseText(phrase_say `There is no fact ${id}`), meant === null ? 'memtrust facts lists them.' : phraseText(phrase_say `Did you mean ${meant}?`));
}

;












const adopt = (program, run) => {
    program
        .command('adopt')
        .argument('[id]', 'id of a fact')
        .description('propose the adoption of a fact exactly as it is now')
        .option('--all', 'every valid fact that is not adopted yet and not rejected')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['adopt auth/owner-checks', 'one fact'], ['adopt --all --by alice', 'all that can be adopted']]))
        .action(async (id, options) => run(async (io) => {
        if ((id === undefined) !== (options.all === true))
            throw new ConfigurationError('adopt takes one fact, or --all', 'Run memtrust adopt ID, or memtrust adopt --all.');
        const workspace = await Workspace.open(io);
        try {
            return await adoptIn(io, workspace, id ?? null, options);
        }
        finally {
            workspace.close();
        }
    }));
};
async function adoptIn(io, workspace, id, options) {
    const { root } = workspace.repository;
    const tree = await workspace.workTree();
    const memory = await readMemory(tree);
    const chosen = memory.facts.filter((record) => (id === null ? record.fact?.status === 'candidate' || record.fact?.status === 'accepted' : record.id === id));
    if (id !== null && chosen.length === 0)
        throw unknownFact(id, memory.facts.map((record) => record.id));
    const proposedBy = options.by ?? (await workspace.userName());
    let adopted = 0;
    let refused = 0;
    for (const record of chosen) {
        try {
            if (blockOfFact(record, memory.policy.policy) !== null)
                throw new ConfigurationError(phraseText(phrase_say `${record.id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
            const events = memory.events.filter((event) => event.fact === record.id);
            const changes = await adoptFact(tree, { record, events, ledger: readText(root, memtrust_ledgerPath(record.id)) ?? '', proposedBy, at: options.now ?? io.now });
            writeChanges(root, changes);
            io.out(phraseText(changes.length === 0 ? phrase_say `${record.id} is adopted already, exactly as it is\n` : phrase_say `adopted ${record.id}\n`));
            adopted += changes.length === 0 ? 0 : 1;
        }
        catch (error) {
            if (id !== null || !(error instanceof ConfigurationError))
                throw error;
            io.err(`error: ${error.message}\n  ${error.remedy}\n`);
            refused += 1;
        }
    }
    if (id === null && chosen.length === 0)
        io.out('no fact to adopt\n');
    if (adopted > 0)
        io.err('Next: commit the fact and its ledger, and open a pull request; approving it adopts.\n');
    return refused > 0 ? EXIT.usage : EXIT.pass;
}

;


function relativeToRoot(cwd, root, typed) {
    const beside = (0,external_node_path_.resolve)(cwd, typed);
    if (!(0,external_node_path_.isAbsolute)(typed) && !(0,external_node_fs_.existsSync)(beside))
        return typed;
    const fromRoot = (0,external_node_path_.relative)(root, beside).split(external_node_path_.sep).join('/');
    return fromRoot.startsWith('..') ? typed : fromRoot;
}

;



function parseSource(written) {
    const match = /^(.+)#L(\d+)(?:-L?(\d+))?$/.exec(written);
    if (match?.[1] === undefined)
        return { path: written, lines: null };
    const lines = parseLines(`${match[2]}-${match[3] ?? match[2]}`);
    if (lines === null)
        throw new ConfigurationError(phraseText(phrase_say `${written} names no range of lines`), 'Lines begin at 1 and the first is not after the last: PATH#L10-L24.');
    return { path: match[1], lines };
}

;











const bind = (program, run) => {
    program
        .command('bind')
        .argument('[id]', 'id of a fact')
        .argument('[paths...]', 'files that it is about, whole or by lines: src/a.ts or src/a.ts#L10-L24')
        .description('make a fact cite files as they are now')
        .option('--all', 'fill every digest that is absent; changes no selector that is given')
        .option('--quote <text>', 'cite this text of the file')
        .option('--instead-of <path>', 'replace the source that cites this path (after a rename)')
        .addHelpText('after', examples([
        ['bind auth/owner-checks src/guard.ts#L10-L24', 'cite lines'],
        ['bind auth/owner-checks src/guard.ts --quote "requireOwner(user)"', 'cite a text that is there once'],
        ['bind --all', 'fill the digests that are absent'],
    ]))
        .action(async (id, paths, options) => run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
            if (options.all === true) {
                if (id !== undefined)
                    throw new ConfigurationError('bind --all takes no fact', 'Run memtrust bind --all, or memtrust bind ID PATH.');
                return await bindAll(io, workspace);
            }
            if (id === undefined || paths.length === 0)
                throw new ConfigurationError('bind needs a fact and a path', 'Run memtrust bind ID PATH, or memtrust bind --all.');
            return await bindOne(io, workspace, id, paths, options);
        }
        finally {
            workspace.close();
        }
    }));
};
async function bindOne(io, workspace, id, paths, options) {
    const { root } = workspace.repository;
    for (const written of paths) {
        const tree = await workspace.workTree();
        const { facts } = await readMemory(tree);
        const record = facts.find((fact) => fact.id === id);
        if (record === undefined)
            throw unknownFact(id, facts.map((fact) => fact.id));
        const { path, lines } = parseSource(written);
        const bound = await bindFact(tree, record, { path: relativeToRoot(io.cwd, root, path), lines, quote: options.quote ?? null, insteadOf: options.insteadOf ?? null });
        writeChanges(root, [bound.change]);
        const place = bound.selector === 'file' ? '' : ` (${bound.selector === 'lines' ? '' : `${bound.selector}, `}lines ${bound.lines[0]}-${bound.lines[1]})`;
        io.out(phraseText(phrase_say `bound ${id} to ${path}${[place]}\n`));
        for (const warning of bound.warnings)
            io.err(phraseText(phrase_say `warning: ${[warning]}\n`));
    }
    io.err(phraseText(phrase_say `Next: ${`memtrust adopt ${id}`}\n`));
    return EXIT.pass;
}
async function bindAll(io, workspace) {
    const tree = await workspace.workTree();
    let filled = 0;
    let failed = 0;
    for (const record of (await readMemory(tree)).facts) {
        if (record.fact === null)
            continue;
        const filling = await fillBinding(tree, record);
        if (filling.change !== null)
            writeChanges(workspace.repository.root, [filling.change]);
        filled += filling.filled;
        failed += filling.failures.length;
        for (const warning of filling.warnings)
            io.err(`warning: ${warning}\n`);
        for (const failure of filling.failures)
            io.err(`error: ${failure}\n`);
    }
    io.out(filled === 0 && failed === 0 ? 'every source has its digest already\n' : `filled ${filled} ${filled === 1 ? 'digest' : 'digests'}\n`);
    return failed > 0 ? EXIT.usage : EXIT.pass;
}

;
function countEntries(entries) {
    const counts = { accepted: 0, candidate: 0, advisory: 0, superseded: 0, stale: 0, policy_blocked: 0, rejected: 0, unverifiable: 0 };
    for (const entry of entries) {
        counts[entry.status] += 1;
        if (entry.status === 'accepted' && entry.anchors.every((anchor) => anchor.verdict === 'unbound'))
            counts.unverifiable += 1;
    }
    return counts;
}

;



function currentFindings(evaluation) {
    const { findings, scope, verdict } = evaluation;
    const advice = noFactsAdvice(evaluation);
    return findings.filter((finding) => finding !== advice && (finding.introduced || scope === 'state' || (verdict === 'error' && finding.severity === 'error')));
}
function olderFindings(evaluation) {
    const current = new Set(currentFindings(evaluation));
    const advice = noFactsAdvice(evaluation);
    return evaluation.findings.filter((finding) => finding !== advice && !current.has(finding));
}
function noFactsAdvice({ entries, findings }) {
    if (entries.some((entry) => entry.record !== null))
        return null;
    return findings.find(({ rule }) => rule === 'MT704') ?? null;
}
function verdictWords({ verdict, mode }) {
    return verdict === 'fail' && mode === 'report' ? 'report mode: would fail' : verdict;
}
function standing({ entries }) {
    const facts = entries.filter((entry) => entry.record !== null);
    const counts = countEntries(facts);
    const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
    const evidence = entries.length - facts.length - agentFiles;
    const unverifiable = counts.unverifiable === 0 ? '' : ` (${counts.unverifiable} unverifiable)`;
    const parts = [
        ...(counts.accepted === 0 ? [] : [`${counts.accepted} trusted${unverifiable}`]),
        ...(counts.stale === 0 ? [] : [`${counts.stale} stale`]),
        ...(counts.candidate === 0 ? [] : [numbered(counts.candidate, 'candidate')]),
        ...(counts.superseded === 0 ? [] : [`${counts.superseded} superseded`]),
        ...(counts.policy_blocked === 0 ? [] : [`${counts.policy_blocked} policy-blocked`]),
        ...(counts.rejected === 0 ? [] : [`${counts.rejected} rejected`]),
        ...(evidence === 0 ? [] : [numbered(evidence, 'evidence file')]),
    ];
    if (facts.length === 0)
        return plain(['no facts', ...parts, `${numbered(agentFiles, 'agent file')} seen`].join('; '));
    return plain([...parts, ...(agentFiles === 0 ? [] : [numbered(agentFiles, 'agent file')])].join(', '));
}
function subjectWords({ subject, scope }) {
    const { baseSha, headSha } = subject;
    const head = headSha === null ? plain('working tree') : phrase_say `${shortSha(headSha)}`;
    if (scope === 'state' || baseSha === headSha)
        return headSha === null ? head : phrase_say `commit ${head}`;
    return baseSha === null ? phrase_say `no base → ${head}` : phrase_say `base ${shortSha(baseSha)} → ${head}`;
}
function shortSha(sha) {
    return sha.slice(0, 7);
}
function statusWords(status) {
    return status.replace('_', '-');
}
const REASON_WORDS = {
    policy_blocked: 'the policy keeps it out',
    invalid_record: 'its file cannot be read as a fact',
    not_accepted: 'it was discarded or retired',
    attempt_evidence: 'it is evidence of an attempt',
    review_evidence: 'it is evidence of a review',
    adoption_unsettled: 'its adoption takes effect when it is approved and merged',
    adoption_digest_mismatch: 'this is not the text that was adopted',
    adoption_record_missing: 'it declares itself accepted, and no record adopts it',
    candidate_not_adopted: 'nobody has adopted it',
    superseded_fact: 'an adopted fact replaces it',
    conflicting_facts: 'another accepted fact states the same',
    source_out_of_tree: 'what it cites lies outside the repository',
    source_missing: 'what it cites is gone',
    source_digest_mismatch: 'what it cites changed',
    source_unreadable: 'what it cites cannot be checked',
    expired_fact: 'its date is past',
    not_yet_valid: 'it is not valid yet',
    live_source: 'an agent file is advisory',
    over_budget: 'there is no room for it',
    selected_trusted_memory: 'it is adopted, and what it cites still says so',
    not_selected_trusted_fact: 'it is adopted, and nobody asked for it',
    not_selected: 'nobody asked for it',
};
function reasonWords(entry) {
    const reason = reasonOf(entry);
    if (reason === 'superseded_fact' && entry.supersededBy !== null)
        return phrase_say `${entry.supersededBy} replaces it`;
    if (reason === 'conflicting_facts' && entry.conflictsWith.length > 0)
        return phrase_say `${enumerate(entry.conflictsWith)} states the same`;
    if (reason === 'selected_trusted_memory' && entry.anchors.length === 0)
        return plain('it is adopted; it cites nothing, so nothing can be checked');
    return plain(REASON_WORDS[reason]);
}
function numbered(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

;



function effects(evaluation) {
    const entries = new Map(evaluation.entries.map((entry) => [entry.id, entry]));
    const adopting = new Map(evaluation.adoptions.filter((row) => row.effective === 'on_merge').map((row) => [row.factId, row]));
    const about = byFact(currentFindings(evaluation));
    const changed = evaluation.changes.filter((change) => concernsTrust(change, entries.get(change.id)));
    const ids = new Set(changed.map((change) => change.id));
    const inPlace = [...adopting.keys()].filter((id) => !ids.has(id)).map((id) => ({ id, from: entries.get(id)?.status ?? null, to: entries.get(id)?.status ?? null, cause: 'introduced', because: [] }));
    return [...changed, ...inPlace]
        .map((change) => effectOf(change, entries.get(change.id), adopting.get(change.id), about.get(change.id) ?? []))
        .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}
function effectOf({ id, from, to, cause, because }, entry, adopting, about) {
    const [first] = about;
    const effect = { id, from, to, onMerge: adopting !== undefined };
    if (adopting !== undefined)
        return { ...effect, why: approvalWords(adopting), remedy: null, says: about.filter(({ severity }) => severity === 'notice') };
    if (because.length > 0)
        return { ...effect, why: sourceWords(because), remedy: first?.remedy ?? null, says: about.filter(({ rule }) => rule === first?.rule) };
    const says = first === undefined ? [] : [first];
    if (to === null || entry === undefined)
        return { ...effect, why: null, remedy: first?.remedy ?? null, says };
    const moved = cause === 'base_moved' ? plain('the base branch moved, and ') : [];
    return { ...effect, why: [...moved, ...(first === undefined ? reasonWords(entry) : withoutSubject(first.message, id))], remedy: first === undefined ? defaultRemedy(entry) : first.remedy, says };
}
function concernsTrust({ from, to }, entry) {
    if (entry?.sourceClass === 'attempt_evidence' || entry?.sourceClass === 'review_evidence')
        return false;
    return [from, to].some((status) => status !== null && status !== 'advisory');
}
function rank({ from, to, onMerge, says: [first] }) {
    if (first?.severity === 'error')
        return 0;
    if (from === 'accepted' && !onMerge)
        return 1;
    return onMerge || to === 'accepted' ? 2 : 3;
}
function byFact(findings) {
    const grouped = new Map();
    for (const finding of findings) {
        if (finding.factId === null)
            continue;
        const known = grouped.get(finding.factId);
        if (known === undefined)
            grouped.set(finding.factId, [finding]);
        else
            known.push(finding);
    }
    return grouped;
}
function withoutSubject(message, id) {
    const [first, ...rest] = message;
    return typeof first === 'object' && first.quoted === id ? ['it', ...rest] : message;
}
function approvalWords({ approvals }) {
    const counted = approvals.filter((approval) => approval.counted).map((approval) => approval.login);
    return counted.length === 0 ? plain('its author may adopt alone') : phrase_say `${enumerate([...new Set(counted)])} approved it`;
}
function transition({ from, to, onMerge }) {
    const end = to === null ? 'removed' : statusWords(to);
    return [from === null ? 'new' : statusWords(from), onMerge ? 'trusted once merged' : end];
}
function sourceWords(anchors) {
    const shown = anchors.slice(0, 3).flatMap((anchor, index) => phrase_say `${[index === 0 ? '' : ', ']}${anchor.path} (${selectorWords(anchor.selector)}) ${[VERDICTS[anchor.verdict]]}`);
    return anchors.length > 3 ? [...shown, ` and ${anchors.length - 3} more`] : shown;
}
function selectorWords(selector) {
    if (/^(?:file|quote|lines(?::\d+-\d+)?)$/.test(selector))
        return plain(selector);
    if (/^(?:symbol|pointer):[\w$./~-]{1,100}$/.test(selector))
        return phrase_say `${selector}`;
    return plain(/^[a-z]+/.exec(selector)?.[0] ?? '');
}
const VERDICTS = {
    fresh: 'is as it was',
    reformatted: 'is reformatted',
    moved: 'moved',
    changed: 'changed',
    missing: 'is gone',
    ambiguous: 'has the cited text more than once',
    unreadable: 'cannot be checked',
    unbound: 'is not bound',
};
function defaultRemedy(entry) {
    if (entry === undefined || entry.record === null || reasonOf(entry) !== 'candidate_not_adopted')
        return null;
    return phrase_say `To have it trusted: ${`npx memtrust adopt ${entry.id}`}.`;
}

;
const NOTE_BYTES = 600;
function fit(lead, blocks, foot, limit) {
    const parts = [lead];
    const dropped = [];
    let used = bytes(lead) + bytes(foot) + NOTE_BYTES;
    for (const block of blocks) {
        const frame = bytes(block.open) + bytes(block.close) + bytes(moreRows(block.rows.length));
        let size = used + frame;
        let kept = 0;
        for (const row of block.rows) {
            if (size + bytes(row) > limit)
                break;
            size += bytes(row);
            kept += 1;
        }
        if (kept === 0 && block.rows.length > 0) {
            dropped.push(block.title);
            continue;
        }
        used = size;
        const left = block.rows.length - kept;
        parts.push(block.open, ...block.rows.slice(0, kept), ...(left === 0 ? [] : [moreRows(left)]), block.close);
    }
    if (dropped.length > 0)
        parts.push(`\nToo long for here and left out: ${dropped.join(', ')}. The whole report is \`trust-report.json\`.\n`);
    return [...parts, foot].join('');
}
function moreRows(count) {
    return `\n${count} more, too long for here: see \`trust-report.json\`.\n`;
}
function bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}

;

const PROSE_LIMIT = 1_000;
function codeSpan(name) {
    const shown = visible(name).replaceAll('##[', String.raw `#\u{23}[`);
    if (shown === '')
        return '`""`';
    const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function markdownPhrase(phrase) {
    return joinSpans(phrase.map((part) => (typeof part === 'string' ? prose(part) : codeSpan(part.quoted))));
}
function prose(text) {
    const pieces = visible(text, PROSE_LIMIT).split(/(`[^`]+`)/);
    return joinSpans(pieces.flatMap((piece, index) => {
        if (index % 2 === 1)
            return [codeSpan(piece.slice(1, -1))];
        return piece.split(/( +)/).map((word) => (isCalm(word) ? word : codeSpan(word)));
    }));
}
function tableCell(markdown) {
    return markdown.replace(/(\\?)\|/g, (_all, before) => (before === '' ? String.raw `\|` : String.raw `\\u{7c}`));
}
const markdown_CALM = /^[\p{L}\p{N} .,;:!?'"()%→—…+=/-]*$/u;
const REFERENCE = /:\/\/|www\.|\bgh-\d|\b[0-9a-f]{7,}\b/i;
function isCalm(word) {
    return markdown_CALM.test(word) && !REFERENCE.test(word);
}
function joinSpans(parts) {
    let joined = '';
    for (const part of parts)
        joined += joined.endsWith('`') && part.startsWith('`') ? ` ${part}` : part;
    return joined;
}

;







const COMMENT_LIMIT = 64_000;
const SUMMARY_LIMIT = 900_000;
const LINE_END = '\\';
const MOST_OPEN = 10;
function renderComment(evaluation, { marker, limit = COMMENT_LIMIT }) {
    return comment_document(evaluation, `${marker}\n\n`, limit);
}
function renderSummary(evaluation) {
    return comment_document(evaluation, '', SUMMARY_LIMIT);
}
function comment_document(evaluation, opening, limit) {
    const advice = noFactsAdvice(evaluation);
    const lead = `${opening}**memtrust: ${markdownPhrase(verdictLine(evaluation))}**${advice === null ? '' : `${LINE_END}\n${markdownPhrase(forReader(advice.remedy, evaluation))}`}\n`;
    return fit(lead, saysNothing(evaluation) ? [] : blocks(evaluation), `\n${footLine(evaluation)}\n`, limit);
}
function blocks(evaluation) {
    const current = currentFindings(evaluation);
    const trust = effects(evaluation);
    const told = new Set(trust.flatMap((effect) => effect.says));
    const remedies = new Said(evaluation);
    const effectRows = trust.map((effect) => effectRow(effect, remedies));
    const findingRows = current.filter((finding) => !told.has(finding)).map((finding) => findingRow(finding, remedies));
    return [
        list('what could not be judged', '**Not judged**', notJudged(evaluation, current)),
        list('changes of trust', '**What this change does to trust**', effectRows.slice(0, MOST_OPEN)),
        list('findings', told.size > 0 ? '**Other findings of this change**' : '**Findings**', findingRows.slice(0, MOST_OPEN)),
        folded('more changes of trust', effectRows.slice(MOST_OPEN)),
        folded('more findings', findingRows.slice(MOST_OPEN)),
        adoptions(evaluation),
        folded(evaluation.verdict === 'error' ? 'other findings' : 'older findings, not from this change', olderFindings(evaluation).map((finding) => findingRow(finding, new Said(evaluation)))),
        entries(evaluation),
        fixtures(evaluation),
    ].filter((block) => block.rows.length > 0);
}
function notJudged({ incomplete }, current) {
    const said = new Set(current.map((finding) => phraseText(finding.message)));
    return incomplete.filter((line) => !said.has(line)).map((line) => `- ${prose(line)}\n`);
}
function saysNothing(evaluation) {
    const { verdict, incomplete } = evaluation;
    return verdict === 'pass' && incomplete.length === 0 && currentFindings(evaluation).length === 0 && effects(evaluation).length === 0 && evaluation.adoptions.length === 0;
}
function verdictLine(evaluation) {
    const current = currentFindings(evaluation);
    const errors = current.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    const verdict = verdictWords(evaluation);
    if (first === undefined)
        return [`${verdict} — `, ...passWords(evaluation, current)];
    const more = errors.length === 1 ? '' : ` — and ${numbered(errors.length - 1, 'more error')}`;
    return [`${verdict} — ${first.rule} ${first.name}: `, ...first.message, more];
}
function passWords(evaluation, current) {
    const warnings = current.filter(({ severity }) => severity === 'warning').length;
    const trust = effects(evaluation);
    const lost = trust.filter(({ from, to, onMerge }) => from === 'accepted' && to !== 'accepted' && !onMerge).length;
    const gained = trust.filter(({ onMerge, to }) => onMerge || to === 'accepted').length;
    const added = trust.filter(({ from, to, onMerge }) => from === null && to === 'candidate' && !onMerge).length;
    const parts = [
        ...(lost === 0 ? [] : [`${numbered(lost, 'fact')} ${lost === 1 ? 'loses' : 'lose'} trust`]),
        ...(gained === 0 ? [] : [`${numbered(gained, 'fact')} trusted once merged`]),
        ...(added === 0 ? [] : [numbered(added, 'new candidate')]),
        ...(warnings === 0 ? [] : [numbered(warnings, 'warning')]),
    ];
    if (parts.length > 0)
        return plain(parts.join(', '));
    if (noFactsAdvice(evaluation) !== null)
        return standing(evaluation);
    return plain(evaluation.scope === 'state' ? 'nothing is wrong' : 'this change leaves trust as it is');
}
function footLine(evaluation) {
    const { subject, policy, fixtures: { cases } } = evaluation;
    const older = olderFindings(evaluation).length;
    const parts = [
        ...(noFactsAdvice(evaluation) === null ? [markdownPhrase(standing(evaluation))] : []),
        ...(older === 0 ? [] : [numbered(older, 'older finding')]),
        ...(cases.length === 0 ? [] : [`${cases.filter((one) => one.passed).length} of ${numbered(cases.length, 'fixture')} pass`]),
        markdownPhrase(subjectWords(evaluation)),
        `policy ${codeSpan(shortDigest(subject.policyDigest))}${policy.origin === 'file' ? '' : ' (strict defaults)'}`,
        `memtrust ${VERSION}`,
    ];
    return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}
function effectRow(effect, remedies) {
    const [from, to] = transition(effect);
    const [finding] = effect.says;
    const severity = finding === undefined || finding.severity === 'notice' ? '' : `**${finding.severity}** `;
    const why = effect.why === null ? '' : `, because ${markdownPhrase(effect.why)}`;
    const rule = finding === undefined ? '' : ` · ${finding.rule} ${finding.name}`;
    return `- ${severity}${codeSpan(effect.id)}: ${from} → **${to}**${why}${rule}${remedies.line(effect.remedy)}\n`;
}
function findingRow(finding, remedies) {
    const { rule, name, severity, path, line, message } = finding;
    const named = line === null && message.some((part) => typeof part === 'object' && part.quoted === path);
    const place = path === null || named ? '' : ` · ${codeSpan(line === null ? path : `${path}:${line}`)}`;
    return `- **${severity}** ${markdownPhrase(message)}${place} · ${rule} ${name}${remedies.line(finding.remedy)}\n`;
}
class Said {
    evaluation;
    texts = new Set();
    constructor(evaluation) {
        this.evaluation = evaluation;
    }
    line(remedy) {
        const text = remedy === null ? '' : markdownPhrase(forReader(remedy, this.evaluation));
        if (text === '' || this.texts.has(text))
            return '';
        this.texts.add(text);
        return `${LINE_END}\n  ${text}`;
    }
}
function forReader(remedy, { authorMayWrite }) {
    if (authorMayWrite !== false || !phraseText(remedy).includes('npx memtrust'))
        return remedy;
    return plain('A maintainer can settle this; nothing is asked of you.');
}
function list(title, heading, rows) {
    return { title, open: `\n${heading}\n\n`, rows, close: '' };
}
function folded(title, rows) {
    return { title, open: `\n<details><summary>${capital(title)} (${rows.length})</summary>\n\n`, rows, close: '\n</details>\n' };
}
function table(title, columns, rows) {
    const { open, close } = folded(title, rows.map(String));
    return { title, open: `${open}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`, rows: rows.map(tableRow), close };
}
function tableRow(cells) {
    return `| ${cells.map(tableCell).join(' | ')} |\n`;
}
function adoptions(evaluation) {
    const rows = evaluation.adoptions.map((row) => [codeSpan(row.factId), codeSpan(row.event.type), row.approved ? 'yes' : 'no', EFFECTIVE[row.effective], approvals(row)]);
    return table('adoptions in this change', ['Fact', 'Event', 'Approved', 'Takes effect', 'Approvals'], rows);
}
const EFFECTIVE = { now: 'now', on_merge: 'on merge', never: 'not' };
function approvals({ approvals: given }) {
    if (given.length === 0)
        return 'none';
    return given.map(({ login, commitId, counted, why }) => `${codeSpan(login)} at ${codeSpan(shortSha(commitId))} ${counted ? 'counts' : 'does not count'}: ${prose(why)}`).join('<br>');
}
const ORDER = ['stale', 'policy_blocked', 'candidate', 'rejected', 'superseded', 'accepted', 'advisory'];
function entries({ entries: all }) {
    const sorted = all.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
    return table('all entries', ['Entry', 'Status', 'Why'], sorted.map((entry) => [codeSpan(entry.id), statusCell(entry), markdownPhrase(reasonWords(entry))]));
}
function statusCell({ status, trustedBaseline, selfAdopted }) {
    return `${trustedBaseline ? '**trusted**' : statusWords(status)}${selfAdopted ? ', self-adopted' : ''}`;
}
function fixtures({ fixtures: { cases } }) {
    const shown = cases.filter((one) => !one.passed || one.kind !== 'built-in');
    const rows = shown.toSorted((a, b) => Number(a.passed) - Number(b.passed)).map(({ id, kind, passed, why }) => [codeSpan(id), kind, passed ? 'passes' : `**fails**: ${prose(why ?? '')}`]);
    return table('fixtures', ['Fixture', 'From', 'Outcome'], rows);
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;

function renderJson(value) {
    const text = JSON.stringify(value, null, 2);
    return `${text.replace(/[^\n -~]/gu, (character) => (hasInvisible(character) ? escaped(character) : character)).replaceAll('##[', String.raw `#\u0023[`)}\n`;
}
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}

;
const PROJECT_URL = 'https://github.com/memtrust/memtrust';
const RULES_DOC_URL = `${PROJECT_URL}/blob/main/docs/rules.md`;
const SCHEMA_BASE_URL = 'https://raw.githubusercontent.com/memtrust/memtrust/main/docs/schemas';
function ruleUrl(rule) {
    return `${RULES_DOC_URL}#${rule.code.toLowerCase()}-${rule.name}`;
}

;







const MOST_RESULTS = 5_000;
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function renderSarif(evaluation, limit = MOST_RESULTS) {
    const findings = currentFindings(evaluation);
    const shown = findings.slice(0, limit);
    const used = rules.filter((rule) => shown.some((finding) => finding.rule === rule.code));
    const left = findings.length - shown.length;
    return renderJson({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'memtrust', semanticVersion: VERSION, informationUri: PROJECT_URL, rules: used.map(ruleObject) } },
                automationDetails: { id: 'memtrust/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: evaluation.verdict !== 'error',
                        toolExecutionNotifications: [
                            ...evaluation.incomplete.map((line) => ({ level: 'error', message: { text: plainText(prose(line)) } })),
                            ...(left === 0 ? [] : [{ level: 'warning', message: { text: `${left} more results are not here: code scanning takes ${limit}. The whole report is trust-report.json.` } }]),
                        ],
                    },
                ],
                results: shown.map((finding) => result(finding, used.findIndex((rule) => rule.code === finding.rule))),
            },
        ],
    });
}
const ROOT = 'SRCROOT';
function ruleObject(rule) {
    const { code, name, severity, summary, why, remedy } = rule;
    return {
        id: code,
        name: name.replace(/(?:^|-)([a-z])/g, (_all, letter) => letter.toUpperCase()),
        shortDescription: { text: plainText(summary) },
        fullDescription: { text: plainText(`${summary} ${why}`) },
        help: { text: plainText(`${why}\n\nWhat to do. ${remedy}`), markdown: `${why}\n\n**What to do.** ${remedy}` },
        helpUri: ruleUrl(rule),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: { tags: ['agent-memory', 'security'], precision: 'very-high' },
    };
}
function result(finding, ruleIndex) {
    const { rule, severity, message, remedy, path, line, fingerprint } = finding;
    return {
        ruleId: rule,
        ruleIndex,
        level: LEVELS[severity],
        message: { text: plainText(sentence(message, remedy)) },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path ?? POLICY_PATH), uriBaseId: ROOT }, ...(path === null || line === null ? {} : { region: { startLine: line } }) } }],
        partialFingerprints: { primaryLocationLineHash: `${fingerprint.replace('sha256:', '')}:1`, 'memtrustFinding/v1': fingerprint },
    };
}
function sentence(message, remedy) {
    const said = markdownPhrase(message);
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'} ${markdownPhrase(remedy)}`.trim();
}
function plainText(text) {
    return text.replaceAll('](', '] (').replace(/\{(?=\d+\})/g, '{ ');
}
function uriOf(path) {
    return [...Buffer.from(path)].map((byte) => (/[A-Za-z0-9._~/-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)).join('');
}

;




const MOST_LISTED = 40;
const MOST_OLDER = 3;
const COLOURS = { error: 31, warning: 33, notice: 36, pass: 32, fail: 31, dim: 2, bold: 1 };
function renderText(evaluation, { color }) {
    const sections = [head(evaluation), ...findings(evaluation), trust(evaluation), foot(evaluation)].filter((lines) => lines.length > 0);
    const [first = [], ...rest] = sections;
    const blank = rest.length > 1;
    const lines = [...first, ...rest.flatMap((section) => (blank ? [[], ...section] : [...section]))];
    return lines.map((line) => `${print(line, color)}\n`).join('');
}
function print(line, color) {
    const text = terminalSafe(line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('').replaceAll('\n', ' '));
    const [first] = line;
    if (!color || typeof first !== 'object')
        return text;
    const painted = line.length === 1 ? text.length : first.text.length;
    return `\u001B[${COLOURS[first.colour]}m${text.slice(0, painted)}\u001B[0m${text.slice(painted)}`;
}
function head(evaluation) {
    const verdict = { colour: evaluation.verdict === 'pass' ? 'pass' : 'fail', text: `memtrust: ${verdictWords(evaluation)}` };
    const advice = noFactsAdvice(evaluation);
    return [[verdict, ` — ${barePhrase(standing(evaluation))}; ${barePhrase(subjectWords(evaluation))}`], ...(advice === null ? [] : [[`→ ${phraseText(advice.remedy)}`]])];
}
function findings(evaluation) {
    const current = currentFindings(evaluation);
    const grave = current.filter(({ severity }) => severity !== 'notice').map((finding) => [title(finding), [`  ${phraseText(finding.message)}`], [`  → ${phraseText(finding.remedy)}`]]);
    const told = new Set(effects(evaluation).slice(0, MOST_LISTED).flatMap((effect) => effect.says));
    const notices = current.filter((finding) => finding.severity === 'notice' && !told.has(finding));
    const compact = notices.slice(0, MOST_LISTED).map((finding) => [label(finding), `${finding.rule} ${finding.name}: ${phraseText(finding.message)}`]);
    if (notices.length > MOST_LISTED)
        compact.push([`and ${numbered(notices.length - MOST_LISTED, 'more notice')}`]);
    return [...grave, compact];
}
function title(finding) {
    const { rule, name, path, line } = finding;
    const place = path === null ? '' : `  ${bareName(path)}${line === null ? '' : `:${line}`}`;
    return [label(finding), `${rule} ${name}${place}`];
}
function label({ severity }) {
    return { colour: severity, text: `${severity} ` };
}
function trust(evaluation) {
    const all = effects(evaluation);
    if (all.length === 0)
        return [];
    const lines = all.slice(0, MOST_LISTED).map((effect) => {
        const [from, to] = transition(effect);
        return [`  ${bareName(effect.id)}: ${from} → ${to}${effect.why === null ? '' : ` because ${barePhrase(effect.why)}`}`];
    });
    if (all.length > MOST_LISTED)
        lines.push([`  and ${all.length - MOST_LISTED} more`]);
    return [[{ colour: 'bold', text: 'what this change does to trust' }], ...lines];
}
function foot(evaluation) {
    const { fixtures, incomplete } = evaluation;
    const older = olderFindings(evaluation);
    const said = new Set(currentFindings(evaluation).map((finding) => phraseText(finding.message)));
    const passed = fixtures.cases.filter((one) => one.passed).length;
    return [
        ...incomplete.filter((line) => !said.has(line)).map((line) => [{ colour: 'warning', text: 'incomplete: ' }, line]),
        ...(older.length === 0 ? [] : [dim(`${numbered(older.length, 'older finding')}, not from this change: ${phraseText(oldest(older))}`)]),
        ...(fixtures.cases.length === 0 ? [] : [dim(`fixtures: ${passed} of ${fixtures.cases.length} pass`)]),
    ];
}
function dim(text) {
    return [{ colour: 'dim', text }];
}
function oldest(older) {
    const shown = older.slice(0, MOST_OLDER).flatMap(({ rule, factId, path }, index) => {
        const subject = factId ?? path;
        return phrase_say `${[index === 0 ? '' : ', ']}${[rule]}${subject === null ? [] : phrase_say ` ${subject}`}`;
    });
    return older.length > MOST_OLDER ? [...shown, ` and ${older.length - MOST_OLDER} more`] : shown;
}

;






const NAME_LIMIT = 1_000;
const SENTENCE_LIMIT = 8_000;
function trustReport(evaluation, { manifestPath }) {
    const { subject, fixtures } = evaluation;
    return {
        schema: 'memtrust.trust_report',
        schema_version: 1,
        tool: { name: 'memtrust', version: VERSION },
        subject: {
            repository: subject.repository === null ? null : trust_report_name(subject.repository),
            base_sha: subject.baseSha,
            head_sha: subject.headSha,
            policy_digest: subject.policyDigest,
            evaluated_at: subject.evaluatedAt,
        },
        verdict: evaluation.verdict,
        counts: countEntries(evaluation.entries),
        entries: evaluation.entries.map(entryRow),
        changes: evaluation.changes.map(changeRow),
        findings: evaluation.findings.map(trust_report_findingRow),
        fixtures: {
            total: fixtures.cases.length,
            passed: fixtures.cases.filter((one) => one.passed).length,
            contaminated: fixtures.cases.filter((one) => one.contaminated).length,
            cases: fixtures.cases.map(({ id, kind, passed, why }) => ({ id: trust_report_name(id), kind, passed, ...(why === null ? {} : { why: trust_report_sentence(why) }) })),
        },
        probes: { facts: 0, falsifiable: 0, survived: [] },
        adoption: evaluation.adoptions.map(adoptionRow),
        incomplete: evaluation.incomplete.map(trust_report_sentence),
        manifest: { path: manifestPath === null ? null : trust_report_name(manifestPath), sha256: evaluation.manifestSha256 },
    };
}
function entryRow(entry) {
    return {
        id: trust_report_name(entry.id),
        source_class: entry.sourceClass,
        settled: entry.settled,
        ...(entry.audited === undefined ? {} : { audited: entry.audited }),
        ...(entry.selfAdopted ? { self_adopted: true } : {}),
        status: entry.status,
        trust_level: entry.trustLevel,
        trusted_baseline: entry.trustedBaseline,
        reason: reasonOf(entry),
        reasons: [...entry.reasons],
        path: entry.path === null ? null : trust_report_name(entry.path),
        anchors: entry.status === 'policy_blocked' ? [] : entry.anchors.map(anchorRow),
    };
}
function anchorRow(anchor) {
    const { movedTo, foundAt } = anchor;
    return {
        ...sourceRow(anchor),
        ...(movedTo === null ? {} : { moved_to: { path: trust_report_name(movedTo.path), lines: [movedTo.lines[0], movedTo.lines[1]] } }),
        ...(foundAt === null ? {} : { found_at: trust_report_name(foundAt) }),
    };
}
function sourceRow({ path, selector, verdict }) {
    return { path: trust_report_name(path), selector: trust_report_name(selector), verdict };
}
function changeRow({ id, from, to, cause, because }) {
    return { id: trust_report_name(id), from, to, cause, because: because.map(sourceRow) };
}
function trust_report_findingRow(finding) {
    const { rule, severity, path, line, factId, introduced, fingerprint } = finding;
    return {
        rule,
        name: finding.name,
        severity,
        message: trust_report_sentence(phraseText(finding.message)),
        ...(path === null ? {} : { path: trust_report_name(path) }),
        ...(line === null ? {} : { line }),
        ...(factId === null ? {} : { fact_id: trust_report_name(factId) }),
        introduced,
        remedy: trust_report_sentence(phraseText(finding.remedy)),
        docs: ruleUrl({ code: rule, name: finding.name }),
        fingerprint,
    };
}
function adoptionRow({ factId, event, claim, binding, approved, effective, approvals }) {
    return {
        fact_id: trust_report_name(factId),
        event: event.id,
        claim,
        binding,
        approved,
        effective,
        approvals: approvals.map(({ login, commitId, counted, why }) => ({ login: trust_report_name(login), commit_id: trust_report_name(commitId), counted, why: trust_report_sentence(why) })),
    };
}
function trust_report_name(text) {
    return visible(text, NAME_LIMIT);
}
function trust_report_sentence(text) {
    return visible(text, SENTENCE_LIMIT);
}

;





const formats = [
    { name: 'text', render: renderText },
    { name: 'json', render: (evaluation, { manifestPath }) => renderJson(trustReport(evaluation, { manifestPath })) },
    { name: 'markdown', render: renderSummary },
    { name: 'sarif', render: (evaluation) => renderSarif(evaluation) },
];

;











const check_check = (program, run) => {
    program
        .command('check')
        .description('judge the memory of this repository: the gate')
        .option('--base <ref>', 'what is settled (default: the merge base with the default branch)')
        .option('--head <ref>', 'the commit that is judged (default: the working tree)')
        .addOption(new Option('--format <format>', 'what to print').choices(formats.map((format) => format.name)).default('text'))
        .option('--out <dir>', 'also write the report, the manifest, SARIF and the comment into this folder')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .option('--strict', 'fail on adoptions that are not settled')
        .addHelpText('after', examples([
        ['check', 'the working tree against the default branch'],
        ['check --base main --head my-branch', 'one branch against another'],
        ['check --base HEAD --head HEAD', 'one commit by itself'],
        ['check --format json --out report', 'the trust report on stdout, all files in report/'],
    ]) + '\n\nExit codes: 0 pass, 1 the gate fails, 2 usage or configuration error, 3 internal error.')
        .action(async (options) => run(async (io) => {
        const evaluation = await judgeHere(io, options);
        if (options.out !== undefined)
            writeReports((0,external_node_path_.resolve)(io.cwd, options.out), evaluation);
        const format = formats.find((known) => known.name === options.format);
        if (format === undefined)
            throw new Error(`no view for the format ${options.format}`);
        io.out(format.render(evaluation, { color: io.color, manifestPath: options.out === undefined ? null : 'context-manifest.json' }));
        return exitCodeOf(evaluation);
    }));
};
function writeReports(folder, evaluation) {
    writeWhole((0,external_node_path_.join)(folder, 'trust-report.json'), renderJson(trustReport(evaluation, { manifestPath: 'context-manifest.json' })));
    writeWhole((0,external_node_path_.join)(folder, 'context-manifest.json'), renderJson(evaluation.manifest));
    writeWhole((0,external_node_path_.join)(folder, 'trust-report.sarif'), renderSarif(evaluation));
    writeWhole((0,external_node_path_.join)(folder, 'comment.md'), renderComment(evaluation, { marker: '<!-- memtrust:report -->' }));
}
function exitCodeOf(evaluation) {
    switch (evaluation.verdict) {
        case 'pass':
            return EXIT.pass;
        case 'fail':
            return evaluation.mode === 'report' ? EXIT.pass : EXIT.fail;
        case 'error':
            return EXIT.usage;
    }
}

;
const MOST_PAIRS = 4_000_000;
function diffLines(before, after) {
    let head = 0;
    while (head < before.length && head < after.length && before[head] === after[head])
        head += 1;
    let tail = 0;
    while (tail < before.length - head && tail < after.length - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
        tail += 1;
    const lines = Array.from({ length: head }, (_, at) => ({ before: at, after: at }));
    const [rows, columns] = [before.length - head - tail, after.length - head - tail];
    const common = rows * columns > MOST_PAIRS ? () => 0 : commonSuffixes(before.slice(head, head + rows), after.slice(head, head + columns));
    let [row, column] = [0, 0];
    while (row < rows || column < columns) {
        const [old, now] = [head + row, head + column];
        if (row < rows && column < columns && before[old] === after[now] && rows * columns <= MOST_PAIRS) {
            lines.push({ before: old, after: now });
            row += 1;
            column += 1;
        }
        else if (row < rows && (column === columns || common(row + 1, column) >= common(row, column + 1))) {
            lines.push({ before: old, after: null });
            row += 1;
        }
        else {
            lines.push({ before: null, after: now });
            column += 1;
        }
    }
    for (let at = tail; at > 0; at -= 1)
        lines.push({ before: before.length - at, after: after.length - at });
    return lines;
}
function commonSuffixes(before, after) {
    const width = after.length + 1;
    const lengths = new Uint32Array((before.length + 1) * width);
    for (let row = before.length - 1; row >= 0; row -= 1) {
        for (let column = after.length - 1; column >= 0; column -= 1) {
            const at = row * width + column;
            lengths[at] = before[row] === after[column] ? 1 + (lengths[at + width + 1] ?? 0) : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
        }
    }
    return (row, column) => lengths[row * width + column] ?? 0;
}
function rangeAfter(before, after, [from, to]) {
    let [above, below] = [0, after.length + 1];
    let [first, last] = [null, null];
    for (const line of diffLines(before, after)) {
        if (line.before === null || line.after === null)
            continue;
        const [old, now] = [line.before + 1, line.after + 1];
        if (old < from)
            above = now;
        if (old === from)
            first = now;
        if (old === to)
            last = now;
        if (old > to && below > now)
            below = now;
    }
    const moved = [first ?? above + 1, last ?? below - 1];
    return moved[0] <= moved[1] ? moved : null;
}

;








async function previewAdoption(base, head, record, policy, now) {
    const { id } = record;
    const fact = usable(record);
    const settledEvents = base?.memory.events ?? [];
    const ownEvents = merged(settledEvents, head.memory.events).filter((event) => event.fact === id);
    const [adoption] = nextEvents(id, ownEvents, { proposedBy: '', at: '' }, [{ type: 'candidate.applied', claim: fact.claim, binding: fact.binding }]);
    const before = await judged(base ?? { tree: new VirtualTree({}), memory: { ...head.memory, facts: [], events: [] } }, settledEvents, policy, now);
    const without = await judged(head, settledEvents, policy, now);
    const after = await judged(head, adoption === undefined ? settledEvents : [...merged(settledEvents, ownEvents), adoption], policy, now);
    const becomes = after.entries.find((entry) => entry.id === id);
    if (becomes === undefined || becomes.status === 'policy_blocked')
        throw new ConfigurationError(phraseText(phrase_say `${id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
    const there = new Set(head.memory.facts.map((one) => one.id));
    const supersedes = after.supersession.links.filter((link) => link.by === id && there.has(link.old)).map((link) => link.old);
    const known = before.adoptions.get(id)?.kind;
    const settled = known === 'adopted' || known === 'superseded' ? (base?.memory.facts.find((one) => one.id === id)?.fact ?? null) : null;
    return {
        id,
        settled,
        fact,
        statement: statementLines(settled?.statement ?? '', fact.statement),
        sources: sourceLines(settled?.sources ?? [], fact.sources),
        supersedes,
        voids: fact.supersedes.filter((old) => !supersedes.includes(old)),
        conflicts: becomes.conflictsWith,
        recorded: adoptionOf(fact, ownEvents, []).kind === 'adopted',
        obstacles: [...(isRetired(ownEvents) ? ['it was retired, and a retired id does not return'] : []), ...(await unboundSources(head.tree, record))],
        becomes,
        baseline: baselineChanges(id, before, without, after),
    };
}
function judged({ tree, memory }, settled, policy, now) {
    return assess({ tree, memory, live: [], settled, settledLinks: new Map() }, policy, now);
}
function merged(a, b) {
    return [...new Map([...a, ...b].map((event) => [event.id, event])).values()];
}
function baselineChanges(id, before, without, after) {
    const [was, alone, is] = [before, without, after].map((judgement) => new Map(judgement.entries.filter((entry) => entry.record !== null).map((entry) => [entry.id, entry])));
    const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].toSorted();
    return ids
        .filter((one) => one === id || trusts(was, one) !== trusts(is, one))
        .map((one) => ({ id: one, from: was?.get(one)?.status ?? null, to: is?.get(one)?.status ?? null, by: one === id || trusts(alone, one) !== trusts(is, one) ? 'adoption' : 'other changes' }));
}
function trusts(entries, id) {
    return entries?.get(id)?.trustedBaseline ?? false;
}
function statementLines(before, after) {
    const [old, now] = [before, after].map((text) => (text === '' ? [] : text.replace(/\n+$/, '').split('\n')));
    return diffLines(old ?? [], now ?? []).map((line) => ({
        kind: line.after === null ? 'gone' : line.before === null ? 'new' : 'kept',
        text: (line.after === null ? old?.[line.before ?? 0] : now?.[line.after]) ?? '',
    }));
}
function sourceLines(before, after) {
    const [old, now] = [new Set(before.map(identityOf)), new Set(after.map(identityOf))];
    return [
        ...before.filter((citation) => !now.has(identityOf(citation))).map((citation) => ({ kind: 'gone', citation })),
        ...after.map((citation) => ({ kind: old.has(identityOf(citation)) ? 'kept' : 'new', citation })),
    ];
}

;









class OpenMemory {
    io;
    workspace;
    tree;
    memory;
    base;
    settled;
    constructor(io, workspace, tree, memory, base, settled) {
        this.io = io;
        this.workspace = workspace;
        this.tree = tree;
        this.memory = memory;
        this.base = base;
        this.settled = settled;
    }
    static async use(io, action) {
        const workspace = await Workspace.open(io);
        try {
            const { base, head } = await workspace.compare({});
            return await action(new OpenMemory(io, workspace, head, await readMemory(head), base, base === null ? null : await readMemory(base)));
        }
        finally {
            workspace.close();
        }
    }
    record(id) {
        const record = this.memory.facts.find((known) => known.id === id);
        if (record === undefined)
            throw unknownFact(id, this.memory.facts.map((known) => known.id));
        return record;
    }
    settledEvents(id) {
        return this.settled?.events.filter((event) => event.fact === id) ?? [];
    }
    ledger(id) {
        const own = this.memory.events.filter((event) => event.fact === id);
        const events = new Map([...this.settledEvents(id), ...own].map((event) => [event.id, event]));
        return { fact: id, text: readText(this.workspace.repository.root, memtrust_ledgerPath(id)) ?? '', events: [...events.values()] };
    }
    refuseBlocked(record) {
        const policies = [this.memory.policy, ...(this.settled === null ? [] : [this.settled.policy])];
        if (policies.every(({ policy }) => blockOfFact(record, policy) === null))
            return;
        throw new ConfigurationError(phraseText(phrase_say `${record.id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
    }
    isThere(path) {
        return statOf((0,external_node_path_.join)(this.workspace.repository.root, path)) !== undefined;
    }
    async signature(options) {
        return { proposedBy: options.by ?? (await this.workspace.userName()), at: options.now ?? this.io.now };
    }
    write(changes) {
        writeChanges(this.workspace.repository.root, changes);
    }
}
function reason(option, text) {
    if (text.trim() === '')
        throw new ConfigurationError(`${option} is empty`, 'Say why in a few words: whoever reviews it reads them.');
    return text;
}

;











const diff = (program, run) => {
    program
        .command('diff')
        .argument('<id>', 'id of a fact')
        .description('show what would change in the trusted baseline if a fact were adopted and merged')
        .addOption(new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['diff auth/owner-checks', 'its text, its sources, and what becomes of other facts'], ['diff auth/owner-checks --format json', 'the same as JSON']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const record = open.record(id);
        open.refuseBlocked(record);
        const { tree, memory, base, settled } = open;
        const before = base === null || settled === null ? null : { tree: base, memory: settled };
        const preview = await previewAdoption(before, { tree, memory }, record, (settled ?? memory).policy.policy, Date.parse(options.now ?? io.now));
        io.out(options.format === 'json' ? renderJson(asJson(preview, base?.commit ?? null)) : terminalSafe(asText(preview)));
        if (!isSettled(preview))
            io.err(phraseText(nextStep(preview)));
        return EXIT.pass;
    })));
};
const SIGNS = { kept: ' ', gone: '-', new: '+' };
function isSettled({ settled, fact }) {
    return settled?.claim === fact.claim && settled.binding === fact.binding;
}
function nextStep({ id, obstacles, recorded }) {
    if (obstacles.length > 0)
        return phrase_say `Next: mend that, then ${`memtrust adopt ${id}`}\n`;
    return recorded ? phrase_say `Next: commit the fact and its ledger, and open a pull request; approving it adopts.\n` : phrase_say `Next: ${`memtrust adopt ${id}`}\n`;
}
function asText(preview) {
    const { id, settled, statement, sources, supersedes, voids, conflicts, obstacles, becomes, baseline } = preview;
    const lines = [`${phraseText(phrase_say `${id}`)}: ${isSettled(preview) ? 'is adopted already, exactly as it is' : settled === null ? 'nothing of it is adopted at the base' : 'is adopted with another text or other sources'}`];
    lines.push('', 'statement', ...statement.map(({ kind, text }) => `${SIGNS[kind]} ${visible(text, 10_000)}`));
    lines.push('', 'sources', ...(sources.length === 0 ? ['  none: it cannot be checked'] : sources.map(({ kind, citation }) => `${SIGNS[kind]} ${visible(citation.path, 1_000)} (${visible(selectorText(citation))})`)));
    lines.push('', 'if it were adopted and merged');
    lines.push(`  it would be ${becomes.status} (${becomes.reasons.join(', ')})`);
    if (supersedes.length > 0)
        lines.push(`  it would supersede ${names(supersedes)}`);
    if (voids.length > 0)
        lines.push(`  it could not supersede ${names(voids)}: there is no such fact, or it leads in a circle`);
    if (conflicts.length > 0)
        lines.push(`  it would be in conflict with ${names(conflicts)}: none of them would be trusted`);
    for (const change of baseline)
        lines.push(`  ${names([change.id])}: ${change.from ?? 'not there'} → ${change.to ?? 'not there'}${change.from === change.to && !isSettled(preview) ? ', on what it says now' : ''}${change.by === 'adoption' ? '' : ' (by the other changes here)'}`);
    for (const obstacle of obstacles)
        lines.push(`  but it cannot be adopted yet: ${obstacle}`);
    return `${lines.join('\n')}\n`;
}
function names(ids) {
    return ids.map((id) => phraseText(phrase_say `${id}`)).join(', ');
}
function asJson(preview, baseSha) {
    const { id, settled, fact, sources, supersedes, conflicts, obstacles, becomes, baseline } = preview;
    return {
        id,
        base_sha: baseSha,
        settled: isSettled(preview),
        statement: { before: settled?.statement ?? null, after: fact.statement },
        sources: sources.map(({ kind, citation }) => ({ change: kind, path: citation.path, selector: selectorText(citation), digest: citation.digest })),
        supersedes,
        conflicts_with: conflicts,
        becomes: { status: becomes.status, trusted_baseline: becomes.trustedBaseline, reasons: becomes.reasons },
        baseline,
        obstacles,
    };
}

;








function discardFact({ id, record, ledger, why, ...signature }, settled) {
    const { claim, binding } = usable(record);
    if (isRetired(ledger.events))
        throw new ConfigurationError(phraseText(phrase_say `${id} is retired already`), 'There is nothing left to discard.');
    const adopting = adoptable(settled);
    if (adopting.some((event) => event.claim === claim)) {
        throw new ConfigurationError(phraseText(phrase_say `${id} is adopted, so it is no candidate to discard`), phraseText(phrase_say `To take it back for good, run ${`memtrust retire ${id} --why "…"`}.`));
    }
    if (adopting.length > 0) {
        throw new ConfigurationError(phraseText(phrase_say `${id} is adopted with another text, and a discard would take that adoption away too`), phraseText(phrase_say `Restore its file to keep the adopted text, or run ${`memtrust retire ${id} --why "…"`} to take it back for good.`));
    }
    const status = declare(record, 'rejected');
    if (lastDecisive(ledger.events).some((event) => event.type === 'candidate.discarded' && event.claim === claim))
        return status;
    return [...status, appendEvents(ledger, signature, [{ type: 'candidate.discarded', claim, binding, why }])];
}
function retireFact({ id, record, ledger, why, ...signature }) {
    const about = record?.fact ?? lastDecisive(ledger.events)[0] ?? ledger.events.at(-1);
    if (about === undefined)
        throw new ConfigurationError(phraseText(phrase_say `${id} cannot be retired: its file cannot be read, and nothing was ever recorded of it`), 'Mend the file first, or delete it: memtrust check names the place.');
    const status = record === null || record.fact === null ? [] : declare(record, 'rejected');
    if (isRetired(ledger.events))
        return status;
    return [...status, appendEvents(ledger, signature, [{ type: 'fact.retired', claim: about.claim, binding: about.binding, why }])];
}
function declare(record, status) {
    if (record.fact?.status === status)
        return [];
    const content = editFrontMatter(record.text, { status });
    const { fact } = parseFact(record.id, record.path, Buffer.from(content));
    if (fact === null || fact.claim !== record.fact?.claim || fact.binding !== record.fact.binding) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten without changing its claim`), `Set its status to ${status} by hand, then run this again.`);
    }
    return [{ path: record.path, content }];
}

;






const discard = (program, run) => {
    program
        .command('discard')
        .argument('<id>', 'id of a candidate')
        .description('turn a candidate down, and keep the reason')
        .requiredOption('--why <why>', 'the reason, for whoever proposes it next')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['discard auth/no-checks --why "The guard still runs: see src/guard.ts"', 'this text is rejected; another one may be proposed']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const record = open.record(id);
        const changes = discardFact({ id, record, ledger: open.ledger(id), why: reason('--why', options.why), ...(await open.signature(options)) }, open.settledEvents(id));
        open.write(changes);
        io.out(phraseText(changes.length === 0 ? phrase_say `${id} is discarded already\n` : phrase_say `discarded ${id}\n`));
        if (changes.length > 0)
            io.err('Next: commit the fact and its ledger, and open a pull request; approving it settles that this text is rejected.\n');
        return EXIT.pass;
    })));
};

;






const explain = (program, run) => {
    program
        .command('explain')
        .argument('<rule>', 'code or name of a rule')
        .description('say what a rule finds, why it matters, and what to do')
        .addHelpText('after', examples([['explain MT201', 'by its code'], ['explain silent-promotion', 'by its name']]))
        .action(async (name) => run((io) => {
        const rule = rules.find((known) => known.code === name.toUpperCase() || known.name === name.toLowerCase());
        if (rule === undefined) {
            const meant = nearest(name, rules.flatMap((known) => [known.code, known.name]));
            throw new ConfigurationError(phraseText(phrase_say `There is no rule ${name}`), meant === null ? 'memtrust rules lists them.' : phraseText(phrase_say `Did you mean ${meant}?`));
        }
        const softening = rule.fixed ? 'The policy cannot soften it.' : `The policy can set it: rules: {${rule.code}: off}.`;
        io.out(`${rule.code} ${rule.name} (${rule.severity})\n\n${rule.summary}\n\n${rule.why}\n\nWhat to do: ${rule.remedy}\n\n${softening}\n`);
        return EXIT.pass;
    }));
};

;

function table_table(rows) {
    const shown = rows.map((row) => row.map((cell) => visible(cell)));
    const widths = (shown[0] ?? []).map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)));
    return shown.map((row) => `${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd()}\n`).join('');
}

;








const facts = (program, run) => {
    program
        .command('facts')
        .description('list every fact with its status and reason')
        .option('--base <ref>', 'what is settled')
        .option('--head <ref>', 'the commit that is read (default: the working tree)')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addOption(new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .addHelpText('after', examples([['facts', 'the facts of the working tree, trusted as the base settles them'], ['facts --format json', 'the same as JSON']]))
        .action(async (options) => run(async (io) => {
        const evaluation = await judgeHere(io, options);
        const entries = evaluation.entries.filter((entry) => entry.record !== null || entry.path === null);
        if (options.format === 'json') {
            const ids = new Set(entries.map((entry) => entry.id));
            const report = trustReport(evaluation, { manifestPath: null });
            io.out(renderJson({ base_sha: evaluation.subject.baseSha, entries: report.entries.filter((entry) => ids.has(entry.id)) }));
            return EXIT.pass;
        }
        if (entries.length === 0) {
            io.out('no facts\n');
            io.err('Write one below .memtrust/facts/; memtrust init sets up the rest.\n');
            return EXIT.pass;
        }
        io.out(table_table([['ID', 'STATUS', 'REASON', 'TOPIC'], ...entries.map((entry) => [entry.id, entry.status, reasonOf(entry), entry.status === 'policy_blocked' ? '' : (entry.record?.fact?.topic ?? '')])]));
        io.err(`Settled at ${evaluation.subject.baseSha?.slice(0, 12) ?? 'no commit yet'}.\n`);
        return EXIT.pass;
    }));
};

;












const fixtures_fixtures = (program, run) => {
    program
        .command('fixtures')
        .argument('[path]', 'a fixture file (default: those of the repository)')
        .description('run the false-memory and stale-memory fixtures under the policy in force')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['fixtures', "the built-in ones and the repository's own"], ['fixtures my-case.json', 'one file beside the built-in ones']]))
        .action(async (path, options) => run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
            const { base, head } = await workspace.compare({});
            const inForce = (await readMemory(base ?? head)).policy.policy;
            const files = path === undefined
                ? (await readMemory(head, inForce)).fixtures.map((file) => ({ ...file, origin: 'repository', replaced: false }))
                : [{ path, text: readFixture((0,external_node_path_.resolve)(io.cwd, path), path), origin: 'proposed', replaced: false }];
            const result = await runFixtures(files, inForce, Date.parse(options.now ?? io.now));
            for (const one of result.cases)
                io.out(`${one.passed ? 'pass' : 'FAIL'}  ${visible(one.id)} (${one.kind})${one.why === null ? '' : `: ${visible(one.why, 1_000)}`}\n`);
            for (const { path: file, problem } of result.faults)
                io.err(`error: ${phraseText(phrase_say `${file}`)}${problem.line === undefined ? '' : ` line ${problem.line}`}: ${phraseText(problem.message)}\n`);
            if (result.faults.length > 0)
                return EXIT.usage;
            return result.cases.every((one) => one.passed) ? EXIT.pass : EXIT.fail;
        }
        finally {
            workspace.close();
        }
    }));
};
function readFixture(absolute, typed) {
    const stat = (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile())
        throw new ConfigurationError(phraseText(phrase_say `${typed} is no file`), 'Give the path of a fixture in YAML or JSON.');
    if (stat.size > YAML_FILE_BYTES)
        throw new ConfigurationError(phraseText(phrase_say `${typed} is larger than ${YAML_FILE_BYTES / 1024} KiB`), 'Split the fixture.');
    return (0,external_node_fs_.readFileSync)(absolute, 'utf8');
}

;

function policyText(solo) {
    const [approvals, adopters] = solo === null
        ? ['approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer', 'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]']
        : [
            'approvals: 0           # adopters adopt alone; such facts are labelled self_adopted',
            solo.login === null ? 'adopters: []           # put your GitHub login here, such as [alice]: until then nobody can adopt' : `adopters: [${JSON.stringify(solo.login)}]`,
        ];
    return `# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${approvals}
  ${adopters}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
`;
}
const ATTRIBUTES_LINE = '.memtrust/ledger/**/*.jsonl merge=union';
const IGNORE_LINE = '.memtrust/context/';
function initialFiles(existing, solo = null) {
    const changes = [];
    if (!existing.has(POLICY_PATH))
        changes.push({ path: POLICY_PATH, content: policyText(solo) });
    for (const [path, line] of [['.gitattributes', ATTRIBUTES_LINE], ['.gitignore', IGNORE_LINE]]) {
        const before = existing.get(path) ?? '';
        if (before.split(/\r?\n/).some((known) => known.trim() === line))
            continue;
        changes.push({ path, content: `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${line}\n` });
    }
    return changes;
}

;








const init = (program, run) => {
    program
        .command('init')
        .description('set up the policy and the merge rule of ledgers; overwrites nothing')
        .option('--solo', 'for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted')
        .option('--by <login>', "your GitHub login, with --solo (default: git's github.user)")
        .addHelpText('after', examples([['init', 'in the repository around this folder'], ['init --solo --by alice', 'alice adopts what alice proposes']]))
        .action(async (options) => run(async (io) => {
        if (options.by !== undefined && options.solo !== true)
            throw new ConfigurationError('--by names the one who adopts alone', 'Give it with --solo, or name your adopters in .memtrust/policy.yml.');
        const workspace = await Workspace.open(io);
        try {
            const { root } = workspace.repository;
            const existing = new Map();
            for (const path of [POLICY_PATH, '.gitattributes', '.gitignore']) {
                const text = readText(root, path);
                if (text !== null)
                    existing.set(path, text);
            }
            const solo = options.solo === true ? soloOf(options.by ?? (await workspace.gitHubLogin()), existing.get(POLICY_PATH)) : null;
            const changes = initialFiles(existing, solo);
            writeChanges(root, changes);
            for (const { path } of changes)
                io.out(`${existing.has(path) ? 'added a line to' : 'wrote'} ${path}\n`);
            if (changes.length === 0)
                io.out('everything is there already\n');
            const named = solo !== null && (solo.login !== null || existing.has(POLICY_PATH));
            io.err(`Next: ${named ? '' : `name ${solo === null ? 'your adopters' : 'yourself as adopter'} in .memtrust/policy.yml, `}commit this on the default branch, then memtrust propose and memtrust adopt your first fact.\n`);
            return EXIT.pass;
        }
        finally {
            workspace.close();
        }
    }));
};
const init_LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
function soloOf(login, policy) {
    if (policy !== undefined && parsePolicy(Buffer.from(policy)).policy.adoption.approvals !== 0) {
        throw new ConfigurationError(phraseText(phrase_say `${POLICY_PATH} is there already, and init overwrites nothing`), 'Set approvals: 0 and your login as adopter in it by hand.');
    }
    if (login !== null && !init_LOGIN.test(login))
        throw new ConfigurationError(phraseText(phrase_say `${login} is no GitHub login`), 'Give yours: memtrust init --solo --by LOGIN.');
    return { login };
}

;










async function proposeFact(tree, known, proposal, ledger, signature) {
    const { id, evidence, unbound } = proposal;
    checkId(id, known, ledger);
    if (proposal.statement.trim() === '')
        throw new ConfigurationError(phraseText(phrase_say `${id} would state nothing: the text is empty`), 'Give it with --text, --file, or on standard input.');
    if (proposal.sources.length === 0 && unbound === null) {
        throw new ConfigurationError(phraseText(phrase_say `${id} has no provenance: it cites nothing`), 'Cite what it rests on with --source PATH#L1-L9, or say why nothing can be cited: --unbound "why".');
    }
    if (proposal.sources.length > 0 && unbound !== null)
        throw new ConfigurationError('--unbound says that nothing is cited, and --source cites something', 'Give one of them.');
    checkSupersedes(proposal, known);
    const sources = [];
    for (const source of proposal.sources)
        sources.push(await bindSource(tree, source));
    const { topic, claim_key, kind, importance } = proposal.front;
    const { supersedes } = proposal;
    const front = Object.entries({ topic, claim_key, kind, status: 'candidate', importance, supersedes: supersedes.length === 0 ? undefined : [...new Set(supersedes)].toSorted() });
    const yaml = (0,dist .As)(Object.fromEntries(front.filter(([, value]) => value !== undefined)), { lineWidth: 0 });
    const written = `---\n${yaml}---\n${proposal.statement.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n`;
    const content = sources.length === 0 ? written : editFrontMatter(written, { sources: new Map(sources.map(({ keys }, index) => [index, keys])) });
    const record = parseFact(id, factPath(id), Buffer.from(content));
    const { fact } = record;
    if (fact === null)
        throw new ConfigurationError(phraseText(phrase_say `${id} would be no valid fact: ${record.problems[0]?.message ?? ''}`), 'Nothing was written.');
    const { claim, binding } = fact;
    const events = [
        ...(evidence === null ? [] : [{ type: 'evidence.recorded', claim, binding, evidence }]),
        { type: 'candidate.proposed', claim, binding, ...(unbound === null ? {} : { why: unbound }) },
    ];
    return { record, sources, changes: [{ path: record.path, content }, appendEvents(ledger, signature, events)] };
}
function checkId(id, known, ledger) {
    if (!FACT_ID.test(id) || id.length > 200) {
        const meant = id.toLowerCase().replace(/\.md$/, '').replace(/[^a-z0-9/-]+/g, '-').replace(/\/[/-]*/g, '/').replace(/^[/-]+|[/-]+$/g, '').slice(0, 200);
        throw new ConfigurationError(phraseText(phrase_say `${id} is no fact id: lower-case letters, digits, - and /`), FACT_ID.test(meant) ? phraseText(phrase_say `Did you mean ${meant}?`) : phraseText(phrase_say `Such as ${'auth/owner-checks'}.`));
    }
    if (known.some((record) => record.id === id))
        throw new ConfigurationError(phraseText(phrase_say `There is a fact ${id} already`), phraseText(phrase_say `Edit ${factPath(id)} and run ${`memtrust diff ${id}`}, or choose another id.`));
    if (isRetired(ledger.events))
        throw new ConfigurationError(phraseText(phrase_say `${id} was retired, and a retired id does not return`), 'Choose another id.');
}
function checkSupersedes({ id, supersedes }, known) {
    if (supersedes.includes(id))
        throw new ConfigurationError(phraseText(phrase_say `${id} cannot supersede itself`), 'Name another fact.');
    const inCircle = circlesOf(new Map([...known.map((record) => [record.id, record.fact?.supersedes ?? []]), [id, supersedes]]));
    const circular = supersedes.find((old) => inCircle(id, old));
    if (circular !== undefined)
        throw new ConfigurationError(phraseText(phrase_say `${circular} supersedes ${id} in turn; a circle has no effect`), 'Leave one of the two links out.');
}

;















const propose_collect = (value, before) => [...before, value];
const propose = (program, run) => {
    program
        .command('propose')
        .argument('<id>', 'id of the new fact: its path below .memtrust/facts/ without .md')
        .argument('[text]', 'only -: read the statement from standard input')
        .description('write a new fact as a candidate, bound to what it rests on')
        .option('--text <text>', 'the statement')
        .option('--file <file>', 'a file that holds the statement')
        .option('--source <path>', 'a file that it rests on, whole or by lines: src/a.ts#L10-L24; may be repeated', propose_collect, [])
        .option('--quote <text>', 'cite this text of the one source')
        .option('--topic <topic>', 'what it is about')
        .addOption(new Option('--kind <kind>', 'what it is').choices(FACT_KINDS))
        .addOption(new Option('--importance <importance>', 'whether it blocks when it is stale').choices(IMPORTANCES))
        .option('--claim-key <key>', 'subject/attribute: two facts in force with one key are in conflict')
        .option('--supersedes <id>', 'a fact that it replaces once it is adopted; may be repeated', propose_collect, [])
        .option('--evidence <reference>', 'where it was seen: a pull request, a run, an incident')
        .option('--unbound <why>', 'why nothing can be cited; such a fact cannot be checked later')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([
        ['propose auth/owner-checks --text "Owner checks run first." --source src/guard.ts#L10-L24', 'a statement and the lines it rests on'],
        ['propose auth/owner-checks --file note.md --source src/guard.ts --quote "requireOwner(user)"', 'from a file, citing a text'],
        ['propose team/freeze --text "No deploys on Fridays." --unbound "agreed in the weekly"', 'nothing to cite'],
        ['propose auth/owner-checks - --source src/guard.ts < note.md', 'from standard input'],
    ]))
        .action(async (id, text, options) => run(async (io) => OpenMemory.use(io, async (open) => proposeIn(io, open, id, text, options))));
};
async function proposeIn(io, open, id, text, options) {
    if (options.quote !== undefined && options.source.length !== 1)
        throw new ConfigurationError('--quote is a text of one source', 'Give exactly one --source with it; memtrust bind adds more.');
    if (open.isThere(factPath(id)) && !open.memory.facts.some((record) => record.id === id))
        throw new ConfigurationError(phraseText(phrase_say `There is something at ${factPath(id)} already`), 'Choose another id, or move it away; a file that git ignores is no fact.');
    for (const old of options.supersedes)
        if (old !== id)
            open.record(old);
    const { root } = open.workspace.repository;
    const proposed = await proposeFact(open.tree, open.memory.facts, {
        id,
        statement: await statement(io, text, options),
        sources: options.source.map((written) => {
            if (/^https?:\/\//i.test(written))
                throw new ConfigurationError(phraseText(phrase_say `${written} cannot be checked: it is no file of the repository`), 'Cite a file, or say where it was seen with --evidence and why nothing is cited with --unbound.');
            const { path, lines } = parseSource(written);
            return { path: relativeToRoot(io.cwd, root, path), lines, quote: options.quote ?? null };
        }),
        front: { topic: options.topic, claim_key: options.claimKey, kind: options.kind, importance: options.importance },
        supersedes: options.supersedes,
        evidence: options.evidence === undefined ? null : reason('--evidence', options.evidence),
        unbound: options.unbound === undefined ? null : reason('--unbound', options.unbound),
    }, open.ledger(id), await open.signature(options));
    open.refuseBlocked(proposed.record);
    open.write(proposed.changes);
    io.out(phraseText(phrase_say `proposed ${id} in ${proposed.record.path}\n`));
    for (const { poor, keys } of proposed.sources)
        if (poor !== null)
            io.err(phraseText(phrase_say `warning: ${String(keys['path'])}: ${[poor]}\n`));
    io.err(phraseText(phrase_say `Next: ${`memtrust diff ${id}`} shows what it would change, ${`memtrust adopt ${id}`} asks for its adoption.\n`));
    return EXIT.pass;
}
async function statement(io, text, options) {
    if (text !== undefined && text !== '-')
        throw new ConfigurationError(phraseText(phrase_say `${text} is one argument too many`), 'The statement goes into --text "…", --file FILE, or comes from standard input with -.');
    const named = [text, options.text, options.file].filter((one) => one !== undefined);
    if (named.length > 1)
        throw new ConfigurationError('The statement is given more than once', 'Give one of --text, --file and -.');
    if (options.text !== undefined)
        return options.text;
    if (options.file !== undefined)
        return propose_decode(readStatement((0,external_node_path_.resolve)(io.cwd, options.file), options.file));
    if (text === undefined && io.input.interactive)
        throw new ConfigurationError('There is no statement', 'Give it with --text "…", --file FILE, or - to type it.');
    return propose_decode(await io.input.read(limits_MEMORY_FILE_BYTES));
}
function readStatement(absolute, typed) {
    const stat = (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile())
        throw new ConfigurationError(phraseText(phrase_say `${typed} is no file`), 'Give the path of a text file that holds the statement.');
    return stat.size > limits_MEMORY_FILE_BYTES ? new Uint8Array(limits_MEMORY_FILE_BYTES + 1) : (0,external_node_fs_.readFileSync)(absolute);
}
function propose_decode(bytes) {
    if (bytes.length > limits_MEMORY_FILE_BYTES)
        throw new ConfigurationError('The statement is larger than 1 MB', 'A fact is a short statement: say what is so, and cite the rest.');
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new ConfigurationError('The statement is not UTF-8 text', 'Save it as UTF-8.');
    }
}

;



async function rebindFacts(tree, records) {
    const checks = await checkAnchors(tree, records);
    const found = [];
    for (const record of records) {
        const anchors = checks.get(record.id) ?? [];
        const { fact } = record;
        if (fact === null || !anchors.every(({ verdict }) => verdict === 'fresh' || verdict === 'moved' || verdict === 'reformatted'))
            continue;
        const moved = new Map();
        for (const [index, anchor] of anchors.entries()) {
            const citation = fact.sources[index];
            if (anchor.verdict !== 'fresh' && citation !== undefined)
                moved.set(index, await bindCitation(tree, { ...citation, lines: anchor.movedTo?.lines ?? citation.lines }));
        }
        if (moved.size === 0)
            continue;
        const change = writeSources(record, new Map([...moved].map(([index, { keys }]) => [index, keys])));
        if (parseFact(record.id, record.path, Buffer.from(change.content)).fact?.binding !== fact.binding)
            continue;
        found.push({ id: record.id, change, moved: [...moved].map(([index, { lines }]) => ({ path: fact.sources[index]?.path ?? '', from: fact.sources[index]?.lines ?? null, to: lines })) });
    }
    return found;
}

;






const rebind = (program, run) => {
    program
        .command('rebind')
        .description('follow cited text that only moved within its file; what is adopted does not change')
        .addHelpText('after', examples([['rebind', 'every fact whose sources all still say what they said']]))
        .action(async () => run(async (io) => OpenMemory.use(io, async (open) => {
        const { policy } = (open.settled ?? open.memory).policy;
        const found = await rebindFacts(open.tree, open.memory.facts.filter((record) => blockOfFact(record, policy) === null));
        open.write(found.map(({ change }) => change));
        for (const { id, moved } of found) {
            for (const { path, from, to } of moved)
                io.out(phraseText(phrase_say `${id}: ${path} lines ${[from === null ? '?' : from.join('-')]} are lines ${[to.join('-')]} now\n`));
        }
        if (found.length === 0)
            io.out('nothing has moved\n');
        else
            io.err('Next: commit the facts. Places are hints, so no record and no approval is needed.\n');
        return EXIT.pass;
    })));
};

;






const retire = (program, run) => {
    program
        .command('retire')
        .argument('<id>', 'id of a fact')
        .description('take a fact back for good: the id never returns')
        .requiredOption('--why <why>', 'the reason')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['retire auth/owner-checks --why "Ownership moved to the gateway"', 'out of the baseline once it is merged']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const ledger = open.ledger(id);
        const record = ledger.events.length > 0 && open.memory.facts.every((known) => known.id !== id) ? null : open.record(id);
        const changes = retireFact({ id, record, ledger, why: reason('--why', options.why), ...(await open.signature(options)) });
        open.write(changes);
        io.out(phraseText(changes.length === 0 ? phrase_say `${id} is retired already\n` : phrase_say `retired ${id}; this id does not return\n`));
        if (changes.length > 0)
            io.err('Next: commit the fact and its ledger, and open a pull request; once it is approved and merged, the fact is out of the trusted baseline.\n');
        return EXIT.pass;
    })));
};

;











async function reverifyFact(tree, record, settled, ledger, former, signature) {
    const fact = usable(record);
    if (isRetired(ledger.events))
        throw new ConfigurationError(phraseText(phrase_say `${record.id} is retired`), 'There is nothing left to verify.');
    const adopting = lastDecisive(ledger.events).filter((event) => ADOPTING_TYPES.has(event.type) && event.claim === fact.claim);
    if (adopting.length === 0)
        throw new ConfigurationError(phraseText(phrase_say `${record.id} is not adopted as it stands, so there is nothing to verify again`), phraseText(phrase_say `Run ${`memtrust adopt ${record.id}`}.`));
    const adopted = adopting.some((event) => event.binding === fact.binding) ? fact : adopting.some((event) => event.binding === settled?.binding && event.claim === settled.claim) ? settled : null;
    const anchors = (await checkAnchors(tree, [record])).get(record.id) ?? [];
    const bound = new Map();
    for (const [index, citation] of fact.sources.entries()) {
        const verdict = anchors[index]?.verdict ?? 'unbound';
        if (verdict === 'changed')
            bound.set(index, await bindCitation(tree, await replaced(tree, record.id, citation, former)));
        else if (verdict !== 'fresh' && verdict !== 'moved' && verdict !== 'reformatted')
            throw cannotFollow(record.id, citation, verdict);
    }
    if (bound.size === 0 && adopted === fact)
        return { kind: 'holds', moved: anchors.some(({ verdict }) => verdict !== 'fresh') };
    const change = bound.size === 0 ? null : writeSources(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
    const after = change === null ? fact : usable(parseFact(record.id, record.path, Buffer.from(change.content)));
    return {
        kind: 'changed',
        fact,
        spans: await spanChanges(tree, adopted?.sources ?? [], after.sources, former),
        changes: [...(change === null ? [] : [change]), appendEvents(ledger, signature, [{ type: 'fact.reverified', claim: after.claim, binding: after.binding }])],
    };
}
async function replaced(tree, id, citation, former) {
    if (citation.selector.kind === 'quote')
        throw cannotFollow(id, citation, 'changed');
    if (citation.selector.kind !== 'lines')
        return citation;
    const [now, old] = [await citedFile(tree, citation.path), await formerSpan(citation, former)];
    if (typeof now === 'string' || old === null || old.span.lines === null)
        return citation;
    const lines = rangeAfter(old.file, now.source.lines, old.span.lines);
    if (lines === null)
        throw cannotFollow(id, citation, 'missing');
    return { ...citation, lines };
}
function cannotFollow(id, citation, verdict) {
    const { path } = citation;
    const what = citation.selector.kind === 'quote' ? 'the quote' : 'the cited text';
    const gone = verdict === 'changed' || verdict === 'missing';
    const why = gone ? phrase_say `${[what]} is no longer in ${path}` : verdict === 'ambiguous' ? phrase_say `${[what]} is in ${path} more than once` : verdict === 'unbound' ? phrase_say `${path} has no digest yet` : phrase_say `${path} cannot be checked`;
    return new ConfigurationError(phraseText(phrase_say `${id}: ${why}`), phraseText(phrase_say `Say what the fact rests on now, then run this again: ${`memtrust bind ${id} PATH#L1-L9`} (with ${'--instead-of'} after a rename).`));
}
async function spanChanges(tree, before, after, former) {
    const [known, kept] = [new Set(before.map(identityOf)), new Set(after.map(identityOf))];
    const changes = [];
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        const [old, now] = [before[index], after[index]];
        const isKept = old === undefined || kept.has(identityOf(old));
        const isKnown = now === undefined || known.has(identityOf(now));
        if (isKept && isKnown)
            continue;
        changes.push({
            before: old === undefined || isKept ? null : ((await formerSpan(old, former))?.span ?? { path: old.path, lines: old.lines, text: null }),
            after: now === undefined || isKnown ? null : await presentSpan(tree, now),
        });
    }
    return changes;
}
async function formerSpan(citation, former) {
    for (const bytes of await former(citation)) {
        const source = new SourceText(bytes);
        const span = spanIn(source, citation);
        if (span !== null)
            return { span, file: source.lines };
    }
    const { selector } = citation;
    return selector.kind === 'quote' ? { span: { path: citation.path, lines: citation.lines, text: selector.quote.split('\n') }, file: [] } : null;
}
async function presentSpan(tree, citation) {
    const file = await citedFile(tree, citation.path);
    return (typeof file === 'string' ? null : spanIn(file.source, citation)) ?? { path: citation.path, lines: citation.lines, text: null };
}
function spanIn(source, citation) {
    const reader = selectorReader(citation.selector.kind);
    if (reader === null || citation.digest === null)
        return null;
    const { verdict, lines } = reader.place(source, citation, citation.digest);
    if (verdict !== 'fresh' && verdict !== 'moved')
        return null;
    const selection = reader.select(source, { ...citation, lines: lines ?? citation.lines });
    if (typeof selection === 'string' || spanDigest(selection.span) !== citation.digest)
        return null;
    return { path: citation.path, lines: citation.selector.kind === 'file' ? null : selection.lines, text: Buffer.from(selection.span, 'latin1').toString('utf8').replace(/\n$/, '').split('\n') };
}

;


const side_by_side_CONTEXT = 3;
function sideBySide(before, after, columns) {
    const digits = String(Math.max(before.first + before.lines.length, after.first + after.lines.length)).length;
    const width = Math.max(20, Math.floor((Math.min(columns, 200) - 3) / 2) - digits - 2);
    const cell = ({ first, lines }, at) => (at === null ? [] : wrap(lines[at] ?? '', width).map((part, index) => `${(index === 0 ? String(first + at) : '').padStart(digits)}  ${part}`));
    const rows = paired(diffLines(before.lines, after.lines));
    const shown = rows.map((_, at) => rows.slice(Math.max(0, at - side_by_side_CONTEXT), at + side_by_side_CONTEXT + 1).some((row) => row.sign !== ' '));
    return rows
        .flatMap((row, at) => {
        if (shown[at] !== true)
            return at === 0 || shown[at - 1] === true ? ['…'] : [];
        const [left, right] = [cell(before, row.before), cell(after, row.after)];
        return Array.from({ length: Math.max(left.length, right.length) }, (_, part) => `${(left[part] ?? '').padEnd(width + digits + 2)} ${row.sign} ${right[part] ?? ''}`.trimEnd());
    })
        .map((line) => `${line}\n`)
        .join('');
}
function paired(lines) {
    const rows = [];
    let [gone, come] = [[], []];
    const flush = () => {
        for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
            const [before = null, after = null] = [gone[at], come[at]];
            rows.push({ before, after, sign: before === null ? '>' : after === null ? '<' : '|' });
        }
        [gone, come] = [[], []];
    };
    for (const { before, after } of lines) {
        if (before !== null && after !== null) {
            flush();
            rows.push({ before, after, sign: ' ' });
        }
        else if (before !== null)
            gone.push(before);
        else if (after !== null)
            come.push(after);
    }
    flush();
    return rows;
}
function wrap(line, width) {
    const text = visible(line.replaceAll('\t', '  '), 100_000);
    const parts = [];
    for (let at = 0; at < text.length || at === 0; at += width)
        parts.push(text.slice(at, at + width));
    return parts;
}

;












const reverify = (program, run) => {
    program
        .command('reverify')
        .argument('<id>', 'id of an adopted fact whose sources changed')
        .description('look at what changed under a fact, and say that it is still true')
        .option('--still-true', 'say so without being asked')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['reverify auth/owner-checks', 'shows the old and the new code, and asks'], ['reverify auth/owner-checks --still-true', 'records it at once']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => reverifyIn(io, open, id, options))));
};
async function reverifyIn(io, open, id, options) {
    const record = open.record(id);
    open.refuseBlocked(record);
    const settled = open.settled?.facts.find((known) => known.id === id)?.fact ?? null;
    const outcome = await reverifyFact(open.tree, record, settled, open.ledger(id), async (citation) => formerFiles(open, citation), await open.signature(options));
    if (outcome.kind === 'holds') {
        io.out(phraseText(phrase_say `every source of ${id} still says what was adopted\n`));
        if (outcome.moved)
            io.err('Some of it moved; memtrust rebind follows it.\n');
        return EXIT.pass;
    }
    io.out(terminalSafe(`${phraseText(phrase_say `the statement of ${id}`)}\n${outcome.fact.statement.trimEnd().split('\n').map((line) => `  | ${visible(line, 10_000)}\n`).join('')}`));
    for (const span of outcome.spans)
        io.out(terminalSafe(shown(span, io.columns)));
    if (options.stillTrue !== true) {
        if (!io.input.interactive)
            throw new ConfigurationError('Nothing was written: nobody can be asked here whether it is still true', phraseText(phrase_say `Read the above. If it is, run ${`memtrust reverify ${id} --still-true`}; if not, edit the fact or retire it.`));
        const answer = await io.input.ask('Is the statement still true? Type y to record it: ');
        if (!/^y(?:es)?$/i.test(answer.trim()))
            throw new ConfigurationError('Nothing was written', phraseText(phrase_say `Edit the fact and adopt it again, or run ${`memtrust retire ${id} --why "…"`}.`));
    }
    open.write(outcome.changes);
    io.out(phraseText(phrase_say `reverified ${id}\n`));
    io.err('Next: commit the fact and its ledger, and open a pull request; approving it adopts the fact on its new sources.\n');
    return EXIT.pass;
}
async function formerFiles({ base, workspace }, { path, blob }) {
    const found = [];
    const place = base === null ? null : await new resolve_PathResolver(base).resolve(path);
    if (base !== null && place?.kind === 'file') {
        const content = (await base.read([place.path], CITED_FILE_BYTES)).get(place.path);
        if (content?.kind === 'bytes')
            found.push(content.bytes);
    }
    const object = blob === null ? null : await workspace.objects.read(blob, CITED_FILE_BYTES);
    if (object?.kind === 'object' && object.type === 'blob')
        found.push(object.bytes);
    return found;
}
function shown({ before, after }, columns) {
    const head = `\n${reverify_title(before, 'nothing was cited')} → ${reverify_title(after, 'no longer cited')}\n`;
    return head + sideBySide(reverify_numbered(before, '(the adopted text is not at hand)'), reverify_numbered(after, '(the text cannot be read)'), columns);
}
function reverify_title(span, none) {
    return span === null ? none : `${phraseText(phrase_say `${span.path}`)}${span.lines === null ? '' : `:${span.lines.join('-')}`}`;
}
function reverify_numbered(span, none) {
    return { first: span?.lines?.[0] ?? 1, lines: span === null ? [] : (span.text ?? [none]) };
}

;



const rules_rules = (program, run) => {
    program
        .command('rules')
        .description('list every rule of the gate')
        .action(async () => run((io) => {
        io.out(table_table([['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'], ...rules.map((rule) => [rule.code, rule.name, rule.severity, rule.summary])]));
        return EXIT.pass;
    }));
};

;





const context_manifest_name = schemas_string().max(1_000);
const context_manifest_hex = schemas_string().regex(/^[0-9a-f]{64}$/);
const entry = object({
    source_id: context_manifest_name.describe('Id of the entry.'),
    source_type: schemas_enum(['memory_fact', 'live_memory_source', 'attempt', 'review']).describe('What kind of source it is.'),
    source_class: schemas_enum(SOURCE_CLASSES).describe('Where it comes from.'),
    topic: schemas_string().describe('Its topic; empty where it has none or is policy-blocked.'),
    status: schemas_enum(STATUSES).describe('Effective status.'),
    trust_level: schemas_enum(TRUST_LEVELS).describe('How far it may be believed.'),
    selected: schemas_boolean().describe('Recall chose it.'),
    trusted_baseline: schemas_boolean().describe('It counts as baseline evidence.'),
    included_in_context: schemas_boolean().describe('Its line is in the context.'),
    body_included: schemas_boolean().describe('Its text is in the context.'),
    reason: schemas_enum(REASONS).describe('The first of `reasons`.'),
    reasons: array(schemas_enum(REASONS)).describe('Every reason that holds, in the order of precedence.'),
    source_ref: schemas_string().describe('Where the statement came from, as the fact says; empty where policy-blocked.'),
    source_path_redacted: context_manifest_name.nullable().describe('Its file; null where even the name is policy-blocked.'),
    content_hash: context_manifest_hex.nullable().describe('SHA-256 of the text in hexadecimal; null unless the text is included. Never there where policy-blocked.'),
    bytes_included: schemas_number().int().min(0).describe('UTF-8 bytes of the text that are included.'),
    superseded_by: context_manifest_name.exactOptional().describe('The fact that took its place.'),
    anchors: array(object({
        path: context_manifest_name.describe('What the fact cites.'),
        selector: context_manifest_name.describe('Which part of it.'),
        verdict: schemas_enum(ANCHOR_VERDICTS).describe('What became of it.'),
    }))
        .describe('One verdict for each cited source; empty where policy-blocked.'),
});
const manifestShape = object({
    schema: literal('ait.context_manifest').describe('Always this name: the keys and their meanings are AIT’s.'),
    schema_version: literal(1).describe('Readers ignore keys that they do not know.'),
    context_id: schemas_string().describe('The same for the same owner and query.'),
    owner_kind: schemas_string().describe('Who the context is for: `check`, `recall`, `run`, `review`, `fixture`.'),
    owner_id: schemas_string().describe('Which of them.'),
    context_ref: schemas_string().describe('The context file; empty where none was written.'),
    generated_at: schemas_string().describe('ISO 8601. Outside everything that is hashed.'),
    memory_query: schemas_string().describe('What was asked for; empty where everything trusted is selected.'),
    policy_hash: digest,
    entries: array(entry).describe('Every memory entry, selected or not.'),
    trusted_baseline_refs: array(context_manifest_name).describe('Ids that count as baseline evidence.'),
    policy_exclusions: array(entry).describe('The entries that the policy keeps out.'),
    source_manifest: array(object({
        source_id: context_manifest_name.describe('Id of the entry.'),
        path: context_manifest_name.nullable().describe('The file; null where even the name is policy-blocked.'),
        allowed_by_policy: schemas_boolean().describe('The policy allows it to be read.'),
    }))
        .describe('The agent files that were seen.'),
    selected_memory: array(context_manifest_name).describe('Ids that recall chose.'),
    skipped_memory: array(object({ source_id: context_manifest_name.describe('Id of the entry.'), reason: schemas_enum(REASONS).describe('Why it was not chosen.') }))
        .describe('Ids that it did not choose, and why.'),
    write_mode: schemas_string().describe('What the reader may write.'),
    content_sha256: context_manifest_hex.nullable().describe('SHA-256 of the context file in hexadecimal; null where none was written.'),
});
const contextManifestSchema = {
    title: 'AIT context manifest',
    description: 'Which memory a context holds, which it leaves out, and why. `ait.context_manifest` version 1 with what memtrust adds beside it.',
    shape: manifestShape,
    notes: { policy_hash: 'Digest of the policy in force.' },
};

;



const fact_date = (description) => ({ pattern: INSTANT.source, description: `${description} A date such as 2026-01-31, or a date and time with Z.` });
const factSchema = {
    title: 'memtrust fact',
    description: 'The YAML front matter of a file below `.memtrust/facts/`. The statement is the text after it.',
    shape: factShape,
    notes: {
        '': { patternProperties: { '^x-': { description: 'Keys of your own; they are part of what is adopted.' } } },
        id: 'The path below `facts/` without `.md`. It may be left out; if it is there, it must say the same.',
        topic: 'What the fact is about.',
        claim_key: 'subject/attribute. Two accepted facts with one key are in conflict, and neither is trusted.',
        kind: 'What kind of statement it is.',
        status: 'What the file says of itself. A claim: only an adoption record makes a fact trusted.',
        confidence: 'From 0 to 1; below 0.7 the context calls it uncertain.',
        importance: 'A critical fact that goes stale blocks by default.',
        sources: 'What the statement rests on. A fact that cites nothing cannot be checked.',
        'sources[].path': 'From the root of the repository.',
        'sources[].symbol': 'Name of a declaration. At most one of symbol, pointer, heading and absent.',
        'sources[].quote': 'Text that must stand in the file; alone, or beside a symbol.',
        'sources[].pointer': 'JSON Pointer (RFC 6901) into JSON or YAML.',
        'sources[].heading': 'A section of a Markdown file.',
        'sources[].absent': 'Text that must not stand in the file; true: the file must not be there.',
        'sources[].lines': { description: 'A line or a range such as 10-24, 1-based, inclusive.', anyOf: [{ type: 'string', pattern: LINES.source }, { type: 'integer', minimum: 1 }] },
        'sources[].norm': 'How the span was normalised before it was hashed.',
        'sources[].digest': 'Digest of the cited span, written by `memtrust bind`.',
        'sources[].raw': 'Digest of the cited span byte for byte: a hint.',
        'sources[].blob': 'Git object of the file when it was bound, in quotes: a hint.',
        'sources[].context': 'Short digests of the text around the span, in quotes: a hint.',
        supersedes: 'Ids of the facts that this one replaces once it is adopted.',
        valid_from: fact_date('Not trusted before.'),
        valid_until: fact_date('Not trusted after.'),
        review_by: fact_date('Only warns when past.'),
    },
};

;

const fixtureSchema = {
    title: 'memtrust fixture',
    description: 'A false-memory or stale-memory case below `.memtrust/fixtures/`, in AIT’s own format, as JSON or YAML.',
    shape: fixtureShape,
    notes: {
        schema_version: 'Version of this format.',
        id: 'Name of the case.',
        query: 'What is recalled.',
        policy: 'What the case excludes beside the policy of the repository.',
        'policy.exclude_paths': 'Files that memory must not touch.',
        'policy.exclude_transcript_patterns': 'Literal text that blocks an entry.',
        'policy.recall_source_allow': 'If not empty, only these sources.',
        'policy.recall_source_block': 'Never these sources.',
        'policy.recall_lint_block_severities': 'Kept for AIT, without effect here.',
        facts: 'The memory of the case, and what must become of each entry.',
        'facts[].source_id': 'Id of the entry, once in a case.',
        'facts[].status': 'Status that the entry has by its history.',
        'facts[].trust_level': 'Trust that AIT gives it.',
        'facts[].topic': 'What it is about.',
        'facts[].body': 'The statement.',
        'facts[].source_trace_ref': 'Where the statement came from.',
        'facts[].source_file_path': 'The file that it cites.',
        'facts[].valid_to': 'Not trusted after.',
        'facts[].superseded_by': 'Id of the entry that replaces it.',
        'facts[].expected_in_context': 'Its line must be in the context, or must not.',
        'facts[].expected_trusted': 'It must be in the trusted baseline, or must not.',
    },
};

;

const ledgerEventSchema = {
    title: 'memtrust ledger event',
    description: 'One line of `.memtrust/ledger/<fact-id>.jsonl`. A ledger is a set: the order of its lines says nothing.',
    shape: eventShape,
    notes: {
        v: 'Version of this format.',
        id: 'SHA-256 of the other keys as canonical JSON (RFC 8785).',
        type: 'What happened. `candidate.applied`, `fact.reverified`, `fact.rebound`, `fact.superseded`, `fact.retired` and `candidate.discarded` decide; the others inform.',
        fact: 'Id of the fact.',
        claim: 'Digest of the statement that the event is about.',
        binding: 'Digest of what the statement rested on.',
        at: 'When, as its author says. It never orders or expires anything.',
        proposed_by: 'Who, as its author says. It never decides anything.',
        after: 'Ids of the events that it follows.',
        evidence: 'Where the evidence is.',
        why: 'A reason in words.',
    },
};

;

const policySchema = {
    title: 'memtrust policy',
    description: '`.memtrust/policy.yml`, always read from the base branch. Every key is optional; the defaults are the strict ones.',
    shape: policyShape,
    notes: {
        version: 'Version of this format.',
        mode: '`report` never fails a pull request: for a soft start.',
        adoption: 'Who adopts facts.',
        'adoption.approvals': 'How many adopters must approve; 0 for a maintainer alone.',
        'adoption.adopters': 'Logins, or teams such as @acme/platform.',
        'adoption.codeowners': 'Owners of a fact file by CODEOWNERS may adopt it too.',
        'adoption.paths': 'Other adopters for some facts, by pattern of the fact id.',
        policy: 'Who may change the gate itself.',
        'policy.approvers': 'Logins or teams; the adopters where it is empty.',
        exclude_paths: 'Files that memory must not touch: facts that cite them, and agent files there, are policy-blocked.',
        exclude_text: 'Literal text; an entry that holds it is policy-blocked. Upper and lower case are alike.',
        sources: 'Sources by id or source reference.',
        'sources.allow': 'If not empty, only these; for facts that name a source reference.',
        'sources.block': 'Never these.',
        live: 'Agent files.',
        'live.require_adoption': 'Agent files whose changes need an approval.',
        stale: 'What a stale fact does, by tier: A to D, or importance/tier such as critical/A.',
        'stale.block': 'These fail.',
        'stale.warn': 'These warn.',
        'stale.note': 'These are named.',
        base_audit: 'Whether an adoption that came past the gate is reported, or must not be.',
        stores: 'Where memory is read from.',
        'stores[].layout': 'How it is laid out there.',
        rules: 'Severity of a rule by its code. Rules that the promise of the gate rests on stay errors.',
    },
};

;



function publish(name, { title, description, shape, notes = {} }) {
    return {
        title,
        get schema() {
            const { $schema, ...generated } = toJSONSchema(shape, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any', override: representable });
            const schema = { ...($schema === undefined ? {} : { $schema }), $id: `${SCHEMA_BASE_URL}/${name}.schema.json`, title, description, ...generated };
            for (const [path, note] of Object.entries(notes))
                Object.assign(placeIn(schema, path), typeof note === 'string' ? { description: note } : note);
            return schema;
        },
    };
}
function representable({ zodSchema, jsonSchema }) {
    if (zodSchema === digest)
        Object.assign(jsonSchema, { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' });
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
        delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
        delete jsonSchema.maximum;
}
function placeIn(schema, path) {
    let place = schema;
    for (const [step] of path.matchAll(/\[\]|\{\}|[^.[\]{}]+/g)) {
        const next = step === '[]' ? place.items : step === '{}' ? place.additionalProperties : place.properties?.[step];
        if (typeof next !== 'object' || Array.isArray(next))
            throw new Error(`${path} is no place in the schema`);
        place = next;
    }
    return place;
}

;




const trust_report_sha256 = schemas_string().regex(/^sha256:[0-9a-f]{64}$/).describe('SHA-256: `sha256:` and 64 lower-case hexadecimal digits.');
const commit = schemas_string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = schemas_number().int().min(0);
const line = schemas_number().int().min(1);
const schemas_trust_report_name = schemas_string().max(1_000);
const trust_report_status = schemas_enum(STATUSES);
const cited = {
    path: schemas_trust_report_name.describe('What the fact cites, as it writes it.'),
    selector: schemas_trust_report_name.describe('`file`, `lines:10-24`, `quote`, `symbol:Name`, `pointer:/a/b`, `heading:Setup` or `absent:…`.'),
    verdict: schemas_enum(ANCHOR_VERDICTS).describe('`fresh`, `reformatted` and `moved` keep trust; `changed`, `missing`, `ambiguous` and `unreadable` make the fact stale; `unbound` cannot be checked.'),
};
const trust_report_anchor = object({
    ...cited,
    tier: schemas_enum(['A', 'B', 'C', 'D']).optional().describe('How grave a change of this source is.'),
    moved_to: object({
        path: schemas_trust_report_name.describe('File that holds the span now.'),
        lines: tuple([line, line]).describe('First and last line, 1-based, inclusive.'),
    })
        .optional()
        .describe('There whenever the span stands elsewhere than cited.'),
    found_at: schemas_trust_report_name.optional().describe('The same text elsewhere: a hint, never an identity.'),
});
const trust_report_entry = object({
    id: schemas_trust_report_name.describe('A fact id, `live:<agent>:<path>`, `attempt:<path>` or `review:<path>`.'),
    source_class: schemas_enum(SOURCE_CLASSES).describe('Where the entry comes from.'),
    settled: schemas_boolean().describe('What decides about it is in the base.'),
    audited: schemas_boolean().optional().describe('Its adoption was traced to an approved pull request.'),
    self_adopted: schemas_boolean().optional().describe('Adopted under a policy that asks for no approval.'),
    status: trust_report_status.describe('Effective status, computed at this evaluation.'),
    trust_level: schemas_enum(TRUST_LEVELS).describe('How far it may be believed.'),
    trusted_baseline: schemas_boolean().describe('It counts as baseline evidence.'),
    reason: schemas_enum(REASONS).describe('The first of `reasons`.'),
    reasons: array(schemas_enum(REASONS)).min(1).describe('Every reason that holds, in the order of precedence.'),
    path: schemas_trust_report_name.nullable().describe('Its file; null where even the name is policy-blocked.'),
    anchors: array(trust_report_anchor).describe('One verdict for each cited source; empty where policy-blocked.'),
});
const change = object({
    id: schemas_trust_report_name.describe('The entry.'),
    from: trust_report_status.nullable().describe('Status at the base; null where it was not there.'),
    to: trust_report_status.nullable().describe('Status at the head; null where it is gone.'),
    cause: schemas_enum(['introduced', 'base_moved', 'time']).describe('What made the difference.'),
    because: array(object(cited)).describe('The sources behind it, where it was the sources.'),
});
const finding = object({
    rule: templateLiteral(['MT', schemas_number()]).describe('Code of the rule.'),
    name: schemas_string().describe('Name of the rule.'),
    severity: schemas_enum(['error', 'warning', 'notice']).describe('Only errors fail, and in a pull request only introduced ones.'),
    message: schemas_string().describe('What is wrong and where. Names stand in backticks.'),
    path: schemas_trust_report_name.optional().describe('The file it is about.'),
    line: line.optional().describe('1-based.'),
    fact_id: schemas_trust_report_name.optional().describe('The entry it is about.'),
    introduced: schemas_boolean().describe('Not so at the base, and so at the head.'),
    remedy: schemas_string().describe('What to do; a command where one exists.'),
    docs: url().describe('The section of the rule in the documentation.'),
    fingerprint: trust_report_sha256.describe('The same for the same finding in another evaluation.'),
});
const trust_report_fixtures = object({
    total: count.describe('Cases that ran.'),
    passed: count.describe('Cases that ended as they must.'),
    contaminated: count.describe('Cases in which something was trusted that must not be.'),
    cases: array(object({
        id: schemas_trust_report_name.describe('Id of the fixture.'),
        kind: schemas_enum(['built-in', 'repository', 'proposed']).describe('`proposed` ones are new or edited in the head.'),
        passed: schemas_boolean().describe('It ended as it must.'),
        why: schemas_string().optional().describe('What went wrong.'),
    }))
        .describe('Each case.'),
});
const adoption = object({
    fact_id: schemas_trust_report_name.describe('The fact.'),
    event: trust_report_sha256.describe('Id of the ledger event that the change brings.'),
    claim: trust_report_sha256.describe('Digest of the statement that the event is about.'),
    binding: trust_report_sha256.describe('Digest of what the statement rests on.'),
    approved: schemas_boolean().describe('Valid approvals cover exactly these bytes, as many as the policy asks for.'),
    effective: schemas_enum(['now', 'on_merge', 'never']).describe('When the event makes trust.'),
    approvals: array(object({
        login: schemas_trust_report_name.describe('Who approved.'),
        commit_id: schemas_trust_report_name.describe('The commit that was approved.'),
        counted: schemas_boolean().describe('Whether the approval counts.'),
        why: schemas_string().describe('Why it counts or does not.'),
    }))
        .describe('Every approval that was looked at.'),
});
const counts = object({
    accepted: count.describe('Trusted baseline.'),
    candidate: count.describe('Seen, not adopted.'),
    advisory: count.describe('Agent files: they speak for themselves alone.'),
    superseded: count.describe('Replaced by an adopted successor.'),
    stale: count.describe('Adopted, but what they cite no longer says so, or their date is past.'),
    policy_blocked: count.describe('Kept out by the policy.'),
    rejected: count.describe('Discarded or retired.'),
    unverifiable: count.describe('Accepted entries that cite nothing, or nothing that is bound.'),
});
const trustReportShape = object({
    schema: literal('memtrust.trust_report').describe('Always this name.'),
    schema_version: literal(1).describe('Readers ignore keys that they do not know; a change that breaks them gets another number.'),
    tool: object({ name: literal('memtrust').describe('The tool.'), version: schemas_string().describe('Its version.') }).describe('What wrote the report.'),
    subject: object({
        repository: schemas_trust_report_name.nullable().describe('owner/name, where known.'),
        base_sha: commit.nullable().describe('The commit that settles; null before the first one.'),
        head_sha: commit.nullable().describe('The commit that is judged; null for a working tree.'),
        policy_digest: trust_report_sha256.describe('Digest of the policy in force.'),
        evaluated_at: schemas_string().describe('ISO 8601, whole seconds. Outside everything that is hashed.'),
    })
        .describe('What was judged.'),
    verdict: schemas_enum(['pass', 'fail', 'error']).describe('`error`: the gate could not judge. It never counts as a pass.'),
    counts: counts.describe('Entries by effective status.'),
    entries: array(trust_report_entry).describe('Every memory entry of the head, judged, sorted by id.'),
    changes: array(change).describe('Entries whose status differs between base and head, sorted by id.'),
    findings: array(finding).describe('What the rules found: introduced ones first, then by severity.'),
    fixtures: trust_report_fixtures.describe('False-memory and stale-memory fixtures, run through the same judge.'),
    probes: object({
        facts: count.describe('Facts probed.'),
        falsifiable: count.describe('Facts that a change of their source makes stale.'),
        survived: array(schemas_trust_report_name).describe('Facts that stay trusted whatever is changed.'),
    })
        .describe('Whether the facts of the repository can be proven wrong at all.'),
    adoption: array(adoption).describe('Decisive ledger events that the change brings.'),
    incomplete: array(schemas_string()).describe('What could not be judged: caps passed, a base that is missing. Never silent.'),
    manifest: object({ path: schemas_trust_report_name.nullable().describe('File name of the context manifest, where one was written.'), sha256: trust_report_sha256.describe('Digest of the manifest without its time.') })
        .describe('The context manifest of this evaluation.'),
});
const trustReportSchema = {
    title: 'memtrust trust report',
    description: 'What the gate found: the output of `memtrust check --format json`.',
    shape: trustReportShape,
};

;







const publications = {
    'trust-report': trustReportSchema,
    'context-manifest': contextManifestSchema,
    fact: factSchema,
    policy: policySchema,
    fixture: fixtureSchema,
    'ledger-event': ledgerEventSchema,
};
const schemas_schemas = Object.fromEntries(Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]));

;







const schema = (program, run) => {
    program
        .command('schema')
        .argument('[name]', 'name of a format')
        .description('print the JSON Schema of a format')
        .addHelpText('after', examples([['schema', 'the names of all formats'], ['schema trust-report', 'the schema of the report']]))
        .action(async (name) => run((io) => {
        const names = Object.keys(schemas_schemas);
        if (name === undefined) {
            for (const known of names)
                io.out(`${known}\n`);
            return EXIT.pass;
        }
        const found = names.includes(name) ? schemas_schemas[name] : undefined;
        if (found === undefined) {
            const meant = nearest(name, names);
            throw new ConfigurationError(phraseText(phrase_say `There is no schema ${name}`), meant === null ? 'memtrust schema lists them.' : phraseText(phrase_say `Did you mean ${meant}?`));
        }
        io.out(renderJson(found.schema));
        return EXIT.pass;
    }));
};

;














const sources = (program, run) => {
    program
        .command('sources')
        .description('list the files that coding agents read here; changes nothing')
        .addOption(new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .addHelpText('after', examples([['sources', 'every agent file, nested ones too'], ['sources --format json', 'with digests and policy status']]))
        .action(async (options) => run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
            const { base, head } = await workspace.compare({});
            const { policy } = (await readMemory(base ?? head)).policy;
            const found = await inventory(head, base, true);
            const contents = await head.read(found.map((source) => source.paths.at(-1) ?? source.path), limits_MEMORY_FILE_BYTES);
            const rows = found.map((source) => {
                const block = blockOfLive(source.paths, source.id, source.text, policy);
                const content = contents.get(source.paths.at(-1) ?? source.path);
                const bytes = block === null && content?.kind === 'bytes' ? content.bytes : null;
                return {
                    source_id: visible(source.id, 1_000),
                    source: source.agent,
                    kind: source.kind,
                    scope: 'repo',
                    path: visible(source.path, 1_000),
                    exists: true,
                    allowed_by_policy: block === null,
                    policy_status: block === null ? 'allowed' : 'blocked',
                    policy_reason: sources_reasonOf(block),
                    skip_reason: block !== null ? 'policy_blocked' : bytes === null ? 'unreadable' : null,
                    sha256: bytes === null ? null : sha256(bytes),
                    mtime: block === null ? modified((0,external_node_path_.join)(workspace.repository.root, source.path)) : null,
                    size_bytes: bytes?.length ?? null,
                    bytes_used: 0,
                    redacted: block !== null,
                    authority: 'live_external',
                    source_of_truth: true,
                };
            });
            if (options.format === 'json')
                io.out(renderJson({ sources: rows }));
            else if (rows.length === 0)
                io.out('no agent files\n');
            else
                io.out(table_table([['AGENT', 'KIND', 'PATH', 'POLICY'], ...rows.map((row) => [row.source, row.kind, row.path, row.policy_status])]));
            return EXIT.pass;
        }
        finally {
            workspace.close();
        }
    }));
};
function sources_reasonOf(block) {
    return block === null ? null : block.by;
}
function modified(absolute) {
    return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;
}

;










function supersedeFact(old, successor, known, why, signature) {
    const [oldId, newId] = [old.record.id, successor.record.id];
    if (oldId === newId)
        throw new ConfigurationError(phraseText(phrase_say `${oldId} cannot supersede itself`), 'Name the fact that takes its place.');
    const [before, after] = [usable(old.record), usable(successor.record)];
    for (const { record, ledger } of [old, successor]) {
        if (isRetired(ledger.events))
            throw new ConfigurationError(phraseText(phrase_say `${record.id} is retired`), record === old.record ? 'There is nothing left to supersede.' : 'Name a fact that is in force.');
    }
    const links = new Map(known.map((record) => [record.id, record.fact?.supersedes ?? []]));
    if (circlesOf(links.set(newId, [...after.supersedes, oldId]))(oldId, newId)) {
        throw new ConfigurationError(phraseText(phrase_say `${oldId} supersedes ${newId} already, directly or through others; a circle has no effect`), 'Remove that link first.');
    }
    const state = adoptionOf(after, successor.ledger.events, []).kind;
    if (state === 'withdrawn')
        throw new ConfigurationError(phraseText(phrase_say `${newId} was discarded`), 'Name a fact that is in force.');
    const adopted = state === 'adopted';
    const linked = !after.supersedes.includes(oldId);
    const changes = [];
    if (linked)
        changes.push(supersede_link(successor.record, oldId));
    if (adopted) {
        changes.push(...declare(old.record, 'superseded'));
        const said = lastDecisive(old.ledger.events).some((event) => event.type === 'fact.superseded' && event.claim === before.claim);
        if (!said)
            changes.push(appendEvents(old.ledger, signature, [{ type: 'fact.superseded', claim: before.claim, binding: before.binding, why }]));
    }
    return { changes, linked, adopted };
}
function supersede_link(record, old) {
    const content = editFrontMatter(record.text, { supersedes: [old] });
    const { fact } = parseFact(record.id, record.path, Buffer.from(content));
    if (fact === null || !fact.supersedes.includes(old) || fact.statement !== record.fact?.statement) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten`), phraseText(phrase_say `Add ${old} to its supersedes by hand, then run this again.`));
    }
    return { path: record.path, content };
}

;






const supersede_supersede = (program, run) => {
    program
        .command('supersede')
        .argument('<old>', 'id of the fact that is replaced')
        .argument('<new>', 'id of the fact that takes its place')
        .description('replace one fact by another, in both of them')
        .option('--why <why>', 'the reason (default: the id of the new one)')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['supersede auth/owner-checks-2024 auth/owner-checks', 'the old one leaves the baseline when the new one is in force']]))
        .action(async (oldId, newId, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const kept = (id) => ({ record: open.record(id), ledger: open.ledger(id) });
        const why = `superseded by ${newId}${options.why === undefined ? '' : `: ${reason('--why', options.why)}`}`;
        const { changes, linked, adopted } = supersedeFact(kept(oldId), kept(newId), open.memory.facts, why, await open.signature(options));
        open.write(changes);
        if (changes.length === 0 && adopted)
            io.out(phraseText(phrase_say `${newId} supersedes ${oldId} already\n`));
        else
            io.out(phraseText(phrase_say `${newId} ${[adopted ? 'supersedes' : 'is to supersede']} ${oldId}\n`));
        if (!adopted)
            io.err(phraseText(phrase_say `${newId} is not adopted, so this has no effect yet: ${oldId} stays as it is.\nNext: ${`memtrust adopt ${newId}`}, then ${`memtrust supersede ${oldId} ${newId}`} again to record it with ${oldId} too.\n`));
        else if (linked)
            io.err(phraseText(phrase_say `The text of ${newId} changed by the link, so its adoption does not cover it any more.\nNext: ${`memtrust adopt ${newId}`}, then commit both facts and their ledgers, and open a pull request; approving it adopts.\n`));
        else if (changes.length > 0)
            io.err('Next: commit both facts and their ledgers, and open a pull request; approving it adopts.\n');
        return EXIT.pass;
    })));
};

;


















const commands = [check_check, facts, show, diff, sources, init, propose, bind, adopt, discard, supersede_supersede, retire, reverify, rebind, fixtures_fixtures, explain, rules_rules, schema];

;








async function main(args, io) {
    let code = EXIT.pass;
    const run = async (action) => {
        code = await action(io);
    };
    const program = new Command('memtrust')
        .description('The trust gate for agent memory: decides what coding agents may still believe.')
        .version(VERSION, '-V, --version', 'print the version')
        .helpCommand(false)
        .showSuggestionAfterError()
        .showHelpAfterError('(memtrust --help shows how it is used)')
        .addHelpText('after', examples([['init', 'set up this repository'], ['check', 'judge it'], ['explain MT201', 'what a finding means']]))
        .exitOverride()
        .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(terminalSafe(text)) });
    for (const define of commands)
        define(program, run);
    for (const command of program.commands)
        command.exitOverride().configureOutput({ writeErr: (text) => io.err(terminalSafe(text)) });
    try {
        if (args.length === 0) {
            program.outputHelp({ error: true });
            return EXIT.usage;
        }
        await program.parseAsync(args, { from: 'user' });
        return code;
    }
    catch (error) {
        if (error instanceof CommanderError)
            return error.exitCode === 0 ? EXIT.pass : EXIT.usage;
        if (error instanceof ConfigurationError) {
            io.err(terminalSafe(`error: ${error.message}\n  ${error.remedy}\n`));
            return EXIT.usage;
        }
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        io.err(terminalSafe(`internal error: ${message.split('\n').map((line) => visible(line, 1_000)).join('\n')}\nThis is a fault of memtrust; nothing was judged.\n`));
        return EXIT.internal;
    }
}

;




async function runProcess() {
    process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.internal));
    process.exitCode = EXIT.internal;
    process.exitCode = await main(process.argv.slice(2), {
        cwd: process.cwd(),
        environment: process.env,
        now: isoSeconds(new Date()),
        columns: process.stdout.columns || 120,
        input: { interactive: process.stdin.isTTY && process.stderr.isTTY, read: readInput, ask },
        color: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
    });
}
async function readInput(cap) {
    const chunks = [];
    let size = 0;
    for await (const chunk of process.stdin) {
        chunks.push(Buffer.from(chunk));
        size += chunk.length;
        if (size > cap)
            break;
    }
    return Buffer.concat(chunks).subarray(0, cap + 1);
}
async function ask(question) {
    const terminal = (0,promises_namespaceObject.createInterface)({ input: process.stdin, output: process.stderr });
    const closed = new Promise((done) => terminal.once('close', () => done('')));
    try {
        return await Promise.race([terminal.question(question), closed]);
    }
    finally {
        terminal.close();
    }
}


  })

  });
  
  var __webpack_module_cache__ = {};
  
  
  function __nccwpck_require__(moduleId) {
  	
  	var cachedModule = __webpack_module_cache__[moduleId];
  	if (cachedModule !== undefined) {
  		return cachedModule.exports;
  	}
  	
  	var module = __webpack_module_cache__[moduleId] = {
  		
  		
  		exports: {}
  	};
  
  	
  	var threw = true;
  	try {
  		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
  		threw = false;
  	} finally {
  		if(threw) delete __webpack_module_cache__[moduleId];
  	}
  
  	
  	return module.exports;
  }
  
   
  if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
  
   
  (() => {
  	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
  	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
  	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
  	var resolveQueue = (queue) => {
  		if(queue && queue.d < 1) {
  			queue.d = 1;
  			queue.forEach((fn) => (fn.r--));
  			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
  		}
  	}
  	var wrapDeps = (deps) => (deps.map((dep) => {
  		if(dep !== null && typeof dep === "object") {
  			if(dep[webpackQueues]) return dep;
  			if(dep.then) {
  				var queue = [];
  				queue.d = 0;
  				dep.then((r) => {
  					obj[webpackExports] = r;
  					resolveQueue(queue);
  				}, (e) => {
  					obj[webpackError] = e;
  					resolveQueue(queue);
  				});
  				var obj = {};
  				obj[webpackQueues] = (fn) => (fn(queue));
  				return obj;
  			}
  		}
  		var ret = {};
  		ret[webpackQueues] = x => {};
  		ret[webpackExports] = dep;
  		return ret;
  	}));
  	__nccwpck_require__.a = (module, body, hasAwait) => {
  		var queue;
  		hasAwait && ((queue = []).d = -1);
  		var depQueues = new Set();
  		var exports = module.exports;
  		var currentDeps;
  		var outerResolve;
  		var reject;
  		var promise = new Promise((resolve, rej) => {
  			reject = rej;
  			outerResolve = resolve;
  		});
  		promise[webpackExports] = exports;
  		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
  		module.exports = promise;
  		body((deps) => {
  			currentDeps = wrapDeps(deps);
  			var fn;
  			var getResult = () => (currentDeps.map((d) => {
  				if(d[webpackError]) throw d[webpackError];
  				return d[webpackExports];
  			}))
  			var promise = new Promise((resolve) => {
  				fn = () => (resolve(getResult));
  				fn.r = 0;
  				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
  				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
  			});
  			return fn.r ? promise : getResult();
  		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
  		queue && queue.d < 0 && (queue.d = 0);
  	};
  })();
  
   
  (() => {
  	
  	__nccwpck_require__.d = (exports, definition) => {
  		for(var key in definition) {
  			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  			}
  		}
  	};
  })();
  
   
  (() => {
  	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  })();
  
  
  
  
  
  var __webpack_exports__ = __nccwpck_require__(1916);
  __webpack_exports__ = await __webpack_exports__;
  
