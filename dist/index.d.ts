import type { BitmapInstance, BitmapItem, CompiledClipInstance, ComponentInstance, Document, Element, FolderItem, FontItem, Frame, Instance, Item, Layer, Library, Oval, Rectangle, Shape, SoundItem, SymbolInstance, SymbolItem, Text, Timeline, VideoItem } from './animate.js';

/** The result of the work on one document. */
export interface DocumentResult {
    /** The document's `file:///` URI. */
    uri: string;
    /** What the callback returned; undefined when it failed. */
    value: unknown;
    /** What went wrong, or null. */
    error: unknown;
}
/** The options of `DocumentBatch.each`. */
export interface EachDocumentOptions {
    /** True: saves each document for which the callback did not fail; default: false. */
    save?: boolean;
}
/** Documents in a folder, to be worked on one at a time. */
export declare class DocumentBatch {
    readonly uris: string[];
    /** The results of the last `each`, in order. */
    results: DocumentResult[];
    /** The results of the documents that failed. */
    errors: DocumentResult[];
    /** @param uris the documents' `file:///` URIs */
    constructor(uris: string[]);
    /**
     * Opens each document, calls the callback while it is in front, and closes it; a document that was open before stays
     * open. An error does not stop the other documents: it is added to `errors`, and its document is not saved.
     *
     * @param callback called with `(document, index)`; `$` and `$$` work on that document
     * @param options `save`: true saves each document; default: false
     * @throws TypeError when the callback is not a Function, or save is not a Boolean
     * @example
     * var batch = Collection.documents('file:///C|/work', '*.fla').each(function (document) {
     *   return $$(':unused').length;
     * });
     * fl.trace(batch.report());
     */
    each(callback: (document: Document, index: number) => unknown, options?: EachDocumentOptions): this;
    /**
     * Tells what `each` did: a line for each document, then the counts.
     *
     * @returns the text
     * @example fl.trace(Collection.documents('file:///C|/work').each(tidy).report());
     */
    report(): string;
    private add;
}

/** What can be chosen about a table in CSV. */
export interface CsvOptions {
    /** True puts an apostrophe before a text that spreadsheets take for a formula; default: texts stay as they are. */
    escapeFormulas?: boolean;
}

/** A callback of `each` and its like; the items of `params` follow as further arguments. */
export type Callback<T, S = unknown, R = unknown> = (this: S, element: T, index: number, elements: T[], ...params: never[]) => R;
/** A value, or the Function that gives it for each element. */
export type ValueOrCallback<T, S, V> = V | Callback<T, S, V>;
/** A callback that narrows the type of an element. */
export type Guard<T, F extends T, S = unknown> = (this: S, element: T, index: number, elements: T[]) => element is F;

/** The elements for a collection: an Array, a collection, one value, or nothing. */
export type OneOrMany<T> = T | T[] | Collection<T> | null | undefined;

/** Compares two elements: negative when the first comes before the second, positive when after; else equal. */
export type Compare<T> = (a: T, b: T) => number;

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
export declare class Collection<T = unknown> {
    /** The internal Array: read it, let the methods change it. It stays the same Array for life. */
    readonly elements: T[];
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
    static documents(folder: string, pattern?: string): DocumentBatch;
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
    each<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this;
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
    reach<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this;
    /**
     * Finds an element, compared with `===`.
     *
     * @param element the element to look for
     * @param fromIndex the index to begin at; negative counts from the end; default: 0
     * @returns its index, or -1
     * @throws TypeError when fromIndex is not a Number
     * @example new Collection('a', 'b', 'a').indexOf('a', 1); // 2
     */
    indexOf(element: T, fromIndex?: number): number;
    /**
     * Reads the element at an index.
     *
     * @param index counted from 0
     * @returns the element; undefined outside of the collection
     * @throws TypeError when the index is not a Number
     * @example new Collection('a', 'b').get(1); // 'b'
     */
    get(index: number): T | undefined;
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
    find(value: unknown, property?: string): T[];
    /**
     * Appends elements. Changes the collection; `clone()` before it keeps the first.
     *
     * @param elements an Array or another collection, one value, or several values
     * @example new Collection(1).add([2, 3]).elements; // [1, 2, 3]
     */
    add(...elements: OneOrMany<T>[]): this;
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
    sort(compare?: Compare<T> | string): this;
    /**
     * Writes the elements to the output panel: a line with the label and the number of elements, then a line for each.
     *
     * @param label begins the first line; default: the string form, `[object ElementCollection length=2]`
     * @example $('twinkle*').list('twinkles'); // twinkles: 2 elements …
     */
    list(label?: unknown): this;
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
    call<P extends unknown[]>(callback: (this: this, ...params: P) => unknown, ...params: P): this;
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
    apply<P extends unknown[], S = this>(callback: (this: S, ...params: P) => unknown, params?: P, scope?: S): this;
    /**
     * Names the class and the number of elements; `list` prints the elements.
     *
     * @returns `[object Collection length=2]`, with the name of the collection's own class
     * @example
     * new Collection('a', 'b').toString(); // '[object Collection length=2]'
     * $('twinkle*').toString(); // '[object ElementCollection length=2]'
     */
    toString(): string;
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
    map<R, S = this>(callback: Callback<T, S, R>, scope?: S): R[];
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
    /**
     * Writes properties of the elements as JSON: an Array of objects, one line each.
     *
     * @param fields names, or paths such as `libraryItem.name`: an Array, or a text with commas between them; of objects
     * of a document words of queries too; default: `name`
     * @returns the text; objects in it stand for their names
     * @throws TypeError for names of another form, or one that no element has, on a path too
     * @example $('twinkle*').sort('x').toJSON('name,x'); // '[\n{"name":"twinkle_a","x":236},\n{"name":"twinkle_b","x":428}\n]'
     */
    toJSON(fields?: string | string[]): string;
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
    toCSV(fields: string | string[], options?: CsvOptions): string;
    /**
     * Calls a method of each element; calls none if an element lacks the method.
     *
     * @param name the method
     * @param params its arguments
     * @throws TypeError when the name is not a name, or an element has no such method
     * @example $(':text').invoke('setTextAttr', 'size', 14);
     */
    invoke(name: string, ...params: unknown[]): this;
    /**
     * Reads the first element.
     *
     * @returns the element; undefined when the collection is empty
     * @example $('twinkle*').sort('x').first().name; // 'twinkle_a'
     */
    first(): T | undefined;
    /**
     * Reads the last element.
     *
     * @returns the element; undefined when the collection is empty
     * @example $('twinkle*').sort('x').last().name; // 'twinkle_b'
     */
    last(): T | undefined;
    /**
     * Copies a part of the collection, as `Array.prototype.slice`.
     *
     * @param start the first index; negative counts from the end; default: 0
     * @param end the index after the last one; negative counts from the end; default: the length
     * @returns a new collection of the same class
     * @throws TypeError when one of them is not a Number
     * @example new Collection(1, 2, 3, 4).slice(1, -1).elements; // [2, 3]
     */
    slice(start?: number, end?: number): this;
    /**
     * Removes later occurrences of the same element. Changes the collection; `clone()` before it keeps the first.
     *
     * @example new Collection(1, 2, 1).unique().elements; // [1, 2]
     */
    unique(): this;
    /**
     * Copies the collection; the elements are the same.
     *
     * @returns a new collection of the same class
     * @example $('star*').clone().filter('[x>100]').list();
     */
    clone(): this;
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
    protected derive(elements: T[]): this;
}

/** A callback of `exec`: for an item whose timeline is open for editing. */
export type ItemCallback<S> = (this: S, item: SymbolItem, index: number, ...params: never[]) => unknown;

/** A collection of objects of one document: the common part of collections of elements, items, layers and keyframes. */
export declare abstract class DocumentCollection<T extends object> extends Collection<T> {
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
    constructor(elements?: OneOrMany<T>, document?: Document);
    /**
     * Appends elements. Changes the collection; `clone()` before it keeps the first.
     *
     * @param elements an Array or another collection, one value, or several values
     * @throws TypeError for what is not an object
     * @example $('star*').add($(':text')).length > 3; // true
     */
    add(...elements: OneOrMany<T>[]): this;
    filter<F extends T>(test: Guard<T, F, this>): DocumentCollection<F>;
    /**
     * Keeps the elements that a query finds, or for which the callback returns something truthy; removes the others.
     * Changes the collection; `clone()` before it keeps the first.
     *
     * @param test a query, or a callback called with `(element, index, elements)`
     * @param thisObject `this` of the callback; default: the collection
     * @throws SelectorError for a query that cannot be read; TypeError when the test is neither
     * @example $('*').filter(':text').pluck('textType'); // ['static']
     */
    filter<S = this>(test: string | Callback<T, S>, thisObject?: S): this;
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
    exec<S = this>(callback: ItemCallback<S>, params?: unknown[], scope?: S): this;
}

/**
 * The types of what a query finds, read from its text where that is a literal: `:movieclip[x>200]` finds
 * SymbolInstances. What the types cannot know stays an Element or an Item: names, states, words of the user's own, and
 * queries that quote or escape.
 */
