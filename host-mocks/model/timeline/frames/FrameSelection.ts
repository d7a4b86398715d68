import type { Layer } from '../Layer';

/** Selected frames of one layer: from `start` up to, but not including, `end`. */
export interface FrameRange {
  layer: Layer;
  start: number;
  end: number;
}

/**
 * The frames selected in a timeline: live state that is not stored in documents. For each layer a sorted list of the
 * indices where the selection begins and ends, so that adding and toggling are operations on lists of borders.
 */
export class FrameSelection {
  /** Undefined if no frame is selected: most timelines are only read. */
  private borders: Map<Layer, number[]> | undefined;

  get isEmpty(): boolean {
    return this.borders === undefined || this.borders.size === 0;
  }

  /** In the order of the layers, for those that still belong to the timeline. */
  ranges(layers: readonly Layer[]): FrameRange[] {
    const ranges: FrameRange[] = [];
    const { borders } = this;
    if (!borders) return ranges;
    for (const layer of layers) {
      const places = borders.get(layer);
      if (!places) continue;
      for (let i = 0; i < places.length; i += 2) ranges.push({ layer, start: places[i], end: places[i + 1] });
    }
    return ranges;
  }

  clear(): void {
    this.borders = undefined;
  }

  /** Adds frames to the selection. */
  add({ layer, start, end }: FrameRange): void {
    const borders = this.borders?.get(layer) ?? [];
    const before = borders.filter((border) => border < start);
    const after = borders.filter((border) => border > end);
    const opens = before.length % 2 === 0 ? [start] : [];
    const closes = after.length % 2 === 0 ? [end] : [];
    this.set(layer, [...before, ...opens, ...closes, ...after]);
  }

  /** Selects the frames that were not selected, and deselects those that were. */
  toggle({ layer, start, end }: FrameRange): void {
    const places = new Set(this.borders?.get(layer));
    for (const border of [start, end]) if (!places.delete(border)) places.add(border);
    this.set(
      layer,
      [...places].sort((a, b) => a - b),
    );
  }

  private set(layer: Layer, places: number[]): void {
    this.borders ??= new Map();
    if (places.length > 0) this.borders.set(layer, places);
    else this.borders.delete(layer);
  }
}
