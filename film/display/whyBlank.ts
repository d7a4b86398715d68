import { LAYER } from '../../document/xfl/schema/timelineSchema';
import { frameAt, layersOf } from '../../document/xfl/shownFrame';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { Film } from '../Film';
import { published } from './DisplayMode';
import { isDisplayed } from './layers';

/** Maximum number of layers that are named. */
const MAX_NAMED = 5;

/**
 * Why pictures of a timeline are blank although something is on it: a text that follows the name of the timeline.
 * Undefined where a layer shows something, and where there is nothing.
 *
 * @param frame - from 0; default: all of them count
 */
export function whyBlank(timeline: XmlNode, film: Film, frame?: number): string | undefined {
  const all = layersOf(timeline);
  const filled = all.filter((layer) => holdsElements(layer, frame));
  const mode = published(film.publishesHiddenLayers);
  if (filled.length === 0 || filled.some((layer) => isDisplayed(layer, all, mode))) return undefined;
  const named = filled.slice(0, MAX_NAMED).map((layer) => `"${LAYER.name.read(layer)}" (${stateOf(layer)})`);
  const more = filled.length > MAX_NAMED ? [`${filled.length - MAX_NAMED} more`] : [];
  return `nothing of it is visible: it has ${[...named, ...more].join(', ')}`;
}

function holdsElements(layer: XmlNode, frame: number | undefined): boolean {
  const keyframes =
    frame === undefined ? (layer.child('frames')?.children ?? []) : [frameAt(layer, frame) ?? []].flat();
  return keyframes.some((keyframe) => (keyframe.child('elements')?.children.length ?? 0) > 0);
}

/** Why a layer is not displayed. */
function stateOf(layer: XmlNode): string {
  const type = LAYER.layerType.read(layer);
  if (type === 'guide' || type === 'mask') return `a ${type} layer`;
  return LAYER.visible.read(layer) ? 'in a hidden folder' : 'hidden';
}
