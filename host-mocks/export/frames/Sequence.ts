import { emptyBox, isEmpty, unite } from '../../geometry/Box';
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
import { paintedBox, uniteBoxes, type PixelBox } from '../pixels/paintedBox';
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
  /** Told of sounds that cannot be heard. */
  readonly warn?: (text: string) => void;
  /** Told after each frame. */
  readonly progress?: (done: number, all: number) => void;
  /** Told what an export of a subject leaves out, each with the number of times. */
  readonly leftOut?: (subject: ExportSubject, left: readonly [string, number][]) => void;
}

/** Frames of a subject, drawn when they are asked for. All pictures of one sequence are equally large. */
export class Sequence {
  private readonly series: FrameSeries;
  private readonly contents = new Map<number, string>();
  private tight: View | undefined;

  /** @param background - `#RRGGBB`; undefined for transparent pictures */
  constructor(
    readonly subject: ExportSubject,
    /** From 0. */
    readonly frames: readonly number[],
    private readonly context: RenderContext,
    private readonly background: string | undefined,
  ) {
    const view =
      subject.stage ?? context.stopwatch.measure('drawing', () => regionOf(subject, frames, context));
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
      this.contents.set(frame, content);
      this.context.progress?.(this.contents.size, this.frames.length);
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

  private tightView(): View | undefined {
    const view = this.series.view;
    let painted: PixelBox | undefined;
    const seen = new Set<string>();
    for (const frame of this.frames) {
      const content = this.content(frame);
      if (seen.has(content)) continue;
      seen.add(content);
      const { width, height, pixels } = this.raster(frame, 1, view);
      painted = uniteBoxes(painted, paintedBox(pixels, width, height));
    }
    return painted && { ...painted, x: view.x + painted.x, y: view.y + painted.y };
  }
}

/** An SVG picture in pixels. @throws RangeError for more pixels than the limit. */
export function rasterize(svg: string, scale: number, context: RenderContext): Raster {
  const { rasterizer, fontFolders, maxPixels, stopwatch } = context;
  return stopwatch.measure('rasterizing', () => rasterOf(rasterizer, svg, { scale, fontFolders, maxPixels }));
}

const NOTHING: View = { x: 0, y: 0, width: 1, height: 1 };

function regionOf(subject: ExportSubject, frames: readonly number[], { document }: RenderContext): View {
  const drawing = new Drawing(document, NOTHING, drawFrame);
  const box = emptyBox();
  for (const frame of frames)
    unite(
      box,
      shallow(() => subject.region(frame, drawing)),
    );
  return isEmpty(box) ? NOTHING : wholeView(box);
}
