import path from 'node:path';
import { Option, type Command } from 'commander';
import type { LintCommandOptions } from '../actions/lint/LintCommandOptions';
import { ReportedFailure, USAGE } from '../Io';
import { DOCUMENTS } from './documentsArgument';
import type { DefineCommand } from './DefineCommand';
import { outputFile } from './outputFile';
import { readWholeNumber } from './readWholeNumber';

const FORMATS = ['readable', 'json', 'sarif', 'github', 'junit'];

export const lint: DefineCommand = (program, io) => {
  program
    .command('lint')
    .description('check documents against rules: unused items, missing media, names …')
    .argument('<documents...>', DOCUMENTS)
    .option(
      '-c, --config <file>',
      'configuration; default: adobe-collection.config.json beside the document or above, else the preset "recommended"',
    )
    .option('--no-config', 'read no configuration: the preset "recommended" applies')
    .option(
      '--trust-config',
      'treat configurations beside documents as your own, like one named by --config: they run code, and decide what --fix does',
    )
    .addOption(
      new Option(
        '-f, --format <format>',
        'how to report; default: by the name of the file, else readable',
      ).choices(FORMATS),
    )
    .option('--json', 'print JSON; short for --format json')
    .option('-o, --output <file>', 'file for the report; default, and -: standard output')
    .option('--all', 'show every problem, also where the readable format would fold many of a kind')
    .option('--fix', 'remove what can be removed, and save')
    .option('--dry-run', 'with --fix: say what would be changed, and save nothing')
    .option('--max-warnings <number>', 'fail if there are more warnings', readWholeNumber)
    .option(
      '--baseline <file>',
      'problems that are known: they are counted, new ones fail, fixed ones are named',
    )
    .option('--write-baseline', 'with --baseline: write the problems that there are into that file')
    .option('--render <folder>', 'draw the elements with problems, outlined')
    .option('--no-cache', 'check unchanged documents again')
    .action(async (documents: string[], options: Given, command: Command) => {
      if (options.dryRun && !options.fix) command.error('error: --dry-run needs --fix', { exitCode: USAGE });
      if (options.writeBaseline && options.baseline === undefined)
        command.error('error: --write-baseline needs --baseline, the file to write', { exitCode: USAGE });
      if (options.json) {
        if (options.format !== undefined && options.format !== 'json')
          command.error(`error: --json cannot go with --format ${options.format}`, { exitCode: USAGE });
        options.format = 'json';
      }
      const { lintDocuments } = await import('../actions/lint/lintDocuments');
      const output = outputFile(options);
      const format = options.format ?? formatOf(output);
      if (!(await lintDocuments(documents, { ...options, format, output }, io))) throw new ReportedFailure();
    });
};

/** The options as typed. */
type Given = Omit<LintCommandOptions, 'format'> & Partial<Pick<LintCommandOptions, 'format'>>;

const FORMAT_OF_ENDING: Readonly<Record<string, string>> = {
  '.json': 'json',
  '.sarif': 'sarif',
  '.xml': 'junit',
};

/** The format that programs expect in a file of that name. */
function formatOf(file: string | undefined): string {
  const ending = path.extname(file ?? '').toLowerCase();
  return Object.hasOwn(FORMAT_OF_ENDING, ending) ? FORMAT_OF_ENDING[ending] : 'readable';
}
