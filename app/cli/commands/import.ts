import type { DefineCommand } from './DefineCommand';

export const importCommand: DefineCommand = (program, io) => {
  program
    .command('import')
    .description('make a document of what export --to json wrote')
    .argument('<data>', 'a JSON file')
    .requiredOption('-o, --output <path>', 'the document to make: an FLA, or a folder for an XFL')
    .option('--force', 'replace a document that is there')
    .action(async (file: string, options: { output: string; force?: boolean }) => {
      const { importDocument } = await import('../actions/importDocument');
      importDocument(file, options, io);
    });
};
