import type { Film } from '../../film/Film';
import { chooseFrames } from '../pictures/chooseFrames';
import type { ExportSubject } from '../pictures/ExportSubject';
import { UnfitSubject } from '../pictures/UnfitSubject';
import { MAX_FRAMES } from '../../geometry/claims';
import type { Loss } from '../published/PublishOutcome';
import { CompiledDocument } from '../published/CompiledDocument';
import type { CompiledTimeline } from '../../film/tracks/CompiledTimeline';
import { LottieFilm } from './film/LottieFilm';
import { PLAIN_LOOK } from './film/Look';
import { numbered } from './film/numbered';
import { PLAIN_PLACE } from './film/plainPlace';
import { type FilmTime, onceThrough, recorded, singleFrame } from './film/FilmTime';
import { playedFrames } from '../../film/playing/playedFrames';
import { SymbolAnalysis, wholeBox } from './film/SymbolAnalysis';
import { timelineLayers } from './film/timelineLayers';
import type { LottieAnimation, LottieAsset, LottieLayer } from './LottieObjects';

/** What is chosen about a Lottie file. */
export interface LottieOptions {
  /** Frames of the film from 1, one range: `5-24`. */
  readonly frames?: string;
  /** The frames of the timeline that a label names. */
  readonly label?: string;
  /** `#RRGGBB` or `none`; default: the stage for scenes, none for symbols. */
  readonly background?: string;
  /** Tweens are written frame by frame. */
  readonly bake?: boolean;
}

/** A timeline as Lottie, and what it does not keep. */
export interface LottieOutcome {
  readonly animation: LottieAnimation;
  readonly losses: readonly Loss[];
}

/** The version of the format's first player that knows all that is written. */
const VERSION = '5.7.0';

/**
 * A scene or a symbol as a Lottie animation, in memory: the film that players of the published movie show, with all of its
 * frames, or those of a label. Nothing of the document is run, and no expression is ever written.
 *
 * @throws HostError for symbols that contain themselves and for timelines without end; RangeError for frames that are not
 *   there, or not one range; UnfitSubject for bitmaps.
 */
export function publishLottie(
  source: Film,
  subject: ExportSubject,
  { frames, label, background, bake = false }: LottieOptions = {},
): LottieOutcome {
  const compiled = new CompiledDocument(source);
  const timeline = timelineOf(compiled, subject);
  const analysis = new SymbolAnalysis(compiled);
  const { stage, frameRate } = subject;
  // Labels are places of a timeline, and the film may pass them often or never.
  const playhead =
    label === undefined ? playheadOf(timeline, source, subject.path) : onceThrough(timeline.frameCount);
  const { length } = playhead;
  const frameCount = Math.min(subject.frameCount, 1) * length;
  const [from, to] = rangeOf({ ...subject, frameCount }, { frames, label });
  const film = new LottieFilm(compiled, analysis, frameRate, Math.max(length, longestSymbol(source)), bake);
  const box = stage
    ? { left: 0, top: 0, right: stage.width, bottom: stage.height }
    : wholeBox(analysis.boxOf(timeline));
  const width = Math.max(1, Math.ceil(box.right - box.left));
  const height = Math.max(1, Math.ceil(box.bottom - box.top));
  const where = subject.kind === 'scene' ? `scene "${subject.path}"` : `symbol "${subject.path}"`;
  const layers = film.at(where, () =>
    timelineLayers(timeline, {
      film,
      playhead,
      origin: { x: box.left, y: box.top },
      width,
      height,
      look: PLAIN_LOOK,
      scale: 1,
    }),
  );
  const ground = background === 'none' ? undefined : (background ?? subject.ground);
  const op = Math.min(length, to + 1);
  const root = numbered([...layers, ...groundLayers(ground, width, height, length)]);
  const blending = blendingAssets(film.assets);
  const finished = (list: readonly LottieLayer[]): readonly LottieLayer[] => withModes(list, blending);
  const animation: LottieAnimation = {
    v: VERSION,
    nm: subject.name,
    fr: frameRate,
    ip: from,
    op,
    w: width,
    h: height,
    ddd: 0,
    assets: film.assets.map((asset) =>
      asset.layers === undefined ? asset : { ...asset, layers: finished(layersOf(asset)) },
    ),
    ...(film.fonts.size === 0 ? {} : { fonts: { list: [...film.fonts.values()] } }),
    layers: finished(root),
    markers: subject.labels.map(({ name, from: first, to: last }) => ({
      cm: name,
      tm: first,
      dr: last - first + 1,
    })),
  };
  return { animation, losses: film.losses };
}

