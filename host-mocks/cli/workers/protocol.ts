/** What a worker is sent. */
export interface Job {
  args: readonly string[];
}

/** What it answers, beside what it prints. */
export interface Answer {
  status: number;
}

/** Ends what a worker prints for one job, on both its outputs. */
export const END_OF_OUTPUT = '\u0000end of output\u0000';
