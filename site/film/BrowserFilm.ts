/** What the encoders of a browser need to make a film. */
export interface BrowserFilm {
  readonly format: BrowserFilmFormat;
  readonly quality: BrowserFilmQuality;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly fps: number;
  readonly frameCount: number;
  readonly isTransparent: boolean;
  /** Each frame as rows of red, green, blue and alpha, colours not multiplied. */
  pictures(): Iterable<Uint8Array>;
  /** Samples of 44,100 a second, pairs of left and right; undefined for a film without sound. */
  readonly sound?: { blocks(): Iterable<Int16Array> };
}

/** The containers that are made in a browser. */
export const BROWSER_FILM_FORMATS = ['mp4', 'webm'] as const;
export type BrowserFilmFormat = (typeof BROWSER_FILM_FORMATS)[number];

/** How good a film is: no browser has encoders without loss. */
export const BROWSER_FILM_QUALITIES = ['low', 'medium', 'high'] as const;
export type BrowserFilmQuality = (typeof BROWSER_FILM_QUALITIES)[number];

/** A film, and how its pictures and its sound are coded: `H.264, AAC`. */
export interface EncodedFilm {
  content: Uint8Array;
  coding: string;
}

/** What the script of films offers: it is loaded when a film is asked for. */
export interface FilmModule {
  /**
   * Makes a film with the encoders of the browser.
   *
   * @param tell is called after each frame
   * @throws Error where the browser has no encoder for films of that format and size
   */
  encodeFilm(film: BrowserFilm, tell: (done: number, all: number) => void): Promise<EncodedFilm>;
}
