import { published } from '../../film/display/DisplayMode';
import { TimelineDisplay } from '../../film/display/TimelineDisplay';
import type { Document } from '../../host-mocks/model/document/Document';
import { shownBoxes } from '../../film/bounds/shownBoxes';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { itemPathOf } from '../../document/xfl/itemPathOf';
import { isInSpace } from '../../document/xfl/nodeSpace';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { Picked } from '../protocol';
import { ELEMENT } from '../../document/xfl/schema/elementSchema';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';

/** What elements are called, by the name of their node. */
const KINDS = new Map([
  ['DOMShape', 'shape'],
  ['DOMRectangleObject', 'rectangle'],
  ['DOMOvalObject', 'oval'],
  ['DOMGroup', 'group'],
  ['DOMBitmapInstance', 'bitmap'],
  ['DOMStaticText', 'static text'],
  ['DOMDynamicText', 'dynamic text'],
  ['DOMInputText', 'input text'],
  ['DOMComponentInstance', 'component'],
]);

/** The element of a frame whose box holds a point; of several, the frontmost. */
export function elementAt(
  document: Document,
  timeline: Timeline,
  frame: number,
  { x, y }: { x: number; y: number },
): Picked | null {
  const boxes = shownBoxes(document.film, timeline.node, frame);
  const drawn = document.film;
  const display = new TimelineDisplay(timeline.node, drawn, published(drawn.publishesHiddenLayers));
  const places = new Map(timeline.layers.map((layer, place) => [layer.node, place]));
  for (const { layer, sources } of display.at(frame).reverse()) {
    for (const [index, node] of [...sources.entries()].reverse()) {
      const box = boxes.get(node);
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      const item = node.attr('libraryItemName') === undefined ? '' : itemPathOf(node, 'libraryItemName');
      const isSymbol = document.itemAt(item) instanceof SymbolItem;
      return {
        name: ELEMENT.name.read(node),
        kind: kindOf(node),
        item,
        layer: places.get(layer) ?? 0,
        isSymbol,
        index: isSymbol && !isInSpace(node) ? index : null,
        box,
      };
    }
  }
  return null;
}

function kindOf(node: XmlNode): string {
  if (node.name === 'DOMSymbolInstance') return INSTANCE.symbolType.read(node);
  return KINDS.get(node.name) ?? 'element';
}
