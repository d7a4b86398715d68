import { Option, type Command } from 'commander';
import type { PublishTaskOptions } from '../actions/publish/PublishTaskOptions';
import { publishArguments } from '../actions/publish/publishArguments';
import { ReportedFailure, USAGE } from '../Io';
import { DOCUMENTS } from './documentsArgument';
import type { DefineCommand } from './DefineCommand';
import { maxPixelsOption } from './maxPixelsOption';
import { repeated } from './repeated';

export const publish: DefineCommand = (program, io) => {
  program
    .command('publish')
    .description('publish documents for players: as HTML5 Canvas or SWF, or for compilers as SWC')
    .argument('<documents...>', DOCUMENTS)
    .requiredOption(
      '-o, --output <path>',
      'folder for what is published, or the name of its .swf, .html or .swc',
    )
    .addOption(
      new Option('--to <format>', 'what to make; default: by the kind of the document').choices([
        'canvas',
        'swf',
        'swc',
      ]),
    )
    .option('--local', 'canvas: copy the player beside the page (default)')
    .addOption(new Option('--hosted', "canvas: link the player from its makers' server").conflicts('local'))
    .addOption(
      new Option(
        '--scripts <mode>',
        'drop: leave out scripts of the document, and its page template; calls that play and stop stay; default: a SWF or SWC holds them compiled',
      ).choices(['drop']),
    )
    .option(
      '--source-path <folder>',
      "swf, swc: a folder of source files outside of the document's; may be repeated",
      repeated,
    )
    .option('--strict', 'fail where something of a document would be lost, and write nothing of it')
    .option('--fonts <folder>', 'folder of TTF and OTF files for the outlines of texts')
    .addOption(maxPixelsOption())
    .option('--json', 'print JSON about what was published and what was lost')
    .option('--watch', 'publish again whenever a document changes')
    .action(async (documents: string[], { watch, ...options }: Options, command: Command) => {
      if (options.output === '-')
        command.error('error: -o -: expected a folder or a file; a publication may have several files', {
          exitCode: USAGE,
        });
      if (watch) return again(documents, options);
      const { publishDocuments } = await import('../actions/publish/publishDocuments');
      if (!(await publishDocuments(documents, options, io))) throw new ReportedFailure();
    });

  async function again(documents: readonly string[], options: PublishTaskOptions): Promise<void> {
    const { watchCommand } = await import('../actions/watchCommand');
    await watchCommand(publishArguments(documents, options), io);
  }
};

type Options = PublishTaskOptions & { watch?: boolean };
