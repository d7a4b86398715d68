import { IdentityMap } from './IdentityMap';
import { hasOwn } from '../text/own';

/** Tells whether a value equals itself only; any other equals all of its type and text. */
function isByIdentity(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** A map key for a plain value; the type in front keeps types apart and keys clear of built-in members. */
function keyOf(value: unknown): string {
  return typeof value + String(value);
}

const NAN_KEY = keyOf(NaN);

/** A set of any values, by strict equality, near-linear in time (see `IdentityMap`). */
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
    // As isByIdentity, without a call: sets of many objects are made often.
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
      if (this.objects.get(value)) return false;
      this.objects.set(value, true);
      return true;
    }
    const key = keyOf(value);
    if (hasOwn(this.plain, key)) return false;
    if (key !== NAN_KEY) this.plain[key] = true;
    return true;
  }

  has(value: unknown): boolean {
    return isByIdentity(value) ? this.objects.get(value) === true : hasOwn(this.plain, keyOf(value));
  }
}
