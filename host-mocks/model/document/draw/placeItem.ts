import type { Box } from '../../../../geometry/Box';
import { TWIPS_PER_PIXEL } from '../../../../geometry/twips';
import type { Point } from '../../../../geometry/matrix';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { checkPoint } from '../../../../document/checks/checkGeometry';
import type { Element } from '../../elements/Element';
import { BitmapItem } from '../../library/items/BitmapItem';
import { CompiledClipItem } from '../../library/items/CompiledClipItem';
import type { Item } from '../../library/items/Item';
import { SymbolItem } from '../../library/items/SymbolItem';
import { VideoItem } from '../../library/items/VideoItem';
import type { DocumentCore } from '../DocumentCore';
import { addToFrame } from '../selection/selectionClipboard';
import { importItem, leadsTo } from './importItems';

/** The tag of an item's instances; undefined for an item that cannot be placed on a stage. */
function instanceTag(item: Item): string | undefined {
  if (item instanceof SymbolItem) return item.isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance';
  if (item instanceof BitmapItem) return 'DOMBitmapInstance';
  if (item instanceof VideoItem) return 'DOMVideoInstance';
  return item instanceof CompiledClipItem ? 'DOMCompiledClipInstance' : undefined;
}

/** A new instance of an item, at the origin; undefined for an item that cannot be placed on a stage. */
export function newInstance(item: Item): XmlNode | undefined {
  const tag = instanceTag(item);
  if (tag === undefined) return undefined;
  const attributes: Record<string, string | null> = { libraryItemName: item.storedName };
  if (item instanceof SymbolItem && item.symbolType !== 'movie clip') {
    attributes.symbolType = item.symbolType;
    if (item.symbolType === 'graphic') attributes.loop = 'loop';
  }
  if (item instanceof VideoItem) {
    attributes.frameRight = String(item.width * 20);
    attributes.frameBottom = String(item.height * 20);
  }
  const point = XmlNode.create('transformationPoint', {}, [XmlNode.create('Point')]);
  return XmlNode.create(tag, attributes, [point]);
}

/**
 * The middle of a box, in pixels, rounded down to a twip: the transformation point of a new instance. Source: of 2,234
 * odd sums of borders in 35 real documents 2,183 are rounded down, below 0 too; so does
 * Flash CS5.5 in the document that a script of jedrichards/fla-text-processor-jsfl changed.
 */
export function middleInTwips({ left, top, right, bottom }: Box): Point {
  const middle = (low: number, high: number): number =>
    Math.floor((twips(low) + twips(high)) / 2) / TWIPS_PER_PIXEL;
  return { x: middle(left, right), y: middle(top, bottom) };
}

function twips(value: number): number {
  return Math.round(value * TWIPS_PER_PIXEL);
}

/**
 * Puts a new instance on the stage, its transformation point in its middle (notes on CS6 and Animate); undefined for an
 * item that cannot be placed there.
 */
function placeInstance(document: DocumentCore, item: Item): Element | undefined {
  const node = newInstance(item);
  const element = node && addToFrame(document, [node])[0];
  element?.setTransformationPoint(middleInTwips(element.objectSpaceBounds));
  return element;
}

/** True if the open symbol would contain itself once it shows an item, of any document. */
function isInside(document: DocumentCore, item: Item): boolean {
  const open = document.getTimeline().libraryItem;
  return open !== null && leadsTo(document, [item.name], open.name, item.library.document as DocumentCore);
}

/** Puts the centre of a new instance at a position; false for an item that cannot be placed there. */
export function placeByCenter(
  document: DocumentCore,
  method: string,
  item: Item,
  position: unknown,
): boolean {
  const { x, y } = checkPoint(method, position);
  if (isInside(document, item)) return false;
  const element = placeInstance(document, item);
  if (!element) return false;
  const { left, top, right, bottom } = element.box;
  element.x += x - (left + right) / 2;
  element.y += y - (top + bottom) / 2;
  return true;
}

/**
 * The place of a symbol that addItem puts at a point: the program counts in twips, rounds up, and puts it a twip higher.
 * Source: all items that scripts placed in three documents which the program saved.
 */
function placeOfSymbol({ x, y }: Point, box: Box): Point {
  const middle = middleInTwips(box);
  return {
    x: (twips(x) - twips(middle.x)) / TWIPS_PER_PIXEL,
    y: (twips(y) - twips(middle.y) - 1) / TWIPS_PER_PIXEL,
  };
}

/**
 * `document.addItem`: of any open document. The position is that of a symbol's centre, of a bitmap's or video's upper
 * left corner.
 */
export function addItem(document: DocumentCore, position: unknown, item: Item): boolean {
  const point = checkPoint('addItem', position);
  if (isInside(document, item)) return false;
  const element = placeInstance(document, importItem(document, 'addItem', item));
  if (!element) return false;
  const isCorner = item instanceof BitmapItem || item instanceof VideoItem;
  // The new instance is at the origin.
  const { x, y } = isCorner ? point : placeOfSymbol(point, element.box);
  element.x = x;
  element.y = y;
  return true;
}
