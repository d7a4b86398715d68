import { describeValue } from '../host/describeValue';
import { isPathWord, PATH_WORDS, wordReader } from '../host/itemWords';
import { output } from '../host/output';
import { type DocumentBatch, documentsIn } from './documents/DocumentBatch';
import { setAttributes, setterOfPath } from './methods/attr';
import { findByProperty } from './methods/find';
import { indexOf } from './methods/indexOf';
import { invokeOnEach } from './methods/invoke';
import { listing } from './methods/listing';
import { withoutRemoved } from './methods/remove';
import { csvRows, jsonRows, type CsvOptions } from './methods/rows';
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
import { copyWith } from './support/copyWith';
import { forEach } from './support/forEach';
import { gatherArguments, type OneOrMany } from './support/gather';
import { noteLength } from './support/noteLength';
import { replaceElements, replaceSorted } from './support/replaceElements';
import type { Compare } from './support/stableSort';
import { withoutDuplicates } from './support/distinct';

/**
 * An ordered, chainable list of anything; duplicates are kept. Every method returns the collection itself unless it
 * says otherwise. Wrong arguments throw before anything is changed. `add`, `remove`, `filter`, `sort` and `unique` change
 * the collection itself; `slice` and `clone` make new ones.
 *
 * A callback is called with `(element, index, elements)`; `elements` is the internal Array. Its `this` is the
 * collection, unless a scope is given. Errors of a callback reach the caller unchanged.
 *
 * @example new Collection([3, 1, 2]).sort().elements; // [1, 2, 3]
 */
export class Collection<T = unknown> {
  /** The internal Array: read it, let the methods change it. It stays the same Array for life. */
  readonly elements: T[];

  /** @internal The elements, once they are known to contain no duplicates; see `support/distinct`. No plugin has it. */
  onceEach?: T[];

  /** The number of elements after the last method that was called. Changing it changes nothing. */
  length: number;

  /**
   * Makes a collection of what is given.
   *
   * @param elements an Array or another collection (copied), one value, several values, or nothing
   * @throws TypeError without `new`
   * @example new Collection('a', 'b').add(['c']).elements; // ['a', 'b', 'c']
   */
  constructor(...elements: OneOrMany<T>[]);
  constructor(first?: OneOrMany<T>, ...others: OneOrMany<T>[]) {
    if (!(this instanceof Collection))
      throw new TypeError('Collection is a class: write "new" before its name');
    this.elements = gatherArguments<T>(first, others);
    this.length = this.elements.length;
  }

  /**
   * Finds documents in a folder and below it, to work on one at a time inside Animate.
   *
   * @param folder the folder's `file:///` URI
   * @param pattern the path below the folder, in which `*` stands for any text; case does not count; default: `*.fla`
   * @returns a DocumentBatch: its `each` opens, calls, saves and closes
   * @throws TypeError when one of them is not a text; Error when there is no such folder
   * @example
   * Collection.documents(fl.scriptURI.replace(/[^\/]*$/, ''), 'art/*.fla').each(
   *   function () {
   *     $.all(':text').textAttr('face', 'Arial', 'Helvetica');
   *   },
   *   { save: true },
   * );
   */
  static documents(folder: string, pattern = '*.fla'): DocumentBatch {
    return documentsIn(folder, pattern);
  }

  /**
   * Calls the callback for each element, first to last; elements that it appends are visited too.
   *
   * @param callback called with `(element, index, elements, …params)`; `elements` is the internal Array
   * @param params further arguments of the callback; default: none
   * @param scope `this` of the callback; default: the collection
   * @throws TypeError when the callback is not a Function, or params is not an Array
   * @example
   * $('twinkle*').each(function (element, index) {
   *   element.y = 100 + 20 * index;
   * });
   */
  each<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this {
    checkFunction('Collection.each', 'callback', callback);
    checkParams('Collection.each', params);
    callForEach(callback, this.elements, scopeOr(scope, this), params);
    return noteLength(this);
  }

