import type { XmlNode } from '../../document/xml/XmlNode';
import { LAYER } from '../../document/xfl/schema/timelineSchema';
import { maskOver, parentOf } from '../../document/xfl/shownFrame';
import type { DisplayMode } from './DisplayMode';

/** Folders hold layers, the layer of the camera holds the camera: neither shows anything. */
const SILENT: ReadonlySet<string> = new Set(['folder', 'camera']);

export function isMask(layer: XmlNode): boolean {
  return LAYER.layerType.read(layer) === 'mask';
}

export function isCamera(layer: XmlNode): boolean {
  return LAYER.layerType.read(layer) === 'camera';
}

/** True for a layer that shows something itself. */
export function isDisplayed(layer: XmlNode, layers: readonly XmlNode[], mode: DisplayMode): boolean {
  const type = LAYER.layerType.read(layer);
  if (SILENT.has(type)) return false;
  if (type === 'guide' && !mode.guides) return false;
  if (type === 'mask' && (mode.masks === 'clip' || mode.masks === 'ignore')) return false;
  if (mode.masks === 'only' && maskOver(layer, layers)) return false;
  return mode.hidden || !isHidden(layer, layers);
}

/** True for a hidden layer, and for one in a hidden folder or below a hidden mask. A hidden guide still leads. */
function isHidden(layer: XmlNode, layers: readonly XmlNode[]): boolean {
  if (!LAYER.visible.read(layer)) return true;
  for (let at = parentOf(layer, layers); at; at = parentOf(at, layers)) {
    if (!LAYER.visible.read(at) && LAYER.layerType.read(at) !== 'guide') return true;
  }
  return false;
}
