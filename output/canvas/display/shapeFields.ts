import type { Track, TrackState } from '../../../film/tracks/Track';
import { decompose } from '../../../geometry/decompose';
import { IDENTITY, type Matrix, apply, concat, invert, translation } from '../../../geometry/matrix';
import type { Glyph } from '../../svg/text/glyphLoops';
import { fixed } from '../code/fixed';
import { member } from '../code/quote';
import { compositeOperation } from '../blend/compositeOperation';
import { needsColorFilter } from '../filters/filterCode';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { colorCode } from '../paint/paintCode';
import type { ShapePart } from '../shapes/ShapePart';
import { loopsPath, shapeParts } from '../shapes/shapeParts';
import type { Field } from './Field';
import { type Values, angles } from './Values';

/** The fields of a shape, the top one first: one for each fill and each stroke. */
export function shapeFields(track: Track, first: TrackState, names: FieldNames, film: FilmContext): Field[] {
  const base = first.matrix;
  const parts = shapeParts(first.element, base, 'shape', film);
  return parts.map((part) => shapeField(track, part, base, names.counted('shape')));
}

/** The field of one part of a shape. @param base - the matrix that its points are written with */
export function shapeField(track: Track, part: ShapePart, base: Matrix, name: string): Field {
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
  const position = apply(change, part.center);
  const drawn = concat(translation(position.x, position.y), concat({ ...change, tx: 0, ty: 0 }, own));
  const parts = decompose(drawn);
  return {
    x: fixed(position.x, 4),
    y: fixed(position.y, 4),
    scaleX: fixed(parts.scaleX, 4),
    scaleY: fixed(parts.scaleY, 4),
    ...angles(parts),
    alpha: needsColorFilter(color) ? 1 : fixed(color.factors[3], 4),
    compositeOperation: compositeOperation(blendMode),
  };
}

export function glyphPart({ loops, format }: Glyph): Parameters<typeof shapeField>[1] | undefined {
  const drawn = loopsPath(loops);
  if (!drawn) return undefined;
  const color = colorCode(format.color);
  return { code: `f(${color}).s().p("${drawn.path}")`, center: drawn.center };
}
