import { Command, CommanderError } from 'commander';
import { errorLine } from './errorLine';
import { FAILURE, SUCCESS, USAGE, type Io } from './Io';
import { query, type QueryOptions } from './query';

const NAME = 'adobe-collection';

/**
 * The command line: runs one command and gives its exit status (0 done, 1 failed, 2 wrong usage).
 *
 * @param args - what stands behind the program's name
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    await define(io).parseAsync(args, { from: 'user' });
    return SUCCESS;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : USAGE;
    io.err(`${NAME}: ${errorLine(error)}\n`);
    return FAILURE;
  }
}

function define(io: Io): Command {
  const program = new Command(NAME)
    .description('Queries and scripts for documents of Adobe Animate, without Animate.')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(add --help for usage)');
  program
    .command('query')
    .description('list what a query finds in a document')
    .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
    .argument('<query>', 'for example "star*:movieclip[x>200]"')
    .option('--items', 'query the library instead of the stage')
    .option('--json', 'print JSON')
    .action((document: string, text: string, options: QueryOptions) => query(document, text, options, io));
  return program;
}
