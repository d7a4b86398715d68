import type { PaintRun } from './paintRuns';

/** A part of a picture: its markup, and the definitions and faces that this needs. A complete one serves other pictures too. */
export class DrawingPart {
  runs: readonly PaintRun[] = [];
  /** Definitions by id. */
  readonly definitions = new Map<string, string>();
  /** What is not drawn, with the number of times. */
  readonly missing = new Map<string, number>();
  readonly faces = new Set<string>();
  /** The parts inside it. */
  readonly nested = new Set<DrawingPart>();
  /** True if something in it (a hairline, a filter) depends on its scale on the stage. */
  dependsOnScale = false;
  /** True if something in it stands in space: how it is seen depends on its place on the stage. */
  dependsOnPlace = false;

  /** Notes a part inside this one. */
  include(part: DrawingPart): void {
    this.nested.add(part);
    this.dependsOnScale ||= part.dependsOnScale;
    this.dependsOnPlace ||= part.dependsOnPlace;
  }

  /** This part and all parts inside it, each once. */
  all(): Set<DrawingPart> {
    const found = new Set<DrawingPart>([this]);
    // Entries that are added on the way are visited too.
    for (const part of found) for (const inner of part.nested) found.add(inner);
    return found;
  }
}
