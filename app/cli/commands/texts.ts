import path from 'node:path';
import { Option, type Command } from 'commander';
import type { ImportTextsOptions } from '../actions/texts/importTexts';
import { TABLE_FORMATS, type TableFormat } from '../actions/texts/TableRow';
import { ReportedFailure, USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { DOCUMENTS } from './documentsArgument';
import { outputFile } from './outputFile';

export const texts: DefineCommand = (program, io) => {
  const command = program
    .command('texts')
    .description('write the texts of documents as a table, and put a changed table back')
    .action(() => command.error('error: texts: expected export or import', { exitCode: USAGE }));
  command
    .command('export')
    .description('write a table of all texts: where each is, its name, font and size')
    .argument('<documents...>', DOCUMENTS)
    .addOption(
      new Option('-f, --format <format>', 'default: by the name of the file, else csv').choices(
        TABLE_FORMATS,
      ),
    )
    .option('-o, --output <file>', 'file for the table; default, and -: standard output')
    .action(async (documents: string[], options: { format?: TableFormat; output?: string }) => {
      const file = outputFile(options);
      const format = options.format ?? (file === undefined ? 'csv' : formatOf(file)) ?? 'csv';
      const { exportTexts } = await import('../actions/texts/exportTexts');
      if (!exportTexts(documents, format, file, io)) throw new ReportedFailure();
    });
  command
    .command('import')
    .description('put the column "text" of a table into the documents that it was made of, and save them')
    .argument('<table>', 'a table that `texts export` wrote: a .csv, .json or .po file')
    .argument('<documents...>', DOCUMENTS)
    .option('--follow', 'put in texts too that are elsewhere in the document by now')
    .option('--overwrite', 'put in texts too that were changed in the document meanwhile')
    .option('--skip', 'leave out rows that do not fit the document any more, and save the rest')
    .option('--dry-run', 'say what would change, and save nothing')
    .option('--force', 'save even if the document changed on disk since it was opened')
    .action(async (table: string, documents: string[], options: ImportTextsOptions, self: Command) => {
      const format = formatOf(table);
      if (format === undefined)
        self.error(`error: ${table}: expected a .csv, .json or .po file`, { exitCode: USAGE });
      const { importTexts } = await import('../actions/texts/importTexts');
      if (!importTexts(table, format, documents, options, io)) throw new ReportedFailure();
    });
};

/** The format that the ending of a file names; undefined for another ending. */
function formatOf(file: string): TableFormat | undefined {
  const ending = path.extname(file).slice(1).toLowerCase();
  return TABLE_FORMATS.find((format) => format === ending);
}
