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

/** Units of edges: 1/256 of a twip. */
const PIXEL = 20 * 256;

/** A square of one colour as a drawing object; places in pixels. */
export function square(left: number, top: number, side: number, color: readonly number[]): Bytes {
  const bytes = picObject().u8(2).matrix().u8(5).u32(4).u16(1);
  bytes
    .u8(...color)
    .u8(0, 0)
    .u16(0);
  const corners = [
    [side, 0],
    [0, side],
    [-side, 0],
    [0, -side],
  ];
  // 40h styles follow, 80h in a byte each; 2 a move of 32 bits; 20h an end of 32 bits.
  bytes.u8(0xe2, 0, 0, 1).u32(left * PIXEL, top * PIXEL);
  corners.forEach(([x, y], index) => {
    if (index > 0) bytes.u8(0x20);
    bytes.u32(x * PIXEL, y * PIXEL);
  });
  return bytes.u8(0).u32(0);
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

/** A pose of an armature with one element, as Flash CS4 writes it; documents of all releases may hold such a keyframe. */
export function pose(element: Bytes): Bytes {
  return emptyShape(element)
    .u8(0x1d)
    .u16(1, 4, 0, 0, 0, 1)
    .u8(0)
    .u32(0, 0x3fffffff)
    .u16(0)
    .string('')
    .u32(0, 2, 0, 0, 0)
    .u16(0)
    .u32(0)
    .u16(0)
    .string('')
    .u32(1, 0, 0, 1, 0)
    .u32(1)
    .matrix();
}

/** A film of QuickTime beside the document: the fields of an object of the class `CPicVideo`. */
export function linkedVideo(): Bytes {
  return picObject().u8(0).matrix().u16(1);
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

/** What differs from catalogue to catalogue. */
export interface ContentsOptions {
  /** The version: 20h is Flash 5, 1Fh a trial version of it, whose beginning is four bytes shorter. */
  version?: number;
  /** What Windows said about the printer that was set up last: two blocks of bytes. */
  printer?: readonly [settings: Uint8Array, names: Uint8Array];
  symbols?: readonly (readonly [name: string, stream: string])[];
}

const NO_BYTES = new Uint8Array();

/** The catalogue of a document of 550 x 400 with a scene in `P 1`, and symbols by name with their streams. */
export function contents({
  version = 0x20,
  printer: [settings, names] = [NO_BYTES, NO_BYTES],
  symbols = [],
}: ContentsOptions = {}): Uint8Array {
  const bytes = new Bytes().u8(version, 1, 0, 0, 0, 0, 0);
  if (version >= 0x20) bytes.u32(0);
  bytes
    .newClass('CDocumentPage')
    .add(page('P 1', 'Scene 1', 0))
    .u16(0, 2, 1, 2);
  symbols.forEach(([name, stream], index) => bytes.u16(PAGE_CLASS).add(page(stream, name, index + 1)));
  bytes.u16(0, 1, 0, 1);
  bytes.u16(5).u8(0).u32(0, 11_000, 0, 8000).u16(0, 200).u8(3, 0, 0, 0x85).u32(360, 360, 360, 360);
  bytes.u32(0, 0).u8(0);
  bytes.u16(settings.length).bytes(settings);
  bytes.u16(names.length).bytes(names);
  bytes.u8(255, 255, 255, 255, 0x94, 0x94, 0x94, 255, 0);
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
