import { checkCount, MAX_BITMAP_PIXELS, MAX_DRAWN, MAX_FILTERED } from '../../../geometry/claims';
import type { PaintRun } from './paintRuns';

/** A part of a picture: its markup, and the definitions and faces that this needs. A complete one serves other pictures too. */
export class DrawingPart {
  runs: readonly PaintRun[] = [];
  /** Definitions by id. */
  readonly definitions = new Map<string, string>();
  /** What is not drawn, with the number of times. */
  readonly missing = new Map<string, number>();
  readonly faces = new Set<string>();
  /** What a viewer has to do for it; what is inside it counts once for each time that it is shown. */
  readonly work = { characters: 0, filtered: 0, pixels: 0 };
  /** Characters of pictures of videos in it, but for those inside its parts. */
  pictures = 0;
  /** The parts inside it. */
  readonly nested = new Set<DrawingPart>();
  /** True if something in it (a hairline, a filter) depends on its scale on the stage. */
  dependsOnScale = false;
  /** True if something in it is in space: how it is seen depends on its place on the stage. */
  dependsOnPlace = false;

  /** Notes a part inside this one. */
  include(part: DrawingPart): void {
    this.nested.add(part);
    this.addWork(part.work.characters, part.work.filtered, part.work.pixels);
    this.dependsOnScale ||= part.dependsOnScale;
    this.dependsOnPlace ||= part.dependsOnPlace;
  }

  /**
   * Notes what a viewer has to do.
   *
   * @param characters - of markup
   * @param filtered - pixels that filters work on
   * @param pixels - of bitmaps
   * @throws LimitError for more than a picture may ask of a viewer
   */
  addWork(characters: number, filtered: number, pixels = 0): void {
    const { work } = this;
    checkCount('The picture', (work.characters += characters), MAX_DRAWN, 'characters of SVG to be drawn');
    checkCount('The picture', (work.filtered += Math.ceil(filtered)), MAX_FILTERED, 'pixels under filters');
    checkCount('The picture', (work.pixels += pixels), MAX_BITMAP_PIXELS, 'pixels of bitmaps');
  }

  /** This part and all parts inside it, each once. */
  all(): Set<DrawingPart> {
    const parts = new Set<DrawingPart>([this]);
    // Entries that are added on the way are visited too.
    for (const part of parts) for (const inner of part.nested) parts.add(inner);
    return parts;
  }
}
