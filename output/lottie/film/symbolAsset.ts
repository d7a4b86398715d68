import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import type { Composition } from './Composition';
import type { SymbolAsset } from './LottieFilm';
import { lookKey } from './Look';
import type { FilmTime } from './FilmTime';
import { wholeBox } from './SymbolFacts';
import { timelineLayers } from './timelineLayers';

/** The composition that plays a symbol; the same one for equal looks and times. @param key - tells playheads apart */
export function symbolAsset(
  timeline: CompiledTimeline,
  path: string,
  playhead: FilmTime,
  key: string,
  { film, look, scale }: Composition,
): SymbolAsset {
  // Only lines that would be thinner than a pixel depend on it.
  const isThin = film.facts.thinnestLine(timeline) * scale < 1;
  const name = [key, lookKey(look), isThin ? scale.toPrecision(2) : '', path].join('\n');
  const known = film.symbols.get(name);
  if (known) return known;
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
  const asset = { id: film.composition(layers, { nm: path }), box };
  film.symbols.set(name, asset);
  return asset;
}
