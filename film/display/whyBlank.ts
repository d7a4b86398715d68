import type { DocumentText } from '../../document/xfl/texts/DocumentText';
import type { Film } from '../Film';
import type { FilmElement } from '../records/FilmElement';
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
  const filled = layers.filter((layer) => elementsOf(layer, frame).length > 0);
  const mode = published(film.publishesHiddenLayers);
  const displayed = filled.filter((layer) => isDisplayed(layer, mode));
  const shows = (element: FilmElement): boolean => element.kind !== 'text' || !isBlank(element.text);
  if (filled.length === 0 || displayed.some((layer) => elementsOf(layer, frame).some(shows)))
    return undefined;
  const state = (layer: FilmLayer): string => (displayed.includes(layer) ? 'empty texts' : stateOf(layer));
  const named = filled.slice(0, MAX_NAMED).map((layer) => `"${layer.name}" (${state(layer)})`);
  const more = filled.length > MAX_NAMED ? [`${filled.length - MAX_NAMED} more`] : [];
  return `nothing of it is visible: it has ${[...named, ...more].join(', ')}`;
}

/** The elements of the keyframe at a frame, or of all keyframes. */
function elementsOf({ keyframes }: FilmLayer, frame: number | undefined): readonly FilmElement[] {
  return keyframes
    .filter(({ start, end }) => frame === undefined || (start <= frame && frame < end))
    .flatMap(({ elements }) => elements);
}

/** True for a field in which nothing is written, and which has no border. */
function isBlank({ characters, border }: DocumentText): boolean {
  return !border && characters.trim() === '';
}

/** Why a layer is not displayed. */
function stateOf({ layerType: type, visible }: FilmLayer): string {
  if (type === 'guide' || type === 'mask') return `a ${type} layer`;
  return visible ? 'in a hidden folder' : 'hidden';
}
