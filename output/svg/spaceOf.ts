import { centerOf } from '../../geometry/Box';
import {
  affineAt,
  carried,
  isAffine,
  seenBy,
  seenSegments,
  type Homography,
} from '../../geometry/Homography';
import { concat, IDENTITY, invert, type Matrix } from '../../geometry/matrix';
import { concatSpaces, flatSpace } from '../../geometry/Space';
import type { FilmElement } from '../../film/records/FilmElement';
import type { Drawing } from './Drawing';
import { movedIn, type SpaceAround, type State } from './State';

/** Where the content of an instance is in space; undefined if it is flat, like everything around it. */
export function spaceOf(element: FilmElement, state: State, drawing: Drawing): SpaceAround | undefined {
  const around = spaceAround(element, state);
  if (!around) return undefined;
  drawing.usePlace();
  return movedIn(around, flatSpace(element.matrix));
}

/** The projection of an instance's parent coordinates in space; undefined if it is flat. */
export function seenIn(element: FilmElement, state: State, drawing: Drawing): Homography | undefined {
  const around = spaceAround(element, state);
  return around && seen(around, drawing);
}

function spaceAround(element: FilmElement, { space, matrix }: State): SpaceAround | undefined {
  const own = element.space;
  if (!own) return space;
  return space ? movedIn(space, own) : { place: own, toStage: matrix };
}

function seen({ place, toStage }: SpaceAround, drawing: Drawing): Homography | undefined {
  const back = invert(toStage);
  const { perspective } = drawing.film;
  return back && carried(back, seenBy(perspective, concatSpaces(flatSpace(toStage), place)));
}

/**
 * The matrix that an element in space is drawn with, the one that is right at its middle, and the state within it: outlines
 * are bent so that they are right everywhere. Undefined for an element that is seen from its edge, or not at all.
 */
export function seenWithin(
  element: FilmElement,
  state: State,
  drawing: Drawing,
  isShape: boolean,
): { matrix: Matrix; within: State } | undefined {
  const { space } = state;
  const homography = space && seen(space, drawing);
  const matrix = homography && affineAt(homography, centerOf(drawing.film.boundsOf(element)));
  const back = matrix && invert(matrix);
  if (!back) return undefined;
  const within = { ...state, matrix: concat(space.toStage, matrix), space: undefined };
  if (isAffine(homography)) return { matrix, within };
  if (!isShape) drawing.notDrawn('perspective of a text or bitmap (drawn as seen at its middle)');
  const bent = carried(back, homography);
  return {
    matrix,
    within: isShape
      ? { ...within, reshaping: { scale: IDENTITY, outline: (segments) => seenSegments(bent, segments) } }
      : within,
  };
}
