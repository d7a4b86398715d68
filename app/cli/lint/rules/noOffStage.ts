import type { Element } from '../../../../host-mocks/model/elements/Element';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { Item } from '../../../../host-mocks/model/library/items/Item';
import type { Layer } from '../../../../host-mocks/model/timeline/Layer';
import type { LintedDocument } from '../LintedDocument';
import { keyframeOf } from '../problemLocation';
import type { Rule } from '../Rule';
import { readStart } from '../../../../document/xfl/spans';

export const noOffStage: Rule = {
  elements: ':unnamed',
  message: 'invisible: it is outside the stage',
  keep: (matches, document) => (matches as Element[]).filter((element) => isLeftOver(element, document)),
};

/** True for an element that stays where it is: one that moves, or that a camera or a script may show, is outside on purpose. */
function isLeftOver(element: Element, { model }: LintedDocument): boolean {
  const layer = element.layer as Layer;
  const { timeline, layerType } = layer;
  if (timeline.libraryItem || layerType === 'guide' || layerType === 'camera') return false;
  const { left, top, width, height } = element;
  const isOutside = left >= model.width || top >= model.height || left + width <= 0 || top + height <= 0;
  if (!isOutside || isAnimated(element) || isTweened(element, layer)) return false;
  return !timeline.layers.some((other) => other.layerType === 'camera');
}

function isAnimated(element: Element): boolean {
  const { libraryItem } = element as Element & { libraryItem?: Item | null };
  return libraryItem instanceof SymbolItem && libraryItem.timeline.frameCount > 1;
}

/** True if the keyframe, or the one before it, has a tween. */
function isTweened(element: Element, layer: Layer): boolean {
  const node = keyframeOf(element.node);
  if (!node) return false;
  const start = readStart(node);
  const keyframes = layer.keyframes;
  const index = keyframes.findIndex(({ startFrame }) => startFrame === start);
  return [keyframes[index], keyframes[index - 1]].some((frame) => frame && frame.tweenType !== 'none');
}
