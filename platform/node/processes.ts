import fs from 'node:fs';
import os from 'node:os';
import type { Processes, Remains } from '../Processes';

/** The index of the start time, after the name in brackets, in Linux's status of a process. */
const START = 20;

/** As the command line sets it: a program that only uses the host does not start others. */
interface NodeProcesses extends Processes {
  removeAtEnd?: (remains: readonly Remains[]) => () => void;
}

/** The processes of the machine, by Node's `process`. */
export const processes: NodeProcesses = {
  id: process.pid,
  birth: birthOf(process.pid) ?? '',
  machine: os.hostname(),
  isRunning,
  pause: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

function isRunning(id: number, birth: string): boolean {
  // Each container numbers its processes anew: processes of one are not visible in another.
  if (namespaceIn(birth) !== namespaceIn(processes.birth)) return true;
  if (!hasNumber(id)) return false;
  const start = birthOf(id);
  return start === undefined || start === birth;
}

/**
 * True if a process of that number is running. Signal 0 is not delivered: it only tests. A process of another user
 * refuses the test, but it exists.
 */
export function hasNumber(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The namespace that numbers processes, and the moment of the start; undefined if the system provides neither. */
function birthOf(id: number): string | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
    const start = stat.slice(stat.lastIndexOf(')')).split(' ')[START];
    return `${fs.readlinkSync('/proc/self/ns/pid')} ${start}`;
  } catch {
    return undefined;
  }
}

function namespaceIn(birth: string): string | undefined {
  return birth.split(' ')[0];
}
