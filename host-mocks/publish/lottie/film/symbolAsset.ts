import type { Box } from '../../../geometry/Box';
import type { CompiledTimeline } from '../../timeline/CompiledTimeline';
import type { Composition } from './Composition';
import type { LottieFilm } from './LottieFilm';
import { lookKey } from './Look';
import type { FilmTime } from './FilmTime';
import { wholeBox } from './SymbolFacts';
import { timelineLayers } from './timelineLayers';

/** A symbol as a composition. */
export interface SymbolAsset {
  readonly id: string;
  /** What it shows, in the coordinates of the symbol. */
  readonly box: Box;
}

const made = new WeakMap<LottieFilm, Map<string, SymbolAsset>>();

/** The composition that plays a symbol; the same one for equal looks and times. @param key - tells playheads apart */
export function symbolAsset(
  timeline: CompiledTimeline,
  path: string,
  playhead: FilmTime,
  key: string,
  { film, look, scale }: Composition,
): SymbolAsset {
  const known = made.get(film) ?? new Map<string, SymbolAsset>();
  made.set(film, known);
  // Only lines that would be thinner than a pixel depend on it.
  const isThin = film.facts.thinnestLine(timeline) * scale < 1;
  const name = [key, lookKey(look), isThin ? scale.toPrecision(2) : '', path].join('\n');
  let asset = known.get(name);
  if (asset) return asset;
  const box = wholeBox(film.facts.boxOf(timeline));
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
  asset = { id: film.composition(layers, { nm: path }), box };
  known.set(name, asset);
  return asset;
}
