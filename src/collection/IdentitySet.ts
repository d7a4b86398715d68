import { IdentityMap } from '../host/IdentityMap';

function has(map: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(map, key);
}

/** Whether equality is told by the value's text and type alone; what is not is told by identity. */
function isPlain(value: unknown): boolean {
  const type = typeof value;
  return (
    type === 'string' || type === 'number' || type === 'boolean' || type === 'undefined' || value === null
  );
}

/** A map key for a plain value; the prefix keeps types apart and keys clear of built-in members. */
function keyOf(value: unknown): string {
  return '$' + typeof value + String(value);
}

const NAN_KEY = keyOf(NaN);

/** A set of any values, by strict equality, near-linear in time (see `IdentityMap`). */
export class IdentitySet {
  private readonly plain: Record<string, boolean> = {};
  private readonly objects = new IdentityMap<boolean>();

  /** Adds the value; false when it was there. NaN, which equals nothing, is always new. */
  add(value: unknown): boolean {
    if (this.has(value)) return false;
    if (!isPlain(value)) this.objects.set(value as object, true);
    else if (keyOf(value) !== NAN_KEY) this.plain[keyOf(value)] = true;
    return true;
  }

  has(value: unknown): boolean {
    return isPlain(value) ? has(this.plain, keyOf(value)) : this.objects.get(value as object) === true;
  }
}
