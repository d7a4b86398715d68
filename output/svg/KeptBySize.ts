/** Values that can be made again, of a size that is bounded: all are dropped where one more has no room. */
export class KeptBySize<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private size = 0;

  /** @param most - the sizes of all values together at most */
  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    return this.values.get(key);
  }

  set(key: Key, value: Value, size: number): void {
    if (this.size + size > this.most) {
      this.values.clear();
      this.size = 0;
    }
    this.values.set(key, value);
    this.size += size;
  }
}
