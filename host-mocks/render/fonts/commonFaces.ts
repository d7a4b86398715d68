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
const SERIF_BOLD =
  '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 ' +
  '930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 ' +
  '333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520';
/** As DejaVu Sans and the face that it stands for, Verdana, share them but for a few thousandths. */
const WIDE =
  '318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838 531 ' +
  '1000 684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611 685 390 337 390 838 500 ' +
  '500 613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838';
const WIDE_BOLD =
  '348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 696 400 400 838 838 838 580 ' +
  '1000 774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724 725 457 365 457 838 500 ' +
  '500 675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838';

const FIRST = ' '.charCodeAt(0);

/** A stand-in for a face knows no kerning pairs. */
function unkerned(): number {
  return 0;
}

const sans = measured(SANS, 0.905, 0.212);
const sansBold = measured(SANS_BOLD, 0.905, 0.212);
const serif = measured(SERIF, 0.891, 0.216);
const serifBold = measured(SERIF_BOLD, 0.891, 0.216);
const wide = measured(WIDE, 1.005, 0.21);
const wideBold = measured(WIDE_BOLD, 1.005, 0.21);
const mono: FaceMetrics = { ascent: 0.833, descent: 0.3, advance: () => 0.6, kerning: unkerned };

/** True for a face that measures as its stand-in does. */
export function isCommonFace(face: string): boolean {
  const family = face
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:psmt|ps|mt|bold|italic|oblique|roman|regular)+$/, '');
  return COMMON.has(family);
}

const COMMON = new Set([
  'arial',
  'helvetica',
  'times',
  'timesnew',
  'courier',
  'couriernew',
  'verdana',
  'sans',
  'serif',
]);

/** The nearest of the common faces. */
export function commonFace(face: string, isBold: boolean): FaceMetrics {
  if (/mono|courier|typewriter|console|consolas|menlo|monaco/i.test(face)) return mono;
  if (/times|(?<!sans[- ]?)serif|georgia|garamond|palatino|minion|roman|song|mincho/i.test(face))
    return isBold ? serifBold : serif;
  if (/verdana|dejavu|\bvera\b|lucida/i.test(face)) return isBold ? wideBold : wide;
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
  return { ascent, descent, advance, kerning: unkerned };
}
