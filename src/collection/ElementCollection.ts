import { elementRegistry } from '../selector/words/Selectors';
import { DocumentCollection, type Traits } from './DocumentCollection';
import type { FrameCollection } from './FrameCollection';
import { ItemCollection } from './ItemCollection';
import type { LayerCollection } from './LayerCollection';
import { alignElements } from './elements/align';
import { setterOfElements } from './elements/attr';
import { centerTransformPoints } from './elements/centerTransformPoint';
import { childrenOf } from './elements/children';
import { type ColorCount, countColors } from './elements/colors';
import { deleteElements } from './elements/deleteElements';
import { distributeElements } from './elements/distribute';
import { duplicateElements } from './elements/duplicate';
import { tableOfTexts } from './elements/exportTexts';
import { groupElements } from './elements/group';
import { type ImportedRow, putTexts, type TextProblem } from './elements/importTexts';
import { distinctItems } from './elements/items';
import { layoutElements } from './elements/layout';
import { matchedAxes, matchSizes } from './elements/match';
import { moveElements } from './elements/move';
import { ordered, restack } from './elements/orderBy';
import { movePivots } from './elements/pivot';
import { randomizeAll } from './elements/randomize/randomize';
import { randomSource, type RandomSource } from './elements/randomize/source';
import type { RandomValue } from './elements/randomize/RandomValue';
import { renameElements } from './elements/rename';
import { renameAlongKeyframes } from './elements/renameAlongKeyframes';
import { type ColorReplacer, replaceColors } from './elements/replaceColor';
import { replaceInTexts } from './elements/replaceText';
import { resetTransforms } from './elements/resetTransform';
import { rotateElements } from './elements/rotate';
import { scaleElements } from './elements/scale';
import { whichElements } from './elements/select';
import { spaceElements } from './elements/space';
import type { Color } from './elements/support/colorEffects';
import { allBounds } from './elements/support/elementBounds';
import type { AttributeName, Attributes, AttributeValue, OrderWord } from './elements/support/attributeTypes';
import { swapItems } from './elements/swap';
import { readTexts, setTexts } from './elements/text';
import { setTextAttributes } from './elements/textAttr';
import { moveToGrid } from './elements/toGrid';
import { convertToSymbols } from './elements/toSymbol';
import { type Bounds, commonBounds } from './geometry/commonBounds';
import type { AlignWords, CornerWords, EdgeWord, EdgeWords } from './geometry/edgeWords';
import type { Namer } from './naming/newNames';
import { replaceSelection } from './stage/userLocation';
import type { Callback, Guard, ValueOrCallback } from './support/callbacks';
import { checkBoolean } from './support/check';
import { replaceElements, replaceSorted } from './support/replaceElements';
import { setAttributes } from './methods/attr';
import { elementsOf } from './methods/sort';
import { noteLength } from './support/noteLength';
import { withElements } from './support/withElements';
import { newSibling, siblings } from './support/siblings';
import type { Compare } from './support/stableSort';
import { framesOfElements, layersOfElements } from './support/related';
import type { ValueAt } from './support/ValueAt';
import { withoutDuplicates } from './support/distinct';

const TRAITS: Traits<Element> = {
  typeName: 'ElementCollection',
  words: elementRegistry,
  itemsToOpen: distinctItems,
};

/**
 * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
 * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
 * playhead, the current layer and the timeline being edited as they were, except methods that are made to select. An
 * element that is in the collection twice is moved or rotated once.
 */
