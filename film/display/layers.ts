import type { FilmLayer } from '../records/FilmTimeline';
import type { DisplayMode } from './DisplayMode';

/** Folders hold layers, the layer of the camera holds the camera: neither shows anything. */
const SILENT: ReadonlySet<string> = new Set(['folder', 'camera']);

/** True for a layer that shows something itself. */
export function isDisplayed(layer: FilmLayer, mode: DisplayMode): boolean {
  const { layerType: type } = layer;
  if (SILENT.has(type)) return false;
  if (type === 'guide' && !mode.guides) return false;
  if (type === 'mask' && (mode.masks === 'clip' || mode.masks === 'ignore')) return false;
  if (mode.masks === 'only' && layer.mask) return false;
  return mode.hidden || !isHidden(layer);
}

/** True for a hidden layer, and for one in a hidden folder or below a hidden mask. A hidden guide still leads. */
function isHidden(layer: FilmLayer): boolean {
  if (!layer.visible) return true;
  for (let at = layer.parent; at; at = at.parent) if (!at.visible && at.layerType !== 'guide') return true;
  return false;
}
