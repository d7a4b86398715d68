import { ByteWriter } from '../../../platform/ByteWriter';

/** The codes of the tags that are written. Source: SWF 19, and for the last two the files that Adobe's programs write. */
export const TAG = {
  end: 0,
  showFrame: 1,
  defineShape: 2,
  setBackgroundColor: 9,
  defineText: 11,
  doAction: 12,
  defineSound: 14,
  startSound: 15,
  defineButtonSound: 17,
  soundStreamBlock: 19,
  defineBitsLossless: 20,
  defineBitsJpeg2: 21,
  defineShape2: 22,
  placeObject2: 26,
  removeObject2: 28,
  defineShape3: 32,
  defineText2: 33,
  defineButton2: 34,
  defineBitsJpeg3: 35,
  defineBitsLossless2: 36,
  defineEditText: 37,
  defineSprite: 39,
  frameLabel: 43,
  soundStreamHead2: 45,
  defineMorphShape: 46,
  exportAssets: 56,
  doInitAction: 59,
  defineVideoStream: 60,
  videoFrame: 61,
  fileAttributes: 69,
  placeObject3: 70,
  defineFontAlignZones: 73,
  csmTextSettings: 74,
  defineFont3: 75,
  symbolClass: 76,
  defineScalingGrid: 78,
  doAbc: 82,
  defineShape4: 83,
  defineMorphShape2: 84,
  defineSceneAndFrameLabelData: 86,
  defineFontName: 88,
} as const;

/** Lengths from here on are in 32 bits of their own. */
const LONG = 63;

/** Writes a tag: its code and length, then its body. */
export function writeTag(out: ByteWriter, code: number, body: Uint8Array = EMPTY): void {
  if (body.length < LONG) out.u16((code << 6) | body.length);
  else out.u16((code << 6) | LONG).u32(body.length);
  out.raw(body);
}

const EMPTY = new Uint8Array();

/** The body of a tag. */
export function bodyOf(write: (out: ByteWriter) => void): Uint8Array {
  const out = new ByteWriter();
  write(out);
  return out.written;
}
