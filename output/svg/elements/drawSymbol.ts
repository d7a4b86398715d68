import { NO_COLOR_TRANSFORM, colorKey, hidesAll } from '../../../document/xfl/ColorTransform';
import { checkNesting } from '../../../document/xfl/nesting';
import type { FilmElement } from '../../../film/records/FilmElement';
import { isEmpty } from '../../../geometry/Box';
import { IDENTITY, type Matrix, apply, concat, invert, translation } from '../../../geometry/matrix';
import { whitened } from '../blend/backdrop';
import { backdropMode, blendStyle, changesLayer } from '../blend/blend';
import { type PaintRun, joinRuns, paintRuns, wrapRuns } from '../blend/paintRuns';
import type { Drawing } from '../Drawing';
import { filterReference } from '../filters/filterReference';
import { paintedRegion } from '../filters/paintedRegion';
import { spaceOf } from '../spaceOf';
import { type State, inside } from '../State';
import { element, group, transform } from '../svg';
import { matte } from './matte';
import { slicedPlace } from './slicedPlace';

/**
 * A symbol instance: the frame of its symbol that its loop mode shows, with its colour effect, filters and blend mode.
 * Colour effects are carried out on every paint inside, as the player does; with filters, on the filtered picture.
 */
export function drawSymbol(instance: FilmElement, state: State, drawing: Drawing): readonly PaintRun[] {
  if (!instance.isVisible) return [];
  const { path } = instance;
  const timeline = drawing.film.symbolOf(instance);
  if (!timeline) {
    drawing.notDrawn(`symbol "${path}"`);
    return [];
  }
  if (state.open.includes(path)) return [];
  if (instance.isWarped) drawing.notDrawn('warp of an asset');
  checkNesting(state.open.length, 'drawn');
  const matrix = onWholePixels(instance, instance.matrix, state, drawing);
  if (!invert(matrix)) return [];
  const blend = state.isMask ? 'normal' : instance.blendMode;
  const mode = backdropMode(blend);
  // Without a layer around it there is nothing to make less opaque.
  if (changesLayer(mode) && !state.isInLayer) return [];
  const still = instance.frameOf(timeline);
  const played = state.playing?.inside(instance, timeline, still);
  const { frame, state: content } = played ?? { frame: still, state: String(still) };
  const colored = inside(state, IDENTITY, instance.color);
  const filter = state.isMask ? undefined : filterReference(instance, colored, drawing);
  const around = {
    ...colored,
    color: filter ? NO_COLOR_TRANSFORM : colored.color,
    isInLayer: state.isInLayer || blend === 'layer',
    open: [...state.open, path],
    playing: played?.playing,
    without: undefined,
  };
  const space = spaceOf(instance, state, drawing);
  const sliced = space ? undefined : slicedPlace(instance, matrix, drawing);
  const { place, reshaping } = sliced ?? { place: matrix };
  const within = { ...inside(around, place), reshaping, space };
  const draw = (): readonly PaintRun[] => drawing.drawFrame(timeline, frame, within, drawing);
  const attribute = placeAttribute(transform(place));
  const stretch = reshaping ? `${reshaping.scale.a} ${reshaping.scale.d} ` : '';
  const drawn = space
    ? draw()
    : wrapRuns(uses(`${stretch}${content} ${path}`, within, drawing, draw), (markup) =>
        markup.replace('<use ', `<use ${attribute}`),
      );
  // What is transparent changes nothing below, unless its blend mode does.
  const isUnseen = !state.isMask && hidesAll(around.color);
  const runs = isUnseen && !mode ? drawn.filter((run) => run.mode) : drawn;
  const style = blendStyle(blend);
  const ground = state.isMask || space ? '' : matte(instance, matrix, state, drawing);
  if (runs.length === 0 || !(mode ?? style ?? filter)) return joinRuns([{ markup: ground }, ...runs]);
  const region = (): ReturnType<typeof paintedRegion> => paintedRegion(instance, state, drawing);
  const painted = group({ filter }, paintRuns(runs, ground, region, drawing));
  const shown = blend === 'invert' ? whitened(painted, region(), drawing) : painted;
  return joinRuns([{ markup: group({ style }, shown), mode }]);
}

function placeAttribute(place: string | undefined): string {
  return place === undefined ? '' : `transform="${place}" `;
}

/**
 * References to what a symbol's frame draws. It is drawn once for each colour effect, once for each scale only when
 * something in it (a hairline, a filter) depends on the scale, and once for each place when something is in space.
 * Pictures of a document that does not change share it.
 */
function uses(
  key: string,
  state: State,
  drawing: Drawing,
  draw: () => readonly PaintRun[],
): readonly PaintRun[] {
  const { a, b, c, d, tx, ty } = state.matrix;
  const kind = state.isMask ? 'mask' : `${state.isInLayer ? 'layer ' : ''}${colorKey(state.color)}`;
  const base = `${key} ${kind}`;
  const scaled = `${base} ${[a, b, c, d].map((value) => value.toFixed(4)).join(' ')}`;
  const placed = `${scaled} ${tx.toFixed(4)} ${ty.toFixed(4)}`;
  const { symbols } = drawing;
  let part = symbols.get(base) ?? symbols.get(scaled) ?? symbols.get(placed);
  if (!part) {
    part = drawing.record(() =>
      wrapRuns(draw(), (markup) => element('use', { href: `#${drawing.add('g', {}, markup)}` })),
    );
    symbols.set(part.dependsOnPlace ? placed : part.dependsOnScale ? scaled : base, part);
  }
  drawing.include(part);
  return part.runs;
}

/**
 * The matrix of an instance, moved by less than a pixel if the player keeps it as a bitmap: it puts the box of what such
 * an instance paints on whole pixels. Instances with filters are kept as bitmaps too. Source: Adobe's reference of
 * `DisplayObject.cacheAsBitmap` ("snapped to the nearest pixel boundaries") and of `DisplayObject.filters`; 12 movies.
 */
function onWholePixels(instance: FilmElement, matrix: Matrix, state: State, drawing: Drawing): Matrix {
  if (!isBitmap(instance) || state.isMask || state.space || drawing.film.isCanvas) return matrix;
  const box = drawing.film.boundsOf(instance, state.matrix);
  const toLocal = invert({ ...state.matrix, tx: 0, ty: 0 });
  if (isEmpty(box) || !toLocal) return matrix;
  drawing.usePlace();
  const { x, y } = apply(toLocal, { x: Math.round(box.left) - box.left, y: Math.round(box.top) - box.top });
  return concat(translation(x, y), matrix);
}

function isBitmap({ cacheAsBitmap, hasFilters }: FilmElement): boolean {
  return cacheAsBitmap || hasFilters;
}
