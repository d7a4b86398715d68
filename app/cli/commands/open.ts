import type { DefineCommand } from './DefineCommand';

export const open: DefineCommand = (program, io) => {
  program
    .command('open')
    .description('show a document in the browser, and print the path of its page')
    .argument('<document>', 'an FLA file, an XFL folder or an .xfl file')
    .action(async (document: string) => {
      const { openPage } = await import('../actions/page/makePages');
      await openPage(document, io);
    });
};