export class ElementCollection<E extends Element = Element> extends DocumentCollection<E> {
  override filter<F extends E>(test: Guard<E, F, this>): ElementCollection<F>;
  override filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<E, S>, thisObject?: S): this {
    return super.filter(test, thisObject);
  }

  /**
   * Collects the library items of the elements, each once; elements without an item are skipped.
   *
   * @returns a new ItemCollection, in the order of first appearance
   * @example $('twinkle*').items().pluck('name'); // ['stars/twinkle']
   */
  items(): ItemCollection {
    const items = distinctItems('ElementCollection.items', this.elements);
    return withElements(new ItemCollection([], this.dom), items);
  }

  /**
   * Collects the layers that the elements are on, each once.
   *
   * @param query keeps those that it finds; default: all
   * @returns a new LayerCollection, in the order of first appearance
   * @throws SelectorError for a query that cannot be read
   * @example $(':text').layers().attr('locked', true);
   */
  layers(query?: string): LayerCollection {
    const method = 'ElementCollection.layers';
    const layers = layersOfElements(method, this);
    return newSibling('LayerCollection', layers, this.dom, method, query);
  }

  /**
   * Collects the keyframes that the elements are on, each once.
   *
   * @param query keeps those that it finds; default: all
   * @returns a new FrameCollection, in the order of first appearance
   * @throws SelectorError for a query that cannot be read
   * @example $('twinkle*').frames().pluck('startFrame'); // [0]
   */
  frames(query?: string): FrameCollection {
    const method = 'ElementCollection.frames';
    const frames = framesOfElements(method, this);
    return newSibling('FrameCollection', frames, this.dom, method, query);
  }

  /**
   * Replaces the selection of the document. The host leaves out what cannot be selected, such as elements on locked
   * layers.
   *
   * @param which nothing or `true` for all, an index, a name (`*` stands for any text), or an element; default: all
   * @throws TypeError for anything else; RangeError for an index outside of the collection
   * @example $(':symbol').select('twinkle_*');
   */
  select(which?: number | string | boolean | E): this {
    replaceSelection(this.dom, whichElements(this.elements, which));
    return this;
  }

  /**
   * Groups the elements. The collection then holds the group, which is selected.
   *
   * @throws Error when the host does not group them
   * @example $('twinkle*').group().elements.length; // 1
   */
  group(): this {
    if (this.elements.length > 0) replaceElements(this, groupElements(this.dom, this.elements) as E[]);
    return this;
  }

  /**
   * Duplicates the elements. The copies are selected; their names count on from the highest number of the originals.
   *
   * @param add true: the collection then holds originals and copies; false: the copies only; default: false
   * @throws TypeError when add is not a Boolean
   * @example $('btn*').duplicate().pluck('name'); // ['btn3', 'btn4']
   */
  duplicate(add = false): this {
    checkBoolean('ElementCollection.duplicate', 'add', add);
    const originals = withoutDuplicates(this);
    const copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
    replaceElements(this, add ? this.elements.concat(copies) : copies);
    return this;
  }

  /**
   * Deletes the elements from the stage. The collection is then empty.
   *
   * @example $(':text').deleteElements().elements.length; // 0
   */
  deleteElements(): this {
    deleteElements(this.dom, withoutDuplicates(this));
    replaceElements(this, []);
    return this;
  }

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
  move(x: number, y: number, relative = false): this {
    moveElements(this.elements, x, y, relative);
    return this;
  }

  /**
   * Rotates all elements together.
   *
   * @param angle degrees, clockwise
   * @param corner the corner or edge of the common bounds to rotate about, such as `top left`; default: their centre
   * @throws TypeError when the angle is not a Number, or the corner has no such name
   * @example $('twinkle*').rotate(90, 'top left');
   */
  rotate(angle: number, corner?: CornerWords): this {
    rotateElements(withoutDuplicates(this), angle, corner);
    return this;
  }

  /**
   * Scales all elements together.
   *
   * @param xScale factor: 1 keeps the width, 2 doubles it, -1 flips; default: 1
   * @param yScale factor for the height; default: xScale
   * @param corner the corner or edge of the common bounds that stays, such as `top left`; default: their centre
   * @throws TypeError when a factor is not a Number, or the corner has no such name; RangeError for a factor of 0
   * @example $('twinkle*').scale(2).scale(1, 0.5, 'bottom center');
   */
  scale(xScale = 1, yScale = xScale, corner?: CornerWords): this {
    scaleElements(withoutDuplicates(this), xScale, yScale, corner);
    return this;
  }

  /**
   * Moves the transformation point of each element; the element itself stays.
   *
   * @param state true: to the middle of the element's bounds; false: to its registration point; default: true
   * @throws TypeError when state is not a Boolean
   * @example $(':symbol').centerTransformPoint();
   */
  centerTransformPoint(state = true): this {
    centerTransformPoints(this.elements, state);
    return this;
  }

  /**
   * Moves the transformation point of each element to a corner or edge of its bounds; the element itself stays.
   *
   * @param corner `top left`, `bottom center`, `right center` … or `center`
   * @throws TypeError for another word
   * @example $(':symbol').pivot('bottom center');
   */
  pivot(corner: CornerWords | 'center'): this {
    movePivots(this.elements, corner);
    return this;
  }

  /**
   * Measures the common bounds of the elements.
   *
   * @returns left, top, right, bottom, width and height in pixels; null when the collection is empty
   * @example $('twinkle*').bounds().width > 300; // true
   */
  bounds(): Bounds | null {
    return commonBounds(allBounds('ElementCollection.bounds', this.elements));
  }

  /**
   * Replaces the item that the instances show; their place, effects and name stay.
   *
   * @param item a library item, or its path
   * @throws TypeError when an element is not an instance; Error when the library has no such item
   * @example $('twinkle*').swap('stars/star').items().pluck('name'); // ['stars/star']
   */
  swap(item: string | Item): this {
    replaceElements(this, swapItems(this.dom, this.elements, item) as E[]);
    return this;
  }

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
  toSymbol(
    type: 'movie clip' | 'graphic' | 'button' = 'movie clip',
    name?: string | Namer<E, this>,
    registration = 'top left',
  ): ElementCollection<SymbolInstance> {
    const originals = withoutDuplicates(this);
    const made = convertToSymbols(this.dom, originals, type, name, registration, this);
    replaceElements(this, made as Element[] as E[]);
    return this as unknown as ElementCollection<SymbolInstance>;
  }

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
  text(value?: ValueOrCallback<E, this, string>): string[] | this {
    if (arguments.length === 0) return readTexts(this.elements);
    setTexts(this.elements, value, this);
    return this;
  }

  /**
   * Replaces words in the texts. New characters keep the format of the old ones. A match cannot reach across characters
   * of different formats.
   *
   * @param what a String: every occurrence is replaced; or a RegExp, as in `String.replace`
   * @param by a String, or a Function that gives it for the match, as in `String.replace`
   * @throws TypeError for an element that is not a text, or arguments of another type
   * @example $(':text').replaceText('Night', 'Evening').text(); // ['Evening sky']
   */
  replaceText(what: string | RegExp, by: string | ((match: string, ...details: never[]) => string)): this {
    replaceInTexts(this.elements, what, by);
    return this;
  }

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
  exportTexts(format: 'csv' | 'json' = 'csv'): string {
    return tableOfTexts(this, format);
  }

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
  importTexts(table: string | ImportedRow[], decide?: (problem: TextProblem) => unknown): this {
    putTexts(this, table, decide);
    return this;
  }

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
  textAttr(...args: unknown[]): this {
    setTextAttributes(this.elements, args, this);
    return this;
  }

  /**
   * Counts the elements that have each colour: of fills and gradients, strokes, characters, tints; of a group those of
   * its members.
   *
   * @returns a new Array of `{ color, count }`, the most frequent first; colours are `#RRGGBB`, or `#RRGGBBAA` where they
   * are not opaque
   * @example $.all('*').colors()[0].color; // '#FFFFFF'
   */
  colors(): ColorCount[] {
    return countColors(withoutDuplicates(this));
  }

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
  replaceColor(from: unknown, to?: unknown, tolerance: unknown = 0): this {
    replaceColors(this.dom, withoutDuplicates(this), from, to, tolerance);
    return this;
  }

  /**
   * Removes scale, rotation and skew of each element; `x` and `y` stay.
   *
   * @example $(':symbol').resetTransform();
   */
  resetTransform(): this {
    resetTransforms(this.elements);
    return this;
  }

  /**
   * Collects a property of each element.
   *
   * @param property a name, a word of queries such as `font`, or a path such as `libraryItem.name` or `frame.label`;
   * `shortName` and `folder` are the two parts of an item's path. A word with several values gives an Array of them
   * @returns a new Array of the values; undefined where something on the path is missing
   * @throws TypeError when the property is not a name
   * @example $('twinkle*').pluck('libraryItem.name'); // ['stars/twinkle', 'stars/twinkle']
   */
  override pluck<P extends string, T extends Element>(
    // Named by itself, so that a collection of symbol instances is one of elements to the compiler.
    this: { readonly elements: readonly T[] },
    property: P,
  ): ValueAt<T, P>[];
  override pluck(property: string): unknown[] {
    return super.pluck(property);
  }

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
  override attr<K extends AttributeName<E>>(
    name: K,
    value: ValueOrCallback<E, this, AttributeValue<E, K>>,
    strength?: K extends 'tint' ? number : never,
  ): this;
  /**
   * Sets several attributes in order.
   *
   * @param values an Object of names and values
   * @throws as the first form
   * @example $('star*').attr({ y: 40, alpha: 50 });
   */
  override attr(values: Attributes<E, this>): this;
  override attr(first: unknown, value?: unknown, strength?: unknown): this {
    setAttributes('ElementCollection.attr', this, setterOfElements, first, value, strength);
    return this;
  }

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
  rename(
    name?: string | Namer<E, this>,
    padding?: boolean | number,
    start?: number,
    separator?: string,
  ): this {
    const args = [name, padding, start, separator];
    renameElements({ method: 'ElementCollection.rename', base: 'clip', args, scope: this }, this.elements);
    return noteLength(this);
  }

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
  renameAlongKeyframes(
    name?: string | Namer<E, this>,
    padding?: boolean | number,
    start?: number,
    separator?: string,
  ): this {
    const args = [name, padding, start, separator];
    const method = 'ElementCollection.renameAlongKeyframes';
    renameAlongKeyframes({ method, base: 'clip', args, scope: this }, this.dom, withoutDuplicates(this));
    return noteLength(this);
  }

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
  orderBy(property: OrderWord | Compare<E>, reverse = false): this {
    checkBoolean('ElementCollection.orderBy', 'reverse', reverse);
    const inOrder = ordered(this, property, Math.random);
    restack(this.dom, reverse ? inOrder.slice().reverse() : inOrder);
    replaceSorted(this, elementsOf(inOrder));
    return this;
  }

  /**
   * Aligns edges or middles of the elements.
   *
   * @param to `left`, `right`, `top`, `bottom`, `vertical`, `horizontal`, `center`, or a pair such as `top left`;
   * default: `center`
   * @param toStage true: to the stage; false: to the common bounds; default: false
   * @throws TypeError for another word, or when toStage is not a Boolean
   * @example $('btn*').align('bottom').align('left', true);
   */
  align(to: AlignWords = 'center', toStage = false): this {
    alignElements(this.dom, withoutDuplicates(this), to, toStage);
    return this;
  }

  /**
   * Spaces out edges or middles of the elements at equal distances.
   *
   * @param edges one or two of `left`, `horizontal`, `right`, `top`, `vertical`, `bottom`: a String such as
   * `'left,top'`, or an Array
   * @param toStage true: over the stage; false: over the common bounds; default: false
   * @throws TypeError for another word, or when toStage is not a Boolean
   * @example $('*:symbol').distribute('horizontal');
   */
  distribute(edges: EdgeWords | EdgeWord[], toStage = false): this {
    distributeElements(this.dom, withoutDuplicates(this), edges, toStage);
    return this;
  }

  /**
   * Leaves equal gaps between the elements.
   *
   * @param direction `horizontal` or `vertical`
   * @param gap the gap in pixels: the first element stays; false: the first and the last stay; true: they go to the
   * ends of the stage; default: false
   * @throws TypeError for anything else
   * @example $('btn*').space('horizontal', 10);
   */
  space(direction: 'horizontal' | 'vertical', gap?: number | boolean): this {
    spaceElements(this.dom, withoutDuplicates(this), direction, gap);
    return this;
  }

  /**
   * Makes all elements as wide or as high as one of them.
   *
   * @param dimension `width`, `height`, or `size` for both
   * @param to true: the biggest; false: the smallest; an index, a name, or an element; default: true
   * @throws TypeError for anything else; RangeError when the collection has no such index or name
   * @example $('btn*').match('width', 'btn1');
   */
  match(dimension: 'width' | 'height' | 'size', to: boolean | number | string | Element = true): this {
    matchSizes(this.elements, matchedAxes(dimension), to);
    return this;
  }

  /**
   * Rounds the positions of the elements to a grid.
   *
   * @param precision pixels between lines: one Number, or `[x, y]`; default: 1
   * @param rounding -1: down; 0: to the nearest line; 1: up; default: 0
   * @throws TypeError for another precision or rounding; RangeError for a negative or infinite precision
   * @example $('*:symbol').toGrid(10).toGrid([5, 1], -1);
   */
  toGrid(precision: number | [number, number] = 1, rounding: -1 | 0 | 1 = 0): this {
    moveToGrid(this.elements, precision, rounding);
    return this;
  }

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
  layout(columns?: number, gapX = 0, gapY = gapX): this {
    layoutElements(withoutDuplicates(this), columns, gapX, gapY);
    return this;
  }

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
  randomize(...args: unknown[]): this {
    const method = 'ElementCollection.randomize';
    const random = randomSource(method, args[typeof args[0] === 'string' ? 2 : 1]);
    randomizeAll({ method, collection: this, random }, args, ({ name, value }) =>
      setAttributes(method, this, setterOfElements, name, value),
    );
    return this;
  }

  /**
   * Collects what is inside groups and symbol instances.
   *
   * @param frame a frame number, counted from 0: only what is at this frame of their timelines; default: all
   * keyframes
   * @returns a new ElementCollection
   * @throws TypeError when the frame is not a Number; RangeError when it is negative or not whole
   * @example $('panel').children().pluck('name'); // ['score', '']
   */
  children(frame?: number): ElementCollection {
    const children = childrenOf(this.elements, this.dom, frame);
    return withElements(new ElementCollection([], this.dom), children);
  }

  /**
   * Makes the host redraw the stage.
   *
   * @example $('twinkle*').move(10, 0, true).refresh();
   */
  refresh(): this {
    this.dom.livePreview = true;
    return this;
  }

  /** @internal */
  protected override traits(): Traits<E> {
    return TRAITS;
  }
}

siblings.ElementCollection = { Type: ElementCollection, words: elementRegistry };
