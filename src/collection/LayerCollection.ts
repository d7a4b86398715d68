import type { ElementFound } from '../selector/FoundTypes';
import { layerRegistry } from '../selector/words/Selectors';
import { DocumentCollection, type Traits } from './DocumentCollection';
import type { ElementCollection } from './ElementCollection';
import type { FrameCollection } from './FrameCollection';
import type { ItemCollection } from './ItemCollection';
import { allBounds } from './elements/support/elementBounds';
import { distinctItems } from './elements/items';
import { renameElements } from './elements/rename';
import { type Bounds, commonBounds } from './geometry/commonBounds';
import { type LayerAttributes, type LayerAttributeValues, setterOfLayers } from './layers/attr';
import { deleteLayers } from './layers/deleteLayers';
import { duplicateLayers } from './layers/duplicate';
import { maskLayers } from './layers/mask';
import { moveLayers, type Where } from './layers/moveTo';
import { restackLayers } from './layers/orderBy';
import { selectLayersInTimeline } from './layers/select';
import { moveToFolder } from './layers/toFolder';
import { unmaskLayers } from './layers/unmask';
import { sorted } from './methods/sort';
import { setAttributes } from './methods/attr';
import type { Namer } from './naming/newNames';
import type { Callback, Guard } from './support/callbacks';
import { checkBoolean, checkName } from './support/check';
import { checkField } from './support/checkField';
import { noteLength } from './support/noteLength';
import { replaceElements } from './support/replaceElements';
import { withElements } from './support/withElements';
import { newSibling, siblings } from './support/siblings';
import type { Compare } from './support/stableSort';
import {
  childrenOfLayers,
  elementsOfLayers,
  framesOfLayers,
  parentsOfLayers,
  symbolsAround,
} from './support/related';
import { withoutDuplicates } from './support/distinct';

/**
 * A collection of layers of one document, folders too. Methods leave the scene or symbol being edited, the playhead,
 * the current layer and the selections as they were, except methods that are made to select.
 */
export class LayerCollection<L extends Layer = Layer> extends DocumentCollection<L> {
  override filter<F extends L>(test: Guard<L, F, this>): LayerCollection<F>;
  override filter<S = this>(test: string | Callback<L, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<L, S>, thisObject?: S): this {
    return super.filter(test, thisObject);
  }

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
  override attr<K extends keyof LayerAttributes>(
    name: K,
    value: LayerAttributes[K] | Callback<L, this, LayerAttributes[K]>,
  ): this;
  /**
   * Sets the property at the end of a path.
   *
   * @param name a path such as `parentLayer.locked`; one that begins with `timeline` sets a property of the
   * layer's timeline
   * @param value as in the first form
   * @throws TypeError where a link is missing, or for a value that the attribute cannot have, before anything is set
   * @example $.layers(':masked').attr('parentLayer.locked', true);
   */
  override attr(
    name: `${string}.${string}`,
    value: Callback<L, this> | string | number | boolean | object | null,
  ): this;
  /**
   * Sets several attributes in order.
   *
   * @param values an Object of names and values
   * @throws as the first form
   * @example $.layers('*').attr({ locked: false, color: '#FF8800' });
   */
  override attr(values: LayerAttributeValues<L, this>): this;
  override attr(first: unknown, value?: unknown): this {
    setAttributes('LayerCollection.attr', this, setterOfLayers, first, value);
    return noteLength(this);
  }

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
  rename(
    name?: string | Namer<L, this>,
    padding?: boolean | number,
    start?: number,
    separator?: string,
  ): this {
    const args = [name, padding, start, separator];
    const renaming = { method: 'LayerCollection.rename', base: 'Layer', args, scope: this };
    renameElements(renaming, this.elements as unknown as Element[]);
    return noteLength(this);
  }

  /**
   * Selects the layers; the first is then the current one. Opens their timeline where another one is being edited.
   *
   * @throws Error when they are on several timelines
   * @example $.layers(':normal').select();
   */
  select(): this {
    selectLayersInTimeline('LayerCollection.select', this.dom, withoutDuplicates(this));
    return this;
  }

  /**
   * Deletes the layers, folders with their contents. The collection is then empty.
   *
   * @throws Error when a timeline would keep no layer, before anything is deleted
   * @example $.layers(':normal:empty').deleteLayers().elements.length; // 0
   */
  deleteLayers(): this {
    deleteLayers('LayerCollection.deleteLayers', this.dom, withoutDuplicates(this));
    replaceElements(this, []);
    return this;
  }

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
  moveTo(layer: Layer | LayerCollection, where: Where): this {
    moveLayers('LayerCollection.moveTo', this.dom, withoutDuplicates(this), layer, where);
    return this;
  }

