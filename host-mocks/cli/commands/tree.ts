import type { TreeCommandOptions } from '../actions/printTree';
import type { DefineCommand } from './DefineCommand';

export const tree: DefineCommand = (program, io) => {
  program
    .command('tree')
    .description('show scenes, layers, frames, elements and library of a document')
    .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
    .option('--no-symbols', 'leave out the timelines of symbols')
    .option('--no-elements', 'leave out elements')
    .action(async (document: string, options: TreeCommandOptions) => {
      const { printTree } = await import('../actions/printTree');
      printTree(document, options, io);
    });
};
