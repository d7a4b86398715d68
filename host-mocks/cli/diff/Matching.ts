/** Pairs of things of two lists, found in passes: each takes what those before it left. */
export class Matching<T> {
  readonly pairs = new Map<T, T>();
  private readonly olds: Set<T>;
  private readonly news: Set<T>;

  constructor(olds: readonly T[], news: readonly T[]) {
    this.olds = new Set(olds);
    this.news = new Set(news);
  }

  get removed(): T[] {
    return [...this.olds];
  }
  get added(): T[] {
    return [...this.news];
  }

  /** Pairs what has the same key, in order. @param keyOf - undefined for what has none */
  byKey(keyOf: (thing: T) => string | undefined): this {
    const waiting = new Map<string, T[]>();
    for (const after of this.news) {
      const key = keyOf(after);
      if (key === undefined) continue;
      const group = waiting.get(key);
      if (group) group.push(after);
      else waiting.set(key, [after]);
    }
    for (const before of this.olds) {
      const key = keyOf(before);
      const after = key === undefined ? undefined : waiting.get(key)?.shift();
      if (after !== undefined) this.pair(before, after);
    }
    return this;
  }

  /** Pairs what has the same key and is nearest. */
  byDistance(keyOf: (thing: T) => string | undefined, distance: (before: T, after: T) => number): this {
    const groups = new Map<string, T[]>();
    for (const after of this.news) {
      const key = keyOf(after);
      if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), after]);
    }
    const candidates: { before: T; after: T; far: number }[] = [];
    for (const before of this.olds) {
      const key = keyOf(before);
      const group = key === undefined ? undefined : groups.get(key);
      for (const after of group ?? []) candidates.push({ before, after, far: distance(before, after) });
    }
    candidates.sort((one, other) => one.far - other.far);
    for (const { before, after } of candidates)
      if (this.olds.has(before) && this.news.has(after)) this.pair(before, after);
    return this;
  }

  private pair(before: T, after: T): void {
    this.pairs.set(before, after);
    this.olds.delete(before);
    this.news.delete(after);
  }
}
