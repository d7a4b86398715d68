import { Option, type Command } from 'commander';
import type { DrawOptions } from '../actions/render/drawDocuments';
import { ReportedFailure, USAGE } from '../Io';
import { DOCUMENTS } from './documentsArgument';
import type { DefineCommand } from './DefineCommand';
import { outputFile } from './outputFile';
import { readQuery } from './readQuery';
import { maxPixelsOption } from './maxPixelsOption';
import { readScale } from './readScales';
import { readWholeNumber } from './readWholeNumber';

export const render: DefineCommand = (program, io) => {
  program
    .command('render')
    .description('draw a frame of documents as SVG or PNG')
    .argument('<documents...>', DOCUMENTS)
    .option('--query <query>', 'outline and label what a query finds, and draw the rest pale', readQuery)
    .option('--items', 'find library items with the query, and outline their instances')
    .option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', readWholeNumber)
    .option('--timeline <name>', 'scene to draw; default: the current one')
    .addOption(new Option('--symbol <path>', 'symbol to draw instead of a scene').conflicts('timeline'))
    .option('--scale <number>', 'pixels of a PNG per pixel of the stage', readScale, 1)
    .option('--fonts <folder>', 'folder of TTF and OTF files to set texts in')
    .addOption(maxPixelsOption())
    .option(
      '-o, --output <file>',
      'file to write, .svg or .png, for several documents with {name} or {path} in it; default, and -: SVG to standard output',
    )
    .action(async (documents: string[], options: DrawOptions, command: Command) => {
      if (options.items && options.query === undefined)
        command.error('error: --items goes with --query', { exitCode: USAGE });
      const { drawDocuments } = await import('../actions/render/drawDocuments');
      if (!drawDocuments(documents, { ...options, output: outputFile(options) }, io))
        throw new ReportedFailure();
    });
};
