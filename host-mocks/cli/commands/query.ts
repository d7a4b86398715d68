import type { QueryOptions } from '../actions/printMatches';
import type { DefineCommand } from './DefineCommand';

export const query: DefineCommand = (program, io) => {
  program
    .command('query')
    .description('list what a query finds in a document')
    .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
    .argument('<query>', 'for example "star*:movieclip[x>200]"')
    .option('--items', 'find library items instead of elements on the stage')
    .option('--json', 'print JSON')
    .action(async (document: string, text: string, options: QueryOptions) => {
      const { printMatches } = await import('../actions/printMatches');
      printMatches(document, text, options, io);
    });
};
