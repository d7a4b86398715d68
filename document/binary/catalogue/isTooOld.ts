import { Release } from './Release';

const START = 40;

/** True for the stream `Contents` of Flash 4 and older, which has other fields. */
export function isTooOld(contents: Uint8Array): boolean {
  if (contents[0] >= Release.flash5Trial) return false;
  return String.fromCharCode(...contents.subarray(0, START)).includes('CDocumentPage');
}