  /**
   * Calls the callback for each element, last to first; the current element may be deleted.
   *
   * @param callback called with `(element, index, elements, …params)`; `elements` is the internal Array
   * @param params further arguments of the callback; default: none
   * @param scope `this` of the callback; default: the collection
   * @throws TypeError when the callback is not a Function, or params is not an Array
   * @example
   * var names = [];
   * $('twinkle*').reach(function (element) {
   *   names.push(element.name);
   * });
   * names; // ['twinkle_b', 'twinkle_a']
   */
  reach<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this {
    checkFunction('Collection.reach', 'callback', callback);
    checkParams('Collection.reach', params);
    const call = caller(callback, this.elements, scopeOr(scope, this), params);
    for (let i = this.elements.length - 1; i >= 0; i--) {
      if (i < this.elements.length) call(this.elements[i], i);
    }
    return noteLength(this);
  }

  /**
   * Finds an element, compared with `===`.
   *
   * @param element the element to look for
   * @param fromIndex the index to begin at; negative counts from the end; default: 0
   * @returns its index, or -1
   * @throws TypeError when fromIndex is not a Number
   * @example new Collection('a', 'b', 'a').indexOf('a', 1); // 2
   */
  indexOf(element: T, fromIndex = 0): number {
    checkOptionalNumber('Collection.indexOf', 'fromIndex', fromIndex);
    return indexOf(this.elements, element, fromIndex);
  }

  /**
   * Reads the element at an index.
   *
   * @param index counted from 0
   * @returns the element; undefined outside of the collection
   * @throws TypeError when the index is not a Number
   * @example new Collection('a', 'b').get(1); // 'b'
   */
  get(index: number): T | undefined {
    if (typeof index !== 'number') throw wrongArgument('Collection.get', 'index', 'a Number', index);
    return this.elements[index];
  }

  /**
   * Looks for elements by one property; the collection stays as it is.
   *
   * @param value a String, in which `*` stands for any text and case counts (unlike queries, `Arial` does not find
   * `ArialMT`; `Arial*` does); a RegExp; anything else is compared with `===`
   * @param property the property to compare; of objects of a document also a word of queries, or a path such as
   * `libraryItem.name`. One matching value is enough where a word has several; default: `name`
   * @returns a new Array of the elements that match
   * @throws TypeError without a value, or when the property is not a name
   * @example $('*').find('twinkle_*').length; // 2
   */
  find(value: unknown, property = 'name'): T[] {
    const method = 'Collection.find';
    if (arguments.length === 0) throw wrongArgument(method, 'value', 'given', value);
    checkName(method, 'property', property);
    return findByProperty(method, this.elements, value, this.readerOfWord(property) || property);
  }

  /**
   * Appends elements. Changes the collection; `clone()` before it keeps the first.
   *
   * @param elements an Array or another collection, one value, or several values
   * @example new Collection(1).add([2, 3]).elements; // [1, 2, 3]
   */
  add(...elements: OneOrMany<T>[]): this;
  add(first?: OneOrMany<T>, ...others: OneOrMany<T>[]): this {
    const added = gatherArguments<T>(first, others);
    for (let i = 0; i < added.length; i++) this.elements.push(added[i]);
    return noteLength(this);
  }

  /**
   * Removes elements wherever they are in the collection. Changes the collection; `clone()` before it keeps the first.
   *
   * @param elements the elements to remove
   * @example $('*').remove($('star*')).find('star*'); // []
   */
  remove(elements: T[] | Collection<T>): this;
  /**
   * Removes by position, as `Array.prototype.splice`.
   *
   * @param start the first index to remove; negative counts from the end
   * @param count how many; default: 1
   * @throws TypeError when one of them is not a Number; RangeError when one is not whole, or count is negative
   * @example new Collection(1, 2, 3, 4).remove(1, 2).elements; // [1, 4]
   */
  remove(start: number, count?: number): this;
  /**
   * Removes the elements that `find` finds; an object that is in the collection stands for itself.
   *
   * @param value as in `find`
   * @param property the property to compare; default: `name`
   * @throws TypeError without a value, or when the property is not a name
   * @example $('*').remove('twinkle_*').find('twinkle_*'); // []
   */
  remove(value: unknown, property?: string): this;
  remove(what?: unknown, detail?: unknown): this {
    replaceElements(this, withoutRemoved(this, what, detail));
    return this;
  }

