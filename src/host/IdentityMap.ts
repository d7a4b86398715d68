import { isObject } from './read';
import { hasOwn } from '../text/own';

/** Values kept for objects, by identity. */
export interface IdentityMap<V> {
  /** The number of objects. */
  readonly size: number;
  get(key: object): V | undefined;
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

interface Entry {
  key: object;
  value: unknown;
}

/** Objects with equal values of all properties read so far: in a list, or divided further. */
interface Bucket {
  entries: Entry[];
  /** Buckets by the value of the next telling property, or null while the list is short. */
  divided: Record<string, Bucket> | null;
}

/** The map for engines without one. Exported for its tests. */
export class BucketMap<V> implements IdentityMap<V> {
  size = 0;
  private readonly root: Bucket = { entries: [], divided: null };

  get(key: object): V | undefined {
    const entry = entryOf(this.find(key).bucket, key);
    return entry ? (entry.value as V) : undefined;
  }

  set(key: object, value: V): void {
    const place = this.find(key);
    const entry = entryOf(place.bucket, key);
    if (entry) {
      entry.value = value;
      return;
    }
    this.size++;
    place.bucket.entries.push({ key, value });
    if (place.bucket.entries.length > LONG && place.depth < TELLING.length) divide(place.bucket, place.depth);
  }

  /** The undivided bucket of an object, and the number of properties that lead there. */
  private find(key: object): { bucket: Bucket; depth: number } {
    let bucket = this.root;
    let depth = 0;
    while (bucket.divided) bucket = childFor(bucket.divided, TELLING[depth++], key);
    return { bucket, depth };
  }
}

function entryOf(bucket: Bucket, key: object): Entry | null {
  for (let i = 0; i < bucket.entries.length; i++) if (bucket.entries[i].key === key) return bucket.entries[i];
  return null;
}

function divide(bucket: Bucket, depth: number): void {
  const divided: Record<string, Bucket> = {};
  for (let i = 0; i < bucket.entries.length; i++) {
    childFor(divided, TELLING[depth], bucket.entries[i].key).entries.push(bucket.entries[i]);
  }
  bucket.entries = [];
  bucket.divided = divided;
}

function childFor(divided: Record<string, Bucket>, property: string, key: object): Bucket {
  const name = labelOf(key, property);
  if (!hasOwn(divided, name)) divided[name] = { entries: [], divided: null };
  return divided[name];
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
 * bucket grows long, so that time stays near-linear.
 */
export const IdentityMap: IdentityMapConstructor = typeof Map === 'function' ? Map : BucketMap;
