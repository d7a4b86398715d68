import { Option } from 'commander';
import type { PlayOptions } from '../actions/play/playDocument';
import type { DefineCommand } from './DefineCommand';
import { maxPixelsOption } from './maxPixelsOption';
import { repeated } from './repeated';

export const play: DefineCommand = (program, io) => {
  program
    .command('play')
    .description('play a document as SWF in the browser, and print what it traces; needs @ruffle-rs/ruffle')
    .argument('<document>', 'an FLA file, an XFL folder or an .xfl file')
    .addOption(
      new Option('--scripts <mode>', 'drop: leave out scripts; calls that play and stop stay').choices([
        'drop',
      ]),
    )
    .option(
      '--source-path <folder>',
      "a folder of source files outside of the document's; may be repeated",
      repeated,
    )
    .option('--fonts <folder>', 'folder of TTF and OTF files for the outlines of texts')
    .addOption(maxPixelsOption())
    .option('--no-browser', 'print the address of the page in place of opening it')
    .action(async (document: string, options: PlayOptions) => {
      const { playDocument } = await import('../actions/play/playDocument');
      await playDocument(document, options, io);
    });
};
