import type { DefineCommand } from './DefineCommand';

export const init: DefineCommand = (program, io) => {
  program
    .command('init')
    .description('make a project for scripts: TypeScript, a build, a test on a document')
    .argument('<folder>', 'an empty or new folder')
    .action(async (folder: string) => {
      const { makeProject } = await import('../actions/makeProject');
      makeProject(folder, io);
    });
};
