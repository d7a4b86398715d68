import { elementOf } from '../../elements';
import type { Element } from '../../elements/Element';
import { leafOf } from '../../../../document/xfl/itemPaths';
import { insertInto } from '../../timeline/frames/insertFrames';
import { elementList, emptyFrame, splitAt } from '../../timeline/frames/keyframes';
import type { Layer } from '../../timeline/Layer';
import { freeLayerName, placeBeside } from '../../timeline/layers/addLayer';
import { editLayers, insertLayer } from '../../timeline/layers/editLayers';
import { newLayer } from '../../timeline/newTimeline';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { INSTANCE } from '../../../../document/xfl/schema/instanceSchema';
import { liftParts } from '../selection/selectedParts';

/**
 * `document.distributeToLayers`: moves each selected element to a layer of its own below the current one, named after
 * the element or its item, or with a free name. The selection stays.
 */
export function distributeToLayers(document: DocumentCore): void {
  const elements = liftParts(needSelection(document, 'distributeToLayers'));
  const timeline = document.getTimeline();
  const current = timeline.layers[timeline.currentLayer];
  const shown = timeline.currentFrame;
  const made = elements.map((element, i) => {
    const name = titleOf(element) || freeLayerName(timeline, 'normal');
    const node = newLayer(name, timeline.layerCount, Math.max(1, timeline.frameCount));
    const { index, parent } = placeBeside(current, false);
    const position = { index: index + i, parent };
    return editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, position));
  });
  elements.forEach((element, i) => {
    moveTo(element, made[i], (element.layer as Layer).frameAt(shown)?.startFrame ?? 0);
  });
  select(document, elements);
}

/** The keyframe of the new layer begins where that of the element does. */
function moveTo(element: Element, layer: Layer, start: number): void {
  const frame = splitAt(layer, start);
  elementList(frame).append(element.node);
  elementOf(element.node, frame);
}

/**
 * `document.distributeToKeyframes`: each selected element gets a keyframe of its own after the current frame; later
 * frames move to the right.
 */
export function distributeToKeyframes(document: DocumentCore): void {
  const elements = liftParts(needSelection(document, 'distributeToKeyframes'));
  const timeline = document.getTimeline();
  const layer = timeline.layers[timeline.currentLayer];
  const first = timeline.currentFrame + 1;
  select(document, []);
  for (const { node } of elements) node.remove();
  if (first < layer.frameCount) splitAt(layer, first);
  elements.forEach((element, i) => {
    insertInto(layer, first + i - 1, 1);
    const frame = splitAt(layer, first + i);
    emptyFrame(frame);
    elementList(frame).append(element.node);
    elementOf(element.node, frame);
  });
}

function titleOf(element: Element): string {
  if (element.name !== '') return element.name;
  return leafOf(INSTANCE.libraryItemName.read(element.node));
}
