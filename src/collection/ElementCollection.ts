import { filterElements } from '../selector/select';
import type { Callback, Guard } from './callbacks';
import { scopeOr } from './callbacks';
import { checkBoolean, checkFunction, checkParams } from './check';
import { Collection } from './Collection';
import { distinct } from './distinct';
import { documentFor } from './documentFor';
import * as arrange from './elements/arrange';
import { setAttributes } from './elements/attr';
import type { Attributes, AttributeValue, ValueOrCallback } from './elements/attributeTypes';
import { allChildren } from './elements/children';
import { deleteElements } from './elements/delete';
import { duplicateElements } from './elements/duplicate';
import { groupElements } from './elements/group';
import { distinctItems } from './elements/items';
import { matchedAxes, matchSizes } from './elements/match';
import { ordered, restack } from './elements/orderBy';
import { renameElements } from './elements/rename';
import { whichElements } from './elements/selectWhich';
import { resetTransforms } from './elements/transform';
import * as turn from './elements/turn';
import { execInItems, type ItemCallback } from './exec';
import { namingTheGone } from './namingTheGone';
import type { Some } from './gather';
import { ItemCollection } from './ItemCollection';
import { randomizeAll } from './randomize/randomize';
import { randomSource, type RandomSource } from './randomize/source';
import type { RandomValue } from './randomize/types';
import type { Namer } from './rename/newNames';
import { replaceElements } from './replaceElements';
import { siblings } from './siblings';
import { replaceSelection } from './stage/place';
import type { Compare } from './stableSort';

/**
 * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
 * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
 * playhead, the current layer and the timeline being edited as they were, but for those that are there to select. An
 * element that is in the collection twice is moved or turned once.
 */
export class ElementCollection<E extends Element = Element> extends Collection<E> {
  /** The document that the elements belong to. */
  readonly dom: Document;

  /**
   * @param elements an Array or collection of elements (copied), or one element
   * @param document the document that they belong to; default: the one of the collection given, else the active one
   * @throws Error when no document is given and none is open
   */
  constructor(elements?: Some<E>, document?: Document) {
    super(elements);
    this.dom = documentFor('ElementCollection', document, elements);
  }

  override filter<F extends E>(test: Guard<E, F, this>): ElementCollection<F>;
  /** Keeps the elements that a query finds, or for which the callback returns something truthy. */
  override filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this {
    if (typeof test !== 'string') return super.filter(test, thisObject);
    const { elements, dom } = this;
    const options = { caller: 'ElementCollection.filter()', document: dom };
    const query = () => filterElements(test, elements, options);
    replaceElements(elements, namingTheGone('ElementCollection.filter', [elements], query));
    return this;
  }

  /** A new ItemCollection of the distinct library items, first appearance first. */
  items(): ItemCollection {
    return new ItemCollection(distinctItems('ElementCollection.items', this.elements), this.dom);
  }

  /**
   * Replaces the document's selection. The host leaves out elements that cannot be selected.
   *
   * @param which all (nothing or `true`), one by index, those with a name (`*` is a wildcard), or an element
   */
  select(which?: number | string | boolean | E): this {
    replaceSelection(this.dom, whichElements(this.elements, which));
    return this;
  }

  /** Groups the elements; the collection then holds the group, which is selected. */
  group(): this {
    if (this.elements.length > 0)
      replaceElements(this.elements, groupElements(this.dom, this.elements) as E[]);
    return this;
  }

  /**
   * Duplicates the elements; the copies are selected, and named on from the highest number of the originals.
   *
   * @param add whether the collection then holds originals and copies, instead of the copies
   */
  duplicate(add = false): this {
    checkBoolean('ElementCollection.duplicate', 'add', add);
    const originals = distinct(this.elements);
    const copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
    replaceElements(this.elements, add ? this.elements.concat(copies) : copies);
    return this;
  }

  /** Deletes the elements from the stage; the collection is then empty. */
  deleteElements(): this {
    deleteElements(this.dom, distinct(this.elements));
    replaceElements(this.elements, []);
    return this;
  }

  /** Moves all by a distance (`relative`), or so that the top-left corner of their common bounds comes to (x, y). */
  move(x: number, y: number, relative = false): this {
    arrange.moveElements(distinct(this.elements), x, y, relative);
    return this;
  }

  /**
   * Rotates all as one body.
   *
   * @param corner about this corner or edge of their bounds (`top left`, `right center` …) instead of their centre
   */
  rotate(angle: number, corner?: string): this {
    turn.rotateElements(distinct(this.elements), angle, corner);
    return this;
  }

  /** Scales all as one body; see `rotate`. */
  scale(xScale = 1, yScale = xScale, corner?: string): this {
    turn.scaleElements(distinct(this.elements), xScale, yScale, corner);
    return this;
  }

  /** Puts each transformation point to the middle of the element's bounds; with `false` to its registration point. */
  centerTransformPoint(state = true): this {
    turn.centerPoints(this.elements, state);
    return this;
  }

  /** Takes scale, rotation and skew away; the position stays. */
  resetTransform(): this {
    resetTransforms('ElementCollection.resetTransform', this.elements);
    return this;
  }

