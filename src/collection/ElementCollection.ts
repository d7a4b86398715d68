import { filterElements } from '../selector/select';
import { DocumentCollection, type Domain } from './DocumentCollection';
import { ItemCollection } from './ItemCollection';
import { alignElements } from './elements/align';
import { setAttributes } from './elements/attr';
import { centerTransformPoints } from './elements/centerTransformPoint';
import { childrenOf } from './elements/children';
import { deleteElements } from './elements/deleteElements';
import { distributeElements } from './elements/distribute';
import { duplicateElements } from './elements/duplicate';
import { groupElements } from './elements/group';
import { distinctItems } from './elements/items';
import { layoutElements } from './elements/layout';
import { matchedAxes, matchSizes } from './elements/match';
import { moveElements } from './elements/move';
import { ordered, restack } from './elements/orderBy';
import { randomizeAll } from './elements/randomize/randomize';
import { randomSource, type RandomSource } from './elements/randomize/source';
import type { RandomValue } from './elements/randomize/types';
import { renameElements } from './elements/rename';
import { resetTransforms } from './elements/resetTransform';
import { rotateElements } from './elements/rotate';
import { scaleElements } from './elements/scale';
import { whichElements } from './elements/select';
import { spaceElements } from './elements/space';
import type { Attributes, AttributeValue, ValueOrCallback } from './elements/support/attributeTypes';
import { moveToGrid } from './elements/toGrid';
import type { Namer } from './naming/newNames';
import { replaceSelection } from './stage/place';
import type { Callback, Guard } from './support/callbacks';
import { checkBoolean } from './support/check';
import { replaceElements } from './support/replaceElements';
import { siblings } from './support/siblings';
import type { Compare } from './support/stableSort';
import { withoutDuplicates } from './support/withoutDuplicates';

const DOMAIN: Domain<Element> = {
  typeName: 'ElementCollection',
  filterByQuery: filterElements,
  itemsToOpen: distinctItems,
};

/**
 * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
 * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
 * playhead, the current layer and the timeline being edited as they were, but for those that are there to select. An
 * element that is in the collection twice is moved or turned once.
 */
export class ElementCollection<E extends Element = Element> extends DocumentCollection<E> {
  override filter<F extends E>(test: Guard<E, F, this>): ElementCollection<F>;
  override filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this {
    return super.filter(test, thisObject);
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
    const originals = withoutDuplicates(this.elements);
    const copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
    replaceElements(this.elements, add ? this.elements.concat(copies) : copies);
    return this;
  }

  /** Deletes the elements from the stage; the collection is then empty. */
  deleteElements(): this {
    deleteElements(this.dom, withoutDuplicates(this.elements));
    replaceElements(this.elements, []);
    return this;
  }

  /** Moves all by a distance (`relative`), or so that the top-left corner of their common bounds comes to (x, y). */
  move(x: number, y: number, relative = false): this {
    moveElements(this.elements, x, y, relative);
    return this;
  }

  /**
   * Rotates all as one body.
   *
   * @param corner about this corner or edge of their bounds (`top left`, `right center` …) instead of their centre
   */
  rotate(angle: number, corner?: string): this {
    rotateElements(withoutDuplicates(this.elements), angle, corner);
    return this;
  }

  /** Scales all as one body; see `rotate`. */
  scale(xScale = 1, yScale = xScale, corner?: string): this {
    scaleElements(withoutDuplicates(this.elements), xScale, yScale, corner);
    return this;
  }

  /** Puts each transformation point to the middle of the element's bounds; with `false` to its registration point. */
  centerTransformPoint(state = true): this {
    centerTransformPoints(this.elements, state);
    return this;
  }

  /** Takes scale, rotation and skew away; the position stays. */
  resetTransform(): this {
    resetTransforms(this.elements);
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
    alignElements(this.dom, withoutDuplicates(this.elements), to, toStage);
    return this;
  }

  /** Puts edges at equal distances: one or two of `left horizontal right top vertical bottom`. */
  distribute(edges: string | string[], toStage = false): this {
    distributeElements(this.dom, withoutDuplicates(this.elements), edges, toStage);
    return this;
  }

  /**
   * Leaves equal gaps between the elements.
   *
   * @param gap this gap, the first element staying; else the ends stay, or with `true` go to those of the stage
   */
  space(direction: 'horizontal' | 'vertical', gap?: number | boolean): this {
    spaceElements(this.dom, withoutDuplicates(this.elements), direction, gap);
    return this;
  }

  /** Makes all as wide or high as the biggest (`true`), the smallest (`false`), one by index or name, or an element. */
  match(dimension: 'width' | 'height' | 'size', to: boolean | number | string | Element = true): this {
    matchSizes(this.elements, matchedAxes(dimension), to);
    return this;
  }

  /** Rounds positions to multiples: -1 down, 0 to the nearest, 1 up. */
  toGrid(precision: number | [number, number] = 1, rounding: -1 | 0 | 1 = 0): this {
    moveToGrid(this.elements, precision, rounding);
    return this;
  }

  /** Lays all out in rows of cells as large as the largest, from the first element's top-left corner. */
  layout(columns?: number, gapX = 0, gapY = gapX): this {
    layoutElements(withoutDuplicates(this.elements), columns, gapX, gapY);
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

  /**
   * A new ElementCollection of what is inside these groups and symbol instances, in all keyframes of their timelines.
   *
   * @param frame only what is at this frame number of the timelines, counted from 0
   */
  children(frame?: number): ElementCollection {
    return new ElementCollection(childrenOf(this.elements, frame), this.dom);
  }

  /** Makes the host redraw the stage. Host members: `document.livePreview`. */
  refresh(): this {
    this.dom.livePreview = true;
    return this;
  }

  protected override domain(): Domain<E> {
    return DOMAIN;
  }
}

siblings.ElementCollection = ElementCollection;
