import { SwfBits } from './SwfBits';

/** An object on a timeline. */
export interface SwfPlace {
  id: number;
  matrix: number[];
  color?: number[];
  ratio?: number;
  name?: string;
  /** The last depth that a mask covers. */
  clip?: number;
  filters?: string[];
  blend?: number;
  isVisible?: boolean;
  /** `CLIPACTIONS`, as they are. */
  actions?: Uint8Array;
}

/** Reads `PlaceObject2` and `PlaceObject3` from the specification. */
export function readPlace(
  body: Uint8Array,
  isThird: boolean,
): { depth: number; isMove: boolean; said: Partial<SwfPlace> } {
  const bits = new SwfBits(body);
  const flags = [...'acnrtmio'].map(() => bits.unsigned(1) === 1);
  const [hasActions, hasClip, hasName, hasRatio, hasColor, hasMatrix, hasId, isMove] = flags;
  const more = [...'_bvicabf'].map(() => isThird && bits.unsigned(1) === 1);
  const [, hasBackground, hasVisible, , hasClass, hasCache, hasBlend, hasFilters] = more;
  const depth = bits.u16();
  const said: Partial<SwfPlace> = {};
  if (hasClass) bits.text();
  if (hasId) said.id = bits.u16();
  if (hasMatrix) said.matrix = bits.matrix();
  if (hasColor) said.color = bits.colorTransform();
  if (hasRatio) said.ratio = bits.u16();
  if (hasName) said.name = bits.text();
  if (hasClip) said.clip = bits.u16();
  if (hasFilters) said.filters = readFilters(bits);
  if (hasBlend) said.blend = bits.u8();
  if (hasCache) bits.u8();
  if (hasVisible) said.isVisible = bits.u8() === 1;
  if (hasBackground) bits.bytes(4);
  if (hasActions) said.actions = bits.bytes(body.length - bits.at);
  if (!bits.isAtEnd) throw new Error('something follows a place');
  return { depth, isMove, said };
}

/** Lengths of filters by their numbers; of those with gradients without their colours. */
const LENGTHS: Record<number, number> = { 0: 23, 1: 9, 2: 15, 3: 27, 4: 19, 6: 80, 7: 19 };

/** Filters as hexadecimal digits, their number first. */
export function readFilters(bits: SwfBits): string[] {
  return Array.from({ length: bits.u8() }, () => {
    const kind = bits.u8();
    const stops = kind === 4 || kind === 7 ? bits.u8() : 0;
    const bytes = bits.bytes(LENGTHS[kind] + stops * 5);
    return [kind, ...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}
