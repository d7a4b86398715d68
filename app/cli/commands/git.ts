import { USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';

export const git: DefineCommand = (program, io) => {
  const command = program
    .command('git')
    .description('make differences of documents readable in git')
    .action(() => command.error('error: git: expected install or uninstall', { exitCode: USAGE }));
  command
    .command('install')
    .description('set textconv, difftool and attributes for FLA files and XFL folders in a repository')
    .argument('[folder]', 'a folder of the repository', '.')
    .action(async (folder: string) => {
      const { installInGit } = await import('../actions/git/gitSettings');
      await installInGit(folder, io);
    });
  command
    .command('uninstall')
    .description('remove what `git install` set')
    .argument('[folder]', 'a folder of the repository', '.')
    .action(async (folder: string) => {
      const { uninstallFromGit } = await import('../actions/git/gitSettings');
      await uninstallFromGit(folder, io);
    });
  command
    .command('textconv', { hidden: true })
    .argument('<file>')
    .argument('[version]', 'the program that git keeps the answers of')
    .action(async (file: string) => {
      const { printForGit } = await import('../actions/git/printForGit');
      await printForGit(file, io);
    });
};
