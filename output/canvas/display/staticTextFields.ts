import { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TrackState, Track } from '../../../film/tracks/Track';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { colorCode } from '../shapes/paintCode';
import { loopsPath } from '../shapes/shapeParts';
import { glyphsOf, type Glyph } from '../../svg/text/glyphLoops';
import type { Field } from './Field';
import { shapeField } from './shapeFields';

/** The fields of a static text as outlines: one for each letter, the last one first; undefined without a font for it. */
export function staticTextFields(
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
