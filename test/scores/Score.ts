/** Why facts do not agree. */
export interface Reason {
  times: number;
  /** The largest distance, in pixels; 0 where none is measured. */
  worst: number;
}

/** A count of facts of one sort that a document's exporter wrote, and of those that the host agrees with. */
export class Score {
  facts = 0;
  within = 0;
  readonly reasons = new Map<string, Reason>();

  constructor(
    /** The kind of oracle and the document. */
    readonly oracle: string,
    readonly subject: string,
  ) {}

  /** Counts one fact; `reason` says what does not agree, `off` how far in pixels. */
  count(agrees: boolean, reason: string, off = 0): void {
    this.facts++;
    if (agrees) {
      this.within++;
      return;
    }
    const { times, worst } = this.reasons.get(reason) ?? { times: 0, worst: 0 };
    this.reasons.set(reason, { times: times + 1, worst: Math.max(worst, off) });
  }
}

/** The scores of one document by subject, made at first use. */
export class Scores {
  private readonly scores = new Map<string, Score>();

  constructor(private readonly oracle: string) {}

  of(subject: string): Score {
    let score = this.scores.get(subject);
    if (!score) this.scores.set(subject, (score = new Score(this.oracle, subject)));
    return score;
  }

  get all(): Score[] {
    return [...this.scores.values()];
  }
}
