import { Option } from 'commander';
import type { DiffOptions } from '../actions/compareDocuments';
import { CommandFailure, FAILURE, ReportedFailure } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { readWholeNumber } from './readWholeNumber';

export const diff: DefineCommand = (program, io) => {
  program
    .command('diff')
    .description('say what changed from one document to another; status 0: nothing, 1: something, 2: trouble')
    .argument(
      '<old>',
      'an FLA, an XFL folder or an .xfl file; - for standard input; <revision>:<path> for one in git, such as HEAD:logo.fla',
    )
    .argument('<new>', 'the same')
    .option('--json', 'print JSON; frames in it count from 0, as in scripts')
    .option('--render <file>', 'draw before, after and what changed, .svg or .png')
    .option('--timeline <name>', 'scene to draw; default: the first that changed')
    .addOption(new Option('--symbol <path>', 'symbol to draw').conflicts('timeline'))
    .option('--frame <number>', 'frame to draw, from 1', readWholeNumber)
    .action(async (before: string, after: string, options: DiffOptions) => {
      const { compareDocuments } = await import('../actions/compareDocuments');
      let isSame;
      try {
        isSame = await compareDocuments(before, after, options, io);
      } catch (error) {
        throw new CommandFailure(error, TROUBLE);
      }
      if (!isSame) throw new ReportedFailure();
    });
};

/** The status of `diff` if it cannot answer: 1 means that the documents differ. */
const TROUBLE = FAILURE + 1;
