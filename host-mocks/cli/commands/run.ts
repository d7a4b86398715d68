import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { RunOptions } from '../actions/runScripts';
import { ToldFailure, USAGE, type Bounds, type CommandIo } from '../Io';
import { readAmount } from './readAmount';
import type { DefineCommand } from './DefineCommand';

type Options = RunOptions & { each?: boolean; timeout?: number; memory?: number };

export const run: DefineCommand = (program, io) => {
  program
    .command('run')
    .description('run scripts on documents')
    .argument('<scripts...>', 'JSFL files, run in this order')
    .option(
      '-d, --document <file>',
      'a document to open; the last one is active; may be repeated',
      append,
      [],
    )
    .option(
      '--save [path]',
      'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)',
    )
    .option('--render <file>', 'draw the active document after the scripts, .svg or .png')
    .option('--force', 'save even if the document changed on disk since it was opened')
    .option('--bare', 'do not load the library')
    .option('--modern', "give scripts all of Node's language, not only that of Animate's engine")
    .option('--answer <text>', 'answer to the next dialogue (yes, no, a text, a path, :cancel)', append, [])
    .option(
      '--root <folder>',
      "a folder that scripts may touch; default: the scripts' and documents'",
      append,
      [],
    )
    .option(
      '--timeout <seconds>',
      'stop after that time; with --each for one document, default 600',
      readAmount,
    )
    .option('--memory <MB>', 'stop at more memory than that; with --each default 4096', readAmount)
    .option('--max-pixels <number>', 'pixels of a picture or bitmap at most; default 64000000', readAmount)
    .option('--each', 'run once for each document; --document may name folders and patterns')
    .action((scripts: string[], options: Options, command: Command) =>
      options.each ? runEach(scripts, options, command, io) : runOnce(scripts, options, command, io),
    );
};

async function runEach(scripts: string[], options: Options, command: Command, io: CommandIo): Promise<void> {
  if (options.render !== undefined) refuse(command, '--render cannot go with --each');
  if (options.document.length === 0) refuse(command, '--each needs --document');
  const { runOnEach } = await import('../actions/runOnEach');
  if (!(await runOnEach(scripts, options, boundsOf(options), io))) throw new ToldFailure();
}

async function runOnce(scripts: string[], options: Options, command: Command, io: CommandIo): Promise<void> {
  const { save, document } = options;
  if (save && document.length !== 1) refuse(command, '--save=path needs exactly one --document');
  if (save && !canNameDocument(save)) {
    refuse(command, `--save=${save}: expected an .fla file, or an XFL folder or .xfl file`);
  }
  const bounds = boundsOf(options);
  if (Object.keys(bounds).length > 0) {
    const { runApart } = await import('../actions/runApart');
    if (!(await runApart(scripts, options, bounds, io))) throw new ToldFailure();
    return;
  }
  const { runScripts } = await import('../actions/runScripts');
  runScripts(scripts, options, io);
}

function boundsOf({ timeout, memory }: Options): Bounds {
  return {
    ...(timeout === undefined ? {} : { seconds: timeout }),
    ...(memory === undefined ? {} : { megabytes: memory }),
  };
}

function refuse(command: Command, reason: string): never {
  command.error(`error: ${reason}`, { exitCode: USAGE });
}

function append(value: string, before: string[]): string[] {
  return [...before, value];
}

/** False for a name that speaks of another kind of file. */
function canNameDocument(file: string): boolean {
  return /^(\.(fla|xfl))?$/i.test(path.extname(file)) || fs.existsSync(path.join(file, 'DOMDocument.xml'));
}