  filter<F extends T>(callback: Guard<T, F, this>): Collection<F>;
  /**
   * Keeps the elements for which the callback returns something truthy; removes the others. Changes the
   * collection; `clone()` before it keeps the first.
   *
   * @param callback called with `(element, index, elements)`
   * @param thisObject `this` of the callback; default: the collection
   * @throws TypeError when the callback is not a Function
   * @example
   * function isLarge(value) {
   *   return value > 2;
   * }
   * new Collection(1, 2, 3, 4).filter(isLarge).elements; // [3, 4]
   */
  filter<S = this>(callback: Callback<T, S>, thisObject?: S): this;
  filter<S = this>(callback: Callback<T, S>, thisObject?: S): this {
    checkFunction('Collection.filter', 'callback', callback);
    replaceElements(this, callToSelect(callback, this.elements, scopeOr(thisObject, this)));
    return this;
  }

  /**
   * Sets a property of each element, in order.
   *
   * @param name the property, or a path such as `position.x`, whose parts have to be there
   * @param value its value, or a Function that gives it for `(element, index, elements)`; each result is set before the
   * Function is called for the next element
   * @throws TypeError without a value: `pluck` reads properties
   * @example new Collection({ size: 1 }, { size: 2 }).attr('size', 5).pluck('size'); // [5, 5]
   */
  attr(name: string, value: unknown): this;
  /**
   * Sets several properties in order.
   *
   * @param values an Object of properties and values; each value may be a Function
   * @throws TypeError when it is not an Object
   * @example new Collection({ size: 1 }).attr({ size: 5, name: 'a' }).pluck('name'); // ['a']
   */
  attr(values: object): this;
  attr(first: unknown, value?: unknown): this {
    setAttributes('Collection.attr', this, setterOfPath, first, value);
    return this;
  }

  /**
   * Sorts the collection itself; equal elements keep their order. `clone()` before it keeps the first. By default Numbers come first, then Strings and objects with a name,
   * ignoring case, then the rest; undefined comes last.
   *
   * @param compare a Function as in `Array.prototype.sort`, or what to sort by: a property, a path, or, for objects of
   * a document, a word of queries; default: as above
   * @throws TypeError when it is neither
   * @example
   * new Collection('b', 'A', 10, 9).sort().elements; // [9, 10, 'A', 'b']
   * $('twinkle*').sort('x').pluck('name'); // ['twinkle_a', 'twinkle_b']
   */
  sort(compare?: Compare<T> | string): this {
    replaceSorted(this, sorted('Collection.sort', this.elements, compare, this));
    return this;
  }

  /**
   * Writes the elements to the output panel: a line with the label and the number of elements, then a line for each.
   *
   * @param label begins the first line; default: the string form, `[object ElementCollection length=2]`
   * @example $('twinkle*').list('twinkles'); // twinkles: 2 elements …
   */
  list(label?: unknown): this {
    const text = label === undefined || label === null ? '' : String(label);
    output(listing(text || this.toString(), this.describeElements()));
    return this;
  }

  /**
   * Calls the callback once; `this` is the collection.
   *
   * @param callback called with the params
   * @param params the arguments of the callback
   * @throws TypeError when the callback is not a Function
   * @example
   * function tint(color) {
   *   this.attr('tint', color, 50);
   * }
   * $('star*').call(tint, '#FFCC00').toGrid();
   */
  call<P extends unknown[]>(callback: (this: this, ...params: P) => unknown, ...params: P): this {
    checkFunction('Collection.call', 'callback', callback);
    callback.apply(this, params);
    return noteLength(this);
  }