function layersOf({ layers }: LottieAsset): readonly LottieLayer[] {
  return (layers ?? []) as readonly LottieLayer[];
}

/** The compositions in which something is blended, at any depth. Those within others are before them. */
function blendingAssets(assets: readonly LottieAsset[]): ReadonlySet<unknown> {
  const blending = new Set<unknown>();
  for (const asset of assets) if (isBlended(layersOf(asset), blending)) blending.add(asset.id);
  return blending;
}

function isBlended(layers: readonly LottieLayer[], blending: ReadonlySet<unknown>): boolean {
  return layers.some(({ bm, refId }) => bm !== undefined || blending.has(refId));
}

/**
 * Players that draw on a canvas keep the mode of the layer before where none is said; and they blend what a composition
 * holds layer by layer, so that in one without blending nothing may be said.
 */
function withModes(layers: readonly LottieLayer[], blending: ReadonlySet<unknown>): readonly LottieLayer[] {
  return isBlended(layers, blending) ? layers.map((layer) => ({ bm: 0, ...layer })) : layers;
}

function timelineOf(compiled: CompiledDocument, { kind, path, timeline }: ExportSubject): CompiledTimeline {
  if (kind === 'bitmap' || !timeline)
    throw new UnfitSubject(`"${path}" is a bitmap: Lottie is for what moves`);
  const subjectTimeline =
    kind === 'scene'
      ? compiled.scenes.find((scene) => scene.timeline === timeline)
      : compiled.symbol(path)?.timeline;
  if (!subjectTimeline) throw new RangeError(`there is no ${kind} "${path}"`);
  return subjectTimeline;
}

/** Which frame of the timeline is shown, as players of the published movie show it. */
function playheadOf({ timeline }: CompiledTimeline, source: Film, path: string): FilmTime {
  const frames = playedFrames(timeline, source, path);
  const { length } = frames;
  const [first] = frames;
  if (frames.every((frame) => frame === first)) return singleFrame(first, length);
  return frames.every((frame, time) => frame === time) ? onceThrough(length) : recorded(frames);
}

/** The first and the last frame, from 0. */
function rangeOf(subject: ExportSubject, choice: Pick<LottieOptions, 'frames' | 'label'>): [number, number] {
  const frames = chooseFrames(subject, choice);
  const [first] = frames;
  const last = frames[frames.length - 1];
  const isRange = frames.every((frame, i) => frame === first + i);
  if (isRange) return [first, last];
  throw new RangeError('--to lottie takes one range of frames, such as --frames 5-24');
}

/** Frames of the longest symbol: objects that do not move last as long in a composition. */
function longestSymbol(film: Film): number {
  let longest = 1;
  for (const item of film.items) longest = Math.max(longest, film.itemTimeline(item)?.frameCount ?? 1);
  return Math.min(MAX_FRAMES, longest);
}

function groundLayers(sc: string | undefined, sw: number, sh: number, op: number): LottieLayer[] {
  if (sc === undefined) return [];
  return [{ ty: 1, nm: 'background', sc: sc.toLowerCase(), sw, sh, ip: 0, op, st: 0, ks: PLAIN_PLACE }];
}
