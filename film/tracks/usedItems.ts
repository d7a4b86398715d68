import type { FilmElement } from '../records/FilmElement';
import type { CompiledTimeline } from './CompiledTimeline';

/** The items that a timeline shows or plays itself, by path: not those within its symbols. */
export interface UsedItems {
  /** Symbols and components. */
  readonly symbols: ReadonlySet<string>;
  /** Placed ones, and those that fill shapes. */
  readonly bitmaps: ReadonlySet<string>;
  readonly sounds: ReadonlySet<string>;
}

export function usedItems(timeline: CompiledTimeline): UsedItems {
  const symbols = new Set<string>();
  const bitmaps = new Set<string>();
  for (const { kind, path, source } of timeline.layers.flatMap(({ tracks }) => tracks)) {
    if (kind === 'symbol' || kind === 'component') symbols.add(path);
    else if (kind === 'bitmap') bitmaps.add(path);
    else if (source && kind === 'shape') for (const fill of bitmapFills(source)) bitmaps.add(fill);
  }
  return { symbols, bitmaps, sounds: new Set(timeline.notes.sounds.map(({ path }) => path)) };
}

function bitmapFills({ fills, strokes }: FilmElement): string[] {
  const lines = [...strokes.values()].map(({ paint }) => paint);
  return [...fills.values(), ...lines].flatMap((paint) => (paint?.tag === 'BitmapFill' ? paint.path : []));
}
