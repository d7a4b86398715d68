import { crc32 } from '../../platform/crc32';
import type { Pixels } from './encodeBitmap';

/** Pictures, each kept once: equal ones share a number, unless they are to be kept apart. */
export class PictureSet {
  readonly pictures: Pixels[] = [];
  private readonly byKey = new Map<string, number[]>();

  /** @param isShared - false keeps equal pictures apart */
  constructor(private readonly isShared = true) {}

  /** The number of a picture. */
  add(picture: Pixels): number {
    if (!this.isShared) return this.pictures.push(picture) - 1;
    const key = `${picture.width} ${picture.height} ${crc32(picture.rgba)}`;
    const alike = this.byKey.get(key) ?? [];
    const existing = alike.find((number) => areEqual(this.pictures[number].rgba, picture.rgba));
    if (existing !== undefined) return existing;
    const number = this.pictures.push(picture) - 1;
    this.byKey.set(key, [...alike, number]);
    return number;
  }
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
