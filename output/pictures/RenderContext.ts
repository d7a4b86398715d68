import type { Film } from '../../film/Film';
import type { Mp3Decoder } from '../../platform/mp3/Mp3Decoder';
import type { Raster, Rasterizer } from '../../platform/Rasterizer';
import type { WebpEncoder } from '../../platform/webp/WebpEncoder';
import { rasterOf } from './rasterize';
import type { ExportSubject } from './ExportSubject';
import type { Stopwatch } from './Stopwatch';

/** What drawing needs besides a subject. */
export interface RenderContext {
  readonly film: Film;
  readonly rasterizer: Rasterizer;
  readonly fontFolders: readonly string[];
  /** Maximum pixels of a picture. */
  readonly maxPixels: number;
  readonly stopwatch: Stopwatch;
  /** False draws hard edges. */
  readonly isSmooth?: boolean;
  /** Decodes sounds; without it, MP3 is silent. */
  readonly mp3?: Mp3Decoder;
  /** Encodes WebP; missing if no WebP is requested. */
  readonly webp?: WebpEncoder;
  /** Reports sounds that cannot be decoded. */
  readonly warn?: (text: string) => void;
  /** Called after each frame. */
  readonly progress?: (done: number, all: number) => void;
  /** Reports what an export of a subject leaves out, each with the number of times. */
  readonly leftOut?: (subject: ExportSubject, left: readonly [string, number][]) => void;
}

/**
 * An SVG picture in pixels.
 *
 * @param tell - receives the words for what the rasterizer cannot paint; undefined for a picture without it
 * @throws RangeError for more pixels than the limit
 */
export function rasterize(
  svg: string,
  scale: number,
  context: RenderContext,
  tell: ((what: string) => void) | undefined,
): Raster {
  const { rasterizer, fontFolders, maxPixels, stopwatch, isSmooth } = context;
  return stopwatch.measure('rasterizing', () =>
    rasterOf(rasterizer, svg, { scale, fontFolders, maxPixels, isSafe: tell === undefined, tell, isSmooth }),
  );
}
