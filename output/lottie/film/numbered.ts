import type { LottieLayer } from '../LottieObjects';

/** Layers with their numbers: players find the matte of a layer by the number before its own. */
export function numbered(layers: readonly LottieLayer[]): LottieLayer[] {
  return layers.map((layer, i) => ({ ...layer, ind: i + 1 }));
}
