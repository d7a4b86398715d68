import { defectReport } from './messages/defectReport';
import { errorLine } from './messages/errorLine';
import { processes } from '../../platform/node/processes';
import { processIo } from './processIo';
import { runProgram } from './program';
import { PREFIX } from './messages/programName';
import { removeAtEnd } from './TemporaryFolders';
import { visibleLine } from './messages/visible';

/** Runs the command line of this process. @param folder - the folder of the build */
export function runMain(folder: string): void {
  processes.removeAtEnd = removeAtEnd;
  const io = processIo(folder);
  const fail = (message: string): never => {
    io.err(`${PREFIX}${visibleLine(message)}\n`);
    process.exit(1);
  };

  /** Only scripts with all of Node's language create promises. */
  process.on('unhandledRejection', (reason) => fail(`a promise was rejected: ${errorLine(reason)}`));

  // Only the status is set: work in progress ends first.
  runProgram(process.argv.slice(2), io).then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      io.err(defectReport(error, folder));
      process.exitCode = 1;
    },
  );
}
