import { Option, type Command } from 'commander';
import { DOCUMENT_BOUNDS, SANDBOX_STACK } from '../actions/documents/documentBounds';
import { checkDocumentName } from '../actions/documents/checkDocumentName';
import { checkPictureName } from '../actions/documents/checkPictureName';
import type { RunCommandOptions } from '../actions/run/runScripts';
import { ReportedFailure, USAGE, type ProcessLimits, type CommandIo } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { maxPixelsOption } from './maxPixelsOption';
import { readAmount } from './readAmount';
import { repeated } from './repeated';

type Options = RunCommandOptions & { each?: boolean; eval?: string[]; timeout?: number };

/** The options as typed: an option that may be repeated is missing if it is not given. */
type Given = Omit<Options, 'document' | 'answer' | 'root'> &
  Partial<Pick<Options, 'document' | 'answer' | 'root'>>;

export const run: DefineCommand = (program, io) => {
  program
    .command('run')
    .description('run scripts on documents')
    .argument(
      '[scripts-and-documents...]',
      'JSFL files and documents, run and opened in this order, the last document active; - reads standard input: the script if no other is named, else a document',
    )
    .option(
      '-e, --eval <script>',
      'run this text, after the scripts that are files; may be repeated',
      repeated,
    )
    .option(
      '-d, --document <file>',
      'a document to open, as if named after the scripts; may be repeated; - for standard input',
      repeated,
    )
    .option(
      '--save [path]',
      'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)',
    )
    .option('--render <file>', 'draw the active document after the scripts, .svg or .png')
    .option('--force', 'save even if the document changed on disk since it was opened')
    .option('--in-place', 'with --save: replace a binary FLA (Flash CS4 and older) by a newer one')
    .option('--strict', 'refuse a document that cannot be read completely')
    .option('--bare', 'do not load the library')
    .option(
      '--untrusted',
      'run scripts of strangers: confined to a sandbox, which reaches the folders named here and nothing else',
    )
    .option('--modern', "give scripts all of Node's language, not only that of Animate's engine")
    .addOption(
      new Option(
        '--publish <mode>',
        'refuse (default) or note calls that publish, export or test movies, or write what they publish',
      ).choices(['refuse', 'note', 'write']),
    )
    .option(
      '--answer <text>',
      'answer to the next dialogue: yes, no, a text, a path, :cancel; for a panel with several controls id=value&id=value, or yes for what it shows; repeated for each dialogue',
      repeated,
    )
    .option(
      '--root <folder>',
      "a folder that scripts may touch; default: the scripts' and documents'; --untrusted always adds those of documents, --save= and --render",
      repeated,
    )
    .option(
      '--timeout <seconds>',
      'stop after that time, with --each for one document; with --each or --untrusted default 600',
      readAmount,
    )
    .option(
      '--memory <MB>',
      'stop at more memory than that; with --each or --untrusted default 4096',
      readAmount,
    )
    .addOption(maxPixelsOption())
    .option(
      '--dry-run',
      'say what the scripts would change and which files they would write, and change nothing on the disk',
    )
    .option('--json', 'print what happened as JSON')
    .option('--each', 'run once for each document; folders and patterns name documents too')
    .action(async (words: string[], given: Given, command: Command) => {
      const { readRunArguments } = await import('../actions/run/readRunArguments');
      const { checkScripts } = await import('../actions/run/checkScripts');
      const { scripts, documents, texts } = readRunArguments(words, given.eval ?? [], io);
      const options = {
        ...given,
        document: [...documents, ...(given.document ?? [])],
        texts,
        answer: given.answer ?? [],
        root: given.root ?? [],
      };
      const script = options.document.find((document) => SCRIPT.test(document));
      if (script !== undefined)
        refuse(command, `--document ${script}: expected a document; name scripts directly after "run"`);
      // A folder that is not there is taken for a script: it is named before what is missing then.
      checkScripts(
        scripts.filter((name) => !SCRIPT.test(name)),
        texts,
      );
      if (scripts.length === 0)
        refuse(command, 'expected a script: a JSFL file, - for standard input, or -e');
      if (texts['-'] !== undefined && options.document.includes('-'))
        refuse(command, 'only one of script and document can be standard input');
      const takeBack = tellClosedOutput(options, io);
      await (options.each ? runEach : runOnce)(scripts, options, command, io).finally(takeBack);
    });
};

/** Names of scripts. */
const SCRIPT = /\.(jsfl|jsx?)$/i;

/** Documents are saved after the scripts, whether what these print is read or not. */
function tellClosedOutput({ save, dryRun }: Options, io: CommandIo): () => void {
  if (save === undefined || dryRun) return () => undefined;
  return io.onOutputClosed(() =>
    io.fail(
      'standard output was closed, and the scripts print on and on: documents that were not saved by then are not saved',
    ),
  );
}

async function runEach(
  scripts: readonly string[],
  options: Options,
  command: Command,
  io: CommandIo,
): Promise<void> {
  if (options.render !== undefined) refuse(command, '--render cannot go with --each');
  if (options.document.length === 0) refuse(command, '--each needs documents');
  if (options.save && /\.(fla|xfl)$/i.test(options.save))
    refuse(
      command,
      `--save=${options.save}: with --each this is a folder for the documents, not one of them`,
    );
  const { runOnEach } = await import('../actions/run/runOnEach');
  if (!(await runOnEach(scripts, options, boundsOf(options), io))) throw new ReportedFailure();
}

async function runOnce(
  scripts: readonly string[],
  options: Options,
  command: Command,
  io: CommandIo,
): Promise<void> {
  const { save, document } = options;
  if (save && document.length !== 1) refuse(command, '--save=path needs exactly one document');
  if (save === '' && document.includes('-'))
    refuse(command, '--save needs a path for a document from standard input: --save=path');
  if (save) checkDocumentName(save, `--save=${save}`);
  if (options.render !== undefined) checkPictureName(options.render);
  if (io.isWorker) {
    const { runInWorker } = await import('../actions/run/runInWorker');
    return runInWorker(scripts, options, io);
  }
  const bounds = boundsOf(options);
  if (bounds.seconds !== undefined || bounds.megabytes !== undefined) {
    const { runApart } = await import('../actions/run/runApart');
    if (!(await runApart(scripts, options, bounds, io))) throw new ReportedFailure();
    return;
  }
  const { runHere } = await import('../actions/run/runHere');
  await runHere(scripts, options, io);
}

function boundsOf({ each, untrusted, timeout, memory }: Options): ProcessLimits {
  return {
    ...(each || untrusted ? DOCUMENT_BOUNDS : {}),
    ...(untrusted ? { stack: SANDBOX_STACK } : {}),
    ...(timeout === undefined ? {} : { seconds: timeout }),
    ...(memory === undefined ? {} : { megabytes: memory }),
    areOptions: true,
  };
}

function refuse(command: Command, reason: string): never {
  command.error(`error: ${reason}`, { exitCode: USAGE });
}
