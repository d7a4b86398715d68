import { isUnmatched } from '../../film/tween/shapeTween';
import { isUnposed } from '../../film/tween/shownElements';
import type { Matrix } from '../../geometry/matrix';
import type { DisplayedLayer } from '../../film/display/DisplayedLayer';
import { published, withinMask } from '../../film/display/DisplayMode';
import { TimelineDisplay } from '../../film/display/TimelineDisplay';
import { NO_COLOR_TRANSFORM } from '../../document/xfl/ColorTransform';
import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { blendStyle } from './blend/blend';
import { joinRuns, wrapRuns, type PaintRun } from './blend/paintRuns';
import type { Drawing } from './Drawing';
import { drawElements } from './elements/drawElement';
import { inside, type State } from './State';
import { group, transform } from './svg';

/** Everything that a timeline shows at a frame, as published; what a mask layer holds clips its layers. */
export function drawFrame(timeline: FilmTimeline, frame: number, state: State, drawing: Drawing): PaintRun[] {
  if (state.open.length === 0 && !state.isMask) drawing.beginPicture();
  const display = displayOf(timeline, state, drawing);
  if (display.cameraAt(frame).hasFilters) drawing.notDrawn('colour filter of the camera');
  const runs: PaintRun[] = [];
  for (const displayed of display.at(frame)) {
    if (state.without?.has(displayed.layer)) continue;
    const mask = displayed.mask && drawMask(displayed.mask, frame, state, drawing);
    for (const { markup, mode } of drawLayer(displayed, onLayer(displayed, frame, state), drawing)) {
      runs.push({
        markup: group({ transform: placed(displayed.view, state) }, group({ mask }, markup)),
        mode,
      });
    }
  }
  return joinRuns(runs);
}

/** What a timeline shows in a picture. */
export function displayOf(timeline: FilmTimeline, state: State, { film }: Drawing): TimelineDisplay {
  const { isMask, open, showsAll } = state;
  const asPublished = published(film.publishesHiddenLayers);
  const mode = showsAll && open.length === 0 ? { ...asPublished, guides: true, hidden: true } : asPublished;
  return new TimelineDisplay(timeline, film, isMask ? withinMask(mode, film.isCanvas) : mode);
}

/** The `transform` of a group; in space everything has its place already. */
function placed(matrix: Matrix, { space }: State): string | undefined {
  return space ? undefined : transform(matrix);
}

/** The elements of a layer, back to front, with the effects of the layer at that frame; its view is put around it. */
function drawLayer(displayed: DisplayedLayer, state: State, drawing: Drawing): readonly PaintRun[] {
  const { keyframe, matrix, color, rig, blendMode } = displayed;
  const elements = drawLayerElements(displayed, inside(state, matrix, color), drawing);
  const style = blendStyle(blendMode);
  const placement = placed(rig, state);
  if (keyframe.hasFilters) drawing.notDrawn('filters of a layer');
  if (!placement && !style) return elements;
  return wrapRuns(elements, (markup) => group({ transform: placement, style }, markup));
}

function drawLayerElements(displayed: DisplayedLayer, state: State, drawing: Drawing): readonly PaintRun[] {
  noteGaps(displayed, drawing);
  const { elements } = displayed;
  const isOnStage = state.open.length === 0 && !state.isMask;
  const pale = (markup: string): string => group({ opacity: PALE }, markup);
  const runs = drawElements(elements, state, drawing).map((drawn, i) => {
    const source = sourceAt(displayed, i);
    if (state.without?.has(source)) return [];
    return isOnStage && isPale(source, drawing) ? wrapRuns(drawn, pale) : drawn;
  });
  return joinRuns(runs.flat());
}

/** What the document holds of an element that a layer shows; a shape on the way between two is in none. */
export function sourceAt({ elements, sources }: DisplayedLayer, index: number): FilmElement {
  return sources.at(index) ?? elements[index];
}

function onLayer({ layer }: DisplayedLayer, frame: number, state: State): State {
  const { playing } = state;
  return playing ? { ...state, playing: playing.onLayer(layer, frame) } : state;
}

/** Tweens that cannot be worked out show their keyframe. */
function noteGaps({ keyframe, elapsed }: DisplayedLayer, drawing: Drawing): void {
  if (elapsed === 0) return;
  if (isUnmatched(keyframe)) {
    drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
  }
  if (isUnposed(keyframe)) {
    drawing.notDrawn('pose of an armature without matrices for each frame (drawn as its first frame)');
  }
}

/** Opacity of what does not match the query that a picture shows. */
const PALE = 0.2;

function isPale(element: FilmElement, { highlighted }: Drawing): boolean {
  return highlighted !== undefined && !holds(element, highlighted);
}

/** True when an element, or a member of a group at any depth, is one of those. */
function holds(element: FilmElement, wanted: ReadonlySet<FilmElement>): boolean {
  return wanted.has(element) || element.members.some((member) => holds(member, wanted));
}

/** A reference to the mask of what a layer shows. */
function drawMask(mask: DisplayedLayer, frame: number, state: State, drawing: Drawing): string {
  const within = { ...onLayer(mask, frame, state), isMask: true, color: NO_COLOR_TRANSFORM };
  const shape = drawLayer({ ...mask, color: NO_COLOR_TRANSFORM }, within, drawing);
  return `url(#${drawing.add('mask', ALL, shape.map(({ markup }) => markup).join(''))})`;
}

/** A mask applies everywhere: what is outside the box of the layer counts too. */
const ALL = { maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 };