  /**
   * Moves the layers into a folder; makes the folder if there is none.
   *
   * @param name the folder, or the path of one such as `art/old`; `''` takes the layers out of all folders, masks and
   * guides
   * @throws TypeError when the name is not a String; Error when a folder would go into itself
   * @example $.layers(':guide').toFolder('guides');
   */
  toFolder(name: string): this {
    moveToFolder('LayerCollection.toFolder', this.dom, withoutDuplicates(this), name);
    return this;
  }

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
  orderBy(property: string | Compare<L>, reverse = false): this {
    const method = 'LayerCollection.orderBy';
    checkBoolean(method, 'reverse', reverse);
    if (typeof property !== 'function') {
      checkName(method, 'property', property);
      checkField(method, this, property);
    }
    const inOrder = sorted(method, withoutDuplicates(this), property, this);
    restackLayers(method, this.dom, reverse ? inOrder.slice().reverse() : inOrder);
    replaceElements(this, inOrder);
    this.onceEach = inOrder;
    return this;
  }

  /**
   * Duplicates the layers, with what belongs to them. The collection then holds the copies.
   *
   * @example $.layers(':first').duplicate().elements.length; // 1
   */
  duplicate(): this {
    const originals = withoutDuplicates(this);
    replaceElements(this, duplicateLayers('LayerCollection.duplicate', this.dom, originals) as L[]);
    return this;
  }

  /**
   * Makes the layers masked by another one, which becomes a mask.
   *
   * @param layer a normal layer or a mask: a Layer, or a LayerCollection with one
   * @throws TypeError for anything else; Error for layers that cannot be masked, such as folders, before anything is
   * changed
   * @example $.layers(':last').mask($.layers(':first'));
   */
  mask(layer: Layer | LayerCollection): this {
    maskLayers('LayerCollection.mask', this.dom, withoutDuplicates(this), layer);
    return this;
  }

  /**
   * Makes masked layers normal again; others are left alone.
   *
   * @example $.layers(':masked').unmask();
   */
  unmask(): this {
    unmaskLayers('LayerCollection.unmask', this.dom, withoutDuplicates(this));
    return this;
  }

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
  contents(query?: string): ElementCollection {
    const method = 'LayerCollection.contents';
    const elements = elementsOfLayers(method, this);
    return newSibling('ElementCollection', elements, this.dom, method, query);
  }

  /**
   * Collects the keyframes of the layers.
   *
   * @param query keeps those that it finds; default: all
   * @returns a new FrameCollection
   * @throws SelectorError for a query that cannot be read
   * @example $.layers(':guide').frames(':labelled').attr('label', '');
   */
  frames(query?: string): FrameCollection {
    const method = 'LayerCollection.frames';
    const frames = framesOfLayers(method, this);
    return newSibling('FrameCollection', frames, this.dom, method, query);
  }

  /**
   * Collects the library items of the elements on the layers, each once.
   *
   * @returns a new ItemCollection
   * @example $.layers(':first').items().pluck('name');
   */
  items(): ItemCollection {
    const method = 'LayerCollection.items';
    const elements = elementsOfLayers(method, this) as Element[];
    return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
  }

  /**
   * Measures the common bounds of what is on any keyframe of the layers, in the coordinates of their timelines.
   *
   * @returns left, top, right, bottom, width and height in pixels; null when nothing is there
   * @example $.layers('stars').bounds().width > 0; // true
   */
  bounds(): Bounds | null {
    const method = 'LayerCollection.bounds';
    return commonBounds(allBounds(method, elementsOfLayers(method, this) as Element[]));
  }

  /**
   * Collects the folders, masks and guides that the layers belong to.
   *
   * @returns a new LayerCollection
   * @example $.layers(':masked').parent().pluck('layerType');
   */
  parent(): LayerCollection {
    const parents = parentsOfLayers('LayerCollection.parent', this) as Layer[];
    return withElements(new LayerCollection([], this.dom), parents);
  }

  /**
   * Collects the layers that belong directly to these folders, masks and guides.
   *
   * @returns a new LayerCollection
   * @example $.layers(':folder').children().attr('locked', true);
   */
  children(): LayerCollection {
    const children = childrenOfLayers('LayerCollection.children', this) as Layer[];
    return withElements(new LayerCollection([], this.dom), children);
  }

  /** @internal */
  protected override traits(): Traits<L> {
    return {
      typeName: 'LayerCollection',
      words: layerRegistry,
      itemsToOpen: (method) => symbolsAround(method, this, 'ofLayer'),
    };
  }
}

siblings.LayerCollection = { Type: LayerCollection, words: layerRegistry };
