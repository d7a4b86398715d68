import { IdentitySet } from '../host/IdentitySet';
import { output } from '../host/output';
import { pathReader } from '../host/readPath';
import { attributesOf, setProperty } from './methods/attr';
import { findByProperty } from './methods/find';
import { indexOf } from './methods/indexOf';
import { invokeOnEach } from './methods/invoke';
import { rememberFind } from './methods/lastFind';
import { listing } from './methods/list';
import { withoutRemoved } from './methods/remove';
import { sorted } from './methods/sort';
import {
  type Callback,
  caller,
  callForEach,
  callToMap,
  callToSelect,
  type Guard,
  scopeOr,
} from './support/callbacks';
import { checkFunction, checkName, checkOptionalNumber, checkParams, wrongArgument } from './support/check';
import { className } from './support/className';
import { forEach } from './support/forEach';
import { gatherArguments, type OneOrMany } from './support/gather';
import { replaceElements } from './support/replaceElements';
import { selectWhere } from './support/selectWhere';
import type { Compare } from './support/stableSort';

/**
 * An ordered, chainable list of anything; duplicates are kept. Every method returns the collection itself unless it
 * says otherwise. Wrong arguments throw before anything is changed.
 *
 * Callbacks get `(element, index, elements)`, `elements` being the internal Array; `this` is the collection, or the
 * scope given. What a callback throws passes through.
 *
 * @example new Collection([3, 1, 2]).sort().elements // [1, 2, 3]
 */
export class Collection<T = unknown> {
  /** The internal Array: read it, let the methods change it. It stays the same Array for life. */
  readonly elements: T[];

  /** @param elements an Array or another collection (copied), one value, several values, or nothing */
  constructor(...elements: OneOrMany<T>[]) {
    if (!(this instanceof Collection))
      throw new TypeError('Collection is a class: write "new" before its name');
    this.elements = gatherArguments<T>(elements);
  }

  /**
   * Calls the callback for each element, first to last; elements that it appends are visited too.
   *
   * @param params items appended to the arguments of the callback
   */
  each<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this {
    checkFunction('Collection.each', 'callback', callback);
    checkParams('Collection.each', params);
    callForEach(callback, this.elements, scopeOr(scope, this), params);
    return this;
  }

  /** As `each`, last to first: deleting the current element is safe. */
  reach<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this {
    checkFunction('Collection.reach', 'callback', callback);
    checkParams('Collection.reach', params);
    const call = caller(callback, this.elements, scopeOr(scope, this), params);
    for (let i = this.elements.length - 1; i >= 0; i--) {
      if (i < this.elements.length) call(this.elements[i], i);
    }
    return this;
  }

  /**
   * The index of the first element that is the same (`===`), or -1.
   *
   * @param fromIndex where to begin; negative counts from the end
   */
  indexOf(element: T, fromIndex = 0): number {
    checkOptionalNumber('Collection.indexOf', 'fromIndex', fromIndex);
    return indexOf(this.elements, element, fromIndex);
  }

  /** The element at an index counted from 0; undefined outside. */
  get(index: number): T | undefined {
    if (typeof index !== 'number') throw wrongArgument('Collection.get', 'index', 'a Number', index);
    return this.elements[index];
  }

  /**
   * A new Array of the elements whose property matches.
   *
   * @param value a String with `*`: a wildcard for the whole text, minding case; a RegExp; anything else: equality
   */
  find(value: unknown, property = 'name'): T[] {
    if (arguments.length === 0) throw wrongArgument('Collection.find', 'value', 'given', value);
    checkName('Collection.find', 'property', property);
    const found = findByProperty('Collection.find', this.elements, value, property);
    rememberFind(this.elements, found);
    return found;
  }

  /** Appends elements: an Array or collection in order, one value, or several arguments. */
  add(...elements: OneOrMany<T>[]): this {
    const added = gatherArguments<T>(elements);
    for (let i = 0; i < added.length; i++) this.elements.push(added[i]);
    return this;
  }

  /** Removes every occurrence of those elements. */
  remove(elements: T[] | Collection<T>): this;
  /** Removes by position, as `Array.prototype.splice`; a negative start counts from the end. */
  remove(start: number, count?: number): this;
  /** Removes what `find` would return; an object in the collection stands for itself. */
  remove(value: unknown, property?: string): this;
  remove(...args: unknown[]): this {
    replaceElements(this.elements, withoutRemoved(this.elements, args));
    return this;
  }

