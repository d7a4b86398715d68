import { emptyBox, isEmpty, unite, type Box } from '../../geometry/Box';
import type { Pixels } from '../../render/pixels/encodeBitmap';
import { Drawing } from '../../render/Drawing';
import type { DrawnDocument } from '../../render/DrawnDocument';
import { FrameSeries } from '../../render/FrameSeries';
import { drawFrame } from '../../render/drawFrame';
import { rasterOf, unmultiplied } from '../../render/pixels/rasterize';
import { shallow } from '../../render/shallow';
import { wholeView, type View } from '../../render/View';
import type { Mp3Decoder } from '../../platform/mp3/Mp3Decoder';
import type { Raster, Rasterizer } from '../../platform/Rasterizer';
import type { WebpEncoder } from '../../platform/webp/WebpEncoder';
import { paintedBox, uniteBoxes, type PixelBox } from '../pixels/paintedBox';
import { KeptBySize } from '../../render/KeptBySize';
import type { Stopwatch } from './Stopwatch';
import type { ExportSubject } from './ExportSubject';

/** What drawing needs besides a subject. */
export interface RenderContext {
  readonly document: DrawnDocument;
  readonly rasterizer: Rasterizer;
  readonly fontFolders: readonly string[];
  /** Pixels of a picture at most. */
  readonly maxPixels: number;
  readonly stopwatch: Stopwatch;
  /** Decodes sounds; without it, MP3 is silent. */
  readonly mp3?: Mp3Decoder;
  /** Makes WebP; missing where none is asked for. */
  readonly webp?: WebpEncoder;
  /** Told of sounds that cannot be heard. */
  readonly warn?: (text: string) => void;
  /** Told after each frame. */
  readonly progress?: (done: number, all: number) => void;
  /** Told what an export of a subject leaves out, each with the number of times. */
  readonly leftOut?: (subject: ExportSubject, left: readonly [string, number][]) => void;
}

/** Characters of drawn frames that are kept: whatever the number of frames, memory is bounded. */
const MOST_KEPT = 2 ** 25;

/** Frames of a subject, drawn when they are asked for. All pictures of one sequence are equally large. */
export class Sequence {
  private readonly series: FrameSeries;
  private readonly contents = new KeptBySize<number, string>(MOST_KEPT);
  /** The frames that were drawn, some of them more than once where there are many. */
  private readonly drawn = new Set<number>();
  /** What each frame may paint, where the subject has no stage. */
  private readonly regions: ReadonlyMap<number, Box>;
  private tight: View | undefined;

  /** @param background - `#RRGGBB`; undefined for transparent pictures */
  constructor(
    readonly subject: ExportSubject,
    /** From 0. */
    readonly frames: readonly number[],
    private readonly context: RenderContext,
    private readonly background: string | undefined,
  ) {
    this.regions = context.stopwatch.measure('drawing', () =>
      subject.stage ? new Map<number, Box>() : regionsOf(subject, frames, context),
    );
    const view = subject.stage ?? viewOf(this.regions.values());
    this.series = new FrameSeries(context.document, view, subject.draw, background);
  }

  /** Things that the pictures do not show, each with the number of times. */
  get notDrawn(): [string, number][] {
    return this.series.drawing.left;
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
      content = this.context.stopwatch.measure('drawing', () => this.series.draw(frame));
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
    return (this.tight ??= this.subject.stage ?? this.paintedView ?? this.dot);
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
    const svg = this.context.stopwatch.measure('drawing', () => this.series.svg(content, view));
    return rasterize(svg, scale, this.context);
  }

  /** The ground would count as painted. */
  private get withoutGround(): Sequence {
    const { subject, frames, context, background } = this;
    return background === undefined ? this : new Sequence(subject, frames, context, undefined);
  }

  /** A picture of nothing. */
  private get dot(): View {
    const { x, y } = this.series.view;
    return { x, y, width: 1, height: 1 };
  }

  /** What the frames paint, in whole pixels; undefined where they paint nothing. */
  get paintedView(): View | undefined {
    return this.withoutGround.tightView();
  }

  /** Only frames that may paint beside what the others paint are rasterized for this. */
  private tightView(): View | undefined {
    const view = this.series.view;
    let painted: PixelBox | undefined;
    const seen = new KeptBySize<string, true>(MOST_KEPT);
    for (const frame of this.outermostFirst()) {
      if (painted && liesIn(this.regions.get(frame) ?? emptyBox(), view, painted)) continue;
      const content = this.content(frame);
      if (seen.get(content)) continue;
      seen.set(content, true, content.length);
      const { width, height, pixels } = this.raster(frame, 1, view);
      painted = uniteBoxes(painted, paintedBox(pixels, width, height));
    }
    return painted && { ...painted, x: view.x + painted.x, y: view.y + painted.y };
  }

  /** The frames, those first that reach farthest to one side. */
  private outermostFirst(): Set<number> {
    const outermost: number[] = [];
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      const sign = side === 'left' || side === 'top' ? -1 : 1;
      let [farthest, frame] = [-Infinity, this.frames[0]];
      for (const [each, region] of this.regions)
        if (sign * region[side] > farthest) [farthest, frame] = [sign * region[side], each];
      outermost.push(frame);
    }
    return new Set([...outermost, ...this.frames]);
  }
}

/** Pixels by which the rasterizer may differ from what was computed. */
const TOLERANCE = 0.05;

/** True for a region of which no pixel lies beside a box of pixels of a view. */
function liesIn({ left, top, right, bottom }: Box, { x, y }: View, box: PixelBox): boolean {
  return (
    left - x - TOLERANCE >= box.x &&
    top - y - TOLERANCE >= box.y &&
    right - x + TOLERANCE <= box.x + box.width &&
    bottom - y + TOLERANCE <= box.y + box.height
  );
}

/** An SVG picture in pixels. @throws RangeError for more pixels than the limit. */
export function rasterize(svg: string, scale: number, context: RenderContext): Raster {
  const { rasterizer, fontFolders, maxPixels, stopwatch } = context;
  return stopwatch.measure('rasterizing', () => rasterOf(rasterizer, svg, { scale, fontFolders, maxPixels }));
}

const NOTHING: View = { x: 0, y: 0, width: 1, height: 1 };

function regionsOf(
  subject: ExportSubject,
  frames: readonly number[],
  { document }: RenderContext,
): Map<number, Box> {
  const drawing = new Drawing(document, NOTHING, drawFrame);
  return new Map(frames.map((frame) => [frame, shallow(() => subject.region(frame, drawing))]));
}

function viewOf(regions: Iterable<Box>): View {
  const box = emptyBox();
  for (const region of regions) unite(box, region);
  return isEmpty(box) ? NOTHING : wholeView(box);
}
