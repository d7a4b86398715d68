import type { Document, Element, Frame, Instance, Item, Layer, Library, SymbolItem, Timeline } from './animate.js';
export * from './animate.js';

/** What `each` and its like call, with the items of `params` as further arguments. */
type Callback<T, S = unknown, R = unknown> = (this: S, element: T, index: number, elements: T[], ...params: never[]) => R;
/** A callback that tells the compiler what an element is. */
type Guard<T, F extends T, S = unknown> = (this: S, element: T, index: number, elements: T[]) => element is F;

/** What a collection can be made of or enlarged by: an Array, a collection, one value, or nothing. */
type Some<T> = T | T[] | Collection<T> | null | undefined;

/** Negative: the first comes before; positive: after; anything else: equal. */
type Compare<T> = (a: T, b: T) => number;

/**
 * An ordered, chainable list of anything; duplicates are kept. Every method returns the collection itself unless it
 * says otherwise. Wrong arguments throw before anything is changed.
 *
 * Callbacks get `(element, index, elements)`, `elements` being the internal Array; `this` is the collection, or the
 * scope given. What a callback throws passes through.
 *
 * @example new Collection([3, 1, 2]).sort().elements // [1, 2, 3]
 */
declare class Collection<T = unknown> {
    /** The internal Array: read it, let the methods change it. It stays the same Array for life. */
    readonly elements: T[];
    /** @param elements an Array or another collection (copied), one value, several values, or nothing */
    constructor(...elements: Some<T>[]);
    /**
     * Calls the callback for each element, first to last; elements that it appends are visited too.
     *
     * @param params items appended to the arguments of the callback
     */
    each<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this;
    /** As `each`, last to first: deleting the current element is safe. */
    reach<S = this>(callback: Callback<T, S>, params?: unknown[], scope?: S): this;
    /**
     * The index of the first element that is the same (`===`), or -1.
     *
     * @param fromIndex where to begin; negative counts from the end
     */
    indexOf(element: T, fromIndex?: number): number;
    /** The element at an index counted from 0; undefined outside. */
    get(index: number): T | undefined;
    /**
     * A new Array of the elements whose property matches.
     *
     * @param value a String with `*`: a wildcard for the whole text, minding case; a RegExp; anything else: equality
     */
    find(value: unknown, property?: string): T[];
    /** Appends elements: an Array or collection in order, one value, or several arguments. */
    add(...elements: Some<T>[]): this;
    /** Removes every occurrence of those elements. */
    remove(elements: T[] | Collection<T>): this;
    /** Removes by position, as `Array.prototype.splice`; a negative start counts from the end. */
    remove(start: number, count?: number): this;
    /** Removes what `find` would return; an object in the collection stands for itself. */
    remove(value: unknown, property?: string): this;
    filter<F extends T>(callback: Guard<T, F, this>): Collection<F>;
    /** Keeps the elements for which the callback returns something truthy. */
    filter<S = this>(callback: Callback<T, S>, thisObject?: S): this;
    /** Sets a property of each element: to a value, or to what a callback returns for it. */
    attr(name: string, value: unknown): this;
    /** Sets several, one after the other. */
    attr(values: object): this;
    /**
     * Sorts, stably. By default Numbers come first, then Strings and objects with a name, ignoring case, then the rest;
     * undefined comes last.
     *
     * @param compare as in `Array.prototype.sort`, or the name of a property to sort by
     */
    sort(compare?: Compare<T> | string): this;
    /**
     * Writes the elements to the output panel, a line each.
     *
     * @param label the heading; default: the string form of the collection
     */
    list(label?: unknown): this;
    /** Calls the callback once with the params; `this` is the collection. */
    call<P extends unknown[]>(callback: (this: this, ...params: P) => unknown, ...params: P): this;
    /** Calls the callback once with an Array of params. */
    apply<P extends unknown[], S = this>(callback: (this: S, ...params: P) => unknown, params?: P, scope?: S): this;
    /** `[object Collection length=3]`, with the name of the class. */
    toString(): string;
    /** A new Array of the callback's results. */
    map<R, S = this>(callback: Callback<T, S, R>, scope?: S): R[];
    /** A new Array of a property of each element; `libraryItem.name` follows the dots, a missing link is undefined. */
    pluck(property: string): unknown[];
    /** Calls a method of each element with the params; nothing is called when an element lacks it. */
    invoke(name: string, ...params: unknown[]): this;
    /** The first element, undefined when empty. */
    first(): T | undefined;
    /** The last element, undefined when empty. */
    last(): T | undefined;
    /** A new collection of a part, as `Array.prototype.slice`. */
    slice(start?: number, end?: number): this;
    /** Drops later occurrences of the same element. */
    unique(): this;
    /** A new collection of the same elements. */
    clone(): this;
    /** A new collection of the same class with other elements; subclasses pass on what else they were made with. */
    protected derive(elements: T[]): this;
}