  /**
   * Sets an attribute of each element: a property of the host; `pos`, `size` or `scale`; `tint` (a colour, strength
   * 0-100 as third argument), `alpha` (0-100) or `brightness` (-100-100).
   */
  override attr<K extends string>(
    name: K,
    value: ValueOrCallback<E, this, AttributeValue<E, K>>,
    strength?: K extends 'tint' ? number : never,
  ): this;
  /** Sets several, one after the other. */
  override attr(values: Attributes<E, this>): this;
  override attr(...args: unknown[]): this {
    setAttributes('ElementCollection.attr', this, args);
    return this;
  }

  /**
   * Renames: `rename('star')` gives `star_1 …`, `'star_###'` and `'star_025'` say where to count from and how wide, `*`
   * is the present name, a Function `(element, index, elements, presentName)` returns the name.
   *
   * @param padding width of the numbers; true: that of the largest; false: none
   */
  rename(
    name?: string | Namer<E, this>,
    padding?: boolean | number,
    start?: number,
    separator?: string,
  ): this {
    const args = [name, padding, start, separator];
    renameElements({ method: 'ElementCollection.rename', base: 'clip', args, scope: this }, this.elements);
    return this;
  }

  /** Sorts ascending, and restacks on the stage so that the first is lowest; with `reverse` highest. */
  orderBy(property: string | Compare<E>, reverse = false): this {
    checkBoolean('ElementCollection.orderBy', 'reverse', reverse);
    const inOrder = ordered(this.elements, property, Math.random);
    restack(this.dom, this.elements, reverse ? inOrder.slice().reverse() : inOrder);
    replaceElements(this.elements, inOrder);
    return this;
  }

  /** Aligns edges or middles: `left right top bottom vertical horizontal center`, or a pair such as `top left`. */
  align(to = 'center', toStage = false): this {
    arrange.alignElements(this.dom, distinct(this.elements), to, toStage);
    return this;
  }

  /** Puts edges at equal distances: one or two of `left horizontal right top vertical bottom`. */
  distribute(edges: string | string[], toStage = false): this {
    arrange.distributeElements(this.dom, distinct(this.elements), edges, toStage);
    return this;
  }

  /**
   * Leaves equal gaps between the elements.
   *
   * @param gap this gap, the first element staying; else the ends stay, or with `true` go to those of the stage
   */
  space(direction: 'horizontal' | 'vertical', gap?: number | boolean): this {
    arrange.spaceElements(this.dom, distinct(this.elements), direction, gap);
    return this;
  }

  /** Makes all as wide or high as the biggest (`true`), the smallest (`false`), one by index or name, or an element. */
  match(dimension: 'width' | 'height' | 'size', to: boolean | number | string | Element = true): this {
    matchSizes(this.elements, matchedAxes(dimension), to);
    return this;
  }

  /** Rounds positions to multiples: -1 down, 0 to the nearest, 1 up. */
  toGrid(precision: number | [number, number] = 1, rounding: -1 | 0 | 1 = 0): this {
    arrange.snapElements(this.elements, precision, rounding);
    return this;
  }

  /** Lays all out in rows of cells as large as the largest, from the first element's top-left corner. */
  layout(columns?: number, gapX = 0, gapY = gapX): this {
    arrange.layoutElements(distinct(this.elements), columns, gapX, gapY);
    return this;
  }

  /**
   * Changes an attribute at random: `10` up to 10 more, `'10'` 5 more or less, `'20%'`, `'*2'`, `[from, to]` …
   * `alpha` and `brightness` stay within their limits.
   *
   * @param random a seed, or a source of numbers in [0, 1), to repeat a result
   */
  randomize(property: string, modifier: RandomValue<E, this>, random?: number | RandomSource): this;
  /** Changes several, one after the other. */
  randomize(modifiers: Record<string, RandomValue<E, this>>, random?: number | RandomSource): this;
  randomize(...args: unknown[]): this {
    const method = 'ElementCollection.randomize';
    const random = randomSource(method, args[typeof args[0] === 'string' ? 2 : 1]);
    randomizeAll({ method, collection: this, random }, args, ({ name, value }) =>
      setAttributes(method, this, [name, value]),
    );
    return this;
  }

  /** Opens each distinct library item for editing and calls `callback(item, index, …params)`; then all is as before. */
  exec<S = this>(callback: ItemCallback<S>, params?: unknown[], scope?: S): this {
    const method = 'ElementCollection.exec';
    checkFunction(method, 'callback', callback);
    checkParams(method, params);
    const items = distinctItems(method, this.elements);
    execInItems(
      method,
      this.dom,
      items,
      callback as unknown as Callback<never>,
      scopeOr(scope, this),
      params || [],
    );
    return this;
  }

  /** A new ElementCollection of what is inside these groups and symbol instances (their first frame). */
  children(): ElementCollection {
    return new ElementCollection(allChildren('ElementCollection.children', this.elements), this.dom);
  }

  /** Makes the host redraw the stage. Host members: `document.livePreview`. */
  refresh(): this {
    this.dom.livePreview = true;
    return this;
  }

  protected override derive(elements: E[]): this {
    const Type = this.constructor as unknown as new (elements: E[], document: Document) => this;
    return new Type(elements, this.dom);
  }
}

siblings.ElementCollection = ElementCollection;
