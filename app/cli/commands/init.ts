import type { ProjectOptions } from '../actions/init/makeProject';
import type { DefineCommand } from './DefineCommand';

export const init: DefineCommand = (program, io) => {
  program
    .command('init')
    .description('make a project for scripts in TypeScript: a build, a test on a document')
    .argument('<folder>', 'an empty or new folder')
    .option('--javascript', 'scripts in JavaScript')
    .action(async (folder: string, options: ProjectOptions) => {
      const { makeProject } = await import('../actions/init/makeProject');
      makeProject(folder, options, io);
    });
};
