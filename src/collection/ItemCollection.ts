import { itemRegistry } from '../selector/words/Selectors';
import { DocumentCollection, type Traits } from './DocumentCollection';
import type { ElementCollection } from './ElementCollection';
import type { FrameCollection } from './FrameCollection';
import type { LayerCollection } from './LayerCollection';
import { addItemsToStage } from './items/addToStage';
import { setterOfItems } from './items/attr';
import { boundsOfItems } from './items/bounds';
import { deleteItems } from './items/deleteItems';
import { expandItems } from './items/expand';
import { instancesOf } from './items/instances';
import { linkItems } from './items/linkage';
import { moveItems } from './items/move';
import { renameItems } from './items/rename';
import { revealItems } from './items/reveal';
import { selectItemsInPanel } from './items/select';
import type {
  ItemAttributeName,
  ItemAttributes,
  ItemAttributeValue,
} from './items/support/itemAttributeTypes';
import { updateItems } from './items/update';
import { usersOfItems } from './items/usedBy';
import type { Bounds } from './geometry/commonBounds';
import { setAttributes } from './methods/attr';
import type { Namer } from './naming/newNames';
import type { Callback, Guard, ValueOrCallback } from './support/callbacks';
import { checkBoolean } from './support/check';
import type { OneOrMany } from './support/gather';
import { replaceElements } from './support/replaceElements';
import { withElements } from './support/withElements';
import { newSibling, siblings } from './support/siblings';
import { framesOfLayers, layersOfItems } from './support/related';
import type { ValueAt } from './support/ValueAt';
import { withoutDuplicates } from './support/distinct';

const TRAITS: Traits<Item> = {
  typeName: 'ItemCollection',
  words: itemRegistry,
  itemsToOpen: (_method, items) => items,
};

/** A collection of library items of one document. */
export class ItemCollection<I extends Item = Item> extends DocumentCollection<I> {
  /** The library of that document. */
  readonly library: Library;

  /**
   * @param items an Array or collection of items (copied), or one item
   * @param document the document that they belong to; default: the one of the collection given, else the active one
   * @throws Error when no document is given and none is open
   */
  constructor(items?: OneOrMany<I>, document?: Document) {
    super(items, document);
    this.library = this.dom.library;
  }

  override filter<F extends I>(test: Guard<I, F, this>): ItemCollection<F>;
  override filter<S = this>(test: string | Callback<I, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<I, S>, thisObject?: S): this {
    return super.filter(test, thisObject);
  }

  /**
   * Deletes the items from the library, those in the deepest folders first. The collection is then empty.
   *
   * @throws Error when Animate refuses to delete one
   * @example $$('/sketches/*').deleteItems().elements.length; // 0
   */
  deleteItems(): this {
    deleteItems(this.library, withoutDuplicates(this));
    replaceElements(this, []);
    return this;
  }

  /**
   * Replaces the selection of the library panel, and opens the folders above the items.
   *
   * @throws Error when the library has no such item
   * @example $$(':button').select();
   */
  select(): this {
    selectItemsInPanel(this.library, this.elements);
    return this;
  }

  /**
   * Opens the folders among the items in the library panel, or closes them.
   *
   * @param state true: open; false: close; default: true
   * @param recurse true: also the folders above; false: these only; default: false
   * @throws TypeError when one of them is not a Boolean
   * @example $$(':folder').expand(false);
   */
  expand(state = true, recurse = false): this {
    const method = 'ItemCollection.expand';
    checkBoolean(method, 'state', state);
    checkBoolean(method, 'recurse', recurse);
    expandItems(this.library, this.elements, state, recurse);
    return this;
  }

  /**
   * Opens every folder above the items in the library panel.
   *
   * @example $$('Button*').reveal();
   */
  reveal(): this {
    revealItems(this.library, this.elements);
    return this;
  }

  /**
   * Collects a property of each item.
   *
   * @param property a name, or a path such as `timeline.frameCount`; `shortName` and `folder` are the two parts of an
   * item's path
   * @returns a new Array of the values; undefined where something on the path is missing
   * @throws TypeError when the property is not a name
   * @example $$('/ui/Button*').pluck('shortName'); // ['Button1', 'Button2']
   */
  override pluck<P extends string, T extends Item>(
    // Named by itself, so that a collection of symbol items is one of items to the compiler.
    this: { readonly elements: readonly T[] },
    property: P,
  ): ValueAt<T, P>[];
  override pluck(property: string): unknown[] {
    return super.pluck(property);
  }

