import type { Point } from '../../geometry/matrix';
import { HostError } from '../../realm/HostError';
import { XmlNode } from '../../xml/XmlNode';
import { checkNumber } from '../attributes';
import { elementOf } from '../elements';
import type { Element } from '../elements/Element';
import { BitmapItem } from '../library/BitmapItem';
import { CompiledClipItem } from '../library/CompiledClipItem';
import type { Item } from '../library/Item';
import { SymbolItem } from '../library/SymbolItem';
import { VideoItem } from '../library/VideoItem';
import type { Frame } from '../timeline/Frame';
import type { DocumentCore } from './DocumentCore';
import { selectNone } from './selection';

/** The frame that new things are drawn into: that of the current layer at the playhead. */
export function currentFrame(document: DocumentCore): Frame {
  const timeline = document.getTimeline();
  const frame = timeline.layers[timeline.currentLayer].frameAt(timeline.currentFrame);
  if (frame) return frame;
  throw new HostError(
    'There is no current frame to draw into. Also check that the current frame is not an interpolated frame.',
  );
}

/** The tag of an item's instances; undefined for an item that cannot stand on a stage. */
function instanceTag(item: Item): string | undefined {
  if (item instanceof SymbolItem) return item.isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance';
  if (item instanceof BitmapItem) return 'DOMBitmapInstance';
  if (item instanceof VideoItem) return 'DOMVideoInstance';
  return item instanceof CompiledClipItem ? 'DOMCompiledClipInstance' : undefined;
}

/** A new instance of an item, at the origin; undefined for an item that cannot stand on a stage. */
export function newInstance(item: Item): XmlNode | undefined {
  const tag = instanceTag(item);
  if (tag === undefined) return undefined;
  const attributes: Record<string, string | null> = { libraryItemName: item.name };
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

/** Puts a new element on top of a frame and makes it the selection. */
export function addElement(document: DocumentCore, frame: Frame, node: XmlNode): Element {
  let elements = frame.node.child('elements');
  if (!elements) {
    elements = XmlNode.create('elements');
    frame.node.append(elements);
  }
  elements.append(node);
  const element = elementOf(node, frame);
  selectNone(document);
  element.selected = true;
  return element;
}

/**
 * Puts an instance of an item with its centre at a position. False for an item that cannot stand on a stage, or one
 * that would contain itself.
 */
export function placeItem(document: DocumentCore, item: Item, position: Point, method: string): boolean {
  const x = checkNumber(`${method}: position.x`, (position as Partial<Point> | undefined)?.x);
  const y = checkNumber(`${method}: position.y`, (position as Partial<Point> | undefined)?.y);
  const node = newInstance(item);
  if (!node || document.editing.isInside(item)) return false;
  const element = addElement(document, currentFrame(document), node);
  element.x += x - (element.left + element.width / 2);
  element.y += y - (element.top + element.height / 2);
  return true;
}
