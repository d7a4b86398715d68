/**
 * Properties that tell most objects apart and are cheap to read, in the order in which they are asked: what elements,
 * library items, layers, frames and plain records have.
 */
const TELLING = [
  'name',
  'x',
  'y',
  'elementType',
  'width',
  'height',
  'left',
  'top',
  'depth',
  'startFrame',
  'id',
];

/** A bucket longer than this is divided by the next property. */
const LONG = 8;

/** Objects that agree in all properties asked so far: as a list, or divided further. */
interface Bucket {
  objects: object[];
  /** Buckets by the value of `TELLING[level]`, or null while the list is short. */
  divided: Record<string, Bucket> | null;
}

function newBucket(): Bucket {
  return { objects: [], divided: null };
}

/** A map key for a primitive value; the prefix keeps types apart and keys clear of built-in members. */
function keyOf(value: unknown): string {
  const type = typeof value;
  return '$' + (type === 'object' || type === 'function' ? type : type + String(value));
}

const NAN_KEY = keyOf(NaN);

function keyOfProperty(object: object, property: string): string {
  try {
    return keyOf((object as Record<string, unknown>)[property]);
  } catch {
    return '!unreadable';
  }
}

function has(map: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(map, key);
}

/** Whether equality is told by the value's text alone; what is not is put into buckets. */
function isPlain(value: unknown): boolean {
  const type = typeof value;
  return (
    type === 'string' || type === 'number' || type === 'boolean' || type === 'undefined' || value === null
  );
}

/** The child of a divided bucket that the object belongs to. */
function childFor(divided: Record<string, Bucket>, level: number, object: object): Bucket {
  const key = keyOfProperty(object, TELLING[level]);
  if (!has(divided, key)) divided[key] = newBucket();
  return divided[key];
}

function divide(bucket: Bucket, level: number): void {
  const divided: Record<string, Bucket> = {};
  for (let i = 0; i < bucket.objects.length; i++) {
    childFor(divided, level, bucket.objects[i]).objects.push(bucket.objects[i]);
  }
  bucket.objects = [];
  bucket.divided = divided;
}

function includes(list: unknown[], value: unknown): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === value) return true;
  return false;
}

/**
 * A set of any values, by strict equality, near-linear in time. Host objects cannot be tagged and ES3 has no Map, so
 * objects are put into buckets by their cheap properties: by name first, and by one property more wherever a bucket
 * grows long. Objects that agree in all of them share a bucket, which is searched from its start.
 */
export class IdentitySet {
  private readonly plain: Record<string, boolean> = {};
  private readonly root: Bucket = newBucket();

  /** Adds the value; false when it was there. NaN, which equals nothing, is always new. */
  add(value: unknown): boolean {
    if (isPlain(value)) return this.addPlain(value);
    const place = this.find(value as object);
    const objects = place.bucket.objects;
    if (includes(objects, value)) return false;
    objects.push(value as object);
    if (objects.length > LONG && place.depth < TELLING.length) divide(place.bucket, place.depth);
    return true;
  }

  has(value: unknown): boolean {
    if (isPlain(value)) return has(this.plain, keyOf(value));
    return includes(this.find(value as object).bucket.objects, value);
  }

  private addPlain(value: unknown): boolean {
    const key = keyOf(value);
    if (key === NAN_KEY) return true;
    const isNew = !has(this.plain, key);
    this.plain[key] = true;
    return isNew;
  }

  /** The undivided bucket that the object belongs to, and how many properties lead there. */
  private find(object: object): { bucket: Bucket; depth: number } {
    let bucket = this.root;
    let depth = 0;
    while (bucket.divided) bucket = childFor(bucket.divided, depth++, object);
    return { bucket, depth };
  }
}
