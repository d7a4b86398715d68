import { hostFilterName } from '../../../document/xfl/schema/filterSchema';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { Track, TrackState } from '../../../film/tracks/Track';
import { glyphsOf } from '../../svg/text/glyphLoops';
import { noteBlendMode } from '../blend/compositeOperation';
import { needsColorFilter } from '../filters/filterCode';
import { componentFields } from '../components/componentField';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { OF_CLIPS } from '../names/reserved';
import type { Field } from './Field';
import { instanceField } from './instanceField';
import { playerText } from './playerText';
import { noteElement } from '../../published/noteGaps';
import { glyphPart, shapeFields, shapeField } from './shapeFields';
import { standInFields } from './standInFields';

/**
 * The fields that show an object, the top one first; none for what the player does not know.
 *
 * @param placements - those of all its keyframes
 */
export function fieldsOf(
  track: Track,
  placements: readonly TrackState[],
  names: FieldNames,
  film: FilmContext,
): Field[] {
  const [first] = placements;
  if (OF_CLIPS.has(track.name))
    film.lose(`No field is called "${track.name}": the player needs that name itself.`);
  for (const { blendMode, element } of placements) {
    noteBlendMode(blendMode, film);
    noteElement(element, film);
    if (element.script !== '') film.lose('The scripts of the instance are left out: the player has none.');
  }
  if (track.kind !== 'symbol' && placements.some(({ color }) => needsColorFilter(color)))
    film.lose('The colour effect of a layer is left out where it shows no symbols.');
  switch (track.kind) {
    case 'symbol':
    case 'bitmap':
      return itemFields(track, placements, names, film);
    case 'shape':
      return shapeFields(track, first, names, film);
    case 'text':
      noteFilters(first.element, film);
      return textFields(track, first, names, film);
    case 'component':
      return componentFields(track, placements, names, film);
    default:
      film.lose(`What the document calls ${first.element.tag} is left out: the player has nothing like it.`);
      return [];
  }
}

function itemFields(
  track: Track,
  placements: readonly TrackState[],
  names: FieldNames,
  film: FilmContext,
): Field[] {
  const className = film.names.of(track.path);
  if (className === undefined) {
    film.lose(`The instance of "${track.path}" is left out: the library has no such ${track.kind}.`);
    return [];
  }
  return [instanceField(track, placements, names.instance(track.name), className, film)];
}

function textFields(track: Track, first: TrackState, names: FieldNames, film: FilmContext): Field[] {
  if (first.element.text.isStatic) {
    return staticTextFields(track, first, names, film) ?? standInFields(track, first, names, film);
  }
  const name =
    track.name === '' || OF_CLIPS.has(track.name) ? names.counted('text') : names.instance(track.name);
  return [playerText(track, first, name, film)];
}

/** Texts and shapes are drawn without filters. */
function noteFilters({ filters }: FilmElement, film: FilmContext): void {
  for (const { tag } of filters.filters)
    film.lose(`The filter "${hostFilterName(tag)}" of a text is left out.`);
}

/** The fields of a static text as outlines: one for each letter, the last one first; undefined without a font for it. */
function staticTextFields(
  track: Track,
  first: TrackState,
  names: FieldNames,
  film: FilmContext,
): Field[] | undefined {
  const glyphs = glyphsOf(first.element.text, first.matrix, film.faces);
  return glyphs?.reverse().flatMap((glyph) => {
    const part = glyphPart(glyph);
    return part ? [shapeField(track, part, first.matrix, names.counted('shape'))] : [];
  });
}
