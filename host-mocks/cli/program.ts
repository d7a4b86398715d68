import fs from 'node:fs';
import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { DocumentError } from '../container/DocumentError';
import { defectReport, isDefect } from './defectReport';
import { errorLine } from './errorLine';
import { init } from './init';
import { install, type InstallOptions } from './install';
import { FAILURE, SUCCESS, USAGE, type CommandIo, type Io } from './Io';
import { runScripts, type RunOptions } from './run';
import { runEach } from './runEach';
import { ScriptFailure } from './ScriptFailure';
import { query, type QueryOptions } from './query';
import { render, type RenderCommandOptions } from './render';
import { tree, type TreeCommandOptions } from './tree';
import { versionLine } from './version';
import { Warnings } from './Warnings';

const NAME = 'adobe-collection';

/**
 * The command line: runs one command and gives its exit status (0 done, 1 failed, 2 wrong usage).
 *
 * @param args - what stands behind the program's name
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    await perform(args, io);
    return SUCCESS;
  } catch (error) {
    if (error instanceof Failed) return FAILURE;
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

/** Whether somebody may want to report the failure. (Those of queries are one line, for programs to read.) */
function isReportable(error: unknown, [command]: readonly string[]): boolean {
  return command !== 'query' && (error instanceof ScriptFailure || error instanceof DocumentError);
}

/** A command that did what it should and found failures, which it has told already. */
class Failed extends Error {}

/** `--save` takes its value after `=` only: what follows it on the command line is another argument. */
function separateSave(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--save' && (end < 0 || index < end) ? '--save=' : arg));
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}

/** Whether a document can be saved under that name: not under one that speaks of another kind of file. */
function isDocumentName(file: string): boolean {
  return /^(\.(fla|xfl))?$/i.test(path.extname(file)) || fs.existsSync(path.join(file, 'DOMDocument.xml'));
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('expected a whole number.');
  return Number(text);
}

function positiveNumber(text: string): number {
  if (!(Number(text) > 0 && Number(text) <= 16))
    throw new InvalidArgumentError('expected a number up to 16.');
  return Number(text);
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
  program
    .command('query')
    .description('list what a query finds in a document')
    .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
    .argument('<query>', 'for example "star*:movieclip[x>200]"')
    .option('--items', 'query the library instead of the stage')
    .option('--json', 'print JSON')
    .action((document: string, text: string, options: QueryOptions) => query(document, text, options, io));
  program
    .command('run')
    .description('run scripts on documents')
    .argument('<scripts...>', 'JSFL files, run in this order')
    .option(
      '-d, --document <file>',
      'a document to open; the last one is active; may be repeated',
      collect,
      [],
    )
    .option(
      '--save [path]',
      'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)',
    )
    .option('--render <file>', 'draw what the active document then shows, .svg or .png')
    .option('--force', 'save even over a document that changed on disk meanwhile')
    .option('--bare', 'do not load the library of collections')
    .option('--modern', "leave the language as Node has it, not as Animate's engine")
    .option('--answer <text>', 'answer to the next dialogue (yes, no, a text, a path, :cancel)', collect, [])
    .option(
      '--root <folder>',
      "a folder that scripts may touch; default: the scripts' and documents'",
      collect,
      [],
    )
    .option('--each', 'run once for each document; --document may name folders and patterns')
    .action(async (scripts: string[], options: RunOptions & { each?: boolean }, command: Command) => {
      if (options.each) {
        if (options.render !== undefined)
          command.error('error: --render cannot go with --each', { exitCode: USAGE });
        if (options.document.length === 0)
          command.error('error: --each needs --document', { exitCode: USAGE });
        if (!(await runEach(scripts, options, io))) throw new Failed();
        return;
      }
      if (options.save && options.document.length !== 1) {
        command.error('error: --save=path needs exactly one --document', { exitCode: USAGE });
      }
      if (options.save && !isDocumentName(options.save)) {
        const message = `error: --save=${options.save}: expected an .fla file, or an XFL folder or .xfl file`;
        command.error(message, { exitCode: USAGE });
      }
      runScripts(scripts, options, io);
    });
  program
    .command('tree')
    .description('show scenes, layers, frames, elements and library of a document')
    .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
    .option('--no-symbols', 'leave out the timelines of symbols')
    .option('--no-elements', 'leave out elements')
    .action((document: string, options: TreeCommandOptions) => tree(document, options, io));
  program
    .command('render')
    .description('draw a frame of a document as SVG or PNG')
    .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
    .option('--query <query>', 'outline and label what a query finds, the rest pale')
    .option('--items', 'the query speaks of library items: outline their instances')
    .option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', wholeNumber)
    .option('--timeline <name>', 'scene to draw; default: the current one')
    .option('--symbol <path>', 'symbol to draw instead of a scene')
    .option('--scale <number>', 'pixels of a PNG per pixel of the stage', positiveNumber, 1)
    .option('-o, --output <file>', 'file to write, .svg or .png; default: SVG to standard output')
    .action((document: string, options: RenderCommandOptions) => render(document, options, io));
  program
    .command('install')
    .description('copy the library and scripts into the menu Commands of every Animate found')
    .argument('[scripts...]', 'JSFL files to copy with the library')
    .option('--to <folder>', 'copy into this folder instead')
    .option('--force', 'replace files that this command did not put there, too')
    .option('--dry-run', 'say what would be done, and do nothing')
    .action((scripts: string[], options: InstallOptions) => install(scripts, options, io));
  program
    .command('init')
    .description('make a project for scripts: TypeScript, a build, a test on a document')
    .argument('<folder>', 'an empty or new folder')
    .action((folder: string) => init(folder, io));
  return program;
}
