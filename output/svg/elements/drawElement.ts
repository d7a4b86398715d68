import type { ElementKind, FilmElement } from '../../../film/records/FilmElement';
import { drawBitmap } from './drawBitmap';
import type { Drawing } from '../Drawing';
import { joinRuns, wrapRuns, type PaintRun } from '../blend/paintRuns';
import { drawShape } from './drawShape';
import { seenWithin } from '../spaceOf';
import { inside, type State } from '../State';
import { group, transform } from '../svg';
import { drawSymbol } from './drawSymbol';
import { drawVideo } from './drawVideo';
import { drawText } from '../text/drawText';

type Draw = (element: FilmElement, state: State, drawing: Drawing) => string | readonly PaintRun[];

/** The function that draws each kind of element; undefined for one that is not drawn. */
const KINDS: Readonly<Record<ElementKind, Draw | undefined>> = {
  shape: drawShape,
  group: drawGroup,
  symbol: drawSymbol,
  component: drawSymbol,
  bitmap: drawBitmap,
  video: drawVideo,
  text: drawText,
  other: undefined,
};

/** Draws one element in its parent's coordinates. A kind that is not drawn is noted, and gives nothing. */
export function drawElement(element: FilmElement, state: State, drawing: Drawing): readonly PaintRun[] {
  const draw = KINDS[element.kind];
  if (state.space && draw && draw !== drawSymbol && draw !== drawGroup) {
    return drawInSpace(element, state, drawing, draw === drawShape);
  }
  if (state.reshaping && draw && draw !== drawShape && draw !== drawGroup) {
    const { scale } = state.reshaping;
    const stretched = { ...inside(state, scale), reshaping: undefined };
    return wrapRuns(drawElement(element, stretched, drawing), (markup) =>
      group({ transform: transform(scale) }, markup),
    );
  }
  if (draw) {
    const drawn = draw(element, state, drawing);
    return typeof drawn === 'string' ? joinRuns([{ markup: drawn }]) : drawn;
  }
  drawing.notDrawn(`element ${element.tag}`);
  return [];
}

/** Draws elements from back to front, each with what it paints. */
export function drawElements(
  elements: readonly FilmElement[],
  state: State,
  drawing: Drawing,
): (readonly PaintRun[])[] {
  const places = state.playing?.along(elements);
  return elements.map((element, i) =>
    drawElement(element, places ? { ...state, playing: places[i] } : state, drawing),
  );
}

/** An element that is not flat on the stage. */
function drawInSpace(
  element: FilmElement,
  state: State,
  drawing: Drawing,
  isShape: boolean,
): readonly PaintRun[] {
  const seen = seenWithin(element, state, drawing, isShape);
  if (!seen) return [];
  return wrapRuns(drawElement(element, seen.within, drawing), (markup) =>
    group({ transform: transform(seen.matrix) }, markup),
  );
}

/** Members of a group already are in the coordinates of the group's parent. */
function drawGroup({ members }: FilmElement, state: State, drawing: Drawing): readonly PaintRun[] {
  return joinRuns(drawElements(members, state, drawing).flat());
}