/** What a query finds that leaves it open. A text and not null: without `strict`, null is every type's. */
type Anything = 'anything';
/** The classes that pseudos of elements ask for. */
interface ElementTypes {
    instance: Instance;
    symbol: SymbolInstance;
    movieclip: SymbolInstance;
    graphic: SymbolInstance;
    button: SymbolInstance;
    bitmap: BitmapInstance;
    compiledclip: CompiledClipInstance;
    component: ComponentInstance;
    video: Instance;
    embeddedvideo: Instance;
    linkedvideo: Instance;
    text: Text;
    static: Text;
    dynamic: Text;
    input: Text;
    tlftext: Text;
    shape: Shape;
    group: Shape;
    primitive: Oval | Rectangle;
    rectangle: Rectangle;
    oval: Oval;
    parent: Anything;
    children: Anything;
    descendants: Anything;
}
/** The classes that pseudos of items ask for. */
interface ItemTypes {
    symbol: SymbolItem;
    movieclip: SymbolItem;
    graphic: SymbolItem;
    button: SymbolItem;
    timeline: SymbolItem;
    folder: FolderItem;
    bitmap: BitmapItem;
    sound: SoundItem;
    font: FontItem;
    video: VideoItem;
    embeddedvideo: VideoItem;
    linkedvideo: VideoItem;
    parent: FolderItem;
    children: Anything;
    descendants: Anything;
}
/** Pseudos that move to other objects: what was known before says nothing about them. */
type Leading = 'parent' | 'children' | 'descendants';
/** A text without what is between the first quotes, and so on to the last. */
type WithoutQuoted<Q extends string> = Q extends `${infer Before}"${string}"${infer After}` ? WithoutQuoted<`${Before}${After}`> : Q;
/** A text without attributes. */
type WithoutAttributes<Q extends string> = Q extends `${infer Before}[${string}]${infer After}` ? WithoutAttributes<`${Before}${After}`> : Q;
/** A text without arguments of pseudos, the innermost first; it contains a quote if a parenthesis is unmatched. */
type WithoutArguments<Q extends string> = Q extends `${infer Before})${infer After}` ? WithoutArguments<`${WithoutLastOpen<Before>}${After}`> : Q;
type WithoutLastOpen<Q extends string, Before extends string = ''> = Q extends `${infer Head}(${infer Rest}` ? Rest extends `${string}(${string}` ? WithoutLastOpen<Rest, `${Before}${Head}(`> : `${Before}${Head}` : `'`;
/** What was left out must have been well-formed: what remains has nothing that quotes, escapes or encloses. */
type Special = '"' | "'" | '\\' | '[' | ']' | '(' | ')';
/** The name of a pseudo, without blanks and a class after it. */
type WordOf<S extends string> = S extends `${infer Word}.${string}` ? WordOf<Word> : S extends `${infer Word} ` ? WordOf<Word> : S;
/** What the steps after the name find. */
type FoundBySteps<Steps extends string, Types, Found> = Steps extends `${infer Step}:${infer Rest}` ? FoundBySteps<Rest, Types, FoundByWord<WordOf<Step>, Types, Found>> : FoundByWord<WordOf<Steps>, Types, Found>;
type FoundByWord<Word extends string, Types, Found> = Word extends keyof Types ? Word extends Leading ? Types[Word] : Found extends Anything ? Types[Word] : Found extends Types[Word] ? Found : Types[Word] : Found;
type FoundByGroup<Group extends string, Types> = Group extends `${string}:${infer Steps}` ? FoundBySteps<Steps, Types, Anything> : Anything;
type FoundByGroups<Groups extends string, Types> = Groups extends `${infer Group},${infer Rest}` ? FoundByGroup<Group, Types> | FoundByGroups<Rest, Types> : FoundByGroup<Groups, Types>;
type FoundByPlain<Q extends string, Types> = Q extends `${string}${Special}${string}` ? Anything : FoundByGroups<Q, Types>;
type FoundBy<Q extends string, Types> = string extends Q ? Anything : FoundByPlain<WithoutArguments<WithoutAttributes<WithoutQuoted<Q>>>, Types>;
/**
 * The query among arguments in any order; `string` where there is none.
 *
 * @example QueryIn<[Timeline, ':text']>; // ':text'
 */
export type QueryIn<Args extends unknown[]> = [TextIn<Args[number]>] extends [never] ? string : TextIn<Args[number]>;
type TextIn<Argument> = Argument extends string ? Argument : never;
/**
 * The type of the elements that a query finds.
 *
 * @example ElementFound<'star*:movieclip, :text'>; // SymbolInstance | Text
 */
export type ElementFound<Q extends string> = [FoundBy<Q, ElementTypes>] extends [Element] ? FoundBy<Q, ElementTypes> : Element;
/**
 * The type of the items that a query finds.
 *
 * @example ItemFound<'/ui/*:button'>; // SymbolItem
 */
export type ItemFound<Q extends string> = [FoundBy<Q, ItemTypes>] extends [Item] ? FoundBy<Q, ItemTypes> : Item;

/** An upright rectangle in the elements' parent coordinates: pixels, y down. */
export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** The bounds that collections report, in pixels of the parent's coordinates, y down. */
export interface Bounds extends Box {
    width: number;
    height: number;
}

/** The attributes of layers that can be set. */
export interface LayerAttributes {
    name: string;
    /** The colour of outlines: `#RRGGBB` or a Number. */
    color: string | number;
    /** 100, 200 or 300 per cent. */
    height: number;
    layerType: 'normal' | 'guide' | 'guided' | 'mask' | 'masked' | 'folder';
    locked: boolean;
    visible: boolean;
    outline: boolean;
}
/** Several attributes at once: values, or Functions that give them. */
export type LayerAttributeValues<L, S> = {
    [K in keyof LayerAttributes]?: LayerAttributes[K] | Callback<L, S, LayerAttributes[K]>;
} & Record<`${string}.${string}`, unknown>;

export type Where = 'above' | 'below' | 'inside';

/** A function that gives names: `(element, index, elements, presentName)`. */
export type Namer<T, S> = (this: S, element: T, index: number, elements: T[], presentName: string) => string;

/**
 * A collection of layers of one document, folders too. Methods leave the scene or symbol being edited, the playhead,
 * the current layer and the selections as they were, except methods that are made to select.
 */
