/**
 * The table of limits: the most of each thing that a document may claim. Who reads a number of a document asks here
 * before it spends memory or time on it. A value that is not a number, or beyond `MAX_NUMBER`, counts as left out; of the
 * counts below, too many are refused by `checkCount`, in the same words everywhere, unless the entry says otherwise.
 *
 * "Real documents" are the 527 public ones that the tests read; the largest value of each limit was measured on them.
 */

/**
 * The size of any number: pixels, degrees, samples, steps. Times of components in
 * milliseconds, the largest numbers of real documents, are below 2e12, but no document draws them; the next are below 5e9.
 * Products of 20 such numbers are still finite.
 */
export const MAX_NUMBER = 1e12;

/** Frames of a timeline, and of a film. Animate allows 16,000 and warns above; real documents have 1,233. */
export const MAX_FRAMES = 100_000;

/** Frames in a second. SWF holds less than 256; Animate allows 120; real documents have 30. */
export const MAX_FRAME_RATE = 1000;

/** Symbols within symbols. Real documents have a dozen; an engine's stack ends at some hundreds. */
export const MAX_NESTING = 250;

/**
 * Elements that one frame of a published canvas page shows, those inside symbols counted once for each instance: the page
 * makes an object for each of them, however few bytes say so. Real documents have 2,334.
 */
export const MAX_SHOWN = 200_000;

/** Characters of an SVG picture, those of definitions counted once for each reference: what a viewer has to draw.
 * Real documents have 6.2 million. */
export const MAX_DRAWN = 24e6;

/** Movie clips that play at once. With more no player keeps pace; real documents have 129. */
export const MAX_CLIPS = 20_000;

/**
 * Colours of a gradient. The host's dialogue allows 15. The rasterizer's time grows with the square of the number: 200,000
 * at one place take twelve seconds.
 */
export const MAX_GRADIENT_COLORS = 1000;

/** Filters of an instance that are drawn; the rest is reported as not drawn. Each is a picture in memory. Real
 * documents have 7. */
export const MAX_FILTERS = 32;

/**
 * Pixels that the filters of a picture work on, each counted by the part of its area that is in view, and once for each
 * instance. The rasterizer takes 0.2 s for a blur of a million. Real documents have 0.8 million.
 */
export const MAX_FILTERED = 32e6;

/** Pixels of a blur; a larger one counts as that. Source: the host's dialogue. */
export const MAX_BLUR = 255;

/** Passes of a blur; more count as that. Source: SWF 19, where they have 5 bits, and players, which draw up to 15. */
export const MAX_BLUR_PASSES = 15;

/** Pixels from an element to its shadow, each way; more count as that. Source: the host's dialogue. */
export const MAX_DISTANCE = 32_767;

/** The strength of a filter, 1 is 100 per cent; more counts as that. Source: SWF 19, where it has 8 bits before the point. */
export const MAX_STRENGTH = 255;

/**
 * The least length of a dash with its gap, in pixels. A line with shorter ones is a plain line: a dash of a thousandth
 * makes millions of a line. Source: the host's dialogue, which begins there.
 */
export const MIN_DASH = 0.25;

/**
 * Dashes of a shape whose lines become fills: each is an outline, laid on the others. Four hundred take six seconds.
 */
export const MAX_DASHES = 2000;

/**
 * Cuts of the curves of shapes that are laid on one another, two at each crossing. Forty thousand take half a second;
 * drawings of 1,000 edges have some hundreds.
 */
export const MAX_CUTS = 50_000;

/**
 * Edges of a shape, times those of another that is laid on it where they are near: each may cross each. Two shapes of 2,000
 * take a second, two of 5,000 a few.
 */
export const MAX_EDGE_PAIRS = 25_000_000;

/** Widths from a corner of a line to its point; more count as that. Source: SWF 19, where it has 8 bits before the point. */
export const MAX_MITER_LIMIT = 255;

/** Points of a type size; a larger one counts as that. Source: the host's dialogue allows 2500; real documents have 40. */
export const MAX_TYPE_SIZE = 10_000;

/** Characters of one text that is laid out. Real documents have 140. */
export const MAX_TEXT_LENGTH = 100_000;

/** Seconds of a decoded sound. */
export const MAX_SOUND_SECONDS = 1800;

/** Sounds that are heard at once; one more is not heard. Source: "Flash 8 Bible", and Ruffle, `MAX_SOUNDS`. */
export const MAX_VOICES = 32;

/** Decoded pictures of all videos of a document: more than half an hour at 30 a second. Real documents have 150. */
export const MAX_VIDEO_PICTURES = 60_000;

/** Bytes of the decoded pictures of all videos of a document, which are kept in memory. Those of real documents have 8 MB. */
export const MAX_VIDEO_BYTES = 2 ** 28;

