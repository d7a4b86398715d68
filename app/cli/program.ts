import path from 'node:path';
import { CommanderError, type Command } from 'commander';
import type { DefineCommand } from './commands/DefineCommand';
import { ProgramCommand } from './commands/ProgramCommand';
import { completion } from './commands/completion';
import { convert } from './commands/convert';
import { diff } from './commands/diff';
import { fidelity } from './commands/fidelity';
import { git } from './commands/git';
import { exportCommand } from './commands/export';
import { importCommand } from './commands/import';
import { init } from './commands/init';
import { install } from './commands/install';
import { lint } from './commands/lint';
import { open } from './commands/open';
import { mcp } from './commands/mcp';
import { merge } from './commands/merge';
import { page } from './commands/page';
import { play } from './commands/play';
import { publish } from './commands/publish';
import { query } from './commands/query';
import { render } from './commands/render';
import { uninstall } from './commands/uninstall';
import { watch } from './commands/watch';
import { run } from './commands/run';
import { texts } from './commands/texts';
import { tree } from './commands/tree';
import { CommandFailure, ReportedFailure, USAGE, UsageError, type CommandIo, type Io } from './Io';
import { examplesText } from './messages/examples';
import { Logger } from './messages/Logger';
import { PREFIX, PROGRAM_NAME } from './messages/programName';
import { versionLine } from './messages/versionLine';
import { HELP_HINT, runAction } from './runAction';
import { TemporaryFolders } from './TemporaryFolders';

/** Commands by name, in the order of `--help`. */
const COMMANDS: Readonly<Record<string, DefineCommand>> = {
  query,
  lint,
  diff,
  run,
  tree,
  render,
  page,
  open,
  play,
  export: exportCommand,
  publish,
  import: importCommand,
  convert,
  texts,
  install,
  uninstall,
  init,
  merge,
  git,
  watch,
  mcp,
  fidelity,
  completion,
};

/**
 * Runs one command and resolves to its exit status: 0 done, 1 failed, 2 wrong usage: options, queries and
 * configurations that cannot be read.
 *
 * @param args - the arguments after the name of the program
 */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  return runAction(io, async (logger) => {
    const program = define(logger.io, logger, args[0]);
    try {
      checkHelp(args, program);
      await program.parseAsync(separateSave(withVersion(args)), { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      // `--help` and `--version` are not failures.
      if (error.exitCode !== 0) throw new CommandFailure(new ReportedFailure(), USAGE);
    }
  });
}

/** Each command, hidden ones included, by the words that name it: `query`, `git install`. */
export function commandsByPath(io: Io): Map<string, Command> {
  const logger = new Logger(io, () => new TemporaryFolders().make());
  const { commands } = define(logger.io, logger);
  const all = commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]));
  return new Map(all.map((command) => [pathOf(command), command]));
}

/** `help nosuch` is wrong usage; the message lists the commands. */
function checkHelp([first, name]: readonly string[], program: Command): void {
  const names = program.commands.map((command) => command.name());
  if (first !== 'help' || name === undefined || name.startsWith('-')) return;
  if (name !== 'help' && !names.includes(name))
    program.error(`error: help: unknown command "${name}" (known: ${names.join(', ')})`, {
      exitCode: USAGE,
    });
}

/** `-v` alone asks for the version, as in many programs; after a command it is `--verbose`. */
function withVersion(args: readonly string[]): readonly string[] {
  return args.length === 1 && args[0] === '-v' ? ['--version'] : args;
}

/**
 * `--save` takes its value after `=` only: what follows it on the command line is another argument.
 *
 * @throws UsageError for `--save=` without a value, such as a shell variable that is not set
 */
function separateSave(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  if (args.slice(0, end < 0 ? undefined : end).includes('--save='))
    throw new UsageError('--save=: expected a path; --save alone saves the documents in place');
  checkSave(args);
  return args.map((arg, index) => (arg === '--save' && (end < 0 || index < end) ? '--save=' : arg));
}

/** `--save new.fla` is ambiguous: a document to save in place, or the file to save as? */
function checkSave(args: readonly string[]): void {
  const next = args[args.indexOf('--save') + 1];
  if (args[0] === 'run' && args.includes('--save') && /^[^-].*\.(fla|xfl)$/i.test(next ?? ''))
    throw new UsageError(
      `--save ${next}: write --save=${next} to save there, or name the document before --save to save it in place`,
    );
}

/** Commands that list the others. */
const SPEAKING_OF_ALL: ReadonlySet<string> = new Set(['completion']);

/** @param verb - the requested command: if it exists, only it is defined, except for commands that list all */
function define(io: CommandIo, logger: Logger, verb = ''): Command {
  const program = new ProgramCommand(PROGRAM_NAME)
    .description('Queries and scripts for documents of Adobe Animate, without Animate.')
    .version(
      versionLine(io.libraryFolder),
      '-V, --version',
      'version of the program, of Node and of the system',
    )
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) => write(text.replace(/^error: /, PREFIX)),
    })
    .showHelpAfterError(HELP_HINT);
  const requested = Object.hasOwn(COMMANDS, verb) && !SPEAKING_OF_ALL.has(verb) ? COMMANDS[verb] : undefined;
  const asked = requested ? [requested] : Object.values(COMMANDS);
  for (const defineCommand of asked) defineCommand(program, io);
  for (const command of program.commands)
    for (const each of [command, ...command.commands]) addCommonOptions(each, logger);
  program.addHelpText('after', `\nDocumentation: ${documentationOf(io.libraryFolder)}`);
  return program;
}

/** The options that every command has. */
function addCommonOptions(command: Command, logger: Logger): void {
  command
    .option('-q, --quiet', 'say nothing but results and failures')
    .option('-v, --verbose', 'say more about what is done')
    .option('--no-color', 'write no colours')
    .hook('preAction', () => logger.listen(command.opts()))
    .addHelpText('after', examplesText(pathOf(command), PROGRAM_NAME));
}

/** The words after the program's name that name a command: `git install`. */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${parent.name()} ${command.name()}` : command.name();
}

/** The manual pages are beside the build. */
function documentationOf(libraryFolder: string): string {
  return path.join(libraryFolder, '../docs');
}
