import { Command, CommanderError } from 'commander';
import { DocumentError } from '../container/DocumentError';
import type { DefineCommand } from './commands/DefineCommand';
import { init } from './commands/init';
import { install } from './commands/install';
import { query } from './commands/query';
import { render } from './commands/render';
import { run } from './commands/run';
import { tree } from './commands/tree';
import { FAILURE, SUCCESS, ToldFailure, USAGE, type CommandIo, type Io } from './Io';
import { defectReport, isDefect } from './messages/defectReport';
import { errorLine } from './messages/errorLine';
import { ScriptFailure } from './messages/ScriptFailure';
import { versionLine } from './messages/versionLine';
import { Warnings } from './messages/Warnings';

const NAME = 'adobe-collection';

/** In the order of `--help`. */
const COMMANDS: readonly DefineCommand[] = [query, run, tree, render, install, init];

/**
 * Runs one command and gives its exit status: 0 done, 1 failed, 2 wrong usage.
 *
 * @param args - what stands behind the program's name
 */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  try {
    await perform(args, io);
    return SUCCESS;
  } catch (error) {
    return tellFailure(error, args, io);
  }
}

async function perform(args: readonly string[], io: Io): Promise<void> {
  const warnings = new Warnings(io.err);
  const warn = (text: string): void => warnings.add(text);
  try {
    await define({ ...io, warn }).parseAsync(separateSave(args), { from: 'user' });
  } finally {
    warnings.end();
  }
}

function tellFailure(error: unknown, args: readonly string[], io: Io): number {
  if (error instanceof ToldFailure) return FAILURE;
  if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : USAGE;
  if (isDefect(error)) {
    io.err(defectReport(error, io.libraryFolder));
    return FAILURE;
  }
  io.err(`${NAME}: ${errorLine(error)}\n`);
  if (error instanceof ScriptFailure) for (const frame of error.frames) io.err(`${frame}\n`);
  if (isReportable(error, args)) io.err(`    with ${versionLine(io.libraryFolder)}\n`);
  return FAILURE;
}

/** True for failures that somebody may want to report. Those of queries stay one line, for programs to read. */
function isReportable(error: unknown, [command]: readonly string[]): boolean {
  return command !== 'query' && (error instanceof ScriptFailure || error instanceof DocumentError);
}

/** `--save` takes its value after `=` only: what follows it on the command line is another argument. */
function separateSave(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--save' && (end < 0 || index < end) ? '--save=' : arg));
}

function define(io: CommandIo): Command {
  const program = new Command(NAME)
    .description('Queries and scripts for documents of Adobe Animate, without Animate.')
    .version(
      versionLine(io.libraryFolder),
      '-V, --version',
      'version of the program, of Node and of the system',
    )
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(add --help for usage)');
  for (const defineCommand of COMMANDS) defineCommand(program, io);
  return program;
}
