import type { KnownTask } from './actions/performTask';
import { ReportedFailure, type Io } from './Io';
import { runAction } from './runAction';

/**
 * Does a job for another process and resolves to the exit status: a command line, or a task with its options as data. For a
 * task, the reader of command lines is not loaded.
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
