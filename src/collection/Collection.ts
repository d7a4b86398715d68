import { gatherArguments, type Some } from './gather';

/**
 * An ordered, chainable list of anything. Duplicates are kept.
 *
 * @example new Collection([3, 1, 2]).sort().elements // [1, 2, 3]
 */
export class Collection<T = unknown> {
  /** The internal Array: read it, let the methods change it. It stays the same Array for life. */
  readonly elements: T[];

  /** @param elements an Array or another collection (copied), one value, several values, or nothing */
  constructor(...elements: Some<T>[]) {
    if (!(this instanceof Collection))
      throw new TypeError('Collection is a class: write "new" before its name');
    this.elements = gatherArguments<T>(elements);
  }
}
