import { amount } from '../../literal/amount';
import type { CommandIo } from '../Io';

/** The line that counts documents, only on a terminal. */
export class Progress {
  private done = 0;

  /** @param isWanted - false for work that is too short to be counted */
  constructor(
    private readonly all: number,
    private readonly io: Pick<CommandIo, 'progress' | 'isTerminal' | 'isQuiet'>,
    private readonly isWanted = true,
  ) {
    this.show();
  }

  next(count = 1): void {
    this.done += count;
    this.show();
  }

  hide(): void {
    if (this.isShown) this.io.progress('');
  }

  private show(): void {
    const { all, done } = this;
    if (this.isShown) this.io.progress(`${done} of ${amount(all, 'document')}`);
  }

  private get isShown(): boolean {
    return this.isWanted && this.io.isTerminal && !this.io.isQuiet;
  }
}
