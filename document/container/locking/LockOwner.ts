import type { Platform } from '../../../platform/Platform';

/** Distinguishes the locks of this thread from all others. */
let word: string | undefined;
const ownWord = (): string => (word ??= crypto.randomUUID());
let count = 0;

/** Who made a lock file, as the file says. No two locks have the same text. */
export interface LockOwner {
  /** The number of the process. */
  id: number;
  /** @see Processes.birth */
  birth: string;
  machine: string;
  /** The thread. */
  word: string;
  /** The lock's number in that thread. */
  count: number;
}

/** The owner of a new lock. */
export function newOwner({ processes: { id, birth, machine } }: Platform): LockOwner {
  return { id, birth, machine, word: ownWord(), count: ++count };
}

/** Undefined for a text that is not that of a lock, or is cut off. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<LockOwner> | null;
    const { id, birth, machine, word } = owner ?? {};
    const isOwner =
      Number.isSafeInteger(id) && [birth, machine, word].every((part) => typeof part === 'string');
    return isOwner ? (owner as LockOwner) : undefined;
  } catch {
    return undefined;
  }
}

/** True for a process that has ended, and for this thread, which never has two locks of one document. */
export function isGone({ processes }: Platform, { id, birth, machine, word }: LockOwner): boolean {
  return word === ownWord() || (machine === processes.machine && !processes.isRunning(id, birth));
}
