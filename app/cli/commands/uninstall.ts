import type { UninstallOptions } from '../actions/install/uninstallScripts';
import type { DefineCommand } from './DefineCommand';

export const uninstall: DefineCommand = (program, io) => {
  program
    .command('uninstall')
    .description('remove what `install` copied into the menu Commands')
    .option('--to <folder>', 'remove from this Configuration folder, or Commands folder, instead')
    .option('--dry-run', 'say what would be removed, and remove nothing')
    .action(async (options: UninstallOptions) => {
      const { uninstallScripts } = await import('../actions/install/uninstallScripts');
      uninstallScripts(options, io);
    });
};
