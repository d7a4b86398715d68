import { conflictName, type MergeAnswer, type Conflict } from './Conflict';

/** A conflict with the answer that was given; undefined without one. */
export interface Decided {
  readonly conflict: Conflict;
  readonly answer: MergeAnswer | undefined;
}

/** The conflicts of a merge, and who answers them. */
export class Decisions {
  readonly decided: Decided[] = [];
  private readonly counts = new Map<string, number>();

  /**
   * @param answers - by the keys of conflicts; see `conflictKey`
   * @param side - the answer to all others
   */
  constructor(
    private readonly answers: ReadonlyMap<string, MergeAnswer> = new Map(),
    private readonly side?: 'ours' | 'theirs',
  ) {}

  /** The answer to a conflict; without one the document keeps what ours has, until there is one. */
  ask(conflict: Conflict): MergeAnswer {
    const key = conflictKey(conflict);
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    const answer = this.answers.get(numbered(key, count)) ?? this.side;
    this.decided.push({ conflict, answer });
    return answer ?? 'ours';
  }

  get open(): Conflict[] {
    return this.decided.flatMap(({ conflict, answer }) => (answer === undefined ? conflict : []));
  }
}

/** Conflicts are known again by what is said of them: an answer counts for the same three values only. */
export function conflictKey(conflict: Conflict): string {
  const { base, ours, theirs } = conflict;
  return JSON.stringify([conflictName(conflict), base, ours, theirs]);
}

/** Keys of several conflicts, which may be equal. */
export function conflictKeys(conflicts: readonly Conflict[]): string[] {
  const counts = new Map<string, number>();
  return conflicts.map((conflict) => {
    const key = conflictKey(conflict);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return numbered(key, count);
  });
}

function numbered(key: string, count: number): string {
  return `${key} ${count}`;
}
