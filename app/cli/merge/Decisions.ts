import { conflictName, type MergeAnswer, type Conflict } from './Conflict';

/** A conflict with the answer that was given; undefined without one. */
export interface Decided {
  readonly conflict: Conflict;
  readonly answer: MergeAnswer | undefined;
}

/** The conflicts of a merge, and who answers them. */
export class Decisions {
  readonly decided: Decided[] = [];
  private readonly keys = new ConflictKeys();

  /**
   * @param answers - by the keys of conflicts; see `ConflictKeys`
   * @param side - the answer to all others
   */
  constructor(
    private readonly answers: ReadonlyMap<string, MergeAnswer> = new Map(),
    private readonly side?: 'ours' | 'theirs',
  ) {}

  /** The answer to a conflict; `ours` as long as there is none. */
  ask(conflict: Conflict): MergeAnswer {
    const given = this.answers.get(this.keys.next(conflict));
    const answer = given !== undefined && takesAnswer(conflict, given) ? given : this.side;
    this.decided.push({ conflict, answer });
    return answer ?? 'ours';
  }

  get open(): Conflict[] {
    return this.decided.flatMap(({ conflict, answer }) => (answer === undefined ? conflict : []));
  }
}

/** True for an answer that a conflict takes: a file of answers may say that it takes others. */
function takesAnswer({ takes }: Conflict, answer: MergeAnswer): boolean {
  if (typeof answer === 'object') return takes === 'text';
  return answer !== 'both' || takes === 'both';
}

/**
 * Gives conflicts keys by which a later merge finds their answers. A key is what the conflict says, so that an answer
 * counts for the same three values only, and a number, because several conflicts may say the same.
 */
export class ConflictKeys {
  private readonly counts = new Map<string, number>();

  /** The key of the next conflict. */
  next(conflict: Conflict): string {
    const { base, ours, theirs } = conflict;
    const content = JSON.stringify([conflictName(conflict), base, ours, theirs]);
    const count = (this.counts.get(content) ?? 0) + 1;
    this.counts.set(content, count);
    return `${content} ${count}`;
  }
}
