import type { DrawingPart } from './blending/DrawingPart';

/**
 * Keeps what symbols of a document draw, by symbol, frame and all else that it depends on. It forgets what neither the
 * picture before nor this one has used.
 */
export class DrawnSymbols {
  private before = new Map<string, DrawingPart>();
  private now = new Map<string, DrawingPart>();
  private stamp = '';

  /** Begins a picture. `stamp` is equal as long as nothing of the document changes. */
  begin(stamp: string): void {
    this.before = stamp === this.stamp ? this.now : new Map<string, DrawingPart>();
    this.now = new Map<string, DrawingPart>();
    this.stamp = stamp;
  }

  get(key: string): DrawingPart | undefined {
    const part = this.now.get(key) ?? this.before.get(key);
    if (part) this.now.set(key, part);
    return part;
  }

  set(key: string, part: DrawingPart): void {
    this.now.set(key, part);
  }
}
