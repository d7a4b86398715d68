// The requests of the playground to a Worker that ends after one answer. The Worker runs no scripts.
import type { PictureFormatName } from '../../output/formats/exportFormats';
import type { BrowserFilmFormat, BrowserFilmQuality } from '../film/BrowserFilm';

/** The bytes of an FLA file, and its name. */
export interface DocumentBytes {
  bytes: Uint8Array;
  name: string;
}

export interface ExportAsk {
  document: DocumentBytes;
  format: PictureFormatName | BrowserFilmFormat;
  /** Of films. */
  quality: BrowserFilmQuality;
  /** The scene from 0, or the path of a symbol. */
  timeline: { scene: number } | { symbol: string };
  /** Frames from 1, such as `1-24,30`; default: all. */
  frames?: string;
  /** The film in place of the timeline: movie clips play. */
  play: boolean;
  /** TTF and OTF files for texts in pixels. */
  fonts: Uint8Array[];
  /** The file `index_bg.wasm` of `@resvg/resvg-wasm`. */
  rasterizer?: ArrayBuffer;
  /** The file of the encoder of WebP, where such pictures are asked for. */
  webp?: ArrayBuffer;
  /** The file of the decoder of MP3, where sounds are asked for. */
  mp3?: ArrayBuffer;
}

export interface PublishAsk {
  document: DocumentBytes;
  format: 'canvas' | 'swf';
  /** The file `index_bg.wasm` of `@resvg/resvg-wasm`. */
  rasterizer: ArrayBuffer;
  /** The text of CreateJS 1.0.0, for a page that plays here. */
  player?: string;
}

/** What a publication makes, and what it does not keep: one line for each loss. */
export interface Published {
  files: MadeFile[];
  losses: string[];
  /** The film as one page that needs no other file; undefined for other formats than HTML5 Canvas. */
  page?: string;
}

export interface MadeFile {
  path: string;
  content: Uint8Array | string;
  /** How a film is coded: `H.264, AAC`. */
  coding?: string;
}

export interface ToolRequests {
  /** What changed from one document to another, as `diff` says it: one line for each change. */
  changes: { ask: { before: DocumentBytes; after: DocumentBytes }; answer: string[] };
  export: { ask: ExportAsk; answer: MadeFile[] };
  /** The document as the command `publish` makes it. */
  publish: { ask: PublishAsk; answer: Published };
}

export type ToolName = keyof ToolRequests;
export type ToolMessage = { [N in ToolName]: { name: N; ask: ToolRequests[N]['ask'] } }[ToolName];
/** How far the work is: so many frames of all. */
export interface ToolProgress {
  done: number;
  all: number;
}

export type ToolAnswer =
  | { answer: ToolRequests[ToolName]['answer'] }
  | { fault: string }
  | { progress: ToolProgress };
