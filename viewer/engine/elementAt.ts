import { published } from '../../film/display/DisplayMode';
import { TimelineDisplay } from '../../film/display/TimelineDisplay';
import type { Document } from '../../host-mocks/model/document/Document';
import { shownBoxes } from '../../film/bounds/shownBoxes';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { FilmElement } from '../../film/records/FilmElement';
import { FilmLayer } from '../../film/records/FilmTimeline';
import type { Picked } from '../protocol';
import { elementProperties } from './propertiesOf';

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
  { x, y, showsAll = false }: { x: number; y: number; showsAll?: boolean },
): Picked | null {
  const drawn = document.film;
  const { record } = timeline;
  const boxes = shownBoxes(drawn, record, frame);
  const asPublished = published(drawn.publishesHiddenLayers);
  const mode = showsAll ? { ...asPublished, guides: true, hidden: true } : asPublished;
  const display = new TimelineDisplay(record, drawn, mode);
  const places = new Map(timeline.layers.map((layer, place) => [FilmLayer.of(layer.node), place]));
  for (const { layer, sources } of display.at(frame).reverse()) {
    for (const [index, element] of [...sources.entries()].reverse()) {
      const box = boxes.get(element.node);
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      const { path: item } = element;
      const isSymbol = document.itemAt(item) instanceof SymbolItem;
      const kind = kindOf(element);
      const layerIndex = places.get(layer) ?? 0;
      const picked = timeline.layers[layerIndex]
        .frameAt(frame)
        ?.backToFront.find(({ node }) => node === element.node);
      return {
        name: element.name,
        kind,
        item,
        layer: layerIndex,
        script: element.isScripted ? element.script : '',
        isSymbol,
        index: isSymbol && !element.isInSpace ? index : null,
        box,
        properties: picked ? elementProperties(picked, element, kind) : [],
      };
    }
  }
  return null;
}

function kindOf({ kind, symbolType, tag }: FilmElement): string {
  return kind === 'symbol' ? symbolType : (KINDS.get(tag) ?? 'element');
}
