/** Identifies a state: it is the same until something changes. */
type Version = number | string;

/** A value for each key, until the key's version changes. */
export class VersionCache<Key extends object, Value> {
  private readonly entries = new WeakMap<Key, { readonly version: Version; readonly value: Value }>();

  /**
   * @param versionOf - the version of a key; undefined for a key that changes unnoticed, whose value is made each time
   * @param make - makes the value; it receives the value from before the change, which may still be right
   */
  constructor(
    private readonly versionOf: (key: Key) => Version | undefined,
    private readonly make: (key: Key, before: Value | undefined) => Value,
  ) {}

  of(key: Key): Value {
    const version = this.versionOf(key);
    const entry = this.entries.get(key);
    if (entry && entry.version === version) return entry.value;
    const value = this.make(key, entry?.value);
    // NaN is not equal to itself, so such an entry is never taken as current.
    this.entries.set(key, { version: version ?? NaN, value });
    return value;
  }
}
