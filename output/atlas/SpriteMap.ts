import { isEmpty, type Box } from '../../geometry/Box';
import type { ColorTransform } from '../../document/xfl/ColorTransform';
import { LimitError } from '../../geometry/claims';
import { Drawing } from '../svg/Drawing';
import { explainStackOverflow } from '../svg/explainStackOverflow';
import { drawElement } from '../svg/elements/drawElement';
import { wrapPicture } from '../svg/FrameSeries';
import { elementsRegion, frameRegion } from '../svg/frameRegion';
import { drawFrame } from '../svg/drawFrame';
import { unmultiplied } from '../pictures/rasterize';
import { joinRuns, paintRuns, type PaintRun } from '../svg/blend/paintRuns';
import { FIRST_STATE } from '../svg/State';
import { wholeView, type View } from '../svg/View';
import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import type { ExportedFile } from '../formats/ExportedFile';
import { rasterize, type RenderContext } from '../pictures/RenderContext';
import { cropPixels } from '../pixels/cropPixels';
import { encodePicture } from '../pictures/encodePicture';
import { paintedBox } from '../pixels/paintedBox';
import { PictureSet } from '../pixels/PictureSet';
import type { PictureCoding } from '../formats/ExportOptions';
import { EXPORTING_PROGRAM } from '../formats/exportingProgram';
import { buildSheets } from '../sheets/buildSheets';
import { requireRoom } from '../sheets/packPictures';
import type { SheetOptions } from '../formats/SheetOptions';
import type { PlacedSprite, Sprite } from '../sheets/Sprite';
import type { AtlasBitmap } from './AtlasData';

const NOWHERE: View = { x: 0, y: 0, width: 1, height: 1 };

/** The pictures of an atlas: what Animate does not keep as an instance of a symbol. */
export class SpriteMap {
  readonly drawing: Drawing;
  private readonly pictures = new PictureSet();
  private readonly sprites: Sprite[] = [];
  private readonly byContent = new Map<string, AtlasBitmap | undefined>();

  private readonly sheet: SheetOptions;

  /** @param scale - pixels of a picture per pixel of the stage */
  constructor(
    private readonly context: RenderContext,
    private readonly scale: number,
    sheet: SheetOptions,
  ) {
    this.sheet = { ...sheet, trim: true };
    this.drawing = new Drawing(context.film, NOWHERE, drawFrame);
  }

  /** A picture of elements of one frame, back to front; undefined if they paint nothing. */
  addElements(elements: readonly FilmElement[], color: ColorTransform): AtlasBitmap | undefined {
    const state = { ...FIRST_STATE, color };
    return this.unlessTooMuch(() => {
      this.drawing.beginPicture();
      const runs = joinRuns(elements.flatMap((element) => drawElement(element, state, this.drawing)));
      return this.add(runs, elementsRegion(elements, state, this.drawing));
    });
  }

  /** A picture of a symbol's first frame. */
  addTimeline(timeline: FilmTimeline): AtlasBitmap | undefined {
    return this.unlessTooMuch(() =>
      this.add(drawFrame(timeline, 0, FIRST_STATE, this.drawing), frameRegion(timeline, 0, this.drawing)),
    );
  }

  /** The pictures without one that the document claims too much of are an atlas too. */
  private unlessTooMuch(add: () => AtlasBitmap | undefined): AtlasBitmap | undefined {
    try {
      return explainStackOverflow(add);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      this.drawing.notDrawn(`a picture (${error.message})`);
      return undefined;
    }
  }

  private add(runs: readonly PaintRun[], region: Box): AtlasBitmap | undefined {
    if (isEmpty(region)) return undefined;
    const view = wholeView(region);
    const content = paintRuns(runs, '', () => view, this.drawing);
    const existing = this.byContent.get(content);
    if (existing || this.byContent.has(content)) return existing;
    const bitmap = this.draw(content, view);
    this.byContent.set(content, bitmap);
    return bitmap;
  }

  private draw(content: string, view: View): AtlasBitmap | undefined {
    const { scale, context } = this;
    const svg = wrapPicture(content, this.drawing.defsFor(content), view);
    const { width, height, pixels } = rasterize(svg, scale, context, (what) => this.drawing.notDrawn(what));
    const part = paintedBox(pixels, width, height);
    if (!part) return undefined;
    requireRoom(part, this.sheet);
    const picture = cropPixels({ width, height, rgba: unmultiplied(pixels) }, part);
    const name = String(this.sprites.length).padStart(4, '0');
    this.sprites.push({
      name,
      picture: this.pictures.add(picture),
      source: picture,
      part: { x: 0, y: 0, width: picture.width, height: picture.height },
      pivot: { x: 0, y: 0 },
      duration: 0,
    });
    return { name, Position: { x: view.x + part.x / scale, y: view.y + part.y / scale } };
  }

  /** `spritemap1.png` and `spritemap1.json`, and further ones when these are full. */
  *files(base: string, written: PictureCoding): Iterable<ExportedFile> {
    const { stopwatch } = this.context;
    const { sheets, sprites } = stopwatch.measure('packing', () =>
      buildSheets(this.sprites, this.pictures.pictures, this.sheet),
    );
    for (const [index, sheet] of sheets.entries()) {
      const name = `spritemap${index + 1}`;
      const image = `${name}.${written.kind}`;
      yield { path: `${base}${image}`, content: encodePicture(sheet, written, this.context) };
      const own = sprites.filter((sprite) => sprite.sheet === index);
      yield { path: `${base}${name}.json`, content: this.describe(own, image, sheet) };
    }
  }

  private describe(
    sprites: readonly PlacedSprite[],
    image: string,
    size: { width: number; height: number },
  ): string {
    const meta = {
      app: EXPORTING_PROGRAM.home,
      version: EXPORTING_PROGRAM.version,
      image,
      format: 'RGBA8888',
      size: { w: size.width, h: size.height },
      scale: String(this.scale),
      resolution: String(this.scale),
    };
    return `${JSON.stringify({ ATLAS: { SPRITES: sprites.map(entryOf) }, meta }, null, 1)}\n`;
  }
}

/** A turned sprite has the size that it has on the sheet. */
function entryOf({ name, x, y, part, isRotated }: PlacedSprite): unknown {
  const { width, height } = part;
  const [w, h] = isRotated ? [height, width] : [width, height];
  return { SPRITE: { name, x, y, w, h, rotated: isRotated } };
}
