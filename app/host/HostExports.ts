import { HostError } from '../../document/checks/HostError';
import { DEFAULT_LIMITS } from '../../document/container/limits';
import type { FileAccess } from '../../host-mocks/files/FileAccess';
import { isIdentity, type Matrix } from '../../geometry/matrix';
import { stageGround } from '../../document/xfl/stageGround';
import { transformBox } from '../../geometry/Box';
import type { DocumentCore } from '../../host-mocks/model/document/DocumentCore';
import type { ImportedBitmap } from '../../document/xfl/ImportedBitmap';
import type { Letter } from '../../document/xfl/texts/Letter';
import type { DocumentHost } from '../../host-mocks/model/document/DocumentHost';
import type {
  AtlasSettings,
  FrameRequest,
  PictureExports,
  Sheet,
  SheetFrame,
  SheetSettings,
} from '../../host-mocks/model/document/PictureExports';
import {
  pictureSettings,
  type PublishedPicture,
  type PictureSettings,
} from '../../host-mocks/model/document/publish/pictureSettings';
import type { BitmapItem } from '../../host-mocks/model/library/items/BitmapItem';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Element } from '../../host-mocks/model/elements/Element';
import { writeFile } from '../../platform/writeFile';
import { bitmapOf } from '../../output/pictures/bitmapOf';
import { Faces, readFontFolders } from '../../output/svg/fonts/Faces';
import { bitmapFrom, fileOfBitmap, hasAlpha } from '../../output/pictures/imageFiles';
import { lettersOf } from '../../output/svg/text/lettersOf';
import { formatOf, lineLength, linePitch } from '../../output/svg/text/Line';
import { readLines } from '../../output/svg/text/readLines';
import type { View } from '../../output/svg/View';
import type { DocumentText } from '../../document/xfl/texts/DocumentText';
import { encodeJpeg } from '../../output/pixels/encodeJpeg';
import { encodePng } from '../../output/pixels/encodePng';
import { encodeSmallPng } from '../../output/pixels/encodeSmallPng';
import { wrapRuns } from '../../output/svg/blend/paintRuns';
import { group, transform } from '../../output/svg/svg';
import { drawnFrames } from '../../output/animations/drawnFrames';
import { encodeGif, withFewColors } from '../../output/animations/encodeGif';
import { DEFAULTS } from '../../output/formats/ExportOptions';
import { atlasFiles } from '../../output/makers/atlas';
import { Sequence } from '../../output/pictures/Sequence';
import { FilmElement } from '../../film/records/FilmElement';
import type { RenderContext } from '../../output/pictures/RenderContext';
import { Stopwatch } from '../../output/pictures/Stopwatch';
import { bitmapSubject, sceneSubject, symbolSubject } from '../../output/pictures/exportSubjects';
import type { ExportSubject } from '../../output/pictures/ExportSubject';
import { finish } from '../../output/formats/PausableTask';
import { cutCells } from './cutCells';
import { hostSheet } from './hostSheet';
import { SheetOverflow } from '../../output/sheets/packPictures';

/** The pictures that a host's exporters make, by the code of the command `export`. */
export class HostExports implements PictureExports {
  private readFaces: Faces | undefined;

  constructor(
    private readonly host: DocumentHost,
    private readonly files: FileAccess,
  ) {}

  bitmapOf(document: DocumentCore, elements: readonly Element[], view: View): Uint8Array {
    return bitmapOf(
      document.film,
      elements.map(({ node }) => FilmElement.of(node)),
      view,
      (message) => document.warn(message),
    );
  }

  lettersOf(text: DocumentText): Letter[] {
    return lettersOf(text, this.faces);
  }

  sizeOfText(text: DocumentText): { width: number; height: number } {
    const lines = readLines(text, this.faces);
    const widths = lines.map((line) => lineLength(line) + formatOf(line).before + formatOf(line).after);
    const height = lines.reduce((sum, line) => sum + linePitch(line), 0);
    const last = lines.at(-1);
    return { width: Math.max(...widths), height: height - (last ? formatOf(last).leading : 0) };
  }

  pictureOf(document: DocumentCore, path: string, kind: 'png' | 'jpg'): Uint8Array | undefined {
    return fileOfBitmap(document.film, path, kind);
  }

  hasAlpha(document: DocumentCore, path: string): boolean {
    return hasAlpha(document.film, path);
  }

  bitmapFrom(file: Uint8Array): ImportedBitmap | undefined {
    return bitmapFrom(file, this.host.platform, this.host.limits.maxPixels);
  }

  private png(request: FrameRequest): Uint8Array {
    const [picture] = this.pngs(request);
    if (!picture) throw new HostError('document.publish: the document has no frame');
    return picture;
  }

  pngs(request: FrameRequest): Uint8Array[] {
    const sequence = this.sequence(request);
    const { scale = 1, colors } = request.settings ?? {};
    const { compression } = this.host.platform;
    const pictures = sequence.frames.map((frame) =>
      colors === undefined
        ? sequence.png(frame, scale)
        : encodeSmallPng(withFewColors(sequence.pixels(frame, scale), colors), compression),
    );
    sequence.tellUndrawn();
    return pictures;
  }

  gif(request: FrameRequest): Uint8Array {
    const { scale = 1, ...options } = request.settings ?? {};
    const sequence = this.sequence(request);
    const work = encodeGif(drawnFrames(sequence, scale), request.document.frameRate, options);
    const picture = finish(work);
    sequence.tellUndrawn();
    return picture;
  }

