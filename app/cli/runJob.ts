import type { KnownTask } from './actions/performTask';
import { ReportedFailure, type Io } from './Io';
import { runAction } from './runAction';

/**
 * Does what another process asks for, and gives the exit status: a command line, or a task with its options as data. For a
 * task nothing is loaded that reads command lines.
 */
export async function runJob(job: readonly string[] | KnownTask, io: Io): Promise<number> {
  if (!('task' in job)) {
    const { runProgram } = await import('./program');
    return runProgram(job, io);
  }
  return runAction(io, async (logger) => {
    logger.listen(job);
    const { performTask } = await import('./actions/performTask');
    if (!(await performTask(job, logger.io))) throw new ReportedFailure();
  });
}