  /**
   * Calls the callback once, with an Array of arguments.
   *
   * @param callback called with the params
   * @param params the arguments of the callback; default: none
   * @param scope `this` of the callback; default: the collection
   * @throws TypeError when the callback is not a Function, or params is not an Array
   * @example
   * function tint(color, strength) {
   *   this.attr('tint', color, strength);
   * }
   * $('star*').apply(tint, ['#FFCC00', 50]).toGrid();
   */
  apply<P extends unknown[], S = this>(
    callback: (this: S, ...params: P) => unknown,
    params?: P,
    scope?: S,
  ): this {
    checkFunction('Collection.apply', 'callback', callback);
    checkParams('Collection.apply', params);
    callback.apply(scopeOr(scope, this) as S, params || ([] as unknown as P));
    return noteLength(this);
  }

  /**
   * Names the class and the number of elements; `list` prints the elements.
   *
   * @returns `[object Collection length=2]`, with the name of the collection's own class
   * @example
   * new Collection('a', 'b').toString(); // '[object Collection length=2]'
   * $('twinkle*').toString(); // '[object ElementCollection length=2]'
   */
  toString(): string {
    return '[object ' + className(this) + ' length=' + this.elements.length + ']';
  }

  /**
   * Collects what the callback returns for each element.
   *
   * @param callback called with `(element, index, elements)`
   * @param scope `this` of the callback; default: the collection
   * @returns a new Array of the results
   * @throws TypeError when the callback is not a Function
   * @example
   * function tenfold(value) {
   *   return value * 10;
   * }
   * new Collection(1, 2).map(tenfold); // [10, 20]
   */
  map<R, S = this>(callback: Callback<T, S, R>, scope?: S): R[] {
    checkFunction('Collection.map', 'callback', callback);
    const results = callToMap(callback, this.elements, scopeOr(scope, this));
    noteLength(this);
    return results;
  }

  /**
   * Collects a property that the elements are known to have.
   *
   * @param property its name
   * @returns a new Array of the values
   * @throws as the second form
   * @example $('twinkle*').sort('x').pluck('x'); // [236, 428]
   */
  pluck<K extends keyof T & string>(property: K): T[K][];
  /**
   * Collects a property of each element.
   *
   * @param property a name, or a path such as `libraryItem.name`; of objects of a document a word of queries too;
   * `shortName` and `folder` are the two parts of an item's path
   * @returns a new Array of the values; undefined where something on the path is missing
   * @throws TypeError when the property is not a name
   * @example $('twinkle*').pluck('libraryItem.name'); // ['stars/twinkle', 'stars/twinkle']
   */
  pluck(property: string): unknown[];
  pluck(property: string): unknown[] {
    checkName('Collection.pluck', 'property', property);
    const read = this.readerOf(property);
    const values: unknown[] = [];
    forEach('Collection.pluck', this.elements, (element) => values.push(read(element)));
    return values;
  }

  /**
   * Writes properties of the elements as JSON: an Array of objects, one line each.
   *
   * @param fields names, or paths such as `libraryItem.name`: an Array, or a text with commas between them; of objects
   * of a document words of queries too; default: `name`
   * @returns the text; objects in it stand for their names
   * @throws TypeError for names of another form, or one that no element has, on a path too
   * @example $('twinkle*').sort('x').toJSON('name,x'); // '[\n{"name":"twinkle_a","x":236},\n{"name":"twinkle_b","x":428}\n]'
   */
  toJSON(fields?: string | string[]): string {
    return jsonRows('Collection.toJSON', this, fields || 'name');
  }

  /**
   * Writes properties of the elements as CSV: a line with the names, then a line for each element.
   *
   * @param fields names, or paths such as `libraryItem.name`: an Array, or a text with commas between them; of objects
   * of a document words of queries too
   * @param options `{ escapeFormulas: true }` puts an apostrophe before a text that begins with `=`, `+`, `-` or `@`,
   *   which spreadsheets take for a formula; default: texts stay as they are
   * @returns the text, for `FLfile.write`
   * @throws TypeError for names of another form, or one that no element has, on a path too; for other options
   * @example $('twinkle*').sort('x').toCSV('name,shortName'); // 'name,shortName\ntwinkle_a,twinkle\ntwinkle_b,twinkle\n'
   */
  toCSV(fields: string | string[], options?: CsvOptions): string {
    return csvRows('Collection.toCSV', this, fields, options);
  }

