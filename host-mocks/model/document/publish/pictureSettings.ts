import { stageSize } from '../../../../document/xfl/stageSize';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { PublishSettings } from './PublishSettings';

/** The kinds of pictures that a profile has settings for. */
export type PublishedPicture = 'png' | 'gif' | 'jpeg';

/** How pictures are made. */
export interface PictureSettings {
  /** Pixels of the picture per pixel of the stage. */
  readonly scale: number;
  /** False puts the picture on the colour of the stage. */
  readonly isTransparent: boolean;
  /** False draws hard edges. */
  readonly isSmooth: boolean;
  /** Maximum number of colours; undefined: no maximum. */
  readonly colors: number | undefined;
  /** From 0 to 100, for JPEG. */
  readonly quality: number;
  /** All frames, not one: for GIF. */
  readonly isAnimated: boolean;
  /** How often a GIF with several frames repeats: 0 is endlessly, -1 is never. */
  readonly repeats: number;
}

/** The list of each kind in a profile. */
const LISTS: Readonly<Record<PublishedPicture, string>> = {
  png: 'PublishPNGProperties',
  gif: 'PublishGifProperties',
  jpeg: 'PublishJpegProperties',
};

const DEFAULT_DEPTH = '24-bit with Alpha';
/** `MaxColors` counts those beside a transparent one. */
const DEFAULT_COLORS = 255;
const DEFAULT_QUALITY = 80;

/** How the current profile makes pictures of a kind; what it does not store is as in a new document. */
export function pictureSettings(
  { node, publishing }: { readonly node: XmlNode; readonly publishing: PublishSettings },
  kind: PublishedPicture,
): PictureSettings {
  const read = (name: string, fallback: string): string =>
    publishing.current?.child(LISTS[kind])?.child(name)?.text() ?? fallback;
  const depth = read('BitDepth', DEFAULT_DEPTH);
  const colors = wholeFrom(read('MaxColors', ''), DEFAULT_COLORS, [2, DEFAULT_COLORS]);
  const hasFewColors = kind === 'gif' || (kind === 'png' && /^8\D/.test(depth));
  return {
    scale: read('MatchMovieDim', '1') === '0' ? scaleTo(Number(read('Width', '')), node) : 1,
    isTransparent: kind === 'png' ? /alpha/i.test(depth) || read('Transparent', '0') === '1' : isClear(read),
    isSmooth: read('Smooth', '1') !== '0',
    colors: hasFewColors ? colors : undefined,
    quality: wholeFrom(read('Quality', ''), DEFAULT_QUALITY, [0, 100]),
    isAnimated: read('Animated', '0') === '1',
    repeats: repeatsOf(read),
  };
}

type Read = (name: string, fallback: string) => string;

/** A GIF is opaque unless the settings say "Transparent" or "Alpha"; a JPEG has no such setting. */
function isClear(read: Read): boolean {
  return /^(transparent|alpha)$/i.test(read('TransparentOption', ''));
}

function repeatsOf(read: Read): number {
  if (read('Loop', '1') === '0') return wholeFrom(read('LoopCount', ''), 0, [0, 65535]) || -1;
  return 0;
}

/** The dialogue keeps width and height in the proportions of the stage. */
function scaleTo(width: number, document: XmlNode): number {
  const stage = stageSize(document);
  return Number.isFinite(width) && width > 0 && stage.width > 0 ? width / stage.width : 1;
}

function wholeFrom(text: string, fallback: number, [least, most]: readonly [number, number]): number {
  const number = Math.trunc(Number(text));
  if (text.trim() === '' || !Number.isFinite(number)) return fallback;
  return Math.min(most, Math.max(least, number));
}
