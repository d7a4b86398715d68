import type { Command } from 'commander';
import { USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';

export const git: DefineCommand = (program, io) => {
  const command = program
    .command('git')
    .description('make git show and merge what changed in documents')
    .action(() => command.error('error: git: expected install or uninstall', { exitCode: USAGE }));
  command
    .command('install')
    .description(
      'set textconv, difftool, merge driver, mergetool and attributes for FLA files and XFL folders in a repository',
    )
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
  const versions = (name: string): Command =>
    command
      .command(name, { hidden: true })
      .argument('<base>')
      .argument('<ours>')
      .argument('<theirs>')
      .argument('<path>', 'the document in the repository');
  versions('merge-file').action(async (base: string, ours: string, theirs: string, path: string) => {
    const { mergeForGit } = await import('../actions/git/mergeForGit');
    await mergeForGit({ base, ours, theirs, path }, io);
  });
  versions('merge-tool').action(async (base: string, ours: string, theirs: string, path: string) => {
    const { mergeAsTool } = await import('../actions/git/mergeForGit');
    await mergeAsTool({ base, ours, theirs, path }, io);
  });
};
