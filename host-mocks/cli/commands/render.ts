import { InvalidArgumentError } from 'commander';
import type { DrawOptions } from '../actions/drawTimeline';
import { ToldFailure } from '../Io';
import { DOCUMENTS } from './documentsArgument';
import type { DefineCommand } from './DefineCommand';
import { readQuery } from './readQuery';
import { readWholeNumber } from './readWholeNumber';
import { readAmount } from './readAmount';

const LARGEST_SCALE = 16;

export const render: DefineCommand = (program, io) => {
  program
    .command('render')
    .description('draw a frame of documents as SVG or PNG')
    .argument('<documents...>', DOCUMENTS)
    .option('--query <query>', 'outline and label what a query finds, and draw the rest pale', readQuery)
    .option('--items', 'find library items with the query, and outline their instances')
    .option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', readWholeNumber)
    .option('--timeline <name>', 'scene to draw; default: the current one')
    .option('--symbol <path>', 'symbol to draw instead of a scene')
    .option('--scale <number>', 'pixels of a PNG per pixel of the stage', readScale, 1)
    .option('--fonts <folder>', 'folder of TTF and OTF files to set texts in')
    .option('--max-pixels <number>', 'pixels of a picture or bitmap at most; default 64000000', readAmount)
    .option(
      '-o, --output <file>',
      'file to write, .svg or .png, for several documents with {name} or {path} in it; default: SVG to standard output',
    )
    .action(async (documents: string[], options: DrawOptions) => {
      const { drawDocuments } = await import('../actions/drawTimeline');
      if (!drawDocuments(documents, options, io)) throw new ToldFailure();
    });
};

function readScale(text: string): number {
  const scale = Number(text);
  if (scale > 0 && scale <= LARGEST_SCALE) return scale;
  throw new InvalidArgumentError(`expected a number up to ${LARGEST_SCALE}.`);
}
