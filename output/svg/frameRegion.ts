import { emptyBox, isEmpty, overlap, unite, type Box } from '../../geometry/Box';
import type { DisplayedLayer } from '../../film/display/DisplayedLayer';
import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmLayer, FilmTimeline } from '../../film/records/FilmTimeline';
import { displayOf, sourceAt } from './drawFrame';
import type { Drawing } from './Drawing';
import { paintedOnStage } from './filters/paintedRegion';
import { FIRST_STATE, inside, type State } from './State';

/**
 * The box of what a timeline paints at a frame, in its coordinates: exact for shapes, symbols and bitmaps, with room
 * for the maximum that filters may paint. Lines thinner than a pixel, which are drawn a pixel wide, may reach half a pixel
 * farther.
 */
export function frameRegion(
  timeline: FilmTimeline,
  frame: number,
  drawing: Drawing,
  state = FIRST_STATE,
): Box {
  const box = emptyBox();
  for (const displayed of displayOf(timeline, state, drawing).at(frame)) {
    const own = layerRegion(displayed, state, drawing);
    unite(box, displayed.mask ? clipped(own, layerRegion(displayed.mask, state, drawing)) : own);
  }
  return box;
}

/** An element of a timeline, as the document holds it, and the box of what it paints. */
export interface FramePart {
  element: FilmElement;
  box: Box;
}

/** The elements that a timeline shows at a frame, or one layer of it, each with its box; see `frameRegion`. */
export function frameParts(
  timeline: FilmTimeline,
  frame: number,
  drawing: Drawing,
  state = FIRST_STATE,
  only?: FilmLayer,
): FramePart[] {
  return displayOf(timeline, state, drawing)
    .at(frame)
    .filter(({ layer }) => only === undefined || layer === only)
    .flatMap((displayed) => {
      const mask = displayed.mask && layerRegion(displayed.mask, state, drawing);
      const within = inside(state, displayed.matrix);
      return displayed.elements.map((element, i) => {
        const own = paintedOnStage(element, within, drawing);
        return {
          element: sourceAt(displayed, i),
          box: mask ? clipped(own, mask) : own,
        };
      });
    });
}

function layerRegion({ elements, matrix }: DisplayedLayer, state: State, drawing: Drawing): Box {
  return elementsRegion(elements, inside(state, matrix), drawing);
}

function clipped(own: Box, mask: Box): Box {
  return isEmpty(own) || isEmpty(mask) ? emptyBox() : overlap(own, mask);
}

/** The box of what elements paint that are in the coordinates of that state; see `frameRegion`. */
export function elementsRegion(elements: readonly FilmElement[], state: State, drawing: Drawing): Box {
  const box = emptyBox();
  for (const element of elements) unite(box, paintedOnStage(element, state, drawing));
  return box;
}
