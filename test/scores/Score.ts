/** How many facts of one sort a document's exporter wrote, and how many of them the host agrees with. */
export class Score {
  facts = 0;
  within = 0;
  /** What does not agree, and how often. */
  readonly reasons = new Map<string, number>();

  constructor(
    readonly oracle: string,
    readonly subject: string,
  ) {}

  /** Counts one fact; `reason` says why it does not agree. */
  count(agrees: boolean, reason: string): void {
    this.facts++;
    if (agrees) this.within++;
    else this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }
}

/** Scores by subject, made at first use. */
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