export declare class LayerCollection<L extends Layer = Layer> extends DocumentCollection<L> {
    filter<F extends L>(test: Guard<L, F, this>): LayerCollection<F>;
    filter<S = this>(test: string | Callback<L, S>, thisObject?: S): this;
    /**
     * Sets an attribute of each layer, in order.
     *
     * @param name `name`, `color`, `height` (100, 200 or 300), `layerType`, `locked`, `visible` or `outline`
     * @param value its value, or a Function that gives it for `(layer, index, layers)`; each result is set before the
     * Function is called for the next layer
     * @throws TypeError for another name or a value that it cannot have, before anything is changed; for a result that is
     * refused, an error that names the layer and says how many were set
     * @example $.layers(':guide').attr('visible', false);
     */
    attr<K extends keyof LayerAttributes>(name: K, value: LayerAttributes[K] | Callback<L, this, LayerAttributes[K]>): this;
    /**
     * Sets the property at the end of a path.
     *
     * @param name a path such as `parentLayer.locked`; one that begins with `timeline` sets a property of the
     * layer's timeline
     * @param value as in the first form
     * @throws TypeError where a link is missing, or for a value that the attribute cannot have, before anything is set
     * @example $.layers(':masked').attr('parentLayer.locked', true);
     */
    attr(name: `${string}.${string}`, value: Callback<L, this> | string | number | boolean | object | null): this;
    /**
     * Sets several attributes in order.
     *
     * @param values an Object of names and values
     * @throws as the first form
     * @example $.layers('*').attr({ locked: false, color: '#FF8800' });
     */
    attr(values: LayerAttributeValues<L, this>): this;
    /**
     * Renames the layers and numbers them.
     *
     * @param name as in `ElementCollection.rename`; default: `Layer`
     * @param padding digits of the numbers; true: as many as the largest has; false: no leading zeros; default: true
     * @param start the first number; default: 1
     * @param separator between name and number; default: `_`
     * @throws TypeError or RangeError for arguments of no use, before anything is renamed
     * @example $.layers(':normal').rename('art_##').pluck('name')[0].indexOf('art_01'); // 0
     */
    rename(name?: string | Namer<L, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /**
     * Selects the layers; the first is then the current one. Opens their timeline where another one is being edited.
     *
     * @throws Error when they are on several timelines
     * @example $.layers(':normal').select();
     */
    select(): this;
    /**
     * Deletes the layers, folders with their contents. The collection is then empty.
     *
     * @throws Error when a timeline would keep no layer, before anything is deleted
     * @example $.layers(':normal:empty').deleteLayers().elements.length; // 0
     */
    deleteLayers(): this;
    /**
     * Moves the layers to another layer of their timeline, in the order in which they are stacked. What belongs to them
     * goes along.
     *
     * @param layer a Layer, or a LayerCollection with one
     * @param where `above`, `below`, or `inside` a folder, mask or guide, above what is there
     * @throws TypeError for anything else; Error for a layer that would move into itself, or is on another timeline,
     * before anything is moved
     * @example $.layers(':last').moveTo($.layers(':first'), 'above');
     */
    moveTo(layer: Layer | LayerCollection, where: Where): this;
    /**
     * Moves the layers into a folder; makes the folder if there is none.
     *
     * @param name the folder, or the path of one such as `art/old`; `''` takes the layers out of all folders, masks and
     * guides
     * @throws TypeError when the name is not a String; Error when a folder would go into itself
     * @example $.layers(':guide').toFolder('guides');
     */
    toFolder(name: string): this;
    /**
     * Sorts the collection in ascending order and restacks the layers, the first on top. They change places among
     * themselves, within their folder, mask or guide.
     *
     * @param property a property of layers, such as `name`, a word of queries, or a path such as `parentLayer.name`; or a
     * Function as in `Array.prototype.sort`
     * @param reverse true: the first at the bottom; the collection stays ascending; default: false
     * @throws TypeError when the property is none of these, or no layer has it, or reverse is not a Boolean
     * @example $.layers(':normal').orderBy('name');
     */
    orderBy(property: string | Compare<L>, reverse?: boolean): this;
    /**
     * Duplicates the layers, with what belongs to them. The collection then holds the copies.
     *
     * @example $.layers(':first').duplicate().elements.length; // 1
     */
    duplicate(): this;
    /**
     * Makes the layers masked by another one, which becomes a mask.
     *
     * @param layer a normal layer or a mask: a Layer, or a LayerCollection with one
     * @throws TypeError for anything else; Error for layers that cannot be masked, such as folders, before anything is
     * changed
     * @example $.layers(':last').mask($.layers(':first'));
     */
    mask(layer: Layer | LayerCollection): this;
    /**
     * Makes masked layers normal again; others are left alone.
     *
     * @example $.layers(':masked').unmask();
     */
    unmask(): this;
    /**
     * Collects the elements on all keyframes of the layers. (`elements` is the Array of the layers themselves.)
     *
     * @param query keeps those that it finds; default: all
     * @returns a new ElementCollection
     * @throws SelectorError for a query that cannot be read
     * @example $.layers('*').contents(':text').attr('y', 20);
     */
    contents<Q extends string = string>(query?: Q): ElementCollection<ElementFound<Q>>;
    /**
     * Collects the elements on all keyframes of the layers, whose type the query leaves open.
     *
     * @param query as in the first form
     * @returns as the first form
     * @throws as the first form
     * @typeParam E what the elements are known to be; nothing checks it
     * @example $.layers('*').contents().length > 5; // true
     */
    contents<E extends Element = Element>(query?: string): ElementCollection<E>;
    /**
     * Collects the keyframes of the layers.
     *
     * @param query keeps those that it finds; default: all
     * @returns a new FrameCollection
     * @throws SelectorError for a query that cannot be read
     * @example $.layers(':guide').frames(':labelled').attr('label', '');
     */
    frames(query?: string): FrameCollection;
    /**
     * Collects the library items of the elements on the layers, each once.
     *
     * @returns a new ItemCollection
     * @example $.layers(':first').items().pluck('name');
     */
    items(): ItemCollection;
    /**
     * Measures the common bounds of what is on any keyframe of the layers, in the coordinates of their timelines.
     *
     * @returns left, top, right, bottom, width and height in pixels; null when nothing is there
     * @example $.layers('stars').bounds().width > 0; // true
     */
    bounds(): Bounds | null;
    /**
     * Collects the folders, masks and guides that the layers belong to.
     *
     * @returns a new LayerCollection
     * @example $.layers(':masked').parent().pluck('layerType');
     */
    parent(): LayerCollection;
    /**
     * Collects the layers that belong directly to these folders, masks and guides.
     *
     * @returns a new LayerCollection
     * @example $.layers(':folder').children().attr('locked', true);
     */
    children(): LayerCollection;
}

/** Words for parts of the path of an item, or of the item of an instance. No host has such members. */
export type ItemWord = 'shortName' | 'folder';

/**
 * The type of a property or a path of them: `libraryItem.name`, `textRuns.0.textAttrs.face`; unknown where no type
 * says, such as for properties that only some elements have.
 */
export type ValueAt<T, P extends string> = P extends `${infer Head}.${infer Rest}` ? ValueAt<ValueAt<T, Head>, Rest> : P extends keyof T ? T[P] : T extends readonly (infer I)[] ? P extends `${number}` ? I : unknown : unknown;

/** The type of an attribute's value; unknown for attributes that are not known. */
export type ItemAttributeValue<I, K> = K extends ItemWord ? string : K extends string ? ValueAt<I, K> : unknown;
/**
 * The names that `attr` takes. Where the type of the items is known they are its properties, the parts of their paths,
 * and paths of members; a collection of just any items may hold some that have more.
 */
export type ItemAttributeName<I> = Item extends I ? string : (keyof I & string) | ItemWord | OtherItemAttributeNames<I>;
/** Several properties at once, by the same names. Values along paths are not checked. */
export type ItemAttributes<I, S> = {
    [K in keyof I | ItemWord]?: ValueOrCallback<I, S, ItemAttributeValue<I, K>>;
} & Partial<Record<OtherItemAttributeNames<I>, unknown>>;
/** The names besides those of properties: paths; any name where the items may have more than their type says. */
export type OtherItemAttributeNames<I> = Item extends I ? string : `${string}.${string}`;

/** A collection of library items of one document. */
export declare class ItemCollection<I extends Item = Item> extends DocumentCollection<I> {
    /** The library of that document. */
    readonly library: Library;
    /**
     * @param items an Array or collection of items (copied), or one item
     * @param document the document that they belong to; default: the one of the collection given, else the active one
     * @throws Error when no document is given and none is open
     */
    constructor(items?: OneOrMany<I>, document?: Document);
    filter<F extends I>(test: Guard<I, F, this>): ItemCollection<F>;
    filter<S = this>(test: string | Callback<I, S>, thisObject?: S): this;
    /**
     * Deletes the items from the library, those in the deepest folders first. The collection is then empty.
     *
     * @throws Error when Animate refuses to delete one
     * @example $$('/sketches/*').deleteItems().elements.length; // 0
     */
    deleteItems(): this;
    /**
     * Replaces the selection of the library panel, and opens the folders above the items.
     *
     * @throws Error when the library has no such item
     * @example $$(':button').select();
     */
    select(): this;
    /**
     * Opens the folders among the items in the library panel, or closes them.
     *
     * @param state true: open; false: close; default: true
     * @param recurse true: also the folders above; false: these only; default: false
     * @throws TypeError when one of them is not a Boolean
     * @example $$(':folder').expand(false);
     */
    expand(state?: boolean, recurse?: boolean): this;
    /**
     * Opens every folder above the items in the library panel.
     *
     * @example $$('Button*').reveal();
     */
    reveal(): this;
    /**
     * Collects a property of each item.
     *
     * @param property a name, or a path such as `timeline.frameCount`; `shortName` and `folder` are the two parts of an
     * item's path
     * @returns a new Array of the values; undefined where something on the path is missing
     * @throws TypeError when the property is not a name
     * @example $$('/ui/Button*').pluck('shortName'); // ['Button1', 'Button2']
     */
    pluck<P extends string, T extends Item>(this: {
        readonly elements: readonly T[];
    }, property: P): ValueAt<T, P>[];
    /**
     * Sets a property of each item.
     *
     * @param name a property of the host, or a path such as `scalingGridRect.left`; a new `name` or `shortName` changes
     * the last part of the path, a new `folder` the rest
     * @param value its value, or a Function that gives it for `(item, index, items)`
     * @throws TypeError without a value, or for a name that an item does not have
     * @example $$(':movieclip').attr('linkageExportForAS', true);
     */
    attr<K extends ItemAttributeName<I>>(name: K, value: ValueOrCallback<I, this, ItemAttributeValue<I, K>>): this;
    /**
     * Sets several properties in order.
     *
     * @param values an Object of properties and values
     * @throws TypeError when it is not an Object
     * @example $$('star').attr({ shortName: 'sun', folder: 'sky' }).pluck('name'); // ['sky/sun']
     */
    attr(values: ItemAttributes<I, this>): this;
    /**
     * Exports the items for ActionScript, each under a class of its own.
     *
     * @param name the class as in `rename`, `*` stands for the last part of the path: `ui.*`; or a Function that gives
     * it; false: stops exporting them
     * @throws TypeError for a folder, or a name that is not a class or that another item has. Then nothing is changed
     * @example $$(':button').linkage('ui.*').pluck('linkageClassName'); // ['ui.Button1', 'ui.Button2']
     */
    linkage(name: string | Namer<I, this> | false): this;
    /**
     * Measures the common bounds of what symbols show in any keyframe, each in its own coordinates.
     *
     * @returns left, top, right, bottom, width and height in pixels; null when nothing is shown
     * @example $$('/ui/panel').bounds().width > 0; // true
     */
    bounds(): Bounds | null;
    /**
     * Renames the items and numbers them; each stays in its folder.
     *
     * @param name as in `ElementCollection.rename`, of the last part of the path; default: `Item`
     * @param padding digits of the numbers; true: as many as the largest has; false: no leading zeros; default: true
     * @param start the first number; default: 1
     * @param separator between name and number; default: `_`
     * @throws TypeError or RangeError for arguments of no use; Error when names would collide. Then nothing is renamed
     * @example $$(':button').rename('button_##').pluck('name'); // ['ui/button_01', 'ui/button_02']
     */
    rename(name?: string | Namer<I, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /**
     * Moves the items into a folder; makes the folder if there is none.
     *
     * @param path the folder, such as `art/old`; `''` is the root of the library
     * @param replace true: replaces an item of the same name there; false: gives the moved one another name;
     * default: false
     * @param expand true: opens the folder in the panel; default: true
     * @throws TypeError for arguments of another type; Error when a folder would go into itself
     * @example $$(':graphic').move('art/graphics');
     */
    move(path: string, replace?: boolean, expand?: boolean): this;
    /**
     * Places the items on the current layer and frame, centred on one point, and selects what was placed. Items that
     * cannot be placed on the stage, such as sounds, are skipped.
     *
     * @param x pixels; default: 0
     * @param y pixels; default: 0
     * @returns a new ElementCollection of what was placed
     * @throws TypeError when x or y is not a Number; Error when Animate refuses to place an item
     * @example $$('star').addToStage(320, 180).rename('newStar');
     */
    addToStage(x?: number, y?: number): ElementCollection;
    /**
     * Collects every instance of the items, in every timeline of the document.
     *
     * @returns a new ElementCollection
     * @example $$('twinkle').instances().pluck('name'); // ['twinkle_a', 'twinkle_b']
     */
    instances(): ElementCollection<Instance>;
    /**
     * Collects the layers in the timelines of the items; items without a timeline are skipped.
     *
     * @param query keeps those that it finds; default: all
     * @returns a new LayerCollection
     * @throws SelectorError for a query that cannot be read
     * @example $$(':symbol').layers(':guide').attr('visible', false);
     */
    layers(query?: string): LayerCollection;
    /**
     * Collects the keyframes in the timelines of the items; items without a timeline are skipped.
     *
     * @param query keeps those that it finds; default: all
     * @returns a new FrameCollection
     * @throws SelectorError for a query that cannot be read
     * @example $$(':movieclip').frames(':scripted').pluck('actionScript');
     */
    frames(query?: string): FrameCollection;
    /**
     * Collects the items whose timelines contain these.
     *
     * @returns a new ItemCollection
     * @example $$('flame').usedBy().pluck('name'); // ['backdrop/balloon']
     */
    usedBy(): ItemCollection;
    /**
     * Imports the items again from their files.
     *
     * @throws Error when the host refuses
     * @example $$(':bitmap').update();
     */
    update(): this;
}

/** The attributes of keyframes that can be set. */
export interface FrameAttributes {
    /** Sets `name`, and `labelType` to `name`. */
    label: string;
    name: string;
    labelType: 'none' | 'name' | 'comment' | 'anchor';
    actionScript: string;
    tweenType: 'none' | 'motion' | 'shape';
    tweenEasing: number;
    tweenInstanceName: string;
    hasCustomEase: boolean;
    useSingleEaseCurve: boolean;
    motionTweenSnap: boolean;
    motionTweenScale: boolean;
    motionTweenSync: boolean;
    motionTweenOrientToPath: boolean;
    motionTweenRotate: 'none' | 'auto' | 'clockwise' | 'counter-clockwise';
    motionTweenRotateTimes: number;
    shapeTweenBlend: 'distributive' | 'angular';
    soundName: string;
    soundLibraryItem: Item;
    soundSync: 'event' | 'stop' | 'start' | 'stream';
    soundEffect: string;
    soundLoopMode: 'repeat' | 'loop';
    soundLoop: number;
}
/** Several attributes at once: values, or Functions that give them. */
export type FrameAttributeValues<F, S> = {
    [K in keyof FrameAttributes]?: FrameAttributes[K] | Callback<F, S, FrameAttributes[K]>;
} & Record<`${string}.${string}`, unknown>;

/** A point of an ease curve: the share of the time and the share of the way, from (0, 0) to (1, 1). */
export interface EasePoint {
    x: number;
    y: number;
}
/** How a tween speeds up and slows down: -100 to 100, a name such as `cubicInOut`, or the points of a curve. */
export type Easing = number | string | EasePoint[];

/**
 * A collection of keyframes of one document, each with the frames that it holds for: its span. Frames count from 0, as
 * in `startFrame`. Methods leave the scene or symbol being edited, the playhead, the current layer and the selections
 * as they were, except methods that are made to select.
 */
export declare class FrameCollection<F extends Frame = Frame> extends DocumentCollection<F> {
    filter<G extends F>(test: Guard<F, G, this>): FrameCollection<G>;
    filter<S = this>(test: string | Callback<F, S>, thisObject?: S): this;
    /**
     * Sets an attribute of each keyframe, in order.
     *
     * @param name `label` (sets `name`, and `labelType` to `name`), `name`, `labelType`, `actionScript`, or a property
     * of tweens or sounds that the host can set, such as `tweenEasing`, `motionTweenRotate`, `soundName`, `soundSync`
     * @param value its value, or a Function that gives it for `(frame, index, frames)`; each result is set before the
     * Function is called for the next frame
     * @throws TypeError for another name or a value that it cannot have, before anything is changed; for a result that is
     * refused, an error that names the frame and says how many were set
     * @example $.frames(':scripted').attr('label', 'action');
     */
    attr<K extends keyof FrameAttributes>(name: K, value: FrameAttributes[K] | Callback<F, this, FrameAttributes[K]>): this;
    /**
     * Sets the property at the end of a path.
     *
     * @param name a path such as `layer.name`; one that begins with `layer` or `timeline` sets a property of the
     * keyframe's layer or timeline
     * @param value as in the first form
     * @throws TypeError where a link is missing, or for a value that the attribute cannot have, before anything is set
     * @example $.frames(':scripted').attr('layer.name', 'actions');
     */
    attr(name: `${string}.${string}`, value: Callback<F, this> | string | number | boolean | object | null): this;
    /**
     * Sets several attributes in order.
     *
     * @param values an Object of names and values
     * @throws as the first form
     * @example $.frames(':audible').attr({ soundSync: 'stream', soundLoop: 1 });
     */
    attr(values: FrameAttributeValues<F, this>): this;
    /**
     * Labels the keyframes and numbers the labels.
     *
     * @param name as in `ElementCollection.rename`; default: `label`
     * @param padding digits of the numbers; true: as many as the largest has; false: no leading zeros; default: true
     * @param start the first number; default: 1
     * @param separator between name and number; default: `_`
     * @throws TypeError or RangeError for arguments of no use, before anything is renamed
     * @example $.frames(':labelled').rename('pose_##');
     */
    rename(name?: string | Namer<F, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /**
     * Selects the frames of the keyframes. Opens their timeline where another one is being edited.
     *
     * @throws Error when they are on several timelines
     * @example $.frames(':empty').select();
     */
    select(): this;
    /**
     * Empties the keyframes: elements, label, script, sound and tween go. The keyframes stay.
     *
     * @example $.frames(':has(:bitmap)').clear();
     */
    clear(): this;
    /**
     * Removes the spans of the keyframes from their layers; what follows moves to the left. The collection is then empty.
     *
     * @example $.frames(':empty:not(:first)').deleteFrames().elements.length; // 0
     */
    deleteFrames(): this;
    /**
     * Sets the number of frames of each span. Later keyframes of the layer move.
     *
     * @param duration frames, 1 or more
     * @throws TypeError when it is not a Number; RangeError when it is not whole, or less than 1
     * @example $.frames('*').setDuration(5).pluck('duration')[0]; // 5
     */
    setDuration(duration: number): this;
    /**
     * Replaces a sound by another one on the keyframes that have it. How it is played stays: sync, effect, repetitions.
     *
     * @param from a sound of the library, or its path
     * @param to the new sound, or its path
     * @throws TypeError for anything else; Error when the library has no such sound
     * @example
     * var sounds = $$(':sound');
     * if (sounds.length > 1) $.frames.all(':audible').replaceSound(sounds.first(), sounds.last());
     */
    replaceSound(from: string | Item, to: string | Item): this;
    /**
     * Tweens the keyframes to the next ones. For a classic tween, Animate puts what it cannot move as it is into a
     * symbol.
     *
     * @param type `motion`: a classic tween; `shape`: a shape tween; default: `motion`
     * @param easing as in `ease`; default: none
     * @throws TypeError or RangeError for anything else; Error for motion objects, and for a shape tween of anything but
     * shapes, before anything is changed
     * @example $.frames(':has(comet)').tween('motion', 'cubicInOut');
     */
    tween(type?: 'motion' | 'classic' | 'shape', easing?: Easing): this;
    /**
     * Removes the tweens of the keyframes.
     *
     * @example $.frames(':classic').untween();
     */
    untween(): this;
    /**
     * Eases those of the keyframes that are classic or shape tweens; others are left alone.
     *
     * @param easing -100 (begins slowly) to 100 (ends slowly); the name of an ease, such as `quadOut`, `cubicInOut`,
     * `elasticIn` or `linear`, which becomes a curve; or the points `{ x, y }` of a curve from (0, 0) to (1, 1)
     * @throws TypeError or RangeError for anything else; Error for motion objects, which scripts cannot ease, before
     * anything is changed
     * @example $.frames(':classic').ease('cubicInOut');
     */
    ease(easing: Easing): this;
    /**
     * Makes every frame of the spans a keyframe. The collection then holds them all.
     *
     * @example $.frames(':classic').toKeyframes().untween();
     */
    toKeyframes(): this;
    /**
     * Moves the keyframes in time. The span before gives or takes the room, and the next keyframe stays.
     *
     * @param by frames: positive to the right
     * @throws TypeError or RangeError when it is not a whole Number; Error for the first keyframe of a layer, and for a
     * move onto or past another keyframe, before anything is moved
     * @example $.frames(':labelled:not(:first)').move(0);
     */
    move(by: number): this;
    /**
     * Collects the elements on the keyframes. (`elements` is the Array of the keyframes themselves.)
     *
     * @param query keeps those that it finds; default: all
     * @returns a new ElementCollection
     * @throws SelectorError for a query that cannot be read
     * @example $.frames(':tween').contents(':symbol').attr('alpha', 50);
     */
    contents<Q extends string = string>(query?: Q): ElementCollection<ElementFound<Q>>;
    /**
     * Collects the elements on all keyframes of the keyframes, whose type the query leaves open.
     *
     * @param query as in the first form
     * @returns as the first form
     * @throws as the first form
     * @typeParam E what the elements are known to be; nothing checks it
     * @example $.frames('*').contents().length > 5; // true
     */
    contents<E extends Element = Element>(query?: string): ElementCollection<E>;
    /**
     * Collects the layers of the keyframes, each once.
     *
     * @param query keeps those that it finds; default: all
     * @returns a new LayerCollection, in the order of first appearance
     * @throws SelectorError for a query that cannot be read
     * @example $.frames(':scripted').layers().rename('actions');
     */
    layers(query?: string): LayerCollection;
    /**
     * Collects the library items of the elements on the keyframes, each once.
     *
     * @returns a new ItemCollection
     * @example $.frames(':tween').items().pluck('name');
     */
    items(): ItemCollection;
}

/** A colour, and the number of elements that have it. */
export interface ColorCount {
    /** `#RRGGBB`, or `#RRGGBBAA` where it is not opaque. */
    color: string;
    count: number;
}

/** A run of a text as a row of a table. */
export interface TextRow {
    /** Where the run is; texts elsewhere do not change it. */
    id: string;
    /** The name of the scene, or `/` and the path of the symbol. */
    timeline: string;
    layer: string;
    /** The number of the keyframe, from 1. */
    frame: number;
    /** The name of the text; empty where it has none. */
    name: string;
    font: string;
    /** In points. */
    size: number;
    /** The characters when the table was made; lines end in `\n`. */
    source: string;
    /** The characters to put in. */
    text: string;
}

/** What of a row `importTexts` reads. */
export type ImportedRow = Pick<TextRow, 'id' | 'source' | 'text'>;
/** A row that cannot simply be put in. */
export interface TextProblem {
    /**
     * `missing`: no such text; `moved`: the text is elsewhere; `changed`: it has other characters than those of the table.
     */
    kind: 'missing' | 'moved' | 'changed';
    /** The row of the table. */
    row: ImportedRow;
    /** The row that would now be made of the text; null if it is missing. */
    now: TextRow | null;
}

/** Gives uniform numbers in [0, 1), as `Math.random`. */
export type RandomSource = () => number;

/** A modifier of `randomize`: a Number, a text such as `'+10'` or `'20%'`, `[from, to]`, or a Function as in `attr`. */
export type RandomModifier<E, S> = number | string | [number, number] | Callback<E, S>;
/** A modifier, or one for each axis of a pair. */
export type RandomValue<E, S> = RandomModifier<E, S> | {
    x?: RandomModifier<E, S>;
    y?: RandomModifier<E, S>;
} | {
    width?: RandomModifier<E, S>;
    height?: RandomModifier<E, S>;
};

/** Gives the colour to put in the place of another one, or nothing. */
export type ColorReplacer = (color: string) => string | number | null | undefined;

/** A colour as the host takes it: `#RRGGBB`, `#RRGGBBAA`, or a Number such as 0xFF0000. */
export type Color = string | number;

/** Two values that are set together: one Number for both, `[a, b]`, or an object that names them. */
export type PairValue = number | [number, number] | {
    x: number;
    y: number;
} | {
    width: number;
    height: number;
};
/** The attributes that are not properties of the host. */
export interface CompoundAttributes {
    pos: PairValue;
    position: PairValue;
    size: PairValue;
    scale: PairValue;
    tint: Color;
    alpha: number;
    brightness: number;
    /** Of texts alone. */
    text: string;
    /** Of texts alone: the face of all characters. */
    font: string;
    /** Of the item of an instance. */
    shortName: string;
    folder: string;
}
/** The type of an attribute's value; unknown for attributes that are not known. */
export type AttributeValue<E, K> = K extends keyof CompoundAttributes ? CompoundAttributes[K] : K extends string ? ValueAt<E, K> : unknown;
/** The names that `attr` takes: properties, and paths. Of just any elements, the properties that some have. */
export type AttributeName<E> = Element extends E ? AnyProperty | keyof CompoundAttributes | `${string}.${string}` : (keyof E & string) | keyof CompoundAttributes | OtherAttributeNames<E>;
/** Several attributes at once, by the same names. Values along paths are not checked. */
export type Attributes<E, S> = {
    [K in keyof E | keyof CompoundAttributes]?: ValueOrCallback<E, S, AttributeValue<E, K>>;
} & Partial<Record<OtherAttributeNames<E>, unknown>>;
/** The names besides those of properties: paths; any name where the elements may have more than their type says. */
export type OtherAttributeNames<E> = Element extends E ? string : `${string}.${string}`;
/** The properties of all classes of elements. */
type AnyProperty = PropertyOf<SymbolInstance | BitmapInstance | CompiledClipInstance | ComponentInstance | Text | Shape | Oval | Rectangle>;
type PropertyOf<E> = E extends unknown ? keyof E & string : never;
/**
 * Words of queries, for the compiler. Declare here what `Selectors.element.register` adds to them, as
 * `interface RegisteredWords { depth: unknown }`.
 */
export interface RegisteredWords {
    text: unknown;
    font: unknown;
    fill: unknown;
    stroke: unknown;
    tint: unknown;
    shortName: unknown;
    folder: unknown;
}
/** What `orderBy` of elements takes besides a Function. */
export type OrderWord = ('name' | 'elementType' | 'x' | 'y' | 'width' | 'height' | 'size' | 'left' | 'top') | ('rotation' | 'scaleX' | 'scaleY' | 'transformX' | 'transformY' | 'skewX' | 'skewY' | 'random') | (keyof RegisteredWords & string) | `${string}.${string}`;

/** The edges and the middle along the x axis. */
export type HorizontalEdge = 'left' | 'horizontal' | 'right';
/** The edges and the middle along the y axis. */
export type VerticalEdge = 'top' | 'vertical' | 'bottom';
/** The words of `distribute`, by themselves. */
export type EdgeWord = HorizontalEdge | VerticalEdge;
export type Separator = ' ' | ',' | ', ';
/** One edge, or one of each axis. */
export type EdgeWords = EdgeWord | `${HorizontalEdge}${Separator}${VerticalEdge}` | `${VerticalEdge}${Separator}${HorizontalEdge}`;
/** What `align` takes: an edge, the middle, or a pair. */
export type AlignWords = EdgeWords | 'center' | `${EdgeWord} center` | `center ${EdgeWord}`;
export type Across = 'left' | 'center' | 'right';
export type Down = 'top' | 'center' | 'bottom';
/** A corner, an edge or the middle of a box: `top left`, `right center`. */
export type CornerWords = `${Down} ${Across}` | `${Across} ${Down}`;

/**
 * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
 * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
 * playhead, the current layer and the timeline being edited as they were, except methods that are made to select. An
 * element that is in the collection twice is moved or rotated once.
 */
export declare class ElementCollection<E extends Element = Element> extends DocumentCollection<E> {
    filter<F extends E>(test: Guard<E, F, this>): ElementCollection<F>;
    filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this;
    /**
     * Collects the library items of the elements, each once; elements without an item are skipped.
     *
     * @returns a new ItemCollection, in the order of first appearance
     * @example $('twinkle*').items().pluck('name'); // ['stars/twinkle']
     */
    items(): ItemCollection;
    /**
     * Collects the layers that the elements are on, each once.
     *
     * @param query keeps those that it finds; default: all
     * @returns a new LayerCollection, in the order of first appearance
     * @throws SelectorError for a query that cannot be read
     * @example $(':text').layers().attr('locked', true);
     */
    layers(query?: string): LayerCollection;
    /**
     * Collects the keyframes that the elements are on, each once.
     *
     * @param query keeps those that it finds; default: all
     * @returns a new FrameCollection, in the order of first appearance
     * @throws SelectorError for a query that cannot be read
     * @example $('twinkle*').frames().pluck('startFrame'); // [0]
     */
    frames(query?: string): FrameCollection;
    /**
     * Replaces the selection of the document. The host leaves out what cannot be selected, such as elements on locked
     * layers.
     *
     * @param which nothing or `true` for all, an index, a name (`*` stands for any text), or an element; default: all
     * @throws TypeError for anything else; RangeError for an index outside of the collection
     * @example $(':symbol').select('twinkle_*');
     */
    select(which?: number | string | boolean | E): this;
    /**
     * Groups the elements. The collection then holds the group, which is selected.
     *
     * @throws Error when the host does not group them
     * @example $('twinkle*').group().elements.length; // 1
     */
    group(): this;
    /**
     * Duplicates the elements. The copies are selected; their names count on from the highest number of the originals.
     *
     * @param add true: the collection then holds originals and copies; false: the copies only; default: false
     * @throws TypeError when add is not a Boolean
     * @example $('btn*').duplicate().pluck('name'); // ['btn3', 'btn4']
     */
    duplicate(add?: boolean): this;
    /**
     * Deletes the elements from the stage. The collection is then empty.
     *
     * @example $(':text').deleteElements().elements.length; // 0
     */
    deleteElements(): this;
    /**
     * Moves all elements together.
     *
     * @param x pixels
     * @param y pixels
     * @param relative true: x and y are distances; false: the top-left corner of the common bounds goes to (x, y);
     * default: false
     * @throws TypeError when x or y is not a Number; RangeError when one is not finite
     * @example $('twinkle*').move(10, 0, true);
     */
    move(x: number, y: number, relative?: boolean): this;
    /**
     * Rotates all elements together.
     *
     * @param angle degrees, clockwise
     * @param corner the corner or edge of the common bounds to rotate about, such as `top left`; default: their centre
     * @throws TypeError when the angle is not a Number, or the corner has no such name
     * @example $('twinkle*').rotate(90, 'top left');
     */
    rotate(angle: number, corner?: CornerWords): this;
    /**
     * Scales all elements together.
     *
     * @param xScale factor: 1 keeps the width, 2 doubles it, -1 flips; default: 1
     * @param yScale factor for the height; default: xScale
     * @param corner the corner or edge of the common bounds that stays, such as `top left`; default: their centre
     * @throws TypeError when a factor is not a Number, or the corner has no such name; RangeError for a factor of 0
     * @example $('twinkle*').scale(2).scale(1, 0.5, 'bottom center');
     */
    scale(xScale?: number, yScale?: number, corner?: CornerWords): this;
    /**
     * Moves the transformation point of each element; the element itself stays.
     *
     * @param state true: to the middle of the element's bounds; false: to its registration point; default: true
     * @throws TypeError when state is not a Boolean
     * @example $(':symbol').centerTransformPoint();
     */
    centerTransformPoint(state?: boolean): this;
    /**
     * Moves the transformation point of each element to a corner or edge of its bounds; the element itself stays.
     *
     * @param corner `top left`, `bottom center`, `right center` … or `center`
     * @throws TypeError for another word
     * @example $(':symbol').pivot('bottom center');
     */
    pivot(corner: CornerWords | 'center'): this;
    /**
     * Measures the common bounds of the elements.
     *
     * @returns left, top, right, bottom, width and height in pixels; null when the collection is empty
     * @example $('twinkle*').bounds().width > 300; // true
     */
    bounds(): Bounds | null;
    /**
     * Replaces the item that the instances show; their place, effects and name stay.
     *
     * @param item a library item, or its path
     * @throws TypeError when an element is not an instance; Error when the library has no such item
     * @example $('twinkle*').swap('stars/star').items().pluck('name'); // ['stars/star']
     */
    swap(item: string | Item): this;
    /**
     * Makes a symbol of each element. The collection then holds the instances.
     *
     * @param type `movie clip`, `graphic` or `button`; default: `movie clip`
     * @param name as in `rename`, with folders before it; `*` stands for the element's name; default: `Symbol`, numbered
     * @param registration the place of the symbol's zero point: `top left`, `center`, `bottom right` …;
     * default: `top left`
     * @returns the collection itself, as one of symbol instances
     * @throws TypeError for another type or registration; Error when the library has one of the names. Then nothing is
     * made
     * @example $(':text').toSymbol('graphic', 'texts/label_##').items().pluck('name'); // ['texts/label_01']
     */
    toSymbol(type?: 'movie clip' | 'graphic' | 'button', name?: string | Namer<E, this>, registration?: string): ElementCollection<SymbolInstance>;
    /**
     * Reads the characters of the texts.
     *
     * @returns a new Array of Strings, whose lines end in `\r`
     * @throws TypeError for an element that is not a text
     * @example $(':text').text(); // ['Night sky']
     */
    text(): string[];
    /**
     * Replaces the characters of the texts. The new ones get the format of the first character.
     *
     * @param value a String, or a Function that gives it for `(element, index, elements)`
     * @throws TypeError for an element that is not a text, or a value that is not a String
     * @example $(':text').text('Good night').text(); // ['Good night']
     */
    text(value: ValueOrCallback<E, this, string>): this;
    /**
     * Replaces words in the texts. New characters keep the format of the old ones. A match cannot reach across characters
     * of different formats.
     *
     * @param what a String: every occurrence is replaced; or a RegExp, as in `String.replace`
     * @param by a String, or a Function that gives it for the match, as in `String.replace`
     * @throws TypeError for an element that is not a text, or arguments of another type
     * @example $(':text').replaceText('Night', 'Evening').text(); // ['Evening sky']
     */
    replaceText(what: string | RegExp, by: string | ((match: string, ...details: never[]) => string)): this;
    /**
     * Makes a table of the texts, and of those inside the groups: for translators, or to check the spelling. Other
     * elements are left out. A text whose characters have several formats has a row for each stretch of one format.
     *
     * @param format `csv` or `json`; default: `csv`
     * @returns a table with the columns id, timeline (a scene, or `/` and the path of a symbol), layer, frame (from 1),
     * name, font, size (points), source and text. The last two are equal, the lines in them end in `\n`: write what is
     * to be put in into `text`, and leave `id` and `source` as they are
     * @throws TypeError for another format
     * @example $.all('*').exportTexts().split('\n')[0]; // 'id,timeline,layer,frame,name,font,size,source,text'
     */
    exportTexts(format?: 'csv' | 'json'): string;
    /**
     * Puts a table that `exportTexts` made back, its column `text` changed. Characters keep their formats, and lines
     * their ends. Rows whose `text` equals `source` change nothing.
     *
     * @param table the table in CSV (spreadsheets may have written semicolons or tabs), or an Array of objects with `id`,
     * `source` and `text`
     * @param decide a Function that is called with each row that does not fit the document any more: it receives
     * `{ kind, row, now }`, where kind is `missing`, `moved` or `changed`, and returns true for what is put in all the
     * same; default: such rows are an error
     * @throws TypeError for arguments of another type; Error for a table that cannot be read, and for rows that do not
     * fit. Then nothing is changed
     * @example
     * var table = $.all('*').exportTexts();
     * $.all('*').importTexts(table.replace(/,Night sky$/m, ',Nachthimmel'));
     */
    importTexts(table: string | ImportedRow[], decide?: (problem: TextProblem) => unknown): this;
    /**
     * Sets an attribute of all characters of the texts.
     *
     * @param name `face`, `size`, `bold`, `italic`, `fillColor`, `alignment`, `letterSpacing` … of the host's TextAttrs
     * @param value its value, or a Function that gives it for `(element, index, elements)`
     * @throws TypeError for an element that is not a text, or a name that texts do not have; then nothing is changed
     * @example $(':text').textAttr('size', 30);
     */
    textAttr(name: string, value: unknown): this;
    /**
     * Sets an attribute of the characters that have a certain value of it.
     *
     * @param name as in the first form
     * @param from the present value; case does not count. A face may be named by its family, `Arial`, which stands for
     * `ArialMT` and `Arial-BoldMT` too: bold and italic characters stay so in the new font
     * @param to the new value
     * @throws as the first form
     * @example $.all(':text').textAttr('face', 'Helvetica', 'Arial');
     */
    textAttr(name: string, from: unknown, to: unknown): this;
    /**
     * Sets several attributes of all characters, in order.
     *
     * @param values an Object of names and values
     * @throws as the first form
     * @example $(':text').textAttr({ size: 30, bold: true });
     */
    textAttr(values: Record<string, unknown>): this;
    /**
     * Counts the elements that have each colour: of fills and gradients, strokes, characters, tints; of a group those of
     * its members.
     *
     * @returns a new Array of `{ color, count }`, the most frequent first; colours are `#RRGGBB`, or `#RRGGBBAA` where they
     * are not opaque
     * @example $.all('*').colors()[0].color; // '#FFFFFF'
     */
    colors(): ColorCount[];
    /**
     * Replaces a colour, wherever the elements have it: in fills and gradients, strokes, characters, tints; in groups
     * too. An alpha stays, unless the new colour names one.
     *
     * @param from the colour to replace: `#RRGGBB`, `#RGB`, a Number such as 0xFF0000, or `#RRGGBBAA` for this alpha only
     * @param to the new colour
     * @param tolerance the most that a channel (red, green, blue, alpha) may differ, from 0 to 255; default: 0
     * @throws TypeError for what is not a colour; RangeError for another tolerance; Error for a tint of an instance that
     * cannot be selected. Then nothing is changed
     * @example $.all('*').replaceColor('#F00', '#0A0', 8);
     */
    replaceColor(from: Color, to: Color, tolerance?: number): this;
    /**
     * Replaces colours by what a Function gives.
     *
     * @param replacer is called with each colour, `#RRGGBB` or `#RRGGBBAA`; it returns the new one, or nothing for no
     * change
     * @throws TypeError for a result that is not a colour; then nothing is changed
     * @example
     * $('*:shape').replaceColor(function (color) {
     *   return color === '#FFFFFF' ? '#EEEEEE' : null;
     * });
     */
    replaceColor(replacer: ColorReplacer): this;
    /**
     * Removes scale, rotation and skew of each element; `x` and `y` stay.
     *
     * @example $(':symbol').resetTransform();
     */
    resetTransform(): this;
    /**
     * Collects a property of each element.
     *
     * @param property a name, a word of queries such as `font`, or a path such as `libraryItem.name` or `frame.label`;
     * `shortName` and `folder` are the two parts of an item's path. A word with several values gives an Array of them
     * @returns a new Array of the values; undefined where something on the path is missing
     * @throws TypeError when the property is not a name
     * @example $('twinkle*').pluck('libraryItem.name'); // ['stars/twinkle', 'stars/twinkle']
     */
    pluck<P extends string, T extends Element>(this: {
        readonly elements: readonly T[];
    }, property: P): ValueAt<T, P>[];
    /**
     * Sets an attribute of each element, in order.
     *
     * @param name a property of the host, or a path such as `libraryItem.linkageClassName`; `pos`, `size` or `scale` (two
     * values); `tint` (a colour), `alpha` (0 to 100) or `brightness` (-100 to 100); `text` or `font` of texts; a path
     * that begins with `frame` or `timeline` sets a property of the keyframe or timeline that the element is on
     * @param value its value, or a Function that gives it for `(element, index, elements)`; two values are one Number
     * for both (not for the `size` of texts), `[a, b]`, `{ x, y }` or `{ width, height }`. Each result is set before the
     * Function is called for the next element
     * @param strength of `tint`: 0 to 100; default: 100
     * @throws TypeError without a value, or for a name that an element does not have; TypeError or RangeError for a value
     * that the attribute cannot have, before anything is set; for a result that is refused, an error that names the
     * element and says how many were set
     * @example
     * $('star*').attr('pos', [100, 50]).attr('tint', '#FFCC00', 50);
     * $('twinkle*').attr('x', function (element, index, elements) {
     *   return index === 0 ? 200 : elements[index - 1].x + 40;
     * });
     * $('twinkle*').pluck('x'); // [200, 240]
     */
    attr<K extends AttributeName<E>>(name: K, value: ValueOrCallback<E, this, AttributeValue<E, K>>, strength?: K extends 'tint' ? number : never): this;
    /**
     * Sets several attributes in order.
     *
     * @param values an Object of names and values
     * @throws as the first form
     * @example $('star*').attr({ y: 40, alpha: 50 });
     */
    attr(values: Attributes<E, this>): this;
    /**
     * Renames the elements and numbers them.
     *
     * @param name `'star'` gives `star_1`, `star_2` …; `'star_###'` gives `star_001` …; `'star_025'` counts on from 25;
     * `*` stands for the present name; a Function gives the name for `(element, index, elements, presentName)`;
     * default: `clip`
     * @param padding digits of the numbers; true: as many as the largest has; false: no leading zeros; default: true
     * @param start the first number; default: 1
     * @param separator between name and number; default: `_`
     * @throws TypeError or RangeError for arguments of no use, before anything is renamed
     * @example
     * $('twinkle*').rename('lamp_##').pluck('name'); // ['lamp_01', 'lamp_02']
     * $('lamp*').rename('old_*').pluck('name'); // ['old_lamp_01', 'old_lamp_02']
     */
    rename(name?: string | Namer<E, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /**
     * Renames the elements and numbers them, one name and number for each clip: what continues from keyframe to keyframe
     * of a layer keeps its name. On the next keyframe a clip continues with an instance of the same item, or with an
     * element of the same type that is not an instance; of several such, those of equal names belong together, then those
     * of equal place in the order of stacking. A keyframe without one ends the clip.
     *
     * @param name as in `rename`; `*` stands for the present name on the first of the keyframes, and a Function is called
     * once for each clip, with its first element
     * @param padding as in `rename`
     * @param start as in `rename`
     * @param separator as in `rename`
     * @throws as `rename`
     * @example $.layers('*').contents(':movieclip').renameAlongKeyframes('clip_##');
     */
    renameAlongKeyframes(name?: string | Namer<E, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /**
     * Sorts the collection in ascending order and restacks the elements on the stage: the first is lowest.
     *
     * @param property `name`, `x`, `y`, `width`, `height`, `size` (area), `left`, `top`, `rotation`, `scaleX`,
     * `scaleY`, `skewX`, `skewY`, `transformX`, `transformY`, `elementType` or `random`; a word of queries such as
     * `font`; a path such as `libraryItem.name`; or a Function as in `Array.prototype.sort`
     * @param reverse true: the first is highest on the stage; the collection stays ascending; default: false
     * @throws TypeError for another property, or when reverse is not a Boolean
     * @example $('*:symbol').orderBy('y');
     */
    orderBy(property: OrderWord | Compare<E>, reverse?: boolean): this;
    /**
     * Aligns edges or middles of the elements.
     *
     * @param to `left`, `right`, `top`, `bottom`, `vertical`, `horizontal`, `center`, or a pair such as `top left`;
     * default: `center`
     * @param toStage true: to the stage; false: to the common bounds; default: false
     * @throws TypeError for another word, or when toStage is not a Boolean
     * @example $('btn*').align('bottom').align('left', true);
     */
    align(to?: AlignWords, toStage?: boolean): this;
    /**
     * Spaces out edges or middles of the elements at equal distances.
     *
     * @param edges one or two of `left`, `horizontal`, `right`, `top`, `vertical`, `bottom`: a String such as
     * `'left,top'`, or an Array
     * @param toStage true: over the stage; false: over the common bounds; default: false
     * @throws TypeError for another word, or when toStage is not a Boolean
     * @example $('*:symbol').distribute('horizontal');
     */
    distribute(edges: EdgeWords | EdgeWord[], toStage?: boolean): this;
    /**
     * Leaves equal gaps between the elements.
     *
     * @param direction `horizontal` or `vertical`
     * @param gap the gap in pixels: the first element stays; false: the first and the last stay; true: they go to the
     * ends of the stage; default: false
     * @throws TypeError for anything else
     * @example $('btn*').space('horizontal', 10);
     */
    space(direction: 'horizontal' | 'vertical', gap?: number | boolean): this;
    /**
     * Makes all elements as wide or as high as one of them.
     *
     * @param dimension `width`, `height`, or `size` for both
     * @param to true: the biggest; false: the smallest; an index, a name, or an element; default: true
     * @throws TypeError for anything else; RangeError when the collection has no such index or name
     * @example $('btn*').match('width', 'btn1');
     */
    match(dimension: 'width' | 'height' | 'size', to?: boolean | number | string | Element): this;
    /**
     * Rounds the positions of the elements to a grid.
     *
     * @param precision pixels between lines: one Number, or `[x, y]`; default: 1
     * @param rounding -1: down; 0: to the nearest line; 1: up; default: 0
     * @throws TypeError for another precision or rounding; RangeError for a negative or infinite precision
     * @example $('*:symbol').toGrid(10).toGrid([5, 1], -1);
     */
    toGrid(precision?: number | [number, number], rounding?: -1 | 0 | 1): this;
    /**
     * Arranges the elements in rows, from the top-left corner of the first one; every cell is as large as the largest
     * element.
     *
     * @param columns elements in a row; default: all
     * @param gapX pixels between columns; default: 0
     * @param gapY pixels between rows; default: gapX
     * @throws TypeError when one of them is not a Number; RangeError when columns is not a whole number of 1 or more
     * @example $('*:symbol').layout(3, 10);
     */
    layout(columns?: number, gapX?: number, gapY?: number): this;
    /**
     * Changes an attribute at random.
     *
     * @param property as in `attr`
     * @param modifier `10`: up to 10 more; `'10'`: up to 5 more or less; `'+10'`, `'-10'`: up to 10 more, or less;
     * `'20%'`: up to 20 % more or less; `'*2'`, `'/2'`: times or divided by up to 2; `[from, to]`: between them; or a
     * Function as in `attr`. For a pair, `{ x, y }` gives one for each
     * @param random a seed, which repeats the results, or a Function that returns Numbers from 0 to below 1; default:
     * `Math.random`
     * @throws TypeError for anything else
     * @example $('star*').randomize('pos', '20').randomize('alpha', [50, 100], 7);
     */
    randomize(property: string, modifier: RandomValue<E, this>, random?: number | RandomSource): this;
    /**
     * Changes several attributes in order.
     *
     * @param modifiers an Object of attributes and modifiers
     * @param random as in the first form
     * @throws as the first form
     * @example $('star*').randomize({ rotation: 360, scale: '20%' });
     */
    randomize(modifiers: Record<string, RandomValue<E, this>>, random?: number | RandomSource): this;
    /**
     * Collects what is inside groups and symbol instances.
     *
     * @param frame a frame number, counted from 0: only what is at this frame of their timelines; default: all
     * keyframes
     * @returns a new ElementCollection
     * @throws TypeError when the frame is not a Number; RangeError when it is negative or not whole
     * @example $('panel').children().pluck('name'); // ['score', '']
     */
    children(frame?: number): ElementCollection;
    /**
     * Makes the host redraw the stage.
     *
     * @example $('twinkle*').move(10, 0, true).refresh();
     */
    refresh(): this;
}

/** An object that has layers or keyframes, is on one, or is one. */
export type TimeObject = Timeline | Layer | Frame | Item | Element;
/** The sources of `$.layers` and `$.frames`. */
export type TimeSource = TimeObject | TimeObject[] | Collection<TimeObject>;
/** The arguments of `$.layers` and `$.frames`, in any order. */
export type TimeArgument = string | TimeSource | Document | boolean | undefined;

/** The function `$.frames` with its members. */
export interface FrameQuery {
    /**
     * Selects keyframes, each once, layer by layer. The arguments come in any order:
     *
     * - a query: a String in the query language; without one, every keyframe
     * - a source: by default the timeline being edited; layers, a Timeline, a symbol item, an ItemCollection or a symbol
     *   instance stand for the keyframes in them; elements, in a collection or an Array, for those that they are on
     * - a Document: by default that of the source, else the active one
     * - `true`: prints the query and how many candidates each step kept
     *
     * @param args a query, a source, a Document, a Boolean
     * @returns a new FrameCollection: the top layer first, the keyframes of a layer by `startFrame`
     * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
     * when no document is open
     * @typeParam F what the keyframes are known to be; nothing checks it
     * @example $.frames(':labelled').pluck('name');
     */
    <F extends Frame = Frame>(...args: TimeArgument[]): FrameCollection<F>;
    /**
     * Selects among the keyframes of all timelines: scenes first, then symbols in the order of the library.
     *
     * @param args in any order: a query, a Document, `true` as in `$.frames`
     * @returns a new FrameCollection
     * @throws as `$.frames`
     * @example $.frames.all(':scripted').pluck('actionScript');
     */
    all<F extends Frame = Frame>(...args: (string | Document | boolean | undefined)[]): FrameCollection<F>;
    /**
     * The methods of all collections of keyframes. Methods that are added here work on every collection.
     *
     * @example
     * $.frames.fn.mute = function () {
     *   return this.attr('soundName', '');
     * };
     * $.frames(':audible').mute();
     */
    fn: FrameCollection;
}

/** The function `$.layers` with its members. */
export interface LayerQuery {
    /**
     * Selects layers, folders too. The arguments come in any order:
     *
     * - a query: a String in the query language; without one, every layer
     * - a source: by default the timeline being edited; a Timeline, a symbol item, an ItemCollection or a symbol instance
     *   stand for the layers in them; keyframes and elements, in a collection or an Array, for those that they are on
     * - a Document: by default that of the source, else the active one
     * - `true`: prints the query and how many candidates each step kept
     *
     * @param args a query, a source, a Document, a Boolean
     * @returns a new LayerCollection, the top layer first
     * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
     * when no document is open
     * @typeParam L what the layers are known to be; nothing checks it
     * @example $.layers(':normal:empty').pluck('name');
     */
    <L extends Layer = Layer>(...args: TimeArgument[]): LayerCollection<L>;
    /**
     * Selects among the layers of all timelines: scenes first, then symbols in the order of the library.
     *
     * @param args in any order: a query, a Document, `true` as in `$.layers`
     * @returns a new LayerCollection
     * @throws as `$.layers`
     * @example $.layers.all(':guide').attr('visible', false);
     */
    all<L extends Layer = Layer>(...args: (string | Document | boolean | undefined)[]): LayerCollection<L>;
    /**
     * The methods of all collections of layers. Methods that are added here work on every collection.
     *
     * @example
     * $.layers.fn.lock = function () {
     *   return this.attr('locked', true);
     * };
     * $.layers(':guide').lock();
     */
    fn: LayerCollection;
}

/** The sources of `$`. */
export type ElementSource = Element[] | Collection<Element> | Collection<Layer> | Collection<Frame> | Element | Timeline | Layer | Frame | Item;
/** The arguments of `$`, in any order. */
export type ElementArgument = string | ElementSource | Document | boolean | undefined;
/** The function `$` with its members. */
export interface ElementQuery {
    /**
     * Selects elements on the stage. The arguments come in any order:
     *
     * - a query: a String in the query language; without one, everything in the source; without either, nothing
     * - a source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, LayerCollection,
     *   FrameCollection, symbol item or symbol instance stands for all elements in its keyframes; by default the elements
     *   at the current frame of the timeline being edited, without those on locked layers
     * - a Document: by default that of the source, else the active one
     * - `true`: prints the query and how many candidates each step kept
     *
     * @param args a query, a source, a Document, a Boolean
     * @returns a new ElementCollection
     * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
     * when no document is open
     * @example
     * $('twinkle*:movieclip[x>200]').attr('rotation', 45);
     * $(':text', true).list();
     */
    <A extends ElementArgument[]>(...args: A): ElementCollection<ElementFound<QueryIn<A>>>;
    /**
     * Selects elements whose type the query leaves open, such as those of a name.
     *
     * @param args as in the first form
     * @returns a new ElementCollection
     * @throws as the first form
     * @typeParam E what the elements are known to be: `$<SymbolInstance>('star*')`; nothing checks it
     * @example $('star*').list();
     */
    <E extends Element = Element>(...args: ElementArgument[]): ElementCollection<E>;
    /**
     * Selects among all elements of all keyframes of all timelines: scenes first, then symbols in the order of the
     * library, locked layers included.
     *
     * @param args in any order: a query, a Document, `true` as in `$`
     * @returns a new ElementCollection
     * @throws as `$`
     * @example $.all(':text').pluck('textType').length; // 6
     */
    all<A extends (string | Document | boolean | undefined)[]>(...args: A): ElementCollection<ElementFound<QueryIn<A>>>;
    /**
     * Selects among all elements, where the query leaves their type open.
     *
     * @param args as in the first form
     * @returns a new ElementCollection
     * @throws as `$`
     * @typeParam E what the elements are known to be: `$.all<Text>('title')`; nothing checks it
     * @example $.all('star*').length > 5; // true
     */
    all<E extends Element = Element>(...args: (string | Document | boolean | undefined)[]): ElementCollection<E>;
    /**
     * The methods of all collections of elements. Methods that are added here work on every collection.
     *
     * @example
     * $.fn.fade = function (alpha) {
     *   return this.attr('alpha', alpha);
     * };
     * $('star*').fade(50);
     */
    fn: ElementCollection;
    /** Selects layers: `$.layers(':guide')`. */
    layers: LayerQuery;
    /** Selects keyframes: `$.frames(':labelled')`. */
    frames: FrameQuery;
}
export declare const $: ElementQuery;

/** The sources of `$$`. */
export type ItemSource = Item[] | Element[] | Collection<Item> | Collection<Element> | Collection<Layer> | Collection<Frame> | Item | Element | Layer | Frame;
/** The arguments of `$$`, in any order. */
export type ItemArgument = string | ItemSource | Document | boolean | undefined;
/** The function `$$` with its members. */
export interface ItemQuery {
    /**
     * Selects items of the library. The arguments come in any order:
     *
     * - a query: a String in the query language; without one, everything in the source; without either, nothing
     * - a source: an Array of items, an ItemCollection or an item; elements stand for their items, layers and keyframes
     *   for the items of their elements, a folder for the items in it; by default the library
     * - a Document: by default that of the source, else the active one
     * - `true`: prints the query and how many candidates each step kept
     *
     * @param args a query, a source, a Document, a Boolean
     * @returns a new ItemCollection
     * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
     * when no document is open
     * @example $$(':graphic:unused').move('unused');
     */
    <A extends ItemArgument[]>(...args: A): ItemCollection<ItemFound<QueryIn<A>>>;
    /**
     * Selects items whose type the query leaves open, such as those of a path.
     *
     * @param args as in the first form
     * @returns a new ItemCollection
     * @throws as the first form
     * @typeParam I what the items are known to be: `$$<SymbolItem>('/ui/*')`; nothing checks it
     * @example $$('/ui/*').list();
     */
    <I extends Item = Item>(...args: ItemArgument[]): ItemCollection<I>;
    /**
     * The methods of all collections of items. Methods that are added here work on every collection.
     *
     * @example
     * $$.fn.exported = function () {
     *   return this.attr('linkageExportForAS', true);
     * };
     * $$('star').exported();
     */
    fn: ItemCollection;
}
export declare const $$: ItemQuery;

/** A problem in a query, and its place. */
export interface SelectorProblem {
    /** The method that the user called: `$()`, `$$()`, `ElementCollection.filter()`. */
    caller: string;
    /** One sentence without a full stop: what was read, and what was expected. */
    problem: string;
    query: string;
    /** The place in `query`: 0 is before its first character, `query.length` after its last. */
    index: number;
    /** A sentence for the last line, `Did you mean ":movieclip"?`. */
    hint?: string;
}
export interface SelectorErrorConstructor {
    readonly prototype: SelectorError;
    new (problem: SelectorProblem): SelectorError;
}
/** Thrown for a query that cannot be read in full. Its message shows the query with a caret below the place. */
export interface SelectorError extends Error {
    query: string;
    index: number;
}
export declare const SelectorError: SelectorErrorConstructor;

/** The words for elements, items, layers or keyframes; users add their own. */
export interface Words<T extends object> {
    /**
     * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
     * callback returns. A name registered before gets the new meaning.
     *
     * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
     * @param callback called with the element, item, layer or keyframe, and for `:wider(100)` with the text in the
     * parentheses
     * @returns Selectors, to register more
     * @throws TypeError for a name of another form or something that is not a Function; Error for the name of a built-in
     * @example
     * Selectors.element.register(':wider', function (element, argument) {
     *   return element.width > Number(argument);
     * });
     */
    register<O extends T = T>(name: string, callback: (object: O, argument?: string) => unknown): SelectorsApi;
}
/** The parts of the query language that users can change. */
export interface SelectorsApi {
    /** Words for elements. */
    readonly element: Words<Element>;
    /** Words for library items. */
    readonly item: Words<Item>;
    /** Words for layers. */
    readonly layer: Words<Layer>;
    /** Words for keyframes. */
    readonly frame: Words<Frame>;
    /** Where `:random` takes its numbers from, in [0, 1): put a seeded source here to repeat results. */
    random: () => number;
}
/**
 * The query language's own words and yours.
 *
 * @example
 * Selectors.element.register(':blurred', function (element) {
 *   return element.filters && element.filters.length > 0;
 * });
 */
export declare const Selectors: SelectorsApi;

/** The version of this library: the one in package.json, as the build checks. */
export declare const version = "0.1.0";

export {};
