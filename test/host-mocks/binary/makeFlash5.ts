import { Bytes } from './Bytes';
import { makeCompound } from './makeCompound';

const NO_POINT = 0x80000000;

/** The base of an object with children that are written already. */
export function picObject(children: Bytes = new Bytes()): Bytes {
  return new Bytes().u8(1, 0).add(children).u16(0).u32(NO_POINT, NO_POINT);
}

/** The geometry of a shape without edges. */
export function emptyShape(children?: Bytes): Bytes {
  return picObject(children).u8(2).matrix().u8(5).u32(0).u16(0, 0).u8(0).u32(0);
}

/** The fields of a keyframe: its elements, and what it says about itself. */
export function frame(elements?: Bytes, label = ''): Bytes {
  return emptyShape(elements)
    .u8(0x15)
    .u16(1, 0x600, 0, 0, 0, 1)
    .u8(0)
    .u32(0, 0x3fffffff)
    .u16(0)
    .string(label)
    .u32(0, 2, 0, 0, 0)
    .u16(0)
    .u32(0)
    .u16(0)
    .string('')
    .u32(1, 0);
}

/** The fields of a layer with keyframes. `type`: 0 normal, 1 guide, 2 guided, 4 mask; `links`: tags of guide and mask. */
export function layer(
  name: string,
  frames: Bytes,
  type = 0,
  links: readonly [number, number] = [0, 0],
): Bytes {
  return picObject(frames)
    .u8(8)
    .string(name)
    .u8(0, 0, 0)
    .u32(0xffffffff)
    .u8(255, 0, 0, 255)
    .u32(0, 1)
    .u8(type)
    .u16(...links)
    .u8(0);
}

/** A stream with a timeline of these layers, the lowest first, each with its tag. */
export function timeline(layers: Bytes): Uint8Array {
  return new Bytes().u8(1).newClass('CPicPage').add(picObject(layers)).u8(3).u16(1).u32(0).done();
}

/** A timeline with one layer and one keyframe. */
export function plainTimeline(elements?: Bytes, label?: string): Uint8Array {
  const frames = new Bytes().newClass('CPicFrame').add(frame(elements, label));
  return timeline(new Bytes().newClass('CPicLayer').add(layer('Layer 1', frames)));
}

/** A symbol or scene of the catalogue without its tag. `number` 0 is a scene. */
export function page(stream: string, name: string, number: number): Bytes {
  return new Bytes()
    .u8(0x0c)
    .string(stream)
    .string(name)
    .u32(number)
    .u8(2)
    .string('')
    .u32(1, 5, 1, 0, 0, 1, 0x66000000, number, 0)
    .u8(0)
    .u32(0)
    .string('')
    .string('')
    .u32(0x66000000)
    .string('')
    .string('')
    .u8(1)
    .u32(0, 1)
    .u8(0)
    .u32(0)
    .string('')
    .string('');
}

const PAGE_CLASS = 0x8001;

/** The catalogue of a document of 550 x 400 with a scene in `P 1`, and symbols by name with their streams. */
export function contents(symbols: readonly (readonly [name: string, stream: string])[] = []): Uint8Array {
  const bytes = new Bytes().u8(0x20, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  bytes
    .newClass('CDocumentPage')
    .add(page('P 1', 'Scene 1', 0))
    .u16(0, 2, 1, 2);
  symbols.forEach(([name, stream], index) => bytes.u16(PAGE_CLASS).add(page(stream, name, index + 1)));
  bytes.u16(0, 1, 0, 1);
  bytes.u16(5).u8(0).u32(0, 11_000, 0, 8000).u16(0, 200).u8(3, 0, 0, 0x85).u32(360, 360, 360, 360);
  bytes.u8(...new Array<number>(13).fill(0)).u8(255, 255, 255, 255, 0x94, 0x94, 0x94, 255, 0);
  bytes.u16(12 * 256).u8(...new Array<number>(8).fill(0));
  bytes.u16(0).u32(0xffffffff).string('').string('').u16(1).u32(0);
  bytes
    .u16(0)
    .u8(0)
    .u16(0)
    .u8(...new Array<number>(49).fill(0));
  bytes.u32(0).u16(0);
  bytes.u16(1).u8(88, 255, 255, 255, 1, 0, 1).u32(0).u32(0);
  return bytes.string('').u8(0, 1).u32(1, 1).u16(0, 200).done();
}

/** A whole document. */
export function makeFlash5(streams: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  return makeCompound({ Contents: contents(), 'P 1': plainTimeline(), ...streams });
}