/** A colour as the host takes it: `#RRGGBB`, `#RRGGBBAA`, or a Number such as 0xFF0000. */
type Color = string | number;

/** Two values that are set together: one Number for both, `[a, b]`, or named. */
type PairValue = number | [number, number] | {
    x: number;
    y: number;
} | {
    width: number;
    height: number;
};
/** The attributes of elements that the host has no property for. */
interface CompoundAttributes {
    pos: PairValue;
    position: PairValue;
    size: PairValue;
    scale: PairValue;
    tint: Color;
    alpha: number;
    brightness: number;
}
/** The value of an attribute: of a compound one, of the host's property, or anything where the type is unknown. */
type AttributeValue<E, K> = K extends keyof CompoundAttributes ? CompoundAttributes[K] : K extends keyof E ? E[K] : unknown;
/** A value, or the Function that gives it for each element. */
type ValueOrCallback<E, S, V> = V | Callback<E, S, V>;
/** Several attributes at once; those of some kinds of elements only are not checked. */
type Attributes<E, S> = {
    [K in keyof E | keyof CompoundAttributes]?: ValueOrCallback<E, S, AttributeValue<E, K>>;
} & Record<string, unknown>;

/** A callback of `exec`: for an item whose timeline is open for editing. */
type ItemCallback<S> = (this: S, item: SymbolItem, index: number, ...params: never[]) => unknown;

/** The value of a property of items, or the Function that gives it for each; anything where the type is unknown. */
type ItemAttributeValue<I, S, K> = K extends keyof I ? I[K] | Callback<I, S, I[K]> : unknown;
/** Several properties at once; those of some kinds of items only are not checked. */
type ItemAttributes<I, S> = {
    [K in keyof I]?: I[K] | Callback<I, S, I[K]>;
} & Record<string, unknown>;

/** A function that gives names: `(element, index, elements, presentName)`. */
type Namer<T, S> = (this: S, element: T, index: number, elements: T[], presentName: string) => string;

