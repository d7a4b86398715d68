import { filterItems } from '../selector/select';
import { DocumentCollection, type Domain } from './DocumentCollection';
import type { ElementCollection } from './ElementCollection';
import { addItemsToStage } from './items/addToStage';
import { setItemAttributes } from './items/attr';
import { deleteItems } from './items/deleteItems';
import { expandItems } from './items/expand';
import { instancesOf } from './items/instances';
import { moveItems } from './items/move';
import { renameItems } from './items/rename';
import { revealItems } from './items/reveal';
import { selectItems } from './items/select';
import type { ItemAttributes, ItemAttributeValue } from './items/support/attributeTypes';
import { updateItems } from './items/update';
import { usersOfItems } from './items/usedBy';
import type { Namer } from './naming/newNames';
import type { Callback, Guard } from './support/callbacks';
import { checkBoolean } from './support/check';
import type { OneOrMany } from './support/gather';
import { replaceElements } from './support/replaceElements';
import { newElementCollection } from './support/siblings';
import { withoutDuplicates } from './support/withoutDuplicates';

const DOMAIN: Domain<Item> = {
  typeName: 'ItemCollection',
  filterByQuery: filterItems,
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

  /** Deletes the items from the library, those in the deepest folders first; the collection is then empty. */
  deleteItems(): this {
    deleteItems(this.library, withoutDuplicates(this.elements));
    replaceElements(this.elements, []);
    return this;
  }

  /** Replaces the selection of the library panel and shows it. */
  select(): this {
    selectItems(this.library, this.elements);
    return this;
  }

  /** Opens the folders among the items, or closes them; with `recurse` also those above. */
  expand(state = true, recurse = false): this {
    checkBoolean('ItemCollection.expand', 'state', state);
    checkBoolean('ItemCollection.expand', 'recurse', recurse);
    expandItems(this.library, this.elements, state, recurse);
    return this;
  }

  /** Opens every folder above the items. */
  reveal(): this {
    revealItems(this.library, this.elements);
    return this;
  }

  /** Sets a property of each item. A new `name` is a leaf name: the folder stays. */
  override attr<K extends string>(name: K, value: ItemAttributeValue<I, this, K>): this;
  /** Sets several, one after the other. */
  override attr(values: ItemAttributes<I, this>): this;
  override attr(...args: unknown[]): this {
    setItemAttributes(this.elements, args, this);
    return this;
  }

  /**
   * Renames, each item within its folder: `rename('star')` gives `star_1 …`, `'star_###'` and `'star_025'` say where to
   * count from and how wide, `*` is the present leaf name, a Function `(item, index, items, presentName)` returns the
   * name. Nothing is renamed when names would collide.
   *
   * @param padding width of the numbers; true: that of the largest; false: none
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
   * Moves the items into a folder, made if need be; `''` is the root.
   *
   * @param replace whether an item of the same name there is replaced; else the moved one gets another name
   * @param expand whether the folder is then open in the panel
   */
  move(path: string, replace = false, expand = true): this {
    checkBoolean('ItemCollection.move', 'replace', replace);
    checkBoolean('ItemCollection.move', 'expand', expand);
    moveItems(this.library, this.elements, path, replace, expand);
    return this;
  }

  /** Places the items on the current layer and frame. **Returns** a new ElementCollection of what was placed, selected. */
  addToStage(x = 0, y = 0): ElementCollection {
    return newElementCollection(addItemsToStage(this.dom, this.elements, x, y), this.dom);
  }

  /** **Returns** a new ElementCollection of every instance of these items, in every timeline of the document. */
  instances(): ElementCollection<Instance> {
    return newElementCollection(instancesOf(this.dom, this.elements), this.dom);
  }

  /** **Returns** a new ItemCollection of the items whose timelines contain these. */
  usedBy(): ItemCollection {
    return new ItemCollection(usersOfItems(this.library, this.elements), this.dom);
  }

  /** Imports the items again from their files. Host members: `library.updateItem`. */
  update(): this {
    updateItems(this.library, this.elements);
    return this;
  }

  protected override domain(): Domain<I> {
    return DOMAIN;
  }
}
