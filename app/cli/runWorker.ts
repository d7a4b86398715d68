import { errorLine } from './messages/errorLine';
import { processes } from '../../platform/node/processes';
import { processIo } from './processIo';
import { runJob } from './runJob';
import { END_OF_OUTPUT, type JobReply } from './workers/workerProtocol';
import type { KnownTask } from './actions/performTask';
import { PREFIX } from './messages/programName';
import { standardError, standardOutput } from './StandardOutput';
import { removeAtEnd } from './TemporaryFolders';

/**
 * Runs the command lines and tasks that the parent of this process sends, one at a time.
 *
 * @param folder - the folder of the build
 */
export function runWorker(folder: string): void {
  processes.removeAtEnd = removeAtEnd;
  process.on('unhandledRejection', (reason) => {
    standardError.write(`${PREFIX}a promise was rejected: ${errorLine(reason)}\n`);
    process.exit(1);
  });
  process.on('message', (job: readonly string[] | KnownTask) => {
    void runJob(job, processIo(folder, true)).then((status) => {
      // An unhandled rejection of a script ends the process earlier.
      setImmediate(answer, status);
    });
  });
}

function answer(status: number): void {
  standardOutput.write(END_OF_OUTPUT);
  standardError.write(END_OF_OUTPUT);
  process.send?.({ status } satisfies JobReply);
}
