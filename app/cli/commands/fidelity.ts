import type { DefineCommand } from './DefineCommand';

export const fidelity: DefineCommand = (program, io) => {
  program
    .command('fidelity')
    .description('compare what an Animate answered with what the headless host assumes')
    .argument('<answers>', 'the file that the command "Ask Animate" wrote in Animate')
    .option('--json', 'print JSON with each assumption, for programs')
    .action(async (answers: string, options: { json?: boolean }) => {
      const { printFidelity } = await import('../actions/fidelity/printFidelity');
      printFidelity(answers, options, io);
    });
};
