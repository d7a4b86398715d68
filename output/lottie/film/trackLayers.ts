import { emptyBox, isEmpty, type Box } from '../../../geometry/Box';
import type { Point } from '../../../geometry/matrix';
import { concatColors, type ColorTransform } from '../../../document/xfl/ColorTransform';
import { leafOf } from '../../../document/xfl/itemPaths';
import { scaleOf } from '../../svg/State';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { Track, TrackState } from '../../../film/tracks/Track';
import { blendNumber } from '../blend/blendNumber';
import { adjustedLook, filterEffects } from '../filters/filterEffects';
import { transformKeys } from '../keyframes/transformKeys';
import type { LottieLayer } from '../LottieObjects';
import { bitmapContent } from '../shapes/bitmapContent';
import { morphLayers } from '../shapes/morphLayers';
import { shapeContent } from '../shapes/shapeContent';
import { textContent } from '../text/textContent';
import type { Composition } from './Composition';
import { isPlainColor, type Look } from './Look';
import { fades, opacityOf, placeSpans, samplesOf, stretchesOf, type Stretch } from './Stretch';
import { symbolContent } from './symbolContent';
import { noteElement } from '../../published/noteGaps';

/** What a layer shows: its own members, and how it is placed in its object. */
export interface LayerContent {
  /** `ty`, and what that kind of layer needs. */
  readonly members: { readonly ty: number } & Readonly<Record<string, unknown>>;
  /** When its own time began. */
  readonly st?: number;
  /** Its zero point, in the coordinates of the object. */
  readonly shift?: Point;
}

/** The layers of one object for a window of time, the top one first: mostly a single one. */
export function trackLayers(
  layer: CompiledLayer,
  track: Track,
  window: readonly [number, number],
  composition: Composition,
): LottieLayer[] {
  const { look } = composition;
  const samples = samplesOf(layer, track, window, composition);
  if (samples.length === 0) return [];
  if (track.kind === 'morph') return morphLayers(samples, layer.name, composition);
  const isFading = !look.isMask && fades(samples);
  return stretchesOf(samples, isFading, look.isMask).flatMap((stretch) =>
    stretchLayer(stretch, window, isFading, layer.name, composition),
  );
}

function stretchLayer(
  stretch: Stretch,
  window: readonly [number, number],
  isFading: boolean,
  name: string,
  composition: Composition,
): LottieLayer[] {
  const { first, from: ip, to: op } = stretch;
  const { film, look } = composition;
  const { track } = first;
  const box = track.kind === 'component' ? emptyBox() : film.analysis.contentBox(first);
  // Where nothing in an object covers something else, one opacity for all of it is the same.
  const isOpacity =
    !look.isMask && (isFading || (isAlphaOnly(first.color) && film.analysis.isSingleState(first)));
  const around: Look = look.isMask
    ? look
    : { ...look, color: innerColor(look.color, first.color, isOpacity) };
  const inner = look.isMask ? look : adjustedLook(first.element, around);
  const scale = composition.scale * largestScale(stretch);
  const content = contentOf(stretch, window, { ...composition, look: inner, scale });
  if (!content) return [];
  const opacity = (state: TrackState): number => (isOpacity ? opacityOf(state) : 1);
  const anchor = track.kind === 'symbol' ? film.source.pivotOf(first.element) : { x: 0, y: 0 };
  const ks = transformKeys(placeSpans(stretch, composition, opacity), {
    anchor,
    shift: content.shift ?? { x: 0, y: 0 },
    origin: composition.origin,
    radius: radiusOf(box, anchor),
    bake: film.bake,
  });
  const nm = track.name || leafOf(track.path) || name;
  if (!look.isMask) noteElement(first.element, film);
  const bm = look.isMask ? undefined : blendNumber(first.blendMode, film);
  const ef = look.isMask ? undefined : filterEffects(first.element, around, film);
  return [
    { nm, ...content.members, ip, op, st: content.st ?? 0, ks, ...(bm ? { bm } : {}), ...(ef ? { ef } : {}) },
  ];
}

function contentOf(
  stretch: Stretch,
  window: readonly [number, number],
  composition: Composition,
): LayerContent | undefined {
  const { first } = stretch;
  const { film } = composition;
  switch (first.track.kind) {
    case 'symbol':
      return symbolContent(stretch, window, composition);
    case 'bitmap':
      return bitmapContent(first.track.path, composition);
    case 'shape':
      return shapeContent(first, composition);
    case 'text':
      return textContent(first.element, composition);
    case 'component':
      film.lose(`The component "${first.track.path}" is left out: it needs scripts of Animate's own.`);
      return undefined;
    default:
      film.lose(`What the document calls ${first.element.tag} is left out: players have nothing like it.`);
      return undefined;
  }
}

function largestScale({ samples }: Stretch): number {
  return samples.reduce((most, { state }) => Math.max(most, scaleOf(state.matrix)), 0);
}

function isAlphaOnly(color: ColorTransform): boolean {
  const [red, green, blue] = color.factors;
  return isPlainColor({ ...color, factors: [red, green, blue, 1] });
}

/** The colour effect that is carried out on the paints within. */
function innerColor(outer: ColorTransform, own: ColorTransform, isOpacity: boolean): ColorTransform {
  const [red, green, blue, alpha] = own.factors;
  const factors = [red, green, blue, isOpacity ? 1 : alpha] as const;
  const counted = { factors, offsets: own.offsets };
  return isPlainColor(counted) ? outer : concatColors(outer, counted);
}

function radiusOf(box: Box, { x, y }: Point): number {
  if (isEmpty(box)) return 0;
  const across = Math.max(Math.abs(box.left - x), Math.abs(box.right - x));
  return Math.hypot(across, Math.max(Math.abs(box.top - y), Math.abs(box.bottom - y)));
}
