import type { DefineCommand } from './DefineCommand';

export const watch: DefineCommand = (program, io) => {
  program
    .command('watch')
    .description('run, lint, render … again whenever a document or script of the command changes')
    .usage('[options] <command> [arguments...]')
    .argument('<command...>', 'a command of this program with its arguments')
    .passThroughOptions()
    .action(async (args: string[]) => {
      const { watchCommand } = await import('../actions/watchCommand');
      await watchCommand(args, io);
    });
};
