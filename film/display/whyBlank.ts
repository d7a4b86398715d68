import type { Film } from '../Film';
import type { FilmLayer, FilmTimeline } from '../records/FilmTimeline';
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
export function whyBlank({ layers }: FilmTimeline, film: Film, frame?: number): string | undefined {
  const filled = layers.filter((layer) => holdsElements(layer, frame));
  const mode = published(film.publishesHiddenLayers);
  if (filled.length === 0 || filled.some((layer) => isDisplayed(layer, mode))) return undefined;
  const named = filled.slice(0, MAX_NAMED).map((layer) => `"${layer.name}" (${stateOf(layer)})`);
  const more = filled.length > MAX_NAMED ? [`${filled.length - MAX_NAMED} more`] : [];
  return `nothing of it is visible: it has ${[...named, ...more].join(', ')}`;
}

function holdsElements({ keyframes }: FilmLayer, frame: number | undefined): boolean {
  return keyframes.some(
    ({ start, end, elements }) =>
      elements.length > 0 && (frame === undefined || (start <= frame && frame < end)),
  );
}

/** Why a layer is not displayed. */
function stateOf({ layerType: type, visible }: FilmLayer): string {
  if (type === 'guide' || type === 'mask') return `a ${type} layer`;
  return visible ? 'in a hidden folder' : 'hidden';
}
