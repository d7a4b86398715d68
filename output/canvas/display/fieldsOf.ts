import { enabledFilters } from '../../../document/xfl/effects/DocumentFilter';
import { hostFilterName } from '../../../document/xfl/schema/filterSchema';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Track, TrackState } from '../../../film/tracks/Track';
import { compositeOperation, noteBlendMode } from '../effects/compositeOperation';
import { needsColorFilter } from '../effects/filterCode';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { OF_CLIPS } from '../names/reserved';
import type { Field } from './Field';
import { instanceField } from './instanceField';
import { standInFields } from './standInFields';
import { playerText } from './playerText';
import { DocumentText } from '../../../document/xfl/texts/DocumentText';
import { colorCode } from '../shapes/paintCode';
import { loopsPath, shapeParts } from '../shapes/shapeParts';
import { type Glyph, glyphsOf } from '../../svg/text/glyphLoops';
import { IDENTITY, type Matrix, apply, concat, invert, translation } from '../../../geometry/matrix';
import { fixed } from '../code/fixed';
import { member } from '../code/quote';
import type { ShapePart } from '../shapes/ShapePart';
import { type Values, angles } from './Values';
import { decompose } from '../../../geometry/decompose';
import { BLENDING } from '../../../document/xfl/schema/effectSchema';
import { noteUnknownWord } from '../../published/noteUnknownWord';

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
  for (const { blendMode, node } of placements) {
    noteBlendMode(blendMode, film);
    noteUnknownWord(BLENDING.blendMode, node, film);
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
      noteFilters(first.node, film);
      return textFields(track, first, names, film);
    case 'component':
      film.lose(`The component "${track.path}" is left out: it needs scripts of Animate's own.`);
      return [];
    default:
      film.lose(`What the document calls ${first.node.name} is left out: the player has nothing like it.`);
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
  if (first.node.name === 'DOMStaticText') {
    return staticTextFields(track, first, names, film) ?? standInFields(track, first, names, film);
  }
  const name =
    track.name === '' || OF_CLIPS.has(track.name) ? names.counted('text') : names.instance(track.name);
  return [playerText(track, first, name, film)];
}

/** Texts and shapes are drawn without filters. */
function noteFilters(node: XmlNode, film: FilmContext): void {
  for (const { tag } of enabledFilters(node).filters)
    film.lose(`The filter "${hostFilterName(tag)}" of a text is left out.`);
}

/** The fields of a static text as outlines: one for each letter, the last one first; undefined without a font for it. */
function staticTextFields(
  track: Track,
  first: TrackState,
  names: FieldNames,
  film: FilmContext,
): Field[] | undefined {
  const glyphs = glyphsOf(new DocumentText(first.node), first.matrix, film.source.faces);
  return glyphs?.reverse().flatMap((glyph) => {
    const part = glyphPart(glyph);
    return part ? [shapeField(track, part, first.matrix, names.counted('shape'))] : [];
  });
}

function glyphPart({ loops, format }: Glyph): Parameters<typeof shapeField>[1] | undefined {
  const drawn = loopsPath(loops);
  if (!drawn) return undefined;
  const color = colorCode(format.color);
  return { code: `f(${color}).s().p("${drawn.path}")`, center: drawn.center };
}

/** The fields of a shape, the top one first: one for each fill and each stroke. */
function shapeFields(track: Track, first: TrackState, names: FieldNames, film: FilmContext): Field[] {
  const base = first.matrix;
  const parts = shapeParts(first.node, base, 'shape', film);
  return parts.map((part) => shapeField(track, part, base, names.counted('shape')));
}

/** The field of one part of a shape. @param base - the matrix that its points are written with */
function shapeField(track: Track, part: ShapePart, base: Matrix, name: string): Field {
  const code = member('this', name);
  const made = [`${code} = new cjs.Shape();`, `${code}.graphics.${part.code};`];
  return {
    code,
    track,
    made: part.before === undefined ? made : [part.before, ...made],
    after: [],
    runs: false,
    valuesOf: (placement) => partValues(placement, part, base),
  };
}

/** The points of a part are written as its first placement has them: a later one moves it from there. */
function partValues({ matrix, color, blendMode }: TrackState, part: ShapePart, base: Matrix): Values {
  const back = matrix === base ? undefined : invert(base);
  const change = back ? concat(matrix, back) : IDENTITY;
  const own = part.matrix ? { ...part.matrix, tx: 0, ty: 0 } : IDENTITY;
  const place = apply(change, part.center);
  const drawn = concat(translation(place.x, place.y), concat({ ...change, tx: 0, ty: 0 }, own));
  const parts = decompose(drawn);
  return {
    x: fixed(place.x, 4),
    y: fixed(place.y, 4),
    scaleX: fixed(parts.scaleX, 4),
    scaleY: fixed(parts.scaleY, 4),
    ...angles(parts),
    alpha: needsColorFilter(color) ? 1 : fixed(color.factors[3], 4),
    compositeOperation: compositeOperation(blendMode),
  };
}
