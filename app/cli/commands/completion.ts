import { Argument } from 'commander';
import type { DefineCommand } from './DefineCommand';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const completion: DefineCommand = (program, io) => {
  program
    .command('completion')
    .description('print what makes a shell complete commands, options and their values')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { completionScript } = await import('../actions/completionScript');
      io.outContent(completionScript(shell, program));
    });
};
