import type { ImportedBitmap } from '../../../document/xfl/ImportedBitmap';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { Element } from '../elements/Element';
import type { Letter } from '../../../document/xfl/texts/Letter';
import type { Matrix } from '../../../geometry/matrix';
import type { BitmapItem } from '../library/items/BitmapItem';
import type { SymbolItem } from '../library/items/SymbolItem';
import type { Timeline } from '../timeline/Timeline';
import type { DocumentCore } from './DocumentCore';
import type { PublishedPicture, PictureSettings } from './publish/pictureSettings';

/** Frames of a timeline of a document, both ends included; from 0. */
export interface FrameRequest {
  document: DocumentCore;
  timeline: Timeline;
  from: number;
  to: number;
  matrix?: Matrix;
  /** Default: transparent where the timeline has no stage, in its own size. */
  settings?: PictureSettings;
}

/** A frame as it was when it was added to a sheet. */
export interface SheetFrame {
  name: string;
  width: number;
  height: number;
  rgba: Uint8Array;
  /** What it shows, where sheets leave out what is transparent around it. */
  part: { x: number; y: number; width: number; height: number };
  /** The registration point of the symbol, in pixels from the corner of what all of its frames show. */
  pivot: { x: number; y: number };
  /** True for the first of a symbol. */
  isFirst: boolean;
}

/** What the data of a sheet say of the program and of the picture. */
export interface SheetText {
  app: string;
  version: string;
  /** The name of the picture's file. */
  image: string;
  /** True for JSON with 16 bits a letter. */
  isWide: boolean;
}

export interface SheetSettings {
  /** The name of a layout, as `SpriteSheetExporter.layoutFormat` knows it. */
  layout: string;
  text: SheetText;
  algorithm: 'basic' | 'maxRects';
  trim: boolean;
  rotate: boolean;
  /** Equal frames share a position. */
  stack: boolean;
  border: number;
  padding: number;
  /** With `isAutomatic` the maximum of a size in powers of two. */
  width: number;
  height: number;
  isAutomatic: boolean;
}

/** A picture with frames, and the data that say where each is. */
export interface Sheet {
  width: number;
  height: number;
  png: Uint8Array;
  data: string;
  /** The file of the data, and its ending. */
  file: string | Uint8Array;
  ending: string;
}

export interface AtlasSettings {
  resolution: number;
  optimized: boolean;
  rotate: boolean;
  border: number;
  padding: number;
  width: number;
  height: number;
}

/** The part of the host that makes pictures for exporters. */
export interface PictureExports {
  /** The data of a bitmap item that shows elements: the area is in pixels of their timeline. */
  bitmapOf(
    document: DocumentCore,
    elements: readonly Element[],
    view: { x: number; y: number; width: number; height: number },
  ): Uint8Array;
  /** The letters of a text with their positions. */
  lettersOf(text: DocumentText): Letter[];
  /** The size of the lines of a text that runs across and is not wrapped, in pixels. */
  sizeOfText(text: DocumentText): { width: number; height: number };
  /**
   * The picture of a bitmap item as a file; undefined if its data cannot be read, and for JPG output of a picture that
   * was imported as another kind.
   */
  pictureOf(document: DocumentCore, path: string, kind: 'png' | 'jpg'): Uint8Array | undefined;
  /** True for a bitmap item with a pixel that is not opaque; also false if its data cannot be read. */
  hasAlpha(document: DocumentCore, path: string): boolean;
  /** An image file as the data of a bitmap item; undefined for other files. */
  bitmapFrom(file: Uint8Array): ImportedBitmap | undefined;
  pngs(request: FrameRequest): Uint8Array[];
  svgs(request: FrameRequest): string[];
  /** One animated GIF of all frames. */
  gif(request: FrameRequest): Uint8Array;
  /** The picture of a document that publishing it makes, by the settings of its current profile. */
  published(document: DocumentCore, kind: PublishedPicture): Uint8Array;
  /** Frames of an item in pixels. */
  cut(
    document: DocumentCore,
    item: SymbolItem | BitmapItem,
    name: string,
    range?: [number, number],
  ): SheetFrame[];
  /** Undefined if the frames do not fit. */
  sheet(frames: readonly SheetFrame[], settings: SheetSettings): Sheet | undefined;
  /** Files by their names; undefined if the pictures do not fit. */
  atlas(
    document: DocumentCore,
    item: SymbolItem,
    settings: AtlasSettings,
  ): Map<string, string | Uint8Array> | undefined;
  /** Writes a file where scripts may. @throws HostError for one that they may not touch. */
  write(uri: string, content: string | Uint8Array, method: string): void;
}
