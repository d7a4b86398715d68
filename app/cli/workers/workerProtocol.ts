import type { Task } from '../Io';

/** A message to a worker: a command line to run, or a task to do. */
export type Job = readonly string[] | Task;

/** The message of a worker at the end of a job. */
export interface JobReply {
  status: number;
}

/** The progress of a job. */
export interface JobProgress {
  progress: string;
}

/** Node's option for the size of its stack, in kilobytes. */
export const STACK_OPTION = '--stack-size=';

/** Written to both outputs of a worker at the end of a job. */
export const END_OF_OUTPUT = '\u0000end of output\u0000';
