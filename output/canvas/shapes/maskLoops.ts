import { concat, type Matrix } from '../../../geometry/matrix';
import { emptyBox, isEmpty, type Box } from '../../../geometry/Box';
import { SegmentPen, type Segments } from '../../../geometry/edges/Segments';
import { checkNesting } from '../../../document/xfl/nesting';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { TrackState } from '../../../film/tracks/Track';
import type { FilmContext } from '../film/FilmContext';
import { glyphLoops } from '../../svg/text/glyphLoops';
import { fillLoops } from './shapeParts';

/**
 * The outlines of all that a mask layer shows at a frame, in the coordinates of its timeline: fills of shapes, and of
 * those in symbols, as their first or chosen frame shows them; bitmaps and texts without outlines count as their boxes.
 */
export function maskLoops(layer: CompiledLayer, frame: number, film: FilmContext): Segments[] {
  return layer.at(frame).flatMap((placement) => loopsOf(placement, placement.matrix, film, 0));
}

function loopsOf(placement: TrackState, matrix: Matrix, film: FilmContext, depth: number): Segments[] {
  const { element, track } = placement;
  switch (track.kind) {
    case 'shape':
    case 'morph':
      return fillLoops(element, matrix);
    case 'symbol':
      return element.isVisible ? symbolLoops(placement, matrix, film, depth) : [];
    case 'text': {
      const glyphs = glyphLoops(element.text, matrix, film.faces);
      if (glyphs) return glyphs;
      film.lose('A text in a mask counts as its box: no font for its outlines is available.');
      return boxLoops(film.source.boundsOf(element, matrix));
    }
    case 'bitmap':
      return boxLoops(film.source.boundsOf(element, matrix));
    default:
      return [];
  }
}

function symbolLoops(
  { element, track }: TrackState,
  matrix: Matrix,
  film: FilmContext,
  depth: number,
): Segments[] {
  checkNesting(depth, 'published');
  const symbol = film.compiled.symbol(track.path);
  if (!symbol) return [];
  if (!element.isGraphic && symbol.timeline.frameCount > 1)
    film.lose('A clip in a mask does not play: the mask shows its first frame.');
  const frame = element.frameOf(symbol.timeline.timeline);
  // What a mask within clips shows is within its outline. Source: a published document.
  const layers = symbol.timeline.layers.filter(({ mask }) => mask === undefined);
  return layers.flatMap((layer) =>
    layer.at(frame).flatMap((inner) => loopsOf(inner, concat(matrix, inner.matrix), film, depth + 1)),
  );
}

/** A box as an outline, clockwise. */
function boxLoops(box: Box = emptyBox()): Segments[] {
  if (isEmpty(box)) return [];
  const pen = new SegmentPen();
  pen.moveTo(box.left, box.top);
  pen.lineTo(box.right, box.top);
  pen.lineTo(box.right, box.bottom);
  pen.lineTo(box.left, box.bottom);
  pen.lineTo(box.left, box.top);
  return [pen.segments()];
}
