/** Names that are given once each: a second one of a kind is called `NAME_1`. */
export class Names {
  private readonly taken: Set<string>;
  private readonly counts = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.taken = new Set(taken);
  }

  /** The name itself, or with the first number that is free. */
  take(name: string): string {
    let free = name;
    let count = this.counts.get(name) ?? 0;
    while (this.taken.has(free)) free = `${name}_${++count}`;
    this.counts.set(name, count);
    this.taken.add(free);
    return free;
  }
}