  published(document: DocumentCore, kind: PublishedPicture): Uint8Array {
    const settings = pictureSettings(document, kind);
    const [timeline] = document.timelines;
    if (!timeline) throw new HostError('document.publish: the document has no scene');
    const { labels, frameCount } = sceneSubject(document.film, timeline, document.name);
    const at = (label: string, otherwise: number): number =>
      labels.find(({ name }) => name === label)?.from ?? otherwise;
    const [from, to] =
      kind === 'gif' && settings.isAnimated
        ? [at('#First', 0), at('#Last', frameCount - 1)]
        : [at('#Static', 0), at('#Static', 0)];
    const request = { document, timeline, from, to: Math.max(from, to), settings };
    if (kind === 'gif') return this.gif(request);
    if (kind === 'png') return this.png(request);
    const sequence = this.sequence(request);
    const pixels = sequence.pixels(from, settings.scale);
    sequence.tellUndrawn();
    return encodeJpeg(pixels, settings.quality);
  }

  svgs(request: FrameRequest): string[] {
    const sequence = this.sequence(request);
    const pictures = sequence.frames.map((frame) => sequence.svg(frame));
    sequence.tellUndrawn();
    return pictures;
  }

  cut(
    document: DocumentCore,
    item: SymbolItem | BitmapItem,
    name: string,
    range?: [number, number],
  ): SheetFrame[] {
    const isSymbol = item instanceof SymbolItem;
    const subject = isSymbol
      ? symbolSubject(document.film, item, name)
      : bitmapSubject(document.film, item, name);
    const [from, to] = range ?? [0, subject.frameCount - 1];
    const sequence = new Sequence(subject, span(from, to), this.context(document), undefined);
    const cells = cutCells(sequence, (frame) => (isSymbol ? name + String(frame).padStart(4, '0') : name));
    sequence.tellUndrawn();
    return cells;
  }

  sheet(frames: readonly SheetFrame[], settings: SheetSettings): Sheet | undefined {
    return withoutOverflow(() =>
      hostSheet(frames, settings, (pixels) => encodePng(pixels, this.host.platform.compression)),
    );
  }

  atlas(
    document: DocumentCore,
    item: SymbolItem,
    settings: AtlasSettings,
  ): Map<string, string | Uint8Array> | undefined {
    const { resolution, optimized, rotate, border, padding, width, height } = settings;
    const sheet = { rotate, border, padding, maxSize: width, maxHeight: height };
    const options = {
      optimized,
      sheet: { ...sheet, trim: true, extrude: 0, powerOfTwo: false },
      pictures: DEFAULTS.pictures,
    };
    const subject = symbolSubject(document.film, item);
    return withoutOverflow(
      () =>
        new Map(
          [...atlasFiles(subject, '', resolution, options, this.context(document))].map(
            ({ path, content }) => [path, content],
          ),
        ),
    );
  }

  write(uri: string, content: string | Uint8Array, method: string): void {
    writeFile(this.host.platform, this.files.toWrite(uri, method), content, { makesFolders: true });
  }

  /** The fonts are read once. */
  private get faces(): Faces {
    this.readFaces ??= new Faces(readFontFolders(this.host.platform, this.host.fonts ?? []));
    return this.readFaces;
  }

  private sequence({ document, timeline, from, to, matrix, settings }: FrameRequest): Sequence {
    const item = timeline.libraryItem;
    const subject =
      item instanceof SymbolItem
        ? transformed(symbolSubject(document.film, item), matrix)
        : sceneSubject(document.film, timeline, document.name);
    const ground = settings ? groundOf(document, settings) : subject.ground;
    const context = { ...this.context(document), isSmooth: settings?.isSmooth };
    return new Sequence(subject, span(from, to), context, ground);
  }

  private context(document: DocumentCore): RenderContext {
    const { platform, limits, fonts = [] } = this.host;
    return {
      film: document.film,
      rasterizer: platform.rasterizer,
      fontFolders: fonts,
      maxPixels: limits.maxPixels ?? DEFAULT_LIMITS.maxPixels,
      stopwatch: new Stopwatch(() => 0),
      leftOut: ({ path }, left) => {
        for (const [what] of left) document.warn(`${path}: not drawn: ${what}`);
      },
    };
  }
}

/** A picture that is to be opaque is so where the stage has no colour too. */
function groundOf(document: DocumentCore, { isTransparent }: PictureSettings): string | undefined {
  return isTransparent ? undefined : (stageGround(document) ?? '#FFFFFF');
}

function transformed(subject: ExportSubject, matrix: Matrix | undefined): ExportSubject {
  if (!matrix || isIdentity(matrix)) return subject;
  const { draw, region, parts } = subject;
  return {
    ...subject,
    draw: (frame, drawing, without) =>
      wrapRuns(draw(frame, drawing, without), (markup) => group({ transform: transform(matrix) }, markup)),
    region: (frame, drawing) => transformBox(region(frame, drawing), matrix),
    parts:
      parts &&
      ((frame, drawing, only) =>
        parts(frame, drawing, only).map((part) => ({ ...part, box: transformBox(part.box, matrix) }))),
  };
}

function withoutOverflow<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof SheetOverflow) return undefined;
    throw error;
  }
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
