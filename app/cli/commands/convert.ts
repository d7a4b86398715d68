import { Option, type Command } from 'commander';
import type { ConvertOptions } from '../actions/convert/ConvertOptions';
import { ReportedFailure, USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { DOCUMENTS } from './documentsArgument';

export const convert: DefineCommand = (program, io) => {
  program
    .command('convert')
    .description('save documents in another format: binary FLA files as FLA or XFL, FLA as XFL, XFL as FLA')
    .argument('<documents...>', `${DOCUMENTS}; or one document, and the name of the new one`)
    .addOption(new Option('--to <format>', 'the format to save in').choices(['fla', 'xfl']))
    .option(
      '-o, --output <path>',
      'the new document, or the folder for the new documents; each keeps its relative path',
    )
    .option('--in-place', 'replace binary FLA files by the new ones; others stay unchanged')
    .option('--strict', 'refuse a document that cannot be read completely')
    .option('--recover', 'save what can be read of damaged documents, and say what is lost')
    .option('--force', 'replace existing files')
    .action(async (documents: string[], options: ConvertOptions, command: Command) => {
      const wrong = misuse(documents, options);
      if (wrong !== null) command.error(`error: ${wrong}`, { exitCode: USAGE });
      const { convertDocuments } = await import('../actions/convert/convertDocuments');
      if (!convertDocuments(documents, options, io)) throw new ReportedFailure();
    });
};

/** Why the options cannot go together; null if they can. */
function misuse(
  documents: readonly string[],
  { to, output, inPlace, recover, strict }: ConvertOptions,
): string | null {
  if (recover && (inPlace || strict)) return `--recover cannot go with ${strict ? '--strict' : '--in-place'}`;
  if (inPlace) {
    if (output !== undefined) return '--in-place cannot go with --output';
    if (documents.includes('-')) return '--in-place cannot go with a document from standard input';
    return to === 'xfl' ? '--in-place cannot go with --to xfl: an FLA becomes an FLA' : null;
  }
  if (output !== undefined) return null;
  if (documents.length === 2)
    return to === undefined ? null : '--to needs --output, the folder for the new documents';
  return 'expected a document and the name of the new one, or --to with --output, or --in-place';
}
