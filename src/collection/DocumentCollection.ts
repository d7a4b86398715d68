import { blameDeleted } from '../host/blameDeleted';
import { isObject } from '../host/read';
import { filterFrom } from '../selector/selectObjects';
import type { Registry } from '../selector/words/Registry';
import { Collection } from './Collection';
import { execInItems, type ItemCallback } from './methods/exec';
import { type Callback, type Guard, scopeOr } from './support/callbacks';
import { checkFunction, checkParams, wrongArgument } from './support/check';
import { isDistinct } from './support/distinct';
import { documentFor } from './support/documentFor';
import { gatherArguments, type OneOrMany } from './support/gather';
import { noteLength } from './support/noteLength';
import { replaceElements } from './support/replaceElements';

/** The differences between collections of elements, items, layers and keyframes. */
export interface Traits<T> {
  /** The name of the class in messages. */
  typeName: string;
  /** The words that queries about these objects know. */
  words: Registry;
  /** The library items that `exec` opens for these objects. */
  itemsToOpen(method: string, elements: T[]): Item[];
}

/** What a query finds in a collection. */
function foundBy<T extends object>(
  query: string,
  collection: DocumentCollection<T>,
  method: string,
  words: Registry,
): T[] {
  const { elements, dom } = collection;
  const options = { caller: method + '()', document: dom, isDistinct: isDistinct(collection) };
  return blameDeleted(method, [elements], () => filterFrom(words, query, elements, options)) as T[];
}

/** Refuses texts and other values. Of objects no member is asked for: that takes its time in Animate. */
function checkObjects(method: string, elements: unknown[]): void {
  for (let i = 0; i < elements.length; i++)
    if (!isObject(elements[i]))
      throw wrongArgument(method, 'each value', 'an object of a document', elements[i]);
}

/** A collection of objects of one document: the common part of collections of elements, items, layers and keyframes. */
export abstract class DocumentCollection<T extends object> extends Collection<T> {
  /** The document that the objects belong to. */
  readonly dom: Document;

  /**
   * Makes a collection of objects of one document.
   *
   * @param elements an Array or another collection (copied), one element or item, or nothing
   * @param document the document that they belong to; default: that of the collection given, else the active one
   * @throws Error when no document is given and none is open
   * @example
   * new ElementCollection(fl.getDocumentDOM().selection).list();
   * new ItemCollection(fl.getDocumentDOM().library.items).list();
   */
  constructor(elements?: OneOrMany<T>, document?: Document) {
    super(elements);
    const { typeName } = this.traits();
    checkObjects(typeName, this.elements);
    this.dom = documentFor(typeName, document, elements);
  }

  /**
   * Appends elements. Changes the collection; `clone()` before it keeps the first.
   *
   * @param elements an Array or another collection, one value, or several values
   * @throws TypeError for what is not an object
   * @example $('star*').add($(':text')).length > 3; // true
   */
  override add(...elements: OneOrMany<T>[]): this;
  override add(first?: OneOrMany<T>, ...others: OneOrMany<T>[]): this {
    const added = gatherArguments<T>(first, others);
    checkObjects(this.traits().typeName + '.add', added);
    // Not by the method of the base class, which would copy the list once more.
    for (let i = 0; i < added.length; i++) this.elements.push(added[i]);
    return noteLength(this);
  }

  override filter<F extends T>(test: Guard<T, F, this>): DocumentCollection<F>;
  /**
   * Keeps the elements that a query finds, or for which the callback returns something truthy; removes the others.
   * Changes the collection; `clone()` before it keeps the first.
   *
   * @param test a query, or a callback called with `(element, index, elements)`
   * @param thisObject `this` of the callback; default: the collection
   * @throws SelectorError for a query that cannot be read; TypeError when the test is neither
   * @example $('*').filter(':text').pluck('textType'); // ['static']
   */
  override filter<S = this>(test: string | Callback<T, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<T, S>, thisObject?: S): this {
    if (typeof test === 'function') return super.filter(test, thisObject);
    const { typeName, words } = this.traits();
    const method = typeName + '.filter';
    if (typeof test !== 'string') throw wrongArgument(method, 'test', 'a query or a Function', test);
    replaceElements(this, foundBy(test, this, method, words));
    return this;
  }

  /**
   * Opens each library item that has a timeline for editing and calls the callback. Then it opens again what was open
   * before. Elements stand for their items, and each item is opened once.
   *
   * @param callback called with `(item, index, …params)`
   * @param params further arguments of the callback; default: none
   * @param scope `this` of the callback; default: the collection
   * @throws TypeError when the callback is not a Function, or params is not an Array; Error when the host cannot open
   * an item
   * @example
   * $$(':button').exec(function (item) {
   *   $(':text').attr('x', -20);
   * });
   */
  exec<S = this>(callback: ItemCallback<S>, params?: unknown[], scope?: S): this {
    const { typeName, itemsToOpen } = this.traits();
    const method = typeName + '.exec';
    checkFunction(method, 'callback', callback);
    checkParams(method, params);
    const call = callback as unknown as Callback<never>;
    execInItems(
      method,
      this.dom,
      itemsToOpen(method, this.elements),
      call,
      scopeOr(scope, this),
      params || [],
    );
    return noteLength(this);
  }

  /** @internal Reads what queries read: the library's own words, and those that users registered. */
  override readerOf(property: string): (object: unknown) => unknown {
    return this.traits().words.readerOf(property, this.dom);
  }

  /** @internal */
  override readerOfWord(property: string): ((object: unknown) => unknown) | null {
    const { words } = this.traits();
    return property.indexOf('.') < 0 ? words.readerOfWord(property, this.dom) : this.readerOf(property);
  }

  /** @internal */
  override ownWords(): string[] {
    return this.traits().words.readableWords();
  }

  /** @internal The differences from other collections. */
  protected abstract traits(): Traits<T>;
}