  /**
   * Calls a method of each element; calls none if an element lacks the method.
   *
   * @param name the method
   * @param params its arguments
   * @throws TypeError when the name is not a name, or an element has no such method
   * @example $(':text').invoke('setTextAttr', 'size', 14);
   */
  invoke(name: string, ...params: unknown[]): this {
    checkName('Collection.invoke', 'name', name);
    invokeOnEach('Collection.invoke', this.elements, name, params);
    return this;
  }

  /**
   * Reads the first element.
   *
   * @returns the element; undefined when the collection is empty
   * @example $('twinkle*').sort('x').first().name; // 'twinkle_a'
   */
  first(): T | undefined {
    return this.elements[0];
  }

  /**
   * Reads the last element.
   *
   * @returns the element; undefined when the collection is empty
   * @example $('twinkle*').sort('x').last().name; // 'twinkle_b'
   */
  last(): T | undefined {
    return this.elements[this.elements.length - 1];
  }

  /**
   * Copies a part of the collection, as `Array.prototype.slice`.
   *
   * @param start the first index; negative counts from the end; default: 0
   * @param end the index after the last one; negative counts from the end; default: the length
   * @returns a new collection of the same class
   * @throws TypeError when one of them is not a Number
   * @example new Collection(1, 2, 3, 4).slice(1, -1).elements; // [2, 3]
   */
  slice(start?: number, end?: number): this {
    checkOptionalNumber('Collection.slice', 'start', start);
    checkOptionalNumber('Collection.slice', 'end', end);
    return this.derive(
      end === undefined ? this.elements.slice(start || 0) : this.elements.slice(start || 0, end),
    );
  }

  /**
   * Removes later occurrences of the same element. Changes the collection; `clone()` before it keeps the first.
   *
   * @example new Collection(1, 2, 1).unique().elements; // [1, 2]
   */
  unique(): this {
    replaceElements(this, withoutDuplicates(this));
    return this;
  }

  /**
   * Copies the collection; the elements are the same.
   *
   * @returns a new collection of the same class
   * @example $('star*').clone().filter('[x>100]').list();
   */
  clone(): this {
    return this.derive(this.elements);
  }

  /**
   * Makes the collection that `slice` and `clone` return: of the same class and with the same own members, but with
   * other elements. The constructor is not called. A class that needs more overrides this method.
   *
   * @param elements the other elements
   * @returns a new collection of the same class
   * @example
   * class Marked extends Collection {
   *   constructor(elements, mark) {
   *     super(elements);
   *     this.mark = mark;
   *   }
   * }
   * new Marked([1, 2, 3], 'red').slice(1).mark; // 'red'
   */
  protected derive(elements: T[]): this {
    return copyWith(this, elements);
  }

  /** @internal Makes what reads a property, or a path, of the elements. */
  readerOf(property: string): (element: unknown) => unknown {
    return wordReader(property);
  }

  /** @internal Makes what reads a word or a path to compare it; null for a member, and for paths of plain objects. */
  readerOfWord(property: string): ((element: unknown) => unknown) | null {
    return isPathWord(property) ? wordReader(property) : null;
  }

  /** @internal The words that can be read and are not members of the elements. */
  ownWords(): string[] {
    return PATH_WORDS;
  }

  /** @internal A line for each element, as `list` prints it. Programs that ask a document call it too. */
  describeElements(): string[] {
    const describe = this.describer();
    const lines: string[] = [];
    for (let i = 0; i < this.elements.length; i++) lines[i] = describe(this.elements[i]);
    return lines;
  }

  /** @internal Makes what describes an element in a list. */
  protected describer(): (element: unknown) => string {
    return describeValue;
  }
}