  /**
   * Sets a property of each item.
   *
   * @param name a property of the host, or a path such as `scalingGridRect.left`; a new `name` or `shortName` changes
   * the last part of the path, a new `folder` the rest
   * @param value its value, or a Function that gives it for `(item, index, items)`
   * @throws TypeError without a value, or for a name that an item does not have
   * @example $$(':movieclip').attr('linkageExportForAS', true);
   */
  override attr<K extends ItemAttributeName<I>>(
    name: K,
    value: ValueOrCallback<I, this, ItemAttributeValue<I, K>>,
  ): this;
  /**
   * Sets several properties in order.
   *
   * @param values an Object of properties and values
   * @throws TypeError when it is not an Object
   * @example $$('star').attr({ shortName: 'sun', folder: 'sky' }).pluck('name'); // ['sky/sun']
   */
  override attr(values: ItemAttributes<I, this>): this;
  override attr(first: unknown, value?: unknown): this {
    setAttributes('ItemCollection.attr', this, setterOfItems, first, value);
    return this;
  }

  /**
   * Exports the items for ActionScript, each under a class of its own.
   *
   * @param name the class as in `rename`, `*` stands for the last part of the path: `ui.*`; or a Function that gives
   * it; false: stops exporting them
   * @throws TypeError for a folder, or a name that is not a class or that another item has. Then nothing is changed
   * @example $$(':button').linkage('ui.*').pluck('linkageClassName'); // ['ui.Button1', 'ui.Button2']
   */
  linkage(name: string | Namer<I, this> | false): this {
    linkItems(this.library, withoutDuplicates(this), name, this);
    return this;
  }

  /**
   * Measures the common bounds of what symbols show in any keyframe, each in its own coordinates.
   *
   * @returns left, top, right, bottom, width and height in pixels; null when nothing is shown
   * @example $$('/ui/panel').bounds().width > 0; // true
   */
  bounds(): Bounds | null {
    return boundsOfItems(this.elements);
  }

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
  rename(
    name?: string | Namer<I, this>,
    padding?: boolean | number,
    start?: number,
    separator?: string,
  ): this {
    const args = [name, padding, start, separator];
    renameItems(
      { method: 'ItemCollection.rename', base: 'Item', args, scope: this },
      this.library,
      this.elements,
    );
    return this;
  }

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
  move(path: string, replace = false, expand = true): this {
    const method = 'ItemCollection.move';
    checkBoolean(method, 'replace', replace);
    checkBoolean(method, 'expand', expand);
    moveItems(this.library, this.elements, path, replace, expand);
    return this;
  }

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
  addToStage(x = 0, y = 0): ElementCollection {
    return newSibling('ElementCollection', addItemsToStage(this.dom, this.elements, x, y), this.dom);
  }

  /**
   * Collects every instance of the items, in every timeline of the document.
   *
   * @returns a new ElementCollection
   * @example $$('twinkle').instances().pluck('name'); // ['twinkle_a', 'twinkle_b']
   */
  instances(): ElementCollection<Instance> {
    return newSibling('ElementCollection', instancesOf(this.dom, this.elements), this.dom);
  }

  /**
   * Collects the layers in the timelines of the items; items without a timeline are skipped.
   *
   * @param query keeps those that it finds; default: all
   * @returns a new LayerCollection
   * @throws SelectorError for a query that cannot be read
   * @example $$(':symbol').layers(':guide').attr('visible', false);
   */
  layers(query?: string): LayerCollection {
    const method = 'ItemCollection.layers';
    const layers = layersOfItems(method, this);
    return newSibling('LayerCollection', layers, this.dom, method, query);
  }

  /**
   * Collects the keyframes in the timelines of the items; items without a timeline are skipped.
   *
   * @param query keeps those that it finds; default: all
   * @returns a new FrameCollection
   * @throws SelectorError for a query that cannot be read
   * @example $$(':movieclip').frames(':scripted').pluck('actionScript');
   */
  frames(query?: string): FrameCollection {
    const method = 'ItemCollection.frames';
    const layers = layersOfItems(method, this);
    const frames = framesOfLayers(method, { elements: layers, onceEach: layers, dom: this.dom });
    return newSibling('FrameCollection', frames, this.dom, method, query);
  }

  /**
   * Collects the items whose timelines contain these.
   *
   * @returns a new ItemCollection
   * @example $$('flame').usedBy().pluck('name'); // ['backdrop/balloon']
   */
  usedBy(): ItemCollection {
    return withElements(new ItemCollection([], this.dom), usersOfItems(this.library, this.elements));
  }

  /**
   * Imports the items again from their files.
   *
   * @throws Error when the host refuses
   * @example $$(':bitmap').update();
   */
  update(): this {
    updateItems(this.library, this.elements);
    return this;
  }

  /** @internal */
  protected override traits(): Traits<I> {
    return TRAITS;
  }
}

siblings.ItemCollection = { Type: ItemCollection, words: itemRegistry };
