import { IdentityMap, type WhereOf } from './IdentityMap';
import { isObject } from './read';
import { hasOwn } from '../text/own';

/** A map key for a plain value; the type in front keeps types apart and keys clear of built-in members. */
function keyOf(value: unknown): string {
  return typeof value + String(value);
}

/** Tells whether a value is one that equals itself only. */
function isTold(value: unknown): value is object {
  return isObject(value) || typeof value === 'function';
}

const NAN_KEY = keyOf(NaN);

/**
 * A set of any values, by strict equality, near-linear in time (see `IdentityMap`). Objects and functions equal
 * themselves only; other values equal all of their type and text.
 */
export class IdentitySet {
  /** Makes a set of the values in a list. */
  static of(values: unknown[], whereOf?: WhereOf): IdentitySet {
    const set = new IdentitySet(whereOf);
    for (let i = 0; i < values.length; i++) {
      // What is twice in the list may be twice in the map: to find that out would take reading each object.
      if (isTold(values[i])) set.objects.set(values[i] as object, true);
      else set.add(values[i]);
    }
    return set;
  }

  private readonly plain: Record<string, boolean> = {};
  private readonly objects = new IdentityMap<boolean>();

  /** @param whereOf parts objects that read alike; see `IdentityMap` */
  constructor(whereOf?: WhereOf) {
    if (whereOf) this.objects.whereOf = whereOf;
  }

  /** Adds the value; false when it was there. NaN, which equals nothing, is always new. */
  add(value: unknown): boolean {
    if (isTold(value)) {
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
    if (isTold(value)) return this.objects.get(value) === true;
    return hasOwn(this.plain, keyOf(value));
  }
}
