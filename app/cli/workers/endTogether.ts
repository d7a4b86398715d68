import type { ChildProcess } from 'node:child_process';
import { SIGNALS } from '../Io';

/** Milliseconds in which a process may remove what it has begun, and end its own child processes. */
const PATIENCE = 200;

const children = new Set<ChildProcess>();
const handlers = Object.entries(SIGNALS).map(([signal, status]) => ({
  signal,
  end: () => {
    // Clean-up begins only after all of them have ended.
    let left = children.size;
    for (const child of children) child.once('exit', () => --left === 0 && process.exit(status));
    for (const child of children) child.kill('SIGTERM');
    setTimeout(killAll, PATIENCE);
  },
}));

/**
 * Ends a process when this one ends: a script that runs forever does not notice that its parent has ended.
 *
 * @returns a function that undoes it, for a process that has ended
 */
export function endTogether(child: ChildProcess): () => void {
  if (children.size === 0) listen();
  children.add(child);
  return () => {
    if (children.delete(child) && children.size === 0) stopListening();
  };
}

function listen(): void {
  for (const { signal, end } of handlers) process.on(signal, end);
  process.on('exit', killAll);
}

function stopListening(): void {
  for (const { signal, end } of handlers) process.off(signal, end);
  process.off('exit', killAll);
}

function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
