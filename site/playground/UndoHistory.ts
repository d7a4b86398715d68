/** What was before each change, and before each time that one was undone. */
export class UndoHistory<T> {
  private readonly earlier: T[] = [];
  private readonly later: T[] = [];

  get canUndo(): boolean {
    return this.earlier.length > 0;
  }

  get canRedo(): boolean {
    return this.later.length > 0;
  }

  /** Something changes: what was undone cannot be done again. */
  note(before: T): void {
    this.earlier.push(before);
    this.later.length = 0;
  }

  /** What was before the last change; undefined where there was none. @param now - what `redo` gives then */
  undo(now: T): T | undefined {
    return exchange(this.earlier, this.later, now);
  }

  /** What was before the last `undo`; undefined where there was none. */
  redo(now: T): T | undefined {
    return exchange(this.later, this.earlier, now);
  }

  /** What was before the last change, which did not come about. */
  takeBack(): T | undefined {
    return this.earlier.pop();
  }

  clear(): void {
    this.earlier.length = 0;
    this.later.length = 0;
  }
}

function exchange<T>(from: T[], to: T[], now: T): T | undefined {
  if (from.length === 0) return undefined;
  to.push(now);
  return from.pop();
}
