import os from 'node:os';
import type { Processes } from '../Processes';

/** The processes of the machine, by Node's `process`. */
export const processes: Processes = {
  id: process.pid,
  machine: os.hostname(),
  isRunning,
  pause: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

/** Signal 0 is sent to nobody: it only asks. A process of somebody else may not be asked, but it is there. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
