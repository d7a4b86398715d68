import { isObject } from './read';

/** Gives a number to objects that differ only in where they are; see `Locations`. */
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

/** An Array, in an engine that may have a search of its own. */
interface Searchable {
  indexOf?(value: object, from: number): number;
}

/** Fewer objects are not read: an engine's own search through sixty takes less time than one read. */
export const FEW = ([] as object as Searchable).indexOf ? 64 : 8;

/** A bucket longer than this is divided by the next property. */
const MAX_SHORT = 8;

/** So many of the objects that come next are compared before one is read. */
const AHEAD = 4;

/** Objects with equal values of all properties read so far: in a list, or divided further. */
interface Bucket {
  /** How many properties lead there. */
  depth: number;
  keys: object[];
  /** The place of each key in the order in which the objects were set. */
  places: number[];
  /** The place in the list after the last one found. */
  next: number;
  /** Buckets by the value of the next telling property, or null while the list is short. */
  divided: Record<string, Bucket> | null;
}

/**
 * The map for engines without one. Most objects are asked for in the order in which they were set or against it, and
 * several times in a row: those are found without reading them. Objects are read when others of many are asked for.
 */
export class BucketMap<V> implements IdentityMap<V> {
  whereOf?: WhereOf;
  private readonly keys: object[] = [];
  private readonly values: V[] = [];
  /** The place after the last one found. */
  private next = 0;
  /** How many of the keys are in buckets. */
  private sorted = 0;
  /** Made when there are many. */
  private root: Bucket | null = null;
  /** An object that was looked for in vain, and its bucket: it is not read again when it is set. */
  private missed: object | null = null;
  private missedIn: Bucket | null = null;

  get(key: object): V | undefined {
    const at = this.keys.length <= FEW ? indexFrom(this.keys, key, 0) : this.indexOfMany(key);
    if (at < 0) return undefined;
    this.next = at + 1;
    return this.values[at];
  }

  set(key: object, value: V): void {
    const at = this.keys.length;
    this.keys[at] = key;
    this.values[at] = value;
    if (!this.missedIn || this.missed !== key || this.sorted !== at) return;
    this.sorted++;
    this.put(key, at, this.missedIn);
  }

  /** True when those asked for were the last in the order, and this is not the very last: it may come next. */
  endsBefore(key: object): boolean {
    const { next, keys } = this;
    return next === keys.length && (next === 0 || keys[next - 1] !== key);
  }

  /** How many objects the map has. */
  count(): number {
    return this.keys.length;
  }

  private indexOfMany(key: object): number {
    const { keys, next } = this;
    const end = next + AHEAD < keys.length ? next + AHEAD : keys.length;
    for (let i = next < 2 ? 0 : next - 2; i < end; i++) if (keys[i] === key) return i;
    for (; this.sorted < keys.length; this.sorted++) {
      this.put(keys[this.sorted], this.sorted, this.bucketOf(keys[this.sorted]));
    }
    const bucket = this.bucketOf(key);
    const at = indexIn(bucket, key);
    if (at < 0) {
      this.missed = key;
      this.missedIn = bucket;
    }
    return at;
  }

  /** The undivided bucket of an object. */
  private bucketOf(key: object): Bucket {
    let bucket = this.root || (this.root = newBucket(0));
    while (bucket.divided) bucket = this.childFor(bucket, key);
    return bucket;
  }

  private put(key: object, index: number, bucket: Bucket): void {
    const { keys, places, depth } = bucket;
    keys.push(key);
    places.push(index);
    if (keys.length <= MAX_SHORT || depth >= TELLING.length + (this.whereOf ? 1 : 0)) return;
    bucket.divided = {};
    for (let i = 0; i < keys.length; i++) {
      const child = this.childFor(bucket, keys[i]);
      child.keys.push(keys[i]);
      child.places.push(places[i]);
    }
    bucket.keys = [];
    bucket.places = [];
  }

  private childFor({ divided, depth }: Bucket, key: object): Bucket {
    const { whereOf } = this;
    const label =
      depth === TELLING.length && whereOf ? '#' + String(whereOf(key)) : labelOf(key, TELLING[depth]);
    const buckets = divided as Record<string, Bucket | undefined>;
    return buckets[label] || (buckets[label] = newBucket(depth + 1));
  }
}

function newBucket(depth: number): Bucket {
  return { depth, keys: [], places: [], next: 0, divided: null };
}

/** Looks from the one found last to the end, then from the beginning: those that read alike come in their order. */
function indexIn(bucket: Bucket, key: object): number {
  const { keys, places, next } = bucket;
  let at = indexFrom(keys, key, next);
  if (at < 0 && next > 0) at = indexFrom(keys, key, 0);
  if (at < 0) return at;
  bucket.next = at + 1;
  return places[at];
}

function indexFrom(keys: object[], key: object, from: number): number {
  const searchable = keys as object as Searchable;
  if (searchable.indexOf) return searchable.indexOf(key, from);
  for (let i = from; i < keys.length; i++) if (keys[i] === key) return i;
  return -1;
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
