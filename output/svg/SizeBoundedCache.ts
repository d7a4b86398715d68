/** A cache of values that can be made again: all are dropped when one more would exceed the maximum size. */
export class SizeBoundedCache<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private size = 0;

  /** @param maxSize - the maximum sum of the sizes of all values */
  constructor(private readonly maxSize: number) {}

  get(key: Key): Value | undefined {
    return this.values.get(key);
  }

  set(key: Key, value: Value, size: number): void {
    if (this.size + size > this.maxSize) {
      this.values.clear();
      this.size = 0;
    }
    this.values.set(key, value);
    this.size += size;
  }
}
