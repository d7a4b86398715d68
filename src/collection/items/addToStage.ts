import { itemTypeOf } from '../../host/itemTypeOf';
import { replaceSelection, restorePlaceOnError } from '../stage/userLocation';
import { checkNumber } from '../support/check';
import { forEach } from '../support/forEach';
import { withPanelSelectionRestored } from './support/panel';

const METHOD = 'ItemCollection.addToStage';

const PLACEABLE: Record<string, boolean> = {
  '/movie clip': true,
  '/graphic': true,
  '/button': true,
  '/bitmap': true,
  '/component': true,
  '/compiled clip': true,
  '/video': true,
  '/embedded video': true,
  '/linked video': true,
};

/** The elements of the current frame of the current layer, in the host's order. */
function currentFrameElements(document: Document): Element[] {
  const timeline = document.getTimeline();
  const layer = timeline.layers[timeline.currentLayer];
  const frame = layer.frames[timeline.currentFrame] as Frame | undefined;
  return frame ? frame.elements : [];
}

/**
 * Places the items that can be on a stage on the current layer and frame, and selects what was placed. Others are
 * skipped. Host members: `itemType`, `name`, `library.addItemToDocument` (which takes the middle of the item to the
 * point, and the panel's selection away: it is put back), those of `withPanelSelectionRestored`, `document.selectNone`,
 * `selection`, `getTimeline`, `timeline.currentLayer`, `currentFrame`, `layers`, `frames`, `elements`.
 *
 * @returns the new elements, in the order of the items
 */
export function addItemsToStage(document: Document, items: Item[], x: unknown, y: unknown): Element[] {
  checkNumber(METHOD, 'x', x);
  checkNumber(METHOD, 'y', y);
  const before = currentFrameElements(document).length;
  const { library } = document;
  function place(item: Item): void {
    if (PLACEABLE['/' + itemTypeOf(item)] !== true) return;
    const point = { x, y } as unknown as Point;
    if (!library.addItemToDocument(point, item.name)) throw new Error('Animate refused to place it');
  }
  restorePlaceOnError(document, function placeAll() {
    withPanelSelectionRestored(library, () => forEach(METHOD, items, place));
  });
  // New elements lie on top of the others, in the order in which they were placed.
  const placed = currentFrameElements(document).slice(before);
  replaceSelection(document, placed);
  return placed;
}
