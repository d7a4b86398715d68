import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { type ShownTime, timeRemap } from '../keyframes/timeRemap';
import type { Composition } from './Composition';
import { type FilmTime, onceThrough, recorded, singleFrame } from './FilmTime';
import { lookKey } from './Look';
import type { SymbolAsset } from './LottieFilm';
import type { Stretch } from './Stretch';
import { wholeBox } from './SymbolAnalysis';
import { timelineLayers } from './timelineLayers';
import type { LayerContent } from './trackLayers';
import { scalingGridOf } from '../../../document/xfl/items/scalingGridOf';

/**
 * An instance of a symbol: a graphic shows the frames that its loop mode says, a movie clip plays by its own time from
 * when it appears, a button shows its first frame.
 *
 * @param window - when the object is shown: its own time continues through all stretches of it
 */
export function symbolContent(
  stretch: Stretch,
  window: readonly [number, number],
  composition: Composition,
): LayerContent | undefined {
  const { film } = composition;
  const { element, track } = stretch.first;
  const symbol = film.compiled.symbol(track.path);
  if (!symbol) {
    film.lose(`The instance of "${track.path}" is left out: the library has no such symbol.`);
    return undefined;
  }
  noteLosses(stretch, scalingGridOf(symbol.item) !== undefined, composition);
  const { timeline } = symbol;
  if (timeline.frameCount === 0) return undefined;
  const { symbolType: type } = element;
  const played = { timeline, path: track.path, composition };
  if (type === 'graphic') return graphicContent(stretch, window[0], played);
  if (type === 'button') return stillContent(0, window[0], played);
  return clipContent(stretch, window, played);
}

interface Played {
  readonly timeline: CompiledTimeline;
  readonly path: string;
  readonly composition: Composition;
}

/** One frame all the time: clips inside it keep playing. */
function stillContent(frame: number, st: number, played: Played): LayerContent {
  const { length } = played.composition.film;
  return contentBy(singleFrame(frame, length), `still ${frame}`, { st }, played);
}

function graphicContent(stretch: Stretch, begun: number, played: Played): LayerContent {
  const { timeline, composition } = played;
  const shown = stretch.samples.map(({ t, length, state }) => ({
    t,
    length,
    frame: state.element.frameOf(timeline.timeline),
  }));
  const [{ frame }] = shown;
  const isStill = shown.every((one) => one.frame === frame);
  if (timeline.frameCount === 1) return stillContent(0, begun, played);
  if (isStill && composition.film.analysis.hasClips(timeline)) return stillContent(frame, begun, played);
  return remapped(shown, played);
}

function clipContent(stretch: Stretch, window: readonly [number, number], played: Played): LayerContent {
  const { timeline, composition } = played;
  const { analysis } = composition.film;
  const [begun, end] = window;
  const frames = analysis.playedFrames(timeline, end - begun);
  if (!analysis.moves(timeline)) return stillContent(frames[0], begun, played);
  const isOnce = frames.every((frame, time) => frame === time);
  if (!isOnce && analysis.hasClips(timeline))
    return contentBy(recorded(frames), `played ${frames.length}`, { st: begun }, played);
  const shown: ShownTime[] = [];
  for (let t = stretch.from; t < stretch.to; t++) shown.push({ t, length: 1, frame: frames[t - begun] });
  return remapped(shown, played);
}

/** The frames of a symbol, each when it is shown. */
function remapped(shown: readonly ShownTime[], played: Played): LayerContent {
  const { film } = played.composition;
  return contentBy(
    onceThrough(played.timeline.frameCount),
    'once',
    timeRemap(shown, film.frameRate, film.bake),
    played,
  );
}

function contentBy(
  playhead: FilmTime,
  key: string,
  { st, tm }: { st: number; tm?: unknown },
  { timeline, path, composition }: Played,
): LayerContent {
  const { id, box } = symbolAsset(timeline, path, playhead, key, composition);
  return {
    members: {
      ty: 0,
      refId: id,
      w: box.right - box.left,
      h: box.bottom - box.top,
      ...(tm === undefined ? {} : { tm }),
    },
    st,
    shift: { x: box.left, y: box.top },
  };
}

function noteLosses({ first: { element } }: Stretch, hasGrid: boolean, { film, look }: Composition): void {
  if (look.isMask) return;
  const { isButton, isGraphic } = element;
  if (hasGrid && !isGraphic)
    film.lose('The guides for 9-slice scaling do not count: the symbol is stretched as a whole.');
  if (element.isInSpace) film.lose('The place in 3D is left out.');
  if (element.script !== '') film.lose('The scripts of the instance are left out: players run none.');
  if (isButton) film.lose('The button shows its first frame, and does nothing.');
}

/** The composition that plays a symbol; the same one for equal looks and times. @param key - distinguishes playheads */
function symbolAsset(
  timeline: CompiledTimeline,
  path: string,
  playhead: FilmTime,
  key: string,
  { film, look, scale }: Composition,
): SymbolAsset {
  // Only lines that would be thinner than a pixel depend on it.
  const isThin = film.analysis.thinnestLine(timeline) * scale < 1;
  const name = [key, lookKey(look), isThin ? scale.toPrecision(2) : '', path].join('\n');
  const existing = film.symbols.get(name);
  if (existing) return existing;
  const box = wholeBox(film.analysis.boxOf(timeline));
  const layers = film.at(`symbol "${path}"`, () =>
    timelineLayers(timeline, {
      film,
      playhead,
      origin: { x: box.left, y: box.top },
      width: box.right - box.left,
      height: box.bottom - box.top,
      look,
      scale,
    }),
  );
  const asset = { id: film.composition(layers, { nm: path }), box };
  film.symbols.set(name, asset);
  return asset;
}