/** A collection of library items of one document. */
declare class ItemCollection<I extends Item = Item> extends Collection<I> {
    /** The document that the items belong to. */
    readonly dom: Document;
    /** The library of that document. */
    readonly library: Library;
    /**
     * @param items an Array or collection of items (copied), or one item
     * @param document the document that they belong to; default: the one of the collection given, else the active one
     * @throws Error when no document is given and none is open
     */
    constructor(items?: Some<I>, document?: Document);
    filter<F extends I>(test: Guard<I, F, this>): ItemCollection<F>;
    /** Keeps the items that a query finds, or for which the callback returns something truthy. */
    filter<S = this>(test: string | Callback<I, S>, thisObject?: S): this;
    /** Deletes the items from the library, those in the deepest folders first; the collection is then empty. */
    deleteItems(): this;
    /** Replaces the selection of the library panel and shows it. */
    select(): this;
    /** Opens the folders among the items, or closes them; with `recurse` also those above. */
    expand(state?: boolean, recurse?: boolean): this;
    /** Opens every folder above the items. */
    reveal(): this;
    /** Sets a property of each item. A new `name` is a leaf name: the folder stays. */
    attr<K extends string>(name: K, value: ItemAttributeValue<I, this, K>): this;
    /** Sets several, one after the other. */
    attr(values: ItemAttributes<I, this>): this;
    /**
     * Renames, each item within its folder: `rename('star')` gives `star_1 …`, `'star_###'` and `'star_025'` say where to
     * count from and how wide, `*` is the present leaf name, a Function `(item, index, items, presentName)` returns the
     * name. Nothing is renamed when names would collide.
     *
     * @param padding width of the numbers; true: that of the largest; false: none
     */
    rename(name?: string | Namer<I, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /**
     * Moves the items into a folder, made if need be; `''` is the root.
     *
     * @param replace whether an item of the same name there is replaced; else the moved one gets another name
     * @param expand whether the folder is then open in the panel
     */
    move(path: string, replace?: boolean, expand?: boolean): this;
    /** Opens each item that has a timeline for editing and calls `callback(item, index, …params)`; then all is as before. */
    exec<S = this>(callback: ItemCallback<S>, params?: unknown[], scope?: S): this;
    /** Places the items on the current layer and frame. **Returns** a new ElementCollection of what was placed, selected. */
    addToStage(x?: number, y?: number): ElementCollection;
    /** **Returns** a new ElementCollection of every instance of these items, in every timeline of the document. */
    instances(): ElementCollection<Instance>;
    /** **Returns** a new ItemCollection of the items whose timelines contain these. */
    usedBy(): ItemCollection;
    /** Imports the items again from their files. Host members: `library.updateItem`. */
    update(): this;
    protected derive(elements: I[]): this;
}

/** Gives uniform numbers in [0, 1), as `Math.random`. */
type RandomSource = () => number;

/** How `randomize` changes a value: a Number, a text such as `'+10'` or `'20%'`, `[from, to]`, or a Function as in `attr`. */
type RandomModifier<E, S> = number | string | [number, number] | Callback<E, S>;
/** A modifier, or one for each axis of a pair. */
type RandomValue<E, S> = RandomModifier<E, S> | {
    x?: RandomModifier<E, S>;
    y?: RandomModifier<E, S>;
} | {
    width?: RandomModifier<E, S>;
    height?: RandomModifier<E, S>;
};

/**
 * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
 * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
 * playhead, the current layer and the timeline being edited as they were, but for those that are there to select. An
 * element that is in the collection twice is moved or turned once.
 */
declare class ElementCollection<E extends Element = Element> extends Collection<E> {
    /** The document that the elements belong to. */
    readonly dom: Document;
    /**
     * @param elements an Array or collection of elements (copied), or one element
     * @param document the document that they belong to; default: the one of the collection given, else the active one
     * @throws Error when no document is given and none is open
     */
    constructor(elements?: Some<E>, document?: Document);
    filter<F extends E>(test: Guard<E, F, this>): ElementCollection<F>;
    /** Keeps the elements that a query finds, or for which the callback returns something truthy. */
    filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this;
    /** A new ItemCollection of the distinct library items, first appearance first. */
    items(): ItemCollection;
    /**
     * Replaces the document's selection. The host leaves out elements that cannot be selected.
     *
     * @param which all (nothing or `true`), one by index, those with a name (`*` is a wildcard), or an element
     */
    select(which?: number | string | boolean | E): this;
    /** Groups the elements; the collection then holds the group, which is selected. */
    group(): this;
    /**
     * Duplicates the elements; the copies are selected, and named on from the highest number of the originals.
     *
     * @param add whether the collection then holds originals and copies, instead of the copies
     */
    duplicate(add?: boolean): this;
    /** Deletes the elements from the stage; the collection is then empty. */
    deleteElements(): this;
    /** Moves all by a distance (`relative`), or so that the top-left corner of their common bounds comes to (x, y). */
    move(x: number, y: number, relative?: boolean): this;
    /**
     * Rotates all as one body.
     *
     * @param corner about this corner or edge of their bounds (`top left`, `right center` …) instead of their centre
     */
    rotate(angle: number, corner?: string): this;
    /** Scales all as one body; see `rotate`. */
    scale(xScale?: number, yScale?: number, corner?: string): this;
    /** Puts each transformation point to the middle of the element's bounds; with `false` to its registration point. */
    centerTransformPoint(state?: boolean): this;
    /** Takes scale, rotation and skew away; the position stays. */
    resetTransform(): this;
    /**
     * Sets an attribute of each element: a property of the host; `pos`, `size` or `scale`; `tint` (a colour, strength
     * 0-100 as third argument), `alpha` (0-100) or `brightness` (-100-100).
     */
    attr<K extends string>(name: K, value: ValueOrCallback<E, this, AttributeValue<E, K>>, strength?: K extends 'tint' ? number : never): this;
    /** Sets several, one after the other. */
    attr(values: Attributes<E, this>): this;
    /**
     * Renames: `rename('star')` gives `star_1 …`, `'star_###'` and `'star_025'` say where to count from and how wide, `*`
     * is the present name, a Function `(element, index, elements, presentName)` returns the name.
     *
     * @param padding width of the numbers; true: that of the largest; false: none
     */
    rename(name?: string | Namer<E, this>, padding?: boolean | number, start?: number, separator?: string): this;
    /** Sorts ascending, and restacks on the stage so that the first is lowest; with `reverse` highest. */
    orderBy(property: string | Compare<E>, reverse?: boolean): this;
    /** Aligns edges or middles: `left right top bottom vertical horizontal center`, or a pair such as `top left`. */
    align(to?: string, toStage?: boolean): this;
    /** Puts edges at equal distances: one or two of `left horizontal right top vertical bottom`. */
    distribute(edges: string | string[], toStage?: boolean): this;
    /**
     * Leaves equal gaps between the elements.
     *
     * @param gap this gap, the first element staying; else the ends stay, or with `true` go to those of the stage
     */
    space(direction: 'horizontal' | 'vertical', gap?: number | boolean): this;
    /** Makes all as wide or high as the biggest (`true`), the smallest (`false`), one by index or name, or an element. */
    match(dimension: 'width' | 'height' | 'size', to?: boolean | number | string | Element): this;
    /** Rounds positions to multiples: -1 down, 0 to the nearest, 1 up. */
    toGrid(precision?: number | [number, number], rounding?: -1 | 0 | 1): this;
    /** Lays all out in rows of cells as large as the largest, from the first element's top-left corner. */
    layout(columns?: number, gapX?: number, gapY?: number): this;
    /**
     * Changes an attribute at random: `10` up to 10 more, `'10'` 5 more or less, `'20%'`, `'*2'`, `[from, to]` …
     * `alpha` and `brightness` stay within their limits.
     *
     * @param random a seed, or a source of numbers in [0, 1), to repeat a result
     */
    randomize(property: string, modifier: RandomValue<E, this>, random?: number | RandomSource): this;
    /** Changes several, one after the other. */
    randomize(modifiers: Record<string, RandomValue<E, this>>, random?: number | RandomSource): this;
    /** Opens each distinct library item for editing and calls `callback(item, index, …params)`; then all is as before. */
    exec<S = this>(callback: ItemCallback<S>, params?: unknown[], scope?: S): this;
    /** A new ElementCollection of what is inside these groups and symbol instances (their first frame). */
    children(): ElementCollection;
    /** Makes the host redraw the stage. Host members: `document.livePreview`. */
    refresh(): this;
    protected derive(elements: E[]): this;
}

/** Where `$` takes elements from. */
type ElementSource = Element[] | Collection<Element> | Element | Timeline | Layer | Frame | Item;
/** The arguments of `$`, in any order. */
type ElementArgument = string | ElementSource | Document | boolean | undefined;
/**
 * Selects elements on the stage: `$(query?, source?, document?, debug?)`, in any order.
 *
 * - query: a String in the query language; without one, everything in the source; without either, nothing
 * - source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, symbol item or symbol
 *   instance stand for all elements in their keyframes. Default: the elements at the current frame of the timeline
 *   being edited, those on locked layers left out
 * - document: default: the source's, else the active one
 * - debug: `true` prints the query and how many candidates each step kept
 *
 * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
 * when no document is open
 * @typeParam E what the elements are known to be: `$<SymbolInstance>(':movieclip')`; nothing checks it
 * @example $('star_*:movieclip[x>200]').attr('rotation', 45);
 */
declare function $<E extends Element = Element>(...args: ElementArgument[]): ElementCollection<E>;
declare namespace $ {
    var all: <E extends Element = Element>(...args: (string | Document | boolean | undefined)[]) => ElementCollection<E>;
    var fn: ElementCollection<any>;
}

/** Where `$$` takes items from. */
type ItemSource = Item[] | Element[] | Collection<Item> | Collection<Element> | Item | Element;
/** The arguments of `$$`, in any order. */
type ItemArgument = string | ItemSource | Document | boolean | undefined;
/**
 * Selects items of the library: `$$(query?, source?, document?, debug?)`, in any order.
 *
 * - query: a String in the query language; without one, everything in the source; without either, nothing
 * - source: an Array of items, an ItemCollection or an item; elements stand for their items, a folder item for what is
 *   below it. Default: the library
 * - document: default: the source's, else the active one
 * - debug: `true` prints the query and how many candidates each step kept
 *
 * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
 * when no document is open
 * @typeParam I what the items are known to be: `$$<SymbolItem>(':symbol')`; nothing checks it
 * @example $$(':bitmap:unused').move('unused');
 */
declare function $$<I extends Item = Item>(...args: ItemArgument[]): ItemCollection<I>;
declare namespace $$ {
    var fn: ItemCollection<any>;
}

/** What is wrong with a query, and where. */
interface SelectorProblem {
    /** What the user called: `$()`, `$$()`, `ElementCollection.filter()`. */
    caller: string;
    /** One sentence without a full stop: what was read, and what was expected. */
    problem: string;
    query: string;
    /** The place in `query`: 0 is before its first character, `query.length` after its last. */
    index: number;
    /** A sentence for the last line, `Did you mean ":movieclip"?`. */
    hint?: string;
}
interface SelectorErrorConstructor {
    readonly prototype: SelectorError;
    new (problem: SelectorProblem): SelectorError;
}
/** Thrown for a query that cannot be read in full. Its message shows the query with a caret below the place. */
interface SelectorError extends Error {
    query: string;
    index: number;
}
declare const SelectorError: SelectorErrorConstructor;

/** Where users add words of their own for things of one kind. */
interface Words<T extends object> {
    /**
     * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
     * callback returns. A name registered before gets the new meaning.
     *
     * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
     * @param callback called with the element or item, and for `:wider(100)` with the text in the parentheses
     * @throws TypeError for a name of another form or something that is no Function; Error for the name of a built-in
     * @example
     * Selectors.element.register(':wider', function (element, argument) {
     *   return element.width > Number(argument);
     * });
     */
    register<O extends T = T>(name: string, callback: (object: O, argument?: string) => unknown): SelectorsApi;
}
/** What users can change of the query language. */
interface SelectorsApi {
    readonly element: Words<Element>;
    readonly item: Words<Item>;
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
declare const Selectors: SelectorsApi;

/** The version of this library: the one in package.json, as the build checks. */
declare const version = "0.1.0";

export { $, $$, Collection, ElementCollection, ItemCollection, SelectorError, Selectors, version };
export type { ElementArgument, ElementSource, ItemArgument, ItemSource, SelectorsApi, Words };
