import type { InstallOptions } from '../actions/install/installScripts';
import type { DefineCommand } from './DefineCommand';

export const install: DefineCommand = (program, io) => {
  program
    .command('install')
    .description('copy the library and scripts into the menu Commands of every Animate found')
    .argument('[scripts...]', 'JSFL files to copy with the library')
    .option('--to <folder>', 'copy into this Configuration folder, or Commands folder, instead')
    .option('--force', 'also replace files that this command did not copy there')
    .option('--dry-run', 'say what would be done, and do nothing')
    .action(async (scripts: string[], options: InstallOptions) => {
      const { installScripts } = await import('../actions/install/installScripts');
      installScripts(scripts, options, io);
    });
};
