import { Option } from 'commander';
import type { TreeCommandOptions } from '../actions/printTrees';
import { ReportedFailure } from '../Io';
import { DOCUMENTS } from './documentsArgument';
import type { DefineCommand } from './DefineCommand';

export const tree: DefineCommand = (program, io) => {
  program
    .command('tree')
    .description('show scenes, layers, frames, elements and library of documents')
    .argument('<documents...>', DOCUMENTS)
    .option('--no-symbols', 'leave out the timelines of symbols')
    .option('--no-elements', 'leave out elements')
    .option('--json', 'print JSON with everything that is set; frames in it count from 0, as in scripts')
    .addOption(
      new Option('--full', 'print everything that is set, a line each, for comparing').conflicts('json'),
    )
    .action(async (documents: string[], options: TreeCommandOptions) => {
      const { printTrees } = await import('../actions/printTrees');
      if (!printTrees(documents, options, io)) throw new ReportedFailure();
    });
};
