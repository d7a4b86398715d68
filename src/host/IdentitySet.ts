import { IdentityMap } from './IdentityMap';
import { hasOwn } from '../text/own';

/** A map key for a plain value; the type in front keeps types apart and keys clear of built-in members. */
function keyOf(value: unknown): string {
  return typeof value + String(value);
}

const NAN_KEY = keyOf(NaN);

/**
 * A set of any values, by strict equality, near-linear in time (see `IdentityMap`). Objects and functions equal
 * themselves only; other values equal all of their type and text.
 */
export class IdentitySet {
  /** Makes a set of the values in a list. */
  static of(values: unknown[]): IdentitySet {
    const set = new IdentitySet();
    for (let i = 0; i < values.length; i++) set.add(values[i]);
    return set;
  }

  private readonly plain: Record<string, boolean> = {};
  private readonly objects = new IdentityMap<boolean>();

  /** Adds the value; false when it was there. NaN, which equals nothing, is always new. */
  add(value: unknown): boolean {
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
      const before = this.objects.size;
      // One look-up does both: in engines without Map it reads the object.
      this.objects.set(value, true);
      return this.objects.size > before;
    }
    const key = keyOf(value);
    if (hasOwn(this.plain, key)) return false;
    if (key !== NAN_KEY) this.plain[key] = true;
    return true;
  }

  has(value: unknown): boolean {
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
      return this.objects.get(value) === true;
    }
    return hasOwn(this.plain, keyOf(value));
  }
}
