import { isObject } from './read';
import { hasOwn } from '../text/own';

/** Gives a number to objects that are told apart by where they are only; see `Locations`. */
export type WhereOf = (object: object) => unknown;

/** Values kept for objects, by identity. */
export interface IdentityMap<V> {
  /** Parts objects that read alike. Engines with a Map of their own do not need it. */
  whereOf?: WhereOf;
  get(key: object): V | undefined;
  /** Keeps the value of an object that the map does not have yet. */
  set(key: object, value: V): unknown;
}

type IdentityMapConstructor = new <V>() => IdentityMap<V>;

declare const Map: IdentityMapConstructor | undefined;

/**
 * Properties that distinguish most host objects, in the order in which they are read, cheap ones first: elements
 * and library items have them, keyframes and layers the last ones.
 */
const TELLING = [
  'name',
  'x',
  'y',
  'elementType',
  'width',
  'height',
  'depth',
  'startFrame',
  'duration',
  'color',
];

/** A bucket longer than this is divided by the next property. */
const LONG = 8;

/** So many of the objects that come next are compared before one is read. */
const AHEAD = 4;

interface Entry {
  key: object;
  value: unknown;
  /** Its place in the order in which the objects were set. */
  index: number;
}

/** Objects with equal values of all properties read so far: in a list, or divided further. */
interface Bucket {
  /** How many properties lead there. */
  depth: number;
  entries: Entry[];
  /** The place in the list after the last one found. */
  next: number;
  /** Buckets by the value of the next telling property, or null while the list is short. */
  divided: Record<string, Bucket> | null;
}

/**
 * The map for engines without one. Most objects are asked for in the order in which they were set or against it, and
 * several times in a row: those are found without reading them. Objects are read when others are asked for.
 */
export class BucketMap<V> implements IdentityMap<V> {
  whereOf?: WhereOf;
  private readonly entries: Entry[] = [];
  /** The place after the last one found. */
  private next = 0;
  /** How many of the entries are in buckets. */
  private sorted = 0;
  private readonly root = newBucket(0);
  /** An object that was looked for in vain, and its bucket: it is not read again when it is set. */
  private missed: object | null = null;
  private missedIn = this.root;

  get(key: object): V | undefined {
    const entry = this.nearby(key) || this.inBucket(key);
    if (!entry) return undefined;
    this.next = entry.index + 1;
    return entry.value as V;
  }

  set(key: object, value: V): void {
    const { entries } = this;
    const isRead = this.missed === key && this.sorted === entries.length;
    const entry = { key, value, index: entries.length };
    entries.push(entry);
    if (!isRead) return;
    this.sorted++;
    this.put(entry, this.missedIn);
  }

  /** True when those asked for were the last in the order, and this is not the very last: it may come next. */
  endsBefore(key: object): boolean {
    const { next, entries } = this;
    return next === entries.length && (next === 0 || entries[next - 1].key !== key);
  }

  /** How many objects the map has. */
  count(): number {
    return this.entries.length;
  }

  private nearby(key: object): Entry | null {
    const { entries, next } = this;
    const end = Math.min(next + AHEAD, entries.length);
    for (let i = Math.max(next - 2, 0); i < end; i++) if (entries[i].key === key) return entries[i];
    return null;
  }

  private inBucket(key: object): Entry | null {
    const { entries } = this;
    for (; this.sorted < entries.length; this.sorted++) {
      this.put(entries[this.sorted], this.bucketOf(entries[this.sorted].key));
    }
    const bucket = this.bucketOf(key);
    const entry = entryOf(bucket, key);
    if (!entry) {
      this.missed = key;
      this.missedIn = bucket;
    }
    return entry;
  }

  /** The undivided bucket of an object. */
  private bucketOf(key: object): Bucket {
    let bucket = this.root;
    while (bucket.divided) bucket = this.childFor(bucket, key);
    return bucket;
  }

  private put(entry: Entry, bucket: Bucket): void {
    const { entries } = bucket;
    entries.push(entry);
    if (entries.length <= LONG || bucket.depth >= TELLING.length + (this.whereOf ? 1 : 0)) return;
    bucket.divided = {};
    for (let i = 0; i < entries.length; i++) this.childFor(bucket, entries[i].key).entries.push(entries[i]);
    bucket.entries = [];
  }

  private childFor({ divided, depth }: Bucket, key: object): Bucket {
    const { whereOf } = this;
    const label =
      depth === TELLING.length && whereOf ? '#' + String(whereOf(key)) : labelOf(key, TELLING[depth]);
    const buckets = divided as Record<string, Bucket>;
    if (!hasOwn(buckets, label)) buckets[label] = newBucket(depth + 1);
    return buckets[label];
  }
}

function newBucket(depth: number): Bucket {
  return { depth, entries: [], next: 0, divided: null };
}

/** Looks from the one found last to the end, then from the beginning: those that read alike come in their order. */
function entryOf(bucket: Bucket, key: object): Entry | null {
  const { entries } = bucket;
  let at = bucket.next;
  for (let left = entries.length; left > 0; left--, at++) {
    if (at >= entries.length) at = 0;
    if (entries[at].key !== key) continue;
    bucket.next = at + 1;
    return entries[at];
  }
  return null;
}

/** A map key for the value of a property; the type in front keeps keys clear of built-in members. */
function labelOf(key: object, property: string): string {
  try {
    const value = (key as Record<string, unknown>)[property];
    return typeof value + (isObject(value) || typeof value === 'function' ? '' : String(value));
  } catch {
    return '!';
  }
}

/**
 * Values for host objects, by identity. Host objects cannot be tagged. An engine's own Map is used where there is one,
 * and no object is read; elsewhere objects go into buckets by their cheap properties, one more of them wherever a
 * bucket grows long, and at last by where they are, so that time stays near-linear.
 */
export const IdentityMap: IdentityMapConstructor = typeof Map === 'function' ? Map : BucketMap;
