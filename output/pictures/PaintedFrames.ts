import { isEmpty, type Box } from '../../geometry/Box';
import { Drawing } from '../svg/Drawing';
import { drawFrame } from '../svg/drawFrame';
import { FrameSeries } from '../svg/FrameSeries';
import { SizeBoundedCache } from '../svg/SizeBoundedCache';
import { explainStackOverflow } from '../svg/explainStackOverflow';
import type { View } from '../svg/View';
import type { FilmElement } from '../../film/records/FilmElement';
import { paintedBox, uniteBoxes, type PixelBox } from '../pixels/paintedBox';
import type { PausableTask } from '../formats/PausableTask';
import type { ExportSubject } from './ExportSubject';
import { rasterize, type RenderContext } from './RenderContext';
import type { UndrawnFrames } from './UndrawnFrames';

/** Characters of drawn parts of frames that are kept. */
const MAX_KEPT = 2 ** 25;

/** Finds what the frames of a subject paint together, to the pixel. */
export class PaintedFrames {
  /** Without a ground, which would count as painted. */
  private readonly series: FrameSeries;
  private painted: PixelBox | undefined;

  constructor(
    private readonly subject: ExportSubject,
    /** What each frame may paint. */
    private readonly regions: ReadonlyMap<number, Box>,
    /** Holds all of them. */
    private readonly room: View,
    private readonly context: RenderContext,
    private readonly undrawn: UndrawnFrames,
  ) {
    this.series = new FrameSeries(context.film, room, subject.draw);
  }

  /** What they paint, in whole pixels; undefined if they paint nothing. Only what may paint beside what was found is rasterized. */
  *find(): PausableTask<View | undefined> {
    const { series, room, context } = this;
    const { stopwatch } = context;
    const seen = new SizeBoundedCache<string, true>(MAX_KEPT);
    for (const frame of this.outermostFirst()) {
      const region = this.regions.get(frame);
      if (region && this.isFound(region)) continue;
      const draw = (): string => series.draw(frame, this.foundAt(frame));
      const content = stopwatch.measure('drawing', () => this.undrawn.attempt(frame, draw, ''));
      if (content === '' || seen.get(content)) continue;
      seen.set(content, true, content.length);
      // What it lacks is reported where the frame itself is made.
      const svg = stopwatch.measure('drawing', () => series.seenSvg(content, room, 1, () => undefined));
      const { width, height, pixels } = rasterize(svg, 1, context, undefined);
      this.painted = uniteBoxes(this.painted, paintedBox(pixels, width, height));
      yield;
    }
    const { painted } = this;
    return painted && { ...painted, x: room.x + painted.x, y: room.y + painted.y };
  }

  /** The elements of a frame that paint nothing beside what was found. */
  private foundAt(frame: number): ReadonlySet<FilmElement> {
    const drawing = new Drawing(this.context.film, this.room, drawFrame);
    const parts = this.painted ? explainStackOverflow(() => this.subject.parts?.(frame, drawing)) : undefined;
    return new Set(parts?.filter(({ box }) => this.isFound(box)).map(({ element }) => element));
  }

  /** True for a region whose pixels are all part of what was found. */
  private isFound(region: Box): boolean {
    const { painted, room } = this;
    if (!painted) return false;
    const [x, y] = [room.x + painted.x, room.y + painted.y];
    return (
      isEmpty(region) ||
      (near(region.left, -1) >= x &&
        near(region.top, -1) >= y &&
        near(region.right, 1) <= x + painted.width &&
        near(region.bottom, 1) <= y + painted.height)
    );
  }

  /** The frames, those first that reach farthest to one side. */
  private outermostFirst(): Set<number> {
    const outermost: number[] = [];
    const [first] = this.regions.keys();
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      const sign = side === 'left' || side === 'top' ? -1 : 1;
      let [farthest, frame] = [-Infinity, first];
      for (const [each, region] of this.regions)
        if (sign * region[side] > farthest) [farthest, frame] = [sign * region[side], each];
      if (frame !== undefined) outermost.push(frame);
    }
    return new Set([...outermost, ...this.regions.keys()]);
  }
}

/** Pixels by which the rasterizer may differ from what was computed. */
const TOLERANCE = 0.05;

/** How far an edge may reach to a side. An edge on a whole pixel is drawn there. */
function near(edge: number, sign: 1 | -1): number {
  return Number.isInteger(edge) ? edge : edge + sign * TOLERANCE;
}
