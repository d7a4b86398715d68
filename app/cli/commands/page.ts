import type { Command } from 'commander';
import { ReportedFailure, USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { DOCUMENTS } from './documentsArgument';
import { outputFile } from './outputFile';

export const page: DefineCommand = (program, io) => {
  program
    .command('page')
    .description('write a page that shows documents: stage, timeline, library and queries, in one HTML file')
    .argument('<documents...>', DOCUMENTS)
    .option(
      '-o, --output <file>',
      'file to write, .html, for several documents with {name} or {path} in it; default, and -: standard output',
    )
    .action(async (documents: string[], options: { output?: string }, command: Command) => {
      if (options.output === undefined && io.isRead)
        command.error(
          'error: page: name a file, such as -o page.html; open shows the page at once, and -o - prints it',
          { exitCode: USAGE },
        );
      const { makePages } = await import('../actions/page/makePages');
      if (!makePages(documents, { output: outputFile(options) }, io)) throw new ReportedFailure();
    });
};
