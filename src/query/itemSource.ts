import { isCollection } from '../collection/support/gather';
import { describeArgument } from '../host/describeValue';
import { failure } from '../host/failure';
import { hostClassOf } from '../host/hostClass';
import { isArray } from '../host/isArray';
import { isObject, read } from '../host/read';
import { elementsOfFrame, elementsOfLayer, flatten } from '../host/walk';
import { isBelow } from '../text/path';
import { type Candidates, found, given } from './candidates';

export const ITEM_SOURCES =
  'an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element';

/**
 * The library items that a source of `$$` stands for.
 *
 * @throws TypeError when there is something else in it
 */
export function itemsOfSource(source: object, document: Document): Candidates {
  if (isCollection(source)) return given(itemsOfAll(source.elements));
  if (isArray(source)) return given(itemsOfAll(source));
  if (hostClassOf(source) === 'item' && read(source, 'itemType') === 'folder') {
    return found([itemsBelow(String(read(source, 'name')), document.library.items)]);
  }
  return given(itemsOfAll([source]));
}

/** Items, and the items that elements are instances of; elements without one are skipped. */
function itemsOfAll(values: unknown[]): object[] {
  const items: object[] = [];
  for (let i = 0; i < values.length; i++) {
    const hostClass = hostClassOf(values[i]);
    if (hostClass === 'layer' || hostClass === 'frame') {
      addItemsOn(values[i] as object, hostClass === 'layer', items);
      continue;
    }
    const item = hostClass === 'element' ? itemOfElement(values[i] as object, i) : values[i];
    if (hostClass !== 'item' && hostClass !== 'element') {
      throw new TypeError(
        `$$(): source must hold items or elements, got ${describeArgument(values[i])} at index ${i}`,
      );
    }
    if (isObject(item)) items.push(item);
  }
  return items;
}

/** Adds the items of the elements on a layer or keyframe. */
function addItemsOn(holder: object, isLayer: boolean, items: object[]): void {
  const elements = isLayer ? flatten(elementsOfLayer(holder)) : elementsOfFrame(holder);
  for (let i = 0; i < elements.length; i++) {
    const item = itemOfElement(elements[i], i);
    if (isObject(item)) items.push(item);
  }
}

/** Reads the item of an element; the host refuses it when the element was deleted. */
function itemOfElement(element: object, index: number): unknown {
  try {
    return read(element, 'libraryItem');
  } catch (error) {
    throw failure('$$', index, element, error);
  }
}

function itemsBelow(folder: string, items: object[]): object[] {
  const below: object[] = [];
  for (let i = 0; i < items.length; i++) {
    if (isBelow(folder, String(read(items[i], 'name')))) below.push(items[i]);
  }
  return below;
}