/** Bytes of a file that a page shows from the folder of its document, such as a film. A public one has 10 MB. */
export const MAX_SHOWN_BYTES = 2 ** 28;

/** Milliseconds that decoding all videos of a document may take. Those of real documents take 1,000. */
export const MAX_VIDEO_MILLISECONDS = 60_000;

/** Bytes of a mix of sounds, which is put together in memory. */
export const MAX_MIX_BYTES = 2 ** 30;

/** Entries of an FLA, or files of an XFL folder: the most that a zip without extensions holds. */
export const MAX_ENTRIES = 65_535;

/** Bytes of all entries together, unpacked. */
export const MAX_TOTAL_SIZE = 2 ** 31;

/** Unpacked size of an entry in relation to its packed size. In real documents up to 42; deflate's utmost is 1,032. */
export const MAX_RATIO = 250;

/** Unpacked size of all entries in relation to the file; documents below 256 MiB are never refused. Real ones have up to 6. */
export const MAX_TOTAL_RATIO = 50;

/** Characters of one text entry. */
export const MAX_ENTRY_LENGTH = 256e6;

/** Bytes of a file with the conflicts of a merge and their answers: the texts of scripts are most of it. */
export const MAX_ANSWERS_BYTES = 64e6;

/** Bytes of one source file of ActionScript. The largest that the tests read has 33,612. */
export const MAX_SOURCE_BYTES = 8e6;

/** Source files of a movie, each counted as often as a script includes it: texts that include each other have no end. */
export const MAX_SOURCES = 20_000;

/** Bytes of all source files of a movie, counted alike. */
export const MAX_SOURCES_BYTES = 128e6;

/** Elements of all XML texts of a document that are read: each takes about 260 bytes. Real documents have 90,000. */
export const MAX_ELEMENTS = 4_000_000;

/** Elements inside one another in an XML text. Real documents have 23. */
export const MAX_XML_DEPTH = 512;

/**
 * Pairs of things that a comparison of two versions tries: equal lines of two texts, keyframes of two layers, elements of
 * one kind in two keyframes. More are not compared but paired in their order. A million take a second.
 */
export const MAX_COMPARED_PAIRS = 1_000_000;

/** Pixels of a picture that is drawn, and of each bitmap in it. */
export const MAX_PIXELS = 64e6;

/**
 * Pixels of the bitmaps of a picture, each counted once for each time that it is shown: the rasterizer unpacks it each
 * time, and keeps four bytes of each pixel. Also pixels of all bitmaps of a document that are stored without loss, and
 * become PNG. Real documents show 0.3 million, and hold 33 million.
 */
export const MAX_BITMAP_PIXELS = 512e6;

/**
 * Maximum number of scans in a JPEG: for each, even one of a few bytes, the rasterizer goes through all pixels again.
 * Encoders write 10 for a progressive picture in colour (`jpeg_simple_progression` of libjpeg).
 */
export const MAX_JPEG_SCANS = 100;

/** Characters of a message: one screen. Of a longer one the beginning and the end are shown. */
export const MAX_MESSAGE = 1000;

/*
 * No limit is needed for what a document spends some bytes on for each: layers, keyframes, elements of a keyframe, points
 * of easing, segments of morphs, filters that are listed, points of sounds' envelopes. They cost what their texts cost,
 * which `MAX_ENTRY_LENGTH` and `MAX_ELEMENTS` bound. `soundLoop` repeats a sound within the film's frames only. A count in
 * a binary document is read item by item, and the file ends before a false count.
 */

/** A document claims more than the table allows. The message is whole: nothing need be added but the file. */
export class LimitError extends RangeError {
  override readonly name = 'RangeError';
}

/**
 * Refuses what a document claims too much of.
 *
 * @param claimant - what claims it, as a message begins: `The layer "sky"`
 * @param unit - what is counted: `frames`
 * @throws LimitError `The layer "sky" claims 1,000,000,000 frames; the maximum is 100,000`
 */
export function checkCount(claimant: string, count: number, max: number, unit: string): void {
  if (count > max) throw tooMuch(claimant, count, max, unit);
}

/** The error of `checkCount`, for who has counted. @param hint - what to do about it: `choose --frames` */
export function tooMuch(claimant: string, count: number, max: number, unit: string, hint = ''): LimitError {
  const fault = `${claimant} claims ${inGroups(count)} ${unit}; the maximum is ${inGroups(max)}`;
  return new LimitError(hint === '' ? fault : `${fault}; ${hint}`);
}

/** A whole number with commas between its groups of three digits: `1,000,000`. */
function inGroups(count: number): string {
  return String(count).replace(/^\d+$/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
