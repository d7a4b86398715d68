import fs from 'node:fs';
import os from 'node:os';
import type { Processes, Remains } from '../Processes';

/** Where the moment of the start stands, behind the name in brackets, in what Linux tells of a process. */
const START = 20;

/** As the command line sets it: a program that only uses the host gets no processes beside it. */
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
  // Each container numbers its processes anew: one cannot see those of another.
  if (namespaceIn(birth) !== namespaceIn(processes.birth)) return true;
  if (!hasNumber(id)) return false;
  const found = birthOf(id);
  return found === undefined || found === birth;
}

/** Signal 0 is sent to nobody: it only asks. A process of somebody else may not be asked, but it is there. */
function hasNumber(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The namespace that numbers processes, and the moment of the start; undefined where the system tells neither. */
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
