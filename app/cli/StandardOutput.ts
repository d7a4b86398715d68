import fs from 'node:fs';
import { isatty } from 'node:tty';
import { faultReason } from '../../platform/faultReason';
import { writeAll } from '../../platform/node/writeAll';
import { PREFIX } from './messages/programName';

const [OUT, ERR] = [1, 2];

/** Error codes for a pipe whose reader has closed; the second is from Windows. */
const CLOSED = ['EPIPE', 'EOF'];

/** Maximum number of characters that are dropped after the reader has closed while work is left: a script may print for hours. */
const MAX_DROPPED = 2 ** 24;

/** Functions to call before work is cut off because the reader has closed. */
const listeners = new Set<() => void>();

/**
 * An output of this process. It writes at once, and waits for a slow reader: a script that prints for hours does not fill the
 * memory. When the reader has closed (`| head`), the process ends, in the middle of a script too, unless documents are to be
 * saved: then what is printed is dropped, up to a bound. Node's own streams report
 * that only after the script, and buffer what is written meanwhile; they are also created at their first use, which fails
 * permanently at the end of the stack.
 */
export class StandardOutput {
  /** The characters that were dropped since the reader has closed; undefined before. */
  private dropped: number | undefined;

  constructor(
    private readonly handle: number,
    private readonly stream: () => NodeJS.WriteStream,
  ) {}

  get isTerminal(): boolean {
    return isatty(this.handle);
  }

  get isFile(): boolean {
    try {
      return fs.fstatSync(this.handle).isFile();
    } catch {
      return false;
    }
  }

  write(content: string | Uint8Array): void {
    if (this.dropped !== undefined) return this.drop(content.length);
    // Only Node's stream knows the encoding of a Windows console.
    if (process.platform === 'win32' && this.isTerminal) this.stream().write(content);
    else this.writeBytes(content);
  }

  private writeBytes(content: string | Uint8Array): void {
    try {
      writeAll(this.handle, content);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The stack may be at its end, which is the script's own error.
      if (code === undefined) throw error;
      if (CLOSED.includes(code)) return this.drop(0);
      if (this.handle === OUT)
        standardError.write(`${PREFIX}standard output cannot be written: ${faultReason(error)}\n`);
      process.exit(1);
    }
  }

  /** A reader that has seen enough is not a failure, and does not cut off work, unless that prints without an end. */
  private drop(length: number): void {
    this.dropped = (this.dropped ?? 0) + length;
    if (this.handle === OUT && listeners.size > 0 && this.dropped <= MAX_DROPPED) return;
    const left = [...listeners];
    listeners.clear();
    if (this.handle === OUT) for (const tell of left) tell();
    process.exit(this.handle === OUT && left.length === 0 ? 0 : 1);
  }
}

export const standardOutput = new StandardOutput(OUT, () => process.stdout);
export const standardError = new StandardOutput(ERR, () => process.stderr);

/** Says that work is left, and what to call if it is cut off because the reader has closed. Returns a function that removes it. */
export function onOutputClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
