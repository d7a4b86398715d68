import { MovieBits } from './MovieBits';
import { readTags } from './readMovie';
import { morphIds, shapeIds } from './shapeIds';

/** A reader of the places of numbers of characters in a tag, after its own. */
type Reader = (bits: MovieBits, code: number, places: number[], body: Uint8Array) => void;

const NONE: Reader = () => undefined;

/** Definitions, by their codes: what they name besides themselves. Source: SWF 19. */
const DEFINITIONS: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  ...[6, 20, 21, 35, 36, 90].map((code) => [code, NONE] as const),
  ...[10, 48, 75, 91].map((code) => [code, NONE] as const),
  ...[14, 60, 87].map((code) => [code, NONE] as const),
  ...[2, 22, 32, 83].map((code) => [code, shapeIds] as const),
  ...[46, 84].map((code) => [code, morphIds] as const),
  ...[11, 33].map((code) => [code, textIds] as const),
  [37, fieldIds],
  [7, oldButtonIds],
  [34, buttonIds],
  [39, spriteIds],
]);

/** Tags that begin with the number of a character that is already defined, and say more of it. */
const ADDITIONS: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  ...[13, 62, 73, 74, 78, 88].map((code) => [code, NONE] as const),
  [17, buttonSoundIds],
  [23, NONE],
]);

/** True for a tag that defines a character, whose number it begins with. */
export function isDefinition(code: number): boolean {
  return DEFINITIONS.has(code);
}

/** True for a tag that says more of a character, whose number it begins with. */
export function isAddition(code: number): boolean {
  return ADDITIONS.has(code);
}

/**
 * The places of numbers of characters in the body of a definition or an addition: its own comes first.
 *
 * @throws Error for data that end early, or that cannot be read
 */
export function idPlaces(code: number, body: Uint8Array): number[] {
  const places = [0];
  const read = DEFINITIONS.get(code) ?? ADDITIONS.get(code) ?? NONE;
  const bits = new MovieBits(body);
  bits.skip(2);
  read(bits, code, places, body);
  if (places.some((at) => at + 2 > body.length)) throw new Error('the movie ends early');
  return places;
}

function textIds(bits: MovieBits, code: number, places: number[]): void {
  bits.skipRectangle();
  bits.skipMatrix();
  const size = bits.u8() + bits.u8();
  for (let flags = bits.u8(); flags !== 0; flags = bits.u8()) {
    const hasFont = (flags & 8) !== 0;
    if (hasFont) {
      places.push(bits.at);
      bits.skip(2);
    }
    if (flags & 4) bits.skip(code === 11 ? 3 : 4);
    if (flags & 2) bits.skip(2);
    if (flags & 1) bits.skip(2);
    if (hasFont) bits.skip(2);
    bits.skipBits(bits.u8() * size);
    bits.align();
  }
}

function fieldIds(bits: MovieBits, _code: number, places: number[]): void {
  bits.skipRectangle();
  const flags = bits.u8();
  bits.skip(1);
  if (flags & 1) places.push(bits.at);
}

function oldButtonIds(bits: MovieBits, _code: number, places: number[]): void {
  while (bits.u8() !== 0) {
    places.push(bits.at);
    bits.skip(4);
    bits.skipMatrix();
  }
}

function buttonIds(bits: MovieBits, _code: number, places: number[]): void {
  bits.skip(3);
  for (let flags = bits.u8(); flags !== 0; flags = bits.u8()) {
    places.push(bits.at);
    bits.skip(4);
    bits.skipMatrix();
    bits.skipColorTransform(4);
    if (flags & 16) skipFilters(bits);
    if (flags & 32) bits.skip(1);
  }
}

/** Bytes of filters by their kinds; those with lists of colors or numbers are worked out. */
const FILTER_BYTES = [23, 9, 15, 27, undefined, undefined, 80, undefined];

const CONVOLUTION = 5;

function skipFilters(bits: MovieBits): void {
  for (let count = bits.u8(); count > 0; count--) {
    const kind = bits.u8();
    if (kind >= FILTER_BYTES.length) throw new Error(`the movie has a filter of the unknown kind ${kind}`);
    const fixed = FILTER_BYTES[kind];
    if (fixed !== undefined) bits.skip(fixed);
    else if (kind === CONVOLUTION) bits.skip(bits.u8() * bits.u8() * 4 + 13);
    else bits.skip(bits.u8() * 5 + 19);
  }
}

/** The sounds of the four changes of a button's state, with how they are played. */
function buttonSoundIds(bits: MovieBits, _code: number, places: number[]): void {
  for (let state = 0; state < 4; state++) {
    const at = bits.at;
    if (bits.u16() === 0) continue;
    places.push(at);
    const flags = bits.u8();
    if (flags & 1) bits.skip(4);
    if (flags & 2) bits.skip(4);
    if (flags & 4) bits.skip(2);
    if (flags & 8) bits.skip(bits.u8() * 8);
  }
}

/** Tags of a timeline, by their codes, that begin with the number of a character. */
const BEGIN_WITH_ID = [4, 5, 15, 61];

function spriteIds(_bits: MovieBits, _code: number, places: number[], body: Uint8Array): void {
  for (const { code, from, to } of readTags(body, 4)) {
    if (BEGIN_WITH_ID.includes(code)) places.push(from);
    const bits = new MovieBits(body.subarray(0, to), from);
    if (code === 26) placedId(bits, bits.u8(), places);
    if (code === 70) {
      const [flags, more] = [bits.u8(), bits.u8()];
      const hasClass = (more & 8) !== 0;
      placedId(bits, flags, places, hasClass);
    }
    if (DEFINITIONS.has(code)) throw new Error('the movie defines something within a movie clip');
  }
}

/** The character that a place tag shows, after its flags. @param hasClass - true where the name of a class is before it */
function placedId(bits: MovieBits, flags: number, places: number[], hasClass = false): void {
  if (!(flags & 2)) return;
  bits.skip(2);
  if (hasClass) bits.text();
  places.push(bits.at);
}
