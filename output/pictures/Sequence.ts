import { emptyBox, isEmpty, unite, type Box } from '../../geometry/Box';
import type { Pixels } from '../pixels/encodeBitmap';
import { Drawing } from '../svg/Drawing';
import { FrameSeries } from '../svg/FrameSeries';
import { drawFrame } from '../svg/drawFrame';
import { unmultiplied } from './rasterize';
import { explainStackOverflow } from '../svg/explainStackOverflow';
import { wholeView, type View } from '../svg/View';
import type { Raster } from '../../platform/Rasterizer';
import { SizeBoundedCache } from '../svg/SizeBoundedCache';
import { finish, type PausableTask } from '../formats/PausableTask';
import type { ExportSubject } from './ExportSubject';
import { PaintedFrames } from './PaintedFrames';
import { UndrawnFrames } from './UndrawnFrames';
import { rasterize, type RenderContext } from './RenderContext';

/** Characters of drawn frames that are kept: whatever the number of frames, memory is bounded. */
const MAX_KEPT = 2 ** 25;

/** Frames of a subject, drawn when they are asked for. All pictures of one sequence are equally large. */
export class Sequence {
  private readonly series: FrameSeries;
  private readonly contents = new SizeBoundedCache<number, string>(MAX_KEPT);
  /** The frames that were drawn, some of them more than once where there are many. */
  private readonly drawn = new Set<number>();
  /** What each frame may paint, where the subject has no stage. */
  private readonly regions: ReadonlyMap<number, Box>;
  private tight: View | undefined;

  /**
   * @param background - `#RRGGBB`; undefined for transparent pictures
   * @param undrawn - shared by sequences that together make one film
   */
  constructor(
    readonly subject: ExportSubject,
    /** From 0. */
    readonly frames: readonly number[],
    private readonly context: RenderContext,
    background: string | undefined,
    private readonly undrawn = new UndrawnFrames(frames),
  ) {
    this.regions = context.stopwatch.measure('drawing', () =>
      subject.stage ? new Map<number, Box>() : regionsOf(subject, frames, context, undrawn),
    );
    const view = subject.stage ?? viewOf(this.regions.values());
    this.series = new FrameSeries(context.film, view, subject.draw, background);
  }

  /** Things that the pictures do not show, each with the number of times; `undrawn` has what is a matter of single frames. */
  get notDrawn(): [string, number][] {
    return this.series.drawing.left;
  }

  /** Reports what the pictures so far do not show. */
  tellNotDrawn(): void {
    const left = [...this.notDrawn, ...this.undrawn.all];
    if (left.length > 0) this.context.leftOut?.(this.subject, left);
  }

  /** Reports frames that cannot be drawn, and parts of frames. */
  tellUndrawn(): void {
    if (this.undrawn.all.length > 0) this.context.leftOut?.(this.subject, this.undrawn.all);
  }

  /** Characters of the definitions that the frames so far have made. */
  get weight(): number {
    return this.series.drawing.weight;
  }

  get definitions(): string {
    return this.series.drawing.defs;
  }

  /** The plane that an SVG picture shows: the stage, or room for what the frames paint. */
  get view(): View {
    return this.series.view;
  }

  /** What a frame shows, without definitions; equal texts are equal pictures. */
  content(frame: number): string {
    let content = this.contents.get(frame);
    if (content === undefined) {
      content = this.context.stopwatch.measure('drawing', () =>
        this.undrawn.attempt(frame, () => this.series.draw(frame), this.series.ground),
      );
      this.contents.set(frame, content, content.length);
      this.context.progress?.(this.drawn.add(frame).size, this.frames.length);
    }
    return content;
  }

  svg(frame: number): string {
    const content = this.content(frame);
    return this.context.stopwatch.measure('drawing', () => this.series.svg(content));
  }

  /** The plane that pictures in pixels show: the stage, or exactly what the frames paint, in whole pixels. */
  get pixelView(): View {
    return finish(this.findPixelView());
  }

  /** Finds `pixelView`. Where the subject has no stage, frames are rasterized for that. */
  *findPixelView(): PausableTask<View> {
    return (this.tight ??= this.subject.stage ?? (yield* this.findPainted()) ?? this.dot);
  }

  /** The box of what a frame paints, or all of them, before it is on pixels. Empty for a subject with a stage. */
  boxOf(frame?: number): Box {
    const box = emptyBox();
    for (const [own, region] of this.regions) if (frame === undefined || own === frame) unite(box, region);
    return box;
  }

  /** A frame as a PNG file. */
  png(frame: number, scale: number): Uint8Array {
    const raster = this.raster(frame, scale, this.pixelView);
    return this.context.stopwatch.measure('encoding', () => raster.toPng());
  }

  /** A frame in pixels. */
  pixels(frame: number, scale: number): Pixels {
    const { width, height, pixels } = this.raster(frame, scale, this.pixelView);
    return { width, height, rgba: this.context.stopwatch.measure('rasterizing', () => unmultiplied(pixels)) };
  }

  private raster(frame: number, scale: number, view: View): Raster {
    const content = this.content(frame);
    const lacks = (what: string): void => this.undrawn.addPart(frame, what);
    const svg = this.context.stopwatch.measure('drawing', () =>
      this.series.seenSvg(content, view, scale, lacks),
    );
    return rasterize(svg, scale, this.context, undefined);
  }

  /** A picture of nothing. */
  private get dot(): View {
    const { x, y } = this.series.view;
    return { x, y, width: 1, height: 1 };
  }

  /** What the frames paint, in whole pixels; undefined if they paint nothing. */
  findPainted(): PausableTask<View | undefined> {
    const { subject, regions, series, context, undrawn } = this;
    return new PaintedFrames(subject, regions, series.view, context, undrawn).find();
  }
}

const NOTHING: View = { x: 0, y: 0, width: 1, height: 1 };

function regionsOf(
  subject: ExportSubject,
  frames: readonly number[],
  { film }: RenderContext,
  undrawn: UndrawnFrames,
): Map<number, Box> {
  const drawing = new Drawing(film, NOTHING, drawFrame);
  const regionAt = (frame: number): Box => explainStackOverflow(() => subject.region(frame, drawing));
  return new Map(frames.map((frame) => [frame, undrawn.attempt(frame, () => regionAt(frame), emptyBox())]));
}

function viewOf(regions: Iterable<Box>): View {
  const box = emptyBox();
  for (const region of regions) unite(box, region);
  return isEmpty(box) ? NOTHING : wholeView(box);
}
