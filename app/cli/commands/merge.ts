import { Option } from 'commander';
import type { MergeOptions } from '../actions/merge/mergeFiles';
import { CommandFailure, FAILURE, ReportedFailure } from '../Io';
import type { DefineCommand } from './DefineCommand';

export const merge: DefineCommand = (program, io) => {
  program
    .command('merge')
    .description('join what two people changed in a document; status 0: merged, 1: conflicts, 2: trouble')
    .argument(
      '<base>',
      'the document that both began with: an FLA, an XFL folder or an .xfl file; <revision>:<path> for one in git; :1:<path>, :2:<path> and :3:<path> while git merges',
    )
    .argument(
      '<ours>',
      'the same; what is not content, such as open folders of the library, stays as it is here',
    )
    .argument('<theirs>', 'the same')
    .option('-o, --output <document>', 'write the merged document; default: only report the conflicts')
    .addOption(new Option('--ours', 'answer each conflict by ours').conflicts('theirs'))
    .option('--theirs', 'answer each conflict by theirs')
    .option(
      '--resolve <file>',
      'a JSON file of conflicts to answer one by one: written while one is open (default: <document>.conflicts.json), read when it exists',
    )
    .option(
      '--page <file>',
      'write an HTML page with pictures of the three versions beside each open conflict',
    )
    .action(async (base: string, ours: string, theirs: string, options: MergeOptions) => {
      const { mergeFiles } = await import('../actions/merge/mergeFiles');
      let isMerged;
      try {
        isMerged = await mergeFiles({ base, ours, theirs }, options, io);
      } catch (error) {
        throw new CommandFailure(error, TROUBLE);
      }
      if (!isMerged) throw new ReportedFailure();
    });
};

/** The status of `merge` if it cannot answer: 1 means conflicts. */
const TROUBLE = FAILURE + 1;
