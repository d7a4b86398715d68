import { MAX_COMPARED_PAIRS } from '../../../geometry/claims';
import { groupBy } from './groupBy';

/** Pairs of things of two lists, found in passes: each pass pairs what the earlier ones left. */
export class Matching<T> {
  /** From old to new. */
  readonly pairs = new Map<T, T>();
  private readonly partners = new Map<T, T>();
  private readonly olds: Set<T>;
  private readonly news: Set<T>;

  constructor(
    private readonly before: readonly T[],
    private readonly after: readonly T[],
  ) {
    this.olds = new Set(before);
    this.news = new Set(after);
  }

  /** The old partner of a new thing; undefined if it was added. */
  partnerOf(after: T): T | undefined {
    return this.partners.get(after);
  }

  /** The new things that moved among the others: the fewest that explain the order. */
  reordered(): Set<T> {
    const places = new Map(this.before.map((thing, index) => [thing, index]));
    const placeOf = (after: T): number => places.get(this.partners.get(after) as T) as number;
    const paired = this.after.filter((thing) => this.partners.has(thing));
    const unmoved = keepingOrder(paired.map(placeOf));
    return new Set(paired.filter((thing) => !unmoved.has(placeOf(thing))));
  }

  get removed(): T[] {
    return [...this.olds];
  }
  get added(): T[] {
    return [...this.news];
  }

  /** Words for where each unpaired thing is: the same for an old and a new one between the same pairs. */
  gaps(): ReadonlyMap<T, string> {
    const gaps = new Map<T, string>();
    const places = new Map(this.before.map((thing, index) => [thing, index]));
    const note = (list: readonly T[], oldOf: (thing: T) => T | undefined): void => {
      let waiting: T[] = [];
      let last = -1;
      const close = (next: number): void => {
        for (const thing of waiting) gaps.set(thing, `${last} ${next}`);
        waiting = [];
        last = next;
      };
      for (const thing of list) {
        const index = places.get(oldOf(thing) as T);
        if (index === undefined) waiting.push(thing);
        else close(index);
      }
      close(this.before.length);
    };
    note(this.before, (thing) => (this.pairs.has(thing) ? thing : undefined));
    note(this.after, (thing) => this.partners.get(thing));
    return gaps;
  }

  /** Pairs things with equal keys, in order. @param keyOf - returns undefined for a thing without a key */
  byKey(keyOf: (thing: T) => string | undefined): this {
    const waiting = groupBy(this.news, keyOf);
    for (const before of this.olds) {
      const key = keyOf(before);
      const after = key === undefined ? undefined : waiting.get(key)?.shift();
      if (after !== undefined) this.pair(before, after);
    }
    return this;
  }

  /** Pairs things with equal keys, in order, if their number is unchanged: nothing else distinguishes them. */
  inOrder(keyOf: (thing: T) => string | undefined): this {
    const count = (things: Iterable<T>): Map<string | undefined, number> => {
      const counts = new Map<string | undefined, number>();
      for (const key of [...things].map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts;
    };
    const [olds, news] = [count(this.olds), count(this.news)];
    return this.byKey((thing) => {
      const key = keyOf(thing);
      return olds.get(key) === news.get(key) ? key : undefined;
    });
  }

  /** Pairs the nearest things with equal keys; in order where they are too many to compare. */
  byDistance(keyOf: (thing: T) => string | undefined, distance: (before: T, after: T) => number): this {
    const waiting = groupBy(this.news, keyOf);
    for (const [key, olds] of groupBy(this.olds, keyOf)) {
      const news = waiting.get(key) ?? [];
      if (olds.length * news.length > MAX_COMPARED_PAIRS) this.pairInOrder(olds, news);
      else this.pairNearest(olds, news, distance);
    }
    return this;
  }

  private pairInOrder(olds: readonly T[], news: readonly T[]): void {
    const count = Math.min(olds.length, news.length);
    for (let index = 0; index < count; index++) this.pair(olds[index], news[index]);
  }

  private pairNearest(
    olds: readonly T[],
    news: readonly T[],
    distance: (before: T, after: T) => number,
  ): void {
    const candidates = olds.flatMap((before) =>
      news.map((after) => ({ before, after, far: distance(before, after) })),
    );
    candidates.sort((one, other) => one.far - other.far);
    for (const { before, after } of candidates)
      if (this.olds.has(before) && this.news.has(after)) this.pair(before, after);
  }

  private pair(before: T, after: T): void {
    this.pairs.set(before, after);
    this.partners.set(after, before);
    this.olds.delete(before);
    this.news.delete(after);
  }
}

/** The longest increasing subsequence of a list: the numbers that need not move to sort it. */
export function keepingOrder(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : -1;
    ends[low] = index;
  });
  const longest = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]) longest.add(numbers[index]);
  return longest;
}