  filter<F extends T>(callback: Guard<T, F, this>): Collection<F>;
  /** Keeps the elements for which the callback returns something truthy. */
  filter<S = this>(callback: Callback<T, S>, thisObject?: S): this;
  filter<S = this>(callback: Callback<T, S>, thisObject?: S): this {
    checkFunction('Collection.filter', 'callback', callback);
    replaceElements(this.elements, callToSelect(callback, this.elements, scopeOr(thisObject, this)));
    return this;
  }

  /** Sets a property of each element: to a value, or to what a callback returns for it. */
  attr(name: string, value: unknown): this;
  /** Sets several, one after the other. */
  attr(values: object): this;
  attr(...args: unknown[]): this {
    const attributes = attributesOf('Collection.attr', args);
    for (let i = 0; i < attributes.length; i++) {
      setProperty('Collection.attr', this.elements, attributes[i], this);
    }
    return this;
  }

  /**
   * Sorts, stably. By default Numbers come first, then Strings and objects with a name, ignoring case, then the rest;
   * undefined comes last.
   *
   * @param compare as in `Array.prototype.sort`, or the name of a property to sort by
   */
  sort(compare?: Compare<T> | string): this {
    replaceElements(this.elements, sorted('Collection.sort', this.elements, compare));
    return this;
  }

  /**
   * Writes the elements to the output panel, a line each.
   *
   * @param label the heading; default: the string form of the collection
   */
  list(label?: unknown): this {
    const text = label === undefined || label === null ? '' : String(label);
    output(listing(text || String(this), this.elements));
    return this;
  }

  /** Calls the callback once with the params; `this` is the collection. */
  call<P extends unknown[]>(callback: (this: this, ...params: P) => unknown, ...params: P): this {
    checkFunction('Collection.call', 'callback', callback);
    callback.apply(this, params);
    return this;
  }

  /** Calls the callback once with an Array of params. */
  apply<P extends unknown[], S = this>(
    callback: (this: S, ...params: P) => unknown,
    params?: P,
    scope?: S,
  ): this {
    checkFunction('Collection.apply', 'callback', callback);
    checkParams('Collection.apply', params);
    callback.apply(scopeOr(scope, this) as S, params || ([] as unknown as P));
    return this;
  }

  /** `[object Collection length=3]`, with the name of the class. */
  toString(): string {
    return '[object ' + className(this) + ' length=' + this.elements.length + ']';
  }

  /** A new Array of the callback's results. */
  map<R, S = this>(callback: Callback<T, S, R>, scope?: S): R[] {
    checkFunction('Collection.map', 'callback', callback);
    return callToMap(callback, this.elements, scopeOr(scope, this));
  }

  /** A new Array of a property of each element; `libraryItem.name` follows the dots, a missing link is undefined. */
  pluck(property: string): unknown[] {
    checkName('Collection.pluck', 'property', property);
    const read = pathReader(property);
    const values: unknown[] = [];
    forEach('Collection.pluck', this.elements, (element) => values.push(read(element)));
    return values;
  }

  /** Calls a method of each element with the params; nothing is called when an element lacks it. */
  invoke(name: string, ...params: unknown[]): this {
    checkName('Collection.invoke', 'name', name);
    invokeOnEach('Collection.invoke', this.elements, name, params);
    return this;
  }

  /** The first element, undefined when empty. */
  first(): T | undefined {
    return this.elements[0];
  }

  /** The last element, undefined when empty. */
  last(): T | undefined {
    return this.elements[this.elements.length - 1];
  }

  /** A new collection of a part, as `Array.prototype.slice`. */
  slice(start?: number, end?: number): this {
    checkOptionalNumber('Collection.slice', 'start', start);
    checkOptionalNumber('Collection.slice', 'end', end);
    return this.derive(
      end === undefined ? this.elements.slice(start || 0) : this.elements.slice(start || 0, end),
    );
  }

  /** Drops later occurrences of the same element. */
  unique(): this {
    const seen = new IdentitySet();
    replaceElements(
      this.elements,
      selectWhere(this.elements, (element) => seen.add(element)),
    );
    return this;
  }

  /** A new collection of the same elements. */
  clone(): this {
    return this.derive(this.elements);
  }

  /** A new collection of the same class with other elements; subclasses pass on what else they were made with. */
  protected derive(elements: T[]): this {
    const Type = this.constructor as unknown as new (elements: T[]) => this;
    return new Type(elements);
  }
}
