import { depthAt, hasDepth } from './depth';
import type { TimelineDisplay } from './TimelineDisplay';
import type { FilmLayer } from '../records/FilmTimeline';

/**
 * The layers of a timeline for a format that knows their order only: nearer ones before all farther ones, by the depth
 * that each begins with. They are not steady where layers pass one another while the timeline plays.
 */
export function layersByDepth(display: TimelineDisplay): { layers: readonly FilmLayer[]; isSteady: boolean } {
  const { frameCount } = display;
  if (!display.layers.some(hasDepth)) return { layers: display.layers, isSteady: true };
  const layers = [...display.layers].sort((one, other) => firstDepth(one) - firstDepth(other));
  const places = new Map(layers.map((layer, place) => [layer, place]));
  const isSteady = Array.from({ length: frameCount }, (_, frame) =>
    display.at(frame).map(({ layer }) => places.get(layer) ?? 0),
  ).every((shown) => shown.every((place, i) => i === 0 || place < (shown[i - 1] ?? 0)));
  return { layers, isSteady };
}

function firstDepth(layer: FilmLayer): number {
  const first = layer.keyframes.at(0);
  return first ? depthAt(layer, first.start) : 0;
}
