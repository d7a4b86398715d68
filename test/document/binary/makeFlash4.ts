import { Bytes } from './Bytes';

/*
 * What Flash 4 wrote, and Flash 5 kept in its documents unless it was changed. Each object says its version in front
 * of its fields; these are the last before those of Flash 5.
 */

const NO_POINT = 0x80000000;

function picObject(children: Bytes = new Bytes()): Bytes {
  return new Bytes().u8(1, 0).add(children).u16(0).u32(NO_POINT, NO_POINT);
}

/** Geometry without edges: no list of cubics is at its end. */
export function oldShape(children?: Bytes): Bytes {
  return picObject(children).u8(2).matrix().u8(4).u32(0).u16(0, 0).u8(0);
}

/** A keyframe. It has no sound effect. `actions`: how many its script has. */
export function oldFrame(elements?: Bytes, { label = '', actions = 0 } = {}): Bytes {
  return oldShape(elements)
    .u8(0x14)
    .u16(1, 0x600, 0, 0, 0, 1)
    .u8(0)
    .u32(0, 0x3fffffff)
    .u16(0)
    .string(label)
    .u32(actions, 0, 0, 0)
    .u16(0)
    .u32(0)
    .u16(0)
    .string('');
}

/** A layer with keyframes: one link to another layer, no height. */
export function oldLayer(name: string, frames: Bytes): Bytes {
  return picObject(frames)
    .u8(6)
    .string(name)
    .u8(0, 0, 0)
    .u32(0xffffffff)
    .u8(255, 0, 0, 255)
    .u32(0)
    .u8(0)
    .u16(0)
    .u8(0);
}

/** A text field: flags of 16 bits, a run without a link or none for no characters, no instance name. */
export function oldText(characters: string, flags: number): Bytes {
  const run = new Bytes().u8(4).u16(240).string('Arial').u8(0, 0, 0, 255).u16(0).u8(0, 0, 0, 1, 0, 0);
  run.u16(0, 0, 0, 0, 0);
  const field = picObject().u8(4).matrix().u32(0, 2000, 0, 400).u8(0, 0).u16(flags, 0).string('');
  if (characters === '') return field.u16(0);
  return field
    .u16(characters.length)
    .add(run)
    .u8(...[...characters].map((character) => character.charCodeAt(0)))
    .u16(0);
}

function instance(symbol: number): Bytes {
  const bytes = picObject().u8(7).matrix().u16(0, 0).u8(1);
  return bytes.u16(256, 0, 256, 0, 256, 0, 256, 0, 0, 0).u8(0, 0, 0, 0).string('').u32(symbol);
}

/** An instance of a graphic: it has no parameters. */
export function oldGraphic(symbol: number): Bytes {
  return instance(symbol);
}

/** An instance of a button: it is not tracked as a menu. `actions`: how many its script has. */
export function oldButton(symbol: number, actions = 0): Bytes {
  return instance(symbol).u8(4).u32(actions);
}

/** A timeline with one layer and one keyframe, all of Flash 4. It has no guides. */
export function oldTimeline(frame: Bytes): Uint8Array {
  const frames = new Bytes().newClass('CPicFrame').add(frame);
  const layers = new Bytes().newClass('CPicLayer').add(oldLayer('old layer', frames));
  return new Bytes().u8(1).newClass('CPicPage').add(picObject(layers)).u8(2).u16(1).done();
}
