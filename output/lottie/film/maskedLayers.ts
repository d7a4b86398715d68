import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { LottieLayer } from '../LottieObjects';
import type { Composition } from './Composition';
import { MASK_LOOK } from './Look';
import { PLAIN_PLACE } from './plainPlace';

/** Time in which a mask shows something, or nothing: then what is below it shows as a whole. */
interface MaskSpan {
  readonly from: number;
  readonly to: number;
  readonly shows: boolean;
}

/**
 * What a mask clips: a matte over the layers below it, which are one composition where they are several.
 *
 * @param layerContent - the objects of a layer
 */
export function maskedLayers(
  mask: CompiledLayer,
  content: readonly LottieLayer[],
  composition: Composition,
  layerContent: (layer: CompiledLayer, composition: Composition) => LottieLayer[],
): LottieLayer[] {
  if (content.length === 0) return [];
  const spans = maskSpans(mask, composition);
  if (!spans.some(({ shows }) => shows)) return [...content];
  const matte = asOne(layerContent(mask, { ...composition, look: MASK_LOOK }), mask.name, composition);
  const whole = asOne(content, mask.name, composition);
  let bare = 0;
  return spans.flatMap(({ from, to, shows }) => {
    if (!shows) {
      const shown = content.flatMap((layer) => clipped(layer, from, to));
      composition.film.check((bare += shown.length));
      return shown;
    }
    const below = matte && whole ? clipped(whole, from, to) : [];
    if (below.length === 0 || !matte) return [];
    // A matte that shows nothing for a while must still be there: without one, players show what it clips.
    const [above] = clipped({ ...matte, ip: 0, op: composition.playhead.length }, below[0].ip, below[0].op);
    const isWhole = matte.ip <= below[0].ip && matte.op >= below[0].op;
    const over = isWhole ? above : asComposition([matte], mask.name, composition);
    return [
      { ...over, ip: below[0].ip, op: below[0].op, td: 1 },
      { ...below[0], tt: 1 },
    ];
  });
}

/** Several layers as one; undefined for none. */
function asOne(
  layers: readonly LottieLayer[],
  name: string,
  composition: Composition,
): LottieLayer | undefined {
  if (layers.length < 2) return layers.at(0);
  return asComposition(layers, name, composition);
}

/** Layers as a composition of the same size, place and time. */
function asComposition(
  layers: readonly LottieLayer[],
  nm: string,
  { film, width: w, height: h, playhead }: Composition,
): LottieLayer {
  const refId = film.composition(layers, { nm });
  return { ty: 0, nm, refId, w, h, ip: 0, op: playhead.length, st: 0, ks: PLAIN_PLACE };
}

function clipped(layer: LottieLayer, from: number, to: number): LottieLayer[] {
  const [ip, op] = [Math.max(layer.ip, from), Math.min(layer.op, to)];
  return ip < op ? [{ ...layer, ip, op }] : [];
}

function maskSpans(mask: CompiledLayer, { playhead }: Composition): MaskSpan[] {
  const { length, isStill } = playhead;
  const shows = (time: number): boolean => mask.at(playhead.frameAt(time)).length > 0;
  if (isStill) return [{ from: 0, to: length, shows: shows(0) }];
  const spans: MaskSpan[] = [];
  for (let time = 0; time < length; time++) {
    const last = spans.at(-1);
    const isShown = shows(time);
    if (last?.shows === isShown) spans[spans.length - 1] = { ...last, to: time + 1 };
    else spans.push({ from: time, to: time + 1, shows: isShown });
  }
  return spans;
}
