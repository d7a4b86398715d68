import type { FaceMetrics } from './FaceMetrics';

/**
 * Advances of the characters from blank to tilde, in thousandths, as the free families Liberation Sans, Serif and Mono
 * and the faces that they stand for (Arial and Helvetica, Times, Courier) share them.
 */
const SANS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const SANS_BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
  '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
  '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const SERIF =
  '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 ' +
  '921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 ' +
  '333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541';

const FIRST = ' '.charCodeAt(0);

const sans = measured(SANS, 0.905, 0.212);
const sansBold = measured(SANS_BOLD, 0.905, 0.212);
const serif = measured(SERIF, 0.891, 0.216);
const mono: FaceMetrics = { ascent: 0.833, descent: 0.3, advance: () => 0.6 };

/** The nearest of the common faces. */
export function commonFace(face: string, isBold: boolean): FaceMetrics {
  if (/mono|courier|typewriter|console|consolas|menlo|monaco/i.test(face)) return mono;
  if (/times|(?<!sans[- ]?)serif|georgia|garamond|palatino|minion|roman|song|mincho/i.test(face))
    return serif;
  return isBold ? sansBold : sans;
}

function measured(widths: string, ascent: number, descent: number): FaceMetrics {
  const advances = widths.split(' ').map((width) => Number(width) / 1000);
  const advance = (character: string): number => {
    const code = character.codePointAt(0) ?? 0;
    // Letters with accents are as wide as without; ideographs fill a square.
    const base = character.normalize('NFD').charCodeAt(0);
    return advances.at(base - FIRST >= 0 ? base - FIRST : advances.length) ?? (code >= 0x2e80 ? 1 : 0.556);
  };
  return { ascent, descent, advance };
}
