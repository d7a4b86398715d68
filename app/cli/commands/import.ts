import type { DefineCommand } from './DefineCommand';

export const importCommand: DefineCommand = (program, io) => {
  program
    .command('import')
    .description('make a document from the output of export --to json')
    .argument('<data>', 'a JSON file')
    .requiredOption('-o, --output <path>', 'the document to make: an FLA, or a folder for an XFL')
    .option('--force', 'replace an existing document')
    .action(async (file: string, options: { output: string; force?: boolean }) => {
      const { importDocument } = await import('../actions/importDocument');
      importDocument(file, options, io);
    });
};
