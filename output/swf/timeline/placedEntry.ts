import { concat, isIdentity, type Matrix } from '../../../geometry/matrix';
import { concatColors, type ColorTransform } from '../../../document/xfl/ColorTransform';
import { BLEND_NUMBERS } from '../../../document/xfl/schema/effectSchema';
import type { FilmElement } from '../../../film/records/FilmElement';
import { noteElement } from '../../published/noteGaps';
import type { LossReceiver } from '../../published/PublishOutcome';
import { filterList } from '../filters/filterList';
import type { Character, Effects, Entry } from './Entry';

/** Where entries are: what is around them, and their first slot. */
export interface Around {
  readonly matrix: Matrix;
  readonly color: ColorTransform;
  readonly slot: number;
}

/** An instance or text with its own place, name and effects. */
export function placedEntry(
  character: Character,
  element: FilmElement,
  { matrix, color, slot }: Around,
  losses: LossReceiver,
): Entry {
  return {
    ...character,
    slot,
    matrix: isIdentity(matrix) ? element.matrix : concat(matrix, element.matrix),
    color: concatColors(color, element.color),
    name: character.kind === 'text' || character.kind === 'bitmap' ? '' : element.name,
    ratio: character.kind === 'video' ? element.videoFrame : undefined,
    effects: effectsOf(element, losses),
  };
}

/**
 * Entries of a graphic where an instance of it is.
 *
 * @param since - the frame that the instance appears at
 */
export function movedEntries(
  entries: readonly Entry[],
  { matrix, color, slot }: Around,
  since: number,
): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    slot: entry.slot + slot,
    clip: entry.clip === undefined ? undefined : entry.clip + slot,
    since: entry.since === undefined ? undefined : `${since} ${entry.since}`,
    matrix: concat(matrix, entry.matrix),
    color: concatColors(color, entry.color),
  }));
}

/** What is around the content of an instance. */
export function within(element: FilmElement, { matrix, color, slot }: Around): Around {
  return {
    matrix: concat(matrix, element.matrix),
    color: concatColors(color, element.color),
    slot,
  };
}

function effectsOf(element: FilmElement, losses: LossReceiver): Effects | undefined {
  const filters = filterList(element, losses);
  noteElement(element, losses);
  if (element.isInSpace) losses.lose('The place in 3D is left out.');
  const blend = BLEND_NUMBERS[element.blendMode];
  const { cacheAsBitmap, exportAsBitmap, isVisible, bits32 } = element;
  const isCached = cacheAsBitmap || exportAsBitmap;
  const isHidden = !isVisible;
  const background = bits32 ? undefined : element.matteColor;
  if (!filters && blend === 0 && !isCached && !isHidden && background === undefined) return undefined;
  return { filters, blend, isCached, isHidden, background };
}
