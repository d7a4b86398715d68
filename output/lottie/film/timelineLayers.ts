import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import type { LottieLayer } from '../LottieObjects';
import type { Composition } from './Composition';
import { maskedLayers } from './maskedLayers';
import { isStop } from './SymbolAnalysis';
import { trackLayers } from './trackLayers';
import { noteKeyframe } from '../../published/noteGaps';

/** What a composition shows of a timeline, as layers, the top one first. */
export function timelineLayers(timeline: CompiledTimeline, composition: Composition): LottieLayer[] {
  noteLosses(timeline, composition);
  const parts: LottieLayer[][] = [];
  let masked: { mask: CompiledLayer; content: LottieLayer[][] } | undefined;
  const finish = (): void => {
    if (masked) parts.push(maskedLayers(masked.mask, masked.content.flat(), composition, layerContent));
    masked = undefined;
  };
  for (const layer of timeline.layers) {
    const { mask, isMask } = composition.look.isMask ? { mask: undefined, isMask: false } : layer;
    if (isMask) continue;
    if (masked?.mask !== mask) finish();
    const content = layerContent(layer, composition);
    if (!mask) parts.push(content);
    else if (masked) masked.content.push(content);
    else masked = { mask, content: [content] };
  }
  finish();
  const layers = parts.flat();
  composition.film.count(layers.length);
  return layers;
}

/** The objects of a layer, the top one first, without its mask. */
function layerContent(layer: CompiledLayer, composition: Composition): LottieLayer[] {
  layer.remember();
  const layers = [...layer.tracks].reverse().flatMap((track) =>
    composition.playhead
      .windows(track.start, track.end)
      .filter(([from, to]) => from < to)
      .flatMap((window) =>
        composition.film.within(`layer "${layer.name}", frame ${track.start + 1}`, () =>
          trackLayers(layer, track, window, composition),
        ),
      ),
  );
  layer.forget();
  return layers;
}

function noteLosses(timeline: CompiledTimeline, { film, look }: Composition): void {
  if (look.isMask) return;
  if (!timeline.keepsOrder)
    film.lose('Layers that pass one another in depth keep the order of the first frame.');
  if (timeline.notes.sounds.length > 0) film.lose('The sounds are left out: players have none.');
  if (timeline.hasCameraFilters) film.lose('The colour filter of the camera is left out.');
  for (const { name, spans } of timeline.layers)
    for (const { keyframe, start } of spans)
      film.within(`layer "${name}", frame ${start + 1}`, () => {
        noteKeyframe(keyframe, film);
      });
  for (const { frame, keyframe, text } of timeline.notes.scripts) {
    if (isStop(text)) continue;
    film.within(`layer "${keyframe.layer?.name ?? ''}", frame ${frame + 1}`, () =>
      film.lose('The script is left out: players run none but "stop()" in symbols.'),
    );
  }
}
